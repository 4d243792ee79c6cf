target triple = "aarch64-unknown-linux-gnu"

define void @conv3x3(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = getelementptr inbounds ptr, ptr %args, i64 2
  %v5 = load ptr, ptr %v4, align 8
  br label %loop1
loop1:
  %v6 = phi i32 [ 0, %entry ], [ %v1265, %done2 ]
  %v7 = mul nsw i32 %v6, 256
  %v8 = mul nsw i32 %v6, 36
  br label %loop2
loop2:
  %v9 = phi i32 [ 0, %loop1 ], [ %v1263, %done3 ]
  %v10 = mul nsw i32 %v9, 128
  %v11 = add nsw i32 %v7, %v10
  %v12 = icmp slt i32 0, %v9
  %v13 = insertelement <8 x i1> poison, i1 %v12, i64 0
  %v14 = shufflevector <8 x i1> %v13, <8 x i1> poison, <8 x i32> zeroinitializer
  %v15 = insertelement <4 x i1> poison, i1 %v12, i64 0
  %v16 = shufflevector <4 x i1> %v15, <4 x i1> poison, <4 x i32> zeroinitializer
  %v17 = icmp slt i32 %v9, 1
  %v18 = insertelement <8 x i1> poison, i1 %v17, i64 0
  %v19 = shufflevector <8 x i1> %v18, <8 x i1> poison, <8 x i32> zeroinitializer
  %v20 = insertelement <4 x i1> poison, i1 %v17, i64 0
  %v21 = shufflevector <4 x i1> %v20, <4 x i1> poison, <4 x i32> zeroinitializer
  br label %loop3
loop3:
  %v22 = phi i32 [ 0, %loop2 ], [ %v1261, %done4 ]
  %v23 = mul nsw i32 %v22, 8
  %v24 = add nsw i32 %v11, %v23
  %v25 = getelementptr float, ptr %v1, i32 %v24
  %v26 = insertelement <4 x i32> poison, i32 %v23, i64 0
  %v27 = shufflevector <4 x i32> %v26, <4 x i32> poison, <4 x i32> zeroinitializer
  %v28 = add <4 x i32> %v27, <i32 0, i32 1, i32 2, i32 3>
  %v29 = icmp slt <4 x i32> %v28, splat (i32 15)
  %v30 = add nsw i32 %v10, %v23
  %v31 = extractelement <4 x i1> %v29, i32 0
  %v32 = extractelement <4 x i1> %v29, i32 1
  %v33 = extractelement <4 x i1> %v29, i32 2
  %v34 = extractelement <4 x i1> %v29, i32 3
  %v35 = icmp slt <4 x i32> zeroinitializer, %v28
  %v36 = extractelement <4 x i1> %v35, i32 0
  %v37 = extractelement <4 x i1> %v35, i32 1
  %v38 = extractelement <4 x i1> %v35, i32 2
  %v39 = extractelement <4 x i1> %v35, i32 3
  %v40 = add <4 x i32> %v27, <i32 4, i32 5, i32 6, i32 7>
  %v41 = icmp slt <4 x i32> %v40, splat (i32 15)
  %v42 = shufflevector <4 x i1> %v29, <4 x i1> %v41, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v43 = and <8 x i1> %v14, %v42
  %v44 = shufflevector <8 x i1> %v43, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v45 = extractelement <8 x i1> %v43, i32 0
  %v46 = extractelement <8 x i1> %v43, i32 1
  %v47 = extractelement <8 x i1> %v43, i32 2
  %v48 = extractelement <8 x i1> %v43, i32 3
  %v49 = icmp slt <4 x i32> zeroinitializer, %v40
  %v50 = shufflevector <4 x i1> %v35, <4 x i1> %v49, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v51 = and <8 x i1> %v14, %v50
  %v52 = shufflevector <8 x i1> %v51, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v53 = extractelement <8 x i1> %v51, i32 0
  %v54 = extractelement <8 x i1> %v51, i32 1
  %v55 = extractelement <8 x i1> %v51, i32 2
  %v56 = extractelement <8 x i1> %v51, i32 3
  %v57 = extractelement <4 x i1> %v41, i32 0
  %v58 = extractelement <4 x i1> %v41, i32 1
  %v59 = extractelement <4 x i1> %v41, i32 2
  %v60 = extractelement <4 x i1> %v41, i32 3
  %v61 = extractelement <4 x i1> %v49, i32 0
  %v62 = extractelement <4 x i1> %v49, i32 1
  %v63 = extractelement <4 x i1> %v49, i32 2
  %v64 = extractelement <4 x i1> %v49, i32 3
  %v65 = shufflevector <8 x i1> %v43, <8 x i1> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v66 = extractelement <8 x i1> %v43, i32 4
  %v67 = extractelement <8 x i1> %v43, i32 5
  %v68 = extractelement <8 x i1> %v43, i32 6
  %v69 = extractelement <8 x i1> %v43, i32 7
  %v70 = shufflevector <8 x i1> %v51, <8 x i1> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v71 = extractelement <8 x i1> %v51, i32 4
  %v72 = extractelement <8 x i1> %v51, i32 5
  %v73 = extractelement <8 x i1> %v51, i32 6
  %v74 = extractelement <8 x i1> %v51, i32 7
  %v75 = and <8 x i1> %v19, %v42
  %v76 = shufflevector <8 x i1> %v75, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v77 = extractelement <8 x i1> %v75, i32 0
  %v78 = extractelement <8 x i1> %v75, i32 1
  %v79 = extractelement <8 x i1> %v75, i32 2
  %v80 = extractelement <8 x i1> %v75, i32 3
  %v81 = and <8 x i1> %v19, %v50
  %v82 = shufflevector <8 x i1> %v81, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v83 = extractelement <8 x i1> %v81, i32 0
  %v84 = extractelement <8 x i1> %v81, i32 1
  %v85 = extractelement <8 x i1> %v81, i32 2
  %v86 = extractelement <8 x i1> %v81, i32 3
  %v87 = shufflevector <8 x i1> %v75, <8 x i1> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v88 = extractelement <8 x i1> %v75, i32 4
  %v89 = extractelement <8 x i1> %v75, i32 5
  %v90 = extractelement <8 x i1> %v75, i32 6
  %v91 = extractelement <8 x i1> %v75, i32 7
  %v92 = shufflevector <8 x i1> %v81, <8 x i1> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v93 = extractelement <8 x i1> %v81, i32 4
  %v94 = extractelement <8 x i1> %v81, i32 5
  %v95 = extractelement <8 x i1> %v81, i32 6
  %v96 = extractelement <8 x i1> %v81, i32 7
  br label %loop4
loop4:
  %v97 = phi i32 [ 0, %loop3 ], [ %v1229, %join168 ]
  %v98 = phi <4 x float> [ zeroinitializer, %loop3 ], [ %v307, %join168 ]
  %v99 = phi <4 x float> [ zeroinitializer, %loop3 ], [ %v454, %join168 ]
  %v100 = phi <4 x float> [ zeroinitializer, %loop3 ], [ %v509, %join168 ]
  %v101 = phi <4 x float> [ zeroinitializer, %loop3 ], [ %v564, %join168 ]
  %v102 = phi <4 x float> [ zeroinitializer, %loop3 ], [ %v619, %join168 ]
  %v103 = phi <4 x float> [ zeroinitializer, %loop3 ], [ %v674, %join168 ]
  %v104 = phi <4 x float> [ zeroinitializer, %loop3 ], [ %v729, %join168 ]
  %v105 = phi <4 x float> [ zeroinitializer, %loop3 ], [ %v784, %join168 ]
  %v106 = phi <4 x float> [ zeroinitializer, %loop3 ], [ %v839, %join168 ]
  %v107 = phi <4 x float> [ zeroinitializer, %loop3 ], [ %v894, %join168 ]
  %v108 = phi <4 x float> [ zeroinitializer, %loop3 ], [ %v949, %join168 ]
  %v109 = phi <4 x float> [ zeroinitializer, %loop3 ], [ %v1004, %join168 ]
  %v110 = phi <4 x float> [ zeroinitializer, %loop3 ], [ %v1059, %join168 ]
  %v111 = phi <4 x float> [ zeroinitializer, %loop3 ], [ %v1114, %join168 ]
  %v112 = phi <4 x float> [ zeroinitializer, %loop3 ], [ %v1171, %join168 ]
  %v113 = phi <4 x float> [ zeroinitializer, %loop3 ], [ %v1228, %join168 ]
  %v114 = mul nsw i32 %v97, 256
  %v115 = add nsw i32 %v30, %v114
  %v116 = add nsw i32 %v115, 17
  %v117 = getelementptr float, ptr %v3, i32 %v116
  br i1 %v31, label %then5, label %join5
then5:
  %v118 = load float, ptr %v117, align 4
  br label %join5
join5:
  %v119 = phi float [ %v118, %then5 ], [ 0x0000000000000000, %loop4 ]
  %v120 = add nsw i32 %v116, 1
  %v121 = getelementptr float, ptr %v3, i32 %v120
  br i1 %v32, label %then6, label %join6
then6:
  %v122 = load float, ptr %v121, align 4
  br label %join6
join6:
  %v123 = phi float [ %v122, %then6 ], [ 0x0000000000000000, %join5 ]
  %v124 = add nsw i32 %v116, 2
  %v125 = getelementptr float, ptr %v3, i32 %v124
  br i1 %v33, label %then7, label %join7
then7:
  %v126 = load float, ptr %v125, align 4
  br label %join7
join7:
  %v127 = phi float [ %v126, %then7 ], [ 0x0000000000000000, %join6 ]
  %v128 = add nsw i32 %v116, 3
  %v129 = getelementptr float, ptr %v3, i32 %v128
  br i1 %v34, label %then8, label %join8
then8:
  %v130 = load float, ptr %v129, align 4
  br label %join8
join8:
  %v131 = phi float [ %v130, %then8 ], [ 0x0000000000000000, %join7 ]
  %v132 = insertelement <4 x float> poison, float %v119, i64 0
  %v133 = insertelement <4 x float> %v132, float %v123, i64 1
  %v134 = insertelement <4 x float> %v133, float %v127, i64 2
  %v135 = insertelement <4 x float> %v134, float %v131, i64 3
  %v136 = select <4 x i1> %v29, <4 x float> %v135, <4 x float> zeroinitializer
  %v137 = mul nsw i32 %v97, 9
  %v138 = add nsw i32 %v8, %v137
  %v139 = add nsw i32 %v138, 8
  %v140 = getelementptr float, ptr %v5, i32 %v139
  %v141 = load float, ptr %v140, align 4
  %v142 = insertelement <4 x float> poison, float %v141, i64 0
  %v143 = shufflevector <4 x float> %v142, <4 x float> poison, <4 x i32> zeroinitializer
  %v144 = add nsw i32 %v115, 16
  %v145 = getelementptr float, ptr %v3, i32 %v144
  %v146 = load <4 x float>, ptr %v145, align 4
  %v147 = add nsw i32 %v138, 7
  %v148 = getelementptr float, ptr %v5, i32 %v147
  %v149 = load float, ptr %v148, align 4
  %v150 = insertelement <4 x float> poison, float %v149, i64 0
  %v151 = shufflevector <4 x float> %v150, <4 x float> poison, <4 x i32> zeroinitializer
  %v152 = add nsw i32 %v115, 15
  %v153 = getelementptr float, ptr %v3, i32 %v152
  br i1 %v36, label %then9, label %join9
then9:
  %v154 = load float, ptr %v153, align 4
  br label %join9
join9:
  %v155 = phi float [ %v154, %then9 ], [ 0x0000000000000000, %join8 ]
  %v156 = add nsw i32 %v152, 1
  %v157 = getelementptr float, ptr %v3, i32 %v156
  br i1 %v37, label %then10, label %join10
then10:
  %v158 = load float, ptr %v157, align 4
  br label %join10
join10:
  %v159 = phi float [ %v158, %then10 ], [ 0x0000000000000000, %join9 ]
  %v160 = add nsw i32 %v152, 2
  %v161 = getelementptr float, ptr %v3, i32 %v160
  br i1 %v38, label %then11, label %join11
then11:
  %v162 = load float, ptr %v161, align 4
  br label %join11
join11:
  %v163 = phi float [ %v162, %then11 ], [ 0x0000000000000000, %join10 ]
  %v164 = add nsw i32 %v152, 3
  %v165 = getelementptr float, ptr %v3, i32 %v164
  br i1 %v39, label %then12, label %join12
then12:
  %v166 = load float, ptr %v165, align 4
  br label %join12
join12:
  %v167 = phi float [ %v166, %then12 ], [ 0x0000000000000000, %join11 ]
  %v168 = insertelement <4 x float> poison, float %v155, i64 0
  %v169 = insertelement <4 x float> %v168, float %v159, i64 1
  %v170 = insertelement <4 x float> %v169, float %v163, i64 2
  %v171 = insertelement <4 x float> %v170, float %v167, i64 3
  %v172 = select <4 x i1> %v35, <4 x float> %v171, <4 x float> zeroinitializer
  %v173 = add nsw i32 %v138, 6
  %v174 = getelementptr float, ptr %v5, i32 %v173
  %v175 = load float, ptr %v174, align 4
  %v176 = insertelement <4 x float> poison, float %v175, i64 0
  %v177 = shufflevector <4 x float> %v176, <4 x float> poison, <4 x i32> zeroinitializer
  %v178 = add nsw i32 %v115, 1
  %v179 = getelementptr float, ptr %v3, i32 %v178
  br i1 %v31, label %then13, label %join13
then13:
  %v180 = load float, ptr %v179, align 4
  br label %join13
join13:
  %v181 = phi float [ %v180, %then13 ], [ 0x0000000000000000, %join12 ]
  %v182 = add nsw i32 %v178, 1
  %v183 = getelementptr float, ptr %v3, i32 %v182
  br i1 %v32, label %then14, label %join14
then14:
  %v184 = load float, ptr %v183, align 4
  br label %join14
join14:
  %v185 = phi float [ %v184, %then14 ], [ 0x0000000000000000, %join13 ]
  %v186 = add nsw i32 %v178, 2
  %v187 = getelementptr float, ptr %v3, i32 %v186
  br i1 %v33, label %then15, label %join15
then15:
  %v188 = load float, ptr %v187, align 4
  br label %join15
join15:
  %v189 = phi float [ %v188, %then15 ], [ 0x0000000000000000, %join14 ]
  %v190 = add nsw i32 %v178, 3
  %v191 = getelementptr float, ptr %v3, i32 %v190
  br i1 %v34, label %then16, label %join16
then16:
  %v192 = load float, ptr %v191, align 4
  br label %join16
join16:
  %v193 = phi float [ %v192, %then16 ], [ 0x0000000000000000, %join15 ]
  %v194 = insertelement <4 x float> poison, float %v181, i64 0
  %v195 = insertelement <4 x float> %v194, float %v185, i64 1
  %v196 = insertelement <4 x float> %v195, float %v189, i64 2
  %v197 = insertelement <4 x float> %v196, float %v193, i64 3
  %v198 = select <4 x i1> %v29, <4 x float> %v197, <4 x float> zeroinitializer
  %v199 = add nsw i32 %v138, 5
  %v200 = getelementptr float, ptr %v5, i32 %v199
  %v201 = load float, ptr %v200, align 4
  %v202 = insertelement <4 x float> poison, float %v201, i64 0
  %v203 = shufflevector <4 x float> %v202, <4 x float> poison, <4 x i32> zeroinitializer
  %v204 = getelementptr float, ptr %v3, i32 %v115
  %v205 = load <4 x float>, ptr %v204, align 4
  %v206 = add nsw i32 %v138, 4
  %v207 = getelementptr float, ptr %v5, i32 %v206
  %v208 = load float, ptr %v207, align 4
  %v209 = insertelement <4 x float> poison, float %v208, i64 0
  %v210 = shufflevector <4 x float> %v209, <4 x float> poison, <4 x i32> zeroinitializer
  %v211 = add nsw i32 %v115, -1
  %v212 = getelementptr float, ptr %v3, i32 %v211
  br i1 %v36, label %then17, label %join17
then17:
  %v213 = load float, ptr %v212, align 4
  br label %join17
join17:
  %v214 = phi float [ %v213, %then17 ], [ 0x0000000000000000, %join16 ]
  %v215 = add nsw i32 %v211, 1
  %v216 = getelementptr float, ptr %v3, i32 %v215
  br i1 %v37, label %then18, label %join18
then18:
  %v217 = load float, ptr %v216, align 4
  br label %join18
join18:
  %v218 = phi float [ %v217, %then18 ], [ 0x0000000000000000, %join17 ]
  %v219 = add nsw i32 %v211, 2
  %v220 = getelementptr float, ptr %v3, i32 %v219
  br i1 %v38, label %then19, label %join19
then19:
  %v221 = load float, ptr %v220, align 4
  br label %join19
join19:
  %v222 = phi float [ %v221, %then19 ], [ 0x0000000000000000, %join18 ]
  %v223 = add nsw i32 %v211, 3
  %v224 = getelementptr float, ptr %v3, i32 %v223
  br i1 %v39, label %then20, label %join20
then20:
  %v225 = load float, ptr %v224, align 4
  br label %join20
join20:
  %v226 = phi float [ %v225, %then20 ], [ 0x0000000000000000, %join19 ]
  %v227 = insertelement <4 x float> poison, float %v214, i64 0
  %v228 = insertelement <4 x float> %v227, float %v218, i64 1
  %v229 = insertelement <4 x float> %v228, float %v222, i64 2
  %v230 = insertelement <4 x float> %v229, float %v226, i64 3
  %v231 = select <4 x i1> %v35, <4 x float> %v230, <4 x float> zeroinitializer
  %v232 = add nsw i32 %v138, 3
  %v233 = getelementptr float, ptr %v5, i32 %v232
  %v234 = load float, ptr %v233, align 4
  %v235 = insertelement <4 x float> poison, float %v234, i64 0
  %v236 = shufflevector <4 x float> %v235, <4 x float> poison, <4 x i32> zeroinitializer
  %v237 = add nsw i32 %v115, -15
  %v238 = getelementptr float, ptr %v3, i32 %v237
  br i1 %v45, label %then21, label %join21
then21:
  %v239 = load float, ptr %v238, align 4
  br label %join21
join21:
  %v240 = phi float [ %v239, %then21 ], [ 0x0000000000000000, %join20 ]
  %v241 = add nsw i32 %v237, 1
  %v242 = getelementptr float, ptr %v3, i32 %v241
  br i1 %v46, label %then22, label %join22
then22:
  %v243 = load float, ptr %v242, align 4
  br label %join22
join22:
  %v244 = phi float [ %v243, %then22 ], [ 0x0000000000000000, %join21 ]
  %v245 = add nsw i32 %v237, 2
  %v246 = getelementptr float, ptr %v3, i32 %v245
  br i1 %v47, label %then23, label %join23
then23:
  %v247 = load float, ptr %v246, align 4
  br label %join23
join23:
  %v248 = phi float [ %v247, %then23 ], [ 0x0000000000000000, %join22 ]
  %v249 = add nsw i32 %v237, 3
  %v250 = getelementptr float, ptr %v3, i32 %v249
  br i1 %v48, label %then24, label %join24
then24:
  %v251 = load float, ptr %v250, align 4
  br label %join24
join24:
  %v252 = phi float [ %v251, %then24 ], [ 0x0000000000000000, %join23 ]
  %v253 = insertelement <4 x float> poison, float %v240, i64 0
  %v254 = insertelement <4 x float> %v253, float %v244, i64 1
  %v255 = insertelement <4 x float> %v254, float %v248, i64 2
  %v256 = insertelement <4 x float> %v255, float %v252, i64 3
  %v257 = select <4 x i1> %v44, <4 x float> %v256, <4 x float> zeroinitializer
  %v258 = add nsw i32 %v138, 2
  %v259 = getelementptr float, ptr %v5, i32 %v258
  %v260 = load float, ptr %v259, align 4
  %v261 = insertelement <4 x float> poison, float %v260, i64 0
  %v262 = shufflevector <4 x float> %v261, <4 x float> poison, <4 x i32> zeroinitializer
  %v263 = add nsw i32 %v115, -17
  %v264 = getelementptr float, ptr %v3, i32 %v263
  br i1 %v53, label %then25, label %join25
then25:
  %v265 = load float, ptr %v264, align 4
  br label %join25
join25:
  %v266 = phi float [ %v265, %then25 ], [ 0x0000000000000000, %join24 ]
  %v267 = add nsw i32 %v263, 1
  %v268 = getelementptr float, ptr %v3, i32 %v267
  br i1 %v54, label %then26, label %join26
then26:
  %v269 = load float, ptr %v268, align 4
  br label %join26
join26:
  %v270 = phi float [ %v269, %then26 ], [ 0x0000000000000000, %join25 ]
  %v271 = add nsw i32 %v263, 2
  %v272 = getelementptr float, ptr %v3, i32 %v271
  br i1 %v55, label %then27, label %join27
then27:
  %v273 = load float, ptr %v272, align 4
  br label %join27
join27:
  %v274 = phi float [ %v273, %then27 ], [ 0x0000000000000000, %join26 ]
  %v275 = add nsw i32 %v263, 3
  %v276 = getelementptr float, ptr %v3, i32 %v275
  br i1 %v56, label %then28, label %join28
then28:
  %v277 = load float, ptr %v276, align 4
  br label %join28
join28:
  %v278 = phi float [ %v277, %then28 ], [ 0x0000000000000000, %join27 ]
  %v279 = insertelement <4 x float> poison, float %v266, i64 0
  %v280 = insertelement <4 x float> %v279, float %v270, i64 1
  %v281 = insertelement <4 x float> %v280, float %v274, i64 2
  %v282 = insertelement <4 x float> %v281, float %v278, i64 3
  %v283 = select <4 x i1> %v52, <4 x float> %v282, <4 x float> zeroinitializer
  %v284 = getelementptr float, ptr %v5, i32 %v138
  %v285 = load float, ptr %v284, align 4
  %v286 = insertelement <4 x float> poison, float %v285, i64 0
  %v287 = shufflevector <4 x float> %v286, <4 x float> poison, <4 x i32> zeroinitializer
  %v288 = add nsw i32 %v115, -16
  %v289 = getelementptr float, ptr %v3, i32 %v288
  br i1 %v12, label %then29, label %join29
then29:
  %v290 = load <4 x float>, ptr %v289, align 4
  br label %join29
join29:
  %v291 = phi <4 x float> [ %v290, %then29 ], [ zeroinitializer, %join28 ]
  %v292 = select <4 x i1> %v16, <4 x float> %v291, <4 x float> zeroinitializer
  %v293 = add nsw i32 %v138, 1
  %v294 = getelementptr float, ptr %v5, i32 %v293
  %v295 = load float, ptr %v294, align 4
  %v296 = insertelement <4 x float> poison, float %v295, i64 0
  %v297 = shufflevector <4 x float> %v296, <4 x float> poison, <4 x i32> zeroinitializer
  %v298 = fmul <4 x float> %v292, %v297
  %v299 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v283, <4 x float> %v287, <4 x float> %v298)
  %v300 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v257, <4 x float> %v262, <4 x float> %v299)
  %v301 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v231, <4 x float> %v236, <4 x float> %v300)
  %v302 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v205, <4 x float> %v210, <4 x float> %v301)
  %v303 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v198, <4 x float> %v203, <4 x float> %v302)
  %v304 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v172, <4 x float> %v177, <4 x float> %v303)
  %v305 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v146, <4 x float> %v151, <4 x float> %v304)
  %v306 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v136, <4 x float> %v143, <4 x float> %v305)
  %v307 = fadd <4 x float> %v98, %v306
  %v308 = add nsw i32 %v116, 4
  %v309 = getelementptr float, ptr %v3, i32 %v308
  br i1 %v57, label %then30, label %join30
