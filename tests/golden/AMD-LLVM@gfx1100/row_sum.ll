target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define protected amdgpu_kernel void @row_sum(ptr addrspace(1) %data0, ptr addrspace(1) %data1) #0 {
entry:
  %v1 = call i32 @llvm.amdgcn.workgroup.id.x()
  %v2 = call i32 @llvm.amdgcn.workitem.id.x()
  %v3 = icmp eq i32 %v2, 0
  %v4 = mul nuw i32 %v1, 4
  %v5 = zext i32 %v4 to i64
  %v6 = getelementptr i8, ptr addrspace(1) %data0, i64 %v5
  %v7 = mul nsw i32 %v1, 256
  %v8 = mul nsw i32 %v2, 4
  %v9 = add nsw i32 %v7, %v8
  br label %loop1
loop1:
  %v10 = phi i32 [ 0, %entry ], [ %v29, %loop1 ]
  %v11 = phi float [ 0x0000000000000000, %entry ], [ %v22, %loop1 ]
  %v12 = phi float [ 0x0000000000000000, %entry ], [ %v24, %loop1 ]
  %v13 = phi float [ 0x0000000000000000, %entry ], [ %v26, %loop1 ]
  %v14 = phi float [ 0x0000000000000000, %entry ], [ %v28, %loop1 ]
  %v15 = mul nsw i32 %v10, 128
  %v16 = add nsw i32 %v9, %v15
  %v17 = mul nuw i32 %v16, 4
  %v18 = zext i32 %v17 to i64
  %v19 = getelementptr i8, ptr addrspace(1) %data1, i64 %v18
  %v20 = load <4 x float>, ptr addrspace(1) %v19, align 4
  %v21 = extractelement <4 x float> %v20, i32 0
  %v22 = fadd float %v11, %v21
  %v23 = extractelement <4 x float> %v20, i32 1
  %v24 = fadd float %v12, %v23
  %v25 = extractelement <4 x float> %v20, i32 2
  %v26 = fadd float %v13, %v25
  %v27 = extractelement <4 x float> %v20, i32 3
  %v28 = fadd float %v14, %v27
  %v29 = add nsw i32 %v10, 1
  %v30 = icmp slt i32 %v29, 2
  br i1 %v30, label %loop1, label %done1
done1:
  %v31 = fadd float %v22, %v26
  %v32 = fadd float %v24, %v28
  %v33 = fadd float %v31, %v32
  %v34 = bitcast float %v33 to i32
  %v35 = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %v34, i32 353, i32 15, i32 15, i1 false)
  %v36 = bitcast i32 %v35 to float
  %v37 = fadd float %v33, %v36
  %v38 = bitcast float %v37 to i32
  %v39 = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %v38, i32 354, i32 15, i32 15, i1 false)
  %v40 = bitcast i32 %v39 to float
  %v41 = fadd float %v37, %v40
  %v42 = bitcast float %v41 to i32
  %v43 = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %v42, i32 356, i32 15, i32 15, i1 false)
  %v44 = bitcast i32 %v43 to float
  %v45 = fadd float %v41, %v44
  %v46 = bitcast float %v45 to i32
  %v47 = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %v46, i32 360, i32 15, i32 15, i1 false)
  %v48 = bitcast i32 %v47 to float
  %v49 = fadd float %v45, %v48
  %v50 = bitcast float %v49 to i32
  %v51 = call i32 @llvm.amdgcn.permlanex16.i32(i32 poison, i32 %v50, i32 1985229328, i32 -19088744, i1 false, i1 false)
  %v52 = bitcast i32 %v51 to float
  %v53 = fadd float %v49, %v52
  br i1 %v3, label %then2, label %join2
then2:
  store float %v53, ptr addrspace(1) %v6, align 4
  br label %join2
join2:
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "amdgpu-flat-work-group-size"="32,32" "uniform-work-group-size"="true" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-flat-scratch-init" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" }
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!llvm.module.flags = !{!0}
