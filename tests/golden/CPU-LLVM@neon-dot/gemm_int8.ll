target triple = "aarch64-unknown-linux-gnu"

define void @gemm_int8(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = getelementptr inbounds ptr, ptr %args, i64 2
  %v5 = load ptr, ptr %v4, align 8
  %v6 = getelementptr inbounds i8, ptr %scratch, i64 0
  br label %loop1
loop1:
  %v7 = phi i32 [ 0, %entry ], [ %v316, %done5 ]
  %v8 = mul nsw i32 %v7, 32
  br label %loop2
loop2:
  %v9 = phi i32 [ 0, %loop1 ], [ %v43, %done3 ]
  %v10 = mul nsw i32 %v9, 4
  %v11 = mul nsw i32 %v9, 256
  br label %loop3
loop3:
  %v12 = phi i32 [ 0, %loop2 ], [ %v41, %done4 ]
  %v13 = mul nsw i32 %v12, 128
  %v14 = mul nsw i32 %v12, 8
  %v15 = add nsw i32 %v8, %v14
  br label %loop4
loop4:
  %v16 = phi i32 [ 0, %loop3 ], [ %v39, %loop4 ]
  %v17 = mul nsw i32 %v16, 64
  %v18 = add nsw i32 %v13, %v17
  %v19 = add nsw i32 %v18, %v10
  %v20 = getelementptr i32, ptr %v6, i32 %v19
  %v21 = mul nsw i32 %v16, 4
  %v22 = add nsw i32 %v15, %v21
  %v23 = add nsw i32 %v22, %v11
  %v24 = getelementptr i8, ptr %v5, i32 %v23
  %v25 = load <4 x i8>, ptr %v24, align 1
  %v26 = add nsw i32 %v23, 128
  %v27 = getelementptr i8, ptr %v24, i64 128
  %v28 = load <4 x i8>, ptr %v27, align 1
  %v29 = shufflevector <4 x i8> %v25, <4 x i8> %v28, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
  %v30 = add nsw i32 %v23, 64
  %v31 = getelementptr i8, ptr %v24, i64 64
  %v32 = load <4 x i8>, ptr %v31, align 1
  %v33 = add nsw i32 %v23, 192
  %v34 = getelementptr i8, ptr %v24, i64 192
  %v35 = load <4 x i8>, ptr %v34, align 1
  %v36 = shufflevector <4 x i8> %v32, <4 x i8> %v35, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
  %v37 = shufflevector <8 x i8> %v29, <8 x i8> %v36, <16 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11, i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v38 = bitcast <16 x i8> %v37 to <4 x i32>
  store <4 x i32> %v38, ptr %v20, align 4
  %v39 = add nsw i32 %v16, 1
  %v40 = icmp slt i32 %v39, 2
  br i1 %v40, label %loop4, label %done4
done4:
  %v41 = add nsw i32 %v12, 1
  %v42 = icmp slt i32 %v41, 4
  br i1 %v42, label %loop3, label %done3
done3:
  %v43 = add nsw i32 %v9, 1
  %v44 = icmp slt i32 %v43, 16
  br i1 %v44, label %loop2, label %done2
done2:
  br label %loop5
loop5:
  %v45 = phi i32 [ 0, %done2 ], [ %v314, %done6 ]
  %v46 = mul nsw i32 %v45, 512
  %v47 = add nsw i32 %v46, %v8
  br label %loop6
loop6:
  %v48 = phi i32 [ 0, %loop5 ], [ %v312, %done7 ]
  %v49 = mul nsw i32 %v48, 8
  %v50 = add nsw i32 %v47, %v49
  %v51 = getelementptr i32, ptr %v1, i32 %v50
  %v52 = mul nsw i32 %v48, 128
  br label %loop7
loop7:
  %v53 = phi i32 [ 0, %loop6 ], [ %v279, %loop7 ]
  %v54 = phi <4 x i32> [ zeroinitializer, %loop6 ], [ %v94, %loop7 ]
  %v55 = phi <4 x i32> [ zeroinitializer, %loop6 ], [ %v110, %loop7 ]
  %v56 = phi <4 x i32> [ zeroinitializer, %loop6 ], [ %v126, %loop7 ]
  %v57 = phi <4 x i32> [ zeroinitializer, %loop6 ], [ %v134, %loop7 ]
  %v58 = phi <4 x i32> [ zeroinitializer, %loop6 ], [ %v150, %loop7 ]
  %v59 = phi <4 x i32> [ zeroinitializer, %loop6 ], [ %v158, %loop7 ]
  %v60 = phi <4 x i32> [ zeroinitializer, %loop6 ], [ %v174, %loop7 ]
  %v61 = phi <4 x i32> [ zeroinitializer, %loop6 ], [ %v182, %loop7 ]
  %v62 = phi <4 x i32> [ zeroinitializer, %loop6 ], [ %v198, %loop7 ]
  %v63 = phi <4 x i32> [ zeroinitializer, %loop6 ], [ %v206, %loop7 ]
  %v64 = phi <4 x i32> [ zeroinitializer, %loop6 ], [ %v222, %loop7 ]
  %v65 = phi <4 x i32> [ zeroinitializer, %loop6 ], [ %v230, %loop7 ]
  %v66 = phi <4 x i32> [ zeroinitializer, %loop6 ], [ %v246, %loop7 ]
  %v67 = phi <4 x i32> [ zeroinitializer, %loop6 ], [ %v254, %loop7 ]
  %v68 = phi <4 x i32> [ zeroinitializer, %loop6 ], [ %v270, %loop7 ]
  %v69 = phi <4 x i32> [ zeroinitializer, %loop6 ], [ %v278, %loop7 ]
  %v70 = mul nsw i32 %v53, 8
  %v71 = add nsw i32 %v46, %v70
  %v72 = add nsw i32 %v71, 4
  %v73 = getelementptr i8, ptr %v3, i32 %v71
  %v74 = getelementptr i8, ptr %v73, i64 4
  %v75 = load i32, ptr %v74, align 1
  %v76 = bitcast i32 %v75 to <4 x i8>
  %v77 = add nsw i32 %v52, %v70
  %v78 = add nsw i32 %v77, 4
  %v79 = getelementptr i32, ptr %v6, i32 %v77
  %v80 = getelementptr i32, ptr %v79, i64 4
  %v81 = load <4 x i32>, ptr %v80, align 4
  %v82 = bitcast <4 x i32> %v81 to <16 x i8>
  %v83 = load i32, ptr %v73, align 1
  %v84 = bitcast i32 %v83 to <4 x i8>
  %v85 = load <4 x i32>, ptr %v79, align 4
  %v86 = bitcast <4 x i32> %v85 to <16 x i8>
  %v87 = insertelement <4 x i32> poison, i32 %v83, i64 0
  %v88 = shufflevector <4 x i32> %v87, <4 x i32> poison, <4 x i32> zeroinitializer
  %v89 = bitcast <4 x i32> %v88 to <16 x i8>
  %v90 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v54, <16 x i8> %v89, <16 x i8> %v86)
  %v91 = insertelement <4 x i32> poison, i32 %v75, i64 0
  %v92 = shufflevector <4 x i32> %v91, <4 x i32> poison, <4 x i32> zeroinitializer
  %v93 = bitcast <4 x i32> %v92 to <16 x i8>
  %v94 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v90, <16 x i8> %v93, <16 x i8> %v82)
  %v95 = add nsw i32 %v77, 68
  %v96 = getelementptr i32, ptr %v79, i64 68
  %v97 = load <4 x i32>, ptr %v96, align 4
  %v98 = bitcast <4 x i32> %v97 to <16 x i8>
  %v99 = add nsw i32 %v77, 64
  %v100 = getelementptr i32, ptr %v79, i64 64
  %v101 = load <4 x i32>, ptr %v100, align 4
  %v102 = bitcast <4 x i32> %v101 to <16 x i8>
  %v103 = insertelement <4 x i32> poison, i32 %v83, i64 0
  %v104 = shufflevector <4 x i32> %v103, <4 x i32> poison, <4 x i32> zeroinitializer
  %v105 = bitcast <4 x i32> %v104 to <16 x i8>
  %v106 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v55, <16 x i8> %v105, <16 x i8> %v102)
  %v107 = insertelement <4 x i32> poison, i32 %v75, i64 0
  %v108 = shufflevector <4 x i32> %v107, <4 x i32> poison, <4 x i32> zeroinitializer
  %v109 = bitcast <4 x i32> %v108 to <16 x i8>
  %v110 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v106, <16 x i8> %v109, <16 x i8> %v98)
  %v111 = add nsw i32 %v71, 68
  %v112 = getelementptr i8, ptr %v73, i64 68
  %v113 = load i32, ptr %v112, align 1
  %v114 = bitcast i32 %v113 to <4 x i8>
  %v115 = add nsw i32 %v71, 64
  %v116 = getelementptr i8, ptr %v73, i64 64
  %v117 = load i32, ptr %v116, align 1
  %v118 = bitcast i32 %v117 to <4 x i8>
  %v119 = insertelement <4 x i32> poison, i32 %v117, i64 0
  %v120 = shufflevector <4 x i32> %v119, <4 x i32> poison, <4 x i32> zeroinitializer
  %v121 = bitcast <4 x i32> %v120 to <16 x i8>
  %v122 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v56, <16 x i8> %v121, <16 x i8> %v86)
  %v123 = insertelement <4 x i32> poison, i32 %v113, i64 0
  %v124 = shufflevector <4 x i32> %v123, <4 x i32> poison, <4 x i32> zeroinitializer
  %v125 = bitcast <4 x i32> %v124 to <16 x i8>
  %v126 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v122, <16 x i8> %v125, <16 x i8> %v82)
  %v127 = insertelement <4 x i32> poison, i32 %v117, i64 0
  %v128 = shufflevector <4 x i32> %v127, <4 x i32> poison, <4 x i32> zeroinitializer
  %v129 = bitcast <4 x i32> %v128 to <16 x i8>
  %v130 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v57, <16 x i8> %v129, <16 x i8> %v102)
  %v131 = insertelement <4 x i32> poison, i32 %v113, i64 0
  %v132 = shufflevector <4 x i32> %v131, <4 x i32> poison, <4 x i32> zeroinitializer
  %v133 = bitcast <4 x i32> %v132 to <16 x i8>
  %v134 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v130, <16 x i8> %v133, <16 x i8> %v98)
  %v135 = add nsw i32 %v71, 132
  %v136 = getelementptr i8, ptr %v73, i64 132
  %v137 = load i32, ptr %v136, align 1
  %v138 = bitcast i32 %v137 to <4 x i8>
  %v139 = add nsw i32 %v71, 128
  %v140 = getelementptr i8, ptr %v73, i64 128
  %v141 = load i32, ptr %v140, align 1
  %v142 = bitcast i32 %v141 to <4 x i8>
  %v143 = insertelement <4 x i32> poison, i32 %v141, i64 0
  %v144 = shufflevector <4 x i32> %v143, <4 x i32> poison, <4 x i32> zeroinitializer
  %v145 = bitcast <4 x i32> %v144 to <16 x i8>
  %v146 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v58, <16 x i8> %v145, <16 x i8> %v86)
  %v147 = insertelement <4 x i32> poison, i32 %v137, i64 0
  %v148 = shufflevector <4 x i32> %v147, <4 x i32> poison, <4 x i32> zeroinitializer
  %v149 = bitcast <4 x i32> %v148 to <16 x i8>
  %v150 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v146, <16 x i8> %v149, <16 x i8> %v82)
  %v151 = insertelement <4 x i32> poison, i32 %v141, i64 0
  %v152 = shufflevector <4 x i32> %v151, <4 x i32> poison, <4 x i32> zeroinitializer
  %v153 = bitcast <4 x i32> %v152 to <16 x i8>
  %v154 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v59, <16 x i8> %v153, <16 x i8> %v102)
  %v155 = insertelement <4 x i32> poison, i32 %v137, i64 0
  %v156 = shufflevector <4 x i32> %v155, <4 x i32> poison, <4 x i32> zeroinitializer
  %v157 = bitcast <4 x i32> %v156 to <16 x i8>
  %v158 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v154, <16 x i8> %v157, <16 x i8> %v98)
  %v159 = add nsw i32 %v71, 196
  %v160 = getelementptr i8, ptr %v73, i64 196
  %v161 = load i32, ptr %v160, align 1
  %v162 = bitcast i32 %v161 to <4 x i8>
  %v163 = add nsw i32 %v71, 192
  %v164 = getelementptr i8, ptr %v73, i64 192
  %v165 = load i32, ptr %v164, align 1
  %v166 = bitcast i32 %v165 to <4 x i8>
  %v167 = insertelement <4 x i32> poison, i32 %v165, i64 0
  %v168 = shufflevector <4 x i32> %v167, <4 x i32> poison, <4 x i32> zeroinitializer
  %v169 = bitcast <4 x i32> %v168 to <16 x i8>
  %v170 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v60, <16 x i8> %v169, <16 x i8> %v86)
  %v171 = insertelement <4 x i32> poison, i32 %v161, i64 0
  %v172 = shufflevector <4 x i32> %v171, <4 x i32> poison, <4 x i32> zeroinitializer
  %v173 = bitcast <4 x i32> %v172 to <16 x i8>
  %v174 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v170, <16 x i8> %v173, <16 x i8> %v82)
  %v175 = insertelement <4 x i32> poison, i32 %v165, i64 0
  %v176 = shufflevector <4 x i32> %v175, <4 x i32> poison, <4 x i32> zeroinitializer
  %v177 = bitcast <4 x i32> %v176 to <16 x i8>
  %v178 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v61, <16 x i8> %v177, <16 x i8> %v102)
  %v179 = insertelement <4 x i32> poison, i32 %v161, i64 0
  %v180 = shufflevector <4 x i32> %v179, <4 x i32> poison, <4 x i32> zeroinitializer
  %v181 = bitcast <4 x i32> %v180 to <16 x i8>
  %v182 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v178, <16 x i8> %v181, <16 x i8> %v98)
  %v183 = add nsw i32 %v71, 260
  %v184 = getelementptr i8, ptr %v73, i64 260
  %v185 = load i32, ptr %v184, align 1
  %v186 = bitcast i32 %v185 to <4 x i8>
  %v187 = add nsw i32 %v71, 256
  %v188 = getelementptr i8, ptr %v73, i64 256
  %v189 = load i32, ptr %v188, align 1
  %v190 = bitcast i32 %v189 to <4 x i8>
  %v191 = insertelement <4 x i32> poison, i32 %v189, i64 0
  %v192 = shufflevector <4 x i32> %v191, <4 x i32> poison, <4 x i32> zeroinitializer
  %v193 = bitcast <4 x i32> %v192 to <16 x i8>
  %v194 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v62, <16 x i8> %v193, <16 x i8> %v86)
  %v195 = insertelement <4 x i32> poison, i32 %v185, i64 0
  %v196 = shufflevector <4 x i32> %v195, <4 x i32> poison, <4 x i32> zeroinitializer
  %v197 = bitcast <4 x i32> %v196 to <16 x i8>
  %v198 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v194, <16 x i8> %v197, <16 x i8> %v82)
  %v199 = insertelement <4 x i32> poison, i32 %v189, i64 0
  %v200 = shufflevector <4 x i32> %v199, <4 x i32> poison, <4 x i32> zeroinitializer
  %v201 = bitcast <4 x i32> %v200 to <16 x i8>
  %v202 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v63, <16 x i8> %v201, <16 x i8> %v102)
  %v203 = insertelement <4 x i32> poison, i32 %v185, i64 0
  %v204 = shufflevector <4 x i32> %v203, <4 x i32> poison, <4 x i32> zeroinitializer
  %v205 = bitcast <4 x i32> %v204 to <16 x i8>
  %v206 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v202, <16 x i8> %v205, <16 x i8> %v98)
  %v207 = add nsw i32 %v71, 324
  %v208 = getelementptr i8, ptr %v73, i64 324
  %v209 = load i32, ptr %v208, align 1
  %v210 = bitcast i32 %v209 to <4 x i8>
  %v211 = add nsw i32 %v71, 320
  %v212 = getelementptr i8, ptr %v73, i64 320
  %v213 = load i32, ptr %v212, align 1
  %v214 = bitcast i32 %v213 to <4 x i8>
  %v215 = insertelement <4 x i32> poison, i32 %v213, i64 0
  %v216 = shufflevector <4 x i32> %v215, <4 x i32> poison, <4 x i32> zeroinitializer
  %v217 = bitcast <4 x i32> %v216 to <16 x i8>
  %v218 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v64, <16 x i8> %v217, <16 x i8> %v86)
  %v219 = insertelement <4 x i32> poison, i32 %v209, i64 0
  %v220 = shufflevector <4 x i32> %v219, <4 x i32> poison, <4 x i32> zeroinitializer
  %v221 = bitcast <4 x i32> %v220 to <16 x i8>
  %v222 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v218, <16 x i8> %v221, <16 x i8> %v82)
  %v223 = insertelement <4 x i32> poison, i32 %v213, i64 0
  %v224 = shufflevector <4 x i32> %v223, <4 x i32> poison, <4 x i32> zeroinitializer
  %v225 = bitcast <4 x i32> %v224 to <16 x i8>
  %v226 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v65, <16 x i8> %v225, <16 x i8> %v102)
  %v227 = insertelement <4 x i32> poison, i32 %v209, i64 0
  %v228 = shufflevector <4 x i32> %v227, <4 x i32> poison, <4 x i32> zeroinitializer
  %v229 = bitcast <4 x i32> %v228 to <16 x i8>
  %v230 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v226, <16 x i8> %v229, <16 x i8> %v98)
  %v231 = add nsw i32 %v71, 388
  %v232 = getelementptr i8, ptr %v73, i64 388
  %v233 = load i32, ptr %v232, align 1
  %v234 = bitcast i32 %v233 to <4 x i8>
  %v235 = add nsw i32 %v71, 384
  %v236 = getelementptr i8, ptr %v73, i64 384
  %v237 = load i32, ptr %v236, align 1
  %v238 = bitcast i32 %v237 to <4 x i8>
  %v239 = insertelement <4 x i32> poison, i32 %v237, i64 0
  %v240 = shufflevector <4 x i32> %v239, <4 x i32> poison, <4 x i32> zeroinitializer
  %v241 = bitcast <4 x i32> %v240 to <16 x i8>
  %v242 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v66, <16 x i8> %v241, <16 x i8> %v86)
  %v243 = insertelement <4 x i32> poison, i32 %v233, i64 0
  %v244 = shufflevector <4 x i32> %v243, <4 x i32> poison, <4 x i32> zeroinitializer
  %v245 = bitcast <4 x i32> %v244 to <16 x i8>
  %v246 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v242, <16 x i8> %v245, <16 x i8> %v82)
  %v247 = insertelement <4 x i32> poison, i32 %v237, i64 0
  %v248 = shufflevector <4 x i32> %v247, <4 x i32> poison, <4 x i32> zeroinitializer
  %v249 = bitcast <4 x i32> %v248 to <16 x i8>
  %v250 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v67, <16 x i8> %v249, <16 x i8> %v102)
  %v251 = insertelement <4 x i32> poison, i32 %v233, i64 0
  %v252 = shufflevector <4 x i32> %v251, <4 x i32> poison, <4 x i32> zeroinitializer
  %v253 = bitcast <4 x i32> %v252 to <16 x i8>
  %v254 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v250, <16 x i8> %v253, <16 x i8> %v98)
  %v255 = add nsw i32 %v71, 452
  %v256 = getelementptr i8, ptr %v73, i64 452
  %v257 = load i32, ptr %v256, align 1
  %v258 = bitcast i32 %v257 to <4 x i8>
  %v259 = add nsw i32 %v71, 448
  %v260 = getelementptr i8, ptr %v73, i64 448
  %v261 = load i32, ptr %v260, align 1
  %v262 = bitcast i32 %v261 to <4 x i8>
  %v263 = insertelement <4 x i32> poison, i32 %v261, i64 0
  %v264 = shufflevector <4 x i32> %v263, <4 x i32> poison, <4 x i32> zeroinitializer
  %v265 = bitcast <4 x i32> %v264 to <16 x i8>
  %v266 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v68, <16 x i8> %v265, <16 x i8> %v86)
  %v267 = insertelement <4 x i32> poison, i32 %v257, i64 0
  %v268 = shufflevector <4 x i32> %v267, <4 x i32> poison, <4 x i32> zeroinitializer
  %v269 = bitcast <4 x i32> %v268 to <16 x i8>
  %v270 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v266, <16 x i8> %v269, <16 x i8> %v82)
  %v271 = insertelement <4 x i32> poison, i32 %v261, i64 0
  %v272 = shufflevector <4 x i32> %v271, <4 x i32> poison, <4 x i32> zeroinitializer
  %v273 = bitcast <4 x i32> %v272 to <16 x i8>
  %v274 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v69, <16 x i8> %v273, <16 x i8> %v102)
  %v275 = insertelement <4 x i32> poison, i32 %v257, i64 0
  %v276 = shufflevector <4 x i32> %v275, <4 x i32> poison, <4 x i32> zeroinitializer
  %v277 = bitcast <4 x i32> %v276 to <16 x i8>
  %v278 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v274, <16 x i8> %v277, <16 x i8> %v98)
  %v279 = add nsw i32 %v53, 1
  %v280 = icmp slt i32 %v279, 8
  br i1 %v280, label %loop7, label %done7
