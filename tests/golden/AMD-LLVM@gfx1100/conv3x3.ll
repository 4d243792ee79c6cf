target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define protected amdgpu_kernel void @conv3x3(ptr addrspace(1) %data0, ptr addrspace(1) %data1, ptr addrspace(1) %data2) #0 {
entry:
  %v1 = call i32 @llvm.amdgcn.workitem.id.x()
  %v2 = mul nsw i32 %v1, 4
  %v3 = call i32 @llvm.amdgcn.workitem.id.y()
  %v4 = mul nsw i32 %v3, 8
  %v5 = add nsw i32 %v2, %v4
  %v6 = call i32 @llvm.amdgcn.workitem.id.z()
  %v7 = mul nsw i32 %v6, 64
  %v8 = add nsw i32 %v5, %v7
  %v9 = mul nuw i32 %v8, 4
  %v10 = zext i32 %v9 to i64
  %v11 = getelementptr i8, ptr addrspace(1) %data0, i64 %v10
  %v12 = add nsw i32 %v5, 9
  %v13 = icmp slt i32 %v3, 7
  %v14 = add nsw i32 %v2, 0
  %v15 = icmp slt i32 %v14, 7
  %v16 = and i1 %v13, %v15
  %v17 = mul nuw i32 %v5, 4
  %v18 = zext i32 %v17 to i64
  %v19 = getelementptr i8, ptr addrspace(1) %data1, i64 %v18
  %v20 = getelementptr float, ptr addrspace(1) %v19, i64 9
  br i1 %v16, label %then1, label %join1
then1:
  %v21 = load float, ptr addrspace(1) %v20, align 4
  br label %join1
join1:
  %v22 = phi float [ %v21, %then1 ], [ 0x0000000000000000, %entry ]
  %v23 = mul nsw i32 %v6, 18
  %v24 = add nsw i32 %v23, 8
  %v25 = mul nuw i32 %v23, 4
  %v26 = zext i32 %v25 to i64
  %v27 = getelementptr i8, ptr addrspace(1) %data2, i64 %v26
  %v28 = getelementptr float, ptr addrspace(1) %v27, i64 8
  %v29 = load <2 x float>, ptr addrspace(1) %v28, align 4
  %v30 = extractelement <2 x float> %v29, i32 0
  %v31 = add nsw i32 %v5, 8
  %v32 = mul nuw i32 %v5, 4
  %v33 = zext i32 %v32 to i64
  %v34 = getelementptr i8, ptr addrspace(1) %data1, i64 %v33
  %v35 = getelementptr float, ptr addrspace(1) %v34, i64 8
  br i1 %v13, label %then2, label %join2
then2:
  %v36 = load <4 x float>, ptr addrspace(1) %v35, align 4
  br label %join2
join2:
  %v37 = phi <4 x float> [ %v36, %then2 ], [ zeroinitializer, %join1 ]
  %v38 = extractelement <4 x float> %v37, i32 0
  %v39 = add nsw i32 %v23, 6
  %v40 = mul nuw i32 %v23, 4
  %v41 = zext i32 %v40 to i64
  %v42 = getelementptr i8, ptr addrspace(1) %data2, i64 %v41
  %v43 = getelementptr float, ptr addrspace(1) %v42, i64 6
  %v44 = load <2 x float>, ptr addrspace(1) %v43, align 4
  %v45 = extractelement <2 x float> %v44, i32 1
  %v46 = add nsw i32 %v5, 7
  %v47 = icmp slt i32 0, %v14
  %v48 = and i1 %v13, %v47
  %v49 = mul nuw i32 %v5, 4
  %v50 = zext i32 %v49 to i64
  %v51 = getelementptr i8, ptr addrspace(1) %data1, i64 %v50
  %v52 = getelementptr float, ptr addrspace(1) %v51, i64 7
  br i1 %v48, label %then3, label %join3
then3:
  %v53 = load float, ptr addrspace(1) %v52, align 4
  br label %join3
join3:
  %v54 = phi float [ %v53, %then3 ], [ 0x0000000000000000, %join2 ]
  %v55 = extractelement <2 x float> %v44, i32 0
  %v56 = add nsw i32 %v5, 1
  %v57 = mul nuw i32 %v5, 4
  %v58 = zext i32 %v57 to i64
  %v59 = getelementptr i8, ptr addrspace(1) %data1, i64 %v58
  %v60 = getelementptr float, ptr addrspace(1) %v59, i64 1
  br i1 %v15, label %then4, label %join4
then4:
  %v61 = load float, ptr addrspace(1) %v60, align 4
  br label %join4
join4:
  %v62 = phi float [ %v61, %then4 ], [ 0x0000000000000000, %join3 ]
  %v63 = add nsw i32 %v23, 4
  %v64 = mul nuw i32 %v23, 4
  %v65 = zext i32 %v64 to i64
  %v66 = getelementptr i8, ptr addrspace(1) %data2, i64 %v65
  %v67 = getelementptr float, ptr addrspace(1) %v66, i64 4
  %v68 = load <2 x float>, ptr addrspace(1) %v67, align 4
  %v69 = extractelement <2 x float> %v68, i32 1
  %v70 = mul nuw i32 %v5, 4
  %v71 = zext i32 %v70 to i64
  %v72 = getelementptr i8, ptr addrspace(1) %data1, i64 %v71
  %v73 = load <4 x float>, ptr addrspace(1) %v72, align 4
  %v74 = extractelement <4 x float> %v73, i32 0
  %v75 = extractelement <2 x float> %v68, i32 0
  %v76 = add nsw i32 %v5, -1
  %v77 = getelementptr float, ptr addrspace(1) %v72, i64 -1
  br i1 %v47, label %then5, label %join5
