target triple = "x86_64-unknown-linux-gnu"

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
  %v7 = phi i32 [ 0, %entry ], [ %v334, %done5 ]
  %v8 = mul nsw i32 %v7, 32
  br label %loop2
loop2:
  %v9 = phi i32 [ 0, %loop1 ], [ %v35, %done3 ]
  %v10 = mul nsw i32 %v9, 32
  %v11 = mul nsw i32 %v9, 256
  br label %loop3
loop3:
  %v12 = phi i32 [ 0, %loop2 ], [ %v33, %done4 ]
  %v13 = mul nsw i32 %v12, 16
  %v14 = mul nsw i32 %v12, 128
  br label %loop4
loop4:
  %v15 = phi i32 [ 0, %loop3 ], [ %v31, %loop4 ]
  %v16 = mul nsw i32 %v15, 512
  %v17 = add nsw i32 %v16, %v10
  %v18 = add nsw i32 %v17, %v13
  %v19 = getelementptr i32, ptr %v6, i32 %v18
  %v20 = mul nsw i32 %v15, 16
  %v21 = add nsw i32 %v8, %v20
  %v22 = add nsw i32 %v21, %v11
  %v23 = add nsw i32 %v22, %v14
  %v24 = getelementptr i16, ptr %v5, i32 %v23
  %v25 = load <16 x i16>, ptr %v24, align 2
  %v26 = add nsw i32 %v23, 64
  %v27 = getelementptr i16, ptr %v24, i64 64
  %v28 = load <16 x i16>, ptr %v27, align 2
  %v29 = shufflevector <16 x i16> %v25, <16 x i16> %v28, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v30 = bitcast <32 x i16> %v29 to <16 x i32>
  store <16 x i32> %v30, ptr %v19, align 4
  %v31 = add nsw i32 %v15, 1
  %v32 = icmp slt i32 %v31, 2
  br i1 %v32, label %loop4, label %done4
done4:
  %v33 = add nsw i32 %v12, 1
  %v34 = icmp slt i32 %v33, 2
  br i1 %v34, label %loop3, label %done3
done3:
  %v35 = add nsw i32 %v9, 1
  %v36 = icmp slt i32 %v35, 16
  br i1 %v36, label %loop2, label %done2
done2:
  br label %loop5
loop5:
  %v37 = phi i32 [ 0, %done2 ], [ %v332, %done6 ]
  %v38 = mul nsw i32 %v37, 512
  %v39 = add nsw i32 %v38, %v8
  %v40 = getelementptr float, ptr %v1, i32 %v39
  br label %loop6
