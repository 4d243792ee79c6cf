target triple = "x86_64-unknown-linux-gnu"

define void @cumulative_sum(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v63, %done2 ]
  %v5 = mul nsw i32 %v4, 64
  br label %loop2
loop2:
  %v6 = phi i32 [ 0, %loop1 ], [ %v61, %loop2 ]
  %v7 = phi <8 x float> [ zeroinitializer, %loop1 ], [ %v60, %loop2 ]
  %v8 = mul nsw i32 %v6, 32
  %v9 = add nsw i32 %v5, %v8
  %v10 = getelementptr float, ptr %v1, i32 %v9
  %v11 = getelementptr float, ptr %v3, i32 %v9
  %v12 = load <8 x float>, ptr %v11, align 4
  %v13 = add nsw i32 %v9, 8
  %v14 = getelementptr float, ptr %v11, i64 8
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = shufflevector <8 x float> %v12, <8 x float> %v15, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %v17 = add nsw i32 %v9, 16
  %v18 = getelementptr float, ptr %v11, i64 16
  %v19 = load <8 x float>, ptr %v18, align 4
  %v20 = add nsw i32 %v9, 24
  %v21 = getelementptr float, ptr %v11, i64 24
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = shufflevector <8 x float> %v19, <8 x float> %v22, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %v24 = shufflevector <8 x float> %v16, <8 x float> %v23, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %v25 = shufflevector <8 x float> %v12, <8 x float> %v15, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %v26 = shufflevector <8 x float> %v19, <8 x float> %v22, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %v27 = shufflevector <8 x float> %v25, <8 x float> %v26, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %v28 = fadd <8 x float> %v24, %v27
  %v29 = shufflevector <8 x float> %v16, <8 x float> %v23, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %v30 = fadd <8 x float> %v28, %v29
  %v31 = shufflevector <8 x float> %v25, <8 x float> %v26, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %v32 = fadd <8 x float> %v30, %v31
  %v33 = shufflevector <8 x float> zeroinitializer, <8 x float> %v32, <8 x i32> <i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14>
  %v34 = fadd <8 x float> %v33, %v32
  %v35 = shufflevector <8 x float> zeroinitializer, <8 x float> %v34, <8 x i32> <i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13>
  %v36 = fadd <8 x float> %v35, %v34
  %v37 = shufflevector <8 x float> zeroinitializer, <8 x float> %v36, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11>
  %v38 = fadd <8 x float> %v37, %v36
  %v39 = shufflevector <8 x float> zeroinitializer, <8 x float> %v38, <8 x i32> <i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14>
  %v40 = fadd <8 x float> %v39, %v24
  %v41 = fadd <8 x float> %v7, %v40
  %v42 = fadd <8 x float> %v39, %v30
  %v43 = fadd <8 x float> %v7, %v42
  %v44 = shufflevector <8 x float> %v41, <8 x float> %v43, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v45 = fadd <8 x float> %v39, %v28
  %v46 = fadd <8 x float> %v7, %v45
  %v47 = fadd <8 x float> %v39, %v32
  %v48 = fadd <8 x float> %v7, %v47
  %v49 = shufflevector <8 x float> %v46, <8 x float> %v48, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v50 = shufflevector <8 x float> %v44, <8 x float> %v49, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x float> %v50, ptr %v10, align 4
  %v51 = getelementptr float, ptr %v10, i64 8
  %v52 = shufflevector <8 x float> %v44, <8 x float> %v49, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x float> %v52, ptr %v51, align 4
  %v53 = getelementptr float, ptr %v10, i64 16
  %v54 = shufflevector <8 x float> %v41, <8 x float> %v43, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v55 = shufflevector <8 x float> %v46, <8 x float> %v48, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v56 = shufflevector <8 x float> %v54, <8 x float> %v55, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x float> %v56, ptr %v53, align 4
  %v57 = getelementptr float, ptr %v10, i64 24
  %v58 = shufflevector <8 x float> %v54, <8 x float> %v55, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x float> %v58, ptr %v57, align 4
  %v59 = shufflevector <8 x float> %v38, <8 x float> poison, <8 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %v60 = fadd <8 x float> %v7, %v59
  %v61 = add nsw i32 %v6, 1
  %v62 = icmp slt i32 %v61, 2
  br i1 %v62, label %loop2, label %done2
done2:
  %v63 = add nsw i32 %v4, 1
  %v64 = icmp slt i32 %v63, 8
  br i1 %v64, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