then5:
  %v78 = load float, ptr addrspace(1) %v77, align 4
  br label %join5
join5:
  %v79 = phi float [ %v78, %then5 ], [ 0x0000000000000000, %join4 ]
  %v80 = add nsw i32 %v23, 2
  %v81 = mul nuw i32 %v23, 4
  %v82 = zext i32 %v81 to i64
  %v83 = getelementptr i8, ptr addrspace(1) %data2, i64 %v82
  %v84 = getelementptr float, ptr addrspace(1) %v83, i64 2
  %v85 = load <2 x float>, ptr addrspace(1) %v84, align 4
  %v86 = extractelement <2 x float> %v85, i32 1
  %v87 = add nsw i32 %v5, -7
  %v88 = icmp slt i32 0, %v3
  %v89 = and i1 %v88, %v15
  %v90 = mul nuw i32 %v5, 4
  %v91 = zext i32 %v90 to i64
  %v92 = getelementptr i8, ptr addrspace(1) %data1, i64 %v91
  %v93 = getelementptr float, ptr addrspace(1) %v92, i64 -7
  br i1 %v89, label %then6, label %join6
then6:
  %v94 = load float, ptr addrspace(1) %v93, align 4
  br label %join6
join6:
  %v95 = phi float [ %v94, %then6 ], [ 0x0000000000000000, %join5 ]
  %v96 = extractelement <2 x float> %v85, i32 0
  %v97 = add nsw i32 %v5, -9
  %v98 = and i1 %v88, %v47
  %v99 = mul nuw i32 %v5, 4
  %v100 = zext i32 %v99 to i64
  %v101 = getelementptr i8, ptr addrspace(1) %data1, i64 %v100
  %v102 = getelementptr float, ptr addrspace(1) %v101, i64 -9
  br i1 %v98, label %then7, label %join7
then7:
  %v103 = load float, ptr addrspace(1) %v102, align 4
  br label %join7
join7:
  %v104 = phi float [ %v103, %then7 ], [ 0x0000000000000000, %join6 ]
  %v105 = mul nuw i32 %v23, 4
  %v106 = zext i32 %v105 to i64
  %v107 = getelementptr i8, ptr addrspace(1) %data2, i64 %v106
  %v108 = load <2 x float>, ptr addrspace(1) %v107, align 4
  %v109 = extractelement <2 x float> %v108, i32 0
  %v110 = add nsw i32 %v5, -8
  %v111 = mul nuw i32 %v5, 4
  %v112 = zext i32 %v111 to i64
  %v113 = getelementptr i8, ptr addrspace(1) %data1, i64 %v112
  %v114 = getelementptr float, ptr addrspace(1) %v113, i64 -8
  br i1 %v88, label %then8, label %join8
then8:
  %v115 = load <4 x float>, ptr addrspace(1) %v114, align 4
  br label %join8
join8:
  %v116 = phi <4 x float> [ %v115, %then8 ], [ zeroinitializer, %join7 ]
  %v117 = extractelement <4 x float> %v116, i32 0
  %v118 = extractelement <2 x float> %v108, i32 1
  %v119 = fmul float %v117, %v118
  %v120 = call float @llvm.fma.f32(float %v104, float %v109, float %v119)
  %v121 = call float @llvm.fma.f32(float %v95, float %v96, float %v120)
  %v122 = call float @llvm.fma.f32(float %v79, float %v86, float %v121)
  %v123 = call float @llvm.fma.f32(float %v74, float %v75, float %v122)
  %v124 = call float @llvm.fma.f32(float %v62, float %v69, float %v123)
  %v125 = call float @llvm.fma.f32(float %v54, float %v55, float %v124)
  %v126 = call float @llvm.fma.f32(float %v38, float %v45, float %v125)
  %v127 = call float @llvm.fma.f32(float %v22, float %v30, float %v126)
  %v128 = add nsw i32 %v5, 73
  %v129 = mul nuw i32 %v5, 4
  %v130 = zext i32 %v129 to i64
  %v131 = getelementptr i8, ptr addrspace(1) %data1, i64 %v130
  %v132 = getelementptr float, ptr addrspace(1) %v131, i64 73
  br i1 %v16, label %then9, label %join9
then9:
  %v133 = load float, ptr addrspace(1) %v132, align 4
  br label %join9
join9:
  %v134 = phi float [ %v133, %then9 ], [ 0x0000000000000000, %join8 ]
  %v135 = add nsw i32 %v23, 16
  %v136 = mul nuw i32 %v23, 4
  %v137 = zext i32 %v136 to i64
  %v138 = getelementptr i8, ptr addrspace(1) %data2, i64 %v137
  %v139 = getelementptr float, ptr addrspace(1) %v138, i64 16
  %v140 = load <2 x float>, ptr addrspace(1) %v139, align 4
  %v141 = extractelement <2 x float> %v140, i32 1
  %v142 = add nsw i32 %v5, 72
  %v143 = mul nuw i32 %v5, 4
  %v144 = zext i32 %v143 to i64
  %v145 = getelementptr i8, ptr addrspace(1) %data1, i64 %v144
  %v146 = getelementptr float, ptr addrspace(1) %v145, i64 72
  br i1 %v13, label %then10, label %join10
then10:
  %v147 = load <4 x float>, ptr addrspace(1) %v146, align 4
  br label %join10
