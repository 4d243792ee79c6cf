target triple = "x86_64-unknown-linux-gnu"

define void @conv3x3(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = getelementptr inbounds ptr, ptr %args, i64 2
  %v5 = load ptr, ptr %v4, align 8
  %v6 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, splat (i32 15)
  %v7 = icmp slt <8 x i32> zeroinitializer, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v8 = icmp slt <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, splat (i32 15)
  %v9 = shufflevector <8 x i1> %v6, <8 x i1> %v8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v10 = icmp slt <8 x i32> zeroinitializer, <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v11 = shufflevector <8 x i1> %v7, <8 x i1> %v10, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  br label %loop1
loop1:
  %v12 = phi i32 [ 0, %entry ], [ %v335, %done2 ]
  %v13 = mul nsw i32 %v12, 256
  %v14 = mul nsw i32 %v12, 36
  br label %loop2
loop2:
  %v15 = phi i32 [ 0, %loop1 ], [ %v333, %done3 ]
  %v16 = mul nsw i32 %v15, 64
  %v17 = add nsw i32 %v13, %v16
  %v18 = getelementptr float, ptr %v1, i32 %v17
  %v19 = icmp slt i32 0, %v15
  %v20 = insertelement <16 x i1> poison, i1 %v19, i64 0
  %v21 = shufflevector <16 x i1> %v20, <16 x i1> poison, <16 x i32> zeroinitializer
  %v22 = and <16 x i1> %v21, %v9
  %v23 = shufflevector <16 x i1> %v22, <16 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v24 = and <16 x i1> %v21, %v11
  %v25 = shufflevector <16 x i1> %v24, <16 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v26 = insertelement <8 x i1> poison, i1 %v19, i64 0
  %v27 = shufflevector <8 x i1> %v26, <8 x i1> poison, <8 x i32> zeroinitializer
  %v28 = shufflevector <16 x i1> %v22, <16 x i1> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v29 = shufflevector <16 x i1> %v24, <16 x i1> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v30 = icmp slt i32 %v15, 3
  %v31 = insertelement <16 x i1> poison, i1 %v30, i64 0
  %v32 = shufflevector <16 x i1> %v31, <16 x i1> poison, <16 x i32> zeroinitializer
  %v33 = and <16 x i1> %v32, %v9
  %v34 = shufflevector <16 x i1> %v33, <16 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v35 = insertelement <8 x i1> poison, i1 %v30, i64 0
  %v36 = shufflevector <8 x i1> %v35, <8 x i1> poison, <8 x i32> zeroinitializer
  %v37 = and <16 x i1> %v32, %v11
  %v38 = shufflevector <16 x i1> %v37, <16 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v39 = shufflevector <16 x i1> %v33, <16 x i1> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v40 = shufflevector <16 x i1> %v37, <16 x i1> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  br label %loop3
loop3:
  %v41 = phi i32 [ 0, %loop2 ], [ %v317, %join7 ]
  %v42 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v141, %join7 ]
  %v43 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v186, %join7 ]
  %v44 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v207, %join7 ]
  %v45 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v228, %join7 ]
  %v46 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v249, %join7 ]
  %v47 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v270, %join7 ]
  %v48 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v293, %join7 ]
  %v49 = phi <8 x float> [ zeroinitializer, %loop2 ], [ %v316, %join7 ]
  %v50 = mul nsw i32 %v41, 256
  %v51 = add nsw i32 %v16, %v50
  %v52 = add nsw i32 %v51, 17
  %v53 = getelementptr float, ptr %v3, i32 %v52
  %v54 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v53, i32 4, <8 x i1> %v6, <8 x float> zeroinitializer)
  %v55 = select <8 x i1> %v6, <8 x float> %v54, <8 x float> zeroinitializer
  %v56 = mul nsw i32 %v41, 9
  %v57 = add nsw i32 %v14, %v56
  %v58 = add nsw i32 %v57, 8
  %v59 = getelementptr float, ptr %v5, i32 %v58
  %v60 = load float, ptr %v59, align 4
  %v61 = insertelement <8 x float> poison, float %v60, i64 0
  %v62 = shufflevector <8 x float> %v61, <8 x float> poison, <8 x i32> zeroinitializer
  %v63 = add nsw i32 %v51, 16
  %v64 = getelementptr float, ptr %v3, i32 %v63
  %v65 = load <8 x float>, ptr %v64, align 4
  %v66 = add nsw i32 %v57, 7
  %v67 = getelementptr float, ptr %v5, i32 %v66
  %v68 = load float, ptr %v67, align 4
  %v69 = insertelement <8 x float> poison, float %v68, i64 0
  %v70 = shufflevector <8 x float> %v69, <8 x float> poison, <8 x i32> zeroinitializer
  %v71 = add nsw i32 %v51, 15
  %v72 = getelementptr float, ptr %v3, i32 %v71
  %v73 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v72, i32 4, <8 x i1> %v7, <8 x float> zeroinitializer)
  %v74 = select <8 x i1> %v7, <8 x float> %v73, <8 x float> zeroinitializer
  %v75 = add nsw i32 %v57, 6
  %v76 = getelementptr float, ptr %v5, i32 %v75
  %v77 = load float, ptr %v76, align 4
  %v78 = insertelement <8 x float> poison, float %v77, i64 0
  %v79 = shufflevector <8 x float> %v78, <8 x float> poison, <8 x i32> zeroinitializer
  %v80 = add nsw i32 %v51, 1
  %v81 = getelementptr float, ptr %v3, i32 %v80
  %v82 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v81, i32 4, <8 x i1> %v6, <8 x float> zeroinitializer)
  %v83 = select <8 x i1> %v6, <8 x float> %v82, <8 x float> zeroinitializer
  %v84 = add nsw i32 %v57, 5
  %v85 = getelementptr float, ptr %v5, i32 %v84
  %v86 = load float, ptr %v85, align 4
  %v87 = insertelement <8 x float> poison, float %v86, i64 0
  %v88 = shufflevector <8 x float> %v87, <8 x float> poison, <8 x i32> zeroinitializer
  %v89 = getelementptr float, ptr %v3, i32 %v51
  %v90 = load <8 x float>, ptr %v89, align 4
  %v91 = add nsw i32 %v57, 4
  %v92 = getelementptr float, ptr %v5, i32 %v91
  %v93 = load float, ptr %v92, align 4
  %v94 = insertelement <8 x float> poison, float %v93, i64 0
  %v95 = shufflevector <8 x float> %v94, <8 x float> poison, <8 x i32> zeroinitializer
  %v96 = add nsw i32 %v51, -1
  %v97 = getelementptr float, ptr %v3, i32 %v96
  %v98 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v97, i32 4, <8 x i1> %v7, <8 x float> zeroinitializer)
  %v99 = select <8 x i1> %v7, <8 x float> %v98, <8 x float> zeroinitializer
  %v100 = add nsw i32 %v57, 3
  %v101 = getelementptr float, ptr %v5, i32 %v100
  %v102 = load float, ptr %v101, align 4
  %v103 = insertelement <8 x float> poison, float %v102, i64 0
  %v104 = shufflevector <8 x float> %v103, <8 x float> poison, <8 x i32> zeroinitializer
  %v105 = add nsw i32 %v51, -15
  %v106 = getelementptr float, ptr %v3, i32 %v105
  %v107 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v106, i32 4, <8 x i1> %v23, <8 x float> zeroinitializer)
  %v108 = select <8 x i1> %v23, <8 x float> %v107, <8 x float> zeroinitializer
  %v109 = add nsw i32 %v57, 2
  %v110 = getelementptr float, ptr %v5, i32 %v109
  %v111 = load float, ptr %v110, align 4
  %v112 = insertelement <8 x float> poison, float %v111, i64 0
  %v113 = shufflevector <8 x float> %v112, <8 x float> poison, <8 x i32> zeroinitializer
  %v114 = add nsw i32 %v51, -17
  %v115 = getelementptr float, ptr %v3, i32 %v114
  %v116 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v115, i32 4, <8 x i1> %v25, <8 x float> zeroinitializer)
  %v117 = select <8 x i1> %v25, <8 x float> %v116, <8 x float> zeroinitializer
  %v118 = getelementptr float, ptr %v5, i32 %v57
  %v119 = load float, ptr %v118, align 4
  %v120 = insertelement <8 x float> poison, float %v119, i64 0
  %v121 = shufflevector <8 x float> %v120, <8 x float> poison, <8 x i32> zeroinitializer
  %v122 = add nsw i32 %v51, -16
  %v123 = getelementptr float, ptr %v3, i32 %v122
  br i1 %v19, label %then4, label %join4
