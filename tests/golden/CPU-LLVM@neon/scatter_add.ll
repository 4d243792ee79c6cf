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
  %v6 = phi i32 [ 0, %entry ], [ %v25, %done2 ]
  %v7 = mul nsw i32 %v6, 4
  %v8 = sext i32 %v7 to i64
  br label %loop2
loop2:
  %v9 = phi i32 [ 0, %loop1 ], [ %v23, %join4 ]
  %v10 = getelementptr i64, ptr %v5, i32 %v9
  %v11 = load i64, ptr %v10, align 8
  %v12 = mul i64 %v11, 8
  %v13 = add i64 %v8, %v12
  %v14 = icmp ult i64 %v11, 16
  %v15 = getelementptr float, ptr %v1, i64 %v13
  br i1 %v14, label %then3, label %join3
then3:
  %v16 = load <4 x float>, ptr %v15, align 4
  br label %join3
join3:
  %v17 = phi <4 x float> [ %v16, %then3 ], [ zeroinitializer, %loop2 ]
  %v18 = mul nsw i32 %v9, 8
  %v19 = add nsw i32 %v7, %v18
  %v20 = getelementptr float, ptr %v3, i32 %v19
  %v21 = load <4 x float>, ptr %v20, align 4
  %v22 = fadd <4 x float> %v17, %v21
  br i1 %v14, label %then4, label %join4
then4:
  store <4 x float> %v22, ptr %v15, align 4
  br label %join4
join4:
  %v23 = add nsw i32 %v9, 1
  %v24 = icmp slt i32 %v23, 40
  br i1 %v24, label %loop2, label %done2
done2:
  %v25 = add nsw i32 %v6, 1
  %v26 = icmp slt i32 %v25, 2
  br i1 %v26, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+neon" "prefer-vector-width"="128" "no-trapping-math"="true" }
