target triple = "aarch64-unknown-linux-gnu"

define void @moments(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v163, %done2 ]
  %v5 = mul nsw i32 %v4, 4
  %v6 = getelementptr float, ptr %v1, i32 %v5
  %v7 = mul nsw i32 %v4, 256
  br label %loop2
loop2:
  %v8 = phi i32 [ 0, %loop1 ], [ %v60, %loop2 ]
  %v9 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v28, %loop2 ]
  %v10 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v18, %loop2 ]
  %v11 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v32, %loop2 ]
  %v12 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v37, %loop2 ]
  %v13 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v41, %loop2 ]
  %v14 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v46, %loop2 ]
  %v15 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v50, %loop2 ]
  %v16 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v55, %loop2 ]
  %v17 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v59, %loop2 ]
  %v18 = fadd <4 x float> %v10, splat (float 0x3FF0000000000000)
  %v19 = mul nsw i32 %v8, 4
  %v20 = add nsw i32 %v7, %v19
  %v21 = getelementptr float, ptr %v3, i32 %v20
  %v22 = load <4 x float>, ptr %v21, align 4
  %v23 = fsub <4 x float> %v22, %v9
  %v24 = fcmp oeq <4 x float> %v18, zeroinitializer
  %v25 = select <4 x i1> %v24, <4 x float> splat (float 0x3FF0000000000000), <4 x float> %v18
  %v26 = fdiv <4 x float> splat (float 0x3FF0000000000000), %v25
  %v27 = select <4 x i1> %v24, <4 x float> zeroinitializer, <4 x float> %v26
  %v28 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v23, <4 x float> %v27, <4 x float> %v9)
  %v29 = fmul <4 x float> %v23, %v23
  %v30 = fmul <4 x float> %v29, %v10
  %v31 = fadd <4 x float> %v11, zeroinitializer
  %v32 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v30, <4 x float> %v27, <4 x float> %v31)
  %v33 = add nsw i32 %v20, 64
  %v34 = getelementptr float, ptr %v21, i64 64
  %v35 = load <4 x float>, ptr %v34, align 4
  %v36 = fsub <4 x float> %v35, %v12
  %v37 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v36, <4 x float> %v27, <4 x float> %v12)
  %v38 = fmul <4 x float> %v36, %v36
  %v39 = fmul <4 x float> %v38, %v10
  %v40 = fadd <4 x float> %v13, zeroinitializer
  %v41 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v39, <4 x float> %v27, <4 x float> %v40)
  %v42 = add nsw i32 %v20, 128
  %v43 = getelementptr float, ptr %v21, i64 128
  %v44 = load <4 x float>, ptr %v43, align 4
  %v45 = fsub <4 x float> %v44, %v14
  %v46 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v45, <4 x float> %v27, <4 x float> %v14)
  %v47 = fmul <4 x float> %v45, %v45
  %v48 = fmul <4 x float> %v47, %v10
  %v49 = fadd <4 x float> %v15, zeroinitializer
  %v50 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v48, <4 x float> %v27, <4 x float> %v49)
  %v51 = add nsw i32 %v20, 192
  %v52 = getelementptr float, ptr %v21, i64 192
  %v53 = load <4 x float>, ptr %v52, align 4
  %v54 = fsub <4 x float> %v53, %v16
  %v55 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v54, <4 x float> %v27, <4 x float> %v16)
  %v56 = fmul <4 x float> %v54, %v54
  %v57 = fmul <4 x float> %v56, %v10
  %v58 = fadd <4 x float> %v17, zeroinitializer
  %v59 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v57, <4 x float> %v27, <4 x float> %v58)
  %v60 = add nsw i32 %v8, 1
  %v61 = icmp slt i32 %v60, 16
  br i1 %v61, label %loop2, label %done2
