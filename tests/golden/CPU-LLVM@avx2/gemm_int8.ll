target triple = "x86_64-unknown-linux-gnu"

define void @gemm_int8(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = getelementptr inbounds ptr, ptr %args, i64 2
  %v5 = load ptr, ptr %v4, align 8
  %v6 = getelementptr inbounds i8, ptr %scratch, i64 0
  %v7 = getelementptr inbounds i8, ptr %scratch, i64 768
  br label %loop1
loop1:
  %v8 = phi i32 [ 0, %entry ], [ %v211, %done5 ]
  %v9 = mul nsw i32 %v8, 32
  br label %loop2
loop2:
  %v10 = phi i32 [ 0, %loop1 ], [ %v38, %done3 ]
  %v11 = mul nsw i32 %v10, 8
  %v12 = mul nsw i32 %v10, 128
  br label %loop3
loop3:
  %v13 = phi i32 [ 0, %loop2 ], [ %v36, %done4 ]
  %v14 = mul nsw i32 %v13, 512
  %v15 = mul nsw i32 %v13, 16
  %v16 = add nsw i32 %v9, %v15
  br label %loop4
loop4:
  %v17 = phi i32 [ 0, %loop3 ], [ %v34, %loop4 ]
  %v18 = mul nsw i32 %v17, 256
  %v19 = add nsw i32 %v14, %v18
  %v20 = add nsw i32 %v19, %v11
  %v21 = getelementptr i32, ptr %v7, i32 %v20
  %v22 = mul nsw i32 %v17, 8
  %v23 = add nsw i32 %v16, %v22
  %v24 = add nsw i32 %v23, %v12
  %v25 = getelementptr i8, ptr %v5, i32 %v24
  %v26 = load <8 x i8>, ptr %v25, align 1
  %v27 = sext <8 x i8> %v26 to <8 x i16>
  %v28 = add nsw i32 %v24, 64
  %v29 = getelementptr i8, ptr %v25, i64 64
  %v30 = load <8 x i8>, ptr %v29, align 1
  %v31 = sext <8 x i8> %v30 to <8 x i16>
  %v32 = shufflevector <8 x i16> %v27, <8 x i16> %v31, <16 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11, i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v33 = bitcast <16 x i16> %v32 to <8 x i32>
  store <8 x i32> %v33, ptr %v21, align 4
  %v34 = add nsw i32 %v17, 1
  %v35 = icmp slt i32 %v34, 2
  br i1 %v35, label %loop4, label %done4
done4:
  %v36 = add nsw i32 %v13, 1
  %v37 = icmp slt i32 %v36, 2
  br i1 %v37, label %loop3, label %done3
done3:
  %v38 = add nsw i32 %v10, 1
  %v39 = icmp slt i32 %v38, 32
  br i1 %v39, label %loop2, label %done2
done2:
  br label %loop5
loop5:
  %v40 = phi i32 [ 0, %done2 ], [ %v209, %done8 ]
  %v41 = mul nsw i32 %v40, 384
  %v42 = add nsw i32 %v41, %v9
  br label %loop6
loop6:
  %v43 = phi i32 [ 0, %loop5 ], [ %v58, %done7 ]
  %v44 = mul nsw i32 %v43, 32
  %v45 = mul nsw i32 %v43, 64
  %v46 = add nsw i32 %v41, %v45
  br label %loop7
loop7:
  %v47 = phi i32 [ 0, %loop6 ], [ %v56, %loop7 ]
  %v48 = add nsw i32 %v44, %v47
  %v49 = getelementptr i32, ptr %v6, i32 %v48
  %v50 = mul nsw i32 %v47, 2
  %v51 = add nsw i32 %v46, %v50
  %v52 = getelementptr i8, ptr %v3, i32 %v51
  %v53 = load <2 x i8>, ptr %v52, align 1
  %v54 = sext <2 x i8> %v53 to <2 x i16>
  %v55 = bitcast <2 x i16> %v54 to i32
  store i32 %v55, ptr %v49, align 4
  %v56 = add nsw i32 %v47, 1
  %v57 = icmp slt i32 %v56, 32
  br i1 %v57, label %loop7, label %done7
done7:
  %v58 = add nsw i32 %v43, 1
  %v59 = icmp slt i32 %v58, 6
  br i1 %v59, label %loop6, label %done6
done6:
  br label %loop8
loop8:
  %v60 = phi i32 [ 0, %done6 ], [ %v207, %done9 ]
  %v61 = mul nsw i32 %v60, 16
  %v62 = add nsw i32 %v42, %v61
  %v63 = getelementptr i32, ptr %v1, i32 %v62
  %v64 = mul nsw i32 %v60, 512
  br label %loop9
loop9:
  %v65 = phi i32 [ 0, %loop8 ], [ %v182, %loop9 ]
  %v66 = phi <8 x i32> [ zeroinitializer, %loop8 ], [ %v91, %loop9 ]
  %v67 = phi <8 x i32> [ zeroinitializer, %loop8 ], [ %v101, %loop9 ]
  %v68 = phi <8 x i32> [ zeroinitializer, %loop8 ], [ %v111, %loop9 ]
  %v69 = phi <8 x i32> [ zeroinitializer, %loop8 ], [ %v117, %loop9 ]
  %v70 = phi <8 x i32> [ zeroinitializer, %loop8 ], [ %v127, %loop9 ]
  %v71 = phi <8 x i32> [ zeroinitializer, %loop8 ], [ %v133, %loop9 ]
  %v72 = phi <8 x i32> [ zeroinitializer, %loop8 ], [ %v143, %loop9 ]
  %v73 = phi <8 x i32> [ zeroinitializer, %loop8 ], [ %v149, %loop9 ]
  %v74 = phi <8 x i32> [ zeroinitializer, %loop8 ], [ %v159, %loop9 ]
  %v75 = phi <8 x i32> [ zeroinitializer, %loop8 ], [ %v165, %loop9 ]
  %v76 = phi <8 x i32> [ zeroinitializer, %loop8 ], [ %v175, %loop9 ]
  %v77 = phi <8 x i32> [ zeroinitializer, %loop8 ], [ %v181, %loop9 ]
  %v78 = getelementptr i32, ptr %v6, i32 %v65
  %v79 = load i32, ptr %v78, align 4
  %v80 = bitcast i32 %v79 to <2 x i16>
  %v81 = mul nsw i32 %v65, 8
  %v82 = add nsw i32 %v64, %v81
  %v83 = getelementptr i32, ptr %v7, i32 %v82
  %v84 = load <8 x i32>, ptr %v83, align 4
  %v85 = bitcast <8 x i32> %v84 to <16 x i16>
  %v86 = bitcast <2 x i16> %v80 to i32
  %v87 = insertelement <8 x i32> poison, i32 %v86, i64 0
  %v88 = shufflevector <8 x i32> %v87, <8 x i32> poison, <8 x i32> zeroinitializer
  %v89 = bitcast <8 x i32> %v88 to <16 x i16>
  %v90 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v89, <16 x i16> %v85)
  %v91 = add <8 x i32> %v66, %v90
  %v92 = add nsw i32 %v82, 256
  %v93 = getelementptr i32, ptr %v83, i64 256
  %v94 = load <8 x i32>, ptr %v93, align 4
  %v95 = bitcast <8 x i32> %v94 to <16 x i16>
  %v96 = bitcast <2 x i16> %v80 to i32
  %v97 = insertelement <8 x i32> poison, i32 %v96, i64 0
  %v98 = shufflevector <8 x i32> %v97, <8 x i32> poison, <8 x i32> zeroinitializer
  %v99 = bitcast <8 x i32> %v98 to <16 x i16>
  %v100 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v99, <16 x i16> %v95)
  %v101 = add <8 x i32> %v67, %v100
  %v102 = add nsw i32 %v65, 32
  %v103 = getelementptr i32, ptr %v78, i64 32
  %v104 = load i32, ptr %v103, align 4
  %v105 = bitcast i32 %v104 to <2 x i16>
  %v106 = bitcast <2 x i16> %v105 to i32
  %v107 = insertelement <8 x i32> poison, i32 %v106, i64 0
  %v108 = shufflevector <8 x i32> %v107, <8 x i32> poison, <8 x i32> zeroinitializer
  %v109 = bitcast <8 x i32> %v108 to <16 x i16>
  %v110 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v109, <16 x i16> %v85)
  %v111 = add <8 x i32> %v68, %v110
  %v112 = bitcast <2 x i16> %v105 to i32
  %v113 = insertelement <8 x i32> poison, i32 %v112, i64 0
  %v114 = shufflevector <8 x i32> %v113, <8 x i32> poison, <8 x i32> zeroinitializer
  %v115 = bitcast <8 x i32> %v114 to <16 x i16>
  %v116 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v115, <16 x i16> %v95)
  %v117 = add <8 x i32> %v69, %v116
  %v118 = add nsw i32 %v65, 64
  %v119 = getelementptr i32, ptr %v78, i64 64
  %v120 = load i32, ptr %v119, align 4
  %v121 = bitcast i32 %v120 to <2 x i16>
  %v122 = bitcast <2 x i16> %v121 to i32
  %v123 = insertelement <8 x i32> poison, i32 %v122, i64 0
  %v124 = shufflevector <8 x i32> %v123, <8 x i32> poison, <8 x i32> zeroinitializer
  %v125 = bitcast <8 x i32> %v124 to <16 x i16>
  %v126 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v125, <16 x i16> %v85)
  %v127 = add <8 x i32> %v70, %v126
  %v128 = bitcast <2 x i16> %v121 to i32
  %v129 = insertelement <8 x i32> poison, i32 %v128, i64 0
  %v130 = shufflevector <8 x i32> %v129, <8 x i32> poison, <8 x i32> zeroinitializer
  %v131 = bitcast <8 x i32> %v130 to <16 x i16>
  %v132 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v131, <16 x i16> %v95)
  %v133 = add <8 x i32> %v71, %v132
  %v134 = add nsw i32 %v65, 96
  %v135 = getelementptr i32, ptr %v78, i64 96
  %v136 = load i32, ptr %v135, align 4
  %v137 = bitcast i32 %v136 to <2 x i16>
  %v138 = bitcast <2 x i16> %v137 to i32
  %v139 = insertelement <8 x i32> poison, i32 %v138, i64 0
  %v140 = shufflevector <8 x i32> %v139, <8 x i32> poison, <8 x i32> zeroinitializer
  %v141 = bitcast <8 x i32> %v140 to <16 x i16>
  %v142 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v141, <16 x i16> %v85)
  %v143 = add <8 x i32> %v72, %v142
  %v144 = bitcast <2 x i16> %v137 to i32
  %v145 = insertelement <8 x i32> poison, i32 %v144, i64 0
  %v146 = shufflevector <8 x i32> %v145, <8 x i32> poison, <8 x i32> zeroinitializer
  %v147 = bitcast <8 x i32> %v146 to <16 x i16>
  %v148 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v147, <16 x i16> %v95)
  %v149 = add <8 x i32> %v73, %v148
  %v150 = add nsw i32 %v65, 128
  %v151 = getelementptr i32, ptr %v78, i64 128
  %v152 = load i32, ptr %v151, align 4
  %v153 = bitcast i32 %v152 to <2 x i16>
  %v154 = bitcast <2 x i16> %v153 to i32
  %v155 = insertelement <8 x i32> poison, i32 %v154, i64 0
  %v156 = shufflevector <8 x i32> %v155, <8 x i32> poison, <8 x i32> zeroinitializer
  %v157 = bitcast <8 x i32> %v156 to <16 x i16>
  %v158 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v157, <16 x i16> %v85)
  %v159 = add <8 x i32> %v74, %v158
  %v160 = bitcast <2 x i16> %v153 to i32
  %v161 = insertelement <8 x i32> poison, i32 %v160, i64 0
  %v162 = shufflevector <8 x i32> %v161, <8 x i32> poison, <8 x i32> zeroinitializer
  %v163 = bitcast <8 x i32> %v162 to <16 x i16>
  %v164 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v163, <16 x i16> %v95)
  %v165 = add <8 x i32> %v75, %v164
  %v166 = add nsw i32 %v65, 160
  %v167 = getelementptr i32, ptr %v78, i64 160
  %v168 = load i32, ptr %v167, align 4
  %v169 = bitcast i32 %v168 to <2 x i16>
  %v170 = bitcast <2 x i16> %v169 to i32
  %v171 = insertelement <8 x i32> poison, i32 %v170, i64 0
  %v172 = shufflevector <8 x i32> %v171, <8 x i32> poison, <8 x i32> zeroinitializer
  %v173 = bitcast <8 x i32> %v172 to <16 x i16>
  %v174 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v173, <16 x i16> %v85)
  %v175 = add <8 x i32> %v76, %v174
  %v176 = bitcast <2 x i16> %v169 to i32
  %v177 = insertelement <8 x i32> poison, i32 %v176, i64 0
  %v178 = shufflevector <8 x i32> %v177, <8 x i32> poison, <8 x i32> zeroinitializer
  %v179 = bitcast <8 x i32> %v178 to <16 x i16>
  %v180 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v179, <16 x i16> %v95)
  %v181 = add <8 x i32> %v77, %v180
  %v182 = add nsw i32 %v65, 1
  %v183 = icmp slt i32 %v182, 32
  br i1 %v183, label %loop9, label %done9