then4:
  %v124 = load <8 x float>, ptr %v123, align 4
  br label %join4
join4:
  %v125 = phi <8 x float> [ %v124, %then4 ], [ zeroinitializer, %loop3 ]
  %v126 = select <8 x i1> %v27, <8 x float> %v125, <8 x float> zeroinitializer
  %v127 = add nsw i32 %v57, 1
  %v128 = getelementptr float, ptr %v5, i32 %v127
  %v129 = load float, ptr %v128, align 4
  %v130 = insertelement <8 x float> poison, float %v129, i64 0
  %v131 = shufflevector <8 x float> %v130, <8 x float> poison, <8 x i32> zeroinitializer
  %v132 = fmul <8 x float> %v126, %v131
  %v133 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v117, <8 x float> %v121, <8 x float> %v132)
  %v134 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v108, <8 x float> %v113, <8 x float> %v133)
  %v135 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v99, <8 x float> %v104, <8 x float> %v134)
  %v136 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v90, <8 x float> %v95, <8 x float> %v135)
  %v137 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v83, <8 x float> %v88, <8 x float> %v136)
  %v138 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v74, <8 x float> %v79, <8 x float> %v137)
  %v139 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v65, <8 x float> %v70, <8 x float> %v138)
  %v140 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v55, <8 x float> %v62, <8 x float> %v139)
  %v141 = fadd <8 x float> %v42, %v140
  %v142 = add nsw i32 %v52, 8
  %v143 = getelementptr float, ptr %v3, i32 %v142
  %v144 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v143, i32 4, <8 x i1> %v8, <8 x float> zeroinitializer)
  %v145 = select <8 x i1> %v8, <8 x float> %v144, <8 x float> zeroinitializer
  %v146 = add nsw i32 %v63, 8
  %v147 = getelementptr float, ptr %v3, i32 %v146
  %v148 = load <8 x float>, ptr %v147, align 4
  %v149 = add nsw i32 %v71, 8
  %v150 = getelementptr float, ptr %v3, i32 %v149
  %v151 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v150, i32 4, <8 x i1> %v10, <8 x float> zeroinitializer)
  %v152 = select <8 x i1> %v10, <8 x float> %v151, <8 x float> zeroinitializer
  %v153 = add nsw i32 %v80, 8
  %v154 = getelementptr float, ptr %v3, i32 %v153
  %v155 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v154, i32 4, <8 x i1> %v8, <8 x float> zeroinitializer)
  %v156 = select <8 x i1> %v8, <8 x float> %v155, <8 x float> zeroinitializer
  %v157 = add nsw i32 %v51, 8
  %v158 = getelementptr float, ptr %v3, i32 %v157
  %v159 = load <8 x float>, ptr %v158, align 4
  %v160 = add nsw i32 %v96, 8
  %v161 = getelementptr float, ptr %v3, i32 %v160
  %v162 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v161, i32 4, <8 x i1> %v10, <8 x float> zeroinitializer)
  %v163 = select <8 x i1> %v10, <8 x float> %v162, <8 x float> zeroinitializer
  %v164 = add nsw i32 %v105, 8
  %v165 = getelementptr float, ptr %v3, i32 %v164
  %v166 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v165, i32 4, <8 x i1> %v28, <8 x float> zeroinitializer)
  %v167 = select <8 x i1> %v28, <8 x float> %v166, <8 x float> zeroinitializer
  %v168 = add nsw i32 %v114, 8
  %v169 = getelementptr float, ptr %v3, i32 %v168
  %v170 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v169, i32 4, <8 x i1> %v29, <8 x float> zeroinitializer)
  %v171 = select <8 x i1> %v29, <8 x float> %v170, <8 x float> zeroinitializer
  %v172 = add nsw i32 %v122, 8
  %v173 = getelementptr float, ptr %v3, i32 %v172
  br i1 %v19, label %then5, label %join5
