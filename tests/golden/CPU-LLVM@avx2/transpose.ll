target triple = "x86_64-unknown-linux-gnu"

define void @transpose(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v584, %done2 ]
  br label %loop2
loop2:
  %v5 = phi i32 [ 0, %loop1 ], [ %v582, %loop2 ]
  %v6 = mul nsw i32 %v5, 16
  %v7 = getelementptr float, ptr %v1, i32 %v6
  %v8 = mul nsw i32 %v5, 768
  %v9 = getelementptr float, ptr %v3, i32 %v8
  %v10 = load <8 x float>, ptr %v9, align 4
  %v11 = add nsw i32 %v8, 96
  %v12 = getelementptr float, ptr %v3, i32 %v11
  %v13 = load <8 x float>, ptr %v12, align 4
  %v14 = shufflevector <8 x float> %v10, <8 x float> %v13, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v15 = add nsw i32 %v8, 48
  %v16 = getelementptr float, ptr %v3, i32 %v15
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = add nsw i32 %v8, 144
  %v19 = getelementptr float, ptr %v3, i32 %v18
  %v20 = load <8 x float>, ptr %v19, align 4
  %v21 = shufflevector <8 x float> %v17, <8 x float> %v20, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v22 = shufflevector <8 x float> %v14, <8 x float> %v21, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v23 = add nsw i32 %v8, 8
  %v24 = getelementptr float, ptr %v3, i32 %v23
  %v25 = load <8 x float>, ptr %v24, align 4
  %v26 = add nsw i32 %v11, 8
  %v27 = getelementptr float, ptr %v3, i32 %v26
  %v28 = load <8 x float>, ptr %v27, align 4
  %v29 = shufflevector <8 x float> %v25, <8 x float> %v28, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v30 = add nsw i32 %v15, 8
  %v31 = getelementptr float, ptr %v3, i32 %v30
  %v32 = load <8 x float>, ptr %v31, align 4
  %v33 = add nsw i32 %v18, 8
  %v34 = getelementptr float, ptr %v3, i32 %v33
  %v35 = load <8 x float>, ptr %v34, align 4
  %v36 = shufflevector <8 x float> %v32, <8 x float> %v35, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v37 = shufflevector <8 x float> %v29, <8 x float> %v36, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v38 = shufflevector <8 x float> %v22, <8 x float> %v37, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v39 = add nsw i32 %v8, 192
  %v40 = getelementptr float, ptr %v3, i32 %v39
  %v41 = load <8 x float>, ptr %v40, align 4
  %v42 = add nsw i32 %v8, 288
  %v43 = getelementptr float, ptr %v3, i32 %v42
  %v44 = load <8 x float>, ptr %v43, align 4
  %v45 = shufflevector <8 x float> %v41, <8 x float> %v44, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v46 = add nsw i32 %v8, 240
  %v47 = getelementptr float, ptr %v3, i32 %v46
  %v48 = load <8 x float>, ptr %v47, align 4
  %v49 = add nsw i32 %v8, 336
  %v50 = getelementptr float, ptr %v3, i32 %v49
  %v51 = load <8 x float>, ptr %v50, align 4
  %v52 = shufflevector <8 x float> %v48, <8 x float> %v51, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v53 = shufflevector <8 x float> %v45, <8 x float> %v52, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v54 = add nsw i32 %v39, 8
  %v55 = getelementptr float, ptr %v3, i32 %v54
  %v56 = load <8 x float>, ptr %v55, align 4
  %v57 = add nsw i32 %v42, 8
  %v58 = getelementptr float, ptr %v3, i32 %v57
  %v59 = load <8 x float>, ptr %v58, align 4
  %v60 = shufflevector <8 x float> %v56, <8 x float> %v59, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v61 = add nsw i32 %v46, 8
  %v62 = getelementptr float, ptr %v3, i32 %v61
  %v63 = load <8 x float>, ptr %v62, align 4
  %v64 = add nsw i32 %v49, 8
  %v65 = getelementptr float, ptr %v3, i32 %v64
  %v66 = load <8 x float>, ptr %v65, align 4
  %v67 = shufflevector <8 x float> %v63, <8 x float> %v66, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v68 = shufflevector <8 x float> %v60, <8 x float> %v67, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v69 = shufflevector <8 x float> %v53, <8 x float> %v68, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v70 = shufflevector <8 x float> %v38, <8 x float> %v69, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v70, ptr %v7, align 4
  %v71 = add nsw i32 %v6, 8
  %v72 = getelementptr float, ptr %v1, i32 %v71
  %v73 = add nsw i32 %v8, 384
  %v74 = getelementptr float, ptr %v3, i32 %v73
  %v75 = load <8 x float>, ptr %v74, align 4
  %v76 = add nsw i32 %v8, 480
  %v77 = getelementptr float, ptr %v3, i32 %v76
  %v78 = load <8 x float>, ptr %v77, align 4
  %v79 = shufflevector <8 x float> %v75, <8 x float> %v78, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v80 = add nsw i32 %v8, 432
  %v81 = getelementptr float, ptr %v3, i32 %v80
  %v82 = load <8 x float>, ptr %v81, align 4
  %v83 = add nsw i32 %v8, 528
  %v84 = getelementptr float, ptr %v3, i32 %v83
  %v85 = load <8 x float>, ptr %v84, align 4
  %v86 = shufflevector <8 x float> %v82, <8 x float> %v85, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v87 = shufflevector <8 x float> %v79, <8 x float> %v86, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v88 = add nsw i32 %v73, 8
  %v89 = getelementptr float, ptr %v3, i32 %v88
  %v90 = load <8 x float>, ptr %v89, align 4
  %v91 = add nsw i32 %v76, 8
  %v92 = getelementptr float, ptr %v3, i32 %v91
  %v93 = load <8 x float>, ptr %v92, align 4
  %v94 = shufflevector <8 x float> %v90, <8 x float> %v93, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v95 = add nsw i32 %v80, 8
  %v96 = getelementptr float, ptr %v3, i32 %v95
  %v97 = load <8 x float>, ptr %v96, align 4
  %v98 = add nsw i32 %v83, 8
  %v99 = getelementptr float, ptr %v3, i32 %v98
  %v100 = load <8 x float>, ptr %v99, align 4
  %v101 = shufflevector <8 x float> %v97, <8 x float> %v100, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v102 = shufflevector <8 x float> %v94, <8 x float> %v101, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v103 = shufflevector <8 x float> %v87, <8 x float> %v102, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v104 = add nsw i32 %v8, 576
  %v105 = getelementptr float, ptr %v3, i32 %v104
  %v106 = load <8 x float>, ptr %v105, align 4
  %v107 = add nsw i32 %v8, 672
  %v108 = getelementptr float, ptr %v3, i32 %v107
  %v109 = load <8 x float>, ptr %v108, align 4
  %v110 = shufflevector <8 x float> %v106, <8 x float> %v109, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v111 = add nsw i32 %v8, 624
  %v112 = getelementptr float, ptr %v3, i32 %v111
  %v113 = load <8 x float>, ptr %v112, align 4
  %v114 = add nsw i32 %v8, 720
  %v115 = getelementptr float, ptr %v3, i32 %v114
  %v116 = load <8 x float>, ptr %v115, align 4
  %v117 = shufflevector <8 x float> %v113, <8 x float> %v116, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v118 = shufflevector <8 x float> %v110, <8 x float> %v117, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v119 = add nsw i32 %v104, 8
  %v120 = getelementptr float, ptr %v3, i32 %v119
  %v121 = load <8 x float>, ptr %v120, align 4
  %v122 = add nsw i32 %v107, 8
  %v123 = getelementptr float, ptr %v3, i32 %v122
  %v124 = load <8 x float>, ptr %v123, align 4
  %v125 = shufflevector <8 x float> %v121, <8 x float> %v124, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v126 = add nsw i32 %v111, 8
  %v127 = getelementptr float, ptr %v3, i32 %v126
  %v128 = load <8 x float>, ptr %v127, align 4
  %v129 = add nsw i32 %v114, 8
  %v130 = getelementptr float, ptr %v3, i32 %v129
  %v131 = load <8 x float>, ptr %v130, align 4
  %v132 = shufflevector <8 x float> %v128, <8 x float> %v131, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v133 = shufflevector <8 x float> %v125, <8 x float> %v132, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v134 = shufflevector <8 x float> %v118, <8 x float> %v133, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v135 = shufflevector <8 x float> %v103, <8 x float> %v134, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v135, ptr %v72, align 4
  %v136 = add nsw i32 %v6, 32
  %v137 = getelementptr float, ptr %v1, i32 %v136
  %v138 = shufflevector <8 x float> %v14, <8 x float> %v21, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v139 = shufflevector <8 x float> %v29, <8 x float> %v36, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v140 = shufflevector <8 x float> %v138, <8 x float> %v139, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v141 = shufflevector <8 x float> %v45, <8 x float> %v52, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v142 = shufflevector <8 x float> %v60, <8 x float> %v67, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v143 = shufflevector <8 x float> %v141, <8 x float> %v142, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v144 = shufflevector <8 x float> %v140, <8 x float> %v143, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v144, ptr %v137, align 4
  %v145 = add nsw i32 %v136, 8
  %v146 = getelementptr float, ptr %v1, i32 %v145
  %v147 = shufflevector <8 x float> %v79, <8 x float> %v86, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v148 = shufflevector <8 x float> %v94, <8 x float> %v101, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v149 = shufflevector <8 x float> %v147, <8 x float> %v148, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v150 = shufflevector <8 x float> %v110, <8 x float> %v117, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v151 = shufflevector <8 x float> %v125, <8 x float> %v132, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v152 = shufflevector <8 x float> %v150, <8 x float> %v151, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v153 = shufflevector <8 x float> %v149, <8 x float> %v152, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v153, ptr %v146, align 4
  %v154 = add nsw i32 %v6, 64
  %v155 = getelementptr float, ptr %v1, i32 %v154
  %v156 = shufflevector <8 x float> %v10, <8 x float> %v13, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v157 = shufflevector <8 x float> %v17, <8 x float> %v20, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v158 = shufflevector <8 x float> %v156, <8 x float> %v157, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v159 = shufflevector <8 x float> %v25, <8 x float> %v28, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v160 = shufflevector <8 x float> %v32, <8 x float> %v35, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v161 = shufflevector <8 x float> %v159, <8 x float> %v160, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v162 = shufflevector <8 x float> %v158, <8 x float> %v161, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v163 = shufflevector <8 x float> %v41, <8 x float> %v44, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v164 = shufflevector <8 x float> %v48, <8 x float> %v51, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v165 = shufflevector <8 x float> %v163, <8 x float> %v164, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v166 = shufflevector <8 x float> %v56, <8 x float> %v59, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v167 = shufflevector <8 x float> %v63, <8 x float> %v66, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v168 = shufflevector <8 x float> %v166, <8 x float> %v167, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v169 = shufflevector <8 x float> %v165, <8 x float> %v168, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v170 = shufflevector <8 x float> %v162, <8 x float> %v169, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v170, ptr %v155, align 4
  %v171 = add nsw i32 %v154, 8
  %v172 = getelementptr float, ptr %v1, i32 %v171
  %v173 = shufflevector <8 x float> %v75, <8 x float> %v78, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v174 = shufflevector <8 x float> %v82, <8 x float> %v85, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v175 = shufflevector <8 x float> %v173, <8 x float> %v174, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v176 = shufflevector <8 x float> %v90, <8 x float> %v93, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v177 = shufflevector <8 x float> %v97, <8 x float> %v100, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v178 = shufflevector <8 x float> %v176, <8 x float> %v177, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v179 = shufflevector <8 x float> %v175, <8 x float> %v178, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v180 = shufflevector <8 x float> %v106, <8 x float> %v109, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v181 = shufflevector <8 x float> %v113, <8 x float> %v116, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v182 = shufflevector <8 x float> %v180, <8 x float> %v181, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v183 = shufflevector <8 x float> %v121, <8 x float> %v124, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v184 = shufflevector <8 x float> %v128, <8 x float> %v131, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v185 = shufflevector <8 x float> %v183, <8 x float> %v184, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v186 = shufflevector <8 x float> %v182, <8 x float> %v185, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v187 = shufflevector <8 x float> %v179, <8 x float> %v186, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v187, ptr %v172, align 4
  %v188 = add nsw i32 %v6, 96
  %v189 = getelementptr float, ptr %v1, i32 %v188
  %v190 = shufflevector <8 x float> %v156, <8 x float> %v157, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v191 = shufflevector <8 x float> %v159, <8 x float> %v160, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v192 = shufflevector <8 x float> %v190, <8 x float> %v191, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v193 = shufflevector <8 x float> %v163, <8 x float> %v164, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v194 = shufflevector <8 x float> %v166, <8 x float> %v167, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v195 = shufflevector <8 x float> %v193, <8 x float> %v194, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v196 = shufflevector <8 x float> %v192, <8 x float> %v195, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v196, ptr %v189, align 4
  %v197 = add nsw i32 %v188, 8
  %v198 = getelementptr float, ptr %v1, i32 %v197
  %v199 = shufflevector <8 x float> %v173, <8 x float> %v174, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v200 = shufflevector <8 x float> %v176, <8 x float> %v177, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v201 = shufflevector <8 x float> %v199, <8 x float> %v200, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v202 = shufflevector <8 x float> %v180, <8 x float> %v181, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v203 = shufflevector <8 x float> %v183, <8 x float> %v184, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v204 = shufflevector <8 x float> %v202, <8 x float> %v203, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v205 = shufflevector <8 x float> %v201, <8 x float> %v204, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v205, ptr %v198, align 4
  %v206 = add nsw i32 %v6, 128
  %v207 = getelementptr float, ptr %v1, i32 %v206
  %v208 = shufflevector <8 x float> %v22, <8 x float> %v37, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v209 = shufflevector <8 x float> %v53, <8 x float> %v68, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v210 = shufflevector <8 x float> %v208, <8 x float> %v209, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v210, ptr %v207, align 4
  %v211 = add nsw i32 %v206, 8
  %v212 = getelementptr float, ptr %v1, i32 %v211
  %v213 = shufflevector <8 x float> %v87, <8 x float> %v102, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v214 = shufflevector <8 x float> %v118, <8 x float> %v133, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v215 = shufflevector <8 x float> %v213, <8 x float> %v214, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v215, ptr %v212, align 4
  %v216 = add nsw i32 %v6, 160
  %v217 = getelementptr float, ptr %v1, i32 %v216
  %v218 = shufflevector <8 x float> %v138, <8 x float> %v139, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v219 = shufflevector <8 x float> %v141, <8 x float> %v142, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v220 = shufflevector <8 x float> %v218, <8 x float> %v219, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v220, ptr %v217, align 4
  %v221 = add nsw i32 %v216, 8
  %v222 = getelementptr float, ptr %v1, i32 %v221
  %v223 = shufflevector <8 x float> %v147, <8 x float> %v148, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v224 = shufflevector <8 x float> %v150, <8 x float> %v151, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v225 = shufflevector <8 x float> %v223, <8 x float> %v224, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v225, ptr %v222, align 4
  %v226 = add nsw i32 %v6, 192
  %v227 = getelementptr float, ptr %v1, i32 %v226
  %v228 = shufflevector <8 x float> %v158, <8 x float> %v161, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v229 = shufflevector <8 x float> %v165, <8 x float> %v168, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v230 = shufflevector <8 x float> %v228, <8 x float> %v229, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v230, ptr %v227, align 4
  %v231 = add nsw i32 %v226, 8
  %v232 = getelementptr float, ptr %v1, i32 %v231
  %v233 = shufflevector <8 x float> %v175, <8 x float> %v178, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v234 = shufflevector <8 x float> %v182, <8 x float> %v185, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v235 = shufflevector <8 x float> %v233, <8 x float> %v234, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v235, ptr %v232, align 4
  %v236 = add nsw i32 %v6, 224
  %v237 = getelementptr float, ptr %v1, i32 %v236
  %v238 = shufflevector <8 x float> %v190, <8 x float> %v191, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v239 = shufflevector <8 x float> %v193, <8 x float> %v194, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v240 = shufflevector <8 x float> %v238, <8 x float> %v239, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v240, ptr %v237, align 4
  %v241 = add nsw i32 %v236, 8
  %v242 = getelementptr float, ptr %v1, i32 %v241
  %v243 = shufflevector <8 x float> %v199, <8 x float> %v200, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v244 = shufflevector <8 x float> %v202, <8 x float> %v203, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v245 = shufflevector <8 x float> %v243, <8 x float> %v244, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v245, ptr %v242, align 4
  %v246 = add nsw i32 %v6, 256
  %v247 = getelementptr float, ptr %v1, i32 %v246
  %v248 = shufflevector <8 x float> %v38, <8 x float> %v69, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v248, ptr %v247, align 4
  %v249 = add nsw i32 %v246, 8
  %v250 = getelementptr float, ptr %v1, i32 %v249
  %v251 = shufflevector <8 x float> %v103, <8 x float> %v134, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v251, ptr %v250, align 4
  %v252 = add nsw i32 %v6, 288
  %v253 = getelementptr float, ptr %v1, i32 %v252
  %v254 = shufflevector <8 x float> %v140, <8 x float> %v143, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v254, ptr %v253, align 4
  %v255 = add nsw i32 %v252, 8
  %v256 = getelementptr float, ptr %v1, i32 %v255
  %v257 = shufflevector <8 x float> %v149, <8 x float> %v152, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v257, ptr %v256, align 4
  %v258 = add nsw i32 %v6, 320
  %v259 = getelementptr float, ptr %v1, i32 %v258
  %v260 = shufflevector <8 x float> %v162, <8 x float> %v169, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v260, ptr %v259, align 4
  %v261 = add nsw i32 %v258, 8
  %v262 = getelementptr float, ptr %v1, i32 %v261
  %v263 = shufflevector <8 x float> %v179, <8 x float> %v186, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v263, ptr %v262, align 4
  %v264 = add nsw i32 %v6, 352
  %v265 = getelementptr float, ptr %v1, i32 %v264
  %v266 = shufflevector <8 x float> %v192, <8 x float> %v195, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v266, ptr %v265, align 4
  %v267 = add nsw i32 %v264, 8
  %v268 = getelementptr float, ptr %v1, i32 %v267
  %v269 = shufflevector <8 x float> %v201, <8 x float> %v204, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v269, ptr %v268, align 4
  %v270 = add nsw i32 %v6, 384
  %v271 = getelementptr float, ptr %v1, i32 %v270
  %v272 = shufflevector <8 x float> %v208, <8 x float> %v209, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v272, ptr %v271, align 4
  %v273 = add nsw i32 %v270, 8
  %v274 = getelementptr float, ptr %v1, i32 %v273
  %v275 = shufflevector <8 x float> %v213, <8 x float> %v214, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v275, ptr %v274, align 4
  %v276 = add nsw i32 %v6, 416
  %v277 = getelementptr float, ptr %v1, i32 %v276
  %v278 = shufflevector <8 x float> %v218, <8 x float> %v219, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v278, ptr %v277, align 4
  %v279 = add nsw i32 %v276, 8
  %v280 = getelementptr float, ptr %v1, i32 %v279
  %v281 = shufflevector <8 x float> %v223, <8 x float> %v224, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v281, ptr %v280, align 4
  %v282 = add nsw i32 %v6, 448
  %v283 = getelementptr float, ptr %v1, i32 %v282
  %v284 = shufflevector <8 x float> %v228, <8 x float> %v229, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v284, ptr %v283, align 4
  %v285 = add nsw i32 %v282, 8
  %v286 = getelementptr float, ptr %v1, i32 %v285
  %v287 = shufflevector <8 x float> %v233, <8 x float> %v234, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v287, ptr %v286, align 4
  %v288 = add nsw i32 %v6, 480
  %v289 = getelementptr float, ptr %v1, i32 %v288
  %v290 = shufflevector <8 x float> %v238, <8 x float> %v239, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v290, ptr %v289, align 4
  %v291 = add nsw i32 %v288, 8
  %v292 = getelementptr float, ptr %v1, i32 %v291
  %v293 = shufflevector <8 x float> %v243, <8 x float> %v244, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v293, ptr %v292, align 4
  %v294 = add nsw i32 %v6, 512
  %v295 = getelementptr float, ptr %v1, i32 %v294
  %v296 = add nsw i32 %v8, 16
  %v297 = getelementptr float, ptr %v3, i32 %v296
  %v298 = load <8 x float>, ptr %v297, align 4
  %v299 = add nsw i32 %v8, 112
  %v300 = getelementptr float, ptr %v3, i32 %v299
  %v301 = load <8 x float>, ptr %v300, align 4
  %v302 = shufflevector <8 x float> %v298, <8 x float> %v301, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v303 = add nsw i32 %v8, 64
  %v304 = getelementptr float, ptr %v3, i32 %v303
  %v305 = load <8 x float>, ptr %v304, align 4
  %v306 = add nsw i32 %v8, 160
  %v307 = getelementptr float, ptr %v3, i32 %v306
  %v308 = load <8 x float>, ptr %v307, align 4
  %v309 = shufflevector <8 x float> %v305, <8 x float> %v308, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v310 = shufflevector <8 x float> %v302, <8 x float> %v309, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v311 = add nsw i32 %v296, 8
  %v312 = getelementptr float, ptr %v3, i32 %v311
  %v313 = load <8 x float>, ptr %v312, align 4
  %v314 = add nsw i32 %v299, 8
  %v315 = getelementptr float, ptr %v3, i32 %v314
  %v316 = load <8 x float>, ptr %v315, align 4
  %v317 = shufflevector <8 x float> %v313, <8 x float> %v316, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v318 = add nsw i32 %v303, 8
  %v319 = getelementptr float, ptr %v3, i32 %v318
  %v320 = load <8 x float>, ptr %v319, align 4
  %v321 = add nsw i32 %v306, 8
  %v322 = getelementptr float, ptr %v3, i32 %v321
  %v323 = load <8 x float>, ptr %v322, align 4
  %v324 = shufflevector <8 x float> %v320, <8 x float> %v323, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v325 = shufflevector <8 x float> %v317, <8 x float> %v324, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v326 = shufflevector <8 x float> %v310, <8 x float> %v325, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v327 = add nsw i32 %v8, 208
  %v328 = getelementptr float, ptr %v3, i32 %v327
  %v329 = load <8 x float>, ptr %v328, align 4
  %v330 = add nsw i32 %v8, 304
  %v331 = getelementptr float, ptr %v3, i32 %v330
  %v332 = load <8 x float>, ptr %v331, align 4
  %v333 = shufflevector <8 x float> %v329, <8 x float> %v332, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v334 = add nsw i32 %v8, 256
  %v335 = getelementptr float, ptr %v3, i32 %v334
  %v336 = load <8 x float>, ptr %v335, align 4
  %v337 = add nsw i32 %v8, 352
  %v338 = getelementptr float, ptr %v3, i32 %v337
  %v339 = load <8 x float>, ptr %v338, align 4
  %v340 = shufflevector <8 x float> %v336, <8 x float> %v339, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v341 = shufflevector <8 x float> %v333, <8 x float> %v340, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v342 = add nsw i32 %v327, 8
  %v343 = getelementptr float, ptr %v3, i32 %v342
  %v344 = load <8 x float>, ptr %v343, align 4
  %v345 = add nsw i32 %v330, 8
  %v346 = getelementptr float, ptr %v3, i32 %v345
  %v347 = load <8 x float>, ptr %v346, align 4
  %v348 = shufflevector <8 x float> %v344, <8 x float> %v347, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v349 = add nsw i32 %v334, 8
  %v350 = getelementptr float, ptr %v3, i32 %v349
  %v351 = load <8 x float>, ptr %v350, align 4
  %v352 = add nsw i32 %v337, 8
  %v353 = getelementptr float, ptr %v3, i32 %v352
  %v354 = load <8 x float>, ptr %v353, align 4
  %v355 = shufflevector <8 x float> %v351, <8 x float> %v354, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v356 = shufflevector <8 x float> %v348, <8 x float> %v355, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v357 = shufflevector <8 x float> %v341, <8 x float> %v356, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v358 = shufflevector <8 x float> %v326, <8 x float> %v357, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v358, ptr %v295, align 4
  %v359 = add nsw i32 %v294, 8
  %v360 = getelementptr float, ptr %v1, i32 %v359
  %v361 = add nsw i32 %v8, 400
  %v362 = getelementptr float, ptr %v3, i32 %v361
  %v363 = load <8 x float>, ptr %v362, align 4
  %v364 = add nsw i32 %v8, 496
  %v365 = getelementptr float, ptr %v3, i32 %v364
  %v366 = load <8 x float>, ptr %v365, align 4
  %v367 = shufflevector <8 x float> %v363, <8 x float> %v366, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v368 = add nsw i32 %v8, 448
  %v369 = getelementptr float, ptr %v3, i32 %v368
  %v370 = load <8 x float>, ptr %v369, align 4
  %v371 = add nsw i32 %v8, 544
  %v372 = getelementptr float, ptr %v3, i32 %v371
  %v373 = load <8 x float>, ptr %v372, align 4
  %v374 = shufflevector <8 x float> %v370, <8 x float> %v373, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v375 = shufflevector <8 x float> %v367, <8 x float> %v374, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v376 = add nsw i32 %v361, 8
  %v377 = getelementptr float, ptr %v3, i32 %v376
  %v378 = load <8 x float>, ptr %v377, align 4
  %v379 = add nsw i32 %v364, 8
  %v380 = getelementptr float, ptr %v3, i32 %v379
  %v381 = load <8 x float>, ptr %v380, align 4
  %v382 = shufflevector <8 x float> %v378, <8 x float> %v381, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v383 = add nsw i32 %v368, 8
  %v384 = getelementptr float, ptr %v3, i32 %v383
  %v385 = load <8 x float>, ptr %v384, align 4
  %v386 = add nsw i32 %v371, 8
  %v387 = getelementptr float, ptr %v3, i32 %v386
  %v388 = load <8 x float>, ptr %v387, align 4
  %v389 = shufflevector <8 x float> %v385, <8 x float> %v388, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v390 = shufflevector <8 x float> %v382, <8 x float> %v389, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v391 = shufflevector <8 x float> %v375, <8 x float> %v390, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v392 = add nsw i32 %v8, 592
  %v393 = getelementptr float, ptr %v3, i32 %v392
  %v394 = load <8 x float>, ptr %v393, align 4
  %v395 = add nsw i32 %v8, 688
  %v396 = getelementptr float, ptr %v3, i32 %v395
  %v397 = load <8 x float>, ptr %v396, align 4
  %v398 = shufflevector <8 x float> %v394, <8 x float> %v397, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v399 = add nsw i32 %v8, 640
  %v400 = getelementptr float, ptr %v3, i32 %v399
  %v401 = load <8 x float>, ptr %v400, align 4
  %v402 = add nsw i32 %v8, 736
  %v403 = getelementptr float, ptr %v3, i32 %v402
  %v404 = load <8 x float>, ptr %v403, align 4
  %v405 = shufflevector <8 x float> %v401, <8 x float> %v404, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v406 = shufflevector <8 x float> %v398, <8 x float> %v405, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v407 = add nsw i32 %v392, 8
  %v408 = getelementptr float, ptr %v3, i32 %v407
  %v409 = load <8 x float>, ptr %v408, align 4
  %v410 = add nsw i32 %v395, 8
  %v411 = getelementptr float, ptr %v3, i32 %v410
  %v412 = load <8 x float>, ptr %v411, align 4
  %v413 = shufflevector <8 x float> %v409, <8 x float> %v412, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v414 = add nsw i32 %v399, 8
  %v415 = getelementptr float, ptr %v3, i32 %v414
  %v416 = load <8 x float>, ptr %v415, align 4
  %v417 = add nsw i32 %v402, 8
  %v418 = getelementptr float, ptr %v3, i32 %v417
  %v419 = load <8 x float>, ptr %v418, align 4
  %v420 = shufflevector <8 x float> %v416, <8 x float> %v419, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v421 = shufflevector <8 x float> %v413, <8 x float> %v420, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v422 = shufflevector <8 x float> %v406, <8 x float> %v421, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v423 = shufflevector <8 x float> %v391, <8 x float> %v422, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v423, ptr %v360, align 4
  %v424 = add nsw i32 %v6, 544
  %v425 = getelementptr float, ptr %v1, i32 %v424
  %v426 = shufflevector <8 x float> %v302, <8 x float> %v309, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v427 = shufflevector <8 x float> %v317, <8 x float> %v324, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v428 = shufflevector <8 x float> %v426, <8 x float> %v427, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v429 = shufflevector <8 x float> %v333, <8 x float> %v340, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v430 = shufflevector <8 x float> %v348, <8 x float> %v355, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v431 = shufflevector <8 x float> %v429, <8 x float> %v430, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v432 = shufflevector <8 x float> %v428, <8 x float> %v431, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v432, ptr %v425, align 4
  %v433 = add nsw i32 %v424, 8
  %v434 = getelementptr float, ptr %v1, i32 %v433
  %v435 = shufflevector <8 x float> %v367, <8 x float> %v374, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v436 = shufflevector <8 x float> %v382, <8 x float> %v389, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v437 = shufflevector <8 x float> %v435, <8 x float> %v436, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v438 = shufflevector <8 x float> %v398, <8 x float> %v405, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v439 = shufflevector <8 x float> %v413, <8 x float> %v420, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v440 = shufflevector <8 x float> %v438, <8 x float> %v439, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v441 = shufflevector <8 x float> %v437, <8 x float> %v440, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v441, ptr %v434, align 4
  %v442 = add nsw i32 %v6, 576
  %v443 = getelementptr float, ptr %v1, i32 %v442
  %v444 = shufflevector <8 x float> %v298, <8 x float> %v301, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v445 = shufflevector <8 x float> %v305, <8 x float> %v308, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v446 = shufflevector <8 x float> %v444, <8 x float> %v445, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v447 = shufflevector <8 x float> %v313, <8 x float> %v316, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v448 = shufflevector <8 x float> %v320, <8 x float> %v323, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v449 = shufflevector <8 x float> %v447, <8 x float> %v448, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v450 = shufflevector <8 x float> %v446, <8 x float> %v449, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v451 = shufflevector <8 x float> %v329, <8 x float> %v332, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v452 = shufflevector <8 x float> %v336, <8 x float> %v339, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v453 = shufflevector <8 x float> %v451, <8 x float> %v452, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v454 = shufflevector <8 x float> %v344, <8 x float> %v347, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v455 = shufflevector <8 x float> %v351, <8 x float> %v354, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v456 = shufflevector <8 x float> %v454, <8 x float> %v455, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v457 = shufflevector <8 x float> %v453, <8 x float> %v456, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v458 = shufflevector <8 x float> %v450, <8 x float> %v457, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v458, ptr %v443, align 4
  %v459 = add nsw i32 %v442, 8
  %v460 = getelementptr float, ptr %v1, i32 %v459
  %v461 = shufflevector <8 x float> %v363, <8 x float> %v366, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v462 = shufflevector <8 x float> %v370, <8 x float> %v373, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v463 = shufflevector <8 x float> %v461, <8 x float> %v462, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v464 = shufflevector <8 x float> %v378, <8 x float> %v381, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v465 = shufflevector <8 x float> %v385, <8 x float> %v388, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v466 = shufflevector <8 x float> %v464, <8 x float> %v465, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v467 = shufflevector <8 x float> %v463, <8 x float> %v466, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v468 = shufflevector <8 x float> %v394, <8 x float> %v397, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v469 = shufflevector <8 x float> %v401, <8 x float> %v404, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v470 = shufflevector <8 x float> %v468, <8 x float> %v469, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v471 = shufflevector <8 x float> %v409, <8 x float> %v412, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v472 = shufflevector <8 x float> %v416, <8 x float> %v419, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v473 = shufflevector <8 x float> %v471, <8 x float> %v472, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v474 = shufflevector <8 x float> %v470, <8 x float> %v473, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v475 = shufflevector <8 x float> %v467, <8 x float> %v474, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v475, ptr %v460, align 4
  %v476 = add nsw i32 %v6, 608
  %v477 = getelementptr float, ptr %v1, i32 %v476
  %v478 = shufflevector <8 x float> %v444, <8 x float> %v445, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v479 = shufflevector <8 x float> %v447, <8 x float> %v448, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v480 = shufflevector <8 x float> %v478, <8 x float> %v479, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v481 = shufflevector <8 x float> %v451, <8 x float> %v452, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v482 = shufflevector <8 x float> %v454, <8 x float> %v455, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v483 = shufflevector <8 x float> %v481, <8 x float> %v482, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v484 = shufflevector <8 x float> %v480, <8 x float> %v483, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v484, ptr %v477, align 4
  %v485 = add nsw i32 %v476, 8
  %v486 = getelementptr float, ptr %v1, i32 %v485
  %v487 = shufflevector <8 x float> %v461, <8 x float> %v462, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v488 = shufflevector <8 x float> %v464, <8 x float> %v465, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v489 = shufflevector <8 x float> %v487, <8 x float> %v488, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v490 = shufflevector <8 x float> %v468, <8 x float> %v469, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v491 = shufflevector <8 x float> %v471, <8 x float> %v472, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v492 = shufflevector <8 x float> %v490, <8 x float> %v491, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v493 = shufflevector <8 x float> %v489, <8 x float> %v492, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v493, ptr %v486, align 4
  %v494 = add nsw i32 %v6, 640
  %v495 = getelementptr float, ptr %v1, i32 %v494
  %v496 = shufflevector <8 x float> %v310, <8 x float> %v325, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v497 = shufflevector <8 x float> %v341, <8 x float> %v356, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v498 = shufflevector <8 x float> %v496, <8 x float> %v497, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v498, ptr %v495, align 4
  %v499 = add nsw i32 %v494, 8
  %v500 = getelementptr float, ptr %v1, i32 %v499
  %v501 = shufflevector <8 x float> %v375, <8 x float> %v390, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v502 = shufflevector <8 x float> %v406, <8 x float> %v421, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v503 = shufflevector <8 x float> %v501, <8 x float> %v502, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v503, ptr %v500, align 4
  %v504 = add nsw i32 %v6, 672
  %v505 = getelementptr float, ptr %v1, i32 %v504
  %v506 = shufflevector <8 x float> %v426, <8 x float> %v427, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v507 = shufflevector <8 x float> %v429, <8 x float> %v430, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v508 = shufflevector <8 x float> %v506, <8 x float> %v507, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v508, ptr %v505, align 4
  %v509 = add nsw i32 %v504, 8
  %v510 = getelementptr float, ptr %v1, i32 %v509
  %v511 = shufflevector <8 x float> %v435, <8 x float> %v436, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v512 = shufflevector <8 x float> %v438, <8 x float> %v439, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v513 = shufflevector <8 x float> %v511, <8 x float> %v512, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v513, ptr %v510, align 4
  %v514 = add nsw i32 %v6, 704
  %v515 = getelementptr float, ptr %v1, i32 %v514
  %v516 = shufflevector <8 x float> %v446, <8 x float> %v449, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v517 = shufflevector <8 x float> %v453, <8 x float> %v456, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v518 = shufflevector <8 x float> %v516, <8 x float> %v517, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v518, ptr %v515, align 4
  %v519 = add nsw i32 %v514, 8
  %v520 = getelementptr float, ptr %v1, i32 %v519
  %v521 = shufflevector <8 x float> %v463, <8 x float> %v466, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v522 = shufflevector <8 x float> %v470, <8 x float> %v473, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v523 = shufflevector <8 x float> %v521, <8 x float> %v522, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v523, ptr %v520, align 4
  %v524 = add nsw i32 %v6, 736
  %v525 = getelementptr float, ptr %v1, i32 %v524
  %v526 = shufflevector <8 x float> %v478, <8 x float> %v479, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v527 = shufflevector <8 x float> %v481, <8 x float> %v482, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v528 = shufflevector <8 x float> %v526, <8 x float> %v527, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v528, ptr %v525, align 4
  %v529 = add nsw i32 %v524, 8
  %v530 = getelementptr float, ptr %v1, i32 %v529
  %v531 = shufflevector <8 x float> %v487, <8 x float> %v488, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v532 = shufflevector <8 x float> %v490, <8 x float> %v491, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v533 = shufflevector <8 x float> %v531, <8 x float> %v532, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %v533, ptr %v530, align 4
  %v534 = add nsw i32 %v6, 768
  %v535 = getelementptr float, ptr %v1, i32 %v534
  %v536 = shufflevector <8 x float> %v326, <8 x float> %v357, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v536, ptr %v535, align 4
  %v537 = add nsw i32 %v534, 8
  %v538 = getelementptr float, ptr %v1, i32 %v537
  %v539 = shufflevector <8 x float> %v391, <8 x float> %v422, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v539, ptr %v538, align 4
  %v540 = add nsw i32 %v6, 800
  %v541 = getelementptr float, ptr %v1, i32 %v540
  %v542 = shufflevector <8 x float> %v428, <8 x float> %v431, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v542, ptr %v541, align 4
  %v543 = add nsw i32 %v540, 8
  %v544 = getelementptr float, ptr %v1, i32 %v543
  %v545 = shufflevector <8 x float> %v437, <8 x float> %v440, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v545, ptr %v544, align 4
  %v546 = add nsw i32 %v6, 832
  %v547 = getelementptr float, ptr %v1, i32 %v546
  %v548 = shufflevector <8 x float> %v450, <8 x float> %v457, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v548, ptr %v547, align 4
  %v549 = add nsw i32 %v546, 8
  %v550 = getelementptr float, ptr %v1, i32 %v549
  %v551 = shufflevector <8 x float> %v467, <8 x float> %v474, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v551, ptr %v550, align 4
  %v552 = add nsw i32 %v6, 864
  %v553 = getelementptr float, ptr %v1, i32 %v552
  %v554 = shufflevector <8 x float> %v480, <8 x float> %v483, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v554, ptr %v553, align 4
  %v555 = add nsw i32 %v552, 8
  %v556 = getelementptr float, ptr %v1, i32 %v555
  %v557 = shufflevector <8 x float> %v489, <8 x float> %v492, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v557, ptr %v556, align 4
  %v558 = add nsw i32 %v6, 896
  %v559 = getelementptr float, ptr %v1, i32 %v558
  %v560 = shufflevector <8 x float> %v496, <8 x float> %v497, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v560, ptr %v559, align 4
  %v561 = add nsw i32 %v558, 8
  %v562 = getelementptr float, ptr %v1, i32 %v561
  %v563 = shufflevector <8 x float> %v501, <8 x float> %v502, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v563, ptr %v562, align 4
  %v564 = add nsw i32 %v6, 928
  %v565 = getelementptr float, ptr %v1, i32 %v564
  %v566 = shufflevector <8 x float> %v506, <8 x float> %v507, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v566, ptr %v565, align 4
  %v567 = add nsw i32 %v564, 8
  %v568 = getelementptr float, ptr %v1, i32 %v567
  %v569 = shufflevector <8 x float> %v511, <8 x float> %v512, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v569, ptr %v568, align 4
  %v570 = add nsw i32 %v6, 960
  %v571 = getelementptr float, ptr %v1, i32 %v570
  %v572 = shufflevector <8 x float> %v516, <8 x float> %v517, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v572, ptr %v571, align 4
  %v573 = add nsw i32 %v570, 8
  %v574 = getelementptr float, ptr %v1, i32 %v573
  %v575 = shufflevector <8 x float> %v521, <8 x float> %v522, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v575, ptr %v574, align 4
  %v576 = add nsw i32 %v6, 992
  %v577 = getelementptr float, ptr %v1, i32 %v576
  %v578 = shufflevector <8 x float> %v526, <8 x float> %v527, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v578, ptr %v577, align 4
  %v579 = add nsw i32 %v576, 8
  %v580 = getelementptr float, ptr %v1, i32 %v579
  %v581 = shufflevector <8 x float> %v531, <8 x float> %v532, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v581, ptr %v580, align 4
  %v582 = add nsw i32 %v5, 1
  %v583 = icmp slt i32 %v582, 2
  br i1 %v583, label %loop2, label %done2
