target triple = "x86_64-unknown-linux-gnu"

define void @gemm(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = getelementptr inbounds ptr, ptr %args, i64 2
  %v5 = load ptr, ptr %v4, align 8
  %v6 = trunc i64 %start to i32
  %v7 = trunc i64 %stop to i32
  %v8 = icmp slt i32 %v6, %v7
  br i1 %v8, label %loop1, label %done1
loop1:
  %v9 = phi i32 [ %v6, %entry ], [ %v164, %done2 ]
  %v10 = mul nsw i32 %v9, 128
  br label %loop2
loop2:
  %v11 = phi i32 [ 0, %loop1 ], [ %v162, %done3 ]
  %v12 = mul nsw i32 %v11, 32
  %v13 = add nsw i32 %v10, %v12
  %v14 = getelementptr float, ptr %v1, i32 %v13
  br label %loop3
loop3:
  %v15 = phi i32 [ 0, %loop2 ], [ %v146, %loop3 ]
  %v16 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v61, %loop3 ]
  %v17 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v77, %loop3 ]
  %v18 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v93, %loop3 ]
  %v19 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v109, %loop3 ]
  %v20 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v133, %loop3 ]
  %v21 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v137, %loop3 ]
  %v22 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v141, %loop3 ]
  %v23 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v145, %loop3 ]
  %v24 = mul nsw i32 %v15, 4
  %v25 = add nsw i32 %v10, %v24
  %v26 = add nsw i32 %v25, 3
  %v27 = getelementptr float, ptr %v3, i32 %v26
  %v28 = load float, ptr %v27, align 4
  %v29 = insertelement <8 x float> poison, float %v28, i64 0
  %v30 = shufflevector <8 x float> %v29, <8 x float> poison, <8 x i32> zeroinitializer
  %v31 = mul nsw i32 %v15, 256
  %v32 = add nsw i32 %v12, %v31
  %v33 = add nsw i32 %v32, 192
  %v34 = getelementptr float, ptr %v5, i32 %v33
  %v35 = load <8 x float>, ptr %v34, align 4
  %v36 = add nsw i32 %v25, 2
  %v37 = getelementptr float, ptr %v3, i32 %v36
  %v38 = load float, ptr %v37, align 4
  %v39 = insertelement <8 x float> poison, float %v38, i64 0
  %v40 = shufflevector <8 x float> %v39, <8 x float> poison, <8 x i32> zeroinitializer
  %v41 = add nsw i32 %v32, 128
  %v42 = getelementptr float, ptr %v5, i32 %v41
  %v43 = load <8 x float>, ptr %v42, align 4
  %v44 = add nsw i32 %v25, 1
  %v45 = getelementptr float, ptr %v3, i32 %v44
  %v46 = load float, ptr %v45, align 4
  %v47 = insertelement <8 x float> poison, float %v46, i64 0
  %v48 = shufflevector <8 x float> %v47, <8 x float> poison, <8 x i32> zeroinitializer
  %v49 = add nsw i32 %v32, 64
  %v50 = getelementptr float, ptr %v5, i32 %v49
  %v51 = load <8 x float>, ptr %v50, align 4
  %v52 = getelementptr float, ptr %v3, i32 %v25
  %v53 = load float, ptr %v52, align 4
  %v54 = insertelement <8 x float> poison, float %v53, i64 0
  %v55 = shufflevector <8 x float> %v54, <8 x float> poison, <8 x i32> zeroinitializer
  %v56 = getelementptr float, ptr %v5, i32 %v32
  %v57 = load <8 x float>, ptr %v56, align 4
  %v58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v55, <8 x float> %v57, <8 x float> %v16)
  %v59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v48, <8 x float> %v51, <8 x float> %v58)
  %v60 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v40, <8 x float> %v43, <8 x float> %v59)
  %v61 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v30, <8 x float> %v35, <8 x float> %v60)
  %v62 = add nsw i32 %v33, 8
  %v63 = getelementptr float, ptr %v5, i32 %v62
  %v64 = load <8 x float>, ptr %v63, align 4
  %v65 = add nsw i32 %v41, 8
  %v66 = getelementptr float, ptr %v5, i32 %v65
  %v67 = load <8 x float>, ptr %v66, align 4
  %v68 = add nsw i32 %v49, 8
  %v69 = getelementptr float, ptr %v5, i32 %v68
  %v70 = load <8 x float>, ptr %v69, align 4
  %v71 = add nsw i32 %v32, 8
  %v72 = getelementptr float, ptr %v5, i32 %v71
  %v73 = load <8 x float>, ptr %v72, align 4
  %v74 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v55, <8 x float> %v73, <8 x float> %v17)
  %v75 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v48, <8 x float> %v70, <8 x float> %v74)
  %v76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v40, <8 x float> %v67, <8 x float> %v75)
  %v77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v30, <8 x float> %v64, <8 x float> %v76)
  %v78 = add nsw i32 %v33, 16
  %v79 = getelementptr float, ptr %v5, i32 %v78
  %v80 = load <8 x float>, ptr %v79, align 4
  %v81 = add nsw i32 %v41, 16
  %v82 = getelementptr float, ptr %v5, i32 %v81
  %v83 = load <8 x float>, ptr %v82, align 4
  %v84 = add nsw i32 %v49, 16
  %v85 = getelementptr float, ptr %v5, i32 %v84
  %v86 = load <8 x float>, ptr %v85, align 4
  %v87 = add nsw i32 %v32, 16
  %v88 = getelementptr float, ptr %v5, i32 %v87
  %v89 = load <8 x float>, ptr %v88, align 4
  %v90 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v55, <8 x float> %v89, <8 x float> %v18)
  %v91 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v48, <8 x float> %v86, <8 x float> %v90)
  %v92 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v40, <8 x float> %v83, <8 x float> %v91)
  %v93 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v30, <8 x float> %v80, <8 x float> %v92)
  %v94 = add nsw i32 %v33, 24
  %v95 = getelementptr float, ptr %v5, i32 %v94
  %v96 = load <8 x float>, ptr %v95, align 4
  %v97 = add nsw i32 %v41, 24
  %v98 = getelementptr float, ptr %v5, i32 %v97
  %v99 = load <8 x float>, ptr %v98, align 4
  %v100 = add nsw i32 %v49, 24
  %v101 = getelementptr float, ptr %v5, i32 %v100
  %v102 = load <8 x float>, ptr %v101, align 4
  %v103 = add nsw i32 %v32, 24
  %v104 = getelementptr float, ptr %v5, i32 %v103
  %v105 = load <8 x float>, ptr %v104, align 4
  %v106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v55, <8 x float> %v105, <8 x float> %v19)
  %v107 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v48, <8 x float> %v102, <8 x float> %v106)
  %v108 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v40, <8 x float> %v99, <8 x float> %v107)
  %v109 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v30, <8 x float> %v96, <8 x float> %v108)
  %v110 = add nsw i32 %v25, 67
  %v111 = getelementptr float, ptr %v3, i32 %v110
  %v112 = load float, ptr %v111, align 4
  %v113 = insertelement <8 x float> poison, float %v112, i64 0
  %v114 = shufflevector <8 x float> %v113, <8 x float> poison, <8 x i32> zeroinitializer
  %v115 = add nsw i32 %v25, 66
  %v116 = getelementptr float, ptr %v3, i32 %v115
  %v117 = load float, ptr %v116, align 4
  %v118 = insertelement <8 x float> poison, float %v117, i64 0
  %v119 = shufflevector <8 x float> %v118, <8 x float> poison, <8 x i32> zeroinitializer
  %v120 = add nsw i32 %v25, 65
  %v121 = getelementptr float, ptr %v3, i32 %v120
  %v122 = load float, ptr %v121, align 4
  %v123 = insertelement <8 x float> poison, float %v122, i64 0
  %v124 = shufflevector <8 x float> %v123, <8 x float> poison, <8 x i32> zeroinitializer
  %v125 = add nsw i32 %v25, 64
  %v126 = getelementptr float, ptr %v3, i32 %v125
  %v127 = load float, ptr %v126, align 4
  %v128 = insertelement <8 x float> poison, float %v127, i64 0
  %v129 = shufflevector <8 x float> %v128, <8 x float> poison, <8 x i32> zeroinitializer
  %v130 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v129, <8 x float> %v57, <8 x float> %v20)
  %v131 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v124, <8 x float> %v51, <8 x float> %v130)
  %v132 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v119, <8 x float> %v43, <8 x float> %v131)
  %v133 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v114, <8 x float> %v35, <8 x float> %v132)
  %v134 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v129, <8 x float> %v73, <8 x float> %v21)
  %v135 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v124, <8 x float> %v70, <8 x float> %v134)
  %v136 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v119, <8 x float> %v67, <8 x float> %v135)
  %v137 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v114, <8 x float> %v64, <8 x float> %v136)
  %v138 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v129, <8 x float> %v89, <8 x float> %v22)
  %v139 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v124, <8 x float> %v86, <8 x float> %v138)
  %v140 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v119, <8 x float> %v83, <8 x float> %v139)
  %v141 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v114, <8 x float> %v80, <8 x float> %v140)
  %v142 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v129, <8 x float> %v105, <8 x float> %v23)
  %v143 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v124, <8 x float> %v102, <8 x float> %v142)
  %v144 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v119, <8 x float> %v99, <8 x float> %v143)
  %v145 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v114, <8 x float> %v96, <8 x float> %v144)
  %v146 = add nsw i32 %v15, 1
  %v147 = icmp slt i32 %v146, 16
  br i1 %v147, label %loop3, label %done3
