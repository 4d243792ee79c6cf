target triple = "x86_64-unknown-linux-gnu"

define void @mixed_dtypes(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
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
  %v8 = phi i32 [ 0, %entry ], [ %v37, %loop1 ]
  %v9 = mul nsw i32 %v8, 8
  %v10 = getelementptr double, ptr %v1, i32 %v9
  %v11 = getelementptr i8, ptr %v3, i32 %v9
  %v12 = load <8 x i8>, ptr %v11, align 1
  %v13 = sext <8 x i8> %v12 to <8 x i32>
  %v14 = getelementptr i8, ptr %v7, i32 %v9
  %v15 = load <8 x i8>, ptr %v14, align 1
  %v16 = zext <8 x i8> %v15 to <8 x i32>
  %v17 = mul <8 x i32> %v13, %v16
  %v18 = getelementptr half, ptr %v5, i32 %v9
  %v19 = load <8 x half>, ptr %v18, align 2
  %v20 = fpext <8 x half> %v19 to <8 x float>
  %v21 = fcmp ogt <8 x float> %v20, splat (float 0xC1E0000000000000)
  %v22 = select <8 x i1> %v21, <8 x float> %v20, <8 x float> splat (float 0xC1E0000000000000)
  %v23 = fcmp olt <8 x float> %v22, splat (float 0x41DFFFFFE0000000)
  %v24 = select <8 x i1> %v23, <8 x float> %v22, <8 x float> splat (float 0x41DFFFFFE0000000)
  %v25 = fptosi <8 x float> %v24 to <8 x i32>
  %v26 = fcmp ogt <8 x float> %v20, splat (float 0x41DFFFFFE0000000)
  %v27 = select <8 x i1> %v26, <8 x i32> splat (i32 2147483647), <8 x i32> %v25
  %v28 = fcmp uno <8 x float> %v20, %v20
  %v29 = select <8 x i1> %v28, <8 x i32> zeroinitializer, <8 x i32> %v27
  %v30 = add <8 x i32> %v17, %v29
  %v31 = shufflevector <8 x i32> %v30, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v32 = sitofp <4 x i32> %v31 to <4 x double>
  store <4 x double> %v32, ptr %v10, align 8
  %v33 = add nsw i32 %v9, 4
  %v34 = getelementptr double, ptr %v10, i64 4
  %v35 = shufflevector <8 x i32> %v30, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v36 = sitofp <4 x i32> %v35 to <4 x double>
  store <4 x double> %v36, ptr %v34, align 8
  %v37 = add nsw i32 %v8, 1
  %v38 = icmp slt i32 %v37, 8
  br i1 %v38, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
