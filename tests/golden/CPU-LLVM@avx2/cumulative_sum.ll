target triple = "x86_64-unknown-linux-gnu"

define void @cumulative_sum(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v15, %done2 ]
  %v5 = mul nsw i32 %v4, 64
  br label %loop2
loop2:
  %v6 = phi i32 [ 0, %loop1 ], [ %v13, %loop2 ]
  %v7 = phi float [ 0x0000000000000000, %loop1 ], [ %v12, %loop2 ]
  %v8 = add nsw i32 %v5, %v6
  %v9 = getelementptr float, ptr %v1, i32 %v8
  %v10 = getelementptr float, ptr %v3, i32 %v8
  %v11 = load float, ptr %v10, align 4
  %v12 = fadd float %v7, %v11
  store float %v12, ptr %v9, align 4
  %v13 = add nsw i32 %v6, 1
  %v14 = icmp slt i32 %v13, 64
  br i1 %v14, label %loop2, label %done2
done2:
  %v15 = add nsw i32 %v4, 1
  %v16 = icmp slt i32 %v15, 8
  br i1 %v16, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
