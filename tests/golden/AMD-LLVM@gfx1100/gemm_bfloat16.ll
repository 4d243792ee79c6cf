target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@shared0 = internal unnamed_addr addrspace(3) global [2048 x i16] poison, align 16
@shared1 = internal unnamed_addr addrspace(3) global [2048 x i16] poison, align 16

define protected amdgpu_kernel void @gemm_bfloat16(ptr addrspace(1) %data0, ptr addrspace(1) %data1, ptr addrspace(1) %data2) #0 {
entry:
  %v1 = call i32 @llvm.amdgcn.workgroup.id.x()
  %v2 = mul nsw i32 %v1, 32
  %v3 = call i32 @llvm.amdgcn.workitem.id.y()
  %v4 = mul nsw i32 %v3, 16
  %v5 = add nsw i32 %v2, %v4
  %v6 = call i32 @llvm.amdgcn.workitem.id.z()
  %v7 = mul nsw i32 %v6, 1024
  %v8 = add nsw i32 %v5, %v7
  %v9 = call i32 @llvm.amdgcn.workitem.id.x()
  %v10 = ashr i32 %v9, 4
  %v11 = mul nsw i32 %v10, 64
  %v12 = add nsw i32 %v8, %v11
  %v13 = and i32 %v9, 15
  %v14 = add nsw i32 %v12, %v13
  %v15 = mul nuw i32 %v14, 4
  %v16 = zext i32 %v15 to i64
  %v17 = getelementptr i8, ptr addrspace(1) %data0, i64 %v16
  %v18 = mul nsw i32 %v6, 512
  %v19 = mul nsw i32 %v13, 32
  %v20 = ashr i32 %v9, 1
  %v21 = and i32 %v20, 3
  %v22 = xor i32 %v21, 2
  %v23 = mul nsw i32 %v22, 8
  %v24 = mul nsw i32 %v3, 256
  %v25 = add nsw i32 %v24, %v18
  %v26 = ashr i32 %v9, 2
  %v27 = mul nsw i32 %v26, 32
  %v28 = add nsw i32 %v25, %v27
  %v29 = and i32 %v9, 3
  %v30 = ashr i32 %v9, 3
  %v31 = xor i32 %v29, %v30
  %v32 = mul nsw i32 %v31, 8
  %v33 = add nsw i32 %v28, %v32
  %v34 = getelementptr i16, ptr addrspace(3) @shared0, i32 %v33
  %v35 = mul nsw i32 %v3, 512
  %v36 = add nsw i32 %v35, %v7
  %v37 = mul nsw i32 %v26, 64
  %v38 = add nsw i32 %v36, %v37
  %v39 = mul nsw i32 %v29, 8
  %v40 = add nsw i32 %v38, %v39
  %v41 = mul nsw i32 %v6, 2
  %v42 = add nsw i32 %v3, %v41
  %v43 = icmp slt i32 %v42, 3
  %v44 = mul nuw i32 %v40, 2
  %v45 = zext i32 %v44 to i64
  %v46 = getelementptr i8, ptr addrspace(1) %data1, i64 %v45
  br i1 %v43, label %then1, label %join1
then1:
  %v47 = load <8 x i16>, ptr addrspace(1) %v46, align 2
  br label %join1
