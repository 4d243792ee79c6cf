target triple = "aarch64-unknown-linux-gnu"

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
  %v9 = phi i32 [ %v6, %entry ], [ %v288, %done2 ]
  %v10 = mul nsw i32 %v9, 384
  br label %loop2
loop2:
  %v11 = phi i32 [ 0, %loop1 ], [ %v286, %done3 ]
  %v12 = mul nsw i32 %v11, 16
  %v13 = add nsw i32 %v10, %v12
  %v14 = getelementptr i32, ptr %v1, i32 %v13
  br label %loop3
loop3:
  %v15 = phi i32 [ 0, %loop2 ], [ %v232, %loop3 ]
  %v16 = phi <4 x i32> [ zeroinitializer, %loop2 ], [ %v67, %loop3 ]
  %v17 = phi <4 x i32> [ zeroinitializer, %loop2 ], [ %v75, %loop3 ]
  %v18 = phi <4 x i32> [ zeroinitializer, %loop2 ], [ %v83, %loop3 ]
  %v19 = phi <4 x i32> [ zeroinitializer, %loop2 ], [ %v91, %loop3 ]
  %v20 = phi <4 x i32> [ zeroinitializer, %loop2 ], [ %v107, %loop3 ]
  %v21 = phi <4 x i32> [ zeroinitializer, %loop2 ], [ %v111, %loop3 ]
  %v22 = phi <4 x i32> [ zeroinitializer, %loop2 ], [ %v115, %loop3 ]
  %v23 = phi <4 x i32> [ zeroinitializer, %loop2 ], [ %v119, %loop3 ]
  %v24 = phi <4 x i32> [ zeroinitializer, %loop2 ], [ %v135, %loop3 ]
  %v25 = phi <4 x i32> [ zeroinitializer, %loop2 ], [ %v139, %loop3 ]
  %v26 = phi <4 x i32> [ zeroinitializer, %loop2 ], [ %v143, %loop3 ]
  %v27 = phi <4 x i32> [ zeroinitializer, %loop2 ], [ %v147, %loop3 ]
  %v28 = phi <4 x i32> [ zeroinitializer, %loop2 ], [ %v163, %loop3 ]
  %v29 = phi <4 x i32> [ zeroinitializer, %loop2 ], [ %v167, %loop3 ]
  %v30 = phi <4 x i32> [ zeroinitializer, %loop2 ], [ %v171, %loop3 ]
  %v31 = phi <4 x i32> [ zeroinitializer, %loop2 ], [ %v175, %loop3 ]
  %v32 = phi <4 x i32> [ zeroinitializer, %loop2 ], [ %v191, %loop3 ]
  %v33 = phi <4 x i32> [ zeroinitializer, %loop2 ], [ %v195, %loop3 ]
  %v34 = phi <4 x i32> [ zeroinitializer, %loop2 ], [ %v199, %loop3 ]
  %v35 = phi <4 x i32> [ zeroinitializer, %loop2 ], [ %v203, %loop3 ]
  %v36 = phi <4 x i32> [ zeroinitializer, %loop2 ], [ %v219, %loop3 ]
  %v37 = phi <4 x i32> [ zeroinitializer, %loop2 ], [ %v223, %loop3 ]
  %v38 = phi <4 x i32> [ zeroinitializer, %loop2 ], [ %v227, %loop3 ]
  %v39 = phi <4 x i32> [ zeroinitializer, %loop2 ], [ %v231, %loop3 ]
  %v40 = mul nsw i32 %v15, 2
  %v41 = add nsw i32 %v10, %v40
  %v42 = getelementptr i8, ptr %v3, i32 %v41
  %v43 = load i8, ptr %v42, align 1
  %v44 = sext i8 %v43 to i32
  %v45 = insertelement <4 x i32> poison, i32 %v44, i64 0
  %v46 = shufflevector <4 x i32> %v45, <4 x i32> poison, <4 x i32> zeroinitializer
  %v47 = mul nsw i32 %v15, 128
  %v48 = add nsw i32 %v12, %v47
  %v49 = getelementptr i8, ptr %v5, i32 %v48
  %v50 = load <16 x i8>, ptr %v49, align 1
  %v51 = shufflevector <16 x i8> %v50, <16 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v52 = sext <4 x i8> %v51 to <4 x i32>
  %v53 = mul <4 x i32> %v46, %v52
  %v54 = add <4 x i32> %v16, %v53
  %v55 = add nsw i32 %v41, 1
  %v56 = getelementptr i8, ptr %v42, i64 1
  %v57 = load i8, ptr %v56, align 1
  %v58 = sext i8 %v57 to i32
  %v59 = insertelement <4 x i32> poison, i32 %v58, i64 0
  %v60 = shufflevector <4 x i32> %v59, <4 x i32> poison, <4 x i32> zeroinitializer
  %v61 = add nsw i32 %v48, 64
  %v62 = getelementptr i8, ptr %v49, i64 64
  %v63 = load <16 x i8>, ptr %v62, align 1
  %v64 = shufflevector <16 x i8> %v63, <16 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v65 = sext <4 x i8> %v64 to <4 x i32>
  %v66 = mul <4 x i32> %v60, %v65
  %v67 = add <4 x i32> %v54, %v66
  %v68 = shufflevector <16 x i8> %v50, <16 x i8> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v69 = sext <4 x i8> %v68 to <4 x i32>
  %v70 = mul <4 x i32> %v46, %v69
  %v71 = add <4 x i32> %v17, %v70
  %v72 = shufflevector <16 x i8> %v63, <16 x i8> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v73 = sext <4 x i8> %v72 to <4 x i32>
  %v74 = mul <4 x i32> %v60, %v73
  %v75 = add <4 x i32> %v71, %v74
  %v76 = shufflevector <16 x i8> %v50, <16 x i8> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %v77 = sext <4 x i8> %v76 to <4 x i32>
  %v78 = mul <4 x i32> %v46, %v77
  %v79 = add <4 x i32> %v18, %v78
  %v80 = shufflevector <16 x i8> %v63, <16 x i8> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %v81 = sext <4 x i8> %v80 to <4 x i32>
  %v82 = mul <4 x i32> %v60, %v81
  %v83 = add <4 x i32> %v79, %v82
  %v84 = shufflevector <16 x i8> %v50, <16 x i8> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %v85 = sext <4 x i8> %v84 to <4 x i32>
  %v86 = mul <4 x i32> %v46, %v85
  %v87 = add <4 x i32> %v19, %v86
  %v88 = shufflevector <16 x i8> %v63, <16 x i8> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %v89 = sext <4 x i8> %v88 to <4 x i32>
  %v90 = mul <4 x i32> %v60, %v89
  %v91 = add <4 x i32> %v87, %v90
  %v92 = add nsw i32 %v41, 64
  %v93 = getelementptr i8, ptr %v42, i64 64
  %v94 = load i8, ptr %v93, align 1
  %v95 = sext i8 %v94 to i32
  %v96 = insertelement <4 x i32> poison, i32 %v95, i64 0
  %v97 = shufflevector <4 x i32> %v96, <4 x i32> poison, <4 x i32> zeroinitializer
  %v98 = mul <4 x i32> %v97, %v52
  %v99 = add <4 x i32> %v20, %v98
  %v100 = add nsw i32 %v41, 65
  %v101 = getelementptr i8, ptr %v42, i64 65
  %v102 = load i8, ptr %v101, align 1
  %v103 = sext i8 %v102 to i32
  %v104 = insertelement <4 x i32> poison, i32 %v103, i64 0
  %v105 = shufflevector <4 x i32> %v104, <4 x i32> poison, <4 x i32> zeroinitializer
  %v106 = mul <4 x i32> %v105, %v65
  %v107 = add <4 x i32> %v99, %v106
  %v108 = mul <4 x i32> %v97, %v69
  %v109 = add <4 x i32> %v21, %v108
  %v110 = mul <4 x i32> %v105, %v73
  %v111 = add <4 x i32> %v109, %v110
  %v112 = mul <4 x i32> %v97, %v77
  %v113 = add <4 x i32> %v22, %v112
  %v114 = mul <4 x i32> %v105, %v81
  %v115 = add <4 x i32> %v113, %v114
  %v116 = mul <4 x i32> %v97, %v85
  %v117 = add <4 x i32> %v23, %v116
  %v118 = mul <4 x i32> %v105, %v89
  %v119 = add <4 x i32> %v117, %v118
  %v120 = add nsw i32 %v41, 128
  %v121 = getelementptr i8, ptr %v42, i64 128
  %v122 = load i8, ptr %v121, align 1
  %v123 = sext i8 %v122 to i32
  %v124 = insertelement <4 x i32> poison, i32 %v123, i64 0
  %v125 = shufflevector <4 x i32> %v124, <4 x i32> poison, <4 x i32> zeroinitializer
  %v126 = mul <4 x i32> %v125, %v52
  %v127 = add <4 x i32> %v24, %v126
  %v128 = add nsw i32 %v41, 129
  %v129 = getelementptr i8, ptr %v42, i64 129
  %v130 = load i8, ptr %v129, align 1
  %v131 = sext i8 %v130 to i32
  %v132 = insertelement <4 x i32> poison, i32 %v131, i64 0
  %v133 = shufflevector <4 x i32> %v132, <4 x i32> poison, <4 x i32> zeroinitializer
  %v134 = mul <4 x i32> %v133, %v65
  %v135 = add <4 x i32> %v127, %v134
  %v136 = mul <4 x i32> %v125, %v69
  %v137 = add <4 x i32> %v25, %v136
  %v138 = mul <4 x i32> %v133, %v73
  %v139 = add <4 x i32> %v137, %v138
  %v140 = mul <4 x i32> %v125, %v77
  %v141 = add <4 x i32> %v26, %v140
  %v142 = mul <4 x i32> %v133, %v81
  %v143 = add <4 x i32> %v141, %v142
  %v144 = mul <4 x i32> %v125, %v85
  %v145 = add <4 x i32> %v27, %v144
  %v146 = mul <4 x i32> %v133, %v89
  %v147 = add <4 x i32> %v145, %v146
  %v148 = add nsw i32 %v41, 192
  %v149 = getelementptr i8, ptr %v42, i64 192
  %v150 = load i8, ptr %v149, align 1
  %v151 = sext i8 %v150 to i32
  %v152 = insertelement <4 x i32> poison, i32 %v151, i64 0
  %v153 = shufflevector <4 x i32> %v152, <4 x i32> poison, <4 x i32> zeroinitializer
  %v154 = mul <4 x i32> %v153, %v52
  %v155 = add <4 x i32> %v28, %v154
  %v156 = add nsw i32 %v41, 193
  %v157 = getelementptr i8, ptr %v42, i64 193
  %v158 = load i8, ptr %v157, align 1
  %v159 = sext i8 %v158 to i32
  %v160 = insertelement <4 x i32> poison, i32 %v159, i64 0
  %v161 = shufflevector <4 x i32> %v160, <4 x i32> poison, <4 x i32> zeroinitializer
  %v162 = mul <4 x i32> %v161, %v65
  %v163 = add <4 x i32> %v155, %v162
  %v164 = mul <4 x i32> %v153, %v69
  %v165 = add <4 x i32> %v29, %v164
  %v166 = mul <4 x i32> %v161, %v73
  %v167 = add <4 x i32> %v165, %v166
  %v168 = mul <4 x i32> %v153, %v77
  %v169 = add <4 x i32> %v30, %v168
  %v170 = mul <4 x i32> %v161, %v81
  %v171 = add <4 x i32> %v169, %v170
  %v172 = mul <4 x i32> %v153, %v85
  %v173 = add <4 x i32> %v31, %v172
  %v174 = mul <4 x i32> %v161, %v89
  %v175 = add <4 x i32> %v173, %v174
  %v176 = add nsw i32 %v41, 256
  %v177 = getelementptr i8, ptr %v42, i64 256
  %v178 = load i8, ptr %v177, align 1
  %v179 = sext i8 %v178 to i32
  %v180 = insertelement <4 x i32> poison, i32 %v179, i64 0
  %v181 = shufflevector <4 x i32> %v180, <4 x i32> poison, <4 x i32> zeroinitializer
  %v182 = mul <4 x i32> %v181, %v52
  %v183 = add <4 x i32> %v32, %v182
  %v184 = add nsw i32 %v41, 257
  %v185 = getelementptr i8, ptr %v42, i64 257
  %v186 = load i8, ptr %v185, align 1
  %v187 = sext i8 %v186 to i32
  %v188 = insertelement <4 x i32> poison, i32 %v187, i64 0
  %v189 = shufflevector <4 x i32> %v188, <4 x i32> poison, <4 x i32> zeroinitializer
  %v190 = mul <4 x i32> %v189, %v65
  %v191 = add <4 x i32> %v183, %v190
  %v192 = mul <4 x i32> %v181, %v69
  %v193 = add <4 x i32> %v33, %v192
  %v194 = mul <4 x i32> %v189, %v73
  %v195 = add <4 x i32> %v193, %v194
  %v196 = mul <4 x i32> %v181, %v77
  %v197 = add <4 x i32> %v34, %v196
  %v198 = mul <4 x i32> %v189, %v81
  %v199 = add <4 x i32> %v197, %v198
  %v200 = mul <4 x i32> %v181, %v85
  %v201 = add <4 x i32> %v35, %v200
  %v202 = mul <4 x i32> %v189, %v89
  %v203 = add <4 x i32> %v201, %v202
  %v204 = add nsw i32 %v41, 320
  %v205 = getelementptr i8, ptr %v42, i64 320
  %v206 = load i8, ptr %v205, align 1
  %v207 = sext i8 %v206 to i32
  %v208 = insertelement <4 x i32> poison, i32 %v207, i64 0
  %v209 = shufflevector <4 x i32> %v208, <4 x i32> poison, <4 x i32> zeroinitializer
  %v210 = mul <4 x i32> %v209, %v52
  %v211 = add <4 x i32> %v36, %v210
  %v212 = add nsw i32 %v41, 321
  %v213 = getelementptr i8, ptr %v42, i64 321
  %v214 = load i8, ptr %v213, align 1
  %v215 = sext i8 %v214 to i32
  %v216 = insertelement <4 x i32> poison, i32 %v215, i64 0
  %v217 = shufflevector <4 x i32> %v216, <4 x i32> poison, <4 x i32> zeroinitializer
  %v218 = mul <4 x i32> %v217, %v65
  %v219 = add <4 x i32> %v211, %v218
  %v220 = mul <4 x i32> %v209, %v69
  %v221 = add <4 x i32> %v37, %v220
  %v222 = mul <4 x i32> %v217, %v73
  %v223 = add <4 x i32> %v221, %v222
  %v224 = mul <4 x i32> %v209, %v77
  %v225 = add <4 x i32> %v38, %v224
  %v226 = mul <4 x i32> %v217, %v81
  %v227 = add <4 x i32> %v225, %v226
  %v228 = mul <4 x i32> %v209, %v85
  %v229 = add <4 x i32> %v39, %v228
  %v230 = mul <4 x i32> %v217, %v89
  %v231 = add <4 x i32> %v229, %v230
  %v232 = add nsw i32 %v15, 1
  %v233 = icmp slt i32 %v232, 32
  br i1 %v233, label %loop3, label %done3
