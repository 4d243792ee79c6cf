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
  %v6 = phi i32 [ 0, %entry ], [ %v18, %join3 ]
  %v7 = getelementptr i64, ptr %v5, i32 %v6
  %v8 = load i64, ptr %v7, align 8
  %v9 = mul i64 %v8, 8
  %v10 = icmp ult i64 %v8, 16
  %v11 = getelementptr float, ptr %v1, i64 %v9
  br i1 %v10, label %then2, label %join2
then2:
  %v12 = load <8 x float>, ptr %v11, align 4
  br label %join2
join2:
  %v13 = phi <8 x float> [ %v12, %then2 ], [ zeroinitializer, %loop1 ]
  %v14 = mul nsw i32 %v6, 8
  %v15 = getelementptr float, ptr %v3, i32 %v14
  %v16 = load <8 x float>, ptr %v15, align 4
  %v17 = fadd <8 x float> %v13, %v16
  br i1 %v10, label %then3, label %join3
then3:
  store <8 x float> %v17, ptr %v11, align 4
  br label %join3
join3:
  %v18 = add nsw i32 %v6, 1
  %v19 = icmp slt i32 %v18, 40
  br i1 %v19, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v4" "prefer-vector-width"="512" "no-trapping-math"="true" }
