target triple = "aarch64-unknown-linux-gnu"

define void @row_sum(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v73, %done2 ]
  %v5 = mul nsw i32 %v4, 8
  %v6 = getelementptr float, ptr %v1, i32 %v5
  %v7 = mul nsw i32 %v4, 2048
  br label %loop2
loop2:
  %v8 = phi i32 [ 0, %loop1 ], [ %v50, %loop2 ]
  %v9 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v21, %loop2 ]
  %v10 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v25, %loop2 ]
  %v11 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v29, %loop2 ]
  %v12 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v33, %loop2 ]
  %v13 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v37, %loop2 ]
  %v14 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v41, %loop2 ]
  %v15 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v45, %loop2 ]
  %v16 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v49, %loop2 ]
  %v17 = mul nsw i32 %v8, 4
  %v18 = add nsw i32 %v7, %v17
  %v19 = getelementptr float, ptr %v3, i32 %v18
  %v20 = load <4 x float>, ptr %v19, align 4
  %v21 = fadd <4 x float> %v9, %v20
  %v22 = add nsw i32 %v18, 256
  %v23 = getelementptr float, ptr %v19, i64 256
  %v24 = load <4 x float>, ptr %v23, align 4
  %v25 = fadd <4 x float> %v10, %v24
  %v26 = add nsw i32 %v18, 512
  %v27 = getelementptr float, ptr %v19, i64 512
  %v28 = load <4 x float>, ptr %v27, align 4
  %v29 = fadd <4 x float> %v11, %v28
  %v30 = add nsw i32 %v18, 768
  %v31 = getelementptr float, ptr %v19, i64 768
  %v32 = load <4 x float>, ptr %v31, align 4
  %v33 = fadd <4 x float> %v12, %v32
  %v34 = add nsw i32 %v18, 1024
  %v35 = getelementptr float, ptr %v19, i64 1024
  %v36 = load <4 x float>, ptr %v35, align 4
  %v37 = fadd <4 x float> %v13, %v36
  %v38 = add nsw i32 %v18, 1280
  %v39 = getelementptr float, ptr %v19, i64 1280
  %v40 = load <4 x float>, ptr %v39, align 4
  %v41 = fadd <4 x float> %v14, %v40
  %v42 = add nsw i32 %v18, 1536
  %v43 = getelementptr float, ptr %v19, i64 1536
  %v44 = load <4 x float>, ptr %v43, align 4
  %v45 = fadd <4 x float> %v15, %v44
  %v46 = add nsw i32 %v18, 1792
  %v47 = getelementptr float, ptr %v19, i64 1792
  %v48 = load <4 x float>, ptr %v47, align 4
  %v49 = fadd <4 x float> %v16, %v48
  %v50 = add nsw i32 %v8, 1
  %v51 = icmp slt i32 %v50, 64
  br i1 %v51, label %loop2, label %done2
done2:
  %v52 = shufflevector <4 x float> %v21, <4 x float> %v25, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %v53 = shufflevector <4 x float> %v21, <4 x float> %v25, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %v54 = fadd <4 x float> %v52, %v53
  %v55 = shufflevector <4 x float> %v29, <4 x float> %v33, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %v56 = shufflevector <4 x float> %v29, <4 x float> %v33, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %v57 = fadd <4 x float> %v55, %v56
  %v58 = shufflevector <4 x float> %v54, <4 x float> %v57, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %v59 = shufflevector <4 x float> %v54, <4 x float> %v57, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %v60 = fadd <4 x float> %v58, %v59
  store <4 x float> %v60, ptr %v6, align 4
  %v61 = add nsw i32 %v5, 4
  %v62 = getelementptr float, ptr %v1, i32 %v5
  %v63 = getelementptr float, ptr %v62, i64 4
  %v64 = shufflevector <4 x float> %v37, <4 x float> %v41, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %v65 = shufflevector <4 x float> %v37, <4 x float> %v41, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %v66 = fadd <4 x float> %v64, %v65
  %v67 = shufflevector <4 x float> %v45, <4 x float> %v49, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %v68 = shufflevector <4 x float> %v45, <4 x float> %v49, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %v69 = fadd <4 x float> %v67, %v68
  %v70 = shufflevector <4 x float> %v66, <4 x float> %v69, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %v71 = shufflevector <4 x float> %v66, <4 x float> %v69, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %v72 = fadd <4 x float> %v70, %v71
  store <4 x float> %v72, ptr %v63, align 4
  %v73 = add nsw i32 %v4, 1
  %v74 = icmp slt i32 %v73, 2
  br i1 %v74, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+neon" "prefer-vector-width"="128" "no-trapping-math"="true" }
