target triple = "x86_64-unknown-linux-gnu"

define void @gemm(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = getelementptr inbounds ptr, ptr %args, i64 2
  %v5 = load ptr, ptr %v4, align 8
  %v6 = trunc i64 %start to i32
  %v7 = trunc i64 %stop to i32
  %v8 = call i32 @llvm.smin.i32(i32 %v7, i32 10)
  %v9 = icmp slt i32 %v6, %v8
  br i1 %v9, label %loop1, label %done1
loop1:
  %v10 = phi i32 [ %v6, %entry ], [ %v249, %done2 ]
  %v11 = mul nsw i32 %v10, 384
  br label %loop2
loop2:
  %v12 = phi i32 [ 0, %loop1 ], [ %v247, %done3 ]
  %v13 = mul nsw i32 %v12, 16
  %v14 = add nsw i32 %v11, %v13
  %v15 = getelementptr float, ptr %v1, i32 %v14
  br label %loop3
loop3:
  %v16 = phi i32 [ 0, %loop2 ], [ %v223, %loop3 ]
  %v17 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v66, %loop3 ]
  %v18 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v82, %loop3 ]
  %v19 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v106, %loop3 ]
  %v20 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v110, %loop3 ]
  %v21 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v134, %loop3 ]
  %v22 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v138, %loop3 ]
  %v23 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v162, %loop3 ]
  %v24 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v166, %loop3 ]
  %v25 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v190, %loop3 ]
  %v26 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v194, %loop3 ]
  %v27 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v218, %loop3 ]
  %v28 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v222, %loop3 ]
  %v29 = mul nsw i32 %v16, 4
  %v30 = add nsw i32 %v11, %v29
  %v31 = add nsw i32 %v30, 3
  %v32 = getelementptr float, ptr %v3, i32 %v31
  %v33 = load float, ptr %v32, align 4
  %v34 = insertelement <8 x float> poison, float %v33, i64 0
  %v35 = shufflevector <8 x float> %v34, <8 x float> poison, <8 x i32> zeroinitializer
  %v36 = mul nsw i32 %v16, 256
  %v37 = add nsw i32 %v13, %v36
  %v38 = add nsw i32 %v37, 192
  %v39 = getelementptr float, ptr %v5, i32 %v38
  %v40 = load <8 x float>, ptr %v39, align 4
  %v41 = add nsw i32 %v30, 2
  %v42 = getelementptr float, ptr %v3, i32 %v41
  %v43 = load float, ptr %v42, align 4
  %v44 = insertelement <8 x float> poison, float %v43, i64 0
  %v45 = shufflevector <8 x float> %v44, <8 x float> poison, <8 x i32> zeroinitializer
  %v46 = add nsw i32 %v37, 128
  %v47 = getelementptr float, ptr %v5, i32 %v46
  %v48 = load <8 x float>, ptr %v47, align 4
  %v49 = add nsw i32 %v30, 1
  %v50 = getelementptr float, ptr %v3, i32 %v49
  %v51 = load float, ptr %v50, align 4
  %v52 = insertelement <8 x float> poison, float %v51, i64 0
  %v53 = shufflevector <8 x float> %v52, <8 x float> poison, <8 x i32> zeroinitializer
  %v54 = add nsw i32 %v37, 64
  %v55 = getelementptr float, ptr %v5, i32 %v54
  %v56 = load <8 x float>, ptr %v55, align 4
  %v57 = getelementptr float, ptr %v3, i32 %v30
  %v58 = load float, ptr %v57, align 4
  %v59 = insertelement <8 x float> poison, float %v58, i64 0
  %v60 = shufflevector <8 x float> %v59, <8 x float> poison, <8 x i32> zeroinitializer
  %v61 = getelementptr float, ptr %v5, i32 %v37
  %v62 = load <8 x float>, ptr %v61, align 4
  %v63 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v60, <8 x float> %v62, <8 x float> %v17)
  %v64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v53, <8 x float> %v56, <8 x float> %v63)
  %v65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v45, <8 x float> %v48, <8 x float> %v64)
  %v66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v35, <8 x float> %v40, <8 x float> %v65)
  %v67 = add nsw i32 %v38, 8
  %v68 = getelementptr float, ptr %v5, i32 %v67
  %v69 = load <8 x float>, ptr %v68, align 4
  %v70 = add nsw i32 %v46, 8
  %v71 = getelementptr float, ptr %v5, i32 %v70
  %v72 = load <8 x float>, ptr %v71, align 4
  %v73 = add nsw i32 %v54, 8
  %v74 = getelementptr float, ptr %v5, i32 %v73
  %v75 = load <8 x float>, ptr %v74, align 4
  %v76 = add nsw i32 %v37, 8
  %v77 = getelementptr float, ptr %v5, i32 %v76
  %v78 = load <8 x float>, ptr %v77, align 4
  %v79 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v60, <8 x float> %v78, <8 x float> %v18)
  %v80 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v53, <8 x float> %v75, <8 x float> %v79)
  %v81 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v45, <8 x float> %v72, <8 x float> %v80)
  %v82 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v35, <8 x float> %v69, <8 x float> %v81)
  %v83 = add nsw i32 %v30, 67
  %v84 = getelementptr float, ptr %v3, i32 %v83
  %v85 = load float, ptr %v84, align 4
  %v86 = insertelement <8 x float> poison, float %v85, i64 0
  %v87 = shufflevector <8 x float> %v86, <8 x float> poison, <8 x i32> zeroinitializer
  %v88 = add nsw i32 %v30, 66
  %v89 = getelementptr float, ptr %v3, i32 %v88
  %v90 = load float, ptr %v89, align 4
  %v91 = insertelement <8 x float> poison, float %v90, i64 0
  %v92 = shufflevector <8 x float> %v91, <8 x float> poison, <8 x i32> zeroinitializer
  %v93 = add nsw i32 %v30, 65
  %v94 = getelementptr float, ptr %v3, i32 %v93
  %v95 = load float, ptr %v94, align 4
  %v96 = insertelement <8 x float> poison, float %v95, i64 0
  %v97 = shufflevector <8 x float> %v96, <8 x float> poison, <8 x i32> zeroinitializer
  %v98 = add nsw i32 %v30, 64
  %v99 = getelementptr float, ptr %v3, i32 %v98
  %v100 = load float, ptr %v99, align 4
  %v101 = insertelement <8 x float> poison, float %v100, i64 0
  %v102 = shufflevector <8 x float> %v101, <8 x float> poison, <8 x i32> zeroinitializer
  %v103 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v102, <8 x float> %v62, <8 x float> %v19)
  %v104 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v97, <8 x float> %v56, <8 x float> %v103)
  %v105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v92, <8 x float> %v48, <8 x float> %v104)
  %v106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v87, <8 x float> %v40, <8 x float> %v105)
  %v107 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v102, <8 x float> %v78, <8 x float> %v20)
  %v108 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v97, <8 x float> %v75, <8 x float> %v107)
  %v109 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v92, <8 x float> %v72, <8 x float> %v108)
  %v110 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v87, <8 x float> %v69, <8 x float> %v109)
  %v111 = add nsw i32 %v30, 131
  %v112 = getelementptr float, ptr %v3, i32 %v111
  %v113 = load float, ptr %v112, align 4
  %v114 = insertelement <8 x float> poison, float %v113, i64 0
  %v115 = shufflevector <8 x float> %v114, <8 x float> poison, <8 x i32> zeroinitializer
  %v116 = add nsw i32 %v30, 130
  %v117 = getelementptr float, ptr %v3, i32 %v116
  %v118 = load float, ptr %v117, align 4
  %v119 = insertelement <8 x float> poison, float %v118, i64 0
  %v120 = shufflevector <8 x float> %v119, <8 x float> poison, <8 x i32> zeroinitializer
  %v121 = add nsw i32 %v30, 129
  %v122 = getelementptr float, ptr %v3, i32 %v121
  %v123 = load float, ptr %v122, align 4
  %v124 = insertelement <8 x float> poison, float %v123, i64 0
  %v125 = shufflevector <8 x float> %v124, <8 x float> poison, <8 x i32> zeroinitializer
  %v126 = add nsw i32 %v30, 128
  %v127 = getelementptr float, ptr %v3, i32 %v126
  %v128 = load float, ptr %v127, align 4
  %v129 = insertelement <8 x float> poison, float %v128, i64 0
  %v130 = shufflevector <8 x float> %v129, <8 x float> poison, <8 x i32> zeroinitializer
  %v131 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v130, <8 x float> %v62, <8 x float> %v21)
  %v132 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v125, <8 x float> %v56, <8 x float> %v131)
  %v133 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v120, <8 x float> %v48, <8 x float> %v132)
  %v134 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v115, <8 x float> %v40, <8 x float> %v133)
  %v135 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v130, <8 x float> %v78, <8 x float> %v22)
  %v136 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v125, <8 x float> %v75, <8 x float> %v135)
  %v137 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v120, <8 x float> %v72, <8 x float> %v136)
  %v138 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v115, <8 x float> %v69, <8 x float> %v137)
  %v139 = add nsw i32 %v30, 195
  %v140 = getelementptr float, ptr %v3, i32 %v139
  %v141 = load float, ptr %v140, align 4
  %v142 = insertelement <8 x float> poison, float %v141, i64 0
  %v143 = shufflevector <8 x float> %v142, <8 x float> poison, <8 x i32> zeroinitializer
  %v144 = add nsw i32 %v30, 194
  %v145 = getelementptr float, ptr %v3, i32 %v144
  %v146 = load float, ptr %v145, align 4
  %v147 = insertelement <8 x float> poison, float %v146, i64 0
  %v148 = shufflevector <8 x float> %v147, <8 x float> poison, <8 x i32> zeroinitializer
  %v149 = add nsw i32 %v30, 193
  %v150 = getelementptr float, ptr %v3, i32 %v149
  %v151 = load float, ptr %v150, align 4
  %v152 = insertelement <8 x float> poison, float %v151, i64 0
  %v153 = shufflevector <8 x float> %v152, <8 x float> poison, <8 x i32> zeroinitializer
  %v154 = add nsw i32 %v30, 192
  %v155 = getelementptr float, ptr %v3, i32 %v154
  %v156 = load float, ptr %v155, align 4
  %v157 = insertelement <8 x float> poison, float %v156, i64 0
  %v158 = shufflevector <8 x float> %v157, <8 x float> poison, <8 x i32> zeroinitializer
  %v159 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v158, <8 x float> %v62, <8 x float> %v23)
  %v160 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v153, <8 x float> %v56, <8 x float> %v159)
  %v161 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v148, <8 x float> %v48, <8 x float> %v160)
  %v162 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v143, <8 x float> %v40, <8 x float> %v161)
  %v163 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v158, <8 x float> %v78, <8 x float> %v24)
  %v164 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v153, <8 x float> %v75, <8 x float> %v163)
  %v165 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v148, <8 x float> %v72, <8 x float> %v164)
  %v166 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v143, <8 x float> %v69, <8 x float> %v165)
  %v167 = add nsw i32 %v30, 259
  %v168 = getelementptr float, ptr %v3, i32 %v167
  %v169 = load float, ptr %v168, align 4
  %v170 = insertelement <8 x float> poison, float %v169, i64 0
  %v171 = shufflevector <8 x float> %v170, <8 x float> poison, <8 x i32> zeroinitializer
  %v172 = add nsw i32 %v30, 258
  %v173 = getelementptr float, ptr %v3, i32 %v172
  %v174 = load float, ptr %v173, align 4
  %v175 = insertelement <8 x float> poison, float %v174, i64 0
  %v176 = shufflevector <8 x float> %v175, <8 x float> poison, <8 x i32> zeroinitializer
  %v177 = add nsw i32 %v30, 257
  %v178 = getelementptr float, ptr %v3, i32 %v177
  %v179 = load float, ptr %v178, align 4
  %v180 = insertelement <8 x float> poison, float %v179, i64 0
  %v181 = shufflevector <8 x float> %v180, <8 x float> poison, <8 x i32> zeroinitializer
  %v182 = add nsw i32 %v30, 256
  %v183 = getelementptr float, ptr %v3, i32 %v182
  %v184 = load float, ptr %v183, align 4
  %v185 = insertelement <8 x float> poison, float %v184, i64 0
  %v186 = shufflevector <8 x float> %v185, <8 x float> poison, <8 x i32> zeroinitializer
  %v187 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v186, <8 x float> %v62, <8 x float> %v25)
  %v188 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v181, <8 x float> %v56, <8 x float> %v187)
  %v189 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v176, <8 x float> %v48, <8 x float> %v188)
  %v190 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v171, <8 x float> %v40, <8 x float> %v189)
  %v191 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v186, <8 x float> %v78, <8 x float> %v26)
  %v192 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v181, <8 x float> %v75, <8 x float> %v191)
  %v193 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v176, <8 x float> %v72, <8 x float> %v192)
  %v194 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v171, <8 x float> %v69, <8 x float> %v193)
  %v195 = add nsw i32 %v30, 323
  %v196 = getelementptr float, ptr %v3, i32 %v195
  %v197 = load float, ptr %v196, align 4
  %v198 = insertelement <8 x float> poison, float %v197, i64 0
  %v199 = shufflevector <8 x float> %v198, <8 x float> poison, <8 x i32> zeroinitializer
  %v200 = add nsw i32 %v30, 322
  %v201 = getelementptr float, ptr %v3, i32 %v200
  %v202 = load float, ptr %v201, align 4
  %v203 = insertelement <8 x float> poison, float %v202, i64 0
  %v204 = shufflevector <8 x float> %v203, <8 x float> poison, <8 x i32> zeroinitializer
  %v205 = add nsw i32 %v30, 321
  %v206 = getelementptr float, ptr %v3, i32 %v205
  %v207 = load float, ptr %v206, align 4
  %v208 = insertelement <8 x float> poison, float %v207, i64 0
  %v209 = shufflevector <8 x float> %v208, <8 x float> poison, <8 x i32> zeroinitializer
  %v210 = add nsw i32 %v30, 320
  %v211 = getelementptr float, ptr %v3, i32 %v210
  %v212 = load float, ptr %v211, align 4
  %v213 = insertelement <8 x float> poison, float %v212, i64 0
  %v214 = shufflevector <8 x float> %v213, <8 x float> poison, <8 x i32> zeroinitializer
  %v215 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v214, <8 x float> %v62, <8 x float> %v27)
  %v216 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v209, <8 x float> %v56, <8 x float> %v215)
  %v217 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v204, <8 x float> %v48, <8 x float> %v216)
  %v218 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v199, <8 x float> %v40, <8 x float> %v217)
  %v219 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v214, <8 x float> %v78, <8 x float> %v28)
  %v220 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v209, <8 x float> %v75, <8 x float> %v219)
  %v221 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v204, <8 x float> %v72, <8 x float> %v220)
  %v222 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v199, <8 x float> %v69, <8 x float> %v221)
  %v223 = add nsw i32 %v16, 1
  %v224 = icmp slt i32 %v223, 16
  br i1 %v224, label %loop3, label %done3
