target triple = "aarch64-unknown-linux-gnu"

define void @gemm_bfloat16(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = getelementptr inbounds ptr, ptr %args, i64 2
  %v5 = load ptr, ptr %v4, align 8
  %v6 = getelementptr inbounds i8, ptr %scratch, i64 0
  br label %loop1
loop1:
  %v7 = phi i32 [ 0, %entry ], [ %v348, %done6 ]
  %v8 = mul nsw i32 %v7, 32
  br label %loop2
loop2:
  %v9 = phi i32 [ 0, %loop1 ], [ %v42, %done3 ]
  %v10 = mul nsw i32 %v9, 8
  %v11 = mul nsw i32 %v9, 256
  br label %loop3
loop3:
  %v12 = phi i32 [ 0, %loop2 ], [ %v40, %done4 ]
  %v13 = mul nsw i32 %v12, 4
  %v14 = mul nsw i32 %v12, 128
  br label %loop4
loop4:
  %v15 = phi i32 [ 0, %loop3 ], [ %v38, %done5 ]
  %v16 = mul nsw i32 %v15, 256
  %v17 = mul nsw i32 %v15, 8
  %v18 = add nsw i32 %v8, %v17
  br label %loop5
loop5:
  %v19 = phi i32 [ 0, %loop4 ], [ %v36, %loop5 ]
  %v20 = mul nsw i32 %v19, 128
  %v21 = add nsw i32 %v16, %v20
  %v22 = add nsw i32 %v21, %v10
  %v23 = add nsw i32 %v22, %v13
  %v24 = getelementptr i32, ptr %v6, i32 %v23
  %v25 = mul nsw i32 %v19, 4
  %v26 = add nsw i32 %v18, %v25
  %v27 = add nsw i32 %v26, %v11
  %v28 = add nsw i32 %v27, %v14
  %v29 = getelementptr i16, ptr %v5, i32 %v28
  %v30 = load <4 x i16>, ptr %v29, align 2
  %v31 = add nsw i32 %v28, 64
  %v32 = getelementptr i16, ptr %v29, i64 64
  %v33 = load <4 x i16>, ptr %v32, align 2
  %v34 = shufflevector <4 x i16> %v30, <4 x i16> %v33, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
  %v35 = bitcast <8 x i16> %v34 to <4 x i32>
  store <4 x i32> %v35, ptr %v24, align 4
  %v36 = add nsw i32 %v19, 1
  %v37 = icmp slt i32 %v36, 2
  br i1 %v37, label %loop5, label %done5
done5:
  %v38 = add nsw i32 %v15, 1
  %v39 = icmp slt i32 %v38, 4
  br i1 %v39, label %loop4, label %done4
done4:
  %v40 = add nsw i32 %v12, 1
  %v41 = icmp slt i32 %v40, 2
  br i1 %v41, label %loop3, label %done3
done3:
  %v42 = add nsw i32 %v9, 1
  %v43 = icmp slt i32 %v42, 16
  br i1 %v43, label %loop2, label %done2
done2:
  br label %loop6
loop6:
  %v44 = phi i32 [ 0, %done2 ], [ %v346, %done7 ]
  %v45 = mul nsw i32 %v44, 512
  %v46 = add nsw i32 %v45, %v8
  br label %loop7
loop7:
  %v47 = phi i32 [ 0, %loop6 ], [ %v344, %done8 ]
  %v48 = mul nsw i32 %v47, 8
  %v49 = add nsw i32 %v46, %v48
  %v50 = getelementptr float, ptr %v1, i32 %v49
  %v51 = mul nsw i32 %v47, 256
  br label %loop8
loop8:
  %v52 = phi i32 [ 0, %loop7 ], [ %v311, %loop8 ]
  %v53 = phi <4 x float> [ zeroinitializer, %loop7 ], [ %v96, %loop8 ]
  %v54 = phi <4 x float> [ zeroinitializer, %loop7 ], [ %v114, %loop8 ]
  %v55 = phi <4 x float> [ zeroinitializer, %loop7 ], [ %v132, %loop8 ]
  %v56 = phi <4 x float> [ zeroinitializer, %loop7 ], [ %v142, %loop8 ]
  %v57 = phi <4 x float> [ zeroinitializer, %loop7 ], [ %v160, %loop8 ]
  %v58 = phi <4 x float> [ zeroinitializer, %loop7 ], [ %v170, %loop8 ]
  %v59 = phi <4 x float> [ zeroinitializer, %loop7 ], [ %v188, %loop8 ]
  %v60 = phi <4 x float> [ zeroinitializer, %loop7 ], [ %v198, %loop8 ]
  %v61 = phi <4 x float> [ zeroinitializer, %loop7 ], [ %v216, %loop8 ]
  %v62 = phi <4 x float> [ zeroinitializer, %loop7 ], [ %v226, %loop8 ]
  %v63 = phi <4 x float> [ zeroinitializer, %loop7 ], [ %v244, %loop8 ]
  %v64 = phi <4 x float> [ zeroinitializer, %loop7 ], [ %v254, %loop8 ]
  %v65 = phi <4 x float> [ zeroinitializer, %loop7 ], [ %v272, %loop8 ]
  %v66 = phi <4 x float> [ zeroinitializer, %loop7 ], [ %v282, %loop8 ]
  %v67 = phi <4 x float> [ zeroinitializer, %loop7 ], [ %v300, %loop8 ]
  %v68 = phi <4 x float> [ zeroinitializer, %loop7 ], [ %v310, %loop8 ]
  %v69 = mul nsw i32 %v52, 4
  %v70 = add nsw i32 %v45, %v69
  %v71 = add nsw i32 %v70, 2
  %v72 = getelementptr i16, ptr %v3, i32 %v70
  %v73 = getelementptr i16, ptr %v72, i64 2
  %v74 = load i32, ptr %v73, align 2
  %v75 = bitcast i32 %v74 to <2 x i16>
  %v76 = mul nsw i32 %v52, 8
  %v77 = add nsw i32 %v51, %v76
  %v78 = add nsw i32 %v77, 4
  %v79 = getelementptr i32, ptr %v6, i32 %v77
  %v80 = getelementptr i32, ptr %v79, i64 4
  %v81 = load <4 x i32>, ptr %v80, align 4
  %v82 = bitcast <4 x i32> %v81 to <8 x i16>
  %v83 = load i32, ptr %v72, align 2
  %v84 = bitcast i32 %v83 to <2 x i16>
  %v85 = load <4 x i32>, ptr %v79, align 4
  %v86 = bitcast <4 x i32> %v85 to <8 x i16>
  %v87 = insertelement <4 x i32> poison, i32 %v83, i64 0
  %v88 = shufflevector <4 x i32> %v87, <4 x i32> poison, <4 x i32> zeroinitializer
  %v89 = bitcast <4 x i32> %v88 to <8 x bfloat>
  %v90 = bitcast <8 x i16> %v86 to <8 x bfloat>
  %v91 = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %v53, <8 x bfloat> %v89, <8 x bfloat> %v90)
  %v92 = insertelement <4 x i32> poison, i32 %v74, i64 0
  %v93 = shufflevector <4 x i32> %v92, <4 x i32> poison, <4 x i32> zeroinitializer
  %v94 = bitcast <4 x i32> %v93 to <8 x bfloat>
  %v95 = bitcast <8 x i16> %v82 to <8 x bfloat>
  %v96 = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %v91, <8 x bfloat> %v94, <8 x bfloat> %v95)
  %v97 = add nsw i32 %v77, 132
  %v98 = getelementptr i32, ptr %v79, i64 132
  %v99 = load <4 x i32>, ptr %v98, align 4
  %v100 = bitcast <4 x i32> %v99 to <8 x i16>
  %v101 = add nsw i32 %v77, 128
  %v102 = getelementptr i32, ptr %v79, i64 128
  %v103 = load <4 x i32>, ptr %v102, align 4
  %v104 = bitcast <4 x i32> %v103 to <8 x i16>
  %v105 = insertelement <4 x i32> poison, i32 %v83, i64 0
  %v106 = shufflevector <4 x i32> %v105, <4 x i32> poison, <4 x i32> zeroinitializer
  %v107 = bitcast <4 x i32> %v106 to <8 x bfloat>
  %v108 = bitcast <8 x i16> %v104 to <8 x bfloat>
  %v109 = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %v54, <8 x bfloat> %v107, <8 x bfloat> %v108)
  %v110 = insertelement <4 x i32> poison, i32 %v74, i64 0
  %v111 = shufflevector <4 x i32> %v110, <4 x i32> poison, <4 x i32> zeroinitializer
  %v112 = bitcast <4 x i32> %v111 to <8 x bfloat>
  %v113 = bitcast <8 x i16> %v100 to <8 x bfloat>
  %v114 = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %v109, <8 x bfloat> %v112, <8 x bfloat> %v113)
  %v115 = add nsw i32 %v70, 66
  %v116 = getelementptr i16, ptr %v72, i64 66
  %v117 = load i32, ptr %v116, align 2
  %v118 = bitcast i32 %v117 to <2 x i16>
  %v119 = add nsw i32 %v70, 64
  %v120 = getelementptr i16, ptr %v72, i64 64
  %v121 = load i32, ptr %v120, align 2
  %v122 = bitcast i32 %v121 to <2 x i16>
  %v123 = insertelement <4 x i32> poison, i32 %v121, i64 0
  %v124 = shufflevector <4 x i32> %v123, <4 x i32> poison, <4 x i32> zeroinitializer
  %v125 = bitcast <4 x i32> %v124 to <8 x bfloat>
  %v126 = bitcast <8 x i16> %v86 to <8 x bfloat>
  %v127 = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %v55, <8 x bfloat> %v125, <8 x bfloat> %v126)
  %v128 = insertelement <4 x i32> poison, i32 %v117, i64 0
  %v129 = shufflevector <4 x i32> %v128, <4 x i32> poison, <4 x i32> zeroinitializer
  %v130 = bitcast <4 x i32> %v129 to <8 x bfloat>
  %v131 = bitcast <8 x i16> %v82 to <8 x bfloat>
  %v132 = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %v127, <8 x bfloat> %v130, <8 x bfloat> %v131)
  %v133 = insertelement <4 x i32> poison, i32 %v121, i64 0
  %v134 = shufflevector <4 x i32> %v133, <4 x i32> poison, <4 x i32> zeroinitializer
  %v135 = bitcast <4 x i32> %v134 to <8 x bfloat>
  %v136 = bitcast <8 x i16> %v104 to <8 x bfloat>
  %v137 = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %v56, <8 x bfloat> %v135, <8 x bfloat> %v136)
  %v138 = insertelement <4 x i32> poison, i32 %v117, i64 0
  %v139 = shufflevector <4 x i32> %v138, <4 x i32> poison, <4 x i32> zeroinitializer
  %v140 = bitcast <4 x i32> %v139 to <8 x bfloat>
  %v141 = bitcast <8 x i16> %v100 to <8 x bfloat>
  %v142 = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %v137, <8 x bfloat> %v140, <8 x bfloat> %v141)
  %v143 = add nsw i32 %v70, 130
  %v144 = getelementptr i16, ptr %v72, i64 130
  %v145 = load i32, ptr %v144, align 2
  %v146 = bitcast i32 %v145 to <2 x i16>
  %v147 = add nsw i32 %v70, 128
  %v148 = getelementptr i16, ptr %v72, i64 128
  %v149 = load i32, ptr %v148, align 2
  %v150 = bitcast i32 %v149 to <2 x i16>
  %v151 = insertelement <4 x i32> poison, i32 %v149, i64 0
  %v152 = shufflevector <4 x i32> %v151, <4 x i32> poison, <4 x i32> zeroinitializer
  %v153 = bitcast <4 x i32> %v152 to <8 x bfloat>
  %v154 = bitcast <8 x i16> %v86 to <8 x bfloat>
  %v155 = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %v57, <8 x bfloat> %v153, <8 x bfloat> %v154)
  %v156 = insertelement <4 x i32> poison, i32 %v145, i64 0
  %v157 = shufflevector <4 x i32> %v156, <4 x i32> poison, <4 x i32> zeroinitializer
  %v158 = bitcast <4 x i32> %v157 to <8 x bfloat>
  %v159 = bitcast <8 x i16> %v82 to <8 x bfloat>
  %v160 = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %v155, <8 x bfloat> %v158, <8 x bfloat> %v159)
  %v161 = insertelement <4 x i32> poison, i32 %v149, i64 0
  %v162 = shufflevector <4 x i32> %v161, <4 x i32> poison, <4 x i32> zeroinitializer
  %v163 = bitcast <4 x i32> %v162 to <8 x bfloat>
  %v164 = bitcast <8 x i16> %v104 to <8 x bfloat>
  %v165 = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %v58, <8 x bfloat> %v163, <8 x bfloat> %v164)
  %v166 = insertelement <4 x i32> poison, i32 %v145, i64 0
  %v167 = shufflevector <4 x i32> %v166, <4 x i32> poison, <4 x i32> zeroinitializer
  %v168 = bitcast <4 x i32> %v167 to <8 x bfloat>
  %v169 = bitcast <8 x i16> %v100 to <8 x bfloat>
  %v170 = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %v165, <8 x bfloat> %v168, <8 x bfloat> %v169)
  %v171 = add nsw i32 %v70, 194
  %v172 = getelementptr i16, ptr %v72, i64 194
  %v173 = load i32, ptr %v172, align 2
  %v174 = bitcast i32 %v173 to <2 x i16>
  %v175 = add nsw i32 %v70, 192
  %v176 = getelementptr i16, ptr %v72, i64 192
  %v177 = load i32, ptr %v176, align 2
  %v178 = bitcast i32 %v177 to <2 x i16>
  %v179 = insertelement <4 x i32> poison, i32 %v177, i64 0
  %v180 = shufflevector <4 x i32> %v179, <4 x i32> poison, <4 x i32> zeroinitializer
  %v181 = bitcast <4 x i32> %v180 to <8 x bfloat>
  %v182 = bitcast <8 x i16> %v86 to <8 x bfloat>
  %v183 = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %v59, <8 x bfloat> %v181, <8 x bfloat> %v182)
  %v184 = insertelement <4 x i32> poison, i32 %v173, i64 0
  %v185 = shufflevector <4 x i32> %v184, <4 x i32> poison, <4 x i32> zeroinitializer
  %v186 = bitcast <4 x i32> %v185 to <8 x bfloat>
  %v187 = bitcast <8 x i16> %v82 to <8 x bfloat>
  %v188 = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %v183, <8 x bfloat> %v186, <8 x bfloat> %v187)
  %v189 = insertelement <4 x i32> poison, i32 %v177, i64 0
  %v190 = shufflevector <4 x i32> %v189, <4 x i32> poison, <4 x i32> zeroinitializer
  %v191 = bitcast <4 x i32> %v190 to <8 x bfloat>
  %v192 = bitcast <8 x i16> %v104 to <8 x bfloat>
  %v193 = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %v60, <8 x bfloat> %v191, <8 x bfloat> %v192)
  %v194 = insertelement <4 x i32> poison, i32 %v173, i64 0
  %v195 = shufflevector <4 x i32> %v194, <4 x i32> poison, <4 x i32> zeroinitializer
  %v196 = bitcast <4 x i32> %v195 to <8 x bfloat>
  %v197 = bitcast <8 x i16> %v100 to <8 x bfloat>
  %v198 = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %v193, <8 x bfloat> %v196, <8 x bfloat> %v197)
  %v199 = add nsw i32 %v70, 258
  %v200 = getelementptr i16, ptr %v72, i64 258
  %v201 = load i32, ptr %v200, align 2
  %v202 = bitcast i32 %v201 to <2 x i16>
  %v203 = add nsw i32 %v70, 256
  %v204 = getelementptr i16, ptr %v72, i64 256
  %v205 = load i32, ptr %v204, align 2
  %v206 = bitcast i32 %v205 to <2 x i16>
  %v207 = insertelement <4 x i32> poison, i32 %v205, i64 0
  %v208 = shufflevector <4 x i32> %v207, <4 x i32> poison, <4 x i32> zeroinitializer
  %v209 = bitcast <4 x i32> %v208 to <8 x bfloat>
  %v210 = bitcast <8 x i16> %v86 to <8 x bfloat>
  %v211 = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %v61, <8 x bfloat> %v209, <8 x bfloat> %v210)
  %v212 = insertelement <4 x i32> poison, i32 %v201, i64 0
  %v213 = shufflevector <4 x i32> %v212, <4 x i32> poison, <4 x i32> zeroinitializer
  %v214 = bitcast <4 x i32> %v213 to <8 x bfloat>
  %v215 = bitcast <8 x i16> %v82 to <8 x bfloat>
  %v216 = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %v211, <8 x bfloat> %v214, <8 x bfloat> %v215)
  %v217 = insertelement <4 x i32> poison, i32 %v205, i64 0
  %v218 = shufflevector <4 x i32> %v217, <4 x i32> poison, <4 x i32> zeroinitializer
  %v219 = bitcast <4 x i32> %v218 to <8 x bfloat>
  %v220 = bitcast <8 x i16> %v104 to <8 x bfloat>
  %v221 = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %v62, <8 x bfloat> %v219, <8 x bfloat> %v220)
  %v222 = insertelement <4 x i32> poison, i32 %v201, i64 0
  %v223 = shufflevector <4 x i32> %v222, <4 x i32> poison, <4 x i32> zeroinitializer
  %v224 = bitcast <4 x i32> %v223 to <8 x bfloat>
  %v225 = bitcast <8 x i16> %v100 to <8 x bfloat>
  %v226 = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %v221, <8 x bfloat> %v224, <8 x bfloat> %v225)
  %v227 = add nsw i32 %v70, 322
  %v228 = getelementptr i16, ptr %v72, i64 322
  %v229 = load i32, ptr %v228, align 2
  %v230 = bitcast i32 %v229 to <2 x i16>
  %v231 = add nsw i32 %v70, 320
  %v232 = getelementptr i16, ptr %v72, i64 320
  %v233 = load i32, ptr %v232, align 2
  %v234 = bitcast i32 %v233 to <2 x i16>
  %v235 = insertelement <4 x i32> poison, i32 %v233, i64 0
  %v236 = shufflevector <4 x i32> %v235, <4 x i32> poison, <4 x i32> zeroinitializer
  %v237 = bitcast <4 x i32> %v236 to <8 x bfloat>
  %v238 = bitcast <8 x i16> %v86 to <8 x bfloat>
  %v239 = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %v63, <8 x bfloat> %v237, <8 x bfloat> %v238)
  %v240 = insertelement <4 x i32> poison, i32 %v229, i64 0
  %v241 = shufflevector <4 x i32> %v240, <4 x i32> poison, <4 x i32> zeroinitializer
  %v242 = bitcast <4 x i32> %v241 to <8 x bfloat>
  %v243 = bitcast <8 x i16> %v82 to <8 x bfloat>
  %v244 = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %v239, <8 x bfloat> %v242, <8 x bfloat> %v243)
  %v245 = insertelement <4 x i32> poison, i32 %v233, i64 0
  %v246 = shufflevector <4 x i32> %v245, <4 x i32> poison, <4 x i32> zeroinitializer
  %v247 = bitcast <4 x i32> %v246 to <8 x bfloat>
  %v248 = bitcast <8 x i16> %v104 to <8 x bfloat>
  %v249 = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %v64, <8 x bfloat> %v247, <8 x bfloat> %v248)
  %v250 = insertelement <4 x i32> poison, i32 %v229, i64 0
  %v251 = shufflevector <4 x i32> %v250, <4 x i32> poison, <4 x i32> zeroinitializer
  %v252 = bitcast <4 x i32> %v251 to <8 x bfloat>
  %v253 = bitcast <8 x i16> %v100 to <8 x bfloat>
  %v254 = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %v249, <8 x bfloat> %v252, <8 x bfloat> %v253)
  %v255 = add nsw i32 %v70, 386
  %v256 = getelementptr i16, ptr %v72, i64 386
  %v257 = load i32, ptr %v256, align 2
  %v258 = bitcast i32 %v257 to <2 x i16>
  %v259 = add nsw i32 %v70, 384
  %v260 = getelementptr i16, ptr %v72, i64 384
  %v261 = load i32, ptr %v260, align 2
  %v262 = bitcast i32 %v261 to <2 x i16>
  %v263 = insertelement <4 x i32> poison, i32 %v261, i64 0
  %v264 = shufflevector <4 x i32> %v263, <4 x i32> poison, <4 x i32> zeroinitializer
  %v265 = bitcast <4 x i32> %v264 to <8 x bfloat>
  %v266 = bitcast <8 x i16> %v86 to <8 x bfloat>
  %v267 = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %v65, <8 x bfloat> %v265, <8 x bfloat> %v266)
  %v268 = insertelement <4 x i32> poison, i32 %v257, i64 0
  %v269 = shufflevector <4 x i32> %v268, <4 x i32> poison, <4 x i32> zeroinitializer
  %v270 = bitcast <4 x i32> %v269 to <8 x bfloat>
  %v271 = bitcast <8 x i16> %v82 to <8 x bfloat>
  %v272 = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %v267, <8 x bfloat> %v270, <8 x bfloat> %v271)
  %v273 = insertelement <4 x i32> poison, i32 %v261, i64 0
  %v274 = shufflevector <4 x i32> %v273, <4 x i32> poison, <4 x i32> zeroinitializer
  %v275 = bitcast <4 x i32> %v274 to <8 x bfloat>
  %v276 = bitcast <8 x i16> %v104 to <8 x bfloat>
  %v277 = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %v66, <8 x bfloat> %v275, <8 x bfloat> %v276)
  %v278 = insertelement <4 x i32> poison, i32 %v257, i64 0
  %v279 = shufflevector <4 x i32> %v278, <4 x i32> poison, <4 x i32> zeroinitializer
  %v280 = bitcast <4 x i32> %v279 to <8 x bfloat>
  %v281 = bitcast <8 x i16> %v100 to <8 x bfloat>
  %v282 = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %v277, <8 x bfloat> %v280, <8 x bfloat> %v281)
  %v283 = add nsw i32 %v70, 450
  %v284 = getelementptr i16, ptr %v72, i64 450
  %v285 = load i32, ptr %v284, align 2
  %v286 = bitcast i32 %v285 to <2 x i16>
  %v287 = add nsw i32 %v70, 448
  %v288 = getelementptr i16, ptr %v72, i64 448
  %v289 = load i32, ptr %v288, align 2
  %v290 = bitcast i32 %v289 to <2 x i16>
  %v291 = insertelement <4 x i32> poison, i32 %v289, i64 0
  %v292 = shufflevector <4 x i32> %v291, <4 x i32> poison, <4 x i32> zeroinitializer
  %v293 = bitcast <4 x i32> %v292 to <8 x bfloat>
  %v294 = bitcast <8 x i16> %v86 to <8 x bfloat>
  %v295 = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %v67, <8 x bfloat> %v293, <8 x bfloat> %v294)
  %v296 = insertelement <4 x i32> poison, i32 %v285, i64 0
  %v297 = shufflevector <4 x i32> %v296, <4 x i32> poison, <4 x i32> zeroinitializer
  %v298 = bitcast <4 x i32> %v297 to <8 x bfloat>
  %v299 = bitcast <8 x i16> %v82 to <8 x bfloat>
  %v300 = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %v295, <8 x bfloat> %v298, <8 x bfloat> %v299)
  %v301 = insertelement <4 x i32> poison, i32 %v289, i64 0
  %v302 = shufflevector <4 x i32> %v301, <4 x i32> poison, <4 x i32> zeroinitializer
  %v303 = bitcast <4 x i32> %v302 to <8 x bfloat>
  %v304 = bitcast <8 x i16> %v104 to <8 x bfloat>
  %v305 = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %v68, <8 x bfloat> %v303, <8 x bfloat> %v304)
  %v306 = insertelement <4 x i32> poison, i32 %v285, i64 0
  %v307 = shufflevector <4 x i32> %v306, <4 x i32> poison, <4 x i32> zeroinitializer
  %v308 = bitcast <4 x i32> %v307 to <8 x bfloat>
  %v309 = bitcast <8 x i16> %v100 to <8 x bfloat>
  %v310 = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %v305, <8 x bfloat> %v308, <8 x bfloat> %v309)
  %v311 = add nsw i32 %v52, 1
  %v312 = icmp slt i32 %v311, 16
  br i1 %v312, label %loop8, label %done8
