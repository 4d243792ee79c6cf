target triple = "x86_64-unknown-linux-gnu"

define void @row_sum(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v102, %done2 ]
  %v5 = mul nsw i32 %v4, 4
  %v6 = getelementptr float, ptr %v1, i32 %v5
  %v7 = mul nsw i32 %v4, 1024
  br label %loop2
loop2:
  %v8 = phi i32 [ 0, %loop1 ], [ %v53, %loop2 ]
  %v9 = phi <8 x float> [ zeroinitializer, %loop1 ], [ %v21, %loop2 ]
  %v10 = phi <8 x float> [ zeroinitializer, %loop1 ], [ %v25, %loop2 ]
  %v11 = phi <8 x float> [ zeroinitializer, %loop1 ], [ %v29, %loop2 ]
  %v12 = phi <8 x float> [ zeroinitializer, %loop1 ], [ %v34, %loop2 ]
  %v13 = phi <8 x float> [ zeroinitializer, %loop1 ], [ %v38, %loop2 ]
  %v14 = phi <8 x float> [ zeroinitializer, %loop1 ], [ %v43, %loop2 ]
  %v15 = phi <8 x float> [ zeroinitializer, %loop1 ], [ %v47, %loop2 ]
  %v16 = phi <8 x float> [ zeroinitializer, %loop1 ], [ %v52, %loop2 ]
  %v17 = mul nsw i32 %v8, 16
  %v18 = add nsw i32 %v7, %v17
  %v19 = getelementptr float, ptr %v3, i32 %v18
  %v20 = load <8 x float>, ptr %v19, align 4
  %v21 = fadd <8 x float> %v9, %v20
  %v22 = add nsw i32 %v18, 8
  %v23 = getelementptr float, ptr %v19, i64 8
  %v24 = load <8 x float>, ptr %v23, align 4
  %v25 = fadd <8 x float> %v10, %v24
  %v26 = add nsw i32 %v18, 256
  %v27 = getelementptr float, ptr %v19, i64 256
  %v28 = load <8 x float>, ptr %v27, align 4
  %v29 = fadd <8 x float> %v11, %v28
  %v30 = add nsw i32 %v26, 8
  %v31 = getelementptr float, ptr %v3, i32 %v26
  %v32 = getelementptr float, ptr %v31, i64 8
  %v33 = load <8 x float>, ptr %v32, align 4
  %v34 = fadd <8 x float> %v12, %v33
  %v35 = add nsw i32 %v18, 512
  %v36 = getelementptr float, ptr %v19, i64 512
  %v37 = load <8 x float>, ptr %v36, align 4
  %v38 = fadd <8 x float> %v13, %v37
  %v39 = add nsw i32 %v35, 8
  %v40 = getelementptr float, ptr %v3, i32 %v35
  %v41 = getelementptr float, ptr %v40, i64 8
  %v42 = load <8 x float>, ptr %v41, align 4
  %v43 = fadd <8 x float> %v14, %v42
  %v44 = add nsw i32 %v18, 768
  %v45 = getelementptr float, ptr %v19, i64 768
  %v46 = load <8 x float>, ptr %v45, align 4
  %v47 = fadd <8 x float> %v15, %v46
  %v48 = add nsw i32 %v44, 8
  %v49 = getelementptr float, ptr %v3, i32 %v44
  %v50 = getelementptr float, ptr %v49, i64 8
  %v51 = load <8 x float>, ptr %v50, align 4
  %v52 = fadd <8 x float> %v16, %v51
  %v53 = add nsw i32 %v8, 1
  %v54 = icmp slt i32 %v53, 16
  br i1 %v54, label %loop2, label %done2
done2:
  %v55 = fadd <8 x float> %v21, %v25
  %v56 = shufflevector <8 x float> %v55, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v57 = shufflevector <8 x float> %v55, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v58 = fadd <4 x float> %v56, %v57
  %v59 = shufflevector <4 x float> %v58, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v60 = shufflevector <4 x float> %v58, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v61 = fadd <2 x float> %v59, %v60
  %v62 = extractelement <2 x float> %v61, i32 0
  %v63 = extractelement <2 x float> %v61, i32 1
  %v64 = fadd float %v62, %v63
  store float %v64, ptr %v6, align 4
  %v65 = add nsw i32 %v5, 1
  %v66 = getelementptr float, ptr %v1, i32 %v5
  %v67 = getelementptr float, ptr %v66, i64 1
  %v68 = fadd <8 x float> %v29, %v34
  %v69 = shufflevector <8 x float> %v68, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v70 = shufflevector <8 x float> %v68, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v71 = fadd <4 x float> %v69, %v70
  %v72 = shufflevector <4 x float> %v71, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v73 = shufflevector <4 x float> %v71, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v74 = fadd <2 x float> %v72, %v73
  %v75 = extractelement <2 x float> %v74, i32 0
  %v76 = extractelement <2 x float> %v74, i32 1
  %v77 = fadd float %v75, %v76
  store float %v77, ptr %v67, align 4
  %v78 = add nsw i32 %v5, 2
  %v79 = getelementptr float, ptr %v66, i64 2
  %v80 = fadd <8 x float> %v38, %v43
  %v81 = shufflevector <8 x float> %v80, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v82 = shufflevector <8 x float> %v80, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v83 = fadd <4 x float> %v81, %v82
  %v84 = shufflevector <4 x float> %v83, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v85 = shufflevector <4 x float> %v83, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v86 = fadd <2 x float> %v84, %v85
  %v87 = extractelement <2 x float> %v86, i32 0
  %v88 = extractelement <2 x float> %v86, i32 1
  %v89 = fadd float %v87, %v88
  store float %v89, ptr %v79, align 4
  %v90 = add nsw i32 %v5, 3
  %v91 = getelementptr float, ptr %v66, i64 3
  %v92 = fadd <8 x float> %v47, %v52
  %v93 = shufflevector <8 x float> %v92, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v94 = shufflevector <8 x float> %v92, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v95 = fadd <4 x float> %v93, %v94
  %v96 = shufflevector <4 x float> %v95, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v97 = shufflevector <4 x float> %v95, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v98 = fadd <2 x float> %v96, %v97
  %v99 = extractelement <2 x float> %v98, i32 0
  %v100 = extractelement <2 x float> %v98, i32 1
  %v101 = fadd float %v99, %v100
  store float %v101, ptr %v91, align 4
  %v102 = add nsw i32 %v4, 1
  %v103 = icmp slt i32 %v102, 4
  br i1 %v103, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