done3:
  store <8 x float> %v61, ptr %v14, align 4
  %v148 = add nsw i32 %v13, 8
  %v149 = getelementptr float, ptr %v1, i32 %v148
  store <8 x float> %v77, ptr %v149, align 4
  %v150 = add nsw i32 %v13, 16
  %v151 = getelementptr float, ptr %v1, i32 %v150
  store <8 x float> %v93, ptr %v151, align 4
  %v152 = add nsw i32 %v13, 24
  %v153 = getelementptr float, ptr %v1, i32 %v152
  store <8 x float> %v109, ptr %v153, align 4
  %v154 = add nsw i32 %v13, 64
  %v155 = getelementptr float, ptr %v1, i32 %v154
  store <8 x float> %v133, ptr %v155, align 4
  %v156 = add nsw i32 %v154, 8
  %v157 = getelementptr float, ptr %v1, i32 %v156
  store <8 x float> %v137, ptr %v157, align 4
  %v158 = add nsw i32 %v154, 16
  %v159 = getelementptr float, ptr %v1, i32 %v158
  store <8 x float> %v141, ptr %v159, align 4
  %v160 = add nsw i32 %v154, 24
  %v161 = getelementptr float, ptr %v1, i32 %v160
  store <8 x float> %v145, ptr %v161, align 4
  %v162 = add nsw i32 %v11, 1
  %v163 = icmp slt i32 %v162, 2
  br i1 %v163, label %loop2, label %done2
done2:
  %v164 = add nsw i32 %v9, 1
  %v165 = icmp slt i32 %v164, %v7
  br i1 %v165, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
