target triple = "x86_64-unknown-linux-gnu"

define void @softmax(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = getelementptr inbounds i8, ptr %scratch, i64 0
  br label %loop1
loop1:
  %v5 = phi i32 [ 0, %entry ], [ %v230, %done5 ]
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
  %v70 = phi i32 [ 0, %done2 ], [ %v163, %loop3 ]
  %v71 = mul nsw i32 %v70, 8
  %v72 = getelementptr float, ptr %v4, i32 %v71
  %v73 = add nsw i32 %v71, %v6
  %v74 = getelementptr float, ptr %v3, i32 %v73
  %v75 = load <8 x float>, ptr %v74, align 4
  %v76 = fsub <8 x float> %v75, %v66
  %v77 = fmul <8 x float> %v76, splat (float 0x3FF7154760000000)
  %v78 = fcmp olt <8 x float> %v77, splat (float 0xC062C00000000000)
  %v79 = select <8 x i1> %v78, <8 x float> splat (float 0xC062C00000000000), <8 x float> %v77
  %v80 = fadd <8 x float> %v79, splat (float 0x4138009600000000)
  %v81 = fsub <8 x float> %v80, splat (float 0x4138009600000000)
  %v82 = fsub <8 x float> %v79, %v81
  %v83 = bitcast <8 x float> %v80 to <8 x i32>
  %v84 = bitcast <8 x i32> <i32 0, i32 -289342, i32 -509968, i32 -655657, i32 -719629, i32 -694486, i32 -572163, i32 -343865> to <8 x float>
  %v85 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> %v84, <8 x i32> %v83)
  %v86 = shl <8 x i32> %v83, <i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20>
  %v87 = bitcast <8 x float> %v85 to <8 x i32>
  %v88 = add <8 x i32> %v86, %v87
  %v89 = bitcast <8 x i32> %v88 to <8 x float>
  %v90 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3E3C6BCD60000000), <8 x float> %v82, <8 x float> splat (float 0x3E5EC0C4A0000000))
  %v91 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v90, <8 x float> %v82, <8 x float> splat (float 0x3E762E4300000000))
  %v92 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v91, <8 x float> %v82, <8 x float> splat (float 0x3E80000000000000))
  %v93 = fmul <8 x float> %v92, %v89
  store <8 x float> %v93, ptr %v72, align 4
  %v94 = add nsw i32 %v71, 128
  %v95 = getelementptr float, ptr %v72, i64 128
  %v96 = add nsw i32 %v73, 128
  %v97 = getelementptr float, ptr %v74, i64 128
  %v98 = load <8 x float>, ptr %v97, align 4
  %v99 = fsub <8 x float> %v98, %v67
  %v100 = fmul <8 x float> %v99, splat (float 0x3FF7154760000000)
  %v101 = fcmp olt <8 x float> %v100, splat (float 0xC062C00000000000)
  %v102 = select <8 x i1> %v101, <8 x float> splat (float 0xC062C00000000000), <8 x float> %v100
  %v103 = fadd <8 x float> %v102, splat (float 0x4138009600000000)
  %v104 = fsub <8 x float> %v103, splat (float 0x4138009600000000)
  %v105 = fsub <8 x float> %v102, %v104
  %v106 = bitcast <8 x float> %v103 to <8 x i32>
  %v107 = bitcast <8 x i32> <i32 0, i32 -289342, i32 -509968, i32 -655657, i32 -719629, i32 -694486, i32 -572163, i32 -343865> to <8 x float>
  %v108 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> %v107, <8 x i32> %v106)
  %v109 = shl <8 x i32> %v106, <i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20>
  %v110 = bitcast <8 x float> %v108 to <8 x i32>
  %v111 = add <8 x i32> %v109, %v110
  %v112 = bitcast <8 x i32> %v111 to <8 x float>
  %v113 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3E3C6BCD60000000), <8 x float> %v105, <8 x float> splat (float 0x3E5EC0C4A0000000))
  %v114 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v113, <8 x float> %v105, <8 x float> splat (float 0x3E762E4300000000))
  %v115 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v114, <8 x float> %v105, <8 x float> splat (float 0x3E80000000000000))
  %v116 = fmul <8 x float> %v115, %v112
  store <8 x float> %v116, ptr %v95, align 4
  %v117 = add nsw i32 %v71, 256
  %v118 = getelementptr float, ptr %v72, i64 256
  %v119 = add nsw i32 %v73, 256
  %v120 = getelementptr float, ptr %v74, i64 256
  %v121 = load <8 x float>, ptr %v120, align 4
  %v122 = fsub <8 x float> %v121, %v68
  %v123 = fmul <8 x float> %v122, splat (float 0x3FF7154760000000)
  %v124 = fcmp olt <8 x float> %v123, splat (float 0xC062C00000000000)
  %v125 = select <8 x i1> %v124, <8 x float> splat (float 0xC062C00000000000), <8 x float> %v123
  %v126 = fadd <8 x float> %v125, splat (float 0x4138009600000000)
  %v127 = fsub <8 x float> %v126, splat (float 0x4138009600000000)
  %v128 = fsub <8 x float> %v125, %v127
  %v129 = bitcast <8 x float> %v126 to <8 x i32>
  %v130 = bitcast <8 x i32> <i32 0, i32 -289342, i32 -509968, i32 -655657, i32 -719629, i32 -694486, i32 -572163, i32 -343865> to <8 x float>
  %v131 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> %v130, <8 x i32> %v129)
  %v132 = shl <8 x i32> %v129, <i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20>
  %v133 = bitcast <8 x float> %v131 to <8 x i32>
  %v134 = add <8 x i32> %v132, %v133
  %v135 = bitcast <8 x i32> %v134 to <8 x float>
  %v136 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3E3C6BCD60000000), <8 x float> %v128, <8 x float> splat (float 0x3E5EC0C4A0000000))
  %v137 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v136, <8 x float> %v128, <8 x float> splat (float 0x3E762E4300000000))
  %v138 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v137, <8 x float> %v128, <8 x float> splat (float 0x3E80000000000000))
  %v139 = fmul <8 x float> %v138, %v135
  store <8 x float> %v139, ptr %v118, align 4
  %v140 = add nsw i32 %v71, 384
  %v141 = getelementptr float, ptr %v72, i64 384
  %v142 = add nsw i32 %v73, 384
  %v143 = getelementptr float, ptr %v74, i64 384
  %v144 = load <8 x float>, ptr %v143, align 4
  %v145 = fsub <8 x float> %v144, %v69
  %v146 = fmul <8 x float> %v145, splat (float 0x3FF7154760000000)
  %v147 = fcmp olt <8 x float> %v146, splat (float 0xC062C00000000000)
  %v148 = select <8 x i1> %v147, <8 x float> splat (float 0xC062C00000000000), <8 x float> %v146
  %v149 = fadd <8 x float> %v148, splat (float 0x4138009600000000)
  %v150 = fsub <8 x float> %v149, splat (float 0x4138009600000000)
  %v151 = fsub <8 x float> %v148, %v150
  %v152 = bitcast <8 x float> %v149 to <8 x i32>
  %v153 = bitcast <8 x i32> <i32 0, i32 -289342, i32 -509968, i32 -655657, i32 -719629, i32 -694486, i32 -572163, i32 -343865> to <8 x float>
  %v154 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> %v153, <8 x i32> %v152)
  %v155 = shl <8 x i32> %v152, <i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20>
  %v156 = bitcast <8 x float> %v154 to <8 x i32>
  %v157 = add <8 x i32> %v155, %v156
  %v158 = bitcast <8 x i32> %v157 to <8 x float>
  %v159 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3E3C6BCD60000000), <8 x float> %v151, <8 x float> splat (float 0x3E5EC0C4A0000000))
  %v160 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v159, <8 x float> %v151, <8 x float> splat (float 0x3E762E4300000000))
  %v161 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v160, <8 x float> %v151, <8 x float> splat (float 0x3E80000000000000))
  %v162 = fmul <8 x float> %v161, %v158
  store <8 x float> %v162, ptr %v141, align 4
  %v163 = add nsw i32 %v70, 1
  %v164 = icmp slt i32 %v163, 16
  br i1 %v164, label %loop3, label %done3