then30:
  %v310 = load float, ptr %v309, align 4
  br label %join30
join30:
  %v311 = phi float [ %v310, %then30 ], [ 0x0000000000000000, %join29 ]
  %v312 = add nsw i32 %v116, 5
  %v313 = getelementptr float, ptr %v3, i32 %v312
  br i1 %v58, label %then31, label %join31
then31:
  %v314 = load float, ptr %v313, align 4
  br label %join31
join31:
  %v315 = phi float [ %v314, %then31 ], [ 0x0000000000000000, %join30 ]
  %v316 = add nsw i32 %v116, 6
  %v317 = getelementptr float, ptr %v3, i32 %v316
  br i1 %v59, label %then32, label %join32
then32:
  %v318 = load float, ptr %v317, align 4
  br label %join32
join32:
  %v319 = phi float [ %v318, %then32 ], [ 0x0000000000000000, %join31 ]
  %v320 = add nsw i32 %v116, 7
  %v321 = getelementptr float, ptr %v3, i32 %v320
  br i1 %v60, label %then33, label %join33
then33:
  %v322 = load float, ptr %v321, align 4
  br label %join33
join33:
  %v323 = phi float [ %v322, %then33 ], [ 0x0000000000000000, %join32 ]
  %v324 = insertelement <4 x float> poison, float %v311, i64 0
  %v325 = insertelement <4 x float> %v324, float %v315, i64 1
  %v326 = insertelement <4 x float> %v325, float %v319, i64 2
  %v327 = insertelement <4 x float> %v326, float %v323, i64 3
  %v328 = select <4 x i1> %v41, <4 x float> %v327, <4 x float> zeroinitializer
  %v329 = add nsw i32 %v144, 4
  %v330 = getelementptr float, ptr %v3, i32 %v329
  %v331 = load <4 x float>, ptr %v330, align 4
  %v332 = add nsw i32 %v152, 4
  %v333 = getelementptr float, ptr %v3, i32 %v332
  br i1 %v61, label %then34, label %join34
