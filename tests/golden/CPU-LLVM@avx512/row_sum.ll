target triple = "x86_64-unknown-linux-gnu"

define void @row_sum(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v114, %done2 ]
  %v5 = mul nsw i32 %v4, 4
  %v6 = getelementptr float, ptr %v1, i32 %v5
  %v7 = mul nsw i32 %v4, 1024
  br label %loop2
loop2:
  %v8 = phi i32 [ 0, %loop1 ], [ %v53, %loop2 ]
  %v9 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v21, %loop2 ]
  %v10 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v25, %loop2 ]
  %v11 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v29, %loop2 ]
  %v12 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v34, %loop2 ]
  %v13 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v38, %loop2 ]
  %v14 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v43, %loop2 ]
  %v15 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v47, %loop2 ]
  %v16 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v52, %loop2 ]
  %v17 = mul nsw i32 %v8, 32
  %v18 = add nsw i32 %v7, %v17
  %v19 = getelementptr float, ptr %v3, i32 %v18
  %v20 = load <16 x float>, ptr %v19, align 4
  %v21 = fadd <16 x float> %v9, %v20
  %v22 = add nsw i32 %v18, 16
  %v23 = getelementptr float, ptr %v19, i64 16
  %v24 = load <16 x float>, ptr %v23, align 4
  %v25 = fadd <16 x float> %v10, %v24
  %v26 = add nsw i32 %v18, 256
  %v27 = getelementptr float, ptr %v19, i64 256
  %v28 = load <16 x float>, ptr %v27, align 4
  %v29 = fadd <16 x float> %v11, %v28
  %v30 = add nsw i32 %v26, 16
  %v31 = getelementptr float, ptr %v3, i32 %v26
  %v32 = getelementptr float, ptr %v31, i64 16
  %v33 = load <16 x float>, ptr %v32, align 4
  %v34 = fadd <16 x float> %v12, %v33
  %v35 = add nsw i32 %v18, 512
  %v36 = getelementptr float, ptr %v19, i64 512
  %v37 = load <16 x float>, ptr %v36, align 4
  %v38 = fadd <16 x float> %v13, %v37
  %v39 = add nsw i32 %v35, 16
  %v40 = getelementptr float, ptr %v3, i32 %v35
  %v41 = getelementptr float, ptr %v40, i64 16
  %v42 = load <16 x float>, ptr %v41, align 4
  %v43 = fadd <16 x float> %v14, %v42
  %v44 = add nsw i32 %v18, 768
  %v45 = getelementptr float, ptr %v19, i64 768
  %v46 = load <16 x float>, ptr %v45, align 4
  %v47 = fadd <16 x float> %v15, %v46
  %v48 = add nsw i32 %v44, 16
  %v49 = getelementptr float, ptr %v3, i32 %v44
  %v50 = getelementptr float, ptr %v49, i64 16
  %v51 = load <16 x float>, ptr %v50, align 4
  %v52 = fadd <16 x float> %v16, %v51
  %v53 = add nsw i32 %v8, 1
  %v54 = icmp slt i32 %v53, 8
  br i1 %v54, label %loop2, label %done2
done2:
  %v55 = fadd <16 x float> %v21, %v25
  %v56 = shufflevector <16 x float> %v55, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v57 = shufflevector <16 x float> %v55, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v58 = fadd <8 x float> %v56, %v57
  %v59 = shufflevector <8 x float> %v58, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v60 = shufflevector <8 x float> %v58, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v61 = fadd <4 x float> %v59, %v60
  %v62 = shufflevector <4 x float> %v61, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v63 = shufflevector <4 x float> %v61, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v64 = fadd <2 x float> %v62, %v63
  %v65 = extractelement <2 x float> %v64, i32 0
  %v66 = extractelement <2 x float> %v64, i32 1
  %v67 = fadd float %v65, %v66
  store float %v67, ptr %v6, align 4
  %v68 = add nsw i32 %v5, 1
  %v69 = getelementptr float, ptr %v1, i32 %v5
  %v70 = getelementptr float, ptr %v69, i64 1
  %v71 = fadd <16 x float> %v29, %v34
  %v72 = shufflevector <16 x float> %v71, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v73 = shufflevector <16 x float> %v71, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v74 = fadd <8 x float> %v72, %v73
  %v75 = shufflevector <8 x float> %v74, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v76 = shufflevector <8 x float> %v74, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v77 = fadd <4 x float> %v75, %v76
  %v78 = shufflevector <4 x float> %v77, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v79 = shufflevector <4 x float> %v77, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v80 = fadd <2 x float> %v78, %v79
  %v81 = extractelement <2 x float> %v80, i32 0
  %v82 = extractelement <2 x float> %v80, i32 1
  %v83 = fadd float %v81, %v82
  store float %v83, ptr %v70, align 4
  %v84 = add nsw i32 %v5, 2
  %v85 = getelementptr float, ptr %v69, i64 2
  %v86 = fadd <16 x float> %v38, %v43
  %v87 = shufflevector <16 x float> %v86, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v88 = shufflevector <16 x float> %v86, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v89 = fadd <8 x float> %v87, %v88
  %v90 = shufflevector <8 x float> %v89, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v91 = shufflevector <8 x float> %v89, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v92 = fadd <4 x float> %v90, %v91
  %v93 = shufflevector <4 x float> %v92, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v94 = shufflevector <4 x float> %v92, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v95 = fadd <2 x float> %v93, %v94
  %v96 = extractelement <2 x float> %v95, i32 0
  %v97 = extractelement <2 x float> %v95, i32 1
  %v98 = fadd float %v96, %v97
  store float %v98, ptr %v85, align 4
  %v99 = add nsw i32 %v5, 3
  %v100 = getelementptr float, ptr %v69, i64 3
  %v101 = fadd <16 x float> %v47, %v52
  %v102 = shufflevector <16 x float> %v101, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v103 = shufflevector <16 x float> %v101, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v104 = fadd <8 x float> %v102, %v103
  %v105 = shufflevector <8 x float> %v104, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v106 = shufflevector <8 x float> %v104, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v107 = fadd <4 x float> %v105, %v106
  %v108 = shufflevector <4 x float> %v107, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v109 = shufflevector <4 x float> %v107, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v110 = fadd <2 x float> %v108, %v109
  %v111 = extractelement <2 x float> %v110, i32 0
  %v112 = extractelement <2 x float> %v110, i32 1
  %v113 = fadd float %v111, %v112
  store float %v113, ptr %v100, align 4
  %v114 = add nsw i32 %v4, 1
  %v115 = icmp slt i32 %v114, 4
  br i1 %v115, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v4" "prefer-vector-width"="512" "no-trapping-math"="true" }
