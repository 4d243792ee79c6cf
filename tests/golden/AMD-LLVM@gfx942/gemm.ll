target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@shared0 = internal unnamed_addr addrspace(3) global [2048 x float] poison, align 16
@shared1 = internal unnamed_addr addrspace(3) global [2048 x float] poison, align 16

define protected amdgpu_kernel void @gemm(ptr addrspace(1) %data0, ptr addrspace(1) %data1, ptr addrspace(1) %data2) #0 {
entry:
  %v1 = call i32 @llvm.amdgcn.workitem.id.y()
  %v2 = mul nsw i32 %v1, 32
  %v3 = call i32 @llvm.amdgcn.workitem.id.z()
  %v4 = mul nsw i32 %v3, 2048
  %v5 = add nsw i32 %v2, %v4
  %v6 = call i32 @llvm.amdgcn.workitem.id.x()
  %v7 = ashr i32 %v6, 4
  %v8 = mul nsw i32 %v7, 256
  %v9 = add nsw i32 %v5, %v8
  %v10 = and i32 %v6, 15
  %v11 = add nsw i32 %v9, %v10
  %v12 = mul nuw i32 %v11, 4
  %v13 = zext i32 %v12 to i64
  %v14 = getelementptr i8, ptr addrspace(1) %data0, i64 %v13
  %v15 = mul nsw i32 %v3, 512
  %v16 = add nsw i32 %v15, %v7
  %v17 = mul nsw i32 %v10, 16
  %v18 = add nsw i32 %v16, %v17
  %v19 = ashr i32 %v6, 1
  %v20 = and i32 %v19, 3
  %v21 = xor i32 %v20, 3
  %v22 = mul nsw i32 %v21, 4
  %v23 = mul nsw i32 %v1, 256
  %v24 = add nsw i32 %v23, %v15
  %v25 = ashr i32 %v6, 2
  %v26 = mul nsw i32 %v25, 16
  %v27 = add nsw i32 %v24, %v26
  %v28 = and i32 %v6, 3
  %v29 = ashr i32 %v6, 3
  %v30 = and i32 %v29, 3
  %v31 = xor i32 %v28, %v30
  %v32 = mul nsw i32 %v31, 4
  %v33 = add nsw i32 %v27, %v32
  %v34 = getelementptr float, ptr addrspace(3) @shared0, i32 %v33
  %v35 = mul nsw i32 %v1, 1024
  %v36 = add nsw i32 %v35, %v4
  %v37 = mul nsw i32 %v25, 64
  %v38 = add nsw i32 %v36, %v37
  %v39 = mul nsw i32 %v28, 4
  %v40 = add nsw i32 %v38, %v39
  %v41 = mul nuw i32 %v40, 4
  %v42 = zext i32 %v41 to i64
  %v43 = getelementptr i8, ptr addrspace(1) %data1, i64 %v42
  %v44 = load <4 x float>, ptr addrspace(1) %v43, align 4
  store <4 x float> %v44, ptr addrspace(3) %v34, align 16
  %v45 = mul nsw i32 %v7, 64
  %v46 = add nsw i32 %v24, %v45
  %v47 = add nsw i32 %v46, %v39
  %v48 = and i32 %v25, 3
  %v49 = xor i32 %v48, %v7
  %v50 = mul nsw i32 %v49, 16
  %v51 = add nsw i32 %v47, %v50
  %v52 = getelementptr float, ptr addrspace(3) @shared1, i32 %v51
  %v53 = mul nsw i32 %v6, 4
  %v54 = add nsw i32 %v53, %v23
  %v55 = add nsw i32 %v54, %v15
  %v56 = mul nuw i32 %v55, 4
  %v57 = zext i32 %v56 to i64
  %v58 = getelementptr i8, ptr addrspace(1) %data2, i64 %v57
  %v59 = load <4 x float>, ptr addrspace(1) %v58, align 4
  store <4 x float> %v59, ptr addrspace(3) %v52, align 16
  %v60 = add nsw i32 %v45, %v10
  %v61 = mul nsw i32 %v1, 2
  %v62 = xor i32 %v61, %v7
  %v63 = mul nsw i32 %v62, 16
  %v64 = xor i32 %v20, 2
  %v65 = mul nsw i32 %v64, 4
  %v66 = xor i32 %v20, 1
  %v67 = mul nsw i32 %v66, 4
  %v68 = mul nsw i32 %v20, 4
  %v69 = add nsw i32 %v61, 1
  %v70 = xor i32 %v69, %v7
  %v71 = mul nsw i32 %v70, 16
  br label %loop1
