target triple = "x86_64-unknown-linux-gnu"

define void @in_place(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v11, %loop1 ]
  %v5 = mul nsw i32 %v4, 8
  %v6 = getelementptr float, ptr %v1, i32 %v5
  %v7 = load <8 x float>, ptr %v6, align 4
  %v8 = getelementptr float, ptr %v3, i32 %v5
  %v9 = load <8 x float>, ptr %v8, align 4
  %v10 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v7, <8 x float> splat (float 0x3FE0000000000000), <8 x float> %v9)
  store <8 x float> %v10, ptr %v6, align 4
  %v11 = add nsw i32 %v4, 1
  %v12 = icmp slt i32 %v11, 8
  br i1 %v12, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
