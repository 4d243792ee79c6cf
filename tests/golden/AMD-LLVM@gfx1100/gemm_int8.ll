target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define protected amdgpu_kernel void @gemm_int8(ptr addrspace(1) %data0, ptr addrspace(1) %data1, ptr addrspace(1) %data2) #0 {
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
  %v18 = mul nsw i32 %v13, 64
  %v19 = add nsw i32 %v7, %v18
  %v20 = add nsw i32 %v19, 48
  %v21 = mul nsw i32 %v6, 16
  %v22 = add nsw i32 %v21, %v13
  %v23 = icmp slt i32 %v22, 24
  %v24 = zext i32 %v19 to i64
  %v25 = getelementptr i8, ptr addrspace(1) %data1, i64 %v24
  %v26 = getelementptr i8, ptr addrspace(1) %v25, i64 48
  br i1 %v23, label %then1, label %join1
then1:
  %v27 = load <16 x i8>, ptr addrspace(1) %v26, align 1
  br label %join1
join1:
  %v28 = phi <16 x i8> [ %v27, %then1 ], [ zeroinitializer, %entry ]
  %v29 = add nsw i32 %v5, %v13
  %v30 = add nsw i32 %v29, 3072
  %v31 = zext i32 %v29 to i64
  %v32 = getelementptr i8, ptr addrspace(1) %data2, i64 %v31
  %v33 = getelementptr i8, ptr addrspace(1) %v32, i64 3072
  %v34 = load i8, ptr addrspace(1) %v33, align 1
  %v35 = add nsw i32 %v29, 3136
  %v36 = getelementptr i8, ptr addrspace(1) %v32, i64 3136
  %v37 = load i8, ptr addrspace(1) %v36, align 1
  %v38 = add nsw i32 %v29, 3200
  %v39 = getelementptr i8, ptr addrspace(1) %v32, i64 3200
  %v40 = load i8, ptr addrspace(1) %v39, align 1
  %v41 = add nsw i32 %v29, 3264
  %v42 = getelementptr i8, ptr addrspace(1) %v32, i64 3264
  %v43 = load i8, ptr addrspace(1) %v42, align 1
  %v44 = add nsw i32 %v29, 3328
  %v45 = getelementptr i8, ptr addrspace(1) %v32, i64 3328
  %v46 = load i8, ptr addrspace(1) %v45, align 1
  %v47 = add nsw i32 %v29, 3392
  %v48 = getelementptr i8, ptr addrspace(1) %v32, i64 3392
  %v49 = load i8, ptr addrspace(1) %v48, align 1
  %v50 = add nsw i32 %v29, 3456
  %v51 = getelementptr i8, ptr addrspace(1) %v32, i64 3456
  %v52 = load i8, ptr addrspace(1) %v51, align 1
  %v53 = add nsw i32 %v29, 3520
  %v54 = getelementptr i8, ptr addrspace(1) %v32, i64 3520
  %v55 = load i8, ptr addrspace(1) %v54, align 1
  %v56 = add nsw i32 %v29, 3584
  %v57 = getelementptr i8, ptr addrspace(1) %v32, i64 3584
  %v58 = load i8, ptr addrspace(1) %v57, align 1
  %v59 = add nsw i32 %v29, 3648
  %v60 = getelementptr i8, ptr addrspace(1) %v32, i64 3648
  %v61 = load i8, ptr addrspace(1) %v60, align 1
  %v62 = add nsw i32 %v29, 3712
  %v63 = getelementptr i8, ptr addrspace(1) %v32, i64 3712
  %v64 = load i8, ptr addrspace(1) %v63, align 1
  %v65 = add nsw i32 %v29, 3776
  %v66 = getelementptr i8, ptr addrspace(1) %v32, i64 3776
  %v67 = load i8, ptr addrspace(1) %v66, align 1
  %v68 = add nsw i32 %v29, 3840
  %v69 = getelementptr i8, ptr addrspace(1) %v32, i64 3840
  %v70 = load i8, ptr addrspace(1) %v69, align 1
  %v71 = add nsw i32 %v29, 3904
  %v72 = getelementptr i8, ptr addrspace(1) %v32, i64 3904
  %v73 = load i8, ptr addrspace(1) %v72, align 1
  %v74 = add nsw i32 %v29, 3968
  %v75 = getelementptr i8, ptr addrspace(1) %v32, i64 3968
  %v76 = load i8, ptr addrspace(1) %v75, align 1
  %v77 = add nsw i32 %v29, 4032
  %v78 = getelementptr i8, ptr addrspace(1) %v32, i64 4032
  %v79 = load i8, ptr addrspace(1) %v78, align 1
  %v80 = insertelement <16 x i8> poison, i8 %v34, i64 0
  %v81 = insertelement <16 x i8> %v80, i8 %v37, i64 1
  %v82 = insertelement <16 x i8> %v81, i8 %v40, i64 2
  %v83 = insertelement <16 x i8> %v82, i8 %v43, i64 3
  %v84 = insertelement <16 x i8> %v83, i8 %v46, i64 4
  %v85 = insertelement <16 x i8> %v84, i8 %v49, i64 5
  %v86 = insertelement <16 x i8> %v85, i8 %v52, i64 6
  %v87 = insertelement <16 x i8> %v86, i8 %v55, i64 7
  %v88 = insertelement <16 x i8> %v87, i8 %v58, i64 8
  %v89 = insertelement <16 x i8> %v88, i8 %v61, i64 9
  %v90 = insertelement <16 x i8> %v89, i8 %v64, i64 10
  %v91 = insertelement <16 x i8> %v90, i8 %v67, i64 11
  %v92 = insertelement <16 x i8> %v91, i8 %v70, i64 12
  %v93 = insertelement <16 x i8> %v92, i8 %v73, i64 13
  %v94 = insertelement <16 x i8> %v93, i8 %v76, i64 14
  %v95 = insertelement <16 x i8> %v94, i8 %v79, i64 15
  %v96 = add nsw i32 %v19, 32
  %v97 = zext i32 %v19 to i64
  %v98 = getelementptr i8, ptr addrspace(1) %data1, i64 %v97
  %v99 = getelementptr i8, ptr addrspace(1) %v98, i64 32
  br i1 %v23, label %then2, label %join2
