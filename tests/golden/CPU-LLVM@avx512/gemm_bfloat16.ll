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
  %v9 = phi i32 [ %v6, %entry ], [ %v281, %done2 ]
  %v10 = mul nsw i32 %v9, 384
  %v11 = getelementptr float, ptr %v1, i32 %v10
  br label %loop2
loop2:
  %v12 = phi i32 [ 0, %loop1 ], [ %v227, %loop2 ]
  %v13 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v69, %loop2 ]
  %v14 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v79, %loop2 ]
  %v15 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v96, %loop2 ]
  %v16 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v106, %loop2 ]
  %v17 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v124, %loop2 ]
  %v18 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v126, %loop2 ]
  %v19 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v128, %loop2 ]
  %v20 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v130, %loop2 ]
  %v21 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v148, %loop2 ]
  %v22 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v150, %loop2 ]
  %v23 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v152, %loop2 ]
  %v24 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v154, %loop2 ]
  %v25 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v172, %loop2 ]
  %v26 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v174, %loop2 ]
  %v27 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v176, %loop2 ]
  %v28 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v178, %loop2 ]
  %v29 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v196, %loop2 ]
  %v30 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v198, %loop2 ]
  %v31 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v200, %loop2 ]
  %v32 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v202, %loop2 ]
  %v33 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v220, %loop2 ]
  %v34 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v222, %loop2 ]
  %v35 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v224, %loop2 ]
  %v36 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v226, %loop2 ]
  %v37 = mul nsw i32 %v12, 2
  %v38 = add nsw i32 %v10, %v37
  %v39 = add nsw i32 %v38, 1
  %v40 = getelementptr i16, ptr %v3, i32 %v38
  %v41 = getelementptr i16, ptr %v40, i64 1
  %v42 = load i16, ptr %v41, align 2
  %v43 = zext i16 %v42 to i32
  %v44 = shl i32 %v43, 16
  %v45 = bitcast i32 %v44 to float
  %v46 = insertelement <16 x float> poison, float %v45, i64 0
  %v47 = shufflevector <16 x float> %v46, <16 x float> poison, <16 x i32> zeroinitializer
  %v48 = mul nsw i32 %v12, 128
  %v49 = add nsw i32 %v48, 64
  %v50 = getelementptr i16, ptr %v5, i32 %v48
  %v51 = getelementptr i16, ptr %v50, i64 64
  %v52 = load <32 x i16>, ptr %v51, align 2
  %v53 = shufflevector <32 x i16> %v52, <32 x i16> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v54 = zext <16 x i16> %v53 to <16 x i32>
  %v55 = shl <16 x i32> %v54, splat (i32 16)
  %v56 = bitcast <16 x i32> %v55 to <16 x float>
  %v57 = load i16, ptr %v40, align 2
  %v58 = zext i16 %v57 to i32
  %v59 = shl i32 %v58, 16
  %v60 = bitcast i32 %v59 to float
  %v61 = insertelement <16 x float> poison, float %v60, i64 0
  %v62 = shufflevector <16 x float> %v61, <16 x float> poison, <16 x i32> zeroinitializer
  %v63 = load <32 x i16>, ptr %v50, align 2
  %v64 = shufflevector <32 x i16> %v63, <32 x i16> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v65 = zext <16 x i16> %v64 to <16 x i32>
  %v66 = shl <16 x i32> %v65, splat (i32 16)
  %v67 = bitcast <16 x i32> %v66 to <16 x float>
  %v68 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v62, <16 x float> %v67, <16 x float> %v13)
  %v69 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v47, <16 x float> %v56, <16 x float> %v68)
  %v70 = shufflevector <32 x i16> %v52, <32 x i16> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v71 = zext <16 x i16> %v70 to <16 x i32>
  %v72 = shl <16 x i32> %v71, splat (i32 16)
  %v73 = bitcast <16 x i32> %v72 to <16 x float>
  %v74 = shufflevector <32 x i16> %v63, <32 x i16> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v75 = zext <16 x i16> %v74 to <16 x i32>
  %v76 = shl <16 x i32> %v75, splat (i32 16)
  %v77 = bitcast <16 x i32> %v76 to <16 x float>
  %v78 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v62, <16 x float> %v77, <16 x float> %v14)
  %v79 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v47, <16 x float> %v73, <16 x float> %v78)
  %v80 = add nsw i32 %v49, 32
  %v81 = getelementptr i16, ptr %v5, i32 %v49
  %v82 = getelementptr i16, ptr %v81, i64 32
  %v83 = load <32 x i16>, ptr %v82, align 2
  %v84 = shufflevector <32 x i16> %v83, <32 x i16> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v85 = zext <16 x i16> %v84 to <16 x i32>
  %v86 = shl <16 x i32> %v85, splat (i32 16)
  %v87 = bitcast <16 x i32> %v86 to <16 x float>
  %v88 = add nsw i32 %v48, 32
  %v89 = getelementptr i16, ptr %v50, i64 32
  %v90 = load <32 x i16>, ptr %v89, align 2
  %v91 = shufflevector <32 x i16> %v90, <32 x i16> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v92 = zext <16 x i16> %v91 to <16 x i32>
  %v93 = shl <16 x i32> %v92, splat (i32 16)
  %v94 = bitcast <16 x i32> %v93 to <16 x float>
  %v95 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v62, <16 x float> %v94, <16 x float> %v15)
  %v96 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v47, <16 x float> %v87, <16 x float> %v95)
  %v97 = shufflevector <32 x i16> %v83, <32 x i16> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v98 = zext <16 x i16> %v97 to <16 x i32>
  %v99 = shl <16 x i32> %v98, splat (i32 16)
  %v100 = bitcast <16 x i32> %v99 to <16 x float>
  %v101 = shufflevector <32 x i16> %v90, <32 x i16> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v102 = zext <16 x i16> %v101 to <16 x i32>
  %v103 = shl <16 x i32> %v102, splat (i32 16)
  %v104 = bitcast <16 x i32> %v103 to <16 x float>
  %v105 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v62, <16 x float> %v104, <16 x float> %v16)
  %v106 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v47, <16 x float> %v100, <16 x float> %v105)
  %v107 = add nsw i32 %v38, 65
  %v108 = getelementptr i16, ptr %v40, i64 65
  %v109 = load i16, ptr %v108, align 2
  %v110 = zext i16 %v109 to i32
  %v111 = shl i32 %v110, 16
  %v112 = bitcast i32 %v111 to float
  %v113 = insertelement <16 x float> poison, float %v112, i64 0
  %v114 = shufflevector <16 x float> %v113, <16 x float> poison, <16 x i32> zeroinitializer
  %v115 = add nsw i32 %v38, 64
  %v116 = getelementptr i16, ptr %v40, i64 64
  %v117 = load i16, ptr %v116, align 2
  %v118 = zext i16 %v117 to i32
  %v119 = shl i32 %v118, 16
  %v120 = bitcast i32 %v119 to float
  %v121 = insertelement <16 x float> poison, float %v120, i64 0
  %v122 = shufflevector <16 x float> %v121, <16 x float> poison, <16 x i32> zeroinitializer
  %v123 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v122, <16 x float> %v67, <16 x float> %v17)
  %v124 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v114, <16 x float> %v56, <16 x float> %v123)
  %v125 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v122, <16 x float> %v77, <16 x float> %v18)
  %v126 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v114, <16 x float> %v73, <16 x float> %v125)
  %v127 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v122, <16 x float> %v94, <16 x float> %v19)
  %v128 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v114, <16 x float> %v87, <16 x float> %v127)
  %v129 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v122, <16 x float> %v104, <16 x float> %v20)
  %v130 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v114, <16 x float> %v100, <16 x float> %v129)
  %v131 = add nsw i32 %v38, 129
  %v132 = getelementptr i16, ptr %v40, i64 129
  %v133 = load i16, ptr %v132, align 2
  %v134 = zext i16 %v133 to i32
  %v135 = shl i32 %v134, 16
  %v136 = bitcast i32 %v135 to float
  %v137 = insertelement <16 x float> poison, float %v136, i64 0
  %v138 = shufflevector <16 x float> %v137, <16 x float> poison, <16 x i32> zeroinitializer
  %v139 = add nsw i32 %v38, 128
  %v140 = getelementptr i16, ptr %v40, i64 128
  %v141 = load i16, ptr %v140, align 2
  %v142 = zext i16 %v141 to i32
  %v143 = shl i32 %v142, 16
  %v144 = bitcast i32 %v143 to float
  %v145 = insertelement <16 x float> poison, float %v144, i64 0
  %v146 = shufflevector <16 x float> %v145, <16 x float> poison, <16 x i32> zeroinitializer
  %v147 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v146, <16 x float> %v67, <16 x float> %v21)
  %v148 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v138, <16 x float> %v56, <16 x float> %v147)
  %v149 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v146, <16 x float> %v77, <16 x float> %v22)
  %v150 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v138, <16 x float> %v73, <16 x float> %v149)
  %v151 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v146, <16 x float> %v94, <16 x float> %v23)
  %v152 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v138, <16 x float> %v87, <16 x float> %v151)
  %v153 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v146, <16 x float> %v104, <16 x float> %v24)
  %v154 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v138, <16 x float> %v100, <16 x float> %v153)
  %v155 = add nsw i32 %v38, 193
  %v156 = getelementptr i16, ptr %v40, i64 193
  %v157 = load i16, ptr %v156, align 2
  %v158 = zext i16 %v157 to i32
  %v159 = shl i32 %v158, 16
  %v160 = bitcast i32 %v159 to float
  %v161 = insertelement <16 x float> poison, float %v160, i64 0
  %v162 = shufflevector <16 x float> %v161, <16 x float> poison, <16 x i32> zeroinitializer
  %v163 = add nsw i32 %v38, 192
  %v164 = getelementptr i16, ptr %v40, i64 192
  %v165 = load i16, ptr %v164, align 2
  %v166 = zext i16 %v165 to i32
  %v167 = shl i32 %v166, 16
  %v168 = bitcast i32 %v167 to float
  %v169 = insertelement <16 x float> poison, float %v168, i64 0
  %v170 = shufflevector <16 x float> %v169, <16 x float> poison, <16 x i32> zeroinitializer
  %v171 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v170, <16 x float> %v67, <16 x float> %v25)
  %v172 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v162, <16 x float> %v56, <16 x float> %v171)
  %v173 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v170, <16 x float> %v77, <16 x float> %v26)
  %v174 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v162, <16 x float> %v73, <16 x float> %v173)
  %v175 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v170, <16 x float> %v94, <16 x float> %v27)
  %v176 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v162, <16 x float> %v87, <16 x float> %v175)
  %v177 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v170, <16 x float> %v104, <16 x float> %v28)
  %v178 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v162, <16 x float> %v100, <16 x float> %v177)
  %v179 = add nsw i32 %v38, 257
  %v180 = getelementptr i16, ptr %v40, i64 257
  %v181 = load i16, ptr %v180, align 2
  %v182 = zext i16 %v181 to i32
  %v183 = shl i32 %v182, 16
  %v184 = bitcast i32 %v183 to float
  %v185 = insertelement <16 x float> poison, float %v184, i64 0
  %v186 = shufflevector <16 x float> %v185, <16 x float> poison, <16 x i32> zeroinitializer
  %v187 = add nsw i32 %v38, 256
  %v188 = getelementptr i16, ptr %v40, i64 256
  %v189 = load i16, ptr %v188, align 2
  %v190 = zext i16 %v189 to i32
  %v191 = shl i32 %v190, 16
  %v192 = bitcast i32 %v191 to float
  %v193 = insertelement <16 x float> poison, float %v192, i64 0
  %v194 = shufflevector <16 x float> %v193, <16 x float> poison, <16 x i32> zeroinitializer
  %v195 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v194, <16 x float> %v67, <16 x float> %v29)
  %v196 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v186, <16 x float> %v56, <16 x float> %v195)
  %v197 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v194, <16 x float> %v77, <16 x float> %v30)
  %v198 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v186, <16 x float> %v73, <16 x float> %v197)
  %v199 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v194, <16 x float> %v94, <16 x float> %v31)
  %v200 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v186, <16 x float> %v87, <16 x float> %v199)
  %v201 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v194, <16 x float> %v104, <16 x float> %v32)
  %v202 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v186, <16 x float> %v100, <16 x float> %v201)
  %v203 = add nsw i32 %v38, 321
  %v204 = getelementptr i16, ptr %v40, i64 321
  %v205 = load i16, ptr %v204, align 2
  %v206 = zext i16 %v205 to i32
  %v207 = shl i32 %v206, 16
  %v208 = bitcast i32 %v207 to float
  %v209 = insertelement <16 x float> poison, float %v208, i64 0
  %v210 = shufflevector <16 x float> %v209, <16 x float> poison, <16 x i32> zeroinitializer
  %v211 = add nsw i32 %v38, 320
  %v212 = getelementptr i16, ptr %v40, i64 320
  %v213 = load i16, ptr %v212, align 2
  %v214 = zext i16 %v213 to i32
  %v215 = shl i32 %v214, 16
  %v216 = bitcast i32 %v215 to float
  %v217 = insertelement <16 x float> poison, float %v216, i64 0
  %v218 = shufflevector <16 x float> %v217, <16 x float> poison, <16 x i32> zeroinitializer
  %v219 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v218, <16 x float> %v67, <16 x float> %v33)
  %v220 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v210, <16 x float> %v56, <16 x float> %v219)
  %v221 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v218, <16 x float> %v77, <16 x float> %v34)
  %v222 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v210, <16 x float> %v73, <16 x float> %v221)
  %v223 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v218, <16 x float> %v94, <16 x float> %v35)
  %v224 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v210, <16 x float> %v87, <16 x float> %v223)
  %v225 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v218, <16 x float> %v104, <16 x float> %v36)
  %v226 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v210, <16 x float> %v100, <16 x float> %v225)
  %v227 = add nsw i32 %v12, 1
  %v228 = icmp slt i32 %v227, 32
  br i1 %v228, label %loop2, label %done2