loop1:
  %v72 = phi i32 [ 0, %entry ], [ %v192, %join5 ]
  %v73 = phi <2 x float> [ zeroinitializer, %entry ], [ %v135, %join5 ]
  %v74 = phi <2 x float> [ zeroinitializer, %entry ], [ %v136, %join5 ]
  %v75 = phi <2 x float> [ zeroinitializer, %entry ], [ %v154, %join5 ]
  %v76 = phi <2 x float> [ zeroinitializer, %entry ], [ %v155, %join5 ]
  %v77 = phi <2 x float> [ zeroinitializer, %entry ], [ %v174, %join5 ]
  %v78 = phi <2 x float> [ zeroinitializer, %entry ], [ %v175, %join5 ]
  %v79 = phi <2 x float> [ zeroinitializer, %entry ], [ %v181, %join5 ]
  %v80 = phi <2 x float> [ zeroinitializer, %entry ], [ %v182, %join5 ]
  %v81 = and i32 %v72, 1
  %v82 = mul nsw i32 %v81, 1024
  %v83 = add nsw i32 %v18, %v82
  %v84 = add nsw i32 %v83, %v22
  %v85 = getelementptr float, ptr addrspace(3) @shared0, i32 %v84
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v86 = mul nsw i32 %v72, 16
  %v87 = add nsw i32 %v36, %v86
  %v88 = add nsw i32 %v87, %v37
  %v89 = add nsw i32 %v88, %v39
  %v90 = add nsw i32 %v89, 16
  %v91 = icmp slt i32 %v72, 3
  %v92 = mul nuw i32 %v89, 4
  %v93 = zext i32 %v92 to i64
  %v94 = getelementptr i8, ptr addrspace(1) %data1, i64 %v93
  %v95 = getelementptr float, ptr addrspace(1) %v94, i64 16
  br i1 %v91, label %then2, label %join2
then2:
  %v96 = load <4 x float>, ptr addrspace(1) %v95, align 4
  br label %join2
join2:
  %v97 = phi <4 x float> [ %v96, %then2 ], [ zeroinitializer, %loop1 ]
  %v98 = mul nsw i32 %v72, 1024
  %v99 = add nsw i32 %v55, %v98
  %v100 = add nsw i32 %v99, 1024
  %v101 = mul nuw i32 %v99, 4
  %v102 = zext i32 %v101 to i64
  %v103 = getelementptr i8, ptr addrspace(1) %data2, i64 %v102
  %v104 = getelementptr float, ptr addrspace(1) %v103, i64 1024
  br i1 %v91, label %then3, label %join3
then3:
  %v105 = load <4 x float>, ptr addrspace(1) %v104, align 4
  br label %join3
