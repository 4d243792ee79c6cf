target triple = "x86_64-unknown-linux-gnu"

define void @row_sum(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v83, %done2 ]
  %v5 = mul nsw i32 %v4, 4
  %v6 = getelementptr float, ptr %v1, i32 %v5
  %v7 = mul nsw i32 %v4, 1024
  br label %loop2
loop2:
  %v8 = phi i32 [ 0, %loop1 ], [ %v53, %loop2 ]
  %v9 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v21, %loop2 ]
  %v10 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v25, %loop2 ]
  %v11 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v29, %loop2 ]
  %v12 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v34, %loop2 ]
  %v13 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v38, %loop2 ]
  %v14 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v43, %loop2 ]
  %v15 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v47, %loop2 ]
  %v16 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v52, %loop2 ]
  %v17 = mul nsw i32 %v8, 32
  %v18 = add nsw i32 %v7, %v17
  %v19 = getelementptr float, ptr %v3, i32 %v18
  %v20 = load <16 x float>, ptr %v19, align 4
  %v21 = fadd <16 x float> %v9, %v20
  %v22 = add nsw i32 %v18, 16
  %v23 = getelementptr float, ptr %v19, i64 16
  %v24 = load <16 x float>, ptr %v23, align 4
  %v25 = fadd <16 x float> %v10, %v24
  %v26 = add nsw i32 %v18, 256
  %v27 = getelementptr float, ptr %v19, i64 256
  %v28 = load <16 x float>, ptr %v27, align 4
  %v29 = fadd <16 x float> %v11, %v28
  %v30 = add nsw i32 %v26, 16
  %v31 = getelementptr float, ptr %v3, i32 %v26
  %v32 = getelementptr float, ptr %v31, i64 16
  %v33 = load <16 x float>, ptr %v32, align 4
  %v34 = fadd <16 x float> %v12, %v33
  %v35 = add nsw i32 %v18, 512
  %v36 = getelementptr float, ptr %v19, i64 512
  %v37 = load <16 x float>, ptr %v36, align 4
  %v38 = fadd <16 x float> %v13, %v37
  %v39 = add nsw i32 %v35, 16
  %v40 = getelementptr float, ptr %v3, i32 %v35
  %v41 = getelementptr float, ptr %v40, i64 16
  %v42 = load <16 x float>, ptr %v41, align 4
  %v43 = fadd <16 x float> %v14, %v42
  %v44 = add nsw i32 %v18, 768
  %v45 = getelementptr float, ptr %v19, i64 768
  %v46 = load <16 x float>, ptr %v45, align 4
  %v47 = fadd <16 x float> %v15, %v46
  %v48 = add nsw i32 %v44, 16
  %v49 = getelementptr float, ptr %v3, i32 %v44
  %v50 = getelementptr float, ptr %v49, i64 16
  %v51 = load <16 x float>, ptr %v50, align 4
  %v52 = fadd <16 x float> %v16, %v51
  %v53 = add nsw i32 %v8, 1
  %v54 = icmp slt i32 %v53, 8
  br i1 %v54, label %loop2, label %done2
done2:
  %v55 = fadd <16 x float> %v21, %v25
  %v56 = fadd <16 x float> %v29, %v34
  %v57 = shufflevector <16 x float> %v55, <16 x float> %v56, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v58 = shufflevector <16 x float> %v55, <16 x float> %v56, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v59 = fadd <16 x float> %v57, %v58
  %v60 = fadd <16 x float> %v38, %v43
  %v61 = fadd <16 x float> %v47, %v52
  %v62 = shufflevector <16 x float> %v60, <16 x float> %v61, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v63 = shufflevector <16 x float> %v60, <16 x float> %v61, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v64 = fadd <16 x float> %v62, %v63
  %v65 = shufflevector <16 x float> %v59, <16 x float> %v64, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v66 = shufflevector <16 x float> %v59, <16 x float> %v64, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v67 = fadd <16 x float> %v65, %v66
  %v68 = shufflevector <16 x float> %v67, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %v69 = fadd <16 x float> %v67, %v68
  %v70 = shufflevector <16 x float> %v69, <16 x float> poison, <16 x i32> <i32 1, i32 0, i32 2, i32 3, i32 5, i32 4, i32 6, i32 7, i32 9, i32 8, i32 10, i32 11, i32 13, i32 12, i32 14, i32 15>
  %v71 = fadd <16 x float> %v69, %v70
  %v72 = extractelement <16 x float> %v71, i32 0
  store float %v72, ptr %v6, align 4
  %v73 = add nsw i32 %v5, 1
  %v74 = getelementptr float, ptr %v1, i32 %v5
  %v75 = getelementptr float, ptr %v74, i64 1
  %v76 = extractelement <16 x float> %v71, i32 4
  store float %v76, ptr %v75, align 4
  %v77 = add nsw i32 %v5, 2
  %v78 = getelementptr float, ptr %v74, i64 2
  %v79 = extractelement <16 x float> %v71, i32 8
  store float %v79, ptr %v78, align 4
  %v80 = add nsw i32 %v5, 3
  %v81 = getelementptr float, ptr %v74, i64 3
  %v82 = extractelement <16 x float> %v71, i32 12
  store float %v82, ptr %v81, align 4
  %v83 = add nsw i32 %v4, 1
  %v84 = icmp slt i32 %v83, 4
  br i1 %v84, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v4" "prefer-vector-width"="512" "no-trapping-math"="true" }