then2:
  %v100 = load <16 x i8>, ptr addrspace(1) %v99, align 1
  br label %join2
join2:
  %v101 = phi <16 x i8> [ %v100, %then2 ], [ zeroinitializer, %join1 ]
  %v102 = add nsw i32 %v29, 2048
  %v103 = zext i32 %v29 to i64
  %v104 = getelementptr i8, ptr addrspace(1) %data2, i64 %v103
  %v105 = getelementptr i8, ptr addrspace(1) %v104, i64 2048
  %v106 = load i8, ptr addrspace(1) %v105, align 1
  %v107 = add nsw i32 %v29, 2112
  %v108 = getelementptr i8, ptr addrspace(1) %v104, i64 2112
  %v109 = load i8, ptr addrspace(1) %v108, align 1
  %v110 = add nsw i32 %v29, 2176
  %v111 = getelementptr i8, ptr addrspace(1) %v104, i64 2176
  %v112 = load i8, ptr addrspace(1) %v111, align 1
  %v113 = add nsw i32 %v29, 2240
  %v114 = getelementptr i8, ptr addrspace(1) %v104, i64 2240
  %v115 = load i8, ptr addrspace(1) %v114, align 1
  %v116 = add nsw i32 %v29, 2304
  %v117 = getelementptr i8, ptr addrspace(1) %v104, i64 2304
  %v118 = load i8, ptr addrspace(1) %v117, align 1
  %v119 = add nsw i32 %v29, 2368
  %v120 = getelementptr i8, ptr addrspace(1) %v104, i64 2368
  %v121 = load i8, ptr addrspace(1) %v120, align 1
  %v122 = add nsw i32 %v29, 2432
  %v123 = getelementptr i8, ptr addrspace(1) %v104, i64 2432
  %v124 = load i8, ptr addrspace(1) %v123, align 1
  %v125 = add nsw i32 %v29, 2496
  %v126 = getelementptr i8, ptr addrspace(1) %v104, i64 2496
  %v127 = load i8, ptr addrspace(1) %v126, align 1
  %v128 = add nsw i32 %v29, 2560
  %v129 = getelementptr i8, ptr addrspace(1) %v104, i64 2560
  %v130 = load i8, ptr addrspace(1) %v129, align 1
  %v131 = add nsw i32 %v29, 2624
  %v132 = getelementptr i8, ptr addrspace(1) %v104, i64 2624
  %v133 = load i8, ptr addrspace(1) %v132, align 1
  %v134 = add nsw i32 %v29, 2688
  %v135 = getelementptr i8, ptr addrspace(1) %v104, i64 2688
  %v136 = load i8, ptr addrspace(1) %v135, align 1
  %v137 = add nsw i32 %v29, 2752
  %v138 = getelementptr i8, ptr addrspace(1) %v104, i64 2752
  %v139 = load i8, ptr addrspace(1) %v138, align 1
  %v140 = add nsw i32 %v29, 2816
  %v141 = getelementptr i8, ptr addrspace(1) %v104, i64 2816
  %v142 = load i8, ptr addrspace(1) %v141, align 1
  %v143 = add nsw i32 %v29, 2880
  %v144 = getelementptr i8, ptr addrspace(1) %v104, i64 2880
  %v145 = load i8, ptr addrspace(1) %v144, align 1
  %v146 = add nsw i32 %v29, 2944
  %v147 = getelementptr i8, ptr addrspace(1) %v104, i64 2944
  %v148 = load i8, ptr addrspace(1) %v147, align 1
  %v149 = add nsw i32 %v29, 3008
  %v150 = getelementptr i8, ptr addrspace(1) %v104, i64 3008
  %v151 = load i8, ptr addrspace(1) %v150, align 1
  %v152 = insertelement <16 x i8> poison, i8 %v106, i64 0
  %v153 = insertelement <16 x i8> %v152, i8 %v109, i64 1
  %v154 = insertelement <16 x i8> %v153, i8 %v112, i64 2
  %v155 = insertelement <16 x i8> %v154, i8 %v115, i64 3
  %v156 = insertelement <16 x i8> %v155, i8 %v118, i64 4
  %v157 = insertelement <16 x i8> %v156, i8 %v121, i64 5
  %v158 = insertelement <16 x i8> %v157, i8 %v124, i64 6
  %v159 = insertelement <16 x i8> %v158, i8 %v127, i64 7
  %v160 = insertelement <16 x i8> %v159, i8 %v130, i64 8
  %v161 = insertelement <16 x i8> %v160, i8 %v133, i64 9
  %v162 = insertelement <16 x i8> %v161, i8 %v136, i64 10
  %v163 = insertelement <16 x i8> %v162, i8 %v139, i64 11
  %v164 = insertelement <16 x i8> %v163, i8 %v142, i64 12
  %v165 = insertelement <16 x i8> %v164, i8 %v145, i64 13
  %v166 = insertelement <16 x i8> %v165, i8 %v148, i64 14
  %v167 = insertelement <16 x i8> %v166, i8 %v151, i64 15
  %v168 = add nsw i32 %v19, 16
  %v169 = zext i32 %v19 to i64
  %v170 = getelementptr i8, ptr addrspace(1) %data1, i64 %v169
  %v171 = getelementptr i8, ptr addrspace(1) %v170, i64 16
  br i1 %v23, label %then3, label %join3
