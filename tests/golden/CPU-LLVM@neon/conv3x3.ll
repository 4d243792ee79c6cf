target triple = "aarch64-unknown-linux-gnu"

define void @conv3x3(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = getelementptr inbounds ptr, ptr %args, i64 2
  %v5 = load ptr, ptr %v4, align 8
  br label %loop1
loop1:
  %v6 = phi i32 [ 0, %entry ], [ %v666, %done2 ]
  %v7 = mul nsw i32 %v6, 256
  %v8 = mul nsw i32 %v6, 36
  br label %loop2
loop2:
  %v9 = phi i32 [ 0, %loop1 ], [ %v664, %done3 ]
  %v10 = mul nsw i32 %v9, 128
  %v11 = add nsw i32 %v7, %v10
  %v12 = icmp slt i32 0, %v9
  %v13 = insertelement <4 x i1> poison, i1 %v12, i64 0
  %v14 = shufflevector <4 x i1> %v13, <4 x i1> poison, <4 x i32> zeroinitializer
  %v15 = icmp slt i32 %v9, 1
  %v16 = insertelement <4 x i1> poison, i1 %v15, i64 0
  %v17 = shufflevector <4 x i1> %v16, <4 x i1> poison, <4 x i32> zeroinitializer
  br label %loop3
loop3:
  %v18 = phi i32 [ 0, %loop2 ], [ %v662, %done4 ]
  %v19 = mul nsw i32 %v18, 4
  %v20 = add nsw i32 %v11, %v19
  %v21 = getelementptr float, ptr %v1, i32 %v20
  %v22 = insertelement <4 x i32> poison, i32 %v19, i64 0
  %v23 = shufflevector <4 x i32> %v22, <4 x i32> poison, <4 x i32> zeroinitializer
  %v24 = add <4 x i32> %v23, <i32 0, i32 1, i32 2, i32 3>
  %v25 = icmp slt <4 x i32> %v24, splat (i32 15)
  %v26 = add nsw i32 %v10, %v19
  %v27 = extractelement <4 x i1> %v25, i32 0
  %v28 = extractelement <4 x i1> %v25, i32 1
  %v29 = extractelement <4 x i1> %v25, i32 2
  %v30 = extractelement <4 x i1> %v25, i32 3
  %v31 = icmp slt <4 x i32> zeroinitializer, %v24
  %v32 = extractelement <4 x i1> %v31, i32 0
  %v33 = extractelement <4 x i1> %v31, i32 1
  %v34 = extractelement <4 x i1> %v31, i32 2
  %v35 = extractelement <4 x i1> %v31, i32 3
  %v36 = and <4 x i1> %v14, %v25
  %v37 = extractelement <4 x i1> %v36, i32 0
  %v38 = extractelement <4 x i1> %v36, i32 1
  %v39 = extractelement <4 x i1> %v36, i32 2
  %v40 = extractelement <4 x i1> %v36, i32 3
  %v41 = and <4 x i1> %v14, %v31
  %v42 = extractelement <4 x i1> %v41, i32 0
  %v43 = extractelement <4 x i1> %v41, i32 1
  %v44 = extractelement <4 x i1> %v41, i32 2
  %v45 = extractelement <4 x i1> %v41, i32 3
  %v46 = and <4 x i1> %v17, %v25
  %v47 = extractelement <4 x i1> %v46, i32 0
  %v48 = extractelement <4 x i1> %v46, i32 1
  %v49 = extractelement <4 x i1> %v46, i32 2
  %v50 = extractelement <4 x i1> %v46, i32 3
  %v51 = and <4 x i1> %v17, %v31
  %v52 = extractelement <4 x i1> %v51, i32 0
  %v53 = extractelement <4 x i1> %v51, i32 1
  %v54 = extractelement <4 x i1> %v51, i32 2
  %v55 = extractelement <4 x i1> %v51, i32 3
  br label %loop4
loop4:
  %v56 = phi i32 [ 0, %loop3 ], [ %v646, %join86 ]
  %v57 = phi <4 x float> [ zeroinitializer, %loop3 ], [ %v258, %join86 ]
  %v58 = phi <4 x float> [ zeroinitializer, %loop3 ], [ %v313, %join86 ]
  %v59 = phi <4 x float> [ zeroinitializer, %loop3 ], [ %v368, %join86 ]
  %v60 = phi <4 x float> [ zeroinitializer, %loop3 ], [ %v423, %join86 ]
  %v61 = phi <4 x float> [ zeroinitializer, %loop3 ], [ %v478, %join86 ]
  %v62 = phi <4 x float> [ zeroinitializer, %loop3 ], [ %v533, %join86 ]
  %v63 = phi <4 x float> [ zeroinitializer, %loop3 ], [ %v588, %join86 ]
  %v64 = phi <4 x float> [ zeroinitializer, %loop3 ], [ %v645, %join86 ]
  %v65 = mul nsw i32 %v56, 256
  %v66 = add nsw i32 %v26, %v65
  %v67 = add nsw i32 %v66, 17
  %v68 = getelementptr float, ptr %v3, i32 %v67
  br i1 %v27, label %then5, label %join5
then5:
  %v69 = load float, ptr %v68, align 4
  br label %join5
join5:
  %v70 = phi float [ %v69, %then5 ], [ 0x0000000000000000, %loop4 ]
  %v71 = add nsw i32 %v67, 1
  %v72 = getelementptr float, ptr %v3, i32 %v71
  br i1 %v28, label %then6, label %join6
then6:
  %v73 = load float, ptr %v72, align 4
  br label %join6
join6:
  %v74 = phi float [ %v73, %then6 ], [ 0x0000000000000000, %join5 ]
  %v75 = add nsw i32 %v67, 2
  %v76 = getelementptr float, ptr %v3, i32 %v75
  br i1 %v29, label %then7, label %join7
then7:
  %v77 = load float, ptr %v76, align 4
  br label %join7
join7:
  %v78 = phi float [ %v77, %then7 ], [ 0x0000000000000000, %join6 ]
  %v79 = add nsw i32 %v67, 3
  %v80 = getelementptr float, ptr %v3, i32 %v79
  br i1 %v30, label %then8, label %join8
then8:
  %v81 = load float, ptr %v80, align 4
  br label %join8
join8:
  %v82 = phi float [ %v81, %then8 ], [ 0x0000000000000000, %join7 ]
  %v83 = insertelement <4 x float> poison, float %v70, i64 0
  %v84 = insertelement <4 x float> %v83, float %v74, i64 1
  %v85 = insertelement <4 x float> %v84, float %v78, i64 2
  %v86 = insertelement <4 x float> %v85, float %v82, i64 3
  %v87 = select <4 x i1> %v25, <4 x float> %v86, <4 x float> zeroinitializer
  %v88 = mul nsw i32 %v56, 9
  %v89 = add nsw i32 %v8, %v88
  %v90 = add nsw i32 %v89, 8
  %v91 = getelementptr float, ptr %v5, i32 %v90
  %v92 = load float, ptr %v91, align 4
  %v93 = insertelement <4 x float> poison, float %v92, i64 0
  %v94 = shufflevector <4 x float> %v93, <4 x float> poison, <4 x i32> zeroinitializer
  %v95 = add nsw i32 %v66, 16
  %v96 = getelementptr float, ptr %v3, i32 %v95
  %v97 = load <4 x float>, ptr %v96, align 4
  %v98 = add nsw i32 %v89, 7
  %v99 = getelementptr float, ptr %v5, i32 %v98
  %v100 = load float, ptr %v99, align 4
  %v101 = insertelement <4 x float> poison, float %v100, i64 0
  %v102 = shufflevector <4 x float> %v101, <4 x float> poison, <4 x i32> zeroinitializer
  %v103 = add nsw i32 %v66, 15
  %v104 = getelementptr float, ptr %v3, i32 %v103
  br i1 %v32, label %then9, label %join9
then9:
  %v105 = load float, ptr %v104, align 4
  br label %join9
join9:
  %v106 = phi float [ %v105, %then9 ], [ 0x0000000000000000, %join8 ]
  %v107 = add nsw i32 %v103, 1
  %v108 = getelementptr float, ptr %v3, i32 %v107
  br i1 %v33, label %then10, label %join10
then10:
  %v109 = load float, ptr %v108, align 4
  br label %join10
join10:
  %v110 = phi float [ %v109, %then10 ], [ 0x0000000000000000, %join9 ]
  %v111 = add nsw i32 %v103, 2
  %v112 = getelementptr float, ptr %v3, i32 %v111
  br i1 %v34, label %then11, label %join11
then11:
  %v113 = load float, ptr %v112, align 4
  br label %join11
join11:
  %v114 = phi float [ %v113, %then11 ], [ 0x0000000000000000, %join10 ]
  %v115 = add nsw i32 %v103, 3
  %v116 = getelementptr float, ptr %v3, i32 %v115
  br i1 %v35, label %then12, label %join12
then12:
  %v117 = load float, ptr %v116, align 4
  br label %join12
join12:
  %v118 = phi float [ %v117, %then12 ], [ 0x0000000000000000, %join11 ]
  %v119 = insertelement <4 x float> poison, float %v106, i64 0
  %v120 = insertelement <4 x float> %v119, float %v110, i64 1
  %v121 = insertelement <4 x float> %v120, float %v114, i64 2
  %v122 = insertelement <4 x float> %v121, float %v118, i64 3
  %v123 = select <4 x i1> %v31, <4 x float> %v122, <4 x float> zeroinitializer
  %v124 = add nsw i32 %v89, 6
  %v125 = getelementptr float, ptr %v5, i32 %v124
  %v126 = load float, ptr %v125, align 4
  %v127 = insertelement <4 x float> poison, float %v126, i64 0
  %v128 = shufflevector <4 x float> %v127, <4 x float> poison, <4 x i32> zeroinitializer
  %v129 = add nsw i32 %v66, 1
  %v130 = getelementptr float, ptr %v3, i32 %v129
  br i1 %v27, label %then13, label %join13
then13:
  %v131 = load float, ptr %v130, align 4
  br label %join13
join13:
  %v132 = phi float [ %v131, %then13 ], [ 0x0000000000000000, %join12 ]
  %v133 = add nsw i32 %v129, 1
  %v134 = getelementptr float, ptr %v3, i32 %v133
  br i1 %v28, label %then14, label %join14
then14:
  %v135 = load float, ptr %v134, align 4
  br label %join14
join14:
  %v136 = phi float [ %v135, %then14 ], [ 0x0000000000000000, %join13 ]
  %v137 = add nsw i32 %v129, 2
  %v138 = getelementptr float, ptr %v3, i32 %v137
  br i1 %v29, label %then15, label %join15
then15:
  %v139 = load float, ptr %v138, align 4
  br label %join15
join15:
  %v140 = phi float [ %v139, %then15 ], [ 0x0000000000000000, %join14 ]
  %v141 = add nsw i32 %v129, 3
  %v142 = getelementptr float, ptr %v3, i32 %v141
  br i1 %v30, label %then16, label %join16
then16:
  %v143 = load float, ptr %v142, align 4
  br label %join16
join16:
  %v144 = phi float [ %v143, %then16 ], [ 0x0000000000000000, %join15 ]
  %v145 = insertelement <4 x float> poison, float %v132, i64 0
  %v146 = insertelement <4 x float> %v145, float %v136, i64 1
  %v147 = insertelement <4 x float> %v146, float %v140, i64 2
  %v148 = insertelement <4 x float> %v147, float %v144, i64 3
  %v149 = select <4 x i1> %v25, <4 x float> %v148, <4 x float> zeroinitializer
  %v150 = add nsw i32 %v89, 5
  %v151 = getelementptr float, ptr %v5, i32 %v150
  %v152 = load float, ptr %v151, align 4
  %v153 = insertelement <4 x float> poison, float %v152, i64 0
  %v154 = shufflevector <4 x float> %v153, <4 x float> poison, <4 x i32> zeroinitializer
  %v155 = getelementptr float, ptr %v3, i32 %v66
  %v156 = load <4 x float>, ptr %v155, align 4
  %v157 = add nsw i32 %v89, 4
  %v158 = getelementptr float, ptr %v5, i32 %v157
  %v159 = load float, ptr %v158, align 4
  %v160 = insertelement <4 x float> poison, float %v159, i64 0
  %v161 = shufflevector <4 x float> %v160, <4 x float> poison, <4 x i32> zeroinitializer
  %v162 = add nsw i32 %v66, -1
  %v163 = getelementptr float, ptr %v3, i32 %v162
  br i1 %v32, label %then17, label %join17
then17:
  %v164 = load float, ptr %v163, align 4
  br label %join17
join17:
  %v165 = phi float [ %v164, %then17 ], [ 0x0000000000000000, %join16 ]
  %v166 = add nsw i32 %v162, 1
  %v167 = getelementptr float, ptr %v3, i32 %v166
  br i1 %v33, label %then18, label %join18
then18:
  %v168 = load float, ptr %v167, align 4
  br label %join18
join18:
  %v169 = phi float [ %v168, %then18 ], [ 0x0000000000000000, %join17 ]
  %v170 = add nsw i32 %v162, 2
  %v171 = getelementptr float, ptr %v3, i32 %v170
  br i1 %v34, label %then19, label %join19
then19:
  %v172 = load float, ptr %v171, align 4
  br label %join19
join19:
  %v173 = phi float [ %v172, %then19 ], [ 0x0000000000000000, %join18 ]
  %v174 = add nsw i32 %v162, 3
  %v175 = getelementptr float, ptr %v3, i32 %v174
  br i1 %v35, label %then20, label %join20
then20:
  %v176 = load float, ptr %v175, align 4
  br label %join20
join20:
  %v177 = phi float [ %v176, %then20 ], [ 0x0000000000000000, %join19 ]
  %v178 = insertelement <4 x float> poison, float %v165, i64 0
  %v179 = insertelement <4 x float> %v178, float %v169, i64 1
  %v180 = insertelement <4 x float> %v179, float %v173, i64 2
  %v181 = insertelement <4 x float> %v180, float %v177, i64 3
  %v182 = select <4 x i1> %v31, <4 x float> %v181, <4 x float> zeroinitializer
  %v183 = add nsw i32 %v89, 3
  %v184 = getelementptr float, ptr %v5, i32 %v183
  %v185 = load float, ptr %v184, align 4
  %v186 = insertelement <4 x float> poison, float %v185, i64 0
  %v187 = shufflevector <4 x float> %v186, <4 x float> poison, <4 x i32> zeroinitializer
  %v188 = add nsw i32 %v66, -15
  %v189 = getelementptr float, ptr %v3, i32 %v188
  br i1 %v37, label %then21, label %join21
then21:
  %v190 = load float, ptr %v189, align 4
  br label %join21
join21:
  %v191 = phi float [ %v190, %then21 ], [ 0x0000000000000000, %join20 ]
  %v192 = add nsw i32 %v188, 1
  %v193 = getelementptr float, ptr %v3, i32 %v192
  br i1 %v38, label %then22, label %join22
then22:
  %v194 = load float, ptr %v193, align 4
  br label %join22
join22:
  %v195 = phi float [ %v194, %then22 ], [ 0x0000000000000000, %join21 ]
  %v196 = add nsw i32 %v188, 2
  %v197 = getelementptr float, ptr %v3, i32 %v196
  br i1 %v39, label %then23, label %join23
then23:
  %v198 = load float, ptr %v197, align 4
  br label %join23
join23:
  %v199 = phi float [ %v198, %then23 ], [ 0x0000000000000000, %join22 ]
  %v200 = add nsw i32 %v188, 3
  %v201 = getelementptr float, ptr %v3, i32 %v200
  br i1 %v40, label %then24, label %join24
then24:
  %v202 = load float, ptr %v201, align 4
  br label %join24
join24:
  %v203 = phi float [ %v202, %then24 ], [ 0x0000000000000000, %join23 ]
  %v204 = insertelement <4 x float> poison, float %v191, i64 0
  %v205 = insertelement <4 x float> %v204, float %v195, i64 1
  %v206 = insertelement <4 x float> %v205, float %v199, i64 2
  %v207 = insertelement <4 x float> %v206, float %v203, i64 3
  %v208 = select <4 x i1> %v36, <4 x float> %v207, <4 x float> zeroinitializer
  %v209 = add nsw i32 %v89, 2
  %v210 = getelementptr float, ptr %v5, i32 %v209
  %v211 = load float, ptr %v210, align 4
  %v212 = insertelement <4 x float> poison, float %v211, i64 0
  %v213 = shufflevector <4 x float> %v212, <4 x float> poison, <4 x i32> zeroinitializer
  %v214 = add nsw i32 %v66, -17
  %v215 = getelementptr float, ptr %v3, i32 %v214
  br i1 %v42, label %then25, label %join25
then25:
  %v216 = load float, ptr %v215, align 4
  br label %join25
join25:
  %v217 = phi float [ %v216, %then25 ], [ 0x0000000000000000, %join24 ]
  %v218 = add nsw i32 %v214, 1
  %v219 = getelementptr float, ptr %v3, i32 %v218
  br i1 %v43, label %then26, label %join26
then26:
  %v220 = load float, ptr %v219, align 4
  br label %join26
join26:
  %v221 = phi float [ %v220, %then26 ], [ 0x0000000000000000, %join25 ]
  %v222 = add nsw i32 %v214, 2
  %v223 = getelementptr float, ptr %v3, i32 %v222
  br i1 %v44, label %then27, label %join27
then27:
  %v224 = load float, ptr %v223, align 4
  br label %join27
join27:
  %v225 = phi float [ %v224, %then27 ], [ 0x0000000000000000, %join26 ]
  %v226 = add nsw i32 %v214, 3
  %v227 = getelementptr float, ptr %v3, i32 %v226
  br i1 %v45, label %then28, label %join28
then28:
  %v228 = load float, ptr %v227, align 4
  br label %join28
join28:
  %v229 = phi float [ %v228, %then28 ], [ 0x0000000000000000, %join27 ]
  %v230 = insertelement <4 x float> poison, float %v217, i64 0
  %v231 = insertelement <4 x float> %v230, float %v221, i64 1
  %v232 = insertelement <4 x float> %v231, float %v225, i64 2
  %v233 = insertelement <4 x float> %v232, float %v229, i64 3
  %v234 = select <4 x i1> %v41, <4 x float> %v233, <4 x float> zeroinitializer
  %v235 = getelementptr float, ptr %v5, i32 %v89
  %v236 = load float, ptr %v235, align 4
  %v237 = insertelement <4 x float> poison, float %v236, i64 0
  %v238 = shufflevector <4 x float> %v237, <4 x float> poison, <4 x i32> zeroinitializer
  %v239 = add nsw i32 %v66, -16
  %v240 = getelementptr float, ptr %v3, i32 %v239
  br i1 %v12, label %then29, label %join29
then29:
  %v241 = load <4 x float>, ptr %v240, align 4
  br label %join29
join29:
  %v242 = phi <4 x float> [ %v241, %then29 ], [ zeroinitializer, %join28 ]
  %v243 = select <4 x i1> %v14, <4 x float> %v242, <4 x float> zeroinitializer
  %v244 = add nsw i32 %v89, 1
  %v245 = getelementptr float, ptr %v5, i32 %v244
  %v246 = load float, ptr %v245, align 4
  %v247 = insertelement <4 x float> poison, float %v246, i64 0
  %v248 = shufflevector <4 x float> %v247, <4 x float> poison, <4 x i32> zeroinitializer
  %v249 = fmul <4 x float> %v243, %v248
  %v250 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v234, <4 x float> %v238, <4 x float> %v249)
  %v251 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v208, <4 x float> %v213, <4 x float> %v250)
  %v252 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v182, <4 x float> %v187, <4 x float> %v251)
  %v253 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v156, <4 x float> %v161, <4 x float> %v252)
  %v254 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v149, <4 x float> %v154, <4 x float> %v253)
  %v255 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v123, <4 x float> %v128, <4 x float> %v254)
  %v256 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v97, <4 x float> %v102, <4 x float> %v255)
  %v257 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v87, <4 x float> %v94, <4 x float> %v256)
  %v258 = fadd <4 x float> %v57, %v257
  %v259 = add nsw i32 %v66, 33
  %v260 = getelementptr float, ptr %v3, i32 %v259
  br i1 %v27, label %then30, label %join30
