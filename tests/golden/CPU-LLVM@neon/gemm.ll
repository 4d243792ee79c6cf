target triple = "aarch64-unknown-linux-gnu"

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
  %v10 = phi i32 [ %v6, %entry ], [ %v357, %done2 ]
  %v11 = mul nsw i32 %v10, 384
  br label %loop2
loop2:
  %v12 = phi i32 [ 0, %loop1 ], [ %v355, %done3 ]
  %v13 = mul nsw i32 %v12, 16
  %v14 = add nsw i32 %v11, %v13
  %v15 = getelementptr float, ptr %v1, i32 %v14
  br label %loop3
loop3:
  %v16 = phi i32 [ 0, %loop2 ], [ %v307, %loop3 ]
  %v17 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v78, %loop3 ]
  %v18 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v94, %loop3 ]
  %v19 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v110, %loop3 ]
  %v20 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v126, %loop3 ]
  %v21 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v150, %loop3 ]
  %v22 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v154, %loop3 ]
  %v23 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v158, %loop3 ]
  %v24 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v162, %loop3 ]
  %v25 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v186, %loop3 ]
  %v26 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v190, %loop3 ]
  %v27 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v194, %loop3 ]
  %v28 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v198, %loop3 ]
  %v29 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v222, %loop3 ]
  %v30 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v226, %loop3 ]
  %v31 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v230, %loop3 ]
  %v32 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v234, %loop3 ]
  %v33 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v258, %loop3 ]
  %v34 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v262, %loop3 ]
  %v35 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v266, %loop3 ]
  %v36 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v270, %loop3 ]
  %v37 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v294, %loop3 ]
  %v38 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v298, %loop3 ]
  %v39 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v302, %loop3 ]
  %v40 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v306, %loop3 ]
  %v41 = mul nsw i32 %v16, 4
  %v42 = add nsw i32 %v11, %v41
  %v43 = add nsw i32 %v42, 3
  %v44 = getelementptr float, ptr %v3, i32 %v43
  %v45 = load float, ptr %v44, align 4
  %v46 = insertelement <4 x float> poison, float %v45, i64 0
  %v47 = shufflevector <4 x float> %v46, <4 x float> poison, <4 x i32> zeroinitializer
  %v48 = mul nsw i32 %v16, 256
  %v49 = add nsw i32 %v13, %v48
  %v50 = add nsw i32 %v49, 192
  %v51 = getelementptr float, ptr %v5, i32 %v50
  %v52 = load <4 x float>, ptr %v51, align 4
  %v53 = add nsw i32 %v42, 2
  %v54 = getelementptr float, ptr %v3, i32 %v53
  %v55 = load float, ptr %v54, align 4
  %v56 = insertelement <4 x float> poison, float %v55, i64 0
  %v57 = shufflevector <4 x float> %v56, <4 x float> poison, <4 x i32> zeroinitializer
  %v58 = add nsw i32 %v49, 128
  %v59 = getelementptr float, ptr %v5, i32 %v58
  %v60 = load <4 x float>, ptr %v59, align 4
  %v61 = add nsw i32 %v42, 1
  %v62 = getelementptr float, ptr %v3, i32 %v61
  %v63 = load float, ptr %v62, align 4
  %v64 = insertelement <4 x float> poison, float %v63, i64 0
  %v65 = shufflevector <4 x float> %v64, <4 x float> poison, <4 x i32> zeroinitializer
  %v66 = add nsw i32 %v49, 64
  %v67 = getelementptr float, ptr %v5, i32 %v66
  %v68 = load <4 x float>, ptr %v67, align 4
  %v69 = getelementptr float, ptr %v3, i32 %v42
  %v70 = load float, ptr %v69, align 4
  %v71 = insertelement <4 x float> poison, float %v70, i64 0
  %v72 = shufflevector <4 x float> %v71, <4 x float> poison, <4 x i32> zeroinitializer
  %v73 = getelementptr float, ptr %v5, i32 %v49
  %v74 = load <4 x float>, ptr %v73, align 4
  %v75 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v72, <4 x float> %v74, <4 x float> %v17)
  %v76 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v65, <4 x float> %v68, <4 x float> %v75)
  %v77 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v57, <4 x float> %v60, <4 x float> %v76)
  %v78 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v47, <4 x float> %v52, <4 x float> %v77)
  %v79 = add nsw i32 %v50, 4
  %v80 = getelementptr float, ptr %v5, i32 %v79
  %v81 = load <4 x float>, ptr %v80, align 4
  %v82 = add nsw i32 %v58, 4
  %v83 = getelementptr float, ptr %v5, i32 %v82
  %v84 = load <4 x float>, ptr %v83, align 4
  %v85 = add nsw i32 %v66, 4
  %v86 = getelementptr float, ptr %v5, i32 %v85
  %v87 = load <4 x float>, ptr %v86, align 4
  %v88 = add nsw i32 %v49, 4
  %v89 = getelementptr float, ptr %v5, i32 %v88
  %v90 = load <4 x float>, ptr %v89, align 4
  %v91 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v72, <4 x float> %v90, <4 x float> %v18)
  %v92 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v65, <4 x float> %v87, <4 x float> %v91)
  %v93 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v57, <4 x float> %v84, <4 x float> %v92)
  %v94 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v47, <4 x float> %v81, <4 x float> %v93)
  %v95 = add nsw i32 %v50, 8
  %v96 = getelementptr float, ptr %v5, i32 %v95
  %v97 = load <4 x float>, ptr %v96, align 4
  %v98 = add nsw i32 %v58, 8
  %v99 = getelementptr float, ptr %v5, i32 %v98
  %v100 = load <4 x float>, ptr %v99, align 4
  %v101 = add nsw i32 %v66, 8
  %v102 = getelementptr float, ptr %v5, i32 %v101
  %v103 = load <4 x float>, ptr %v102, align 4
  %v104 = add nsw i32 %v49, 8
  %v105 = getelementptr float, ptr %v5, i32 %v104
  %v106 = load <4 x float>, ptr %v105, align 4
  %v107 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v72, <4 x float> %v106, <4 x float> %v19)
  %v108 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v65, <4 x float> %v103, <4 x float> %v107)
  %v109 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v57, <4 x float> %v100, <4 x float> %v108)
  %v110 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v47, <4 x float> %v97, <4 x float> %v109)
  %v111 = add nsw i32 %v50, 12
  %v112 = getelementptr float, ptr %v5, i32 %v111
  %v113 = load <4 x float>, ptr %v112, align 4
  %v114 = add nsw i32 %v58, 12
  %v115 = getelementptr float, ptr %v5, i32 %v114
  %v116 = load <4 x float>, ptr %v115, align 4
  %v117 = add nsw i32 %v66, 12
  %v118 = getelementptr float, ptr %v5, i32 %v117
  %v119 = load <4 x float>, ptr %v118, align 4
  %v120 = add nsw i32 %v49, 12
  %v121 = getelementptr float, ptr %v5, i32 %v120
  %v122 = load <4 x float>, ptr %v121, align 4
  %v123 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v72, <4 x float> %v122, <4 x float> %v20)
  %v124 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v65, <4 x float> %v119, <4 x float> %v123)
  %v125 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v57, <4 x float> %v116, <4 x float> %v124)
  %v126 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v47, <4 x float> %v113, <4 x float> %v125)
  %v127 = add nsw i32 %v42, 67
  %v128 = getelementptr float, ptr %v3, i32 %v127
  %v129 = load float, ptr %v128, align 4
  %v130 = insertelement <4 x float> poison, float %v129, i64 0
  %v131 = shufflevector <4 x float> %v130, <4 x float> poison, <4 x i32> zeroinitializer
  %v132 = add nsw i32 %v42, 66
  %v133 = getelementptr float, ptr %v3, i32 %v132
  %v134 = load float, ptr %v133, align 4
  %v135 = insertelement <4 x float> poison, float %v134, i64 0
  %v136 = shufflevector <4 x float> %v135, <4 x float> poison, <4 x i32> zeroinitializer
  %v137 = add nsw i32 %v42, 65
  %v138 = getelementptr float, ptr %v3, i32 %v137
  %v139 = load float, ptr %v138, align 4
  %v140 = insertelement <4 x float> poison, float %v139, i64 0
  %v141 = shufflevector <4 x float> %v140, <4 x float> poison, <4 x i32> zeroinitializer
  %v142 = add nsw i32 %v42, 64
  %v143 = getelementptr float, ptr %v3, i32 %v142
  %v144 = load float, ptr %v143, align 4
  %v145 = insertelement <4 x float> poison, float %v144, i64 0
  %v146 = shufflevector <4 x float> %v145, <4 x float> poison, <4 x i32> zeroinitializer
  %v147 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v146, <4 x float> %v74, <4 x float> %v21)
  %v148 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v141, <4 x float> %v68, <4 x float> %v147)
  %v149 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v136, <4 x float> %v60, <4 x float> %v148)
  %v150 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v131, <4 x float> %v52, <4 x float> %v149)
  %v151 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v146, <4 x float> %v90, <4 x float> %v22)
  %v152 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v141, <4 x float> %v87, <4 x float> %v151)
  %v153 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v136, <4 x float> %v84, <4 x float> %v152)
  %v154 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v131, <4 x float> %v81, <4 x float> %v153)
  %v155 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v146, <4 x float> %v106, <4 x float> %v23)
  %v156 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v141, <4 x float> %v103, <4 x float> %v155)
  %v157 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v136, <4 x float> %v100, <4 x float> %v156)
  %v158 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v131, <4 x float> %v97, <4 x float> %v157)
  %v159 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v146, <4 x float> %v122, <4 x float> %v24)
  %v160 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v141, <4 x float> %v119, <4 x float> %v159)
  %v161 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v136, <4 x float> %v116, <4 x float> %v160)
  %v162 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v131, <4 x float> %v113, <4 x float> %v161)
  %v163 = add nsw i32 %v42, 131
  %v164 = getelementptr float, ptr %v3, i32 %v163
  %v165 = load float, ptr %v164, align 4
  %v166 = insertelement <4 x float> poison, float %v165, i64 0
  %v167 = shufflevector <4 x float> %v166, <4 x float> poison, <4 x i32> zeroinitializer
  %v168 = add nsw i32 %v42, 130
  %v169 = getelementptr float, ptr %v3, i32 %v168
  %v170 = load float, ptr %v169, align 4
  %v171 = insertelement <4 x float> poison, float %v170, i64 0
  %v172 = shufflevector <4 x float> %v171, <4 x float> poison, <4 x i32> zeroinitializer
  %v173 = add nsw i32 %v42, 129
  %v174 = getelementptr float, ptr %v3, i32 %v173
  %v175 = load float, ptr %v174, align 4
  %v176 = insertelement <4 x float> poison, float %v175, i64 0
  %v177 = shufflevector <4 x float> %v176, <4 x float> poison, <4 x i32> zeroinitializer
  %v178 = add nsw i32 %v42, 128
  %v179 = getelementptr float, ptr %v3, i32 %v178
  %v180 = load float, ptr %v179, align 4
  %v181 = insertelement <4 x float> poison, float %v180, i64 0
  %v182 = shufflevector <4 x float> %v181, <4 x float> poison, <4 x i32> zeroinitializer
  %v183 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v182, <4 x float> %v74, <4 x float> %v25)
  %v184 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v177, <4 x float> %v68, <4 x float> %v183)
  %v185 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v172, <4 x float> %v60, <4 x float> %v184)
  %v186 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v167, <4 x float> %v52, <4 x float> %v185)
  %v187 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v182, <4 x float> %v90, <4 x float> %v26)
  %v188 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v177, <4 x float> %v87, <4 x float> %v187)
  %v189 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v172, <4 x float> %v84, <4 x float> %v188)
  %v190 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v167, <4 x float> %v81, <4 x float> %v189)
  %v191 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v182, <4 x float> %v106, <4 x float> %v27)
  %v192 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v177, <4 x float> %v103, <4 x float> %v191)
  %v193 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v172, <4 x float> %v100, <4 x float> %v192)
  %v194 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v167, <4 x float> %v97, <4 x float> %v193)
  %v195 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v182, <4 x float> %v122, <4 x float> %v28)
  %v196 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v177, <4 x float> %v119, <4 x float> %v195)
  %v197 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v172, <4 x float> %v116, <4 x float> %v196)
  %v198 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v167, <4 x float> %v113, <4 x float> %v197)
  %v199 = add nsw i32 %v42, 195
  %v200 = getelementptr float, ptr %v3, i32 %v199
  %v201 = load float, ptr %v200, align 4
  %v202 = insertelement <4 x float> poison, float %v201, i64 0
  %v203 = shufflevector <4 x float> %v202, <4 x float> poison, <4 x i32> zeroinitializer
  %v204 = add nsw i32 %v42, 194
  %v205 = getelementptr float, ptr %v3, i32 %v204
  %v206 = load float, ptr %v205, align 4
  %v207 = insertelement <4 x float> poison, float %v206, i64 0
  %v208 = shufflevector <4 x float> %v207, <4 x float> poison, <4 x i32> zeroinitializer
  %v209 = add nsw i32 %v42, 193
  %v210 = getelementptr float, ptr %v3, i32 %v209
  %v211 = load float, ptr %v210, align 4
  %v212 = insertelement <4 x float> poison, float %v211, i64 0
  %v213 = shufflevector <4 x float> %v212, <4 x float> poison, <4 x i32> zeroinitializer
  %v214 = add nsw i32 %v42, 192
  %v215 = getelementptr float, ptr %v3, i32 %v214
  %v216 = load float, ptr %v215, align 4
  %v217 = insertelement <4 x float> poison, float %v216, i64 0
  %v218 = shufflevector <4 x float> %v217, <4 x float> poison, <4 x i32> zeroinitializer
  %v219 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v218, <4 x float> %v74, <4 x float> %v29)
  %v220 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v213, <4 x float> %v68, <4 x float> %v219)
  %v221 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v208, <4 x float> %v60, <4 x float> %v220)
  %v222 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v203, <4 x float> %v52, <4 x float> %v221)
  %v223 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v218, <4 x float> %v90, <4 x float> %v30)
  %v224 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v213, <4 x float> %v87, <4 x float> %v223)
  %v225 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v208, <4 x float> %v84, <4 x float> %v224)
  %v226 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v203, <4 x float> %v81, <4 x float> %v225)
  %v227 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v218, <4 x float> %v106, <4 x float> %v31)
  %v228 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v213, <4 x float> %v103, <4 x float> %v227)
  %v229 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v208, <4 x float> %v100, <4 x float> %v228)
  %v230 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v203, <4 x float> %v97, <4 x float> %v229)
  %v231 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v218, <4 x float> %v122, <4 x float> %v32)
  %v232 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v213, <4 x float> %v119, <4 x float> %v231)
  %v233 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v208, <4 x float> %v116, <4 x float> %v232)
  %v234 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v203, <4 x float> %v113, <4 x float> %v233)
  %v235 = add nsw i32 %v42, 259
  %v236 = getelementptr float, ptr %v3, i32 %v235
  %v237 = load float, ptr %v236, align 4
  %v238 = insertelement <4 x float> poison, float %v237, i64 0
  %v239 = shufflevector <4 x float> %v238, <4 x float> poison, <4 x i32> zeroinitializer
  %v240 = add nsw i32 %v42, 258
  %v241 = getelementptr float, ptr %v3, i32 %v240
  %v242 = load float, ptr %v241, align 4
  %v243 = insertelement <4 x float> poison, float %v242, i64 0
  %v244 = shufflevector <4 x float> %v243, <4 x float> poison, <4 x i32> zeroinitializer
  %v245 = add nsw i32 %v42, 257
  %v246 = getelementptr float, ptr %v3, i32 %v245
  %v247 = load float, ptr %v246, align 4
  %v248 = insertelement <4 x float> poison, float %v247, i64 0
  %v249 = shufflevector <4 x float> %v248, <4 x float> poison, <4 x i32> zeroinitializer
  %v250 = add nsw i32 %v42, 256
  %v251 = getelementptr float, ptr %v3, i32 %v250
  %v252 = load float, ptr %v251, align 4
  %v253 = insertelement <4 x float> poison, float %v252, i64 0
  %v254 = shufflevector <4 x float> %v253, <4 x float> poison, <4 x i32> zeroinitializer
  %v255 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v254, <4 x float> %v74, <4 x float> %v33)
  %v256 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v249, <4 x float> %v68, <4 x float> %v255)
  %v257 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v244, <4 x float> %v60, <4 x float> %v256)
  %v258 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v239, <4 x float> %v52, <4 x float> %v257)
  %v259 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v254, <4 x float> %v90, <4 x float> %v34)
  %v260 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v249, <4 x float> %v87, <4 x float> %v259)
  %v261 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v244, <4 x float> %v84, <4 x float> %v260)
  %v262 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v239, <4 x float> %v81, <4 x float> %v261)
  %v263 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v254, <4 x float> %v106, <4 x float> %v35)
  %v264 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v249, <4 x float> %v103, <4 x float> %v263)
  %v265 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v244, <4 x float> %v100, <4 x float> %v264)
  %v266 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v239, <4 x float> %v97, <4 x float> %v265)
  %v267 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v254, <4 x float> %v122, <4 x float> %v36)
  %v268 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v249, <4 x float> %v119, <4 x float> %v267)
  %v269 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v244, <4 x float> %v116, <4 x float> %v268)
  %v270 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v239, <4 x float> %v113, <4 x float> %v269)
  %v271 = add nsw i32 %v42, 323
  %v272 = getelementptr float, ptr %v3, i32 %v271
  %v273 = load float, ptr %v272, align 4
  %v274 = insertelement <4 x float> poison, float %v273, i64 0
  %v275 = shufflevector <4 x float> %v274, <4 x float> poison, <4 x i32> zeroinitializer
  %v276 = add nsw i32 %v42, 322
  %v277 = getelementptr float, ptr %v3, i32 %v276
  %v278 = load float, ptr %v277, align 4
  %v279 = insertelement <4 x float> poison, float %v278, i64 0
  %v280 = shufflevector <4 x float> %v279, <4 x float> poison, <4 x i32> zeroinitializer
  %v281 = add nsw i32 %v42, 321
  %v282 = getelementptr float, ptr %v3, i32 %v281
  %v283 = load float, ptr %v282, align 4
  %v284 = insertelement <4 x float> poison, float %v283, i64 0
  %v285 = shufflevector <4 x float> %v284, <4 x float> poison, <4 x i32> zeroinitializer
  %v286 = add nsw i32 %v42, 320
  %v287 = getelementptr float, ptr %v3, i32 %v286
  %v288 = load float, ptr %v287, align 4
  %v289 = insertelement <4 x float> poison, float %v288, i64 0
  %v290 = shufflevector <4 x float> %v289, <4 x float> poison, <4 x i32> zeroinitializer
  %v291 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v290, <4 x float> %v74, <4 x float> %v37)
  %v292 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v285, <4 x float> %v68, <4 x float> %v291)
  %v293 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v280, <4 x float> %v60, <4 x float> %v292)
  %v294 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v275, <4 x float> %v52, <4 x float> %v293)
  %v295 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v290, <4 x float> %v90, <4 x float> %v38)
  %v296 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v285, <4 x float> %v87, <4 x float> %v295)
  %v297 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v280, <4 x float> %v84, <4 x float> %v296)
  %v298 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v275, <4 x float> %v81, <4 x float> %v297)
  %v299 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v290, <4 x float> %v106, <4 x float> %v39)
  %v300 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v285, <4 x float> %v103, <4 x float> %v299)
  %v301 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v280, <4 x float> %v100, <4 x float> %v300)
  %v302 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v275, <4 x float> %v97, <4 x float> %v301)
  %v303 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v290, <4 x float> %v122, <4 x float> %v40)
  %v304 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v285, <4 x float> %v119, <4 x float> %v303)
  %v305 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v280, <4 x float> %v116, <4 x float> %v304)
  %v306 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v275, <4 x float> %v113, <4 x float> %v305)
  %v307 = add nsw i32 %v16, 1
  %v308 = icmp slt i32 %v307, 16
  br i1 %v308, label %loop3, label %done3
