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
  %v58 = and i32 %v12, 1
  %v59 = mul nsw i32 %v58, 4
  %v60 = add nsw i32 %v57, %v59
  %v61 = xor i32 %v26, %v13
  %v62 = mul nsw i32 %v61, 8
  %v63 = add nsw i32 %v60, %v62
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
  %v79 = add nsw i32 %v78, %v70
  %v80 = mul nsw i32 %v6, 2
  %v81 = and i32 %v36, 1
  %v82 = add nsw i32 %v80, %v81
  %v83 = ashr i32 %v12, 5
  %v84 = add nsw i32 %v83, 2
  %v85 = xor i32 %v82, %v84
  %v86 = mul nsw i32 %v85, 8
  %v87 = xor i32 %v26, 2
  %v88 = mul nsw i32 %v87, 4
  %v89 = xor i32 %v82, %v83
  %v90 = mul nsw i32 %v89, 8
  %v91 = xor i32 %v26, 1
  %v92 = mul nsw i32 %v91, 4
  %v93 = mul nsw i32 %v26, 4
  br label %loop5
loop5:
  %v94 = phi i32 [ 0, %join4 ], [ %v168, %join9 ]
  %v95 = phi <2 x float> [ zeroinitializer, %join4 ], [ %v156, %join9 ]
  %v96 = phi <2 x float> [ zeroinitializer, %join4 ], [ %v157, %join9 ]
  %v97 = and i32 %v94, 1
  %v98 = mul nsw i32 %v97, 512
  %v99 = add nsw i32 %v24, %v98
  %v100 = add nsw i32 %v99, %v28
  %v101 = getelementptr float, ptr addrspace(3) @shared0, i32 %v100
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v102 = mul nsw i32 %v94, 16
  %v103 = add nsw i32 %v46, %v102
  %v104 = add nsw i32 %v103, %v47
  %v105 = add nsw i32 %v104, %v49
  %v106 = add nsw i32 %v105, 16
  %v107 = icmp slt i32 %v94, 3
  %v108 = and i1 %v41, %v107
  %v109 = mul nuw i32 %v105, 4
  %v110 = zext i32 %v109 to i64
  %v111 = getelementptr i8, ptr addrspace(1) %data1, i64 %v110
  %v112 = getelementptr float, ptr addrspace(1) %v111, i64 16
  br i1 %v108, label %then6, label %join6
then6:
  %v113 = load <4 x float>, ptr addrspace(1) %v112, align 4
  br label %join6
join6:
  %v114 = phi <4 x float> [ %v113, %then6 ], [ zeroinitializer, %loop5 ]
  %v115 = mul nsw i32 %v94, 1024
  %v116 = add nsw i32 %v67, %v115
  %v117 = add nsw i32 %v116, %v68
  %v118 = add nsw i32 %v117, %v71
  %v119 = add nsw i32 %v118, 1024
  %v120 = mul nuw i32 %v118, 4
  %v121 = zext i32 %v120 to i64
  %v122 = getelementptr i8, ptr addrspace(1) %data2, i64 %v121
  %v123 = getelementptr float, ptr addrspace(1) %v122, i64 1024
  br i1 %v108, label %then7, label %join7
then7:
  %v124 = load <4 x float>, ptr addrspace(1) %v123, align 4
  br label %join7