then34:
  %v334 = load float, ptr %v333, align 4
  br label %join34
join34:
  %v335 = phi float [ %v334, %then34 ], [ 0x0000000000000000, %join33 ]
  %v336 = add nsw i32 %v152, 5
  %v337 = getelementptr float, ptr %v3, i32 %v336
  br i1 %v62, label %then35, label %join35
then35:
  %v338 = load float, ptr %v337, align 4
  br label %join35
join35:
  %v339 = phi float [ %v338, %then35 ], [ 0x0000000000000000, %join34 ]
  %v340 = add nsw i32 %v152, 6
  %v341 = getelementptr float, ptr %v3, i32 %v340
  br i1 %v63, label %then36, label %join36
then36:
  %v342 = load float, ptr %v341, align 4
  br label %join36
join36:
  %v343 = phi float [ %v342, %then36 ], [ 0x0000000000000000, %join35 ]
  %v344 = add nsw i32 %v152, 7
  %v345 = getelementptr float, ptr %v3, i32 %v344
  br i1 %v64, label %then37, label %join37
then37:
  %v346 = load float, ptr %v345, align 4
  br label %join37
join37:
  %v347 = phi float [ %v346, %then37 ], [ 0x0000000000000000, %join36 ]
  %v348 = insertelement <4 x float> poison, float %v335, i64 0
  %v349 = insertelement <4 x float> %v348, float %v339, i64 1
  %v350 = insertelement <4 x float> %v349, float %v343, i64 2
  %v351 = insertelement <4 x float> %v350, float %v347, i64 3
  %v352 = select <4 x i1> %v49, <4 x float> %v351, <4 x float> zeroinitializer
  %v353 = add nsw i32 %v178, 4
  %v354 = getelementptr float, ptr %v3, i32 %v353
  br i1 %v57, label %then38, label %join38
then38:
  %v355 = load float, ptr %v354, align 4
  br label %join38
join38:
  %v356 = phi float [ %v355, %then38 ], [ 0x0000000000000000, %join37 ]
  %v357 = add nsw i32 %v178, 5
  %v358 = getelementptr float, ptr %v3, i32 %v357
  br i1 %v58, label %then39, label %join39
then39:
  %v359 = load float, ptr %v358, align 4
  br label %join39
join39:
  %v360 = phi float [ %v359, %then39 ], [ 0x0000000000000000, %join38 ]
  %v361 = add nsw i32 %v178, 6
  %v362 = getelementptr float, ptr %v3, i32 %v361
  br i1 %v59, label %then40, label %join40
then40:
  %v363 = load float, ptr %v362, align 4
  br label %join40
join40:
  %v364 = phi float [ %v363, %then40 ], [ 0x0000000000000000, %join39 ]
  %v365 = add nsw i32 %v178, 7
  %v366 = getelementptr float, ptr %v3, i32 %v365
  br i1 %v60, label %then41, label %join41
then41:
  %v367 = load float, ptr %v366, align 4
  br label %join41
join41:
  %v368 = phi float [ %v367, %then41 ], [ 0x0000000000000000, %join40 ]
  %v369 = insertelement <4 x float> poison, float %v356, i64 0
  %v370 = insertelement <4 x float> %v369, float %v360, i64 1
  %v371 = insertelement <4 x float> %v370, float %v364, i64 2
  %v372 = insertelement <4 x float> %v371, float %v368, i64 3
  %v373 = select <4 x i1> %v41, <4 x float> %v372, <4 x float> zeroinitializer
  %v374 = add nsw i32 %v115, 4
  %v375 = getelementptr float, ptr %v3, i32 %v374
  %v376 = load <4 x float>, ptr %v375, align 4
  %v377 = add nsw i32 %v211, 4
  %v378 = getelementptr float, ptr %v3, i32 %v377
  br i1 %v61, label %then42, label %join42
then42:
  %v379 = load float, ptr %v378, align 4
  br label %join42
join42:
  %v380 = phi float [ %v379, %then42 ], [ 0x0000000000000000, %join41 ]
  %v381 = add nsw i32 %v211, 5
  %v382 = getelementptr float, ptr %v3, i32 %v381
  br i1 %v62, label %then43, label %join43
then43:
  %v383 = load float, ptr %v382, align 4
  br label %join43
join43:
  %v384 = phi float [ %v383, %then43 ], [ 0x0000000000000000, %join42 ]
  %v385 = add nsw i32 %v211, 6
  %v386 = getelementptr float, ptr %v3, i32 %v385
  br i1 %v63, label %then44, label %join44
then44:
  %v387 = load float, ptr %v386, align 4
  br label %join44
join44:
  %v388 = phi float [ %v387, %then44 ], [ 0x0000000000000000, %join43 ]
  %v389 = add nsw i32 %v211, 7
  %v390 = getelementptr float, ptr %v3, i32 %v389
  br i1 %v64, label %then45, label %join45
then45:
  %v391 = load float, ptr %v390, align 4
  br label %join45
join45:
  %v392 = phi float [ %v391, %then45 ], [ 0x0000000000000000, %join44 ]
  %v393 = insertelement <4 x float> poison, float %v380, i64 0
  %v394 = insertelement <4 x float> %v393, float %v384, i64 1
  %v395 = insertelement <4 x float> %v394, float %v388, i64 2
  %v396 = insertelement <4 x float> %v395, float %v392, i64 3
  %v397 = select <4 x i1> %v49, <4 x float> %v396, <4 x float> zeroinitializer
  %v398 = add nsw i32 %v237, 4
  %v399 = getelementptr float, ptr %v3, i32 %v398
  br i1 %v66, label %then46, label %join46
then46:
  %v400 = load float, ptr %v399, align 4
  br label %join46
join46:
  %v401 = phi float [ %v400, %then46 ], [ 0x0000000000000000, %join45 ]
  %v402 = add nsw i32 %v237, 5
  %v403 = getelementptr float, ptr %v3, i32 %v402
  br i1 %v67, label %then47, label %join47
then47:
  %v404 = load float, ptr %v403, align 4
  br label %join47
join47:
  %v405 = phi float [ %v404, %then47 ], [ 0x0000000000000000, %join46 ]
  %v406 = add nsw i32 %v237, 6
  %v407 = getelementptr float, ptr %v3, i32 %v406
  br i1 %v68, label %then48, label %join48
then48:
  %v408 = load float, ptr %v407, align 4
  br label %join48
join48:
  %v409 = phi float [ %v408, %then48 ], [ 0x0000000000000000, %join47 ]
  %v410 = add nsw i32 %v237, 7
  %v411 = getelementptr float, ptr %v3, i32 %v410
  br i1 %v69, label %then49, label %join49
then49:
  %v412 = load float, ptr %v411, align 4
  br label %join49
join49:
  %v413 = phi float [ %v412, %then49 ], [ 0x0000000000000000, %join48 ]
  %v414 = insertelement <4 x float> poison, float %v401, i64 0
  %v415 = insertelement <4 x float> %v414, float %v405, i64 1
  %v416 = insertelement <4 x float> %v415, float %v409, i64 2
  %v417 = insertelement <4 x float> %v416, float %v413, i64 3
  %v418 = select <4 x i1> %v65, <4 x float> %v417, <4 x float> zeroinitializer
  %v419 = add nsw i32 %v263, 4
  %v420 = getelementptr float, ptr %v3, i32 %v419
  br i1 %v71, label %then50, label %join50
then50:
  %v421 = load float, ptr %v420, align 4
  br label %join50
join50:
  %v422 = phi float [ %v421, %then50 ], [ 0x0000000000000000, %join49 ]
  %v423 = add nsw i32 %v263, 5
  %v424 = getelementptr float, ptr %v3, i32 %v423
  br i1 %v72, label %then51, label %join51
then51:
  %v425 = load float, ptr %v424, align 4
  br label %join51
join51:
  %v426 = phi float [ %v425, %then51 ], [ 0x0000000000000000, %join50 ]
  %v427 = add nsw i32 %v263, 6
  %v428 = getelementptr float, ptr %v3, i32 %v427
  br i1 %v73, label %then52, label %join52
then52:
  %v429 = load float, ptr %v428, align 4
  br label %join52
join52:
  %v430 = phi float [ %v429, %then52 ], [ 0x0000000000000000, %join51 ]
  %v431 = add nsw i32 %v263, 7
  %v432 = getelementptr float, ptr %v3, i32 %v431
  br i1 %v74, label %then53, label %join53
then53:
  %v433 = load float, ptr %v432, align 4
  br label %join53
join53:
  %v434 = phi float [ %v433, %then53 ], [ 0x0000000000000000, %join52 ]
  %v435 = insertelement <4 x float> poison, float %v422, i64 0
  %v436 = insertelement <4 x float> %v435, float %v426, i64 1
  %v437 = insertelement <4 x float> %v436, float %v430, i64 2
  %v438 = insertelement <4 x float> %v437, float %v434, i64 3
  %v439 = select <4 x i1> %v70, <4 x float> %v438, <4 x float> zeroinitializer
  %v440 = add nsw i32 %v288, 4
  %v441 = getelementptr float, ptr %v3, i32 %v440
  br i1 %v12, label %then54, label %join54
then54:
  %v442 = load <4 x float>, ptr %v441, align 4
  br label %join54
join54:
  %v443 = phi <4 x float> [ %v442, %then54 ], [ zeroinitializer, %join53 ]
  %v444 = select <4 x i1> %v16, <4 x float> %v443, <4 x float> zeroinitializer
  %v445 = fmul <4 x float> %v444, %v297
  %v446 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v439, <4 x float> %v287, <4 x float> %v445)
  %v447 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v418, <4 x float> %v262, <4 x float> %v446)
  %v448 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v397, <4 x float> %v236, <4 x float> %v447)
  %v449 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v376, <4 x float> %v210, <4 x float> %v448)
  %v450 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v373, <4 x float> %v203, <4 x float> %v449)
  %v451 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v352, <4 x float> %v177, <4 x float> %v450)
  %v452 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v331, <4 x float> %v151, <4 x float> %v451)
  %v453 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v328, <4 x float> %v143, <4 x float> %v452)
  %v454 = fadd <4 x float> %v99, %v453
  %v455 = add nsw i32 %v115, 33
  %v456 = getelementptr float, ptr %v3, i32 %v455
  br i1 %v31, label %then55, label %join55
then55:
  %v457 = load float, ptr %v456, align 4
  br label %join55
join55:
  %v458 = phi float [ %v457, %then55 ], [ 0x0000000000000000, %join54 ]
  %v459 = add nsw i32 %v455, 1
  %v460 = getelementptr float, ptr %v3, i32 %v459
  br i1 %v32, label %then56, label %join56
then56:
  %v461 = load float, ptr %v460, align 4
  br label %join56
join56:
  %v462 = phi float [ %v461, %then56 ], [ 0x0000000000000000, %join55 ]
  %v463 = add nsw i32 %v455, 2
  %v464 = getelementptr float, ptr %v3, i32 %v463
  br i1 %v33, label %then57, label %join57
then57:
  %v465 = load float, ptr %v464, align 4
  br label %join57
join57:
  %v466 = phi float [ %v465, %then57 ], [ 0x0000000000000000, %join56 ]
  %v467 = add nsw i32 %v455, 3
  %v468 = getelementptr float, ptr %v3, i32 %v467
  br i1 %v34, label %then58, label %join58
then58:
  %v469 = load float, ptr %v468, align 4
  br label %join58
join58:
  %v470 = phi float [ %v469, %then58 ], [ 0x0000000000000000, %join57 ]
  %v471 = insertelement <4 x float> poison, float %v458, i64 0
  %v472 = insertelement <4 x float> %v471, float %v462, i64 1
  %v473 = insertelement <4 x float> %v472, float %v466, i64 2
  %v474 = insertelement <4 x float> %v473, float %v470, i64 3
  %v475 = select <4 x i1> %v29, <4 x float> %v474, <4 x float> zeroinitializer
  %v476 = add nsw i32 %v115, 32
  %v477 = getelementptr float, ptr %v3, i32 %v476
  %v478 = load <4 x float>, ptr %v477, align 4
  %v479 = add nsw i32 %v115, 31
  %v480 = getelementptr float, ptr %v3, i32 %v479
  br i1 %v36, label %then59, label %join59
then59:
  %v481 = load float, ptr %v480, align 4
  br label %join59
join59:
  %v482 = phi float [ %v481, %then59 ], [ 0x0000000000000000, %join58 ]
  %v483 = add nsw i32 %v479, 1
  %v484 = getelementptr float, ptr %v3, i32 %v483
  br i1 %v37, label %then60, label %join60
then60:
  %v485 = load float, ptr %v484, align 4
  br label %join60
join60:
  %v486 = phi float [ %v485, %then60 ], [ 0x0000000000000000, %join59 ]
  %v487 = add nsw i32 %v479, 2
  %v488 = getelementptr float, ptr %v3, i32 %v487
  br i1 %v38, label %then61, label %join61
