target triple = "x86_64-unknown-linux-gnu"

define void @row_sum(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v43, %done2 ]
  %v5 = getelementptr float, ptr %v1, i32 %v4
  %v6 = mul nsw i32 %v4, 256
  br label %loop2
loop2:
  %v7 = phi i32 [ 0, %loop1 ], [ %v29, %loop2 ]
  %v8 = phi <8 x float> [ zeroinitializer, %loop1 ], [ %v16, %loop2 ]
  %v9 = phi <8 x float> [ zeroinitializer, %loop1 ], [ %v20, %loop2 ]
  %v10 = phi <8 x float> [ zeroinitializer, %loop1 ], [ %v24, %loop2 ]
  %v11 = phi <8 x float> [ zeroinitializer, %loop1 ], [ %v28, %loop2 ]
  %v12 = mul nsw i32 %v7, 32
  %v13 = add nsw i32 %v6, %v12
  %v14 = getelementptr float, ptr %v3, i32 %v13
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = fadd <8 x float> %v8, %v15
  %v17 = add nsw i32 %v13, 8
  %v18 = getelementptr float, ptr %v14, i64 8
  %v19 = load <8 x float>, ptr %v18, align 4
  %v20 = fadd <8 x float> %v9, %v19
  %v21 = add nsw i32 %v13, 16
  %v22 = getelementptr float, ptr %v14, i64 16
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = fadd <8 x float> %v10, %v23
  %v25 = add nsw i32 %v13, 24
  %v26 = getelementptr float, ptr %v14, i64 24
  %v27 = load <8 x float>, ptr %v26, align 4
  %v28 = fadd <8 x float> %v11, %v27
  %v29 = add nsw i32 %v7, 1
  %v30 = icmp slt i32 %v29, 8
  br i1 %v30, label %loop2, label %done2
done2:
  %v31 = fadd <8 x float> %v16, %v24
  %v32 = fadd <8 x float> %v20, %v28
  %v33 = fadd <8 x float> %v31, %v32
  %v34 = shufflevector <8 x float> %v33, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v35 = shufflevector <8 x float> %v33, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v36 = fadd <4 x float> %v34, %v35
  %v37 = shufflevector <4 x float> %v36, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v38 = shufflevector <4 x float> %v36, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v39 = fadd <2 x float> %v37, %v38
  %v40 = extractelement <2 x float> %v39, i32 0
  %v41 = extractelement <2 x float> %v39, i32 1
  %v42 = fadd float %v40, %v41
  store float %v42, ptr %v5, align 4
  %v43 = add nsw i32 %v4, 1
  %v44 = icmp slt i32 %v43, 16
  br i1 %v44, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