done3:
  store <4 x i32> %v67, ptr %v14, align 4
  %v234 = add nsw i32 %v13, 4
  %v235 = getelementptr i32, ptr %v1, i32 %v13
  %v236 = getelementptr i32, ptr %v235, i64 4
  store <4 x i32> %v75, ptr %v236, align 4
  %v237 = add nsw i32 %v13, 8
  %v238 = getelementptr i32, ptr %v235, i64 8
  store <4 x i32> %v83, ptr %v238, align 4
  %v239 = add nsw i32 %v13, 12
  %v240 = getelementptr i32, ptr %v235, i64 12
  store <4 x i32> %v91, ptr %v240, align 4
  %v241 = add nsw i32 %v13, 64
  %v242 = getelementptr i32, ptr %v235, i64 64
  store <4 x i32> %v107, ptr %v242, align 4
  %v243 = add nsw i32 %v241, 4
  %v244 = getelementptr i32, ptr %v1, i32 %v241
  %v245 = getelementptr i32, ptr %v244, i64 4
  store <4 x i32> %v111, ptr %v245, align 4
  %v246 = add nsw i32 %v241, 8
  %v247 = getelementptr i32, ptr %v244, i64 8
  store <4 x i32> %v115, ptr %v247, align 4
  %v248 = add nsw i32 %v241, 12
  %v249 = getelementptr i32, ptr %v244, i64 12
  store <4 x i32> %v119, ptr %v249, align 4
  %v250 = add nsw i32 %v13, 128
  %v251 = getelementptr i32, ptr %v235, i64 128
  store <4 x i32> %v135, ptr %v251, align 4
  %v252 = add nsw i32 %v250, 4
  %v253 = getelementptr i32, ptr %v1, i32 %v250
  %v254 = getelementptr i32, ptr %v253, i64 4
  store <4 x i32> %v139, ptr %v254, align 4
  %v255 = add nsw i32 %v250, 8
  %v256 = getelementptr i32, ptr %v253, i64 8
  store <4 x i32> %v143, ptr %v256, align 4
  %v257 = add nsw i32 %v250, 12
  %v258 = getelementptr i32, ptr %v253, i64 12
  store <4 x i32> %v147, ptr %v258, align 4
  %v259 = add nsw i32 %v13, 192
  %v260 = getelementptr i32, ptr %v235, i64 192
  store <4 x i32> %v163, ptr %v260, align 4
  %v261 = add nsw i32 %v259, 4
  %v262 = getelementptr i32, ptr %v1, i32 %v259
  %v263 = getelementptr i32, ptr %v262, i64 4
  store <4 x i32> %v167, ptr %v263, align 4
  %v264 = add nsw i32 %v259, 8
  %v265 = getelementptr i32, ptr %v262, i64 8
  store <4 x i32> %v171, ptr %v265, align 4
  %v266 = add nsw i32 %v259, 12
  %v267 = getelementptr i32, ptr %v262, i64 12
  store <4 x i32> %v175, ptr %v267, align 4
  %v268 = add nsw i32 %v13, 256
  %v269 = getelementptr i32, ptr %v235, i64 256
  store <4 x i32> %v191, ptr %v269, align 4
  %v270 = add nsw i32 %v268, 4
  %v271 = getelementptr i32, ptr %v1, i32 %v268
  %v272 = getelementptr i32, ptr %v271, i64 4
  store <4 x i32> %v195, ptr %v272, align 4
  %v273 = add nsw i32 %v268, 8
  %v274 = getelementptr i32, ptr %v271, i64 8
  store <4 x i32> %v199, ptr %v274, align 4
  %v275 = add nsw i32 %v268, 12
  %v276 = getelementptr i32, ptr %v271, i64 12
  store <4 x i32> %v203, ptr %v276, align 4
  %v277 = add nsw i32 %v13, 320
  %v278 = getelementptr i32, ptr %v235, i64 320
  store <4 x i32> %v219, ptr %v278, align 4
  %v279 = add nsw i32 %v277, 4
  %v280 = getelementptr i32, ptr %v1, i32 %v277
  %v281 = getelementptr i32, ptr %v280, i64 4
  store <4 x i32> %v223, ptr %v281, align 4
  %v282 = add nsw i32 %v277, 8
  %v283 = getelementptr i32, ptr %v280, i64 8
  store <4 x i32> %v227, ptr %v283, align 4
  %v284 = add nsw i32 %v277, 12
  %v285 = getelementptr i32, ptr %v280, i64 12
  store <4 x i32> %v231, ptr %v285, align 4
  %v286 = add nsw i32 %v11, 1
  %v287 = icmp slt i32 %v286, 4
  br i1 %v287, label %loop2, label %done2
done2:
  %v288 = add nsw i32 %v9, 1
  %v289 = icmp slt i32 %v288, %v7
  br i1 %v289, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+neon" "prefer-vector-width"="128" "no-trapping-math"="true" }
