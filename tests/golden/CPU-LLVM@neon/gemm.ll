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
  %v9 = phi i32 [ %v6, %entry ], [ %v260, %done2 ]
  %v10 = mul nsw i32 %v9, 256
  br label %loop2
loop2:
  %v11 = phi i32 [ 0, %loop1 ], [ %v258, %done3 ]
  %v12 = mul nsw i32 %v11, 16
  %v13 = add nsw i32 %v10, %v12
  %v14 = getelementptr float, ptr %v1, i32 %v13
  br label %loop3
loop3:
  %v15 = phi i32 [ 0, %loop2 ], [ %v226, %loop3 ]
  %v16 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v69, %loop3 ]
  %v17 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v85, %loop3 ]
  %v18 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v101, %loop3 ]
  %v19 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v117, %loop3 ]
  %v20 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v141, %loop3 ]
  %v21 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v145, %loop3 ]
  %v22 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v149, %loop3 ]
  %v23 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v153, %loop3 ]
  %v24 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v177, %loop3 ]
  %v25 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v181, %loop3 ]
  %v26 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v185, %loop3 ]
  %v27 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v189, %loop3 ]
  %v28 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v213, %loop3 ]
  %v29 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v217, %loop3 ]
  %v30 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v221, %loop3 ]
  %v31 = phi <4 x float> [ zeroinitializer, %loop2 ], [ %v225, %loop3 ]
  %v32 = mul nsw i32 %v15, 4
  %v33 = add nsw i32 %v10, %v32
  %v34 = add nsw i32 %v33, 3
  %v35 = getelementptr float, ptr %v3, i32 %v34
  %v36 = load float, ptr %v35, align 4
  %v37 = insertelement <4 x float> poison, float %v36, i64 0
  %v38 = shufflevector <4 x float> %v37, <4 x float> poison, <4 x i32> zeroinitializer
  %v39 = mul nsw i32 %v15, 256
  %v40 = add nsw i32 %v12, %v39
  %v41 = add nsw i32 %v40, 192
  %v42 = getelementptr float, ptr %v5, i32 %v41
  %v43 = load <4 x float>, ptr %v42, align 4
  %v44 = add nsw i32 %v33, 2
  %v45 = getelementptr float, ptr %v3, i32 %v44
  %v46 = load float, ptr %v45, align 4
  %v47 = insertelement <4 x float> poison, float %v46, i64 0
  %v48 = shufflevector <4 x float> %v47, <4 x float> poison, <4 x i32> zeroinitializer
  %v49 = add nsw i32 %v40, 128
  %v50 = getelementptr float, ptr %v5, i32 %v49
  %v51 = load <4 x float>, ptr %v50, align 4
  %v52 = add nsw i32 %v33, 1
  %v53 = getelementptr float, ptr %v3, i32 %v52
  %v54 = load float, ptr %v53, align 4
  %v55 = insertelement <4 x float> poison, float %v54, i64 0
  %v56 = shufflevector <4 x float> %v55, <4 x float> poison, <4 x i32> zeroinitializer
  %v57 = add nsw i32 %v40, 64
  %v58 = getelementptr float, ptr %v5, i32 %v57
  %v59 = load <4 x float>, ptr %v58, align 4
  %v60 = getelementptr float, ptr %v3, i32 %v33
  %v61 = load float, ptr %v60, align 4
  %v62 = insertelement <4 x float> poison, float %v61, i64 0
  %v63 = shufflevector <4 x float> %v62, <4 x float> poison, <4 x i32> zeroinitializer
  %v64 = getelementptr float, ptr %v5, i32 %v40
  %v65 = load <4 x float>, ptr %v64, align 4
  %v66 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v63, <4 x float> %v65, <4 x float> %v16)
  %v67 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v56, <4 x float> %v59, <4 x float> %v66)
  %v68 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v48, <4 x float> %v51, <4 x float> %v67)
  %v69 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v38, <4 x float> %v43, <4 x float> %v68)
  %v70 = add nsw i32 %v41, 4
  %v71 = getelementptr float, ptr %v5, i32 %v70
  %v72 = load <4 x float>, ptr %v71, align 4
  %v73 = add nsw i32 %v49, 4
  %v74 = getelementptr float, ptr %v5, i32 %v73
  %v75 = load <4 x float>, ptr %v74, align 4
  %v76 = add nsw i32 %v57, 4
  %v77 = getelementptr float, ptr %v5, i32 %v76
  %v78 = load <4 x float>, ptr %v77, align 4
  %v79 = add nsw i32 %v40, 4
  %v80 = getelementptr float, ptr %v5, i32 %v79
  %v81 = load <4 x float>, ptr %v80, align 4
  %v82 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v63, <4 x float> %v81, <4 x float> %v17)
  %v83 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v56, <4 x float> %v78, <4 x float> %v82)
  %v84 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v48, <4 x float> %v75, <4 x float> %v83)
  %v85 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v38, <4 x float> %v72, <4 x float> %v84)
  %v86 = add nsw i32 %v41, 8
  %v87 = getelementptr float, ptr %v5, i32 %v86
  %v88 = load <4 x float>, ptr %v87, align 4
  %v89 = add nsw i32 %v49, 8
  %v90 = getelementptr float, ptr %v5, i32 %v89
  %v91 = load <4 x float>, ptr %v90, align 4
  %v92 = add nsw i32 %v57, 8
  %v93 = getelementptr float, ptr %v5, i32 %v92
  %v94 = load <4 x float>, ptr %v93, align 4
  %v95 = add nsw i32 %v40, 8
  %v96 = getelementptr float, ptr %v5, i32 %v95
  %v97 = load <4 x float>, ptr %v96, align 4
  %v98 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v63, <4 x float> %v97, <4 x float> %v18)
  %v99 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v56, <4 x float> %v94, <4 x float> %v98)
  %v100 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v48, <4 x float> %v91, <4 x float> %v99)
  %v101 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v38, <4 x float> %v88, <4 x float> %v100)
  %v102 = add nsw i32 %v41, 12
  %v103 = getelementptr float, ptr %v5, i32 %v102
  %v104 = load <4 x float>, ptr %v103, align 4
  %v105 = add nsw i32 %v49, 12
  %v106 = getelementptr float, ptr %v5, i32 %v105
  %v107 = load <4 x float>, ptr %v106, align 4
  %v108 = add nsw i32 %v57, 12
  %v109 = getelementptr float, ptr %v5, i32 %v108
  %v110 = load <4 x float>, ptr %v109, align 4
  %v111 = add nsw i32 %v40, 12
  %v112 = getelementptr float, ptr %v5, i32 %v111
  %v113 = load <4 x float>, ptr %v112, align 4
  %v114 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v63, <4 x float> %v113, <4 x float> %v19)
  %v115 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v56, <4 x float> %v110, <4 x float> %v114)
  %v116 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v48, <4 x float> %v107, <4 x float> %v115)
  %v117 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v38, <4 x float> %v104, <4 x float> %v116)
  %v118 = add nsw i32 %v33, 67
  %v119 = getelementptr float, ptr %v3, i32 %v118
  %v120 = load float, ptr %v119, align 4
  %v121 = insertelement <4 x float> poison, float %v120, i64 0
  %v122 = shufflevector <4 x float> %v121, <4 x float> poison, <4 x i32> zeroinitializer
  %v123 = add nsw i32 %v33, 66
  %v124 = getelementptr float, ptr %v3, i32 %v123
  %v125 = load float, ptr %v124, align 4
  %v126 = insertelement <4 x float> poison, float %v125, i64 0
  %v127 = shufflevector <4 x float> %v126, <4 x float> poison, <4 x i32> zeroinitializer
  %v128 = add nsw i32 %v33, 65
  %v129 = getelementptr float, ptr %v3, i32 %v128
  %v130 = load float, ptr %v129, align 4
  %v131 = insertelement <4 x float> poison, float %v130, i64 0
  %v132 = shufflevector <4 x float> %v131, <4 x float> poison, <4 x i32> zeroinitializer
  %v133 = add nsw i32 %v33, 64
  %v134 = getelementptr float, ptr %v3, i32 %v133
  %v135 = load float, ptr %v134, align 4
  %v136 = insertelement <4 x float> poison, float %v135, i64 0
  %v137 = shufflevector <4 x float> %v136, <4 x float> poison, <4 x i32> zeroinitializer
  %v138 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v137, <4 x float> %v65, <4 x float> %v20)
  %v139 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v132, <4 x float> %v59, <4 x float> %v138)
  %v140 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v127, <4 x float> %v51, <4 x float> %v139)
  %v141 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v122, <4 x float> %v43, <4 x float> %v140)
  %v142 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v137, <4 x float> %v81, <4 x float> %v21)
  %v143 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v132, <4 x float> %v78, <4 x float> %v142)
  %v144 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v127, <4 x float> %v75, <4 x float> %v143)
  %v145 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v122, <4 x float> %v72, <4 x float> %v144)
  %v146 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v137, <4 x float> %v97, <4 x float> %v22)
  %v147 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v132, <4 x float> %v94, <4 x float> %v146)
  %v148 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v127, <4 x float> %v91, <4 x float> %v147)
  %v149 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v122, <4 x float> %v88, <4 x float> %v148)
  %v150 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v137, <4 x float> %v113, <4 x float> %v23)
  %v151 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v132, <4 x float> %v110, <4 x float> %v150)
  %v152 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v127, <4 x float> %v107, <4 x float> %v151)
  %v153 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v122, <4 x float> %v104, <4 x float> %v152)
  %v154 = add nsw i32 %v33, 131
  %v155 = getelementptr float, ptr %v3, i32 %v154
  %v156 = load float, ptr %v155, align 4
  %v157 = insertelement <4 x float> poison, float %v156, i64 0
  %v158 = shufflevector <4 x float> %v157, <4 x float> poison, <4 x i32> zeroinitializer
  %v159 = add nsw i32 %v33, 130
  %v160 = getelementptr float, ptr %v3, i32 %v159
  %v161 = load float, ptr %v160, align 4
  %v162 = insertelement <4 x float> poison, float %v161, i64 0
  %v163 = shufflevector <4 x float> %v162, <4 x float> poison, <4 x i32> zeroinitializer
  %v164 = add nsw i32 %v33, 129
  %v165 = getelementptr float, ptr %v3, i32 %v164
  %v166 = load float, ptr %v165, align 4
  %v167 = insertelement <4 x float> poison, float %v166, i64 0
  %v168 = shufflevector <4 x float> %v167, <4 x float> poison, <4 x i32> zeroinitializer
  %v169 = add nsw i32 %v33, 128
  %v170 = getelementptr float, ptr %v3, i32 %v169
  %v171 = load float, ptr %v170, align 4
  %v172 = insertelement <4 x float> poison, float %v171, i64 0
  %v173 = shufflevector <4 x float> %v172, <4 x float> poison, <4 x i32> zeroinitializer
  %v174 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v173, <4 x float> %v65, <4 x float> %v24)
  %v175 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v168, <4 x float> %v59, <4 x float> %v174)
  %v176 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v163, <4 x float> %v51, <4 x float> %v175)
  %v177 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v158, <4 x float> %v43, <4 x float> %v176)
  %v178 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v173, <4 x float> %v81, <4 x float> %v25)
  %v179 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v168, <4 x float> %v78, <4 x float> %v178)
  %v180 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v163, <4 x float> %v75, <4 x float> %v179)
  %v181 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v158, <4 x float> %v72, <4 x float> %v180)
  %v182 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v173, <4 x float> %v97, <4 x float> %v26)
  %v183 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v168, <4 x float> %v94, <4 x float> %v182)
  %v184 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v163, <4 x float> %v91, <4 x float> %v183)
  %v185 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v158, <4 x float> %v88, <4 x float> %v184)
  %v186 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v173, <4 x float> %v113, <4 x float> %v27)
  %v187 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v168, <4 x float> %v110, <4 x float> %v186)
  %v188 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v163, <4 x float> %v107, <4 x float> %v187)
  %v189 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v158, <4 x float> %v104, <4 x float> %v188)
  %v190 = add nsw i32 %v33, 195
  %v191 = getelementptr float, ptr %v3, i32 %v190
  %v192 = load float, ptr %v191, align 4
  %v193 = insertelement <4 x float> poison, float %v192, i64 0
  %v194 = shufflevector <4 x float> %v193, <4 x float> poison, <4 x i32> zeroinitializer
  %v195 = add nsw i32 %v33, 194
  %v196 = getelementptr float, ptr %v3, i32 %v195
  %v197 = load float, ptr %v196, align 4
  %v198 = insertelement <4 x float> poison, float %v197, i64 0
  %v199 = shufflevector <4 x float> %v198, <4 x float> poison, <4 x i32> zeroinitializer
  %v200 = add nsw i32 %v33, 193
  %v201 = getelementptr float, ptr %v3, i32 %v200
  %v202 = load float, ptr %v201, align 4
  %v203 = insertelement <4 x float> poison, float %v202, i64 0
  %v204 = shufflevector <4 x float> %v203, <4 x float> poison, <4 x i32> zeroinitializer
  %v205 = add nsw i32 %v33, 192
  %v206 = getelementptr float, ptr %v3, i32 %v205
  %v207 = load float, ptr %v206, align 4
  %v208 = insertelement <4 x float> poison, float %v207, i64 0
  %v209 = shufflevector <4 x float> %v208, <4 x float> poison, <4 x i32> zeroinitializer
  %v210 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v209, <4 x float> %v65, <4 x float> %v28)
  %v211 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v204, <4 x float> %v59, <4 x float> %v210)
  %v212 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v199, <4 x float> %v51, <4 x float> %v211)
  %v213 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v194, <4 x float> %v43, <4 x float> %v212)
  %v214 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v209, <4 x float> %v81, <4 x float> %v29)
  %v215 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v204, <4 x float> %v78, <4 x float> %v214)
  %v216 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v199, <4 x float> %v75, <4 x float> %v215)
  %v217 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v194, <4 x float> %v72, <4 x float> %v216)
  %v218 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v209, <4 x float> %v97, <4 x float> %v30)
  %v219 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v204, <4 x float> %v94, <4 x float> %v218)
  %v220 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v199, <4 x float> %v91, <4 x float> %v219)
  %v221 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v194, <4 x float> %v88, <4 x float> %v220)
  %v222 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v209, <4 x float> %v113, <4 x float> %v31)
  %v223 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v204, <4 x float> %v110, <4 x float> %v222)
  %v224 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v199, <4 x float> %v107, <4 x float> %v223)
  %v225 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v194, <4 x float> %v104, <4 x float> %v224)
  %v226 = add nsw i32 %v15, 1
  %v227 = icmp slt i32 %v226, 16
  br i1 %v227, label %loop3, label %done3
