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
  %v31 = fadd float %v10, %v30
  %v32 = shufflevector <4 x half> %v19, <4 x half> poison, <2 x i32> <i32 1, i32 1>
  %v33 = add nsw i32 %v22, 32
  %v34 = getelementptr half, ptr addrspace(1) %v25, i64 32
  %v35 = load <4 x half>, ptr addrspace(1) %v34, align 2
  %v36 = shufflevector <4 x half> %v35, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %v37 = fmul <2 x half> %v32, %v36
  %v38 = extractelement <2 x half> %v37, i32 0
  %v39 = fpext half %v38 to float
  %v40 = fadd float %v31, %v39
  %v41 = shufflevector <4 x half> %v19, <4 x half> poison, <2 x i32> <i32 2, i32 2>
  %v42 = add nsw i32 %v22, 64
  %v43 = getelementptr half, ptr addrspace(1) %v25, i64 64
  %v44 = load <4 x half>, ptr addrspace(1) %v43, align 2
  %v45 = shufflevector <4 x half> %v44, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %v46 = fmul <2 x half> %v41, %v45
  %v47 = extractelement <2 x half> %v46, i32 0
  %v48 = fpext half %v47 to float
  %v49 = fadd float %v40, %v48
  %v50 = shufflevector <4 x half> %v19, <4 x half> poison, <2 x i32> <i32 3, i32 3>
  %v51 = add nsw i32 %v22, 96
  %v52 = getelementptr half, ptr addrspace(1) %v25, i64 96
  %v53 = load <4 x half>, ptr addrspace(1) %v52, align 2
  %v54 = shufflevector <4 x half> %v53, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %v55 = fmul <2 x half> %v50, %v54
  %v56 = extractelement <2 x half> %v55, i32 0
  %v57 = fpext half %v56 to float
  %v58 = fadd float %v49, %v57
  %v59 = extractelement <2 x half> %v28, i32 1
  %v60 = fpext half %v59 to float
  %v61 = fadd float %v11, %v60
  %v62 = extractelement <2 x half> %v37, i32 1
  %v63 = fpext half %v62 to float
  %v64 = fadd float %v61, %v63
  %v65 = extractelement <2 x half> %v46, i32 1
  %v66 = fpext half %v65 to float
  %v67 = fadd float %v64, %v66
  %v68 = extractelement <2 x half> %v55, i32 1
  %v69 = fpext half %v68 to float
  %v70 = fadd float %v67, %v69
  %v71 = shufflevector <4 x half> %v26, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %v72 = fmul <2 x half> %v20, %v71
  %v73 = extractelement <2 x half> %v72, i32 0
  %v74 = fpext half %v73 to float
  %v75 = fadd float %v12, %v74
  %v76 = shufflevector <4 x half> %v35, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %v77 = fmul <2 x half> %v32, %v76
  %v78 = extractelement <2 x half> %v77, i32 0
  %v79 = fpext half %v78 to float
  %v80 = fadd float %v75, %v79
  %v81 = shufflevector <4 x half> %v44, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %v82 = fmul <2 x half> %v41, %v81
  %v83 = extractelement <2 x half> %v82, i32 0
  %v84 = fpext half %v83 to float
  %v85 = fadd float %v80, %v84
  %v86 = shufflevector <4 x half> %v53, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %v87 = fmul <2 x half> %v50, %v86
  %v88 = extractelement <2 x half> %v87, i32 0
  %v89 = fpext half %v88 to float
  %v90 = fadd float %v85, %v89
  %v91 = extractelement <2 x half> %v72, i32 1
  %v92 = fpext half %v91 to float
  %v93 = fadd float %v13, %v92
  %v94 = extractelement <2 x half> %v77, i32 1
  %v95 = fpext half %v94 to float
  %v96 = fadd float %v93, %v95
  %v97 = extractelement <2 x half> %v82, i32 1
  %v98 = fpext half %v97 to float
  %v99 = fadd float %v96, %v98
  %v100 = extractelement <2 x half> %v87, i32 1
  %v101 = fpext half %v100 to float
  %v102 = fadd float %v99, %v101
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
