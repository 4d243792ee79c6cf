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
  %v9 = icmp slt <4 x i32> <i32 4, i32 5, i32 6, i32 7>, splat (i32 15)
  %v10 = icmp slt <4 x i32> <i32 8, i32 9, i32 10, i32 11>, splat (i32 15)
  %v11 = icmp slt <4 x i32> <i32 12, i32 13, i32 14, i32 15>, splat (i32 15)
  %v12 = shufflevector <4 x i1> %v8, <4 x i1> %v9, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v13 = shufflevector <4 x i1> %v10, <4 x i1> %v11, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v14 = shufflevector <8 x i1> %v12, <8 x i1> %v13, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v15 = icmp slt <4 x i32> zeroinitializer, <i32 0, i32 1, i32 2, i32 3>
  %v16 = icmp slt <4 x i32> zeroinitializer, <i32 4, i32 5, i32 6, i32 7>
  %v17 = icmp slt <4 x i32> zeroinitializer, <i32 8, i32 9, i32 10, i32 11>
  %v18 = icmp slt <4 x i32> zeroinitializer, <i32 12, i32 13, i32 14, i32 15>
  %v19 = shufflevector <4 x i1> %v15, <4 x i1> %v16, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v20 = shufflevector <4 x i1> %v17, <4 x i1> %v18, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v21 = shufflevector <8 x i1> %v19, <8 x i1> %v20, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v22 = extractelement <4 x i1> %v8, i32 0
  %v23 = extractelement <4 x i1> %v8, i32 1
  %v24 = extractelement <4 x i1> %v8, i32 2
  %v25 = extractelement <4 x i1> %v8, i32 3
  %v26 = extractelement <4 x i1> %v15, i32 0
  %v27 = extractelement <4 x i1> %v15, i32 1
  %v28 = extractelement <4 x i1> %v15, i32 2
  %v29 = extractelement <4 x i1> %v15, i32 3
  %v30 = extractelement <4 x i1> %v9, i32 0
  %v31 = extractelement <4 x i1> %v9, i32 1
  %v32 = extractelement <4 x i1> %v9, i32 2
  %v33 = extractelement <4 x i1> %v9, i32 3
  %v34 = extractelement <4 x i1> %v16, i32 0
  %v35 = extractelement <4 x i1> %v16, i32 1
  %v36 = extractelement <4 x i1> %v16, i32 2
  %v37 = extractelement <4 x i1> %v16, i32 3
  %v38 = extractelement <4 x i1> %v10, i32 0
  %v39 = extractelement <4 x i1> %v10, i32 1
  %v40 = extractelement <4 x i1> %v10, i32 2
  %v41 = extractelement <4 x i1> %v10, i32 3
  %v42 = extractelement <4 x i1> %v17, i32 0
  %v43 = extractelement <4 x i1> %v17, i32 1
  %v44 = extractelement <4 x i1> %v17, i32 2
  %v45 = extractelement <4 x i1> %v17, i32 3
  %v46 = extractelement <4 x i1> %v11, i32 0
  %v47 = extractelement <4 x i1> %v11, i32 1
  %v48 = extractelement <4 x i1> %v11, i32 2
  %v49 = extractelement <4 x i1> %v11, i32 3
  %v50 = extractelement <4 x i1> %v18, i32 0
  %v51 = extractelement <4 x i1> %v18, i32 1
  %v52 = extractelement <4 x i1> %v18, i32 2
  %v53 = extractelement <4 x i1> %v18, i32 3
  %v54 = icmp slt i32 %v6, %v7
  br i1 %v54, label %loop1, label %done1
loop1:
  %v55 = phi i32 [ %v6, %entry ], [ %v3754, %done418 ]
  %v56 = mul nsw i32 %v55, 16
  %v57 = icmp slt i32 %v55, 15
  %v58 = insertelement <16 x i1> poison, i1 %v57, i64 0
  %v59 = shufflevector <16 x i1> %v58, <16 x i1> poison, <16 x i32> zeroinitializer
  %v60 = and <16 x i1> %v59, %v14
  %v61 = shufflevector <16 x i1> %v60, <16 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v62 = add nsw i32 %v56, 17
  %v63 = extractelement <16 x i1> %v60, i32 0
  %v64 = getelementptr float, ptr %v3, i32 %v62
  br i1 %v63, label %then2, label %join2
then2:
  %v65 = load float, ptr %v64, align 4
  br label %join2
join2:
  %v66 = phi float [ %v65, %then2 ], [ 0x0000000000000000, %loop1 ]
  %v67 = add nsw i32 %v62, 1
  %v68 = extractelement <16 x i1> %v60, i32 1
  %v69 = getelementptr float, ptr %v3, i32 %v67
  br i1 %v68, label %then3, label %join3
then3:
  %v70 = load float, ptr %v69, align 4
  br label %join3
join3:
  %v71 = phi float [ %v70, %then3 ], [ 0x0000000000000000, %join2 ]
  %v72 = add nsw i32 %v62, 2
  %v73 = extractelement <16 x i1> %v60, i32 2
  %v74 = getelementptr float, ptr %v3, i32 %v72
  br i1 %v73, label %then4, label %join4
then4:
  %v75 = load float, ptr %v74, align 4
  br label %join4
join4:
  %v76 = phi float [ %v75, %then4 ], [ 0x0000000000000000, %join3 ]
  %v77 = add nsw i32 %v62, 3
  %v78 = extractelement <16 x i1> %v60, i32 3
  %v79 = getelementptr float, ptr %v3, i32 %v77
  br i1 %v78, label %then5, label %join5
then5:
  %v80 = load float, ptr %v79, align 4
  br label %join5
join5:
  %v81 = phi float [ %v80, %then5 ], [ 0x0000000000000000, %join4 ]
  %v82 = insertelement <4 x float> poison, float %v66, i64 0
  %v83 = insertelement <4 x float> %v82, float %v71, i64 1
  %v84 = insertelement <4 x float> %v83, float %v76, i64 2
  %v85 = insertelement <4 x float> %v84, float %v81, i64 3
  %v86 = select <4 x i1> %v61, <4 x float> %v85, <4 x float> zeroinitializer
  %v87 = insertelement <4 x i1> poison, i1 %v57, i64 0
  %v88 = shufflevector <4 x i1> %v87, <4 x i1> poison, <4 x i32> zeroinitializer
  %v89 = add nsw i32 %v56, 16
  %v90 = getelementptr float, ptr %v3, i32 %v89
  br i1 %v57, label %then6, label %join6
then6:
  %v91 = load <4 x float>, ptr %v90, align 4
  br label %join6
join6:
  %v92 = phi <4 x float> [ %v91, %then6 ], [ zeroinitializer, %join5 ]
  %v93 = select <4 x i1> %v88, <4 x float> %v92, <4 x float> zeroinitializer
  %v94 = and <16 x i1> %v59, %v21
  %v95 = shufflevector <16 x i1> %v94, <16 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v96 = add nsw i32 %v56, 15
  %v97 = extractelement <16 x i1> %v94, i32 0
  %v98 = getelementptr float, ptr %v3, i32 %v96
  br i1 %v97, label %then7, label %join7
then7:
  %v99 = load float, ptr %v98, align 4
  br label %join7
join7:
  %v100 = phi float [ %v99, %then7 ], [ 0x0000000000000000, %join6 ]
  %v101 = add nsw i32 %v96, 1
  %v102 = extractelement <16 x i1> %v94, i32 1
  %v103 = getelementptr float, ptr %v3, i32 %v101
  br i1 %v102, label %then8, label %join8
then8:
  %v104 = load float, ptr %v103, align 4
  br label %join8
join8:
  %v105 = phi float [ %v104, %then8 ], [ 0x0000000000000000, %join7 ]
  %v106 = add nsw i32 %v96, 2
  %v107 = extractelement <16 x i1> %v94, i32 2
  %v108 = getelementptr float, ptr %v3, i32 %v106
  br i1 %v107, label %then9, label %join9
then9:
  %v109 = load float, ptr %v108, align 4
  br label %join9
join9:
  %v110 = phi float [ %v109, %then9 ], [ 0x0000000000000000, %join8 ]
  %v111 = add nsw i32 %v96, 3
  %v112 = extractelement <16 x i1> %v94, i32 3
  %v113 = getelementptr float, ptr %v3, i32 %v111
  br i1 %v112, label %then10, label %join10
then10:
  %v114 = load float, ptr %v113, align 4
  br label %join10
join10:
  %v115 = phi float [ %v114, %then10 ], [ 0x0000000000000000, %join9 ]
  %v116 = insertelement <4 x float> poison, float %v100, i64 0
  %v117 = insertelement <4 x float> %v116, float %v105, i64 1
  %v118 = insertelement <4 x float> %v117, float %v110, i64 2
  %v119 = insertelement <4 x float> %v118, float %v115, i64 3
  %v120 = select <4 x i1> %v95, <4 x float> %v119, <4 x float> zeroinitializer
  %v121 = add nsw i32 %v56, 1
  %v122 = getelementptr float, ptr %v3, i32 %v121
  br i1 %v22, label %then11, label %join11
then11:
  %v123 = load float, ptr %v122, align 4
  br label %join11
join11:
  %v124 = phi float [ %v123, %then11 ], [ 0x0000000000000000, %join10 ]
  %v125 = add nsw i32 %v121, 1
  %v126 = getelementptr float, ptr %v3, i32 %v125
  br i1 %v23, label %then12, label %join12
then12:
  %v127 = load float, ptr %v126, align 4
  br label %join12
join12:
  %v128 = phi float [ %v127, %then12 ], [ 0x0000000000000000, %join11 ]
  %v129 = add nsw i32 %v121, 2
  %v130 = getelementptr float, ptr %v3, i32 %v129
  br i1 %v24, label %then13, label %join13
then13:
  %v131 = load float, ptr %v130, align 4
  br label %join13
join13:
  %v132 = phi float [ %v131, %then13 ], [ 0x0000000000000000, %join12 ]
  %v133 = add nsw i32 %v121, 3
  %v134 = getelementptr float, ptr %v3, i32 %v133
  br i1 %v25, label %then14, label %join14
then14:
  %v135 = load float, ptr %v134, align 4
  br label %join14
join14:
  %v136 = phi float [ %v135, %then14 ], [ 0x0000000000000000, %join13 ]
  %v137 = insertelement <4 x float> poison, float %v124, i64 0
  %v138 = insertelement <4 x float> %v137, float %v128, i64 1
  %v139 = insertelement <4 x float> %v138, float %v132, i64 2
  %v140 = insertelement <4 x float> %v139, float %v136, i64 3
  %v141 = select <4 x i1> %v8, <4 x float> %v140, <4 x float> zeroinitializer
  %v142 = getelementptr float, ptr %v3, i32 %v56
  %v143 = load <4 x float>, ptr %v142, align 4
  %v144 = add nsw i32 %v56, -1
  %v145 = getelementptr float, ptr %v3, i32 %v144
  br i1 %v26, label %then15, label %join15
then15:
  %v146 = load float, ptr %v145, align 4
  br label %join15
join15:
  %v147 = phi float [ %v146, %then15 ], [ 0x0000000000000000, %join14 ]
  %v148 = add nsw i32 %v144, 1
  %v149 = getelementptr float, ptr %v3, i32 %v148
  br i1 %v27, label %then16, label %join16
then16:
  %v150 = load float, ptr %v149, align 4
  br label %join16
join16:
  %v151 = phi float [ %v150, %then16 ], [ 0x0000000000000000, %join15 ]
  %v152 = add nsw i32 %v144, 2
  %v153 = getelementptr float, ptr %v3, i32 %v152
  br i1 %v28, label %then17, label %join17
then17:
  %v154 = load float, ptr %v153, align 4
  br label %join17
join17:
  %v155 = phi float [ %v154, %then17 ], [ 0x0000000000000000, %join16 ]
  %v156 = add nsw i32 %v144, 3
  %v157 = getelementptr float, ptr %v3, i32 %v156
  br i1 %v29, label %then18, label %join18
then18:
  %v158 = load float, ptr %v157, align 4
  br label %join18
join18:
  %v159 = phi float [ %v158, %then18 ], [ 0x0000000000000000, %join17 ]
  %v160 = insertelement <4 x float> poison, float %v147, i64 0
  %v161 = insertelement <4 x float> %v160, float %v151, i64 1
  %v162 = insertelement <4 x float> %v161, float %v155, i64 2
  %v163 = insertelement <4 x float> %v162, float %v159, i64 3
  %v164 = select <4 x i1> %v15, <4 x float> %v163, <4 x float> zeroinitializer
  %v165 = icmp slt i32 0, %v55
  %v166 = insertelement <16 x i1> poison, i1 %v165, i64 0
  %v167 = shufflevector <16 x i1> %v166, <16 x i1> poison, <16 x i32> zeroinitializer
  %v168 = and <16 x i1> %v167, %v14
  %v169 = shufflevector <16 x i1> %v168, <16 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v170 = add nsw i32 %v56, -15
  %v171 = extractelement <16 x i1> %v168, i32 0
  %v172 = getelementptr float, ptr %v3, i32 %v170
  br i1 %v171, label %then19, label %join19
then19:
  %v173 = load float, ptr %v172, align 4
  br label %join19
join19:
  %v174 = phi float [ %v173, %then19 ], [ 0x0000000000000000, %join18 ]
  %v175 = add nsw i32 %v170, 1
  %v176 = extractelement <16 x i1> %v168, i32 1
  %v177 = getelementptr float, ptr %v3, i32 %v175
  br i1 %v176, label %then20, label %join20
then20:
  %v178 = load float, ptr %v177, align 4
  br label %join20
join20:
  %v179 = phi float [ %v178, %then20 ], [ 0x0000000000000000, %join19 ]
  %v180 = add nsw i32 %v170, 2
  %v181 = extractelement <16 x i1> %v168, i32 2
  %v182 = getelementptr float, ptr %v3, i32 %v180
  br i1 %v181, label %then21, label %join21
then21:
  %v183 = load float, ptr %v182, align 4
  br label %join21
join21:
  %v184 = phi float [ %v183, %then21 ], [ 0x0000000000000000, %join20 ]
  %v185 = add nsw i32 %v170, 3
  %v186 = extractelement <16 x i1> %v168, i32 3
  %v187 = getelementptr float, ptr %v3, i32 %v185
  br i1 %v186, label %then22, label %join22
then22:
  %v188 = load float, ptr %v187, align 4
  br label %join22
join22:
  %v189 = phi float [ %v188, %then22 ], [ 0x0000000000000000, %join21 ]
  %v190 = insertelement <4 x float> poison, float %v174, i64 0
  %v191 = insertelement <4 x float> %v190, float %v179, i64 1
  %v192 = insertelement <4 x float> %v191, float %v184, i64 2
  %v193 = insertelement <4 x float> %v192, float %v189, i64 3
  %v194 = select <4 x i1> %v169, <4 x float> %v193, <4 x float> zeroinitializer
  %v195 = and <16 x i1> %v167, %v21
  %v196 = shufflevector <16 x i1> %v195, <16 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v197 = add nsw i32 %v56, -17
  %v198 = extractelement <16 x i1> %v195, i32 0
  %v199 = getelementptr float, ptr %v3, i32 %v197
  br i1 %v198, label %then23, label %join23
then23:
  %v200 = load float, ptr %v199, align 4
  br label %join23
join23:
  %v201 = phi float [ %v200, %then23 ], [ 0x0000000000000000, %join22 ]
  %v202 = add nsw i32 %v197, 1
  %v203 = extractelement <16 x i1> %v195, i32 1
  %v204 = getelementptr float, ptr %v3, i32 %v202
  br i1 %v203, label %then24, label %join24
then24:
  %v205 = load float, ptr %v204, align 4
  br label %join24
join24:
  %v206 = phi float [ %v205, %then24 ], [ 0x0000000000000000, %join23 ]
  %v207 = add nsw i32 %v197, 2
  %v208 = extractelement <16 x i1> %v195, i32 2
  %v209 = getelementptr float, ptr %v3, i32 %v207
  br i1 %v208, label %then25, label %join25
then25:
  %v210 = load float, ptr %v209, align 4
  br label %join25
join25:
  %v211 = phi float [ %v210, %then25 ], [ 0x0000000000000000, %join24 ]
  %v212 = add nsw i32 %v197, 3
  %v213 = extractelement <16 x i1> %v195, i32 3
  %v214 = getelementptr float, ptr %v3, i32 %v212
  br i1 %v213, label %then26, label %join26
then26:
  %v215 = load float, ptr %v214, align 4
  br label %join26
join26:
  %v216 = phi float [ %v215, %then26 ], [ 0x0000000000000000, %join25 ]
  %v217 = insertelement <4 x float> poison, float %v201, i64 0
  %v218 = insertelement <4 x float> %v217, float %v206, i64 1
  %v219 = insertelement <4 x float> %v218, float %v211, i64 2
  %v220 = insertelement <4 x float> %v219, float %v216, i64 3
  %v221 = select <4 x i1> %v196, <4 x float> %v220, <4 x float> zeroinitializer
  %v222 = insertelement <4 x i1> poison, i1 %v165, i64 0
  %v223 = shufflevector <4 x i1> %v222, <4 x i1> poison, <4 x i32> zeroinitializer
  %v224 = add nsw i32 %v56, -16
  %v225 = getelementptr float, ptr %v3, i32 %v224
  br i1 %v165, label %then27, label %join27
then27:
  %v226 = load <4 x float>, ptr %v225, align 4
  br label %join27
join27:
  %v227 = phi <4 x float> [ %v226, %then27 ], [ zeroinitializer, %join26 ]
  %v228 = select <4 x i1> %v223, <4 x float> %v227, <4 x float> zeroinitializer
  %v229 = add nsw i32 %v56, 273
  %v230 = getelementptr float, ptr %v3, i32 %v229
  br i1 %v63, label %then28, label %join28
then28:
  %v231 = load float, ptr %v230, align 4
  br label %join28
join28:
  %v232 = phi float [ %v231, %then28 ], [ 0x0000000000000000, %join27 ]
  %v233 = add nsw i32 %v229, 1
  %v234 = getelementptr float, ptr %v3, i32 %v233
  br i1 %v68, label %then29, label %join29
then29:
  %v235 = load float, ptr %v234, align 4
  br label %join29
join29:
  %v236 = phi float [ %v235, %then29 ], [ 0x0000000000000000, %join28 ]
  %v237 = add nsw i32 %v229, 2
  %v238 = getelementptr float, ptr %v3, i32 %v237
  br i1 %v73, label %then30, label %join30
then30:
  %v239 = load float, ptr %v238, align 4
  br label %join30
join30:
  %v240 = phi float [ %v239, %then30 ], [ 0x0000000000000000, %join29 ]
  %v241 = add nsw i32 %v229, 3
  %v242 = getelementptr float, ptr %v3, i32 %v241
  br i1 %v78, label %then31, label %join31
then31:
  %v243 = load float, ptr %v242, align 4
  br label %join31
join31:
  %v244 = phi float [ %v243, %then31 ], [ 0x0000000000000000, %join30 ]
  %v245 = insertelement <4 x float> poison, float %v232, i64 0
  %v246 = insertelement <4 x float> %v245, float %v236, i64 1
  %v247 = insertelement <4 x float> %v246, float %v240, i64 2
  %v248 = insertelement <4 x float> %v247, float %v244, i64 3
  %v249 = select <4 x i1> %v61, <4 x float> %v248, <4 x float> zeroinitializer
  %v250 = add nsw i32 %v56, 272
  %v251 = getelementptr float, ptr %v3, i32 %v250
  br i1 %v57, label %then32, label %join32
then32:
  %v252 = load <4 x float>, ptr %v251, align 4
  br label %join32
join32:
  %v253 = phi <4 x float> [ %v252, %then32 ], [ zeroinitializer, %join31 ]
  %v254 = select <4 x i1> %v88, <4 x float> %v253, <4 x float> zeroinitializer
  %v255 = add nsw i32 %v56, 271
  %v256 = getelementptr float, ptr %v3, i32 %v255
  br i1 %v97, label %then33, label %join33
then33:
  %v257 = load float, ptr %v256, align 4
  br label %join33
join33:
  %v258 = phi float [ %v257, %then33 ], [ 0x0000000000000000, %join32 ]
  %v259 = add nsw i32 %v255, 1
  %v260 = getelementptr float, ptr %v3, i32 %v259
  br i1 %v102, label %then34, label %join34
then34:
  %v261 = load float, ptr %v260, align 4
  br label %join34
join34:
  %v262 = phi float [ %v261, %then34 ], [ 0x0000000000000000, %join33 ]
  %v263 = add nsw i32 %v255, 2
  %v264 = getelementptr float, ptr %v3, i32 %v263
  br i1 %v107, label %then35, label %join35
then35:
  %v265 = load float, ptr %v264, align 4
  br label %join35
join35:
  %v266 = phi float [ %v265, %then35 ], [ 0x0000000000000000, %join34 ]
  %v267 = add nsw i32 %v255, 3
  %v268 = getelementptr float, ptr %v3, i32 %v267
  br i1 %v112, label %then36, label %join36
then36:
  %v269 = load float, ptr %v268, align 4
  br label %join36
join36:
  %v270 = phi float [ %v269, %then36 ], [ 0x0000000000000000, %join35 ]
  %v271 = insertelement <4 x float> poison, float %v258, i64 0
  %v272 = insertelement <4 x float> %v271, float %v262, i64 1
  %v273 = insertelement <4 x float> %v272, float %v266, i64 2
  %v274 = insertelement <4 x float> %v273, float %v270, i64 3
  %v275 = select <4 x i1> %v95, <4 x float> %v274, <4 x float> zeroinitializer
  %v276 = add nsw i32 %v56, 257
  %v277 = getelementptr float, ptr %v3, i32 %v276
  br i1 %v22, label %then37, label %join37
then37:
  %v278 = load float, ptr %v277, align 4
  br label %join37
join37:
  %v279 = phi float [ %v278, %then37 ], [ 0x0000000000000000, %join36 ]
  %v280 = add nsw i32 %v276, 1
  %v281 = getelementptr float, ptr %v3, i32 %v280
  br i1 %v23, label %then38, label %join38
then38:
  %v282 = load float, ptr %v281, align 4
  br label %join38
join38:
  %v283 = phi float [ %v282, %then38 ], [ 0x0000000000000000, %join37 ]
  %v284 = add nsw i32 %v276, 2
  %v285 = getelementptr float, ptr %v3, i32 %v284
  br i1 %v24, label %then39, label %join39
then39:
  %v286 = load float, ptr %v285, align 4
  br label %join39
join39:
  %v287 = phi float [ %v286, %then39 ], [ 0x0000000000000000, %join38 ]
  %v288 = add nsw i32 %v276, 3
  %v289 = getelementptr float, ptr %v3, i32 %v288
  br i1 %v25, label %then40, label %join40
then40:
  %v290 = load float, ptr %v289, align 4
  br label %join40
join40:
  %v291 = phi float [ %v290, %then40 ], [ 0x0000000000000000, %join39 ]
  %v292 = insertelement <4 x float> poison, float %v279, i64 0
  %v293 = insertelement <4 x float> %v292, float %v283, i64 1
  %v294 = insertelement <4 x float> %v293, float %v287, i64 2
  %v295 = insertelement <4 x float> %v294, float %v291, i64 3
  %v296 = select <4 x i1> %v8, <4 x float> %v295, <4 x float> zeroinitializer
  %v297 = add nsw i32 %v56, 256
  %v298 = getelementptr float, ptr %v3, i32 %v297
  %v299 = load <4 x float>, ptr %v298, align 4
  %v300 = add nsw i32 %v56, 255
  %v301 = getelementptr float, ptr %v3, i32 %v300
  br i1 %v26, label %then41, label %join41
then41:
  %v302 = load float, ptr %v301, align 4
  br label %join41
join41:
  %v303 = phi float [ %v302, %then41 ], [ 0x0000000000000000, %join40 ]
  %v304 = add nsw i32 %v300, 1
  %v305 = getelementptr float, ptr %v3, i32 %v304
  br i1 %v27, label %then42, label %join42
then42:
  %v306 = load float, ptr %v305, align 4
  br label %join42
join42:
  %v307 = phi float [ %v306, %then42 ], [ 0x0000000000000000, %join41 ]
  %v308 = add nsw i32 %v300, 2
  %v309 = getelementptr float, ptr %v3, i32 %v308
  br i1 %v28, label %then43, label %join43
then43:
  %v310 = load float, ptr %v309, align 4
  br label %join43
join43:
  %v311 = phi float [ %v310, %then43 ], [ 0x0000000000000000, %join42 ]
  %v312 = add nsw i32 %v300, 3
  %v313 = getelementptr float, ptr %v3, i32 %v312
  br i1 %v29, label %then44, label %join44
then44:
  %v314 = load float, ptr %v313, align 4
  br label %join44
join44:
  %v315 = phi float [ %v314, %then44 ], [ 0x0000000000000000, %join43 ]
  %v316 = insertelement <4 x float> poison, float %v303, i64 0
  %v317 = insertelement <4 x float> %v316, float %v307, i64 1
  %v318 = insertelement <4 x float> %v317, float %v311, i64 2
  %v319 = insertelement <4 x float> %v318, float %v315, i64 3
  %v320 = select <4 x i1> %v15, <4 x float> %v319, <4 x float> zeroinitializer
  %v321 = add nsw i32 %v56, 241
  %v322 = getelementptr float, ptr %v3, i32 %v321
  br i1 %v171, label %then45, label %join45
then45:
  %v323 = load float, ptr %v322, align 4
  br label %join45
join45:
  %v324 = phi float [ %v323, %then45 ], [ 0x0000000000000000, %join44 ]
  %v325 = add nsw i32 %v321, 1
  %v326 = getelementptr float, ptr %v3, i32 %v325
  br i1 %v176, label %then46, label %join46
then46:
  %v327 = load float, ptr %v326, align 4
  br label %join46
join46:
  %v328 = phi float [ %v327, %then46 ], [ 0x0000000000000000, %join45 ]
  %v329 = add nsw i32 %v321, 2
  %v330 = getelementptr float, ptr %v3, i32 %v329
  br i1 %v181, label %then47, label %join47
then47:
  %v331 = load float, ptr %v330, align 4
  br label %join47
join47:
  %v332 = phi float [ %v331, %then47 ], [ 0x0000000000000000, %join46 ]
  %v333 = add nsw i32 %v321, 3
  %v334 = getelementptr float, ptr %v3, i32 %v333
  br i1 %v186, label %then48, label %join48
then48:
  %v335 = load float, ptr %v334, align 4
  br label %join48
join48:
  %v336 = phi float [ %v335, %then48 ], [ 0x0000000000000000, %join47 ]
  %v337 = insertelement <4 x float> poison, float %v324, i64 0
  %v338 = insertelement <4 x float> %v337, float %v328, i64 1
  %v339 = insertelement <4 x float> %v338, float %v332, i64 2
  %v340 = insertelement <4 x float> %v339, float %v336, i64 3
  %v341 = select <4 x i1> %v169, <4 x float> %v340, <4 x float> zeroinitializer
  %v342 = add nsw i32 %v56, 239
  %v343 = getelementptr float, ptr %v3, i32 %v342
  br i1 %v198, label %then49, label %join49
then49:
  %v344 = load float, ptr %v343, align 4
  br label %join49
join49:
  %v345 = phi float [ %v344, %then49 ], [ 0x0000000000000000, %join48 ]
  %v346 = add nsw i32 %v342, 1
  %v347 = getelementptr float, ptr %v3, i32 %v346
  br i1 %v203, label %then50, label %join50
then50:
  %v348 = load float, ptr %v347, align 4
  br label %join50
join50:
  %v349 = phi float [ %v348, %then50 ], [ 0x0000000000000000, %join49 ]
  %v350 = add nsw i32 %v342, 2
  %v351 = getelementptr float, ptr %v3, i32 %v350
  br i1 %v208, label %then51, label %join51
then51:
  %v352 = load float, ptr %v351, align 4
  br label %join51
join51:
  %v353 = phi float [ %v352, %then51 ], [ 0x0000000000000000, %join50 ]
  %v354 = add nsw i32 %v342, 3
  %v355 = getelementptr float, ptr %v3, i32 %v354
  br i1 %v213, label %then52, label %join52
then52:
  %v356 = load float, ptr %v355, align 4
  br label %join52
join52:
  %v357 = phi float [ %v356, %then52 ], [ 0x0000000000000000, %join51 ]
  %v358 = insertelement <4 x float> poison, float %v345, i64 0
  %v359 = insertelement <4 x float> %v358, float %v349, i64 1
  %v360 = insertelement <4 x float> %v359, float %v353, i64 2
  %v361 = insertelement <4 x float> %v360, float %v357, i64 3
  %v362 = select <4 x i1> %v196, <4 x float> %v361, <4 x float> zeroinitializer
  %v363 = add nsw i32 %v56, 240
  %v364 = getelementptr float, ptr %v3, i32 %v363
  br i1 %v165, label %then53, label %join53
then53:
  %v365 = load <4 x float>, ptr %v364, align 4
  br label %join53
join53:
  %v366 = phi <4 x float> [ %v365, %then53 ], [ zeroinitializer, %join52 ]
  %v367 = select <4 x i1> %v223, <4 x float> %v366, <4 x float> zeroinitializer
  %v368 = add nsw i32 %v56, 529
  %v369 = getelementptr float, ptr %v3, i32 %v368
  br i1 %v63, label %then54, label %join54
then54:
  %v370 = load float, ptr %v369, align 4
  br label %join54
join54:
  %v371 = phi float [ %v370, %then54 ], [ 0x0000000000000000, %join53 ]
  %v372 = add nsw i32 %v368, 1
  %v373 = getelementptr float, ptr %v3, i32 %v372
  br i1 %v68, label %then55, label %join55
then55:
  %v374 = load float, ptr %v373, align 4
  br label %join55
join55:
  %v375 = phi float [ %v374, %then55 ], [ 0x0000000000000000, %join54 ]
  %v376 = add nsw i32 %v368, 2
  %v377 = getelementptr float, ptr %v3, i32 %v376
  br i1 %v73, label %then56, label %join56
then56:
  %v378 = load float, ptr %v377, align 4
  br label %join56
join56:
  %v379 = phi float [ %v378, %then56 ], [ 0x0000000000000000, %join55 ]
  %v380 = add nsw i32 %v368, 3
  %v381 = getelementptr float, ptr %v3, i32 %v380
  br i1 %v78, label %then57, label %join57
then57:
  %v382 = load float, ptr %v381, align 4
  br label %join57
join57:
  %v383 = phi float [ %v382, %then57 ], [ 0x0000000000000000, %join56 ]
  %v384 = insertelement <4 x float> poison, float %v371, i64 0
  %v385 = insertelement <4 x float> %v384, float %v375, i64 1
  %v386 = insertelement <4 x float> %v385, float %v379, i64 2
  %v387 = insertelement <4 x float> %v386, float %v383, i64 3
  %v388 = select <4 x i1> %v61, <4 x float> %v387, <4 x float> zeroinitializer
  %v389 = add nsw i32 %v56, 528
  %v390 = getelementptr float, ptr %v3, i32 %v389
  br i1 %v57, label %then58, label %join58
then58:
  %v391 = load <4 x float>, ptr %v390, align 4
  br label %join58
join58:
  %v392 = phi <4 x float> [ %v391, %then58 ], [ zeroinitializer, %join57 ]
  %v393 = select <4 x i1> %v88, <4 x float> %v392, <4 x float> zeroinitializer
  %v394 = add nsw i32 %v56, 527
  %v395 = getelementptr float, ptr %v3, i32 %v394
  br i1 %v97, label %then59, label %join59
then59:
  %v396 = load float, ptr %v395, align 4
  br label %join59
join59:
  %v397 = phi float [ %v396, %then59 ], [ 0x0000000000000000, %join58 ]
  %v398 = add nsw i32 %v394, 1
  %v399 = getelementptr float, ptr %v3, i32 %v398
  br i1 %v102, label %then60, label %join60
then60:
  %v400 = load float, ptr %v399, align 4
  br label %join60
join60:
  %v401 = phi float [ %v400, %then60 ], [ 0x0000000000000000, %join59 ]
  %v402 = add nsw i32 %v394, 2
  %v403 = getelementptr float, ptr %v3, i32 %v402
  br i1 %v107, label %then61, label %join61
then61:
  %v404 = load float, ptr %v403, align 4
  br label %join61
join61:
  %v405 = phi float [ %v404, %then61 ], [ 0x0000000000000000, %join60 ]
  %v406 = add nsw i32 %v394, 3
  %v407 = getelementptr float, ptr %v3, i32 %v406
  br i1 %v112, label %then62, label %join62
then62:
  %v408 = load float, ptr %v407, align 4
  br label %join62
join62:
  %v409 = phi float [ %v408, %then62 ], [ 0x0000000000000000, %join61 ]
  %v410 = insertelement <4 x float> poison, float %v397, i64 0
  %v411 = insertelement <4 x float> %v410, float %v401, i64 1
  %v412 = insertelement <4 x float> %v411, float %v405, i64 2
  %v413 = insertelement <4 x float> %v412, float %v409, i64 3
  %v414 = select <4 x i1> %v95, <4 x float> %v413, <4 x float> zeroinitializer
  %v415 = add nsw i32 %v56, 513
  %v416 = getelementptr float, ptr %v3, i32 %v415
  br i1 %v22, label %then63, label %join63
then63:
  %v417 = load float, ptr %v416, align 4
  br label %join63
join63:
  %v418 = phi float [ %v417, %then63 ], [ 0x0000000000000000, %join62 ]
  %v419 = add nsw i32 %v415, 1
  %v420 = getelementptr float, ptr %v3, i32 %v419
  br i1 %v23, label %then64, label %join64
then64:
  %v421 = load float, ptr %v420, align 4
  br label %join64
join64:
  %v422 = phi float [ %v421, %then64 ], [ 0x0000000000000000, %join63 ]
  %v423 = add nsw i32 %v415, 2
  %v424 = getelementptr float, ptr %v3, i32 %v423
  br i1 %v24, label %then65, label %join65
then65:
  %v425 = load float, ptr %v424, align 4
  br label %join65
join65:
  %v426 = phi float [ %v425, %then65 ], [ 0x0000000000000000, %join64 ]
  %v427 = add nsw i32 %v415, 3
  %v428 = getelementptr float, ptr %v3, i32 %v427
  br i1 %v25, label %then66, label %join66
then66:
  %v429 = load float, ptr %v428, align 4
  br label %join66
join66:
  %v430 = phi float [ %v429, %then66 ], [ 0x0000000000000000, %join65 ]
  %v431 = insertelement <4 x float> poison, float %v418, i64 0
  %v432 = insertelement <4 x float> %v431, float %v422, i64 1
  %v433 = insertelement <4 x float> %v432, float %v426, i64 2
  %v434 = insertelement <4 x float> %v433, float %v430, i64 3
  %v435 = select <4 x i1> %v8, <4 x float> %v434, <4 x float> zeroinitializer
  %v436 = add nsw i32 %v56, 512
  %v437 = getelementptr float, ptr %v3, i32 %v436
  %v438 = load <4 x float>, ptr %v437, align 4
  %v439 = add nsw i32 %v56, 511
  %v440 = getelementptr float, ptr %v3, i32 %v439
  br i1 %v26, label %then67, label %join67
then67:
  %v441 = load float, ptr %v440, align 4
  br label %join67
join67:
  %v442 = phi float [ %v441, %then67 ], [ 0x0000000000000000, %join66 ]
  %v443 = add nsw i32 %v439, 1
  %v444 = getelementptr float, ptr %v3, i32 %v443
  br i1 %v27, label %then68, label %join68
then68:
  %v445 = load float, ptr %v444, align 4
  br label %join68
join68:
  %v446 = phi float [ %v445, %then68 ], [ 0x0000000000000000, %join67 ]
  %v447 = add nsw i32 %v439, 2
  %v448 = getelementptr float, ptr %v3, i32 %v447
  br i1 %v28, label %then69, label %join69
then69:
  %v449 = load float, ptr %v448, align 4
  br label %join69
join69:
  %v450 = phi float [ %v449, %then69 ], [ 0x0000000000000000, %join68 ]
  %v451 = add nsw i32 %v439, 3
  %v452 = getelementptr float, ptr %v3, i32 %v451
  br i1 %v29, label %then70, label %join70
then70:
  %v453 = load float, ptr %v452, align 4
  br label %join70
join70:
  %v454 = phi float [ %v453, %then70 ], [ 0x0000000000000000, %join69 ]
  %v455 = insertelement <4 x float> poison, float %v442, i64 0
  %v456 = insertelement <4 x float> %v455, float %v446, i64 1
  %v457 = insertelement <4 x float> %v456, float %v450, i64 2
  %v458 = insertelement <4 x float> %v457, float %v454, i64 3
  %v459 = select <4 x i1> %v15, <4 x float> %v458, <4 x float> zeroinitializer
  %v460 = add nsw i32 %v56, 497
  %v461 = getelementptr float, ptr %v3, i32 %v460
  br i1 %v171, label %then71, label %join71
then71:
  %v462 = load float, ptr %v461, align 4
  br label %join71
join71:
  %v463 = phi float [ %v462, %then71 ], [ 0x0000000000000000, %join70 ]
  %v464 = add nsw i32 %v460, 1
  %v465 = getelementptr float, ptr %v3, i32 %v464
  br i1 %v176, label %then72, label %join72
then72:
  %v466 = load float, ptr %v465, align 4
  br label %join72
join72:
  %v467 = phi float [ %v466, %then72 ], [ 0x0000000000000000, %join71 ]
  %v468 = add nsw i32 %v460, 2
  %v469 = getelementptr float, ptr %v3, i32 %v468
  br i1 %v181, label %then73, label %join73
then73:
  %v470 = load float, ptr %v469, align 4
  br label %join73
join73:
  %v471 = phi float [ %v470, %then73 ], [ 0x0000000000000000, %join72 ]
  %v472 = add nsw i32 %v460, 3
  %v473 = getelementptr float, ptr %v3, i32 %v472
  br i1 %v186, label %then74, label %join74
then74:
  %v474 = load float, ptr %v473, align 4
  br label %join74
