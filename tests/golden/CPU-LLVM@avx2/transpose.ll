target triple = "x86_64-unknown-linux-gnu"

define void @transpose(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v646, %done2 ]
  br label %loop2
loop2:
  %v5 = phi i32 [ 0, %loop1 ], [ %v644, %loop2 ]
  %v6 = mul nsw i32 %v5, 16
  %v7 = getelementptr float, ptr %v1, i32 %v6
  %v8 = mul nsw i32 %v5, 768
  %v9 = getelementptr float, ptr %v3, i32 %v8
  %v10 = load <8 x float>, ptr %v9, align 4
  %v11 = add nsw i32 %v8, 96
  %v12 = getelementptr float, ptr %v9, i64 96
  %v13 = load <8 x float>, ptr %v12, align 4
  %v14 = shufflevector <8 x float> %v10, <8 x float> %v13, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v15 = add nsw i32 %v8, 48
  %v16 = getelementptr float, ptr %v9, i64 48
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = add nsw i32 %v8, 144
  %v19 = getelementptr float, ptr %v9, i64 144
  %v20 = load <8 x float>, ptr %v19, align 4
  %v21 = shufflevector <8 x float> %v17, <8 x float> %v20, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v22 = shufflevector <8 x float> %v14, <8 x float> %v21, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v23 = add nsw i32 %v8, 8
  %v24 = getelementptr float, ptr %v9, i64 8
  %v25 = load <8 x float>, ptr %v24, align 4
  %v26 = add nsw i32 %v11, 8
  %v27 = getelementptr float, ptr %v3, i32 %v11
  %v28 = getelementptr float, ptr %v27, i64 8
  %v29 = load <8 x float>, ptr %v28, align 4
  %v30 = shufflevector <8 x float> %v25, <8 x float> %v29, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v31 = add nsw i32 %v15, 8
  %v32 = getelementptr float, ptr %v3, i32 %v15
  %v33 = getelementptr float, ptr %v32, i64 8
  %v34 = load <8 x float>, ptr %v33, align 4
  %v35 = add nsw i32 %v18, 8
  %v36 = getelementptr float, ptr %v3, i32 %v18
  %v37 = getelementptr float, ptr %v36, i64 8
  %v38 = load <8 x float>, ptr %v37, align 4
  %v39 = shufflevector <8 x float> %v34, <8 x float> %v38, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v40 = shufflevector <8 x float> %v30, <8 x float> %v39, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v41 = shufflevector <8 x float> %v22, <8 x float> %v40, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v42 = add nsw i32 %v8, 192
  %v43 = getelementptr float, ptr %v9, i64 192
  %v44 = load <8 x float>, ptr %v43, align 4
  %v45 = add nsw i32 %v8, 288
  %v46 = getelementptr float, ptr %v9, i64 288
  %v47 = load <8 x float>, ptr %v46, align 4
  %v48 = shufflevector <8 x float> %v44, <8 x float> %v47, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v49 = add nsw i32 %v8, 240
  %v50 = getelementptr float, ptr %v9, i64 240
  %v51 = load <8 x float>, ptr %v50, align 4
  %v52 = add nsw i32 %v8, 336
  %v53 = getelementptr float, ptr %v9, i64 336
  %v54 = load <8 x float>, ptr %v53, align 4
  %v55 = shufflevector <8 x float> %v51, <8 x float> %v54, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v56 = shufflevector <8 x float> %v48, <8 x float> %v55, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v57 = add nsw i32 %v42, 8
  %v58 = getelementptr float, ptr %v3, i32 %v42
  %v59 = getelementptr float, ptr %v58, i64 8
  %v60 = load <8 x float>, ptr %v59, align 4
  %v61 = add nsw i32 %v45, 8
  %v62 = getelementptr float, ptr %v3, i32 %v45
  %v63 = getelementptr float, ptr %v62, i64 8
  %v64 = load <8 x float>, ptr %v63, align 4
  %v65 = shufflevector <8 x float> %v60, <8 x float> %v64, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v66 = add nsw i32 %v49, 8
  %v67 = getelementptr float, ptr %v3, i32 %v49
  %v68 = getelementptr float, ptr %v67, i64 8
  %v69 = load <8 x float>, ptr %v68, align 4
  %v70 = add nsw i32 %v52, 8
  %v71 = getelementptr float, ptr %v3, i32 %v52
  %v72 = getelementptr float, ptr %v71, i64 8
  %v73 = load <8 x float>, ptr %v72, align 4
  %v74 = shufflevector <8 x float> %v69, <8 x float> %v73, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v75 = shufflevector <8 x float> %v65, <8 x float> %v74, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v76 = shufflevector <8 x float> %v56, <8 x float> %v75, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v77 = shufflevector <8 x float> %v41, <8 x float> %v76, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v77, ptr %v7, align 4
  %v78 = add nsw i32 %v6, 8
  %v79 = getelementptr float, ptr %v7, i64 8
  %v80 = add nsw i32 %v8, 384
  %v81 = getelementptr float, ptr %v9, i64 384
  %v82 = load <8 x float>, ptr %v81, align 4
  %v83 = add nsw i32 %v8, 480
  %v84 = getelementptr float, ptr %v9, i64 480
  %v85 = load <8 x float>, ptr %v84, align 4
  %v86 = shufflevector <8 x float> %v82, <8 x float> %v85, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v87 = add nsw i32 %v8, 432
  %v88 = getelementptr float, ptr %v9, i64 432
  %v89 = load <8 x float>, ptr %v88, align 4
  %v90 = add nsw i32 %v8, 528
  %v91 = getelementptr float, ptr %v9, i64 528
  %v92 = load <8 x float>, ptr %v91, align 4
  %v93 = shufflevector <8 x float> %v89, <8 x float> %v92, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v94 = shufflevector <8 x float> %v86, <8 x float> %v93, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v95 = add nsw i32 %v80, 8
  %v96 = getelementptr float, ptr %v3, i32 %v80
  %v97 = getelementptr float, ptr %v96, i64 8
  %v98 = load <8 x float>, ptr %v97, align 4
  %v99 = add nsw i32 %v83, 8
  %v100 = getelementptr float, ptr %v3, i32 %v83
  %v101 = getelementptr float, ptr %v100, i64 8
  %v102 = load <8 x float>, ptr %v101, align 4
  %v103 = shufflevector <8 x float> %v98, <8 x float> %v102, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v104 = add nsw i32 %v87, 8
  %v105 = getelementptr float, ptr %v3, i32 %v87
  %v106 = getelementptr float, ptr %v105, i64 8
  %v107 = load <8 x float>, ptr %v106, align 4
  %v108 = add nsw i32 %v90, 8
  %v109 = getelementptr float, ptr %v3, i32 %v90
  %v110 = getelementptr float, ptr %v109, i64 8
  %v111 = load <8 x float>, ptr %v110, align 4
  %v112 = shufflevector <8 x float> %v107, <8 x float> %v111, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v113 = shufflevector <8 x float> %v103, <8 x float> %v112, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v114 = shufflevector <8 x float> %v94, <8 x float> %v113, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v115 = add nsw i32 %v8, 576
  %v116 = getelementptr float, ptr %v9, i64 576
  %v117 = load <8 x float>, ptr %v116, align 4
  %v118 = add nsw i32 %v8, 672
  %v119 = getelementptr float, ptr %v9, i64 672
  %v120 = load <8 x float>, ptr %v119, align 4
  %v121 = shufflevector <8 x float> %v117, <8 x float> %v120, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v122 = add nsw i32 %v8, 624
  %v123 = getelementptr float, ptr %v9, i64 624
  %v124 = load <8 x float>, ptr %v123, align 4
  %v125 = add nsw i32 %v8, 720
  %v126 = getelementptr float, ptr %v9, i64 720
  %v127 = load <8 x float>, ptr %v126, align 4
  %v128 = shufflevector <8 x float> %v124, <8 x float> %v127, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v129 = shufflevector <8 x float> %v121, <8 x float> %v128, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v130 = add nsw i32 %v115, 8
  %v131 = getelementptr float, ptr %v3, i32 %v115
  %v132 = getelementptr float, ptr %v131, i64 8
  %v133 = load <8 x float>, ptr %v132, align 4
  %v134 = add nsw i32 %v118, 8
  %v135 = getelementptr float, ptr %v3, i32 %v118
  %v136 = getelementptr float, ptr %v135, i64 8
  %v137 = load <8 x float>, ptr %v136, align 4
  %v138 = shufflevector <8 x float> %v133, <8 x float> %v137, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v139 = add nsw i32 %v122, 8
  %v140 = getelementptr float, ptr %v3, i32 %v122
  %v141 = getelementptr float, ptr %v140, i64 8
  %v142 = load <8 x float>, ptr %v141, align 4
  %v143 = add nsw i32 %v125, 8
  %v144 = getelementptr float, ptr %v3, i32 %v125
  %v145 = getelementptr float, ptr %v144, i64 8
  %v146 = load <8 x float>, ptr %v145, align 4
  %v147 = shufflevector <8 x float> %v142, <8 x float> %v146, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v148 = shufflevector <8 x float> %v138, <8 x float> %v147, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v149 = shufflevector <8 x float> %v129, <8 x float> %v148, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v150 = shufflevector <8 x float> %v114, <8 x float> %v149, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v150, ptr %v79, align 4
  %v151 = add nsw i32 %v6, 32
  %v152 = getelementptr float, ptr %v7, i64 32
  %v153 = shufflevector <8 x float> %v14, <8 x float> %v21, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v154 = shufflevector <8 x float> %v30, <8 x float> %v39, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v155 = shufflevector <8 x float> %v153, <8 x float> %v154, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v156 = shufflevector <8 x float> %v48, <8 x float> %v55, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v157 = shufflevector <8 x float> %v65, <8 x float> %v74, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v158 = shufflevector <8 x float> %v156, <8 x float> %v157, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v159 = shufflevector <8 x float> %v155, <8 x float> %v158, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v159, ptr %v152, align 4
  %v160 = add nsw i32 %v151, 8
  %v161 = getelementptr float, ptr %v1, i32 %v151
  %v162 = getelementptr float, ptr %v161, i64 8
  %v163 = shufflevector <8 x float> %v86, <8 x float> %v93, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v164 = shufflevector <8 x float> %v103, <8 x float> %v112, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v165 = shufflevector <8 x float> %v163, <8 x float> %v164, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v166 = shufflevector <8 x float> %v121, <8 x float> %v128, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v167 = shufflevector <8 x float> %v138, <8 x float> %v147, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v168 = shufflevector <8 x float> %v166, <8 x float> %v167, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v169 = shufflevector <8 x float> %v165, <8 x float> %v168, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v169, ptr %v162, align 4
  %v170 = add nsw i32 %v6, 64
  %v171 = getelementptr float, ptr %v7, i64 64
  %v172 = shufflevector <8 x float> %v10, <8 x float> %v13, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v173 = shufflevector <8 x float> %v17, <8 x float> %v20, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v174 = shufflevector <8 x float> %v172, <8 x float> %v173, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v175 = shufflevector <8 x float> %v25, <8 x float> %v29, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v176 = shufflevector <8 x float> %v34, <8 x float> %v38, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v177 = shufflevector <8 x float> %v175, <8 x float> %v176, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v178 = shufflevector <8 x float> %v174, <8 x float> %v177, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v179 = shufflevector <8 x float> %v44, <8 x float> %v47, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v180 = shufflevector <8 x float> %v51, <8 x float> %v54, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v181 = shufflevector <8 x float> %v179, <8 x float> %v180, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v182 = shufflevector <8 x float> %v60, <8 x float> %v64, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v183 = shufflevector <8 x float> %v69, <8 x float> %v73, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v184 = shufflevector <8 x float> %v182, <8 x float> %v183, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v185 = shufflevector <8 x float> %v181, <8 x float> %v184, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v186 = shufflevector <8 x float> %v178, <8 x float> %v185, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v186, ptr %v171, align 4
  %v187 = add nsw i32 %v170, 8
  %v188 = getelementptr float, ptr %v1, i32 %v170
  %v189 = getelementptr float, ptr %v188, i64 8
  %v190 = shufflevector <8 x float> %v82, <8 x float> %v85, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v191 = shufflevector <8 x float> %v89, <8 x float> %v92, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v192 = shufflevector <8 x float> %v190, <8 x float> %v191, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v193 = shufflevector <8 x float> %v98, <8 x float> %v102, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v194 = shufflevector <8 x float> %v107, <8 x float> %v111, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v195 = shufflevector <8 x float> %v193, <8 x float> %v194, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v196 = shufflevector <8 x float> %v192, <8 x float> %v195, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v197 = shufflevector <8 x float> %v117, <8 x float> %v120, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v198 = shufflevector <8 x float> %v124, <8 x float> %v127, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v199 = shufflevector <8 x float> %v197, <8 x float> %v198, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v200 = shufflevector <8 x float> %v133, <8 x float> %v137, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v201 = shufflevector <8 x float> %v142, <8 x float> %v146, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v202 = shufflevector <8 x float> %v200, <8 x float> %v201, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v203 = shufflevector <8 x float> %v199, <8 x float> %v202, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v204 = shufflevector <8 x float> %v196, <8 x float> %v203, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v204, ptr %v189, align 4
  %v205 = add nsw i32 %v6, 96
  %v206 = getelementptr float, ptr %v7, i64 96
  %v207 = shufflevector <8 x float> %v172, <8 x float> %v173, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v208 = shufflevector <8 x float> %v175, <8 x float> %v176, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v209 = shufflevector <8 x float> %v207, <8 x float> %v208, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v210 = shufflevector <8 x float> %v179, <8 x float> %v180, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v211 = shufflevector <8 x float> %v182, <8 x float> %v183, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v212 = shufflevector <8 x float> %v210, <8 x float> %v211, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v213 = shufflevector <8 x float> %v209, <8 x float> %v212, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v213, ptr %v206, align 4
  %v214 = add nsw i32 %v205, 8
  %v215 = getelementptr float, ptr %v1, i32 %v205
  %v216 = getelementptr float, ptr %v215, i64 8
  %v217 = shufflevector <8 x float> %v190, <8 x float> %v191, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v218 = shufflevector <8 x float> %v193, <8 x float> %v194, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v219 = shufflevector <8 x float> %v217, <8 x float> %v218, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v220 = shufflevector <8 x float> %v197, <8 x float> %v198, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v221 = shufflevector <8 x float> %v200, <8 x float> %v201, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v222 = shufflevector <8 x float> %v220, <8 x float> %v221, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v223 = shufflevector <8 x float> %v219, <8 x float> %v222, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v223, ptr %v216, align 4
  %v224 = add nsw i32 %v6, 128
  %v225 = getelementptr float, ptr %v7, i64 128
  %v226 = shufflevector <8 x float> %v22, <8 x float> %v40, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v227 = shufflevector <8 x float> %v56, <8 x float> %v75, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v228 = shufflevector <8 x float> %v226, <8 x float> %v227, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v228, ptr %v225, align 4
  %v229 = add nsw i32 %v224, 8
  %v230 = getelementptr float, ptr %v1, i32 %v224
  %v231 = getelementptr float, ptr %v230, i64 8
  %v232 = shufflevector <8 x float> %v94, <8 x float> %v113, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v233 = shufflevector <8 x float> %v129, <8 x float> %v148, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v234 = shufflevector <8 x float> %v232, <8 x float> %v233, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v234, ptr %v231, align 4
  %v235 = add nsw i32 %v6, 160
  %v236 = getelementptr float, ptr %v7, i64 160
  %v237 = shufflevector <8 x float> %v153, <8 x float> %v154, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v238 = shufflevector <8 x float> %v156, <8 x float> %v157, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v239 = shufflevector <8 x float> %v237, <8 x float> %v238, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v239, ptr %v236, align 4
  %v240 = add nsw i32 %v235, 8
  %v241 = getelementptr float, ptr %v1, i32 %v235
  %v242 = getelementptr float, ptr %v241, i64 8
  %v243 = shufflevector <8 x float> %v163, <8 x float> %v164, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v244 = shufflevector <8 x float> %v166, <8 x float> %v167, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v245 = shufflevector <8 x float> %v243, <8 x float> %v244, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v245, ptr %v242, align 4
  %v246 = add nsw i32 %v6, 192
  %v247 = getelementptr float, ptr %v7, i64 192
  %v248 = shufflevector <8 x float> %v174, <8 x float> %v177, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v249 = shufflevector <8 x float> %v181, <8 x float> %v184, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v250 = shufflevector <8 x float> %v248, <8 x float> %v249, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v250, ptr %v247, align 4
  %v251 = add nsw i32 %v246, 8
  %v252 = getelementptr float, ptr %v1, i32 %v246
  %v253 = getelementptr float, ptr %v252, i64 8
  %v254 = shufflevector <8 x float> %v192, <8 x float> %v195, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v255 = shufflevector <8 x float> %v199, <8 x float> %v202, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v256 = shufflevector <8 x float> %v254, <8 x float> %v255, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v256, ptr %v253, align 4
  %v257 = add nsw i32 %v6, 224
  %v258 = getelementptr float, ptr %v7, i64 224
  %v259 = shufflevector <8 x float> %v207, <8 x float> %v208, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v260 = shufflevector <8 x float> %v210, <8 x float> %v211, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v261 = shufflevector <8 x float> %v259, <8 x float> %v260, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v261, ptr %v258, align 4
  %v262 = add nsw i32 %v257, 8
  %v263 = getelementptr float, ptr %v1, i32 %v257
  %v264 = getelementptr float, ptr %v263, i64 8
  %v265 = shufflevector <8 x float> %v217, <8 x float> %v218, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v266 = shufflevector <8 x float> %v220, <8 x float> %v221, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v267 = shufflevector <8 x float> %v265, <8 x float> %v266, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v267, ptr %v264, align 4
  %v268 = add nsw i32 %v6, 256
  %v269 = getelementptr float, ptr %v7, i64 256
  %v270 = shufflevector <8 x float> %v41, <8 x float> %v76, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v270, ptr %v269, align 4
  %v271 = add nsw i32 %v268, 8
  %v272 = getelementptr float, ptr %v1, i32 %v268
  %v273 = getelementptr float, ptr %v272, i64 8
  %v274 = shufflevector <8 x float> %v114, <8 x float> %v149, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v274, ptr %v273, align 4
  %v275 = add nsw i32 %v6, 288
  %v276 = getelementptr float, ptr %v7, i64 288
  %v277 = shufflevector <8 x float> %v155, <8 x float> %v158, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v277, ptr %v276, align 4
  %v278 = add nsw i32 %v275, 8
  %v279 = getelementptr float, ptr %v1, i32 %v275
  %v280 = getelementptr float, ptr %v279, i64 8
  %v281 = shufflevector <8 x float> %v165, <8 x float> %v168, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v281, ptr %v280, align 4
  %v282 = add nsw i32 %v6, 320
  %v283 = getelementptr float, ptr %v7, i64 320
  %v284 = shufflevector <8 x float> %v178, <8 x float> %v185, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v284, ptr %v283, align 4
  %v285 = add nsw i32 %v282, 8
  %v286 = getelementptr float, ptr %v1, i32 %v282
  %v287 = getelementptr float, ptr %v286, i64 8
  %v288 = shufflevector <8 x float> %v196, <8 x float> %v203, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v288, ptr %v287, align 4
  %v289 = add nsw i32 %v6, 352
  %v290 = getelementptr float, ptr %v7, i64 352
  %v291 = shufflevector <8 x float> %v209, <8 x float> %v212, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v291, ptr %v290, align 4
  %v292 = add nsw i32 %v289, 8
  %v293 = getelementptr float, ptr %v1, i32 %v289
  %v294 = getelementptr float, ptr %v293, i64 8
  %v295 = shufflevector <8 x float> %v219, <8 x float> %v222, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v295, ptr %v294, align 4
  %v296 = add nsw i32 %v6, 384
  %v297 = getelementptr float, ptr %v7, i64 384
  %v298 = shufflevector <8 x float> %v226, <8 x float> %v227, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v298, ptr %v297, align 4
  %v299 = add nsw i32 %v296, 8
  %v300 = getelementptr float, ptr %v1, i32 %v296
  %v301 = getelementptr float, ptr %v300, i64 8
  %v302 = shufflevector <8 x float> %v232, <8 x float> %v233, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v302, ptr %v301, align 4
  %v303 = add nsw i32 %v6, 416
  %v304 = getelementptr float, ptr %v7, i64 416
  %v305 = shufflevector <8 x float> %v237, <8 x float> %v238, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v305, ptr %v304, align 4
  %v306 = add nsw i32 %v303, 8
  %v307 = getelementptr float, ptr %v1, i32 %v303
  %v308 = getelementptr float, ptr %v307, i64 8
  %v309 = shufflevector <8 x float> %v243, <8 x float> %v244, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v309, ptr %v308, align 4
  %v310 = add nsw i32 %v6, 448
  %v311 = getelementptr float, ptr %v7, i64 448
  %v312 = shufflevector <8 x float> %v248, <8 x float> %v249, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v312, ptr %v311, align 4
  %v313 = add nsw i32 %v310, 8
  %v314 = getelementptr float, ptr %v1, i32 %v310
  %v315 = getelementptr float, ptr %v314, i64 8
  %v316 = shufflevector <8 x float> %v254, <8 x float> %v255, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v316, ptr %v315, align 4
  %v317 = add nsw i32 %v6, 480
  %v318 = getelementptr float, ptr %v7, i64 480
  %v319 = shufflevector <8 x float> %v259, <8 x float> %v260, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v319, ptr %v318, align 4
  %v320 = add nsw i32 %v317, 8
  %v321 = getelementptr float, ptr %v1, i32 %v317
  %v322 = getelementptr float, ptr %v321, i64 8
  %v323 = shufflevector <8 x float> %v265, <8 x float> %v266, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v323, ptr %v322, align 4
  %v324 = add nsw i32 %v6, 512
  %v325 = getelementptr float, ptr %v7, i64 512
  %v326 = add nsw i32 %v8, 16
  %v327 = getelementptr float, ptr %v9, i64 16
  %v328 = load <8 x float>, ptr %v327, align 4
  %v329 = add nsw i32 %v8, 112
  %v330 = getelementptr float, ptr %v9, i64 112
  %v331 = load <8 x float>, ptr %v330, align 4
  %v332 = shufflevector <8 x float> %v328, <8 x float> %v331, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v333 = add nsw i32 %v8, 64
  %v334 = getelementptr float, ptr %v9, i64 64
  %v335 = load <8 x float>, ptr %v334, align 4
  %v336 = add nsw i32 %v8, 160
  %v337 = getelementptr float, ptr %v9, i64 160
  %v338 = load <8 x float>, ptr %v337, align 4
  %v339 = shufflevector <8 x float> %v335, <8 x float> %v338, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v340 = shufflevector <8 x float> %v332, <8 x float> %v339, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v341 = add nsw i32 %v326, 8
  %v342 = getelementptr float, ptr %v3, i32 %v326
  %v343 = getelementptr float, ptr %v342, i64 8
  %v344 = load <8 x float>, ptr %v343, align 4
  %v345 = add nsw i32 %v329, 8
  %v346 = getelementptr float, ptr %v3, i32 %v329
  %v347 = getelementptr float, ptr %v346, i64 8
  %v348 = load <8 x float>, ptr %v347, align 4
  %v349 = shufflevector <8 x float> %v344, <8 x float> %v348, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v350 = add nsw i32 %v333, 8
  %v351 = getelementptr float, ptr %v3, i32 %v333
  %v352 = getelementptr float, ptr %v351, i64 8
  %v353 = load <8 x float>, ptr %v352, align 4
  %v354 = add nsw i32 %v336, 8
  %v355 = getelementptr float, ptr %v3, i32 %v336
  %v356 = getelementptr float, ptr %v355, i64 8
  %v357 = load <8 x float>, ptr %v356, align 4
  %v358 = shufflevector <8 x float> %v353, <8 x float> %v357, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v359 = shufflevector <8 x float> %v349, <8 x float> %v358, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v360 = shufflevector <8 x float> %v340, <8 x float> %v359, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v361 = add nsw i32 %v8, 208
  %v362 = getelementptr float, ptr %v9, i64 208
  %v363 = load <8 x float>, ptr %v362, align 4
  %v364 = add nsw i32 %v8, 304
  %v365 = getelementptr float, ptr %v9, i64 304
  %v366 = load <8 x float>, ptr %v365, align 4
  %v367 = shufflevector <8 x float> %v363, <8 x float> %v366, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v368 = add nsw i32 %v8, 256
  %v369 = getelementptr float, ptr %v9, i64 256
  %v370 = load <8 x float>, ptr %v369, align 4
  %v371 = add nsw i32 %v8, 352
  %v372 = getelementptr float, ptr %v9, i64 352
  %v373 = load <8 x float>, ptr %v372, align 4
  %v374 = shufflevector <8 x float> %v370, <8 x float> %v373, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v375 = shufflevector <8 x float> %v367, <8 x float> %v374, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v376 = add nsw i32 %v361, 8
  %v377 = getelementptr float, ptr %v3, i32 %v361
  %v378 = getelementptr float, ptr %v377, i64 8
  %v379 = load <8 x float>, ptr %v378, align 4
  %v380 = add nsw i32 %v364, 8
  %v381 = getelementptr float, ptr %v3, i32 %v364
  %v382 = getelementptr float, ptr %v381, i64 8
  %v383 = load <8 x float>, ptr %v382, align 4
  %v384 = shufflevector <8 x float> %v379, <8 x float> %v383, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v385 = add nsw i32 %v368, 8
  %v386 = getelementptr float, ptr %v3, i32 %v368
  %v387 = getelementptr float, ptr %v386, i64 8
  %v388 = load <8 x float>, ptr %v387, align 4
  %v389 = add nsw i32 %v371, 8
  %v390 = getelementptr float, ptr %v3, i32 %v371
  %v391 = getelementptr float, ptr %v390, i64 8
  %v392 = load <8 x float>, ptr %v391, align 4
  %v393 = shufflevector <8 x float> %v388, <8 x float> %v392, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v394 = shufflevector <8 x float> %v384, <8 x float> %v393, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v395 = shufflevector <8 x float> %v375, <8 x float> %v394, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v396 = shufflevector <8 x float> %v360, <8 x float> %v395, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v396, ptr %v325, align 4
  %v397 = add nsw i32 %v324, 8
  %v398 = getelementptr float, ptr %v1, i32 %v324
  %v399 = getelementptr float, ptr %v398, i64 8
  %v400 = add nsw i32 %v8, 400
  %v401 = getelementptr float, ptr %v9, i64 400
  %v402 = load <8 x float>, ptr %v401, align 4
  %v403 = add nsw i32 %v8, 496
  %v404 = getelementptr float, ptr %v9, i64 496
  %v405 = load <8 x float>, ptr %v404, align 4
  %v406 = shufflevector <8 x float> %v402, <8 x float> %v405, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v407 = add nsw i32 %v8, 448
  %v408 = getelementptr float, ptr %v9, i64 448
  %v409 = load <8 x float>, ptr %v408, align 4
  %v410 = add nsw i32 %v8, 544
  %v411 = getelementptr float, ptr %v9, i64 544
  %v412 = load <8 x float>, ptr %v411, align 4
  %v413 = shufflevector <8 x float> %v409, <8 x float> %v412, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v414 = shufflevector <8 x float> %v406, <8 x float> %v413, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v415 = add nsw i32 %v400, 8
  %v416 = getelementptr float, ptr %v3, i32 %v400
  %v417 = getelementptr float, ptr %v416, i64 8
  %v418 = load <8 x float>, ptr %v417, align 4
  %v419 = add nsw i32 %v403, 8
  %v420 = getelementptr float, ptr %v3, i32 %v403
  %v421 = getelementptr float, ptr %v420, i64 8
  %v422 = load <8 x float>, ptr %v421, align 4
  %v423 = shufflevector <8 x float> %v418, <8 x float> %v422, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v424 = add nsw i32 %v407, 8
  %v425 = getelementptr float, ptr %v3, i32 %v407
  %v426 = getelementptr float, ptr %v425, i64 8
  %v427 = load <8 x float>, ptr %v426, align 4
  %v428 = add nsw i32 %v410, 8
  %v429 = getelementptr float, ptr %v3, i32 %v410
  %v430 = getelementptr float, ptr %v429, i64 8
  %v431 = load <8 x float>, ptr %v430, align 4
  %v432 = shufflevector <8 x float> %v427, <8 x float> %v431, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v433 = shufflevector <8 x float> %v423, <8 x float> %v432, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v434 = shufflevector <8 x float> %v414, <8 x float> %v433, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v435 = add nsw i32 %v8, 592
  %v436 = getelementptr float, ptr %v9, i64 592
  %v437 = load <8 x float>, ptr %v436, align 4
  %v438 = add nsw i32 %v8, 688
  %v439 = getelementptr float, ptr %v9, i64 688
  %v440 = load <8 x float>, ptr %v439, align 4
  %v441 = shufflevector <8 x float> %v437, <8 x float> %v440, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v442 = add nsw i32 %v8, 640
  %v443 = getelementptr float, ptr %v9, i64 640
  %v444 = load <8 x float>, ptr %v443, align 4
  %v445 = add nsw i32 %v8, 736
  %v446 = getelementptr float, ptr %v9, i64 736
  %v447 = load <8 x float>, ptr %v446, align 4
  %v448 = shufflevector <8 x float> %v444, <8 x float> %v447, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v449 = shufflevector <8 x float> %v441, <8 x float> %v448, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v450 = add nsw i32 %v435, 8
  %v451 = getelementptr float, ptr %v3, i32 %v435
  %v452 = getelementptr float, ptr %v451, i64 8
  %v453 = load <8 x float>, ptr %v452, align 4
  %v454 = add nsw i32 %v438, 8
  %v455 = getelementptr float, ptr %v3, i32 %v438
  %v456 = getelementptr float, ptr %v455, i64 8
  %v457 = load <8 x float>, ptr %v456, align 4
  %v458 = shufflevector <8 x float> %v453, <8 x float> %v457, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v459 = add nsw i32 %v442, 8
  %v460 = getelementptr float, ptr %v3, i32 %v442
  %v461 = getelementptr float, ptr %v460, i64 8
  %v462 = load <8 x float>, ptr %v461, align 4
  %v463 = add nsw i32 %v445, 8
  %v464 = getelementptr float, ptr %v3, i32 %v445
  %v465 = getelementptr float, ptr %v464, i64 8
  %v466 = load <8 x float>, ptr %v465, align 4
  %v467 = shufflevector <8 x float> %v462, <8 x float> %v466, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v468 = shufflevector <8 x float> %v458, <8 x float> %v467, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v469 = shufflevector <8 x float> %v449, <8 x float> %v468, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v470 = shufflevector <8 x float> %v434, <8 x float> %v469, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v470, ptr %v399, align 4
  %v471 = add nsw i32 %v6, 544
  %v472 = getelementptr float, ptr %v7, i64 544
  %v473 = shufflevector <8 x float> %v332, <8 x float> %v339, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v474 = shufflevector <8 x float> %v349, <8 x float> %v358, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v475 = shufflevector <8 x float> %v473, <8 x float> %v474, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v476 = shufflevector <8 x float> %v367, <8 x float> %v374, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v477 = shufflevector <8 x float> %v384, <8 x float> %v393, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v478 = shufflevector <8 x float> %v476, <8 x float> %v477, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v479 = shufflevector <8 x float> %v475, <8 x float> %v478, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v479, ptr %v472, align 4
  %v480 = add nsw i32 %v471, 8
  %v481 = getelementptr float, ptr %v1, i32 %v471
  %v482 = getelementptr float, ptr %v481, i64 8
  %v483 = shufflevector <8 x float> %v406, <8 x float> %v413, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v484 = shufflevector <8 x float> %v423, <8 x float> %v432, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v485 = shufflevector <8 x float> %v483, <8 x float> %v484, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v486 = shufflevector <8 x float> %v441, <8 x float> %v448, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v487 = shufflevector <8 x float> %v458, <8 x float> %v467, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v488 = shufflevector <8 x float> %v486, <8 x float> %v487, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v489 = shufflevector <8 x float> %v485, <8 x float> %v488, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v489, ptr %v482, align 4
  %v490 = add nsw i32 %v6, 576
  %v491 = getelementptr float, ptr %v7, i64 576
  %v492 = shufflevector <8 x float> %v328, <8 x float> %v331, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v493 = shufflevector <8 x float> %v335, <8 x float> %v338, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v494 = shufflevector <8 x float> %v492, <8 x float> %v493, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v495 = shufflevector <8 x float> %v344, <8 x float> %v348, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v496 = shufflevector <8 x float> %v353, <8 x float> %v357, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v497 = shufflevector <8 x float> %v495, <8 x float> %v496, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v498 = shufflevector <8 x float> %v494, <8 x float> %v497, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v499 = shufflevector <8 x float> %v363, <8 x float> %v366, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v500 = shufflevector <8 x float> %v370, <8 x float> %v373, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v501 = shufflevector <8 x float> %v499, <8 x float> %v500, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v502 = shufflevector <8 x float> %v379, <8 x float> %v383, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v503 = shufflevector <8 x float> %v388, <8 x float> %v392, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v504 = shufflevector <8 x float> %v502, <8 x float> %v503, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v505 = shufflevector <8 x float> %v501, <8 x float> %v504, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v506 = shufflevector <8 x float> %v498, <8 x float> %v505, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v506, ptr %v491, align 4
  %v507 = add nsw i32 %v490, 8
  %v508 = getelementptr float, ptr %v1, i32 %v490
  %v509 = getelementptr float, ptr %v508, i64 8
  %v510 = shufflevector <8 x float> %v402, <8 x float> %v405, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v511 = shufflevector <8 x float> %v409, <8 x float> %v412, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v512 = shufflevector <8 x float> %v510, <8 x float> %v511, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v513 = shufflevector <8 x float> %v418, <8 x float> %v422, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v514 = shufflevector <8 x float> %v427, <8 x float> %v431, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v515 = shufflevector <8 x float> %v513, <8 x float> %v514, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v516 = shufflevector <8 x float> %v512, <8 x float> %v515, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v517 = shufflevector <8 x float> %v437, <8 x float> %v440, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v518 = shufflevector <8 x float> %v444, <8 x float> %v447, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v519 = shufflevector <8 x float> %v517, <8 x float> %v518, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v520 = shufflevector <8 x float> %v453, <8 x float> %v457, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v521 = shufflevector <8 x float> %v462, <8 x float> %v466, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v522 = shufflevector <8 x float> %v520, <8 x float> %v521, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v523 = shufflevector <8 x float> %v519, <8 x float> %v522, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v524 = shufflevector <8 x float> %v516, <8 x float> %v523, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v524, ptr %v509, align 4
  %v525 = add nsw i32 %v6, 608
  %v526 = getelementptr float, ptr %v7, i64 608
  %v527 = shufflevector <8 x float> %v492, <8 x float> %v493, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v528 = shufflevector <8 x float> %v495, <8 x float> %v496, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v529 = shufflevector <8 x float> %v527, <8 x float> %v528, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v530 = shufflevector <8 x float> %v499, <8 x float> %v500, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v531 = shufflevector <8 x float> %v502, <8 x float> %v503, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v532 = shufflevector <8 x float> %v530, <8 x float> %v531, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v533 = shufflevector <8 x float> %v529, <8 x float> %v532, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v533, ptr %v526, align 4
  %v534 = add nsw i32 %v525, 8
  %v535 = getelementptr float, ptr %v1, i32 %v525
  %v536 = getelementptr float, ptr %v535, i64 8
  %v537 = shufflevector <8 x float> %v510, <8 x float> %v511, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v538 = shufflevector <8 x float> %v513, <8 x float> %v514, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v539 = shufflevector <8 x float> %v537, <8 x float> %v538, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v540 = shufflevector <8 x float> %v517, <8 x float> %v518, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v541 = shufflevector <8 x float> %v520, <8 x float> %v521, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v542 = shufflevector <8 x float> %v540, <8 x float> %v541, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v543 = shufflevector <8 x float> %v539, <8 x float> %v542, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v543, ptr %v536, align 4
  %v544 = add nsw i32 %v6, 640
  %v545 = getelementptr float, ptr %v7, i64 640
  %v546 = shufflevector <8 x float> %v340, <8 x float> %v359, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v547 = shufflevector <8 x float> %v375, <8 x float> %v394, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v548 = shufflevector <8 x float> %v546, <8 x float> %v547, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v548, ptr %v545, align 4
  %v549 = add nsw i32 %v544, 8
  %v550 = getelementptr float, ptr %v1, i32 %v544
  %v551 = getelementptr float, ptr %v550, i64 8
  %v552 = shufflevector <8 x float> %v414, <8 x float> %v433, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v553 = shufflevector <8 x float> %v449, <8 x float> %v468, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v554 = shufflevector <8 x float> %v552, <8 x float> %v553, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v554, ptr %v551, align 4
  %v555 = add nsw i32 %v6, 672
  %v556 = getelementptr float, ptr %v7, i64 672
  %v557 = shufflevector <8 x float> %v473, <8 x float> %v474, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v558 = shufflevector <8 x float> %v476, <8 x float> %v477, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v559 = shufflevector <8 x float> %v557, <8 x float> %v558, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v559, ptr %v556, align 4
  %v560 = add nsw i32 %v555, 8
  %v561 = getelementptr float, ptr %v1, i32 %v555
  %v562 = getelementptr float, ptr %v561, i64 8
  %v563 = shufflevector <8 x float> %v483, <8 x float> %v484, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v564 = shufflevector <8 x float> %v486, <8 x float> %v487, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v565 = shufflevector <8 x float> %v563, <8 x float> %v564, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v565, ptr %v562, align 4
  %v566 = add nsw i32 %v6, 704
  %v567 = getelementptr float, ptr %v7, i64 704
  %v568 = shufflevector <8 x float> %v494, <8 x float> %v497, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v569 = shufflevector <8 x float> %v501, <8 x float> %v504, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v570 = shufflevector <8 x float> %v568, <8 x float> %v569, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v570, ptr %v567, align 4
  %v571 = add nsw i32 %v566, 8
  %v572 = getelementptr float, ptr %v1, i32 %v566
  %v573 = getelementptr float, ptr %v572, i64 8
  %v574 = shufflevector <8 x float> %v512, <8 x float> %v515, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v575 = shufflevector <8 x float> %v519, <8 x float> %v522, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v576 = shufflevector <8 x float> %v574, <8 x float> %v575, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v576, ptr %v573, align 4
  %v577 = add nsw i32 %v6, 736
  %v578 = getelementptr float, ptr %v7, i64 736
  %v579 = shufflevector <8 x float> %v527, <8 x float> %v528, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v580 = shufflevector <8 x float> %v530, <8 x float> %v531, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v581 = shufflevector <8 x float> %v579, <8 x float> %v580, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v581, ptr %v578, align 4
  %v582 = add nsw i32 %v577, 8
  %v583 = getelementptr float, ptr %v1, i32 %v577
  %v584 = getelementptr float, ptr %v583, i64 8
  %v585 = shufflevector <8 x float> %v537, <8 x float> %v538, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v586 = shufflevector <8 x float> %v540, <8 x float> %v541, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v587 = shufflevector <8 x float> %v585, <8 x float> %v586, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v587, ptr %v584, align 4
  %v588 = add nsw i32 %v6, 768
  %v589 = getelementptr float, ptr %v7, i64 768
  %v590 = shufflevector <8 x float> %v360, <8 x float> %v395, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v590, ptr %v589, align 4
  %v591 = add nsw i32 %v588, 8
  %v592 = getelementptr float, ptr %v1, i32 %v588
  %v593 = getelementptr float, ptr %v592, i64 8
  %v594 = shufflevector <8 x float> %v434, <8 x float> %v469, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v594, ptr %v593, align 4
  %v595 = add nsw i32 %v6, 800
  %v596 = getelementptr float, ptr %v7, i64 800
  %v597 = shufflevector <8 x float> %v475, <8 x float> %v478, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v597, ptr %v596, align 4
  %v598 = add nsw i32 %v595, 8
  %v599 = getelementptr float, ptr %v1, i32 %v595
  %v600 = getelementptr float, ptr %v599, i64 8
  %v601 = shufflevector <8 x float> %v485, <8 x float> %v488, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v601, ptr %v600, align 4
  %v602 = add nsw i32 %v6, 832
  %v603 = getelementptr float, ptr %v7, i64 832
  %v604 = shufflevector <8 x float> %v498, <8 x float> %v505, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v604, ptr %v603, align 4
  %v605 = add nsw i32 %v602, 8
  %v606 = getelementptr float, ptr %v1, i32 %v602
  %v607 = getelementptr float, ptr %v606, i64 8
  %v608 = shufflevector <8 x float> %v516, <8 x float> %v523, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v608, ptr %v607, align 4
  %v609 = add nsw i32 %v6, 864
  %v610 = getelementptr float, ptr %v7, i64 864
  %v611 = shufflevector <8 x float> %v529, <8 x float> %v532, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v611, ptr %v610, align 4
  %v612 = add nsw i32 %v609, 8
  %v613 = getelementptr float, ptr %v1, i32 %v609
  %v614 = getelementptr float, ptr %v613, i64 8
  %v615 = shufflevector <8 x float> %v539, <8 x float> %v542, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v615, ptr %v614, align 4
  %v616 = add nsw i32 %v6, 896
  %v617 = getelementptr float, ptr %v7, i64 896
  %v618 = shufflevector <8 x float> %v546, <8 x float> %v547, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v618, ptr %v617, align 4
  %v619 = add nsw i32 %v616, 8
  %v620 = getelementptr float, ptr %v1, i32 %v616
  %v621 = getelementptr float, ptr %v620, i64 8
  %v622 = shufflevector <8 x float> %v552, <8 x float> %v553, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v622, ptr %v621, align 4
  %v623 = add nsw i32 %v6, 928
  %v624 = getelementptr float, ptr %v7, i64 928
  %v625 = shufflevector <8 x float> %v557, <8 x float> %v558, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v625, ptr %v624, align 4
  %v626 = add nsw i32 %v623, 8
  %v627 = getelementptr float, ptr %v1, i32 %v623
  %v628 = getelementptr float, ptr %v627, i64 8
  %v629 = shufflevector <8 x float> %v563, <8 x float> %v564, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v629, ptr %v628, align 4
  %v630 = add nsw i32 %v6, 960
  %v631 = getelementptr float, ptr %v7, i64 960
  %v632 = shufflevector <8 x float> %v568, <8 x float> %v569, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v632, ptr %v631, align 4
  %v633 = add nsw i32 %v630, 8
  %v634 = getelementptr float, ptr %v1, i32 %v630
  %v635 = getelementptr float, ptr %v634, i64 8
  %v636 = shufflevector <8 x float> %v574, <8 x float> %v575, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v636, ptr %v635, align 4
  %v637 = add nsw i32 %v6, 992
  %v638 = getelementptr float, ptr %v7, i64 992
  %v639 = shufflevector <8 x float> %v579, <8 x float> %v580, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v639, ptr %v638, align 4
  %v640 = add nsw i32 %v637, 8
  %v641 = getelementptr float, ptr %v1, i32 %v637
  %v642 = getelementptr float, ptr %v641, i64 8
  %v643 = shufflevector <8 x float> %v585, <8 x float> %v586, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v643, ptr %v642, align 4
  %v644 = add nsw i32 %v5, 1
  %v645 = icmp slt i32 %v644, 2
  br i1 %v645, label %loop2, label %done2