join10:
  %v148 = phi <4 x float> [ %v147, %then10 ], [ zeroinitializer, %join9 ]
  %v149 = extractelement <4 x float> %v148, i32 0
  %v150 = extractelement <2 x float> %v140, i32 0
  %v151 = add nsw i32 %v5, 71
  %v152 = mul nuw i32 %v5, 4
  %v153 = zext i32 %v152 to i64
  %v154 = getelementptr i8, ptr addrspace(1) %data1, i64 %v153
  %v155 = getelementptr float, ptr addrspace(1) %v154, i64 71
  br i1 %v48, label %then11, label %join11
then11:
  %v156 = load float, ptr addrspace(1) %v155, align 4
  br label %join11
join11:
  %v157 = phi float [ %v156, %then11 ], [ 0x0000000000000000, %join10 ]
  %v158 = add nsw i32 %v23, 14
  %v159 = mul nuw i32 %v23, 4
  %v160 = zext i32 %v159 to i64
  %v161 = getelementptr i8, ptr addrspace(1) %data2, i64 %v160
  %v162 = getelementptr float, ptr addrspace(1) %v161, i64 14
  %v163 = load <2 x float>, ptr addrspace(1) %v162, align 4
  %v164 = extractelement <2 x float> %v163, i32 1
  %v165 = add nsw i32 %v5, 65
  %v166 = mul nuw i32 %v5, 4
  %v167 = zext i32 %v166 to i64
  %v168 = getelementptr i8, ptr addrspace(1) %data1, i64 %v167
  %v169 = getelementptr float, ptr addrspace(1) %v168, i64 65
  br i1 %v15, label %then12, label %join12
then12:
  %v170 = load float, ptr addrspace(1) %v169, align 4
  br label %join12
join12:
  %v171 = phi float [ %v170, %then12 ], [ 0x0000000000000000, %join11 ]
  %v172 = extractelement <2 x float> %v163, i32 0
  %v173 = add nsw i32 %v5, 64
  %v174 = mul nuw i32 %v5, 4
  %v175 = zext i32 %v174 to i64
  %v176 = getelementptr i8, ptr addrspace(1) %data1, i64 %v175
  %v177 = getelementptr float, ptr addrspace(1) %v176, i64 64
  %v178 = load <4 x float>, ptr addrspace(1) %v177, align 4
  %v179 = extractelement <4 x float> %v178, i32 0
  %v180 = add nsw i32 %v23, 12
  %v181 = mul nuw i32 %v23, 4
  %v182 = zext i32 %v181 to i64
  %v183 = getelementptr i8, ptr addrspace(1) %data2, i64 %v182
  %v184 = getelementptr float, ptr addrspace(1) %v183, i64 12
  %v185 = load <2 x float>, ptr addrspace(1) %v184, align 4
  %v186 = extractelement <2 x float> %v185, i32 1
  %v187 = add nsw i32 %v5, 63
  %v188 = getelementptr float, ptr addrspace(1) %v176, i64 63
  br i1 %v47, label %then13, label %join13
then13:
  %v189 = load float, ptr addrspace(1) %v188, align 4
  br label %join13
join13:
  %v190 = phi float [ %v189, %then13 ], [ 0x0000000000000000, %join12 ]
  %v191 = extractelement <2 x float> %v185, i32 0
  %v192 = add nsw i32 %v5, 57
  %v193 = mul nuw i32 %v5, 4
  %v194 = zext i32 %v193 to i64
  %v195 = getelementptr i8, ptr addrspace(1) %data1, i64 %v194
  %v196 = getelementptr float, ptr addrspace(1) %v195, i64 57
  br i1 %v89, label %then14, label %join14
then14:
  %v197 = load float, ptr addrspace(1) %v196, align 4
  br label %join14
join14:
  %v198 = phi float [ %v197, %then14 ], [ 0x0000000000000000, %join13 ]
  %v199 = add nsw i32 %v23, 10
  %v200 = mul nuw i32 %v23, 4
  %v201 = zext i32 %v200 to i64
  %v202 = getelementptr i8, ptr addrspace(1) %data2, i64 %v201
  %v203 = getelementptr float, ptr addrspace(1) %v202, i64 10
  %v204 = load <2 x float>, ptr addrspace(1) %v203, align 4
  %v205 = extractelement <2 x float> %v204, i32 1
  %v206 = add nsw i32 %v5, 55
  %v207 = mul nuw i32 %v5, 4
  %v208 = zext i32 %v207 to i64
  %v209 = getelementptr i8, ptr addrspace(1) %data1, i64 %v208
  %v210 = getelementptr float, ptr addrspace(1) %v209, i64 55
  br i1 %v98, label %then15, label %join15
then15:
  %v211 = load float, ptr addrspace(1) %v210, align 4
  br label %join15
join15:
  %v212 = phi float [ %v211, %then15 ], [ 0x0000000000000000, %join14 ]
  %v213 = extractelement <2 x float> %v29, i32 1
  %v214 = add nsw i32 %v5, 56
  %v215 = mul nuw i32 %v5, 4
  %v216 = zext i32 %v215 to i64
  %v217 = getelementptr i8, ptr addrspace(1) %data1, i64 %v216
  %v218 = getelementptr float, ptr addrspace(1) %v217, i64 56
  br i1 %v88, label %then16, label %join16
then16:
  %v219 = load <4 x float>, ptr addrspace(1) %v218, align 4
  br label %join16
