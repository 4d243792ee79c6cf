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
  %v9 = phi i32 [ %v6, %entry ], [ %v169, %done2 ]
  %v10 = mul nsw i32 %v9, 128
  br label %loop2
loop2:
  %v11 = phi i32 [ 0, %loop1 ], [ %v167, %done3 ]
  %v12 = mul nsw i32 %v11, 32
  %v13 = add nsw i32 %v10, %v12
  %v14 = getelementptr float, ptr %v1, i32 %v13
  br label %loop3
loop3:
  %v15 = phi i32 [ 0, %loop2 ], [ %v149, %loop3 ]
  %v16 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v61, %loop3 ]
  %v17 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v80, %loop3 ]
  %v18 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v96, %loop3 ]
  %v19 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v112, %loop3 ]
  %v20 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v136, %loop3 ]
  %v21 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v140, %loop3 ]
  %v22 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v144, %loop3 ]
  %v23 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v148, %loop3 ]
  %v24 = mul nsw i32 %v15, 4
  %v25 = add nsw i32 %v10, %v24
  %v26 = add nsw i32 %v25, 3
  %v27 = getelementptr float, ptr %v3, i32 %v25
  %v28 = getelementptr float, ptr %v27, i64 3
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <8 x float> poison, float %v29, i64 0
  %v31 = shufflevector <8 x float> %v30, <8 x float> poison, <8 x i32> zeroinitializer
  %v32 = mul nsw i32 %v15, 256
  %v33 = add nsw i32 %v12, %v32
  %v34 = add nsw i32 %v33, 192
  %v35 = getelementptr float, ptr %v5, i32 %v33
  %v36 = getelementptr float, ptr %v35, i64 192
  %v37 = load <8 x float>, ptr %v36, align 4
  %v38 = add nsw i32 %v25, 2
  %v39 = getelementptr float, ptr %v27, i64 2
  %v40 = load float, ptr %v39, align 4
  %v41 = insertelement <8 x float> poison, float %v40, i64 0
  %v42 = shufflevector <8 x float> %v41, <8 x float> poison, <8 x i32> zeroinitializer
  %v43 = add nsw i32 %v33, 128
  %v44 = getelementptr float, ptr %v35, i64 128
  %v45 = load <8 x float>, ptr %v44, align 4
  %v46 = add nsw i32 %v25, 1
  %v47 = getelementptr float, ptr %v27, i64 1
  %v48 = load float, ptr %v47, align 4
  %v49 = insertelement <8 x float> poison, float %v48, i64 0
  %v50 = shufflevector <8 x float> %v49, <8 x float> poison, <8 x i32> zeroinitializer
  %v51 = add nsw i32 %v33, 64
  %v52 = getelementptr float, ptr %v35, i64 64
  %v53 = load <8 x float>, ptr %v52, align 4
  %v54 = load float, ptr %v27, align 4
  %v55 = insertelement <8 x float> poison, float %v54, i64 0
  %v56 = shufflevector <8 x float> %v55, <8 x float> poison, <8 x i32> zeroinitializer
  %v57 = load <8 x float>, ptr %v35, align 4
  %v58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v56, <8 x float> %v57, <8 x float> %v16)
  %v59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v50, <8 x float> %v53, <8 x float> %v58)
  %v60 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v42, <8 x float> %v45, <8 x float> %v59)
  %v61 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v31, <8 x float> %v37, <8 x float> %v60)
  %v62 = add nsw i32 %v34, 8
  %v63 = getelementptr float, ptr %v5, i32 %v34
  %v64 = getelementptr float, ptr %v63, i64 8
  %v65 = load <8 x float>, ptr %v64, align 4
  %v66 = add nsw i32 %v43, 8
  %v67 = getelementptr float, ptr %v5, i32 %v43
  %v68 = getelementptr float, ptr %v67, i64 8
  %v69 = load <8 x float>, ptr %v68, align 4
  %v70 = add nsw i32 %v51, 8
  %v71 = getelementptr float, ptr %v5, i32 %v51
  %v72 = getelementptr float, ptr %v71, i64 8
  %v73 = load <8 x float>, ptr %v72, align 4
  %v74 = add nsw i32 %v33, 8
  %v75 = getelementptr float, ptr %v35, i64 8
  %v76 = load <8 x float>, ptr %v75, align 4
  %v77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v56, <8 x float> %v76, <8 x float> %v17)
  %v78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v50, <8 x float> %v73, <8 x float> %v77)
  %v79 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v42, <8 x float> %v69, <8 x float> %v78)
  %v80 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v31, <8 x float> %v65, <8 x float> %v79)
  %v81 = add nsw i32 %v34, 16
  %v82 = getelementptr float, ptr %v63, i64 16
  %v83 = load <8 x float>, ptr %v82, align 4
  %v84 = add nsw i32 %v43, 16
  %v85 = getelementptr float, ptr %v67, i64 16
  %v86 = load <8 x float>, ptr %v85, align 4
  %v87 = add nsw i32 %v51, 16
  %v88 = getelementptr float, ptr %v71, i64 16
  %v89 = load <8 x float>, ptr %v88, align 4
  %v90 = add nsw i32 %v33, 16
  %v91 = getelementptr float, ptr %v35, i64 16
  %v92 = load <8 x float>, ptr %v91, align 4
  %v93 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v56, <8 x float> %v92, <8 x float> %v18)
  %v94 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v50, <8 x float> %v89, <8 x float> %v93)
  %v95 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v42, <8 x float> %v86, <8 x float> %v94)
  %v96 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v31, <8 x float> %v83, <8 x float> %v95)
  %v97 = add nsw i32 %v34, 24
  %v98 = getelementptr float, ptr %v63, i64 24
  %v99 = load <8 x float>, ptr %v98, align 4
  %v100 = add nsw i32 %v43, 24
  %v101 = getelementptr float, ptr %v67, i64 24
  %v102 = load <8 x float>, ptr %v101, align 4
  %v103 = add nsw i32 %v51, 24
  %v104 = getelementptr float, ptr %v71, i64 24
  %v105 = load <8 x float>, ptr %v104, align 4
  %v106 = add nsw i32 %v33, 24
  %v107 = getelementptr float, ptr %v35, i64 24
  %v108 = load <8 x float>, ptr %v107, align 4
  %v109 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v56, <8 x float> %v108, <8 x float> %v19)
  %v110 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v50, <8 x float> %v105, <8 x float> %v109)
  %v111 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v42, <8 x float> %v102, <8 x float> %v110)
  %v112 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v31, <8 x float> %v99, <8 x float> %v111)
  %v113 = add nsw i32 %v25, 67
  %v114 = getelementptr float, ptr %v27, i64 67
  %v115 = load float, ptr %v114, align 4
  %v116 = insertelement <8 x float> poison, float %v115, i64 0
  %v117 = shufflevector <8 x float> %v116, <8 x float> poison, <8 x i32> zeroinitializer
  %v118 = add nsw i32 %v25, 66
  %v119 = getelementptr float, ptr %v27, i64 66
  %v120 = load float, ptr %v119, align 4
  %v121 = insertelement <8 x float> poison, float %v120, i64 0
  %v122 = shufflevector <8 x float> %v121, <8 x float> poison, <8 x i32> zeroinitializer
  %v123 = add nsw i32 %v25, 65
  %v124 = getelementptr float, ptr %v27, i64 65
  %v125 = load float, ptr %v124, align 4
  %v126 = insertelement <8 x float> poison, float %v125, i64 0
  %v127 = shufflevector <8 x float> %v126, <8 x float> poison, <8 x i32> zeroinitializer
  %v128 = add nsw i32 %v25, 64
  %v129 = getelementptr float, ptr %v27, i64 64
  %v130 = load float, ptr %v129, align 4
  %v131 = insertelement <8 x float> poison, float %v130, i64 0
  %v132 = shufflevector <8 x float> %v131, <8 x float> poison, <8 x i32> zeroinitializer
  %v133 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v132, <8 x float> %v57, <8 x float> %v20)
  %v134 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v127, <8 x float> %v53, <8 x float> %v133)
  %v135 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v122, <8 x float> %v45, <8 x float> %v134)
  %v136 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v117, <8 x float> %v37, <8 x float> %v135)
  %v137 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v132, <8 x float> %v76, <8 x float> %v21)
  %v138 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v127, <8 x float> %v73, <8 x float> %v137)
  %v139 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v122, <8 x float> %v69, <8 x float> %v138)
  %v140 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v117, <8 x float> %v65, <8 x float> %v139)
  %v141 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v132, <8 x float> %v92, <8 x float> %v22)
  %v142 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v127, <8 x float> %v89, <8 x float> %v141)
  %v143 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v122, <8 x float> %v86, <8 x float> %v142)
  %v144 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v117, <8 x float> %v83, <8 x float> %v143)
  %v145 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v132, <8 x float> %v108, <8 x float> %v23)
  %v146 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v127, <8 x float> %v105, <8 x float> %v145)
  %v147 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v122, <8 x float> %v102, <8 x float> %v146)
  %v148 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v117, <8 x float> %v99, <8 x float> %v147)
  %v149 = add nsw i32 %v15, 1
  %v150 = icmp slt i32 %v149, 16
  br i1 %v150, label %loop3, label %done3
