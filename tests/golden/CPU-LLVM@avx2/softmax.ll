target triple = "x86_64-unknown-linux-gnu"

define void @softmax(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = getelementptr inbounds i8, ptr %scratch, i64 0
  br label %loop1
loop1:
  %v5 = phi i32 [ 0, %entry ], [ %v234, %done5 ]
  %v6 = mul nsw i32 %v5, 512
  br label %loop2
loop2:
  %v7 = phi i32 [ 0, %loop1 ], [ %v41, %loop2 ]
  %v8 = phi <8 x float> [ splat (float 0xFFF0000000000000), %loop1 ], [ %v19, %loop2 ]
  %v9 = phi <8 x float> [ splat (float 0xFFF0000000000000), %loop1 ], [ %v26, %loop2 ]
  %v10 = phi <8 x float> [ splat (float 0xFFF0000000000000), %loop1 ], [ %v33, %loop2 ]
  %v11 = phi <8 x float> [ splat (float 0xFFF0000000000000), %loop1 ], [ %v40, %loop2 ]
  %v12 = mul nsw i32 %v7, 8
  %v13 = add nsw i32 %v6, %v12
  %v14 = getelementptr float, ptr %v3, i32 %v13
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = fcmp ogt <8 x float> %v15, %v8
  %v17 = select <8 x i1> %v16, <8 x float> %v15, <8 x float> %v8
  %v18 = fcmp uno <8 x float> %v15, %v15
  %v19 = select <8 x i1> %v18, <8 x float> %v15, <8 x float> %v17
  %v20 = add nsw i32 %v13, 128
  %v21 = getelementptr float, ptr %v14, i64 128
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = fcmp ogt <8 x float> %v22, %v9
  %v24 = select <8 x i1> %v23, <8 x float> %v22, <8 x float> %v9
  %v25 = fcmp uno <8 x float> %v22, %v22
  %v26 = select <8 x i1> %v25, <8 x float> %v22, <8 x float> %v24
  %v27 = add nsw i32 %v13, 256
  %v28 = getelementptr float, ptr %v14, i64 256
  %v29 = load <8 x float>, ptr %v28, align 4
  %v30 = fcmp ogt <8 x float> %v29, %v10
  %v31 = select <8 x i1> %v30, <8 x float> %v29, <8 x float> %v10
  %v32 = fcmp uno <8 x float> %v29, %v29
  %v33 = select <8 x i1> %v32, <8 x float> %v29, <8 x float> %v31
  %v34 = add nsw i32 %v13, 384
  %v35 = getelementptr float, ptr %v14, i64 384
  %v36 = load <8 x float>, ptr %v35, align 4
  %v37 = fcmp ogt <8 x float> %v36, %v11
  %v38 = select <8 x i1> %v37, <8 x float> %v36, <8 x float> %v11
  %v39 = fcmp uno <8 x float> %v36, %v36
  %v40 = select <8 x i1> %v39, <8 x float> %v36, <8 x float> %v38
  %v41 = add nsw i32 %v7, 1
  %v42 = icmp slt i32 %v41, 16
  br i1 %v42, label %loop2, label %done2
done2:
  %v43 = shufflevector <8 x float> %v19, <8 x float> %v26, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v44 = shufflevector <8 x float> %v19, <8 x float> %v26, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v45 = fcmp ogt <8 x float> %v43, %v44
  %v46 = select <8 x i1> %v45, <8 x float> %v43, <8 x float> %v44
  %v47 = fcmp uno <8 x float> %v43, %v43
  %v48 = select <8 x i1> %v47, <8 x float> %v43, <8 x float> %v46
  %v49 = shufflevector <8 x float> %v33, <8 x float> %v40, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v50 = shufflevector <8 x float> %v33, <8 x float> %v40, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v51 = fcmp ogt <8 x float> %v49, %v50
  %v52 = select <8 x i1> %v51, <8 x float> %v49, <8 x float> %v50
  %v53 = fcmp uno <8 x float> %v49, %v49
  %v54 = select <8 x i1> %v53, <8 x float> %v49, <8 x float> %v52
  %v55 = shufflevector <8 x float> %v48, <8 x float> %v54, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v56 = shufflevector <8 x float> %v48, <8 x float> %v54, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v57 = fcmp ogt <8 x float> %v55, %v56
  %v58 = select <8 x i1> %v57, <8 x float> %v55, <8 x float> %v56
  %v59 = fcmp uno <8 x float> %v55, %v55
  %v60 = select <8 x i1> %v59, <8 x float> %v55, <8 x float> %v58
  %v61 = shufflevector <8 x float> %v60, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %v62 = fcmp ogt <8 x float> %v61, %v58
  %v63 = select <8 x i1> %v62, <8 x float> %v61, <8 x float> %v58
  %v64 = fcmp uno <8 x float> %v55, %v61
  %v65 = select <8 x i1> %v64, <8 x float> splat (float 0x7FF8000000000000), <8 x float> %v63
  %v66 = shufflevector <8 x float> %v65, <8 x float> poison, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v67 = shufflevector <8 x float> %v65, <8 x float> poison, <8 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>
  %v68 = shufflevector <8 x float> %v65, <8 x float> poison, <8 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  %v69 = shufflevector <8 x float> %v65, <8 x float> poison, <8 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>
  br label %loop3
loop3:
  %v70 = phi i32 [ 0, %done2 ], [ %v167, %loop3 ]
  %v71 = mul nsw i32 %v70, 8
  %v72 = getelementptr float, ptr %v4, i32 %v71
  %v73 = add nsw i32 %v71, %v6
  %v74 = getelementptr float, ptr %v3, i32 %v73
  %v75 = load <8 x float>, ptr %v74, align 4
  %v76 = fsub <8 x float> %v75, %v66
  %v77 = fmul <8 x float> %v76, splat (float 0x3FF7154760000000)
  %v78 = fcmp olt <8 x float> %v77, splat (float 0xC062C00000000000)
  %v79 = select <8 x i1> %v78, <8 x float> splat (float 0xC062C00000000000), <8 x float> %v77
  %v80 = fcmp olt <8 x float> zeroinitializer, %v79
  %v81 = select <8 x i1> %v80, <8 x float> zeroinitializer, <8 x float> %v79
  %v82 = fadd <8 x float> %v81, splat (float 0x41680012C0000000)
  %v83 = fsub <8 x float> %v82, splat (float 0x41680012C0000000)
  %v84 = fsub <8 x float> %v81, %v83
  %v85 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3DB34C5680000000), <8 x float> %v84, <8 x float> splat (float 0x3DE5E63880000000))
  %v86 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v85, <8 x float> %v84, <8 x float> splat (float 0x3E13B399C0000000))
  %v87 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v86, <8 x float> %v84, <8 x float> splat (float 0x3E3C6B0CE0000000))
  %v88 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v87, <8 x float> %v84, <8 x float> splat (float 0x3E5EBFBE00000000))
  %v89 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v88, <8 x float> %v84, <8 x float> splat (float 0x3E762E4300000000))
  %v90 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v89, <8 x float> %v84, <8 x float> splat (float 0x3E80000000000000))
  %v91 = bitcast <8 x float> %v82 to <8 x i32>
  %v92 = shl <8 x i32> %v91, splat (i32 23)
  %v93 = bitcast <8 x i32> %v92 to <8 x float>
  %v94 = fmul <8 x float> %v90, %v93
  store <8 x float> %v94, ptr %v72, align 4
  %v95 = add nsw i32 %v71, 128
  %v96 = getelementptr float, ptr %v72, i64 128
  %v97 = add nsw i32 %v73, 128
  %v98 = getelementptr float, ptr %v74, i64 128
  %v99 = load <8 x float>, ptr %v98, align 4
  %v100 = fsub <8 x float> %v99, %v67
  %v101 = fmul <8 x float> %v100, splat (float 0x3FF7154760000000)
  %v102 = fcmp olt <8 x float> %v101, splat (float 0xC062C00000000000)
  %v103 = select <8 x i1> %v102, <8 x float> splat (float 0xC062C00000000000), <8 x float> %v101
  %v104 = fcmp olt <8 x float> zeroinitializer, %v103
  %v105 = select <8 x i1> %v104, <8 x float> zeroinitializer, <8 x float> %v103
  %v106 = fadd <8 x float> %v105, splat (float 0x41680012C0000000)
  %v107 = fsub <8 x float> %v106, splat (float 0x41680012C0000000)
  %v108 = fsub <8 x float> %v105, %v107
  %v109 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3DB34C5680000000), <8 x float> %v108, <8 x float> splat (float 0x3DE5E63880000000))
  %v110 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v109, <8 x float> %v108, <8 x float> splat (float 0x3E13B399C0000000))
  %v111 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v110, <8 x float> %v108, <8 x float> splat (float 0x3E3C6B0CE0000000))
  %v112 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v111, <8 x float> %v108, <8 x float> splat (float 0x3E5EBFBE00000000))
  %v113 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v112, <8 x float> %v108, <8 x float> splat (float 0x3E762E4300000000))
  %v114 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v113, <8 x float> %v108, <8 x float> splat (float 0x3E80000000000000))
  %v115 = bitcast <8 x float> %v106 to <8 x i32>
  %v116 = shl <8 x i32> %v115, splat (i32 23)
  %v117 = bitcast <8 x i32> %v116 to <8 x float>
  %v118 = fmul <8 x float> %v114, %v117
  store <8 x float> %v118, ptr %v96, align 4
  %v119 = add nsw i32 %v71, 256
  %v120 = getelementptr float, ptr %v72, i64 256
  %v121 = add nsw i32 %v73, 256
  %v122 = getelementptr float, ptr %v74, i64 256
  %v123 = load <8 x float>, ptr %v122, align 4
  %v124 = fsub <8 x float> %v123, %v68
  %v125 = fmul <8 x float> %v124, splat (float 0x3FF7154760000000)
  %v126 = fcmp olt <8 x float> %v125, splat (float 0xC062C00000000000)
  %v127 = select <8 x i1> %v126, <8 x float> splat (float 0xC062C00000000000), <8 x float> %v125
  %v128 = fcmp olt <8 x float> zeroinitializer, %v127
  %v129 = select <8 x i1> %v128, <8 x float> zeroinitializer, <8 x float> %v127
  %v130 = fadd <8 x float> %v129, splat (float 0x41680012C0000000)
  %v131 = fsub <8 x float> %v130, splat (float 0x41680012C0000000)
  %v132 = fsub <8 x float> %v129, %v131
  %v133 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3DB34C5680000000), <8 x float> %v132, <8 x float> splat (float 0x3DE5E63880000000))
  %v134 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v133, <8 x float> %v132, <8 x float> splat (float 0x3E13B399C0000000))
  %v135 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v134, <8 x float> %v132, <8 x float> splat (float 0x3E3C6B0CE0000000))
  %v136 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v135, <8 x float> %v132, <8 x float> splat (float 0x3E5EBFBE00000000))
  %v137 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v136, <8 x float> %v132, <8 x float> splat (float 0x3E762E4300000000))
  %v138 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v137, <8 x float> %v132, <8 x float> splat (float 0x3E80000000000000))
  %v139 = bitcast <8 x float> %v130 to <8 x i32>
  %v140 = shl <8 x i32> %v139, splat (i32 23)
  %v141 = bitcast <8 x i32> %v140 to <8 x float>
  %v142 = fmul <8 x float> %v138, %v141
  store <8 x float> %v142, ptr %v120, align 4
  %v143 = add nsw i32 %v71, 384
  %v144 = getelementptr float, ptr %v72, i64 384
  %v145 = add nsw i32 %v73, 384
  %v146 = getelementptr float, ptr %v74, i64 384
  %v147 = load <8 x float>, ptr %v146, align 4
  %v148 = fsub <8 x float> %v147, %v69
  %v149 = fmul <8 x float> %v148, splat (float 0x3FF7154760000000)
  %v150 = fcmp olt <8 x float> %v149, splat (float 0xC062C00000000000)
  %v151 = select <8 x i1> %v150, <8 x float> splat (float 0xC062C00000000000), <8 x float> %v149
  %v152 = fcmp olt <8 x float> zeroinitializer, %v151
  %v153 = select <8 x i1> %v152, <8 x float> zeroinitializer, <8 x float> %v151
  %v154 = fadd <8 x float> %v153, splat (float 0x41680012C0000000)
  %v155 = fsub <8 x float> %v154, splat (float 0x41680012C0000000)
  %v156 = fsub <8 x float> %v153, %v155
  %v157 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3DB34C5680000000), <8 x float> %v156, <8 x float> splat (float 0x3DE5E63880000000))
  %v158 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v157, <8 x float> %v156, <8 x float> splat (float 0x3E13B399C0000000))
  %v159 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v158, <8 x float> %v156, <8 x float> splat (float 0x3E3C6B0CE0000000))
  %v160 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v159, <8 x float> %v156, <8 x float> splat (float 0x3E5EBFBE00000000))
  %v161 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v160, <8 x float> %v156, <8 x float> splat (float 0x3E762E4300000000))
  %v162 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v161, <8 x float> %v156, <8 x float> splat (float 0x3E80000000000000))
  %v163 = bitcast <8 x float> %v154 to <8 x i32>
  %v164 = shl <8 x i32> %v163, splat (i32 23)
  %v165 = bitcast <8 x i32> %v164 to <8 x float>
  %v166 = fmul <8 x float> %v162, %v165
  store <8 x float> %v166, ptr %v144, align 4
  %v167 = add nsw i32 %v70, 1
  %v168 = icmp slt i32 %v167, 16
  br i1 %v168, label %loop3, label %done3
