target triple = "x86_64-unknown-linux-gnu"

define void @softmax(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v180, %done4 ]
  %v5 = mul nsw i32 %v4, 128
  br label %loop2
loop2:
  %v6 = phi i32 [ 0, %loop1 ], [ %v40, %loop2 ]
  %v7 = phi <16 x float> [ splat (float 0xFFF0000000000000), %loop1 ], [ %v18, %loop2 ]
  %v8 = phi <16 x float> [ splat (float 0xFFF0000000000000), %loop1 ], [ %v25, %loop2 ]
  %v9 = phi <16 x float> [ splat (float 0xFFF0000000000000), %loop1 ], [ %v32, %loop2 ]
  %v10 = phi <16 x float> [ splat (float 0xFFF0000000000000), %loop1 ], [ %v39, %loop2 ]
  %v11 = mul nsw i32 %v6, 64
  %v12 = add nsw i32 %v5, %v11
  %v13 = getelementptr float, ptr %v3, i32 %v12
  %v14 = load <16 x float>, ptr %v13, align 4
  %v15 = fcmp ogt <16 x float> %v14, %v7
  %v16 = select <16 x i1> %v15, <16 x float> %v14, <16 x float> %v7
  %v17 = fcmp uno <16 x float> %v14, %v14
  %v18 = select <16 x i1> %v17, <16 x float> %v14, <16 x float> %v16
  %v19 = add nsw i32 %v12, 16
  %v20 = getelementptr float, ptr %v13, i64 16
  %v21 = load <16 x float>, ptr %v20, align 4
  %v22 = fcmp ogt <16 x float> %v21, %v8
  %v23 = select <16 x i1> %v22, <16 x float> %v21, <16 x float> %v8
  %v24 = fcmp uno <16 x float> %v21, %v21
  %v25 = select <16 x i1> %v24, <16 x float> %v21, <16 x float> %v23
  %v26 = add nsw i32 %v12, 32
  %v27 = getelementptr float, ptr %v13, i64 32
  %v28 = load <16 x float>, ptr %v27, align 4
  %v29 = fcmp ogt <16 x float> %v28, %v9
  %v30 = select <16 x i1> %v29, <16 x float> %v28, <16 x float> %v9
  %v31 = fcmp uno <16 x float> %v28, %v28
  %v32 = select <16 x i1> %v31, <16 x float> %v28, <16 x float> %v30
  %v33 = add nsw i32 %v12, 48
  %v34 = getelementptr float, ptr %v13, i64 48
  %v35 = load <16 x float>, ptr %v34, align 4
  %v36 = fcmp ogt <16 x float> %v35, %v10
  %v37 = select <16 x i1> %v36, <16 x float> %v35, <16 x float> %v10
  %v38 = fcmp uno <16 x float> %v35, %v35
  %v39 = select <16 x i1> %v38, <16 x float> %v35, <16 x float> %v37
  %v40 = add nsw i32 %v6, 1
  %v41 = icmp slt i32 %v40, 2
  br i1 %v41, label %loop2, label %done2
done2:
  %v42 = fcmp ogt <16 x float> %v32, %v18
  %v43 = select <16 x i1> %v42, <16 x float> %v32, <16 x float> %v18
  %v44 = fcmp uno <16 x float> %v32, %v32
  %v45 = select <16 x i1> %v44, <16 x float> %v32, <16 x float> %v43
  %v46 = fcmp ogt <16 x float> %v39, %v25
  %v47 = select <16 x i1> %v46, <16 x float> %v39, <16 x float> %v25
  %v48 = fcmp uno <16 x float> %v39, %v39
  %v49 = select <16 x i1> %v48, <16 x float> %v39, <16 x float> %v47
  %v50 = fcmp ogt <16 x float> %v49, %v45
  %v51 = select <16 x i1> %v50, <16 x float> %v49, <16 x float> %v45
  %v52 = fcmp uno <16 x float> %v49, %v49
  %v53 = select <16 x i1> %v52, <16 x float> %v49, <16 x float> %v51
  %v54 = shufflevector <16 x float> %v53, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v55 = shufflevector <16 x float> %v53, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v56 = fcmp ogt <8 x float> %v54, %v55
  %v57 = select <8 x i1> %v56, <8 x float> %v54, <8 x float> %v55
  %v58 = fcmp uno <8 x float> %v54, %v54
  %v59 = select <8 x i1> %v58, <8 x float> %v54, <8 x float> %v57
  %v60 = shufflevector <8 x float> %v59, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v61 = shufflevector <8 x float> %v59, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v62 = fcmp ogt <4 x float> %v60, %v61
  %v63 = select <4 x i1> %v62, <4 x float> %v60, <4 x float> %v61
  %v64 = fcmp uno <4 x float> %v60, %v60
  %v65 = select <4 x i1> %v64, <4 x float> %v60, <4 x float> %v63
  %v66 = shufflevector <4 x float> %v65, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v67 = shufflevector <4 x float> %v65, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v68 = fcmp ogt <2 x float> %v66, %v67
  %v69 = select <2 x i1> %v68, <2 x float> %v66, <2 x float> %v67
  %v70 = fcmp uno <2 x float> %v66, %v66
  %v71 = select <2 x i1> %v70, <2 x float> %v66, <2 x float> %v69
  %v72 = extractelement <2 x float> %v71, i32 0
  %v73 = extractelement <2 x float> %v71, i32 1
  %v74 = fcmp ogt float %v72, %v73
  %v75 = select i1 %v74, float %v72, float %v73
  %v76 = fcmp uno float %v72, %v72
  %v77 = select i1 %v76, float %v72, float %v75
  %v78 = insertelement <16 x float> poison, float %v77, i64 0
  %v79 = shufflevector <16 x float> %v78, <16 x float> poison, <16 x i32> zeroinitializer
  br label %loop3
