target triple = "aarch64-unknown-linux-gnu"

define void @total(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v25, %loop1 ]
  %v5 = phi <4 x float> [ zeroinitializer, %entry ], [ %v12, %loop1 ]
  %v6 = phi <4 x float> [ zeroinitializer, %entry ], [ %v16, %loop1 ]
  %v7 = phi <4 x float> [ zeroinitializer, %entry ], [ %v20, %loop1 ]
  %v8 = phi <4 x float> [ zeroinitializer, %entry ], [ %v24, %loop1 ]
  %v9 = mul nsw i32 %v4, 16
  %v10 = getelementptr float, ptr %v3, i32 %v9
  %v11 = load <4 x float>, ptr %v10, align 4
  %v12 = fadd <4 x float> %v5, %v11
  %v13 = add nsw i32 %v9, 4
  %v14 = getelementptr float, ptr %v10, i64 4
  %v15 = load <4 x float>, ptr %v14, align 4
  %v16 = fadd <4 x float> %v6, %v15
  %v17 = add nsw i32 %v9, 8
  %v18 = getelementptr float, ptr %v10, i64 8
  %v19 = load <4 x float>, ptr %v18, align 4
  %v20 = fadd <4 x float> %v7, %v19
  %v21 = add nsw i32 %v9, 12
  %v22 = getelementptr float, ptr %v10, i64 12
  %v23 = load <4 x float>, ptr %v22, align 4
  %v24 = fadd <4 x float> %v8, %v23
  %v25 = add nsw i32 %v4, 1
  %v26 = icmp slt i32 %v25, 256
  br i1 %v26, label %loop1, label %done1
done1:
  %v27 = fadd <4 x float> %v12, %v20
  %v28 = fadd <4 x float> %v16, %v24
  %v29 = fadd <4 x float> %v27, %v28
  %v30 = shufflevector <4 x float> %v29, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v31 = shufflevector <4 x float> %v29, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v32 = fadd <2 x float> %v30, %v31
  %v33 = extractelement <2 x float> %v32, i32 0
  %v34 = extractelement <2 x float> %v32, i32 1
  %v35 = fadd float %v33, %v34
  store float %v35, ptr %v1, align 4
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+neon" "prefer-vector-width"="128" "no-trapping-math"="true" }
