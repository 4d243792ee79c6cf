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
  %v8 = phi i32 [ 0, %entry ], [ %v24, %loop1 ]
  %v9 = mul nsw i32 %v8, 2
  %v10 = getelementptr double, ptr %v1, i32 %v9
  %v11 = getelementptr i8, ptr %v3, i32 %v9
  %v12 = load <2 x i8>, ptr %v11, align 1
  %v13 = sext <2 x i8> %v12 to <2 x i32>
  %v14 = getelementptr i8, ptr %v7, i32 %v9
  %v15 = load <2 x i8>, ptr %v14, align 1
  %v16 = zext <2 x i8> %v15 to <2 x i32>
  %v17 = mul <2 x i32> %v13, %v16
  %v18 = getelementptr half, ptr %v5, i32 %v9
  %v19 = load <2 x half>, ptr %v18, align 2
  %v20 = fpext <2 x half> %v19 to <2 x float>
  %v21 = call <2 x i32> @llvm.fptosi.sat.v2i32.v2f32(<2 x float> %v20)
  %v22 = add <2 x i32> %v17, %v21
  %v23 = sitofp <2 x i32> %v22 to <2 x double>
  store <2 x double> %v23, ptr %v10, align 8
  %v24 = add nsw i32 %v8, 1
  %v25 = icmp slt i32 %v24, 32
  br i1 %v25, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+neon" "prefer-vector-width"="128" "no-trapping-math"="true" }