then3:
  %v172 = load <16 x i8>, ptr addrspace(1) %v171, align 1
  br label %join3
join3:
  %v173 = phi <16 x i8> [ %v172, %then3 ], [ zeroinitializer, %join2 ]
  %v174 = add nsw i32 %v29, 1024
  %v175 = zext i32 %v29 to i64
  %v176 = getelementptr i8, ptr addrspace(1) %data2, i64 %v175
  %v177 = getelementptr i8, ptr addrspace(1) %v176, i64 1024
  %v178 = load i8, ptr addrspace(1) %v177, align 1
  %v179 = add nsw i32 %v29, 1088
  %v180 = getelementptr i8, ptr addrspace(1) %v176, i64 1088
  %v181 = load i8, ptr addrspace(1) %v180, align 1
  %v182 = add nsw i32 %v29, 1152
  %v183 = getelementptr i8, ptr addrspace(1) %v176, i64 1152
  %v184 = load i8, ptr addrspace(1) %v183, align 1
  %v185 = add nsw i32 %v29, 1216
  %v186 = getelementptr i8, ptr addrspace(1) %v176, i64 1216
  %v187 = load i8, ptr addrspace(1) %v186, align 1
  %v188 = add nsw i32 %v29, 1280
  %v189 = getelementptr i8, ptr addrspace(1) %v176, i64 1280
  %v190 = load i8, ptr addrspace(1) %v189, align 1
  %v191 = add nsw i32 %v29, 1344
  %v192 = getelementptr i8, ptr addrspace(1) %v176, i64 1344
  %v193 = load i8, ptr addrspace(1) %v192, align 1
  %v194 = add nsw i32 %v29, 1408
  %v195 = getelementptr i8, ptr addrspace(1) %v176, i64 1408
  %v196 = load i8, ptr addrspace(1) %v195, align 1
  %v197 = add nsw i32 %v29, 1472
  %v198 = getelementptr i8, ptr addrspace(1) %v176, i64 1472
  %v199 = load i8, ptr addrspace(1) %v198, align 1
  %v200 = add nsw i32 %v29, 1536
  %v201 = getelementptr i8, ptr addrspace(1) %v176, i64 1536
  %v202 = load i8, ptr addrspace(1) %v201, align 1
  %v203 = add nsw i32 %v29, 1600
  %v204 = getelementptr i8, ptr addrspace(1) %v176, i64 1600
  %v205 = load i8, ptr addrspace(1) %v204, align 1
  %v206 = add nsw i32 %v29, 1664
  %v207 = getelementptr i8, ptr addrspace(1) %v176, i64 1664
  %v208 = load i8, ptr addrspace(1) %v207, align 1
  %v209 = add nsw i32 %v29, 1728
  %v210 = getelementptr i8, ptr addrspace(1) %v176, i64 1728
  %v211 = load i8, ptr addrspace(1) %v210, align 1
  %v212 = add nsw i32 %v29, 1792
  %v213 = getelementptr i8, ptr addrspace(1) %v176, i64 1792
  %v214 = load i8, ptr addrspace(1) %v213, align 1
  %v215 = add nsw i32 %v29, 1856
  %v216 = getelementptr i8, ptr addrspace(1) %v176, i64 1856
  %v217 = load i8, ptr addrspace(1) %v216, align 1
  %v218 = add nsw i32 %v29, 1920
  %v219 = getelementptr i8, ptr addrspace(1) %v176, i64 1920
  %v220 = load i8, ptr addrspace(1) %v219, align 1
  %v221 = add nsw i32 %v29, 1984
  %v222 = getelementptr i8, ptr addrspace(1) %v176, i64 1984
  %v223 = load i8, ptr addrspace(1) %v222, align 1
  %v224 = insertelement <16 x i8> poison, i8 %v178, i64 0
  %v225 = insertelement <16 x i8> %v224, i8 %v181, i64 1
  %v226 = insertelement <16 x i8> %v225, i8 %v184, i64 2
  %v227 = insertelement <16 x i8> %v226, i8 %v187, i64 3
  %v228 = insertelement <16 x i8> %v227, i8 %v190, i64 4
  %v229 = insertelement <16 x i8> %v228, i8 %v193, i64 5
  %v230 = insertelement <16 x i8> %v229, i8 %v196, i64 6
  %v231 = insertelement <16 x i8> %v230, i8 %v199, i64 7
  %v232 = insertelement <16 x i8> %v231, i8 %v202, i64 8
  %v233 = insertelement <16 x i8> %v232, i8 %v205, i64 9
  %v234 = insertelement <16 x i8> %v233, i8 %v208, i64 10
  %v235 = insertelement <16 x i8> %v234, i8 %v211, i64 11
  %v236 = insertelement <16 x i8> %v235, i8 %v214, i64 12
  %v237 = insertelement <16 x i8> %v236, i8 %v217, i64 13
  %v238 = insertelement <16 x i8> %v237, i8 %v220, i64 14
  %v239 = insertelement <16 x i8> %v238, i8 %v223, i64 15
  %v240 = zext i32 %v19 to i64
  %v241 = getelementptr i8, ptr addrspace(1) %data1, i64 %v240
  br i1 %v23, label %then4, label %join4
