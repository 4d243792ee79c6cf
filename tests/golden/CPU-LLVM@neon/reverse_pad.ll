target triple = "aarch64-unknown-linux-gnu"

define void @reverse_pad(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v14, %join2 ]
  %v5 = getelementptr float, ptr %v1, i32 %v4
  %v6 = icmp slt i32 1, %v4
  %v7 = icmp slt i32 %v4, 22
  %v8 = and i1 %v6, %v7
  %v9 = sub nsw i32 21, %v4
  %v10 = getelementptr float, ptr %v3, i32 %v9
  br i1 %v8, label %then2, label %join2
then2:
  %v11 = load float, ptr %v10, align 4
  br label %join2
join2:
  %v12 = phi float [ %v11, %then2 ], [ 0x0000000000000000, %loop1 ]
  %v13 = select i1 %v8, float %v12, float 0x3FF0000000000000
  store float %v13, ptr %v5, align 4
  %v14 = add nsw i32 %v4, 1
  %v15 = icmp slt i32 %v14, 25
  br i1 %v15, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+neon" "prefer-vector-width"="128" "no-trapping-math"="true" }
