target triple = "x86_64-unknown-linux-gnu"

define void @gemm_bfloat16(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
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
  %v9 = phi i32 [ %v6, %entry ], [ %v274, %done2 ]
  %v10 = mul nsw i32 %v9, 384
  %v11 = getelementptr float, ptr %v1, i32 %v10
  br label %loop2
loop2:
  %v12 = phi i32 [ 0, %loop1 ], [ %v226, %loop2 ]
  %v13 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v69, %loop2 ]
  %v14 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v79, %loop2 ]
  %v15 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v95, %loop2 ]
  %v16 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v105, %loop2 ]
  %v17 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v123, %loop2 ]
  %v18 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v125, %loop2 ]
  %v19 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v127, %loop2 ]
  %v20 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v129, %loop2 ]
  %v21 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v147, %loop2 ]
  %v22 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v149, %loop2 ]
  %v23 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v151, %loop2 ]
  %v24 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v153, %loop2 ]
  %v25 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v171, %loop2 ]
  %v26 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v173, %loop2 ]
  %v27 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v175, %loop2 ]
  %v28 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v177, %loop2 ]
  %v29 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v195, %loop2 ]
  %v30 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v197, %loop2 ]
  %v31 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v199, %loop2 ]
  %v32 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v201, %loop2 ]
  %v33 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v219, %loop2 ]
  %v34 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v221, %loop2 ]
  %v35 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v223, %loop2 ]
  %v36 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v225, %loop2 ]
  %v37 = mul nsw i32 %v12, 2
  %v38 = add nsw i32 %v10, %v37
  %v39 = add nsw i32 %v38, 1
  %v40 = getelementptr i16, ptr %v3, i32 %v39
  %v41 = load i16, ptr %v40, align 2
  %v42 = zext i16 %v41 to i32
  %v43 = shl i32 %v42, 16
  %v44 = bitcast i32 %v43 to float
  %v45 = insertelement <16 x float> poison, float %v44, i64 0
  %v46 = shufflevector <16 x float> %v45, <16 x float> poison, <16 x i32> zeroinitializer
  %v47 = mul nsw i32 %v12, 128
  %v48 = add nsw i32 %v47, 64
  %v49 = getelementptr i16, ptr %v5, i32 %v48
  %v50 = load <32 x i16>, ptr %v49, align 2
  %v51 = shufflevector <32 x i16> %v50, <32 x i16> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v52 = zext <16 x i16> %v51 to <16 x i32>
  %v53 = shl <16 x i32> %v52, splat (i32 16)
  %v54 = bitcast <16 x i32> %v53 to <16 x float>
  %v55 = getelementptr i16, ptr %v3, i32 %v38
  %v56 = load i16, ptr %v55, align 2
  %v57 = zext i16 %v56 to i32
  %v58 = shl i32 %v57, 16
  %v59 = bitcast i32 %v58 to float
  %v60 = insertelement <16 x float> poison, float %v59, i64 0
  %v61 = shufflevector <16 x float> %v60, <16 x float> poison, <16 x i32> zeroinitializer
  %v62 = getelementptr i16, ptr %v5, i32 %v47
  %v63 = load <32 x i16>, ptr %v62, align 2
  %v64 = shufflevector <32 x i16> %v63, <32 x i16> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v65 = zext <16 x i16> %v64 to <16 x i32>
  %v66 = shl <16 x i32> %v65, splat (i32 16)
  %v67 = bitcast <16 x i32> %v66 to <16 x float>
  %v68 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v61, <16 x float> %v67, <16 x float> %v13)
  %v69 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v46, <16 x float> %v54, <16 x float> %v68)
  %v70 = shufflevector <32 x i16> %v50, <32 x i16> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v71 = zext <16 x i16> %v70 to <16 x i32>
  %v72 = shl <16 x i32> %v71, splat (i32 16)
  %v73 = bitcast <16 x i32> %v72 to <16 x float>
  %v74 = shufflevector <32 x i16> %v63, <32 x i16> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v75 = zext <16 x i16> %v74 to <16 x i32>
  %v76 = shl <16 x i32> %v75, splat (i32 16)
  %v77 = bitcast <16 x i32> %v76 to <16 x float>
  %v78 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v61, <16 x float> %v77, <16 x float> %v14)
  %v79 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v46, <16 x float> %v73, <16 x float> %v78)
  %v80 = add nsw i32 %v48, 32
  %v81 = getelementptr i16, ptr %v5, i32 %v80
  %v82 = load <32 x i16>, ptr %v81, align 2
  %v83 = shufflevector <32 x i16> %v82, <32 x i16> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v84 = zext <16 x i16> %v83 to <16 x i32>
  %v85 = shl <16 x i32> %v84, splat (i32 16)
  %v86 = bitcast <16 x i32> %v85 to <16 x float>
  %v87 = add nsw i32 %v47, 32
  %v88 = getelementptr i16, ptr %v5, i32 %v87
  %v89 = load <32 x i16>, ptr %v88, align 2
  %v90 = shufflevector <32 x i16> %v89, <32 x i16> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v91 = zext <16 x i16> %v90 to <16 x i32>
  %v92 = shl <16 x i32> %v91, splat (i32 16)
  %v93 = bitcast <16 x i32> %v92 to <16 x float>
  %v94 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v61, <16 x float> %v93, <16 x float> %v15)
  %v95 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v46, <16 x float> %v86, <16 x float> %v94)
  %v96 = shufflevector <32 x i16> %v82, <32 x i16> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v97 = zext <16 x i16> %v96 to <16 x i32>
  %v98 = shl <16 x i32> %v97, splat (i32 16)
  %v99 = bitcast <16 x i32> %v98 to <16 x float>
  %v100 = shufflevector <32 x i16> %v89, <32 x i16> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v101 = zext <16 x i16> %v100 to <16 x i32>
  %v102 = shl <16 x i32> %v101, splat (i32 16)
  %v103 = bitcast <16 x i32> %v102 to <16 x float>
  %v104 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v61, <16 x float> %v103, <16 x float> %v16)
  %v105 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v46, <16 x float> %v99, <16 x float> %v104)
  %v106 = add nsw i32 %v38, 65
  %v107 = getelementptr i16, ptr %v3, i32 %v106
  %v108 = load i16, ptr %v107, align 2
  %v109 = zext i16 %v108 to i32
  %v110 = shl i32 %v109, 16
  %v111 = bitcast i32 %v110 to float
  %v112 = insertelement <16 x float> poison, float %v111, i64 0
  %v113 = shufflevector <16 x float> %v112, <16 x float> poison, <16 x i32> zeroinitializer
  %v114 = add nsw i32 %v38, 64
  %v115 = getelementptr i16, ptr %v3, i32 %v114
  %v116 = load i16, ptr %v115, align 2
  %v117 = zext i16 %v116 to i32
  %v118 = shl i32 %v117, 16
  %v119 = bitcast i32 %v118 to float
  %v120 = insertelement <16 x float> poison, float %v119, i64 0
  %v121 = shufflevector <16 x float> %v120, <16 x float> poison, <16 x i32> zeroinitializer
  %v122 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v121, <16 x float> %v67, <16 x float> %v17)
  %v123 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v113, <16 x float> %v54, <16 x float> %v122)
  %v124 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v121, <16 x float> %v77, <16 x float> %v18)
  %v125 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v113, <16 x float> %v73, <16 x float> %v124)
  %v126 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v121, <16 x float> %v93, <16 x float> %v19)
  %v127 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v113, <16 x float> %v86, <16 x float> %v126)
  %v128 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v121, <16 x float> %v103, <16 x float> %v20)
  %v129 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v113, <16 x float> %v99, <16 x float> %v128)
  %v130 = add nsw i32 %v38, 129
  %v131 = getelementptr i16, ptr %v3, i32 %v130
  %v132 = load i16, ptr %v131, align 2
  %v133 = zext i16 %v132 to i32
  %v134 = shl i32 %v133, 16
  %v135 = bitcast i32 %v134 to float
  %v136 = insertelement <16 x float> poison, float %v135, i64 0
  %v137 = shufflevector <16 x float> %v136, <16 x float> poison, <16 x i32> zeroinitializer
  %v138 = add nsw i32 %v38, 128
  %v139 = getelementptr i16, ptr %v3, i32 %v138
  %v140 = load i16, ptr %v139, align 2
  %v141 = zext i16 %v140 to i32
  %v142 = shl i32 %v141, 16
  %v143 = bitcast i32 %v142 to float
  %v144 = insertelement <16 x float> poison, float %v143, i64 0
  %v145 = shufflevector <16 x float> %v144, <16 x float> poison, <16 x i32> zeroinitializer
  %v146 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v145, <16 x float> %v67, <16 x float> %v21)
  %v147 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v137, <16 x float> %v54, <16 x float> %v146)
  %v148 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v145, <16 x float> %v77, <16 x float> %v22)
  %v149 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v137, <16 x float> %v73, <16 x float> %v148)
  %v150 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v145, <16 x float> %v93, <16 x float> %v23)
  %v151 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v137, <16 x float> %v86, <16 x float> %v150)
  %v152 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v145, <16 x float> %v103, <16 x float> %v24)
  %v153 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v137, <16 x float> %v99, <16 x float> %v152)
  %v154 = add nsw i32 %v38, 193
  %v155 = getelementptr i16, ptr %v3, i32 %v154
  %v156 = load i16, ptr %v155, align 2
  %v157 = zext i16 %v156 to i32
  %v158 = shl i32 %v157, 16
  %v159 = bitcast i32 %v158 to float
  %v160 = insertelement <16 x float> poison, float %v159, i64 0
  %v161 = shufflevector <16 x float> %v160, <16 x float> poison, <16 x i32> zeroinitializer
  %v162 = add nsw i32 %v38, 192
  %v163 = getelementptr i16, ptr %v3, i32 %v162
  %v164 = load i16, ptr %v163, align 2
  %v165 = zext i16 %v164 to i32
  %v166 = shl i32 %v165, 16
  %v167 = bitcast i32 %v166 to float
  %v168 = insertelement <16 x float> poison, float %v167, i64 0
  %v169 = shufflevector <16 x float> %v168, <16 x float> poison, <16 x i32> zeroinitializer
  %v170 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v169, <16 x float> %v67, <16 x float> %v25)
  %v171 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v161, <16 x float> %v54, <16 x float> %v170)
  %v172 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v169, <16 x float> %v77, <16 x float> %v26)
  %v173 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v161, <16 x float> %v73, <16 x float> %v172)
  %v174 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v169, <16 x float> %v93, <16 x float> %v27)
  %v175 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v161, <16 x float> %v86, <16 x float> %v174)
  %v176 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v169, <16 x float> %v103, <16 x float> %v28)
  %v177 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v161, <16 x float> %v99, <16 x float> %v176)
  %v178 = add nsw i32 %v38, 257
  %v179 = getelementptr i16, ptr %v3, i32 %v178
  %v180 = load i16, ptr %v179, align 2
  %v181 = zext i16 %v180 to i32
  %v182 = shl i32 %v181, 16
  %v183 = bitcast i32 %v182 to float
  %v184 = insertelement <16 x float> poison, float %v183, i64 0
  %v185 = shufflevector <16 x float> %v184, <16 x float> poison, <16 x i32> zeroinitializer
  %v186 = add nsw i32 %v38, 256
  %v187 = getelementptr i16, ptr %v3, i32 %v186
  %v188 = load i16, ptr %v187, align 2
  %v189 = zext i16 %v188 to i32
  %v190 = shl i32 %v189, 16
  %v191 = bitcast i32 %v190 to float
  %v192 = insertelement <16 x float> poison, float %v191, i64 0
  %v193 = shufflevector <16 x float> %v192, <16 x float> poison, <16 x i32> zeroinitializer
  %v194 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v193, <16 x float> %v67, <16 x float> %v29)
  %v195 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v185, <16 x float> %v54, <16 x float> %v194)
  %v196 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v193, <16 x float> %v77, <16 x float> %v30)
  %v197 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v185, <16 x float> %v73, <16 x float> %v196)
  %v198 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v193, <16 x float> %v93, <16 x float> %v31)
  %v199 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v185, <16 x float> %v86, <16 x float> %v198)
  %v200 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v193, <16 x float> %v103, <16 x float> %v32)
  %v201 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v185, <16 x float> %v99, <16 x float> %v200)
  %v202 = add nsw i32 %v38, 321
  %v203 = getelementptr i16, ptr %v3, i32 %v202
  %v204 = load i16, ptr %v203, align 2
  %v205 = zext i16 %v204 to i32
  %v206 = shl i32 %v205, 16
  %v207 = bitcast i32 %v206 to float
  %v208 = insertelement <16 x float> poison, float %v207, i64 0
  %v209 = shufflevector <16 x float> %v208, <16 x float> poison, <16 x i32> zeroinitializer
  %v210 = add nsw i32 %v38, 320
  %v211 = getelementptr i16, ptr %v3, i32 %v210
  %v212 = load i16, ptr %v211, align 2
  %v213 = zext i16 %v212 to i32
  %v214 = shl i32 %v213, 16
  %v215 = bitcast i32 %v214 to float
  %v216 = insertelement <16 x float> poison, float %v215, i64 0
  %v217 = shufflevector <16 x float> %v216, <16 x float> poison, <16 x i32> zeroinitializer
  %v218 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v217, <16 x float> %v67, <16 x float> %v33)
  %v219 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v209, <16 x float> %v54, <16 x float> %v218)
  %v220 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v217, <16 x float> %v77, <16 x float> %v34)
  %v221 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v209, <16 x float> %v73, <16 x float> %v220)
  %v222 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v217, <16 x float> %v93, <16 x float> %v35)
  %v223 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v209, <16 x float> %v86, <16 x float> %v222)
  %v224 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v217, <16 x float> %v103, <16 x float> %v36)
  %v225 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v209, <16 x float> %v99, <16 x float> %v224)
  %v226 = add nsw i32 %v12, 1
  %v227 = icmp slt i32 %v226, 32
  br i1 %v227, label %loop2, label %done2