join16:
  %v220 = phi <4 x float> [ %v219, %then16 ], [ zeroinitializer, %join15 ]
  %v221 = extractelement <4 x float> %v220, i32 0
  %v222 = extractelement <2 x float> %v204, i32 0
  %v223 = fmul float %v221, %v222
  %v224 = call float @llvm.fma.f32(float %v212, float %v213, float %v223)
  %v225 = call float @llvm.fma.f32(float %v198, float %v205, float %v224)
  %v226 = call float @llvm.fma.f32(float %v190, float %v191, float %v225)
  %v227 = call float @llvm.fma.f32(float %v179, float %v186, float %v226)
  %v228 = call float @llvm.fma.f32(float %v171, float %v172, float %v227)
  %v229 = call float @llvm.fma.f32(float %v157, float %v164, float %v228)
  %v230 = call float @llvm.fma.f32(float %v149, float %v150, float %v229)
  %v231 = call float @llvm.fma.f32(float %v134, float %v141, float %v230)
  %v232 = fadd float %v127, %v231
  %v233 = add nsw i32 %v12, 1
  %v234 = add nsw i32 %v2, 1
  %v235 = icmp slt i32 %v234, 7
  %v236 = and i1 %v13, %v235
  %v237 = mul nuw i32 %v12, 4
  %v238 = zext i32 %v237 to i64
  %v239 = getelementptr i8, ptr addrspace(1) %data1, i64 %v238
  %v240 = getelementptr float, ptr addrspace(1) %v239, i64 1
  br i1 %v236, label %then17, label %join17
then17:
  %v241 = load float, ptr addrspace(1) %v240, align 4
  br label %join17
join17:
  %v242 = phi float [ %v241, %then17 ], [ 0x0000000000000000, %join16 ]
  %v243 = extractelement <4 x float> %v37, i32 1
  %v244 = add nsw i32 %v46, 1
  %v245 = icmp slt i32 0, %v234
  %v246 = and i1 %v13, %v245
  %v247 = mul nuw i32 %v46, 4
  %v248 = zext i32 %v247 to i64
  %v249 = getelementptr i8, ptr addrspace(1) %data1, i64 %v248
  %v250 = getelementptr float, ptr addrspace(1) %v249, i64 1
  br i1 %v246, label %then18, label %join18
then18:
  %v251 = load float, ptr addrspace(1) %v250, align 4
  br label %join18
join18:
  %v252 = phi float [ %v251, %then18 ], [ 0x0000000000000000, %join17 ]
  %v253 = add nsw i32 %v56, 1
  %v254 = mul nuw i32 %v56, 4
  %v255 = zext i32 %v254 to i64
  %v256 = getelementptr i8, ptr addrspace(1) %data1, i64 %v255
  %v257 = getelementptr float, ptr addrspace(1) %v256, i64 1
  br i1 %v235, label %then19, label %join19
then19:
  %v258 = load float, ptr addrspace(1) %v257, align 4
  br label %join19
join19:
  %v259 = phi float [ %v258, %then19 ], [ 0x0000000000000000, %join18 ]
  %v260 = extractelement <4 x float> %v73, i32 1
  %v261 = add nsw i32 %v76, 1
  %v262 = getelementptr float, ptr addrspace(1) %data1, i32 %v76
  %v263 = getelementptr float, ptr addrspace(1) %v262, i64 1
  br i1 %v245, label %then20, label %join20
then20:
  %v264 = load float, ptr addrspace(1) %v263, align 4
  br label %join20
join20:
  %v265 = phi float [ %v264, %then20 ], [ 0x0000000000000000, %join19 ]
  %v266 = add nsw i32 %v87, 1
  %v267 = and i1 %v88, %v235
  %v268 = getelementptr float, ptr addrspace(1) %data1, i32 %v87
  %v269 = getelementptr float, ptr addrspace(1) %v268, i64 1
  br i1 %v267, label %then21, label %join21
then21:
  %v270 = load float, ptr addrspace(1) %v269, align 4
  br label %join21
join21:
  %v271 = phi float [ %v270, %then21 ], [ 0x0000000000000000, %join20 ]
  %v272 = add nsw i32 %v97, 1
  %v273 = and i1 %v88, %v245
  %v274 = getelementptr float, ptr addrspace(1) %data1, i32 %v97
  %v275 = getelementptr float, ptr addrspace(1) %v274, i64 1
  br i1 %v273, label %then22, label %join22
then22:
  %v276 = load float, ptr addrspace(1) %v275, align 4
  br label %join22
join22:
  %v277 = phi float [ %v276, %then22 ], [ 0x0000000000000000, %join21 ]
  %v278 = extractelement <4 x float> %v116, i32 1
  %v279 = fmul float %v278, %v118
  %v280 = call float @llvm.fma.f32(float %v277, float %v109, float %v279)
  %v281 = call float @llvm.fma.f32(float %v271, float %v96, float %v280)
  %v282 = call float @llvm.fma.f32(float %v265, float %v86, float %v281)
  %v283 = call float @llvm.fma.f32(float %v260, float %v75, float %v282)
  %v284 = call float @llvm.fma.f32(float %v259, float %v69, float %v283)
  %v285 = call float @llvm.fma.f32(float %v252, float %v55, float %v284)
  %v286 = call float @llvm.fma.f32(float %v243, float %v45, float %v285)
  %v287 = call float @llvm.fma.f32(float %v242, float %v30, float %v286)
  %v288 = add nsw i32 %v128, 1
  %v289 = mul nuw i32 %v128, 4
  %v290 = zext i32 %v289 to i64
  %v291 = getelementptr i8, ptr addrspace(1) %data1, i64 %v290
  %v292 = getelementptr float, ptr addrspace(1) %v291, i64 1
  br i1 %v236, label %then23, label %join23
