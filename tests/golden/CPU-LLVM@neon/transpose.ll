target triple = "aarch64-unknown-linux-gnu"

define void @transpose(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v966, %done2 ]
  br label %loop2
loop2:
  %v5 = phi i32 [ 0, %loop1 ], [ %v964, %loop2 ]
  %v6 = mul nsw i32 %v5, 16
  %v7 = getelementptr float, ptr %v1, i32 %v6
  %v8 = mul nsw i32 %v5, 768
  %v9 = getelementptr float, ptr %v3, i32 %v8
  %v10 = load <4 x float>, ptr %v9, align 4
  %v11 = add nsw i32 %v8, 96
  %v12 = getelementptr float, ptr %v9, i64 96
  %v13 = load <4 x float>, ptr %v12, align 4
  %v14 = shufflevector <4 x float> %v10, <4 x float> %v13, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v15 = add nsw i32 %v8, 48
  %v16 = getelementptr float, ptr %v9, i64 48
  %v17 = load <4 x float>, ptr %v16, align 4
  %v18 = add nsw i32 %v8, 144
  %v19 = getelementptr float, ptr %v9, i64 144
  %v20 = load <4 x float>, ptr %v19, align 4
  %v21 = shufflevector <4 x float> %v17, <4 x float> %v20, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v22 = shufflevector <4 x float> %v14, <4 x float> %v21, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v22, ptr %v7, align 4
  %v23 = add nsw i32 %v6, 4
  %v24 = getelementptr float, ptr %v7, i64 4
  %v25 = add nsw i32 %v8, 192
  %v26 = getelementptr float, ptr %v9, i64 192
  %v27 = load <4 x float>, ptr %v26, align 4
  %v28 = add nsw i32 %v8, 288
  %v29 = getelementptr float, ptr %v9, i64 288
  %v30 = load <4 x float>, ptr %v29, align 4
  %v31 = shufflevector <4 x float> %v27, <4 x float> %v30, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v32 = add nsw i32 %v8, 240
  %v33 = getelementptr float, ptr %v9, i64 240
  %v34 = load <4 x float>, ptr %v33, align 4
  %v35 = add nsw i32 %v8, 336
  %v36 = getelementptr float, ptr %v9, i64 336
  %v37 = load <4 x float>, ptr %v36, align 4
  %v38 = shufflevector <4 x float> %v34, <4 x float> %v37, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v39 = shufflevector <4 x float> %v31, <4 x float> %v38, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v39, ptr %v24, align 4
  %v40 = add nsw i32 %v6, 8
  %v41 = getelementptr float, ptr %v7, i64 8
  %v42 = add nsw i32 %v8, 384
  %v43 = getelementptr float, ptr %v9, i64 384
  %v44 = load <4 x float>, ptr %v43, align 4
  %v45 = add nsw i32 %v8, 480
  %v46 = getelementptr float, ptr %v9, i64 480
  %v47 = load <4 x float>, ptr %v46, align 4
  %v48 = shufflevector <4 x float> %v44, <4 x float> %v47, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v49 = add nsw i32 %v8, 432
  %v50 = getelementptr float, ptr %v9, i64 432
  %v51 = load <4 x float>, ptr %v50, align 4
  %v52 = add nsw i32 %v8, 528
  %v53 = getelementptr float, ptr %v9, i64 528
  %v54 = load <4 x float>, ptr %v53, align 4
  %v55 = shufflevector <4 x float> %v51, <4 x float> %v54, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v56 = shufflevector <4 x float> %v48, <4 x float> %v55, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v56, ptr %v41, align 4
  %v57 = add nsw i32 %v6, 12
  %v58 = getelementptr float, ptr %v7, i64 12
  %v59 = add nsw i32 %v8, 576
  %v60 = getelementptr float, ptr %v9, i64 576
  %v61 = load <4 x float>, ptr %v60, align 4
  %v62 = add nsw i32 %v8, 672
  %v63 = getelementptr float, ptr %v9, i64 672
  %v64 = load <4 x float>, ptr %v63, align 4
  %v65 = shufflevector <4 x float> %v61, <4 x float> %v64, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v66 = add nsw i32 %v8, 624
  %v67 = getelementptr float, ptr %v9, i64 624
  %v68 = load <4 x float>, ptr %v67, align 4
  %v69 = add nsw i32 %v8, 720
  %v70 = getelementptr float, ptr %v9, i64 720
  %v71 = load <4 x float>, ptr %v70, align 4
  %v72 = shufflevector <4 x float> %v68, <4 x float> %v71, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v73 = shufflevector <4 x float> %v65, <4 x float> %v72, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v73, ptr %v58, align 4
  %v74 = add nsw i32 %v6, 32
  %v75 = getelementptr float, ptr %v7, i64 32
  %v76 = shufflevector <4 x float> %v14, <4 x float> %v21, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v76, ptr %v75, align 4
  %v77 = add nsw i32 %v74, 4
  %v78 = getelementptr float, ptr %v1, i32 %v74
  %v79 = getelementptr float, ptr %v78, i64 4
  %v80 = shufflevector <4 x float> %v31, <4 x float> %v38, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v80, ptr %v79, align 4
  %v81 = add nsw i32 %v74, 8
  %v82 = getelementptr float, ptr %v78, i64 8
  %v83 = shufflevector <4 x float> %v48, <4 x float> %v55, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v83, ptr %v82, align 4
  %v84 = add nsw i32 %v74, 12
  %v85 = getelementptr float, ptr %v78, i64 12
  %v86 = shufflevector <4 x float> %v65, <4 x float> %v72, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v86, ptr %v85, align 4
  %v87 = add nsw i32 %v6, 64
  %v88 = getelementptr float, ptr %v7, i64 64
  %v89 = shufflevector <4 x float> %v10, <4 x float> %v13, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v90 = shufflevector <4 x float> %v17, <4 x float> %v20, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v91 = shufflevector <4 x float> %v89, <4 x float> %v90, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v91, ptr %v88, align 4
  %v92 = add nsw i32 %v87, 4
  %v93 = getelementptr float, ptr %v1, i32 %v87
  %v94 = getelementptr float, ptr %v93, i64 4
  %v95 = shufflevector <4 x float> %v27, <4 x float> %v30, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v96 = shufflevector <4 x float> %v34, <4 x float> %v37, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v97 = shufflevector <4 x float> %v95, <4 x float> %v96, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v97, ptr %v94, align 4
  %v98 = add nsw i32 %v87, 8
  %v99 = getelementptr float, ptr %v93, i64 8
  %v100 = shufflevector <4 x float> %v44, <4 x float> %v47, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v101 = shufflevector <4 x float> %v51, <4 x float> %v54, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v102 = shufflevector <4 x float> %v100, <4 x float> %v101, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v102, ptr %v99, align 4
  %v103 = add nsw i32 %v87, 12
  %v104 = getelementptr float, ptr %v93, i64 12
  %v105 = shufflevector <4 x float> %v61, <4 x float> %v64, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v106 = shufflevector <4 x float> %v68, <4 x float> %v71, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v107 = shufflevector <4 x float> %v105, <4 x float> %v106, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v107, ptr %v104, align 4
  %v108 = add nsw i32 %v6, 96
  %v109 = getelementptr float, ptr %v7, i64 96
  %v110 = shufflevector <4 x float> %v89, <4 x float> %v90, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v110, ptr %v109, align 4
  %v111 = add nsw i32 %v108, 4
  %v112 = getelementptr float, ptr %v1, i32 %v108
  %v113 = getelementptr float, ptr %v112, i64 4
  %v114 = shufflevector <4 x float> %v95, <4 x float> %v96, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v114, ptr %v113, align 4
  %v115 = add nsw i32 %v108, 8
  %v116 = getelementptr float, ptr %v112, i64 8
  %v117 = shufflevector <4 x float> %v100, <4 x float> %v101, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v117, ptr %v116, align 4
  %v118 = add nsw i32 %v108, 12
  %v119 = getelementptr float, ptr %v112, i64 12
  %v120 = shufflevector <4 x float> %v105, <4 x float> %v106, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v120, ptr %v119, align 4
  %v121 = add nsw i32 %v6, 128
  %v122 = getelementptr float, ptr %v7, i64 128
  %v123 = add nsw i32 %v8, 4
  %v124 = getelementptr float, ptr %v9, i64 4
  %v125 = load <4 x float>, ptr %v124, align 4
  %v126 = add nsw i32 %v11, 4
  %v127 = getelementptr float, ptr %v3, i32 %v11
  %v128 = getelementptr float, ptr %v127, i64 4
  %v129 = load <4 x float>, ptr %v128, align 4
  %v130 = shufflevector <4 x float> %v125, <4 x float> %v129, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v131 = add nsw i32 %v15, 4
  %v132 = getelementptr float, ptr %v3, i32 %v15
  %v133 = getelementptr float, ptr %v132, i64 4
  %v134 = load <4 x float>, ptr %v133, align 4
  %v135 = add nsw i32 %v18, 4
  %v136 = getelementptr float, ptr %v3, i32 %v18
  %v137 = getelementptr float, ptr %v136, i64 4
  %v138 = load <4 x float>, ptr %v137, align 4
  %v139 = shufflevector <4 x float> %v134, <4 x float> %v138, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v140 = shufflevector <4 x float> %v130, <4 x float> %v139, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v140, ptr %v122, align 4
  %v141 = add nsw i32 %v121, 4
  %v142 = getelementptr float, ptr %v1, i32 %v121
  %v143 = getelementptr float, ptr %v142, i64 4
  %v144 = add nsw i32 %v25, 4
  %v145 = getelementptr float, ptr %v3, i32 %v25
  %v146 = getelementptr float, ptr %v145, i64 4
  %v147 = load <4 x float>, ptr %v146, align 4
  %v148 = add nsw i32 %v28, 4
  %v149 = getelementptr float, ptr %v3, i32 %v28
  %v150 = getelementptr float, ptr %v149, i64 4
  %v151 = load <4 x float>, ptr %v150, align 4
  %v152 = shufflevector <4 x float> %v147, <4 x float> %v151, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v153 = add nsw i32 %v32, 4
  %v154 = getelementptr float, ptr %v3, i32 %v32
  %v155 = getelementptr float, ptr %v154, i64 4
  %v156 = load <4 x float>, ptr %v155, align 4
  %v157 = add nsw i32 %v35, 4
  %v158 = getelementptr float, ptr %v3, i32 %v35
  %v159 = getelementptr float, ptr %v158, i64 4
  %v160 = load <4 x float>, ptr %v159, align 4
  %v161 = shufflevector <4 x float> %v156, <4 x float> %v160, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v162 = shufflevector <4 x float> %v152, <4 x float> %v161, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v162, ptr %v143, align 4
  %v163 = add nsw i32 %v121, 8
  %v164 = getelementptr float, ptr %v142, i64 8
  %v165 = add nsw i32 %v42, 4
  %v166 = getelementptr float, ptr %v3, i32 %v42
  %v167 = getelementptr float, ptr %v166, i64 4
  %v168 = load <4 x float>, ptr %v167, align 4
  %v169 = add nsw i32 %v45, 4
  %v170 = getelementptr float, ptr %v3, i32 %v45
  %v171 = getelementptr float, ptr %v170, i64 4
  %v172 = load <4 x float>, ptr %v171, align 4
  %v173 = shufflevector <4 x float> %v168, <4 x float> %v172, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v174 = add nsw i32 %v49, 4
  %v175 = getelementptr float, ptr %v3, i32 %v49
  %v176 = getelementptr float, ptr %v175, i64 4
  %v177 = load <4 x float>, ptr %v176, align 4
  %v178 = add nsw i32 %v52, 4
  %v179 = getelementptr float, ptr %v3, i32 %v52
  %v180 = getelementptr float, ptr %v179, i64 4
  %v181 = load <4 x float>, ptr %v180, align 4
  %v182 = shufflevector <4 x float> %v177, <4 x float> %v181, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v183 = shufflevector <4 x float> %v173, <4 x float> %v182, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v183, ptr %v164, align 4
  %v184 = add nsw i32 %v121, 12
  %v185 = getelementptr float, ptr %v142, i64 12
  %v186 = add nsw i32 %v59, 4
  %v187 = getelementptr float, ptr %v3, i32 %v59
  %v188 = getelementptr float, ptr %v187, i64 4
  %v189 = load <4 x float>, ptr %v188, align 4
  %v190 = add nsw i32 %v62, 4
  %v191 = getelementptr float, ptr %v3, i32 %v62
  %v192 = getelementptr float, ptr %v191, i64 4
  %v193 = load <4 x float>, ptr %v192, align 4
  %v194 = shufflevector <4 x float> %v189, <4 x float> %v193, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v195 = add nsw i32 %v66, 4
  %v196 = getelementptr float, ptr %v3, i32 %v66
  %v197 = getelementptr float, ptr %v196, i64 4
  %v198 = load <4 x float>, ptr %v197, align 4
  %v199 = add nsw i32 %v69, 4
  %v200 = getelementptr float, ptr %v3, i32 %v69
  %v201 = getelementptr float, ptr %v200, i64 4
  %v202 = load <4 x float>, ptr %v201, align 4
  %v203 = shufflevector <4 x float> %v198, <4 x float> %v202, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v204 = shufflevector <4 x float> %v194, <4 x float> %v203, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v204, ptr %v185, align 4
  %v205 = add nsw i32 %v6, 160
  %v206 = getelementptr float, ptr %v7, i64 160
  %v207 = shufflevector <4 x float> %v130, <4 x float> %v139, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v207, ptr %v206, align 4
  %v208 = add nsw i32 %v205, 4
  %v209 = getelementptr float, ptr %v1, i32 %v205
  %v210 = getelementptr float, ptr %v209, i64 4
  %v211 = shufflevector <4 x float> %v152, <4 x float> %v161, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v211, ptr %v210, align 4
  %v212 = add nsw i32 %v205, 8
  %v213 = getelementptr float, ptr %v209, i64 8
  %v214 = shufflevector <4 x float> %v173, <4 x float> %v182, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v214, ptr %v213, align 4
  %v215 = add nsw i32 %v205, 12
  %v216 = getelementptr float, ptr %v209, i64 12
  %v217 = shufflevector <4 x float> %v194, <4 x float> %v203, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v217, ptr %v216, align 4
  %v218 = add nsw i32 %v6, 192
  %v219 = getelementptr float, ptr %v7, i64 192
  %v220 = shufflevector <4 x float> %v125, <4 x float> %v129, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v221 = shufflevector <4 x float> %v134, <4 x float> %v138, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v222 = shufflevector <4 x float> %v220, <4 x float> %v221, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v222, ptr %v219, align 4
  %v223 = add nsw i32 %v218, 4
  %v224 = getelementptr float, ptr %v1, i32 %v218
  %v225 = getelementptr float, ptr %v224, i64 4
  %v226 = shufflevector <4 x float> %v147, <4 x float> %v151, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v227 = shufflevector <4 x float> %v156, <4 x float> %v160, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v228 = shufflevector <4 x float> %v226, <4 x float> %v227, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v228, ptr %v225, align 4
  %v229 = add nsw i32 %v218, 8
  %v230 = getelementptr float, ptr %v224, i64 8
  %v231 = shufflevector <4 x float> %v168, <4 x float> %v172, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v232 = shufflevector <4 x float> %v177, <4 x float> %v181, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v233 = shufflevector <4 x float> %v231, <4 x float> %v232, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v233, ptr %v230, align 4
  %v234 = add nsw i32 %v218, 12
  %v235 = getelementptr float, ptr %v224, i64 12
  %v236 = shufflevector <4 x float> %v189, <4 x float> %v193, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v237 = shufflevector <4 x float> %v198, <4 x float> %v202, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v238 = shufflevector <4 x float> %v236, <4 x float> %v237, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v238, ptr %v235, align 4
  %v239 = add nsw i32 %v6, 224
  %v240 = getelementptr float, ptr %v7, i64 224
  %v241 = shufflevector <4 x float> %v220, <4 x float> %v221, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v241, ptr %v240, align 4
  %v242 = add nsw i32 %v239, 4
  %v243 = getelementptr float, ptr %v1, i32 %v239
  %v244 = getelementptr float, ptr %v243, i64 4
  %v245 = shufflevector <4 x float> %v226, <4 x float> %v227, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v245, ptr %v244, align 4
  %v246 = add nsw i32 %v239, 8
  %v247 = getelementptr float, ptr %v243, i64 8
  %v248 = shufflevector <4 x float> %v231, <4 x float> %v232, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v248, ptr %v247, align 4
  %v249 = add nsw i32 %v239, 12
  %v250 = getelementptr float, ptr %v243, i64 12
  %v251 = shufflevector <4 x float> %v236, <4 x float> %v237, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v251, ptr %v250, align 4
  %v252 = add nsw i32 %v6, 256
  %v253 = getelementptr float, ptr %v7, i64 256
  %v254 = add nsw i32 %v8, 8
  %v255 = getelementptr float, ptr %v9, i64 8
  %v256 = load <4 x float>, ptr %v255, align 4
  %v257 = add nsw i32 %v11, 8
  %v258 = getelementptr float, ptr %v127, i64 8
  %v259 = load <4 x float>, ptr %v258, align 4
  %v260 = shufflevector <4 x float> %v256, <4 x float> %v259, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v261 = add nsw i32 %v15, 8
  %v262 = getelementptr float, ptr %v132, i64 8
  %v263 = load <4 x float>, ptr %v262, align 4
  %v264 = add nsw i32 %v18, 8
  %v265 = getelementptr float, ptr %v136, i64 8
  %v266 = load <4 x float>, ptr %v265, align 4
  %v267 = shufflevector <4 x float> %v263, <4 x float> %v266, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v268 = shufflevector <4 x float> %v260, <4 x float> %v267, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v268, ptr %v253, align 4
  %v269 = add nsw i32 %v252, 4
  %v270 = getelementptr float, ptr %v1, i32 %v252
  %v271 = getelementptr float, ptr %v270, i64 4
  %v272 = add nsw i32 %v25, 8
  %v273 = getelementptr float, ptr %v145, i64 8
  %v274 = load <4 x float>, ptr %v273, align 4
  %v275 = add nsw i32 %v28, 8
  %v276 = getelementptr float, ptr %v149, i64 8
  %v277 = load <4 x float>, ptr %v276, align 4
  %v278 = shufflevector <4 x float> %v274, <4 x float> %v277, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v279 = add nsw i32 %v32, 8
  %v280 = getelementptr float, ptr %v154, i64 8
  %v281 = load <4 x float>, ptr %v280, align 4
  %v282 = add nsw i32 %v35, 8
  %v283 = getelementptr float, ptr %v158, i64 8
  %v284 = load <4 x float>, ptr %v283, align 4
  %v285 = shufflevector <4 x float> %v281, <4 x float> %v284, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v286 = shufflevector <4 x float> %v278, <4 x float> %v285, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v286, ptr %v271, align 4
  %v287 = add nsw i32 %v252, 8
  %v288 = getelementptr float, ptr %v270, i64 8
  %v289 = add nsw i32 %v42, 8
  %v290 = getelementptr float, ptr %v166, i64 8
  %v291 = load <4 x float>, ptr %v290, align 4
  %v292 = add nsw i32 %v45, 8
  %v293 = getelementptr float, ptr %v170, i64 8
  %v294 = load <4 x float>, ptr %v293, align 4
  %v295 = shufflevector <4 x float> %v291, <4 x float> %v294, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v296 = add nsw i32 %v49, 8
  %v297 = getelementptr float, ptr %v175, i64 8
  %v298 = load <4 x float>, ptr %v297, align 4
  %v299 = add nsw i32 %v52, 8
  %v300 = getelementptr float, ptr %v179, i64 8
  %v301 = load <4 x float>, ptr %v300, align 4
  %v302 = shufflevector <4 x float> %v298, <4 x float> %v301, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v303 = shufflevector <4 x float> %v295, <4 x float> %v302, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v303, ptr %v288, align 4
  %v304 = add nsw i32 %v252, 12
  %v305 = getelementptr float, ptr %v270, i64 12
  %v306 = add nsw i32 %v59, 8
  %v307 = getelementptr float, ptr %v187, i64 8
  %v308 = load <4 x float>, ptr %v307, align 4
  %v309 = add nsw i32 %v62, 8
  %v310 = getelementptr float, ptr %v191, i64 8
  %v311 = load <4 x float>, ptr %v310, align 4
  %v312 = shufflevector <4 x float> %v308, <4 x float> %v311, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v313 = add nsw i32 %v66, 8
  %v314 = getelementptr float, ptr %v196, i64 8
  %v315 = load <4 x float>, ptr %v314, align 4
  %v316 = add nsw i32 %v69, 8
  %v317 = getelementptr float, ptr %v200, i64 8
  %v318 = load <4 x float>, ptr %v317, align 4
  %v319 = shufflevector <4 x float> %v315, <4 x float> %v318, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v320 = shufflevector <4 x float> %v312, <4 x float> %v319, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v320, ptr %v305, align 4
  %v321 = add nsw i32 %v6, 288
  %v322 = getelementptr float, ptr %v7, i64 288
  %v323 = shufflevector <4 x float> %v260, <4 x float> %v267, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v323, ptr %v322, align 4
  %v324 = add nsw i32 %v321, 4
  %v325 = getelementptr float, ptr %v1, i32 %v321
  %v326 = getelementptr float, ptr %v325, i64 4
  %v327 = shufflevector <4 x float> %v278, <4 x float> %v285, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v327, ptr %v326, align 4
  %v328 = add nsw i32 %v321, 8
  %v329 = getelementptr float, ptr %v325, i64 8
  %v330 = shufflevector <4 x float> %v295, <4 x float> %v302, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v330, ptr %v329, align 4
  %v331 = add nsw i32 %v321, 12
  %v332 = getelementptr float, ptr %v325, i64 12
  %v333 = shufflevector <4 x float> %v312, <4 x float> %v319, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v333, ptr %v332, align 4
  %v334 = add nsw i32 %v6, 320
  %v335 = getelementptr float, ptr %v7, i64 320
  %v336 = shufflevector <4 x float> %v256, <4 x float> %v259, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v337 = shufflevector <4 x float> %v263, <4 x float> %v266, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v338 = shufflevector <4 x float> %v336, <4 x float> %v337, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v338, ptr %v335, align 4
  %v339 = add nsw i32 %v334, 4
  %v340 = getelementptr float, ptr %v1, i32 %v334
  %v341 = getelementptr float, ptr %v340, i64 4
  %v342 = shufflevector <4 x float> %v274, <4 x float> %v277, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v343 = shufflevector <4 x float> %v281, <4 x float> %v284, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v344 = shufflevector <4 x float> %v342, <4 x float> %v343, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v344, ptr %v341, align 4
  %v345 = add nsw i32 %v334, 8
  %v346 = getelementptr float, ptr %v340, i64 8
  %v347 = shufflevector <4 x float> %v291, <4 x float> %v294, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v348 = shufflevector <4 x float> %v298, <4 x float> %v301, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v349 = shufflevector <4 x float> %v347, <4 x float> %v348, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v349, ptr %v346, align 4
  %v350 = add nsw i32 %v334, 12
  %v351 = getelementptr float, ptr %v340, i64 12
  %v352 = shufflevector <4 x float> %v308, <4 x float> %v311, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v353 = shufflevector <4 x float> %v315, <4 x float> %v318, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v354 = shufflevector <4 x float> %v352, <4 x float> %v353, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v354, ptr %v351, align 4
  %v355 = add nsw i32 %v6, 352
  %v356 = getelementptr float, ptr %v7, i64 352
  %v357 = shufflevector <4 x float> %v336, <4 x float> %v337, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v357, ptr %v356, align 4
  %v358 = add nsw i32 %v355, 4
  %v359 = getelementptr float, ptr %v1, i32 %v355
  %v360 = getelementptr float, ptr %v359, i64 4
  %v361 = shufflevector <4 x float> %v342, <4 x float> %v343, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v361, ptr %v360, align 4
  %v362 = add nsw i32 %v355, 8
  %v363 = getelementptr float, ptr %v359, i64 8
  %v364 = shufflevector <4 x float> %v347, <4 x float> %v348, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v364, ptr %v363, align 4
  %v365 = add nsw i32 %v355, 12
  %v366 = getelementptr float, ptr %v359, i64 12
  %v367 = shufflevector <4 x float> %v352, <4 x float> %v353, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v367, ptr %v366, align 4
  %v368 = add nsw i32 %v6, 384
  %v369 = getelementptr float, ptr %v7, i64 384
  %v370 = add nsw i32 %v8, 12
  %v371 = getelementptr float, ptr %v9, i64 12
  %v372 = load <4 x float>, ptr %v371, align 4
  %v373 = add nsw i32 %v11, 12
  %v374 = getelementptr float, ptr %v127, i64 12
  %v375 = load <4 x float>, ptr %v374, align 4
  %v376 = shufflevector <4 x float> %v372, <4 x float> %v375, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v377 = add nsw i32 %v15, 12
  %v378 = getelementptr float, ptr %v132, i64 12
  %v379 = load <4 x float>, ptr %v378, align 4
  %v380 = add nsw i32 %v18, 12
  %v381 = getelementptr float, ptr %v136, i64 12
  %v382 = load <4 x float>, ptr %v381, align 4
  %v383 = shufflevector <4 x float> %v379, <4 x float> %v382, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v384 = shufflevector <4 x float> %v376, <4 x float> %v383, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v384, ptr %v369, align 4
  %v385 = add nsw i32 %v368, 4
  %v386 = getelementptr float, ptr %v1, i32 %v368
  %v387 = getelementptr float, ptr %v386, i64 4
  %v388 = add nsw i32 %v25, 12
  %v389 = getelementptr float, ptr %v145, i64 12
  %v390 = load <4 x float>, ptr %v389, align 4
  %v391 = add nsw i32 %v28, 12
  %v392 = getelementptr float, ptr %v149, i64 12
  %v393 = load <4 x float>, ptr %v392, align 4
  %v394 = shufflevector <4 x float> %v390, <4 x float> %v393, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v395 = add nsw i32 %v32, 12
  %v396 = getelementptr float, ptr %v154, i64 12
  %v397 = load <4 x float>, ptr %v396, align 4
  %v398 = add nsw i32 %v35, 12
  %v399 = getelementptr float, ptr %v158, i64 12
  %v400 = load <4 x float>, ptr %v399, align 4
  %v401 = shufflevector <4 x float> %v397, <4 x float> %v400, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v402 = shufflevector <4 x float> %v394, <4 x float> %v401, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v402, ptr %v387, align 4
  %v403 = add nsw i32 %v368, 8
  %v404 = getelementptr float, ptr %v386, i64 8
  %v405 = add nsw i32 %v42, 12
  %v406 = getelementptr float, ptr %v166, i64 12
  %v407 = load <4 x float>, ptr %v406, align 4
  %v408 = add nsw i32 %v45, 12
  %v409 = getelementptr float, ptr %v170, i64 12
  %v410 = load <4 x float>, ptr %v409, align 4
  %v411 = shufflevector <4 x float> %v407, <4 x float> %v410, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v412 = add nsw i32 %v49, 12
  %v413 = getelementptr float, ptr %v175, i64 12
  %v414 = load <4 x float>, ptr %v413, align 4
  %v415 = add nsw i32 %v52, 12
  %v416 = getelementptr float, ptr %v179, i64 12
  %v417 = load <4 x float>, ptr %v416, align 4
  %v418 = shufflevector <4 x float> %v414, <4 x float> %v417, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v419 = shufflevector <4 x float> %v411, <4 x float> %v418, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v419, ptr %v404, align 4
  %v420 = add nsw i32 %v368, 12
  %v421 = getelementptr float, ptr %v386, i64 12
  %v422 = add nsw i32 %v59, 12
  %v423 = getelementptr float, ptr %v187, i64 12
  %v424 = load <4 x float>, ptr %v423, align 4
  %v425 = add nsw i32 %v62, 12
  %v426 = getelementptr float, ptr %v191, i64 12
  %v427 = load <4 x float>, ptr %v426, align 4
  %v428 = shufflevector <4 x float> %v424, <4 x float> %v427, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v429 = add nsw i32 %v66, 12
  %v430 = getelementptr float, ptr %v196, i64 12
  %v431 = load <4 x float>, ptr %v430, align 4
  %v432 = add nsw i32 %v69, 12
  %v433 = getelementptr float, ptr %v200, i64 12
  %v434 = load <4 x float>, ptr %v433, align 4
  %v435 = shufflevector <4 x float> %v431, <4 x float> %v434, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v436 = shufflevector <4 x float> %v428, <4 x float> %v435, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v436, ptr %v421, align 4
  %v437 = add nsw i32 %v6, 416
  %v438 = getelementptr float, ptr %v7, i64 416
  %v439 = shufflevector <4 x float> %v376, <4 x float> %v383, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v439, ptr %v438, align 4
  %v440 = add nsw i32 %v437, 4
  %v441 = getelementptr float, ptr %v1, i32 %v437
  %v442 = getelementptr float, ptr %v441, i64 4
  %v443 = shufflevector <4 x float> %v394, <4 x float> %v401, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v443, ptr %v442, align 4
  %v444 = add nsw i32 %v437, 8
  %v445 = getelementptr float, ptr %v441, i64 8
  %v446 = shufflevector <4 x float> %v411, <4 x float> %v418, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v446, ptr %v445, align 4
  %v447 = add nsw i32 %v437, 12
  %v448 = getelementptr float, ptr %v441, i64 12
  %v449 = shufflevector <4 x float> %v428, <4 x float> %v435, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v449, ptr %v448, align 4
  %v450 = add nsw i32 %v6, 448
  %v451 = getelementptr float, ptr %v7, i64 448
  %v452 = shufflevector <4 x float> %v372, <4 x float> %v375, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v453 = shufflevector <4 x float> %v379, <4 x float> %v382, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v454 = shufflevector <4 x float> %v452, <4 x float> %v453, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v454, ptr %v451, align 4
  %v455 = add nsw i32 %v450, 4
  %v456 = getelementptr float, ptr %v1, i32 %v450
  %v457 = getelementptr float, ptr %v456, i64 4
  %v458 = shufflevector <4 x float> %v390, <4 x float> %v393, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v459 = shufflevector <4 x float> %v397, <4 x float> %v400, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v460 = shufflevector <4 x float> %v458, <4 x float> %v459, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v460, ptr %v457, align 4
  %v461 = add nsw i32 %v450, 8
  %v462 = getelementptr float, ptr %v456, i64 8
  %v463 = shufflevector <4 x float> %v407, <4 x float> %v410, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v464 = shufflevector <4 x float> %v414, <4 x float> %v417, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v465 = shufflevector <4 x float> %v463, <4 x float> %v464, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v465, ptr %v462, align 4
  %v466 = add nsw i32 %v450, 12
  %v467 = getelementptr float, ptr %v456, i64 12
  %v468 = shufflevector <4 x float> %v424, <4 x float> %v427, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v469 = shufflevector <4 x float> %v431, <4 x float> %v434, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v470 = shufflevector <4 x float> %v468, <4 x float> %v469, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v470, ptr %v467, align 4
  %v471 = add nsw i32 %v6, 480
  %v472 = getelementptr float, ptr %v7, i64 480
  %v473 = shufflevector <4 x float> %v452, <4 x float> %v453, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v473, ptr %v472, align 4
  %v474 = add nsw i32 %v471, 4
  %v475 = getelementptr float, ptr %v1, i32 %v471
  %v476 = getelementptr float, ptr %v475, i64 4
  %v477 = shufflevector <4 x float> %v458, <4 x float> %v459, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v477, ptr %v476, align 4
  %v478 = add nsw i32 %v471, 8
  %v479 = getelementptr float, ptr %v475, i64 8
  %v480 = shufflevector <4 x float> %v463, <4 x float> %v464, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v480, ptr %v479, align 4
  %v481 = add nsw i32 %v471, 12
  %v482 = getelementptr float, ptr %v475, i64 12
  %v483 = shufflevector <4 x float> %v468, <4 x float> %v469, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v483, ptr %v482, align 4
  %v484 = add nsw i32 %v6, 512
  %v485 = getelementptr float, ptr %v7, i64 512
  %v486 = add nsw i32 %v8, 16
  %v487 = getelementptr float, ptr %v9, i64 16
  %v488 = load <4 x float>, ptr %v487, align 4
  %v489 = add nsw i32 %v8, 112
  %v490 = getelementptr float, ptr %v9, i64 112
  %v491 = load <4 x float>, ptr %v490, align 4
  %v492 = shufflevector <4 x float> %v488, <4 x float> %v491, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v493 = add nsw i32 %v8, 64
  %v494 = getelementptr float, ptr %v9, i64 64
  %v495 = load <4 x float>, ptr %v494, align 4
  %v496 = add nsw i32 %v8, 160
  %v497 = getelementptr float, ptr %v9, i64 160
  %v498 = load <4 x float>, ptr %v497, align 4
  %v499 = shufflevector <4 x float> %v495, <4 x float> %v498, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v500 = shufflevector <4 x float> %v492, <4 x float> %v499, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v500, ptr %v485, align 4
  %v501 = add nsw i32 %v484, 4
  %v502 = getelementptr float, ptr %v1, i32 %v484
  %v503 = getelementptr float, ptr %v502, i64 4
  %v504 = add nsw i32 %v8, 208
  %v505 = getelementptr float, ptr %v9, i64 208
  %v506 = load <4 x float>, ptr %v505, align 4
  %v507 = add nsw i32 %v8, 304
  %v508 = getelementptr float, ptr %v9, i64 304
  %v509 = load <4 x float>, ptr %v508, align 4
  %v510 = shufflevector <4 x float> %v506, <4 x float> %v509, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v511 = add nsw i32 %v8, 256
  %v512 = getelementptr float, ptr %v9, i64 256
  %v513 = load <4 x float>, ptr %v512, align 4
  %v514 = add nsw i32 %v8, 352
  %v515 = getelementptr float, ptr %v9, i64 352
  %v516 = load <4 x float>, ptr %v515, align 4
  %v517 = shufflevector <4 x float> %v513, <4 x float> %v516, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v518 = shufflevector <4 x float> %v510, <4 x float> %v517, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v518, ptr %v503, align 4
  %v519 = add nsw i32 %v484, 8
  %v520 = getelementptr float, ptr %v502, i64 8
  %v521 = add nsw i32 %v8, 400
  %v522 = getelementptr float, ptr %v9, i64 400
  %v523 = load <4 x float>, ptr %v522, align 4
  %v524 = add nsw i32 %v8, 496
  %v525 = getelementptr float, ptr %v9, i64 496
  %v526 = load <4 x float>, ptr %v525, align 4
  %v527 = shufflevector <4 x float> %v523, <4 x float> %v526, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v528 = add nsw i32 %v8, 448
  %v529 = getelementptr float, ptr %v9, i64 448
  %v530 = load <4 x float>, ptr %v529, align 4
  %v531 = add nsw i32 %v8, 544
  %v532 = getelementptr float, ptr %v9, i64 544
  %v533 = load <4 x float>, ptr %v532, align 4
  %v534 = shufflevector <4 x float> %v530, <4 x float> %v533, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v535 = shufflevector <4 x float> %v527, <4 x float> %v534, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v535, ptr %v520, align 4
  %v536 = add nsw i32 %v484, 12
  %v537 = getelementptr float, ptr %v502, i64 12
  %v538 = add nsw i32 %v8, 592
  %v539 = getelementptr float, ptr %v9, i64 592
  %v540 = load <4 x float>, ptr %v539, align 4
  %v541 = add nsw i32 %v8, 688
  %v542 = getelementptr float, ptr %v9, i64 688
  %v543 = load <4 x float>, ptr %v542, align 4
  %v544 = shufflevector <4 x float> %v540, <4 x float> %v543, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v545 = add nsw i32 %v8, 640
  %v546 = getelementptr float, ptr %v9, i64 640
  %v547 = load <4 x float>, ptr %v546, align 4
  %v548 = add nsw i32 %v8, 736
  %v549 = getelementptr float, ptr %v9, i64 736
  %v550 = load <4 x float>, ptr %v549, align 4
  %v551 = shufflevector <4 x float> %v547, <4 x float> %v550, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v552 = shufflevector <4 x float> %v544, <4 x float> %v551, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v552, ptr %v537, align 4
  %v553 = add nsw i32 %v6, 544
  %v554 = getelementptr float, ptr %v7, i64 544
  %v555 = shufflevector <4 x float> %v492, <4 x float> %v499, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v555, ptr %v554, align 4
  %v556 = add nsw i32 %v553, 4
  %v557 = getelementptr float, ptr %v1, i32 %v553
  %v558 = getelementptr float, ptr %v557, i64 4
  %v559 = shufflevector <4 x float> %v510, <4 x float> %v517, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v559, ptr %v558, align 4
  %v560 = add nsw i32 %v553, 8
  %v561 = getelementptr float, ptr %v557, i64 8
  %v562 = shufflevector <4 x float> %v527, <4 x float> %v534, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v562, ptr %v561, align 4
  %v563 = add nsw i32 %v553, 12
  %v564 = getelementptr float, ptr %v557, i64 12
  %v565 = shufflevector <4 x float> %v544, <4 x float> %v551, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v565, ptr %v564, align 4
  %v566 = add nsw i32 %v6, 576
  %v567 = getelementptr float, ptr %v7, i64 576
  %v568 = shufflevector <4 x float> %v488, <4 x float> %v491, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v569 = shufflevector <4 x float> %v495, <4 x float> %v498, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v570 = shufflevector <4 x float> %v568, <4 x float> %v569, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v570, ptr %v567, align 4
  %v571 = add nsw i32 %v566, 4
  %v572 = getelementptr float, ptr %v1, i32 %v566
  %v573 = getelementptr float, ptr %v572, i64 4
  %v574 = shufflevector <4 x float> %v506, <4 x float> %v509, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v575 = shufflevector <4 x float> %v513, <4 x float> %v516, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v576 = shufflevector <4 x float> %v574, <4 x float> %v575, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v576, ptr %v573, align 4
  %v577 = add nsw i32 %v566, 8
  %v578 = getelementptr float, ptr %v572, i64 8
  %v579 = shufflevector <4 x float> %v523, <4 x float> %v526, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v580 = shufflevector <4 x float> %v530, <4 x float> %v533, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v581 = shufflevector <4 x float> %v579, <4 x float> %v580, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v581, ptr %v578, align 4
  %v582 = add nsw i32 %v566, 12
  %v583 = getelementptr float, ptr %v572, i64 12
  %v584 = shufflevector <4 x float> %v540, <4 x float> %v543, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v585 = shufflevector <4 x float> %v547, <4 x float> %v550, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v586 = shufflevector <4 x float> %v584, <4 x float> %v585, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v586, ptr %v583, align 4
  %v587 = add nsw i32 %v6, 608
  %v588 = getelementptr float, ptr %v7, i64 608
  %v589 = shufflevector <4 x float> %v568, <4 x float> %v569, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v589, ptr %v588, align 4
  %v590 = add nsw i32 %v587, 4
  %v591 = getelementptr float, ptr %v1, i32 %v587
  %v592 = getelementptr float, ptr %v591, i64 4
  %v593 = shufflevector <4 x float> %v574, <4 x float> %v575, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v593, ptr %v592, align 4
  %v594 = add nsw i32 %v587, 8
  %v595 = getelementptr float, ptr %v591, i64 8
  %v596 = shufflevector <4 x float> %v579, <4 x float> %v580, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v596, ptr %v595, align 4
  %v597 = add nsw i32 %v587, 12
  %v598 = getelementptr float, ptr %v591, i64 12
  %v599 = shufflevector <4 x float> %v584, <4 x float> %v585, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v599, ptr %v598, align 4
  %v600 = add nsw i32 %v6, 640
  %v601 = getelementptr float, ptr %v7, i64 640
  %v602 = add nsw i32 %v486, 4
  %v603 = getelementptr float, ptr %v3, i32 %v486
  %v604 = getelementptr float, ptr %v603, i64 4
  %v605 = load <4 x float>, ptr %v604, align 4
  %v606 = add nsw i32 %v489, 4
  %v607 = getelementptr float, ptr %v3, i32 %v489
  %v608 = getelementptr float, ptr %v607, i64 4
  %v609 = load <4 x float>, ptr %v608, align 4
  %v610 = shufflevector <4 x float> %v605, <4 x float> %v609, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v611 = add nsw i32 %v493, 4
  %v612 = getelementptr float, ptr %v3, i32 %v493
  %v613 = getelementptr float, ptr %v612, i64 4
  %v614 = load <4 x float>, ptr %v613, align 4
  %v615 = add nsw i32 %v496, 4
  %v616 = getelementptr float, ptr %v3, i32 %v496
  %v617 = getelementptr float, ptr %v616, i64 4
  %v618 = load <4 x float>, ptr %v617, align 4
  %v619 = shufflevector <4 x float> %v614, <4 x float> %v618, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v620 = shufflevector <4 x float> %v610, <4 x float> %v619, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v620, ptr %v601, align 4
  %v621 = add nsw i32 %v600, 4
  %v622 = getelementptr float, ptr %v1, i32 %v600
  %v623 = getelementptr float, ptr %v622, i64 4
  %v624 = add nsw i32 %v504, 4
  %v625 = getelementptr float, ptr %v3, i32 %v504
  %v626 = getelementptr float, ptr %v625, i64 4
  %v627 = load <4 x float>, ptr %v626, align 4
  %v628 = add nsw i32 %v507, 4
  %v629 = getelementptr float, ptr %v3, i32 %v507
  %v630 = getelementptr float, ptr %v629, i64 4
  %v631 = load <4 x float>, ptr %v630, align 4
  %v632 = shufflevector <4 x float> %v627, <4 x float> %v631, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v633 = add nsw i32 %v511, 4
  %v634 = getelementptr float, ptr %v3, i32 %v511
  %v635 = getelementptr float, ptr %v634, i64 4
  %v636 = load <4 x float>, ptr %v635, align 4
  %v637 = add nsw i32 %v514, 4
  %v638 = getelementptr float, ptr %v3, i32 %v514
  %v639 = getelementptr float, ptr %v638, i64 4
  %v640 = load <4 x float>, ptr %v639, align 4
  %v641 = shufflevector <4 x float> %v636, <4 x float> %v640, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v642 = shufflevector <4 x float> %v632, <4 x float> %v641, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v642, ptr %v623, align 4
  %v643 = add nsw i32 %v600, 8
  %v644 = getelementptr float, ptr %v622, i64 8
  %v645 = add nsw i32 %v521, 4
  %v646 = getelementptr float, ptr %v3, i32 %v521
  %v647 = getelementptr float, ptr %v646, i64 4
  %v648 = load <4 x float>, ptr %v647, align 4
  %v649 = add nsw i32 %v524, 4
  %v650 = getelementptr float, ptr %v3, i32 %v524
  %v651 = getelementptr float, ptr %v650, i64 4
  %v652 = load <4 x float>, ptr %v651, align 4
  %v653 = shufflevector <4 x float> %v648, <4 x float> %v652, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v654 = add nsw i32 %v528, 4
  %v655 = getelementptr float, ptr %v3, i32 %v528
  %v656 = getelementptr float, ptr %v655, i64 4
  %v657 = load <4 x float>, ptr %v656, align 4
  %v658 = add nsw i32 %v531, 4
  %v659 = getelementptr float, ptr %v3, i32 %v531
  %v660 = getelementptr float, ptr %v659, i64 4
  %v661 = load <4 x float>, ptr %v660, align 4
  %v662 = shufflevector <4 x float> %v657, <4 x float> %v661, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v663 = shufflevector <4 x float> %v653, <4 x float> %v662, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v663, ptr %v644, align 4
  %v664 = add nsw i32 %v600, 12
  %v665 = getelementptr float, ptr %v622, i64 12
  %v666 = add nsw i32 %v538, 4
  %v667 = getelementptr float, ptr %v3, i32 %v538
  %v668 = getelementptr float, ptr %v667, i64 4
  %v669 = load <4 x float>, ptr %v668, align 4
  %v670 = add nsw i32 %v541, 4
  %v671 = getelementptr float, ptr %v3, i32 %v541
  %v672 = getelementptr float, ptr %v671, i64 4
  %v673 = load <4 x float>, ptr %v672, align 4
  %v674 = shufflevector <4 x float> %v669, <4 x float> %v673, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v675 = add nsw i32 %v545, 4
  %v676 = getelementptr float, ptr %v3, i32 %v545
  %v677 = getelementptr float, ptr %v676, i64 4
  %v678 = load <4 x float>, ptr %v677, align 4
  %v679 = add nsw i32 %v548, 4
  %v680 = getelementptr float, ptr %v3, i32 %v548
  %v681 = getelementptr float, ptr %v680, i64 4
  %v682 = load <4 x float>, ptr %v681, align 4
  %v683 = shufflevector <4 x float> %v678, <4 x float> %v682, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v684 = shufflevector <4 x float> %v674, <4 x float> %v683, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v684, ptr %v665, align 4
  %v685 = add nsw i32 %v6, 672
  %v686 = getelementptr float, ptr %v7, i64 672
  %v687 = shufflevector <4 x float> %v610, <4 x float> %v619, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v687, ptr %v686, align 4
  %v688 = add nsw i32 %v685, 4
  %v689 = getelementptr float, ptr %v1, i32 %v685
  %v690 = getelementptr float, ptr %v689, i64 4
  %v691 = shufflevector <4 x float> %v632, <4 x float> %v641, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v691, ptr %v690, align 4
  %v692 = add nsw i32 %v685, 8
  %v693 = getelementptr float, ptr %v689, i64 8
  %v694 = shufflevector <4 x float> %v653, <4 x float> %v662, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v694, ptr %v693, align 4
  %v695 = add nsw i32 %v685, 12
  %v696 = getelementptr float, ptr %v689, i64 12
  %v697 = shufflevector <4 x float> %v674, <4 x float> %v683, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v697, ptr %v696, align 4
  %v698 = add nsw i32 %v6, 704
  %v699 = getelementptr float, ptr %v7, i64 704
  %v700 = shufflevector <4 x float> %v605, <4 x float> %v609, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v701 = shufflevector <4 x float> %v614, <4 x float> %v618, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v702 = shufflevector <4 x float> %v700, <4 x float> %v701, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v702, ptr %v699, align 4
  %v703 = add nsw i32 %v698, 4
  %v704 = getelementptr float, ptr %v1, i32 %v698
  %v705 = getelementptr float, ptr %v704, i64 4
  %v706 = shufflevector <4 x float> %v627, <4 x float> %v631, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v707 = shufflevector <4 x float> %v636, <4 x float> %v640, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v708 = shufflevector <4 x float> %v706, <4 x float> %v707, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v708, ptr %v705, align 4
  %v709 = add nsw i32 %v698, 8
  %v710 = getelementptr float, ptr %v704, i64 8
  %v711 = shufflevector <4 x float> %v648, <4 x float> %v652, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v712 = shufflevector <4 x float> %v657, <4 x float> %v661, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v713 = shufflevector <4 x float> %v711, <4 x float> %v712, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v713, ptr %v710, align 4
  %v714 = add nsw i32 %v698, 12
  %v715 = getelementptr float, ptr %v704, i64 12
  %v716 = shufflevector <4 x float> %v669, <4 x float> %v673, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v717 = shufflevector <4 x float> %v678, <4 x float> %v682, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v718 = shufflevector <4 x float> %v716, <4 x float> %v717, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v718, ptr %v715, align 4
  %v719 = add nsw i32 %v6, 736
  %v720 = getelementptr float, ptr %v7, i64 736
  %v721 = shufflevector <4 x float> %v700, <4 x float> %v701, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v721, ptr %v720, align 4
  %v722 = add nsw i32 %v719, 4
  %v723 = getelementptr float, ptr %v1, i32 %v719
  %v724 = getelementptr float, ptr %v723, i64 4
  %v725 = shufflevector <4 x float> %v706, <4 x float> %v707, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v725, ptr %v724, align 4
  %v726 = add nsw i32 %v719, 8
  %v727 = getelementptr float, ptr %v723, i64 8
  %v728 = shufflevector <4 x float> %v711, <4 x float> %v712, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v728, ptr %v727, align 4
  %v729 = add nsw i32 %v719, 12
  %v730 = getelementptr float, ptr %v723, i64 12
  %v731 = shufflevector <4 x float> %v716, <4 x float> %v717, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v731, ptr %v730, align 4
  %v732 = add nsw i32 %v6, 768
  %v733 = getelementptr float, ptr %v7, i64 768
  %v734 = add nsw i32 %v486, 8
  %v735 = getelementptr float, ptr %v603, i64 8
  %v736 = load <4 x float>, ptr %v735, align 4
  %v737 = add nsw i32 %v489, 8
  %v738 = getelementptr float, ptr %v607, i64 8
  %v739 = load <4 x float>, ptr %v738, align 4
  %v740 = shufflevector <4 x float> %v736, <4 x float> %v739, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v741 = add nsw i32 %v493, 8
  %v742 = getelementptr float, ptr %v612, i64 8
  %v743 = load <4 x float>, ptr %v742, align 4
  %v744 = add nsw i32 %v496, 8
  %v745 = getelementptr float, ptr %v616, i64 8
  %v746 = load <4 x float>, ptr %v745, align 4
  %v747 = shufflevector <4 x float> %v743, <4 x float> %v746, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v748 = shufflevector <4 x float> %v740, <4 x float> %v747, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v748, ptr %v733, align 4
  %v749 = add nsw i32 %v732, 4
  %v750 = getelementptr float, ptr %v1, i32 %v732
  %v751 = getelementptr float, ptr %v750, i64 4
  %v752 = add nsw i32 %v504, 8
  %v753 = getelementptr float, ptr %v625, i64 8
  %v754 = load <4 x float>, ptr %v753, align 4
  %v755 = add nsw i32 %v507, 8
  %v756 = getelementptr float, ptr %v629, i64 8
  %v757 = load <4 x float>, ptr %v756, align 4
  %v758 = shufflevector <4 x float> %v754, <4 x float> %v757, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v759 = add nsw i32 %v511, 8
  %v760 = getelementptr float, ptr %v634, i64 8
  %v761 = load <4 x float>, ptr %v760, align 4
  %v762 = add nsw i32 %v514, 8
  %v763 = getelementptr float, ptr %v638, i64 8
  %v764 = load <4 x float>, ptr %v763, align 4
  %v765 = shufflevector <4 x float> %v761, <4 x float> %v764, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v766 = shufflevector <4 x float> %v758, <4 x float> %v765, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v766, ptr %v751, align 4
  %v767 = add nsw i32 %v732, 8
  %v768 = getelementptr float, ptr %v750, i64 8
  %v769 = add nsw i32 %v521, 8
  %v770 = getelementptr float, ptr %v646, i64 8
  %v771 = load <4 x float>, ptr %v770, align 4
  %v772 = add nsw i32 %v524, 8
  %v773 = getelementptr float, ptr %v650, i64 8
  %v774 = load <4 x float>, ptr %v773, align 4
  %v775 = shufflevector <4 x float> %v771, <4 x float> %v774, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v776 = add nsw i32 %v528, 8
  %v777 = getelementptr float, ptr %v655, i64 8
  %v778 = load <4 x float>, ptr %v777, align 4
  %v779 = add nsw i32 %v531, 8
  %v780 = getelementptr float, ptr %v659, i64 8
  %v781 = load <4 x float>, ptr %v780, align 4
  %v782 = shufflevector <4 x float> %v778, <4 x float> %v781, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v783 = shufflevector <4 x float> %v775, <4 x float> %v782, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v783, ptr %v768, align 4
  %v784 = add nsw i32 %v732, 12
  %v785 = getelementptr float, ptr %v750, i64 12
  %v786 = add nsw i32 %v538, 8
  %v787 = getelementptr float, ptr %v667, i64 8
  %v788 = load <4 x float>, ptr %v787, align 4
  %v789 = add nsw i32 %v541, 8
  %v790 = getelementptr float, ptr %v671, i64 8
  %v791 = load <4 x float>, ptr %v790, align 4
  %v792 = shufflevector <4 x float> %v788, <4 x float> %v791, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v793 = add nsw i32 %v545, 8
  %v794 = getelementptr float, ptr %v676, i64 8
  %v795 = load <4 x float>, ptr %v794, align 4
  %v796 = add nsw i32 %v548, 8
  %v797 = getelementptr float, ptr %v680, i64 8
  %v798 = load <4 x float>, ptr %v797, align 4
  %v799 = shufflevector <4 x float> %v795, <4 x float> %v798, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v800 = shufflevector <4 x float> %v792, <4 x float> %v799, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v800, ptr %v785, align 4
  %v801 = add nsw i32 %v6, 800
  %v802 = getelementptr float, ptr %v7, i64 800
  %v803 = shufflevector <4 x float> %v740, <4 x float> %v747, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v803, ptr %v802, align 4
  %v804 = add nsw i32 %v801, 4
  %v805 = getelementptr float, ptr %v1, i32 %v801
  %v806 = getelementptr float, ptr %v805, i64 4
  %v807 = shufflevector <4 x float> %v758, <4 x float> %v765, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v807, ptr %v806, align 4
  %v808 = add nsw i32 %v801, 8
  %v809 = getelementptr float, ptr %v805, i64 8
  %v810 = shufflevector <4 x float> %v775, <4 x float> %v782, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v810, ptr %v809, align 4
  %v811 = add nsw i32 %v801, 12
  %v812 = getelementptr float, ptr %v805, i64 12
  %v813 = shufflevector <4 x float> %v792, <4 x float> %v799, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v813, ptr %v812, align 4
  %v814 = add nsw i32 %v6, 832
  %v815 = getelementptr float, ptr %v7, i64 832
  %v816 = shufflevector <4 x float> %v736, <4 x float> %v739, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v817 = shufflevector <4 x float> %v743, <4 x float> %v746, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v818 = shufflevector <4 x float> %v816, <4 x float> %v817, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v818, ptr %v815, align 4
  %v819 = add nsw i32 %v814, 4
  %v820 = getelementptr float, ptr %v1, i32 %v814
  %v821 = getelementptr float, ptr %v820, i64 4
  %v822 = shufflevector <4 x float> %v754, <4 x float> %v757, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v823 = shufflevector <4 x float> %v761, <4 x float> %v764, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v824 = shufflevector <4 x float> %v822, <4 x float> %v823, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v824, ptr %v821, align 4
  %v825 = add nsw i32 %v814, 8
  %v826 = getelementptr float, ptr %v820, i64 8
  %v827 = shufflevector <4 x float> %v771, <4 x float> %v774, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v828 = shufflevector <4 x float> %v778, <4 x float> %v781, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v829 = shufflevector <4 x float> %v827, <4 x float> %v828, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v829, ptr %v826, align 4
  %v830 = add nsw i32 %v814, 12
  %v831 = getelementptr float, ptr %v820, i64 12
  %v832 = shufflevector <4 x float> %v788, <4 x float> %v791, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v833 = shufflevector <4 x float> %v795, <4 x float> %v798, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v834 = shufflevector <4 x float> %v832, <4 x float> %v833, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v834, ptr %v831, align 4
  %v835 = add nsw i32 %v6, 864
  %v836 = getelementptr float, ptr %v7, i64 864
  %v837 = shufflevector <4 x float> %v816, <4 x float> %v817, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v837, ptr %v836, align 4
  %v838 = add nsw i32 %v835, 4
  %v839 = getelementptr float, ptr %v1, i32 %v835
  %v840 = getelementptr float, ptr %v839, i64 4
  %v841 = shufflevector <4 x float> %v822, <4 x float> %v823, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v841, ptr %v840, align 4
  %v842 = add nsw i32 %v835, 8
  %v843 = getelementptr float, ptr %v839, i64 8
  %v844 = shufflevector <4 x float> %v827, <4 x float> %v828, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v844, ptr %v843, align 4
  %v845 = add nsw i32 %v835, 12
  %v846 = getelementptr float, ptr %v839, i64 12
  %v847 = shufflevector <4 x float> %v832, <4 x float> %v833, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v847, ptr %v846, align 4
  %v848 = add nsw i32 %v6, 896
  %v849 = getelementptr float, ptr %v7, i64 896
  %v850 = add nsw i32 %v486, 12
  %v851 = getelementptr float, ptr %v603, i64 12
  %v852 = load <4 x float>, ptr %v851, align 4
  %v853 = add nsw i32 %v489, 12
  %v854 = getelementptr float, ptr %v607, i64 12
  %v855 = load <4 x float>, ptr %v854, align 4
  %v856 = shufflevector <4 x float> %v852, <4 x float> %v855, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v857 = add nsw i32 %v493, 12
  %v858 = getelementptr float, ptr %v612, i64 12
  %v859 = load <4 x float>, ptr %v858, align 4
  %v860 = add nsw i32 %v496, 12
  %v861 = getelementptr float, ptr %v616, i64 12
  %v862 = load <4 x float>, ptr %v861, align 4
  %v863 = shufflevector <4 x float> %v859, <4 x float> %v862, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v864 = shufflevector <4 x float> %v856, <4 x float> %v863, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v864, ptr %v849, align 4
  %v865 = add nsw i32 %v848, 4
  %v866 = getelementptr float, ptr %v1, i32 %v848
  %v867 = getelementptr float, ptr %v866, i64 4
  %v868 = add nsw i32 %v504, 12
  %v869 = getelementptr float, ptr %v625, i64 12
  %v870 = load <4 x float>, ptr %v869, align 4
  %v871 = add nsw i32 %v507, 12
  %v872 = getelementptr float, ptr %v629, i64 12
  %v873 = load <4 x float>, ptr %v872, align 4
  %v874 = shufflevector <4 x float> %v870, <4 x float> %v873, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v875 = add nsw i32 %v511, 12
  %v876 = getelementptr float, ptr %v634, i64 12
  %v877 = load <4 x float>, ptr %v876, align 4
  %v878 = add nsw i32 %v514, 12
  %v879 = getelementptr float, ptr %v638, i64 12
  %v880 = load <4 x float>, ptr %v879, align 4
  %v881 = shufflevector <4 x float> %v877, <4 x float> %v880, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v882 = shufflevector <4 x float> %v874, <4 x float> %v881, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v882, ptr %v867, align 4
  %v883 = add nsw i32 %v848, 8
  %v884 = getelementptr float, ptr %v866, i64 8
  %v885 = add nsw i32 %v521, 12
  %v886 = getelementptr float, ptr %v646, i64 12
  %v887 = load <4 x float>, ptr %v886, align 4
  %v888 = add nsw i32 %v524, 12
  %v889 = getelementptr float, ptr %v650, i64 12
  %v890 = load <4 x float>, ptr %v889, align 4
  %v891 = shufflevector <4 x float> %v887, <4 x float> %v890, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v892 = add nsw i32 %v528, 12
  %v893 = getelementptr float, ptr %v655, i64 12
  %v894 = load <4 x float>, ptr %v893, align 4
  %v895 = add nsw i32 %v531, 12
  %v896 = getelementptr float, ptr %v659, i64 12
  %v897 = load <4 x float>, ptr %v896, align 4
  %v898 = shufflevector <4 x float> %v894, <4 x float> %v897, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v899 = shufflevector <4 x float> %v891, <4 x float> %v898, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v899, ptr %v884, align 4
  %v900 = add nsw i32 %v848, 12
  %v901 = getelementptr float, ptr %v866, i64 12
  %v902 = add nsw i32 %v538, 12
  %v903 = getelementptr float, ptr %v667, i64 12
  %v904 = load <4 x float>, ptr %v903, align 4
  %v905 = add nsw i32 %v541, 12
  %v906 = getelementptr float, ptr %v671, i64 12
  %v907 = load <4 x float>, ptr %v906, align 4
  %v908 = shufflevector <4 x float> %v904, <4 x float> %v907, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v909 = add nsw i32 %v545, 12
  %v910 = getelementptr float, ptr %v676, i64 12
  %v911 = load <4 x float>, ptr %v910, align 4
  %v912 = add nsw i32 %v548, 12
  %v913 = getelementptr float, ptr %v680, i64 12
  %v914 = load <4 x float>, ptr %v913, align 4
  %v915 = shufflevector <4 x float> %v911, <4 x float> %v914, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v916 = shufflevector <4 x float> %v908, <4 x float> %v915, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v916, ptr %v901, align 4
  %v917 = add nsw i32 %v6, 928
  %v918 = getelementptr float, ptr %v7, i64 928
  %v919 = shufflevector <4 x float> %v856, <4 x float> %v863, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v919, ptr %v918, align 4
  %v920 = add nsw i32 %v917, 4
  %v921 = getelementptr float, ptr %v1, i32 %v917
  %v922 = getelementptr float, ptr %v921, i64 4
  %v923 = shufflevector <4 x float> %v874, <4 x float> %v881, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v923, ptr %v922, align 4
  %v924 = add nsw i32 %v917, 8
  %v925 = getelementptr float, ptr %v921, i64 8
  %v926 = shufflevector <4 x float> %v891, <4 x float> %v898, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v926, ptr %v925, align 4
  %v927 = add nsw i32 %v917, 12
  %v928 = getelementptr float, ptr %v921, i64 12
  %v929 = shufflevector <4 x float> %v908, <4 x float> %v915, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v929, ptr %v928, align 4
  %v930 = add nsw i32 %v6, 960
  %v931 = getelementptr float, ptr %v7, i64 960
  %v932 = shufflevector <4 x float> %v852, <4 x float> %v855, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v933 = shufflevector <4 x float> %v859, <4 x float> %v862, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v934 = shufflevector <4 x float> %v932, <4 x float> %v933, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v934, ptr %v931, align 4
  %v935 = add nsw i32 %v930, 4
  %v936 = getelementptr float, ptr %v1, i32 %v930
  %v937 = getelementptr float, ptr %v936, i64 4
  %v938 = shufflevector <4 x float> %v870, <4 x float> %v873, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v939 = shufflevector <4 x float> %v877, <4 x float> %v880, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v940 = shufflevector <4 x float> %v938, <4 x float> %v939, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v940, ptr %v937, align 4
  %v941 = add nsw i32 %v930, 8
  %v942 = getelementptr float, ptr %v936, i64 8
  %v943 = shufflevector <4 x float> %v887, <4 x float> %v890, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v944 = shufflevector <4 x float> %v894, <4 x float> %v897, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v945 = shufflevector <4 x float> %v943, <4 x float> %v944, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v945, ptr %v942, align 4
  %v946 = add nsw i32 %v930, 12
  %v947 = getelementptr float, ptr %v936, i64 12
  %v948 = shufflevector <4 x float> %v904, <4 x float> %v907, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v949 = shufflevector <4 x float> %v911, <4 x float> %v914, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v950 = shufflevector <4 x float> %v948, <4 x float> %v949, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v950, ptr %v947, align 4
  %v951 = add nsw i32 %v6, 992
  %v952 = getelementptr float, ptr %v7, i64 992
  %v953 = shufflevector <4 x float> %v932, <4 x float> %v933, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v953, ptr %v952, align 4
  %v954 = add nsw i32 %v951, 4
  %v955 = getelementptr float, ptr %v1, i32 %v951
  %v956 = getelementptr float, ptr %v955, i64 4
  %v957 = shufflevector <4 x float> %v938, <4 x float> %v939, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v957, ptr %v956, align 4
  %v958 = add nsw i32 %v951, 8
  %v959 = getelementptr float, ptr %v955, i64 8
  %v960 = shufflevector <4 x float> %v943, <4 x float> %v944, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v960, ptr %v959, align 4
  %v961 = add nsw i32 %v951, 12
  %v962 = getelementptr float, ptr %v955, i64 12
  %v963 = shufflevector <4 x float> %v948, <4 x float> %v949, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v963, ptr %v962, align 4
  %v964 = add nsw i32 %v5, 1
  %v965 = icmp slt i32 %v964, 2
  br i1 %v965, label %loop2, label %done2
