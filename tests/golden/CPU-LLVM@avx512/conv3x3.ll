target triple = "x86_64-unknown-linux-gnu"

define void @conv3x3(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = getelementptr inbounds ptr, ptr %args, i64 2
  %v5 = load ptr, ptr %v4, align 8
  %v6 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, splat (i32 15)
  %v7 = icmp slt <16 x i32> zeroinitializer, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  br label %loop1
loop1:
  %v8 = phi i32 [ 0, %entry ], [ %v293, %done2 ]
  %v9 = mul nsw i32 %v8, 256
  %v10 = mul nsw i32 %v8, 36
  br label %loop2
loop2:
  %v11 = phi i32 [ 0, %loop1 ], [ %v291, %done3 ]
  %v12 = mul nsw i32 %v11, 128
  %v13 = add nsw i32 %v9, %v12
  %v14 = getelementptr float, ptr %v1, i32 %v13
  %v15 = icmp slt i32 0, %v11
  %v16 = insertelement <16 x i1> poison, i1 %v15, i64 0
  %v17 = shufflevector <16 x i1> %v16, <16 x i1> poison, <16 x i32> zeroinitializer
  %v18 = and <16 x i1> %v17, %v6
  %v19 = and <16 x i1> %v17, %v7
  %v20 = icmp slt i32 %v11, 1
  %v21 = insertelement <16 x i1> poison, i1 %v20, i64 0
  %v22 = shufflevector <16 x i1> %v21, <16 x i1> poison, <16 x i32> zeroinitializer
  %v23 = and <16 x i1> %v22, %v6
  %v24 = and <16 x i1> %v22, %v7
  br label %loop3
loop3:
  %v25 = phi i32 [ 0, %loop2 ], [ %v275, %join5 ]
  %v26 = phi <16 x float> [ zeroinitializer, %loop2 ], [ %v125, %join5 ]
  %v27 = phi <16 x float> [ zeroinitializer, %loop2 ], [ %v146, %join5 ]
  %v28 = phi <16 x float> [ zeroinitializer, %loop2 ], [ %v167, %join5 ]
  %v29 = phi <16 x float> [ zeroinitializer, %loop2 ], [ %v188, %join5 ]
  %v30 = phi <16 x float> [ zeroinitializer, %loop2 ], [ %v209, %join5 ]
  %v31 = phi <16 x float> [ zeroinitializer, %loop2 ], [ %v230, %join5 ]
  %v32 = phi <16 x float> [ zeroinitializer, %loop2 ], [ %v251, %join5 ]
  %v33 = phi <16 x float> [ zeroinitializer, %loop2 ], [ %v274, %join5 ]
  %v34 = mul nsw i32 %v25, 256
  %v35 = add nsw i32 %v12, %v34
  %v36 = add nsw i32 %v35, 17
  %v37 = getelementptr float, ptr %v3, i32 %v36
  %v38 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v37, i32 4, <16 x i1> %v6, <16 x float> zeroinitializer)
  %v39 = select <16 x i1> %v6, <16 x float> %v38, <16 x float> zeroinitializer
  %v40 = mul nsw i32 %v25, 9
  %v41 = add nsw i32 %v10, %v40
  %v42 = add nsw i32 %v41, 8
  %v43 = getelementptr float, ptr %v5, i32 %v42
  %v44 = load float, ptr %v43, align 4
  %v45 = insertelement <16 x float> poison, float %v44, i64 0
  %v46 = shufflevector <16 x float> %v45, <16 x float> poison, <16 x i32> zeroinitializer
  %v47 = add nsw i32 %v35, 16
  %v48 = getelementptr float, ptr %v3, i32 %v47
  %v49 = load <16 x float>, ptr %v48, align 4
  %v50 = add nsw i32 %v41, 7
  %v51 = getelementptr float, ptr %v5, i32 %v50
  %v52 = load float, ptr %v51, align 4
  %v53 = insertelement <16 x float> poison, float %v52, i64 0
  %v54 = shufflevector <16 x float> %v53, <16 x float> poison, <16 x i32> zeroinitializer
  %v55 = add nsw i32 %v35, 15
  %v56 = getelementptr float, ptr %v3, i32 %v55
  %v57 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v56, i32 4, <16 x i1> %v7, <16 x float> zeroinitializer)
  %v58 = select <16 x i1> %v7, <16 x float> %v57, <16 x float> zeroinitializer
  %v59 = add nsw i32 %v41, 6
  %v60 = getelementptr float, ptr %v5, i32 %v59
  %v61 = load float, ptr %v60, align 4
  %v62 = insertelement <16 x float> poison, float %v61, i64 0
  %v63 = shufflevector <16 x float> %v62, <16 x float> poison, <16 x i32> zeroinitializer
  %v64 = add nsw i32 %v35, 1
  %v65 = getelementptr float, ptr %v3, i32 %v64
  %v66 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v65, i32 4, <16 x i1> %v6, <16 x float> zeroinitializer)
  %v67 = select <16 x i1> %v6, <16 x float> %v66, <16 x float> zeroinitializer
  %v68 = add nsw i32 %v41, 5
  %v69 = getelementptr float, ptr %v5, i32 %v68
  %v70 = load float, ptr %v69, align 4
  %v71 = insertelement <16 x float> poison, float %v70, i64 0
  %v72 = shufflevector <16 x float> %v71, <16 x float> poison, <16 x i32> zeroinitializer
  %v73 = getelementptr float, ptr %v3, i32 %v35
  %v74 = load <16 x float>, ptr %v73, align 4
  %v75 = add nsw i32 %v41, 4
  %v76 = getelementptr float, ptr %v5, i32 %v75
  %v77 = load float, ptr %v76, align 4
  %v78 = insertelement <16 x float> poison, float %v77, i64 0
  %v79 = shufflevector <16 x float> %v78, <16 x float> poison, <16 x i32> zeroinitializer
  %v80 = add nsw i32 %v35, -1
  %v81 = getelementptr float, ptr %v3, i32 %v80
  %v82 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v81, i32 4, <16 x i1> %v7, <16 x float> zeroinitializer)
  %v83 = select <16 x i1> %v7, <16 x float> %v82, <16 x float> zeroinitializer
  %v84 = add nsw i32 %v41, 3
  %v85 = getelementptr float, ptr %v5, i32 %v84
  %v86 = load float, ptr %v85, align 4
  %v87 = insertelement <16 x float> poison, float %v86, i64 0
  %v88 = shufflevector <16 x float> %v87, <16 x float> poison, <16 x i32> zeroinitializer
  %v89 = add nsw i32 %v35, -15
  %v90 = getelementptr float, ptr %v3, i32 %v89
  %v91 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v90, i32 4, <16 x i1> %v18, <16 x float> zeroinitializer)
  %v92 = select <16 x i1> %v18, <16 x float> %v91, <16 x float> zeroinitializer
  %v93 = add nsw i32 %v41, 2
  %v94 = getelementptr float, ptr %v5, i32 %v93
  %v95 = load float, ptr %v94, align 4
  %v96 = insertelement <16 x float> poison, float %v95, i64 0
  %v97 = shufflevector <16 x float> %v96, <16 x float> poison, <16 x i32> zeroinitializer
  %v98 = add nsw i32 %v35, -17
  %v99 = getelementptr float, ptr %v3, i32 %v98
  %v100 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v99, i32 4, <16 x i1> %v19, <16 x float> zeroinitializer)
  %v101 = select <16 x i1> %v19, <16 x float> %v100, <16 x float> zeroinitializer
  %v102 = getelementptr float, ptr %v5, i32 %v41
  %v103 = load float, ptr %v102, align 4
  %v104 = insertelement <16 x float> poison, float %v103, i64 0
  %v105 = shufflevector <16 x float> %v104, <16 x float> poison, <16 x i32> zeroinitializer
  %v106 = add nsw i32 %v35, -16
  %v107 = getelementptr float, ptr %v3, i32 %v106
  br i1 %v15, label %then4, label %join4
