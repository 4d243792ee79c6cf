target triple = "aarch64-unknown-linux-gnu"

define void @softmax(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v215, %done4 ]
  %v5 = mul nsw i32 %v4, 128
  br label %loop2
loop2:
  %v6 = phi i32 [ 0, %loop1 ], [ %v28, %loop2 ]
  %v7 = phi <4 x float> [ splat (float 0xFFF0000000000000), %loop1 ], [ %v15, %loop2 ]
  %v8 = phi <4 x float> [ splat (float 0xFFF0000000000000), %loop1 ], [ %v19, %loop2 ]
  %v9 = phi <4 x float> [ splat (float 0xFFF0000000000000), %loop1 ], [ %v23, %loop2 ]
  %v10 = phi <4 x float> [ splat (float 0xFFF0000000000000), %loop1 ], [ %v27, %loop2 ]
  %v11 = mul nsw i32 %v6, 16
  %v12 = add nsw i32 %v5, %v11
  %v13 = getelementptr float, ptr %v3, i32 %v12
  %v14 = load <4 x float>, ptr %v13, align 4
  %v15 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v7, <4 x float> %v14)
  %v16 = add nsw i32 %v12, 4
  %v17 = getelementptr float, ptr %v13, i64 4
  %v18 = load <4 x float>, ptr %v17, align 4
  %v19 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v8, <4 x float> %v18)
  %v20 = add nsw i32 %v12, 8
  %v21 = getelementptr float, ptr %v13, i64 8
  %v22 = load <4 x float>, ptr %v21, align 4
  %v23 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v9, <4 x float> %v22)
  %v24 = add nsw i32 %v12, 12
  %v25 = getelementptr float, ptr %v13, i64 12
  %v26 = load <4 x float>, ptr %v25, align 4
  %v27 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v10, <4 x float> %v26)
  %v28 = add nsw i32 %v6, 1
  %v29 = icmp slt i32 %v28, 8
  br i1 %v29, label %loop2, label %done2
done2:
  %v30 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v15, <4 x float> %v23)
  %v31 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v19, <4 x float> %v27)
  %v32 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v30, <4 x float> %v31)
  %v33 = shufflevector <4 x float> %v32, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v34 = shufflevector <4 x float> %v32, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v35 = call <2 x float> @llvm.maximum.v2f32(<2 x float> %v33, <2 x float> %v34)
  %v36 = extractelement <2 x float> %v35, i32 0
  %v37 = extractelement <2 x float> %v35, i32 1
  %v38 = call float @llvm.maximum.f32(float %v36, float %v37)
  %v39 = insertelement <4 x float> poison, float %v38, i64 0
  %v40 = shufflevector <4 x float> %v39, <4 x float> poison, <4 x i32> zeroinitializer
  br label %loop3
