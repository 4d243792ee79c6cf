target triple = "x86_64-unknown-linux-gnu"

define void @transpose(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v296, %done2 ]
  br label %loop2
loop2:
  %v5 = phi i32 [ 0, %loop1 ], [ %v294, %loop2 ]
  %v6 = mul nsw i32 %v5, 16
  %v7 = getelementptr float, ptr %v1, i32 %v6
  %v8 = mul nsw i32 %v5, 768
  %v9 = getelementptr float, ptr %v3, i32 %v8
  %v10 = load <16 x float>, ptr %v9, align 4
  %v11 = add nsw i32 %v8, 96
  %v12 = getelementptr float, ptr %v9, i64 96
  %v13 = load <16 x float>, ptr %v12, align 4
  %v14 = shufflevector <16 x float> %v10, <16 x float> %v13, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v15 = add nsw i32 %v8, 48
  %v16 = getelementptr float, ptr %v9, i64 48
  %v17 = load <16 x float>, ptr %v16, align 4
  %v18 = add nsw i32 %v8, 144
  %v19 = getelementptr float, ptr %v9, i64 144
  %v20 = load <16 x float>, ptr %v19, align 4
  %v21 = shufflevector <16 x float> %v17, <16 x float> %v20, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v22 = shufflevector <16 x float> %v14, <16 x float> %v21, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v23 = add nsw i32 %v8, 192
  %v24 = getelementptr float, ptr %v9, i64 192
  %v25 = load <16 x float>, ptr %v24, align 4
  %v26 = add nsw i32 %v8, 288
  %v27 = getelementptr float, ptr %v9, i64 288
  %v28 = load <16 x float>, ptr %v27, align 4
  %v29 = shufflevector <16 x float> %v25, <16 x float> %v28, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v30 = add nsw i32 %v8, 240
  %v31 = getelementptr float, ptr %v9, i64 240
  %v32 = load <16 x float>, ptr %v31, align 4
  %v33 = add nsw i32 %v8, 336
  %v34 = getelementptr float, ptr %v9, i64 336
  %v35 = load <16 x float>, ptr %v34, align 4
  %v36 = shufflevector <16 x float> %v32, <16 x float> %v35, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v37 = shufflevector <16 x float> %v29, <16 x float> %v36, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v38 = shufflevector <16 x float> %v22, <16 x float> %v37, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v39 = add nsw i32 %v8, 384
  %v40 = getelementptr float, ptr %v9, i64 384
  %v41 = load <16 x float>, ptr %v40, align 4
  %v42 = add nsw i32 %v8, 480
  %v43 = getelementptr float, ptr %v9, i64 480
  %v44 = load <16 x float>, ptr %v43, align 4
  %v45 = shufflevector <16 x float> %v41, <16 x float> %v44, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v46 = add nsw i32 %v8, 432
  %v47 = getelementptr float, ptr %v9, i64 432
  %v48 = load <16 x float>, ptr %v47, align 4
  %v49 = add nsw i32 %v8, 528
  %v50 = getelementptr float, ptr %v9, i64 528
  %v51 = load <16 x float>, ptr %v50, align 4
  %v52 = shufflevector <16 x float> %v48, <16 x float> %v51, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v53 = shufflevector <16 x float> %v45, <16 x float> %v52, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v54 = add nsw i32 %v8, 576
  %v55 = getelementptr float, ptr %v9, i64 576
  %v56 = load <16 x float>, ptr %v55, align 4
  %v57 = add nsw i32 %v8, 672
  %v58 = getelementptr float, ptr %v9, i64 672
  %v59 = load <16 x float>, ptr %v58, align 4
  %v60 = shufflevector <16 x float> %v56, <16 x float> %v59, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v61 = add nsw i32 %v8, 624
  %v62 = getelementptr float, ptr %v9, i64 624
  %v63 = load <16 x float>, ptr %v62, align 4
  %v64 = add nsw i32 %v8, 720
  %v65 = getelementptr float, ptr %v9, i64 720
  %v66 = load <16 x float>, ptr %v65, align 4
  %v67 = shufflevector <16 x float> %v63, <16 x float> %v66, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v68 = shufflevector <16 x float> %v60, <16 x float> %v67, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v69 = shufflevector <16 x float> %v53, <16 x float> %v68, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v70 = shufflevector <16 x float> %v38, <16 x float> %v69, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %v70, ptr %v7, align 4
  %v71 = add nsw i32 %v6, 32
  %v72 = getelementptr float, ptr %v7, i64 32
  %v73 = shufflevector <16 x float> %v14, <16 x float> %v21, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v74 = shufflevector <16 x float> %v29, <16 x float> %v36, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v75 = shufflevector <16 x float> %v73, <16 x float> %v74, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v76 = shufflevector <16 x float> %v45, <16 x float> %v52, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v77 = shufflevector <16 x float> %v60, <16 x float> %v67, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v78 = shufflevector <16 x float> %v76, <16 x float> %v77, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v79 = shufflevector <16 x float> %v75, <16 x float> %v78, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %v79, ptr %v72, align 4
  %v80 = add nsw i32 %v6, 64
  %v81 = getelementptr float, ptr %v7, i64 64
  %v82 = shufflevector <16 x float> %v10, <16 x float> %v13, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v83 = shufflevector <16 x float> %v17, <16 x float> %v20, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v84 = shufflevector <16 x float> %v82, <16 x float> %v83, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v85 = shufflevector <16 x float> %v25, <16 x float> %v28, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v86 = shufflevector <16 x float> %v32, <16 x float> %v35, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v87 = shufflevector <16 x float> %v85, <16 x float> %v86, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v88 = shufflevector <16 x float> %v84, <16 x float> %v87, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v89 = shufflevector <16 x float> %v41, <16 x float> %v44, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v90 = shufflevector <16 x float> %v48, <16 x float> %v51, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v91 = shufflevector <16 x float> %v89, <16 x float> %v90, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v92 = shufflevector <16 x float> %v56, <16 x float> %v59, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v93 = shufflevector <16 x float> %v63, <16 x float> %v66, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v94 = shufflevector <16 x float> %v92, <16 x float> %v93, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v95 = shufflevector <16 x float> %v91, <16 x float> %v94, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v96 = shufflevector <16 x float> %v88, <16 x float> %v95, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %v96, ptr %v81, align 4
  %v97 = add nsw i32 %v6, 96
  %v98 = getelementptr float, ptr %v7, i64 96
  %v99 = shufflevector <16 x float> %v82, <16 x float> %v83, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v100 = shufflevector <16 x float> %v85, <16 x float> %v86, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v101 = shufflevector <16 x float> %v99, <16 x float> %v100, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v102 = shufflevector <16 x float> %v89, <16 x float> %v90, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v103 = shufflevector <16 x float> %v92, <16 x float> %v93, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v104 = shufflevector <16 x float> %v102, <16 x float> %v103, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v105 = shufflevector <16 x float> %v101, <16 x float> %v104, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %v105, ptr %v98, align 4
  %v106 = add nsw i32 %v6, 128
  %v107 = getelementptr float, ptr %v7, i64 128
  %v108 = shufflevector <16 x float> %v22, <16 x float> %v37, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v109 = shufflevector <16 x float> %v53, <16 x float> %v68, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v110 = shufflevector <16 x float> %v108, <16 x float> %v109, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %v110, ptr %v107, align 4
  %v111 = add nsw i32 %v6, 160
  %v112 = getelementptr float, ptr %v7, i64 160
  %v113 = shufflevector <16 x float> %v73, <16 x float> %v74, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v114 = shufflevector <16 x float> %v76, <16 x float> %v77, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v115 = shufflevector <16 x float> %v113, <16 x float> %v114, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %v115, ptr %v112, align 4
  %v116 = add nsw i32 %v6, 192
  %v117 = getelementptr float, ptr %v7, i64 192
  %v118 = shufflevector <16 x float> %v84, <16 x float> %v87, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v119 = shufflevector <16 x float> %v91, <16 x float> %v94, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v120 = shufflevector <16 x float> %v118, <16 x float> %v119, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %v120, ptr %v117, align 4
  %v121 = add nsw i32 %v6, 224
  %v122 = getelementptr float, ptr %v7, i64 224
  %v123 = shufflevector <16 x float> %v99, <16 x float> %v100, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v124 = shufflevector <16 x float> %v102, <16 x float> %v103, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v125 = shufflevector <16 x float> %v123, <16 x float> %v124, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %v125, ptr %v122, align 4
  %v126 = add nsw i32 %v6, 256
  %v127 = getelementptr float, ptr %v7, i64 256
  %v128 = shufflevector <16 x float> %v38, <16 x float> %v69, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %v128, ptr %v127, align 4
  %v129 = add nsw i32 %v6, 288
  %v130 = getelementptr float, ptr %v7, i64 288
  %v131 = shufflevector <16 x float> %v75, <16 x float> %v78, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %v131, ptr %v130, align 4
  %v132 = add nsw i32 %v6, 320
  %v133 = getelementptr float, ptr %v7, i64 320
  %v134 = shufflevector <16 x float> %v88, <16 x float> %v95, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %v134, ptr %v133, align 4
  %v135 = add nsw i32 %v6, 352
  %v136 = getelementptr float, ptr %v7, i64 352
  %v137 = shufflevector <16 x float> %v101, <16 x float> %v104, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %v137, ptr %v136, align 4
  %v138 = add nsw i32 %v6, 384
  %v139 = getelementptr float, ptr %v7, i64 384
  %v140 = shufflevector <16 x float> %v108, <16 x float> %v109, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %v140, ptr %v139, align 4
  %v141 = add nsw i32 %v6, 416
  %v142 = getelementptr float, ptr %v7, i64 416
  %v143 = shufflevector <16 x float> %v113, <16 x float> %v114, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %v143, ptr %v142, align 4
  %v144 = add nsw i32 %v6, 448
  %v145 = getelementptr float, ptr %v7, i64 448
  %v146 = shufflevector <16 x float> %v118, <16 x float> %v119, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %v146, ptr %v145, align 4
  %v147 = add nsw i32 %v6, 480
  %v148 = getelementptr float, ptr %v7, i64 480
  %v149 = shufflevector <16 x float> %v123, <16 x float> %v124, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %v149, ptr %v148, align 4
  %v150 = add nsw i32 %v6, 512
  %v151 = getelementptr float, ptr %v7, i64 512
  %v152 = add nsw i32 %v8, 16
  %v153 = getelementptr float, ptr %v9, i64 16
  %v154 = load <16 x float>, ptr %v153, align 4
  %v155 = add nsw i32 %v8, 112
  %v156 = getelementptr float, ptr %v9, i64 112
  %v157 = load <16 x float>, ptr %v156, align 4
  %v158 = shufflevector <16 x float> %v154, <16 x float> %v157, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v159 = add nsw i32 %v8, 64
  %v160 = getelementptr float, ptr %v9, i64 64
  %v161 = load <16 x float>, ptr %v160, align 4
  %v162 = add nsw i32 %v8, 160
  %v163 = getelementptr float, ptr %v9, i64 160
  %v164 = load <16 x float>, ptr %v163, align 4
  %v165 = shufflevector <16 x float> %v161, <16 x float> %v164, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v166 = shufflevector <16 x float> %v158, <16 x float> %v165, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v167 = add nsw i32 %v8, 208
  %v168 = getelementptr float, ptr %v9, i64 208
  %v169 = load <16 x float>, ptr %v168, align 4
  %v170 = add nsw i32 %v8, 304
  %v171 = getelementptr float, ptr %v9, i64 304
  %v172 = load <16 x float>, ptr %v171, align 4
  %v173 = shufflevector <16 x float> %v169, <16 x float> %v172, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v174 = add nsw i32 %v8, 256
  %v175 = getelementptr float, ptr %v9, i64 256
  %v176 = load <16 x float>, ptr %v175, align 4
  %v177 = add nsw i32 %v8, 352
  %v178 = getelementptr float, ptr %v9, i64 352
  %v179 = load <16 x float>, ptr %v178, align 4
  %v180 = shufflevector <16 x float> %v176, <16 x float> %v179, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v181 = shufflevector <16 x float> %v173, <16 x float> %v180, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v182 = shufflevector <16 x float> %v166, <16 x float> %v181, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v183 = add nsw i32 %v8, 400
  %v184 = getelementptr float, ptr %v9, i64 400
  %v185 = load <16 x float>, ptr %v184, align 4
  %v186 = add nsw i32 %v8, 496
  %v187 = getelementptr float, ptr %v9, i64 496
  %v188 = load <16 x float>, ptr %v187, align 4
  %v189 = shufflevector <16 x float> %v185, <16 x float> %v188, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v190 = add nsw i32 %v8, 448
  %v191 = getelementptr float, ptr %v9, i64 448
  %v192 = load <16 x float>, ptr %v191, align 4
  %v193 = add nsw i32 %v8, 544
  %v194 = getelementptr float, ptr %v9, i64 544
  %v195 = load <16 x float>, ptr %v194, align 4
  %v196 = shufflevector <16 x float> %v192, <16 x float> %v195, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v197 = shufflevector <16 x float> %v189, <16 x float> %v196, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v198 = add nsw i32 %v8, 592
  %v199 = getelementptr float, ptr %v9, i64 592
  %v200 = load <16 x float>, ptr %v199, align 4
  %v201 = add nsw i32 %v8, 688
  %v202 = getelementptr float, ptr %v9, i64 688
  %v203 = load <16 x float>, ptr %v202, align 4
  %v204 = shufflevector <16 x float> %v200, <16 x float> %v203, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v205 = add nsw i32 %v8, 640
  %v206 = getelementptr float, ptr %v9, i64 640
  %v207 = load <16 x float>, ptr %v206, align 4
  %v208 = add nsw i32 %v8, 736
  %v209 = getelementptr float, ptr %v9, i64 736
  %v210 = load <16 x float>, ptr %v209, align 4
  %v211 = shufflevector <16 x float> %v207, <16 x float> %v210, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v212 = shufflevector <16 x float> %v204, <16 x float> %v211, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v213 = shufflevector <16 x float> %v197, <16 x float> %v212, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v214 = shufflevector <16 x float> %v182, <16 x float> %v213, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %v214, ptr %v151, align 4
  %v215 = add nsw i32 %v6, 544
  %v216 = getelementptr float, ptr %v7, i64 544
  %v217 = shufflevector <16 x float> %v158, <16 x float> %v165, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v218 = shufflevector <16 x float> %v173, <16 x float> %v180, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v219 = shufflevector <16 x float> %v217, <16 x float> %v218, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v220 = shufflevector <16 x float> %v189, <16 x float> %v196, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v221 = shufflevector <16 x float> %v204, <16 x float> %v211, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v222 = shufflevector <16 x float> %v220, <16 x float> %v221, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v223 = shufflevector <16 x float> %v219, <16 x float> %v222, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %v223, ptr %v216, align 4
  %v224 = add nsw i32 %v6, 576
  %v225 = getelementptr float, ptr %v7, i64 576
  %v226 = shufflevector <16 x float> %v154, <16 x float> %v157, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v227 = shufflevector <16 x float> %v161, <16 x float> %v164, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v228 = shufflevector <16 x float> %v226, <16 x float> %v227, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v229 = shufflevector <16 x float> %v169, <16 x float> %v172, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v230 = shufflevector <16 x float> %v176, <16 x float> %v179, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v231 = shufflevector <16 x float> %v229, <16 x float> %v230, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v232 = shufflevector <16 x float> %v228, <16 x float> %v231, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v233 = shufflevector <16 x float> %v185, <16 x float> %v188, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v234 = shufflevector <16 x float> %v192, <16 x float> %v195, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v235 = shufflevector <16 x float> %v233, <16 x float> %v234, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v236 = shufflevector <16 x float> %v200, <16 x float> %v203, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v237 = shufflevector <16 x float> %v207, <16 x float> %v210, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v238 = shufflevector <16 x float> %v236, <16 x float> %v237, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v239 = shufflevector <16 x float> %v235, <16 x float> %v238, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v240 = shufflevector <16 x float> %v232, <16 x float> %v239, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %v240, ptr %v225, align 4
  %v241 = add nsw i32 %v6, 608
  %v242 = getelementptr float, ptr %v7, i64 608
  %v243 = shufflevector <16 x float> %v226, <16 x float> %v227, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v244 = shufflevector <16 x float> %v229, <16 x float> %v230, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v245 = shufflevector <16 x float> %v243, <16 x float> %v244, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v246 = shufflevector <16 x float> %v233, <16 x float> %v234, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v247 = shufflevector <16 x float> %v236, <16 x float> %v237, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v248 = shufflevector <16 x float> %v246, <16 x float> %v247, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v249 = shufflevector <16 x float> %v245, <16 x float> %v248, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %v249, ptr %v242, align 4
  %v250 = add nsw i32 %v6, 640
  %v251 = getelementptr float, ptr %v7, i64 640
  %v252 = shufflevector <16 x float> %v166, <16 x float> %v181, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v253 = shufflevector <16 x float> %v197, <16 x float> %v212, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v254 = shufflevector <16 x float> %v252, <16 x float> %v253, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %v254, ptr %v251, align 4
  %v255 = add nsw i32 %v6, 672
  %v256 = getelementptr float, ptr %v7, i64 672
  %v257 = shufflevector <16 x float> %v217, <16 x float> %v218, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v258 = shufflevector <16 x float> %v220, <16 x float> %v221, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v259 = shufflevector <16 x float> %v257, <16 x float> %v258, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %v259, ptr %v256, align 4
  %v260 = add nsw i32 %v6, 704
  %v261 = getelementptr float, ptr %v7, i64 704
  %v262 = shufflevector <16 x float> %v228, <16 x float> %v231, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v263 = shufflevector <16 x float> %v235, <16 x float> %v238, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v264 = shufflevector <16 x float> %v262, <16 x float> %v263, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %v264, ptr %v261, align 4
  %v265 = add nsw i32 %v6, 736
  %v266 = getelementptr float, ptr %v7, i64 736
  %v267 = shufflevector <16 x float> %v243, <16 x float> %v244, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v268 = shufflevector <16 x float> %v246, <16 x float> %v247, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v269 = shufflevector <16 x float> %v267, <16 x float> %v268, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %v269, ptr %v266, align 4
  %v270 = add nsw i32 %v6, 768
  %v271 = getelementptr float, ptr %v7, i64 768
  %v272 = shufflevector <16 x float> %v182, <16 x float> %v213, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %v272, ptr %v271, align 4
  %v273 = add nsw i32 %v6, 800
  %v274 = getelementptr float, ptr %v7, i64 800
  %v275 = shufflevector <16 x float> %v219, <16 x float> %v222, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %v275, ptr %v274, align 4
  %v276 = add nsw i32 %v6, 832
  %v277 = getelementptr float, ptr %v7, i64 832
  %v278 = shufflevector <16 x float> %v232, <16 x float> %v239, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %v278, ptr %v277, align 4
  %v279 = add nsw i32 %v6, 864
  %v280 = getelementptr float, ptr %v7, i64 864
  %v281 = shufflevector <16 x float> %v245, <16 x float> %v248, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %v281, ptr %v280, align 4
  %v282 = add nsw i32 %v6, 896
  %v283 = getelementptr float, ptr %v7, i64 896
  %v284 = shufflevector <16 x float> %v252, <16 x float> %v253, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %v284, ptr %v283, align 4
  %v285 = add nsw i32 %v6, 928
  %v286 = getelementptr float, ptr %v7, i64 928
  %v287 = shufflevector <16 x float> %v257, <16 x float> %v258, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %v287, ptr %v286, align 4
  %v288 = add nsw i32 %v6, 960
  %v289 = getelementptr float, ptr %v7, i64 960
  %v290 = shufflevector <16 x float> %v262, <16 x float> %v263, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %v290, ptr %v289, align 4
  %v291 = add nsw i32 %v6, 992
  %v292 = getelementptr float, ptr %v7, i64 992
  %v293 = shufflevector <16 x float> %v267, <16 x float> %v268, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %v293, ptr %v292, align 4
  %v294 = add nsw i32 %v5, 1
  %v295 = icmp slt i32 %v294, 2
  br i1 %v295, label %loop2, label %done2