then61:
  %v489 = load float, ptr %v488, align 4
  br label %join61
join61:
  %v490 = phi float [ %v489, %then61 ], [ 0x0000000000000000, %join60 ]
  %v491 = add nsw i32 %v479, 3
  %v492 = getelementptr float, ptr %v3, i32 %v491
  br i1 %v39, label %then62, label %join62
then62:
  %v493 = load float, ptr %v492, align 4
  br label %join62
join62:
  %v494 = phi float [ %v493, %then62 ], [ 0x0000000000000000, %join61 ]
  %v495 = insertelement <4 x float> poison, float %v482, i64 0
  %v496 = insertelement <4 x float> %v495, float %v486, i64 1
  %v497 = insertelement <4 x float> %v496, float %v490, i64 2
  %v498 = insertelement <4 x float> %v497, float %v494, i64 3
  %v499 = select <4 x i1> %v35, <4 x float> %v498, <4 x float> zeroinitializer
  %v500 = fmul <4 x float> %v205, %v297
  %v501 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v231, <4 x float> %v287, <4 x float> %v500)
  %v502 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v198, <4 x float> %v262, <4 x float> %v501)
  %v503 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v172, <4 x float> %v236, <4 x float> %v502)
  %v504 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v146, <4 x float> %v210, <4 x float> %v503)
  %v505 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v136, <4 x float> %v203, <4 x float> %v504)
  %v506 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v499, <4 x float> %v177, <4 x float> %v505)
  %v507 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v478, <4 x float> %v151, <4 x float> %v506)
  %v508 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v475, <4 x float> %v143, <4 x float> %v507)
  %v509 = fadd <4 x float> %v100, %v508
  %v510 = add nsw i32 %v455, 4
  %v511 = getelementptr float, ptr %v3, i32 %v510
  br i1 %v57, label %then63, label %join63
then63:
  %v512 = load float, ptr %v511, align 4
  br label %join63
join63:
  %v513 = phi float [ %v512, %then63 ], [ 0x0000000000000000, %join62 ]
  %v514 = add nsw i32 %v455, 5
  %v515 = getelementptr float, ptr %v3, i32 %v514
  br i1 %v58, label %then64, label %join64
then64:
  %v516 = load float, ptr %v515, align 4
  br label %join64
join64:
  %v517 = phi float [ %v516, %then64 ], [ 0x0000000000000000, %join63 ]
  %v518 = add nsw i32 %v455, 6
  %v519 = getelementptr float, ptr %v3, i32 %v518
  br i1 %v59, label %then65, label %join65
then65:
  %v520 = load float, ptr %v519, align 4
  br label %join65
join65:
  %v521 = phi float [ %v520, %then65 ], [ 0x0000000000000000, %join64 ]
  %v522 = add nsw i32 %v455, 7
  %v523 = getelementptr float, ptr %v3, i32 %v522
  br i1 %v60, label %then66, label %join66
then66:
  %v524 = load float, ptr %v523, align 4
  br label %join66
join66:
  %v525 = phi float [ %v524, %then66 ], [ 0x0000000000000000, %join65 ]
  %v526 = insertelement <4 x float> poison, float %v513, i64 0
  %v527 = insertelement <4 x float> %v526, float %v517, i64 1
  %v528 = insertelement <4 x float> %v527, float %v521, i64 2
  %v529 = insertelement <4 x float> %v528, float %v525, i64 3
  %v530 = select <4 x i1> %v41, <4 x float> %v529, <4 x float> zeroinitializer
  %v531 = add nsw i32 %v476, 4
  %v532 = getelementptr float, ptr %v3, i32 %v531
  %v533 = load <4 x float>, ptr %v532, align 4
  %v534 = add nsw i32 %v479, 4
  %v535 = getelementptr float, ptr %v3, i32 %v534
  br i1 %v61, label %then67, label %join67
then67:
  %v536 = load float, ptr %v535, align 4
  br label %join67
join67:
  %v537 = phi float [ %v536, %then67 ], [ 0x0000000000000000, %join66 ]
  %v538 = add nsw i32 %v479, 5
  %v539 = getelementptr float, ptr %v3, i32 %v538
  br i1 %v62, label %then68, label %join68
then68:
  %v540 = load float, ptr %v539, align 4
  br label %join68
join68:
  %v541 = phi float [ %v540, %then68 ], [ 0x0000000000000000, %join67 ]
  %v542 = add nsw i32 %v479, 6
  %v543 = getelementptr float, ptr %v3, i32 %v542
  br i1 %v63, label %then69, label %join69
then69:
  %v544 = load float, ptr %v543, align 4
  br label %join69
join69:
  %v545 = phi float [ %v544, %then69 ], [ 0x0000000000000000, %join68 ]
  %v546 = add nsw i32 %v479, 7
  %v547 = getelementptr float, ptr %v3, i32 %v546
  br i1 %v64, label %then70, label %join70
then70:
  %v548 = load float, ptr %v547, align 4
  br label %join70
join70:
  %v549 = phi float [ %v548, %then70 ], [ 0x0000000000000000, %join69 ]
  %v550 = insertelement <4 x float> poison, float %v537, i64 0
  %v551 = insertelement <4 x float> %v550, float %v541, i64 1
  %v552 = insertelement <4 x float> %v551, float %v545, i64 2
  %v553 = insertelement <4 x float> %v552, float %v549, i64 3
  %v554 = select <4 x i1> %v49, <4 x float> %v553, <4 x float> zeroinitializer
  %v555 = fmul <4 x float> %v376, %v297
  %v556 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v397, <4 x float> %v287, <4 x float> %v555)
  %v557 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v373, <4 x float> %v262, <4 x float> %v556)
  %v558 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v352, <4 x float> %v236, <4 x float> %v557)
  %v559 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v331, <4 x float> %v210, <4 x float> %v558)
  %v560 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v328, <4 x float> %v203, <4 x float> %v559)
  %v561 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v554, <4 x float> %v177, <4 x float> %v560)
  %v562 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v533, <4 x float> %v151, <4 x float> %v561)
  %v563 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v530, <4 x float> %v143, <4 x float> %v562)
  %v564 = fadd <4 x float> %v101, %v563
  %v565 = add nsw i32 %v115, 49
  %v566 = getelementptr float, ptr %v3, i32 %v565
  br i1 %v31, label %then71, label %join71
then71:
  %v567 = load float, ptr %v566, align 4
  br label %join71
join71:
  %v568 = phi float [ %v567, %then71 ], [ 0x0000000000000000, %join70 ]
  %v569 = add nsw i32 %v565, 1
  %v570 = getelementptr float, ptr %v3, i32 %v569
  br i1 %v32, label %then72, label %join72
then72:
  %v571 = load float, ptr %v570, align 4
  br label %join72
join72:
  %v572 = phi float [ %v571, %then72 ], [ 0x0000000000000000, %join71 ]
  %v573 = add nsw i32 %v565, 2
  %v574 = getelementptr float, ptr %v3, i32 %v573
  br i1 %v33, label %then73, label %join73
then73:
  %v575 = load float, ptr %v574, align 4
  br label %join73
join73:
  %v576 = phi float [ %v575, %then73 ], [ 0x0000000000000000, %join72 ]
  %v577 = add nsw i32 %v565, 3
  %v578 = getelementptr float, ptr %v3, i32 %v577
  br i1 %v34, label %then74, label %join74
then74:
  %v579 = load float, ptr %v578, align 4
  br label %join74
join74:
  %v580 = phi float [ %v579, %then74 ], [ 0x0000000000000000, %join73 ]
  %v581 = insertelement <4 x float> poison, float %v568, i64 0
  %v582 = insertelement <4 x float> %v581, float %v572, i64 1
  %v583 = insertelement <4 x float> %v582, float %v576, i64 2
  %v584 = insertelement <4 x float> %v583, float %v580, i64 3
  %v585 = select <4 x i1> %v29, <4 x float> %v584, <4 x float> zeroinitializer
  %v586 = add nsw i32 %v115, 48
  %v587 = getelementptr float, ptr %v3, i32 %v586
  %v588 = load <4 x float>, ptr %v587, align 4
  %v589 = add nsw i32 %v115, 47
  %v590 = getelementptr float, ptr %v3, i32 %v589
  br i1 %v36, label %then75, label %join75
then75:
  %v591 = load float, ptr %v590, align 4
  br label %join75
join75:
  %v592 = phi float [ %v591, %then75 ], [ 0x0000000000000000, %join74 ]
  %v593 = add nsw i32 %v589, 1
  %v594 = getelementptr float, ptr %v3, i32 %v593
  br i1 %v37, label %then76, label %join76
then76:
  %v595 = load float, ptr %v594, align 4
  br label %join76
join76:
  %v596 = phi float [ %v595, %then76 ], [ 0x0000000000000000, %join75 ]
  %v597 = add nsw i32 %v589, 2
  %v598 = getelementptr float, ptr %v3, i32 %v597
  br i1 %v38, label %then77, label %join77
then77:
  %v599 = load float, ptr %v598, align 4
  br label %join77
join77:
  %v600 = phi float [ %v599, %then77 ], [ 0x0000000000000000, %join76 ]
  %v601 = add nsw i32 %v589, 3
  %v602 = getelementptr float, ptr %v3, i32 %v601
  br i1 %v39, label %then78, label %join78
then78:
  %v603 = load float, ptr %v602, align 4
  br label %join78
join78:
  %v604 = phi float [ %v603, %then78 ], [ 0x0000000000000000, %join77 ]
  %v605 = insertelement <4 x float> poison, float %v592, i64 0
  %v606 = insertelement <4 x float> %v605, float %v596, i64 1
  %v607 = insertelement <4 x float> %v606, float %v600, i64 2
  %v608 = insertelement <4 x float> %v607, float %v604, i64 3
  %v609 = select <4 x i1> %v35, <4 x float> %v608, <4 x float> zeroinitializer
  %v610 = fmul <4 x float> %v146, %v297
  %v611 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v172, <4 x float> %v287, <4 x float> %v610)
  %v612 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v136, <4 x float> %v262, <4 x float> %v611)
  %v613 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v499, <4 x float> %v236, <4 x float> %v612)
  %v614 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v478, <4 x float> %v210, <4 x float> %v613)
  %v615 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v475, <4 x float> %v203, <4 x float> %v614)
  %v616 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v609, <4 x float> %v177, <4 x float> %v615)
  %v617 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v588, <4 x float> %v151, <4 x float> %v616)
  %v618 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v585, <4 x float> %v143, <4 x float> %v617)
  %v619 = fadd <4 x float> %v102, %v618
  %v620 = add nsw i32 %v565, 4
  %v621 = getelementptr float, ptr %v3, i32 %v620
  br i1 %v57, label %then79, label %join79
then79:
  %v622 = load float, ptr %v621, align 4
  br label %join79
join79:
  %v623 = phi float [ %v622, %then79 ], [ 0x0000000000000000, %join78 ]
  %v624 = add nsw i32 %v565, 5
  %v625 = getelementptr float, ptr %v3, i32 %v624
  br i1 %v58, label %then80, label %join80
then80:
  %v626 = load float, ptr %v625, align 4
  br label %join80
join80:
  %v627 = phi float [ %v626, %then80 ], [ 0x0000000000000000, %join79 ]
  %v628 = add nsw i32 %v565, 6
  %v629 = getelementptr float, ptr %v3, i32 %v628
  br i1 %v59, label %then81, label %join81
then81:
  %v630 = load float, ptr %v629, align 4
  br label %join81
join81:
  %v631 = phi float [ %v630, %then81 ], [ 0x0000000000000000, %join80 ]
  %v632 = add nsw i32 %v565, 7
  %v633 = getelementptr float, ptr %v3, i32 %v632
  br i1 %v60, label %then82, label %join82
then82:
  %v634 = load float, ptr %v633, align 4
  br label %join82
join82:
  %v635 = phi float [ %v634, %then82 ], [ 0x0000000000000000, %join81 ]
  %v636 = insertelement <4 x float> poison, float %v623, i64 0
  %v637 = insertelement <4 x float> %v636, float %v627, i64 1
  %v638 = insertelement <4 x float> %v637, float %v631, i64 2
  %v639 = insertelement <4 x float> %v638, float %v635, i64 3
  %v640 = select <4 x i1> %v41, <4 x float> %v639, <4 x float> zeroinitializer
  %v641 = add nsw i32 %v586, 4
  %v642 = getelementptr float, ptr %v3, i32 %v641
  %v643 = load <4 x float>, ptr %v642, align 4
  %v644 = add nsw i32 %v589, 4
  %v645 = getelementptr float, ptr %v3, i32 %v644
  br i1 %v61, label %then83, label %join83
then83:
  %v646 = load float, ptr %v645, align 4
  br label %join83
join83:
  %v647 = phi float [ %v646, %then83 ], [ 0x0000000000000000, %join82 ]
  %v648 = add nsw i32 %v589, 5
  %v649 = getelementptr float, ptr %v3, i32 %v648
  br i1 %v62, label %then84, label %join84