done3:
  br label %loop4
loop4:
  %v169 = phi i32 [ 0, %done3 ], [ %v190, %loop4 ]
  %v170 = phi <8 x float> [ zeroinitializer, %done3 ], [ %v177, %loop4 ]
  %v171 = phi <8 x float> [ zeroinitializer, %done3 ], [ %v181, %loop4 ]
  %v172 = phi <8 x float> [ zeroinitializer, %done3 ], [ %v185, %loop4 ]
  %v173 = phi <8 x float> [ zeroinitializer, %done3 ], [ %v189, %loop4 ]
  %v174 = mul nsw i32 %v169, 8
  %v175 = getelementptr float, ptr %v4, i32 %v174
  %v176 = load <8 x float>, ptr %v175, align 4
  %v177 = fadd <8 x float> %v170, %v176
  %v178 = add nsw i32 %v174, 128
  %v179 = getelementptr float, ptr %v175, i64 128
  %v180 = load <8 x float>, ptr %v179, align 4
  %v181 = fadd <8 x float> %v171, %v180
  %v182 = add nsw i32 %v174, 256
  %v183 = getelementptr float, ptr %v175, i64 256
  %v184 = load <8 x float>, ptr %v183, align 4
  %v185 = fadd <8 x float> %v172, %v184
  %v186 = add nsw i32 %v174, 384
  %v187 = getelementptr float, ptr %v175, i64 384
  %v188 = load <8 x float>, ptr %v187, align 4
  %v189 = fadd <8 x float> %v173, %v188
  %v190 = add nsw i32 %v169, 1
  %v191 = icmp slt i32 %v190, 16
  br i1 %v191, label %loop4, label %done4