then4:
  %v108 = load <16 x float>, ptr %v107, align 4
  br label %join4
join4:
  %v109 = phi <16 x float> [ %v108, %then4 ], [ zeroinitializer, %loop3 ]
  %v110 = select <16 x i1> %v17, <16 x float> %v109, <16 x float> zeroinitializer
  %v111 = add nsw i32 %v41, 1
  %v112 = getelementptr float, ptr %v5, i32 %v111
  %v113 = load float, ptr %v112, align 4
  %v114 = insertelement <16 x float> poison, float %v113, i64 0
  %v115 = shufflevector <16 x float> %v114, <16 x float> poison, <16 x i32> zeroinitializer
  %v116 = fmul <16 x float> %v110, %v115
  %v117 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v101, <16 x float> %v105, <16 x float> %v116)
  %v118 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v92, <16 x float> %v97, <16 x float> %v117)
  %v119 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v83, <16 x float> %v88, <16 x float> %v118)
  %v120 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v74, <16 x float> %v79, <16 x float> %v119)
  %v121 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v67, <16 x float> %v72, <16 x float> %v120)
  %v122 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v58, <16 x float> %v63, <16 x float> %v121)
  %v123 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v49, <16 x float> %v54, <16 x float> %v122)
  %v124 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v39, <16 x float> %v46, <16 x float> %v123)
  %v125 = fadd <16 x float> %v26, %v124
  %v126 = add nsw i32 %v35, 33
  %v127 = getelementptr float, ptr %v3, i32 %v126
  %v128 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v127, i32 4, <16 x i1> %v6, <16 x float> zeroinitializer)
  %v129 = select <16 x i1> %v6, <16 x float> %v128, <16 x float> zeroinitializer
  %v130 = add nsw i32 %v35, 32
  %v131 = getelementptr float, ptr %v3, i32 %v130
  %v132 = load <16 x float>, ptr %v131, align 4
  %v133 = add nsw i32 %v35, 31
  %v134 = getelementptr float, ptr %v3, i32 %v133
  %v135 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v134, i32 4, <16 x i1> %v7, <16 x float> zeroinitializer)
  %v136 = select <16 x i1> %v7, <16 x float> %v135, <16 x float> zeroinitializer
  %v137 = fmul <16 x float> %v74, %v115
  %v138 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v83, <16 x float> %v105, <16 x float> %v137)
  %v139 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v67, <16 x float> %v97, <16 x float> %v138)
  %v140 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v58, <16 x float> %v88, <16 x float> %v139)
  %v141 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v49, <16 x float> %v79, <16 x float> %v140)
  %v142 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v39, <16 x float> %v72, <16 x float> %v141)
  %v143 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v136, <16 x float> %v63, <16 x float> %v142)
  %v144 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v132, <16 x float> %v54, <16 x float> %v143)
  %v145 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v129, <16 x float> %v46, <16 x float> %v144)
  %v146 = fadd <16 x float> %v27, %v145
  %v147 = add nsw i32 %v35, 49
  %v148 = getelementptr float, ptr %v3, i32 %v147
  %v149 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v148, i32 4, <16 x i1> %v6, <16 x float> zeroinitializer)
  %v150 = select <16 x i1> %v6, <16 x float> %v149, <16 x float> zeroinitializer
  %v151 = add nsw i32 %v35, 48
  %v152 = getelementptr float, ptr %v3, i32 %v151
  %v153 = load <16 x float>, ptr %v152, align 4
  %v154 = add nsw i32 %v35, 47
  %v155 = getelementptr float, ptr %v3, i32 %v154
  %v156 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v155, i32 4, <16 x i1> %v7, <16 x float> zeroinitializer)
  %v157 = select <16 x i1> %v7, <16 x float> %v156, <16 x float> zeroinitializer
  %v158 = fmul <16 x float> %v49, %v115
  %v159 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v58, <16 x float> %v105, <16 x float> %v158)
  %v160 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v39, <16 x float> %v97, <16 x float> %v159)
  %v161 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v136, <16 x float> %v88, <16 x float> %v160)
  %v162 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v132, <16 x float> %v79, <16 x float> %v161)
  %v163 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v129, <16 x float> %v72, <16 x float> %v162)
  %v164 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v157, <16 x float> %v63, <16 x float> %v163)
  %v165 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v153, <16 x float> %v54, <16 x float> %v164)
  %v166 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v150, <16 x float> %v46, <16 x float> %v165)
  %v167 = fadd <16 x float> %v28, %v166
  %v168 = add nsw i32 %v35, 65
  %v169 = getelementptr float, ptr %v3, i32 %v168
  %v170 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v169, i32 4, <16 x i1> %v6, <16 x float> zeroinitializer)
  %v171 = select <16 x i1> %v6, <16 x float> %v170, <16 x float> zeroinitializer
  %v172 = add nsw i32 %v35, 64
  %v173 = getelementptr float, ptr %v3, i32 %v172
  %v174 = load <16 x float>, ptr %v173, align 4
  %v175 = add nsw i32 %v35, 63
  %v176 = getelementptr float, ptr %v3, i32 %v175
  %v177 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v176, i32 4, <16 x i1> %v7, <16 x float> zeroinitializer)
  %v178 = select <16 x i1> %v7, <16 x float> %v177, <16 x float> zeroinitializer
  %v179 = fmul <16 x float> %v132, %v115
  %v180 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v136, <16 x float> %v105, <16 x float> %v179)
  %v181 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v129, <16 x float> %v97, <16 x float> %v180)
  %v182 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v157, <16 x float> %v88, <16 x float> %v181)
  %v183 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v153, <16 x float> %v79, <16 x float> %v182)
  %v184 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v150, <16 x float> %v72, <16 x float> %v183)
  %v185 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v178, <16 x float> %v63, <16 x float> %v184)
  %v186 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v174, <16 x float> %v54, <16 x float> %v185)
  %v187 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v171, <16 x float> %v46, <16 x float> %v186)
  %v188 = fadd <16 x float> %v29, %v187
  %v189 = add nsw i32 %v35, 81
  %v190 = getelementptr float, ptr %v3, i32 %v189
  %v191 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v190, i32 4, <16 x i1> %v6, <16 x float> zeroinitializer)
  %v192 = select <16 x i1> %v6, <16 x float> %v191, <16 x float> zeroinitializer
  %v193 = add nsw i32 %v35, 80
  %v194 = getelementptr float, ptr %v3, i32 %v193
  %v195 = load <16 x float>, ptr %v194, align 4
  %v196 = add nsw i32 %v35, 79
  %v197 = getelementptr float, ptr %v3, i32 %v196
  %v198 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v197, i32 4, <16 x i1> %v7, <16 x float> zeroinitializer)
  %v199 = select <16 x i1> %v7, <16 x float> %v198, <16 x float> zeroinitializer
  %v200 = fmul <16 x float> %v153, %v115
  %v201 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v157, <16 x float> %v105, <16 x float> %v200)
  %v202 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v150, <16 x float> %v97, <16 x float> %v201)
  %v203 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v178, <16 x float> %v88, <16 x float> %v202)
  %v204 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v174, <16 x float> %v79, <16 x float> %v203)
  %v205 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v171, <16 x float> %v72, <16 x float> %v204)
  %v206 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v199, <16 x float> %v63, <16 x float> %v205)
  %v207 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v195, <16 x float> %v54, <16 x float> %v206)
  %v208 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v192, <16 x float> %v46, <16 x float> %v207)
  %v209 = fadd <16 x float> %v30, %v208
  %v210 = add nsw i32 %v35, 97
  %v211 = getelementptr float, ptr %v3, i32 %v210
  %v212 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v211, i32 4, <16 x i1> %v6, <16 x float> zeroinitializer)
  %v213 = select <16 x i1> %v6, <16 x float> %v212, <16 x float> zeroinitializer
  %v214 = add nsw i32 %v35, 96
  %v215 = getelementptr float, ptr %v3, i32 %v214
  %v216 = load <16 x float>, ptr %v215, align 4
  %v217 = add nsw i32 %v35, 95
  %v218 = getelementptr float, ptr %v3, i32 %v217
  %v219 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v218, i32 4, <16 x i1> %v7, <16 x float> zeroinitializer)
  %v220 = select <16 x i1> %v7, <16 x float> %v219, <16 x float> zeroinitializer
  %v221 = fmul <16 x float> %v174, %v115
  %v222 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v178, <16 x float> %v105, <16 x float> %v221)
  %v223 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v171, <16 x float> %v97, <16 x float> %v222)
  %v224 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v199, <16 x float> %v88, <16 x float> %v223)
  %v225 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v195, <16 x float> %v79, <16 x float> %v224)
  %v226 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v192, <16 x float> %v72, <16 x float> %v225)
  %v227 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v220, <16 x float> %v63, <16 x float> %v226)
  %v228 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v216, <16 x float> %v54, <16 x float> %v227)
  %v229 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v213, <16 x float> %v46, <16 x float> %v228)
  %v230 = fadd <16 x float> %v31, %v229
  %v231 = add nsw i32 %v35, 113
  %v232 = getelementptr float, ptr %v3, i32 %v231
  %v233 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v232, i32 4, <16 x i1> %v6, <16 x float> zeroinitializer)
  %v234 = select <16 x i1> %v6, <16 x float> %v233, <16 x float> zeroinitializer
  %v235 = add nsw i32 %v35, 112
  %v236 = getelementptr float, ptr %v3, i32 %v235
  %v237 = load <16 x float>, ptr %v236, align 4
  %v238 = add nsw i32 %v35, 111
  %v239 = getelementptr float, ptr %v3, i32 %v238
  %v240 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v239, i32 4, <16 x i1> %v7, <16 x float> zeroinitializer)
  %v241 = select <16 x i1> %v7, <16 x float> %v240, <16 x float> zeroinitializer
  %v242 = fmul <16 x float> %v195, %v115
  %v243 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v199, <16 x float> %v105, <16 x float> %v242)
  %v244 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v192, <16 x float> %v97, <16 x float> %v243)
  %v245 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v220, <16 x float> %v88, <16 x float> %v244)
  %v246 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v216, <16 x float> %v79, <16 x float> %v245)
  %v247 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v213, <16 x float> %v72, <16 x float> %v246)
  %v248 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v241, <16 x float> %v63, <16 x float> %v247)
  %v249 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v237, <16 x float> %v54, <16 x float> %v248)
  %v250 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v234, <16 x float> %v46, <16 x float> %v249)
  %v251 = fadd <16 x float> %v32, %v250
  %v252 = add nsw i32 %v35, 129
  %v253 = getelementptr float, ptr %v3, i32 %v252
  %v254 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v253, i32 4, <16 x i1> %v23, <16 x float> zeroinitializer)
  %v255 = select <16 x i1> %v23, <16 x float> %v254, <16 x float> zeroinitializer
  %v256 = add nsw i32 %v35, 128
  %v257 = getelementptr float, ptr %v3, i32 %v256
  br i1 %v20, label %then5, label %join5
