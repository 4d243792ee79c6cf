target triple = "x86_64-unknown-linux-gnu"

define void @total(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v45, %loop1 ]
  %v5 = phi <8 x float> [ zeroinitializer, %entry ], [ %v16, %loop1 ]
  %v6 = phi <8 x float> [ zeroinitializer, %entry ], [ %v20, %loop1 ]
  %v7 = phi <8 x float> [ zeroinitializer, %entry ], [ %v24, %loop1 ]
  %v8 = phi <8 x float> [ zeroinitializer, %entry ], [ %v28, %loop1 ]
  %v9 = phi <8 x float> [ zeroinitializer, %entry ], [ %v32, %loop1 ]
  %v10 = phi <8 x float> [ zeroinitializer, %entry ], [ %v36, %loop1 ]
  %v11 = phi <8 x float> [ zeroinitializer, %entry ], [ %v40, %loop1 ]
  %v12 = phi <8 x float> [ zeroinitializer, %entry ], [ %v44, %loop1 ]
  %v13 = mul nsw i32 %v4, 64
  %v14 = getelementptr float, ptr %v3, i32 %v13
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = fadd <8 x float> %v5, %v15
  %v17 = add nsw i32 %v13, 8
  %v18 = getelementptr float, ptr %v14, i64 8
  %v19 = load <8 x float>, ptr %v18, align 4
  %v20 = fadd <8 x float> %v6, %v19
  %v21 = add nsw i32 %v13, 16
  %v22 = getelementptr float, ptr %v14, i64 16
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = fadd <8 x float> %v7, %v23
  %v25 = add nsw i32 %v13, 24
  %v26 = getelementptr float, ptr %v14, i64 24
  %v27 = load <8 x float>, ptr %v26, align 4
  %v28 = fadd <8 x float> %v8, %v27
  %v29 = add nsw i32 %v13, 32
  %v30 = getelementptr float, ptr %v14, i64 32
  %v31 = load <8 x float>, ptr %v30, align 4
  %v32 = fadd <8 x float> %v9, %v31
  %v33 = add nsw i32 %v13, 40
  %v34 = getelementptr float, ptr %v14, i64 40
  %v35 = load <8 x float>, ptr %v34, align 4
  %v36 = fadd <8 x float> %v10, %v35
  %v37 = add nsw i32 %v13, 48
  %v38 = getelementptr float, ptr %v14, i64 48
  %v39 = load <8 x float>, ptr %v38, align 4
  %v40 = fadd <8 x float> %v11, %v39
  %v41 = add nsw i32 %v13, 56
  %v42 = getelementptr float, ptr %v14, i64 56
  %v43 = load <8 x float>, ptr %v42, align 4
  %v44 = fadd <8 x float> %v12, %v43
  %v45 = add nsw i32 %v4, 1
  %v46 = icmp slt i32 %v45, 64
  br i1 %v46, label %loop1, label %done1
done1:
  %v47 = fadd <8 x float> %v16, %v32
  %v48 = fadd <8 x float> %v24, %v40
  %v49 = fadd <8 x float> %v47, %v48
  %v50 = fadd <8 x float> %v20, %v36
  %v51 = fadd <8 x float> %v28, %v44
  %v52 = fadd <8 x float> %v50, %v51
  %v53 = fadd <8 x float> %v49, %v52
  %v54 = shufflevector <8 x float> %v53, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v55 = shufflevector <8 x float> %v53, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v56 = fadd <4 x float> %v54, %v55
  %v57 = shufflevector <4 x float> %v56, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v58 = shufflevector <4 x float> %v56, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v59 = fadd <2 x float> %v57, %v58
  %v60 = extractelement <2 x float> %v59, i32 0
  %v61 = extractelement <2 x float> %v59, i32 1
  %v62 = fadd float %v60, %v61
  store float %v62, ptr %v1, align 4
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