join74:
  %v475 = phi float [ %v474, %then74 ], [ 0x0000000000000000, %join73 ]
  %v476 = insertelement <4 x float> poison, float %v463, i64 0
  %v477 = insertelement <4 x float> %v476, float %v467, i64 1
  %v478 = insertelement <4 x float> %v477, float %v471, i64 2
  %v479 = insertelement <4 x float> %v478, float %v475, i64 3
  %v480 = select <4 x i1> %v169, <4 x float> %v479, <4 x float> zeroinitializer
  %v481 = add nsw i32 %v56, 495
  %v482 = getelementptr float, ptr %v3, i32 %v481
  br i1 %v198, label %then75, label %join75
then75:
  %v483 = load float, ptr %v482, align 4
  br label %join75
join75:
  %v484 = phi float [ %v483, %then75 ], [ 0x0000000000000000, %join74 ]
  %v485 = add nsw i32 %v481, 1
  %v486 = getelementptr float, ptr %v3, i32 %v485
  br i1 %v203, label %then76, label %join76
then76:
  %v487 = load float, ptr %v486, align 4
  br label %join76
join76:
  %v488 = phi float [ %v487, %then76 ], [ 0x0000000000000000, %join75 ]
  %v489 = add nsw i32 %v481, 2
  %v490 = getelementptr float, ptr %v3, i32 %v489
  br i1 %v208, label %then77, label %join77
then77:
  %v491 = load float, ptr %v490, align 4
  br label %join77
join77:
  %v492 = phi float [ %v491, %then77 ], [ 0x0000000000000000, %join76 ]
  %v493 = add nsw i32 %v481, 3
  %v494 = getelementptr float, ptr %v3, i32 %v493
  br i1 %v213, label %then78, label %join78
then78:
  %v495 = load float, ptr %v494, align 4
  br label %join78
join78:
  %v496 = phi float [ %v495, %then78 ], [ 0x0000000000000000, %join77 ]
  %v497 = insertelement <4 x float> poison, float %v484, i64 0
  %v498 = insertelement <4 x float> %v497, float %v488, i64 1
  %v499 = insertelement <4 x float> %v498, float %v492, i64 2
  %v500 = insertelement <4 x float> %v499, float %v496, i64 3
  %v501 = select <4 x i1> %v196, <4 x float> %v500, <4 x float> zeroinitializer
  %v502 = add nsw i32 %v56, 496
  %v503 = getelementptr float, ptr %v3, i32 %v502
  br i1 %v165, label %then79, label %join79
then79:
  %v504 = load <4 x float>, ptr %v503, align 4
  br label %join79
join79:
  %v505 = phi <4 x float> [ %v504, %then79 ], [ zeroinitializer, %join78 ]
  %v506 = select <4 x i1> %v223, <4 x float> %v505, <4 x float> zeroinitializer
  %v507 = add nsw i32 %v56, 785
  %v508 = getelementptr float, ptr %v3, i32 %v507
  br i1 %v63, label %then80, label %join80
then80:
  %v509 = load float, ptr %v508, align 4
  br label %join80
join80:
  %v510 = phi float [ %v509, %then80 ], [ 0x0000000000000000, %join79 ]
  %v511 = add nsw i32 %v507, 1
  %v512 = getelementptr float, ptr %v3, i32 %v511
  br i1 %v68, label %then81, label %join81
then81:
  %v513 = load float, ptr %v512, align 4
  br label %join81
join81:
  %v514 = phi float [ %v513, %then81 ], [ 0x0000000000000000, %join80 ]
  %v515 = add nsw i32 %v507, 2
  %v516 = getelementptr float, ptr %v3, i32 %v515
  br i1 %v73, label %then82, label %join82
then82:
  %v517 = load float, ptr %v516, align 4
  br label %join82
join82:
  %v518 = phi float [ %v517, %then82 ], [ 0x0000000000000000, %join81 ]
  %v519 = add nsw i32 %v507, 3
  %v520 = getelementptr float, ptr %v3, i32 %v519
  br i1 %v78, label %then83, label %join83
then83:
  %v521 = load float, ptr %v520, align 4
  br label %join83
join83:
  %v522 = phi float [ %v521, %then83 ], [ 0x0000000000000000, %join82 ]
  %v523 = insertelement <4 x float> poison, float %v510, i64 0
  %v524 = insertelement <4 x float> %v523, float %v514, i64 1
  %v525 = insertelement <4 x float> %v524, float %v518, i64 2
  %v526 = insertelement <4 x float> %v525, float %v522, i64 3
  %v527 = select <4 x i1> %v61, <4 x float> %v526, <4 x float> zeroinitializer
  %v528 = add nsw i32 %v56, 784
  %v529 = getelementptr float, ptr %v3, i32 %v528
  br i1 %v57, label %then84, label %join84
then84:
  %v530 = load <4 x float>, ptr %v529, align 4
  br label %join84
join84:
  %v531 = phi <4 x float> [ %v530, %then84 ], [ zeroinitializer, %join83 ]
  %v532 = select <4 x i1> %v88, <4 x float> %v531, <4 x float> zeroinitializer
  %v533 = add nsw i32 %v56, 783
  %v534 = getelementptr float, ptr %v3, i32 %v533
  br i1 %v97, label %then85, label %join85
then85:
  %v535 = load float, ptr %v534, align 4
  br label %join85
join85:
  %v536 = phi float [ %v535, %then85 ], [ 0x0000000000000000, %join84 ]
  %v537 = add nsw i32 %v533, 1
  %v538 = getelementptr float, ptr %v3, i32 %v537
  br i1 %v102, label %then86, label %join86
then86:
  %v539 = load float, ptr %v538, align 4
  br label %join86
join86:
  %v540 = phi float [ %v539, %then86 ], [ 0x0000000000000000, %join85 ]
  %v541 = add nsw i32 %v533, 2
  %v542 = getelementptr float, ptr %v3, i32 %v541
  br i1 %v107, label %then87, label %join87
then87:
  %v543 = load float, ptr %v542, align 4
  br label %join87
join87:
  %v544 = phi float [ %v543, %then87 ], [ 0x0000000000000000, %join86 ]
  %v545 = add nsw i32 %v533, 3
  %v546 = getelementptr float, ptr %v3, i32 %v545
  br i1 %v112, label %then88, label %join88
then88:
  %v547 = load float, ptr %v546, align 4
  br label %join88
join88:
  %v548 = phi float [ %v547, %then88 ], [ 0x0000000000000000, %join87 ]
  %v549 = insertelement <4 x float> poison, float %v536, i64 0
  %v550 = insertelement <4 x float> %v549, float %v540, i64 1
  %v551 = insertelement <4 x float> %v550, float %v544, i64 2
  %v552 = insertelement <4 x float> %v551, float %v548, i64 3
  %v553 = select <4 x i1> %v95, <4 x float> %v552, <4 x float> zeroinitializer
  %v554 = add nsw i32 %v56, 769
  %v555 = getelementptr float, ptr %v3, i32 %v554
  br i1 %v22, label %then89, label %join89
then89:
  %v556 = load float, ptr %v555, align 4
  br label %join89
join89:
  %v557 = phi float [ %v556, %then89 ], [ 0x0000000000000000, %join88 ]
  %v558 = add nsw i32 %v554, 1
  %v559 = getelementptr float, ptr %v3, i32 %v558
  br i1 %v23, label %then90, label %join90
then90:
  %v560 = load float, ptr %v559, align 4
  br label %join90
join90:
  %v561 = phi float [ %v560, %then90 ], [ 0x0000000000000000, %join89 ]
  %v562 = add nsw i32 %v554, 2
  %v563 = getelementptr float, ptr %v3, i32 %v562
  br i1 %v24, label %then91, label %join91
then91:
  %v564 = load float, ptr %v563, align 4
  br label %join91
join91:
  %v565 = phi float [ %v564, %then91 ], [ 0x0000000000000000, %join90 ]
  %v566 = add nsw i32 %v554, 3
  %v567 = getelementptr float, ptr %v3, i32 %v566
  br i1 %v25, label %then92, label %join92
then92:
  %v568 = load float, ptr %v567, align 4
  br label %join92
join92:
  %v569 = phi float [ %v568, %then92 ], [ 0x0000000000000000, %join91 ]
  %v570 = insertelement <4 x float> poison, float %v557, i64 0
  %v571 = insertelement <4 x float> %v570, float %v561, i64 1
  %v572 = insertelement <4 x float> %v571, float %v565, i64 2
  %v573 = insertelement <4 x float> %v572, float %v569, i64 3
  %v574 = select <4 x i1> %v8, <4 x float> %v573, <4 x float> zeroinitializer
  %v575 = add nsw i32 %v56, 768
  %v576 = getelementptr float, ptr %v3, i32 %v575
  %v577 = load <4 x float>, ptr %v576, align 4
  %v578 = add nsw i32 %v56, 767
  %v579 = getelementptr float, ptr %v3, i32 %v578
  br i1 %v26, label %then93, label %join93
then93:
  %v580 = load float, ptr %v579, align 4
  br label %join93
join93:
  %v581 = phi float [ %v580, %then93 ], [ 0x0000000000000000, %join92 ]
  %v582 = add nsw i32 %v578, 1
  %v583 = getelementptr float, ptr %v3, i32 %v582
  br i1 %v27, label %then94, label %join94
then94:
  %v584 = load float, ptr %v583, align 4
  br label %join94
join94:
  %v585 = phi float [ %v584, %then94 ], [ 0x0000000000000000, %join93 ]
  %v586 = add nsw i32 %v578, 2
  %v587 = getelementptr float, ptr %v3, i32 %v586
  br i1 %v28, label %then95, label %join95
then95:
  %v588 = load float, ptr %v587, align 4
  br label %join95
join95:
  %v589 = phi float [ %v588, %then95 ], [ 0x0000000000000000, %join94 ]
  %v590 = add nsw i32 %v578, 3
  %v591 = getelementptr float, ptr %v3, i32 %v590
  br i1 %v29, label %then96, label %join96
then96:
  %v592 = load float, ptr %v591, align 4
  br label %join96
join96:
  %v593 = phi float [ %v592, %then96 ], [ 0x0000000000000000, %join95 ]
  %v594 = insertelement <4 x float> poison, float %v581, i64 0
  %v595 = insertelement <4 x float> %v594, float %v585, i64 1
  %v596 = insertelement <4 x float> %v595, float %v589, i64 2
  %v597 = insertelement <4 x float> %v596, float %v593, i64 3
  %v598 = select <4 x i1> %v15, <4 x float> %v597, <4 x float> zeroinitializer
  %v599 = add nsw i32 %v56, 753
  %v600 = getelementptr float, ptr %v3, i32 %v599
  br i1 %v171, label %then97, label %join97
then97:
  %v601 = load float, ptr %v600, align 4
  br label %join97
join97:
  %v602 = phi float [ %v601, %then97 ], [ 0x0000000000000000, %join96 ]
  %v603 = add nsw i32 %v599, 1
  %v604 = getelementptr float, ptr %v3, i32 %v603
  br i1 %v176, label %then98, label %join98
then98:
  %v605 = load float, ptr %v604, align 4
  br label %join98
join98:
  %v606 = phi float [ %v605, %then98 ], [ 0x0000000000000000, %join97 ]
  %v607 = add nsw i32 %v599, 2
  %v608 = getelementptr float, ptr %v3, i32 %v607
  br i1 %v181, label %then99, label %join99
then99:
  %v609 = load float, ptr %v608, align 4
  br label %join99
join99:
  %v610 = phi float [ %v609, %then99 ], [ 0x0000000000000000, %join98 ]
  %v611 = add nsw i32 %v599, 3
  %v612 = getelementptr float, ptr %v3, i32 %v611
  br i1 %v186, label %then100, label %join100
then100:
  %v613 = load float, ptr %v612, align 4
  br label %join100
join100:
  %v614 = phi float [ %v613, %then100 ], [ 0x0000000000000000, %join99 ]
  %v615 = insertelement <4 x float> poison, float %v602, i64 0
  %v616 = insertelement <4 x float> %v615, float %v606, i64 1
  %v617 = insertelement <4 x float> %v616, float %v610, i64 2
  %v618 = insertelement <4 x float> %v617, float %v614, i64 3
  %v619 = select <4 x i1> %v169, <4 x float> %v618, <4 x float> zeroinitializer
  %v620 = add nsw i32 %v56, 751
  %v621 = getelementptr float, ptr %v3, i32 %v620
  br i1 %v198, label %then101, label %join101
then101:
  %v622 = load float, ptr %v621, align 4
  br label %join101
join101:
  %v623 = phi float [ %v622, %then101 ], [ 0x0000000000000000, %join100 ]
  %v624 = add nsw i32 %v620, 1
  %v625 = getelementptr float, ptr %v3, i32 %v624
  br i1 %v203, label %then102, label %join102
then102:
  %v626 = load float, ptr %v625, align 4
  br label %join102
join102:
  %v627 = phi float [ %v626, %then102 ], [ 0x0000000000000000, %join101 ]
  %v628 = add nsw i32 %v620, 2
  %v629 = getelementptr float, ptr %v3, i32 %v628
  br i1 %v208, label %then103, label %join103
then103:
  %v630 = load float, ptr %v629, align 4
  br label %join103
join103:
  %v631 = phi float [ %v630, %then103 ], [ 0x0000000000000000, %join102 ]
  %v632 = add nsw i32 %v620, 3
  %v633 = getelementptr float, ptr %v3, i32 %v632
  br i1 %v213, label %then104, label %join104
then104:
  %v634 = load float, ptr %v633, align 4
  br label %join104
join104:
  %v635 = phi float [ %v634, %then104 ], [ 0x0000000000000000, %join103 ]
  %v636 = insertelement <4 x float> poison, float %v623, i64 0
  %v637 = insertelement <4 x float> %v636, float %v627, i64 1
  %v638 = insertelement <4 x float> %v637, float %v631, i64 2
  %v639 = insertelement <4 x float> %v638, float %v635, i64 3
  %v640 = select <4 x i1> %v196, <4 x float> %v639, <4 x float> zeroinitializer
  %v641 = add nsw i32 %v56, 752
  %v642 = getelementptr float, ptr %v3, i32 %v641
  br i1 %v165, label %then105, label %join105
then105:
  %v643 = load <4 x float>, ptr %v642, align 4
  br label %join105
join105:
  %v644 = phi <4 x float> [ %v643, %then105 ], [ zeroinitializer, %join104 ]
  %v645 = select <4 x i1> %v223, <4 x float> %v644, <4 x float> zeroinitializer
  %v646 = shufflevector <16 x i1> %v60, <16 x i1> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v647 = add nsw i32 %v62, 4
  %v648 = extractelement <16 x i1> %v60, i32 4
  %v649 = getelementptr float, ptr %v3, i32 %v647
  br i1 %v648, label %then106, label %join106
then106:
  %v650 = load float, ptr %v649, align 4
  br label %join106
join106:
  %v651 = phi float [ %v650, %then106 ], [ 0x0000000000000000, %join105 ]
  %v652 = add nsw i32 %v62, 5
  %v653 = extractelement <16 x i1> %v60, i32 5
  %v654 = getelementptr float, ptr %v3, i32 %v652
  br i1 %v653, label %then107, label %join107
then107:
  %v655 = load float, ptr %v654, align 4
  br label %join107
join107:
  %v656 = phi float [ %v655, %then107 ], [ 0x0000000000000000, %join106 ]
  %v657 = add nsw i32 %v62, 6
  %v658 = extractelement <16 x i1> %v60, i32 6
  %v659 = getelementptr float, ptr %v3, i32 %v657
  br i1 %v658, label %then108, label %join108
then108:
  %v660 = load float, ptr %v659, align 4
  br label %join108
join108:
  %v661 = phi float [ %v660, %then108 ], [ 0x0000000000000000, %join107 ]
  %v662 = add nsw i32 %v62, 7
  %v663 = extractelement <16 x i1> %v60, i32 7
  %v664 = getelementptr float, ptr %v3, i32 %v662
  br i1 %v663, label %then109, label %join109
then109:
  %v665 = load float, ptr %v664, align 4
  br label %join109
join109:
  %v666 = phi float [ %v665, %then109 ], [ 0x0000000000000000, %join108 ]
  %v667 = insertelement <4 x float> poison, float %v651, i64 0
  %v668 = insertelement <4 x float> %v667, float %v656, i64 1
  %v669 = insertelement <4 x float> %v668, float %v661, i64 2
  %v670 = insertelement <4 x float> %v669, float %v666, i64 3
  %v671 = select <4 x i1> %v646, <4 x float> %v670, <4 x float> zeroinitializer
  %v672 = add nsw i32 %v89, 4
  %v673 = getelementptr float, ptr %v3, i32 %v672
  br i1 %v57, label %then110, label %join110
then110:
  %v674 = load <4 x float>, ptr %v673, align 4
  br label %join110
join110:
  %v675 = phi <4 x float> [ %v674, %then110 ], [ zeroinitializer, %join109 ]
  %v676 = select <4 x i1> %v88, <4 x float> %v675, <4 x float> zeroinitializer
  %v677 = shufflevector <16 x i1> %v94, <16 x i1> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v678 = add nsw i32 %v96, 4
  %v679 = extractelement <16 x i1> %v94, i32 4
  %v680 = getelementptr float, ptr %v3, i32 %v678
  br i1 %v679, label %then111, label %join111
then111:
  %v681 = load float, ptr %v680, align 4
  br label %join111
join111:
  %v682 = phi float [ %v681, %then111 ], [ 0x0000000000000000, %join110 ]
  %v683 = add nsw i32 %v96, 5
  %v684 = extractelement <16 x i1> %v94, i32 5
  %v685 = getelementptr float, ptr %v3, i32 %v683
  br i1 %v684, label %then112, label %join112
then112:
  %v686 = load float, ptr %v685, align 4
  br label %join112
join112:
  %v687 = phi float [ %v686, %then112 ], [ 0x0000000000000000, %join111 ]
  %v688 = add nsw i32 %v96, 6
  %v689 = extractelement <16 x i1> %v94, i32 6
  %v690 = getelementptr float, ptr %v3, i32 %v688
  br i1 %v689, label %then113, label %join113
then113:
  %v691 = load float, ptr %v690, align 4
  br label %join113
join113:
  %v692 = phi float [ %v691, %then113 ], [ 0x0000000000000000, %join112 ]
  %v693 = add nsw i32 %v96, 7
  %v694 = extractelement <16 x i1> %v94, i32 7
  %v695 = getelementptr float, ptr %v3, i32 %v693
  br i1 %v694, label %then114, label %join114
then114:
  %v696 = load float, ptr %v695, align 4
  br label %join114
join114:
  %v697 = phi float [ %v696, %then114 ], [ 0x0000000000000000, %join113 ]
  %v698 = insertelement <4 x float> poison, float %v682, i64 0
  %v699 = insertelement <4 x float> %v698, float %v687, i64 1
  %v700 = insertelement <4 x float> %v699, float %v692, i64 2
  %v701 = insertelement <4 x float> %v700, float %v697, i64 3
  %v702 = select <4 x i1> %v677, <4 x float> %v701, <4 x float> zeroinitializer
  %v703 = add nsw i32 %v121, 4
  %v704 = getelementptr float, ptr %v3, i32 %v703
  br i1 %v30, label %then115, label %join115
then115:
  %v705 = load float, ptr %v704, align 4
  br label %join115
join115:
  %v706 = phi float [ %v705, %then115 ], [ 0x0000000000000000, %join114 ]
  %v707 = add nsw i32 %v121, 5
  %v708 = getelementptr float, ptr %v3, i32 %v707
  br i1 %v31, label %then116, label %join116
then116:
  %v709 = load float, ptr %v708, align 4
  br label %join116
join116:
  %v710 = phi float [ %v709, %then116 ], [ 0x0000000000000000, %join115 ]
  %v711 = add nsw i32 %v121, 6
  %v712 = getelementptr float, ptr %v3, i32 %v711
  br i1 %v32, label %then117, label %join117
then117:
  %v713 = load float, ptr %v712, align 4
  br label %join117
join117:
  %v714 = phi float [ %v713, %then117 ], [ 0x0000000000000000, %join116 ]
  %v715 = add nsw i32 %v121, 7
  %v716 = getelementptr float, ptr %v3, i32 %v715
  br i1 %v33, label %then118, label %join118
then118:
  %v717 = load float, ptr %v716, align 4
  br label %join118
join118:
  %v718 = phi float [ %v717, %then118 ], [ 0x0000000000000000, %join117 ]
  %v719 = insertelement <4 x float> poison, float %v706, i64 0
  %v720 = insertelement <4 x float> %v719, float %v710, i64 1
  %v721 = insertelement <4 x float> %v720, float %v714, i64 2
  %v722 = insertelement <4 x float> %v721, float %v718, i64 3
  %v723 = select <4 x i1> %v9, <4 x float> %v722, <4 x float> zeroinitializer
  %v724 = add nsw i32 %v56, 4
  %v725 = getelementptr float, ptr %v3, i32 %v724
  %v726 = load <4 x float>, ptr %v725, align 4
  %v727 = add nsw i32 %v144, 4
  %v728 = getelementptr float, ptr %v3, i32 %v727
  br i1 %v34, label %then119, label %join119
then119:
  %v729 = load float, ptr %v728, align 4
  br label %join119
join119:
  %v730 = phi float [ %v729, %then119 ], [ 0x0000000000000000, %join118 ]
  %v731 = add nsw i32 %v144, 5
  %v732 = getelementptr float, ptr %v3, i32 %v731
  br i1 %v35, label %then120, label %join120
then120:
  %v733 = load float, ptr %v732, align 4
  br label %join120
join120:
  %v734 = phi float [ %v733, %then120 ], [ 0x0000000000000000, %join119 ]
  %v735 = add nsw i32 %v144, 6
  %v736 = getelementptr float, ptr %v3, i32 %v735
  br i1 %v36, label %then121, label %join121
then121:
  %v737 = load float, ptr %v736, align 4
  br label %join121
join121:
  %v738 = phi float [ %v737, %then121 ], [ 0x0000000000000000, %join120 ]
  %v739 = add nsw i32 %v144, 7
  %v740 = getelementptr float, ptr %v3, i32 %v739
  br i1 %v37, label %then122, label %join122
then122:
  %v741 = load float, ptr %v740, align 4
  br label %join122
join122:
  %v742 = phi float [ %v741, %then122 ], [ 0x0000000000000000, %join121 ]
  %v743 = insertelement <4 x float> poison, float %v730, i64 0
  %v744 = insertelement <4 x float> %v743, float %v734, i64 1
  %v745 = insertelement <4 x float> %v744, float %v738, i64 2
  %v746 = insertelement <4 x float> %v745, float %v742, i64 3
  %v747 = select <4 x i1> %v16, <4 x float> %v746, <4 x float> zeroinitializer
  %v748 = shufflevector <16 x i1> %v168, <16 x i1> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v749 = add nsw i32 %v170, 4
  %v750 = extractelement <16 x i1> %v168, i32 4
  %v751 = getelementptr float, ptr %v3, i32 %v749
  br i1 %v750, label %then123, label %join123
then123:
  %v752 = load float, ptr %v751, align 4
  br label %join123
join123:
  %v753 = phi float [ %v752, %then123 ], [ 0x0000000000000000, %join122 ]
  %v754 = add nsw i32 %v170, 5
  %v755 = extractelement <16 x i1> %v168, i32 5
  %v756 = getelementptr float, ptr %v3, i32 %v754
  br i1 %v755, label %then124, label %join124
then124:
  %v757 = load float, ptr %v756, align 4
  br label %join124
join124:
  %v758 = phi float [ %v757, %then124 ], [ 0x0000000000000000, %join123 ]
  %v759 = add nsw i32 %v170, 6
  %v760 = extractelement <16 x i1> %v168, i32 6
  %v761 = getelementptr float, ptr %v3, i32 %v759
  br i1 %v760, label %then125, label %join125
then125:
  %v762 = load float, ptr %v761, align 4
  br label %join125
join125:
  %v763 = phi float [ %v762, %then125 ], [ 0x0000000000000000, %join124 ]
  %v764 = add nsw i32 %v170, 7
  %v765 = extractelement <16 x i1> %v168, i32 7
  %v766 = getelementptr float, ptr %v3, i32 %v764
  br i1 %v765, label %then126, label %join126
then126:
  %v767 = load float, ptr %v766, align 4
  br label %join126
join126:
  %v768 = phi float [ %v767, %then126 ], [ 0x0000000000000000, %join125 ]
  %v769 = insertelement <4 x float> poison, float %v753, i64 0
  %v770 = insertelement <4 x float> %v769, float %v758, i64 1
  %v771 = insertelement <4 x float> %v770, float %v763, i64 2
  %v772 = insertelement <4 x float> %v771, float %v768, i64 3
  %v773 = select <4 x i1> %v748, <4 x float> %v772, <4 x float> zeroinitializer
  %v774 = shufflevector <16 x i1> %v195, <16 x i1> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v775 = add nsw i32 %v197, 4
  %v776 = extractelement <16 x i1> %v195, i32 4
  %v777 = getelementptr float, ptr %v3, i32 %v775
  br i1 %v776, label %then127, label %join127
then127:
  %v778 = load float, ptr %v777, align 4
  br label %join127
join127:
  %v779 = phi float [ %v778, %then127 ], [ 0x0000000000000000, %join126 ]
  %v780 = add nsw i32 %v197, 5
  %v781 = extractelement <16 x i1> %v195, i32 5
  %v782 = getelementptr float, ptr %v3, i32 %v780
  br i1 %v781, label %then128, label %join128
then128:
  %v783 = load float, ptr %v782, align 4
  br label %join128
join128:
  %v784 = phi float [ %v783, %then128 ], [ 0x0000000000000000, %join127 ]
  %v785 = add nsw i32 %v197, 6
  %v786 = extractelement <16 x i1> %v195, i32 6
  %v787 = getelementptr float, ptr %v3, i32 %v785
  br i1 %v786, label %then129, label %join129
then129:
  %v788 = load float, ptr %v787, align 4
  br label %join129
join129:
  %v789 = phi float [ %v788, %then129 ], [ 0x0000000000000000, %join128 ]
  %v790 = add nsw i32 %v197, 7
  %v791 = extractelement <16 x i1> %v195, i32 7
  %v792 = getelementptr float, ptr %v3, i32 %v790
  br i1 %v791, label %then130, label %join130
then130:
  %v793 = load float, ptr %v792, align 4
  br label %join130
join130:
  %v794 = phi float [ %v793, %then130 ], [ 0x0000000000000000, %join129 ]
  %v795 = insertelement <4 x float> poison, float %v779, i64 0
  %v796 = insertelement <4 x float> %v795, float %v784, i64 1
  %v797 = insertelement <4 x float> %v796, float %v789, i64 2
  %v798 = insertelement <4 x float> %v797, float %v794, i64 3
  %v799 = select <4 x i1> %v774, <4 x float> %v798, <4 x float> zeroinitializer
  %v800 = add nsw i32 %v224, 4
  %v801 = getelementptr float, ptr %v3, i32 %v800
  br i1 %v165, label %then131, label %join131
then131:
  %v802 = load <4 x float>, ptr %v801, align 4
  br label %join131
join131:
  %v803 = phi <4 x float> [ %v802, %then131 ], [ zeroinitializer, %join130 ]
  %v804 = select <4 x i1> %v223, <4 x float> %v803, <4 x float> zeroinitializer
  %v805 = add nsw i32 %v229, 4
  %v806 = getelementptr float, ptr %v3, i32 %v805
  br i1 %v648, label %then132, label %join132
then132:
  %v807 = load float, ptr %v806, align 4
  br label %join132
join132:
  %v808 = phi float [ %v807, %then132 ], [ 0x0000000000000000, %join131 ]
  %v809 = add nsw i32 %v229, 5
  %v810 = getelementptr float, ptr %v3, i32 %v809
  br i1 %v653, label %then133, label %join133
then133:
  %v811 = load float, ptr %v810, align 4
  br label %join133
join133:
  %v812 = phi float [ %v811, %then133 ], [ 0x0000000000000000, %join132 ]
  %v813 = add nsw i32 %v229, 6
  %v814 = getelementptr float, ptr %v3, i32 %v813
  br i1 %v658, label %then134, label %join134
then134:
  %v815 = load float, ptr %v814, align 4
  br label %join134
join134:
  %v816 = phi float [ %v815, %then134 ], [ 0x0000000000000000, %join133 ]
  %v817 = add nsw i32 %v229, 7
  %v818 = getelementptr float, ptr %v3, i32 %v817
  br i1 %v663, label %then135, label %join135
then135:
  %v819 = load float, ptr %v818, align 4
  br label %join135
join135:
  %v820 = phi float [ %v819, %then135 ], [ 0x0000000000000000, %join134 ]
  %v821 = insertelement <4 x float> poison, float %v808, i64 0
  %v822 = insertelement <4 x float> %v821, float %v812, i64 1
  %v823 = insertelement <4 x float> %v822, float %v816, i64 2
  %v824 = insertelement <4 x float> %v823, float %v820, i64 3
  %v825 = select <4 x i1> %v646, <4 x float> %v824, <4 x float> zeroinitializer
  %v826 = add nsw i32 %v250, 4
  %v827 = getelementptr float, ptr %v3, i32 %v826
  br i1 %v57, label %then136, label %join136
then136:
  %v828 = load <4 x float>, ptr %v827, align 4
  br label %join136
join136:
  %v829 = phi <4 x float> [ %v828, %then136 ], [ zeroinitializer, %join135 ]
  %v830 = select <4 x i1> %v88, <4 x float> %v829, <4 x float> zeroinitializer
  %v831 = add nsw i32 %v255, 4
  %v832 = getelementptr float, ptr %v3, i32 %v831
  br i1 %v679, label %then137, label %join137
then137:
  %v833 = load float, ptr %v832, align 4
  br label %join137
join137:
  %v834 = phi float [ %v833, %then137 ], [ 0x0000000000000000, %join136 ]
  %v835 = add nsw i32 %v255, 5
  %v836 = getelementptr float, ptr %v3, i32 %v835
  br i1 %v684, label %then138, label %join138
then138:
  %v837 = load float, ptr %v836, align 4
  br label %join138
join138:
  %v838 = phi float [ %v837, %then138 ], [ 0x0000000000000000, %join137 ]
  %v839 = add nsw i32 %v255, 6
  %v840 = getelementptr float, ptr %v3, i32 %v839
  br i1 %v689, label %then139, label %join139
then139:
  %v841 = load float, ptr %v840, align 4
  br label %join139
join139:
  %v842 = phi float [ %v841, %then139 ], [ 0x0000000000000000, %join138 ]
  %v843 = add nsw i32 %v255, 7
  %v844 = getelementptr float, ptr %v3, i32 %v843
  br i1 %v694, label %then140, label %join140
then140:
  %v845 = load float, ptr %v844, align 4
  br label %join140
join140:
  %v846 = phi float [ %v845, %then140 ], [ 0x0000000000000000, %join139 ]
  %v847 = insertelement <4 x float> poison, float %v834, i64 0
  %v848 = insertelement <4 x float> %v847, float %v838, i64 1
  %v849 = insertelement <4 x float> %v848, float %v842, i64 2
  %v850 = insertelement <4 x float> %v849, float %v846, i64 3
  %v851 = select <4 x i1> %v677, <4 x float> %v850, <4 x float> zeroinitializer
  %v852 = add nsw i32 %v276, 4
  %v853 = getelementptr float, ptr %v3, i32 %v852
  br i1 %v30, label %then141, label %join141
then141:
  %v854 = load float, ptr %v853, align 4
  br label %join141
join141:
  %v855 = phi float [ %v854, %then141 ], [ 0x0000000000000000, %join140 ]
  %v856 = add nsw i32 %v276, 5
  %v857 = getelementptr float, ptr %v3, i32 %v856
  br i1 %v31, label %then142, label %join142
then142:
  %v858 = load float, ptr %v857, align 4
  br label %join142
join142:
  %v859 = phi float [ %v858, %then142 ], [ 0x0000000000000000, %join141 ]
  %v860 = add nsw i32 %v276, 6
  %v861 = getelementptr float, ptr %v3, i32 %v860
  br i1 %v32, label %then143, label %join143
then143:
  %v862 = load float, ptr %v861, align 4
  br label %join143
join143:
  %v863 = phi float [ %v862, %then143 ], [ 0x0000000000000000, %join142 ]
  %v864 = add nsw i32 %v276, 7
  %v865 = getelementptr float, ptr %v3, i32 %v864
  br i1 %v33, label %then144, label %join144
then144:
  %v866 = load float, ptr %v865, align 4
  br label %join144
join144:
  %v867 = phi float [ %v866, %then144 ], [ 0x0000000000000000, %join143 ]
  %v868 = insertelement <4 x float> poison, float %v855, i64 0
  %v869 = insertelement <4 x float> %v868, float %v859, i64 1
  %v870 = insertelement <4 x float> %v869, float %v863, i64 2
  %v871 = insertelement <4 x float> %v870, float %v867, i64 3
  %v872 = select <4 x i1> %v9, <4 x float> %v871, <4 x float> zeroinitializer
  %v873 = add nsw i32 %v297, 4
  %v874 = getelementptr float, ptr %v3, i32 %v873
  %v875 = load <4 x float>, ptr %v874, align 4
  %v876 = add nsw i32 %v300, 4
  %v877 = getelementptr float, ptr %v3, i32 %v876
  br i1 %v34, label %then145, label %join145
then145:
  %v878 = load float, ptr %v877, align 4
  br label %join145
join145:
  %v879 = phi float [ %v878, %then145 ], [ 0x0000000000000000, %join144 ]
  %v880 = add nsw i32 %v300, 5
  %v881 = getelementptr float, ptr %v3, i32 %v880
  br i1 %v35, label %then146, label %join146
then146:
  %v882 = load float, ptr %v881, align 4
  br label %join146
join146:
  %v883 = phi float [ %v882, %then146 ], [ 0x0000000000000000, %join145 ]
  %v884 = add nsw i32 %v300, 6
  %v885 = getelementptr float, ptr %v3, i32 %v884
  br i1 %v36, label %then147, label %join147
then147:
  %v886 = load float, ptr %v885, align 4
  br label %join147
join147:
  %v887 = phi float [ %v886, %then147 ], [ 0x0000000000000000, %join146 ]
  %v888 = add nsw i32 %v300, 7
  %v889 = getelementptr float, ptr %v3, i32 %v888
  br i1 %v37, label %then148, label %join148
then148:
  %v890 = load float, ptr %v889, align 4
  br label %join148
join148:
  %v891 = phi float [ %v890, %then148 ], [ 0x0000000000000000, %join147 ]
  %v892 = insertelement <4 x float> poison, float %v879, i64 0
  %v893 = insertelement <4 x float> %v892, float %v883, i64 1
  %v894 = insertelement <4 x float> %v893, float %v887, i64 2
  %v895 = insertelement <4 x float> %v894, float %v891, i64 3
  %v896 = select <4 x i1> %v16, <4 x float> %v895, <4 x float> zeroinitializer
  %v897 = add nsw i32 %v321, 4
  %v898 = getelementptr float, ptr %v3, i32 %v897
  br i1 %v750, label %then149, label %join149
then149:
  %v899 = load float, ptr %v898, align 4
  br label %join149
join149:
  %v900 = phi float [ %v899, %then149 ], [ 0x0000000000000000, %join148 ]
  %v901 = add nsw i32 %v321, 5
  %v902 = getelementptr float, ptr %v3, i32 %v901
  br i1 %v755, label %then150, label %join150
then150:
  %v903 = load float, ptr %v902, align 4
  br label %join150
join150:
  %v904 = phi float [ %v903, %then150 ], [ 0x0000000000000000, %join149 ]
  %v905 = add nsw i32 %v321, 6
  %v906 = getelementptr float, ptr %v3, i32 %v905
  br i1 %v760, label %then151, label %join151
then151:
  %v907 = load float, ptr %v906, align 4
  br label %join151
join151:
  %v908 = phi float [ %v907, %then151 ], [ 0x0000000000000000, %join150 ]
  %v909 = add nsw i32 %v321, 7
  %v910 = getelementptr float, ptr %v3, i32 %v909
  br i1 %v765, label %then152, label %join152
then152:
  %v911 = load float, ptr %v910, align 4
  br label %join152
join152:
  %v912 = phi float [ %v911, %then152 ], [ 0x0000000000000000, %join151 ]
  %v913 = insertelement <4 x float> poison, float %v900, i64 0
  %v914 = insertelement <4 x float> %v913, float %v904, i64 1
  %v915 = insertelement <4 x float> %v914, float %v908, i64 2
  %v916 = insertelement <4 x float> %v915, float %v912, i64 3
  %v917 = select <4 x i1> %v748, <4 x float> %v916, <4 x float> zeroinitializer
  %v918 = add nsw i32 %v342, 4
  %v919 = getelementptr float, ptr %v3, i32 %v918
  br i1 %v776, label %then153, label %join153
then153:
  %v920 = load float, ptr %v919, align 4
  br label %join153
join153:
  %v921 = phi float [ %v920, %then153 ], [ 0x0000000000000000, %join152 ]
  %v922 = add nsw i32 %v342, 5
  %v923 = getelementptr float, ptr %v3, i32 %v922
  br i1 %v781, label %then154, label %join154
then154:
  %v924 = load float, ptr %v923, align 4
  br label %join154
join154:
  %v925 = phi float [ %v924, %then154 ], [ 0x0000000000000000, %join153 ]
  %v926 = add nsw i32 %v342, 6
  %v927 = getelementptr float, ptr %v3, i32 %v926
  br i1 %v786, label %then155, label %join155
then155:
  %v928 = load float, ptr %v927, align 4
  br label %join155
join155:
  %v929 = phi float [ %v928, %then155 ], [ 0x0000000000000000, %join154 ]
  %v930 = add nsw i32 %v342, 7
  %v931 = getelementptr float, ptr %v3, i32 %v930
  br i1 %v791, label %then156, label %join156
then156:
  %v932 = load float, ptr %v931, align 4
  br label %join156
join156:
  %v933 = phi float [ %v932, %then156 ], [ 0x0000000000000000, %join155 ]
  %v934 = insertelement <4 x float> poison, float %v921, i64 0
  %v935 = insertelement <4 x float> %v934, float %v925, i64 1
  %v936 = insertelement <4 x float> %v935, float %v929, i64 2
  %v937 = insertelement <4 x float> %v936, float %v933, i64 3
  %v938 = select <4 x i1> %v774, <4 x float> %v937, <4 x float> zeroinitializer
  %v939 = add nsw i32 %v363, 4
  %v940 = getelementptr float, ptr %v3, i32 %v939
  br i1 %v165, label %then157, label %join157