then5:
  %v174 = load <8 x float>, ptr %v173, align 4
  br label %join5
join5:
  %v175 = phi <8 x float> [ %v174, %then5 ], [ zeroinitializer, %join4 ]
  %v176 = select <8 x i1> %v27, <8 x float> %v175, <8 x float> zeroinitializer
  %v177 = fmul <8 x float> %v176, %v131
  %v178 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v171, <8 x float> %v121, <8 x float> %v177)
  %v179 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v167, <8 x float> %v113, <8 x float> %v178)
  %v180 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v163, <8 x float> %v104, <8 x float> %v179)
  %v181 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v159, <8 x float> %v95, <8 x float> %v180)
  %v182 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v156, <8 x float> %v88, <8 x float> %v181)
  %v183 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v152, <8 x float> %v79, <8 x float> %v182)
  %v184 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v148, <8 x float> %v70, <8 x float> %v183)
  %v185 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v145, <8 x float> %v62, <8 x float> %v184)
  %v186 = fadd <8 x float> %v43, %v185
  %v187 = add nsw i32 %v51, 33
  %v188 = getelementptr float, ptr %v3, i32 %v187
  %v189 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v188, i32 4, <8 x i1> %v6, <8 x float> zeroinitializer)
  %v190 = select <8 x i1> %v6, <8 x float> %v189, <8 x float> zeroinitializer
  %v191 = add nsw i32 %v51, 32
  %v192 = getelementptr float, ptr %v3, i32 %v191
  %v193 = load <8 x float>, ptr %v192, align 4
  %v194 = add nsw i32 %v51, 31
  %v195 = getelementptr float, ptr %v3, i32 %v194
  %v196 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v195, i32 4, <8 x i1> %v7, <8 x float> zeroinitializer)
  %v197 = select <8 x i1> %v7, <8 x float> %v196, <8 x float> zeroinitializer
  %v198 = fmul <8 x float> %v90, %v131
  %v199 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v99, <8 x float> %v121, <8 x float> %v198)
  %v200 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v83, <8 x float> %v113, <8 x float> %v199)
  %v201 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v74, <8 x float> %v104, <8 x float> %v200)
  %v202 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v65, <8 x float> %v95, <8 x float> %v201)
  %v203 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v55, <8 x float> %v88, <8 x float> %v202)
  %v204 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v197, <8 x float> %v79, <8 x float> %v203)
  %v205 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v193, <8 x float> %v70, <8 x float> %v204)
  %v206 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v190, <8 x float> %v62, <8 x float> %v205)
  %v207 = fadd <8 x float> %v44, %v206
  %v208 = add nsw i32 %v187, 8
  %v209 = getelementptr float, ptr %v3, i32 %v208
  %v210 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v209, i32 4, <8 x i1> %v8, <8 x float> zeroinitializer)
  %v211 = select <8 x i1> %v8, <8 x float> %v210, <8 x float> zeroinitializer
  %v212 = add nsw i32 %v191, 8
  %v213 = getelementptr float, ptr %v3, i32 %v212
  %v214 = load <8 x float>, ptr %v213, align 4
  %v215 = add nsw i32 %v194, 8
  %v216 = getelementptr float, ptr %v3, i32 %v215
  %v217 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v216, i32 4, <8 x i1> %v10, <8 x float> zeroinitializer)
  %v218 = select <8 x i1> %v10, <8 x float> %v217, <8 x float> zeroinitializer
  %v219 = fmul <8 x float> %v159, %v131
  %v220 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v163, <8 x float> %v121, <8 x float> %v219)
  %v221 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v156, <8 x float> %v113, <8 x float> %v220)
  %v222 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v152, <8 x float> %v104, <8 x float> %v221)
  %v223 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v148, <8 x float> %v95, <8 x float> %v222)
  %v224 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v145, <8 x float> %v88, <8 x float> %v223)
  %v225 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v218, <8 x float> %v79, <8 x float> %v224)
  %v226 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v214, <8 x float> %v70, <8 x float> %v225)
  %v227 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v211, <8 x float> %v62, <8 x float> %v226)
  %v228 = fadd <8 x float> %v45, %v227
  %v229 = add nsw i32 %v51, 49
  %v230 = getelementptr float, ptr %v3, i32 %v229
  %v231 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v230, i32 4, <8 x i1> %v6, <8 x float> zeroinitializer)
  %v232 = select <8 x i1> %v6, <8 x float> %v231, <8 x float> zeroinitializer
  %v233 = add nsw i32 %v51, 48
  %v234 = getelementptr float, ptr %v3, i32 %v233
  %v235 = load <8 x float>, ptr %v234, align 4
  %v236 = add nsw i32 %v51, 47
  %v237 = getelementptr float, ptr %v3, i32 %v236
  %v238 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v237, i32 4, <8 x i1> %v7, <8 x float> zeroinitializer)
  %v239 = select <8 x i1> %v7, <8 x float> %v238, <8 x float> zeroinitializer
  %v240 = fmul <8 x float> %v65, %v131
  %v241 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v74, <8 x float> %v121, <8 x float> %v240)
  %v242 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v55, <8 x float> %v113, <8 x float> %v241)
  %v243 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v197, <8 x float> %v104, <8 x float> %v242)
  %v244 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v193, <8 x float> %v95, <8 x float> %v243)
  %v245 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v190, <8 x float> %v88, <8 x float> %v244)
  %v246 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v239, <8 x float> %v79, <8 x float> %v245)
  %v247 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v235, <8 x float> %v70, <8 x float> %v246)
  %v248 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v232, <8 x float> %v62, <8 x float> %v247)
  %v249 = fadd <8 x float> %v46, %v248
  %v250 = add nsw i32 %v229, 8
  %v251 = getelementptr float, ptr %v3, i32 %v250
  %v252 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v251, i32 4, <8 x i1> %v8, <8 x float> zeroinitializer)
  %v253 = select <8 x i1> %v8, <8 x float> %v252, <8 x float> zeroinitializer
  %v254 = add nsw i32 %v233, 8
  %v255 = getelementptr float, ptr %v3, i32 %v254
  %v256 = load <8 x float>, ptr %v255, align 4
  %v257 = add nsw i32 %v236, 8
  %v258 = getelementptr float, ptr %v3, i32 %v257
  %v259 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v258, i32 4, <8 x i1> %v10, <8 x float> zeroinitializer)
  %v260 = select <8 x i1> %v10, <8 x float> %v259, <8 x float> zeroinitializer
  %v261 = fmul <8 x float> %v148, %v131
  %v262 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v152, <8 x float> %v121, <8 x float> %v261)
  %v263 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v145, <8 x float> %v113, <8 x float> %v262)
  %v264 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v218, <8 x float> %v104, <8 x float> %v263)
  %v265 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v214, <8 x float> %v95, <8 x float> %v264)
  %v266 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v211, <8 x float> %v88, <8 x float> %v265)
  %v267 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v260, <8 x float> %v79, <8 x float> %v266)
  %v268 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v256, <8 x float> %v70, <8 x float> %v267)
  %v269 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v253, <8 x float> %v62, <8 x float> %v268)
  %v270 = fadd <8 x float> %v47, %v269
  %v271 = add nsw i32 %v51, 65
  %v272 = getelementptr float, ptr %v3, i32 %v271
  %v273 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v272, i32 4, <8 x i1> %v34, <8 x float> zeroinitializer)
  %v274 = select <8 x i1> %v34, <8 x float> %v273, <8 x float> zeroinitializer
  %v275 = add nsw i32 %v51, 64
  %v276 = getelementptr float, ptr %v3, i32 %v275
  br i1 %v30, label %then6, label %join6