then30:
  %v261 = load float, ptr %v260, align 4
  br label %join30
join30:
  %v262 = phi float [ %v261, %then30 ], [ 0x0000000000000000, %join29 ]
  %v263 = add nsw i32 %v259, 1
  %v264 = getelementptr float, ptr %v3, i32 %v263
  br i1 %v28, label %then31, label %join31
then31:
  %v265 = load float, ptr %v264, align 4
  br label %join31
join31:
  %v266 = phi float [ %v265, %then31 ], [ 0x0000000000000000, %join30 ]
  %v267 = add nsw i32 %v259, 2
  %v268 = getelementptr float, ptr %v3, i32 %v267
  br i1 %v29, label %then32, label %join32
then32:
  %v269 = load float, ptr %v268, align 4
  br label %join32
join32:
  %v270 = phi float [ %v269, %then32 ], [ 0x0000000000000000, %join31 ]
  %v271 = add nsw i32 %v259, 3
  %v272 = getelementptr float, ptr %v3, i32 %v271
  br i1 %v30, label %then33, label %join33
then33:
  %v273 = load float, ptr %v272, align 4
  br label %join33
join33:
  %v274 = phi float [ %v273, %then33 ], [ 0x0000000000000000, %join32 ]
  %v275 = insertelement <4 x float> poison, float %v262, i64 0
  %v276 = insertelement <4 x float> %v275, float %v266, i64 1
  %v277 = insertelement <4 x float> %v276, float %v270, i64 2
  %v278 = insertelement <4 x float> %v277, float %v274, i64 3
  %v279 = select <4 x i1> %v25, <4 x float> %v278, <4 x float> zeroinitializer
  %v280 = add nsw i32 %v66, 32
  %v281 = getelementptr float, ptr %v3, i32 %v280
  %v282 = load <4 x float>, ptr %v281, align 4
  %v283 = add nsw i32 %v66, 31
  %v284 = getelementptr float, ptr %v3, i32 %v283
  br i1 %v32, label %then34, label %join34
