target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@shared0 = internal unnamed_addr addrspace(3) global [8 x float] poison, align 16

define protected amdgpu_kernel void @total(ptr addrspace(1) %data0, ptr addrspace(1) %data1) #0 {
entry:
  %v1 = call i32 @llvm.amdgcn.workitem.id.x()
  %v2 = icmp eq i32 %v1, 0
  %v3 = mul nsw i32 %v1, 4
  %v4 = mul nuw i32 %v3, 4
  %v5 = zext i32 %v4 to i64
  %v6 = getelementptr i8, ptr addrspace(1) %data1, i64 %v5
  %v7 = load <4 x float>, ptr addrspace(1) %v6, align 4
  %v8 = extractelement <4 x float> %v7, i32 0
  %v9 = add nsw i32 %v3, 1024
  %v10 = getelementptr float, ptr addrspace(1) %v6, i64 1024
  %v11 = load <4 x float>, ptr addrspace(1) %v10, align 4
  %v12 = extractelement <4 x float> %v11, i32 0
  %v13 = fadd float %v8, %v12
  %v14 = add nsw i32 %v3, 2048
  %v15 = getelementptr float, ptr addrspace(1) %v6, i64 2048
  %v16 = load <4 x float>, ptr addrspace(1) %v15, align 4
  %v17 = extractelement <4 x float> %v16, i32 0
  %v18 = fadd float %v13, %v17
  %v19 = add nsw i32 %v3, 3072
  %v20 = getelementptr float, ptr addrspace(1) %v6, i64 3072
  %v21 = load <4 x float>, ptr addrspace(1) %v20, align 4
  %v22 = extractelement <4 x float> %v21, i32 0
  %v23 = fadd float %v18, %v22
  %v24 = extractelement <4 x float> %v7, i32 2
  %v25 = extractelement <4 x float> %v11, i32 2
  %v26 = fadd float %v24, %v25
  %v27 = extractelement <4 x float> %v16, i32 2
  %v28 = fadd float %v26, %v27
  %v29 = extractelement <4 x float> %v21, i32 2
  %v30 = fadd float %v28, %v29
  %v31 = fadd float %v23, %v30
  %v32 = extractelement <4 x float> %v7, i32 1
  %v33 = extractelement <4 x float> %v11, i32 1
  %v34 = fadd float %v32, %v33
  %v35 = extractelement <4 x float> %v16, i32 1
  %v36 = fadd float %v34, %v35
  %v37 = extractelement <4 x float> %v21, i32 1
  %v38 = fadd float %v36, %v37
  %v39 = extractelement <4 x float> %v7, i32 3
  %v40 = extractelement <4 x float> %v11, i32 3
  %v41 = fadd float %v39, %v40
  %v42 = extractelement <4 x float> %v16, i32 3
  %v43 = fadd float %v41, %v42
  %v44 = extractelement <4 x float> %v21, i32 3
  %v45 = fadd float %v43, %v44
  %v46 = fadd float %v38, %v45
  %v47 = fadd float %v31, %v46
  %v48 = bitcast float %v47 to i32
  %v49 = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %v48, i32 353, i32 15, i32 15, i1 false)
  %v50 = bitcast i32 %v49 to float
  %v51 = fadd float %v47, %v50
  %v52 = bitcast float %v51 to i32
  %v53 = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %v52, i32 354, i32 15, i32 15, i1 false)
  %v54 = bitcast i32 %v53 to float
  %v55 = fadd float %v51, %v54
  %v56 = bitcast float %v55 to i32
  %v57 = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %v56, i32 356, i32 15, i32 15, i1 false)
  %v58 = bitcast i32 %v57 to float
  %v59 = fadd float %v55, %v58
  %v60 = bitcast float %v59 to i32
  %v61 = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %v60, i32 360, i32 15, i32 15, i1 false)
  %v62 = bitcast i32 %v61 to float
  %v63 = fadd float %v59, %v62
  %v64 = bitcast float %v63 to i32
  %v65 = call i32 @llvm.amdgcn.permlanex16.i32(i32 poison, i32 %v64, i32 1985229328, i32 -19088744, i1 false, i1 false)
  %v66 = bitcast i32 %v65 to float
  %v67 = fadd float %v63, %v66
  %v68 = call i32 @llvm.amdgcn.workitem.id.x()
  %v69 = udiv i32 %v68, 32
  %v70 = urem i32 %v68, 32
  %v71 = icmp eq i32 %v70, 0
  br i1 %v71, label %then1, label %join1
then1:
  %v72 = getelementptr float, ptr addrspace(3) @shared0, i32 %v69
  store float %v67, ptr addrspace(3) %v72
  br label %join1
join1:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v73 = getelementptr float, ptr addrspace(3) @shared0, i32 0
  %v74 = load float, ptr addrspace(3) %v73
  %v75 = getelementptr float, ptr addrspace(3) @shared0, i32 1
  %v76 = load float, ptr addrspace(3) %v75
  %v77 = fadd float %v74, %v76
  %v78 = getelementptr float, ptr addrspace(3) @shared0, i32 2
  %v79 = load float, ptr addrspace(3) %v78
  %v80 = fadd float %v77, %v79
  %v81 = getelementptr float, ptr addrspace(3) @shared0, i32 3
  %v82 = load float, ptr addrspace(3) %v81
  %v83 = fadd float %v80, %v82
  %v84 = getelementptr float, ptr addrspace(3) @shared0, i32 4
  %v85 = load float, ptr addrspace(3) %v84
  %v86 = fadd float %v83, %v85
  %v87 = getelementptr float, ptr addrspace(3) @shared0, i32 5
  %v88 = load float, ptr addrspace(3) %v87
  %v89 = fadd float %v86, %v88
  %v90 = getelementptr float, ptr addrspace(3) @shared0, i32 6
  %v91 = load float, ptr addrspace(3) %v90
  %v92 = fadd float %v89, %v91
  %v93 = getelementptr float, ptr addrspace(3) @shared0, i32 7
  %v94 = load float, ptr addrspace(3) %v93
  %v95 = fadd float %v92, %v94
  br i1 %v2, label %then2, label %join2
then2:
  store float %v95, ptr addrspace(1) %data0, align 4
  br label %join2
join2:
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-flat-scratch-init" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" }
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!llvm.module.flags = !{!0}
