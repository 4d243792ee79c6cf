target triple = "x86_64-unknown-linux-gnu"

define void @gemm_int8(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
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
  %v9 = phi i32 [ %v6, %entry ], [ %v282, %done2 ]
  %v10 = mul nsw i32 %v9, 384
  %v11 = getelementptr i32, ptr %v1, i32 %v10
  br label %loop2
loop2:
  %v12 = phi i32 [ 0, %loop1 ], [ %v228, %loop2 ]
  %v13 = phi <16 x i32> [ zeroinitializer, %loop1 ], [ %v63, %loop2 ]
  %v14 = phi <16 x i32> [ zeroinitializer, %loop1 ], [ %v71, %loop2 ]
  %v15 = phi <16 x i32> [ zeroinitializer, %loop1 ], [ %v79, %loop2 ]
  %v16 = phi <16 x i32> [ zeroinitializer, %loop1 ], [ %v87, %loop2 ]
  %v17 = phi <16 x i32> [ zeroinitializer, %loop1 ], [ %v103, %loop2 ]
  %v18 = phi <16 x i32> [ zeroinitializer, %loop1 ], [ %v107, %loop2 ]
  %v19 = phi <16 x i32> [ zeroinitializer, %loop1 ], [ %v111, %loop2 ]
  %v20 = phi <16 x i32> [ zeroinitializer, %loop1 ], [ %v115, %loop2 ]
  %v21 = phi <16 x i32> [ zeroinitializer, %loop1 ], [ %v131, %loop2 ]
  %v22 = phi <16 x i32> [ zeroinitializer, %loop1 ], [ %v135, %loop2 ]
  %v23 = phi <16 x i32> [ zeroinitializer, %loop1 ], [ %v139, %loop2 ]
  %v24 = phi <16 x i32> [ zeroinitializer, %loop1 ], [ %v143, %loop2 ]
  %v25 = phi <16 x i32> [ zeroinitializer, %loop1 ], [ %v159, %loop2 ]
  %v26 = phi <16 x i32> [ zeroinitializer, %loop1 ], [ %v163, %loop2 ]
  %v27 = phi <16 x i32> [ zeroinitializer, %loop1 ], [ %v167, %loop2 ]
  %v28 = phi <16 x i32> [ zeroinitializer, %loop1 ], [ %v171, %loop2 ]
  %v29 = phi <16 x i32> [ zeroinitializer, %loop1 ], [ %v187, %loop2 ]
  %v30 = phi <16 x i32> [ zeroinitializer, %loop1 ], [ %v191, %loop2 ]
  %v31 = phi <16 x i32> [ zeroinitializer, %loop1 ], [ %v195, %loop2 ]
  %v32 = phi <16 x i32> [ zeroinitializer, %loop1 ], [ %v199, %loop2 ]
  %v33 = phi <16 x i32> [ zeroinitializer, %loop1 ], [ %v215, %loop2 ]
  %v34 = phi <16 x i32> [ zeroinitializer, %loop1 ], [ %v219, %loop2 ]
  %v35 = phi <16 x i32> [ zeroinitializer, %loop1 ], [ %v223, %loop2 ]
  %v36 = phi <16 x i32> [ zeroinitializer, %loop1 ], [ %v227, %loop2 ]
  %v37 = mul nsw i32 %v12, 2
  %v38 = add nsw i32 %v10, %v37
  %v39 = getelementptr i8, ptr %v3, i32 %v38
  %v40 = load i8, ptr %v39, align 1
  %v41 = sext i8 %v40 to i32
  %v42 = insertelement <16 x i32> poison, i32 %v41, i64 0
  %v43 = shufflevector <16 x i32> %v42, <16 x i32> poison, <16 x i32> zeroinitializer
  %v44 = mul nsw i32 %v12, 128
  %v45 = getelementptr i8, ptr %v5, i32 %v44
  %v46 = load <64 x i8>, ptr %v45, align 1
  %v47 = shufflevector <64 x i8> %v46, <64 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v48 = sext <16 x i8> %v47 to <16 x i32>
  %v49 = mul <16 x i32> %v43, %v48
  %v50 = add <16 x i32> %v13, %v49
  %v51 = add nsw i32 %v38, 1
  %v52 = getelementptr i8, ptr %v39, i64 1
  %v53 = load i8, ptr %v52, align 1
  %v54 = sext i8 %v53 to i32
  %v55 = insertelement <16 x i32> poison, i32 %v54, i64 0
  %v56 = shufflevector <16 x i32> %v55, <16 x i32> poison, <16 x i32> zeroinitializer
  %v57 = add nsw i32 %v44, 64
  %v58 = getelementptr i8, ptr %v45, i64 64
  %v59 = load <64 x i8>, ptr %v58, align 1
  %v60 = shufflevector <64 x i8> %v59, <64 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v61 = sext <16 x i8> %v60 to <16 x i32>
  %v62 = mul <16 x i32> %v56, %v61
  %v63 = add <16 x i32> %v50, %v62
  %v64 = shufflevector <64 x i8> %v46, <64 x i8> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v65 = sext <16 x i8> %v64 to <16 x i32>
  %v66 = mul <16 x i32> %v43, %v65
  %v67 = add <16 x i32> %v14, %v66
  %v68 = shufflevector <64 x i8> %v59, <64 x i8> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v69 = sext <16 x i8> %v68 to <16 x i32>
  %v70 = mul <16 x i32> %v56, %v69
  %v71 = add <16 x i32> %v67, %v70
  %v72 = shufflevector <64 x i8> %v46, <64 x i8> poison, <16 x i32> <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %v73 = sext <16 x i8> %v72 to <16 x i32>
  %v74 = mul <16 x i32> %v43, %v73
  %v75 = add <16 x i32> %v15, %v74
  %v76 = shufflevector <64 x i8> %v59, <64 x i8> poison, <16 x i32> <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %v77 = sext <16 x i8> %v76 to <16 x i32>
  %v78 = mul <16 x i32> %v56, %v77
  %v79 = add <16 x i32> %v75, %v78
  %v80 = shufflevector <64 x i8> %v46, <64 x i8> poison, <16 x i32> <i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %v81 = sext <16 x i8> %v80 to <16 x i32>
  %v82 = mul <16 x i32> %v43, %v81
  %v83 = add <16 x i32> %v16, %v82
  %v84 = shufflevector <64 x i8> %v59, <64 x i8> poison, <16 x i32> <i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %v85 = sext <16 x i8> %v84 to <16 x i32>
  %v86 = mul <16 x i32> %v56, %v85
  %v87 = add <16 x i32> %v83, %v86
  %v88 = add nsw i32 %v38, 64
  %v89 = getelementptr i8, ptr %v39, i64 64
  %v90 = load i8, ptr %v89, align 1
  %v91 = sext i8 %v90 to i32
  %v92 = insertelement <16 x i32> poison, i32 %v91, i64 0
  %v93 = shufflevector <16 x i32> %v92, <16 x i32> poison, <16 x i32> zeroinitializer
  %v94 = mul <16 x i32> %v93, %v48
  %v95 = add <16 x i32> %v17, %v94
  %v96 = add nsw i32 %v38, 65
  %v97 = getelementptr i8, ptr %v39, i64 65
  %v98 = load i8, ptr %v97, align 1
  %v99 = sext i8 %v98 to i32
  %v100 = insertelement <16 x i32> poison, i32 %v99, i64 0
  %v101 = shufflevector <16 x i32> %v100, <16 x i32> poison, <16 x i32> zeroinitializer
  %v102 = mul <16 x i32> %v101, %v61
  %v103 = add <16 x i32> %v95, %v102
  %v104 = mul <16 x i32> %v93, %v65
  %v105 = add <16 x i32> %v18, %v104
  %v106 = mul <16 x i32> %v101, %v69
  %v107 = add <16 x i32> %v105, %v106
  %v108 = mul <16 x i32> %v93, %v73
  %v109 = add <16 x i32> %v19, %v108
  %v110 = mul <16 x i32> %v101, %v77
  %v111 = add <16 x i32> %v109, %v110
  %v112 = mul <16 x i32> %v93, %v81
  %v113 = add <16 x i32> %v20, %v112
  %v114 = mul <16 x i32> %v101, %v85
  %v115 = add <16 x i32> %v113, %v114
  %v116 = add nsw i32 %v38, 128
  %v117 = getelementptr i8, ptr %v39, i64 128
  %v118 = load i8, ptr %v117, align 1
  %v119 = sext i8 %v118 to i32
  %v120 = insertelement <16 x i32> poison, i32 %v119, i64 0
  %v121 = shufflevector <16 x i32> %v120, <16 x i32> poison, <16 x i32> zeroinitializer
  %v122 = mul <16 x i32> %v121, %v48
  %v123 = add <16 x i32> %v21, %v122
  %v124 = add nsw i32 %v38, 129
  %v125 = getelementptr i8, ptr %v39, i64 129
  %v126 = load i8, ptr %v125, align 1
  %v127 = sext i8 %v126 to i32
  %v128 = insertelement <16 x i32> poison, i32 %v127, i64 0
  %v129 = shufflevector <16 x i32> %v128, <16 x i32> poison, <16 x i32> zeroinitializer
  %v130 = mul <16 x i32> %v129, %v61
  %v131 = add <16 x i32> %v123, %v130
  %v132 = mul <16 x i32> %v121, %v65
  %v133 = add <16 x i32> %v22, %v132
  %v134 = mul <16 x i32> %v129, %v69
  %v135 = add <16 x i32> %v133, %v134
  %v136 = mul <16 x i32> %v121, %v73
  %v137 = add <16 x i32> %v23, %v136
  %v138 = mul <16 x i32> %v129, %v77
  %v139 = add <16 x i32> %v137, %v138
  %v140 = mul <16 x i32> %v121, %v81
  %v141 = add <16 x i32> %v24, %v140
  %v142 = mul <16 x i32> %v129, %v85
  %v143 = add <16 x i32> %v141, %v142
  %v144 = add nsw i32 %v38, 192
  %v145 = getelementptr i8, ptr %v39, i64 192
  %v146 = load i8, ptr %v145, align 1
  %v147 = sext i8 %v146 to i32
  %v148 = insertelement <16 x i32> poison, i32 %v147, i64 0
  %v149 = shufflevector <16 x i32> %v148, <16 x i32> poison, <16 x i32> zeroinitializer
  %v150 = mul <16 x i32> %v149, %v48
  %v151 = add <16 x i32> %v25, %v150
  %v152 = add nsw i32 %v38, 193
  %v153 = getelementptr i8, ptr %v39, i64 193
  %v154 = load i8, ptr %v153, align 1
  %v155 = sext i8 %v154 to i32
  %v156 = insertelement <16 x i32> poison, i32 %v155, i64 0
  %v157 = shufflevector <16 x i32> %v156, <16 x i32> poison, <16 x i32> zeroinitializer
  %v158 = mul <16 x i32> %v157, %v61
  %v159 = add <16 x i32> %v151, %v158
  %v160 = mul <16 x i32> %v149, %v65
  %v161 = add <16 x i32> %v26, %v160
  %v162 = mul <16 x i32> %v157, %v69
  %v163 = add <16 x i32> %v161, %v162
  %v164 = mul <16 x i32> %v149, %v73
  %v165 = add <16 x i32> %v27, %v164
  %v166 = mul <16 x i32> %v157, %v77
  %v167 = add <16 x i32> %v165, %v166
  %v168 = mul <16 x i32> %v149, %v81
  %v169 = add <16 x i32> %v28, %v168
  %v170 = mul <16 x i32> %v157, %v85
  %v171 = add <16 x i32> %v169, %v170
  %v172 = add nsw i32 %v38, 256
  %v173 = getelementptr i8, ptr %v39, i64 256
  %v174 = load i8, ptr %v173, align 1
  %v175 = sext i8 %v174 to i32
  %v176 = insertelement <16 x i32> poison, i32 %v175, i64 0
  %v177 = shufflevector <16 x i32> %v176, <16 x i32> poison, <16 x i32> zeroinitializer
  %v178 = mul <16 x i32> %v177, %v48
  %v179 = add <16 x i32> %v29, %v178
  %v180 = add nsw i32 %v38, 257
  %v181 = getelementptr i8, ptr %v39, i64 257
  %v182 = load i8, ptr %v181, align 1
  %v183 = sext i8 %v182 to i32
  %v184 = insertelement <16 x i32> poison, i32 %v183, i64 0
  %v185 = shufflevector <16 x i32> %v184, <16 x i32> poison, <16 x i32> zeroinitializer
  %v186 = mul <16 x i32> %v185, %v61
  %v187 = add <16 x i32> %v179, %v186
  %v188 = mul <16 x i32> %v177, %v65
  %v189 = add <16 x i32> %v30, %v188
  %v190 = mul <16 x i32> %v185, %v69
  %v191 = add <16 x i32> %v189, %v190
  %v192 = mul <16 x i32> %v177, %v73
  %v193 = add <16 x i32> %v31, %v192
  %v194 = mul <16 x i32> %v185, %v77
  %v195 = add <16 x i32> %v193, %v194
  %v196 = mul <16 x i32> %v177, %v81
  %v197 = add <16 x i32> %v32, %v196
  %v198 = mul <16 x i32> %v185, %v85
  %v199 = add <16 x i32> %v197, %v198
  %v200 = add nsw i32 %v38, 320
  %v201 = getelementptr i8, ptr %v39, i64 320
  %v202 = load i8, ptr %v201, align 1
  %v203 = sext i8 %v202 to i32
  %v204 = insertelement <16 x i32> poison, i32 %v203, i64 0
  %v205 = shufflevector <16 x i32> %v204, <16 x i32> poison, <16 x i32> zeroinitializer
  %v206 = mul <16 x i32> %v205, %v48
  %v207 = add <16 x i32> %v33, %v206
  %v208 = add nsw i32 %v38, 321
  %v209 = getelementptr i8, ptr %v39, i64 321
  %v210 = load i8, ptr %v209, align 1
  %v211 = sext i8 %v210 to i32
  %v212 = insertelement <16 x i32> poison, i32 %v211, i64 0
  %v213 = shufflevector <16 x i32> %v212, <16 x i32> poison, <16 x i32> zeroinitializer
  %v214 = mul <16 x i32> %v213, %v61
  %v215 = add <16 x i32> %v207, %v214
  %v216 = mul <16 x i32> %v205, %v65
  %v217 = add <16 x i32> %v34, %v216
  %v218 = mul <16 x i32> %v213, %v69
  %v219 = add <16 x i32> %v217, %v218
  %v220 = mul <16 x i32> %v205, %v73
  %v221 = add <16 x i32> %v35, %v220
  %v222 = mul <16 x i32> %v213, %v77
  %v223 = add <16 x i32> %v221, %v222
  %v224 = mul <16 x i32> %v205, %v81
  %v225 = add <16 x i32> %v36, %v224
  %v226 = mul <16 x i32> %v213, %v85
  %v227 = add <16 x i32> %v225, %v226
  %v228 = add nsw i32 %v12, 1
  %v229 = icmp slt i32 %v228, 32
  br i1 %v229, label %loop2, label %done2
done2:
  store <16 x i32> %v63, ptr %v11, align 4
  %v230 = add nsw i32 %v10, 16
  %v231 = getelementptr i32, ptr %v1, i32 %v10
  %v232 = getelementptr i32, ptr %v231, i64 16
  store <16 x i32> %v71, ptr %v232, align 4
  %v233 = add nsw i32 %v10, 32
  %v234 = getelementptr i32, ptr %v231, i64 32
  store <16 x i32> %v79, ptr %v234, align 4
  %v235 = add nsw i32 %v10, 48
  %v236 = getelementptr i32, ptr %v231, i64 48
  store <16 x i32> %v87, ptr %v236, align 4
  %v237 = add nsw i32 %v10, 64
  %v238 = getelementptr i32, ptr %v231, i64 64
  store <16 x i32> %v103, ptr %v238, align 4
  %v239 = add nsw i32 %v237, 16
  %v240 = getelementptr i32, ptr %v1, i32 %v237
  %v241 = getelementptr i32, ptr %v240, i64 16
  store <16 x i32> %v107, ptr %v241, align 4
  %v242 = add nsw i32 %v237, 32
  %v243 = getelementptr i32, ptr %v240, i64 32
  store <16 x i32> %v111, ptr %v243, align 4
  %v244 = add nsw i32 %v237, 48
  %v245 = getelementptr i32, ptr %v240, i64 48
  store <16 x i32> %v115, ptr %v245, align 4
  %v246 = add nsw i32 %v10, 128
  %v247 = getelementptr i32, ptr %v231, i64 128
  store <16 x i32> %v131, ptr %v247, align 4
  %v248 = add nsw i32 %v246, 16
  %v249 = getelementptr i32, ptr %v1, i32 %v246
  %v250 = getelementptr i32, ptr %v249, i64 16
  store <16 x i32> %v135, ptr %v250, align 4
  %v251 = add nsw i32 %v246, 32
  %v252 = getelementptr i32, ptr %v249, i64 32
  store <16 x i32> %v139, ptr %v252, align 4
  %v253 = add nsw i32 %v246, 48
  %v254 = getelementptr i32, ptr %v249, i64 48
  store <16 x i32> %v143, ptr %v254, align 4
  %v255 = add nsw i32 %v10, 192
  %v256 = getelementptr i32, ptr %v231, i64 192
  store <16 x i32> %v159, ptr %v256, align 4
  %v257 = add nsw i32 %v255, 16
  %v258 = getelementptr i32, ptr %v1, i32 %v255
  %v259 = getelementptr i32, ptr %v258, i64 16
  store <16 x i32> %v163, ptr %v259, align 4
  %v260 = add nsw i32 %v255, 32
  %v261 = getelementptr i32, ptr %v258, i64 32
  store <16 x i32> %v167, ptr %v261, align 4
  %v262 = add nsw i32 %v255, 48
  %v263 = getelementptr i32, ptr %v258, i64 48
  store <16 x i32> %v171, ptr %v263, align 4
  %v264 = add nsw i32 %v10, 256
  %v265 = getelementptr i32, ptr %v231, i64 256
  store <16 x i32> %v187, ptr %v265, align 4
  %v266 = add nsw i32 %v264, 16
  %v267 = getelementptr i32, ptr %v1, i32 %v264
  %v268 = getelementptr i32, ptr %v267, i64 16
  store <16 x i32> %v191, ptr %v268, align 4
  %v269 = add nsw i32 %v264, 32
  %v270 = getelementptr i32, ptr %v267, i64 32
  store <16 x i32> %v195, ptr %v270, align 4
  %v271 = add nsw i32 %v264, 48
  %v272 = getelementptr i32, ptr %v267, i64 48
  store <16 x i32> %v199, ptr %v272, align 4
  %v273 = add nsw i32 %v10, 320
  %v274 = getelementptr i32, ptr %v231, i64 320
  store <16 x i32> %v215, ptr %v274, align 4
  %v275 = add nsw i32 %v273, 16
  %v276 = getelementptr i32, ptr %v1, i32 %v273
  %v277 = getelementptr i32, ptr %v276, i64 16
  store <16 x i32> %v219, ptr %v277, align 4
  %v278 = add nsw i32 %v273, 32
  %v279 = getelementptr i32, ptr %v276, i64 32
  store <16 x i32> %v223, ptr %v279, align 4
  %v280 = add nsw i32 %v273, 48
  %v281 = getelementptr i32, ptr %v276, i64 48
  store <16 x i32> %v227, ptr %v281, align 4
  %v282 = add nsw i32 %v9, 1
  %v283 = icmp slt i32 %v282, %v7
  br i1 %v283, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v4" "prefer-vector-width"="512" "no-trapping-math"="true" }
