target triple = "aarch64-unknown-linux-gnu"

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
  %v9 = phi i32 [ %v6, %entry ], [ %v267, %done2 ]
  %v10 = mul nsw i32 %v9, 256
  br label %loop2
loop2:
  %v11 = phi i32 [ 0, %loop1 ], [ %v265, %done3 ]
  %v12 = mul nsw i32 %v11, 16
  %v13 = add nsw i32 %v10, %v12
  %v14 = getelementptr float, ptr %v1, i32 %v13
  br label %loop3
loop3:
  %v15 = phi i32 [ 0, %loop2 ], [ %v229, %loop3 ]
  %v16 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v69, %loop3 ]
  %v17 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v88, %loop3 ]
  %v18 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v104, %loop3 ]
  %v19 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v120, %loop3 ]
  %v20 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v144, %loop3 ]
  %v21 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v148, %loop3 ]
  %v22 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v152, %loop3 ]
  %v23 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v156, %loop3 ]
  %v24 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v180, %loop3 ]
  %v25 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v184, %loop3 ]
  %v26 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v188, %loop3 ]
  %v27 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v192, %loop3 ]
  %v28 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v216, %loop3 ]
  %v29 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v220, %loop3 ]
  %v30 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v224, %loop3 ]
  %v31 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v228, %loop3 ]
  %v32 = mul nsw i32 %v15, 4
  %v33 = add nsw i32 %v10, %v32
  %v34 = add nsw i32 %v33, 3
  %v35 = getelementptr float, ptr %v3, i32 %v33
  %v36 = getelementptr float, ptr %v35, i64 3
  %v37 = load float, ptr %v36, align 4
  %v38 = insertelement <4 x float> poison, float %v37, i64 0
  %v39 = shufflevector <4 x float> %v38, <4 x float> poison, <4 x i32> zeroinitializer
  %v40 = mul nsw i32 %v15, 256
  %v41 = add nsw i32 %v12, %v40
  %v42 = add nsw i32 %v41, 192
  %v43 = getelementptr float, ptr %v5, i32 %v41
  %v44 = getelementptr float, ptr %v43, i64 192
  %v45 = load <4 x float>, ptr %v44, align 4
  %v46 = add nsw i32 %v33, 2
  %v47 = getelementptr float, ptr %v35, i64 2
  %v48 = load float, ptr %v47, align 4
  %v49 = insertelement <4 x float> poison, float %v48, i64 0
  %v50 = shufflevector <4 x float> %v49, <4 x float> poison, <4 x i32> zeroinitializer
  %v51 = add nsw i32 %v41, 128
  %v52 = getelementptr float, ptr %v43, i64 128
  %v53 = load <4 x float>, ptr %v52, align 4
  %v54 = add nsw i32 %v33, 1
  %v55 = getelementptr float, ptr %v35, i64 1
  %v56 = load float, ptr %v55, align 4
  %v57 = insertelement <4 x float> poison, float %v56, i64 0
  %v58 = shufflevector <4 x float> %v57, <4 x float> poison, <4 x i32> zeroinitializer
  %v59 = add nsw i32 %v41, 64
  %v60 = getelementptr float, ptr %v43, i64 64
  %v61 = load <4 x float>, ptr %v60, align 4
  %v62 = load float, ptr %v35, align 4
  %v63 = insertelement <4 x float> poison, float %v62, i64 0
  %v64 = shufflevector <4 x float> %v63, <4 x float> poison, <4 x i32> zeroinitializer
  %v65 = load <4 x float>, ptr %v43, align 4
  %v66 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v64, <4 x float> %v65, <4 x float> %v16)
  %v67 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v58, <4 x float> %v61, <4 x float> %v66)
  %v68 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v50, <4 x float> %v53, <4 x float> %v67)
  %v69 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v39, <4 x float> %v45, <4 x float> %v68)
  %v70 = add nsw i32 %v42, 4
  %v71 = getelementptr float, ptr %v5, i32 %v42
  %v72 = getelementptr float, ptr %v71, i64 4
  %v73 = load <4 x float>, ptr %v72, align 4
  %v74 = add nsw i32 %v51, 4
  %v75 = getelementptr float, ptr %v5, i32 %v51
  %v76 = getelementptr float, ptr %v75, i64 4
  %v77 = load <4 x float>, ptr %v76, align 4
  %v78 = add nsw i32 %v59, 4
  %v79 = getelementptr float, ptr %v5, i32 %v59
  %v80 = getelementptr float, ptr %v79, i64 4
  %v81 = load <4 x float>, ptr %v80, align 4
  %v82 = add nsw i32 %v41, 4
  %v83 = getelementptr float, ptr %v43, i64 4
  %v84 = load <4 x float>, ptr %v83, align 4
  %v85 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v64, <4 x float> %v84, <4 x float> %v17)
  %v86 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v58, <4 x float> %v81, <4 x float> %v85)
  %v87 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v50, <4 x float> %v77, <4 x float> %v86)
  %v88 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v39, <4 x float> %v73, <4 x float> %v87)
  %v89 = add nsw i32 %v42, 8
  %v90 = getelementptr float, ptr %v71, i64 8
  %v91 = load <4 x float>, ptr %v90, align 4
  %v92 = add nsw i32 %v51, 8
  %v93 = getelementptr float, ptr %v75, i64 8
  %v94 = load <4 x float>, ptr %v93, align 4
  %v95 = add nsw i32 %v59, 8
  %v96 = getelementptr float, ptr %v79, i64 8
  %v97 = load <4 x float>, ptr %v96, align 4
  %v98 = add nsw i32 %v41, 8
  %v99 = getelementptr float, ptr %v43, i64 8
  %v100 = load <4 x float>, ptr %v99, align 4
  %v101 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v64, <4 x float> %v100, <4 x float> %v18)
  %v102 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v58, <4 x float> %v97, <4 x float> %v101)
  %v103 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v50, <4 x float> %v94, <4 x float> %v102)
  %v104 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v39, <4 x float> %v91, <4 x float> %v103)
  %v105 = add nsw i32 %v42, 12
  %v106 = getelementptr float, ptr %v71, i64 12
  %v107 = load <4 x float>, ptr %v106, align 4
  %v108 = add nsw i32 %v51, 12
  %v109 = getelementptr float, ptr %v75, i64 12
  %v110 = load <4 x float>, ptr %v109, align 4
  %v111 = add nsw i32 %v59, 12
  %v112 = getelementptr float, ptr %v79, i64 12
  %v113 = load <4 x float>, ptr %v112, align 4
  %v114 = add nsw i32 %v41, 12
  %v115 = getelementptr float, ptr %v43, i64 12
  %v116 = load <4 x float>, ptr %v115, align 4
  %v117 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v64, <4 x float> %v116, <4 x float> %v19)
  %v118 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v58, <4 x float> %v113, <4 x float> %v117)
  %v119 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v50, <4 x float> %v110, <4 x float> %v118)
  %v120 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v39, <4 x float> %v107, <4 x float> %v119)
  %v121 = add nsw i32 %v33, 67
  %v122 = getelementptr float, ptr %v35, i64 67
  %v123 = load float, ptr %v122, align 4
  %v124 = insertelement <4 x float> poison, float %v123, i64 0
  %v125 = shufflevector <4 x float> %v124, <4 x float> poison, <4 x i32> zeroinitializer
  %v126 = add nsw i32 %v33, 66
  %v127 = getelementptr float, ptr %v35, i64 66
  %v128 = load float, ptr %v127, align 4
  %v129 = insertelement <4 x float> poison, float %v128, i64 0
  %v130 = shufflevector <4 x float> %v129, <4 x float> poison, <4 x i32> zeroinitializer
  %v131 = add nsw i32 %v33, 65
  %v132 = getelementptr float, ptr %v35, i64 65
  %v133 = load float, ptr %v132, align 4
  %v134 = insertelement <4 x float> poison, float %v133, i64 0
  %v135 = shufflevector <4 x float> %v134, <4 x float> poison, <4 x i32> zeroinitializer
  %v136 = add nsw i32 %v33, 64
  %v137 = getelementptr float, ptr %v35, i64 64
  %v138 = load float, ptr %v137, align 4
  %v139 = insertelement <4 x float> poison, float %v138, i64 0
  %v140 = shufflevector <4 x float> %v139, <4 x float> poison, <4 x i32> zeroinitializer
  %v141 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v140, <4 x float> %v65, <4 x float> %v20)
  %v142 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v135, <4 x float> %v61, <4 x float> %v141)
  %v143 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v130, <4 x float> %v53, <4 x float> %v142)
  %v144 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v125, <4 x float> %v45, <4 x float> %v143)
  %v145 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v140, <4 x float> %v84, <4 x float> %v21)
  %v146 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v135, <4 x float> %v81, <4 x float> %v145)
  %v147 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v130, <4 x float> %v77, <4 x float> %v146)
  %v148 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v125, <4 x float> %v73, <4 x float> %v147)
  %v149 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v140, <4 x float> %v100, <4 x float> %v22)
  %v150 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v135, <4 x float> %v97, <4 x float> %v149)
  %v151 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v130, <4 x float> %v94, <4 x float> %v150)
  %v152 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v125, <4 x float> %v91, <4 x float> %v151)
  %v153 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v140, <4 x float> %v116, <4 x float> %v23)
  %v154 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v135, <4 x float> %v113, <4 x float> %v153)
  %v155 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v130, <4 x float> %v110, <4 x float> %v154)
  %v156 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v125, <4 x float> %v107, <4 x float> %v155)
  %v157 = add nsw i32 %v33, 131
  %v158 = getelementptr float, ptr %v35, i64 131
  %v159 = load float, ptr %v158, align 4
  %v160 = insertelement <4 x float> poison, float %v159, i64 0
  %v161 = shufflevector <4 x float> %v160, <4 x float> poison, <4 x i32> zeroinitializer
  %v162 = add nsw i32 %v33, 130
  %v163 = getelementptr float, ptr %v35, i64 130
  %v164 = load float, ptr %v163, align 4
  %v165 = insertelement <4 x float> poison, float %v164, i64 0
  %v166 = shufflevector <4 x float> %v165, <4 x float> poison, <4 x i32> zeroinitializer
  %v167 = add nsw i32 %v33, 129
  %v168 = getelementptr float, ptr %v35, i64 129
  %v169 = load float, ptr %v168, align 4
  %v170 = insertelement <4 x float> poison, float %v169, i64 0
  %v171 = shufflevector <4 x float> %v170, <4 x float> poison, <4 x i32> zeroinitializer
  %v172 = add nsw i32 %v33, 128
  %v173 = getelementptr float, ptr %v35, i64 128
  %v174 = load float, ptr %v173, align 4
  %v175 = insertelement <4 x float> poison, float %v174, i64 0
  %v176 = shufflevector <4 x float> %v175, <4 x float> poison, <4 x i32> zeroinitializer
  %v177 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v176, <4 x float> %v65, <4 x float> %v24)
  %v178 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v171, <4 x float> %v61, <4 x float> %v177)
  %v179 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v166, <4 x float> %v53, <4 x float> %v178)
  %v180 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v161, <4 x float> %v45, <4 x float> %v179)
  %v181 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v176, <4 x float> %v84, <4 x float> %v25)
  %v182 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v171, <4 x float> %v81, <4 x float> %v181)
  %v183 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v166, <4 x float> %v77, <4 x float> %v182)
  %v184 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v161, <4 x float> %v73, <4 x float> %v183)
  %v185 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v176, <4 x float> %v100, <4 x float> %v26)
  %v186 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v171, <4 x float> %v97, <4 x float> %v185)
  %v187 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v166, <4 x float> %v94, <4 x float> %v186)
  %v188 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v161, <4 x float> %v91, <4 x float> %v187)
  %v189 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v176, <4 x float> %v116, <4 x float> %v27)
  %v190 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v171, <4 x float> %v113, <4 x float> %v189)
  %v191 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v166, <4 x float> %v110, <4 x float> %v190)
  %v192 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v161, <4 x float> %v107, <4 x float> %v191)
  %v193 = add nsw i32 %v33, 195
  %v194 = getelementptr float, ptr %v35, i64 195
  %v195 = load float, ptr %v194, align 4
  %v196 = insertelement <4 x float> poison, float %v195, i64 0
  %v197 = shufflevector <4 x float> %v196, <4 x float> poison, <4 x i32> zeroinitializer
  %v198 = add nsw i32 %v33, 194
  %v199 = getelementptr float, ptr %v35, i64 194
  %v200 = load float, ptr %v199, align 4
  %v201 = insertelement <4 x float> poison, float %v200, i64 0
  %v202 = shufflevector <4 x float> %v201, <4 x float> poison, <4 x i32> zeroinitializer
  %v203 = add nsw i32 %v33, 193
  %v204 = getelementptr float, ptr %v35, i64 193
  %v205 = load float, ptr %v204, align 4
  %v206 = insertelement <4 x float> poison, float %v205, i64 0
  %v207 = shufflevector <4 x float> %v206, <4 x float> poison, <4 x i32> zeroinitializer
  %v208 = add nsw i32 %v33, 192
  %v209 = getelementptr float, ptr %v35, i64 192
  %v210 = load float, ptr %v209, align 4
  %v211 = insertelement <4 x float> poison, float %v210, i64 0
  %v212 = shufflevector <4 x float> %v211, <4 x float> poison, <4 x i32> zeroinitializer
  %v213 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v212, <4 x float> %v65, <4 x float> %v28)
  %v214 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v207, <4 x float> %v61, <4 x float> %v213)
  %v215 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v202, <4 x float> %v53, <4 x float> %v214)
  %v216 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v197, <4 x float> %v45, <4 x float> %v215)
  %v217 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v212, <4 x float> %v84, <4 x float> %v29)
  %v218 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v207, <4 x float> %v81, <4 x float> %v217)
  %v219 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v202, <4 x float> %v77, <4 x float> %v218)
  %v220 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v197, <4 x float> %v73, <4 x float> %v219)
  %v221 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v212, <4 x float> %v100, <4 x float> %v30)
  %v222 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v207, <4 x float> %v97, <4 x float> %v221)
  %v223 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v202, <4 x float> %v94, <4 x float> %v222)
  %v224 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v197, <4 x float> %v91, <4 x float> %v223)
  %v225 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v212, <4 x float> %v116, <4 x float> %v31)
  %v226 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v207, <4 x float> %v113, <4 x float> %v225)
  %v227 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v202, <4 x float> %v110, <4 x float> %v226)
  %v228 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v197, <4 x float> %v107, <4 x float> %v227)
  %v229 = add nsw i32 %v15, 1
  %v230 = icmp slt i32 %v229, 16
  br i1 %v230, label %loop3, label %done3