done9:
  store <8 x i32> %v91, ptr %v63, align 4
  %v184 = add nsw i32 %v62, 8
  %v185 = getelementptr i32, ptr %v1, i32 %v62
  %v186 = getelementptr i32, ptr %v185, i64 8
  store <8 x i32> %v101, ptr %v186, align 4
  %v187 = add nsw i32 %v62, 64
  %v188 = getelementptr i32, ptr %v185, i64 64
  store <8 x i32> %v111, ptr %v188, align 4
  %v189 = add nsw i32 %v62, 72
  %v190 = getelementptr i32, ptr %v185, i64 72
  store <8 x i32> %v117, ptr %v190, align 4
  %v191 = add nsw i32 %v62, 128
  %v192 = getelementptr i32, ptr %v185, i64 128
  store <8 x i32> %v127, ptr %v192, align 4
  %v193 = add nsw i32 %v62, 136
  %v194 = getelementptr i32, ptr %v185, i64 136
  store <8 x i32> %v133, ptr %v194, align 4
  %v195 = add nsw i32 %v62, 192
  %v196 = getelementptr i32, ptr %v185, i64 192
  store <8 x i32> %v143, ptr %v196, align 4
  %v197 = add nsw i32 %v62, 200
  %v198 = getelementptr i32, ptr %v185, i64 200
  store <8 x i32> %v149, ptr %v198, align 4
  %v199 = add nsw i32 %v62, 256
  %v200 = getelementptr i32, ptr %v185, i64 256
  store <8 x i32> %v159, ptr %v200, align 4
  %v201 = add nsw i32 %v62, 264
  %v202 = getelementptr i32, ptr %v185, i64 264
  store <8 x i32> %v165, ptr %v202, align 4
  %v203 = add nsw i32 %v62, 320
  %v204 = getelementptr i32, ptr %v185, i64 320
  store <8 x i32> %v175, ptr %v204, align 4
  %v205 = add nsw i32 %v62, 328
  %v206 = getelementptr i32, ptr %v185, i64 328
  store <8 x i32> %v181, ptr %v206, align 4
  %v207 = add nsw i32 %v60, 1
  %v208 = icmp slt i32 %v207, 2
  br i1 %v208, label %loop8, label %done8
done8:
  %v209 = add nsw i32 %v40, 1
  %v210 = icmp slt i32 %v209, 4
  br i1 %v210, label %loop5, label %done5
done5:
  %v211 = add nsw i32 %v8, 1
  %v212 = icmp slt i32 %v211, 2
  br i1 %v212, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
