target triple = "x86_64-unknown-linux-gnu"

define void @cumulative_sum(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v105, %loop1 ]
  %v5 = mul nsw i32 %v4, 64
  %v6 = getelementptr float, ptr %v1, i32 %v5
  %v7 = getelementptr float, ptr %v3, i32 %v5
  %v8 = load <8 x float>, ptr %v7, align 4
  %v9 = shufflevector <8 x float> zeroinitializer, <8 x float> %v8, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v10 = fadd <8 x float> %v9, %v8
  %v11 = shufflevector <8 x float> zeroinitializer, <8 x float> %v10, <8 x i32> <i32 0, i32 1, i32 9, i32 9, i32 4, i32 5, i32 13, i32 13>
  %v12 = fadd <8 x float> %v11, %v10
  %v13 = shufflevector <8 x float> zeroinitializer, <8 x float> %v12, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 11, i32 11, i32 11, i32 11>
  %v14 = fadd <8 x float> %v13, %v12
  store <8 x float> %v14, ptr %v6, align 4
  %v15 = add nsw i32 %v5, 8
  %v16 = getelementptr float, ptr %v6, i64 8
  %v17 = shufflevector <8 x float> %v14, <8 x float> poison, <8 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %v18 = getelementptr float, ptr %v7, i64 8
  %v19 = load <8 x float>, ptr %v18, align 4
  %v20 = shufflevector <8 x float> zeroinitializer, <8 x float> %v19, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v21 = fadd <8 x float> %v20, %v19
  %v22 = shufflevector <8 x float> zeroinitializer, <8 x float> %v21, <8 x i32> <i32 0, i32 1, i32 9, i32 9, i32 4, i32 5, i32 13, i32 13>
  %v23 = fadd <8 x float> %v22, %v21
  %v24 = shufflevector <8 x float> zeroinitializer, <8 x float> %v23, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 11, i32 11, i32 11, i32 11>
  %v25 = fadd <8 x float> %v24, %v23
  %v26 = fadd <8 x float> %v17, %v25
  store <8 x float> %v26, ptr %v16, align 4
  %v27 = add nsw i32 %v5, 16
  %v28 = getelementptr float, ptr %v6, i64 16
  %v29 = shufflevector <8 x float> %v25, <8 x float> poison, <8 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %v30 = fadd <8 x float> %v17, %v29
  %v31 = getelementptr float, ptr %v7, i64 16
  %v32 = load <8 x float>, ptr %v31, align 4
  %v33 = shufflevector <8 x float> zeroinitializer, <8 x float> %v32, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v34 = fadd <8 x float> %v33, %v32
  %v35 = shufflevector <8 x float> zeroinitializer, <8 x float> %v34, <8 x i32> <i32 0, i32 1, i32 9, i32 9, i32 4, i32 5, i32 13, i32 13>
  %v36 = fadd <8 x float> %v35, %v34
  %v37 = shufflevector <8 x float> zeroinitializer, <8 x float> %v36, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 11, i32 11, i32 11, i32 11>
  %v38 = fadd <8 x float> %v37, %v36
  %v39 = fadd <8 x float> %v30, %v38
  store <8 x float> %v39, ptr %v28, align 4
  %v40 = add nsw i32 %v5, 24
  %v41 = getelementptr float, ptr %v6, i64 24
  %v42 = shufflevector <8 x float> %v38, <8 x float> poison, <8 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %v43 = fadd <8 x float> %v30, %v42
  %v44 = getelementptr float, ptr %v7, i64 24
  %v45 = load <8 x float>, ptr %v44, align 4
  %v46 = shufflevector <8 x float> zeroinitializer, <8 x float> %v45, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v47 = fadd <8 x float> %v46, %v45
  %v48 = shufflevector <8 x float> zeroinitializer, <8 x float> %v47, <8 x i32> <i32 0, i32 1, i32 9, i32 9, i32 4, i32 5, i32 13, i32 13>
  %v49 = fadd <8 x float> %v48, %v47
  %v50 = shufflevector <8 x float> zeroinitializer, <8 x float> %v49, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 11, i32 11, i32 11, i32 11>
  %v51 = fadd <8 x float> %v50, %v49
  %v52 = fadd <8 x float> %v43, %v51
  store <8 x float> %v52, ptr %v41, align 4
  %v53 = add nsw i32 %v5, 32
  %v54 = getelementptr float, ptr %v6, i64 32
  %v55 = shufflevector <8 x float> %v51, <8 x float> poison, <8 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %v56 = fadd <8 x float> %v43, %v55
  %v57 = getelementptr float, ptr %v7, i64 32
  %v58 = load <8 x float>, ptr %v57, align 4
  %v59 = shufflevector <8 x float> zeroinitializer, <8 x float> %v58, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v60 = fadd <8 x float> %v59, %v58
  %v61 = shufflevector <8 x float> zeroinitializer, <8 x float> %v60, <8 x i32> <i32 0, i32 1, i32 9, i32 9, i32 4, i32 5, i32 13, i32 13>
  %v62 = fadd <8 x float> %v61, %v60
  %v63 = shufflevector <8 x float> zeroinitializer, <8 x float> %v62, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 11, i32 11, i32 11, i32 11>
  %v64 = fadd <8 x float> %v63, %v62
  %v65 = fadd <8 x float> %v56, %v64
  store <8 x float> %v65, ptr %v54, align 4
  %v66 = add nsw i32 %v5, 40
  %v67 = getelementptr float, ptr %v6, i64 40
  %v68 = shufflevector <8 x float> %v64, <8 x float> poison, <8 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %v69 = fadd <8 x float> %v56, %v68
  %v70 = getelementptr float, ptr %v7, i64 40
  %v71 = load <8 x float>, ptr %v70, align 4
  %v72 = shufflevector <8 x float> zeroinitializer, <8 x float> %v71, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v73 = fadd <8 x float> %v72, %v71
  %v74 = shufflevector <8 x float> zeroinitializer, <8 x float> %v73, <8 x i32> <i32 0, i32 1, i32 9, i32 9, i32 4, i32 5, i32 13, i32 13>
  %v75 = fadd <8 x float> %v74, %v73
  %v76 = shufflevector <8 x float> zeroinitializer, <8 x float> %v75, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 11, i32 11, i32 11, i32 11>
  %v77 = fadd <8 x float> %v76, %v75
  %v78 = fadd <8 x float> %v69, %v77
  store <8 x float> %v78, ptr %v67, align 4
  %v79 = add nsw i32 %v5, 48
  %v80 = getelementptr float, ptr %v6, i64 48
  %v81 = shufflevector <8 x float> %v77, <8 x float> poison, <8 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %v82 = fadd <8 x float> %v69, %v81
  %v83 = getelementptr float, ptr %v7, i64 48
  %v84 = load <8 x float>, ptr %v83, align 4
  %v85 = shufflevector <8 x float> zeroinitializer, <8 x float> %v84, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v86 = fadd <8 x float> %v85, %v84
  %v87 = shufflevector <8 x float> zeroinitializer, <8 x float> %v86, <8 x i32> <i32 0, i32 1, i32 9, i32 9, i32 4, i32 5, i32 13, i32 13>
  %v88 = fadd <8 x float> %v87, %v86
  %v89 = shufflevector <8 x float> zeroinitializer, <8 x float> %v88, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 11, i32 11, i32 11, i32 11>
  %v90 = fadd <8 x float> %v89, %v88
  %v91 = fadd <8 x float> %v82, %v90
  store <8 x float> %v91, ptr %v80, align 4
  %v92 = add nsw i32 %v5, 56
  %v93 = getelementptr float, ptr %v6, i64 56
  %v94 = shufflevector <8 x float> %v90, <8 x float> poison, <8 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %v95 = fadd <8 x float> %v82, %v94
  %v96 = getelementptr float, ptr %v7, i64 56
  %v97 = load <8 x float>, ptr %v96, align 4
  %v98 = shufflevector <8 x float> zeroinitializer, <8 x float> %v97, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v99 = fadd <8 x float> %v98, %v97
  %v100 = shufflevector <8 x float> zeroinitializer, <8 x float> %v99, <8 x i32> <i32 0, i32 1, i32 9, i32 9, i32 4, i32 5, i32 13, i32 13>
  %v101 = fadd <8 x float> %v100, %v99
  %v102 = shufflevector <8 x float> zeroinitializer, <8 x float> %v101, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 11, i32 11, i32 11, i32 11>
  %v103 = fadd <8 x float> %v102, %v101
  %v104 = fadd <8 x float> %v95, %v103
  store <8 x float> %v104, ptr %v93, align 4
  %v105 = add nsw i32 %v4, 1
  %v106 = icmp slt i32 %v105, 8
  br i1 %v106, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