loop3:
  %v80 = phi i32 [ 0, %done2 ], [ %v142, %loop3 ]
  %v81 = phi <16 x float> [ zeroinitializer, %done2 ], [ %v99, %loop3 ]
  %v82 = phi <16 x float> [ zeroinitializer, %done2 ], [ %v113, %loop3 ]
  %v83 = phi <16 x float> [ zeroinitializer, %done2 ], [ %v127, %loop3 ]
  %v84 = phi <16 x float> [ zeroinitializer, %done2 ], [ %v141, %loop3 ]
  %v85 = mul nsw i32 %v80, 64
  %v86 = add nsw i32 %v5, %v85
  %v87 = getelementptr float, ptr %v3, i32 %v86
  %v88 = load <16 x float>, ptr %v87, align 4
  %v89 = fsub <16 x float> %v88, %v79
  %v90 = fmul <16 x float> %v89, splat (float 0x3FF7154760000000)
  %v91 = call <16 x float> @llvm.x86.avx512.mask.reduce.ps.512(<16 x float> %v90, i32 1, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v92 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F2C444FC0000000), <16 x float> %v91, <16 x float> splat (float 0x3F54737580000000))
  %v93 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v92, <16 x float> %v91, <16 x float> splat (float 0x3F83CFD800000000))
  %v94 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v93, <16 x float> %v91, <16 x float> splat (float 0x3FAC68AF60000000))
  %v95 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v94, <16 x float> %v91, <16 x float> splat (float 0x3FCEBFD3A0000000))
  %v96 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v95, <16 x float> %v91, <16 x float> splat (float 0x3FE62E42C0000000))
  %v97 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v96, <16 x float> %v91, <16 x float> splat (float 0x3FF0000000000000))
  %v98 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v97, <16 x float> %v90, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v99 = fadd <16 x float> %v81, %v98
  %v100 = add nsw i32 %v86, 16
  %v101 = getelementptr float, ptr %v87, i64 16
  %v102 = load <16 x float>, ptr %v101, align 4
  %v103 = fsub <16 x float> %v102, %v79
  %v104 = fmul <16 x float> %v103, splat (float 0x3FF7154760000000)
  %v105 = call <16 x float> @llvm.x86.avx512.mask.reduce.ps.512(<16 x float> %v104, i32 1, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v106 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F2C444FC0000000), <16 x float> %v105, <16 x float> splat (float 0x3F54737580000000))
  %v107 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v106, <16 x float> %v105, <16 x float> splat (float 0x3F83CFD800000000))
  %v108 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v107, <16 x float> %v105, <16 x float> splat (float 0x3FAC68AF60000000))
  %v109 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v108, <16 x float> %v105, <16 x float> splat (float 0x3FCEBFD3A0000000))
  %v110 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v109, <16 x float> %v105, <16 x float> splat (float 0x3FE62E42C0000000))
  %v111 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v110, <16 x float> %v105, <16 x float> splat (float 0x3FF0000000000000))
  %v112 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v111, <16 x float> %v104, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v113 = fadd <16 x float> %v82, %v112
  %v114 = add nsw i32 %v86, 32
  %v115 = getelementptr float, ptr %v87, i64 32
  %v116 = load <16 x float>, ptr %v115, align 4
  %v117 = fsub <16 x float> %v116, %v79
  %v118 = fmul <16 x float> %v117, splat (float 0x3FF7154760000000)
  %v119 = call <16 x float> @llvm.x86.avx512.mask.reduce.ps.512(<16 x float> %v118, i32 1, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v120 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F2C444FC0000000), <16 x float> %v119, <16 x float> splat (float 0x3F54737580000000))
  %v121 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v120, <16 x float> %v119, <16 x float> splat (float 0x3F83CFD800000000))
  %v122 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v121, <16 x float> %v119, <16 x float> splat (float 0x3FAC68AF60000000))
  %v123 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v122, <16 x float> %v119, <16 x float> splat (float 0x3FCEBFD3A0000000))
  %v124 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v123, <16 x float> %v119, <16 x float> splat (float 0x3FE62E42C0000000))
  %v125 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v124, <16 x float> %v119, <16 x float> splat (float 0x3FF0000000000000))
  %v126 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v125, <16 x float> %v118, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v127 = fadd <16 x float> %v83, %v126
  %v128 = add nsw i32 %v86, 48
  %v129 = getelementptr float, ptr %v87, i64 48
  %v130 = load <16 x float>, ptr %v129, align 4
  %v131 = fsub <16 x float> %v130, %v79
  %v132 = fmul <16 x float> %v131, splat (float 0x3FF7154760000000)
  %v133 = call <16 x float> @llvm.x86.avx512.mask.reduce.ps.512(<16 x float> %v132, i32 1, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v134 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F2C444FC0000000), <16 x float> %v133, <16 x float> splat (float 0x3F54737580000000))
  %v135 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v134, <16 x float> %v133, <16 x float> splat (float 0x3F83CFD800000000))
  %v136 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v135, <16 x float> %v133, <16 x float> splat (float 0x3FAC68AF60000000))
  %v137 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v136, <16 x float> %v133, <16 x float> splat (float 0x3FCEBFD3A0000000))
  %v138 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v137, <16 x float> %v133, <16 x float> splat (float 0x3FE62E42C0000000))
  %v139 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v138, <16 x float> %v133, <16 x float> splat (float 0x3FF0000000000000))
  %v140 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v139, <16 x float> %v132, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v141 = fadd <16 x float> %v84, %v140
  %v142 = add nsw i32 %v80, 1
  %v143 = icmp slt i32 %v142, 2
  br i1 %v143, label %loop3, label %done3