then23:
  %v293 = load float, ptr addrspace(1) %v292, align 4
  br label %join23
join23:
  %v294 = phi float [ %v293, %then23 ], [ 0x0000000000000000, %join22 ]
  %v295 = extractelement <4 x float> %v148, i32 1
  %v296 = add nsw i32 %v151, 1
  %v297 = mul nuw i32 %v151, 4
  %v298 = zext i32 %v297 to i64
  %v299 = getelementptr i8, ptr addrspace(1) %data1, i64 %v298
  %v300 = getelementptr float, ptr addrspace(1) %v299, i64 1
  br i1 %v246, label %then24, label %join24
then24:
  %v301 = load float, ptr addrspace(1) %v300, align 4
  br label %join24
join24:
  %v302 = phi float [ %v301, %then24 ], [ 0x0000000000000000, %join23 ]
  %v303 = add nsw i32 %v165, 1
  %v304 = mul nuw i32 %v165, 4
  %v305 = zext i32 %v304 to i64
  %v306 = getelementptr i8, ptr addrspace(1) %data1, i64 %v305
  %v307 = getelementptr float, ptr addrspace(1) %v306, i64 1
  br i1 %v235, label %then25, label %join25
then25:
  %v308 = load float, ptr addrspace(1) %v307, align 4
  br label %join25
join25:
  %v309 = phi float [ %v308, %then25 ], [ 0x0000000000000000, %join24 ]
  %v310 = extractelement <4 x float> %v178, i32 1
  %v311 = add nsw i32 %v187, 1
  %v312 = mul nuw i32 %v187, 4
  %v313 = zext i32 %v312 to i64
  %v314 = getelementptr i8, ptr addrspace(1) %data1, i64 %v313
  %v315 = getelementptr float, ptr addrspace(1) %v314, i64 1
  br i1 %v245, label %then26, label %join26
then26:
  %v316 = load float, ptr addrspace(1) %v315, align 4
  br label %join26
join26:
  %v317 = phi float [ %v316, %then26 ], [ 0x0000000000000000, %join25 ]
  %v318 = add nsw i32 %v192, 1
  %v319 = mul nuw i32 %v192, 4
  %v320 = zext i32 %v319 to i64
  %v321 = getelementptr i8, ptr addrspace(1) %data1, i64 %v320
  %v322 = getelementptr float, ptr addrspace(1) %v321, i64 1
  br i1 %v267, label %then27, label %join27
then27:
  %v323 = load float, ptr addrspace(1) %v322, align 4
  br label %join27
join27:
  %v324 = phi float [ %v323, %then27 ], [ 0x0000000000000000, %join26 ]
  %v325 = add nsw i32 %v206, 1
  %v326 = mul nuw i32 %v206, 4
  %v327 = zext i32 %v326 to i64
  %v328 = getelementptr i8, ptr addrspace(1) %data1, i64 %v327
  %v329 = getelementptr float, ptr addrspace(1) %v328, i64 1
  br i1 %v273, label %then28, label %join28
then28:
  %v330 = load float, ptr addrspace(1) %v329, align 4
  br label %join28
join28:
  %v331 = phi float [ %v330, %then28 ], [ 0x0000000000000000, %join27 ]
  %v332 = extractelement <4 x float> %v220, i32 1
  %v333 = fmul float %v332, %v222
  %v334 = call float @llvm.fma.f32(float %v331, float %v213, float %v333)
  %v335 = call float @llvm.fma.f32(float %v324, float %v205, float %v334)
  %v336 = call float @llvm.fma.f32(float %v317, float %v191, float %v335)
  %v337 = call float @llvm.fma.f32(float %v310, float %v186, float %v336)
  %v338 = call float @llvm.fma.f32(float %v309, float %v172, float %v337)
  %v339 = call float @llvm.fma.f32(float %v302, float %v164, float %v338)
  %v340 = call float @llvm.fma.f32(float %v295, float %v150, float %v339)
  %v341 = call float @llvm.fma.f32(float %v294, float %v141, float %v340)
  %v342 = fadd float %v287, %v341
  %v343 = add nsw i32 %v12, 2
  %v344 = add nsw i32 %v2, 2
  %v345 = icmp slt i32 %v344, 7
  %v346 = and i1 %v13, %v345
  %v347 = mul nuw i32 %v12, 4
  %v348 = zext i32 %v347 to i64
  %v349 = getelementptr i8, ptr addrspace(1) %data1, i64 %v348
  %v350 = getelementptr float, ptr addrspace(1) %v349, i64 2
  br i1 %v346, label %then29, label %join29
then29:
  %v351 = load float, ptr addrspace(1) %v350, align 4
  br label %join29
join29:
  %v352 = phi float [ %v351, %then29 ], [ 0x0000000000000000, %join28 ]
  %v353 = extractelement <4 x float> %v37, i32 2
  %v354 = add nsw i32 %v46, 2
  %v355 = icmp slt i32 0, %v344
  %v356 = and i1 %v13, %v355
  %v357 = mul nuw i32 %v46, 4
  %v358 = zext i32 %v357 to i64
  %v359 = getelementptr i8, ptr addrspace(1) %data1, i64 %v358
  %v360 = getelementptr float, ptr addrspace(1) %v359, i64 2
  br i1 %v356, label %then30, label %join30
then30:
  %v361 = load float, ptr addrspace(1) %v360, align 4
  br label %join30
