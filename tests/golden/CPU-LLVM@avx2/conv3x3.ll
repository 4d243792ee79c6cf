target triple = "x86_64-unknown-linux-gnu"

define void @conv3x3(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = getelementptr inbounds ptr, ptr %args, i64 2
  %v5 = load ptr, ptr %v4, align 8
  br label %loop1
loop1:
  %v6 = phi i32 [ 0, %entry ], [ %v302, %done2 ]
  %v7 = mul nsw i32 %v6, 256
  %v8 = mul nsw i32 %v6, 36
  br label %loop2
loop2:
  %v9 = phi i32 [ 0, %loop1 ], [ %v300, %done3 ]
  %v10 = mul nsw i32 %v9, 128
  %v11 = add nsw i32 %v7, %v10
  %v12 = icmp slt i32 0, %v9
  %v13 = insertelement <8 x i1> poison, i1 %v12, i64 0
  %v14 = shufflevector <8 x i1> %v13, <8 x i1> poison, <8 x i32> zeroinitializer
  %v15 = icmp slt i32 %v9, 1
  %v16 = insertelement <8 x i1> poison, i1 %v15, i64 0
  %v17 = shufflevector <8 x i1> %v16, <8 x i1> poison, <8 x i32> zeroinitializer
  br label %loop3
loop3:
  %v18 = phi i32 [ 0, %loop2 ], [ %v298, %done4 ]
  %v19 = mul nsw i32 %v18, 8
  %v20 = add nsw i32 %v11, %v19
  %v21 = getelementptr float, ptr %v1, i32 %v20
  %v22 = insertelement <8 x i32> poison, i32 %v19, i64 0
  %v23 = shufflevector <8 x i32> %v22, <8 x i32> poison, <8 x i32> zeroinitializer
  %v24 = add <8 x i32> %v23, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v25 = icmp slt <8 x i32> %v24, splat (i32 15)
  %v26 = add nsw i32 %v10, %v19
  %v27 = icmp slt <8 x i32> zeroinitializer, %v24
  %v28 = and <8 x i1> %v14, %v25
  %v29 = and <8 x i1> %v14, %v27
  %v30 = and <8 x i1> %v17, %v25
  %v31 = and <8 x i1> %v17, %v27
  br label %loop4
loop4:
  %v32 = phi i32 [ 0, %loop3 ], [ %v282, %join6 ]
  %v33 = phi <8 x float> [ zeroinitializer, %loop3 ], [ %v132, %join6 ]
  %v34 = phi <8 x float> [ zeroinitializer, %loop3 ], [ %v153, %join6 ]
  %v35 = phi <8 x float> [ zeroinitializer, %loop3 ], [ %v174, %join6 ]
  %v36 = phi <8 x float> [ zeroinitializer, %loop3 ], [ %v195, %join6 ]
  %v37 = phi <8 x float> [ zeroinitializer, %loop3 ], [ %v216, %join6 ]
  %v38 = phi <8 x float> [ zeroinitializer, %loop3 ], [ %v237, %join6 ]
  %v39 = phi <8 x float> [ zeroinitializer, %loop3 ], [ %v258, %join6 ]
  %v40 = phi <8 x float> [ zeroinitializer, %loop3 ], [ %v281, %join6 ]
  %v41 = mul nsw i32 %v32, 256
  %v42 = add nsw i32 %v26, %v41
  %v43 = add nsw i32 %v42, 17
  %v44 = getelementptr float, ptr %v3, i32 %v43
  %v45 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v44, i32 4, <8 x i1> %v25, <8 x float> zeroinitializer)
  %v46 = select <8 x i1> %v25, <8 x float> %v45, <8 x float> zeroinitializer
  %v47 = mul nsw i32 %v32, 9
  %v48 = add nsw i32 %v8, %v47
  %v49 = add nsw i32 %v48, 8
  %v50 = getelementptr float, ptr %v5, i32 %v49
  %v51 = load float, ptr %v50, align 4
  %v52 = insertelement <8 x float> poison, float %v51, i64 0
  %v53 = shufflevector <8 x float> %v52, <8 x float> poison, <8 x i32> zeroinitializer
  %v54 = add nsw i32 %v42, 16
  %v55 = getelementptr float, ptr %v3, i32 %v54
  %v56 = load <8 x float>, ptr %v55, align 4
  %v57 = add nsw i32 %v48, 7
  %v58 = getelementptr float, ptr %v5, i32 %v57
  %v59 = load float, ptr %v58, align 4
  %v60 = insertelement <8 x float> poison, float %v59, i64 0
  %v61 = shufflevector <8 x float> %v60, <8 x float> poison, <8 x i32> zeroinitializer
  %v62 = add nsw i32 %v42, 15
  %v63 = getelementptr float, ptr %v3, i32 %v62
  %v64 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v63, i32 4, <8 x i1> %v27, <8 x float> zeroinitializer)
  %v65 = select <8 x i1> %v27, <8 x float> %v64, <8 x float> zeroinitializer
  %v66 = add nsw i32 %v48, 6
  %v67 = getelementptr float, ptr %v5, i32 %v66
  %v68 = load float, ptr %v67, align 4
  %v69 = insertelement <8 x float> poison, float %v68, i64 0
  %v70 = shufflevector <8 x float> %v69, <8 x float> poison, <8 x i32> zeroinitializer
  %v71 = add nsw i32 %v42, 1
  %v72 = getelementptr float, ptr %v3, i32 %v71
  %v73 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v72, i32 4, <8 x i1> %v25, <8 x float> zeroinitializer)
  %v74 = select <8 x i1> %v25, <8 x float> %v73, <8 x float> zeroinitializer
  %v75 = add nsw i32 %v48, 5
  %v76 = getelementptr float, ptr %v5, i32 %v75
  %v77 = load float, ptr %v76, align 4
  %v78 = insertelement <8 x float> poison, float %v77, i64 0
  %v79 = shufflevector <8 x float> %v78, <8 x float> poison, <8 x i32> zeroinitializer
  %v80 = getelementptr float, ptr %v3, i32 %v42
  %v81 = load <8 x float>, ptr %v80, align 4
  %v82 = add nsw i32 %v48, 4
  %v83 = getelementptr float, ptr %v5, i32 %v82
  %v84 = load float, ptr %v83, align 4
  %v85 = insertelement <8 x float> poison, float %v84, i64 0
  %v86 = shufflevector <8 x float> %v85, <8 x float> poison, <8 x i32> zeroinitializer
  %v87 = add nsw i32 %v42, -1
  %v88 = getelementptr float, ptr %v3, i32 %v87
  %v89 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v88, i32 4, <8 x i1> %v27, <8 x float> zeroinitializer)
  %v90 = select <8 x i1> %v27, <8 x float> %v89, <8 x float> zeroinitializer
  %v91 = add nsw i32 %v48, 3
  %v92 = getelementptr float, ptr %v5, i32 %v91
  %v93 = load float, ptr %v92, align 4
  %v94 = insertelement <8 x float> poison, float %v93, i64 0
  %v95 = shufflevector <8 x float> %v94, <8 x float> poison, <8 x i32> zeroinitializer
  %v96 = add nsw i32 %v42, -15
  %v97 = getelementptr float, ptr %v3, i32 %v96
  %v98 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v97, i32 4, <8 x i1> %v28, <8 x float> zeroinitializer)
  %v99 = select <8 x i1> %v28, <8 x float> %v98, <8 x float> zeroinitializer
  %v100 = add nsw i32 %v48, 2
  %v101 = getelementptr float, ptr %v5, i32 %v100
  %v102 = load float, ptr %v101, align 4
  %v103 = insertelement <8 x float> poison, float %v102, i64 0
  %v104 = shufflevector <8 x float> %v103, <8 x float> poison, <8 x i32> zeroinitializer
  %v105 = add nsw i32 %v42, -17
  %v106 = getelementptr float, ptr %v3, i32 %v105
  %v107 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v106, i32 4, <8 x i1> %v29, <8 x float> zeroinitializer)
  %v108 = select <8 x i1> %v29, <8 x float> %v107, <8 x float> zeroinitializer
  %v109 = getelementptr float, ptr %v5, i32 %v48
  %v110 = load float, ptr %v109, align 4
  %v111 = insertelement <8 x float> poison, float %v110, i64 0
  %v112 = shufflevector <8 x float> %v111, <8 x float> poison, <8 x i32> zeroinitializer
  %v113 = add nsw i32 %v42, -16
  %v114 = getelementptr float, ptr %v3, i32 %v113
  br i1 %v12, label %then5, label %join5
