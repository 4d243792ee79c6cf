target triple = "x86_64-unknown-linux-gnu"

define void @gemm(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = getelementptr inbounds ptr, ptr %args, i64 2
  %v5 = load ptr, ptr %v4, align 8
  br label %loop1
loop1:
  %v6 = phi i32 [ 0, %entry ], [ %v177, %done2 ]
  %v7 = mul nsw i32 %v6, 256
  br label %loop2
loop2:
  %v8 = phi i32 [ 0, %loop1 ], [ %v175, %done3 ]
  %v9 = mul nsw i32 %v8, 16
  %v10 = add nsw i32 %v7, %v9
  %v11 = getelementptr float, ptr %v1, i32 %v10
  br label %loop3
loop3:
  %v12 = phi i32 [ 0, %loop2 ], [ %v159, %loop3 ]
  %v13 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v58, %loop3 ]
  %v14 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v74, %loop3 ]
  %v15 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v98, %loop3 ]
  %v16 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v102, %loop3 ]
  %v17 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v126, %loop3 ]
  %v18 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v130, %loop3 ]
  %v19 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v154, %loop3 ]
  %v20 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v158, %loop3 ]
  %v21 = mul nsw i32 %v12, 4
  %v22 = add nsw i32 %v7, %v21
  %v23 = add nsw i32 %v22, 3
  %v24 = getelementptr float, ptr %v3, i32 %v23
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <8 x float> poison, float %v25, i64 0
  %v27 = shufflevector <8 x float> %v26, <8 x float> poison, <8 x i32> zeroinitializer
  %v28 = mul nsw i32 %v12, 256
  %v29 = add nsw i32 %v9, %v28
  %v30 = add nsw i32 %v29, 192
  %v31 = getelementptr float, ptr %v5, i32 %v30
  %v32 = load <8 x float>, ptr %v31, align 4
  %v33 = add nsw i32 %v22, 2
  %v34 = getelementptr float, ptr %v3, i32 %v33
  %v35 = load float, ptr %v34, align 4
  %v36 = insertelement <8 x float> poison, float %v35, i64 0
  %v37 = shufflevector <8 x float> %v36, <8 x float> poison, <8 x i32> zeroinitializer
  %v38 = add nsw i32 %v29, 128
  %v39 = getelementptr float, ptr %v5, i32 %v38
  %v40 = load <8 x float>, ptr %v39, align 4
  %v41 = add nsw i32 %v22, 1
  %v42 = getelementptr float, ptr %v3, i32 %v41
  %v43 = load float, ptr %v42, align 4
  %v44 = insertelement <8 x float> poison, float %v43, i64 0
  %v45 = shufflevector <8 x float> %v44, <8 x float> poison, <8 x i32> zeroinitializer
  %v46 = add nsw i32 %v29, 64
  %v47 = getelementptr float, ptr %v5, i32 %v46
  %v48 = load <8 x float>, ptr %v47, align 4
  %v49 = getelementptr float, ptr %v3, i32 %v22
  %v50 = load float, ptr %v49, align 4
  %v51 = insertelement <8 x float> poison, float %v50, i64 0
  %v52 = shufflevector <8 x float> %v51, <8 x float> poison, <8 x i32> zeroinitializer
  %v53 = getelementptr float, ptr %v5, i32 %v29
  %v54 = load <8 x float>, ptr %v53, align 4
  %v55 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v52, <8 x float> %v54, <8 x float> %v13)
  %v56 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v45, <8 x float> %v48, <8 x float> %v55)
  %v57 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v37, <8 x float> %v40, <8 x float> %v56)
  %v58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v27, <8 x float> %v32, <8 x float> %v57)
  %v59 = add nsw i32 %v30, 8
  %v60 = getelementptr float, ptr %v5, i32 %v59
  %v61 = load <8 x float>, ptr %v60, align 4
  %v62 = add nsw i32 %v38, 8
  %v63 = getelementptr float, ptr %v5, i32 %v62
  %v64 = load <8 x float>, ptr %v63, align 4
  %v65 = add nsw i32 %v46, 8
  %v66 = getelementptr float, ptr %v5, i32 %v65
  %v67 = load <8 x float>, ptr %v66, align 4
  %v68 = add nsw i32 %v29, 8
  %v69 = getelementptr float, ptr %v5, i32 %v68
  %v70 = load <8 x float>, ptr %v69, align 4
  %v71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v52, <8 x float> %v70, <8 x float> %v14)
  %v72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v45, <8 x float> %v67, <8 x float> %v71)
  %v73 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v37, <8 x float> %v64, <8 x float> %v72)
  %v74 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v27, <8 x float> %v61, <8 x float> %v73)
  %v75 = add nsw i32 %v22, 67
  %v76 = getelementptr float, ptr %v3, i32 %v75
  %v77 = load float, ptr %v76, align 4
  %v78 = insertelement <8 x float> poison, float %v77, i64 0
  %v79 = shufflevector <8 x float> %v78, <8 x float> poison, <8 x i32> zeroinitializer
  %v80 = add nsw i32 %v22, 66
  %v81 = getelementptr float, ptr %v3, i32 %v80
  %v82 = load float, ptr %v81, align 4
  %v83 = insertelement <8 x float> poison, float %v82, i64 0
  %v84 = shufflevector <8 x float> %v83, <8 x float> poison, <8 x i32> zeroinitializer
  %v85 = add nsw i32 %v22, 65
  %v86 = getelementptr float, ptr %v3, i32 %v85
  %v87 = load float, ptr %v86, align 4
  %v88 = insertelement <8 x float> poison, float %v87, i64 0
  %v89 = shufflevector <8 x float> %v88, <8 x float> poison, <8 x i32> zeroinitializer
  %v90 = add nsw i32 %v22, 64
  %v91 = getelementptr float, ptr %v3, i32 %v90
  %v92 = load float, ptr %v91, align 4
  %v93 = insertelement <8 x float> poison, float %v92, i64 0
  %v94 = shufflevector <8 x float> %v93, <8 x float> poison, <8 x i32> zeroinitializer
  %v95 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v94, <8 x float> %v54, <8 x float> %v15)
  %v96 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v89, <8 x float> %v48, <8 x float> %v95)
  %v97 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v84, <8 x float> %v40, <8 x float> %v96)
  %v98 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v79, <8 x float> %v32, <8 x float> %v97)
  %v99 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v94, <8 x float> %v70, <8 x float> %v16)
  %v100 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v89, <8 x float> %v67, <8 x float> %v99)
  %v101 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v84, <8 x float> %v64, <8 x float> %v100)
  %v102 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v79, <8 x float> %v61, <8 x float> %v101)
  %v103 = add nsw i32 %v22, 131
  %v104 = getelementptr float, ptr %v3, i32 %v103
  %v105 = load float, ptr %v104, align 4
  %v106 = insertelement <8 x float> poison, float %v105, i64 0
  %v107 = shufflevector <8 x float> %v106, <8 x float> poison, <8 x i32> zeroinitializer
  %v108 = add nsw i32 %v22, 130
  %v109 = getelementptr float, ptr %v3, i32 %v108
  %v110 = load float, ptr %v109, align 4
  %v111 = insertelement <8 x float> poison, float %v110, i64 0
  %v112 = shufflevector <8 x float> %v111, <8 x float> poison, <8 x i32> zeroinitializer
  %v113 = add nsw i32 %v22, 129
  %v114 = getelementptr float, ptr %v3, i32 %v113
  %v115 = load float, ptr %v114, align 4
  %v116 = insertelement <8 x float> poison, float %v115, i64 0
  %v117 = shufflevector <8 x float> %v116, <8 x float> poison, <8 x i32> zeroinitializer
  %v118 = add nsw i32 %v22, 128
  %v119 = getelementptr float, ptr %v3, i32 %v118
  %v120 = load float, ptr %v119, align 4
  %v121 = insertelement <8 x float> poison, float %v120, i64 0
  %v122 = shufflevector <8 x float> %v121, <8 x float> poison, <8 x i32> zeroinitializer
  %v123 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v122, <8 x float> %v54, <8 x float> %v17)
  %v124 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v117, <8 x float> %v48, <8 x float> %v123)
  %v125 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v112, <8 x float> %v40, <8 x float> %v124)
  %v126 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v107, <8 x float> %v32, <8 x float> %v125)
  %v127 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v122, <8 x float> %v70, <8 x float> %v18)
  %v128 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v117, <8 x float> %v67, <8 x float> %v127)
  %v129 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v112, <8 x float> %v64, <8 x float> %v128)
  %v130 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v107, <8 x float> %v61, <8 x float> %v129)
  %v131 = add nsw i32 %v22, 195
  %v132 = getelementptr float, ptr %v3, i32 %v131
  %v133 = load float, ptr %v132, align 4
  %v134 = insertelement <8 x float> poison, float %v133, i64 0
  %v135 = shufflevector <8 x float> %v134, <8 x float> poison, <8 x i32> zeroinitializer
  %v136 = add nsw i32 %v22, 194
  %v137 = getelementptr float, ptr %v3, i32 %v136
  %v138 = load float, ptr %v137, align 4
  %v139 = insertelement <8 x float> poison, float %v138, i64 0
  %v140 = shufflevector <8 x float> %v139, <8 x float> poison, <8 x i32> zeroinitializer
  %v141 = add nsw i32 %v22, 193
  %v142 = getelementptr float, ptr %v3, i32 %v141
  %v143 = load float, ptr %v142, align 4
  %v144 = insertelement <8 x float> poison, float %v143, i64 0
  %v145 = shufflevector <8 x float> %v144, <8 x float> poison, <8 x i32> zeroinitializer
  %v146 = add nsw i32 %v22, 192
  %v147 = getelementptr float, ptr %v3, i32 %v146
  %v148 = load float, ptr %v147, align 4
  %v149 = insertelement <8 x float> poison, float %v148, i64 0
  %v150 = shufflevector <8 x float> %v149, <8 x float> poison, <8 x i32> zeroinitializer
  %v151 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v150, <8 x float> %v54, <8 x float> %v19)
  %v152 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v145, <8 x float> %v48, <8 x float> %v151)
  %v153 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v140, <8 x float> %v40, <8 x float> %v152)
  %v154 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v135, <8 x float> %v32, <8 x float> %v153)
  %v155 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v150, <8 x float> %v70, <8 x float> %v20)
  %v156 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v145, <8 x float> %v67, <8 x float> %v155)
  %v157 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v140, <8 x float> %v64, <8 x float> %v156)
  %v158 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v135, <8 x float> %v61, <8 x float> %v157)
  %v159 = add nsw i32 %v12, 1
  %v160 = icmp slt i32 %v159, 16
  br i1 %v160, label %loop3, label %done3
