target triple = "x86_64-unknown-linux-gnu"

define void @cumulative_sum(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v66, %done2 ]
  %v5 = mul nsw i32 %v4, 64
  br label %loop2
loop2:
  %v6 = phi i32 [ 0, %loop1 ], [ %v64, %loop2 ]
  %v7 = phi <8 x float> [ zeroinitializer, %loop1 ], [ %v63, %loop2 ]
  %v8 = mul nsw i32 %v6, 32
  %v9 = add nsw i32 %v5, %v8
  %v10 = getelementptr float, ptr %v1, i32 %v9
  %v11 = getelementptr float, ptr %v3, i32 %v9
  %v12 = load <8 x float>, ptr %v11, align 4
  %v13 = shufflevector <8 x float> zeroinitializer, <8 x float> %v12, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v14 = fadd <8 x float> %v13, %v12
  %v15 = shufflevector <8 x float> zeroinitializer, <8 x float> %v14, <8 x i32> <i32 0, i32 1, i32 9, i32 9, i32 4, i32 5, i32 13, i32 13>
  %v16 = fadd <8 x float> %v15, %v14
  %v17 = shufflevector <8 x float> zeroinitializer, <8 x float> %v16, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 11, i32 11, i32 11, i32 11>
  %v18 = fadd <8 x float> %v17, %v16
  %v19 = fadd <8 x float> %v7, %v18
  store <8 x float> %v19, ptr %v10, align 4
  %v20 = add nsw i32 %v9, 8
  %v21 = getelementptr float, ptr %v10, i64 8
  %v22 = shufflevector <8 x float> %v18, <8 x float> poison, <8 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %v23 = getelementptr float, ptr %v11, i64 8
  %v24 = load <8 x float>, ptr %v23, align 4
  %v25 = shufflevector <8 x float> zeroinitializer, <8 x float> %v24, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v26 = fadd <8 x float> %v25, %v24
  %v27 = shufflevector <8 x float> zeroinitializer, <8 x float> %v26, <8 x i32> <i32 0, i32 1, i32 9, i32 9, i32 4, i32 5, i32 13, i32 13>
  %v28 = fadd <8 x float> %v27, %v26
  %v29 = shufflevector <8 x float> zeroinitializer, <8 x float> %v28, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 11, i32 11, i32 11, i32 11>
  %v30 = fadd <8 x float> %v29, %v28
  %v31 = fadd <8 x float> %v22, %v30
  %v32 = fadd <8 x float> %v7, %v31
  store <8 x float> %v32, ptr %v21, align 4
  %v33 = add nsw i32 %v9, 16
  %v34 = getelementptr float, ptr %v10, i64 16
  %v35 = shufflevector <8 x float> %v30, <8 x float> poison, <8 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %v36 = fadd <8 x float> %v22, %v35
  %v37 = getelementptr float, ptr %v11, i64 16
  %v38 = load <8 x float>, ptr %v37, align 4
  %v39 = shufflevector <8 x float> zeroinitializer, <8 x float> %v38, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v40 = fadd <8 x float> %v39, %v38
  %v41 = shufflevector <8 x float> zeroinitializer, <8 x float> %v40, <8 x i32> <i32 0, i32 1, i32 9, i32 9, i32 4, i32 5, i32 13, i32 13>
  %v42 = fadd <8 x float> %v41, %v40
  %v43 = shufflevector <8 x float> zeroinitializer, <8 x float> %v42, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 11, i32 11, i32 11, i32 11>
  %v44 = fadd <8 x float> %v43, %v42
  %v45 = fadd <8 x float> %v36, %v44
  %v46 = fadd <8 x float> %v7, %v45
  store <8 x float> %v46, ptr %v34, align 4
  %v47 = add nsw i32 %v9, 24
  %v48 = getelementptr float, ptr %v10, i64 24
  %v49 = shufflevector <8 x float> %v44, <8 x float> poison, <8 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %v50 = fadd <8 x float> %v36, %v49
  %v51 = getelementptr float, ptr %v11, i64 24
  %v52 = load <8 x float>, ptr %v51, align 4
  %v53 = shufflevector <8 x float> zeroinitializer, <8 x float> %v52, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v54 = fadd <8 x float> %v53, %v52
  %v55 = shufflevector <8 x float> zeroinitializer, <8 x float> %v54, <8 x i32> <i32 0, i32 1, i32 9, i32 9, i32 4, i32 5, i32 13, i32 13>
  %v56 = fadd <8 x float> %v55, %v54
  %v57 = shufflevector <8 x float> zeroinitializer, <8 x float> %v56, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 11, i32 11, i32 11, i32 11>
  %v58 = fadd <8 x float> %v57, %v56
  %v59 = fadd <8 x float> %v50, %v58
  %v60 = fadd <8 x float> %v7, %v59
  store <8 x float> %v60, ptr %v48, align 4
  %v61 = shufflevector <8 x float> %v58, <8 x float> poison, <8 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %v62 = fadd <8 x float> %v50, %v61
  %v63 = fadd <8 x float> %v7, %v62
  %v64 = add nsw i32 %v6, 1
  %v65 = icmp slt i32 %v64, 2
  br i1 %v65, label %loop2, label %done2
done2:
  %v66 = add nsw i32 %v4, 1
  %v67 = icmp slt i32 %v66, 8
  br i1 %v67, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
