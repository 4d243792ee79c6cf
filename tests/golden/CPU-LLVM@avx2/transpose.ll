target triple = "x86_64-unknown-linux-gnu"

define void @transpose(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = load <8 x float>, ptr %v3, align 4
  %v5 = getelementptr float, ptr %v3, i32 48
  %v6 = load <8 x float>, ptr %v5, align 4
  %v7 = shufflevector <8 x float> %v4, <8 x float> %v6, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v8 = getelementptr float, ptr %v3, i32 24
  %v9 = load <8 x float>, ptr %v8, align 4
  %v10 = getelementptr float, ptr %v3, i32 72
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = shufflevector <8 x float> %v9, <8 x float> %v11, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v13 = shufflevector <8 x float> %v7, <8 x float> %v12, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v14 = add nsw i32 0, 8
  %v15 = getelementptr float, ptr %v3, i32 0
  %v16 = getelementptr float, ptr %v15, i64 8
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = add nsw i32 48, 8
  %v19 = getelementptr float, ptr %v5, i64 8
  %v20 = load <8 x float>, ptr %v19, align 4
  %v21 = shufflevector <8 x float> %v17, <8 x float> %v20, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v22 = add nsw i32 24, 8
  %v23 = getelementptr float, ptr %v8, i64 8
  %v24 = load <8 x float>, ptr %v23, align 4
  %v25 = add nsw i32 72, 8
  %v26 = getelementptr float, ptr %v10, i64 8
  %v27 = load <8 x float>, ptr %v26, align 4
  %v28 = shufflevector <8 x float> %v24, <8 x float> %v27, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v29 = shufflevector <8 x float> %v21, <8 x float> %v28, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v30 = shufflevector <8 x float> %v13, <8 x float> %v29, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v31 = getelementptr float, ptr %v3, i32 96
  %v32 = load <8 x float>, ptr %v31, align 4
  %v33 = getelementptr float, ptr %v3, i32 144
  %v34 = load <8 x float>, ptr %v33, align 4
  %v35 = shufflevector <8 x float> %v32, <8 x float> %v34, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v36 = getelementptr float, ptr %v3, i32 120
  %v37 = load <8 x float>, ptr %v36, align 4
  %v38 = getelementptr float, ptr %v3, i32 168
  %v39 = load <8 x float>, ptr %v38, align 4
  %v40 = shufflevector <8 x float> %v37, <8 x float> %v39, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v41 = shufflevector <8 x float> %v35, <8 x float> %v40, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v42 = add nsw i32 96, 8
  %v43 = getelementptr float, ptr %v31, i64 8
  %v44 = load <8 x float>, ptr %v43, align 4
  %v45 = add nsw i32 144, 8
  %v46 = getelementptr float, ptr %v33, i64 8
  %v47 = load <8 x float>, ptr %v46, align 4
  %v48 = shufflevector <8 x float> %v44, <8 x float> %v47, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v49 = add nsw i32 120, 8
  %v50 = getelementptr float, ptr %v36, i64 8
  %v51 = load <8 x float>, ptr %v50, align 4
  %v52 = add nsw i32 168, 8
  %v53 = getelementptr float, ptr %v38, i64 8
  %v54 = load <8 x float>, ptr %v53, align 4
  %v55 = shufflevector <8 x float> %v51, <8 x float> %v54, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v56 = shufflevector <8 x float> %v48, <8 x float> %v55, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v57 = shufflevector <8 x float> %v41, <8 x float> %v56, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v58 = shufflevector <8 x float> %v30, <8 x float> %v57, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v59 = getelementptr float, ptr %v1, i32 0
  %v60 = getelementptr float, ptr %v59, i64 8
  %v61 = getelementptr float, ptr %v3, i32 192
  %v62 = load <8 x float>, ptr %v61, align 4
  %v63 = getelementptr float, ptr %v3, i32 240
  %v64 = load <8 x float>, ptr %v63, align 4
  %v65 = shufflevector <8 x float> %v62, <8 x float> %v64, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v66 = getelementptr float, ptr %v3, i32 216
  %v67 = load <8 x float>, ptr %v66, align 4
  %v68 = getelementptr float, ptr %v3, i32 264
  %v69 = load <8 x float>, ptr %v68, align 4
  %v70 = shufflevector <8 x float> %v67, <8 x float> %v69, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v71 = shufflevector <8 x float> %v65, <8 x float> %v70, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v72 = add nsw i32 192, 8
  %v73 = getelementptr float, ptr %v61, i64 8
  %v74 = load <8 x float>, ptr %v73, align 4
  %v75 = add nsw i32 240, 8
  %v76 = getelementptr float, ptr %v63, i64 8
  %v77 = load <8 x float>, ptr %v76, align 4
  %v78 = shufflevector <8 x float> %v74, <8 x float> %v77, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v79 = add nsw i32 216, 8
  %v80 = getelementptr float, ptr %v66, i64 8
  %v81 = load <8 x float>, ptr %v80, align 4
  %v82 = add nsw i32 264, 8
  %v83 = getelementptr float, ptr %v68, i64 8
  %v84 = load <8 x float>, ptr %v83, align 4
  %v85 = shufflevector <8 x float> %v81, <8 x float> %v84, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v86 = shufflevector <8 x float> %v78, <8 x float> %v85, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v87 = shufflevector <8 x float> %v71, <8 x float> %v86, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v88 = getelementptr float, ptr %v3, i32 288
  %v89 = load <8 x float>, ptr %v88, align 4
  %v90 = getelementptr float, ptr %v3, i32 336
  %v91 = load <8 x float>, ptr %v90, align 4
  %v92 = shufflevector <8 x float> %v89, <8 x float> %v91, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v93 = getelementptr float, ptr %v3, i32 312
  %v94 = load <8 x float>, ptr %v93, align 4
  %v95 = getelementptr float, ptr %v3, i32 360
  %v96 = load <8 x float>, ptr %v95, align 4
  %v97 = shufflevector <8 x float> %v94, <8 x float> %v96, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v98 = shufflevector <8 x float> %v92, <8 x float> %v97, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v99 = add nsw i32 288, 8
  %v100 = getelementptr float, ptr %v88, i64 8
  %v101 = load <8 x float>, ptr %v100, align 4
  %v102 = add nsw i32 336, 8
  %v103 = getelementptr float, ptr %v90, i64 8
  %v104 = load <8 x float>, ptr %v103, align 4
  %v105 = shufflevector <8 x float> %v101, <8 x float> %v104, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v106 = add nsw i32 312, 8
  %v107 = getelementptr float, ptr %v93, i64 8
  %v108 = load <8 x float>, ptr %v107, align 4
  %v109 = add nsw i32 360, 8
  %v110 = getelementptr float, ptr %v95, i64 8
  %v111 = load <8 x float>, ptr %v110, align 4
  %v112 = shufflevector <8 x float> %v108, <8 x float> %v111, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v113 = shufflevector <8 x float> %v105, <8 x float> %v112, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v114 = shufflevector <8 x float> %v98, <8 x float> %v113, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v115 = shufflevector <8 x float> %v87, <8 x float> %v114, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v116 = getelementptr float, ptr %v1, i32 16
  %v117 = shufflevector <8 x float> %v7, <8 x float> %v12, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v118 = shufflevector <8 x float> %v21, <8 x float> %v28, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v119 = shufflevector <8 x float> %v117, <8 x float> %v118, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v120 = shufflevector <8 x float> %v35, <8 x float> %v40, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v121 = shufflevector <8 x float> %v48, <8 x float> %v55, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v122 = shufflevector <8 x float> %v120, <8 x float> %v121, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v123 = shufflevector <8 x float> %v119, <8 x float> %v122, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v124 = add nsw i32 16, 8
  %v125 = getelementptr float, ptr %v116, i64 8
  %v126 = shufflevector <8 x float> %v65, <8 x float> %v70, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v127 = shufflevector <8 x float> %v78, <8 x float> %v85, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v128 = shufflevector <8 x float> %v126, <8 x float> %v127, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v129 = shufflevector <8 x float> %v92, <8 x float> %v97, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v130 = shufflevector <8 x float> %v105, <8 x float> %v112, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v131 = shufflevector <8 x float> %v129, <8 x float> %v130, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v132 = shufflevector <8 x float> %v128, <8 x float> %v131, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v133 = getelementptr float, ptr %v1, i32 32
  %v134 = shufflevector <8 x float> %v4, <8 x float> %v6, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v135 = shufflevector <8 x float> %v9, <8 x float> %v11, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v136 = shufflevector <8 x float> %v134, <8 x float> %v135, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v137 = shufflevector <8 x float> %v17, <8 x float> %v20, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v138 = shufflevector <8 x float> %v24, <8 x float> %v27, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v139 = shufflevector <8 x float> %v137, <8 x float> %v138, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v140 = shufflevector <8 x float> %v136, <8 x float> %v139, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v141 = shufflevector <8 x float> %v32, <8 x float> %v34, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v142 = shufflevector <8 x float> %v37, <8 x float> %v39, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v143 = shufflevector <8 x float> %v141, <8 x float> %v142, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v144 = shufflevector <8 x float> %v44, <8 x float> %v47, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v145 = shufflevector <8 x float> %v51, <8 x float> %v54, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v146 = shufflevector <8 x float> %v144, <8 x float> %v145, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v147 = shufflevector <8 x float> %v143, <8 x float> %v146, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v148 = shufflevector <8 x float> %v140, <8 x float> %v147, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v149 = add nsw i32 32, 8
  %v150 = getelementptr float, ptr %v133, i64 8
  %v151 = shufflevector <8 x float> %v62, <8 x float> %v64, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v152 = shufflevector <8 x float> %v67, <8 x float> %v69, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v153 = shufflevector <8 x float> %v151, <8 x float> %v152, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v154 = shufflevector <8 x float> %v74, <8 x float> %v77, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v155 = shufflevector <8 x float> %v81, <8 x float> %v84, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v156 = shufflevector <8 x float> %v154, <8 x float> %v155, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v157 = shufflevector <8 x float> %v153, <8 x float> %v156, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v158 = shufflevector <8 x float> %v89, <8 x float> %v91, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v159 = shufflevector <8 x float> %v94, <8 x float> %v96, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v160 = shufflevector <8 x float> %v158, <8 x float> %v159, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v161 = shufflevector <8 x float> %v101, <8 x float> %v104, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v162 = shufflevector <8 x float> %v108, <8 x float> %v111, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v163 = shufflevector <8 x float> %v161, <8 x float> %v162, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v164 = shufflevector <8 x float> %v160, <8 x float> %v163, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v165 = shufflevector <8 x float> %v157, <8 x float> %v164, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v166 = getelementptr float, ptr %v1, i32 48
  %v167 = shufflevector <8 x float> %v134, <8 x float> %v135, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v168 = shufflevector <8 x float> %v137, <8 x float> %v138, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v169 = shufflevector <8 x float> %v167, <8 x float> %v168, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v170 = shufflevector <8 x float> %v141, <8 x float> %v142, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v171 = shufflevector <8 x float> %v144, <8 x float> %v145, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v172 = shufflevector <8 x float> %v170, <8 x float> %v171, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v173 = shufflevector <8 x float> %v169, <8 x float> %v172, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v174 = getelementptr float, ptr %v166, i64 8
  %v175 = shufflevector <8 x float> %v151, <8 x float> %v152, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v176 = shufflevector <8 x float> %v154, <8 x float> %v155, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v177 = shufflevector <8 x float> %v175, <8 x float> %v176, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v178 = shufflevector <8 x float> %v158, <8 x float> %v159, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v179 = shufflevector <8 x float> %v161, <8 x float> %v162, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v180 = shufflevector <8 x float> %v178, <8 x float> %v179, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v181 = shufflevector <8 x float> %v177, <8 x float> %v180, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v182 = getelementptr float, ptr %v1, i32 64
  %v183 = shufflevector <8 x float> %v13, <8 x float> %v29, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v184 = shufflevector <8 x float> %v41, <8 x float> %v56, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v185 = shufflevector <8 x float> %v183, <8 x float> %v184, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v186 = add nsw i32 64, 8
  %v187 = getelementptr float, ptr %v182, i64 8
  %v188 = shufflevector <8 x float> %v71, <8 x float> %v86, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v189 = shufflevector <8 x float> %v98, <8 x float> %v113, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v190 = shufflevector <8 x float> %v188, <8 x float> %v189, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v191 = getelementptr float, ptr %v1, i32 80
  %v192 = shufflevector <8 x float> %v117, <8 x float> %v118, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v193 = shufflevector <8 x float> %v120, <8 x float> %v121, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v194 = shufflevector <8 x float> %v192, <8 x float> %v193, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v195 = add nsw i32 80, 8
  %v196 = getelementptr float, ptr %v191, i64 8
  %v197 = shufflevector <8 x float> %v126, <8 x float> %v127, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v198 = shufflevector <8 x float> %v129, <8 x float> %v130, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v199 = shufflevector <8 x float> %v197, <8 x float> %v198, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v200 = getelementptr float, ptr %v1, i32 96
  %v201 = shufflevector <8 x float> %v136, <8 x float> %v139, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v202 = shufflevector <8 x float> %v143, <8 x float> %v146, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v203 = shufflevector <8 x float> %v201, <8 x float> %v202, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v204 = getelementptr float, ptr %v200, i64 8
  %v205 = shufflevector <8 x float> %v153, <8 x float> %v156, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v206 = shufflevector <8 x float> %v160, <8 x float> %v163, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v207 = shufflevector <8 x float> %v205, <8 x float> %v206, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v208 = getelementptr float, ptr %v1, i32 112
  %v209 = shufflevector <8 x float> %v167, <8 x float> %v168, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v210 = shufflevector <8 x float> %v170, <8 x float> %v171, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v211 = shufflevector <8 x float> %v209, <8 x float> %v210, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v212 = add nsw i32 112, 8
  %v213 = getelementptr float, ptr %v208, i64 8
  %v214 = shufflevector <8 x float> %v175, <8 x float> %v176, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v215 = shufflevector <8 x float> %v178, <8 x float> %v179, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v216 = shufflevector <8 x float> %v214, <8 x float> %v215, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v217 = getelementptr float, ptr %v1, i32 128
  %v218 = shufflevector <8 x float> %v30, <8 x float> %v57, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v219 = add nsw i32 128, 8
  %v220 = getelementptr float, ptr %v217, i64 8
  %v221 = shufflevector <8 x float> %v87, <8 x float> %v114, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v222 = getelementptr float, ptr %v1, i32 144
  %v223 = shufflevector <8 x float> %v119, <8 x float> %v122, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v224 = getelementptr float, ptr %v222, i64 8
  %v225 = shufflevector <8 x float> %v128, <8 x float> %v131, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v226 = getelementptr float, ptr %v1, i32 160
  %v227 = shufflevector <8 x float> %v140, <8 x float> %v147, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v228 = add nsw i32 160, 8
  %v229 = getelementptr float, ptr %v226, i64 8
  %v230 = shufflevector <8 x float> %v157, <8 x float> %v164, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v231 = getelementptr float, ptr %v1, i32 176
  %v232 = shufflevector <8 x float> %v169, <8 x float> %v172, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v233 = add nsw i32 176, 8
  %v234 = getelementptr float, ptr %v231, i64 8
  %v235 = shufflevector <8 x float> %v177, <8 x float> %v180, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v236 = getelementptr float, ptr %v1, i32 192
  %v237 = shufflevector <8 x float> %v183, <8 x float> %v184, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v238 = getelementptr float, ptr %v236, i64 8
  %v239 = shufflevector <8 x float> %v188, <8 x float> %v189, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v240 = getelementptr float, ptr %v1, i32 208
  %v241 = shufflevector <8 x float> %v192, <8 x float> %v193, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v242 = add nsw i32 208, 8
  %v243 = getelementptr float, ptr %v240, i64 8
  %v244 = shufflevector <8 x float> %v197, <8 x float> %v198, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v245 = getelementptr float, ptr %v1, i32 224
  %v246 = shufflevector <8 x float> %v201, <8 x float> %v202, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v247 = add nsw i32 224, 8
  %v248 = getelementptr float, ptr %v245, i64 8
  %v249 = shufflevector <8 x float> %v205, <8 x float> %v206, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v250 = getelementptr float, ptr %v1, i32 240
  %v251 = shufflevector <8 x float> %v209, <8 x float> %v210, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v252 = getelementptr float, ptr %v250, i64 8
  %v253 = shufflevector <8 x float> %v214, <8 x float> %v215, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  br label %loop1
loop1:
  %v254 = phi i32 [ 0, %entry ], [ %v255, %loop1 ]
  store <8 x float> %v58, ptr %v1, align 4
  store <8 x float> %v115, ptr %v60, align 4
  store <8 x float> %v123, ptr %v116, align 4
  store <8 x float> %v132, ptr %v125, align 4
  store <8 x float> %v148, ptr %v133, align 4
  store <8 x float> %v165, ptr %v150, align 4
  store <8 x float> %v173, ptr %v166, align 4
  store <8 x float> %v181, ptr %v174, align 4
  store <8 x float> %v185, ptr %v182, align 4
  store <8 x float> %v190, ptr %v187, align 4
  store <8 x float> %v194, ptr %v191, align 4
  store <8 x float> %v199, ptr %v196, align 4
  store <8 x float> %v203, ptr %v200, align 4
  store <8 x float> %v207, ptr %v204, align 4
  store <8 x float> %v211, ptr %v208, align 4
  store <8 x float> %v216, ptr %v213, align 4
  store <8 x float> %v218, ptr %v217, align 4
  store <8 x float> %v221, ptr %v220, align 4
  store <8 x float> %v223, ptr %v222, align 4
  store <8 x float> %v225, ptr %v224, align 4
  store <8 x float> %v227, ptr %v226, align 4
  store <8 x float> %v230, ptr %v229, align 4
  store <8 x float> %v232, ptr %v231, align 4
  store <8 x float> %v235, ptr %v234, align 4
  store <8 x float> %v237, ptr %v236, align 4
  store <8 x float> %v239, ptr %v238, align 4
  store <8 x float> %v241, ptr %v240, align 4
  store <8 x float> %v244, ptr %v243, align 4
  store <8 x float> %v246, ptr %v245, align 4
  store <8 x float> %v249, ptr %v248, align 4
  store <8 x float> %v251, ptr %v250, align 4
  store <8 x float> %v253, ptr %v252, align 4
  %v255 = add nsw i32 %v254, 1
  %v256 = icmp slt i32 %v255, 1
  br i1 %v256, label %loop1, label %done1
done1:
  br label %loop2
loop2:
  %v257 = phi i32 [ 16, %done1 ], [ %v270, %loop2 ]
  %v258 = mul nsw i32 %v257, 16
  %v259 = getelementptr float, ptr %v1, i32 %v258
  %v260 = insertelement <8 x i32> poison, i32 %v257, i64 0
  %v261 = shufflevector <8 x i32> %v260, <8 x i32> poison, <8 x i32> zeroinitializer
  %v262 = add <8 x i32> %v261, <i32 0, i32 24, i32 48, i32 72, i32 96, i32 120, i32 144, i32 168>
  %v263 = getelementptr float, ptr %v3, <8 x i32> %v262
  %v264 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %v263, i32 4, <8 x i1> splat (i1 true), <8 x float> poison)
  store <8 x float> %v264, ptr %v259, align 4
  %v265 = add nsw i32 %v258, 8
  %v266 = getelementptr float, ptr %v259, i64 8
  %v267 = add <8 x i32> %v261, <i32 192, i32 216, i32 240, i32 264, i32 288, i32 312, i32 336, i32 360>
  %v268 = getelementptr float, ptr %v3, <8 x i32> %v267
  %v269 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %v268, i32 4, <8 x i1> splat (i1 true), <8 x float> poison)
  store <8 x float> %v269, ptr %v266, align 4
  %v270 = add nsw i32 %v257, 1
  %v271 = icmp slt i32 %v270, 24
  br i1 %v271, label %loop2, label %done2
done2:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
