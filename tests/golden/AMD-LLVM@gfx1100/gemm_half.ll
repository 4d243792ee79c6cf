target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define protected amdgpu_kernel void @gemm(ptr addrspace(1) %data0, ptr addrspace(1) %data1, ptr addrspace(1) %data2) #0 {
entry:
  %v1 = call i32 @llvm.amdgcn.workitem.id.x()
  %v2 = mul nsw i32 %v1, 4
  %v3 = call i32 @llvm.amdgcn.workitem.id.y()
  %v4 = mul nsw i32 %v3, 32
  %v5 = add nsw i32 %v2, %v4
  %v6 = mul nuw i32 %v5, 2
  %v7 = zext i32 %v6 to i64
  %v8 = getelementptr i8, ptr addrspace(1) %data0, i64 %v7
  br label %loop1
loop1:
  %v9 = phi i32 [ 0, %entry ], [ %v103, %loop1 ]
  %v10 = phi float [ 0x0000000000000000, %entry ], [ %v58, %loop1 ]
  %v11 = phi float [ 0x0000000000000000, %entry ], [ %v70, %loop1 ]
  %v12 = phi float [ 0x0000000000000000, %entry ], [ %v90, %loop1 ]
  %v13 = phi float [ 0x0000000000000000, %entry ], [ %v102, %loop1 ]
  %v14 = mul nsw i32 %v9, 4
  %v15 = add nsw i32 %v4, %v14
  %v16 = mul nuw i32 %v15, 2
  %v17 = zext i32 %v16 to i64
  %v18 = getelementptr i8, ptr addrspace(1) %data1, i64 %v17
  %v19 = load <4 x half>, ptr addrspace(1) %v18, align 2
  %v20 = shufflevector <4 x half> %v19, <4 x half> poison, <2 x i32> <i32 0, i32 0>
  %v21 = mul nsw i32 %v9, 128
  %v22 = add nsw i32 %v2, %v21
  %v23 = mul nuw i32 %v22, 2
  %v24 = zext i32 %v23 to i64
  %v25 = getelementptr i8, ptr addrspace(1) %data2, i64 %v24
  %v26 = load <4 x half>, ptr addrspace(1) %v25, align 2
  %v27 = shufflevector <4 x half> %v26, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %v28 = fmul <2 x half> %v20, %v27
  %v29 = extractelement <2 x half> %v28, i32 0
  %v30 = fpext half %v29 to float
  %v31 = shufflevector <4 x half> %v19, <4 x half> poison, <2 x i32> <i32 1, i32 1>
  %v32 = add nsw i32 %v22, 32
  %v33 = getelementptr half, ptr addrspace(1) %v25, i64 32
  %v34 = load <4 x half>, ptr addrspace(1) %v33, align 2
  %v35 = shufflevector <4 x half> %v34, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %v36 = fmul <2 x half> %v31, %v35
  %v37 = extractelement <2 x half> %v36, i32 0
  %v38 = fpext half %v37 to float
  %v39 = fadd float %v30, %v38
  %v40 = shufflevector <4 x half> %v19, <4 x half> poison, <2 x i32> <i32 2, i32 2>
  %v41 = add nsw i32 %v22, 64
  %v42 = getelementptr half, ptr addrspace(1) %v25, i64 64
  %v43 = load <4 x half>, ptr addrspace(1) %v42, align 2
  %v44 = shufflevector <4 x half> %v43, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %v45 = fmul <2 x half> %v40, %v44
  %v46 = extractelement <2 x half> %v45, i32 0
  %v47 = fpext half %v46 to float
  %v48 = shufflevector <4 x half> %v19, <4 x half> poison, <2 x i32> <i32 3, i32 3>
  %v49 = add nsw i32 %v22, 96
  %v50 = getelementptr half, ptr addrspace(1) %v25, i64 96
  %v51 = load <4 x half>, ptr addrspace(1) %v50, align 2
  %v52 = shufflevector <4 x half> %v51, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %v53 = fmul <2 x half> %v48, %v52
  %v54 = extractelement <2 x half> %v53, i32 0
  %v55 = fpext half %v54 to float
  %v56 = fadd float %v47, %v55
  %v57 = fadd float %v39, %v56
  %v58 = fadd float %v10, %v57
  %v59 = extractelement <2 x half> %v28, i32 1
  %v60 = fpext half %v59 to float
  %v61 = extractelement <2 x half> %v36, i32 1
  %v62 = fpext half %v61 to float
  %v63 = fadd float %v60, %v62
  %v64 = extractelement <2 x half> %v45, i32 1
  %v65 = fpext half %v64 to float
  %v66 = extractelement <2 x half> %v53, i32 1
  %v67 = fpext half %v66 to float
  %v68 = fadd float %v65, %v67
  %v69 = fadd float %v63, %v68
  %v70 = fadd float %v11, %v69
  %v71 = shufflevector <4 x half> %v26, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %v72 = fmul <2 x half> %v20, %v71
  %v73 = extractelement <2 x half> %v72, i32 0
  %v74 = fpext half %v73 to float
  %v75 = shufflevector <4 x half> %v34, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %v76 = fmul <2 x half> %v31, %v75
  %v77 = extractelement <2 x half> %v76, i32 0
  %v78 = fpext half %v77 to float
  %v79 = fadd float %v74, %v78
  %v80 = shufflevector <4 x half> %v43, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %v81 = fmul <2 x half> %v40, %v80
  %v82 = extractelement <2 x half> %v81, i32 0
  %v83 = fpext half %v82 to float
  %v84 = shufflevector <4 x half> %v51, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %v85 = fmul <2 x half> %v48, %v84
  %v86 = extractelement <2 x half> %v85, i32 0
  %v87 = fpext half %v86 to float
  %v88 = fadd float %v83, %v87
  %v89 = fadd float %v79, %v88
  %v90 = fadd float %v12, %v89
  %v91 = extractelement <2 x half> %v72, i32 1
  %v92 = fpext half %v91 to float
  %v93 = extractelement <2 x half> %v76, i32 1
  %v94 = fpext half %v93 to float
  %v95 = fadd float %v92, %v94
  %v96 = extractelement <2 x half> %v81, i32 1
  %v97 = fpext half %v96 to float
  %v98 = extractelement <2 x half> %v85, i32 1
  %v99 = fpext half %v98 to float
  %v100 = fadd float %v97, %v99
  %v101 = fadd float %v95, %v100
  %v102 = fadd float %v13, %v101
  %v103 = add nsw i32 %v9, 1
  %v104 = icmp slt i32 %v103, 8
  br i1 %v104, label %loop1, label %done1
done1:
  %v105 = fptrunc float %v58 to half
  %v106 = fptrunc float %v70 to half
  %v107 = fptrunc float %v90 to half
  %v108 = fptrunc float %v102 to half
  %v109 = insertelement <4 x half> poison, half %v105, i64 0
  %v110 = insertelement <4 x half> %v109, half %v106, i64 1
  %v111 = insertelement <4 x half> %v110, half %v107, i64 2
  %v112 = insertelement <4 x half> %v111, half %v108, i64 3
  store <4 x half> %v112, ptr addrspace(1) %v8, align 2
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-flat-scratch-init" "amdgpu-no-workitem-id-z" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" }
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!llvm.module.flags = !{!0}
