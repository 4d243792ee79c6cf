target triple = "aarch64-unknown-linux-gnu"

define void @vector_add_symbolic(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = getelementptr inbounds ptr, ptr %args, i64 2
  %v5 = load ptr, ptr %v4, align 8
  %v6 = getelementptr inbounds ptr, ptr %args, i64 3
  %v7 = load i64, ptr %v6, align 8
  %v8 = trunc i64 %v7 to i32
  %v9 = ashr i32 %v8, 2
  %v10 = icmp slt i32 0, %v9
  br i1 %v10, label %loop1, label %done1
loop1:
  %v11 = phi i32 [ 0, %entry ], [ %v19, %loop1 ]
  %v12 = mul nsw i32 %v11, 4
  %v13 = getelementptr float, ptr %v1, i32 %v12
  %v14 = getelementptr float, ptr %v3, i32 %v12
  %v15 = load <4 x float>, ptr %v14, align 4
  %v16 = getelementptr float, ptr %v5, i32 %v12
  %v17 = load <4 x float>, ptr %v16, align 4
  %v18 = fadd <4 x float> %v15, %v17
  store <4 x float> %v18, ptr %v13, align 4
  %v19 = add nsw i32 %v11, 1
  %v20 = icmp slt i32 %v19, %v9
  br i1 %v20, label %loop1, label %done1
done1:
  %v21 = mul nsw i32 %v9, 4
  %v22 = icmp slt i32 %v21, %v8
  br i1 %v22, label %loop2, label %done2
loop2:
  %v23 = phi i32 [ %v21, %done1 ], [ %v30, %loop2 ]
  %v24 = getelementptr float, ptr %v1, i32 %v23
  %v25 = getelementptr float, ptr %v3, i32 %v23
  %v26 = load float, ptr %v25, align 4
  %v27 = getelementptr float, ptr %v5, i32 %v23
  %v28 = load float, ptr %v27, align 4
  %v29 = fadd float %v26, %v28
  store float %v29, ptr %v24, align 4
  %v30 = add nsw i32 %v23, 1
  %v31 = icmp slt i32 %v30, %v8
  br i1 %v31, label %loop2, label %done2
done2:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+neon" "prefer-vector-width"="128" "no-trapping-math"="true" }
