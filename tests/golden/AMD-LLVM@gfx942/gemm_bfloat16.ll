target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@shared0 = internal unnamed_addr addrspace(3) global [2048 x i16] poison, align 16
@shared1 = internal unnamed_addr addrspace(3) global [2048 x i16] poison, align 16

define protected amdgpu_kernel void @gemm_bfloat16(ptr addrspace(1) %data0, ptr addrspace(1) %data1, ptr addrspace(1) %data2) #0 {
entry:
  %v1 = call i32 @llvm.amdgcn.workgroup.id.x()
  %v2 = mul nsw i32 %v1, 32
  %v3 = call i32 @llvm.amdgcn.workitem.id.y()
  %v4 = mul nsw i32 %v3, 16
  %v5 = add nsw i32 %v2, %v4
  %v6 = call i32 @llvm.amdgcn.workitem.id.z()
  %v7 = mul nsw i32 %v6, 1024
  %v8 = add nsw i32 %v5, %v7
  %v9 = call i32 @llvm.amdgcn.workitem.id.x()
  %v10 = ashr i32 %v9, 4
  %v11 = mul nsw i32 %v10, 256
  %v12 = add nsw i32 %v8, %v11
  %v13 = and i32 %v9, 15
  %v14 = add nsw i32 %v12, %v13
  %v15 = mul nsw i32 %v6, 4
  %v16 = add nsw i32 %v15, %v10
  %v17 = icmp slt i32 %v16, 6
  %v18 = mul nuw i32 %v14, 4
  %v19 = zext i32 %v18 to i64
  %v20 = getelementptr i8, ptr addrspace(1) %data0, i64 %v19
  %v21 = mul nsw i32 %v6, 512
  %v22 = mul nsw i32 %v13, 32
  %v23 = and i32 %v10, 1
  %v24 = mul nsw i32 %v23, 4
  %v25 = ashr i32 %v9, 5
  %v26 = add nsw i32 %v25, 2
  %v27 = ashr i32 %v9, 1
  %v28 = and i32 %v27, 3
  %v29 = xor i32 %v26, %v28
  %v30 = mul nsw i32 %v29, 8
  %v31 = mul nsw i32 %v3, 512
  %v32 = add nsw i32 %v31, %v7
  %v33 = ashr i32 %v9, 2
  %v34 = mul nsw i32 %v33, 32
  %v35 = add nsw i32 %v32, %v34
  %v36 = and i32 %v9, 3
  %v37 = ashr i32 %v9, 3
  %v38 = and i32 %v37, 3
  %v39 = xor i32 %v36, %v38
  %v40 = mul nsw i32 %v39, 8
  %v41 = add nsw i32 %v35, %v40
  %v42 = icmp slt i32 %v6, 1
  %v43 = getelementptr i16, ptr addrspace(3) @shared0, i32 %v41
  %v44 = mul nsw i32 %v3, 1024
  %v45 = mul nsw i32 %v6, 2048
  %v46 = add nsw i32 %v44, %v45
  %v47 = mul nsw i32 %v33, 64
  %v48 = add nsw i32 %v46, %v47
  %v49 = mul nsw i32 %v36, 8
  %v50 = add nsw i32 %v48, %v49
  %v51 = mul nsw i32 %v6, 32
  %v52 = add nsw i32 %v4, %v51
  %v53 = add nsw i32 %v52, %v33
  %v54 = icmp slt i32 %v53, 24
  %v55 = and i1 %v54, %v42
  %v56 = mul nuw i32 %v50, 2
  %v57 = zext i32 %v56 to i64
  %v58 = getelementptr i8, ptr addrspace(1) %data1, i64 %v57
  br i1 %v55, label %then1, label %join1
then1:
  %v59 = load <8 x i16>, ptr addrspace(1) %v58, align 2
  br label %join1
join1:
  %v60 = phi <8 x i16> [ %v59, %then1 ], [ zeroinitializer, %entry ]
  br i1 %v42, label %then2, label %join2
then2:
  store <8 x i16> %v60, ptr addrspace(3) %v43, align 16
  br label %join2
