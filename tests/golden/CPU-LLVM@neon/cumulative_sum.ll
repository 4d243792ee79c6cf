target triple = "aarch64-unknown-linux-gnu"

define void @cumulative_sum(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v61, %done2 ]
  %v5 = mul nsw i32 %v4, 64
  br label %loop2
loop2:
  %v6 = phi i32 [ 0, %loop1 ], [ %v59, %loop2 ]
  %v7 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v58, %loop2 ]
  %v8 = mul nsw i32 %v6, 16
  %v9 = add nsw i32 %v5, %v8
  %v10 = getelementptr float, ptr %v1, i32 %v9
  %v11 = getelementptr float, ptr %v3, i32 %v9
  %v12 = load <4 x float>, ptr %v11, align 4
  %v13 = add nsw i32 %v9, 8
  %v14 = getelementptr float, ptr %v11, i64 8
  %v15 = load <4 x float>, ptr %v14, align 4
  %v16 = shufflevector <4 x float> %v12, <4 x float> %v15, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v17 = add nsw i32 %v9, 4
  %v18 = getelementptr float, ptr %v11, i64 4
  %v19 = load <4 x float>, ptr %v18, align 4
  %v20 = add nsw i32 %v9, 12
  %v21 = getelementptr float, ptr %v11, i64 12
  %v22 = load <4 x float>, ptr %v21, align 4
  %v23 = shufflevector <4 x float> %v19, <4 x float> %v22, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v24 = shufflevector <4 x float> %v16, <4 x float> %v23, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v25 = shufflevector <4 x float> %v16, <4 x float> %v23, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v26 = fadd <4 x float> %v24, %v25
  %v27 = shufflevector <4 x float> %v12, <4 x float> %v15, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v28 = shufflevector <4 x float> %v19, <4 x float> %v22, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v29 = shufflevector <4 x float> %v27, <4 x float> %v28, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v30 = fadd <4 x float> %v26, %v29
  %v31 = shufflevector <4 x float> %v27, <4 x float> %v28, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v32 = fadd <4 x float> %v30, %v31
  %v33 = shufflevector <4 x float> zeroinitializer, <4 x float> %v32, <4 x i32> <i32 3, i32 4, i32 5, i32 6>
  %v34 = fadd <4 x float> %v33, %v32
  %v35 = shufflevector <4 x float> zeroinitializer, <4 x float> %v34, <4 x i32> <i32 2, i32 3, i32 4, i32 5>
  %v36 = fadd <4 x float> %v35, %v34
  %v37 = shufflevector <4 x float> zeroinitializer, <4 x float> %v36, <4 x i32> <i32 3, i32 4, i32 5, i32 6>
  %v38 = fadd <4 x float> %v37, %v24
  %v39 = fadd <4 x float> %v7, %v38
  %v40 = fadd <4 x float> %v37, %v30
  %v41 = fadd <4 x float> %v7, %v40
  %v42 = shufflevector <4 x float> %v39, <4 x float> %v41, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v43 = fadd <4 x float> %v37, %v26
  %v44 = fadd <4 x float> %v7, %v43
  %v45 = fadd <4 x float> %v37, %v32
  %v46 = fadd <4 x float> %v7, %v45
  %v47 = shufflevector <4 x float> %v44, <4 x float> %v46, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v48 = shufflevector <4 x float> %v42, <4 x float> %v47, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v48, ptr %v10, align 4
  %v49 = getelementptr float, ptr %v10, i64 4
  %v50 = shufflevector <4 x float> %v42, <4 x float> %v47, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v50, ptr %v49, align 4
  %v51 = getelementptr float, ptr %v10, i64 8
  %v52 = shufflevector <4 x float> %v39, <4 x float> %v41, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v53 = shufflevector <4 x float> %v44, <4 x float> %v46, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v54 = shufflevector <4 x float> %v52, <4 x float> %v53, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x float> %v54, ptr %v51, align 4
  %v55 = getelementptr float, ptr %v10, i64 12
  %v56 = shufflevector <4 x float> %v52, <4 x float> %v53, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %v56, ptr %v55, align 4
  %v57 = shufflevector <4 x float> %v36, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %v58 = fadd <4 x float> %v7, %v57
  %v59 = add nsw i32 %v6, 1
  %v60 = icmp slt i32 %v59, 4
  br i1 %v60, label %loop2, label %done2
done2:
  %v61 = add nsw i32 %v4, 1
  %v62 = icmp slt i32 %v61, 8
  br i1 %v62, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+neon" "prefer-vector-width"="128" "no-trapping-math"="true" }
