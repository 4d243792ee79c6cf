target triple = "x86_64-unknown-linux-gnu"

define void @two_outputs(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = getelementptr inbounds ptr, ptr %args, i64 2
  %v5 = load ptr, ptr %v4, align 8
  %v6 = getelementptr inbounds ptr, ptr %args, i64 3
  %v7 = load ptr, ptr %v6, align 8
  br label %loop1
loop1:
  %v8 = phi i32 [ 0, %entry ], [ %v29, %loop1 ]
  %v9 = mul nsw i32 %v8, 16
  %v10 = getelementptr float, ptr %v1, i32 %v9
  %v11 = getelementptr float, ptr %v5, i32 %v9
  %v12 = load <8 x float>, ptr %v11, align 4
  %v13 = getelementptr float, ptr %v7, i32 %v9
  %v14 = load <8 x float>, ptr %v13, align 4
  %v15 = fmul <8 x float> %v12, %v14
  %v16 = fadd <8 x float> %v15, splat (float 0x3FF0000000000000)
  store <8 x float> %v16, ptr %v10, align 4
  %v17 = add nsw i32 %v9, 8
  %v18 = getelementptr float, ptr %v10, i64 8
  %v19 = getelementptr float, ptr %v11, i64 8
  %v20 = load <8 x float>, ptr %v19, align 4
  %v21 = getelementptr float, ptr %v13, i64 8
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = fmul <8 x float> %v20, %v22
  %v24 = fadd <8 x float> %v23, splat (float 0x3FF0000000000000)
  store <8 x float> %v24, ptr %v18, align 4
  %v25 = getelementptr float, ptr %v3, i32 %v9
  %v26 = fsub <8 x float> %v15, %v12
  store <8 x float> %v26, ptr %v25, align 4
  %v27 = getelementptr float, ptr %v25, i64 8
  %v28 = fsub <8 x float> %v23, %v20
  store <8 x float> %v28, ptr %v27, align 4
  %v29 = add nsw i32 %v8, 1
  %v30 = icmp slt i32 %v29, 4
  br i1 %v30, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