then84:
  %v650 = load float, ptr %v649, align 4
  br label %join84
join84:
  %v651 = phi float [ %v650, %then84 ], [ 0x0000000000000000, %join83 ]
  %v652 = add nsw i32 %v589, 6
  %v653 = getelementptr float, ptr %v3, i32 %v652
  br i1 %v63, label %then85, label %join85
then85:
  %v654 = load float, ptr %v653, align 4
  br label %join85
join85:
  %v655 = phi float [ %v654, %then85 ], [ 0x0000000000000000, %join84 ]
  %v656 = add nsw i32 %v589, 7
  %v657 = getelementptr float, ptr %v3, i32 %v656
  br i1 %v64, label %then86, label %join86
then86:
  %v658 = load float, ptr %v657, align 4
  br label %join86
join86:
  %v659 = phi float [ %v658, %then86 ], [ 0x0000000000000000, %join85 ]
  %v660 = insertelement <4 x float> poison, float %v647, i64 0
  %v661 = insertelement <4 x float> %v660, float %v651, i64 1
  %v662 = insertelement <4 x float> %v661, float %v655, i64 2
  %v663 = insertelement <4 x float> %v662, float %v659, i64 3
  %v664 = select <4 x i1> %v49, <4 x float> %v663, <4 x float> zeroinitializer
  %v665 = fmul <4 x float> %v331, %v297
  %v666 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v352, <4 x float> %v287, <4 x float> %v665)
  %v667 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v328, <4 x float> %v262, <4 x float> %v666)
  %v668 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v554, <4 x float> %v236, <4 x float> %v667)
  %v669 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v533, <4 x float> %v210, <4 x float> %v668)
  %v670 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v530, <4 x float> %v203, <4 x float> %v669)
  %v671 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v664, <4 x float> %v177, <4 x float> %v670)
  %v672 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v643, <4 x float> %v151, <4 x float> %v671)
  %v673 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v640, <4 x float> %v143, <4 x float> %v672)
  %v674 = fadd <4 x float> %v103, %v673
  %v675 = add nsw i32 %v115, 65
  %v676 = getelementptr float, ptr %v3, i32 %v675
  br i1 %v31, label %then87, label %join87
then87:
  %v677 = load float, ptr %v676, align 4
  br label %join87
join87:
  %v678 = phi float [ %v677, %then87 ], [ 0x0000000000000000, %join86 ]
  %v679 = add nsw i32 %v675, 1
  %v680 = getelementptr float, ptr %v3, i32 %v679
  br i1 %v32, label %then88, label %join88
then88:
  %v681 = load float, ptr %v680, align 4
  br label %join88
join88:
  %v682 = phi float [ %v681, %then88 ], [ 0x0000000000000000, %join87 ]
  %v683 = add nsw i32 %v675, 2
  %v684 = getelementptr float, ptr %v3, i32 %v683
  br i1 %v33, label %then89, label %join89
then89:
  %v685 = load float, ptr %v684, align 4
  br label %join89
join89:
  %v686 = phi float [ %v685, %then89 ], [ 0x0000000000000000, %join88 ]
  %v687 = add nsw i32 %v675, 3
  %v688 = getelementptr float, ptr %v3, i32 %v687
  br i1 %v34, label %then90, label %join90
then90:
  %v689 = load float, ptr %v688, align 4
  br label %join90
join90:
  %v690 = phi float [ %v689, %then90 ], [ 0x0000000000000000, %join89 ]
  %v691 = insertelement <4 x float> poison, float %v678, i64 0
  %v692 = insertelement <4 x float> %v691, float %v682, i64 1
  %v693 = insertelement <4 x float> %v692, float %v686, i64 2
  %v694 = insertelement <4 x float> %v693, float %v690, i64 3
  %v695 = select <4 x i1> %v29, <4 x float> %v694, <4 x float> zeroinitializer
  %v696 = add nsw i32 %v115, 64
  %v697 = getelementptr float, ptr %v3, i32 %v696
  %v698 = load <4 x float>, ptr %v697, align 4
  %v699 = add nsw i32 %v115, 63
  %v700 = getelementptr float, ptr %v3, i32 %v699
  br i1 %v36, label %then91, label %join91
then91:
  %v701 = load float, ptr %v700, align 4
  br label %join91
join91:
  %v702 = phi float [ %v701, %then91 ], [ 0x0000000000000000, %join90 ]
  %v703 = add nsw i32 %v699, 1
  %v704 = getelementptr float, ptr %v3, i32 %v703
  br i1 %v37, label %then92, label %join92
then92:
  %v705 = load float, ptr %v704, align 4
  br label %join92
join92:
  %v706 = phi float [ %v705, %then92 ], [ 0x0000000000000000, %join91 ]
  %v707 = add nsw i32 %v699, 2
  %v708 = getelementptr float, ptr %v3, i32 %v707
  br i1 %v38, label %then93, label %join93
then93:
  %v709 = load float, ptr %v708, align 4
  br label %join93
join93:
  %v710 = phi float [ %v709, %then93 ], [ 0x0000000000000000, %join92 ]
  %v711 = add nsw i32 %v699, 3
  %v712 = getelementptr float, ptr %v3, i32 %v711
  br i1 %v39, label %then94, label %join94
then94:
  %v713 = load float, ptr %v712, align 4
  br label %join94
join94:
  %v714 = phi float [ %v713, %then94 ], [ 0x0000000000000000, %join93 ]
  %v715 = insertelement <4 x float> poison, float %v702, i64 0
  %v716 = insertelement <4 x float> %v715, float %v706, i64 1
  %v717 = insertelement <4 x float> %v716, float %v710, i64 2
  %v718 = insertelement <4 x float> %v717, float %v714, i64 3
  %v719 = select <4 x i1> %v35, <4 x float> %v718, <4 x float> zeroinitializer
  %v720 = fmul <4 x float> %v478, %v297
  %v721 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v499, <4 x float> %v287, <4 x float> %v720)
  %v722 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v475, <4 x float> %v262, <4 x float> %v721)
  %v723 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v609, <4 x float> %v236, <4 x float> %v722)
  %v724 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v588, <4 x float> %v210, <4 x float> %v723)
  %v725 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v585, <4 x float> %v203, <4 x float> %v724)
  %v726 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v719, <4 x float> %v177, <4 x float> %v725)
  %v727 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v698, <4 x float> %v151, <4 x float> %v726)
  %v728 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v695, <4 x float> %v143, <4 x float> %v727)
  %v729 = fadd <4 x float> %v104, %v728
  %v730 = add nsw i32 %v675, 4
  %v731 = getelementptr float, ptr %v3, i32 %v730
  br i1 %v57, label %then95, label %join95
then95:
  %v732 = load float, ptr %v731, align 4
  br label %join95
join95:
  %v733 = phi float [ %v732, %then95 ], [ 0x0000000000000000, %join94 ]
  %v734 = add nsw i32 %v675, 5
  %v735 = getelementptr float, ptr %v3, i32 %v734
  br i1 %v58, label %then96, label %join96
then96:
  %v736 = load float, ptr %v735, align 4
  br label %join96
join96:
  %v737 = phi float [ %v736, %then96 ], [ 0x0000000000000000, %join95 ]
  %v738 = add nsw i32 %v675, 6
  %v739 = getelementptr float, ptr %v3, i32 %v738
  br i1 %v59, label %then97, label %join97
then97:
  %v740 = load float, ptr %v739, align 4
  br label %join97
join97:
  %v741 = phi float [ %v740, %then97 ], [ 0x0000000000000000, %join96 ]
  %v742 = add nsw i32 %v675, 7
  %v743 = getelementptr float, ptr %v3, i32 %v742
  br i1 %v60, label %then98, label %join98
then98:
  %v744 = load float, ptr %v743, align 4
  br label %join98
join98:
  %v745 = phi float [ %v744, %then98 ], [ 0x0000000000000000, %join97 ]
  %v746 = insertelement <4 x float> poison, float %v733, i64 0
  %v747 = insertelement <4 x float> %v746, float %v737, i64 1
  %v748 = insertelement <4 x float> %v747, float %v741, i64 2
  %v749 = insertelement <4 x float> %v748, float %v745, i64 3
  %v750 = select <4 x i1> %v41, <4 x float> %v749, <4 x float> zeroinitializer
  %v751 = add nsw i32 %v696, 4
  %v752 = getelementptr float, ptr %v3, i32 %v751
  %v753 = load <4 x float>, ptr %v752, align 4
  %v754 = add nsw i32 %v699, 4
  %v755 = getelementptr float, ptr %v3, i32 %v754
  br i1 %v61, label %then99, label %join99
then99:
  %v756 = load float, ptr %v755, align 4
  br label %join99
join99:
  %v757 = phi float [ %v756, %then99 ], [ 0x0000000000000000, %join98 ]
  %v758 = add nsw i32 %v699, 5
  %v759 = getelementptr float, ptr %v3, i32 %v758
  br i1 %v62, label %then100, label %join100
then100:
  %v760 = load float, ptr %v759, align 4
  br label %join100
join100:
  %v761 = phi float [ %v760, %then100 ], [ 0x0000000000000000, %join99 ]
  %v762 = add nsw i32 %v699, 6
  %v763 = getelementptr float, ptr %v3, i32 %v762
  br i1 %v63, label %then101, label %join101
then101:
  %v764 = load float, ptr %v763, align 4
  br label %join101
join101:
  %v765 = phi float [ %v764, %then101 ], [ 0x0000000000000000, %join100 ]
  %v766 = add nsw i32 %v699, 7
  %v767 = getelementptr float, ptr %v3, i32 %v766
  br i1 %v64, label %then102, label %join102
then102:
  %v768 = load float, ptr %v767, align 4
  br label %join102
join102:
  %v769 = phi float [ %v768, %then102 ], [ 0x0000000000000000, %join101 ]
  %v770 = insertelement <4 x float> poison, float %v757, i64 0
  %v771 = insertelement <4 x float> %v770, float %v761, i64 1
  %v772 = insertelement <4 x float> %v771, float %v765, i64 2
  %v773 = insertelement <4 x float> %v772, float %v769, i64 3
  %v774 = select <4 x i1> %v49, <4 x float> %v773, <4 x float> zeroinitializer
  %v775 = fmul <4 x float> %v533, %v297
  %v776 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v554, <4 x float> %v287, <4 x float> %v775)
  %v777 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v530, <4 x float> %v262, <4 x float> %v776)
  %v778 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v664, <4 x float> %v236, <4 x float> %v777)
  %v779 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v643, <4 x float> %v210, <4 x float> %v778)
  %v780 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v640, <4 x float> %v203, <4 x float> %v779)
  %v781 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v774, <4 x float> %v177, <4 x float> %v780)
  %v782 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v753, <4 x float> %v151, <4 x float> %v781)
  %v783 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v750, <4 x float> %v143, <4 x float> %v782)
  %v784 = fadd <4 x float> %v105, %v783
  %v785 = add nsw i32 %v115, 81
  %v786 = getelementptr float, ptr %v3, i32 %v785
  br i1 %v31, label %then103, label %join103
then103:
  %v787 = load float, ptr %v786, align 4
  br label %join103
join103:
  %v788 = phi float [ %v787, %then103 ], [ 0x0000000000000000, %join102 ]
  %v789 = add nsw i32 %v785, 1
  %v790 = getelementptr float, ptr %v3, i32 %v789
  br i1 %v32, label %then104, label %join104
then104:
  %v791 = load float, ptr %v790, align 4
  br label %join104
join104:
  %v792 = phi float [ %v791, %then104 ], [ 0x0000000000000000, %join103 ]
  %v793 = add nsw i32 %v785, 2
  %v794 = getelementptr float, ptr %v3, i32 %v793
  br i1 %v33, label %then105, label %join105
then105:
  %v795 = load float, ptr %v794, align 4
  br label %join105
join105:
  %v796 = phi float [ %v795, %then105 ], [ 0x0000000000000000, %join104 ]
  %v797 = add nsw i32 %v785, 3
  %v798 = getelementptr float, ptr %v3, i32 %v797
  br i1 %v34, label %then106, label %join106
then106:
  %v799 = load float, ptr %v798, align 4
  br label %join106
join106:
  %v800 = phi float [ %v799, %then106 ], [ 0x0000000000000000, %join105 ]
  %v801 = insertelement <4 x float> poison, float %v788, i64 0
  %v802 = insertelement <4 x float> %v801, float %v792, i64 1
  %v803 = insertelement <4 x float> %v802, float %v796, i64 2
  %v804 = insertelement <4 x float> %v803, float %v800, i64 3
  %v805 = select <4 x i1> %v29, <4 x float> %v804, <4 x float> zeroinitializer
  %v806 = add nsw i32 %v115, 80
  %v807 = getelementptr float, ptr %v3, i32 %v806
  %v808 = load <4 x float>, ptr %v807, align 4
  %v809 = add nsw i32 %v115, 79
  %v810 = getelementptr float, ptr %v3, i32 %v809
  br i1 %v36, label %then107, label %join107
