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
  %v9 = extractelement <4 x i1> %v8, i32 0
  %v10 = extractelement <4 x i1> %v8, i32 1
  %v11 = extractelement <4 x i1> %v8, i32 2
  %v12 = extractelement <4 x i1> %v8, i32 3
  %v13 = icmp slt <4 x i32> zeroinitializer, <i32 0, i32 1, i32 2, i32 3>
  %v14 = extractelement <4 x i1> %v13, i32 0
  %v15 = extractelement <4 x i1> %v13, i32 1
  %v16 = extractelement <4 x i1> %v13, i32 2
  %v17 = extractelement <4 x i1> %v13, i32 3
  %v18 = icmp slt <4 x i32> <i32 4, i32 5, i32 6, i32 7>, splat (i32 15)
  %v19 = extractelement <4 x i1> %v18, i32 0
  %v20 = extractelement <4 x i1> %v18, i32 1
  %v21 = extractelement <4 x i1> %v18, i32 2
  %v22 = extractelement <4 x i1> %v18, i32 3
  %v23 = icmp slt <4 x i32> zeroinitializer, <i32 4, i32 5, i32 6, i32 7>
  %v24 = extractelement <4 x i1> %v23, i32 0
  %v25 = extractelement <4 x i1> %v23, i32 1
  %v26 = extractelement <4 x i1> %v23, i32 2
  %v27 = extractelement <4 x i1> %v23, i32 3
  %v28 = icmp slt <4 x i32> <i32 8, i32 9, i32 10, i32 11>, splat (i32 15)
  %v29 = extractelement <4 x i1> %v28, i32 0
  %v30 = extractelement <4 x i1> %v28, i32 1
  %v31 = extractelement <4 x i1> %v28, i32 2
  %v32 = extractelement <4 x i1> %v28, i32 3
  %v33 = icmp slt <4 x i32> zeroinitializer, <i32 8, i32 9, i32 10, i32 11>
  %v34 = extractelement <4 x i1> %v33, i32 0
  %v35 = extractelement <4 x i1> %v33, i32 1
  %v36 = extractelement <4 x i1> %v33, i32 2
  %v37 = extractelement <4 x i1> %v33, i32 3
  %v38 = icmp slt <4 x i32> <i32 12, i32 13, i32 14, i32 15>, splat (i32 15)
  %v39 = extractelement <4 x i1> %v38, i32 0
  %v40 = extractelement <4 x i1> %v38, i32 1
  %v41 = extractelement <4 x i1> %v38, i32 2
  %v42 = extractelement <4 x i1> %v38, i32 3
  %v43 = icmp slt <4 x i32> zeroinitializer, <i32 12, i32 13, i32 14, i32 15>
  %v44 = extractelement <4 x i1> %v43, i32 0
  %v45 = extractelement <4 x i1> %v43, i32 1
  %v46 = extractelement <4 x i1> %v43, i32 2
  %v47 = extractelement <4 x i1> %v43, i32 3
  %v48 = icmp slt i32 %v6, %v7
  br i1 %v48, label %loop1, label %done1
loop1:
  %v49 = phi i32 [ %v6, %entry ], [ %v4218, %done418 ]
  %v50 = mul nsw i32 %v49, 16
  %v51 = icmp slt i32 %v49, 15
  %v52 = and i1 %v51, %v9
  %v53 = and i1 %v51, %v10
  %v54 = and i1 %v51, %v11
  %v55 = and i1 %v51, %v12
  %v56 = insertelement <4 x i1> poison, i1 %v52, i64 0
  %v57 = insertelement <4 x i1> %v56, i1 %v53, i64 1
  %v58 = insertelement <4 x i1> %v57, i1 %v54, i64 2
  %v59 = insertelement <4 x i1> %v58, i1 %v55, i64 3
  %v60 = add nsw i32 %v50, 17
  %v61 = getelementptr float, ptr %v3, i32 %v50
  %v62 = getelementptr float, ptr %v61, i64 17
  br i1 %v52, label %then2, label %join2
then2:
  %v63 = load float, ptr %v62, align 4
  br label %join2
join2:
  %v64 = phi float [ %v63, %then2 ], [ 0x0000000000000000, %loop1 ]
  %v65 = add nsw i32 %v60, 1
  %v66 = getelementptr float, ptr %v3, i32 %v60
  %v67 = getelementptr float, ptr %v66, i64 1
  br i1 %v53, label %then3, label %join3
then3:
  %v68 = load float, ptr %v67, align 4
  br label %join3
join3:
  %v69 = phi float [ %v68, %then3 ], [ 0x0000000000000000, %join2 ]
  %v70 = add nsw i32 %v60, 2
  %v71 = getelementptr float, ptr %v3, i32 %v60
  %v72 = getelementptr float, ptr %v71, i64 2
  br i1 %v54, label %then4, label %join4
then4:
  %v73 = load float, ptr %v72, align 4
  br label %join4
join4:
  %v74 = phi float [ %v73, %then4 ], [ 0x0000000000000000, %join3 ]
  %v75 = add nsw i32 %v60, 3
  %v76 = getelementptr float, ptr %v3, i32 %v60
  %v77 = getelementptr float, ptr %v76, i64 3
  br i1 %v55, label %then5, label %join5
then5:
  %v78 = load float, ptr %v77, align 4
  br label %join5
join5:
  %v79 = phi float [ %v78, %then5 ], [ 0x0000000000000000, %join4 ]
  %v80 = insertelement <4 x float> poison, float %v64, i64 0
  %v81 = insertelement <4 x float> %v80, float %v69, i64 1
  %v82 = insertelement <4 x float> %v81, float %v74, i64 2
  %v83 = insertelement <4 x float> %v82, float %v79, i64 3
  %v84 = select <4 x i1> %v59, <4 x float> %v83, <4 x float> zeroinitializer
  %v85 = insertelement <4 x i1> poison, i1 %v51, i64 0
  %v86 = shufflevector <4 x i1> %v85, <4 x i1> poison, <4 x i32> zeroinitializer
  %v87 = add nsw i32 %v50, 16
  %v88 = getelementptr float, ptr %v3, i32 %v50
  %v89 = getelementptr float, ptr %v88, i64 16
  br i1 %v51, label %then6, label %join6
then6:
  %v90 = load <4 x float>, ptr %v89, align 4
  br label %join6
join6:
  %v91 = phi <4 x float> [ %v90, %then6 ], [ zeroinitializer, %join5 ]
  %v92 = select <4 x i1> %v86, <4 x float> %v91, <4 x float> zeroinitializer
  %v93 = and i1 %v51, %v14
  %v94 = and i1 %v51, %v15
  %v95 = and i1 %v51, %v16
  %v96 = and i1 %v51, %v17
  %v97 = insertelement <4 x i1> poison, i1 %v93, i64 0
  %v98 = insertelement <4 x i1> %v97, i1 %v94, i64 1
  %v99 = insertelement <4 x i1> %v98, i1 %v95, i64 2
  %v100 = insertelement <4 x i1> %v99, i1 %v96, i64 3
  %v101 = add nsw i32 %v50, 15
  %v102 = getelementptr float, ptr %v3, i32 %v50
  %v103 = getelementptr float, ptr %v102, i64 15
  br i1 %v93, label %then7, label %join7
then7:
  %v104 = load float, ptr %v103, align 4
  br label %join7
join7:
  %v105 = phi float [ %v104, %then7 ], [ 0x0000000000000000, %join6 ]
  %v106 = add nsw i32 %v101, 1
  %v107 = getelementptr float, ptr %v3, i32 %v101
  %v108 = getelementptr float, ptr %v107, i64 1
  br i1 %v94, label %then8, label %join8
then8:
  %v109 = load float, ptr %v108, align 4
  br label %join8
join8:
  %v110 = phi float [ %v109, %then8 ], [ 0x0000000000000000, %join7 ]
  %v111 = add nsw i32 %v101, 2
  %v112 = getelementptr float, ptr %v3, i32 %v101
  %v113 = getelementptr float, ptr %v112, i64 2
  br i1 %v95, label %then9, label %join9
then9:
  %v114 = load float, ptr %v113, align 4
  br label %join9
join9:
  %v115 = phi float [ %v114, %then9 ], [ 0x0000000000000000, %join8 ]
  %v116 = add nsw i32 %v101, 3
  %v117 = getelementptr float, ptr %v3, i32 %v101
  %v118 = getelementptr float, ptr %v117, i64 3
  br i1 %v96, label %then10, label %join10
then10:
  %v119 = load float, ptr %v118, align 4
  br label %join10
join10:
  %v120 = phi float [ %v119, %then10 ], [ 0x0000000000000000, %join9 ]
  %v121 = insertelement <4 x float> poison, float %v105, i64 0
  %v122 = insertelement <4 x float> %v121, float %v110, i64 1
  %v123 = insertelement <4 x float> %v122, float %v115, i64 2
  %v124 = insertelement <4 x float> %v123, float %v120, i64 3
  %v125 = select <4 x i1> %v100, <4 x float> %v124, <4 x float> zeroinitializer
  %v126 = add nsw i32 %v50, 1
  %v127 = getelementptr float, ptr %v3, i32 %v50
  %v128 = getelementptr float, ptr %v127, i64 1
  br i1 %v9, label %then11, label %join11
then11:
  %v129 = load float, ptr %v128, align 4
  br label %join11
join11:
  %v130 = phi float [ %v129, %then11 ], [ 0x0000000000000000, %join10 ]
  %v131 = add nsw i32 %v126, 1
  %v132 = getelementptr float, ptr %v3, i32 %v126
  %v133 = getelementptr float, ptr %v132, i64 1
  br i1 %v10, label %then12, label %join12
then12:
  %v134 = load float, ptr %v133, align 4
  br label %join12
join12:
  %v135 = phi float [ %v134, %then12 ], [ 0x0000000000000000, %join11 ]
  %v136 = add nsw i32 %v126, 2
  %v137 = getelementptr float, ptr %v3, i32 %v126
  %v138 = getelementptr float, ptr %v137, i64 2
  br i1 %v11, label %then13, label %join13
then13:
  %v139 = load float, ptr %v138, align 4
  br label %join13
join13:
  %v140 = phi float [ %v139, %then13 ], [ 0x0000000000000000, %join12 ]
  %v141 = add nsw i32 %v126, 3
  %v142 = getelementptr float, ptr %v3, i32 %v126
  %v143 = getelementptr float, ptr %v142, i64 3
  br i1 %v12, label %then14, label %join14
then14:
  %v144 = load float, ptr %v143, align 4
  br label %join14
join14:
  %v145 = phi float [ %v144, %then14 ], [ 0x0000000000000000, %join13 ]
  %v146 = insertelement <4 x float> poison, float %v130, i64 0
  %v147 = insertelement <4 x float> %v146, float %v135, i64 1
  %v148 = insertelement <4 x float> %v147, float %v140, i64 2
  %v149 = insertelement <4 x float> %v148, float %v145, i64 3
  %v150 = select <4 x i1> %v8, <4 x float> %v149, <4 x float> zeroinitializer
  %v151 = getelementptr float, ptr %v3, i32 %v50
  %v152 = load <4 x float>, ptr %v151, align 4
  %v153 = add nsw i32 %v50, -1
  %v154 = getelementptr float, ptr %v151, i64 -1
  br i1 %v14, label %then15, label %join15
then15:
  %v155 = load float, ptr %v154, align 4
  br label %join15
join15:
  %v156 = phi float [ %v155, %then15 ], [ 0x0000000000000000, %join14 ]
  %v157 = add nsw i32 %v153, 1
  %v158 = getelementptr float, ptr %v3, i32 %v153
  %v159 = getelementptr float, ptr %v158, i64 1
  br i1 %v15, label %then16, label %join16
then16:
  %v160 = load float, ptr %v159, align 4
  br label %join16
join16:
  %v161 = phi float [ %v160, %then16 ], [ 0x0000000000000000, %join15 ]
  %v162 = add nsw i32 %v153, 2
  %v163 = getelementptr float, ptr %v3, i32 %v153
  %v164 = getelementptr float, ptr %v163, i64 2
  br i1 %v16, label %then17, label %join17
then17:
  %v165 = load float, ptr %v164, align 4
  br label %join17
join17:
  %v166 = phi float [ %v165, %then17 ], [ 0x0000000000000000, %join16 ]
  %v167 = add nsw i32 %v153, 3
  %v168 = getelementptr float, ptr %v3, i32 %v153
  %v169 = getelementptr float, ptr %v168, i64 3
  br i1 %v17, label %then18, label %join18
then18:
  %v170 = load float, ptr %v169, align 4
  br label %join18
join18:
  %v171 = phi float [ %v170, %then18 ], [ 0x0000000000000000, %join17 ]
  %v172 = insertelement <4 x float> poison, float %v156, i64 0
  %v173 = insertelement <4 x float> %v172, float %v161, i64 1
  %v174 = insertelement <4 x float> %v173, float %v166, i64 2
  %v175 = insertelement <4 x float> %v174, float %v171, i64 3
  %v176 = select <4 x i1> %v13, <4 x float> %v175, <4 x float> zeroinitializer
  %v177 = icmp slt i32 0, %v49
  %v178 = and i1 %v177, %v9
  %v179 = and i1 %v177, %v10
  %v180 = and i1 %v177, %v11
  %v181 = and i1 %v177, %v12
  %v182 = insertelement <4 x i1> poison, i1 %v178, i64 0
  %v183 = insertelement <4 x i1> %v182, i1 %v179, i64 1
  %v184 = insertelement <4 x i1> %v183, i1 %v180, i64 2
  %v185 = insertelement <4 x i1> %v184, i1 %v181, i64 3
  %v186 = add nsw i32 %v50, -15
  %v187 = getelementptr float, ptr %v3, i32 %v50
  %v188 = getelementptr float, ptr %v187, i64 -15
  br i1 %v178, label %then19, label %join19
then19:
  %v189 = load float, ptr %v188, align 4
  br label %join19
join19:
  %v190 = phi float [ %v189, %then19 ], [ 0x0000000000000000, %join18 ]
  %v191 = add nsw i32 %v186, 1
  %v192 = getelementptr float, ptr %v3, i32 %v186
  %v193 = getelementptr float, ptr %v192, i64 1
  br i1 %v179, label %then20, label %join20
then20:
  %v194 = load float, ptr %v193, align 4
  br label %join20
join20:
  %v195 = phi float [ %v194, %then20 ], [ 0x0000000000000000, %join19 ]
  %v196 = add nsw i32 %v186, 2
  %v197 = getelementptr float, ptr %v3, i32 %v186
  %v198 = getelementptr float, ptr %v197, i64 2
  br i1 %v180, label %then21, label %join21
then21:
  %v199 = load float, ptr %v198, align 4
  br label %join21
join21:
  %v200 = phi float [ %v199, %then21 ], [ 0x0000000000000000, %join20 ]
  %v201 = add nsw i32 %v186, 3
  %v202 = getelementptr float, ptr %v3, i32 %v186
  %v203 = getelementptr float, ptr %v202, i64 3
  br i1 %v181, label %then22, label %join22
then22:
  %v204 = load float, ptr %v203, align 4
  br label %join22
join22:
  %v205 = phi float [ %v204, %then22 ], [ 0x0000000000000000, %join21 ]
  %v206 = insertelement <4 x float> poison, float %v190, i64 0
  %v207 = insertelement <4 x float> %v206, float %v195, i64 1
  %v208 = insertelement <4 x float> %v207, float %v200, i64 2
  %v209 = insertelement <4 x float> %v208, float %v205, i64 3
  %v210 = select <4 x i1> %v185, <4 x float> %v209, <4 x float> zeroinitializer
  %v211 = and i1 %v177, %v14
  %v212 = and i1 %v177, %v15
  %v213 = and i1 %v177, %v16
  %v214 = and i1 %v177, %v17
  %v215 = insertelement <4 x i1> poison, i1 %v211, i64 0
  %v216 = insertelement <4 x i1> %v215, i1 %v212, i64 1
  %v217 = insertelement <4 x i1> %v216, i1 %v213, i64 2
  %v218 = insertelement <4 x i1> %v217, i1 %v214, i64 3
  %v219 = add nsw i32 %v50, -17
  %v220 = getelementptr float, ptr %v3, i32 %v50
  %v221 = getelementptr float, ptr %v220, i64 -17
  br i1 %v211, label %then23, label %join23
then23:
  %v222 = load float, ptr %v221, align 4
  br label %join23
join23:
  %v223 = phi float [ %v222, %then23 ], [ 0x0000000000000000, %join22 ]
  %v224 = add nsw i32 %v219, 1
  %v225 = getelementptr float, ptr %v3, i32 %v219
  %v226 = getelementptr float, ptr %v225, i64 1
  br i1 %v212, label %then24, label %join24
then24:
  %v227 = load float, ptr %v226, align 4
  br label %join24
join24:
  %v228 = phi float [ %v227, %then24 ], [ 0x0000000000000000, %join23 ]
  %v229 = add nsw i32 %v219, 2
  %v230 = getelementptr float, ptr %v3, i32 %v219
  %v231 = getelementptr float, ptr %v230, i64 2
  br i1 %v213, label %then25, label %join25
then25:
  %v232 = load float, ptr %v231, align 4
  br label %join25
join25:
  %v233 = phi float [ %v232, %then25 ], [ 0x0000000000000000, %join24 ]
  %v234 = add nsw i32 %v219, 3
  %v235 = getelementptr float, ptr %v3, i32 %v219
  %v236 = getelementptr float, ptr %v235, i64 3
  br i1 %v214, label %then26, label %join26
then26:
  %v237 = load float, ptr %v236, align 4
  br label %join26
join26:
  %v238 = phi float [ %v237, %then26 ], [ 0x0000000000000000, %join25 ]
  %v239 = insertelement <4 x float> poison, float %v223, i64 0
  %v240 = insertelement <4 x float> %v239, float %v228, i64 1
  %v241 = insertelement <4 x float> %v240, float %v233, i64 2
  %v242 = insertelement <4 x float> %v241, float %v238, i64 3
  %v243 = select <4 x i1> %v218, <4 x float> %v242, <4 x float> zeroinitializer
  %v244 = insertelement <4 x i1> poison, i1 %v177, i64 0
  %v245 = shufflevector <4 x i1> %v244, <4 x i1> poison, <4 x i32> zeroinitializer
  %v246 = add nsw i32 %v50, -16
  %v247 = getelementptr float, ptr %v3, i32 %v50
  %v248 = getelementptr float, ptr %v247, i64 -16
  br i1 %v177, label %then27, label %join27
then27:
  %v249 = load <4 x float>, ptr %v248, align 4
  br label %join27
join27:
  %v250 = phi <4 x float> [ %v249, %then27 ], [ zeroinitializer, %join26 ]
  %v251 = select <4 x i1> %v245, <4 x float> %v250, <4 x float> zeroinitializer
  %v252 = add nsw i32 %v50, 273
  %v253 = getelementptr float, ptr %v3, i32 %v50
  %v254 = getelementptr float, ptr %v253, i64 273
  br i1 %v52, label %then28, label %join28
then28:
  %v255 = load float, ptr %v254, align 4
  br label %join28
join28:
  %v256 = phi float [ %v255, %then28 ], [ 0x0000000000000000, %join27 ]
  %v257 = add nsw i32 %v252, 1
  %v258 = getelementptr float, ptr %v3, i32 %v252
  %v259 = getelementptr float, ptr %v258, i64 1
  br i1 %v53, label %then29, label %join29
then29:
  %v260 = load float, ptr %v259, align 4
  br label %join29
join29:
  %v261 = phi float [ %v260, %then29 ], [ 0x0000000000000000, %join28 ]
  %v262 = add nsw i32 %v252, 2
  %v263 = getelementptr float, ptr %v3, i32 %v252
  %v264 = getelementptr float, ptr %v263, i64 2
  br i1 %v54, label %then30, label %join30
then30:
  %v265 = load float, ptr %v264, align 4
  br label %join30
join30:
  %v266 = phi float [ %v265, %then30 ], [ 0x0000000000000000, %join29 ]
  %v267 = add nsw i32 %v252, 3
  %v268 = getelementptr float, ptr %v3, i32 %v252
  %v269 = getelementptr float, ptr %v268, i64 3
  br i1 %v55, label %then31, label %join31
then31:
  %v270 = load float, ptr %v269, align 4
  br label %join31
join31:
  %v271 = phi float [ %v270, %then31 ], [ 0x0000000000000000, %join30 ]
  %v272 = insertelement <4 x float> poison, float %v256, i64 0
  %v273 = insertelement <4 x float> %v272, float %v261, i64 1
  %v274 = insertelement <4 x float> %v273, float %v266, i64 2
  %v275 = insertelement <4 x float> %v274, float %v271, i64 3
  %v276 = select <4 x i1> %v59, <4 x float> %v275, <4 x float> zeroinitializer
  %v277 = add nsw i32 %v50, 272
  %v278 = getelementptr float, ptr %v3, i32 %v50
  %v279 = getelementptr float, ptr %v278, i64 272
  br i1 %v51, label %then32, label %join32
then32:
  %v280 = load <4 x float>, ptr %v279, align 4
  br label %join32
join32:
  %v281 = phi <4 x float> [ %v280, %then32 ], [ zeroinitializer, %join31 ]
  %v282 = select <4 x i1> %v86, <4 x float> %v281, <4 x float> zeroinitializer
  %v283 = add nsw i32 %v50, 271
  %v284 = getelementptr float, ptr %v3, i32 %v50
  %v285 = getelementptr float, ptr %v284, i64 271
  br i1 %v93, label %then33, label %join33
then33:
  %v286 = load float, ptr %v285, align 4
  br label %join33
join33:
  %v287 = phi float [ %v286, %then33 ], [ 0x0000000000000000, %join32 ]
  %v288 = add nsw i32 %v283, 1
  %v289 = getelementptr float, ptr %v3, i32 %v283
  %v290 = getelementptr float, ptr %v289, i64 1
  br i1 %v94, label %then34, label %join34
then34:
  %v291 = load float, ptr %v290, align 4
  br label %join34
join34:
  %v292 = phi float [ %v291, %then34 ], [ 0x0000000000000000, %join33 ]
  %v293 = add nsw i32 %v283, 2
  %v294 = getelementptr float, ptr %v3, i32 %v283
  %v295 = getelementptr float, ptr %v294, i64 2
  br i1 %v95, label %then35, label %join35
then35:
  %v296 = load float, ptr %v295, align 4
  br label %join35
join35:
  %v297 = phi float [ %v296, %then35 ], [ 0x0000000000000000, %join34 ]
  %v298 = add nsw i32 %v283, 3
  %v299 = getelementptr float, ptr %v3, i32 %v283
  %v300 = getelementptr float, ptr %v299, i64 3
  br i1 %v96, label %then36, label %join36
then36:
  %v301 = load float, ptr %v300, align 4
  br label %join36
join36:
  %v302 = phi float [ %v301, %then36 ], [ 0x0000000000000000, %join35 ]
  %v303 = insertelement <4 x float> poison, float %v287, i64 0
  %v304 = insertelement <4 x float> %v303, float %v292, i64 1
  %v305 = insertelement <4 x float> %v304, float %v297, i64 2
  %v306 = insertelement <4 x float> %v305, float %v302, i64 3
  %v307 = select <4 x i1> %v100, <4 x float> %v306, <4 x float> zeroinitializer
  %v308 = add nsw i32 %v50, 257
  %v309 = getelementptr float, ptr %v3, i32 %v50
  %v310 = getelementptr float, ptr %v309, i64 257
  br i1 %v9, label %then37, label %join37
then37:
  %v311 = load float, ptr %v310, align 4
  br label %join37
join37:
  %v312 = phi float [ %v311, %then37 ], [ 0x0000000000000000, %join36 ]
  %v313 = add nsw i32 %v308, 1
  %v314 = getelementptr float, ptr %v3, i32 %v308
  %v315 = getelementptr float, ptr %v314, i64 1
  br i1 %v10, label %then38, label %join38
then38:
  %v316 = load float, ptr %v315, align 4
  br label %join38
join38:
  %v317 = phi float [ %v316, %then38 ], [ 0x0000000000000000, %join37 ]
  %v318 = add nsw i32 %v308, 2
  %v319 = getelementptr float, ptr %v3, i32 %v308
  %v320 = getelementptr float, ptr %v319, i64 2
  br i1 %v11, label %then39, label %join39
then39:
  %v321 = load float, ptr %v320, align 4
  br label %join39
join39:
  %v322 = phi float [ %v321, %then39 ], [ 0x0000000000000000, %join38 ]
  %v323 = add nsw i32 %v308, 3
  %v324 = getelementptr float, ptr %v3, i32 %v308
  %v325 = getelementptr float, ptr %v324, i64 3
  br i1 %v12, label %then40, label %join40
then40:
  %v326 = load float, ptr %v325, align 4
  br label %join40
join40:
  %v327 = phi float [ %v326, %then40 ], [ 0x0000000000000000, %join39 ]
  %v328 = insertelement <4 x float> poison, float %v312, i64 0
  %v329 = insertelement <4 x float> %v328, float %v317, i64 1
  %v330 = insertelement <4 x float> %v329, float %v322, i64 2
  %v331 = insertelement <4 x float> %v330, float %v327, i64 3
  %v332 = select <4 x i1> %v8, <4 x float> %v331, <4 x float> zeroinitializer
  %v333 = add nsw i32 %v50, 256
  %v334 = getelementptr float, ptr %v3, i32 %v50
  %v335 = getelementptr float, ptr %v334, i64 256
  %v336 = load <4 x float>, ptr %v335, align 4
  %v337 = add nsw i32 %v50, 255
  %v338 = getelementptr float, ptr %v334, i64 255
  br i1 %v14, label %then41, label %join41
then41:
  %v339 = load float, ptr %v338, align 4
  br label %join41
join41:
  %v340 = phi float [ %v339, %then41 ], [ 0x0000000000000000, %join40 ]
  %v341 = add nsw i32 %v337, 1
  %v342 = getelementptr float, ptr %v3, i32 %v337
  %v343 = getelementptr float, ptr %v342, i64 1
  br i1 %v15, label %then42, label %join42
then42:
  %v344 = load float, ptr %v343, align 4
  br label %join42
join42:
  %v345 = phi float [ %v344, %then42 ], [ 0x0000000000000000, %join41 ]
  %v346 = add nsw i32 %v337, 2
  %v347 = getelementptr float, ptr %v3, i32 %v337
  %v348 = getelementptr float, ptr %v347, i64 2
  br i1 %v16, label %then43, label %join43
then43:
  %v349 = load float, ptr %v348, align 4
  br label %join43
join43:
  %v350 = phi float [ %v349, %then43 ], [ 0x0000000000000000, %join42 ]
  %v351 = add nsw i32 %v337, 3
  %v352 = getelementptr float, ptr %v3, i32 %v337
  %v353 = getelementptr float, ptr %v352, i64 3
  br i1 %v17, label %then44, label %join44
then44:
  %v354 = load float, ptr %v353, align 4
  br label %join44
join44:
  %v355 = phi float [ %v354, %then44 ], [ 0x0000000000000000, %join43 ]
  %v356 = insertelement <4 x float> poison, float %v340, i64 0
  %v357 = insertelement <4 x float> %v356, float %v345, i64 1
  %v358 = insertelement <4 x float> %v357, float %v350, i64 2
  %v359 = insertelement <4 x float> %v358, float %v355, i64 3
  %v360 = select <4 x i1> %v13, <4 x float> %v359, <4 x float> zeroinitializer
  %v361 = add nsw i32 %v50, 241
  %v362 = getelementptr float, ptr %v3, i32 %v50
  %v363 = getelementptr float, ptr %v362, i64 241
  br i1 %v178, label %then45, label %join45
then45:
  %v364 = load float, ptr %v363, align 4
  br label %join45
join45:
  %v365 = phi float [ %v364, %then45 ], [ 0x0000000000000000, %join44 ]
  %v366 = add nsw i32 %v361, 1
  %v367 = getelementptr float, ptr %v3, i32 %v361
  %v368 = getelementptr float, ptr %v367, i64 1
  br i1 %v179, label %then46, label %join46
then46:
  %v369 = load float, ptr %v368, align 4
  br label %join46
join46:
  %v370 = phi float [ %v369, %then46 ], [ 0x0000000000000000, %join45 ]
  %v371 = add nsw i32 %v361, 2
  %v372 = getelementptr float, ptr %v3, i32 %v361
  %v373 = getelementptr float, ptr %v372, i64 2
  br i1 %v180, label %then47, label %join47
then47:
  %v374 = load float, ptr %v373, align 4
  br label %join47
join47:
  %v375 = phi float [ %v374, %then47 ], [ 0x0000000000000000, %join46 ]
  %v376 = add nsw i32 %v361, 3
  %v377 = getelementptr float, ptr %v3, i32 %v361
  %v378 = getelementptr float, ptr %v377, i64 3
  br i1 %v181, label %then48, label %join48
then48:
  %v379 = load float, ptr %v378, align 4
  br label %join48
join48:
  %v380 = phi float [ %v379, %then48 ], [ 0x0000000000000000, %join47 ]
  %v381 = insertelement <4 x float> poison, float %v365, i64 0
  %v382 = insertelement <4 x float> %v381, float %v370, i64 1
  %v383 = insertelement <4 x float> %v382, float %v375, i64 2
  %v384 = insertelement <4 x float> %v383, float %v380, i64 3
  %v385 = select <4 x i1> %v185, <4 x float> %v384, <4 x float> zeroinitializer
  %v386 = add nsw i32 %v50, 239
  %v387 = getelementptr float, ptr %v3, i32 %v50
  %v388 = getelementptr float, ptr %v387, i64 239
  br i1 %v211, label %then49, label %join49
then49:
  %v389 = load float, ptr %v388, align 4
  br label %join49
join49:
  %v390 = phi float [ %v389, %then49 ], [ 0x0000000000000000, %join48 ]
  %v391 = add nsw i32 %v386, 1
  %v392 = getelementptr float, ptr %v3, i32 %v386
  %v393 = getelementptr float, ptr %v392, i64 1
  br i1 %v212, label %then50, label %join50
then50:
  %v394 = load float, ptr %v393, align 4
  br label %join50
join50:
  %v395 = phi float [ %v394, %then50 ], [ 0x0000000000000000, %join49 ]
  %v396 = add nsw i32 %v386, 2
  %v397 = getelementptr float, ptr %v3, i32 %v386
  %v398 = getelementptr float, ptr %v397, i64 2
  br i1 %v213, label %then51, label %join51
then51:
  %v399 = load float, ptr %v398, align 4
  br label %join51
join51:
  %v400 = phi float [ %v399, %then51 ], [ 0x0000000000000000, %join50 ]
  %v401 = add nsw i32 %v386, 3
  %v402 = getelementptr float, ptr %v3, i32 %v386
  %v403 = getelementptr float, ptr %v402, i64 3
  br i1 %v214, label %then52, label %join52
then52:
  %v404 = load float, ptr %v403, align 4
  br label %join52
join52:
  %v405 = phi float [ %v404, %then52 ], [ 0x0000000000000000, %join51 ]
  %v406 = insertelement <4 x float> poison, float %v390, i64 0
  %v407 = insertelement <4 x float> %v406, float %v395, i64 1
  %v408 = insertelement <4 x float> %v407, float %v400, i64 2
  %v409 = insertelement <4 x float> %v408, float %v405, i64 3
  %v410 = select <4 x i1> %v218, <4 x float> %v409, <4 x float> zeroinitializer
  %v411 = add nsw i32 %v50, 240
  %v412 = getelementptr float, ptr %v3, i32 %v50
  %v413 = getelementptr float, ptr %v412, i64 240
  br i1 %v177, label %then53, label %join53
then53:
  %v414 = load <4 x float>, ptr %v413, align 4
  br label %join53
join53:
  %v415 = phi <4 x float> [ %v414, %then53 ], [ zeroinitializer, %join52 ]
  %v416 = select <4 x i1> %v245, <4 x float> %v415, <4 x float> zeroinitializer
  %v417 = add nsw i32 %v50, 529
  %v418 = getelementptr float, ptr %v3, i32 %v50
  %v419 = getelementptr float, ptr %v418, i64 529
  br i1 %v52, label %then54, label %join54
then54:
  %v420 = load float, ptr %v419, align 4
  br label %join54
join54:
  %v421 = phi float [ %v420, %then54 ], [ 0x0000000000000000, %join53 ]
  %v422 = add nsw i32 %v417, 1
  %v423 = getelementptr float, ptr %v3, i32 %v417
  %v424 = getelementptr float, ptr %v423, i64 1
  br i1 %v53, label %then55, label %join55
then55:
  %v425 = load float, ptr %v424, align 4
  br label %join55
join55:
  %v426 = phi float [ %v425, %then55 ], [ 0x0000000000000000, %join54 ]
  %v427 = add nsw i32 %v417, 2
  %v428 = getelementptr float, ptr %v3, i32 %v417
  %v429 = getelementptr float, ptr %v428, i64 2
  br i1 %v54, label %then56, label %join56
then56:
  %v430 = load float, ptr %v429, align 4
  br label %join56
join56:
  %v431 = phi float [ %v430, %then56 ], [ 0x0000000000000000, %join55 ]
  %v432 = add nsw i32 %v417, 3
  %v433 = getelementptr float, ptr %v3, i32 %v417
  %v434 = getelementptr float, ptr %v433, i64 3
  br i1 %v55, label %then57, label %join57
then57:
  %v435 = load float, ptr %v434, align 4
  br label %join57
join57:
  %v436 = phi float [ %v435, %then57 ], [ 0x0000000000000000, %join56 ]
  %v437 = insertelement <4 x float> poison, float %v421, i64 0
  %v438 = insertelement <4 x float> %v437, float %v426, i64 1
  %v439 = insertelement <4 x float> %v438, float %v431, i64 2
  %v440 = insertelement <4 x float> %v439, float %v436, i64 3
  %v441 = select <4 x i1> %v59, <4 x float> %v440, <4 x float> zeroinitializer
  %v442 = add nsw i32 %v50, 528
  %v443 = getelementptr float, ptr %v3, i32 %v50
  %v444 = getelementptr float, ptr %v443, i64 528
  br i1 %v51, label %then58, label %join58
then58:
  %v445 = load <4 x float>, ptr %v444, align 4
  br label %join58
join58:
  %v446 = phi <4 x float> [ %v445, %then58 ], [ zeroinitializer, %join57 ]
  %v447 = select <4 x i1> %v86, <4 x float> %v446, <4 x float> zeroinitializer
  %v448 = add nsw i32 %v50, 527
  %v449 = getelementptr float, ptr %v3, i32 %v50
  %v450 = getelementptr float, ptr %v449, i64 527
  br i1 %v93, label %then59, label %join59
then59:
  %v451 = load float, ptr %v450, align 4
  br label %join59
join59:
  %v452 = phi float [ %v451, %then59 ], [ 0x0000000000000000, %join58 ]
  %v453 = add nsw i32 %v448, 1
  %v454 = getelementptr float, ptr %v3, i32 %v448
  %v455 = getelementptr float, ptr %v454, i64 1
  br i1 %v94, label %then60, label %join60
then60:
  %v456 = load float, ptr %v455, align 4
  br label %join60
join60:
  %v457 = phi float [ %v456, %then60 ], [ 0x0000000000000000, %join59 ]
  %v458 = add nsw i32 %v448, 2
  %v459 = getelementptr float, ptr %v3, i32 %v448
  %v460 = getelementptr float, ptr %v459, i64 2
  br i1 %v95, label %then61, label %join61
then61:
  %v461 = load float, ptr %v460, align 4
  br label %join61
join61:
  %v462 = phi float [ %v461, %then61 ], [ 0x0000000000000000, %join60 ]
  %v463 = add nsw i32 %v448, 3
  %v464 = getelementptr float, ptr %v3, i32 %v448
  %v465 = getelementptr float, ptr %v464, i64 3
  br i1 %v96, label %then62, label %join62
then62:
  %v466 = load float, ptr %v465, align 4
  br label %join62
join62:
  %v467 = phi float [ %v466, %then62 ], [ 0x0000000000000000, %join61 ]
  %v468 = insertelement <4 x float> poison, float %v452, i64 0
  %v469 = insertelement <4 x float> %v468, float %v457, i64 1
  %v470 = insertelement <4 x float> %v469, float %v462, i64 2
  %v471 = insertelement <4 x float> %v470, float %v467, i64 3
  %v472 = select <4 x i1> %v100, <4 x float> %v471, <4 x float> zeroinitializer
  %v473 = add nsw i32 %v50, 513
  %v474 = getelementptr float, ptr %v3, i32 %v50
  %v475 = getelementptr float, ptr %v474, i64 513
  br i1 %v9, label %then63, label %join63
then63:
  %v476 = load float, ptr %v475, align 4
  br label %join63
join63:
  %v477 = phi float [ %v476, %then63 ], [ 0x0000000000000000, %join62 ]
  %v478 = add nsw i32 %v473, 1
  %v479 = getelementptr float, ptr %v3, i32 %v473
  %v480 = getelementptr float, ptr %v479, i64 1
  br i1 %v10, label %then64, label %join64
then64:
  %v481 = load float, ptr %v480, align 4
  br label %join64
join64:
  %v482 = phi float [ %v481, %then64 ], [ 0x0000000000000000, %join63 ]
  %v483 = add nsw i32 %v473, 2
  %v484 = getelementptr float, ptr %v3, i32 %v473
  %v485 = getelementptr float, ptr %v484, i64 2
  br i1 %v11, label %then65, label %join65
then65:
  %v486 = load float, ptr %v485, align 4
  br label %join65
join65:
  %v487 = phi float [ %v486, %then65 ], [ 0x0000000000000000, %join64 ]
  %v488 = add nsw i32 %v473, 3
  %v489 = getelementptr float, ptr %v3, i32 %v473
  %v490 = getelementptr float, ptr %v489, i64 3
  br i1 %v12, label %then66, label %join66
then66:
  %v491 = load float, ptr %v490, align 4
  br label %join66
join66:
  %v492 = phi float [ %v491, %then66 ], [ 0x0000000000000000, %join65 ]
  %v493 = insertelement <4 x float> poison, float %v477, i64 0
  %v494 = insertelement <4 x float> %v493, float %v482, i64 1
  %v495 = insertelement <4 x float> %v494, float %v487, i64 2
  %v496 = insertelement <4 x float> %v495, float %v492, i64 3
  %v497 = select <4 x i1> %v8, <4 x float> %v496, <4 x float> zeroinitializer
  %v498 = add nsw i32 %v50, 512
  %v499 = getelementptr float, ptr %v3, i32 %v50
  %v500 = getelementptr float, ptr %v499, i64 512
  %v501 = load <4 x float>, ptr %v500, align 4
  %v502 = add nsw i32 %v50, 511
  %v503 = getelementptr float, ptr %v499, i64 511
  br i1 %v14, label %then67, label %join67
then67:
  %v504 = load float, ptr %v503, align 4
  br label %join67
join67:
  %v505 = phi float [ %v504, %then67 ], [ 0x0000000000000000, %join66 ]
  %v506 = add nsw i32 %v502, 1
  %v507 = getelementptr float, ptr %v3, i32 %v502
  %v508 = getelementptr float, ptr %v507, i64 1
  br i1 %v15, label %then68, label %join68
then68:
  %v509 = load float, ptr %v508, align 4
  br label %join68
join68:
  %v510 = phi float [ %v509, %then68 ], [ 0x0000000000000000, %join67 ]
  %v511 = add nsw i32 %v502, 2
  %v512 = getelementptr float, ptr %v3, i32 %v502
  %v513 = getelementptr float, ptr %v512, i64 2
  br i1 %v16, label %then69, label %join69
then69:
  %v514 = load float, ptr %v513, align 4
  br label %join69
join69:
  %v515 = phi float [ %v514, %then69 ], [ 0x0000000000000000, %join68 ]
  %v516 = add nsw i32 %v502, 3
  %v517 = getelementptr float, ptr %v3, i32 %v502
  %v518 = getelementptr float, ptr %v517, i64 3
  br i1 %v17, label %then70, label %join70
then70:
  %v519 = load float, ptr %v518, align 4
  br label %join70
join70:
  %v520 = phi float [ %v519, %then70 ], [ 0x0000000000000000, %join69 ]
  %v521 = insertelement <4 x float> poison, float %v505, i64 0
  %v522 = insertelement <4 x float> %v521, float %v510, i64 1
  %v523 = insertelement <4 x float> %v522, float %v515, i64 2
  %v524 = insertelement <4 x float> %v523, float %v520, i64 3
  %v525 = select <4 x i1> %v13, <4 x float> %v524, <4 x float> zeroinitializer
  %v526 = add nsw i32 %v50, 497
  %v527 = getelementptr float, ptr %v3, i32 %v50
  %v528 = getelementptr float, ptr %v527, i64 497
  br i1 %v178, label %then71, label %join71
then71:
  %v529 = load float, ptr %v528, align 4
  br label %join71
join71:
  %v530 = phi float [ %v529, %then71 ], [ 0x0000000000000000, %join70 ]
  %v531 = add nsw i32 %v526, 1
  %v532 = getelementptr float, ptr %v3, i32 %v526
  %v533 = getelementptr float, ptr %v532, i64 1
  br i1 %v179, label %then72, label %join72
then72:
  %v534 = load float, ptr %v533, align 4
  br label %join72
join72:
  %v535 = phi float [ %v534, %then72 ], [ 0x0000000000000000, %join71 ]
  %v536 = add nsw i32 %v526, 2
  %v537 = getelementptr float, ptr %v3, i32 %v526
  %v538 = getelementptr float, ptr %v537, i64 2
  br i1 %v180, label %then73, label %join73
then73:
  %v539 = load float, ptr %v538, align 4
  br label %join73
join73:
  %v540 = phi float [ %v539, %then73 ], [ 0x0000000000000000, %join72 ]
  %v541 = add nsw i32 %v526, 3
  %v542 = getelementptr float, ptr %v3, i32 %v526
  %v543 = getelementptr float, ptr %v542, i64 3
  br i1 %v181, label %then74, label %join74
then74:
  %v544 = load float, ptr %v543, align 4
  br label %join74
join74:
  %v545 = phi float [ %v544, %then74 ], [ 0x0000000000000000, %join73 ]
  %v546 = insertelement <4 x float> poison, float %v530, i64 0
  %v547 = insertelement <4 x float> %v546, float %v535, i64 1
  %v548 = insertelement <4 x float> %v547, float %v540, i64 2
  %v549 = insertelement <4 x float> %v548, float %v545, i64 3
  %v550 = select <4 x i1> %v185, <4 x float> %v549, <4 x float> zeroinitializer
  %v551 = add nsw i32 %v50, 495
  %v552 = getelementptr float, ptr %v3, i32 %v50
  %v553 = getelementptr float, ptr %v552, i64 495
  br i1 %v211, label %then75, label %join75
then75:
  %v554 = load float, ptr %v553, align 4
  br label %join75
join75:
  %v555 = phi float [ %v554, %then75 ], [ 0x0000000000000000, %join74 ]
  %v556 = add nsw i32 %v551, 1
  %v557 = getelementptr float, ptr %v3, i32 %v551
  %v558 = getelementptr float, ptr %v557, i64 1
  br i1 %v212, label %then76, label %join76
then76:
  %v559 = load float, ptr %v558, align 4
  br label %join76
join76:
  %v560 = phi float [ %v559, %then76 ], [ 0x0000000000000000, %join75 ]
  %v561 = add nsw i32 %v551, 2
  %v562 = getelementptr float, ptr %v3, i32 %v551
  %v563 = getelementptr float, ptr %v562, i64 2
  br i1 %v213, label %then77, label %join77
then77:
  %v564 = load float, ptr %v563, align 4
  br label %join77
join77:
  %v565 = phi float [ %v564, %then77 ], [ 0x0000000000000000, %join76 ]
  %v566 = add nsw i32 %v551, 3
  %v567 = getelementptr float, ptr %v3, i32 %v551
  %v568 = getelementptr float, ptr %v567, i64 3
  br i1 %v214, label %then78, label %join78
then78:
  %v569 = load float, ptr %v568, align 4
  br label %join78
join78:
  %v570 = phi float [ %v569, %then78 ], [ 0x0000000000000000, %join77 ]
  %v571 = insertelement <4 x float> poison, float %v555, i64 0
  %v572 = insertelement <4 x float> %v571, float %v560, i64 1
  %v573 = insertelement <4 x float> %v572, float %v565, i64 2
  %v574 = insertelement <4 x float> %v573, float %v570, i64 3
  %v575 = select <4 x i1> %v218, <4 x float> %v574, <4 x float> zeroinitializer
  %v576 = add nsw i32 %v50, 496
  %v577 = getelementptr float, ptr %v3, i32 %v50
  %v578 = getelementptr float, ptr %v577, i64 496
  br i1 %v177, label %then79, label %join79
then79:
  %v579 = load <4 x float>, ptr %v578, align 4
  br label %join79
join79:
  %v580 = phi <4 x float> [ %v579, %then79 ], [ zeroinitializer, %join78 ]
  %v581 = select <4 x i1> %v245, <4 x float> %v580, <4 x float> zeroinitializer
  %v582 = add nsw i32 %v50, 785
  %v583 = getelementptr float, ptr %v3, i32 %v50
  %v584 = getelementptr float, ptr %v583, i64 785
  br i1 %v52, label %then80, label %join80
then80:
  %v585 = load float, ptr %v584, align 4
  br label %join80
join80:
  %v586 = phi float [ %v585, %then80 ], [ 0x0000000000000000, %join79 ]
  %v587 = add nsw i32 %v582, 1
  %v588 = getelementptr float, ptr %v3, i32 %v582
  %v589 = getelementptr float, ptr %v588, i64 1
  br i1 %v53, label %then81, label %join81
then81:
  %v590 = load float, ptr %v589, align 4
  br label %join81
join81:
  %v591 = phi float [ %v590, %then81 ], [ 0x0000000000000000, %join80 ]
  %v592 = add nsw i32 %v582, 2
  %v593 = getelementptr float, ptr %v3, i32 %v582
  %v594 = getelementptr float, ptr %v593, i64 2
  br i1 %v54, label %then82, label %join82
then82:
  %v595 = load float, ptr %v594, align 4
  br label %join82
join82:
  %v596 = phi float [ %v595, %then82 ], [ 0x0000000000000000, %join81 ]
  %v597 = add nsw i32 %v582, 3
  %v598 = getelementptr float, ptr %v3, i32 %v582
  %v599 = getelementptr float, ptr %v598, i64 3
  br i1 %v55, label %then83, label %join83
then83:
  %v600 = load float, ptr %v599, align 4
  br label %join83
join83:
  %v601 = phi float [ %v600, %then83 ], [ 0x0000000000000000, %join82 ]
  %v602 = insertelement <4 x float> poison, float %v586, i64 0
  %v603 = insertelement <4 x float> %v602, float %v591, i64 1
  %v604 = insertelement <4 x float> %v603, float %v596, i64 2
  %v605 = insertelement <4 x float> %v604, float %v601, i64 3
  %v606 = select <4 x i1> %v59, <4 x float> %v605, <4 x float> zeroinitializer
  %v607 = add nsw i32 %v50, 784
  %v608 = getelementptr float, ptr %v3, i32 %v50
  %v609 = getelementptr float, ptr %v608, i64 784
  br i1 %v51, label %then84, label %join84
then84:
  %v610 = load <4 x float>, ptr %v609, align 4
  br label %join84
join84:
  %v611 = phi <4 x float> [ %v610, %then84 ], [ zeroinitializer, %join83 ]
  %v612 = select <4 x i1> %v86, <4 x float> %v611, <4 x float> zeroinitializer
  %v613 = add nsw i32 %v50, 783
  %v614 = getelementptr float, ptr %v3, i32 %v50
  %v615 = getelementptr float, ptr %v614, i64 783
  br i1 %v93, label %then85, label %join85
then85:
  %v616 = load float, ptr %v615, align 4
  br label %join85
join85:
  %v617 = phi float [ %v616, %then85 ], [ 0x0000000000000000, %join84 ]
  %v618 = add nsw i32 %v613, 1
  %v619 = getelementptr float, ptr %v3, i32 %v613
  %v620 = getelementptr float, ptr %v619, i64 1
  br i1 %v94, label %then86, label %join86
then86:
  %v621 = load float, ptr %v620, align 4
  br label %join86
join86:
  %v622 = phi float [ %v621, %then86 ], [ 0x0000000000000000, %join85 ]
  %v623 = add nsw i32 %v613, 2
  %v624 = getelementptr float, ptr %v3, i32 %v613
  %v625 = getelementptr float, ptr %v624, i64 2
  br i1 %v95, label %then87, label %join87
then87:
  %v626 = load float, ptr %v625, align 4
  br label %join87
join87:
  %v627 = phi float [ %v626, %then87 ], [ 0x0000000000000000, %join86 ]
  %v628 = add nsw i32 %v613, 3
  %v629 = getelementptr float, ptr %v3, i32 %v613
  %v630 = getelementptr float, ptr %v629, i64 3
  br i1 %v96, label %then88, label %join88
then88:
  %v631 = load float, ptr %v630, align 4
  br label %join88
join88:
  %v632 = phi float [ %v631, %then88 ], [ 0x0000000000000000, %join87 ]
  %v633 = insertelement <4 x float> poison, float %v617, i64 0
  %v634 = insertelement <4 x float> %v633, float %v622, i64 1
  %v635 = insertelement <4 x float> %v634, float %v627, i64 2
  %v636 = insertelement <4 x float> %v635, float %v632, i64 3
  %v637 = select <4 x i1> %v100, <4 x float> %v636, <4 x float> zeroinitializer
  %v638 = add nsw i32 %v50, 769
  %v639 = getelementptr float, ptr %v3, i32 %v50
  %v640 = getelementptr float, ptr %v639, i64 769
  br i1 %v9, label %then89, label %join89
then89:
  %v641 = load float, ptr %v640, align 4
  br label %join89
join89:
  %v642 = phi float [ %v641, %then89 ], [ 0x0000000000000000, %join88 ]
  %v643 = add nsw i32 %v638, 1
  %v644 = getelementptr float, ptr %v3, i32 %v638
  %v645 = getelementptr float, ptr %v644, i64 1
  br i1 %v10, label %then90, label %join90
then90:
  %v646 = load float, ptr %v645, align 4
  br label %join90
join90:
  %v647 = phi float [ %v646, %then90 ], [ 0x0000000000000000, %join89 ]
  %v648 = add nsw i32 %v638, 2
  %v649 = getelementptr float, ptr %v3, i32 %v638
  %v650 = getelementptr float, ptr %v649, i64 2
  br i1 %v11, label %then91, label %join91
then91:
  %v651 = load float, ptr %v650, align 4
  br label %join91
join91:
  %v652 = phi float [ %v651, %then91 ], [ 0x0000000000000000, %join90 ]
  %v653 = add nsw i32 %v638, 3
  %v654 = getelementptr float, ptr %v3, i32 %v638
  %v655 = getelementptr float, ptr %v654, i64 3
  br i1 %v12, label %then92, label %join92
then92:
  %v656 = load float, ptr %v655, align 4
  br label %join92
join92:
  %v657 = phi float [ %v656, %then92 ], [ 0x0000000000000000, %join91 ]
  %v658 = insertelement <4 x float> poison, float %v642, i64 0
  %v659 = insertelement <4 x float> %v658, float %v647, i64 1
  %v660 = insertelement <4 x float> %v659, float %v652, i64 2
  %v661 = insertelement <4 x float> %v660, float %v657, i64 3
  %v662 = select <4 x i1> %v8, <4 x float> %v661, <4 x float> zeroinitializer
  %v663 = add nsw i32 %v50, 768
  %v664 = getelementptr float, ptr %v3, i32 %v50
  %v665 = getelementptr float, ptr %v664, i64 768
  %v666 = load <4 x float>, ptr %v665, align 4
  %v667 = add nsw i32 %v50, 767
  %v668 = getelementptr float, ptr %v664, i64 767
  br i1 %v14, label %then93, label %join93
then93:
  %v669 = load float, ptr %v668, align 4
  br label %join93
join93:
  %v670 = phi float [ %v669, %then93 ], [ 0x0000000000000000, %join92 ]
  %v671 = add nsw i32 %v667, 1
  %v672 = getelementptr float, ptr %v3, i32 %v667
  %v673 = getelementptr float, ptr %v672, i64 1
  br i1 %v15, label %then94, label %join94
then94:
  %v674 = load float, ptr %v673, align 4
  br label %join94
join94:
  %v675 = phi float [ %v674, %then94 ], [ 0x0000000000000000, %join93 ]
  %v676 = add nsw i32 %v667, 2
  %v677 = getelementptr float, ptr %v3, i32 %v667
  %v678 = getelementptr float, ptr %v677, i64 2
  br i1 %v16, label %then95, label %join95
then95:
  %v679 = load float, ptr %v678, align 4
  br label %join95
join95:
  %v680 = phi float [ %v679, %then95 ], [ 0x0000000000000000, %join94 ]
  %v681 = add nsw i32 %v667, 3
  %v682 = getelementptr float, ptr %v3, i32 %v667
  %v683 = getelementptr float, ptr %v682, i64 3
  br i1 %v17, label %then96, label %join96
then96:
  %v684 = load float, ptr %v683, align 4
  br label %join96
join96:
  %v685 = phi float [ %v684, %then96 ], [ 0x0000000000000000, %join95 ]
  %v686 = insertelement <4 x float> poison, float %v670, i64 0
  %v687 = insertelement <4 x float> %v686, float %v675, i64 1
  %v688 = insertelement <4 x float> %v687, float %v680, i64 2
  %v689 = insertelement <4 x float> %v688, float %v685, i64 3
  %v690 = select <4 x i1> %v13, <4 x float> %v689, <4 x float> zeroinitializer
  %v691 = add nsw i32 %v50, 753
  %v692 = getelementptr float, ptr %v3, i32 %v50
  %v693 = getelementptr float, ptr %v692, i64 753
  br i1 %v178, label %then97, label %join97
then97:
  %v694 = load float, ptr %v693, align 4
  br label %join97
join97:
  %v695 = phi float [ %v694, %then97 ], [ 0x0000000000000000, %join96 ]
  %v696 = add nsw i32 %v691, 1
  %v697 = getelementptr float, ptr %v3, i32 %v691
  %v698 = getelementptr float, ptr %v697, i64 1
  br i1 %v179, label %then98, label %join98
then98:
  %v699 = load float, ptr %v698, align 4
  br label %join98
join98:
  %v700 = phi float [ %v699, %then98 ], [ 0x0000000000000000, %join97 ]
  %v701 = add nsw i32 %v691, 2
  %v702 = getelementptr float, ptr %v3, i32 %v691
  %v703 = getelementptr float, ptr %v702, i64 2
  br i1 %v180, label %then99, label %join99
then99:
  %v704 = load float, ptr %v703, align 4
  br label %join99
join99:
  %v705 = phi float [ %v704, %then99 ], [ 0x0000000000000000, %join98 ]
  %v706 = add nsw i32 %v691, 3
  %v707 = getelementptr float, ptr %v3, i32 %v691
  %v708 = getelementptr float, ptr %v707, i64 3
  br i1 %v181, label %then100, label %join100
then100:
  %v709 = load float, ptr %v708, align 4
  br label %join100
join100:
  %v710 = phi float [ %v709, %then100 ], [ 0x0000000000000000, %join99 ]
  %v711 = insertelement <4 x float> poison, float %v695, i64 0
  %v712 = insertelement <4 x float> %v711, float %v700, i64 1
  %v713 = insertelement <4 x float> %v712, float %v705, i64 2
  %v714 = insertelement <4 x float> %v713, float %v710, i64 3
  %v715 = select <4 x i1> %v185, <4 x float> %v714, <4 x float> zeroinitializer
  %v716 = add nsw i32 %v50, 751
  %v717 = getelementptr float, ptr %v3, i32 %v50
  %v718 = getelementptr float, ptr %v717, i64 751
  br i1 %v211, label %then101, label %join101
then101:
  %v719 = load float, ptr %v718, align 4
  br label %join101
join101:
  %v720 = phi float [ %v719, %then101 ], [ 0x0000000000000000, %join100 ]
  %v721 = add nsw i32 %v716, 1
  %v722 = getelementptr float, ptr %v3, i32 %v716
  %v723 = getelementptr float, ptr %v722, i64 1
  br i1 %v212, label %then102, label %join102
then102:
  %v724 = load float, ptr %v723, align 4
  br label %join102
join102:
  %v725 = phi float [ %v724, %then102 ], [ 0x0000000000000000, %join101 ]
  %v726 = add nsw i32 %v716, 2
  %v727 = getelementptr float, ptr %v3, i32 %v716
  %v728 = getelementptr float, ptr %v727, i64 2
  br i1 %v213, label %then103, label %join103
then103:
  %v729 = load float, ptr %v728, align 4
  br label %join103
join103:
  %v730 = phi float [ %v729, %then103 ], [ 0x0000000000000000, %join102 ]
  %v731 = add nsw i32 %v716, 3
  %v732 = getelementptr float, ptr %v3, i32 %v716
  %v733 = getelementptr float, ptr %v732, i64 3
  br i1 %v214, label %then104, label %join104
then104:
  %v734 = load float, ptr %v733, align 4
  br label %join104
join104:
  %v735 = phi float [ %v734, %then104 ], [ 0x0000000000000000, %join103 ]
  %v736 = insertelement <4 x float> poison, float %v720, i64 0
  %v737 = insertelement <4 x float> %v736, float %v725, i64 1
  %v738 = insertelement <4 x float> %v737, float %v730, i64 2
  %v739 = insertelement <4 x float> %v738, float %v735, i64 3
  %v740 = select <4 x i1> %v218, <4 x float> %v739, <4 x float> zeroinitializer
  %v741 = add nsw i32 %v50, 752
  %v742 = getelementptr float, ptr %v3, i32 %v50
  %v743 = getelementptr float, ptr %v742, i64 752
  br i1 %v177, label %then105, label %join105
then105:
  %v744 = load <4 x float>, ptr %v743, align 4
  br label %join105
join105:
  %v745 = phi <4 x float> [ %v744, %then105 ], [ zeroinitializer, %join104 ]
  %v746 = select <4 x i1> %v245, <4 x float> %v745, <4 x float> zeroinitializer
  %v747 = and i1 %v51, %v19
  %v748 = and i1 %v51, %v20
  %v749 = and i1 %v51, %v21
  %v750 = and i1 %v51, %v22
  %v751 = insertelement <4 x i1> poison, i1 %v747, i64 0
  %v752 = insertelement <4 x i1> %v751, i1 %v748, i64 1
  %v753 = insertelement <4 x i1> %v752, i1 %v749, i64 2
  %v754 = insertelement <4 x i1> %v753, i1 %v750, i64 3
  %v755 = add nsw i32 %v60, 4
  %v756 = getelementptr float, ptr %v3, i32 %v60
  %v757 = getelementptr float, ptr %v756, i64 4
  br i1 %v747, label %then106, label %join106
then106:
  %v758 = load float, ptr %v757, align 4
  br label %join106
join106:
  %v759 = phi float [ %v758, %then106 ], [ 0x0000000000000000, %join105 ]
  %v760 = add nsw i32 %v60, 5
  %v761 = getelementptr float, ptr %v3, i32 %v60
  %v762 = getelementptr float, ptr %v761, i64 5
  br i1 %v748, label %then107, label %join107
then107:
  %v763 = load float, ptr %v762, align 4
  br label %join107
join107:
  %v764 = phi float [ %v763, %then107 ], [ 0x0000000000000000, %join106 ]
  %v765 = add nsw i32 %v60, 6
  %v766 = getelementptr float, ptr %v3, i32 %v60
  %v767 = getelementptr float, ptr %v766, i64 6
  br i1 %v749, label %then108, label %join108
then108:
  %v768 = load float, ptr %v767, align 4
  br label %join108
join108:
  %v769 = phi float [ %v768, %then108 ], [ 0x0000000000000000, %join107 ]
  %v770 = add nsw i32 %v60, 7
  %v771 = getelementptr float, ptr %v3, i32 %v60
  %v772 = getelementptr float, ptr %v771, i64 7
  br i1 %v750, label %then109, label %join109
then109:
  %v773 = load float, ptr %v772, align 4
  br label %join109
join109:
  %v774 = phi float [ %v773, %then109 ], [ 0x0000000000000000, %join108 ]
  %v775 = insertelement <4 x float> poison, float %v759, i64 0
  %v776 = insertelement <4 x float> %v775, float %v764, i64 1
  %v777 = insertelement <4 x float> %v776, float %v769, i64 2
  %v778 = insertelement <4 x float> %v777, float %v774, i64 3
  %v779 = select <4 x i1> %v754, <4 x float> %v778, <4 x float> zeroinitializer
  %v780 = add nsw i32 %v87, 4
  %v781 = getelementptr float, ptr %v3, i32 %v87
  %v782 = getelementptr float, ptr %v781, i64 4
  br i1 %v51, label %then110, label %join110
then110:
  %v783 = load <4 x float>, ptr %v782, align 4
  br label %join110
join110:
  %v784 = phi <4 x float> [ %v783, %then110 ], [ zeroinitializer, %join109 ]
  %v785 = select <4 x i1> %v86, <4 x float> %v784, <4 x float> zeroinitializer
  %v786 = and i1 %v51, %v24
  %v787 = and i1 %v51, %v25
  %v788 = and i1 %v51, %v26
  %v789 = and i1 %v51, %v27
  %v790 = insertelement <4 x i1> poison, i1 %v786, i64 0
  %v791 = insertelement <4 x i1> %v790, i1 %v787, i64 1
  %v792 = insertelement <4 x i1> %v791, i1 %v788, i64 2
  %v793 = insertelement <4 x i1> %v792, i1 %v789, i64 3
  %v794 = add nsw i32 %v101, 4
  %v795 = getelementptr float, ptr %v3, i32 %v101
  %v796 = getelementptr float, ptr %v795, i64 4
  br i1 %v786, label %then111, label %join111
then111:
  %v797 = load float, ptr %v796, align 4
  br label %join111
join111:
  %v798 = phi float [ %v797, %then111 ], [ 0x0000000000000000, %join110 ]
  %v799 = add nsw i32 %v101, 5
  %v800 = getelementptr float, ptr %v3, i32 %v101
  %v801 = getelementptr float, ptr %v800, i64 5
  br i1 %v787, label %then112, label %join112
then112:
  %v802 = load float, ptr %v801, align 4
  br label %join112
join112:
  %v803 = phi float [ %v802, %then112 ], [ 0x0000000000000000, %join111 ]
  %v804 = add nsw i32 %v101, 6
  %v805 = getelementptr float, ptr %v3, i32 %v101
  %v806 = getelementptr float, ptr %v805, i64 6
  br i1 %v788, label %then113, label %join113
then113:
  %v807 = load float, ptr %v806, align 4
  br label %join113
join113:
  %v808 = phi float [ %v807, %then113 ], [ 0x0000000000000000, %join112 ]
  %v809 = add nsw i32 %v101, 7
  %v810 = getelementptr float, ptr %v3, i32 %v101
  %v811 = getelementptr float, ptr %v810, i64 7
  br i1 %v789, label %then114, label %join114
then114:
  %v812 = load float, ptr %v811, align 4
  br label %join114
join114:
  %v813 = phi float [ %v812, %then114 ], [ 0x0000000000000000, %join113 ]
  %v814 = insertelement <4 x float> poison, float %v798, i64 0
  %v815 = insertelement <4 x float> %v814, float %v803, i64 1
  %v816 = insertelement <4 x float> %v815, float %v808, i64 2
  %v817 = insertelement <4 x float> %v816, float %v813, i64 3
  %v818 = select <4 x i1> %v793, <4 x float> %v817, <4 x float> zeroinitializer
  %v819 = add nsw i32 %v126, 4
  %v820 = getelementptr float, ptr %v3, i32 %v126
  %v821 = getelementptr float, ptr %v820, i64 4
  br i1 %v19, label %then115, label %join115
then115:
  %v822 = load float, ptr %v821, align 4
  br label %join115
join115:
  %v823 = phi float [ %v822, %then115 ], [ 0x0000000000000000, %join114 ]
  %v824 = add nsw i32 %v126, 5
  %v825 = getelementptr float, ptr %v3, i32 %v126
  %v826 = getelementptr float, ptr %v825, i64 5
  br i1 %v20, label %then116, label %join116
then116:
  %v827 = load float, ptr %v826, align 4
  br label %join116
join116:
  %v828 = phi float [ %v827, %then116 ], [ 0x0000000000000000, %join115 ]
  %v829 = add nsw i32 %v126, 6
  %v830 = getelementptr float, ptr %v3, i32 %v126
  %v831 = getelementptr float, ptr %v830, i64 6
  br i1 %v21, label %then117, label %join117
then117:
  %v832 = load float, ptr %v831, align 4
  br label %join117
join117:
  %v833 = phi float [ %v832, %then117 ], [ 0x0000000000000000, %join116 ]
  %v834 = add nsw i32 %v126, 7
  %v835 = getelementptr float, ptr %v3, i32 %v126
  %v836 = getelementptr float, ptr %v835, i64 7
  br i1 %v22, label %then118, label %join118
then118:
  %v837 = load float, ptr %v836, align 4
  br label %join118
join118:
  %v838 = phi float [ %v837, %then118 ], [ 0x0000000000000000, %join117 ]
  %v839 = insertelement <4 x float> poison, float %v823, i64 0
  %v840 = insertelement <4 x float> %v839, float %v828, i64 1
  %v841 = insertelement <4 x float> %v840, float %v833, i64 2
  %v842 = insertelement <4 x float> %v841, float %v838, i64 3
  %v843 = select <4 x i1> %v18, <4 x float> %v842, <4 x float> zeroinitializer
  %v844 = add nsw i32 %v50, 4
  %v845 = getelementptr float, ptr %v3, i32 %v50
  %v846 = getelementptr float, ptr %v845, i64 4
  %v847 = load <4 x float>, ptr %v846, align 4
  %v848 = add nsw i32 %v153, 4
  %v849 = getelementptr float, ptr %v3, i32 %v153
  %v850 = getelementptr float, ptr %v849, i64 4
  br i1 %v24, label %then119, label %join119
then119:
  %v851 = load float, ptr %v850, align 4
  br label %join119
join119:
  %v852 = phi float [ %v851, %then119 ], [ 0x0000000000000000, %join118 ]
  %v853 = add nsw i32 %v153, 5
  %v854 = getelementptr float, ptr %v3, i32 %v153
  %v855 = getelementptr float, ptr %v854, i64 5
  br i1 %v25, label %then120, label %join120
then120:
  %v856 = load float, ptr %v855, align 4
  br label %join120
join120:
  %v857 = phi float [ %v856, %then120 ], [ 0x0000000000000000, %join119 ]
  %v858 = add nsw i32 %v153, 6
  %v859 = getelementptr float, ptr %v3, i32 %v153
  %v860 = getelementptr float, ptr %v859, i64 6
  br i1 %v26, label %then121, label %join121
then121:
  %v861 = load float, ptr %v860, align 4
  br label %join121
join121:
  %v862 = phi float [ %v861, %then121 ], [ 0x0000000000000000, %join120 ]
  %v863 = add nsw i32 %v153, 7
  %v864 = getelementptr float, ptr %v3, i32 %v153
  %v865 = getelementptr float, ptr %v864, i64 7
  br i1 %v27, label %then122, label %join122
then122:
  %v866 = load float, ptr %v865, align 4
  br label %join122
join122:
  %v867 = phi float [ %v866, %then122 ], [ 0x0000000000000000, %join121 ]
  %v868 = insertelement <4 x float> poison, float %v852, i64 0
  %v869 = insertelement <4 x float> %v868, float %v857, i64 1
  %v870 = insertelement <4 x float> %v869, float %v862, i64 2
  %v871 = insertelement <4 x float> %v870, float %v867, i64 3
  %v872 = select <4 x i1> %v23, <4 x float> %v871, <4 x float> zeroinitializer
  %v873 = and i1 %v177, %v19
  %v874 = and i1 %v177, %v20
  %v875 = and i1 %v177, %v21
  %v876 = and i1 %v177, %v22
  %v877 = insertelement <4 x i1> poison, i1 %v873, i64 0
  %v878 = insertelement <4 x i1> %v877, i1 %v874, i64 1
  %v879 = insertelement <4 x i1> %v878, i1 %v875, i64 2
  %v880 = insertelement <4 x i1> %v879, i1 %v876, i64 3
  %v881 = add nsw i32 %v186, 4
  %v882 = getelementptr float, ptr %v3, i32 %v186
  %v883 = getelementptr float, ptr %v882, i64 4
  br i1 %v873, label %then123, label %join123
then123:
  %v884 = load float, ptr %v883, align 4
  br label %join123
join123:
  %v885 = phi float [ %v884, %then123 ], [ 0x0000000000000000, %join122 ]
  %v886 = add nsw i32 %v186, 5
  %v887 = getelementptr float, ptr %v3, i32 %v186
  %v888 = getelementptr float, ptr %v887, i64 5
  br i1 %v874, label %then124, label %join124
then124:
  %v889 = load float, ptr %v888, align 4
  br label %join124
join124:
  %v890 = phi float [ %v889, %then124 ], [ 0x0000000000000000, %join123 ]
  %v891 = add nsw i32 %v186, 6
  %v892 = getelementptr float, ptr %v3, i32 %v186
  %v893 = getelementptr float, ptr %v892, i64 6
  br i1 %v875, label %then125, label %join125
then125:
  %v894 = load float, ptr %v893, align 4
  br label %join125
join125:
  %v895 = phi float [ %v894, %then125 ], [ 0x0000000000000000, %join124 ]
  %v896 = add nsw i32 %v186, 7
  %v897 = getelementptr float, ptr %v3, i32 %v186
  %v898 = getelementptr float, ptr %v897, i64 7
  br i1 %v876, label %then126, label %join126
then126:
  %v899 = load float, ptr %v898, align 4
  br label %join126
join126:
  %v900 = phi float [ %v899, %then126 ], [ 0x0000000000000000, %join125 ]
  %v901 = insertelement <4 x float> poison, float %v885, i64 0
  %v902 = insertelement <4 x float> %v901, float %v890, i64 1
  %v903 = insertelement <4 x float> %v902, float %v895, i64 2
  %v904 = insertelement <4 x float> %v903, float %v900, i64 3
  %v905 = select <4 x i1> %v880, <4 x float> %v904, <4 x float> zeroinitializer
  %v906 = and i1 %v177, %v24
  %v907 = and i1 %v177, %v25
  %v908 = and i1 %v177, %v26
  %v909 = and i1 %v177, %v27
  %v910 = insertelement <4 x i1> poison, i1 %v906, i64 0
  %v911 = insertelement <4 x i1> %v910, i1 %v907, i64 1
  %v912 = insertelement <4 x i1> %v911, i1 %v908, i64 2
  %v913 = insertelement <4 x i1> %v912, i1 %v909, i64 3
  %v914 = add nsw i32 %v219, 4
  %v915 = getelementptr float, ptr %v3, i32 %v219
  %v916 = getelementptr float, ptr %v915, i64 4
  br i1 %v906, label %then127, label %join127
then127:
  %v917 = load float, ptr %v916, align 4
  br label %join127
join127:
  %v918 = phi float [ %v917, %then127 ], [ 0x0000000000000000, %join126 ]
  %v919 = add nsw i32 %v219, 5
  %v920 = getelementptr float, ptr %v3, i32 %v219
  %v921 = getelementptr float, ptr %v920, i64 5
  br i1 %v907, label %then128, label %join128
then128:
  %v922 = load float, ptr %v921, align 4
  br label %join128
join128:
  %v923 = phi float [ %v922, %then128 ], [ 0x0000000000000000, %join127 ]
  %v924 = add nsw i32 %v219, 6
  %v925 = getelementptr float, ptr %v3, i32 %v219
  %v926 = getelementptr float, ptr %v925, i64 6
  br i1 %v908, label %then129, label %join129
then129:
  %v927 = load float, ptr %v926, align 4
  br label %join129
join129:
  %v928 = phi float [ %v927, %then129 ], [ 0x0000000000000000, %join128 ]
  %v929 = add nsw i32 %v219, 7
  %v930 = getelementptr float, ptr %v3, i32 %v219
  %v931 = getelementptr float, ptr %v930, i64 7
  br i1 %v909, label %then130, label %join130
then130:
  %v932 = load float, ptr %v931, align 4
  br label %join130
join130:
  %v933 = phi float [ %v932, %then130 ], [ 0x0000000000000000, %join129 ]
  %v934 = insertelement <4 x float> poison, float %v918, i64 0
  %v935 = insertelement <4 x float> %v934, float %v923, i64 1
  %v936 = insertelement <4 x float> %v935, float %v928, i64 2
  %v937 = insertelement <4 x float> %v936, float %v933, i64 3
  %v938 = select <4 x i1> %v913, <4 x float> %v937, <4 x float> zeroinitializer
  %v939 = add nsw i32 %v246, 4
  %v940 = getelementptr float, ptr %v3, i32 %v246
  %v941 = getelementptr float, ptr %v940, i64 4
  br i1 %v177, label %then131, label %join131
then131:
  %v942 = load <4 x float>, ptr %v941, align 4
  br label %join131
join131:
  %v943 = phi <4 x float> [ %v942, %then131 ], [ zeroinitializer, %join130 ]
  %v944 = select <4 x i1> %v245, <4 x float> %v943, <4 x float> zeroinitializer
  %v945 = add nsw i32 %v252, 4
  %v946 = getelementptr float, ptr %v3, i32 %v252
  %v947 = getelementptr float, ptr %v946, i64 4
  br i1 %v747, label %then132, label %join132
then132:
  %v948 = load float, ptr %v947, align 4
  br label %join132
join132:
  %v949 = phi float [ %v948, %then132 ], [ 0x0000000000000000, %join131 ]
  %v950 = add nsw i32 %v252, 5
  %v951 = getelementptr float, ptr %v3, i32 %v252
  %v952 = getelementptr float, ptr %v951, i64 5
  br i1 %v748, label %then133, label %join133
then133:
  %v953 = load float, ptr %v952, align 4
  br label %join133
join133:
  %v954 = phi float [ %v953, %then133 ], [ 0x0000000000000000, %join132 ]
  %v955 = add nsw i32 %v252, 6
  %v956 = getelementptr float, ptr %v3, i32 %v252
  %v957 = getelementptr float, ptr %v956, i64 6
  br i1 %v749, label %then134, label %join134
then134:
  %v958 = load float, ptr %v957, align 4
  br label %join134
join134:
  %v959 = phi float [ %v958, %then134 ], [ 0x0000000000000000, %join133 ]
  %v960 = add nsw i32 %v252, 7
  %v961 = getelementptr float, ptr %v3, i32 %v252
  %v962 = getelementptr float, ptr %v961, i64 7
  br i1 %v750, label %then135, label %join135
then135:
  %v963 = load float, ptr %v962, align 4
  br label %join135
join135:
  %v964 = phi float [ %v963, %then135 ], [ 0x0000000000000000, %join134 ]
  %v965 = insertelement <4 x float> poison, float %v949, i64 0
  %v966 = insertelement <4 x float> %v965, float %v954, i64 1
  %v967 = insertelement <4 x float> %v966, float %v959, i64 2
  %v968 = insertelement <4 x float> %v967, float %v964, i64 3
  %v969 = select <4 x i1> %v754, <4 x float> %v968, <4 x float> zeroinitializer
  %v970 = add nsw i32 %v277, 4
  %v971 = getelementptr float, ptr %v3, i32 %v277
  %v972 = getelementptr float, ptr %v971, i64 4
  br i1 %v51, label %then136, label %join136
then136:
  %v973 = load <4 x float>, ptr %v972, align 4
  br label %join136
join136:
  %v974 = phi <4 x float> [ %v973, %then136 ], [ zeroinitializer, %join135 ]
  %v975 = select <4 x i1> %v86, <4 x float> %v974, <4 x float> zeroinitializer
  %v976 = add nsw i32 %v283, 4
  %v977 = getelementptr float, ptr %v3, i32 %v283
  %v978 = getelementptr float, ptr %v977, i64 4
  br i1 %v786, label %then137, label %join137
then137:
  %v979 = load float, ptr %v978, align 4
  br label %join137
join137:
  %v980 = phi float [ %v979, %then137 ], [ 0x0000000000000000, %join136 ]
  %v981 = add nsw i32 %v283, 5
  %v982 = getelementptr float, ptr %v3, i32 %v283
  %v983 = getelementptr float, ptr %v982, i64 5
  br i1 %v787, label %then138, label %join138
then138:
  %v984 = load float, ptr %v983, align 4
  br label %join138
join138:
  %v985 = phi float [ %v984, %then138 ], [ 0x0000000000000000, %join137 ]
  %v986 = add nsw i32 %v283, 6
  %v987 = getelementptr float, ptr %v3, i32 %v283
  %v988 = getelementptr float, ptr %v987, i64 6
  br i1 %v788, label %then139, label %join139
then139:
  %v989 = load float, ptr %v988, align 4
  br label %join139
join139:
  %v990 = phi float [ %v989, %then139 ], [ 0x0000000000000000, %join138 ]
  %v991 = add nsw i32 %v283, 7
  %v992 = getelementptr float, ptr %v3, i32 %v283
  %v993 = getelementptr float, ptr %v992, i64 7
  br i1 %v789, label %then140, label %join140
then140:
  %v994 = load float, ptr %v993, align 4
  br label %join140
join140:
  %v995 = phi float [ %v994, %then140 ], [ 0x0000000000000000, %join139 ]
  %v996 = insertelement <4 x float> poison, float %v980, i64 0
  %v997 = insertelement <4 x float> %v996, float %v985, i64 1
  %v998 = insertelement <4 x float> %v997, float %v990, i64 2
  %v999 = insertelement <4 x float> %v998, float %v995, i64 3
  %v1000 = select <4 x i1> %v793, <4 x float> %v999, <4 x float> zeroinitializer
  %v1001 = add nsw i32 %v308, 4
  %v1002 = getelementptr float, ptr %v3, i32 %v308
  %v1003 = getelementptr float, ptr %v1002, i64 4
  br i1 %v19, label %then141, label %join141
then141:
  %v1004 = load float, ptr %v1003, align 4
  br label %join141
join141:
  %v1005 = phi float [ %v1004, %then141 ], [ 0x0000000000000000, %join140 ]
  %v1006 = add nsw i32 %v308, 5
  %v1007 = getelementptr float, ptr %v3, i32 %v308
  %v1008 = getelementptr float, ptr %v1007, i64 5
  br i1 %v20, label %then142, label %join142
then142:
  %v1009 = load float, ptr %v1008, align 4
  br label %join142
join142:
  %v1010 = phi float [ %v1009, %then142 ], [ 0x0000000000000000, %join141 ]
  %v1011 = add nsw i32 %v308, 6
  %v1012 = getelementptr float, ptr %v3, i32 %v308
  %v1013 = getelementptr float, ptr %v1012, i64 6
  br i1 %v21, label %then143, label %join143
then143:
  %v1014 = load float, ptr %v1013, align 4
  br label %join143
join143:
  %v1015 = phi float [ %v1014, %then143 ], [ 0x0000000000000000, %join142 ]
  %v1016 = add nsw i32 %v308, 7
  %v1017 = getelementptr float, ptr %v3, i32 %v308
  %v1018 = getelementptr float, ptr %v1017, i64 7
  br i1 %v22, label %then144, label %join144
then144:
  %v1019 = load float, ptr %v1018, align 4
  br label %join144
join144:
  %v1020 = phi float [ %v1019, %then144 ], [ 0x0000000000000000, %join143 ]
  %v1021 = insertelement <4 x float> poison, float %v1005, i64 0
  %v1022 = insertelement <4 x float> %v1021, float %v1010, i64 1
  %v1023 = insertelement <4 x float> %v1022, float %v1015, i64 2
  %v1024 = insertelement <4 x float> %v1023, float %v1020, i64 3
  %v1025 = select <4 x i1> %v18, <4 x float> %v1024, <4 x float> zeroinitializer
  %v1026 = add nsw i32 %v333, 4
  %v1027 = getelementptr float, ptr %v3, i32 %v333
  %v1028 = getelementptr float, ptr %v1027, i64 4
  %v1029 = load <4 x float>, ptr %v1028, align 4
  %v1030 = add nsw i32 %v337, 4
  %v1031 = getelementptr float, ptr %v3, i32 %v337
  %v1032 = getelementptr float, ptr %v1031, i64 4
  br i1 %v24, label %then145, label %join145
then145:
  %v1033 = load float, ptr %v1032, align 4
  br label %join145
join145:
  %v1034 = phi float [ %v1033, %then145 ], [ 0x0000000000000000, %join144 ]
  %v1035 = add nsw i32 %v337, 5
  %v1036 = getelementptr float, ptr %v3, i32 %v337
  %v1037 = getelementptr float, ptr %v1036, i64 5
  br i1 %v25, label %then146, label %join146
then146:
  %v1038 = load float, ptr %v1037, align 4
  br label %join146
join146:
  %v1039 = phi float [ %v1038, %then146 ], [ 0x0000000000000000, %join145 ]
  %v1040 = add nsw i32 %v337, 6
  %v1041 = getelementptr float, ptr %v3, i32 %v337
  %v1042 = getelementptr float, ptr %v1041, i64 6
  br i1 %v26, label %then147, label %join147
then147:
  %v1043 = load float, ptr %v1042, align 4
  br label %join147
join147:
  %v1044 = phi float [ %v1043, %then147 ], [ 0x0000000000000000, %join146 ]
  %v1045 = add nsw i32 %v337, 7
  %v1046 = getelementptr float, ptr %v3, i32 %v337
  %v1047 = getelementptr float, ptr %v1046, i64 7
  br i1 %v27, label %then148, label %join148
then148:
  %v1048 = load float, ptr %v1047, align 4
  br label %join148
join148:
  %v1049 = phi float [ %v1048, %then148 ], [ 0x0000000000000000, %join147 ]
  %v1050 = insertelement <4 x float> poison, float %v1034, i64 0
  %v1051 = insertelement <4 x float> %v1050, float %v1039, i64 1
  %v1052 = insertelement <4 x float> %v1051, float %v1044, i64 2
  %v1053 = insertelement <4 x float> %v1052, float %v1049, i64 3
  %v1054 = select <4 x i1> %v23, <4 x float> %v1053, <4 x float> zeroinitializer
  %v1055 = add nsw i32 %v361, 4
  %v1056 = getelementptr float, ptr %v3, i32 %v361
  %v1057 = getelementptr float, ptr %v1056, i64 4
  br i1 %v873, label %then149, label %join149
then149:
  %v1058 = load float, ptr %v1057, align 4
  br label %join149
join149:
  %v1059 = phi float [ %v1058, %then149 ], [ 0x0000000000000000, %join148 ]
  %v1060 = add nsw i32 %v361, 5
  %v1061 = getelementptr float, ptr %v3, i32 %v361
  %v1062 = getelementptr float, ptr %v1061, i64 5
  br i1 %v874, label %then150, label %join150
then150:
  %v1063 = load float, ptr %v1062, align 4
  br label %join150
join150:
  %v1064 = phi float [ %v1063, %then150 ], [ 0x0000000000000000, %join149 ]
  %v1065 = add nsw i32 %v361, 6
  %v1066 = getelementptr float, ptr %v3, i32 %v361
  %v1067 = getelementptr float, ptr %v1066, i64 6
  br i1 %v875, label %then151, label %join151
then151:
  %v1068 = load float, ptr %v1067, align 4
  br label %join151
join151:
  %v1069 = phi float [ %v1068, %then151 ], [ 0x0000000000000000, %join150 ]
  %v1070 = add nsw i32 %v361, 7
  %v1071 = getelementptr float, ptr %v3, i32 %v361
  %v1072 = getelementptr float, ptr %v1071, i64 7
  br i1 %v876, label %then152, label %join152
then152:
  %v1073 = load float, ptr %v1072, align 4
  br label %join152
join152:
  %v1074 = phi float [ %v1073, %then152 ], [ 0x0000000000000000, %join151 ]
  %v1075 = insertelement <4 x float> poison, float %v1059, i64 0
  %v1076 = insertelement <4 x float> %v1075, float %v1064, i64 1
  %v1077 = insertelement <4 x float> %v1076, float %v1069, i64 2
  %v1078 = insertelement <4 x float> %v1077, float %v1074, i64 3
  %v1079 = select <4 x i1> %v880, <4 x float> %v1078, <4 x float> zeroinitializer
  %v1080 = add nsw i32 %v386, 4
  %v1081 = getelementptr float, ptr %v3, i32 %v386
  %v1082 = getelementptr float, ptr %v1081, i64 4
  br i1 %v906, label %then153, label %join153
then153:
  %v1083 = load float, ptr %v1082, align 4
  br label %join153
join153:
  %v1084 = phi float [ %v1083, %then153 ], [ 0x0000000000000000, %join152 ]
  %v1085 = add nsw i32 %v386, 5
  %v1086 = getelementptr float, ptr %v3, i32 %v386
  %v1087 = getelementptr float, ptr %v1086, i64 5
  br i1 %v907, label %then154, label %join154
then154:
  %v1088 = load float, ptr %v1087, align 4
  br label %join154
join154:
  %v1089 = phi float [ %v1088, %then154 ], [ 0x0000000000000000, %join153 ]
  %v1090 = add nsw i32 %v386, 6
  %v1091 = getelementptr float, ptr %v3, i32 %v386
  %v1092 = getelementptr float, ptr %v1091, i64 6
  br i1 %v908, label %then155, label %join155
then155:
  %v1093 = load float, ptr %v1092, align 4
  br label %join155
join155:
  %v1094 = phi float [ %v1093, %then155 ], [ 0x0000000000000000, %join154 ]
  %v1095 = add nsw i32 %v386, 7
  %v1096 = getelementptr float, ptr %v3, i32 %v386
  %v1097 = getelementptr float, ptr %v1096, i64 7
  br i1 %v909, label %then156, label %join156
then156:
  %v1098 = load float, ptr %v1097, align 4
  br label %join156
join156:
  %v1099 = phi float [ %v1098, %then156 ], [ 0x0000000000000000, %join155 ]
  %v1100 = insertelement <4 x float> poison, float %v1084, i64 0
  %v1101 = insertelement <4 x float> %v1100, float %v1089, i64 1
  %v1102 = insertelement <4 x float> %v1101, float %v1094, i64 2
  %v1103 = insertelement <4 x float> %v1102, float %v1099, i64 3
  %v1104 = select <4 x i1> %v913, <4 x float> %v1103, <4 x float> zeroinitializer
  %v1105 = add nsw i32 %v411, 4
  %v1106 = getelementptr float, ptr %v3, i32 %v411
  %v1107 = getelementptr float, ptr %v1106, i64 4
  br i1 %v177, label %then157, label %join157
then157:
  %v1108 = load <4 x float>, ptr %v1107, align 4
  br label %join157
join157:
  %v1109 = phi <4 x float> [ %v1108, %then157 ], [ zeroinitializer, %join156 ]
  %v1110 = select <4 x i1> %v245, <4 x float> %v1109, <4 x float> zeroinitializer
  %v1111 = add nsw i32 %v417, 4
  %v1112 = getelementptr float, ptr %v3, i32 %v417
  %v1113 = getelementptr float, ptr %v1112, i64 4
  br i1 %v747, label %then158, label %join158
then158:
  %v1114 = load float, ptr %v1113, align 4
  br label %join158
join158:
  %v1115 = phi float [ %v1114, %then158 ], [ 0x0000000000000000, %join157 ]
  %v1116 = add nsw i32 %v417, 5
  %v1117 = getelementptr float, ptr %v3, i32 %v417
  %v1118 = getelementptr float, ptr %v1117, i64 5
  br i1 %v748, label %then159, label %join159
then159:
  %v1119 = load float, ptr %v1118, align 4
  br label %join159
join159:
  %v1120 = phi float [ %v1119, %then159 ], [ 0x0000000000000000, %join158 ]
  %v1121 = add nsw i32 %v417, 6
  %v1122 = getelementptr float, ptr %v3, i32 %v417
  %v1123 = getelementptr float, ptr %v1122, i64 6
  br i1 %v749, label %then160, label %join160
then160:
  %v1124 = load float, ptr %v1123, align 4
  br label %join160
join160:
  %v1125 = phi float [ %v1124, %then160 ], [ 0x0000000000000000, %join159 ]
  %v1126 = add nsw i32 %v417, 7
  %v1127 = getelementptr float, ptr %v3, i32 %v417
  %v1128 = getelementptr float, ptr %v1127, i64 7
  br i1 %v750, label %then161, label %join161
then161:
  %v1129 = load float, ptr %v1128, align 4
  br label %join161
join161:
  %v1130 = phi float [ %v1129, %then161 ], [ 0x0000000000000000, %join160 ]
  %v1131 = insertelement <4 x float> poison, float %v1115, i64 0
  %v1132 = insertelement <4 x float> %v1131, float %v1120, i64 1
  %v1133 = insertelement <4 x float> %v1132, float %v1125, i64 2
  %v1134 = insertelement <4 x float> %v1133, float %v1130, i64 3
  %v1135 = select <4 x i1> %v754, <4 x float> %v1134, <4 x float> zeroinitializer
  %v1136 = add nsw i32 %v442, 4
  %v1137 = getelementptr float, ptr %v3, i32 %v442
  %v1138 = getelementptr float, ptr %v1137, i64 4
  br i1 %v51, label %then162, label %join162
then162:
  %v1139 = load <4 x float>, ptr %v1138, align 4
  br label %join162
join162:
  %v1140 = phi <4 x float> [ %v1139, %then162 ], [ zeroinitializer, %join161 ]
  %v1141 = select <4 x i1> %v86, <4 x float> %v1140, <4 x float> zeroinitializer
  %v1142 = add nsw i32 %v448, 4
  %v1143 = getelementptr float, ptr %v3, i32 %v448
  %v1144 = getelementptr float, ptr %v1143, i64 4
  br i1 %v786, label %then163, label %join163
then163:
  %v1145 = load float, ptr %v1144, align 4
  br label %join163
join163:
  %v1146 = phi float [ %v1145, %then163 ], [ 0x0000000000000000, %join162 ]
  %v1147 = add nsw i32 %v448, 5
  %v1148 = getelementptr float, ptr %v3, i32 %v448
  %v1149 = getelementptr float, ptr %v1148, i64 5
  br i1 %v787, label %then164, label %join164
then164:
  %v1150 = load float, ptr %v1149, align 4
  br label %join164
join164:
  %v1151 = phi float [ %v1150, %then164 ], [ 0x0000000000000000, %join163 ]
  %v1152 = add nsw i32 %v448, 6
  %v1153 = getelementptr float, ptr %v3, i32 %v448
  %v1154 = getelementptr float, ptr %v1153, i64 6
  br i1 %v788, label %then165, label %join165
then165:
  %v1155 = load float, ptr %v1154, align 4
  br label %join165
join165:
  %v1156 = phi float [ %v1155, %then165 ], [ 0x0000000000000000, %join164 ]
  %v1157 = add nsw i32 %v448, 7
  %v1158 = getelementptr float, ptr %v3, i32 %v448
  %v1159 = getelementptr float, ptr %v1158, i64 7
  br i1 %v789, label %then166, label %join166
then166:
  %v1160 = load float, ptr %v1159, align 4
  br label %join166
join166:
  %v1161 = phi float [ %v1160, %then166 ], [ 0x0000000000000000, %join165 ]
  %v1162 = insertelement <4 x float> poison, float %v1146, i64 0
  %v1163 = insertelement <4 x float> %v1162, float %v1151, i64 1
  %v1164 = insertelement <4 x float> %v1163, float %v1156, i64 2
  %v1165 = insertelement <4 x float> %v1164, float %v1161, i64 3
  %v1166 = select <4 x i1> %v793, <4 x float> %v1165, <4 x float> zeroinitializer
  %v1167 = add nsw i32 %v473, 4
  %v1168 = getelementptr float, ptr %v3, i32 %v473
  %v1169 = getelementptr float, ptr %v1168, i64 4
  br i1 %v19, label %then167, label %join167
then167:
  %v1170 = load float, ptr %v1169, align 4
  br label %join167
join167:
  %v1171 = phi float [ %v1170, %then167 ], [ 0x0000000000000000, %join166 ]
  %v1172 = add nsw i32 %v473, 5
  %v1173 = getelementptr float, ptr %v3, i32 %v473
  %v1174 = getelementptr float, ptr %v1173, i64 5
  br i1 %v20, label %then168, label %join168
then168:
  %v1175 = load float, ptr %v1174, align 4
  br label %join168
join168:
  %v1176 = phi float [ %v1175, %then168 ], [ 0x0000000000000000, %join167 ]
  %v1177 = add nsw i32 %v473, 6
  %v1178 = getelementptr float, ptr %v3, i32 %v473
  %v1179 = getelementptr float, ptr %v1178, i64 6
  br i1 %v21, label %then169, label %join169
then169:
  %v1180 = load float, ptr %v1179, align 4
  br label %join169
join169:
  %v1181 = phi float [ %v1180, %then169 ], [ 0x0000000000000000, %join168 ]
  %v1182 = add nsw i32 %v473, 7
  %v1183 = getelementptr float, ptr %v3, i32 %v473
  %v1184 = getelementptr float, ptr %v1183, i64 7
  br i1 %v22, label %then170, label %join170
then170:
  %v1185 = load float, ptr %v1184, align 4
  br label %join170
join170:
  %v1186 = phi float [ %v1185, %then170 ], [ 0x0000000000000000, %join169 ]
  %v1187 = insertelement <4 x float> poison, float %v1171, i64 0
  %v1188 = insertelement <4 x float> %v1187, float %v1176, i64 1
  %v1189 = insertelement <4 x float> %v1188, float %v1181, i64 2
  %v1190 = insertelement <4 x float> %v1189, float %v1186, i64 3
  %v1191 = select <4 x i1> %v18, <4 x float> %v1190, <4 x float> zeroinitializer
  %v1192 = add nsw i32 %v498, 4
  %v1193 = getelementptr float, ptr %v3, i32 %v498
  %v1194 = getelementptr float, ptr %v1193, i64 4
  %v1195 = load <4 x float>, ptr %v1194, align 4
  %v1196 = add nsw i32 %v502, 4
  %v1197 = getelementptr float, ptr %v3, i32 %v502
  %v1198 = getelementptr float, ptr %v1197, i64 4
  br i1 %v24, label %then171, label %join171
then171:
  %v1199 = load float, ptr %v1198, align 4
  br label %join171
join171:
  %v1200 = phi float [ %v1199, %then171 ], [ 0x0000000000000000, %join170 ]
  %v1201 = add nsw i32 %v502, 5
  %v1202 = getelementptr float, ptr %v3, i32 %v502
  %v1203 = getelementptr float, ptr %v1202, i64 5
  br i1 %v25, label %then172, label %join172
then172:
  %v1204 = load float, ptr %v1203, align 4
  br label %join172
join172:
  %v1205 = phi float [ %v1204, %then172 ], [ 0x0000000000000000, %join171 ]
  %v1206 = add nsw i32 %v502, 6
  %v1207 = getelementptr float, ptr %v3, i32 %v502
  %v1208 = getelementptr float, ptr %v1207, i64 6
  br i1 %v26, label %then173, label %join173
then173:
  %v1209 = load float, ptr %v1208, align 4
  br label %join173
join173:
  %v1210 = phi float [ %v1209, %then173 ], [ 0x0000000000000000, %join172 ]
  %v1211 = add nsw i32 %v502, 7
  %v1212 = getelementptr float, ptr %v3, i32 %v502
  %v1213 = getelementptr float, ptr %v1212, i64 7
  br i1 %v27, label %then174, label %join174
then174:
  %v1214 = load float, ptr %v1213, align 4
  br label %join174
join174:
  %v1215 = phi float [ %v1214, %then174 ], [ 0x0000000000000000, %join173 ]
  %v1216 = insertelement <4 x float> poison, float %v1200, i64 0
  %v1217 = insertelement <4 x float> %v1216, float %v1205, i64 1
  %v1218 = insertelement <4 x float> %v1217, float %v1210, i64 2
  %v1219 = insertelement <4 x float> %v1218, float %v1215, i64 3
  %v1220 = select <4 x i1> %v23, <4 x float> %v1219, <4 x float> zeroinitializer
  %v1221 = add nsw i32 %v526, 4
  %v1222 = getelementptr float, ptr %v3, i32 %v526
  %v1223 = getelementptr float, ptr %v1222, i64 4
  br i1 %v873, label %then175, label %join175
then175:
  %v1224 = load float, ptr %v1223, align 4
  br label %join175
join175:
  %v1225 = phi float [ %v1224, %then175 ], [ 0x0000000000000000, %join174 ]
  %v1226 = add nsw i32 %v526, 5
  %v1227 = getelementptr float, ptr %v3, i32 %v526
  %v1228 = getelementptr float, ptr %v1227, i64 5
  br i1 %v874, label %then176, label %join176
then176:
  %v1229 = load float, ptr %v1228, align 4
  br label %join176
join176:
  %v1230 = phi float [ %v1229, %then176 ], [ 0x0000000000000000, %join175 ]
  %v1231 = add nsw i32 %v526, 6
  %v1232 = getelementptr float, ptr %v3, i32 %v526
  %v1233 = getelementptr float, ptr %v1232, i64 6
  br i1 %v875, label %then177, label %join177
then177:
  %v1234 = load float, ptr %v1233, align 4
  br label %join177
join177:
  %v1235 = phi float [ %v1234, %then177 ], [ 0x0000000000000000, %join176 ]
  %v1236 = add nsw i32 %v526, 7
  %v1237 = getelementptr float, ptr %v3, i32 %v526
  %v1238 = getelementptr float, ptr %v1237, i64 7
  br i1 %v876, label %then178, label %join178
then178:
  %v1239 = load float, ptr %v1238, align 4
  br label %join178
join178:
  %v1240 = phi float [ %v1239, %then178 ], [ 0x0000000000000000, %join177 ]
  %v1241 = insertelement <4 x float> poison, float %v1225, i64 0
  %v1242 = insertelement <4 x float> %v1241, float %v1230, i64 1
  %v1243 = insertelement <4 x float> %v1242, float %v1235, i64 2
  %v1244 = insertelement <4 x float> %v1243, float %v1240, i64 3
  %v1245 = select <4 x i1> %v880, <4 x float> %v1244, <4 x float> zeroinitializer
  %v1246 = add nsw i32 %v551, 4
  %v1247 = getelementptr float, ptr %v3, i32 %v551
  %v1248 = getelementptr float, ptr %v1247, i64 4
  br i1 %v906, label %then179, label %join179
then179:
  %v1249 = load float, ptr %v1248, align 4
  br label %join179
join179:
  %v1250 = phi float [ %v1249, %then179 ], [ 0x0000000000000000, %join178 ]
  %v1251 = add nsw i32 %v551, 5
  %v1252 = getelementptr float, ptr %v3, i32 %v551
  %v1253 = getelementptr float, ptr %v1252, i64 5
  br i1 %v907, label %then180, label %join180
then180:
  %v1254 = load float, ptr %v1253, align 4
  br label %join180
join180:
  %v1255 = phi float [ %v1254, %then180 ], [ 0x0000000000000000, %join179 ]
  %v1256 = add nsw i32 %v551, 6
  %v1257 = getelementptr float, ptr %v3, i32 %v551
  %v1258 = getelementptr float, ptr %v1257, i64 6
  br i1 %v908, label %then181, label %join181
then181:
  %v1259 = load float, ptr %v1258, align 4
  br label %join181
join181:
  %v1260 = phi float [ %v1259, %then181 ], [ 0x0000000000000000, %join180 ]
  %v1261 = add nsw i32 %v551, 7
  %v1262 = getelementptr float, ptr %v3, i32 %v551
  %v1263 = getelementptr float, ptr %v1262, i64 7
  br i1 %v909, label %then182, label %join182
then182:
  %v1264 = load float, ptr %v1263, align 4
  br label %join182
join182:
  %v1265 = phi float [ %v1264, %then182 ], [ 0x0000000000000000, %join181 ]
  %v1266 = insertelement <4 x float> poison, float %v1250, i64 0
  %v1267 = insertelement <4 x float> %v1266, float %v1255, i64 1
  %v1268 = insertelement <4 x float> %v1267, float %v1260, i64 2
  %v1269 = insertelement <4 x float> %v1268, float %v1265, i64 3
  %v1270 = select <4 x i1> %v913, <4 x float> %v1269, <4 x float> zeroinitializer
  %v1271 = add nsw i32 %v576, 4
  %v1272 = getelementptr float, ptr %v3, i32 %v576
  %v1273 = getelementptr float, ptr %v1272, i64 4
  br i1 %v177, label %then183, label %join183
then183:
  %v1274 = load <4 x float>, ptr %v1273, align 4
  br label %join183
join183:
  %v1275 = phi <4 x float> [ %v1274, %then183 ], [ zeroinitializer, %join182 ]
  %v1276 = select <4 x i1> %v245, <4 x float> %v1275, <4 x float> zeroinitializer
  %v1277 = add nsw i32 %v582, 4
  %v1278 = getelementptr float, ptr %v3, i32 %v582
  %v1279 = getelementptr float, ptr %v1278, i64 4
  br i1 %v747, label %then184, label %join184
then184:
  %v1280 = load float, ptr %v1279, align 4
  br label %join184
join184:
  %v1281 = phi float [ %v1280, %then184 ], [ 0x0000000000000000, %join183 ]
  %v1282 = add nsw i32 %v582, 5
  %v1283 = getelementptr float, ptr %v3, i32 %v582
  %v1284 = getelementptr float, ptr %v1283, i64 5
  br i1 %v748, label %then185, label %join185
then185:
  %v1285 = load float, ptr %v1284, align 4
  br label %join185
join185:
  %v1286 = phi float [ %v1285, %then185 ], [ 0x0000000000000000, %join184 ]
  %v1287 = add nsw i32 %v582, 6
  %v1288 = getelementptr float, ptr %v3, i32 %v582
  %v1289 = getelementptr float, ptr %v1288, i64 6
  br i1 %v749, label %then186, label %join186
then186:
  %v1290 = load float, ptr %v1289, align 4
  br label %join186
join186:
  %v1291 = phi float [ %v1290, %then186 ], [ 0x0000000000000000, %join185 ]
  %v1292 = add nsw i32 %v582, 7
  %v1293 = getelementptr float, ptr %v3, i32 %v582
  %v1294 = getelementptr float, ptr %v1293, i64 7
  br i1 %v750, label %then187, label %join187
then187:
  %v1295 = load float, ptr %v1294, align 4
  br label %join187
join187:
  %v1296 = phi float [ %v1295, %then187 ], [ 0x0000000000000000, %join186 ]
  %v1297 = insertelement <4 x float> poison, float %v1281, i64 0
  %v1298 = insertelement <4 x float> %v1297, float %v1286, i64 1
  %v1299 = insertelement <4 x float> %v1298, float %v1291, i64 2
  %v1300 = insertelement <4 x float> %v1299, float %v1296, i64 3
  %v1301 = select <4 x i1> %v754, <4 x float> %v1300, <4 x float> zeroinitializer
  %v1302 = add nsw i32 %v607, 4
  %v1303 = getelementptr float, ptr %v3, i32 %v607
  %v1304 = getelementptr float, ptr %v1303, i64 4
  br i1 %v51, label %then188, label %join188
then188:
  %v1305 = load <4 x float>, ptr %v1304, align 4
  br label %join188
join188:
  %v1306 = phi <4 x float> [ %v1305, %then188 ], [ zeroinitializer, %join187 ]
  %v1307 = select <4 x i1> %v86, <4 x float> %v1306, <4 x float> zeroinitializer
  %v1308 = add nsw i32 %v613, 4
  %v1309 = getelementptr float, ptr %v3, i32 %v613
  %v1310 = getelementptr float, ptr %v1309, i64 4
  br i1 %v786, label %then189, label %join189
then189:
  %v1311 = load float, ptr %v1310, align 4
  br label %join189
join189:
  %v1312 = phi float [ %v1311, %then189 ], [ 0x0000000000000000, %join188 ]
  %v1313 = add nsw i32 %v613, 5
  %v1314 = getelementptr float, ptr %v3, i32 %v613
  %v1315 = getelementptr float, ptr %v1314, i64 5
  br i1 %v787, label %then190, label %join190
then190:
  %v1316 = load float, ptr %v1315, align 4
  br label %join190
join190:
  %v1317 = phi float [ %v1316, %then190 ], [ 0x0000000000000000, %join189 ]
  %v1318 = add nsw i32 %v613, 6
  %v1319 = getelementptr float, ptr %v3, i32 %v613
  %v1320 = getelementptr float, ptr %v1319, i64 6
  br i1 %v788, label %then191, label %join191
then191:
  %v1321 = load float, ptr %v1320, align 4
  br label %join191
join191:
  %v1322 = phi float [ %v1321, %then191 ], [ 0x0000000000000000, %join190 ]
  %v1323 = add nsw i32 %v613, 7
  %v1324 = getelementptr float, ptr %v3, i32 %v613
  %v1325 = getelementptr float, ptr %v1324, i64 7
  br i1 %v789, label %then192, label %join192
then192:
  %v1326 = load float, ptr %v1325, align 4
  br label %join192
join192:
  %v1327 = phi float [ %v1326, %then192 ], [ 0x0000000000000000, %join191 ]
  %v1328 = insertelement <4 x float> poison, float %v1312, i64 0
  %v1329 = insertelement <4 x float> %v1328, float %v1317, i64 1
  %v1330 = insertelement <4 x float> %v1329, float %v1322, i64 2
  %v1331 = insertelement <4 x float> %v1330, float %v1327, i64 3
  %v1332 = select <4 x i1> %v793, <4 x float> %v1331, <4 x float> zeroinitializer
  %v1333 = add nsw i32 %v638, 4
  %v1334 = getelementptr float, ptr %v3, i32 %v638
  %v1335 = getelementptr float, ptr %v1334, i64 4
  br i1 %v19, label %then193, label %join193
then193:
  %v1336 = load float, ptr %v1335, align 4
  br label %join193
join193:
  %v1337 = phi float [ %v1336, %then193 ], [ 0x0000000000000000, %join192 ]
  %v1338 = add nsw i32 %v638, 5
  %v1339 = getelementptr float, ptr %v3, i32 %v638
  %v1340 = getelementptr float, ptr %v1339, i64 5
  br i1 %v20, label %then194, label %join194
then194:
  %v1341 = load float, ptr %v1340, align 4
  br label %join194
join194:
  %v1342 = phi float [ %v1341, %then194 ], [ 0x0000000000000000, %join193 ]
  %v1343 = add nsw i32 %v638, 6
  %v1344 = getelementptr float, ptr %v3, i32 %v638
  %v1345 = getelementptr float, ptr %v1344, i64 6
  br i1 %v21, label %then195, label %join195
then195:
  %v1346 = load float, ptr %v1345, align 4
  br label %join195
join195:
  %v1347 = phi float [ %v1346, %then195 ], [ 0x0000000000000000, %join194 ]
  %v1348 = add nsw i32 %v638, 7
  %v1349 = getelementptr float, ptr %v3, i32 %v638
  %v1350 = getelementptr float, ptr %v1349, i64 7
  br i1 %v22, label %then196, label %join196
then196:
  %v1351 = load float, ptr %v1350, align 4
  br label %join196
join196:
  %v1352 = phi float [ %v1351, %then196 ], [ 0x0000000000000000, %join195 ]
  %v1353 = insertelement <4 x float> poison, float %v1337, i64 0
  %v1354 = insertelement <4 x float> %v1353, float %v1342, i64 1
  %v1355 = insertelement <4 x float> %v1354, float %v1347, i64 2
  %v1356 = insertelement <4 x float> %v1355, float %v1352, i64 3
  %v1357 = select <4 x i1> %v18, <4 x float> %v1356, <4 x float> zeroinitializer
  %v1358 = add nsw i32 %v663, 4
  %v1359 = getelementptr float, ptr %v3, i32 %v663
  %v1360 = getelementptr float, ptr %v1359, i64 4
  %v1361 = load <4 x float>, ptr %v1360, align 4
  %v1362 = add nsw i32 %v667, 4
  %v1363 = getelementptr float, ptr %v3, i32 %v667
  %v1364 = getelementptr float, ptr %v1363, i64 4
  br i1 %v24, label %then197, label %join197
then197:
  %v1365 = load float, ptr %v1364, align 4
  br label %join197
join197:
  %v1366 = phi float [ %v1365, %then197 ], [ 0x0000000000000000, %join196 ]
  %v1367 = add nsw i32 %v667, 5
  %v1368 = getelementptr float, ptr %v3, i32 %v667
  %v1369 = getelementptr float, ptr %v1368, i64 5
  br i1 %v25, label %then198, label %join198
then198:
  %v1370 = load float, ptr %v1369, align 4
  br label %join198
join198:
  %v1371 = phi float [ %v1370, %then198 ], [ 0x0000000000000000, %join197 ]
  %v1372 = add nsw i32 %v667, 6
  %v1373 = getelementptr float, ptr %v3, i32 %v667
  %v1374 = getelementptr float, ptr %v1373, i64 6
  br i1 %v26, label %then199, label %join199
then199:
  %v1375 = load float, ptr %v1374, align 4
  br label %join199
join199:
  %v1376 = phi float [ %v1375, %then199 ], [ 0x0000000000000000, %join198 ]
  %v1377 = add nsw i32 %v667, 7
  %v1378 = getelementptr float, ptr %v3, i32 %v667
  %v1379 = getelementptr float, ptr %v1378, i64 7
  br i1 %v27, label %then200, label %join200
then200:
  %v1380 = load float, ptr %v1379, align 4
  br label %join200
join200:
  %v1381 = phi float [ %v1380, %then200 ], [ 0x0000000000000000, %join199 ]
  %v1382 = insertelement <4 x float> poison, float %v1366, i64 0
  %v1383 = insertelement <4 x float> %v1382, float %v1371, i64 1
  %v1384 = insertelement <4 x float> %v1383, float %v1376, i64 2
  %v1385 = insertelement <4 x float> %v1384, float %v1381, i64 3
  %v1386 = select <4 x i1> %v23, <4 x float> %v1385, <4 x float> zeroinitializer
  %v1387 = add nsw i32 %v691, 4
  %v1388 = getelementptr float, ptr %v3, i32 %v691
  %v1389 = getelementptr float, ptr %v1388, i64 4
  br i1 %v873, label %then201, label %join201
then201:
  %v1390 = load float, ptr %v1389, align 4
  br label %join201
join201:
  %v1391 = phi float [ %v1390, %then201 ], [ 0x0000000000000000, %join200 ]
  %v1392 = add nsw i32 %v691, 5
  %v1393 = getelementptr float, ptr %v3, i32 %v691
  %v1394 = getelementptr float, ptr %v1393, i64 5
  br i1 %v874, label %then202, label %join202
then202:
  %v1395 = load float, ptr %v1394, align 4
  br label %join202
join202:
  %v1396 = phi float [ %v1395, %then202 ], [ 0x0000000000000000, %join201 ]
  %v1397 = add nsw i32 %v691, 6
  %v1398 = getelementptr float, ptr %v3, i32 %v691
  %v1399 = getelementptr float, ptr %v1398, i64 6
  br i1 %v875, label %then203, label %join203
then203:
  %v1400 = load float, ptr %v1399, align 4
  br label %join203
join203:
  %v1401 = phi float [ %v1400, %then203 ], [ 0x0000000000000000, %join202 ]
  %v1402 = add nsw i32 %v691, 7
  %v1403 = getelementptr float, ptr %v3, i32 %v691
  %v1404 = getelementptr float, ptr %v1403, i64 7
  br i1 %v876, label %then204, label %join204
then204:
  %v1405 = load float, ptr %v1404, align 4
  br label %join204
join204:
  %v1406 = phi float [ %v1405, %then204 ], [ 0x0000000000000000, %join203 ]
  %v1407 = insertelement <4 x float> poison, float %v1391, i64 0
  %v1408 = insertelement <4 x float> %v1407, float %v1396, i64 1
  %v1409 = insertelement <4 x float> %v1408, float %v1401, i64 2
  %v1410 = insertelement <4 x float> %v1409, float %v1406, i64 3
  %v1411 = select <4 x i1> %v880, <4 x float> %v1410, <4 x float> zeroinitializer
  %v1412 = add nsw i32 %v716, 4
  %v1413 = getelementptr float, ptr %v3, i32 %v716
  %v1414 = getelementptr float, ptr %v1413, i64 4
  br i1 %v906, label %then205, label %join205
then205:
  %v1415 = load float, ptr %v1414, align 4
  br label %join205
join205:
  %v1416 = phi float [ %v1415, %then205 ], [ 0x0000000000000000, %join204 ]
  %v1417 = add nsw i32 %v716, 5
  %v1418 = getelementptr float, ptr %v3, i32 %v716
  %v1419 = getelementptr float, ptr %v1418, i64 5
  br i1 %v907, label %then206, label %join206
then206:
  %v1420 = load float, ptr %v1419, align 4
  br label %join206
join206:
  %v1421 = phi float [ %v1420, %then206 ], [ 0x0000000000000000, %join205 ]
  %v1422 = add nsw i32 %v716, 6
  %v1423 = getelementptr float, ptr %v3, i32 %v716
  %v1424 = getelementptr float, ptr %v1423, i64 6
  br i1 %v908, label %then207, label %join207
then207:
  %v1425 = load float, ptr %v1424, align 4
  br label %join207
join207:
  %v1426 = phi float [ %v1425, %then207 ], [ 0x0000000000000000, %join206 ]
  %v1427 = add nsw i32 %v716, 7
  %v1428 = getelementptr float, ptr %v3, i32 %v716
  %v1429 = getelementptr float, ptr %v1428, i64 7
  br i1 %v909, label %then208, label %join208
then208:
  %v1430 = load float, ptr %v1429, align 4
  br label %join208
join208:
  %v1431 = phi float [ %v1430, %then208 ], [ 0x0000000000000000, %join207 ]
  %v1432 = insertelement <4 x float> poison, float %v1416, i64 0
  %v1433 = insertelement <4 x float> %v1432, float %v1421, i64 1
  %v1434 = insertelement <4 x float> %v1433, float %v1426, i64 2
  %v1435 = insertelement <4 x float> %v1434, float %v1431, i64 3
  %v1436 = select <4 x i1> %v913, <4 x float> %v1435, <4 x float> zeroinitializer
  %v1437 = add nsw i32 %v741, 4
  %v1438 = getelementptr float, ptr %v3, i32 %v741
  %v1439 = getelementptr float, ptr %v1438, i64 4
  br i1 %v177, label %then209, label %join209
then209:
  %v1440 = load <4 x float>, ptr %v1439, align 4
  br label %join209
join209:
  %v1441 = phi <4 x float> [ %v1440, %then209 ], [ zeroinitializer, %join208 ]
  %v1442 = select <4 x i1> %v245, <4 x float> %v1441, <4 x float> zeroinitializer
  %v1443 = and i1 %v51, %v29
  %v1444 = and i1 %v51, %v30
  %v1445 = and i1 %v51, %v31
  %v1446 = and i1 %v51, %v32
  %v1447 = insertelement <4 x i1> poison, i1 %v1443, i64 0
  %v1448 = insertelement <4 x i1> %v1447, i1 %v1444, i64 1
  %v1449 = insertelement <4 x i1> %v1448, i1 %v1445, i64 2
  %v1450 = insertelement <4 x i1> %v1449, i1 %v1446, i64 3
  %v1451 = add nsw i32 %v60, 8
  %v1452 = getelementptr float, ptr %v3, i32 %v60
  %v1453 = getelementptr float, ptr %v1452, i64 8
  br i1 %v1443, label %then210, label %join210
then210:
  %v1454 = load float, ptr %v1453, align 4
  br label %join210
join210:
  %v1455 = phi float [ %v1454, %then210 ], [ 0x0000000000000000, %join209 ]
  %v1456 = add nsw i32 %v60, 9
  %v1457 = getelementptr float, ptr %v3, i32 %v60
  %v1458 = getelementptr float, ptr %v1457, i64 9
  br i1 %v1444, label %then211, label %join211
then211:
  %v1459 = load float, ptr %v1458, align 4
  br label %join211
join211:
  %v1460 = phi float [ %v1459, %then211 ], [ 0x0000000000000000, %join210 ]
  %v1461 = add nsw i32 %v60, 10
  %v1462 = getelementptr float, ptr %v3, i32 %v60
  %v1463 = getelementptr float, ptr %v1462, i64 10
  br i1 %v1445, label %then212, label %join212
then212:
  %v1464 = load float, ptr %v1463, align 4
  br label %join212
join212:
  %v1465 = phi float [ %v1464, %then212 ], [ 0x0000000000000000, %join211 ]
  %v1466 = add nsw i32 %v60, 11
  %v1467 = getelementptr float, ptr %v3, i32 %v60
  %v1468 = getelementptr float, ptr %v1467, i64 11
  br i1 %v1446, label %then213, label %join213
then213:
  %v1469 = load float, ptr %v1468, align 4
  br label %join213
join213:
  %v1470 = phi float [ %v1469, %then213 ], [ 0x0000000000000000, %join212 ]
  %v1471 = insertelement <4 x float> poison, float %v1455, i64 0
  %v1472 = insertelement <4 x float> %v1471, float %v1460, i64 1
  %v1473 = insertelement <4 x float> %v1472, float %v1465, i64 2
  %v1474 = insertelement <4 x float> %v1473, float %v1470, i64 3
  %v1475 = select <4 x i1> %v1450, <4 x float> %v1474, <4 x float> zeroinitializer
  %v1476 = add nsw i32 %v87, 8
  %v1477 = getelementptr float, ptr %v3, i32 %v87
  %v1478 = getelementptr float, ptr %v1477, i64 8
  br i1 %v51, label %then214, label %join214
then214:
  %v1479 = load <4 x float>, ptr %v1478, align 4
  br label %join214
join214:
  %v1480 = phi <4 x float> [ %v1479, %then214 ], [ zeroinitializer, %join213 ]
  %v1481 = select <4 x i1> %v86, <4 x float> %v1480, <4 x float> zeroinitializer
  %v1482 = and i1 %v51, %v34
  %v1483 = and i1 %v51, %v35
  %v1484 = and i1 %v51, %v36
  %v1485 = and i1 %v51, %v37
  %v1486 = insertelement <4 x i1> poison, i1 %v1482, i64 0
  %v1487 = insertelement <4 x i1> %v1486, i1 %v1483, i64 1
  %v1488 = insertelement <4 x i1> %v1487, i1 %v1484, i64 2
  %v1489 = insertelement <4 x i1> %v1488, i1 %v1485, i64 3
  %v1490 = add nsw i32 %v101, 8
  %v1491 = getelementptr float, ptr %v3, i32 %v101
  %v1492 = getelementptr float, ptr %v1491, i64 8
  br i1 %v1482, label %then215, label %join215
then215:
  %v1493 = load float, ptr %v1492, align 4
  br label %join215
join215:
  %v1494 = phi float [ %v1493, %then215 ], [ 0x0000000000000000, %join214 ]
  %v1495 = add nsw i32 %v101, 9
  %v1496 = getelementptr float, ptr %v3, i32 %v101
  %v1497 = getelementptr float, ptr %v1496, i64 9
  br i1 %v1483, label %then216, label %join216
then216:
  %v1498 = load float, ptr %v1497, align 4
  br label %join216
join216:
  %v1499 = phi float [ %v1498, %then216 ], [ 0x0000000000000000, %join215 ]
  %v1500 = add nsw i32 %v101, 10
  %v1501 = getelementptr float, ptr %v3, i32 %v101
  %v1502 = getelementptr float, ptr %v1501, i64 10
  br i1 %v1484, label %then217, label %join217
then217:
  %v1503 = load float, ptr %v1502, align 4
  br label %join217
join217:
  %v1504 = phi float [ %v1503, %then217 ], [ 0x0000000000000000, %join216 ]
  %v1505 = add nsw i32 %v101, 11
  %v1506 = getelementptr float, ptr %v3, i32 %v101
  %v1507 = getelementptr float, ptr %v1506, i64 11
  br i1 %v1485, label %then218, label %join218
then218:
  %v1508 = load float, ptr %v1507, align 4
  br label %join218
join218:
  %v1509 = phi float [ %v1508, %then218 ], [ 0x0000000000000000, %join217 ]
  %v1510 = insertelement <4 x float> poison, float %v1494, i64 0
  %v1511 = insertelement <4 x float> %v1510, float %v1499, i64 1
  %v1512 = insertelement <4 x float> %v1511, float %v1504, i64 2
  %v1513 = insertelement <4 x float> %v1512, float %v1509, i64 3
  %v1514 = select <4 x i1> %v1489, <4 x float> %v1513, <4 x float> zeroinitializer
  %v1515 = add nsw i32 %v126, 8
  %v1516 = getelementptr float, ptr %v3, i32 %v126
  %v1517 = getelementptr float, ptr %v1516, i64 8
  br i1 %v29, label %then219, label %join219
then219:
  %v1518 = load float, ptr %v1517, align 4
  br label %join219
join219:
  %v1519 = phi float [ %v1518, %then219 ], [ 0x0000000000000000, %join218 ]
  %v1520 = add nsw i32 %v126, 9
  %v1521 = getelementptr float, ptr %v3, i32 %v126
  %v1522 = getelementptr float, ptr %v1521, i64 9
  br i1 %v30, label %then220, label %join220
then220:
  %v1523 = load float, ptr %v1522, align 4
  br label %join220
join220:
  %v1524 = phi float [ %v1523, %then220 ], [ 0x0000000000000000, %join219 ]
  %v1525 = add nsw i32 %v126, 10
  %v1526 = getelementptr float, ptr %v3, i32 %v126
  %v1527 = getelementptr float, ptr %v1526, i64 10
  br i1 %v31, label %then221, label %join221
then221:
  %v1528 = load float, ptr %v1527, align 4
  br label %join221
join221:
  %v1529 = phi float [ %v1528, %then221 ], [ 0x0000000000000000, %join220 ]
  %v1530 = add nsw i32 %v126, 11
  %v1531 = getelementptr float, ptr %v3, i32 %v126
  %v1532 = getelementptr float, ptr %v1531, i64 11
  br i1 %v32, label %then222, label %join222
then222:
  %v1533 = load float, ptr %v1532, align 4
  br label %join222
join222:
  %v1534 = phi float [ %v1533, %then222 ], [ 0x0000000000000000, %join221 ]
  %v1535 = insertelement <4 x float> poison, float %v1519, i64 0
  %v1536 = insertelement <4 x float> %v1535, float %v1524, i64 1
  %v1537 = insertelement <4 x float> %v1536, float %v1529, i64 2
  %v1538 = insertelement <4 x float> %v1537, float %v1534, i64 3
  %v1539 = select <4 x i1> %v28, <4 x float> %v1538, <4 x float> zeroinitializer
  %v1540 = add nsw i32 %v50, 8
  %v1541 = getelementptr float, ptr %v3, i32 %v50
  %v1542 = getelementptr float, ptr %v1541, i64 8
  %v1543 = load <4 x float>, ptr %v1542, align 4
  %v1544 = add nsw i32 %v153, 8
  %v1545 = getelementptr float, ptr %v3, i32 %v153
  %v1546 = getelementptr float, ptr %v1545, i64 8
  br i1 %v34, label %then223, label %join223
then223:
  %v1547 = load float, ptr %v1546, align 4
  br label %join223
join223:
  %v1548 = phi float [ %v1547, %then223 ], [ 0x0000000000000000, %join222 ]
  %v1549 = add nsw i32 %v153, 9
  %v1550 = getelementptr float, ptr %v3, i32 %v153
  %v1551 = getelementptr float, ptr %v1550, i64 9
  br i1 %v35, label %then224, label %join224
then224:
  %v1552 = load float, ptr %v1551, align 4
  br label %join224
join224:
  %v1553 = phi float [ %v1552, %then224 ], [ 0x0000000000000000, %join223 ]
  %v1554 = add nsw i32 %v153, 10
  %v1555 = getelementptr float, ptr %v3, i32 %v153
  %v1556 = getelementptr float, ptr %v1555, i64 10
  br i1 %v36, label %then225, label %join225
then225:
  %v1557 = load float, ptr %v1556, align 4
  br label %join225
join225:
  %v1558 = phi float [ %v1557, %then225 ], [ 0x0000000000000000, %join224 ]
  %v1559 = add nsw i32 %v153, 11
  %v1560 = getelementptr float, ptr %v3, i32 %v153
  %v1561 = getelementptr float, ptr %v1560, i64 11
  br i1 %v37, label %then226, label %join226
then226:
  %v1562 = load float, ptr %v1561, align 4
  br label %join226
join226:
  %v1563 = phi float [ %v1562, %then226 ], [ 0x0000000000000000, %join225 ]
  %v1564 = insertelement <4 x float> poison, float %v1548, i64 0
  %v1565 = insertelement <4 x float> %v1564, float %v1553, i64 1
  %v1566 = insertelement <4 x float> %v1565, float %v1558, i64 2
  %v1567 = insertelement <4 x float> %v1566, float %v1563, i64 3
  %v1568 = select <4 x i1> %v33, <4 x float> %v1567, <4 x float> zeroinitializer
  %v1569 = and i1 %v177, %v29
  %v1570 = and i1 %v177, %v30
  %v1571 = and i1 %v177, %v31
  %v1572 = and i1 %v177, %v32
  %v1573 = insertelement <4 x i1> poison, i1 %v1569, i64 0
  %v1574 = insertelement <4 x i1> %v1573, i1 %v1570, i64 1
  %v1575 = insertelement <4 x i1> %v1574, i1 %v1571, i64 2
  %v1576 = insertelement <4 x i1> %v1575, i1 %v1572, i64 3
  %v1577 = add nsw i32 %v186, 8
  %v1578 = getelementptr float, ptr %v3, i32 %v186
  %v1579 = getelementptr float, ptr %v1578, i64 8
  br i1 %v1569, label %then227, label %join227
then227:
  %v1580 = load float, ptr %v1579, align 4
  br label %join227
join227:
  %v1581 = phi float [ %v1580, %then227 ], [ 0x0000000000000000, %join226 ]
  %v1582 = add nsw i32 %v186, 9
  %v1583 = getelementptr float, ptr %v3, i32 %v186
  %v1584 = getelementptr float, ptr %v1583, i64 9
  br i1 %v1570, label %then228, label %join228
then228:
  %v1585 = load float, ptr %v1584, align 4
  br label %join228
join228:
  %v1586 = phi float [ %v1585, %then228 ], [ 0x0000000000000000, %join227 ]
  %v1587 = add nsw i32 %v186, 10
  %v1588 = getelementptr float, ptr %v3, i32 %v186
  %v1589 = getelementptr float, ptr %v1588, i64 10
  br i1 %v1571, label %then229, label %join229
then229:
  %v1590 = load float, ptr %v1589, align 4
  br label %join229
join229:
  %v1591 = phi float [ %v1590, %then229 ], [ 0x0000000000000000, %join228 ]
  %v1592 = add nsw i32 %v186, 11
  %v1593 = getelementptr float, ptr %v3, i32 %v186
  %v1594 = getelementptr float, ptr %v1593, i64 11
  br i1 %v1572, label %then230, label %join230
then230:
  %v1595 = load float, ptr %v1594, align 4
  br label %join230
join230:
  %v1596 = phi float [ %v1595, %then230 ], [ 0x0000000000000000, %join229 ]
  %v1597 = insertelement <4 x float> poison, float %v1581, i64 0
  %v1598 = insertelement <4 x float> %v1597, float %v1586, i64 1
  %v1599 = insertelement <4 x float> %v1598, float %v1591, i64 2
  %v1600 = insertelement <4 x float> %v1599, float %v1596, i64 3
  %v1601 = select <4 x i1> %v1576, <4 x float> %v1600, <4 x float> zeroinitializer
  %v1602 = and i1 %v177, %v34
  %v1603 = and i1 %v177, %v35
  %v1604 = and i1 %v177, %v36
  %v1605 = and i1 %v177, %v37
  %v1606 = insertelement <4 x i1> poison, i1 %v1602, i64 0
  %v1607 = insertelement <4 x i1> %v1606, i1 %v1603, i64 1
  %v1608 = insertelement <4 x i1> %v1607, i1 %v1604, i64 2
  %v1609 = insertelement <4 x i1> %v1608, i1 %v1605, i64 3
  %v1610 = add nsw i32 %v219, 8
  %v1611 = getelementptr float, ptr %v3, i32 %v219
  %v1612 = getelementptr float, ptr %v1611, i64 8
  br i1 %v1602, label %then231, label %join231
then231:
  %v1613 = load float, ptr %v1612, align 4
  br label %join231
join231:
  %v1614 = phi float [ %v1613, %then231 ], [ 0x0000000000000000, %join230 ]
  %v1615 = add nsw i32 %v219, 9
  %v1616 = getelementptr float, ptr %v3, i32 %v219
  %v1617 = getelementptr float, ptr %v1616, i64 9
  br i1 %v1603, label %then232, label %join232
then232:
  %v1618 = load float, ptr %v1617, align 4
  br label %join232
join232:
  %v1619 = phi float [ %v1618, %then232 ], [ 0x0000000000000000, %join231 ]
  %v1620 = add nsw i32 %v219, 10
  %v1621 = getelementptr float, ptr %v3, i32 %v219
  %v1622 = getelementptr float, ptr %v1621, i64 10
  br i1 %v1604, label %then233, label %join233
then233:
  %v1623 = load float, ptr %v1622, align 4
  br label %join233
join233:
  %v1624 = phi float [ %v1623, %then233 ], [ 0x0000000000000000, %join232 ]
  %v1625 = add nsw i32 %v219, 11
  %v1626 = getelementptr float, ptr %v3, i32 %v219
  %v1627 = getelementptr float, ptr %v1626, i64 11
  br i1 %v1605, label %then234, label %join234
then234:
  %v1628 = load float, ptr %v1627, align 4
  br label %join234
join234:
  %v1629 = phi float [ %v1628, %then234 ], [ 0x0000000000000000, %join233 ]
  %v1630 = insertelement <4 x float> poison, float %v1614, i64 0
  %v1631 = insertelement <4 x float> %v1630, float %v1619, i64 1
  %v1632 = insertelement <4 x float> %v1631, float %v1624, i64 2
  %v1633 = insertelement <4 x float> %v1632, float %v1629, i64 3
  %v1634 = select <4 x i1> %v1609, <4 x float> %v1633, <4 x float> zeroinitializer
  %v1635 = add nsw i32 %v246, 8
  %v1636 = getelementptr float, ptr %v3, i32 %v246
  %v1637 = getelementptr float, ptr %v1636, i64 8
  br i1 %v177, label %then235, label %join235
then235:
  %v1638 = load <4 x float>, ptr %v1637, align 4
  br label %join235
join235:
  %v1639 = phi <4 x float> [ %v1638, %then235 ], [ zeroinitializer, %join234 ]
  %v1640 = select <4 x i1> %v245, <4 x float> %v1639, <4 x float> zeroinitializer
  %v1641 = add nsw i32 %v252, 8
  %v1642 = getelementptr float, ptr %v3, i32 %v252
  %v1643 = getelementptr float, ptr %v1642, i64 8
  br i1 %v1443, label %then236, label %join236
then236:
  %v1644 = load float, ptr %v1643, align 4
  br label %join236
join236:
  %v1645 = phi float [ %v1644, %then236 ], [ 0x0000000000000000, %join235 ]
  %v1646 = add nsw i32 %v252, 9
  %v1647 = getelementptr float, ptr %v3, i32 %v252
  %v1648 = getelementptr float, ptr %v1647, i64 9
  br i1 %v1444, label %then237, label %join237
then237:
  %v1649 = load float, ptr %v1648, align 4
  br label %join237
join237:
  %v1650 = phi float [ %v1649, %then237 ], [ 0x0000000000000000, %join236 ]
  %v1651 = add nsw i32 %v252, 10
  %v1652 = getelementptr float, ptr %v3, i32 %v252
  %v1653 = getelementptr float, ptr %v1652, i64 10
  br i1 %v1445, label %then238, label %join238
then238:
  %v1654 = load float, ptr %v1653, align 4
  br label %join238
join238:
  %v1655 = phi float [ %v1654, %then238 ], [ 0x0000000000000000, %join237 ]
  %v1656 = add nsw i32 %v252, 11
  %v1657 = getelementptr float, ptr %v3, i32 %v252
  %v1658 = getelementptr float, ptr %v1657, i64 11
  br i1 %v1446, label %then239, label %join239
then239:
  %v1659 = load float, ptr %v1658, align 4
  br label %join239
join239:
  %v1660 = phi float [ %v1659, %then239 ], [ 0x0000000000000000, %join238 ]
  %v1661 = insertelement <4 x float> poison, float %v1645, i64 0
  %v1662 = insertelement <4 x float> %v1661, float %v1650, i64 1
  %v1663 = insertelement <4 x float> %v1662, float %v1655, i64 2
  %v1664 = insertelement <4 x float> %v1663, float %v1660, i64 3
  %v1665 = select <4 x i1> %v1450, <4 x float> %v1664, <4 x float> zeroinitializer
  %v1666 = add nsw i32 %v277, 8
  %v1667 = getelementptr float, ptr %v3, i32 %v277
  %v1668 = getelementptr float, ptr %v1667, i64 8
  br i1 %v51, label %then240, label %join240
then240:
  %v1669 = load <4 x float>, ptr %v1668, align 4
  br label %join240
join240:
  %v1670 = phi <4 x float> [ %v1669, %then240 ], [ zeroinitializer, %join239 ]
  %v1671 = select <4 x i1> %v86, <4 x float> %v1670, <4 x float> zeroinitializer
  %v1672 = add nsw i32 %v283, 8
  %v1673 = getelementptr float, ptr %v3, i32 %v283
  %v1674 = getelementptr float, ptr %v1673, i64 8
  br i1 %v1482, label %then241, label %join241
then241:
  %v1675 = load float, ptr %v1674, align 4
  br label %join241
join241:
  %v1676 = phi float [ %v1675, %then241 ], [ 0x0000000000000000, %join240 ]
  %v1677 = add nsw i32 %v283, 9
  %v1678 = getelementptr float, ptr %v3, i32 %v283
  %v1679 = getelementptr float, ptr %v1678, i64 9
  br i1 %v1483, label %then242, label %join242
then242:
  %v1680 = load float, ptr %v1679, align 4
  br label %join242
join242:
  %v1681 = phi float [ %v1680, %then242 ], [ 0x0000000000000000, %join241 ]
  %v1682 = add nsw i32 %v283, 10
  %v1683 = getelementptr float, ptr %v3, i32 %v283
  %v1684 = getelementptr float, ptr %v1683, i64 10
  br i1 %v1484, label %then243, label %join243
then243:
  %v1685 = load float, ptr %v1684, align 4
  br label %join243
join243:
  %v1686 = phi float [ %v1685, %then243 ], [ 0x0000000000000000, %join242 ]
  %v1687 = add nsw i32 %v283, 11
  %v1688 = getelementptr float, ptr %v3, i32 %v283
  %v1689 = getelementptr float, ptr %v1688, i64 11
  br i1 %v1485, label %then244, label %join244
then244:
  %v1690 = load float, ptr %v1689, align 4
  br label %join244
join244:
  %v1691 = phi float [ %v1690, %then244 ], [ 0x0000000000000000, %join243 ]
  %v1692 = insertelement <4 x float> poison, float %v1676, i64 0
  %v1693 = insertelement <4 x float> %v1692, float %v1681, i64 1
  %v1694 = insertelement <4 x float> %v1693, float %v1686, i64 2
  %v1695 = insertelement <4 x float> %v1694, float %v1691, i64 3
  %v1696 = select <4 x i1> %v1489, <4 x float> %v1695, <4 x float> zeroinitializer
  %v1697 = add nsw i32 %v308, 8
  %v1698 = getelementptr float, ptr %v3, i32 %v308
  %v1699 = getelementptr float, ptr %v1698, i64 8
  br i1 %v29, label %then245, label %join245
then245:
  %v1700 = load float, ptr %v1699, align 4
  br label %join245
join245:
  %v1701 = phi float [ %v1700, %then245 ], [ 0x0000000000000000, %join244 ]
  %v1702 = add nsw i32 %v308, 9
  %v1703 = getelementptr float, ptr %v3, i32 %v308
  %v1704 = getelementptr float, ptr %v1703, i64 9
  br i1 %v30, label %then246, label %join246
then246:
  %v1705 = load float, ptr %v1704, align 4
  br label %join246
join246:
  %v1706 = phi float [ %v1705, %then246 ], [ 0x0000000000000000, %join245 ]
  %v1707 = add nsw i32 %v308, 10
  %v1708 = getelementptr float, ptr %v3, i32 %v308
  %v1709 = getelementptr float, ptr %v1708, i64 10
  br i1 %v31, label %then247, label %join247
then247:
  %v1710 = load float, ptr %v1709, align 4
  br label %join247
join247:
  %v1711 = phi float [ %v1710, %then247 ], [ 0x0000000000000000, %join246 ]
  %v1712 = add nsw i32 %v308, 11
  %v1713 = getelementptr float, ptr %v3, i32 %v308
  %v1714 = getelementptr float, ptr %v1713, i64 11
  br i1 %v32, label %then248, label %join248
then248:
  %v1715 = load float, ptr %v1714, align 4
  br label %join248
join248:
  %v1716 = phi float [ %v1715, %then248 ], [ 0x0000000000000000, %join247 ]
  %v1717 = insertelement <4 x float> poison, float %v1701, i64 0
  %v1718 = insertelement <4 x float> %v1717, float %v1706, i64 1
  %v1719 = insertelement <4 x float> %v1718, float %v1711, i64 2
  %v1720 = insertelement <4 x float> %v1719, float %v1716, i64 3
  %v1721 = select <4 x i1> %v28, <4 x float> %v1720, <4 x float> zeroinitializer
  %v1722 = add nsw i32 %v333, 8
  %v1723 = getelementptr float, ptr %v3, i32 %v333
  %v1724 = getelementptr float, ptr %v1723, i64 8
  %v1725 = load <4 x float>, ptr %v1724, align 4
  %v1726 = add nsw i32 %v337, 8
  %v1727 = getelementptr float, ptr %v3, i32 %v337
  %v1728 = getelementptr float, ptr %v1727, i64 8
  br i1 %v34, label %then249, label %join249
then249:
  %v1729 = load float, ptr %v1728, align 4
  br label %join249
join249:
  %v1730 = phi float [ %v1729, %then249 ], [ 0x0000000000000000, %join248 ]
  %v1731 = add nsw i32 %v337, 9
  %v1732 = getelementptr float, ptr %v3, i32 %v337
  %v1733 = getelementptr float, ptr %v1732, i64 9
  br i1 %v35, label %then250, label %join250
then250:
  %v1734 = load float, ptr %v1733, align 4
  br label %join250
join250:
  %v1735 = phi float [ %v1734, %then250 ], [ 0x0000000000000000, %join249 ]
  %v1736 = add nsw i32 %v337, 10
  %v1737 = getelementptr float, ptr %v3, i32 %v337
  %v1738 = getelementptr float, ptr %v1737, i64 10
  br i1 %v36, label %then251, label %join251
then251:
  %v1739 = load float, ptr %v1738, align 4
  br label %join251
join251:
  %v1740 = phi float [ %v1739, %then251 ], [ 0x0000000000000000, %join250 ]
  %v1741 = add nsw i32 %v337, 11
  %v1742 = getelementptr float, ptr %v3, i32 %v337
  %v1743 = getelementptr float, ptr %v1742, i64 11
  br i1 %v37, label %then252, label %join252
then252:
  %v1744 = load float, ptr %v1743, align 4
  br label %join252
join252:
  %v1745 = phi float [ %v1744, %then252 ], [ 0x0000000000000000, %join251 ]
  %v1746 = insertelement <4 x float> poison, float %v1730, i64 0
  %v1747 = insertelement <4 x float> %v1746, float %v1735, i64 1
  %v1748 = insertelement <4 x float> %v1747, float %v1740, i64 2
  %v1749 = insertelement <4 x float> %v1748, float %v1745, i64 3
  %v1750 = select <4 x i1> %v33, <4 x float> %v1749, <4 x float> zeroinitializer
  %v1751 = add nsw i32 %v361, 8
  %v1752 = getelementptr float, ptr %v3, i32 %v361
  %v1753 = getelementptr float, ptr %v1752, i64 8
  br i1 %v1569, label %then253, label %join253
then253:
  %v1754 = load float, ptr %v1753, align 4
  br label %join253
join253:
  %v1755 = phi float [ %v1754, %then253 ], [ 0x0000000000000000, %join252 ]
  %v1756 = add nsw i32 %v361, 9
  %v1757 = getelementptr float, ptr %v3, i32 %v361
  %v1758 = getelementptr float, ptr %v1757, i64 9
  br i1 %v1570, label %then254, label %join254
then254:
  %v1759 = load float, ptr %v1758, align 4
  br label %join254
join254:
  %v1760 = phi float [ %v1759, %then254 ], [ 0x0000000000000000, %join253 ]
  %v1761 = add nsw i32 %v361, 10
  %v1762 = getelementptr float, ptr %v3, i32 %v361
  %v1763 = getelementptr float, ptr %v1762, i64 10
  br i1 %v1571, label %then255, label %join255
then255:
  %v1764 = load float, ptr %v1763, align 4
  br label %join255
join255:
  %v1765 = phi float [ %v1764, %then255 ], [ 0x0000000000000000, %join254 ]
  %v1766 = add nsw i32 %v361, 11
  %v1767 = getelementptr float, ptr %v3, i32 %v361
  %v1768 = getelementptr float, ptr %v1767, i64 11
  br i1 %v1572, label %then256, label %join256
then256:
  %v1769 = load float, ptr %v1768, align 4
  br label %join256
join256:
  %v1770 = phi float [ %v1769, %then256 ], [ 0x0000000000000000, %join255 ]
  %v1771 = insertelement <4 x float> poison, float %v1755, i64 0
  %v1772 = insertelement <4 x float> %v1771, float %v1760, i64 1
  %v1773 = insertelement <4 x float> %v1772, float %v1765, i64 2
  %v1774 = insertelement <4 x float> %v1773, float %v1770, i64 3
  %v1775 = select <4 x i1> %v1576, <4 x float> %v1774, <4 x float> zeroinitializer
  %v1776 = add nsw i32 %v386, 8
  %v1777 = getelementptr float, ptr %v3, i32 %v386
  %v1778 = getelementptr float, ptr %v1777, i64 8
  br i1 %v1602, label %then257, label %join257
then257:
  %v1779 = load float, ptr %v1778, align 4
  br label %join257
join257:
  %v1780 = phi float [ %v1779, %then257 ], [ 0x0000000000000000, %join256 ]
  %v1781 = add nsw i32 %v386, 9
  %v1782 = getelementptr float, ptr %v3, i32 %v386
  %v1783 = getelementptr float, ptr %v1782, i64 9
  br i1 %v1603, label %then258, label %join258
then258:
  %v1784 = load float, ptr %v1783, align 4
  br label %join258
join258:
  %v1785 = phi float [ %v1784, %then258 ], [ 0x0000000000000000, %join257 ]
  %v1786 = add nsw i32 %v386, 10
  %v1787 = getelementptr float, ptr %v3, i32 %v386
  %v1788 = getelementptr float, ptr %v1787, i64 10
  br i1 %v1604, label %then259, label %join259
then259:
  %v1789 = load float, ptr %v1788, align 4
  br label %join259
join259:
  %v1790 = phi float [ %v1789, %then259 ], [ 0x0000000000000000, %join258 ]
  %v1791 = add nsw i32 %v386, 11
  %v1792 = getelementptr float, ptr %v3, i32 %v386
  %v1793 = getelementptr float, ptr %v1792, i64 11
  br i1 %v1605, label %then260, label %join260
then260:
  %v1794 = load float, ptr %v1793, align 4
  br label %join260
join260:
  %v1795 = phi float [ %v1794, %then260 ], [ 0x0000000000000000, %join259 ]
  %v1796 = insertelement <4 x float> poison, float %v1780, i64 0
  %v1797 = insertelement <4 x float> %v1796, float %v1785, i64 1
  %v1798 = insertelement <4 x float> %v1797, float %v1790, i64 2
  %v1799 = insertelement <4 x float> %v1798, float %v1795, i64 3
  %v1800 = select <4 x i1> %v1609, <4 x float> %v1799, <4 x float> zeroinitializer
  %v1801 = add nsw i32 %v411, 8
  %v1802 = getelementptr float, ptr %v3, i32 %v411
  %v1803 = getelementptr float, ptr %v1802, i64 8
  br i1 %v177, label %then261, label %join261
then261:
  %v1804 = load <4 x float>, ptr %v1803, align 4
  br label %join261
join261:
  %v1805 = phi <4 x float> [ %v1804, %then261 ], [ zeroinitializer, %join260 ]
  %v1806 = select <4 x i1> %v245, <4 x float> %v1805, <4 x float> zeroinitializer
  %v1807 = add nsw i32 %v417, 8
  %v1808 = getelementptr float, ptr %v3, i32 %v417
  %v1809 = getelementptr float, ptr %v1808, i64 8
  br i1 %v1443, label %then262, label %join262
then262:
  %v1810 = load float, ptr %v1809, align 4
  br label %join262
join262:
  %v1811 = phi float [ %v1810, %then262 ], [ 0x0000000000000000, %join261 ]
  %v1812 = add nsw i32 %v417, 9
  %v1813 = getelementptr float, ptr %v3, i32 %v417
  %v1814 = getelementptr float, ptr %v1813, i64 9
  br i1 %v1444, label %then263, label %join263
then263:
  %v1815 = load float, ptr %v1814, align 4
  br label %join263
join263:
  %v1816 = phi float [ %v1815, %then263 ], [ 0x0000000000000000, %join262 ]
  %v1817 = add nsw i32 %v417, 10
  %v1818 = getelementptr float, ptr %v3, i32 %v417
  %v1819 = getelementptr float, ptr %v1818, i64 10
  br i1 %v1445, label %then264, label %join264
then264:
  %v1820 = load float, ptr %v1819, align 4
  br label %join264
join264:
  %v1821 = phi float [ %v1820, %then264 ], [ 0x0000000000000000, %join263 ]
  %v1822 = add nsw i32 %v417, 11
  %v1823 = getelementptr float, ptr %v3, i32 %v417
  %v1824 = getelementptr float, ptr %v1823, i64 11
  br i1 %v1446, label %then265, label %join265
then265:
  %v1825 = load float, ptr %v1824, align 4
  br label %join265
join265:
  %v1826 = phi float [ %v1825, %then265 ], [ 0x0000000000000000, %join264 ]
  %v1827 = insertelement <4 x float> poison, float %v1811, i64 0
  %v1828 = insertelement <4 x float> %v1827, float %v1816, i64 1
  %v1829 = insertelement <4 x float> %v1828, float %v1821, i64 2
  %v1830 = insertelement <4 x float> %v1829, float %v1826, i64 3
  %v1831 = select <4 x i1> %v1450, <4 x float> %v1830, <4 x float> zeroinitializer
  %v1832 = add nsw i32 %v442, 8
  %v1833 = getelementptr float, ptr %v3, i32 %v442
  %v1834 = getelementptr float, ptr %v1833, i64 8
  br i1 %v51, label %then266, label %join266
then266:
  %v1835 = load <4 x float>, ptr %v1834, align 4
  br label %join266
join266:
  %v1836 = phi <4 x float> [ %v1835, %then266 ], [ zeroinitializer, %join265 ]
  %v1837 = select <4 x i1> %v86, <4 x float> %v1836, <4 x float> zeroinitializer
  %v1838 = add nsw i32 %v448, 8
  %v1839 = getelementptr float, ptr %v3, i32 %v448
  %v1840 = getelementptr float, ptr %v1839, i64 8
  br i1 %v1482, label %then267, label %join267
then267:
  %v1841 = load float, ptr %v1840, align 4
  br label %join267
join267:
  %v1842 = phi float [ %v1841, %then267 ], [ 0x0000000000000000, %join266 ]
  %v1843 = add nsw i32 %v448, 9
  %v1844 = getelementptr float, ptr %v3, i32 %v448
  %v1845 = getelementptr float, ptr %v1844, i64 9
  br i1 %v1483, label %then268, label %join268
then268:
  %v1846 = load float, ptr %v1845, align 4
  br label %join268
join268:
  %v1847 = phi float [ %v1846, %then268 ], [ 0x0000000000000000, %join267 ]
  %v1848 = add nsw i32 %v448, 10
  %v1849 = getelementptr float, ptr %v3, i32 %v448
  %v1850 = getelementptr float, ptr %v1849, i64 10
  br i1 %v1484, label %then269, label %join269
then269:
  %v1851 = load float, ptr %v1850, align 4
  br label %join269
join269:
  %v1852 = phi float [ %v1851, %then269 ], [ 0x0000000000000000, %join268 ]
  %v1853 = add nsw i32 %v448, 11
  %v1854 = getelementptr float, ptr %v3, i32 %v448
  %v1855 = getelementptr float, ptr %v1854, i64 11
  br i1 %v1485, label %then270, label %join270
then270:
  %v1856 = load float, ptr %v1855, align 4
  br label %join270
join270:
  %v1857 = phi float [ %v1856, %then270 ], [ 0x0000000000000000, %join269 ]
  %v1858 = insertelement <4 x float> poison, float %v1842, i64 0
  %v1859 = insertelement <4 x float> %v1858, float %v1847, i64 1
  %v1860 = insertelement <4 x float> %v1859, float %v1852, i64 2
  %v1861 = insertelement <4 x float> %v1860, float %v1857, i64 3
  %v1862 = select <4 x i1> %v1489, <4 x float> %v1861, <4 x float> zeroinitializer
  %v1863 = add nsw i32 %v473, 8
  %v1864 = getelementptr float, ptr %v3, i32 %v473
  %v1865 = getelementptr float, ptr %v1864, i64 8
  br i1 %v29, label %then271, label %join271
then271:
  %v1866 = load float, ptr %v1865, align 4
  br label %join271
join271:
  %v1867 = phi float [ %v1866, %then271 ], [ 0x0000000000000000, %join270 ]
  %v1868 = add nsw i32 %v473, 9
  %v1869 = getelementptr float, ptr %v3, i32 %v473
  %v1870 = getelementptr float, ptr %v1869, i64 9
  br i1 %v30, label %then272, label %join272
then272:
  %v1871 = load float, ptr %v1870, align 4
  br label %join272
join272:
  %v1872 = phi float [ %v1871, %then272 ], [ 0x0000000000000000, %join271 ]
  %v1873 = add nsw i32 %v473, 10
  %v1874 = getelementptr float, ptr %v3, i32 %v473
  %v1875 = getelementptr float, ptr %v1874, i64 10
  br i1 %v31, label %then273, label %join273
then273:
  %v1876 = load float, ptr %v1875, align 4
  br label %join273
join273:
  %v1877 = phi float [ %v1876, %then273 ], [ 0x0000000000000000, %join272 ]
  %v1878 = add nsw i32 %v473, 11
  %v1879 = getelementptr float, ptr %v3, i32 %v473
  %v1880 = getelementptr float, ptr %v1879, i64 11
  br i1 %v32, label %then274, label %join274
then274:
  %v1881 = load float, ptr %v1880, align 4
  br label %join274
join274:
  %v1882 = phi float [ %v1881, %then274 ], [ 0x0000000000000000, %join273 ]
  %v1883 = insertelement <4 x float> poison, float %v1867, i64 0
  %v1884 = insertelement <4 x float> %v1883, float %v1872, i64 1
  %v1885 = insertelement <4 x float> %v1884, float %v1877, i64 2
  %v1886 = insertelement <4 x float> %v1885, float %v1882, i64 3
  %v1887 = select <4 x i1> %v28, <4 x float> %v1886, <4 x float> zeroinitializer
  %v1888 = add nsw i32 %v498, 8
  %v1889 = getelementptr float, ptr %v3, i32 %v498
  %v1890 = getelementptr float, ptr %v1889, i64 8
  %v1891 = load <4 x float>, ptr %v1890, align 4
  %v1892 = add nsw i32 %v502, 8
  %v1893 = getelementptr float, ptr %v3, i32 %v502
  %v1894 = getelementptr float, ptr %v1893, i64 8
  br i1 %v34, label %then275, label %join275
then275:
  %v1895 = load float, ptr %v1894, align 4
  br label %join275
join275:
  %v1896 = phi float [ %v1895, %then275 ], [ 0x0000000000000000, %join274 ]
  %v1897 = add nsw i32 %v502, 9
  %v1898 = getelementptr float, ptr %v3, i32 %v502
  %v1899 = getelementptr float, ptr %v1898, i64 9
  br i1 %v35, label %then276, label %join276
then276:
  %v1900 = load float, ptr %v1899, align 4
  br label %join276
join276:
  %v1901 = phi float [ %v1900, %then276 ], [ 0x0000000000000000, %join275 ]
  %v1902 = add nsw i32 %v502, 10
  %v1903 = getelementptr float, ptr %v3, i32 %v502
  %v1904 = getelementptr float, ptr %v1903, i64 10
  br i1 %v36, label %then277, label %join277
then277:
  %v1905 = load float, ptr %v1904, align 4
  br label %join277
join277:
  %v1906 = phi float [ %v1905, %then277 ], [ 0x0000000000000000, %join276 ]
  %v1907 = add nsw i32 %v502, 11
  %v1908 = getelementptr float, ptr %v3, i32 %v502
  %v1909 = getelementptr float, ptr %v1908, i64 11
  br i1 %v37, label %then278, label %join278
then278:
  %v1910 = load float, ptr %v1909, align 4
  br label %join278
join278:
  %v1911 = phi float [ %v1910, %then278 ], [ 0x0000000000000000, %join277 ]
  %v1912 = insertelement <4 x float> poison, float %v1896, i64 0
  %v1913 = insertelement <4 x float> %v1912, float %v1901, i64 1
  %v1914 = insertelement <4 x float> %v1913, float %v1906, i64 2
  %v1915 = insertelement <4 x float> %v1914, float %v1911, i64 3
  %v1916 = select <4 x i1> %v33, <4 x float> %v1915, <4 x float> zeroinitializer
  %v1917 = add nsw i32 %v526, 8
  %v1918 = getelementptr float, ptr %v3, i32 %v526
  %v1919 = getelementptr float, ptr %v1918, i64 8
  br i1 %v1569, label %then279, label %join279
then279:
  %v1920 = load float, ptr %v1919, align 4
  br label %join279
join279:
  %v1921 = phi float [ %v1920, %then279 ], [ 0x0000000000000000, %join278 ]
  %v1922 = add nsw i32 %v526, 9
  %v1923 = getelementptr float, ptr %v3, i32 %v526
  %v1924 = getelementptr float, ptr %v1923, i64 9
  br i1 %v1570, label %then280, label %join280
then280:
  %v1925 = load float, ptr %v1924, align 4
  br label %join280
join280:
  %v1926 = phi float [ %v1925, %then280 ], [ 0x0000000000000000, %join279 ]
  %v1927 = add nsw i32 %v526, 10
  %v1928 = getelementptr float, ptr %v3, i32 %v526
  %v1929 = getelementptr float, ptr %v1928, i64 10
  br i1 %v1571, label %then281, label %join281
then281:
  %v1930 = load float, ptr %v1929, align 4
  br label %join281
join281:
  %v1931 = phi float [ %v1930, %then281 ], [ 0x0000000000000000, %join280 ]
  %v1932 = add nsw i32 %v526, 11
  %v1933 = getelementptr float, ptr %v3, i32 %v526
  %v1934 = getelementptr float, ptr %v1933, i64 11
  br i1 %v1572, label %then282, label %join282
then282:
  %v1935 = load float, ptr %v1934, align 4
  br label %join282
join282:
  %v1936 = phi float [ %v1935, %then282 ], [ 0x0000000000000000, %join281 ]
  %v1937 = insertelement <4 x float> poison, float %v1921, i64 0
  %v1938 = insertelement <4 x float> %v1937, float %v1926, i64 1
  %v1939 = insertelement <4 x float> %v1938, float %v1931, i64 2
  %v1940 = insertelement <4 x float> %v1939, float %v1936, i64 3
  %v1941 = select <4 x i1> %v1576, <4 x float> %v1940, <4 x float> zeroinitializer
  %v1942 = add nsw i32 %v551, 8
  %v1943 = getelementptr float, ptr %v3, i32 %v551
  %v1944 = getelementptr float, ptr %v1943, i64 8
  br i1 %v1602, label %then283, label %join283
then283:
  %v1945 = load float, ptr %v1944, align 4
  br label %join283
join283:
  %v1946 = phi float [ %v1945, %then283 ], [ 0x0000000000000000, %join282 ]
  %v1947 = add nsw i32 %v551, 9
  %v1948 = getelementptr float, ptr %v3, i32 %v551
  %v1949 = getelementptr float, ptr %v1948, i64 9
  br i1 %v1603, label %then284, label %join284
then284:
  %v1950 = load float, ptr %v1949, align 4
  br label %join284
join284:
  %v1951 = phi float [ %v1950, %then284 ], [ 0x0000000000000000, %join283 ]
  %v1952 = add nsw i32 %v551, 10
  %v1953 = getelementptr float, ptr %v3, i32 %v551
  %v1954 = getelementptr float, ptr %v1953, i64 10
  br i1 %v1604, label %then285, label %join285
then285:
  %v1955 = load float, ptr %v1954, align 4
  br label %join285
join285:
  %v1956 = phi float [ %v1955, %then285 ], [ 0x0000000000000000, %join284 ]
  %v1957 = add nsw i32 %v551, 11
  %v1958 = getelementptr float, ptr %v3, i32 %v551
  %v1959 = getelementptr float, ptr %v1958, i64 11
  br i1 %v1605, label %then286, label %join286
then286:
  %v1960 = load float, ptr %v1959, align 4
  br label %join286
join286:
  %v1961 = phi float [ %v1960, %then286 ], [ 0x0000000000000000, %join285 ]
  %v1962 = insertelement <4 x float> poison, float %v1946, i64 0
  %v1963 = insertelement <4 x float> %v1962, float %v1951, i64 1
  %v1964 = insertelement <4 x float> %v1963, float %v1956, i64 2
  %v1965 = insertelement <4 x float> %v1964, float %v1961, i64 3
  %v1966 = select <4 x i1> %v1609, <4 x float> %v1965, <4 x float> zeroinitializer
  %v1967 = add nsw i32 %v576, 8
  %v1968 = getelementptr float, ptr %v3, i32 %v576
  %v1969 = getelementptr float, ptr %v1968, i64 8
  br i1 %v177, label %then287, label %join287
then287:
  %v1970 = load <4 x float>, ptr %v1969, align 4
  br label %join287
join287:
  %v1971 = phi <4 x float> [ %v1970, %then287 ], [ zeroinitializer, %join286 ]
  %v1972 = select <4 x i1> %v245, <4 x float> %v1971, <4 x float> zeroinitializer
  %v1973 = add nsw i32 %v582, 8
  %v1974 = getelementptr float, ptr %v3, i32 %v582
  %v1975 = getelementptr float, ptr %v1974, i64 8
  br i1 %v1443, label %then288, label %join288
then288:
  %v1976 = load float, ptr %v1975, align 4
  br label %join288
join288:
  %v1977 = phi float [ %v1976, %then288 ], [ 0x0000000000000000, %join287 ]
  %v1978 = add nsw i32 %v582, 9
  %v1979 = getelementptr float, ptr %v3, i32 %v582
  %v1980 = getelementptr float, ptr %v1979, i64 9
  br i1 %v1444, label %then289, label %join289
then289:
  %v1981 = load float, ptr %v1980, align 4
  br label %join289
join289:
  %v1982 = phi float [ %v1981, %then289 ], [ 0x0000000000000000, %join288 ]
  %v1983 = add nsw i32 %v582, 10
  %v1984 = getelementptr float, ptr %v3, i32 %v582
  %v1985 = getelementptr float, ptr %v1984, i64 10
  br i1 %v1445, label %then290, label %join290
then290:
  %v1986 = load float, ptr %v1985, align 4
  br label %join290
join290:
  %v1987 = phi float [ %v1986, %then290 ], [ 0x0000000000000000, %join289 ]
  %v1988 = add nsw i32 %v582, 11
  %v1989 = getelementptr float, ptr %v3, i32 %v582
  %v1990 = getelementptr float, ptr %v1989, i64 11
  br i1 %v1446, label %then291, label %join291
then291:
  %v1991 = load float, ptr %v1990, align 4
  br label %join291
join291:
  %v1992 = phi float [ %v1991, %then291 ], [ 0x0000000000000000, %join290 ]
  %v1993 = insertelement <4 x float> poison, float %v1977, i64 0
  %v1994 = insertelement <4 x float> %v1993, float %v1982, i64 1
  %v1995 = insertelement <4 x float> %v1994, float %v1987, i64 2
  %v1996 = insertelement <4 x float> %v1995, float %v1992, i64 3
  %v1997 = select <4 x i1> %v1450, <4 x float> %v1996, <4 x float> zeroinitializer
  %v1998 = add nsw i32 %v607, 8
  %v1999 = getelementptr float, ptr %v3, i32 %v607
  %v2000 = getelementptr float, ptr %v1999, i64 8
  br i1 %v51, label %then292, label %join292
then292:
  %v2001 = load <4 x float>, ptr %v2000, align 4
  br label %join292
join292:
  %v2002 = phi <4 x float> [ %v2001, %then292 ], [ zeroinitializer, %join291 ]
  %v2003 = select <4 x i1> %v86, <4 x float> %v2002, <4 x float> zeroinitializer
  %v2004 = add nsw i32 %v613, 8
  %v2005 = getelementptr float, ptr %v3, i32 %v613
  %v2006 = getelementptr float, ptr %v2005, i64 8
  br i1 %v1482, label %then293, label %join293
then293:
  %v2007 = load float, ptr %v2006, align 4
  br label %join293
join293:
  %v2008 = phi float [ %v2007, %then293 ], [ 0x0000000000000000, %join292 ]
  %v2009 = add nsw i32 %v613, 9
  %v2010 = getelementptr float, ptr %v3, i32 %v613
  %v2011 = getelementptr float, ptr %v2010, i64 9
  br i1 %v1483, label %then294, label %join294
then294:
  %v2012 = load float, ptr %v2011, align 4
  br label %join294
join294:
  %v2013 = phi float [ %v2012, %then294 ], [ 0x0000000000000000, %join293 ]
  %v2014 = add nsw i32 %v613, 10
  %v2015 = getelementptr float, ptr %v3, i32 %v613
  %v2016 = getelementptr float, ptr %v2015, i64 10
  br i1 %v1484, label %then295, label %join295
then295:
  %v2017 = load float, ptr %v2016, align 4
  br label %join295
join295:
  %v2018 = phi float [ %v2017, %then295 ], [ 0x0000000000000000, %join294 ]
  %v2019 = add nsw i32 %v613, 11
  %v2020 = getelementptr float, ptr %v3, i32 %v613
  %v2021 = getelementptr float, ptr %v2020, i64 11
  br i1 %v1485, label %then296, label %join296
then296:
  %v2022 = load float, ptr %v2021, align 4
  br label %join296
join296:
  %v2023 = phi float [ %v2022, %then296 ], [ 0x0000000000000000, %join295 ]
  %v2024 = insertelement <4 x float> poison, float %v2008, i64 0
  %v2025 = insertelement <4 x float> %v2024, float %v2013, i64 1
  %v2026 = insertelement <4 x float> %v2025, float %v2018, i64 2
  %v2027 = insertelement <4 x float> %v2026, float %v2023, i64 3
  %v2028 = select <4 x i1> %v1489, <4 x float> %v2027, <4 x float> zeroinitializer
  %v2029 = add nsw i32 %v638, 8
  %v2030 = getelementptr float, ptr %v3, i32 %v638
  %v2031 = getelementptr float, ptr %v2030, i64 8
  br i1 %v29, label %then297, label %join297
then297:
  %v2032 = load float, ptr %v2031, align 4
  br label %join297
join297:
  %v2033 = phi float [ %v2032, %then297 ], [ 0x0000000000000000, %join296 ]
  %v2034 = add nsw i32 %v638, 9
  %v2035 = getelementptr float, ptr %v3, i32 %v638
  %v2036 = getelementptr float, ptr %v2035, i64 9
  br i1 %v30, label %then298, label %join298
then298:
  %v2037 = load float, ptr %v2036, align 4
  br label %join298
join298:
  %v2038 = phi float [ %v2037, %then298 ], [ 0x0000000000000000, %join297 ]
  %v2039 = add nsw i32 %v638, 10
  %v2040 = getelementptr float, ptr %v3, i32 %v638
  %v2041 = getelementptr float, ptr %v2040, i64 10
  br i1 %v31, label %then299, label %join299
then299:
  %v2042 = load float, ptr %v2041, align 4
  br label %join299
join299:
  %v2043 = phi float [ %v2042, %then299 ], [ 0x0000000000000000, %join298 ]
  %v2044 = add nsw i32 %v638, 11
  %v2045 = getelementptr float, ptr %v3, i32 %v638
  %v2046 = getelementptr float, ptr %v2045, i64 11
  br i1 %v32, label %then300, label %join300
then300:
  %v2047 = load float, ptr %v2046, align 4
  br label %join300
join300:
  %v2048 = phi float [ %v2047, %then300 ], [ 0x0000000000000000, %join299 ]
  %v2049 = insertelement <4 x float> poison, float %v2033, i64 0
  %v2050 = insertelement <4 x float> %v2049, float %v2038, i64 1
  %v2051 = insertelement <4 x float> %v2050, float %v2043, i64 2
  %v2052 = insertelement <4 x float> %v2051, float %v2048, i64 3
  %v2053 = select <4 x i1> %v28, <4 x float> %v2052, <4 x float> zeroinitializer
  %v2054 = add nsw i32 %v663, 8
  %v2055 = getelementptr float, ptr %v3, i32 %v663
  %v2056 = getelementptr float, ptr %v2055, i64 8
  %v2057 = load <4 x float>, ptr %v2056, align 4
  %v2058 = add nsw i32 %v667, 8
  %v2059 = getelementptr float, ptr %v3, i32 %v667
  %v2060 = getelementptr float, ptr %v2059, i64 8
  br i1 %v34, label %then301, label %join301
then301:
  %v2061 = load float, ptr %v2060, align 4
  br label %join301
join301:
  %v2062 = phi float [ %v2061, %then301 ], [ 0x0000000000000000, %join300 ]
  %v2063 = add nsw i32 %v667, 9
  %v2064 = getelementptr float, ptr %v3, i32 %v667
  %v2065 = getelementptr float, ptr %v2064, i64 9
  br i1 %v35, label %then302, label %join302
then302:
  %v2066 = load float, ptr %v2065, align 4
  br label %join302
join302:
  %v2067 = phi float [ %v2066, %then302 ], [ 0x0000000000000000, %join301 ]
  %v2068 = add nsw i32 %v667, 10
  %v2069 = getelementptr float, ptr %v3, i32 %v667
  %v2070 = getelementptr float, ptr %v2069, i64 10
  br i1 %v36, label %then303, label %join303
then303:
  %v2071 = load float, ptr %v2070, align 4
  br label %join303
join303:
  %v2072 = phi float [ %v2071, %then303 ], [ 0x0000000000000000, %join302 ]
  %v2073 = add nsw i32 %v667, 11
  %v2074 = getelementptr float, ptr %v3, i32 %v667
  %v2075 = getelementptr float, ptr %v2074, i64 11
  br i1 %v37, label %then304, label %join304
then304:
  %v2076 = load float, ptr %v2075, align 4
  br label %join304
join304:
  %v2077 = phi float [ %v2076, %then304 ], [ 0x0000000000000000, %join303 ]
  %v2078 = insertelement <4 x float> poison, float %v2062, i64 0
  %v2079 = insertelement <4 x float> %v2078, float %v2067, i64 1
  %v2080 = insertelement <4 x float> %v2079, float %v2072, i64 2
  %v2081 = insertelement <4 x float> %v2080, float %v2077, i64 3
  %v2082 = select <4 x i1> %v33, <4 x float> %v2081, <4 x float> zeroinitializer
  %v2083 = add nsw i32 %v691, 8
  %v2084 = getelementptr float, ptr %v3, i32 %v691
  %v2085 = getelementptr float, ptr %v2084, i64 8
  br i1 %v1569, label %then305, label %join305
then305:
  %v2086 = load float, ptr %v2085, align 4
  br label %join305
join305:
  %v2087 = phi float [ %v2086, %then305 ], [ 0x0000000000000000, %join304 ]
  %v2088 = add nsw i32 %v691, 9
  %v2089 = getelementptr float, ptr %v3, i32 %v691
  %v2090 = getelementptr float, ptr %v2089, i64 9
  br i1 %v1570, label %then306, label %join306
then306:
  %v2091 = load float, ptr %v2090, align 4
  br label %join306
join306:
  %v2092 = phi float [ %v2091, %then306 ], [ 0x0000000000000000, %join305 ]
  %v2093 = add nsw i32 %v691, 10
  %v2094 = getelementptr float, ptr %v3, i32 %v691
  %v2095 = getelementptr float, ptr %v2094, i64 10
  br i1 %v1571, label %then307, label %join307
then307:
  %v2096 = load float, ptr %v2095, align 4
  br label %join307
join307:
  %v2097 = phi float [ %v2096, %then307 ], [ 0x0000000000000000, %join306 ]
  %v2098 = add nsw i32 %v691, 11
  %v2099 = getelementptr float, ptr %v3, i32 %v691
  %v2100 = getelementptr float, ptr %v2099, i64 11
  br i1 %v1572, label %then308, label %join308
then308:
  %v2101 = load float, ptr %v2100, align 4
  br label %join308
join308:
  %v2102 = phi float [ %v2101, %then308 ], [ 0x0000000000000000, %join307 ]
  %v2103 = insertelement <4 x float> poison, float %v2087, i64 0
  %v2104 = insertelement <4 x float> %v2103, float %v2092, i64 1
  %v2105 = insertelement <4 x float> %v2104, float %v2097, i64 2
  %v2106 = insertelement <4 x float> %v2105, float %v2102, i64 3
  %v2107 = select <4 x i1> %v1576, <4 x float> %v2106, <4 x float> zeroinitializer
  %v2108 = add nsw i32 %v716, 8
  %v2109 = getelementptr float, ptr %v3, i32 %v716
  %v2110 = getelementptr float, ptr %v2109, i64 8
  br i1 %v1602, label %then309, label %join309
then309:
  %v2111 = load float, ptr %v2110, align 4
  br label %join309
join309:
  %v2112 = phi float [ %v2111, %then309 ], [ 0x0000000000000000, %join308 ]
  %v2113 = add nsw i32 %v716, 9
  %v2114 = getelementptr float, ptr %v3, i32 %v716
  %v2115 = getelementptr float, ptr %v2114, i64 9
  br i1 %v1603, label %then310, label %join310
then310:
  %v2116 = load float, ptr %v2115, align 4
  br label %join310
join310:
  %v2117 = phi float [ %v2116, %then310 ], [ 0x0000000000000000, %join309 ]
  %v2118 = add nsw i32 %v716, 10
  %v2119 = getelementptr float, ptr %v3, i32 %v716
  %v2120 = getelementptr float, ptr %v2119, i64 10
  br i1 %v1604, label %then311, label %join311
then311:
  %v2121 = load float, ptr %v2120, align 4
  br label %join311
join311:
  %v2122 = phi float [ %v2121, %then311 ], [ 0x0000000000000000, %join310 ]
  %v2123 = add nsw i32 %v716, 11
  %v2124 = getelementptr float, ptr %v3, i32 %v716
  %v2125 = getelementptr float, ptr %v2124, i64 11
  br i1 %v1605, label %then312, label %join312
then312:
  %v2126 = load float, ptr %v2125, align 4
  br label %join312
join312:
  %v2127 = phi float [ %v2126, %then312 ], [ 0x0000000000000000, %join311 ]
  %v2128 = insertelement <4 x float> poison, float %v2112, i64 0
  %v2129 = insertelement <4 x float> %v2128, float %v2117, i64 1
  %v2130 = insertelement <4 x float> %v2129, float %v2122, i64 2
  %v2131 = insertelement <4 x float> %v2130, float %v2127, i64 3
  %v2132 = select <4 x i1> %v1609, <4 x float> %v2131, <4 x float> zeroinitializer
  %v2133 = add nsw i32 %v741, 8
  %v2134 = getelementptr float, ptr %v3, i32 %v741
  %v2135 = getelementptr float, ptr %v2134, i64 8
  br i1 %v177, label %then313, label %join313
then313:
  %v2136 = load <4 x float>, ptr %v2135, align 4
  br label %join313
join313:
  %v2137 = phi <4 x float> [ %v2136, %then313 ], [ zeroinitializer, %join312 ]
  %v2138 = select <4 x i1> %v245, <4 x float> %v2137, <4 x float> zeroinitializer
  %v2139 = and i1 %v51, %v39
  %v2140 = and i1 %v51, %v40
  %v2141 = and i1 %v51, %v41
  %v2142 = and i1 %v51, %v42
  %v2143 = insertelement <4 x i1> poison, i1 %v2139, i64 0
  %v2144 = insertelement <4 x i1> %v2143, i1 %v2140, i64 1
  %v2145 = insertelement <4 x i1> %v2144, i1 %v2141, i64 2
  %v2146 = insertelement <4 x i1> %v2145, i1 %v2142, i64 3
  %v2147 = add nsw i32 %v60, 12
  %v2148 = getelementptr float, ptr %v3, i32 %v60
  %v2149 = getelementptr float, ptr %v2148, i64 12
  br i1 %v2139, label %then314, label %join314
then314:
  %v2150 = load float, ptr %v2149, align 4
  br label %join314
join314:
  %v2151 = phi float [ %v2150, %then314 ], [ 0x0000000000000000, %join313 ]
  %v2152 = add nsw i32 %v60, 13
  %v2153 = getelementptr float, ptr %v3, i32 %v60
  %v2154 = getelementptr float, ptr %v2153, i64 13
  br i1 %v2140, label %then315, label %join315
then315:
  %v2155 = load float, ptr %v2154, align 4
  br label %join315
join315:
  %v2156 = phi float [ %v2155, %then315 ], [ 0x0000000000000000, %join314 ]
  %v2157 = add nsw i32 %v60, 14
  %v2158 = getelementptr float, ptr %v3, i32 %v60
  %v2159 = getelementptr float, ptr %v2158, i64 14
  br i1 %v2141, label %then316, label %join316
then316:
  %v2160 = load float, ptr %v2159, align 4
  br label %join316
join316:
  %v2161 = phi float [ %v2160, %then316 ], [ 0x0000000000000000, %join315 ]
  %v2162 = add nsw i32 %v60, 15
  %v2163 = getelementptr float, ptr %v3, i32 %v60
  %v2164 = getelementptr float, ptr %v2163, i64 15
  br i1 %v2142, label %then317, label %join317
then317:
  %v2165 = load float, ptr %v2164, align 4
  br label %join317
join317:
  %v2166 = phi float [ %v2165, %then317 ], [ 0x0000000000000000, %join316 ]
  %v2167 = insertelement <4 x float> poison, float %v2151, i64 0
  %v2168 = insertelement <4 x float> %v2167, float %v2156, i64 1
  %v2169 = insertelement <4 x float> %v2168, float %v2161, i64 2
  %v2170 = insertelement <4 x float> %v2169, float %v2166, i64 3
  %v2171 = select <4 x i1> %v2146, <4 x float> %v2170, <4 x float> zeroinitializer
  %v2172 = add nsw i32 %v87, 12
  %v2173 = getelementptr float, ptr %v3, i32 %v87
  %v2174 = getelementptr float, ptr %v2173, i64 12
  br i1 %v51, label %then318, label %join318
then318:
  %v2175 = load <4 x float>, ptr %v2174, align 4
  br label %join318
join318:
  %v2176 = phi <4 x float> [ %v2175, %then318 ], [ zeroinitializer, %join317 ]
  %v2177 = select <4 x i1> %v86, <4 x float> %v2176, <4 x float> zeroinitializer
  %v2178 = and i1 %v51, %v44
  %v2179 = and i1 %v51, %v45
  %v2180 = and i1 %v51, %v46
  %v2181 = and i1 %v51, %v47
  %v2182 = insertelement <4 x i1> poison, i1 %v2178, i64 0
  %v2183 = insertelement <4 x i1> %v2182, i1 %v2179, i64 1
  %v2184 = insertelement <4 x i1> %v2183, i1 %v2180, i64 2
  %v2185 = insertelement <4 x i1> %v2184, i1 %v2181, i64 3
  %v2186 = add nsw i32 %v101, 12
  %v2187 = getelementptr float, ptr %v3, i32 %v101
  %v2188 = getelementptr float, ptr %v2187, i64 12
  br i1 %v2178, label %then319, label %join319
then319:
  %v2189 = load float, ptr %v2188, align 4
  br label %join319
join319:
  %v2190 = phi float [ %v2189, %then319 ], [ 0x0000000000000000, %join318 ]
  %v2191 = add nsw i32 %v101, 13
  %v2192 = getelementptr float, ptr %v3, i32 %v101
  %v2193 = getelementptr float, ptr %v2192, i64 13
  br i1 %v2179, label %then320, label %join320
then320:
  %v2194 = load float, ptr %v2193, align 4
  br label %join320
join320:
  %v2195 = phi float [ %v2194, %then320 ], [ 0x0000000000000000, %join319 ]
  %v2196 = add nsw i32 %v101, 14
  %v2197 = getelementptr float, ptr %v3, i32 %v101
  %v2198 = getelementptr float, ptr %v2197, i64 14
  br i1 %v2180, label %then321, label %join321
then321:
  %v2199 = load float, ptr %v2198, align 4
  br label %join321
join321:
  %v2200 = phi float [ %v2199, %then321 ], [ 0x0000000000000000, %join320 ]
  %v2201 = add nsw i32 %v101, 15
  %v2202 = getelementptr float, ptr %v3, i32 %v101
  %v2203 = getelementptr float, ptr %v2202, i64 15
  br i1 %v2181, label %then322, label %join322
then322:
  %v2204 = load float, ptr %v2203, align 4
  br label %join322
join322:
  %v2205 = phi float [ %v2204, %then322 ], [ 0x0000000000000000, %join321 ]
  %v2206 = insertelement <4 x float> poison, float %v2190, i64 0
  %v2207 = insertelement <4 x float> %v2206, float %v2195, i64 1
  %v2208 = insertelement <4 x float> %v2207, float %v2200, i64 2
  %v2209 = insertelement <4 x float> %v2208, float %v2205, i64 3
  %v2210 = select <4 x i1> %v2185, <4 x float> %v2209, <4 x float> zeroinitializer
  %v2211 = add nsw i32 %v126, 12
  %v2212 = getelementptr float, ptr %v3, i32 %v126
  %v2213 = getelementptr float, ptr %v2212, i64 12
  br i1 %v39, label %then323, label %join323
then323:
  %v2214 = load float, ptr %v2213, align 4
  br label %join323
join323:
  %v2215 = phi float [ %v2214, %then323 ], [ 0x0000000000000000, %join322 ]
  %v2216 = add nsw i32 %v126, 13
  %v2217 = getelementptr float, ptr %v3, i32 %v126
  %v2218 = getelementptr float, ptr %v2217, i64 13
  br i1 %v40, label %then324, label %join324
then324:
  %v2219 = load float, ptr %v2218, align 4
  br label %join324
join324:
  %v2220 = phi float [ %v2219, %then324 ], [ 0x0000000000000000, %join323 ]
  %v2221 = add nsw i32 %v126, 14
  %v2222 = getelementptr float, ptr %v3, i32 %v126
  %v2223 = getelementptr float, ptr %v2222, i64 14
  br i1 %v41, label %then325, label %join325
then325:
  %v2224 = load float, ptr %v2223, align 4
  br label %join325
join325:
  %v2225 = phi float [ %v2224, %then325 ], [ 0x0000000000000000, %join324 ]
  %v2226 = add nsw i32 %v126, 15
  %v2227 = getelementptr float, ptr %v3, i32 %v126
  %v2228 = getelementptr float, ptr %v2227, i64 15
  br i1 %v42, label %then326, label %join326
then326:
  %v2229 = load float, ptr %v2228, align 4
  br label %join326
join326:
  %v2230 = phi float [ %v2229, %then326 ], [ 0x0000000000000000, %join325 ]
  %v2231 = insertelement <4 x float> poison, float %v2215, i64 0
  %v2232 = insertelement <4 x float> %v2231, float %v2220, i64 1
  %v2233 = insertelement <4 x float> %v2232, float %v2225, i64 2
  %v2234 = insertelement <4 x float> %v2233, float %v2230, i64 3
  %v2235 = select <4 x i1> %v38, <4 x float> %v2234, <4 x float> zeroinitializer
  %v2236 = add nsw i32 %v50, 12
  %v2237 = getelementptr float, ptr %v3, i32 %v50
  %v2238 = getelementptr float, ptr %v2237, i64 12
  %v2239 = load <4 x float>, ptr %v2238, align 4
  %v2240 = add nsw i32 %v153, 12
  %v2241 = getelementptr float, ptr %v3, i32 %v153
  %v2242 = getelementptr float, ptr %v2241, i64 12
  br i1 %v44, label %then327, label %join327
then327:
  %v2243 = load float, ptr %v2242, align 4
  br label %join327
join327:
  %v2244 = phi float [ %v2243, %then327 ], [ 0x0000000000000000, %join326 ]
  %v2245 = add nsw i32 %v153, 13
  %v2246 = getelementptr float, ptr %v3, i32 %v153
  %v2247 = getelementptr float, ptr %v2246, i64 13
  br i1 %v45, label %then328, label %join328
then328:
  %v2248 = load float, ptr %v2247, align 4
  br label %join328
join328:
  %v2249 = phi float [ %v2248, %then328 ], [ 0x0000000000000000, %join327 ]
  %v2250 = add nsw i32 %v153, 14
  %v2251 = getelementptr float, ptr %v3, i32 %v153
  %v2252 = getelementptr float, ptr %v2251, i64 14
  br i1 %v46, label %then329, label %join329
then329:
  %v2253 = load float, ptr %v2252, align 4
  br label %join329
join329:
  %v2254 = phi float [ %v2253, %then329 ], [ 0x0000000000000000, %join328 ]
  %v2255 = add nsw i32 %v153, 15
  %v2256 = getelementptr float, ptr %v3, i32 %v153
  %v2257 = getelementptr float, ptr %v2256, i64 15
  br i1 %v47, label %then330, label %join330
then330:
  %v2258 = load float, ptr %v2257, align 4
  br label %join330
join330:
  %v2259 = phi float [ %v2258, %then330 ], [ 0x0000000000000000, %join329 ]
  %v2260 = insertelement <4 x float> poison, float %v2244, i64 0
  %v2261 = insertelement <4 x float> %v2260, float %v2249, i64 1
  %v2262 = insertelement <4 x float> %v2261, float %v2254, i64 2
  %v2263 = insertelement <4 x float> %v2262, float %v2259, i64 3
  %v2264 = select <4 x i1> %v43, <4 x float> %v2263, <4 x float> zeroinitializer
  %v2265 = and i1 %v177, %v39
  %v2266 = and i1 %v177, %v40
  %v2267 = and i1 %v177, %v41
  %v2268 = and i1 %v177, %v42
  %v2269 = insertelement <4 x i1> poison, i1 %v2265, i64 0
  %v2270 = insertelement <4 x i1> %v2269, i1 %v2266, i64 1
  %v2271 = insertelement <4 x i1> %v2270, i1 %v2267, i64 2
  %v2272 = insertelement <4 x i1> %v2271, i1 %v2268, i64 3
  %v2273 = add nsw i32 %v186, 12
  %v2274 = getelementptr float, ptr %v3, i32 %v186
  %v2275 = getelementptr float, ptr %v2274, i64 12
  br i1 %v2265, label %then331, label %join331
then331:
  %v2276 = load float, ptr %v2275, align 4
  br label %join331
join331:
  %v2277 = phi float [ %v2276, %then331 ], [ 0x0000000000000000, %join330 ]
  %v2278 = add nsw i32 %v186, 13
  %v2279 = getelementptr float, ptr %v3, i32 %v186
  %v2280 = getelementptr float, ptr %v2279, i64 13
  br i1 %v2266, label %then332, label %join332
then332:
  %v2281 = load float, ptr %v2280, align 4
  br label %join332
join332:
  %v2282 = phi float [ %v2281, %then332 ], [ 0x0000000000000000, %join331 ]
  %v2283 = add nsw i32 %v186, 14
  %v2284 = getelementptr float, ptr %v3, i32 %v186
  %v2285 = getelementptr float, ptr %v2284, i64 14
  br i1 %v2267, label %then333, label %join333
then333:
  %v2286 = load float, ptr %v2285, align 4
  br label %join333
join333:
  %v2287 = phi float [ %v2286, %then333 ], [ 0x0000000000000000, %join332 ]
  %v2288 = add nsw i32 %v186, 15
  %v2289 = getelementptr float, ptr %v3, i32 %v186
  %v2290 = getelementptr float, ptr %v2289, i64 15
  br i1 %v2268, label %then334, label %join334
then334:
  %v2291 = load float, ptr %v2290, align 4
  br label %join334
join334:
  %v2292 = phi float [ %v2291, %then334 ], [ 0x0000000000000000, %join333 ]
  %v2293 = insertelement <4 x float> poison, float %v2277, i64 0
  %v2294 = insertelement <4 x float> %v2293, float %v2282, i64 1
  %v2295 = insertelement <4 x float> %v2294, float %v2287, i64 2
  %v2296 = insertelement <4 x float> %v2295, float %v2292, i64 3
  %v2297 = select <4 x i1> %v2272, <4 x float> %v2296, <4 x float> zeroinitializer
  %v2298 = and i1 %v177, %v44
  %v2299 = and i1 %v177, %v45
  %v2300 = and i1 %v177, %v46
  %v2301 = and i1 %v177, %v47
  %v2302 = insertelement <4 x i1> poison, i1 %v2298, i64 0
  %v2303 = insertelement <4 x i1> %v2302, i1 %v2299, i64 1
  %v2304 = insertelement <4 x i1> %v2303, i1 %v2300, i64 2
  %v2305 = insertelement <4 x i1> %v2304, i1 %v2301, i64 3
  %v2306 = add nsw i32 %v219, 12
  %v2307 = getelementptr float, ptr %v3, i32 %v219
  %v2308 = getelementptr float, ptr %v2307, i64 12
  br i1 %v2298, label %then335, label %join335
then335:
  %v2309 = load float, ptr %v2308, align 4
  br label %join335
join335:
  %v2310 = phi float [ %v2309, %then335 ], [ 0x0000000000000000, %join334 ]
  %v2311 = add nsw i32 %v219, 13
  %v2312 = getelementptr float, ptr %v3, i32 %v219
  %v2313 = getelementptr float, ptr %v2312, i64 13
  br i1 %v2299, label %then336, label %join336
then336:
  %v2314 = load float, ptr %v2313, align 4
  br label %join336
join336:
  %v2315 = phi float [ %v2314, %then336 ], [ 0x0000000000000000, %join335 ]
  %v2316 = add nsw i32 %v219, 14
  %v2317 = getelementptr float, ptr %v3, i32 %v219
  %v2318 = getelementptr float, ptr %v2317, i64 14
  br i1 %v2300, label %then337, label %join337
then337:
  %v2319 = load float, ptr %v2318, align 4
  br label %join337
join337:
  %v2320 = phi float [ %v2319, %then337 ], [ 0x0000000000000000, %join336 ]
  %v2321 = add nsw i32 %v219, 15
  %v2322 = getelementptr float, ptr %v3, i32 %v219
  %v2323 = getelementptr float, ptr %v2322, i64 15
  br i1 %v2301, label %then338, label %join338
then338:
  %v2324 = load float, ptr %v2323, align 4
  br label %join338
join338:
  %v2325 = phi float [ %v2324, %then338 ], [ 0x0000000000000000, %join337 ]
  %v2326 = insertelement <4 x float> poison, float %v2310, i64 0
  %v2327 = insertelement <4 x float> %v2326, float %v2315, i64 1
  %v2328 = insertelement <4 x float> %v2327, float %v2320, i64 2
  %v2329 = insertelement <4 x float> %v2328, float %v2325, i64 3
  %v2330 = select <4 x i1> %v2305, <4 x float> %v2329, <4 x float> zeroinitializer
  %v2331 = add nsw i32 %v246, 12
  %v2332 = getelementptr float, ptr %v3, i32 %v246
  %v2333 = getelementptr float, ptr %v2332, i64 12
  br i1 %v177, label %then339, label %join339
then339:
  %v2334 = load <4 x float>, ptr %v2333, align 4
  br label %join339
join339:
  %v2335 = phi <4 x float> [ %v2334, %then339 ], [ zeroinitializer, %join338 ]
  %v2336 = select <4 x i1> %v245, <4 x float> %v2335, <4 x float> zeroinitializer
  %v2337 = add nsw i32 %v252, 12
  %v2338 = getelementptr float, ptr %v3, i32 %v252
  %v2339 = getelementptr float, ptr %v2338, i64 12
  br i1 %v2139, label %then340, label %join340
then340:
  %v2340 = load float, ptr %v2339, align 4
  br label %join340
join340:
  %v2341 = phi float [ %v2340, %then340 ], [ 0x0000000000000000, %join339 ]
  %v2342 = add nsw i32 %v252, 13
  %v2343 = getelementptr float, ptr %v3, i32 %v252
  %v2344 = getelementptr float, ptr %v2343, i64 13
  br i1 %v2140, label %then341, label %join341
then341:
  %v2345 = load float, ptr %v2344, align 4
  br label %join341
join341:
  %v2346 = phi float [ %v2345, %then341 ], [ 0x0000000000000000, %join340 ]
  %v2347 = add nsw i32 %v252, 14
  %v2348 = getelementptr float, ptr %v3, i32 %v252
  %v2349 = getelementptr float, ptr %v2348, i64 14
  br i1 %v2141, label %then342, label %join342
then342:
  %v2350 = load float, ptr %v2349, align 4
  br label %join342
join342:
  %v2351 = phi float [ %v2350, %then342 ], [ 0x0000000000000000, %join341 ]
  %v2352 = add nsw i32 %v252, 15
  %v2353 = getelementptr float, ptr %v3, i32 %v252
  %v2354 = getelementptr float, ptr %v2353, i64 15
  br i1 %v2142, label %then343, label %join343
then343:
  %v2355 = load float, ptr %v2354, align 4
  br label %join343
join343:
  %v2356 = phi float [ %v2355, %then343 ], [ 0x0000000000000000, %join342 ]
  %v2357 = insertelement <4 x float> poison, float %v2341, i64 0
  %v2358 = insertelement <4 x float> %v2357, float %v2346, i64 1
  %v2359 = insertelement <4 x float> %v2358, float %v2351, i64 2
  %v2360 = insertelement <4 x float> %v2359, float %v2356, i64 3
  %v2361 = select <4 x i1> %v2146, <4 x float> %v2360, <4 x float> zeroinitializer
  %v2362 = add nsw i32 %v277, 12
  %v2363 = getelementptr float, ptr %v3, i32 %v277
  %v2364 = getelementptr float, ptr %v2363, i64 12
  br i1 %v51, label %then344, label %join344
then344:
  %v2365 = load <4 x float>, ptr %v2364, align 4
  br label %join344
join344:
  %v2366 = phi <4 x float> [ %v2365, %then344 ], [ zeroinitializer, %join343 ]
  %v2367 = select <4 x i1> %v86, <4 x float> %v2366, <4 x float> zeroinitializer
  %v2368 = add nsw i32 %v283, 12
  %v2369 = getelementptr float, ptr %v3, i32 %v283
  %v2370 = getelementptr float, ptr %v2369, i64 12
  br i1 %v2178, label %then345, label %join345
then345:
  %v2371 = load float, ptr %v2370, align 4
  br label %join345
join345:
  %v2372 = phi float [ %v2371, %then345 ], [ 0x0000000000000000, %join344 ]
  %v2373 = add nsw i32 %v283, 13
  %v2374 = getelementptr float, ptr %v3, i32 %v283
  %v2375 = getelementptr float, ptr %v2374, i64 13
  br i1 %v2179, label %then346, label %join346
then346:
  %v2376 = load float, ptr %v2375, align 4
  br label %join346
join346:
  %v2377 = phi float [ %v2376, %then346 ], [ 0x0000000000000000, %join345 ]
  %v2378 = add nsw i32 %v283, 14
  %v2379 = getelementptr float, ptr %v3, i32 %v283
  %v2380 = getelementptr float, ptr %v2379, i64 14
  br i1 %v2180, label %then347, label %join347
then347:
  %v2381 = load float, ptr %v2380, align 4
  br label %join347
join347:
  %v2382 = phi float [ %v2381, %then347 ], [ 0x0000000000000000, %join346 ]
  %v2383 = add nsw i32 %v283, 15
  %v2384 = getelementptr float, ptr %v3, i32 %v283
  %v2385 = getelementptr float, ptr %v2384, i64 15
  br i1 %v2181, label %then348, label %join348
then348:
  %v2386 = load float, ptr %v2385, align 4
  br label %join348
join348:
  %v2387 = phi float [ %v2386, %then348 ], [ 0x0000000000000000, %join347 ]
  %v2388 = insertelement <4 x float> poison, float %v2372, i64 0
  %v2389 = insertelement <4 x float> %v2388, float %v2377, i64 1
  %v2390 = insertelement <4 x float> %v2389, float %v2382, i64 2
  %v2391 = insertelement <4 x float> %v2390, float %v2387, i64 3
  %v2392 = select <4 x i1> %v2185, <4 x float> %v2391, <4 x float> zeroinitializer
  %v2393 = add nsw i32 %v308, 12
  %v2394 = getelementptr float, ptr %v3, i32 %v308
  %v2395 = getelementptr float, ptr %v2394, i64 12
  br i1 %v39, label %then349, label %join349
then349:
  %v2396 = load float, ptr %v2395, align 4
  br label %join349
join349:
  %v2397 = phi float [ %v2396, %then349 ], [ 0x0000000000000000, %join348 ]
  %v2398 = add nsw i32 %v308, 13
  %v2399 = getelementptr float, ptr %v3, i32 %v308
  %v2400 = getelementptr float, ptr %v2399, i64 13
  br i1 %v40, label %then350, label %join350
then350:
  %v2401 = load float, ptr %v2400, align 4
  br label %join350
join350:
  %v2402 = phi float [ %v2401, %then350 ], [ 0x0000000000000000, %join349 ]
  %v2403 = add nsw i32 %v308, 14
  %v2404 = getelementptr float, ptr %v3, i32 %v308
  %v2405 = getelementptr float, ptr %v2404, i64 14
  br i1 %v41, label %then351, label %join351
then351:
  %v2406 = load float, ptr %v2405, align 4
  br label %join351
join351:
  %v2407 = phi float [ %v2406, %then351 ], [ 0x0000000000000000, %join350 ]
  %v2408 = add nsw i32 %v308, 15
  %v2409 = getelementptr float, ptr %v3, i32 %v308
  %v2410 = getelementptr float, ptr %v2409, i64 15
  br i1 %v42, label %then352, label %join352
then352:
  %v2411 = load float, ptr %v2410, align 4
  br label %join352
join352:
  %v2412 = phi float [ %v2411, %then352 ], [ 0x0000000000000000, %join351 ]
  %v2413 = insertelement <4 x float> poison, float %v2397, i64 0
  %v2414 = insertelement <4 x float> %v2413, float %v2402, i64 1
  %v2415 = insertelement <4 x float> %v2414, float %v2407, i64 2
  %v2416 = insertelement <4 x float> %v2415, float %v2412, i64 3
  %v2417 = select <4 x i1> %v38, <4 x float> %v2416, <4 x float> zeroinitializer
  %v2418 = add nsw i32 %v333, 12
  %v2419 = getelementptr float, ptr %v3, i32 %v333
  %v2420 = getelementptr float, ptr %v2419, i64 12
  %v2421 = load <4 x float>, ptr %v2420, align 4
  %v2422 = add nsw i32 %v337, 12
  %v2423 = getelementptr float, ptr %v3, i32 %v337
  %v2424 = getelementptr float, ptr %v2423, i64 12
  br i1 %v44, label %then353, label %join353
then353:
  %v2425 = load float, ptr %v2424, align 4
  br label %join353
join353:
  %v2426 = phi float [ %v2425, %then353 ], [ 0x0000000000000000, %join352 ]
  %v2427 = add nsw i32 %v337, 13
  %v2428 = getelementptr float, ptr %v3, i32 %v337
  %v2429 = getelementptr float, ptr %v2428, i64 13
  br i1 %v45, label %then354, label %join354
then354:
  %v2430 = load float, ptr %v2429, align 4
  br label %join354
join354:
  %v2431 = phi float [ %v2430, %then354 ], [ 0x0000000000000000, %join353 ]
  %v2432 = add nsw i32 %v337, 14
  %v2433 = getelementptr float, ptr %v3, i32 %v337
  %v2434 = getelementptr float, ptr %v2433, i64 14
  br i1 %v46, label %then355, label %join355
then355:
  %v2435 = load float, ptr %v2434, align 4
  br label %join355
join355:
  %v2436 = phi float [ %v2435, %then355 ], [ 0x0000000000000000, %join354 ]
  %v2437 = add nsw i32 %v337, 15
  %v2438 = getelementptr float, ptr %v3, i32 %v337
  %v2439 = getelementptr float, ptr %v2438, i64 15
  br i1 %v47, label %then356, label %join356
then356:
  %v2440 = load float, ptr %v2439, align 4
  br label %join356
join356:
  %v2441 = phi float [ %v2440, %then356 ], [ 0x0000000000000000, %join355 ]
  %v2442 = insertelement <4 x float> poison, float %v2426, i64 0
  %v2443 = insertelement <4 x float> %v2442, float %v2431, i64 1
  %v2444 = insertelement <4 x float> %v2443, float %v2436, i64 2
  %v2445 = insertelement <4 x float> %v2444, float %v2441, i64 3
  %v2446 = select <4 x i1> %v43, <4 x float> %v2445, <4 x float> zeroinitializer
  %v2447 = add nsw i32 %v361, 12
  %v2448 = getelementptr float, ptr %v3, i32 %v361
  %v2449 = getelementptr float, ptr %v2448, i64 12
  br i1 %v2265, label %then357, label %join357
then357:
  %v2450 = load float, ptr %v2449, align 4
  br label %join357
join357:
  %v2451 = phi float [ %v2450, %then357 ], [ 0x0000000000000000, %join356 ]
  %v2452 = add nsw i32 %v361, 13
  %v2453 = getelementptr float, ptr %v3, i32 %v361
  %v2454 = getelementptr float, ptr %v2453, i64 13
  br i1 %v2266, label %then358, label %join358
then358:
  %v2455 = load float, ptr %v2454, align 4
  br label %join358
join358:
  %v2456 = phi float [ %v2455, %then358 ], [ 0x0000000000000000, %join357 ]
  %v2457 = add nsw i32 %v361, 14
  %v2458 = getelementptr float, ptr %v3, i32 %v361
  %v2459 = getelementptr float, ptr %v2458, i64 14
  br i1 %v2267, label %then359, label %join359
then359:
  %v2460 = load float, ptr %v2459, align 4
  br label %join359
join359:
  %v2461 = phi float [ %v2460, %then359 ], [ 0x0000000000000000, %join358 ]
  %v2462 = add nsw i32 %v361, 15
  %v2463 = getelementptr float, ptr %v3, i32 %v361
  %v2464 = getelementptr float, ptr %v2463, i64 15
  br i1 %v2268, label %then360, label %join360
then360:
  %v2465 = load float, ptr %v2464, align 4
  br label %join360
join360:
  %v2466 = phi float [ %v2465, %then360 ], [ 0x0000000000000000, %join359 ]
  %v2467 = insertelement <4 x float> poison, float %v2451, i64 0
  %v2468 = insertelement <4 x float> %v2467, float %v2456, i64 1
  %v2469 = insertelement <4 x float> %v2468, float %v2461, i64 2
  %v2470 = insertelement <4 x float> %v2469, float %v2466, i64 3
  %v2471 = select <4 x i1> %v2272, <4 x float> %v2470, <4 x float> zeroinitializer
  %v2472 = add nsw i32 %v386, 12
  %v2473 = getelementptr float, ptr %v3, i32 %v386
  %v2474 = getelementptr float, ptr %v2473, i64 12
  br i1 %v2298, label %then361, label %join361
then361:
  %v2475 = load float, ptr %v2474, align 4
  br label %join361
join361:
  %v2476 = phi float [ %v2475, %then361 ], [ 0x0000000000000000, %join360 ]
  %v2477 = add nsw i32 %v386, 13
  %v2478 = getelementptr float, ptr %v3, i32 %v386
  %v2479 = getelementptr float, ptr %v2478, i64 13
  br i1 %v2299, label %then362, label %join362
then362:
  %v2480 = load float, ptr %v2479, align 4
  br label %join362
join362:
  %v2481 = phi float [ %v2480, %then362 ], [ 0x0000000000000000, %join361 ]
  %v2482 = add nsw i32 %v386, 14
  %v2483 = getelementptr float, ptr %v3, i32 %v386
  %v2484 = getelementptr float, ptr %v2483, i64 14
  br i1 %v2300, label %then363, label %join363
then363:
  %v2485 = load float, ptr %v2484, align 4
  br label %join363
join363:
  %v2486 = phi float [ %v2485, %then363 ], [ 0x0000000000000000, %join362 ]
  %v2487 = add nsw i32 %v386, 15
  %v2488 = getelementptr float, ptr %v3, i32 %v386
  %v2489 = getelementptr float, ptr %v2488, i64 15
  br i1 %v2301, label %then364, label %join364
then364:
  %v2490 = load float, ptr %v2489, align 4
  br label %join364
join364:
  %v2491 = phi float [ %v2490, %then364 ], [ 0x0000000000000000, %join363 ]
  %v2492 = insertelement <4 x float> poison, float %v2476, i64 0
  %v2493 = insertelement <4 x float> %v2492, float %v2481, i64 1
  %v2494 = insertelement <4 x float> %v2493, float %v2486, i64 2
  %v2495 = insertelement <4 x float> %v2494, float %v2491, i64 3
  %v2496 = select <4 x i1> %v2305, <4 x float> %v2495, <4 x float> zeroinitializer
  %v2497 = add nsw i32 %v411, 12
  %v2498 = getelementptr float, ptr %v3, i32 %v411
  %v2499 = getelementptr float, ptr %v2498, i64 12
  br i1 %v177, label %then365, label %join365
then365:
  %v2500 = load <4 x float>, ptr %v2499, align 4
  br label %join365
join365:
  %v2501 = phi <4 x float> [ %v2500, %then365 ], [ zeroinitializer, %join364 ]
  %v2502 = select <4 x i1> %v245, <4 x float> %v2501, <4 x float> zeroinitializer
  %v2503 = add nsw i32 %v417, 12
  %v2504 = getelementptr float, ptr %v3, i32 %v417
  %v2505 = getelementptr float, ptr %v2504, i64 12
  br i1 %v2139, label %then366, label %join366
then366:
  %v2506 = load float, ptr %v2505, align 4
  br label %join366
join366:
  %v2507 = phi float [ %v2506, %then366 ], [ 0x0000000000000000, %join365 ]
  %v2508 = add nsw i32 %v417, 13
  %v2509 = getelementptr float, ptr %v3, i32 %v417
  %v2510 = getelementptr float, ptr %v2509, i64 13
  br i1 %v2140, label %then367, label %join367
then367:
  %v2511 = load float, ptr %v2510, align 4
  br label %join367
join367:
  %v2512 = phi float [ %v2511, %then367 ], [ 0x0000000000000000, %join366 ]
  %v2513 = add nsw i32 %v417, 14
  %v2514 = getelementptr float, ptr %v3, i32 %v417
  %v2515 = getelementptr float, ptr %v2514, i64 14
  br i1 %v2141, label %then368, label %join368
then368:
  %v2516 = load float, ptr %v2515, align 4
  br label %join368
join368:
  %v2517 = phi float [ %v2516, %then368 ], [ 0x0000000000000000, %join367 ]
  %v2518 = add nsw i32 %v417, 15
  %v2519 = getelementptr float, ptr %v3, i32 %v417
  %v2520 = getelementptr float, ptr %v2519, i64 15
  br i1 %v2142, label %then369, label %join369
then369:
  %v2521 = load float, ptr %v2520, align 4
  br label %join369
join369:
  %v2522 = phi float [ %v2521, %then369 ], [ 0x0000000000000000, %join368 ]
  %v2523 = insertelement <4 x float> poison, float %v2507, i64 0
  %v2524 = insertelement <4 x float> %v2523, float %v2512, i64 1
  %v2525 = insertelement <4 x float> %v2524, float %v2517, i64 2
  %v2526 = insertelement <4 x float> %v2525, float %v2522, i64 3
  %v2527 = select <4 x i1> %v2146, <4 x float> %v2526, <4 x float> zeroinitializer
  %v2528 = add nsw i32 %v442, 12
  %v2529 = getelementptr float, ptr %v3, i32 %v442
  %v2530 = getelementptr float, ptr %v2529, i64 12
  br i1 %v51, label %then370, label %join370
then370:
  %v2531 = load <4 x float>, ptr %v2530, align 4
  br label %join370
join370:
  %v2532 = phi <4 x float> [ %v2531, %then370 ], [ zeroinitializer, %join369 ]
  %v2533 = select <4 x i1> %v86, <4 x float> %v2532, <4 x float> zeroinitializer
  %v2534 = add nsw i32 %v448, 12
  %v2535 = getelementptr float, ptr %v3, i32 %v448
  %v2536 = getelementptr float, ptr %v2535, i64 12
  br i1 %v2178, label %then371, label %join371
then371:
  %v2537 = load float, ptr %v2536, align 4
  br label %join371
join371:
  %v2538 = phi float [ %v2537, %then371 ], [ 0x0000000000000000, %join370 ]
  %v2539 = add nsw i32 %v448, 13
  %v2540 = getelementptr float, ptr %v3, i32 %v448
  %v2541 = getelementptr float, ptr %v2540, i64 13
  br i1 %v2179, label %then372, label %join372
then372:
  %v2542 = load float, ptr %v2541, align 4
  br label %join372
join372:
  %v2543 = phi float [ %v2542, %then372 ], [ 0x0000000000000000, %join371 ]
  %v2544 = add nsw i32 %v448, 14
  %v2545 = getelementptr float, ptr %v3, i32 %v448
  %v2546 = getelementptr float, ptr %v2545, i64 14
  br i1 %v2180, label %then373, label %join373
then373:
  %v2547 = load float, ptr %v2546, align 4
  br label %join373
join373:
  %v2548 = phi float [ %v2547, %then373 ], [ 0x0000000000000000, %join372 ]
  %v2549 = add nsw i32 %v448, 15
  %v2550 = getelementptr float, ptr %v3, i32 %v448
  %v2551 = getelementptr float, ptr %v2550, i64 15
  br i1 %v2181, label %then374, label %join374
then374:
  %v2552 = load float, ptr %v2551, align 4
  br label %join374
join374:
  %v2553 = phi float [ %v2552, %then374 ], [ 0x0000000000000000, %join373 ]
  %v2554 = insertelement <4 x float> poison, float %v2538, i64 0
  %v2555 = insertelement <4 x float> %v2554, float %v2543, i64 1
  %v2556 = insertelement <4 x float> %v2555, float %v2548, i64 2
  %v2557 = insertelement <4 x float> %v2556, float %v2553, i64 3
  %v2558 = select <4 x i1> %v2185, <4 x float> %v2557, <4 x float> zeroinitializer
  %v2559 = add nsw i32 %v473, 12
  %v2560 = getelementptr float, ptr %v3, i32 %v473
  %v2561 = getelementptr float, ptr %v2560, i64 12
  br i1 %v39, label %then375, label %join375
then375:
  %v2562 = load float, ptr %v2561, align 4
  br label %join375
join375:
  %v2563 = phi float [ %v2562, %then375 ], [ 0x0000000000000000, %join374 ]
  %v2564 = add nsw i32 %v473, 13
  %v2565 = getelementptr float, ptr %v3, i32 %v473
  %v2566 = getelementptr float, ptr %v2565, i64 13
  br i1 %v40, label %then376, label %join376
then376:
  %v2567 = load float, ptr %v2566, align 4
  br label %join376
join376:
  %v2568 = phi float [ %v2567, %then376 ], [ 0x0000000000000000, %join375 ]
  %v2569 = add nsw i32 %v473, 14
  %v2570 = getelementptr float, ptr %v3, i32 %v473
  %v2571 = getelementptr float, ptr %v2570, i64 14
  br i1 %v41, label %then377, label %join377
then377:
  %v2572 = load float, ptr %v2571, align 4
  br label %join377
join377:
  %v2573 = phi float [ %v2572, %then377 ], [ 0x0000000000000000, %join376 ]
  %v2574 = add nsw i32 %v473, 15
  %v2575 = getelementptr float, ptr %v3, i32 %v473
  %v2576 = getelementptr float, ptr %v2575, i64 15
  br i1 %v42, label %then378, label %join378
then378:
  %v2577 = load float, ptr %v2576, align 4
  br label %join378
join378:
  %v2578 = phi float [ %v2577, %then378 ], [ 0x0000000000000000, %join377 ]
  %v2579 = insertelement <4 x float> poison, float %v2563, i64 0
  %v2580 = insertelement <4 x float> %v2579, float %v2568, i64 1
  %v2581 = insertelement <4 x float> %v2580, float %v2573, i64 2
  %v2582 = insertelement <4 x float> %v2581, float %v2578, i64 3
  %v2583 = select <4 x i1> %v38, <4 x float> %v2582, <4 x float> zeroinitializer
  %v2584 = add nsw i32 %v498, 12
  %v2585 = getelementptr float, ptr %v3, i32 %v498
  %v2586 = getelementptr float, ptr %v2585, i64 12
  %v2587 = load <4 x float>, ptr %v2586, align 4
  %v2588 = add nsw i32 %v502, 12
  %v2589 = getelementptr float, ptr %v3, i32 %v502
  %v2590 = getelementptr float, ptr %v2589, i64 12
  br i1 %v44, label %then379, label %join379
then379:
  %v2591 = load float, ptr %v2590, align 4
  br label %join379
join379:
  %v2592 = phi float [ %v2591, %then379 ], [ 0x0000000000000000, %join378 ]
  %v2593 = add nsw i32 %v502, 13
  %v2594 = getelementptr float, ptr %v3, i32 %v502
  %v2595 = getelementptr float, ptr %v2594, i64 13
  br i1 %v45, label %then380, label %join380
then380:
  %v2596 = load float, ptr %v2595, align 4
  br label %join380
join380:
  %v2597 = phi float [ %v2596, %then380 ], [ 0x0000000000000000, %join379 ]
  %v2598 = add nsw i32 %v502, 14
  %v2599 = getelementptr float, ptr %v3, i32 %v502
  %v2600 = getelementptr float, ptr %v2599, i64 14
  br i1 %v46, label %then381, label %join381
then381:
  %v2601 = load float, ptr %v2600, align 4
  br label %join381
join381:
  %v2602 = phi float [ %v2601, %then381 ], [ 0x0000000000000000, %join380 ]
  %v2603 = add nsw i32 %v502, 15
  %v2604 = getelementptr float, ptr %v3, i32 %v502
  %v2605 = getelementptr float, ptr %v2604, i64 15
  br i1 %v47, label %then382, label %join382
then382:
  %v2606 = load float, ptr %v2605, align 4
  br label %join382
join382:
  %v2607 = phi float [ %v2606, %then382 ], [ 0x0000000000000000, %join381 ]
  %v2608 = insertelement <4 x float> poison, float %v2592, i64 0
  %v2609 = insertelement <4 x float> %v2608, float %v2597, i64 1
  %v2610 = insertelement <4 x float> %v2609, float %v2602, i64 2
  %v2611 = insertelement <4 x float> %v2610, float %v2607, i64 3
  %v2612 = select <4 x i1> %v43, <4 x float> %v2611, <4 x float> zeroinitializer
  %v2613 = add nsw i32 %v526, 12
  %v2614 = getelementptr float, ptr %v3, i32 %v526
  %v2615 = getelementptr float, ptr %v2614, i64 12
  br i1 %v2265, label %then383, label %join383
then383:
  %v2616 = load float, ptr %v2615, align 4
  br label %join383
join383:
  %v2617 = phi float [ %v2616, %then383 ], [ 0x0000000000000000, %join382 ]
  %v2618 = add nsw i32 %v526, 13
  %v2619 = getelementptr float, ptr %v3, i32 %v526
  %v2620 = getelementptr float, ptr %v2619, i64 13
  br i1 %v2266, label %then384, label %join384
then384:
  %v2621 = load float, ptr %v2620, align 4
  br label %join384
join384:
  %v2622 = phi float [ %v2621, %then384 ], [ 0x0000000000000000, %join383 ]
  %v2623 = add nsw i32 %v526, 14
  %v2624 = getelementptr float, ptr %v3, i32 %v526
  %v2625 = getelementptr float, ptr %v2624, i64 14
  br i1 %v2267, label %then385, label %join385
then385:
  %v2626 = load float, ptr %v2625, align 4
  br label %join385
join385:
  %v2627 = phi float [ %v2626, %then385 ], [ 0x0000000000000000, %join384 ]
  %v2628 = add nsw i32 %v526, 15
  %v2629 = getelementptr float, ptr %v3, i32 %v526
  %v2630 = getelementptr float, ptr %v2629, i64 15
  br i1 %v2268, label %then386, label %join386
then386:
  %v2631 = load float, ptr %v2630, align 4
  br label %join386
join386:
  %v2632 = phi float [ %v2631, %then386 ], [ 0x0000000000000000, %join385 ]
  %v2633 = insertelement <4 x float> poison, float %v2617, i64 0
  %v2634 = insertelement <4 x float> %v2633, float %v2622, i64 1
  %v2635 = insertelement <4 x float> %v2634, float %v2627, i64 2
  %v2636 = insertelement <4 x float> %v2635, float %v2632, i64 3
  %v2637 = select <4 x i1> %v2272, <4 x float> %v2636, <4 x float> zeroinitializer
  %v2638 = add nsw i32 %v551, 12
  %v2639 = getelementptr float, ptr %v3, i32 %v551
  %v2640 = getelementptr float, ptr %v2639, i64 12
  br i1 %v2298, label %then387, label %join387
then387:
  %v2641 = load float, ptr %v2640, align 4
  br label %join387
join387:
  %v2642 = phi float [ %v2641, %then387 ], [ 0x0000000000000000, %join386 ]
  %v2643 = add nsw i32 %v551, 13
  %v2644 = getelementptr float, ptr %v3, i32 %v551
  %v2645 = getelementptr float, ptr %v2644, i64 13
  br i1 %v2299, label %then388, label %join388
then388:
  %v2646 = load float, ptr %v2645, align 4
  br label %join388
join388:
  %v2647 = phi float [ %v2646, %then388 ], [ 0x0000000000000000, %join387 ]
  %v2648 = add nsw i32 %v551, 14
  %v2649 = getelementptr float, ptr %v3, i32 %v551
  %v2650 = getelementptr float, ptr %v2649, i64 14
  br i1 %v2300, label %then389, label %join389
then389:
  %v2651 = load float, ptr %v2650, align 4
  br label %join389
join389:
  %v2652 = phi float [ %v2651, %then389 ], [ 0x0000000000000000, %join388 ]
  %v2653 = add nsw i32 %v551, 15
  %v2654 = getelementptr float, ptr %v3, i32 %v551
  %v2655 = getelementptr float, ptr %v2654, i64 15
  br i1 %v2301, label %then390, label %join390
then390:
  %v2656 = load float, ptr %v2655, align 4
  br label %join390
join390:
  %v2657 = phi float [ %v2656, %then390 ], [ 0x0000000000000000, %join389 ]
  %v2658 = insertelement <4 x float> poison, float %v2642, i64 0
  %v2659 = insertelement <4 x float> %v2658, float %v2647, i64 1
  %v2660 = insertelement <4 x float> %v2659, float %v2652, i64 2
  %v2661 = insertelement <4 x float> %v2660, float %v2657, i64 3
  %v2662 = select <4 x i1> %v2305, <4 x float> %v2661, <4 x float> zeroinitializer
  %v2663 = add nsw i32 %v576, 12
  %v2664 = getelementptr float, ptr %v3, i32 %v576
  %v2665 = getelementptr float, ptr %v2664, i64 12
  br i1 %v177, label %then391, label %join391
then391:
  %v2666 = load <4 x float>, ptr %v2665, align 4
  br label %join391
join391:
  %v2667 = phi <4 x float> [ %v2666, %then391 ], [ zeroinitializer, %join390 ]
  %v2668 = select <4 x i1> %v245, <4 x float> %v2667, <4 x float> zeroinitializer
  %v2669 = add nsw i32 %v582, 12
  %v2670 = getelementptr float, ptr %v3, i32 %v582
  %v2671 = getelementptr float, ptr %v2670, i64 12
  br i1 %v2139, label %then392, label %join392
then392:
  %v2672 = load float, ptr %v2671, align 4
  br label %join392
join392:
  %v2673 = phi float [ %v2672, %then392 ], [ 0x0000000000000000, %join391 ]
  %v2674 = add nsw i32 %v582, 13
  %v2675 = getelementptr float, ptr %v3, i32 %v582
  %v2676 = getelementptr float, ptr %v2675, i64 13
  br i1 %v2140, label %then393, label %join393
then393:
  %v2677 = load float, ptr %v2676, align 4
  br label %join393
join393:
  %v2678 = phi float [ %v2677, %then393 ], [ 0x0000000000000000, %join392 ]
  %v2679 = add nsw i32 %v582, 14
  %v2680 = getelementptr float, ptr %v3, i32 %v582
  %v2681 = getelementptr float, ptr %v2680, i64 14
  br i1 %v2141, label %then394, label %join394
then394:
  %v2682 = load float, ptr %v2681, align 4
  br label %join394
join394:
  %v2683 = phi float [ %v2682, %then394 ], [ 0x0000000000000000, %join393 ]
  %v2684 = add nsw i32 %v582, 15
  %v2685 = getelementptr float, ptr %v3, i32 %v582
  %v2686 = getelementptr float, ptr %v2685, i64 15
  br i1 %v2142, label %then395, label %join395
then395:
  %v2687 = load float, ptr %v2686, align 4
  br label %join395
join395:
  %v2688 = phi float [ %v2687, %then395 ], [ 0x0000000000000000, %join394 ]
  %v2689 = insertelement <4 x float> poison, float %v2673, i64 0
  %v2690 = insertelement <4 x float> %v2689, float %v2678, i64 1
  %v2691 = insertelement <4 x float> %v2690, float %v2683, i64 2
  %v2692 = insertelement <4 x float> %v2691, float %v2688, i64 3
  %v2693 = select <4 x i1> %v2146, <4 x float> %v2692, <4 x float> zeroinitializer
  %v2694 = add nsw i32 %v607, 12
  %v2695 = getelementptr float, ptr %v3, i32 %v607
  %v2696 = getelementptr float, ptr %v2695, i64 12
  br i1 %v51, label %then396, label %join396
then396:
  %v2697 = load <4 x float>, ptr %v2696, align 4
  br label %join396
join396:
  %v2698 = phi <4 x float> [ %v2697, %then396 ], [ zeroinitializer, %join395 ]
  %v2699 = select <4 x i1> %v86, <4 x float> %v2698, <4 x float> zeroinitializer
  %v2700 = add nsw i32 %v613, 12
  %v2701 = getelementptr float, ptr %v3, i32 %v613
  %v2702 = getelementptr float, ptr %v2701, i64 12
  br i1 %v2178, label %then397, label %join397
then397:
  %v2703 = load float, ptr %v2702, align 4
  br label %join397
join397:
  %v2704 = phi float [ %v2703, %then397 ], [ 0x0000000000000000, %join396 ]
  %v2705 = add nsw i32 %v613, 13
  %v2706 = getelementptr float, ptr %v3, i32 %v613
  %v2707 = getelementptr float, ptr %v2706, i64 13
  br i1 %v2179, label %then398, label %join398
then398:
  %v2708 = load float, ptr %v2707, align 4
  br label %join398
join398:
  %v2709 = phi float [ %v2708, %then398 ], [ 0x0000000000000000, %join397 ]
  %v2710 = add nsw i32 %v613, 14
  %v2711 = getelementptr float, ptr %v3, i32 %v613
  %v2712 = getelementptr float, ptr %v2711, i64 14
  br i1 %v2180, label %then399, label %join399
then399:
  %v2713 = load float, ptr %v2712, align 4
  br label %join399
join399:
  %v2714 = phi float [ %v2713, %then399 ], [ 0x0000000000000000, %join398 ]
  %v2715 = add nsw i32 %v613, 15
  %v2716 = getelementptr float, ptr %v3, i32 %v613
  %v2717 = getelementptr float, ptr %v2716, i64 15
  br i1 %v2181, label %then400, label %join400
then400:
  %v2718 = load float, ptr %v2717, align 4
  br label %join400
join400:
  %v2719 = phi float [ %v2718, %then400 ], [ 0x0000000000000000, %join399 ]
  %v2720 = insertelement <4 x float> poison, float %v2704, i64 0
  %v2721 = insertelement <4 x float> %v2720, float %v2709, i64 1
  %v2722 = insertelement <4 x float> %v2721, float %v2714, i64 2
  %v2723 = insertelement <4 x float> %v2722, float %v2719, i64 3
  %v2724 = select <4 x i1> %v2185, <4 x float> %v2723, <4 x float> zeroinitializer
  %v2725 = add nsw i32 %v638, 12
  %v2726 = getelementptr float, ptr %v3, i32 %v638
  %v2727 = getelementptr float, ptr %v2726, i64 12
  br i1 %v39, label %then401, label %join401
then401:
  %v2728 = load float, ptr %v2727, align 4
  br label %join401
join401:
  %v2729 = phi float [ %v2728, %then401 ], [ 0x0000000000000000, %join400 ]
  %v2730 = add nsw i32 %v638, 13
  %v2731 = getelementptr float, ptr %v3, i32 %v638
  %v2732 = getelementptr float, ptr %v2731, i64 13
  br i1 %v40, label %then402, label %join402
then402:
  %v2733 = load float, ptr %v2732, align 4
  br label %join402
join402:
  %v2734 = phi float [ %v2733, %then402 ], [ 0x0000000000000000, %join401 ]
  %v2735 = add nsw i32 %v638, 14
  %v2736 = getelementptr float, ptr %v3, i32 %v638
  %v2737 = getelementptr float, ptr %v2736, i64 14
  br i1 %v41, label %then403, label %join403
then403:
  %v2738 = load float, ptr %v2737, align 4
  br label %join403
join403:
  %v2739 = phi float [ %v2738, %then403 ], [ 0x0000000000000000, %join402 ]
  %v2740 = add nsw i32 %v638, 15
  %v2741 = getelementptr float, ptr %v3, i32 %v638
  %v2742 = getelementptr float, ptr %v2741, i64 15
  br i1 %v42, label %then404, label %join404
then404:
  %v2743 = load float, ptr %v2742, align 4
  br label %join404
join404:
  %v2744 = phi float [ %v2743, %then404 ], [ 0x0000000000000000, %join403 ]
  %v2745 = insertelement <4 x float> poison, float %v2729, i64 0
  %v2746 = insertelement <4 x float> %v2745, float %v2734, i64 1
  %v2747 = insertelement <4 x float> %v2746, float %v2739, i64 2
  %v2748 = insertelement <4 x float> %v2747, float %v2744, i64 3
  %v2749 = select <4 x i1> %v38, <4 x float> %v2748, <4 x float> zeroinitializer
  %v2750 = add nsw i32 %v663, 12
  %v2751 = getelementptr float, ptr %v3, i32 %v663
  %v2752 = getelementptr float, ptr %v2751, i64 12
  %v2753 = load <4 x float>, ptr %v2752, align 4
  %v2754 = add nsw i32 %v667, 12
  %v2755 = getelementptr float, ptr %v3, i32 %v667
  %v2756 = getelementptr float, ptr %v2755, i64 12
  br i1 %v44, label %then405, label %join405
then405:
  %v2757 = load float, ptr %v2756, align 4
  br label %join405
join405:
  %v2758 = phi float [ %v2757, %then405 ], [ 0x0000000000000000, %join404 ]
  %v2759 = add nsw i32 %v667, 13
  %v2760 = getelementptr float, ptr %v3, i32 %v667
  %v2761 = getelementptr float, ptr %v2760, i64 13
  br i1 %v45, label %then406, label %join406
then406:
  %v2762 = load float, ptr %v2761, align 4
  br label %join406
join406:
  %v2763 = phi float [ %v2762, %then406 ], [ 0x0000000000000000, %join405 ]
  %v2764 = add nsw i32 %v667, 14
  %v2765 = getelementptr float, ptr %v3, i32 %v667
  %v2766 = getelementptr float, ptr %v2765, i64 14
  br i1 %v46, label %then407, label %join407
then407:
  %v2767 = load float, ptr %v2766, align 4
  br label %join407
join407:
  %v2768 = phi float [ %v2767, %then407 ], [ 0x0000000000000000, %join406 ]
  %v2769 = add nsw i32 %v667, 15
  %v2770 = getelementptr float, ptr %v3, i32 %v667
  %v2771 = getelementptr float, ptr %v2770, i64 15
  br i1 %v47, label %then408, label %join408
then408:
  %v2772 = load float, ptr %v2771, align 4
  br label %join408
join408:
  %v2773 = phi float [ %v2772, %then408 ], [ 0x0000000000000000, %join407 ]
  %v2774 = insertelement <4 x float> poison, float %v2758, i64 0
  %v2775 = insertelement <4 x float> %v2774, float %v2763, i64 1
  %v2776 = insertelement <4 x float> %v2775, float %v2768, i64 2
  %v2777 = insertelement <4 x float> %v2776, float %v2773, i64 3
  %v2778 = select <4 x i1> %v43, <4 x float> %v2777, <4 x float> zeroinitializer
  %v2779 = add nsw i32 %v691, 12
  %v2780 = getelementptr float, ptr %v3, i32 %v691
  %v2781 = getelementptr float, ptr %v2780, i64 12
  br i1 %v2265, label %then409, label %join409
then409:
  %v2782 = load float, ptr %v2781, align 4
  br label %join409
join409:
  %v2783 = phi float [ %v2782, %then409 ], [ 0x0000000000000000, %join408 ]
  %v2784 = add nsw i32 %v691, 13
  %v2785 = getelementptr float, ptr %v3, i32 %v691
  %v2786 = getelementptr float, ptr %v2785, i64 13
  br i1 %v2266, label %then410, label %join410
then410:
  %v2787 = load float, ptr %v2786, align 4
  br label %join410
join410:
  %v2788 = phi float [ %v2787, %then410 ], [ 0x0000000000000000, %join409 ]
  %v2789 = add nsw i32 %v691, 14
  %v2790 = getelementptr float, ptr %v3, i32 %v691
  %v2791 = getelementptr float, ptr %v2790, i64 14
  br i1 %v2267, label %then411, label %join411
then411:
  %v2792 = load float, ptr %v2791, align 4
  br label %join411
join411:
  %v2793 = phi float [ %v2792, %then411 ], [ 0x0000000000000000, %join410 ]
  %v2794 = add nsw i32 %v691, 15
  %v2795 = getelementptr float, ptr %v3, i32 %v691
  %v2796 = getelementptr float, ptr %v2795, i64 15
  br i1 %v2268, label %then412, label %join412
then412:
  %v2797 = load float, ptr %v2796, align 4
  br label %join412
join412:
  %v2798 = phi float [ %v2797, %then412 ], [ 0x0000000000000000, %join411 ]
  %v2799 = insertelement <4 x float> poison, float %v2783, i64 0
  %v2800 = insertelement <4 x float> %v2799, float %v2788, i64 1
  %v2801 = insertelement <4 x float> %v2800, float %v2793, i64 2
  %v2802 = insertelement <4 x float> %v2801, float %v2798, i64 3
  %v2803 = select <4 x i1> %v2272, <4 x float> %v2802, <4 x float> zeroinitializer
  %v2804 = add nsw i32 %v716, 12
  %v2805 = getelementptr float, ptr %v3, i32 %v716
  %v2806 = getelementptr float, ptr %v2805, i64 12
  br i1 %v2298, label %then413, label %join413
then413:
  %v2807 = load float, ptr %v2806, align 4
  br label %join413
join413:
  %v2808 = phi float [ %v2807, %then413 ], [ 0x0000000000000000, %join412 ]
  %v2809 = add nsw i32 %v716, 13
  %v2810 = getelementptr float, ptr %v3, i32 %v716
  %v2811 = getelementptr float, ptr %v2810, i64 13
  br i1 %v2299, label %then414, label %join414
then414:
  %v2812 = load float, ptr %v2811, align 4
  br label %join414
join414:
  %v2813 = phi float [ %v2812, %then414 ], [ 0x0000000000000000, %join413 ]
  %v2814 = add nsw i32 %v716, 14
  %v2815 = getelementptr float, ptr %v3, i32 %v716
  %v2816 = getelementptr float, ptr %v2815, i64 14
  br i1 %v2300, label %then415, label %join415
then415:
  %v2817 = load float, ptr %v2816, align 4
  br label %join415
join415:
  %v2818 = phi float [ %v2817, %then415 ], [ 0x0000000000000000, %join414 ]
  %v2819 = add nsw i32 %v716, 15
  %v2820 = getelementptr float, ptr %v3, i32 %v716
  %v2821 = getelementptr float, ptr %v2820, i64 15
  br i1 %v2301, label %then416, label %join416
then416:
  %v2822 = load float, ptr %v2821, align 4
  br label %join416
join416:
  %v2823 = phi float [ %v2822, %then416 ], [ 0x0000000000000000, %join415 ]
  %v2824 = insertelement <4 x float> poison, float %v2808, i64 0
  %v2825 = insertelement <4 x float> %v2824, float %v2813, i64 1
  %v2826 = insertelement <4 x float> %v2825, float %v2818, i64 2
  %v2827 = insertelement <4 x float> %v2826, float %v2823, i64 3
  %v2828 = select <4 x i1> %v2305, <4 x float> %v2827, <4 x float> zeroinitializer
  %v2829 = add nsw i32 %v741, 12
  %v2830 = getelementptr float, ptr %v3, i32 %v741
  %v2831 = getelementptr float, ptr %v2830, i64 12
  br i1 %v177, label %then417, label %join417
then417:
  %v2832 = load <4 x float>, ptr %v2831, align 4
  br label %join417
join417:
  %v2833 = phi <4 x float> [ %v2832, %then417 ], [ zeroinitializer, %join416 ]
  %v2834 = select <4 x i1> %v245, <4 x float> %v2833, <4 x float> zeroinitializer
  br label %loop418
loop418:
  %v2835 = phi i32 [ 0, %join417 ], [ %v4216, %loop418 ]
  %v2836 = mul nsw i32 %v2835, 1024
  %v2837 = add nsw i32 %v2836, %v50
  %v2838 = getelementptr float, ptr %v1, i32 %v2837
  %v2839 = mul nsw i32 %v2835, 144
  %v2840 = add nsw i32 %v2839, 8
  %v2841 = getelementptr float, ptr %v5, i32 %v2839
  %v2842 = getelementptr float, ptr %v2841, i64 8
  %v2843 = load float, ptr %v2842, align 4
  %v2844 = insertelement <4 x float> poison, float %v2843, i64 0
  %v2845 = shufflevector <4 x float> %v2844, <4 x float> poison, <4 x i32> zeroinitializer
  %v2846 = add nsw i32 %v2839, 7
  %v2847 = getelementptr float, ptr %v2841, i64 7
  %v2848 = load float, ptr %v2847, align 4
  %v2849 = insertelement <4 x float> poison, float %v2848, i64 0
  %v2850 = shufflevector <4 x float> %v2849, <4 x float> poison, <4 x i32> zeroinitializer
  %v2851 = add nsw i32 %v2839, 6
  %v2852 = getelementptr float, ptr %v2841, i64 6
  %v2853 = load float, ptr %v2852, align 4
  %v2854 = insertelement <4 x float> poison, float %v2853, i64 0
  %v2855 = shufflevector <4 x float> %v2854, <4 x float> poison, <4 x i32> zeroinitializer
  %v2856 = add nsw i32 %v2839, 5
  %v2857 = getelementptr float, ptr %v2841, i64 5
  %v2858 = load float, ptr %v2857, align 4
  %v2859 = insertelement <4 x float> poison, float %v2858, i64 0
  %v2860 = shufflevector <4 x float> %v2859, <4 x float> poison, <4 x i32> zeroinitializer
  %v2861 = add nsw i32 %v2839, 4
  %v2862 = getelementptr float, ptr %v2841, i64 4
  %v2863 = load float, ptr %v2862, align 4
  %v2864 = insertelement <4 x float> poison, float %v2863, i64 0
  %v2865 = shufflevector <4 x float> %v2864, <4 x float> poison, <4 x i32> zeroinitializer
  %v2866 = add nsw i32 %v2839, 3
  %v2867 = getelementptr float, ptr %v2841, i64 3
  %v2868 = load float, ptr %v2867, align 4
  %v2869 = insertelement <4 x float> poison, float %v2868, i64 0
  %v2870 = shufflevector <4 x float> %v2869, <4 x float> poison, <4 x i32> zeroinitializer
  %v2871 = add nsw i32 %v2839, 2
  %v2872 = getelementptr float, ptr %v2841, i64 2
  %v2873 = load float, ptr %v2872, align 4
  %v2874 = insertelement <4 x float> poison, float %v2873, i64 0
  %v2875 = shufflevector <4 x float> %v2874, <4 x float> poison, <4 x i32> zeroinitializer
  %v2876 = load float, ptr %v2841, align 4
  %v2877 = insertelement <4 x float> poison, float %v2876, i64 0
  %v2878 = shufflevector <4 x float> %v2877, <4 x float> poison, <4 x i32> zeroinitializer
  %v2879 = add nsw i32 %v2839, 1
  %v2880 = getelementptr float, ptr %v2841, i64 1
  %v2881 = load float, ptr %v2880, align 4
  %v2882 = insertelement <4 x float> poison, float %v2881, i64 0
  %v2883 = shufflevector <4 x float> %v2882, <4 x float> poison, <4 x i32> zeroinitializer
  %v2884 = fmul <4 x float> %v251, %v2883
  %v2885 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v243, <4 x float> %v2878, <4 x float> %v2884)
  %v2886 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v210, <4 x float> %v2875, <4 x float> %v2885)
  %v2887 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v176, <4 x float> %v2870, <4 x float> %v2886)
  %v2888 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v152, <4 x float> %v2865, <4 x float> %v2887)
  %v2889 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v150, <4 x float> %v2860, <4 x float> %v2888)
  %v2890 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v125, <4 x float> %v2855, <4 x float> %v2889)
  %v2891 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v92, <4 x float> %v2850, <4 x float> %v2890)
  %v2892 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v84, <4 x float> %v2845, <4 x float> %v2891)
  %v2893 = add nsw i32 %v2839, 17
  %v2894 = getelementptr float, ptr %v2841, i64 17
  %v2895 = load float, ptr %v2894, align 4
  %v2896 = insertelement <4 x float> poison, float %v2895, i64 0
  %v2897 = shufflevector <4 x float> %v2896, <4 x float> poison, <4 x i32> zeroinitializer
  %v2898 = add nsw i32 %v2839, 16
  %v2899 = getelementptr float, ptr %v2841, i64 16
  %v2900 = load float, ptr %v2899, align 4
  %v2901 = insertelement <4 x float> poison, float %v2900, i64 0
  %v2902 = shufflevector <4 x float> %v2901, <4 x float> poison, <4 x i32> zeroinitializer
  %v2903 = add nsw i32 %v2839, 15
  %v2904 = getelementptr float, ptr %v2841, i64 15
  %v2905 = load float, ptr %v2904, align 4
  %v2906 = insertelement <4 x float> poison, float %v2905, i64 0
  %v2907 = shufflevector <4 x float> %v2906, <4 x float> poison, <4 x i32> zeroinitializer
  %v2908 = add nsw i32 %v2839, 14
  %v2909 = getelementptr float, ptr %v2841, i64 14
  %v2910 = load float, ptr %v2909, align 4
  %v2911 = insertelement <4 x float> poison, float %v2910, i64 0
  %v2912 = shufflevector <4 x float> %v2911, <4 x float> poison, <4 x i32> zeroinitializer
  %v2913 = add nsw i32 %v2839, 13
  %v2914 = getelementptr float, ptr %v2841, i64 13
  %v2915 = load float, ptr %v2914, align 4
  %v2916 = insertelement <4 x float> poison, float %v2915, i64 0
  %v2917 = shufflevector <4 x float> %v2916, <4 x float> poison, <4 x i32> zeroinitializer
  %v2918 = add nsw i32 %v2839, 12
  %v2919 = getelementptr float, ptr %v2841, i64 12
  %v2920 = load float, ptr %v2919, align 4
  %v2921 = insertelement <4 x float> poison, float %v2920, i64 0
  %v2922 = shufflevector <4 x float> %v2921, <4 x float> poison, <4 x i32> zeroinitializer
  %v2923 = add nsw i32 %v2839, 11
  %v2924 = getelementptr float, ptr %v2841, i64 11
  %v2925 = load float, ptr %v2924, align 4
  %v2926 = insertelement <4 x float> poison, float %v2925, i64 0
  %v2927 = shufflevector <4 x float> %v2926, <4 x float> poison, <4 x i32> zeroinitializer
  %v2928 = add nsw i32 %v2839, 9
  %v2929 = getelementptr float, ptr %v2841, i64 9
  %v2930 = load float, ptr %v2929, align 4
  %v2931 = insertelement <4 x float> poison, float %v2930, i64 0
  %v2932 = shufflevector <4 x float> %v2931, <4 x float> poison, <4 x i32> zeroinitializer
  %v2933 = add nsw i32 %v2839, 10
  %v2934 = getelementptr float, ptr %v2841, i64 10
  %v2935 = load float, ptr %v2934, align 4
  %v2936 = insertelement <4 x float> poison, float %v2935, i64 0
  %v2937 = shufflevector <4 x float> %v2936, <4 x float> poison, <4 x i32> zeroinitializer
  %v2938 = fmul <4 x float> %v416, %v2937
  %v2939 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v410, <4 x float> %v2932, <4 x float> %v2938)
  %v2940 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v385, <4 x float> %v2927, <4 x float> %v2939)
  %v2941 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v360, <4 x float> %v2922, <4 x float> %v2940)
  %v2942 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v336, <4 x float> %v2917, <4 x float> %v2941)
  %v2943 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v332, <4 x float> %v2912, <4 x float> %v2942)
  %v2944 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v307, <4 x float> %v2907, <4 x float> %v2943)
  %v2945 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v282, <4 x float> %v2902, <4 x float> %v2944)
  %v2946 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v276, <4 x float> %v2897, <4 x float> %v2945)
  %v2947 = fadd <4 x float> %v2892, %v2946
  %v2948 = add nsw i32 %v2839, 26
  %v2949 = getelementptr float, ptr %v2841, i64 26
  %v2950 = load float, ptr %v2949, align 4
  %v2951 = insertelement <4 x float> poison, float %v2950, i64 0
  %v2952 = shufflevector <4 x float> %v2951, <4 x float> poison, <4 x i32> zeroinitializer
  %v2953 = add nsw i32 %v2839, 25
  %v2954 = getelementptr float, ptr %v2841, i64 25
  %v2955 = load float, ptr %v2954, align 4
  %v2956 = insertelement <4 x float> poison, float %v2955, i64 0
  %v2957 = shufflevector <4 x float> %v2956, <4 x float> poison, <4 x i32> zeroinitializer
  %v2958 = add nsw i32 %v2839, 24
  %v2959 = getelementptr float, ptr %v2841, i64 24
  %v2960 = load float, ptr %v2959, align 4
  %v2961 = insertelement <4 x float> poison, float %v2960, i64 0
  %v2962 = shufflevector <4 x float> %v2961, <4 x float> poison, <4 x i32> zeroinitializer
  %v2963 = add nsw i32 %v2839, 23
  %v2964 = getelementptr float, ptr %v2841, i64 23
  %v2965 = load float, ptr %v2964, align 4
  %v2966 = insertelement <4 x float> poison, float %v2965, i64 0
  %v2967 = shufflevector <4 x float> %v2966, <4 x float> poison, <4 x i32> zeroinitializer
  %v2968 = add nsw i32 %v2839, 22
  %v2969 = getelementptr float, ptr %v2841, i64 22
  %v2970 = load float, ptr %v2969, align 4
  %v2971 = insertelement <4 x float> poison, float %v2970, i64 0
  %v2972 = shufflevector <4 x float> %v2971, <4 x float> poison, <4 x i32> zeroinitializer
  %v2973 = add nsw i32 %v2839, 21
  %v2974 = getelementptr float, ptr %v2841, i64 21
  %v2975 = load float, ptr %v2974, align 4
  %v2976 = insertelement <4 x float> poison, float %v2975, i64 0
  %v2977 = shufflevector <4 x float> %v2976, <4 x float> poison, <4 x i32> zeroinitializer
  %v2978 = add nsw i32 %v2839, 20
  %v2979 = getelementptr float, ptr %v2841, i64 20
  %v2980 = load float, ptr %v2979, align 4
  %v2981 = insertelement <4 x float> poison, float %v2980, i64 0
  %v2982 = shufflevector <4 x float> %v2981, <4 x float> poison, <4 x i32> zeroinitializer
  %v2983 = add nsw i32 %v2839, 18
  %v2984 = getelementptr float, ptr %v2841, i64 18
  %v2985 = load float, ptr %v2984, align 4
  %v2986 = insertelement <4 x float> poison, float %v2985, i64 0
  %v2987 = shufflevector <4 x float> %v2986, <4 x float> poison, <4 x i32> zeroinitializer
  %v2988 = add nsw i32 %v2839, 19
  %v2989 = getelementptr float, ptr %v2841, i64 19
  %v2990 = load float, ptr %v2989, align 4
  %v2991 = insertelement <4 x float> poison, float %v2990, i64 0
  %v2992 = shufflevector <4 x float> %v2991, <4 x float> poison, <4 x i32> zeroinitializer
  %v2993 = fmul <4 x float> %v581, %v2992
  %v2994 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v575, <4 x float> %v2987, <4 x float> %v2993)
  %v2995 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v550, <4 x float> %v2982, <4 x float> %v2994)
  %v2996 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v525, <4 x float> %v2977, <4 x float> %v2995)
  %v2997 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v501, <4 x float> %v2972, <4 x float> %v2996)
  %v2998 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v497, <4 x float> %v2967, <4 x float> %v2997)
  %v2999 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v472, <4 x float> %v2962, <4 x float> %v2998)
  %v3000 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v447, <4 x float> %v2957, <4 x float> %v2999)
  %v3001 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v441, <4 x float> %v2952, <4 x float> %v3000)
  %v3002 = fadd <4 x float> %v2947, %v3001
  %v3003 = add nsw i32 %v2839, 35
  %v3004 = getelementptr float, ptr %v2841, i64 35
  %v3005 = load float, ptr %v3004, align 4
  %v3006 = insertelement <4 x float> poison, float %v3005, i64 0
  %v3007 = shufflevector <4 x float> %v3006, <4 x float> poison, <4 x i32> zeroinitializer
  %v3008 = add nsw i32 %v2839, 34
  %v3009 = getelementptr float, ptr %v2841, i64 34
  %v3010 = load float, ptr %v3009, align 4
  %v3011 = insertelement <4 x float> poison, float %v3010, i64 0
  %v3012 = shufflevector <4 x float> %v3011, <4 x float> poison, <4 x i32> zeroinitializer
  %v3013 = add nsw i32 %v2839, 33
  %v3014 = getelementptr float, ptr %v2841, i64 33
  %v3015 = load float, ptr %v3014, align 4
  %v3016 = insertelement <4 x float> poison, float %v3015, i64 0
  %v3017 = shufflevector <4 x float> %v3016, <4 x float> poison, <4 x i32> zeroinitializer
  %v3018 = add nsw i32 %v2839, 32
  %v3019 = getelementptr float, ptr %v2841, i64 32
  %v3020 = load float, ptr %v3019, align 4
  %v3021 = insertelement <4 x float> poison, float %v3020, i64 0
  %v3022 = shufflevector <4 x float> %v3021, <4 x float> poison, <4 x i32> zeroinitializer
  %v3023 = add nsw i32 %v2839, 31
  %v3024 = getelementptr float, ptr %v2841, i64 31
  %v3025 = load float, ptr %v3024, align 4
  %v3026 = insertelement <4 x float> poison, float %v3025, i64 0
  %v3027 = shufflevector <4 x float> %v3026, <4 x float> poison, <4 x i32> zeroinitializer
  %v3028 = add nsw i32 %v2839, 30
  %v3029 = getelementptr float, ptr %v2841, i64 30
  %v3030 = load float, ptr %v3029, align 4
  %v3031 = insertelement <4 x float> poison, float %v3030, i64 0
  %v3032 = shufflevector <4 x float> %v3031, <4 x float> poison, <4 x i32> zeroinitializer
  %v3033 = add nsw i32 %v2839, 29
  %v3034 = getelementptr float, ptr %v2841, i64 29
  %v3035 = load float, ptr %v3034, align 4
  %v3036 = insertelement <4 x float> poison, float %v3035, i64 0
  %v3037 = shufflevector <4 x float> %v3036, <4 x float> poison, <4 x i32> zeroinitializer
  %v3038 = add nsw i32 %v2839, 27
  %v3039 = getelementptr float, ptr %v2841, i64 27
  %v3040 = load float, ptr %v3039, align 4
  %v3041 = insertelement <4 x float> poison, float %v3040, i64 0
  %v3042 = shufflevector <4 x float> %v3041, <4 x float> poison, <4 x i32> zeroinitializer
  %v3043 = add nsw i32 %v2839, 28
  %v3044 = getelementptr float, ptr %v2841, i64 28
  %v3045 = load float, ptr %v3044, align 4
  %v3046 = insertelement <4 x float> poison, float %v3045, i64 0
  %v3047 = shufflevector <4 x float> %v3046, <4 x float> poison, <4 x i32> zeroinitializer
  %v3048 = fmul <4 x float> %v746, %v3047
  %v3049 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v740, <4 x float> %v3042, <4 x float> %v3048)
  %v3050 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v715, <4 x float> %v3037, <4 x float> %v3049)
  %v3051 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v690, <4 x float> %v3032, <4 x float> %v3050)
  %v3052 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v666, <4 x float> %v3027, <4 x float> %v3051)
  %v3053 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v662, <4 x float> %v3022, <4 x float> %v3052)
  %v3054 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v637, <4 x float> %v3017, <4 x float> %v3053)
  %v3055 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v612, <4 x float> %v3012, <4 x float> %v3054)
  %v3056 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v606, <4 x float> %v3007, <4 x float> %v3055)
  %v3057 = fadd <4 x float> %v3002, %v3056
  store <4 x float> %v3057, ptr %v2838, align 4
  %v3058 = add nsw i32 %v2837, 4
  %v3059 = getelementptr float, ptr %v2838, i64 4
  %v3060 = fmul <4 x float> %v944, %v2883
  %v3061 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v938, <4 x float> %v2878, <4 x float> %v3060)
  %v3062 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v905, <4 x float> %v2875, <4 x float> %v3061)
  %v3063 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v872, <4 x float> %v2870, <4 x float> %v3062)
  %v3064 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v847, <4 x float> %v2865, <4 x float> %v3063)
  %v3065 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v843, <4 x float> %v2860, <4 x float> %v3064)
  %v3066 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v818, <4 x float> %v2855, <4 x float> %v3065)
  %v3067 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v785, <4 x float> %v2850, <4 x float> %v3066)
  %v3068 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v779, <4 x float> %v2845, <4 x float> %v3067)
  %v3069 = fmul <4 x float> %v1110, %v2937
  %v3070 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1104, <4 x float> %v2932, <4 x float> %v3069)
  %v3071 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1079, <4 x float> %v2927, <4 x float> %v3070)
  %v3072 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1054, <4 x float> %v2922, <4 x float> %v3071)
  %v3073 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1029, <4 x float> %v2917, <4 x float> %v3072)
  %v3074 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1025, <4 x float> %v2912, <4 x float> %v3073)
  %v3075 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1000, <4 x float> %v2907, <4 x float> %v3074)
  %v3076 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v975, <4 x float> %v2902, <4 x float> %v3075)
  %v3077 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v969, <4 x float> %v2897, <4 x float> %v3076)
  %v3078 = fadd <4 x float> %v3068, %v3077
  %v3079 = fmul <4 x float> %v1276, %v2992
  %v3080 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1270, <4 x float> %v2987, <4 x float> %v3079)
  %v3081 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1245, <4 x float> %v2982, <4 x float> %v3080)
  %v3082 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1220, <4 x float> %v2977, <4 x float> %v3081)
  %v3083 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1195, <4 x float> %v2972, <4 x float> %v3082)
  %v3084 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1191, <4 x float> %v2967, <4 x float> %v3083)
  %v3085 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1166, <4 x float> %v2962, <4 x float> %v3084)
  %v3086 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1141, <4 x float> %v2957, <4 x float> %v3085)
  %v3087 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1135, <4 x float> %v2952, <4 x float> %v3086)
  %v3088 = fadd <4 x float> %v3078, %v3087
  %v3089 = fmul <4 x float> %v1442, %v3047
  %v3090 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1436, <4 x float> %v3042, <4 x float> %v3089)
  %v3091 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1411, <4 x float> %v3037, <4 x float> %v3090)
  %v3092 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1386, <4 x float> %v3032, <4 x float> %v3091)
  %v3093 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1361, <4 x float> %v3027, <4 x float> %v3092)
  %v3094 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1357, <4 x float> %v3022, <4 x float> %v3093)
  %v3095 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1332, <4 x float> %v3017, <4 x float> %v3094)
  %v3096 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1307, <4 x float> %v3012, <4 x float> %v3095)
  %v3097 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1301, <4 x float> %v3007, <4 x float> %v3096)
  %v3098 = fadd <4 x float> %v3088, %v3097
  store <4 x float> %v3098, ptr %v3059, align 4
  %v3099 = add nsw i32 %v2837, 8
  %v3100 = getelementptr float, ptr %v2838, i64 8
  %v3101 = fmul <4 x float> %v1640, %v2883
  %v3102 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1634, <4 x float> %v2878, <4 x float> %v3101)
  %v3103 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1601, <4 x float> %v2875, <4 x float> %v3102)
  %v3104 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1568, <4 x float> %v2870, <4 x float> %v3103)
  %v3105 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1543, <4 x float> %v2865, <4 x float> %v3104)
  %v3106 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1539, <4 x float> %v2860, <4 x float> %v3105)
  %v3107 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1514, <4 x float> %v2855, <4 x float> %v3106)
  %v3108 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1481, <4 x float> %v2850, <4 x float> %v3107)
  %v3109 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1475, <4 x float> %v2845, <4 x float> %v3108)
  %v3110 = fmul <4 x float> %v1806, %v2937
  %v3111 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1800, <4 x float> %v2932, <4 x float> %v3110)
  %v3112 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1775, <4 x float> %v2927, <4 x float> %v3111)
  %v3113 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1750, <4 x float> %v2922, <4 x float> %v3112)
  %v3114 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1725, <4 x float> %v2917, <4 x float> %v3113)
  %v3115 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1721, <4 x float> %v2912, <4 x float> %v3114)
  %v3116 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1696, <4 x float> %v2907, <4 x float> %v3115)
  %v3117 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1671, <4 x float> %v2902, <4 x float> %v3116)
  %v3118 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1665, <4 x float> %v2897, <4 x float> %v3117)
  %v3119 = fadd <4 x float> %v3109, %v3118
  %v3120 = fmul <4 x float> %v1972, %v2992
  %v3121 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1966, <4 x float> %v2987, <4 x float> %v3120)
  %v3122 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1941, <4 x float> %v2982, <4 x float> %v3121)
  %v3123 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1916, <4 x float> %v2977, <4 x float> %v3122)
  %v3124 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1891, <4 x float> %v2972, <4 x float> %v3123)
  %v3125 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1887, <4 x float> %v2967, <4 x float> %v3124)
  %v3126 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1862, <4 x float> %v2962, <4 x float> %v3125)
  %v3127 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1837, <4 x float> %v2957, <4 x float> %v3126)
  %v3128 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1831, <4 x float> %v2952, <4 x float> %v3127)
  %v3129 = fadd <4 x float> %v3119, %v3128
  %v3130 = fmul <4 x float> %v2138, %v3047
  %v3131 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2132, <4 x float> %v3042, <4 x float> %v3130)
  %v3132 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2107, <4 x float> %v3037, <4 x float> %v3131)
  %v3133 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2082, <4 x float> %v3032, <4 x float> %v3132)
  %v3134 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2057, <4 x float> %v3027, <4 x float> %v3133)
  %v3135 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2053, <4 x float> %v3022, <4 x float> %v3134)
  %v3136 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2028, <4 x float> %v3017, <4 x float> %v3135)
  %v3137 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2003, <4 x float> %v3012, <4 x float> %v3136)
  %v3138 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1997, <4 x float> %v3007, <4 x float> %v3137)
  %v3139 = fadd <4 x float> %v3129, %v3138
  store <4 x float> %v3139, ptr %v3100, align 4
  %v3140 = add nsw i32 %v2837, 12
  %v3141 = getelementptr float, ptr %v2838, i64 12
  %v3142 = fmul <4 x float> %v2336, %v2883
  %v3143 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2330, <4 x float> %v2878, <4 x float> %v3142)
  %v3144 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2297, <4 x float> %v2875, <4 x float> %v3143)
  %v3145 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2264, <4 x float> %v2870, <4 x float> %v3144)
  %v3146 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2239, <4 x float> %v2865, <4 x float> %v3145)
  %v3147 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2235, <4 x float> %v2860, <4 x float> %v3146)
  %v3148 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2210, <4 x float> %v2855, <4 x float> %v3147)
  %v3149 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2177, <4 x float> %v2850, <4 x float> %v3148)
  %v3150 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2171, <4 x float> %v2845, <4 x float> %v3149)
  %v3151 = fmul <4 x float> %v2502, %v2937
  %v3152 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2496, <4 x float> %v2932, <4 x float> %v3151)
  %v3153 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2471, <4 x float> %v2927, <4 x float> %v3152)
  %v3154 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2446, <4 x float> %v2922, <4 x float> %v3153)
  %v3155 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2421, <4 x float> %v2917, <4 x float> %v3154)
  %v3156 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2417, <4 x float> %v2912, <4 x float> %v3155)
  %v3157 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2392, <4 x float> %v2907, <4 x float> %v3156)
  %v3158 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2367, <4 x float> %v2902, <4 x float> %v3157)
  %v3159 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2361, <4 x float> %v2897, <4 x float> %v3158)
  %v3160 = fadd <4 x float> %v3150, %v3159
  %v3161 = fmul <4 x float> %v2668, %v2992
  %v3162 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2662, <4 x float> %v2987, <4 x float> %v3161)
  %v3163 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2637, <4 x float> %v2982, <4 x float> %v3162)
  %v3164 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2612, <4 x float> %v2977, <4 x float> %v3163)
  %v3165 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2587, <4 x float> %v2972, <4 x float> %v3164)
  %v3166 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2583, <4 x float> %v2967, <4 x float> %v3165)
  %v3167 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2558, <4 x float> %v2962, <4 x float> %v3166)
  %v3168 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2533, <4 x float> %v2957, <4 x float> %v3167)
  %v3169 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2527, <4 x float> %v2952, <4 x float> %v3168)
  %v3170 = fadd <4 x float> %v3160, %v3169
  %v3171 = fmul <4 x float> %v2834, %v3047
  %v3172 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2828, <4 x float> %v3042, <4 x float> %v3171)
  %v3173 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2803, <4 x float> %v3037, <4 x float> %v3172)
  %v3174 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2778, <4 x float> %v3032, <4 x float> %v3173)
  %v3175 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2753, <4 x float> %v3027, <4 x float> %v3174)
  %v3176 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2749, <4 x float> %v3022, <4 x float> %v3175)
  %v3177 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2724, <4 x float> %v3017, <4 x float> %v3176)
  %v3178 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2699, <4 x float> %v3012, <4 x float> %v3177)
  %v3179 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2693, <4 x float> %v3007, <4 x float> %v3178)
  %v3180 = fadd <4 x float> %v3170, %v3179
  store <4 x float> %v3180, ptr %v3141, align 4
  %v3181 = add nsw i32 %v2837, 256
  %v3182 = getelementptr float, ptr %v2838, i64 256
  %v3183 = add nsw i32 %v2839, 44
  %v3184 = getelementptr float, ptr %v2841, i64 44
  %v3185 = load float, ptr %v3184, align 4
  %v3186 = insertelement <4 x float> poison, float %v3185, i64 0
  %v3187 = shufflevector <4 x float> %v3186, <4 x float> poison, <4 x i32> zeroinitializer
  %v3188 = add nsw i32 %v2839, 43
  %v3189 = getelementptr float, ptr %v2841, i64 43
  %v3190 = load float, ptr %v3189, align 4
  %v3191 = insertelement <4 x float> poison, float %v3190, i64 0
  %v3192 = shufflevector <4 x float> %v3191, <4 x float> poison, <4 x i32> zeroinitializer
  %v3193 = add nsw i32 %v2839, 42
  %v3194 = getelementptr float, ptr %v2841, i64 42
  %v3195 = load float, ptr %v3194, align 4
  %v3196 = insertelement <4 x float> poison, float %v3195, i64 0
  %v3197 = shufflevector <4 x float> %v3196, <4 x float> poison, <4 x i32> zeroinitializer
  %v3198 = add nsw i32 %v2839, 41
  %v3199 = getelementptr float, ptr %v2841, i64 41
  %v3200 = load float, ptr %v3199, align 4
  %v3201 = insertelement <4 x float> poison, float %v3200, i64 0
  %v3202 = shufflevector <4 x float> %v3201, <4 x float> poison, <4 x i32> zeroinitializer
  %v3203 = add nsw i32 %v2839, 40
  %v3204 = getelementptr float, ptr %v2841, i64 40
  %v3205 = load float, ptr %v3204, align 4
  %v3206 = insertelement <4 x float> poison, float %v3205, i64 0
  %v3207 = shufflevector <4 x float> %v3206, <4 x float> poison, <4 x i32> zeroinitializer
  %v3208 = add nsw i32 %v2839, 39
  %v3209 = getelementptr float, ptr %v2841, i64 39
  %v3210 = load float, ptr %v3209, align 4
  %v3211 = insertelement <4 x float> poison, float %v3210, i64 0
  %v3212 = shufflevector <4 x float> %v3211, <4 x float> poison, <4 x i32> zeroinitializer
  %v3213 = add nsw i32 %v2839, 38
  %v3214 = getelementptr float, ptr %v2841, i64 38
  %v3215 = load float, ptr %v3214, align 4
  %v3216 = insertelement <4 x float> poison, float %v3215, i64 0
  %v3217 = shufflevector <4 x float> %v3216, <4 x float> poison, <4 x i32> zeroinitializer
  %v3218 = add nsw i32 %v2839, 36
  %v3219 = getelementptr float, ptr %v2841, i64 36
  %v3220 = load float, ptr %v3219, align 4
  %v3221 = insertelement <4 x float> poison, float %v3220, i64 0
  %v3222 = shufflevector <4 x float> %v3221, <4 x float> poison, <4 x i32> zeroinitializer
  %v3223 = add nsw i32 %v2839, 37
  %v3224 = getelementptr float, ptr %v2841, i64 37
  %v3225 = load float, ptr %v3224, align 4
  %v3226 = insertelement <4 x float> poison, float %v3225, i64 0
  %v3227 = shufflevector <4 x float> %v3226, <4 x float> poison, <4 x i32> zeroinitializer
  %v3228 = fmul <4 x float> %v251, %v3227
  %v3229 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v243, <4 x float> %v3222, <4 x float> %v3228)
  %v3230 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v210, <4 x float> %v3217, <4 x float> %v3229)
  %v3231 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v176, <4 x float> %v3212, <4 x float> %v3230)
  %v3232 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v152, <4 x float> %v3207, <4 x float> %v3231)
  %v3233 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v150, <4 x float> %v3202, <4 x float> %v3232)
  %v3234 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v125, <4 x float> %v3197, <4 x float> %v3233)
  %v3235 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v92, <4 x float> %v3192, <4 x float> %v3234)
  %v3236 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v84, <4 x float> %v3187, <4 x float> %v3235)
  %v3237 = add nsw i32 %v2839, 53
  %v3238 = getelementptr float, ptr %v2841, i64 53
  %v3239 = load float, ptr %v3238, align 4
  %v3240 = insertelement <4 x float> poison, float %v3239, i64 0
  %v3241 = shufflevector <4 x float> %v3240, <4 x float> poison, <4 x i32> zeroinitializer
  %v3242 = add nsw i32 %v2839, 52
  %v3243 = getelementptr float, ptr %v2841, i64 52
  %v3244 = load float, ptr %v3243, align 4
  %v3245 = insertelement <4 x float> poison, float %v3244, i64 0
  %v3246 = shufflevector <4 x float> %v3245, <4 x float> poison, <4 x i32> zeroinitializer
  %v3247 = add nsw i32 %v2839, 51
  %v3248 = getelementptr float, ptr %v2841, i64 51
  %v3249 = load float, ptr %v3248, align 4
  %v3250 = insertelement <4 x float> poison, float %v3249, i64 0
  %v3251 = shufflevector <4 x float> %v3250, <4 x float> poison, <4 x i32> zeroinitializer
  %v3252 = add nsw i32 %v2839, 50
  %v3253 = getelementptr float, ptr %v2841, i64 50
  %v3254 = load float, ptr %v3253, align 4
  %v3255 = insertelement <4 x float> poison, float %v3254, i64 0
  %v3256 = shufflevector <4 x float> %v3255, <4 x float> poison, <4 x i32> zeroinitializer
  %v3257 = add nsw i32 %v2839, 49
  %v3258 = getelementptr float, ptr %v2841, i64 49
  %v3259 = load float, ptr %v3258, align 4
  %v3260 = insertelement <4 x float> poison, float %v3259, i64 0
  %v3261 = shufflevector <4 x float> %v3260, <4 x float> poison, <4 x i32> zeroinitializer
  %v3262 = add nsw i32 %v2839, 48
  %v3263 = getelementptr float, ptr %v2841, i64 48
  %v3264 = load float, ptr %v3263, align 4
  %v3265 = insertelement <4 x float> poison, float %v3264, i64 0
  %v3266 = shufflevector <4 x float> %v3265, <4 x float> poison, <4 x i32> zeroinitializer
  %v3267 = add nsw i32 %v2839, 47
  %v3268 = getelementptr float, ptr %v2841, i64 47
  %v3269 = load float, ptr %v3268, align 4
  %v3270 = insertelement <4 x float> poison, float %v3269, i64 0
  %v3271 = shufflevector <4 x float> %v3270, <4 x float> poison, <4 x i32> zeroinitializer
  %v3272 = add nsw i32 %v2839, 45
  %v3273 = getelementptr float, ptr %v2841, i64 45
  %v3274 = load float, ptr %v3273, align 4
  %v3275 = insertelement <4 x float> poison, float %v3274, i64 0
  %v3276 = shufflevector <4 x float> %v3275, <4 x float> poison, <4 x i32> zeroinitializer
  %v3277 = add nsw i32 %v2839, 46
  %v3278 = getelementptr float, ptr %v2841, i64 46
  %v3279 = load float, ptr %v3278, align 4
  %v3280 = insertelement <4 x float> poison, float %v3279, i64 0
  %v3281 = shufflevector <4 x float> %v3280, <4 x float> poison, <4 x i32> zeroinitializer
  %v3282 = fmul <4 x float> %v416, %v3281
  %v3283 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v410, <4 x float> %v3276, <4 x float> %v3282)
  %v3284 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v385, <4 x float> %v3271, <4 x float> %v3283)
  %v3285 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v360, <4 x float> %v3266, <4 x float> %v3284)
  %v3286 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v336, <4 x float> %v3261, <4 x float> %v3285)
  %v3287 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v332, <4 x float> %v3256, <4 x float> %v3286)
  %v3288 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v307, <4 x float> %v3251, <4 x float> %v3287)
  %v3289 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v282, <4 x float> %v3246, <4 x float> %v3288)
  %v3290 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v276, <4 x float> %v3241, <4 x float> %v3289)
  %v3291 = fadd <4 x float> %v3236, %v3290
  %v3292 = add nsw i32 %v2839, 62
  %v3293 = getelementptr float, ptr %v2841, i64 62
  %v3294 = load float, ptr %v3293, align 4
  %v3295 = insertelement <4 x float> poison, float %v3294, i64 0
  %v3296 = shufflevector <4 x float> %v3295, <4 x float> poison, <4 x i32> zeroinitializer
  %v3297 = add nsw i32 %v2839, 61
  %v3298 = getelementptr float, ptr %v2841, i64 61
  %v3299 = load float, ptr %v3298, align 4
  %v3300 = insertelement <4 x float> poison, float %v3299, i64 0
  %v3301 = shufflevector <4 x float> %v3300, <4 x float> poison, <4 x i32> zeroinitializer
  %v3302 = add nsw i32 %v2839, 60
  %v3303 = getelementptr float, ptr %v2841, i64 60
  %v3304 = load float, ptr %v3303, align 4
  %v3305 = insertelement <4 x float> poison, float %v3304, i64 0
  %v3306 = shufflevector <4 x float> %v3305, <4 x float> poison, <4 x i32> zeroinitializer
  %v3307 = add nsw i32 %v2839, 59
  %v3308 = getelementptr float, ptr %v2841, i64 59
  %v3309 = load float, ptr %v3308, align 4
  %v3310 = insertelement <4 x float> poison, float %v3309, i64 0
  %v3311 = shufflevector <4 x float> %v3310, <4 x float> poison, <4 x i32> zeroinitializer
  %v3312 = add nsw i32 %v2839, 58
  %v3313 = getelementptr float, ptr %v2841, i64 58
  %v3314 = load float, ptr %v3313, align 4
  %v3315 = insertelement <4 x float> poison, float %v3314, i64 0
  %v3316 = shufflevector <4 x float> %v3315, <4 x float> poison, <4 x i32> zeroinitializer
  %v3317 = add nsw i32 %v2839, 57
  %v3318 = getelementptr float, ptr %v2841, i64 57
  %v3319 = load float, ptr %v3318, align 4
  %v3320 = insertelement <4 x float> poison, float %v3319, i64 0
  %v3321 = shufflevector <4 x float> %v3320, <4 x float> poison, <4 x i32> zeroinitializer
  %v3322 = add nsw i32 %v2839, 56
  %v3323 = getelementptr float, ptr %v2841, i64 56
  %v3324 = load float, ptr %v3323, align 4
  %v3325 = insertelement <4 x float> poison, float %v3324, i64 0
  %v3326 = shufflevector <4 x float> %v3325, <4 x float> poison, <4 x i32> zeroinitializer
  %v3327 = add nsw i32 %v2839, 54
  %v3328 = getelementptr float, ptr %v2841, i64 54
  %v3329 = load float, ptr %v3328, align 4
  %v3330 = insertelement <4 x float> poison, float %v3329, i64 0
  %v3331 = shufflevector <4 x float> %v3330, <4 x float> poison, <4 x i32> zeroinitializer
  %v3332 = add nsw i32 %v2839, 55
  %v3333 = getelementptr float, ptr %v2841, i64 55
  %v3334 = load float, ptr %v3333, align 4
  %v3335 = insertelement <4 x float> poison, float %v3334, i64 0
  %v3336 = shufflevector <4 x float> %v3335, <4 x float> poison, <4 x i32> zeroinitializer
  %v3337 = fmul <4 x float> %v581, %v3336
  %v3338 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v575, <4 x float> %v3331, <4 x float> %v3337)
  %v3339 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v550, <4 x float> %v3326, <4 x float> %v3338)
  %v3340 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v525, <4 x float> %v3321, <4 x float> %v3339)
  %v3341 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v501, <4 x float> %v3316, <4 x float> %v3340)
  %v3342 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v497, <4 x float> %v3311, <4 x float> %v3341)
  %v3343 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v472, <4 x float> %v3306, <4 x float> %v3342)
  %v3344 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v447, <4 x float> %v3301, <4 x float> %v3343)
  %v3345 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v441, <4 x float> %v3296, <4 x float> %v3344)
  %v3346 = fadd <4 x float> %v3291, %v3345
  %v3347 = add nsw i32 %v2839, 71
  %v3348 = getelementptr float, ptr %v2841, i64 71
  %v3349 = load float, ptr %v3348, align 4
  %v3350 = insertelement <4 x float> poison, float %v3349, i64 0
  %v3351 = shufflevector <4 x float> %v3350, <4 x float> poison, <4 x i32> zeroinitializer
  %v3352 = add nsw i32 %v2839, 70
  %v3353 = getelementptr float, ptr %v2841, i64 70
  %v3354 = load float, ptr %v3353, align 4
  %v3355 = insertelement <4 x float> poison, float %v3354, i64 0
  %v3356 = shufflevector <4 x float> %v3355, <4 x float> poison, <4 x i32> zeroinitializer
  %v3357 = add nsw i32 %v2839, 69
  %v3358 = getelementptr float, ptr %v2841, i64 69
  %v3359 = load float, ptr %v3358, align 4
  %v3360 = insertelement <4 x float> poison, float %v3359, i64 0
  %v3361 = shufflevector <4 x float> %v3360, <4 x float> poison, <4 x i32> zeroinitializer
  %v3362 = add nsw i32 %v2839, 68
  %v3363 = getelementptr float, ptr %v2841, i64 68
  %v3364 = load float, ptr %v3363, align 4
  %v3365 = insertelement <4 x float> poison, float %v3364, i64 0
  %v3366 = shufflevector <4 x float> %v3365, <4 x float> poison, <4 x i32> zeroinitializer
  %v3367 = add nsw i32 %v2839, 67
  %v3368 = getelementptr float, ptr %v2841, i64 67
  %v3369 = load float, ptr %v3368, align 4
  %v3370 = insertelement <4 x float> poison, float %v3369, i64 0
  %v3371 = shufflevector <4 x float> %v3370, <4 x float> poison, <4 x i32> zeroinitializer
  %v3372 = add nsw i32 %v2839, 66
  %v3373 = getelementptr float, ptr %v2841, i64 66
  %v3374 = load float, ptr %v3373, align 4
  %v3375 = insertelement <4 x float> poison, float %v3374, i64 0
  %v3376 = shufflevector <4 x float> %v3375, <4 x float> poison, <4 x i32> zeroinitializer
  %v3377 = add nsw i32 %v2839, 65
  %v3378 = getelementptr float, ptr %v2841, i64 65
  %v3379 = load float, ptr %v3378, align 4
  %v3380 = insertelement <4 x float> poison, float %v3379, i64 0
  %v3381 = shufflevector <4 x float> %v3380, <4 x float> poison, <4 x i32> zeroinitializer
  %v3382 = add nsw i32 %v2839, 63
  %v3383 = getelementptr float, ptr %v2841, i64 63
  %v3384 = load float, ptr %v3383, align 4
  %v3385 = insertelement <4 x float> poison, float %v3384, i64 0
  %v3386 = shufflevector <4 x float> %v3385, <4 x float> poison, <4 x i32> zeroinitializer
  %v3387 = add nsw i32 %v2839, 64
  %v3388 = getelementptr float, ptr %v2841, i64 64
  %v3389 = load float, ptr %v3388, align 4
  %v3390 = insertelement <4 x float> poison, float %v3389, i64 0
  %v3391 = shufflevector <4 x float> %v3390, <4 x float> poison, <4 x i32> zeroinitializer
  %v3392 = fmul <4 x float> %v746, %v3391
  %v3393 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v740, <4 x float> %v3386, <4 x float> %v3392)
  %v3394 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v715, <4 x float> %v3381, <4 x float> %v3393)
  %v3395 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v690, <4 x float> %v3376, <4 x float> %v3394)
  %v3396 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v666, <4 x float> %v3371, <4 x float> %v3395)
  %v3397 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v662, <4 x float> %v3366, <4 x float> %v3396)
  %v3398 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v637, <4 x float> %v3361, <4 x float> %v3397)
  %v3399 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v612, <4 x float> %v3356, <4 x float> %v3398)
  %v3400 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v606, <4 x float> %v3351, <4 x float> %v3399)
  %v3401 = fadd <4 x float> %v3346, %v3400
  store <4 x float> %v3401, ptr %v3182, align 4
  %v3402 = add nsw i32 %v3181, 4
  %v3403 = getelementptr float, ptr %v1, i32 %v3181
  %v3404 = getelementptr float, ptr %v3403, i64 4
  %v3405 = fmul <4 x float> %v944, %v3227
  %v3406 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v938, <4 x float> %v3222, <4 x float> %v3405)
  %v3407 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v905, <4 x float> %v3217, <4 x float> %v3406)
  %v3408 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v872, <4 x float> %v3212, <4 x float> %v3407)
  %v3409 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v847, <4 x float> %v3207, <4 x float> %v3408)
  %v3410 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v843, <4 x float> %v3202, <4 x float> %v3409)
  %v3411 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v818, <4 x float> %v3197, <4 x float> %v3410)
  %v3412 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v785, <4 x float> %v3192, <4 x float> %v3411)
  %v3413 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v779, <4 x float> %v3187, <4 x float> %v3412)
  %v3414 = fmul <4 x float> %v1110, %v3281
  %v3415 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1104, <4 x float> %v3276, <4 x float> %v3414)
  %v3416 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1079, <4 x float> %v3271, <4 x float> %v3415)
  %v3417 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1054, <4 x float> %v3266, <4 x float> %v3416)
  %v3418 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1029, <4 x float> %v3261, <4 x float> %v3417)
  %v3419 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1025, <4 x float> %v3256, <4 x float> %v3418)
  %v3420 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1000, <4 x float> %v3251, <4 x float> %v3419)
  %v3421 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v975, <4 x float> %v3246, <4 x float> %v3420)
  %v3422 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v969, <4 x float> %v3241, <4 x float> %v3421)
  %v3423 = fadd <4 x float> %v3413, %v3422
  %v3424 = fmul <4 x float> %v1276, %v3336
  %v3425 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1270, <4 x float> %v3331, <4 x float> %v3424)
  %v3426 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1245, <4 x float> %v3326, <4 x float> %v3425)
  %v3427 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1220, <4 x float> %v3321, <4 x float> %v3426)
  %v3428 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1195, <4 x float> %v3316, <4 x float> %v3427)
  %v3429 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1191, <4 x float> %v3311, <4 x float> %v3428)
  %v3430 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1166, <4 x float> %v3306, <4 x float> %v3429)
  %v3431 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1141, <4 x float> %v3301, <4 x float> %v3430)
  %v3432 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1135, <4 x float> %v3296, <4 x float> %v3431)
  %v3433 = fadd <4 x float> %v3423, %v3432
  %v3434 = fmul <4 x float> %v1442, %v3391
  %v3435 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1436, <4 x float> %v3386, <4 x float> %v3434)
  %v3436 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1411, <4 x float> %v3381, <4 x float> %v3435)
  %v3437 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1386, <4 x float> %v3376, <4 x float> %v3436)
  %v3438 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1361, <4 x float> %v3371, <4 x float> %v3437)
  %v3439 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1357, <4 x float> %v3366, <4 x float> %v3438)
  %v3440 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1332, <4 x float> %v3361, <4 x float> %v3439)
  %v3441 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1307, <4 x float> %v3356, <4 x float> %v3440)
  %v3442 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1301, <4 x float> %v3351, <4 x float> %v3441)
  %v3443 = fadd <4 x float> %v3433, %v3442
  store <4 x float> %v3443, ptr %v3404, align 4
  %v3444 = add nsw i32 %v3181, 8
  %v3445 = getelementptr float, ptr %v3403, i64 8
  %v3446 = fmul <4 x float> %v1640, %v3227
  %v3447 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1634, <4 x float> %v3222, <4 x float> %v3446)
  %v3448 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1601, <4 x float> %v3217, <4 x float> %v3447)
  %v3449 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1568, <4 x float> %v3212, <4 x float> %v3448)
  %v3450 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1543, <4 x float> %v3207, <4 x float> %v3449)
  %v3451 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1539, <4 x float> %v3202, <4 x float> %v3450)
  %v3452 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1514, <4 x float> %v3197, <4 x float> %v3451)
  %v3453 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1481, <4 x float> %v3192, <4 x float> %v3452)
  %v3454 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1475, <4 x float> %v3187, <4 x float> %v3453)
  %v3455 = fmul <4 x float> %v1806, %v3281
  %v3456 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1800, <4 x float> %v3276, <4 x float> %v3455)
  %v3457 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1775, <4 x float> %v3271, <4 x float> %v3456)
  %v3458 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1750, <4 x float> %v3266, <4 x float> %v3457)
  %v3459 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1725, <4 x float> %v3261, <4 x float> %v3458)
  %v3460 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1721, <4 x float> %v3256, <4 x float> %v3459)
  %v3461 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1696, <4 x float> %v3251, <4 x float> %v3460)
  %v3462 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1671, <4 x float> %v3246, <4 x float> %v3461)
  %v3463 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1665, <4 x float> %v3241, <4 x float> %v3462)
  %v3464 = fadd <4 x float> %v3454, %v3463
  %v3465 = fmul <4 x float> %v1972, %v3336
  %v3466 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1966, <4 x float> %v3331, <4 x float> %v3465)
  %v3467 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1941, <4 x float> %v3326, <4 x float> %v3466)
  %v3468 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1916, <4 x float> %v3321, <4 x float> %v3467)
  %v3469 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1891, <4 x float> %v3316, <4 x float> %v3468)
  %v3470 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1887, <4 x float> %v3311, <4 x float> %v3469)
  %v3471 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1862, <4 x float> %v3306, <4 x float> %v3470)
  %v3472 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1837, <4 x float> %v3301, <4 x float> %v3471)
  %v3473 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1831, <4 x float> %v3296, <4 x float> %v3472)
  %v3474 = fadd <4 x float> %v3464, %v3473
  %v3475 = fmul <4 x float> %v2138, %v3391
  %v3476 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2132, <4 x float> %v3386, <4 x float> %v3475)
  %v3477 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2107, <4 x float> %v3381, <4 x float> %v3476)
  %v3478 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2082, <4 x float> %v3376, <4 x float> %v3477)
  %v3479 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2057, <4 x float> %v3371, <4 x float> %v3478)
  %v3480 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2053, <4 x float> %v3366, <4 x float> %v3479)
  %v3481 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2028, <4 x float> %v3361, <4 x float> %v3480)
  %v3482 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2003, <4 x float> %v3356, <4 x float> %v3481)
  %v3483 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1997, <4 x float> %v3351, <4 x float> %v3482)
  %v3484 = fadd <4 x float> %v3474, %v3483
  store <4 x float> %v3484, ptr %v3445, align 4
  %v3485 = add nsw i32 %v3181, 12
  %v3486 = getelementptr float, ptr %v3403, i64 12
  %v3487 = fmul <4 x float> %v2336, %v3227
  %v3488 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2330, <4 x float> %v3222, <4 x float> %v3487)
  %v3489 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2297, <4 x float> %v3217, <4 x float> %v3488)
  %v3490 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2264, <4 x float> %v3212, <4 x float> %v3489)
  %v3491 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2239, <4 x float> %v3207, <4 x float> %v3490)
  %v3492 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2235, <4 x float> %v3202, <4 x float> %v3491)
  %v3493 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2210, <4 x float> %v3197, <4 x float> %v3492)
  %v3494 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2177, <4 x float> %v3192, <4 x float> %v3493)
  %v3495 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2171, <4 x float> %v3187, <4 x float> %v3494)
  %v3496 = fmul <4 x float> %v2502, %v3281
  %v3497 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2496, <4 x float> %v3276, <4 x float> %v3496)
  %v3498 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2471, <4 x float> %v3271, <4 x float> %v3497)
  %v3499 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2446, <4 x float> %v3266, <4 x float> %v3498)
  %v3500 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2421, <4 x float> %v3261, <4 x float> %v3499)
  %v3501 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2417, <4 x float> %v3256, <4 x float> %v3500)
  %v3502 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2392, <4 x float> %v3251, <4 x float> %v3501)
  %v3503 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2367, <4 x float> %v3246, <4 x float> %v3502)
  %v3504 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2361, <4 x float> %v3241, <4 x float> %v3503)
  %v3505 = fadd <4 x float> %v3495, %v3504
  %v3506 = fmul <4 x float> %v2668, %v3336
  %v3507 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2662, <4 x float> %v3331, <4 x float> %v3506)
  %v3508 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2637, <4 x float> %v3326, <4 x float> %v3507)
  %v3509 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2612, <4 x float> %v3321, <4 x float> %v3508)
  %v3510 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2587, <4 x float> %v3316, <4 x float> %v3509)
  %v3511 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2583, <4 x float> %v3311, <4 x float> %v3510)
  %v3512 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2558, <4 x float> %v3306, <4 x float> %v3511)
  %v3513 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2533, <4 x float> %v3301, <4 x float> %v3512)
  %v3514 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2527, <4 x float> %v3296, <4 x float> %v3513)
  %v3515 = fadd <4 x float> %v3505, %v3514
  %v3516 = fmul <4 x float> %v2834, %v3391
  %v3517 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2828, <4 x float> %v3386, <4 x float> %v3516)
  %v3518 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2803, <4 x float> %v3381, <4 x float> %v3517)
  %v3519 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2778, <4 x float> %v3376, <4 x float> %v3518)
  %v3520 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2753, <4 x float> %v3371, <4 x float> %v3519)
  %v3521 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2749, <4 x float> %v3366, <4 x float> %v3520)
  %v3522 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2724, <4 x float> %v3361, <4 x float> %v3521)
  %v3523 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2699, <4 x float> %v3356, <4 x float> %v3522)
  %v3524 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2693, <4 x float> %v3351, <4 x float> %v3523)
  %v3525 = fadd <4 x float> %v3515, %v3524
  store <4 x float> %v3525, ptr %v3486, align 4
  %v3526 = add nsw i32 %v2837, 512
  %v3527 = getelementptr float, ptr %v2838, i64 512
  %v3528 = add nsw i32 %v2839, 80
  %v3529 = getelementptr float, ptr %v2841, i64 80
  %v3530 = load float, ptr %v3529, align 4
  %v3531 = insertelement <4 x float> poison, float %v3530, i64 0
  %v3532 = shufflevector <4 x float> %v3531, <4 x float> poison, <4 x i32> zeroinitializer
  %v3533 = add nsw i32 %v2839, 79
  %v3534 = getelementptr float, ptr %v2841, i64 79
  %v3535 = load float, ptr %v3534, align 4
  %v3536 = insertelement <4 x float> poison, float %v3535, i64 0
  %v3537 = shufflevector <4 x float> %v3536, <4 x float> poison, <4 x i32> zeroinitializer
  %v3538 = add nsw i32 %v2839, 78
  %v3539 = getelementptr float, ptr %v2841, i64 78
  %v3540 = load float, ptr %v3539, align 4
  %v3541 = insertelement <4 x float> poison, float %v3540, i64 0
  %v3542 = shufflevector <4 x float> %v3541, <4 x float> poison, <4 x i32> zeroinitializer
  %v3543 = add nsw i32 %v2839, 77
  %v3544 = getelementptr float, ptr %v2841, i64 77
  %v3545 = load float, ptr %v3544, align 4
  %v3546 = insertelement <4 x float> poison, float %v3545, i64 0
  %v3547 = shufflevector <4 x float> %v3546, <4 x float> poison, <4 x i32> zeroinitializer
  %v3548 = add nsw i32 %v2839, 76
  %v3549 = getelementptr float, ptr %v2841, i64 76
  %v3550 = load float, ptr %v3549, align 4
  %v3551 = insertelement <4 x float> poison, float %v3550, i64 0
  %v3552 = shufflevector <4 x float> %v3551, <4 x float> poison, <4 x i32> zeroinitializer
  %v3553 = add nsw i32 %v2839, 75
  %v3554 = getelementptr float, ptr %v2841, i64 75
  %v3555 = load float, ptr %v3554, align 4
  %v3556 = insertelement <4 x float> poison, float %v3555, i64 0
  %v3557 = shufflevector <4 x float> %v3556, <4 x float> poison, <4 x i32> zeroinitializer
  %v3558 = add nsw i32 %v2839, 74
  %v3559 = getelementptr float, ptr %v2841, i64 74
  %v3560 = load float, ptr %v3559, align 4
  %v3561 = insertelement <4 x float> poison, float %v3560, i64 0
  %v3562 = shufflevector <4 x float> %v3561, <4 x float> poison, <4 x i32> zeroinitializer
  %v3563 = add nsw i32 %v2839, 72
  %v3564 = getelementptr float, ptr %v2841, i64 72
  %v3565 = load float, ptr %v3564, align 4
  %v3566 = insertelement <4 x float> poison, float %v3565, i64 0
  %v3567 = shufflevector <4 x float> %v3566, <4 x float> poison, <4 x i32> zeroinitializer
  %v3568 = add nsw i32 %v2839, 73
  %v3569 = getelementptr float, ptr %v2841, i64 73
  %v3570 = load float, ptr %v3569, align 4
  %v3571 = insertelement <4 x float> poison, float %v3570, i64 0
  %v3572 = shufflevector <4 x float> %v3571, <4 x float> poison, <4 x i32> zeroinitializer
  %v3573 = fmul <4 x float> %v251, %v3572
  %v3574 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v243, <4 x float> %v3567, <4 x float> %v3573)
  %v3575 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v210, <4 x float> %v3562, <4 x float> %v3574)
  %v3576 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v176, <4 x float> %v3557, <4 x float> %v3575)
  %v3577 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v152, <4 x float> %v3552, <4 x float> %v3576)
  %v3578 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v150, <4 x float> %v3547, <4 x float> %v3577)
  %v3579 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v125, <4 x float> %v3542, <4 x float> %v3578)
  %v3580 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v92, <4 x float> %v3537, <4 x float> %v3579)
  %v3581 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v84, <4 x float> %v3532, <4 x float> %v3580)
  %v3582 = add nsw i32 %v2839, 89
  %v3583 = getelementptr float, ptr %v2841, i64 89
  %v3584 = load float, ptr %v3583, align 4
  %v3585 = insertelement <4 x float> poison, float %v3584, i64 0
  %v3586 = shufflevector <4 x float> %v3585, <4 x float> poison, <4 x i32> zeroinitializer
  %v3587 = add nsw i32 %v2839, 88
  %v3588 = getelementptr float, ptr %v2841, i64 88
  %v3589 = load float, ptr %v3588, align 4
  %v3590 = insertelement <4 x float> poison, float %v3589, i64 0
  %v3591 = shufflevector <4 x float> %v3590, <4 x float> poison, <4 x i32> zeroinitializer
  %v3592 = add nsw i32 %v2839, 87
  %v3593 = getelementptr float, ptr %v2841, i64 87
  %v3594 = load float, ptr %v3593, align 4
  %v3595 = insertelement <4 x float> poison, float %v3594, i64 0
  %v3596 = shufflevector <4 x float> %v3595, <4 x float> poison, <4 x i32> zeroinitializer
  %v3597 = add nsw i32 %v2839, 86
  %v3598 = getelementptr float, ptr %v2841, i64 86
  %v3599 = load float, ptr %v3598, align 4
  %v3600 = insertelement <4 x float> poison, float %v3599, i64 0
  %v3601 = shufflevector <4 x float> %v3600, <4 x float> poison, <4 x i32> zeroinitializer
  %v3602 = add nsw i32 %v2839, 85
  %v3603 = getelementptr float, ptr %v2841, i64 85
  %v3604 = load float, ptr %v3603, align 4
  %v3605 = insertelement <4 x float> poison, float %v3604, i64 0
  %v3606 = shufflevector <4 x float> %v3605, <4 x float> poison, <4 x i32> zeroinitializer
  %v3607 = add nsw i32 %v2839, 84
  %v3608 = getelementptr float, ptr %v2841, i64 84
  %v3609 = load float, ptr %v3608, align 4
  %v3610 = insertelement <4 x float> poison, float %v3609, i64 0
  %v3611 = shufflevector <4 x float> %v3610, <4 x float> poison, <4 x i32> zeroinitializer
  %v3612 = add nsw i32 %v2839, 83
  %v3613 = getelementptr float, ptr %v2841, i64 83
  %v3614 = load float, ptr %v3613, align 4
  %v3615 = insertelement <4 x float> poison, float %v3614, i64 0
  %v3616 = shufflevector <4 x float> %v3615, <4 x float> poison, <4 x i32> zeroinitializer
  %v3617 = add nsw i32 %v2839, 81
  %v3618 = getelementptr float, ptr %v2841, i64 81
  %v3619 = load float, ptr %v3618, align 4
  %v3620 = insertelement <4 x float> poison, float %v3619, i64 0
  %v3621 = shufflevector <4 x float> %v3620, <4 x float> poison, <4 x i32> zeroinitializer
  %v3622 = add nsw i32 %v2839, 82
  %v3623 = getelementptr float, ptr %v2841, i64 82
  %v3624 = load float, ptr %v3623, align 4
  %v3625 = insertelement <4 x float> poison, float %v3624, i64 0
  %v3626 = shufflevector <4 x float> %v3625, <4 x float> poison, <4 x i32> zeroinitializer
  %v3627 = fmul <4 x float> %v416, %v3626
  %v3628 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v410, <4 x float> %v3621, <4 x float> %v3627)
  %v3629 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v385, <4 x float> %v3616, <4 x float> %v3628)
  %v3630 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v360, <4 x float> %v3611, <4 x float> %v3629)
  %v3631 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v336, <4 x float> %v3606, <4 x float> %v3630)
  %v3632 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v332, <4 x float> %v3601, <4 x float> %v3631)
  %v3633 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v307, <4 x float> %v3596, <4 x float> %v3632)
  %v3634 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v282, <4 x float> %v3591, <4 x float> %v3633)
  %v3635 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v276, <4 x float> %v3586, <4 x float> %v3634)
  %v3636 = fadd <4 x float> %v3581, %v3635
  %v3637 = add nsw i32 %v2839, 98
  %v3638 = getelementptr float, ptr %v2841, i64 98
  %v3639 = load float, ptr %v3638, align 4
  %v3640 = insertelement <4 x float> poison, float %v3639, i64 0
  %v3641 = shufflevector <4 x float> %v3640, <4 x float> poison, <4 x i32> zeroinitializer
  %v3642 = add nsw i32 %v2839, 97
  %v3643 = getelementptr float, ptr %v2841, i64 97
  %v3644 = load float, ptr %v3643, align 4
  %v3645 = insertelement <4 x float> poison, float %v3644, i64 0
  %v3646 = shufflevector <4 x float> %v3645, <4 x float> poison, <4 x i32> zeroinitializer
  %v3647 = add nsw i32 %v2839, 96
  %v3648 = getelementptr float, ptr %v2841, i64 96
  %v3649 = load float, ptr %v3648, align 4
  %v3650 = insertelement <4 x float> poison, float %v3649, i64 0
  %v3651 = shufflevector <4 x float> %v3650, <4 x float> poison, <4 x i32> zeroinitializer
  %v3652 = add nsw i32 %v2839, 95
  %v3653 = getelementptr float, ptr %v2841, i64 95
  %v3654 = load float, ptr %v3653, align 4
  %v3655 = insertelement <4 x float> poison, float %v3654, i64 0
  %v3656 = shufflevector <4 x float> %v3655, <4 x float> poison, <4 x i32> zeroinitializer
  %v3657 = add nsw i32 %v2839, 94
  %v3658 = getelementptr float, ptr %v2841, i64 94
  %v3659 = load float, ptr %v3658, align 4
  %v3660 = insertelement <4 x float> poison, float %v3659, i64 0
  %v3661 = shufflevector <4 x float> %v3660, <4 x float> poison, <4 x i32> zeroinitializer
  %v3662 = add nsw i32 %v2839, 93
  %v3663 = getelementptr float, ptr %v2841, i64 93
  %v3664 = load float, ptr %v3663, align 4
  %v3665 = insertelement <4 x float> poison, float %v3664, i64 0
  %v3666 = shufflevector <4 x float> %v3665, <4 x float> poison, <4 x i32> zeroinitializer
  %v3667 = add nsw i32 %v2839, 92
  %v3668 = getelementptr float, ptr %v2841, i64 92
  %v3669 = load float, ptr %v3668, align 4
  %v3670 = insertelement <4 x float> poison, float %v3669, i64 0
  %v3671 = shufflevector <4 x float> %v3670, <4 x float> poison, <4 x i32> zeroinitializer
  %v3672 = add nsw i32 %v2839, 90
  %v3673 = getelementptr float, ptr %v2841, i64 90
  %v3674 = load float, ptr %v3673, align 4
  %v3675 = insertelement <4 x float> poison, float %v3674, i64 0
  %v3676 = shufflevector <4 x float> %v3675, <4 x float> poison, <4 x i32> zeroinitializer
  %v3677 = add nsw i32 %v2839, 91
  %v3678 = getelementptr float, ptr %v2841, i64 91
  %v3679 = load float, ptr %v3678, align 4
  %v3680 = insertelement <4 x float> poison, float %v3679, i64 0
  %v3681 = shufflevector <4 x float> %v3680, <4 x float> poison, <4 x i32> zeroinitializer
  %v3682 = fmul <4 x float> %v581, %v3681
  %v3683 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v575, <4 x float> %v3676, <4 x float> %v3682)
  %v3684 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v550, <4 x float> %v3671, <4 x float> %v3683)
  %v3685 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v525, <4 x float> %v3666, <4 x float> %v3684)
  %v3686 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v501, <4 x float> %v3661, <4 x float> %v3685)
  %v3687 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v497, <4 x float> %v3656, <4 x float> %v3686)
  %v3688 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v472, <4 x float> %v3651, <4 x float> %v3687)
  %v3689 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v447, <4 x float> %v3646, <4 x float> %v3688)
  %v3690 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v441, <4 x float> %v3641, <4 x float> %v3689)
  %v3691 = fadd <4 x float> %v3636, %v3690
  %v3692 = add nsw i32 %v2839, 107
  %v3693 = getelementptr float, ptr %v2841, i64 107
  %v3694 = load float, ptr %v3693, align 4
  %v3695 = insertelement <4 x float> poison, float %v3694, i64 0
  %v3696 = shufflevector <4 x float> %v3695, <4 x float> poison, <4 x i32> zeroinitializer
  %v3697 = add nsw i32 %v2839, 106
  %v3698 = getelementptr float, ptr %v2841, i64 106
  %v3699 = load float, ptr %v3698, align 4
  %v3700 = insertelement <4 x float> poison, float %v3699, i64 0
  %v3701 = shufflevector <4 x float> %v3700, <4 x float> poison, <4 x i32> zeroinitializer
  %v3702 = add nsw i32 %v2839, 105
  %v3703 = getelementptr float, ptr %v2841, i64 105
  %v3704 = load float, ptr %v3703, align 4
  %v3705 = insertelement <4 x float> poison, float %v3704, i64 0
  %v3706 = shufflevector <4 x float> %v3705, <4 x float> poison, <4 x i32> zeroinitializer
  %v3707 = add nsw i32 %v2839, 104
  %v3708 = getelementptr float, ptr %v2841, i64 104
  %v3709 = load float, ptr %v3708, align 4
  %v3710 = insertelement <4 x float> poison, float %v3709, i64 0
  %v3711 = shufflevector <4 x float> %v3710, <4 x float> poison, <4 x i32> zeroinitializer
  %v3712 = add nsw i32 %v2839, 103
  %v3713 = getelementptr float, ptr %v2841, i64 103
  %v3714 = load float, ptr %v3713, align 4
  %v3715 = insertelement <4 x float> poison, float %v3714, i64 0
  %v3716 = shufflevector <4 x float> %v3715, <4 x float> poison, <4 x i32> zeroinitializer
  %v3717 = add nsw i32 %v2839, 102
  %v3718 = getelementptr float, ptr %v2841, i64 102
  %v3719 = load float, ptr %v3718, align 4
  %v3720 = insertelement <4 x float> poison, float %v3719, i64 0
  %v3721 = shufflevector <4 x float> %v3720, <4 x float> poison, <4 x i32> zeroinitializer
  %v3722 = add nsw i32 %v2839, 101
  %v3723 = getelementptr float, ptr %v2841, i64 101
  %v3724 = load float, ptr %v3723, align 4
  %v3725 = insertelement <4 x float> poison, float %v3724, i64 0
  %v3726 = shufflevector <4 x float> %v3725, <4 x float> poison, <4 x i32> zeroinitializer
  %v3727 = add nsw i32 %v2839, 99
  %v3728 = getelementptr float, ptr %v2841, i64 99
  %v3729 = load float, ptr %v3728, align 4
  %v3730 = insertelement <4 x float> poison, float %v3729, i64 0
  %v3731 = shufflevector <4 x float> %v3730, <4 x float> poison, <4 x i32> zeroinitializer
  %v3732 = add nsw i32 %v2839, 100
  %v3733 = getelementptr float, ptr %v2841, i64 100
  %v3734 = load float, ptr %v3733, align 4
  %v3735 = insertelement <4 x float> poison, float %v3734, i64 0
  %v3736 = shufflevector <4 x float> %v3735, <4 x float> poison, <4 x i32> zeroinitializer
  %v3737 = fmul <4 x float> %v746, %v3736
  %v3738 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v740, <4 x float> %v3731, <4 x float> %v3737)
  %v3739 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v715, <4 x float> %v3726, <4 x float> %v3738)
  %v3740 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v690, <4 x float> %v3721, <4 x float> %v3739)
  %v3741 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v666, <4 x float> %v3716, <4 x float> %v3740)
  %v3742 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v662, <4 x float> %v3711, <4 x float> %v3741)
  %v3743 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v637, <4 x float> %v3706, <4 x float> %v3742)
  %v3744 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v612, <4 x float> %v3701, <4 x float> %v3743)
  %v3745 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v606, <4 x float> %v3696, <4 x float> %v3744)
  %v3746 = fadd <4 x float> %v3691, %v3745
  store <4 x float> %v3746, ptr %v3527, align 4
  %v3747 = add nsw i32 %v3526, 4
  %v3748 = getelementptr float, ptr %v1, i32 %v3526
  %v3749 = getelementptr float, ptr %v3748, i64 4
  %v3750 = fmul <4 x float> %v944, %v3572
  %v3751 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v938, <4 x float> %v3567, <4 x float> %v3750)
  %v3752 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v905, <4 x float> %v3562, <4 x float> %v3751)
  %v3753 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v872, <4 x float> %v3557, <4 x float> %v3752)
  %v3754 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v847, <4 x float> %v3552, <4 x float> %v3753)
  %v3755 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v843, <4 x float> %v3547, <4 x float> %v3754)
  %v3756 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v818, <4 x float> %v3542, <4 x float> %v3755)
  %v3757 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v785, <4 x float> %v3537, <4 x float> %v3756)
  %v3758 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v779, <4 x float> %v3532, <4 x float> %v3757)
  %v3759 = fmul <4 x float> %v1110, %v3626
  %v3760 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1104, <4 x float> %v3621, <4 x float> %v3759)
  %v3761 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1079, <4 x float> %v3616, <4 x float> %v3760)
  %v3762 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1054, <4 x float> %v3611, <4 x float> %v3761)
  %v3763 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1029, <4 x float> %v3606, <4 x float> %v3762)
  %v3764 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1025, <4 x float> %v3601, <4 x float> %v3763)
  %v3765 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1000, <4 x float> %v3596, <4 x float> %v3764)
  %v3766 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v975, <4 x float> %v3591, <4 x float> %v3765)
  %v3767 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v969, <4 x float> %v3586, <4 x float> %v3766)
  %v3768 = fadd <4 x float> %v3758, %v3767
  %v3769 = fmul <4 x float> %v1276, %v3681
  %v3770 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1270, <4 x float> %v3676, <4 x float> %v3769)
  %v3771 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1245, <4 x float> %v3671, <4 x float> %v3770)
  %v3772 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1220, <4 x float> %v3666, <4 x float> %v3771)
  %v3773 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1195, <4 x float> %v3661, <4 x float> %v3772)
  %v3774 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1191, <4 x float> %v3656, <4 x float> %v3773)
  %v3775 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1166, <4 x float> %v3651, <4 x float> %v3774)
  %v3776 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1141, <4 x float> %v3646, <4 x float> %v3775)
  %v3777 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1135, <4 x float> %v3641, <4 x float> %v3776)
  %v3778 = fadd <4 x float> %v3768, %v3777
  %v3779 = fmul <4 x float> %v1442, %v3736
  %v3780 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1436, <4 x float> %v3731, <4 x float> %v3779)
  %v3781 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1411, <4 x float> %v3726, <4 x float> %v3780)
  %v3782 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1386, <4 x float> %v3721, <4 x float> %v3781)
  %v3783 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1361, <4 x float> %v3716, <4 x float> %v3782)
  %v3784 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1357, <4 x float> %v3711, <4 x float> %v3783)
  %v3785 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1332, <4 x float> %v3706, <4 x float> %v3784)
  %v3786 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1307, <4 x float> %v3701, <4 x float> %v3785)
  %v3787 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1301, <4 x float> %v3696, <4 x float> %v3786)
  %v3788 = fadd <4 x float> %v3778, %v3787
  store <4 x float> %v3788, ptr %v3749, align 4
  %v3789 = add nsw i32 %v3526, 8
  %v3790 = getelementptr float, ptr %v3748, i64 8
  %v3791 = fmul <4 x float> %v1640, %v3572
  %v3792 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1634, <4 x float> %v3567, <4 x float> %v3791)
  %v3793 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1601, <4 x float> %v3562, <4 x float> %v3792)
  %v3794 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1568, <4 x float> %v3557, <4 x float> %v3793)
  %v3795 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1543, <4 x float> %v3552, <4 x float> %v3794)
  %v3796 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1539, <4 x float> %v3547, <4 x float> %v3795)
  %v3797 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1514, <4 x float> %v3542, <4 x float> %v3796)
  %v3798 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1481, <4 x float> %v3537, <4 x float> %v3797)
  %v3799 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1475, <4 x float> %v3532, <4 x float> %v3798)
  %v3800 = fmul <4 x float> %v1806, %v3626
  %v3801 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1800, <4 x float> %v3621, <4 x float> %v3800)
  %v3802 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1775, <4 x float> %v3616, <4 x float> %v3801)
  %v3803 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1750, <4 x float> %v3611, <4 x float> %v3802)
  %v3804 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1725, <4 x float> %v3606, <4 x float> %v3803)
  %v3805 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1721, <4 x float> %v3601, <4 x float> %v3804)
  %v3806 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1696, <4 x float> %v3596, <4 x float> %v3805)
  %v3807 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1671, <4 x float> %v3591, <4 x float> %v3806)
  %v3808 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1665, <4 x float> %v3586, <4 x float> %v3807)
  %v3809 = fadd <4 x float> %v3799, %v3808
  %v3810 = fmul <4 x float> %v1972, %v3681
  %v3811 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1966, <4 x float> %v3676, <4 x float> %v3810)
  %v3812 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1941, <4 x float> %v3671, <4 x float> %v3811)
  %v3813 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1916, <4 x float> %v3666, <4 x float> %v3812)
  %v3814 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1891, <4 x float> %v3661, <4 x float> %v3813)
  %v3815 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1887, <4 x float> %v3656, <4 x float> %v3814)
  %v3816 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1862, <4 x float> %v3651, <4 x float> %v3815)
  %v3817 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1837, <4 x float> %v3646, <4 x float> %v3816)
  %v3818 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1831, <4 x float> %v3641, <4 x float> %v3817)
  %v3819 = fadd <4 x float> %v3809, %v3818
  %v3820 = fmul <4 x float> %v2138, %v3736
  %v3821 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2132, <4 x float> %v3731, <4 x float> %v3820)
  %v3822 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2107, <4 x float> %v3726, <4 x float> %v3821)
  %v3823 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2082, <4 x float> %v3721, <4 x float> %v3822)
  %v3824 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2057, <4 x float> %v3716, <4 x float> %v3823)
  %v3825 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2053, <4 x float> %v3711, <4 x float> %v3824)
  %v3826 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2028, <4 x float> %v3706, <4 x float> %v3825)
  %v3827 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2003, <4 x float> %v3701, <4 x float> %v3826)
  %v3828 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1997, <4 x float> %v3696, <4 x float> %v3827)
  %v3829 = fadd <4 x float> %v3819, %v3828
  store <4 x float> %v3829, ptr %v3790, align 4
  %v3830 = add nsw i32 %v3526, 12
  %v3831 = getelementptr float, ptr %v3748, i64 12
  %v3832 = fmul <4 x float> %v2336, %v3572
  %v3833 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2330, <4 x float> %v3567, <4 x float> %v3832)
  %v3834 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2297, <4 x float> %v3562, <4 x float> %v3833)
  %v3835 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2264, <4 x float> %v3557, <4 x float> %v3834)
  %v3836 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2239, <4 x float> %v3552, <4 x float> %v3835)
  %v3837 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2235, <4 x float> %v3547, <4 x float> %v3836)
  %v3838 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2210, <4 x float> %v3542, <4 x float> %v3837)
  %v3839 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2177, <4 x float> %v3537, <4 x float> %v3838)
  %v3840 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2171, <4 x float> %v3532, <4 x float> %v3839)
  %v3841 = fmul <4 x float> %v2502, %v3626
  %v3842 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2496, <4 x float> %v3621, <4 x float> %v3841)
  %v3843 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2471, <4 x float> %v3616, <4 x float> %v3842)
  %v3844 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2446, <4 x float> %v3611, <4 x float> %v3843)
  %v3845 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2421, <4 x float> %v3606, <4 x float> %v3844)
  %v3846 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2417, <4 x float> %v3601, <4 x float> %v3845)
  %v3847 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2392, <4 x float> %v3596, <4 x float> %v3846)
  %v3848 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2367, <4 x float> %v3591, <4 x float> %v3847)
  %v3849 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2361, <4 x float> %v3586, <4 x float> %v3848)
  %v3850 = fadd <4 x float> %v3840, %v3849
  %v3851 = fmul <4 x float> %v2668, %v3681
  %v3852 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2662, <4 x float> %v3676, <4 x float> %v3851)
  %v3853 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2637, <4 x float> %v3671, <4 x float> %v3852)
  %v3854 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2612, <4 x float> %v3666, <4 x float> %v3853)
  %v3855 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2587, <4 x float> %v3661, <4 x float> %v3854)
  %v3856 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2583, <4 x float> %v3656, <4 x float> %v3855)
  %v3857 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2558, <4 x float> %v3651, <4 x float> %v3856)
  %v3858 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2533, <4 x float> %v3646, <4 x float> %v3857)
  %v3859 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2527, <4 x float> %v3641, <4 x float> %v3858)
  %v3860 = fadd <4 x float> %v3850, %v3859
  %v3861 = fmul <4 x float> %v2834, %v3736
  %v3862 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2828, <4 x float> %v3731, <4 x float> %v3861)
  %v3863 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2803, <4 x float> %v3726, <4 x float> %v3862)
  %v3864 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2778, <4 x float> %v3721, <4 x float> %v3863)
  %v3865 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2753, <4 x float> %v3716, <4 x float> %v3864)
  %v3866 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2749, <4 x float> %v3711, <4 x float> %v3865)
  %v3867 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2724, <4 x float> %v3706, <4 x float> %v3866)
  %v3868 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2699, <4 x float> %v3701, <4 x float> %v3867)
  %v3869 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2693, <4 x float> %v3696, <4 x float> %v3868)
  %v3870 = fadd <4 x float> %v3860, %v3869
  store <4 x float> %v3870, ptr %v3831, align 4
  %v3871 = add nsw i32 %v2837, 768
  %v3872 = getelementptr float, ptr %v2838, i64 768
  %v3873 = add nsw i32 %v2839, 116
  %v3874 = getelementptr float, ptr %v2841, i64 116
  %v3875 = load float, ptr %v3874, align 4
  %v3876 = insertelement <4 x float> poison, float %v3875, i64 0
  %v3877 = shufflevector <4 x float> %v3876, <4 x float> poison, <4 x i32> zeroinitializer
  %v3878 = add nsw i32 %v2839, 115
  %v3879 = getelementptr float, ptr %v2841, i64 115
  %v3880 = load float, ptr %v3879, align 4
  %v3881 = insertelement <4 x float> poison, float %v3880, i64 0
  %v3882 = shufflevector <4 x float> %v3881, <4 x float> poison, <4 x i32> zeroinitializer
  %v3883 = add nsw i32 %v2839, 114
  %v3884 = getelementptr float, ptr %v2841, i64 114
  %v3885 = load float, ptr %v3884, align 4
  %v3886 = insertelement <4 x float> poison, float %v3885, i64 0
  %v3887 = shufflevector <4 x float> %v3886, <4 x float> poison, <4 x i32> zeroinitializer
  %v3888 = add nsw i32 %v2839, 113
  %v3889 = getelementptr float, ptr %v2841, i64 113
  %v3890 = load float, ptr %v3889, align 4
  %v3891 = insertelement <4 x float> poison, float %v3890, i64 0
  %v3892 = shufflevector <4 x float> %v3891, <4 x float> poison, <4 x i32> zeroinitializer
  %v3893 = add nsw i32 %v2839, 112
  %v3894 = getelementptr float, ptr %v2841, i64 112
  %v3895 = load float, ptr %v3894, align 4
  %v3896 = insertelement <4 x float> poison, float %v3895, i64 0
  %v3897 = shufflevector <4 x float> %v3896, <4 x float> poison, <4 x i32> zeroinitializer
  %v3898 = add nsw i32 %v2839, 111
  %v3899 = getelementptr float, ptr %v2841, i64 111
  %v3900 = load float, ptr %v3899, align 4
  %v3901 = insertelement <4 x float> poison, float %v3900, i64 0
  %v3902 = shufflevector <4 x float> %v3901, <4 x float> poison, <4 x i32> zeroinitializer
  %v3903 = add nsw i32 %v2839, 110
  %v3904 = getelementptr float, ptr %v2841, i64 110
  %v3905 = load float, ptr %v3904, align 4
  %v3906 = insertelement <4 x float> poison, float %v3905, i64 0
  %v3907 = shufflevector <4 x float> %v3906, <4 x float> poison, <4 x i32> zeroinitializer
  %v3908 = add nsw i32 %v2839, 108
  %v3909 = getelementptr float, ptr %v2841, i64 108
  %v3910 = load float, ptr %v3909, align 4
  %v3911 = insertelement <4 x float> poison, float %v3910, i64 0
  %v3912 = shufflevector <4 x float> %v3911, <4 x float> poison, <4 x i32> zeroinitializer
  %v3913 = add nsw i32 %v2839, 109
  %v3914 = getelementptr float, ptr %v2841, i64 109
  %v3915 = load float, ptr %v3914, align 4
  %v3916 = insertelement <4 x float> poison, float %v3915, i64 0
  %v3917 = shufflevector <4 x float> %v3916, <4 x float> poison, <4 x i32> zeroinitializer
  %v3918 = fmul <4 x float> %v251, %v3917
  %v3919 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v243, <4 x float> %v3912, <4 x float> %v3918)
  %v3920 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v210, <4 x float> %v3907, <4 x float> %v3919)
  %v3921 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v176, <4 x float> %v3902, <4 x float> %v3920)
  %v3922 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v152, <4 x float> %v3897, <4 x float> %v3921)
  %v3923 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v150, <4 x float> %v3892, <4 x float> %v3922)
  %v3924 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v125, <4 x float> %v3887, <4 x float> %v3923)
  %v3925 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v92, <4 x float> %v3882, <4 x float> %v3924)
  %v3926 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v84, <4 x float> %v3877, <4 x float> %v3925)
  %v3927 = add nsw i32 %v2839, 125
  %v3928 = getelementptr float, ptr %v2841, i64 125
  %v3929 = load float, ptr %v3928, align 4
  %v3930 = insertelement <4 x float> poison, float %v3929, i64 0
  %v3931 = shufflevector <4 x float> %v3930, <4 x float> poison, <4 x i32> zeroinitializer
  %v3932 = add nsw i32 %v2839, 124
  %v3933 = getelementptr float, ptr %v2841, i64 124
  %v3934 = load float, ptr %v3933, align 4
  %v3935 = insertelement <4 x float> poison, float %v3934, i64 0
  %v3936 = shufflevector <4 x float> %v3935, <4 x float> poison, <4 x i32> zeroinitializer
  %v3937 = add nsw i32 %v2839, 123
  %v3938 = getelementptr float, ptr %v2841, i64 123
  %v3939 = load float, ptr %v3938, align 4
  %v3940 = insertelement <4 x float> poison, float %v3939, i64 0
  %v3941 = shufflevector <4 x float> %v3940, <4 x float> poison, <4 x i32> zeroinitializer
  %v3942 = add nsw i32 %v2839, 122
  %v3943 = getelementptr float, ptr %v2841, i64 122
  %v3944 = load float, ptr %v3943, align 4
  %v3945 = insertelement <4 x float> poison, float %v3944, i64 0
  %v3946 = shufflevector <4 x float> %v3945, <4 x float> poison, <4 x i32> zeroinitializer
  %v3947 = add nsw i32 %v2839, 121
  %v3948 = getelementptr float, ptr %v2841, i64 121
  %v3949 = load float, ptr %v3948, align 4
  %v3950 = insertelement <4 x float> poison, float %v3949, i64 0
  %v3951 = shufflevector <4 x float> %v3950, <4 x float> poison, <4 x i32> zeroinitializer
  %v3952 = add nsw i32 %v2839, 120
  %v3953 = getelementptr float, ptr %v2841, i64 120
  %v3954 = load float, ptr %v3953, align 4
  %v3955 = insertelement <4 x float> poison, float %v3954, i64 0
  %v3956 = shufflevector <4 x float> %v3955, <4 x float> poison, <4 x i32> zeroinitializer
  %v3957 = add nsw i32 %v2839, 119
  %v3958 = getelementptr float, ptr %v2841, i64 119
  %v3959 = load float, ptr %v3958, align 4
  %v3960 = insertelement <4 x float> poison, float %v3959, i64 0
  %v3961 = shufflevector <4 x float> %v3960, <4 x float> poison, <4 x i32> zeroinitializer
  %v3962 = add nsw i32 %v2839, 117
  %v3963 = getelementptr float, ptr %v2841, i64 117
  %v3964 = load float, ptr %v3963, align 4
  %v3965 = insertelement <4 x float> poison, float %v3964, i64 0
  %v3966 = shufflevector <4 x float> %v3965, <4 x float> poison, <4 x i32> zeroinitializer
  %v3967 = add nsw i32 %v2839, 118
  %v3968 = getelementptr float, ptr %v2841, i64 118
  %v3969 = load float, ptr %v3968, align 4
  %v3970 = insertelement <4 x float> poison, float %v3969, i64 0
  %v3971 = shufflevector <4 x float> %v3970, <4 x float> poison, <4 x i32> zeroinitializer
  %v3972 = fmul <4 x float> %v416, %v3971
  %v3973 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v410, <4 x float> %v3966, <4 x float> %v3972)
  %v3974 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v385, <4 x float> %v3961, <4 x float> %v3973)
  %v3975 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v360, <4 x float> %v3956, <4 x float> %v3974)
  %v3976 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v336, <4 x float> %v3951, <4 x float> %v3975)
  %v3977 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v332, <4 x float> %v3946, <4 x float> %v3976)
  %v3978 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v307, <4 x float> %v3941, <4 x float> %v3977)
  %v3979 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v282, <4 x float> %v3936, <4 x float> %v3978)
  %v3980 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v276, <4 x float> %v3931, <4 x float> %v3979)
  %v3981 = fadd <4 x float> %v3926, %v3980
  %v3982 = add nsw i32 %v2839, 134
  %v3983 = getelementptr float, ptr %v2841, i64 134
  %v3984 = load float, ptr %v3983, align 4
  %v3985 = insertelement <4 x float> poison, float %v3984, i64 0
  %v3986 = shufflevector <4 x float> %v3985, <4 x float> poison, <4 x i32> zeroinitializer
  %v3987 = add nsw i32 %v2839, 133
  %v3988 = getelementptr float, ptr %v2841, i64 133
  %v3989 = load float, ptr %v3988, align 4
  %v3990 = insertelement <4 x float> poison, float %v3989, i64 0
  %v3991 = shufflevector <4 x float> %v3990, <4 x float> poison, <4 x i32> zeroinitializer
  %v3992 = add nsw i32 %v2839, 132
  %v3993 = getelementptr float, ptr %v2841, i64 132
  %v3994 = load float, ptr %v3993, align 4
  %v3995 = insertelement <4 x float> poison, float %v3994, i64 0
  %v3996 = shufflevector <4 x float> %v3995, <4 x float> poison, <4 x i32> zeroinitializer
  %v3997 = add nsw i32 %v2839, 131
  %v3998 = getelementptr float, ptr %v2841, i64 131
  %v3999 = load float, ptr %v3998, align 4
  %v4000 = insertelement <4 x float> poison, float %v3999, i64 0
  %v4001 = shufflevector <4 x float> %v4000, <4 x float> poison, <4 x i32> zeroinitializer
  %v4002 = add nsw i32 %v2839, 130
  %v4003 = getelementptr float, ptr %v2841, i64 130
  %v4004 = load float, ptr %v4003, align 4
  %v4005 = insertelement <4 x float> poison, float %v4004, i64 0
  %v4006 = shufflevector <4 x float> %v4005, <4 x float> poison, <4 x i32> zeroinitializer
  %v4007 = add nsw i32 %v2839, 129
  %v4008 = getelementptr float, ptr %v2841, i64 129
  %v4009 = load float, ptr %v4008, align 4
  %v4010 = insertelement <4 x float> poison, float %v4009, i64 0
  %v4011 = shufflevector <4 x float> %v4010, <4 x float> poison, <4 x i32> zeroinitializer
  %v4012 = add nsw i32 %v2839, 128
  %v4013 = getelementptr float, ptr %v2841, i64 128
  %v4014 = load float, ptr %v4013, align 4
  %v4015 = insertelement <4 x float> poison, float %v4014, i64 0
  %v4016 = shufflevector <4 x float> %v4015, <4 x float> poison, <4 x i32> zeroinitializer
  %v4017 = add nsw i32 %v2839, 126
  %v4018 = getelementptr float, ptr %v2841, i64 126
  %v4019 = load float, ptr %v4018, align 4
  %v4020 = insertelement <4 x float> poison, float %v4019, i64 0
  %v4021 = shufflevector <4 x float> %v4020, <4 x float> poison, <4 x i32> zeroinitializer
  %v4022 = add nsw i32 %v2839, 127
  %v4023 = getelementptr float, ptr %v2841, i64 127
  %v4024 = load float, ptr %v4023, align 4
  %v4025 = insertelement <4 x float> poison, float %v4024, i64 0
  %v4026 = shufflevector <4 x float> %v4025, <4 x float> poison, <4 x i32> zeroinitializer
  %v4027 = fmul <4 x float> %v581, %v4026
  %v4028 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v575, <4 x float> %v4021, <4 x float> %v4027)
  %v4029 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v550, <4 x float> %v4016, <4 x float> %v4028)
  %v4030 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v525, <4 x float> %v4011, <4 x float> %v4029)
  %v4031 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v501, <4 x float> %v4006, <4 x float> %v4030)
  %v4032 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v497, <4 x float> %v4001, <4 x float> %v4031)
  %v4033 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v472, <4 x float> %v3996, <4 x float> %v4032)
  %v4034 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v447, <4 x float> %v3991, <4 x float> %v4033)
  %v4035 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v441, <4 x float> %v3986, <4 x float> %v4034)
  %v4036 = fadd <4 x float> %v3981, %v4035
  %v4037 = add nsw i32 %v2839, 143
  %v4038 = getelementptr float, ptr %v2841, i64 143
  %v4039 = load float, ptr %v4038, align 4
  %v4040 = insertelement <4 x float> poison, float %v4039, i64 0
  %v4041 = shufflevector <4 x float> %v4040, <4 x float> poison, <4 x i32> zeroinitializer
  %v4042 = add nsw i32 %v2839, 142
  %v4043 = getelementptr float, ptr %v2841, i64 142
  %v4044 = load float, ptr %v4043, align 4
  %v4045 = insertelement <4 x float> poison, float %v4044, i64 0
  %v4046 = shufflevector <4 x float> %v4045, <4 x float> poison, <4 x i32> zeroinitializer
  %v4047 = add nsw i32 %v2839, 141
  %v4048 = getelementptr float, ptr %v2841, i64 141
  %v4049 = load float, ptr %v4048, align 4
  %v4050 = insertelement <4 x float> poison, float %v4049, i64 0
  %v4051 = shufflevector <4 x float> %v4050, <4 x float> poison, <4 x i32> zeroinitializer
  %v4052 = add nsw i32 %v2839, 140
  %v4053 = getelementptr float, ptr %v2841, i64 140
  %v4054 = load float, ptr %v4053, align 4
  %v4055 = insertelement <4 x float> poison, float %v4054, i64 0
  %v4056 = shufflevector <4 x float> %v4055, <4 x float> poison, <4 x i32> zeroinitializer
  %v4057 = add nsw i32 %v2839, 139
  %v4058 = getelementptr float, ptr %v2841, i64 139
  %v4059 = load float, ptr %v4058, align 4
  %v4060 = insertelement <4 x float> poison, float %v4059, i64 0
  %v4061 = shufflevector <4 x float> %v4060, <4 x float> poison, <4 x i32> zeroinitializer
  %v4062 = add nsw i32 %v2839, 138
  %v4063 = getelementptr float, ptr %v2841, i64 138
  %v4064 = load float, ptr %v4063, align 4
  %v4065 = insertelement <4 x float> poison, float %v4064, i64 0
  %v4066 = shufflevector <4 x float> %v4065, <4 x float> poison, <4 x i32> zeroinitializer
  %v4067 = add nsw i32 %v2839, 137
  %v4068 = getelementptr float, ptr %v2841, i64 137
  %v4069 = load float, ptr %v4068, align 4
  %v4070 = insertelement <4 x float> poison, float %v4069, i64 0
  %v4071 = shufflevector <4 x float> %v4070, <4 x float> poison, <4 x i32> zeroinitializer
  %v4072 = add nsw i32 %v2839, 135
  %v4073 = getelementptr float, ptr %v2841, i64 135
  %v4074 = load float, ptr %v4073, align 4
  %v4075 = insertelement <4 x float> poison, float %v4074, i64 0
  %v4076 = shufflevector <4 x float> %v4075, <4 x float> poison, <4 x i32> zeroinitializer
  %v4077 = add nsw i32 %v2839, 136
  %v4078 = getelementptr float, ptr %v2841, i64 136
  %v4079 = load float, ptr %v4078, align 4
  %v4080 = insertelement <4 x float> poison, float %v4079, i64 0
  %v4081 = shufflevector <4 x float> %v4080, <4 x float> poison, <4 x i32> zeroinitializer
  %v4082 = fmul <4 x float> %v746, %v4081
  %v4083 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v740, <4 x float> %v4076, <4 x float> %v4082)
  %v4084 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v715, <4 x float> %v4071, <4 x float> %v4083)
  %v4085 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v690, <4 x float> %v4066, <4 x float> %v4084)
  %v4086 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v666, <4 x float> %v4061, <4 x float> %v4085)
  %v4087 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v662, <4 x float> %v4056, <4 x float> %v4086)
  %v4088 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v637, <4 x float> %v4051, <4 x float> %v4087)
  %v4089 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v612, <4 x float> %v4046, <4 x float> %v4088)
  %v4090 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v606, <4 x float> %v4041, <4 x float> %v4089)
  %v4091 = fadd <4 x float> %v4036, %v4090
  store <4 x float> %v4091, ptr %v3872, align 4
  %v4092 = add nsw i32 %v3871, 4
  %v4093 = getelementptr float, ptr %v1, i32 %v3871
  %v4094 = getelementptr float, ptr %v4093, i64 4
  %v4095 = fmul <4 x float> %v944, %v3917
  %v4096 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v938, <4 x float> %v3912, <4 x float> %v4095)
  %v4097 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v905, <4 x float> %v3907, <4 x float> %v4096)
  %v4098 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v872, <4 x float> %v3902, <4 x float> %v4097)
  %v4099 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v847, <4 x float> %v3897, <4 x float> %v4098)
  %v4100 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v843, <4 x float> %v3892, <4 x float> %v4099)
  %v4101 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v818, <4 x float> %v3887, <4 x float> %v4100)
  %v4102 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v785, <4 x float> %v3882, <4 x float> %v4101)
  %v4103 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v779, <4 x float> %v3877, <4 x float> %v4102)
  %v4104 = fmul <4 x float> %v1110, %v3971
  %v4105 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1104, <4 x float> %v3966, <4 x float> %v4104)
  %v4106 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1079, <4 x float> %v3961, <4 x float> %v4105)
  %v4107 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1054, <4 x float> %v3956, <4 x float> %v4106)
  %v4108 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1029, <4 x float> %v3951, <4 x float> %v4107)
  %v4109 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1025, <4 x float> %v3946, <4 x float> %v4108)
  %v4110 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1000, <4 x float> %v3941, <4 x float> %v4109)
  %v4111 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v975, <4 x float> %v3936, <4 x float> %v4110)
  %v4112 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v969, <4 x float> %v3931, <4 x float> %v4111)
  %v4113 = fadd <4 x float> %v4103, %v4112
  %v4114 = fmul <4 x float> %v1276, %v4026
  %v4115 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1270, <4 x float> %v4021, <4 x float> %v4114)
  %v4116 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1245, <4 x float> %v4016, <4 x float> %v4115)
  %v4117 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1220, <4 x float> %v4011, <4 x float> %v4116)
  %v4118 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1195, <4 x float> %v4006, <4 x float> %v4117)
  %v4119 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1191, <4 x float> %v4001, <4 x float> %v4118)
  %v4120 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1166, <4 x float> %v3996, <4 x float> %v4119)
  %v4121 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1141, <4 x float> %v3991, <4 x float> %v4120)
  %v4122 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1135, <4 x float> %v3986, <4 x float> %v4121)
  %v4123 = fadd <4 x float> %v4113, %v4122
  %v4124 = fmul <4 x float> %v1442, %v4081
  %v4125 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1436, <4 x float> %v4076, <4 x float> %v4124)
  %v4126 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1411, <4 x float> %v4071, <4 x float> %v4125)
  %v4127 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1386, <4 x float> %v4066, <4 x float> %v4126)
  %v4128 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1361, <4 x float> %v4061, <4 x float> %v4127)
  %v4129 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1357, <4 x float> %v4056, <4 x float> %v4128)
  %v4130 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1332, <4 x float> %v4051, <4 x float> %v4129)
  %v4131 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1307, <4 x float> %v4046, <4 x float> %v4130)
  %v4132 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1301, <4 x float> %v4041, <4 x float> %v4131)
  %v4133 = fadd <4 x float> %v4123, %v4132
  store <4 x float> %v4133, ptr %v4094, align 4
  %v4134 = add nsw i32 %v3871, 8
  %v4135 = getelementptr float, ptr %v4093, i64 8
  %v4136 = fmul <4 x float> %v1640, %v3917
  %v4137 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1634, <4 x float> %v3912, <4 x float> %v4136)
  %v4138 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1601, <4 x float> %v3907, <4 x float> %v4137)
  %v4139 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1568, <4 x float> %v3902, <4 x float> %v4138)
  %v4140 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1543, <4 x float> %v3897, <4 x float> %v4139)
  %v4141 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1539, <4 x float> %v3892, <4 x float> %v4140)
  %v4142 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1514, <4 x float> %v3887, <4 x float> %v4141)
  %v4143 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1481, <4 x float> %v3882, <4 x float> %v4142)
  %v4144 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1475, <4 x float> %v3877, <4 x float> %v4143)
  %v4145 = fmul <4 x float> %v1806, %v3971
  %v4146 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1800, <4 x float> %v3966, <4 x float> %v4145)
  %v4147 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1775, <4 x float> %v3961, <4 x float> %v4146)
  %v4148 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1750, <4 x float> %v3956, <4 x float> %v4147)
  %v4149 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1725, <4 x float> %v3951, <4 x float> %v4148)
  %v4150 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1721, <4 x float> %v3946, <4 x float> %v4149)
  %v4151 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1696, <4 x float> %v3941, <4 x float> %v4150)
  %v4152 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1671, <4 x float> %v3936, <4 x float> %v4151)
  %v4153 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1665, <4 x float> %v3931, <4 x float> %v4152)
  %v4154 = fadd <4 x float> %v4144, %v4153
  %v4155 = fmul <4 x float> %v1972, %v4026
  %v4156 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1966, <4 x float> %v4021, <4 x float> %v4155)
  %v4157 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1941, <4 x float> %v4016, <4 x float> %v4156)
  %v4158 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1916, <4 x float> %v4011, <4 x float> %v4157)
  %v4159 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1891, <4 x float> %v4006, <4 x float> %v4158)
  %v4160 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1887, <4 x float> %v4001, <4 x float> %v4159)
  %v4161 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1862, <4 x float> %v3996, <4 x float> %v4160)
  %v4162 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1837, <4 x float> %v3991, <4 x float> %v4161)
  %v4163 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1831, <4 x float> %v3986, <4 x float> %v4162)
  %v4164 = fadd <4 x float> %v4154, %v4163
  %v4165 = fmul <4 x float> %v2138, %v4081
  %v4166 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2132, <4 x float> %v4076, <4 x float> %v4165)
  %v4167 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2107, <4 x float> %v4071, <4 x float> %v4166)
  %v4168 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2082, <4 x float> %v4066, <4 x float> %v4167)
  %v4169 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2057, <4 x float> %v4061, <4 x float> %v4168)
  %v4170 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2053, <4 x float> %v4056, <4 x float> %v4169)
  %v4171 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2028, <4 x float> %v4051, <4 x float> %v4170)
  %v4172 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2003, <4 x float> %v4046, <4 x float> %v4171)
  %v4173 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1997, <4 x float> %v4041, <4 x float> %v4172)
  %v4174 = fadd <4 x float> %v4164, %v4173
  store <4 x float> %v4174, ptr %v4135, align 4
  %v4175 = add nsw i32 %v3871, 12
  %v4176 = getelementptr float, ptr %v4093, i64 12
  %v4177 = fmul <4 x float> %v2336, %v3917
  %v4178 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2330, <4 x float> %v3912, <4 x float> %v4177)
  %v4179 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2297, <4 x float> %v3907, <4 x float> %v4178)
  %v4180 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2264, <4 x float> %v3902, <4 x float> %v4179)
  %v4181 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2239, <4 x float> %v3897, <4 x float> %v4180)
  %v4182 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2235, <4 x float> %v3892, <4 x float> %v4181)
  %v4183 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2210, <4 x float> %v3887, <4 x float> %v4182)
  %v4184 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2177, <4 x float> %v3882, <4 x float> %v4183)
  %v4185 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2171, <4 x float> %v3877, <4 x float> %v4184)
  %v4186 = fmul <4 x float> %v2502, %v3971
  %v4187 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2496, <4 x float> %v3966, <4 x float> %v4186)
  %v4188 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2471, <4 x float> %v3961, <4 x float> %v4187)
  %v4189 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2446, <4 x float> %v3956, <4 x float> %v4188)
  %v4190 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2421, <4 x float> %v3951, <4 x float> %v4189)
  %v4191 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2417, <4 x float> %v3946, <4 x float> %v4190)
  %v4192 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2392, <4 x float> %v3941, <4 x float> %v4191)
  %v4193 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2367, <4 x float> %v3936, <4 x float> %v4192)
  %v4194 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2361, <4 x float> %v3931, <4 x float> %v4193)
  %v4195 = fadd <4 x float> %v4185, %v4194
  %v4196 = fmul <4 x float> %v2668, %v4026
  %v4197 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2662, <4 x float> %v4021, <4 x float> %v4196)
  %v4198 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2637, <4 x float> %v4016, <4 x float> %v4197)
  %v4199 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2612, <4 x float> %v4011, <4 x float> %v4198)
  %v4200 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2587, <4 x float> %v4006, <4 x float> %v4199)
  %v4201 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2583, <4 x float> %v4001, <4 x float> %v4200)
  %v4202 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2558, <4 x float> %v3996, <4 x float> %v4201)
  %v4203 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2533, <4 x float> %v3991, <4 x float> %v4202)
  %v4204 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2527, <4 x float> %v3986, <4 x float> %v4203)
  %v4205 = fadd <4 x float> %v4195, %v4204
  %v4206 = fmul <4 x float> %v2834, %v4081
  %v4207 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2828, <4 x float> %v4076, <4 x float> %v4206)
  %v4208 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2803, <4 x float> %v4071, <4 x float> %v4207)
  %v4209 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2778, <4 x float> %v4066, <4 x float> %v4208)
  %v4210 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2753, <4 x float> %v4061, <4 x float> %v4209)
  %v4211 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2749, <4 x float> %v4056, <4 x float> %v4210)
  %v4212 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2724, <4 x float> %v4051, <4 x float> %v4211)
  %v4213 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2699, <4 x float> %v4046, <4 x float> %v4212)
  %v4214 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2693, <4 x float> %v4041, <4 x float> %v4213)
  %v4215 = fadd <4 x float> %v4205, %v4214
  store <4 x float> %v4215, ptr %v4176, align 4
  %v4216 = add nsw i32 %v2835, 1
  %v4217 = icmp slt i32 %v4216, 2
  br i1 %v4217, label %loop418, label %done418
done418:
  %v4218 = add nsw i32 %v49, 1
  %v4219 = icmp slt i32 %v4218, %v7
  br i1 %v4219, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+neon" "prefer-vector-width"="128" "no-trapping-math"="true" }