done3:
  br label %loop4
loop4:
  %v165 = phi i32 [ 0, %done3 ], [ %v186, %loop4 ]
  %v166 = phi <8 x float> [ zeroinitializer, %done3 ], [ %v173, %loop4 ]
  %v167 = phi <8 x float> [ zeroinitializer, %done3 ], [ %v177, %loop4 ]
  %v168 = phi <8 x float> [ zeroinitializer, %done3 ], [ %v181, %loop4 ]
  %v169 = phi <8 x float> [ zeroinitializer, %done3 ], [ %v185, %loop4 ]
  %v170 = mul nsw i32 %v165, 8
  %v171 = getelementptr float, ptr %v4, i32 %v170
  %v172 = load <8 x float>, ptr %v171, align 4
  %v173 = fadd <8 x float> %v166, %v172
  %v174 = add nsw i32 %v170, 128
  %v175 = getelementptr float, ptr %v171, i64 128
  %v176 = load <8 x float>, ptr %v175, align 4
  %v177 = fadd <8 x float> %v167, %v176
  %v178 = add nsw i32 %v170, 256
  %v179 = getelementptr float, ptr %v171, i64 256
  %v180 = load <8 x float>, ptr %v179, align 4
  %v181 = fadd <8 x float> %v168, %v180
  %v182 = add nsw i32 %v170, 384
  %v183 = getelementptr float, ptr %v171, i64 384
  %v184 = load <8 x float>, ptr %v183, align 4
  %v185 = fadd <8 x float> %v169, %v184
  %v186 = add nsw i32 %v165, 1
  %v187 = icmp slt i32 %v186, 16
  br i1 %v187, label %loop4, label %done4