join30:
  %v362 = phi float [ %v361, %then30 ], [ 0x0000000000000000, %join29 ]
  %v363 = add nsw i32 %v56, 2
  %v364 = mul nuw i32 %v56, 4
  %v365 = zext i32 %v364 to i64
  %v366 = getelementptr i8, ptr addrspace(1) %data1, i64 %v365
  %v367 = getelementptr float, ptr addrspace(1) %v366, i64 2
  br i1 %v345, label %then31, label %join31
then31:
  %v368 = load float, ptr addrspace(1) %v367, align 4
  br label %join31
join31:
  %v369 = phi float [ %v368, %then31 ], [ 0x0000000000000000, %join30 ]
  %v370 = extractelement <4 x float> %v73, i32 2
  %v371 = add nsw i32 %v76, 2
  %v372 = getelementptr float, ptr addrspace(1) %data1, i32 %v76
  %v373 = getelementptr float, ptr addrspace(1) %v372, i64 2
  br i1 %v355, label %then32, label %join32
then32:
  %v374 = load float, ptr addrspace(1) %v373, align 4
  br label %join32
join32:
  %v375 = phi float [ %v374, %then32 ], [ 0x0000000000000000, %join31 ]
  %v376 = add nsw i32 %v87, 2
  %v377 = and i1 %v88, %v345
  %v378 = getelementptr float, ptr addrspace(1) %data1, i32 %v87
  %v379 = getelementptr float, ptr addrspace(1) %v378, i64 2
  br i1 %v377, label %then33, label %join33
then33:
  %v380 = load float, ptr addrspace(1) %v379, align 4
  br label %join33
join33:
  %v381 = phi float [ %v380, %then33 ], [ 0x0000000000000000, %join32 ]
  %v382 = add nsw i32 %v97, 2
  %v383 = and i1 %v88, %v355
  %v384 = getelementptr float, ptr addrspace(1) %data1, i32 %v97
  %v385 = getelementptr float, ptr addrspace(1) %v384, i64 2
  br i1 %v383, label %then34, label %join34
then34:
  %v386 = load float, ptr addrspace(1) %v385, align 4
  br label %join34
join34:
  %v387 = phi float [ %v386, %then34 ], [ 0x0000000000000000, %join33 ]
  %v388 = extractelement <4 x float> %v116, i32 2
  %v389 = fmul float %v388, %v118
  %v390 = call float @llvm.fma.f32(float %v387, float %v109, float %v389)
  %v391 = call float @llvm.fma.f32(float %v381, float %v96, float %v390)
  %v392 = call float @llvm.fma.f32(float %v375, float %v86, float %v391)
  %v393 = call float @llvm.fma.f32(float %v370, float %v75, float %v392)
  %v394 = call float @llvm.fma.f32(float %v369, float %v69, float %v393)
  %v395 = call float @llvm.fma.f32(float %v362, float %v55, float %v394)
  %v396 = call float @llvm.fma.f32(float %v353, float %v45, float %v395)
  %v397 = call float @llvm.fma.f32(float %v352, float %v30, float %v396)
  %v398 = add nsw i32 %v128, 2
  %v399 = mul nuw i32 %v128, 4
  %v400 = zext i32 %v399 to i64
  %v401 = getelementptr i8, ptr addrspace(1) %data1, i64 %v400
  %v402 = getelementptr float, ptr addrspace(1) %v401, i64 2
  br i1 %v346, label %then35, label %join35
then35:
  %v403 = load float, ptr addrspace(1) %v402, align 4
  br label %join35
join35:
  %v404 = phi float [ %v403, %then35 ], [ 0x0000000000000000, %join34 ]
  %v405 = extractelement <4 x float> %v148, i32 2
  %v406 = add nsw i32 %v151, 2
  %v407 = mul nuw i32 %v151, 4
  %v408 = zext i32 %v407 to i64
  %v409 = getelementptr i8, ptr addrspace(1) %data1, i64 %v408
  %v410 = getelementptr float, ptr addrspace(1) %v409, i64 2
  br i1 %v356, label %then36, label %join36
then36:
  %v411 = load float, ptr addrspace(1) %v410, align 4
  br label %join36
join36:
  %v412 = phi float [ %v411, %then36 ], [ 0x0000000000000000, %join35 ]
  %v413 = add nsw i32 %v165, 2
  %v414 = mul nuw i32 %v165, 4
  %v415 = zext i32 %v414 to i64
  %v416 = getelementptr i8, ptr addrspace(1) %data1, i64 %v415
  %v417 = getelementptr float, ptr addrspace(1) %v416, i64 2
  br i1 %v345, label %then37, label %join37
then37:
  %v418 = load float, ptr addrspace(1) %v417, align 4
  br label %join37
join37:
  %v419 = phi float [ %v418, %then37 ], [ 0x0000000000000000, %join36 ]
  %v420 = extractelement <4 x float> %v178, i32 2
  %v421 = add nsw i32 %v187, 2
  %v422 = mul nuw i32 %v187, 4
  %v423 = zext i32 %v422 to i64
  %v424 = getelementptr i8, ptr addrspace(1) %data1, i64 %v423
  %v425 = getelementptr float, ptr addrspace(1) %v424, i64 2
  br i1 %v355, label %then38, label %join38
then38:
  %v426 = load float, ptr addrspace(1) %v425, align 4
  br label %join38
join38:
  %v427 = phi float [ %v426, %then38 ], [ 0x0000000000000000, %join37 ]
  %v428 = add nsw i32 %v192, 2
  %v429 = mul nuw i32 %v192, 4
  %v430 = zext i32 %v429 to i64
  %v431 = getelementptr i8, ptr addrspace(1) %data1, i64 %v430
  %v432 = getelementptr float, ptr addrspace(1) %v431, i64 2
  br i1 %v377, label %then39, label %join39
