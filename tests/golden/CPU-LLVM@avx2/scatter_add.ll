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
  %v6 = phi i32 [ 0, %entry ], [ %v20, %join3 ]
  %v7 = getelementptr i64, ptr %v5, i32 %v6
  %v8 = load i64, ptr %v7, align 8
  %v9 = mul i64 %v8, 8
  %v10 = icmp slt i64 -1, %v8
  %v11 = icmp slt i64 %v8, 16
  %v12 = and i1 %v10, %v11
  %v13 = getelementptr float, ptr %v1, i64 %v9
  br i1 %v12, label %then2, label %join2
then2:
  %v14 = load <8 x float>, ptr %v13, align 4
  br label %join2
join2:
  %v15 = phi <8 x float> [ %v14, %then2 ], [ zeroinitializer, %loop1 ]
  %v16 = mul nsw i32 %v6, 8
  %v17 = getelementptr float, ptr %v3, i32 %v16
  %v18 = load <8 x float>, ptr %v17, align 4
  %v19 = fadd <8 x float> %v15, %v18
  br i1 %v12, label %then3, label %join3
then3:
  store <8 x float> %v19, ptr %v13, align 4
  br label %join3
join3:
  %v20 = add nsw i32 %v6, 1
  %v21 = icmp slt i32 %v20, 40
  br i1 %v21, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
