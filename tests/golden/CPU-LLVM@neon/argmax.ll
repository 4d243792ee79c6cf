target triple = "aarch64-unknown-linux-gnu"

define void @argmax(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v184, %done3 ]
  %v5 = getelementptr i32, ptr %v1, i32 %v4
  %v6 = mul nsw i32 %v4, 100
  br label %loop2
loop2:
  %v7 = phi i32 [ 0, %loop1 ], [ %v83, %loop2 ]
  %v8 = phi <4 x float> [ splat (float 0xFFF0000000000000), %loop1 ], [ %v33, %loop2 ]
  %v9 = phi <4 x float> [ splat (float 0xFFF0000000000000), %loop1 ], [ %v48, %loop2 ]
  %v10 = phi <4 x float> [ splat (float 0xFFF0000000000000), %loop1 ], [ %v63, %loop2 ]
  %v11 = phi <4 x float> [ splat (float 0xFFF0000000000000), %loop1 ], [ %v78, %loop2 ]
  %v12 = phi <4 x i32> [ splat (i32 2147483647), %loop1 ], [ %v79, %loop2 ]
  %v13 = phi <4 x i32> [ splat (i32 2147483647), %loop1 ], [ %v80, %loop2 ]
  %v14 = phi <4 x i32> [ splat (i32 2147483647), %loop1 ], [ %v81, %loop2 ]
  %v15 = phi <4 x i32> [ splat (i32 2147483647), %loop1 ], [ %v82, %loop2 ]
  %v16 = fcmp oeq <4 x float> %v8, %v8
  %v17 = mul nsw i32 %v7, 16
  %v18 = add nsw i32 %v6, %v17
  %v19 = getelementptr float, ptr %v3, i32 %v18
  %v20 = load <4 x float>, ptr %v19, align 4
  %v21 = fcmp ole <4 x float> %v20, %v8
  %v22 = xor <4 x i1> %v21, splat (i1 true)
  %v23 = and <4 x i1> %v16, %v22
  %v24 = fcmp une <4 x float> %v20, %v20
  %v25 = fcmp ole <4 x float> %v8, %v20
  %v26 = or <4 x i1> %v24, %v25
  %v27 = insertelement <4 x i32> poison, i32 %v17, i64 0
  %v28 = shufflevector <4 x i32> %v27, <4 x i32> poison, <4 x i32> zeroinitializer
  %v29 = add <4 x i32> %v28, <i32 0, i32 1, i32 2, i32 3>
  %v30 = icmp slt <4 x i32> %v29, %v12
  %v31 = and <4 x i1> %v26, %v30
  %v32 = or <4 x i1> %v23, %v31
  %v33 = select <4 x i1> %v32, <4 x float> %v20, <4 x float> %v8
  %v34 = fcmp oeq <4 x float> %v9, %v9
  %v35 = add nsw i32 %v18, 4
  %v36 = getelementptr float, ptr %v19, i64 4
  %v37 = load <4 x float>, ptr %v36, align 4
  %v38 = fcmp ole <4 x float> %v37, %v9
  %v39 = xor <4 x i1> %v38, splat (i1 true)
  %v40 = and <4 x i1> %v34, %v39
  %v41 = fcmp une <4 x float> %v37, %v37
  %v42 = fcmp ole <4 x float> %v9, %v37
  %v43 = or <4 x i1> %v41, %v42
  %v44 = add <4 x i32> %v28, <i32 4, i32 5, i32 6, i32 7>
  %v45 = icmp slt <4 x i32> %v44, %v13
  %v46 = and <4 x i1> %v43, %v45
  %v47 = or <4 x i1> %v40, %v46
  %v48 = select <4 x i1> %v47, <4 x float> %v37, <4 x float> %v9
  %v49 = fcmp oeq <4 x float> %v10, %v10
  %v50 = add nsw i32 %v18, 8
  %v51 = getelementptr float, ptr %v19, i64 8
  %v52 = load <4 x float>, ptr %v51, align 4
  %v53 = fcmp ole <4 x float> %v52, %v10
  %v54 = xor <4 x i1> %v53, splat (i1 true)
  %v55 = and <4 x i1> %v49, %v54
  %v56 = fcmp une <4 x float> %v52, %v52
  %v57 = fcmp ole <4 x float> %v10, %v52
  %v58 = or <4 x i1> %v56, %v57
  %v59 = add <4 x i32> %v28, <i32 8, i32 9, i32 10, i32 11>
  %v60 = icmp slt <4 x i32> %v59, %v14
  %v61 = and <4 x i1> %v58, %v60
  %v62 = or <4 x i1> %v55, %v61
  %v63 = select <4 x i1> %v62, <4 x float> %v52, <4 x float> %v10
  %v64 = fcmp oeq <4 x float> %v11, %v11
  %v65 = add nsw i32 %v18, 12
  %v66 = getelementptr float, ptr %v19, i64 12
  %v67 = load <4 x float>, ptr %v66, align 4
  %v68 = fcmp ole <4 x float> %v67, %v11
  %v69 = xor <4 x i1> %v68, splat (i1 true)
  %v70 = and <4 x i1> %v64, %v69
  %v71 = fcmp une <4 x float> %v67, %v67
  %v72 = fcmp ole <4 x float> %v11, %v67
  %v73 = or <4 x i1> %v71, %v72
  %v74 = add <4 x i32> %v28, <i32 12, i32 13, i32 14, i32 15>
  %v75 = icmp slt <4 x i32> %v74, %v15
  %v76 = and <4 x i1> %v73, %v75
  %v77 = or <4 x i1> %v70, %v76
  %v78 = select <4 x i1> %v77, <4 x float> %v67, <4 x float> %v11
  %v79 = select <4 x i1> %v32, <4 x i32> %v29, <4 x i32> %v12
  %v80 = select <4 x i1> %v47, <4 x i32> %v44, <4 x i32> %v13
  %v81 = select <4 x i1> %v62, <4 x i32> %v59, <4 x i32> %v14
  %v82 = select <4 x i1> %v77, <4 x i32> %v74, <4 x i32> %v15
  %v83 = add nsw i32 %v7, 1
  %v84 = icmp slt i32 %v83, 6
  br i1 %v84, label %loop2, label %done2
