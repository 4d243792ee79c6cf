target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define protected amdgpu_kernel void @row_sum(ptr addrspace(1) %data0, ptr addrspace(1) %data1) #0 {
entry:
  %v1 = call i32 @llvm.amdgcn.workgroup.id.x()
  %v2 = mul nsw i32 %v1, 4
  %v3 = call i32 @llvm.amdgcn.workitem.id.y()
  %v4 = add nsw i32 %v2, %v3
  %v5 = call i32 @llvm.amdgcn.workitem.id.x()
  %v6 = icmp eq i32 %v5, 0
  %v7 = mul nuw i32 %v4, 4
  %v8 = zext i32 %v7 to i64
  %v9 = getelementptr i8, ptr addrspace(1) %data0, i64 %v8
  %v10 = mul nsw i32 %v1, 1024
  %v11 = mul nsw i32 %v5, 4
  %v12 = add nsw i32 %v10, %v11
  %v13 = mul nsw i32 %v3, 256
  %v14 = add nsw i32 %v12, %v13
  %v15 = mul nuw i32 %v14, 4
  %v16 = zext i32 %v15 to i64
  %v17 = getelementptr i8, ptr addrspace(1) %data1, i64 %v16
  %v18 = load <4 x float>, ptr addrspace(1) %v17, align 4
  %v19 = extractelement <4 x float> %v18, i32 0
  %v20 = add nsw i32 %v14, 128
  %v21 = getelementptr float, ptr addrspace(1) %v17, i64 128
  %v22 = load <4 x float>, ptr addrspace(1) %v21, align 4
  %v23 = extractelement <4 x float> %v22, i32 0
  %v24 = fadd float %v19, %v23
  %v25 = extractelement <4 x float> %v18, i32 2
  %v26 = extractelement <4 x float> %v22, i32 2
  %v27 = fadd float %v25, %v26
  %v28 = fadd float %v24, %v27
  %v29 = extractelement <4 x float> %v18, i32 1
  %v30 = extractelement <4 x float> %v22, i32 1
  %v31 = fadd float %v29, %v30
  %v32 = extractelement <4 x float> %v18, i32 3
  %v33 = extractelement <4 x float> %v22, i32 3
  %v34 = fadd float %v32, %v33
  %v35 = fadd float %v31, %v34
  %v36 = fadd float %v28, %v35
  %v37 = bitcast float %v36 to i32
  %v38 = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %v37, i32 353, i32 15, i32 15, i1 false)
  %v39 = bitcast i32 %v38 to float
  %v40 = fadd float %v36, %v39
  %v41 = bitcast float %v40 to i32
  %v42 = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %v41, i32 354, i32 15, i32 15, i1 false)
  %v43 = bitcast i32 %v42 to float
  %v44 = fadd float %v40, %v43
  %v45 = bitcast float %v44 to i32
  %v46 = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %v45, i32 356, i32 15, i32 15, i1 false)
  %v47 = bitcast i32 %v46 to float
  %v48 = fadd float %v44, %v47
  %v49 = bitcast float %v48 to i32
  %v50 = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %v49, i32 360, i32 15, i32 15, i1 false)
  %v51 = bitcast i32 %v50 to float
  %v52 = fadd float %v48, %v51
  %v53 = bitcast float %v52 to i32
  %v54 = call i32 @llvm.amdgcn.permlanex16.i32(i32 poison, i32 %v53, i32 1985229328, i32 -19088744, i1 false, i1 false)
  %v55 = bitcast i32 %v54 to float
  %v56 = fadd float %v52, %v55
  br i1 %v6, label %then1, label %join1
then1:
  store float %v56, ptr addrspace(1) %v9, align 4
  br label %join1
join1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-flat-scratch-init" "amdgpu-no-workitem-id-z" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" }
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!llvm.module.flags = !{!0}