loop3:
  %v41 = phi i32 [ 0, %done2 ], [ %v167, %loop3 ]
  %v42 = phi <4 x float> [ zeroinitializer, %done2 ], [ %v76, %loop3 ]
  %v43 = phi <4 x float> [ zeroinitializer, %done2 ], [ %v106, %loop3 ]
  %v44 = phi <4 x float> [ zeroinitializer, %done2 ], [ %v136, %loop3 ]
  %v45 = phi <4 x float> [ zeroinitializer, %done2 ], [ %v166, %loop3 ]
  %v46 = mul nsw i32 %v41, 16
  %v47 = add nsw i32 %v5, %v46
  %v48 = getelementptr float, ptr %v3, i32 %v47
  %v49 = load <4 x float>, ptr %v48, align 4
  %v50 = fsub <4 x float> %v49, %v40
  %v51 = fmul <4 x float> %v50, splat (float 0x3FF7154760000000)
  %v52 = fcmp olt <4 x float> %v51, splat (float 0xC062E00000000000)
  %v53 = select <4 x i1> %v52, <4 x float> splat (float 0xC062E00000000000), <4 x float> %v51
  %v54 = fcmp olt <4 x float> splat (float 0x4060000000000000), %v53
  %v55 = select <4 x i1> %v54, <4 x float> splat (float 0x4060000000000000), <4 x float> %v53
  %v56 = fadd <4 x float> %v55, splat (float 0x4168000000000000)
  %v57 = fsub <4 x float> %v56, splat (float 0x4168000000000000)
  %v58 = fsub <4 x float> %v55, %v57
  %v59 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F234C5680000000), <4 x float> %v58, <4 x float> splat (float 0x3F55E63880000000))
  %v60 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v59, <4 x float> %v58, <4 x float> splat (float 0x3F83B399C0000000))
  %v61 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v60, <4 x float> %v58, <4 x float> splat (float 0x3FAC6B0CE0000000))
  %v62 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v61, <4 x float> %v58, <4 x float> splat (float 0x3FCEBFBE00000000))
  %v63 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v62, <4 x float> %v58, <4 x float> splat (float 0x3FE62E4300000000))
  %v64 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v63, <4 x float> %v58, <4 x float> splat (float 0x3FF0000000000000))
  %v65 = bitcast <4 x float> %v56 to <4 x i32>
  %v66 = lshr <4 x i32> %v65, splat (i32 1)
  %v67 = shl <4 x i32> %v66, splat (i32 23)
  %v68 = add <4 x i32> %v67, splat (i32 1065353216)
  %v69 = bitcast <4 x i32> %v68 to <4 x float>
  %v70 = fmul <4 x float> %v64, %v69
  %v71 = sub <4 x i32> %v65, %v66
  %v72 = shl <4 x i32> %v71, splat (i32 23)
  %v73 = add <4 x i32> %v72, splat (i32 1065353216)
  %v74 = bitcast <4 x i32> %v73 to <4 x float>
  %v75 = fmul <4 x float> %v70, %v74
  %v76 = fadd <4 x float> %v42, %v75
  %v77 = add nsw i32 %v47, 4
  %v78 = getelementptr float, ptr %v48, i64 4
  %v79 = load <4 x float>, ptr %v78, align 4
  %v80 = fsub <4 x float> %v79, %v40
  %v81 = fmul <4 x float> %v80, splat (float 0x3FF7154760000000)
  %v82 = fcmp olt <4 x float> %v81, splat (float 0xC062E00000000000)
  %v83 = select <4 x i1> %v82, <4 x float> splat (float 0xC062E00000000000), <4 x float> %v81
  %v84 = fcmp olt <4 x float> splat (float 0x4060000000000000), %v83
  %v85 = select <4 x i1> %v84, <4 x float> splat (float 0x4060000000000000), <4 x float> %v83
  %v86 = fadd <4 x float> %v85, splat (float 0x4168000000000000)
  %v87 = fsub <4 x float> %v86, splat (float 0x4168000000000000)
  %v88 = fsub <4 x float> %v85, %v87
  %v89 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F234C5680000000), <4 x float> %v88, <4 x float> splat (float 0x3F55E63880000000))
  %v90 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v89, <4 x float> %v88, <4 x float> splat (float 0x3F83B399C0000000))
  %v91 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v90, <4 x float> %v88, <4 x float> splat (float 0x3FAC6B0CE0000000))
  %v92 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v91, <4 x float> %v88, <4 x float> splat (float 0x3FCEBFBE00000000))
  %v93 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v92, <4 x float> %v88, <4 x float> splat (float 0x3FE62E4300000000))
  %v94 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v93, <4 x float> %v88, <4 x float> splat (float 0x3FF0000000000000))
  %v95 = bitcast <4 x float> %v86 to <4 x i32>
  %v96 = lshr <4 x i32> %v95, splat (i32 1)
  %v97 = shl <4 x i32> %v96, splat (i32 23)
  %v98 = add <4 x i32> %v97, splat (i32 1065353216)
  %v99 = bitcast <4 x i32> %v98 to <4 x float>
  %v100 = fmul <4 x float> %v94, %v99
  %v101 = sub <4 x i32> %v95, %v96
  %v102 = shl <4 x i32> %v101, splat (i32 23)
  %v103 = add <4 x i32> %v102, splat (i32 1065353216)
  %v104 = bitcast <4 x i32> %v103 to <4 x float>
  %v105 = fmul <4 x float> %v100, %v104
  %v106 = fadd <4 x float> %v43, %v105
  %v107 = add nsw i32 %v47, 8
  %v108 = getelementptr float, ptr %v48, i64 8
  %v109 = load <4 x float>, ptr %v108, align 4
  %v110 = fsub <4 x float> %v109, %v40
  %v111 = fmul <4 x float> %v110, splat (float 0x3FF7154760000000)
  %v112 = fcmp olt <4 x float> %v111, splat (float 0xC062E00000000000)
  %v113 = select <4 x i1> %v112, <4 x float> splat (float 0xC062E00000000000), <4 x float> %v111
  %v114 = fcmp olt <4 x float> splat (float 0x4060000000000000), %v113
  %v115 = select <4 x i1> %v114, <4 x float> splat (float 0x4060000000000000), <4 x float> %v113
  %v116 = fadd <4 x float> %v115, splat (float 0x4168000000000000)
  %v117 = fsub <4 x float> %v116, splat (float 0x4168000000000000)
  %v118 = fsub <4 x float> %v115, %v117
  %v119 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F234C5680000000), <4 x float> %v118, <4 x float> splat (float 0x3F55E63880000000))
  %v120 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v119, <4 x float> %v118, <4 x float> splat (float 0x3F83B399C0000000))
  %v121 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v120, <4 x float> %v118, <4 x float> splat (float 0x3FAC6B0CE0000000))
  %v122 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v121, <4 x float> %v118, <4 x float> splat (float 0x3FCEBFBE00000000))
  %v123 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v122, <4 x float> %v118, <4 x float> splat (float 0x3FE62E4300000000))
  %v124 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v123, <4 x float> %v118, <4 x float> splat (float 0x3FF0000000000000))
  %v125 = bitcast <4 x float> %v116 to <4 x i32>
  %v126 = lshr <4 x i32> %v125, splat (i32 1)
  %v127 = shl <4 x i32> %v126, splat (i32 23)
  %v128 = add <4 x i32> %v127, splat (i32 1065353216)
  %v129 = bitcast <4 x i32> %v128 to <4 x float>
  %v130 = fmul <4 x float> %v124, %v129
  %v131 = sub <4 x i32> %v125, %v126
  %v132 = shl <4 x i32> %v131, splat (i32 23)
  %v133 = add <4 x i32> %v132, splat (i32 1065353216)
  %v134 = bitcast <4 x i32> %v133 to <4 x float>
  %v135 = fmul <4 x float> %v130, %v134
  %v136 = fadd <4 x float> %v44, %v135
  %v137 = add nsw i32 %v47, 12
  %v138 = getelementptr float, ptr %v48, i64 12
  %v139 = load <4 x float>, ptr %v138, align 4
  %v140 = fsub <4 x float> %v139, %v40
  %v141 = fmul <4 x float> %v140, splat (float 0x3FF7154760000000)
  %v142 = fcmp olt <4 x float> %v141, splat (float 0xC062E00000000000)
  %v143 = select <4 x i1> %v142, <4 x float> splat (float 0xC062E00000000000), <4 x float> %v141
  %v144 = fcmp olt <4 x float> splat (float 0x4060000000000000), %v143
  %v145 = select <4 x i1> %v144, <4 x float> splat (float 0x4060000000000000), <4 x float> %v143
  %v146 = fadd <4 x float> %v145, splat (float 0x4168000000000000)
  %v147 = fsub <4 x float> %v146, splat (float 0x4168000000000000)
  %v148 = fsub <4 x float> %v145, %v147
  %v149 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F234C5680000000), <4 x float> %v148, <4 x float> splat (float 0x3F55E63880000000))
  %v150 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v149, <4 x float> %v148, <4 x float> splat (float 0x3F83B399C0000000))
  %v151 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v150, <4 x float> %v148, <4 x float> splat (float 0x3FAC6B0CE0000000))
  %v152 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v151, <4 x float> %v148, <4 x float> splat (float 0x3FCEBFBE00000000))
  %v153 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v152, <4 x float> %v148, <4 x float> splat (float 0x3FE62E4300000000))
  %v154 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v153, <4 x float> %v148, <4 x float> splat (float 0x3FF0000000000000))
  %v155 = bitcast <4 x float> %v146 to <4 x i32>
  %v156 = lshr <4 x i32> %v155, splat (i32 1)
  %v157 = shl <4 x i32> %v156, splat (i32 23)
  %v158 = add <4 x i32> %v157, splat (i32 1065353216)
  %v159 = bitcast <4 x i32> %v158 to <4 x float>
  %v160 = fmul <4 x float> %v154, %v159
  %v161 = sub <4 x i32> %v155, %v156
  %v162 = shl <4 x i32> %v161, splat (i32 23)
  %v163 = add <4 x i32> %v162, splat (i32 1065353216)
  %v164 = bitcast <4 x i32> %v163 to <4 x float>
  %v165 = fmul <4 x float> %v160, %v164
  %v166 = fadd <4 x float> %v45, %v165
  %v167 = add nsw i32 %v41, 1
  %v168 = icmp slt i32 %v167, 8
  br i1 %v168, label %loop3, label %done3