then39:
  %v433 = load float, ptr addrspace(1) %v432, align 4
  br label %join39
join39:
  %v434 = phi float [ %v433, %then39 ], [ 0x0000000000000000, %join38 ]
  %v435 = add nsw i32 %v206, 2
  %v436 = mul nuw i32 %v206, 4
  %v437 = zext i32 %v436 to i64
  %v438 = getelementptr i8, ptr addrspace(1) %data1, i64 %v437
  %v439 = getelementptr float, ptr addrspace(1) %v438, i64 2
  br i1 %v383, label %then40, label %join40
then40:
  %v440 = load float, ptr addrspace(1) %v439, align 4
  br label %join40
join40:
  %v441 = phi float [ %v440, %then40 ], [ 0x0000000000000000, %join39 ]
  %v442 = extractelement <4 x float> %v220, i32 2
  %v443 = fmul float %v442, %v222
  %v444 = call float @llvm.fma.f32(float %v441, float %v213, float %v443)
  %v445 = call float @llvm.fma.f32(float %v434, float %v205, float %v444)
  %v446 = call float @llvm.fma.f32(float %v427, float %v191, float %v445)
  %v447 = call float @llvm.fma.f32(float %v420, float %v186, float %v446)
  %v448 = call float @llvm.fma.f32(float %v419, float %v172, float %v447)
  %v449 = call float @llvm.fma.f32(float %v412, float %v164, float %v448)
  %v450 = call float @llvm.fma.f32(float %v405, float %v150, float %v449)
  %v451 = call float @llvm.fma.f32(float %v404, float %v141, float %v450)
  %v452 = fadd float %v397, %v451
  %v453 = add nsw i32 %v12, 3
  %v454 = add nsw i32 %v2, 3
  %v455 = icmp slt i32 %v454, 7
  %v456 = and i1 %v13, %v455
  %v457 = mul nuw i32 %v12, 4
  %v458 = zext i32 %v457 to i64
  %v459 = getelementptr i8, ptr addrspace(1) %data1, i64 %v458
  %v460 = getelementptr float, ptr addrspace(1) %v459, i64 3
  br i1 %v456, label %then41, label %join41
then41:
  %v461 = load float, ptr addrspace(1) %v460, align 4
  br label %join41
join41:
  %v462 = phi float [ %v461, %then41 ], [ 0x0000000000000000, %join40 ]
  %v463 = extractelement <4 x float> %v37, i32 3
  %v464 = add nsw i32 %v46, 3
  %v465 = icmp slt i32 0, %v454
  %v466 = and i1 %v13, %v465
  %v467 = mul nuw i32 %v46, 4
  %v468 = zext i32 %v467 to i64
  %v469 = getelementptr i8, ptr addrspace(1) %data1, i64 %v468
  %v470 = getelementptr float, ptr addrspace(1) %v469, i64 3
  br i1 %v466, label %then42, label %join42
then42:
  %v471 = load float, ptr addrspace(1) %v470, align 4
  br label %join42
join42:
  %v472 = phi float [ %v471, %then42 ], [ 0x0000000000000000, %join41 ]
  %v473 = add nsw i32 %v56, 3
  %v474 = mul nuw i32 %v56, 4
  %v475 = zext i32 %v474 to i64
  %v476 = getelementptr i8, ptr addrspace(1) %data1, i64 %v475
  %v477 = getelementptr float, ptr addrspace(1) %v476, i64 3
  br i1 %v455, label %then43, label %join43
then43:
  %v478 = load float, ptr addrspace(1) %v477, align 4
  br label %join43
join43:
  %v479 = phi float [ %v478, %then43 ], [ 0x0000000000000000, %join42 ]
  %v480 = extractelement <4 x float> %v73, i32 3
  %v481 = add nsw i32 %v76, 3
  %v482 = getelementptr float, ptr addrspace(1) %data1, i32 %v76
  %v483 = getelementptr float, ptr addrspace(1) %v482, i64 3
  br i1 %v465, label %then44, label %join44
then44:
  %v484 = load float, ptr addrspace(1) %v483, align 4
  br label %join44
join44:
  %v485 = phi float [ %v484, %then44 ], [ 0x0000000000000000, %join43 ]
  %v486 = add nsw i32 %v87, 3
  %v487 = and i1 %v88, %v455
  %v488 = getelementptr float, ptr addrspace(1) %data1, i32 %v87
  %v489 = getelementptr float, ptr addrspace(1) %v488, i64 3
  br i1 %v487, label %then45, label %join45
then45:
  %v490 = load float, ptr addrspace(1) %v489, align 4
  br label %join45
join45:
  %v491 = phi float [ %v490, %then45 ], [ 0x0000000000000000, %join44 ]
  %v492 = add nsw i32 %v97, 3
  %v493 = and i1 %v88, %v465
  %v494 = getelementptr float, ptr addrspace(1) %data1, i32 %v97
  %v495 = getelementptr float, ptr addrspace(1) %v494, i64 3
  br i1 %v493, label %then46, label %join46
then46:
  %v496 = load float, ptr addrspace(1) %v495, align 4
  br label %join46
