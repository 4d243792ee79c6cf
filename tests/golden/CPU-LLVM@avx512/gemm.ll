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
  %v8 = icmp slt i32 %v6, %v7
  br i1 %v8, label %loop1, label %done1
loop1:
  %v9 = phi i32 [ %v6, %entry ], [ %v254, %done2 ]
  %v10 = mul nsw i32 %v9, 256
  %v11 = getelementptr float, ptr %v1, i32 %v10
  br label %loop2
loop2:
  %v12 = phi i32 [ 0, %loop1 ], [ %v222, %loop2 ]
  %v13 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v65, %loop2 ]
  %v14 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v81, %loop2 ]
  %v15 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v97, %loop2 ]
  %v16 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v113, %loop2 ]
  %v17 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v137, %loop2 ]
  %v18 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v141, %loop2 ]
  %v19 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v145, %loop2 ]
  %v20 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v149, %loop2 ]
  %v21 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v173, %loop2 ]
  %v22 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v177, %loop2 ]
  %v23 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v181, %loop2 ]
  %v24 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v185, %loop2 ]
  %v25 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v209, %loop2 ]
  %v26 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v213, %loop2 ]
  %v27 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v217, %loop2 ]
  %v28 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v221, %loop2 ]
  %v29 = mul nsw i32 %v12, 4
  %v30 = add nsw i32 %v10, %v29
  %v31 = add nsw i32 %v30, 3
  %v32 = getelementptr float, ptr %v3, i32 %v31
  %v33 = load float, ptr %v32, align 4
  %v34 = insertelement <16 x float> poison, float %v33, i64 0
  %v35 = shufflevector <16 x float> %v34, <16 x float> poison, <16 x i32> zeroinitializer
  %v36 = mul nsw i32 %v12, 256
  %v37 = add nsw i32 %v36, 192
  %v38 = getelementptr float, ptr %v5, i32 %v37
  %v39 = load <16 x float>, ptr %v38, align 4
  %v40 = add nsw i32 %v30, 2
  %v41 = getelementptr float, ptr %v3, i32 %v40
  %v42 = load float, ptr %v41, align 4
  %v43 = insertelement <16 x float> poison, float %v42, i64 0
  %v44 = shufflevector <16 x float> %v43, <16 x float> poison, <16 x i32> zeroinitializer
  %v45 = add nsw i32 %v36, 128
  %v46 = getelementptr float, ptr %v5, i32 %v45
  %v47 = load <16 x float>, ptr %v46, align 4
  %v48 = add nsw i32 %v30, 1
  %v49 = getelementptr float, ptr %v3, i32 %v48
  %v50 = load float, ptr %v49, align 4
  %v51 = insertelement <16 x float> poison, float %v50, i64 0
  %v52 = shufflevector <16 x float> %v51, <16 x float> poison, <16 x i32> zeroinitializer
  %v53 = add nsw i32 %v36, 64
  %v54 = getelementptr float, ptr %v5, i32 %v53
  %v55 = load <16 x float>, ptr %v54, align 4
  %v56 = getelementptr float, ptr %v3, i32 %v30
  %v57 = load float, ptr %v56, align 4
  %v58 = insertelement <16 x float> poison, float %v57, i64 0
  %v59 = shufflevector <16 x float> %v58, <16 x float> poison, <16 x i32> zeroinitializer
  %v60 = getelementptr float, ptr %v5, i32 %v36
  %v61 = load <16 x float>, ptr %v60, align 4
  %v62 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v59, <16 x float> %v61, <16 x float> %v13)
  %v63 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v52, <16 x float> %v55, <16 x float> %v62)
  %v64 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v44, <16 x float> %v47, <16 x float> %v63)
  %v65 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v35, <16 x float> %v39, <16 x float> %v64)
  %v66 = add nsw i32 %v37, 16
  %v67 = getelementptr float, ptr %v5, i32 %v66
  %v68 = load <16 x float>, ptr %v67, align 4
  %v69 = add nsw i32 %v45, 16
  %v70 = getelementptr float, ptr %v5, i32 %v69
  %v71 = load <16 x float>, ptr %v70, align 4
  %v72 = add nsw i32 %v53, 16
  %v73 = getelementptr float, ptr %v5, i32 %v72
  %v74 = load <16 x float>, ptr %v73, align 4
  %v75 = add nsw i32 %v36, 16
  %v76 = getelementptr float, ptr %v5, i32 %v75
  %v77 = load <16 x float>, ptr %v76, align 4
  %v78 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v59, <16 x float> %v77, <16 x float> %v14)
  %v79 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v52, <16 x float> %v74, <16 x float> %v78)
  %v80 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v44, <16 x float> %v71, <16 x float> %v79)
  %v81 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v35, <16 x float> %v68, <16 x float> %v80)
  %v82 = add nsw i32 %v37, 32
  %v83 = getelementptr float, ptr %v5, i32 %v82
  %v84 = load <16 x float>, ptr %v83, align 4
  %v85 = add nsw i32 %v45, 32
  %v86 = getelementptr float, ptr %v5, i32 %v85
  %v87 = load <16 x float>, ptr %v86, align 4
  %v88 = add nsw i32 %v53, 32
  %v89 = getelementptr float, ptr %v5, i32 %v88
  %v90 = load <16 x float>, ptr %v89, align 4
  %v91 = add nsw i32 %v36, 32
  %v92 = getelementptr float, ptr %v5, i32 %v91
  %v93 = load <16 x float>, ptr %v92, align 4
  %v94 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v59, <16 x float> %v93, <16 x float> %v15)
  %v95 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v52, <16 x float> %v90, <16 x float> %v94)
  %v96 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v44, <16 x float> %v87, <16 x float> %v95)
  %v97 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v35, <16 x float> %v84, <16 x float> %v96)
  %v98 = add nsw i32 %v37, 48
  %v99 = getelementptr float, ptr %v5, i32 %v98
  %v100 = load <16 x float>, ptr %v99, align 4
  %v101 = add nsw i32 %v45, 48
  %v102 = getelementptr float, ptr %v5, i32 %v101
  %v103 = load <16 x float>, ptr %v102, align 4
  %v104 = add nsw i32 %v53, 48
  %v105 = getelementptr float, ptr %v5, i32 %v104
  %v106 = load <16 x float>, ptr %v105, align 4
  %v107 = add nsw i32 %v36, 48
  %v108 = getelementptr float, ptr %v5, i32 %v107
  %v109 = load <16 x float>, ptr %v108, align 4
  %v110 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v59, <16 x float> %v109, <16 x float> %v16)
  %v111 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v52, <16 x float> %v106, <16 x float> %v110)
  %v112 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v44, <16 x float> %v103, <16 x float> %v111)
  %v113 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v35, <16 x float> %v100, <16 x float> %v112)
  %v114 = add nsw i32 %v30, 67
  %v115 = getelementptr float, ptr %v3, i32 %v114
  %v116 = load float, ptr %v115, align 4
  %v117 = insertelement <16 x float> poison, float %v116, i64 0
  %v118 = shufflevector <16 x float> %v117, <16 x float> poison, <16 x i32> zeroinitializer
  %v119 = add nsw i32 %v30, 66
  %v120 = getelementptr float, ptr %v3, i32 %v119
  %v121 = load float, ptr %v120, align 4
  %v122 = insertelement <16 x float> poison, float %v121, i64 0
  %v123 = shufflevector <16 x float> %v122, <16 x float> poison, <16 x i32> zeroinitializer
  %v124 = add nsw i32 %v30, 65
  %v125 = getelementptr float, ptr %v3, i32 %v124
  %v126 = load float, ptr %v125, align 4
  %v127 = insertelement <16 x float> poison, float %v126, i64 0
  %v128 = shufflevector <16 x float> %v127, <16 x float> poison, <16 x i32> zeroinitializer
  %v129 = add nsw i32 %v30, 64
  %v130 = getelementptr float, ptr %v3, i32 %v129
  %v131 = load float, ptr %v130, align 4
  %v132 = insertelement <16 x float> poison, float %v131, i64 0
  %v133 = shufflevector <16 x float> %v132, <16 x float> poison, <16 x i32> zeroinitializer
  %v134 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v133, <16 x float> %v61, <16 x float> %v17)
  %v135 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v128, <16 x float> %v55, <16 x float> %v134)
  %v136 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v123, <16 x float> %v47, <16 x float> %v135)
  %v137 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v118, <16 x float> %v39, <16 x float> %v136)
  %v138 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v133, <16 x float> %v77, <16 x float> %v18)
  %v139 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v128, <16 x float> %v74, <16 x float> %v138)
  %v140 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v123, <16 x float> %v71, <16 x float> %v139)
  %v141 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v118, <16 x float> %v68, <16 x float> %v140)
  %v142 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v133, <16 x float> %v93, <16 x float> %v19)
  %v143 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v128, <16 x float> %v90, <16 x float> %v142)
  %v144 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v123, <16 x float> %v87, <16 x float> %v143)
  %v145 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v118, <16 x float> %v84, <16 x float> %v144)
  %v146 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v133, <16 x float> %v109, <16 x float> %v20)
  %v147 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v128, <16 x float> %v106, <16 x float> %v146)
  %v148 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v123, <16 x float> %v103, <16 x float> %v147)
  %v149 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v118, <16 x float> %v100, <16 x float> %v148)
  %v150 = add nsw i32 %v30, 131
  %v151 = getelementptr float, ptr %v3, i32 %v150
  %v152 = load float, ptr %v151, align 4
  %v153 = insertelement <16 x float> poison, float %v152, i64 0
  %v154 = shufflevector <16 x float> %v153, <16 x float> poison, <16 x i32> zeroinitializer
  %v155 = add nsw i32 %v30, 130
  %v156 = getelementptr float, ptr %v3, i32 %v155
  %v157 = load float, ptr %v156, align 4
  %v158 = insertelement <16 x float> poison, float %v157, i64 0
  %v159 = shufflevector <16 x float> %v158, <16 x float> poison, <16 x i32> zeroinitializer
  %v160 = add nsw i32 %v30, 129
  %v161 = getelementptr float, ptr %v3, i32 %v160
  %v162 = load float, ptr %v161, align 4
  %v163 = insertelement <16 x float> poison, float %v162, i64 0
  %v164 = shufflevector <16 x float> %v163, <16 x float> poison, <16 x i32> zeroinitializer
  %v165 = add nsw i32 %v30, 128
  %v166 = getelementptr float, ptr %v3, i32 %v165
  %v167 = load float, ptr %v166, align 4
  %v168 = insertelement <16 x float> poison, float %v167, i64 0
  %v169 = shufflevector <16 x float> %v168, <16 x float> poison, <16 x i32> zeroinitializer
  %v170 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v169, <16 x float> %v61, <16 x float> %v21)
  %v171 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v164, <16 x float> %v55, <16 x float> %v170)
  %v172 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v159, <16 x float> %v47, <16 x float> %v171)
  %v173 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v154, <16 x float> %v39, <16 x float> %v172)
  %v174 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v169, <16 x float> %v77, <16 x float> %v22)
  %v175 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v164, <16 x float> %v74, <16 x float> %v174)
  %v176 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v159, <16 x float> %v71, <16 x float> %v175)
  %v177 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v154, <16 x float> %v68, <16 x float> %v176)
  %v178 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v169, <16 x float> %v93, <16 x float> %v23)
  %v179 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v164, <16 x float> %v90, <16 x float> %v178)
  %v180 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v159, <16 x float> %v87, <16 x float> %v179)
  %v181 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v154, <16 x float> %v84, <16 x float> %v180)
  %v182 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v169, <16 x float> %v109, <16 x float> %v24)
  %v183 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v164, <16 x float> %v106, <16 x float> %v182)
  %v184 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v159, <16 x float> %v103, <16 x float> %v183)
  %v185 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v154, <16 x float> %v100, <16 x float> %v184)
  %v186 = add nsw i32 %v30, 195
  %v187 = getelementptr float, ptr %v3, i32 %v186
  %v188 = load float, ptr %v187, align 4
  %v189 = insertelement <16 x float> poison, float %v188, i64 0
  %v190 = shufflevector <16 x float> %v189, <16 x float> poison, <16 x i32> zeroinitializer
  %v191 = add nsw i32 %v30, 194
  %v192 = getelementptr float, ptr %v3, i32 %v191
  %v193 = load float, ptr %v192, align 4
  %v194 = insertelement <16 x float> poison, float %v193, i64 0
  %v195 = shufflevector <16 x float> %v194, <16 x float> poison, <16 x i32> zeroinitializer
  %v196 = add nsw i32 %v30, 193
  %v197 = getelementptr float, ptr %v3, i32 %v196
  %v198 = load float, ptr %v197, align 4
  %v199 = insertelement <16 x float> poison, float %v198, i64 0
  %v200 = shufflevector <16 x float> %v199, <16 x float> poison, <16 x i32> zeroinitializer
  %v201 = add nsw i32 %v30, 192
  %v202 = getelementptr float, ptr %v3, i32 %v201
  %v203 = load float, ptr %v202, align 4
  %v204 = insertelement <16 x float> poison, float %v203, i64 0
  %v205 = shufflevector <16 x float> %v204, <16 x float> poison, <16 x i32> zeroinitializer
  %v206 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v205, <16 x float> %v61, <16 x float> %v25)
  %v207 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v200, <16 x float> %v55, <16 x float> %v206)
  %v208 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v195, <16 x float> %v47, <16 x float> %v207)
  %v209 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v190, <16 x float> %v39, <16 x float> %v208)
  %v210 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v205, <16 x float> %v77, <16 x float> %v26)
  %v211 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v200, <16 x float> %v74, <16 x float> %v210)
  %v212 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v195, <16 x float> %v71, <16 x float> %v211)
  %v213 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v190, <16 x float> %v68, <16 x float> %v212)
  %v214 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v205, <16 x float> %v93, <16 x float> %v27)
  %v215 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v200, <16 x float> %v90, <16 x float> %v214)
  %v216 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v195, <16 x float> %v87, <16 x float> %v215)
  %v217 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v190, <16 x float> %v84, <16 x float> %v216)
  %v218 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v205, <16 x float> %v109, <16 x float> %v28)
  %v219 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v200, <16 x float> %v106, <16 x float> %v218)
  %v220 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v195, <16 x float> %v103, <16 x float> %v219)
  %v221 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v190, <16 x float> %v100, <16 x float> %v220)
  %v222 = add nsw i32 %v12, 1
  %v223 = icmp slt i32 %v222, 16
  br i1 %v223, label %loop2, label %done2