loop6:
  %v41 = phi i32 [ 0, %loop5 ], [ %v299, %loop6 ]
  %v42 = phi <16 x float> [ zeroinitializer, %loop5 ], [ %v84, %loop6 ]
  %v43 = phi <16 x float> [ zeroinitializer, %loop5 ], [ %v102, %loop6 ]
  %v44 = phi <16 x float> [ zeroinitializer, %loop5 ], [ %v120, %loop6 ]
  %v45 = phi <16 x float> [ zeroinitializer, %loop5 ], [ %v130, %loop6 ]
  %v46 = phi <16 x float> [ zeroinitializer, %loop5 ], [ %v148, %loop6 ]
  %v47 = phi <16 x float> [ zeroinitializer, %loop5 ], [ %v158, %loop6 ]
  %v48 = phi <16 x float> [ zeroinitializer, %loop5 ], [ %v176, %loop6 ]
  %v49 = phi <16 x float> [ zeroinitializer, %loop5 ], [ %v186, %loop6 ]
  %v50 = phi <16 x float> [ zeroinitializer, %loop5 ], [ %v204, %loop6 ]
  %v51 = phi <16 x float> [ zeroinitializer, %loop5 ], [ %v214, %loop6 ]
  %v52 = phi <16 x float> [ zeroinitializer, %loop5 ], [ %v232, %loop6 ]
  %v53 = phi <16 x float> [ zeroinitializer, %loop5 ], [ %v242, %loop6 ]
  %v54 = phi <16 x float> [ zeroinitializer, %loop5 ], [ %v260, %loop6 ]
  %v55 = phi <16 x float> [ zeroinitializer, %loop5 ], [ %v270, %loop6 ]
  %v56 = phi <16 x float> [ zeroinitializer, %loop5 ], [ %v288, %loop6 ]
  %v57 = phi <16 x float> [ zeroinitializer, %loop5 ], [ %v298, %loop6 ]
  %v58 = mul nsw i32 %v41, 4
  %v59 = add nsw i32 %v38, %v58
  %v60 = add nsw i32 %v59, 2
  %v61 = getelementptr i16, ptr %v3, i32 %v59
  %v62 = getelementptr i16, ptr %v61, i64 2
  %v63 = load i32, ptr %v62, align 2
  %v64 = bitcast i32 %v63 to <2 x i16>
  %v65 = mul nsw i32 %v41, 32
  %v66 = add nsw i32 %v65, 16
  %v67 = getelementptr i32, ptr %v6, i32 %v65
  %v68 = getelementptr i32, ptr %v67, i64 16
  %v69 = load <16 x i32>, ptr %v68, align 4
  %v70 = bitcast <16 x i32> %v69 to <32 x i16>
  %v71 = load i32, ptr %v61, align 2
  %v72 = bitcast i32 %v71 to <2 x i16>
  %v73 = load <16 x i32>, ptr %v67, align 4
  %v74 = bitcast <16 x i32> %v73 to <32 x i16>
  %v75 = insertelement <16 x i32> poison, i32 %v71, i64 0
  %v76 = shufflevector <16 x i32> %v75, <16 x i32> poison, <16 x i32> zeroinitializer
  %v77 = bitcast <16 x i32> %v76 to <32 x bfloat>
  %v78 = bitcast <32 x i16> %v74 to <32 x bfloat>
  %v79 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v42, <32 x bfloat> %v77, <32 x bfloat> %v78)
  %v80 = insertelement <16 x i32> poison, i32 %v63, i64 0
  %v81 = shufflevector <16 x i32> %v80, <16 x i32> poison, <16 x i32> zeroinitializer
  %v82 = bitcast <16 x i32> %v81 to <32 x bfloat>
  %v83 = bitcast <32 x i16> %v70 to <32 x bfloat>
  %v84 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v79, <32 x bfloat> %v82, <32 x bfloat> %v83)
  %v85 = add nsw i32 %v65, 528
  %v86 = getelementptr i32, ptr %v67, i64 528
  %v87 = load <16 x i32>, ptr %v86, align 4
  %v88 = bitcast <16 x i32> %v87 to <32 x i16>
  %v89 = add nsw i32 %v65, 512
  %v90 = getelementptr i32, ptr %v67, i64 512
  %v91 = load <16 x i32>, ptr %v90, align 4
  %v92 = bitcast <16 x i32> %v91 to <32 x i16>
  %v93 = insertelement <16 x i32> poison, i32 %v71, i64 0
  %v94 = shufflevector <16 x i32> %v93, <16 x i32> poison, <16 x i32> zeroinitializer
  %v95 = bitcast <16 x i32> %v94 to <32 x bfloat>
  %v96 = bitcast <32 x i16> %v92 to <32 x bfloat>
  %v97 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v43, <32 x bfloat> %v95, <32 x bfloat> %v96)
  %v98 = insertelement <16 x i32> poison, i32 %v63, i64 0
  %v99 = shufflevector <16 x i32> %v98, <16 x i32> poison, <16 x i32> zeroinitializer
  %v100 = bitcast <16 x i32> %v99 to <32 x bfloat>
  %v101 = bitcast <32 x i16> %v88 to <32 x bfloat>
  %v102 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v97, <32 x bfloat> %v100, <32 x bfloat> %v101)
  %v103 = add nsw i32 %v59, 66
  %v104 = getelementptr i16, ptr %v61, i64 66
  %v105 = load i32, ptr %v104, align 2
  %v106 = bitcast i32 %v105 to <2 x i16>
  %v107 = add nsw i32 %v59, 64
  %v108 = getelementptr i16, ptr %v61, i64 64
  %v109 = load i32, ptr %v108, align 2
  %v110 = bitcast i32 %v109 to <2 x i16>
  %v111 = insertelement <16 x i32> poison, i32 %v109, i64 0
  %v112 = shufflevector <16 x i32> %v111, <16 x i32> poison, <16 x i32> zeroinitializer
  %v113 = bitcast <16 x i32> %v112 to <32 x bfloat>
  %v114 = bitcast <32 x i16> %v74 to <32 x bfloat>
  %v115 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v44, <32 x bfloat> %v113, <32 x bfloat> %v114)
  %v116 = insertelement <16 x i32> poison, i32 %v105, i64 0
  %v117 = shufflevector <16 x i32> %v116, <16 x i32> poison, <16 x i32> zeroinitializer
  %v118 = bitcast <16 x i32> %v117 to <32 x bfloat>
  %v119 = bitcast <32 x i16> %v70 to <32 x bfloat>
  %v120 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v115, <32 x bfloat> %v118, <32 x bfloat> %v119)
  %v121 = insertelement <16 x i32> poison, i32 %v109, i64 0
  %v122 = shufflevector <16 x i32> %v121, <16 x i32> poison, <16 x i32> zeroinitializer
  %v123 = bitcast <16 x i32> %v122 to <32 x bfloat>
  %v124 = bitcast <32 x i16> %v92 to <32 x bfloat>
  %v125 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v45, <32 x bfloat> %v123, <32 x bfloat> %v124)
  %v126 = insertelement <16 x i32> poison, i32 %v105, i64 0
  %v127 = shufflevector <16 x i32> %v126, <16 x i32> poison, <16 x i32> zeroinitializer
  %v128 = bitcast <16 x i32> %v127 to <32 x bfloat>
  %v129 = bitcast <32 x i16> %v88 to <32 x bfloat>
  %v130 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v125, <32 x bfloat> %v128, <32 x bfloat> %v129)
  %v131 = add nsw i32 %v59, 130
  %v132 = getelementptr i16, ptr %v61, i64 130
  %v133 = load i32, ptr %v132, align 2
  %v134 = bitcast i32 %v133 to <2 x i16>
  %v135 = add nsw i32 %v59, 128
  %v136 = getelementptr i16, ptr %v61, i64 128
  %v137 = load i32, ptr %v136, align 2
  %v138 = bitcast i32 %v137 to <2 x i16>
  %v139 = insertelement <16 x i32> poison, i32 %v137, i64 0
  %v140 = shufflevector <16 x i32> %v139, <16 x i32> poison, <16 x i32> zeroinitializer
  %v141 = bitcast <16 x i32> %v140 to <32 x bfloat>
  %v142 = bitcast <32 x i16> %v74 to <32 x bfloat>
  %v143 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v46, <32 x bfloat> %v141, <32 x bfloat> %v142)
  %v144 = insertelement <16 x i32> poison, i32 %v133, i64 0
  %v145 = shufflevector <16 x i32> %v144, <16 x i32> poison, <16 x i32> zeroinitializer
  %v146 = bitcast <16 x i32> %v145 to <32 x bfloat>
  %v147 = bitcast <32 x i16> %v70 to <32 x bfloat>
  %v148 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v143, <32 x bfloat> %v146, <32 x bfloat> %v147)
  %v149 = insertelement <16 x i32> poison, i32 %v137, i64 0
  %v150 = shufflevector <16 x i32> %v149, <16 x i32> poison, <16 x i32> zeroinitializer
  %v151 = bitcast <16 x i32> %v150 to <32 x bfloat>
  %v152 = bitcast <32 x i16> %v92 to <32 x bfloat>
  %v153 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v47, <32 x bfloat> %v151, <32 x bfloat> %v152)
  %v154 = insertelement <16 x i32> poison, i32 %v133, i64 0
  %v155 = shufflevector <16 x i32> %v154, <16 x i32> poison, <16 x i32> zeroinitializer
  %v156 = bitcast <16 x i32> %v155 to <32 x bfloat>
  %v157 = bitcast <32 x i16> %v88 to <32 x bfloat>
  %v158 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v153, <32 x bfloat> %v156, <32 x bfloat> %v157)
  %v159 = add nsw i32 %v59, 194
  %v160 = getelementptr i16, ptr %v61, i64 194
  %v161 = load i32, ptr %v160, align 2
  %v162 = bitcast i32 %v161 to <2 x i16>
  %v163 = add nsw i32 %v59, 192
  %v164 = getelementptr i16, ptr %v61, i64 192
  %v165 = load i32, ptr %v164, align 2
  %v166 = bitcast i32 %v165 to <2 x i16>
  %v167 = insertelement <16 x i32> poison, i32 %v165, i64 0
  %v168 = shufflevector <16 x i32> %v167, <16 x i32> poison, <16 x i32> zeroinitializer
  %v169 = bitcast <16 x i32> %v168 to <32 x bfloat>
  %v170 = bitcast <32 x i16> %v74 to <32 x bfloat>
  %v171 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v48, <32 x bfloat> %v169, <32 x bfloat> %v170)
  %v172 = insertelement <16 x i32> poison, i32 %v161, i64 0
  %v173 = shufflevector <16 x i32> %v172, <16 x i32> poison, <16 x i32> zeroinitializer
  %v174 = bitcast <16 x i32> %v173 to <32 x bfloat>
  %v175 = bitcast <32 x i16> %v70 to <32 x bfloat>
  %v176 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v171, <32 x bfloat> %v174, <32 x bfloat> %v175)
  %v177 = insertelement <16 x i32> poison, i32 %v165, i64 0
  %v178 = shufflevector <16 x i32> %v177, <16 x i32> poison, <16 x i32> zeroinitializer
  %v179 = bitcast <16 x i32> %v178 to <32 x bfloat>
  %v180 = bitcast <32 x i16> %v92 to <32 x bfloat>
  %v181 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v49, <32 x bfloat> %v179, <32 x bfloat> %v180)
  %v182 = insertelement <16 x i32> poison, i32 %v161, i64 0
  %v183 = shufflevector <16 x i32> %v182, <16 x i32> poison, <16 x i32> zeroinitializer
  %v184 = bitcast <16 x i32> %v183 to <32 x bfloat>
  %v185 = bitcast <32 x i16> %v88 to <32 x bfloat>
  %v186 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v181, <32 x bfloat> %v184, <32 x bfloat> %v185)
  %v187 = add nsw i32 %v59, 258
  %v188 = getelementptr i16, ptr %v61, i64 258
  %v189 = load i32, ptr %v188, align 2
  %v190 = bitcast i32 %v189 to <2 x i16>
  %v191 = add nsw i32 %v59, 256
  %v192 = getelementptr i16, ptr %v61, i64 256
  %v193 = load i32, ptr %v192, align 2
  %v194 = bitcast i32 %v193 to <2 x i16>
  %v195 = insertelement <16 x i32> poison, i32 %v193, i64 0
  %v196 = shufflevector <16 x i32> %v195, <16 x i32> poison, <16 x i32> zeroinitializer
  %v197 = bitcast <16 x i32> %v196 to <32 x bfloat>
  %v198 = bitcast <32 x i16> %v74 to <32 x bfloat>
  %v199 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v50, <32 x bfloat> %v197, <32 x bfloat> %v198)
  %v200 = insertelement <16 x i32> poison, i32 %v189, i64 0
  %v201 = shufflevector <16 x i32> %v200, <16 x i32> poison, <16 x i32> zeroinitializer
  %v202 = bitcast <16 x i32> %v201 to <32 x bfloat>
  %v203 = bitcast <32 x i16> %v70 to <32 x bfloat>
  %v204 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v199, <32 x bfloat> %v202, <32 x bfloat> %v203)
  %v205 = insertelement <16 x i32> poison, i32 %v193, i64 0
  %v206 = shufflevector <16 x i32> %v205, <16 x i32> poison, <16 x i32> zeroinitializer
  %v207 = bitcast <16 x i32> %v206 to <32 x bfloat>
  %v208 = bitcast <32 x i16> %v92 to <32 x bfloat>
  %v209 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v51, <32 x bfloat> %v207, <32 x bfloat> %v208)
  %v210 = insertelement <16 x i32> poison, i32 %v189, i64 0
  %v211 = shufflevector <16 x i32> %v210, <16 x i32> poison, <16 x i32> zeroinitializer
  %v212 = bitcast <16 x i32> %v211 to <32 x bfloat>
  %v213 = bitcast <32 x i16> %v88 to <32 x bfloat>
  %v214 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v209, <32 x bfloat> %v212, <32 x bfloat> %v213)
  %v215 = add nsw i32 %v59, 322
  %v216 = getelementptr i16, ptr %v61, i64 322
  %v217 = load i32, ptr %v216, align 2
  %v218 = bitcast i32 %v217 to <2 x i16>
  %v219 = add nsw i32 %v59, 320
  %v220 = getelementptr i16, ptr %v61, i64 320
  %v221 = load i32, ptr %v220, align 2
  %v222 = bitcast i32 %v221 to <2 x i16>
  %v223 = insertelement <16 x i32> poison, i32 %v221, i64 0
  %v224 = shufflevector <16 x i32> %v223, <16 x i32> poison, <16 x i32> zeroinitializer
  %v225 = bitcast <16 x i32> %v224 to <32 x bfloat>
  %v226 = bitcast <32 x i16> %v74 to <32 x bfloat>
  %v227 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v52, <32 x bfloat> %v225, <32 x bfloat> %v226)
  %v228 = insertelement <16 x i32> poison, i32 %v217, i64 0
  %v229 = shufflevector <16 x i32> %v228, <16 x i32> poison, <16 x i32> zeroinitializer
  %v230 = bitcast <16 x i32> %v229 to <32 x bfloat>
  %v231 = bitcast <32 x i16> %v70 to <32 x bfloat>
  %v232 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v227, <32 x bfloat> %v230, <32 x bfloat> %v231)
  %v233 = insertelement <16 x i32> poison, i32 %v221, i64 0
  %v234 = shufflevector <16 x i32> %v233, <16 x i32> poison, <16 x i32> zeroinitializer
  %v235 = bitcast <16 x i32> %v234 to <32 x bfloat>
  %v236 = bitcast <32 x i16> %v92 to <32 x bfloat>
  %v237 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v53, <32 x bfloat> %v235, <32 x bfloat> %v236)
  %v238 = insertelement <16 x i32> poison, i32 %v217, i64 0
  %v239 = shufflevector <16 x i32> %v238, <16 x i32> poison, <16 x i32> zeroinitializer
  %v240 = bitcast <16 x i32> %v239 to <32 x bfloat>
  %v241 = bitcast <32 x i16> %v88 to <32 x bfloat>
  %v242 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v237, <32 x bfloat> %v240, <32 x bfloat> %v241)
  %v243 = add nsw i32 %v59, 386
  %v244 = getelementptr i16, ptr %v61, i64 386
  %v245 = load i32, ptr %v244, align 2
  %v246 = bitcast i32 %v245 to <2 x i16>
  %v247 = add nsw i32 %v59, 384
  %v248 = getelementptr i16, ptr %v61, i64 384
  %v249 = load i32, ptr %v248, align 2
  %v250 = bitcast i32 %v249 to <2 x i16>
  %v251 = insertelement <16 x i32> poison, i32 %v249, i64 0
  %v252 = shufflevector <16 x i32> %v251, <16 x i32> poison, <16 x i32> zeroinitializer
  %v253 = bitcast <16 x i32> %v252 to <32 x bfloat>
  %v254 = bitcast <32 x i16> %v74 to <32 x bfloat>
  %v255 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v54, <32 x bfloat> %v253, <32 x bfloat> %v254)
  %v256 = insertelement <16 x i32> poison, i32 %v245, i64 0
  %v257 = shufflevector <16 x i32> %v256, <16 x i32> poison, <16 x i32> zeroinitializer
  %v258 = bitcast <16 x i32> %v257 to <32 x bfloat>
  %v259 = bitcast <32 x i16> %v70 to <32 x bfloat>
  %v260 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v255, <32 x bfloat> %v258, <32 x bfloat> %v259)
  %v261 = insertelement <16 x i32> poison, i32 %v249, i64 0
  %v262 = shufflevector <16 x i32> %v261, <16 x i32> poison, <16 x i32> zeroinitializer
  %v263 = bitcast <16 x i32> %v262 to <32 x bfloat>
  %v264 = bitcast <32 x i16> %v92 to <32 x bfloat>
  %v265 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v55, <32 x bfloat> %v263, <32 x bfloat> %v264)
  %v266 = insertelement <16 x i32> poison, i32 %v245, i64 0
  %v267 = shufflevector <16 x i32> %v266, <16 x i32> poison, <16 x i32> zeroinitializer
  %v268 = bitcast <16 x i32> %v267 to <32 x bfloat>
  %v269 = bitcast <32 x i16> %v88 to <32 x bfloat>
  %v270 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v265, <32 x bfloat> %v268, <32 x bfloat> %v269)
  %v271 = add nsw i32 %v59, 450
  %v272 = getelementptr i16, ptr %v61, i64 450
  %v273 = load i32, ptr %v272, align 2
  %v274 = bitcast i32 %v273 to <2 x i16>
  %v275 = add nsw i32 %v59, 448
  %v276 = getelementptr i16, ptr %v61, i64 448
  %v277 = load i32, ptr %v276, align 2
  %v278 = bitcast i32 %v277 to <2 x i16>
  %v279 = insertelement <16 x i32> poison, i32 %v277, i64 0
  %v280 = shufflevector <16 x i32> %v279, <16 x i32> poison, <16 x i32> zeroinitializer
  %v281 = bitcast <16 x i32> %v280 to <32 x bfloat>
  %v282 = bitcast <32 x i16> %v74 to <32 x bfloat>
  %v283 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v56, <32 x bfloat> %v281, <32 x bfloat> %v282)
  %v284 = insertelement <16 x i32> poison, i32 %v273, i64 0
  %v285 = shufflevector <16 x i32> %v284, <16 x i32> poison, <16 x i32> zeroinitializer
  %v286 = bitcast <16 x i32> %v285 to <32 x bfloat>
  %v287 = bitcast <32 x i16> %v70 to <32 x bfloat>
  %v288 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v283, <32 x bfloat> %v286, <32 x bfloat> %v287)
  %v289 = insertelement <16 x i32> poison, i32 %v277, i64 0
  %v290 = shufflevector <16 x i32> %v289, <16 x i32> poison, <16 x i32> zeroinitializer
  %v291 = bitcast <16 x i32> %v290 to <32 x bfloat>
  %v292 = bitcast <32 x i16> %v92 to <32 x bfloat>
  %v293 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v57, <32 x bfloat> %v291, <32 x bfloat> %v292)
  %v294 = insertelement <16 x i32> poison, i32 %v273, i64 0
  %v295 = shufflevector <16 x i32> %v294, <16 x i32> poison, <16 x i32> zeroinitializer
  %v296 = bitcast <16 x i32> %v295 to <32 x bfloat>
  %v297 = bitcast <32 x i16> %v88 to <32 x bfloat>
  %v298 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v293, <32 x bfloat> %v296, <32 x bfloat> %v297)
  %v299 = add nsw i32 %v41, 1
  %v300 = icmp slt i32 %v299, 16
  br i1 %v300, label %loop6, label %done6
