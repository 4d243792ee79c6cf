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
  %v9 = phi i32 [ %v6, %entry ], [ %v187, %done2 ]
  %v10 = mul nsw i32 %v9, 256
  br label %loop2
loop2:
  %v11 = phi i32 [ 0, %loop1 ], [ %v185, %done3 ]
  %v12 = mul nsw i32 %v11, 16
  %v13 = add nsw i32 %v10, %v12
  %v14 = getelementptr float, ptr %v1, i32 %v13
  br label %loop3
loop3:
  %v15 = phi i32 [ 0, %loop2 ], [ %v165, %loop3 ]
  %v16 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v61, %loop3 ]
  %v17 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v80, %loop3 ]
  %v18 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v104, %loop3 ]
  %v19 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v108, %loop3 ]
  %v20 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v132, %loop3 ]
  %v21 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v136, %loop3 ]
  %v22 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v160, %loop3 ]
  %v23 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v164, %loop3 ]
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
  %v81 = add nsw i32 %v25, 67
  %v82 = getelementptr float, ptr %v27, i64 67
  %v83 = load float, ptr %v82, align 4
  %v84 = insertelement <8 x float> poison, float %v83, i64 0
  %v85 = shufflevector <8 x float> %v84, <8 x float> poison, <8 x i32> zeroinitializer
  %v86 = add nsw i32 %v25, 66
  %v87 = getelementptr float, ptr %v27, i64 66
  %v88 = load float, ptr %v87, align 4
  %v89 = insertelement <8 x float> poison, float %v88, i64 0
  %v90 = shufflevector <8 x float> %v89, <8 x float> poison, <8 x i32> zeroinitializer
  %v91 = add nsw i32 %v25, 65
  %v92 = getelementptr float, ptr %v27, i64 65
  %v93 = load float, ptr %v92, align 4
  %v94 = insertelement <8 x float> poison, float %v93, i64 0
  %v95 = shufflevector <8 x float> %v94, <8 x float> poison, <8 x i32> zeroinitializer
  %v96 = add nsw i32 %v25, 64
  %v97 = getelementptr float, ptr %v27, i64 64
  %v98 = load float, ptr %v97, align 4
  %v99 = insertelement <8 x float> poison, float %v98, i64 0
  %v100 = shufflevector <8 x float> %v99, <8 x float> poison, <8 x i32> zeroinitializer
  %v101 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v100, <8 x float> %v57, <8 x float> %v18)
  %v102 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v95, <8 x float> %v53, <8 x float> %v101)
  %v103 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v90, <8 x float> %v45, <8 x float> %v102)
  %v104 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v85, <8 x float> %v37, <8 x float> %v103)
  %v105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v100, <8 x float> %v76, <8 x float> %v19)
  %v106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v95, <8 x float> %v73, <8 x float> %v105)
  %v107 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v90, <8 x float> %v69, <8 x float> %v106)
  %v108 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v85, <8 x float> %v65, <8 x float> %v107)
  %v109 = add nsw i32 %v25, 131
  %v110 = getelementptr float, ptr %v27, i64 131
  %v111 = load float, ptr %v110, align 4
  %v112 = insertelement <8 x float> poison, float %v111, i64 0
  %v113 = shufflevector <8 x float> %v112, <8 x float> poison, <8 x i32> zeroinitializer
  %v114 = add nsw i32 %v25, 130
  %v115 = getelementptr float, ptr %v27, i64 130
  %v116 = load float, ptr %v115, align 4
  %v117 = insertelement <8 x float> poison, float %v116, i64 0
  %v118 = shufflevector <8 x float> %v117, <8 x float> poison, <8 x i32> zeroinitializer
  %v119 = add nsw i32 %v25, 129
  %v120 = getelementptr float, ptr %v27, i64 129
  %v121 = load float, ptr %v120, align 4
  %v122 = insertelement <8 x float> poison, float %v121, i64 0
  %v123 = shufflevector <8 x float> %v122, <8 x float> poison, <8 x i32> zeroinitializer
  %v124 = add nsw i32 %v25, 128
  %v125 = getelementptr float, ptr %v27, i64 128
  %v126 = load float, ptr %v125, align 4
  %v127 = insertelement <8 x float> poison, float %v126, i64 0
  %v128 = shufflevector <8 x float> %v127, <8 x float> poison, <8 x i32> zeroinitializer
  %v129 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v128, <8 x float> %v57, <8 x float> %v20)
  %v130 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v123, <8 x float> %v53, <8 x float> %v129)
  %v131 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v118, <8 x float> %v45, <8 x float> %v130)
  %v132 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v113, <8 x float> %v37, <8 x float> %v131)
  %v133 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v128, <8 x float> %v76, <8 x float> %v21)
  %v134 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v123, <8 x float> %v73, <8 x float> %v133)
  %v135 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v118, <8 x float> %v69, <8 x float> %v134)
  %v136 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v113, <8 x float> %v65, <8 x float> %v135)
  %v137 = add nsw i32 %v25, 195
  %v138 = getelementptr float, ptr %v27, i64 195
  %v139 = load float, ptr %v138, align 4
  %v140 = insertelement <8 x float> poison, float %v139, i64 0
  %v141 = shufflevector <8 x float> %v140, <8 x float> poison, <8 x i32> zeroinitializer
  %v142 = add nsw i32 %v25, 194
  %v143 = getelementptr float, ptr %v27, i64 194
  %v144 = load float, ptr %v143, align 4
  %v145 = insertelement <8 x float> poison, float %v144, i64 0
  %v146 = shufflevector <8 x float> %v145, <8 x float> poison, <8 x i32> zeroinitializer
  %v147 = add nsw i32 %v25, 193
  %v148 = getelementptr float, ptr %v27, i64 193
  %v149 = load float, ptr %v148, align 4
  %v150 = insertelement <8 x float> poison, float %v149, i64 0
  %v151 = shufflevector <8 x float> %v150, <8 x float> poison, <8 x i32> zeroinitializer
  %v152 = add nsw i32 %v25, 192
  %v153 = getelementptr float, ptr %v27, i64 192
  %v154 = load float, ptr %v153, align 4
  %v155 = insertelement <8 x float> poison, float %v154, i64 0
  %v156 = shufflevector <8 x float> %v155, <8 x float> poison, <8 x i32> zeroinitializer
  %v157 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v156, <8 x float> %v57, <8 x float> %v22)
  %v158 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v151, <8 x float> %v53, <8 x float> %v157)
  %v159 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v146, <8 x float> %v45, <8 x float> %v158)
  %v160 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v141, <8 x float> %v37, <8 x float> %v159)
  %v161 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v156, <8 x float> %v76, <8 x float> %v23)
  %v162 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v151, <8 x float> %v73, <8 x float> %v161)
  %v163 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v146, <8 x float> %v69, <8 x float> %v162)
  %v164 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v141, <8 x float> %v65, <8 x float> %v163)
  %v165 = add nsw i32 %v15, 1
  %v166 = icmp slt i32 %v165, 16
  br i1 %v166, label %loop3, label %done3