then157:
  %v941 = load <4 x float>, ptr %v940, align 4
  br label %join157
join157:
  %v942 = phi <4 x float> [ %v941, %then157 ], [ zeroinitializer, %join156 ]
  %v943 = select <4 x i1> %v223, <4 x float> %v942, <4 x float> zeroinitializer
  %v944 = add nsw i32 %v368, 4
  %v945 = getelementptr float, ptr %v3, i32 %v944
  br i1 %v648, label %then158, label %join158
then158:
  %v946 = load float, ptr %v945, align 4
  br label %join158
join158:
  %v947 = phi float [ %v946, %then158 ], [ 0x0000000000000000, %join157 ]
  %v948 = add nsw i32 %v368, 5
  %v949 = getelementptr float, ptr %v3, i32 %v948
  br i1 %v653, label %then159, label %join159
then159:
  %v950 = load float, ptr %v949, align 4
  br label %join159
join159:
  %v951 = phi float [ %v950, %then159 ], [ 0x0000000000000000, %join158 ]
  %v952 = add nsw i32 %v368, 6
  %v953 = getelementptr float, ptr %v3, i32 %v952
  br i1 %v658, label %then160, label %join160
then160:
  %v954 = load float, ptr %v953, align 4
  br label %join160
join160:
  %v955 = phi float [ %v954, %then160 ], [ 0x0000000000000000, %join159 ]
  %v956 = add nsw i32 %v368, 7
  %v957 = getelementptr float, ptr %v3, i32 %v956
  br i1 %v663, label %then161, label %join161
then161:
  %v958 = load float, ptr %v957, align 4
  br label %join161
join161:
  %v959 = phi float [ %v958, %then161 ], [ 0x0000000000000000, %join160 ]
  %v960 = insertelement <4 x float> poison, float %v947, i64 0
  %v961 = insertelement <4 x float> %v960, float %v951, i64 1
  %v962 = insertelement <4 x float> %v961, float %v955, i64 2
  %v963 = insertelement <4 x float> %v962, float %v959, i64 3
  %v964 = select <4 x i1> %v646, <4 x float> %v963, <4 x float> zeroinitializer
  %v965 = add nsw i32 %v389, 4
  %v966 = getelementptr float, ptr %v3, i32 %v965
  br i1 %v57, label %then162, label %join162
then162:
  %v967 = load <4 x float>, ptr %v966, align 4
  br label %join162
join162:
  %v968 = phi <4 x float> [ %v967, %then162 ], [ zeroinitializer, %join161 ]
  %v969 = select <4 x i1> %v88, <4 x float> %v968, <4 x float> zeroinitializer
  %v970 = add nsw i32 %v394, 4
  %v971 = getelementptr float, ptr %v3, i32 %v970
  br i1 %v679, label %then163, label %join163
then163:
  %v972 = load float, ptr %v971, align 4
  br label %join163
join163:
  %v973 = phi float [ %v972, %then163 ], [ 0x0000000000000000, %join162 ]
  %v974 = add nsw i32 %v394, 5
  %v975 = getelementptr float, ptr %v3, i32 %v974
  br i1 %v684, label %then164, label %join164
then164:
  %v976 = load float, ptr %v975, align 4
  br label %join164
join164:
  %v977 = phi float [ %v976, %then164 ], [ 0x0000000000000000, %join163 ]
  %v978 = add nsw i32 %v394, 6
  %v979 = getelementptr float, ptr %v3, i32 %v978
  br i1 %v689, label %then165, label %join165
then165:
  %v980 = load float, ptr %v979, align 4
  br label %join165
join165:
  %v981 = phi float [ %v980, %then165 ], [ 0x0000000000000000, %join164 ]
  %v982 = add nsw i32 %v394, 7
  %v983 = getelementptr float, ptr %v3, i32 %v982
  br i1 %v694, label %then166, label %join166
then166:
  %v984 = load float, ptr %v983, align 4
  br label %join166
join166:
  %v985 = phi float [ %v984, %then166 ], [ 0x0000000000000000, %join165 ]
  %v986 = insertelement <4 x float> poison, float %v973, i64 0
  %v987 = insertelement <4 x float> %v986, float %v977, i64 1
  %v988 = insertelement <4 x float> %v987, float %v981, i64 2
  %v989 = insertelement <4 x float> %v988, float %v985, i64 3
  %v990 = select <4 x i1> %v677, <4 x float> %v989, <4 x float> zeroinitializer
  %v991 = add nsw i32 %v415, 4
  %v992 = getelementptr float, ptr %v3, i32 %v991
  br i1 %v30, label %then167, label %join167
then167:
  %v993 = load float, ptr %v992, align 4
  br label %join167
join167:
  %v994 = phi float [ %v993, %then167 ], [ 0x0000000000000000, %join166 ]
  %v995 = add nsw i32 %v415, 5
  %v996 = getelementptr float, ptr %v3, i32 %v995
  br i1 %v31, label %then168, label %join168
then168:
  %v997 = load float, ptr %v996, align 4
  br label %join168
join168:
  %v998 = phi float [ %v997, %then168 ], [ 0x0000000000000000, %join167 ]
  %v999 = add nsw i32 %v415, 6
  %v1000 = getelementptr float, ptr %v3, i32 %v999
  br i1 %v32, label %then169, label %join169
then169:
  %v1001 = load float, ptr %v1000, align 4
  br label %join169
join169:
  %v1002 = phi float [ %v1001, %then169 ], [ 0x0000000000000000, %join168 ]
  %v1003 = add nsw i32 %v415, 7
  %v1004 = getelementptr float, ptr %v3, i32 %v1003
  br i1 %v33, label %then170, label %join170
then170:
  %v1005 = load float, ptr %v1004, align 4
  br label %join170
join170:
  %v1006 = phi float [ %v1005, %then170 ], [ 0x0000000000000000, %join169 ]
  %v1007 = insertelement <4 x float> poison, float %v994, i64 0
  %v1008 = insertelement <4 x float> %v1007, float %v998, i64 1
  %v1009 = insertelement <4 x float> %v1008, float %v1002, i64 2
  %v1010 = insertelement <4 x float> %v1009, float %v1006, i64 3
  %v1011 = select <4 x i1> %v9, <4 x float> %v1010, <4 x float> zeroinitializer
  %v1012 = add nsw i32 %v436, 4
  %v1013 = getelementptr float, ptr %v3, i32 %v1012
  %v1014 = load <4 x float>, ptr %v1013, align 4
  %v1015 = add nsw i32 %v439, 4
  %v1016 = getelementptr float, ptr %v3, i32 %v1015
  br i1 %v34, label %then171, label %join171
then171:
  %v1017 = load float, ptr %v1016, align 4
  br label %join171
join171:
  %v1018 = phi float [ %v1017, %then171 ], [ 0x0000000000000000, %join170 ]
  %v1019 = add nsw i32 %v439, 5
  %v1020 = getelementptr float, ptr %v3, i32 %v1019
  br i1 %v35, label %then172, label %join172
then172:
  %v1021 = load float, ptr %v1020, align 4
  br label %join172
join172:
  %v1022 = phi float [ %v1021, %then172 ], [ 0x0000000000000000, %join171 ]
  %v1023 = add nsw i32 %v439, 6
  %v1024 = getelementptr float, ptr %v3, i32 %v1023
  br i1 %v36, label %then173, label %join173
then173:
  %v1025 = load float, ptr %v1024, align 4
  br label %join173
join173:
  %v1026 = phi float [ %v1025, %then173 ], [ 0x0000000000000000, %join172 ]
  %v1027 = add nsw i32 %v439, 7
  %v1028 = getelementptr float, ptr %v3, i32 %v1027
  br i1 %v37, label %then174, label %join174
then174:
  %v1029 = load float, ptr %v1028, align 4
  br label %join174
join174:
  %v1030 = phi float [ %v1029, %then174 ], [ 0x0000000000000000, %join173 ]
  %v1031 = insertelement <4 x float> poison, float %v1018, i64 0
  %v1032 = insertelement <4 x float> %v1031, float %v1022, i64 1
  %v1033 = insertelement <4 x float> %v1032, float %v1026, i64 2
  %v1034 = insertelement <4 x float> %v1033, float %v1030, i64 3
  %v1035 = select <4 x i1> %v16, <4 x float> %v1034, <4 x float> zeroinitializer
  %v1036 = add nsw i32 %v460, 4
  %v1037 = getelementptr float, ptr %v3, i32 %v1036
  br i1 %v750, label %then175, label %join175
then175:
  %v1038 = load float, ptr %v1037, align 4
  br label %join175
join175:
  %v1039 = phi float [ %v1038, %then175 ], [ 0x0000000000000000, %join174 ]
  %v1040 = add nsw i32 %v460, 5
  %v1041 = getelementptr float, ptr %v3, i32 %v1040
  br i1 %v755, label %then176, label %join176
then176:
  %v1042 = load float, ptr %v1041, align 4
  br label %join176
join176:
  %v1043 = phi float [ %v1042, %then176 ], [ 0x0000000000000000, %join175 ]
  %v1044 = add nsw i32 %v460, 6
  %v1045 = getelementptr float, ptr %v3, i32 %v1044
  br i1 %v760, label %then177, label %join177
then177:
  %v1046 = load float, ptr %v1045, align 4
  br label %join177
join177:
  %v1047 = phi float [ %v1046, %then177 ], [ 0x0000000000000000, %join176 ]
  %v1048 = add nsw i32 %v460, 7
  %v1049 = getelementptr float, ptr %v3, i32 %v1048
  br i1 %v765, label %then178, label %join178
then178:
  %v1050 = load float, ptr %v1049, align 4
  br label %join178
join178:
  %v1051 = phi float [ %v1050, %then178 ], [ 0x0000000000000000, %join177 ]
  %v1052 = insertelement <4 x float> poison, float %v1039, i64 0
  %v1053 = insertelement <4 x float> %v1052, float %v1043, i64 1
  %v1054 = insertelement <4 x float> %v1053, float %v1047, i64 2
  %v1055 = insertelement <4 x float> %v1054, float %v1051, i64 3
  %v1056 = select <4 x i1> %v748, <4 x float> %v1055, <4 x float> zeroinitializer
  %v1057 = add nsw i32 %v481, 4
  %v1058 = getelementptr float, ptr %v3, i32 %v1057
  br i1 %v776, label %then179, label %join179
then179:
  %v1059 = load float, ptr %v1058, align 4
  br label %join179
join179:
  %v1060 = phi float [ %v1059, %then179 ], [ 0x0000000000000000, %join178 ]
  %v1061 = add nsw i32 %v481, 5
  %v1062 = getelementptr float, ptr %v3, i32 %v1061
  br i1 %v781, label %then180, label %join180
then180:
  %v1063 = load float, ptr %v1062, align 4
  br label %join180
join180:
  %v1064 = phi float [ %v1063, %then180 ], [ 0x0000000000000000, %join179 ]
  %v1065 = add nsw i32 %v481, 6
  %v1066 = getelementptr float, ptr %v3, i32 %v1065
  br i1 %v786, label %then181, label %join181
then181:
  %v1067 = load float, ptr %v1066, align 4
  br label %join181
join181:
  %v1068 = phi float [ %v1067, %then181 ], [ 0x0000000000000000, %join180 ]
  %v1069 = add nsw i32 %v481, 7
  %v1070 = getelementptr float, ptr %v3, i32 %v1069
  br i1 %v791, label %then182, label %join182
then182:
  %v1071 = load float, ptr %v1070, align 4
  br label %join182
join182:
  %v1072 = phi float [ %v1071, %then182 ], [ 0x0000000000000000, %join181 ]
  %v1073 = insertelement <4 x float> poison, float %v1060, i64 0
  %v1074 = insertelement <4 x float> %v1073, float %v1064, i64 1
  %v1075 = insertelement <4 x float> %v1074, float %v1068, i64 2
  %v1076 = insertelement <4 x float> %v1075, float %v1072, i64 3
  %v1077 = select <4 x i1> %v774, <4 x float> %v1076, <4 x float> zeroinitializer
  %v1078 = add nsw i32 %v502, 4
  %v1079 = getelementptr float, ptr %v3, i32 %v1078
  br i1 %v165, label %then183, label %join183
then183:
  %v1080 = load <4 x float>, ptr %v1079, align 4
  br label %join183
join183:
  %v1081 = phi <4 x float> [ %v1080, %then183 ], [ zeroinitializer, %join182 ]
  %v1082 = select <4 x i1> %v223, <4 x float> %v1081, <4 x float> zeroinitializer
  %v1083 = add nsw i32 %v507, 4
  %v1084 = getelementptr float, ptr %v3, i32 %v1083
  br i1 %v648, label %then184, label %join184
then184:
  %v1085 = load float, ptr %v1084, align 4
  br label %join184
join184:
  %v1086 = phi float [ %v1085, %then184 ], [ 0x0000000000000000, %join183 ]
  %v1087 = add nsw i32 %v507, 5
  %v1088 = getelementptr float, ptr %v3, i32 %v1087
  br i1 %v653, label %then185, label %join185
then185:
  %v1089 = load float, ptr %v1088, align 4
  br label %join185
join185:
  %v1090 = phi float [ %v1089, %then185 ], [ 0x0000000000000000, %join184 ]
  %v1091 = add nsw i32 %v507, 6
  %v1092 = getelementptr float, ptr %v3, i32 %v1091
  br i1 %v658, label %then186, label %join186
then186:
  %v1093 = load float, ptr %v1092, align 4
  br label %join186
join186:
  %v1094 = phi float [ %v1093, %then186 ], [ 0x0000000000000000, %join185 ]
  %v1095 = add nsw i32 %v507, 7
  %v1096 = getelementptr float, ptr %v3, i32 %v1095
  br i1 %v663, label %then187, label %join187
then187:
  %v1097 = load float, ptr %v1096, align 4
  br label %join187
join187:
  %v1098 = phi float [ %v1097, %then187 ], [ 0x0000000000000000, %join186 ]
  %v1099 = insertelement <4 x float> poison, float %v1086, i64 0
  %v1100 = insertelement <4 x float> %v1099, float %v1090, i64 1
  %v1101 = insertelement <4 x float> %v1100, float %v1094, i64 2
  %v1102 = insertelement <4 x float> %v1101, float %v1098, i64 3
  %v1103 = select <4 x i1> %v646, <4 x float> %v1102, <4 x float> zeroinitializer
  %v1104 = add nsw i32 %v528, 4
  %v1105 = getelementptr float, ptr %v3, i32 %v1104
  br i1 %v57, label %then188, label %join188
then188:
  %v1106 = load <4 x float>, ptr %v1105, align 4
  br label %join188
join188:
  %v1107 = phi <4 x float> [ %v1106, %then188 ], [ zeroinitializer, %join187 ]
  %v1108 = select <4 x i1> %v88, <4 x float> %v1107, <4 x float> zeroinitializer
  %v1109 = add nsw i32 %v533, 4
  %v1110 = getelementptr float, ptr %v3, i32 %v1109
  br i1 %v679, label %then189, label %join189
then189:
  %v1111 = load float, ptr %v1110, align 4
  br label %join189
join189:
  %v1112 = phi float [ %v1111, %then189 ], [ 0x0000000000000000, %join188 ]
  %v1113 = add nsw i32 %v533, 5
  %v1114 = getelementptr float, ptr %v3, i32 %v1113
  br i1 %v684, label %then190, label %join190
then190:
  %v1115 = load float, ptr %v1114, align 4
  br label %join190
join190:
  %v1116 = phi float [ %v1115, %then190 ], [ 0x0000000000000000, %join189 ]
  %v1117 = add nsw i32 %v533, 6
  %v1118 = getelementptr float, ptr %v3, i32 %v1117
  br i1 %v689, label %then191, label %join191
then191:
  %v1119 = load float, ptr %v1118, align 4
  br label %join191
join191:
  %v1120 = phi float [ %v1119, %then191 ], [ 0x0000000000000000, %join190 ]
  %v1121 = add nsw i32 %v533, 7
  %v1122 = getelementptr float, ptr %v3, i32 %v1121
  br i1 %v694, label %then192, label %join192
then192:
  %v1123 = load float, ptr %v1122, align 4
  br label %join192
join192:
  %v1124 = phi float [ %v1123, %then192 ], [ 0x0000000000000000, %join191 ]
  %v1125 = insertelement <4 x float> poison, float %v1112, i64 0
  %v1126 = insertelement <4 x float> %v1125, float %v1116, i64 1
  %v1127 = insertelement <4 x float> %v1126, float %v1120, i64 2
  %v1128 = insertelement <4 x float> %v1127, float %v1124, i64 3
  %v1129 = select <4 x i1> %v677, <4 x float> %v1128, <4 x float> zeroinitializer
  %v1130 = add nsw i32 %v554, 4
  %v1131 = getelementptr float, ptr %v3, i32 %v1130
  br i1 %v30, label %then193, label %join193
then193:
  %v1132 = load float, ptr %v1131, align 4
  br label %join193
join193:
  %v1133 = phi float [ %v1132, %then193 ], [ 0x0000000000000000, %join192 ]
  %v1134 = add nsw i32 %v554, 5
  %v1135 = getelementptr float, ptr %v3, i32 %v1134
  br i1 %v31, label %then194, label %join194
then194:
  %v1136 = load float, ptr %v1135, align 4
  br label %join194
join194:
  %v1137 = phi float [ %v1136, %then194 ], [ 0x0000000000000000, %join193 ]
  %v1138 = add nsw i32 %v554, 6
  %v1139 = getelementptr float, ptr %v3, i32 %v1138
  br i1 %v32, label %then195, label %join195
then195:
  %v1140 = load float, ptr %v1139, align 4
  br label %join195
join195:
  %v1141 = phi float [ %v1140, %then195 ], [ 0x0000000000000000, %join194 ]
  %v1142 = add nsw i32 %v554, 7
  %v1143 = getelementptr float, ptr %v3, i32 %v1142
  br i1 %v33, label %then196, label %join196
then196:
  %v1144 = load float, ptr %v1143, align 4
  br label %join196
join196:
  %v1145 = phi float [ %v1144, %then196 ], [ 0x0000000000000000, %join195 ]
  %v1146 = insertelement <4 x float> poison, float %v1133, i64 0
  %v1147 = insertelement <4 x float> %v1146, float %v1137, i64 1
  %v1148 = insertelement <4 x float> %v1147, float %v1141, i64 2
  %v1149 = insertelement <4 x float> %v1148, float %v1145, i64 3
  %v1150 = select <4 x i1> %v9, <4 x float> %v1149, <4 x float> zeroinitializer
  %v1151 = add nsw i32 %v575, 4
  %v1152 = getelementptr float, ptr %v3, i32 %v1151
  %v1153 = load <4 x float>, ptr %v1152, align 4
  %v1154 = add nsw i32 %v578, 4
  %v1155 = getelementptr float, ptr %v3, i32 %v1154
  br i1 %v34, label %then197, label %join197
then197:
  %v1156 = load float, ptr %v1155, align 4
  br label %join197
join197:
  %v1157 = phi float [ %v1156, %then197 ], [ 0x0000000000000000, %join196 ]
  %v1158 = add nsw i32 %v578, 5
  %v1159 = getelementptr float, ptr %v3, i32 %v1158
  br i1 %v35, label %then198, label %join198
then198:
  %v1160 = load float, ptr %v1159, align 4
  br label %join198
join198:
  %v1161 = phi float [ %v1160, %then198 ], [ 0x0000000000000000, %join197 ]
  %v1162 = add nsw i32 %v578, 6
  %v1163 = getelementptr float, ptr %v3, i32 %v1162
  br i1 %v36, label %then199, label %join199
then199:
  %v1164 = load float, ptr %v1163, align 4
  br label %join199
join199:
  %v1165 = phi float [ %v1164, %then199 ], [ 0x0000000000000000, %join198 ]
  %v1166 = add nsw i32 %v578, 7
  %v1167 = getelementptr float, ptr %v3, i32 %v1166
  br i1 %v37, label %then200, label %join200
then200:
  %v1168 = load float, ptr %v1167, align 4
  br label %join200
join200:
  %v1169 = phi float [ %v1168, %then200 ], [ 0x0000000000000000, %join199 ]
  %v1170 = insertelement <4 x float> poison, float %v1157, i64 0
  %v1171 = insertelement <4 x float> %v1170, float %v1161, i64 1
  %v1172 = insertelement <4 x float> %v1171, float %v1165, i64 2
  %v1173 = insertelement <4 x float> %v1172, float %v1169, i64 3
  %v1174 = select <4 x i1> %v16, <4 x float> %v1173, <4 x float> zeroinitializer
  %v1175 = add nsw i32 %v599, 4
  %v1176 = getelementptr float, ptr %v3, i32 %v1175
  br i1 %v750, label %then201, label %join201
then201:
  %v1177 = load float, ptr %v1176, align 4
  br label %join201
join201:
  %v1178 = phi float [ %v1177, %then201 ], [ 0x0000000000000000, %join200 ]
  %v1179 = add nsw i32 %v599, 5
  %v1180 = getelementptr float, ptr %v3, i32 %v1179
  br i1 %v755, label %then202, label %join202
then202:
  %v1181 = load float, ptr %v1180, align 4
  br label %join202
join202:
  %v1182 = phi float [ %v1181, %then202 ], [ 0x0000000000000000, %join201 ]
  %v1183 = add nsw i32 %v599, 6
  %v1184 = getelementptr float, ptr %v3, i32 %v1183
  br i1 %v760, label %then203, label %join203
then203:
  %v1185 = load float, ptr %v1184, align 4
  br label %join203
join203:
  %v1186 = phi float [ %v1185, %then203 ], [ 0x0000000000000000, %join202 ]
  %v1187 = add nsw i32 %v599, 7
  %v1188 = getelementptr float, ptr %v3, i32 %v1187
  br i1 %v765, label %then204, label %join204
then204:
  %v1189 = load float, ptr %v1188, align 4
  br label %join204
join204:
  %v1190 = phi float [ %v1189, %then204 ], [ 0x0000000000000000, %join203 ]
  %v1191 = insertelement <4 x float> poison, float %v1178, i64 0
  %v1192 = insertelement <4 x float> %v1191, float %v1182, i64 1
  %v1193 = insertelement <4 x float> %v1192, float %v1186, i64 2
  %v1194 = insertelement <4 x float> %v1193, float %v1190, i64 3
  %v1195 = select <4 x i1> %v748, <4 x float> %v1194, <4 x float> zeroinitializer
  %v1196 = add nsw i32 %v620, 4
  %v1197 = getelementptr float, ptr %v3, i32 %v1196
  br i1 %v776, label %then205, label %join205
then205:
  %v1198 = load float, ptr %v1197, align 4
  br label %join205
join205:
  %v1199 = phi float [ %v1198, %then205 ], [ 0x0000000000000000, %join204 ]
  %v1200 = add nsw i32 %v620, 5
  %v1201 = getelementptr float, ptr %v3, i32 %v1200
  br i1 %v781, label %then206, label %join206
then206:
  %v1202 = load float, ptr %v1201, align 4
  br label %join206
join206:
  %v1203 = phi float [ %v1202, %then206 ], [ 0x0000000000000000, %join205 ]
  %v1204 = add nsw i32 %v620, 6
  %v1205 = getelementptr float, ptr %v3, i32 %v1204
  br i1 %v786, label %then207, label %join207
then207:
  %v1206 = load float, ptr %v1205, align 4
  br label %join207
join207:
  %v1207 = phi float [ %v1206, %then207 ], [ 0x0000000000000000, %join206 ]
  %v1208 = add nsw i32 %v620, 7
  %v1209 = getelementptr float, ptr %v3, i32 %v1208
  br i1 %v791, label %then208, label %join208
then208:
  %v1210 = load float, ptr %v1209, align 4
  br label %join208
join208:
  %v1211 = phi float [ %v1210, %then208 ], [ 0x0000000000000000, %join207 ]
  %v1212 = insertelement <4 x float> poison, float %v1199, i64 0
  %v1213 = insertelement <4 x float> %v1212, float %v1203, i64 1
  %v1214 = insertelement <4 x float> %v1213, float %v1207, i64 2
  %v1215 = insertelement <4 x float> %v1214, float %v1211, i64 3
  %v1216 = select <4 x i1> %v774, <4 x float> %v1215, <4 x float> zeroinitializer
  %v1217 = add nsw i32 %v641, 4
  %v1218 = getelementptr float, ptr %v3, i32 %v1217
  br i1 %v165, label %then209, label %join209
then209:
  %v1219 = load <4 x float>, ptr %v1218, align 4
  br label %join209
join209:
  %v1220 = phi <4 x float> [ %v1219, %then209 ], [ zeroinitializer, %join208 ]
  %v1221 = select <4 x i1> %v223, <4 x float> %v1220, <4 x float> zeroinitializer
  %v1222 = shufflevector <16 x i1> %v60, <16 x i1> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %v1223 = add nsw i32 %v62, 8
  %v1224 = extractelement <16 x i1> %v60, i32 8
  %v1225 = getelementptr float, ptr %v3, i32 %v1223
  br i1 %v1224, label %then210, label %join210
then210:
  %v1226 = load float, ptr %v1225, align 4
  br label %join210
join210:
  %v1227 = phi float [ %v1226, %then210 ], [ 0x0000000000000000, %join209 ]
  %v1228 = add nsw i32 %v62, 9
  %v1229 = extractelement <16 x i1> %v60, i32 9
  %v1230 = getelementptr float, ptr %v3, i32 %v1228
  br i1 %v1229, label %then211, label %join211
then211:
  %v1231 = load float, ptr %v1230, align 4
  br label %join211
join211:
  %v1232 = phi float [ %v1231, %then211 ], [ 0x0000000000000000, %join210 ]
  %v1233 = add nsw i32 %v62, 10
  %v1234 = extractelement <16 x i1> %v60, i32 10
  %v1235 = getelementptr float, ptr %v3, i32 %v1233
  br i1 %v1234, label %then212, label %join212
then212:
  %v1236 = load float, ptr %v1235, align 4
  br label %join212
join212:
  %v1237 = phi float [ %v1236, %then212 ], [ 0x0000000000000000, %join211 ]
  %v1238 = add nsw i32 %v62, 11
  %v1239 = extractelement <16 x i1> %v60, i32 11
  %v1240 = getelementptr float, ptr %v3, i32 %v1238
  br i1 %v1239, label %then213, label %join213
then213:
  %v1241 = load float, ptr %v1240, align 4
  br label %join213
join213:
  %v1242 = phi float [ %v1241, %then213 ], [ 0x0000000000000000, %join212 ]
  %v1243 = insertelement <4 x float> poison, float %v1227, i64 0
  %v1244 = insertelement <4 x float> %v1243, float %v1232, i64 1
  %v1245 = insertelement <4 x float> %v1244, float %v1237, i64 2
  %v1246 = insertelement <4 x float> %v1245, float %v1242, i64 3
  %v1247 = select <4 x i1> %v1222, <4 x float> %v1246, <4 x float> zeroinitializer
  %v1248 = add nsw i32 %v89, 8
  %v1249 = getelementptr float, ptr %v3, i32 %v1248
  br i1 %v57, label %then214, label %join214
then214:
  %v1250 = load <4 x float>, ptr %v1249, align 4
  br label %join214
join214:
  %v1251 = phi <4 x float> [ %v1250, %then214 ], [ zeroinitializer, %join213 ]
  %v1252 = select <4 x i1> %v88, <4 x float> %v1251, <4 x float> zeroinitializer
  %v1253 = shufflevector <16 x i1> %v94, <16 x i1> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %v1254 = add nsw i32 %v96, 8
  %v1255 = extractelement <16 x i1> %v94, i32 8
  %v1256 = getelementptr float, ptr %v3, i32 %v1254
  br i1 %v1255, label %then215, label %join215
then215:
  %v1257 = load float, ptr %v1256, align 4
  br label %join215
join215:
  %v1258 = phi float [ %v1257, %then215 ], [ 0x0000000000000000, %join214 ]
  %v1259 = add nsw i32 %v96, 9
  %v1260 = extractelement <16 x i1> %v94, i32 9
  %v1261 = getelementptr float, ptr %v3, i32 %v1259
  br i1 %v1260, label %then216, label %join216
then216:
  %v1262 = load float, ptr %v1261, align 4
  br label %join216
join216:
  %v1263 = phi float [ %v1262, %then216 ], [ 0x0000000000000000, %join215 ]
  %v1264 = add nsw i32 %v96, 10
  %v1265 = extractelement <16 x i1> %v94, i32 10
  %v1266 = getelementptr float, ptr %v3, i32 %v1264
  br i1 %v1265, label %then217, label %join217
then217:
  %v1267 = load float, ptr %v1266, align 4
  br label %join217
join217:
  %v1268 = phi float [ %v1267, %then217 ], [ 0x0000000000000000, %join216 ]
  %v1269 = add nsw i32 %v96, 11
  %v1270 = extractelement <16 x i1> %v94, i32 11
  %v1271 = getelementptr float, ptr %v3, i32 %v1269
  br i1 %v1270, label %then218, label %join218
then218:
  %v1272 = load float, ptr %v1271, align 4
  br label %join218
join218:
  %v1273 = phi float [ %v1272, %then218 ], [ 0x0000000000000000, %join217 ]
  %v1274 = insertelement <4 x float> poison, float %v1258, i64 0
  %v1275 = insertelement <4 x float> %v1274, float %v1263, i64 1
  %v1276 = insertelement <4 x float> %v1275, float %v1268, i64 2
  %v1277 = insertelement <4 x float> %v1276, float %v1273, i64 3
  %v1278 = select <4 x i1> %v1253, <4 x float> %v1277, <4 x float> zeroinitializer
  %v1279 = add nsw i32 %v121, 8
  %v1280 = getelementptr float, ptr %v3, i32 %v1279
  br i1 %v38, label %then219, label %join219
then219:
  %v1281 = load float, ptr %v1280, align 4
  br label %join219
join219:
  %v1282 = phi float [ %v1281, %then219 ], [ 0x0000000000000000, %join218 ]
  %v1283 = add nsw i32 %v121, 9
  %v1284 = getelementptr float, ptr %v3, i32 %v1283
  br i1 %v39, label %then220, label %join220
then220:
  %v1285 = load float, ptr %v1284, align 4
  br label %join220
join220:
  %v1286 = phi float [ %v1285, %then220 ], [ 0x0000000000000000, %join219 ]
  %v1287 = add nsw i32 %v121, 10
  %v1288 = getelementptr float, ptr %v3, i32 %v1287
  br i1 %v40, label %then221, label %join221
then221:
  %v1289 = load float, ptr %v1288, align 4
  br label %join221
join221:
  %v1290 = phi float [ %v1289, %then221 ], [ 0x0000000000000000, %join220 ]
  %v1291 = add nsw i32 %v121, 11
  %v1292 = getelementptr float, ptr %v3, i32 %v1291
  br i1 %v41, label %then222, label %join222
then222:
  %v1293 = load float, ptr %v1292, align 4
  br label %join222
join222:
  %v1294 = phi float [ %v1293, %then222 ], [ 0x0000000000000000, %join221 ]
  %v1295 = insertelement <4 x float> poison, float %v1282, i64 0
  %v1296 = insertelement <4 x float> %v1295, float %v1286, i64 1
  %v1297 = insertelement <4 x float> %v1296, float %v1290, i64 2
  %v1298 = insertelement <4 x float> %v1297, float %v1294, i64 3
  %v1299 = select <4 x i1> %v10, <4 x float> %v1298, <4 x float> zeroinitializer
  %v1300 = add nsw i32 %v56, 8
  %v1301 = getelementptr float, ptr %v3, i32 %v1300
  %v1302 = load <4 x float>, ptr %v1301, align 4
  %v1303 = add nsw i32 %v144, 8
  %v1304 = getelementptr float, ptr %v3, i32 %v1303
  br i1 %v42, label %then223, label %join223
then223:
  %v1305 = load float, ptr %v1304, align 4
  br label %join223
join223:
  %v1306 = phi float [ %v1305, %then223 ], [ 0x0000000000000000, %join222 ]
  %v1307 = add nsw i32 %v144, 9
  %v1308 = getelementptr float, ptr %v3, i32 %v1307
  br i1 %v43, label %then224, label %join224
then224:
  %v1309 = load float, ptr %v1308, align 4
  br label %join224
join224:
  %v1310 = phi float [ %v1309, %then224 ], [ 0x0000000000000000, %join223 ]
  %v1311 = add nsw i32 %v144, 10
  %v1312 = getelementptr float, ptr %v3, i32 %v1311
  br i1 %v44, label %then225, label %join225
then225:
  %v1313 = load float, ptr %v1312, align 4
  br label %join225
join225:
  %v1314 = phi float [ %v1313, %then225 ], [ 0x0000000000000000, %join224 ]
  %v1315 = add nsw i32 %v144, 11
  %v1316 = getelementptr float, ptr %v3, i32 %v1315
  br i1 %v45, label %then226, label %join226
then226:
  %v1317 = load float, ptr %v1316, align 4
  br label %join226
join226:
  %v1318 = phi float [ %v1317, %then226 ], [ 0x0000000000000000, %join225 ]
  %v1319 = insertelement <4 x float> poison, float %v1306, i64 0
  %v1320 = insertelement <4 x float> %v1319, float %v1310, i64 1
  %v1321 = insertelement <4 x float> %v1320, float %v1314, i64 2
  %v1322 = insertelement <4 x float> %v1321, float %v1318, i64 3
  %v1323 = select <4 x i1> %v17, <4 x float> %v1322, <4 x float> zeroinitializer
  %v1324 = shufflevector <16 x i1> %v168, <16 x i1> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %v1325 = add nsw i32 %v170, 8
  %v1326 = extractelement <16 x i1> %v168, i32 8
  %v1327 = getelementptr float, ptr %v3, i32 %v1325
  br i1 %v1326, label %then227, label %join227
then227:
  %v1328 = load float, ptr %v1327, align 4
  br label %join227
join227:
  %v1329 = phi float [ %v1328, %then227 ], [ 0x0000000000000000, %join226 ]
  %v1330 = add nsw i32 %v170, 9
  %v1331 = extractelement <16 x i1> %v168, i32 9
  %v1332 = getelementptr float, ptr %v3, i32 %v1330
  br i1 %v1331, label %then228, label %join228
then228:
  %v1333 = load float, ptr %v1332, align 4
  br label %join228
join228:
  %v1334 = phi float [ %v1333, %then228 ], [ 0x0000000000000000, %join227 ]
  %v1335 = add nsw i32 %v170, 10
  %v1336 = extractelement <16 x i1> %v168, i32 10
  %v1337 = getelementptr float, ptr %v3, i32 %v1335
  br i1 %v1336, label %then229, label %join229
then229:
  %v1338 = load float, ptr %v1337, align 4
  br label %join229
join229:
  %v1339 = phi float [ %v1338, %then229 ], [ 0x0000000000000000, %join228 ]
  %v1340 = add nsw i32 %v170, 11
  %v1341 = extractelement <16 x i1> %v168, i32 11
  %v1342 = getelementptr float, ptr %v3, i32 %v1340
  br i1 %v1341, label %then230, label %join230
then230:
  %v1343 = load float, ptr %v1342, align 4
  br label %join230
join230:
  %v1344 = phi float [ %v1343, %then230 ], [ 0x0000000000000000, %join229 ]
  %v1345 = insertelement <4 x float> poison, float %v1329, i64 0
  %v1346 = insertelement <4 x float> %v1345, float %v1334, i64 1
  %v1347 = insertelement <4 x float> %v1346, float %v1339, i64 2
  %v1348 = insertelement <4 x float> %v1347, float %v1344, i64 3
  %v1349 = select <4 x i1> %v1324, <4 x float> %v1348, <4 x float> zeroinitializer
  %v1350 = shufflevector <16 x i1> %v195, <16 x i1> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %v1351 = add nsw i32 %v197, 8
  %v1352 = extractelement <16 x i1> %v195, i32 8
  %v1353 = getelementptr float, ptr %v3, i32 %v1351
  br i1 %v1352, label %then231, label %join231
then231:
  %v1354 = load float, ptr %v1353, align 4
  br label %join231
join231:
  %v1355 = phi float [ %v1354, %then231 ], [ 0x0000000000000000, %join230 ]
  %v1356 = add nsw i32 %v197, 9
  %v1357 = extractelement <16 x i1> %v195, i32 9
  %v1358 = getelementptr float, ptr %v3, i32 %v1356
  br i1 %v1357, label %then232, label %join232
then232:
  %v1359 = load float, ptr %v1358, align 4
  br label %join232
join232:
  %v1360 = phi float [ %v1359, %then232 ], [ 0x0000000000000000, %join231 ]
  %v1361 = add nsw i32 %v197, 10
  %v1362 = extractelement <16 x i1> %v195, i32 10
  %v1363 = getelementptr float, ptr %v3, i32 %v1361
  br i1 %v1362, label %then233, label %join233
then233:
  %v1364 = load float, ptr %v1363, align 4
  br label %join233
join233:
  %v1365 = phi float [ %v1364, %then233 ], [ 0x0000000000000000, %join232 ]
  %v1366 = add nsw i32 %v197, 11
  %v1367 = extractelement <16 x i1> %v195, i32 11
  %v1368 = getelementptr float, ptr %v3, i32 %v1366
  br i1 %v1367, label %then234, label %join234
then234:
  %v1369 = load float, ptr %v1368, align 4
  br label %join234
join234:
  %v1370 = phi float [ %v1369, %then234 ], [ 0x0000000000000000, %join233 ]
  %v1371 = insertelement <4 x float> poison, float %v1355, i64 0
  %v1372 = insertelement <4 x float> %v1371, float %v1360, i64 1
  %v1373 = insertelement <4 x float> %v1372, float %v1365, i64 2
  %v1374 = insertelement <4 x float> %v1373, float %v1370, i64 3
  %v1375 = select <4 x i1> %v1350, <4 x float> %v1374, <4 x float> zeroinitializer
  %v1376 = add nsw i32 %v224, 8
  %v1377 = getelementptr float, ptr %v3, i32 %v1376
  br i1 %v165, label %then235, label %join235
then235:
  %v1378 = load <4 x float>, ptr %v1377, align 4
  br label %join235
join235:
  %v1379 = phi <4 x float> [ %v1378, %then235 ], [ zeroinitializer, %join234 ]
  %v1380 = select <4 x i1> %v223, <4 x float> %v1379, <4 x float> zeroinitializer
  %v1381 = add nsw i32 %v229, 8
  %v1382 = getelementptr float, ptr %v3, i32 %v1381
  br i1 %v1224, label %then236, label %join236
