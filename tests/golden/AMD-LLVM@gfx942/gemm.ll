target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@shared0 = internal unnamed_addr addrspace(3) global [1024 x float] poison, align 16
@shared1 = internal unnamed_addr addrspace(3) global [1024 x float] poison, align 16

define protected amdgpu_kernel void @gemm(ptr addrspace(1) %data0, ptr addrspace(1) %data1, ptr addrspace(1) %data2) #0 {
entry:
  %v1 = call i32 @llvm.amdgcn.workgroup.id.x()
  %v2 = mul nsw i32 %v1, 2048
  %v3 = call i32 @llvm.amdgcn.workgroup.id.y()
  %v4 = mul nsw i32 %v3, 32
  %v5 = add nsw i32 %v2, %v4
  %v6 = call i32 @llvm.amdgcn.workitem.id.y()
  %v7 = mul nsw i32 %v6, 16
  %v8 = add nsw i32 %v5, %v7
  %v9 = call i32 @llvm.amdgcn.workitem.id.z()
  %v10 = mul nsw i32 %v9, 1024
  %v11 = add nsw i32 %v8, %v10
  %v12 = call i32 @llvm.amdgcn.workitem.id.x()
  %v13 = ashr i32 %v12, 4
  %v14 = mul nsw i32 %v13, 256
  %v15 = add nsw i32 %v11, %v14
  %v16 = and i32 %v12, 15
  %v17 = add nsw i32 %v15, %v16
  %v18 = mul nuw i32 %v17, 4
  %v19 = zext i32 %v18 to i64
  %v20 = getelementptr i8, ptr addrspace(1) %data0, i64 %v19
  %v21 = mul nsw i32 %v9, 256
  %v22 = add nsw i32 %v21, %v13
  %v23 = mul nsw i32 %v16, 16
  %v24 = add nsw i32 %v22, %v23
  %v25 = ashr i32 %v12, 1
  %v26 = and i32 %v25, 3
  %v27 = xor i32 %v26, 3
  %v28 = mul nsw i32 %v27, 4
  %v29 = mul nsw i32 %v6, 256
  %v30 = mul nsw i32 %v9, 512
  %v31 = add nsw i32 %v29, %v30
  %v32 = ashr i32 %v12, 2
  %v33 = mul nsw i32 %v32, 16
  %v34 = add nsw i32 %v31, %v33
  %v35 = and i32 %v12, 3
  %v36 = ashr i32 %v12, 3
  %v37 = and i32 %v36, 3
  %v38 = xor i32 %v35, %v37
  %v39 = mul nsw i32 %v38, 4
  %v40 = add nsw i32 %v34, %v39
  %v41 = icmp slt i32 %v9, 1
  %v42 = getelementptr float, ptr addrspace(3) @shared0, i32 %v40
  %v43 = mul nsw i32 %v6, 1024
  %v44 = add nsw i32 %v2, %v43
  %v45 = mul nsw i32 %v9, 2048
  %v46 = add nsw i32 %v44, %v45
  %v47 = mul nsw i32 %v32, 64
  %v48 = add nsw i32 %v46, %v47
  %v49 = mul nsw i32 %v35, 4
  %v50 = add nsw i32 %v48, %v49
  %v51 = mul nuw i32 %v50, 4
  %v52 = zext i32 %v51 to i64
  %v53 = getelementptr i8, ptr addrspace(1) %data1, i64 %v52
  br i1 %v41, label %then1, label %join1
then1:
  %v54 = load <4 x float>, ptr addrspace(1) %v53, align 4
  br label %join1
join1:
  %v55 = phi <4 x float> [ %v54, %then1 ], [ zeroinitializer, %entry ]
  br i1 %v41, label %then2, label %join2
then2:
  store <4 x float> %v55, ptr addrspace(3) %v42, align 16
  br label %join2
