target triple = "x86_64-unknown-linux-gnu"

define void @vector_add(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = getelementptr inbounds ptr, ptr %args, i64 2
  %v5 = load ptr, ptr %v4, align 8
  br label %loop1
loop1:
  %v6 = phi i32 [ 0, %entry ], [ %v21, %loop1 ]
  %v7 = mul nsw i32 %v6, 32
  %v8 = getelementptr float, ptr %v1, i32 %v7
  %v9 = getelementptr float, ptr %v3, i32 %v7
  %v10 = load <16 x float>, ptr %v9, align 4
  %v11 = getelementptr float, ptr %v5, i32 %v7
  %v12 = load <16 x float>, ptr %v11, align 4
  %v13 = fadd <16 x float> %v10, %v12
  store <16 x float> %v13, ptr %v8, align 4
  %v14 = add nsw i32 %v7, 16
  %v15 = getelementptr float, ptr %v8, i64 16
  %v16 = getelementptr float, ptr %v9, i64 16
  %v17 = load <16 x float>, ptr %v16, align 4
  %v18 = getelementptr float, ptr %v11, i64 16
  %v19 = load <16 x float>, ptr %v18, align 4
  %v20 = fadd <16 x float> %v17, %v19
  store <16 x float> %v20, ptr %v15, align 4
  %v21 = add nsw i32 %v6, 1
  %v22 = icmp slt i32 %v21, 32
  br i1 %v22, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v4" "prefer-vector-width"="512" "no-trapping-math"="true" }