then107:
  %v811 = load float, ptr %v810, align 4
  br label %join107
join107:
  %v812 = phi float [ %v811, %then107 ], [ 0x0000000000000000, %join106 ]
  %v813 = add nsw i32 %v809, 1
  %v814 = getelementptr float, ptr %v3, i32 %v813
  br i1 %v37, label %then108, label %join108
then108:
  %v815 = load float, ptr %v814, align 4
  br label %join108
join108:
  %v816 = phi float [ %v815, %then108 ], [ 0x0000000000000000, %join107 ]
  %v817 = add nsw i32 %v809, 2
  %v818 = getelementptr float, ptr %v3, i32 %v817
  br i1 %v38, label %then109, label %join109
then109:
  %v819 = load float, ptr %v818, align 4
  br label %join109
join109:
  %v820 = phi float [ %v819, %then109 ], [ 0x0000000000000000, %join108 ]
  %v821 = add nsw i32 %v809, 3
  %v822 = getelementptr float, ptr %v3, i32 %v821
  br i1 %v39, label %then110, label %join110
then110:
  %v823 = load float, ptr %v822, align 4
  br label %join110
join110:
  %v824 = phi float [ %v823, %then110 ], [ 0x0000000000000000, %join109 ]
  %v825 = insertelement <4 x float> poison, float %v812, i64 0
  %v826 = insertelement <4 x float> %v825, float %v816, i64 1
  %v827 = insertelement <4 x float> %v826, float %v820, i64 2
  %v828 = insertelement <4 x float> %v827, float %v824, i64 3
  %v829 = select <4 x i1> %v35, <4 x float> %v828, <4 x float> zeroinitializer
  %v830 = fmul <4 x float> %v588, %v297
  %v831 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v609, <4 x float> %v287, <4 x float> %v830)
  %v832 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v585, <4 x float> %v262, <4 x float> %v831)
  %v833 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v719, <4 x float> %v236, <4 x float> %v832)
  %v834 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v698, <4 x float> %v210, <4 x float> %v833)
  %v835 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v695, <4 x float> %v203, <4 x float> %v834)
  %v836 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v829, <4 x float> %v177, <4 x float> %v835)
  %v837 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v808, <4 x float> %v151, <4 x float> %v836)
  %v838 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v805, <4 x float> %v143, <4 x float> %v837)
  %v839 = fadd <4 x float> %v106, %v838
  %v840 = add nsw i32 %v785, 4
  %v841 = getelementptr float, ptr %v3, i32 %v840
  br i1 %v57, label %then111, label %join111
then111:
  %v842 = load float, ptr %v841, align 4
  br label %join111
join111:
  %v843 = phi float [ %v842, %then111 ], [ 0x0000000000000000, %join110 ]
  %v844 = add nsw i32 %v785, 5
  %v845 = getelementptr float, ptr %v3, i32 %v844
  br i1 %v58, label %then112, label %join112
then112:
  %v846 = load float, ptr %v845, align 4
  br label %join112
join112:
  %v847 = phi float [ %v846, %then112 ], [ 0x0000000000000000, %join111 ]
  %v848 = add nsw i32 %v785, 6
  %v849 = getelementptr float, ptr %v3, i32 %v848
  br i1 %v59, label %then113, label %join113
then113:
  %v850 = load float, ptr %v849, align 4
  br label %join113
join113:
  %v851 = phi float [ %v850, %then113 ], [ 0x0000000000000000, %join112 ]
  %v852 = add nsw i32 %v785, 7
  %v853 = getelementptr float, ptr %v3, i32 %v852
  br i1 %v60, label %then114, label %join114
then114:
  %v854 = load float, ptr %v853, align 4
  br label %join114
join114:
  %v855 = phi float [ %v854, %then114 ], [ 0x0000000000000000, %join113 ]
  %v856 = insertelement <4 x float> poison, float %v843, i64 0
  %v857 = insertelement <4 x float> %v856, float %v847, i64 1
  %v858 = insertelement <4 x float> %v857, float %v851, i64 2
  %v859 = insertelement <4 x float> %v858, float %v855, i64 3
  %v860 = select <4 x i1> %v41, <4 x float> %v859, <4 x float> zeroinitializer
  %v861 = add nsw i32 %v806, 4
  %v862 = getelementptr float, ptr %v3, i32 %v861
  %v863 = load <4 x float>, ptr %v862, align 4
  %v864 = add nsw i32 %v809, 4
  %v865 = getelementptr float, ptr %v3, i32 %v864
  br i1 %v61, label %then115, label %join115
then115:
  %v866 = load float, ptr %v865, align 4
  br label %join115
join115:
  %v867 = phi float [ %v866, %then115 ], [ 0x0000000000000000, %join114 ]
  %v868 = add nsw i32 %v809, 5
  %v869 = getelementptr float, ptr %v3, i32 %v868
  br i1 %v62, label %then116, label %join116
then116:
  %v870 = load float, ptr %v869, align 4
  br label %join116
join116:
  %v871 = phi float [ %v870, %then116 ], [ 0x0000000000000000, %join115 ]
  %v872 = add nsw i32 %v809, 6
  %v873 = getelementptr float, ptr %v3, i32 %v872
  br i1 %v63, label %then117, label %join117
then117:
  %v874 = load float, ptr %v873, align 4
  br label %join117
join117:
  %v875 = phi float [ %v874, %then117 ], [ 0x0000000000000000, %join116 ]
  %v876 = add nsw i32 %v809, 7
  %v877 = getelementptr float, ptr %v3, i32 %v876
  br i1 %v64, label %then118, label %join118
then118:
  %v878 = load float, ptr %v877, align 4
  br label %join118
join118:
  %v879 = phi float [ %v878, %then118 ], [ 0x0000000000000000, %join117 ]
  %v880 = insertelement <4 x float> poison, float %v867, i64 0
  %v881 = insertelement <4 x float> %v880, float %v871, i64 1
  %v882 = insertelement <4 x float> %v881, float %v875, i64 2
  %v883 = insertelement <4 x float> %v882, float %v879, i64 3
  %v884 = select <4 x i1> %v49, <4 x float> %v883, <4 x float> zeroinitializer
  %v885 = fmul <4 x float> %v643, %v297
  %v886 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v664, <4 x float> %v287, <4 x float> %v885)
  %v887 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v640, <4 x float> %v262, <4 x float> %v886)
  %v888 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v774, <4 x float> %v236, <4 x float> %v887)
  %v889 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v753, <4 x float> %v210, <4 x float> %v888)
  %v890 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v750, <4 x float> %v203, <4 x float> %v889)
  %v891 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v884, <4 x float> %v177, <4 x float> %v890)
  %v892 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v863, <4 x float> %v151, <4 x float> %v891)
  %v893 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v860, <4 x float> %v143, <4 x float> %v892)
  %v894 = fadd <4 x float> %v107, %v893
  %v895 = add nsw i32 %v115, 97
  %v896 = getelementptr float, ptr %v3, i32 %v895
  br i1 %v31, label %then119, label %join119
then119:
  %v897 = load float, ptr %v896, align 4
  br label %join119
join119:
  %v898 = phi float [ %v897, %then119 ], [ 0x0000000000000000, %join118 ]
  %v899 = add nsw i32 %v895, 1
  %v900 = getelementptr float, ptr %v3, i32 %v899
  br i1 %v32, label %then120, label %join120
then120:
  %v901 = load float, ptr %v900, align 4
  br label %join120
join120:
  %v902 = phi float [ %v901, %then120 ], [ 0x0000000000000000, %join119 ]
  %v903 = add nsw i32 %v895, 2
  %v904 = getelementptr float, ptr %v3, i32 %v903
  br i1 %v33, label %then121, label %join121
then121:
  %v905 = load float, ptr %v904, align 4
  br label %join121
join121:
  %v906 = phi float [ %v905, %then121 ], [ 0x0000000000000000, %join120 ]
  %v907 = add nsw i32 %v895, 3
  %v908 = getelementptr float, ptr %v3, i32 %v907
  br i1 %v34, label %then122, label %join122
then122:
  %v909 = load float, ptr %v908, align 4
  br label %join122
join122:
  %v910 = phi float [ %v909, %then122 ], [ 0x0000000000000000, %join121 ]
  %v911 = insertelement <4 x float> poison, float %v898, i64 0
  %v912 = insertelement <4 x float> %v911, float %v902, i64 1
  %v913 = insertelement <4 x float> %v912, float %v906, i64 2
  %v914 = insertelement <4 x float> %v913, float %v910, i64 3
  %v915 = select <4 x i1> %v29, <4 x float> %v914, <4 x float> zeroinitializer
  %v916 = add nsw i32 %v115, 96
  %v917 = getelementptr float, ptr %v3, i32 %v916
  %v918 = load <4 x float>, ptr %v917, align 4
  %v919 = add nsw i32 %v115, 95
  %v920 = getelementptr float, ptr %v3, i32 %v919
  br i1 %v36, label %then123, label %join123
then123:
  %v921 = load float, ptr %v920, align 4
  br label %join123
join123:
  %v922 = phi float [ %v921, %then123 ], [ 0x0000000000000000, %join122 ]
  %v923 = add nsw i32 %v919, 1
  %v924 = getelementptr float, ptr %v3, i32 %v923
  br i1 %v37, label %then124, label %join124
then124:
  %v925 = load float, ptr %v924, align 4
  br label %join124
join124:
  %v926 = phi float [ %v925, %then124 ], [ 0x0000000000000000, %join123 ]
  %v927 = add nsw i32 %v919, 2
  %v928 = getelementptr float, ptr %v3, i32 %v927
  br i1 %v38, label %then125, label %join125
then125:
  %v929 = load float, ptr %v928, align 4
  br label %join125
join125:
  %v930 = phi float [ %v929, %then125 ], [ 0x0000000000000000, %join124 ]
  %v931 = add nsw i32 %v919, 3
  %v932 = getelementptr float, ptr %v3, i32 %v931
  br i1 %v39, label %then126, label %join126
then126:
  %v933 = load float, ptr %v932, align 4
  br label %join126
join126:
  %v934 = phi float [ %v933, %then126 ], [ 0x0000000000000000, %join125 ]
  %v935 = insertelement <4 x float> poison, float %v922, i64 0
  %v936 = insertelement <4 x float> %v935, float %v926, i64 1
  %v937 = insertelement <4 x float> %v936, float %v930, i64 2
  %v938 = insertelement <4 x float> %v937, float %v934, i64 3
  %v939 = select <4 x i1> %v35, <4 x float> %v938, <4 x float> zeroinitializer
  %v940 = fmul <4 x float> %v698, %v297
  %v941 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v719, <4 x float> %v287, <4 x float> %v940)
  %v942 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v695, <4 x float> %v262, <4 x float> %v941)
  %v943 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v829, <4 x float> %v236, <4 x float> %v942)
  %v944 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v808, <4 x float> %v210, <4 x float> %v943)
  %v945 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v805, <4 x float> %v203, <4 x float> %v944)
  %v946 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v939, <4 x float> %v177, <4 x float> %v945)
  %v947 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v918, <4 x float> %v151, <4 x float> %v946)
  %v948 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v915, <4 x float> %v143, <4 x float> %v947)
  %v949 = fadd <4 x float> %v108, %v948
  %v950 = add nsw i32 %v895, 4
  %v951 = getelementptr float, ptr %v3, i32 %v950
  br i1 %v57, label %then127, label %join127
then127:
  %v952 = load float, ptr %v951, align 4
  br label %join127
join127:
  %v953 = phi float [ %v952, %then127 ], [ 0x0000000000000000, %join126 ]
  %v954 = add nsw i32 %v895, 5
  %v955 = getelementptr float, ptr %v3, i32 %v954
  br i1 %v58, label %then128, label %join128
then128:
  %v956 = load float, ptr %v955, align 4
  br label %join128
join128:
  %v957 = phi float [ %v956, %then128 ], [ 0x0000000000000000, %join127 ]
  %v958 = add nsw i32 %v895, 6
  %v959 = getelementptr float, ptr %v3, i32 %v958
  br i1 %v59, label %then129, label %join129
then129:
  %v960 = load float, ptr %v959, align 4
  br label %join129
join129:
  %v961 = phi float [ %v960, %then129 ], [ 0x0000000000000000, %join128 ]
  %v962 = add nsw i32 %v895, 7
  %v963 = getelementptr float, ptr %v3, i32 %v962
  br i1 %v60, label %then130, label %join130
then130:
  %v964 = load float, ptr %v963, align 4
  br label %join130
