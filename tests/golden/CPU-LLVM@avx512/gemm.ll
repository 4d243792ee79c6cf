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
  %v9 = phi i32 [ %v6, %entry ], [ %v261, %done2 ]
  %v10 = mul nsw i32 %v9, 256
  %v11 = getelementptr float, ptr %v1, i32 %v10
  br label %loop2
loop2:
  %v12 = phi i32 [ 0, %loop1 ], [ %v225, %loop2 ]
  %v13 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v65, %loop2 ]
  %v14 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v84, %loop2 ]
  %v15 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v100, %loop2 ]
  %v16 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v116, %loop2 ]
  %v17 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v140, %loop2 ]
  %v18 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v144, %loop2 ]
  %v19 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v148, %loop2 ]
  %v20 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v152, %loop2 ]
  %v21 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v176, %loop2 ]
  %v22 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v180, %loop2 ]
  %v23 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v184, %loop2 ]
  %v24 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v188, %loop2 ]
  %v25 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v212, %loop2 ]
  %v26 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v216, %loop2 ]
  %v27 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v220, %loop2 ]
  %v28 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v224, %loop2 ]
  %v29 = mul nsw i32 %v12, 4
  %v30 = add nsw i32 %v10, %v29
  %v31 = add nsw i32 %v30, 3
  %v32 = getelementptr float, ptr %v3, i32 %v30
  %v33 = getelementptr float, ptr %v32, i64 3
  %v34 = load float, ptr %v33, align 4
  %v35 = insertelement <16 x float> poison, float %v34, i64 0
  %v36 = shufflevector <16 x float> %v35, <16 x float> poison, <16 x i32> zeroinitializer
  %v37 = mul nsw i32 %v12, 256
  %v38 = add nsw i32 %v37, 192
  %v39 = getelementptr float, ptr %v5, i32 %v37
  %v40 = getelementptr float, ptr %v39, i64 192
  %v41 = load <16 x float>, ptr %v40, align 4
  %v42 = add nsw i32 %v30, 2
  %v43 = getelementptr float, ptr %v32, i64 2
  %v44 = load float, ptr %v43, align 4
  %v45 = insertelement <16 x float> poison, float %v44, i64 0
  %v46 = shufflevector <16 x float> %v45, <16 x float> poison, <16 x i32> zeroinitializer
  %v47 = add nsw i32 %v37, 128
  %v48 = getelementptr float, ptr %v39, i64 128
  %v49 = load <16 x float>, ptr %v48, align 4
  %v50 = add nsw i32 %v30, 1
  %v51 = getelementptr float, ptr %v32, i64 1
  %v52 = load float, ptr %v51, align 4
  %v53 = insertelement <16 x float> poison, float %v52, i64 0
  %v54 = shufflevector <16 x float> %v53, <16 x float> poison, <16 x i32> zeroinitializer
  %v55 = add nsw i32 %v37, 64
  %v56 = getelementptr float, ptr %v39, i64 64
  %v57 = load <16 x float>, ptr %v56, align 4
  %v58 = load float, ptr %v32, align 4
  %v59 = insertelement <16 x float> poison, float %v58, i64 0
  %v60 = shufflevector <16 x float> %v59, <16 x float> poison, <16 x i32> zeroinitializer
  %v61 = load <16 x float>, ptr %v39, align 4
  %v62 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v60, <16 x float> %v61, <16 x float> %v13)
  %v63 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v54, <16 x float> %v57, <16 x float> %v62)
  %v64 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v46, <16 x float> %v49, <16 x float> %v63)
  %v65 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v36, <16 x float> %v41, <16 x float> %v64)
  %v66 = add nsw i32 %v38, 16
  %v67 = getelementptr float, ptr %v5, i32 %v38
  %v68 = getelementptr float, ptr %v67, i64 16
  %v69 = load <16 x float>, ptr %v68, align 4
  %v70 = add nsw i32 %v47, 16
  %v71 = getelementptr float, ptr %v5, i32 %v47
  %v72 = getelementptr float, ptr %v71, i64 16
  %v73 = load <16 x float>, ptr %v72, align 4
  %v74 = add nsw i32 %v55, 16
  %v75 = getelementptr float, ptr %v5, i32 %v55
  %v76 = getelementptr float, ptr %v75, i64 16
  %v77 = load <16 x float>, ptr %v76, align 4
  %v78 = add nsw i32 %v37, 16
  %v79 = getelementptr float, ptr %v39, i64 16
  %v80 = load <16 x float>, ptr %v79, align 4
  %v81 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v60, <16 x float> %v80, <16 x float> %v14)
  %v82 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v54, <16 x float> %v77, <16 x float> %v81)
  %v83 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v46, <16 x float> %v73, <16 x float> %v82)
  %v84 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v36, <16 x float> %v69, <16 x float> %v83)
  %v85 = add nsw i32 %v38, 32
  %v86 = getelementptr float, ptr %v67, i64 32
  %v87 = load <16 x float>, ptr %v86, align 4
  %v88 = add nsw i32 %v47, 32
  %v89 = getelementptr float, ptr %v71, i64 32
  %v90 = load <16 x float>, ptr %v89, align 4
  %v91 = add nsw i32 %v55, 32
  %v92 = getelementptr float, ptr %v75, i64 32
  %v93 = load <16 x float>, ptr %v92, align 4
  %v94 = add nsw i32 %v37, 32
  %v95 = getelementptr float, ptr %v39, i64 32
  %v96 = load <16 x float>, ptr %v95, align 4
  %v97 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v60, <16 x float> %v96, <16 x float> %v15)
  %v98 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v54, <16 x float> %v93, <16 x float> %v97)
  %v99 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v46, <16 x float> %v90, <16 x float> %v98)
  %v100 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v36, <16 x float> %v87, <16 x float> %v99)
  %v101 = add nsw i32 %v38, 48
  %v102 = getelementptr float, ptr %v67, i64 48
  %v103 = load <16 x float>, ptr %v102, align 4
  %v104 = add nsw i32 %v47, 48
  %v105 = getelementptr float, ptr %v71, i64 48
  %v106 = load <16 x float>, ptr %v105, align 4
  %v107 = add nsw i32 %v55, 48
  %v108 = getelementptr float, ptr %v75, i64 48
  %v109 = load <16 x float>, ptr %v108, align 4
  %v110 = add nsw i32 %v37, 48
  %v111 = getelementptr float, ptr %v39, i64 48
  %v112 = load <16 x float>, ptr %v111, align 4
  %v113 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v60, <16 x float> %v112, <16 x float> %v16)
  %v114 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v54, <16 x float> %v109, <16 x float> %v113)
  %v115 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v46, <16 x float> %v106, <16 x float> %v114)
  %v116 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v36, <16 x float> %v103, <16 x float> %v115)
  %v117 = add nsw i32 %v30, 67
  %v118 = getelementptr float, ptr %v32, i64 67
  %v119 = load float, ptr %v118, align 4
  %v120 = insertelement <16 x float> poison, float %v119, i64 0
  %v121 = shufflevector <16 x float> %v120, <16 x float> poison, <16 x i32> zeroinitializer
  %v122 = add nsw i32 %v30, 66
  %v123 = getelementptr float, ptr %v32, i64 66
  %v124 = load float, ptr %v123, align 4
  %v125 = insertelement <16 x float> poison, float %v124, i64 0
  %v126 = shufflevector <16 x float> %v125, <16 x float> poison, <16 x i32> zeroinitializer
  %v127 = add nsw i32 %v30, 65
  %v128 = getelementptr float, ptr %v32, i64 65
  %v129 = load float, ptr %v128, align 4
  %v130 = insertelement <16 x float> poison, float %v129, i64 0
  %v131 = shufflevector <16 x float> %v130, <16 x float> poison, <16 x i32> zeroinitializer
  %v132 = add nsw i32 %v30, 64
  %v133 = getelementptr float, ptr %v32, i64 64
  %v134 = load float, ptr %v133, align 4
  %v135 = insertelement <16 x float> poison, float %v134, i64 0
  %v136 = shufflevector <16 x float> %v135, <16 x float> poison, <16 x i32> zeroinitializer
  %v137 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v136, <16 x float> %v61, <16 x float> %v17)
  %v138 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v131, <16 x float> %v57, <16 x float> %v137)
  %v139 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v126, <16 x float> %v49, <16 x float> %v138)
  %v140 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v121, <16 x float> %v41, <16 x float> %v139)
  %v141 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v136, <16 x float> %v80, <16 x float> %v18)
  %v142 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v131, <16 x float> %v77, <16 x float> %v141)
  %v143 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v126, <16 x float> %v73, <16 x float> %v142)
  %v144 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v121, <16 x float> %v69, <16 x float> %v143)
  %v145 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v136, <16 x float> %v96, <16 x float> %v19)
  %v146 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v131, <16 x float> %v93, <16 x float> %v145)
  %v147 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v126, <16 x float> %v90, <16 x float> %v146)
  %v148 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v121, <16 x float> %v87, <16 x float> %v147)
  %v149 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v136, <16 x float> %v112, <16 x float> %v20)
  %v150 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v131, <16 x float> %v109, <16 x float> %v149)
  %v151 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v126, <16 x float> %v106, <16 x float> %v150)
  %v152 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v121, <16 x float> %v103, <16 x float> %v151)
  %v153 = add nsw i32 %v30, 131
  %v154 = getelementptr float, ptr %v32, i64 131
  %v155 = load float, ptr %v154, align 4
  %v156 = insertelement <16 x float> poison, float %v155, i64 0
  %v157 = shufflevector <16 x float> %v156, <16 x float> poison, <16 x i32> zeroinitializer
  %v158 = add nsw i32 %v30, 130
  %v159 = getelementptr float, ptr %v32, i64 130
  %v160 = load float, ptr %v159, align 4
  %v161 = insertelement <16 x float> poison, float %v160, i64 0
  %v162 = shufflevector <16 x float> %v161, <16 x float> poison, <16 x i32> zeroinitializer
  %v163 = add nsw i32 %v30, 129
  %v164 = getelementptr float, ptr %v32, i64 129
  %v165 = load float, ptr %v164, align 4
  %v166 = insertelement <16 x float> poison, float %v165, i64 0
  %v167 = shufflevector <16 x float> %v166, <16 x float> poison, <16 x i32> zeroinitializer
  %v168 = add nsw i32 %v30, 128
  %v169 = getelementptr float, ptr %v32, i64 128
  %v170 = load float, ptr %v169, align 4
  %v171 = insertelement <16 x float> poison, float %v170, i64 0
  %v172 = shufflevector <16 x float> %v171, <16 x float> poison, <16 x i32> zeroinitializer
  %v173 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v172, <16 x float> %v61, <16 x float> %v21)
  %v174 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v167, <16 x float> %v57, <16 x float> %v173)
  %v175 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v162, <16 x float> %v49, <16 x float> %v174)
  %v176 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v157, <16 x float> %v41, <16 x float> %v175)
  %v177 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v172, <16 x float> %v80, <16 x float> %v22)
  %v178 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v167, <16 x float> %v77, <16 x float> %v177)
  %v179 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v162, <16 x float> %v73, <16 x float> %v178)
  %v180 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v157, <16 x float> %v69, <16 x float> %v179)
  %v181 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v172, <16 x float> %v96, <16 x float> %v23)
  %v182 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v167, <16 x float> %v93, <16 x float> %v181)
  %v183 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v162, <16 x float> %v90, <16 x float> %v182)
  %v184 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v157, <16 x float> %v87, <16 x float> %v183)
  %v185 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v172, <16 x float> %v112, <16 x float> %v24)
  %v186 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v167, <16 x float> %v109, <16 x float> %v185)
  %v187 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v162, <16 x float> %v106, <16 x float> %v186)
  %v188 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v157, <16 x float> %v103, <16 x float> %v187)
  %v189 = add nsw i32 %v30, 195
  %v190 = getelementptr float, ptr %v32, i64 195
  %v191 = load float, ptr %v190, align 4
  %v192 = insertelement <16 x float> poison, float %v191, i64 0
  %v193 = shufflevector <16 x float> %v192, <16 x float> poison, <16 x i32> zeroinitializer
  %v194 = add nsw i32 %v30, 194
  %v195 = getelementptr float, ptr %v32, i64 194
  %v196 = load float, ptr %v195, align 4
  %v197 = insertelement <16 x float> poison, float %v196, i64 0
  %v198 = shufflevector <16 x float> %v197, <16 x float> poison, <16 x i32> zeroinitializer
  %v199 = add nsw i32 %v30, 193
  %v200 = getelementptr float, ptr %v32, i64 193
  %v201 = load float, ptr %v200, align 4
  %v202 = insertelement <16 x float> poison, float %v201, i64 0
  %v203 = shufflevector <16 x float> %v202, <16 x float> poison, <16 x i32> zeroinitializer
  %v204 = add nsw i32 %v30, 192
  %v205 = getelementptr float, ptr %v32, i64 192
  %v206 = load float, ptr %v205, align 4
  %v207 = insertelement <16 x float> poison, float %v206, i64 0
  %v208 = shufflevector <16 x float> %v207, <16 x float> poison, <16 x i32> zeroinitializer
  %v209 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v208, <16 x float> %v61, <16 x float> %v25)
  %v210 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v203, <16 x float> %v57, <16 x float> %v209)
  %v211 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v198, <16 x float> %v49, <16 x float> %v210)
  %v212 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v193, <16 x float> %v41, <16 x float> %v211)
  %v213 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v208, <16 x float> %v80, <16 x float> %v26)
  %v214 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v203, <16 x float> %v77, <16 x float> %v213)
  %v215 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v198, <16 x float> %v73, <16 x float> %v214)
  %v216 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v193, <16 x float> %v69, <16 x float> %v215)
  %v217 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v208, <16 x float> %v96, <16 x float> %v27)
  %v218 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v203, <16 x float> %v93, <16 x float> %v217)
  %v219 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v198, <16 x float> %v90, <16 x float> %v218)
  %v220 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v193, <16 x float> %v87, <16 x float> %v219)
  %v221 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v208, <16 x float> %v112, <16 x float> %v28)
  %v222 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v203, <16 x float> %v109, <16 x float> %v221)
  %v223 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v198, <16 x float> %v106, <16 x float> %v222)
  %v224 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v193, <16 x float> %v103, <16 x float> %v223)
  %v225 = add nsw i32 %v12, 1
  %v226 = icmp slt i32 %v225, 16
  br i1 %v226, label %loop2, label %done2
