target triple = "x86_64-unknown-linux-gnu"

define void @gemm(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = getelementptr inbounds ptr, ptr %args, i64 2
  %v5 = load ptr, ptr %v4, align 8
  br label %loop1
loop1:
  %v6 = phi i32 [ 0, %entry ], [ %v245, %done2 ]
  %v7 = mul nsw i32 %v6, 512
  br label %loop2
loop2:
  %v8 = phi i32 [ 0, %loop1 ], [ %v243, %done3 ]
  %v9 = mul nsw i32 %v8, 16
  %v10 = add nsw i32 %v7, %v9
  %v11 = getelementptr float, ptr %v1, i32 %v10
  br label %loop3
loop3:
  %v12 = phi i32 [ 0, %loop2 ], [ %v227, %loop3 ]
  %v13 = phi <16 x float> [ zeroinitializer, %loop2 ], [ %v58, %loop3 ]
  %v14 = phi <16 x float> [ zeroinitializer, %loop2 ], [ %v82, %loop3 ]
  %v15 = phi <16 x float> [ zeroinitializer, %loop2 ], [ %v106, %loop3 ]
  %v16 = phi <16 x float> [ zeroinitializer, %loop2 ], [ %v130, %loop3 ]
  %v17 = phi <16 x float> [ zeroinitializer, %loop2 ], [ %v154, %loop3 ]
  %v18 = phi <16 x float> [ zeroinitializer, %loop2 ], [ %v178, %loop3 ]
  %v19 = phi <16 x float> [ zeroinitializer, %loop2 ], [ %v202, %loop3 ]
  %v20 = phi <16 x float> [ zeroinitializer, %loop2 ], [ %v226, %loop3 ]
  %v21 = mul nsw i32 %v12, 4
  %v22 = add nsw i32 %v7, %v21
  %v23 = add nsw i32 %v22, 3
  %v24 = getelementptr float, ptr %v3, i32 %v23
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <16 x float> poison, float %v25, i64 0
  %v27 = shufflevector <16 x float> %v26, <16 x float> poison, <16 x i32> zeroinitializer
  %v28 = mul nsw i32 %v12, 256
  %v29 = add nsw i32 %v9, %v28
  %v30 = add nsw i32 %v29, 192
  %v31 = getelementptr float, ptr %v5, i32 %v30
  %v32 = load <16 x float>, ptr %v31, align 4
  %v33 = add nsw i32 %v22, 2
  %v34 = getelementptr float, ptr %v3, i32 %v33
  %v35 = load float, ptr %v34, align 4
  %v36 = insertelement <16 x float> poison, float %v35, i64 0
  %v37 = shufflevector <16 x float> %v36, <16 x float> poison, <16 x i32> zeroinitializer
  %v38 = add nsw i32 %v29, 128
  %v39 = getelementptr float, ptr %v5, i32 %v38
  %v40 = load <16 x float>, ptr %v39, align 4
  %v41 = add nsw i32 %v22, 1
  %v42 = getelementptr float, ptr %v3, i32 %v41
  %v43 = load float, ptr %v42, align 4
  %v44 = insertelement <16 x float> poison, float %v43, i64 0
  %v45 = shufflevector <16 x float> %v44, <16 x float> poison, <16 x i32> zeroinitializer
  %v46 = add nsw i32 %v29, 64
  %v47 = getelementptr float, ptr %v5, i32 %v46
  %v48 = load <16 x float>, ptr %v47, align 4
  %v49 = getelementptr float, ptr %v3, i32 %v22
  %v50 = load float, ptr %v49, align 4
  %v51 = insertelement <16 x float> poison, float %v50, i64 0
  %v52 = shufflevector <16 x float> %v51, <16 x float> poison, <16 x i32> zeroinitializer
  %v53 = getelementptr float, ptr %v5, i32 %v29
  %v54 = load <16 x float>, ptr %v53, align 4
  %v55 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v52, <16 x float> %v54, <16 x float> %v13)
  %v56 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v45, <16 x float> %v48, <16 x float> %v55)
  %v57 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v37, <16 x float> %v40, <16 x float> %v56)
  %v58 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v27, <16 x float> %v32, <16 x float> %v57)
  %v59 = add nsw i32 %v22, 67
  %v60 = getelementptr float, ptr %v3, i32 %v59
  %v61 = load float, ptr %v60, align 4
  %v62 = insertelement <16 x float> poison, float %v61, i64 0
  %v63 = shufflevector <16 x float> %v62, <16 x float> poison, <16 x i32> zeroinitializer
  %v64 = add nsw i32 %v22, 66
  %v65 = getelementptr float, ptr %v3, i32 %v64
  %v66 = load float, ptr %v65, align 4
  %v67 = insertelement <16 x float> poison, float %v66, i64 0
  %v68 = shufflevector <16 x float> %v67, <16 x float> poison, <16 x i32> zeroinitializer
  %v69 = add nsw i32 %v22, 65
  %v70 = getelementptr float, ptr %v3, i32 %v69
  %v71 = load float, ptr %v70, align 4
  %v72 = insertelement <16 x float> poison, float %v71, i64 0
  %v73 = shufflevector <16 x float> %v72, <16 x float> poison, <16 x i32> zeroinitializer
  %v74 = add nsw i32 %v22, 64
  %v75 = getelementptr float, ptr %v3, i32 %v74
  %v76 = load float, ptr %v75, align 4
  %v77 = insertelement <16 x float> poison, float %v76, i64 0
  %v78 = shufflevector <16 x float> %v77, <16 x float> poison, <16 x i32> zeroinitializer
  %v79 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v78, <16 x float> %v54, <16 x float> %v14)
  %v80 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v73, <16 x float> %v48, <16 x float> %v79)
  %v81 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v68, <16 x float> %v40, <16 x float> %v80)
  %v82 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v63, <16 x float> %v32, <16 x float> %v81)
  %v83 = add nsw i32 %v22, 131
  %v84 = getelementptr float, ptr %v3, i32 %v83
  %v85 = load float, ptr %v84, align 4
  %v86 = insertelement <16 x float> poison, float %v85, i64 0
  %v87 = shufflevector <16 x float> %v86, <16 x float> poison, <16 x i32> zeroinitializer
  %v88 = add nsw i32 %v22, 130
  %v89 = getelementptr float, ptr %v3, i32 %v88
  %v90 = load float, ptr %v89, align 4
  %v91 = insertelement <16 x float> poison, float %v90, i64 0
  %v92 = shufflevector <16 x float> %v91, <16 x float> poison, <16 x i32> zeroinitializer
  %v93 = add nsw i32 %v22, 129
  %v94 = getelementptr float, ptr %v3, i32 %v93
  %v95 = load float, ptr %v94, align 4
  %v96 = insertelement <16 x float> poison, float %v95, i64 0
  %v97 = shufflevector <16 x float> %v96, <16 x float> poison, <16 x i32> zeroinitializer
  %v98 = add nsw i32 %v22, 128
  %v99 = getelementptr float, ptr %v3, i32 %v98
  %v100 = load float, ptr %v99, align 4
  %v101 = insertelement <16 x float> poison, float %v100, i64 0
  %v102 = shufflevector <16 x float> %v101, <16 x float> poison, <16 x i32> zeroinitializer
  %v103 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v102, <16 x float> %v54, <16 x float> %v15)
  %v104 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v97, <16 x float> %v48, <16 x float> %v103)
  %v105 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v92, <16 x float> %v40, <16 x float> %v104)
  %v106 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v87, <16 x float> %v32, <16 x float> %v105)
  %v107 = add nsw i32 %v22, 195
  %v108 = getelementptr float, ptr %v3, i32 %v107
  %v109 = load float, ptr %v108, align 4
  %v110 = insertelement <16 x float> poison, float %v109, i64 0
  %v111 = shufflevector <16 x float> %v110, <16 x float> poison, <16 x i32> zeroinitializer
  %v112 = add nsw i32 %v22, 194
  %v113 = getelementptr float, ptr %v3, i32 %v112
  %v114 = load float, ptr %v113, align 4
  %v115 = insertelement <16 x float> poison, float %v114, i64 0
  %v116 = shufflevector <16 x float> %v115, <16 x float> poison, <16 x i32> zeroinitializer
  %v117 = add nsw i32 %v22, 193
  %v118 = getelementptr float, ptr %v3, i32 %v117
  %v119 = load float, ptr %v118, align 4
  %v120 = insertelement <16 x float> poison, float %v119, i64 0
  %v121 = shufflevector <16 x float> %v120, <16 x float> poison, <16 x i32> zeroinitializer
  %v122 = add nsw i32 %v22, 192
  %v123 = getelementptr float, ptr %v3, i32 %v122
  %v124 = load float, ptr %v123, align 4
  %v125 = insertelement <16 x float> poison, float %v124, i64 0
  %v126 = shufflevector <16 x float> %v125, <16 x float> poison, <16 x i32> zeroinitializer
  %v127 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v126, <16 x float> %v54, <16 x float> %v16)
  %v128 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v121, <16 x float> %v48, <16 x float> %v127)
  %v129 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v116, <16 x float> %v40, <16 x float> %v128)
  %v130 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v111, <16 x float> %v32, <16 x float> %v129)
  %v131 = add nsw i32 %v22, 259
  %v132 = getelementptr float, ptr %v3, i32 %v131
  %v133 = load float, ptr %v132, align 4
  %v134 = insertelement <16 x float> poison, float %v133, i64 0
  %v135 = shufflevector <16 x float> %v134, <16 x float> poison, <16 x i32> zeroinitializer
  %v136 = add nsw i32 %v22, 258
  %v137 = getelementptr float, ptr %v3, i32 %v136
  %v138 = load float, ptr %v137, align 4
  %v139 = insertelement <16 x float> poison, float %v138, i64 0
  %v140 = shufflevector <16 x float> %v139, <16 x float> poison, <16 x i32> zeroinitializer
  %v141 = add nsw i32 %v22, 257
  %v142 = getelementptr float, ptr %v3, i32 %v141
  %v143 = load float, ptr %v142, align 4
  %v144 = insertelement <16 x float> poison, float %v143, i64 0
  %v145 = shufflevector <16 x float> %v144, <16 x float> poison, <16 x i32> zeroinitializer
  %v146 = add nsw i32 %v22, 256
  %v147 = getelementptr float, ptr %v3, i32 %v146
  %v148 = load float, ptr %v147, align 4
  %v149 = insertelement <16 x float> poison, float %v148, i64 0
  %v150 = shufflevector <16 x float> %v149, <16 x float> poison, <16 x i32> zeroinitializer
  %v151 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v150, <16 x float> %v54, <16 x float> %v17)
  %v152 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v145, <16 x float> %v48, <16 x float> %v151)
  %v153 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v140, <16 x float> %v40, <16 x float> %v152)
  %v154 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v135, <16 x float> %v32, <16 x float> %v153)
  %v155 = add nsw i32 %v22, 323
  %v156 = getelementptr float, ptr %v3, i32 %v155
  %v157 = load float, ptr %v156, align 4
  %v158 = insertelement <16 x float> poison, float %v157, i64 0
  %v159 = shufflevector <16 x float> %v158, <16 x float> poison, <16 x i32> zeroinitializer
  %v160 = add nsw i32 %v22, 322
  %v161 = getelementptr float, ptr %v3, i32 %v160
  %v162 = load float, ptr %v161, align 4
  %v163 = insertelement <16 x float> poison, float %v162, i64 0
  %v164 = shufflevector <16 x float> %v163, <16 x float> poison, <16 x i32> zeroinitializer
  %v165 = add nsw i32 %v22, 321
  %v166 = getelementptr float, ptr %v3, i32 %v165
  %v167 = load float, ptr %v166, align 4
  %v168 = insertelement <16 x float> poison, float %v167, i64 0
  %v169 = shufflevector <16 x float> %v168, <16 x float> poison, <16 x i32> zeroinitializer
  %v170 = add nsw i32 %v22, 320
  %v171 = getelementptr float, ptr %v3, i32 %v170
  %v172 = load float, ptr %v171, align 4
  %v173 = insertelement <16 x float> poison, float %v172, i64 0
  %v174 = shufflevector <16 x float> %v173, <16 x float> poison, <16 x i32> zeroinitializer
  %v175 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v174, <16 x float> %v54, <16 x float> %v18)
  %v176 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v169, <16 x float> %v48, <16 x float> %v175)
  %v177 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v164, <16 x float> %v40, <16 x float> %v176)
  %v178 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v159, <16 x float> %v32, <16 x float> %v177)
  %v179 = add nsw i32 %v22, 387
  %v180 = getelementptr float, ptr %v3, i32 %v179
  %v181 = load float, ptr %v180, align 4
  %v182 = insertelement <16 x float> poison, float %v181, i64 0
  %v183 = shufflevector <16 x float> %v182, <16 x float> poison, <16 x i32> zeroinitializer
  %v184 = add nsw i32 %v22, 386
  %v185 = getelementptr float, ptr %v3, i32 %v184
  %v186 = load float, ptr %v185, align 4
  %v187 = insertelement <16 x float> poison, float %v186, i64 0
  %v188 = shufflevector <16 x float> %v187, <16 x float> poison, <16 x i32> zeroinitializer
  %v189 = add nsw i32 %v22, 385
  %v190 = getelementptr float, ptr %v3, i32 %v189
  %v191 = load float, ptr %v190, align 4
  %v192 = insertelement <16 x float> poison, float %v191, i64 0
  %v193 = shufflevector <16 x float> %v192, <16 x float> poison, <16 x i32> zeroinitializer
  %v194 = add nsw i32 %v22, 384
  %v195 = getelementptr float, ptr %v3, i32 %v194
  %v196 = load float, ptr %v195, align 4
  %v197 = insertelement <16 x float> poison, float %v196, i64 0
  %v198 = shufflevector <16 x float> %v197, <16 x float> poison, <16 x i32> zeroinitializer
  %v199 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v198, <16 x float> %v54, <16 x float> %v19)
  %v200 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v193, <16 x float> %v48, <16 x float> %v199)
  %v201 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v188, <16 x float> %v40, <16 x float> %v200)
  %v202 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v183, <16 x float> %v32, <16 x float> %v201)
  %v203 = add nsw i32 %v22, 451
  %v204 = getelementptr float, ptr %v3, i32 %v203
  %v205 = load float, ptr %v204, align 4
  %v206 = insertelement <16 x float> poison, float %v205, i64 0
  %v207 = shufflevector <16 x float> %v206, <16 x float> poison, <16 x i32> zeroinitializer
  %v208 = add nsw i32 %v22, 450
  %v209 = getelementptr float, ptr %v3, i32 %v208
  %v210 = load float, ptr %v209, align 4
  %v211 = insertelement <16 x float> poison, float %v210, i64 0
  %v212 = shufflevector <16 x float> %v211, <16 x float> poison, <16 x i32> zeroinitializer
  %v213 = add nsw i32 %v22, 449
  %v214 = getelementptr float, ptr %v3, i32 %v213
  %v215 = load float, ptr %v214, align 4
  %v216 = insertelement <16 x float> poison, float %v215, i64 0
  %v217 = shufflevector <16 x float> %v216, <16 x float> poison, <16 x i32> zeroinitializer
  %v218 = add nsw i32 %v22, 448
  %v219 = getelementptr float, ptr %v3, i32 %v218
  %v220 = load float, ptr %v219, align 4
  %v221 = insertelement <16 x float> poison, float %v220, i64 0
  %v222 = shufflevector <16 x float> %v221, <16 x float> poison, <16 x i32> zeroinitializer
  %v223 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v222, <16 x float> %v54, <16 x float> %v20)
  %v224 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v217, <16 x float> %v48, <16 x float> %v223)
  %v225 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v212, <16 x float> %v40, <16 x float> %v224)
  %v226 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v207, <16 x float> %v32, <16 x float> %v225)
  %v227 = add nsw i32 %v12, 1
  %v228 = icmp slt i32 %v227, 16
  br i1 %v228, label %loop3, label %done3
