target triple = "x86_64-unknown-linux-gnu"

define void @transcendental(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v102, %loop1 ]
  %v5 = mul nsw i32 %v4, 16
  %v6 = getelementptr float, ptr %v1, i32 %v5
  %v7 = getelementptr float, ptr %v3, i32 %v5
  %v8 = load <16 x float>, ptr %v7, align 4
  %v9 = call <16 x float> @llvm.x86.avx512.mask.reduce.ps.512(<16 x float> %v8, i32 1, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v10 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F2C444FC0000000), <16 x float> %v9, <16 x float> splat (float 0x3F54737580000000))
  %v11 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v10, <16 x float> %v9, <16 x float> splat (float 0x3F83CFD800000000))
  %v12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v11, <16 x float> %v9, <16 x float> splat (float 0x3FAC68AF60000000))
  %v13 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v12, <16 x float> %v9, <16 x float> splat (float 0x3FCEBFD3A0000000))
  %v14 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v13, <16 x float> %v9, <16 x float> splat (float 0x3FE62E42C0000000))
  %v15 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v14, <16 x float> %v9, <16 x float> splat (float 0x3FF0000000000000))
  %v16 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v15, <16 x float> %v8, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v17 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %v8)
  %v18 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %v17)
  %v19 = shufflevector <16 x float> %v8, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v20 = fpext <8 x float> %v19 to <8 x double>
  %v21 = fmul <8 x double> %v20, splat (double 0x3FD45F306DC9C883)
  %v22 = fadd <8 x double> %v21, splat (double 0x4338000000000000)
  %v23 = fsub <8 x double> %v22, splat (double 0x4338000000000000)
  %v24 = call <8 x double> @llvm.fma.v8f64(<8 x double> %v23, <8 x double> splat (double 0xC00921FB40000000), <8 x double> %v20)
  %v25 = call <8 x double> @llvm.fma.v8f64(<8 x double> %v23, <8 x double> splat (double 0xBE84442D18469899), <8 x double> %v24)
  %v26 = fcmp olt <8 x double> splat (double 0x3FF921FB54442D18), %v25
  %v27 = select <8 x i1> %v26, <8 x double> splat (double 0x3FF921FB54442D18), <8 x double> %v25
  %v28 = fcmp olt <8 x double> %v27, splat (double 0xBFF921FB54442D18)
  %v29 = select <8 x i1> %v28, <8 x double> splat (double 0xBFF921FB54442D18), <8 x double> %v27
  %v30 = fmul <8 x double> %v29, %v29
  %v31 = call <8 x double> @llvm.fma.v8f64(<8 x double> splat (double 0xBE65BA2680000000), <8 x double> %v30, <8 x double> splat (double 0x3EC7C78340000000))
  %v32 = call <8 x double> @llvm.fma.v8f64(<8 x double> %v31, <8 x double> %v30, <8 x double> splat (double 0xBF2A05C6A0000000))
  %v33 = call <8 x double> @llvm.fma.v8f64(<8 x double> %v32, <8 x double> %v30, <8 x double> splat (double 0x3F81111960000000))
  %v34 = call <8 x double> @llvm.fma.v8f64(<8 x double> %v33, <8 x double> %v30, <8 x double> splat (double 0xBFC5555560000000))
  %v35 = call <8 x double> @llvm.fma.v8f64(<8 x double> %v30, <8 x double> %v34, <8 x double> splat (double 0x3FF0000000000000))
  %v36 = fmul <8 x double> %v29, %v35
  %v37 = bitcast <8 x double> %v36 to <8 x i64>
  %v38 = bitcast <8 x double> %v22 to <8 x i64>
  %v39 = shl <8 x i64> %v38, splat (i64 63)
  %v40 = xor <8 x i64> %v37, %v39
  %v41 = bitcast <8 x i64> %v40 to <8 x double>
  %v42 = fptrunc <8 x double> %v41 to <8 x float>
  %v43 = shufflevector <16 x float> %v8, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v44 = fpext <8 x float> %v43 to <8 x double>
  %v45 = fmul <8 x double> %v44, splat (double 0x3FD45F306DC9C883)
  %v46 = fadd <8 x double> %v45, splat (double 0x4338000000000000)
  %v47 = fsub <8 x double> %v46, splat (double 0x4338000000000000)
  %v48 = call <8 x double> @llvm.fma.v8f64(<8 x double> %v47, <8 x double> splat (double 0xC00921FB40000000), <8 x double> %v44)
  %v49 = call <8 x double> @llvm.fma.v8f64(<8 x double> %v47, <8 x double> splat (double 0xBE84442D18469899), <8 x double> %v48)
  %v50 = fcmp olt <8 x double> splat (double 0x3FF921FB54442D18), %v49
  %v51 = select <8 x i1> %v50, <8 x double> splat (double 0x3FF921FB54442D18), <8 x double> %v49
  %v52 = fcmp olt <8 x double> %v51, splat (double 0xBFF921FB54442D18)
  %v53 = select <8 x i1> %v52, <8 x double> splat (double 0xBFF921FB54442D18), <8 x double> %v51
  %v54 = fmul <8 x double> %v53, %v53
  %v55 = call <8 x double> @llvm.fma.v8f64(<8 x double> splat (double 0xBE65BA2680000000), <8 x double> %v54, <8 x double> splat (double 0x3EC7C78340000000))
  %v56 = call <8 x double> @llvm.fma.v8f64(<8 x double> %v55, <8 x double> %v54, <8 x double> splat (double 0xBF2A05C6A0000000))
  %v57 = call <8 x double> @llvm.fma.v8f64(<8 x double> %v56, <8 x double> %v54, <8 x double> splat (double 0x3F81111960000000))
  %v58 = call <8 x double> @llvm.fma.v8f64(<8 x double> %v57, <8 x double> %v54, <8 x double> splat (double 0xBFC5555560000000))
  %v59 = call <8 x double> @llvm.fma.v8f64(<8 x double> %v54, <8 x double> %v58, <8 x double> splat (double 0x3FF0000000000000))
  %v60 = fmul <8 x double> %v53, %v59
  %v61 = bitcast <8 x double> %v60 to <8 x i64>
  %v62 = bitcast <8 x double> %v46 to <8 x i64>
  %v63 = shl <8 x i64> %v62, splat (i64 63)
  %v64 = xor <8 x i64> %v61, %v63
  %v65 = bitcast <8 x i64> %v64 to <8 x double>
  %v66 = fptrunc <8 x double> %v65 to <8 x float>
  %v67 = shufflevector <8 x float> %v42, <8 x float> %v66, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v68 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v16, <16 x float> %v18, <16 x float> %v67)
  %v69 = fadd <16 x float> %v17, splat (float 0x3FF0000000000000)
  %v70 = fcmp olt <16 x float> zeroinitializer, %v69
  %v71 = fcmp olt <16 x float> %v69, splat (float 0x7FF0000000000000)
  %v72 = fcmp olt <16 x float> %v69, splat (float 0x3810000000000000)
  %v73 = fmul <16 x float> %v69, splat (float 0x4180000000000000)
  %v74 = select <16 x i1> %v72, <16 x float> %v73, <16 x float> %v69
  %v75 = bitcast <16 x float> %v74 to <16 x i32>
  %v76 = add <16 x i32> %v75, splat (i32 -1060439283)
  %v77 = ashr <16 x i32> %v76, splat (i32 23)
  %v78 = sitofp <16 x i32> %v77 to <16 x float>
  %v79 = select <16 x i1> %v72, <16 x float> splat (float 0x4039000000000000), <16 x float> zeroinitializer
  %v80 = fsub <16 x float> %v78, %v79
  %v81 = and <16 x i32> %v76, splat (i32 -8388608)
  %v82 = sub <16 x i32> %v75, %v81
  %v83 = bitcast <16 x i32> %v82 to <16 x float>
  %v84 = fsub <16 x float> %v83, splat (float 0x3FF0000000000000)
  %v85 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0xBFBEC6F9C0000000), <16 x float> %v84, <16 x float> splat (float 0x3FC82E8B60000000))
  %v86 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v85, <16 x float> %v84, <16 x float> splat (float 0xBFC8076980000000))
  %v87 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v86, <16 x float> %v84, <16 x float> splat (float 0x3FCA164F20000000))
  %v88 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v87, <16 x float> %v84, <16 x float> splat (float 0xBFCEB767C0000000))
  %v89 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v88, <16 x float> %v84, <16 x float> splat (float 0x3FD2790720000000))
  %v90 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v89, <16 x float> %v84, <16 x float> splat (float 0xBFD7156BA0000000))
  %v91 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v90, <16 x float> %v84, <16 x float> splat (float 0x3FDEC70100000000))
  %v92 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v91, <16 x float> %v84, <16 x float> splat (float 0xBFE7154760000000))
  %v93 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v92, <16 x float> %v84, <16 x float> splat (float 0x3FDC551DA0000000))
  %v94 = fmul <16 x float> %v84, %v93
  %v95 = fadd <16 x float> %v84, %v94
  %v96 = fadd <16 x float> %v80, %v95
  %v97 = select <16 x i1> %v71, <16 x float> %v96, <16 x float> splat (float 0x7FF0000000000000)
  %v98 = fcmp oeq <16 x float> %v69, zeroinitializer
  %v99 = select <16 x i1> %v98, <16 x float> splat (float 0xFFF0000000000000), <16 x float> splat (float 0x7FF8000000000000)
  %v100 = select <16 x i1> %v70, <16 x float> %v97, <16 x float> %v99
  %v101 = fadd <16 x float> %v68, %v100
  store <16 x float> %v101, ptr %v6, align 4
  %v102 = add nsw i32 %v4, 1
  %v103 = icmp slt i32 %v102, 4
  br i1 %v103, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v4" "prefer-vector-width"="512" "no-trapping-math"="true" }
