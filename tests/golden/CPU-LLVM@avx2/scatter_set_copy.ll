target triple = "x86_64-unknown-linux-gnu"

define void @scatter_set_copy(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
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
  %v8 = phi i32 [ 0, %entry ], [ %v13, %loop1 ]
  %v9 = mul nsw i32 %v8, 8
  %v10 = getelementptr i32, ptr %v1, i32 %v9
  %v11 = getelementptr i32, ptr %v3, i32 %v9
  %v12 = load <8 x i32>, ptr %v11, align 4
  store <8 x i32> %v12, ptr %v10, align 4
  %v13 = add nsw i32 %v8, 1
  %v14 = icmp slt i32 %v13, 2
  br i1 %v14, label %loop1, label %done1
done1:
  br label %loop2
loop2:
  %v15 = phi i32 [ 0, %done1 ], [ %v22, %join3 ]
  %v16 = getelementptr i32, ptr %v7, i32 %v15
  %v17 = load i32, ptr %v16, align 4
  %v18 = icmp ult i32 %v17, 16
  %v19 = getelementptr i32, ptr %v1, i32 %v17
  %v20 = getelementptr i32, ptr %v5, i32 %v15
  %v21 = load i32, ptr %v20, align 4
  br i1 %v18, label %then3, label %join3
then3:
  store i32 %v21, ptr %v19, align 4
  br label %join3
join3:
  %v22 = add nsw i32 %v15, 1
  %v23 = icmp slt i32 %v22, 4
  br i1 %v23, label %loop2, label %done2
done2:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
