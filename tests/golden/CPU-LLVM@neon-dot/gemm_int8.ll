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
  %v7 = phi i32 [ 0, %entry ], [ %v323, %done6 ]
  %v8 = mul nsw i32 %v7, 32
  br label %loop2
loop2:
  %v9 = phi i32 [ 0, %loop1 ], [ %v50, %done3 ]
  %v10 = mul nsw i32 %v9, 8
  %v11 = mul nsw i32 %v9, 512
  br label %loop3
loop3:
  %v12 = phi i32 [ 0, %loop2 ], [ %v48, %done4 ]
  %v13 = mul nsw i32 %v12, 4
  %v14 = mul nsw i32 %v12, 256
  br label %loop4
loop4:
  %v15 = phi i32 [ 0, %loop3 ], [ %v46, %done5 ]
  %v16 = mul nsw i32 %v15, 128
  %v17 = mul nsw i32 %v15, 8
  %v18 = add nsw i32 %v8, %v17
  br label %loop5
loop5:
  %v19 = phi i32 [ 0, %loop4 ], [ %v44, %loop5 ]
  %v20 = mul nsw i32 %v19, 64
  %v21 = add nsw i32 %v16, %v20
  %v22 = add nsw i32 %v21, %v10
  %v23 = add nsw i32 %v22, %v13
  %v24 = getelementptr i32, ptr %v6, i32 %v23
  %v25 = mul nsw i32 %v19, 4
  %v26 = add nsw i32 %v18, %v25
  %v27 = add nsw i32 %v26, %v11
  %v28 = add nsw i32 %v27, %v14
  %v29 = getelementptr i8, ptr %v5, i32 %v28
  %v30 = load <4 x i8>, ptr %v29, align 1
  %v31 = add nsw i32 %v28, 128
  %v32 = getelementptr i8, ptr %v29, i64 128
  %v33 = load <4 x i8>, ptr %v32, align 1
  %v34 = shufflevector <4 x i8> %v30, <4 x i8> %v33, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
  %v35 = add nsw i32 %v28, 64
  %v36 = getelementptr i8, ptr %v29, i64 64
  %v37 = load <4 x i8>, ptr %v36, align 1
  %v38 = add nsw i32 %v28, 192
  %v39 = getelementptr i8, ptr %v29, i64 192
  %v40 = load <4 x i8>, ptr %v39, align 1
  %v41 = shufflevector <4 x i8> %v37, <4 x i8> %v40, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
  %v42 = shufflevector <8 x i8> %v34, <8 x i8> %v41, <16 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11, i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v43 = bitcast <16 x i8> %v42 to <4 x i32>
  store <4 x i32> %v43, ptr %v24, align 4
  %v44 = add nsw i32 %v19, 1
  %v45 = icmp slt i32 %v44, 2
  br i1 %v45, label %loop5, label %done5
done5:
  %v46 = add nsw i32 %v15, 1
  %v47 = icmp slt i32 %v46, 4
  br i1 %v47, label %loop4, label %done4
done4:
  %v48 = add nsw i32 %v12, 1
  %v49 = icmp slt i32 %v48, 2
  br i1 %v49, label %loop3, label %done3
done3:
  %v50 = add nsw i32 %v9, 1
  %v51 = icmp slt i32 %v50, 8
  br i1 %v51, label %loop2, label %done2
done2:
  br label %loop6
loop6:
  %v52 = phi i32 [ 0, %done2 ], [ %v321, %done7 ]
  %v53 = mul nsw i32 %v52, 512
  %v54 = add nsw i32 %v53, %v8
  br label %loop7
loop7:
  %v55 = phi i32 [ 0, %loop6 ], [ %v319, %done8 ]
  %v56 = mul nsw i32 %v55, 8
  %v57 = add nsw i32 %v54, %v56
  %v58 = getelementptr i32, ptr %v1, i32 %v57
  %v59 = mul nsw i32 %v55, 128
  br label %loop8