done3:
  store <8 x float> %v66, ptr %v15, align 4
  %v225 = add nsw i32 %v14, 8
  %v226 = getelementptr float, ptr %v1, i32 %v225
  store <8 x float> %v82, ptr %v226, align 4
  %v227 = add nsw i32 %v14, 64
  %v228 = getelementptr float, ptr %v1, i32 %v227
  store <8 x float> %v106, ptr %v228, align 4
  %v229 = add nsw i32 %v227, 8
  %v230 = getelementptr float, ptr %v1, i32 %v229
  store <8 x float> %v110, ptr %v230, align 4
  %v231 = add nsw i32 %v14, 128
  %v232 = getelementptr float, ptr %v1, i32 %v231
  store <8 x float> %v134, ptr %v232, align 4
  %v233 = add nsw i32 %v231, 8
  %v234 = getelementptr float, ptr %v1, i32 %v233
  store <8 x float> %v138, ptr %v234, align 4
  %v235 = add nsw i32 %v14, 192
  %v236 = getelementptr float, ptr %v1, i32 %v235
  store <8 x float> %v162, ptr %v236, align 4
  %v237 = add nsw i32 %v235, 8
  %v238 = getelementptr float, ptr %v1, i32 %v237
  store <8 x float> %v166, ptr %v238, align 4
  %v239 = add nsw i32 %v14, 256
  %v240 = getelementptr float, ptr %v1, i32 %v239
  store <8 x float> %v190, ptr %v240, align 4
  %v241 = add nsw i32 %v239, 8
  %v242 = getelementptr float, ptr %v1, i32 %v241
  store <8 x float> %v194, ptr %v242, align 4
  %v243 = add nsw i32 %v14, 320
  %v244 = getelementptr float, ptr %v1, i32 %v243
  store <8 x float> %v218, ptr %v244, align 4
  %v245 = add nsw i32 %v243, 8
  %v246 = getelementptr float, ptr %v1, i32 %v245
  store <8 x float> %v222, ptr %v246, align 4
  %v247 = add nsw i32 %v12, 1
  %v248 = icmp slt i32 %v247, 4
  br i1 %v248, label %loop2, label %done2
