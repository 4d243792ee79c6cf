target triple = "x86_64-unknown-linux-gnu"

define void @layernorm(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = getelementptr inbounds ptr, ptr %args, i64 2
  %v5 = load ptr, ptr %v4, align 8
  %v6 = getelementptr inbounds ptr, ptr %args, i64 3
  %v7 = load ptr, ptr %v6, align 8
  br label %loop1
loop1:
  %v8 = phi i32 [ 0, %entry ], [ %v284, %done4 ]
  %v9 = mul nsw i32 %v8, 1024
  br label %loop2
loop2:
  %v10 = phi i32 [ 0, %loop1 ], [ %v52, %loop2 ]
  %v11 = phi <8 x float> [ zeroinitializer, %loop1 ], [ %v23, %loop2 ]
  %v12 = phi <8 x float> [ zeroinitializer, %loop1 ], [ %v27, %loop2 ]
  %v13 = phi <8 x float> [ zeroinitializer, %loop1 ], [ %v31, %loop2 ]
  %v14 = phi <8 x float> [ zeroinitializer, %loop1 ], [ %v35, %loop2 ]
  %v15 = phi <8 x float> [ zeroinitializer, %loop1 ], [ %v39, %loop2 ]
  %v16 = phi <8 x float> [ zeroinitializer, %loop1 ], [ %v43, %loop2 ]
  %v17 = phi <8 x float> [ zeroinitializer, %loop1 ], [ %v47, %loop2 ]
  %v18 = phi <8 x float> [ zeroinitializer, %loop1 ], [ %v51, %loop2 ]
  %v19 = mul nsw i32 %v10, 8
  %v20 = add nsw i32 %v9, %v19
  %v21 = getelementptr float, ptr %v3, i32 %v20
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = fadd <8 x float> %v11, %v22
  %v24 = add nsw i32 %v20, 128
  %v25 = getelementptr float, ptr %v21, i64 128
  %v26 = load <8 x float>, ptr %v25, align 4
  %v27 = fadd <8 x float> %v12, %v26
  %v28 = add nsw i32 %v20, 256
  %v29 = getelementptr float, ptr %v21, i64 256
  %v30 = load <8 x float>, ptr %v29, align 4
  %v31 = fadd <8 x float> %v13, %v30
  %v32 = add nsw i32 %v20, 384
  %v33 = getelementptr float, ptr %v21, i64 384
  %v34 = load <8 x float>, ptr %v33, align 4
  %v35 = fadd <8 x float> %v14, %v34
  %v36 = add nsw i32 %v20, 512
  %v37 = getelementptr float, ptr %v21, i64 512
  %v38 = load <8 x float>, ptr %v37, align 4
  %v39 = fadd <8 x float> %v15, %v38
  %v40 = add nsw i32 %v20, 640
  %v41 = getelementptr float, ptr %v21, i64 640
  %v42 = load <8 x float>, ptr %v41, align 4
  %v43 = fadd <8 x float> %v16, %v42
  %v44 = add nsw i32 %v20, 768
  %v45 = getelementptr float, ptr %v21, i64 768
  %v46 = load <8 x float>, ptr %v45, align 4
  %v47 = fadd <8 x float> %v17, %v46
  %v48 = add nsw i32 %v20, 896
  %v49 = getelementptr float, ptr %v21, i64 896
  %v50 = load <8 x float>, ptr %v49, align 4
  %v51 = fadd <8 x float> %v18, %v50
  %v52 = add nsw i32 %v10, 1
  %v53 = icmp slt i32 %v52, 16
  br i1 %v53, label %loop2, label %done2
done2:
  %v54 = shufflevector <8 x float> %v23, <8 x float> %v27, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v55 = shufflevector <8 x float> %v23, <8 x float> %v27, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v56 = fadd <8 x float> %v54, %v55
  %v57 = shufflevector <8 x float> %v31, <8 x float> %v35, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v58 = shufflevector <8 x float> %v31, <8 x float> %v35, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v59 = fadd <8 x float> %v57, %v58
  %v60 = shufflevector <8 x float> %v56, <8 x float> %v59, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v61 = shufflevector <8 x float> %v56, <8 x float> %v59, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v62 = fadd <8 x float> %v60, %v61
  %v63 = shufflevector <8 x float> %v39, <8 x float> %v43, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v64 = shufflevector <8 x float> %v39, <8 x float> %v43, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v65 = fadd <8 x float> %v63, %v64
  %v66 = shufflevector <8 x float> %v47, <8 x float> %v51, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v67 = shufflevector <8 x float> %v47, <8 x float> %v51, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v68 = fadd <8 x float> %v66, %v67
  %v69 = shufflevector <8 x float> %v65, <8 x float> %v68, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v70 = shufflevector <8 x float> %v65, <8 x float> %v68, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v71 = fadd <8 x float> %v69, %v70
  %v72 = shufflevector <8 x float> %v62, <8 x float> %v71, <8 x i32> <i32 0, i32 2, i32 8, i32 10, i32 4, i32 6, i32 12, i32 14>
  %v73 = shufflevector <8 x float> %v62, <8 x float> %v71, <8 x i32> <i32 1, i32 3, i32 9, i32 11, i32 5, i32 7, i32 13, i32 15>
  %v74 = fadd <8 x float> %v72, %v73
  %v75 = extractelement <8 x float> %v74, i32 0
  %v76 = fmul float %v75, 0x3F80000000000000
  %v77 = insertelement <8 x float> poison, float %v76, i64 0
  %v78 = shufflevector <8 x float> %v77, <8 x float> poison, <8 x i32> zeroinitializer
  %v79 = extractelement <8 x float> %v74, i32 4
  %v80 = fmul float %v79, 0x3F80000000000000
  %v81 = insertelement <8 x float> poison, float %v80, i64 0
  %v82 = shufflevector <8 x float> %v81, <8 x float> poison, <8 x i32> zeroinitializer
  %v83 = extractelement <8 x float> %v74, i32 1
  %v84 = fmul float %v83, 0x3F80000000000000
  %v85 = insertelement <8 x float> poison, float %v84, i64 0
  %v86 = shufflevector <8 x float> %v85, <8 x float> poison, <8 x i32> zeroinitializer
  %v87 = extractelement <8 x float> %v74, i32 5
  %v88 = fmul float %v87, 0x3F80000000000000
  %v89 = insertelement <8 x float> poison, float %v88, i64 0
  %v90 = shufflevector <8 x float> %v89, <8 x float> poison, <8 x i32> zeroinitializer
  %v91 = extractelement <8 x float> %v74, i32 2
  %v92 = fmul float %v91, 0x3F80000000000000
  %v93 = insertelement <8 x float> poison, float %v92, i64 0
  %v94 = shufflevector <8 x float> %v93, <8 x float> poison, <8 x i32> zeroinitializer
  %v95 = extractelement <8 x float> %v74, i32 6
  %v96 = fmul float %v95, 0x3F80000000000000
  %v97 = insertelement <8 x float> poison, float %v96, i64 0
  %v98 = shufflevector <8 x float> %v97, <8 x float> poison, <8 x i32> zeroinitializer
  %v99 = extractelement <8 x float> %v74, i32 3
  %v100 = fmul float %v99, 0x3F80000000000000
  %v101 = insertelement <8 x float> poison, float %v100, i64 0
  %v102 = shufflevector <8 x float> %v101, <8 x float> poison, <8 x i32> zeroinitializer
  %v103 = extractelement <8 x float> %v74, i32 7
  %v104 = fmul float %v103, 0x3F80000000000000
  %v105 = insertelement <8 x float> poison, float %v104, i64 0
  %v106 = shufflevector <8 x float> %v105, <8 x float> poison, <8 x i32> zeroinitializer
  br label %loop3
loop3:
  %v107 = phi i32 [ 0, %done2 ], [ %v157, %loop3 ]
  %v108 = phi <8 x float> [ zeroinitializer, %done2 ], [ %v121, %loop3 ]
  %v109 = phi <8 x float> [ zeroinitializer, %done2 ], [ %v126, %loop3 ]
  %v110 = phi <8 x float> [ zeroinitializer, %done2 ], [ %v131, %loop3 ]
  %v111 = phi <8 x float> [ zeroinitializer, %done2 ], [ %v136, %loop3 ]
  %v112 = phi <8 x float> [ zeroinitializer, %done2 ], [ %v141, %loop3 ]
  %v113 = phi <8 x float> [ zeroinitializer, %done2 ], [ %v146, %loop3 ]
  %v114 = phi <8 x float> [ zeroinitializer, %done2 ], [ %v151, %loop3 ]
  %v115 = phi <8 x float> [ zeroinitializer, %done2 ], [ %v156, %loop3 ]
  %v116 = mul nsw i32 %v107, 8
  %v117 = add nsw i32 %v9, %v116
  %v118 = getelementptr float, ptr %v3, i32 %v117
  %v119 = load <8 x float>, ptr %v118, align 4
  %v120 = fsub <8 x float> %v119, %v78
  %v121 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v120, <8 x float> %v120, <8 x float> %v108)
  %v122 = add nsw i32 %v117, 128
  %v123 = getelementptr float, ptr %v118, i64 128
  %v124 = load <8 x float>, ptr %v123, align 4
  %v125 = fsub <8 x float> %v124, %v82
  %v126 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v125, <8 x float> %v125, <8 x float> %v109)
  %v127 = add nsw i32 %v117, 256
  %v128 = getelementptr float, ptr %v118, i64 256
  %v129 = load <8 x float>, ptr %v128, align 4
  %v130 = fsub <8 x float> %v129, %v86
  %v131 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v130, <8 x float> %v130, <8 x float> %v110)
  %v132 = add nsw i32 %v117, 384
  %v133 = getelementptr float, ptr %v118, i64 384
  %v134 = load <8 x float>, ptr %v133, align 4
  %v135 = fsub <8 x float> %v134, %v90
  %v136 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v135, <8 x float> %v135, <8 x float> %v111)
  %v137 = add nsw i32 %v117, 512
  %v138 = getelementptr float, ptr %v118, i64 512
  %v139 = load <8 x float>, ptr %v138, align 4
  %v140 = fsub <8 x float> %v139, %v94
  %v141 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v140, <8 x float> %v140, <8 x float> %v112)
  %v142 = add nsw i32 %v117, 640
  %v143 = getelementptr float, ptr %v118, i64 640
  %v144 = load <8 x float>, ptr %v143, align 4
  %v145 = fsub <8 x float> %v144, %v98
  %v146 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v145, <8 x float> %v145, <8 x float> %v113)
  %v147 = add nsw i32 %v117, 768
  %v148 = getelementptr float, ptr %v118, i64 768
  %v149 = load <8 x float>, ptr %v148, align 4
  %v150 = fsub <8 x float> %v149, %v102
  %v151 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v150, <8 x float> %v150, <8 x float> %v114)
  %v152 = add nsw i32 %v117, 896
  %v153 = getelementptr float, ptr %v118, i64 896
  %v154 = load <8 x float>, ptr %v153, align 4
  %v155 = fsub <8 x float> %v154, %v106
  %v156 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v155, <8 x float> %v155, <8 x float> %v115)
  %v157 = add nsw i32 %v107, 1
  %v158 = icmp slt i32 %v157, 16
  br i1 %v158, label %loop3, label %done3