done3:
  store <16 x float> %v58, ptr %v11, align 4
  %v229 = add nsw i32 %v10, 64
  %v230 = getelementptr float, ptr %v1, i32 %v229
  store <16 x float> %v82, ptr %v230, align 4
  %v231 = add nsw i32 %v10, 128
  %v232 = getelementptr float, ptr %v1, i32 %v231
  store <16 x float> %v106, ptr %v232, align 4
  %v233 = add nsw i32 %v10, 192
  %v234 = getelementptr float, ptr %v1, i32 %v233
  store <16 x float> %v130, ptr %v234, align 4
  %v235 = add nsw i32 %v10, 256
  %v236 = getelementptr float, ptr %v1, i32 %v235
  store <16 x float> %v154, ptr %v236, align 4
  %v237 = add nsw i32 %v10, 320
  %v238 = getelementptr float, ptr %v1, i32 %v237
  store <16 x float> %v178, ptr %v238, align 4
  %v239 = add nsw i32 %v10, 384
  %v240 = getelementptr float, ptr %v1, i32 %v239
  store <16 x float> %v202, ptr %v240, align 4
  %v241 = add nsw i32 %v10, 448
  %v242 = getelementptr float, ptr %v1, i32 %v241
  store <16 x float> %v226, ptr %v242, align 4
  %v243 = add nsw i32 %v8, 1
  %v244 = icmp slt i32 %v243, 4
  br i1 %v244, label %loop2, label %done2
done2:
  %v245 = add nsw i32 %v6, 1
  %v246 = icmp slt i32 %v245, 8
  br i1 %v246, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v4" "prefer-vector-width"="512" "no-trapping-math"="true" }