done3:
  store <4 x float> %v78, ptr %v15, align 4
  %v309 = add nsw i32 %v14, 4
  %v310 = getelementptr float, ptr %v1, i32 %v309
  store <4 x float> %v94, ptr %v310, align 4
  %v311 = add nsw i32 %v14, 8
  %v312 = getelementptr float, ptr %v1, i32 %v311
  store <4 x float> %v110, ptr %v312, align 4
  %v313 = add nsw i32 %v14, 12
  %v314 = getelementptr float, ptr %v1, i32 %v313
  store <4 x float> %v126, ptr %v314, align 4
  %v315 = add nsw i32 %v14, 64
  %v316 = getelementptr float, ptr %v1, i32 %v315
  store <4 x float> %v150, ptr %v316, align 4
  %v317 = add nsw i32 %v315, 4
  %v318 = getelementptr float, ptr %v1, i32 %v317
  store <4 x float> %v154, ptr %v318, align 4
  %v319 = add nsw i32 %v315, 8
  %v320 = getelementptr float, ptr %v1, i32 %v319
  store <4 x float> %v158, ptr %v320, align 4
  %v321 = add nsw i32 %v315, 12
  %v322 = getelementptr float, ptr %v1, i32 %v321
  store <4 x float> %v162, ptr %v322, align 4
  %v323 = add nsw i32 %v14, 128
  %v324 = getelementptr float, ptr %v1, i32 %v323
  store <4 x float> %v186, ptr %v324, align 4
  %v325 = add nsw i32 %v323, 4
  %v326 = getelementptr float, ptr %v1, i32 %v325
  store <4 x float> %v190, ptr %v326, align 4
  %v327 = add nsw i32 %v323, 8
  %v328 = getelementptr float, ptr %v1, i32 %v327
  store <4 x float> %v194, ptr %v328, align 4
  %v329 = add nsw i32 %v323, 12
  %v330 = getelementptr float, ptr %v1, i32 %v329
  store <4 x float> %v198, ptr %v330, align 4
  %v331 = add nsw i32 %v14, 192
  %v332 = getelementptr float, ptr %v1, i32 %v331
  store <4 x float> %v222, ptr %v332, align 4
  %v333 = add nsw i32 %v331, 4
  %v334 = getelementptr float, ptr %v1, i32 %v333
  store <4 x float> %v226, ptr %v334, align 4
  %v335 = add nsw i32 %v331, 8
  %v336 = getelementptr float, ptr %v1, i32 %v335
  store <4 x float> %v230, ptr %v336, align 4
  %v337 = add nsw i32 %v331, 12
  %v338 = getelementptr float, ptr %v1, i32 %v337
  store <4 x float> %v234, ptr %v338, align 4
  %v339 = add nsw i32 %v14, 256
  %v340 = getelementptr float, ptr %v1, i32 %v339
  store <4 x float> %v258, ptr %v340, align 4
  %v341 = add nsw i32 %v339, 4
  %v342 = getelementptr float, ptr %v1, i32 %v341
  store <4 x float> %v262, ptr %v342, align 4
  %v343 = add nsw i32 %v339, 8
  %v344 = getelementptr float, ptr %v1, i32 %v343
  store <4 x float> %v266, ptr %v344, align 4
  %v345 = add nsw i32 %v339, 12
  %v346 = getelementptr float, ptr %v1, i32 %v345
  store <4 x float> %v270, ptr %v346, align 4
  %v347 = add nsw i32 %v14, 320
  %v348 = getelementptr float, ptr %v1, i32 %v347
  store <4 x float> %v294, ptr %v348, align 4
  %v349 = add nsw i32 %v347, 4
  %v350 = getelementptr float, ptr %v1, i32 %v349
  store <4 x float> %v298, ptr %v350, align 4
  %v351 = add nsw i32 %v347, 8
  %v352 = getelementptr float, ptr %v1, i32 %v351
  store <4 x float> %v302, ptr %v352, align 4
  %v353 = add nsw i32 %v347, 12
  %v354 = getelementptr float, ptr %v1, i32 %v353
  store <4 x float> %v306, ptr %v354, align 4
  %v355 = add nsw i32 %v12, 1
  %v356 = icmp slt i32 %v355, 4
  br i1 %v356, label %loop2, label %done2