join1:
  %v48 = phi <8 x i16> [ %v47, %then1 ], [ zeroinitializer, %entry ]
  store <8 x i16> %v48, ptr addrspace(3) %v34, align 16
  %v49 = mul nsw i32 %v30, 64
  %v50 = add nsw i32 %v25, %v49
  %v51 = and i32 %v9, 1
  %v52 = mul nsw i32 %v51, 4
  %v53 = add nsw i32 %v50, %v52
  %v54 = xor i32 %v21, %v30
  %v55 = mul nsw i32 %v54, 8
  %v56 = add nsw i32 %v53, %v55
  %v57 = getelementptr i16, ptr addrspace(3) @shared1, i32 %v56
  %v58 = mul nsw i32 %v3, 8
  %v59 = add nsw i32 %v2, %v58
  %v60 = mul nsw i32 %v6, 16
  %v61 = add nsw i32 %v59, %v60
  %v62 = mul nsw i32 %v30, 2
  %v63 = add nsw i32 %v61, %v62
  %v64 = and i32 %v9, 7
  %v65 = mul nsw i32 %v64, 256
  %v66 = add nsw i32 %v63, %v65
  %v67 = mul nuw i32 %v66, 2
  %v68 = zext i32 %v67 to i64
  %v69 = getelementptr i8, ptr addrspace(1) %data2, i64 %v68
  %v70 = load <2 x i16>, ptr addrspace(1) %v69, align 2
  %v71 = extractelement <2 x i16> %v70, i32 0
  %v72 = add nsw i32 %v66, 64
  %v73 = getelementptr i16, ptr addrspace(1) %v69, i64 64
  %v74 = load <2 x i16>, ptr addrspace(1) %v73, align 2
  %v75 = extractelement <2 x i16> %v74, i32 0
  %v76 = add nsw i32 %v66, 128
  %v77 = getelementptr i16, ptr addrspace(1) %v69, i64 128
  %v78 = load <2 x i16>, ptr addrspace(1) %v77, align 2
  %v79 = extractelement <2 x i16> %v78, i32 0
  %v80 = add nsw i32 %v66, 192
  %v81 = getelementptr i16, ptr addrspace(1) %v69, i64 192
  %v82 = load <2 x i16>, ptr addrspace(1) %v81, align 2
  %v83 = extractelement <2 x i16> %v82, i32 0
  %v84 = insertelement <4 x i16> poison, i16 %v71, i64 0
  %v85 = insertelement <4 x i16> %v84, i16 %v75, i64 1
  %v86 = insertelement <4 x i16> %v85, i16 %v79, i64 2
  %v87 = insertelement <4 x i16> %v86, i16 %v83, i64 3
  store <4 x i16> %v87, ptr addrspace(3) %v57, align 8
  %v88 = add nsw i32 %v56, 32
  %v89 = getelementptr i16, ptr addrspace(3) %v57, i64 32
  %v90 = extractelement <2 x i16> %v70, i32 1
  %v91 = extractelement <2 x i16> %v74, i32 1
  %v92 = extractelement <2 x i16> %v78, i32 1
  %v93 = extractelement <2 x i16> %v82, i32 1
  %v94 = insertelement <4 x i16> poison, i16 %v90, i64 0
  %v95 = insertelement <4 x i16> %v94, i16 %v91, i64 1
  %v96 = insertelement <4 x i16> %v95, i16 %v92, i64 2
  %v97 = insertelement <4 x i16> %v96, i16 %v93, i64 3
  store <4 x i16> %v97, ptr addrspace(3) %v89, align 8
  %v98 = xor i32 %v21, 3
  %v99 = mul nsw i32 %v98, 8
  %v100 = mul nsw i32 %v21, 8
  %v101 = xor i32 %v21, 1
  %v102 = mul nsw i32 %v101, 8
  br label %loop2
loop2:
  %v103 = phi i32 [ 0, %join1 ], [ %v360, %join10 ]
  %v104 = phi float [ 0x0000000000000000, %join1 ], [ %v324, %join10 ]
  %v105 = phi float [ 0x0000000000000000, %join1 ], [ %v325, %join10 ]
  %v106 = phi float [ 0x0000000000000000, %join1 ], [ %v326, %join10 ]
  %v107 = phi float [ 0x0000000000000000, %join1 ], [ %v327, %join10 ]
  %v108 = phi float [ 0x0000000000000000, %join1 ], [ %v328, %join10 ]
  %v109 = phi float [ 0x0000000000000000, %join1 ], [ %v329, %join10 ]
  %v110 = phi float [ 0x0000000000000000, %join1 ], [ %v330, %join10 ]
  %v111 = phi float [ 0x0000000000000000, %join1 ], [ %v331, %join10 ]
  %v112 = mul nsw i32 %v103, 1024
  %v113 = add nsw i32 %v18, %v112
  %v114 = add nsw i32 %v113, %v19
  %v115 = add nsw i32 %v114, %v23
  %v116 = getelementptr i16, ptr addrspace(3) @shared0, i32 %v115
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v117 = mul nsw i32 %v103, 32
  %v118 = add nsw i32 %v36, %v117
  %v119 = add nsw i32 %v118, %v37
  %v120 = add nsw i32 %v119, %v39
  %v121 = add nsw i32 %v120, 32
  %v122 = icmp slt i32 %v103, 1
  %v123 = and i1 %v43, %v122
  %v124 = mul nuw i32 %v120, 2
  %v125 = zext i32 %v124 to i64
  %v126 = getelementptr i8, ptr addrspace(1) %data1, i64 %v125
  %v127 = getelementptr i16, ptr addrspace(1) %v126, i64 32
  br i1 %v123, label %then3, label %join3
