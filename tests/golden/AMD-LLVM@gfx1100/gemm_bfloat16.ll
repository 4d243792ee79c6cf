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
  %v49 = getelementptr i16, ptr addrspace(3) @shared1, i32 %v33
  %v50 = add nsw i32 %v2, %v35
  %v51 = add nsw i32 %v50, %v7
  %v52 = add nsw i32 %v51, %v37
  %v53 = add nsw i32 %v52, %v39
  %v54 = mul nuw i32 %v53, 2
  %v55 = zext i32 %v54 to i64
  %v56 = getelementptr i8, ptr addrspace(1) %data2, i64 %v55
  %v57 = load <8 x i16>, ptr addrspace(1) %v56, align 2
  store <8 x i16> %v57, ptr addrspace(3) %v49, align 16
  %v58 = xor i32 %v21, 3
  %v59 = mul nsw i32 %v58, 8
  %v60 = and i32 %v9, 7
  %v61 = mul nsw i32 %v3, 2
  %v62 = and i32 %v30, 1
  %v63 = add nsw i32 %v61, %v62
  %v64 = xor i32 %v63, 1
  %v65 = mul nsw i32 %v64, 8
  %v66 = xor i32 %v63, 2
  %v67 = mul nsw i32 %v66, 8
  %v68 = xor i32 %v63, 3
  %v69 = mul nsw i32 %v68, 8
  %v70 = mul nsw i32 %v21, 8
  %v71 = xor i32 %v21, 1
  %v72 = mul nsw i32 %v71, 8
  br label %loop2
loop2:
  %v73 = phi i32 [ 0, %join1 ], [ %v399, %join6 ]
  %v74 = phi float [ 0x0000000000000000, %join1 ], [ %v384, %join6 ]
  %v75 = phi float [ 0x0000000000000000, %join1 ], [ %v385, %join6 ]
  %v76 = phi float [ 0x0000000000000000, %join1 ], [ %v386, %join6 ]
  %v77 = phi float [ 0x0000000000000000, %join1 ], [ %v387, %join6 ]
  %v78 = phi float [ 0x0000000000000000, %join1 ], [ %v388, %join6 ]
  %v79 = phi float [ 0x0000000000000000, %join1 ], [ %v389, %join6 ]
  %v80 = phi float [ 0x0000000000000000, %join1 ], [ %v390, %join6 ]
  %v81 = phi float [ 0x0000000000000000, %join1 ], [ %v391, %join6 ]
  %v82 = mul nsw i32 %v73, 1024
  %v83 = add nsw i32 %v18, %v82
  %v84 = add nsw i32 %v83, %v19
  %v85 = add nsw i32 %v84, %v23
  %v86 = getelementptr i16, ptr addrspace(3) @shared0, i32 %v85
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v87 = mul nsw i32 %v73, 32
  %v88 = add nsw i32 %v36, %v87
  %v89 = add nsw i32 %v88, %v37
  %v90 = add nsw i32 %v89, %v39
  %v91 = add nsw i32 %v90, 32
  %v92 = icmp slt i32 %v73, 1
  %v93 = and i1 %v43, %v92
  %v94 = mul nuw i32 %v90, 2
  %v95 = zext i32 %v94 to i64
  %v96 = getelementptr i8, ptr addrspace(1) %data1, i64 %v95
  %v97 = getelementptr i16, ptr addrspace(1) %v96, i64 32
  br i1 %v93, label %then3, label %join3
then3:
  %v98 = load <8 x i16>, ptr addrspace(1) %v97, align 2
  br label %join3
join3:
  %v99 = phi <8 x i16> [ %v98, %then3 ], [ zeroinitializer, %loop2 ]
  %v100 = mul nsw i32 %v73, 2048
  %v101 = add nsw i32 %v51, %v100
  %v102 = add nsw i32 %v101, %v37
  %v103 = add nsw i32 %v102, %v39
  %v104 = add nsw i32 %v103, 2048
  %v105 = mul nuw i32 %v103, 2
  %v106 = zext i32 %v105 to i64
  %v107 = getelementptr i8, ptr addrspace(1) %data2, i64 %v106
  %v108 = getelementptr i16, ptr addrspace(1) %v107, i64 2048
  br i1 %v92, label %then4, label %join4