done2:
  %v357 = add nsw i32 %v10, 1
  %v358 = icmp slt i32 %v357, %v8
  br i1 %v358, label %loop1, label %done1
done1:
  %v359 = call i32 @llvm.smax.i32(i32 %v6, i32 10)
  %v360 = icmp slt i32 %v359, %v7
  br i1 %v360, label %loop4, label %done4
loop4:
  %v361 = phi i32 [ %v359, %done1 ], [ %v992, %done15 ]
  br label %loop5
loop5:
  %v362 = phi i32 [ 0, %loop4 ], [ %v465, %done6 ]
  %v363 = mul nsw i32 %v362, 16
  %v364 = add nsw i32 %v363, 3712
  %v365 = getelementptr float, ptr %v1, i32 %v364
  br label %loop6
loop6:
  %v366 = phi i32 [ 0, %loop5 ], [ %v457, %loop6 ]
  %v367 = phi <4 x float> [ zeroinitializer, %loop5 ], [ %v408, %loop6 ]
  %v368 = phi <4 x float> [ zeroinitializer, %loop5 ], [ %v424, %loop6 ]
  %v369 = phi <4 x float> [ zeroinitializer, %loop5 ], [ %v440, %loop6 ]
  %v370 = phi <4 x float> [ zeroinitializer, %loop5 ], [ %v456, %loop6 ]
  %v371 = mul nsw i32 %v366, 4
  %v372 = add nsw i32 %v371, 3715
  %v373 = getelementptr float, ptr %v3, i32 %v372
  %v374 = load float, ptr %v373, align 4
  %v375 = insertelement <4 x float> poison, float %v374, i64 0
  %v376 = shufflevector <4 x float> %v375, <4 x float> poison, <4 x i32> zeroinitializer
  %v377 = mul nsw i32 %v366, 256
  %v378 = add nsw i32 %v363, %v377
  %v379 = add nsw i32 %v378, 192
  %v380 = getelementptr float, ptr %v5, i32 %v379
  %v381 = load <4 x float>, ptr %v380, align 4
  %v382 = add nsw i32 %v371, 3714
  %v383 = getelementptr float, ptr %v3, i32 %v382
  %v384 = load float, ptr %v383, align 4
  %v385 = insertelement <4 x float> poison, float %v384, i64 0
  %v386 = shufflevector <4 x float> %v385, <4 x float> poison, <4 x i32> zeroinitializer
  %v387 = add nsw i32 %v378, 128
  %v388 = getelementptr float, ptr %v5, i32 %v387
  %v389 = load <4 x float>, ptr %v388, align 4
  %v390 = add nsw i32 %v371, 3713
  %v391 = getelementptr float, ptr %v3, i32 %v390
  %v392 = load float, ptr %v391, align 4
  %v393 = insertelement <4 x float> poison, float %v392, i64 0
  %v394 = shufflevector <4 x float> %v393, <4 x float> poison, <4 x i32> zeroinitializer
  %v395 = add nsw i32 %v378, 64
  %v396 = getelementptr float, ptr %v5, i32 %v395
  %v397 = load <4 x float>, ptr %v396, align 4
  %v398 = add nsw i32 %v371, 3712
  %v399 = getelementptr float, ptr %v3, i32 %v398
  %v400 = load float, ptr %v399, align 4
  %v401 = insertelement <4 x float> poison, float %v400, i64 0
  %v402 = shufflevector <4 x float> %v401, <4 x float> poison, <4 x i32> zeroinitializer
  %v403 = getelementptr float, ptr %v5, i32 %v378
  %v404 = load <4 x float>, ptr %v403, align 4
  %v405 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v402, <4 x float> %v404, <4 x float> %v367)
  %v406 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v394, <4 x float> %v397, <4 x float> %v405)
  %v407 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v386, <4 x float> %v389, <4 x float> %v406)
  %v408 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v376, <4 x float> %v381, <4 x float> %v407)
  %v409 = add nsw i32 %v379, 4
  %v410 = getelementptr float, ptr %v5, i32 %v409
  %v411 = load <4 x float>, ptr %v410, align 4
  %v412 = add nsw i32 %v387, 4
  %v413 = getelementptr float, ptr %v5, i32 %v412
  %v414 = load <4 x float>, ptr %v413, align 4
  %v415 = add nsw i32 %v395, 4
  %v416 = getelementptr float, ptr %v5, i32 %v415
  %v417 = load <4 x float>, ptr %v416, align 4
  %v418 = add nsw i32 %v378, 4
  %v419 = getelementptr float, ptr %v5, i32 %v418
  %v420 = load <4 x float>, ptr %v419, align 4
  %v421 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v402, <4 x float> %v420, <4 x float> %v368)
  %v422 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v394, <4 x float> %v417, <4 x float> %v421)
  %v423 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v386, <4 x float> %v414, <4 x float> %v422)
  %v424 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v376, <4 x float> %v411, <4 x float> %v423)
  %v425 = add nsw i32 %v379, 8
  %v426 = getelementptr float, ptr %v5, i32 %v425
  %v427 = load <4 x float>, ptr %v426, align 4
  %v428 = add nsw i32 %v387, 8
  %v429 = getelementptr float, ptr %v5, i32 %v428
  %v430 = load <4 x float>, ptr %v429, align 4
  %v431 = add nsw i32 %v395, 8
  %v432 = getelementptr float, ptr %v5, i32 %v431
  %v433 = load <4 x float>, ptr %v432, align 4
  %v434 = add nsw i32 %v378, 8
  %v435 = getelementptr float, ptr %v5, i32 %v434
  %v436 = load <4 x float>, ptr %v435, align 4
  %v437 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v402, <4 x float> %v436, <4 x float> %v369)
  %v438 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v394, <4 x float> %v433, <4 x float> %v437)
  %v439 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v386, <4 x float> %v430, <4 x float> %v438)
  %v440 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v376, <4 x float> %v427, <4 x float> %v439)
  %v441 = add nsw i32 %v379, 12
  %v442 = getelementptr float, ptr %v5, i32 %v441
  %v443 = load <4 x float>, ptr %v442, align 4
  %v444 = add nsw i32 %v387, 12
  %v445 = getelementptr float, ptr %v5, i32 %v444
  %v446 = load <4 x float>, ptr %v445, align 4
  %v447 = add nsw i32 %v395, 12
  %v448 = getelementptr float, ptr %v5, i32 %v447
  %v449 = load <4 x float>, ptr %v448, align 4
  %v450 = add nsw i32 %v378, 12
  %v451 = getelementptr float, ptr %v5, i32 %v450
  %v452 = load <4 x float>, ptr %v451, align 4
  %v453 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v402, <4 x float> %v452, <4 x float> %v370)
  %v454 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v394, <4 x float> %v449, <4 x float> %v453)
  %v455 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v386, <4 x float> %v446, <4 x float> %v454)
  %v456 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v376, <4 x float> %v443, <4 x float> %v455)
  %v457 = add nsw i32 %v366, 1
  %v458 = icmp slt i32 %v457, 16
  br i1 %v458, label %loop6, label %done6
