target triple = "x86_64-unknown-linux-gnu"

define void @integer_division(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = getelementptr inbounds ptr, ptr %args, i64 2
  %v5 = load ptr, ptr %v4, align 8
  br label %loop1
loop1:
  %v6 = phi i32 [ 0, %entry ], [ %v77, %loop1 ]
  %v7 = mul nsw i32 %v6, 16
  %v8 = getelementptr i32, ptr %v1, i32 %v7
  %v9 = getelementptr i32, ptr %v3, i32 %v7
  %v10 = load <8 x i32>, ptr %v9, align 4
  %v11 = getelementptr i32, ptr %v5, i32 %v7
  %v12 = load <8 x i32>, ptr %v11, align 4
  %v13 = icmp eq <8 x i32> %v12, zeroinitializer
  %v14 = icmp eq <8 x i32> %v10, splat (i32 -2147483648)
  %v15 = icmp eq <8 x i32> %v12, splat (i32 -1)
  %v16 = and <8 x i1> %v14, %v15
  %v17 = or <8 x i1> %v13, %v16
  %v18 = select <8 x i1> %v17, <8 x i32> splat (i32 1), <8 x i32> %v12
  %v19 = sdiv <8 x i32> %v10, %v18
  %v20 = select <8 x i1> %v13, <8 x i32> zeroinitializer, <8 x i32> %v19
  %v21 = mul <8 x i32> %v20, %v12
  %v22 = sub <8 x i32> %v10, %v21
  %v23 = icmp ne <8 x i32> %v22, zeroinitializer
  %v24 = xor <8 x i32> %v22, %v12
  %v25 = icmp slt <8 x i32> %v24, zeroinitializer
  %v26 = and <8 x i1> %v23, %v25
  %v27 = icmp ne <8 x i32> %v12, zeroinitializer
  %v28 = and <8 x i1> %v26, %v27
  %v29 = add <8 x i32> %v20, splat (i32 -1)
  %v30 = select <8 x i1> %v28, <8 x i32> %v29, <8 x i32> %v20
  %v31 = icmp eq <8 x i32> %v12, zeroinitializer
  %v32 = icmp eq <8 x i32> %v10, splat (i32 -2147483648)
  %v33 = icmp eq <8 x i32> %v12, splat (i32 -1)
  %v34 = and <8 x i1> %v32, %v33
  %v35 = or <8 x i1> %v31, %v34
  %v36 = select <8 x i1> %v35, <8 x i32> splat (i32 1), <8 x i32> %v12
  %v37 = srem <8 x i32> %v10, %v36
  %v38 = and <8 x i32> %v12, splat (i32 7)
  %v39 = ashr <8 x i32> %v10, %v38
  %v40 = mul <8 x i32> %v37, %v39
  %v41 = add <8 x i32> %v30, %v40
  store <8 x i32> %v41, ptr %v8, align 4
  %v42 = add nsw i32 %v7, 8
  %v43 = getelementptr i32, ptr %v8, i64 8
  %v44 = getelementptr i32, ptr %v9, i64 8
  %v45 = load <8 x i32>, ptr %v44, align 4
  %v46 = getelementptr i32, ptr %v11, i64 8
  %v47 = load <8 x i32>, ptr %v46, align 4
  %v48 = icmp eq <8 x i32> %v47, zeroinitializer
  %v49 = icmp eq <8 x i32> %v45, splat (i32 -2147483648)
  %v50 = icmp eq <8 x i32> %v47, splat (i32 -1)
  %v51 = and <8 x i1> %v49, %v50
  %v52 = or <8 x i1> %v48, %v51
  %v53 = select <8 x i1> %v52, <8 x i32> splat (i32 1), <8 x i32> %v47
  %v54 = sdiv <8 x i32> %v45, %v53
  %v55 = select <8 x i1> %v48, <8 x i32> zeroinitializer, <8 x i32> %v54
  %v56 = mul <8 x i32> %v55, %v47
  %v57 = sub <8 x i32> %v45, %v56
  %v58 = icmp ne <8 x i32> %v57, zeroinitializer
  %v59 = xor <8 x i32> %v57, %v47
  %v60 = icmp slt <8 x i32> %v59, zeroinitializer
  %v61 = and <8 x i1> %v58, %v60
  %v62 = icmp ne <8 x i32> %v47, zeroinitializer
  %v63 = and <8 x i1> %v61, %v62
  %v64 = add <8 x i32> %v55, splat (i32 -1)
  %v65 = select <8 x i1> %v63, <8 x i32> %v64, <8 x i32> %v55
  %v66 = icmp eq <8 x i32> %v47, zeroinitializer
  %v67 = icmp eq <8 x i32> %v45, splat (i32 -2147483648)
  %v68 = icmp eq <8 x i32> %v47, splat (i32 -1)
  %v69 = and <8 x i1> %v67, %v68
  %v70 = or <8 x i1> %v66, %v69
  %v71 = select <8 x i1> %v70, <8 x i32> splat (i32 1), <8 x i32> %v47
  %v72 = srem <8 x i32> %v45, %v71
  %v73 = and <8 x i32> %v47, splat (i32 7)
  %v74 = ashr <8 x i32> %v45, %v73
  %v75 = mul <8 x i32> %v72, %v74
  %v76 = add <8 x i32> %v65, %v75
  store <8 x i32> %v76, ptr %v43, align 4
  %v77 = add nsw i32 %v6, 1
  %v78 = icmp slt i32 %v77, 4
  br i1 %v78, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v3" "prefer-vector-width"="256" "no-trapping-math"="true" }