then3:
  %v128 = load <8 x i16>, ptr addrspace(1) %v127, align 2
  br label %join3
join3:
  %v129 = phi <8 x i16> [ %v128, %then3 ], [ zeroinitializer, %loop2 ]
  %v130 = mul nsw i32 %v103, 2048
  %v131 = add nsw i32 %v61, %v130
  %v132 = add nsw i32 %v131, %v62
  %v133 = add nsw i32 %v132, %v65
  %v134 = add nsw i32 %v133, 2048
  %v135 = mul nuw i32 %v133, 2
  %v136 = zext i32 %v135 to i64
  %v137 = getelementptr i8, ptr addrspace(1) %data2, i64 %v136
  %v138 = getelementptr i16, ptr addrspace(1) %v137, i64 2048
  br i1 %v122, label %then4, label %join4
then4:
  %v139 = load <2 x i16>, ptr addrspace(1) %v138, align 2
  br label %join4
join4:
  %v140 = phi <2 x i16> [ %v139, %then4 ], [ zeroinitializer, %join3 ]
  %v141 = add nsw i32 %v133, 2112
  %v142 = mul nuw i32 %v133, 2
  %v143 = zext i32 %v142 to i64
  %v144 = getelementptr i8, ptr addrspace(1) %data2, i64 %v143
  %v145 = getelementptr i16, ptr addrspace(1) %v144, i64 2112
  br i1 %v122, label %then5, label %join5
then5:
  %v146 = load <2 x i16>, ptr addrspace(1) %v145, align 2
  br label %join5
join5:
  %v147 = phi <2 x i16> [ %v146, %then5 ], [ zeroinitializer, %join4 ]
  %v148 = add nsw i32 %v133, 2176
  %v149 = mul nuw i32 %v133, 2
  %v150 = zext i32 %v149 to i64
  %v151 = getelementptr i8, ptr addrspace(1) %data2, i64 %v150
  %v152 = getelementptr i16, ptr addrspace(1) %v151, i64 2176
  br i1 %v122, label %then6, label %join6
then6:
  %v153 = load <2 x i16>, ptr addrspace(1) %v152, align 2
  br label %join6
join6:
  %v154 = phi <2 x i16> [ %v153, %then6 ], [ zeroinitializer, %join5 ]
  %v155 = add nsw i32 %v133, 2240
  %v156 = mul nuw i32 %v133, 2
  %v157 = zext i32 %v156 to i64
  %v158 = getelementptr i8, ptr addrspace(1) %data2, i64 %v157
  %v159 = getelementptr i16, ptr addrspace(1) %v158, i64 2240
  br i1 %v122, label %then7, label %join7
then7:
  %v160 = load <2 x i16>, ptr addrspace(1) %v159, align 2
  br label %join7