done6:
  store <4 x float> %v408, ptr %v365, align 4
  %v459 = add nsw i32 %v364, 4
  %v460 = getelementptr float, ptr %v1, i32 %v459
  store <4 x float> %v424, ptr %v460, align 4
  %v461 = add nsw i32 %v364, 8
  %v462 = getelementptr float, ptr %v1, i32 %v461
  store <4 x float> %v440, ptr %v462, align 4
  %v463 = add nsw i32 %v364, 12
  %v464 = getelementptr float, ptr %v1, i32 %v463
  store <4 x float> %v456, ptr %v464, align 4
  %v465 = add nsw i32 %v362, 1
  %v466 = icmp slt i32 %v465, 4
  br i1 %v466, label %loop5, label %done5
done5:
  br label %loop7
loop7:
  %v467 = phi i32 [ 0, %done5 ], [ %v570, %done8 ]
  %v468 = mul nsw i32 %v467, 16
  %v469 = add nsw i32 %v468, 3776
  %v470 = getelementptr float, ptr %v1, i32 %v469
  br label %loop8
loop8:
  %v471 = phi i32 [ 0, %loop7 ], [ %v562, %loop8 ]
  %v472 = phi <4 x float> [ zeroinitializer, %loop7 ], [ %v513, %loop8 ]
  %v473 = phi <4 x float> [ zeroinitializer, %loop7 ], [ %v529, %loop8 ]
  %v474 = phi <4 x float> [ zeroinitializer, %loop7 ], [ %v545, %loop8 ]
  %v475 = phi <4 x float> [ zeroinitializer, %loop7 ], [ %v561, %loop8 ]
  %v476 = mul nsw i32 %v471, 4
  %v477 = add nsw i32 %v476, 3779
  %v478 = getelementptr float, ptr %v3, i32 %v477
  %v479 = load float, ptr %v478, align 4
  %v480 = insertelement <4 x float> poison, float %v479, i64 0
  %v481 = shufflevector <4 x float> %v480, <4 x float> poison, <4 x i32> zeroinitializer
  %v482 = mul nsw i32 %v471, 256
  %v483 = add nsw i32 %v468, %v482
  %v484 = add nsw i32 %v483, 192
  %v485 = getelementptr float, ptr %v5, i32 %v484
  %v486 = load <4 x float>, ptr %v485, align 4
  %v487 = add nsw i32 %v476, 3778
  %v488 = getelementptr float, ptr %v3, i32 %v487
  %v489 = load float, ptr %v488, align 4
  %v490 = insertelement <4 x float> poison, float %v489, i64 0
  %v491 = shufflevector <4 x float> %v490, <4 x float> poison, <4 x i32> zeroinitializer
  %v492 = add nsw i32 %v483, 128
  %v493 = getelementptr float, ptr %v5, i32 %v492
  %v494 = load <4 x float>, ptr %v493, align 4
  %v495 = add nsw i32 %v476, 3777
  %v496 = getelementptr float, ptr %v3, i32 %v495
  %v497 = load float, ptr %v496, align 4
  %v498 = insertelement <4 x float> poison, float %v497, i64 0
  %v499 = shufflevector <4 x float> %v498, <4 x float> poison, <4 x i32> zeroinitializer
  %v500 = add nsw i32 %v483, 64
  %v501 = getelementptr float, ptr %v5, i32 %v500
  %v502 = load <4 x float>, ptr %v501, align 4
  %v503 = add nsw i32 %v476, 3776
  %v504 = getelementptr float, ptr %v3, i32 %v503
  %v505 = load float, ptr %v504, align 4
  %v506 = insertelement <4 x float> poison, float %v505, i64 0
  %v507 = shufflevector <4 x float> %v506, <4 x float> poison, <4 x i32> zeroinitializer
  %v508 = getelementptr float, ptr %v5, i32 %v483
  %v509 = load <4 x float>, ptr %v508, align 4
  %v510 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v507, <4 x float> %v509, <4 x float> %v472)
  %v511 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v499, <4 x float> %v502, <4 x float> %v510)
  %v512 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v491, <4 x float> %v494, <4 x float> %v511)
  %v513 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v481, <4 x float> %v486, <4 x float> %v512)
  %v514 = add nsw i32 %v484, 4
  %v515 = getelementptr float, ptr %v5, i32 %v514
  %v516 = load <4 x float>, ptr %v515, align 4
  %v517 = add nsw i32 %v492, 4
  %v518 = getelementptr float, ptr %v5, i32 %v517
  %v519 = load <4 x float>, ptr %v518, align 4
  %v520 = add nsw i32 %v500, 4
  %v521 = getelementptr float, ptr %v5, i32 %v520
  %v522 = load <4 x float>, ptr %v521, align 4
  %v523 = add nsw i32 %v483, 4
  %v524 = getelementptr float, ptr %v5, i32 %v523
  %v525 = load <4 x float>, ptr %v524, align 4
  %v526 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v507, <4 x float> %v525, <4 x float> %v473)
  %v527 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v499, <4 x float> %v522, <4 x float> %v526)
  %v528 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v491, <4 x float> %v519, <4 x float> %v527)
  %v529 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v481, <4 x float> %v516, <4 x float> %v528)
  %v530 = add nsw i32 %v484, 8
  %v531 = getelementptr float, ptr %v5, i32 %v530
  %v532 = load <4 x float>, ptr %v531, align 4
  %v533 = add nsw i32 %v492, 8
  %v534 = getelementptr float, ptr %v5, i32 %v533
  %v535 = load <4 x float>, ptr %v534, align 4
  %v536 = add nsw i32 %v500, 8
  %v537 = getelementptr float, ptr %v5, i32 %v536
  %v538 = load <4 x float>, ptr %v537, align 4
  %v539 = add nsw i32 %v483, 8
  %v540 = getelementptr float, ptr %v5, i32 %v539
  %v541 = load <4 x float>, ptr %v540, align 4
  %v542 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v507, <4 x float> %v541, <4 x float> %v474)
  %v543 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v499, <4 x float> %v538, <4 x float> %v542)
  %v544 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v491, <4 x float> %v535, <4 x float> %v543)
  %v545 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v481, <4 x float> %v532, <4 x float> %v544)
  %v546 = add nsw i32 %v484, 12
  %v547 = getelementptr float, ptr %v5, i32 %v546
  %v548 = load <4 x float>, ptr %v547, align 4
  %v549 = add nsw i32 %v492, 12
  %v550 = getelementptr float, ptr %v5, i32 %v549
  %v551 = load <4 x float>, ptr %v550, align 4
  %v552 = add nsw i32 %v500, 12
  %v553 = getelementptr float, ptr %v5, i32 %v552
  %v554 = load <4 x float>, ptr %v553, align 4
  %v555 = add nsw i32 %v483, 12
  %v556 = getelementptr float, ptr %v5, i32 %v555
  %v557 = load <4 x float>, ptr %v556, align 4
  %v558 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v507, <4 x float> %v557, <4 x float> %v475)
  %v559 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v499, <4 x float> %v554, <4 x float> %v558)
  %v560 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v491, <4 x float> %v551, <4 x float> %v559)
  %v561 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v481, <4 x float> %v548, <4 x float> %v560)
  %v562 = add nsw i32 %v471, 1
  %v563 = icmp slt i32 %v562, 16
  br i1 %v563, label %loop8, label %done8
