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
  %v9 = phi i32 [ %v6, %entry ], [ %v280, %done2 ]
  %v10 = mul nsw i32 %v9, 384
  br label %loop2
loop2:
  %v11 = phi i32 [ 0, %loop1 ], [ %v278, %done3 ]
  %v12 = mul nsw i32 %v11, 16
  %v13 = add nsw i32 %v10, %v12
  %v14 = getelementptr float, ptr %v1, i32 %v13
  br label %loop3
loop3:
  %v15 = phi i32 [ 0, %loop2 ], [ %v230, %loop3 ]
  %v16 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v73, %loop3 ]
  %v17 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v83, %loop3 ]
  %v18 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v99, %loop3 ]
  %v19 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v109, %loop3 ]
  %v20 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v127, %loop3 ]
  %v21 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v129, %loop3 ]
  %v22 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v131, %loop3 ]
  %v23 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v133, %loop3 ]
  %v24 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v151, %loop3 ]
  %v25 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v153, %loop3 ]
  %v26 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v155, %loop3 ]
  %v27 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v157, %loop3 ]
  %v28 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v175, %loop3 ]
  %v29 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v177, %loop3 ]
  %v30 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v179, %loop3 ]
  %v31 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v181, %loop3 ]
  %v32 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v199, %loop3 ]
  %v33 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v201, %loop3 ]
  %v34 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v203, %loop3 ]
  %v35 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v205, %loop3 ]
  %v36 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v223, %loop3 ]
  %v37 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v225, %loop3 ]
  %v38 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v227, %loop3 ]
  %v39 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v229, %loop3 ]
  %v40 = mul nsw i32 %v15, 2
  %v41 = add nsw i32 %v10, %v40
  %v42 = add nsw i32 %v41, 1
  %v43 = getelementptr i16, ptr %v3, i32 %v42
  %v44 = load i16, ptr %v43, align 2
  %v45 = zext i16 %v44 to i32
  %v46 = shl i32 %v45, 16
  %v47 = bitcast i32 %v46 to float
  %v48 = insertelement <4 x float> poison, float %v47, i64 0
  %v49 = shufflevector <4 x float> %v48, <4 x float> poison, <4 x i32> zeroinitializer
  %v50 = mul nsw i32 %v15, 128
  %v51 = add nsw i32 %v12, %v50
  %v52 = add nsw i32 %v51, 64
  %v53 = getelementptr i16, ptr %v5, i32 %v52
  %v54 = load <8 x i16>, ptr %v53, align 2
  %v55 = shufflevector <8 x i16> %v54, <8 x i16> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v56 = zext <4 x i16> %v55 to <4 x i32>
  %v57 = shl <4 x i32> %v56, splat (i32 16)
  %v58 = bitcast <4 x i32> %v57 to <4 x float>
  %v59 = getelementptr i16, ptr %v3, i32 %v41
  %v60 = load i16, ptr %v59, align 2
  %v61 = zext i16 %v60 to i32
  %v62 = shl i32 %v61, 16
  %v63 = bitcast i32 %v62 to float
  %v64 = insertelement <4 x float> poison, float %v63, i64 0
  %v65 = shufflevector <4 x float> %v64, <4 x float> poison, <4 x i32> zeroinitializer
  %v66 = getelementptr i16, ptr %v5, i32 %v51
  %v67 = load <8 x i16>, ptr %v66, align 2
  %v68 = shufflevector <8 x i16> %v67, <8 x i16> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v69 = zext <4 x i16> %v68 to <4 x i32>
  %v70 = shl <4 x i32> %v69, splat (i32 16)
  %v71 = bitcast <4 x i32> %v70 to <4 x float>
  %v72 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v65, <4 x float> %v71, <4 x float> %v16)
  %v73 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v49, <4 x float> %v58, <4 x float> %v72)
  %v74 = shufflevector <8 x i16> %v54, <8 x i16> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v75 = zext <4 x i16> %v74 to <4 x i32>
  %v76 = shl <4 x i32> %v75, splat (i32 16)
  %v77 = bitcast <4 x i32> %v76 to <4 x float>
  %v78 = shufflevector <8 x i16> %v67, <8 x i16> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v79 = zext <4 x i16> %v78 to <4 x i32>
  %v80 = shl <4 x i32> %v79, splat (i32 16)
  %v81 = bitcast <4 x i32> %v80 to <4 x float>
  %v82 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v65, <4 x float> %v81, <4 x float> %v17)
  %v83 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v49, <4 x float> %v77, <4 x float> %v82)
  %v84 = add nsw i32 %v52, 8
  %v85 = getelementptr i16, ptr %v5, i32 %v84
  %v86 = load <8 x i16>, ptr %v85, align 2
  %v87 = shufflevector <8 x i16> %v86, <8 x i16> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v88 = zext <4 x i16> %v87 to <4 x i32>
  %v89 = shl <4 x i32> %v88, splat (i32 16)
  %v90 = bitcast <4 x i32> %v89 to <4 x float>
  %v91 = add nsw i32 %v51, 8
  %v92 = getelementptr i16, ptr %v5, i32 %v91
  %v93 = load <8 x i16>, ptr %v92, align 2
  %v94 = shufflevector <8 x i16> %v93, <8 x i16> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v95 = zext <4 x i16> %v94 to <4 x i32>
  %v96 = shl <4 x i32> %v95, splat (i32 16)
  %v97 = bitcast <4 x i32> %v96 to <4 x float>
  %v98 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v65, <4 x float> %v97, <4 x float> %v18)
  %v99 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v49, <4 x float> %v90, <4 x float> %v98)
  %v100 = shufflevector <8 x i16> %v86, <8 x i16> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v101 = zext <4 x i16> %v100 to <4 x i32>
  %v102 = shl <4 x i32> %v101, splat (i32 16)
  %v103 = bitcast <4 x i32> %v102 to <4 x float>
  %v104 = shufflevector <8 x i16> %v93, <8 x i16> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v105 = zext <4 x i16> %v104 to <4 x i32>
  %v106 = shl <4 x i32> %v105, splat (i32 16)
  %v107 = bitcast <4 x i32> %v106 to <4 x float>
  %v108 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v65, <4 x float> %v107, <4 x float> %v19)
  %v109 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v49, <4 x float> %v103, <4 x float> %v108)
  %v110 = add nsw i32 %v41, 65
  %v111 = getelementptr i16, ptr %v3, i32 %v110
  %v112 = load i16, ptr %v111, align 2
  %v113 = zext i16 %v112 to i32
  %v114 = shl i32 %v113, 16
  %v115 = bitcast i32 %v114 to float
  %v116 = insertelement <4 x float> poison, float %v115, i64 0
  %v117 = shufflevector <4 x float> %v116, <4 x float> poison, <4 x i32> zeroinitializer
  %v118 = add nsw i32 %v41, 64
  %v119 = getelementptr i16, ptr %v3, i32 %v118
  %v120 = load i16, ptr %v119, align 2
  %v121 = zext i16 %v120 to i32
  %v122 = shl i32 %v121, 16
  %v123 = bitcast i32 %v122 to float
  %v124 = insertelement <4 x float> poison, float %v123, i64 0
  %v125 = shufflevector <4 x float> %v124, <4 x float> poison, <4 x i32> zeroinitializer
  %v126 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v125, <4 x float> %v71, <4 x float> %v20)
  %v127 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v117, <4 x float> %v58, <4 x float> %v126)
  %v128 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v125, <4 x float> %v81, <4 x float> %v21)
  %v129 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v117, <4 x float> %v77, <4 x float> %v128)
  %v130 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v125, <4 x float> %v97, <4 x float> %v22)
  %v131 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v117, <4 x float> %v90, <4 x float> %v130)
  %v132 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v125, <4 x float> %v107, <4 x float> %v23)
  %v133 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v117, <4 x float> %v103, <4 x float> %v132)
  %v134 = add nsw i32 %v41, 129
  %v135 = getelementptr i16, ptr %v3, i32 %v134
  %v136 = load i16, ptr %v135, align 2
  %v137 = zext i16 %v136 to i32
  %v138 = shl i32 %v137, 16
  %v139 = bitcast i32 %v138 to float
  %v140 = insertelement <4 x float> poison, float %v139, i64 0
  %v141 = shufflevector <4 x float> %v140, <4 x float> poison, <4 x i32> zeroinitializer
  %v142 = add nsw i32 %v41, 128
  %v143 = getelementptr i16, ptr %v3, i32 %v142
  %v144 = load i16, ptr %v143, align 2
  %v145 = zext i16 %v144 to i32
  %v146 = shl i32 %v145, 16
  %v147 = bitcast i32 %v146 to float
  %v148 = insertelement <4 x float> poison, float %v147, i64 0
  %v149 = shufflevector <4 x float> %v148, <4 x float> poison, <4 x i32> zeroinitializer
  %v150 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v149, <4 x float> %v71, <4 x float> %v24)
  %v151 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v141, <4 x float> %v58, <4 x float> %v150)
  %v152 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v149, <4 x float> %v81, <4 x float> %v25)
  %v153 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v141, <4 x float> %v77, <4 x float> %v152)
  %v154 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v149, <4 x float> %v97, <4 x float> %v26)
  %v155 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v141, <4 x float> %v90, <4 x float> %v154)
  %v156 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v149, <4 x float> %v107, <4 x float> %v27)
  %v157 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v141, <4 x float> %v103, <4 x float> %v156)
  %v158 = add nsw i32 %v41, 193
  %v159 = getelementptr i16, ptr %v3, i32 %v158
  %v160 = load i16, ptr %v159, align 2
  %v161 = zext i16 %v160 to i32
  %v162 = shl i32 %v161, 16
  %v163 = bitcast i32 %v162 to float
  %v164 = insertelement <4 x float> poison, float %v163, i64 0
  %v165 = shufflevector <4 x float> %v164, <4 x float> poison, <4 x i32> zeroinitializer
  %v166 = add nsw i32 %v41, 192
  %v167 = getelementptr i16, ptr %v3, i32 %v166
  %v168 = load i16, ptr %v167, align 2
  %v169 = zext i16 %v168 to i32
  %v170 = shl i32 %v169, 16
  %v171 = bitcast i32 %v170 to float
  %v172 = insertelement <4 x float> poison, float %v171, i64 0
  %v173 = shufflevector <4 x float> %v172, <4 x float> poison, <4 x i32> zeroinitializer
  %v174 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v173, <4 x float> %v71, <4 x float> %v28)
  %v175 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v165, <4 x float> %v58, <4 x float> %v174)
  %v176 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v173, <4 x float> %v81, <4 x float> %v29)
  %v177 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v165, <4 x float> %v77, <4 x float> %v176)
  %v178 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v173, <4 x float> %v97, <4 x float> %v30)
  %v179 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v165, <4 x float> %v90, <4 x float> %v178)
  %v180 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v173, <4 x float> %v107, <4 x float> %v31)
  %v181 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v165, <4 x float> %v103, <4 x float> %v180)
  %v182 = add nsw i32 %v41, 257
  %v183 = getelementptr i16, ptr %v3, i32 %v182
  %v184 = load i16, ptr %v183, align 2
  %v185 = zext i16 %v184 to i32
  %v186 = shl i32 %v185, 16
  %v187 = bitcast i32 %v186 to float
  %v188 = insertelement <4 x float> poison, float %v187, i64 0
  %v189 = shufflevector <4 x float> %v188, <4 x float> poison, <4 x i32> zeroinitializer
  %v190 = add nsw i32 %v41, 256
  %v191 = getelementptr i16, ptr %v3, i32 %v190
  %v192 = load i16, ptr %v191, align 2
  %v193 = zext i16 %v192 to i32
  %v194 = shl i32 %v193, 16
  %v195 = bitcast i32 %v194 to float
  %v196 = insertelement <4 x float> poison, float %v195, i64 0
  %v197 = shufflevector <4 x float> %v196, <4 x float> poison, <4 x i32> zeroinitializer
  %v198 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v197, <4 x float> %v71, <4 x float> %v32)
  %v199 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v189, <4 x float> %v58, <4 x float> %v198)
  %v200 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v197, <4 x float> %v81, <4 x float> %v33)
  %v201 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v189, <4 x float> %v77, <4 x float> %v200)
  %v202 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v197, <4 x float> %v97, <4 x float> %v34)
  %v203 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v189, <4 x float> %v90, <4 x float> %v202)
  %v204 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v197, <4 x float> %v107, <4 x float> %v35)
  %v205 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v189, <4 x float> %v103, <4 x float> %v204)
  %v206 = add nsw i32 %v41, 321
  %v207 = getelementptr i16, ptr %v3, i32 %v206
  %v208 = load i16, ptr %v207, align 2
  %v209 = zext i16 %v208 to i32
  %v210 = shl i32 %v209, 16
  %v211 = bitcast i32 %v210 to float
  %v212 = insertelement <4 x float> poison, float %v211, i64 0
  %v213 = shufflevector <4 x float> %v212, <4 x float> poison, <4 x i32> zeroinitializer
  %v214 = add nsw i32 %v41, 320
  %v215 = getelementptr i16, ptr %v3, i32 %v214
  %v216 = load i16, ptr %v215, align 2
  %v217 = zext i16 %v216 to i32
  %v218 = shl i32 %v217, 16
  %v219 = bitcast i32 %v218 to float
  %v220 = insertelement <4 x float> poison, float %v219, i64 0
  %v221 = shufflevector <4 x float> %v220, <4 x float> poison, <4 x i32> zeroinitializer
  %v222 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v221, <4 x float> %v71, <4 x float> %v36)
  %v223 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v213, <4 x float> %v58, <4 x float> %v222)
  %v224 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v221, <4 x float> %v81, <4 x float> %v37)
  %v225 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v213, <4 x float> %v77, <4 x float> %v224)
  %v226 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v221, <4 x float> %v97, <4 x float> %v38)
  %v227 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v213, <4 x float> %v90, <4 x float> %v226)
  %v228 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v221, <4 x float> %v107, <4 x float> %v39)
  %v229 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v213, <4 x float> %v103, <4 x float> %v228)
  %v230 = add nsw i32 %v15, 1
  %v231 = icmp slt i32 %v230, 32
  br i1 %v231, label %loop3, label %done3