done3:
  %v159 = shufflevector <8 x float> %v121, <8 x float> %v126, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v160 = shufflevector <8 x float> %v121, <8 x float> %v126, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v161 = fadd <8 x float> %v159, %v160
  %v162 = shufflevector <8 x float> %v131, <8 x float> %v136, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v163 = shufflevector <8 x float> %v131, <8 x float> %v136, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v164 = fadd <8 x float> %v162, %v163
  %v165 = shufflevector <8 x float> %v161, <8 x float> %v164, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v166 = shufflevector <8 x float> %v161, <8 x float> %v164, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v167 = fadd <8 x float> %v165, %v166
  %v168 = shufflevector <8 x float> %v141, <8 x float> %v146, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v169 = shufflevector <8 x float> %v141, <8 x float> %v146, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v170 = fadd <8 x float> %v168, %v169
  %v171 = shufflevector <8 x float> %v151, <8 x float> %v156, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v172 = shufflevector <8 x float> %v151, <8 x float> %v156, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v173 = fadd <8 x float> %v171, %v172
  %v174 = shufflevector <8 x float> %v170, <8 x float> %v173, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v175 = shufflevector <8 x float> %v170, <8 x float> %v173, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v176 = fadd <8 x float> %v174, %v175
  %v177 = shufflevector <8 x float> %v167, <8 x float> %v176, <8 x i32> <i32 0, i32 2, i32 8, i32 10, i32 4, i32 6, i32 12, i32 14>
  %v178 = shufflevector <8 x float> %v167, <8 x float> %v176, <8 x i32> <i32 1, i32 3, i32 9, i32 11, i32 5, i32 7, i32 13, i32 15>
  %v179 = fadd <8 x float> %v177, %v178
  %v180 = extractelement <8 x float> %v179, i32 0
  %v181 = call float @llvm.fma.f32(float %v180, float 0x3F80000000000000, float 0x3EE4F8B580000000)
  %v182 = call float @llvm.sqrt.f32(float %v181)
  %v183 = insertelement <8 x float> poison, float %v182, i64 0
  %v184 = shufflevector <8 x float> %v183, <8 x float> poison, <8 x i32> zeroinitializer
  %v185 = extractelement <8 x float> %v179, i32 4
  %v186 = call float @llvm.fma.f32(float %v185, float 0x3F80000000000000, float 0x3EE4F8B580000000)
  %v187 = call float @llvm.sqrt.f32(float %v186)
  %v188 = insertelement <8 x float> poison, float %v187, i64 0
  %v189 = shufflevector <8 x float> %v188, <8 x float> poison, <8 x i32> zeroinitializer
  %v190 = extractelement <8 x float> %v179, i32 1
  %v191 = call float @llvm.fma.f32(float %v190, float 0x3F80000000000000, float 0x3EE4F8B580000000)
  %v192 = call float @llvm.sqrt.f32(float %v191)
  %v193 = insertelement <8 x float> poison, float %v192, i64 0
  %v194 = shufflevector <8 x float> %v193, <8 x float> poison, <8 x i32> zeroinitializer
  %v195 = extractelement <8 x float> %v179, i32 5
  %v196 = call float @llvm.fma.f32(float %v195, float 0x3F80000000000000, float 0x3EE4F8B580000000)
  %v197 = call float @llvm.sqrt.f32(float %v196)
  %v198 = insertelement <8 x float> poison, float %v197, i64 0
  %v199 = shufflevector <8 x float> %v198, <8 x float> poison, <8 x i32> zeroinitializer
  %v200 = extractelement <8 x float> %v179, i32 2
  %v201 = call float @llvm.fma.f32(float %v200, float 0x3F80000000000000, float 0x3EE4F8B580000000)
  %v202 = call float @llvm.sqrt.f32(float %v201)
  %v203 = insertelement <8 x float> poison, float %v202, i64 0
  %v204 = shufflevector <8 x float> %v203, <8 x float> poison, <8 x i32> zeroinitializer
  %v205 = extractelement <8 x float> %v179, i32 6
  %v206 = call float @llvm.fma.f32(float %v205, float 0x3F80000000000000, float 0x3EE4F8B580000000)
  %v207 = call float @llvm.sqrt.f32(float %v206)
  %v208 = insertelement <8 x float> poison, float %v207, i64 0
  %v209 = shufflevector <8 x float> %v208, <8 x float> poison, <8 x i32> zeroinitializer
  %v210 = extractelement <8 x float> %v179, i32 3
  %v211 = call float @llvm.fma.f32(float %v210, float 0x3F80000000000000, float 0x3EE4F8B580000000)
  %v212 = call float @llvm.sqrt.f32(float %v211)
  %v213 = insertelement <8 x float> poison, float %v212, i64 0
  %v214 = shufflevector <8 x float> %v213, <8 x float> poison, <8 x i32> zeroinitializer
  %v215 = extractelement <8 x float> %v179, i32 7
  %v216 = call float @llvm.fma.f32(float %v215, float 0x3F80000000000000, float 0x3EE4F8B580000000)
  %v217 = call float @llvm.sqrt.f32(float %v216)
  %v218 = insertelement <8 x float> poison, float %v217, i64 0
  %v219 = shufflevector <8 x float> %v218, <8 x float> poison, <8 x i32> zeroinitializer
  br label %loop4
