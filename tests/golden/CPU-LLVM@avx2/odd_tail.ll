target triple = "x86_64-unknown-linux-gnu"

define void @odd_tail(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v10, %loop1 ]
  %v5 = mul nsw i32 %v4, 8
  %v6 = getelementptr float, ptr %v1, i32 %v5
  %v7 = getelementptr float, ptr %v3, i32 %v5
  %v8 = load <8 x float>, ptr %v7, align 4
  %v9 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v8, <8 x float> splat (float 0x4000000000000000), <8 x float> splat (float 0x3FF0000000000000))
  store <8 x float> %v9, ptr %v6, align 4
  %v10 = add nsw i32 %v4, 1
  %v11 = icmp slt i32 %v10, 4
  br i1 %v11, label %loop1, label %done1
done1:
  %v12 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, splat (i32 5)
  %v13 = getelementptr float, ptr %v1, i32 32
  %v14 = getelementptr float, ptr %v3, i32 32
  %v15 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v14, i32 4, <8 x i1> %v12, <8 x float> zeroinitializer)
  %v16 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v15, <8 x float> splat (float 0x4000000000000000), <8 x float> splat (float 0x3FF0000000000000))
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v16, ptr %v13, i32 4, <8 x i1> %v12)
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
