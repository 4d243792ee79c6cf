target triple = "x86_64-unknown-linux-gnu"

define void @reverse_pad(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = add <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, splat (i32 15)
  br label %loop1
loop1:
  %v5 = phi i32 [ 0, %entry ], [ %v27, %loop1 ]
  %v6 = mul nsw i32 %v5, 8
  %v7 = getelementptr float, ptr %v1, i32 %v6
  %v8 = insertelement <8 x i32> poison, i32 %v6, i64 0
  %v9 = shufflevector <8 x i32> %v8, <8 x i32> poison, <8 x i32> zeroinitializer
  %v10 = add <8 x i32> %v9, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v11 = icmp slt <8 x i32> splat (i32 1), %v10
  %v12 = icmp slt <8 x i32> %v10, splat (i32 22)
  %v13 = and <8 x i1> %v11, %v12
  %v14 = mul nsw i32 %v5, -8
  %v15 = add nsw i32 %v14, 14
  %v16 = add nsw i32 %v6, 6
  %v17 = insertelement <8 x i32> poison, i32 %v16, i64 0
  %v18 = shufflevector <8 x i32> %v17, <8 x i32> poison, <8 x i32> zeroinitializer
  %v19 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v18
  %v20 = icmp slt <8 x i32> %v9, %v4
  %v21 = and <8 x i1> %v19, %v20
  %v22 = getelementptr float, ptr %v3, i32 %v14
  %v23 = getelementptr float, ptr %v22, i64 14
  %v24 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v23, i32 4, <8 x i1> %v21, <8 x float> zeroinitializer)
  %v25 = shufflevector <8 x float> %v24, <8 x float> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %v26 = select <8 x i1> %v13, <8 x float> %v25, <8 x float> splat (float 0x3FF0000000000000)
  store <8 x float> %v26, ptr %v7, align 4
  %v27 = add nsw i32 %v5, 1
  %v28 = icmp slt i32 %v27, 3
  br i1 %v28, label %loop1, label %done1
done1:
  %v29 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, splat (i32 1)
  %v30 = getelementptr float, ptr %v1, i32 24
  %v31 = extractelement <8 x float> splat (float 0x3FF0000000000000), i64 0
  store float %v31, ptr %v30, align 4
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