done8:
  store <4 x float> %v513, ptr %v470, align 4
  %v564 = add nsw i32 %v469, 4
  %v565 = getelementptr float, ptr %v1, i32 %v564
  store <4 x float> %v529, ptr %v565, align 4
  %v566 = add nsw i32 %v469, 8
  %v567 = getelementptr float, ptr %v1, i32 %v566
  store <4 x float> %v545, ptr %v567, align 4
  %v568 = add nsw i32 %v469, 12
  %v569 = getelementptr float, ptr %v1, i32 %v568
  store <4 x float> %v561, ptr %v569, align 4
  %v570 = add nsw i32 %v467, 1
  %v571 = icmp slt i32 %v570, 4
  br i1 %v571, label %loop7, label %done7
done7:
  br label %loop9
loop9:
  %v572 = phi i32 [ 0, %done7 ], [ %v675, %done10 ]
  %v573 = mul nsw i32 %v572, 16
  %v574 = add nsw i32 %v573, 3840
  %v575 = getelementptr float, ptr %v1, i32 %v574
  br label %loop10
loop10:
  %v576 = phi i32 [ 0, %loop9 ], [ %v667, %loop10 ]
  %v577 = phi <4 x float> [ zeroinitializer, %loop9 ], [ %v618, %loop10 ]
  %v578 = phi <4 x float> [ zeroinitializer, %loop9 ], [ %v634, %loop10 ]
  %v579 = phi <4 x float> [ zeroinitializer, %loop9 ], [ %v650, %loop10 ]
  %v580 = phi <4 x float> [ zeroinitializer, %loop9 ], [ %v666, %loop10 ]
  %v581 = mul nsw i32 %v576, 4
  %v582 = add nsw i32 %v581, 3843
  %v583 = getelementptr float, ptr %v3, i32 %v582
  %v584 = load float, ptr %v583, align 4
  %v585 = insertelement <4 x float> poison, float %v584, i64 0
  %v586 = shufflevector <4 x float> %v585, <4 x float> poison, <4 x i32> zeroinitializer
  %v587 = mul nsw i32 %v576, 256
  %v588 = add nsw i32 %v573, %v587
  %v589 = add nsw i32 %v588, 192
  %v590 = getelementptr float, ptr %v5, i32 %v589
  %v591 = load <4 x float>, ptr %v590, align 4
  %v592 = add nsw i32 %v581, 3842
  %v593 = getelementptr float, ptr %v3, i32 %v592
  %v594 = load float, ptr %v593, align 4
  %v595 = insertelement <4 x float> poison, float %v594, i64 0
  %v596 = shufflevector <4 x float> %v595, <4 x float> poison, <4 x i32> zeroinitializer
  %v597 = add nsw i32 %v588, 128
  %v598 = getelementptr float, ptr %v5, i32 %v597
  %v599 = load <4 x float>, ptr %v598, align 4
  %v600 = add nsw i32 %v581, 3841
  %v601 = getelementptr float, ptr %v3, i32 %v600
  %v602 = load float, ptr %v601, align 4
  %v603 = insertelement <4 x float> poison, float %v602, i64 0
  %v604 = shufflevector <4 x float> %v603, <4 x float> poison, <4 x i32> zeroinitializer
  %v605 = add nsw i32 %v588, 64
  %v606 = getelementptr float, ptr %v5, i32 %v605
  %v607 = load <4 x float>, ptr %v606, align 4
  %v608 = add nsw i32 %v581, 3840
  %v609 = getelementptr float, ptr %v3, i32 %v608
  %v610 = load float, ptr %v609, align 4
  %v611 = insertelement <4 x float> poison, float %v610, i64 0
  %v612 = shufflevector <4 x float> %v611, <4 x float> poison, <4 x i32> zeroinitializer
  %v613 = getelementptr float, ptr %v5, i32 %v588
  %v614 = load <4 x float>, ptr %v613, align 4
  %v615 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v612, <4 x float> %v614, <4 x float> %v577)
  %v616 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v604, <4 x float> %v607, <4 x float> %v615)
  %v617 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v596, <4 x float> %v599, <4 x float> %v616)
  %v618 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v586, <4 x float> %v591, <4 x float> %v617)
  %v619 = add nsw i32 %v589, 4
  %v620 = getelementptr float, ptr %v5, i32 %v619
  %v621 = load <4 x float>, ptr %v620, align 4
  %v622 = add nsw i32 %v597, 4
  %v623 = getelementptr float, ptr %v5, i32 %v622
  %v624 = load <4 x float>, ptr %v623, align 4
  %v625 = add nsw i32 %v605, 4
  %v626 = getelementptr float, ptr %v5, i32 %v625
  %v627 = load <4 x float>, ptr %v626, align 4
  %v628 = add nsw i32 %v588, 4
  %v629 = getelementptr float, ptr %v5, i32 %v628
  %v630 = load <4 x float>, ptr %v629, align 4
  %v631 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v612, <4 x float> %v630, <4 x float> %v578)
  %v632 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v604, <4 x float> %v627, <4 x float> %v631)
  %v633 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v596, <4 x float> %v624, <4 x float> %v632)
  %v634 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v586, <4 x float> %v621, <4 x float> %v633)
  %v635 = add nsw i32 %v589, 8
  %v636 = getelementptr float, ptr %v5, i32 %v635
  %v637 = load <4 x float>, ptr %v636, align 4
  %v638 = add nsw i32 %v597, 8
  %v639 = getelementptr float, ptr %v5, i32 %v638
  %v640 = load <4 x float>, ptr %v639, align 4
  %v641 = add nsw i32 %v605, 8
  %v642 = getelementptr float, ptr %v5, i32 %v641
  %v643 = load <4 x float>, ptr %v642, align 4
  %v644 = add nsw i32 %v588, 8
  %v645 = getelementptr float, ptr %v5, i32 %v644
  %v646 = load <4 x float>, ptr %v645, align 4
  %v647 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v612, <4 x float> %v646, <4 x float> %v579)
  %v648 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v604, <4 x float> %v643, <4 x float> %v647)
  %v649 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v596, <4 x float> %v640, <4 x float> %v648)
  %v650 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v586, <4 x float> %v637, <4 x float> %v649)
  %v651 = add nsw i32 %v589, 12
  %v652 = getelementptr float, ptr %v5, i32 %v651
  %v653 = load <4 x float>, ptr %v652, align 4
  %v654 = add nsw i32 %v597, 12
  %v655 = getelementptr float, ptr %v5, i32 %v654
  %v656 = load <4 x float>, ptr %v655, align 4
  %v657 = add nsw i32 %v605, 12
  %v658 = getelementptr float, ptr %v5, i32 %v657
  %v659 = load <4 x float>, ptr %v658, align 4
  %v660 = add nsw i32 %v588, 12
  %v661 = getelementptr float, ptr %v5, i32 %v660
  %v662 = load <4 x float>, ptr %v661, align 4
  %v663 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v612, <4 x float> %v662, <4 x float> %v580)
  %v664 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v604, <4 x float> %v659, <4 x float> %v663)
  %v665 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v596, <4 x float> %v656, <4 x float> %v664)
  %v666 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v586, <4 x float> %v653, <4 x float> %v665)
  %v667 = add nsw i32 %v576, 1
  %v668 = icmp slt i32 %v667, 16
  br i1 %v668, label %loop10, label %done10
