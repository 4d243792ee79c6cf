target triple = "aarch64-unknown-linux-gnu"

define void @transpose(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v904, %done2 ]
  br label %loop2
loop2:
  %v5 = phi i32 [ 0, %loop1 ], [ %v902, %loop2 ]
  %v6 = mul nsw i32 %v5, 16
  %v7 = getelementptr float, ptr %v1, i32 %v6
  %v8 = mul nsw i32 %v5, 768
  %v9 = getelementptr float, ptr %v3, i32 %v8
  %v10 = load <4 x float>, ptr %v9, align 4
  %v11 = add nsw i32 %v8, 96
  %v12 = getelementptr float, ptr %v3, i32 %v11
  %v13 = load <4 x float>, ptr %v12, align 4
  %v14 = shufflevector <4 x float> %v10, <4 x float> %v13, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v15 = add nsw i32 %v8, 48
  %v16 = getelementptr float, ptr %v3, i32 %v15
  %v17 = load <4 x float>, ptr %v16, align 4
  %v18 = add nsw i32 %v8, 144
  %v19 = getelementptr float, ptr %v3, i32 %v18
  %v20 = load <4 x float>, ptr %v19, align 4
  %v21 = shufflevector <4 x float> %v17, <4 x float> %v20, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v22 = shufflevector <4 x float> %v14, <4 x float> %v21, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v22, ptr %v7, align 4
  %v23 = add nsw i32 %v6, 4
  %v24 = getelementptr float, ptr %v1, i32 %v23
  %v25 = add nsw i32 %v8, 192
  %v26 = getelementptr float, ptr %v3, i32 %v25
  %v27 = load <4 x float>, ptr %v26, align 4
  %v28 = add nsw i32 %v8, 288
  %v29 = getelementptr float, ptr %v3, i32 %v28
  %v30 = load <4 x float>, ptr %v29, align 4
  %v31 = shufflevector <4 x float> %v27, <4 x float> %v30, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v32 = add nsw i32 %v8, 240
  %v33 = getelementptr float, ptr %v3, i32 %v32
  %v34 = load <4 x float>, ptr %v33, align 4
  %v35 = add nsw i32 %v8, 336
  %v36 = getelementptr float, ptr %v3, i32 %v35
  %v37 = load <4 x float>, ptr %v36, align 4
  %v38 = shufflevector <4 x float> %v34, <4 x float> %v37, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v39 = shufflevector <4 x float> %v31, <4 x float> %v38, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v39, ptr %v24, align 4
  %v40 = add nsw i32 %v6, 8
  %v41 = getelementptr float, ptr %v1, i32 %v40
  %v42 = add nsw i32 %v8, 384
  %v43 = getelementptr float, ptr %v3, i32 %v42
  %v44 = load <4 x float>, ptr %v43, align 4
  %v45 = add nsw i32 %v8, 480
  %v46 = getelementptr float, ptr %v3, i32 %v45
  %v47 = load <4 x float>, ptr %v46, align 4
  %v48 = shufflevector <4 x float> %v44, <4 x float> %v47, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v49 = add nsw i32 %v8, 432
  %v50 = getelementptr float, ptr %v3, i32 %v49
  %v51 = load <4 x float>, ptr %v50, align 4
  %v52 = add nsw i32 %v8, 528
  %v53 = getelementptr float, ptr %v3, i32 %v52
  %v54 = load <4 x float>, ptr %v53, align 4
  %v55 = shufflevector <4 x float> %v51, <4 x float> %v54, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v56 = shufflevector <4 x float> %v48, <4 x float> %v55, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v56, ptr %v41, align 4
  %v57 = add nsw i32 %v6, 12
  %v58 = getelementptr float, ptr %v1, i32 %v57
  %v59 = add nsw i32 %v8, 576
  %v60 = getelementptr float, ptr %v3, i32 %v59
  %v61 = load <4 x float>, ptr %v60, align 4
  %v62 = add nsw i32 %v8, 672
  %v63 = getelementptr float, ptr %v3, i32 %v62
  %v64 = load <4 x float>, ptr %v63, align 4
  %v65 = shufflevector <4 x float> %v61, <4 x float> %v64, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v66 = add nsw i32 %v8, 624
  %v67 = getelementptr float, ptr %v3, i32 %v66
  %v68 = load <4 x float>, ptr %v67, align 4
  %v69 = add nsw i32 %v8, 720
  %v70 = getelementptr float, ptr %v3, i32 %v69
  %v71 = load <4 x float>, ptr %v70, align 4
  %v72 = shufflevector <4 x float> %v68, <4 x float> %v71, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v73 = shufflevector <4 x float> %v65, <4 x float> %v72, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v73, ptr %v58, align 4
  %v74 = add nsw i32 %v6, 32
  %v75 = getelementptr float, ptr %v1, i32 %v74
  %v76 = shufflevector <4 x float> %v14, <4 x float> %v21, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v76, ptr %v75, align 4
  %v77 = add nsw i32 %v74, 4
  %v78 = getelementptr float, ptr %v1, i32 %v77
  %v79 = shufflevector <4 x float> %v31, <4 x float> %v38, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v79, ptr %v78, align 4
  %v80 = add nsw i32 %v74, 8
  %v81 = getelementptr float, ptr %v1, i32 %v80
  %v82 = shufflevector <4 x float> %v48, <4 x float> %v55, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v82, ptr %v81, align 4
  %v83 = add nsw i32 %v74, 12
  %v84 = getelementptr float, ptr %v1, i32 %v83
  %v85 = shufflevector <4 x float> %v65, <4 x float> %v72, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v85, ptr %v84, align 4
  %v86 = add nsw i32 %v6, 64
  %v87 = getelementptr float, ptr %v1, i32 %v86
  %v88 = shufflevector <4 x float> %v10, <4 x float> %v13, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v89 = shufflevector <4 x float> %v17, <4 x float> %v20, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v90 = shufflevector <4 x float> %v88, <4 x float> %v89, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v90, ptr %v87, align 4
  %v91 = add nsw i32 %v86, 4
  %v92 = getelementptr float, ptr %v1, i32 %v91
  %v93 = shufflevector <4 x float> %v27, <4 x float> %v30, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v94 = shufflevector <4 x float> %v34, <4 x float> %v37, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v95 = shufflevector <4 x float> %v93, <4 x float> %v94, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v95, ptr %v92, align 4
  %v96 = add nsw i32 %v86, 8
  %v97 = getelementptr float, ptr %v1, i32 %v96
  %v98 = shufflevector <4 x float> %v44, <4 x float> %v47, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v99 = shufflevector <4 x float> %v51, <4 x float> %v54, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v100 = shufflevector <4 x float> %v98, <4 x float> %v99, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v100, ptr %v97, align 4
  %v101 = add nsw i32 %v86, 12
  %v102 = getelementptr float, ptr %v1, i32 %v101
  %v103 = shufflevector <4 x float> %v61, <4 x float> %v64, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v104 = shufflevector <4 x float> %v68, <4 x float> %v71, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v105 = shufflevector <4 x float> %v103, <4 x float> %v104, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v105, ptr %v102, align 4
  %v106 = add nsw i32 %v6, 96
  %v107 = getelementptr float, ptr %v1, i32 %v106
  %v108 = shufflevector <4 x float> %v88, <4 x float> %v89, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v108, ptr %v107, align 4
  %v109 = add nsw i32 %v106, 4
  %v110 = getelementptr float, ptr %v1, i32 %v109
  %v111 = shufflevector <4 x float> %v93, <4 x float> %v94, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v111, ptr %v110, align 4
  %v112 = add nsw i32 %v106, 8
  %v113 = getelementptr float, ptr %v1, i32 %v112
  %v114 = shufflevector <4 x float> %v98, <4 x float> %v99, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v114, ptr %v113, align 4
  %v115 = add nsw i32 %v106, 12
  %v116 = getelementptr float, ptr %v1, i32 %v115
  %v117 = shufflevector <4 x float> %v103, <4 x float> %v104, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v117, ptr %v116, align 4
  %v118 = add nsw i32 %v6, 128
  %v119 = getelementptr float, ptr %v1, i32 %v118
  %v120 = add nsw i32 %v8, 4
  %v121 = getelementptr float, ptr %v3, i32 %v120
  %v122 = load <4 x float>, ptr %v121, align 4
  %v123 = add nsw i32 %v11, 4
  %v124 = getelementptr float, ptr %v3, i32 %v123
  %v125 = load <4 x float>, ptr %v124, align 4
  %v126 = shufflevector <4 x float> %v122, <4 x float> %v125, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v127 = add nsw i32 %v15, 4
  %v128 = getelementptr float, ptr %v3, i32 %v127
  %v129 = load <4 x float>, ptr %v128, align 4
  %v130 = add nsw i32 %v18, 4
  %v131 = getelementptr float, ptr %v3, i32 %v130
  %v132 = load <4 x float>, ptr %v131, align 4
  %v133 = shufflevector <4 x float> %v129, <4 x float> %v132, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v134 = shufflevector <4 x float> %v126, <4 x float> %v133, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v134, ptr %v119, align 4
  %v135 = add nsw i32 %v118, 4
  %v136 = getelementptr float, ptr %v1, i32 %v135
  %v137 = add nsw i32 %v25, 4
  %v138 = getelementptr float, ptr %v3, i32 %v137
  %v139 = load <4 x float>, ptr %v138, align 4
  %v140 = add nsw i32 %v28, 4
  %v141 = getelementptr float, ptr %v3, i32 %v140
  %v142 = load <4 x float>, ptr %v141, align 4
  %v143 = shufflevector <4 x float> %v139, <4 x float> %v142, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v144 = add nsw i32 %v32, 4
  %v145 = getelementptr float, ptr %v3, i32 %v144
  %v146 = load <4 x float>, ptr %v145, align 4
  %v147 = add nsw i32 %v35, 4
  %v148 = getelementptr float, ptr %v3, i32 %v147
  %v149 = load <4 x float>, ptr %v148, align 4
  %v150 = shufflevector <4 x float> %v146, <4 x float> %v149, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v151 = shufflevector <4 x float> %v143, <4 x float> %v150, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v151, ptr %v136, align 4
  %v152 = add nsw i32 %v118, 8
  %v153 = getelementptr float, ptr %v1, i32 %v152
  %v154 = add nsw i32 %v42, 4
  %v155 = getelementptr float, ptr %v3, i32 %v154
  %v156 = load <4 x float>, ptr %v155, align 4
  %v157 = add nsw i32 %v45, 4
  %v158 = getelementptr float, ptr %v3, i32 %v157
  %v159 = load <4 x float>, ptr %v158, align 4
  %v160 = shufflevector <4 x float> %v156, <4 x float> %v159, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v161 = add nsw i32 %v49, 4
  %v162 = getelementptr float, ptr %v3, i32 %v161
  %v163 = load <4 x float>, ptr %v162, align 4
  %v164 = add nsw i32 %v52, 4
  %v165 = getelementptr float, ptr %v3, i32 %v164
  %v166 = load <4 x float>, ptr %v165, align 4
  %v167 = shufflevector <4 x float> %v163, <4 x float> %v166, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v168 = shufflevector <4 x float> %v160, <4 x float> %v167, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v168, ptr %v153, align 4
  %v169 = add nsw i32 %v118, 12
  %v170 = getelementptr float, ptr %v1, i32 %v169
  %v171 = add nsw i32 %v59, 4
  %v172 = getelementptr float, ptr %v3, i32 %v171
  %v173 = load <4 x float>, ptr %v172, align 4
  %v174 = add nsw i32 %v62, 4
  %v175 = getelementptr float, ptr %v3, i32 %v174
  %v176 = load <4 x float>, ptr %v175, align 4
  %v177 = shufflevector <4 x float> %v173, <4 x float> %v176, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v178 = add nsw i32 %v66, 4
  %v179 = getelementptr float, ptr %v3, i32 %v178
  %v180 = load <4 x float>, ptr %v179, align 4
  %v181 = add nsw i32 %v69, 4
  %v182 = getelementptr float, ptr %v3, i32 %v181
  %v183 = load <4 x float>, ptr %v182, align 4
  %v184 = shufflevector <4 x float> %v180, <4 x float> %v183, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v185 = shufflevector <4 x float> %v177, <4 x float> %v184, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v185, ptr %v170, align 4
  %v186 = add nsw i32 %v6, 160
  %v187 = getelementptr float, ptr %v1, i32 %v186
  %v188 = shufflevector <4 x float> %v126, <4 x float> %v133, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v188, ptr %v187, align 4
  %v189 = add nsw i32 %v186, 4
  %v190 = getelementptr float, ptr %v1, i32 %v189
  %v191 = shufflevector <4 x float> %v143, <4 x float> %v150, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v191, ptr %v190, align 4
  %v192 = add nsw i32 %v186, 8
  %v193 = getelementptr float, ptr %v1, i32 %v192
  %v194 = shufflevector <4 x float> %v160, <4 x float> %v167, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v194, ptr %v193, align 4
  %v195 = add nsw i32 %v186, 12
  %v196 = getelementptr float, ptr %v1, i32 %v195
  %v197 = shufflevector <4 x float> %v177, <4 x float> %v184, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v197, ptr %v196, align 4
  %v198 = add nsw i32 %v6, 192
  %v199 = getelementptr float, ptr %v1, i32 %v198
  %v200 = shufflevector <4 x float> %v122, <4 x float> %v125, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v201 = shufflevector <4 x float> %v129, <4 x float> %v132, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v202 = shufflevector <4 x float> %v200, <4 x float> %v201, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v202, ptr %v199, align 4
  %v203 = add nsw i32 %v198, 4
  %v204 = getelementptr float, ptr %v1, i32 %v203
  %v205 = shufflevector <4 x float> %v139, <4 x float> %v142, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v206 = shufflevector <4 x float> %v146, <4 x float> %v149, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v207 = shufflevector <4 x float> %v205, <4 x float> %v206, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v207, ptr %v204, align 4
  %v208 = add nsw i32 %v198, 8
  %v209 = getelementptr float, ptr %v1, i32 %v208
  %v210 = shufflevector <4 x float> %v156, <4 x float> %v159, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v211 = shufflevector <4 x float> %v163, <4 x float> %v166, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v212 = shufflevector <4 x float> %v210, <4 x float> %v211, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v212, ptr %v209, align 4
  %v213 = add nsw i32 %v198, 12
  %v214 = getelementptr float, ptr %v1, i32 %v213
  %v215 = shufflevector <4 x float> %v173, <4 x float> %v176, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v216 = shufflevector <4 x float> %v180, <4 x float> %v183, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v217 = shufflevector <4 x float> %v215, <4 x float> %v216, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v217, ptr %v214, align 4
  %v218 = add nsw i32 %v6, 224
  %v219 = getelementptr float, ptr %v1, i32 %v218
  %v220 = shufflevector <4 x float> %v200, <4 x float> %v201, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v220, ptr %v219, align 4
  %v221 = add nsw i32 %v218, 4
  %v222 = getelementptr float, ptr %v1, i32 %v221
  %v223 = shufflevector <4 x float> %v205, <4 x float> %v206, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v223, ptr %v222, align 4
  %v224 = add nsw i32 %v218, 8
  %v225 = getelementptr float, ptr %v1, i32 %v224
  %v226 = shufflevector <4 x float> %v210, <4 x float> %v211, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v226, ptr %v225, align 4
  %v227 = add nsw i32 %v218, 12
  %v228 = getelementptr float, ptr %v1, i32 %v227
  %v229 = shufflevector <4 x float> %v215, <4 x float> %v216, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v229, ptr %v228, align 4
  %v230 = add nsw i32 %v6, 256
  %v231 = getelementptr float, ptr %v1, i32 %v230
  %v232 = add nsw i32 %v8, 8
  %v233 = getelementptr float, ptr %v3, i32 %v232
  %v234 = load <4 x float>, ptr %v233, align 4
  %v235 = add nsw i32 %v11, 8
  %v236 = getelementptr float, ptr %v3, i32 %v235
  %v237 = load <4 x float>, ptr %v236, align 4
  %v238 = shufflevector <4 x float> %v234, <4 x float> %v237, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v239 = add nsw i32 %v15, 8
  %v240 = getelementptr float, ptr %v3, i32 %v239
  %v241 = load <4 x float>, ptr %v240, align 4
  %v242 = add nsw i32 %v18, 8
  %v243 = getelementptr float, ptr %v3, i32 %v242
  %v244 = load <4 x float>, ptr %v243, align 4
  %v245 = shufflevector <4 x float> %v241, <4 x float> %v244, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v246 = shufflevector <4 x float> %v238, <4 x float> %v245, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v246, ptr %v231, align 4
  %v247 = add nsw i32 %v230, 4
  %v248 = getelementptr float, ptr %v1, i32 %v247
  %v249 = add nsw i32 %v25, 8
  %v250 = getelementptr float, ptr %v3, i32 %v249
  %v251 = load <4 x float>, ptr %v250, align 4
  %v252 = add nsw i32 %v28, 8
  %v253 = getelementptr float, ptr %v3, i32 %v252
  %v254 = load <4 x float>, ptr %v253, align 4
  %v255 = shufflevector <4 x float> %v251, <4 x float> %v254, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v256 = add nsw i32 %v32, 8
  %v257 = getelementptr float, ptr %v3, i32 %v256
  %v258 = load <4 x float>, ptr %v257, align 4
  %v259 = add nsw i32 %v35, 8
  %v260 = getelementptr float, ptr %v3, i32 %v259
  %v261 = load <4 x float>, ptr %v260, align 4
  %v262 = shufflevector <4 x float> %v258, <4 x float> %v261, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v263 = shufflevector <4 x float> %v255, <4 x float> %v262, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v263, ptr %v248, align 4
  %v264 = add nsw i32 %v230, 8
  %v265 = getelementptr float, ptr %v1, i32 %v264
  %v266 = add nsw i32 %v42, 8
  %v267 = getelementptr float, ptr %v3, i32 %v266
  %v268 = load <4 x float>, ptr %v267, align 4
  %v269 = add nsw i32 %v45, 8
  %v270 = getelementptr float, ptr %v3, i32 %v269
  %v271 = load <4 x float>, ptr %v270, align 4
  %v272 = shufflevector <4 x float> %v268, <4 x float> %v271, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v273 = add nsw i32 %v49, 8
  %v274 = getelementptr float, ptr %v3, i32 %v273
  %v275 = load <4 x float>, ptr %v274, align 4
  %v276 = add nsw i32 %v52, 8
  %v277 = getelementptr float, ptr %v3, i32 %v276
  %v278 = load <4 x float>, ptr %v277, align 4
  %v279 = shufflevector <4 x float> %v275, <4 x float> %v278, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v280 = shufflevector <4 x float> %v272, <4 x float> %v279, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v280, ptr %v265, align 4
  %v281 = add nsw i32 %v230, 12
  %v282 = getelementptr float, ptr %v1, i32 %v281
  %v283 = add nsw i32 %v59, 8
  %v284 = getelementptr float, ptr %v3, i32 %v283
  %v285 = load <4 x float>, ptr %v284, align 4
  %v286 = add nsw i32 %v62, 8
  %v287 = getelementptr float, ptr %v3, i32 %v286
  %v288 = load <4 x float>, ptr %v287, align 4
  %v289 = shufflevector <4 x float> %v285, <4 x float> %v288, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v290 = add nsw i32 %v66, 8
  %v291 = getelementptr float, ptr %v3, i32 %v290
  %v292 = load <4 x float>, ptr %v291, align 4
  %v293 = add nsw i32 %v69, 8
  %v294 = getelementptr float, ptr %v3, i32 %v293
  %v295 = load <4 x float>, ptr %v294, align 4
  %v296 = shufflevector <4 x float> %v292, <4 x float> %v295, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v297 = shufflevector <4 x float> %v289, <4 x float> %v296, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v297, ptr %v282, align 4
  %v298 = add nsw i32 %v6, 288
  %v299 = getelementptr float, ptr %v1, i32 %v298
  %v300 = shufflevector <4 x float> %v238, <4 x float> %v245, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v300, ptr %v299, align 4
  %v301 = add nsw i32 %v298, 4
  %v302 = getelementptr float, ptr %v1, i32 %v301
  %v303 = shufflevector <4 x float> %v255, <4 x float> %v262, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v303, ptr %v302, align 4
  %v304 = add nsw i32 %v298, 8
  %v305 = getelementptr float, ptr %v1, i32 %v304
  %v306 = shufflevector <4 x float> %v272, <4 x float> %v279, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v306, ptr %v305, align 4
  %v307 = add nsw i32 %v298, 12
  %v308 = getelementptr float, ptr %v1, i32 %v307
  %v309 = shufflevector <4 x float> %v289, <4 x float> %v296, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v309, ptr %v308, align 4
  %v310 = add nsw i32 %v6, 320
  %v311 = getelementptr float, ptr %v1, i32 %v310
  %v312 = shufflevector <4 x float> %v234, <4 x float> %v237, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v313 = shufflevector <4 x float> %v241, <4 x float> %v244, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v314 = shufflevector <4 x float> %v312, <4 x float> %v313, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v314, ptr %v311, align 4
  %v315 = add nsw i32 %v310, 4
  %v316 = getelementptr float, ptr %v1, i32 %v315
  %v317 = shufflevector <4 x float> %v251, <4 x float> %v254, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v318 = shufflevector <4 x float> %v258, <4 x float> %v261, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v319 = shufflevector <4 x float> %v317, <4 x float> %v318, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v319, ptr %v316, align 4
  %v320 = add nsw i32 %v310, 8
  %v321 = getelementptr float, ptr %v1, i32 %v320
  %v322 = shufflevector <4 x float> %v268, <4 x float> %v271, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v323 = shufflevector <4 x float> %v275, <4 x float> %v278, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v324 = shufflevector <4 x float> %v322, <4 x float> %v323, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v324, ptr %v321, align 4
  %v325 = add nsw i32 %v310, 12
  %v326 = getelementptr float, ptr %v1, i32 %v325
  %v327 = shufflevector <4 x float> %v285, <4 x float> %v288, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v328 = shufflevector <4 x float> %v292, <4 x float> %v295, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v329 = shufflevector <4 x float> %v327, <4 x float> %v328, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v329, ptr %v326, align 4
  %v330 = add nsw i32 %v6, 352
  %v331 = getelementptr float, ptr %v1, i32 %v330
  %v332 = shufflevector <4 x float> %v312, <4 x float> %v313, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v332, ptr %v331, align 4
  %v333 = add nsw i32 %v330, 4
  %v334 = getelementptr float, ptr %v1, i32 %v333
  %v335 = shufflevector <4 x float> %v317, <4 x float> %v318, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v335, ptr %v334, align 4
  %v336 = add nsw i32 %v330, 8
  %v337 = getelementptr float, ptr %v1, i32 %v336
  %v338 = shufflevector <4 x float> %v322, <4 x float> %v323, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v338, ptr %v337, align 4
  %v339 = add nsw i32 %v330, 12
  %v340 = getelementptr float, ptr %v1, i32 %v339
  %v341 = shufflevector <4 x float> %v327, <4 x float> %v328, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v341, ptr %v340, align 4
  %v342 = add nsw i32 %v6, 384
  %v343 = getelementptr float, ptr %v1, i32 %v342
  %v344 = add nsw i32 %v8, 12
  %v345 = getelementptr float, ptr %v3, i32 %v344
  %v346 = load <4 x float>, ptr %v345, align 4
  %v347 = add nsw i32 %v11, 12
  %v348 = getelementptr float, ptr %v3, i32 %v347
  %v349 = load <4 x float>, ptr %v348, align 4
  %v350 = shufflevector <4 x float> %v346, <4 x float> %v349, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v351 = add nsw i32 %v15, 12
  %v352 = getelementptr float, ptr %v3, i32 %v351
  %v353 = load <4 x float>, ptr %v352, align 4
  %v354 = add nsw i32 %v18, 12
  %v355 = getelementptr float, ptr %v3, i32 %v354
  %v356 = load <4 x float>, ptr %v355, align 4
  %v357 = shufflevector <4 x float> %v353, <4 x float> %v356, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v358 = shufflevector <4 x float> %v350, <4 x float> %v357, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v358, ptr %v343, align 4
  %v359 = add nsw i32 %v342, 4
  %v360 = getelementptr float, ptr %v1, i32 %v359
  %v361 = add nsw i32 %v25, 12
  %v362 = getelementptr float, ptr %v3, i32 %v361
  %v363 = load <4 x float>, ptr %v362, align 4
  %v364 = add nsw i32 %v28, 12
  %v365 = getelementptr float, ptr %v3, i32 %v364
  %v366 = load <4 x float>, ptr %v365, align 4
  %v367 = shufflevector <4 x float> %v363, <4 x float> %v366, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v368 = add nsw i32 %v32, 12
  %v369 = getelementptr float, ptr %v3, i32 %v368
  %v370 = load <4 x float>, ptr %v369, align 4
  %v371 = add nsw i32 %v35, 12
  %v372 = getelementptr float, ptr %v3, i32 %v371
  %v373 = load <4 x float>, ptr %v372, align 4
  %v374 = shufflevector <4 x float> %v370, <4 x float> %v373, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v375 = shufflevector <4 x float> %v367, <4 x float> %v374, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v375, ptr %v360, align 4
  %v376 = add nsw i32 %v342, 8
  %v377 = getelementptr float, ptr %v1, i32 %v376
  %v378 = add nsw i32 %v42, 12
  %v379 = getelementptr float, ptr %v3, i32 %v378
  %v380 = load <4 x float>, ptr %v379, align 4
  %v381 = add nsw i32 %v45, 12
  %v382 = getelementptr float, ptr %v3, i32 %v381
  %v383 = load <4 x float>, ptr %v382, align 4
  %v384 = shufflevector <4 x float> %v380, <4 x float> %v383, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v385 = add nsw i32 %v49, 12
  %v386 = getelementptr float, ptr %v3, i32 %v385
  %v387 = load <4 x float>, ptr %v386, align 4
  %v388 = add nsw i32 %v52, 12
  %v389 = getelementptr float, ptr %v3, i32 %v388
  %v390 = load <4 x float>, ptr %v389, align 4
  %v391 = shufflevector <4 x float> %v387, <4 x float> %v390, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v392 = shufflevector <4 x float> %v384, <4 x float> %v391, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v392, ptr %v377, align 4
  %v393 = add nsw i32 %v342, 12
  %v394 = getelementptr float, ptr %v1, i32 %v393
  %v395 = add nsw i32 %v59, 12
  %v396 = getelementptr float, ptr %v3, i32 %v395
  %v397 = load <4 x float>, ptr %v396, align 4
  %v398 = add nsw i32 %v62, 12
  %v399 = getelementptr float, ptr %v3, i32 %v398
  %v400 = load <4 x float>, ptr %v399, align 4
  %v401 = shufflevector <4 x float> %v397, <4 x float> %v400, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v402 = add nsw i32 %v66, 12
  %v403 = getelementptr float, ptr %v3, i32 %v402
  %v404 = load <4 x float>, ptr %v403, align 4
  %v405 = add nsw i32 %v69, 12
  %v406 = getelementptr float, ptr %v3, i32 %v405
  %v407 = load <4 x float>, ptr %v406, align 4
  %v408 = shufflevector <4 x float> %v404, <4 x float> %v407, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v409 = shufflevector <4 x float> %v401, <4 x float> %v408, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v409, ptr %v394, align 4
  %v410 = add nsw i32 %v6, 416
  %v411 = getelementptr float, ptr %v1, i32 %v410
  %v412 = shufflevector <4 x float> %v350, <4 x float> %v357, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v412, ptr %v411, align 4
  %v413 = add nsw i32 %v410, 4
  %v414 = getelementptr float, ptr %v1, i32 %v413
  %v415 = shufflevector <4 x float> %v367, <4 x float> %v374, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v415, ptr %v414, align 4
  %v416 = add nsw i32 %v410, 8
  %v417 = getelementptr float, ptr %v1, i32 %v416
  %v418 = shufflevector <4 x float> %v384, <4 x float> %v391, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v418, ptr %v417, align 4
  %v419 = add nsw i32 %v410, 12
  %v420 = getelementptr float, ptr %v1, i32 %v419
  %v421 = shufflevector <4 x float> %v401, <4 x float> %v408, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v421, ptr %v420, align 4
  %v422 = add nsw i32 %v6, 448
  %v423 = getelementptr float, ptr %v1, i32 %v422
  %v424 = shufflevector <4 x float> %v346, <4 x float> %v349, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v425 = shufflevector <4 x float> %v353, <4 x float> %v356, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v426 = shufflevector <4 x float> %v424, <4 x float> %v425, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v426, ptr %v423, align 4
  %v427 = add nsw i32 %v422, 4
  %v428 = getelementptr float, ptr %v1, i32 %v427
  %v429 = shufflevector <4 x float> %v363, <4 x float> %v366, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v430 = shufflevector <4 x float> %v370, <4 x float> %v373, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v431 = shufflevector <4 x float> %v429, <4 x float> %v430, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v431, ptr %v428, align 4
  %v432 = add nsw i32 %v422, 8
  %v433 = getelementptr float, ptr %v1, i32 %v432
  %v434 = shufflevector <4 x float> %v380, <4 x float> %v383, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v435 = shufflevector <4 x float> %v387, <4 x float> %v390, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v436 = shufflevector <4 x float> %v434, <4 x float> %v435, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v436, ptr %v433, align 4
  %v437 = add nsw i32 %v422, 12
  %v438 = getelementptr float, ptr %v1, i32 %v437
  %v439 = shufflevector <4 x float> %v397, <4 x float> %v400, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v440 = shufflevector <4 x float> %v404, <4 x float> %v407, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v441 = shufflevector <4 x float> %v439, <4 x float> %v440, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v441, ptr %v438, align 4
  %v442 = add nsw i32 %v6, 480
  %v443 = getelementptr float, ptr %v1, i32 %v442
  %v444 = shufflevector <4 x float> %v424, <4 x float> %v425, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v444, ptr %v443, align 4
  %v445 = add nsw i32 %v442, 4
  %v446 = getelementptr float, ptr %v1, i32 %v445
  %v447 = shufflevector <4 x float> %v429, <4 x float> %v430, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v447, ptr %v446, align 4
  %v448 = add nsw i32 %v442, 8
  %v449 = getelementptr float, ptr %v1, i32 %v448
  %v450 = shufflevector <4 x float> %v434, <4 x float> %v435, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v450, ptr %v449, align 4
  %v451 = add nsw i32 %v442, 12
  %v452 = getelementptr float, ptr %v1, i32 %v451
  %v453 = shufflevector <4 x float> %v439, <4 x float> %v440, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v453, ptr %v452, align 4
  %v454 = add nsw i32 %v6, 512
  %v455 = getelementptr float, ptr %v1, i32 %v454
  %v456 = add nsw i32 %v8, 16
  %v457 = getelementptr float, ptr %v3, i32 %v456
  %v458 = load <4 x float>, ptr %v457, align 4
  %v459 = add nsw i32 %v8, 112
  %v460 = getelementptr float, ptr %v3, i32 %v459
  %v461 = load <4 x float>, ptr %v460, align 4
  %v462 = shufflevector <4 x float> %v458, <4 x float> %v461, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v463 = add nsw i32 %v8, 64
  %v464 = getelementptr float, ptr %v3, i32 %v463
  %v465 = load <4 x float>, ptr %v464, align 4
  %v466 = add nsw i32 %v8, 160
  %v467 = getelementptr float, ptr %v3, i32 %v466
  %v468 = load <4 x float>, ptr %v467, align 4
  %v469 = shufflevector <4 x float> %v465, <4 x float> %v468, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v470 = shufflevector <4 x float> %v462, <4 x float> %v469, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v470, ptr %v455, align 4
  %v471 = add nsw i32 %v454, 4
  %v472 = getelementptr float, ptr %v1, i32 %v471
  %v473 = add nsw i32 %v8, 208
  %v474 = getelementptr float, ptr %v3, i32 %v473
  %v475 = load <4 x float>, ptr %v474, align 4
  %v476 = add nsw i32 %v8, 304
  %v477 = getelementptr float, ptr %v3, i32 %v476
  %v478 = load <4 x float>, ptr %v477, align 4
  %v479 = shufflevector <4 x float> %v475, <4 x float> %v478, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v480 = add nsw i32 %v8, 256
  %v481 = getelementptr float, ptr %v3, i32 %v480
  %v482 = load <4 x float>, ptr %v481, align 4
  %v483 = add nsw i32 %v8, 352
  %v484 = getelementptr float, ptr %v3, i32 %v483
  %v485 = load <4 x float>, ptr %v484, align 4
  %v486 = shufflevector <4 x float> %v482, <4 x float> %v485, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v487 = shufflevector <4 x float> %v479, <4 x float> %v486, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v487, ptr %v472, align 4
  %v488 = add nsw i32 %v454, 8
  %v489 = getelementptr float, ptr %v1, i32 %v488
  %v490 = add nsw i32 %v8, 400
  %v491 = getelementptr float, ptr %v3, i32 %v490
  %v492 = load <4 x float>, ptr %v491, align 4
  %v493 = add nsw i32 %v8, 496
  %v494 = getelementptr float, ptr %v3, i32 %v493
  %v495 = load <4 x float>, ptr %v494, align 4
  %v496 = shufflevector <4 x float> %v492, <4 x float> %v495, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v497 = add nsw i32 %v8, 448
  %v498 = getelementptr float, ptr %v3, i32 %v497
  %v499 = load <4 x float>, ptr %v498, align 4
  %v500 = add nsw i32 %v8, 544
  %v501 = getelementptr float, ptr %v3, i32 %v500
  %v502 = load <4 x float>, ptr %v501, align 4
  %v503 = shufflevector <4 x float> %v499, <4 x float> %v502, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v504 = shufflevector <4 x float> %v496, <4 x float> %v503, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v504, ptr %v489, align 4
  %v505 = add nsw i32 %v454, 12
  %v506 = getelementptr float, ptr %v1, i32 %v505
  %v507 = add nsw i32 %v8, 592
  %v508 = getelementptr float, ptr %v3, i32 %v507
  %v509 = load <4 x float>, ptr %v508, align 4
  %v510 = add nsw i32 %v8, 688
  %v511 = getelementptr float, ptr %v3, i32 %v510
  %v512 = load <4 x float>, ptr %v511, align 4
  %v513 = shufflevector <4 x float> %v509, <4 x float> %v512, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v514 = add nsw i32 %v8, 640
  %v515 = getelementptr float, ptr %v3, i32 %v514
  %v516 = load <4 x float>, ptr %v515, align 4
  %v517 = add nsw i32 %v8, 736
  %v518 = getelementptr float, ptr %v3, i32 %v517
  %v519 = load <4 x float>, ptr %v518, align 4
  %v520 = shufflevector <4 x float> %v516, <4 x float> %v519, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v521 = shufflevector <4 x float> %v513, <4 x float> %v520, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v521, ptr %v506, align 4
  %v522 = add nsw i32 %v6, 544
  %v523 = getelementptr float, ptr %v1, i32 %v522
  %v524 = shufflevector <4 x float> %v462, <4 x float> %v469, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v524, ptr %v523, align 4
  %v525 = add nsw i32 %v522, 4
  %v526 = getelementptr float, ptr %v1, i32 %v525
  %v527 = shufflevector <4 x float> %v479, <4 x float> %v486, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v527, ptr %v526, align 4
  %v528 = add nsw i32 %v522, 8
  %v529 = getelementptr float, ptr %v1, i32 %v528
  %v530 = shufflevector <4 x float> %v496, <4 x float> %v503, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v530, ptr %v529, align 4
  %v531 = add nsw i32 %v522, 12
  %v532 = getelementptr float, ptr %v1, i32 %v531
  %v533 = shufflevector <4 x float> %v513, <4 x float> %v520, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v533, ptr %v532, align 4
  %v534 = add nsw i32 %v6, 576
  %v535 = getelementptr float, ptr %v1, i32 %v534
  %v536 = shufflevector <4 x float> %v458, <4 x float> %v461, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v537 = shufflevector <4 x float> %v465, <4 x float> %v468, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v538 = shufflevector <4 x float> %v536, <4 x float> %v537, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v538, ptr %v535, align 4
  %v539 = add nsw i32 %v534, 4
  %v540 = getelementptr float, ptr %v1, i32 %v539
  %v541 = shufflevector <4 x float> %v475, <4 x float> %v478, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v542 = shufflevector <4 x float> %v482, <4 x float> %v485, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v543 = shufflevector <4 x float> %v541, <4 x float> %v542, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v543, ptr %v540, align 4
  %v544 = add nsw i32 %v534, 8
  %v545 = getelementptr float, ptr %v1, i32 %v544
  %v546 = shufflevector <4 x float> %v492, <4 x float> %v495, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v547 = shufflevector <4 x float> %v499, <4 x float> %v502, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v548 = shufflevector <4 x float> %v546, <4 x float> %v547, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v548, ptr %v545, align 4
  %v549 = add nsw i32 %v534, 12
  %v550 = getelementptr float, ptr %v1, i32 %v549
  %v551 = shufflevector <4 x float> %v509, <4 x float> %v512, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v552 = shufflevector <4 x float> %v516, <4 x float> %v519, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v553 = shufflevector <4 x float> %v551, <4 x float> %v552, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v553, ptr %v550, align 4
  %v554 = add nsw i32 %v6, 608
  %v555 = getelementptr float, ptr %v1, i32 %v554
  %v556 = shufflevector <4 x float> %v536, <4 x float> %v537, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v556, ptr %v555, align 4
  %v557 = add nsw i32 %v554, 4
  %v558 = getelementptr float, ptr %v1, i32 %v557
  %v559 = shufflevector <4 x float> %v541, <4 x float> %v542, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v559, ptr %v558, align 4
  %v560 = add nsw i32 %v554, 8
  %v561 = getelementptr float, ptr %v1, i32 %v560
  %v562 = shufflevector <4 x float> %v546, <4 x float> %v547, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v562, ptr %v561, align 4
  %v563 = add nsw i32 %v554, 12
  %v564 = getelementptr float, ptr %v1, i32 %v563
  %v565 = shufflevector <4 x float> %v551, <4 x float> %v552, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v565, ptr %v564, align 4
  %v566 = add nsw i32 %v6, 640
  %v567 = getelementptr float, ptr %v1, i32 %v566
  %v568 = add nsw i32 %v456, 4
  %v569 = getelementptr float, ptr %v3, i32 %v568
  %v570 = load <4 x float>, ptr %v569, align 4
  %v571 = add nsw i32 %v459, 4
  %v572 = getelementptr float, ptr %v3, i32 %v571
  %v573 = load <4 x float>, ptr %v572, align 4
  %v574 = shufflevector <4 x float> %v570, <4 x float> %v573, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v575 = add nsw i32 %v463, 4
  %v576 = getelementptr float, ptr %v3, i32 %v575
  %v577 = load <4 x float>, ptr %v576, align 4
  %v578 = add nsw i32 %v466, 4
  %v579 = getelementptr float, ptr %v3, i32 %v578
  %v580 = load <4 x float>, ptr %v579, align 4
  %v581 = shufflevector <4 x float> %v577, <4 x float> %v580, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v582 = shufflevector <4 x float> %v574, <4 x float> %v581, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v582, ptr %v567, align 4
  %v583 = add nsw i32 %v566, 4
  %v584 = getelementptr float, ptr %v1, i32 %v583
  %v585 = add nsw i32 %v473, 4
  %v586 = getelementptr float, ptr %v3, i32 %v585
  %v587 = load <4 x float>, ptr %v586, align 4
  %v588 = add nsw i32 %v476, 4
  %v589 = getelementptr float, ptr %v3, i32 %v588
  %v590 = load <4 x float>, ptr %v589, align 4
  %v591 = shufflevector <4 x float> %v587, <4 x float> %v590, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v592 = add nsw i32 %v480, 4
  %v593 = getelementptr float, ptr %v3, i32 %v592
  %v594 = load <4 x float>, ptr %v593, align 4
  %v595 = add nsw i32 %v483, 4
  %v596 = getelementptr float, ptr %v3, i32 %v595
  %v597 = load <4 x float>, ptr %v596, align 4
  %v598 = shufflevector <4 x float> %v594, <4 x float> %v597, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v599 = shufflevector <4 x float> %v591, <4 x float> %v598, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v599, ptr %v584, align 4
  %v600 = add nsw i32 %v566, 8
  %v601 = getelementptr float, ptr %v1, i32 %v600
  %v602 = add nsw i32 %v490, 4
  %v603 = getelementptr float, ptr %v3, i32 %v602
  %v604 = load <4 x float>, ptr %v603, align 4
  %v605 = add nsw i32 %v493, 4
  %v606 = getelementptr float, ptr %v3, i32 %v605
  %v607 = load <4 x float>, ptr %v606, align 4
  %v608 = shufflevector <4 x float> %v604, <4 x float> %v607, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v609 = add nsw i32 %v497, 4
  %v610 = getelementptr float, ptr %v3, i32 %v609
  %v611 = load <4 x float>, ptr %v610, align 4
  %v612 = add nsw i32 %v500, 4
  %v613 = getelementptr float, ptr %v3, i32 %v612
  %v614 = load <4 x float>, ptr %v613, align 4
  %v615 = shufflevector <4 x float> %v611, <4 x float> %v614, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v616 = shufflevector <4 x float> %v608, <4 x float> %v615, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v616, ptr %v601, align 4
  %v617 = add nsw i32 %v566, 12
  %v618 = getelementptr float, ptr %v1, i32 %v617
  %v619 = add nsw i32 %v507, 4
  %v620 = getelementptr float, ptr %v3, i32 %v619
  %v621 = load <4 x float>, ptr %v620, align 4
  %v622 = add nsw i32 %v510, 4
  %v623 = getelementptr float, ptr %v3, i32 %v622
  %v624 = load <4 x float>, ptr %v623, align 4
  %v625 = shufflevector <4 x float> %v621, <4 x float> %v624, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v626 = add nsw i32 %v514, 4
  %v627 = getelementptr float, ptr %v3, i32 %v626
  %v628 = load <4 x float>, ptr %v627, align 4
  %v629 = add nsw i32 %v517, 4
  %v630 = getelementptr float, ptr %v3, i32 %v629
  %v631 = load <4 x float>, ptr %v630, align 4
  %v632 = shufflevector <4 x float> %v628, <4 x float> %v631, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v633 = shufflevector <4 x float> %v625, <4 x float> %v632, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v633, ptr %v618, align 4
  %v634 = add nsw i32 %v6, 672
  %v635 = getelementptr float, ptr %v1, i32 %v634
  %v636 = shufflevector <4 x float> %v574, <4 x float> %v581, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v636, ptr %v635, align 4
  %v637 = add nsw i32 %v634, 4
  %v638 = getelementptr float, ptr %v1, i32 %v637
  %v639 = shufflevector <4 x float> %v591, <4 x float> %v598, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v639, ptr %v638, align 4
  %v640 = add nsw i32 %v634, 8
  %v641 = getelementptr float, ptr %v1, i32 %v640
  %v642 = shufflevector <4 x float> %v608, <4 x float> %v615, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v642, ptr %v641, align 4
  %v643 = add nsw i32 %v634, 12
  %v644 = getelementptr float, ptr %v1, i32 %v643
  %v645 = shufflevector <4 x float> %v625, <4 x float> %v632, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v645, ptr %v644, align 4
  %v646 = add nsw i32 %v6, 704
  %v647 = getelementptr float, ptr %v1, i32 %v646
  %v648 = shufflevector <4 x float> %v570, <4 x float> %v573, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v649 = shufflevector <4 x float> %v577, <4 x float> %v580, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v650 = shufflevector <4 x float> %v648, <4 x float> %v649, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v650, ptr %v647, align 4
  %v651 = add nsw i32 %v646, 4
  %v652 = getelementptr float, ptr %v1, i32 %v651
  %v653 = shufflevector <4 x float> %v587, <4 x float> %v590, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v654 = shufflevector <4 x float> %v594, <4 x float> %v597, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v655 = shufflevector <4 x float> %v653, <4 x float> %v654, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v655, ptr %v652, align 4
  %v656 = add nsw i32 %v646, 8
  %v657 = getelementptr float, ptr %v1, i32 %v656
  %v658 = shufflevector <4 x float> %v604, <4 x float> %v607, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v659 = shufflevector <4 x float> %v611, <4 x float> %v614, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v660 = shufflevector <4 x float> %v658, <4 x float> %v659, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v660, ptr %v657, align 4
  %v661 = add nsw i32 %v646, 12
  %v662 = getelementptr float, ptr %v1, i32 %v661
  %v663 = shufflevector <4 x float> %v621, <4 x float> %v624, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v664 = shufflevector <4 x float> %v628, <4 x float> %v631, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v665 = shufflevector <4 x float> %v663, <4 x float> %v664, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v665, ptr %v662, align 4
  %v666 = add nsw i32 %v6, 736
  %v667 = getelementptr float, ptr %v1, i32 %v666
  %v668 = shufflevector <4 x float> %v648, <4 x float> %v649, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v668, ptr %v667, align 4
  %v669 = add nsw i32 %v666, 4
  %v670 = getelementptr float, ptr %v1, i32 %v669
  %v671 = shufflevector <4 x float> %v653, <4 x float> %v654, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v671, ptr %v670, align 4
  %v672 = add nsw i32 %v666, 8
  %v673 = getelementptr float, ptr %v1, i32 %v672
  %v674 = shufflevector <4 x float> %v658, <4 x float> %v659, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v674, ptr %v673, align 4
  %v675 = add nsw i32 %v666, 12
  %v676 = getelementptr float, ptr %v1, i32 %v675
  %v677 = shufflevector <4 x float> %v663, <4 x float> %v664, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v677, ptr %v676, align 4
  %v678 = add nsw i32 %v6, 768
  %v679 = getelementptr float, ptr %v1, i32 %v678
  %v680 = add nsw i32 %v456, 8
  %v681 = getelementptr float, ptr %v3, i32 %v680
  %v682 = load <4 x float>, ptr %v681, align 4
  %v683 = add nsw i32 %v459, 8
  %v684 = getelementptr float, ptr %v3, i32 %v683
  %v685 = load <4 x float>, ptr %v684, align 4
  %v686 = shufflevector <4 x float> %v682, <4 x float> %v685, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v687 = add nsw i32 %v463, 8
  %v688 = getelementptr float, ptr %v3, i32 %v687
  %v689 = load <4 x float>, ptr %v688, align 4
  %v690 = add nsw i32 %v466, 8
  %v691 = getelementptr float, ptr %v3, i32 %v690
  %v692 = load <4 x float>, ptr %v691, align 4
  %v693 = shufflevector <4 x float> %v689, <4 x float> %v692, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v694 = shufflevector <4 x float> %v686, <4 x float> %v693, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v694, ptr %v679, align 4
  %v695 = add nsw i32 %v678, 4
  %v696 = getelementptr float, ptr %v1, i32 %v695
  %v697 = add nsw i32 %v473, 8
  %v698 = getelementptr float, ptr %v3, i32 %v697
  %v699 = load <4 x float>, ptr %v698, align 4
  %v700 = add nsw i32 %v476, 8
  %v701 = getelementptr float, ptr %v3, i32 %v700
  %v702 = load <4 x float>, ptr %v701, align 4
  %v703 = shufflevector <4 x float> %v699, <4 x float> %v702, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v704 = add nsw i32 %v480, 8
  %v705 = getelementptr float, ptr %v3, i32 %v704
  %v706 = load <4 x float>, ptr %v705, align 4
  %v707 = add nsw i32 %v483, 8
  %v708 = getelementptr float, ptr %v3, i32 %v707
  %v709 = load <4 x float>, ptr %v708, align 4
  %v710 = shufflevector <4 x float> %v706, <4 x float> %v709, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v711 = shufflevector <4 x float> %v703, <4 x float> %v710, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v711, ptr %v696, align 4
  %v712 = add nsw i32 %v678, 8
  %v713 = getelementptr float, ptr %v1, i32 %v712
  %v714 = add nsw i32 %v490, 8
  %v715 = getelementptr float, ptr %v3, i32 %v714
  %v716 = load <4 x float>, ptr %v715, align 4
  %v717 = add nsw i32 %v493, 8
  %v718 = getelementptr float, ptr %v3, i32 %v717
  %v719 = load <4 x float>, ptr %v718, align 4
  %v720 = shufflevector <4 x float> %v716, <4 x float> %v719, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v721 = add nsw i32 %v497, 8
  %v722 = getelementptr float, ptr %v3, i32 %v721
  %v723 = load <4 x float>, ptr %v722, align 4
  %v724 = add nsw i32 %v500, 8
  %v725 = getelementptr float, ptr %v3, i32 %v724
  %v726 = load <4 x float>, ptr %v725, align 4
  %v727 = shufflevector <4 x float> %v723, <4 x float> %v726, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v728 = shufflevector <4 x float> %v720, <4 x float> %v727, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v728, ptr %v713, align 4
  %v729 = add nsw i32 %v678, 12
  %v730 = getelementptr float, ptr %v1, i32 %v729
  %v731 = add nsw i32 %v507, 8
  %v732 = getelementptr float, ptr %v3, i32 %v731
  %v733 = load <4 x float>, ptr %v732, align 4
  %v734 = add nsw i32 %v510, 8
  %v735 = getelementptr float, ptr %v3, i32 %v734
  %v736 = load <4 x float>, ptr %v735, align 4
  %v737 = shufflevector <4 x float> %v733, <4 x float> %v736, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v738 = add nsw i32 %v514, 8
  %v739 = getelementptr float, ptr %v3, i32 %v738
  %v740 = load <4 x float>, ptr %v739, align 4
  %v741 = add nsw i32 %v517, 8
  %v742 = getelementptr float, ptr %v3, i32 %v741
  %v743 = load <4 x float>, ptr %v742, align 4
  %v744 = shufflevector <4 x float> %v740, <4 x float> %v743, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v745 = shufflevector <4 x float> %v737, <4 x float> %v744, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v745, ptr %v730, align 4
  %v746 = add nsw i32 %v6, 800
  %v747 = getelementptr float, ptr %v1, i32 %v746
  %v748 = shufflevector <4 x float> %v686, <4 x float> %v693, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v748, ptr %v747, align 4
  %v749 = add nsw i32 %v746, 4
  %v750 = getelementptr float, ptr %v1, i32 %v749
  %v751 = shufflevector <4 x float> %v703, <4 x float> %v710, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v751, ptr %v750, align 4
  %v752 = add nsw i32 %v746, 8
  %v753 = getelementptr float, ptr %v1, i32 %v752
  %v754 = shufflevector <4 x float> %v720, <4 x float> %v727, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v754, ptr %v753, align 4
  %v755 = add nsw i32 %v746, 12
  %v756 = getelementptr float, ptr %v1, i32 %v755
  %v757 = shufflevector <4 x float> %v737, <4 x float> %v744, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v757, ptr %v756, align 4
  %v758 = add nsw i32 %v6, 832
  %v759 = getelementptr float, ptr %v1, i32 %v758
  %v760 = shufflevector <4 x float> %v682, <4 x float> %v685, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v761 = shufflevector <4 x float> %v689, <4 x float> %v692, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v762 = shufflevector <4 x float> %v760, <4 x float> %v761, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v762, ptr %v759, align 4
  %v763 = add nsw i32 %v758, 4
  %v764 = getelementptr float, ptr %v1, i32 %v763
  %v765 = shufflevector <4 x float> %v699, <4 x float> %v702, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v766 = shufflevector <4 x float> %v706, <4 x float> %v709, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v767 = shufflevector <4 x float> %v765, <4 x float> %v766, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v767, ptr %v764, align 4
  %v768 = add nsw i32 %v758, 8
  %v769 = getelementptr float, ptr %v1, i32 %v768
  %v770 = shufflevector <4 x float> %v716, <4 x float> %v719, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v771 = shufflevector <4 x float> %v723, <4 x float> %v726, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v772 = shufflevector <4 x float> %v770, <4 x float> %v771, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v772, ptr %v769, align 4
  %v773 = add nsw i32 %v758, 12
  %v774 = getelementptr float, ptr %v1, i32 %v773
  %v775 = shufflevector <4 x float> %v733, <4 x float> %v736, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v776 = shufflevector <4 x float> %v740, <4 x float> %v743, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v777 = shufflevector <4 x float> %v775, <4 x float> %v776, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v777, ptr %v774, align 4
  %v778 = add nsw i32 %v6, 864
  %v779 = getelementptr float, ptr %v1, i32 %v778
  %v780 = shufflevector <4 x float> %v760, <4 x float> %v761, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v780, ptr %v779, align 4
  %v781 = add nsw i32 %v778, 4
  %v782 = getelementptr float, ptr %v1, i32 %v781
  %v783 = shufflevector <4 x float> %v765, <4 x float> %v766, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v783, ptr %v782, align 4
  %v784 = add nsw i32 %v778, 8
  %v785 = getelementptr float, ptr %v1, i32 %v784
  %v786 = shufflevector <4 x float> %v770, <4 x float> %v771, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v786, ptr %v785, align 4
  %v787 = add nsw i32 %v778, 12
  %v788 = getelementptr float, ptr %v1, i32 %v787
  %v789 = shufflevector <4 x float> %v775, <4 x float> %v776, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v789, ptr %v788, align 4
  %v790 = add nsw i32 %v6, 896
  %v791 = getelementptr float, ptr %v1, i32 %v790
  %v792 = add nsw i32 %v456, 12
  %v793 = getelementptr float, ptr %v3, i32 %v792
  %v794 = load <4 x float>, ptr %v793, align 4
  %v795 = add nsw i32 %v459, 12
  %v796 = getelementptr float, ptr %v3, i32 %v795
  %v797 = load <4 x float>, ptr %v796, align 4
  %v798 = shufflevector <4 x float> %v794, <4 x float> %v797, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v799 = add nsw i32 %v463, 12
  %v800 = getelementptr float, ptr %v3, i32 %v799
  %v801 = load <4 x float>, ptr %v800, align 4
  %v802 = add nsw i32 %v466, 12
  %v803 = getelementptr float, ptr %v3, i32 %v802
  %v804 = load <4 x float>, ptr %v803, align 4
  %v805 = shufflevector <4 x float> %v801, <4 x float> %v804, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v806 = shufflevector <4 x float> %v798, <4 x float> %v805, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v806, ptr %v791, align 4
  %v807 = add nsw i32 %v790, 4
  %v808 = getelementptr float, ptr %v1, i32 %v807
  %v809 = add nsw i32 %v473, 12
  %v810 = getelementptr float, ptr %v3, i32 %v809
  %v811 = load <4 x float>, ptr %v810, align 4
  %v812 = add nsw i32 %v476, 12
  %v813 = getelementptr float, ptr %v3, i32 %v812
  %v814 = load <4 x float>, ptr %v813, align 4
  %v815 = shufflevector <4 x float> %v811, <4 x float> %v814, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v816 = add nsw i32 %v480, 12
  %v817 = getelementptr float, ptr %v3, i32 %v816
  %v818 = load <4 x float>, ptr %v817, align 4
  %v819 = add nsw i32 %v483, 12
  %v820 = getelementptr float, ptr %v3, i32 %v819
  %v821 = load <4 x float>, ptr %v820, align 4
  %v822 = shufflevector <4 x float> %v818, <4 x float> %v821, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v823 = shufflevector <4 x float> %v815, <4 x float> %v822, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v823, ptr %v808, align 4
  %v824 = add nsw i32 %v790, 8
  %v825 = getelementptr float, ptr %v1, i32 %v824
  %v826 = add nsw i32 %v490, 12
  %v827 = getelementptr float, ptr %v3, i32 %v826
  %v828 = load <4 x float>, ptr %v827, align 4
  %v829 = add nsw i32 %v493, 12
  %v830 = getelementptr float, ptr %v3, i32 %v829
  %v831 = load <4 x float>, ptr %v830, align 4
  %v832 = shufflevector <4 x float> %v828, <4 x float> %v831, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v833 = add nsw i32 %v497, 12
  %v834 = getelementptr float, ptr %v3, i32 %v833
  %v835 = load <4 x float>, ptr %v834, align 4
  %v836 = add nsw i32 %v500, 12
  %v837 = getelementptr float, ptr %v3, i32 %v836
  %v838 = load <4 x float>, ptr %v837, align 4
  %v839 = shufflevector <4 x float> %v835, <4 x float> %v838, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v840 = shufflevector <4 x float> %v832, <4 x float> %v839, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v840, ptr %v825, align 4
  %v841 = add nsw i32 %v790, 12
  %v842 = getelementptr float, ptr %v1, i32 %v841
  %v843 = add nsw i32 %v507, 12
  %v844 = getelementptr float, ptr %v3, i32 %v843
  %v845 = load <4 x float>, ptr %v844, align 4
  %v846 = add nsw i32 %v510, 12
  %v847 = getelementptr float, ptr %v3, i32 %v846
  %v848 = load <4 x float>, ptr %v847, align 4
  %v849 = shufflevector <4 x float> %v845, <4 x float> %v848, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v850 = add nsw i32 %v514, 12
  %v851 = getelementptr float, ptr %v3, i32 %v850
  %v852 = load <4 x float>, ptr %v851, align 4
  %v853 = add nsw i32 %v517, 12
  %v854 = getelementptr float, ptr %v3, i32 %v853
  %v855 = load <4 x float>, ptr %v854, align 4
  %v856 = shufflevector <4 x float> %v852, <4 x float> %v855, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v857 = shufflevector <4 x float> %v849, <4 x float> %v856, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v857, ptr %v842, align 4
  %v858 = add nsw i32 %v6, 928
  %v859 = getelementptr float, ptr %v1, i32 %v858
  %v860 = shufflevector <4 x float> %v798, <4 x float> %v805, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v860, ptr %v859, align 4
  %v861 = add nsw i32 %v858, 4
  %v862 = getelementptr float, ptr %v1, i32 %v861
  %v863 = shufflevector <4 x float> %v815, <4 x float> %v822, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v863, ptr %v862, align 4
  %v864 = add nsw i32 %v858, 8
  %v865 = getelementptr float, ptr %v1, i32 %v864
  %v866 = shufflevector <4 x float> %v832, <4 x float> %v839, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v866, ptr %v865, align 4
  %v867 = add nsw i32 %v858, 12
  %v868 = getelementptr float, ptr %v1, i32 %v867
  %v869 = shufflevector <4 x float> %v849, <4 x float> %v856, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v869, ptr %v868, align 4
  %v870 = add nsw i32 %v6, 960
  %v871 = getelementptr float, ptr %v1, i32 %v870
  %v872 = shufflevector <4 x float> %v794, <4 x float> %v797, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v873 = shufflevector <4 x float> %v801, <4 x float> %v804, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v874 = shufflevector <4 x float> %v872, <4 x float> %v873, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v874, ptr %v871, align 4
  %v875 = add nsw i32 %v870, 4
  %v876 = getelementptr float, ptr %v1, i32 %v875
  %v877 = shufflevector <4 x float> %v811, <4 x float> %v814, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v878 = shufflevector <4 x float> %v818, <4 x float> %v821, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v879 = shufflevector <4 x float> %v877, <4 x float> %v878, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v879, ptr %v876, align 4
  %v880 = add nsw i32 %v870, 8
  %v881 = getelementptr float, ptr %v1, i32 %v880
  %v882 = shufflevector <4 x float> %v828, <4 x float> %v831, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v883 = shufflevector <4 x float> %v835, <4 x float> %v838, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v884 = shufflevector <4 x float> %v882, <4 x float> %v883, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v884, ptr %v881, align 4
  %v885 = add nsw i32 %v870, 12
  %v886 = getelementptr float, ptr %v1, i32 %v885
  %v887 = shufflevector <4 x float> %v845, <4 x float> %v848, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v888 = shufflevector <4 x float> %v852, <4 x float> %v855, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v889 = shufflevector <4 x float> %v887, <4 x float> %v888, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v889, ptr %v886, align 4
  %v890 = add nsw i32 %v6, 992
  %v891 = getelementptr float, ptr %v1, i32 %v890
  %v892 = shufflevector <4 x float> %v872, <4 x float> %v873, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v892, ptr %v891, align 4
  %v893 = add nsw i32 %v890, 4
  %v894 = getelementptr float, ptr %v1, i32 %v893
  %v895 = shufflevector <4 x float> %v877, <4 x float> %v878, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v895, ptr %v894, align 4
  %v896 = add nsw i32 %v890, 8
  %v897 = getelementptr float, ptr %v1, i32 %v896
  %v898 = shufflevector <4 x float> %v882, <4 x float> %v883, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v898, ptr %v897, align 4
  %v899 = add nsw i32 %v890, 12
  %v900 = getelementptr float, ptr %v1, i32 %v899
  %v901 = shufflevector <4 x float> %v887, <4 x float> %v888, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v901, ptr %v900, align 4
  %v902 = add nsw i32 %v5, 1
  %v903 = icmp slt i32 %v902, 2
  br i1 %v903, label %loop2, label %done2
