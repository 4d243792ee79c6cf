target triple = "x86_64-unknown-linux-gnu"

define void @moments(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v123, %done2 ]
  %v5 = mul nsw i32 %v4, 2
  %v6 = getelementptr float, ptr %v1, i32 %v5
  %v7 = mul nsw i32 %v4, 128
  br label %loop2
loop2:
  %v8 = phi i32 [ 0, %loop1 ], [ %v38, %loop2 ]
  %v9 = phi <8 x float> [ zeroinitializer, %loop1 ], [ %v24, %loop2 ]
  %v10 = phi <8 x float> [ zeroinitializer, %loop1 ], [ %v14, %loop2 ]
  %v11 = phi <8 x float> [ zeroinitializer, %loop1 ], [ %v28, %loop2 ]
  %v12 = phi <8 x float> [ zeroinitializer, %loop1 ], [ %v33, %loop2 ]
  %v13 = phi <8 x float> [ zeroinitializer, %loop1 ], [ %v37, %loop2 ]
  %v14 = fadd <8 x float> %v10, splat (float 0x3FF0000000000000)
  %v15 = mul nsw i32 %v8, 8
  %v16 = add nsw i32 %v7, %v15
  %v17 = getelementptr float, ptr %v3, i32 %v16
  %v18 = load <8 x float>, ptr %v17, align 4
  %v19 = fsub <8 x float> %v18, %v9
  %v20 = fcmp oeq <8 x float> %v14, zeroinitializer
  %v21 = select <8 x i1> %v20, <8 x float> splat (float 0x3FF0000000000000), <8 x float> %v14
  %v22 = fdiv <8 x float> splat (float 0x3FF0000000000000), %v21
  %v23 = select <8 x i1> %v20, <8 x float> zeroinitializer, <8 x float> %v22
  %v24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v19, <8 x float> %v23, <8 x float> %v9)
  %v25 = fmul <8 x float> %v19, %v19
  %v26 = fmul <8 x float> %v25, %v10
  %v27 = fadd <8 x float> %v11, zeroinitializer
  %v28 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v26, <8 x float> %v23, <8 x float> %v27)
  %v29 = add nsw i32 %v16, 64
  %v30 = getelementptr float, ptr %v17, i64 64
  %v31 = load <8 x float>, ptr %v30, align 4
  %v32 = fsub <8 x float> %v31, %v12
  %v33 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v32, <8 x float> %v23, <8 x float> %v12)
  %v34 = fmul <8 x float> %v32, %v32
  %v35 = fmul <8 x float> %v34, %v10
  %v36 = fadd <8 x float> %v13, zeroinitializer
  %v37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v35, <8 x float> %v23, <8 x float> %v36)
  %v38 = add nsw i32 %v8, 1
  %v39 = icmp slt i32 %v38, 8
  br i1 %v39, label %loop2, label %done2