done10:
  store <4 x float> %v618, ptr %v575, align 4
  %v669 = add nsw i32 %v574, 4
  %v670 = getelementptr float, ptr %v1, i32 %v669
  store <4 x float> %v634, ptr %v670, align 4
  %v671 = add nsw i32 %v574, 8
  %v672 = getelementptr float, ptr %v1, i32 %v671
  store <4 x float> %v650, ptr %v672, align 4
  %v673 = add nsw i32 %v574, 12
  %v674 = getelementptr float, ptr %v1, i32 %v673
  store <4 x float> %v666, ptr %v674, align 4
  %v675 = add nsw i32 %v572, 1
  %v676 = icmp slt i32 %v675, 4
  br i1 %v676, label %loop9, label %done9
done9:
  br label %loop11
loop11:
  %v677 = phi i32 [ 0, %done9 ], [ %v780, %done12 ]
  %v678 = mul nsw i32 %v677, 16
  %v679 = add nsw i32 %v678, 3904
  %v680 = getelementptr float, ptr %v1, i32 %v679
  br label %loop12
loop12:
  %v681 = phi i32 [ 0, %loop11 ], [ %v772, %loop12 ]
  %v682 = phi <4 x float> [ zeroinitializer, %loop11 ], [ %v723, %loop12 ]
  %v683 = phi <4 x float> [ zeroinitializer, %loop11 ], [ %v739, %loop12 ]
  %v684 = phi <4 x float> [ zeroinitializer, %loop11 ], [ %v755, %loop12 ]
  %v685 = phi <4 x float> [ zeroinitializer, %loop11 ], [ %v771, %loop12 ]
  %v686 = mul nsw i32 %v681, 4
  %v687 = add nsw i32 %v686, 3907
  %v688 = getelementptr float, ptr %v3, i32 %v687
  %v689 = load float, ptr %v688, align 4
  %v690 = insertelement <4 x float> poison, float %v689, i64 0
  %v691 = shufflevector <4 x float> %v690, <4 x float> poison, <4 x i32> zeroinitializer
  %v692 = mul nsw i32 %v681, 256
  %v693 = add nsw i32 %v678, %v692
  %v694 = add nsw i32 %v693, 192
  %v695 = getelementptr float, ptr %v5, i32 %v694
  %v696 = load <4 x float>, ptr %v695, align 4
  %v697 = add nsw i32 %v686, 3906
  %v698 = getelementptr float, ptr %v3, i32 %v697
  %v699 = load float, ptr %v698, align 4
  %v700 = insertelement <4 x float> poison, float %v699, i64 0
  %v701 = shufflevector <4 x float> %v700, <4 x float> poison, <4 x i32> zeroinitializer
  %v702 = add nsw i32 %v693, 128
  %v703 = getelementptr float, ptr %v5, i32 %v702
  %v704 = load <4 x float>, ptr %v703, align 4
  %v705 = add nsw i32 %v686, 3905
  %v706 = getelementptr float, ptr %v3, i32 %v705
  %v707 = load float, ptr %v706, align 4
  %v708 = insertelement <4 x float> poison, float %v707, i64 0
  %v709 = shufflevector <4 x float> %v708, <4 x float> poison, <4 x i32> zeroinitializer
  %v710 = add nsw i32 %v693, 64
  %v711 = getelementptr float, ptr %v5, i32 %v710
  %v712 = load <4 x float>, ptr %v711, align 4
  %v713 = add nsw i32 %v686, 3904
  %v714 = getelementptr float, ptr %v3, i32 %v713
  %v715 = load float, ptr %v714, align 4
  %v716 = insertelement <4 x float> poison, float %v715, i64 0
  %v717 = shufflevector <4 x float> %v716, <4 x float> poison, <4 x i32> zeroinitializer
  %v718 = getelementptr float, ptr %v5, i32 %v693
  %v719 = load <4 x float>, ptr %v718, align 4
  %v720 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v717, <4 x float> %v719, <4 x float> %v682)
  %v721 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v709, <4 x float> %v712, <4 x float> %v720)
  %v722 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v701, <4 x float> %v704, <4 x float> %v721)
  %v723 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v691, <4 x float> %v696, <4 x float> %v722)
  %v724 = add nsw i32 %v694, 4
  %v725 = getelementptr float, ptr %v5, i32 %v724
  %v726 = load <4 x float>, ptr %v725, align 4
  %v727 = add nsw i32 %v702, 4
  %v728 = getelementptr float, ptr %v5, i32 %v727
  %v729 = load <4 x float>, ptr %v728, align 4
  %v730 = add nsw i32 %v710, 4
  %v731 = getelementptr float, ptr %v5, i32 %v730
  %v732 = load <4 x float>, ptr %v731, align 4
  %v733 = add nsw i32 %v693, 4
  %v734 = getelementptr float, ptr %v5, i32 %v733
  %v735 = load <4 x float>, ptr %v734, align 4
  %v736 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v717, <4 x float> %v735, <4 x float> %v683)
  %v737 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v709, <4 x float> %v732, <4 x float> %v736)
  %v738 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v701, <4 x float> %v729, <4 x float> %v737)
  %v739 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v691, <4 x float> %v726, <4 x float> %v738)
  %v740 = add nsw i32 %v694, 8
  %v741 = getelementptr float, ptr %v5, i32 %v740
  %v742 = load <4 x float>, ptr %v741, align 4
  %v743 = add nsw i32 %v702, 8
  %v744 = getelementptr float, ptr %v5, i32 %v743
  %v745 = load <4 x float>, ptr %v744, align 4
  %v746 = add nsw i32 %v710, 8
  %v747 = getelementptr float, ptr %v5, i32 %v746
  %v748 = load <4 x float>, ptr %v747, align 4
  %v749 = add nsw i32 %v693, 8
  %v750 = getelementptr float, ptr %v5, i32 %v749
  %v751 = load <4 x float>, ptr %v750, align 4
  %v752 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v717, <4 x float> %v751, <4 x float> %v684)
  %v753 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v709, <4 x float> %v748, <4 x float> %v752)
  %v754 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v701, <4 x float> %v745, <4 x float> %v753)
  %v755 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v691, <4 x float> %v742, <4 x float> %v754)
  %v756 = add nsw i32 %v694, 12
  %v757 = getelementptr float, ptr %v5, i32 %v756
  %v758 = load <4 x float>, ptr %v757, align 4
  %v759 = add nsw i32 %v702, 12
  %v760 = getelementptr float, ptr %v5, i32 %v759
  %v761 = load <4 x float>, ptr %v760, align 4
  %v762 = add nsw i32 %v710, 12
  %v763 = getelementptr float, ptr %v5, i32 %v762
  %v764 = load <4 x float>, ptr %v763, align 4
  %v765 = add nsw i32 %v693, 12
  %v766 = getelementptr float, ptr %v5, i32 %v765
  %v767 = load <4 x float>, ptr %v766, align 4
  %v768 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v717, <4 x float> %v767, <4 x float> %v685)
  %v769 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v709, <4 x float> %v764, <4 x float> %v768)
  %v770 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v701, <4 x float> %v761, <4 x float> %v769)
  %v771 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v691, <4 x float> %v758, <4 x float> %v770)
  %v772 = add nsw i32 %v681, 1
  %v773 = icmp slt i32 %v772, 16
  br i1 %v773, label %loop12, label %done12