done2:
  store <16 x float> %v69, ptr %v11, align 4
  %v229 = add nsw i32 %v10, 16
  %v230 = getelementptr float, ptr %v1, i32 %v10
  %v231 = getelementptr float, ptr %v230, i64 16
  store <16 x float> %v79, ptr %v231, align 4
  %v232 = add nsw i32 %v10, 32
  %v233 = getelementptr float, ptr %v230, i64 32
  store <16 x float> %v96, ptr %v233, align 4
  %v234 = add nsw i32 %v10, 48
  %v235 = getelementptr float, ptr %v230, i64 48
  store <16 x float> %v106, ptr %v235, align 4
  %v236 = add nsw i32 %v10, 64
  %v237 = getelementptr float, ptr %v230, i64 64
  store <16 x float> %v124, ptr %v237, align 4
  %v238 = add nsw i32 %v236, 16
  %v239 = getelementptr float, ptr %v1, i32 %v236
  %v240 = getelementptr float, ptr %v239, i64 16
  store <16 x float> %v126, ptr %v240, align 4
  %v241 = add nsw i32 %v236, 32
  %v242 = getelementptr float, ptr %v239, i64 32
  store <16 x float> %v128, ptr %v242, align 4
  %v243 = add nsw i32 %v236, 48
  %v244 = getelementptr float, ptr %v239, i64 48
  store <16 x float> %v130, ptr %v244, align 4
  %v245 = add nsw i32 %v10, 128
  %v246 = getelementptr float, ptr %v230, i64 128
  store <16 x float> %v148, ptr %v246, align 4
  %v247 = add nsw i32 %v245, 16
  %v248 = getelementptr float, ptr %v1, i32 %v245
  %v249 = getelementptr float, ptr %v248, i64 16
  store <16 x float> %v150, ptr %v249, align 4
  %v250 = add nsw i32 %v245, 32
  %v251 = getelementptr float, ptr %v248, i64 32
  store <16 x float> %v152, ptr %v251, align 4
  %v252 = add nsw i32 %v245, 48
  %v253 = getelementptr float, ptr %v248, i64 48
  store <16 x float> %v154, ptr %v253, align 4
  %v254 = add nsw i32 %v10, 192
  %v255 = getelementptr float, ptr %v230, i64 192
  store <16 x float> %v172, ptr %v255, align 4
  %v256 = add nsw i32 %v254, 16
  %v257 = getelementptr float, ptr %v1, i32 %v254
  %v258 = getelementptr float, ptr %v257, i64 16
  store <16 x float> %v174, ptr %v258, align 4
  %v259 = add nsw i32 %v254, 32
  %v260 = getelementptr float, ptr %v257, i64 32
  store <16 x float> %v176, ptr %v260, align 4
  %v261 = add nsw i32 %v254, 48
  %v262 = getelementptr float, ptr %v257, i64 48
  store <16 x float> %v178, ptr %v262, align 4
  %v263 = add nsw i32 %v10, 256
  %v264 = getelementptr float, ptr %v230, i64 256
  store <16 x float> %v196, ptr %v264, align 4
  %v265 = add nsw i32 %v263, 16
  %v266 = getelementptr float, ptr %v1, i32 %v263
  %v267 = getelementptr float, ptr %v266, i64 16
  store <16 x float> %v198, ptr %v267, align 4
  %v268 = add nsw i32 %v263, 32
  %v269 = getelementptr float, ptr %v266, i64 32
  store <16 x float> %v200, ptr %v269, align 4
  %v270 = add nsw i32 %v263, 48
  %v271 = getelementptr float, ptr %v266, i64 48
  store <16 x float> %v202, ptr %v271, align 4
  %v272 = add nsw i32 %v10, 320
  %v273 = getelementptr float, ptr %v230, i64 320
  store <16 x float> %v220, ptr %v273, align 4
  %v274 = add nsw i32 %v272, 16
  %v275 = getelementptr float, ptr %v1, i32 %v272
  %v276 = getelementptr float, ptr %v275, i64 16
  store <16 x float> %v222, ptr %v276, align 4
  %v277 = add nsw i32 %v272, 32
  %v278 = getelementptr float, ptr %v275, i64 32
  store <16 x float> %v224, ptr %v278, align 4
  %v279 = add nsw i32 %v272, 48
  %v280 = getelementptr float, ptr %v275, i64 48
  store <16 x float> %v226, ptr %v280, align 4
  %v281 = add nsw i32 %v9, 1
  %v282 = icmp slt i32 %v281, %v7
  br i1 %v282, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v4" "prefer-vector-width"="512" "no-trapping-math"="true" }