done3:
  store <8 x float> %v61, ptr %v14, align 4
  %v151 = add nsw i32 %v13, 8
  %v152 = getelementptr float, ptr %v1, i32 %v13
  %v153 = getelementptr float, ptr %v152, i64 8
  store <8 x float> %v80, ptr %v153, align 4
  %v154 = add nsw i32 %v13, 16
  %v155 = getelementptr float, ptr %v152, i64 16
  store <8 x float> %v96, ptr %v155, align 4
  %v156 = add nsw i32 %v13, 24
  %v157 = getelementptr float, ptr %v152, i64 24
  store <8 x float> %v112, ptr %v157, align 4
  %v158 = add nsw i32 %v13, 64
  %v159 = getelementptr float, ptr %v152, i64 64
  store <8 x float> %v136, ptr %v159, align 4
  %v160 = add nsw i32 %v158, 8
  %v161 = getelementptr float, ptr %v1, i32 %v158
  %v162 = getelementptr float, ptr %v161, i64 8
  store <8 x float> %v140, ptr %v162, align 4
  %v163 = add nsw i32 %v158, 16
  %v164 = getelementptr float, ptr %v161, i64 16
  store <8 x float> %v144, ptr %v164, align 4
  %v165 = add nsw i32 %v158, 24
  %v166 = getelementptr float, ptr %v161, i64 24
  store <8 x float> %v148, ptr %v166, align 4
  %v167 = add nsw i32 %v11, 1
  %v168 = icmp slt i32 %v167, 2
  br i1 %v168, label %loop2, label %done2
done2:
  %v169 = add nsw i32 %v9, 1
  %v170 = icmp slt i32 %v169, %v7
  br i1 %v170, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