done2:
  %v85 = fcmp oeq <4 x float> %v33, %v33
  %v86 = fcmp ole <4 x float> %v63, %v33
  %v87 = xor <4 x i1> %v86, splat (i1 true)
  %v88 = and <4 x i1> %v85, %v87
  %v89 = fcmp une <4 x float> %v63, %v63
  %v90 = fcmp ole <4 x float> %v33, %v63
  %v91 = or <4 x i1> %v89, %v90
  %v92 = icmp slt <4 x i32> %v81, %v79
  %v93 = and <4 x i1> %v91, %v92
  %v94 = or <4 x i1> %v88, %v93
  %v95 = select <4 x i1> %v94, <4 x float> %v63, <4 x float> %v33
  %v96 = fcmp oeq <4 x float> %v95, %v95
  %v97 = fcmp oeq <4 x float> %v48, %v48
  %v98 = fcmp ole <4 x float> %v78, %v48
  %v99 = xor <4 x i1> %v98, splat (i1 true)
  %v100 = and <4 x i1> %v97, %v99
  %v101 = fcmp une <4 x float> %v78, %v78
  %v102 = fcmp ole <4 x float> %v48, %v78
  %v103 = or <4 x i1> %v101, %v102
  %v104 = icmp slt <4 x i32> %v82, %v80
  %v105 = and <4 x i1> %v103, %v104
  %v106 = or <4 x i1> %v100, %v105
  %v107 = select <4 x i1> %v106, <4 x float> %v78, <4 x float> %v48
  %v108 = fcmp ole <4 x float> %v107, %v95
  %v109 = xor <4 x i1> %v108, splat (i1 true)
  %v110 = and <4 x i1> %v96, %v109
  %v111 = fcmp une <4 x float> %v107, %v107
  %v112 = fcmp ole <4 x float> %v95, %v107
  %v113 = or <4 x i1> %v111, %v112
  %v114 = select <4 x i1> %v106, <4 x i32> %v82, <4 x i32> %v80
  %v115 = select <4 x i1> %v94, <4 x i32> %v81, <4 x i32> %v79
  %v116 = icmp slt <4 x i32> %v114, %v115
  %v117 = and <4 x i1> %v113, %v116
  %v118 = or <4 x i1> %v110, %v117
  %v119 = select <4 x i1> %v118, <4 x float> %v107, <4 x float> %v95
  %v120 = shufflevector <4 x float> %v119, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v121 = fcmp oeq <2 x float> %v120, %v120
  %v122 = shufflevector <4 x float> %v119, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v123 = fcmp ole <2 x float> %v122, %v120
  %v124 = xor <2 x i1> %v123, splat (i1 true)
  %v125 = and <2 x i1> %v121, %v124
  %v126 = fcmp une <2 x float> %v122, %v122
  %v127 = fcmp ole <2 x float> %v120, %v122
  %v128 = or <2 x i1> %v126, %v127
  %v129 = select <4 x i1> %v118, <4 x i32> %v114, <4 x i32> %v115
  %v130 = shufflevector <4 x i32> %v129, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %v131 = shufflevector <4 x i32> %v129, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %v132 = icmp slt <2 x i32> %v130, %v131
  %v133 = and <2 x i1> %v128, %v132
  %v134 = or <2 x i1> %v125, %v133
  %v135 = select <2 x i1> %v134, <2 x float> %v122, <2 x float> %v120
  %v136 = extractelement <2 x float> %v135, i32 0
  %v137 = fcmp oeq float %v136, %v136
  %v138 = extractelement <2 x float> %v135, i32 1
  %v139 = fcmp ole float %v138, %v136
  %v140 = xor i1 %v139, true
  %v141 = and i1 %v137, %v140
  %v142 = fcmp une float %v138, %v138
  %v143 = fcmp ole float %v136, %v138
  %v144 = or i1 %v142, %v143
  %v145 = select <2 x i1> %v134, <2 x i32> %v130, <2 x i32> %v131
  %v146 = extractelement <2 x i32> %v145, i32 1
  %v147 = extractelement <2 x i32> %v145, i32 0
  %v148 = icmp slt i32 %v146, %v147
  %v149 = and i1 %v144, %v148
  %v150 = or i1 %v141, %v149
  %v151 = select i1 %v150, float %v138, float %v136
  %v152 = fcmp oeq float %v151, %v151
  br label %loop3