done2:
  %v296 = add nsw i32 %v4, 1
  %v297 = icmp slt i32 %v296, 1
  br i1 %v297, label %loop1, label %done1
done1:
  br label %loop3
loop3:
  %v298 = phi i32 [ 32, %done1 ], [ %v313, %done4 ]
  %v299 = mul nsw i32 %v298, 32
  br label %loop4
loop4:
  %v300 = phi i32 [ 0, %loop3 ], [ %v311, %loop4 ]
  %v301 = mul nsw i32 %v300, 16
  %v302 = add nsw i32 %v299, %v301
  %v303 = getelementptr float, ptr %v1, i32 %v302
  %v304 = mul nsw i32 %v300, 768
  %v305 = add nsw i32 %v298, %v304
  %v306 = insertelement <16 x i32> poison, i32 %v305, i64 0
  %v307 = shufflevector <16 x i32> %v306, <16 x i32> poison, <16 x i32> zeroinitializer
  %v308 = add <16 x i32> %v307, <i32 0, i32 48, i32 96, i32 144, i32 192, i32 240, i32 288, i32 336, i32 384, i32 432, i32 480, i32 528, i32 576, i32 624, i32 672, i32 720>
  %v309 = getelementptr float, ptr %v3, <16 x i32> %v308
  %v310 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %v309, i32 4, <16 x i1> splat (i1 true), <16 x float> poison)
  store <16 x float> %v310, ptr %v303, align 4
  %v311 = add nsw i32 %v300, 1
  %v312 = icmp slt i32 %v311, 2
  br i1 %v312, label %loop4, label %done4
done4:
  %v313 = add nsw i32 %v298, 1
  %v314 = icmp slt i32 %v313, 48
  br i1 %v314, label %loop3, label %done3
done3:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v4" "prefer-vector-width"="512" "no-trapping-math"="true" }