then34:
  %v285 = load float, ptr %v284, align 4
  br label %join34
join34:
  %v286 = phi float [ %v285, %then34 ], [ 0x0000000000000000, %join33 ]
  %v287 = add nsw i32 %v283, 1
  %v288 = getelementptr float, ptr %v3, i32 %v287
  br i1 %v33, label %then35, label %join35
then35:
  %v289 = load float, ptr %v288, align 4
  br label %join35
join35:
  %v290 = phi float [ %v289, %then35 ], [ 0x0000000000000000, %join34 ]
  %v291 = add nsw i32 %v283, 2
  %v292 = getelementptr float, ptr %v3, i32 %v291
  br i1 %v34, label %then36, label %join36
then36:
  %v293 = load float, ptr %v292, align 4
  br label %join36
join36:
  %v294 = phi float [ %v293, %then36 ], [ 0x0000000000000000, %join35 ]
  %v295 = add nsw i32 %v283, 3
  %v296 = getelementptr float, ptr %v3, i32 %v295
  br i1 %v35, label %then37, label %join37
then37:
  %v297 = load float, ptr %v296, align 4
  br label %join37
join37:
  %v298 = phi float [ %v297, %then37 ], [ 0x0000000000000000, %join36 ]
  %v299 = insertelement <4 x float> poison, float %v286, i64 0
  %v300 = insertelement <4 x float> %v299, float %v290, i64 1
  %v301 = insertelement <4 x float> %v300, float %v294, i64 2
  %v302 = insertelement <4 x float> %v301, float %v298, i64 3
  %v303 = select <4 x i1> %v31, <4 x float> %v302, <4 x float> zeroinitializer
  %v304 = fmul <4 x float> %v156, %v248
  %v305 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v182, <4 x float> %v238, <4 x float> %v304)
  %v306 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v149, <4 x float> %v213, <4 x float> %v305)
  %v307 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v123, <4 x float> %v187, <4 x float> %v306)
  %v308 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v97, <4 x float> %v161, <4 x float> %v307)
  %v309 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v87, <4 x float> %v154, <4 x float> %v308)
  %v310 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v303, <4 x float> %v128, <4 x float> %v309)
  %v311 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v282, <4 x float> %v102, <4 x float> %v310)
  %v312 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v279, <4 x float> %v94, <4 x float> %v311)
  %v313 = fadd <4 x float> %v58, %v312
  %v314 = add nsw i32 %v66, 49
  %v315 = getelementptr float, ptr %v3, i32 %v314
  br i1 %v27, label %then38, label %join38