join7:
  %v161 = phi <2 x i16> [ %v160, %then7 ], [ zeroinitializer, %join6 ]
  %v162 = load <8 x i16>, ptr addrspace(3) %v116, align 16
  %v163 = extractelement <8 x i16> %v162, i32 0
  %v164 = extractelement <8 x i16> %v162, i32 1
  %v165 = extractelement <8 x i16> %v162, i32 2
  %v166 = extractelement <8 x i16> %v162, i32 3
  %v167 = extractelement <8 x i16> %v162, i32 4
  %v168 = extractelement <8 x i16> %v162, i32 5
  %v169 = extractelement <8 x i16> %v162, i32 6
  %v170 = extractelement <8 x i16> %v162, i32 7
  %v171 = add nsw i32 %v114, %v99
  %v172 = getelementptr i16, ptr addrspace(3) @shared0, i32 %v171
  %v173 = load <8 x i16>, ptr addrspace(3) %v172, align 16
  %v174 = extractelement <8 x i16> %v173, i32 0
  %v175 = extractelement <8 x i16> %v173, i32 1
  %v176 = extractelement <8 x i16> %v173, i32 2
  %v177 = extractelement <8 x i16> %v173, i32 3
  %v178 = extractelement <8 x i16> %v173, i32 4
  %v179 = extractelement <8 x i16> %v173, i32 5
  %v180 = extractelement <8 x i16> %v173, i32 6
  %v181 = extractelement <8 x i16> %v173, i32 7
  %v182 = insertelement <16 x i16> poison, i16 %v163, i64 0
  %v183 = insertelement <16 x i16> %v182, i16 %v164, i64 1
  %v184 = insertelement <16 x i16> %v183, i16 %v165, i64 2
  %v185 = insertelement <16 x i16> %v184, i16 %v166, i64 3
  %v186 = insertelement <16 x i16> %v185, i16 %v167, i64 4
  %v187 = insertelement <16 x i16> %v186, i16 %v168, i64 5
  %v188 = insertelement <16 x i16> %v187, i16 %v169, i64 6
  %v189 = insertelement <16 x i16> %v188, i16 %v170, i64 7
  %v190 = insertelement <16 x i16> %v189, i16 %v174, i64 8
  %v191 = insertelement <16 x i16> %v190, i16 %v175, i64 9
  %v192 = insertelement <16 x i16> %v191, i16 %v176, i64 10
  %v193 = insertelement <16 x i16> %v192, i16 %v177, i64 11
  %v194 = insertelement <16 x i16> %v193, i16 %v178, i64 12
  %v195 = insertelement <16 x i16> %v194, i16 %v179, i64 13
  %v196 = insertelement <16 x i16> %v195, i16 %v180, i64 14
  %v197 = insertelement <16 x i16> %v196, i16 %v181, i64 15
  %v198 = add nsw i32 %v35, %v112
  %v199 = add nsw i32 %v198, %v19
  %v200 = add nsw i32 %v199, %v23
  %v201 = getelementptr i16, ptr addrspace(3) @shared1, i32 %v200
  %v202 = load <8 x i16>, ptr addrspace(3) %v201, align 16
  %v203 = extractelement <8 x i16> %v202, i32 0
  %v204 = extractelement <8 x i16> %v202, i32 1
  %v205 = extractelement <8 x i16> %v202, i32 2
  %v206 = extractelement <8 x i16> %v202, i32 3
  %v207 = extractelement <8 x i16> %v202, i32 4
  %v208 = extractelement <8 x i16> %v202, i32 5
  %v209 = extractelement <8 x i16> %v202, i32 6
  %v210 = extractelement <8 x i16> %v202, i32 7
  %v211 = add nsw i32 %v199, %v99
  %v212 = getelementptr i16, ptr addrspace(3) @shared1, i32 %v211
  %v213 = load <8 x i16>, ptr addrspace(3) %v212, align 16
  %v214 = extractelement <8 x i16> %v213, i32 0
  %v215 = extractelement <8 x i16> %v213, i32 1
  %v216 = extractelement <8 x i16> %v213, i32 2
  %v217 = extractelement <8 x i16> %v213, i32 3
  %v218 = extractelement <8 x i16> %v213, i32 4
  %v219 = extractelement <8 x i16> %v213, i32 5
  %v220 = extractelement <8 x i16> %v213, i32 6
  %v221 = extractelement <8 x i16> %v213, i32 7
  %v222 = insertelement <16 x i16> poison, i16 %v203, i64 0
  %v223 = insertelement <16 x i16> %v222, i16 %v204, i64 1
  %v224 = insertelement <16 x i16> %v223, i16 %v205, i64 2
  %v225 = insertelement <16 x i16> %v224, i16 %v206, i64 3
  %v226 = insertelement <16 x i16> %v225, i16 %v207, i64 4
  %v227 = insertelement <16 x i16> %v226, i16 %v208, i64 5
  %v228 = insertelement <16 x i16> %v227, i16 %v209, i64 6
  %v229 = insertelement <16 x i16> %v228, i16 %v210, i64 7
  %v230 = insertelement <16 x i16> %v229, i16 %v214, i64 8
  %v231 = insertelement <16 x i16> %v230, i16 %v215, i64 9
  %v232 = insertelement <16 x i16> %v231, i16 %v216, i64 10
  %v233 = insertelement <16 x i16> %v232, i16 %v217, i64 11
  %v234 = insertelement <16 x i16> %v233, i16 %v218, i64 12
  %v235 = insertelement <16 x i16> %v234, i16 %v219, i64 13
  %v236 = insertelement <16 x i16> %v235, i16 %v220, i64 14
  %v237 = insertelement <16 x i16> %v236, i16 %v221, i64 15
  %v238 = add nsw i32 %v114, %v100
  %v239 = getelementptr i16, ptr addrspace(3) @shared0, i32 %v238
  %v240 = load <8 x i16>, ptr addrspace(3) %v239, align 16
  %v241 = extractelement <8 x i16> %v240, i32 0
  %v242 = extractelement <8 x i16> %v240, i32 1
  %v243 = extractelement <8 x i16> %v240, i32 2
  %v244 = extractelement <8 x i16> %v240, i32 3
  %v245 = extractelement <8 x i16> %v240, i32 4
  %v246 = extractelement <8 x i16> %v240, i32 5
  %v247 = extractelement <8 x i16> %v240, i32 6
  %v248 = extractelement <8 x i16> %v240, i32 7
  %v249 = add nsw i32 %v114, %v102
  %v250 = getelementptr i16, ptr addrspace(3) @shared0, i32 %v249
  %v251 = load <8 x i16>, ptr addrspace(3) %v250, align 16
  %v252 = extractelement <8 x i16> %v251, i32 0
  %v253 = extractelement <8 x i16> %v251, i32 1
  %v254 = extractelement <8 x i16> %v251, i32 2
  %v255 = extractelement <8 x i16> %v251, i32 3
  %v256 = extractelement <8 x i16> %v251, i32 4
  %v257 = extractelement <8 x i16> %v251, i32 5
  %v258 = extractelement <8 x i16> %v251, i32 6
  %v259 = extractelement <8 x i16> %v251, i32 7
  %v260 = insertelement <16 x i16> poison, i16 %v241, i64 0
  %v261 = insertelement <16 x i16> %v260, i16 %v242, i64 1
  %v262 = insertelement <16 x i16> %v261, i16 %v243, i64 2
  %v263 = insertelement <16 x i16> %v262, i16 %v244, i64 3
  %v264 = insertelement <16 x i16> %v263, i16 %v245, i64 4
  %v265 = insertelement <16 x i16> %v264, i16 %v246, i64 5
  %v266 = insertelement <16 x i16> %v265, i16 %v247, i64 6
  %v267 = insertelement <16 x i16> %v266, i16 %v248, i64 7
  %v268 = insertelement <16 x i16> %v267, i16 %v252, i64 8
  %v269 = insertelement <16 x i16> %v268, i16 %v253, i64 9
  %v270 = insertelement <16 x i16> %v269, i16 %v254, i64 10
  %v271 = insertelement <16 x i16> %v270, i16 %v255, i64 11
  %v272 = insertelement <16 x i16> %v271, i16 %v256, i64 12
  %v273 = insertelement <16 x i16> %v272, i16 %v257, i64 13
  %v274 = insertelement <16 x i16> %v273, i16 %v258, i64 14
  %v275 = insertelement <16 x i16> %v274, i16 %v259, i64 15
  %v276 = add nsw i32 %v199, %v100
  %v277 = getelementptr i16, ptr addrspace(3) @shared1, i32 %v276
  %v278 = load <8 x i16>, ptr addrspace(3) %v277, align 16
  %v279 = extractelement <8 x i16> %v278, i32 0
  %v280 = extractelement <8 x i16> %v278, i32 1
  %v281 = extractelement <8 x i16> %v278, i32 2
  %v282 = extractelement <8 x i16> %v278, i32 3
  %v283 = extractelement <8 x i16> %v278, i32 4
  %v284 = extractelement <8 x i16> %v278, i32 5
  %v285 = extractelement <8 x i16> %v278, i32 6
  %v286 = extractelement <8 x i16> %v278, i32 7
  %v287 = add nsw i32 %v199, %v102
  %v288 = getelementptr i16, ptr addrspace(3) @shared1, i32 %v287
  %v289 = load <8 x i16>, ptr addrspace(3) %v288, align 16
  %v290 = extractelement <8 x i16> %v289, i32 0
  %v291 = extractelement <8 x i16> %v289, i32 1
  %v292 = extractelement <8 x i16> %v289, i32 2
  %v293 = extractelement <8 x i16> %v289, i32 3
  %v294 = extractelement <8 x i16> %v289, i32 4
  %v295 = extractelement <8 x i16> %v289, i32 5
  %v296 = extractelement <8 x i16> %v289, i32 6
  %v297 = extractelement <8 x i16> %v289, i32 7
  %v298 = insertelement <16 x i16> poison, i16 %v279, i64 0
  %v299 = insertelement <16 x i16> %v298, i16 %v280, i64 1
  %v300 = insertelement <16 x i16> %v299, i16 %v281, i64 2
  %v301 = insertelement <16 x i16> %v300, i16 %v282, i64 3
  %v302 = insertelement <16 x i16> %v301, i16 %v283, i64 4
  %v303 = insertelement <16 x i16> %v302, i16 %v284, i64 5
  %v304 = insertelement <16 x i16> %v303, i16 %v285, i64 6
  %v305 = insertelement <16 x i16> %v304, i16 %v286, i64 7
  %v306 = insertelement <16 x i16> %v305, i16 %v290, i64 8
  %v307 = insertelement <16 x i16> %v306, i16 %v291, i64 9
  %v308 = insertelement <16 x i16> %v307, i16 %v292, i64 10
  %v309 = insertelement <16 x i16> %v308, i16 %v293, i64 11
  %v310 = insertelement <16 x i16> %v309, i16 %v294, i64 12
  %v311 = insertelement <16 x i16> %v310, i16 %v295, i64 13
  %v312 = insertelement <16 x i16> %v311, i16 %v296, i64 14
  %v313 = insertelement <16 x i16> %v312, i16 %v297, i64 15
  %v314 = insertelement <8 x float> poison, float %v104, i64 0
  %v315 = insertelement <8 x float> %v314, float %v105, i64 1
  %v316 = insertelement <8 x float> %v315, float %v106, i64 2
  %v317 = insertelement <8 x float> %v316, float %v107, i64 3
  %v318 = insertelement <8 x float> %v317, float %v108, i64 4
  %v319 = insertelement <8 x float> %v318, float %v109, i64 5
  %v320 = insertelement <8 x float> %v319, float %v110, i64 6
  %v321 = insertelement <8 x float> %v320, float %v111, i64 7
  %v322 = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.bf16.v8f32.v16i16(<16 x i16> %v275, <16 x i16> %v313, <8 x float> %v321)
  %v323 = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.bf16.v8f32.v16i16(<16 x i16> %v197, <16 x i16> %v237, <8 x float> %v322)
  %v324 = extractelement <8 x float> %v323, i32 0
  %v325 = extractelement <8 x float> %v323, i32 1
  %v326 = extractelement <8 x float> %v323, i32 2
  %v327 = extractelement <8 x float> %v323, i32 3
  %v328 = extractelement <8 x float> %v323, i32 4
  %v329 = extractelement <8 x float> %v323, i32 5
  %v330 = extractelement <8 x float> %v323, i32 6
  %v331 = extractelement <8 x float> %v323, i32 7
  %v332 = add nsw i32 %v103, 1
  %v333 = and i32 %v332, 1
  %v334 = mul nsw i32 %v333, 1024
  %v335 = add nsw i32 %v28, %v334
  %v336 = add nsw i32 %v335, %v32
  %v337 = getelementptr i16, ptr addrspace(3) @shared0, i32 %v336
  br i1 %v122, label %then8, label %join8
