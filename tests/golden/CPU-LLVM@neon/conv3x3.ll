target triple = "aarch64-unknown-linux-gnu"

define void @conv3x3(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = getelementptr inbounds ptr, ptr %args, i64 2
  %v5 = load ptr, ptr %v4, align 8
  %v6 = trunc i64 %start to i32
  %v7 = trunc i64 %stop to i32
  %v8 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, splat (i32 15)
  %v9 = icmp slt <4 x i32> zeroinitializer, <i32 0, i32 1, i32 2, i32 3>
  %v10 = extractelement <4 x i1> %v8, i32 0
  %v11 = extractelement <4 x i1> %v8, i32 1
  %v12 = extractelement <4 x i1> %v8, i32 2
  %v13 = extractelement <4 x i1> %v8, i32 3
  %v14 = extractelement <4 x i1> %v9, i32 0
  %v15 = extractelement <4 x i1> %v9, i32 1
  %v16 = extractelement <4 x i1> %v9, i32 2
  %v17 = extractelement <4 x i1> %v9, i32 3
  %v18 = icmp slt <4 x i32> <i32 4, i32 5, i32 6, i32 7>, splat (i32 15)
  %v19 = icmp slt <4 x i32> zeroinitializer, <i32 4, i32 5, i32 6, i32 7>
  %v20 = extractelement <4 x i1> %v18, i32 0
  %v21 = extractelement <4 x i1> %v18, i32 1
  %v22 = extractelement <4 x i1> %v18, i32 2
  %v23 = extractelement <4 x i1> %v18, i32 3
  %v24 = extractelement <4 x i1> %v19, i32 0
  %v25 = extractelement <4 x i1> %v19, i32 1
  %v26 = extractelement <4 x i1> %v19, i32 2
  %v27 = extractelement <4 x i1> %v19, i32 3
  %v28 = icmp slt <4 x i32> <i32 8, i32 9, i32 10, i32 11>, splat (i32 15)
  %v29 = icmp slt <4 x i32> zeroinitializer, <i32 8, i32 9, i32 10, i32 11>
  %v30 = extractelement <4 x i1> %v28, i32 0
  %v31 = extractelement <4 x i1> %v28, i32 1
  %v32 = extractelement <4 x i1> %v28, i32 2
  %v33 = extractelement <4 x i1> %v28, i32 3
  %v34 = extractelement <4 x i1> %v29, i32 0
  %v35 = extractelement <4 x i1> %v29, i32 1
  %v36 = extractelement <4 x i1> %v29, i32 2
  %v37 = extractelement <4 x i1> %v29, i32 3
  %v38 = icmp slt <4 x i32> <i32 12, i32 13, i32 14, i32 15>, splat (i32 15)
  %v39 = icmp slt <4 x i32> zeroinitializer, <i32 12, i32 13, i32 14, i32 15>
  %v40 = extractelement <4 x i1> %v38, i32 0
  %v41 = extractelement <4 x i1> %v38, i32 1
  %v42 = extractelement <4 x i1> %v38, i32 2
  %v43 = extractelement <4 x i1> %v38, i32 3
  %v44 = extractelement <4 x i1> %v39, i32 0
  %v45 = extractelement <4 x i1> %v39, i32 1
  %v46 = extractelement <4 x i1> %v39, i32 2
  %v47 = extractelement <4 x i1> %v39, i32 3
  %v48 = icmp slt i32 %v6, %v7
  br i1 %v48, label %loop1, label %done1
loop1:
  %v49 = phi i32 [ %v6, %entry ], [ %v4042, %done418 ]
  %v50 = mul nsw i32 %v49, 16
  %v51 = add nsw i32 %v50, 17
  %v52 = icmp slt i32 %v49, 15
  %v53 = insertelement <4 x i1> poison, i1 %v52, i64 0
  %v54 = shufflevector <4 x i1> %v53, <4 x i1> poison, <4 x i32> zeroinitializer
  %v55 = and <4 x i1> %v54, %v8
  %v56 = extractelement <4 x i1> %v55, i32 0
  %v57 = getelementptr float, ptr %v3, i32 %v50
  %v58 = getelementptr float, ptr %v57, i64 17
  br i1 %v56, label %then2, label %join2
then2:
  %v59 = load float, ptr %v58, align 4
  br label %join2
join2:
  %v60 = phi float [ %v59, %then2 ], [ 0x0000000000000000, %loop1 ]
  %v61 = add nsw i32 %v51, 1
  %v62 = extractelement <4 x i1> %v55, i32 1
  %v63 = getelementptr float, ptr %v3, i32 %v51
  %v64 = getelementptr float, ptr %v63, i64 1
  br i1 %v62, label %then3, label %join3
then3:
  %v65 = load float, ptr %v64, align 4
  br label %join3
join3:
  %v66 = phi float [ %v65, %then3 ], [ 0x0000000000000000, %join2 ]
  %v67 = add nsw i32 %v51, 2
  %v68 = extractelement <4 x i1> %v55, i32 2
  %v69 = getelementptr float, ptr %v3, i32 %v51
  %v70 = getelementptr float, ptr %v69, i64 2
  br i1 %v68, label %then4, label %join4
then4:
  %v71 = load float, ptr %v70, align 4
  br label %join4
join4:
  %v72 = phi float [ %v71, %then4 ], [ 0x0000000000000000, %join3 ]
  %v73 = add nsw i32 %v51, 3
  %v74 = extractelement <4 x i1> %v55, i32 3
  %v75 = getelementptr float, ptr %v3, i32 %v51
  %v76 = getelementptr float, ptr %v75, i64 3
  br i1 %v74, label %then5, label %join5
then5:
  %v77 = load float, ptr %v76, align 4
  br label %join5
join5:
  %v78 = phi float [ %v77, %then5 ], [ 0x0000000000000000, %join4 ]
  %v79 = insertelement <4 x float> poison, float %v60, i64 0
  %v80 = insertelement <4 x float> %v79, float %v66, i64 1
  %v81 = insertelement <4 x float> %v80, float %v72, i64 2
  %v82 = insertelement <4 x float> %v81, float %v78, i64 3
  %v83 = add nsw i32 %v50, 16
  %v84 = getelementptr float, ptr %v3, i32 %v50
  %v85 = getelementptr float, ptr %v84, i64 16
  br i1 %v52, label %then6, label %join6
then6:
  %v86 = load <4 x float>, ptr %v85, align 4
  br label %join6
join6:
  %v87 = phi <4 x float> [ %v86, %then6 ], [ zeroinitializer, %join5 ]
  %v88 = add nsw i32 %v50, 15
  %v89 = and <4 x i1> %v54, %v9
  %v90 = extractelement <4 x i1> %v89, i32 0
  %v91 = getelementptr float, ptr %v3, i32 %v50
  %v92 = getelementptr float, ptr %v91, i64 15
  br i1 %v90, label %then7, label %join7
then7:
  %v93 = load float, ptr %v92, align 4
  br label %join7
join7:
  %v94 = phi float [ %v93, %then7 ], [ 0x0000000000000000, %join6 ]
  %v95 = add nsw i32 %v88, 1
  %v96 = extractelement <4 x i1> %v89, i32 1
  %v97 = getelementptr float, ptr %v3, i32 %v88
  %v98 = getelementptr float, ptr %v97, i64 1
  br i1 %v96, label %then8, label %join8
then8:
  %v99 = load float, ptr %v98, align 4
  br label %join8
join8:
  %v100 = phi float [ %v99, %then8 ], [ 0x0000000000000000, %join7 ]
  %v101 = add nsw i32 %v88, 2
  %v102 = extractelement <4 x i1> %v89, i32 2
  %v103 = getelementptr float, ptr %v3, i32 %v88
  %v104 = getelementptr float, ptr %v103, i64 2
  br i1 %v102, label %then9, label %join9
then9:
  %v105 = load float, ptr %v104, align 4
  br label %join9
join9:
  %v106 = phi float [ %v105, %then9 ], [ 0x0000000000000000, %join8 ]
  %v107 = add nsw i32 %v88, 3
  %v108 = extractelement <4 x i1> %v89, i32 3
  %v109 = getelementptr float, ptr %v3, i32 %v88
  %v110 = getelementptr float, ptr %v109, i64 3
  br i1 %v108, label %then10, label %join10
then10:
  %v111 = load float, ptr %v110, align 4
  br label %join10
join10:
  %v112 = phi float [ %v111, %then10 ], [ 0x0000000000000000, %join9 ]
  %v113 = insertelement <4 x float> poison, float %v94, i64 0
  %v114 = insertelement <4 x float> %v113, float %v100, i64 1
  %v115 = insertelement <4 x float> %v114, float %v106, i64 2
  %v116 = insertelement <4 x float> %v115, float %v112, i64 3
  %v117 = add nsw i32 %v50, 1
  %v118 = getelementptr float, ptr %v3, i32 %v50
  %v119 = getelementptr float, ptr %v118, i64 1
  br i1 %v10, label %then11, label %join11
then11:
  %v120 = load float, ptr %v119, align 4
  br label %join11
join11:
  %v121 = phi float [ %v120, %then11 ], [ 0x0000000000000000, %join10 ]
  %v122 = add nsw i32 %v117, 1
  %v123 = getelementptr float, ptr %v3, i32 %v117
  %v124 = getelementptr float, ptr %v123, i64 1
  br i1 %v11, label %then12, label %join12
then12:
  %v125 = load float, ptr %v124, align 4
  br label %join12
join12:
  %v126 = phi float [ %v125, %then12 ], [ 0x0000000000000000, %join11 ]
  %v127 = add nsw i32 %v117, 2
  %v128 = getelementptr float, ptr %v3, i32 %v117
  %v129 = getelementptr float, ptr %v128, i64 2
  br i1 %v12, label %then13, label %join13
then13:
  %v130 = load float, ptr %v129, align 4
  br label %join13
join13:
  %v131 = phi float [ %v130, %then13 ], [ 0x0000000000000000, %join12 ]
  %v132 = add nsw i32 %v117, 3
  %v133 = getelementptr float, ptr %v3, i32 %v117
  %v134 = getelementptr float, ptr %v133, i64 3
  br i1 %v13, label %then14, label %join14
then14:
  %v135 = load float, ptr %v134, align 4
  br label %join14
join14:
  %v136 = phi float [ %v135, %then14 ], [ 0x0000000000000000, %join13 ]
  %v137 = insertelement <4 x float> poison, float %v121, i64 0
  %v138 = insertelement <4 x float> %v137, float %v126, i64 1
  %v139 = insertelement <4 x float> %v138, float %v131, i64 2
  %v140 = insertelement <4 x float> %v139, float %v136, i64 3
  %v141 = getelementptr float, ptr %v3, i32 %v50
  %v142 = load <4 x float>, ptr %v141, align 4
  %v143 = add nsw i32 %v50, -1
  %v144 = getelementptr float, ptr %v141, i64 -1
  br i1 %v14, label %then15, label %join15
then15:
  %v145 = load float, ptr %v144, align 4
  br label %join15
join15:
  %v146 = phi float [ %v145, %then15 ], [ 0x0000000000000000, %join14 ]
  %v147 = add nsw i32 %v143, 1
  %v148 = getelementptr float, ptr %v3, i32 %v143
  %v149 = getelementptr float, ptr %v148, i64 1
  br i1 %v15, label %then16, label %join16
then16:
  %v150 = load float, ptr %v149, align 4
  br label %join16
join16:
  %v151 = phi float [ %v150, %then16 ], [ 0x0000000000000000, %join15 ]
  %v152 = add nsw i32 %v143, 2
  %v153 = getelementptr float, ptr %v3, i32 %v143
  %v154 = getelementptr float, ptr %v153, i64 2
  br i1 %v16, label %then17, label %join17
then17:
  %v155 = load float, ptr %v154, align 4
  br label %join17
join17:
  %v156 = phi float [ %v155, %then17 ], [ 0x0000000000000000, %join16 ]
  %v157 = add nsw i32 %v143, 3
  %v158 = getelementptr float, ptr %v3, i32 %v143
  %v159 = getelementptr float, ptr %v158, i64 3
  br i1 %v17, label %then18, label %join18
then18:
  %v160 = load float, ptr %v159, align 4
  br label %join18
join18:
  %v161 = phi float [ %v160, %then18 ], [ 0x0000000000000000, %join17 ]
  %v162 = insertelement <4 x float> poison, float %v146, i64 0
  %v163 = insertelement <4 x float> %v162, float %v151, i64 1
  %v164 = insertelement <4 x float> %v163, float %v156, i64 2
  %v165 = insertelement <4 x float> %v164, float %v161, i64 3
  %v166 = add nsw i32 %v50, -15
  %v167 = icmp slt i32 0, %v49
  %v168 = insertelement <4 x i1> poison, i1 %v167, i64 0
  %v169 = shufflevector <4 x i1> %v168, <4 x i1> poison, <4 x i32> zeroinitializer
  %v170 = and <4 x i1> %v169, %v8
  %v171 = extractelement <4 x i1> %v170, i32 0
  %v172 = getelementptr float, ptr %v3, i32 %v50
  %v173 = getelementptr float, ptr %v172, i64 -15
  br i1 %v171, label %then19, label %join19
then19:
  %v174 = load float, ptr %v173, align 4
  br label %join19
join19:
  %v175 = phi float [ %v174, %then19 ], [ 0x0000000000000000, %join18 ]
  %v176 = add nsw i32 %v166, 1
  %v177 = extractelement <4 x i1> %v170, i32 1
  %v178 = getelementptr float, ptr %v3, i32 %v166
  %v179 = getelementptr float, ptr %v178, i64 1
  br i1 %v177, label %then20, label %join20
then20:
  %v180 = load float, ptr %v179, align 4
  br label %join20
join20:
  %v181 = phi float [ %v180, %then20 ], [ 0x0000000000000000, %join19 ]
  %v182 = add nsw i32 %v166, 2
  %v183 = extractelement <4 x i1> %v170, i32 2
  %v184 = getelementptr float, ptr %v3, i32 %v166
  %v185 = getelementptr float, ptr %v184, i64 2
  br i1 %v183, label %then21, label %join21
then21:
  %v186 = load float, ptr %v185, align 4
  br label %join21
join21:
  %v187 = phi float [ %v186, %then21 ], [ 0x0000000000000000, %join20 ]
  %v188 = add nsw i32 %v166, 3
  %v189 = extractelement <4 x i1> %v170, i32 3
  %v190 = getelementptr float, ptr %v3, i32 %v166
  %v191 = getelementptr float, ptr %v190, i64 3
  br i1 %v189, label %then22, label %join22
then22:
  %v192 = load float, ptr %v191, align 4
  br label %join22
join22:
  %v193 = phi float [ %v192, %then22 ], [ 0x0000000000000000, %join21 ]
  %v194 = insertelement <4 x float> poison, float %v175, i64 0
  %v195 = insertelement <4 x float> %v194, float %v181, i64 1
  %v196 = insertelement <4 x float> %v195, float %v187, i64 2
  %v197 = insertelement <4 x float> %v196, float %v193, i64 3
  %v198 = add nsw i32 %v50, -17
  %v199 = and <4 x i1> %v169, %v9
  %v200 = extractelement <4 x i1> %v199, i32 0
  %v201 = getelementptr float, ptr %v3, i32 %v50
  %v202 = getelementptr float, ptr %v201, i64 -17
  br i1 %v200, label %then23, label %join23
then23:
  %v203 = load float, ptr %v202, align 4
  br label %join23
join23:
  %v204 = phi float [ %v203, %then23 ], [ 0x0000000000000000, %join22 ]
  %v205 = add nsw i32 %v198, 1
  %v206 = extractelement <4 x i1> %v199, i32 1
  %v207 = getelementptr float, ptr %v3, i32 %v198
  %v208 = getelementptr float, ptr %v207, i64 1
  br i1 %v206, label %then24, label %join24
then24:
  %v209 = load float, ptr %v208, align 4
  br label %join24
join24:
  %v210 = phi float [ %v209, %then24 ], [ 0x0000000000000000, %join23 ]
  %v211 = add nsw i32 %v198, 2
  %v212 = extractelement <4 x i1> %v199, i32 2
  %v213 = getelementptr float, ptr %v3, i32 %v198
  %v214 = getelementptr float, ptr %v213, i64 2
  br i1 %v212, label %then25, label %join25
then25:
  %v215 = load float, ptr %v214, align 4
  br label %join25
join25:
  %v216 = phi float [ %v215, %then25 ], [ 0x0000000000000000, %join24 ]
  %v217 = add nsw i32 %v198, 3
  %v218 = extractelement <4 x i1> %v199, i32 3
  %v219 = getelementptr float, ptr %v3, i32 %v198
  %v220 = getelementptr float, ptr %v219, i64 3
  br i1 %v218, label %then26, label %join26
then26:
  %v221 = load float, ptr %v220, align 4
  br label %join26
join26:
  %v222 = phi float [ %v221, %then26 ], [ 0x0000000000000000, %join25 ]
  %v223 = insertelement <4 x float> poison, float %v204, i64 0
  %v224 = insertelement <4 x float> %v223, float %v210, i64 1
  %v225 = insertelement <4 x float> %v224, float %v216, i64 2
  %v226 = insertelement <4 x float> %v225, float %v222, i64 3
  %v227 = add nsw i32 %v50, -16
  %v228 = getelementptr float, ptr %v3, i32 %v50
  %v229 = getelementptr float, ptr %v228, i64 -16
  br i1 %v167, label %then27, label %join27
then27:
  %v230 = load <4 x float>, ptr %v229, align 4
  br label %join27
join27:
  %v231 = phi <4 x float> [ %v230, %then27 ], [ zeroinitializer, %join26 ]
  %v232 = add nsw i32 %v50, 273
  %v233 = getelementptr float, ptr %v3, i32 %v50
  %v234 = getelementptr float, ptr %v233, i64 273
  br i1 %v56, label %then28, label %join28
then28:
  %v235 = load float, ptr %v234, align 4
  br label %join28
join28:
  %v236 = phi float [ %v235, %then28 ], [ 0x0000000000000000, %join27 ]
  %v237 = add nsw i32 %v232, 1
  %v238 = getelementptr float, ptr %v3, i32 %v232
  %v239 = getelementptr float, ptr %v238, i64 1
  br i1 %v62, label %then29, label %join29
then29:
  %v240 = load float, ptr %v239, align 4
  br label %join29
join29:
  %v241 = phi float [ %v240, %then29 ], [ 0x0000000000000000, %join28 ]
  %v242 = add nsw i32 %v232, 2
  %v243 = getelementptr float, ptr %v3, i32 %v232
  %v244 = getelementptr float, ptr %v243, i64 2
  br i1 %v68, label %then30, label %join30
then30:
  %v245 = load float, ptr %v244, align 4
  br label %join30
join30:
  %v246 = phi float [ %v245, %then30 ], [ 0x0000000000000000, %join29 ]
  %v247 = add nsw i32 %v232, 3
  %v248 = getelementptr float, ptr %v3, i32 %v232
  %v249 = getelementptr float, ptr %v248, i64 3
  br i1 %v74, label %then31, label %join31
then31:
  %v250 = load float, ptr %v249, align 4
  br label %join31
join31:
  %v251 = phi float [ %v250, %then31 ], [ 0x0000000000000000, %join30 ]
  %v252 = insertelement <4 x float> poison, float %v236, i64 0
  %v253 = insertelement <4 x float> %v252, float %v241, i64 1
  %v254 = insertelement <4 x float> %v253, float %v246, i64 2
  %v255 = insertelement <4 x float> %v254, float %v251, i64 3
  %v256 = add nsw i32 %v50, 272
  %v257 = getelementptr float, ptr %v3, i32 %v50
  %v258 = getelementptr float, ptr %v257, i64 272
  br i1 %v52, label %then32, label %join32
then32:
  %v259 = load <4 x float>, ptr %v258, align 4
  br label %join32
join32:
  %v260 = phi <4 x float> [ %v259, %then32 ], [ zeroinitializer, %join31 ]
  %v261 = add nsw i32 %v50, 271
  %v262 = getelementptr float, ptr %v3, i32 %v50
  %v263 = getelementptr float, ptr %v262, i64 271
  br i1 %v90, label %then33, label %join33
then33:
  %v264 = load float, ptr %v263, align 4
  br label %join33
join33:
  %v265 = phi float [ %v264, %then33 ], [ 0x0000000000000000, %join32 ]
  %v266 = add nsw i32 %v261, 1
  %v267 = getelementptr float, ptr %v3, i32 %v261
  %v268 = getelementptr float, ptr %v267, i64 1
  br i1 %v96, label %then34, label %join34
then34:
  %v269 = load float, ptr %v268, align 4
  br label %join34
join34:
  %v270 = phi float [ %v269, %then34 ], [ 0x0000000000000000, %join33 ]
  %v271 = add nsw i32 %v261, 2
  %v272 = getelementptr float, ptr %v3, i32 %v261
  %v273 = getelementptr float, ptr %v272, i64 2
  br i1 %v102, label %then35, label %join35
then35:
  %v274 = load float, ptr %v273, align 4
  br label %join35
join35:
  %v275 = phi float [ %v274, %then35 ], [ 0x0000000000000000, %join34 ]
  %v276 = add nsw i32 %v261, 3
  %v277 = getelementptr float, ptr %v3, i32 %v261
  %v278 = getelementptr float, ptr %v277, i64 3
  br i1 %v108, label %then36, label %join36
then36:
  %v279 = load float, ptr %v278, align 4
  br label %join36
join36:
  %v280 = phi float [ %v279, %then36 ], [ 0x0000000000000000, %join35 ]
  %v281 = insertelement <4 x float> poison, float %v265, i64 0
  %v282 = insertelement <4 x float> %v281, float %v270, i64 1
  %v283 = insertelement <4 x float> %v282, float %v275, i64 2
  %v284 = insertelement <4 x float> %v283, float %v280, i64 3
  %v285 = add nsw i32 %v50, 257
  %v286 = getelementptr float, ptr %v3, i32 %v50
  %v287 = getelementptr float, ptr %v286, i64 257
  br i1 %v10, label %then37, label %join37
then37:
  %v288 = load float, ptr %v287, align 4
  br label %join37
join37:
  %v289 = phi float [ %v288, %then37 ], [ 0x0000000000000000, %join36 ]
  %v290 = add nsw i32 %v285, 1
  %v291 = getelementptr float, ptr %v3, i32 %v285
  %v292 = getelementptr float, ptr %v291, i64 1
  br i1 %v11, label %then38, label %join38
then38:
  %v293 = load float, ptr %v292, align 4
  br label %join38
join38:
  %v294 = phi float [ %v293, %then38 ], [ 0x0000000000000000, %join37 ]
  %v295 = add nsw i32 %v285, 2
  %v296 = getelementptr float, ptr %v3, i32 %v285
  %v297 = getelementptr float, ptr %v296, i64 2
  br i1 %v12, label %then39, label %join39
then39:
  %v298 = load float, ptr %v297, align 4
  br label %join39
join39:
  %v299 = phi float [ %v298, %then39 ], [ 0x0000000000000000, %join38 ]
  %v300 = add nsw i32 %v285, 3
  %v301 = getelementptr float, ptr %v3, i32 %v285
  %v302 = getelementptr float, ptr %v301, i64 3
  br i1 %v13, label %then40, label %join40
then40:
  %v303 = load float, ptr %v302, align 4
  br label %join40
join40:
  %v304 = phi float [ %v303, %then40 ], [ 0x0000000000000000, %join39 ]
  %v305 = insertelement <4 x float> poison, float %v289, i64 0
  %v306 = insertelement <4 x float> %v305, float %v294, i64 1
  %v307 = insertelement <4 x float> %v306, float %v299, i64 2
  %v308 = insertelement <4 x float> %v307, float %v304, i64 3
  %v309 = add nsw i32 %v50, 256
  %v310 = getelementptr float, ptr %v3, i32 %v50
  %v311 = getelementptr float, ptr %v310, i64 256
  %v312 = load <4 x float>, ptr %v311, align 4
  %v313 = add nsw i32 %v50, 255
  %v314 = getelementptr float, ptr %v310, i64 255
  br i1 %v14, label %then41, label %join41
then41:
  %v315 = load float, ptr %v314, align 4
  br label %join41
join41:
  %v316 = phi float [ %v315, %then41 ], [ 0x0000000000000000, %join40 ]
  %v317 = add nsw i32 %v313, 1
  %v318 = getelementptr float, ptr %v3, i32 %v313
  %v319 = getelementptr float, ptr %v318, i64 1
  br i1 %v15, label %then42, label %join42
then42:
  %v320 = load float, ptr %v319, align 4
  br label %join42
join42:
  %v321 = phi float [ %v320, %then42 ], [ 0x0000000000000000, %join41 ]
  %v322 = add nsw i32 %v313, 2
  %v323 = getelementptr float, ptr %v3, i32 %v313
  %v324 = getelementptr float, ptr %v323, i64 2
  br i1 %v16, label %then43, label %join43
then43:
  %v325 = load float, ptr %v324, align 4
  br label %join43
join43:
  %v326 = phi float [ %v325, %then43 ], [ 0x0000000000000000, %join42 ]
  %v327 = add nsw i32 %v313, 3
  %v328 = getelementptr float, ptr %v3, i32 %v313
  %v329 = getelementptr float, ptr %v328, i64 3
  br i1 %v17, label %then44, label %join44
then44:
  %v330 = load float, ptr %v329, align 4
  br label %join44
join44:
  %v331 = phi float [ %v330, %then44 ], [ 0x0000000000000000, %join43 ]
  %v332 = insertelement <4 x float> poison, float %v316, i64 0
  %v333 = insertelement <4 x float> %v332, float %v321, i64 1
  %v334 = insertelement <4 x float> %v333, float %v326, i64 2
  %v335 = insertelement <4 x float> %v334, float %v331, i64 3
  %v336 = add nsw i32 %v50, 241
  %v337 = getelementptr float, ptr %v3, i32 %v50
  %v338 = getelementptr float, ptr %v337, i64 241
  br i1 %v171, label %then45, label %join45
then45:
  %v339 = load float, ptr %v338, align 4
  br label %join45
join45:
  %v340 = phi float [ %v339, %then45 ], [ 0x0000000000000000, %join44 ]
  %v341 = add nsw i32 %v336, 1
  %v342 = getelementptr float, ptr %v3, i32 %v336
  %v343 = getelementptr float, ptr %v342, i64 1
  br i1 %v177, label %then46, label %join46
then46:
  %v344 = load float, ptr %v343, align 4
  br label %join46
join46:
  %v345 = phi float [ %v344, %then46 ], [ 0x0000000000000000, %join45 ]
  %v346 = add nsw i32 %v336, 2
  %v347 = getelementptr float, ptr %v3, i32 %v336
  %v348 = getelementptr float, ptr %v347, i64 2
  br i1 %v183, label %then47, label %join47
then47:
  %v349 = load float, ptr %v348, align 4
  br label %join47
join47:
  %v350 = phi float [ %v349, %then47 ], [ 0x0000000000000000, %join46 ]
  %v351 = add nsw i32 %v336, 3
  %v352 = getelementptr float, ptr %v3, i32 %v336
  %v353 = getelementptr float, ptr %v352, i64 3
  br i1 %v189, label %then48, label %join48
then48:
  %v354 = load float, ptr %v353, align 4
  br label %join48
join48:
  %v355 = phi float [ %v354, %then48 ], [ 0x0000000000000000, %join47 ]
  %v356 = insertelement <4 x float> poison, float %v340, i64 0
  %v357 = insertelement <4 x float> %v356, float %v345, i64 1
  %v358 = insertelement <4 x float> %v357, float %v350, i64 2
  %v359 = insertelement <4 x float> %v358, float %v355, i64 3
  %v360 = add nsw i32 %v50, 239
  %v361 = getelementptr float, ptr %v3, i32 %v50
  %v362 = getelementptr float, ptr %v361, i64 239
  br i1 %v200, label %then49, label %join49
then49:
  %v363 = load float, ptr %v362, align 4
  br label %join49
join49:
  %v364 = phi float [ %v363, %then49 ], [ 0x0000000000000000, %join48 ]
  %v365 = add nsw i32 %v360, 1
  %v366 = getelementptr float, ptr %v3, i32 %v360
  %v367 = getelementptr float, ptr %v366, i64 1
  br i1 %v206, label %then50, label %join50
then50:
  %v368 = load float, ptr %v367, align 4
  br label %join50
join50:
  %v369 = phi float [ %v368, %then50 ], [ 0x0000000000000000, %join49 ]
  %v370 = add nsw i32 %v360, 2
  %v371 = getelementptr float, ptr %v3, i32 %v360
  %v372 = getelementptr float, ptr %v371, i64 2
  br i1 %v212, label %then51, label %join51
then51:
  %v373 = load float, ptr %v372, align 4
  br label %join51
join51:
  %v374 = phi float [ %v373, %then51 ], [ 0x0000000000000000, %join50 ]
  %v375 = add nsw i32 %v360, 3
  %v376 = getelementptr float, ptr %v3, i32 %v360
  %v377 = getelementptr float, ptr %v376, i64 3
  br i1 %v218, label %then52, label %join52
then52:
  %v378 = load float, ptr %v377, align 4
  br label %join52
join52:
  %v379 = phi float [ %v378, %then52 ], [ 0x0000000000000000, %join51 ]
  %v380 = insertelement <4 x float> poison, float %v364, i64 0
  %v381 = insertelement <4 x float> %v380, float %v369, i64 1
  %v382 = insertelement <4 x float> %v381, float %v374, i64 2
  %v383 = insertelement <4 x float> %v382, float %v379, i64 3
  %v384 = add nsw i32 %v50, 240
  %v385 = getelementptr float, ptr %v3, i32 %v50
  %v386 = getelementptr float, ptr %v385, i64 240
  br i1 %v167, label %then53, label %join53
then53:
  %v387 = load <4 x float>, ptr %v386, align 4
  br label %join53
join53:
  %v388 = phi <4 x float> [ %v387, %then53 ], [ zeroinitializer, %join52 ]
  %v389 = add nsw i32 %v50, 529
  %v390 = getelementptr float, ptr %v3, i32 %v50
  %v391 = getelementptr float, ptr %v390, i64 529
  br i1 %v56, label %then54, label %join54
then54:
  %v392 = load float, ptr %v391, align 4
  br label %join54
join54:
  %v393 = phi float [ %v392, %then54 ], [ 0x0000000000000000, %join53 ]
  %v394 = add nsw i32 %v389, 1
  %v395 = getelementptr float, ptr %v3, i32 %v389
  %v396 = getelementptr float, ptr %v395, i64 1
  br i1 %v62, label %then55, label %join55
then55:
  %v397 = load float, ptr %v396, align 4
  br label %join55
join55:
  %v398 = phi float [ %v397, %then55 ], [ 0x0000000000000000, %join54 ]
  %v399 = add nsw i32 %v389, 2
  %v400 = getelementptr float, ptr %v3, i32 %v389
  %v401 = getelementptr float, ptr %v400, i64 2
  br i1 %v68, label %then56, label %join56
then56:
  %v402 = load float, ptr %v401, align 4
  br label %join56
join56:
  %v403 = phi float [ %v402, %then56 ], [ 0x0000000000000000, %join55 ]
  %v404 = add nsw i32 %v389, 3
  %v405 = getelementptr float, ptr %v3, i32 %v389
  %v406 = getelementptr float, ptr %v405, i64 3
  br i1 %v74, label %then57, label %join57
then57:
  %v407 = load float, ptr %v406, align 4
  br label %join57
join57:
  %v408 = phi float [ %v407, %then57 ], [ 0x0000000000000000, %join56 ]
  %v409 = insertelement <4 x float> poison, float %v393, i64 0
  %v410 = insertelement <4 x float> %v409, float %v398, i64 1
  %v411 = insertelement <4 x float> %v410, float %v403, i64 2
  %v412 = insertelement <4 x float> %v411, float %v408, i64 3
  %v413 = add nsw i32 %v50, 528
  %v414 = getelementptr float, ptr %v3, i32 %v50
  %v415 = getelementptr float, ptr %v414, i64 528
  br i1 %v52, label %then58, label %join58
then58:
  %v416 = load <4 x float>, ptr %v415, align 4
  br label %join58
join58:
  %v417 = phi <4 x float> [ %v416, %then58 ], [ zeroinitializer, %join57 ]
  %v418 = add nsw i32 %v50, 527
  %v419 = getelementptr float, ptr %v3, i32 %v50
  %v420 = getelementptr float, ptr %v419, i64 527
  br i1 %v90, label %then59, label %join59
then59:
  %v421 = load float, ptr %v420, align 4
  br label %join59
join59:
  %v422 = phi float [ %v421, %then59 ], [ 0x0000000000000000, %join58 ]
  %v423 = add nsw i32 %v418, 1
  %v424 = getelementptr float, ptr %v3, i32 %v418
  %v425 = getelementptr float, ptr %v424, i64 1
  br i1 %v96, label %then60, label %join60
then60:
  %v426 = load float, ptr %v425, align 4
  br label %join60
join60:
  %v427 = phi float [ %v426, %then60 ], [ 0x0000000000000000, %join59 ]
  %v428 = add nsw i32 %v418, 2
  %v429 = getelementptr float, ptr %v3, i32 %v418
  %v430 = getelementptr float, ptr %v429, i64 2
  br i1 %v102, label %then61, label %join61
then61:
  %v431 = load float, ptr %v430, align 4
  br label %join61
join61:
  %v432 = phi float [ %v431, %then61 ], [ 0x0000000000000000, %join60 ]
  %v433 = add nsw i32 %v418, 3
  %v434 = getelementptr float, ptr %v3, i32 %v418
  %v435 = getelementptr float, ptr %v434, i64 3
  br i1 %v108, label %then62, label %join62
then62:
  %v436 = load float, ptr %v435, align 4
  br label %join62
join62:
  %v437 = phi float [ %v436, %then62 ], [ 0x0000000000000000, %join61 ]
  %v438 = insertelement <4 x float> poison, float %v422, i64 0
  %v439 = insertelement <4 x float> %v438, float %v427, i64 1
  %v440 = insertelement <4 x float> %v439, float %v432, i64 2
  %v441 = insertelement <4 x float> %v440, float %v437, i64 3
  %v442 = add nsw i32 %v50, 513
  %v443 = getelementptr float, ptr %v3, i32 %v50
  %v444 = getelementptr float, ptr %v443, i64 513
  br i1 %v10, label %then63, label %join63
then63:
  %v445 = load float, ptr %v444, align 4
  br label %join63
join63:
  %v446 = phi float [ %v445, %then63 ], [ 0x0000000000000000, %join62 ]
  %v447 = add nsw i32 %v442, 1
  %v448 = getelementptr float, ptr %v3, i32 %v442
  %v449 = getelementptr float, ptr %v448, i64 1
  br i1 %v11, label %then64, label %join64
then64:
  %v450 = load float, ptr %v449, align 4
  br label %join64
join64:
  %v451 = phi float [ %v450, %then64 ], [ 0x0000000000000000, %join63 ]
  %v452 = add nsw i32 %v442, 2
  %v453 = getelementptr float, ptr %v3, i32 %v442
  %v454 = getelementptr float, ptr %v453, i64 2
  br i1 %v12, label %then65, label %join65
then65:
  %v455 = load float, ptr %v454, align 4
  br label %join65
join65:
  %v456 = phi float [ %v455, %then65 ], [ 0x0000000000000000, %join64 ]
  %v457 = add nsw i32 %v442, 3
  %v458 = getelementptr float, ptr %v3, i32 %v442
  %v459 = getelementptr float, ptr %v458, i64 3
  br i1 %v13, label %then66, label %join66
then66:
  %v460 = load float, ptr %v459, align 4
  br label %join66
join66:
  %v461 = phi float [ %v460, %then66 ], [ 0x0000000000000000, %join65 ]
  %v462 = insertelement <4 x float> poison, float %v446, i64 0
  %v463 = insertelement <4 x float> %v462, float %v451, i64 1
  %v464 = insertelement <4 x float> %v463, float %v456, i64 2
  %v465 = insertelement <4 x float> %v464, float %v461, i64 3
  %v466 = add nsw i32 %v50, 512
  %v467 = getelementptr float, ptr %v3, i32 %v50
  %v468 = getelementptr float, ptr %v467, i64 512
  %v469 = load <4 x float>, ptr %v468, align 4
  %v470 = add nsw i32 %v50, 511
  %v471 = getelementptr float, ptr %v467, i64 511
  br i1 %v14, label %then67, label %join67
then67:
  %v472 = load float, ptr %v471, align 4
  br label %join67
join67:
  %v473 = phi float [ %v472, %then67 ], [ 0x0000000000000000, %join66 ]
  %v474 = add nsw i32 %v470, 1
  %v475 = getelementptr float, ptr %v3, i32 %v470
  %v476 = getelementptr float, ptr %v475, i64 1
  br i1 %v15, label %then68, label %join68
then68:
  %v477 = load float, ptr %v476, align 4
  br label %join68
join68:
  %v478 = phi float [ %v477, %then68 ], [ 0x0000000000000000, %join67 ]
  %v479 = add nsw i32 %v470, 2
  %v480 = getelementptr float, ptr %v3, i32 %v470
  %v481 = getelementptr float, ptr %v480, i64 2
  br i1 %v16, label %then69, label %join69
then69:
  %v482 = load float, ptr %v481, align 4
  br label %join69
join69:
  %v483 = phi float [ %v482, %then69 ], [ 0x0000000000000000, %join68 ]
  %v484 = add nsw i32 %v470, 3
  %v485 = getelementptr float, ptr %v3, i32 %v470
  %v486 = getelementptr float, ptr %v485, i64 3
  br i1 %v17, label %then70, label %join70
then70:
  %v487 = load float, ptr %v486, align 4
  br label %join70
join70:
  %v488 = phi float [ %v487, %then70 ], [ 0x0000000000000000, %join69 ]
  %v489 = insertelement <4 x float> poison, float %v473, i64 0
  %v490 = insertelement <4 x float> %v489, float %v478, i64 1
  %v491 = insertelement <4 x float> %v490, float %v483, i64 2
  %v492 = insertelement <4 x float> %v491, float %v488, i64 3
  %v493 = add nsw i32 %v50, 497
  %v494 = getelementptr float, ptr %v3, i32 %v50
  %v495 = getelementptr float, ptr %v494, i64 497
  br i1 %v171, label %then71, label %join71
then71:
  %v496 = load float, ptr %v495, align 4
  br label %join71
join71:
  %v497 = phi float [ %v496, %then71 ], [ 0x0000000000000000, %join70 ]
  %v498 = add nsw i32 %v493, 1
  %v499 = getelementptr float, ptr %v3, i32 %v493
  %v500 = getelementptr float, ptr %v499, i64 1
  br i1 %v177, label %then72, label %join72
then72:
  %v501 = load float, ptr %v500, align 4
  br label %join72
join72:
  %v502 = phi float [ %v501, %then72 ], [ 0x0000000000000000, %join71 ]
  %v503 = add nsw i32 %v493, 2
  %v504 = getelementptr float, ptr %v3, i32 %v493
  %v505 = getelementptr float, ptr %v504, i64 2
  br i1 %v183, label %then73, label %join73
then73:
  %v506 = load float, ptr %v505, align 4
  br label %join73
join73:
  %v507 = phi float [ %v506, %then73 ], [ 0x0000000000000000, %join72 ]
  %v508 = add nsw i32 %v493, 3
  %v509 = getelementptr float, ptr %v3, i32 %v493
  %v510 = getelementptr float, ptr %v509, i64 3
  br i1 %v189, label %then74, label %join74
then74:
  %v511 = load float, ptr %v510, align 4
  br label %join74
join74:
  %v512 = phi float [ %v511, %then74 ], [ 0x0000000000000000, %join73 ]
  %v513 = insertelement <4 x float> poison, float %v497, i64 0
  %v514 = insertelement <4 x float> %v513, float %v502, i64 1
  %v515 = insertelement <4 x float> %v514, float %v507, i64 2
  %v516 = insertelement <4 x float> %v515, float %v512, i64 3
  %v517 = add nsw i32 %v50, 495
  %v518 = getelementptr float, ptr %v3, i32 %v50
  %v519 = getelementptr float, ptr %v518, i64 495
  br i1 %v200, label %then75, label %join75
then75:
  %v520 = load float, ptr %v519, align 4
  br label %join75
join75:
  %v521 = phi float [ %v520, %then75 ], [ 0x0000000000000000, %join74 ]
  %v522 = add nsw i32 %v517, 1
  %v523 = getelementptr float, ptr %v3, i32 %v517
  %v524 = getelementptr float, ptr %v523, i64 1
  br i1 %v206, label %then76, label %join76
then76:
  %v525 = load float, ptr %v524, align 4
  br label %join76
join76:
  %v526 = phi float [ %v525, %then76 ], [ 0x0000000000000000, %join75 ]
  %v527 = add nsw i32 %v517, 2
  %v528 = getelementptr float, ptr %v3, i32 %v517
  %v529 = getelementptr float, ptr %v528, i64 2
  br i1 %v212, label %then77, label %join77
then77:
  %v530 = load float, ptr %v529, align 4
  br label %join77
join77:
  %v531 = phi float [ %v530, %then77 ], [ 0x0000000000000000, %join76 ]
  %v532 = add nsw i32 %v517, 3
  %v533 = getelementptr float, ptr %v3, i32 %v517
  %v534 = getelementptr float, ptr %v533, i64 3
  br i1 %v218, label %then78, label %join78
then78:
  %v535 = load float, ptr %v534, align 4
  br label %join78
join78:
  %v536 = phi float [ %v535, %then78 ], [ 0x0000000000000000, %join77 ]
  %v537 = insertelement <4 x float> poison, float %v521, i64 0
  %v538 = insertelement <4 x float> %v537, float %v526, i64 1
  %v539 = insertelement <4 x float> %v538, float %v531, i64 2
  %v540 = insertelement <4 x float> %v539, float %v536, i64 3
  %v541 = add nsw i32 %v50, 496
  %v542 = getelementptr float, ptr %v3, i32 %v50
  %v543 = getelementptr float, ptr %v542, i64 496
  br i1 %v167, label %then79, label %join79
then79:
  %v544 = load <4 x float>, ptr %v543, align 4
  br label %join79
join79:
  %v545 = phi <4 x float> [ %v544, %then79 ], [ zeroinitializer, %join78 ]
  %v546 = add nsw i32 %v50, 785
  %v547 = getelementptr float, ptr %v3, i32 %v50
  %v548 = getelementptr float, ptr %v547, i64 785
  br i1 %v56, label %then80, label %join80
then80:
  %v549 = load float, ptr %v548, align 4
  br label %join80
join80:
  %v550 = phi float [ %v549, %then80 ], [ 0x0000000000000000, %join79 ]
  %v551 = add nsw i32 %v546, 1
  %v552 = getelementptr float, ptr %v3, i32 %v546
  %v553 = getelementptr float, ptr %v552, i64 1
  br i1 %v62, label %then81, label %join81
then81:
  %v554 = load float, ptr %v553, align 4
  br label %join81
join81:
  %v555 = phi float [ %v554, %then81 ], [ 0x0000000000000000, %join80 ]
  %v556 = add nsw i32 %v546, 2
  %v557 = getelementptr float, ptr %v3, i32 %v546
  %v558 = getelementptr float, ptr %v557, i64 2
  br i1 %v68, label %then82, label %join82
then82:
  %v559 = load float, ptr %v558, align 4
  br label %join82
join82:
  %v560 = phi float [ %v559, %then82 ], [ 0x0000000000000000, %join81 ]
  %v561 = add nsw i32 %v546, 3
  %v562 = getelementptr float, ptr %v3, i32 %v546
  %v563 = getelementptr float, ptr %v562, i64 3
  br i1 %v74, label %then83, label %join83
then83:
  %v564 = load float, ptr %v563, align 4
  br label %join83
join83:
  %v565 = phi float [ %v564, %then83 ], [ 0x0000000000000000, %join82 ]
  %v566 = insertelement <4 x float> poison, float %v550, i64 0
  %v567 = insertelement <4 x float> %v566, float %v555, i64 1
  %v568 = insertelement <4 x float> %v567, float %v560, i64 2
  %v569 = insertelement <4 x float> %v568, float %v565, i64 3
  %v570 = add nsw i32 %v50, 784
  %v571 = getelementptr float, ptr %v3, i32 %v50
  %v572 = getelementptr float, ptr %v571, i64 784
  br i1 %v52, label %then84, label %join84
then84:
  %v573 = load <4 x float>, ptr %v572, align 4
  br label %join84
join84:
  %v574 = phi <4 x float> [ %v573, %then84 ], [ zeroinitializer, %join83 ]
  %v575 = add nsw i32 %v50, 783
  %v576 = getelementptr float, ptr %v3, i32 %v50
  %v577 = getelementptr float, ptr %v576, i64 783
  br i1 %v90, label %then85, label %join85
then85:
  %v578 = load float, ptr %v577, align 4
  br label %join85
join85:
  %v579 = phi float [ %v578, %then85 ], [ 0x0000000000000000, %join84 ]
  %v580 = add nsw i32 %v575, 1
  %v581 = getelementptr float, ptr %v3, i32 %v575
  %v582 = getelementptr float, ptr %v581, i64 1
  br i1 %v96, label %then86, label %join86
then86:
  %v583 = load float, ptr %v582, align 4
  br label %join86
join86:
  %v584 = phi float [ %v583, %then86 ], [ 0x0000000000000000, %join85 ]
  %v585 = add nsw i32 %v575, 2
  %v586 = getelementptr float, ptr %v3, i32 %v575
  %v587 = getelementptr float, ptr %v586, i64 2
  br i1 %v102, label %then87, label %join87
then87:
  %v588 = load float, ptr %v587, align 4
  br label %join87
join87:
  %v589 = phi float [ %v588, %then87 ], [ 0x0000000000000000, %join86 ]
  %v590 = add nsw i32 %v575, 3
  %v591 = getelementptr float, ptr %v3, i32 %v575
  %v592 = getelementptr float, ptr %v591, i64 3
  br i1 %v108, label %then88, label %join88
then88:
  %v593 = load float, ptr %v592, align 4
  br label %join88
join88:
  %v594 = phi float [ %v593, %then88 ], [ 0x0000000000000000, %join87 ]
  %v595 = insertelement <4 x float> poison, float %v579, i64 0
  %v596 = insertelement <4 x float> %v595, float %v584, i64 1
  %v597 = insertelement <4 x float> %v596, float %v589, i64 2
  %v598 = insertelement <4 x float> %v597, float %v594, i64 3
  %v599 = add nsw i32 %v50, 769
  %v600 = getelementptr float, ptr %v3, i32 %v50
  %v601 = getelementptr float, ptr %v600, i64 769
  br i1 %v10, label %then89, label %join89
then89:
  %v602 = load float, ptr %v601, align 4
  br label %join89
join89:
  %v603 = phi float [ %v602, %then89 ], [ 0x0000000000000000, %join88 ]
  %v604 = add nsw i32 %v599, 1
  %v605 = getelementptr float, ptr %v3, i32 %v599
  %v606 = getelementptr float, ptr %v605, i64 1
  br i1 %v11, label %then90, label %join90
then90:
  %v607 = load float, ptr %v606, align 4
  br label %join90
join90:
  %v608 = phi float [ %v607, %then90 ], [ 0x0000000000000000, %join89 ]
  %v609 = add nsw i32 %v599, 2
  %v610 = getelementptr float, ptr %v3, i32 %v599
  %v611 = getelementptr float, ptr %v610, i64 2
  br i1 %v12, label %then91, label %join91
then91:
  %v612 = load float, ptr %v611, align 4
  br label %join91
join91:
  %v613 = phi float [ %v612, %then91 ], [ 0x0000000000000000, %join90 ]
  %v614 = add nsw i32 %v599, 3
  %v615 = getelementptr float, ptr %v3, i32 %v599
  %v616 = getelementptr float, ptr %v615, i64 3
  br i1 %v13, label %then92, label %join92
then92:
  %v617 = load float, ptr %v616, align 4
  br label %join92
join92:
  %v618 = phi float [ %v617, %then92 ], [ 0x0000000000000000, %join91 ]
  %v619 = insertelement <4 x float> poison, float %v603, i64 0
  %v620 = insertelement <4 x float> %v619, float %v608, i64 1
  %v621 = insertelement <4 x float> %v620, float %v613, i64 2
  %v622 = insertelement <4 x float> %v621, float %v618, i64 3
  %v623 = add nsw i32 %v50, 768
  %v624 = getelementptr float, ptr %v3, i32 %v50
  %v625 = getelementptr float, ptr %v624, i64 768
  %v626 = load <4 x float>, ptr %v625, align 4
  %v627 = add nsw i32 %v50, 767
  %v628 = getelementptr float, ptr %v624, i64 767
  br i1 %v14, label %then93, label %join93
then93:
  %v629 = load float, ptr %v628, align 4
  br label %join93
join93:
  %v630 = phi float [ %v629, %then93 ], [ 0x0000000000000000, %join92 ]
  %v631 = add nsw i32 %v627, 1
  %v632 = getelementptr float, ptr %v3, i32 %v627
  %v633 = getelementptr float, ptr %v632, i64 1
  br i1 %v15, label %then94, label %join94
then94:
  %v634 = load float, ptr %v633, align 4
  br label %join94
join94:
  %v635 = phi float [ %v634, %then94 ], [ 0x0000000000000000, %join93 ]
  %v636 = add nsw i32 %v627, 2
  %v637 = getelementptr float, ptr %v3, i32 %v627
  %v638 = getelementptr float, ptr %v637, i64 2
  br i1 %v16, label %then95, label %join95
then95:
  %v639 = load float, ptr %v638, align 4
  br label %join95
join95:
  %v640 = phi float [ %v639, %then95 ], [ 0x0000000000000000, %join94 ]
  %v641 = add nsw i32 %v627, 3
  %v642 = getelementptr float, ptr %v3, i32 %v627
  %v643 = getelementptr float, ptr %v642, i64 3
  br i1 %v17, label %then96, label %join96
then96:
  %v644 = load float, ptr %v643, align 4
  br label %join96
join96:
  %v645 = phi float [ %v644, %then96 ], [ 0x0000000000000000, %join95 ]
  %v646 = insertelement <4 x float> poison, float %v630, i64 0
  %v647 = insertelement <4 x float> %v646, float %v635, i64 1
  %v648 = insertelement <4 x float> %v647, float %v640, i64 2
  %v649 = insertelement <4 x float> %v648, float %v645, i64 3
  %v650 = add nsw i32 %v50, 753
  %v651 = getelementptr float, ptr %v3, i32 %v50
  %v652 = getelementptr float, ptr %v651, i64 753
  br i1 %v171, label %then97, label %join97
then97:
  %v653 = load float, ptr %v652, align 4
  br label %join97
join97:
  %v654 = phi float [ %v653, %then97 ], [ 0x0000000000000000, %join96 ]
  %v655 = add nsw i32 %v650, 1
  %v656 = getelementptr float, ptr %v3, i32 %v650
  %v657 = getelementptr float, ptr %v656, i64 1
  br i1 %v177, label %then98, label %join98
then98:
  %v658 = load float, ptr %v657, align 4
  br label %join98
join98:
  %v659 = phi float [ %v658, %then98 ], [ 0x0000000000000000, %join97 ]
  %v660 = add nsw i32 %v650, 2
  %v661 = getelementptr float, ptr %v3, i32 %v650
  %v662 = getelementptr float, ptr %v661, i64 2
  br i1 %v183, label %then99, label %join99
then99:
  %v663 = load float, ptr %v662, align 4
  br label %join99
join99:
  %v664 = phi float [ %v663, %then99 ], [ 0x0000000000000000, %join98 ]
  %v665 = add nsw i32 %v650, 3
  %v666 = getelementptr float, ptr %v3, i32 %v650
  %v667 = getelementptr float, ptr %v666, i64 3
  br i1 %v189, label %then100, label %join100
then100:
  %v668 = load float, ptr %v667, align 4
  br label %join100
join100:
  %v669 = phi float [ %v668, %then100 ], [ 0x0000000000000000, %join99 ]
  %v670 = insertelement <4 x float> poison, float %v654, i64 0
  %v671 = insertelement <4 x float> %v670, float %v659, i64 1
  %v672 = insertelement <4 x float> %v671, float %v664, i64 2
  %v673 = insertelement <4 x float> %v672, float %v669, i64 3
  %v674 = add nsw i32 %v50, 751
  %v675 = getelementptr float, ptr %v3, i32 %v50
  %v676 = getelementptr float, ptr %v675, i64 751
  br i1 %v200, label %then101, label %join101
then101:
  %v677 = load float, ptr %v676, align 4
  br label %join101
join101:
  %v678 = phi float [ %v677, %then101 ], [ 0x0000000000000000, %join100 ]
  %v679 = add nsw i32 %v674, 1
  %v680 = getelementptr float, ptr %v3, i32 %v674
  %v681 = getelementptr float, ptr %v680, i64 1
  br i1 %v206, label %then102, label %join102
then102:
  %v682 = load float, ptr %v681, align 4
  br label %join102
join102:
  %v683 = phi float [ %v682, %then102 ], [ 0x0000000000000000, %join101 ]
  %v684 = add nsw i32 %v674, 2
  %v685 = getelementptr float, ptr %v3, i32 %v674
  %v686 = getelementptr float, ptr %v685, i64 2
  br i1 %v212, label %then103, label %join103
then103:
  %v687 = load float, ptr %v686, align 4
  br label %join103
join103:
  %v688 = phi float [ %v687, %then103 ], [ 0x0000000000000000, %join102 ]
  %v689 = add nsw i32 %v674, 3
  %v690 = getelementptr float, ptr %v3, i32 %v674
  %v691 = getelementptr float, ptr %v690, i64 3
  br i1 %v218, label %then104, label %join104
then104:
  %v692 = load float, ptr %v691, align 4
  br label %join104
join104:
  %v693 = phi float [ %v692, %then104 ], [ 0x0000000000000000, %join103 ]
  %v694 = insertelement <4 x float> poison, float %v678, i64 0
  %v695 = insertelement <4 x float> %v694, float %v683, i64 1
  %v696 = insertelement <4 x float> %v695, float %v688, i64 2
  %v697 = insertelement <4 x float> %v696, float %v693, i64 3
  %v698 = add nsw i32 %v50, 752
  %v699 = getelementptr float, ptr %v3, i32 %v50
  %v700 = getelementptr float, ptr %v699, i64 752
  br i1 %v167, label %then105, label %join105
then105:
  %v701 = load <4 x float>, ptr %v700, align 4
  br label %join105
join105:
  %v702 = phi <4 x float> [ %v701, %then105 ], [ zeroinitializer, %join104 ]
  %v703 = add nsw i32 %v51, 4
  %v704 = and <4 x i1> %v54, %v18
  %v705 = extractelement <4 x i1> %v704, i32 0
  %v706 = getelementptr float, ptr %v3, i32 %v51
  %v707 = getelementptr float, ptr %v706, i64 4
  br i1 %v705, label %then106, label %join106
then106:
  %v708 = load float, ptr %v707, align 4
  br label %join106
join106:
  %v709 = phi float [ %v708, %then106 ], [ 0x0000000000000000, %join105 ]
  %v710 = add nsw i32 %v51, 5
  %v711 = extractelement <4 x i1> %v704, i32 1
  %v712 = getelementptr float, ptr %v3, i32 %v51
  %v713 = getelementptr float, ptr %v712, i64 5
  br i1 %v711, label %then107, label %join107
then107:
  %v714 = load float, ptr %v713, align 4
  br label %join107
join107:
  %v715 = phi float [ %v714, %then107 ], [ 0x0000000000000000, %join106 ]
  %v716 = add nsw i32 %v51, 6
  %v717 = extractelement <4 x i1> %v704, i32 2
  %v718 = getelementptr float, ptr %v3, i32 %v51
  %v719 = getelementptr float, ptr %v718, i64 6
  br i1 %v717, label %then108, label %join108
then108:
  %v720 = load float, ptr %v719, align 4
  br label %join108
join108:
  %v721 = phi float [ %v720, %then108 ], [ 0x0000000000000000, %join107 ]
  %v722 = add nsw i32 %v51, 7
  %v723 = extractelement <4 x i1> %v704, i32 3
  %v724 = getelementptr float, ptr %v3, i32 %v51
  %v725 = getelementptr float, ptr %v724, i64 7
  br i1 %v723, label %then109, label %join109
then109:
  %v726 = load float, ptr %v725, align 4
  br label %join109
join109:
  %v727 = phi float [ %v726, %then109 ], [ 0x0000000000000000, %join108 ]
  %v728 = insertelement <4 x float> poison, float %v709, i64 0
  %v729 = insertelement <4 x float> %v728, float %v715, i64 1
  %v730 = insertelement <4 x float> %v729, float %v721, i64 2
  %v731 = insertelement <4 x float> %v730, float %v727, i64 3
  %v732 = add nsw i32 %v83, 4
  %v733 = getelementptr float, ptr %v3, i32 %v83
  %v734 = getelementptr float, ptr %v733, i64 4
  br i1 %v52, label %then110, label %join110
then110:
  %v735 = load <4 x float>, ptr %v734, align 4
  br label %join110
join110:
  %v736 = phi <4 x float> [ %v735, %then110 ], [ zeroinitializer, %join109 ]
  %v737 = add nsw i32 %v88, 4
  %v738 = and <4 x i1> %v54, %v19
  %v739 = extractelement <4 x i1> %v738, i32 0
  %v740 = getelementptr float, ptr %v3, i32 %v88
  %v741 = getelementptr float, ptr %v740, i64 4
  br i1 %v739, label %then111, label %join111
then111:
  %v742 = load float, ptr %v741, align 4
  br label %join111
join111:
  %v743 = phi float [ %v742, %then111 ], [ 0x0000000000000000, %join110 ]
  %v744 = add nsw i32 %v88, 5
  %v745 = extractelement <4 x i1> %v738, i32 1
  %v746 = getelementptr float, ptr %v3, i32 %v88
  %v747 = getelementptr float, ptr %v746, i64 5
  br i1 %v745, label %then112, label %join112
then112:
  %v748 = load float, ptr %v747, align 4
  br label %join112
join112:
  %v749 = phi float [ %v748, %then112 ], [ 0x0000000000000000, %join111 ]
  %v750 = add nsw i32 %v88, 6
  %v751 = extractelement <4 x i1> %v738, i32 2
  %v752 = getelementptr float, ptr %v3, i32 %v88
  %v753 = getelementptr float, ptr %v752, i64 6
  br i1 %v751, label %then113, label %join113
then113:
  %v754 = load float, ptr %v753, align 4
  br label %join113
join113:
  %v755 = phi float [ %v754, %then113 ], [ 0x0000000000000000, %join112 ]
  %v756 = add nsw i32 %v88, 7
  %v757 = extractelement <4 x i1> %v738, i32 3
  %v758 = getelementptr float, ptr %v3, i32 %v88
  %v759 = getelementptr float, ptr %v758, i64 7
  br i1 %v757, label %then114, label %join114
then114:
  %v760 = load float, ptr %v759, align 4
  br label %join114
join114:
  %v761 = phi float [ %v760, %then114 ], [ 0x0000000000000000, %join113 ]
  %v762 = insertelement <4 x float> poison, float %v743, i64 0
  %v763 = insertelement <4 x float> %v762, float %v749, i64 1
  %v764 = insertelement <4 x float> %v763, float %v755, i64 2
  %v765 = insertelement <4 x float> %v764, float %v761, i64 3
  %v766 = add nsw i32 %v117, 4
  %v767 = getelementptr float, ptr %v3, i32 %v117
  %v768 = getelementptr float, ptr %v767, i64 4
  br i1 %v20, label %then115, label %join115
then115:
  %v769 = load float, ptr %v768, align 4
  br label %join115
join115:
  %v770 = phi float [ %v769, %then115 ], [ 0x0000000000000000, %join114 ]
  %v771 = add nsw i32 %v117, 5
  %v772 = getelementptr float, ptr %v3, i32 %v117
  %v773 = getelementptr float, ptr %v772, i64 5
  br i1 %v21, label %then116, label %join116
then116:
  %v774 = load float, ptr %v773, align 4
  br label %join116
join116:
  %v775 = phi float [ %v774, %then116 ], [ 0x0000000000000000, %join115 ]
  %v776 = add nsw i32 %v117, 6
  %v777 = getelementptr float, ptr %v3, i32 %v117
  %v778 = getelementptr float, ptr %v777, i64 6
  br i1 %v22, label %then117, label %join117
then117:
  %v779 = load float, ptr %v778, align 4
  br label %join117
join117:
  %v780 = phi float [ %v779, %then117 ], [ 0x0000000000000000, %join116 ]
  %v781 = add nsw i32 %v117, 7
  %v782 = getelementptr float, ptr %v3, i32 %v117
  %v783 = getelementptr float, ptr %v782, i64 7
  br i1 %v23, label %then118, label %join118
then118:
  %v784 = load float, ptr %v783, align 4
  br label %join118
join118:
  %v785 = phi float [ %v784, %then118 ], [ 0x0000000000000000, %join117 ]
  %v786 = insertelement <4 x float> poison, float %v770, i64 0
  %v787 = insertelement <4 x float> %v786, float %v775, i64 1
  %v788 = insertelement <4 x float> %v787, float %v780, i64 2
  %v789 = insertelement <4 x float> %v788, float %v785, i64 3
  %v790 = add nsw i32 %v50, 4
  %v791 = getelementptr float, ptr %v3, i32 %v50
  %v792 = getelementptr float, ptr %v791, i64 4
  %v793 = load <4 x float>, ptr %v792, align 4
  %v794 = add nsw i32 %v143, 4
  %v795 = getelementptr float, ptr %v3, i32 %v143
  %v796 = getelementptr float, ptr %v795, i64 4
  br i1 %v24, label %then119, label %join119
then119:
  %v797 = load float, ptr %v796, align 4
  br label %join119
join119:
  %v798 = phi float [ %v797, %then119 ], [ 0x0000000000000000, %join118 ]
  %v799 = add nsw i32 %v143, 5
  %v800 = getelementptr float, ptr %v3, i32 %v143
  %v801 = getelementptr float, ptr %v800, i64 5
  br i1 %v25, label %then120, label %join120
then120:
  %v802 = load float, ptr %v801, align 4
  br label %join120
join120:
  %v803 = phi float [ %v802, %then120 ], [ 0x0000000000000000, %join119 ]
  %v804 = add nsw i32 %v143, 6
  %v805 = getelementptr float, ptr %v3, i32 %v143
  %v806 = getelementptr float, ptr %v805, i64 6
  br i1 %v26, label %then121, label %join121
then121:
  %v807 = load float, ptr %v806, align 4
  br label %join121
join121:
  %v808 = phi float [ %v807, %then121 ], [ 0x0000000000000000, %join120 ]
  %v809 = add nsw i32 %v143, 7
  %v810 = getelementptr float, ptr %v3, i32 %v143
  %v811 = getelementptr float, ptr %v810, i64 7
  br i1 %v27, label %then122, label %join122
then122:
  %v812 = load float, ptr %v811, align 4
  br label %join122
join122:
  %v813 = phi float [ %v812, %then122 ], [ 0x0000000000000000, %join121 ]
  %v814 = insertelement <4 x float> poison, float %v798, i64 0
  %v815 = insertelement <4 x float> %v814, float %v803, i64 1
  %v816 = insertelement <4 x float> %v815, float %v808, i64 2
  %v817 = insertelement <4 x float> %v816, float %v813, i64 3
  %v818 = add nsw i32 %v166, 4
  %v819 = and <4 x i1> %v169, %v18
  %v820 = extractelement <4 x i1> %v819, i32 0
  %v821 = getelementptr float, ptr %v3, i32 %v166
  %v822 = getelementptr float, ptr %v821, i64 4
  br i1 %v820, label %then123, label %join123
then123:
  %v823 = load float, ptr %v822, align 4
  br label %join123
join123:
  %v824 = phi float [ %v823, %then123 ], [ 0x0000000000000000, %join122 ]
  %v825 = add nsw i32 %v166, 5
  %v826 = extractelement <4 x i1> %v819, i32 1
  %v827 = getelementptr float, ptr %v3, i32 %v166
  %v828 = getelementptr float, ptr %v827, i64 5
  br i1 %v826, label %then124, label %join124
then124:
  %v829 = load float, ptr %v828, align 4
  br label %join124
join124:
  %v830 = phi float [ %v829, %then124 ], [ 0x0000000000000000, %join123 ]
  %v831 = add nsw i32 %v166, 6
  %v832 = extractelement <4 x i1> %v819, i32 2
  %v833 = getelementptr float, ptr %v3, i32 %v166
  %v834 = getelementptr float, ptr %v833, i64 6
  br i1 %v832, label %then125, label %join125
then125:
  %v835 = load float, ptr %v834, align 4
  br label %join125
join125:
  %v836 = phi float [ %v835, %then125 ], [ 0x0000000000000000, %join124 ]
  %v837 = add nsw i32 %v166, 7
  %v838 = extractelement <4 x i1> %v819, i32 3
  %v839 = getelementptr float, ptr %v3, i32 %v166
  %v840 = getelementptr float, ptr %v839, i64 7
  br i1 %v838, label %then126, label %join126
then126:
  %v841 = load float, ptr %v840, align 4
  br label %join126
join126:
  %v842 = phi float [ %v841, %then126 ], [ 0x0000000000000000, %join125 ]
  %v843 = insertelement <4 x float> poison, float %v824, i64 0
  %v844 = insertelement <4 x float> %v843, float %v830, i64 1
  %v845 = insertelement <4 x float> %v844, float %v836, i64 2
  %v846 = insertelement <4 x float> %v845, float %v842, i64 3
  %v847 = add nsw i32 %v198, 4
  %v848 = and <4 x i1> %v169, %v19
  %v849 = extractelement <4 x i1> %v848, i32 0
  %v850 = getelementptr float, ptr %v3, i32 %v198
  %v851 = getelementptr float, ptr %v850, i64 4
  br i1 %v849, label %then127, label %join127
then127:
  %v852 = load float, ptr %v851, align 4
  br label %join127
join127:
  %v853 = phi float [ %v852, %then127 ], [ 0x0000000000000000, %join126 ]
  %v854 = add nsw i32 %v198, 5
  %v855 = extractelement <4 x i1> %v848, i32 1
  %v856 = getelementptr float, ptr %v3, i32 %v198
  %v857 = getelementptr float, ptr %v856, i64 5
  br i1 %v855, label %then128, label %join128
then128:
  %v858 = load float, ptr %v857, align 4
  br label %join128
join128:
  %v859 = phi float [ %v858, %then128 ], [ 0x0000000000000000, %join127 ]
  %v860 = add nsw i32 %v198, 6
  %v861 = extractelement <4 x i1> %v848, i32 2
  %v862 = getelementptr float, ptr %v3, i32 %v198
  %v863 = getelementptr float, ptr %v862, i64 6
  br i1 %v861, label %then129, label %join129
then129:
  %v864 = load float, ptr %v863, align 4
  br label %join129
join129:
  %v865 = phi float [ %v864, %then129 ], [ 0x0000000000000000, %join128 ]
  %v866 = add nsw i32 %v198, 7
  %v867 = extractelement <4 x i1> %v848, i32 3
  %v868 = getelementptr float, ptr %v3, i32 %v198
  %v869 = getelementptr float, ptr %v868, i64 7
  br i1 %v867, label %then130, label %join130
then130:
  %v870 = load float, ptr %v869, align 4
  br label %join130
join130:
  %v871 = phi float [ %v870, %then130 ], [ 0x0000000000000000, %join129 ]
  %v872 = insertelement <4 x float> poison, float %v853, i64 0
  %v873 = insertelement <4 x float> %v872, float %v859, i64 1
  %v874 = insertelement <4 x float> %v873, float %v865, i64 2
  %v875 = insertelement <4 x float> %v874, float %v871, i64 3
  %v876 = add nsw i32 %v227, 4
  %v877 = getelementptr float, ptr %v3, i32 %v227
  %v878 = getelementptr float, ptr %v877, i64 4
  br i1 %v167, label %then131, label %join131
then131:
  %v879 = load <4 x float>, ptr %v878, align 4
  br label %join131
join131:
  %v880 = phi <4 x float> [ %v879, %then131 ], [ zeroinitializer, %join130 ]
  %v881 = add nsw i32 %v232, 4
  %v882 = getelementptr float, ptr %v3, i32 %v232
  %v883 = getelementptr float, ptr %v882, i64 4
  br i1 %v705, label %then132, label %join132
then132:
  %v884 = load float, ptr %v883, align 4
  br label %join132
join132:
  %v885 = phi float [ %v884, %then132 ], [ 0x0000000000000000, %join131 ]
  %v886 = add nsw i32 %v232, 5
  %v887 = getelementptr float, ptr %v3, i32 %v232
  %v888 = getelementptr float, ptr %v887, i64 5
  br i1 %v711, label %then133, label %join133
then133:
  %v889 = load float, ptr %v888, align 4
  br label %join133
join133:
  %v890 = phi float [ %v889, %then133 ], [ 0x0000000000000000, %join132 ]
  %v891 = add nsw i32 %v232, 6
  %v892 = getelementptr float, ptr %v3, i32 %v232
  %v893 = getelementptr float, ptr %v892, i64 6
  br i1 %v717, label %then134, label %join134
then134:
  %v894 = load float, ptr %v893, align 4
  br label %join134
join134:
  %v895 = phi float [ %v894, %then134 ], [ 0x0000000000000000, %join133 ]
  %v896 = add nsw i32 %v232, 7
  %v897 = getelementptr float, ptr %v3, i32 %v232
  %v898 = getelementptr float, ptr %v897, i64 7
  br i1 %v723, label %then135, label %join135
then135:
  %v899 = load float, ptr %v898, align 4
  br label %join135
join135:
  %v900 = phi float [ %v899, %then135 ], [ 0x0000000000000000, %join134 ]
  %v901 = insertelement <4 x float> poison, float %v885, i64 0
  %v902 = insertelement <4 x float> %v901, float %v890, i64 1
  %v903 = insertelement <4 x float> %v902, float %v895, i64 2
  %v904 = insertelement <4 x float> %v903, float %v900, i64 3
  %v905 = add nsw i32 %v256, 4
  %v906 = getelementptr float, ptr %v3, i32 %v256
  %v907 = getelementptr float, ptr %v906, i64 4
  br i1 %v52, label %then136, label %join136
then136:
  %v908 = load <4 x float>, ptr %v907, align 4
  br label %join136
join136:
  %v909 = phi <4 x float> [ %v908, %then136 ], [ zeroinitializer, %join135 ]
  %v910 = add nsw i32 %v261, 4
  %v911 = getelementptr float, ptr %v3, i32 %v261
  %v912 = getelementptr float, ptr %v911, i64 4
  br i1 %v739, label %then137, label %join137
then137:
  %v913 = load float, ptr %v912, align 4
  br label %join137
join137:
  %v914 = phi float [ %v913, %then137 ], [ 0x0000000000000000, %join136 ]
  %v915 = add nsw i32 %v261, 5
  %v916 = getelementptr float, ptr %v3, i32 %v261
  %v917 = getelementptr float, ptr %v916, i64 5
  br i1 %v745, label %then138, label %join138
then138:
  %v918 = load float, ptr %v917, align 4
  br label %join138
join138:
  %v919 = phi float [ %v918, %then138 ], [ 0x0000000000000000, %join137 ]
  %v920 = add nsw i32 %v261, 6
  %v921 = getelementptr float, ptr %v3, i32 %v261
  %v922 = getelementptr float, ptr %v921, i64 6
  br i1 %v751, label %then139, label %join139
then139:
  %v923 = load float, ptr %v922, align 4
  br label %join139
join139:
  %v924 = phi float [ %v923, %then139 ], [ 0x0000000000000000, %join138 ]
  %v925 = add nsw i32 %v261, 7
  %v926 = getelementptr float, ptr %v3, i32 %v261
  %v927 = getelementptr float, ptr %v926, i64 7
  br i1 %v757, label %then140, label %join140
then140:
  %v928 = load float, ptr %v927, align 4
  br label %join140
join140:
  %v929 = phi float [ %v928, %then140 ], [ 0x0000000000000000, %join139 ]
  %v930 = insertelement <4 x float> poison, float %v914, i64 0
  %v931 = insertelement <4 x float> %v930, float %v919, i64 1
  %v932 = insertelement <4 x float> %v931, float %v924, i64 2
  %v933 = insertelement <4 x float> %v932, float %v929, i64 3
  %v934 = add nsw i32 %v285, 4
  %v935 = getelementptr float, ptr %v3, i32 %v285
  %v936 = getelementptr float, ptr %v935, i64 4
  br i1 %v20, label %then141, label %join141
then141:
  %v937 = load float, ptr %v936, align 4
  br label %join141
join141:
  %v938 = phi float [ %v937, %then141 ], [ 0x0000000000000000, %join140 ]
  %v939 = add nsw i32 %v285, 5
  %v940 = getelementptr float, ptr %v3, i32 %v285
  %v941 = getelementptr float, ptr %v940, i64 5
  br i1 %v21, label %then142, label %join142
then142:
  %v942 = load float, ptr %v941, align 4
  br label %join142
join142:
  %v943 = phi float [ %v942, %then142 ], [ 0x0000000000000000, %join141 ]
  %v944 = add nsw i32 %v285, 6
  %v945 = getelementptr float, ptr %v3, i32 %v285
  %v946 = getelementptr float, ptr %v945, i64 6
  br i1 %v22, label %then143, label %join143
then143:
  %v947 = load float, ptr %v946, align 4
  br label %join143
join143:
  %v948 = phi float [ %v947, %then143 ], [ 0x0000000000000000, %join142 ]
  %v949 = add nsw i32 %v285, 7
  %v950 = getelementptr float, ptr %v3, i32 %v285
  %v951 = getelementptr float, ptr %v950, i64 7
  br i1 %v23, label %then144, label %join144
then144:
  %v952 = load float, ptr %v951, align 4
  br label %join144
join144:
  %v953 = phi float [ %v952, %then144 ], [ 0x0000000000000000, %join143 ]
  %v954 = insertelement <4 x float> poison, float %v938, i64 0
  %v955 = insertelement <4 x float> %v954, float %v943, i64 1
  %v956 = insertelement <4 x float> %v955, float %v948, i64 2
  %v957 = insertelement <4 x float> %v956, float %v953, i64 3
  %v958 = add nsw i32 %v309, 4
  %v959 = getelementptr float, ptr %v3, i32 %v309
  %v960 = getelementptr float, ptr %v959, i64 4
  %v961 = load <4 x float>, ptr %v960, align 4
  %v962 = add nsw i32 %v313, 4
  %v963 = getelementptr float, ptr %v3, i32 %v313
  %v964 = getelementptr float, ptr %v963, i64 4
  br i1 %v24, label %then145, label %join145
then145:
  %v965 = load float, ptr %v964, align 4
  br label %join145
join145:
  %v966 = phi float [ %v965, %then145 ], [ 0x0000000000000000, %join144 ]
  %v967 = add nsw i32 %v313, 5
  %v968 = getelementptr float, ptr %v3, i32 %v313
  %v969 = getelementptr float, ptr %v968, i64 5
  br i1 %v25, label %then146, label %join146
then146:
  %v970 = load float, ptr %v969, align 4
  br label %join146
join146:
  %v971 = phi float [ %v970, %then146 ], [ 0x0000000000000000, %join145 ]
  %v972 = add nsw i32 %v313, 6
  %v973 = getelementptr float, ptr %v3, i32 %v313
  %v974 = getelementptr float, ptr %v973, i64 6
  br i1 %v26, label %then147, label %join147
then147:
  %v975 = load float, ptr %v974, align 4
  br label %join147
join147:
  %v976 = phi float [ %v975, %then147 ], [ 0x0000000000000000, %join146 ]
  %v977 = add nsw i32 %v313, 7
  %v978 = getelementptr float, ptr %v3, i32 %v313
  %v979 = getelementptr float, ptr %v978, i64 7
  br i1 %v27, label %then148, label %join148
then148:
  %v980 = load float, ptr %v979, align 4
  br label %join148
join148:
  %v981 = phi float [ %v980, %then148 ], [ 0x0000000000000000, %join147 ]
  %v982 = insertelement <4 x float> poison, float %v966, i64 0
  %v983 = insertelement <4 x float> %v982, float %v971, i64 1
  %v984 = insertelement <4 x float> %v983, float %v976, i64 2
  %v985 = insertelement <4 x float> %v984, float %v981, i64 3
  %v986 = add nsw i32 %v336, 4
  %v987 = getelementptr float, ptr %v3, i32 %v336
  %v988 = getelementptr float, ptr %v987, i64 4
  br i1 %v820, label %then149, label %join149
then149:
  %v989 = load float, ptr %v988, align 4
  br label %join149
join149:
  %v990 = phi float [ %v989, %then149 ], [ 0x0000000000000000, %join148 ]
  %v991 = add nsw i32 %v336, 5
  %v992 = getelementptr float, ptr %v3, i32 %v336
  %v993 = getelementptr float, ptr %v992, i64 5
  br i1 %v826, label %then150, label %join150
then150:
  %v994 = load float, ptr %v993, align 4
  br label %join150
join150:
  %v995 = phi float [ %v994, %then150 ], [ 0x0000000000000000, %join149 ]
  %v996 = add nsw i32 %v336, 6
  %v997 = getelementptr float, ptr %v3, i32 %v336
  %v998 = getelementptr float, ptr %v997, i64 6
  br i1 %v832, label %then151, label %join151
then151:
  %v999 = load float, ptr %v998, align 4
  br label %join151
join151:
  %v1000 = phi float [ %v999, %then151 ], [ 0x0000000000000000, %join150 ]
  %v1001 = add nsw i32 %v336, 7
  %v1002 = getelementptr float, ptr %v3, i32 %v336
  %v1003 = getelementptr float, ptr %v1002, i64 7
  br i1 %v838, label %then152, label %join152
then152:
  %v1004 = load float, ptr %v1003, align 4
  br label %join152
join152:
  %v1005 = phi float [ %v1004, %then152 ], [ 0x0000000000000000, %join151 ]
  %v1006 = insertelement <4 x float> poison, float %v990, i64 0
  %v1007 = insertelement <4 x float> %v1006, float %v995, i64 1
  %v1008 = insertelement <4 x float> %v1007, float %v1000, i64 2
  %v1009 = insertelement <4 x float> %v1008, float %v1005, i64 3
  %v1010 = add nsw i32 %v360, 4
  %v1011 = getelementptr float, ptr %v3, i32 %v360
  %v1012 = getelementptr float, ptr %v1011, i64 4
  br i1 %v849, label %then153, label %join153
then153:
  %v1013 = load float, ptr %v1012, align 4
  br label %join153
join153:
  %v1014 = phi float [ %v1013, %then153 ], [ 0x0000000000000000, %join152 ]
  %v1015 = add nsw i32 %v360, 5
  %v1016 = getelementptr float, ptr %v3, i32 %v360
  %v1017 = getelementptr float, ptr %v1016, i64 5
  br i1 %v855, label %then154, label %join154
then154:
  %v1018 = load float, ptr %v1017, align 4
  br label %join154
join154:
  %v1019 = phi float [ %v1018, %then154 ], [ 0x0000000000000000, %join153 ]
  %v1020 = add nsw i32 %v360, 6
  %v1021 = getelementptr float, ptr %v3, i32 %v360
  %v1022 = getelementptr float, ptr %v1021, i64 6
  br i1 %v861, label %then155, label %join155
then155:
  %v1023 = load float, ptr %v1022, align 4
  br label %join155
join155:
  %v1024 = phi float [ %v1023, %then155 ], [ 0x0000000000000000, %join154 ]
  %v1025 = add nsw i32 %v360, 7
  %v1026 = getelementptr float, ptr %v3, i32 %v360
  %v1027 = getelementptr float, ptr %v1026, i64 7
  br i1 %v867, label %then156, label %join156
then156:
  %v1028 = load float, ptr %v1027, align 4
  br label %join156
join156:
  %v1029 = phi float [ %v1028, %then156 ], [ 0x0000000000000000, %join155 ]
  %v1030 = insertelement <4 x float> poison, float %v1014, i64 0
  %v1031 = insertelement <4 x float> %v1030, float %v1019, i64 1
  %v1032 = insertelement <4 x float> %v1031, float %v1024, i64 2
  %v1033 = insertelement <4 x float> %v1032, float %v1029, i64 3
  %v1034 = add nsw i32 %v384, 4
  %v1035 = getelementptr float, ptr %v3, i32 %v384
  %v1036 = getelementptr float, ptr %v1035, i64 4
  br i1 %v167, label %then157, label %join157
then157:
  %v1037 = load <4 x float>, ptr %v1036, align 4
  br label %join157
join157:
  %v1038 = phi <4 x float> [ %v1037, %then157 ], [ zeroinitializer, %join156 ]
  %v1039 = add nsw i32 %v389, 4
  %v1040 = getelementptr float, ptr %v3, i32 %v389
  %v1041 = getelementptr float, ptr %v1040, i64 4
  br i1 %v705, label %then158, label %join158
then158:
  %v1042 = load float, ptr %v1041, align 4
  br label %join158
join158:
  %v1043 = phi float [ %v1042, %then158 ], [ 0x0000000000000000, %join157 ]
  %v1044 = add nsw i32 %v389, 5
  %v1045 = getelementptr float, ptr %v3, i32 %v389
  %v1046 = getelementptr float, ptr %v1045, i64 5
  br i1 %v711, label %then159, label %join159
then159:
  %v1047 = load float, ptr %v1046, align 4
  br label %join159
join159:
  %v1048 = phi float [ %v1047, %then159 ], [ 0x0000000000000000, %join158 ]
  %v1049 = add nsw i32 %v389, 6
  %v1050 = getelementptr float, ptr %v3, i32 %v389
  %v1051 = getelementptr float, ptr %v1050, i64 6
  br i1 %v717, label %then160, label %join160
then160:
  %v1052 = load float, ptr %v1051, align 4
  br label %join160
join160:
  %v1053 = phi float [ %v1052, %then160 ], [ 0x0000000000000000, %join159 ]
  %v1054 = add nsw i32 %v389, 7
  %v1055 = getelementptr float, ptr %v3, i32 %v389
  %v1056 = getelementptr float, ptr %v1055, i64 7
  br i1 %v723, label %then161, label %join161
then161:
  %v1057 = load float, ptr %v1056, align 4
  br label %join161
join161:
  %v1058 = phi float [ %v1057, %then161 ], [ 0x0000000000000000, %join160 ]
  %v1059 = insertelement <4 x float> poison, float %v1043, i64 0
  %v1060 = insertelement <4 x float> %v1059, float %v1048, i64 1
  %v1061 = insertelement <4 x float> %v1060, float %v1053, i64 2
  %v1062 = insertelement <4 x float> %v1061, float %v1058, i64 3
  %v1063 = add nsw i32 %v413, 4
  %v1064 = getelementptr float, ptr %v3, i32 %v413
  %v1065 = getelementptr float, ptr %v1064, i64 4
  br i1 %v52, label %then162, label %join162
then162:
  %v1066 = load <4 x float>, ptr %v1065, align 4
  br label %join162
join162:
  %v1067 = phi <4 x float> [ %v1066, %then162 ], [ zeroinitializer, %join161 ]
  %v1068 = add nsw i32 %v418, 4
  %v1069 = getelementptr float, ptr %v3, i32 %v418
  %v1070 = getelementptr float, ptr %v1069, i64 4
  br i1 %v739, label %then163, label %join163
then163:
  %v1071 = load float, ptr %v1070, align 4
  br label %join163
join163:
  %v1072 = phi float [ %v1071, %then163 ], [ 0x0000000000000000, %join162 ]
  %v1073 = add nsw i32 %v418, 5
  %v1074 = getelementptr float, ptr %v3, i32 %v418
  %v1075 = getelementptr float, ptr %v1074, i64 5
  br i1 %v745, label %then164, label %join164
then164:
  %v1076 = load float, ptr %v1075, align 4
  br label %join164
join164:
  %v1077 = phi float [ %v1076, %then164 ], [ 0x0000000000000000, %join163 ]
  %v1078 = add nsw i32 %v418, 6
  %v1079 = getelementptr float, ptr %v3, i32 %v418
  %v1080 = getelementptr float, ptr %v1079, i64 6
  br i1 %v751, label %then165, label %join165
then165:
  %v1081 = load float, ptr %v1080, align 4
  br label %join165
join165:
  %v1082 = phi float [ %v1081, %then165 ], [ 0x0000000000000000, %join164 ]
  %v1083 = add nsw i32 %v418, 7
  %v1084 = getelementptr float, ptr %v3, i32 %v418
  %v1085 = getelementptr float, ptr %v1084, i64 7
  br i1 %v757, label %then166, label %join166
then166:
  %v1086 = load float, ptr %v1085, align 4
  br label %join166
join166:
  %v1087 = phi float [ %v1086, %then166 ], [ 0x0000000000000000, %join165 ]
  %v1088 = insertelement <4 x float> poison, float %v1072, i64 0
  %v1089 = insertelement <4 x float> %v1088, float %v1077, i64 1
  %v1090 = insertelement <4 x float> %v1089, float %v1082, i64 2
  %v1091 = insertelement <4 x float> %v1090, float %v1087, i64 3
  %v1092 = add nsw i32 %v442, 4
  %v1093 = getelementptr float, ptr %v3, i32 %v442
  %v1094 = getelementptr float, ptr %v1093, i64 4
  br i1 %v20, label %then167, label %join167
then167:
  %v1095 = load float, ptr %v1094, align 4
  br label %join167
join167:
  %v1096 = phi float [ %v1095, %then167 ], [ 0x0000000000000000, %join166 ]
  %v1097 = add nsw i32 %v442, 5
  %v1098 = getelementptr float, ptr %v3, i32 %v442
  %v1099 = getelementptr float, ptr %v1098, i64 5
  br i1 %v21, label %then168, label %join168
then168:
  %v1100 = load float, ptr %v1099, align 4
  br label %join168
join168:
  %v1101 = phi float [ %v1100, %then168 ], [ 0x0000000000000000, %join167 ]
  %v1102 = add nsw i32 %v442, 6
  %v1103 = getelementptr float, ptr %v3, i32 %v442
  %v1104 = getelementptr float, ptr %v1103, i64 6
  br i1 %v22, label %then169, label %join169
then169:
  %v1105 = load float, ptr %v1104, align 4
  br label %join169
join169:
  %v1106 = phi float [ %v1105, %then169 ], [ 0x0000000000000000, %join168 ]
  %v1107 = add nsw i32 %v442, 7
  %v1108 = getelementptr float, ptr %v3, i32 %v442
  %v1109 = getelementptr float, ptr %v1108, i64 7
  br i1 %v23, label %then170, label %join170
then170:
  %v1110 = load float, ptr %v1109, align 4
  br label %join170
join170:
  %v1111 = phi float [ %v1110, %then170 ], [ 0x0000000000000000, %join169 ]
  %v1112 = insertelement <4 x float> poison, float %v1096, i64 0
  %v1113 = insertelement <4 x float> %v1112, float %v1101, i64 1
  %v1114 = insertelement <4 x float> %v1113, float %v1106, i64 2
  %v1115 = insertelement <4 x float> %v1114, float %v1111, i64 3
  %v1116 = add nsw i32 %v466, 4
  %v1117 = getelementptr float, ptr %v3, i32 %v466
  %v1118 = getelementptr float, ptr %v1117, i64 4
  %v1119 = load <4 x float>, ptr %v1118, align 4
  %v1120 = add nsw i32 %v470, 4
  %v1121 = getelementptr float, ptr %v3, i32 %v470
  %v1122 = getelementptr float, ptr %v1121, i64 4
  br i1 %v24, label %then171, label %join171
then171:
  %v1123 = load float, ptr %v1122, align 4
  br label %join171
join171:
  %v1124 = phi float [ %v1123, %then171 ], [ 0x0000000000000000, %join170 ]
  %v1125 = add nsw i32 %v470, 5
  %v1126 = getelementptr float, ptr %v3, i32 %v470
  %v1127 = getelementptr float, ptr %v1126, i64 5
  br i1 %v25, label %then172, label %join172
then172:
  %v1128 = load float, ptr %v1127, align 4
  br label %join172
join172:
  %v1129 = phi float [ %v1128, %then172 ], [ 0x0000000000000000, %join171 ]
  %v1130 = add nsw i32 %v470, 6
  %v1131 = getelementptr float, ptr %v3, i32 %v470
  %v1132 = getelementptr float, ptr %v1131, i64 6
  br i1 %v26, label %then173, label %join173
then173:
  %v1133 = load float, ptr %v1132, align 4
  br label %join173
join173:
  %v1134 = phi float [ %v1133, %then173 ], [ 0x0000000000000000, %join172 ]
  %v1135 = add nsw i32 %v470, 7
  %v1136 = getelementptr float, ptr %v3, i32 %v470
  %v1137 = getelementptr float, ptr %v1136, i64 7
  br i1 %v27, label %then174, label %join174
then174:
  %v1138 = load float, ptr %v1137, align 4
  br label %join174
join174:
  %v1139 = phi float [ %v1138, %then174 ], [ 0x0000000000000000, %join173 ]
  %v1140 = insertelement <4 x float> poison, float %v1124, i64 0
  %v1141 = insertelement <4 x float> %v1140, float %v1129, i64 1
  %v1142 = insertelement <4 x float> %v1141, float %v1134, i64 2
  %v1143 = insertelement <4 x float> %v1142, float %v1139, i64 3
  %v1144 = add nsw i32 %v493, 4
  %v1145 = getelementptr float, ptr %v3, i32 %v493
  %v1146 = getelementptr float, ptr %v1145, i64 4
  br i1 %v820, label %then175, label %join175
then175:
  %v1147 = load float, ptr %v1146, align 4
  br label %join175
join175:
  %v1148 = phi float [ %v1147, %then175 ], [ 0x0000000000000000, %join174 ]
  %v1149 = add nsw i32 %v493, 5
  %v1150 = getelementptr float, ptr %v3, i32 %v493
  %v1151 = getelementptr float, ptr %v1150, i64 5
  br i1 %v826, label %then176, label %join176
then176:
  %v1152 = load float, ptr %v1151, align 4
  br label %join176
join176:
  %v1153 = phi float [ %v1152, %then176 ], [ 0x0000000000000000, %join175 ]
  %v1154 = add nsw i32 %v493, 6
  %v1155 = getelementptr float, ptr %v3, i32 %v493
  %v1156 = getelementptr float, ptr %v1155, i64 6
  br i1 %v832, label %then177, label %join177
then177:
  %v1157 = load float, ptr %v1156, align 4
  br label %join177
join177:
  %v1158 = phi float [ %v1157, %then177 ], [ 0x0000000000000000, %join176 ]
  %v1159 = add nsw i32 %v493, 7
  %v1160 = getelementptr float, ptr %v3, i32 %v493
  %v1161 = getelementptr float, ptr %v1160, i64 7
  br i1 %v838, label %then178, label %join178
then178:
  %v1162 = load float, ptr %v1161, align 4
  br label %join178
join178:
  %v1163 = phi float [ %v1162, %then178 ], [ 0x0000000000000000, %join177 ]
  %v1164 = insertelement <4 x float> poison, float %v1148, i64 0
  %v1165 = insertelement <4 x float> %v1164, float %v1153, i64 1
  %v1166 = insertelement <4 x float> %v1165, float %v1158, i64 2
  %v1167 = insertelement <4 x float> %v1166, float %v1163, i64 3
  %v1168 = add nsw i32 %v517, 4
  %v1169 = getelementptr float, ptr %v3, i32 %v517
  %v1170 = getelementptr float, ptr %v1169, i64 4
  br i1 %v849, label %then179, label %join179
then179:
  %v1171 = load float, ptr %v1170, align 4
  br label %join179
join179:
  %v1172 = phi float [ %v1171, %then179 ], [ 0x0000000000000000, %join178 ]
  %v1173 = add nsw i32 %v517, 5
  %v1174 = getelementptr float, ptr %v3, i32 %v517
  %v1175 = getelementptr float, ptr %v1174, i64 5
  br i1 %v855, label %then180, label %join180
then180:
  %v1176 = load float, ptr %v1175, align 4
  br label %join180
join180:
  %v1177 = phi float [ %v1176, %then180 ], [ 0x0000000000000000, %join179 ]
  %v1178 = add nsw i32 %v517, 6
  %v1179 = getelementptr float, ptr %v3, i32 %v517
  %v1180 = getelementptr float, ptr %v1179, i64 6
  br i1 %v861, label %then181, label %join181
then181:
  %v1181 = load float, ptr %v1180, align 4
  br label %join181
join181:
  %v1182 = phi float [ %v1181, %then181 ], [ 0x0000000000000000, %join180 ]
  %v1183 = add nsw i32 %v517, 7
  %v1184 = getelementptr float, ptr %v3, i32 %v517
  %v1185 = getelementptr float, ptr %v1184, i64 7
  br i1 %v867, label %then182, label %join182
then182:
  %v1186 = load float, ptr %v1185, align 4
  br label %join182
join182:
  %v1187 = phi float [ %v1186, %then182 ], [ 0x0000000000000000, %join181 ]
  %v1188 = insertelement <4 x float> poison, float %v1172, i64 0
  %v1189 = insertelement <4 x float> %v1188, float %v1177, i64 1
  %v1190 = insertelement <4 x float> %v1189, float %v1182, i64 2
  %v1191 = insertelement <4 x float> %v1190, float %v1187, i64 3
  %v1192 = add nsw i32 %v541, 4
  %v1193 = getelementptr float, ptr %v3, i32 %v541
  %v1194 = getelementptr float, ptr %v1193, i64 4
  br i1 %v167, label %then183, label %join183
then183:
  %v1195 = load <4 x float>, ptr %v1194, align 4
  br label %join183
join183:
  %v1196 = phi <4 x float> [ %v1195, %then183 ], [ zeroinitializer, %join182 ]
  %v1197 = add nsw i32 %v546, 4
  %v1198 = getelementptr float, ptr %v3, i32 %v546
  %v1199 = getelementptr float, ptr %v1198, i64 4
  br i1 %v705, label %then184, label %join184
then184:
  %v1200 = load float, ptr %v1199, align 4
  br label %join184
join184:
  %v1201 = phi float [ %v1200, %then184 ], [ 0x0000000000000000, %join183 ]
  %v1202 = add nsw i32 %v546, 5
  %v1203 = getelementptr float, ptr %v3, i32 %v546
  %v1204 = getelementptr float, ptr %v1203, i64 5
  br i1 %v711, label %then185, label %join185
then185:
  %v1205 = load float, ptr %v1204, align 4
  br label %join185
join185:
  %v1206 = phi float [ %v1205, %then185 ], [ 0x0000000000000000, %join184 ]
  %v1207 = add nsw i32 %v546, 6
  %v1208 = getelementptr float, ptr %v3, i32 %v546
  %v1209 = getelementptr float, ptr %v1208, i64 6
  br i1 %v717, label %then186, label %join186
then186:
  %v1210 = load float, ptr %v1209, align 4
  br label %join186
join186:
  %v1211 = phi float [ %v1210, %then186 ], [ 0x0000000000000000, %join185 ]
  %v1212 = add nsw i32 %v546, 7
  %v1213 = getelementptr float, ptr %v3, i32 %v546
  %v1214 = getelementptr float, ptr %v1213, i64 7
  br i1 %v723, label %then187, label %join187
then187:
  %v1215 = load float, ptr %v1214, align 4
  br label %join187
join187:
  %v1216 = phi float [ %v1215, %then187 ], [ 0x0000000000000000, %join186 ]
  %v1217 = insertelement <4 x float> poison, float %v1201, i64 0
  %v1218 = insertelement <4 x float> %v1217, float %v1206, i64 1
  %v1219 = insertelement <4 x float> %v1218, float %v1211, i64 2
  %v1220 = insertelement <4 x float> %v1219, float %v1216, i64 3
  %v1221 = add nsw i32 %v570, 4
  %v1222 = getelementptr float, ptr %v3, i32 %v570
  %v1223 = getelementptr float, ptr %v1222, i64 4
  br i1 %v52, label %then188, label %join188
then188:
  %v1224 = load <4 x float>, ptr %v1223, align 4
  br label %join188
join188:
  %v1225 = phi <4 x float> [ %v1224, %then188 ], [ zeroinitializer, %join187 ]
  %v1226 = add nsw i32 %v575, 4
  %v1227 = getelementptr float, ptr %v3, i32 %v575
  %v1228 = getelementptr float, ptr %v1227, i64 4
  br i1 %v739, label %then189, label %join189
then189:
  %v1229 = load float, ptr %v1228, align 4
  br label %join189
join189:
  %v1230 = phi float [ %v1229, %then189 ], [ 0x0000000000000000, %join188 ]
  %v1231 = add nsw i32 %v575, 5
  %v1232 = getelementptr float, ptr %v3, i32 %v575
  %v1233 = getelementptr float, ptr %v1232, i64 5
  br i1 %v745, label %then190, label %join190
then190:
  %v1234 = load float, ptr %v1233, align 4
  br label %join190
join190:
  %v1235 = phi float [ %v1234, %then190 ], [ 0x0000000000000000, %join189 ]
  %v1236 = add nsw i32 %v575, 6
  %v1237 = getelementptr float, ptr %v3, i32 %v575
  %v1238 = getelementptr float, ptr %v1237, i64 6
  br i1 %v751, label %then191, label %join191
then191:
  %v1239 = load float, ptr %v1238, align 4
  br label %join191
join191:
  %v1240 = phi float [ %v1239, %then191 ], [ 0x0000000000000000, %join190 ]
  %v1241 = add nsw i32 %v575, 7
  %v1242 = getelementptr float, ptr %v3, i32 %v575
  %v1243 = getelementptr float, ptr %v1242, i64 7
  br i1 %v757, label %then192, label %join192
then192:
  %v1244 = load float, ptr %v1243, align 4
  br label %join192
join192:
  %v1245 = phi float [ %v1244, %then192 ], [ 0x0000000000000000, %join191 ]
  %v1246 = insertelement <4 x float> poison, float %v1230, i64 0
  %v1247 = insertelement <4 x float> %v1246, float %v1235, i64 1
  %v1248 = insertelement <4 x float> %v1247, float %v1240, i64 2
  %v1249 = insertelement <4 x float> %v1248, float %v1245, i64 3
  %v1250 = add nsw i32 %v599, 4
  %v1251 = getelementptr float, ptr %v3, i32 %v599
  %v1252 = getelementptr float, ptr %v1251, i64 4
  br i1 %v20, label %then193, label %join193
then193:
  %v1253 = load float, ptr %v1252, align 4
  br label %join193
join193:
  %v1254 = phi float [ %v1253, %then193 ], [ 0x0000000000000000, %join192 ]
  %v1255 = add nsw i32 %v599, 5
  %v1256 = getelementptr float, ptr %v3, i32 %v599
  %v1257 = getelementptr float, ptr %v1256, i64 5
  br i1 %v21, label %then194, label %join194
then194:
  %v1258 = load float, ptr %v1257, align 4
  br label %join194
join194:
  %v1259 = phi float [ %v1258, %then194 ], [ 0x0000000000000000, %join193 ]
  %v1260 = add nsw i32 %v599, 6
  %v1261 = getelementptr float, ptr %v3, i32 %v599
  %v1262 = getelementptr float, ptr %v1261, i64 6
  br i1 %v22, label %then195, label %join195
then195:
  %v1263 = load float, ptr %v1262, align 4
  br label %join195
join195:
  %v1264 = phi float [ %v1263, %then195 ], [ 0x0000000000000000, %join194 ]
  %v1265 = add nsw i32 %v599, 7
  %v1266 = getelementptr float, ptr %v3, i32 %v599
  %v1267 = getelementptr float, ptr %v1266, i64 7
  br i1 %v23, label %then196, label %join196
then196:
  %v1268 = load float, ptr %v1267, align 4
  br label %join196
join196:
  %v1269 = phi float [ %v1268, %then196 ], [ 0x0000000000000000, %join195 ]
  %v1270 = insertelement <4 x float> poison, float %v1254, i64 0
  %v1271 = insertelement <4 x float> %v1270, float %v1259, i64 1
  %v1272 = insertelement <4 x float> %v1271, float %v1264, i64 2
  %v1273 = insertelement <4 x float> %v1272, float %v1269, i64 3
  %v1274 = add nsw i32 %v623, 4
  %v1275 = getelementptr float, ptr %v3, i32 %v623
  %v1276 = getelementptr float, ptr %v1275, i64 4
  %v1277 = load <4 x float>, ptr %v1276, align 4
  %v1278 = add nsw i32 %v627, 4
  %v1279 = getelementptr float, ptr %v3, i32 %v627
  %v1280 = getelementptr float, ptr %v1279, i64 4
  br i1 %v24, label %then197, label %join197
then197:
  %v1281 = load float, ptr %v1280, align 4
  br label %join197
join197:
  %v1282 = phi float [ %v1281, %then197 ], [ 0x0000000000000000, %join196 ]
  %v1283 = add nsw i32 %v627, 5
  %v1284 = getelementptr float, ptr %v3, i32 %v627
  %v1285 = getelementptr float, ptr %v1284, i64 5
  br i1 %v25, label %then198, label %join198
then198:
  %v1286 = load float, ptr %v1285, align 4
  br label %join198
join198:
  %v1287 = phi float [ %v1286, %then198 ], [ 0x0000000000000000, %join197 ]
  %v1288 = add nsw i32 %v627, 6
  %v1289 = getelementptr float, ptr %v3, i32 %v627
  %v1290 = getelementptr float, ptr %v1289, i64 6
  br i1 %v26, label %then199, label %join199
then199:
  %v1291 = load float, ptr %v1290, align 4
  br label %join199
join199:
  %v1292 = phi float [ %v1291, %then199 ], [ 0x0000000000000000, %join198 ]
  %v1293 = add nsw i32 %v627, 7
  %v1294 = getelementptr float, ptr %v3, i32 %v627
  %v1295 = getelementptr float, ptr %v1294, i64 7
  br i1 %v27, label %then200, label %join200
then200:
  %v1296 = load float, ptr %v1295, align 4
  br label %join200
join200:
  %v1297 = phi float [ %v1296, %then200 ], [ 0x0000000000000000, %join199 ]
  %v1298 = insertelement <4 x float> poison, float %v1282, i64 0
  %v1299 = insertelement <4 x float> %v1298, float %v1287, i64 1
  %v1300 = insertelement <4 x float> %v1299, float %v1292, i64 2
  %v1301 = insertelement <4 x float> %v1300, float %v1297, i64 3
  %v1302 = add nsw i32 %v650, 4
  %v1303 = getelementptr float, ptr %v3, i32 %v650
  %v1304 = getelementptr float, ptr %v1303, i64 4
  br i1 %v820, label %then201, label %join201
then201:
  %v1305 = load float, ptr %v1304, align 4
  br label %join201
join201:
  %v1306 = phi float [ %v1305, %then201 ], [ 0x0000000000000000, %join200 ]
  %v1307 = add nsw i32 %v650, 5
  %v1308 = getelementptr float, ptr %v3, i32 %v650
  %v1309 = getelementptr float, ptr %v1308, i64 5
  br i1 %v826, label %then202, label %join202
then202:
  %v1310 = load float, ptr %v1309, align 4
  br label %join202
join202:
  %v1311 = phi float [ %v1310, %then202 ], [ 0x0000000000000000, %join201 ]
  %v1312 = add nsw i32 %v650, 6
  %v1313 = getelementptr float, ptr %v3, i32 %v650
  %v1314 = getelementptr float, ptr %v1313, i64 6
  br i1 %v832, label %then203, label %join203
then203:
  %v1315 = load float, ptr %v1314, align 4
  br label %join203
join203:
  %v1316 = phi float [ %v1315, %then203 ], [ 0x0000000000000000, %join202 ]
  %v1317 = add nsw i32 %v650, 7
  %v1318 = getelementptr float, ptr %v3, i32 %v650
  %v1319 = getelementptr float, ptr %v1318, i64 7
  br i1 %v838, label %then204, label %join204
then204:
  %v1320 = load float, ptr %v1319, align 4
  br label %join204
join204:
  %v1321 = phi float [ %v1320, %then204 ], [ 0x0000000000000000, %join203 ]
  %v1322 = insertelement <4 x float> poison, float %v1306, i64 0
  %v1323 = insertelement <4 x float> %v1322, float %v1311, i64 1
  %v1324 = insertelement <4 x float> %v1323, float %v1316, i64 2
  %v1325 = insertelement <4 x float> %v1324, float %v1321, i64 3
  %v1326 = add nsw i32 %v674, 4
  %v1327 = getelementptr float, ptr %v3, i32 %v674
  %v1328 = getelementptr float, ptr %v1327, i64 4
  br i1 %v849, label %then205, label %join205
then205:
  %v1329 = load float, ptr %v1328, align 4
  br label %join205
join205:
  %v1330 = phi float [ %v1329, %then205 ], [ 0x0000000000000000, %join204 ]
  %v1331 = add nsw i32 %v674, 5
  %v1332 = getelementptr float, ptr %v3, i32 %v674
  %v1333 = getelementptr float, ptr %v1332, i64 5
  br i1 %v855, label %then206, label %join206
then206:
  %v1334 = load float, ptr %v1333, align 4
  br label %join206
join206:
  %v1335 = phi float [ %v1334, %then206 ], [ 0x0000000000000000, %join205 ]
  %v1336 = add nsw i32 %v674, 6
  %v1337 = getelementptr float, ptr %v3, i32 %v674
  %v1338 = getelementptr float, ptr %v1337, i64 6
  br i1 %v861, label %then207, label %join207
then207:
  %v1339 = load float, ptr %v1338, align 4
  br label %join207
join207:
  %v1340 = phi float [ %v1339, %then207 ], [ 0x0000000000000000, %join206 ]
  %v1341 = add nsw i32 %v674, 7
  %v1342 = getelementptr float, ptr %v3, i32 %v674
  %v1343 = getelementptr float, ptr %v1342, i64 7
  br i1 %v867, label %then208, label %join208
then208:
  %v1344 = load float, ptr %v1343, align 4
  br label %join208
join208:
  %v1345 = phi float [ %v1344, %then208 ], [ 0x0000000000000000, %join207 ]
  %v1346 = insertelement <4 x float> poison, float %v1330, i64 0
  %v1347 = insertelement <4 x float> %v1346, float %v1335, i64 1
  %v1348 = insertelement <4 x float> %v1347, float %v1340, i64 2
  %v1349 = insertelement <4 x float> %v1348, float %v1345, i64 3
  %v1350 = add nsw i32 %v698, 4
  %v1351 = getelementptr float, ptr %v3, i32 %v698
  %v1352 = getelementptr float, ptr %v1351, i64 4
  br i1 %v167, label %then209, label %join209
then209:
  %v1353 = load <4 x float>, ptr %v1352, align 4
  br label %join209
join209:
  %v1354 = phi <4 x float> [ %v1353, %then209 ], [ zeroinitializer, %join208 ]
  %v1355 = add nsw i32 %v51, 8
  %v1356 = and <4 x i1> %v54, %v28
  %v1357 = extractelement <4 x i1> %v1356, i32 0
  %v1358 = getelementptr float, ptr %v3, i32 %v51
  %v1359 = getelementptr float, ptr %v1358, i64 8
  br i1 %v1357, label %then210, label %join210
then210:
  %v1360 = load float, ptr %v1359, align 4
  br label %join210
join210:
  %v1361 = phi float [ %v1360, %then210 ], [ 0x0000000000000000, %join209 ]
  %v1362 = add nsw i32 %v51, 9
  %v1363 = extractelement <4 x i1> %v1356, i32 1
  %v1364 = getelementptr float, ptr %v3, i32 %v51
  %v1365 = getelementptr float, ptr %v1364, i64 9
  br i1 %v1363, label %then211, label %join211
then211:
  %v1366 = load float, ptr %v1365, align 4
  br label %join211
join211:
  %v1367 = phi float [ %v1366, %then211 ], [ 0x0000000000000000, %join210 ]
  %v1368 = add nsw i32 %v51, 10
  %v1369 = extractelement <4 x i1> %v1356, i32 2
  %v1370 = getelementptr float, ptr %v3, i32 %v51
  %v1371 = getelementptr float, ptr %v1370, i64 10
  br i1 %v1369, label %then212, label %join212
then212:
  %v1372 = load float, ptr %v1371, align 4
  br label %join212
join212:
  %v1373 = phi float [ %v1372, %then212 ], [ 0x0000000000000000, %join211 ]
  %v1374 = add nsw i32 %v51, 11
  %v1375 = extractelement <4 x i1> %v1356, i32 3
  %v1376 = getelementptr float, ptr %v3, i32 %v51
  %v1377 = getelementptr float, ptr %v1376, i64 11
  br i1 %v1375, label %then213, label %join213
then213:
  %v1378 = load float, ptr %v1377, align 4
  br label %join213
join213:
  %v1379 = phi float [ %v1378, %then213 ], [ 0x0000000000000000, %join212 ]
  %v1380 = insertelement <4 x float> poison, float %v1361, i64 0
  %v1381 = insertelement <4 x float> %v1380, float %v1367, i64 1
  %v1382 = insertelement <4 x float> %v1381, float %v1373, i64 2
  %v1383 = insertelement <4 x float> %v1382, float %v1379, i64 3
  %v1384 = add nsw i32 %v83, 8
  %v1385 = getelementptr float, ptr %v3, i32 %v83
  %v1386 = getelementptr float, ptr %v1385, i64 8
  br i1 %v52, label %then214, label %join214
then214:
  %v1387 = load <4 x float>, ptr %v1386, align 4
  br label %join214
join214:
  %v1388 = phi <4 x float> [ %v1387, %then214 ], [ zeroinitializer, %join213 ]
  %v1389 = add nsw i32 %v88, 8
  %v1390 = and <4 x i1> %v54, %v29
  %v1391 = extractelement <4 x i1> %v1390, i32 0
  %v1392 = getelementptr float, ptr %v3, i32 %v88
  %v1393 = getelementptr float, ptr %v1392, i64 8
  br i1 %v1391, label %then215, label %join215
then215:
  %v1394 = load float, ptr %v1393, align 4
  br label %join215
join215:
  %v1395 = phi float [ %v1394, %then215 ], [ 0x0000000000000000, %join214 ]
  %v1396 = add nsw i32 %v88, 9
  %v1397 = extractelement <4 x i1> %v1390, i32 1
  %v1398 = getelementptr float, ptr %v3, i32 %v88
  %v1399 = getelementptr float, ptr %v1398, i64 9
  br i1 %v1397, label %then216, label %join216
then216:
  %v1400 = load float, ptr %v1399, align 4
  br label %join216
join216:
  %v1401 = phi float [ %v1400, %then216 ], [ 0x0000000000000000, %join215 ]
  %v1402 = add nsw i32 %v88, 10
  %v1403 = extractelement <4 x i1> %v1390, i32 2
  %v1404 = getelementptr float, ptr %v3, i32 %v88
  %v1405 = getelementptr float, ptr %v1404, i64 10
  br i1 %v1403, label %then217, label %join217
then217:
  %v1406 = load float, ptr %v1405, align 4
  br label %join217
join217:
  %v1407 = phi float [ %v1406, %then217 ], [ 0x0000000000000000, %join216 ]
  %v1408 = add nsw i32 %v88, 11
  %v1409 = extractelement <4 x i1> %v1390, i32 3
  %v1410 = getelementptr float, ptr %v3, i32 %v88
  %v1411 = getelementptr float, ptr %v1410, i64 11
  br i1 %v1409, label %then218, label %join218
then218:
  %v1412 = load float, ptr %v1411, align 4
  br label %join218
join218:
  %v1413 = phi float [ %v1412, %then218 ], [ 0x0000000000000000, %join217 ]
  %v1414 = insertelement <4 x float> poison, float %v1395, i64 0
  %v1415 = insertelement <4 x float> %v1414, float %v1401, i64 1
  %v1416 = insertelement <4 x float> %v1415, float %v1407, i64 2
  %v1417 = insertelement <4 x float> %v1416, float %v1413, i64 3
  %v1418 = add nsw i32 %v117, 8
  %v1419 = getelementptr float, ptr %v3, i32 %v117
  %v1420 = getelementptr float, ptr %v1419, i64 8
  br i1 %v30, label %then219, label %join219
then219:
  %v1421 = load float, ptr %v1420, align 4
  br label %join219
join219:
  %v1422 = phi float [ %v1421, %then219 ], [ 0x0000000000000000, %join218 ]
  %v1423 = add nsw i32 %v117, 9
  %v1424 = getelementptr float, ptr %v3, i32 %v117
  %v1425 = getelementptr float, ptr %v1424, i64 9
  br i1 %v31, label %then220, label %join220
then220:
  %v1426 = load float, ptr %v1425, align 4
  br label %join220
join220:
  %v1427 = phi float [ %v1426, %then220 ], [ 0x0000000000000000, %join219 ]
  %v1428 = add nsw i32 %v117, 10
  %v1429 = getelementptr float, ptr %v3, i32 %v117
  %v1430 = getelementptr float, ptr %v1429, i64 10
  br i1 %v32, label %then221, label %join221
then221:
  %v1431 = load float, ptr %v1430, align 4
  br label %join221
join221:
  %v1432 = phi float [ %v1431, %then221 ], [ 0x0000000000000000, %join220 ]
  %v1433 = add nsw i32 %v117, 11
  %v1434 = getelementptr float, ptr %v3, i32 %v117
  %v1435 = getelementptr float, ptr %v1434, i64 11
  br i1 %v33, label %then222, label %join222
then222:
  %v1436 = load float, ptr %v1435, align 4
  br label %join222
join222:
  %v1437 = phi float [ %v1436, %then222 ], [ 0x0000000000000000, %join221 ]
  %v1438 = insertelement <4 x float> poison, float %v1422, i64 0
  %v1439 = insertelement <4 x float> %v1438, float %v1427, i64 1
  %v1440 = insertelement <4 x float> %v1439, float %v1432, i64 2
  %v1441 = insertelement <4 x float> %v1440, float %v1437, i64 3
  %v1442 = add nsw i32 %v50, 8
  %v1443 = getelementptr float, ptr %v3, i32 %v50
  %v1444 = getelementptr float, ptr %v1443, i64 8
  %v1445 = load <4 x float>, ptr %v1444, align 4
  %v1446 = add nsw i32 %v143, 8
  %v1447 = getelementptr float, ptr %v3, i32 %v143
  %v1448 = getelementptr float, ptr %v1447, i64 8
  br i1 %v34, label %then223, label %join223
then223:
  %v1449 = load float, ptr %v1448, align 4
  br label %join223
join223:
  %v1450 = phi float [ %v1449, %then223 ], [ 0x0000000000000000, %join222 ]
  %v1451 = add nsw i32 %v143, 9
  %v1452 = getelementptr float, ptr %v3, i32 %v143
  %v1453 = getelementptr float, ptr %v1452, i64 9
  br i1 %v35, label %then224, label %join224
then224:
  %v1454 = load float, ptr %v1453, align 4
  br label %join224
join224:
  %v1455 = phi float [ %v1454, %then224 ], [ 0x0000000000000000, %join223 ]
  %v1456 = add nsw i32 %v143, 10
  %v1457 = getelementptr float, ptr %v3, i32 %v143
  %v1458 = getelementptr float, ptr %v1457, i64 10
  br i1 %v36, label %then225, label %join225
then225:
  %v1459 = load float, ptr %v1458, align 4
  br label %join225
join225:
  %v1460 = phi float [ %v1459, %then225 ], [ 0x0000000000000000, %join224 ]
  %v1461 = add nsw i32 %v143, 11
  %v1462 = getelementptr float, ptr %v3, i32 %v143
  %v1463 = getelementptr float, ptr %v1462, i64 11
  br i1 %v37, label %then226, label %join226
then226:
  %v1464 = load float, ptr %v1463, align 4
  br label %join226
join226:
  %v1465 = phi float [ %v1464, %then226 ], [ 0x0000000000000000, %join225 ]
  %v1466 = insertelement <4 x float> poison, float %v1450, i64 0
  %v1467 = insertelement <4 x float> %v1466, float %v1455, i64 1
  %v1468 = insertelement <4 x float> %v1467, float %v1460, i64 2
  %v1469 = insertelement <4 x float> %v1468, float %v1465, i64 3
  %v1470 = add nsw i32 %v166, 8
  %v1471 = and <4 x i1> %v169, %v28
  %v1472 = extractelement <4 x i1> %v1471, i32 0
  %v1473 = getelementptr float, ptr %v3, i32 %v166
  %v1474 = getelementptr float, ptr %v1473, i64 8
  br i1 %v1472, label %then227, label %join227
then227:
  %v1475 = load float, ptr %v1474, align 4
  br label %join227
join227:
  %v1476 = phi float [ %v1475, %then227 ], [ 0x0000000000000000, %join226 ]
  %v1477 = add nsw i32 %v166, 9
  %v1478 = extractelement <4 x i1> %v1471, i32 1
  %v1479 = getelementptr float, ptr %v3, i32 %v166
  %v1480 = getelementptr float, ptr %v1479, i64 9
  br i1 %v1478, label %then228, label %join228
then228:
  %v1481 = load float, ptr %v1480, align 4
  br label %join228
join228:
  %v1482 = phi float [ %v1481, %then228 ], [ 0x0000000000000000, %join227 ]
  %v1483 = add nsw i32 %v166, 10
  %v1484 = extractelement <4 x i1> %v1471, i32 2
  %v1485 = getelementptr float, ptr %v3, i32 %v166
  %v1486 = getelementptr float, ptr %v1485, i64 10
  br i1 %v1484, label %then229, label %join229
then229:
  %v1487 = load float, ptr %v1486, align 4
  br label %join229
join229:
  %v1488 = phi float [ %v1487, %then229 ], [ 0x0000000000000000, %join228 ]
  %v1489 = add nsw i32 %v166, 11
  %v1490 = extractelement <4 x i1> %v1471, i32 3
  %v1491 = getelementptr float, ptr %v3, i32 %v166
  %v1492 = getelementptr float, ptr %v1491, i64 11
  br i1 %v1490, label %then230, label %join230
then230:
  %v1493 = load float, ptr %v1492, align 4
  br label %join230
join230:
  %v1494 = phi float [ %v1493, %then230 ], [ 0x0000000000000000, %join229 ]
  %v1495 = insertelement <4 x float> poison, float %v1476, i64 0
  %v1496 = insertelement <4 x float> %v1495, float %v1482, i64 1
  %v1497 = insertelement <4 x float> %v1496, float %v1488, i64 2
  %v1498 = insertelement <4 x float> %v1497, float %v1494, i64 3
  %v1499 = add nsw i32 %v198, 8
  %v1500 = and <4 x i1> %v169, %v29
  %v1501 = extractelement <4 x i1> %v1500, i32 0
  %v1502 = getelementptr float, ptr %v3, i32 %v198
  %v1503 = getelementptr float, ptr %v1502, i64 8
  br i1 %v1501, label %then231, label %join231
then231:
  %v1504 = load float, ptr %v1503, align 4
  br label %join231
join231:
  %v1505 = phi float [ %v1504, %then231 ], [ 0x0000000000000000, %join230 ]
  %v1506 = add nsw i32 %v198, 9
  %v1507 = extractelement <4 x i1> %v1500, i32 1
  %v1508 = getelementptr float, ptr %v3, i32 %v198
  %v1509 = getelementptr float, ptr %v1508, i64 9
  br i1 %v1507, label %then232, label %join232
then232:
  %v1510 = load float, ptr %v1509, align 4
  br label %join232
join232:
  %v1511 = phi float [ %v1510, %then232 ], [ 0x0000000000000000, %join231 ]
  %v1512 = add nsw i32 %v198, 10
  %v1513 = extractelement <4 x i1> %v1500, i32 2
  %v1514 = getelementptr float, ptr %v3, i32 %v198
  %v1515 = getelementptr float, ptr %v1514, i64 10
  br i1 %v1513, label %then233, label %join233
then233:
  %v1516 = load float, ptr %v1515, align 4
  br label %join233
join233:
  %v1517 = phi float [ %v1516, %then233 ], [ 0x0000000000000000, %join232 ]
  %v1518 = add nsw i32 %v198, 11
  %v1519 = extractelement <4 x i1> %v1500, i32 3
  %v1520 = getelementptr float, ptr %v3, i32 %v198
  %v1521 = getelementptr float, ptr %v1520, i64 11
  br i1 %v1519, label %then234, label %join234
then234:
  %v1522 = load float, ptr %v1521, align 4
  br label %join234
join234:
  %v1523 = phi float [ %v1522, %then234 ], [ 0x0000000000000000, %join233 ]
  %v1524 = insertelement <4 x float> poison, float %v1505, i64 0
  %v1525 = insertelement <4 x float> %v1524, float %v1511, i64 1
  %v1526 = insertelement <4 x float> %v1525, float %v1517, i64 2
  %v1527 = insertelement <4 x float> %v1526, float %v1523, i64 3
  %v1528 = add nsw i32 %v227, 8
  %v1529 = getelementptr float, ptr %v3, i32 %v227
  %v1530 = getelementptr float, ptr %v1529, i64 8
  br i1 %v167, label %then235, label %join235
then235:
  %v1531 = load <4 x float>, ptr %v1530, align 4
  br label %join235
join235:
  %v1532 = phi <4 x float> [ %v1531, %then235 ], [ zeroinitializer, %join234 ]
  %v1533 = add nsw i32 %v232, 8
  %v1534 = getelementptr float, ptr %v3, i32 %v232
  %v1535 = getelementptr float, ptr %v1534, i64 8
  br i1 %v1357, label %then236, label %join236
then236:
  %v1536 = load float, ptr %v1535, align 4
  br label %join236
join236:
  %v1537 = phi float [ %v1536, %then236 ], [ 0x0000000000000000, %join235 ]
  %v1538 = add nsw i32 %v232, 9
  %v1539 = getelementptr float, ptr %v3, i32 %v232
  %v1540 = getelementptr float, ptr %v1539, i64 9
  br i1 %v1363, label %then237, label %join237
then237:
  %v1541 = load float, ptr %v1540, align 4
  br label %join237
join237:
  %v1542 = phi float [ %v1541, %then237 ], [ 0x0000000000000000, %join236 ]
  %v1543 = add nsw i32 %v232, 10
  %v1544 = getelementptr float, ptr %v3, i32 %v232
  %v1545 = getelementptr float, ptr %v1544, i64 10
  br i1 %v1369, label %then238, label %join238
then238:
  %v1546 = load float, ptr %v1545, align 4
  br label %join238
join238:
  %v1547 = phi float [ %v1546, %then238 ], [ 0x0000000000000000, %join237 ]
  %v1548 = add nsw i32 %v232, 11
  %v1549 = getelementptr float, ptr %v3, i32 %v232
  %v1550 = getelementptr float, ptr %v1549, i64 11
  br i1 %v1375, label %then239, label %join239
then239:
  %v1551 = load float, ptr %v1550, align 4
  br label %join239
join239:
  %v1552 = phi float [ %v1551, %then239 ], [ 0x0000000000000000, %join238 ]
  %v1553 = insertelement <4 x float> poison, float %v1537, i64 0
  %v1554 = insertelement <4 x float> %v1553, float %v1542, i64 1
  %v1555 = insertelement <4 x float> %v1554, float %v1547, i64 2
  %v1556 = insertelement <4 x float> %v1555, float %v1552, i64 3
  %v1557 = add nsw i32 %v256, 8
  %v1558 = getelementptr float, ptr %v3, i32 %v256
  %v1559 = getelementptr float, ptr %v1558, i64 8
  br i1 %v52, label %then240, label %join240
then240:
  %v1560 = load <4 x float>, ptr %v1559, align 4
  br label %join240
join240:
  %v1561 = phi <4 x float> [ %v1560, %then240 ], [ zeroinitializer, %join239 ]
  %v1562 = add nsw i32 %v261, 8
  %v1563 = getelementptr float, ptr %v3, i32 %v261
  %v1564 = getelementptr float, ptr %v1563, i64 8
  br i1 %v1391, label %then241, label %join241
then241:
  %v1565 = load float, ptr %v1564, align 4
  br label %join241
join241:
  %v1566 = phi float [ %v1565, %then241 ], [ 0x0000000000000000, %join240 ]
  %v1567 = add nsw i32 %v261, 9
  %v1568 = getelementptr float, ptr %v3, i32 %v261
  %v1569 = getelementptr float, ptr %v1568, i64 9
  br i1 %v1397, label %then242, label %join242
then242:
  %v1570 = load float, ptr %v1569, align 4
  br label %join242
join242:
  %v1571 = phi float [ %v1570, %then242 ], [ 0x0000000000000000, %join241 ]
  %v1572 = add nsw i32 %v261, 10
  %v1573 = getelementptr float, ptr %v3, i32 %v261
  %v1574 = getelementptr float, ptr %v1573, i64 10
  br i1 %v1403, label %then243, label %join243
then243:
  %v1575 = load float, ptr %v1574, align 4
  br label %join243
join243:
  %v1576 = phi float [ %v1575, %then243 ], [ 0x0000000000000000, %join242 ]
  %v1577 = add nsw i32 %v261, 11
  %v1578 = getelementptr float, ptr %v3, i32 %v261
  %v1579 = getelementptr float, ptr %v1578, i64 11
  br i1 %v1409, label %then244, label %join244
then244:
  %v1580 = load float, ptr %v1579, align 4
  br label %join244
join244:
  %v1581 = phi float [ %v1580, %then244 ], [ 0x0000000000000000, %join243 ]
  %v1582 = insertelement <4 x float> poison, float %v1566, i64 0
  %v1583 = insertelement <4 x float> %v1582, float %v1571, i64 1
  %v1584 = insertelement <4 x float> %v1583, float %v1576, i64 2
  %v1585 = insertelement <4 x float> %v1584, float %v1581, i64 3
  %v1586 = add nsw i32 %v285, 8
  %v1587 = getelementptr float, ptr %v3, i32 %v285
  %v1588 = getelementptr float, ptr %v1587, i64 8
  br i1 %v30, label %then245, label %join245
then245:
  %v1589 = load float, ptr %v1588, align 4
  br label %join245
join245:
  %v1590 = phi float [ %v1589, %then245 ], [ 0x0000000000000000, %join244 ]
  %v1591 = add nsw i32 %v285, 9
  %v1592 = getelementptr float, ptr %v3, i32 %v285
  %v1593 = getelementptr float, ptr %v1592, i64 9
  br i1 %v31, label %then246, label %join246
then246:
  %v1594 = load float, ptr %v1593, align 4
  br label %join246
join246:
  %v1595 = phi float [ %v1594, %then246 ], [ 0x0000000000000000, %join245 ]
  %v1596 = add nsw i32 %v285, 10
  %v1597 = getelementptr float, ptr %v3, i32 %v285
  %v1598 = getelementptr float, ptr %v1597, i64 10
  br i1 %v32, label %then247, label %join247
then247:
  %v1599 = load float, ptr %v1598, align 4
  br label %join247
join247:
  %v1600 = phi float [ %v1599, %then247 ], [ 0x0000000000000000, %join246 ]
  %v1601 = add nsw i32 %v285, 11
  %v1602 = getelementptr float, ptr %v3, i32 %v285
  %v1603 = getelementptr float, ptr %v1602, i64 11
  br i1 %v33, label %then248, label %join248
then248:
  %v1604 = load float, ptr %v1603, align 4
  br label %join248
join248:
  %v1605 = phi float [ %v1604, %then248 ], [ 0x0000000000000000, %join247 ]
  %v1606 = insertelement <4 x float> poison, float %v1590, i64 0
  %v1607 = insertelement <4 x float> %v1606, float %v1595, i64 1
  %v1608 = insertelement <4 x float> %v1607, float %v1600, i64 2
  %v1609 = insertelement <4 x float> %v1608, float %v1605, i64 3
  %v1610 = add nsw i32 %v309, 8
  %v1611 = getelementptr float, ptr %v3, i32 %v309
  %v1612 = getelementptr float, ptr %v1611, i64 8
  %v1613 = load <4 x float>, ptr %v1612, align 4
  %v1614 = add nsw i32 %v313, 8
  %v1615 = getelementptr float, ptr %v3, i32 %v313
  %v1616 = getelementptr float, ptr %v1615, i64 8
  br i1 %v34, label %then249, label %join249
then249:
  %v1617 = load float, ptr %v1616, align 4
  br label %join249
join249:
  %v1618 = phi float [ %v1617, %then249 ], [ 0x0000000000000000, %join248 ]
  %v1619 = add nsw i32 %v313, 9
  %v1620 = getelementptr float, ptr %v3, i32 %v313
  %v1621 = getelementptr float, ptr %v1620, i64 9
  br i1 %v35, label %then250, label %join250
then250:
  %v1622 = load float, ptr %v1621, align 4
  br label %join250
join250:
  %v1623 = phi float [ %v1622, %then250 ], [ 0x0000000000000000, %join249 ]
  %v1624 = add nsw i32 %v313, 10
  %v1625 = getelementptr float, ptr %v3, i32 %v313
  %v1626 = getelementptr float, ptr %v1625, i64 10
  br i1 %v36, label %then251, label %join251
then251:
  %v1627 = load float, ptr %v1626, align 4
  br label %join251
join251:
  %v1628 = phi float [ %v1627, %then251 ], [ 0x0000000000000000, %join250 ]
  %v1629 = add nsw i32 %v313, 11
  %v1630 = getelementptr float, ptr %v3, i32 %v313
  %v1631 = getelementptr float, ptr %v1630, i64 11
  br i1 %v37, label %then252, label %join252
then252:
  %v1632 = load float, ptr %v1631, align 4
  br label %join252
join252:
  %v1633 = phi float [ %v1632, %then252 ], [ 0x0000000000000000, %join251 ]
  %v1634 = insertelement <4 x float> poison, float %v1618, i64 0
  %v1635 = insertelement <4 x float> %v1634, float %v1623, i64 1
  %v1636 = insertelement <4 x float> %v1635, float %v1628, i64 2
  %v1637 = insertelement <4 x float> %v1636, float %v1633, i64 3
  %v1638 = add nsw i32 %v336, 8
  %v1639 = getelementptr float, ptr %v3, i32 %v336
  %v1640 = getelementptr float, ptr %v1639, i64 8
  br i1 %v1472, label %then253, label %join253
then253:
  %v1641 = load float, ptr %v1640, align 4
  br label %join253
join253:
  %v1642 = phi float [ %v1641, %then253 ], [ 0x0000000000000000, %join252 ]
  %v1643 = add nsw i32 %v336, 9
  %v1644 = getelementptr float, ptr %v3, i32 %v336
  %v1645 = getelementptr float, ptr %v1644, i64 9
  br i1 %v1478, label %then254, label %join254
then254:
  %v1646 = load float, ptr %v1645, align 4
  br label %join254
join254:
  %v1647 = phi float [ %v1646, %then254 ], [ 0x0000000000000000, %join253 ]
  %v1648 = add nsw i32 %v336, 10
  %v1649 = getelementptr float, ptr %v3, i32 %v336
  %v1650 = getelementptr float, ptr %v1649, i64 10
  br i1 %v1484, label %then255, label %join255
then255:
  %v1651 = load float, ptr %v1650, align 4
  br label %join255
join255:
  %v1652 = phi float [ %v1651, %then255 ], [ 0x0000000000000000, %join254 ]
  %v1653 = add nsw i32 %v336, 11
  %v1654 = getelementptr float, ptr %v3, i32 %v336
  %v1655 = getelementptr float, ptr %v1654, i64 11
  br i1 %v1490, label %then256, label %join256
then256:
  %v1656 = load float, ptr %v1655, align 4
  br label %join256
join256:
  %v1657 = phi float [ %v1656, %then256 ], [ 0x0000000000000000, %join255 ]
  %v1658 = insertelement <4 x float> poison, float %v1642, i64 0
  %v1659 = insertelement <4 x float> %v1658, float %v1647, i64 1
  %v1660 = insertelement <4 x float> %v1659, float %v1652, i64 2
  %v1661 = insertelement <4 x float> %v1660, float %v1657, i64 3
  %v1662 = add nsw i32 %v360, 8
  %v1663 = getelementptr float, ptr %v3, i32 %v360
  %v1664 = getelementptr float, ptr %v1663, i64 8
  br i1 %v1501, label %then257, label %join257
then257:
  %v1665 = load float, ptr %v1664, align 4
  br label %join257
join257:
  %v1666 = phi float [ %v1665, %then257 ], [ 0x0000000000000000, %join256 ]
  %v1667 = add nsw i32 %v360, 9
  %v1668 = getelementptr float, ptr %v3, i32 %v360
  %v1669 = getelementptr float, ptr %v1668, i64 9
  br i1 %v1507, label %then258, label %join258
then258:
  %v1670 = load float, ptr %v1669, align 4
  br label %join258
join258:
  %v1671 = phi float [ %v1670, %then258 ], [ 0x0000000000000000, %join257 ]
  %v1672 = add nsw i32 %v360, 10
  %v1673 = getelementptr float, ptr %v3, i32 %v360
  %v1674 = getelementptr float, ptr %v1673, i64 10
  br i1 %v1513, label %then259, label %join259
then259:
  %v1675 = load float, ptr %v1674, align 4
  br label %join259
join259:
  %v1676 = phi float [ %v1675, %then259 ], [ 0x0000000000000000, %join258 ]
  %v1677 = add nsw i32 %v360, 11
  %v1678 = getelementptr float, ptr %v3, i32 %v360
  %v1679 = getelementptr float, ptr %v1678, i64 11
  br i1 %v1519, label %then260, label %join260
then260:
  %v1680 = load float, ptr %v1679, align 4
  br label %join260
join260:
  %v1681 = phi float [ %v1680, %then260 ], [ 0x0000000000000000, %join259 ]
  %v1682 = insertelement <4 x float> poison, float %v1666, i64 0
  %v1683 = insertelement <4 x float> %v1682, float %v1671, i64 1
  %v1684 = insertelement <4 x float> %v1683, float %v1676, i64 2
  %v1685 = insertelement <4 x float> %v1684, float %v1681, i64 3
  %v1686 = add nsw i32 %v384, 8
  %v1687 = getelementptr float, ptr %v3, i32 %v384
  %v1688 = getelementptr float, ptr %v1687, i64 8
  br i1 %v167, label %then261, label %join261
then261:
  %v1689 = load <4 x float>, ptr %v1688, align 4
  br label %join261
join261:
  %v1690 = phi <4 x float> [ %v1689, %then261 ], [ zeroinitializer, %join260 ]
  %v1691 = add nsw i32 %v389, 8
  %v1692 = getelementptr float, ptr %v3, i32 %v389
  %v1693 = getelementptr float, ptr %v1692, i64 8
  br i1 %v1357, label %then262, label %join262
then262:
  %v1694 = load float, ptr %v1693, align 4
  br label %join262
join262:
  %v1695 = phi float [ %v1694, %then262 ], [ 0x0000000000000000, %join261 ]
  %v1696 = add nsw i32 %v389, 9
  %v1697 = getelementptr float, ptr %v3, i32 %v389
  %v1698 = getelementptr float, ptr %v1697, i64 9
  br i1 %v1363, label %then263, label %join263
then263:
  %v1699 = load float, ptr %v1698, align 4
  br label %join263
join263:
  %v1700 = phi float [ %v1699, %then263 ], [ 0x0000000000000000, %join262 ]
  %v1701 = add nsw i32 %v389, 10
  %v1702 = getelementptr float, ptr %v3, i32 %v389
  %v1703 = getelementptr float, ptr %v1702, i64 10
  br i1 %v1369, label %then264, label %join264
then264:
  %v1704 = load float, ptr %v1703, align 4
  br label %join264
join264:
  %v1705 = phi float [ %v1704, %then264 ], [ 0x0000000000000000, %join263 ]
  %v1706 = add nsw i32 %v389, 11
  %v1707 = getelementptr float, ptr %v3, i32 %v389
  %v1708 = getelementptr float, ptr %v1707, i64 11
  br i1 %v1375, label %then265, label %join265
then265:
  %v1709 = load float, ptr %v1708, align 4
  br label %join265
join265:
  %v1710 = phi float [ %v1709, %then265 ], [ 0x0000000000000000, %join264 ]
  %v1711 = insertelement <4 x float> poison, float %v1695, i64 0
  %v1712 = insertelement <4 x float> %v1711, float %v1700, i64 1
  %v1713 = insertelement <4 x float> %v1712, float %v1705, i64 2
  %v1714 = insertelement <4 x float> %v1713, float %v1710, i64 3
  %v1715 = add nsw i32 %v413, 8
  %v1716 = getelementptr float, ptr %v3, i32 %v413
  %v1717 = getelementptr float, ptr %v1716, i64 8
  br i1 %v52, label %then266, label %join266
then266:
  %v1718 = load <4 x float>, ptr %v1717, align 4
  br label %join266
join266:
  %v1719 = phi <4 x float> [ %v1718, %then266 ], [ zeroinitializer, %join265 ]
  %v1720 = add nsw i32 %v418, 8
  %v1721 = getelementptr float, ptr %v3, i32 %v418
  %v1722 = getelementptr float, ptr %v1721, i64 8
  br i1 %v1391, label %then267, label %join267
then267:
  %v1723 = load float, ptr %v1722, align 4
  br label %join267
join267:
  %v1724 = phi float [ %v1723, %then267 ], [ 0x0000000000000000, %join266 ]
  %v1725 = add nsw i32 %v418, 9
  %v1726 = getelementptr float, ptr %v3, i32 %v418
  %v1727 = getelementptr float, ptr %v1726, i64 9
  br i1 %v1397, label %then268, label %join268
then268:
  %v1728 = load float, ptr %v1727, align 4
  br label %join268
join268:
  %v1729 = phi float [ %v1728, %then268 ], [ 0x0000000000000000, %join267 ]
  %v1730 = add nsw i32 %v418, 10
  %v1731 = getelementptr float, ptr %v3, i32 %v418
  %v1732 = getelementptr float, ptr %v1731, i64 10
  br i1 %v1403, label %then269, label %join269
then269:
  %v1733 = load float, ptr %v1732, align 4
  br label %join269
join269:
  %v1734 = phi float [ %v1733, %then269 ], [ 0x0000000000000000, %join268 ]
  %v1735 = add nsw i32 %v418, 11
  %v1736 = getelementptr float, ptr %v3, i32 %v418
  %v1737 = getelementptr float, ptr %v1736, i64 11
  br i1 %v1409, label %then270, label %join270
then270:
  %v1738 = load float, ptr %v1737, align 4
  br label %join270
join270:
  %v1739 = phi float [ %v1738, %then270 ], [ 0x0000000000000000, %join269 ]
  %v1740 = insertelement <4 x float> poison, float %v1724, i64 0
  %v1741 = insertelement <4 x float> %v1740, float %v1729, i64 1
  %v1742 = insertelement <4 x float> %v1741, float %v1734, i64 2
  %v1743 = insertelement <4 x float> %v1742, float %v1739, i64 3
  %v1744 = add nsw i32 %v442, 8
  %v1745 = getelementptr float, ptr %v3, i32 %v442
  %v1746 = getelementptr float, ptr %v1745, i64 8
  br i1 %v30, label %then271, label %join271
then271:
  %v1747 = load float, ptr %v1746, align 4
  br label %join271
join271:
  %v1748 = phi float [ %v1747, %then271 ], [ 0x0000000000000000, %join270 ]
  %v1749 = add nsw i32 %v442, 9
  %v1750 = getelementptr float, ptr %v3, i32 %v442
  %v1751 = getelementptr float, ptr %v1750, i64 9
  br i1 %v31, label %then272, label %join272
then272:
  %v1752 = load float, ptr %v1751, align 4
  br label %join272
join272:
  %v1753 = phi float [ %v1752, %then272 ], [ 0x0000000000000000, %join271 ]
  %v1754 = add nsw i32 %v442, 10
  %v1755 = getelementptr float, ptr %v3, i32 %v442
  %v1756 = getelementptr float, ptr %v1755, i64 10
  br i1 %v32, label %then273, label %join273
then273:
  %v1757 = load float, ptr %v1756, align 4
  br label %join273
join273:
  %v1758 = phi float [ %v1757, %then273 ], [ 0x0000000000000000, %join272 ]
  %v1759 = add nsw i32 %v442, 11
  %v1760 = getelementptr float, ptr %v3, i32 %v442
  %v1761 = getelementptr float, ptr %v1760, i64 11
  br i1 %v33, label %then274, label %join274
then274:
  %v1762 = load float, ptr %v1761, align 4
  br label %join274
join274:
  %v1763 = phi float [ %v1762, %then274 ], [ 0x0000000000000000, %join273 ]
  %v1764 = insertelement <4 x float> poison, float %v1748, i64 0
  %v1765 = insertelement <4 x float> %v1764, float %v1753, i64 1
  %v1766 = insertelement <4 x float> %v1765, float %v1758, i64 2
  %v1767 = insertelement <4 x float> %v1766, float %v1763, i64 3
  %v1768 = add nsw i32 %v466, 8
  %v1769 = getelementptr float, ptr %v3, i32 %v466
  %v1770 = getelementptr float, ptr %v1769, i64 8
  %v1771 = load <4 x float>, ptr %v1770, align 4
  %v1772 = add nsw i32 %v470, 8
  %v1773 = getelementptr float, ptr %v3, i32 %v470
  %v1774 = getelementptr float, ptr %v1773, i64 8
  br i1 %v34, label %then275, label %join275
then275:
  %v1775 = load float, ptr %v1774, align 4
  br label %join275
join275:
  %v1776 = phi float [ %v1775, %then275 ], [ 0x0000000000000000, %join274 ]
  %v1777 = add nsw i32 %v470, 9
  %v1778 = getelementptr float, ptr %v3, i32 %v470
  %v1779 = getelementptr float, ptr %v1778, i64 9
  br i1 %v35, label %then276, label %join276
then276:
  %v1780 = load float, ptr %v1779, align 4
  br label %join276
join276:
  %v1781 = phi float [ %v1780, %then276 ], [ 0x0000000000000000, %join275 ]
  %v1782 = add nsw i32 %v470, 10
  %v1783 = getelementptr float, ptr %v3, i32 %v470
  %v1784 = getelementptr float, ptr %v1783, i64 10
  br i1 %v36, label %then277, label %join277
then277:
  %v1785 = load float, ptr %v1784, align 4
  br label %join277
join277:
  %v1786 = phi float [ %v1785, %then277 ], [ 0x0000000000000000, %join276 ]
  %v1787 = add nsw i32 %v470, 11
  %v1788 = getelementptr float, ptr %v3, i32 %v470
  %v1789 = getelementptr float, ptr %v1788, i64 11
  br i1 %v37, label %then278, label %join278
then278:
  %v1790 = load float, ptr %v1789, align 4
  br label %join278
join278:
  %v1791 = phi float [ %v1790, %then278 ], [ 0x0000000000000000, %join277 ]
  %v1792 = insertelement <4 x float> poison, float %v1776, i64 0
  %v1793 = insertelement <4 x float> %v1792, float %v1781, i64 1
  %v1794 = insertelement <4 x float> %v1793, float %v1786, i64 2
  %v1795 = insertelement <4 x float> %v1794, float %v1791, i64 3
  %v1796 = add nsw i32 %v493, 8
  %v1797 = getelementptr float, ptr %v3, i32 %v493
  %v1798 = getelementptr float, ptr %v1797, i64 8
  br i1 %v1472, label %then279, label %join279
then279:
  %v1799 = load float, ptr %v1798, align 4
  br label %join279
join279:
  %v1800 = phi float [ %v1799, %then279 ], [ 0x0000000000000000, %join278 ]
  %v1801 = add nsw i32 %v493, 9
  %v1802 = getelementptr float, ptr %v3, i32 %v493
  %v1803 = getelementptr float, ptr %v1802, i64 9
  br i1 %v1478, label %then280, label %join280
then280:
  %v1804 = load float, ptr %v1803, align 4
  br label %join280
join280:
  %v1805 = phi float [ %v1804, %then280 ], [ 0x0000000000000000, %join279 ]
  %v1806 = add nsw i32 %v493, 10
  %v1807 = getelementptr float, ptr %v3, i32 %v493
  %v1808 = getelementptr float, ptr %v1807, i64 10
  br i1 %v1484, label %then281, label %join281
then281:
  %v1809 = load float, ptr %v1808, align 4
  br label %join281
join281:
  %v1810 = phi float [ %v1809, %then281 ], [ 0x0000000000000000, %join280 ]
  %v1811 = add nsw i32 %v493, 11
  %v1812 = getelementptr float, ptr %v3, i32 %v493
  %v1813 = getelementptr float, ptr %v1812, i64 11
  br i1 %v1490, label %then282, label %join282
then282:
  %v1814 = load float, ptr %v1813, align 4
  br label %join282
join282:
  %v1815 = phi float [ %v1814, %then282 ], [ 0x0000000000000000, %join281 ]
  %v1816 = insertelement <4 x float> poison, float %v1800, i64 0
  %v1817 = insertelement <4 x float> %v1816, float %v1805, i64 1
  %v1818 = insertelement <4 x float> %v1817, float %v1810, i64 2
  %v1819 = insertelement <4 x float> %v1818, float %v1815, i64 3
  %v1820 = add nsw i32 %v517, 8
  %v1821 = getelementptr float, ptr %v3, i32 %v517
  %v1822 = getelementptr float, ptr %v1821, i64 8
  br i1 %v1501, label %then283, label %join283
then283:
  %v1823 = load float, ptr %v1822, align 4
  br label %join283
join283:
  %v1824 = phi float [ %v1823, %then283 ], [ 0x0000000000000000, %join282 ]
  %v1825 = add nsw i32 %v517, 9
  %v1826 = getelementptr float, ptr %v3, i32 %v517
  %v1827 = getelementptr float, ptr %v1826, i64 9
  br i1 %v1507, label %then284, label %join284
then284:
  %v1828 = load float, ptr %v1827, align 4
  br label %join284
join284:
  %v1829 = phi float [ %v1828, %then284 ], [ 0x0000000000000000, %join283 ]
  %v1830 = add nsw i32 %v517, 10
  %v1831 = getelementptr float, ptr %v3, i32 %v517
  %v1832 = getelementptr float, ptr %v1831, i64 10
  br i1 %v1513, label %then285, label %join285
then285:
  %v1833 = load float, ptr %v1832, align 4
  br label %join285
join285:
  %v1834 = phi float [ %v1833, %then285 ], [ 0x0000000000000000, %join284 ]
  %v1835 = add nsw i32 %v517, 11
  %v1836 = getelementptr float, ptr %v3, i32 %v517
  %v1837 = getelementptr float, ptr %v1836, i64 11
  br i1 %v1519, label %then286, label %join286
then286:
  %v1838 = load float, ptr %v1837, align 4
  br label %join286
join286:
  %v1839 = phi float [ %v1838, %then286 ], [ 0x0000000000000000, %join285 ]
  %v1840 = insertelement <4 x float> poison, float %v1824, i64 0
  %v1841 = insertelement <4 x float> %v1840, float %v1829, i64 1
  %v1842 = insertelement <4 x float> %v1841, float %v1834, i64 2
  %v1843 = insertelement <4 x float> %v1842, float %v1839, i64 3
  %v1844 = add nsw i32 %v541, 8
  %v1845 = getelementptr float, ptr %v3, i32 %v541
  %v1846 = getelementptr float, ptr %v1845, i64 8
  br i1 %v167, label %then287, label %join287
then287:
  %v1847 = load <4 x float>, ptr %v1846, align 4
  br label %join287
join287:
  %v1848 = phi <4 x float> [ %v1847, %then287 ], [ zeroinitializer, %join286 ]
  %v1849 = add nsw i32 %v546, 8
  %v1850 = getelementptr float, ptr %v3, i32 %v546
  %v1851 = getelementptr float, ptr %v1850, i64 8
  br i1 %v1357, label %then288, label %join288
then288:
  %v1852 = load float, ptr %v1851, align 4
  br label %join288
join288:
  %v1853 = phi float [ %v1852, %then288 ], [ 0x0000000000000000, %join287 ]
  %v1854 = add nsw i32 %v546, 9
  %v1855 = getelementptr float, ptr %v3, i32 %v546
  %v1856 = getelementptr float, ptr %v1855, i64 9
  br i1 %v1363, label %then289, label %join289
then289:
  %v1857 = load float, ptr %v1856, align 4
  br label %join289
join289:
  %v1858 = phi float [ %v1857, %then289 ], [ 0x0000000000000000, %join288 ]
  %v1859 = add nsw i32 %v546, 10
  %v1860 = getelementptr float, ptr %v3, i32 %v546
  %v1861 = getelementptr float, ptr %v1860, i64 10
  br i1 %v1369, label %then290, label %join290
then290:
  %v1862 = load float, ptr %v1861, align 4
  br label %join290
join290:
  %v1863 = phi float [ %v1862, %then290 ], [ 0x0000000000000000, %join289 ]
  %v1864 = add nsw i32 %v546, 11
  %v1865 = getelementptr float, ptr %v3, i32 %v546
  %v1866 = getelementptr float, ptr %v1865, i64 11
  br i1 %v1375, label %then291, label %join291
then291:
  %v1867 = load float, ptr %v1866, align 4
  br label %join291
join291:
  %v1868 = phi float [ %v1867, %then291 ], [ 0x0000000000000000, %join290 ]
  %v1869 = insertelement <4 x float> poison, float %v1853, i64 0
  %v1870 = insertelement <4 x float> %v1869, float %v1858, i64 1
  %v1871 = insertelement <4 x float> %v1870, float %v1863, i64 2
  %v1872 = insertelement <4 x float> %v1871, float %v1868, i64 3
  %v1873 = add nsw i32 %v570, 8
  %v1874 = getelementptr float, ptr %v3, i32 %v570
  %v1875 = getelementptr float, ptr %v1874, i64 8
  br i1 %v52, label %then292, label %join292
then292:
  %v1876 = load <4 x float>, ptr %v1875, align 4
  br label %join292
join292:
  %v1877 = phi <4 x float> [ %v1876, %then292 ], [ zeroinitializer, %join291 ]
  %v1878 = add nsw i32 %v575, 8
  %v1879 = getelementptr float, ptr %v3, i32 %v575
  %v1880 = getelementptr float, ptr %v1879, i64 8
  br i1 %v1391, label %then293, label %join293
then293:
  %v1881 = load float, ptr %v1880, align 4
  br label %join293
join293:
  %v1882 = phi float [ %v1881, %then293 ], [ 0x0000000000000000, %join292 ]
  %v1883 = add nsw i32 %v575, 9
  %v1884 = getelementptr float, ptr %v3, i32 %v575
  %v1885 = getelementptr float, ptr %v1884, i64 9
  br i1 %v1397, label %then294, label %join294
then294:
  %v1886 = load float, ptr %v1885, align 4
  br label %join294
join294:
  %v1887 = phi float [ %v1886, %then294 ], [ 0x0000000000000000, %join293 ]
  %v1888 = add nsw i32 %v575, 10
  %v1889 = getelementptr float, ptr %v3, i32 %v575
  %v1890 = getelementptr float, ptr %v1889, i64 10
  br i1 %v1403, label %then295, label %join295
then295:
  %v1891 = load float, ptr %v1890, align 4
  br label %join295
join295:
  %v1892 = phi float [ %v1891, %then295 ], [ 0x0000000000000000, %join294 ]
  %v1893 = add nsw i32 %v575, 11
  %v1894 = getelementptr float, ptr %v3, i32 %v575
  %v1895 = getelementptr float, ptr %v1894, i64 11
  br i1 %v1409, label %then296, label %join296
then296:
  %v1896 = load float, ptr %v1895, align 4
  br label %join296
join296:
  %v1897 = phi float [ %v1896, %then296 ], [ 0x0000000000000000, %join295 ]
  %v1898 = insertelement <4 x float> poison, float %v1882, i64 0
  %v1899 = insertelement <4 x float> %v1898, float %v1887, i64 1
  %v1900 = insertelement <4 x float> %v1899, float %v1892, i64 2
  %v1901 = insertelement <4 x float> %v1900, float %v1897, i64 3
  %v1902 = add nsw i32 %v599, 8
  %v1903 = getelementptr float, ptr %v3, i32 %v599
  %v1904 = getelementptr float, ptr %v1903, i64 8
  br i1 %v30, label %then297, label %join297
then297:
  %v1905 = load float, ptr %v1904, align 4
  br label %join297
join297:
  %v1906 = phi float [ %v1905, %then297 ], [ 0x0000000000000000, %join296 ]
  %v1907 = add nsw i32 %v599, 9
  %v1908 = getelementptr float, ptr %v3, i32 %v599
  %v1909 = getelementptr float, ptr %v1908, i64 9
  br i1 %v31, label %then298, label %join298
then298:
  %v1910 = load float, ptr %v1909, align 4
  br label %join298
join298:
  %v1911 = phi float [ %v1910, %then298 ], [ 0x0000000000000000, %join297 ]
  %v1912 = add nsw i32 %v599, 10
  %v1913 = getelementptr float, ptr %v3, i32 %v599
  %v1914 = getelementptr float, ptr %v1913, i64 10
  br i1 %v32, label %then299, label %join299
then299:
  %v1915 = load float, ptr %v1914, align 4
  br label %join299
join299:
  %v1916 = phi float [ %v1915, %then299 ], [ 0x0000000000000000, %join298 ]
  %v1917 = add nsw i32 %v599, 11
  %v1918 = getelementptr float, ptr %v3, i32 %v599
  %v1919 = getelementptr float, ptr %v1918, i64 11
  br i1 %v33, label %then300, label %join300
then300:
  %v1920 = load float, ptr %v1919, align 4
  br label %join300
join300:
  %v1921 = phi float [ %v1920, %then300 ], [ 0x0000000000000000, %join299 ]
  %v1922 = insertelement <4 x float> poison, float %v1906, i64 0
  %v1923 = insertelement <4 x float> %v1922, float %v1911, i64 1
  %v1924 = insertelement <4 x float> %v1923, float %v1916, i64 2
  %v1925 = insertelement <4 x float> %v1924, float %v1921, i64 3
  %v1926 = add nsw i32 %v623, 8
  %v1927 = getelementptr float, ptr %v3, i32 %v623
  %v1928 = getelementptr float, ptr %v1927, i64 8
  %v1929 = load <4 x float>, ptr %v1928, align 4
  %v1930 = add nsw i32 %v627, 8
  %v1931 = getelementptr float, ptr %v3, i32 %v627
  %v1932 = getelementptr float, ptr %v1931, i64 8
  br i1 %v34, label %then301, label %join301
then301:
  %v1933 = load float, ptr %v1932, align 4
  br label %join301
join301:
  %v1934 = phi float [ %v1933, %then301 ], [ 0x0000000000000000, %join300 ]
  %v1935 = add nsw i32 %v627, 9
  %v1936 = getelementptr float, ptr %v3, i32 %v627
  %v1937 = getelementptr float, ptr %v1936, i64 9
  br i1 %v35, label %then302, label %join302
then302:
  %v1938 = load float, ptr %v1937, align 4
  br label %join302
join302:
  %v1939 = phi float [ %v1938, %then302 ], [ 0x0000000000000000, %join301 ]
  %v1940 = add nsw i32 %v627, 10
  %v1941 = getelementptr float, ptr %v3, i32 %v627
  %v1942 = getelementptr float, ptr %v1941, i64 10
  br i1 %v36, label %then303, label %join303
then303:
  %v1943 = load float, ptr %v1942, align 4
  br label %join303
join303:
  %v1944 = phi float [ %v1943, %then303 ], [ 0x0000000000000000, %join302 ]
  %v1945 = add nsw i32 %v627, 11
  %v1946 = getelementptr float, ptr %v3, i32 %v627
  %v1947 = getelementptr float, ptr %v1946, i64 11
  br i1 %v37, label %then304, label %join304
then304:
  %v1948 = load float, ptr %v1947, align 4
  br label %join304
join304:
  %v1949 = phi float [ %v1948, %then304 ], [ 0x0000000000000000, %join303 ]
  %v1950 = insertelement <4 x float> poison, float %v1934, i64 0
  %v1951 = insertelement <4 x float> %v1950, float %v1939, i64 1
  %v1952 = insertelement <4 x float> %v1951, float %v1944, i64 2
  %v1953 = insertelement <4 x float> %v1952, float %v1949, i64 3
  %v1954 = add nsw i32 %v650, 8
  %v1955 = getelementptr float, ptr %v3, i32 %v650
  %v1956 = getelementptr float, ptr %v1955, i64 8
  br i1 %v1472, label %then305, label %join305
then305:
  %v1957 = load float, ptr %v1956, align 4
  br label %join305
join305:
  %v1958 = phi float [ %v1957, %then305 ], [ 0x0000000000000000, %join304 ]
  %v1959 = add nsw i32 %v650, 9
  %v1960 = getelementptr float, ptr %v3, i32 %v650
  %v1961 = getelementptr float, ptr %v1960, i64 9
  br i1 %v1478, label %then306, label %join306
then306:
  %v1962 = load float, ptr %v1961, align 4
  br label %join306
join306:
  %v1963 = phi float [ %v1962, %then306 ], [ 0x0000000000000000, %join305 ]
  %v1964 = add nsw i32 %v650, 10
  %v1965 = getelementptr float, ptr %v3, i32 %v650
  %v1966 = getelementptr float, ptr %v1965, i64 10
  br i1 %v1484, label %then307, label %join307
then307:
  %v1967 = load float, ptr %v1966, align 4
  br label %join307
join307:
  %v1968 = phi float [ %v1967, %then307 ], [ 0x0000000000000000, %join306 ]
  %v1969 = add nsw i32 %v650, 11
  %v1970 = getelementptr float, ptr %v3, i32 %v650
  %v1971 = getelementptr float, ptr %v1970, i64 11
  br i1 %v1490, label %then308, label %join308
then308:
  %v1972 = load float, ptr %v1971, align 4
  br label %join308
join308:
  %v1973 = phi float [ %v1972, %then308 ], [ 0x0000000000000000, %join307 ]
  %v1974 = insertelement <4 x float> poison, float %v1958, i64 0
  %v1975 = insertelement <4 x float> %v1974, float %v1963, i64 1
  %v1976 = insertelement <4 x float> %v1975, float %v1968, i64 2
  %v1977 = insertelement <4 x float> %v1976, float %v1973, i64 3
  %v1978 = add nsw i32 %v674, 8
  %v1979 = getelementptr float, ptr %v3, i32 %v674
  %v1980 = getelementptr float, ptr %v1979, i64 8
  br i1 %v1501, label %then309, label %join309
then309:
  %v1981 = load float, ptr %v1980, align 4
  br label %join309
join309:
  %v1982 = phi float [ %v1981, %then309 ], [ 0x0000000000000000, %join308 ]
  %v1983 = add nsw i32 %v674, 9
  %v1984 = getelementptr float, ptr %v3, i32 %v674
  %v1985 = getelementptr float, ptr %v1984, i64 9
  br i1 %v1507, label %then310, label %join310
then310:
  %v1986 = load float, ptr %v1985, align 4
  br label %join310
join310:
  %v1987 = phi float [ %v1986, %then310 ], [ 0x0000000000000000, %join309 ]
  %v1988 = add nsw i32 %v674, 10
  %v1989 = getelementptr float, ptr %v3, i32 %v674
  %v1990 = getelementptr float, ptr %v1989, i64 10
  br i1 %v1513, label %then311, label %join311
then311:
  %v1991 = load float, ptr %v1990, align 4
  br label %join311
join311:
  %v1992 = phi float [ %v1991, %then311 ], [ 0x0000000000000000, %join310 ]
  %v1993 = add nsw i32 %v674, 11
  %v1994 = getelementptr float, ptr %v3, i32 %v674
  %v1995 = getelementptr float, ptr %v1994, i64 11
  br i1 %v1519, label %then312, label %join312
then312:
  %v1996 = load float, ptr %v1995, align 4
  br label %join312
join312:
  %v1997 = phi float [ %v1996, %then312 ], [ 0x0000000000000000, %join311 ]
  %v1998 = insertelement <4 x float> poison, float %v1982, i64 0
  %v1999 = insertelement <4 x float> %v1998, float %v1987, i64 1
  %v2000 = insertelement <4 x float> %v1999, float %v1992, i64 2
  %v2001 = insertelement <4 x float> %v2000, float %v1997, i64 3
  %v2002 = add nsw i32 %v698, 8
  %v2003 = getelementptr float, ptr %v3, i32 %v698
  %v2004 = getelementptr float, ptr %v2003, i64 8
  br i1 %v167, label %then313, label %join313
then313:
  %v2005 = load <4 x float>, ptr %v2004, align 4
  br label %join313
join313:
  %v2006 = phi <4 x float> [ %v2005, %then313 ], [ zeroinitializer, %join312 ]
  %v2007 = add nsw i32 %v51, 12
  %v2008 = and <4 x i1> %v54, %v38
  %v2009 = extractelement <4 x i1> %v2008, i32 0
  %v2010 = getelementptr float, ptr %v3, i32 %v51
  %v2011 = getelementptr float, ptr %v2010, i64 12
  br i1 %v2009, label %then314, label %join314
then314:
  %v2012 = load float, ptr %v2011, align 4
  br label %join314
join314:
  %v2013 = phi float [ %v2012, %then314 ], [ 0x0000000000000000, %join313 ]
  %v2014 = add nsw i32 %v51, 13
  %v2015 = extractelement <4 x i1> %v2008, i32 1
  %v2016 = getelementptr float, ptr %v3, i32 %v51
  %v2017 = getelementptr float, ptr %v2016, i64 13
  br i1 %v2015, label %then315, label %join315
then315:
  %v2018 = load float, ptr %v2017, align 4
  br label %join315
join315:
  %v2019 = phi float [ %v2018, %then315 ], [ 0x0000000000000000, %join314 ]
  %v2020 = add nsw i32 %v51, 14
  %v2021 = extractelement <4 x i1> %v2008, i32 2
  %v2022 = getelementptr float, ptr %v3, i32 %v51
  %v2023 = getelementptr float, ptr %v2022, i64 14
  br i1 %v2021, label %then316, label %join316
then316:
  %v2024 = load float, ptr %v2023, align 4
  br label %join316
join316:
  %v2025 = phi float [ %v2024, %then316 ], [ 0x0000000000000000, %join315 ]
  %v2026 = add nsw i32 %v51, 15
  %v2027 = extractelement <4 x i1> %v2008, i32 3
  %v2028 = getelementptr float, ptr %v3, i32 %v51
  %v2029 = getelementptr float, ptr %v2028, i64 15
  br i1 %v2027, label %then317, label %join317
then317:
  %v2030 = load float, ptr %v2029, align 4
  br label %join317
join317:
  %v2031 = phi float [ %v2030, %then317 ], [ 0x0000000000000000, %join316 ]
  %v2032 = insertelement <4 x float> poison, float %v2013, i64 0
  %v2033 = insertelement <4 x float> %v2032, float %v2019, i64 1
  %v2034 = insertelement <4 x float> %v2033, float %v2025, i64 2
  %v2035 = insertelement <4 x float> %v2034, float %v2031, i64 3
  %v2036 = add nsw i32 %v83, 12
  %v2037 = getelementptr float, ptr %v3, i32 %v83
  %v2038 = getelementptr float, ptr %v2037, i64 12
  br i1 %v52, label %then318, label %join318
then318:
  %v2039 = load <4 x float>, ptr %v2038, align 4
  br label %join318
join318:
  %v2040 = phi <4 x float> [ %v2039, %then318 ], [ zeroinitializer, %join317 ]
  %v2041 = add nsw i32 %v88, 12
  %v2042 = and <4 x i1> %v54, %v39
  %v2043 = extractelement <4 x i1> %v2042, i32 0
  %v2044 = getelementptr float, ptr %v3, i32 %v88
  %v2045 = getelementptr float, ptr %v2044, i64 12
  br i1 %v2043, label %then319, label %join319
then319:
  %v2046 = load float, ptr %v2045, align 4
  br label %join319
join319:
  %v2047 = phi float [ %v2046, %then319 ], [ 0x0000000000000000, %join318 ]
  %v2048 = add nsw i32 %v88, 13
  %v2049 = extractelement <4 x i1> %v2042, i32 1
  %v2050 = getelementptr float, ptr %v3, i32 %v88
  %v2051 = getelementptr float, ptr %v2050, i64 13
  br i1 %v2049, label %then320, label %join320
then320:
  %v2052 = load float, ptr %v2051, align 4
  br label %join320
join320:
  %v2053 = phi float [ %v2052, %then320 ], [ 0x0000000000000000, %join319 ]
  %v2054 = add nsw i32 %v88, 14
  %v2055 = extractelement <4 x i1> %v2042, i32 2
  %v2056 = getelementptr float, ptr %v3, i32 %v88
  %v2057 = getelementptr float, ptr %v2056, i64 14
  br i1 %v2055, label %then321, label %join321
then321:
  %v2058 = load float, ptr %v2057, align 4
  br label %join321
join321:
  %v2059 = phi float [ %v2058, %then321 ], [ 0x0000000000000000, %join320 ]
  %v2060 = add nsw i32 %v88, 15
  %v2061 = extractelement <4 x i1> %v2042, i32 3
  %v2062 = getelementptr float, ptr %v3, i32 %v88
  %v2063 = getelementptr float, ptr %v2062, i64 15
  br i1 %v2061, label %then322, label %join322
then322:
  %v2064 = load float, ptr %v2063, align 4
  br label %join322
join322:
  %v2065 = phi float [ %v2064, %then322 ], [ 0x0000000000000000, %join321 ]
  %v2066 = insertelement <4 x float> poison, float %v2047, i64 0
  %v2067 = insertelement <4 x float> %v2066, float %v2053, i64 1
  %v2068 = insertelement <4 x float> %v2067, float %v2059, i64 2
  %v2069 = insertelement <4 x float> %v2068, float %v2065, i64 3
  %v2070 = add nsw i32 %v117, 12
  %v2071 = getelementptr float, ptr %v3, i32 %v117
  %v2072 = getelementptr float, ptr %v2071, i64 12
  br i1 %v40, label %then323, label %join323
then323:
  %v2073 = load float, ptr %v2072, align 4
  br label %join323
join323:
  %v2074 = phi float [ %v2073, %then323 ], [ 0x0000000000000000, %join322 ]
  %v2075 = add nsw i32 %v117, 13
  %v2076 = getelementptr float, ptr %v3, i32 %v117
  %v2077 = getelementptr float, ptr %v2076, i64 13
  br i1 %v41, label %then324, label %join324
then324:
  %v2078 = load float, ptr %v2077, align 4
  br label %join324
join324:
  %v2079 = phi float [ %v2078, %then324 ], [ 0x0000000000000000, %join323 ]
  %v2080 = add nsw i32 %v117, 14
  %v2081 = getelementptr float, ptr %v3, i32 %v117
  %v2082 = getelementptr float, ptr %v2081, i64 14
  br i1 %v42, label %then325, label %join325
then325:
  %v2083 = load float, ptr %v2082, align 4
  br label %join325
join325:
  %v2084 = phi float [ %v2083, %then325 ], [ 0x0000000000000000, %join324 ]
  %v2085 = add nsw i32 %v117, 15
  %v2086 = getelementptr float, ptr %v3, i32 %v117
  %v2087 = getelementptr float, ptr %v2086, i64 15
  br i1 %v43, label %then326, label %join326
then326:
  %v2088 = load float, ptr %v2087, align 4
  br label %join326
join326:
  %v2089 = phi float [ %v2088, %then326 ], [ 0x0000000000000000, %join325 ]
  %v2090 = insertelement <4 x float> poison, float %v2074, i64 0
  %v2091 = insertelement <4 x float> %v2090, float %v2079, i64 1
  %v2092 = insertelement <4 x float> %v2091, float %v2084, i64 2
  %v2093 = insertelement <4 x float> %v2092, float %v2089, i64 3
  %v2094 = add nsw i32 %v50, 12
  %v2095 = getelementptr float, ptr %v3, i32 %v50
  %v2096 = getelementptr float, ptr %v2095, i64 12
  %v2097 = load <4 x float>, ptr %v2096, align 4
  %v2098 = add nsw i32 %v143, 12
  %v2099 = getelementptr float, ptr %v3, i32 %v143
  %v2100 = getelementptr float, ptr %v2099, i64 12
  br i1 %v44, label %then327, label %join327
then327:
  %v2101 = load float, ptr %v2100, align 4
  br label %join327
join327:
  %v2102 = phi float [ %v2101, %then327 ], [ 0x0000000000000000, %join326 ]
  %v2103 = add nsw i32 %v143, 13
  %v2104 = getelementptr float, ptr %v3, i32 %v143
  %v2105 = getelementptr float, ptr %v2104, i64 13
  br i1 %v45, label %then328, label %join328
then328:
  %v2106 = load float, ptr %v2105, align 4
  br label %join328
join328:
  %v2107 = phi float [ %v2106, %then328 ], [ 0x0000000000000000, %join327 ]
  %v2108 = add nsw i32 %v143, 14
  %v2109 = getelementptr float, ptr %v3, i32 %v143
  %v2110 = getelementptr float, ptr %v2109, i64 14
  br i1 %v46, label %then329, label %join329
then329:
  %v2111 = load float, ptr %v2110, align 4
  br label %join329
join329:
  %v2112 = phi float [ %v2111, %then329 ], [ 0x0000000000000000, %join328 ]
  %v2113 = add nsw i32 %v143, 15
  %v2114 = getelementptr float, ptr %v3, i32 %v143
  %v2115 = getelementptr float, ptr %v2114, i64 15
  br i1 %v47, label %then330, label %join330
then330:
  %v2116 = load float, ptr %v2115, align 4
  br label %join330
join330:
  %v2117 = phi float [ %v2116, %then330 ], [ 0x0000000000000000, %join329 ]
  %v2118 = insertelement <4 x float> poison, float %v2102, i64 0
  %v2119 = insertelement <4 x float> %v2118, float %v2107, i64 1
  %v2120 = insertelement <4 x float> %v2119, float %v2112, i64 2
  %v2121 = insertelement <4 x float> %v2120, float %v2117, i64 3
  %v2122 = add nsw i32 %v166, 12
  %v2123 = and <4 x i1> %v169, %v38
  %v2124 = extractelement <4 x i1> %v2123, i32 0
  %v2125 = getelementptr float, ptr %v3, i32 %v166
  %v2126 = getelementptr float, ptr %v2125, i64 12
  br i1 %v2124, label %then331, label %join331
then331:
  %v2127 = load float, ptr %v2126, align 4
  br label %join331
join331:
  %v2128 = phi float [ %v2127, %then331 ], [ 0x0000000000000000, %join330 ]
  %v2129 = add nsw i32 %v166, 13
  %v2130 = extractelement <4 x i1> %v2123, i32 1
  %v2131 = getelementptr float, ptr %v3, i32 %v166
  %v2132 = getelementptr float, ptr %v2131, i64 13
  br i1 %v2130, label %then332, label %join332
then332:
  %v2133 = load float, ptr %v2132, align 4
  br label %join332
join332:
  %v2134 = phi float [ %v2133, %then332 ], [ 0x0000000000000000, %join331 ]
  %v2135 = add nsw i32 %v166, 14
  %v2136 = extractelement <4 x i1> %v2123, i32 2
  %v2137 = getelementptr float, ptr %v3, i32 %v166
  %v2138 = getelementptr float, ptr %v2137, i64 14
  br i1 %v2136, label %then333, label %join333
then333:
  %v2139 = load float, ptr %v2138, align 4
  br label %join333
join333:
  %v2140 = phi float [ %v2139, %then333 ], [ 0x0000000000000000, %join332 ]
  %v2141 = add nsw i32 %v166, 15
  %v2142 = extractelement <4 x i1> %v2123, i32 3
  %v2143 = getelementptr float, ptr %v3, i32 %v166
  %v2144 = getelementptr float, ptr %v2143, i64 15
  br i1 %v2142, label %then334, label %join334
then334:
  %v2145 = load float, ptr %v2144, align 4
  br label %join334
join334:
  %v2146 = phi float [ %v2145, %then334 ], [ 0x0000000000000000, %join333 ]
  %v2147 = insertelement <4 x float> poison, float %v2128, i64 0
  %v2148 = insertelement <4 x float> %v2147, float %v2134, i64 1
  %v2149 = insertelement <4 x float> %v2148, float %v2140, i64 2
  %v2150 = insertelement <4 x float> %v2149, float %v2146, i64 3
  %v2151 = add nsw i32 %v198, 12
  %v2152 = and <4 x i1> %v169, %v39
  %v2153 = extractelement <4 x i1> %v2152, i32 0
  %v2154 = getelementptr float, ptr %v3, i32 %v198
  %v2155 = getelementptr float, ptr %v2154, i64 12
  br i1 %v2153, label %then335, label %join335
then335:
  %v2156 = load float, ptr %v2155, align 4
  br label %join335
join335:
  %v2157 = phi float [ %v2156, %then335 ], [ 0x0000000000000000, %join334 ]
  %v2158 = add nsw i32 %v198, 13
  %v2159 = extractelement <4 x i1> %v2152, i32 1
  %v2160 = getelementptr float, ptr %v3, i32 %v198
  %v2161 = getelementptr float, ptr %v2160, i64 13
  br i1 %v2159, label %then336, label %join336
then336:
  %v2162 = load float, ptr %v2161, align 4
  br label %join336
join336:
  %v2163 = phi float [ %v2162, %then336 ], [ 0x0000000000000000, %join335 ]
  %v2164 = add nsw i32 %v198, 14
  %v2165 = extractelement <4 x i1> %v2152, i32 2
  %v2166 = getelementptr float, ptr %v3, i32 %v198
  %v2167 = getelementptr float, ptr %v2166, i64 14
  br i1 %v2165, label %then337, label %join337
then337:
  %v2168 = load float, ptr %v2167, align 4
  br label %join337
join337:
  %v2169 = phi float [ %v2168, %then337 ], [ 0x0000000000000000, %join336 ]
  %v2170 = add nsw i32 %v198, 15
  %v2171 = extractelement <4 x i1> %v2152, i32 3
  %v2172 = getelementptr float, ptr %v3, i32 %v198
  %v2173 = getelementptr float, ptr %v2172, i64 15
  br i1 %v2171, label %then338, label %join338
then338:
  %v2174 = load float, ptr %v2173, align 4
  br label %join338
join338:
  %v2175 = phi float [ %v2174, %then338 ], [ 0x0000000000000000, %join337 ]
  %v2176 = insertelement <4 x float> poison, float %v2157, i64 0
  %v2177 = insertelement <4 x float> %v2176, float %v2163, i64 1
  %v2178 = insertelement <4 x float> %v2177, float %v2169, i64 2
  %v2179 = insertelement <4 x float> %v2178, float %v2175, i64 3
  %v2180 = add nsw i32 %v227, 12
  %v2181 = getelementptr float, ptr %v3, i32 %v227
  %v2182 = getelementptr float, ptr %v2181, i64 12
  br i1 %v167, label %then339, label %join339
then339:
  %v2183 = load <4 x float>, ptr %v2182, align 4
  br label %join339
join339:
  %v2184 = phi <4 x float> [ %v2183, %then339 ], [ zeroinitializer, %join338 ]
  %v2185 = add nsw i32 %v232, 12
  %v2186 = getelementptr float, ptr %v3, i32 %v232
  %v2187 = getelementptr float, ptr %v2186, i64 12
  br i1 %v2009, label %then340, label %join340
then340:
  %v2188 = load float, ptr %v2187, align 4
  br label %join340
join340:
  %v2189 = phi float [ %v2188, %then340 ], [ 0x0000000000000000, %join339 ]
  %v2190 = add nsw i32 %v232, 13
  %v2191 = getelementptr float, ptr %v3, i32 %v232
  %v2192 = getelementptr float, ptr %v2191, i64 13
  br i1 %v2015, label %then341, label %join341
then341:
  %v2193 = load float, ptr %v2192, align 4
  br label %join341
join341:
  %v2194 = phi float [ %v2193, %then341 ], [ 0x0000000000000000, %join340 ]
  %v2195 = add nsw i32 %v232, 14
  %v2196 = getelementptr float, ptr %v3, i32 %v232
  %v2197 = getelementptr float, ptr %v2196, i64 14
  br i1 %v2021, label %then342, label %join342
then342:
  %v2198 = load float, ptr %v2197, align 4
  br label %join342
join342:
  %v2199 = phi float [ %v2198, %then342 ], [ 0x0000000000000000, %join341 ]
  %v2200 = add nsw i32 %v232, 15
  %v2201 = getelementptr float, ptr %v3, i32 %v232
  %v2202 = getelementptr float, ptr %v2201, i64 15
  br i1 %v2027, label %then343, label %join343
then343:
  %v2203 = load float, ptr %v2202, align 4
  br label %join343
join343:
  %v2204 = phi float [ %v2203, %then343 ], [ 0x0000000000000000, %join342 ]
  %v2205 = insertelement <4 x float> poison, float %v2189, i64 0
  %v2206 = insertelement <4 x float> %v2205, float %v2194, i64 1
  %v2207 = insertelement <4 x float> %v2206, float %v2199, i64 2
  %v2208 = insertelement <4 x float> %v2207, float %v2204, i64 3
  %v2209 = add nsw i32 %v256, 12
  %v2210 = getelementptr float, ptr %v3, i32 %v256
  %v2211 = getelementptr float, ptr %v2210, i64 12
  br i1 %v52, label %then344, label %join344
then344:
  %v2212 = load <4 x float>, ptr %v2211, align 4
  br label %join344
join344:
  %v2213 = phi <4 x float> [ %v2212, %then344 ], [ zeroinitializer, %join343 ]
  %v2214 = add nsw i32 %v261, 12
  %v2215 = getelementptr float, ptr %v3, i32 %v261
  %v2216 = getelementptr float, ptr %v2215, i64 12
  br i1 %v2043, label %then345, label %join345
then345:
  %v2217 = load float, ptr %v2216, align 4
  br label %join345
join345:
  %v2218 = phi float [ %v2217, %then345 ], [ 0x0000000000000000, %join344 ]
  %v2219 = add nsw i32 %v261, 13
  %v2220 = getelementptr float, ptr %v3, i32 %v261
  %v2221 = getelementptr float, ptr %v2220, i64 13
  br i1 %v2049, label %then346, label %join346
then346:
  %v2222 = load float, ptr %v2221, align 4
  br label %join346
join346:
  %v2223 = phi float [ %v2222, %then346 ], [ 0x0000000000000000, %join345 ]
  %v2224 = add nsw i32 %v261, 14
  %v2225 = getelementptr float, ptr %v3, i32 %v261
  %v2226 = getelementptr float, ptr %v2225, i64 14
  br i1 %v2055, label %then347, label %join347
then347:
  %v2227 = load float, ptr %v2226, align 4
  br label %join347
join347:
  %v2228 = phi float [ %v2227, %then347 ], [ 0x0000000000000000, %join346 ]
  %v2229 = add nsw i32 %v261, 15
  %v2230 = getelementptr float, ptr %v3, i32 %v261
  %v2231 = getelementptr float, ptr %v2230, i64 15
  br i1 %v2061, label %then348, label %join348
then348:
  %v2232 = load float, ptr %v2231, align 4
  br label %join348
join348:
  %v2233 = phi float [ %v2232, %then348 ], [ 0x0000000000000000, %join347 ]
  %v2234 = insertelement <4 x float> poison, float %v2218, i64 0
  %v2235 = insertelement <4 x float> %v2234, float %v2223, i64 1
  %v2236 = insertelement <4 x float> %v2235, float %v2228, i64 2
  %v2237 = insertelement <4 x float> %v2236, float %v2233, i64 3
  %v2238 = add nsw i32 %v285, 12
  %v2239 = getelementptr float, ptr %v3, i32 %v285
  %v2240 = getelementptr float, ptr %v2239, i64 12
  br i1 %v40, label %then349, label %join349
then349:
  %v2241 = load float, ptr %v2240, align 4
  br label %join349
join349:
  %v2242 = phi float [ %v2241, %then349 ], [ 0x0000000000000000, %join348 ]
  %v2243 = add nsw i32 %v285, 13
  %v2244 = getelementptr float, ptr %v3, i32 %v285
  %v2245 = getelementptr float, ptr %v2244, i64 13
  br i1 %v41, label %then350, label %join350
then350:
  %v2246 = load float, ptr %v2245, align 4
  br label %join350
join350:
  %v2247 = phi float [ %v2246, %then350 ], [ 0x0000000000000000, %join349 ]
  %v2248 = add nsw i32 %v285, 14
  %v2249 = getelementptr float, ptr %v3, i32 %v285
  %v2250 = getelementptr float, ptr %v2249, i64 14
  br i1 %v42, label %then351, label %join351
then351:
  %v2251 = load float, ptr %v2250, align 4
  br label %join351
join351:
  %v2252 = phi float [ %v2251, %then351 ], [ 0x0000000000000000, %join350 ]
  %v2253 = add nsw i32 %v285, 15
  %v2254 = getelementptr float, ptr %v3, i32 %v285
  %v2255 = getelementptr float, ptr %v2254, i64 15
  br i1 %v43, label %then352, label %join352
then352:
  %v2256 = load float, ptr %v2255, align 4
  br label %join352
join352:
  %v2257 = phi float [ %v2256, %then352 ], [ 0x0000000000000000, %join351 ]
  %v2258 = insertelement <4 x float> poison, float %v2242, i64 0
  %v2259 = insertelement <4 x float> %v2258, float %v2247, i64 1
  %v2260 = insertelement <4 x float> %v2259, float %v2252, i64 2
  %v2261 = insertelement <4 x float> %v2260, float %v2257, i64 3
  %v2262 = add nsw i32 %v309, 12
  %v2263 = getelementptr float, ptr %v3, i32 %v309
  %v2264 = getelementptr float, ptr %v2263, i64 12
  %v2265 = load <4 x float>, ptr %v2264, align 4
  %v2266 = add nsw i32 %v313, 12
  %v2267 = getelementptr float, ptr %v3, i32 %v313
  %v2268 = getelementptr float, ptr %v2267, i64 12
  br i1 %v44, label %then353, label %join353
then353:
  %v2269 = load float, ptr %v2268, align 4
  br label %join353
join353:
  %v2270 = phi float [ %v2269, %then353 ], [ 0x0000000000000000, %join352 ]
  %v2271 = add nsw i32 %v313, 13
  %v2272 = getelementptr float, ptr %v3, i32 %v313
  %v2273 = getelementptr float, ptr %v2272, i64 13
  br i1 %v45, label %then354, label %join354
then354:
  %v2274 = load float, ptr %v2273, align 4
  br label %join354
join354:
  %v2275 = phi float [ %v2274, %then354 ], [ 0x0000000000000000, %join353 ]
  %v2276 = add nsw i32 %v313, 14
  %v2277 = getelementptr float, ptr %v3, i32 %v313
  %v2278 = getelementptr float, ptr %v2277, i64 14
  br i1 %v46, label %then355, label %join355
then355:
  %v2279 = load float, ptr %v2278, align 4
  br label %join355
join355:
  %v2280 = phi float [ %v2279, %then355 ], [ 0x0000000000000000, %join354 ]
  %v2281 = add nsw i32 %v313, 15
  %v2282 = getelementptr float, ptr %v3, i32 %v313
  %v2283 = getelementptr float, ptr %v2282, i64 15
  br i1 %v47, label %then356, label %join356
then356:
  %v2284 = load float, ptr %v2283, align 4
  br label %join356
join356:
  %v2285 = phi float [ %v2284, %then356 ], [ 0x0000000000000000, %join355 ]
  %v2286 = insertelement <4 x float> poison, float %v2270, i64 0
  %v2287 = insertelement <4 x float> %v2286, float %v2275, i64 1
  %v2288 = insertelement <4 x float> %v2287, float %v2280, i64 2
  %v2289 = insertelement <4 x float> %v2288, float %v2285, i64 3
  %v2290 = add nsw i32 %v336, 12
  %v2291 = getelementptr float, ptr %v3, i32 %v336
  %v2292 = getelementptr float, ptr %v2291, i64 12
  br i1 %v2124, label %then357, label %join357
then357:
  %v2293 = load float, ptr %v2292, align 4
  br label %join357
join357:
  %v2294 = phi float [ %v2293, %then357 ], [ 0x0000000000000000, %join356 ]
  %v2295 = add nsw i32 %v336, 13
  %v2296 = getelementptr float, ptr %v3, i32 %v336
  %v2297 = getelementptr float, ptr %v2296, i64 13
  br i1 %v2130, label %then358, label %join358
then358:
  %v2298 = load float, ptr %v2297, align 4
  br label %join358
join358:
  %v2299 = phi float [ %v2298, %then358 ], [ 0x0000000000000000, %join357 ]
  %v2300 = add nsw i32 %v336, 14
  %v2301 = getelementptr float, ptr %v3, i32 %v336
  %v2302 = getelementptr float, ptr %v2301, i64 14
  br i1 %v2136, label %then359, label %join359
then359:
  %v2303 = load float, ptr %v2302, align 4
  br label %join359
join359:
  %v2304 = phi float [ %v2303, %then359 ], [ 0x0000000000000000, %join358 ]
  %v2305 = add nsw i32 %v336, 15
  %v2306 = getelementptr float, ptr %v3, i32 %v336
  %v2307 = getelementptr float, ptr %v2306, i64 15
  br i1 %v2142, label %then360, label %join360
then360:
  %v2308 = load float, ptr %v2307, align 4
  br label %join360
join360:
  %v2309 = phi float [ %v2308, %then360 ], [ 0x0000000000000000, %join359 ]
  %v2310 = insertelement <4 x float> poison, float %v2294, i64 0
  %v2311 = insertelement <4 x float> %v2310, float %v2299, i64 1
  %v2312 = insertelement <4 x float> %v2311, float %v2304, i64 2
  %v2313 = insertelement <4 x float> %v2312, float %v2309, i64 3
  %v2314 = add nsw i32 %v360, 12
  %v2315 = getelementptr float, ptr %v3, i32 %v360
  %v2316 = getelementptr float, ptr %v2315, i64 12
  br i1 %v2153, label %then361, label %join361
then361:
  %v2317 = load float, ptr %v2316, align 4
  br label %join361
join361:
  %v2318 = phi float [ %v2317, %then361 ], [ 0x0000000000000000, %join360 ]
  %v2319 = add nsw i32 %v360, 13
  %v2320 = getelementptr float, ptr %v3, i32 %v360
  %v2321 = getelementptr float, ptr %v2320, i64 13
  br i1 %v2159, label %then362, label %join362
then362:
  %v2322 = load float, ptr %v2321, align 4
  br label %join362
join362:
  %v2323 = phi float [ %v2322, %then362 ], [ 0x0000000000000000, %join361 ]
  %v2324 = add nsw i32 %v360, 14
  %v2325 = getelementptr float, ptr %v3, i32 %v360
  %v2326 = getelementptr float, ptr %v2325, i64 14
  br i1 %v2165, label %then363, label %join363
then363:
  %v2327 = load float, ptr %v2326, align 4
  br label %join363
join363:
  %v2328 = phi float [ %v2327, %then363 ], [ 0x0000000000000000, %join362 ]
  %v2329 = add nsw i32 %v360, 15
  %v2330 = getelementptr float, ptr %v3, i32 %v360
  %v2331 = getelementptr float, ptr %v2330, i64 15
  br i1 %v2171, label %then364, label %join364
then364:
  %v2332 = load float, ptr %v2331, align 4
  br label %join364
join364:
  %v2333 = phi float [ %v2332, %then364 ], [ 0x0000000000000000, %join363 ]
  %v2334 = insertelement <4 x float> poison, float %v2318, i64 0
  %v2335 = insertelement <4 x float> %v2334, float %v2323, i64 1
  %v2336 = insertelement <4 x float> %v2335, float %v2328, i64 2
  %v2337 = insertelement <4 x float> %v2336, float %v2333, i64 3
  %v2338 = add nsw i32 %v384, 12
  %v2339 = getelementptr float, ptr %v3, i32 %v384
  %v2340 = getelementptr float, ptr %v2339, i64 12
  br i1 %v167, label %then365, label %join365
then365:
  %v2341 = load <4 x float>, ptr %v2340, align 4
  br label %join365
join365:
  %v2342 = phi <4 x float> [ %v2341, %then365 ], [ zeroinitializer, %join364 ]
  %v2343 = add nsw i32 %v389, 12
  %v2344 = getelementptr float, ptr %v3, i32 %v389
  %v2345 = getelementptr float, ptr %v2344, i64 12
  br i1 %v2009, label %then366, label %join366
then366:
  %v2346 = load float, ptr %v2345, align 4
  br label %join366
join366:
  %v2347 = phi float [ %v2346, %then366 ], [ 0x0000000000000000, %join365 ]
  %v2348 = add nsw i32 %v389, 13
  %v2349 = getelementptr float, ptr %v3, i32 %v389
  %v2350 = getelementptr float, ptr %v2349, i64 13
  br i1 %v2015, label %then367, label %join367
then367:
  %v2351 = load float, ptr %v2350, align 4
  br label %join367
join367:
  %v2352 = phi float [ %v2351, %then367 ], [ 0x0000000000000000, %join366 ]
  %v2353 = add nsw i32 %v389, 14
  %v2354 = getelementptr float, ptr %v3, i32 %v389
  %v2355 = getelementptr float, ptr %v2354, i64 14
  br i1 %v2021, label %then368, label %join368
then368:
  %v2356 = load float, ptr %v2355, align 4
  br label %join368
join368:
  %v2357 = phi float [ %v2356, %then368 ], [ 0x0000000000000000, %join367 ]
  %v2358 = add nsw i32 %v389, 15
  %v2359 = getelementptr float, ptr %v3, i32 %v389
  %v2360 = getelementptr float, ptr %v2359, i64 15
  br i1 %v2027, label %then369, label %join369
then369:
  %v2361 = load float, ptr %v2360, align 4
  br label %join369
join369:
  %v2362 = phi float [ %v2361, %then369 ], [ 0x0000000000000000, %join368 ]
  %v2363 = insertelement <4 x float> poison, float %v2347, i64 0
  %v2364 = insertelement <4 x float> %v2363, float %v2352, i64 1
  %v2365 = insertelement <4 x float> %v2364, float %v2357, i64 2
  %v2366 = insertelement <4 x float> %v2365, float %v2362, i64 3
  %v2367 = add nsw i32 %v413, 12
  %v2368 = getelementptr float, ptr %v3, i32 %v413
  %v2369 = getelementptr float, ptr %v2368, i64 12
  br i1 %v52, label %then370, label %join370
then370:
  %v2370 = load <4 x float>, ptr %v2369, align 4
  br label %join370
join370:
  %v2371 = phi <4 x float> [ %v2370, %then370 ], [ zeroinitializer, %join369 ]
  %v2372 = add nsw i32 %v418, 12
  %v2373 = getelementptr float, ptr %v3, i32 %v418
  %v2374 = getelementptr float, ptr %v2373, i64 12
  br i1 %v2043, label %then371, label %join371
then371:
  %v2375 = load float, ptr %v2374, align 4
  br label %join371
join371:
  %v2376 = phi float [ %v2375, %then371 ], [ 0x0000000000000000, %join370 ]
  %v2377 = add nsw i32 %v418, 13
  %v2378 = getelementptr float, ptr %v3, i32 %v418
  %v2379 = getelementptr float, ptr %v2378, i64 13
  br i1 %v2049, label %then372, label %join372
then372:
  %v2380 = load float, ptr %v2379, align 4
  br label %join372
join372:
  %v2381 = phi float [ %v2380, %then372 ], [ 0x0000000000000000, %join371 ]
  %v2382 = add nsw i32 %v418, 14
  %v2383 = getelementptr float, ptr %v3, i32 %v418
  %v2384 = getelementptr float, ptr %v2383, i64 14
  br i1 %v2055, label %then373, label %join373
then373:
  %v2385 = load float, ptr %v2384, align 4
  br label %join373
join373:
  %v2386 = phi float [ %v2385, %then373 ], [ 0x0000000000000000, %join372 ]
  %v2387 = add nsw i32 %v418, 15
  %v2388 = getelementptr float, ptr %v3, i32 %v418
  %v2389 = getelementptr float, ptr %v2388, i64 15
  br i1 %v2061, label %then374, label %join374
then374:
  %v2390 = load float, ptr %v2389, align 4
  br label %join374
join374:
  %v2391 = phi float [ %v2390, %then374 ], [ 0x0000000000000000, %join373 ]
  %v2392 = insertelement <4 x float> poison, float %v2376, i64 0
  %v2393 = insertelement <4 x float> %v2392, float %v2381, i64 1
  %v2394 = insertelement <4 x float> %v2393, float %v2386, i64 2
  %v2395 = insertelement <4 x float> %v2394, float %v2391, i64 3
  %v2396 = add nsw i32 %v442, 12
  %v2397 = getelementptr float, ptr %v3, i32 %v442
  %v2398 = getelementptr float, ptr %v2397, i64 12
  br i1 %v40, label %then375, label %join375
then375:
  %v2399 = load float, ptr %v2398, align 4
  br label %join375
join375:
  %v2400 = phi float [ %v2399, %then375 ], [ 0x0000000000000000, %join374 ]
  %v2401 = add nsw i32 %v442, 13
  %v2402 = getelementptr float, ptr %v3, i32 %v442
  %v2403 = getelementptr float, ptr %v2402, i64 13
  br i1 %v41, label %then376, label %join376
then376:
  %v2404 = load float, ptr %v2403, align 4
  br label %join376
join376:
  %v2405 = phi float [ %v2404, %then376 ], [ 0x0000000000000000, %join375 ]
  %v2406 = add nsw i32 %v442, 14
  %v2407 = getelementptr float, ptr %v3, i32 %v442
  %v2408 = getelementptr float, ptr %v2407, i64 14
  br i1 %v42, label %then377, label %join377
then377:
  %v2409 = load float, ptr %v2408, align 4
  br label %join377
join377:
  %v2410 = phi float [ %v2409, %then377 ], [ 0x0000000000000000, %join376 ]
  %v2411 = add nsw i32 %v442, 15
  %v2412 = getelementptr float, ptr %v3, i32 %v442
  %v2413 = getelementptr float, ptr %v2412, i64 15
  br i1 %v43, label %then378, label %join378
then378:
  %v2414 = load float, ptr %v2413, align 4
  br label %join378
join378:
  %v2415 = phi float [ %v2414, %then378 ], [ 0x0000000000000000, %join377 ]
  %v2416 = insertelement <4 x float> poison, float %v2400, i64 0
  %v2417 = insertelement <4 x float> %v2416, float %v2405, i64 1
  %v2418 = insertelement <4 x float> %v2417, float %v2410, i64 2
  %v2419 = insertelement <4 x float> %v2418, float %v2415, i64 3
  %v2420 = add nsw i32 %v466, 12
  %v2421 = getelementptr float, ptr %v3, i32 %v466
  %v2422 = getelementptr float, ptr %v2421, i64 12
  %v2423 = load <4 x float>, ptr %v2422, align 4
  %v2424 = add nsw i32 %v470, 12
  %v2425 = getelementptr float, ptr %v3, i32 %v470
  %v2426 = getelementptr float, ptr %v2425, i64 12
  br i1 %v44, label %then379, label %join379
then379:
  %v2427 = load float, ptr %v2426, align 4
  br label %join379
join379:
  %v2428 = phi float [ %v2427, %then379 ], [ 0x0000000000000000, %join378 ]
  %v2429 = add nsw i32 %v470, 13
  %v2430 = getelementptr float, ptr %v3, i32 %v470
  %v2431 = getelementptr float, ptr %v2430, i64 13
  br i1 %v45, label %then380, label %join380
then380:
  %v2432 = load float, ptr %v2431, align 4
  br label %join380
join380:
  %v2433 = phi float [ %v2432, %then380 ], [ 0x0000000000000000, %join379 ]
  %v2434 = add nsw i32 %v470, 14
  %v2435 = getelementptr float, ptr %v3, i32 %v470
  %v2436 = getelementptr float, ptr %v2435, i64 14
  br i1 %v46, label %then381, label %join381
then381:
  %v2437 = load float, ptr %v2436, align 4
  br label %join381
join381:
  %v2438 = phi float [ %v2437, %then381 ], [ 0x0000000000000000, %join380 ]
  %v2439 = add nsw i32 %v470, 15
  %v2440 = getelementptr float, ptr %v3, i32 %v470
  %v2441 = getelementptr float, ptr %v2440, i64 15
  br i1 %v47, label %then382, label %join382
then382:
  %v2442 = load float, ptr %v2441, align 4
  br label %join382
join382:
  %v2443 = phi float [ %v2442, %then382 ], [ 0x0000000000000000, %join381 ]
  %v2444 = insertelement <4 x float> poison, float %v2428, i64 0
  %v2445 = insertelement <4 x float> %v2444, float %v2433, i64 1
  %v2446 = insertelement <4 x float> %v2445, float %v2438, i64 2
  %v2447 = insertelement <4 x float> %v2446, float %v2443, i64 3
  %v2448 = add nsw i32 %v493, 12
  %v2449 = getelementptr float, ptr %v3, i32 %v493
  %v2450 = getelementptr float, ptr %v2449, i64 12
  br i1 %v2124, label %then383, label %join383
then383:
  %v2451 = load float, ptr %v2450, align 4
  br label %join383
join383:
  %v2452 = phi float [ %v2451, %then383 ], [ 0x0000000000000000, %join382 ]
  %v2453 = add nsw i32 %v493, 13
  %v2454 = getelementptr float, ptr %v3, i32 %v493
  %v2455 = getelementptr float, ptr %v2454, i64 13
  br i1 %v2130, label %then384, label %join384
then384:
  %v2456 = load float, ptr %v2455, align 4
  br label %join384
join384:
  %v2457 = phi float [ %v2456, %then384 ], [ 0x0000000000000000, %join383 ]
  %v2458 = add nsw i32 %v493, 14
  %v2459 = getelementptr float, ptr %v3, i32 %v493
  %v2460 = getelementptr float, ptr %v2459, i64 14
  br i1 %v2136, label %then385, label %join385
then385:
  %v2461 = load float, ptr %v2460, align 4
  br label %join385
join385:
  %v2462 = phi float [ %v2461, %then385 ], [ 0x0000000000000000, %join384 ]
  %v2463 = add nsw i32 %v493, 15
  %v2464 = getelementptr float, ptr %v3, i32 %v493
  %v2465 = getelementptr float, ptr %v2464, i64 15
  br i1 %v2142, label %then386, label %join386
then386:
  %v2466 = load float, ptr %v2465, align 4
  br label %join386
join386:
  %v2467 = phi float [ %v2466, %then386 ], [ 0x0000000000000000, %join385 ]
  %v2468 = insertelement <4 x float> poison, float %v2452, i64 0
  %v2469 = insertelement <4 x float> %v2468, float %v2457, i64 1
  %v2470 = insertelement <4 x float> %v2469, float %v2462, i64 2
  %v2471 = insertelement <4 x float> %v2470, float %v2467, i64 3
  %v2472 = add nsw i32 %v517, 12
  %v2473 = getelementptr float, ptr %v3, i32 %v517
  %v2474 = getelementptr float, ptr %v2473, i64 12
  br i1 %v2153, label %then387, label %join387
then387:
  %v2475 = load float, ptr %v2474, align 4
  br label %join387
join387:
  %v2476 = phi float [ %v2475, %then387 ], [ 0x0000000000000000, %join386 ]
  %v2477 = add nsw i32 %v517, 13
  %v2478 = getelementptr float, ptr %v3, i32 %v517
  %v2479 = getelementptr float, ptr %v2478, i64 13
  br i1 %v2159, label %then388, label %join388
then388:
  %v2480 = load float, ptr %v2479, align 4
  br label %join388
join388:
  %v2481 = phi float [ %v2480, %then388 ], [ 0x0000000000000000, %join387 ]
  %v2482 = add nsw i32 %v517, 14
  %v2483 = getelementptr float, ptr %v3, i32 %v517
  %v2484 = getelementptr float, ptr %v2483, i64 14
  br i1 %v2165, label %then389, label %join389
then389:
  %v2485 = load float, ptr %v2484, align 4
  br label %join389
join389:
  %v2486 = phi float [ %v2485, %then389 ], [ 0x0000000000000000, %join388 ]
  %v2487 = add nsw i32 %v517, 15
  %v2488 = getelementptr float, ptr %v3, i32 %v517
  %v2489 = getelementptr float, ptr %v2488, i64 15
  br i1 %v2171, label %then390, label %join390
then390:
  %v2490 = load float, ptr %v2489, align 4
  br label %join390
join390:
  %v2491 = phi float [ %v2490, %then390 ], [ 0x0000000000000000, %join389 ]
  %v2492 = insertelement <4 x float> poison, float %v2476, i64 0
  %v2493 = insertelement <4 x float> %v2492, float %v2481, i64 1
  %v2494 = insertelement <4 x float> %v2493, float %v2486, i64 2
  %v2495 = insertelement <4 x float> %v2494, float %v2491, i64 3
  %v2496 = add nsw i32 %v541, 12
  %v2497 = getelementptr float, ptr %v3, i32 %v541
  %v2498 = getelementptr float, ptr %v2497, i64 12
  br i1 %v167, label %then391, label %join391
then391:
  %v2499 = load <4 x float>, ptr %v2498, align 4
  br label %join391
join391:
  %v2500 = phi <4 x float> [ %v2499, %then391 ], [ zeroinitializer, %join390 ]
  %v2501 = add nsw i32 %v546, 12
  %v2502 = getelementptr float, ptr %v3, i32 %v546
  %v2503 = getelementptr float, ptr %v2502, i64 12
  br i1 %v2009, label %then392, label %join392
then392:
  %v2504 = load float, ptr %v2503, align 4
  br label %join392
join392:
  %v2505 = phi float [ %v2504, %then392 ], [ 0x0000000000000000, %join391 ]
  %v2506 = add nsw i32 %v546, 13
  %v2507 = getelementptr float, ptr %v3, i32 %v546
  %v2508 = getelementptr float, ptr %v2507, i64 13
  br i1 %v2015, label %then393, label %join393
then393:
  %v2509 = load float, ptr %v2508, align 4
  br label %join393
join393:
  %v2510 = phi float [ %v2509, %then393 ], [ 0x0000000000000000, %join392 ]
  %v2511 = add nsw i32 %v546, 14
  %v2512 = getelementptr float, ptr %v3, i32 %v546
  %v2513 = getelementptr float, ptr %v2512, i64 14
  br i1 %v2021, label %then394, label %join394
then394:
  %v2514 = load float, ptr %v2513, align 4
  br label %join394
join394:
  %v2515 = phi float [ %v2514, %then394 ], [ 0x0000000000000000, %join393 ]
  %v2516 = add nsw i32 %v546, 15
  %v2517 = getelementptr float, ptr %v3, i32 %v546
  %v2518 = getelementptr float, ptr %v2517, i64 15
  br i1 %v2027, label %then395, label %join395
then395:
  %v2519 = load float, ptr %v2518, align 4
  br label %join395
join395:
  %v2520 = phi float [ %v2519, %then395 ], [ 0x0000000000000000, %join394 ]
  %v2521 = insertelement <4 x float> poison, float %v2505, i64 0
  %v2522 = insertelement <4 x float> %v2521, float %v2510, i64 1
  %v2523 = insertelement <4 x float> %v2522, float %v2515, i64 2
  %v2524 = insertelement <4 x float> %v2523, float %v2520, i64 3
  %v2525 = add nsw i32 %v570, 12
  %v2526 = getelementptr float, ptr %v3, i32 %v570
  %v2527 = getelementptr float, ptr %v2526, i64 12
  br i1 %v52, label %then396, label %join396
then396:
  %v2528 = load <4 x float>, ptr %v2527, align 4
  br label %join396
join396:
  %v2529 = phi <4 x float> [ %v2528, %then396 ], [ zeroinitializer, %join395 ]
  %v2530 = add nsw i32 %v575, 12
  %v2531 = getelementptr float, ptr %v3, i32 %v575
  %v2532 = getelementptr float, ptr %v2531, i64 12
  br i1 %v2043, label %then397, label %join397
then397:
  %v2533 = load float, ptr %v2532, align 4
  br label %join397
join397:
  %v2534 = phi float [ %v2533, %then397 ], [ 0x0000000000000000, %join396 ]
  %v2535 = add nsw i32 %v575, 13
  %v2536 = getelementptr float, ptr %v3, i32 %v575
  %v2537 = getelementptr float, ptr %v2536, i64 13
  br i1 %v2049, label %then398, label %join398
then398:
  %v2538 = load float, ptr %v2537, align 4
  br label %join398
join398:
  %v2539 = phi float [ %v2538, %then398 ], [ 0x0000000000000000, %join397 ]
  %v2540 = add nsw i32 %v575, 14
  %v2541 = getelementptr float, ptr %v3, i32 %v575
  %v2542 = getelementptr float, ptr %v2541, i64 14
  br i1 %v2055, label %then399, label %join399
then399:
  %v2543 = load float, ptr %v2542, align 4
  br label %join399
join399:
  %v2544 = phi float [ %v2543, %then399 ], [ 0x0000000000000000, %join398 ]
  %v2545 = add nsw i32 %v575, 15
  %v2546 = getelementptr float, ptr %v3, i32 %v575
  %v2547 = getelementptr float, ptr %v2546, i64 15
  br i1 %v2061, label %then400, label %join400
then400:
  %v2548 = load float, ptr %v2547, align 4
  br label %join400
join400:
  %v2549 = phi float [ %v2548, %then400 ], [ 0x0000000000000000, %join399 ]
  %v2550 = insertelement <4 x float> poison, float %v2534, i64 0
  %v2551 = insertelement <4 x float> %v2550, float %v2539, i64 1
  %v2552 = insertelement <4 x float> %v2551, float %v2544, i64 2
  %v2553 = insertelement <4 x float> %v2552, float %v2549, i64 3
  %v2554 = add nsw i32 %v599, 12
  %v2555 = getelementptr float, ptr %v3, i32 %v599
  %v2556 = getelementptr float, ptr %v2555, i64 12
  br i1 %v40, label %then401, label %join401
then401:
  %v2557 = load float, ptr %v2556, align 4
  br label %join401
join401:
  %v2558 = phi float [ %v2557, %then401 ], [ 0x0000000000000000, %join400 ]
  %v2559 = add nsw i32 %v599, 13
  %v2560 = getelementptr float, ptr %v3, i32 %v599
  %v2561 = getelementptr float, ptr %v2560, i64 13
  br i1 %v41, label %then402, label %join402
then402:
  %v2562 = load float, ptr %v2561, align 4
  br label %join402
join402:
  %v2563 = phi float [ %v2562, %then402 ], [ 0x0000000000000000, %join401 ]
  %v2564 = add nsw i32 %v599, 14
  %v2565 = getelementptr float, ptr %v3, i32 %v599
  %v2566 = getelementptr float, ptr %v2565, i64 14
  br i1 %v42, label %then403, label %join403
then403:
  %v2567 = load float, ptr %v2566, align 4
  br label %join403
join403:
  %v2568 = phi float [ %v2567, %then403 ], [ 0x0000000000000000, %join402 ]
  %v2569 = add nsw i32 %v599, 15
  %v2570 = getelementptr float, ptr %v3, i32 %v599
  %v2571 = getelementptr float, ptr %v2570, i64 15
  br i1 %v43, label %then404, label %join404
then404:
  %v2572 = load float, ptr %v2571, align 4
  br label %join404
join404:
  %v2573 = phi float [ %v2572, %then404 ], [ 0x0000000000000000, %join403 ]
  %v2574 = insertelement <4 x float> poison, float %v2558, i64 0
  %v2575 = insertelement <4 x float> %v2574, float %v2563, i64 1
  %v2576 = insertelement <4 x float> %v2575, float %v2568, i64 2
  %v2577 = insertelement <4 x float> %v2576, float %v2573, i64 3
  %v2578 = add nsw i32 %v623, 12
  %v2579 = getelementptr float, ptr %v3, i32 %v623
  %v2580 = getelementptr float, ptr %v2579, i64 12
  %v2581 = load <4 x float>, ptr %v2580, align 4
  %v2582 = add nsw i32 %v627, 12
  %v2583 = getelementptr float, ptr %v3, i32 %v627
  %v2584 = getelementptr float, ptr %v2583, i64 12
  br i1 %v44, label %then405, label %join405
then405:
  %v2585 = load float, ptr %v2584, align 4
  br label %join405
join405:
  %v2586 = phi float [ %v2585, %then405 ], [ 0x0000000000000000, %join404 ]
  %v2587 = add nsw i32 %v627, 13
  %v2588 = getelementptr float, ptr %v3, i32 %v627
  %v2589 = getelementptr float, ptr %v2588, i64 13
  br i1 %v45, label %then406, label %join406
then406:
  %v2590 = load float, ptr %v2589, align 4
  br label %join406
join406:
  %v2591 = phi float [ %v2590, %then406 ], [ 0x0000000000000000, %join405 ]
  %v2592 = add nsw i32 %v627, 14
  %v2593 = getelementptr float, ptr %v3, i32 %v627
  %v2594 = getelementptr float, ptr %v2593, i64 14
  br i1 %v46, label %then407, label %join407
then407:
  %v2595 = load float, ptr %v2594, align 4
  br label %join407
join407:
  %v2596 = phi float [ %v2595, %then407 ], [ 0x0000000000000000, %join406 ]
  %v2597 = add nsw i32 %v627, 15
  %v2598 = getelementptr float, ptr %v3, i32 %v627
  %v2599 = getelementptr float, ptr %v2598, i64 15
  br i1 %v47, label %then408, label %join408
then408:
  %v2600 = load float, ptr %v2599, align 4
  br label %join408
join408:
  %v2601 = phi float [ %v2600, %then408 ], [ 0x0000000000000000, %join407 ]
  %v2602 = insertelement <4 x float> poison, float %v2586, i64 0
  %v2603 = insertelement <4 x float> %v2602, float %v2591, i64 1
  %v2604 = insertelement <4 x float> %v2603, float %v2596, i64 2
  %v2605 = insertelement <4 x float> %v2604, float %v2601, i64 3
  %v2606 = add nsw i32 %v650, 12
  %v2607 = getelementptr float, ptr %v3, i32 %v650
  %v2608 = getelementptr float, ptr %v2607, i64 12
  br i1 %v2124, label %then409, label %join409
then409:
  %v2609 = load float, ptr %v2608, align 4
  br label %join409
join409:
  %v2610 = phi float [ %v2609, %then409 ], [ 0x0000000000000000, %join408 ]
  %v2611 = add nsw i32 %v650, 13
  %v2612 = getelementptr float, ptr %v3, i32 %v650
  %v2613 = getelementptr float, ptr %v2612, i64 13
  br i1 %v2130, label %then410, label %join410
then410:
  %v2614 = load float, ptr %v2613, align 4
  br label %join410
join410:
  %v2615 = phi float [ %v2614, %then410 ], [ 0x0000000000000000, %join409 ]
  %v2616 = add nsw i32 %v650, 14
  %v2617 = getelementptr float, ptr %v3, i32 %v650
  %v2618 = getelementptr float, ptr %v2617, i64 14
  br i1 %v2136, label %then411, label %join411
then411:
  %v2619 = load float, ptr %v2618, align 4
  br label %join411
join411:
  %v2620 = phi float [ %v2619, %then411 ], [ 0x0000000000000000, %join410 ]
  %v2621 = add nsw i32 %v650, 15
  %v2622 = getelementptr float, ptr %v3, i32 %v650
  %v2623 = getelementptr float, ptr %v2622, i64 15
  br i1 %v2142, label %then412, label %join412
then412:
  %v2624 = load float, ptr %v2623, align 4
  br label %join412
join412:
  %v2625 = phi float [ %v2624, %then412 ], [ 0x0000000000000000, %join411 ]
  %v2626 = insertelement <4 x float> poison, float %v2610, i64 0
  %v2627 = insertelement <4 x float> %v2626, float %v2615, i64 1
  %v2628 = insertelement <4 x float> %v2627, float %v2620, i64 2
  %v2629 = insertelement <4 x float> %v2628, float %v2625, i64 3
  %v2630 = add nsw i32 %v674, 12
  %v2631 = getelementptr float, ptr %v3, i32 %v674
  %v2632 = getelementptr float, ptr %v2631, i64 12
  br i1 %v2153, label %then413, label %join413
then413:
  %v2633 = load float, ptr %v2632, align 4
  br label %join413
join413:
  %v2634 = phi float [ %v2633, %then413 ], [ 0x0000000000000000, %join412 ]
  %v2635 = add nsw i32 %v674, 13
  %v2636 = getelementptr float, ptr %v3, i32 %v674
  %v2637 = getelementptr float, ptr %v2636, i64 13
  br i1 %v2159, label %then414, label %join414
then414:
  %v2638 = load float, ptr %v2637, align 4
  br label %join414
join414:
  %v2639 = phi float [ %v2638, %then414 ], [ 0x0000000000000000, %join413 ]
  %v2640 = add nsw i32 %v674, 14
  %v2641 = getelementptr float, ptr %v3, i32 %v674
  %v2642 = getelementptr float, ptr %v2641, i64 14
  br i1 %v2165, label %then415, label %join415
then415:
  %v2643 = load float, ptr %v2642, align 4
  br label %join415
join415:
  %v2644 = phi float [ %v2643, %then415 ], [ 0x0000000000000000, %join414 ]
  %v2645 = add nsw i32 %v674, 15
  %v2646 = getelementptr float, ptr %v3, i32 %v674
  %v2647 = getelementptr float, ptr %v2646, i64 15
  br i1 %v2171, label %then416, label %join416
then416:
  %v2648 = load float, ptr %v2647, align 4
  br label %join416
join416:
  %v2649 = phi float [ %v2648, %then416 ], [ 0x0000000000000000, %join415 ]
  %v2650 = insertelement <4 x float> poison, float %v2634, i64 0
  %v2651 = insertelement <4 x float> %v2650, float %v2639, i64 1
  %v2652 = insertelement <4 x float> %v2651, float %v2644, i64 2
  %v2653 = insertelement <4 x float> %v2652, float %v2649, i64 3
  %v2654 = add nsw i32 %v698, 12
  %v2655 = getelementptr float, ptr %v3, i32 %v698
  %v2656 = getelementptr float, ptr %v2655, i64 12
  br i1 %v167, label %then417, label %join417
then417:
  %v2657 = load <4 x float>, ptr %v2656, align 4
  br label %join417
join417:
  %v2658 = phi <4 x float> [ %v2657, %then417 ], [ zeroinitializer, %join416 ]
  br label %loop418
loop418:
  %v2659 = phi i32 [ 0, %join417 ], [ %v4040, %loop418 ]
  %v2660 = mul nsw i32 %v2659, 1024
  %v2661 = add nsw i32 %v2660, %v50
  %v2662 = getelementptr float, ptr %v1, i32 %v2661
  %v2663 = mul nsw i32 %v2659, 144
  %v2664 = add nsw i32 %v2663, 8
  %v2665 = getelementptr float, ptr %v5, i32 %v2663
  %v2666 = getelementptr float, ptr %v2665, i64 8
  %v2667 = load float, ptr %v2666, align 4
  %v2668 = insertelement <4 x float> poison, float %v2667, i64 0
  %v2669 = shufflevector <4 x float> %v2668, <4 x float> poison, <4 x i32> zeroinitializer
  %v2670 = add nsw i32 %v2663, 7
  %v2671 = getelementptr float, ptr %v2665, i64 7
  %v2672 = load float, ptr %v2671, align 4
  %v2673 = insertelement <4 x float> poison, float %v2672, i64 0
  %v2674 = shufflevector <4 x float> %v2673, <4 x float> poison, <4 x i32> zeroinitializer
  %v2675 = add nsw i32 %v2663, 6
  %v2676 = getelementptr float, ptr %v2665, i64 6
  %v2677 = load float, ptr %v2676, align 4
  %v2678 = insertelement <4 x float> poison, float %v2677, i64 0
  %v2679 = shufflevector <4 x float> %v2678, <4 x float> poison, <4 x i32> zeroinitializer
  %v2680 = add nsw i32 %v2663, 5
  %v2681 = getelementptr float, ptr %v2665, i64 5
  %v2682 = load float, ptr %v2681, align 4
  %v2683 = insertelement <4 x float> poison, float %v2682, i64 0
  %v2684 = shufflevector <4 x float> %v2683, <4 x float> poison, <4 x i32> zeroinitializer
  %v2685 = add nsw i32 %v2663, 4
  %v2686 = getelementptr float, ptr %v2665, i64 4
  %v2687 = load float, ptr %v2686, align 4
  %v2688 = insertelement <4 x float> poison, float %v2687, i64 0
  %v2689 = shufflevector <4 x float> %v2688, <4 x float> poison, <4 x i32> zeroinitializer
  %v2690 = add nsw i32 %v2663, 3
  %v2691 = getelementptr float, ptr %v2665, i64 3
  %v2692 = load float, ptr %v2691, align 4
  %v2693 = insertelement <4 x float> poison, float %v2692, i64 0
  %v2694 = shufflevector <4 x float> %v2693, <4 x float> poison, <4 x i32> zeroinitializer
  %v2695 = add nsw i32 %v2663, 2
  %v2696 = getelementptr float, ptr %v2665, i64 2
  %v2697 = load float, ptr %v2696, align 4
  %v2698 = insertelement <4 x float> poison, float %v2697, i64 0
  %v2699 = shufflevector <4 x float> %v2698, <4 x float> poison, <4 x i32> zeroinitializer
  %v2700 = load float, ptr %v2665, align 4
  %v2701 = insertelement <4 x float> poison, float %v2700, i64 0
  %v2702 = shufflevector <4 x float> %v2701, <4 x float> poison, <4 x i32> zeroinitializer
  %v2703 = add nsw i32 %v2663, 1
  %v2704 = getelementptr float, ptr %v2665, i64 1
  %v2705 = load float, ptr %v2704, align 4
  %v2706 = insertelement <4 x float> poison, float %v2705, i64 0
  %v2707 = shufflevector <4 x float> %v2706, <4 x float> poison, <4 x i32> zeroinitializer
  %v2708 = fmul <4 x float> %v231, %v2707
  %v2709 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v226, <4 x float> %v2702, <4 x float> %v2708)
  %v2710 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v197, <4 x float> %v2699, <4 x float> %v2709)
  %v2711 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v165, <4 x float> %v2694, <4 x float> %v2710)
  %v2712 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v142, <4 x float> %v2689, <4 x float> %v2711)
  %v2713 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v140, <4 x float> %v2684, <4 x float> %v2712)
  %v2714 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v116, <4 x float> %v2679, <4 x float> %v2713)
  %v2715 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v87, <4 x float> %v2674, <4 x float> %v2714)
  %v2716 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v82, <4 x float> %v2669, <4 x float> %v2715)
  %v2717 = add nsw i32 %v2663, 17
  %v2718 = getelementptr float, ptr %v2665, i64 17
  %v2719 = load float, ptr %v2718, align 4
  %v2720 = insertelement <4 x float> poison, float %v2719, i64 0
  %v2721 = shufflevector <4 x float> %v2720, <4 x float> poison, <4 x i32> zeroinitializer
  %v2722 = add nsw i32 %v2663, 16
  %v2723 = getelementptr float, ptr %v2665, i64 16
  %v2724 = load float, ptr %v2723, align 4
  %v2725 = insertelement <4 x float> poison, float %v2724, i64 0
  %v2726 = shufflevector <4 x float> %v2725, <4 x float> poison, <4 x i32> zeroinitializer
  %v2727 = add nsw i32 %v2663, 15
  %v2728 = getelementptr float, ptr %v2665, i64 15
  %v2729 = load float, ptr %v2728, align 4
  %v2730 = insertelement <4 x float> poison, float %v2729, i64 0
  %v2731 = shufflevector <4 x float> %v2730, <4 x float> poison, <4 x i32> zeroinitializer
  %v2732 = add nsw i32 %v2663, 14
  %v2733 = getelementptr float, ptr %v2665, i64 14
  %v2734 = load float, ptr %v2733, align 4
  %v2735 = insertelement <4 x float> poison, float %v2734, i64 0
  %v2736 = shufflevector <4 x float> %v2735, <4 x float> poison, <4 x i32> zeroinitializer
  %v2737 = add nsw i32 %v2663, 13
  %v2738 = getelementptr float, ptr %v2665, i64 13
  %v2739 = load float, ptr %v2738, align 4
  %v2740 = insertelement <4 x float> poison, float %v2739, i64 0
  %v2741 = shufflevector <4 x float> %v2740, <4 x float> poison, <4 x i32> zeroinitializer
  %v2742 = add nsw i32 %v2663, 12
  %v2743 = getelementptr float, ptr %v2665, i64 12
  %v2744 = load float, ptr %v2743, align 4
  %v2745 = insertelement <4 x float> poison, float %v2744, i64 0
  %v2746 = shufflevector <4 x float> %v2745, <4 x float> poison, <4 x i32> zeroinitializer
  %v2747 = add nsw i32 %v2663, 11
  %v2748 = getelementptr float, ptr %v2665, i64 11
  %v2749 = load float, ptr %v2748, align 4
  %v2750 = insertelement <4 x float> poison, float %v2749, i64 0
  %v2751 = shufflevector <4 x float> %v2750, <4 x float> poison, <4 x i32> zeroinitializer
  %v2752 = add nsw i32 %v2663, 9
  %v2753 = getelementptr float, ptr %v2665, i64 9
  %v2754 = load float, ptr %v2753, align 4
  %v2755 = insertelement <4 x float> poison, float %v2754, i64 0
  %v2756 = shufflevector <4 x float> %v2755, <4 x float> poison, <4 x i32> zeroinitializer
  %v2757 = add nsw i32 %v2663, 10
  %v2758 = getelementptr float, ptr %v2665, i64 10
  %v2759 = load float, ptr %v2758, align 4
  %v2760 = insertelement <4 x float> poison, float %v2759, i64 0
  %v2761 = shufflevector <4 x float> %v2760, <4 x float> poison, <4 x i32> zeroinitializer
  %v2762 = fmul <4 x float> %v388, %v2761
  %v2763 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v383, <4 x float> %v2756, <4 x float> %v2762)
  %v2764 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v359, <4 x float> %v2751, <4 x float> %v2763)
  %v2765 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v335, <4 x float> %v2746, <4 x float> %v2764)
  %v2766 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v312, <4 x float> %v2741, <4 x float> %v2765)
  %v2767 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v308, <4 x float> %v2736, <4 x float> %v2766)
  %v2768 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v284, <4 x float> %v2731, <4 x float> %v2767)
  %v2769 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v260, <4 x float> %v2726, <4 x float> %v2768)
  %v2770 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v255, <4 x float> %v2721, <4 x float> %v2769)
  %v2771 = fadd <4 x float> %v2716, %v2770
  %v2772 = add nsw i32 %v2663, 26
  %v2773 = getelementptr float, ptr %v2665, i64 26
  %v2774 = load float, ptr %v2773, align 4
  %v2775 = insertelement <4 x float> poison, float %v2774, i64 0
  %v2776 = shufflevector <4 x float> %v2775, <4 x float> poison, <4 x i32> zeroinitializer
  %v2777 = add nsw i32 %v2663, 25
  %v2778 = getelementptr float, ptr %v2665, i64 25
  %v2779 = load float, ptr %v2778, align 4
  %v2780 = insertelement <4 x float> poison, float %v2779, i64 0
  %v2781 = shufflevector <4 x float> %v2780, <4 x float> poison, <4 x i32> zeroinitializer
  %v2782 = add nsw i32 %v2663, 24
  %v2783 = getelementptr float, ptr %v2665, i64 24
  %v2784 = load float, ptr %v2783, align 4
  %v2785 = insertelement <4 x float> poison, float %v2784, i64 0
  %v2786 = shufflevector <4 x float> %v2785, <4 x float> poison, <4 x i32> zeroinitializer
  %v2787 = add nsw i32 %v2663, 23
  %v2788 = getelementptr float, ptr %v2665, i64 23
  %v2789 = load float, ptr %v2788, align 4
  %v2790 = insertelement <4 x float> poison, float %v2789, i64 0
  %v2791 = shufflevector <4 x float> %v2790, <4 x float> poison, <4 x i32> zeroinitializer
  %v2792 = add nsw i32 %v2663, 22
  %v2793 = getelementptr float, ptr %v2665, i64 22
  %v2794 = load float, ptr %v2793, align 4
  %v2795 = insertelement <4 x float> poison, float %v2794, i64 0
  %v2796 = shufflevector <4 x float> %v2795, <4 x float> poison, <4 x i32> zeroinitializer
  %v2797 = add nsw i32 %v2663, 21
  %v2798 = getelementptr float, ptr %v2665, i64 21
  %v2799 = load float, ptr %v2798, align 4
  %v2800 = insertelement <4 x float> poison, float %v2799, i64 0
  %v2801 = shufflevector <4 x float> %v2800, <4 x float> poison, <4 x i32> zeroinitializer
  %v2802 = add nsw i32 %v2663, 20
  %v2803 = getelementptr float, ptr %v2665, i64 20
  %v2804 = load float, ptr %v2803, align 4
  %v2805 = insertelement <4 x float> poison, float %v2804, i64 0
  %v2806 = shufflevector <4 x float> %v2805, <4 x float> poison, <4 x i32> zeroinitializer
  %v2807 = add nsw i32 %v2663, 18
  %v2808 = getelementptr float, ptr %v2665, i64 18
  %v2809 = load float, ptr %v2808, align 4
  %v2810 = insertelement <4 x float> poison, float %v2809, i64 0
  %v2811 = shufflevector <4 x float> %v2810, <4 x float> poison, <4 x i32> zeroinitializer
  %v2812 = add nsw i32 %v2663, 19
  %v2813 = getelementptr float, ptr %v2665, i64 19
  %v2814 = load float, ptr %v2813, align 4
  %v2815 = insertelement <4 x float> poison, float %v2814, i64 0
  %v2816 = shufflevector <4 x float> %v2815, <4 x float> poison, <4 x i32> zeroinitializer
  %v2817 = fmul <4 x float> %v545, %v2816
  %v2818 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v540, <4 x float> %v2811, <4 x float> %v2817)
  %v2819 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v516, <4 x float> %v2806, <4 x float> %v2818)
  %v2820 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v492, <4 x float> %v2801, <4 x float> %v2819)
  %v2821 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v469, <4 x float> %v2796, <4 x float> %v2820)
  %v2822 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v465, <4 x float> %v2791, <4 x float> %v2821)
  %v2823 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v441, <4 x float> %v2786, <4 x float> %v2822)
  %v2824 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v417, <4 x float> %v2781, <4 x float> %v2823)
  %v2825 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v412, <4 x float> %v2776, <4 x float> %v2824)
  %v2826 = fadd <4 x float> %v2771, %v2825
  %v2827 = add nsw i32 %v2663, 35
  %v2828 = getelementptr float, ptr %v2665, i64 35
  %v2829 = load float, ptr %v2828, align 4
  %v2830 = insertelement <4 x float> poison, float %v2829, i64 0
  %v2831 = shufflevector <4 x float> %v2830, <4 x float> poison, <4 x i32> zeroinitializer
  %v2832 = add nsw i32 %v2663, 34
  %v2833 = getelementptr float, ptr %v2665, i64 34
  %v2834 = load float, ptr %v2833, align 4
  %v2835 = insertelement <4 x float> poison, float %v2834, i64 0
  %v2836 = shufflevector <4 x float> %v2835, <4 x float> poison, <4 x i32> zeroinitializer
  %v2837 = add nsw i32 %v2663, 33
  %v2838 = getelementptr float, ptr %v2665, i64 33
  %v2839 = load float, ptr %v2838, align 4
  %v2840 = insertelement <4 x float> poison, float %v2839, i64 0
  %v2841 = shufflevector <4 x float> %v2840, <4 x float> poison, <4 x i32> zeroinitializer
  %v2842 = add nsw i32 %v2663, 32
  %v2843 = getelementptr float, ptr %v2665, i64 32
  %v2844 = load float, ptr %v2843, align 4
  %v2845 = insertelement <4 x float> poison, float %v2844, i64 0
  %v2846 = shufflevector <4 x float> %v2845, <4 x float> poison, <4 x i32> zeroinitializer
  %v2847 = add nsw i32 %v2663, 31
  %v2848 = getelementptr float, ptr %v2665, i64 31
  %v2849 = load float, ptr %v2848, align 4
  %v2850 = insertelement <4 x float> poison, float %v2849, i64 0
  %v2851 = shufflevector <4 x float> %v2850, <4 x float> poison, <4 x i32> zeroinitializer
  %v2852 = add nsw i32 %v2663, 30
  %v2853 = getelementptr float, ptr %v2665, i64 30
  %v2854 = load float, ptr %v2853, align 4
  %v2855 = insertelement <4 x float> poison, float %v2854, i64 0
  %v2856 = shufflevector <4 x float> %v2855, <4 x float> poison, <4 x i32> zeroinitializer
  %v2857 = add nsw i32 %v2663, 29
  %v2858 = getelementptr float, ptr %v2665, i64 29
  %v2859 = load float, ptr %v2858, align 4
  %v2860 = insertelement <4 x float> poison, float %v2859, i64 0
  %v2861 = shufflevector <4 x float> %v2860, <4 x float> poison, <4 x i32> zeroinitializer
  %v2862 = add nsw i32 %v2663, 27
  %v2863 = getelementptr float, ptr %v2665, i64 27
  %v2864 = load float, ptr %v2863, align 4
  %v2865 = insertelement <4 x float> poison, float %v2864, i64 0
  %v2866 = shufflevector <4 x float> %v2865, <4 x float> poison, <4 x i32> zeroinitializer
  %v2867 = add nsw i32 %v2663, 28
  %v2868 = getelementptr float, ptr %v2665, i64 28
  %v2869 = load float, ptr %v2868, align 4
  %v2870 = insertelement <4 x float> poison, float %v2869, i64 0
  %v2871 = shufflevector <4 x float> %v2870, <4 x float> poison, <4 x i32> zeroinitializer
  %v2872 = fmul <4 x float> %v702, %v2871
  %v2873 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v697, <4 x float> %v2866, <4 x float> %v2872)
  %v2874 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v673, <4 x float> %v2861, <4 x float> %v2873)
  %v2875 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v649, <4 x float> %v2856, <4 x float> %v2874)
  %v2876 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v626, <4 x float> %v2851, <4 x float> %v2875)
  %v2877 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v622, <4 x float> %v2846, <4 x float> %v2876)
  %v2878 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v598, <4 x float> %v2841, <4 x float> %v2877)
  %v2879 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v574, <4 x float> %v2836, <4 x float> %v2878)
  %v2880 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v569, <4 x float> %v2831, <4 x float> %v2879)
  %v2881 = fadd <4 x float> %v2826, %v2880
  store <4 x float> %v2881, ptr %v2662, align 4
  %v2882 = add nsw i32 %v2661, 4
  %v2883 = getelementptr float, ptr %v2662, i64 4
  %v2884 = fmul <4 x float> %v880, %v2707
  %v2885 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v875, <4 x float> %v2702, <4 x float> %v2884)
  %v2886 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v846, <4 x float> %v2699, <4 x float> %v2885)
  %v2887 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v817, <4 x float> %v2694, <4 x float> %v2886)
  %v2888 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v793, <4 x float> %v2689, <4 x float> %v2887)
  %v2889 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v789, <4 x float> %v2684, <4 x float> %v2888)
  %v2890 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v765, <4 x float> %v2679, <4 x float> %v2889)
  %v2891 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v736, <4 x float> %v2674, <4 x float> %v2890)
  %v2892 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v731, <4 x float> %v2669, <4 x float> %v2891)
  %v2893 = fmul <4 x float> %v1038, %v2761
  %v2894 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1033, <4 x float> %v2756, <4 x float> %v2893)
  %v2895 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1009, <4 x float> %v2751, <4 x float> %v2894)
  %v2896 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v985, <4 x float> %v2746, <4 x float> %v2895)
  %v2897 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v961, <4 x float> %v2741, <4 x float> %v2896)
  %v2898 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v957, <4 x float> %v2736, <4 x float> %v2897)
  %v2899 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v933, <4 x float> %v2731, <4 x float> %v2898)
  %v2900 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v909, <4 x float> %v2726, <4 x float> %v2899)
  %v2901 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v904, <4 x float> %v2721, <4 x float> %v2900)
  %v2902 = fadd <4 x float> %v2892, %v2901
  %v2903 = fmul <4 x float> %v1196, %v2816
  %v2904 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1191, <4 x float> %v2811, <4 x float> %v2903)
  %v2905 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1167, <4 x float> %v2806, <4 x float> %v2904)
  %v2906 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1143, <4 x float> %v2801, <4 x float> %v2905)
  %v2907 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1119, <4 x float> %v2796, <4 x float> %v2906)
  %v2908 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1115, <4 x float> %v2791, <4 x float> %v2907)
  %v2909 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1091, <4 x float> %v2786, <4 x float> %v2908)
  %v2910 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1067, <4 x float> %v2781, <4 x float> %v2909)
  %v2911 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1062, <4 x float> %v2776, <4 x float> %v2910)
  %v2912 = fadd <4 x float> %v2902, %v2911
  %v2913 = fmul <4 x float> %v1354, %v2871
  %v2914 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1349, <4 x float> %v2866, <4 x float> %v2913)
  %v2915 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1325, <4 x float> %v2861, <4 x float> %v2914)
  %v2916 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1301, <4 x float> %v2856, <4 x float> %v2915)
  %v2917 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1277, <4 x float> %v2851, <4 x float> %v2916)
  %v2918 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1273, <4 x float> %v2846, <4 x float> %v2917)
  %v2919 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1249, <4 x float> %v2841, <4 x float> %v2918)
  %v2920 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1225, <4 x float> %v2836, <4 x float> %v2919)
  %v2921 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1220, <4 x float> %v2831, <4 x float> %v2920)
  %v2922 = fadd <4 x float> %v2912, %v2921
  store <4 x float> %v2922, ptr %v2883, align 4
  %v2923 = add nsw i32 %v2661, 8
  %v2924 = getelementptr float, ptr %v2662, i64 8
  %v2925 = fmul <4 x float> %v1532, %v2707
  %v2926 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1527, <4 x float> %v2702, <4 x float> %v2925)
  %v2927 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1498, <4 x float> %v2699, <4 x float> %v2926)
  %v2928 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1469, <4 x float> %v2694, <4 x float> %v2927)
  %v2929 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1445, <4 x float> %v2689, <4 x float> %v2928)
  %v2930 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1441, <4 x float> %v2684, <4 x float> %v2929)
  %v2931 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1417, <4 x float> %v2679, <4 x float> %v2930)
  %v2932 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1388, <4 x float> %v2674, <4 x float> %v2931)
  %v2933 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1383, <4 x float> %v2669, <4 x float> %v2932)
  %v2934 = fmul <4 x float> %v1690, %v2761
  %v2935 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1685, <4 x float> %v2756, <4 x float> %v2934)
  %v2936 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1661, <4 x float> %v2751, <4 x float> %v2935)
  %v2937 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1637, <4 x float> %v2746, <4 x float> %v2936)
  %v2938 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1613, <4 x float> %v2741, <4 x float> %v2937)
  %v2939 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1609, <4 x float> %v2736, <4 x float> %v2938)
  %v2940 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1585, <4 x float> %v2731, <4 x float> %v2939)
  %v2941 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1561, <4 x float> %v2726, <4 x float> %v2940)
  %v2942 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1556, <4 x float> %v2721, <4 x float> %v2941)
  %v2943 = fadd <4 x float> %v2933, %v2942
  %v2944 = fmul <4 x float> %v1848, %v2816
  %v2945 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1843, <4 x float> %v2811, <4 x float> %v2944)
  %v2946 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1819, <4 x float> %v2806, <4 x float> %v2945)
  %v2947 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1795, <4 x float> %v2801, <4 x float> %v2946)
  %v2948 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1771, <4 x float> %v2796, <4 x float> %v2947)
  %v2949 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1767, <4 x float> %v2791, <4 x float> %v2948)
  %v2950 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1743, <4 x float> %v2786, <4 x float> %v2949)
  %v2951 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1719, <4 x float> %v2781, <4 x float> %v2950)
  %v2952 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1714, <4 x float> %v2776, <4 x float> %v2951)
  %v2953 = fadd <4 x float> %v2943, %v2952
  %v2954 = fmul <4 x float> %v2006, %v2871
  %v2955 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2001, <4 x float> %v2866, <4 x float> %v2954)
  %v2956 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1977, <4 x float> %v2861, <4 x float> %v2955)
  %v2957 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1953, <4 x float> %v2856, <4 x float> %v2956)
  %v2958 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1929, <4 x float> %v2851, <4 x float> %v2957)
  %v2959 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1925, <4 x float> %v2846, <4 x float> %v2958)
  %v2960 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1901, <4 x float> %v2841, <4 x float> %v2959)
  %v2961 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1877, <4 x float> %v2836, <4 x float> %v2960)
  %v2962 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1872, <4 x float> %v2831, <4 x float> %v2961)
  %v2963 = fadd <4 x float> %v2953, %v2962
  store <4 x float> %v2963, ptr %v2924, align 4
  %v2964 = add nsw i32 %v2661, 12
  %v2965 = getelementptr float, ptr %v2662, i64 12
  %v2966 = fmul <4 x float> %v2184, %v2707
  %v2967 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2179, <4 x float> %v2702, <4 x float> %v2966)
  %v2968 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2150, <4 x float> %v2699, <4 x float> %v2967)
  %v2969 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2121, <4 x float> %v2694, <4 x float> %v2968)
  %v2970 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2097, <4 x float> %v2689, <4 x float> %v2969)
  %v2971 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2093, <4 x float> %v2684, <4 x float> %v2970)
  %v2972 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2069, <4 x float> %v2679, <4 x float> %v2971)
  %v2973 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2040, <4 x float> %v2674, <4 x float> %v2972)
  %v2974 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2035, <4 x float> %v2669, <4 x float> %v2973)
  %v2975 = fmul <4 x float> %v2342, %v2761
  %v2976 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2337, <4 x float> %v2756, <4 x float> %v2975)
  %v2977 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2313, <4 x float> %v2751, <4 x float> %v2976)
  %v2978 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2289, <4 x float> %v2746, <4 x float> %v2977)
  %v2979 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2265, <4 x float> %v2741, <4 x float> %v2978)
  %v2980 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2261, <4 x float> %v2736, <4 x float> %v2979)
  %v2981 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2237, <4 x float> %v2731, <4 x float> %v2980)
  %v2982 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2213, <4 x float> %v2726, <4 x float> %v2981)
  %v2983 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2208, <4 x float> %v2721, <4 x float> %v2982)
  %v2984 = fadd <4 x float> %v2974, %v2983
  %v2985 = fmul <4 x float> %v2500, %v2816
  %v2986 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2495, <4 x float> %v2811, <4 x float> %v2985)
  %v2987 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2471, <4 x float> %v2806, <4 x float> %v2986)
  %v2988 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2447, <4 x float> %v2801, <4 x float> %v2987)
  %v2989 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2423, <4 x float> %v2796, <4 x float> %v2988)
  %v2990 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2419, <4 x float> %v2791, <4 x float> %v2989)
  %v2991 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2395, <4 x float> %v2786, <4 x float> %v2990)
  %v2992 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2371, <4 x float> %v2781, <4 x float> %v2991)
  %v2993 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2366, <4 x float> %v2776, <4 x float> %v2992)
  %v2994 = fadd <4 x float> %v2984, %v2993
  %v2995 = fmul <4 x float> %v2658, %v2871
  %v2996 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2653, <4 x float> %v2866, <4 x float> %v2995)
  %v2997 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2629, <4 x float> %v2861, <4 x float> %v2996)
  %v2998 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2605, <4 x float> %v2856, <4 x float> %v2997)
  %v2999 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2581, <4 x float> %v2851, <4 x float> %v2998)
  %v3000 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2577, <4 x float> %v2846, <4 x float> %v2999)
  %v3001 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2553, <4 x float> %v2841, <4 x float> %v3000)
  %v3002 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2529, <4 x float> %v2836, <4 x float> %v3001)
  %v3003 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2524, <4 x float> %v2831, <4 x float> %v3002)
  %v3004 = fadd <4 x float> %v2994, %v3003
  store <4 x float> %v3004, ptr %v2965, align 4
  %v3005 = add nsw i32 %v2661, 256
  %v3006 = getelementptr float, ptr %v2662, i64 256
  %v3007 = add nsw i32 %v2663, 44
  %v3008 = getelementptr float, ptr %v2665, i64 44
  %v3009 = load float, ptr %v3008, align 4
  %v3010 = insertelement <4 x float> poison, float %v3009, i64 0
  %v3011 = shufflevector <4 x float> %v3010, <4 x float> poison, <4 x i32> zeroinitializer
  %v3012 = add nsw i32 %v2663, 43
  %v3013 = getelementptr float, ptr %v2665, i64 43
  %v3014 = load float, ptr %v3013, align 4
  %v3015 = insertelement <4 x float> poison, float %v3014, i64 0
  %v3016 = shufflevector <4 x float> %v3015, <4 x float> poison, <4 x i32> zeroinitializer
  %v3017 = add nsw i32 %v2663, 42
  %v3018 = getelementptr float, ptr %v2665, i64 42
  %v3019 = load float, ptr %v3018, align 4
  %v3020 = insertelement <4 x float> poison, float %v3019, i64 0
  %v3021 = shufflevector <4 x float> %v3020, <4 x float> poison, <4 x i32> zeroinitializer
  %v3022 = add nsw i32 %v2663, 41
  %v3023 = getelementptr float, ptr %v2665, i64 41
  %v3024 = load float, ptr %v3023, align 4
  %v3025 = insertelement <4 x float> poison, float %v3024, i64 0
  %v3026 = shufflevector <4 x float> %v3025, <4 x float> poison, <4 x i32> zeroinitializer
  %v3027 = add nsw i32 %v2663, 40
  %v3028 = getelementptr float, ptr %v2665, i64 40
  %v3029 = load float, ptr %v3028, align 4
  %v3030 = insertelement <4 x float> poison, float %v3029, i64 0
  %v3031 = shufflevector <4 x float> %v3030, <4 x float> poison, <4 x i32> zeroinitializer
  %v3032 = add nsw i32 %v2663, 39
  %v3033 = getelementptr float, ptr %v2665, i64 39
  %v3034 = load float, ptr %v3033, align 4
  %v3035 = insertelement <4 x float> poison, float %v3034, i64 0
  %v3036 = shufflevector <4 x float> %v3035, <4 x float> poison, <4 x i32> zeroinitializer
  %v3037 = add nsw i32 %v2663, 38
  %v3038 = getelementptr float, ptr %v2665, i64 38
  %v3039 = load float, ptr %v3038, align 4
  %v3040 = insertelement <4 x float> poison, float %v3039, i64 0
  %v3041 = shufflevector <4 x float> %v3040, <4 x float> poison, <4 x i32> zeroinitializer
  %v3042 = add nsw i32 %v2663, 36
  %v3043 = getelementptr float, ptr %v2665, i64 36
  %v3044 = load float, ptr %v3043, align 4
  %v3045 = insertelement <4 x float> poison, float %v3044, i64 0
  %v3046 = shufflevector <4 x float> %v3045, <4 x float> poison, <4 x i32> zeroinitializer
  %v3047 = add nsw i32 %v2663, 37
  %v3048 = getelementptr float, ptr %v2665, i64 37
  %v3049 = load float, ptr %v3048, align 4
  %v3050 = insertelement <4 x float> poison, float %v3049, i64 0
  %v3051 = shufflevector <4 x float> %v3050, <4 x float> poison, <4 x i32> zeroinitializer
  %v3052 = fmul <4 x float> %v231, %v3051
  %v3053 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v226, <4 x float> %v3046, <4 x float> %v3052)
  %v3054 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v197, <4 x float> %v3041, <4 x float> %v3053)
  %v3055 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v165, <4 x float> %v3036, <4 x float> %v3054)
  %v3056 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v142, <4 x float> %v3031, <4 x float> %v3055)
  %v3057 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v140, <4 x float> %v3026, <4 x float> %v3056)
  %v3058 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v116, <4 x float> %v3021, <4 x float> %v3057)
  %v3059 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v87, <4 x float> %v3016, <4 x float> %v3058)
  %v3060 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v82, <4 x float> %v3011, <4 x float> %v3059)
  %v3061 = add nsw i32 %v2663, 53
  %v3062 = getelementptr float, ptr %v2665, i64 53
  %v3063 = load float, ptr %v3062, align 4
  %v3064 = insertelement <4 x float> poison, float %v3063, i64 0
  %v3065 = shufflevector <4 x float> %v3064, <4 x float> poison, <4 x i32> zeroinitializer
  %v3066 = add nsw i32 %v2663, 52
  %v3067 = getelementptr float, ptr %v2665, i64 52
  %v3068 = load float, ptr %v3067, align 4
  %v3069 = insertelement <4 x float> poison, float %v3068, i64 0
  %v3070 = shufflevector <4 x float> %v3069, <4 x float> poison, <4 x i32> zeroinitializer
  %v3071 = add nsw i32 %v2663, 51
  %v3072 = getelementptr float, ptr %v2665, i64 51
  %v3073 = load float, ptr %v3072, align 4
  %v3074 = insertelement <4 x float> poison, float %v3073, i64 0
  %v3075 = shufflevector <4 x float> %v3074, <4 x float> poison, <4 x i32> zeroinitializer
  %v3076 = add nsw i32 %v2663, 50
  %v3077 = getelementptr float, ptr %v2665, i64 50
  %v3078 = load float, ptr %v3077, align 4
  %v3079 = insertelement <4 x float> poison, float %v3078, i64 0
  %v3080 = shufflevector <4 x float> %v3079, <4 x float> poison, <4 x i32> zeroinitializer
  %v3081 = add nsw i32 %v2663, 49
  %v3082 = getelementptr float, ptr %v2665, i64 49
  %v3083 = load float, ptr %v3082, align 4
  %v3084 = insertelement <4 x float> poison, float %v3083, i64 0
  %v3085 = shufflevector <4 x float> %v3084, <4 x float> poison, <4 x i32> zeroinitializer
  %v3086 = add nsw i32 %v2663, 48
  %v3087 = getelementptr float, ptr %v2665, i64 48
  %v3088 = load float, ptr %v3087, align 4
  %v3089 = insertelement <4 x float> poison, float %v3088, i64 0
  %v3090 = shufflevector <4 x float> %v3089, <4 x float> poison, <4 x i32> zeroinitializer
  %v3091 = add nsw i32 %v2663, 47
  %v3092 = getelementptr float, ptr %v2665, i64 47
  %v3093 = load float, ptr %v3092, align 4
  %v3094 = insertelement <4 x float> poison, float %v3093, i64 0
  %v3095 = shufflevector <4 x float> %v3094, <4 x float> poison, <4 x i32> zeroinitializer
  %v3096 = add nsw i32 %v2663, 45
  %v3097 = getelementptr float, ptr %v2665, i64 45
  %v3098 = load float, ptr %v3097, align 4
  %v3099 = insertelement <4 x float> poison, float %v3098, i64 0
  %v3100 = shufflevector <4 x float> %v3099, <4 x float> poison, <4 x i32> zeroinitializer
  %v3101 = add nsw i32 %v2663, 46
  %v3102 = getelementptr float, ptr %v2665, i64 46
  %v3103 = load float, ptr %v3102, align 4
  %v3104 = insertelement <4 x float> poison, float %v3103, i64 0
  %v3105 = shufflevector <4 x float> %v3104, <4 x float> poison, <4 x i32> zeroinitializer
  %v3106 = fmul <4 x float> %v388, %v3105
  %v3107 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v383, <4 x float> %v3100, <4 x float> %v3106)
  %v3108 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v359, <4 x float> %v3095, <4 x float> %v3107)
  %v3109 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v335, <4 x float> %v3090, <4 x float> %v3108)
  %v3110 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v312, <4 x float> %v3085, <4 x float> %v3109)
  %v3111 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v308, <4 x float> %v3080, <4 x float> %v3110)
  %v3112 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v284, <4 x float> %v3075, <4 x float> %v3111)
  %v3113 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v260, <4 x float> %v3070, <4 x float> %v3112)
  %v3114 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v255, <4 x float> %v3065, <4 x float> %v3113)
  %v3115 = fadd <4 x float> %v3060, %v3114
  %v3116 = add nsw i32 %v2663, 62
  %v3117 = getelementptr float, ptr %v2665, i64 62
  %v3118 = load float, ptr %v3117, align 4
  %v3119 = insertelement <4 x float> poison, float %v3118, i64 0
  %v3120 = shufflevector <4 x float> %v3119, <4 x float> poison, <4 x i32> zeroinitializer
  %v3121 = add nsw i32 %v2663, 61
  %v3122 = getelementptr float, ptr %v2665, i64 61
  %v3123 = load float, ptr %v3122, align 4
  %v3124 = insertelement <4 x float> poison, float %v3123, i64 0
  %v3125 = shufflevector <4 x float> %v3124, <4 x float> poison, <4 x i32> zeroinitializer
  %v3126 = add nsw i32 %v2663, 60
  %v3127 = getelementptr float, ptr %v2665, i64 60
  %v3128 = load float, ptr %v3127, align 4
  %v3129 = insertelement <4 x float> poison, float %v3128, i64 0
  %v3130 = shufflevector <4 x float> %v3129, <4 x float> poison, <4 x i32> zeroinitializer
  %v3131 = add nsw i32 %v2663, 59
  %v3132 = getelementptr float, ptr %v2665, i64 59
  %v3133 = load float, ptr %v3132, align 4
  %v3134 = insertelement <4 x float> poison, float %v3133, i64 0
  %v3135 = shufflevector <4 x float> %v3134, <4 x float> poison, <4 x i32> zeroinitializer
  %v3136 = add nsw i32 %v2663, 58
  %v3137 = getelementptr float, ptr %v2665, i64 58
  %v3138 = load float, ptr %v3137, align 4
  %v3139 = insertelement <4 x float> poison, float %v3138, i64 0
  %v3140 = shufflevector <4 x float> %v3139, <4 x float> poison, <4 x i32> zeroinitializer
  %v3141 = add nsw i32 %v2663, 57
  %v3142 = getelementptr float, ptr %v2665, i64 57
  %v3143 = load float, ptr %v3142, align 4
  %v3144 = insertelement <4 x float> poison, float %v3143, i64 0
  %v3145 = shufflevector <4 x float> %v3144, <4 x float> poison, <4 x i32> zeroinitializer
  %v3146 = add nsw i32 %v2663, 56
  %v3147 = getelementptr float, ptr %v2665, i64 56
  %v3148 = load float, ptr %v3147, align 4
  %v3149 = insertelement <4 x float> poison, float %v3148, i64 0
  %v3150 = shufflevector <4 x float> %v3149, <4 x float> poison, <4 x i32> zeroinitializer
  %v3151 = add nsw i32 %v2663, 54
  %v3152 = getelementptr float, ptr %v2665, i64 54
  %v3153 = load float, ptr %v3152, align 4
  %v3154 = insertelement <4 x float> poison, float %v3153, i64 0
  %v3155 = shufflevector <4 x float> %v3154, <4 x float> poison, <4 x i32> zeroinitializer
  %v3156 = add nsw i32 %v2663, 55
  %v3157 = getelementptr float, ptr %v2665, i64 55
  %v3158 = load float, ptr %v3157, align 4
  %v3159 = insertelement <4 x float> poison, float %v3158, i64 0
  %v3160 = shufflevector <4 x float> %v3159, <4 x float> poison, <4 x i32> zeroinitializer
  %v3161 = fmul <4 x float> %v545, %v3160
  %v3162 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v540, <4 x float> %v3155, <4 x float> %v3161)
  %v3163 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v516, <4 x float> %v3150, <4 x float> %v3162)
  %v3164 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v492, <4 x float> %v3145, <4 x float> %v3163)
  %v3165 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v469, <4 x float> %v3140, <4 x float> %v3164)
  %v3166 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v465, <4 x float> %v3135, <4 x float> %v3165)
  %v3167 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v441, <4 x float> %v3130, <4 x float> %v3166)
  %v3168 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v417, <4 x float> %v3125, <4 x float> %v3167)
  %v3169 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v412, <4 x float> %v3120, <4 x float> %v3168)
  %v3170 = fadd <4 x float> %v3115, %v3169
  %v3171 = add nsw i32 %v2663, 71
  %v3172 = getelementptr float, ptr %v2665, i64 71
  %v3173 = load float, ptr %v3172, align 4
  %v3174 = insertelement <4 x float> poison, float %v3173, i64 0
  %v3175 = shufflevector <4 x float> %v3174, <4 x float> poison, <4 x i32> zeroinitializer
  %v3176 = add nsw i32 %v2663, 70
  %v3177 = getelementptr float, ptr %v2665, i64 70
  %v3178 = load float, ptr %v3177, align 4
  %v3179 = insertelement <4 x float> poison, float %v3178, i64 0
  %v3180 = shufflevector <4 x float> %v3179, <4 x float> poison, <4 x i32> zeroinitializer
  %v3181 = add nsw i32 %v2663, 69
  %v3182 = getelementptr float, ptr %v2665, i64 69
  %v3183 = load float, ptr %v3182, align 4
  %v3184 = insertelement <4 x float> poison, float %v3183, i64 0
  %v3185 = shufflevector <4 x float> %v3184, <4 x float> poison, <4 x i32> zeroinitializer
  %v3186 = add nsw i32 %v2663, 68
  %v3187 = getelementptr float, ptr %v2665, i64 68
  %v3188 = load float, ptr %v3187, align 4
  %v3189 = insertelement <4 x float> poison, float %v3188, i64 0
  %v3190 = shufflevector <4 x float> %v3189, <4 x float> poison, <4 x i32> zeroinitializer
  %v3191 = add nsw i32 %v2663, 67
  %v3192 = getelementptr float, ptr %v2665, i64 67
  %v3193 = load float, ptr %v3192, align 4
  %v3194 = insertelement <4 x float> poison, float %v3193, i64 0
  %v3195 = shufflevector <4 x float> %v3194, <4 x float> poison, <4 x i32> zeroinitializer
  %v3196 = add nsw i32 %v2663, 66
  %v3197 = getelementptr float, ptr %v2665, i64 66
  %v3198 = load float, ptr %v3197, align 4
  %v3199 = insertelement <4 x float> poison, float %v3198, i64 0
  %v3200 = shufflevector <4 x float> %v3199, <4 x float> poison, <4 x i32> zeroinitializer
  %v3201 = add nsw i32 %v2663, 65
  %v3202 = getelementptr float, ptr %v2665, i64 65
  %v3203 = load float, ptr %v3202, align 4
  %v3204 = insertelement <4 x float> poison, float %v3203, i64 0
  %v3205 = shufflevector <4 x float> %v3204, <4 x float> poison, <4 x i32> zeroinitializer
  %v3206 = add nsw i32 %v2663, 63
  %v3207 = getelementptr float, ptr %v2665, i64 63
  %v3208 = load float, ptr %v3207, align 4
  %v3209 = insertelement <4 x float> poison, float %v3208, i64 0
  %v3210 = shufflevector <4 x float> %v3209, <4 x float> poison, <4 x i32> zeroinitializer
  %v3211 = add nsw i32 %v2663, 64
  %v3212 = getelementptr float, ptr %v2665, i64 64
  %v3213 = load float, ptr %v3212, align 4
  %v3214 = insertelement <4 x float> poison, float %v3213, i64 0
  %v3215 = shufflevector <4 x float> %v3214, <4 x float> poison, <4 x i32> zeroinitializer
  %v3216 = fmul <4 x float> %v702, %v3215
  %v3217 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v697, <4 x float> %v3210, <4 x float> %v3216)
  %v3218 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v673, <4 x float> %v3205, <4 x float> %v3217)
  %v3219 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v649, <4 x float> %v3200, <4 x float> %v3218)
  %v3220 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v626, <4 x float> %v3195, <4 x float> %v3219)
  %v3221 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v622, <4 x float> %v3190, <4 x float> %v3220)
  %v3222 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v598, <4 x float> %v3185, <4 x float> %v3221)
  %v3223 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v574, <4 x float> %v3180, <4 x float> %v3222)
  %v3224 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v569, <4 x float> %v3175, <4 x float> %v3223)
  %v3225 = fadd <4 x float> %v3170, %v3224
  store <4 x float> %v3225, ptr %v3006, align 4
  %v3226 = add nsw i32 %v3005, 4
  %v3227 = getelementptr float, ptr %v1, i32 %v3005
  %v3228 = getelementptr float, ptr %v3227, i64 4
  %v3229 = fmul <4 x float> %v880, %v3051
  %v3230 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v875, <4 x float> %v3046, <4 x float> %v3229)
  %v3231 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v846, <4 x float> %v3041, <4 x float> %v3230)
  %v3232 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v817, <4 x float> %v3036, <4 x float> %v3231)
  %v3233 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v793, <4 x float> %v3031, <4 x float> %v3232)
  %v3234 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v789, <4 x float> %v3026, <4 x float> %v3233)
  %v3235 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v765, <4 x float> %v3021, <4 x float> %v3234)
  %v3236 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v736, <4 x float> %v3016, <4 x float> %v3235)
  %v3237 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v731, <4 x float> %v3011, <4 x float> %v3236)
  %v3238 = fmul <4 x float> %v1038, %v3105
  %v3239 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1033, <4 x float> %v3100, <4 x float> %v3238)
  %v3240 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1009, <4 x float> %v3095, <4 x float> %v3239)
  %v3241 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v985, <4 x float> %v3090, <4 x float> %v3240)
  %v3242 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v961, <4 x float> %v3085, <4 x float> %v3241)
  %v3243 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v957, <4 x float> %v3080, <4 x float> %v3242)
  %v3244 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v933, <4 x float> %v3075, <4 x float> %v3243)
  %v3245 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v909, <4 x float> %v3070, <4 x float> %v3244)
  %v3246 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v904, <4 x float> %v3065, <4 x float> %v3245)
  %v3247 = fadd <4 x float> %v3237, %v3246
  %v3248 = fmul <4 x float> %v1196, %v3160
  %v3249 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1191, <4 x float> %v3155, <4 x float> %v3248)
  %v3250 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1167, <4 x float> %v3150, <4 x float> %v3249)
  %v3251 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1143, <4 x float> %v3145, <4 x float> %v3250)
  %v3252 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1119, <4 x float> %v3140, <4 x float> %v3251)
  %v3253 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1115, <4 x float> %v3135, <4 x float> %v3252)
  %v3254 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1091, <4 x float> %v3130, <4 x float> %v3253)
  %v3255 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1067, <4 x float> %v3125, <4 x float> %v3254)
  %v3256 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1062, <4 x float> %v3120, <4 x float> %v3255)
  %v3257 = fadd <4 x float> %v3247, %v3256
  %v3258 = fmul <4 x float> %v1354, %v3215
  %v3259 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1349, <4 x float> %v3210, <4 x float> %v3258)
  %v3260 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1325, <4 x float> %v3205, <4 x float> %v3259)
  %v3261 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1301, <4 x float> %v3200, <4 x float> %v3260)
  %v3262 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1277, <4 x float> %v3195, <4 x float> %v3261)
  %v3263 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1273, <4 x float> %v3190, <4 x float> %v3262)
  %v3264 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1249, <4 x float> %v3185, <4 x float> %v3263)
  %v3265 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1225, <4 x float> %v3180, <4 x float> %v3264)
  %v3266 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1220, <4 x float> %v3175, <4 x float> %v3265)
  %v3267 = fadd <4 x float> %v3257, %v3266
  store <4 x float> %v3267, ptr %v3228, align 4
  %v3268 = add nsw i32 %v3005, 8
  %v3269 = getelementptr float, ptr %v3227, i64 8
  %v3270 = fmul <4 x float> %v1532, %v3051
  %v3271 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1527, <4 x float> %v3046, <4 x float> %v3270)
  %v3272 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1498, <4 x float> %v3041, <4 x float> %v3271)
  %v3273 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1469, <4 x float> %v3036, <4 x float> %v3272)
  %v3274 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1445, <4 x float> %v3031, <4 x float> %v3273)
  %v3275 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1441, <4 x float> %v3026, <4 x float> %v3274)
  %v3276 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1417, <4 x float> %v3021, <4 x float> %v3275)
  %v3277 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1388, <4 x float> %v3016, <4 x float> %v3276)
  %v3278 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1383, <4 x float> %v3011, <4 x float> %v3277)
  %v3279 = fmul <4 x float> %v1690, %v3105
  %v3280 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1685, <4 x float> %v3100, <4 x float> %v3279)
  %v3281 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1661, <4 x float> %v3095, <4 x float> %v3280)
  %v3282 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1637, <4 x float> %v3090, <4 x float> %v3281)
  %v3283 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1613, <4 x float> %v3085, <4 x float> %v3282)
  %v3284 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1609, <4 x float> %v3080, <4 x float> %v3283)
  %v3285 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1585, <4 x float> %v3075, <4 x float> %v3284)
  %v3286 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1561, <4 x float> %v3070, <4 x float> %v3285)
  %v3287 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1556, <4 x float> %v3065, <4 x float> %v3286)
  %v3288 = fadd <4 x float> %v3278, %v3287
  %v3289 = fmul <4 x float> %v1848, %v3160
  %v3290 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1843, <4 x float> %v3155, <4 x float> %v3289)
  %v3291 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1819, <4 x float> %v3150, <4 x float> %v3290)
  %v3292 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1795, <4 x float> %v3145, <4 x float> %v3291)
  %v3293 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1771, <4 x float> %v3140, <4 x float> %v3292)
  %v3294 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1767, <4 x float> %v3135, <4 x float> %v3293)
  %v3295 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1743, <4 x float> %v3130, <4 x float> %v3294)
  %v3296 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1719, <4 x float> %v3125, <4 x float> %v3295)
  %v3297 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1714, <4 x float> %v3120, <4 x float> %v3296)
  %v3298 = fadd <4 x float> %v3288, %v3297
  %v3299 = fmul <4 x float> %v2006, %v3215
  %v3300 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2001, <4 x float> %v3210, <4 x float> %v3299)
  %v3301 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1977, <4 x float> %v3205, <4 x float> %v3300)
  %v3302 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1953, <4 x float> %v3200, <4 x float> %v3301)
  %v3303 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1929, <4 x float> %v3195, <4 x float> %v3302)
  %v3304 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1925, <4 x float> %v3190, <4 x float> %v3303)
  %v3305 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1901, <4 x float> %v3185, <4 x float> %v3304)
  %v3306 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1877, <4 x float> %v3180, <4 x float> %v3305)
  %v3307 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1872, <4 x float> %v3175, <4 x float> %v3306)
  %v3308 = fadd <4 x float> %v3298, %v3307
  store <4 x float> %v3308, ptr %v3269, align 4
  %v3309 = add nsw i32 %v3005, 12
  %v3310 = getelementptr float, ptr %v3227, i64 12
  %v3311 = fmul <4 x float> %v2184, %v3051
  %v3312 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2179, <4 x float> %v3046, <4 x float> %v3311)
  %v3313 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2150, <4 x float> %v3041, <4 x float> %v3312)
  %v3314 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2121, <4 x float> %v3036, <4 x float> %v3313)
  %v3315 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2097, <4 x float> %v3031, <4 x float> %v3314)
  %v3316 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2093, <4 x float> %v3026, <4 x float> %v3315)
  %v3317 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2069, <4 x float> %v3021, <4 x float> %v3316)
  %v3318 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2040, <4 x float> %v3016, <4 x float> %v3317)
  %v3319 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2035, <4 x float> %v3011, <4 x float> %v3318)
  %v3320 = fmul <4 x float> %v2342, %v3105
  %v3321 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2337, <4 x float> %v3100, <4 x float> %v3320)
  %v3322 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2313, <4 x float> %v3095, <4 x float> %v3321)
  %v3323 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2289, <4 x float> %v3090, <4 x float> %v3322)
  %v3324 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2265, <4 x float> %v3085, <4 x float> %v3323)
  %v3325 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2261, <4 x float> %v3080, <4 x float> %v3324)
  %v3326 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2237, <4 x float> %v3075, <4 x float> %v3325)
  %v3327 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2213, <4 x float> %v3070, <4 x float> %v3326)
  %v3328 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2208, <4 x float> %v3065, <4 x float> %v3327)
  %v3329 = fadd <4 x float> %v3319, %v3328
  %v3330 = fmul <4 x float> %v2500, %v3160
  %v3331 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2495, <4 x float> %v3155, <4 x float> %v3330)
  %v3332 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2471, <4 x float> %v3150, <4 x float> %v3331)
  %v3333 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2447, <4 x float> %v3145, <4 x float> %v3332)
  %v3334 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2423, <4 x float> %v3140, <4 x float> %v3333)
  %v3335 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2419, <4 x float> %v3135, <4 x float> %v3334)
  %v3336 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2395, <4 x float> %v3130, <4 x float> %v3335)
  %v3337 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2371, <4 x float> %v3125, <4 x float> %v3336)
  %v3338 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2366, <4 x float> %v3120, <4 x float> %v3337)
  %v3339 = fadd <4 x float> %v3329, %v3338
  %v3340 = fmul <4 x float> %v2658, %v3215
  %v3341 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2653, <4 x float> %v3210, <4 x float> %v3340)
  %v3342 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2629, <4 x float> %v3205, <4 x float> %v3341)
  %v3343 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2605, <4 x float> %v3200, <4 x float> %v3342)
  %v3344 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2581, <4 x float> %v3195, <4 x float> %v3343)
  %v3345 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2577, <4 x float> %v3190, <4 x float> %v3344)
  %v3346 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2553, <4 x float> %v3185, <4 x float> %v3345)
  %v3347 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2529, <4 x float> %v3180, <4 x float> %v3346)
  %v3348 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2524, <4 x float> %v3175, <4 x float> %v3347)
  %v3349 = fadd <4 x float> %v3339, %v3348
  store <4 x float> %v3349, ptr %v3310, align 4
  %v3350 = add nsw i32 %v2661, 512
  %v3351 = getelementptr float, ptr %v2662, i64 512
  %v3352 = add nsw i32 %v2663, 80
  %v3353 = getelementptr float, ptr %v2665, i64 80
  %v3354 = load float, ptr %v3353, align 4
  %v3355 = insertelement <4 x float> poison, float %v3354, i64 0
  %v3356 = shufflevector <4 x float> %v3355, <4 x float> poison, <4 x i32> zeroinitializer
  %v3357 = add nsw i32 %v2663, 79
  %v3358 = getelementptr float, ptr %v2665, i64 79
  %v3359 = load float, ptr %v3358, align 4
  %v3360 = insertelement <4 x float> poison, float %v3359, i64 0
  %v3361 = shufflevector <4 x float> %v3360, <4 x float> poison, <4 x i32> zeroinitializer
  %v3362 = add nsw i32 %v2663, 78
  %v3363 = getelementptr float, ptr %v2665, i64 78
  %v3364 = load float, ptr %v3363, align 4
  %v3365 = insertelement <4 x float> poison, float %v3364, i64 0
  %v3366 = shufflevector <4 x float> %v3365, <4 x float> poison, <4 x i32> zeroinitializer
  %v3367 = add nsw i32 %v2663, 77
  %v3368 = getelementptr float, ptr %v2665, i64 77
  %v3369 = load float, ptr %v3368, align 4
  %v3370 = insertelement <4 x float> poison, float %v3369, i64 0
  %v3371 = shufflevector <4 x float> %v3370, <4 x float> poison, <4 x i32> zeroinitializer
  %v3372 = add nsw i32 %v2663, 76
  %v3373 = getelementptr float, ptr %v2665, i64 76
  %v3374 = load float, ptr %v3373, align 4
  %v3375 = insertelement <4 x float> poison, float %v3374, i64 0
  %v3376 = shufflevector <4 x float> %v3375, <4 x float> poison, <4 x i32> zeroinitializer
  %v3377 = add nsw i32 %v2663, 75
  %v3378 = getelementptr float, ptr %v2665, i64 75
  %v3379 = load float, ptr %v3378, align 4
  %v3380 = insertelement <4 x float> poison, float %v3379, i64 0
  %v3381 = shufflevector <4 x float> %v3380, <4 x float> poison, <4 x i32> zeroinitializer
  %v3382 = add nsw i32 %v2663, 74
  %v3383 = getelementptr float, ptr %v2665, i64 74
  %v3384 = load float, ptr %v3383, align 4
  %v3385 = insertelement <4 x float> poison, float %v3384, i64 0
  %v3386 = shufflevector <4 x float> %v3385, <4 x float> poison, <4 x i32> zeroinitializer
  %v3387 = add nsw i32 %v2663, 72
  %v3388 = getelementptr float, ptr %v2665, i64 72
  %v3389 = load float, ptr %v3388, align 4
  %v3390 = insertelement <4 x float> poison, float %v3389, i64 0
  %v3391 = shufflevector <4 x float> %v3390, <4 x float> poison, <4 x i32> zeroinitializer
  %v3392 = add nsw i32 %v2663, 73
  %v3393 = getelementptr float, ptr %v2665, i64 73
  %v3394 = load float, ptr %v3393, align 4
  %v3395 = insertelement <4 x float> poison, float %v3394, i64 0
  %v3396 = shufflevector <4 x float> %v3395, <4 x float> poison, <4 x i32> zeroinitializer
  %v3397 = fmul <4 x float> %v231, %v3396
  %v3398 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v226, <4 x float> %v3391, <4 x float> %v3397)
  %v3399 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v197, <4 x float> %v3386, <4 x float> %v3398)
  %v3400 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v165, <4 x float> %v3381, <4 x float> %v3399)
  %v3401 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v142, <4 x float> %v3376, <4 x float> %v3400)
  %v3402 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v140, <4 x float> %v3371, <4 x float> %v3401)
  %v3403 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v116, <4 x float> %v3366, <4 x float> %v3402)
  %v3404 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v87, <4 x float> %v3361, <4 x float> %v3403)
  %v3405 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v82, <4 x float> %v3356, <4 x float> %v3404)
  %v3406 = add nsw i32 %v2663, 89
  %v3407 = getelementptr float, ptr %v2665, i64 89
  %v3408 = load float, ptr %v3407, align 4
  %v3409 = insertelement <4 x float> poison, float %v3408, i64 0
  %v3410 = shufflevector <4 x float> %v3409, <4 x float> poison, <4 x i32> zeroinitializer
  %v3411 = add nsw i32 %v2663, 88
  %v3412 = getelementptr float, ptr %v2665, i64 88
  %v3413 = load float, ptr %v3412, align 4
  %v3414 = insertelement <4 x float> poison, float %v3413, i64 0
  %v3415 = shufflevector <4 x float> %v3414, <4 x float> poison, <4 x i32> zeroinitializer
  %v3416 = add nsw i32 %v2663, 87
  %v3417 = getelementptr float, ptr %v2665, i64 87
  %v3418 = load float, ptr %v3417, align 4
  %v3419 = insertelement <4 x float> poison, float %v3418, i64 0
  %v3420 = shufflevector <4 x float> %v3419, <4 x float> poison, <4 x i32> zeroinitializer
  %v3421 = add nsw i32 %v2663, 86
  %v3422 = getelementptr float, ptr %v2665, i64 86
  %v3423 = load float, ptr %v3422, align 4
  %v3424 = insertelement <4 x float> poison, float %v3423, i64 0
  %v3425 = shufflevector <4 x float> %v3424, <4 x float> poison, <4 x i32> zeroinitializer
  %v3426 = add nsw i32 %v2663, 85
  %v3427 = getelementptr float, ptr %v2665, i64 85
  %v3428 = load float, ptr %v3427, align 4
  %v3429 = insertelement <4 x float> poison, float %v3428, i64 0
  %v3430 = shufflevector <4 x float> %v3429, <4 x float> poison, <4 x i32> zeroinitializer
  %v3431 = add nsw i32 %v2663, 84
  %v3432 = getelementptr float, ptr %v2665, i64 84
  %v3433 = load float, ptr %v3432, align 4
  %v3434 = insertelement <4 x float> poison, float %v3433, i64 0
  %v3435 = shufflevector <4 x float> %v3434, <4 x float> poison, <4 x i32> zeroinitializer
  %v3436 = add nsw i32 %v2663, 83
  %v3437 = getelementptr float, ptr %v2665, i64 83
  %v3438 = load float, ptr %v3437, align 4
  %v3439 = insertelement <4 x float> poison, float %v3438, i64 0
  %v3440 = shufflevector <4 x float> %v3439, <4 x float> poison, <4 x i32> zeroinitializer
  %v3441 = add nsw i32 %v2663, 81
  %v3442 = getelementptr float, ptr %v2665, i64 81
  %v3443 = load float, ptr %v3442, align 4
  %v3444 = insertelement <4 x float> poison, float %v3443, i64 0
  %v3445 = shufflevector <4 x float> %v3444, <4 x float> poison, <4 x i32> zeroinitializer
  %v3446 = add nsw i32 %v2663, 82
  %v3447 = getelementptr float, ptr %v2665, i64 82
  %v3448 = load float, ptr %v3447, align 4
  %v3449 = insertelement <4 x float> poison, float %v3448, i64 0
  %v3450 = shufflevector <4 x float> %v3449, <4 x float> poison, <4 x i32> zeroinitializer
  %v3451 = fmul <4 x float> %v388, %v3450
  %v3452 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v383, <4 x float> %v3445, <4 x float> %v3451)
  %v3453 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v359, <4 x float> %v3440, <4 x float> %v3452)
  %v3454 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v335, <4 x float> %v3435, <4 x float> %v3453)
  %v3455 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v312, <4 x float> %v3430, <4 x float> %v3454)
  %v3456 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v308, <4 x float> %v3425, <4 x float> %v3455)
  %v3457 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v284, <4 x float> %v3420, <4 x float> %v3456)
  %v3458 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v260, <4 x float> %v3415, <4 x float> %v3457)
  %v3459 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v255, <4 x float> %v3410, <4 x float> %v3458)
  %v3460 = fadd <4 x float> %v3405, %v3459
  %v3461 = add nsw i32 %v2663, 98
  %v3462 = getelementptr float, ptr %v2665, i64 98
  %v3463 = load float, ptr %v3462, align 4
  %v3464 = insertelement <4 x float> poison, float %v3463, i64 0
  %v3465 = shufflevector <4 x float> %v3464, <4 x float> poison, <4 x i32> zeroinitializer
  %v3466 = add nsw i32 %v2663, 97
  %v3467 = getelementptr float, ptr %v2665, i64 97
  %v3468 = load float, ptr %v3467, align 4
  %v3469 = insertelement <4 x float> poison, float %v3468, i64 0
  %v3470 = shufflevector <4 x float> %v3469, <4 x float> poison, <4 x i32> zeroinitializer
  %v3471 = add nsw i32 %v2663, 96
  %v3472 = getelementptr float, ptr %v2665, i64 96
  %v3473 = load float, ptr %v3472, align 4
  %v3474 = insertelement <4 x float> poison, float %v3473, i64 0
  %v3475 = shufflevector <4 x float> %v3474, <4 x float> poison, <4 x i32> zeroinitializer
  %v3476 = add nsw i32 %v2663, 95
  %v3477 = getelementptr float, ptr %v2665, i64 95
  %v3478 = load float, ptr %v3477, align 4
  %v3479 = insertelement <4 x float> poison, float %v3478, i64 0
  %v3480 = shufflevector <4 x float> %v3479, <4 x float> poison, <4 x i32> zeroinitializer
  %v3481 = add nsw i32 %v2663, 94
  %v3482 = getelementptr float, ptr %v2665, i64 94
  %v3483 = load float, ptr %v3482, align 4
  %v3484 = insertelement <4 x float> poison, float %v3483, i64 0
  %v3485 = shufflevector <4 x float> %v3484, <4 x float> poison, <4 x i32> zeroinitializer
  %v3486 = add nsw i32 %v2663, 93
  %v3487 = getelementptr float, ptr %v2665, i64 93
  %v3488 = load float, ptr %v3487, align 4
  %v3489 = insertelement <4 x float> poison, float %v3488, i64 0
  %v3490 = shufflevector <4 x float> %v3489, <4 x float> poison, <4 x i32> zeroinitializer
  %v3491 = add nsw i32 %v2663, 92
  %v3492 = getelementptr float, ptr %v2665, i64 92
  %v3493 = load float, ptr %v3492, align 4
  %v3494 = insertelement <4 x float> poison, float %v3493, i64 0
  %v3495 = shufflevector <4 x float> %v3494, <4 x float> poison, <4 x i32> zeroinitializer
  %v3496 = add nsw i32 %v2663, 90
  %v3497 = getelementptr float, ptr %v2665, i64 90
  %v3498 = load float, ptr %v3497, align 4
  %v3499 = insertelement <4 x float> poison, float %v3498, i64 0
  %v3500 = shufflevector <4 x float> %v3499, <4 x float> poison, <4 x i32> zeroinitializer
  %v3501 = add nsw i32 %v2663, 91
  %v3502 = getelementptr float, ptr %v2665, i64 91
  %v3503 = load float, ptr %v3502, align 4
  %v3504 = insertelement <4 x float> poison, float %v3503, i64 0
  %v3505 = shufflevector <4 x float> %v3504, <4 x float> poison, <4 x i32> zeroinitializer
  %v3506 = fmul <4 x float> %v545, %v3505
  %v3507 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v540, <4 x float> %v3500, <4 x float> %v3506)
  %v3508 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v516, <4 x float> %v3495, <4 x float> %v3507)
  %v3509 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v492, <4 x float> %v3490, <4 x float> %v3508)
  %v3510 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v469, <4 x float> %v3485, <4 x float> %v3509)
  %v3511 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v465, <4 x float> %v3480, <4 x float> %v3510)
  %v3512 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v441, <4 x float> %v3475, <4 x float> %v3511)
  %v3513 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v417, <4 x float> %v3470, <4 x float> %v3512)
  %v3514 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v412, <4 x float> %v3465, <4 x float> %v3513)
  %v3515 = fadd <4 x float> %v3460, %v3514
  %v3516 = add nsw i32 %v2663, 107
  %v3517 = getelementptr float, ptr %v2665, i64 107
  %v3518 = load float, ptr %v3517, align 4
  %v3519 = insertelement <4 x float> poison, float %v3518, i64 0
  %v3520 = shufflevector <4 x float> %v3519, <4 x float> poison, <4 x i32> zeroinitializer
  %v3521 = add nsw i32 %v2663, 106
  %v3522 = getelementptr float, ptr %v2665, i64 106
  %v3523 = load float, ptr %v3522, align 4
  %v3524 = insertelement <4 x float> poison, float %v3523, i64 0
  %v3525 = shufflevector <4 x float> %v3524, <4 x float> poison, <4 x i32> zeroinitializer
  %v3526 = add nsw i32 %v2663, 105
  %v3527 = getelementptr float, ptr %v2665, i64 105
  %v3528 = load float, ptr %v3527, align 4
  %v3529 = insertelement <4 x float> poison, float %v3528, i64 0
  %v3530 = shufflevector <4 x float> %v3529, <4 x float> poison, <4 x i32> zeroinitializer
  %v3531 = add nsw i32 %v2663, 104
  %v3532 = getelementptr float, ptr %v2665, i64 104
  %v3533 = load float, ptr %v3532, align 4
  %v3534 = insertelement <4 x float> poison, float %v3533, i64 0
  %v3535 = shufflevector <4 x float> %v3534, <4 x float> poison, <4 x i32> zeroinitializer
  %v3536 = add nsw i32 %v2663, 103
  %v3537 = getelementptr float, ptr %v2665, i64 103
  %v3538 = load float, ptr %v3537, align 4
  %v3539 = insertelement <4 x float> poison, float %v3538, i64 0
  %v3540 = shufflevector <4 x float> %v3539, <4 x float> poison, <4 x i32> zeroinitializer
  %v3541 = add nsw i32 %v2663, 102
  %v3542 = getelementptr float, ptr %v2665, i64 102
  %v3543 = load float, ptr %v3542, align 4
  %v3544 = insertelement <4 x float> poison, float %v3543, i64 0
  %v3545 = shufflevector <4 x float> %v3544, <4 x float> poison, <4 x i32> zeroinitializer
  %v3546 = add nsw i32 %v2663, 101
  %v3547 = getelementptr float, ptr %v2665, i64 101
  %v3548 = load float, ptr %v3547, align 4
  %v3549 = insertelement <4 x float> poison, float %v3548, i64 0
  %v3550 = shufflevector <4 x float> %v3549, <4 x float> poison, <4 x i32> zeroinitializer
  %v3551 = add nsw i32 %v2663, 99
  %v3552 = getelementptr float, ptr %v2665, i64 99
  %v3553 = load float, ptr %v3552, align 4
  %v3554 = insertelement <4 x float> poison, float %v3553, i64 0
  %v3555 = shufflevector <4 x float> %v3554, <4 x float> poison, <4 x i32> zeroinitializer
  %v3556 = add nsw i32 %v2663, 100
  %v3557 = getelementptr float, ptr %v2665, i64 100
  %v3558 = load float, ptr %v3557, align 4
  %v3559 = insertelement <4 x float> poison, float %v3558, i64 0
  %v3560 = shufflevector <4 x float> %v3559, <4 x float> poison, <4 x i32> zeroinitializer
  %v3561 = fmul <4 x float> %v702, %v3560
  %v3562 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v697, <4 x float> %v3555, <4 x float> %v3561)
  %v3563 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v673, <4 x float> %v3550, <4 x float> %v3562)
  %v3564 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v649, <4 x float> %v3545, <4 x float> %v3563)
  %v3565 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v626, <4 x float> %v3540, <4 x float> %v3564)
  %v3566 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v622, <4 x float> %v3535, <4 x float> %v3565)
  %v3567 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v598, <4 x float> %v3530, <4 x float> %v3566)
  %v3568 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v574, <4 x float> %v3525, <4 x float> %v3567)
  %v3569 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v569, <4 x float> %v3520, <4 x float> %v3568)
  %v3570 = fadd <4 x float> %v3515, %v3569
  store <4 x float> %v3570, ptr %v3351, align 4
  %v3571 = add nsw i32 %v3350, 4
  %v3572 = getelementptr float, ptr %v1, i32 %v3350
  %v3573 = getelementptr float, ptr %v3572, i64 4
  %v3574 = fmul <4 x float> %v880, %v3396
  %v3575 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v875, <4 x float> %v3391, <4 x float> %v3574)
  %v3576 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v846, <4 x float> %v3386, <4 x float> %v3575)
  %v3577 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v817, <4 x float> %v3381, <4 x float> %v3576)
  %v3578 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v793, <4 x float> %v3376, <4 x float> %v3577)
  %v3579 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v789, <4 x float> %v3371, <4 x float> %v3578)
  %v3580 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v765, <4 x float> %v3366, <4 x float> %v3579)
  %v3581 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v736, <4 x float> %v3361, <4 x float> %v3580)
  %v3582 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v731, <4 x float> %v3356, <4 x float> %v3581)
  %v3583 = fmul <4 x float> %v1038, %v3450
  %v3584 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1033, <4 x float> %v3445, <4 x float> %v3583)
  %v3585 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1009, <4 x float> %v3440, <4 x float> %v3584)
  %v3586 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v985, <4 x float> %v3435, <4 x float> %v3585)
  %v3587 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v961, <4 x float> %v3430, <4 x float> %v3586)
  %v3588 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v957, <4 x float> %v3425, <4 x float> %v3587)
  %v3589 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v933, <4 x float> %v3420, <4 x float> %v3588)
  %v3590 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v909, <4 x float> %v3415, <4 x float> %v3589)
  %v3591 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v904, <4 x float> %v3410, <4 x float> %v3590)
  %v3592 = fadd <4 x float> %v3582, %v3591
  %v3593 = fmul <4 x float> %v1196, %v3505
  %v3594 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1191, <4 x float> %v3500, <4 x float> %v3593)
  %v3595 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1167, <4 x float> %v3495, <4 x float> %v3594)
  %v3596 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1143, <4 x float> %v3490, <4 x float> %v3595)
  %v3597 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1119, <4 x float> %v3485, <4 x float> %v3596)
  %v3598 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1115, <4 x float> %v3480, <4 x float> %v3597)
  %v3599 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1091, <4 x float> %v3475, <4 x float> %v3598)
  %v3600 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1067, <4 x float> %v3470, <4 x float> %v3599)
  %v3601 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1062, <4 x float> %v3465, <4 x float> %v3600)
  %v3602 = fadd <4 x float> %v3592, %v3601
  %v3603 = fmul <4 x float> %v1354, %v3560
  %v3604 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1349, <4 x float> %v3555, <4 x float> %v3603)
  %v3605 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1325, <4 x float> %v3550, <4 x float> %v3604)
  %v3606 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1301, <4 x float> %v3545, <4 x float> %v3605)
  %v3607 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1277, <4 x float> %v3540, <4 x float> %v3606)
  %v3608 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1273, <4 x float> %v3535, <4 x float> %v3607)
  %v3609 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1249, <4 x float> %v3530, <4 x float> %v3608)
  %v3610 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1225, <4 x float> %v3525, <4 x float> %v3609)
  %v3611 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1220, <4 x float> %v3520, <4 x float> %v3610)
  %v3612 = fadd <4 x float> %v3602, %v3611
  store <4 x float> %v3612, ptr %v3573, align 4
  %v3613 = add nsw i32 %v3350, 8
  %v3614 = getelementptr float, ptr %v3572, i64 8
  %v3615 = fmul <4 x float> %v1532, %v3396
  %v3616 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1527, <4 x float> %v3391, <4 x float> %v3615)
  %v3617 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1498, <4 x float> %v3386, <4 x float> %v3616)
  %v3618 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1469, <4 x float> %v3381, <4 x float> %v3617)
  %v3619 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1445, <4 x float> %v3376, <4 x float> %v3618)
  %v3620 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1441, <4 x float> %v3371, <4 x float> %v3619)
  %v3621 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1417, <4 x float> %v3366, <4 x float> %v3620)
  %v3622 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1388, <4 x float> %v3361, <4 x float> %v3621)
  %v3623 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1383, <4 x float> %v3356, <4 x float> %v3622)
  %v3624 = fmul <4 x float> %v1690, %v3450
  %v3625 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1685, <4 x float> %v3445, <4 x float> %v3624)
  %v3626 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1661, <4 x float> %v3440, <4 x float> %v3625)
  %v3627 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1637, <4 x float> %v3435, <4 x float> %v3626)
  %v3628 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1613, <4 x float> %v3430, <4 x float> %v3627)
  %v3629 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1609, <4 x float> %v3425, <4 x float> %v3628)
  %v3630 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1585, <4 x float> %v3420, <4 x float> %v3629)
  %v3631 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1561, <4 x float> %v3415, <4 x float> %v3630)
  %v3632 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1556, <4 x float> %v3410, <4 x float> %v3631)
  %v3633 = fadd <4 x float> %v3623, %v3632
  %v3634 = fmul <4 x float> %v1848, %v3505
  %v3635 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1843, <4 x float> %v3500, <4 x float> %v3634)
  %v3636 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1819, <4 x float> %v3495, <4 x float> %v3635)
  %v3637 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1795, <4 x float> %v3490, <4 x float> %v3636)
  %v3638 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1771, <4 x float> %v3485, <4 x float> %v3637)
  %v3639 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1767, <4 x float> %v3480, <4 x float> %v3638)
  %v3640 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1743, <4 x float> %v3475, <4 x float> %v3639)
  %v3641 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1719, <4 x float> %v3470, <4 x float> %v3640)
  %v3642 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1714, <4 x float> %v3465, <4 x float> %v3641)
  %v3643 = fadd <4 x float> %v3633, %v3642
  %v3644 = fmul <4 x float> %v2006, %v3560
  %v3645 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2001, <4 x float> %v3555, <4 x float> %v3644)
  %v3646 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1977, <4 x float> %v3550, <4 x float> %v3645)
  %v3647 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1953, <4 x float> %v3545, <4 x float> %v3646)
  %v3648 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1929, <4 x float> %v3540, <4 x float> %v3647)
  %v3649 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1925, <4 x float> %v3535, <4 x float> %v3648)
  %v3650 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1901, <4 x float> %v3530, <4 x float> %v3649)
  %v3651 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1877, <4 x float> %v3525, <4 x float> %v3650)
  %v3652 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1872, <4 x float> %v3520, <4 x float> %v3651)
  %v3653 = fadd <4 x float> %v3643, %v3652
  store <4 x float> %v3653, ptr %v3614, align 4
  %v3654 = add nsw i32 %v3350, 12
  %v3655 = getelementptr float, ptr %v3572, i64 12
  %v3656 = fmul <4 x float> %v2184, %v3396
  %v3657 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2179, <4 x float> %v3391, <4 x float> %v3656)
  %v3658 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2150, <4 x float> %v3386, <4 x float> %v3657)
  %v3659 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2121, <4 x float> %v3381, <4 x float> %v3658)
  %v3660 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2097, <4 x float> %v3376, <4 x float> %v3659)
  %v3661 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2093, <4 x float> %v3371, <4 x float> %v3660)
  %v3662 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2069, <4 x float> %v3366, <4 x float> %v3661)
  %v3663 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2040, <4 x float> %v3361, <4 x float> %v3662)
  %v3664 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2035, <4 x float> %v3356, <4 x float> %v3663)
  %v3665 = fmul <4 x float> %v2342, %v3450
  %v3666 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2337, <4 x float> %v3445, <4 x float> %v3665)
  %v3667 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2313, <4 x float> %v3440, <4 x float> %v3666)
  %v3668 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2289, <4 x float> %v3435, <4 x float> %v3667)
  %v3669 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2265, <4 x float> %v3430, <4 x float> %v3668)
  %v3670 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2261, <4 x float> %v3425, <4 x float> %v3669)
  %v3671 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2237, <4 x float> %v3420, <4 x float> %v3670)
  %v3672 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2213, <4 x float> %v3415, <4 x float> %v3671)
  %v3673 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2208, <4 x float> %v3410, <4 x float> %v3672)
  %v3674 = fadd <4 x float> %v3664, %v3673
  %v3675 = fmul <4 x float> %v2500, %v3505
  %v3676 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2495, <4 x float> %v3500, <4 x float> %v3675)
  %v3677 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2471, <4 x float> %v3495, <4 x float> %v3676)
  %v3678 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2447, <4 x float> %v3490, <4 x float> %v3677)
  %v3679 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2423, <4 x float> %v3485, <4 x float> %v3678)
  %v3680 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2419, <4 x float> %v3480, <4 x float> %v3679)
  %v3681 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2395, <4 x float> %v3475, <4 x float> %v3680)
  %v3682 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2371, <4 x float> %v3470, <4 x float> %v3681)
  %v3683 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2366, <4 x float> %v3465, <4 x float> %v3682)
  %v3684 = fadd <4 x float> %v3674, %v3683
  %v3685 = fmul <4 x float> %v2658, %v3560
  %v3686 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2653, <4 x float> %v3555, <4 x float> %v3685)
  %v3687 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2629, <4 x float> %v3550, <4 x float> %v3686)
  %v3688 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2605, <4 x float> %v3545, <4 x float> %v3687)
  %v3689 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2581, <4 x float> %v3540, <4 x float> %v3688)
  %v3690 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2577, <4 x float> %v3535, <4 x float> %v3689)
  %v3691 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2553, <4 x float> %v3530, <4 x float> %v3690)
  %v3692 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2529, <4 x float> %v3525, <4 x float> %v3691)
  %v3693 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2524, <4 x float> %v3520, <4 x float> %v3692)
  %v3694 = fadd <4 x float> %v3684, %v3693
  store <4 x float> %v3694, ptr %v3655, align 4
  %v3695 = add nsw i32 %v2661, 768
  %v3696 = getelementptr float, ptr %v2662, i64 768
  %v3697 = add nsw i32 %v2663, 116
  %v3698 = getelementptr float, ptr %v2665, i64 116
  %v3699 = load float, ptr %v3698, align 4
  %v3700 = insertelement <4 x float> poison, float %v3699, i64 0
  %v3701 = shufflevector <4 x float> %v3700, <4 x float> poison, <4 x i32> zeroinitializer
  %v3702 = add nsw i32 %v2663, 115
  %v3703 = getelementptr float, ptr %v2665, i64 115
  %v3704 = load float, ptr %v3703, align 4
  %v3705 = insertelement <4 x float> poison, float %v3704, i64 0
  %v3706 = shufflevector <4 x float> %v3705, <4 x float> poison, <4 x i32> zeroinitializer
  %v3707 = add nsw i32 %v2663, 114
  %v3708 = getelementptr float, ptr %v2665, i64 114
  %v3709 = load float, ptr %v3708, align 4
  %v3710 = insertelement <4 x float> poison, float %v3709, i64 0
  %v3711 = shufflevector <4 x float> %v3710, <4 x float> poison, <4 x i32> zeroinitializer
  %v3712 = add nsw i32 %v2663, 113
  %v3713 = getelementptr float, ptr %v2665, i64 113
  %v3714 = load float, ptr %v3713, align 4
  %v3715 = insertelement <4 x float> poison, float %v3714, i64 0
  %v3716 = shufflevector <4 x float> %v3715, <4 x float> poison, <4 x i32> zeroinitializer
  %v3717 = add nsw i32 %v2663, 112
  %v3718 = getelementptr float, ptr %v2665, i64 112
  %v3719 = load float, ptr %v3718, align 4
  %v3720 = insertelement <4 x float> poison, float %v3719, i64 0
  %v3721 = shufflevector <4 x float> %v3720, <4 x float> poison, <4 x i32> zeroinitializer
  %v3722 = add nsw i32 %v2663, 111
  %v3723 = getelementptr float, ptr %v2665, i64 111
  %v3724 = load float, ptr %v3723, align 4
  %v3725 = insertelement <4 x float> poison, float %v3724, i64 0
  %v3726 = shufflevector <4 x float> %v3725, <4 x float> poison, <4 x i32> zeroinitializer
  %v3727 = add nsw i32 %v2663, 110
  %v3728 = getelementptr float, ptr %v2665, i64 110
  %v3729 = load float, ptr %v3728, align 4
  %v3730 = insertelement <4 x float> poison, float %v3729, i64 0
  %v3731 = shufflevector <4 x float> %v3730, <4 x float> poison, <4 x i32> zeroinitializer
  %v3732 = add nsw i32 %v2663, 108
  %v3733 = getelementptr float, ptr %v2665, i64 108
  %v3734 = load float, ptr %v3733, align 4
  %v3735 = insertelement <4 x float> poison, float %v3734, i64 0
  %v3736 = shufflevector <4 x float> %v3735, <4 x float> poison, <4 x i32> zeroinitializer
  %v3737 = add nsw i32 %v2663, 109
  %v3738 = getelementptr float, ptr %v2665, i64 109
  %v3739 = load float, ptr %v3738, align 4
  %v3740 = insertelement <4 x float> poison, float %v3739, i64 0
  %v3741 = shufflevector <4 x float> %v3740, <4 x float> poison, <4 x i32> zeroinitializer
  %v3742 = fmul <4 x float> %v231, %v3741
  %v3743 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v226, <4 x float> %v3736, <4 x float> %v3742)
  %v3744 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v197, <4 x float> %v3731, <4 x float> %v3743)
  %v3745 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v165, <4 x float> %v3726, <4 x float> %v3744)
  %v3746 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v142, <4 x float> %v3721, <4 x float> %v3745)
  %v3747 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v140, <4 x float> %v3716, <4 x float> %v3746)
  %v3748 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v116, <4 x float> %v3711, <4 x float> %v3747)
  %v3749 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v87, <4 x float> %v3706, <4 x float> %v3748)
  %v3750 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v82, <4 x float> %v3701, <4 x float> %v3749)
  %v3751 = add nsw i32 %v2663, 125
  %v3752 = getelementptr float, ptr %v2665, i64 125
  %v3753 = load float, ptr %v3752, align 4
  %v3754 = insertelement <4 x float> poison, float %v3753, i64 0
  %v3755 = shufflevector <4 x float> %v3754, <4 x float> poison, <4 x i32> zeroinitializer
  %v3756 = add nsw i32 %v2663, 124
  %v3757 = getelementptr float, ptr %v2665, i64 124
  %v3758 = load float, ptr %v3757, align 4
  %v3759 = insertelement <4 x float> poison, float %v3758, i64 0
  %v3760 = shufflevector <4 x float> %v3759, <4 x float> poison, <4 x i32> zeroinitializer
  %v3761 = add nsw i32 %v2663, 123
  %v3762 = getelementptr float, ptr %v2665, i64 123
  %v3763 = load float, ptr %v3762, align 4
  %v3764 = insertelement <4 x float> poison, float %v3763, i64 0
  %v3765 = shufflevector <4 x float> %v3764, <4 x float> poison, <4 x i32> zeroinitializer
  %v3766 = add nsw i32 %v2663, 122
  %v3767 = getelementptr float, ptr %v2665, i64 122
  %v3768 = load float, ptr %v3767, align 4
  %v3769 = insertelement <4 x float> poison, float %v3768, i64 0
  %v3770 = shufflevector <4 x float> %v3769, <4 x float> poison, <4 x i32> zeroinitializer
  %v3771 = add nsw i32 %v2663, 121
  %v3772 = getelementptr float, ptr %v2665, i64 121
  %v3773 = load float, ptr %v3772, align 4
  %v3774 = insertelement <4 x float> poison, float %v3773, i64 0
  %v3775 = shufflevector <4 x float> %v3774, <4 x float> poison, <4 x i32> zeroinitializer
  %v3776 = add nsw i32 %v2663, 120
  %v3777 = getelementptr float, ptr %v2665, i64 120
  %v3778 = load float, ptr %v3777, align 4
  %v3779 = insertelement <4 x float> poison, float %v3778, i64 0
  %v3780 = shufflevector <4 x float> %v3779, <4 x float> poison, <4 x i32> zeroinitializer
  %v3781 = add nsw i32 %v2663, 119
  %v3782 = getelementptr float, ptr %v2665, i64 119
  %v3783 = load float, ptr %v3782, align 4
  %v3784 = insertelement <4 x float> poison, float %v3783, i64 0
  %v3785 = shufflevector <4 x float> %v3784, <4 x float> poison, <4 x i32> zeroinitializer
  %v3786 = add nsw i32 %v2663, 117
  %v3787 = getelementptr float, ptr %v2665, i64 117
  %v3788 = load float, ptr %v3787, align 4
  %v3789 = insertelement <4 x float> poison, float %v3788, i64 0
  %v3790 = shufflevector <4 x float> %v3789, <4 x float> poison, <4 x i32> zeroinitializer
  %v3791 = add nsw i32 %v2663, 118
  %v3792 = getelementptr float, ptr %v2665, i64 118
  %v3793 = load float, ptr %v3792, align 4
  %v3794 = insertelement <4 x float> poison, float %v3793, i64 0
  %v3795 = shufflevector <4 x float> %v3794, <4 x float> poison, <4 x i32> zeroinitializer
  %v3796 = fmul <4 x float> %v388, %v3795
  %v3797 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v383, <4 x float> %v3790, <4 x float> %v3796)
  %v3798 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v359, <4 x float> %v3785, <4 x float> %v3797)
  %v3799 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v335, <4 x float> %v3780, <4 x float> %v3798)
  %v3800 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v312, <4 x float> %v3775, <4 x float> %v3799)
  %v3801 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v308, <4 x float> %v3770, <4 x float> %v3800)
  %v3802 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v284, <4 x float> %v3765, <4 x float> %v3801)
  %v3803 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v260, <4 x float> %v3760, <4 x float> %v3802)
  %v3804 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v255, <4 x float> %v3755, <4 x float> %v3803)
  %v3805 = fadd <4 x float> %v3750, %v3804
  %v3806 = add nsw i32 %v2663, 134
  %v3807 = getelementptr float, ptr %v2665, i64 134
  %v3808 = load float, ptr %v3807, align 4
  %v3809 = insertelement <4 x float> poison, float %v3808, i64 0
  %v3810 = shufflevector <4 x float> %v3809, <4 x float> poison, <4 x i32> zeroinitializer
  %v3811 = add nsw i32 %v2663, 133
  %v3812 = getelementptr float, ptr %v2665, i64 133
  %v3813 = load float, ptr %v3812, align 4
  %v3814 = insertelement <4 x float> poison, float %v3813, i64 0
  %v3815 = shufflevector <4 x float> %v3814, <4 x float> poison, <4 x i32> zeroinitializer
  %v3816 = add nsw i32 %v2663, 132
  %v3817 = getelementptr float, ptr %v2665, i64 132
  %v3818 = load float, ptr %v3817, align 4
  %v3819 = insertelement <4 x float> poison, float %v3818, i64 0
  %v3820 = shufflevector <4 x float> %v3819, <4 x float> poison, <4 x i32> zeroinitializer
  %v3821 = add nsw i32 %v2663, 131
  %v3822 = getelementptr float, ptr %v2665, i64 131
  %v3823 = load float, ptr %v3822, align 4
  %v3824 = insertelement <4 x float> poison, float %v3823, i64 0
  %v3825 = shufflevector <4 x float> %v3824, <4 x float> poison, <4 x i32> zeroinitializer
  %v3826 = add nsw i32 %v2663, 130
  %v3827 = getelementptr float, ptr %v2665, i64 130
  %v3828 = load float, ptr %v3827, align 4
  %v3829 = insertelement <4 x float> poison, float %v3828, i64 0
  %v3830 = shufflevector <4 x float> %v3829, <4 x float> poison, <4 x i32> zeroinitializer
  %v3831 = add nsw i32 %v2663, 129
  %v3832 = getelementptr float, ptr %v2665, i64 129
  %v3833 = load float, ptr %v3832, align 4
  %v3834 = insertelement <4 x float> poison, float %v3833, i64 0
  %v3835 = shufflevector <4 x float> %v3834, <4 x float> poison, <4 x i32> zeroinitializer
  %v3836 = add nsw i32 %v2663, 128
  %v3837 = getelementptr float, ptr %v2665, i64 128
  %v3838 = load float, ptr %v3837, align 4
  %v3839 = insertelement <4 x float> poison, float %v3838, i64 0
  %v3840 = shufflevector <4 x float> %v3839, <4 x float> poison, <4 x i32> zeroinitializer
  %v3841 = add nsw i32 %v2663, 126
  %v3842 = getelementptr float, ptr %v2665, i64 126
  %v3843 = load float, ptr %v3842, align 4
  %v3844 = insertelement <4 x float> poison, float %v3843, i64 0
  %v3845 = shufflevector <4 x float> %v3844, <4 x float> poison, <4 x i32> zeroinitializer
  %v3846 = add nsw i32 %v2663, 127
  %v3847 = getelementptr float, ptr %v2665, i64 127
  %v3848 = load float, ptr %v3847, align 4
  %v3849 = insertelement <4 x float> poison, float %v3848, i64 0
  %v3850 = shufflevector <4 x float> %v3849, <4 x float> poison, <4 x i32> zeroinitializer
  %v3851 = fmul <4 x float> %v545, %v3850
  %v3852 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v540, <4 x float> %v3845, <4 x float> %v3851)
  %v3853 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v516, <4 x float> %v3840, <4 x float> %v3852)
  %v3854 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v492, <4 x float> %v3835, <4 x float> %v3853)
  %v3855 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v469, <4 x float> %v3830, <4 x float> %v3854)
  %v3856 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v465, <4 x float> %v3825, <4 x float> %v3855)
  %v3857 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v441, <4 x float> %v3820, <4 x float> %v3856)
  %v3858 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v417, <4 x float> %v3815, <4 x float> %v3857)
  %v3859 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v412, <4 x float> %v3810, <4 x float> %v3858)
  %v3860 = fadd <4 x float> %v3805, %v3859
  %v3861 = add nsw i32 %v2663, 143
  %v3862 = getelementptr float, ptr %v2665, i64 143
  %v3863 = load float, ptr %v3862, align 4
  %v3864 = insertelement <4 x float> poison, float %v3863, i64 0
  %v3865 = shufflevector <4 x float> %v3864, <4 x float> poison, <4 x i32> zeroinitializer
  %v3866 = add nsw i32 %v2663, 142
  %v3867 = getelementptr float, ptr %v2665, i64 142
  %v3868 = load float, ptr %v3867, align 4
  %v3869 = insertelement <4 x float> poison, float %v3868, i64 0
  %v3870 = shufflevector <4 x float> %v3869, <4 x float> poison, <4 x i32> zeroinitializer
  %v3871 = add nsw i32 %v2663, 141
  %v3872 = getelementptr float, ptr %v2665, i64 141
  %v3873 = load float, ptr %v3872, align 4
  %v3874 = insertelement <4 x float> poison, float %v3873, i64 0
  %v3875 = shufflevector <4 x float> %v3874, <4 x float> poison, <4 x i32> zeroinitializer
  %v3876 = add nsw i32 %v2663, 140
  %v3877 = getelementptr float, ptr %v2665, i64 140
  %v3878 = load float, ptr %v3877, align 4
  %v3879 = insertelement <4 x float> poison, float %v3878, i64 0
  %v3880 = shufflevector <4 x float> %v3879, <4 x float> poison, <4 x i32> zeroinitializer
  %v3881 = add nsw i32 %v2663, 139
  %v3882 = getelementptr float, ptr %v2665, i64 139
  %v3883 = load float, ptr %v3882, align 4
  %v3884 = insertelement <4 x float> poison, float %v3883, i64 0
  %v3885 = shufflevector <4 x float> %v3884, <4 x float> poison, <4 x i32> zeroinitializer
  %v3886 = add nsw i32 %v2663, 138
  %v3887 = getelementptr float, ptr %v2665, i64 138
  %v3888 = load float, ptr %v3887, align 4
  %v3889 = insertelement <4 x float> poison, float %v3888, i64 0
  %v3890 = shufflevector <4 x float> %v3889, <4 x float> poison, <4 x i32> zeroinitializer
  %v3891 = add nsw i32 %v2663, 137
  %v3892 = getelementptr float, ptr %v2665, i64 137
  %v3893 = load float, ptr %v3892, align 4
  %v3894 = insertelement <4 x float> poison, float %v3893, i64 0
  %v3895 = shufflevector <4 x float> %v3894, <4 x float> poison, <4 x i32> zeroinitializer
  %v3896 = add nsw i32 %v2663, 135
  %v3897 = getelementptr float, ptr %v2665, i64 135
  %v3898 = load float, ptr %v3897, align 4
  %v3899 = insertelement <4 x float> poison, float %v3898, i64 0
  %v3900 = shufflevector <4 x float> %v3899, <4 x float> poison, <4 x i32> zeroinitializer
  %v3901 = add nsw i32 %v2663, 136
  %v3902 = getelementptr float, ptr %v2665, i64 136
  %v3903 = load float, ptr %v3902, align 4
  %v3904 = insertelement <4 x float> poison, float %v3903, i64 0
  %v3905 = shufflevector <4 x float> %v3904, <4 x float> poison, <4 x i32> zeroinitializer
  %v3906 = fmul <4 x float> %v702, %v3905
  %v3907 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v697, <4 x float> %v3900, <4 x float> %v3906)
  %v3908 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v673, <4 x float> %v3895, <4 x float> %v3907)
  %v3909 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v649, <4 x float> %v3890, <4 x float> %v3908)
  %v3910 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v626, <4 x float> %v3885, <4 x float> %v3909)
  %v3911 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v622, <4 x float> %v3880, <4 x float> %v3910)
  %v3912 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v598, <4 x float> %v3875, <4 x float> %v3911)
  %v3913 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v574, <4 x float> %v3870, <4 x float> %v3912)
  %v3914 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v569, <4 x float> %v3865, <4 x float> %v3913)
  %v3915 = fadd <4 x float> %v3860, %v3914
  store <4 x float> %v3915, ptr %v3696, align 4
  %v3916 = add nsw i32 %v3695, 4
  %v3917 = getelementptr float, ptr %v1, i32 %v3695
  %v3918 = getelementptr float, ptr %v3917, i64 4
  %v3919 = fmul <4 x float> %v880, %v3741
  %v3920 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v875, <4 x float> %v3736, <4 x float> %v3919)
  %v3921 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v846, <4 x float> %v3731, <4 x float> %v3920)
  %v3922 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v817, <4 x float> %v3726, <4 x float> %v3921)
  %v3923 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v793, <4 x float> %v3721, <4 x float> %v3922)
  %v3924 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v789, <4 x float> %v3716, <4 x float> %v3923)
  %v3925 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v765, <4 x float> %v3711, <4 x float> %v3924)
  %v3926 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v736, <4 x float> %v3706, <4 x float> %v3925)
  %v3927 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v731, <4 x float> %v3701, <4 x float> %v3926)
  %v3928 = fmul <4 x float> %v1038, %v3795
  %v3929 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1033, <4 x float> %v3790, <4 x float> %v3928)
  %v3930 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1009, <4 x float> %v3785, <4 x float> %v3929)
  %v3931 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v985, <4 x float> %v3780, <4 x float> %v3930)
  %v3932 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v961, <4 x float> %v3775, <4 x float> %v3931)
  %v3933 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v957, <4 x float> %v3770, <4 x float> %v3932)
  %v3934 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v933, <4 x float> %v3765, <4 x float> %v3933)
  %v3935 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v909, <4 x float> %v3760, <4 x float> %v3934)
  %v3936 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v904, <4 x float> %v3755, <4 x float> %v3935)
  %v3937 = fadd <4 x float> %v3927, %v3936
  %v3938 = fmul <4 x float> %v1196, %v3850
  %v3939 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1191, <4 x float> %v3845, <4 x float> %v3938)
  %v3940 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1167, <4 x float> %v3840, <4 x float> %v3939)
  %v3941 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1143, <4 x float> %v3835, <4 x float> %v3940)
  %v3942 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1119, <4 x float> %v3830, <4 x float> %v3941)
  %v3943 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1115, <4 x float> %v3825, <4 x float> %v3942)
  %v3944 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1091, <4 x float> %v3820, <4 x float> %v3943)
  %v3945 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1067, <4 x float> %v3815, <4 x float> %v3944)
  %v3946 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1062, <4 x float> %v3810, <4 x float> %v3945)
  %v3947 = fadd <4 x float> %v3937, %v3946
  %v3948 = fmul <4 x float> %v1354, %v3905
  %v3949 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1349, <4 x float> %v3900, <4 x float> %v3948)
  %v3950 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1325, <4 x float> %v3895, <4 x float> %v3949)
  %v3951 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1301, <4 x float> %v3890, <4 x float> %v3950)
  %v3952 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1277, <4 x float> %v3885, <4 x float> %v3951)
  %v3953 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1273, <4 x float> %v3880, <4 x float> %v3952)
  %v3954 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1249, <4 x float> %v3875, <4 x float> %v3953)
  %v3955 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1225, <4 x float> %v3870, <4 x float> %v3954)
  %v3956 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1220, <4 x float> %v3865, <4 x float> %v3955)
  %v3957 = fadd <4 x float> %v3947, %v3956
  store <4 x float> %v3957, ptr %v3918, align 4
  %v3958 = add nsw i32 %v3695, 8
  %v3959 = getelementptr float, ptr %v3917, i64 8
  %v3960 = fmul <4 x float> %v1532, %v3741
  %v3961 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1527, <4 x float> %v3736, <4 x float> %v3960)
  %v3962 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1498, <4 x float> %v3731, <4 x float> %v3961)
  %v3963 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1469, <4 x float> %v3726, <4 x float> %v3962)
  %v3964 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1445, <4 x float> %v3721, <4 x float> %v3963)
  %v3965 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1441, <4 x float> %v3716, <4 x float> %v3964)
  %v3966 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1417, <4 x float> %v3711, <4 x float> %v3965)
  %v3967 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1388, <4 x float> %v3706, <4 x float> %v3966)
  %v3968 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1383, <4 x float> %v3701, <4 x float> %v3967)
  %v3969 = fmul <4 x float> %v1690, %v3795
  %v3970 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1685, <4 x float> %v3790, <4 x float> %v3969)
  %v3971 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1661, <4 x float> %v3785, <4 x float> %v3970)
  %v3972 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1637, <4 x float> %v3780, <4 x float> %v3971)
  %v3973 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1613, <4 x float> %v3775, <4 x float> %v3972)
  %v3974 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1609, <4 x float> %v3770, <4 x float> %v3973)
  %v3975 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1585, <4 x float> %v3765, <4 x float> %v3974)
  %v3976 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1561, <4 x float> %v3760, <4 x float> %v3975)
  %v3977 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1556, <4 x float> %v3755, <4 x float> %v3976)
  %v3978 = fadd <4 x float> %v3968, %v3977
  %v3979 = fmul <4 x float> %v1848, %v3850
  %v3980 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1843, <4 x float> %v3845, <4 x float> %v3979)
  %v3981 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1819, <4 x float> %v3840, <4 x float> %v3980)
  %v3982 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1795, <4 x float> %v3835, <4 x float> %v3981)
  %v3983 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1771, <4 x float> %v3830, <4 x float> %v3982)
  %v3984 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1767, <4 x float> %v3825, <4 x float> %v3983)
  %v3985 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1743, <4 x float> %v3820, <4 x float> %v3984)
  %v3986 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1719, <4 x float> %v3815, <4 x float> %v3985)
  %v3987 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1714, <4 x float> %v3810, <4 x float> %v3986)
  %v3988 = fadd <4 x float> %v3978, %v3987
  %v3989 = fmul <4 x float> %v2006, %v3905
  %v3990 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2001, <4 x float> %v3900, <4 x float> %v3989)
  %v3991 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1977, <4 x float> %v3895, <4 x float> %v3990)
  %v3992 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1953, <4 x float> %v3890, <4 x float> %v3991)
  %v3993 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1929, <4 x float> %v3885, <4 x float> %v3992)
  %v3994 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1925, <4 x float> %v3880, <4 x float> %v3993)
  %v3995 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1901, <4 x float> %v3875, <4 x float> %v3994)
  %v3996 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1877, <4 x float> %v3870, <4 x float> %v3995)
  %v3997 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1872, <4 x float> %v3865, <4 x float> %v3996)
  %v3998 = fadd <4 x float> %v3988, %v3997
  store <4 x float> %v3998, ptr %v3959, align 4
  %v3999 = add nsw i32 %v3695, 12
  %v4000 = getelementptr float, ptr %v3917, i64 12
  %v4001 = fmul <4 x float> %v2184, %v3741
  %v4002 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2179, <4 x float> %v3736, <4 x float> %v4001)
  %v4003 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2150, <4 x float> %v3731, <4 x float> %v4002)
  %v4004 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2121, <4 x float> %v3726, <4 x float> %v4003)
  %v4005 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2097, <4 x float> %v3721, <4 x float> %v4004)
  %v4006 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2093, <4 x float> %v3716, <4 x float> %v4005)
  %v4007 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2069, <4 x float> %v3711, <4 x float> %v4006)
  %v4008 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2040, <4 x float> %v3706, <4 x float> %v4007)
  %v4009 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2035, <4 x float> %v3701, <4 x float> %v4008)
  %v4010 = fmul <4 x float> %v2342, %v3795
  %v4011 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2337, <4 x float> %v3790, <4 x float> %v4010)
  %v4012 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2313, <4 x float> %v3785, <4 x float> %v4011)
  %v4013 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2289, <4 x float> %v3780, <4 x float> %v4012)
  %v4014 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2265, <4 x float> %v3775, <4 x float> %v4013)
  %v4015 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2261, <4 x float> %v3770, <4 x float> %v4014)
  %v4016 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2237, <4 x float> %v3765, <4 x float> %v4015)
  %v4017 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2213, <4 x float> %v3760, <4 x float> %v4016)
  %v4018 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2208, <4 x float> %v3755, <4 x float> %v4017)
  %v4019 = fadd <4 x float> %v4009, %v4018
  %v4020 = fmul <4 x float> %v2500, %v3850
  %v4021 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2495, <4 x float> %v3845, <4 x float> %v4020)
  %v4022 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2471, <4 x float> %v3840, <4 x float> %v4021)
  %v4023 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2447, <4 x float> %v3835, <4 x float> %v4022)
  %v4024 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2423, <4 x float> %v3830, <4 x float> %v4023)
  %v4025 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2419, <4 x float> %v3825, <4 x float> %v4024)
  %v4026 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2395, <4 x float> %v3820, <4 x float> %v4025)
  %v4027 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2371, <4 x float> %v3815, <4 x float> %v4026)
  %v4028 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2366, <4 x float> %v3810, <4 x float> %v4027)
  %v4029 = fadd <4 x float> %v4019, %v4028
  %v4030 = fmul <4 x float> %v2658, %v3905
  %v4031 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2653, <4 x float> %v3900, <4 x float> %v4030)
  %v4032 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2629, <4 x float> %v3895, <4 x float> %v4031)
  %v4033 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2605, <4 x float> %v3890, <4 x float> %v4032)
  %v4034 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2581, <4 x float> %v3885, <4 x float> %v4033)
  %v4035 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2577, <4 x float> %v3880, <4 x float> %v4034)
  %v4036 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2553, <4 x float> %v3875, <4 x float> %v4035)
  %v4037 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2529, <4 x float> %v3870, <4 x float> %v4036)
  %v4038 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2524, <4 x float> %v3865, <4 x float> %v4037)
  %v4039 = fadd <4 x float> %v4029, %v4038
  store <4 x float> %v4039, ptr %v4000, align 4
  %v4040 = add nsw i32 %v2659, 1
  %v4041 = icmp slt i32 %v4040, 2
  br i1 %v4041, label %loop418, label %done418
done418:
  %v4042 = add nsw i32 %v49, 1
  %v4043 = icmp slt i32 %v4042, %v7
  br i1 %v4043, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+neon" "prefer-vector-width"="128" "no-trapping-math"="true" }
