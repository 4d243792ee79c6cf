target triple = "aarch64-unknown-linux-gnu"

define void @scatter_add(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = getelementptr inbounds ptr, ptr %args, i64 2
  %v5 = load ptr, ptr %v4, align 8
  br label %loop1
loop1:
  %v6 = phi i32 [ 0, %entry ], [ %v23, %done2 ]
  %v7 = mul nsw i32 %v6, 4
  %v8 = sext i32 %v7 to i64
  br label %loop2
loop2:
  %v9 = phi i32 [ 0, %loop1 ], [ %v21, %loop2 ]
  %v10 = getelementptr i64, ptr %v5, i32 %v9
  %v11 = load i64, ptr %v10, align 8
  %v12 = mul i64 %v11, 8
  %v13 = add i64 %v8, %v12
  %v14 = getelementptr float, ptr %v1, i64 %v13
  %v15 = load <4 x float>, ptr %v14, align 4
  %v16 = mul nsw i32 %v9, 8
  %v17 = add nsw i32 %v7, %v16
  %v18 = getelementptr float, ptr %v3, i32 %v17
  %v19 = load <4 x float>, ptr %v18, align 4
  %v20 = fadd <4 x float> %v15, %v19
  store <4 x float> %v20, ptr %v14, align 4
  %v21 = add nsw i32 %v9, 1
  %v22 = icmp slt i32 %v21, 40
  br i1 %v22, label %loop2, label %done2
done2:
  %v23 = add nsw i32 %v6, 1
  %v24 = icmp slt i32 %v23, 2
  br i1 %v24, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+neon" "prefer-vector-width"="128" "no-trapping-math"="true" }
