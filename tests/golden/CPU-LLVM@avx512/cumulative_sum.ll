target triple = "x86_64-unknown-linux-gnu"

define void @cumulative_sum(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v53, %loop1 ]
  %v5 = mul nsw i32 %v4, 64
  %v6 = getelementptr float, ptr %v1, i32 %v5
  %v7 = getelementptr float, ptr %v3, i32 %v5
  %v8 = load <16 x float>, ptr %v7, align 4
  %v9 = add nsw i32 %v5, 16
  %v10 = getelementptr float, ptr %v7, i64 16
  %v11 = load <16 x float>, ptr %v10, align 4
  %v12 = shufflevector <16 x float> %v8, <16 x float> %v11, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %v13 = add nsw i32 %v5, 32
  %v14 = getelementptr float, ptr %v7, i64 32
  %v15 = load <16 x float>, ptr %v14, align 4
  %v16 = add nsw i32 %v5, 48
  %v17 = getelementptr float, ptr %v7, i64 48
  %v18 = load <16 x float>, ptr %v17, align 4
  %v19 = shufflevector <16 x float> %v15, <16 x float> %v18, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %v20 = shufflevector <16 x float> %v12, <16 x float> %v19, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %v21 = shufflevector <16 x float> %v8, <16 x float> %v11, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %v22 = shufflevector <16 x float> %v15, <16 x float> %v18, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %v23 = shufflevector <16 x float> %v21, <16 x float> %v22, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %v24 = fadd <16 x float> %v20, %v23
  %v25 = shufflevector <16 x float> %v12, <16 x float> %v19, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %v26 = fadd <16 x float> %v24, %v25
  %v27 = shufflevector <16 x float> %v21, <16 x float> %v22, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %v28 = fadd <16 x float> %v26, %v27
  %v29 = shufflevector <16 x float> zeroinitializer, <16 x float> %v28, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v30 = fadd <16 x float> %v29, %v28
  %v31 = shufflevector <16 x float> zeroinitializer, <16 x float> %v30, <16 x i32> <i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29>
  %v32 = fadd <16 x float> %v31, %v30
  %v33 = shufflevector <16 x float> zeroinitializer, <16 x float> %v32, <16 x i32> <i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27>
  %v34 = fadd <16 x float> %v33, %v32
  %v35 = shufflevector <16 x float> zeroinitializer, <16 x float> %v34, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v36 = fadd <16 x float> %v35, %v34
  %v37 = shufflevector <16 x float> zeroinitializer, <16 x float> %v36, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v38 = fadd <16 x float> %v37, %v20
  %v39 = fadd <16 x float> %v37, %v26
  %v40 = shufflevector <16 x float> %v38, <16 x float> %v39, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v41 = fadd <16 x float> %v37, %v24
  %v42 = fadd <16 x float> %v37, %v28
  %v43 = shufflevector <16 x float> %v41, <16 x float> %v42, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v44 = shufflevector <16 x float> %v40, <16 x float> %v43, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %v44, ptr %v6, align 4
  %v45 = getelementptr float, ptr %v6, i64 16
  %v46 = shufflevector <16 x float> %v40, <16 x float> %v43, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %v46, ptr %v45, align 4
  %v47 = getelementptr float, ptr %v6, i64 32
  %v48 = shufflevector <16 x float> %v38, <16 x float> %v39, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v49 = shufflevector <16 x float> %v41, <16 x float> %v42, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v50 = shufflevector <16 x float> %v48, <16 x float> %v49, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %v50, ptr %v47, align 4
  %v51 = getelementptr float, ptr %v6, i64 48
  %v52 = shufflevector <16 x float> %v48, <16 x float> %v49, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %v52, ptr %v51, align 4
  %v53 = add nsw i32 %v4, 1
  %v54 = icmp slt i32 %v53, 8
  br i1 %v54, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v4" "prefer-vector-width"="512" "no-trapping-math"="true" }
