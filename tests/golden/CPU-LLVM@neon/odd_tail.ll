target triple = "aarch64-unknown-linux-gnu"

define void @odd_tail(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v10, %loop1 ]
  %v5 = mul nsw i32 %v4, 4
  %v6 = getelementptr float, ptr %v1, i32 %v5
  %v7 = getelementptr float, ptr %v3, i32 %v5
  %v8 = load <4 x float>, ptr %v7, align 4
  %v9 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v8, <4 x float> splat (float 0x4000000000000000), <4 x float> splat (float 0x3FF0000000000000))
  store <4 x float> %v9, ptr %v6, align 4
  %v10 = add nsw i32 %v4, 1
  %v11 = icmp slt i32 %v10, 9
  br i1 %v11, label %loop1, label %done1
done1:
  br label %loop2
loop2:
  %v12 = phi i32 [ 36, %done1 ], [ %v17, %loop2 ]
  %v13 = getelementptr float, ptr %v1, i32 %v12
  %v14 = getelementptr float, ptr %v3, i32 %v12
  %v15 = load float, ptr %v14, align 4
  %v16 = call float @llvm.fma.f32(float %v15, float 0x4000000000000000, float 0x3FF0000000000000)
  store float %v16, ptr %v13, align 4
  %v17 = add nsw i32 %v12, 1
  %v18 = icmp slt i32 %v17, 37
  br i1 %v18, label %loop2, label %done2
done2:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+neon" "prefer-vector-width"="128" "no-trapping-math"="true" }
