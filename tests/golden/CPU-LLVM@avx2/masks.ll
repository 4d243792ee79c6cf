target triple = "x86_64-unknown-linux-gnu"

define void @masks(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
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
  %v8 = phi i32 [ 0, %entry ], [ %v23, %loop1 ]
  %v9 = mul nsw i32 %v8, 8
  %v10 = getelementptr i8, ptr %v1, i32 %v9
  %v11 = getelementptr float, ptr %v3, i32 %v9
  %v12 = load <8 x float>, ptr %v11, align 4
  %v13 = getelementptr float, ptr %v5, i32 %v9
  %v14 = load <8 x float>, ptr %v13, align 4
  %v15 = fcmp olt <8 x float> %v12, %v14
  %v16 = getelementptr i8, ptr %v7, i32 %v9
  %v17 = load <8 x i8>, ptr %v16, align 1
  %v18 = icmp ne <8 x i8> %v17, zeroinitializer
  %v19 = and <8 x i1> %v15, %v18
  %v20 = fcmp une <8 x float> %v12, %v12
  %v21 = or <8 x i1> %v19, %v20
  %v22 = zext <8 x i1> %v21 to <8 x i8>
  store <8 x i8> %v22, ptr %v10, align 1
  %v23 = add nsw i32 %v8, 1
  %v24 = icmp slt i32 %v23, 8
  br i1 %v24, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