then6:
  %v277 = load <8 x float>, ptr %v276, align 4
  br label %join6
join6:
  %v278 = phi <8 x float> [ %v277, %then6 ], [ zeroinitializer, %join5 ]
  %v279 = select <8 x i1> %v36, <8 x float> %v278, <8 x float> zeroinitializer
  %v280 = add nsw i32 %v51, 63
  %v281 = getelementptr float, ptr %v3, i32 %v280
  %v282 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v281, i32 4, <8 x i1> %v38, <8 x float> zeroinitializer)
  %v283 = select <8 x i1> %v38, <8 x float> %v282, <8 x float> zeroinitializer
  %v284 = fmul <8 x float> %v193, %v131
  %v285 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v197, <8 x float> %v121, <8 x float> %v284)
  %v286 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v190, <8 x float> %v113, <8 x float> %v285)
  %v287 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v239, <8 x float> %v104, <8 x float> %v286)
  %v288 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v235, <8 x float> %v95, <8 x float> %v287)
  %v289 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v232, <8 x float> %v88, <8 x float> %v288)
  %v290 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v283, <8 x float> %v79, <8 x float> %v289)
  %v291 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v279, <8 x float> %v70, <8 x float> %v290)
  %v292 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v274, <8 x float> %v62, <8 x float> %v291)
  %v293 = fadd <8 x float> %v48, %v292
  %v294 = add nsw i32 %v271, 8
  %v295 = getelementptr float, ptr %v3, i32 %v294
  %v296 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v295, i32 4, <8 x i1> %v39, <8 x float> zeroinitializer)
  %v297 = select <8 x i1> %v39, <8 x float> %v296, <8 x float> zeroinitializer
  %v298 = add nsw i32 %v275, 8
  %v299 = getelementptr float, ptr %v3, i32 %v298
  br i1 %v30, label %then7, label %join7
