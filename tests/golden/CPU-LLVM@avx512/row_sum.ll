target triple = "x86_64-unknown-linux-gnu"

define void @row_sum(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v98, %done2 ]
  %v5 = mul nsw i32 %v4, 8
  %v6 = getelementptr float, ptr %v1, i32 %v5
  %v7 = mul nsw i32 %v4, 2048
  br label %loop2
loop2:
  %v8 = phi i32 [ 0, %loop1 ], [ %v50, %loop2 ]
  %v9 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v21, %loop2 ]
  %v10 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v25, %loop2 ]
  %v11 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v29, %loop2 ]
  %v12 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v33, %loop2 ]
  %v13 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v37, %loop2 ]
  %v14 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v41, %loop2 ]
  %v15 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v45, %loop2 ]
  %v16 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v49, %loop2 ]
  %v17 = mul nsw i32 %v8, 16
  %v18 = add nsw i32 %v7, %v17
  %v19 = getelementptr float, ptr %v3, i32 %v18
  %v20 = load <16 x float>, ptr %v19, align 4
  %v21 = fadd <16 x float> %v9, %v20
  %v22 = add nsw i32 %v18, 256
  %v23 = getelementptr float, ptr %v19, i64 256
  %v24 = load <16 x float>, ptr %v23, align 4
  %v25 = fadd <16 x float> %v10, %v24
  %v26 = add nsw i32 %v18, 512
  %v27 = getelementptr float, ptr %v19, i64 512
  %v28 = load <16 x float>, ptr %v27, align 4
  %v29 = fadd <16 x float> %v11, %v28
  %v30 = add nsw i32 %v18, 768
  %v31 = getelementptr float, ptr %v19, i64 768
  %v32 = load <16 x float>, ptr %v31, align 4
  %v33 = fadd <16 x float> %v12, %v32
  %v34 = add nsw i32 %v18, 1024
  %v35 = getelementptr float, ptr %v19, i64 1024
  %v36 = load <16 x float>, ptr %v35, align 4
  %v37 = fadd <16 x float> %v13, %v36
  %v38 = add nsw i32 %v18, 1280
  %v39 = getelementptr float, ptr %v19, i64 1280
  %v40 = load <16 x float>, ptr %v39, align 4
  %v41 = fadd <16 x float> %v14, %v40
  %v42 = add nsw i32 %v18, 1536
  %v43 = getelementptr float, ptr %v19, i64 1536
  %v44 = load <16 x float>, ptr %v43, align 4
  %v45 = fadd <16 x float> %v15, %v44
  %v46 = add nsw i32 %v18, 1792
  %v47 = getelementptr float, ptr %v19, i64 1792
  %v48 = load <16 x float>, ptr %v47, align 4
  %v49 = fadd <16 x float> %v16, %v48
  %v50 = add nsw i32 %v8, 1
  %v51 = icmp slt i32 %v50, 16
  br i1 %v51, label %loop2, label %done2
done2:
  %v52 = shufflevector <16 x float> %v21, <16 x float> %v25, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v53 = shufflevector <16 x float> %v21, <16 x float> %v25, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v54 = fadd <16 x float> %v52, %v53
  %v55 = shufflevector <16 x float> %v29, <16 x float> %v33, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v56 = shufflevector <16 x float> %v29, <16 x float> %v33, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v57 = fadd <16 x float> %v55, %v56
  %v58 = shufflevector <16 x float> %v54, <16 x float> %v57, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v59 = shufflevector <16 x float> %v54, <16 x float> %v57, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v60 = fadd <16 x float> %v58, %v59
  %v61 = shufflevector <16 x float> %v37, <16 x float> %v41, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v62 = shufflevector <16 x float> %v37, <16 x float> %v41, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v63 = fadd <16 x float> %v61, %v62
  %v64 = shufflevector <16 x float> %v45, <16 x float> %v49, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v65 = shufflevector <16 x float> %v45, <16 x float> %v49, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v66 = fadd <16 x float> %v64, %v65
  %v67 = shufflevector <16 x float> %v63, <16 x float> %v66, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v68 = shufflevector <16 x float> %v63, <16 x float> %v66, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v69 = fadd <16 x float> %v67, %v68
  %v70 = shufflevector <16 x float> %v60, <16 x float> %v69, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v71 = shufflevector <16 x float> %v60, <16 x float> %v69, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v72 = fadd <16 x float> %v70, %v71
  %v73 = shufflevector <16 x float> %v72, <16 x float> poison, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14>
  %v74 = fadd <16 x float> %v72, %v73
  %v75 = extractelement <16 x float> %v74, i32 0
  store float %v75, ptr %v6, align 4
  %v76 = add nsw i32 %v5, 1
  %v77 = getelementptr float, ptr %v1, i32 %v5
  %v78 = getelementptr float, ptr %v77, i64 1
  %v79 = extractelement <16 x float> %v74, i32 4
  store float %v79, ptr %v78, align 4
  %v80 = add nsw i32 %v5, 2
  %v81 = getelementptr float, ptr %v77, i64 2
  %v82 = extractelement <16 x float> %v74, i32 8
  store float %v82, ptr %v81, align 4
  %v83 = add nsw i32 %v5, 3
  %v84 = getelementptr float, ptr %v77, i64 3
  %v85 = extractelement <16 x float> %v74, i32 12
  store float %v85, ptr %v84, align 4
  %v86 = add nsw i32 %v5, 4
  %v87 = getelementptr float, ptr %v77, i64 4
  %v88 = extractelement <16 x float> %v74, i32 2
  store float %v88, ptr %v87, align 4
  %v89 = add nsw i32 %v5, 5
  %v90 = getelementptr float, ptr %v77, i64 5
  %v91 = extractelement <16 x float> %v74, i32 6
  store float %v91, ptr %v90, align 4
  %v92 = add nsw i32 %v5, 6
  %v93 = getelementptr float, ptr %v77, i64 6
  %v94 = extractelement <16 x float> %v74, i32 10
  store float %v94, ptr %v93, align 4
  %v95 = add nsw i32 %v5, 7
  %v96 = getelementptr float, ptr %v77, i64 7
  %v97 = extractelement <16 x float> %v74, i32 14
  store float %v97, ptr %v96, align 4
  %v98 = add nsw i32 %v4, 1
  %v99 = icmp slt i32 %v98, 2
  br i1 %v99, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v4" "prefer-vector-width"="512" "no-trapping-math"="true" }