done7:
  store <4 x i32> %v94, ptr %v51, align 4
  %v281 = add nsw i32 %v50, 4
  %v282 = getelementptr i32, ptr %v1, i32 %v50
  %v283 = getelementptr i32, ptr %v282, i64 4
  store <4 x i32> %v110, ptr %v283, align 4
  %v284 = add nsw i32 %v50, 64
  %v285 = getelementptr i32, ptr %v282, i64 64
  store <4 x i32> %v126, ptr %v285, align 4
  %v286 = add nsw i32 %v50, 68
  %v287 = getelementptr i32, ptr %v282, i64 68
  store <4 x i32> %v134, ptr %v287, align 4
  %v288 = add nsw i32 %v50, 128
  %v289 = getelementptr i32, ptr %v282, i64 128
  store <4 x i32> %v150, ptr %v289, align 4
  %v290 = add nsw i32 %v50, 132
  %v291 = getelementptr i32, ptr %v282, i64 132
  store <4 x i32> %v158, ptr %v291, align 4
  %v292 = add nsw i32 %v50, 192
  %v293 = getelementptr i32, ptr %v282, i64 192
  store <4 x i32> %v174, ptr %v293, align 4
  %v294 = add nsw i32 %v50, 196
  %v295 = getelementptr i32, ptr %v282, i64 196
  store <4 x i32> %v182, ptr %v295, align 4
  %v296 = add nsw i32 %v50, 256
  %v297 = getelementptr i32, ptr %v282, i64 256
  store <4 x i32> %v198, ptr %v297, align 4
  %v298 = add nsw i32 %v50, 260
  %v299 = getelementptr i32, ptr %v282, i64 260
  store <4 x i32> %v206, ptr %v299, align 4
  %v300 = add nsw i32 %v50, 320
  %v301 = getelementptr i32, ptr %v282, i64 320
  store <4 x i32> %v222, ptr %v301, align 4
  %v302 = add nsw i32 %v50, 324
  %v303 = getelementptr i32, ptr %v282, i64 324
  store <4 x i32> %v230, ptr %v303, align 4
  %v304 = add nsw i32 %v50, 384
  %v305 = getelementptr i32, ptr %v282, i64 384
  store <4 x i32> %v246, ptr %v305, align 4
  %v306 = add nsw i32 %v50, 388
  %v307 = getelementptr i32, ptr %v282, i64 388
  store <4 x i32> %v254, ptr %v307, align 4
  %v308 = add nsw i32 %v50, 448
  %v309 = getelementptr i32, ptr %v282, i64 448
  store <4 x i32> %v270, ptr %v309, align 4
  %v310 = add nsw i32 %v50, 452
  %v311 = getelementptr i32, ptr %v282, i64 452
  store <4 x i32> %v278, ptr %v311, align 4
  %v312 = add nsw i32 %v48, 1
  %v313 = icmp slt i32 %v312, 4
  br i1 %v313, label %loop6, label %done6
done6:
  %v314 = add nsw i32 %v45, 1
  %v315 = icmp slt i32 %v314, 3
  br i1 %v315, label %loop5, label %done5
done5:
  %v316 = add nsw i32 %v7, 1
  %v317 = icmp slt i32 %v316, 2
  br i1 %v317, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+bf16,+dotprod,+i8mm" "prefer-vector-width"="128" "no-trapping-math"="true" }