done2:
  %v249 = add nsw i32 %v10, 1
  %v250 = icmp slt i32 %v249, %v8
  br i1 %v250, label %loop1, label %done1
done1:
  %v251 = call i32 @llvm.smax.i32(i32 %v6, i32 10)
  %v252 = icmp slt i32 %v251, %v7
  br i1 %v252, label %loop4, label %done4
loop4:
  %v253 = phi i32 [ %v251, %done1 ], [ %v656, %done15 ]
  br label %loop5
loop5:
  %v254 = phi i32 [ 0, %loop4 ], [ %v319, %done6 ]
  %v255 = mul nsw i32 %v254, 16
  %v256 = add nsw i32 %v255, 3712
  %v257 = getelementptr float, ptr %v1, i32 %v256
  br label %loop6
loop6:
  %v258 = phi i32 [ 0, %loop5 ], [ %v315, %loop6 ]
  %v259 = phi <8 x float> [ zeroinitializer, %loop5 ], [ %v298, %loop6 ]
  %v260 = phi <8 x float> [ zeroinitializer, %loop5 ], [ %v314, %loop6 ]
  %v261 = mul nsw i32 %v258, 4
  %v262 = add nsw i32 %v261, 3715
  %v263 = getelementptr float, ptr %v3, i32 %v262
  %v264 = load float, ptr %v263, align 4
  %v265 = insertelement <8 x float> poison, float %v264, i64 0
  %v266 = shufflevector <8 x float> %v265, <8 x float> poison, <8 x i32> zeroinitializer
  %v267 = mul nsw i32 %v258, 256
  %v268 = add nsw i32 %v255, %v267
  %v269 = add nsw i32 %v268, 192
  %v270 = getelementptr float, ptr %v5, i32 %v269
  %v271 = load <8 x float>, ptr %v270, align 4
  %v272 = add nsw i32 %v261, 3714
  %v273 = getelementptr float, ptr %v3, i32 %v272
  %v274 = load float, ptr %v273, align 4
  %v275 = insertelement <8 x float> poison, float %v274, i64 0
  %v276 = shufflevector <8 x float> %v275, <8 x float> poison, <8 x i32> zeroinitializer
  %v277 = add nsw i32 %v268, 128
  %v278 = getelementptr float, ptr %v5, i32 %v277
  %v279 = load <8 x float>, ptr %v278, align 4
  %v280 = add nsw i32 %v261, 3713
  %v281 = getelementptr float, ptr %v3, i32 %v280
  %v282 = load float, ptr %v281, align 4
  %v283 = insertelement <8 x float> poison, float %v282, i64 0
  %v284 = shufflevector <8 x float> %v283, <8 x float> poison, <8 x i32> zeroinitializer
  %v285 = add nsw i32 %v268, 64
  %v286 = getelementptr float, ptr %v5, i32 %v285
  %v287 = load <8 x float>, ptr %v286, align 4
  %v288 = add nsw i32 %v261, 3712
  %v289 = getelementptr float, ptr %v3, i32 %v288
  %v290 = load float, ptr %v289, align 4
  %v291 = insertelement <8 x float> poison, float %v290, i64 0
  %v292 = shufflevector <8 x float> %v291, <8 x float> poison, <8 x i32> zeroinitializer
  %v293 = getelementptr float, ptr %v5, i32 %v268
  %v294 = load <8 x float>, ptr %v293, align 4
  %v295 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v292, <8 x float> %v294, <8 x float> %v259)
  %v296 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v284, <8 x float> %v287, <8 x float> %v295)
  %v297 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v276, <8 x float> %v279, <8 x float> %v296)
  %v298 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v266, <8 x float> %v271, <8 x float> %v297)
  %v299 = add nsw i32 %v269, 8
  %v300 = getelementptr float, ptr %v5, i32 %v299
  %v301 = load <8 x float>, ptr %v300, align 4
  %v302 = add nsw i32 %v277, 8
  %v303 = getelementptr float, ptr %v5, i32 %v302
  %v304 = load <8 x float>, ptr %v303, align 4
  %v305 = add nsw i32 %v285, 8
  %v306 = getelementptr float, ptr %v5, i32 %v305
  %v307 = load <8 x float>, ptr %v306, align 4
  %v308 = add nsw i32 %v268, 8
  %v309 = getelementptr float, ptr %v5, i32 %v308
  %v310 = load <8 x float>, ptr %v309, align 4
  %v311 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v292, <8 x float> %v310, <8 x float> %v260)
  %v312 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v284, <8 x float> %v307, <8 x float> %v311)
  %v313 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v276, <8 x float> %v304, <8 x float> %v312)
  %v314 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v266, <8 x float> %v301, <8 x float> %v313)
  %v315 = add nsw i32 %v258, 1
  %v316 = icmp slt i32 %v315, 16
  br i1 %v316, label %loop6, label %done6
