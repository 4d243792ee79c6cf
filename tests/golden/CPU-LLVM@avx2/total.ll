target triple = "x86_64-unknown-linux-gnu"

define void @total(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v25, %loop1 ]
  %v5 = phi <8 x float> [ zeroinitializer, %entry ], [ %v12, %loop1 ]
  %v6 = phi <8 x float> [ zeroinitializer, %entry ], [ %v16, %loop1 ]
  %v7 = phi <8 x float> [ zeroinitializer, %entry ], [ %v20, %loop1 ]
  %v8 = phi <8 x float> [ zeroinitializer, %entry ], [ %v24, %loop1 ]
  %v9 = mul nsw i32 %v4, 32
  %v10 = getelementptr float, ptr %v3, i32 %v9
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = fadd <8 x float> %v5, %v11
  %v13 = add nsw i32 %v9, 8
  %v14 = getelementptr float, ptr %v10, i64 8
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = fadd <8 x float> %v6, %v15
  %v17 = add nsw i32 %v9, 16
  %v18 = getelementptr float, ptr %v10, i64 16
  %v19 = load <8 x float>, ptr %v18, align 4
  %v20 = fadd <8 x float> %v7, %v19
  %v21 = add nsw i32 %v9, 24
  %v22 = getelementptr float, ptr %v10, i64 24
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = fadd <8 x float> %v8, %v23
  %v25 = add nsw i32 %v4, 1
  %v26 = icmp slt i32 %v25, 128
  br i1 %v26, label %loop1, label %done1
done1:
  %v27 = fadd <8 x float> %v12, %v20
  %v28 = fadd <8 x float> %v16, %v24
  %v29 = fadd <8 x float> %v27, %v28
  %v30 = shufflevector <8 x float> %v29, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v31 = shufflevector <8 x float> %v29, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v32 = fadd <4 x float> %v30, %v31
  %v33 = shufflevector <4 x float> %v32, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v34 = shufflevector <4 x float> %v32, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v35 = fadd <2 x float> %v33, %v34
  %v36 = extractelement <2 x float> %v35, i32 0
  %v37 = extractelement <2 x float> %v35, i32 1
  %v38 = fadd float %v36, %v37
  store float %v38, ptr %v1, align 4
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
