target triple = "x86_64-unknown-linux-gnu"

define void @cumulative_sum(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v61, %loop1 ]
  %v5 = mul nsw i32 %v4, 64
  %v6 = getelementptr float, ptr %v1, i32 %v5
  %v7 = getelementptr float, ptr %v3, i32 %v5
  %v8 = load <16 x float>, ptr %v7, align 4
  %v9 = shufflevector <16 x float> zeroinitializer, <16 x float> %v8, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v10 = fadd <16 x float> %v9, %v8
  %v11 = shufflevector <16 x float> zeroinitializer, <16 x float> %v10, <16 x i32> <i32 0, i32 1, i32 17, i32 17, i32 4, i32 5, i32 21, i32 21, i32 8, i32 9, i32 25, i32 25, i32 12, i32 13, i32 29, i32 29>
  %v12 = fadd <16 x float> %v11, %v10
  %v13 = shufflevector <16 x float> zeroinitializer, <16 x float> %v12, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 19, i32 19, i32 19, i32 19, i32 8, i32 9, i32 10, i32 11, i32 27, i32 27, i32 27, i32 27>
  %v14 = fadd <16 x float> %v13, %v12
  %v15 = shufflevector <16 x float> zeroinitializer, <16 x float> %v14, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v16 = fadd <16 x float> %v15, %v14
  store <16 x float> %v16, ptr %v6, align 4
  %v17 = add nsw i32 %v5, 16
  %v18 = getelementptr float, ptr %v6, i64 16
  %v19 = shufflevector <16 x float> %v16, <16 x float> poison, <16 x i32> <i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15>
  %v20 = getelementptr float, ptr %v7, i64 16
  %v21 = load <16 x float>, ptr %v20, align 4
  %v22 = shufflevector <16 x float> zeroinitializer, <16 x float> %v21, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v23 = fadd <16 x float> %v22, %v21
  %v24 = shufflevector <16 x float> zeroinitializer, <16 x float> %v23, <16 x i32> <i32 0, i32 1, i32 17, i32 17, i32 4, i32 5, i32 21, i32 21, i32 8, i32 9, i32 25, i32 25, i32 12, i32 13, i32 29, i32 29>
  %v25 = fadd <16 x float> %v24, %v23
  %v26 = shufflevector <16 x float> zeroinitializer, <16 x float> %v25, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 19, i32 19, i32 19, i32 19, i32 8, i32 9, i32 10, i32 11, i32 27, i32 27, i32 27, i32 27>
  %v27 = fadd <16 x float> %v26, %v25
  %v28 = shufflevector <16 x float> zeroinitializer, <16 x float> %v27, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v29 = fadd <16 x float> %v28, %v27
  %v30 = fadd <16 x float> %v19, %v29
  store <16 x float> %v30, ptr %v18, align 4
  %v31 = add nsw i32 %v5, 32
  %v32 = getelementptr float, ptr %v6, i64 32
  %v33 = shufflevector <16 x float> %v29, <16 x float> poison, <16 x i32> <i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15>
  %v34 = fadd <16 x float> %v19, %v33
  %v35 = getelementptr float, ptr %v7, i64 32
  %v36 = load <16 x float>, ptr %v35, align 4
  %v37 = shufflevector <16 x float> zeroinitializer, <16 x float> %v36, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v38 = fadd <16 x float> %v37, %v36
  %v39 = shufflevector <16 x float> zeroinitializer, <16 x float> %v38, <16 x i32> <i32 0, i32 1, i32 17, i32 17, i32 4, i32 5, i32 21, i32 21, i32 8, i32 9, i32 25, i32 25, i32 12, i32 13, i32 29, i32 29>
  %v40 = fadd <16 x float> %v39, %v38
  %v41 = shufflevector <16 x float> zeroinitializer, <16 x float> %v40, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 19, i32 19, i32 19, i32 19, i32 8, i32 9, i32 10, i32 11, i32 27, i32 27, i32 27, i32 27>
  %v42 = fadd <16 x float> %v41, %v40
  %v43 = shufflevector <16 x float> zeroinitializer, <16 x float> %v42, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v44 = fadd <16 x float> %v43, %v42
  %v45 = fadd <16 x float> %v34, %v44
  store <16 x float> %v45, ptr %v32, align 4
  %v46 = add nsw i32 %v5, 48
  %v47 = getelementptr float, ptr %v6, i64 48
  %v48 = shufflevector <16 x float> %v44, <16 x float> poison, <16 x i32> <i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15>
  %v49 = fadd <16 x float> %v34, %v48
  %v50 = getelementptr float, ptr %v7, i64 48
  %v51 = load <16 x float>, ptr %v50, align 4
  %v52 = shufflevector <16 x float> zeroinitializer, <16 x float> %v51, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v53 = fadd <16 x float> %v52, %v51
  %v54 = shufflevector <16 x float> zeroinitializer, <16 x float> %v53, <16 x i32> <i32 0, i32 1, i32 17, i32 17, i32 4, i32 5, i32 21, i32 21, i32 8, i32 9, i32 25, i32 25, i32 12, i32 13, i32 29, i32 29>
  %v55 = fadd <16 x float> %v54, %v53
  %v56 = shufflevector <16 x float> zeroinitializer, <16 x float> %v55, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 19, i32 19, i32 19, i32 19, i32 8, i32 9, i32 10, i32 11, i32 27, i32 27, i32 27, i32 27>
  %v57 = fadd <16 x float> %v56, %v55
  %v58 = shufflevector <16 x float> zeroinitializer, <16 x float> %v57, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v59 = fadd <16 x float> %v58, %v57
  %v60 = fadd <16 x float> %v49, %v59
  store <16 x float> %v60, ptr %v47, align 4
  %v61 = add nsw i32 %v4, 1
  %v62 = icmp slt i32 %v61, 8
  br i1 %v62, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v4" "prefer-vector-width"="512" "no-trapping-math"="true" }