loop8:
  %v60 = phi i32 [ 0, %loop7 ], [ %v286, %loop8 ]
  %v61 = phi <4 x i32> [ zeroinitializer, %loop7 ], [ %v101, %loop8 ]
  %v62 = phi <4 x i32> [ zeroinitializer, %loop7 ], [ %v117, %loop8 ]
  %v63 = phi <4 x i32> [ zeroinitializer, %loop7 ], [ %v133, %loop8 ]
  %v64 = phi <4 x i32> [ zeroinitializer, %loop7 ], [ %v141, %loop8 ]
  %v65 = phi <4 x i32> [ zeroinitializer, %loop7 ], [ %v157, %loop8 ]
  %v66 = phi <4 x i32> [ zeroinitializer, %loop7 ], [ %v165, %loop8 ]
  %v67 = phi <4 x i32> [ zeroinitializer, %loop7 ], [ %v181, %loop8 ]
  %v68 = phi <4 x i32> [ zeroinitializer, %loop7 ], [ %v189, %loop8 ]
  %v69 = phi <4 x i32> [ zeroinitializer, %loop7 ], [ %v205, %loop8 ]
  %v70 = phi <4 x i32> [ zeroinitializer, %loop7 ], [ %v213, %loop8 ]
  %v71 = phi <4 x i32> [ zeroinitializer, %loop7 ], [ %v229, %loop8 ]
  %v72 = phi <4 x i32> [ zeroinitializer, %loop7 ], [ %v237, %loop8 ]
  %v73 = phi <4 x i32> [ zeroinitializer, %loop7 ], [ %v253, %loop8 ]
  %v74 = phi <4 x i32> [ zeroinitializer, %loop7 ], [ %v261, %loop8 ]
  %v75 = phi <4 x i32> [ zeroinitializer, %loop7 ], [ %v277, %loop8 ]
  %v76 = phi <4 x i32> [ zeroinitializer, %loop7 ], [ %v285, %loop8 ]
  %v77 = mul nsw i32 %v60, 8
  %v78 = add nsw i32 %v53, %v77
  %v79 = add nsw i32 %v78, 4
  %v80 = getelementptr i8, ptr %v3, i32 %v78
  %v81 = getelementptr i8, ptr %v80, i64 4
  %v82 = load i32, ptr %v81, align 1
  %v83 = bitcast i32 %v82 to <4 x i8>
  %v84 = add nsw i32 %v59, %v77
  %v85 = add nsw i32 %v84, 4
  %v86 = getelementptr i32, ptr %v6, i32 %v84
  %v87 = getelementptr i32, ptr %v86, i64 4
  %v88 = load <4 x i32>, ptr %v87, align 4
  %v89 = bitcast <4 x i32> %v88 to <16 x i8>
  %v90 = load i32, ptr %v80, align 1
  %v91 = bitcast i32 %v90 to <4 x i8>
  %v92 = load <4 x i32>, ptr %v86, align 4
  %v93 = bitcast <4 x i32> %v92 to <16 x i8>
  %v94 = insertelement <4 x i32> poison, i32 %v90, i64 0
  %v95 = shufflevector <4 x i32> %v94, <4 x i32> poison, <4 x i32> zeroinitializer
  %v96 = bitcast <4 x i32> %v95 to <16 x i8>
  %v97 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v61, <16 x i8> %v96, <16 x i8> %v93)
  %v98 = insertelement <4 x i32> poison, i32 %v82, i64 0
  %v99 = shufflevector <4 x i32> %v98, <4 x i32> poison, <4 x i32> zeroinitializer
  %v100 = bitcast <4 x i32> %v99 to <16 x i8>
  %v101 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v97, <16 x i8> %v100, <16 x i8> %v89)
  %v102 = add nsw i32 %v84, 68
  %v103 = getelementptr i32, ptr %v86, i64 68
  %v104 = load <4 x i32>, ptr %v103, align 4
  %v105 = bitcast <4 x i32> %v104 to <16 x i8>
  %v106 = add nsw i32 %v84, 64
  %v107 = getelementptr i32, ptr %v86, i64 64
  %v108 = load <4 x i32>, ptr %v107, align 4
  %v109 = bitcast <4 x i32> %v108 to <16 x i8>
  %v110 = insertelement <4 x i32> poison, i32 %v90, i64 0
  %v111 = shufflevector <4 x i32> %v110, <4 x i32> poison, <4 x i32> zeroinitializer
  %v112 = bitcast <4 x i32> %v111 to <16 x i8>
  %v113 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v62, <16 x i8> %v112, <16 x i8> %v109)
  %v114 = insertelement <4 x i32> poison, i32 %v82, i64 0
  %v115 = shufflevector <4 x i32> %v114, <4 x i32> poison, <4 x i32> zeroinitializer
  %v116 = bitcast <4 x i32> %v115 to <16 x i8>
  %v117 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v113, <16 x i8> %v116, <16 x i8> %v105)
  %v118 = add nsw i32 %v78, 68
  %v119 = getelementptr i8, ptr %v80, i64 68
  %v120 = load i32, ptr %v119, align 1
  %v121 = bitcast i32 %v120 to <4 x i8>
  %v122 = add nsw i32 %v78, 64
  %v123 = getelementptr i8, ptr %v80, i64 64
  %v124 = load i32, ptr %v123, align 1
  %v125 = bitcast i32 %v124 to <4 x i8>
  %v126 = insertelement <4 x i32> poison, i32 %v124, i64 0
  %v127 = shufflevector <4 x i32> %v126, <4 x i32> poison, <4 x i32> zeroinitializer
  %v128 = bitcast <4 x i32> %v127 to <16 x i8>
  %v129 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v63, <16 x i8> %v128, <16 x i8> %v93)
  %v130 = insertelement <4 x i32> poison, i32 %v120, i64 0
  %v131 = shufflevector <4 x i32> %v130, <4 x i32> poison, <4 x i32> zeroinitializer
  %v132 = bitcast <4 x i32> %v131 to <16 x i8>
  %v133 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v129, <16 x i8> %v132, <16 x i8> %v89)
  %v134 = insertelement <4 x i32> poison, i32 %v124, i64 0
  %v135 = shufflevector <4 x i32> %v134, <4 x i32> poison, <4 x i32> zeroinitializer
  %v136 = bitcast <4 x i32> %v135 to <16 x i8>
  %v137 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v64, <16 x i8> %v136, <16 x i8> %v109)
  %v138 = insertelement <4 x i32> poison, i32 %v120, i64 0
  %v139 = shufflevector <4 x i32> %v138, <4 x i32> poison, <4 x i32> zeroinitializer
  %v140 = bitcast <4 x i32> %v139 to <16 x i8>
  %v141 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v137, <16 x i8> %v140, <16 x i8> %v105)
  %v142 = add nsw i32 %v78, 132
  %v143 = getelementptr i8, ptr %v80, i64 132
  %v144 = load i32, ptr %v143, align 1
  %v145 = bitcast i32 %v144 to <4 x i8>
  %v146 = add nsw i32 %v78, 128
  %v147 = getelementptr i8, ptr %v80, i64 128
  %v148 = load i32, ptr %v147, align 1
  %v149 = bitcast i32 %v148 to <4 x i8>
  %v150 = insertelement <4 x i32> poison, i32 %v148, i64 0
  %v151 = shufflevector <4 x i32> %v150, <4 x i32> poison, <4 x i32> zeroinitializer
  %v152 = bitcast <4 x i32> %v151 to <16 x i8>
  %v153 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v65, <16 x i8> %v152, <16 x i8> %v93)
  %v154 = insertelement <4 x i32> poison, i32 %v144, i64 0
  %v155 = shufflevector <4 x i32> %v154, <4 x i32> poison, <4 x i32> zeroinitializer
  %v156 = bitcast <4 x i32> %v155 to <16 x i8>
  %v157 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v153, <16 x i8> %v156, <16 x i8> %v89)
  %v158 = insertelement <4 x i32> poison, i32 %v148, i64 0
  %v159 = shufflevector <4 x i32> %v158, <4 x i32> poison, <4 x i32> zeroinitializer
  %v160 = bitcast <4 x i32> %v159 to <16 x i8>
  %v161 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v66, <16 x i8> %v160, <16 x i8> %v109)
  %v162 = insertelement <4 x i32> poison, i32 %v144, i64 0
  %v163 = shufflevector <4 x i32> %v162, <4 x i32> poison, <4 x i32> zeroinitializer
  %v164 = bitcast <4 x i32> %v163 to <16 x i8>
  %v165 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v161, <16 x i8> %v164, <16 x i8> %v105)
  %v166 = add nsw i32 %v78, 196
  %v167 = getelementptr i8, ptr %v80, i64 196
  %v168 = load i32, ptr %v167, align 1
  %v169 = bitcast i32 %v168 to <4 x i8>
  %v170 = add nsw i32 %v78, 192
  %v171 = getelementptr i8, ptr %v80, i64 192
  %v172 = load i32, ptr %v171, align 1
  %v173 = bitcast i32 %v172 to <4 x i8>
  %v174 = insertelement <4 x i32> poison, i32 %v172, i64 0
  %v175 = shufflevector <4 x i32> %v174, <4 x i32> poison, <4 x i32> zeroinitializer
  %v176 = bitcast <4 x i32> %v175 to <16 x i8>
  %v177 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v67, <16 x i8> %v176, <16 x i8> %v93)
  %v178 = insertelement <4 x i32> poison, i32 %v168, i64 0
  %v179 = shufflevector <4 x i32> %v178, <4 x i32> poison, <4 x i32> zeroinitializer
  %v180 = bitcast <4 x i32> %v179 to <16 x i8>
  %v181 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v177, <16 x i8> %v180, <16 x i8> %v89)
  %v182 = insertelement <4 x i32> poison, i32 %v172, i64 0
  %v183 = shufflevector <4 x i32> %v182, <4 x i32> poison, <4 x i32> zeroinitializer
  %v184 = bitcast <4 x i32> %v183 to <16 x i8>
  %v185 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v68, <16 x i8> %v184, <16 x i8> %v109)
  %v186 = insertelement <4 x i32> poison, i32 %v168, i64 0
  %v187 = shufflevector <4 x i32> %v186, <4 x i32> poison, <4 x i32> zeroinitializer
  %v188 = bitcast <4 x i32> %v187 to <16 x i8>
  %v189 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v185, <16 x i8> %v188, <16 x i8> %v105)
  %v190 = add nsw i32 %v78, 260
  %v191 = getelementptr i8, ptr %v80, i64 260
  %v192 = load i32, ptr %v191, align 1
  %v193 = bitcast i32 %v192 to <4 x i8>
  %v194 = add nsw i32 %v78, 256
  %v195 = getelementptr i8, ptr %v80, i64 256
  %v196 = load i32, ptr %v195, align 1
  %v197 = bitcast i32 %v196 to <4 x i8>
  %v198 = insertelement <4 x i32> poison, i32 %v196, i64 0
  %v199 = shufflevector <4 x i32> %v198, <4 x i32> poison, <4 x i32> zeroinitializer
  %v200 = bitcast <4 x i32> %v199 to <16 x i8>
  %v201 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v69, <16 x i8> %v200, <16 x i8> %v93)
  %v202 = insertelement <4 x i32> poison, i32 %v192, i64 0
  %v203 = shufflevector <4 x i32> %v202, <4 x i32> poison, <4 x i32> zeroinitializer
  %v204 = bitcast <4 x i32> %v203 to <16 x i8>
  %v205 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v201, <16 x i8> %v204, <16 x i8> %v89)
  %v206 = insertelement <4 x i32> poison, i32 %v196, i64 0
  %v207 = shufflevector <4 x i32> %v206, <4 x i32> poison, <4 x i32> zeroinitializer
  %v208 = bitcast <4 x i32> %v207 to <16 x i8>
  %v209 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v70, <16 x i8> %v208, <16 x i8> %v109)
  %v210 = insertelement <4 x i32> poison, i32 %v192, i64 0
  %v211 = shufflevector <4 x i32> %v210, <4 x i32> poison, <4 x i32> zeroinitializer
  %v212 = bitcast <4 x i32> %v211 to <16 x i8>
  %v213 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v209, <16 x i8> %v212, <16 x i8> %v105)
  %v214 = add nsw i32 %v78, 324
  %v215 = getelementptr i8, ptr %v80, i64 324
  %v216 = load i32, ptr %v215, align 1
  %v217 = bitcast i32 %v216 to <4 x i8>
  %v218 = add nsw i32 %v78, 320
  %v219 = getelementptr i8, ptr %v80, i64 320
  %v220 = load i32, ptr %v219, align 1
  %v221 = bitcast i32 %v220 to <4 x i8>
  %v222 = insertelement <4 x i32> poison, i32 %v220, i64 0
  %v223 = shufflevector <4 x i32> %v222, <4 x i32> poison, <4 x i32> zeroinitializer
  %v224 = bitcast <4 x i32> %v223 to <16 x i8>
  %v225 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v71, <16 x i8> %v224, <16 x i8> %v93)
  %v226 = insertelement <4 x i32> poison, i32 %v216, i64 0
  %v227 = shufflevector <4 x i32> %v226, <4 x i32> poison, <4 x i32> zeroinitializer
  %v228 = bitcast <4 x i32> %v227 to <16 x i8>
  %v229 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v225, <16 x i8> %v228, <16 x i8> %v89)
  %v230 = insertelement <4 x i32> poison, i32 %v220, i64 0
  %v231 = shufflevector <4 x i32> %v230, <4 x i32> poison, <4 x i32> zeroinitializer
  %v232 = bitcast <4 x i32> %v231 to <16 x i8>
  %v233 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v72, <16 x i8> %v232, <16 x i8> %v109)
  %v234 = insertelement <4 x i32> poison, i32 %v216, i64 0
  %v235 = shufflevector <4 x i32> %v234, <4 x i32> poison, <4 x i32> zeroinitializer
  %v236 = bitcast <4 x i32> %v235 to <16 x i8>
  %v237 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v233, <16 x i8> %v236, <16 x i8> %v105)
  %v238 = add nsw i32 %v78, 388
  %v239 = getelementptr i8, ptr %v80, i64 388
  %v240 = load i32, ptr %v239, align 1
  %v241 = bitcast i32 %v240 to <4 x i8>
  %v242 = add nsw i32 %v78, 384
  %v243 = getelementptr i8, ptr %v80, i64 384
  %v244 = load i32, ptr %v243, align 1
  %v245 = bitcast i32 %v244 to <4 x i8>
  %v246 = insertelement <4 x i32> poison, i32 %v244, i64 0
  %v247 = shufflevector <4 x i32> %v246, <4 x i32> poison, <4 x i32> zeroinitializer
  %v248 = bitcast <4 x i32> %v247 to <16 x i8>
  %v249 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v73, <16 x i8> %v248, <16 x i8> %v93)
  %v250 = insertelement <4 x i32> poison, i32 %v240, i64 0
  %v251 = shufflevector <4 x i32> %v250, <4 x i32> poison, <4 x i32> zeroinitializer
  %v252 = bitcast <4 x i32> %v251 to <16 x i8>
  %v253 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v249, <16 x i8> %v252, <16 x i8> %v89)
  %v254 = insertelement <4 x i32> poison, i32 %v244, i64 0
  %v255 = shufflevector <4 x i32> %v254, <4 x i32> poison, <4 x i32> zeroinitializer
  %v256 = bitcast <4 x i32> %v255 to <16 x i8>
  %v257 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v74, <16 x i8> %v256, <16 x i8> %v109)
  %v258 = insertelement <4 x i32> poison, i32 %v240, i64 0
  %v259 = shufflevector <4 x i32> %v258, <4 x i32> poison, <4 x i32> zeroinitializer
  %v260 = bitcast <4 x i32> %v259 to <16 x i8>
  %v261 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v257, <16 x i8> %v260, <16 x i8> %v105)
  %v262 = add nsw i32 %v78, 452
  %v263 = getelementptr i8, ptr %v80, i64 452
  %v264 = load i32, ptr %v263, align 1
  %v265 = bitcast i32 %v264 to <4 x i8>
  %v266 = add nsw i32 %v78, 448
  %v267 = getelementptr i8, ptr %v80, i64 448
  %v268 = load i32, ptr %v267, align 1
  %v269 = bitcast i32 %v268 to <4 x i8>
  %v270 = insertelement <4 x i32> poison, i32 %v268, i64 0
  %v271 = shufflevector <4 x i32> %v270, <4 x i32> poison, <4 x i32> zeroinitializer
  %v272 = bitcast <4 x i32> %v271 to <16 x i8>
  %v273 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v75, <16 x i8> %v272, <16 x i8> %v93)
  %v274 = insertelement <4 x i32> poison, i32 %v264, i64 0
  %v275 = shufflevector <4 x i32> %v274, <4 x i32> poison, <4 x i32> zeroinitializer
  %v276 = bitcast <4 x i32> %v275 to <16 x i8>
  %v277 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v273, <16 x i8> %v276, <16 x i8> %v89)
  %v278 = insertelement <4 x i32> poison, i32 %v268, i64 0
  %v279 = shufflevector <4 x i32> %v278, <4 x i32> poison, <4 x i32> zeroinitializer
  %v280 = bitcast <4 x i32> %v279 to <16 x i8>
  %v281 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v76, <16 x i8> %v280, <16 x i8> %v109)
  %v282 = insertelement <4 x i32> poison, i32 %v264, i64 0
  %v283 = shufflevector <4 x i32> %v282, <4 x i32> poison, <4 x i32> zeroinitializer
  %v284 = bitcast <4 x i32> %v283 to <16 x i8>
  %v285 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %v281, <16 x i8> %v284, <16 x i8> %v105)
  %v286 = add nsw i32 %v60, 1
  %v287 = icmp slt i32 %v286, 8
  br i1 %v287, label %loop8, label %done8
