target triple = "x86_64-unknown-linux-gnu"

define void @odd_tail(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v10, %loop1 ]
  %v5 = mul nsw i32 %v4, 16
  %v6 = getelementptr float, ptr %v1, i32 %v5
  %v7 = getelementptr float, ptr %v3, i32 %v5
  %v8 = load <16 x float>, ptr %v7, align 4
  %v9 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v8, <16 x float> splat (float 0x4000000000000000), <16 x float> splat (float 0x3FF0000000000000))
  store <16 x float> %v9, ptr %v6, align 4
  %v10 = add nsw i32 %v4, 1
  %v11 = icmp slt i32 %v10, 2
  br i1 %v11, label %loop1, label %done1
done1:
  %v12 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, splat (i32 5)
  %v13 = getelementptr float, ptr %v1, i32 32
  %v14 = getelementptr float, ptr %v3, i32 32
  %v15 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v14, i32 4, <16 x i1> %v12, <16 x float> zeroinitializer)
  %v16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v15, <16 x float> splat (float 0x4000000000000000), <16 x float> splat (float 0x3FF0000000000000))
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v16, ptr %v13, i32 4, <16 x i1> %v12)
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v4" "prefer-vector-width"="512" "no-trapping-math"="true" }
