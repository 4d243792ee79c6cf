target triple = "x86_64-unknown-linux-gnu"

define void @moments(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v96, %done2 ]
  %v5 = getelementptr float, ptr %v1, i32 %v4
  %v6 = mul nsw i32 %v4, 64
  br label %loop2
loop2:
  %v7 = phi i32 [ 0, %loop1 ], [ %v26, %loop2 ]
  %v8 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v21, %loop2 ]
  %v9 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v11, %loop2 ]
  %v10 = phi <16 x float> [ zeroinitializer, %loop1 ], [ %v25, %loop2 ]
  %v11 = fadd <16 x float> %v9, splat (float 0x3FF0000000000000)
  %v12 = mul nsw i32 %v7, 16
  %v13 = add nsw i32 %v6, %v12
  %v14 = getelementptr float, ptr %v3, i32 %v13
  %v15 = load <16 x float>, ptr %v14, align 4
  %v16 = fsub <16 x float> %v15, %v8
  %v17 = fcmp oeq <16 x float> %v11, zeroinitializer
  %v18 = select <16 x i1> %v17, <16 x float> splat (float 0x3FF0000000000000), <16 x float> %v11
  %v19 = fdiv <16 x float> splat (float 0x3FF0000000000000), %v18
  %v20 = select <16 x i1> %v17, <16 x float> zeroinitializer, <16 x float> %v19
  %v21 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v16, <16 x float> %v20, <16 x float> %v8)
  %v22 = fmul <16 x float> %v16, %v16
  %v23 = fmul <16 x float> %v22, %v9
  %v24 = fadd <16 x float> %v10, zeroinitializer
  %v25 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v23, <16 x float> %v20, <16 x float> %v24)
  %v26 = add nsw i32 %v7, 1
  %v27 = icmp slt i32 %v26, 4
  br i1 %v27, label %loop2, label %done2
done2:
  %v28 = shufflevector <16 x float> %v21, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v29 = shufflevector <16 x float> %v21, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v30 = fsub <8 x float> %v28, %v29
  %v31 = shufflevector <16 x float> %v11, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v32 = shufflevector <16 x float> %v11, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v33 = fadd <8 x float> %v31, %v32
  %v34 = fcmp oeq <8 x float> %v33, zeroinitializer
  %v35 = select <8 x i1> %v34, <8 x float> splat (float 0x3FF0000000000000), <8 x float> %v33
  %v36 = fdiv <8 x float> %v32, %v35
  %v37 = select <8 x i1> %v34, <8 x float> zeroinitializer, <8 x float> %v36
  %v38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v30, <8 x float> %v37, <8 x float> %v29)
  %v39 = shufflevector <8 x float> %v38, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v40 = shufflevector <8 x float> %v38, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v41 = fsub <4 x float> %v39, %v40
  %v42 = shufflevector <8 x float> %v33, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v43 = shufflevector <8 x float> %v33, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v44 = fadd <4 x float> %v42, %v43
  %v45 = fcmp oeq <4 x float> %v44, zeroinitializer
  %v46 = select <4 x i1> %v45, <4 x float> splat (float 0x3FF0000000000000), <4 x float> %v44
  %v47 = fdiv <4 x float> %v43, %v46
  %v48 = select <4 x i1> %v45, <4 x float> zeroinitializer, <4 x float> %v47
  %v49 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v41, <4 x float> %v48, <4 x float> %v40)
  %v50 = shufflevector <4 x float> %v49, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v51 = shufflevector <4 x float> %v49, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v52 = fsub <2 x float> %v50, %v51
  %v53 = shufflevector <4 x float> %v44, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v54 = shufflevector <4 x float> %v44, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v55 = fadd <2 x float> %v53, %v54
  %v56 = fcmp oeq <2 x float> %v55, zeroinitializer
  %v57 = select <2 x i1> %v56, <2 x float> splat (float 0x3FF0000000000000), <2 x float> %v55
  %v58 = fdiv <2 x float> %v54, %v57
  %v59 = select <2 x i1> %v56, <2 x float> zeroinitializer, <2 x float> %v58
  %v60 = call <2 x float> @llvm.fma.v2f32(<2 x float> %v52, <2 x float> %v59, <2 x float> %v51)
  %v61 = extractelement <2 x float> %v60, i32 1
  %v62 = extractelement <2 x float> %v60, i32 0
  %v63 = fsub float %v61, %v62
  %v64 = fmul float %v63, %v63
  %v65 = extractelement <2 x float> %v55, i32 0
  %v66 = fmul float %v64, %v65
  %v67 = extractelement <2 x float> %v55, i32 1
  %v68 = fadd float %v65, %v67
  %v69 = fcmp oeq float %v68, 0x0000000000000000
  %v70 = select i1 %v69, float 0x3FF0000000000000, float %v68
  %v71 = fdiv float %v67, %v70
  %v72 = select i1 %v69, float 0x0000000000000000, float %v71
  %v73 = fmul <2 x float> %v52, %v52
  %v74 = fmul <2 x float> %v73, %v53
  %v75 = fmul <4 x float> %v41, %v41
  %v76 = fmul <4 x float> %v75, %v42
  %v77 = fmul <8 x float> %v30, %v30
  %v78 = fmul <8 x float> %v77, %v31
  %v79 = shufflevector <16 x float> %v25, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v80 = shufflevector <16 x float> %v25, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v81 = fadd <8 x float> %v79, %v80
  %v82 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v78, <8 x float> %v37, <8 x float> %v81)
  %v83 = shufflevector <8 x float> %v82, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v84 = shufflevector <8 x float> %v82, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v85 = fadd <4 x float> %v83, %v84
  %v86 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v76, <4 x float> %v48, <4 x float> %v85)
  %v87 = shufflevector <4 x float> %v86, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v88 = shufflevector <4 x float> %v86, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v89 = fadd <2 x float> %v87, %v88
  %v90 = call <2 x float> @llvm.fma.v2f32(<2 x float> %v74, <2 x float> %v59, <2 x float> %v89)
  %v91 = extractelement <2 x float> %v90, i32 0
  %v92 = extractelement <2 x float> %v90, i32 1
  %v93 = fadd float %v91, %v92
  %v94 = call float @llvm.fma.f32(float %v66, float %v72, float %v93)
  %v95 = fdiv float %v94, %v68
  store float %v95, ptr %v5, align 4
  %v96 = add nsw i32 %v4, 1
  %v97 = icmp slt i32 %v96, 16
  br i1 %v97, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v4" "prefer-vector-width"="512" "no-trapping-math"="true" }