then5:
  %v115 = load <8 x float>, ptr %v114, align 4
  br label %join5
join5:
  %v116 = phi <8 x float> [ %v115, %then5 ], [ zeroinitializer, %loop4 ]
  %v117 = select <8 x i1> %v14, <8 x float> %v116, <8 x float> zeroinitializer
  %v118 = add nsw i32 %v48, 1
  %v119 = getelementptr float, ptr %v5, i32 %v118
  %v120 = load float, ptr %v119, align 4
  %v121 = insertelement <8 x float> poison, float %v120, i64 0
  %v122 = shufflevector <8 x float> %v121, <8 x float> poison, <8 x i32> zeroinitializer
  %v123 = fmul <8 x float> %v117, %v122
  %v124 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v108, <8 x float> %v112, <8 x float> %v123)
  %v125 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v99, <8 x float> %v104, <8 x float> %v124)
  %v126 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v90, <8 x float> %v95, <8 x float> %v125)
  %v127 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v81, <8 x float> %v86, <8 x float> %v126)
  %v128 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v74, <8 x float> %v79, <8 x float> %v127)
  %v129 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v65, <8 x float> %v70, <8 x float> %v128)
  %v130 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v56, <8 x float> %v61, <8 x float> %v129)
  %v131 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v46, <8 x float> %v53, <8 x float> %v130)
  %v132 = fadd <8 x float> %v33, %v131
  %v133 = add nsw i32 %v42, 33
  %v134 = getelementptr float, ptr %v3, i32 %v133
  %v135 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v134, i32 4, <8 x i1> %v25, <8 x float> zeroinitializer)
  %v136 = select <8 x i1> %v25, <8 x float> %v135, <8 x float> zeroinitializer
  %v137 = add nsw i32 %v42, 32
  %v138 = getelementptr float, ptr %v3, i32 %v137
  %v139 = load <8 x float>, ptr %v138, align 4
  %v140 = add nsw i32 %v42, 31
  %v141 = getelementptr float, ptr %v3, i32 %v140
  %v142 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v141, i32 4, <8 x i1> %v27, <8 x float> zeroinitializer)
  %v143 = select <8 x i1> %v27, <8 x float> %v142, <8 x float> zeroinitializer
  %v144 = fmul <8 x float> %v81, %v122
  %v145 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v90, <8 x float> %v112, <8 x float> %v144)
  %v146 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v74, <8 x float> %v104, <8 x float> %v145)
  %v147 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v65, <8 x float> %v95, <8 x float> %v146)
  %v148 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v56, <8 x float> %v86, <8 x float> %v147)
  %v149 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v46, <8 x float> %v79, <8 x float> %v148)
  %v150 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v143, <8 x float> %v70, <8 x float> %v149)
  %v151 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v139, <8 x float> %v61, <8 x float> %v150)
  %v152 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v136, <8 x float> %v53, <8 x float> %v151)
  %v153 = fadd <8 x float> %v34, %v152
  %v154 = add nsw i32 %v42, 49
  %v155 = getelementptr float, ptr %v3, i32 %v154
  %v156 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v155, i32 4, <8 x i1> %v25, <8 x float> zeroinitializer)
  %v157 = select <8 x i1> %v25, <8 x float> %v156, <8 x float> zeroinitializer
  %v158 = add nsw i32 %v42, 48
  %v159 = getelementptr float, ptr %v3, i32 %v158
  %v160 = load <8 x float>, ptr %v159, align 4
  %v161 = add nsw i32 %v42, 47
  %v162 = getelementptr float, ptr %v3, i32 %v161
  %v163 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v162, i32 4, <8 x i1> %v27, <8 x float> zeroinitializer)
  %v164 = select <8 x i1> %v27, <8 x float> %v163, <8 x float> zeroinitializer
  %v165 = fmul <8 x float> %v56, %v122
  %v166 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v65, <8 x float> %v112, <8 x float> %v165)
  %v167 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v46, <8 x float> %v104, <8 x float> %v166)
  %v168 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v143, <8 x float> %v95, <8 x float> %v167)
  %v169 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v139, <8 x float> %v86, <8 x float> %v168)
  %v170 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v136, <8 x float> %v79, <8 x float> %v169)
  %v171 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v164, <8 x float> %v70, <8 x float> %v170)
  %v172 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v160, <8 x float> %v61, <8 x float> %v171)
  %v173 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v157, <8 x float> %v53, <8 x float> %v172)
  %v174 = fadd <8 x float> %v35, %v173
  %v175 = add nsw i32 %v42, 65
  %v176 = getelementptr float, ptr %v3, i32 %v175
  %v177 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v176, i32 4, <8 x i1> %v25, <8 x float> zeroinitializer)
  %v178 = select <8 x i1> %v25, <8 x float> %v177, <8 x float> zeroinitializer
  %v179 = add nsw i32 %v42, 64
  %v180 = getelementptr float, ptr %v3, i32 %v179
  %v181 = load <8 x float>, ptr %v180, align 4
  %v182 = add nsw i32 %v42, 63
  %v183 = getelementptr float, ptr %v3, i32 %v182
  %v184 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v183, i32 4, <8 x i1> %v27, <8 x float> zeroinitializer)
  %v185 = select <8 x i1> %v27, <8 x float> %v184, <8 x float> zeroinitializer
  %v186 = fmul <8 x float> %v139, %v122
  %v187 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v143, <8 x float> %v112, <8 x float> %v186)
  %v188 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v136, <8 x float> %v104, <8 x float> %v187)
  %v189 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v164, <8 x float> %v95, <8 x float> %v188)
  %v190 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v160, <8 x float> %v86, <8 x float> %v189)
  %v191 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v157, <8 x float> %v79, <8 x float> %v190)
  %v192 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v185, <8 x float> %v70, <8 x float> %v191)
  %v193 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v181, <8 x float> %v61, <8 x float> %v192)
  %v194 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v178, <8 x float> %v53, <8 x float> %v193)
  %v195 = fadd <8 x float> %v36, %v194
  %v196 = add nsw i32 %v42, 81
  %v197 = getelementptr float, ptr %v3, i32 %v196
  %v198 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v197, i32 4, <8 x i1> %v25, <8 x float> zeroinitializer)
  %v199 = select <8 x i1> %v25, <8 x float> %v198, <8 x float> zeroinitializer
  %v200 = add nsw i32 %v42, 80
  %v201 = getelementptr float, ptr %v3, i32 %v200
  %v202 = load <8 x float>, ptr %v201, align 4
  %v203 = add nsw i32 %v42, 79
  %v204 = getelementptr float, ptr %v3, i32 %v203
  %v205 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v204, i32 4, <8 x i1> %v27, <8 x float> zeroinitializer)
  %v206 = select <8 x i1> %v27, <8 x float> %v205, <8 x float> zeroinitializer
  %v207 = fmul <8 x float> %v160, %v122
  %v208 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v164, <8 x float> %v112, <8 x float> %v207)
  %v209 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v157, <8 x float> %v104, <8 x float> %v208)
  %v210 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v185, <8 x float> %v95, <8 x float> %v209)
  %v211 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v181, <8 x float> %v86, <8 x float> %v210)
  %v212 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v178, <8 x float> %v79, <8 x float> %v211)
  %v213 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v206, <8 x float> %v70, <8 x float> %v212)
  %v214 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v202, <8 x float> %v61, <8 x float> %v213)
  %v215 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v199, <8 x float> %v53, <8 x float> %v214)
  %v216 = fadd <8 x float> %v37, %v215
  %v217 = add nsw i32 %v42, 97
  %v218 = getelementptr float, ptr %v3, i32 %v217
  %v219 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v218, i32 4, <8 x i1> %v25, <8 x float> zeroinitializer)
  %v220 = select <8 x i1> %v25, <8 x float> %v219, <8 x float> zeroinitializer
  %v221 = add nsw i32 %v42, 96
  %v222 = getelementptr float, ptr %v3, i32 %v221
  %v223 = load <8 x float>, ptr %v222, align 4
  %v224 = add nsw i32 %v42, 95
  %v225 = getelementptr float, ptr %v3, i32 %v224
  %v226 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v225, i32 4, <8 x i1> %v27, <8 x float> zeroinitializer)
  %v227 = select <8 x i1> %v27, <8 x float> %v226, <8 x float> zeroinitializer
  %v228 = fmul <8 x float> %v181, %v122
  %v229 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v185, <8 x float> %v112, <8 x float> %v228)
  %v230 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v178, <8 x float> %v104, <8 x float> %v229)
  %v231 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v206, <8 x float> %v95, <8 x float> %v230)
  %v232 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v202, <8 x float> %v86, <8 x float> %v231)
  %v233 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v199, <8 x float> %v79, <8 x float> %v232)
  %v234 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v227, <8 x float> %v70, <8 x float> %v233)
  %v235 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v223, <8 x float> %v61, <8 x float> %v234)
  %v236 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v220, <8 x float> %v53, <8 x float> %v235)
  %v237 = fadd <8 x float> %v38, %v236
  %v238 = add nsw i32 %v42, 113
  %v239 = getelementptr float, ptr %v3, i32 %v238
  %v240 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v239, i32 4, <8 x i1> %v25, <8 x float> zeroinitializer)
  %v241 = select <8 x i1> %v25, <8 x float> %v240, <8 x float> zeroinitializer
  %v242 = add nsw i32 %v42, 112
  %v243 = getelementptr float, ptr %v3, i32 %v242
  %v244 = load <8 x float>, ptr %v243, align 4
  %v245 = add nsw i32 %v42, 111
  %v246 = getelementptr float, ptr %v3, i32 %v245
  %v247 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v246, i32 4, <8 x i1> %v27, <8 x float> zeroinitializer)
  %v248 = select <8 x i1> %v27, <8 x float> %v247, <8 x float> zeroinitializer
  %v249 = fmul <8 x float> %v202, %v122
  %v250 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v206, <8 x float> %v112, <8 x float> %v249)
  %v251 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v199, <8 x float> %v104, <8 x float> %v250)
  %v252 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v227, <8 x float> %v95, <8 x float> %v251)
  %v253 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v223, <8 x float> %v86, <8 x float> %v252)
  %v254 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v220, <8 x float> %v79, <8 x float> %v253)
  %v255 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v248, <8 x float> %v70, <8 x float> %v254)
  %v256 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v244, <8 x float> %v61, <8 x float> %v255)
  %v257 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v241, <8 x float> %v53, <8 x float> %v256)
  %v258 = fadd <8 x float> %v39, %v257
  %v259 = add nsw i32 %v42, 129
  %v260 = getelementptr float, ptr %v3, i32 %v259
  %v261 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v260, i32 4, <8 x i1> %v30, <8 x float> zeroinitializer)
  %v262 = select <8 x i1> %v30, <8 x float> %v261, <8 x float> zeroinitializer
  %v263 = add nsw i32 %v42, 128
  %v264 = getelementptr float, ptr %v3, i32 %v263
  br i1 %v15, label %then6, label %join6