then236:
  %v1383 = load float, ptr %v1382, align 4
  br label %join236
join236:
  %v1384 = phi float [ %v1383, %then236 ], [ 0x0000000000000000, %join235 ]
  %v1385 = add nsw i32 %v229, 9
  %v1386 = getelementptr float, ptr %v3, i32 %v1385
  br i1 %v1229, label %then237, label %join237
then237:
  %v1387 = load float, ptr %v1386, align 4
  br label %join237
join237:
  %v1388 = phi float [ %v1387, %then237 ], [ 0x0000000000000000, %join236 ]
  %v1389 = add nsw i32 %v229, 10
  %v1390 = getelementptr float, ptr %v3, i32 %v1389
  br i1 %v1234, label %then238, label %join238
then238:
  %v1391 = load float, ptr %v1390, align 4
  br label %join238
join238:
  %v1392 = phi float [ %v1391, %then238 ], [ 0x0000000000000000, %join237 ]
  %v1393 = add nsw i32 %v229, 11
  %v1394 = getelementptr float, ptr %v3, i32 %v1393
  br i1 %v1239, label %then239, label %join239
then239:
  %v1395 = load float, ptr %v1394, align 4
  br label %join239
join239:
  %v1396 = phi float [ %v1395, %then239 ], [ 0x0000000000000000, %join238 ]
  %v1397 = insertelement <4 x float> poison, float %v1384, i64 0
  %v1398 = insertelement <4 x float> %v1397, float %v1388, i64 1
  %v1399 = insertelement <4 x float> %v1398, float %v1392, i64 2
  %v1400 = insertelement <4 x float> %v1399, float %v1396, i64 3
  %v1401 = select <4 x i1> %v1222, <4 x float> %v1400, <4 x float> zeroinitializer
  %v1402 = add nsw i32 %v250, 8
  %v1403 = getelementptr float, ptr %v3, i32 %v1402
  br i1 %v57, label %then240, label %join240
then240:
  %v1404 = load <4 x float>, ptr %v1403, align 4
  br label %join240
join240:
  %v1405 = phi <4 x float> [ %v1404, %then240 ], [ zeroinitializer, %join239 ]
  %v1406 = select <4 x i1> %v88, <4 x float> %v1405, <4 x float> zeroinitializer
  %v1407 = add nsw i32 %v255, 8
  %v1408 = getelementptr float, ptr %v3, i32 %v1407
  br i1 %v1255, label %then241, label %join241
then241:
  %v1409 = load float, ptr %v1408, align 4
  br label %join241
join241:
  %v1410 = phi float [ %v1409, %then241 ], [ 0x0000000000000000, %join240 ]
  %v1411 = add nsw i32 %v255, 9
  %v1412 = getelementptr float, ptr %v3, i32 %v1411
  br i1 %v1260, label %then242, label %join242
then242:
  %v1413 = load float, ptr %v1412, align 4
  br label %join242
join242:
  %v1414 = phi float [ %v1413, %then242 ], [ 0x0000000000000000, %join241 ]
  %v1415 = add nsw i32 %v255, 10
  %v1416 = getelementptr float, ptr %v3, i32 %v1415
  br i1 %v1265, label %then243, label %join243
then243:
  %v1417 = load float, ptr %v1416, align 4
  br label %join243
join243:
  %v1418 = phi float [ %v1417, %then243 ], [ 0x0000000000000000, %join242 ]
  %v1419 = add nsw i32 %v255, 11
  %v1420 = getelementptr float, ptr %v3, i32 %v1419
  br i1 %v1270, label %then244, label %join244
then244:
  %v1421 = load float, ptr %v1420, align 4
  br label %join244
join244:
  %v1422 = phi float [ %v1421, %then244 ], [ 0x0000000000000000, %join243 ]
  %v1423 = insertelement <4 x float> poison, float %v1410, i64 0
  %v1424 = insertelement <4 x float> %v1423, float %v1414, i64 1
  %v1425 = insertelement <4 x float> %v1424, float %v1418, i64 2
  %v1426 = insertelement <4 x float> %v1425, float %v1422, i64 3
  %v1427 = select <4 x i1> %v1253, <4 x float> %v1426, <4 x float> zeroinitializer
  %v1428 = add nsw i32 %v276, 8
  %v1429 = getelementptr float, ptr %v3, i32 %v1428
  br i1 %v38, label %then245, label %join245
then245:
  %v1430 = load float, ptr %v1429, align 4
  br label %join245
join245:
  %v1431 = phi float [ %v1430, %then245 ], [ 0x0000000000000000, %join244 ]
  %v1432 = add nsw i32 %v276, 9
  %v1433 = getelementptr float, ptr %v3, i32 %v1432
  br i1 %v39, label %then246, label %join246
then246:
  %v1434 = load float, ptr %v1433, align 4
  br label %join246
join246:
  %v1435 = phi float [ %v1434, %then246 ], [ 0x0000000000000000, %join245 ]
  %v1436 = add nsw i32 %v276, 10
  %v1437 = getelementptr float, ptr %v3, i32 %v1436
  br i1 %v40, label %then247, label %join247
then247:
  %v1438 = load float, ptr %v1437, align 4
  br label %join247
join247:
  %v1439 = phi float [ %v1438, %then247 ], [ 0x0000000000000000, %join246 ]
  %v1440 = add nsw i32 %v276, 11
  %v1441 = getelementptr float, ptr %v3, i32 %v1440
  br i1 %v41, label %then248, label %join248
then248:
  %v1442 = load float, ptr %v1441, align 4
  br label %join248
join248:
  %v1443 = phi float [ %v1442, %then248 ], [ 0x0000000000000000, %join247 ]
  %v1444 = insertelement <4 x float> poison, float %v1431, i64 0
  %v1445 = insertelement <4 x float> %v1444, float %v1435, i64 1
  %v1446 = insertelement <4 x float> %v1445, float %v1439, i64 2
  %v1447 = insertelement <4 x float> %v1446, float %v1443, i64 3
  %v1448 = select <4 x i1> %v10, <4 x float> %v1447, <4 x float> zeroinitializer
  %v1449 = add nsw i32 %v297, 8
  %v1450 = getelementptr float, ptr %v3, i32 %v1449
  %v1451 = load <4 x float>, ptr %v1450, align 4
  %v1452 = add nsw i32 %v300, 8
  %v1453 = getelementptr float, ptr %v3, i32 %v1452
  br i1 %v42, label %then249, label %join249
then249:
  %v1454 = load float, ptr %v1453, align 4
  br label %join249
join249:
  %v1455 = phi float [ %v1454, %then249 ], [ 0x0000000000000000, %join248 ]
  %v1456 = add nsw i32 %v300, 9
  %v1457 = getelementptr float, ptr %v3, i32 %v1456
  br i1 %v43, label %then250, label %join250
then250:
  %v1458 = load float, ptr %v1457, align 4
  br label %join250
join250:
  %v1459 = phi float [ %v1458, %then250 ], [ 0x0000000000000000, %join249 ]
  %v1460 = add nsw i32 %v300, 10
  %v1461 = getelementptr float, ptr %v3, i32 %v1460
  br i1 %v44, label %then251, label %join251
then251:
  %v1462 = load float, ptr %v1461, align 4
  br label %join251
join251:
  %v1463 = phi float [ %v1462, %then251 ], [ 0x0000000000000000, %join250 ]
  %v1464 = add nsw i32 %v300, 11
  %v1465 = getelementptr float, ptr %v3, i32 %v1464
  br i1 %v45, label %then252, label %join252
then252:
  %v1466 = load float, ptr %v1465, align 4
  br label %join252
join252:
  %v1467 = phi float [ %v1466, %then252 ], [ 0x0000000000000000, %join251 ]
  %v1468 = insertelement <4 x float> poison, float %v1455, i64 0
  %v1469 = insertelement <4 x float> %v1468, float %v1459, i64 1
  %v1470 = insertelement <4 x float> %v1469, float %v1463, i64 2
  %v1471 = insertelement <4 x float> %v1470, float %v1467, i64 3
  %v1472 = select <4 x i1> %v17, <4 x float> %v1471, <4 x float> zeroinitializer
  %v1473 = add nsw i32 %v321, 8
  %v1474 = getelementptr float, ptr %v3, i32 %v1473
  br i1 %v1326, label %then253, label %join253
then253:
  %v1475 = load float, ptr %v1474, align 4
  br label %join253
join253:
  %v1476 = phi float [ %v1475, %then253 ], [ 0x0000000000000000, %join252 ]
  %v1477 = add nsw i32 %v321, 9
  %v1478 = getelementptr float, ptr %v3, i32 %v1477
  br i1 %v1331, label %then254, label %join254
then254:
  %v1479 = load float, ptr %v1478, align 4
  br label %join254
join254:
  %v1480 = phi float [ %v1479, %then254 ], [ 0x0000000000000000, %join253 ]
  %v1481 = add nsw i32 %v321, 10
  %v1482 = getelementptr float, ptr %v3, i32 %v1481
  br i1 %v1336, label %then255, label %join255
then255:
  %v1483 = load float, ptr %v1482, align 4
  br label %join255
join255:
  %v1484 = phi float [ %v1483, %then255 ], [ 0x0000000000000000, %join254 ]
  %v1485 = add nsw i32 %v321, 11
  %v1486 = getelementptr float, ptr %v3, i32 %v1485
  br i1 %v1341, label %then256, label %join256
then256:
  %v1487 = load float, ptr %v1486, align 4
  br label %join256
join256:
  %v1488 = phi float [ %v1487, %then256 ], [ 0x0000000000000000, %join255 ]
  %v1489 = insertelement <4 x float> poison, float %v1476, i64 0
  %v1490 = insertelement <4 x float> %v1489, float %v1480, i64 1
  %v1491 = insertelement <4 x float> %v1490, float %v1484, i64 2
  %v1492 = insertelement <4 x float> %v1491, float %v1488, i64 3
  %v1493 = select <4 x i1> %v1324, <4 x float> %v1492, <4 x float> zeroinitializer
  %v1494 = add nsw i32 %v342, 8
  %v1495 = getelementptr float, ptr %v3, i32 %v1494
  br i1 %v1352, label %then257, label %join257
then257:
  %v1496 = load float, ptr %v1495, align 4
  br label %join257
join257:
  %v1497 = phi float [ %v1496, %then257 ], [ 0x0000000000000000, %join256 ]
  %v1498 = add nsw i32 %v342, 9
  %v1499 = getelementptr float, ptr %v3, i32 %v1498
  br i1 %v1357, label %then258, label %join258
then258:
  %v1500 = load float, ptr %v1499, align 4
  br label %join258
join258:
  %v1501 = phi float [ %v1500, %then258 ], [ 0x0000000000000000, %join257 ]
  %v1502 = add nsw i32 %v342, 10
  %v1503 = getelementptr float, ptr %v3, i32 %v1502
  br i1 %v1362, label %then259, label %join259
then259:
  %v1504 = load float, ptr %v1503, align 4
  br label %join259
join259:
  %v1505 = phi float [ %v1504, %then259 ], [ 0x0000000000000000, %join258 ]
  %v1506 = add nsw i32 %v342, 11
  %v1507 = getelementptr float, ptr %v3, i32 %v1506
  br i1 %v1367, label %then260, label %join260
then260:
  %v1508 = load float, ptr %v1507, align 4
  br label %join260
join260:
  %v1509 = phi float [ %v1508, %then260 ], [ 0x0000000000000000, %join259 ]
  %v1510 = insertelement <4 x float> poison, float %v1497, i64 0
  %v1511 = insertelement <4 x float> %v1510, float %v1501, i64 1
  %v1512 = insertelement <4 x float> %v1511, float %v1505, i64 2
  %v1513 = insertelement <4 x float> %v1512, float %v1509, i64 3
  %v1514 = select <4 x i1> %v1350, <4 x float> %v1513, <4 x float> zeroinitializer
  %v1515 = add nsw i32 %v363, 8
  %v1516 = getelementptr float, ptr %v3, i32 %v1515
  br i1 %v165, label %then261, label %join261
then261:
  %v1517 = load <4 x float>, ptr %v1516, align 4
  br label %join261
join261:
  %v1518 = phi <4 x float> [ %v1517, %then261 ], [ zeroinitializer, %join260 ]
  %v1519 = select <4 x i1> %v223, <4 x float> %v1518, <4 x float> zeroinitializer
  %v1520 = add nsw i32 %v368, 8
  %v1521 = getelementptr float, ptr %v3, i32 %v1520
  br i1 %v1224, label %then262, label %join262
then262:
  %v1522 = load float, ptr %v1521, align 4
  br label %join262
join262:
  %v1523 = phi float [ %v1522, %then262 ], [ 0x0000000000000000, %join261 ]
  %v1524 = add nsw i32 %v368, 9
  %v1525 = getelementptr float, ptr %v3, i32 %v1524
  br i1 %v1229, label %then263, label %join263
then263:
  %v1526 = load float, ptr %v1525, align 4
  br label %join263
join263:
  %v1527 = phi float [ %v1526, %then263 ], [ 0x0000000000000000, %join262 ]
  %v1528 = add nsw i32 %v368, 10
  %v1529 = getelementptr float, ptr %v3, i32 %v1528
  br i1 %v1234, label %then264, label %join264
then264:
  %v1530 = load float, ptr %v1529, align 4
  br label %join264
join264:
  %v1531 = phi float [ %v1530, %then264 ], [ 0x0000000000000000, %join263 ]
  %v1532 = add nsw i32 %v368, 11
  %v1533 = getelementptr float, ptr %v3, i32 %v1532
  br i1 %v1239, label %then265, label %join265
then265:
  %v1534 = load float, ptr %v1533, align 4
  br label %join265
join265:
  %v1535 = phi float [ %v1534, %then265 ], [ 0x0000000000000000, %join264 ]
  %v1536 = insertelement <4 x float> poison, float %v1523, i64 0
  %v1537 = insertelement <4 x float> %v1536, float %v1527, i64 1
  %v1538 = insertelement <4 x float> %v1537, float %v1531, i64 2
  %v1539 = insertelement <4 x float> %v1538, float %v1535, i64 3
  %v1540 = select <4 x i1> %v1222, <4 x float> %v1539, <4 x float> zeroinitializer
  %v1541 = add nsw i32 %v389, 8
  %v1542 = getelementptr float, ptr %v3, i32 %v1541
  br i1 %v57, label %then266, label %join266
then266:
  %v1543 = load <4 x float>, ptr %v1542, align 4
  br label %join266
join266:
  %v1544 = phi <4 x float> [ %v1543, %then266 ], [ zeroinitializer, %join265 ]
  %v1545 = select <4 x i1> %v88, <4 x float> %v1544, <4 x float> zeroinitializer
  %v1546 = add nsw i32 %v394, 8
  %v1547 = getelementptr float, ptr %v3, i32 %v1546
  br i1 %v1255, label %then267, label %join267
then267:
  %v1548 = load float, ptr %v1547, align 4
  br label %join267
join267:
  %v1549 = phi float [ %v1548, %then267 ], [ 0x0000000000000000, %join266 ]
  %v1550 = add nsw i32 %v394, 9
  %v1551 = getelementptr float, ptr %v3, i32 %v1550
  br i1 %v1260, label %then268, label %join268
then268:
  %v1552 = load float, ptr %v1551, align 4
  br label %join268
join268:
  %v1553 = phi float [ %v1552, %then268 ], [ 0x0000000000000000, %join267 ]
  %v1554 = add nsw i32 %v394, 10
  %v1555 = getelementptr float, ptr %v3, i32 %v1554
  br i1 %v1265, label %then269, label %join269
then269:
  %v1556 = load float, ptr %v1555, align 4
  br label %join269
join269:
  %v1557 = phi float [ %v1556, %then269 ], [ 0x0000000000000000, %join268 ]
  %v1558 = add nsw i32 %v394, 11
  %v1559 = getelementptr float, ptr %v3, i32 %v1558
  br i1 %v1270, label %then270, label %join270
then270:
  %v1560 = load float, ptr %v1559, align 4
  br label %join270
join270:
  %v1561 = phi float [ %v1560, %then270 ], [ 0x0000000000000000, %join269 ]
  %v1562 = insertelement <4 x float> poison, float %v1549, i64 0
  %v1563 = insertelement <4 x float> %v1562, float %v1553, i64 1
  %v1564 = insertelement <4 x float> %v1563, float %v1557, i64 2
  %v1565 = insertelement <4 x float> %v1564, float %v1561, i64 3
  %v1566 = select <4 x i1> %v1253, <4 x float> %v1565, <4 x float> zeroinitializer
  %v1567 = add nsw i32 %v415, 8
  %v1568 = getelementptr float, ptr %v3, i32 %v1567
  br i1 %v38, label %then271, label %join271
then271:
  %v1569 = load float, ptr %v1568, align 4
  br label %join271
join271:
  %v1570 = phi float [ %v1569, %then271 ], [ 0x0000000000000000, %join270 ]
  %v1571 = add nsw i32 %v415, 9
  %v1572 = getelementptr float, ptr %v3, i32 %v1571
  br i1 %v39, label %then272, label %join272
then272:
  %v1573 = load float, ptr %v1572, align 4
  br label %join272
join272:
  %v1574 = phi float [ %v1573, %then272 ], [ 0x0000000000000000, %join271 ]
  %v1575 = add nsw i32 %v415, 10
  %v1576 = getelementptr float, ptr %v3, i32 %v1575
  br i1 %v40, label %then273, label %join273
then273:
  %v1577 = load float, ptr %v1576, align 4
  br label %join273
join273:
  %v1578 = phi float [ %v1577, %then273 ], [ 0x0000000000000000, %join272 ]
  %v1579 = add nsw i32 %v415, 11
  %v1580 = getelementptr float, ptr %v3, i32 %v1579
  br i1 %v41, label %then274, label %join274
then274:
  %v1581 = load float, ptr %v1580, align 4
  br label %join274
join274:
  %v1582 = phi float [ %v1581, %then274 ], [ 0x0000000000000000, %join273 ]
  %v1583 = insertelement <4 x float> poison, float %v1570, i64 0
  %v1584 = insertelement <4 x float> %v1583, float %v1574, i64 1
  %v1585 = insertelement <4 x float> %v1584, float %v1578, i64 2
  %v1586 = insertelement <4 x float> %v1585, float %v1582, i64 3
  %v1587 = select <4 x i1> %v10, <4 x float> %v1586, <4 x float> zeroinitializer
  %v1588 = add nsw i32 %v436, 8
  %v1589 = getelementptr float, ptr %v3, i32 %v1588
  %v1590 = load <4 x float>, ptr %v1589, align 4
  %v1591 = add nsw i32 %v439, 8
  %v1592 = getelementptr float, ptr %v3, i32 %v1591
  br i1 %v42, label %then275, label %join275
then275:
  %v1593 = load float, ptr %v1592, align 4
  br label %join275
join275:
  %v1594 = phi float [ %v1593, %then275 ], [ 0x0000000000000000, %join274 ]
  %v1595 = add nsw i32 %v439, 9
  %v1596 = getelementptr float, ptr %v3, i32 %v1595
  br i1 %v43, label %then276, label %join276
then276:
  %v1597 = load float, ptr %v1596, align 4
  br label %join276
join276:
  %v1598 = phi float [ %v1597, %then276 ], [ 0x0000000000000000, %join275 ]
  %v1599 = add nsw i32 %v439, 10
  %v1600 = getelementptr float, ptr %v3, i32 %v1599
  br i1 %v44, label %then277, label %join277
then277:
  %v1601 = load float, ptr %v1600, align 4
  br label %join277
join277:
  %v1602 = phi float [ %v1601, %then277 ], [ 0x0000000000000000, %join276 ]
  %v1603 = add nsw i32 %v439, 11
  %v1604 = getelementptr float, ptr %v3, i32 %v1603
  br i1 %v45, label %then278, label %join278
then278:
  %v1605 = load float, ptr %v1604, align 4
  br label %join278
join278:
  %v1606 = phi float [ %v1605, %then278 ], [ 0x0000000000000000, %join277 ]
  %v1607 = insertelement <4 x float> poison, float %v1594, i64 0
  %v1608 = insertelement <4 x float> %v1607, float %v1598, i64 1
  %v1609 = insertelement <4 x float> %v1608, float %v1602, i64 2
  %v1610 = insertelement <4 x float> %v1609, float %v1606, i64 3
  %v1611 = select <4 x i1> %v17, <4 x float> %v1610, <4 x float> zeroinitializer
  %v1612 = add nsw i32 %v460, 8
  %v1613 = getelementptr float, ptr %v3, i32 %v1612
  br i1 %v1326, label %then279, label %join279
then279:
  %v1614 = load float, ptr %v1613, align 4
  br label %join279
join279:
  %v1615 = phi float [ %v1614, %then279 ], [ 0x0000000000000000, %join278 ]
  %v1616 = add nsw i32 %v460, 9
  %v1617 = getelementptr float, ptr %v3, i32 %v1616
  br i1 %v1331, label %then280, label %join280
then280:
  %v1618 = load float, ptr %v1617, align 4
  br label %join280
join280:
  %v1619 = phi float [ %v1618, %then280 ], [ 0x0000000000000000, %join279 ]
  %v1620 = add nsw i32 %v460, 10
  %v1621 = getelementptr float, ptr %v3, i32 %v1620
  br i1 %v1336, label %then281, label %join281
then281:
  %v1622 = load float, ptr %v1621, align 4
  br label %join281
join281:
  %v1623 = phi float [ %v1622, %then281 ], [ 0x0000000000000000, %join280 ]
  %v1624 = add nsw i32 %v460, 11
  %v1625 = getelementptr float, ptr %v3, i32 %v1624
  br i1 %v1341, label %then282, label %join282
then282:
  %v1626 = load float, ptr %v1625, align 4
  br label %join282
join282:
  %v1627 = phi float [ %v1626, %then282 ], [ 0x0000000000000000, %join281 ]
  %v1628 = insertelement <4 x float> poison, float %v1615, i64 0
  %v1629 = insertelement <4 x float> %v1628, float %v1619, i64 1
  %v1630 = insertelement <4 x float> %v1629, float %v1623, i64 2
  %v1631 = insertelement <4 x float> %v1630, float %v1627, i64 3
  %v1632 = select <4 x i1> %v1324, <4 x float> %v1631, <4 x float> zeroinitializer
  %v1633 = add nsw i32 %v481, 8
  %v1634 = getelementptr float, ptr %v3, i32 %v1633
  br i1 %v1352, label %then283, label %join283
then283:
  %v1635 = load float, ptr %v1634, align 4
  br label %join283
join283:
  %v1636 = phi float [ %v1635, %then283 ], [ 0x0000000000000000, %join282 ]
  %v1637 = add nsw i32 %v481, 9
  %v1638 = getelementptr float, ptr %v3, i32 %v1637
  br i1 %v1357, label %then284, label %join284
then284:
  %v1639 = load float, ptr %v1638, align 4
  br label %join284
join284:
  %v1640 = phi float [ %v1639, %then284 ], [ 0x0000000000000000, %join283 ]
  %v1641 = add nsw i32 %v481, 10
  %v1642 = getelementptr float, ptr %v3, i32 %v1641
  br i1 %v1362, label %then285, label %join285
then285:
  %v1643 = load float, ptr %v1642, align 4
  br label %join285
join285:
  %v1644 = phi float [ %v1643, %then285 ], [ 0x0000000000000000, %join284 ]
  %v1645 = add nsw i32 %v481, 11
  %v1646 = getelementptr float, ptr %v3, i32 %v1645
  br i1 %v1367, label %then286, label %join286
then286:
  %v1647 = load float, ptr %v1646, align 4
  br label %join286
join286:
  %v1648 = phi float [ %v1647, %then286 ], [ 0x0000000000000000, %join285 ]
  %v1649 = insertelement <4 x float> poison, float %v1636, i64 0
  %v1650 = insertelement <4 x float> %v1649, float %v1640, i64 1
  %v1651 = insertelement <4 x float> %v1650, float %v1644, i64 2
  %v1652 = insertelement <4 x float> %v1651, float %v1648, i64 3
  %v1653 = select <4 x i1> %v1350, <4 x float> %v1652, <4 x float> zeroinitializer
  %v1654 = add nsw i32 %v502, 8
  %v1655 = getelementptr float, ptr %v3, i32 %v1654
  br i1 %v165, label %then287, label %join287
then287:
  %v1656 = load <4 x float>, ptr %v1655, align 4
  br label %join287
join287:
  %v1657 = phi <4 x float> [ %v1656, %then287 ], [ zeroinitializer, %join286 ]
  %v1658 = select <4 x i1> %v223, <4 x float> %v1657, <4 x float> zeroinitializer
  %v1659 = add nsw i32 %v507, 8
  %v1660 = getelementptr float, ptr %v3, i32 %v1659
  br i1 %v1224, label %then288, label %join288
then288:
  %v1661 = load float, ptr %v1660, align 4
  br label %join288
join288:
  %v1662 = phi float [ %v1661, %then288 ], [ 0x0000000000000000, %join287 ]
  %v1663 = add nsw i32 %v507, 9
  %v1664 = getelementptr float, ptr %v3, i32 %v1663
  br i1 %v1229, label %then289, label %join289
then289:
  %v1665 = load float, ptr %v1664, align 4
  br label %join289
join289:
  %v1666 = phi float [ %v1665, %then289 ], [ 0x0000000000000000, %join288 ]
  %v1667 = add nsw i32 %v507, 10
  %v1668 = getelementptr float, ptr %v3, i32 %v1667
  br i1 %v1234, label %then290, label %join290
then290:
  %v1669 = load float, ptr %v1668, align 4
  br label %join290
join290:
  %v1670 = phi float [ %v1669, %then290 ], [ 0x0000000000000000, %join289 ]
  %v1671 = add nsw i32 %v507, 11
  %v1672 = getelementptr float, ptr %v3, i32 %v1671
  br i1 %v1239, label %then291, label %join291
then291:
  %v1673 = load float, ptr %v1672, align 4
  br label %join291
join291:
  %v1674 = phi float [ %v1673, %then291 ], [ 0x0000000000000000, %join290 ]
  %v1675 = insertelement <4 x float> poison, float %v1662, i64 0
  %v1676 = insertelement <4 x float> %v1675, float %v1666, i64 1
  %v1677 = insertelement <4 x float> %v1676, float %v1670, i64 2
  %v1678 = insertelement <4 x float> %v1677, float %v1674, i64 3
  %v1679 = select <4 x i1> %v1222, <4 x float> %v1678, <4 x float> zeroinitializer
  %v1680 = add nsw i32 %v528, 8
  %v1681 = getelementptr float, ptr %v3, i32 %v1680
  br i1 %v57, label %then292, label %join292
then292:
  %v1682 = load <4 x float>, ptr %v1681, align 4
  br label %join292
join292:
  %v1683 = phi <4 x float> [ %v1682, %then292 ], [ zeroinitializer, %join291 ]
  %v1684 = select <4 x i1> %v88, <4 x float> %v1683, <4 x float> zeroinitializer
  %v1685 = add nsw i32 %v533, 8
  %v1686 = getelementptr float, ptr %v3, i32 %v1685
  br i1 %v1255, label %then293, label %join293
then293:
  %v1687 = load float, ptr %v1686, align 4
  br label %join293
join293:
  %v1688 = phi float [ %v1687, %then293 ], [ 0x0000000000000000, %join292 ]
  %v1689 = add nsw i32 %v533, 9
  %v1690 = getelementptr float, ptr %v3, i32 %v1689
  br i1 %v1260, label %then294, label %join294
then294:
  %v1691 = load float, ptr %v1690, align 4
  br label %join294
join294:
  %v1692 = phi float [ %v1691, %then294 ], [ 0x0000000000000000, %join293 ]
  %v1693 = add nsw i32 %v533, 10
  %v1694 = getelementptr float, ptr %v3, i32 %v1693
  br i1 %v1265, label %then295, label %join295
then295:
  %v1695 = load float, ptr %v1694, align 4
  br label %join295
join295:
  %v1696 = phi float [ %v1695, %then295 ], [ 0x0000000000000000, %join294 ]
  %v1697 = add nsw i32 %v533, 11
  %v1698 = getelementptr float, ptr %v3, i32 %v1697
  br i1 %v1270, label %then296, label %join296
then296:
  %v1699 = load float, ptr %v1698, align 4
  br label %join296
join296:
  %v1700 = phi float [ %v1699, %then296 ], [ 0x0000000000000000, %join295 ]
  %v1701 = insertelement <4 x float> poison, float %v1688, i64 0
  %v1702 = insertelement <4 x float> %v1701, float %v1692, i64 1
  %v1703 = insertelement <4 x float> %v1702, float %v1696, i64 2
  %v1704 = insertelement <4 x float> %v1703, float %v1700, i64 3
  %v1705 = select <4 x i1> %v1253, <4 x float> %v1704, <4 x float> zeroinitializer
  %v1706 = add nsw i32 %v554, 8
  %v1707 = getelementptr float, ptr %v3, i32 %v1706
  br i1 %v38, label %then297, label %join297
then297:
  %v1708 = load float, ptr %v1707, align 4
  br label %join297
join297:
  %v1709 = phi float [ %v1708, %then297 ], [ 0x0000000000000000, %join296 ]
  %v1710 = add nsw i32 %v554, 9
  %v1711 = getelementptr float, ptr %v3, i32 %v1710
  br i1 %v39, label %then298, label %join298
then298:
  %v1712 = load float, ptr %v1711, align 4
  br label %join298
join298:
  %v1713 = phi float [ %v1712, %then298 ], [ 0x0000000000000000, %join297 ]
  %v1714 = add nsw i32 %v554, 10
  %v1715 = getelementptr float, ptr %v3, i32 %v1714
  br i1 %v40, label %then299, label %join299
then299:
  %v1716 = load float, ptr %v1715, align 4
  br label %join299
join299:
  %v1717 = phi float [ %v1716, %then299 ], [ 0x0000000000000000, %join298 ]
  %v1718 = add nsw i32 %v554, 11
  %v1719 = getelementptr float, ptr %v3, i32 %v1718
  br i1 %v41, label %then300, label %join300
then300:
  %v1720 = load float, ptr %v1719, align 4
  br label %join300
join300:
  %v1721 = phi float [ %v1720, %then300 ], [ 0x0000000000000000, %join299 ]
  %v1722 = insertelement <4 x float> poison, float %v1709, i64 0
  %v1723 = insertelement <4 x float> %v1722, float %v1713, i64 1
  %v1724 = insertelement <4 x float> %v1723, float %v1717, i64 2
  %v1725 = insertelement <4 x float> %v1724, float %v1721, i64 3
  %v1726 = select <4 x i1> %v10, <4 x float> %v1725, <4 x float> zeroinitializer
  %v1727 = add nsw i32 %v575, 8
  %v1728 = getelementptr float, ptr %v3, i32 %v1727
  %v1729 = load <4 x float>, ptr %v1728, align 4
  %v1730 = add nsw i32 %v578, 8
  %v1731 = getelementptr float, ptr %v3, i32 %v1730
  br i1 %v42, label %then301, label %join301
then301:
  %v1732 = load float, ptr %v1731, align 4
  br label %join301
join301:
  %v1733 = phi float [ %v1732, %then301 ], [ 0x0000000000000000, %join300 ]
  %v1734 = add nsw i32 %v578, 9
  %v1735 = getelementptr float, ptr %v3, i32 %v1734
  br i1 %v43, label %then302, label %join302
then302:
  %v1736 = load float, ptr %v1735, align 4
  br label %join302
join302:
  %v1737 = phi float [ %v1736, %then302 ], [ 0x0000000000000000, %join301 ]
  %v1738 = add nsw i32 %v578, 10
  %v1739 = getelementptr float, ptr %v3, i32 %v1738
  br i1 %v44, label %then303, label %join303
then303:
  %v1740 = load float, ptr %v1739, align 4
  br label %join303
join303:
  %v1741 = phi float [ %v1740, %then303 ], [ 0x0000000000000000, %join302 ]
  %v1742 = add nsw i32 %v578, 11
  %v1743 = getelementptr float, ptr %v3, i32 %v1742
  br i1 %v45, label %then304, label %join304
then304:
  %v1744 = load float, ptr %v1743, align 4
  br label %join304
join304:
  %v1745 = phi float [ %v1744, %then304 ], [ 0x0000000000000000, %join303 ]
  %v1746 = insertelement <4 x float> poison, float %v1733, i64 0
  %v1747 = insertelement <4 x float> %v1746, float %v1737, i64 1
  %v1748 = insertelement <4 x float> %v1747, float %v1741, i64 2
  %v1749 = insertelement <4 x float> %v1748, float %v1745, i64 3
  %v1750 = select <4 x i1> %v17, <4 x float> %v1749, <4 x float> zeroinitializer
  %v1751 = add nsw i32 %v599, 8
  %v1752 = getelementptr float, ptr %v3, i32 %v1751
  br i1 %v1326, label %then305, label %join305
then305:
  %v1753 = load float, ptr %v1752, align 4
  br label %join305
join305:
  %v1754 = phi float [ %v1753, %then305 ], [ 0x0000000000000000, %join304 ]
  %v1755 = add nsw i32 %v599, 9
  %v1756 = getelementptr float, ptr %v3, i32 %v1755
  br i1 %v1331, label %then306, label %join306
then306:
  %v1757 = load float, ptr %v1756, align 4
  br label %join306
join306:
  %v1758 = phi float [ %v1757, %then306 ], [ 0x0000000000000000, %join305 ]
  %v1759 = add nsw i32 %v599, 10
  %v1760 = getelementptr float, ptr %v3, i32 %v1759
  br i1 %v1336, label %then307, label %join307
then307:
  %v1761 = load float, ptr %v1760, align 4
  br label %join307
join307:
  %v1762 = phi float [ %v1761, %then307 ], [ 0x0000000000000000, %join306 ]
  %v1763 = add nsw i32 %v599, 11
  %v1764 = getelementptr float, ptr %v3, i32 %v1763
  br i1 %v1341, label %then308, label %join308
then308:
  %v1765 = load float, ptr %v1764, align 4
  br label %join308
join308:
  %v1766 = phi float [ %v1765, %then308 ], [ 0x0000000000000000, %join307 ]
  %v1767 = insertelement <4 x float> poison, float %v1754, i64 0
  %v1768 = insertelement <4 x float> %v1767, float %v1758, i64 1
  %v1769 = insertelement <4 x float> %v1768, float %v1762, i64 2
  %v1770 = insertelement <4 x float> %v1769, float %v1766, i64 3
  %v1771 = select <4 x i1> %v1324, <4 x float> %v1770, <4 x float> zeroinitializer
  %v1772 = add nsw i32 %v620, 8
  %v1773 = getelementptr float, ptr %v3, i32 %v1772
  br i1 %v1352, label %then309, label %join309
then309:
  %v1774 = load float, ptr %v1773, align 4
  br label %join309
join309:
  %v1775 = phi float [ %v1774, %then309 ], [ 0x0000000000000000, %join308 ]
  %v1776 = add nsw i32 %v620, 9
  %v1777 = getelementptr float, ptr %v3, i32 %v1776
  br i1 %v1357, label %then310, label %join310
then310:
  %v1778 = load float, ptr %v1777, align 4
  br label %join310
join310:
  %v1779 = phi float [ %v1778, %then310 ], [ 0x0000000000000000, %join309 ]
  %v1780 = add nsw i32 %v620, 10
  %v1781 = getelementptr float, ptr %v3, i32 %v1780
  br i1 %v1362, label %then311, label %join311
then311:
  %v1782 = load float, ptr %v1781, align 4
  br label %join311
join311:
  %v1783 = phi float [ %v1782, %then311 ], [ 0x0000000000000000, %join310 ]
  %v1784 = add nsw i32 %v620, 11
  %v1785 = getelementptr float, ptr %v3, i32 %v1784
  br i1 %v1367, label %then312, label %join312
then312:
  %v1786 = load float, ptr %v1785, align 4
  br label %join312
join312:
  %v1787 = phi float [ %v1786, %then312 ], [ 0x0000000000000000, %join311 ]
  %v1788 = insertelement <4 x float> poison, float %v1775, i64 0
  %v1789 = insertelement <4 x float> %v1788, float %v1779, i64 1
  %v1790 = insertelement <4 x float> %v1789, float %v1783, i64 2
  %v1791 = insertelement <4 x float> %v1790, float %v1787, i64 3
  %v1792 = select <4 x i1> %v1350, <4 x float> %v1791, <4 x float> zeroinitializer
  %v1793 = add nsw i32 %v641, 8
  %v1794 = getelementptr float, ptr %v3, i32 %v1793
  br i1 %v165, label %then313, label %join313
then313:
  %v1795 = load <4 x float>, ptr %v1794, align 4
  br label %join313
join313:
  %v1796 = phi <4 x float> [ %v1795, %then313 ], [ zeroinitializer, %join312 ]
  %v1797 = select <4 x i1> %v223, <4 x float> %v1796, <4 x float> zeroinitializer
  %v1798 = shufflevector <16 x i1> %v60, <16 x i1> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %v1799 = add nsw i32 %v62, 12
  %v1800 = extractelement <16 x i1> %v60, i32 12
  %v1801 = getelementptr float, ptr %v3, i32 %v1799
  br i1 %v1800, label %then314, label %join314
then314:
  %v1802 = load float, ptr %v1801, align 4
  br label %join314
join314:
  %v1803 = phi float [ %v1802, %then314 ], [ 0x0000000000000000, %join313 ]
  %v1804 = add nsw i32 %v62, 13
  %v1805 = extractelement <16 x i1> %v60, i32 13
  %v1806 = getelementptr float, ptr %v3, i32 %v1804
  br i1 %v1805, label %then315, label %join315
then315:
  %v1807 = load float, ptr %v1806, align 4
  br label %join315
join315:
  %v1808 = phi float [ %v1807, %then315 ], [ 0x0000000000000000, %join314 ]
  %v1809 = add nsw i32 %v62, 14
  %v1810 = extractelement <16 x i1> %v60, i32 14
  %v1811 = getelementptr float, ptr %v3, i32 %v1809
  br i1 %v1810, label %then316, label %join316
then316:
  %v1812 = load float, ptr %v1811, align 4
  br label %join316