then7:
  %v300 = load <8 x float>, ptr %v299, align 4
  br label %join7
join7:
  %v301 = phi <8 x float> [ %v300, %then7 ], [ zeroinitializer, %join6 ]
  %v302 = select <8 x i1> %v36, <8 x float> %v301, <8 x float> zeroinitializer
  %v303 = add nsw i32 %v280, 8
  %v304 = getelementptr float, ptr %v3, i32 %v303
  %v305 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v304, i32 4, <8 x i1> %v40, <8 x float> zeroinitializer)
  %v306 = select <8 x i1> %v40, <8 x float> %v305, <8 x float> zeroinitializer
  %v307 = fmul <8 x float> %v214, %v131
  %v308 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v218, <8 x float> %v121, <8 x float> %v307)
  %v309 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v211, <8 x float> %v113, <8 x float> %v308)
  %v310 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v260, <8 x float> %v104, <8 x float> %v309)
  %v311 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v256, <8 x float> %v95, <8 x float> %v310)
  %v312 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v253, <8 x float> %v88, <8 x float> %v311)
  %v313 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v306, <8 x float> %v79, <8 x float> %v312)
  %v314 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v302, <8 x float> %v70, <8 x float> %v313)
  %v315 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v297, <8 x float> %v62, <8 x float> %v314)
  %v316 = fadd <8 x float> %v49, %v315
  %v317 = add nsw i32 %v41, 1
  %v318 = icmp slt i32 %v317, 4
  br i1 %v318, label %loop3, label %done3
