target triple = "aarch64-unknown-linux-gnu"

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
  %v9 = phi i32 [ %v6, %entry ], [ %v287, %done2 ]
  %v10 = mul nsw i32 %v9, 384
  br label %loop2
loop2:
  %v11 = phi i32 [ 0, %loop1 ], [ %v285, %done3 ]
  %v12 = mul nsw i32 %v11, 16
  %v13 = add nsw i32 %v10, %v12
  %v14 = getelementptr float, ptr %v1, i32 %v13
  br label %loop3
loop3:
  %v15 = phi i32 [ 0, %loop2 ], [ %v231, %loop3 ]
  %v16 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v73, %loop3 ]
  %v17 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v83, %loop3 ]
  %v18 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v100, %loop3 ]
  %v19 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v110, %loop3 ]
  %v20 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v128, %loop3 ]
  %v21 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v130, %loop3 ]
  %v22 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v132, %loop3 ]
  %v23 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v134, %loop3 ]
  %v24 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v152, %loop3 ]
  %v25 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v154, %loop3 ]
  %v26 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v156, %loop3 ]
  %v27 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v158, %loop3 ]
  %v28 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v176, %loop3 ]
  %v29 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v178, %loop3 ]
  %v30 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v180, %loop3 ]
  %v31 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v182, %loop3 ]
  %v32 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v200, %loop3 ]
  %v33 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v202, %loop3 ]
  %v34 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v204, %loop3 ]
  %v35 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v206, %loop3 ]
  %v36 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v224, %loop3 ]
  %v37 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v226, %loop3 ]
  %v38 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v228, %loop3 ]
  %v39 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v230, %loop3 ]
  %v40 = mul nsw i32 %v15, 2
  %v41 = add nsw i32 %v10, %v40
  %v42 = add nsw i32 %v41, 1
  %v43 = getelementptr i16, ptr %v3, i32 %v41
  %v44 = getelementptr i16, ptr %v43, i64 1
  %v45 = load i16, ptr %v44, align 2
  %v46 = zext i16 %v45 to i32
  %v47 = shl i32 %v46, 16
  %v48 = bitcast i32 %v47 to float
  %v49 = insertelement <4 x float> poison, float %v48, i64 0
  %v50 = shufflevector <4 x float> %v49, <4 x float> poison, <4 x i32> zeroinitializer
  %v51 = mul nsw i32 %v15, 128
  %v52 = add nsw i32 %v12, %v51
  %v53 = add nsw i32 %v52, 64
  %v54 = getelementptr i16, ptr %v5, i32 %v52
  %v55 = getelementptr i16, ptr %v54, i64 64
  %v56 = load <8 x i16>, ptr %v55, align 2
  %v57 = shufflevector <8 x i16> %v56, <8 x i16> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v58 = zext <4 x i16> %v57 to <4 x i32>
  %v59 = shl <4 x i32> %v58, splat (i32 16)
  %v60 = bitcast <4 x i32> %v59 to <4 x float>
  %v61 = load i16, ptr %v43, align 2
  %v62 = zext i16 %v61 to i32
  %v63 = shl i32 %v62, 16
  %v64 = bitcast i32 %v63 to float
  %v65 = insertelement <4 x float> poison, float %v64, i64 0
  %v66 = shufflevector <4 x float> %v65, <4 x float> poison, <4 x i32> zeroinitializer
  %v67 = load <8 x i16>, ptr %v54, align 2
  %v68 = shufflevector <8 x i16> %v67, <8 x i16> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v69 = zext <4 x i16> %v68 to <4 x i32>
  %v70 = shl <4 x i32> %v69, splat (i32 16)
  %v71 = bitcast <4 x i32> %v70 to <4 x float>
  %v72 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v66, <4 x float> %v71, <4 x float> %v16)
  %v73 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v50, <4 x float> %v60, <4 x float> %v72)
  %v74 = shufflevector <8 x i16> %v56, <8 x i16> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v75 = zext <4 x i16> %v74 to <4 x i32>
  %v76 = shl <4 x i32> %v75, splat (i32 16)
  %v77 = bitcast <4 x i32> %v76 to <4 x float>
  %v78 = shufflevector <8 x i16> %v67, <8 x i16> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v79 = zext <4 x i16> %v78 to <4 x i32>
  %v80 = shl <4 x i32> %v79, splat (i32 16)
  %v81 = bitcast <4 x i32> %v80 to <4 x float>
  %v82 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v66, <4 x float> %v81, <4 x float> %v17)
  %v83 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v50, <4 x float> %v77, <4 x float> %v82)
  %v84 = add nsw i32 %v53, 8
  %v85 = getelementptr i16, ptr %v5, i32 %v53
  %v86 = getelementptr i16, ptr %v85, i64 8
  %v87 = load <8 x i16>, ptr %v86, align 2
  %v88 = shufflevector <8 x i16> %v87, <8 x i16> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v89 = zext <4 x i16> %v88 to <4 x i32>
  %v90 = shl <4 x i32> %v89, splat (i32 16)
  %v91 = bitcast <4 x i32> %v90 to <4 x float>
  %v92 = add nsw i32 %v52, 8
  %v93 = getelementptr i16, ptr %v54, i64 8
  %v94 = load <8 x i16>, ptr %v93, align 2
  %v95 = shufflevector <8 x i16> %v94, <8 x i16> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v96 = zext <4 x i16> %v95 to <4 x i32>
  %v97 = shl <4 x i32> %v96, splat (i32 16)
  %v98 = bitcast <4 x i32> %v97 to <4 x float>
  %v99 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v66, <4 x float> %v98, <4 x float> %v18)
  %v100 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v50, <4 x float> %v91, <4 x float> %v99)
  %v101 = shufflevector <8 x i16> %v87, <8 x i16> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v102 = zext <4 x i16> %v101 to <4 x i32>
  %v103 = shl <4 x i32> %v102, splat (i32 16)
  %v104 = bitcast <4 x i32> %v103 to <4 x float>
  %v105 = shufflevector <8 x i16> %v94, <8 x i16> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v106 = zext <4 x i16> %v105 to <4 x i32>
  %v107 = shl <4 x i32> %v106, splat (i32 16)
  %v108 = bitcast <4 x i32> %v107 to <4 x float>
  %v109 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v66, <4 x float> %v108, <4 x float> %v19)
  %v110 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v50, <4 x float> %v104, <4 x float> %v109)
  %v111 = add nsw i32 %v41, 65
  %v112 = getelementptr i16, ptr %v43, i64 65
  %v113 = load i16, ptr %v112, align 2
  %v114 = zext i16 %v113 to i32
  %v115 = shl i32 %v114, 16
  %v116 = bitcast i32 %v115 to float
  %v117 = insertelement <4 x float> poison, float %v116, i64 0
  %v118 = shufflevector <4 x float> %v117, <4 x float> poison, <4 x i32> zeroinitializer
  %v119 = add nsw i32 %v41, 64
  %v120 = getelementptr i16, ptr %v43, i64 64
  %v121 = load i16, ptr %v120, align 2
  %v122 = zext i16 %v121 to i32
  %v123 = shl i32 %v122, 16
  %v124 = bitcast i32 %v123 to float
  %v125 = insertelement <4 x float> poison, float %v124, i64 0
  %v126 = shufflevector <4 x float> %v125, <4 x float> poison, <4 x i32> zeroinitializer
  %v127 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v126, <4 x float> %v71, <4 x float> %v20)
  %v128 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v118, <4 x float> %v60, <4 x float> %v127)
  %v129 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v126, <4 x float> %v81, <4 x float> %v21)
  %v130 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v118, <4 x float> %v77, <4 x float> %v129)
  %v131 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v126, <4 x float> %v98, <4 x float> %v22)
  %v132 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v118, <4 x float> %v91, <4 x float> %v131)
  %v133 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v126, <4 x float> %v108, <4 x float> %v23)
  %v134 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v118, <4 x float> %v104, <4 x float> %v133)
  %v135 = add nsw i32 %v41, 129
  %v136 = getelementptr i16, ptr %v43, i64 129
  %v137 = load i16, ptr %v136, align 2
  %v138 = zext i16 %v137 to i32
  %v139 = shl i32 %v138, 16
  %v140 = bitcast i32 %v139 to float
  %v141 = insertelement <4 x float> poison, float %v140, i64 0
  %v142 = shufflevector <4 x float> %v141, <4 x float> poison, <4 x i32> zeroinitializer
  %v143 = add nsw i32 %v41, 128
  %v144 = getelementptr i16, ptr %v43, i64 128
  %v145 = load i16, ptr %v144, align 2
  %v146 = zext i16 %v145 to i32
  %v147 = shl i32 %v146, 16
  %v148 = bitcast i32 %v147 to float
  %v149 = insertelement <4 x float> poison, float %v148, i64 0
  %v150 = shufflevector <4 x float> %v149, <4 x float> poison, <4 x i32> zeroinitializer
  %v151 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v150, <4 x float> %v71, <4 x float> %v24)
  %v152 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v142, <4 x float> %v60, <4 x float> %v151)
  %v153 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v150, <4 x float> %v81, <4 x float> %v25)
  %v154 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v142, <4 x float> %v77, <4 x float> %v153)
  %v155 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v150, <4 x float> %v98, <4 x float> %v26)
  %v156 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v142, <4 x float> %v91, <4 x float> %v155)
  %v157 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v150, <4 x float> %v108, <4 x float> %v27)
  %v158 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v142, <4 x float> %v104, <4 x float> %v157)
  %v159 = add nsw i32 %v41, 193
  %v160 = getelementptr i16, ptr %v43, i64 193
  %v161 = load i16, ptr %v160, align 2
  %v162 = zext i16 %v161 to i32
  %v163 = shl i32 %v162, 16
  %v164 = bitcast i32 %v163 to float
  %v165 = insertelement <4 x float> poison, float %v164, i64 0
  %v166 = shufflevector <4 x float> %v165, <4 x float> poison, <4 x i32> zeroinitializer
  %v167 = add nsw i32 %v41, 192
  %v168 = getelementptr i16, ptr %v43, i64 192
  %v169 = load i16, ptr %v168, align 2
  %v170 = zext i16 %v169 to i32
  %v171 = shl i32 %v170, 16
  %v172 = bitcast i32 %v171 to float
  %v173 = insertelement <4 x float> poison, float %v172, i64 0
  %v174 = shufflevector <4 x float> %v173, <4 x float> poison, <4 x i32> zeroinitializer
  %v175 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v174, <4 x float> %v71, <4 x float> %v28)
  %v176 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v166, <4 x float> %v60, <4 x float> %v175)
  %v177 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v174, <4 x float> %v81, <4 x float> %v29)
  %v178 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v166, <4 x float> %v77, <4 x float> %v177)
  %v179 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v174, <4 x float> %v98, <4 x float> %v30)
  %v180 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v166, <4 x float> %v91, <4 x float> %v179)
  %v181 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v174, <4 x float> %v108, <4 x float> %v31)
  %v182 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v166, <4 x float> %v104, <4 x float> %v181)
  %v183 = add nsw i32 %v41, 257
  %v184 = getelementptr i16, ptr %v43, i64 257
  %v185 = load i16, ptr %v184, align 2
  %v186 = zext i16 %v185 to i32
  %v187 = shl i32 %v186, 16
  %v188 = bitcast i32 %v187 to float
  %v189 = insertelement <4 x float> poison, float %v188, i64 0
  %v190 = shufflevector <4 x float> %v189, <4 x float> poison, <4 x i32> zeroinitializer
  %v191 = add nsw i32 %v41, 256
  %v192 = getelementptr i16, ptr %v43, i64 256
  %v193 = load i16, ptr %v192, align 2
  %v194 = zext i16 %v193 to i32
  %v195 = shl i32 %v194, 16
  %v196 = bitcast i32 %v195 to float
  %v197 = insertelement <4 x float> poison, float %v196, i64 0
  %v198 = shufflevector <4 x float> %v197, <4 x float> poison, <4 x i32> zeroinitializer
  %v199 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v198, <4 x float> %v71, <4 x float> %v32)
  %v200 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v190, <4 x float> %v60, <4 x float> %v199)
  %v201 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v198, <4 x float> %v81, <4 x float> %v33)
  %v202 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v190, <4 x float> %v77, <4 x float> %v201)
  %v203 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v198, <4 x float> %v98, <4 x float> %v34)
  %v204 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v190, <4 x float> %v91, <4 x float> %v203)
  %v205 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v198, <4 x float> %v108, <4 x float> %v35)
  %v206 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v190, <4 x float> %v104, <4 x float> %v205)
  %v207 = add nsw i32 %v41, 321
  %v208 = getelementptr i16, ptr %v43, i64 321
  %v209 = load i16, ptr %v208, align 2
  %v210 = zext i16 %v209 to i32
  %v211 = shl i32 %v210, 16
  %v212 = bitcast i32 %v211 to float
  %v213 = insertelement <4 x float> poison, float %v212, i64 0
  %v214 = shufflevector <4 x float> %v213, <4 x float> poison, <4 x i32> zeroinitializer
  %v215 = add nsw i32 %v41, 320
  %v216 = getelementptr i16, ptr %v43, i64 320
  %v217 = load i16, ptr %v216, align 2
  %v218 = zext i16 %v217 to i32
  %v219 = shl i32 %v218, 16
  %v220 = bitcast i32 %v219 to float
  %v221 = insertelement <4 x float> poison, float %v220, i64 0
  %v222 = shufflevector <4 x float> %v221, <4 x float> poison, <4 x i32> zeroinitializer
  %v223 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v222, <4 x float> %v71, <4 x float> %v36)
  %v224 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v214, <4 x float> %v60, <4 x float> %v223)
  %v225 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v222, <4 x float> %v81, <4 x float> %v37)
  %v226 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v214, <4 x float> %v77, <4 x float> %v225)
  %v227 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v222, <4 x float> %v98, <4 x float> %v38)
  %v228 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v214, <4 x float> %v91, <4 x float> %v227)
  %v229 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v222, <4 x float> %v108, <4 x float> %v39)
  %v230 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v214, <4 x float> %v104, <4 x float> %v229)
  %v231 = add nsw i32 %v15, 1
  %v232 = icmp slt i32 %v231, 32
  br i1 %v232, label %loop3, label %done3
