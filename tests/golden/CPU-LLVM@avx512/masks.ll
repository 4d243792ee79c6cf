target triple = "x86_64-unknown-linux-gnu"

define void @masks(ptr %args, i64 %start, i64 %stop, ptr %scratch) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = getelementptr inbounds ptr, ptr %args, i64 2
  %v5 = load ptr, ptr %v4, align 8
  %v6 = getelementptr inbounds ptr, ptr %args, i64 3
  %v7 = load ptr, ptr %v6, align 8
  %v8 = load <16 x float>, ptr %v3, align 4
  %v9 = load <16 x float>, ptr %v5, align 4
  %v10 = fcmp olt <16 x float> %v8, %v9
  %v11 = load <64 x i8>, ptr %v7, align 1
  %v12 = icmp ne <64 x i8> %v11, zeroinitializer
  %v13 = shufflevector <64 x i1> %v12, <64 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v14 = and <16 x i1> %v10, %v13
  %v15 = fcmp une <16 x float> %v8, %v8
  %v16 = or <16 x i1> %v14, %v15
  %v17 = add nsw i32 0, 16
  %v18 = getelementptr float, ptr %v3, i32 0
  %v19 = getelementptr float, ptr %v18, i64 16
  %v20 = load <16 x float>, ptr %v19, align 4
  %v21 = getelementptr float, ptr %v5, i32 0
  %v22 = getelementptr float, ptr %v21, i64 16
  %v23 = load <16 x float>, ptr %v22, align 4
  %v24 = fcmp olt <16 x float> %v20, %v23
  %v25 = shufflevector <64 x i1> %v12, <64 x i1> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v26 = and <16 x i1> %v24, %v25
  %v27 = fcmp une <16 x float> %v20, %v20
  %v28 = or <16 x i1> %v26, %v27
  %v29 = add nsw i32 0, 32
  %v30 = getelementptr float, ptr %v18, i64 32
  %v31 = load <16 x float>, ptr %v30, align 4
  %v32 = getelementptr float, ptr %v21, i64 32
  %v33 = load <16 x float>, ptr %v32, align 4
  %v34 = fcmp olt <16 x float> %v31, %v33
  %v35 = shufflevector <64 x i1> %v12, <64 x i1> poison, <16 x i32> <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %v36 = and <16 x i1> %v34, %v35
  %v37 = fcmp une <16 x float> %v31, %v31
  %v38 = or <16 x i1> %v36, %v37
  %v39 = add nsw i32 0, 48
  %v40 = getelementptr float, ptr %v18, i64 48
  %v41 = load <16 x float>, ptr %v40, align 4
  %v42 = getelementptr float, ptr %v21, i64 48
  %v43 = load <16 x float>, ptr %v42, align 4
  %v44 = fcmp olt <16 x float> %v41, %v43
  %v45 = shufflevector <64 x i1> %v12, <64 x i1> poison, <16 x i32> <i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %v46 = and <16 x i1> %v44, %v45
  %v47 = fcmp une <16 x float> %v41, %v41
  %v48 = or <16 x i1> %v46, %v47
  %v49 = shufflevector <16 x i1> %v16, <16 x i1> %v28, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v50 = shufflevector <16 x i1> %v38, <16 x i1> %v48, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v51 = shufflevector <32 x i1> %v49, <32 x i1> %v50, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %v52 = zext <64 x i1> %v51 to <64 x i8>
  store <64 x i8> %v52, ptr %v1, align 1
  ret void
}

attributes #0 = { nounwind "target-cpu"="x86-64-v4" "prefer-vector-width"="512" "no-trapping-math"="true" }