join46:
  %v497 = phi float [ %v496, %then46 ], [ 0x0000000000000000, %join45 ]
  %v498 = extractelement <4 x float> %v116, i32 3
  %v499 = fmul float %v498, %v118
  %v500 = call float @llvm.fma.f32(float %v497, float %v109, float %v499)
  %v501 = call float @llvm.fma.f32(float %v491, float %v96, float %v500)
  %v502 = call float @llvm.fma.f32(float %v485, float %v86, float %v501)
  %v503 = call float @llvm.fma.f32(float %v480, float %v75, float %v502)
  %v504 = call float @llvm.fma.f32(float %v479, float %v69, float %v503)
  %v505 = call float @llvm.fma.f32(float %v472, float %v55, float %v504)
  %v506 = call float @llvm.fma.f32(float %v463, float %v45, float %v505)
  %v507 = call float @llvm.fma.f32(float %v462, float %v30, float %v506)
  %v508 = add nsw i32 %v128, 3
  %v509 = mul nuw i32 %v128, 4
  %v510 = zext i32 %v509 to i64
  %v511 = getelementptr i8, ptr addrspace(1) %data1, i64 %v510
  %v512 = getelementptr float, ptr addrspace(1) %v511, i64 3
  br i1 %v456, label %then47, label %join47
then47:
  %v513 = load float, ptr addrspace(1) %v512, align 4
  br label %join47
join47:
  %v514 = phi float [ %v513, %then47 ], [ 0x0000000000000000, %join46 ]
  %v515 = extractelement <4 x float> %v148, i32 3
  %v516 = add nsw i32 %v151, 3
  %v517 = mul nuw i32 %v151, 4
  %v518 = zext i32 %v517 to i64
  %v519 = getelementptr i8, ptr addrspace(1) %data1, i64 %v518
  %v520 = getelementptr float, ptr addrspace(1) %v519, i64 3
  br i1 %v466, label %then48, label %join48
then48:
  %v521 = load float, ptr addrspace(1) %v520, align 4
  br label %join48
join48:
  %v522 = phi float [ %v521, %then48 ], [ 0x0000000000000000, %join47 ]
  %v523 = add nsw i32 %v165, 3
  %v524 = mul nuw i32 %v165, 4
  %v525 = zext i32 %v524 to i64
  %v526 = getelementptr i8, ptr addrspace(1) %data1, i64 %v525
  %v527 = getelementptr float, ptr addrspace(1) %v526, i64 3
  br i1 %v455, label %then49, label %join49
then49:
  %v528 = load float, ptr addrspace(1) %v527, align 4
  br label %join49
join49:
  %v529 = phi float [ %v528, %then49 ], [ 0x0000000000000000, %join48 ]
  %v530 = extractelement <4 x float> %v178, i32 3
  %v531 = add nsw i32 %v187, 3
  %v532 = mul nuw i32 %v187, 4
  %v533 = zext i32 %v532 to i64
  %v534 = getelementptr i8, ptr addrspace(1) %data1, i64 %v533
  %v535 = getelementptr float, ptr addrspace(1) %v534, i64 3
  br i1 %v465, label %then50, label %join50
then50:
  %v536 = load float, ptr addrspace(1) %v535, align 4
  br label %join50
join50:
  %v537 = phi float [ %v536, %then50 ], [ 0x0000000000000000, %join49 ]
  %v538 = add nsw i32 %v192, 3
  %v539 = mul nuw i32 %v192, 4
  %v540 = zext i32 %v539 to i64
  %v541 = getelementptr i8, ptr addrspace(1) %data1, i64 %v540
  %v542 = getelementptr float, ptr addrspace(1) %v541, i64 3
  br i1 %v487, label %then51, label %join51
then51:
  %v543 = load float, ptr addrspace(1) %v542, align 4
  br label %join51
join51:
  %v544 = phi float [ %v543, %then51 ], [ 0x0000000000000000, %join50 ]
  %v545 = add nsw i32 %v206, 3
  %v546 = mul nuw i32 %v206, 4
  %v547 = zext i32 %v546 to i64
  %v548 = getelementptr i8, ptr addrspace(1) %data1, i64 %v547
  %v549 = getelementptr float, ptr addrspace(1) %v548, i64 3
  br i1 %v493, label %then52, label %join52
then52:
  %v550 = load float, ptr addrspace(1) %v549, align 4
  br label %join52
join52:
  %v551 = phi float [ %v550, %then52 ], [ 0x0000000000000000, %join51 ]
  %v552 = extractelement <4 x float> %v220, i32 3
  %v553 = fmul float %v552, %v222
  %v554 = call float @llvm.fma.f32(float %v551, float %v213, float %v553)
  %v555 = call float @llvm.fma.f32(float %v544, float %v205, float %v554)
  %v556 = call float @llvm.fma.f32(float %v537, float %v191, float %v555)
  %v557 = call float @llvm.fma.f32(float %v530, float %v186, float %v556)
  %v558 = call float @llvm.fma.f32(float %v529, float %v172, float %v557)
  %v559 = call float @llvm.fma.f32(float %v522, float %v164, float %v558)
  %v560 = call float @llvm.fma.f32(float %v515, float %v150, float %v559)
  %v561 = call float @llvm.fma.f32(float %v514, float %v141, float %v560)
  %v562 = fadd float %v507, %v561
  %v563 = insertelement <4 x float> poison, float %v232, i64 0
  %v564 = insertelement <4 x float> %v563, float %v342, i64 1
  %v565 = insertelement <4 x float> %v564, float %v452, i64 2
  %v566 = insertelement <4 x float> %v565, float %v562, i64 3
  store <4 x float> %v566, ptr addrspace(1) %v11, align 4
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "amdgpu-flat-work-group-size"="64,64" "uniform-work-group-size"="true" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-flat-scratch-init" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" }
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!llvm.module.flags = !{!0}
