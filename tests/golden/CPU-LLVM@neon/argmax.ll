target triple = "aarch64-unknown-linux-gnu"

define void @argmax(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v154, %done3 ]
  %v5 = getelementptr i32, ptr %v1, i32 %v4
  %v6 = mul nsw i32 %v4, 100
  br label %loop2
loop2:
  %v7 = phi i32 [ 0, %loop1 ], [ %v59, %loop2 ]
  %v8 = phi <4 x float> [ splat (float 0xFFF0000000000000), %loop1 ], [ %v24, %loop2 ]
  %v9 = phi <4 x float> [ splat (float 0xFFF0000000000000), %loop1 ], [ %v32, %loop2 ]
  %v10 = phi <4 x float> [ splat (float 0xFFF0000000000000), %loop1 ], [ %v40, %loop2 ]
  %v11 = phi <4 x float> [ splat (float 0xFFF0000000000000), %loop1 ], [ %v48, %loop2 ]
  %v12 = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %loop1 ], [ %v52, %loop2 ]
  %v13 = phi <4 x i32> [ <i32 4, i32 5, i32 6, i32 7>, %loop1 ], [ %v54, %loop2 ]
  %v14 = phi <4 x i32> [ <i32 8, i32 9, i32 10, i32 11>, %loop1 ], [ %v56, %loop2 ]
  %v15 = phi <4 x i32> [ <i32 12, i32 13, i32 14, i32 15>, %loop1 ], [ %v58, %loop2 ]
  %v16 = fcmp oeq <4 x float> %v8, %v8
  %v17 = mul nsw i32 %v7, 16
  %v18 = add nsw i32 %v6, %v17
  %v19 = getelementptr float, ptr %v3, i32 %v18
  %v20 = load <4 x float>, ptr %v19, align 4
  %v21 = fcmp ole <4 x float> %v20, %v8
  %v22 = xor <4 x i1> %v21, splat (i1 true)
  %v23 = and <4 x i1> %v16, %v22
  %v24 = select <4 x i1> %v23, <4 x float> %v20, <4 x float> %v8
  %v25 = fcmp oeq <4 x float> %v9, %v9
  %v26 = add nsw i32 %v18, 4
  %v27 = getelementptr float, ptr %v19, i64 4
  %v28 = load <4 x float>, ptr %v27, align 4
  %v29 = fcmp ole <4 x float> %v28, %v9
  %v30 = xor <4 x i1> %v29, splat (i1 true)
  %v31 = and <4 x i1> %v25, %v30
  %v32 = select <4 x i1> %v31, <4 x float> %v28, <4 x float> %v9
  %v33 = fcmp oeq <4 x float> %v10, %v10
  %v34 = add nsw i32 %v18, 8
  %v35 = getelementptr float, ptr %v19, i64 8
  %v36 = load <4 x float>, ptr %v35, align 4
  %v37 = fcmp ole <4 x float> %v36, %v10
  %v38 = xor <4 x i1> %v37, splat (i1 true)
  %v39 = and <4 x i1> %v33, %v38
  %v40 = select <4 x i1> %v39, <4 x float> %v36, <4 x float> %v10
  %v41 = fcmp oeq <4 x float> %v11, %v11
  %v42 = add nsw i32 %v18, 12
  %v43 = getelementptr float, ptr %v19, i64 12
  %v44 = load <4 x float>, ptr %v43, align 4
  %v45 = fcmp ole <4 x float> %v44, %v11
  %v46 = xor <4 x i1> %v45, splat (i1 true)
  %v47 = and <4 x i1> %v41, %v46
  %v48 = select <4 x i1> %v47, <4 x float> %v44, <4 x float> %v11
  %v49 = insertelement <4 x i32> poison, i32 %v17, i64 0
  %v50 = shufflevector <4 x i32> %v49, <4 x i32> poison, <4 x i32> zeroinitializer
  %v51 = add <4 x i32> %v50, <i32 0, i32 1, i32 2, i32 3>
  %v52 = select <4 x i1> %v23, <4 x i32> %v51, <4 x i32> %v12
  %v53 = add <4 x i32> %v50, <i32 4, i32 5, i32 6, i32 7>
  %v54 = select <4 x i1> %v31, <4 x i32> %v53, <4 x i32> %v13
  %v55 = add <4 x i32> %v50, <i32 8, i32 9, i32 10, i32 11>
  %v56 = select <4 x i1> %v39, <4 x i32> %v55, <4 x i32> %v14
  %v57 = add <4 x i32> %v50, <i32 12, i32 13, i32 14, i32 15>
  %v58 = select <4 x i1> %v47, <4 x i32> %v57, <4 x i32> %v15
  %v59 = add nsw i32 %v7, 1
  %v60 = icmp slt i32 %v59, 6
  br i1 %v60, label %loop2, label %done2
