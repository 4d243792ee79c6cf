target triple = "aarch64-unknown-linux-gnu"

define void @gemm(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = getelementptr inbounds ptr, ptr %args, i64 2
  %v5 = load ptr, ptr %v4, align 8
  br label %loop1
loop1:
  %v6 = phi i32 [ 0, %entry ], [ %v313, %done2 ]
  %v7 = mul nsw i32 %v6, 512
  br label %loop2
loop2:
  %v8 = phi i32 [ 0, %loop1 ], [ %v311, %done3 ]
  %v9 = mul nsw i32 %v8, 8
  %v10 = add nsw i32 %v7, %v9
  %v11 = getelementptr float, ptr %v1, i32 %v10
  br label %loop3
loop3:
  %v12 = phi i32 [ 0, %loop2 ], [ %v279, %loop3 ]
  %v13 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v66, %loop3 ]
  %v14 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v82, %loop3 ]
  %v15 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v106, %loop3 ]
  %v16 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v110, %loop3 ]
  %v17 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v134, %loop3 ]
  %v18 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v138, %loop3 ]
  %v19 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v162, %loop3 ]
  %v20 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v166, %loop3 ]
  %v21 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v190, %loop3 ]
  %v22 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v194, %loop3 ]
  %v23 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v218, %loop3 ]
  %v24 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v222, %loop3 ]
  %v25 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v246, %loop3 ]
  %v26 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v250, %loop3 ]
  %v27 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v274, %loop3 ]
  %v28 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v278, %loop3 ]
  %v29 = mul nsw i32 %v12, 4
  %v30 = add nsw i32 %v7, %v29
  %v31 = add nsw i32 %v30, 3
  %v32 = getelementptr float, ptr %v3, i32 %v31
  %v33 = load float, ptr %v32, align 4
  %v34 = insertelement <4 x float> poison, float %v33, i64 0
  %v35 = shufflevector <4 x float> %v34, <4 x float> poison, <4 x i32> zeroinitializer
  %v36 = mul nsw i32 %v12, 256
  %v37 = add nsw i32 %v9, %v36
  %v38 = add nsw i32 %v37, 192
  %v39 = getelementptr float, ptr %v5, i32 %v38
  %v40 = load <4 x float>, ptr %v39, align 4
  %v41 = add nsw i32 %v30, 2
  %v42 = getelementptr float, ptr %v3, i32 %v41
  %v43 = load float, ptr %v42, align 4
  %v44 = insertelement <4 x float> poison, float %v43, i64 0
  %v45 = shufflevector <4 x float> %v44, <4 x float> poison, <4 x i32> zeroinitializer
  %v46 = add nsw i32 %v37, 128
  %v47 = getelementptr float, ptr %v5, i32 %v46
  %v48 = load <4 x float>, ptr %v47, align 4
  %v49 = add nsw i32 %v30, 1
  %v50 = getelementptr float, ptr %v3, i32 %v49
  %v51 = load float, ptr %v50, align 4
  %v52 = insertelement <4 x float> poison, float %v51, i64 0
  %v53 = shufflevector <4 x float> %v52, <4 x float> poison, <4 x i32> zeroinitializer
  %v54 = add nsw i32 %v37, 64
  %v55 = getelementptr float, ptr %v5, i32 %v54
  %v56 = load <4 x float>, ptr %v55, align 4
  %v57 = getelementptr float, ptr %v3, i32 %v30
  %v58 = load float, ptr %v57, align 4
  %v59 = insertelement <4 x float> poison, float %v58, i64 0
  %v60 = shufflevector <4 x float> %v59, <4 x float> poison, <4 x i32> zeroinitializer
  %v61 = getelementptr float, ptr %v5, i32 %v37
  %v62 = load <4 x float>, ptr %v61, align 4
  %v63 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v60, <4 x float> %v62, <4 x float> %v13)
  %v64 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v53, <4 x float> %v56, <4 x float> %v63)
  %v65 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v45, <4 x float> %v48, <4 x float> %v64)
  %v66 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v35, <4 x float> %v40, <4 x float> %v65)
  %v67 = add nsw i32 %v38, 4
  %v68 = getelementptr float, ptr %v5, i32 %v67
  %v69 = load <4 x float>, ptr %v68, align 4
  %v70 = add nsw i32 %v46, 4
  %v71 = getelementptr float, ptr %v5, i32 %v70
  %v72 = load <4 x float>, ptr %v71, align 4
  %v73 = add nsw i32 %v54, 4
  %v74 = getelementptr float, ptr %v5, i32 %v73
  %v75 = load <4 x float>, ptr %v74, align 4
  %v76 = add nsw i32 %v37, 4
  %v77 = getelementptr float, ptr %v5, i32 %v76
  %v78 = load <4 x float>, ptr %v77, align 4
  %v79 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v60, <4 x float> %v78, <4 x float> %v14)
  %v80 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v53, <4 x float> %v75, <4 x float> %v79)
  %v81 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v45, <4 x float> %v72, <4 x float> %v80)
  %v82 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v35, <4 x float> %v69, <4 x float> %v81)
  %v83 = add nsw i32 %v30, 67
  %v84 = getelementptr float, ptr %v3, i32 %v83
  %v85 = load float, ptr %v84, align 4
  %v86 = insertelement <4 x float> poison, float %v85, i64 0
  %v87 = shufflevector <4 x float> %v86, <4 x float> poison, <4 x i32> zeroinitializer
  %v88 = add nsw i32 %v30, 66
  %v89 = getelementptr float, ptr %v3, i32 %v88
  %v90 = load float, ptr %v89, align 4
  %v91 = insertelement <4 x float> poison, float %v90, i64 0
  %v92 = shufflevector <4 x float> %v91, <4 x float> poison, <4 x i32> zeroinitializer
  %v93 = add nsw i32 %v30, 65
  %v94 = getelementptr float, ptr %v3, i32 %v93
  %v95 = load float, ptr %v94, align 4
  %v96 = insertelement <4 x float> poison, float %v95, i64 0
  %v97 = shufflevector <4 x float> %v96, <4 x float> poison, <4 x i32> zeroinitializer
  %v98 = add nsw i32 %v30, 64
  %v99 = getelementptr float, ptr %v3, i32 %v98
  %v100 = load float, ptr %v99, align 4
  %v101 = insertelement <4 x float> poison, float %v100, i64 0
  %v102 = shufflevector <4 x float> %v101, <4 x float> poison, <4 x i32> zeroinitializer
  %v103 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v102, <4 x float> %v62, <4 x float> %v15)
  %v104 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v97, <4 x float> %v56, <4 x float> %v103)
  %v105 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v92, <4 x float> %v48, <4 x float> %v104)
  %v106 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v87, <4 x float> %v40, <4 x float> %v105)
  %v107 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v102, <4 x float> %v78, <4 x float> %v16)
  %v108 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v97, <4 x float> %v75, <4 x float> %v107)
  %v109 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v92, <4 x float> %v72, <4 x float> %v108)
  %v110 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v87, <4 x float> %v69, <4 x float> %v109)
  %v111 = add nsw i32 %v30, 131
  %v112 = getelementptr float, ptr %v3, i32 %v111
  %v113 = load float, ptr %v112, align 4
  %v114 = insertelement <4 x float> poison, float %v113, i64 0
  %v115 = shufflevector <4 x float> %v114, <4 x float> poison, <4 x i32> zeroinitializer
  %v116 = add nsw i32 %v30, 130
  %v117 = getelementptr float, ptr %v3, i32 %v116
  %v118 = load float, ptr %v117, align 4
  %v119 = insertelement <4 x float> poison, float %v118, i64 0
  %v120 = shufflevector <4 x float> %v119, <4 x float> poison, <4 x i32> zeroinitializer
  %v121 = add nsw i32 %v30, 129
  %v122 = getelementptr float, ptr %v3, i32 %v121
  %v123 = load float, ptr %v122, align 4
  %v124 = insertelement <4 x float> poison, float %v123, i64 0
  %v125 = shufflevector <4 x float> %v124, <4 x float> poison, <4 x i32> zeroinitializer
  %v126 = add nsw i32 %v30, 128
  %v127 = getelementptr float, ptr %v3, i32 %v126
  %v128 = load float, ptr %v127, align 4
  %v129 = insertelement <4 x float> poison, float %v128, i64 0
  %v130 = shufflevector <4 x float> %v129, <4 x float> poison, <4 x i32> zeroinitializer
  %v131 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v130, <4 x float> %v62, <4 x float> %v17)
  %v132 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v125, <4 x float> %v56, <4 x float> %v131)
  %v133 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v120, <4 x float> %v48, <4 x float> %v132)
  %v134 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v115, <4 x float> %v40, <4 x float> %v133)
  %v135 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v130, <4 x float> %v78, <4 x float> %v18)
  %v136 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v125, <4 x float> %v75, <4 x float> %v135)
  %v137 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v120, <4 x float> %v72, <4 x float> %v136)
  %v138 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v115, <4 x float> %v69, <4 x float> %v137)
  %v139 = add nsw i32 %v30, 195
  %v140 = getelementptr float, ptr %v3, i32 %v139
  %v141 = load float, ptr %v140, align 4
  %v142 = insertelement <4 x float> poison, float %v141, i64 0
  %v143 = shufflevector <4 x float> %v142, <4 x float> poison, <4 x i32> zeroinitializer
  %v144 = add nsw i32 %v30, 194
  %v145 = getelementptr float, ptr %v3, i32 %v144
  %v146 = load float, ptr %v145, align 4
  %v147 = insertelement <4 x float> poison, float %v146, i64 0
  %v148 = shufflevector <4 x float> %v147, <4 x float> poison, <4 x i32> zeroinitializer
  %v149 = add nsw i32 %v30, 193
  %v150 = getelementptr float, ptr %v3, i32 %v149
  %v151 = load float, ptr %v150, align 4
  %v152 = insertelement <4 x float> poison, float %v151, i64 0
  %v153 = shufflevector <4 x float> %v152, <4 x float> poison, <4 x i32> zeroinitializer
  %v154 = add nsw i32 %v30, 192
  %v155 = getelementptr float, ptr %v3, i32 %v154
  %v156 = load float, ptr %v155, align 4
  %v157 = insertelement <4 x float> poison, float %v156, i64 0
  %v158 = shufflevector <4 x float> %v157, <4 x float> poison, <4 x i32> zeroinitializer
  %v159 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v158, <4 x float> %v62, <4 x float> %v19)
  %v160 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v153, <4 x float> %v56, <4 x float> %v159)
  %v161 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v148, <4 x float> %v48, <4 x float> %v160)
  %v162 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v143, <4 x float> %v40, <4 x float> %v161)
  %v163 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v158, <4 x float> %v78, <4 x float> %v20)
  %v164 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v153, <4 x float> %v75, <4 x float> %v163)
  %v165 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v148, <4 x float> %v72, <4 x float> %v164)
  %v166 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v143, <4 x float> %v69, <4 x float> %v165)
  %v167 = add nsw i32 %v30, 259
  %v168 = getelementptr float, ptr %v3, i32 %v167
  %v169 = load float, ptr %v168, align 4
  %v170 = insertelement <4 x float> poison, float %v169, i64 0
  %v171 = shufflevector <4 x float> %v170, <4 x float> poison, <4 x i32> zeroinitializer
  %v172 = add nsw i32 %v30, 258
  %v173 = getelementptr float, ptr %v3, i32 %v172
  %v174 = load float, ptr %v173, align 4
  %v175 = insertelement <4 x float> poison, float %v174, i64 0
  %v176 = shufflevector <4 x float> %v175, <4 x float> poison, <4 x i32> zeroinitializer
  %v177 = add nsw i32 %v30, 257
  %v178 = getelementptr float, ptr %v3, i32 %v177
  %v179 = load float, ptr %v178, align 4
  %v180 = insertelement <4 x float> poison, float %v179, i64 0
  %v181 = shufflevector <4 x float> %v180, <4 x float> poison, <4 x i32> zeroinitializer
  %v182 = add nsw i32 %v30, 256
  %v183 = getelementptr float, ptr %v3, i32 %v182
  %v184 = load float, ptr %v183, align 4
  %v185 = insertelement <4 x float> poison, float %v184, i64 0
  %v186 = shufflevector <4 x float> %v185, <4 x float> poison, <4 x i32> zeroinitializer
  %v187 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v186, <4 x float> %v62, <4 x float> %v21)
  %v188 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v181, <4 x float> %v56, <4 x float> %v187)
  %v189 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v176, <4 x float> %v48, <4 x float> %v188)
  %v190 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v171, <4 x float> %v40, <4 x float> %v189)
  %v191 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v186, <4 x float> %v78, <4 x float> %v22)
  %v192 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v181, <4 x float> %v75, <4 x float> %v191)
  %v193 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v176, <4 x float> %v72, <4 x float> %v192)
  %v194 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v171, <4 x float> %v69, <4 x float> %v193)
  %v195 = add nsw i32 %v30, 323
  %v196 = getelementptr float, ptr %v3, i32 %v195
  %v197 = load float, ptr %v196, align 4
  %v198 = insertelement <4 x float> poison, float %v197, i64 0
  %v199 = shufflevector <4 x float> %v198, <4 x float> poison, <4 x i32> zeroinitializer
  %v200 = add nsw i32 %v30, 322
  %v201 = getelementptr float, ptr %v3, i32 %v200
  %v202 = load float, ptr %v201, align 4
  %v203 = insertelement <4 x float> poison, float %v202, i64 0
  %v204 = shufflevector <4 x float> %v203, <4 x float> poison, <4 x i32> zeroinitializer
  %v205 = add nsw i32 %v30, 321
  %v206 = getelementptr float, ptr %v3, i32 %v205
  %v207 = load float, ptr %v206, align 4
  %v208 = insertelement <4 x float> poison, float %v207, i64 0
  %v209 = shufflevector <4 x float> %v208, <4 x float> poison, <4 x i32> zeroinitializer
  %v210 = add nsw i32 %v30, 320
  %v211 = getelementptr float, ptr %v3, i32 %v210
  %v212 = load float, ptr %v211, align 4
  %v213 = insertelement <4 x float> poison, float %v212, i64 0
  %v214 = shufflevector <4 x float> %v213, <4 x float> poison, <4 x i32> zeroinitializer
  %v215 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v214, <4 x float> %v62, <4 x float> %v23)
  %v216 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v209, <4 x float> %v56, <4 x float> %v215)
  %v217 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v204, <4 x float> %v48, <4 x float> %v216)
  %v218 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v199, <4 x float> %v40, <4 x float> %v217)
  %v219 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v214, <4 x float> %v78, <4 x float> %v24)
  %v220 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v209, <4 x float> %v75, <4 x float> %v219)
  %v221 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v204, <4 x float> %v72, <4 x float> %v220)
  %v222 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v199, <4 x float> %v69, <4 x float> %v221)
  %v223 = add nsw i32 %v30, 387
  %v224 = getelementptr float, ptr %v3, i32 %v223
  %v225 = load float, ptr %v224, align 4
  %v226 = insertelement <4 x float> poison, float %v225, i64 0
  %v227 = shufflevector <4 x float> %v226, <4 x float> poison, <4 x i32> zeroinitializer
  %v228 = add nsw i32 %v30, 386
  %v229 = getelementptr float, ptr %v3, i32 %v228
  %v230 = load float, ptr %v229, align 4
  %v231 = insertelement <4 x float> poison, float %v230, i64 0
  %v232 = shufflevector <4 x float> %v231, <4 x float> poison, <4 x i32> zeroinitializer
  %v233 = add nsw i32 %v30, 385
  %v234 = getelementptr float, ptr %v3, i32 %v233
  %v235 = load float, ptr %v234, align 4
  %v236 = insertelement <4 x float> poison, float %v235, i64 0
  %v237 = shufflevector <4 x float> %v236, <4 x float> poison, <4 x i32> zeroinitializer
  %v238 = add nsw i32 %v30, 384
  %v239 = getelementptr float, ptr %v3, i32 %v238
  %v240 = load float, ptr %v239, align 4
  %v241 = insertelement <4 x float> poison, float %v240, i64 0
  %v242 = shufflevector <4 x float> %v241, <4 x float> poison, <4 x i32> zeroinitializer
  %v243 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v242, <4 x float> %v62, <4 x float> %v25)
  %v244 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v237, <4 x float> %v56, <4 x float> %v243)
  %v245 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v232, <4 x float> %v48, <4 x float> %v244)
  %v246 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v227, <4 x float> %v40, <4 x float> %v245)
  %v247 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v242, <4 x float> %v78, <4 x float> %v26)
  %v248 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v237, <4 x float> %v75, <4 x float> %v247)
  %v249 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v232, <4 x float> %v72, <4 x float> %v248)
  %v250 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v227, <4 x float> %v69, <4 x float> %v249)
  %v251 = add nsw i32 %v30, 451
  %v252 = getelementptr float, ptr %v3, i32 %v251
  %v253 = load float, ptr %v252, align 4
  %v254 = insertelement <4 x float> poison, float %v253, i64 0
  %v255 = shufflevector <4 x float> %v254, <4 x float> poison, <4 x i32> zeroinitializer
  %v256 = add nsw i32 %v30, 450
  %v257 = getelementptr float, ptr %v3, i32 %v256
  %v258 = load float, ptr %v257, align 4
  %v259 = insertelement <4 x float> poison, float %v258, i64 0
  %v260 = shufflevector <4 x float> %v259, <4 x float> poison, <4 x i32> zeroinitializer
  %v261 = add nsw i32 %v30, 449
  %v262 = getelementptr float, ptr %v3, i32 %v261
  %v263 = load float, ptr %v262, align 4
  %v264 = insertelement <4 x float> poison, float %v263, i64 0
  %v265 = shufflevector <4 x float> %v264, <4 x float> poison, <4 x i32> zeroinitializer
  %v266 = add nsw i32 %v30, 448
  %v267 = getelementptr float, ptr %v3, i32 %v266
  %v268 = load float, ptr %v267, align 4
  %v269 = insertelement <4 x float> poison, float %v268, i64 0
  %v270 = shufflevector <4 x float> %v269, <4 x float> poison, <4 x i32> zeroinitializer
  %v271 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v270, <4 x float> %v62, <4 x float> %v27)
  %v272 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v265, <4 x float> %v56, <4 x float> %v271)
  %v273 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v260, <4 x float> %v48, <4 x float> %v272)
  %v274 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v255, <4 x float> %v40, <4 x float> %v273)
  %v275 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v270, <4 x float> %v78, <4 x float> %v28)
  %v276 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v265, <4 x float> %v75, <4 x float> %v275)
  %v277 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v260, <4 x float> %v72, <4 x float> %v276)
  %v278 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v255, <4 x float> %v69, <4 x float> %v277)
  %v279 = add nsw i32 %v12, 1
  %v280 = icmp slt i32 %v279, 16
  br i1 %v280, label %loop3, label %done3