then4:
  %v109 = load <8 x i16>, ptr addrspace(1) %v108, align 2
  br label %join4
join4:
  %v110 = phi <8 x i16> [ %v109, %then4 ], [ zeroinitializer, %join3 ]
  %v111 = load i16, ptr addrspace(3) %v86, align 16
  %v112 = add nsw i32 %v85, 1
  %v113 = getelementptr i16, ptr addrspace(3) @shared0, i32 %v85
  %v114 = getelementptr i16, ptr addrspace(3) %v113, i64 1
  %v115 = load i16, ptr addrspace(3) %v114, align 2
  %v116 = add nsw i32 %v85, 2
  %v117 = getelementptr i16, ptr addrspace(3) %v113, i64 2
  %v118 = load i16, ptr addrspace(3) %v117, align 4
  %v119 = add nsw i32 %v85, 3
  %v120 = getelementptr i16, ptr addrspace(3) %v113, i64 3
  %v121 = load i16, ptr addrspace(3) %v120, align 2
  %v122 = add nsw i32 %v85, 4
  %v123 = getelementptr i16, ptr addrspace(3) %v113, i64 4
  %v124 = load i16, ptr addrspace(3) %v123, align 8
  %v125 = add nsw i32 %v85, 5
  %v126 = getelementptr i16, ptr addrspace(3) %v113, i64 5
  %v127 = load i16, ptr addrspace(3) %v126, align 2
  %v128 = add nsw i32 %v85, 6
  %v129 = getelementptr i16, ptr addrspace(3) %v113, i64 6
  %v130 = load i16, ptr addrspace(3) %v129, align 4
  %v131 = add nsw i32 %v85, 7
  %v132 = getelementptr i16, ptr addrspace(3) %v113, i64 7
  %v133 = load i16, ptr addrspace(3) %v132, align 2
  %v134 = add nsw i32 %v84, %v59
  %v135 = getelementptr i16, ptr addrspace(3) @shared0, i32 %v134
  %v136 = load i16, ptr addrspace(3) %v135, align 16
  %v137 = add nsw i32 %v134, 1
  %v138 = getelementptr i16, ptr addrspace(3) %v135, i64 1
  %v139 = load i16, ptr addrspace(3) %v138, align 2
  %v140 = add nsw i32 %v134, 2
  %v141 = getelementptr i16, ptr addrspace(3) %v135, i64 2
  %v142 = load i16, ptr addrspace(3) %v141, align 4
  %v143 = add nsw i32 %v134, 3
  %v144 = getelementptr i16, ptr addrspace(3) %v135, i64 3
  %v145 = load i16, ptr addrspace(3) %v144, align 2
  %v146 = add nsw i32 %v134, 4
  %v147 = getelementptr i16, ptr addrspace(3) %v135, i64 4
  %v148 = load i16, ptr addrspace(3) %v147, align 8
  %v149 = add nsw i32 %v134, 5
  %v150 = getelementptr i16, ptr addrspace(3) %v135, i64 5
  %v151 = load i16, ptr addrspace(3) %v150, align 2
  %v152 = add nsw i32 %v134, 6
  %v153 = getelementptr i16, ptr addrspace(3) %v135, i64 6
  %v154 = load i16, ptr addrspace(3) %v153, align 4
  %v155 = add nsw i32 %v134, 7
  %v156 = getelementptr i16, ptr addrspace(3) %v135, i64 7
  %v157 = load i16, ptr addrspace(3) %v156, align 2
  %v158 = insertelement <16 x i16> poison, i16 %v111, i64 0
  %v159 = insertelement <16 x i16> %v158, i16 %v115, i64 1
  %v160 = insertelement <16 x i16> %v159, i16 %v118, i64 2
  %v161 = insertelement <16 x i16> %v160, i16 %v121, i64 3
  %v162 = insertelement <16 x i16> %v161, i16 %v124, i64 4
  %v163 = insertelement <16 x i16> %v162, i16 %v127, i64 5
  %v164 = insertelement <16 x i16> %v163, i16 %v130, i64 6
  %v165 = insertelement <16 x i16> %v164, i16 %v133, i64 7
  %v166 = insertelement <16 x i16> %v165, i16 %v136, i64 8
  %v167 = insertelement <16 x i16> %v166, i16 %v139, i64 9
  %v168 = insertelement <16 x i16> %v167, i16 %v142, i64 10
  %v169 = insertelement <16 x i16> %v168, i16 %v145, i64 11
  %v170 = insertelement <16 x i16> %v169, i16 %v148, i64 12
  %v171 = insertelement <16 x i16> %v170, i16 %v151, i64 13
  %v172 = insertelement <16 x i16> %v171, i16 %v154, i64 14
  %v173 = insertelement <16 x i16> %v172, i16 %v157, i64 15
  %v174 = add nsw i32 %v4, %v82
  %v175 = add nsw i32 %v174, %v13
  %v176 = add nsw i32 %v175, 512
  %v177 = getelementptr i16, ptr addrspace(3) @shared1, i32 %v175
  %v178 = getelementptr i16, ptr addrspace(3) %v177, i64 512
  %v179 = load i16, ptr addrspace(3) %v178, align 2
  %v180 = add nsw i32 %v175, 544
  %v181 = getelementptr i16, ptr addrspace(3) %v177, i64 544
  %v182 = load i16, ptr addrspace(3) %v181, align 2
  %v183 = add nsw i32 %v82, %v60
  %v184 = add nsw i32 %v183, %v65
  %v185 = add nsw i32 %v184, 576
  %v186 = getelementptr i16, ptr addrspace(3) @shared1, i32 %v184
  %v187 = getelementptr i16, ptr addrspace(3) %v186, i64 576
  %v188 = load i16, ptr addrspace(3) %v187, align 2
  %v189 = add nsw i32 %v184, 608
  %v190 = getelementptr i16, ptr addrspace(3) %v186, i64 608
  %v191 = load i16, ptr addrspace(3) %v190, align 2
  %v192 = add nsw i32 %v183, %v67
  %v193 = add nsw i32 %v192, 640
  %v194 = getelementptr i16, ptr addrspace(3) @shared1, i32 %v192
  %v195 = getelementptr i16, ptr addrspace(3) %v194, i64 640
  %v196 = load i16, ptr addrspace(3) %v195, align 2
  %v197 = add nsw i32 %v192, 672
  %v198 = getelementptr i16, ptr addrspace(3) %v194, i64 672
  %v199 = load i16, ptr addrspace(3) %v198, align 2
  %v200 = add nsw i32 %v183, %v69
  %v201 = add nsw i32 %v200, 704
  %v202 = getelementptr i16, ptr addrspace(3) @shared1, i32 %v200
  %v203 = getelementptr i16, ptr addrspace(3) %v202, i64 704
  %v204 = load i16, ptr addrspace(3) %v203, align 2
  %v205 = add nsw i32 %v200, 736
  %v206 = getelementptr i16, ptr addrspace(3) %v202, i64 736
  %v207 = load i16, ptr addrspace(3) %v206, align 2
  %v208 = add nsw i32 %v175, 768
  %v209 = getelementptr i16, ptr addrspace(3) %v177, i64 768
  %v210 = load i16, ptr addrspace(3) %v209, align 2
  %v211 = add nsw i32 %v175, 800
  %v212 = getelementptr i16, ptr addrspace(3) %v177, i64 800
  %v213 = load i16, ptr addrspace(3) %v212, align 2
  %v214 = add nsw i32 %v184, 832
  %v215 = getelementptr i16, ptr addrspace(3) %v186, i64 832
  %v216 = load i16, ptr addrspace(3) %v215, align 2
  %v217 = add nsw i32 %v184, 864
  %v218 = getelementptr i16, ptr addrspace(3) %v186, i64 864
  %v219 = load i16, ptr addrspace(3) %v218, align 2
  %v220 = add nsw i32 %v192, 896
  %v221 = getelementptr i16, ptr addrspace(3) %v194, i64 896
  %v222 = load i16, ptr addrspace(3) %v221, align 2
  %v223 = add nsw i32 %v192, 928
  %v224 = getelementptr i16, ptr addrspace(3) %v194, i64 928
  %v225 = load i16, ptr addrspace(3) %v224, align 2
  %v226 = add nsw i32 %v200, 960
  %v227 = getelementptr i16, ptr addrspace(3) %v202, i64 960
  %v228 = load i16, ptr addrspace(3) %v227, align 2
  %v229 = add nsw i32 %v200, 992
  %v230 = getelementptr i16, ptr addrspace(3) %v202, i64 992
  %v231 = load i16, ptr addrspace(3) %v230, align 2
  %v232 = insertelement <16 x i16> poison, i16 %v179, i64 0
  %v233 = insertelement <16 x i16> %v232, i16 %v182, i64 1
  %v234 = insertelement <16 x i16> %v233, i16 %v188, i64 2
  %v235 = insertelement <16 x i16> %v234, i16 %v191, i64 3
  %v236 = insertelement <16 x i16> %v235, i16 %v196, i64 4
  %v237 = insertelement <16 x i16> %v236, i16 %v199, i64 5
  %v238 = insertelement <16 x i16> %v237, i16 %v204, i64 6
  %v239 = insertelement <16 x i16> %v238, i16 %v207, i64 7
  %v240 = insertelement <16 x i16> %v239, i16 %v210, i64 8
  %v241 = insertelement <16 x i16> %v240, i16 %v213, i64 9
  %v242 = insertelement <16 x i16> %v241, i16 %v216, i64 10
  %v243 = insertelement <16 x i16> %v242, i16 %v219, i64 11
  %v244 = insertelement <16 x i16> %v243, i16 %v222, i64 12
  %v245 = insertelement <16 x i16> %v244, i16 %v225, i64 13
  %v246 = insertelement <16 x i16> %v245, i16 %v228, i64 14
  %v247 = insertelement <16 x i16> %v246, i16 %v231, i64 15
  %v248 = add nsw i32 %v84, %v70
  %v249 = getelementptr i16, ptr addrspace(3) @shared0, i32 %v248
  %v250 = load i16, ptr addrspace(3) %v249, align 16
  %v251 = add nsw i32 %v248, 1
  %v252 = getelementptr i16, ptr addrspace(3) %v249, i64 1
  %v253 = load i16, ptr addrspace(3) %v252, align 2
  %v254 = add nsw i32 %v248, 2
  %v255 = getelementptr i16, ptr addrspace(3) %v249, i64 2
  %v256 = load i16, ptr addrspace(3) %v255, align 4
  %v257 = add nsw i32 %v248, 3
  %v258 = getelementptr i16, ptr addrspace(3) %v249, i64 3
  %v259 = load i16, ptr addrspace(3) %v258, align 2
  %v260 = add nsw i32 %v248, 4
  %v261 = getelementptr i16, ptr addrspace(3) %v249, i64 4
  %v262 = load i16, ptr addrspace(3) %v261, align 8
  %v263 = add nsw i32 %v248, 5
  %v264 = getelementptr i16, ptr addrspace(3) %v249, i64 5
  %v265 = load i16, ptr addrspace(3) %v264, align 2
  %v266 = add nsw i32 %v248, 6
  %v267 = getelementptr i16, ptr addrspace(3) %v249, i64 6
  %v268 = load i16, ptr addrspace(3) %v267, align 4
  %v269 = add nsw i32 %v248, 7
  %v270 = getelementptr i16, ptr addrspace(3) %v249, i64 7
  %v271 = load i16, ptr addrspace(3) %v270, align 2
  %v272 = add nsw i32 %v84, %v72
  %v273 = getelementptr i16, ptr addrspace(3) @shared0, i32 %v272
  %v274 = load i16, ptr addrspace(3) %v273, align 16
  %v275 = add nsw i32 %v272, 1
  %v276 = getelementptr i16, ptr addrspace(3) %v273, i64 1
  %v277 = load i16, ptr addrspace(3) %v276, align 2
  %v278 = add nsw i32 %v272, 2
  %v279 = getelementptr i16, ptr addrspace(3) %v273, i64 2
  %v280 = load i16, ptr addrspace(3) %v279, align 4
  %v281 = add nsw i32 %v272, 3
  %v282 = getelementptr i16, ptr addrspace(3) %v273, i64 3
  %v283 = load i16, ptr addrspace(3) %v282, align 2
  %v284 = add nsw i32 %v272, 4
  %v285 = getelementptr i16, ptr addrspace(3) %v273, i64 4
  %v286 = load i16, ptr addrspace(3) %v285, align 8
  %v287 = add nsw i32 %v272, 5
  %v288 = getelementptr i16, ptr addrspace(3) %v273, i64 5
  %v289 = load i16, ptr addrspace(3) %v288, align 2
  %v290 = add nsw i32 %v272, 6
  %v291 = getelementptr i16, ptr addrspace(3) %v273, i64 6
  %v292 = load i16, ptr addrspace(3) %v291, align 4
  %v293 = add nsw i32 %v272, 7
  %v294 = getelementptr i16, ptr addrspace(3) %v273, i64 7
  %v295 = load i16, ptr addrspace(3) %v294, align 2
  %v296 = insertelement <16 x i16> poison, i16 %v250, i64 0
  %v297 = insertelement <16 x i16> %v296, i16 %v253, i64 1
  %v298 = insertelement <16 x i16> %v297, i16 %v256, i64 2
  %v299 = insertelement <16 x i16> %v298, i16 %v259, i64 3
  %v300 = insertelement <16 x i16> %v299, i16 %v262, i64 4
  %v301 = insertelement <16 x i16> %v300, i16 %v265, i64 5
  %v302 = insertelement <16 x i16> %v301, i16 %v268, i64 6
  %v303 = insertelement <16 x i16> %v302, i16 %v271, i64 7
  %v304 = insertelement <16 x i16> %v303, i16 %v274, i64 8
  %v305 = insertelement <16 x i16> %v304, i16 %v277, i64 9
  %v306 = insertelement <16 x i16> %v305, i16 %v280, i64 10
  %v307 = insertelement <16 x i16> %v306, i16 %v283, i64 11
  %v308 = insertelement <16 x i16> %v307, i16 %v286, i64 12
  %v309 = insertelement <16 x i16> %v308, i16 %v289, i64 13
  %v310 = insertelement <16 x i16> %v309, i16 %v292, i64 14
  %v311 = insertelement <16 x i16> %v310, i16 %v295, i64 15
  %v312 = load i16, ptr addrspace(3) %v177, align 2
  %v313 = add nsw i32 %v175, 32
  %v314 = getelementptr i16, ptr addrspace(3) %v177, i64 32
  %v315 = load i16, ptr addrspace(3) %v314, align 2
  %v316 = add nsw i32 %v184, 64
  %v317 = getelementptr i16, ptr addrspace(3) %v186, i64 64
  %v318 = load i16, ptr addrspace(3) %v317, align 2
  %v319 = add nsw i32 %v184, 96
  %v320 = getelementptr i16, ptr addrspace(3) %v186, i64 96
  %v321 = load i16, ptr addrspace(3) %v320, align 2
  %v322 = add nsw i32 %v192, 128
  %v323 = getelementptr i16, ptr addrspace(3) %v194, i64 128
  %v324 = load i16, ptr addrspace(3) %v323, align 2
  %v325 = add nsw i32 %v192, 160
  %v326 = getelementptr i16, ptr addrspace(3) %v194, i64 160
  %v327 = load i16, ptr addrspace(3) %v326, align 2
  %v328 = add nsw i32 %v200, 192
  %v329 = getelementptr i16, ptr addrspace(3) %v202, i64 192
  %v330 = load i16, ptr addrspace(3) %v329, align 2
  %v331 = add nsw i32 %v200, 224
  %v332 = getelementptr i16, ptr addrspace(3) %v202, i64 224
  %v333 = load i16, ptr addrspace(3) %v332, align 2
  %v334 = add nsw i32 %v175, 256
  %v335 = getelementptr i16, ptr addrspace(3) %v177, i64 256
  %v336 = load i16, ptr addrspace(3) %v335, align 2
  %v337 = add nsw i32 %v175, 288
  %v338 = getelementptr i16, ptr addrspace(3) %v177, i64 288
  %v339 = load i16, ptr addrspace(3) %v338, align 2
  %v340 = add nsw i32 %v184, 320
  %v341 = getelementptr i16, ptr addrspace(3) %v186, i64 320
  %v342 = load i16, ptr addrspace(3) %v341, align 2
  %v343 = add nsw i32 %v184, 352
  %v344 = getelementptr i16, ptr addrspace(3) %v186, i64 352
  %v345 = load i16, ptr addrspace(3) %v344, align 2
  %v346 = add nsw i32 %v192, 384
  %v347 = getelementptr i16, ptr addrspace(3) %v194, i64 384
  %v348 = load i16, ptr addrspace(3) %v347, align 2
  %v349 = add nsw i32 %v192, 416
  %v350 = getelementptr i16, ptr addrspace(3) %v194, i64 416
  %v351 = load i16, ptr addrspace(3) %v350, align 2
  %v352 = add nsw i32 %v200, 448
  %v353 = getelementptr i16, ptr addrspace(3) %v202, i64 448
  %v354 = load i16, ptr addrspace(3) %v353, align 2
  %v355 = add nsw i32 %v200, 480
  %v356 = getelementptr i16, ptr addrspace(3) %v202, i64 480
  %v357 = load i16, ptr addrspace(3) %v356, align 2
  %v358 = insertelement <16 x i16> poison, i16 %v312, i64 0
  %v359 = insertelement <16 x i16> %v358, i16 %v315, i64 1
  %v360 = insertelement <16 x i16> %v359, i16 %v318, i64 2
  %v361 = insertelement <16 x i16> %v360, i16 %v321, i64 3
  %v362 = insertelement <16 x i16> %v361, i16 %v324, i64 4
  %v363 = insertelement <16 x i16> %v362, i16 %v327, i64 5
  %v364 = insertelement <16 x i16> %v363, i16 %v330, i64 6
  %v365 = insertelement <16 x i16> %v364, i16 %v333, i64 7
  %v366 = insertelement <16 x i16> %v365, i16 %v336, i64 8
  %v367 = insertelement <16 x i16> %v366, i16 %v339, i64 9
  %v368 = insertelement <16 x i16> %v367, i16 %v342, i64 10
  %v369 = insertelement <16 x i16> %v368, i16 %v345, i64 11
  %v370 = insertelement <16 x i16> %v369, i16 %v348, i64 12
  %v371 = insertelement <16 x i16> %v370, i16 %v351, i64 13
  %v372 = insertelement <16 x i16> %v371, i16 %v354, i64 14
  %v373 = insertelement <16 x i16> %v372, i16 %v357, i64 15
  %v374 = insertelement <8 x float> poison, float %v74, i64 0
  %v375 = insertelement <8 x float> %v374, float %v75, i64 1
  %v376 = insertelement <8 x float> %v375, float %v76, i64 2
  %v377 = insertelement <8 x float> %v376, float %v77, i64 3
  %v378 = insertelement <8 x float> %v377, float %v78, i64 4
  %v379 = insertelement <8 x float> %v378, float %v79, i64 5
  %v380 = insertelement <8 x float> %v379, float %v80, i64 6
  %v381 = insertelement <8 x float> %v380, float %v81, i64 7
  %v382 = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.bf16.v8f32.v16i16(<16 x i16> %v311, <16 x i16> %v373, <8 x float> %v381)
  %v383 = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.bf16.v8f32.v16i16(<16 x i16> %v173, <16 x i16> %v247, <8 x float> %v382)
  %v384 = extractelement <8 x float> %v383, i32 0
  %v385 = extractelement <8 x float> %v383, i32 1
  %v386 = extractelement <8 x float> %v383, i32 2
  %v387 = extractelement <8 x float> %v383, i32 3
  %v388 = extractelement <8 x float> %v383, i32 4
  %v389 = extractelement <8 x float> %v383, i32 5
  %v390 = extractelement <8 x float> %v383, i32 6
  %v391 = extractelement <8 x float> %v383, i32 7
  %v392 = add nsw i32 %v73, 1
  %v393 = and i32 %v392, 1
  %v394 = mul nsw i32 %v393, 1024
  %v395 = add nsw i32 %v28, %v394
  %v396 = add nsw i32 %v395, %v32
  %v397 = getelementptr i16, ptr addrspace(3) @shared0, i32 %v396
  br i1 %v92, label %then5, label %join5