done2:
  store <16 x float> %v65, ptr %v11, align 4
  %v224 = add nsw i32 %v10, 16
  %v225 = getelementptr float, ptr %v1, i32 %v224
  store <16 x float> %v81, ptr %v225, align 4
  %v226 = add nsw i32 %v10, 32
  %v227 = getelementptr float, ptr %v1, i32 %v226
  store <16 x float> %v97, ptr %v227, align 4
  %v228 = add nsw i32 %v10, 48
  %v229 = getelementptr float, ptr %v1, i32 %v228
  store <16 x float> %v113, ptr %v229, align 4
  %v230 = add nsw i32 %v10, 64
  %v231 = getelementptr float, ptr %v1, i32 %v230
  store <16 x float> %v137, ptr %v231, align 4
  %v232 = add nsw i32 %v230, 16
  %v233 = getelementptr float, ptr %v1, i32 %v232
  store <16 x float> %v141, ptr %v233, align 4
  %v234 = add nsw i32 %v230, 32
  %v235 = getelementptr float, ptr %v1, i32 %v234
  store <16 x float> %v145, ptr %v235, align 4
  %v236 = add nsw i32 %v230, 48
  %v237 = getelementptr float, ptr %v1, i32 %v236
  store <16 x float> %v149, ptr %v237, align 4
  %v238 = add nsw i32 %v10, 128
  %v239 = getelementptr float, ptr %v1, i32 %v238
  store <16 x float> %v173, ptr %v239, align 4
  %v240 = add nsw i32 %v238, 16
  %v241 = getelementptr float, ptr %v1, i32 %v240
  store <16 x float> %v177, ptr %v241, align 4
  %v242 = add nsw i32 %v238, 32
  %v243 = getelementptr float, ptr %v1, i32 %v242
  store <16 x float> %v181, ptr %v243, align 4
  %v244 = add nsw i32 %v238, 48
  %v245 = getelementptr float, ptr %v1, i32 %v244
  store <16 x float> %v185, ptr %v245, align 4
  %v246 = add nsw i32 %v10, 192
  %v247 = getelementptr float, ptr %v1, i32 %v246
  store <16 x float> %v209, ptr %v247, align 4
  %v248 = add nsw i32 %v246, 16
  %v249 = getelementptr float, ptr %v1, i32 %v248
  store <16 x float> %v213, ptr %v249, align 4
  %v250 = add nsw i32 %v246, 32
  %v251 = getelementptr float, ptr %v1, i32 %v250
  store <16 x float> %v217, ptr %v251, align 4
  %v252 = add nsw i32 %v246, 48
  %v253 = getelementptr float, ptr %v1, i32 %v252
  store <16 x float> %v221, ptr %v253, align 4
  %v254 = add nsw i32 %v9, 1
  %v255 = icmp slt i32 %v254, %v7
  br i1 %v255, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v4" "prefer-vector-width"="512" "no-trapping-math"="true" }