then38:
  %v316 = load float, ptr %v315, align 4
  br label %join38
join38:
  %v317 = phi float [ %v316, %then38 ], [ 0x0000000000000000, %join37 ]
  %v318 = add nsw i32 %v314, 1
  %v319 = getelementptr float, ptr %v3, i32 %v318
  br i1 %v28, label %then39, label %join39
then39:
  %v320 = load float, ptr %v319, align 4
  br label %join39
join39:
  %v321 = phi float [ %v320, %then39 ], [ 0x0000000000000000, %join38 ]
  %v322 = add nsw i32 %v314, 2
  %v323 = getelementptr float, ptr %v3, i32 %v322
  br i1 %v29, label %then40, label %join40
then40:
  %v324 = load float, ptr %v323, align 4
  br label %join40
join40:
  %v325 = phi float [ %v324, %then40 ], [ 0x0000000000000000, %join39 ]
  %v326 = add nsw i32 %v314, 3
  %v327 = getelementptr float, ptr %v3, i32 %v326
  br i1 %v30, label %then41, label %join41
then41:
  %v328 = load float, ptr %v327, align 4
  br label %join41
join41:
  %v329 = phi float [ %v328, %then41 ], [ 0x0000000000000000, %join40 ]
  %v330 = insertelement <4 x float> poison, float %v317, i64 0
  %v331 = insertelement <4 x float> %v330, float %v321, i64 1
  %v332 = insertelement <4 x float> %v331, float %v325, i64 2
  %v333 = insertelement <4 x float> %v332, float %v329, i64 3
  %v334 = select <4 x i1> %v25, <4 x float> %v333, <4 x float> zeroinitializer
  %v335 = add nsw i32 %v66, 48
  %v336 = getelementptr float, ptr %v3, i32 %v335
  %v337 = load <4 x float>, ptr %v336, align 4
  %v338 = add nsw i32 %v66, 47
  %v339 = getelementptr float, ptr %v3, i32 %v338
  br i1 %v32, label %then42, label %join42
