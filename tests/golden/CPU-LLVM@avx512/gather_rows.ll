target triple = "x86_64-unknown-linux-gnu"

define void @gather_rows(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = getelementptr inbounds ptr, ptr %args, i64 2
  %v5 = load ptr, ptr %v4, align 8
  br label %loop1
loop1:
  %v6 = phi i32 [ 0, %entry ], [ %v15, %loop1 ]
  %v7 = mul nsw i32 %v6, 16
  %v8 = getelementptr float, ptr %v1, i32 %v7
  %v9 = getelementptr i32, ptr %v5, i32 %v6
  %v10 = load i32, ptr %v9, align 4
  %v11 = sext i32 %v10 to i64
  %v12 = mul nsw i64 %v11, 16
  %v13 = getelementptr float, ptr %v3, i64 %v12
  %v14 = load <16 x float>, ptr %v13, align 4
  store <16 x float> %v14, ptr %v8, align 4
  %v15 = add nsw i32 %v6, 1
  %v16 = icmp slt i32 %v15, 24
  br i1 %v16, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v4" "prefer-vector-width"="512" "no-trapping-math"="true" }