then8:
  store <8 x i16> %v129, ptr addrspace(3) %v337, align 16
  br label %join8
join8:
  %v338 = add nsw i32 %v53, %v334
  %v339 = add nsw i32 %v338, %v55
  %v340 = getelementptr i16, ptr addrspace(3) @shared1, i32 %v339
  %v341 = extractelement <2 x i16> %v140, i32 0
  %v342 = extractelement <2 x i16> %v147, i32 0
  %v343 = extractelement <2 x i16> %v154, i32 0
  %v344 = extractelement <2 x i16> %v161, i32 0
  %v345 = insertelement <4 x i16> poison, i16 %v341, i64 0
  %v346 = insertelement <4 x i16> %v345, i16 %v342, i64 1
  %v347 = insertelement <4 x i16> %v346, i16 %v343, i64 2
  %v348 = insertelement <4 x i16> %v347, i16 %v344, i64 3
  br i1 %v122, label %then9, label %join9
then9:
  store <4 x i16> %v348, ptr addrspace(3) %v340, align 8
  br label %join9
join9:
  %v349 = add nsw i32 %v339, 32
  %v350 = getelementptr i16, ptr addrspace(3) @shared1, i32 %v339
  %v351 = getelementptr i16, ptr addrspace(3) %v350, i64 32
  %v352 = extractelement <2 x i16> %v140, i32 1
  %v353 = extractelement <2 x i16> %v147, i32 1
  %v354 = extractelement <2 x i16> %v154, i32 1
  %v355 = extractelement <2 x i16> %v161, i32 1
  %v356 = insertelement <4 x i16> poison, i16 %v352, i64 0
  %v357 = insertelement <4 x i16> %v356, i16 %v353, i64 1
  %v358 = insertelement <4 x i16> %v357, i16 %v354, i64 2
  %v359 = insertelement <4 x i16> %v358, i16 %v355, i64 3
  br i1 %v122, label %then10, label %join10
