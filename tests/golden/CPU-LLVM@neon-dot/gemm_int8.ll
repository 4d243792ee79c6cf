target triple = "aarch64-unknown-linux-gnu"

define void @gemm_int8(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = getelementptr inbounds ptr, ptr %args, i64 2
  %v5 = load ptr, ptr %v4, align 8
  %v6 = getelementptr inbounds i8, ptr %scratch, i64 0
  %v7 = getelementptr inbounds i8, ptr %scratch, i64 512
  br label %loop1
loop1:
  %v8 = phi i32 [ 0, %entry ], [ %v448, %done3 ]
  %v9 = mul nsw i32 %v8, 512
  br label %loop2
loop2:
  %v10 = phi i32 [ 0, %loop1 ], [ %v100, %loop2 ]
  %v11 = mul nsw i32 %v10, 8
  %v12 = getelementptr i8, ptr %v6, i32 %v11
  %v13 = mul nsw i32 %v10, 64
  %v14 = add nsw i32 %v9, %v13
  %v15 = getelementptr i8, ptr %v3, i32 %v14
  %v16 = load <8 x i8>, ptr %v15, align 1
  %v17 = add nsw i32 %v14, 32
  %v18 = getelementptr i8, ptr %v15, i64 32
  %v19 = load <8 x i8>, ptr %v18, align 1
  %v20 = shufflevector <8 x i8> %v16, <8 x i8> %v19, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v21 = add nsw i32 %v14, 16
  %v22 = getelementptr i8, ptr %v15, i64 16
  %v23 = load <8 x i8>, ptr %v22, align 1
  %v24 = add nsw i32 %v14, 48
  %v25 = getelementptr i8, ptr %v15, i64 48
  %v26 = load <8 x i8>, ptr %v25, align 1
  %v27 = shufflevector <8 x i8> %v23, <8 x i8> %v26, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v28 = shufflevector <8 x i8> %v20, <8 x i8> %v27, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v29 = add nsw i32 %v14, 8
  %v30 = getelementptr i8, ptr %v15, i64 8
  %v31 = load <8 x i8>, ptr %v30, align 1
  %v32 = add nsw i32 %v14, 40
  %v33 = getelementptr i8, ptr %v15, i64 40
  %v34 = load <8 x i8>, ptr %v33, align 1
  %v35 = shufflevector <8 x i8> %v31, <8 x i8> %v34, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v36 = add nsw i32 %v14, 24
  %v37 = getelementptr i8, ptr %v15, i64 24
  %v38 = load <8 x i8>, ptr %v37, align 1
  %v39 = add nsw i32 %v14, 56
  %v40 = getelementptr i8, ptr %v15, i64 56
  %v41 = load <8 x i8>, ptr %v40, align 1
  %v42 = shufflevector <8 x i8> %v38, <8 x i8> %v41, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v43 = shufflevector <8 x i8> %v35, <8 x i8> %v42, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v44 = shufflevector <8 x i8> %v28, <8 x i8> %v43, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v45 = shufflevector <8 x i8> %v16, <8 x i8> %v19, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v46 = shufflevector <8 x i8> %v23, <8 x i8> %v26, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v47 = shufflevector <8 x i8> %v45, <8 x i8> %v46, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v48 = shufflevector <8 x i8> %v31, <8 x i8> %v34, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v49 = shufflevector <8 x i8> %v38, <8 x i8> %v41, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v50 = shufflevector <8 x i8> %v48, <8 x i8> %v49, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v51 = shufflevector <8 x i8> %v47, <8 x i8> %v50, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v52 = shufflevector <8 x i8> %v44, <8 x i8> %v51, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v53 = shufflevector <8 x i8> %v20, <8 x i8> %v27, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v54 = shufflevector <8 x i8> %v35, <8 x i8> %v42, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v55 = shufflevector <8 x i8> %v53, <8 x i8> %v54, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v56 = shufflevector <8 x i8> %v45, <8 x i8> %v46, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v57 = shufflevector <8 x i8> %v48, <8 x i8> %v49, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v58 = shufflevector <8 x i8> %v56, <8 x i8> %v57, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v59 = shufflevector <8 x i8> %v55, <8 x i8> %v58, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v60 = shufflevector <8 x i8> %v52, <8 x i8> %v59, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v61 = shufflevector <8 x i8> %v28, <8 x i8> %v43, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v62 = shufflevector <8 x i8> %v47, <8 x i8> %v50, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v63 = shufflevector <8 x i8> %v61, <8 x i8> %v62, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v64 = shufflevector <8 x i8> %v53, <8 x i8> %v54, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v65 = shufflevector <8 x i8> %v56, <8 x i8> %v57, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v66 = shufflevector <8 x i8> %v64, <8 x i8> %v65, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v67 = shufflevector <8 x i8> %v63, <8 x i8> %v66, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v68 = shufflevector <8 x i8> %v60, <8 x i8> %v67, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x i8> %v68, ptr %v12, align 1
  %v69 = add nsw i32 %v11, 64
  %v70 = getelementptr i8, ptr %v12, i64 64
  %v71 = shufflevector <8 x i8> %v60, <8 x i8> %v67, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x i8> %v71, ptr %v70, align 1
  %v72 = add nsw i32 %v11, 128
  %v73 = getelementptr i8, ptr %v12, i64 128
  %v74 = shufflevector <8 x i8> %v52, <8 x i8> %v59, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v75 = shufflevector <8 x i8> %v63, <8 x i8> %v66, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v76 = shufflevector <8 x i8> %v74, <8 x i8> %v75, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x i8> %v76, ptr %v73, align 1
  %v77 = add nsw i32 %v11, 192
  %v78 = getelementptr i8, ptr %v12, i64 192
  %v79 = shufflevector <8 x i8> %v74, <8 x i8> %v75, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x i8> %v79, ptr %v78, align 1
  %v80 = add nsw i32 %v11, 256
  %v81 = getelementptr i8, ptr %v12, i64 256
  %v82 = shufflevector <8 x i8> %v44, <8 x i8> %v51, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v83 = shufflevector <8 x i8> %v55, <8 x i8> %v58, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v84 = shufflevector <8 x i8> %v82, <8 x i8> %v83, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v85 = shufflevector <8 x i8> %v61, <8 x i8> %v62, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v86 = shufflevector <8 x i8> %v64, <8 x i8> %v65, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v87 = shufflevector <8 x i8> %v85, <8 x i8> %v86, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v88 = shufflevector <8 x i8> %v84, <8 x i8> %v87, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x i8> %v88, ptr %v81, align 1
  %v89 = add nsw i32 %v11, 320
  %v90 = getelementptr i8, ptr %v12, i64 320
  %v91 = shufflevector <8 x i8> %v84, <8 x i8> %v87, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x i8> %v91, ptr %v90, align 1
  %v92 = add nsw i32 %v11, 384
  %v93 = getelementptr i8, ptr %v12, i64 384
  %v94 = shufflevector <8 x i8> %v82, <8 x i8> %v83, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v95 = shufflevector <8 x i8> %v85, <8 x i8> %v86, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v96 = shufflevector <8 x i8> %v94, <8 x i8> %v95, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x i8> %v96, ptr %v93, align 1
  %v97 = add nsw i32 %v11, 448
  %v98 = getelementptr i8, ptr %v12, i64 448
  %v99 = shufflevector <8 x i8> %v94, <8 x i8> %v95, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x i8> %v99, ptr %v98, align 1
  %v100 = add nsw i32 %v10, 1
  %v101 = icmp slt i32 %v100, 8
  br i1 %v101, label %loop2, label %done2
done2:
  br label %loop3
loop3:
  %v102 = phi i32 [ 0, %done2 ], [ %v446, %done6 ]
  %v103 = mul nsw i32 %v102, 32
  %v104 = add nsw i32 %v9, %v103
  br label %loop4
loop4:
  %v105 = phi i32 [ 0, %loop3 ], [ %v178, %done5 ]
  %v106 = mul nsw i32 %v105, 256
  %v107 = mul nsw i32 %v105, 512
  br label %loop5
loop5:
  %v108 = phi i32 [ 0, %loop4 ], [ %v176, %loop5 ]
  %v109 = mul nsw i32 %v108, 128
  %v110 = add nsw i32 %v109, %v106
  %v111 = getelementptr i8, ptr %v7, i32 %v110
  %v112 = mul nsw i32 %v108, 16
  %v113 = add nsw i32 %v103, %v112
  %v114 = add nsw i32 %v113, %v107
  %v115 = getelementptr i8, ptr %v5, i32 %v114
  %v116 = load <16 x i8>, ptr %v115, align 1
  %v117 = add nsw i32 %v114, 256
  %v118 = getelementptr i8, ptr %v115, i64 256
  %v119 = load <16 x i8>, ptr %v118, align 1
  %v120 = shufflevector <16 x i8> %v116, <16 x i8> %v119, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v121 = add nsw i32 %v114, 128
  %v122 = getelementptr i8, ptr %v115, i64 128
  %v123 = load <16 x i8>, ptr %v122, align 1
  %v124 = add nsw i32 %v114, 384
  %v125 = getelementptr i8, ptr %v115, i64 384
  %v126 = load <16 x i8>, ptr %v125, align 1
  %v127 = shufflevector <16 x i8> %v123, <16 x i8> %v126, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v128 = shufflevector <16 x i8> %v120, <16 x i8> %v127, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v129 = add nsw i32 %v114, 64
  %v130 = getelementptr i8, ptr %v115, i64 64
  %v131 = load <16 x i8>, ptr %v130, align 1
  %v132 = add nsw i32 %v114, 320
  %v133 = getelementptr i8, ptr %v115, i64 320
  %v134 = load <16 x i8>, ptr %v133, align 1
  %v135 = shufflevector <16 x i8> %v131, <16 x i8> %v134, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v136 = add nsw i32 %v114, 192
  %v137 = getelementptr i8, ptr %v115, i64 192
  %v138 = load <16 x i8>, ptr %v137, align 1
  %v139 = add nsw i32 %v114, 448
  %v140 = getelementptr i8, ptr %v115, i64 448
  %v141 = load <16 x i8>, ptr %v140, align 1
  %v142 = shufflevector <16 x i8> %v138, <16 x i8> %v141, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v143 = shufflevector <16 x i8> %v135, <16 x i8> %v142, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v144 = shufflevector <16 x i8> %v128, <16 x i8> %v143, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x i8> %v144, ptr %v111, align 1
  %v145 = add nsw i32 %v110, 16
  %v146 = getelementptr i8, ptr %v111, i64 16
  %v147 = shufflevector <16 x i8> %v128, <16 x i8> %v143, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x i8> %v147, ptr %v146, align 1
  %v148 = add nsw i32 %v110, 32
  %v149 = getelementptr i8, ptr %v111, i64 32
  %v150 = shufflevector <16 x i8> %v120, <16 x i8> %v127, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v151 = shufflevector <16 x i8> %v135, <16 x i8> %v142, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v152 = shufflevector <16 x i8> %v150, <16 x i8> %v151, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x i8> %v152, ptr %v149, align 1
  %v153 = add nsw i32 %v110, 48
  %v154 = getelementptr i8, ptr %v111, i64 48
  %v155 = shufflevector <16 x i8> %v150, <16 x i8> %v151, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x i8> %v155, ptr %v154, align 1
  %v156 = add nsw i32 %v110, 64
  %v157 = getelementptr i8, ptr %v111, i64 64
  %v158 = shufflevector <16 x i8> %v116, <16 x i8> %v119, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v159 = shufflevector <16 x i8> %v123, <16 x i8> %v126, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v160 = shufflevector <16 x i8> %v158, <16 x i8> %v159, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v161 = shufflevector <16 x i8> %v131, <16 x i8> %v134, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v162 = shufflevector <16 x i8> %v138, <16 x i8> %v141, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v163 = shufflevector <16 x i8> %v161, <16 x i8> %v162, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v164 = shufflevector <16 x i8> %v160, <16 x i8> %v163, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x i8> %v164, ptr %v157, align 1
  %v165 = add nsw i32 %v110, 80
  %v166 = getelementptr i8, ptr %v111, i64 80
  %v167 = shufflevector <16 x i8> %v160, <16 x i8> %v163, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x i8> %v167, ptr %v166, align 1
  %v168 = add nsw i32 %v110, 96
  %v169 = getelementptr i8, ptr %v111, i64 96
  %v170 = shufflevector <16 x i8> %v158, <16 x i8> %v159, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v171 = shufflevector <16 x i8> %v161, <16 x i8> %v162, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v172 = shufflevector <16 x i8> %v170, <16 x i8> %v171, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x i8> %v172, ptr %v169, align 1
  %v173 = add nsw i32 %v110, 112
  %v174 = getelementptr i8, ptr %v111, i64 112
  %v175 = shufflevector <16 x i8> %v170, <16 x i8> %v171, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x i8> %v175, ptr %v174, align 1
  %v176 = add nsw i32 %v108, 1
  %v177 = icmp slt i32 %v176, 2
  br i1 %v177, label %loop5, label %done5
done5:
  %v178 = add nsw i32 %v105, 1
  %v179 = icmp slt i32 %v178, 8
  br i1 %v179, label %loop4, label %done4
done4:
  br label %loop6
loop6:
  %v180 = phi i32 [ 0, %done4 ], [ %v444, %done7 ]
  %v181 = mul nsw i32 %v180, 8
  %v182 = add nsw i32 %v104, %v181
  %v183 = getelementptr i32, ptr %v1, i32 %v182
  %v184 = mul nsw i32 %v180, 64
  br label %loop7
loop7:
  %v185 = phi i32 [ 0, %loop6 ], [ %v283, %loop7 ]
  %v186 = phi <4 x i32> [ zeroinitializer, %loop6 ], [ %v216, %loop7 ]
  %v187 = phi <4 x i32> [ zeroinitializer, %loop6 ], [ %v224, %loop7 ]
  %v188 = phi <4 x i32> [ zeroinitializer, %loop6 ], [ %v232, %loop7 ]
  %v189 = phi <4 x i32> [ zeroinitializer, %loop6 ], [ %v240, %loop7 ]
  %v190 = phi <4 x i32> [ zeroinitializer, %loop6 ], [ %v248, %loop7 ]
  %v191 = phi <4 x i32> [ zeroinitializer, %loop6 ], [ %v250, %loop7 ]
  %v192 = phi <4 x i32> [ zeroinitializer, %loop6 ], [ %v252, %loop7 ]
  %v193 = phi <4 x i32> [ zeroinitializer, %loop6 ], [ %v254, %loop7 ]
  %v194 = phi <4 x i32> [ zeroinitializer, %loop6 ], [ %v262, %loop7 ]
  %v195 = phi <4 x i32> [ zeroinitializer, %loop6 ], [ %v264, %loop7 ]
  %v196 = phi <4 x i32> [ zeroinitializer, %loop6 ], [ %v266, %loop7 ]
  %v197 = phi <4 x i32> [ zeroinitializer, %loop6 ], [ %v268, %loop7 ]
  %v198 = phi <4 x i32> [ zeroinitializer, %loop6 ], [ %v276, %loop7 ]
  %v199 = phi <4 x i32> [ zeroinitializer, %loop6 ], [ %v278, %loop7 ]
  %v200 = phi <4 x i32> [ zeroinitializer, %loop6 ], [ %v280, %loop7 ]
  %v201 = phi <4 x i32> [ zeroinitializer, %loop6 ], [ %v282, %loop7 ]
  %v202 = mul nsw i32 %v185, 128
  %v203 = add nsw i32 %v202, 64
  %v204 = getelementptr i8, ptr %v6, i32 %v202
  %v205 = getelementptr i8, ptr %v204, i64 64
  %v206 = load <16 x i8>, ptr %v205, align 1
  %v207 = mul nsw i32 %v185, 512
  %v208 = add nsw i32 %v184, %v207
  %v209 = add nsw i32 %v208, 256
  %v210 = getelementptr i8, ptr %v7, i32 %v208
  %v211 = getelementptr i8, ptr %v210, i64 256
  %v212 = load <16 x i8>, ptr %v211, align 1
  %v213 = load <16 x i8>, ptr %v204, align 1
  %v214 = load <16 x i8>, ptr %v210, align 1
  %v215 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %v186, <16 x i8> %v213, <16 x i8> %v214)
  %v216 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %v215, <16 x i8> %v206, <16 x i8> %v212)
  %v217 = add nsw i32 %v208, 272
  %v218 = getelementptr i8, ptr %v210, i64 272
  %v219 = load <16 x i8>, ptr %v218, align 1
  %v220 = add nsw i32 %v208, 16
  %v221 = getelementptr i8, ptr %v210, i64 16
  %v222 = load <16 x i8>, ptr %v221, align 1
  %v223 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %v187, <16 x i8> %v213, <16 x i8> %v222)
  %v224 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %v223, <16 x i8> %v206, <16 x i8> %v219)
  %v225 = add nsw i32 %v208, 288
  %v226 = getelementptr i8, ptr %v210, i64 288
  %v227 = load <16 x i8>, ptr %v226, align 1
  %v228 = add nsw i32 %v208, 32
  %v229 = getelementptr i8, ptr %v210, i64 32
  %v230 = load <16 x i8>, ptr %v229, align 1
  %v231 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %v188, <16 x i8> %v213, <16 x i8> %v230)
  %v232 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %v231, <16 x i8> %v206, <16 x i8> %v227)
  %v233 = add nsw i32 %v208, 304
  %v234 = getelementptr i8, ptr %v210, i64 304
  %v235 = load <16 x i8>, ptr %v234, align 1
  %v236 = add nsw i32 %v208, 48
  %v237 = getelementptr i8, ptr %v210, i64 48
  %v238 = load <16 x i8>, ptr %v237, align 1
  %v239 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %v189, <16 x i8> %v213, <16 x i8> %v238)
  %v240 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %v239, <16 x i8> %v206, <16 x i8> %v235)
  %v241 = add nsw i32 %v202, 80
  %v242 = getelementptr i8, ptr %v204, i64 80
  %v243 = load <16 x i8>, ptr %v242, align 1
  %v244 = add nsw i32 %v202, 16
  %v245 = getelementptr i8, ptr %v204, i64 16
  %v246 = load <16 x i8>, ptr %v245, align 1
  %v247 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %v190, <16 x i8> %v246, <16 x i8> %v214)
  %v248 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %v247, <16 x i8> %v243, <16 x i8> %v212)
  %v249 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %v191, <16 x i8> %v246, <16 x i8> %v222)
  %v250 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %v249, <16 x i8> %v243, <16 x i8> %v219)
  %v251 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %v192, <16 x i8> %v246, <16 x i8> %v230)
  %v252 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %v251, <16 x i8> %v243, <16 x i8> %v227)
  %v253 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %v193, <16 x i8> %v246, <16 x i8> %v238)
  %v254 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %v253, <16 x i8> %v243, <16 x i8> %v235)
  %v255 = add nsw i32 %v202, 96
  %v256 = getelementptr i8, ptr %v204, i64 96
  %v257 = load <16 x i8>, ptr %v256, align 1
  %v258 = add nsw i32 %v202, 32
  %v259 = getelementptr i8, ptr %v204, i64 32
  %v260 = load <16 x i8>, ptr %v259, align 1
  %v261 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %v194, <16 x i8> %v260, <16 x i8> %v214)
  %v262 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %v261, <16 x i8> %v257, <16 x i8> %v212)
  %v263 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %v195, <16 x i8> %v260, <16 x i8> %v222)
  %v264 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %v263, <16 x i8> %v257, <16 x i8> %v219)
  %v265 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %v196, <16 x i8> %v260, <16 x i8> %v230)
  %v266 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %v265, <16 x i8> %v257, <16 x i8> %v227)
  %v267 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %v197, <16 x i8> %v260, <16 x i8> %v238)
  %v268 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %v267, <16 x i8> %v257, <16 x i8> %v235)
  %v269 = add nsw i32 %v202, 112
  %v270 = getelementptr i8, ptr %v204, i64 112
  %v271 = load <16 x i8>, ptr %v270, align 1
  %v272 = add nsw i32 %v202, 48
  %v273 = getelementptr i8, ptr %v204, i64 48
  %v274 = load <16 x i8>, ptr %v273, align 1
  %v275 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %v198, <16 x i8> %v274, <16 x i8> %v214)
  %v276 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %v275, <16 x i8> %v271, <16 x i8> %v212)
  %v277 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %v199, <16 x i8> %v274, <16 x i8> %v222)
  %v278 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %v277, <16 x i8> %v271, <16 x i8> %v219)
  %v279 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %v200, <16 x i8> %v274, <16 x i8> %v230)
  %v280 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %v279, <16 x i8> %v271, <16 x i8> %v227)
  %v281 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %v201, <16 x i8> %v274, <16 x i8> %v238)
  %v282 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %v281, <16 x i8> %v271, <16 x i8> %v235)
  %v283 = add nsw i32 %v185, 1
  %v284 = icmp slt i32 %v283, 4
  br i1 %v284, label %loop7, label %done7
