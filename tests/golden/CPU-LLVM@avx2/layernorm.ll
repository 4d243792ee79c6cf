target triple = "x86_64-unknown-linux-gnu"

define void @layernorm(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = getelementptr inbounds ptr, ptr %args, i64 2
  %v5 = load ptr, ptr %v4, align 8
  %v6 = getelementptr inbounds ptr, ptr %args, i64 3
  %v7 = load ptr, ptr %v6, align 8
  br label %loop1
loop1:
  %v8 = phi i32 [ 0, %entry ], [ %v108, %done4 ]
  %v9 = mul nsw i32 %v8, 128
  br label %loop2
loop2:
  %v10 = phi i32 [ 0, %loop1 ], [ %v32, %loop2 ]
  %v11 = phi <8 x float> [ zeroinitializer, %loop1 ], [ %v19, %loop2 ]
  %v12 = phi <8 x float> [ zeroinitializer, %loop1 ], [ %v23, %loop2 ]
  %v13 = phi <8 x float> [ zeroinitializer, %loop1 ], [ %v27, %loop2 ]
  %v14 = phi <8 x float> [ zeroinitializer, %loop1 ], [ %v31, %loop2 ]
  %v15 = mul nsw i32 %v10, 32
  %v16 = add nsw i32 %v9, %v15
  %v17 = getelementptr float, ptr %v3, i32 %v16
  %v18 = load <8 x float>, ptr %v17, align 4
  %v19 = fadd <8 x float> %v11, %v18
  %v20 = add nsw i32 %v16, 8
  %v21 = getelementptr float, ptr %v17, i64 8
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = fadd <8 x float> %v12, %v22
  %v24 = add nsw i32 %v16, 16
  %v25 = getelementptr float, ptr %v17, i64 16
  %v26 = load <8 x float>, ptr %v25, align 4
  %v27 = fadd <8 x float> %v13, %v26
  %v28 = add nsw i32 %v16, 24
  %v29 = getelementptr float, ptr %v17, i64 24
  %v30 = load <8 x float>, ptr %v29, align 4
  %v31 = fadd <8 x float> %v14, %v30
  %v32 = add nsw i32 %v10, 1
  %v33 = icmp slt i32 %v32, 4
  br i1 %v33, label %loop2, label %done2
done2:
  %v34 = fadd <8 x float> %v19, %v27
  %v35 = fadd <8 x float> %v23, %v31
  %v36 = fadd <8 x float> %v34, %v35
  %v37 = shufflevector <8 x float> %v36, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v38 = shufflevector <8 x float> %v36, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v39 = fadd <4 x float> %v37, %v38
  %v40 = shufflevector <4 x float> %v39, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v41 = shufflevector <4 x float> %v39, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v42 = fadd <2 x float> %v40, %v41
  %v43 = extractelement <2 x float> %v42, i32 0
  %v44 = extractelement <2 x float> %v42, i32 1
  %v45 = fadd float %v43, %v44
  %v46 = fmul float %v45, 0x3F80000000000000
  %v47 = insertelement <8 x float> poison, float %v46, i64 0
  %v48 = shufflevector <8 x float> %v47, <8 x float> poison, <8 x i32> zeroinitializer
  br label %loop3
loop3:
  %v49 = phi i32 [ 0, %done2 ], [ %v75, %loop3 ]
  %v50 = phi <8 x float> [ zeroinitializer, %done2 ], [ %v59, %loop3 ]
  %v51 = phi <8 x float> [ zeroinitializer, %done2 ], [ %v64, %loop3 ]
  %v52 = phi <8 x float> [ zeroinitializer, %done2 ], [ %v69, %loop3 ]
  %v53 = phi <8 x float> [ zeroinitializer, %done2 ], [ %v74, %loop3 ]
  %v54 = mul nsw i32 %v49, 32
  %v55 = add nsw i32 %v9, %v54
  %v56 = getelementptr float, ptr %v3, i32 %v55
  %v57 = load <8 x float>, ptr %v56, align 4
  %v58 = fsub <8 x float> %v57, %v48
  %v59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v58, <8 x float> %v58, <8 x float> %v50)
  %v60 = add nsw i32 %v55, 8
  %v61 = getelementptr float, ptr %v56, i64 8
  %v62 = load <8 x float>, ptr %v61, align 4
  %v63 = fsub <8 x float> %v62, %v48
  %v64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v63, <8 x float> %v63, <8 x float> %v51)
  %v65 = add nsw i32 %v55, 16
  %v66 = getelementptr float, ptr %v56, i64 16
  %v67 = load <8 x float>, ptr %v66, align 4
  %v68 = fsub <8 x float> %v67, %v48
  %v69 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v68, <8 x float> %v68, <8 x float> %v52)
  %v70 = add nsw i32 %v55, 24
  %v71 = getelementptr float, ptr %v56, i64 24
  %v72 = load <8 x float>, ptr %v71, align 4
  %v73 = fsub <8 x float> %v72, %v48
  %v74 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v73, <8 x float> %v73, <8 x float> %v53)
  %v75 = add nsw i32 %v49, 1
  %v76 = icmp slt i32 %v75, 4
  br i1 %v76, label %loop3, label %done3
done3:
  %v77 = fadd <8 x float> %v59, %v69
  %v78 = fadd <8 x float> %v64, %v74
  %v79 = fadd <8 x float> %v77, %v78
  %v80 = shufflevector <8 x float> %v79, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v81 = shufflevector <8 x float> %v79, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v82 = fadd <4 x float> %v80, %v81
  %v83 = shufflevector <4 x float> %v82, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v84 = shufflevector <4 x float> %v82, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v85 = fadd <2 x float> %v83, %v84
  %v86 = extractelement <2 x float> %v85, i32 0
  %v87 = extractelement <2 x float> %v85, i32 1
  %v88 = fadd float %v86, %v87
  %v89 = call float @llvm.fma.f32(float %v88, float 0x3F80000000000000, float 0x3EE4F8B580000000)
  %v90 = call float @llvm.sqrt.f32(float %v89)
  %v91 = insertelement <8 x float> poison, float %v90, i64 0
  %v92 = shufflevector <8 x float> %v91, <8 x float> poison, <8 x i32> zeroinitializer
  br label %loop4
loop4:
  %v93 = phi i32 [ 0, %done3 ], [ %v106, %loop4 ]
  %v94 = mul nsw i32 %v93, 8
  %v95 = add nsw i32 %v9, %v94
  %v96 = getelementptr float, ptr %v1, i32 %v95
  %v97 = getelementptr float, ptr %v3, i32 %v95
  %v98 = load <8 x float>, ptr %v97, align 4
  %v99 = fsub <8 x float> %v98, %v48
  %v100 = fdiv <8 x float> %v99, %v92
  %v101 = getelementptr float, ptr %v5, i32 %v94
  %v102 = load <8 x float>, ptr %v101, align 4
  %v103 = getelementptr float, ptr %v7, i32 %v94
  %v104 = load <8 x float>, ptr %v103, align 4
  %v105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v100, <8 x float> %v102, <8 x float> %v104)
  store <8 x float> %v105, ptr %v96, align 4
  %v106 = add nsw i32 %v93, 1
  %v107 = icmp slt i32 %v106, 16
  br i1 %v107, label %loop4, label %done4
done4:
  %v108 = add nsw i32 %v8, 1
  %v109 = icmp slt i32 %v108, 16
  br i1 %v109, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
