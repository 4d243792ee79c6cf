target triple = "x86_64-unknown-linux-gnu"

define void @total(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v25, %loop1 ]
  %v5 = phi <16 x float> [ zeroinitializer, %entry ], [ %v12, %loop1 ]
  %v6 = phi <16 x float> [ zeroinitializer, %entry ], [ %v16, %loop1 ]
  %v7 = phi <16 x float> [ zeroinitializer, %entry ], [ %v20, %loop1 ]
  %v8 = phi <16 x float> [ zeroinitializer, %entry ], [ %v24, %loop1 ]
  %v9 = mul nsw i32 %v4, 64
  %v10 = getelementptr float, ptr %v3, i32 %v9
  %v11 = load <16 x float>, ptr %v10, align 4
  %v12 = fadd <16 x float> %v5, %v11
  %v13 = add nsw i32 %v9, 16
  %v14 = getelementptr float, ptr %v10, i64 16
  %v15 = load <16 x float>, ptr %v14, align 4
  %v16 = fadd <16 x float> %v6, %v15
  %v17 = add nsw i32 %v9, 32
  %v18 = getelementptr float, ptr %v10, i64 32
  %v19 = load <16 x float>, ptr %v18, align 4
  %v20 = fadd <16 x float> %v7, %v19
  %v21 = add nsw i32 %v9, 48
  %v22 = getelementptr float, ptr %v10, i64 48
  %v23 = load <16 x float>, ptr %v22, align 4
  %v24 = fadd <16 x float> %v8, %v23
  %v25 = add nsw i32 %v4, 1
  %v26 = icmp slt i32 %v25, 64
  br i1 %v26, label %loop1, label %done1
done1:
  %v27 = fadd <16 x float> %v12, %v20
  %v28 = fadd <16 x float> %v16, %v24
  %v29 = fadd <16 x float> %v27, %v28
  %v30 = shufflevector <16 x float> %v29, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v31 = shufflevector <16 x float> %v29, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v32 = fadd <8 x float> %v30, %v31
  %v33 = shufflevector <8 x float> %v32, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v34 = shufflevector <8 x float> %v32, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v35 = fadd <4 x float> %v33, %v34
  %v36 = shufflevector <4 x float> %v35, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v37 = shufflevector <4 x float> %v35, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v38 = fadd <2 x float> %v36, %v37
  %v39 = extractelement <2 x float> %v38, i32 0
  %v40 = extractelement <2 x float> %v38, i32 1
  %v41 = fadd float %v39, %v40
  store float %v41, ptr %v1, align 4
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v4" "prefer-vector-width"="512" "no-trapping-math"="true" }