done12:
  store <4 x float> %v723, ptr %v680, align 4
  %v774 = add nsw i32 %v679, 4
  %v775 = getelementptr float, ptr %v1, i32 %v774
  store <4 x float> %v739, ptr %v775, align 4
  %v776 = add nsw i32 %v679, 8
  %v777 = getelementptr float, ptr %v1, i32 %v776
  store <4 x float> %v755, ptr %v777, align 4
  %v778 = add nsw i32 %v679, 12
  %v779 = getelementptr float, ptr %v1, i32 %v778
  store <4 x float> %v771, ptr %v779, align 4
  %v780 = add nsw i32 %v677, 1
  %v781 = icmp slt i32 %v780, 4
  br i1 %v781, label %loop11, label %done11
done11:
  br label %loop13
loop13:
  %v782 = phi i32 [ 0, %done11 ], [ %v885, %done14 ]
  %v783 = mul nsw i32 %v782, 16
  %v784 = add nsw i32 %v783, 3968
  %v785 = getelementptr float, ptr %v1, i32 %v784
  br label %loop14
loop14:
  %v786 = phi i32 [ 0, %loop13 ], [ %v877, %loop14 ]
  %v787 = phi <4 x float> [ zeroinitializer, %loop13 ], [ %v828, %loop14 ]
  %v788 = phi <4 x float> [ zeroinitializer, %loop13 ], [ %v844, %loop14 ]
  %v789 = phi <4 x float> [ zeroinitializer, %loop13 ], [ %v860, %loop14 ]
  %v790 = phi <4 x float> [ zeroinitializer, %loop13 ], [ %v876, %loop14 ]
  %v791 = mul nsw i32 %v786, 4
  %v792 = add nsw i32 %v791, 3971
  %v793 = getelementptr float, ptr %v3, i32 %v792
  %v794 = load float, ptr %v793, align 4
  %v795 = insertelement <4 x float> poison, float %v794, i64 0
  %v796 = shufflevector <4 x float> %v795, <4 x float> poison, <4 x i32> zeroinitializer
  %v797 = mul nsw i32 %v786, 256
  %v798 = add nsw i32 %v783, %v797
  %v799 = add nsw i32 %v798, 192
  %v800 = getelementptr float, ptr %v5, i32 %v799
  %v801 = load <4 x float>, ptr %v800, align 4
  %v802 = add nsw i32 %v791, 3970
  %v803 = getelementptr float, ptr %v3, i32 %v802
  %v804 = load float, ptr %v803, align 4
  %v805 = insertelement <4 x float> poison, float %v804, i64 0
  %v806 = shufflevector <4 x float> %v805, <4 x float> poison, <4 x i32> zeroinitializer
  %v807 = add nsw i32 %v798, 128
  %v808 = getelementptr float, ptr %v5, i32 %v807
  %v809 = load <4 x float>, ptr %v808, align 4
  %v810 = add nsw i32 %v791, 3969
  %v811 = getelementptr float, ptr %v3, i32 %v810
  %v812 = load float, ptr %v811, align 4
  %v813 = insertelement <4 x float> poison, float %v812, i64 0
  %v814 = shufflevector <4 x float> %v813, <4 x float> poison, <4 x i32> zeroinitializer
  %v815 = add nsw i32 %v798, 64
  %v816 = getelementptr float, ptr %v5, i32 %v815
  %v817 = load <4 x float>, ptr %v816, align 4
  %v818 = add nsw i32 %v791, 3968
  %v819 = getelementptr float, ptr %v3, i32 %v818
  %v820 = load float, ptr %v819, align 4
  %v821 = insertelement <4 x float> poison, float %v820, i64 0
  %v822 = shufflevector <4 x float> %v821, <4 x float> poison, <4 x i32> zeroinitializer
  %v823 = getelementptr float, ptr %v5, i32 %v798
  %v824 = load <4 x float>, ptr %v823, align 4
  %v825 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v822, <4 x float> %v824, <4 x float> %v787)
  %v826 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v814, <4 x float> %v817, <4 x float> %v825)
  %v827 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v806, <4 x float> %v809, <4 x float> %v826)
  %v828 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v796, <4 x float> %v801, <4 x float> %v827)
  %v829 = add nsw i32 %v799, 4
  %v830 = getelementptr float, ptr %v5, i32 %v829
  %v831 = load <4 x float>, ptr %v830, align 4
  %v832 = add nsw i32 %v807, 4
  %v833 = getelementptr float, ptr %v5, i32 %v832
  %v834 = load <4 x float>, ptr %v833, align 4
  %v835 = add nsw i32 %v815, 4
  %v836 = getelementptr float, ptr %v5, i32 %v835
  %v837 = load <4 x float>, ptr %v836, align 4
  %v838 = add nsw i32 %v798, 4
  %v839 = getelementptr float, ptr %v5, i32 %v838
  %v840 = load <4 x float>, ptr %v839, align 4
  %v841 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v822, <4 x float> %v840, <4 x float> %v788)
  %v842 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v814, <4 x float> %v837, <4 x float> %v841)
  %v843 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v806, <4 x float> %v834, <4 x float> %v842)
  %v844 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v796, <4 x float> %v831, <4 x float> %v843)
  %v845 = add nsw i32 %v799, 8
  %v846 = getelementptr float, ptr %v5, i32 %v845
  %v847 = load <4 x float>, ptr %v846, align 4
  %v848 = add nsw i32 %v807, 8
  %v849 = getelementptr float, ptr %v5, i32 %v848
  %v850 = load <4 x float>, ptr %v849, align 4
  %v851 = add nsw i32 %v815, 8
  %v852 = getelementptr float, ptr %v5, i32 %v851
  %v853 = load <4 x float>, ptr %v852, align 4
  %v854 = add nsw i32 %v798, 8
  %v855 = getelementptr float, ptr %v5, i32 %v854
  %v856 = load <4 x float>, ptr %v855, align 4
  %v857 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v822, <4 x float> %v856, <4 x float> %v789)
  %v858 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v814, <4 x float> %v853, <4 x float> %v857)
  %v859 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v806, <4 x float> %v850, <4 x float> %v858)
  %v860 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v796, <4 x float> %v847, <4 x float> %v859)
  %v861 = add nsw i32 %v799, 12
  %v862 = getelementptr float, ptr %v5, i32 %v861
  %v863 = load <4 x float>, ptr %v862, align 4
  %v864 = add nsw i32 %v807, 12
  %v865 = getelementptr float, ptr %v5, i32 %v864
  %v866 = load <4 x float>, ptr %v865, align 4
  %v867 = add nsw i32 %v815, 12
  %v868 = getelementptr float, ptr %v5, i32 %v867
  %v869 = load <4 x float>, ptr %v868, align 4
  %v870 = add nsw i32 %v798, 12
  %v871 = getelementptr float, ptr %v5, i32 %v870
  %v872 = load <4 x float>, ptr %v871, align 4
  %v873 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v822, <4 x float> %v872, <4 x float> %v790)
  %v874 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v814, <4 x float> %v869, <4 x float> %v873)
  %v875 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v806, <4 x float> %v866, <4 x float> %v874)
  %v876 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v796, <4 x float> %v863, <4 x float> %v875)
  %v877 = add nsw i32 %v786, 1
  %v878 = icmp slt i32 %v877, 16
  br i1 %v878, label %loop14, label %done14
