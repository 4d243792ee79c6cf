target triple = "aarch64-unknown-linux-gnu"

define void @in_place(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v11, %loop1 ]
  %v5 = mul nsw i32 %v4, 4
  %v6 = getelementptr float, ptr %v1, i32 %v5
  %v7 = load <4 x float>, ptr %v6, align 4
  %v8 = getelementptr float, ptr %v3, i32 %v5
  %v9 = load <4 x float>, ptr %v8, align 4
  %v10 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v7, <4 x float> splat (float 0x3FE0000000000000), <4 x float> %v9)
  store <4 x float> %v10, ptr %v6, align 4
  %v11 = add nsw i32 %v4, 1
  %v12 = icmp slt i32 %v11, 16
  br i1 %v12, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+neon" "prefer-vector-width"="128" "no-trapping-math"="true" }