then5:
  %v258 = load <16 x float>, ptr %v257, align 4
  br label %join5
join5:
  %v259 = phi <16 x float> [ %v258, %then5 ], [ zeroinitializer, %join4 ]
  %v260 = select <16 x i1> %v22, <16 x float> %v259, <16 x float> zeroinitializer
  %v261 = add nsw i32 %v35, 127
  %v262 = getelementptr float, ptr %v3, i32 %v261
  %v263 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v262, i32 4, <16 x i1> %v24, <16 x float> zeroinitializer)
  %v264 = select <16 x i1> %v24, <16 x float> %v263, <16 x float> zeroinitializer
  %v265 = fmul <16 x float> %v216, %v115
  %v266 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v220, <16 x float> %v105, <16 x float> %v265)
  %v267 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v213, <16 x float> %v97, <16 x float> %v266)
  %v268 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v241, <16 x float> %v88, <16 x float> %v267)
  %v269 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v237, <16 x float> %v79, <16 x float> %v268)
  %v270 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v234, <16 x float> %v72, <16 x float> %v269)
  %v271 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v264, <16 x float> %v63, <16 x float> %v270)
  %v272 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v260, <16 x float> %v54, <16 x float> %v271)
  %v273 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v255, <16 x float> %v46, <16 x float> %v272)
  %v274 = fadd <16 x float> %v33, %v273
  %v275 = add nsw i32 %v25, 1
  %v276 = icmp slt i32 %v275, 4
  br i1 %v276, label %loop3, label %done3