join316:
  %v1813 = phi float [ %v1812, %then316 ], [ 0x0000000000000000, %join315 ]
  %v1814 = add nsw i32 %v62, 15
  %v1815 = extractelement <16 x i1> %v60, i32 15
  %v1816 = getelementptr float, ptr %v3, i32 %v1814
  br i1 %v1815, label %then317, label %join317
then317:
  %v1817 = load float, ptr %v1816, align 4
  br label %join317
join317:
  %v1818 = phi float [ %v1817, %then317 ], [ 0x0000000000000000, %join316 ]
  %v1819 = insertelement <4 x float> poison, float %v1803, i64 0
  %v1820 = insertelement <4 x float> %v1819, float %v1808, i64 1
  %v1821 = insertelement <4 x float> %v1820, float %v1813, i64 2
  %v1822 = insertelement <4 x float> %v1821, float %v1818, i64 3
  %v1823 = select <4 x i1> %v1798, <4 x float> %v1822, <4 x float> zeroinitializer
  %v1824 = add nsw i32 %v89, 12
  %v1825 = getelementptr float, ptr %v3, i32 %v1824
  br i1 %v57, label %then318, label %join318
then318:
  %v1826 = load <4 x float>, ptr %v1825, align 4
  br label %join318
join318:
  %v1827 = phi <4 x float> [ %v1826, %then318 ], [ zeroinitializer, %join317 ]
  %v1828 = select <4 x i1> %v88, <4 x float> %v1827, <4 x float> zeroinitializer
  %v1829 = shufflevector <16 x i1> %v94, <16 x i1> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %v1830 = add nsw i32 %v96, 12
  %v1831 = extractelement <16 x i1> %v94, i32 12
  %v1832 = getelementptr float, ptr %v3, i32 %v1830
  br i1 %v1831, label %then319, label %join319
then319:
  %v1833 = load float, ptr %v1832, align 4
  br label %join319
join319:
  %v1834 = phi float [ %v1833, %then319 ], [ 0x0000000000000000, %join318 ]
  %v1835 = add nsw i32 %v96, 13
  %v1836 = extractelement <16 x i1> %v94, i32 13
  %v1837 = getelementptr float, ptr %v3, i32 %v1835
  br i1 %v1836, label %then320, label %join320
then320:
  %v1838 = load float, ptr %v1837, align 4
  br label %join320
join320:
  %v1839 = phi float [ %v1838, %then320 ], [ 0x0000000000000000, %join319 ]
  %v1840 = add nsw i32 %v96, 14
  %v1841 = extractelement <16 x i1> %v94, i32 14
  %v1842 = getelementptr float, ptr %v3, i32 %v1840
  br i1 %v1841, label %then321, label %join321
then321:
  %v1843 = load float, ptr %v1842, align 4
  br label %join321
join321:
  %v1844 = phi float [ %v1843, %then321 ], [ 0x0000000000000000, %join320 ]
  %v1845 = add nsw i32 %v96, 15
  %v1846 = extractelement <16 x i1> %v94, i32 15
  %v1847 = getelementptr float, ptr %v3, i32 %v1845
  br i1 %v1846, label %then322, label %join322
then322:
  %v1848 = load float, ptr %v1847, align 4
  br label %join322
join322:
  %v1849 = phi float [ %v1848, %then322 ], [ 0x0000000000000000, %join321 ]
  %v1850 = insertelement <4 x float> poison, float %v1834, i64 0
  %v1851 = insertelement <4 x float> %v1850, float %v1839, i64 1
  %v1852 = insertelement <4 x float> %v1851, float %v1844, i64 2
  %v1853 = insertelement <4 x float> %v1852, float %v1849, i64 3
  %v1854 = select <4 x i1> %v1829, <4 x float> %v1853, <4 x float> zeroinitializer
  %v1855 = add nsw i32 %v121, 12
  %v1856 = getelementptr float, ptr %v3, i32 %v1855
  br i1 %v46, label %then323, label %join323
then323:
  %v1857 = load float, ptr %v1856, align 4
  br label %join323
join323:
  %v1858 = phi float [ %v1857, %then323 ], [ 0x0000000000000000, %join322 ]
  %v1859 = add nsw i32 %v121, 13
  %v1860 = getelementptr float, ptr %v3, i32 %v1859
  br i1 %v47, label %then324, label %join324
then324:
  %v1861 = load float, ptr %v1860, align 4
  br label %join324
join324:
  %v1862 = phi float [ %v1861, %then324 ], [ 0x0000000000000000, %join323 ]
  %v1863 = add nsw i32 %v121, 14
  %v1864 = getelementptr float, ptr %v3, i32 %v1863
  br i1 %v48, label %then325, label %join325
then325:
  %v1865 = load float, ptr %v1864, align 4
  br label %join325
join325:
  %v1866 = phi float [ %v1865, %then325 ], [ 0x0000000000000000, %join324 ]
  %v1867 = add nsw i32 %v121, 15
  %v1868 = getelementptr float, ptr %v3, i32 %v1867
  br i1 %v49, label %then326, label %join326
then326:
  %v1869 = load float, ptr %v1868, align 4
  br label %join326
join326:
  %v1870 = phi float [ %v1869, %then326 ], [ 0x0000000000000000, %join325 ]
  %v1871 = insertelement <4 x float> poison, float %v1858, i64 0
  %v1872 = insertelement <4 x float> %v1871, float %v1862, i64 1
  %v1873 = insertelement <4 x float> %v1872, float %v1866, i64 2
  %v1874 = insertelement <4 x float> %v1873, float %v1870, i64 3
  %v1875 = select <4 x i1> %v11, <4 x float> %v1874, <4 x float> zeroinitializer
  %v1876 = add nsw i32 %v56, 12
  %v1877 = getelementptr float, ptr %v3, i32 %v1876
  %v1878 = load <4 x float>, ptr %v1877, align 4
  %v1879 = add nsw i32 %v144, 12
  %v1880 = getelementptr float, ptr %v3, i32 %v1879
  br i1 %v50, label %then327, label %join327
then327:
  %v1881 = load float, ptr %v1880, align 4
  br label %join327
join327:
  %v1882 = phi float [ %v1881, %then327 ], [ 0x0000000000000000, %join326 ]
  %v1883 = add nsw i32 %v144, 13
  %v1884 = getelementptr float, ptr %v3, i32 %v1883
  br i1 %v51, label %then328, label %join328
then328:
  %v1885 = load float, ptr %v1884, align 4
  br label %join328
join328:
  %v1886 = phi float [ %v1885, %then328 ], [ 0x0000000000000000, %join327 ]
  %v1887 = add nsw i32 %v144, 14
  %v1888 = getelementptr float, ptr %v3, i32 %v1887
  br i1 %v52, label %then329, label %join329
then329:
  %v1889 = load float, ptr %v1888, align 4
  br label %join329
join329:
  %v1890 = phi float [ %v1889, %then329 ], [ 0x0000000000000000, %join328 ]
  %v1891 = add nsw i32 %v144, 15
  %v1892 = getelementptr float, ptr %v3, i32 %v1891
  br i1 %v53, label %then330, label %join330
then330:
  %v1893 = load float, ptr %v1892, align 4
  br label %join330
join330:
  %v1894 = phi float [ %v1893, %then330 ], [ 0x0000000000000000, %join329 ]
  %v1895 = insertelement <4 x float> poison, float %v1882, i64 0
  %v1896 = insertelement <4 x float> %v1895, float %v1886, i64 1
  %v1897 = insertelement <4 x float> %v1896, float %v1890, i64 2
  %v1898 = insertelement <4 x float> %v1897, float %v1894, i64 3
  %v1899 = select <4 x i1> %v18, <4 x float> %v1898, <4 x float> zeroinitializer
  %v1900 = shufflevector <16 x i1> %v168, <16 x i1> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %v1901 = add nsw i32 %v170, 12
  %v1902 = extractelement <16 x i1> %v168, i32 12
  %v1903 = getelementptr float, ptr %v3, i32 %v1901
  br i1 %v1902, label %then331, label %join331
then331:
  %v1904 = load float, ptr %v1903, align 4
  br label %join331
join331:
  %v1905 = phi float [ %v1904, %then331 ], [ 0x0000000000000000, %join330 ]
  %v1906 = add nsw i32 %v170, 13
  %v1907 = extractelement <16 x i1> %v168, i32 13
  %v1908 = getelementptr float, ptr %v3, i32 %v1906
  br i1 %v1907, label %then332, label %join332
then332:
  %v1909 = load float, ptr %v1908, align 4
  br label %join332
join332:
  %v1910 = phi float [ %v1909, %then332 ], [ 0x0000000000000000, %join331 ]
  %v1911 = add nsw i32 %v170, 14
  %v1912 = extractelement <16 x i1> %v168, i32 14
  %v1913 = getelementptr float, ptr %v3, i32 %v1911
  br i1 %v1912, label %then333, label %join333
then333:
  %v1914 = load float, ptr %v1913, align 4
  br label %join333
join333:
  %v1915 = phi float [ %v1914, %then333 ], [ 0x0000000000000000, %join332 ]
  %v1916 = add nsw i32 %v170, 15
  %v1917 = extractelement <16 x i1> %v168, i32 15
  %v1918 = getelementptr float, ptr %v3, i32 %v1916
  br i1 %v1917, label %then334, label %join334
then334:
  %v1919 = load float, ptr %v1918, align 4
  br label %join334
join334:
  %v1920 = phi float [ %v1919, %then334 ], [ 0x0000000000000000, %join333 ]
  %v1921 = insertelement <4 x float> poison, float %v1905, i64 0
  %v1922 = insertelement <4 x float> %v1921, float %v1910, i64 1
  %v1923 = insertelement <4 x float> %v1922, float %v1915, i64 2
  %v1924 = insertelement <4 x float> %v1923, float %v1920, i64 3
  %v1925 = select <4 x i1> %v1900, <4 x float> %v1924, <4 x float> zeroinitializer
  %v1926 = shufflevector <16 x i1> %v195, <16 x i1> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %v1927 = add nsw i32 %v197, 12
  %v1928 = extractelement <16 x i1> %v195, i32 12
  %v1929 = getelementptr float, ptr %v3, i32 %v1927
  br i1 %v1928, label %then335, label %join335
then335:
  %v1930 = load float, ptr %v1929, align 4
  br label %join335
join335:
  %v1931 = phi float [ %v1930, %then335 ], [ 0x0000000000000000, %join334 ]
  %v1932 = add nsw i32 %v197, 13
  %v1933 = extractelement <16 x i1> %v195, i32 13
  %v1934 = getelementptr float, ptr %v3, i32 %v1932
  br i1 %v1933, label %then336, label %join336
then336:
  %v1935 = load float, ptr %v1934, align 4
  br label %join336
join336:
  %v1936 = phi float [ %v1935, %then336 ], [ 0x0000000000000000, %join335 ]
  %v1937 = add nsw i32 %v197, 14
  %v1938 = extractelement <16 x i1> %v195, i32 14
  %v1939 = getelementptr float, ptr %v3, i32 %v1937
  br i1 %v1938, label %then337, label %join337
then337:
  %v1940 = load float, ptr %v1939, align 4
  br label %join337
join337:
  %v1941 = phi float [ %v1940, %then337 ], [ 0x0000000000000000, %join336 ]
  %v1942 = add nsw i32 %v197, 15
  %v1943 = extractelement <16 x i1> %v195, i32 15
  %v1944 = getelementptr float, ptr %v3, i32 %v1942
  br i1 %v1943, label %then338, label %join338
then338:
  %v1945 = load float, ptr %v1944, align 4
  br label %join338
join338:
  %v1946 = phi float [ %v1945, %then338 ], [ 0x0000000000000000, %join337 ]
  %v1947 = insertelement <4 x float> poison, float %v1931, i64 0
  %v1948 = insertelement <4 x float> %v1947, float %v1936, i64 1
  %v1949 = insertelement <4 x float> %v1948, float %v1941, i64 2
  %v1950 = insertelement <4 x float> %v1949, float %v1946, i64 3
  %v1951 = select <4 x i1> %v1926, <4 x float> %v1950, <4 x float> zeroinitializer
  %v1952 = add nsw i32 %v224, 12
  %v1953 = getelementptr float, ptr %v3, i32 %v1952
  br i1 %v165, label %then339, label %join339
then339:
  %v1954 = load <4 x float>, ptr %v1953, align 4
  br label %join339
join339:
  %v1955 = phi <4 x float> [ %v1954, %then339 ], [ zeroinitializer, %join338 ]
  %v1956 = select <4 x i1> %v223, <4 x float> %v1955, <4 x float> zeroinitializer
  %v1957 = add nsw i32 %v229, 12
  %v1958 = getelementptr float, ptr %v3, i32 %v1957
  br i1 %v1800, label %then340, label %join340
then340:
  %v1959 = load float, ptr %v1958, align 4
  br label %join340
join340:
  %v1960 = phi float [ %v1959, %then340 ], [ 0x0000000000000000, %join339 ]
  %v1961 = add nsw i32 %v229, 13
  %v1962 = getelementptr float, ptr %v3, i32 %v1961
  br i1 %v1805, label %then341, label %join341
then341:
  %v1963 = load float, ptr %v1962, align 4
  br label %join341
join341:
  %v1964 = phi float [ %v1963, %then341 ], [ 0x0000000000000000, %join340 ]
  %v1965 = add nsw i32 %v229, 14
  %v1966 = getelementptr float, ptr %v3, i32 %v1965
  br i1 %v1810, label %then342, label %join342
then342:
  %v1967 = load float, ptr %v1966, align 4
  br label %join342
join342:
  %v1968 = phi float [ %v1967, %then342 ], [ 0x0000000000000000, %join341 ]
  %v1969 = add nsw i32 %v229, 15
  %v1970 = getelementptr float, ptr %v3, i32 %v1969
  br i1 %v1815, label %then343, label %join343
then343:
  %v1971 = load float, ptr %v1970, align 4
  br label %join343
join343:
  %v1972 = phi float [ %v1971, %then343 ], [ 0x0000000000000000, %join342 ]
  %v1973 = insertelement <4 x float> poison, float %v1960, i64 0
  %v1974 = insertelement <4 x float> %v1973, float %v1964, i64 1
  %v1975 = insertelement <4 x float> %v1974, float %v1968, i64 2
  %v1976 = insertelement <4 x float> %v1975, float %v1972, i64 3
  %v1977 = select <4 x i1> %v1798, <4 x float> %v1976, <4 x float> zeroinitializer
  %v1978 = add nsw i32 %v250, 12
  %v1979 = getelementptr float, ptr %v3, i32 %v1978
  br i1 %v57, label %then344, label %join344
then344:
  %v1980 = load <4 x float>, ptr %v1979, align 4
  br label %join344
join344:
  %v1981 = phi <4 x float> [ %v1980, %then344 ], [ zeroinitializer, %join343 ]
  %v1982 = select <4 x i1> %v88, <4 x float> %v1981, <4 x float> zeroinitializer
  %v1983 = add nsw i32 %v255, 12
  %v1984 = getelementptr float, ptr %v3, i32 %v1983
  br i1 %v1831, label %then345, label %join345
then345:
  %v1985 = load float, ptr %v1984, align 4
  br label %join345
join345:
  %v1986 = phi float [ %v1985, %then345 ], [ 0x0000000000000000, %join344 ]
  %v1987 = add nsw i32 %v255, 13
  %v1988 = getelementptr float, ptr %v3, i32 %v1987
  br i1 %v1836, label %then346, label %join346
then346:
  %v1989 = load float, ptr %v1988, align 4
  br label %join346
join346:
  %v1990 = phi float [ %v1989, %then346 ], [ 0x0000000000000000, %join345 ]
  %v1991 = add nsw i32 %v255, 14
  %v1992 = getelementptr float, ptr %v3, i32 %v1991
  br i1 %v1841, label %then347, label %join347
then347:
  %v1993 = load float, ptr %v1992, align 4
  br label %join347
join347:
  %v1994 = phi float [ %v1993, %then347 ], [ 0x0000000000000000, %join346 ]
  %v1995 = add nsw i32 %v255, 15
  %v1996 = getelementptr float, ptr %v3, i32 %v1995
  br i1 %v1846, label %then348, label %join348
then348:
  %v1997 = load float, ptr %v1996, align 4
  br label %join348
join348:
  %v1998 = phi float [ %v1997, %then348 ], [ 0x0000000000000000, %join347 ]
  %v1999 = insertelement <4 x float> poison, float %v1986, i64 0
  %v2000 = insertelement <4 x float> %v1999, float %v1990, i64 1
  %v2001 = insertelement <4 x float> %v2000, float %v1994, i64 2
  %v2002 = insertelement <4 x float> %v2001, float %v1998, i64 3
  %v2003 = select <4 x i1> %v1829, <4 x float> %v2002, <4 x float> zeroinitializer
  %v2004 = add nsw i32 %v276, 12
  %v2005 = getelementptr float, ptr %v3, i32 %v2004
  br i1 %v46, label %then349, label %join349
then349:
  %v2006 = load float, ptr %v2005, align 4
  br label %join349
join349:
  %v2007 = phi float [ %v2006, %then349 ], [ 0x0000000000000000, %join348 ]
  %v2008 = add nsw i32 %v276, 13
  %v2009 = getelementptr float, ptr %v3, i32 %v2008
  br i1 %v47, label %then350, label %join350
then350:
  %v2010 = load float, ptr %v2009, align 4
  br label %join350
join350:
  %v2011 = phi float [ %v2010, %then350 ], [ 0x0000000000000000, %join349 ]
  %v2012 = add nsw i32 %v276, 14
  %v2013 = getelementptr float, ptr %v3, i32 %v2012
  br i1 %v48, label %then351, label %join351
then351:
  %v2014 = load float, ptr %v2013, align 4
  br label %join351
join351:
  %v2015 = phi float [ %v2014, %then351 ], [ 0x0000000000000000, %join350 ]
  %v2016 = add nsw i32 %v276, 15
  %v2017 = getelementptr float, ptr %v3, i32 %v2016
  br i1 %v49, label %then352, label %join352
then352:
  %v2018 = load float, ptr %v2017, align 4
  br label %join352
join352:
  %v2019 = phi float [ %v2018, %then352 ], [ 0x0000000000000000, %join351 ]
  %v2020 = insertelement <4 x float> poison, float %v2007, i64 0
  %v2021 = insertelement <4 x float> %v2020, float %v2011, i64 1
  %v2022 = insertelement <4 x float> %v2021, float %v2015, i64 2
  %v2023 = insertelement <4 x float> %v2022, float %v2019, i64 3
  %v2024 = select <4 x i1> %v11, <4 x float> %v2023, <4 x float> zeroinitializer
  %v2025 = add nsw i32 %v297, 12
  %v2026 = getelementptr float, ptr %v3, i32 %v2025
  %v2027 = load <4 x float>, ptr %v2026, align 4
  %v2028 = add nsw i32 %v300, 12
  %v2029 = getelementptr float, ptr %v3, i32 %v2028
  br i1 %v50, label %then353, label %join353
then353:
  %v2030 = load float, ptr %v2029, align 4
  br label %join353
join353:
  %v2031 = phi float [ %v2030, %then353 ], [ 0x0000000000000000, %join352 ]
  %v2032 = add nsw i32 %v300, 13
  %v2033 = getelementptr float, ptr %v3, i32 %v2032
  br i1 %v51, label %then354, label %join354
then354:
  %v2034 = load float, ptr %v2033, align 4
  br label %join354
join354:
  %v2035 = phi float [ %v2034, %then354 ], [ 0x0000000000000000, %join353 ]
  %v2036 = add nsw i32 %v300, 14
  %v2037 = getelementptr float, ptr %v3, i32 %v2036
  br i1 %v52, label %then355, label %join355
then355:
  %v2038 = load float, ptr %v2037, align 4
  br label %join355
join355:
  %v2039 = phi float [ %v2038, %then355 ], [ 0x0000000000000000, %join354 ]
  %v2040 = add nsw i32 %v300, 15
  %v2041 = getelementptr float, ptr %v3, i32 %v2040
  br i1 %v53, label %then356, label %join356
then356:
  %v2042 = load float, ptr %v2041, align 4
  br label %join356
join356:
  %v2043 = phi float [ %v2042, %then356 ], [ 0x0000000000000000, %join355 ]
  %v2044 = insertelement <4 x float> poison, float %v2031, i64 0
  %v2045 = insertelement <4 x float> %v2044, float %v2035, i64 1
  %v2046 = insertelement <4 x float> %v2045, float %v2039, i64 2
  %v2047 = insertelement <4 x float> %v2046, float %v2043, i64 3
  %v2048 = select <4 x i1> %v18, <4 x float> %v2047, <4 x float> zeroinitializer
  %v2049 = add nsw i32 %v321, 12
  %v2050 = getelementptr float, ptr %v3, i32 %v2049
  br i1 %v1902, label %then357, label %join357
then357:
  %v2051 = load float, ptr %v2050, align 4
  br label %join357
join357:
  %v2052 = phi float [ %v2051, %then357 ], [ 0x0000000000000000, %join356 ]
  %v2053 = add nsw i32 %v321, 13
  %v2054 = getelementptr float, ptr %v3, i32 %v2053
  br i1 %v1907, label %then358, label %join358
then358:
  %v2055 = load float, ptr %v2054, align 4
  br label %join358
join358:
  %v2056 = phi float [ %v2055, %then358 ], [ 0x0000000000000000, %join357 ]
  %v2057 = add nsw i32 %v321, 14
  %v2058 = getelementptr float, ptr %v3, i32 %v2057
  br i1 %v1912, label %then359, label %join359
then359:
  %v2059 = load float, ptr %v2058, align 4
  br label %join359
join359:
  %v2060 = phi float [ %v2059, %then359 ], [ 0x0000000000000000, %join358 ]
  %v2061 = add nsw i32 %v321, 15
  %v2062 = getelementptr float, ptr %v3, i32 %v2061
  br i1 %v1917, label %then360, label %join360
then360:
  %v2063 = load float, ptr %v2062, align 4
  br label %join360
join360:
  %v2064 = phi float [ %v2063, %then360 ], [ 0x0000000000000000, %join359 ]
  %v2065 = insertelement <4 x float> poison, float %v2052, i64 0
  %v2066 = insertelement <4 x float> %v2065, float %v2056, i64 1
  %v2067 = insertelement <4 x float> %v2066, float %v2060, i64 2
  %v2068 = insertelement <4 x float> %v2067, float %v2064, i64 3
  %v2069 = select <4 x i1> %v1900, <4 x float> %v2068, <4 x float> zeroinitializer
  %v2070 = add nsw i32 %v342, 12
  %v2071 = getelementptr float, ptr %v3, i32 %v2070
  br i1 %v1928, label %then361, label %join361
then361:
  %v2072 = load float, ptr %v2071, align 4
  br label %join361
join361:
  %v2073 = phi float [ %v2072, %then361 ], [ 0x0000000000000000, %join360 ]
  %v2074 = add nsw i32 %v342, 13
  %v2075 = getelementptr float, ptr %v3, i32 %v2074
  br i1 %v1933, label %then362, label %join362
then362:
  %v2076 = load float, ptr %v2075, align 4
  br label %join362
join362:
  %v2077 = phi float [ %v2076, %then362 ], [ 0x0000000000000000, %join361 ]
  %v2078 = add nsw i32 %v342, 14
  %v2079 = getelementptr float, ptr %v3, i32 %v2078
  br i1 %v1938, label %then363, label %join363
then363:
  %v2080 = load float, ptr %v2079, align 4
  br label %join363
join363:
  %v2081 = phi float [ %v2080, %then363 ], [ 0x0000000000000000, %join362 ]
  %v2082 = add nsw i32 %v342, 15
  %v2083 = getelementptr float, ptr %v3, i32 %v2082
  br i1 %v1943, label %then364, label %join364
then364:
  %v2084 = load float, ptr %v2083, align 4
  br label %join364
join364:
  %v2085 = phi float [ %v2084, %then364 ], [ 0x0000000000000000, %join363 ]
  %v2086 = insertelement <4 x float> poison, float %v2073, i64 0
  %v2087 = insertelement <4 x float> %v2086, float %v2077, i64 1
  %v2088 = insertelement <4 x float> %v2087, float %v2081, i64 2
  %v2089 = insertelement <4 x float> %v2088, float %v2085, i64 3
  %v2090 = select <4 x i1> %v1926, <4 x float> %v2089, <4 x float> zeroinitializer
  %v2091 = add nsw i32 %v363, 12
  %v2092 = getelementptr float, ptr %v3, i32 %v2091
  br i1 %v165, label %then365, label %join365
then365:
  %v2093 = load <4 x float>, ptr %v2092, align 4
  br label %join365
join365:
  %v2094 = phi <4 x float> [ %v2093, %then365 ], [ zeroinitializer, %join364 ]
  %v2095 = select <4 x i1> %v223, <4 x float> %v2094, <4 x float> zeroinitializer
  %v2096 = add nsw i32 %v368, 12
  %v2097 = getelementptr float, ptr %v3, i32 %v2096
  br i1 %v1800, label %then366, label %join366
then366:
  %v2098 = load float, ptr %v2097, align 4
  br label %join366
join366:
  %v2099 = phi float [ %v2098, %then366 ], [ 0x0000000000000000, %join365 ]
  %v2100 = add nsw i32 %v368, 13
  %v2101 = getelementptr float, ptr %v3, i32 %v2100
  br i1 %v1805, label %then367, label %join367
then367:
  %v2102 = load float, ptr %v2101, align 4
  br label %join367
join367:
  %v2103 = phi float [ %v2102, %then367 ], [ 0x0000000000000000, %join366 ]
  %v2104 = add nsw i32 %v368, 14
  %v2105 = getelementptr float, ptr %v3, i32 %v2104
  br i1 %v1810, label %then368, label %join368
then368:
  %v2106 = load float, ptr %v2105, align 4
  br label %join368
join368:
  %v2107 = phi float [ %v2106, %then368 ], [ 0x0000000000000000, %join367 ]
  %v2108 = add nsw i32 %v368, 15
  %v2109 = getelementptr float, ptr %v3, i32 %v2108
  br i1 %v1815, label %then369, label %join369
then369:
  %v2110 = load float, ptr %v2109, align 4
  br label %join369
join369:
  %v2111 = phi float [ %v2110, %then369 ], [ 0x0000000000000000, %join368 ]
  %v2112 = insertelement <4 x float> poison, float %v2099, i64 0
  %v2113 = insertelement <4 x float> %v2112, float %v2103, i64 1
  %v2114 = insertelement <4 x float> %v2113, float %v2107, i64 2
  %v2115 = insertelement <4 x float> %v2114, float %v2111, i64 3
  %v2116 = select <4 x i1> %v1798, <4 x float> %v2115, <4 x float> zeroinitializer
  %v2117 = add nsw i32 %v389, 12
  %v2118 = getelementptr float, ptr %v3, i32 %v2117
  br i1 %v57, label %then370, label %join370
then370:
  %v2119 = load <4 x float>, ptr %v2118, align 4
  br label %join370
join370:
  %v2120 = phi <4 x float> [ %v2119, %then370 ], [ zeroinitializer, %join369 ]
  %v2121 = select <4 x i1> %v88, <4 x float> %v2120, <4 x float> zeroinitializer
  %v2122 = add nsw i32 %v394, 12
  %v2123 = getelementptr float, ptr %v3, i32 %v2122
  br i1 %v1831, label %then371, label %join371
then371:
  %v2124 = load float, ptr %v2123, align 4
  br label %join371
join371:
  %v2125 = phi float [ %v2124, %then371 ], [ 0x0000000000000000, %join370 ]
  %v2126 = add nsw i32 %v394, 13
  %v2127 = getelementptr float, ptr %v3, i32 %v2126
  br i1 %v1836, label %then372, label %join372
then372:
  %v2128 = load float, ptr %v2127, align 4
  br label %join372
join372:
  %v2129 = phi float [ %v2128, %then372 ], [ 0x0000000000000000, %join371 ]
  %v2130 = add nsw i32 %v394, 14
  %v2131 = getelementptr float, ptr %v3, i32 %v2130
  br i1 %v1841, label %then373, label %join373
then373:
  %v2132 = load float, ptr %v2131, align 4
  br label %join373
join373:
  %v2133 = phi float [ %v2132, %then373 ], [ 0x0000000000000000, %join372 ]
  %v2134 = add nsw i32 %v394, 15
  %v2135 = getelementptr float, ptr %v3, i32 %v2134
  br i1 %v1846, label %then374, label %join374
then374:
  %v2136 = load float, ptr %v2135, align 4
  br label %join374
join374:
  %v2137 = phi float [ %v2136, %then374 ], [ 0x0000000000000000, %join373 ]
  %v2138 = insertelement <4 x float> poison, float %v2125, i64 0
  %v2139 = insertelement <4 x float> %v2138, float %v2129, i64 1
  %v2140 = insertelement <4 x float> %v2139, float %v2133, i64 2
  %v2141 = insertelement <4 x float> %v2140, float %v2137, i64 3
  %v2142 = select <4 x i1> %v1829, <4 x float> %v2141, <4 x float> zeroinitializer
  %v2143 = add nsw i32 %v415, 12
  %v2144 = getelementptr float, ptr %v3, i32 %v2143
  br i1 %v46, label %then375, label %join375
then375:
  %v2145 = load float, ptr %v2144, align 4
  br label %join375
join375:
  %v2146 = phi float [ %v2145, %then375 ], [ 0x0000000000000000, %join374 ]
  %v2147 = add nsw i32 %v415, 13
  %v2148 = getelementptr float, ptr %v3, i32 %v2147
  br i1 %v47, label %then376, label %join376
then376:
  %v2149 = load float, ptr %v2148, align 4
  br label %join376
join376:
  %v2150 = phi float [ %v2149, %then376 ], [ 0x0000000000000000, %join375 ]
  %v2151 = add nsw i32 %v415, 14
  %v2152 = getelementptr float, ptr %v3, i32 %v2151
  br i1 %v48, label %then377, label %join377
then377:
  %v2153 = load float, ptr %v2152, align 4
  br label %join377
join377:
  %v2154 = phi float [ %v2153, %then377 ], [ 0x0000000000000000, %join376 ]
  %v2155 = add nsw i32 %v415, 15
  %v2156 = getelementptr float, ptr %v3, i32 %v2155
  br i1 %v49, label %then378, label %join378
then378:
  %v2157 = load float, ptr %v2156, align 4
  br label %join378
join378:
  %v2158 = phi float [ %v2157, %then378 ], [ 0x0000000000000000, %join377 ]
  %v2159 = insertelement <4 x float> poison, float %v2146, i64 0
  %v2160 = insertelement <4 x float> %v2159, float %v2150, i64 1
  %v2161 = insertelement <4 x float> %v2160, float %v2154, i64 2
  %v2162 = insertelement <4 x float> %v2161, float %v2158, i64 3
  %v2163 = select <4 x i1> %v11, <4 x float> %v2162, <4 x float> zeroinitializer
  %v2164 = add nsw i32 %v436, 12
  %v2165 = getelementptr float, ptr %v3, i32 %v2164
  %v2166 = load <4 x float>, ptr %v2165, align 4
  %v2167 = add nsw i32 %v439, 12
  %v2168 = getelementptr float, ptr %v3, i32 %v2167
  br i1 %v50, label %then379, label %join379
then379:
  %v2169 = load float, ptr %v2168, align 4
  br label %join379
join379:
  %v2170 = phi float [ %v2169, %then379 ], [ 0x0000000000000000, %join378 ]
  %v2171 = add nsw i32 %v439, 13
  %v2172 = getelementptr float, ptr %v3, i32 %v2171
  br i1 %v51, label %then380, label %join380
then380:
  %v2173 = load float, ptr %v2172, align 4
  br label %join380
join380:
  %v2174 = phi float [ %v2173, %then380 ], [ 0x0000000000000000, %join379 ]
  %v2175 = add nsw i32 %v439, 14
  %v2176 = getelementptr float, ptr %v3, i32 %v2175
  br i1 %v52, label %then381, label %join381
then381:
  %v2177 = load float, ptr %v2176, align 4
  br label %join381
join381:
  %v2178 = phi float [ %v2177, %then381 ], [ 0x0000000000000000, %join380 ]
  %v2179 = add nsw i32 %v439, 15
  %v2180 = getelementptr float, ptr %v3, i32 %v2179
  br i1 %v53, label %then382, label %join382
then382:
  %v2181 = load float, ptr %v2180, align 4
  br label %join382
join382:
  %v2182 = phi float [ %v2181, %then382 ], [ 0x0000000000000000, %join381 ]
  %v2183 = insertelement <4 x float> poison, float %v2170, i64 0
  %v2184 = insertelement <4 x float> %v2183, float %v2174, i64 1
  %v2185 = insertelement <4 x float> %v2184, float %v2178, i64 2
  %v2186 = insertelement <4 x float> %v2185, float %v2182, i64 3
  %v2187 = select <4 x i1> %v18, <4 x float> %v2186, <4 x float> zeroinitializer
  %v2188 = add nsw i32 %v460, 12
  %v2189 = getelementptr float, ptr %v3, i32 %v2188
  br i1 %v1902, label %then383, label %join383
then383:
  %v2190 = load float, ptr %v2189, align 4
  br label %join383
join383:
  %v2191 = phi float [ %v2190, %then383 ], [ 0x0000000000000000, %join382 ]
  %v2192 = add nsw i32 %v460, 13
  %v2193 = getelementptr float, ptr %v3, i32 %v2192
  br i1 %v1907, label %then384, label %join384
then384:
  %v2194 = load float, ptr %v2193, align 4
  br label %join384
join384:
  %v2195 = phi float [ %v2194, %then384 ], [ 0x0000000000000000, %join383 ]
  %v2196 = add nsw i32 %v460, 14
  %v2197 = getelementptr float, ptr %v3, i32 %v2196
  br i1 %v1912, label %then385, label %join385
then385:
  %v2198 = load float, ptr %v2197, align 4
  br label %join385
join385:
  %v2199 = phi float [ %v2198, %then385 ], [ 0x0000000000000000, %join384 ]
  %v2200 = add nsw i32 %v460, 15
  %v2201 = getelementptr float, ptr %v3, i32 %v2200
  br i1 %v1917, label %then386, label %join386
then386:
  %v2202 = load float, ptr %v2201, align 4
  br label %join386
join386:
  %v2203 = phi float [ %v2202, %then386 ], [ 0x0000000000000000, %join385 ]
  %v2204 = insertelement <4 x float> poison, float %v2191, i64 0
  %v2205 = insertelement <4 x float> %v2204, float %v2195, i64 1
  %v2206 = insertelement <4 x float> %v2205, float %v2199, i64 2
  %v2207 = insertelement <4 x float> %v2206, float %v2203, i64 3
  %v2208 = select <4 x i1> %v1900, <4 x float> %v2207, <4 x float> zeroinitializer
  %v2209 = add nsw i32 %v481, 12
  %v2210 = getelementptr float, ptr %v3, i32 %v2209
  br i1 %v1928, label %then387, label %join387
then387:
  %v2211 = load float, ptr %v2210, align 4
  br label %join387
join387:
  %v2212 = phi float [ %v2211, %then387 ], [ 0x0000000000000000, %join386 ]
  %v2213 = add nsw i32 %v481, 13
  %v2214 = getelementptr float, ptr %v3, i32 %v2213
  br i1 %v1933, label %then388, label %join388
then388:
  %v2215 = load float, ptr %v2214, align 4
  br label %join388
join388:
  %v2216 = phi float [ %v2215, %then388 ], [ 0x0000000000000000, %join387 ]
  %v2217 = add nsw i32 %v481, 14
  %v2218 = getelementptr float, ptr %v3, i32 %v2217
  br i1 %v1938, label %then389, label %join389
then389:
  %v2219 = load float, ptr %v2218, align 4
  br label %join389
join389:
  %v2220 = phi float [ %v2219, %then389 ], [ 0x0000000000000000, %join388 ]
  %v2221 = add nsw i32 %v481, 15
  %v2222 = getelementptr float, ptr %v3, i32 %v2221
  br i1 %v1943, label %then390, label %join390
then390:
  %v2223 = load float, ptr %v2222, align 4
  br label %join390
join390:
  %v2224 = phi float [ %v2223, %then390 ], [ 0x0000000000000000, %join389 ]
  %v2225 = insertelement <4 x float> poison, float %v2212, i64 0
  %v2226 = insertelement <4 x float> %v2225, float %v2216, i64 1
  %v2227 = insertelement <4 x float> %v2226, float %v2220, i64 2
  %v2228 = insertelement <4 x float> %v2227, float %v2224, i64 3
  %v2229 = select <4 x i1> %v1926, <4 x float> %v2228, <4 x float> zeroinitializer
  %v2230 = add nsw i32 %v502, 12
  %v2231 = getelementptr float, ptr %v3, i32 %v2230
  br i1 %v165, label %then391, label %join391
then391:
  %v2232 = load <4 x float>, ptr %v2231, align 4
  br label %join391
join391:
  %v2233 = phi <4 x float> [ %v2232, %then391 ], [ zeroinitializer, %join390 ]
  %v2234 = select <4 x i1> %v223, <4 x float> %v2233, <4 x float> zeroinitializer
  %v2235 = add nsw i32 %v507, 12
  %v2236 = getelementptr float, ptr %v3, i32 %v2235
  br i1 %v1800, label %then392, label %join392
then392:
  %v2237 = load float, ptr %v2236, align 4
  br label %join392
join392:
  %v2238 = phi float [ %v2237, %then392 ], [ 0x0000000000000000, %join391 ]
  %v2239 = add nsw i32 %v507, 13
  %v2240 = getelementptr float, ptr %v3, i32 %v2239
  br i1 %v1805, label %then393, label %join393
then393:
  %v2241 = load float, ptr %v2240, align 4
  br label %join393
join393:
  %v2242 = phi float [ %v2241, %then393 ], [ 0x0000000000000000, %join392 ]
  %v2243 = add nsw i32 %v507, 14
  %v2244 = getelementptr float, ptr %v3, i32 %v2243
  br i1 %v1810, label %then394, label %join394
then394:
  %v2245 = load float, ptr %v2244, align 4
  br label %join394
join394:
  %v2246 = phi float [ %v2245, %then394 ], [ 0x0000000000000000, %join393 ]
  %v2247 = add nsw i32 %v507, 15
  %v2248 = getelementptr float, ptr %v3, i32 %v2247
  br i1 %v1815, label %then395, label %join395
then395:
  %v2249 = load float, ptr %v2248, align 4
  br label %join395
