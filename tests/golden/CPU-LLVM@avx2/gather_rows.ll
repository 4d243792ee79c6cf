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
  %v6 = phi i32 [ 0, %entry ], [ %v21, %loop1 ]
  %v7 = mul nsw i32 %v6, 16
  %v8 = getelementptr float, ptr %v1, i32 %v7
  %v9 = getelementptr i32, ptr %v5, i32 %v6
  %v10 = load i32, ptr %v9, align 4
  %v11 = call i32 @llvm.smin.i32(i32 %v10, i32 99)
  %v12 = call i32 @llvm.smax.i32(i32 %v11, i32 0)
  %v13 = mul nsw i32 %v12, 16
  %v14 = getelementptr float, ptr %v3, i32 %v13
  %v15 = load <8 x float>, ptr %v14, align 4
  store <8 x float> %v15, ptr %v8, align 4
  %v16 = add nsw i32 %v7, 8
  %v17 = getelementptr float, ptr %v8, i64 8
  %v18 = add nsw i32 %v13, 8
  %v19 = getelementptr float, ptr %v14, i64 8
  %v20 = load <8 x float>, ptr %v19, align 4
  store <8 x float> %v20, ptr %v17, align 4
  %v21 = add nsw i32 %v6, 1
  %v22 = icmp slt i32 %v21, 24
  br i1 %v22, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