loop3:
  %v153 = phi i32 [ 96, %done2 ], [ %v171, %loop3 ]
  %v154 = phi float [ 0xFFF0000000000000, %done2 ], [ %v169, %loop3 ]
  %v155 = phi i32 [ 2147483647, %done2 ], [ %v170, %loop3 ]
  %v156 = fcmp oeq float %v154, %v154
  %v157 = add nsw i32 %v6, %v153
  %v158 = getelementptr float, ptr %v3, i32 %v157
  %v159 = load float, ptr %v158, align 4
  %v160 = fcmp ole float %v159, %v154
  %v161 = xor i1 %v160, true
  %v162 = and i1 %v156, %v161
  %v163 = fcmp une float %v159, %v159
  %v164 = fcmp ole float %v154, %v159
  %v165 = or i1 %v163, %v164
  %v166 = icmp slt i32 %v153, %v155
  %v167 = and i1 %v165, %v166
  %v168 = or i1 %v162, %v167
  %v169 = select i1 %v168, float %v159, float %v154
  %v170 = select i1 %v168, i32 %v153, i32 %v155
  %v171 = add nsw i32 %v153, 1
  %v172 = icmp slt i32 %v171, 100
  br i1 %v172, label %loop3, label %done3
done3:
  %v173 = fcmp ole float %v169, %v151
  %v174 = xor i1 %v173, true
  %v175 = and i1 %v152, %v174
  %v176 = fcmp une float %v169, %v169
  %v177 = fcmp ole float %v151, %v169
  %v178 = or i1 %v176, %v177
  %v179 = select i1 %v150, i32 %v146, i32 %v147
  %v180 = icmp slt i32 %v170, %v179
  %v181 = and i1 %v178, %v180
  %v182 = or i1 %v175, %v181
  %v183 = select i1 %v182, i32 %v170, i32 %v179
  store i32 %v183, ptr %v5, align 4
  %v184 = add nsw i32 %v4, 1
  %v185 = icmp slt i32 %v184, 16
  br i1 %v185, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+neon" "prefer-vector-width"="128" "no-trapping-math"="true" }