done2:
  %v646 = add nsw i32 %v4, 1
  %v647 = icmp slt i32 %v646, 1
  br i1 %v647, label %loop1, label %done1
done1:
  br label %loop3
loop3:
  %v648 = phi i32 [ 32, %done1 ], [ %v668, %done4 ]
  %v649 = mul nsw i32 %v648, 32
  br label %loop4
loop4:
  %v650 = phi i32 [ 0, %loop3 ], [ %v666, %loop4 ]
  %v651 = mul nsw i32 %v650, 16
  %v652 = add nsw i32 %v649, %v651
  %v653 = getelementptr float, ptr %v1, i32 %v652
  %v654 = mul nsw i32 %v650, 768
  %v655 = add nsw i32 %v648, %v654
  %v656 = insertelement <8 x i32> poison, i32 %v655, i64 0
  %v657 = shufflevector <8 x i32> %v656, <8 x i32> poison, <8 x i32> zeroinitializer
  %v658 = add <8 x i32> %v657, <i32 0, i32 48, i32 96, i32 144, i32 192, i32 240, i32 288, i32 336>
  %v659 = getelementptr float, ptr %v3, <8 x i32> %v658
  %v660 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %v659, i32 4, <8 x i1> splat (i1 true), <8 x float> poison)
  store <8 x float> %v660, ptr %v653, align 4
  %v661 = add nsw i32 %v652, 8
  %v662 = getelementptr float, ptr %v653, i64 8
  %v663 = add <8 x i32> %v657, <i32 384, i32 432, i32 480, i32 528, i32 576, i32 624, i32 672, i32 720>
  %v664 = getelementptr float, ptr %v3, <8 x i32> %v663
  %v665 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %v664, i32 4, <8 x i1> splat (i1 true), <8 x float> poison)
  store <8 x float> %v665, ptr %v662, align 4
  %v666 = add nsw i32 %v650, 1
  %v667 = icmp slt i32 %v666, 2
  br i1 %v667, label %loop4, label %done4
done4:
  %v668 = add nsw i32 %v648, 1
  %v669 = icmp slt i32 %v668, 48
  br i1 %v669, label %loop3, label %done3
done3:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