done6:
  store <8 x float> %v298, ptr %v257, align 4
  %v317 = add nsw i32 %v256, 8
  %v318 = getelementptr float, ptr %v1, i32 %v317
  store <8 x float> %v314, ptr %v318, align 4
  %v319 = add nsw i32 %v254, 1
  %v320 = icmp slt i32 %v319, 4
  br i1 %v320, label %loop5, label %done5
done5:
  br label %loop7
loop7:
  %v321 = phi i32 [ 0, %done5 ], [ %v386, %done8 ]
  %v322 = mul nsw i32 %v321, 16
  %v323 = add nsw i32 %v322, 3776
  %v324 = getelementptr float, ptr %v1, i32 %v323
  br label %loop8
loop8:
  %v325 = phi i32 [ 0, %loop7 ], [ %v382, %loop8 ]
  %v326 = phi <8 x float> [ zeroinitializer, %loop7 ], [ %v365, %loop8 ]
  %v327 = phi <8 x float> [ zeroinitializer, %loop7 ], [ %v381, %loop8 ]
  %v328 = mul nsw i32 %v325, 4
  %v329 = add nsw i32 %v328, 3779
  %v330 = getelementptr float, ptr %v3, i32 %v329
  %v331 = load float, ptr %v330, align 4
  %v332 = insertelement <8 x float> poison, float %v331, i64 0
  %v333 = shufflevector <8 x float> %v332, <8 x float> poison, <8 x i32> zeroinitializer
  %v334 = mul nsw i32 %v325, 256
  %v335 = add nsw i32 %v322, %v334
  %v336 = add nsw i32 %v335, 192
  %v337 = getelementptr float, ptr %v5, i32 %v336
  %v338 = load <8 x float>, ptr %v337, align 4
  %v339 = add nsw i32 %v328, 3778
  %v340 = getelementptr float, ptr %v3, i32 %v339
  %v341 = load float, ptr %v340, align 4
  %v342 = insertelement <8 x float> poison, float %v341, i64 0
  %v343 = shufflevector <8 x float> %v342, <8 x float> poison, <8 x i32> zeroinitializer
  %v344 = add nsw i32 %v335, 128
  %v345 = getelementptr float, ptr %v5, i32 %v344
  %v346 = load <8 x float>, ptr %v345, align 4
  %v347 = add nsw i32 %v328, 3777
  %v348 = getelementptr float, ptr %v3, i32 %v347
  %v349 = load float, ptr %v348, align 4
  %v350 = insertelement <8 x float> poison, float %v349, i64 0
  %v351 = shufflevector <8 x float> %v350, <8 x float> poison, <8 x i32> zeroinitializer
  %v352 = add nsw i32 %v335, 64
  %v353 = getelementptr float, ptr %v5, i32 %v352
  %v354 = load <8 x float>, ptr %v353, align 4
  %v355 = add nsw i32 %v328, 3776
  %v356 = getelementptr float, ptr %v3, i32 %v355
  %v357 = load float, ptr %v356, align 4
  %v358 = insertelement <8 x float> poison, float %v357, i64 0
  %v359 = shufflevector <8 x float> %v358, <8 x float> poison, <8 x i32> zeroinitializer
  %v360 = getelementptr float, ptr %v5, i32 %v335
  %v361 = load <8 x float>, ptr %v360, align 4
  %v362 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v359, <8 x float> %v361, <8 x float> %v326)
  %v363 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v351, <8 x float> %v354, <8 x float> %v362)
  %v364 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v343, <8 x float> %v346, <8 x float> %v363)
  %v365 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v333, <8 x float> %v338, <8 x float> %v364)
  %v366 = add nsw i32 %v336, 8
  %v367 = getelementptr float, ptr %v5, i32 %v366
  %v368 = load <8 x float>, ptr %v367, align 4
  %v369 = add nsw i32 %v344, 8
  %v370 = getelementptr float, ptr %v5, i32 %v369
  %v371 = load <8 x float>, ptr %v370, align 4
  %v372 = add nsw i32 %v352, 8
  %v373 = getelementptr float, ptr %v5, i32 %v372
  %v374 = load <8 x float>, ptr %v373, align 4
  %v375 = add nsw i32 %v335, 8
  %v376 = getelementptr float, ptr %v5, i32 %v375
  %v377 = load <8 x float>, ptr %v376, align 4
  %v378 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v359, <8 x float> %v377, <8 x float> %v327)
  %v379 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v351, <8 x float> %v374, <8 x float> %v378)
  %v380 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v343, <8 x float> %v371, <8 x float> %v379)
  %v381 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v333, <8 x float> %v368, <8 x float> %v380)
  %v382 = add nsw i32 %v325, 1
  %v383 = icmp slt i32 %v382, 16
  br i1 %v383, label %loop8, label %done8