done3:
  store <8 x float> %v58, ptr %v11, align 4
  %v161 = add nsw i32 %v10, 8
  %v162 = getelementptr float, ptr %v1, i32 %v161
  store <8 x float> %v74, ptr %v162, align 4
  %v163 = add nsw i32 %v10, 64
  %v164 = getelementptr float, ptr %v1, i32 %v163
  store <8 x float> %v98, ptr %v164, align 4
  %v165 = add nsw i32 %v163, 8
  %v166 = getelementptr float, ptr %v1, i32 %v165
  store <8 x float> %v102, ptr %v166, align 4
  %v167 = add nsw i32 %v10, 128
  %v168 = getelementptr float, ptr %v1, i32 %v167
  store <8 x float> %v126, ptr %v168, align 4
  %v169 = add nsw i32 %v167, 8
  %v170 = getelementptr float, ptr %v1, i32 %v169
  store <8 x float> %v130, ptr %v170, align 4
  %v171 = add nsw i32 %v10, 192
  %v172 = getelementptr float, ptr %v1, i32 %v171
  store <8 x float> %v154, ptr %v172, align 4
  %v173 = add nsw i32 %v171, 8
  %v174 = getelementptr float, ptr %v1, i32 %v173
  store <8 x float> %v158, ptr %v174, align 4
  %v175 = add nsw i32 %v8, 1
  %v176 = icmp slt i32 %v175, 4
  br i1 %v176, label %loop2, label %done2
done2:
  %v177 = add nsw i32 %v6, 1
  %v178 = icmp slt i32 %v177, 16
  br i1 %v178, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