done3:
  %v169 = fadd <4 x float> %v76, %v136
  %v170 = fadd <4 x float> %v106, %v166
  %v171 = fadd <4 x float> %v169, %v170
  %v172 = shufflevector <4 x float> %v171, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v173 = shufflevector <4 x float> %v171, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v174 = fadd <2 x float> %v172, %v173
  %v175 = extractelement <2 x float> %v174, i32 0
  %v176 = extractelement <2 x float> %v174, i32 1
  %v177 = fadd float %v175, %v176
  %v178 = insertelement <4 x float> poison, float %v177, i64 0
  %v179 = shufflevector <4 x float> %v178, <4 x float> poison, <4 x i32> zeroinitializer
  br label %loop4
loop4:
  %v180 = phi i32 [ 0, %done3 ], [ %v213, %loop4 ]
  %v181 = mul nsw i32 %v180, 4
  %v182 = add nsw i32 %v5, %v181
  %v183 = getelementptr float, ptr %v1, i32 %v182
  %v184 = getelementptr float, ptr %v3, i32 %v182
  %v185 = load <4 x float>, ptr %v184, align 4
  %v186 = fsub <4 x float> %v185, %v40
  %v187 = fmul <4 x float> %v186, splat (float 0x3FF7154760000000)
  %v188 = fcmp olt <4 x float> %v187, splat (float 0xC062E00000000000)
  %v189 = select <4 x i1> %v188, <4 x float> splat (float 0xC062E00000000000), <4 x float> %v187
  %v190 = fcmp olt <4 x float> splat (float 0x4060000000000000), %v189
  %v191 = select <4 x i1> %v190, <4 x float> splat (float 0x4060000000000000), <4 x float> %v189
  %v192 = fadd <4 x float> %v191, splat (float 0x4168000000000000)
  %v193 = fsub <4 x float> %v192, splat (float 0x4168000000000000)
  %v194 = fsub <4 x float> %v191, %v193
  %v195 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F234C5680000000), <4 x float> %v194, <4 x float> splat (float 0x3F55E63880000000))
  %v196 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v195, <4 x float> %v194, <4 x float> splat (float 0x3F83B399C0000000))
  %v197 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v196, <4 x float> %v194, <4 x float> splat (float 0x3FAC6B0CE0000000))
  %v198 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v197, <4 x float> %v194, <4 x float> splat (float 0x3FCEBFBE00000000))
  %v199 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v198, <4 x float> %v194, <4 x float> splat (float 0x3FE62E4300000000))
  %v200 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v199, <4 x float> %v194, <4 x float> splat (float 0x3FF0000000000000))
  %v201 = bitcast <4 x float> %v192 to <4 x i32>
  %v202 = lshr <4 x i32> %v201, splat (i32 1)
  %v203 = shl <4 x i32> %v202, splat (i32 23)
  %v204 = add <4 x i32> %v203, splat (i32 1065353216)
  %v205 = bitcast <4 x i32> %v204 to <4 x float>
  %v206 = fmul <4 x float> %v200, %v205
  %v207 = sub <4 x i32> %v201, %v202
  %v208 = shl <4 x i32> %v207, splat (i32 23)
  %v209 = add <4 x i32> %v208, splat (i32 1065353216)
  %v210 = bitcast <4 x i32> %v209 to <4 x float>
  %v211 = fmul <4 x float> %v206, %v210
  %v212 = fdiv <4 x float> %v211, %v179
  store <4 x float> %v212, ptr %v183, align 4
  %v213 = add nsw i32 %v180, 1
  %v214 = icmp slt i32 %v213, 32
  br i1 %v214, label %loop4, label %done4
done4:
  %v215 = add nsw i32 %v4, 1
  %v216 = icmp slt i32 %v215, 16
  br i1 %v216, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+neon" "prefer-vector-width"="128" "no-trapping-math"="true" }