then42:
  %v340 = load float, ptr %v339, align 4
  br label %join42
join42:
  %v341 = phi float [ %v340, %then42 ], [ 0x0000000000000000, %join41 ]
  %v342 = add nsw i32 %v338, 1
  %v343 = getelementptr float, ptr %v3, i32 %v342
  br i1 %v33, label %then43, label %join43
then43:
  %v344 = load float, ptr %v343, align 4
  br label %join43
join43:
  %v345 = phi float [ %v344, %then43 ], [ 0x0000000000000000, %join42 ]
  %v346 = add nsw i32 %v338, 2
  %v347 = getelementptr float, ptr %v3, i32 %v346
  br i1 %v34, label %then44, label %join44
then44:
  %v348 = load float, ptr %v347, align 4
  br label %join44
join44:
  %v349 = phi float [ %v348, %then44 ], [ 0x0000000000000000, %join43 ]
  %v350 = add nsw i32 %v338, 3
  %v351 = getelementptr float, ptr %v3, i32 %v350
  br i1 %v35, label %then45, label %join45
then45:
  %v352 = load float, ptr %v351, align 4
  br label %join45
join45:
  %v353 = phi float [ %v352, %then45 ], [ 0x0000000000000000, %join44 ]
  %v354 = insertelement <4 x float> poison, float %v341, i64 0
  %v355 = insertelement <4 x float> %v354, float %v345, i64 1
  %v356 = insertelement <4 x float> %v355, float %v349, i64 2
  %v357 = insertelement <4 x float> %v356, float %v353, i64 3
  %v358 = select <4 x i1> %v31, <4 x float> %v357, <4 x float> zeroinitializer
  %v359 = fmul <4 x float> %v97, %v248
  %v360 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v123, <4 x float> %v238, <4 x float> %v359)
  %v361 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v87, <4 x float> %v213, <4 x float> %v360)
  %v362 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v303, <4 x float> %v187, <4 x float> %v361)
  %v363 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v282, <4 x float> %v161, <4 x float> %v362)
  %v364 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v279, <4 x float> %v154, <4 x float> %v363)
  %v365 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v358, <4 x float> %v128, <4 x float> %v364)
  %v366 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v337, <4 x float> %v102, <4 x float> %v365)
  %v367 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v334, <4 x float> %v94, <4 x float> %v366)
  %v368 = fadd <4 x float> %v59, %v367
  %v369 = add nsw i32 %v66, 65
  %v370 = getelementptr float, ptr %v3, i32 %v369
  br i1 %v27, label %then46, label %join46
then46:
  %v371 = load float, ptr %v370, align 4
  br label %join46
join46:
  %v372 = phi float [ %v371, %then46 ], [ 0x0000000000000000, %join45 ]
  %v373 = add nsw i32 %v369, 1
  %v374 = getelementptr float, ptr %v3, i32 %v373
  br i1 %v28, label %then47, label %join47
then47:
  %v375 = load float, ptr %v374, align 4
  br label %join47
join47:
  %v376 = phi float [ %v375, %then47 ], [ 0x0000000000000000, %join46 ]
  %v377 = add nsw i32 %v369, 2
  %v378 = getelementptr float, ptr %v3, i32 %v377
  br i1 %v29, label %then48, label %join48
then48:
  %v379 = load float, ptr %v378, align 4
  br label %join48
join48:
  %v380 = phi float [ %v379, %then48 ], [ 0x0000000000000000, %join47 ]
  %v381 = add nsw i32 %v369, 3
  %v382 = getelementptr float, ptr %v3, i32 %v381
  br i1 %v30, label %then49, label %join49
then49:
  %v383 = load float, ptr %v382, align 4
  br label %join49
join49:
  %v384 = phi float [ %v383, %then49 ], [ 0x0000000000000000, %join48 ]
  %v385 = insertelement <4 x float> poison, float %v372, i64 0
  %v386 = insertelement <4 x float> %v385, float %v376, i64 1
  %v387 = insertelement <4 x float> %v386, float %v380, i64 2
  %v388 = insertelement <4 x float> %v387, float %v384, i64 3
  %v389 = select <4 x i1> %v25, <4 x float> %v388, <4 x float> zeroinitializer
  %v390 = add nsw i32 %v66, 64
  %v391 = getelementptr float, ptr %v3, i32 %v390
  %v392 = load <4 x float>, ptr %v391, align 4
  %v393 = add nsw i32 %v66, 63
  %v394 = getelementptr float, ptr %v3, i32 %v393
  br i1 %v32, label %then50, label %join50
then50:
  %v395 = load float, ptr %v394, align 4
  br label %join50
join50:
  %v396 = phi float [ %v395, %then50 ], [ 0x0000000000000000, %join49 ]
  %v397 = add nsw i32 %v393, 1
  %v398 = getelementptr float, ptr %v3, i32 %v397
  br i1 %v33, label %then51, label %join51
then51:
  %v399 = load float, ptr %v398, align 4
  br label %join51
join51:
  %v400 = phi float [ %v399, %then51 ], [ 0x0000000000000000, %join50 ]
  %v401 = add nsw i32 %v393, 2
  %v402 = getelementptr float, ptr %v3, i32 %v401
  br i1 %v34, label %then52, label %join52
then52:
  %v403 = load float, ptr %v402, align 4
  br label %join52
join52:
  %v404 = phi float [ %v403, %then52 ], [ 0x0000000000000000, %join51 ]
  %v405 = add nsw i32 %v393, 3
  %v406 = getelementptr float, ptr %v3, i32 %v405
  br i1 %v35, label %then53, label %join53
then53:
  %v407 = load float, ptr %v406, align 4
  br label %join53
join53:
  %v408 = phi float [ %v407, %then53 ], [ 0x0000000000000000, %join52 ]
  %v409 = insertelement <4 x float> poison, float %v396, i64 0
  %v410 = insertelement <4 x float> %v409, float %v400, i64 1
  %v411 = insertelement <4 x float> %v410, float %v404, i64 2
  %v412 = insertelement <4 x float> %v411, float %v408, i64 3
  %v413 = select <4 x i1> %v31, <4 x float> %v412, <4 x float> zeroinitializer
  %v414 = fmul <4 x float> %v282, %v248
  %v415 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v303, <4 x float> %v238, <4 x float> %v414)
  %v416 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v279, <4 x float> %v213, <4 x float> %v415)
  %v417 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v358, <4 x float> %v187, <4 x float> %v416)
  %v418 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v337, <4 x float> %v161, <4 x float> %v417)
  %v419 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v334, <4 x float> %v154, <4 x float> %v418)
  %v420 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v413, <4 x float> %v128, <4 x float> %v419)
  %v421 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v392, <4 x float> %v102, <4 x float> %v420)
  %v422 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v389, <4 x float> %v94, <4 x float> %v421)
  %v423 = fadd <4 x float> %v60, %v422
  %v424 = add nsw i32 %v66, 81
  %v425 = getelementptr float, ptr %v3, i32 %v424
  br i1 %v27, label %then54, label %join54