done8:
  store <4 x float> %v96, ptr %v50, align 4
  %v313 = add nsw i32 %v49, 4
  %v314 = getelementptr float, ptr %v1, i32 %v49
  %v315 = getelementptr float, ptr %v314, i64 4
  store <4 x float> %v114, ptr %v315, align 4
  %v316 = add nsw i32 %v49, 64
  %v317 = getelementptr float, ptr %v314, i64 64
  store <4 x float> %v132, ptr %v317, align 4
  %v318 = add nsw i32 %v49, 68
  %v319 = getelementptr float, ptr %v314, i64 68
  store <4 x float> %v142, ptr %v319, align 4
  %v320 = add nsw i32 %v49, 128
  %v321 = getelementptr float, ptr %v314, i64 128
  store <4 x float> %v160, ptr %v321, align 4
  %v322 = add nsw i32 %v49, 132
  %v323 = getelementptr float, ptr %v314, i64 132
  store <4 x float> %v170, ptr %v323, align 4
  %v324 = add nsw i32 %v49, 192
  %v325 = getelementptr float, ptr %v314, i64 192
  store <4 x float> %v188, ptr %v325, align 4
  %v326 = add nsw i32 %v49, 196
  %v327 = getelementptr float, ptr %v314, i64 196
  store <4 x float> %v198, ptr %v327, align 4
  %v328 = add nsw i32 %v49, 256
  %v329 = getelementptr float, ptr %v314, i64 256
  store <4 x float> %v216, ptr %v329, align 4
  %v330 = add nsw i32 %v49, 260
  %v331 = getelementptr float, ptr %v314, i64 260
  store <4 x float> %v226, ptr %v331, align 4
  %v332 = add nsw i32 %v49, 320
  %v333 = getelementptr float, ptr %v314, i64 320
  store <4 x float> %v244, ptr %v333, align 4
  %v334 = add nsw i32 %v49, 324
  %v335 = getelementptr float, ptr %v314, i64 324
  store <4 x float> %v254, ptr %v335, align 4
  %v336 = add nsw i32 %v49, 384
  %v337 = getelementptr float, ptr %v314, i64 384
  store <4 x float> %v272, ptr %v337, align 4
  %v338 = add nsw i32 %v49, 388
  %v339 = getelementptr float, ptr %v314, i64 388
  store <4 x float> %v282, ptr %v339, align 4
  %v340 = add nsw i32 %v49, 448
  %v341 = getelementptr float, ptr %v314, i64 448
  store <4 x float> %v300, ptr %v341, align 4
  %v342 = add nsw i32 %v49, 452
  %v343 = getelementptr float, ptr %v314, i64 452
  store <4 x float> %v310, ptr %v343, align 4
  %v344 = add nsw i32 %v47, 1
  %v345 = icmp slt i32 %v344, 4
  br i1 %v345, label %loop7, label %done7
done7:
  %v346 = add nsw i32 %v44, 1
  %v347 = icmp slt i32 %v346, 3
  br i1 %v347, label %loop6, label %done6
done6:
  %v348 = add nsw i32 %v7, 1
  %v349 = icmp slt i32 %v348, 2
  br i1 %v349, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+bf16,+dotprod,+i8mm" "prefer-vector-width"="128" "no-trapping-math"="true" }
