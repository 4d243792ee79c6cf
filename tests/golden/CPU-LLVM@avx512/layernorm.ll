target triple = "x86_64-unknown-linux-gnu"

define void @layernorm(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = getelementptr inbounds ptr, ptr %args, i64 2
  %v5 = load ptr, ptr %v4, align 8
  %v6 = getelementptr inbounds ptr, ptr %args, i64 3
  %v7 = load ptr, ptr %v6, align 8
  br label %loop1
loop1:
  %v8 = phi i32 [ 0, %entry ], [ %v114, %done4 ]
  %v9 = mul nsw i32 %v8, 128
  br label %loop2
loop2:
  %v10 = phi i32 [ 0, %loop1 ], [ %v32, %loop2 ]
  %v11 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v19, %loop2 ]
  %v12 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v23, %loop2 ]
  %v13 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v27, %loop2 ]
  %v14 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v31, %loop2 ]
  %v15 = mul nsw i32 %v10, 64
  %v16 = add nsw i32 %v9, %v15
  %v17 = getelementptr float, ptr %v3, i32 %v16
  %v18 = load <16 x float>, ptr %v17, align 4
  %v19 = fadd <16 x float> %v11, %v18
  %v20 = add nsw i32 %v16, 16
  %v21 = getelementptr float, ptr %v17, i64 16
  %v22 = load <16 x float>, ptr %v21, align 4
  %v23 = fadd <16 x float> %v12, %v22
  %v24 = add nsw i32 %v16, 32
  %v25 = getelementptr float, ptr %v17, i64 32
  %v26 = load <16 x float>, ptr %v25, align 4
  %v27 = fadd <16 x float> %v13, %v26
  %v28 = add nsw i32 %v16, 48
  %v29 = getelementptr float, ptr %v17, i64 48
  %v30 = load <16 x float>, ptr %v29, align 4
  %v31 = fadd <16 x float> %v14, %v30
  %v32 = add nsw i32 %v10, 1
  %v33 = icmp slt i32 %v32, 2
  br i1 %v33, label %loop2, label %done2
done2:
  %v34 = fadd <16 x float> %v19, %v27
  %v35 = fadd <16 x float> %v23, %v31
  %v36 = fadd <16 x float> %v34, %v35
  %v37 = shufflevector <16 x float> %v36, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v38 = shufflevector <16 x float> %v36, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v39 = fadd <8 x float> %v37, %v38
  %v40 = shufflevector <8 x float> %v39, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v41 = shufflevector <8 x float> %v39, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v42 = fadd <4 x float> %v40, %v41
  %v43 = shufflevector <4 x float> %v42, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v44 = shufflevector <4 x float> %v42, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v45 = fadd <2 x float> %v43, %v44
  %v46 = extractelement <2 x float> %v45, i32 0
  %v47 = extractelement <2 x float> %v45, i32 1
  %v48 = fadd float %v46, %v47
  %v49 = fmul float %v48, 0x3F80000000000000
  %v50 = insertelement <16 x float> poison, float %v49, i64 0
  %v51 = shufflevector <16 x float> %v50, <16 x float> poison, <16 x i32> zeroinitializer
  br label %loop3
loop3:
  %v52 = phi i32 [ 0, %done2 ], [ %v78, %loop3 ]
  %v53 = phi <16 x float> [ zeroinitializer, %done2 ], [ %v62, %loop3 ]
  %v54 = phi <16 x float> [ zeroinitializer, %done2 ], [ %v67, %loop3 ]
  %v55 = phi <16 x float> [ zeroinitializer, %done2 ], [ %v72, %loop3 ]
  %v56 = phi <16 x float> [ zeroinitializer, %done2 ], [ %v77, %loop3 ]
  %v57 = mul nsw i32 %v52, 64
  %v58 = add nsw i32 %v9, %v57
  %v59 = getelementptr float, ptr %v3, i32 %v58
  %v60 = load <16 x float>, ptr %v59, align 4
  %v61 = fsub <16 x float> %v60, %v51
  %v62 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v61, <16 x float> %v61, <16 x float> %v53)
  %v63 = add nsw i32 %v58, 16
  %v64 = getelementptr float, ptr %v59, i64 16
  %v65 = load <16 x float>, ptr %v64, align 4
  %v66 = fsub <16 x float> %v65, %v51
  %v67 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v66, <16 x float> %v66, <16 x float> %v54)
  %v68 = add nsw i32 %v58, 32
  %v69 = getelementptr float, ptr %v59, i64 32
  %v70 = load <16 x float>, ptr %v69, align 4
  %v71 = fsub <16 x float> %v70, %v51
  %v72 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v71, <16 x float> %v71, <16 x float> %v55)
  %v73 = add nsw i32 %v58, 48
  %v74 = getelementptr float, ptr %v59, i64 48
  %v75 = load <16 x float>, ptr %v74, align 4
  %v76 = fsub <16 x float> %v75, %v51
  %v77 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v76, <16 x float> %v76, <16 x float> %v56)
  %v78 = add nsw i32 %v52, 1
  %v79 = icmp slt i32 %v78, 2
  br i1 %v79, label %loop3, label %done3
done3:
  %v80 = fadd <16 x float> %v62, %v72
  %v81 = fadd <16 x float> %v67, %v77
  %v82 = fadd <16 x float> %v80, %v81
  %v83 = shufflevector <16 x float> %v82, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v84 = shufflevector <16 x float> %v82, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v85 = fadd <8 x float> %v83, %v84
  %v86 = shufflevector <8 x float> %v85, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v87 = shufflevector <8 x float> %v85, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v88 = fadd <4 x float> %v86, %v87
  %v89 = shufflevector <4 x float> %v88, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v90 = shufflevector <4 x float> %v88, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v91 = fadd <2 x float> %v89, %v90
  %v92 = extractelement <2 x float> %v91, i32 0
  %v93 = extractelement <2 x float> %v91, i32 1
  %v94 = fadd float %v92, %v93
  %v95 = call float @llvm.fma.f32(float %v94, float 0x3F80000000000000, float 0x3EE4F8B580000000)
  %v96 = call float @llvm.sqrt.f32(float %v95)
  %v97 = insertelement <16 x float> poison, float %v96, i64 0
  %v98 = shufflevector <16 x float> %v97, <16 x float> poison, <16 x i32> zeroinitializer
  br label %loop4
loop4:
  %v99 = phi i32 [ 0, %done3 ], [ %v112, %loop4 ]
  %v100 = mul nsw i32 %v99, 16
  %v101 = add nsw i32 %v9, %v100
  %v102 = getelementptr float, ptr %v1, i32 %v101
  %v103 = getelementptr float, ptr %v3, i32 %v101
  %v104 = load <16 x float>, ptr %v103, align 4
  %v105 = fsub <16 x float> %v104, %v51
  %v106 = fdiv <16 x float> %v105, %v98
  %v107 = getelementptr float, ptr %v5, i32 %v100
  %v108 = load <16 x float>, ptr %v107, align 4
  %v109 = getelementptr float, ptr %v7, i32 %v100
  %v110 = load <16 x float>, ptr %v109, align 4
  %v111 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v106, <16 x float> %v108, <16 x float> %v110)
  store <16 x float> %v111, ptr %v102, align 4
  %v112 = add nsw i32 %v99, 1
  %v113 = icmp slt i32 %v112, 8
  br i1 %v113, label %loop4, label %done4
done4:
  %v114 = add nsw i32 %v8, 1
  %v115 = icmp slt i32 %v114, 16
  br i1 %v115, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v4" "prefer-vector-width"="512" "no-trapping-math"="true" }