done8:
  store <8 x float> %v365, ptr %v324, align 4
  %v384 = add nsw i32 %v323, 8
  %v385 = getelementptr float, ptr %v1, i32 %v384
  store <8 x float> %v381, ptr %v385, align 4
  %v386 = add nsw i32 %v321, 1
  %v387 = icmp slt i32 %v386, 4
  br i1 %v387, label %loop7, label %done7
done7:
  br label %loop9
loop9:
  %v388 = phi i32 [ 0, %done7 ], [ %v453, %done10 ]
  %v389 = mul nsw i32 %v388, 16
  %v390 = add nsw i32 %v389, 3840
  %v391 = getelementptr float, ptr %v1, i32 %v390
  br label %loop10
loop10:
  %v392 = phi i32 [ 0, %loop9 ], [ %v449, %loop10 ]
  %v393 = phi <8 x float> [ zeroinitializer, %loop9 ], [ %v432, %loop10 ]
  %v394 = phi <8 x float> [ zeroinitializer, %loop9 ], [ %v448, %loop10 ]
  %v395 = mul nsw i32 %v392, 4
  %v396 = add nsw i32 %v395, 3843
  %v397 = getelementptr float, ptr %v3, i32 %v396
  %v398 = load float, ptr %v397, align 4
  %v399 = insertelement <8 x float> poison, float %v398, i64 0
  %v400 = shufflevector <8 x float> %v399, <8 x float> poison, <8 x i32> zeroinitializer
  %v401 = mul nsw i32 %v392, 256
  %v402 = add nsw i32 %v389, %v401
  %v403 = add nsw i32 %v402, 192
  %v404 = getelementptr float, ptr %v5, i32 %v403
  %v405 = load <8 x float>, ptr %v404, align 4
  %v406 = add nsw i32 %v395, 3842
  %v407 = getelementptr float, ptr %v3, i32 %v406
  %v408 = load float, ptr %v407, align 4
  %v409 = insertelement <8 x float> poison, float %v408, i64 0
  %v410 = shufflevector <8 x float> %v409, <8 x float> poison, <8 x i32> zeroinitializer
  %v411 = add nsw i32 %v402, 128
  %v412 = getelementptr float, ptr %v5, i32 %v411
  %v413 = load <8 x float>, ptr %v412, align 4
  %v414 = add nsw i32 %v395, 3841
  %v415 = getelementptr float, ptr %v3, i32 %v414
  %v416 = load float, ptr %v415, align 4
  %v417 = insertelement <8 x float> poison, float %v416, i64 0
  %v418 = shufflevector <8 x float> %v417, <8 x float> poison, <8 x i32> zeroinitializer
  %v419 = add nsw i32 %v402, 64
  %v420 = getelementptr float, ptr %v5, i32 %v419
  %v421 = load <8 x float>, ptr %v420, align 4
  %v422 = add nsw i32 %v395, 3840
  %v423 = getelementptr float, ptr %v3, i32 %v422
  %v424 = load float, ptr %v423, align 4
  %v425 = insertelement <8 x float> poison, float %v424, i64 0
  %v426 = shufflevector <8 x float> %v425, <8 x float> poison, <8 x i32> zeroinitializer
  %v427 = getelementptr float, ptr %v5, i32 %v402
  %v428 = load <8 x float>, ptr %v427, align 4
  %v429 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v426, <8 x float> %v428, <8 x float> %v393)
  %v430 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v418, <8 x float> %v421, <8 x float> %v429)
  %v431 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v410, <8 x float> %v413, <8 x float> %v430)
  %v432 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v400, <8 x float> %v405, <8 x float> %v431)
  %v433 = add nsw i32 %v403, 8
  %v434 = getelementptr float, ptr %v5, i32 %v433
  %v435 = load <8 x float>, ptr %v434, align 4
  %v436 = add nsw i32 %v411, 8
  %v437 = getelementptr float, ptr %v5, i32 %v436
  %v438 = load <8 x float>, ptr %v437, align 4
  %v439 = add nsw i32 %v419, 8
  %v440 = getelementptr float, ptr %v5, i32 %v439
  %v441 = load <8 x float>, ptr %v440, align 4
  %v442 = add nsw i32 %v402, 8
  %v443 = getelementptr float, ptr %v5, i32 %v442
  %v444 = load <8 x float>, ptr %v443, align 4
  %v445 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v426, <8 x float> %v444, <8 x float> %v394)
  %v446 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v418, <8 x float> %v441, <8 x float> %v445)
  %v447 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v410, <8 x float> %v438, <8 x float> %v446)
  %v448 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v400, <8 x float> %v435, <8 x float> %v447)
  %v449 = add nsw i32 %v392, 1
  %v450 = icmp slt i32 %v449, 16
  br i1 %v450, label %loop10, label %done10