done2:
  %v40 = shufflevector <8 x float> %v24, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v41 = shufflevector <8 x float> %v24, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v42 = fsub <4 x float> %v40, %v41
  %v43 = shufflevector <8 x float> %v14, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v44 = shufflevector <8 x float> %v14, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v45 = fadd <4 x float> %v43, %v44
  %v46 = fcmp oeq <4 x float> %v45, zeroinitializer
  %v47 = select <4 x i1> %v46, <4 x float> splat (float 0x3FF0000000000000), <4 x float> %v45
  %v48 = fdiv <4 x float> %v44, %v47
  %v49 = select <4 x i1> %v46, <4 x float> zeroinitializer, <4 x float> %v48
  %v50 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v42, <4 x float> %v49, <4 x float> %v41)
  %v51 = shufflevector <4 x float> %v50, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v52 = shufflevector <4 x float> %v50, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v53 = fsub <2 x float> %v51, %v52
  %v54 = shufflevector <4 x float> %v45, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v55 = shufflevector <4 x float> %v45, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v56 = fadd <2 x float> %v54, %v55
  %v57 = fcmp oeq <2 x float> %v56, zeroinitializer
  %v58 = select <2 x i1> %v57, <2 x float> splat (float 0x3FF0000000000000), <2 x float> %v56
  %v59 = fdiv <2 x float> %v55, %v58
  %v60 = select <2 x i1> %v57, <2 x float> zeroinitializer, <2 x float> %v59
  %v61 = call <2 x float> @llvm.fma.v2f32(<2 x float> %v53, <2 x float> %v60, <2 x float> %v52)
  %v62 = extractelement <2 x float> %v61, i32 1
  %v63 = extractelement <2 x float> %v61, i32 0
  %v64 = fsub float %v62, %v63
  %v65 = fmul float %v64, %v64
  %v66 = extractelement <2 x float> %v56, i32 0
  %v67 = fmul float %v65, %v66
  %v68 = extractelement <2 x float> %v56, i32 1
  %v69 = fadd float %v66, %v68
  %v70 = fcmp oeq float %v69, 0x0000000000000000
  %v71 = select i1 %v70, float 0x3FF0000000000000, float %v69
  %v72 = fdiv float %v68, %v71
  %v73 = select i1 %v70, float 0x0000000000000000, float %v72
  %v74 = fmul <2 x float> %v53, %v53
  %v75 = fmul <2 x float> %v74, %v54
  %v76 = fmul <4 x float> %v42, %v42
  %v77 = fmul <4 x float> %v76, %v43
  %v78 = shufflevector <8 x float> %v28, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v79 = shufflevector <8 x float> %v28, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v80 = fadd <4 x float> %v78, %v79
  %v81 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v77, <4 x float> %v49, <4 x float> %v80)
  %v82 = shufflevector <4 x float> %v81, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v83 = shufflevector <4 x float> %v81, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v84 = fadd <2 x float> %v82, %v83
  %v85 = call <2 x float> @llvm.fma.v2f32(<2 x float> %v75, <2 x float> %v60, <2 x float> %v84)
  %v86 = shufflevector <8 x float> %v33, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v87 = shufflevector <8 x float> %v33, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v88 = fsub <4 x float> %v86, %v87
  %v89 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v88, <4 x float> %v49, <4 x float> %v87)
  %v90 = shufflevector <4 x float> %v89, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v91 = shufflevector <4 x float> %v89, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v92 = fsub <2 x float> %v90, %v91
  %v93 = fmul <2 x float> %v92, %v92
  %v94 = fmul <2 x float> %v93, %v54
  %v95 = fmul <4 x float> %v88, %v88
  %v96 = fmul <4 x float> %v95, %v43
  %v97 = shufflevector <8 x float> %v37, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v98 = shufflevector <8 x float> %v37, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v99 = fadd <4 x float> %v97, %v98
  %v100 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v96, <4 x float> %v49, <4 x float> %v99)
  %v101 = shufflevector <4 x float> %v100, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v102 = shufflevector <4 x float> %v100, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v103 = fadd <2 x float> %v101, %v102
  %v104 = call <2 x float> @llvm.fma.v2f32(<2 x float> %v94, <2 x float> %v60, <2 x float> %v103)
  %v105 = shufflevector <2 x float> %v85, <2 x float> %v104, <2 x i32> <i32 0, i32 2>
  %v106 = shufflevector <2 x float> %v85, <2 x float> %v104, <2 x i32> <i32 1, i32 3>
  %v107 = fadd <2 x float> %v105, %v106
  %v108 = extractelement <2 x float> %v107, i32 0
  %v109 = call float @llvm.fma.f32(float %v67, float %v73, float %v108)
  %v110 = fdiv float %v109, %v69
  store float %v110, ptr %v6, align 4
  %v111 = add nsw i32 %v5, 1
  %v112 = getelementptr float, ptr %v1, i32 %v5
  %v113 = getelementptr float, ptr %v112, i64 1
  %v114 = call <2 x float> @llvm.fma.v2f32(<2 x float> %v92, <2 x float> %v60, <2 x float> %v91)
  %v115 = extractelement <2 x float> %v114, i32 1
  %v116 = extractelement <2 x float> %v114, i32 0
  %v117 = fsub float %v115, %v116
  %v118 = fmul float %v117, %v117
  %v119 = fmul float %v118, %v66
  %v120 = extractelement <2 x float> %v107, i32 1
  %v121 = call float @llvm.fma.f32(float %v119, float %v73, float %v120)
  %v122 = fdiv float %v121, %v69
  store float %v122, ptr %v113, align 4
  %v123 = add nsw i32 %v4, 1
  %v124 = icmp slt i32 %v123, 8
  br i1 %v124, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