join395:
  %v2250 = phi float [ %v2249, %then395 ], [ 0x0000000000000000, %join394 ]
  %v2251 = insertelement <4 x float> poison, float %v2238, i64 0
  %v2252 = insertelement <4 x float> %v2251, float %v2242, i64 1
  %v2253 = insertelement <4 x float> %v2252, float %v2246, i64 2
  %v2254 = insertelement <4 x float> %v2253, float %v2250, i64 3
  %v2255 = select <4 x i1> %v1798, <4 x float> %v2254, <4 x float> zeroinitializer
  %v2256 = add nsw i32 %v528, 12
  %v2257 = getelementptr float, ptr %v3, i32 %v2256
  br i1 %v57, label %then396, label %join396
then396:
  %v2258 = load <4 x float>, ptr %v2257, align 4
  br label %join396
join396:
  %v2259 = phi <4 x float> [ %v2258, %then396 ], [ zeroinitializer, %join395 ]
  %v2260 = select <4 x i1> %v88, <4 x float> %v2259, <4 x float> zeroinitializer
  %v2261 = add nsw i32 %v533, 12
  %v2262 = getelementptr float, ptr %v3, i32 %v2261
  br i1 %v1831, label %then397, label %join397
then397:
  %v2263 = load float, ptr %v2262, align 4
  br label %join397
join397:
  %v2264 = phi float [ %v2263, %then397 ], [ 0x0000000000000000, %join396 ]
  %v2265 = add nsw i32 %v533, 13
  %v2266 = getelementptr float, ptr %v3, i32 %v2265
  br i1 %v1836, label %then398, label %join398
then398:
  %v2267 = load float, ptr %v2266, align 4
  br label %join398
join398:
  %v2268 = phi float [ %v2267, %then398 ], [ 0x0000000000000000, %join397 ]
  %v2269 = add nsw i32 %v533, 14
  %v2270 = getelementptr float, ptr %v3, i32 %v2269
  br i1 %v1841, label %then399, label %join399
then399:
  %v2271 = load float, ptr %v2270, align 4
  br label %join399
join399:
  %v2272 = phi float [ %v2271, %then399 ], [ 0x0000000000000000, %join398 ]
  %v2273 = add nsw i32 %v533, 15
  %v2274 = getelementptr float, ptr %v3, i32 %v2273
  br i1 %v1846, label %then400, label %join400
then400:
  %v2275 = load float, ptr %v2274, align 4
  br label %join400
join400:
  %v2276 = phi float [ %v2275, %then400 ], [ 0x0000000000000000, %join399 ]
  %v2277 = insertelement <4 x float> poison, float %v2264, i64 0
  %v2278 = insertelement <4 x float> %v2277, float %v2268, i64 1
  %v2279 = insertelement <4 x float> %v2278, float %v2272, i64 2
  %v2280 = insertelement <4 x float> %v2279, float %v2276, i64 3
  %v2281 = select <4 x i1> %v1829, <4 x float> %v2280, <4 x float> zeroinitializer
  %v2282 = add nsw i32 %v554, 12
  %v2283 = getelementptr float, ptr %v3, i32 %v2282
  br i1 %v46, label %then401, label %join401
then401:
  %v2284 = load float, ptr %v2283, align 4
  br label %join401
join401:
  %v2285 = phi float [ %v2284, %then401 ], [ 0x0000000000000000, %join400 ]
  %v2286 = add nsw i32 %v554, 13
  %v2287 = getelementptr float, ptr %v3, i32 %v2286
  br i1 %v47, label %then402, label %join402
then402:
  %v2288 = load float, ptr %v2287, align 4
  br label %join402
join402:
  %v2289 = phi float [ %v2288, %then402 ], [ 0x0000000000000000, %join401 ]
  %v2290 = add nsw i32 %v554, 14
  %v2291 = getelementptr float, ptr %v3, i32 %v2290
  br i1 %v48, label %then403, label %join403
then403:
  %v2292 = load float, ptr %v2291, align 4
  br label %join403
join403:
  %v2293 = phi float [ %v2292, %then403 ], [ 0x0000000000000000, %join402 ]
  %v2294 = add nsw i32 %v554, 15
  %v2295 = getelementptr float, ptr %v3, i32 %v2294
  br i1 %v49, label %then404, label %join404
then404:
  %v2296 = load float, ptr %v2295, align 4
  br label %join404
join404:
  %v2297 = phi float [ %v2296, %then404 ], [ 0x0000000000000000, %join403 ]
  %v2298 = insertelement <4 x float> poison, float %v2285, i64 0
  %v2299 = insertelement <4 x float> %v2298, float %v2289, i64 1
  %v2300 = insertelement <4 x float> %v2299, float %v2293, i64 2
  %v2301 = insertelement <4 x float> %v2300, float %v2297, i64 3
  %v2302 = select <4 x i1> %v11, <4 x float> %v2301, <4 x float> zeroinitializer
  %v2303 = add nsw i32 %v575, 12
  %v2304 = getelementptr float, ptr %v3, i32 %v2303
  %v2305 = load <4 x float>, ptr %v2304, align 4
  %v2306 = add nsw i32 %v578, 12
  %v2307 = getelementptr float, ptr %v3, i32 %v2306
  br i1 %v50, label %then405, label %join405
then405:
  %v2308 = load float, ptr %v2307, align 4
  br label %join405
join405:
  %v2309 = phi float [ %v2308, %then405 ], [ 0x0000000000000000, %join404 ]
  %v2310 = add nsw i32 %v578, 13
  %v2311 = getelementptr float, ptr %v3, i32 %v2310
  br i1 %v51, label %then406, label %join406
then406:
  %v2312 = load float, ptr %v2311, align 4
  br label %join406
join406:
  %v2313 = phi float [ %v2312, %then406 ], [ 0x0000000000000000, %join405 ]
  %v2314 = add nsw i32 %v578, 14
  %v2315 = getelementptr float, ptr %v3, i32 %v2314
  br i1 %v52, label %then407, label %join407
then407:
  %v2316 = load float, ptr %v2315, align 4
  br label %join407
join407:
  %v2317 = phi float [ %v2316, %then407 ], [ 0x0000000000000000, %join406 ]
  %v2318 = add nsw i32 %v578, 15
  %v2319 = getelementptr float, ptr %v3, i32 %v2318
  br i1 %v53, label %then408, label %join408
then408:
  %v2320 = load float, ptr %v2319, align 4
  br label %join408
join408:
  %v2321 = phi float [ %v2320, %then408 ], [ 0x0000000000000000, %join407 ]
  %v2322 = insertelement <4 x float> poison, float %v2309, i64 0
  %v2323 = insertelement <4 x float> %v2322, float %v2313, i64 1
  %v2324 = insertelement <4 x float> %v2323, float %v2317, i64 2
  %v2325 = insertelement <4 x float> %v2324, float %v2321, i64 3
  %v2326 = select <4 x i1> %v18, <4 x float> %v2325, <4 x float> zeroinitializer
  %v2327 = add nsw i32 %v599, 12
  %v2328 = getelementptr float, ptr %v3, i32 %v2327
  br i1 %v1902, label %then409, label %join409
then409:
  %v2329 = load float, ptr %v2328, align 4
  br label %join409
join409:
  %v2330 = phi float [ %v2329, %then409 ], [ 0x0000000000000000, %join408 ]
  %v2331 = add nsw i32 %v599, 13
  %v2332 = getelementptr float, ptr %v3, i32 %v2331
  br i1 %v1907, label %then410, label %join410
then410:
  %v2333 = load float, ptr %v2332, align 4
  br label %join410
join410:
  %v2334 = phi float [ %v2333, %then410 ], [ 0x0000000000000000, %join409 ]
  %v2335 = add nsw i32 %v599, 14
  %v2336 = getelementptr float, ptr %v3, i32 %v2335
  br i1 %v1912, label %then411, label %join411
then411:
  %v2337 = load float, ptr %v2336, align 4
  br label %join411
join411:
  %v2338 = phi float [ %v2337, %then411 ], [ 0x0000000000000000, %join410 ]
  %v2339 = add nsw i32 %v599, 15
  %v2340 = getelementptr float, ptr %v3, i32 %v2339
  br i1 %v1917, label %then412, label %join412
then412:
  %v2341 = load float, ptr %v2340, align 4
  br label %join412
join412:
  %v2342 = phi float [ %v2341, %then412 ], [ 0x0000000000000000, %join411 ]
  %v2343 = insertelement <4 x float> poison, float %v2330, i64 0
  %v2344 = insertelement <4 x float> %v2343, float %v2334, i64 1
  %v2345 = insertelement <4 x float> %v2344, float %v2338, i64 2
  %v2346 = insertelement <4 x float> %v2345, float %v2342, i64 3
  %v2347 = select <4 x i1> %v1900, <4 x float> %v2346, <4 x float> zeroinitializer
  %v2348 = add nsw i32 %v620, 12
  %v2349 = getelementptr float, ptr %v3, i32 %v2348
  br i1 %v1928, label %then413, label %join413
then413:
  %v2350 = load float, ptr %v2349, align 4
  br label %join413
join413:
  %v2351 = phi float [ %v2350, %then413 ], [ 0x0000000000000000, %join412 ]
  %v2352 = add nsw i32 %v620, 13
  %v2353 = getelementptr float, ptr %v3, i32 %v2352
  br i1 %v1933, label %then414, label %join414
then414:
  %v2354 = load float, ptr %v2353, align 4
  br label %join414
join414:
  %v2355 = phi float [ %v2354, %then414 ], [ 0x0000000000000000, %join413 ]
  %v2356 = add nsw i32 %v620, 14
  %v2357 = getelementptr float, ptr %v3, i32 %v2356
  br i1 %v1938, label %then415, label %join415
then415:
  %v2358 = load float, ptr %v2357, align 4
  br label %join415
join415:
  %v2359 = phi float [ %v2358, %then415 ], [ 0x0000000000000000, %join414 ]
  %v2360 = add nsw i32 %v620, 15
  %v2361 = getelementptr float, ptr %v3, i32 %v2360
  br i1 %v1943, label %then416, label %join416
then416:
  %v2362 = load float, ptr %v2361, align 4
  br label %join416
join416:
  %v2363 = phi float [ %v2362, %then416 ], [ 0x0000000000000000, %join415 ]
  %v2364 = insertelement <4 x float> poison, float %v2351, i64 0
  %v2365 = insertelement <4 x float> %v2364, float %v2355, i64 1
  %v2366 = insertelement <4 x float> %v2365, float %v2359, i64 2
  %v2367 = insertelement <4 x float> %v2366, float %v2363, i64 3
  %v2368 = select <4 x i1> %v1926, <4 x float> %v2367, <4 x float> zeroinitializer
  %v2369 = add nsw i32 %v641, 12
  %v2370 = getelementptr float, ptr %v3, i32 %v2369
  br i1 %v165, label %then417, label %join417
then417:
  %v2371 = load <4 x float>, ptr %v2370, align 4
  br label %join417
join417:
  %v2372 = phi <4 x float> [ %v2371, %then417 ], [ zeroinitializer, %join416 ]
  %v2373 = select <4 x i1> %v223, <4 x float> %v2372, <4 x float> zeroinitializer
  br label %loop418