done3:
  store <4 x float> %v66, ptr %v11, align 4
  %v281 = add nsw i32 %v10, 4
  %v282 = getelementptr float, ptr %v1, i32 %v281
  store <4 x float> %v82, ptr %v282, align 4
  %v283 = add nsw i32 %v10, 64
  %v284 = getelementptr float, ptr %v1, i32 %v283
  store <4 x float> %v106, ptr %v284, align 4
  %v285 = add nsw i32 %v283, 4
  %v286 = getelementptr float, ptr %v1, i32 %v285
  store <4 x float> %v110, ptr %v286, align 4
  %v287 = add nsw i32 %v10, 128
  %v288 = getelementptr float, ptr %v1, i32 %v287
  store <4 x float> %v134, ptr %v288, align 4
  %v289 = add nsw i32 %v287, 4
  %v290 = getelementptr float, ptr %v1, i32 %v289
  store <4 x float> %v138, ptr %v290, align 4
  %v291 = add nsw i32 %v10, 192
  %v292 = getelementptr float, ptr %v1, i32 %v291
  store <4 x float> %v162, ptr %v292, align 4
  %v293 = add nsw i32 %v291, 4
  %v294 = getelementptr float, ptr %v1, i32 %v293
  store <4 x float> %v166, ptr %v294, align 4
  %v295 = add nsw i32 %v10, 256
  %v296 = getelementptr float, ptr %v1, i32 %v295
  store <4 x float> %v190, ptr %v296, align 4
  %v297 = add nsw i32 %v295, 4
  %v298 = getelementptr float, ptr %v1, i32 %v297
  store <4 x float> %v194, ptr %v298, align 4
  %v299 = add nsw i32 %v10, 320
  %v300 = getelementptr float, ptr %v1, i32 %v299
  store <4 x float> %v218, ptr %v300, align 4
  %v301 = add nsw i32 %v299, 4
  %v302 = getelementptr float, ptr %v1, i32 %v301
  store <4 x float> %v222, ptr %v302, align 4
  %v303 = add nsw i32 %v10, 384
  %v304 = getelementptr float, ptr %v1, i32 %v303
  store <4 x float> %v246, ptr %v304, align 4
  %v305 = add nsw i32 %v303, 4
  %v306 = getelementptr float, ptr %v1, i32 %v305
  store <4 x float> %v250, ptr %v306, align 4
  %v307 = add nsw i32 %v10, 448
  %v308 = getelementptr float, ptr %v1, i32 %v307
  store <4 x float> %v274, ptr %v308, align 4
  %v309 = add nsw i32 %v307, 4
  %v310 = getelementptr float, ptr %v1, i32 %v309
  store <4 x float> %v278, ptr %v310, align 4
  %v311 = add nsw i32 %v8, 1
  %v312 = icmp slt i32 %v311, 8
  br i1 %v312, label %loop2, label %done2
done2:
  %v313 = add nsw i32 %v6, 1
  %v314 = icmp slt i32 %v313, 8
  br i1 %v314, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+neon" "prefer-vector-width"="128" "no-trapping-math"="true" }