done4:
  %v192 = shufflevector <8 x float> %v177, <8 x float> %v181, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v193 = shufflevector <8 x float> %v177, <8 x float> %v181, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v194 = fadd <8 x float> %v192, %v193
  %v195 = shufflevector <8 x float> %v185, <8 x float> %v189, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v196 = shufflevector <8 x float> %v185, <8 x float> %v189, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v197 = fadd <8 x float> %v195, %v196
  %v198 = shufflevector <8 x float> %v194, <8 x float> %v197, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v199 = shufflevector <8 x float> %v194, <8 x float> %v197, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v200 = fadd <8 x float> %v198, %v199
  %v201 = shufflevector <8 x float> %v200, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %v202 = fadd <8 x float> %v200, %v201
  %v203 = shufflevector <8 x float> %v202, <8 x float> poison, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v204 = shufflevector <8 x float> %v202, <8 x float> poison, <8 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>
  %v205 = shufflevector <8 x float> %v202, <8 x float> poison, <8 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  %v206 = shufflevector <8 x float> %v202, <8 x float> poison, <8 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>
  br label %loop5
loop5:
  %v207 = phi i32 [ 0, %done4 ], [ %v232, %loop5 ]
  %v208 = mul nsw i32 %v207, 8
  %v209 = add nsw i32 %v6, %v208
  %v210 = getelementptr float, ptr %v1, i32 %v209
  %v211 = getelementptr float, ptr %v4, i32 %v208
  %v212 = load <8 x float>, ptr %v211, align 4
  %v213 = fdiv <8 x float> %v212, %v203
  store <8 x float> %v213, ptr %v210, align 4
  %v214 = add nsw i32 %v209, 128
  %v215 = getelementptr float, ptr %v210, i64 128
  %v216 = add nsw i32 %v208, 128
  %v217 = getelementptr float, ptr %v211, i64 128
  %v218 = load <8 x float>, ptr %v217, align 4
  %v219 = fdiv <8 x float> %v218, %v204
  store <8 x float> %v219, ptr %v215, align 4
  %v220 = add nsw i32 %v209, 256
  %v221 = getelementptr float, ptr %v210, i64 256
  %v222 = add nsw i32 %v208, 256
  %v223 = getelementptr float, ptr %v211, i64 256
  %v224 = load <8 x float>, ptr %v223, align 4
  %v225 = fdiv <8 x float> %v224, %v205
  store <8 x float> %v225, ptr %v221, align 4
  %v226 = add nsw i32 %v209, 384
  %v227 = getelementptr float, ptr %v210, i64 384
  %v228 = add nsw i32 %v208, 384
  %v229 = getelementptr float, ptr %v211, i64 384
  %v230 = load <8 x float>, ptr %v229, align 4
  %v231 = fdiv <8 x float> %v230, %v206
  store <8 x float> %v231, ptr %v227, align 4
  %v232 = add nsw i32 %v207, 1
  %v233 = icmp slt i32 %v232, 16
  br i1 %v233, label %loop5, label %done5
done5:
  %v234 = add nsw i32 %v5, 1
  %v235 = icmp slt i32 %v234, 4
  br i1 %v235, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