then54:
  %v426 = load float, ptr %v425, align 4
  br label %join54
join54:
  %v427 = phi float [ %v426, %then54 ], [ 0x0000000000000000, %join53 ]
  %v428 = add nsw i32 %v424, 1
  %v429 = getelementptr float, ptr %v3, i32 %v428
  br i1 %v28, label %then55, label %join55
then55:
  %v430 = load float, ptr %v429, align 4
  br label %join55
join55:
  %v431 = phi float [ %v430, %then55 ], [ 0x0000000000000000, %join54 ]
  %v432 = add nsw i32 %v424, 2
  %v433 = getelementptr float, ptr %v3, i32 %v432
  br i1 %v29, label %then56, label %join56
then56:
  %v434 = load float, ptr %v433, align 4
  br label %join56
join56:
  %v435 = phi float [ %v434, %then56 ], [ 0x0000000000000000, %join55 ]
  %v436 = add nsw i32 %v424, 3
  %v437 = getelementptr float, ptr %v3, i32 %v436
  br i1 %v30, label %then57, label %join57
then57:
  %v438 = load float, ptr %v437, align 4
  br label %join57
join57:
  %v439 = phi float [ %v438, %then57 ], [ 0x0000000000000000, %join56 ]
  %v440 = insertelement <4 x float> poison, float %v427, i64 0
  %v441 = insertelement <4 x float> %v440, float %v431, i64 1
  %v442 = insertelement <4 x float> %v441, float %v435, i64 2
  %v443 = insertelement <4 x float> %v442, float %v439, i64 3
  %v444 = select <4 x i1> %v25, <4 x float> %v443, <4 x float> zeroinitializer
  %v445 = add nsw i32 %v66, 80
  %v446 = getelementptr float, ptr %v3, i32 %v445
  %v447 = load <4 x float>, ptr %v446, align 4
  %v448 = add nsw i32 %v66, 79
  %v449 = getelementptr float, ptr %v3, i32 %v448
  br i1 %v32, label %then58, label %join58
then58:
  %v450 = load float, ptr %v449, align 4
  br label %join58
join58:
  %v451 = phi float [ %v450, %then58 ], [ 0x0000000000000000, %join57 ]
  %v452 = add nsw i32 %v448, 1
  %v453 = getelementptr float, ptr %v3, i32 %v452
  br i1 %v33, label %then59, label %join59
then59:
  %v454 = load float, ptr %v453, align 4
  br label %join59
join59:
  %v455 = phi float [ %v454, %then59 ], [ 0x0000000000000000, %join58 ]
  %v456 = add nsw i32 %v448, 2
  %v457 = getelementptr float, ptr %v3, i32 %v456
  br i1 %v34, label %then60, label %join60
then60:
  %v458 = load float, ptr %v457, align 4
  br label %join60
join60:
  %v459 = phi float [ %v458, %then60 ], [ 0x0000000000000000, %join59 ]
  %v460 = add nsw i32 %v448, 3
  %v461 = getelementptr float, ptr %v3, i32 %v460
  br i1 %v35, label %then61, label %join61
then61:
  %v462 = load float, ptr %v461, align 4
  br label %join61
join61:
  %v463 = phi float [ %v462, %then61 ], [ 0x0000000000000000, %join60 ]
  %v464 = insertelement <4 x float> poison, float %v451, i64 0
  %v465 = insertelement <4 x float> %v464, float %v455, i64 1
  %v466 = insertelement <4 x float> %v465, float %v459, i64 2
  %v467 = insertelement <4 x float> %v466, float %v463, i64 3
  %v468 = select <4 x i1> %v31, <4 x float> %v467, <4 x float> zeroinitializer
  %v469 = fmul <4 x float> %v337, %v248
  %v470 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v358, <4 x float> %v238, <4 x float> %v469)
  %v471 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v334, <4 x float> %v213, <4 x float> %v470)
  %v472 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v413, <4 x float> %v187, <4 x float> %v471)
  %v473 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v392, <4 x float> %v161, <4 x float> %v472)
  %v474 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v389, <4 x float> %v154, <4 x float> %v473)
  %v475 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v468, <4 x float> %v128, <4 x float> %v474)
  %v476 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v447, <4 x float> %v102, <4 x float> %v475)
  %v477 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v444, <4 x float> %v94, <4 x float> %v476)
  %v478 = fadd <4 x float> %v61, %v477
  %v479 = add nsw i32 %v66, 97
  %v480 = getelementptr float, ptr %v3, i32 %v479
  br i1 %v27, label %then62, label %join62
then62:
  %v481 = load float, ptr %v480, align 4
  br label %join62
join62:
  %v482 = phi float [ %v481, %then62 ], [ 0x0000000000000000, %join61 ]
  %v483 = add nsw i32 %v479, 1
  %v484 = getelementptr float, ptr %v3, i32 %v483
  br i1 %v28, label %then63, label %join63
then63:
  %v485 = load float, ptr %v484, align 4
  br label %join63
join63:
  %v486 = phi float [ %v485, %then63 ], [ 0x0000000000000000, %join62 ]
  %v487 = add nsw i32 %v479, 2
  %v488 = getelementptr float, ptr %v3, i32 %v487
  br i1 %v29, label %then64, label %join64
then64:
  %v489 = load float, ptr %v488, align 4
  br label %join64
join64:
  %v490 = phi float [ %v489, %then64 ], [ 0x0000000000000000, %join63 ]
  %v491 = add nsw i32 %v479, 3
  %v492 = getelementptr float, ptr %v3, i32 %v491
  br i1 %v30, label %then65, label %join65
then65:
  %v493 = load float, ptr %v492, align 4
  br label %join65
join65:
  %v494 = phi float [ %v493, %then65 ], [ 0x0000000000000000, %join64 ]
  %v495 = insertelement <4 x float> poison, float %v482, i64 0
  %v496 = insertelement <4 x float> %v495, float %v486, i64 1
  %v497 = insertelement <4 x float> %v496, float %v490, i64 2
  %v498 = insertelement <4 x float> %v497, float %v494, i64 3
  %v499 = select <4 x i1> %v25, <4 x float> %v498, <4 x float> zeroinitializer
  %v500 = add nsw i32 %v66, 96
  %v501 = getelementptr float, ptr %v3, i32 %v500
  %v502 = load <4 x float>, ptr %v501, align 4
  %v503 = add nsw i32 %v66, 95
  %v504 = getelementptr float, ptr %v3, i32 %v503
  br i1 %v32, label %then66, label %join66
then66:
  %v505 = load float, ptr %v504, align 4
  br label %join66