done3:
  store <4 x float> %v73, ptr %v14, align 4
  %v232 = add nsw i32 %v13, 4
  %v233 = getelementptr float, ptr %v1, i32 %v232
  store <4 x float> %v83, ptr %v233, align 4
  %v234 = add nsw i32 %v13, 8
  %v235 = getelementptr float, ptr %v1, i32 %v234
  store <4 x float> %v99, ptr %v235, align 4
  %v236 = add nsw i32 %v13, 12
  %v237 = getelementptr float, ptr %v1, i32 %v236
  store <4 x float> %v109, ptr %v237, align 4
  %v238 = add nsw i32 %v13, 64
  %v239 = getelementptr float, ptr %v1, i32 %v238
  store <4 x float> %v127, ptr %v239, align 4
  %v240 = add nsw i32 %v238, 4
  %v241 = getelementptr float, ptr %v1, i32 %v240
  store <4 x float> %v129, ptr %v241, align 4
  %v242 = add nsw i32 %v238, 8
  %v243 = getelementptr float, ptr %v1, i32 %v242
  store <4 x float> %v131, ptr %v243, align 4
  %v244 = add nsw i32 %v238, 12
  %v245 = getelementptr float, ptr %v1, i32 %v244
  store <4 x float> %v133, ptr %v245, align 4
  %v246 = add nsw i32 %v13, 128
  %v247 = getelementptr float, ptr %v1, i32 %v246
  store <4 x float> %v151, ptr %v247, align 4
  %v248 = add nsw i32 %v246, 4
  %v249 = getelementptr float, ptr %v1, i32 %v248
  store <4 x float> %v153, ptr %v249, align 4
  %v250 = add nsw i32 %v246, 8
  %v251 = getelementptr float, ptr %v1, i32 %v250
  store <4 x float> %v155, ptr %v251, align 4
  %v252 = add nsw i32 %v246, 12
  %v253 = getelementptr float, ptr %v1, i32 %v252
  store <4 x float> %v157, ptr %v253, align 4
  %v254 = add nsw i32 %v13, 192
  %v255 = getelementptr float, ptr %v1, i32 %v254
  store <4 x float> %v175, ptr %v255, align 4
  %v256 = add nsw i32 %v254, 4
  %v257 = getelementptr float, ptr %v1, i32 %v256
  store <4 x float> %v177, ptr %v257, align 4
  %v258 = add nsw i32 %v254, 8
  %v259 = getelementptr float, ptr %v1, i32 %v258
  store <4 x float> %v179, ptr %v259, align 4
  %v260 = add nsw i32 %v254, 12
  %v261 = getelementptr float, ptr %v1, i32 %v260
  store <4 x float> %v181, ptr %v261, align 4
  %v262 = add nsw i32 %v13, 256
  %v263 = getelementptr float, ptr %v1, i32 %v262
  store <4 x float> %v199, ptr %v263, align 4
  %v264 = add nsw i32 %v262, 4
  %v265 = getelementptr float, ptr %v1, i32 %v264
  store <4 x float> %v201, ptr %v265, align 4
  %v266 = add nsw i32 %v262, 8
  %v267 = getelementptr float, ptr %v1, i32 %v266
  store <4 x float> %v203, ptr %v267, align 4
  %v268 = add nsw i32 %v262, 12
  %v269 = getelementptr float, ptr %v1, i32 %v268
  store <4 x float> %v205, ptr %v269, align 4
  %v270 = add nsw i32 %v13, 320
  %v271 = getelementptr float, ptr %v1, i32 %v270
  store <4 x float> %v223, ptr %v271, align 4
  %v272 = add nsw i32 %v270, 4
  %v273 = getelementptr float, ptr %v1, i32 %v272
  store <4 x float> %v225, ptr %v273, align 4
  %v274 = add nsw i32 %v270, 8
  %v275 = getelementptr float, ptr %v1, i32 %v274
  store <4 x float> %v227, ptr %v275, align 4
  %v276 = add nsw i32 %v270, 12
  %v277 = getelementptr float, ptr %v1, i32 %v276
  store <4 x float> %v229, ptr %v277, align 4
  %v278 = add nsw i32 %v11, 1
  %v279 = icmp slt i32 %v278, 4
  br i1 %v279, label %loop2, label %done2
done2:
  %v280 = add nsw i32 %v9, 1
  %v281 = icmp slt i32 %v280, %v7
  br i1 %v281, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+neon" "prefer-vector-width"="128" "no-trapping-math"="true" }