then5:
  store <8 x i16> %v99, ptr addrspace(3) %v397, align 16
  br label %join5
join5:
  %v398 = getelementptr i16, ptr addrspace(3) @shared1, i32 %v396
  br i1 %v92, label %then6, label %join6
then6:
  store <8 x i16> %v110, ptr addrspace(3) %v398, align 16
  br label %join6
join6:
  %v399 = add nsw i32 %v73, 1
  %v400 = icmp slt i32 %v399, 2
  br i1 %v400, label %loop2, label %done2
done2:
  store float %v384, ptr addrspace(1) %v17, align 4
  %v401 = add nsw i32 %v14, 128
  %v402 = mul nuw i32 %v14, 4
  %v403 = zext i32 %v402 to i64
  %v404 = getelementptr i8, ptr addrspace(1) %data0, i64 %v403
  %v405 = getelementptr float, ptr addrspace(1) %v404, i64 128
  store float %v385, ptr addrspace(1) %v405, align 4
  %v406 = add nsw i32 %v14, 256
  %v407 = getelementptr float, ptr addrspace(1) %v404, i64 256
  store float %v386, ptr addrspace(1) %v407, align 4
  %v408 = add nsw i32 %v14, 384
  %v409 = getelementptr float, ptr addrspace(1) %v404, i64 384
  store float %v387, ptr addrspace(1) %v409, align 4
  %v410 = add nsw i32 %v14, 512
  %v411 = icmp slt i32 %v6, 1
  %v412 = getelementptr float, ptr addrspace(1) %v404, i64 512
  br i1 %v411, label %then7, label %join7