done2:
  %v966 = add nsw i32 %v4, 1
  %v967 = icmp slt i32 %v966, 1
  br i1 %v967, label %loop1, label %done1
done1:
  br label %loop3
loop3:
  %v968 = phi i32 [ 32, %done1 ], [ %v1054, %done4 ]
  %v969 = mul nsw i32 %v968, 32
  br label %loop4
loop4:
  %v970 = phi i32 [ 0, %loop3 ], [ %v1052, %loop4 ]
  %v971 = mul nsw i32 %v970, 16
  %v972 = add nsw i32 %v969, %v971
  %v973 = getelementptr float, ptr %v1, i32 %v972
  %v974 = mul nsw i32 %v970, 768
  %v975 = add nsw i32 %v968, %v974
  %v976 = insertelement <4 x i32> poison, i32 %v975, i64 0
  %v977 = shufflevector <4 x i32> %v976, <4 x i32> poison, <4 x i32> zeroinitializer
  %v978 = add <4 x i32> %v977, <i32 0, i32 48, i32 96, i32 144>
  %v979 = extractelement <4 x i32> %v978, i32 0
  %v980 = getelementptr float, ptr %v3, i32 %v979
  %v981 = load float, ptr %v980, align 4
  %v982 = extractelement <4 x i32> %v978, i32 1
  %v983 = getelementptr float, ptr %v3, i32 %v982
  %v984 = load float, ptr %v983, align 4
  %v985 = extractelement <4 x i32> %v978, i32 2
  %v986 = getelementptr float, ptr %v3, i32 %v985
  %v987 = load float, ptr %v986, align 4
  %v988 = extractelement <4 x i32> %v978, i32 3
  %v989 = getelementptr float, ptr %v3, i32 %v988
  %v990 = load float, ptr %v989, align 4
  %v991 = insertelement <4 x float> poison, float %v981, i64 0
  %v992 = insertelement <4 x float> %v991, float %v984, i64 1
  %v993 = insertelement <4 x float> %v992, float %v987, i64 2
  %v994 = insertelement <4 x float> %v993, float %v990, i64 3
  store <4 x float> %v994, ptr %v973, align 4
  %v995 = add nsw i32 %v972, 4
  %v996 = getelementptr float, ptr %v973, i64 4
  %v997 = add <4 x i32> %v977, <i32 192, i32 240, i32 288, i32 336>
  %v998 = extractelement <4 x i32> %v997, i32 0
  %v999 = getelementptr float, ptr %v3, i32 %v998
  %v1000 = load float, ptr %v999, align 4
  %v1001 = extractelement <4 x i32> %v997, i32 1
  %v1002 = getelementptr float, ptr %v3, i32 %v1001
  %v1003 = load float, ptr %v1002, align 4
  %v1004 = extractelement <4 x i32> %v997, i32 2
  %v1005 = getelementptr float, ptr %v3, i32 %v1004
  %v1006 = load float, ptr %v1005, align 4
  %v1007 = extractelement <4 x i32> %v997, i32 3
  %v1008 = getelementptr float, ptr %v3, i32 %v1007
  %v1009 = load float, ptr %v1008, align 4
  %v1010 = insertelement <4 x float> poison, float %v1000, i64 0
  %v1011 = insertelement <4 x float> %v1010, float %v1003, i64 1
  %v1012 = insertelement <4 x float> %v1011, float %v1006, i64 2
  %v1013 = insertelement <4 x float> %v1012, float %v1009, i64 3
  store <4 x float> %v1013, ptr %v996, align 4
  %v1014 = add nsw i32 %v972, 8
  %v1015 = getelementptr float, ptr %v973, i64 8
  %v1016 = add <4 x i32> %v977, <i32 384, i32 432, i32 480, i32 528>
  %v1017 = extractelement <4 x i32> %v1016, i32 0
  %v1018 = getelementptr float, ptr %v3, i32 %v1017
  %v1019 = load float, ptr %v1018, align 4
  %v1020 = extractelement <4 x i32> %v1016, i32 1
  %v1021 = getelementptr float, ptr %v3, i32 %v1020
  %v1022 = load float, ptr %v1021, align 4
  %v1023 = extractelement <4 x i32> %v1016, i32 2
  %v1024 = getelementptr float, ptr %v3, i32 %v1023
  %v1025 = load float, ptr %v1024, align 4
  %v1026 = extractelement <4 x i32> %v1016, i32 3
  %v1027 = getelementptr float, ptr %v3, i32 %v1026
  %v1028 = load float, ptr %v1027, align 4
  %v1029 = insertelement <4 x float> poison, float %v1019, i64 0
  %v1030 = insertelement <4 x float> %v1029, float %v1022, i64 1
  %v1031 = insertelement <4 x float> %v1030, float %v1025, i64 2
  %v1032 = insertelement <4 x float> %v1031, float %v1028, i64 3
  store <4 x float> %v1032, ptr %v1015, align 4
  %v1033 = add nsw i32 %v972, 12
  %v1034 = getelementptr float, ptr %v973, i64 12
  %v1035 = add <4 x i32> %v977, <i32 576, i32 624, i32 672, i32 720>
  %v1036 = extractelement <4 x i32> %v1035, i32 0
  %v1037 = getelementptr float, ptr %v3, i32 %v1036
  %v1038 = load float, ptr %v1037, align 4
  %v1039 = extractelement <4 x i32> %v1035, i32 1
  %v1040 = getelementptr float, ptr %v3, i32 %v1039
  %v1041 = load float, ptr %v1040, align 4
  %v1042 = extractelement <4 x i32> %v1035, i32 2
  %v1043 = getelementptr float, ptr %v3, i32 %v1042
  %v1044 = load float, ptr %v1043, align 4
  %v1045 = extractelement <4 x i32> %v1035, i32 3
  %v1046 = getelementptr float, ptr %v3, i32 %v1045
  %v1047 = load float, ptr %v1046, align 4
  %v1048 = insertelement <4 x float> poison, float %v1038, i64 0
  %v1049 = insertelement <4 x float> %v1048, float %v1041, i64 1
  %v1050 = insertelement <4 x float> %v1049, float %v1044, i64 2
  %v1051 = insertelement <4 x float> %v1050, float %v1047, i64 3
  store <4 x float> %v1051, ptr %v1034, align 4
  %v1052 = add nsw i32 %v970, 1
  %v1053 = icmp slt i32 %v1052, 2
  br i1 %v1053, label %loop4, label %done4
done4:
  %v1054 = add nsw i32 %v968, 1
  %v1055 = icmp slt i32 %v1054, 48
  br i1 %v1055, label %loop3, label %done3
done3:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+neon" "prefer-vector-width"="128" "no-trapping-math"="true" }