then6:
  %v265 = load <8 x float>, ptr %v264, align 4
  br label %join6
join6:
  %v266 = phi <8 x float> [ %v265, %then6 ], [ zeroinitializer, %join5 ]
  %v267 = select <8 x i1> %v17, <8 x float> %v266, <8 x float> zeroinitializer
  %v268 = add nsw i32 %v42, 127
  %v269 = getelementptr float, ptr %v3, i32 %v268
  %v270 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v269, i32 4, <8 x i1> %v31, <8 x float> zeroinitializer)
  %v271 = select <8 x i1> %v31, <8 x float> %v270, <8 x float> zeroinitializer
  %v272 = fmul <8 x float> %v223, %v122
  %v273 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v227, <8 x float> %v112, <8 x float> %v272)
  %v274 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v220, <8 x float> %v104, <8 x float> %v273)
  %v275 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v248, <8 x float> %v95, <8 x float> %v274)
  %v276 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v244, <8 x float> %v86, <8 x float> %v275)
  %v277 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v241, <8 x float> %v79, <8 x float> %v276)
  %v278 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v271, <8 x float> %v70, <8 x float> %v277)
  %v279 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v267, <8 x float> %v61, <8 x float> %v278)
  %v280 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v262, <8 x float> %v53, <8 x float> %v279)
  %v281 = fadd <8 x float> %v40, %v280
  %v282 = add nsw i32 %v32, 1
  %v283 = icmp slt i32 %v282, 4
  br i1 %v283, label %loop4, label %done4
