target triple = "aarch64-unknown-linux-gnu"

define void @moments(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v146, %done2 ]
  %v5 = getelementptr float, ptr %v1, i32 %v4
  %v6 = mul nsw i32 %v4, 64
  br label %loop2
loop2:
  %v7 = phi i32 [ 0, %loop1 ], [ %v77, %loop2 ]
  %v8 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v60, %loop2 ]
  %v9 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v20, %loop2 ]
  %v10 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v21, %loop2 ]
  %v11 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v22, %loop2 ]
  %v12 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v23, %loop2 ]
  %v13 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v33, %loop2 ]
  %v14 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v42, %loop2 ]
  %v15 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v51, %loop2 ]
  %v16 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v64, %loop2 ]
  %v17 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v68, %loop2 ]
  %v18 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v72, %loop2 ]
  %v19 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v76, %loop2 ]
  %v20 = fadd <4 x float> %v9, splat (float 0x3FF0000000000000)
  %v21 = fadd <4 x float> %v10, splat (float 0x3FF0000000000000)
  %v22 = fadd <4 x float> %v11, splat (float 0x3FF0000000000000)
  %v23 = fadd <4 x float> %v12, splat (float 0x3FF0000000000000)
  %v24 = mul nsw i32 %v7, 16
  %v25 = add nsw i32 %v6, %v24
  %v26 = getelementptr float, ptr %v3, i32 %v25
  %v27 = load <4 x float>, ptr %v26, align 4
  %v28 = fsub <4 x float> %v27, %v13
  %v29 = fcmp oeq <4 x float> %v20, zeroinitializer
  %v30 = select <4 x i1> %v29, <4 x float> splat (float 0x3FF0000000000000), <4 x float> %v20
  %v31 = fdiv <4 x float> splat (float 0x3FF0000000000000), %v30
  %v32 = select <4 x i1> %v29, <4 x float> zeroinitializer, <4 x float> %v31
  %v33 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v28, <4 x float> %v32, <4 x float> %v13)
  %v34 = add nsw i32 %v25, 4
  %v35 = getelementptr float, ptr %v26, i64 4
  %v36 = load <4 x float>, ptr %v35, align 4
  %v37 = fsub <4 x float> %v36, %v14
  %v38 = fcmp oeq <4 x float> %v21, zeroinitializer
  %v39 = select <4 x i1> %v38, <4 x float> splat (float 0x3FF0000000000000), <4 x float> %v21
  %v40 = fdiv <4 x float> splat (float 0x3FF0000000000000), %v39
  %v41 = select <4 x i1> %v38, <4 x float> zeroinitializer, <4 x float> %v40
  %v42 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v37, <4 x float> %v41, <4 x float> %v14)
  %v43 = add nsw i32 %v25, 8
  %v44 = getelementptr float, ptr %v26, i64 8
  %v45 = load <4 x float>, ptr %v44, align 4
  %v46 = fsub <4 x float> %v45, %v15
  %v47 = fcmp oeq <4 x float> %v22, zeroinitializer
  %v48 = select <4 x i1> %v47, <4 x float> splat (float 0x3FF0000000000000), <4 x float> %v22
  %v49 = fdiv <4 x float> splat (float 0x3FF0000000000000), %v48
  %v50 = select <4 x i1> %v47, <4 x float> zeroinitializer, <4 x float> %v49
  %v51 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v46, <4 x float> %v50, <4 x float> %v15)
  %v52 = add nsw i32 %v25, 12
  %v53 = getelementptr float, ptr %v26, i64 12
  %v54 = load <4 x float>, ptr %v53, align 4
  %v55 = fsub <4 x float> %v54, %v8
  %v56 = fcmp oeq <4 x float> %v23, zeroinitializer
  %v57 = select <4 x i1> %v56, <4 x float> splat (float 0x3FF0000000000000), <4 x float> %v23
  %v58 = fdiv <4 x float> splat (float 0x3FF0000000000000), %v57
  %v59 = select <4 x i1> %v56, <4 x float> zeroinitializer, <4 x float> %v58
  %v60 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v55, <4 x float> %v59, <4 x float> %v8)
  %v61 = fmul <4 x float> %v28, %v28
  %v62 = fmul <4 x float> %v61, %v9
  %v63 = fadd <4 x float> %v16, zeroinitializer
  %v64 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v62, <4 x float> %v32, <4 x float> %v63)
  %v65 = fmul <4 x float> %v37, %v37
  %v66 = fmul <4 x float> %v65, %v10
  %v67 = fadd <4 x float> %v17, zeroinitializer
  %v68 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v66, <4 x float> %v41, <4 x float> %v67)
  %v69 = fmul <4 x float> %v46, %v46
  %v70 = fmul <4 x float> %v69, %v11
  %v71 = fadd <4 x float> %v18, zeroinitializer
  %v72 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v70, <4 x float> %v50, <4 x float> %v71)
  %v73 = fmul <4 x float> %v55, %v55
  %v74 = fmul <4 x float> %v73, %v12
  %v75 = fadd <4 x float> %v19, zeroinitializer
  %v76 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v74, <4 x float> %v59, <4 x float> %v75)
  %v77 = add nsw i32 %v7, 1
  %v78 = icmp slt i32 %v77, 4
  br i1 %v78, label %loop2, label %done2
