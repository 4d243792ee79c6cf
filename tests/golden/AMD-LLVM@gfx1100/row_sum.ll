target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@shared0 = internal unnamed_addr addrspace(3) global [4 x float] poison, align 16

define protected amdgpu_kernel void @row_sum(ptr addrspace(1) %data0, ptr addrspace(1) %data1) #0 {
entry:
  %v1 = call i32 @llvm.amdgcn.workgroup.id.x()
  %v2 = mul nsw i32 %v1, 2
  %v3 = call i32 @llvm.amdgcn.workitem.id.y()
  %v4 = add nsw i32 %v2, %v3
  %v5 = call i32 @llvm.amdgcn.workitem.id.x()
  %v6 = icmp eq i32 %v5, 0
  %v7 = mul nuw i32 %v4, 4
  %v8 = zext i32 %v7 to i64
  %v9 = getelementptr i8, ptr addrspace(1) %data0, i64 %v8
  %v10 = mul nsw i32 %v1, 512
  %v11 = mul nsw i32 %v5, 4
  %v12 = add nsw i32 %v10, %v11
  %v13 = mul nsw i32 %v3, 256
  %v14 = add nsw i32 %v12, %v13
  %v15 = mul nuw i32 %v14, 4
  %v16 = zext i32 %v15 to i64
  %v17 = getelementptr i8, ptr addrspace(1) %data1, i64 %v16
  %v18 = load <4 x float>, ptr addrspace(1) %v17, align 4
  %v19 = extractelement <4 x float> %v18, i32 0
  %v20 = extractelement <4 x float> %v18, i32 2
  %v21 = fadd float %v19, %v20
  %v22 = extractelement <4 x float> %v18, i32 1
  %v23 = extractelement <4 x float> %v18, i32 3
  %v24 = fadd float %v22, %v23
  %v25 = fadd float %v21, %v24
  %v26 = bitcast float %v25 to i32
  %v27 = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %v26, i32 353, i32 15, i32 15, i1 false)
  %v28 = bitcast i32 %v27 to float
  %v29 = fadd float %v25, %v28
  %v30 = bitcast float %v29 to i32
  %v31 = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %v30, i32 354, i32 15, i32 15, i1 false)
  %v32 = bitcast i32 %v31 to float
  %v33 = fadd float %v29, %v32
  %v34 = bitcast float %v33 to i32
  %v35 = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %v34, i32 356, i32 15, i32 15, i1 false)
  %v36 = bitcast i32 %v35 to float
  %v37 = fadd float %v33, %v36
  %v38 = bitcast float %v37 to i32
  %v39 = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %v38, i32 360, i32 15, i32 15, i1 false)
  %v40 = bitcast i32 %v39 to float
  %v41 = fadd float %v37, %v40
  %v42 = bitcast float %v41 to i32
  %v43 = call i32 @llvm.amdgcn.permlanex16.i32(i32 poison, i32 %v42, i32 1985229328, i32 -19088744, i1 false, i1 false)
  %v44 = bitcast i32 %v43 to float
  %v45 = fadd float %v41, %v44
  %v46 = call i32 @llvm.amdgcn.workitem.id.y()
  %v47 = call i32 @llvm.amdgcn.workitem.id.x()
  %v48 = mul i32 %v46, 64
  %v49 = add i32 %v48, %v47
  %v50 = udiv i32 %v49, 32
  %v51 = urem i32 %v49, 32
  %v52 = icmp eq i32 %v51, 0
  br i1 %v52, label %then1, label %join1
then1:
  %v53 = getelementptr float, ptr addrspace(3) @shared0, i32 %v50
  store float %v45, ptr addrspace(3) %v53
  br label %join1
join1:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v54 = udiv i32 %v49, 64
  %v55 = mul i32 %v54, 2
  %v56 = add i32 %v55, 0
  %v57 = getelementptr float, ptr addrspace(3) @shared0, i32 %v56
  %v58 = load float, ptr addrspace(3) %v57
  %v59 = add i32 %v55, 1
  %v60 = getelementptr float, ptr addrspace(3) @shared0, i32 %v59
  %v61 = load float, ptr addrspace(3) %v60
  %v62 = fadd float %v58, %v61
  br i1 %v6, label %then2, label %join2
then2:
  store float %v62, ptr addrspace(1) %v9, align 4
  br label %join2
join2:
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-flat-scratch-init" "amdgpu-no-workitem-id-z" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" }
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!llvm.module.flags = !{!0}
