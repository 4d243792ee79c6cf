target triple = "aarch64-unknown-linux-gnu"

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
  %v8 = phi i32 [ 0, %entry ], [ %v102, %done4 ]
  %v9 = mul nsw i32 %v8, 128
  br label %loop2
loop2:
  %v10 = phi i32 [ 0, %loop1 ], [ %v32, %loop2 ]
  %v11 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v19, %loop2 ]
  %v12 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v23, %loop2 ]
  %v13 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v27, %loop2 ]
  %v14 = phi <4 x float> [ zeroinitializer, %loop1 ], [ %v31, %loop2 ]
  %v15 = mul nsw i32 %v10, 16
  %v16 = add nsw i32 %v9, %v15
  %v17 = getelementptr float, ptr %v3, i32 %v16
  %v18 = load <4 x float>, ptr %v17, align 4
  %v19 = fadd <4 x float> %v11, %v18
  %v20 = add nsw i32 %v16, 4
  %v21 = getelementptr float, ptr %v17, i64 4
  %v22 = load <4 x float>, ptr %v21, align 4
  %v23 = fadd <4 x float> %v12, %v22
  %v24 = add nsw i32 %v16, 8
  %v25 = getelementptr float, ptr %v17, i64 8
  %v26 = load <4 x float>, ptr %v25, align 4
  %v27 = fadd <4 x float> %v13, %v26
  %v28 = add nsw i32 %v16, 12
  %v29 = getelementptr float, ptr %v17, i64 12
  %v30 = load <4 x float>, ptr %v29, align 4
  %v31 = fadd <4 x float> %v14, %v30
  %v32 = add nsw i32 %v10, 1
  %v33 = icmp slt i32 %v32, 8
  br i1 %v33, label %loop2, label %done2
done2:
  %v34 = fadd <4 x float> %v19, %v27
  %v35 = fadd <4 x float> %v23, %v31
  %v36 = fadd <4 x float> %v34, %v35
  %v37 = shufflevector <4 x float> %v36, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v38 = shufflevector <4 x float> %v36, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v39 = fadd <2 x float> %v37, %v38
  %v40 = extractelement <2 x float> %v39, i32 0
  %v41 = extractelement <2 x float> %v39, i32 1
  %v42 = fadd float %v40, %v41
  %v43 = fmul float %v42, 0x3F80000000000000
  %v44 = insertelement <4 x float> poison, float %v43, i64 0
  %v45 = shufflevector <4 x float> %v44, <4 x float> poison, <4 x i32> zeroinitializer
  br label %loop3
loop3:
  %v46 = phi i32 [ 0, %done2 ], [ %v72, %loop3 ]
  %v47 = phi <4 x float> [ zeroinitializer, %done2 ], [ %v56, %loop3 ]
  %v48 = phi <4 x float> [ zeroinitializer, %done2 ], [ %v61, %loop3 ]
  %v49 = phi <4 x float> [ zeroinitializer, %done2 ], [ %v66, %loop3 ]
  %v50 = phi <4 x float> [ zeroinitializer, %done2 ], [ %v71, %loop3 ]
  %v51 = mul nsw i32 %v46, 16
  %v52 = add nsw i32 %v9, %v51
  %v53 = getelementptr float, ptr %v3, i32 %v52
  %v54 = load <4 x float>, ptr %v53, align 4
  %v55 = fsub <4 x float> %v54, %v45
  %v56 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v55, <4 x float> %v55, <4 x float> %v47)
  %v57 = add nsw i32 %v52, 4
  %v58 = getelementptr float, ptr %v53, i64 4
  %v59 = load <4 x float>, ptr %v58, align 4
  %v60 = fsub <4 x float> %v59, %v45
  %v61 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v60, <4 x float> %v60, <4 x float> %v48)
  %v62 = add nsw i32 %v52, 8
  %v63 = getelementptr float, ptr %v53, i64 8
  %v64 = load <4 x float>, ptr %v63, align 4
  %v65 = fsub <4 x float> %v64, %v45
  %v66 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v65, <4 x float> %v65, <4 x float> %v49)
  %v67 = add nsw i32 %v52, 12
  %v68 = getelementptr float, ptr %v53, i64 12
  %v69 = load <4 x float>, ptr %v68, align 4
  %v70 = fsub <4 x float> %v69, %v45
  %v71 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v70, <4 x float> %v70, <4 x float> %v50)
  %v72 = add nsw i32 %v46, 1
  %v73 = icmp slt i32 %v72, 8
  br i1 %v73, label %loop3, label %done3
done3:
  %v74 = fadd <4 x float> %v56, %v66
  %v75 = fadd <4 x float> %v61, %v71
  %v76 = fadd <4 x float> %v74, %v75
  %v77 = shufflevector <4 x float> %v76, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v78 = shufflevector <4 x float> %v76, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v79 = fadd <2 x float> %v77, %v78
  %v80 = extractelement <2 x float> %v79, i32 0
  %v81 = extractelement <2 x float> %v79, i32 1
  %v82 = fadd float %v80, %v81
  %v83 = call float @llvm.fma.f32(float %v82, float 0x3F80000000000000, float 0x3EE4F8B580000000)
  %v84 = call float @llvm.sqrt.f32(float %v83)
  %v85 = insertelement <4 x float> poison, float %v84, i64 0
  %v86 = shufflevector <4 x float> %v85, <4 x float> poison, <4 x i32> zeroinitializer
  br label %loop4
loop4:
  %v87 = phi i32 [ 0, %done3 ], [ %v100, %loop4 ]
  %v88 = mul nsw i32 %v87, 4
  %v89 = add nsw i32 %v9, %v88
  %v90 = getelementptr float, ptr %v1, i32 %v89
  %v91 = getelementptr float, ptr %v3, i32 %v89
  %v92 = load <4 x float>, ptr %v91, align 4
  %v93 = fsub <4 x float> %v92, %v45
  %v94 = fdiv <4 x float> %v93, %v86
  %v95 = getelementptr float, ptr %v5, i32 %v88
  %v96 = load <4 x float>, ptr %v95, align 4
  %v97 = getelementptr float, ptr %v7, i32 %v88
  %v98 = load <4 x float>, ptr %v97, align 4
  %v99 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v94, <4 x float> %v96, <4 x float> %v98)
  store <4 x float> %v99, ptr %v90, align 4
  %v100 = add nsw i32 %v87, 1
  %v101 = icmp slt i32 %v100, 32
  br i1 %v101, label %loop4, label %done4
done4:
  %v102 = add nsw i32 %v8, 1
  %v103 = icmp slt i32 %v102, 16
  br i1 %v103, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+neon" "prefer-vector-width"="128" "no-trapping-math"="true" }