then4:
  %v242 = load <16 x i8>, ptr addrspace(1) %v241, align 1
  br label %join4
join4:
  %v243 = phi <16 x i8> [ %v242, %then4 ], [ zeroinitializer, %join3 ]
  %v244 = zext i32 %v29 to i64
  %v245 = getelementptr i8, ptr addrspace(1) %data2, i64 %v244
  %v246 = load i8, ptr addrspace(1) %v245, align 1
  %v247 = add nsw i32 %v29, 64
  %v248 = getelementptr i8, ptr addrspace(1) %v245, i64 64
  %v249 = load i8, ptr addrspace(1) %v248, align 1
  %v250 = add nsw i32 %v29, 128
  %v251 = getelementptr i8, ptr addrspace(1) %v245, i64 128
  %v252 = load i8, ptr addrspace(1) %v251, align 1
  %v253 = add nsw i32 %v29, 192
  %v254 = getelementptr i8, ptr addrspace(1) %v245, i64 192
  %v255 = load i8, ptr addrspace(1) %v254, align 1
  %v256 = add nsw i32 %v29, 256
  %v257 = getelementptr i8, ptr addrspace(1) %v245, i64 256
  %v258 = load i8, ptr addrspace(1) %v257, align 1
  %v259 = add nsw i32 %v29, 320
  %v260 = getelementptr i8, ptr addrspace(1) %v245, i64 320
  %v261 = load i8, ptr addrspace(1) %v260, align 1
  %v262 = add nsw i32 %v29, 384
  %v263 = getelementptr i8, ptr addrspace(1) %v245, i64 384
  %v264 = load i8, ptr addrspace(1) %v263, align 1
  %v265 = add nsw i32 %v29, 448
  %v266 = getelementptr i8, ptr addrspace(1) %v245, i64 448
  %v267 = load i8, ptr addrspace(1) %v266, align 1
  %v268 = add nsw i32 %v29, 512
  %v269 = getelementptr i8, ptr addrspace(1) %v245, i64 512
  %v270 = load i8, ptr addrspace(1) %v269, align 1
  %v271 = add nsw i32 %v29, 576
  %v272 = getelementptr i8, ptr addrspace(1) %v245, i64 576
  %v273 = load i8, ptr addrspace(1) %v272, align 1
  %v274 = add nsw i32 %v29, 640
  %v275 = getelementptr i8, ptr addrspace(1) %v245, i64 640
  %v276 = load i8, ptr addrspace(1) %v275, align 1
  %v277 = add nsw i32 %v29, 704
  %v278 = getelementptr i8, ptr addrspace(1) %v245, i64 704
  %v279 = load i8, ptr addrspace(1) %v278, align 1
  %v280 = add nsw i32 %v29, 768
  %v281 = getelementptr i8, ptr addrspace(1) %v245, i64 768
  %v282 = load i8, ptr addrspace(1) %v281, align 1
  %v283 = add nsw i32 %v29, 832
  %v284 = getelementptr i8, ptr addrspace(1) %v245, i64 832
  %v285 = load i8, ptr addrspace(1) %v284, align 1
  %v286 = add nsw i32 %v29, 896
  %v287 = getelementptr i8, ptr addrspace(1) %v245, i64 896
  %v288 = load i8, ptr addrspace(1) %v287, align 1
  %v289 = add nsw i32 %v29, 960
  %v290 = getelementptr i8, ptr addrspace(1) %v245, i64 960
  %v291 = load i8, ptr addrspace(1) %v290, align 1
  %v292 = insertelement <16 x i8> poison, i8 %v246, i64 0
  %v293 = insertelement <16 x i8> %v292, i8 %v249, i64 1
  %v294 = insertelement <16 x i8> %v293, i8 %v252, i64 2
  %v295 = insertelement <16 x i8> %v294, i8 %v255, i64 3
  %v296 = insertelement <16 x i8> %v295, i8 %v258, i64 4
  %v297 = insertelement <16 x i8> %v296, i8 %v261, i64 5
  %v298 = insertelement <16 x i8> %v297, i8 %v264, i64 6
  %v299 = insertelement <16 x i8> %v298, i8 %v267, i64 7
  %v300 = insertelement <16 x i8> %v299, i8 %v270, i64 8
  %v301 = insertelement <16 x i8> %v300, i8 %v273, i64 9
  %v302 = insertelement <16 x i8> %v301, i8 %v276, i64 10
  %v303 = insertelement <16 x i8> %v302, i8 %v279, i64 11
  %v304 = insertelement <16 x i8> %v303, i8 %v282, i64 12
  %v305 = insertelement <16 x i8> %v304, i8 %v285, i64 13
  %v306 = insertelement <16 x i8> %v305, i8 %v288, i64 14
  %v307 = insertelement <16 x i8> %v306, i8 %v291, i64 15
  %v308 = bitcast <16 x i8> %v243 to <4 x i32>
  %v309 = bitcast <16 x i8> %v307 to <4 x i32>
  %v310 = call <8 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu8.v8i32.v4i32(i1 true, <4 x i32> %v308, i1 true, <4 x i32> %v309, <8 x i32> zeroinitializer, i1 false)
  %v311 = bitcast <16 x i8> %v173 to <4 x i32>
  %v312 = bitcast <16 x i8> %v239 to <4 x i32>
  %v313 = call <8 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu8.v8i32.v4i32(i1 true, <4 x i32> %v311, i1 true, <4 x i32> %v312, <8 x i32> %v310, i1 false)
  %v314 = bitcast <16 x i8> %v101 to <4 x i32>
  %v315 = bitcast <16 x i8> %v167 to <4 x i32>
  %v316 = call <8 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu8.v8i32.v4i32(i1 true, <4 x i32> %v314, i1 true, <4 x i32> %v315, <8 x i32> %v313, i1 false)
  %v317 = bitcast <16 x i8> %v28 to <4 x i32>
  %v318 = bitcast <16 x i8> %v95 to <4 x i32>
  %v319 = call <8 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu8.v8i32.v4i32(i1 true, <4 x i32> %v317, i1 true, <4 x i32> %v318, <8 x i32> %v316, i1 false)
  %v320 = extractelement <8 x i32> %v319, i32 0
  store i32 %v320, ptr addrspace(1) %v17, align 4
  %v321 = add nsw i32 %v14, 128
  %v322 = mul nuw i32 %v14, 4
  %v323 = zext i32 %v322 to i64
  %v324 = getelementptr i8, ptr addrspace(1) %data0, i64 %v323
  %v325 = getelementptr i32, ptr addrspace(1) %v324, i64 128
  %v326 = extractelement <8 x i32> %v319, i32 1
  store i32 %v326, ptr addrspace(1) %v325, align 4
  %v327 = add nsw i32 %v14, 256
  %v328 = getelementptr i32, ptr addrspace(1) %v324, i64 256
  %v329 = extractelement <8 x i32> %v319, i32 2
  store i32 %v329, ptr addrspace(1) %v328, align 4
  %v330 = add nsw i32 %v14, 384
  %v331 = getelementptr i32, ptr addrspace(1) %v324, i64 384
  %v332 = extractelement <8 x i32> %v319, i32 3
  store i32 %v332, ptr addrspace(1) %v331, align 4
  %v333 = add nsw i32 %v14, 512
  %v334 = icmp slt i32 %v6, 1
  %v335 = getelementptr i32, ptr addrspace(1) %v324, i64 512
  %v336 = extractelement <8 x i32> %v319, i32 4
  br i1 %v334, label %then5, label %join5