done2:
  %v904 = add nsw i32 %v4, 1
  %v905 = icmp slt i32 %v904, 1
  br i1 %v905, label %loop1, label %done1
done1:
  br label %loop3
loop3:
  %v906 = phi i32 [ 32, %done1 ], [ %v992, %done4 ]
  %v907 = mul nsw i32 %v906, 32
  br label %loop4
loop4:
  %v908 = phi i32 [ 0, %loop3 ], [ %v990, %loop4 ]
  %v909 = mul nsw i32 %v908, 16
  %v910 = add nsw i32 %v907, %v909
  %v911 = getelementptr float, ptr %v1, i32 %v910
  %v912 = mul nsw i32 %v908, 768
  %v913 = add nsw i32 %v906, %v912
  %v914 = insertelement <4 x i32> poison, i32 %v913, i64 0
  %v915 = shufflevector <4 x i32> %v914, <4 x i32> poison, <4 x i32> zeroinitializer
  %v916 = add <4 x i32> %v915, <i32 0, i32 48, i32 96, i32 144>
  %v917 = extractelement <4 x i32> %v916, i32 0
  %v918 = getelementptr float, ptr %v3, i32 %v917
  %v919 = load float, ptr %v918, align 4
  %v920 = extractelement <4 x i32> %v916, i32 1
  %v921 = getelementptr float, ptr %v3, i32 %v920
  %v922 = load float, ptr %v921, align 4
  %v923 = extractelement <4 x i32> %v916, i32 2
  %v924 = getelementptr float, ptr %v3, i32 %v923
  %v925 = load float, ptr %v924, align 4
  %v926 = extractelement <4 x i32> %v916, i32 3
  %v927 = getelementptr float, ptr %v3, i32 %v926
  %v928 = load float, ptr %v927, align 4
  %v929 = insertelement <4 x float> poison, float %v919, i64 0
  %v930 = insertelement <4 x float> %v929, float %v922, i64 1
  %v931 = insertelement <4 x float> %v930, float %v925, i64 2
  %v932 = insertelement <4 x float> %v931, float %v928, i64 3
  store <4 x float> %v932, ptr %v911, align 4
  %v933 = add nsw i32 %v910, 4
  %v934 = getelementptr float, ptr %v1, i32 %v933
  %v935 = add <4 x i32> %v915, <i32 192, i32 240, i32 288, i32 336>
  %v936 = extractelement <4 x i32> %v935, i32 0
  %v937 = getelementptr float, ptr %v3, i32 %v936
  %v938 = load float, ptr %v937, align 4
  %v939 = extractelement <4 x i32> %v935, i32 1
  %v940 = getelementptr float, ptr %v3, i32 %v939
  %v941 = load float, ptr %v940, align 4
  %v942 = extractelement <4 x i32> %v935, i32 2
  %v943 = getelementptr float, ptr %v3, i32 %v942
  %v944 = load float, ptr %v943, align 4
  %v945 = extractelement <4 x i32> %v935, i32 3
  %v946 = getelementptr float, ptr %v3, i32 %v945
  %v947 = load float, ptr %v946, align 4
  %v948 = insertelement <4 x float> poison, float %v938, i64 0
  %v949 = insertelement <4 x float> %v948, float %v941, i64 1
  %v950 = insertelement <4 x float> %v949, float %v944, i64 2
  %v951 = insertelement <4 x float> %v950, float %v947, i64 3
  store <4 x float> %v951, ptr %v934, align 4
  %v952 = add nsw i32 %v910, 8
  %v953 = getelementptr float, ptr %v1, i32 %v952
  %v954 = add <4 x i32> %v915, <i32 384, i32 432, i32 480, i32 528>
  %v955 = extractelement <4 x i32> %v954, i32 0
  %v956 = getelementptr float, ptr %v3, i32 %v955
  %v957 = load float, ptr %v956, align 4
  %v958 = extractelement <4 x i32> %v954, i32 1
  %v959 = getelementptr float, ptr %v3, i32 %v958
  %v960 = load float, ptr %v959, align 4
  %v961 = extractelement <4 x i32> %v954, i32 2
  %v962 = getelementptr float, ptr %v3, i32 %v961
  %v963 = load float, ptr %v962, align 4
  %v964 = extractelement <4 x i32> %v954, i32 3
  %v965 = getelementptr float, ptr %v3, i32 %v964
  %v966 = load float, ptr %v965, align 4
  %v967 = insertelement <4 x float> poison, float %v957, i64 0
  %v968 = insertelement <4 x float> %v967, float %v960, i64 1
  %v969 = insertelement <4 x float> %v968, float %v963, i64 2
  %v970 = insertelement <4 x float> %v969, float %v966, i64 3
  store <4 x float> %v970, ptr %v953, align 4
  %v971 = add nsw i32 %v910, 12
  %v972 = getelementptr float, ptr %v1, i32 %v971
  %v973 = add <4 x i32> %v915, <i32 576, i32 624, i32 672, i32 720>
  %v974 = extractelement <4 x i32> %v973, i32 0
  %v975 = getelementptr float, ptr %v3, i32 %v974
  %v976 = load float, ptr %v975, align 4
  %v977 = extractelement <4 x i32> %v973, i32 1
  %v978 = getelementptr float, ptr %v3, i32 %v977
  %v979 = load float, ptr %v978, align 4
  %v980 = extractelement <4 x i32> %v973, i32 2
  %v981 = getelementptr float, ptr %v3, i32 %v980
  %v982 = load float, ptr %v981, align 4
  %v983 = extractelement <4 x i32> %v973, i32 3
  %v984 = getelementptr float, ptr %v3, i32 %v983
  %v985 = load float, ptr %v984, align 4
  %v986 = insertelement <4 x float> poison, float %v976, i64 0
  %v987 = insertelement <4 x float> %v986, float %v979, i64 1
  %v988 = insertelement <4 x float> %v987, float %v982, i64 2
  %v989 = insertelement <4 x float> %v988, float %v985, i64 3
  store <4 x float> %v989, ptr %v972, align 4
  %v990 = add nsw i32 %v908, 1
  %v991 = icmp slt i32 %v990, 2
  br i1 %v991, label %loop4, label %done4
done4:
  %v992 = add nsw i32 %v906, 1
  %v993 = icmp slt i32 %v992, 48
  br i1 %v993, label %loop3, label %done3
done3:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+neon" "prefer-vector-width"="128" "no-trapping-math"="true" }