done4:
  %v188 = shufflevector <8 x float> %v173, <8 x float> %v177, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v189 = shufflevector <8 x float> %v173, <8 x float> %v177, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v190 = fadd <8 x float> %v188, %v189
  %v191 = shufflevector <8 x float> %v181, <8 x float> %v185, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v192 = shufflevector <8 x float> %v181, <8 x float> %v185, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v193 = fadd <8 x float> %v191, %v192
  %v194 = shufflevector <8 x float> %v190, <8 x float> %v193, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v195 = shufflevector <8 x float> %v190, <8 x float> %v193, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v196 = fadd <8 x float> %v194, %v195
  %v197 = shufflevector <8 x float> %v196, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %v198 = fadd <8 x float> %v196, %v197
  %v199 = shufflevector <8 x float> %v198, <8 x float> poison, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v200 = shufflevector <8 x float> %v198, <8 x float> poison, <8 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>
  %v201 = shufflevector <8 x float> %v198, <8 x float> poison, <8 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  %v202 = shufflevector <8 x float> %v198, <8 x float> poison, <8 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>
  br label %loop5
loop5:
  %v203 = phi i32 [ 0, %done4 ], [ %v228, %loop5 ]
  %v204 = mul nsw i32 %v203, 8
  %v205 = add nsw i32 %v6, %v204
  %v206 = getelementptr float, ptr %v1, i32 %v205
  %v207 = getelementptr float, ptr %v4, i32 %v204
  %v208 = load <8 x float>, ptr %v207, align 4
  %v209 = fdiv <8 x float> %v208, %v199
  store <8 x float> %v209, ptr %v206, align 4
  %v210 = add nsw i32 %v205, 128
  %v211 = getelementptr float, ptr %v206, i64 128
  %v212 = add nsw i32 %v204, 128
  %v213 = getelementptr float, ptr %v207, i64 128
  %v214 = load <8 x float>, ptr %v213, align 4
  %v215 = fdiv <8 x float> %v214, %v200
  store <8 x float> %v215, ptr %v211, align 4
  %v216 = add nsw i32 %v205, 256
  %v217 = getelementptr float, ptr %v206, i64 256
  %v218 = add nsw i32 %v204, 256
  %v219 = getelementptr float, ptr %v207, i64 256
  %v220 = load <8 x float>, ptr %v219, align 4
  %v221 = fdiv <8 x float> %v220, %v201
  store <8 x float> %v221, ptr %v217, align 4
  %v222 = add nsw i32 %v205, 384
  %v223 = getelementptr float, ptr %v206, i64 384
  %v224 = add nsw i32 %v204, 384
  %v225 = getelementptr float, ptr %v207, i64 384
  %v226 = load <8 x float>, ptr %v225, align 4
  %v227 = fdiv <8 x float> %v226, %v202
  store <8 x float> %v227, ptr %v223, align 4
  %v228 = add nsw i32 %v203, 1
  %v229 = icmp slt i32 %v228, 16
  br i1 %v229, label %loop5, label %done5
done5:
  %v230 = add nsw i32 %v5, 1
  %v231 = icmp slt i32 %v230, 4
  br i1 %v231, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