join3:
  %v106 = phi <4 x float> [ %v105, %then3 ], [ zeroinitializer, %join2 ]
  %v107 = load float, ptr addrspace(3) %v85, align 4
  %v108 = add nsw i32 %v60, %v82
  %v109 = add nsw i32 %v108, %v63
  %v110 = add nsw i32 %v109, 768
  %v111 = getelementptr float, ptr addrspace(3) @shared1, i32 %v109
  %v112 = getelementptr float, ptr addrspace(3) %v111, i64 768
  %v113 = load float, ptr addrspace(3) %v112, align 4
  %v114 = add nsw i32 %v83, %v65
  %v115 = getelementptr float, ptr addrspace(3) @shared0, i32 %v114
  %v116 = load float, ptr addrspace(3) %v115, align 4
  %v117 = add nsw i32 %v109, 512
  %v118 = getelementptr float, ptr addrspace(3) %v111, i64 512
  %v119 = load float, ptr addrspace(3) %v118, align 4
  %v120 = add nsw i32 %v83, %v67
  %v121 = getelementptr float, ptr addrspace(3) @shared0, i32 %v120
  %v122 = load float, ptr addrspace(3) %v121, align 4
  %v123 = add nsw i32 %v109, 256
  %v124 = getelementptr float, ptr addrspace(3) %v111, i64 256
  %v125 = load float, ptr addrspace(3) %v124, align 4
  %v126 = add nsw i32 %v83, %v68
  %v127 = getelementptr float, ptr addrspace(3) @shared0, i32 %v126
  %v128 = load float, ptr addrspace(3) %v127, align 4
  %v129 = load float, ptr addrspace(3) %v111, align 4
  %v130 = shufflevector <2 x float> %v73, <2 x float> %v74, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v131 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v128, float %v129, <4 x float> %v130, i32 0, i32 0, i32 0)
  %v132 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v122, float %v125, <4 x float> %v131, i32 0, i32 0, i32 0)
  %v133 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v116, float %v119, <4 x float> %v132, i32 0, i32 0, i32 0)
  %v134 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v107, float %v113, <4 x float> %v133, i32 0, i32 0, i32 0)
  %v135 = shufflevector <4 x float> %v134, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v136 = shufflevector <4 x float> %v134, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v137 = add nsw i32 %v108, %v71
  %v138 = add nsw i32 %v137, 768
  %v139 = getelementptr float, ptr addrspace(3) @shared1, i32 %v137
  %v140 = getelementptr float, ptr addrspace(3) %v139, i64 768
  %v141 = load float, ptr addrspace(3) %v140, align 4
  %v142 = add nsw i32 %v137, 512
  %v143 = getelementptr float, ptr addrspace(3) %v139, i64 512
  %v144 = load float, ptr addrspace(3) %v143, align 4
  %v145 = add nsw i32 %v137, 256
  %v146 = getelementptr float, ptr addrspace(3) %v139, i64 256
  %v147 = load float, ptr addrspace(3) %v146, align 4
  %v148 = load float, ptr addrspace(3) %v139, align 4
  %v149 = shufflevector <2 x float> %v75, <2 x float> %v76, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v150 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v128, float %v148, <4 x float> %v149, i32 0, i32 0, i32 0)
  %v151 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v122, float %v147, <4 x float> %v150, i32 0, i32 0, i32 0)
  %v152 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v116, float %v144, <4 x float> %v151, i32 0, i32 0, i32 0)
  %v153 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v107, float %v141, <4 x float> %v152, i32 0, i32 0, i32 0)
  %v154 = shufflevector <4 x float> %v153, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v155 = shufflevector <4 x float> %v153, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v156 = add nsw i32 %v84, 256
  %v157 = getelementptr float, ptr addrspace(3) @shared0, i32 %v84
  %v158 = getelementptr float, ptr addrspace(3) %v157, i64 256
  %v159 = load float, ptr addrspace(3) %v158, align 4
  %v160 = add nsw i32 %v114, 256
  %v161 = getelementptr float, ptr addrspace(3) %v115, i64 256
  %v162 = load float, ptr addrspace(3) %v161, align 4
  %v163 = add nsw i32 %v120, 256
  %v164 = getelementptr float, ptr addrspace(3) %v121, i64 256
  %v165 = load float, ptr addrspace(3) %v164, align 4
  %v166 = add nsw i32 %v126, 256
  %v167 = getelementptr float, ptr addrspace(3) %v127, i64 256
  %v168 = load float, ptr addrspace(3) %v167, align 4
  %v169 = shufflevector <2 x float> %v77, <2 x float> %v78, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v170 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v168, float %v129, <4 x float> %v169, i32 0, i32 0, i32 0)
  %v171 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v165, float %v125, <4 x float> %v170, i32 0, i32 0, i32 0)
  %v172 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v162, float %v119, <4 x float> %v171, i32 0, i32 0, i32 0)
  %v173 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v159, float %v113, <4 x float> %v172, i32 0, i32 0, i32 0)
  %v174 = shufflevector <4 x float> %v173, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v175 = shufflevector <4 x float> %v173, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v176 = shufflevector <2 x float> %v79, <2 x float> %v80, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v177 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v168, float %v148, <4 x float> %v176, i32 0, i32 0, i32 0)
  %v178 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v165, float %v147, <4 x float> %v177, i32 0, i32 0, i32 0)
  %v179 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v162, float %v144, <4 x float> %v178, i32 0, i32 0, i32 0)
  %v180 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v159, float %v141, <4 x float> %v179, i32 0, i32 0, i32 0)
  %v181 = shufflevector <4 x float> %v180, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v182 = shufflevector <4 x float> %v180, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v183 = add nsw i32 %v72, 1
  %v184 = and i32 %v183, 1
  %v185 = mul nsw i32 %v184, 1024
  %v186 = add nsw i32 %v27, %v185
  %v187 = add nsw i32 %v186, %v32
  %v188 = getelementptr float, ptr addrspace(3) @shared0, i32 %v187
  br i1 %v91, label %then4, label %join4
then4:
  store <4 x float> %v97, ptr addrspace(3) %v188, align 16
  br label %join4
join4:
  %v189 = add nsw i32 %v47, %v185
  %v190 = add nsw i32 %v189, %v50
  %v191 = getelementptr float, ptr addrspace(3) @shared1, i32 %v190
  br i1 %v91, label %then5, label %join5