join130:
  %v965 = phi float [ %v964, %then130 ], [ 0x0000000000000000, %join129 ]
  %v966 = insertelement <4 x float> poison, float %v953, i64 0
  %v967 = insertelement <4 x float> %v966, float %v957, i64 1
  %v968 = insertelement <4 x float> %v967, float %v961, i64 2
  %v969 = insertelement <4 x float> %v968, float %v965, i64 3
  %v970 = select <4 x i1> %v41, <4 x float> %v969, <4 x float> zeroinitializer
  %v971 = add nsw i32 %v916, 4
  %v972 = getelementptr float, ptr %v3, i32 %v971
  %v973 = load <4 x float>, ptr %v972, align 4
  %v974 = add nsw i32 %v919, 4
  %v975 = getelementptr float, ptr %v3, i32 %v974
  br i1 %v61, label %then131, label %join131
then131:
  %v976 = load float, ptr %v975, align 4
  br label %join131
join131:
  %v977 = phi float [ %v976, %then131 ], [ 0x0000000000000000, %join130 ]
  %v978 = add nsw i32 %v919, 5
  %v979 = getelementptr float, ptr %v3, i32 %v978
  br i1 %v62, label %then132, label %join132
then132:
  %v980 = load float, ptr %v979, align 4
  br label %join132
join132:
  %v981 = phi float [ %v980, %then132 ], [ 0x0000000000000000, %join131 ]
  %v982 = add nsw i32 %v919, 6
  %v983 = getelementptr float, ptr %v3, i32 %v982
  br i1 %v63, label %then133, label %join133
then133:
  %v984 = load float, ptr %v983, align 4
  br label %join133
join133:
  %v985 = phi float [ %v984, %then133 ], [ 0x0000000000000000, %join132 ]
  %v986 = add nsw i32 %v919, 7
  %v987 = getelementptr float, ptr %v3, i32 %v986
  br i1 %v64, label %then134, label %join134
then134:
  %v988 = load float, ptr %v987, align 4
  br label %join134
join134:
  %v989 = phi float [ %v988, %then134 ], [ 0x0000000000000000, %join133 ]
  %v990 = insertelement <4 x float> poison, float %v977, i64 0
  %v991 = insertelement <4 x float> %v990, float %v981, i64 1
  %v992 = insertelement <4 x float> %v991, float %v985, i64 2
  %v993 = insertelement <4 x float> %v992, float %v989, i64 3
  %v994 = select <4 x i1> %v49, <4 x float> %v993, <4 x float> zeroinitializer
  %v995 = fmul <4 x float> %v753, %v297
  %v996 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v774, <4 x float> %v287, <4 x float> %v995)
  %v997 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v750, <4 x float> %v262, <4 x float> %v996)
  %v998 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v884, <4 x float> %v236, <4 x float> %v997)
  %v999 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v863, <4 x float> %v210, <4 x float> %v998)
  %v1000 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v860, <4 x float> %v203, <4 x float> %v999)
  %v1001 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v994, <4 x float> %v177, <4 x float> %v1000)
  %v1002 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v973, <4 x float> %v151, <4 x float> %v1001)
  %v1003 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v970, <4 x float> %v143, <4 x float> %v1002)
  %v1004 = fadd <4 x float> %v109, %v1003
  %v1005 = add nsw i32 %v115, 113
  %v1006 = getelementptr float, ptr %v3, i32 %v1005
  br i1 %v31, label %then135, label %join135
then135:
  %v1007 = load float, ptr %v1006, align 4
  br label %join135
join135:
  %v1008 = phi float [ %v1007, %then135 ], [ 0x0000000000000000, %join134 ]
  %v1009 = add nsw i32 %v1005, 1
  %v1010 = getelementptr float, ptr %v3, i32 %v1009
  br i1 %v32, label %then136, label %join136
then136:
  %v1011 = load float, ptr %v1010, align 4
  br label %join136
join136:
  %v1012 = phi float [ %v1011, %then136 ], [ 0x0000000000000000, %join135 ]
  %v1013 = add nsw i32 %v1005, 2
  %v1014 = getelementptr float, ptr %v3, i32 %v1013
  br i1 %v33, label %then137, label %join137
then137:
  %v1015 = load float, ptr %v1014, align 4
  br label %join137
join137:
  %v1016 = phi float [ %v1015, %then137 ], [ 0x0000000000000000, %join136 ]
  %v1017 = add nsw i32 %v1005, 3
  %v1018 = getelementptr float, ptr %v3, i32 %v1017
  br i1 %v34, label %then138, label %join138
then138:
  %v1019 = load float, ptr %v1018, align 4
  br label %join138
join138:
  %v1020 = phi float [ %v1019, %then138 ], [ 0x0000000000000000, %join137 ]
  %v1021 = insertelement <4 x float> poison, float %v1008, i64 0
  %v1022 = insertelement <4 x float> %v1021, float %v1012, i64 1
  %v1023 = insertelement <4 x float> %v1022, float %v1016, i64 2
  %v1024 = insertelement <4 x float> %v1023, float %v1020, i64 3
  %v1025 = select <4 x i1> %v29, <4 x float> %v1024, <4 x float> zeroinitializer
  %v1026 = add nsw i32 %v115, 112
  %v1027 = getelementptr float, ptr %v3, i32 %v1026
  %v1028 = load <4 x float>, ptr %v1027, align 4
  %v1029 = add nsw i32 %v115, 111
  %v1030 = getelementptr float, ptr %v3, i32 %v1029
  br i1 %v36, label %then139, label %join139
then139:
  %v1031 = load float, ptr %v1030, align 4
  br label %join139
join139:
  %v1032 = phi float [ %v1031, %then139 ], [ 0x0000000000000000, %join138 ]
  %v1033 = add nsw i32 %v1029, 1
  %v1034 = getelementptr float, ptr %v3, i32 %v1033
  br i1 %v37, label %then140, label %join140
then140:
  %v1035 = load float, ptr %v1034, align 4
  br label %join140
join140:
  %v1036 = phi float [ %v1035, %then140 ], [ 0x0000000000000000, %join139 ]
  %v1037 = add nsw i32 %v1029, 2
  %v1038 = getelementptr float, ptr %v3, i32 %v1037
  br i1 %v38, label %then141, label %join141
then141:
  %v1039 = load float, ptr %v1038, align 4
  br label %join141
join141:
  %v1040 = phi float [ %v1039, %then141 ], [ 0x0000000000000000, %join140 ]
  %v1041 = add nsw i32 %v1029, 3
  %v1042 = getelementptr float, ptr %v3, i32 %v1041
  br i1 %v39, label %then142, label %join142
then142:
  %v1043 = load float, ptr %v1042, align 4
  br label %join142
join142:
  %v1044 = phi float [ %v1043, %then142 ], [ 0x0000000000000000, %join141 ]
  %v1045 = insertelement <4 x float> poison, float %v1032, i64 0
  %v1046 = insertelement <4 x float> %v1045, float %v1036, i64 1
  %v1047 = insertelement <4 x float> %v1046, float %v1040, i64 2
  %v1048 = insertelement <4 x float> %v1047, float %v1044, i64 3
  %v1049 = select <4 x i1> %v35, <4 x float> %v1048, <4 x float> zeroinitializer
  %v1050 = fmul <4 x float> %v808, %v297
  %v1051 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v829, <4 x float> %v287, <4 x float> %v1050)
  %v1052 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v805, <4 x float> %v262, <4 x float> %v1051)
  %v1053 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v939, <4 x float> %v236, <4 x float> %v1052)
  %v1054 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v918, <4 x float> %v210, <4 x float> %v1053)
  %v1055 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v915, <4 x float> %v203, <4 x float> %v1054)
  %v1056 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1049, <4 x float> %v177, <4 x float> %v1055)
  %v1057 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1028, <4 x float> %v151, <4 x float> %v1056)
  %v1058 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1025, <4 x float> %v143, <4 x float> %v1057)
  %v1059 = fadd <4 x float> %v110, %v1058
  %v1060 = add nsw i32 %v1005, 4
  %v1061 = getelementptr float, ptr %v3, i32 %v1060
  br i1 %v57, label %then143, label %join143
then143:
  %v1062 = load float, ptr %v1061, align 4
  br label %join143
join143:
  %v1063 = phi float [ %v1062, %then143 ], [ 0x0000000000000000, %join142 ]
  %v1064 = add nsw i32 %v1005, 5
  %v1065 = getelementptr float, ptr %v3, i32 %v1064
  br i1 %v58, label %then144, label %join144
then144:
  %v1066 = load float, ptr %v1065, align 4
  br label %join144
join144:
  %v1067 = phi float [ %v1066, %then144 ], [ 0x0000000000000000, %join143 ]
  %v1068 = add nsw i32 %v1005, 6
  %v1069 = getelementptr float, ptr %v3, i32 %v1068
  br i1 %v59, label %then145, label %join145
then145:
  %v1070 = load float, ptr %v1069, align 4
  br label %join145
join145:
  %v1071 = phi float [ %v1070, %then145 ], [ 0x0000000000000000, %join144 ]
  %v1072 = add nsw i32 %v1005, 7
  %v1073 = getelementptr float, ptr %v3, i32 %v1072
  br i1 %v60, label %then146, label %join146
then146:
  %v1074 = load float, ptr %v1073, align 4
  br label %join146
join146:
  %v1075 = phi float [ %v1074, %then146 ], [ 0x0000000000000000, %join145 ]
  %v1076 = insertelement <4 x float> poison, float %v1063, i64 0
  %v1077 = insertelement <4 x float> %v1076, float %v1067, i64 1
  %v1078 = insertelement <4 x float> %v1077, float %v1071, i64 2
  %v1079 = insertelement <4 x float> %v1078, float %v1075, i64 3
  %v1080 = select <4 x i1> %v41, <4 x float> %v1079, <4 x float> zeroinitializer
  %v1081 = add nsw i32 %v1026, 4
  %v1082 = getelementptr float, ptr %v3, i32 %v1081
  %v1083 = load <4 x float>, ptr %v1082, align 4
  %v1084 = add nsw i32 %v1029, 4
  %v1085 = getelementptr float, ptr %v3, i32 %v1084
  br i1 %v61, label %then147, label %join147
then147:
  %v1086 = load float, ptr %v1085, align 4
  br label %join147
join147:
  %v1087 = phi float [ %v1086, %then147 ], [ 0x0000000000000000, %join146 ]
  %v1088 = add nsw i32 %v1029, 5
  %v1089 = getelementptr float, ptr %v3, i32 %v1088
  br i1 %v62, label %then148, label %join148
then148:
  %v1090 = load float, ptr %v1089, align 4
  br label %join148
join148:
  %v1091 = phi float [ %v1090, %then148 ], [ 0x0000000000000000, %join147 ]
  %v1092 = add nsw i32 %v1029, 6
  %v1093 = getelementptr float, ptr %v3, i32 %v1092
  br i1 %v63, label %then149, label %join149
then149:
  %v1094 = load float, ptr %v1093, align 4
  br label %join149
join149:
  %v1095 = phi float [ %v1094, %then149 ], [ 0x0000000000000000, %join148 ]
  %v1096 = add nsw i32 %v1029, 7
  %v1097 = getelementptr float, ptr %v3, i32 %v1096
  br i1 %v64, label %then150, label %join150
then150:
  %v1098 = load float, ptr %v1097, align 4
  br label %join150
join150:
  %v1099 = phi float [ %v1098, %then150 ], [ 0x0000000000000000, %join149 ]
  %v1100 = insertelement <4 x float> poison, float %v1087, i64 0
  %v1101 = insertelement <4 x float> %v1100, float %v1091, i64 1
  %v1102 = insertelement <4 x float> %v1101, float %v1095, i64 2
  %v1103 = insertelement <4 x float> %v1102, float %v1099, i64 3
  %v1104 = select <4 x i1> %v49, <4 x float> %v1103, <4 x float> zeroinitializer
  %v1105 = fmul <4 x float> %v863, %v297
  %v1106 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v884, <4 x float> %v287, <4 x float> %v1105)
  %v1107 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v860, <4 x float> %v262, <4 x float> %v1106)
  %v1108 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v994, <4 x float> %v236, <4 x float> %v1107)
  %v1109 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v973, <4 x float> %v210, <4 x float> %v1108)
  %v1110 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v970, <4 x float> %v203, <4 x float> %v1109)
  %v1111 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1104, <4 x float> %v177, <4 x float> %v1110)
  %v1112 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1083, <4 x float> %v151, <4 x float> %v1111)
  %v1113 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1080, <4 x float> %v143, <4 x float> %v1112)
  %v1114 = fadd <4 x float> %v111, %v1113
  %v1115 = add nsw i32 %v115, 129
  %v1116 = getelementptr float, ptr %v3, i32 %v1115
  br i1 %v77, label %then151, label %join151
then151:
  %v1117 = load float, ptr %v1116, align 4
  br label %join151
join151:
  %v1118 = phi float [ %v1117, %then151 ], [ 0x0000000000000000, %join150 ]
  %v1119 = add nsw i32 %v1115, 1
  %v1120 = getelementptr float, ptr %v3, i32 %v1119
  br i1 %v78, label %then152, label %join152
then152:
  %v1121 = load float, ptr %v1120, align 4
  br label %join152