done3:
  store <8 x float> %v141, ptr %v18, align 4
  %v319 = add nsw i32 %v17, 8
  %v320 = getelementptr float, ptr %v1, i32 %v319
  store <8 x float> %v186, ptr %v320, align 4
  %v321 = add nsw i32 %v17, 16
  %v322 = getelementptr float, ptr %v1, i32 %v321
  store <8 x float> %v207, ptr %v322, align 4
  %v323 = add nsw i32 %v321, 8
  %v324 = getelementptr float, ptr %v1, i32 %v323
  store <8 x float> %v228, ptr %v324, align 4
  %v325 = add nsw i32 %v17, 32
  %v326 = getelementptr float, ptr %v1, i32 %v325
  store <8 x float> %v249, ptr %v326, align 4
  %v327 = add nsw i32 %v325, 8
  %v328 = getelementptr float, ptr %v1, i32 %v327
  store <8 x float> %v270, ptr %v328, align 4
  %v329 = add nsw i32 %v17, 48
  %v330 = getelementptr float, ptr %v1, i32 %v329
  store <8 x float> %v293, ptr %v330, align 4
  %v331 = add nsw i32 %v329, 8
  %v332 = getelementptr float, ptr %v1, i32 %v331
  store <8 x float> %v316, ptr %v332, align 4
  %v333 = add nsw i32 %v15, 1
  %v334 = icmp slt i32 %v333, 4
  br i1 %v334, label %loop2, label %done2
done2:
  %v335 = add nsw i32 %v12, 1
  %v336 = icmp slt i32 %v335, 8
  br i1 %v336, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