then5:
  store <4 x float> %v106, ptr addrspace(3) %v191, align 16
  br label %join5
join5:
  %v192 = add nsw i32 %v72, 1
  %v193 = icmp slt i32 %v192, 4
  br i1 %v193, label %loop1, label %done1
done1:
  %v194 = extractelement <2 x float> %v135, i32 0
  store float %v194, ptr addrspace(1) %v14, align 4
  %v195 = add nsw i32 %v11, 16
  %v196 = mul nuw i32 %v11, 4
  %v197 = zext i32 %v196 to i64
  %v198 = getelementptr i8, ptr addrspace(1) %data0, i64 %v197
  %v199 = getelementptr float, ptr addrspace(1) %v198, i64 16
  %v200 = extractelement <2 x float> %v154, i32 0
  store float %v200, ptr addrspace(1) %v199, align 4
  %v201 = add nsw i32 %v11, 64
  %v202 = getelementptr float, ptr addrspace(1) %v198, i64 64
  %v203 = extractelement <2 x float> %v135, i32 1
  store float %v203, ptr addrspace(1) %v202, align 4
  %v204 = add nsw i32 %v11, 80
  %v205 = getelementptr float, ptr addrspace(1) %v198, i64 80
  %v206 = extractelement <2 x float> %v154, i32 1
  store float %v206, ptr addrspace(1) %v205, align 4
  %v207 = add nsw i32 %v11, 128
  %v208 = getelementptr float, ptr addrspace(1) %v198, i64 128
  %v209 = extractelement <2 x float> %v136, i32 0
  store float %v209, ptr addrspace(1) %v208, align 4
  %v210 = add nsw i32 %v11, 144
  %v211 = getelementptr float, ptr addrspace(1) %v198, i64 144
  %v212 = extractelement <2 x float> %v155, i32 0
  store float %v212, ptr addrspace(1) %v211, align 4
  %v213 = add nsw i32 %v11, 192
  %v214 = getelementptr float, ptr addrspace(1) %v198, i64 192
  %v215 = extractelement <2 x float> %v136, i32 1
  store float %v215, ptr addrspace(1) %v214, align 4
  %v216 = add nsw i32 %v11, 208
  %v217 = getelementptr float, ptr addrspace(1) %v198, i64 208
  %v218 = extractelement <2 x float> %v155, i32 1
  store float %v218, ptr addrspace(1) %v217, align 4
  %v219 = add nsw i32 %v11, 1024
  %v220 = getelementptr float, ptr addrspace(1) %v198, i64 1024
  %v221 = extractelement <2 x float> %v174, i32 0
  store float %v221, ptr addrspace(1) %v220, align 4
  %v222 = add nsw i32 %v11, 1040
  %v223 = getelementptr float, ptr addrspace(1) %v198, i64 1040
  %v224 = extractelement <2 x float> %v181, i32 0
  store float %v224, ptr addrspace(1) %v223, align 4
  %v225 = add nsw i32 %v11, 1088
  %v226 = getelementptr float, ptr addrspace(1) %v198, i64 1088
  %v227 = extractelement <2 x float> %v174, i32 1
  store float %v227, ptr addrspace(1) %v226, align 4
  %v228 = add nsw i32 %v11, 1104
  %v229 = getelementptr float, ptr addrspace(1) %v198, i64 1104
  %v230 = extractelement <2 x float> %v181, i32 1
  store float %v230, ptr addrspace(1) %v229, align 4
  %v231 = add nsw i32 %v11, 1152
  %v232 = getelementptr float, ptr addrspace(1) %v198, i64 1152
  %v233 = extractelement <2 x float> %v175, i32 0
  store float %v233, ptr addrspace(1) %v232, align 4
  %v234 = add nsw i32 %v11, 1168
  %v235 = getelementptr float, ptr addrspace(1) %v198, i64 1168
  %v236 = extractelement <2 x float> %v182, i32 0
  store float %v236, ptr addrspace(1) %v235, align 4
  %v237 = add nsw i32 %v11, 1216
  %v238 = getelementptr float, ptr addrspace(1) %v198, i64 1216
  %v239 = extractelement <2 x float> %v175, i32 1
  store float %v239, ptr addrspace(1) %v238, align 4
  %v240 = add nsw i32 %v11, 1232
  %v241 = getelementptr float, ptr addrspace(1) %v198, i64 1232
  %v242 = extractelement <2 x float> %v182, i32 1
  store float %v242, ptr addrspace(1) %v241, align 4
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-flat-scratch-init" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-agpr-alloc"="0" }
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!llvm.module.flags = !{!0}