done2:
  %v584 = add nsw i32 %v4, 1
  %v585 = icmp slt i32 %v584, 1
  br i1 %v585, label %loop1, label %done1
done1:
  br label %loop3
loop3:
  %v586 = phi i32 [ 32, %done1 ], [ %v606, %done4 ]
  %v587 = mul nsw i32 %v586, 32
  br label %loop4
loop4:
  %v588 = phi i32 [ 0, %loop3 ], [ %v604, %loop4 ]
  %v589 = mul nsw i32 %v588, 16
  %v590 = add nsw i32 %v587, %v589
  %v591 = getelementptr float, ptr %v1, i32 %v590
  %v592 = mul nsw i32 %v588, 768
  %v593 = add nsw i32 %v586, %v592
  %v594 = insertelement <8 x i32> poison, i32 %v593, i64 0
  %v595 = shufflevector <8 x i32> %v594, <8 x i32> poison, <8 x i32> zeroinitializer
  %v596 = add <8 x i32> %v595, <i32 0, i32 48, i32 96, i32 144, i32 192, i32 240, i32 288, i32 336>
  %v597 = getelementptr float, ptr %v3, <8 x i32> %v596
  %v598 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %v597, i32 4, <8 x i1> splat (i1 true), <8 x float> poison)
  store <8 x float> %v598, ptr %v591, align 4
  %v599 = add nsw i32 %v590, 8
  %v600 = getelementptr float, ptr %v1, i32 %v599
  %v601 = add <8 x i32> %v595, <i32 384, i32 432, i32 480, i32 528, i32 576, i32 624, i32 672, i32 720>
  %v602 = getelementptr float, ptr %v3, <8 x i32> %v601
  %v603 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %v602, i32 4, <8 x i1> splat (i1 true), <8 x float> poison)
  store <8 x float> %v603, ptr %v600, align 4
  %v604 = add nsw i32 %v588, 1
  %v605 = icmp slt i32 %v604, 2
  br i1 %v605, label %loop4, label %done4
done4:
  %v606 = add nsw i32 %v586, 1
  %v607 = icmp slt i32 %v606, 48
  br i1 %v607, label %loop3, label %done3
done3:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