done2:
  %v61 = fcmp oeq <4 x float> %v24, %v24
  %v62 = fcmp ole <4 x float> %v40, %v24
  %v63 = xor <4 x i1> %v62, splat (i1 true)
  %v64 = and <4 x i1> %v61, %v63
  %v65 = fcmp une <4 x float> %v40, %v40
  %v66 = fcmp ole <4 x float> %v24, %v40
  %v67 = or <4 x i1> %v65, %v66
  %v68 = icmp slt <4 x i32> %v56, %v52
  %v69 = and <4 x i1> %v67, %v68
  %v70 = or <4 x i1> %v64, %v69
  %v71 = select <4 x i1> %v70, <4 x float> %v40, <4 x float> %v24
  %v72 = fcmp oeq <4 x float> %v71, %v71
  %v73 = fcmp oeq <4 x float> %v32, %v32
  %v74 = fcmp ole <4 x float> %v48, %v32
  %v75 = xor <4 x i1> %v74, splat (i1 true)
  %v76 = and <4 x i1> %v73, %v75
  %v77 = fcmp une <4 x float> %v48, %v48
  %v78 = fcmp ole <4 x float> %v32, %v48
  %v79 = or <4 x i1> %v77, %v78
  %v80 = icmp slt <4 x i32> %v58, %v54
  %v81 = and <4 x i1> %v79, %v80
  %v82 = or <4 x i1> %v76, %v81
  %v83 = select <4 x i1> %v82, <4 x float> %v48, <4 x float> %v32
  %v84 = fcmp ole <4 x float> %v83, %v71
  %v85 = xor <4 x i1> %v84, splat (i1 true)
  %v86 = and <4 x i1> %v72, %v85
  %v87 = fcmp une <4 x float> %v83, %v83
  %v88 = fcmp ole <4 x float> %v71, %v83
  %v89 = or <4 x i1> %v87, %v88
  %v90 = select <4 x i1> %v82, <4 x i32> %v58, <4 x i32> %v54
  %v91 = select <4 x i1> %v70, <4 x i32> %v56, <4 x i32> %v52
  %v92 = icmp slt <4 x i32> %v90, %v91
  %v93 = and <4 x i1> %v89, %v92
  %v94 = or <4 x i1> %v86, %v93
  %v95 = select <4 x i1> %v94, <4 x float> %v83, <4 x float> %v71
  %v96 = shufflevector <4 x float> %v95, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v97 = fcmp oeq <2 x float> %v96, %v96
  %v98 = shufflevector <4 x float> %v95, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v99 = fcmp ole <2 x float> %v98, %v96
  %v100 = xor <2 x i1> %v99, splat (i1 true)
  %v101 = and <2 x i1> %v97, %v100
  %v102 = fcmp une <2 x float> %v98, %v98
  %v103 = fcmp ole <2 x float> %v96, %v98
  %v104 = or <2 x i1> %v102, %v103
  %v105 = select <4 x i1> %v94, <4 x i32> %v90, <4 x i32> %v91
  %v106 = shufflevector <4 x i32> %v105, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %v107 = shufflevector <4 x i32> %v105, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %v108 = icmp slt <2 x i32> %v106, %v107
  %v109 = and <2 x i1> %v104, %v108
  %v110 = or <2 x i1> %v101, %v109
  %v111 = select <2 x i1> %v110, <2 x float> %v98, <2 x float> %v96
  %v112 = extractelement <2 x float> %v111, i32 0
  %v113 = fcmp oeq float %v112, %v112
  %v114 = extractelement <2 x float> %v111, i32 1
  %v115 = fcmp ole float %v114, %v112
  %v116 = xor i1 %v115, true
  %v117 = and i1 %v113, %v116
  %v118 = fcmp une float %v114, %v114
  %v119 = fcmp ole float %v112, %v114
  %v120 = or i1 %v118, %v119
  %v121 = select <2 x i1> %v110, <2 x i32> %v106, <2 x i32> %v107
  %v122 = extractelement <2 x i32> %v121, i32 1
  %v123 = extractelement <2 x i32> %v121, i32 0
  %v124 = icmp slt i32 %v122, %v123
  %v125 = and i1 %v120, %v124
  %v126 = or i1 %v117, %v125
  %v127 = select i1 %v126, float %v114, float %v112
  %v128 = fcmp oeq float %v127, %v127
  br label %loop3
loop3:
  %v129 = phi i32 [ 96, %done2 ], [ %v141, %loop3 ]
  %v130 = phi float [ 0xFFF0000000000000, %done2 ], [ %v139, %loop3 ]
  %v131 = phi i32 [ 96, %done2 ], [ %v140, %loop3 ]
  %v132 = fcmp oeq float %v130, %v130
  %v133 = add nsw i32 %v6, %v129
  %v134 = getelementptr float, ptr %v3, i32 %v133
  %v135 = load float, ptr %v134, align 4
  %v136 = fcmp ole float %v135, %v130
  %v137 = xor i1 %v136, true
  %v138 = and i1 %v132, %v137
  %v139 = select i1 %v138, float %v135, float %v130
  %v140 = select i1 %v138, i32 %v129, i32 %v131
  %v141 = add nsw i32 %v129, 1
  %v142 = icmp slt i32 %v141, 100
  br i1 %v142, label %loop3, label %done3
done3:
  %v143 = fcmp ole float %v139, %v127
  %v144 = xor i1 %v143, true
  %v145 = and i1 %v128, %v144
  %v146 = fcmp une float %v139, %v139
  %v147 = fcmp ole float %v127, %v139
  %v148 = or i1 %v146, %v147
  %v149 = select i1 %v126, i32 %v122, i32 %v123
  %v150 = icmp slt i32 %v140, %v149
  %v151 = and i1 %v148, %v150
  %v152 = or i1 %v145, %v151
  %v153 = select i1 %v152, i32 %v140, i32 %v149
  store i32 %v153, ptr %v5, align 4
  %v154 = add nsw i32 %v4, 1
  %v155 = icmp slt i32 %v154, 16
  br i1 %v155, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+neon" "prefer-vector-width"="128" "no-trapping-math"="true" }