done10:
  store <8 x float> %v432, ptr %v391, align 4
  %v451 = add nsw i32 %v390, 8
  %v452 = getelementptr float, ptr %v1, i32 %v451
  store <8 x float> %v448, ptr %v452, align 4
  %v453 = add nsw i32 %v388, 1
  %v454 = icmp slt i32 %v453, 4
  br i1 %v454, label %loop9, label %done9
done9:
  br label %loop11
loop11:
  %v455 = phi i32 [ 0, %done9 ], [ %v520, %done12 ]
  %v456 = mul nsw i32 %v455, 16
  %v457 = add nsw i32 %v456, 3904
  %v458 = getelementptr float, ptr %v1, i32 %v457
  br label %loop12
loop12:
  %v459 = phi i32 [ 0, %loop11 ], [ %v516, %loop12 ]
  %v460 = phi <8 x float> [ zeroinitializer, %loop11 ], [ %v499, %loop12 ]
  %v461 = phi <8 x float> [ zeroinitializer, %loop11 ], [ %v515, %loop12 ]
  %v462 = mul nsw i32 %v459, 4
  %v463 = add nsw i32 %v462, 3907
  %v464 = getelementptr float, ptr %v3, i32 %v463
  %v465 = load float, ptr %v464, align 4
  %v466 = insertelement <8 x float> poison, float %v465, i64 0
  %v467 = shufflevector <8 x float> %v466, <8 x float> poison, <8 x i32> zeroinitializer
  %v468 = mul nsw i32 %v459, 256
  %v469 = add nsw i32 %v456, %v468
  %v470 = add nsw i32 %v469, 192
  %v471 = getelementptr float, ptr %v5, i32 %v470
  %v472 = load <8 x float>, ptr %v471, align 4
  %v473 = add nsw i32 %v462, 3906
  %v474 = getelementptr float, ptr %v3, i32 %v473
  %v475 = load float, ptr %v474, align 4
  %v476 = insertelement <8 x float> poison, float %v475, i64 0
  %v477 = shufflevector <8 x float> %v476, <8 x float> poison, <8 x i32> zeroinitializer
  %v478 = add nsw i32 %v469, 128
  %v479 = getelementptr float, ptr %v5, i32 %v478
  %v480 = load <8 x float>, ptr %v479, align 4
  %v481 = add nsw i32 %v462, 3905
  %v482 = getelementptr float, ptr %v3, i32 %v481
  %v483 = load float, ptr %v482, align 4
  %v484 = insertelement <8 x float> poison, float %v483, i64 0
  %v485 = shufflevector <8 x float> %v484, <8 x float> poison, <8 x i32> zeroinitializer
  %v486 = add nsw i32 %v469, 64
  %v487 = getelementptr float, ptr %v5, i32 %v486
  %v488 = load <8 x float>, ptr %v487, align 4
  %v489 = add nsw i32 %v462, 3904
  %v490 = getelementptr float, ptr %v3, i32 %v489
  %v491 = load float, ptr %v490, align 4
  %v492 = insertelement <8 x float> poison, float %v491, i64 0
  %v493 = shufflevector <8 x float> %v492, <8 x float> poison, <8 x i32> zeroinitializer
  %v494 = getelementptr float, ptr %v5, i32 %v469
  %v495 = load <8 x float>, ptr %v494, align 4
  %v496 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v493, <8 x float> %v495, <8 x float> %v460)
  %v497 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v485, <8 x float> %v488, <8 x float> %v496)
  %v498 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v477, <8 x float> %v480, <8 x float> %v497)
  %v499 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v467, <8 x float> %v472, <8 x float> %v498)
  %v500 = add nsw i32 %v470, 8
  %v501 = getelementptr float, ptr %v5, i32 %v500
  %v502 = load <8 x float>, ptr %v501, align 4
  %v503 = add nsw i32 %v478, 8
  %v504 = getelementptr float, ptr %v5, i32 %v503
  %v505 = load <8 x float>, ptr %v504, align 4
  %v506 = add nsw i32 %v486, 8
  %v507 = getelementptr float, ptr %v5, i32 %v506
  %v508 = load <8 x float>, ptr %v507, align 4
  %v509 = add nsw i32 %v469, 8
  %v510 = getelementptr float, ptr %v5, i32 %v509
  %v511 = load <8 x float>, ptr %v510, align 4
  %v512 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v493, <8 x float> %v511, <8 x float> %v461)
  %v513 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v485, <8 x float> %v508, <8 x float> %v512)
  %v514 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v477, <8 x float> %v505, <8 x float> %v513)
  %v515 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v467, <8 x float> %v502, <8 x float> %v514)
  %v516 = add nsw i32 %v459, 1
  %v517 = icmp slt i32 %v516, 16
  br i1 %v517, label %loop12, label %done12
