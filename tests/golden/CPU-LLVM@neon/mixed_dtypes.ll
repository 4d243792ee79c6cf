target triple = "aarch64-unknown-linux-gnu"

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
  %v8 = phi i32 [ 0, %entry ], [ %v29, %loop1 ]
  %v9 = mul nsw i32 %v8, 4
  %v10 = getelementptr double, ptr %v1, i32 %v9
  %v11 = getelementptr i8, ptr %v3, i32 %v9
  %v12 = load <4 x i8>, ptr %v11, align 1
  %v13 = sext <4 x i8> %v12 to <4 x i32>
  %v14 = getelementptr i8, ptr %v7, i32 %v9
  %v15 = load <4 x i8>, ptr %v14, align 1
  %v16 = zext <4 x i8> %v15 to <4 x i32>
  %v17 = mul <4 x i32> %v13, %v16
  %v18 = getelementptr half, ptr %v5, i32 %v9
  %v19 = load <4 x half>, ptr %v18, align 2
  %v20 = fpext <4 x half> %v19 to <4 x float>
  %v21 = call <4 x i32> @llvm.fptosi.sat.v4i32.v4f32(<4 x float> %v20)
  %v22 = add <4 x i32> %v17, %v21
  %v23 = shufflevector <4 x i32> %v22, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %v24 = sitofp <2 x i32> %v23 to <2 x double>
  store <2 x double> %v24, ptr %v10, align 8
  %v25 = add nsw i32 %v9, 2
  %v26 = getelementptr double, ptr %v10, i64 2
  %v27 = shufflevector <4 x i32> %v22, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %v28 = sitofp <2 x i32> %v27 to <2 x double>
  store <2 x double> %v28, ptr %v26, align 8
  %v29 = add nsw i32 %v8, 1
  %v30 = icmp slt i32 %v29, 16
  br i1 %v30, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+neon" "prefer-vector-width"="128" "no-trapping-math"="true" }
