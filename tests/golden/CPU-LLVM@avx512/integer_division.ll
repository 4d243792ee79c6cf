target triple = "x86_64-unknown-linux-gnu"

define void @integer_division(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = getelementptr inbounds ptr, ptr %args, i64 2
  %v5 = load ptr, ptr %v4, align 8
  br label %loop1
loop1:
  %v6 = phi i32 [ 0, %entry ], [ %v42, %loop1 ]
  %v7 = mul nsw i32 %v6, 16
  %v8 = getelementptr i32, ptr %v1, i32 %v7
  %v9 = getelementptr i32, ptr %v3, i32 %v7
  %v10 = load <16 x i32>, ptr %v9, align 4
  %v11 = getelementptr i32, ptr %v5, i32 %v7
  %v12 = load <16 x i32>, ptr %v11, align 4
  %v13 = icmp eq <16 x i32> %v12, zeroinitializer
  %v14 = icmp eq <16 x i32> %v10, splat (i32 -2147483648)
  %v15 = icmp eq <16 x i32> %v12, splat (i32 -1)
  %v16 = and <16 x i1> %v14, %v15
  %v17 = or <16 x i1> %v13, %v16
  %v18 = select <16 x i1> %v17, <16 x i32> splat (i32 1), <16 x i32> %v12
  %v19 = sdiv <16 x i32> %v10, %v18
  %v20 = select <16 x i1> %v13, <16 x i32> zeroinitializer, <16 x i32> %v19
  %v21 = mul <16 x i32> %v20, %v12
  %v22 = sub <16 x i32> %v10, %v21
  %v23 = icmp ne <16 x i32> %v22, zeroinitializer
  %v24 = xor <16 x i32> %v22, %v12
  %v25 = icmp slt <16 x i32> %v24, zeroinitializer
  %v26 = and <16 x i1> %v23, %v25
  %v27 = icmp ne <16 x i32> %v12, zeroinitializer
  %v28 = and <16 x i1> %v26, %v27
  %v29 = add <16 x i32> %v20, splat (i32 -1)
  %v30 = select <16 x i1> %v28, <16 x i32> %v29, <16 x i32> %v20
  %v31 = icmp eq <16 x i32> %v12, zeroinitializer
  %v32 = icmp eq <16 x i32> %v10, splat (i32 -2147483648)
  %v33 = icmp eq <16 x i32> %v12, splat (i32 -1)
  %v34 = and <16 x i1> %v32, %v33
  %v35 = or <16 x i1> %v31, %v34
  %v36 = select <16 x i1> %v35, <16 x i32> splat (i32 1), <16 x i32> %v12
  %v37 = srem <16 x i32> %v10, %v36
  %v38 = and <16 x i32> %v12, splat (i32 7)
  %v39 = ashr <16 x i32> %v10, %v38
  %v40 = mul <16 x i32> %v37, %v39
  %v41 = add <16 x i32> %v30, %v40
  store <16 x i32> %v41, ptr %v8, align 4
  %v42 = add nsw i32 %v6, 1
  %v43 = icmp slt i32 %v42, 4
  br i1 %v43, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v4" "prefer-vector-width"="512" "no-trapping-math"="true" }