done14:
  store <4 x float> %v828, ptr %v785, align 4
  %v879 = add nsw i32 %v784, 4
  %v880 = getelementptr float, ptr %v1, i32 %v879
  store <4 x float> %v844, ptr %v880, align 4
  %v881 = add nsw i32 %v784, 8
  %v882 = getelementptr float, ptr %v1, i32 %v881
  store <4 x float> %v860, ptr %v882, align 4
  %v883 = add nsw i32 %v784, 12
  %v884 = getelementptr float, ptr %v1, i32 %v883
  store <4 x float> %v876, ptr %v884, align 4
  %v885 = add nsw i32 %v782, 1
  %v886 = icmp slt i32 %v885, 4
  br i1 %v886, label %loop13, label %done13
done13:
  br label %loop15
loop15:
  %v887 = phi i32 [ 0, %done13 ], [ %v990, %done16 ]
  %v888 = mul nsw i32 %v887, 16
  %v889 = add nsw i32 %v888, 4032
  %v890 = getelementptr float, ptr %v1, i32 %v889
  br label %loop16
loop16:
  %v891 = phi i32 [ 0, %loop15 ], [ %v982, %loop16 ]
  %v892 = phi <4 x float> [ zeroinitializer, %loop15 ], [ %v933, %loop16 ]
  %v893 = phi <4 x float> [ zeroinitializer, %loop15 ], [ %v949, %loop16 ]
  %v894 = phi <4 x float> [ zeroinitializer, %loop15 ], [ %v965, %loop16 ]
  %v895 = phi <4 x float> [ zeroinitializer, %loop15 ], [ %v981, %loop16 ]
  %v896 = mul nsw i32 %v891, 4
  %v897 = add nsw i32 %v896, 4035
  %v898 = getelementptr float, ptr %v3, i32 %v897
  %v899 = load float, ptr %v898, align 4
  %v900 = insertelement <4 x float> poison, float %v899, i64 0
  %v901 = shufflevector <4 x float> %v900, <4 x float> poison, <4 x i32> zeroinitializer
  %v902 = mul nsw i32 %v891, 256
  %v903 = add nsw i32 %v888, %v902
  %v904 = add nsw i32 %v903, 192
  %v905 = getelementptr float, ptr %v5, i32 %v904
  %v906 = load <4 x float>, ptr %v905, align 4
  %v907 = add nsw i32 %v896, 4034
  %v908 = getelementptr float, ptr %v3, i32 %v907
  %v909 = load float, ptr %v908, align 4
  %v910 = insertelement <4 x float> poison, float %v909, i64 0
  %v911 = shufflevector <4 x float> %v910, <4 x float> poison, <4 x i32> zeroinitializer
  %v912 = add nsw i32 %v903, 128
  %v913 = getelementptr float, ptr %v5, i32 %v912
  %v914 = load <4 x float>, ptr %v913, align 4
  %v915 = add nsw i32 %v896, 4033
  %v916 = getelementptr float, ptr %v3, i32 %v915
  %v917 = load float, ptr %v916, align 4
  %v918 = insertelement <4 x float> poison, float %v917, i64 0
  %v919 = shufflevector <4 x float> %v918, <4 x float> poison, <4 x i32> zeroinitializer
  %v920 = add nsw i32 %v903, 64
  %v921 = getelementptr float, ptr %v5, i32 %v920
  %v922 = load <4 x float>, ptr %v921, align 4
  %v923 = add nsw i32 %v896, 4032
  %v924 = getelementptr float, ptr %v3, i32 %v923
  %v925 = load float, ptr %v924, align 4
  %v926 = insertelement <4 x float> poison, float %v925, i64 0
  %v927 = shufflevector <4 x float> %v926, <4 x float> poison, <4 x i32> zeroinitializer
  %v928 = getelementptr float, ptr %v5, i32 %v903
  %v929 = load <4 x float>, ptr %v928, align 4
  %v930 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v927, <4 x float> %v929, <4 x float> %v892)
  %v931 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v919, <4 x float> %v922, <4 x float> %v930)
  %v932 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v911, <4 x float> %v914, <4 x float> %v931)
  %v933 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v901, <4 x float> %v906, <4 x float> %v932)
  %v934 = add nsw i32 %v904, 4
  %v935 = getelementptr float, ptr %v5, i32 %v934
  %v936 = load <4 x float>, ptr %v935, align 4
  %v937 = add nsw i32 %v912, 4
  %v938 = getelementptr float, ptr %v5, i32 %v937
  %v939 = load <4 x float>, ptr %v938, align 4
  %v940 = add nsw i32 %v920, 4
  %v941 = getelementptr float, ptr %v5, i32 %v940
  %v942 = load <4 x float>, ptr %v941, align 4
  %v943 = add nsw i32 %v903, 4
  %v944 = getelementptr float, ptr %v5, i32 %v943
  %v945 = load <4 x float>, ptr %v944, align 4
  %v946 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v927, <4 x float> %v945, <4 x float> %v893)
  %v947 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v919, <4 x float> %v942, <4 x float> %v946)
  %v948 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v911, <4 x float> %v939, <4 x float> %v947)
  %v949 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v901, <4 x float> %v936, <4 x float> %v948)
  %v950 = add nsw i32 %v904, 8
  %v951 = getelementptr float, ptr %v5, i32 %v950
  %v952 = load <4 x float>, ptr %v951, align 4
  %v953 = add nsw i32 %v912, 8
  %v954 = getelementptr float, ptr %v5, i32 %v953
  %v955 = load <4 x float>, ptr %v954, align 4
  %v956 = add nsw i32 %v920, 8
  %v957 = getelementptr float, ptr %v5, i32 %v956
  %v958 = load <4 x float>, ptr %v957, align 4
  %v959 = add nsw i32 %v903, 8
  %v960 = getelementptr float, ptr %v5, i32 %v959
  %v961 = load <4 x float>, ptr %v960, align 4
  %v962 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v927, <4 x float> %v961, <4 x float> %v894)
  %v963 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v919, <4 x float> %v958, <4 x float> %v962)
  %v964 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v911, <4 x float> %v955, <4 x float> %v963)
  %v965 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v901, <4 x float> %v952, <4 x float> %v964)
  %v966 = add nsw i32 %v904, 12
  %v967 = getelementptr float, ptr %v5, i32 %v966
  %v968 = load <4 x float>, ptr %v967, align 4
  %v969 = add nsw i32 %v912, 12
  %v970 = getelementptr float, ptr %v5, i32 %v969
  %v971 = load <4 x float>, ptr %v970, align 4
  %v972 = add nsw i32 %v920, 12
  %v973 = getelementptr float, ptr %v5, i32 %v972
  %v974 = load <4 x float>, ptr %v973, align 4
  %v975 = add nsw i32 %v903, 12
  %v976 = getelementptr float, ptr %v5, i32 %v975
  %v977 = load <4 x float>, ptr %v976, align 4
  %v978 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v927, <4 x float> %v977, <4 x float> %v895)
  %v979 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v919, <4 x float> %v974, <4 x float> %v978)
  %v980 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v911, <4 x float> %v971, <4 x float> %v979)
  %v981 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v901, <4 x float> %v968, <4 x float> %v980)
  %v982 = add nsw i32 %v891, 1
  %v983 = icmp slt i32 %v982, 16
  br i1 %v983, label %loop16, label %done16
done16:
  store <4 x float> %v933, ptr %v890, align 4
  %v984 = add nsw i32 %v889, 4
  %v985 = getelementptr float, ptr %v1, i32 %v984
  store <4 x float> %v949, ptr %v985, align 4
  %v986 = add nsw i32 %v889, 8
  %v987 = getelementptr float, ptr %v1, i32 %v986
  store <4 x float> %v965, ptr %v987, align 4
  %v988 = add nsw i32 %v889, 12
  %v989 = getelementptr float, ptr %v1, i32 %v988
  store <4 x float> %v981, ptr %v989, align 4
  %v990 = add nsw i32 %v887, 1
  %v991 = icmp slt i32 %v990, 4
  br i1 %v991, label %loop15, label %done15
done15:
  %v992 = add nsw i32 %v361, 1
  %v993 = icmp slt i32 %v992, %v7
  br i1 %v993, label %loop4, label %done4
done4:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+neon" "prefer-vector-width"="128" "no-trapping-math"="true" }