done6:
  store <16 x float> %v84, ptr %v40, align 4
  %v301 = add nsw i32 %v39, 16
  %v302 = getelementptr float, ptr %v1, i32 %v39
  %v303 = getelementptr float, ptr %v302, i64 16
  store <16 x float> %v102, ptr %v303, align 4
  %v304 = add nsw i32 %v39, 64
  %v305 = getelementptr float, ptr %v302, i64 64
  store <16 x float> %v120, ptr %v305, align 4
  %v306 = add nsw i32 %v39, 80
  %v307 = getelementptr float, ptr %v302, i64 80
  store <16 x float> %v130, ptr %v307, align 4
  %v308 = add nsw i32 %v39, 128
  %v309 = getelementptr float, ptr %v302, i64 128
  store <16 x float> %v148, ptr %v309, align 4
  %v310 = add nsw i32 %v39, 144
  %v311 = getelementptr float, ptr %v302, i64 144
  store <16 x float> %v158, ptr %v311, align 4
  %v312 = add nsw i32 %v39, 192
  %v313 = getelementptr float, ptr %v302, i64 192
  store <16 x float> %v176, ptr %v313, align 4
  %v314 = add nsw i32 %v39, 208
  %v315 = getelementptr float, ptr %v302, i64 208
  store <16 x float> %v186, ptr %v315, align 4
  %v316 = add nsw i32 %v39, 256
  %v317 = getelementptr float, ptr %v302, i64 256
  store <16 x float> %v204, ptr %v317, align 4
  %v318 = add nsw i32 %v39, 272
  %v319 = getelementptr float, ptr %v302, i64 272
  store <16 x float> %v214, ptr %v319, align 4
  %v320 = add nsw i32 %v39, 320
  %v321 = getelementptr float, ptr %v302, i64 320
  store <16 x float> %v232, ptr %v321, align 4
  %v322 = add nsw i32 %v39, 336
  %v323 = getelementptr float, ptr %v302, i64 336
  store <16 x float> %v242, ptr %v323, align 4
  %v324 = add nsw i32 %v39, 384
  %v325 = getelementptr float, ptr %v302, i64 384
  store <16 x float> %v260, ptr %v325, align 4
  %v326 = add nsw i32 %v39, 400
  %v327 = getelementptr float, ptr %v302, i64 400
  store <16 x float> %v270, ptr %v327, align 4
  %v328 = add nsw i32 %v39, 448
  %v329 = getelementptr float, ptr %v302, i64 448
  store <16 x float> %v288, ptr %v329, align 4
  %v330 = add nsw i32 %v39, 464
  %v331 = getelementptr float, ptr %v302, i64 464
  store <16 x float> %v298, ptr %v331, align 4
  %v332 = add nsw i32 %v37, 1
  %v333 = icmp slt i32 %v332, 3
  br i1 %v333, label %loop5, label %done5
done5:
  %v334 = add nsw i32 %v7, 1
  %v335 = icmp slt i32 %v334, 2
  br i1 %v335, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v4" "target-features"="+avx512bf16,+avx512vnni" "prefer-vector-width"="512" "no-trapping-math"="true" }