join66:
  %v506 = phi float [ %v505, %then66 ], [ 0x0000000000000000, %join65 ]
  %v507 = add nsw i32 %v503, 1
  %v508 = getelementptr float, ptr %v3, i32 %v507
  br i1 %v33, label %then67, label %join67
then67:
  %v509 = load float, ptr %v508, align 4
  br label %join67
join67:
  %v510 = phi float [ %v509, %then67 ], [ 0x0000000000000000, %join66 ]
  %v511 = add nsw i32 %v503, 2
  %v512 = getelementptr float, ptr %v3, i32 %v511
  br i1 %v34, label %then68, label %join68
then68:
  %v513 = load float, ptr %v512, align 4
  br label %join68
join68:
  %v514 = phi float [ %v513, %then68 ], [ 0x0000000000000000, %join67 ]
  %v515 = add nsw i32 %v503, 3
  %v516 = getelementptr float, ptr %v3, i32 %v515
  br i1 %v35, label %then69, label %join69
then69:
  %v517 = load float, ptr %v516, align 4
  br label %join69
join69:
  %v518 = phi float [ %v517, %then69 ], [ 0x0000000000000000, %join68 ]
  %v519 = insertelement <4 x float> poison, float %v506, i64 0
  %v520 = insertelement <4 x float> %v519, float %v510, i64 1
  %v521 = insertelement <4 x float> %v520, float %v514, i64 2
  %v522 = insertelement <4 x float> %v521, float %v518, i64 3
  %v523 = select <4 x i1> %v31, <4 x float> %v522, <4 x float> zeroinitializer
  %v524 = fmul <4 x float> %v392, %v248
  %v525 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v413, <4 x float> %v238, <4 x float> %v524)
  %v526 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v389, <4 x float> %v213, <4 x float> %v525)
  %v527 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v468, <4 x float> %v187, <4 x float> %v526)
  %v528 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v447, <4 x float> %v161, <4 x float> %v527)
  %v529 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v444, <4 x float> %v154, <4 x float> %v528)
  %v530 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v523, <4 x float> %v128, <4 x float> %v529)
  %v531 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v502, <4 x float> %v102, <4 x float> %v530)
  %v532 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v499, <4 x float> %v94, <4 x float> %v531)
  %v533 = fadd <4 x float> %v62, %v532
  %v534 = add nsw i32 %v66, 113
  %v535 = getelementptr float, ptr %v3, i32 %v534
  br i1 %v27, label %then70, label %join70
then70:
  %v536 = load float, ptr %v535, align 4
  br label %join70
join70:
  %v537 = phi float [ %v536, %then70 ], [ 0x0000000000000000, %join69 ]
  %v538 = add nsw i32 %v534, 1
  %v539 = getelementptr float, ptr %v3, i32 %v538
  br i1 %v28, label %then71, label %join71
then71:
  %v540 = load float, ptr %v539, align 4
  br label %join71
join71:
  %v541 = phi float [ %v540, %then71 ], [ 0x0000000000000000, %join70 ]
  %v542 = add nsw i32 %v534, 2
  %v543 = getelementptr float, ptr %v3, i32 %v542
  br i1 %v29, label %then72, label %join72
then72:
  %v544 = load float, ptr %v543, align 4
  br label %join72
join72:
  %v545 = phi float [ %v544, %then72 ], [ 0x0000000000000000, %join71 ]
  %v546 = add nsw i32 %v534, 3
  %v547 = getelementptr float, ptr %v3, i32 %v546
  br i1 %v30, label %then73, label %join73
then73:
  %v548 = load float, ptr %v547, align 4
  br label %join73
join73:
  %v549 = phi float [ %v548, %then73 ], [ 0x0000000000000000, %join72 ]
  %v550 = insertelement <4 x float> poison, float %v537, i64 0
  %v551 = insertelement <4 x float> %v550, float %v541, i64 1
  %v552 = insertelement <4 x float> %v551, float %v545, i64 2
  %v553 = insertelement <4 x float> %v552, float %v549, i64 3
  %v554 = select <4 x i1> %v25, <4 x float> %v553, <4 x float> zeroinitializer
  %v555 = add nsw i32 %v66, 112
  %v556 = getelementptr float, ptr %v3, i32 %v555
  %v557 = load <4 x float>, ptr %v556, align 4
  %v558 = add nsw i32 %v66, 111
  %v559 = getelementptr float, ptr %v3, i32 %v558
  br i1 %v32, label %then74, label %join74
then74:
  %v560 = load float, ptr %v559, align 4
  br label %join74
join74:
  %v561 = phi float [ %v560, %then74 ], [ 0x0000000000000000, %join73 ]
  %v562 = add nsw i32 %v558, 1
  %v563 = getelementptr float, ptr %v3, i32 %v562
  br i1 %v33, label %then75, label %join75
then75:
  %v564 = load float, ptr %v563, align 4
  br label %join75
join75:
  %v565 = phi float [ %v564, %then75 ], [ 0x0000000000000000, %join74 ]
  %v566 = add nsw i32 %v558, 2
  %v567 = getelementptr float, ptr %v3, i32 %v566
  br i1 %v34, label %then76, label %join76
then76:
  %v568 = load float, ptr %v567, align 4
  br label %join76
join76:
  %v569 = phi float [ %v568, %then76 ], [ 0x0000000000000000, %join75 ]
  %v570 = add nsw i32 %v558, 3
  %v571 = getelementptr float, ptr %v3, i32 %v570
  br i1 %v35, label %then77, label %join77
then77:
  %v572 = load float, ptr %v571, align 4
  br label %join77
join77:
  %v573 = phi float [ %v572, %then77 ], [ 0x0000000000000000, %join76 ]
  %v574 = insertelement <4 x float> poison, float %v561, i64 0
  %v575 = insertelement <4 x float> %v574, float %v565, i64 1
  %v576 = insertelement <4 x float> %v575, float %v569, i64 2
  %v577 = insertelement <4 x float> %v576, float %v573, i64 3
  %v578 = select <4 x i1> %v31, <4 x float> %v577, <4 x float> zeroinitializer
  %v579 = fmul <4 x float> %v447, %v248
  %v580 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v468, <4 x float> %v238, <4 x float> %v579)
  %v581 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v444, <4 x float> %v213, <4 x float> %v580)
  %v582 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v523, <4 x float> %v187, <4 x float> %v581)
  %v583 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v502, <4 x float> %v161, <4 x float> %v582)
  %v584 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v499, <4 x float> %v154, <4 x float> %v583)
  %v585 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v578, <4 x float> %v128, <4 x float> %v584)
  %v586 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v557, <4 x float> %v102, <4 x float> %v585)
  %v587 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v554, <4 x float> %v94, <4 x float> %v586)
  %v588 = fadd <4 x float> %v63, %v587
  %v589 = add nsw i32 %v66, 129
  %v590 = getelementptr float, ptr %v3, i32 %v589
  br i1 %v47, label %then78, label %join78