done3:
  store <4 x float> %v73, ptr %v14, align 4
  %v233 = add nsw i32 %v13, 4
  %v234 = getelementptr float, ptr %v1, i32 %v13
  %v235 = getelementptr float, ptr %v234, i64 4
  store <4 x float> %v83, ptr %v235, align 4
  %v236 = add nsw i32 %v13, 8
  %v237 = getelementptr float, ptr %v234, i64 8
  store <4 x float> %v100, ptr %v237, align 4
  %v238 = add nsw i32 %v13, 12
  %v239 = getelementptr float, ptr %v234, i64 12
  store <4 x float> %v110, ptr %v239, align 4
  %v240 = add nsw i32 %v13, 64
  %v241 = getelementptr float, ptr %v234, i64 64
  store <4 x float> %v128, ptr %v241, align 4
  %v242 = add nsw i32 %v240, 4
  %v243 = getelementptr float, ptr %v1, i32 %v240
  %v244 = getelementptr float, ptr %v243, i64 4
  store <4 x float> %v130, ptr %v244, align 4
  %v245 = add nsw i32 %v240, 8
  %v246 = getelementptr float, ptr %v243, i64 8
  store <4 x float> %v132, ptr %v246, align 4
  %v247 = add nsw i32 %v240, 12
  %v248 = getelementptr float, ptr %v243, i64 12
  store <4 x float> %v134, ptr %v248, align 4
  %v249 = add nsw i32 %v13, 128
  %v250 = getelementptr float, ptr %v234, i64 128
  store <4 x float> %v152, ptr %v250, align 4
  %v251 = add nsw i32 %v249, 4
  %v252 = getelementptr float, ptr %v1, i32 %v249
  %v253 = getelementptr float, ptr %v252, i64 4
  store <4 x float> %v154, ptr %v253, align 4
  %v254 = add nsw i32 %v249, 8
  %v255 = getelementptr float, ptr %v252, i64 8
  store <4 x float> %v156, ptr %v255, align 4
  %v256 = add nsw i32 %v249, 12
  %v257 = getelementptr float, ptr %v252, i64 12
  store <4 x float> %v158, ptr %v257, align 4
  %v258 = add nsw i32 %v13, 192
  %v259 = getelementptr float, ptr %v234, i64 192
  store <4 x float> %v176, ptr %v259, align 4
  %v260 = add nsw i32 %v258, 4
  %v261 = getelementptr float, ptr %v1, i32 %v258
  %v262 = getelementptr float, ptr %v261, i64 4
  store <4 x float> %v178, ptr %v262, align 4
  %v263 = add nsw i32 %v258, 8
  %v264 = getelementptr float, ptr %v261, i64 8
  store <4 x float> %v180, ptr %v264, align 4
  %v265 = add nsw i32 %v258, 12
  %v266 = getelementptr float, ptr %v261, i64 12
  store <4 x float> %v182, ptr %v266, align 4
  %v267 = add nsw i32 %v13, 256
  %v268 = getelementptr float, ptr %v234, i64 256
  store <4 x float> %v200, ptr %v268, align 4
  %v269 = add nsw i32 %v267, 4
  %v270 = getelementptr float, ptr %v1, i32 %v267
  %v271 = getelementptr float, ptr %v270, i64 4
  store <4 x float> %v202, ptr %v271, align 4
  %v272 = add nsw i32 %v267, 8
  %v273 = getelementptr float, ptr %v270, i64 8
  store <4 x float> %v204, ptr %v273, align 4
  %v274 = add nsw i32 %v267, 12
  %v275 = getelementptr float, ptr %v270, i64 12
  store <4 x float> %v206, ptr %v275, align 4
  %v276 = add nsw i32 %v13, 320
  %v277 = getelementptr float, ptr %v234, i64 320
  store <4 x float> %v224, ptr %v277, align 4
  %v278 = add nsw i32 %v276, 4
  %v279 = getelementptr float, ptr %v1, i32 %v276
  %v280 = getelementptr float, ptr %v279, i64 4
  store <4 x float> %v226, ptr %v280, align 4
  %v281 = add nsw i32 %v276, 8
  %v282 = getelementptr float, ptr %v279, i64 8
  store <4 x float> %v228, ptr %v282, align 4
  %v283 = add nsw i32 %v276, 12
  %v284 = getelementptr float, ptr %v279, i64 12
  store <4 x float> %v230, ptr %v284, align 4
  %v285 = add nsw i32 %v11, 1
  %v286 = icmp slt i32 %v285, 4
  br i1 %v286, label %loop2, label %done2
done2:
  %v287 = add nsw i32 %v9, 1
  %v288 = icmp slt i32 %v287, %v7
  br i1 %v288, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+neon" "prefer-vector-width"="128" "no-trapping-math"="true" }