join152:
  %v1122 = phi float [ %v1121, %then152 ], [ 0x0000000000000000, %join151 ]
  %v1123 = add nsw i32 %v1115, 2
  %v1124 = getelementptr float, ptr %v3, i32 %v1123
  br i1 %v79, label %then153, label %join153
then153:
  %v1125 = load float, ptr %v1124, align 4
  br label %join153
join153:
  %v1126 = phi float [ %v1125, %then153 ], [ 0x0000000000000000, %join152 ]
  %v1127 = add nsw i32 %v1115, 3
  %v1128 = getelementptr float, ptr %v3, i32 %v1127
  br i1 %v80, label %then154, label %join154
then154:
  %v1129 = load float, ptr %v1128, align 4
  br label %join154
join154:
  %v1130 = phi float [ %v1129, %then154 ], [ 0x0000000000000000, %join153 ]
  %v1131 = insertelement <4 x float> poison, float %v1118, i64 0
  %v1132 = insertelement <4 x float> %v1131, float %v1122, i64 1
  %v1133 = insertelement <4 x float> %v1132, float %v1126, i64 2
  %v1134 = insertelement <4 x float> %v1133, float %v1130, i64 3
  %v1135 = select <4 x i1> %v76, <4 x float> %v1134, <4 x float> zeroinitializer
  %v1136 = add nsw i32 %v115, 128
  %v1137 = getelementptr float, ptr %v3, i32 %v1136
  br i1 %v17, label %then155, label %join155
then155:
  %v1138 = load <4 x float>, ptr %v1137, align 4
  br label %join155
join155:
  %v1139 = phi <4 x float> [ %v1138, %then155 ], [ zeroinitializer, %join154 ]
  %v1140 = select <4 x i1> %v21, <4 x float> %v1139, <4 x float> zeroinitializer
  %v1141 = add nsw i32 %v115, 127
  %v1142 = getelementptr float, ptr %v3, i32 %v1141
  br i1 %v83, label %then156, label %join156
then156:
  %v1143 = load float, ptr %v1142, align 4
  br label %join156
join156:
  %v1144 = phi float [ %v1143, %then156 ], [ 0x0000000000000000, %join155 ]
  %v1145 = add nsw i32 %v1141, 1
  %v1146 = getelementptr float, ptr %v3, i32 %v1145
  br i1 %v84, label %then157, label %join157
then157:
  %v1147 = load float, ptr %v1146, align 4
  br label %join157
join157:
  %v1148 = phi float [ %v1147, %then157 ], [ 0x0000000000000000, %join156 ]
  %v1149 = add nsw i32 %v1141, 2
  %v1150 = getelementptr float, ptr %v3, i32 %v1149
  br i1 %v85, label %then158, label %join158
then158:
  %v1151 = load float, ptr %v1150, align 4
  br label %join158
join158:
  %v1152 = phi float [ %v1151, %then158 ], [ 0x0000000000000000, %join157 ]
  %v1153 = add nsw i32 %v1141, 3
  %v1154 = getelementptr float, ptr %v3, i32 %v1153
  br i1 %v86, label %then159, label %join159
then159:
  %v1155 = load float, ptr %v1154, align 4
  br label %join159
join159:
  %v1156 = phi float [ %v1155, %then159 ], [ 0x0000000000000000, %join158 ]
  %v1157 = insertelement <4 x float> poison, float %v1144, i64 0
  %v1158 = insertelement <4 x float> %v1157, float %v1148, i64 1
  %v1159 = insertelement <4 x float> %v1158, float %v1152, i64 2
  %v1160 = insertelement <4 x float> %v1159, float %v1156, i64 3
  %v1161 = select <4 x i1> %v82, <4 x float> %v1160, <4 x float> zeroinitializer
  %v1162 = fmul <4 x float> %v918, %v297
  %v1163 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v939, <4 x float> %v287, <4 x float> %v1162)
  %v1164 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v915, <4 x float> %v262, <4 x float> %v1163)
  %v1165 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1049, <4 x float> %v236, <4 x float> %v1164)
  %v1166 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1028, <4 x float> %v210, <4 x float> %v1165)
  %v1167 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1025, <4 x float> %v203, <4 x float> %v1166)
  %v1168 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1161, <4 x float> %v177, <4 x float> %v1167)
  %v1169 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1140, <4 x float> %v151, <4 x float> %v1168)
  %v1170 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1135, <4 x float> %v143, <4 x float> %v1169)
  %v1171 = fadd <4 x float> %v112, %v1170
  %v1172 = add nsw i32 %v1115, 4
  %v1173 = getelementptr float, ptr %v3, i32 %v1172
  br i1 %v88, label %then160, label %join160
then160:
  %v1174 = load float, ptr %v1173, align 4
  br label %join160
join160:
  %v1175 = phi float [ %v1174, %then160 ], [ 0x0000000000000000, %join159 ]
  %v1176 = add nsw i32 %v1115, 5
  %v1177 = getelementptr float, ptr %v3, i32 %v1176
  br i1 %v89, label %then161, label %join161
then161:
  %v1178 = load float, ptr %v1177, align 4
  br label %join161
join161:
  %v1179 = phi float [ %v1178, %then161 ], [ 0x0000000000000000, %join160 ]
  %v1180 = add nsw i32 %v1115, 6
  %v1181 = getelementptr float, ptr %v3, i32 %v1180
  br i1 %v90, label %then162, label %join162
then162:
  %v1182 = load float, ptr %v1181, align 4
  br label %join162
join162:
  %v1183 = phi float [ %v1182, %then162 ], [ 0x0000000000000000, %join161 ]
  %v1184 = add nsw i32 %v1115, 7
  %v1185 = getelementptr float, ptr %v3, i32 %v1184
  br i1 %v91, label %then163, label %join163
then163:
  %v1186 = load float, ptr %v1185, align 4
  br label %join163
join163:
  %v1187 = phi float [ %v1186, %then163 ], [ 0x0000000000000000, %join162 ]
  %v1188 = insertelement <4 x float> poison, float %v1175, i64 0
  %v1189 = insertelement <4 x float> %v1188, float %v1179, i64 1
  %v1190 = insertelement <4 x float> %v1189, float %v1183, i64 2
  %v1191 = insertelement <4 x float> %v1190, float %v1187, i64 3
  %v1192 = select <4 x i1> %v87, <4 x float> %v1191, <4 x float> zeroinitializer
  %v1193 = add nsw i32 %v1136, 4
  %v1194 = getelementptr float, ptr %v3, i32 %v1193
  br i1 %v17, label %then164, label %join164
then164:
  %v1195 = load <4 x float>, ptr %v1194, align 4
  br label %join164
join164:
  %v1196 = phi <4 x float> [ %v1195, %then164 ], [ zeroinitializer, %join163 ]
  %v1197 = select <4 x i1> %v21, <4 x float> %v1196, <4 x float> zeroinitializer
  %v1198 = add nsw i32 %v1141, 4
  %v1199 = getelementptr float, ptr %v3, i32 %v1198
  br i1 %v93, label %then165, label %join165
then165:
  %v1200 = load float, ptr %v1199, align 4
  br label %join165
join165:
  %v1201 = phi float [ %v1200, %then165 ], [ 0x0000000000000000, %join164 ]
  %v1202 = add nsw i32 %v1141, 5
  %v1203 = getelementptr float, ptr %v3, i32 %v1202
  br i1 %v94, label %then166, label %join166
then166:
  %v1204 = load float, ptr %v1203, align 4
  br label %join166
join166:
  %v1205 = phi float [ %v1204, %then166 ], [ 0x0000000000000000, %join165 ]
  %v1206 = add nsw i32 %v1141, 6
  %v1207 = getelementptr float, ptr %v3, i32 %v1206
  br i1 %v95, label %then167, label %join167
then167:
  %v1208 = load float, ptr %v1207, align 4
  br label %join167
join167:
  %v1209 = phi float [ %v1208, %then167 ], [ 0x0000000000000000, %join166 ]
  %v1210 = add nsw i32 %v1141, 7
  %v1211 = getelementptr float, ptr %v3, i32 %v1210
  br i1 %v96, label %then168, label %join168
then168:
  %v1212 = load float, ptr %v1211, align 4
  br label %join168
join168:
  %v1213 = phi float [ %v1212, %then168 ], [ 0x0000000000000000, %join167 ]
  %v1214 = insertelement <4 x float> poison, float %v1201, i64 0
  %v1215 = insertelement <4 x float> %v1214, float %v1205, i64 1
  %v1216 = insertelement <4 x float> %v1215, float %v1209, i64 2
  %v1217 = insertelement <4 x float> %v1216, float %v1213, i64 3
  %v1218 = select <4 x i1> %v92, <4 x float> %v1217, <4 x float> zeroinitializer
  %v1219 = fmul <4 x float> %v973, %v297
  %v1220 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v994, <4 x float> %v287, <4 x float> %v1219)
  %v1221 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v970, <4 x float> %v262, <4 x float> %v1220)
  %v1222 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1104, <4 x float> %v236, <4 x float> %v1221)
  %v1223 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1083, <4 x float> %v210, <4 x float> %v1222)
  %v1224 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1080, <4 x float> %v203, <4 x float> %v1223)
  %v1225 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1218, <4 x float> %v177, <4 x float> %v1224)
  %v1226 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1197, <4 x float> %v151, <4 x float> %v1225)
  %v1227 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1192, <4 x float> %v143, <4 x float> %v1226)
  %v1228 = fadd <4 x float> %v113, %v1227
  %v1229 = add nsw i32 %v97, 1
  %v1230 = icmp slt i32 %v1229, 4
  br i1 %v1230, label %loop4, label %done4
done4:
  store <4 x float> %v307, ptr %v25, align 4
  %v1231 = add nsw i32 %v24, 4
  %v1232 = getelementptr float, ptr %v1, i32 %v1231
  store <4 x float> %v454, ptr %v1232, align 4
  %v1233 = add nsw i32 %v24, 16
  %v1234 = getelementptr float, ptr %v1, i32 %v1233
  store <4 x float> %v509, ptr %v1234, align 4
  %v1235 = add nsw i32 %v1233, 4
  %v1236 = getelementptr float, ptr %v1, i32 %v1235
  store <4 x float> %v564, ptr %v1236, align 4
  %v1237 = add nsw i32 %v24, 32
  %v1238 = getelementptr float, ptr %v1, i32 %v1237
  store <4 x float> %v619, ptr %v1238, align 4
  %v1239 = add nsw i32 %v1237, 4
  %v1240 = getelementptr float, ptr %v1, i32 %v1239
  store <4 x float> %v674, ptr %v1240, align 4
  %v1241 = add nsw i32 %v24, 48
  %v1242 = getelementptr float, ptr %v1, i32 %v1241
  store <4 x float> %v729, ptr %v1242, align 4
  %v1243 = add nsw i32 %v1241, 4
  %v1244 = getelementptr float, ptr %v1, i32 %v1243
  store <4 x float> %v784, ptr %v1244, align 4
  %v1245 = add nsw i32 %v24, 64
  %v1246 = getelementptr float, ptr %v1, i32 %v1245
  store <4 x float> %v839, ptr %v1246, align 4
  %v1247 = add nsw i32 %v1245, 4
  %v1248 = getelementptr float, ptr %v1, i32 %v1247
  store <4 x float> %v894, ptr %v1248, align 4
  %v1249 = add nsw i32 %v24, 80
  %v1250 = getelementptr float, ptr %v1, i32 %v1249
  store <4 x float> %v949, ptr %v1250, align 4
  %v1251 = add nsw i32 %v1249, 4
  %v1252 = getelementptr float, ptr %v1, i32 %v1251
  store <4 x float> %v1004, ptr %v1252, align 4
  %v1253 = add nsw i32 %v24, 96
  %v1254 = getelementptr float, ptr %v1, i32 %v1253
  store <4 x float> %v1059, ptr %v1254, align 4
  %v1255 = add nsw i32 %v1253, 4
  %v1256 = getelementptr float, ptr %v1, i32 %v1255
  store <4 x float> %v1114, ptr %v1256, align 4
  %v1257 = add nsw i32 %v24, 112
  %v1258 = getelementptr float, ptr %v1, i32 %v1257
  store <4 x float> %v1171, ptr %v1258, align 4
  %v1259 = add nsw i32 %v1257, 4
  %v1260 = getelementptr float, ptr %v1, i32 %v1259
  store <4 x float> %v1228, ptr %v1260, align 4
  %v1261 = add nsw i32 %v22, 1
  %v1262 = icmp slt i32 %v1261, 2
  br i1 %v1262, label %loop3, label %done3
done3:
  %v1263 = add nsw i32 %v9, 1
  %v1264 = icmp slt i32 %v1263, 2
  br i1 %v1264, label %loop2, label %done2
done2:
  %v1265 = add nsw i32 %v6, 1
  %v1266 = icmp slt i32 %v1265, 8
  br i1 %v1266, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+neon" "prefer-vector-width"="128" "no-trapping-math"="true" }