done3:
  %v144 = fadd <16 x float> %v99, %v127
  %v145 = fadd <16 x float> %v113, %v141
  %v146 = fadd <16 x float> %v144, %v145
  %v147 = shufflevector <16 x float> %v146, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v148 = shufflevector <16 x float> %v146, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v149 = fadd <8 x float> %v147, %v148
  %v150 = shufflevector <8 x float> %v149, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v151 = shufflevector <8 x float> %v149, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v152 = fadd <4 x float> %v150, %v151
  %v153 = shufflevector <4 x float> %v152, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v154 = shufflevector <4 x float> %v152, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v155 = fadd <2 x float> %v153, %v154
  %v156 = extractelement <2 x float> %v155, i32 0
  %v157 = extractelement <2 x float> %v155, i32 1
  %v158 = fadd float %v156, %v157
  %v159 = insertelement <16 x float> poison, float %v158, i64 0
  %v160 = shufflevector <16 x float> %v159, <16 x float> poison, <16 x i32> zeroinitializer
  br label %loop4
loop4:
  %v161 = phi i32 [ 0, %done3 ], [ %v178, %loop4 ]
  %v162 = mul nsw i32 %v161, 16
  %v163 = add nsw i32 %v5, %v162
  %v164 = getelementptr float, ptr %v1, i32 %v163
  %v165 = getelementptr float, ptr %v3, i32 %v163
  %v166 = load <16 x float>, ptr %v165, align 4
  %v167 = fsub <16 x float> %v166, %v79
  %v168 = fmul <16 x float> %v167, splat (float 0x3FF7154760000000)
  %v169 = call <16 x float> @llvm.x86.avx512.mask.reduce.ps.512(<16 x float> %v168, i32 1, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v170 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F2C444FC0000000), <16 x float> %v169, <16 x float> splat (float 0x3F54737580000000))
  %v171 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v170, <16 x float> %v169, <16 x float> splat (float 0x3F83CFD800000000))
  %v172 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v171, <16 x float> %v169, <16 x float> splat (float 0x3FAC68AF60000000))
  %v173 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v172, <16 x float> %v169, <16 x float> splat (float 0x3FCEBFD3A0000000))
  %v174 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v173, <16 x float> %v169, <16 x float> splat (float 0x3FE62E42C0000000))
  %v175 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v174, <16 x float> %v169, <16 x float> splat (float 0x3FF0000000000000))
  %v176 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v175, <16 x float> %v168, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v177 = fdiv <16 x float> %v176, %v160
  store <16 x float> %v177, ptr %v164, align 4
  %v178 = add nsw i32 %v161, 1
  %v179 = icmp slt i32 %v178, 8
  br i1 %v179, label %loop4, label %done4
done4:
  %v180 = add nsw i32 %v4, 1
  %v181 = icmp slt i32 %v180, 16
  br i1 %v181, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v4" "prefer-vector-width"="512" "no-trapping-math"="true" }