loop418:
  %v2374 = phi i32 [ 0, %join417 ], [ %v3752, %loop418 ]
  %v2375 = mul nsw i32 %v2374, 1024
  %v2376 = add nsw i32 %v2375, %v56
  %v2377 = getelementptr float, ptr %v1, i32 %v2376
  %v2378 = mul nsw i32 %v2374, 144
  %v2379 = add nsw i32 %v2378, 8
  %v2380 = getelementptr float, ptr %v5, i32 %v2379
  %v2381 = load float, ptr %v2380, align 4
  %v2382 = insertelement <4 x float> poison, float %v2381, i64 0
  %v2383 = shufflevector <4 x float> %v2382, <4 x float> poison, <4 x i32> zeroinitializer
  %v2384 = add nsw i32 %v2378, 7
  %v2385 = getelementptr float, ptr %v5, i32 %v2384
  %v2386 = load float, ptr %v2385, align 4
  %v2387 = insertelement <4 x float> poison, float %v2386, i64 0
  %v2388 = shufflevector <4 x float> %v2387, <4 x float> poison, <4 x i32> zeroinitializer
  %v2389 = add nsw i32 %v2378, 6
  %v2390 = getelementptr float, ptr %v5, i32 %v2389
  %v2391 = load float, ptr %v2390, align 4
  %v2392 = insertelement <4 x float> poison, float %v2391, i64 0
  %v2393 = shufflevector <4 x float> %v2392, <4 x float> poison, <4 x i32> zeroinitializer
  %v2394 = add nsw i32 %v2378, 5
  %v2395 = getelementptr float, ptr %v5, i32 %v2394
  %v2396 = load float, ptr %v2395, align 4
  %v2397 = insertelement <4 x float> poison, float %v2396, i64 0
  %v2398 = shufflevector <4 x float> %v2397, <4 x float> poison, <4 x i32> zeroinitializer
  %v2399 = add nsw i32 %v2378, 4
  %v2400 = getelementptr float, ptr %v5, i32 %v2399
  %v2401 = load float, ptr %v2400, align 4
  %v2402 = insertelement <4 x float> poison, float %v2401, i64 0
  %v2403 = shufflevector <4 x float> %v2402, <4 x float> poison, <4 x i32> zeroinitializer
  %v2404 = add nsw i32 %v2378, 3
  %v2405 = getelementptr float, ptr %v5, i32 %v2404
  %v2406 = load float, ptr %v2405, align 4
  %v2407 = insertelement <4 x float> poison, float %v2406, i64 0
  %v2408 = shufflevector <4 x float> %v2407, <4 x float> poison, <4 x i32> zeroinitializer
  %v2409 = add nsw i32 %v2378, 2
  %v2410 = getelementptr float, ptr %v5, i32 %v2409
  %v2411 = load float, ptr %v2410, align 4
  %v2412 = insertelement <4 x float> poison, float %v2411, i64 0
  %v2413 = shufflevector <4 x float> %v2412, <4 x float> poison, <4 x i32> zeroinitializer
  %v2414 = getelementptr float, ptr %v5, i32 %v2378
  %v2415 = load float, ptr %v2414, align 4
  %v2416 = insertelement <4 x float> poison, float %v2415, i64 0
  %v2417 = shufflevector <4 x float> %v2416, <4 x float> poison, <4 x i32> zeroinitializer
  %v2418 = add nsw i32 %v2378, 1
  %v2419 = getelementptr float, ptr %v5, i32 %v2418
  %v2420 = load float, ptr %v2419, align 4
  %v2421 = insertelement <4 x float> poison, float %v2420, i64 0
  %v2422 = shufflevector <4 x float> %v2421, <4 x float> poison, <4 x i32> zeroinitializer
  %v2423 = fmul <4 x float> %v228, %v2422
  %v2424 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v221, <4 x float> %v2417, <4 x float> %v2423)
  %v2425 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v194, <4 x float> %v2413, <4 x float> %v2424)
  %v2426 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v164, <4 x float> %v2408, <4 x float> %v2425)
  %v2427 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v143, <4 x float> %v2403, <4 x float> %v2426)
  %v2428 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v141, <4 x float> %v2398, <4 x float> %v2427)
  %v2429 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v120, <4 x float> %v2393, <4 x float> %v2428)
  %v2430 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v93, <4 x float> %v2388, <4 x float> %v2429)
  %v2431 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v86, <4 x float> %v2383, <4 x float> %v2430)
  %v2432 = add nsw i32 %v2378, 17
  %v2433 = getelementptr float, ptr %v5, i32 %v2432
  %v2434 = load float, ptr %v2433, align 4
  %v2435 = insertelement <4 x float> poison, float %v2434, i64 0
  %v2436 = shufflevector <4 x float> %v2435, <4 x float> poison, <4 x i32> zeroinitializer
  %v2437 = add nsw i32 %v2378, 16
  %v2438 = getelementptr float, ptr %v5, i32 %v2437
  %v2439 = load float, ptr %v2438, align 4
  %v2440 = insertelement <4 x float> poison, float %v2439, i64 0
  %v2441 = shufflevector <4 x float> %v2440, <4 x float> poison, <4 x i32> zeroinitializer
  %v2442 = add nsw i32 %v2378, 15
  %v2443 = getelementptr float, ptr %v5, i32 %v2442
  %v2444 = load float, ptr %v2443, align 4
  %v2445 = insertelement <4 x float> poison, float %v2444, i64 0
  %v2446 = shufflevector <4 x float> %v2445, <4 x float> poison, <4 x i32> zeroinitializer
  %v2447 = add nsw i32 %v2378, 14
  %v2448 = getelementptr float, ptr %v5, i32 %v2447
  %v2449 = load float, ptr %v2448, align 4
  %v2450 = insertelement <4 x float> poison, float %v2449, i64 0
  %v2451 = shufflevector <4 x float> %v2450, <4 x float> poison, <4 x i32> zeroinitializer
  %v2452 = add nsw i32 %v2378, 13
  %v2453 = getelementptr float, ptr %v5, i32 %v2452
  %v2454 = load float, ptr %v2453, align 4
  %v2455 = insertelement <4 x float> poison, float %v2454, i64 0
  %v2456 = shufflevector <4 x float> %v2455, <4 x float> poison, <4 x i32> zeroinitializer
  %v2457 = add nsw i32 %v2378, 12
  %v2458 = getelementptr float, ptr %v5, i32 %v2457
  %v2459 = load float, ptr %v2458, align 4
  %v2460 = insertelement <4 x float> poison, float %v2459, i64 0
  %v2461 = shufflevector <4 x float> %v2460, <4 x float> poison, <4 x i32> zeroinitializer
  %v2462 = add nsw i32 %v2378, 11
  %v2463 = getelementptr float, ptr %v5, i32 %v2462
  %v2464 = load float, ptr %v2463, align 4
  %v2465 = insertelement <4 x float> poison, float %v2464, i64 0
  %v2466 = shufflevector <4 x float> %v2465, <4 x float> poison, <4 x i32> zeroinitializer
  %v2467 = add nsw i32 %v2378, 9
  %v2468 = getelementptr float, ptr %v5, i32 %v2467
  %v2469 = load float, ptr %v2468, align 4
  %v2470 = insertelement <4 x float> poison, float %v2469, i64 0
  %v2471 = shufflevector <4 x float> %v2470, <4 x float> poison, <4 x i32> zeroinitializer
  %v2472 = add nsw i32 %v2378, 10
  %v2473 = getelementptr float, ptr %v5, i32 %v2472
  %v2474 = load float, ptr %v2473, align 4
  %v2475 = insertelement <4 x float> poison, float %v2474, i64 0
  %v2476 = shufflevector <4 x float> %v2475, <4 x float> poison, <4 x i32> zeroinitializer
  %v2477 = fmul <4 x float> %v367, %v2476
  %v2478 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v362, <4 x float> %v2471, <4 x float> %v2477)
  %v2479 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v341, <4 x float> %v2466, <4 x float> %v2478)
  %v2480 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v320, <4 x float> %v2461, <4 x float> %v2479)
  %v2481 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v299, <4 x float> %v2456, <4 x float> %v2480)
  %v2482 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v296, <4 x float> %v2451, <4 x float> %v2481)
  %v2483 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v275, <4 x float> %v2446, <4 x float> %v2482)
  %v2484 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v254, <4 x float> %v2441, <4 x float> %v2483)
  %v2485 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v249, <4 x float> %v2436, <4 x float> %v2484)
  %v2486 = fadd <4 x float> %v2431, %v2485
  %v2487 = add nsw i32 %v2378, 26
  %v2488 = getelementptr float, ptr %v5, i32 %v2487
  %v2489 = load float, ptr %v2488, align 4
  %v2490 = insertelement <4 x float> poison, float %v2489, i64 0
  %v2491 = shufflevector <4 x float> %v2490, <4 x float> poison, <4 x i32> zeroinitializer
  %v2492 = add nsw i32 %v2378, 25
  %v2493 = getelementptr float, ptr %v5, i32 %v2492
  %v2494 = load float, ptr %v2493, align 4
  %v2495 = insertelement <4 x float> poison, float %v2494, i64 0
  %v2496 = shufflevector <4 x float> %v2495, <4 x float> poison, <4 x i32> zeroinitializer
  %v2497 = add nsw i32 %v2378, 24
  %v2498 = getelementptr float, ptr %v5, i32 %v2497
  %v2499 = load float, ptr %v2498, align 4
  %v2500 = insertelement <4 x float> poison, float %v2499, i64 0
  %v2501 = shufflevector <4 x float> %v2500, <4 x float> poison, <4 x i32> zeroinitializer
  %v2502 = add nsw i32 %v2378, 23
  %v2503 = getelementptr float, ptr %v5, i32 %v2502
  %v2504 = load float, ptr %v2503, align 4
  %v2505 = insertelement <4 x float> poison, float %v2504, i64 0
  %v2506 = shufflevector <4 x float> %v2505, <4 x float> poison, <4 x i32> zeroinitializer
  %v2507 = add nsw i32 %v2378, 22
  %v2508 = getelementptr float, ptr %v5, i32 %v2507
  %v2509 = load float, ptr %v2508, align 4
  %v2510 = insertelement <4 x float> poison, float %v2509, i64 0
  %v2511 = shufflevector <4 x float> %v2510, <4 x float> poison, <4 x i32> zeroinitializer
  %v2512 = add nsw i32 %v2378, 21
  %v2513 = getelementptr float, ptr %v5, i32 %v2512
  %v2514 = load float, ptr %v2513, align 4
  %v2515 = insertelement <4 x float> poison, float %v2514, i64 0
  %v2516 = shufflevector <4 x float> %v2515, <4 x float> poison, <4 x i32> zeroinitializer
  %v2517 = add nsw i32 %v2378, 20
  %v2518 = getelementptr float, ptr %v5, i32 %v2517
  %v2519 = load float, ptr %v2518, align 4
  %v2520 = insertelement <4 x float> poison, float %v2519, i64 0
  %v2521 = shufflevector <4 x float> %v2520, <4 x float> poison, <4 x i32> zeroinitializer
  %v2522 = add nsw i32 %v2378, 18
  %v2523 = getelementptr float, ptr %v5, i32 %v2522
  %v2524 = load float, ptr %v2523, align 4
  %v2525 = insertelement <4 x float> poison, float %v2524, i64 0
  %v2526 = shufflevector <4 x float> %v2525, <4 x float> poison, <4 x i32> zeroinitializer
  %v2527 = add nsw i32 %v2378, 19
  %v2528 = getelementptr float, ptr %v5, i32 %v2527
  %v2529 = load float, ptr %v2528, align 4
  %v2530 = insertelement <4 x float> poison, float %v2529, i64 0
  %v2531 = shufflevector <4 x float> %v2530, <4 x float> poison, <4 x i32> zeroinitializer
  %v2532 = fmul <4 x float> %v506, %v2531
  %v2533 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v501, <4 x float> %v2526, <4 x float> %v2532)
  %v2534 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v480, <4 x float> %v2521, <4 x float> %v2533)
  %v2535 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v459, <4 x float> %v2516, <4 x float> %v2534)
  %v2536 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v438, <4 x float> %v2511, <4 x float> %v2535)
  %v2537 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v435, <4 x float> %v2506, <4 x float> %v2536)
  %v2538 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v414, <4 x float> %v2501, <4 x float> %v2537)
  %v2539 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v393, <4 x float> %v2496, <4 x float> %v2538)
  %v2540 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v388, <4 x float> %v2491, <4 x float> %v2539)
  %v2541 = fadd <4 x float> %v2486, %v2540
  %v2542 = add nsw i32 %v2378, 35
  %v2543 = getelementptr float, ptr %v5, i32 %v2542
  %v2544 = load float, ptr %v2543, align 4
  %v2545 = insertelement <4 x float> poison, float %v2544, i64 0
  %v2546 = shufflevector <4 x float> %v2545, <4 x float> poison, <4 x i32> zeroinitializer
  %v2547 = add nsw i32 %v2378, 34
  %v2548 = getelementptr float, ptr %v5, i32 %v2547
  %v2549 = load float, ptr %v2548, align 4
  %v2550 = insertelement <4 x float> poison, float %v2549, i64 0
  %v2551 = shufflevector <4 x float> %v2550, <4 x float> poison, <4 x i32> zeroinitializer
  %v2552 = add nsw i32 %v2378, 33
  %v2553 = getelementptr float, ptr %v5, i32 %v2552
  %v2554 = load float, ptr %v2553, align 4
  %v2555 = insertelement <4 x float> poison, float %v2554, i64 0
  %v2556 = shufflevector <4 x float> %v2555, <4 x float> poison, <4 x i32> zeroinitializer
  %v2557 = add nsw i32 %v2378, 32
  %v2558 = getelementptr float, ptr %v5, i32 %v2557
  %v2559 = load float, ptr %v2558, align 4
  %v2560 = insertelement <4 x float> poison, float %v2559, i64 0
  %v2561 = shufflevector <4 x float> %v2560, <4 x float> poison, <4 x i32> zeroinitializer
  %v2562 = add nsw i32 %v2378, 31
  %v2563 = getelementptr float, ptr %v5, i32 %v2562
  %v2564 = load float, ptr %v2563, align 4
  %v2565 = insertelement <4 x float> poison, float %v2564, i64 0
  %v2566 = shufflevector <4 x float> %v2565, <4 x float> poison, <4 x i32> zeroinitializer
  %v2567 = add nsw i32 %v2378, 30
  %v2568 = getelementptr float, ptr %v5, i32 %v2567
  %v2569 = load float, ptr %v2568, align 4
  %v2570 = insertelement <4 x float> poison, float %v2569, i64 0
  %v2571 = shufflevector <4 x float> %v2570, <4 x float> poison, <4 x i32> zeroinitializer
  %v2572 = add nsw i32 %v2378, 29
  %v2573 = getelementptr float, ptr %v5, i32 %v2572
  %v2574 = load float, ptr %v2573, align 4
  %v2575 = insertelement <4 x float> poison, float %v2574, i64 0
  %v2576 = shufflevector <4 x float> %v2575, <4 x float> poison, <4 x i32> zeroinitializer
  %v2577 = add nsw i32 %v2378, 27
  %v2578 = getelementptr float, ptr %v5, i32 %v2577
  %v2579 = load float, ptr %v2578, align 4
  %v2580 = insertelement <4 x float> poison, float %v2579, i64 0
  %v2581 = shufflevector <4 x float> %v2580, <4 x float> poison, <4 x i32> zeroinitializer
  %v2582 = add nsw i32 %v2378, 28
  %v2583 = getelementptr float, ptr %v5, i32 %v2582
  %v2584 = load float, ptr %v2583, align 4
  %v2585 = insertelement <4 x float> poison, float %v2584, i64 0
  %v2586 = shufflevector <4 x float> %v2585, <4 x float> poison, <4 x i32> zeroinitializer
  %v2587 = fmul <4 x float> %v645, %v2586
  %v2588 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v640, <4 x float> %v2581, <4 x float> %v2587)
  %v2589 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v619, <4 x float> %v2576, <4 x float> %v2588)
  %v2590 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v598, <4 x float> %v2571, <4 x float> %v2589)
  %v2591 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v577, <4 x float> %v2566, <4 x float> %v2590)
  %v2592 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v574, <4 x float> %v2561, <4 x float> %v2591)
  %v2593 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v553, <4 x float> %v2556, <4 x float> %v2592)
  %v2594 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v532, <4 x float> %v2551, <4 x float> %v2593)
  %v2595 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v527, <4 x float> %v2546, <4 x float> %v2594)
  %v2596 = fadd <4 x float> %v2541, %v2595
  store <4 x float> %v2596, ptr %v2377, align 4
  %v2597 = add nsw i32 %v2376, 4
  %v2598 = getelementptr float, ptr %v1, i32 %v2597
  %v2599 = fmul <4 x float> %v804, %v2422
  %v2600 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v799, <4 x float> %v2417, <4 x float> %v2599)
  %v2601 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v773, <4 x float> %v2413, <4 x float> %v2600)
  %v2602 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v747, <4 x float> %v2408, <4 x float> %v2601)
  %v2603 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v726, <4 x float> %v2403, <4 x float> %v2602)
  %v2604 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v723, <4 x float> %v2398, <4 x float> %v2603)
  %v2605 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v702, <4 x float> %v2393, <4 x float> %v2604)
  %v2606 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v676, <4 x float> %v2388, <4 x float> %v2605)
  %v2607 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v671, <4 x float> %v2383, <4 x float> %v2606)
  %v2608 = fmul <4 x float> %v943, %v2476
  %v2609 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v938, <4 x float> %v2471, <4 x float> %v2608)
  %v2610 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v917, <4 x float> %v2466, <4 x float> %v2609)
  %v2611 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v896, <4 x float> %v2461, <4 x float> %v2610)
  %v2612 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v875, <4 x float> %v2456, <4 x float> %v2611)
  %v2613 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v872, <4 x float> %v2451, <4 x float> %v2612)
  %v2614 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v851, <4 x float> %v2446, <4 x float> %v2613)
  %v2615 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v830, <4 x float> %v2441, <4 x float> %v2614)
  %v2616 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v825, <4 x float> %v2436, <4 x float> %v2615)
  %v2617 = fadd <4 x float> %v2607, %v2616
  %v2618 = fmul <4 x float> %v1082, %v2531
  %v2619 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1077, <4 x float> %v2526, <4 x float> %v2618)
  %v2620 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1056, <4 x float> %v2521, <4 x float> %v2619)
  %v2621 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1035, <4 x float> %v2516, <4 x float> %v2620)
  %v2622 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1014, <4 x float> %v2511, <4 x float> %v2621)
  %v2623 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1011, <4 x float> %v2506, <4 x float> %v2622)
  %v2624 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v990, <4 x float> %v2501, <4 x float> %v2623)
  %v2625 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v969, <4 x float> %v2496, <4 x float> %v2624)
  %v2626 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v964, <4 x float> %v2491, <4 x float> %v2625)
  %v2627 = fadd <4 x float> %v2617, %v2626
  %v2628 = fmul <4 x float> %v1221, %v2586
  %v2629 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1216, <4 x float> %v2581, <4 x float> %v2628)
  %v2630 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1195, <4 x float> %v2576, <4 x float> %v2629)
  %v2631 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1174, <4 x float> %v2571, <4 x float> %v2630)
  %v2632 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1153, <4 x float> %v2566, <4 x float> %v2631)
  %v2633 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1150, <4 x float> %v2561, <4 x float> %v2632)
  %v2634 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1129, <4 x float> %v2556, <4 x float> %v2633)
  %v2635 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1108, <4 x float> %v2551, <4 x float> %v2634)
  %v2636 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1103, <4 x float> %v2546, <4 x float> %v2635)
  %v2637 = fadd <4 x float> %v2627, %v2636
  store <4 x float> %v2637, ptr %v2598, align 4
  %v2638 = add nsw i32 %v2376, 8
  %v2639 = getelementptr float, ptr %v1, i32 %v2638
  %v2640 = fmul <4 x float> %v1380, %v2422
  %v2641 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1375, <4 x float> %v2417, <4 x float> %v2640)
  %v2642 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1349, <4 x float> %v2413, <4 x float> %v2641)
  %v2643 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1323, <4 x float> %v2408, <4 x float> %v2642)
  %v2644 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1302, <4 x float> %v2403, <4 x float> %v2643)
  %v2645 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1299, <4 x float> %v2398, <4 x float> %v2644)
  %v2646 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1278, <4 x float> %v2393, <4 x float> %v2645)
  %v2647 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1252, <4 x float> %v2388, <4 x float> %v2646)
  %v2648 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1247, <4 x float> %v2383, <4 x float> %v2647)
  %v2649 = fmul <4 x float> %v1519, %v2476
  %v2650 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1514, <4 x float> %v2471, <4 x float> %v2649)
  %v2651 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1493, <4 x float> %v2466, <4 x float> %v2650)
  %v2652 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1472, <4 x float> %v2461, <4 x float> %v2651)
  %v2653 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1451, <4 x float> %v2456, <4 x float> %v2652)
  %v2654 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1448, <4 x float> %v2451, <4 x float> %v2653)
  %v2655 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1427, <4 x float> %v2446, <4 x float> %v2654)
  %v2656 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1406, <4 x float> %v2441, <4 x float> %v2655)
  %v2657 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1401, <4 x float> %v2436, <4 x float> %v2656)
  %v2658 = fadd <4 x float> %v2648, %v2657
  %v2659 = fmul <4 x float> %v1658, %v2531
  %v2660 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1653, <4 x float> %v2526, <4 x float> %v2659)
  %v2661 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1632, <4 x float> %v2521, <4 x float> %v2660)
  %v2662 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1611, <4 x float> %v2516, <4 x float> %v2661)
  %v2663 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1590, <4 x float> %v2511, <4 x float> %v2662)
  %v2664 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1587, <4 x float> %v2506, <4 x float> %v2663)
  %v2665 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1566, <4 x float> %v2501, <4 x float> %v2664)
  %v2666 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1545, <4 x float> %v2496, <4 x float> %v2665)
  %v2667 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1540, <4 x float> %v2491, <4 x float> %v2666)
  %v2668 = fadd <4 x float> %v2658, %v2667
  %v2669 = fmul <4 x float> %v1797, %v2586
  %v2670 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1792, <4 x float> %v2581, <4 x float> %v2669)
  %v2671 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1771, <4 x float> %v2576, <4 x float> %v2670)
  %v2672 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1750, <4 x float> %v2571, <4 x float> %v2671)
  %v2673 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1729, <4 x float> %v2566, <4 x float> %v2672)
  %v2674 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1726, <4 x float> %v2561, <4 x float> %v2673)
  %v2675 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1705, <4 x float> %v2556, <4 x float> %v2674)
  %v2676 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1684, <4 x float> %v2551, <4 x float> %v2675)
  %v2677 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1679, <4 x float> %v2546, <4 x float> %v2676)
  %v2678 = fadd <4 x float> %v2668, %v2677
  store <4 x float> %v2678, ptr %v2639, align 4
  %v2679 = add nsw i32 %v2376, 12
  %v2680 = getelementptr float, ptr %v1, i32 %v2679
  %v2681 = fmul <4 x float> %v1956, %v2422
  %v2682 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1951, <4 x float> %v2417, <4 x float> %v2681)
  %v2683 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1925, <4 x float> %v2413, <4 x float> %v2682)
  %v2684 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1899, <4 x float> %v2408, <4 x float> %v2683)
  %v2685 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1878, <4 x float> %v2403, <4 x float> %v2684)
  %v2686 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1875, <4 x float> %v2398, <4 x float> %v2685)
  %v2687 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1854, <4 x float> %v2393, <4 x float> %v2686)
  %v2688 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1828, <4 x float> %v2388, <4 x float> %v2687)
  %v2689 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1823, <4 x float> %v2383, <4 x float> %v2688)
  %v2690 = fmul <4 x float> %v2095, %v2476
  %v2691 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2090, <4 x float> %v2471, <4 x float> %v2690)
  %v2692 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2069, <4 x float> %v2466, <4 x float> %v2691)
  %v2693 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2048, <4 x float> %v2461, <4 x float> %v2692)
  %v2694 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2027, <4 x float> %v2456, <4 x float> %v2693)
  %v2695 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2024, <4 x float> %v2451, <4 x float> %v2694)
  %v2696 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2003, <4 x float> %v2446, <4 x float> %v2695)
  %v2697 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1982, <4 x float> %v2441, <4 x float> %v2696)
  %v2698 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1977, <4 x float> %v2436, <4 x float> %v2697)
  %v2699 = fadd <4 x float> %v2689, %v2698
  %v2700 = fmul <4 x float> %v2234, %v2531
  %v2701 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2229, <4 x float> %v2526, <4 x float> %v2700)
  %v2702 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2208, <4 x float> %v2521, <4 x float> %v2701)
  %v2703 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2187, <4 x float> %v2516, <4 x float> %v2702)
  %v2704 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2166, <4 x float> %v2511, <4 x float> %v2703)
  %v2705 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2163, <4 x float> %v2506, <4 x float> %v2704)
  %v2706 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2142, <4 x float> %v2501, <4 x float> %v2705)
  %v2707 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2121, <4 x float> %v2496, <4 x float> %v2706)
  %v2708 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2116, <4 x float> %v2491, <4 x float> %v2707)
  %v2709 = fadd <4 x float> %v2699, %v2708
  %v2710 = fmul <4 x float> %v2373, %v2586
  %v2711 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2368, <4 x float> %v2581, <4 x float> %v2710)
  %v2712 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2347, <4 x float> %v2576, <4 x float> %v2711)
  %v2713 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2326, <4 x float> %v2571, <4 x float> %v2712)
  %v2714 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2305, <4 x float> %v2566, <4 x float> %v2713)
  %v2715 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2302, <4 x float> %v2561, <4 x float> %v2714)
  %v2716 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2281, <4 x float> %v2556, <4 x float> %v2715)
  %v2717 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2260, <4 x float> %v2551, <4 x float> %v2716)
  %v2718 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2255, <4 x float> %v2546, <4 x float> %v2717)
  %v2719 = fadd <4 x float> %v2709, %v2718
  store <4 x float> %v2719, ptr %v2680, align 4
  %v2720 = add nsw i32 %v2376, 256
  %v2721 = getelementptr float, ptr %v1, i32 %v2720
  %v2722 = add nsw i32 %v2378, 44
  %v2723 = getelementptr float, ptr %v5, i32 %v2722
  %v2724 = load float, ptr %v2723, align 4
  %v2725 = insertelement <4 x float> poison, float %v2724, i64 0
  %v2726 = shufflevector <4 x float> %v2725, <4 x float> poison, <4 x i32> zeroinitializer
  %v2727 = add nsw i32 %v2378, 43
  %v2728 = getelementptr float, ptr %v5, i32 %v2727
  %v2729 = load float, ptr %v2728, align 4
  %v2730 = insertelement <4 x float> poison, float %v2729, i64 0
  %v2731 = shufflevector <4 x float> %v2730, <4 x float> poison, <4 x i32> zeroinitializer
  %v2732 = add nsw i32 %v2378, 42
  %v2733 = getelementptr float, ptr %v5, i32 %v2732
  %v2734 = load float, ptr %v2733, align 4
  %v2735 = insertelement <4 x float> poison, float %v2734, i64 0
  %v2736 = shufflevector <4 x float> %v2735, <4 x float> poison, <4 x i32> zeroinitializer
  %v2737 = add nsw i32 %v2378, 41
  %v2738 = getelementptr float, ptr %v5, i32 %v2737
  %v2739 = load float, ptr %v2738, align 4
  %v2740 = insertelement <4 x float> poison, float %v2739, i64 0
  %v2741 = shufflevector <4 x float> %v2740, <4 x float> poison, <4 x i32> zeroinitializer
  %v2742 = add nsw i32 %v2378, 40
  %v2743 = getelementptr float, ptr %v5, i32 %v2742
  %v2744 = load float, ptr %v2743, align 4
  %v2745 = insertelement <4 x float> poison, float %v2744, i64 0
  %v2746 = shufflevector <4 x float> %v2745, <4 x float> poison, <4 x i32> zeroinitializer
  %v2747 = add nsw i32 %v2378, 39
  %v2748 = getelementptr float, ptr %v5, i32 %v2747
  %v2749 = load float, ptr %v2748, align 4
  %v2750 = insertelement <4 x float> poison, float %v2749, i64 0
  %v2751 = shufflevector <4 x float> %v2750, <4 x float> poison, <4 x i32> zeroinitializer
  %v2752 = add nsw i32 %v2378, 38
  %v2753 = getelementptr float, ptr %v5, i32 %v2752
  %v2754 = load float, ptr %v2753, align 4
  %v2755 = insertelement <4 x float> poison, float %v2754, i64 0
  %v2756 = shufflevector <4 x float> %v2755, <4 x float> poison, <4 x i32> zeroinitializer
  %v2757 = add nsw i32 %v2378, 36
  %v2758 = getelementptr float, ptr %v5, i32 %v2757
  %v2759 = load float, ptr %v2758, align 4
  %v2760 = insertelement <4 x float> poison, float %v2759, i64 0
  %v2761 = shufflevector <4 x float> %v2760, <4 x float> poison, <4 x i32> zeroinitializer
  %v2762 = add nsw i32 %v2378, 37
  %v2763 = getelementptr float, ptr %v5, i32 %v2762
  %v2764 = load float, ptr %v2763, align 4
  %v2765 = insertelement <4 x float> poison, float %v2764, i64 0
  %v2766 = shufflevector <4 x float> %v2765, <4 x float> poison, <4 x i32> zeroinitializer
  %v2767 = fmul <4 x float> %v228, %v2766
  %v2768 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v221, <4 x float> %v2761, <4 x float> %v2767)
  %v2769 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v194, <4 x float> %v2756, <4 x float> %v2768)
  %v2770 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v164, <4 x float> %v2751, <4 x float> %v2769)
  %v2771 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v143, <4 x float> %v2746, <4 x float> %v2770)
  %v2772 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v141, <4 x float> %v2741, <4 x float> %v2771)
  %v2773 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v120, <4 x float> %v2736, <4 x float> %v2772)
  %v2774 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v93, <4 x float> %v2731, <4 x float> %v2773)
  %v2775 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v86, <4 x float> %v2726, <4 x float> %v2774)
  %v2776 = add nsw i32 %v2378, 53
  %v2777 = getelementptr float, ptr %v5, i32 %v2776
  %v2778 = load float, ptr %v2777, align 4
  %v2779 = insertelement <4 x float> poison, float %v2778, i64 0
  %v2780 = shufflevector <4 x float> %v2779, <4 x float> poison, <4 x i32> zeroinitializer
  %v2781 = add nsw i32 %v2378, 52
  %v2782 = getelementptr float, ptr %v5, i32 %v2781
  %v2783 = load float, ptr %v2782, align 4
  %v2784 = insertelement <4 x float> poison, float %v2783, i64 0
  %v2785 = shufflevector <4 x float> %v2784, <4 x float> poison, <4 x i32> zeroinitializer
  %v2786 = add nsw i32 %v2378, 51
  %v2787 = getelementptr float, ptr %v5, i32 %v2786
  %v2788 = load float, ptr %v2787, align 4
  %v2789 = insertelement <4 x float> poison, float %v2788, i64 0
  %v2790 = shufflevector <4 x float> %v2789, <4 x float> poison, <4 x i32> zeroinitializer
  %v2791 = add nsw i32 %v2378, 50
  %v2792 = getelementptr float, ptr %v5, i32 %v2791
  %v2793 = load float, ptr %v2792, align 4
  %v2794 = insertelement <4 x float> poison, float %v2793, i64 0
  %v2795 = shufflevector <4 x float> %v2794, <4 x float> poison, <4 x i32> zeroinitializer
  %v2796 = add nsw i32 %v2378, 49
  %v2797 = getelementptr float, ptr %v5, i32 %v2796
  %v2798 = load float, ptr %v2797, align 4
  %v2799 = insertelement <4 x float> poison, float %v2798, i64 0
  %v2800 = shufflevector <4 x float> %v2799, <4 x float> poison, <4 x i32> zeroinitializer
  %v2801 = add nsw i32 %v2378, 48
  %v2802 = getelementptr float, ptr %v5, i32 %v2801
  %v2803 = load float, ptr %v2802, align 4
  %v2804 = insertelement <4 x float> poison, float %v2803, i64 0
  %v2805 = shufflevector <4 x float> %v2804, <4 x float> poison, <4 x i32> zeroinitializer
  %v2806 = add nsw i32 %v2378, 47
  %v2807 = getelementptr float, ptr %v5, i32 %v2806
  %v2808 = load float, ptr %v2807, align 4
  %v2809 = insertelement <4 x float> poison, float %v2808, i64 0
  %v2810 = shufflevector <4 x float> %v2809, <4 x float> poison, <4 x i32> zeroinitializer
  %v2811 = add nsw i32 %v2378, 45
  %v2812 = getelementptr float, ptr %v5, i32 %v2811
  %v2813 = load float, ptr %v2812, align 4
  %v2814 = insertelement <4 x float> poison, float %v2813, i64 0
  %v2815 = shufflevector <4 x float> %v2814, <4 x float> poison, <4 x i32> zeroinitializer
  %v2816 = add nsw i32 %v2378, 46
  %v2817 = getelementptr float, ptr %v5, i32 %v2816
  %v2818 = load float, ptr %v2817, align 4
  %v2819 = insertelement <4 x float> poison, float %v2818, i64 0
  %v2820 = shufflevector <4 x float> %v2819, <4 x float> poison, <4 x i32> zeroinitializer
  %v2821 = fmul <4 x float> %v367, %v2820
  %v2822 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v362, <4 x float> %v2815, <4 x float> %v2821)
  %v2823 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v341, <4 x float> %v2810, <4 x float> %v2822)
  %v2824 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v320, <4 x float> %v2805, <4 x float> %v2823)
  %v2825 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v299, <4 x float> %v2800, <4 x float> %v2824)
  %v2826 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v296, <4 x float> %v2795, <4 x float> %v2825)
  %v2827 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v275, <4 x float> %v2790, <4 x float> %v2826)
  %v2828 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v254, <4 x float> %v2785, <4 x float> %v2827)
  %v2829 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v249, <4 x float> %v2780, <4 x float> %v2828)
  %v2830 = fadd <4 x float> %v2775, %v2829
  %v2831 = add nsw i32 %v2378, 62
  %v2832 = getelementptr float, ptr %v5, i32 %v2831
  %v2833 = load float, ptr %v2832, align 4
  %v2834 = insertelement <4 x float> poison, float %v2833, i64 0
  %v2835 = shufflevector <4 x float> %v2834, <4 x float> poison, <4 x i32> zeroinitializer
  %v2836 = add nsw i32 %v2378, 61
  %v2837 = getelementptr float, ptr %v5, i32 %v2836
  %v2838 = load float, ptr %v2837, align 4
  %v2839 = insertelement <4 x float> poison, float %v2838, i64 0
  %v2840 = shufflevector <4 x float> %v2839, <4 x float> poison, <4 x i32> zeroinitializer
  %v2841 = add nsw i32 %v2378, 60
  %v2842 = getelementptr float, ptr %v5, i32 %v2841
  %v2843 = load float, ptr %v2842, align 4
  %v2844 = insertelement <4 x float> poison, float %v2843, i64 0
  %v2845 = shufflevector <4 x float> %v2844, <4 x float> poison, <4 x i32> zeroinitializer
  %v2846 = add nsw i32 %v2378, 59
  %v2847 = getelementptr float, ptr %v5, i32 %v2846
  %v2848 = load float, ptr %v2847, align 4
  %v2849 = insertelement <4 x float> poison, float %v2848, i64 0
  %v2850 = shufflevector <4 x float> %v2849, <4 x float> poison, <4 x i32> zeroinitializer
  %v2851 = add nsw i32 %v2378, 58
  %v2852 = getelementptr float, ptr %v5, i32 %v2851
  %v2853 = load float, ptr %v2852, align 4
  %v2854 = insertelement <4 x float> poison, float %v2853, i64 0
  %v2855 = shufflevector <4 x float> %v2854, <4 x float> poison, <4 x i32> zeroinitializer
  %v2856 = add nsw i32 %v2378, 57
  %v2857 = getelementptr float, ptr %v5, i32 %v2856
  %v2858 = load float, ptr %v2857, align 4
  %v2859 = insertelement <4 x float> poison, float %v2858, i64 0
  %v2860 = shufflevector <4 x float> %v2859, <4 x float> poison, <4 x i32> zeroinitializer
  %v2861 = add nsw i32 %v2378, 56
  %v2862 = getelementptr float, ptr %v5, i32 %v2861
  %v2863 = load float, ptr %v2862, align 4
  %v2864 = insertelement <4 x float> poison, float %v2863, i64 0
  %v2865 = shufflevector <4 x float> %v2864, <4 x float> poison, <4 x i32> zeroinitializer
  %v2866 = add nsw i32 %v2378, 54
  %v2867 = getelementptr float, ptr %v5, i32 %v2866
  %v2868 = load float, ptr %v2867, align 4
  %v2869 = insertelement <4 x float> poison, float %v2868, i64 0
  %v2870 = shufflevector <4 x float> %v2869, <4 x float> poison, <4 x i32> zeroinitializer
  %v2871 = add nsw i32 %v2378, 55
  %v2872 = getelementptr float, ptr %v5, i32 %v2871
  %v2873 = load float, ptr %v2872, align 4
  %v2874 = insertelement <4 x float> poison, float %v2873, i64 0
  %v2875 = shufflevector <4 x float> %v2874, <4 x float> poison, <4 x i32> zeroinitializer
  %v2876 = fmul <4 x float> %v506, %v2875
  %v2877 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v501, <4 x float> %v2870, <4 x float> %v2876)
  %v2878 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v480, <4 x float> %v2865, <4 x float> %v2877)
  %v2879 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v459, <4 x float> %v2860, <4 x float> %v2878)
  %v2880 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v438, <4 x float> %v2855, <4 x float> %v2879)
  %v2881 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v435, <4 x float> %v2850, <4 x float> %v2880)
  %v2882 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v414, <4 x float> %v2845, <4 x float> %v2881)
  %v2883 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v393, <4 x float> %v2840, <4 x float> %v2882)
  %v2884 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v388, <4 x float> %v2835, <4 x float> %v2883)
  %v2885 = fadd <4 x float> %v2830, %v2884
  %v2886 = add nsw i32 %v2378, 71
  %v2887 = getelementptr float, ptr %v5, i32 %v2886
  %v2888 = load float, ptr %v2887, align 4
  %v2889 = insertelement <4 x float> poison, float %v2888, i64 0
  %v2890 = shufflevector <4 x float> %v2889, <4 x float> poison, <4 x i32> zeroinitializer
  %v2891 = add nsw i32 %v2378, 70
  %v2892 = getelementptr float, ptr %v5, i32 %v2891
  %v2893 = load float, ptr %v2892, align 4
  %v2894 = insertelement <4 x float> poison, float %v2893, i64 0
  %v2895 = shufflevector <4 x float> %v2894, <4 x float> poison, <4 x i32> zeroinitializer
  %v2896 = add nsw i32 %v2378, 69
  %v2897 = getelementptr float, ptr %v5, i32 %v2896
  %v2898 = load float, ptr %v2897, align 4
  %v2899 = insertelement <4 x float> poison, float %v2898, i64 0
  %v2900 = shufflevector <4 x float> %v2899, <4 x float> poison, <4 x i32> zeroinitializer
  %v2901 = add nsw i32 %v2378, 68
  %v2902 = getelementptr float, ptr %v5, i32 %v2901
  %v2903 = load float, ptr %v2902, align 4
  %v2904 = insertelement <4 x float> poison, float %v2903, i64 0
  %v2905 = shufflevector <4 x float> %v2904, <4 x float> poison, <4 x i32> zeroinitializer
  %v2906 = add nsw i32 %v2378, 67
  %v2907 = getelementptr float, ptr %v5, i32 %v2906
  %v2908 = load float, ptr %v2907, align 4
  %v2909 = insertelement <4 x float> poison, float %v2908, i64 0
  %v2910 = shufflevector <4 x float> %v2909, <4 x float> poison, <4 x i32> zeroinitializer
  %v2911 = add nsw i32 %v2378, 66
  %v2912 = getelementptr float, ptr %v5, i32 %v2911
  %v2913 = load float, ptr %v2912, align 4
  %v2914 = insertelement <4 x float> poison, float %v2913, i64 0
  %v2915 = shufflevector <4 x float> %v2914, <4 x float> poison, <4 x i32> zeroinitializer
  %v2916 = add nsw i32 %v2378, 65
  %v2917 = getelementptr float, ptr %v5, i32 %v2916
  %v2918 = load float, ptr %v2917, align 4
  %v2919 = insertelement <4 x float> poison, float %v2918, i64 0
  %v2920 = shufflevector <4 x float> %v2919, <4 x float> poison, <4 x i32> zeroinitializer
  %v2921 = add nsw i32 %v2378, 63
  %v2922 = getelementptr float, ptr %v5, i32 %v2921
  %v2923 = load float, ptr %v2922, align 4
  %v2924 = insertelement <4 x float> poison, float %v2923, i64 0
  %v2925 = shufflevector <4 x float> %v2924, <4 x float> poison, <4 x i32> zeroinitializer
  %v2926 = add nsw i32 %v2378, 64
  %v2927 = getelementptr float, ptr %v5, i32 %v2926
  %v2928 = load float, ptr %v2927, align 4
  %v2929 = insertelement <4 x float> poison, float %v2928, i64 0
  %v2930 = shufflevector <4 x float> %v2929, <4 x float> poison, <4 x i32> zeroinitializer
  %v2931 = fmul <4 x float> %v645, %v2930
  %v2932 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v640, <4 x float> %v2925, <4 x float> %v2931)
  %v2933 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v619, <4 x float> %v2920, <4 x float> %v2932)
  %v2934 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v598, <4 x float> %v2915, <4 x float> %v2933)
  %v2935 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v577, <4 x float> %v2910, <4 x float> %v2934)
  %v2936 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v574, <4 x float> %v2905, <4 x float> %v2935)
  %v2937 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v553, <4 x float> %v2900, <4 x float> %v2936)
  %v2938 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v532, <4 x float> %v2895, <4 x float> %v2937)
  %v2939 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v527, <4 x float> %v2890, <4 x float> %v2938)
  %v2940 = fadd <4 x float> %v2885, %v2939
  store <4 x float> %v2940, ptr %v2721, align 4
  %v2941 = add nsw i32 %v2720, 4
  %v2942 = getelementptr float, ptr %v1, i32 %v2941
  %v2943 = fmul <4 x float> %v804, %v2766
  %v2944 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v799, <4 x float> %v2761, <4 x float> %v2943)
  %v2945 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v773, <4 x float> %v2756, <4 x float> %v2944)
  %v2946 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v747, <4 x float> %v2751, <4 x float> %v2945)
  %v2947 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v726, <4 x float> %v2746, <4 x float> %v2946)
  %v2948 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v723, <4 x float> %v2741, <4 x float> %v2947)
  %v2949 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v702, <4 x float> %v2736, <4 x float> %v2948)
  %v2950 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v676, <4 x float> %v2731, <4 x float> %v2949)
  %v2951 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v671, <4 x float> %v2726, <4 x float> %v2950)
  %v2952 = fmul <4 x float> %v943, %v2820
  %v2953 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v938, <4 x float> %v2815, <4 x float> %v2952)
  %v2954 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v917, <4 x float> %v2810, <4 x float> %v2953)
  %v2955 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v896, <4 x float> %v2805, <4 x float> %v2954)
  %v2956 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v875, <4 x float> %v2800, <4 x float> %v2955)
  %v2957 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v872, <4 x float> %v2795, <4 x float> %v2956)
  %v2958 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v851, <4 x float> %v2790, <4 x float> %v2957)
  %v2959 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v830, <4 x float> %v2785, <4 x float> %v2958)
  %v2960 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v825, <4 x float> %v2780, <4 x float> %v2959)
  %v2961 = fadd <4 x float> %v2951, %v2960
  %v2962 = fmul <4 x float> %v1082, %v2875
  %v2963 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1077, <4 x float> %v2870, <4 x float> %v2962)
  %v2964 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1056, <4 x float> %v2865, <4 x float> %v2963)
  %v2965 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1035, <4 x float> %v2860, <4 x float> %v2964)
  %v2966 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1014, <4 x float> %v2855, <4 x float> %v2965)
  %v2967 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1011, <4 x float> %v2850, <4 x float> %v2966)
  %v2968 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v990, <4 x float> %v2845, <4 x float> %v2967)
  %v2969 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v969, <4 x float> %v2840, <4 x float> %v2968)
  %v2970 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v964, <4 x float> %v2835, <4 x float> %v2969)
  %v2971 = fadd <4 x float> %v2961, %v2970
  %v2972 = fmul <4 x float> %v1221, %v2930
  %v2973 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1216, <4 x float> %v2925, <4 x float> %v2972)
  %v2974 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1195, <4 x float> %v2920, <4 x float> %v2973)
  %v2975 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1174, <4 x float> %v2915, <4 x float> %v2974)
  %v2976 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1153, <4 x float> %v2910, <4 x float> %v2975)
  %v2977 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1150, <4 x float> %v2905, <4 x float> %v2976)
  %v2978 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1129, <4 x float> %v2900, <4 x float> %v2977)
  %v2979 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1108, <4 x float> %v2895, <4 x float> %v2978)
  %v2980 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1103, <4 x float> %v2890, <4 x float> %v2979)
  %v2981 = fadd <4 x float> %v2971, %v2980
  store <4 x float> %v2981, ptr %v2942, align 4
  %v2982 = add nsw i32 %v2720, 8
  %v2983 = getelementptr float, ptr %v1, i32 %v2982
  %v2984 = fmul <4 x float> %v1380, %v2766
  %v2985 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1375, <4 x float> %v2761, <4 x float> %v2984)
  %v2986 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1349, <4 x float> %v2756, <4 x float> %v2985)
  %v2987 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1323, <4 x float> %v2751, <4 x float> %v2986)
  %v2988 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1302, <4 x float> %v2746, <4 x float> %v2987)
  %v2989 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1299, <4 x float> %v2741, <4 x float> %v2988)
  %v2990 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1278, <4 x float> %v2736, <4 x float> %v2989)
  %v2991 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1252, <4 x float> %v2731, <4 x float> %v2990)
  %v2992 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1247, <4 x float> %v2726, <4 x float> %v2991)
  %v2993 = fmul <4 x float> %v1519, %v2820
  %v2994 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1514, <4 x float> %v2815, <4 x float> %v2993)
  %v2995 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1493, <4 x float> %v2810, <4 x float> %v2994)
  %v2996 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1472, <4 x float> %v2805, <4 x float> %v2995)
  %v2997 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1451, <4 x float> %v2800, <4 x float> %v2996)
  %v2998 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1448, <4 x float> %v2795, <4 x float> %v2997)
  %v2999 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1427, <4 x float> %v2790, <4 x float> %v2998)
  %v3000 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1406, <4 x float> %v2785, <4 x float> %v2999)
  %v3001 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1401, <4 x float> %v2780, <4 x float> %v3000)
  %v3002 = fadd <4 x float> %v2992, %v3001
  %v3003 = fmul <4 x float> %v1658, %v2875
  %v3004 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1653, <4 x float> %v2870, <4 x float> %v3003)
  %v3005 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1632, <4 x float> %v2865, <4 x float> %v3004)
  %v3006 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1611, <4 x float> %v2860, <4 x float> %v3005)
  %v3007 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1590, <4 x float> %v2855, <4 x float> %v3006)
  %v3008 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1587, <4 x float> %v2850, <4 x float> %v3007)
  %v3009 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1566, <4 x float> %v2845, <4 x float> %v3008)
  %v3010 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1545, <4 x float> %v2840, <4 x float> %v3009)
  %v3011 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1540, <4 x float> %v2835, <4 x float> %v3010)
  %v3012 = fadd <4 x float> %v3002, %v3011
  %v3013 = fmul <4 x float> %v1797, %v2930
  %v3014 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1792, <4 x float> %v2925, <4 x float> %v3013)
  %v3015 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1771, <4 x float> %v2920, <4 x float> %v3014)
  %v3016 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1750, <4 x float> %v2915, <4 x float> %v3015)
  %v3017 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1729, <4 x float> %v2910, <4 x float> %v3016)
  %v3018 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1726, <4 x float> %v2905, <4 x float> %v3017)
  %v3019 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1705, <4 x float> %v2900, <4 x float> %v3018)
  %v3020 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1684, <4 x float> %v2895, <4 x float> %v3019)
  %v3021 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1679, <4 x float> %v2890, <4 x float> %v3020)
  %v3022 = fadd <4 x float> %v3012, %v3021
  store <4 x float> %v3022, ptr %v2983, align 4
  %v3023 = add nsw i32 %v2720, 12
  %v3024 = getelementptr float, ptr %v1, i32 %v3023
  %v3025 = fmul <4 x float> %v1956, %v2766
  %v3026 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1951, <4 x float> %v2761, <4 x float> %v3025)
  %v3027 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1925, <4 x float> %v2756, <4 x float> %v3026)
  %v3028 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1899, <4 x float> %v2751, <4 x float> %v3027)
  %v3029 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1878, <4 x float> %v2746, <4 x float> %v3028)
  %v3030 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1875, <4 x float> %v2741, <4 x float> %v3029)
  %v3031 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1854, <4 x float> %v2736, <4 x float> %v3030)
  %v3032 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1828, <4 x float> %v2731, <4 x float> %v3031)
  %v3033 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1823, <4 x float> %v2726, <4 x float> %v3032)
  %v3034 = fmul <4 x float> %v2095, %v2820
  %v3035 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2090, <4 x float> %v2815, <4 x float> %v3034)
  %v3036 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2069, <4 x float> %v2810, <4 x float> %v3035)
  %v3037 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2048, <4 x float> %v2805, <4 x float> %v3036)
  %v3038 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2027, <4 x float> %v2800, <4 x float> %v3037)
  %v3039 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2024, <4 x float> %v2795, <4 x float> %v3038)
  %v3040 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2003, <4 x float> %v2790, <4 x float> %v3039)
  %v3041 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1982, <4 x float> %v2785, <4 x float> %v3040)
  %v3042 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1977, <4 x float> %v2780, <4 x float> %v3041)
  %v3043 = fadd <4 x float> %v3033, %v3042
  %v3044 = fmul <4 x float> %v2234, %v2875
  %v3045 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2229, <4 x float> %v2870, <4 x float> %v3044)
  %v3046 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2208, <4 x float> %v2865, <4 x float> %v3045)
  %v3047 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2187, <4 x float> %v2860, <4 x float> %v3046)
  %v3048 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2166, <4 x float> %v2855, <4 x float> %v3047)
  %v3049 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2163, <4 x float> %v2850, <4 x float> %v3048)
  %v3050 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2142, <4 x float> %v2845, <4 x float> %v3049)
  %v3051 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2121, <4 x float> %v2840, <4 x float> %v3050)
  %v3052 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2116, <4 x float> %v2835, <4 x float> %v3051)
  %v3053 = fadd <4 x float> %v3043, %v3052
  %v3054 = fmul <4 x float> %v2373, %v2930
  %v3055 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2368, <4 x float> %v2925, <4 x float> %v3054)
  %v3056 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2347, <4 x float> %v2920, <4 x float> %v3055)
  %v3057 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2326, <4 x float> %v2915, <4 x float> %v3056)
  %v3058 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2305, <4 x float> %v2910, <4 x float> %v3057)
  %v3059 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2302, <4 x float> %v2905, <4 x float> %v3058)
  %v3060 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2281, <4 x float> %v2900, <4 x float> %v3059)
  %v3061 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2260, <4 x float> %v2895, <4 x float> %v3060)
  %v3062 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2255, <4 x float> %v2890, <4 x float> %v3061)
  %v3063 = fadd <4 x float> %v3053, %v3062
  store <4 x float> %v3063, ptr %v3024, align 4
  %v3064 = add nsw i32 %v2376, 512
  %v3065 = getelementptr float, ptr %v1, i32 %v3064
  %v3066 = add nsw i32 %v2378, 80
  %v3067 = getelementptr float, ptr %v5, i32 %v3066
  %v3068 = load float, ptr %v3067, align 4
  %v3069 = insertelement <4 x float> poison, float %v3068, i64 0
  %v3070 = shufflevector <4 x float> %v3069, <4 x float> poison, <4 x i32> zeroinitializer
  %v3071 = add nsw i32 %v2378, 79
  %v3072 = getelementptr float, ptr %v5, i32 %v3071
  %v3073 = load float, ptr %v3072, align 4
  %v3074 = insertelement <4 x float> poison, float %v3073, i64 0
  %v3075 = shufflevector <4 x float> %v3074, <4 x float> poison, <4 x i32> zeroinitializer
  %v3076 = add nsw i32 %v2378, 78
  %v3077 = getelementptr float, ptr %v5, i32 %v3076
  %v3078 = load float, ptr %v3077, align 4
  %v3079 = insertelement <4 x float> poison, float %v3078, i64 0
  %v3080 = shufflevector <4 x float> %v3079, <4 x float> poison, <4 x i32> zeroinitializer
  %v3081 = add nsw i32 %v2378, 77
  %v3082 = getelementptr float, ptr %v5, i32 %v3081
  %v3083 = load float, ptr %v3082, align 4
  %v3084 = insertelement <4 x float> poison, float %v3083, i64 0
  %v3085 = shufflevector <4 x float> %v3084, <4 x float> poison, <4 x i32> zeroinitializer
  %v3086 = add nsw i32 %v2378, 76
  %v3087 = getelementptr float, ptr %v5, i32 %v3086
  %v3088 = load float, ptr %v3087, align 4
  %v3089 = insertelement <4 x float> poison, float %v3088, i64 0
  %v3090 = shufflevector <4 x float> %v3089, <4 x float> poison, <4 x i32> zeroinitializer
  %v3091 = add nsw i32 %v2378, 75
  %v3092 = getelementptr float, ptr %v5, i32 %v3091
  %v3093 = load float, ptr %v3092, align 4
  %v3094 = insertelement <4 x float> poison, float %v3093, i64 0
  %v3095 = shufflevector <4 x float> %v3094, <4 x float> poison, <4 x i32> zeroinitializer
  %v3096 = add nsw i32 %v2378, 74
  %v3097 = getelementptr float, ptr %v5, i32 %v3096
  %v3098 = load float, ptr %v3097, align 4
  %v3099 = insertelement <4 x float> poison, float %v3098, i64 0
  %v3100 = shufflevector <4 x float> %v3099, <4 x float> poison, <4 x i32> zeroinitializer
  %v3101 = add nsw i32 %v2378, 72
  %v3102 = getelementptr float, ptr %v5, i32 %v3101
  %v3103 = load float, ptr %v3102, align 4
  %v3104 = insertelement <4 x float> poison, float %v3103, i64 0
  %v3105 = shufflevector <4 x float> %v3104, <4 x float> poison, <4 x i32> zeroinitializer
  %v3106 = add nsw i32 %v2378, 73
  %v3107 = getelementptr float, ptr %v5, i32 %v3106
  %v3108 = load float, ptr %v3107, align 4
  %v3109 = insertelement <4 x float> poison, float %v3108, i64 0
  %v3110 = shufflevector <4 x float> %v3109, <4 x float> poison, <4 x i32> zeroinitializer
  %v3111 = fmul <4 x float> %v228, %v3110
  %v3112 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v221, <4 x float> %v3105, <4 x float> %v3111)
  %v3113 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v194, <4 x float> %v3100, <4 x float> %v3112)
  %v3114 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v164, <4 x float> %v3095, <4 x float> %v3113)
  %v3115 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v143, <4 x float> %v3090, <4 x float> %v3114)
  %v3116 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v141, <4 x float> %v3085, <4 x float> %v3115)
  %v3117 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v120, <4 x float> %v3080, <4 x float> %v3116)
  %v3118 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v93, <4 x float> %v3075, <4 x float> %v3117)
  %v3119 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v86, <4 x float> %v3070, <4 x float> %v3118)
  %v3120 = add nsw i32 %v2378, 89
  %v3121 = getelementptr float, ptr %v5, i32 %v3120
  %v3122 = load float, ptr %v3121, align 4
  %v3123 = insertelement <4 x float> poison, float %v3122, i64 0
  %v3124 = shufflevector <4 x float> %v3123, <4 x float> poison, <4 x i32> zeroinitializer
  %v3125 = add nsw i32 %v2378, 88
  %v3126 = getelementptr float, ptr %v5, i32 %v3125
  %v3127 = load float, ptr %v3126, align 4
  %v3128 = insertelement <4 x float> poison, float %v3127, i64 0
  %v3129 = shufflevector <4 x float> %v3128, <4 x float> poison, <4 x i32> zeroinitializer
  %v3130 = add nsw i32 %v2378, 87
  %v3131 = getelementptr float, ptr %v5, i32 %v3130
  %v3132 = load float, ptr %v3131, align 4
  %v3133 = insertelement <4 x float> poison, float %v3132, i64 0
  %v3134 = shufflevector <4 x float> %v3133, <4 x float> poison, <4 x i32> zeroinitializer
  %v3135 = add nsw i32 %v2378, 86
  %v3136 = getelementptr float, ptr %v5, i32 %v3135
  %v3137 = load float, ptr %v3136, align 4
  %v3138 = insertelement <4 x float> poison, float %v3137, i64 0
  %v3139 = shufflevector <4 x float> %v3138, <4 x float> poison, <4 x i32> zeroinitializer
  %v3140 = add nsw i32 %v2378, 85
  %v3141 = getelementptr float, ptr %v5, i32 %v3140
  %v3142 = load float, ptr %v3141, align 4
  %v3143 = insertelement <4 x float> poison, float %v3142, i64 0
  %v3144 = shufflevector <4 x float> %v3143, <4 x float> poison, <4 x i32> zeroinitializer
  %v3145 = add nsw i32 %v2378, 84
  %v3146 = getelementptr float, ptr %v5, i32 %v3145
  %v3147 = load float, ptr %v3146, align 4
  %v3148 = insertelement <4 x float> poison, float %v3147, i64 0
  %v3149 = shufflevector <4 x float> %v3148, <4 x float> poison, <4 x i32> zeroinitializer
  %v3150 = add nsw i32 %v2378, 83
  %v3151 = getelementptr float, ptr %v5, i32 %v3150
  %v3152 = load float, ptr %v3151, align 4
  %v3153 = insertelement <4 x float> poison, float %v3152, i64 0
  %v3154 = shufflevector <4 x float> %v3153, <4 x float> poison, <4 x i32> zeroinitializer
  %v3155 = add nsw i32 %v2378, 81
  %v3156 = getelementptr float, ptr %v5, i32 %v3155
  %v3157 = load float, ptr %v3156, align 4
  %v3158 = insertelement <4 x float> poison, float %v3157, i64 0
  %v3159 = shufflevector <4 x float> %v3158, <4 x float> poison, <4 x i32> zeroinitializer
  %v3160 = add nsw i32 %v2378, 82
  %v3161 = getelementptr float, ptr %v5, i32 %v3160
  %v3162 = load float, ptr %v3161, align 4
  %v3163 = insertelement <4 x float> poison, float %v3162, i64 0
  %v3164 = shufflevector <4 x float> %v3163, <4 x float> poison, <4 x i32> zeroinitializer
  %v3165 = fmul <4 x float> %v367, %v3164
  %v3166 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v362, <4 x float> %v3159, <4 x float> %v3165)
  %v3167 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v341, <4 x float> %v3154, <4 x float> %v3166)
  %v3168 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v320, <4 x float> %v3149, <4 x float> %v3167)
  %v3169 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v299, <4 x float> %v3144, <4 x float> %v3168)
  %v3170 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v296, <4 x float> %v3139, <4 x float> %v3169)
  %v3171 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v275, <4 x float> %v3134, <4 x float> %v3170)
  %v3172 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v254, <4 x float> %v3129, <4 x float> %v3171)
  %v3173 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v249, <4 x float> %v3124, <4 x float> %v3172)
  %v3174 = fadd <4 x float> %v3119, %v3173
  %v3175 = add nsw i32 %v2378, 98
  %v3176 = getelementptr float, ptr %v5, i32 %v3175
  %v3177 = load float, ptr %v3176, align 4
  %v3178 = insertelement <4 x float> poison, float %v3177, i64 0
  %v3179 = shufflevector <4 x float> %v3178, <4 x float> poison, <4 x i32> zeroinitializer
  %v3180 = add nsw i32 %v2378, 97
  %v3181 = getelementptr float, ptr %v5, i32 %v3180
  %v3182 = load float, ptr %v3181, align 4
  %v3183 = insertelement <4 x float> poison, float %v3182, i64 0
  %v3184 = shufflevector <4 x float> %v3183, <4 x float> poison, <4 x i32> zeroinitializer
  %v3185 = add nsw i32 %v2378, 96
  %v3186 = getelementptr float, ptr %v5, i32 %v3185
  %v3187 = load float, ptr %v3186, align 4
  %v3188 = insertelement <4 x float> poison, float %v3187, i64 0
  %v3189 = shufflevector <4 x float> %v3188, <4 x float> poison, <4 x i32> zeroinitializer
  %v3190 = add nsw i32 %v2378, 95
  %v3191 = getelementptr float, ptr %v5, i32 %v3190
  %v3192 = load float, ptr %v3191, align 4
  %v3193 = insertelement <4 x float> poison, float %v3192, i64 0
  %v3194 = shufflevector <4 x float> %v3193, <4 x float> poison, <4 x i32> zeroinitializer
  %v3195 = add nsw i32 %v2378, 94
  %v3196 = getelementptr float, ptr %v5, i32 %v3195
  %v3197 = load float, ptr %v3196, align 4
  %v3198 = insertelement <4 x float> poison, float %v3197, i64 0
  %v3199 = shufflevector <4 x float> %v3198, <4 x float> poison, <4 x i32> zeroinitializer
  %v3200 = add nsw i32 %v2378, 93
  %v3201 = getelementptr float, ptr %v5, i32 %v3200
  %v3202 = load float, ptr %v3201, align 4
  %v3203 = insertelement <4 x float> poison, float %v3202, i64 0
  %v3204 = shufflevector <4 x float> %v3203, <4 x float> poison, <4 x i32> zeroinitializer
  %v3205 = add nsw i32 %v2378, 92
  %v3206 = getelementptr float, ptr %v5, i32 %v3205
  %v3207 = load float, ptr %v3206, align 4
  %v3208 = insertelement <4 x float> poison, float %v3207, i64 0
  %v3209 = shufflevector <4 x float> %v3208, <4 x float> poison, <4 x i32> zeroinitializer
  %v3210 = add nsw i32 %v2378, 90
  %v3211 = getelementptr float, ptr %v5, i32 %v3210
  %v3212 = load float, ptr %v3211, align 4
  %v3213 = insertelement <4 x float> poison, float %v3212, i64 0
  %v3214 = shufflevector <4 x float> %v3213, <4 x float> poison, <4 x i32> zeroinitializer
  %v3215 = add nsw i32 %v2378, 91
  %v3216 = getelementptr float, ptr %v5, i32 %v3215
  %v3217 = load float, ptr %v3216, align 4
  %v3218 = insertelement <4 x float> poison, float %v3217, i64 0
  %v3219 = shufflevector <4 x float> %v3218, <4 x float> poison, <4 x i32> zeroinitializer
  %v3220 = fmul <4 x float> %v506, %v3219
  %v3221 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v501, <4 x float> %v3214, <4 x float> %v3220)
  %v3222 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v480, <4 x float> %v3209, <4 x float> %v3221)
  %v3223 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v459, <4 x float> %v3204, <4 x float> %v3222)
  %v3224 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v438, <4 x float> %v3199, <4 x float> %v3223)
  %v3225 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v435, <4 x float> %v3194, <4 x float> %v3224)
  %v3226 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v414, <4 x float> %v3189, <4 x float> %v3225)
  %v3227 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v393, <4 x float> %v3184, <4 x float> %v3226)
  %v3228 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v388, <4 x float> %v3179, <4 x float> %v3227)
  %v3229 = fadd <4 x float> %v3174, %v3228
  %v3230 = add nsw i32 %v2378, 107
  %v3231 = getelementptr float, ptr %v5, i32 %v3230
  %v3232 = load float, ptr %v3231, align 4
  %v3233 = insertelement <4 x float> poison, float %v3232, i64 0
  %v3234 = shufflevector <4 x float> %v3233, <4 x float> poison, <4 x i32> zeroinitializer
  %v3235 = add nsw i32 %v2378, 106
  %v3236 = getelementptr float, ptr %v5, i32 %v3235
  %v3237 = load float, ptr %v3236, align 4
  %v3238 = insertelement <4 x float> poison, float %v3237, i64 0
  %v3239 = shufflevector <4 x float> %v3238, <4 x float> poison, <4 x i32> zeroinitializer
  %v3240 = add nsw i32 %v2378, 105
  %v3241 = getelementptr float, ptr %v5, i32 %v3240
  %v3242 = load float, ptr %v3241, align 4
  %v3243 = insertelement <4 x float> poison, float %v3242, i64 0
  %v3244 = shufflevector <4 x float> %v3243, <4 x float> poison, <4 x i32> zeroinitializer
  %v3245 = add nsw i32 %v2378, 104
  %v3246 = getelementptr float, ptr %v5, i32 %v3245
  %v3247 = load float, ptr %v3246, align 4
  %v3248 = insertelement <4 x float> poison, float %v3247, i64 0
  %v3249 = shufflevector <4 x float> %v3248, <4 x float> poison, <4 x i32> zeroinitializer
  %v3250 = add nsw i32 %v2378, 103
  %v3251 = getelementptr float, ptr %v5, i32 %v3250
  %v3252 = load float, ptr %v3251, align 4
  %v3253 = insertelement <4 x float> poison, float %v3252, i64 0
  %v3254 = shufflevector <4 x float> %v3253, <4 x float> poison, <4 x i32> zeroinitializer
  %v3255 = add nsw i32 %v2378, 102
  %v3256 = getelementptr float, ptr %v5, i32 %v3255
  %v3257 = load float, ptr %v3256, align 4
  %v3258 = insertelement <4 x float> poison, float %v3257, i64 0
  %v3259 = shufflevector <4 x float> %v3258, <4 x float> poison, <4 x i32> zeroinitializer
  %v3260 = add nsw i32 %v2378, 101
  %v3261 = getelementptr float, ptr %v5, i32 %v3260
  %v3262 = load float, ptr %v3261, align 4
  %v3263 = insertelement <4 x float> poison, float %v3262, i64 0
  %v3264 = shufflevector <4 x float> %v3263, <4 x float> poison, <4 x i32> zeroinitializer
  %v3265 = add nsw i32 %v2378, 99
  %v3266 = getelementptr float, ptr %v5, i32 %v3265
  %v3267 = load float, ptr %v3266, align 4
  %v3268 = insertelement <4 x float> poison, float %v3267, i64 0
  %v3269 = shufflevector <4 x float> %v3268, <4 x float> poison, <4 x i32> zeroinitializer
  %v3270 = add nsw i32 %v2378, 100
  %v3271 = getelementptr float, ptr %v5, i32 %v3270
  %v3272 = load float, ptr %v3271, align 4
  %v3273 = insertelement <4 x float> poison, float %v3272, i64 0
  %v3274 = shufflevector <4 x float> %v3273, <4 x float> poison, <4 x i32> zeroinitializer
  %v3275 = fmul <4 x float> %v645, %v3274
  %v3276 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v640, <4 x float> %v3269, <4 x float> %v3275)
  %v3277 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v619, <4 x float> %v3264, <4 x float> %v3276)
  %v3278 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v598, <4 x float> %v3259, <4 x float> %v3277)
  %v3279 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v577, <4 x float> %v3254, <4 x float> %v3278)
  %v3280 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v574, <4 x float> %v3249, <4 x float> %v3279)
  %v3281 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v553, <4 x float> %v3244, <4 x float> %v3280)
  %v3282 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v532, <4 x float> %v3239, <4 x float> %v3281)
  %v3283 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v527, <4 x float> %v3234, <4 x float> %v3282)
  %v3284 = fadd <4 x float> %v3229, %v3283
  store <4 x float> %v3284, ptr %v3065, align 4
  %v3285 = add nsw i32 %v3064, 4
  %v3286 = getelementptr float, ptr %v1, i32 %v3285
  %v3287 = fmul <4 x float> %v804, %v3110
  %v3288 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v799, <4 x float> %v3105, <4 x float> %v3287)
  %v3289 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v773, <4 x float> %v3100, <4 x float> %v3288)
  %v3290 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v747, <4 x float> %v3095, <4 x float> %v3289)
  %v3291 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v726, <4 x float> %v3090, <4 x float> %v3290)
  %v3292 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v723, <4 x float> %v3085, <4 x float> %v3291)
  %v3293 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v702, <4 x float> %v3080, <4 x float> %v3292)
  %v3294 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v676, <4 x float> %v3075, <4 x float> %v3293)
  %v3295 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v671, <4 x float> %v3070, <4 x float> %v3294)
  %v3296 = fmul <4 x float> %v943, %v3164
  %v3297 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v938, <4 x float> %v3159, <4 x float> %v3296)
  %v3298 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v917, <4 x float> %v3154, <4 x float> %v3297)
  %v3299 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v896, <4 x float> %v3149, <4 x float> %v3298)
  %v3300 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v875, <4 x float> %v3144, <4 x float> %v3299)
  %v3301 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v872, <4 x float> %v3139, <4 x float> %v3300)
  %v3302 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v851, <4 x float> %v3134, <4 x float> %v3301)
  %v3303 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v830, <4 x float> %v3129, <4 x float> %v3302)
  %v3304 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v825, <4 x float> %v3124, <4 x float> %v3303)
  %v3305 = fadd <4 x float> %v3295, %v3304
  %v3306 = fmul <4 x float> %v1082, %v3219
  %v3307 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1077, <4 x float> %v3214, <4 x float> %v3306)
  %v3308 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1056, <4 x float> %v3209, <4 x float> %v3307)
  %v3309 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1035, <4 x float> %v3204, <4 x float> %v3308)
  %v3310 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1014, <4 x float> %v3199, <4 x float> %v3309)
  %v3311 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1011, <4 x float> %v3194, <4 x float> %v3310)
  %v3312 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v990, <4 x float> %v3189, <4 x float> %v3311)
  %v3313 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v969, <4 x float> %v3184, <4 x float> %v3312)
  %v3314 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v964, <4 x float> %v3179, <4 x float> %v3313)
  %v3315 = fadd <4 x float> %v3305, %v3314
  %v3316 = fmul <4 x float> %v1221, %v3274
  %v3317 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1216, <4 x float> %v3269, <4 x float> %v3316)
  %v3318 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1195, <4 x float> %v3264, <4 x float> %v3317)
  %v3319 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1174, <4 x float> %v3259, <4 x float> %v3318)
  %v3320 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1153, <4 x float> %v3254, <4 x float> %v3319)
  %v3321 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1150, <4 x float> %v3249, <4 x float> %v3320)
  %v3322 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1129, <4 x float> %v3244, <4 x float> %v3321)
  %v3323 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1108, <4 x float> %v3239, <4 x float> %v3322)
  %v3324 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1103, <4 x float> %v3234, <4 x float> %v3323)
  %v3325 = fadd <4 x float> %v3315, %v3324
  store <4 x float> %v3325, ptr %v3286, align 4
  %v3326 = add nsw i32 %v3064, 8
  %v3327 = getelementptr float, ptr %v1, i32 %v3326
  %v3328 = fmul <4 x float> %v1380, %v3110
  %v3329 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1375, <4 x float> %v3105, <4 x float> %v3328)
  %v3330 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1349, <4 x float> %v3100, <4 x float> %v3329)
  %v3331 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1323, <4 x float> %v3095, <4 x float> %v3330)
  %v3332 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1302, <4 x float> %v3090, <4 x float> %v3331)
  %v3333 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1299, <4 x float> %v3085, <4 x float> %v3332)
  %v3334 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1278, <4 x float> %v3080, <4 x float> %v3333)
  %v3335 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1252, <4 x float> %v3075, <4 x float> %v3334)
  %v3336 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1247, <4 x float> %v3070, <4 x float> %v3335)
  %v3337 = fmul <4 x float> %v1519, %v3164
  %v3338 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1514, <4 x float> %v3159, <4 x float> %v3337)
  %v3339 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1493, <4 x float> %v3154, <4 x float> %v3338)
  %v3340 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1472, <4 x float> %v3149, <4 x float> %v3339)
  %v3341 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1451, <4 x float> %v3144, <4 x float> %v3340)
  %v3342 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1448, <4 x float> %v3139, <4 x float> %v3341)
  %v3343 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1427, <4 x float> %v3134, <4 x float> %v3342)
  %v3344 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1406, <4 x float> %v3129, <4 x float> %v3343)
  %v3345 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1401, <4 x float> %v3124, <4 x float> %v3344)
  %v3346 = fadd <4 x float> %v3336, %v3345
  %v3347 = fmul <4 x float> %v1658, %v3219
  %v3348 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1653, <4 x float> %v3214, <4 x float> %v3347)
  %v3349 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1632, <4 x float> %v3209, <4 x float> %v3348)
  %v3350 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1611, <4 x float> %v3204, <4 x float> %v3349)
  %v3351 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1590, <4 x float> %v3199, <4 x float> %v3350)
  %v3352 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1587, <4 x float> %v3194, <4 x float> %v3351)
  %v3353 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1566, <4 x float> %v3189, <4 x float> %v3352)
  %v3354 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1545, <4 x float> %v3184, <4 x float> %v3353)
  %v3355 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1540, <4 x float> %v3179, <4 x float> %v3354)
  %v3356 = fadd <4 x float> %v3346, %v3355
  %v3357 = fmul <4 x float> %v1797, %v3274
  %v3358 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1792, <4 x float> %v3269, <4 x float> %v3357)
  %v3359 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1771, <4 x float> %v3264, <4 x float> %v3358)
  %v3360 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1750, <4 x float> %v3259, <4 x float> %v3359)
  %v3361 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1729, <4 x float> %v3254, <4 x float> %v3360)
  %v3362 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1726, <4 x float> %v3249, <4 x float> %v3361)
  %v3363 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1705, <4 x float> %v3244, <4 x float> %v3362)
  %v3364 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1684, <4 x float> %v3239, <4 x float> %v3363)
  %v3365 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1679, <4 x float> %v3234, <4 x float> %v3364)
  %v3366 = fadd <4 x float> %v3356, %v3365
  store <4 x float> %v3366, ptr %v3327, align 4
  %v3367 = add nsw i32 %v3064, 12
  %v3368 = getelementptr float, ptr %v1, i32 %v3367
  %v3369 = fmul <4 x float> %v1956, %v3110
  %v3370 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1951, <4 x float> %v3105, <4 x float> %v3369)
  %v3371 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1925, <4 x float> %v3100, <4 x float> %v3370)
  %v3372 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1899, <4 x float> %v3095, <4 x float> %v3371)
  %v3373 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1878, <4 x float> %v3090, <4 x float> %v3372)
  %v3374 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1875, <4 x float> %v3085, <4 x float> %v3373)
  %v3375 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1854, <4 x float> %v3080, <4 x float> %v3374)
  %v3376 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1828, <4 x float> %v3075, <4 x float> %v3375)
  %v3377 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1823, <4 x float> %v3070, <4 x float> %v3376)
  %v3378 = fmul <4 x float> %v2095, %v3164
  %v3379 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2090, <4 x float> %v3159, <4 x float> %v3378)
  %v3380 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2069, <4 x float> %v3154, <4 x float> %v3379)
  %v3381 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2048, <4 x float> %v3149, <4 x float> %v3380)
  %v3382 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2027, <4 x float> %v3144, <4 x float> %v3381)
  %v3383 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2024, <4 x float> %v3139, <4 x float> %v3382)
  %v3384 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2003, <4 x float> %v3134, <4 x float> %v3383)
  %v3385 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1982, <4 x float> %v3129, <4 x float> %v3384)
  %v3386 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1977, <4 x float> %v3124, <4 x float> %v3385)
  %v3387 = fadd <4 x float> %v3377, %v3386
  %v3388 = fmul <4 x float> %v2234, %v3219
  %v3389 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2229, <4 x float> %v3214, <4 x float> %v3388)
  %v3390 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2208, <4 x float> %v3209, <4 x float> %v3389)
  %v3391 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2187, <4 x float> %v3204, <4 x float> %v3390)
  %v3392 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2166, <4 x float> %v3199, <4 x float> %v3391)
  %v3393 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2163, <4 x float> %v3194, <4 x float> %v3392)
  %v3394 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2142, <4 x float> %v3189, <4 x float> %v3393)
  %v3395 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2121, <4 x float> %v3184, <4 x float> %v3394)
  %v3396 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2116, <4 x float> %v3179, <4 x float> %v3395)
  %v3397 = fadd <4 x float> %v3387, %v3396
  %v3398 = fmul <4 x float> %v2373, %v3274
  %v3399 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2368, <4 x float> %v3269, <4 x float> %v3398)
  %v3400 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2347, <4 x float> %v3264, <4 x float> %v3399)
  %v3401 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2326, <4 x float> %v3259, <4 x float> %v3400)
  %v3402 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2305, <4 x float> %v3254, <4 x float> %v3401)
  %v3403 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2302, <4 x float> %v3249, <4 x float> %v3402)
  %v3404 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2281, <4 x float> %v3244, <4 x float> %v3403)
  %v3405 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2260, <4 x float> %v3239, <4 x float> %v3404)
  %v3406 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2255, <4 x float> %v3234, <4 x float> %v3405)
  %v3407 = fadd <4 x float> %v3397, %v3406
  store <4 x float> %v3407, ptr %v3368, align 4
  %v3408 = add nsw i32 %v2376, 768
  %v3409 = getelementptr float, ptr %v1, i32 %v3408
  %v3410 = add nsw i32 %v2378, 116
  %v3411 = getelementptr float, ptr %v5, i32 %v3410
  %v3412 = load float, ptr %v3411, align 4
  %v3413 = insertelement <4 x float> poison, float %v3412, i64 0
  %v3414 = shufflevector <4 x float> %v3413, <4 x float> poison, <4 x i32> zeroinitializer
  %v3415 = add nsw i32 %v2378, 115
  %v3416 = getelementptr float, ptr %v5, i32 %v3415
  %v3417 = load float, ptr %v3416, align 4
  %v3418 = insertelement <4 x float> poison, float %v3417, i64 0
  %v3419 = shufflevector <4 x float> %v3418, <4 x float> poison, <4 x i32> zeroinitializer
  %v3420 = add nsw i32 %v2378, 114
  %v3421 = getelementptr float, ptr %v5, i32 %v3420
  %v3422 = load float, ptr %v3421, align 4
  %v3423 = insertelement <4 x float> poison, float %v3422, i64 0
  %v3424 = shufflevector <4 x float> %v3423, <4 x float> poison, <4 x i32> zeroinitializer
  %v3425 = add nsw i32 %v2378, 113
  %v3426 = getelementptr float, ptr %v5, i32 %v3425
  %v3427 = load float, ptr %v3426, align 4
  %v3428 = insertelement <4 x float> poison, float %v3427, i64 0
  %v3429 = shufflevector <4 x float> %v3428, <4 x float> poison, <4 x i32> zeroinitializer
  %v3430 = add nsw i32 %v2378, 112
  %v3431 = getelementptr float, ptr %v5, i32 %v3430
  %v3432 = load float, ptr %v3431, align 4
  %v3433 = insertelement <4 x float> poison, float %v3432, i64 0
  %v3434 = shufflevector <4 x float> %v3433, <4 x float> poison, <4 x i32> zeroinitializer
  %v3435 = add nsw i32 %v2378, 111
  %v3436 = getelementptr float, ptr %v5, i32 %v3435
  %v3437 = load float, ptr %v3436, align 4
  %v3438 = insertelement <4 x float> poison, float %v3437, i64 0
  %v3439 = shufflevector <4 x float> %v3438, <4 x float> poison, <4 x i32> zeroinitializer
  %v3440 = add nsw i32 %v2378, 110
  %v3441 = getelementptr float, ptr %v5, i32 %v3440
  %v3442 = load float, ptr %v3441, align 4
  %v3443 = insertelement <4 x float> poison, float %v3442, i64 0
  %v3444 = shufflevector <4 x float> %v3443, <4 x float> poison, <4 x i32> zeroinitializer
  %v3445 = add nsw i32 %v2378, 108
  %v3446 = getelementptr float, ptr %v5, i32 %v3445
  %v3447 = load float, ptr %v3446, align 4
  %v3448 = insertelement <4 x float> poison, float %v3447, i64 0
  %v3449 = shufflevector <4 x float> %v3448, <4 x float> poison, <4 x i32> zeroinitializer
  %v3450 = add nsw i32 %v2378, 109
  %v3451 = getelementptr float, ptr %v5, i32 %v3450
  %v3452 = load float, ptr %v3451, align 4
  %v3453 = insertelement <4 x float> poison, float %v3452, i64 0
  %v3454 = shufflevector <4 x float> %v3453, <4 x float> poison, <4 x i32> zeroinitializer
  %v3455 = fmul <4 x float> %v228, %v3454
  %v3456 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v221, <4 x float> %v3449, <4 x float> %v3455)
  %v3457 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v194, <4 x float> %v3444, <4 x float> %v3456)
  %v3458 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v164, <4 x float> %v3439, <4 x float> %v3457)
  %v3459 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v143, <4 x float> %v3434, <4 x float> %v3458)
  %v3460 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v141, <4 x float> %v3429, <4 x float> %v3459)
  %v3461 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v120, <4 x float> %v3424, <4 x float> %v3460)
  %v3462 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v93, <4 x float> %v3419, <4 x float> %v3461)
  %v3463 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v86, <4 x float> %v3414, <4 x float> %v3462)
  %v3464 = add nsw i32 %v2378, 125
  %v3465 = getelementptr float, ptr %v5, i32 %v3464
  %v3466 = load float, ptr %v3465, align 4
  %v3467 = insertelement <4 x float> poison, float %v3466, i64 0
  %v3468 = shufflevector <4 x float> %v3467, <4 x float> poison, <4 x i32> zeroinitializer
  %v3469 = add nsw i32 %v2378, 124
  %v3470 = getelementptr float, ptr %v5, i32 %v3469
  %v3471 = load float, ptr %v3470, align 4
  %v3472 = insertelement <4 x float> poison, float %v3471, i64 0
  %v3473 = shufflevector <4 x float> %v3472, <4 x float> poison, <4 x i32> zeroinitializer
  %v3474 = add nsw i32 %v2378, 123
  %v3475 = getelementptr float, ptr %v5, i32 %v3474
  %v3476 = load float, ptr %v3475, align 4
  %v3477 = insertelement <4 x float> poison, float %v3476, i64 0
  %v3478 = shufflevector <4 x float> %v3477, <4 x float> poison, <4 x i32> zeroinitializer
  %v3479 = add nsw i32 %v2378, 122
  %v3480 = getelementptr float, ptr %v5, i32 %v3479
  %v3481 = load float, ptr %v3480, align 4
  %v3482 = insertelement <4 x float> poison, float %v3481, i64 0
  %v3483 = shufflevector <4 x float> %v3482, <4 x float> poison, <4 x i32> zeroinitializer
  %v3484 = add nsw i32 %v2378, 121
  %v3485 = getelementptr float, ptr %v5, i32 %v3484
  %v3486 = load float, ptr %v3485, align 4
  %v3487 = insertelement <4 x float> poison, float %v3486, i64 0
  %v3488 = shufflevector <4 x float> %v3487, <4 x float> poison, <4 x i32> zeroinitializer
  %v3489 = add nsw i32 %v2378, 120
  %v3490 = getelementptr float, ptr %v5, i32 %v3489
  %v3491 = load float, ptr %v3490, align 4
  %v3492 = insertelement <4 x float> poison, float %v3491, i64 0
  %v3493 = shufflevector <4 x float> %v3492, <4 x float> poison, <4 x i32> zeroinitializer
  %v3494 = add nsw i32 %v2378, 119
  %v3495 = getelementptr float, ptr %v5, i32 %v3494
  %v3496 = load float, ptr %v3495, align 4
  %v3497 = insertelement <4 x float> poison, float %v3496, i64 0
  %v3498 = shufflevector <4 x float> %v3497, <4 x float> poison, <4 x i32> zeroinitializer
  %v3499 = add nsw i32 %v2378, 117
  %v3500 = getelementptr float, ptr %v5, i32 %v3499
  %v3501 = load float, ptr %v3500, align 4
  %v3502 = insertelement <4 x float> poison, float %v3501, i64 0
  %v3503 = shufflevector <4 x float> %v3502, <4 x float> poison, <4 x i32> zeroinitializer
  %v3504 = add nsw i32 %v2378, 118
  %v3505 = getelementptr float, ptr %v5, i32 %v3504
  %v3506 = load float, ptr %v3505, align 4
  %v3507 = insertelement <4 x float> poison, float %v3506, i64 0
  %v3508 = shufflevector <4 x float> %v3507, <4 x float> poison, <4 x i32> zeroinitializer
  %v3509 = fmul <4 x float> %v367, %v3508
  %v3510 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v362, <4 x float> %v3503, <4 x float> %v3509)
  %v3511 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v341, <4 x float> %v3498, <4 x float> %v3510)
  %v3512 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v320, <4 x float> %v3493, <4 x float> %v3511)
  %v3513 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v299, <4 x float> %v3488, <4 x float> %v3512)
  %v3514 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v296, <4 x float> %v3483, <4 x float> %v3513)
  %v3515 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v275, <4 x float> %v3478, <4 x float> %v3514)
  %v3516 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v254, <4 x float> %v3473, <4 x float> %v3515)
  %v3517 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v249, <4 x float> %v3468, <4 x float> %v3516)
  %v3518 = fadd <4 x float> %v3463, %v3517
  %v3519 = add nsw i32 %v2378, 134
  %v3520 = getelementptr float, ptr %v5, i32 %v3519
  %v3521 = load float, ptr %v3520, align 4
  %v3522 = insertelement <4 x float> poison, float %v3521, i64 0
  %v3523 = shufflevector <4 x float> %v3522, <4 x float> poison, <4 x i32> zeroinitializer
  %v3524 = add nsw i32 %v2378, 133
  %v3525 = getelementptr float, ptr %v5, i32 %v3524
  %v3526 = load float, ptr %v3525, align 4
  %v3527 = insertelement <4 x float> poison, float %v3526, i64 0
  %v3528 = shufflevector <4 x float> %v3527, <4 x float> poison, <4 x i32> zeroinitializer
  %v3529 = add nsw i32 %v2378, 132
  %v3530 = getelementptr float, ptr %v5, i32 %v3529
  %v3531 = load float, ptr %v3530, align 4
  %v3532 = insertelement <4 x float> poison, float %v3531, i64 0
  %v3533 = shufflevector <4 x float> %v3532, <4 x float> poison, <4 x i32> zeroinitializer
  %v3534 = add nsw i32 %v2378, 131
  %v3535 = getelementptr float, ptr %v5, i32 %v3534
  %v3536 = load float, ptr %v3535, align 4
  %v3537 = insertelement <4 x float> poison, float %v3536, i64 0
  %v3538 = shufflevector <4 x float> %v3537, <4 x float> poison, <4 x i32> zeroinitializer
  %v3539 = add nsw i32 %v2378, 130
  %v3540 = getelementptr float, ptr %v5, i32 %v3539
  %v3541 = load float, ptr %v3540, align 4
  %v3542 = insertelement <4 x float> poison, float %v3541, i64 0
  %v3543 = shufflevector <4 x float> %v3542, <4 x float> poison, <4 x i32> zeroinitializer
  %v3544 = add nsw i32 %v2378, 129
  %v3545 = getelementptr float, ptr %v5, i32 %v3544
  %v3546 = load float, ptr %v3545, align 4
  %v3547 = insertelement <4 x float> poison, float %v3546, i64 0
  %v3548 = shufflevector <4 x float> %v3547, <4 x float> poison, <4 x i32> zeroinitializer
  %v3549 = add nsw i32 %v2378, 128
  %v3550 = getelementptr float, ptr %v5, i32 %v3549
  %v3551 = load float, ptr %v3550, align 4
  %v3552 = insertelement <4 x float> poison, float %v3551, i64 0
  %v3553 = shufflevector <4 x float> %v3552, <4 x float> poison, <4 x i32> zeroinitializer
  %v3554 = add nsw i32 %v2378, 126
  %v3555 = getelementptr float, ptr %v5, i32 %v3554
  %v3556 = load float, ptr %v3555, align 4
  %v3557 = insertelement <4 x float> poison, float %v3556, i64 0
  %v3558 = shufflevector <4 x float> %v3557, <4 x float> poison, <4 x i32> zeroinitializer
  %v3559 = add nsw i32 %v2378, 127
  %v3560 = getelementptr float, ptr %v5, i32 %v3559
  %v3561 = load float, ptr %v3560, align 4
  %v3562 = insertelement <4 x float> poison, float %v3561, i64 0
  %v3563 = shufflevector <4 x float> %v3562, <4 x float> poison, <4 x i32> zeroinitializer
  %v3564 = fmul <4 x float> %v506, %v3563
  %v3565 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v501, <4 x float> %v3558, <4 x float> %v3564)
  %v3566 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v480, <4 x float> %v3553, <4 x float> %v3565)
  %v3567 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v459, <4 x float> %v3548, <4 x float> %v3566)
  %v3568 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v438, <4 x float> %v3543, <4 x float> %v3567)
  %v3569 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v435, <4 x float> %v3538, <4 x float> %v3568)
  %v3570 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v414, <4 x float> %v3533, <4 x float> %v3569)
  %v3571 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v393, <4 x float> %v3528, <4 x float> %v3570)
  %v3572 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v388, <4 x float> %v3523, <4 x float> %v3571)
  %v3573 = fadd <4 x float> %v3518, %v3572
  %v3574 = add nsw i32 %v2378, 143
  %v3575 = getelementptr float, ptr %v5, i32 %v3574
  %v3576 = load float, ptr %v3575, align 4
  %v3577 = insertelement <4 x float> poison, float %v3576, i64 0
  %v3578 = shufflevector <4 x float> %v3577, <4 x float> poison, <4 x i32> zeroinitializer
  %v3579 = add nsw i32 %v2378, 142
  %v3580 = getelementptr float, ptr %v5, i32 %v3579
  %v3581 = load float, ptr %v3580, align 4
  %v3582 = insertelement <4 x float> poison, float %v3581, i64 0
  %v3583 = shufflevector <4 x float> %v3582, <4 x float> poison, <4 x i32> zeroinitializer
  %v3584 = add nsw i32 %v2378, 141
  %v3585 = getelementptr float, ptr %v5, i32 %v3584
  %v3586 = load float, ptr %v3585, align 4
  %v3587 = insertelement <4 x float> poison, float %v3586, i64 0
  %v3588 = shufflevector <4 x float> %v3587, <4 x float> poison, <4 x i32> zeroinitializer
  %v3589 = add nsw i32 %v2378, 140
  %v3590 = getelementptr float, ptr %v5, i32 %v3589
  %v3591 = load float, ptr %v3590, align 4
  %v3592 = insertelement <4 x float> poison, float %v3591, i64 0
  %v3593 = shufflevector <4 x float> %v3592, <4 x float> poison, <4 x i32> zeroinitializer
  %v3594 = add nsw i32 %v2378, 139
  %v3595 = getelementptr float, ptr %v5, i32 %v3594
  %v3596 = load float, ptr %v3595, align 4
  %v3597 = insertelement <4 x float> poison, float %v3596, i64 0
  %v3598 = shufflevector <4 x float> %v3597, <4 x float> poison, <4 x i32> zeroinitializer
  %v3599 = add nsw i32 %v2378, 138
  %v3600 = getelementptr float, ptr %v5, i32 %v3599
  %v3601 = load float, ptr %v3600, align 4
  %v3602 = insertelement <4 x float> poison, float %v3601, i64 0
  %v3603 = shufflevector <4 x float> %v3602, <4 x float> poison, <4 x i32> zeroinitializer
  %v3604 = add nsw i32 %v2378, 137
  %v3605 = getelementptr float, ptr %v5, i32 %v3604
  %v3606 = load float, ptr %v3605, align 4
  %v3607 = insertelement <4 x float> poison, float %v3606, i64 0
  %v3608 = shufflevector <4 x float> %v3607, <4 x float> poison, <4 x i32> zeroinitializer
  %v3609 = add nsw i32 %v2378, 135
  %v3610 = getelementptr float, ptr %v5, i32 %v3609
  %v3611 = load float, ptr %v3610, align 4
  %v3612 = insertelement <4 x float> poison, float %v3611, i64 0
  %v3613 = shufflevector <4 x float> %v3612, <4 x float> poison, <4 x i32> zeroinitializer
  %v3614 = add nsw i32 %v2378, 136
  %v3615 = getelementptr float, ptr %v5, i32 %v3614
  %v3616 = load float, ptr %v3615, align 4
  %v3617 = insertelement <4 x float> poison, float %v3616, i64 0
  %v3618 = shufflevector <4 x float> %v3617, <4 x float> poison, <4 x i32> zeroinitializer
  %v3619 = fmul <4 x float> %v645, %v3618
  %v3620 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v640, <4 x float> %v3613, <4 x float> %v3619)
  %v3621 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v619, <4 x float> %v3608, <4 x float> %v3620)
  %v3622 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v598, <4 x float> %v3603, <4 x float> %v3621)
  %v3623 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v577, <4 x float> %v3598, <4 x float> %v3622)
  %v3624 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v574, <4 x float> %v3593, <4 x float> %v3623)
  %v3625 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v553, <4 x float> %v3588, <4 x float> %v3624)
  %v3626 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v532, <4 x float> %v3583, <4 x float> %v3625)
  %v3627 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v527, <4 x float> %v3578, <4 x float> %v3626)
  %v3628 = fadd <4 x float> %v3573, %v3627
  store <4 x float> %v3628, ptr %v3409, align 4
  %v3629 = add nsw i32 %v3408, 4
  %v3630 = getelementptr float, ptr %v1, i32 %v3629
  %v3631 = fmul <4 x float> %v804, %v3454
  %v3632 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v799, <4 x float> %v3449, <4 x float> %v3631)
  %v3633 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v773, <4 x float> %v3444, <4 x float> %v3632)
  %v3634 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v747, <4 x float> %v3439, <4 x float> %v3633)
  %v3635 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v726, <4 x float> %v3434, <4 x float> %v3634)
  %v3636 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v723, <4 x float> %v3429, <4 x float> %v3635)
  %v3637 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v702, <4 x float> %v3424, <4 x float> %v3636)
  %v3638 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v676, <4 x float> %v3419, <4 x float> %v3637)
  %v3639 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v671, <4 x float> %v3414, <4 x float> %v3638)
  %v3640 = fmul <4 x float> %v943, %v3508
  %v3641 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v938, <4 x float> %v3503, <4 x float> %v3640)
  %v3642 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v917, <4 x float> %v3498, <4 x float> %v3641)
  %v3643 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v896, <4 x float> %v3493, <4 x float> %v3642)
  %v3644 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v875, <4 x float> %v3488, <4 x float> %v3643)
  %v3645 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v872, <4 x float> %v3483, <4 x float> %v3644)
  %v3646 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v851, <4 x float> %v3478, <4 x float> %v3645)
  %v3647 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v830, <4 x float> %v3473, <4 x float> %v3646)
  %v3648 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v825, <4 x float> %v3468, <4 x float> %v3647)
  %v3649 = fadd <4 x float> %v3639, %v3648
  %v3650 = fmul <4 x float> %v1082, %v3563
  %v3651 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1077, <4 x float> %v3558, <4 x float> %v3650)
  %v3652 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1056, <4 x float> %v3553, <4 x float> %v3651)
  %v3653 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1035, <4 x float> %v3548, <4 x float> %v3652)
  %v3654 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1014, <4 x float> %v3543, <4 x float> %v3653)
  %v3655 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1011, <4 x float> %v3538, <4 x float> %v3654)
  %v3656 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v990, <4 x float> %v3533, <4 x float> %v3655)
  %v3657 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v969, <4 x float> %v3528, <4 x float> %v3656)
  %v3658 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v964, <4 x float> %v3523, <4 x float> %v3657)
  %v3659 = fadd <4 x float> %v3649, %v3658
  %v3660 = fmul <4 x float> %v1221, %v3618
  %v3661 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1216, <4 x float> %v3613, <4 x float> %v3660)
  %v3662 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1195, <4 x float> %v3608, <4 x float> %v3661)
  %v3663 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1174, <4 x float> %v3603, <4 x float> %v3662)
  %v3664 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1153, <4 x float> %v3598, <4 x float> %v3663)
  %v3665 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1150, <4 x float> %v3593, <4 x float> %v3664)
  %v3666 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1129, <4 x float> %v3588, <4 x float> %v3665)
  %v3667 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1108, <4 x float> %v3583, <4 x float> %v3666)
  %v3668 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1103, <4 x float> %v3578, <4 x float> %v3667)
  %v3669 = fadd <4 x float> %v3659, %v3668
  store <4 x float> %v3669, ptr %v3630, align 4
  %v3670 = add nsw i32 %v3408, 8
  %v3671 = getelementptr float, ptr %v1, i32 %v3670
  %v3672 = fmul <4 x float> %v1380, %v3454
  %v3673 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1375, <4 x float> %v3449, <4 x float> %v3672)
  %v3674 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1349, <4 x float> %v3444, <4 x float> %v3673)
  %v3675 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1323, <4 x float> %v3439, <4 x float> %v3674)
  %v3676 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1302, <4 x float> %v3434, <4 x float> %v3675)
  %v3677 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1299, <4 x float> %v3429, <4 x float> %v3676)
  %v3678 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1278, <4 x float> %v3424, <4 x float> %v3677)
  %v3679 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1252, <4 x float> %v3419, <4 x float> %v3678)
  %v3680 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1247, <4 x float> %v3414, <4 x float> %v3679)
  %v3681 = fmul <4 x float> %v1519, %v3508
  %v3682 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1514, <4 x float> %v3503, <4 x float> %v3681)
  %v3683 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1493, <4 x float> %v3498, <4 x float> %v3682)
  %v3684 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1472, <4 x float> %v3493, <4 x float> %v3683)
  %v3685 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1451, <4 x float> %v3488, <4 x float> %v3684)
  %v3686 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1448, <4 x float> %v3483, <4 x float> %v3685)
  %v3687 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1427, <4 x float> %v3478, <4 x float> %v3686)
  %v3688 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1406, <4 x float> %v3473, <4 x float> %v3687)
  %v3689 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1401, <4 x float> %v3468, <4 x float> %v3688)
  %v3690 = fadd <4 x float> %v3680, %v3689
  %v3691 = fmul <4 x float> %v1658, %v3563
  %v3692 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1653, <4 x float> %v3558, <4 x float> %v3691)
  %v3693 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1632, <4 x float> %v3553, <4 x float> %v3692)
  %v3694 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1611, <4 x float> %v3548, <4 x float> %v3693)
  %v3695 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1590, <4 x float> %v3543, <4 x float> %v3694)
  %v3696 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1587, <4 x float> %v3538, <4 x float> %v3695)
  %v3697 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1566, <4 x float> %v3533, <4 x float> %v3696)
  %v3698 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1545, <4 x float> %v3528, <4 x float> %v3697)
  %v3699 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1540, <4 x float> %v3523, <4 x float> %v3698)
  %v3700 = fadd <4 x float> %v3690, %v3699
  %v3701 = fmul <4 x float> %v1797, %v3618
  %v3702 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1792, <4 x float> %v3613, <4 x float> %v3701)
  %v3703 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1771, <4 x float> %v3608, <4 x float> %v3702)
  %v3704 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1750, <4 x float> %v3603, <4 x float> %v3703)
  %v3705 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1729, <4 x float> %v3598, <4 x float> %v3704)
  %v3706 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1726, <4 x float> %v3593, <4 x float> %v3705)
  %v3707 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1705, <4 x float> %v3588, <4 x float> %v3706)
  %v3708 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1684, <4 x float> %v3583, <4 x float> %v3707)
  %v3709 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1679, <4 x float> %v3578, <4 x float> %v3708)
  %v3710 = fadd <4 x float> %v3700, %v3709
  store <4 x float> %v3710, ptr %v3671, align 4
  %v3711 = add nsw i32 %v3408, 12
  %v3712 = getelementptr float, ptr %v1, i32 %v3711
  %v3713 = fmul <4 x float> %v1956, %v3454
  %v3714 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1951, <4 x float> %v3449, <4 x float> %v3713)
  %v3715 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1925, <4 x float> %v3444, <4 x float> %v3714)
  %v3716 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1899, <4 x float> %v3439, <4 x float> %v3715)
  %v3717 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1878, <4 x float> %v3434, <4 x float> %v3716)
  %v3718 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1875, <4 x float> %v3429, <4 x float> %v3717)
  %v3719 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1854, <4 x float> %v3424, <4 x float> %v3718)
  %v3720 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1828, <4 x float> %v3419, <4 x float> %v3719)
  %v3721 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1823, <4 x float> %v3414, <4 x float> %v3720)
  %v3722 = fmul <4 x float> %v2095, %v3508
  %v3723 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2090, <4 x float> %v3503, <4 x float> %v3722)
  %v3724 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2069, <4 x float> %v3498, <4 x float> %v3723)
  %v3725 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2048, <4 x float> %v3493, <4 x float> %v3724)
  %v3726 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2027, <4 x float> %v3488, <4 x float> %v3725)
  %v3727 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2024, <4 x float> %v3483, <4 x float> %v3726)
  %v3728 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2003, <4 x float> %v3478, <4 x float> %v3727)
  %v3729 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1982, <4 x float> %v3473, <4 x float> %v3728)
  %v3730 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1977, <4 x float> %v3468, <4 x float> %v3729)
  %v3731 = fadd <4 x float> %v3721, %v3730
  %v3732 = fmul <4 x float> %v2234, %v3563
  %v3733 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2229, <4 x float> %v3558, <4 x float> %v3732)
  %v3734 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2208, <4 x float> %v3553, <4 x float> %v3733)
  %v3735 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2187, <4 x float> %v3548, <4 x float> %v3734)
  %v3736 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2166, <4 x float> %v3543, <4 x float> %v3735)
  %v3737 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2163, <4 x float> %v3538, <4 x float> %v3736)
  %v3738 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2142, <4 x float> %v3533, <4 x float> %v3737)
  %v3739 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2121, <4 x float> %v3528, <4 x float> %v3738)
  %v3740 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2116, <4 x float> %v3523, <4 x float> %v3739)
  %v3741 = fadd <4 x float> %v3731, %v3740
  %v3742 = fmul <4 x float> %v2373, %v3618
  %v3743 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2368, <4 x float> %v3613, <4 x float> %v3742)
  %v3744 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2347, <4 x float> %v3608, <4 x float> %v3743)
  %v3745 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2326, <4 x float> %v3603, <4 x float> %v3744)
  %v3746 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2305, <4 x float> %v3598, <4 x float> %v3745)
  %v3747 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2302, <4 x float> %v3593, <4 x float> %v3746)
  %v3748 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2281, <4 x float> %v3588, <4 x float> %v3747)
  %v3749 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2260, <4 x float> %v3583, <4 x float> %v3748)
  %v3750 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v2255, <4 x float> %v3578, <4 x float> %v3749)
  %v3751 = fadd <4 x float> %v3741, %v3750
  store <4 x float> %v3751, ptr %v3712, align 4
  %v3752 = add nsw i32 %v2374, 1
  %v3753 = icmp slt i32 %v3752, 2
  br i1 %v3753, label %loop418, label %done418
done418:
  %v3754 = add nsw i32 %v55, 1
  %v3755 = icmp slt i32 %v3754, %v7
  br i1 %v3755, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+neon" "prefer-vector-width"="128" "no-trapping-math"="true" }
