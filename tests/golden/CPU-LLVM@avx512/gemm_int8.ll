target triple = "x86_64-unknown-linux-gnu"

define void @gemm_int8(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = getelementptr inbounds ptr, ptr %args, i64 2
  %v5 = load ptr, ptr %v4, align 8
  %v6 = getelementptr inbounds i8, ptr %scratch, i64 0
  %v7 = getelementptr inbounds i8, ptr %scratch, i64 1024
  br label %loop1
loop1:
  %v8 = phi i32 [ 0, %entry ], [ %v392, %done5 ]
  %v9 = mul nsw i32 %v8, 32
  br label %loop2
loop2:
  %v10 = phi i32 [ 0, %loop1 ], [ %v38, %done3 ]
  %v11 = mul nsw i32 %v10, 32
  %v12 = mul nsw i32 %v10, 256
  br label %loop3
loop3:
  %v13 = phi i32 [ 0, %loop2 ], [ %v36, %done4 ]
  %v14 = mul nsw i32 %v13, 16
  %v15 = mul nsw i32 %v13, 128
  br label %loop4
loop4:
  %v16 = phi i32 [ 0, %loop3 ], [ %v34, %loop4 ]
  %v17 = mul nsw i32 %v16, 512
  %v18 = add nsw i32 %v17, %v11
  %v19 = add nsw i32 %v18, %v14
  %v20 = getelementptr i32, ptr %v7, i32 %v19
  %v21 = mul nsw i32 %v16, 16
  %v22 = add nsw i32 %v9, %v21
  %v23 = add nsw i32 %v22, %v12
  %v24 = add nsw i32 %v23, %v15
  %v25 = getelementptr i8, ptr %v5, i32 %v24
  %v26 = load <16 x i8>, ptr %v25, align 1
  %v27 = sext <16 x i8> %v26 to <16 x i16>
  %v28 = add nsw i32 %v24, 64
  %v29 = getelementptr i8, ptr %v25, i64 64
  %v30 = load <16 x i8>, ptr %v29, align 1
  %v31 = sext <16 x i8> %v30 to <16 x i16>
  %v32 = shufflevector <16 x i16> %v27, <16 x i16> %v31, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v33 = bitcast <32 x i16> %v32 to <16 x i32>
  store <16 x i32> %v33, ptr %v20, align 4
  %v34 = add nsw i32 %v16, 1
  %v35 = icmp slt i32 %v34, 2
  br i1 %v35, label %loop4, label %done4
done4:
  %v36 = add nsw i32 %v13, 1
  %v37 = icmp slt i32 %v36, 2
  br i1 %v37, label %loop3, label %done3
done3:
  %v38 = add nsw i32 %v10, 1
  %v39 = icmp slt i32 %v38, 16
  br i1 %v39, label %loop2, label %done2
done2:
  br label %loop5
loop5:
  %v40 = phi i32 [ 0, %done2 ], [ %v390, %done9 ]
  %v41 = mul nsw i32 %v40, 512
  %v42 = add nsw i32 %v41, %v9
  %v43 = getelementptr i32, ptr %v1, i32 %v42
  br label %loop6
loop6:
  %v44 = phi i32 [ 0, %loop5 ], [ %v66, %done7 ]
  %v45 = mul nsw i32 %v44, 32
  %v46 = mul nsw i32 %v44, 64
  %v47 = add nsw i32 %v41, %v46
  br label %loop7
loop7:
  %v48 = phi i32 [ 0, %loop6 ], [ %v64, %done8 ]
  %v49 = mul nsw i32 %v48, 2
  %v50 = add nsw i32 %v45, %v49
  %v51 = mul nsw i32 %v48, 4
  %v52 = add nsw i32 %v47, %v51
  br label %loop8
loop8:
  %v53 = phi i32 [ 0, %loop7 ], [ %v62, %loop8 ]
  %v54 = add nsw i32 %v50, %v53
  %v55 = getelementptr i32, ptr %v6, i32 %v54
  %v56 = mul nsw i32 %v53, 2
  %v57 = add nsw i32 %v52, %v56
  %v58 = getelementptr i8, ptr %v3, i32 %v57
  %v59 = load <2 x i8>, ptr %v58, align 1
  %v60 = sext <2 x i8> %v59 to <2 x i16>
  %v61 = bitcast <2 x i16> %v60 to i32
  store i32 %v61, ptr %v55, align 4
  %v62 = add nsw i32 %v53, 1
  %v63 = icmp slt i32 %v62, 2
  br i1 %v63, label %loop8, label %done8
done8:
  %v64 = add nsw i32 %v48, 1
  %v65 = icmp slt i32 %v64, 16
  br i1 %v65, label %loop7, label %done7
done7:
  %v66 = add nsw i32 %v44, 1
  %v67 = icmp slt i32 %v66, 8
  br i1 %v67, label %loop6, label %done6
done6:
  br label %loop9
loop9:
  %v68 = phi i32 [ 0, %done6 ], [ %v357, %loop9 ]
  %v69 = phi <16 x i32> [ zeroinitializer, %done6 ], [ %v112, %loop9 ]
  %v70 = phi <16 x i32> [ zeroinitializer, %done6 ], [ %v132, %loop9 ]
  %v71 = phi <16 x i32> [ zeroinitializer, %done6 ], [ %v152, %loop9 ]
  %v72 = phi <16 x i32> [ zeroinitializer, %done6 ], [ %v164, %loop9 ]
  %v73 = phi <16 x i32> [ zeroinitializer, %done6 ], [ %v184, %loop9 ]
  %v74 = phi <16 x i32> [ zeroinitializer, %done6 ], [ %v196, %loop9 ]
  %v75 = phi <16 x i32> [ zeroinitializer, %done6 ], [ %v216, %loop9 ]
  %v76 = phi <16 x i32> [ zeroinitializer, %done6 ], [ %v228, %loop9 ]
  %v77 = phi <16 x i32> [ zeroinitializer, %done6 ], [ %v248, %loop9 ]
  %v78 = phi <16 x i32> [ zeroinitializer, %done6 ], [ %v260, %loop9 ]
  %v79 = phi <16 x i32> [ zeroinitializer, %done6 ], [ %v280, %loop9 ]
  %v80 = phi <16 x i32> [ zeroinitializer, %done6 ], [ %v292, %loop9 ]
  %v81 = phi <16 x i32> [ zeroinitializer, %done6 ], [ %v312, %loop9 ]
  %v82 = phi <16 x i32> [ zeroinitializer, %done6 ], [ %v324, %loop9 ]
  %v83 = phi <16 x i32> [ zeroinitializer, %done6 ], [ %v344, %loop9 ]
  %v84 = phi <16 x i32> [ zeroinitializer, %done6 ], [ %v356, %loop9 ]
  %v85 = mul nsw i32 %v68, 2
  %v86 = add nsw i32 %v85, 1
  %v87 = getelementptr i32, ptr %v6, i32 %v85
  %v88 = getelementptr i32, ptr %v87, i64 1
  %v89 = load i32, ptr %v88, align 4
  %v90 = bitcast i32 %v89 to <2 x i16>
  %v91 = mul nsw i32 %v68, 32
  %v92 = add nsw i32 %v91, 16
  %v93 = getelementptr i32, ptr %v7, i32 %v91
  %v94 = getelementptr i32, ptr %v93, i64 16
  %v95 = load <16 x i32>, ptr %v94, align 4
  %v96 = bitcast <16 x i32> %v95 to <32 x i16>
  %v97 = load i32, ptr %v87, align 4
  %v98 = bitcast i32 %v97 to <2 x i16>
  %v99 = load <16 x i32>, ptr %v93, align 4
  %v100 = bitcast <16 x i32> %v99 to <32 x i16>
  %v101 = bitcast <2 x i16> %v98 to i32
  %v102 = insertelement <16 x i32> poison, i32 %v101, i64 0
  %v103 = shufflevector <16 x i32> %v102, <16 x i32> poison, <16 x i32> zeroinitializer
  %v104 = bitcast <16 x i32> %v103 to <32 x i16>
  %v105 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v104, <32 x i16> %v100)
  %v106 = add <16 x i32> %v69, %v105
  %v107 = bitcast <2 x i16> %v90 to i32
  %v108 = insertelement <16 x i32> poison, i32 %v107, i64 0
  %v109 = shufflevector <16 x i32> %v108, <16 x i32> poison, <16 x i32> zeroinitializer
  %v110 = bitcast <16 x i32> %v109 to <32 x i16>
  %v111 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v110, <32 x i16> %v96)
  %v112 = add <16 x i32> %v106, %v111
  %v113 = add nsw i32 %v91, 528
  %v114 = getelementptr i32, ptr %v93, i64 528
  %v115 = load <16 x i32>, ptr %v114, align 4
  %v116 = bitcast <16 x i32> %v115 to <32 x i16>
  %v117 = add nsw i32 %v91, 512
  %v118 = getelementptr i32, ptr %v93, i64 512
  %v119 = load <16 x i32>, ptr %v118, align 4
  %v120 = bitcast <16 x i32> %v119 to <32 x i16>
  %v121 = bitcast <2 x i16> %v98 to i32
  %v122 = insertelement <16 x i32> poison, i32 %v121, i64 0
  %v123 = shufflevector <16 x i32> %v122, <16 x i32> poison, <16 x i32> zeroinitializer
  %v124 = bitcast <16 x i32> %v123 to <32 x i16>
  %v125 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v124, <32 x i16> %v120)
  %v126 = add <16 x i32> %v70, %v125
  %v127 = bitcast <2 x i16> %v90 to i32
  %v128 = insertelement <16 x i32> poison, i32 %v127, i64 0
  %v129 = shufflevector <16 x i32> %v128, <16 x i32> poison, <16 x i32> zeroinitializer
  %v130 = bitcast <16 x i32> %v129 to <32 x i16>
  %v131 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v130, <32 x i16> %v116)
  %v132 = add <16 x i32> %v126, %v131
  %v133 = add nsw i32 %v85, 33
  %v134 = getelementptr i32, ptr %v87, i64 33
  %v135 = load i32, ptr %v134, align 4
  %v136 = bitcast i32 %v135 to <2 x i16>
  %v137 = add nsw i32 %v85, 32
  %v138 = getelementptr i32, ptr %v87, i64 32
  %v139 = load i32, ptr %v138, align 4
  %v140 = bitcast i32 %v139 to <2 x i16>
  %v141 = bitcast <2 x i16> %v140 to i32
  %v142 = insertelement <16 x i32> poison, i32 %v141, i64 0
  %v143 = shufflevector <16 x i32> %v142, <16 x i32> poison, <16 x i32> zeroinitializer
  %v144 = bitcast <16 x i32> %v143 to <32 x i16>
  %v145 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v144, <32 x i16> %v100)
  %v146 = add <16 x i32> %v71, %v145
  %v147 = bitcast <2 x i16> %v136 to i32
  %v148 = insertelement <16 x i32> poison, i32 %v147, i64 0
  %v149 = shufflevector <16 x i32> %v148, <16 x i32> poison, <16 x i32> zeroinitializer
  %v150 = bitcast <16 x i32> %v149 to <32 x i16>
  %v151 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v150, <32 x i16> %v96)
  %v152 = add <16 x i32> %v146, %v151
  %v153 = bitcast <2 x i16> %v140 to i32
  %v154 = insertelement <16 x i32> poison, i32 %v153, i64 0
  %v155 = shufflevector <16 x i32> %v154, <16 x i32> poison, <16 x i32> zeroinitializer
  %v156 = bitcast <16 x i32> %v155 to <32 x i16>
  %v157 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v156, <32 x i16> %v120)
  %v158 = add <16 x i32> %v72, %v157
  %v159 = bitcast <2 x i16> %v136 to i32
  %v160 = insertelement <16 x i32> poison, i32 %v159, i64 0
  %v161 = shufflevector <16 x i32> %v160, <16 x i32> poison, <16 x i32> zeroinitializer
  %v162 = bitcast <16 x i32> %v161 to <32 x i16>
  %v163 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v162, <32 x i16> %v116)
  %v164 = add <16 x i32> %v158, %v163
  %v165 = add nsw i32 %v85, 65
  %v166 = getelementptr i32, ptr %v87, i64 65
  %v167 = load i32, ptr %v166, align 4
  %v168 = bitcast i32 %v167 to <2 x i16>
  %v169 = add nsw i32 %v85, 64
  %v170 = getelementptr i32, ptr %v87, i64 64
  %v171 = load i32, ptr %v170, align 4
  %v172 = bitcast i32 %v171 to <2 x i16>
  %v173 = bitcast <2 x i16> %v172 to i32
  %v174 = insertelement <16 x i32> poison, i32 %v173, i64 0
  %v175 = shufflevector <16 x i32> %v174, <16 x i32> poison, <16 x i32> zeroinitializer
  %v176 = bitcast <16 x i32> %v175 to <32 x i16>
  %v177 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v176, <32 x i16> %v100)
  %v178 = add <16 x i32> %v73, %v177
  %v179 = bitcast <2 x i16> %v168 to i32
  %v180 = insertelement <16 x i32> poison, i32 %v179, i64 0
  %v181 = shufflevector <16 x i32> %v180, <16 x i32> poison, <16 x i32> zeroinitializer
  %v182 = bitcast <16 x i32> %v181 to <32 x i16>
  %v183 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v182, <32 x i16> %v96)
  %v184 = add <16 x i32> %v178, %v183
  %v185 = bitcast <2 x i16> %v172 to i32
  %v186 = insertelement <16 x i32> poison, i32 %v185, i64 0
  %v187 = shufflevector <16 x i32> %v186, <16 x i32> poison, <16 x i32> zeroinitializer
  %v188 = bitcast <16 x i32> %v187 to <32 x i16>
  %v189 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v188, <32 x i16> %v120)
  %v190 = add <16 x i32> %v74, %v189
  %v191 = bitcast <2 x i16> %v168 to i32
  %v192 = insertelement <16 x i32> poison, i32 %v191, i64 0
  %v193 = shufflevector <16 x i32> %v192, <16 x i32> poison, <16 x i32> zeroinitializer
  %v194 = bitcast <16 x i32> %v193 to <32 x i16>
  %v195 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v194, <32 x i16> %v116)
  %v196 = add <16 x i32> %v190, %v195
  %v197 = add nsw i32 %v85, 97
  %v198 = getelementptr i32, ptr %v87, i64 97
  %v199 = load i32, ptr %v198, align 4
  %v200 = bitcast i32 %v199 to <2 x i16>
  %v201 = add nsw i32 %v85, 96
  %v202 = getelementptr i32, ptr %v87, i64 96
  %v203 = load i32, ptr %v202, align 4
  %v204 = bitcast i32 %v203 to <2 x i16>
  %v205 = bitcast <2 x i16> %v204 to i32
  %v206 = insertelement <16 x i32> poison, i32 %v205, i64 0
  %v207 = shufflevector <16 x i32> %v206, <16 x i32> poison, <16 x i32> zeroinitializer
  %v208 = bitcast <16 x i32> %v207 to <32 x i16>
  %v209 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v208, <32 x i16> %v100)
  %v210 = add <16 x i32> %v75, %v209
  %v211 = bitcast <2 x i16> %v200 to i32
  %v212 = insertelement <16 x i32> poison, i32 %v211, i64 0
  %v213 = shufflevector <16 x i32> %v212, <16 x i32> poison, <16 x i32> zeroinitializer
  %v214 = bitcast <16 x i32> %v213 to <32 x i16>
  %v215 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v214, <32 x i16> %v96)
  %v216 = add <16 x i32> %v210, %v215
  %v217 = bitcast <2 x i16> %v204 to i32
  %v218 = insertelement <16 x i32> poison, i32 %v217, i64 0
  %v219 = shufflevector <16 x i32> %v218, <16 x i32> poison, <16 x i32> zeroinitializer
  %v220 = bitcast <16 x i32> %v219 to <32 x i16>
  %v221 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v220, <32 x i16> %v120)
  %v222 = add <16 x i32> %v76, %v221
  %v223 = bitcast <2 x i16> %v200 to i32
  %v224 = insertelement <16 x i32> poison, i32 %v223, i64 0
  %v225 = shufflevector <16 x i32> %v224, <16 x i32> poison, <16 x i32> zeroinitializer
  %v226 = bitcast <16 x i32> %v225 to <32 x i16>
  %v227 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v226, <32 x i16> %v116)
  %v228 = add <16 x i32> %v222, %v227
  %v229 = add nsw i32 %v85, 129
  %v230 = getelementptr i32, ptr %v87, i64 129
  %v231 = load i32, ptr %v230, align 4
  %v232 = bitcast i32 %v231 to <2 x i16>
  %v233 = add nsw i32 %v85, 128
  %v234 = getelementptr i32, ptr %v87, i64 128
  %v235 = load i32, ptr %v234, align 4
  %v236 = bitcast i32 %v235 to <2 x i16>
  %v237 = bitcast <2 x i16> %v236 to i32
  %v238 = insertelement <16 x i32> poison, i32 %v237, i64 0
  %v239 = shufflevector <16 x i32> %v238, <16 x i32> poison, <16 x i32> zeroinitializer
  %v240 = bitcast <16 x i32> %v239 to <32 x i16>
  %v241 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v240, <32 x i16> %v100)
  %v242 = add <16 x i32> %v77, %v241
  %v243 = bitcast <2 x i16> %v232 to i32
  %v244 = insertelement <16 x i32> poison, i32 %v243, i64 0
  %v245 = shufflevector <16 x i32> %v244, <16 x i32> poison, <16 x i32> zeroinitializer
  %v246 = bitcast <16 x i32> %v245 to <32 x i16>
  %v247 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v246, <32 x i16> %v96)
  %v248 = add <16 x i32> %v242, %v247
  %v249 = bitcast <2 x i16> %v236 to i32
  %v250 = insertelement <16 x i32> poison, i32 %v249, i64 0
  %v251 = shufflevector <16 x i32> %v250, <16 x i32> poison, <16 x i32> zeroinitializer
  %v252 = bitcast <16 x i32> %v251 to <32 x i16>
  %v253 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v252, <32 x i16> %v120)
  %v254 = add <16 x i32> %v78, %v253
  %v255 = bitcast <2 x i16> %v232 to i32
  %v256 = insertelement <16 x i32> poison, i32 %v255, i64 0
  %v257 = shufflevector <16 x i32> %v256, <16 x i32> poison, <16 x i32> zeroinitializer
  %v258 = bitcast <16 x i32> %v257 to <32 x i16>
  %v259 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v258, <32 x i16> %v116)
  %v260 = add <16 x i32> %v254, %v259
  %v261 = add nsw i32 %v85, 161
  %v262 = getelementptr i32, ptr %v87, i64 161
  %v263 = load i32, ptr %v262, align 4
  %v264 = bitcast i32 %v263 to <2 x i16>
  %v265 = add nsw i32 %v85, 160
  %v266 = getelementptr i32, ptr %v87, i64 160
  %v267 = load i32, ptr %v266, align 4
  %v268 = bitcast i32 %v267 to <2 x i16>
  %v269 = bitcast <2 x i16> %v268 to i32
  %v270 = insertelement <16 x i32> poison, i32 %v269, i64 0
  %v271 = shufflevector <16 x i32> %v270, <16 x i32> poison, <16 x i32> zeroinitializer
  %v272 = bitcast <16 x i32> %v271 to <32 x i16>
  %v273 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v272, <32 x i16> %v100)
  %v274 = add <16 x i32> %v79, %v273
  %v275 = bitcast <2 x i16> %v264 to i32
  %v276 = insertelement <16 x i32> poison, i32 %v275, i64 0
  %v277 = shufflevector <16 x i32> %v276, <16 x i32> poison, <16 x i32> zeroinitializer
  %v278 = bitcast <16 x i32> %v277 to <32 x i16>
  %v279 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v278, <32 x i16> %v96)
  %v280 = add <16 x i32> %v274, %v279
  %v281 = bitcast <2 x i16> %v268 to i32
  %v282 = insertelement <16 x i32> poison, i32 %v281, i64 0
  %v283 = shufflevector <16 x i32> %v282, <16 x i32> poison, <16 x i32> zeroinitializer
  %v284 = bitcast <16 x i32> %v283 to <32 x i16>
  %v285 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v284, <32 x i16> %v120)
  %v286 = add <16 x i32> %v80, %v285
  %v287 = bitcast <2 x i16> %v264 to i32
  %v288 = insertelement <16 x i32> poison, i32 %v287, i64 0
  %v289 = shufflevector <16 x i32> %v288, <16 x i32> poison, <16 x i32> zeroinitializer
  %v290 = bitcast <16 x i32> %v289 to <32 x i16>
  %v291 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v290, <32 x i16> %v116)
  %v292 = add <16 x i32> %v286, %v291
  %v293 = add nsw i32 %v85, 193
  %v294 = getelementptr i32, ptr %v87, i64 193
  %v295 = load i32, ptr %v294, align 4
  %v296 = bitcast i32 %v295 to <2 x i16>
  %v297 = add nsw i32 %v85, 192
  %v298 = getelementptr i32, ptr %v87, i64 192
  %v299 = load i32, ptr %v298, align 4
  %v300 = bitcast i32 %v299 to <2 x i16>
  %v301 = bitcast <2 x i16> %v300 to i32
  %v302 = insertelement <16 x i32> poison, i32 %v301, i64 0
  %v303 = shufflevector <16 x i32> %v302, <16 x i32> poison, <16 x i32> zeroinitializer
  %v304 = bitcast <16 x i32> %v303 to <32 x i16>
  %v305 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v304, <32 x i16> %v100)
  %v306 = add <16 x i32> %v81, %v305
  %v307 = bitcast <2 x i16> %v296 to i32
  %v308 = insertelement <16 x i32> poison, i32 %v307, i64 0
  %v309 = shufflevector <16 x i32> %v308, <16 x i32> poison, <16 x i32> zeroinitializer
  %v310 = bitcast <16 x i32> %v309 to <32 x i16>
  %v311 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v310, <32 x i16> %v96)
  %v312 = add <16 x i32> %v306, %v311
  %v313 = bitcast <2 x i16> %v300 to i32
  %v314 = insertelement <16 x i32> poison, i32 %v313, i64 0
  %v315 = shufflevector <16 x i32> %v314, <16 x i32> poison, <16 x i32> zeroinitializer
  %v316 = bitcast <16 x i32> %v315 to <32 x i16>
  %v317 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v316, <32 x i16> %v120)
  %v318 = add <16 x i32> %v82, %v317
  %v319 = bitcast <2 x i16> %v296 to i32
  %v320 = insertelement <16 x i32> poison, i32 %v319, i64 0
  %v321 = shufflevector <16 x i32> %v320, <16 x i32> poison, <16 x i32> zeroinitializer
  %v322 = bitcast <16 x i32> %v321 to <32 x i16>
  %v323 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v322, <32 x i16> %v116)
  %v324 = add <16 x i32> %v318, %v323
  %v325 = add nsw i32 %v85, 225
  %v326 = getelementptr i32, ptr %v87, i64 225
  %v327 = load i32, ptr %v326, align 4
  %v328 = bitcast i32 %v327 to <2 x i16>
  %v329 = add nsw i32 %v85, 224
  %v330 = getelementptr i32, ptr %v87, i64 224
  %v331 = load i32, ptr %v330, align 4
  %v332 = bitcast i32 %v331 to <2 x i16>
  %v333 = bitcast <2 x i16> %v332 to i32
  %v334 = insertelement <16 x i32> poison, i32 %v333, i64 0
  %v335 = shufflevector <16 x i32> %v334, <16 x i32> poison, <16 x i32> zeroinitializer
  %v336 = bitcast <16 x i32> %v335 to <32 x i16>
  %v337 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v336, <32 x i16> %v100)
  %v338 = add <16 x i32> %v83, %v337
  %v339 = bitcast <2 x i16> %v328 to i32
  %v340 = insertelement <16 x i32> poison, i32 %v339, i64 0
  %v341 = shufflevector <16 x i32> %v340, <16 x i32> poison, <16 x i32> zeroinitializer
  %v342 = bitcast <16 x i32> %v341 to <32 x i16>
  %v343 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v342, <32 x i16> %v96)
  %v344 = add <16 x i32> %v338, %v343
  %v345 = bitcast <2 x i16> %v332 to i32
  %v346 = insertelement <16 x i32> poison, i32 %v345, i64 0
  %v347 = shufflevector <16 x i32> %v346, <16 x i32> poison, <16 x i32> zeroinitializer
  %v348 = bitcast <16 x i32> %v347 to <32 x i16>
  %v349 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v348, <32 x i16> %v120)
  %v350 = add <16 x i32> %v84, %v349
  %v351 = bitcast <2 x i16> %v328 to i32
  %v352 = insertelement <16 x i32> poison, i32 %v351, i64 0
  %v353 = shufflevector <16 x i32> %v352, <16 x i32> poison, <16 x i32> zeroinitializer
  %v354 = bitcast <16 x i32> %v353 to <32 x i16>
  %v355 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v354, <32 x i16> %v116)
  %v356 = add <16 x i32> %v350, %v355
  %v357 = add nsw i32 %v68, 1
  %v358 = icmp slt i32 %v357, 16
  br i1 %v358, label %loop9, label %done9