then78:
  %v591 = load float, ptr %v590, align 4
  br label %join78
join78:
  %v592 = phi float [ %v591, %then78 ], [ 0x0000000000000000, %join77 ]
  %v593 = add nsw i32 %v589, 1
  %v594 = getelementptr float, ptr %v3, i32 %v593
  br i1 %v48, label %then79, label %join79
then79:
  %v595 = load float, ptr %v594, align 4
  br label %join79
join79:
  %v596 = phi float [ %v595, %then79 ], [ 0x0000000000000000, %join78 ]
  %v597 = add nsw i32 %v589, 2
  %v598 = getelementptr float, ptr %v3, i32 %v597
  br i1 %v49, label %then80, label %join80
then80:
  %v599 = load float, ptr %v598, align 4
  br label %join80
join80:
  %v600 = phi float [ %v599, %then80 ], [ 0x0000000000000000, %join79 ]
  %v601 = add nsw i32 %v589, 3
  %v602 = getelementptr float, ptr %v3, i32 %v601
  br i1 %v50, label %then81, label %join81
then81:
  %v603 = load float, ptr %v602, align 4
  br label %join81
join81:
  %v604 = phi float [ %v603, %then81 ], [ 0x0000000000000000, %join80 ]
  %v605 = insertelement <4 x float> poison, float %v592, i64 0
  %v606 = insertelement <4 x float> %v605, float %v596, i64 1
  %v607 = insertelement <4 x float> %v606, float %v600, i64 2
  %v608 = insertelement <4 x float> %v607, float %v604, i64 3
  %v609 = select <4 x i1> %v46, <4 x float> %v608, <4 x float> zeroinitializer
  %v610 = add nsw i32 %v66, 128
  %v611 = getelementptr float, ptr %v3, i32 %v610
  br i1 %v15, label %then82, label %join82
then82:
  %v612 = load <4 x float>, ptr %v611, align 4
  br label %join82
join82:
  %v613 = phi <4 x float> [ %v612, %then82 ], [ zeroinitializer, %join81 ]
  %v614 = select <4 x i1> %v17, <4 x float> %v613, <4 x float> zeroinitializer
  %v615 = add nsw i32 %v66, 127
  %v616 = getelementptr float, ptr %v3, i32 %v615
  br i1 %v52, label %then83, label %join83
then83:
  %v617 = load float, ptr %v616, align 4
  br label %join83
join83:
  %v618 = phi float [ %v617, %then83 ], [ 0x0000000000000000, %join82 ]
  %v619 = add nsw i32 %v615, 1
  %v620 = getelementptr float, ptr %v3, i32 %v619
  br i1 %v53, label %then84, label %join84
then84:
  %v621 = load float, ptr %v620, align 4
  br label %join84
join84:
  %v622 = phi float [ %v621, %then84 ], [ 0x0000000000000000, %join83 ]
  %v623 = add nsw i32 %v615, 2
  %v624 = getelementptr float, ptr %v3, i32 %v623
  br i1 %v54, label %then85, label %join85
then85:
  %v625 = load float, ptr %v624, align 4
  br label %join85
join85:
  %v626 = phi float [ %v625, %then85 ], [ 0x0000000000000000, %join84 ]
  %v627 = add nsw i32 %v615, 3
  %v628 = getelementptr float, ptr %v3, i32 %v627
  br i1 %v55, label %then86, label %join86
then86:
  %v629 = load float, ptr %v628, align 4
  br label %join86
join86:
  %v630 = phi float [ %v629, %then86 ], [ 0x0000000000000000, %join85 ]
  %v631 = insertelement <4 x float> poison, float %v618, i64 0
  %v632 = insertelement <4 x float> %v631, float %v622, i64 1
  %v633 = insertelement <4 x float> %v632, float %v626, i64 2
  %v634 = insertelement <4 x float> %v633, float %v630, i64 3
  %v635 = select <4 x i1> %v51, <4 x float> %v634, <4 x float> zeroinitializer
  %v636 = fmul <4 x float> %v502, %v248
  %v637 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v523, <4 x float> %v238, <4 x float> %v636)
  %v638 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v499, <4 x float> %v213, <4 x float> %v637)
  %v639 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v578, <4 x float> %v187, <4 x float> %v638)
  %v640 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v557, <4 x float> %v161, <4 x float> %v639)
  %v641 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v554, <4 x float> %v154, <4 x float> %v640)
  %v642 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v635, <4 x float> %v128, <4 x float> %v641)
  %v643 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v614, <4 x float> %v102, <4 x float> %v642)
  %v644 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v609, <4 x float> %v94, <4 x float> %v643)
  %v645 = fadd <4 x float> %v64, %v644
  %v646 = add nsw i32 %v56, 1
  %v647 = icmp slt i32 %v646, 4
  br i1 %v647, label %loop4, label %done4
done4:
  store <4 x float> %v258, ptr %v21, align 4
  %v648 = add nsw i32 %v20, 16
  %v649 = getelementptr float, ptr %v1, i32 %v648
  store <4 x float> %v313, ptr %v649, align 4
  %v650 = add nsw i32 %v20, 32
  %v651 = getelementptr float, ptr %v1, i32 %v650
  store <4 x float> %v368, ptr %v651, align 4
  %v652 = add nsw i32 %v20, 48
  %v653 = getelementptr float, ptr %v1, i32 %v652
  store <4 x float> %v423, ptr %v653, align 4
  %v654 = add nsw i32 %v20, 64
  %v655 = getelementptr float, ptr %v1, i32 %v654
  store <4 x float> %v478, ptr %v655, align 4
  %v656 = add nsw i32 %v20, 80
  %v657 = getelementptr float, ptr %v1, i32 %v656
  store <4 x float> %v533, ptr %v657, align 4
  %v658 = add nsw i32 %v20, 96
  %v659 = getelementptr float, ptr %v1, i32 %v658
  store <4 x float> %v588, ptr %v659, align 4
  %v660 = add nsw i32 %v20, 112
  %v661 = getelementptr float, ptr %v1, i32 %v660
  store <4 x float> %v645, ptr %v661, align 4
  %v662 = add nsw i32 %v18, 1
  %v663 = icmp slt i32 %v662, 4
  br i1 %v663, label %loop3, label %done3
done3:
  %v664 = add nsw i32 %v9, 1
  %v665 = icmp slt i32 %v664, 2
  br i1 %v665, label %loop2, label %done2
done2:
  %v666 = add nsw i32 %v6, 1
  %v667 = icmp slt i32 %v666, 8
  br i1 %v667, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+neon" "prefer-vector-width"="128" "no-trapping-math"="true" }