join7:
  %v125 = phi <4 x float> [ %v124, %then7 ], [ zeroinitializer, %join6 ]
  %v126 = load float, ptr addrspace(3) %v101, align 4
  %v127 = add nsw i32 %v79, %v98
  %v128 = add nsw i32 %v127, %v86
  %v129 = add nsw i32 %v128, 384
  %v130 = getelementptr float, ptr addrspace(3) @shared1, i32 %v128
  %v131 = getelementptr float, ptr addrspace(3) %v130, i64 384
  %v132 = load float, ptr addrspace(3) %v131, align 4
  %v133 = add nsw i32 %v99, %v88
  %v134 = getelementptr float, ptr addrspace(3) @shared0, i32 %v133
  %v135 = load float, ptr addrspace(3) %v134, align 4
  %v136 = add nsw i32 %v127, %v90
  %v137 = add nsw i32 %v136, 256
  %v138 = getelementptr float, ptr addrspace(3) @shared1, i32 %v136
  %v139 = getelementptr float, ptr addrspace(3) %v138, i64 256
  %v140 = load float, ptr addrspace(3) %v139, align 4
  %v141 = add nsw i32 %v99, %v92
  %v142 = getelementptr float, ptr addrspace(3) @shared0, i32 %v141
  %v143 = load float, ptr addrspace(3) %v142, align 4
  %v144 = add nsw i32 %v128, 128
  %v145 = getelementptr float, ptr addrspace(3) %v130, i64 128
  %v146 = load float, ptr addrspace(3) %v145, align 4
  %v147 = add nsw i32 %v99, %v93
  %v148 = getelementptr float, ptr addrspace(3) @shared0, i32 %v147
  %v149 = load float, ptr addrspace(3) %v148, align 4
  %v150 = load float, ptr addrspace(3) %v138, align 4
  %v151 = shufflevector <2 x float> %v95, <2 x float> %v96, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v152 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v149, float %v150, <4 x float> %v151, i32 0, i32 0, i32 0)
  %v153 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v143, float %v146, <4 x float> %v152, i32 0, i32 0, i32 0)
  %v154 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v135, float %v140, <4 x float> %v153, i32 0, i32 0, i32 0)
  %v155 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v126, float %v132, <4 x float> %v154, i32 0, i32 0, i32 0)
  %v156 = shufflevector <4 x float> %v155, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v157 = shufflevector <4 x float> %v155, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v158 = add nsw i32 %v94, 1
  %v159 = and i32 %v158, 1
  %v160 = mul nsw i32 %v159, 512
  %v161 = add nsw i32 %v34, %v160
  %v162 = add nsw i32 %v161, %v39
  %v163 = and i1 %v107, %v41
  %v164 = getelementptr float, ptr addrspace(3) @shared0, i32 %v162
  br i1 %v163, label %then8, label %join8
then8:
  store <4 x float> %v114, ptr addrspace(3) %v164, align 16
  br label %join8
join8:
  %v165 = add nsw i32 %v60, %v160
  %v166 = add nsw i32 %v165, %v62
  %v167 = getelementptr float, ptr addrspace(3) @shared1, i32 %v166
  br i1 %v163, label %then9, label %join9
then9:
  store <4 x float> %v125, ptr addrspace(3) %v167, align 16
  br label %join9
join9:
  %v168 = add nsw i32 %v94, 1
  %v169 = icmp slt i32 %v168, 4
  br i1 %v169, label %loop5, label %done5
done5:
  %v170 = extractelement <2 x float> %v156, i32 0
  store float %v170, ptr addrspace(1) %v20, align 4
  %v171 = add nsw i32 %v17, 64
  %v172 = mul nuw i32 %v17, 4
  %v173 = zext i32 %v172 to i64
  %v174 = getelementptr i8, ptr addrspace(1) %data0, i64 %v173
  %v175 = getelementptr float, ptr addrspace(1) %v174, i64 64
  %v176 = extractelement <2 x float> %v156, i32 1
  store float %v176, ptr addrspace(1) %v175, align 4
  %v177 = add nsw i32 %v17, 128
  %v178 = getelementptr float, ptr addrspace(1) %v174, i64 128
  %v179 = extractelement <2 x float> %v157, i32 0
  store float %v179, ptr addrspace(1) %v178, align 4
  %v180 = add nsw i32 %v17, 192
  %v181 = getelementptr float, ptr addrspace(1) %v174, i64 192
  %v182 = extractelement <2 x float> %v157, i32 1
  store float %v182, ptr addrspace(1) %v181, align 4
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-flat-scratch-init" "amdgpu-no-workgroup-id-z" "amdgpu-agpr-alloc"="0" }
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!llvm.module.flags = !{!0}
