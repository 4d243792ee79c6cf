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
  %v9 = mul nsw i32 %v8, 16
  %v10 = getelementptr double, ptr %v1, i32 %v9
  %v11 = getelementptr i8, ptr %v3, i32 %v9
  %v12 = load <16 x i8>, ptr %v11, align 1
  %v13 = sext <16 x i8> %v12 to <16 x i32>
  %v14 = getelementptr i8, ptr %v7, i32 %v9
  %v15 = load <16 x i8>, ptr %v14, align 1
  %v16 = zext <16 x i8> %v15 to <16 x i32>
  %v17 = mul <16 x i32> %v13, %v16
  %v18 = getelementptr half, ptr %v5, i32 %v9
  %v19 = load <16 x half>, ptr %v18, align 2
  %v20 = fpext <16 x half> %v19 to <16 x float>
  %v21 = fcmp ogt <16 x float> %v20, splat (float 0xC1E0000000000000)
  %v22 = select <16 x i1> %v21, <16 x float> %v20, <16 x float> splat (float 0xC1E0000000000000)
  %v23 = fcmp olt <16 x float> %v22, splat (float 0x41DFFFFFE0000000)
  %v24 = select <16 x i1> %v23, <16 x float> %v22, <16 x float> splat (float 0x41DFFFFFE0000000)
  %v25 = fptosi <16 x float> %v24 to <16 x i32>
  %v26 = fcmp ogt <16 x float> %v20, splat (float 0x41DFFFFFE0000000)
  %v27 = select <16 x i1> %v26, <16 x i32> splat (i32 2147483647), <16 x i32> %v25
  %v28 = fcmp uno <16 x float> %v20, %v20
  %v29 = select <16 x i1> %v28, <16 x i32> zeroinitializer, <16 x i32> %v27
  %v30 = add <16 x i32> %v17, %v29
  %v31 = shufflevector <16 x i32> %v30, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v32 = sitofp <8 x i32> %v31 to <8 x double>
  store <8 x double> %v32, ptr %v10, align 8
  %v33 = add nsw i32 %v9, 8
  %v34 = getelementptr double, ptr %v10, i64 8
  %v35 = shufflevector <16 x i32> %v30, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v36 = sitofp <8 x i32> %v35 to <8 x double>
  store <8 x double> %v36, ptr %v34, align 8
  %v37 = add nsw i32 %v8, 1
  %v38 = icmp slt i32 %v37, 4
  br i1 %v38, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v4" "prefer-vector-width"="512" "no-trapping-math"="true" }
