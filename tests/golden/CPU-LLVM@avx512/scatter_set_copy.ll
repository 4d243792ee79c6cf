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
  %v8 = load <16 x i32>, ptr %v3, align 4
  store <16 x i32> %v8, ptr %v1, align 4
  br label %loop1
loop1:
  %v9 = phi i32 [ 0, %entry ], [ %v16, %join2 ]
  %v10 = getelementptr i32, ptr %v7, i32 %v9
  %v11 = load i32, ptr %v10, align 4
  %v12 = icmp ult i32 %v11, 16
  %v13 = getelementptr i32, ptr %v1, i32 %v11
  %v14 = getelementptr i32, ptr %v5, i32 %v9
  %v15 = load i32, ptr %v14, align 4
  br i1 %v12, label %then2, label %join2
then2:
  store i32 %v15, ptr %v13, align 4
  br label %join2
join2:
  %v16 = add nsw i32 %v9, 1
  %v17 = icmp slt i32 %v16, 4
  br i1 %v17, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v4" "prefer-vector-width"="512" "no-trapping-math"="true" }