join2:
  %v56 = mul nsw i32 %v36, 32
  %v57 = add nsw i32 %v31, %v56
  %v58 = add nsw i32 %v57, %v49
  %v59 = and i32 %v32, 1
  %v60 = and i32 %v36, 1
  %v61 = xor i32 %v59, %v60
  %v62 = mul nsw i32 %v61, 16
  %v63 = add nsw i32 %v58, %v62
  %v64 = getelementptr float, ptr addrspace(3) @shared1, i32 %v63
  %v65 = mul nsw i32 %v6, 512
  %v66 = add nsw i32 %v4, %v65
  %v67 = add nsw i32 %v66, %v10
  %v68 = mul nsw i32 %v36, 64
  %v69 = add nsw i32 %v67, %v68
  %v70 = and i32 %v12, 7
  %v71 = mul nsw i32 %v70, 4
  %v72 = add nsw i32 %v69, %v71
  %v73 = mul nuw i32 %v72, 4
  %v74 = zext i32 %v73 to i64
  %v75 = getelementptr i8, ptr addrspace(1) %data2, i64 %v74
  br i1 %v41, label %then3, label %join3
then3:
  %v76 = load <4 x float>, ptr addrspace(1) %v75, align 4
  br label %join3
join3:
  %v77 = phi <4 x float> [ %v76, %then3 ], [ zeroinitializer, %join2 ]
  br i1 %v41, label %then4, label %join4
then4:
  store <4 x float> %v77, ptr addrspace(3) %v64, align 16
  br label %join4
join4:
  %v78 = mul nsw i32 %v13, 32
  %v79 = add nsw i32 %v78, %v16
  %v80 = and i32 %v13, 1
  %v81 = xor i32 %v6, %v80
  %v82 = mul nsw i32 %v81, 16
  %v83 = xor i32 %v26, 2
  %v84 = mul nsw i32 %v83, 4
  %v85 = xor i32 %v26, 1
  %v86 = mul nsw i32 %v85, 4
  %v87 = mul nsw i32 %v26, 4
  br label %loop5
loop5:
  %v88 = phi i32 [ 0, %join4 ], [ %v160, %join9 ]
  %v89 = phi <2 x float> [ zeroinitializer, %join4 ], [ %v148, %join9 ]
  %v90 = phi <2 x float> [ zeroinitializer, %join4 ], [ %v149, %join9 ]
  %v91 = and i32 %v88, 1
  %v92 = mul nsw i32 %v91, 512
  %v93 = add nsw i32 %v24, %v92
  %v94 = add nsw i32 %v93, %v28
  %v95 = getelementptr float, ptr addrspace(3) @shared0, i32 %v94
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v96 = mul nsw i32 %v88, 16
  %v97 = add nsw i32 %v46, %v96
  %v98 = add nsw i32 %v97, %v47
  %v99 = add nsw i32 %v98, %v49
  %v100 = add nsw i32 %v99, 16
  %v101 = icmp slt i32 %v88, 3
  %v102 = and i1 %v41, %v101
  %v103 = mul nuw i32 %v99, 4
  %v104 = zext i32 %v103 to i64
  %v105 = getelementptr i8, ptr addrspace(1) %data1, i64 %v104
  %v106 = getelementptr float, ptr addrspace(1) %v105, i64 16
  br i1 %v102, label %then6, label %join6
then6:
  %v107 = load <4 x float>, ptr addrspace(1) %v106, align 4
  br label %join6
join6:
  %v108 = phi <4 x float> [ %v107, %then6 ], [ zeroinitializer, %loop5 ]
  %v109 = mul nsw i32 %v88, 1024
  %v110 = add nsw i32 %v67, %v109
  %v111 = add nsw i32 %v110, %v68
  %v112 = add nsw i32 %v111, %v71
  %v113 = add nsw i32 %v112, 1024
  %v114 = mul nuw i32 %v112, 4
  %v115 = zext i32 %v114 to i64
  %v116 = getelementptr i8, ptr addrspace(1) %data2, i64 %v115
  %v117 = getelementptr float, ptr addrspace(1) %v116, i64 1024
  br i1 %v102, label %then7, label %join7
then7:
  %v118 = load <4 x float>, ptr addrspace(1) %v117, align 4
  br label %join7
