target triple = "x86_64-unknown-linux-gnu"

define void @transcendental(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v103, %loop1 ]
  %v5 = mul nsw i32 %v4, 16
  %v6 = getelementptr float, ptr %v1, i32 %v5
  %v7 = getelementptr float, ptr %v3, i32 %v5
  %v8 = load <16 x float>, ptr %v7, align 4
  %v9 = call <16 x float> @llvm.roundeven.v16f32(<16 x float> %v8)
  %v10 = call <16 x float> @llvm.x86.avx512.mask.reduce.ps.512(<16 x float> %v8, i32 0, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v11 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F234C5680000000), <16 x float> %v10, <16 x float> splat (float 0x3F55E63880000000))
  %v12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v11, <16 x float> %v10, <16 x float> splat (float 0x3F83B399C0000000))
  %v13 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v12, <16 x float> %v10, <16 x float> splat (float 0x3FAC6B0CE0000000))
  %v14 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v13, <16 x float> %v10, <16 x float> splat (float 0x3FCEBFBE00000000))
  %v15 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v14, <16 x float> %v10, <16 x float> splat (float 0x3FE62E4300000000))
  %v16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v15, <16 x float> %v10, <16 x float> splat (float 0x3FF0000000000000))
  %v17 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v16, <16 x float> %v9, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v18 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %v8)
  %v19 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %v18)
  %v20 = shufflevector <16 x float> %v8, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v21 = fpext <8 x float> %v20 to <8 x double>
  %v22 = fmul <8 x double> %v21, splat (double 0x3FD45F306DC9C883)
  %v23 = fadd <8 x double> %v22, splat (double 0x4338000000000000)
  %v24 = fsub <8 x double> %v23, splat (double 0x4338000000000000)
  %v25 = call <8 x double> @llvm.fma.v8f64(<8 x double> %v24, <8 x double> splat (double 0xC00921FB40000000), <8 x double> %v21)
  %v26 = call <8 x double> @llvm.fma.v8f64(<8 x double> %v24, <8 x double> splat (double 0xBE84442D18469899), <8 x double> %v25)
  %v27 = fcmp olt <8 x double> splat (double 0x3FF921FB54442D18), %v26
  %v28 = select <8 x i1> %v27, <8 x double> splat (double 0x3FF921FB54442D18), <8 x double> %v26
  %v29 = fcmp olt <8 x double> %v28, splat (double 0xBFF921FB54442D18)
  %v30 = select <8 x i1> %v29, <8 x double> splat (double 0xBFF921FB54442D18), <8 x double> %v28
  %v31 = fmul <8 x double> %v30, %v30
  %v32 = call <8 x double> @llvm.fma.v8f64(<8 x double> splat (double 0xBE65BA2680000000), <8 x double> %v31, <8 x double> splat (double 0x3EC7C78340000000))
  %v33 = call <8 x double> @llvm.fma.v8f64(<8 x double> %v32, <8 x double> %v31, <8 x double> splat (double 0xBF2A05C6A0000000))
  %v34 = call <8 x double> @llvm.fma.v8f64(<8 x double> %v33, <8 x double> %v31, <8 x double> splat (double 0x3F81111960000000))
  %v35 = call <8 x double> @llvm.fma.v8f64(<8 x double> %v34, <8 x double> %v31, <8 x double> splat (double 0xBFC5555560000000))
  %v36 = call <8 x double> @llvm.fma.v8f64(<8 x double> %v31, <8 x double> %v35, <8 x double> splat (double 0x3FF0000000000000))
  %v37 = fmul <8 x double> %v30, %v36
  %v38 = bitcast <8 x double> %v37 to <8 x i64>
  %v39 = bitcast <8 x double> %v23 to <8 x i64>
  %v40 = shl <8 x i64> %v39, splat (i64 63)
  %v41 = xor <8 x i64> %v38, %v40
  %v42 = bitcast <8 x i64> %v41 to <8 x double>
  %v43 = fptrunc <8 x double> %v42 to <8 x float>
  %v44 = shufflevector <16 x float> %v8, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v45 = fpext <8 x float> %v44 to <8 x double>
  %v46 = fmul <8 x double> %v45, splat (double 0x3FD45F306DC9C883)
  %v47 = fadd <8 x double> %v46, splat (double 0x4338000000000000)
  %v48 = fsub <8 x double> %v47, splat (double 0x4338000000000000)
  %v49 = call <8 x double> @llvm.fma.v8f64(<8 x double> %v48, <8 x double> splat (double 0xC00921FB40000000), <8 x double> %v45)
  %v50 = call <8 x double> @llvm.fma.v8f64(<8 x double> %v48, <8 x double> splat (double 0xBE84442D18469899), <8 x double> %v49)
  %v51 = fcmp olt <8 x double> splat (double 0x3FF921FB54442D18), %v50
  %v52 = select <8 x i1> %v51, <8 x double> splat (double 0x3FF921FB54442D18), <8 x double> %v50
  %v53 = fcmp olt <8 x double> %v52, splat (double 0xBFF921FB54442D18)
  %v54 = select <8 x i1> %v53, <8 x double> splat (double 0xBFF921FB54442D18), <8 x double> %v52
  %v55 = fmul <8 x double> %v54, %v54
  %v56 = call <8 x double> @llvm.fma.v8f64(<8 x double> splat (double 0xBE65BA2680000000), <8 x double> %v55, <8 x double> splat (double 0x3EC7C78340000000))
  %v57 = call <8 x double> @llvm.fma.v8f64(<8 x double> %v56, <8 x double> %v55, <8 x double> splat (double 0xBF2A05C6A0000000))
  %v58 = call <8 x double> @llvm.fma.v8f64(<8 x double> %v57, <8 x double> %v55, <8 x double> splat (double 0x3F81111960000000))
  %v59 = call <8 x double> @llvm.fma.v8f64(<8 x double> %v58, <8 x double> %v55, <8 x double> splat (double 0xBFC5555560000000))
  %v60 = call <8 x double> @llvm.fma.v8f64(<8 x double> %v55, <8 x double> %v59, <8 x double> splat (double 0x3FF0000000000000))
  %v61 = fmul <8 x double> %v54, %v60
  %v62 = bitcast <8 x double> %v61 to <8 x i64>
  %v63 = bitcast <8 x double> %v47 to <8 x i64>
  %v64 = shl <8 x i64> %v63, splat (i64 63)
  %v65 = xor <8 x i64> %v62, %v64
  %v66 = bitcast <8 x i64> %v65 to <8 x double>
  %v67 = fptrunc <8 x double> %v66 to <8 x float>
  %v68 = shufflevector <8 x float> %v43, <8 x float> %v67, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v69 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v17, <16 x float> %v19, <16 x float> %v68)
  %v70 = fadd <16 x float> %v18, splat (float 0x3FF0000000000000)
  %v71 = fcmp olt <16 x float> zeroinitializer, %v70
  %v72 = fcmp olt <16 x float> %v70, splat (float 0x7FF0000000000000)
  %v73 = fcmp olt <16 x float> %v70, splat (float 0x3810000000000000)
  %v74 = fmul <16 x float> %v70, splat (float 0x4180000000000000)
  %v75 = select <16 x i1> %v73, <16 x float> %v74, <16 x float> %v70
  %v76 = bitcast <16 x float> %v75 to <16 x i32>
  %v77 = add <16 x i32> %v76, splat (i32 -1060439283)
  %v78 = ashr <16 x i32> %v77, splat (i32 23)
  %v79 = sitofp <16 x i32> %v78 to <16 x float>
  %v80 = select <16 x i1> %v73, <16 x float> splat (float 0x4039000000000000), <16 x float> zeroinitializer
  %v81 = fsub <16 x float> %v79, %v80
  %v82 = and <16 x i32> %v77, splat (i32 -8388608)
  %v83 = sub <16 x i32> %v76, %v82
  %v84 = bitcast <16 x i32> %v83 to <16 x float>
  %v85 = fsub <16 x float> %v84, splat (float 0x3FF0000000000000)
  %v86 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0xBFBEC6F9C0000000), <16 x float> %v85, <16 x float> splat (float 0x3FC82E8B60000000))
  %v87 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v86, <16 x float> %v85, <16 x float> splat (float 0xBFC8076980000000))
  %v88 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v87, <16 x float> %v85, <16 x float> splat (float 0x3FCA164F20000000))
  %v89 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v88, <16 x float> %v85, <16 x float> splat (float 0xBFCEB767C0000000))
  %v90 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v89, <16 x float> %v85, <16 x float> splat (float 0x3FD2790720000000))
  %v91 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v90, <16 x float> %v85, <16 x float> splat (float 0xBFD7156BA0000000))
  %v92 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v91, <16 x float> %v85, <16 x float> splat (float 0x3FDEC70100000000))
  %v93 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v92, <16 x float> %v85, <16 x float> splat (float 0xBFE7154760000000))
  %v94 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v93, <16 x float> %v85, <16 x float> splat (float 0x3FDC551DA0000000))
  %v95 = fmul <16 x float> %v85, %v94
  %v96 = fadd <16 x float> %v85, %v95
  %v97 = fadd <16 x float> %v81, %v96
  %v98 = select <16 x i1> %v72, <16 x float> %v97, <16 x float> splat (float 0x7FF0000000000000)
  %v99 = fcmp oeq <16 x float> %v70, zeroinitializer
  %v100 = select <16 x i1> %v99, <16 x float> splat (float 0xFFF0000000000000), <16 x float> splat (float 0x7FF8000000000000)
  %v101 = select <16 x i1> %v71, <16 x float> %v98, <16 x float> %v100
  %v102 = fadd <16 x float> %v69, %v101
  store <16 x float> %v102, ptr %v6, align 4
  %v103 = add nsw i32 %v4, 1
  %v104 = icmp slt i32 %v103, 4
  br i1 %v104, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v4" "prefer-vector-width"="512" "no-trapping-math"="true" }
