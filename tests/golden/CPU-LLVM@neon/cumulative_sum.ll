target triple = "aarch64-unknown-linux-gnu"

define void @cumulative_sum(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v58, %done2 ]
  %v5 = mul nsw i32 %v4, 64
  br label %loop2
loop2:
  %v6 = phi i32 [ 0, %loop1 ], [ %v56, %loop2 ]
  %v7 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v55, %loop2 ]
  %v8 = mul nsw i32 %v6, 16
  %v9 = add nsw i32 %v5, %v8
  %v10 = getelementptr float, ptr %v1, i32 %v9
  %v11 = getelementptr float, ptr %v3, i32 %v9
  %v12 = load <4 x float>, ptr %v11, align 4
  %v13 = shufflevector <4 x float> zeroinitializer, <4 x float> %v12, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %v14 = fadd <4 x float> %v13, %v12
  %v15 = shufflevector <4 x float> zeroinitializer, <4 x float> %v14, <4 x i32> <i32 0, i32 1, i32 5, i32 5>
  %v16 = fadd <4 x float> %v15, %v14
  %v17 = fadd <4 x float> %v7, %v16
  store <4 x float> %v17, ptr %v10, align 4
  %v18 = add nsw i32 %v9, 4
  %v19 = getelementptr float, ptr %v10, i64 4
  %v20 = shufflevector <4 x float> %v16, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %v21 = getelementptr float, ptr %v11, i64 4
  %v22 = load <4 x float>, ptr %v21, align 4
  %v23 = shufflevector <4 x float> zeroinitializer, <4 x float> %v22, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %v24 = fadd <4 x float> %v23, %v22
  %v25 = shufflevector <4 x float> zeroinitializer, <4 x float> %v24, <4 x i32> <i32 0, i32 1, i32 5, i32 5>
  %v26 = fadd <4 x float> %v25, %v24
  %v27 = fadd <4 x float> %v20, %v26
  %v28 = fadd <4 x float> %v7, %v27
  store <4 x float> %v28, ptr %v19, align 4
  %v29 = add nsw i32 %v9, 8
  %v30 = getelementptr float, ptr %v10, i64 8
  %v31 = shufflevector <4 x float> %v26, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %v32 = fadd <4 x float> %v20, %v31
  %v33 = getelementptr float, ptr %v11, i64 8
  %v34 = load <4 x float>, ptr %v33, align 4
  %v35 = shufflevector <4 x float> zeroinitializer, <4 x float> %v34, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %v36 = fadd <4 x float> %v35, %v34
  %v37 = shufflevector <4 x float> zeroinitializer, <4 x float> %v36, <4 x i32> <i32 0, i32 1, i32 5, i32 5>
  %v38 = fadd <4 x float> %v37, %v36
  %v39 = fadd <4 x float> %v32, %v38
  %v40 = fadd <4 x float> %v7, %v39
  store <4 x float> %v40, ptr %v30, align 4
  %v41 = add nsw i32 %v9, 12
  %v42 = getelementptr float, ptr %v10, i64 12
  %v43 = shufflevector <4 x float> %v38, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %v44 = fadd <4 x float> %v32, %v43
  %v45 = getelementptr float, ptr %v11, i64 12
  %v46 = load <4 x float>, ptr %v45, align 4
  %v47 = shufflevector <4 x float> zeroinitializer, <4 x float> %v46, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %v48 = fadd <4 x float> %v47, %v46
  %v49 = shufflevector <4 x float> zeroinitializer, <4 x float> %v48, <4 x i32> <i32 0, i32 1, i32 5, i32 5>
  %v50 = fadd <4 x float> %v49, %v48
  %v51 = fadd <4 x float> %v44, %v50
  %v52 = fadd <4 x float> %v7, %v51
  store <4 x float> %v52, ptr %v42, align 4
  %v53 = shufflevector <4 x float> %v50, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %v54 = fadd <4 x float> %v44, %v53
  %v55 = fadd <4 x float> %v7, %v54
  %v56 = add nsw i32 %v6, 1
  %v57 = icmp slt i32 %v56, 4
  br i1 %v57, label %loop2, label %done2
done2:
  %v58 = add nsw i32 %v4, 1
  %v59 = icmp slt i32 %v58, 8
  br i1 %v59, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+neon" "prefer-vector-width"="128" "no-trapping-math"="true" }
