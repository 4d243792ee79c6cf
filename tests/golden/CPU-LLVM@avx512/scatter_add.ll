target triple = "x86_64-unknown-linux-gnu"

define void @scatter_add(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = getelementptr inbounds ptr, ptr %args, i64 2
  %v5 = load ptr, ptr %v4, align 8
  br label %loop1
loop1:
  %v6 = phi i32 [ 0, %entry ], [ %v22, %done2 ]
  %v7 = sext i32 %v6 to i64
  br label %loop2
loop2:
  %v8 = phi i32 [ 0, %loop1 ], [ %v20, %loop2 ]
  %v9 = getelementptr i64, ptr %v5, i32 %v8
  %v10 = load i64, ptr %v9, align 8
  %v11 = mul i64 %v10, 8
  %v12 = add i64 %v7, %v11
  %v13 = getelementptr float, ptr %v1, i64 %v12
  %v14 = load float, ptr %v13, align 4
  %v15 = mul nsw i32 %v8, 8
  %v16 = add nsw i32 %v6, %v15
  %v17 = getelementptr float, ptr %v3, i32 %v16
  %v18 = load float, ptr %v17, align 4
  %v19 = fadd float %v14, %v18
  store float %v19, ptr %v13, align 4
  %v20 = add nsw i32 %v8, 1
  %v21 = icmp slt i32 %v20, 40
  br i1 %v21, label %loop2, label %done2
done2:
  %v22 = add nsw i32 %v6, 1
  %v23 = icmp slt i32 %v22, 8
  br i1 %v23, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v4" "prefer-vector-width"="512" "no-trapping-math"="true" }