done4:
  store <8 x float> %v132, ptr %v21, align 4
  %v284 = add nsw i32 %v20, 16
  %v285 = getelementptr float, ptr %v1, i32 %v284
  store <8 x float> %v153, ptr %v285, align 4
  %v286 = add nsw i32 %v20, 32
  %v287 = getelementptr float, ptr %v1, i32 %v286
  store <8 x float> %v174, ptr %v287, align 4
  %v288 = add nsw i32 %v20, 48
  %v289 = getelementptr float, ptr %v1, i32 %v288
  store <8 x float> %v195, ptr %v289, align 4
  %v290 = add nsw i32 %v20, 64
  %v291 = getelementptr float, ptr %v1, i32 %v290
  store <8 x float> %v216, ptr %v291, align 4
  %v292 = add nsw i32 %v20, 80
  %v293 = getelementptr float, ptr %v1, i32 %v292
  store <8 x float> %v237, ptr %v293, align 4
  %v294 = add nsw i32 %v20, 96
  %v295 = getelementptr float, ptr %v1, i32 %v294
  store <8 x float> %v258, ptr %v295, align 4
  %v296 = add nsw i32 %v20, 112
  %v297 = getelementptr float, ptr %v1, i32 %v296
  store <8 x float> %v281, ptr %v297, align 4
  %v298 = add nsw i32 %v18, 1
  %v299 = icmp slt i32 %v298, 2
  br i1 %v299, label %loop3, label %done3
done3:
  %v300 = add nsw i32 %v9, 1
  %v301 = icmp slt i32 %v300, 2
  br i1 %v301, label %loop2, label %done2
done2:
  %v302 = add nsw i32 %v6, 1
  %v303 = icmp slt i32 %v302, 8
  br i1 %v303, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