then10:
  store <4 x i16> %v359, ptr addrspace(3) %v351, align 8
  br label %join10
join10:
  %v360 = add nsw i32 %v103, 1
  %v361 = icmp slt i32 %v360, 2
  br i1 %v361, label %loop2, label %done2
done2:
  store float %v324, ptr addrspace(1) %v17, align 4
  %v362 = add nsw i32 %v14, 128
  %v363 = mul nuw i32 %v14, 4
  %v364 = zext i32 %v363 to i64
  %v365 = getelementptr i8, ptr addrspace(1) %data0, i64 %v364
  %v366 = getelementptr float, ptr addrspace(1) %v365, i64 128
  store float %v325, ptr addrspace(1) %v366, align 4
  %v367 = add nsw i32 %v14, 256
  %v368 = getelementptr float, ptr addrspace(1) %v365, i64 256
  store float %v326, ptr addrspace(1) %v368, align 4
  %v369 = add nsw i32 %v14, 384
  %v370 = getelementptr float, ptr addrspace(1) %v365, i64 384
  store float %v327, ptr addrspace(1) %v370, align 4
  %v371 = add nsw i32 %v14, 512
  %v372 = icmp slt i32 %v6, 1
  %v373 = getelementptr float, ptr addrspace(1) %v365, i64 512
  br i1 %v372, label %then11, label %join11
