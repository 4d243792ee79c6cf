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
  %v6 = phi i32 [ 0, %entry ], [ %v22, %done2 ]
  %v7 = mul nsw i32 %v6, 16
  %v8 = getelementptr i32, ptr %v5, i32 %v6
  %v9 = load i32, ptr %v8, align 4
  %v10 = call i32 @llvm.smin.i32(i32 %v9, i32 99)
  %v11 = call i32 @llvm.smax.i32(i32 %v10, i32 0)
  %v12 = mul nsw i32 %v11, 16
  br label %loop2
loop2:
  %v13 = phi i32 [ 0, %loop1 ], [ %v20, %loop2 ]
  %v14 = mul nsw i32 %v13, 8
  %v15 = add nsw i32 %v7, %v14
  %v16 = getelementptr float, ptr %v1, i32 %v15
  %v17 = add nsw i32 %v14, %v12
  %v18 = getelementptr float, ptr %v3, i32 %v17
  %v19 = load <8 x float>, ptr %v18, align 4
  store <8 x float> %v19, ptr %v16, align 4
  %v20 = add nsw i32 %v13, 1
  %v21 = icmp slt i32 %v20, 2
  br i1 %v21, label %loop2, label %done2
done2:
  %v22 = add nsw i32 %v6, 1
  %v23 = icmp slt i32 %v22, 24
  br i1 %v23, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