done3:
  store <8 x float> %v61, ptr %v14, align 4
  %v167 = add nsw i32 %v13, 8
  %v168 = getelementptr float, ptr %v1, i32 %v13
  %v169 = getelementptr float, ptr %v168, i64 8
  store <8 x float> %v80, ptr %v169, align 4
  %v170 = add nsw i32 %v13, 64
  %v171 = getelementptr float, ptr %v168, i64 64
  store <8 x float> %v104, ptr %v171, align 4
  %v172 = add nsw i32 %v170, 8
  %v173 = getelementptr float, ptr %v1, i32 %v170
  %v174 = getelementptr float, ptr %v173, i64 8
  store <8 x float> %v108, ptr %v174, align 4
  %v175 = add nsw i32 %v13, 128
  %v176 = getelementptr float, ptr %v168, i64 128
  store <8 x float> %v132, ptr %v176, align 4
  %v177 = add nsw i32 %v175, 8
  %v178 = getelementptr float, ptr %v1, i32 %v175
  %v179 = getelementptr float, ptr %v178, i64 8
  store <8 x float> %v136, ptr %v179, align 4
  %v180 = add nsw i32 %v13, 192
  %v181 = getelementptr float, ptr %v168, i64 192
  store <8 x float> %v160, ptr %v181, align 4
  %v182 = add nsw i32 %v180, 8
  %v183 = getelementptr float, ptr %v1, i32 %v180
  %v184 = getelementptr float, ptr %v183, i64 8
  store <8 x float> %v164, ptr %v184, align 4
  %v185 = add nsw i32 %v11, 1
  %v186 = icmp slt i32 %v185, 4
  br i1 %v186, label %loop2, label %done2
done2:
  %v187 = add nsw i32 %v9, 1
  %v188 = icmp slt i32 %v187, %v7
  br i1 %v188, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