done3:
  store <4 x float> %v69, ptr %v14, align 4
  %v228 = add nsw i32 %v13, 4
  %v229 = getelementptr float, ptr %v1, i32 %v228
  store <4 x float> %v85, ptr %v229, align 4
  %v230 = add nsw i32 %v13, 8
  %v231 = getelementptr float, ptr %v1, i32 %v230
  store <4 x float> %v101, ptr %v231, align 4
  %v232 = add nsw i32 %v13, 12
  %v233 = getelementptr float, ptr %v1, i32 %v232
  store <4 x float> %v117, ptr %v233, align 4
  %v234 = add nsw i32 %v13, 64
  %v235 = getelementptr float, ptr %v1, i32 %v234
  store <4 x float> %v141, ptr %v235, align 4
  %v236 = add nsw i32 %v234, 4
  %v237 = getelementptr float, ptr %v1, i32 %v236
  store <4 x float> %v145, ptr %v237, align 4
  %v238 = add nsw i32 %v234, 8
  %v239 = getelementptr float, ptr %v1, i32 %v238
  store <4 x float> %v149, ptr %v239, align 4
  %v240 = add nsw i32 %v234, 12
  %v241 = getelementptr float, ptr %v1, i32 %v240
  store <4 x float> %v153, ptr %v241, align 4
  %v242 = add nsw i32 %v13, 128
  %v243 = getelementptr float, ptr %v1, i32 %v242
  store <4 x float> %v177, ptr %v243, align 4
  %v244 = add nsw i32 %v242, 4
  %v245 = getelementptr float, ptr %v1, i32 %v244
  store <4 x float> %v181, ptr %v245, align 4
  %v246 = add nsw i32 %v242, 8
  %v247 = getelementptr float, ptr %v1, i32 %v246
  store <4 x float> %v185, ptr %v247, align 4
  %v248 = add nsw i32 %v242, 12
  %v249 = getelementptr float, ptr %v1, i32 %v248
  store <4 x float> %v189, ptr %v249, align 4
  %v250 = add nsw i32 %v13, 192
  %v251 = getelementptr float, ptr %v1, i32 %v250
  store <4 x float> %v213, ptr %v251, align 4
  %v252 = add nsw i32 %v250, 4
  %v253 = getelementptr float, ptr %v1, i32 %v252
  store <4 x float> %v217, ptr %v253, align 4
  %v254 = add nsw i32 %v250, 8
  %v255 = getelementptr float, ptr %v1, i32 %v254
  store <4 x float> %v221, ptr %v255, align 4
  %v256 = add nsw i32 %v250, 12
  %v257 = getelementptr float, ptr %v1, i32 %v256
  store <4 x float> %v225, ptr %v257, align 4
  %v258 = add nsw i32 %v11, 1
  %v259 = icmp slt i32 %v258, 4
  br i1 %v259, label %loop2, label %done2
done2:
  %v260 = add nsw i32 %v9, 1
  %v261 = icmp slt i32 %v260, %v7
  br i1 %v261, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+neon" "prefer-vector-width"="128" "no-trapping-math"="true" }