join2:
  %v61 = getelementptr i16, ptr addrspace(3) @shared1, i32 %v41
  %v62 = add nsw i32 %v2, %v44
  %v63 = add nsw i32 %v62, %v45
  %v64 = add nsw i32 %v63, %v47
  %v65 = add nsw i32 %v64, %v49
  %v66 = mul nuw i32 %v65, 2
  %v67 = zext i32 %v66 to i64
  %v68 = getelementptr i8, ptr addrspace(1) %data2, i64 %v67
  br i1 %v42, label %then3, label %join3
then3:
  %v69 = load <8 x i16>, ptr addrspace(1) %v68, align 2
  br label %join3
join3:
  %v70 = phi <8 x i16> [ %v69, %then3 ], [ zeroinitializer, %join2 ]
  br i1 %v42, label %then4, label %join4
then4:
  store <8 x i16> %v70, ptr addrspace(3) %v61, align 16
  br label %join4
join4:
  %v71 = mul nsw i32 %v10, 128
  %v72 = and i32 %v9, 7
  %v73 = mul nsw i32 %v3, 2
  %v74 = and i32 %v37, 1
  %v75 = add nsw i32 %v73, %v74
  %v76 = mul nsw i32 %v23, 2
  %v77 = xor i32 %v75, %v76
  %v78 = mul nsw i32 %v77, 8
  %v79 = add nsw i32 %v76, 1
  %v80 = xor i32 %v75, %v79
  %v81 = mul nsw i32 %v80, 8
  %v82 = xor i32 %v25, %v28
  %v83 = mul nsw i32 %v82, 8
  br label %loop5
loop5:
  %v84 = phi i32 [ 0, %join4 ], [ %v198, %join9 ]
  %v85 = phi <2 x float> [ zeroinitializer, %join4 ], [ %v188, %join9 ]
  %v86 = phi <2 x float> [ zeroinitializer, %join4 ], [ %v189, %join9 ]
  %v87 = mul nsw i32 %v84, 1024
  %v88 = add nsw i32 %v21, %v87
  %v89 = add nsw i32 %v88, %v22
  %v90 = add nsw i32 %v89, %v24
  %v91 = add nsw i32 %v90, %v30
  %v92 = getelementptr i16, ptr addrspace(3) @shared0, i32 %v91
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v93 = mul nsw i32 %v84, 32
  %v94 = add nsw i32 %v46, %v93
  %v95 = add nsw i32 %v94, %v47
  %v96 = add nsw i32 %v95, %v49
  %v97 = add nsw i32 %v96, 32
  %v98 = icmp slt i32 %v84, 1
  %v99 = and i1 %v55, %v98
  %v100 = mul nuw i32 %v96, 2
  %v101 = zext i32 %v100 to i64
  %v102 = getelementptr i8, ptr addrspace(1) %data1, i64 %v101
  %v103 = getelementptr i16, ptr addrspace(1) %v102, i64 32
  br i1 %v99, label %then6, label %join6
then6:
  %v104 = load <8 x i16>, ptr addrspace(1) %v103, align 2
  br label %join6
join6:
  %v105 = phi <8 x i16> [ %v104, %then6 ], [ zeroinitializer, %loop5 ]
  %v106 = mul nsw i32 %v84, 2048
  %v107 = add nsw i32 %v63, %v106
  %v108 = add nsw i32 %v107, %v47
  %v109 = add nsw i32 %v108, %v49
  %v110 = add nsw i32 %v109, 2048
  %v111 = and i1 %v42, %v98
  %v112 = mul nuw i32 %v109, 2
  %v113 = zext i32 %v112 to i64
  %v114 = getelementptr i8, ptr addrspace(1) %data2, i64 %v113
  %v115 = getelementptr i16, ptr addrspace(1) %v114, i64 2048
  br i1 %v111, label %then7, label %join7
then7:
  %v116 = load <8 x i16>, ptr addrspace(1) %v115, align 2
  br label %join7