done2:
  store <16 x float> %v69, ptr %v11, align 4
  %v228 = add nsw i32 %v10, 16
  %v229 = getelementptr float, ptr %v1, i32 %v228
  store <16 x float> %v79, ptr %v229, align 4
  %v230 = add nsw i32 %v10, 32
  %v231 = getelementptr float, ptr %v1, i32 %v230
  store <16 x float> %v95, ptr %v231, align 4
  %v232 = add nsw i32 %v10, 48
  %v233 = getelementptr float, ptr %v1, i32 %v232
  store <16 x float> %v105, ptr %v233, align 4
  %v234 = add nsw i32 %v10, 64
  %v235 = getelementptr float, ptr %v1, i32 %v234
  store <16 x float> %v123, ptr %v235, align 4
  %v236 = add nsw i32 %v234, 16
  %v237 = getelementptr float, ptr %v1, i32 %v236
  store <16 x float> %v125, ptr %v237, align 4
  %v238 = add nsw i32 %v234, 32
  %v239 = getelementptr float, ptr %v1, i32 %v238
  store <16 x float> %v127, ptr %v239, align 4
  %v240 = add nsw i32 %v234, 48
  %v241 = getelementptr float, ptr %v1, i32 %v240
  store <16 x float> %v129, ptr %v241, align 4
  %v242 = add nsw i32 %v10, 128
  %v243 = getelementptr float, ptr %v1, i32 %v242
  store <16 x float> %v147, ptr %v243, align 4
  %v244 = add nsw i32 %v242, 16
  %v245 = getelementptr float, ptr %v1, i32 %v244
  store <16 x float> %v149, ptr %v245, align 4
  %v246 = add nsw i32 %v242, 32
  %v247 = getelementptr float, ptr %v1, i32 %v246
  store <16 x float> %v151, ptr %v247, align 4
  %v248 = add nsw i32 %v242, 48
  %v249 = getelementptr float, ptr %v1, i32 %v248
  store <16 x float> %v153, ptr %v249, align 4
  %v250 = add nsw i32 %v10, 192
  %v251 = getelementptr float, ptr %v1, i32 %v250
  store <16 x float> %v171, ptr %v251, align 4
  %v252 = add nsw i32 %v250, 16
  %v253 = getelementptr float, ptr %v1, i32 %v252
  store <16 x float> %v173, ptr %v253, align 4
  %v254 = add nsw i32 %v250, 32
  %v255 = getelementptr float, ptr %v1, i32 %v254
  store <16 x float> %v175, ptr %v255, align 4
  %v256 = add nsw i32 %v250, 48
  %v257 = getelementptr float, ptr %v1, i32 %v256
  store <16 x float> %v177, ptr %v257, align 4
  %v258 = add nsw i32 %v10, 256
  %v259 = getelementptr float, ptr %v1, i32 %v258
  store <16 x float> %v195, ptr %v259, align 4
  %v260 = add nsw i32 %v258, 16
  %v261 = getelementptr float, ptr %v1, i32 %v260
  store <16 x float> %v197, ptr %v261, align 4
  %v262 = add nsw i32 %v258, 32
  %v263 = getelementptr float, ptr %v1, i32 %v262
  store <16 x float> %v199, ptr %v263, align 4
  %v264 = add nsw i32 %v258, 48
  %v265 = getelementptr float, ptr %v1, i32 %v264
  store <16 x float> %v201, ptr %v265, align 4
  %v266 = add nsw i32 %v10, 320
  %v267 = getelementptr float, ptr %v1, i32 %v266
  store <16 x float> %v219, ptr %v267, align 4
  %v268 = add nsw i32 %v266, 16
  %v269 = getelementptr float, ptr %v1, i32 %v268
  store <16 x float> %v221, ptr %v269, align 4
  %v270 = add nsw i32 %v266, 32
  %v271 = getelementptr float, ptr %v1, i32 %v270
  store <16 x float> %v223, ptr %v271, align 4
  %v272 = add nsw i32 %v266, 48
  %v273 = getelementptr float, ptr %v1, i32 %v272
  store <16 x float> %v225, ptr %v273, align 4
  %v274 = add nsw i32 %v9, 1
  %v275 = icmp slt i32 %v274, %v7
  br i1 %v275, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v4" "prefer-vector-width"="512" "no-trapping-math"="true" }
