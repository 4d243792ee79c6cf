target triple = "x86_64-unknown-linux-gnu"

define void @reverse_pad(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = icmp slt <16 x i32> splat (i32 1), <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v5 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, splat (i32 14)
  %v6 = getelementptr float, ptr %v3, i32 6
  %v7 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v6, i32 4, <16 x i1> %v5, <16 x float> zeroinitializer)
  %v8 = shufflevector <16 x float> %v7, <16 x float> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %v9 = select <16 x i1> %v4, <16 x float> %v8, <16 x float> splat (float 0x3FF0000000000000)
  br label %loop1
loop1:
  %v10 = phi i32 [ 0, %entry ], [ %v11, %loop1 ]
  store <16 x float> %v9, ptr %v1, align 4
  %v11 = add nsw i32 %v10, 1
  %v12 = icmp slt i32 %v11, 1
  br i1 %v12, label %loop1, label %done1
done1:
  %v13 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, splat (i32 9)
  %v14 = getelementptr float, ptr %v1, i32 16
  %v15 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, splat (i32 6)
  %v16 = icmp slt <16 x i32> splat (i32 9), <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v17 = getelementptr float, ptr %v3, i32 -10
  %v18 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v17, i32 4, <16 x i1> %v16, <16 x float> zeroinitializer)
  %v19 = shufflevector <16 x float> %v18, <16 x float> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %v20 = select <16 x i1> %v15, <16 x float> %v19, <16 x float> splat (float 0x3FF0000000000000)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v20, ptr %v14, i32 4, <16 x i1> %v13)
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v4" "prefer-vector-width"="512" "no-trapping-math"="true" }
