target triple = "aarch64-unknown-linux-gnu"

define void @reverse_pad(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, splat (i32 19)
  br label %loop1
loop1:
  %v5 = phi i32 [ 0, %entry ], [ %v50, %join5 ]
  %v6 = mul nsw i32 %v5, 4
  %v7 = getelementptr float, ptr %v1, i32 %v6
  %v8 = insertelement <4 x i32> poison, i32 %v6, i64 0
  %v9 = shufflevector <4 x i32> %v8, <4 x i32> poison, <4 x i32> zeroinitializer
  %v10 = add <4 x i32> %v9, <i32 0, i32 1, i32 2, i32 3>
  %v11 = icmp slt <4 x i32> splat (i32 1), %v10
  %v12 = icmp slt <4 x i32> %v10, splat (i32 22)
  %v13 = and <4 x i1> %v11, %v12
  %v14 = mul nsw i32 %v5, -4
  %v15 = add nsw i32 %v14, 18
  %v16 = add nsw i32 %v15, 3
  %v17 = add nsw i32 %v6, 2
  %v18 = insertelement <4 x i32> poison, i32 %v17, i64 0
  %v19 = shufflevector <4 x i32> %v18, <4 x i32> poison, <4 x i32> zeroinitializer
  %v20 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v19
  %v21 = icmp slt <4 x i32> %v9, %v4
  %v22 = and <4 x i1> %v20, %v21
  %v23 = extractelement <4 x i1> %v22, i32 3
  %v24 = getelementptr float, ptr %v3, i32 %v15
  %v25 = getelementptr float, ptr %v24, i64 3
  br i1 %v23, label %then2, label %join2
then2:
  %v26 = load float, ptr %v25, align 4
  br label %join2
join2:
  %v27 = phi float [ %v26, %then2 ], [ 0x0000000000000000, %loop1 ]
  %v28 = add nsw i32 %v15, 2
  %v29 = extractelement <4 x i1> %v22, i32 2
  %v30 = getelementptr float, ptr %v3, i32 %v15
  %v31 = getelementptr float, ptr %v30, i64 2
  br i1 %v29, label %then3, label %join3
then3:
  %v32 = load float, ptr %v31, align 4
  br label %join3
join3:
  %v33 = phi float [ %v32, %then3 ], [ 0x0000000000000000, %join2 ]
  %v34 = add nsw i32 %v15, 1
  %v35 = extractelement <4 x i1> %v22, i32 1
  %v36 = getelementptr float, ptr %v3, i32 %v15
  %v37 = getelementptr float, ptr %v36, i64 1
  br i1 %v35, label %then4, label %join4
then4:
  %v38 = load float, ptr %v37, align 4
  br label %join4
join4:
  %v39 = phi float [ %v38, %then4 ], [ 0x0000000000000000, %join3 ]
  %v40 = extractelement <4 x i1> %v22, i32 0
  %v41 = getelementptr float, ptr %v3, i32 %v14
  %v42 = getelementptr float, ptr %v41, i64 18
  br i1 %v40, label %then5, label %join5
then5:
  %v43 = load float, ptr %v42, align 4
  br label %join5
join5:
  %v44 = phi float [ %v43, %then5 ], [ 0x0000000000000000, %join4 ]
  %v45 = insertelement <4 x float> poison, float %v27, i64 0
  %v46 = insertelement <4 x float> %v45, float %v33, i64 1
  %v47 = insertelement <4 x float> %v46, float %v39, i64 2
  %v48 = insertelement <4 x float> %v47, float %v44, i64 3
  %v49 = select <4 x i1> %v13, <4 x float> %v48, <4 x float> splat (float 0x3FF0000000000000)
  store <4 x float> %v49, ptr %v7, align 4
  %v50 = add nsw i32 %v5, 1
  %v51 = icmp slt i32 %v50, 6
  br i1 %v51, label %loop1, label %done1
done1:
  br label %loop6
loop6:
  %v52 = phi i32 [ 24, %done1 ], [ %v54, %loop6 ]
  %v53 = getelementptr float, ptr %v1, i32 %v52
  store float 0x3FF0000000000000, ptr %v53, align 4
  %v54 = add nsw i32 %v52, 1
  %v55 = icmp slt i32 %v54, 25
  br i1 %v55, label %loop6, label %done6
done6:
  ret void
}

attributes #0 = { nounwind "target-cpu"="generic" "target-features"="+neon" "prefer-vector-width"="128" "no-trapping-math"="true" }
