target triple = "x86_64-unknown-linux-gnu"

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
  %v9 = ashr i32 %v8, 4
  %v10 = icmp slt i32 0, %v9
  br i1 %v10, label %loop1, label %done1
loop1:
  %v11 = phi i32 [ 0, %entry ], [ %v19, %loop1 ]
  %v12 = mul nsw i32 %v11, 16
  %v13 = getelementptr float, ptr %v1, i32 %v12
  %v14 = getelementptr float, ptr %v3, i32 %v12
  %v15 = load <16 x float>, ptr %v14, align 4
  %v16 = getelementptr float, ptr %v5, i32 %v12
  %v17 = load <16 x float>, ptr %v16, align 4
  %v18 = fadd <16 x float> %v15, %v17
  store <16 x float> %v18, ptr %v13, align 4
  %v19 = add nsw i32 %v11, 1
  %v20 = icmp slt i32 %v19, %v9
  br i1 %v20, label %loop1, label %done1
done1:
  %v21 = mul nsw i32 %v9, 16
  %v22 = insertelement <16 x i32> poison, i32 %v21, i64 0
  %v23 = shufflevector <16 x i32> %v22, <16 x i32> poison, <16 x i32> zeroinitializer
  %v24 = add <16 x i32> %v23, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v25 = insertelement <16 x i32> poison, i32 %v8, i64 0
  %v26 = shufflevector <16 x i32> %v25, <16 x i32> poison, <16 x i32> zeroinitializer
  %v27 = icmp slt <16 x i32> %v24, %v26
  %v28 = getelementptr float, ptr %v1, i32 %v21
  %v29 = getelementptr float, ptr %v3, i32 %v21
  %v30 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v29, i32 4, <16 x i1> %v27, <16 x float> zeroinitializer)
  %v31 = getelementptr float, ptr %v5, i32 %v21
  %v32 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v31, i32 4, <16 x i1> %v27, <16 x float> zeroinitializer)
  %v33 = fadd <16 x float> %v30, %v32
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v33, ptr %v28, i32 4, <16 x i1> %v27)
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v4" "prefer-vector-width"="512" "no-trapping-math"="true" }