done9:
  store <16 x i32> %v112, ptr %v43, align 4
  %v359 = add nsw i32 %v42, 16
  %v360 = getelementptr i32, ptr %v1, i32 %v42
  %v361 = getelementptr i32, ptr %v360, i64 16
  store <16 x i32> %v132, ptr %v361, align 4
  %v362 = add nsw i32 %v42, 64
  %v363 = getelementptr i32, ptr %v360, i64 64
  store <16 x i32> %v152, ptr %v363, align 4
  %v364 = add nsw i32 %v42, 80
  %v365 = getelementptr i32, ptr %v360, i64 80
  store <16 x i32> %v164, ptr %v365, align 4
  %v366 = add nsw i32 %v42, 128
  %v367 = getelementptr i32, ptr %v360, i64 128
  store <16 x i32> %v184, ptr %v367, align 4
  %v368 = add nsw i32 %v42, 144
  %v369 = getelementptr i32, ptr %v360, i64 144
  store <16 x i32> %v196, ptr %v369, align 4
  %v370 = add nsw i32 %v42, 192
  %v371 = getelementptr i32, ptr %v360, i64 192
  store <16 x i32> %v216, ptr %v371, align 4
  %v372 = add nsw i32 %v42, 208
  %v373 = getelementptr i32, ptr %v360, i64 208
  store <16 x i32> %v228, ptr %v373, align 4
  %v374 = add nsw i32 %v42, 256
  %v375 = getelementptr i32, ptr %v360, i64 256
  store <16 x i32> %v248, ptr %v375, align 4
  %v376 = add nsw i32 %v42, 272
  %v377 = getelementptr i32, ptr %v360, i64 272
  store <16 x i32> %v260, ptr %v377, align 4
  %v378 = add nsw i32 %v42, 320
  %v379 = getelementptr i32, ptr %v360, i64 320
  store <16 x i32> %v280, ptr %v379, align 4
  %v380 = add nsw i32 %v42, 336
  %v381 = getelementptr i32, ptr %v360, i64 336
  store <16 x i32> %v292, ptr %v381, align 4
  %v382 = add nsw i32 %v42, 384
  %v383 = getelementptr i32, ptr %v360, i64 384
  store <16 x i32> %v312, ptr %v383, align 4
  %v384 = add nsw i32 %v42, 400
  %v385 = getelementptr i32, ptr %v360, i64 400
  store <16 x i32> %v324, ptr %v385, align 4
  %v386 = add nsw i32 %v42, 448
  %v387 = getelementptr i32, ptr %v360, i64 448
  store <16 x i32> %v344, ptr %v387, align 4
  %v388 = add nsw i32 %v42, 464
  %v389 = getelementptr i32, ptr %v360, i64 464
  store <16 x i32> %v356, ptr %v389, align 4
  %v390 = add nsw i32 %v40, 1
  %v391 = icmp slt i32 %v390, 3
  br i1 %v391, label %loop5, label %done5
done5:
  %v392 = add nsw i32 %v8, 1
  %v393 = icmp slt i32 %v392, 2
  br i1 %v393, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v4" "prefer-vector-width"="512" "no-trapping-math"="true" }