then5:
  store i32 %v336, ptr addrspace(1) %v335, align 4
  br label %join5
join5:
  %v337 = add nsw i32 %v14, 640
  %v338 = mul nuw i32 %v14, 4
  %v339 = zext i32 %v338 to i64
  %v340 = getelementptr i8, ptr addrspace(1) %data0, i64 %v339
  %v341 = getelementptr i32, ptr addrspace(1) %v340, i64 640
  %v342 = extractelement <8 x i32> %v319, i32 5
  br i1 %v334, label %then6, label %join6
then6:
  store i32 %v342, ptr addrspace(1) %v341, align 4
  br label %join6
join6:
  %v343 = add nsw i32 %v14, 768
  %v344 = mul nuw i32 %v14, 4
  %v345 = zext i32 %v344 to i64
  %v346 = getelementptr i8, ptr addrspace(1) %data0, i64 %v345
  %v347 = getelementptr i32, ptr addrspace(1) %v346, i64 768
  %v348 = extractelement <8 x i32> %v319, i32 6
  br i1 %v334, label %then7, label %join7
then7:
  store i32 %v348, ptr addrspace(1) %v347, align 4
  br label %join7
join7:
  %v349 = add nsw i32 %v14, 896
  %v350 = mul nuw i32 %v14, 4
  %v351 = zext i32 %v350 to i64
  %v352 = getelementptr i8, ptr addrspace(1) %data0, i64 %v351
  %v353 = getelementptr i32, ptr addrspace(1) %v352, i64 896
  %v354 = extractelement <8 x i32> %v319, i32 7
  br i1 %v334, label %then8, label %join8
then8:
  store i32 %v354, ptr addrspace(1) %v353, align 4
  br label %join8
join8:
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-flat-scratch-init" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" }
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!llvm.module.flags = !{!0}
