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
  %v8 = phi i32 [ 0, %entry ], [ %v32, %loop1 ]
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
  %v21 = fcmp ogt <4 x float> %v20, splat (float 0xC1E0000000000000)
  %v22 = select <4 x i1> %v21, <4 x float> %v20, <4 x float> splat (float 0xC1E0000000000000)
  %v23 = fcmp olt <4 x float> %v22, splat (float 0x41DFFFFFE0000000)
  %v24 = select <4 x i1> %v23, <4 x float> %v22, <4 x float> splat (float 0x41DFFFFFE0000000)
  %v25 = fptosi <4 x float> %v24 to <4 x i32>
  %v26 = fcmp ogt <4 x float> %v20, splat (float 0x41DFFFFFE0000000)
  %v27 = select <4 x i1> %v26, <4 x i32> splat (i32 2147483647), <4 x i32> %v25
  %v28 = fcmp uno <4 x float> %v20, %v20
  %v29 = select <4 x i1> %v28, <4 x i32> zeroinitializer, <4 x i32> %v27
  %v30 = add <4 x i32> %v17, %v29
  %v31 = sitofp <4 x i32> %v30 to <4 x double>
  store <4 x double> %v31, ptr %v10, align 8
  %v32 = add nsw i32 %v8, 1
  %v33 = icmp slt i32 %v32, 16
  br i1 %v33, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