join7:
  %v117 = phi <8 x i16> [ %v116, %then7 ], [ zeroinitializer, %join6 ]
  %v118 = load i16, ptr addrspace(3) %v92, align 8
  %v119 = add nsw i32 %v91, 1
  %v120 = getelementptr i16, ptr addrspace(3) @shared0, i32 %v91
  %v121 = getelementptr i16, ptr addrspace(3) %v120, i64 1
  %v122 = load i16, ptr addrspace(3) %v121, align 2
  %v123 = add nsw i32 %v91, 2
  %v124 = getelementptr i16, ptr addrspace(3) %v120, i64 2
  %v125 = load i16, ptr addrspace(3) %v124, align 4
  %v126 = add nsw i32 %v91, 3
  %v127 = getelementptr i16, ptr addrspace(3) %v120, i64 3
  %v128 = load i16, ptr addrspace(3) %v127, align 2
  %v129 = insertelement <4 x i16> poison, i16 %v118, i64 0
  %v130 = insertelement <4 x i16> %v129, i16 %v122, i64 1
  %v131 = insertelement <4 x i16> %v130, i16 %v125, i64 2
  %v132 = insertelement <4 x i16> %v131, i16 %v128, i64 3
  %v133 = add nsw i32 %v87, %v71
  %v134 = add nsw i32 %v133, %v72
  %v135 = add nsw i32 %v134, %v78
  %v136 = add nsw i32 %v135, 512
  %v137 = getelementptr i16, ptr addrspace(3) @shared1, i32 %v135
  %v138 = getelementptr i16, ptr addrspace(3) %v137, i64 512
  %v139 = load i16, ptr addrspace(3) %v138, align 2
  %v140 = add nsw i32 %v135, 544
  %v141 = getelementptr i16, ptr addrspace(3) %v137, i64 544
  %v142 = load i16, ptr addrspace(3) %v141, align 2
  %v143 = add nsw i32 %v134, %v81
  %v144 = add nsw i32 %v143, 576
  %v145 = getelementptr i16, ptr addrspace(3) @shared1, i32 %v143
  %v146 = getelementptr i16, ptr addrspace(3) %v145, i64 576
  %v147 = load i16, ptr addrspace(3) %v146, align 2
  %v148 = add nsw i32 %v143, 608
  %v149 = getelementptr i16, ptr addrspace(3) %v145, i64 608
  %v150 = load i16, ptr addrspace(3) %v149, align 2
  %v151 = insertelement <4 x i16> poison, i16 %v139, i64 0
  %v152 = insertelement <4 x i16> %v151, i16 %v142, i64 1
  %v153 = insertelement <4 x i16> %v152, i16 %v147, i64 2
  %v154 = insertelement <4 x i16> %v153, i16 %v150, i64 3
  %v155 = add nsw i32 %v90, %v83
  %v156 = getelementptr i16, ptr addrspace(3) @shared0, i32 %v155
  %v157 = load i16, ptr addrspace(3) %v156, align 8
  %v158 = add nsw i32 %v155, 1
  %v159 = getelementptr i16, ptr addrspace(3) %v156, i64 1
  %v160 = load i16, ptr addrspace(3) %v159, align 2
  %v161 = add nsw i32 %v155, 2
  %v162 = getelementptr i16, ptr addrspace(3) %v156, i64 2
  %v163 = load i16, ptr addrspace(3) %v162, align 4
  %v164 = add nsw i32 %v155, 3
  %v165 = getelementptr i16, ptr addrspace(3) %v156, i64 3
  %v166 = load i16, ptr addrspace(3) %v165, align 2
  %v167 = insertelement <4 x i16> poison, i16 %v157, i64 0
  %v168 = insertelement <4 x i16> %v167, i16 %v160, i64 1
  %v169 = insertelement <4 x i16> %v168, i16 %v163, i64 2
  %v170 = insertelement <4 x i16> %v169, i16 %v166, i64 3
  %v171 = load i16, ptr addrspace(3) %v137, align 2
  %v172 = add nsw i32 %v135, 32
  %v173 = getelementptr i16, ptr addrspace(3) %v137, i64 32
  %v174 = load i16, ptr addrspace(3) %v173, align 2
  %v175 = add nsw i32 %v143, 64
  %v176 = getelementptr i16, ptr addrspace(3) %v145, i64 64
  %v177 = load i16, ptr addrspace(3) %v176, align 2
  %v178 = add nsw i32 %v143, 96
  %v179 = getelementptr i16, ptr addrspace(3) %v145, i64 96
  %v180 = load i16, ptr addrspace(3) %v179, align 2
  %v181 = insertelement <4 x i16> poison, i16 %v171, i64 0
  %v182 = insertelement <4 x i16> %v181, i16 %v174, i64 1
  %v183 = insertelement <4 x i16> %v182, i16 %v177, i64 2
  %v184 = insertelement <4 x i16> %v183, i16 %v180, i64 3
  %v185 = shufflevector <2 x float> %v85, <2 x float> %v86, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v186 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16bf16.1k(<4 x i16> %v170, <4 x i16> %v184, <4 x float> %v185, i32 0, i32 0, i32 0)
  %v187 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16bf16.1k(<4 x i16> %v132, <4 x i16> %v154, <4 x float> %v186, i32 0, i32 0, i32 0)
  %v188 = shufflevector <4 x float> %v187, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v189 = shufflevector <4 x float> %v187, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v190 = add nsw i32 %v84, 1
  %v191 = and i32 %v190, 1
  %v192 = mul nsw i32 %v191, 1024
  %v193 = add nsw i32 %v35, %v192
  %v194 = add nsw i32 %v193, %v40
  %v195 = and i1 %v98, %v42
  %v196 = getelementptr i16, ptr addrspace(3) @shared0, i32 %v194
  br i1 %v195, label %then8, label %join8