done7:
  %v285 = extractelement <4 x i32> %v216, i32 0
  %v286 = extractelement <4 x i32> %v216, i32 1
  %v287 = extractelement <4 x i32> %v224, i32 0
  %v288 = extractelement <4 x i32> %v224, i32 1
  %v289 = insertelement <4 x i32> poison, i32 %v285, i64 0
  %v290 = insertelement <4 x i32> %v289, i32 %v286, i64 1
  %v291 = insertelement <4 x i32> %v290, i32 %v287, i64 2
  %v292 = insertelement <4 x i32> %v291, i32 %v288, i64 3
  store <4 x i32> %v292, ptr %v183, align 4
  %v293 = add nsw i32 %v182, 4
  %v294 = getelementptr i32, ptr %v1, i32 %v182
  %v295 = getelementptr i32, ptr %v294, i64 4
  %v296 = extractelement <4 x i32> %v232, i32 0
  %v297 = extractelement <4 x i32> %v232, i32 1
  %v298 = extractelement <4 x i32> %v240, i32 0
  %v299 = extractelement <4 x i32> %v240, i32 1
  %v300 = insertelement <4 x i32> poison, i32 %v296, i64 0
  %v301 = insertelement <4 x i32> %v300, i32 %v297, i64 1
  %v302 = insertelement <4 x i32> %v301, i32 %v298, i64 2
  %v303 = insertelement <4 x i32> %v302, i32 %v299, i64 3
  store <4 x i32> %v303, ptr %v295, align 4
  %v304 = add nsw i32 %v182, 64
  %v305 = getelementptr i32, ptr %v294, i64 64
  %v306 = extractelement <4 x i32> %v216, i32 2
  %v307 = extractelement <4 x i32> %v216, i32 3
  %v308 = extractelement <4 x i32> %v224, i32 2
  %v309 = extractelement <4 x i32> %v224, i32 3
  %v310 = insertelement <4 x i32> poison, i32 %v306, i64 0
  %v311 = insertelement <4 x i32> %v310, i32 %v307, i64 1
  %v312 = insertelement <4 x i32> %v311, i32 %v308, i64 2
  %v313 = insertelement <4 x i32> %v312, i32 %v309, i64 3
  store <4 x i32> %v313, ptr %v305, align 4
  %v314 = add nsw i32 %v182, 68
  %v315 = getelementptr i32, ptr %v294, i64 68
  %v316 = extractelement <4 x i32> %v232, i32 2
  %v317 = extractelement <4 x i32> %v232, i32 3
  %v318 = extractelement <4 x i32> %v240, i32 2
  %v319 = extractelement <4 x i32> %v240, i32 3
  %v320 = insertelement <4 x i32> poison, i32 %v316, i64 0
  %v321 = insertelement <4 x i32> %v320, i32 %v317, i64 1
  %v322 = insertelement <4 x i32> %v321, i32 %v318, i64 2
  %v323 = insertelement <4 x i32> %v322, i32 %v319, i64 3
  store <4 x i32> %v323, ptr %v315, align 4
  %v324 = add nsw i32 %v182, 128
  %v325 = getelementptr i32, ptr %v294, i64 128
  %v326 = extractelement <4 x i32> %v248, i32 0
  %v327 = extractelement <4 x i32> %v248, i32 1
  %v328 = extractelement <4 x i32> %v250, i32 0
  %v329 = extractelement <4 x i32> %v250, i32 1
  %v330 = insertelement <4 x i32> poison, i32 %v326, i64 0
  %v331 = insertelement <4 x i32> %v330, i32 %v327, i64 1
  %v332 = insertelement <4 x i32> %v331, i32 %v328, i64 2
  %v333 = insertelement <4 x i32> %v332, i32 %v329, i64 3
  store <4 x i32> %v333, ptr %v325, align 4
  %v334 = add nsw i32 %v182, 132
  %v335 = getelementptr i32, ptr %v294, i64 132
  %v336 = extractelement <4 x i32> %v252, i32 0
  %v337 = extractelement <4 x i32> %v252, i32 1
  %v338 = extractelement <4 x i32> %v254, i32 0
  %v339 = extractelement <4 x i32> %v254, i32 1
  %v340 = insertelement <4 x i32> poison, i32 %v336, i64 0
  %v341 = insertelement <4 x i32> %v340, i32 %v337, i64 1
  %v342 = insertelement <4 x i32> %v341, i32 %v338, i64 2
  %v343 = insertelement <4 x i32> %v342, i32 %v339, i64 3
  store <4 x i32> %v343, ptr %v335, align 4
  %v344 = add nsw i32 %v182, 192
  %v345 = getelementptr i32, ptr %v294, i64 192
  %v346 = extractelement <4 x i32> %v248, i32 2
  %v347 = extractelement <4 x i32> %v248, i32 3
  %v348 = extractelement <4 x i32> %v250, i32 2
  %v349 = extractelement <4 x i32> %v250, i32 3
  %v350 = insertelement <4 x i32> poison, i32 %v346, i64 0
  %v351 = insertelement <4 x i32> %v350, i32 %v347, i64 1
  %v352 = insertelement <4 x i32> %v351, i32 %v348, i64 2
  %v353 = insertelement <4 x i32> %v352, i32 %v349, i64 3
  store <4 x i32> %v353, ptr %v345, align 4
  %v354 = add nsw i32 %v182, 196
  %v355 = getelementptr i32, ptr %v294, i64 196
  %v356 = extractelement <4 x i32> %v252, i32 2
  %v357 = extractelement <4 x i32> %v252, i32 3
  %v358 = extractelement <4 x i32> %v254, i32 2
  %v359 = extractelement <4 x i32> %v254, i32 3
  %v360 = insertelement <4 x i32> poison, i32 %v356, i64 0
  %v361 = insertelement <4 x i32> %v360, i32 %v357, i64 1
  %v362 = insertelement <4 x i32> %v361, i32 %v358, i64 2
  %v363 = insertelement <4 x i32> %v362, i32 %v359, i64 3
  store <4 x i32> %v363, ptr %v355, align 4
  %v364 = add nsw i32 %v182, 256
  %v365 = getelementptr i32, ptr %v294, i64 256
  %v366 = extractelement <4 x i32> %v262, i32 0
  %v367 = extractelement <4 x i32> %v262, i32 1
  %v368 = extractelement <4 x i32> %v264, i32 0
  %v369 = extractelement <4 x i32> %v264, i32 1
  %v370 = insertelement <4 x i32> poison, i32 %v366, i64 0
  %v371 = insertelement <4 x i32> %v370, i32 %v367, i64 1
  %v372 = insertelement <4 x i32> %v371, i32 %v368, i64 2
  %v373 = insertelement <4 x i32> %v372, i32 %v369, i64 3
  store <4 x i32> %v373, ptr %v365, align 4
  %v374 = add nsw i32 %v182, 260
  %v375 = getelementptr i32, ptr %v294, i64 260
  %v376 = extractelement <4 x i32> %v266, i32 0
  %v377 = extractelement <4 x i32> %v266, i32 1
  %v378 = extractelement <4 x i32> %v268, i32 0
  %v379 = extractelement <4 x i32> %v268, i32 1
  %v380 = insertelement <4 x i32> poison, i32 %v376, i64 0
  %v381 = insertelement <4 x i32> %v380, i32 %v377, i64 1
  %v382 = insertelement <4 x i32> %v381, i32 %v378, i64 2
  %v383 = insertelement <4 x i32> %v382, i32 %v379, i64 3
  store <4 x i32> %v383, ptr %v375, align 4
  %v384 = add nsw i32 %v182, 320
  %v385 = getelementptr i32, ptr %v294, i64 320
  %v386 = extractelement <4 x i32> %v262, i32 2
  %v387 = extractelement <4 x i32> %v262, i32 3
  %v388 = extractelement <4 x i32> %v264, i32 2
  %v389 = extractelement <4 x i32> %v264, i32 3
  %v390 = insertelement <4 x i32> poison, i32 %v386, i64 0
  %v391 = insertelement <4 x i32> %v390, i32 %v387, i64 1
  %v392 = insertelement <4 x i32> %v391, i32 %v388, i64 2
  %v393 = insertelement <4 x i32> %v392, i32 %v389, i64 3
  store <4 x i32> %v393, ptr %v385, align 4
  %v394 = add nsw i32 %v182, 324
  %v395 = getelementptr i32, ptr %v294, i64 324
  %v396 = extractelement <4 x i32> %v266, i32 2
  %v397 = extractelement <4 x i32> %v266, i32 3
  %v398 = extractelement <4 x i32> %v268, i32 2
  %v399 = extractelement <4 x i32> %v268, i32 3
  %v400 = insertelement <4 x i32> poison, i32 %v396, i64 0
  %v401 = insertelement <4 x i32> %v400, i32 %v397, i64 1
  %v402 = insertelement <4 x i32> %v401, i32 %v398, i64 2
  %v403 = insertelement <4 x i32> %v402, i32 %v399, i64 3
  store <4 x i32> %v403, ptr %v395, align 4
  %v404 = add nsw i32 %v182, 384
  %v405 = getelementptr i32, ptr %v294, i64 384
  %v406 = extractelement <4 x i32> %v276, i32 0
  %v407 = extractelement <4 x i32> %v276, i32 1
  %v408 = extractelement <4 x i32> %v278, i32 0
  %v409 = extractelement <4 x i32> %v278, i32 1
  %v410 = insertelement <4 x i32> poison, i32 %v406, i64 0
  %v411 = insertelement <4 x i32> %v410, i32 %v407, i64 1
  %v412 = insertelement <4 x i32> %v411, i32 %v408, i64 2
  %v413 = insertelement <4 x i32> %v412, i32 %v409, i64 3
  store <4 x i32> %v413, ptr %v405, align 4
  %v414 = add nsw i32 %v182, 388
  %v415 = getelementptr i32, ptr %v294, i64 388
  %v416 = extractelement <4 x i32> %v280, i32 0
  %v417 = extractelement <4 x i32> %v280, i32 1
  %v418 = extractelement <4 x i32> %v282, i32 0
  %v419 = extractelement <4 x i32> %v282, i32 1
  %v420 = insertelement <4 x i32> poison, i32 %v416, i64 0
  %v421 = insertelement <4 x i32> %v420, i32 %v417, i64 1
  %v422 = insertelement <4 x i32> %v421, i32 %v418, i64 2
  %v423 = insertelement <4 x i32> %v422, i32 %v419, i64 3
  store <4 x i32> %v423, ptr %v415, align 4
  %v424 = add nsw i32 %v182, 448
  %v425 = getelementptr i32, ptr %v294, i64 448
  %v426 = extractelement <4 x i32> %v276, i32 2
  %v427 = extractelement <4 x i32> %v276, i32 3
  %v428 = extractelement <4 x i32> %v278, i32 2
  %v429 = extractelement <4 x i32> %v278, i32 3
  %v430 = insertelement <4 x i32> poison, i32 %v426, i64 0
  %v431 = insertelement <4 x i32> %v430, i32 %v427, i64 1
  %v432 = insertelement <4 x i32> %v431, i32 %v428, i64 2
  %v433 = insertelement <4 x i32> %v432, i32 %v429, i64 3
  store <4 x i32> %v433, ptr %v425, align 4
  %v434 = add nsw i32 %v182, 452
  %v435 = getelementptr i32, ptr %v294, i64 452
  %v436 = extractelement <4 x i32> %v280, i32 2
  %v437 = extractelement <4 x i32> %v280, i32 3
  %v438 = extractelement <4 x i32> %v282, i32 2
  %v439 = extractelement <4 x i32> %v282, i32 3
  %v440 = insertelement <4 x i32> poison, i32 %v436, i64 0
  %v441 = insertelement <4 x i32> %v440, i32 %v437, i64 1
  %v442 = insertelement <4 x i32> %v441, i32 %v438, i64 2
  %v443 = insertelement <4 x i32> %v442, i32 %v439, i64 3
  store <4 x i32> %v443, ptr %v435, align 4
  %v444 = add nsw i32 %v180, 1
  %v445 = icmp slt i32 %v444, 4
  br i1 %v445, label %loop6, label %done6
done6:
  %v446 = add nsw i32 %v102, 1
  %v447 = icmp slt i32 %v446, 2
  br i1 %v447, label %loop3, label %done3
done3:
  %v448 = add nsw i32 %v8, 1
  %v449 = icmp slt i32 %v448, 3
  br i1 %v449, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+bf16,+dotprod,+i8mm" "prefer-vector-width"="128" "no-trapping-math"="true" }
