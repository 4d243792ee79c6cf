target triple = "x86_64-unknown-linux-gnu"

define void @in_place(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v17, %loop1 ]
  %v5 = mul nsw i32 %v4, 16
  %v6 = getelementptr float, ptr %v1, i32 %v5
  %v7 = load <8 x float>, ptr %v6, align 4
  %v8 = getelementptr float, ptr %v3, i32 %v5
  %v9 = load <8 x float>, ptr %v8, align 4
  %v10 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v7, <8 x float> splat (float 0x3FE0000000000000), <8 x float> %v9)
  store <8 x float> %v10, ptr %v6, align 4
  %v11 = add nsw i32 %v5, 8
  %v12 = getelementptr float, ptr %v6, i64 8
  %v13 = load <8 x float>, ptr %v12, align 4
  %v14 = getelementptr float, ptr %v8, i64 8
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v13, <8 x float> splat (float 0x3FE0000000000000), <8 x float> %v15)
  store <8 x float> %v16, ptr %v12, align 4
  %v17 = add nsw i32 %v4, 1
  %v18 = icmp slt i32 %v17, 4
  br i1 %v18, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