done12:
  store <8 x float> %v499, ptr %v458, align 4
  %v518 = add nsw i32 %v457, 8
  %v519 = getelementptr float, ptr %v1, i32 %v518
  store <8 x float> %v515, ptr %v519, align 4
  %v520 = add nsw i32 %v455, 1
  %v521 = icmp slt i32 %v520, 4
  br i1 %v521, label %loop11, label %done11
done11:
  br label %loop13
loop13:
  %v522 = phi i32 [ 0, %done11 ], [ %v587, %done14 ]
  %v523 = mul nsw i32 %v522, 16
  %v524 = add nsw i32 %v523, 3968
  %v525 = getelementptr float, ptr %v1, i32 %v524
  br label %loop14
loop14:
  %v526 = phi i32 [ 0, %loop13 ], [ %v583, %loop14 ]
  %v527 = phi <8 x float> [ zeroinitializer, %loop13 ], [ %v566, %loop14 ]
  %v528 = phi <8 x float> [ zeroinitializer, %loop13 ], [ %v582, %loop14 ]
  %v529 = mul nsw i32 %v526, 4
  %v530 = add nsw i32 %v529, 3971
  %v531 = getelementptr float, ptr %v3, i32 %v530
  %v532 = load float, ptr %v531, align 4
  %v533 = insertelement <8 x float> poison, float %v532, i64 0
  %v534 = shufflevector <8 x float> %v533, <8 x float> poison, <8 x i32> zeroinitializer
  %v535 = mul nsw i32 %v526, 256
  %v536 = add nsw i32 %v523, %v535
  %v537 = add nsw i32 %v536, 192
  %v538 = getelementptr float, ptr %v5, i32 %v537
  %v539 = load <8 x float>, ptr %v538, align 4
  %v540 = add nsw i32 %v529, 3970
  %v541 = getelementptr float, ptr %v3, i32 %v540
  %v542 = load float, ptr %v541, align 4
  %v543 = insertelement <8 x float> poison, float %v542, i64 0
  %v544 = shufflevector <8 x float> %v543, <8 x float> poison, <8 x i32> zeroinitializer
  %v545 = add nsw i32 %v536, 128
  %v546 = getelementptr float, ptr %v5, i32 %v545
  %v547 = load <8 x float>, ptr %v546, align 4
  %v548 = add nsw i32 %v529, 3969
  %v549 = getelementptr float, ptr %v3, i32 %v548
  %v550 = load float, ptr %v549, align 4
  %v551 = insertelement <8 x float> poison, float %v550, i64 0
  %v552 = shufflevector <8 x float> %v551, <8 x float> poison, <8 x i32> zeroinitializer
  %v553 = add nsw i32 %v536, 64
  %v554 = getelementptr float, ptr %v5, i32 %v553
  %v555 = load <8 x float>, ptr %v554, align 4
  %v556 = add nsw i32 %v529, 3968
  %v557 = getelementptr float, ptr %v3, i32 %v556
  %v558 = load float, ptr %v557, align 4
  %v559 = insertelement <8 x float> poison, float %v558, i64 0
  %v560 = shufflevector <8 x float> %v559, <8 x float> poison, <8 x i32> zeroinitializer
  %v561 = getelementptr float, ptr %v5, i32 %v536
  %v562 = load <8 x float>, ptr %v561, align 4
  %v563 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v560, <8 x float> %v562, <8 x float> %v527)
  %v564 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v552, <8 x float> %v555, <8 x float> %v563)
  %v565 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v544, <8 x float> %v547, <8 x float> %v564)
  %v566 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v534, <8 x float> %v539, <8 x float> %v565)
  %v567 = add nsw i32 %v537, 8
  %v568 = getelementptr float, ptr %v5, i32 %v567
  %v569 = load <8 x float>, ptr %v568, align 4
  %v570 = add nsw i32 %v545, 8
  %v571 = getelementptr float, ptr %v5, i32 %v570
  %v572 = load <8 x float>, ptr %v571, align 4
  %v573 = add nsw i32 %v553, 8
  %v574 = getelementptr float, ptr %v5, i32 %v573
  %v575 = load <8 x float>, ptr %v574, align 4
  %v576 = add nsw i32 %v536, 8
  %v577 = getelementptr float, ptr %v5, i32 %v576
  %v578 = load <8 x float>, ptr %v577, align 4
  %v579 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v560, <8 x float> %v578, <8 x float> %v528)
  %v580 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v552, <8 x float> %v575, <8 x float> %v579)
  %v581 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v544, <8 x float> %v572, <8 x float> %v580)
  %v582 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v534, <8 x float> %v569, <8 x float> %v581)
  %v583 = add nsw i32 %v526, 1
  %v584 = icmp slt i32 %v583, 16
  br i1 %v584, label %loop14, label %done14