done3:
  store <16 x float> %v125, ptr %v14, align 4
  %v277 = add nsw i32 %v13, 16
  %v278 = getelementptr float, ptr %v1, i32 %v277
  store <16 x float> %v146, ptr %v278, align 4
  %v279 = add nsw i32 %v13, 32
  %v280 = getelementptr float, ptr %v1, i32 %v279
  store <16 x float> %v167, ptr %v280, align 4
  %v281 = add nsw i32 %v13, 48
  %v282 = getelementptr float, ptr %v1, i32 %v281
  store <16 x float> %v188, ptr %v282, align 4
  %v283 = add nsw i32 %v13, 64
  %v284 = getelementptr float, ptr %v1, i32 %v283
  store <16 x float> %v209, ptr %v284, align 4
  %v285 = add nsw i32 %v13, 80
  %v286 = getelementptr float, ptr %v1, i32 %v285
  store <16 x float> %v230, ptr %v286, align 4
  %v287 = add nsw i32 %v13, 96
  %v288 = getelementptr float, ptr %v1, i32 %v287
  store <16 x float> %v251, ptr %v288, align 4
  %v289 = add nsw i32 %v13, 112
  %v290 = getelementptr float, ptr %v1, i32 %v289
  store <16 x float> %v274, ptr %v290, align 4
  %v291 = add nsw i32 %v11, 1
  %v292 = icmp slt i32 %v291, 2
  br i1 %v292, label %loop2, label %done2
done2:
  %v293 = add nsw i32 %v8, 1
  %v294 = icmp slt i32 %v293, 8
  br i1 %v294, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v4" "prefer-vector-width"="512" "no-trapping-math"="true" }