loop4:
  %v220 = phi i32 [ 0, %done3 ], [ %v282, %loop4 ]
  %v221 = mul nsw i32 %v220, 8
  %v222 = add nsw i32 %v9, %v221
  %v223 = getelementptr float, ptr %v1, i32 %v222
  %v224 = getelementptr float, ptr %v3, i32 %v222
  %v225 = load <8 x float>, ptr %v224, align 4
  %v226 = fsub <8 x float> %v225, %v78
  %v227 = fdiv <8 x float> %v226, %v184
  %v228 = getelementptr float, ptr %v5, i32 %v221
  %v229 = load <8 x float>, ptr %v228, align 4
  %v230 = getelementptr float, ptr %v7, i32 %v221
  %v231 = load <8 x float>, ptr %v230, align 4
  %v232 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v227, <8 x float> %v229, <8 x float> %v231)
  store <8 x float> %v232, ptr %v223, align 4
  %v233 = add nsw i32 %v222, 128
  %v234 = getelementptr float, ptr %v223, i64 128
  %v235 = getelementptr float, ptr %v224, i64 128
  %v236 = load <8 x float>, ptr %v235, align 4
  %v237 = fsub <8 x float> %v236, %v82
  %v238 = fdiv <8 x float> %v237, %v189
  %v239 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v238, <8 x float> %v229, <8 x float> %v231)
  store <8 x float> %v239, ptr %v234, align 4
  %v240 = add nsw i32 %v222, 256
  %v241 = getelementptr float, ptr %v223, i64 256
  %v242 = getelementptr float, ptr %v224, i64 256
  %v243 = load <8 x float>, ptr %v242, align 4
  %v244 = fsub <8 x float> %v243, %v86
  %v245 = fdiv <8 x float> %v244, %v194
  %v246 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v245, <8 x float> %v229, <8 x float> %v231)
  store <8 x float> %v246, ptr %v241, align 4
  %v247 = add nsw i32 %v222, 384
  %v248 = getelementptr float, ptr %v223, i64 384
  %v249 = getelementptr float, ptr %v224, i64 384
  %v250 = load <8 x float>, ptr %v249, align 4
  %v251 = fsub <8 x float> %v250, %v90
  %v252 = fdiv <8 x float> %v251, %v199
  %v253 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v252, <8 x float> %v229, <8 x float> %v231)
  store <8 x float> %v253, ptr %v248, align 4
  %v254 = add nsw i32 %v222, 512
  %v255 = getelementptr float, ptr %v223, i64 512
  %v256 = getelementptr float, ptr %v224, i64 512
  %v257 = load <8 x float>, ptr %v256, align 4
  %v258 = fsub <8 x float> %v257, %v94
  %v259 = fdiv <8 x float> %v258, %v204
  %v260 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v259, <8 x float> %v229, <8 x float> %v231)
  store <8 x float> %v260, ptr %v255, align 4
  %v261 = add nsw i32 %v222, 640
  %v262 = getelementptr float, ptr %v223, i64 640
  %v263 = getelementptr float, ptr %v224, i64 640
  %v264 = load <8 x float>, ptr %v263, align 4
  %v265 = fsub <8 x float> %v264, %v98
  %v266 = fdiv <8 x float> %v265, %v209
  %v267 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v266, <8 x float> %v229, <8 x float> %v231)
  store <8 x float> %v267, ptr %v262, align 4
  %v268 = add nsw i32 %v222, 768
  %v269 = getelementptr float, ptr %v223, i64 768
  %v270 = getelementptr float, ptr %v224, i64 768
  %v271 = load <8 x float>, ptr %v270, align 4
  %v272 = fsub <8 x float> %v271, %v102
  %v273 = fdiv <8 x float> %v272, %v214
  %v274 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v273, <8 x float> %v229, <8 x float> %v231)
  store <8 x float> %v274, ptr %v269, align 4
  %v275 = add nsw i32 %v222, 896
  %v276 = getelementptr float, ptr %v223, i64 896
  %v277 = getelementptr float, ptr %v224, i64 896
  %v278 = load <8 x float>, ptr %v277, align 4
  %v279 = fsub <8 x float> %v278, %v106
  %v280 = fdiv <8 x float> %v279, %v219
  %v281 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v280, <8 x float> %v229, <8 x float> %v231)
  store <8 x float> %v281, ptr %v276, align 4
  %v282 = add nsw i32 %v220, 1
  %v283 = icmp slt i32 %v282, 16
  br i1 %v283, label %loop4, label %done4
done4:
  %v284 = add nsw i32 %v8, 1
  %v285 = icmp slt i32 %v284, 2
  br i1 %v285, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
