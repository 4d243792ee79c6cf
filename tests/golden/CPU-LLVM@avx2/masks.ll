target triple = "x86_64-unknown-linux-gnu"

define void @masks(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
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
  %v8 = phi i32 [ 0, %entry ], [ %v35, %loop1 ]
  %v9 = mul nsw i32 %v8, 16
  %v10 = getelementptr i8, ptr %v1, i32 %v9
  %v11 = getelementptr float, ptr %v3, i32 %v9
  %v12 = load <8 x float>, ptr %v11, align 4
  %v13 = getelementptr float, ptr %v5, i32 %v9
  %v14 = load <8 x float>, ptr %v13, align 4
  %v15 = fcmp olt <8 x float> %v12, %v14
  %v16 = getelementptr i8, ptr %v7, i32 %v9
  %v17 = load <16 x i8>, ptr %v16, align 1
  %v18 = icmp ne <16 x i8> %v17, zeroinitializer
  %v19 = shufflevector <16 x i1> %v18, <16 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v20 = and <8 x i1> %v15, %v19
  %v21 = fcmp une <8 x float> %v12, %v12
  %v22 = or <8 x i1> %v20, %v21
  %v23 = add nsw i32 %v9, 8
  %v24 = getelementptr float, ptr %v11, i64 8
  %v25 = load <8 x float>, ptr %v24, align 4
  %v26 = getelementptr float, ptr %v13, i64 8
  %v27 = load <8 x float>, ptr %v26, align 4
  %v28 = fcmp olt <8 x float> %v25, %v27
  %v29 = shufflevector <16 x i1> %v18, <16 x i1> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v30 = and <8 x i1> %v28, %v29
  %v31 = fcmp une <8 x float> %v25, %v25
  %v32 = or <8 x i1> %v30, %v31
  %v33 = shufflevector <8 x i1> %v22, <8 x i1> %v32, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v34 = zext <16 x i1> %v33 to <16 x i8>
  store <16 x i8> %v34, ptr %v10, align 1
  %v35 = add nsw i32 %v8, 1
  %v36 = icmp slt i32 %v35, 4
  br i1 %v36, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