done2:
  store <16 x float> %v65, ptr %v11, align 4
  %v227 = add nsw i32 %v10, 16
  %v228 = getelementptr float, ptr %v1, i32 %v10
  %v229 = getelementptr float, ptr %v228, i64 16
  store <16 x float> %v84, ptr %v229, align 4
  %v230 = add nsw i32 %v10, 32
  %v231 = getelementptr float, ptr %v228, i64 32
  store <16 x float> %v100, ptr %v231, align 4
  %v232 = add nsw i32 %v10, 48
  %v233 = getelementptr float, ptr %v228, i64 48
  store <16 x float> %v116, ptr %v233, align 4
  %v234 = add nsw i32 %v10, 64
  %v235 = getelementptr float, ptr %v228, i64 64
  store <16 x float> %v140, ptr %v235, align 4
  %v236 = add nsw i32 %v234, 16
  %v237 = getelementptr float, ptr %v1, i32 %v234
  %v238 = getelementptr float, ptr %v237, i64 16
  store <16 x float> %v144, ptr %v238, align 4
  %v239 = add nsw i32 %v234, 32
  %v240 = getelementptr float, ptr %v237, i64 32
  store <16 x float> %v148, ptr %v240, align 4
  %v241 = add nsw i32 %v234, 48
  %v242 = getelementptr float, ptr %v237, i64 48
  store <16 x float> %v152, ptr %v242, align 4
  %v243 = add nsw i32 %v10, 128
  %v244 = getelementptr float, ptr %v228, i64 128
  store <16 x float> %v176, ptr %v244, align 4
  %v245 = add nsw i32 %v243, 16
  %v246 = getelementptr float, ptr %v1, i32 %v243
  %v247 = getelementptr float, ptr %v246, i64 16
  store <16 x float> %v180, ptr %v247, align 4
  %v248 = add nsw i32 %v243, 32
  %v249 = getelementptr float, ptr %v246, i64 32
  store <16 x float> %v184, ptr %v249, align 4
  %v250 = add nsw i32 %v243, 48
  %v251 = getelementptr float, ptr %v246, i64 48
  store <16 x float> %v188, ptr %v251, align 4
  %v252 = add nsw i32 %v10, 192
  %v253 = getelementptr float, ptr %v228, i64 192
  store <16 x float> %v212, ptr %v253, align 4
  %v254 = add nsw i32 %v252, 16
  %v255 = getelementptr float, ptr %v1, i32 %v252
  %v256 = getelementptr float, ptr %v255, i64 16
  store <16 x float> %v216, ptr %v256, align 4
  %v257 = add nsw i32 %v252, 32
  %v258 = getelementptr float, ptr %v255, i64 32
  store <16 x float> %v220, ptr %v258, align 4
  %v259 = add nsw i32 %v252, 48
  %v260 = getelementptr float, ptr %v255, i64 48
  store <16 x float> %v224, ptr %v260, align 4
  %v261 = add nsw i32 %v9, 1
  %v262 = icmp slt i32 %v261, %v7
  br i1 %v262, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v4" "prefer-vector-width"="512" "no-trapping-math"="true" }