done3:
  store <4 x float> %v69, ptr %v14, align 4
  %v231 = add nsw i32 %v13, 4
  %v232 = getelementptr float, ptr %v1, i32 %v13
  %v233 = getelementptr float, ptr %v232, i64 4
  store <4 x float> %v88, ptr %v233, align 4
  %v234 = add nsw i32 %v13, 8
  %v235 = getelementptr float, ptr %v232, i64 8
  store <4 x float> %v104, ptr %v235, align 4
  %v236 = add nsw i32 %v13, 12
  %v237 = getelementptr float, ptr %v232, i64 12
  store <4 x float> %v120, ptr %v237, align 4
  %v238 = add nsw i32 %v13, 64
  %v239 = getelementptr float, ptr %v232, i64 64
  store <4 x float> %v144, ptr %v239, align 4
  %v240 = add nsw i32 %v238, 4
  %v241 = getelementptr float, ptr %v1, i32 %v238
  %v242 = getelementptr float, ptr %v241, i64 4
  store <4 x float> %v148, ptr %v242, align 4
  %v243 = add nsw i32 %v238, 8
  %v244 = getelementptr float, ptr %v241, i64 8
  store <4 x float> %v152, ptr %v244, align 4
  %v245 = add nsw i32 %v238, 12
  %v246 = getelementptr float, ptr %v241, i64 12
  store <4 x float> %v156, ptr %v246, align 4
  %v247 = add nsw i32 %v13, 128
  %v248 = getelementptr float, ptr %v232, i64 128
  store <4 x float> %v180, ptr %v248, align 4
  %v249 = add nsw i32 %v247, 4
  %v250 = getelementptr float, ptr %v1, i32 %v247
  %v251 = getelementptr float, ptr %v250, i64 4
  store <4 x float> %v184, ptr %v251, align 4
  %v252 = add nsw i32 %v247, 8
  %v253 = getelementptr float, ptr %v250, i64 8
  store <4 x float> %v188, ptr %v253, align 4
  %v254 = add nsw i32 %v247, 12
  %v255 = getelementptr float, ptr %v250, i64 12
  store <4 x float> %v192, ptr %v255, align 4
  %v256 = add nsw i32 %v13, 192
  %v257 = getelementptr float, ptr %v232, i64 192
  store <4 x float> %v216, ptr %v257, align 4
  %v258 = add nsw i32 %v256, 4
  %v259 = getelementptr float, ptr %v1, i32 %v256
  %v260 = getelementptr float, ptr %v259, i64 4
  store <4 x float> %v220, ptr %v260, align 4
  %v261 = add nsw i32 %v256, 8
  %v262 = getelementptr float, ptr %v259, i64 8
  store <4 x float> %v224, ptr %v262, align 4
  %v263 = add nsw i32 %v256, 12
  %v264 = getelementptr float, ptr %v259, i64 12
  store <4 x float> %v228, ptr %v264, align 4
  %v265 = add nsw i32 %v11, 1
  %v266 = icmp slt i32 %v265, 4
  br i1 %v266, label %loop2, label %done2
done2:
  %v267 = add nsw i32 %v9, 1
  %v268 = icmp slt i32 %v267, %v7
  br i1 %v268, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+neon" "prefer-vector-width"="128" "no-trapping-math"="true" }