done2:
  %v62 = shufflevector <4 x float> %v28, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v63 = shufflevector <4 x float> %v28, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v64 = fsub <2 x float> %v62, %v63
  %v65 = shufflevector <4 x float> %v18, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v66 = shufflevector <4 x float> %v18, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v67 = fadd <2 x float> %v65, %v66
  %v68 = fcmp oeq <2 x float> %v67, zeroinitializer
  %v69 = select <2 x i1> %v68, <2 x float> splat (float 0x3FF0000000000000), <2 x float> %v67
  %v70 = fdiv <2 x float> %v66, %v69
  %v71 = select <2 x i1> %v68, <2 x float> zeroinitializer, <2 x float> %v70
  %v72 = call <2 x float> @llvm.fma.v2f32(<2 x float> %v64, <2 x float> %v71, <2 x float> %v63)
  %v73 = extractelement <2 x float> %v72, i32 1
  %v74 = extractelement <2 x float> %v72, i32 0
  %v75 = fsub float %v73, %v74
  %v76 = fmul float %v75, %v75
  %v77 = extractelement <2 x float> %v67, i32 0
  %v78 = fmul float %v76, %v77
  %v79 = extractelement <2 x float> %v67, i32 1
  %v80 = fadd float %v77, %v79
  %v81 = fcmp oeq float %v80, 0x0000000000000000
  %v82 = select i1 %v81, float 0x3FF0000000000000, float %v80
  %v83 = fdiv float %v79, %v82
  %v84 = select i1 %v81, float 0x0000000000000000, float %v83
  %v85 = fmul <2 x float> %v64, %v64
  %v86 = fmul <2 x float> %v85, %v65
  %v87 = shufflevector <4 x float> %v32, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v88 = shufflevector <4 x float> %v32, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v89 = fadd <2 x float> %v87, %v88
  %v90 = call <2 x float> @llvm.fma.v2f32(<2 x float> %v86, <2 x float> %v71, <2 x float> %v89)
  %v91 = extractelement <2 x float> %v90, i32 0
  %v92 = extractelement <2 x float> %v90, i32 1
  %v93 = fadd float %v91, %v92
  %v94 = call float @llvm.fma.f32(float %v78, float %v84, float %v93)
  %v95 = fdiv float %v94, %v80
  store float %v95, ptr %v6, align 4
  %v96 = add nsw i32 %v5, 1
  %v97 = getelementptr float, ptr %v1, i32 %v5
  %v98 = getelementptr float, ptr %v97, i64 1
  %v99 = shufflevector <4 x float> %v37, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v100 = shufflevector <4 x float> %v37, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v101 = fsub <2 x float> %v99, %v100
  %v102 = call <2 x float> @llvm.fma.v2f32(<2 x float> %v101, <2 x float> %v71, <2 x float> %v100)
  %v103 = extractelement <2 x float> %v102, i32 1
  %v104 = extractelement <2 x float> %v102, i32 0
  %v105 = fsub float %v103, %v104
  %v106 = fmul float %v105, %v105
  %v107 = fmul float %v106, %v77
  %v108 = fmul <2 x float> %v101, %v101
  %v109 = fmul <2 x float> %v108, %v65
  %v110 = shufflevector <4 x float> %v41, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v111 = shufflevector <4 x float> %v41, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v112 = fadd <2 x float> %v110, %v111
  %v113 = call <2 x float> @llvm.fma.v2f32(<2 x float> %v109, <2 x float> %v71, <2 x float> %v112)
  %v114 = extractelement <2 x float> %v113, i32 0
  %v115 = extractelement <2 x float> %v113, i32 1
  %v116 = fadd float %v114, %v115
  %v117 = call float @llvm.fma.f32(float %v107, float %v84, float %v116)
  %v118 = fdiv float %v117, %v80
  store float %v118, ptr %v98, align 4
  %v119 = add nsw i32 %v5, 2
  %v120 = getelementptr float, ptr %v97, i64 2
  %v121 = shufflevector <4 x float> %v46, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v122 = shufflevector <4 x float> %v46, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v123 = fsub <2 x float> %v121, %v122
  %v124 = call <2 x float> @llvm.fma.v2f32(<2 x float> %v123, <2 x float> %v71, <2 x float> %v122)
  %v125 = extractelement <2 x float> %v124, i32 1
  %v126 = extractelement <2 x float> %v124, i32 0
  %v127 = fsub float %v125, %v126
  %v128 = fmul float %v127, %v127
  %v129 = fmul float %v128, %v77
  %v130 = fmul <2 x float> %v123, %v123
  %v131 = fmul <2 x float> %v130, %v65
  %v132 = shufflevector <4 x float> %v50, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v133 = shufflevector <4 x float> %v50, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v134 = fadd <2 x float> %v132, %v133
  %v135 = call <2 x float> @llvm.fma.v2f32(<2 x float> %v131, <2 x float> %v71, <2 x float> %v134)
  %v136 = extractelement <2 x float> %v135, i32 0
  %v137 = extractelement <2 x float> %v135, i32 1
  %v138 = fadd float %v136, %v137
  %v139 = call float @llvm.fma.f32(float %v129, float %v84, float %v138)
  %v140 = fdiv float %v139, %v80
  store float %v140, ptr %v120, align 4
  %v141 = add nsw i32 %v5, 3
  %v142 = getelementptr float, ptr %v97, i64 3
  %v143 = shufflevector <4 x float> %v55, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v144 = shufflevector <4 x float> %v55, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v145 = fsub <2 x float> %v143, %v144
  %v146 = call <2 x float> @llvm.fma.v2f32(<2 x float> %v145, <2 x float> %v71, <2 x float> %v144)
  %v147 = extractelement <2 x float> %v146, i32 1
  %v148 = extractelement <2 x float> %v146, i32 0
  %v149 = fsub float %v147, %v148
  %v150 = fmul float %v149, %v149
  %v151 = fmul float %v150, %v77
  %v152 = fmul <2 x float> %v145, %v145
  %v153 = fmul <2 x float> %v152, %v65
  %v154 = shufflevector <4 x float> %v59, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v155 = shufflevector <4 x float> %v59, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v156 = fadd <2 x float> %v154, %v155
  %v157 = call <2 x float> @llvm.fma.v2f32(<2 x float> %v153, <2 x float> %v71, <2 x float> %v156)
  %v158 = extractelement <2 x float> %v157, i32 0
  %v159 = extractelement <2 x float> %v157, i32 1
  %v160 = fadd float %v158, %v159
  %v161 = call float @llvm.fma.f32(float %v151, float %v84, float %v160)
  %v162 = fdiv float %v161, %v80
  store float %v162, ptr %v142, align 4
  %v163 = add nsw i32 %v4, 1
  %v164 = icmp slt i32 %v163, 4
  br i1 %v164, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+neon" "prefer-vector-width"="128" "no-trapping-math"="true" }