done2:
  %v79 = fsub <4 x float> %v60, %v42
  %v80 = fadd <4 x float> %v21, %v23
  %v81 = fcmp oeq <4 x float> %v80, zeroinitializer
  %v82 = select <4 x i1> %v81, <4 x float> splat (float 0x3FF0000000000000), <4 x float> %v80
  %v83 = fdiv <4 x float> %v23, %v82
  %v84 = select <4 x i1> %v81, <4 x float> zeroinitializer, <4 x float> %v83
  %v85 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v79, <4 x float> %v84, <4 x float> %v42)
  %v86 = fsub <4 x float> %v51, %v33
  %v87 = fadd <4 x float> %v20, %v22
  %v88 = fcmp oeq <4 x float> %v87, zeroinitializer
  %v89 = select <4 x i1> %v88, <4 x float> splat (float 0x3FF0000000000000), <4 x float> %v87
  %v90 = fdiv <4 x float> %v22, %v89
  %v91 = select <4 x i1> %v88, <4 x float> zeroinitializer, <4 x float> %v90
  %v92 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v86, <4 x float> %v91, <4 x float> %v33)
  %v93 = fsub <4 x float> %v85, %v92
  %v94 = fadd <4 x float> %v87, %v80
  %v95 = fcmp oeq <4 x float> %v94, zeroinitializer
  %v96 = select <4 x i1> %v95, <4 x float> splat (float 0x3FF0000000000000), <4 x float> %v94
  %v97 = fdiv <4 x float> %v80, %v96
  %v98 = select <4 x i1> %v95, <4 x float> zeroinitializer, <4 x float> %v97
  %v99 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v93, <4 x float> %v98, <4 x float> %v92)
  %v100 = shufflevector <4 x float> %v99, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v101 = shufflevector <4 x float> %v99, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v102 = fsub <2 x float> %v100, %v101
  %v103 = shufflevector <4 x float> %v94, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v104 = shufflevector <4 x float> %v94, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v105 = fadd <2 x float> %v103, %v104
  %v106 = fcmp oeq <2 x float> %v105, zeroinitializer
  %v107 = select <2 x i1> %v106, <2 x float> splat (float 0x3FF0000000000000), <2 x float> %v105
  %v108 = fdiv <2 x float> %v104, %v107
  %v109 = select <2 x i1> %v106, <2 x float> zeroinitializer, <2 x float> %v108
  %v110 = call <2 x float> @llvm.fma.v2f32(<2 x float> %v102, <2 x float> %v109, <2 x float> %v101)
  %v111 = extractelement <2 x float> %v110, i32 1
  %v112 = extractelement <2 x float> %v110, i32 0
  %v113 = fsub float %v111, %v112
  %v114 = fmul float %v113, %v113
  %v115 = extractelement <2 x float> %v105, i32 0
  %v116 = fmul float %v114, %v115
  %v117 = extractelement <2 x float> %v105, i32 1
  %v118 = fadd float %v115, %v117
  %v119 = fcmp oeq float %v118, 0x0000000000000000
  %v120 = select i1 %v119, float 0x3FF0000000000000, float %v118
  %v121 = fdiv float %v117, %v120
  %v122 = select i1 %v119, float 0x0000000000000000, float %v121
  %v123 = fmul <2 x float> %v102, %v102
  %v124 = fmul <2 x float> %v123, %v103
  %v125 = fmul <4 x float> %v93, %v93
  %v126 = fmul <4 x float> %v125, %v87
  %v127 = fmul <4 x float> %v86, %v86
  %v128 = fmul <4 x float> %v127, %v20
  %v129 = fadd <4 x float> %v64, %v72
  %v130 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v128, <4 x float> %v91, <4 x float> %v129)
  %v131 = fmul <4 x float> %v79, %v79
  %v132 = fmul <4 x float> %v131, %v21
  %v133 = fadd <4 x float> %v68, %v76
  %v134 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v132, <4 x float> %v84, <4 x float> %v133)
  %v135 = fadd <4 x float> %v130, %v134
  %v136 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v126, <4 x float> %v98, <4 x float> %v135)
  %v137 = shufflevector <4 x float> %v136, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v138 = shufflevector <4 x float> %v136, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v139 = fadd <2 x float> %v137, %v138
  %v140 = call <2 x float> @llvm.fma.v2f32(<2 x float> %v124, <2 x float> %v109, <2 x float> %v139)
  %v141 = extractelement <2 x float> %v140, i32 0
  %v142 = extractelement <2 x float> %v140, i32 1
  %v143 = fadd float %v141, %v142
  %v144 = call float @llvm.fma.f32(float %v116, float %v122, float %v143)
  %v145 = fdiv float %v144, %v118
  store float %v145, ptr %v5, align 4
  %v146 = add nsw i32 %v4, 1
  %v147 = icmp slt i32 %v146, 16
  br i1 %v147, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+neon" "prefer-vector-width"="128" "no-trapping-math"="true" }