join7:
  %v119 = phi <4 x float> [ %v118, %then7 ], [ zeroinitializer, %join6 ]
  %v120 = load float, ptr addrspace(3) %v95, align 4
  %v121 = add nsw i32 %v79, %v92
  %v122 = add nsw i32 %v121, %v82
  %v123 = add nsw i32 %v122, 384
  %v124 = getelementptr float, ptr addrspace(3) @shared1, i32 %v122
  %v125 = getelementptr float, ptr addrspace(3) %v124, i64 384
  %v126 = load float, ptr addrspace(3) %v125, align 4
  %v127 = add nsw i32 %v93, %v84
  %v128 = getelementptr float, ptr addrspace(3) @shared0, i32 %v127
  %v129 = load float, ptr addrspace(3) %v128, align 4
  %v130 = add nsw i32 %v122, 256
  %v131 = getelementptr float, ptr addrspace(3) %v124, i64 256
  %v132 = load float, ptr addrspace(3) %v131, align 4
  %v133 = add nsw i32 %v93, %v86
  %v134 = getelementptr float, ptr addrspace(3) @shared0, i32 %v133
  %v135 = load float, ptr addrspace(3) %v134, align 4
  %v136 = add nsw i32 %v122, 128
  %v137 = getelementptr float, ptr addrspace(3) %v124, i64 128
  %v138 = load float, ptr addrspace(3) %v137, align 4
  %v139 = add nsw i32 %v93, %v87
  %v140 = getelementptr float, ptr addrspace(3) @shared0, i32 %v139
  %v141 = load float, ptr addrspace(3) %v140, align 4
  %v142 = load float, ptr addrspace(3) %v124, align 4
  %v143 = shufflevector <2 x float> %v89, <2 x float> %v90, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v144 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v141, float %v142, <4 x float> %v143, i32 0, i32 0, i32 0)
  %v145 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v135, float %v138, <4 x float> %v144, i32 0, i32 0, i32 0)
  %v146 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v129, float %v132, <4 x float> %v145, i32 0, i32 0, i32 0)
  %v147 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v120, float %v126, <4 x float> %v146, i32 0, i32 0, i32 0)
  %v148 = shufflevector <4 x float> %v147, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v149 = shufflevector <4 x float> %v147, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v150 = add nsw i32 %v88, 1
  %v151 = and i32 %v150, 1
  %v152 = mul nsw i32 %v151, 512
  %v153 = add nsw i32 %v34, %v152
  %v154 = add nsw i32 %v153, %v39
  %v155 = and i1 %v101, %v41
  %v156 = getelementptr float, ptr addrspace(3) @shared0, i32 %v154
  br i1 %v155, label %then8, label %join8
then8:
  store <4 x float> %v108, ptr addrspace(3) %v156, align 16
  br label %join8
join8:
  %v157 = add nsw i32 %v58, %v152
  %v158 = add nsw i32 %v157, %v62
  %v159 = getelementptr float, ptr addrspace(3) @shared1, i32 %v158
  br i1 %v155, label %then9, label %join9
then9:
  store <4 x float> %v119, ptr addrspace(3) %v159, align 16
  br label %join9
join9:
  %v160 = add nsw i32 %v88, 1
  %v161 = icmp slt i32 %v160, 4
  br i1 %v161, label %loop5, label %done5
done5:
  %v162 = extractelement <2 x float> %v148, i32 0
  store float %v162, ptr addrspace(1) %v20, align 4
  %v163 = add nsw i32 %v17, 64
  %v164 = mul nuw i32 %v17, 4
  %v165 = zext i32 %v164 to i64
  %v166 = getelementptr i8, ptr addrspace(1) %data0, i64 %v165
  %v167 = getelementptr float, ptr addrspace(1) %v166, i64 64
  %v168 = extractelement <2 x float> %v148, i32 1
  store float %v168, ptr addrspace(1) %v167, align 4
  %v169 = add nsw i32 %v17, 128
  %v170 = getelementptr float, ptr addrspace(1) %v166, i64 128
  %v171 = extractelement <2 x float> %v149, i32 0
  store float %v171, ptr addrspace(1) %v170, align 4
  %v172 = add nsw i32 %v17, 192
  %v173 = getelementptr float, ptr addrspace(1) %v166, i64 192
  %v174 = extractelement <2 x float> %v149, i32 1
  store float %v174, ptr addrspace(1) %v173, align 4
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-flat-scratch-init" "amdgpu-no-workgroup-id-z" "amdgpu-agpr-alloc"="0" }
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!llvm.module.flags = !{!0}