then7:
  store float %v388, ptr addrspace(1) %v412, align 4
  br label %join7
join7:
  %v413 = add nsw i32 %v14, 640
  %v414 = mul nuw i32 %v14, 4
  %v415 = zext i32 %v414 to i64
  %v416 = getelementptr i8, ptr addrspace(1) %data0, i64 %v415
  %v417 = getelementptr float, ptr addrspace(1) %v416, i64 640
  br i1 %v411, label %then8, label %join8
then8:
  store float %v389, ptr addrspace(1) %v417, align 4
  br label %join8
join8:
  %v418 = add nsw i32 %v14, 768
  %v419 = mul nuw i32 %v14, 4
  %v420 = zext i32 %v419 to i64
  %v421 = getelementptr i8, ptr addrspace(1) %data0, i64 %v420
  %v422 = getelementptr float, ptr addrspace(1) %v421, i64 768
  br i1 %v411, label %then9, label %join9
then9:
  store float %v390, ptr addrspace(1) %v422, align 4
  br label %join9
join9:
  %v423 = add nsw i32 %v14, 896
  %v424 = mul nuw i32 %v14, 4
  %v425 = zext i32 %v424 to i64
  %v426 = getelementptr i8, ptr addrspace(1) %data0, i64 %v425
  %v427 = getelementptr float, ptr addrspace(1) %v426, i64 896
  br i1 %v411, label %then10, label %join10
then10:
  store float %v391, ptr addrspace(1) %v427, align 4
  br label %join10
join10:
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-flat-scratch-init" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" }
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!llvm.module.flags = !{!0}