done8:
  store <4 x i32> %v101, ptr %v58, align 4
  %v288 = add nsw i32 %v57, 4
  %v289 = getelementptr i32, ptr %v1, i32 %v57
  %v290 = getelementptr i32, ptr %v289, i64 4
  store <4 x i32> %v117, ptr %v290, align 4
  %v291 = add nsw i32 %v57, 64
  %v292 = getelementptr i32, ptr %v289, i64 64
  store <4 x i32> %v133, ptr %v292, align 4
  %v293 = add nsw i32 %v57, 68
  %v294 = getelementptr i32, ptr %v289, i64 68
  store <4 x i32> %v141, ptr %v294, align 4
  %v295 = add nsw i32 %v57, 128
  %v296 = getelementptr i32, ptr %v289, i64 128
  store <4 x i32> %v157, ptr %v296, align 4
  %v297 = add nsw i32 %v57, 132
  %v298 = getelementptr i32, ptr %v289, i64 132
  store <4 x i32> %v165, ptr %v298, align 4
  %v299 = add nsw i32 %v57, 192
  %v300 = getelementptr i32, ptr %v289, i64 192
  store <4 x i32> %v181, ptr %v300, align 4
  %v301 = add nsw i32 %v57, 196
  %v302 = getelementptr i32, ptr %v289, i64 196
  store <4 x i32> %v189, ptr %v302, align 4
  %v303 = add nsw i32 %v57, 256
  %v304 = getelementptr i32, ptr %v289, i64 256
  store <4 x i32> %v205, ptr %v304, align 4
  %v305 = add nsw i32 %v57, 260
  %v306 = getelementptr i32, ptr %v289, i64 260
  store <4 x i32> %v213, ptr %v306, align 4
  %v307 = add nsw i32 %v57, 320
  %v308 = getelementptr i32, ptr %v289, i64 320
  store <4 x i32> %v229, ptr %v308, align 4
  %v309 = add nsw i32 %v57, 324
  %v310 = getelementptr i32, ptr %v289, i64 324
  store <4 x i32> %v237, ptr %v310, align 4
  %v311 = add nsw i32 %v57, 384
  %v312 = getelementptr i32, ptr %v289, i64 384
  store <4 x i32> %v253, ptr %v312, align 4
  %v313 = add nsw i32 %v57, 388
  %v314 = getelementptr i32, ptr %v289, i64 388
  store <4 x i32> %v261, ptr %v314, align 4
  %v315 = add nsw i32 %v57, 448
  %v316 = getelementptr i32, ptr %v289, i64 448
  store <4 x i32> %v277, ptr %v316, align 4
  %v317 = add nsw i32 %v57, 452
  %v318 = getelementptr i32, ptr %v289, i64 452
  store <4 x i32> %v285, ptr %v318, align 4
  %v319 = add nsw i32 %v55, 1
  %v320 = icmp slt i32 %v319, 4
  br i1 %v320, label %loop7, label %done7
done7:
  %v321 = add nsw i32 %v52, 1
  %v322 = icmp slt i32 %v321, 3
  br i1 %v322, label %loop6, label %done6
done6:
  %v323 = add nsw i32 %v7, 1
  %v324 = icmp slt i32 %v323, 2
  br i1 %v324, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+bf16,+dotprod,+i8mm" "prefer-vector-width"="128" "no-trapping-math"="true" }