then11:
  store float %v328, ptr addrspace(1) %v373, align 4
  br label %join11
join11:
  %v374 = add nsw i32 %v14, 640
  %v375 = mul nuw i32 %v14, 4
  %v376 = zext i32 %v375 to i64
  %v377 = getelementptr i8, ptr addrspace(1) %data0, i64 %v376
  %v378 = getelementptr float, ptr addrspace(1) %v377, i64 640
  br i1 %v372, label %then12, label %join12
then12:
  store float %v329, ptr addrspace(1) %v378, align 4
  br label %join12
join12:
  %v379 = add nsw i32 %v14, 768
  %v380 = mul nuw i32 %v14, 4
  %v381 = zext i32 %v380 to i64
  %v382 = getelementptr i8, ptr addrspace(1) %data0, i64 %v381
  %v383 = getelementptr float, ptr addrspace(1) %v382, i64 768
  br i1 %v372, label %then13, label %join13
then13:
  store float %v330, ptr addrspace(1) %v383, align 4
  br label %join13
join13:
  %v384 = add nsw i32 %v14, 896
  %v385 = mul nuw i32 %v14, 4
  %v386 = zext i32 %v385 to i64
  %v387 = getelementptr i8, ptr addrspace(1) %data0, i64 %v386
  %v388 = getelementptr float, ptr addrspace(1) %v387, i64 896
  br i1 %v372, label %then14, label %join14
then14:
  store float %v331, ptr addrspace(1) %v388, align 4
  br label %join14
join14:
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-flat-scratch-init" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" }
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!llvm.module.flags = !{!0}