then8:
  store <8 x i16> %v105, ptr addrspace(3) %v196, align 16
  br label %join8
join8:
  %v197 = getelementptr i16, ptr addrspace(3) @shared1, i32 %v194
  br i1 %v195, label %then9, label %join9
then9:
  store <8 x i16> %v117, ptr addrspace(3) %v197, align 16
  br label %join9
join9:
  %v198 = add nsw i32 %v84, 1
  %v199 = icmp slt i32 %v198, 2
  br i1 %v199, label %loop5, label %done5
done5:
  %v200 = extractelement <2 x float> %v188, i32 0
  br i1 %v17, label %then10, label %join10
then10:
  store float %v200, ptr addrspace(1) %v20, align 4
  br label %join10
join10:
  %v201 = add nsw i32 %v14, 64
  %v202 = mul nuw i32 %v14, 4
  %v203 = zext i32 %v202 to i64
  %v204 = getelementptr i8, ptr addrspace(1) %data0, i64 %v203
  %v205 = getelementptr float, ptr addrspace(1) %v204, i64 64
  %v206 = extractelement <2 x float> %v188, i32 1
  br i1 %v17, label %then11, label %join11
then11:
  store float %v206, ptr addrspace(1) %v205, align 4
  br label %join11
join11:
  %v207 = add nsw i32 %v14, 128
  %v208 = mul nuw i32 %v14, 4
  %v209 = zext i32 %v208 to i64
  %v210 = getelementptr i8, ptr addrspace(1) %data0, i64 %v209
  %v211 = getelementptr float, ptr addrspace(1) %v210, i64 128
  %v212 = extractelement <2 x float> %v189, i32 0
  br i1 %v17, label %then12, label %join12
then12:
  store float %v212, ptr addrspace(1) %v211, align 4
  br label %join12
join12:
  %v213 = add nsw i32 %v14, 192
  %v214 = mul nuw i32 %v14, 4
  %v215 = zext i32 %v214 to i64
  %v216 = getelementptr i8, ptr addrspace(1) %data0, i64 %v215
  %v217 = getelementptr float, ptr addrspace(1) %v216, i64 192
  %v218 = extractelement <2 x float> %v189, i32 1
  br i1 %v17, label %then13, label %join13
then13:
  store float %v218, ptr addrspace(1) %v217, align 4
  br label %join13
join13:
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-flat-scratch-init" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" }
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!llvm.module.flags = !{!0}