done14:
  store <8 x float> %v566, ptr %v525, align 4
  %v585 = add nsw i32 %v524, 8
  %v586 = getelementptr float, ptr %v1, i32 %v585
  store <8 x float> %v582, ptr %v586, align 4
  %v587 = add nsw i32 %v522, 1
  %v588 = icmp slt i32 %v587, 4
  br i1 %v588, label %loop13, label %done13
done13:
  br label %loop15
loop15:
  %v589 = phi i32 [ 0, %done13 ], [ %v654, %done16 ]
  %v590 = mul nsw i32 %v589, 16
  %v591 = add nsw i32 %v590, 4032
  %v592 = getelementptr float, ptr %v1, i32 %v591
  br label %loop16
loop16:
  %v593 = phi i32 [ 0, %loop15 ], [ %v650, %loop16 ]
  %v594 = phi <8 x float> [ zeroinitializer, %loop15 ], [ %v633, %loop16 ]
  %v595 = phi <8 x float> [ zeroinitializer, %loop15 ], [ %v649, %loop16 ]
  %v596 = mul nsw i32 %v593, 4
  %v597 = add nsw i32 %v596, 4035
  %v598 = getelementptr float, ptr %v3, i32 %v597
  %v599 = load float, ptr %v598, align 4
  %v600 = insertelement <8 x float> poison, float %v599, i64 0
  %v601 = shufflevector <8 x float> %v600, <8 x float> poison, <8 x i32> zeroinitializer
  %v602 = mul nsw i32 %v593, 256
  %v603 = add nsw i32 %v590, %v602
  %v604 = add nsw i32 %v603, 192
  %v605 = getelementptr float, ptr %v5, i32 %v604
  %v606 = load <8 x float>, ptr %v605, align 4
  %v607 = add nsw i32 %v596, 4034
  %v608 = getelementptr float, ptr %v3, i32 %v607
  %v609 = load float, ptr %v608, align 4
  %v610 = insertelement <8 x float> poison, float %v609, i64 0
  %v611 = shufflevector <8 x float> %v610, <8 x float> poison, <8 x i32> zeroinitializer
  %v612 = add nsw i32 %v603, 128
  %v613 = getelementptr float, ptr %v5, i32 %v612
  %v614 = load <8 x float>, ptr %v613, align 4
  %v615 = add nsw i32 %v596, 4033
  %v616 = getelementptr float, ptr %v3, i32 %v615
  %v617 = load float, ptr %v616, align 4
  %v618 = insertelement <8 x float> poison, float %v617, i64 0
  %v619 = shufflevector <8 x float> %v618, <8 x float> poison, <8 x i32> zeroinitializer
  %v620 = add nsw i32 %v603, 64
  %v621 = getelementptr float, ptr %v5, i32 %v620
  %v622 = load <8 x float>, ptr %v621, align 4
  %v623 = add nsw i32 %v596, 4032
  %v624 = getelementptr float, ptr %v3, i32 %v623
  %v625 = load float, ptr %v624, align 4
  %v626 = insertelement <8 x float> poison, float %v625, i64 0
  %v627 = shufflevector <8 x float> %v626, <8 x float> poison, <8 x i32> zeroinitializer
  %v628 = getelementptr float, ptr %v5, i32 %v603
  %v629 = load <8 x float>, ptr %v628, align 4
  %v630 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v627, <8 x float> %v629, <8 x float> %v594)
  %v631 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v619, <8 x float> %v622, <8 x float> %v630)
  %v632 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v611, <8 x float> %v614, <8 x float> %v631)
  %v633 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v601, <8 x float> %v606, <8 x float> %v632)
  %v634 = add nsw i32 %v604, 8
  %v635 = getelementptr float, ptr %v5, i32 %v634
  %v636 = load <8 x float>, ptr %v635, align 4
  %v637 = add nsw i32 %v612, 8
  %v638 = getelementptr float, ptr %v5, i32 %v637
  %v639 = load <8 x float>, ptr %v638, align 4
  %v640 = add nsw i32 %v620, 8
  %v641 = getelementptr float, ptr %v5, i32 %v640
  %v642 = load <8 x float>, ptr %v641, align 4
  %v643 = add nsw i32 %v603, 8
  %v644 = getelementptr float, ptr %v5, i32 %v643
  %v645 = load <8 x float>, ptr %v644, align 4
  %v646 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v627, <8 x float> %v645, <8 x float> %v595)
  %v647 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v619, <8 x float> %v642, <8 x float> %v646)
  %v648 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v611, <8 x float> %v639, <8 x float> %v647)
  %v649 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v601, <8 x float> %v636, <8 x float> %v648)
  %v650 = add nsw i32 %v593, 1
  %v651 = icmp slt i32 %v650, 16
  br i1 %v651, label %loop16, label %done16
done16:
  store <8 x float> %v633, ptr %v592, align 4
  %v652 = add nsw i32 %v591, 8
  %v653 = getelementptr float, ptr %v1, i32 %v652
  store <8 x float> %v649, ptr %v653, align 4
  %v654 = add nsw i32 %v589, 1
  %v655 = icmp slt i32 %v654, 4
  br i1 %v655, label %loop15, label %done15
done15:
  %v656 = add nsw i32 %v253, 1
  %v657 = icmp slt i32 %v656, %v7
  br i1 %v657, label %loop4, label %done4
done4:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
