target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@shared0 = internal unnamed_addr addrspace(3) global [1024 x float] poison, align 16
@shared1 = internal unnamed_addr addrspace(3) global [1024 x float] poison, align 16

define protected amdgpu_kernel void @gemm(ptr addrspace(1) %data0, ptr addrspace(1) %data1, ptr addrspace(1) %data2) #0 {
entry:
  %v1 = call i32 @llvm.amdgcn.workgroup.id.x()
  %v2 = mul nsw i32 %v1, 2048
  %v3 = call i32 @llvm.amdgcn.workgroup.id.y()
  %v4 = mul nsw i32 %v3, 32
  %v5 = add nsw i32 %v2, %v4
  %v6 = call i32 @llvm.amdgcn.workitem.id.y()
  %v7 = mul nsw i32 %v6, 16
  %v8 = add nsw i32 %v5, %v7
  %v9 = call i32 @llvm.amdgcn.workitem.id.z()
  %v10 = mul nsw i32 %v9, 1024
  %v11 = add nsw i32 %v8, %v10
  %v12 = call i32 @llvm.amdgcn.workitem.id.x()
  %v13 = ashr i32 %v12, 4
  %v14 = mul nsw i32 %v13, 256
  %v15 = add nsw i32 %v11, %v14
  %v16 = and i32 %v12, 15
  %v17 = add nsw i32 %v15, %v16
  %v18 = mul nuw i32 %v17, 4
  %v19 = zext i32 %v18 to i64
  %v20 = getelementptr i8, ptr addrspace(1) %data0, i64 %v19
  %v21 = mul nsw i32 %v9, 256
  %v22 = add nsw i32 %v21, %v13
  %v23 = mul nsw i32 %v16, 16
  %v24 = add nsw i32 %v22, %v23
  %v25 = ashr i32 %v12, 1
  %v26 = and i32 %v25, 3
  %v27 = xor i32 %v26, 3
  %v28 = mul nsw i32 %v27, 4
  %v29 = mul nsw i32 %v6, 256
  %v30 = mul nsw i32 %v9, 512
  %v31 = add nsw i32 %v29, %v30
  %v32 = ashr i32 %v12, 2
  %v33 = mul nsw i32 %v32, 16
  %v34 = add nsw i32 %v31, %v33
  %v35 = and i32 %v12, 3
  %v36 = ashr i32 %v12, 3
  %v37 = and i32 %v36, 3
  %v38 = xor i32 %v35, %v37
  %v39 = mul nsw i32 %v38, 4
  %v40 = add nsw i32 %v34, %v39
  %v41 = icmp slt i32 %v9, 1
  %v42 = getelementptr float, ptr addrspace(3) @shared0, i32 %v40
  %v43 = mul nsw i32 %v6, 1024
  %v44 = add nsw i32 %v2, %v43
  %v45 = mul nsw i32 %v9, 2048
  %v46 = add nsw i32 %v44, %v45
  %v47 = mul nsw i32 %v32, 64
  %v48 = add nsw i32 %v46, %v47
  %v49 = mul nsw i32 %v35, 4
  %v50 = add nsw i32 %v48, %v49
  %v51 = mul nuw i32 %v50, 4
  %v52 = zext i32 %v51 to i64
  %v53 = getelementptr i8, ptr addrspace(1) %data1, i64 %v52
  br i1 %v41, label %then1, label %join1
then1:
  %v54 = load <4 x float>, ptr addrspace(1) %v53, align 4
  br label %join1
join1:
  %v55 = phi <4 x float> [ %v54, %then1 ], [ zeroinitializer, %entry ]
  br i1 %v41, label %then2, label %join2
then2:
  store <4 x float> %v55, ptr addrspace(3) %v42, align 16
  br label %join2
join2:
  %v56 = mul nsw i32 %v36, 32
  %v57 = add nsw i32 %v31, %v56
  %v58 = and i32 %v12, 7
  %v59 = xor i32 %v58, %v36
  %v60 = mul nsw i32 %v59, 4
  %v61 = add nsw i32 %v57, %v60
  %v62 = getelementptr float, ptr addrspace(3) @shared1, i32 %v61
  %v63 = mul nsw i32 %v6, 512
  %v64 = add nsw i32 %v4, %v63
  %v65 = add nsw i32 %v64, %v10
  %v66 = mul nsw i32 %v36, 64
  %v67 = add nsw i32 %v65, %v66
  %v68 = mul nsw i32 %v58, 4
  %v69 = add nsw i32 %v67, %v68
  %v70 = mul nuw i32 %v69, 4
  %v71 = zext i32 %v70 to i64
  %v72 = getelementptr i8, ptr addrspace(1) %data2, i64 %v71
  br i1 %v41, label %then3, label %join3
then3:
  %v73 = load <4 x float>, ptr addrspace(1) %v72, align 4
  br label %join3
join3:
  %v74 = phi <4 x float> [ %v73, %then3 ], [ zeroinitializer, %join2 ]
  br i1 %v41, label %then4, label %join4
then4:
  store <4 x float> %v74, ptr addrspace(3) %v62, align 16
  br label %join4
join4:
  %v75 = mul nsw i32 %v13, 32
  %v76 = add nsw i32 %v75, %v35
  %v77 = mul nsw i32 %v6, 4
  %v78 = and i32 %v32, 3
  %v79 = add nsw i32 %v77, %v78
  %v80 = add nsw i32 %v13, 4
  %v81 = xor i32 %v79, %v80
  %v82 = mul nsw i32 %v81, 4
  %v83 = xor i32 %v26, 2
  %v84 = mul nsw i32 %v83, 4
  %v85 = xor i32 %v79, %v13
  %v86 = mul nsw i32 %v85, 4
  %v87 = xor i32 %v26, 1
  %v88 = mul nsw i32 %v87, 4
  %v89 = mul nsw i32 %v26, 4
  br label %loop5
loop5:
  %v90 = phi i32 [ 0, %join4 ], [ %v164, %join9 ]
  %v91 = phi <2 x float> [ zeroinitializer, %join4 ], [ %v152, %join9 ]
  %v92 = phi <2 x float> [ zeroinitializer, %join4 ], [ %v153, %join9 ]
  %v93 = and i32 %v90, 1
  %v94 = mul nsw i32 %v93, 512
  %v95 = add nsw i32 %v24, %v94
  %v96 = add nsw i32 %v95, %v28
  %v97 = getelementptr float, ptr addrspace(3) @shared0, i32 %v96
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v98 = mul nsw i32 %v90, 16
  %v99 = add nsw i32 %v46, %v98
  %v100 = add nsw i32 %v99, %v47
  %v101 = add nsw i32 %v100, %v49
  %v102 = add nsw i32 %v101, 16
  %v103 = icmp slt i32 %v90, 3
  %v104 = and i1 %v41, %v103
  %v105 = mul nuw i32 %v101, 4
  %v106 = zext i32 %v105 to i64
  %v107 = getelementptr i8, ptr addrspace(1) %data1, i64 %v106
  %v108 = getelementptr float, ptr addrspace(1) %v107, i64 16
  br i1 %v104, label %then6, label %join6
then6:
  %v109 = load <4 x float>, ptr addrspace(1) %v108, align 4
  br label %join6
join6:
  %v110 = phi <4 x float> [ %v109, %then6 ], [ zeroinitializer, %loop5 ]
  %v111 = mul nsw i32 %v90, 1024
  %v112 = add nsw i32 %v65, %v111
  %v113 = add nsw i32 %v112, %v66
  %v114 = add nsw i32 %v113, %v68
  %v115 = add nsw i32 %v114, 1024
  %v116 = mul nuw i32 %v114, 4
  %v117 = zext i32 %v116 to i64
  %v118 = getelementptr i8, ptr addrspace(1) %data2, i64 %v117
  %v119 = getelementptr float, ptr addrspace(1) %v118, i64 1024
  br i1 %v104, label %then7, label %join7
then7:
  %v120 = load <4 x float>, ptr addrspace(1) %v119, align 4
  br label %join7
join7:
  %v121 = phi <4 x float> [ %v120, %then7 ], [ zeroinitializer, %join6 ]
  %v122 = load float, ptr addrspace(3) %v97, align 4
  %v123 = add nsw i32 %v76, %v94
  %v124 = add nsw i32 %v123, %v82
  %v125 = add nsw i32 %v124, 384
  %v126 = getelementptr float, ptr addrspace(3) @shared1, i32 %v124
  %v127 = getelementptr float, ptr addrspace(3) %v126, i64 384
  %v128 = load float, ptr addrspace(3) %v127, align 4
  %v129 = add nsw i32 %v95, %v84
  %v130 = getelementptr float, ptr addrspace(3) @shared0, i32 %v129
  %v131 = load float, ptr addrspace(3) %v130, align 4
  %v132 = add nsw i32 %v123, %v86
  %v133 = add nsw i32 %v132, 256
  %v134 = getelementptr float, ptr addrspace(3) @shared1, i32 %v132
  %v135 = getelementptr float, ptr addrspace(3) %v134, i64 256
  %v136 = load float, ptr addrspace(3) %v135, align 4
  %v137 = add nsw i32 %v95, %v88
  %v138 = getelementptr float, ptr addrspace(3) @shared0, i32 %v137
  %v139 = load float, ptr addrspace(3) %v138, align 4
  %v140 = add nsw i32 %v124, 128
  %v141 = getelementptr float, ptr addrspace(3) %v126, i64 128
  %v142 = load float, ptr addrspace(3) %v141, align 4
  %v143 = add nsw i32 %v95, %v89
  %v144 = getelementptr float, ptr addrspace(3) @shared0, i32 %v143
  %v145 = load float, ptr addrspace(3) %v144, align 4
  %v146 = load float, ptr addrspace(3) %v134, align 4
  %v147 = shufflevector <2 x float> %v91, <2 x float> %v92, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v148 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v145, float %v146, <4 x float> %v147, i32 0, i32 0, i32 0)
  %v149 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v139, float %v142, <4 x float> %v148, i32 0, i32 0, i32 0)
  %v150 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v131, float %v136, <4 x float> %v149, i32 0, i32 0, i32 0)
  %v151 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v122, float %v128, <4 x float> %v150, i32 0, i32 0, i32 0)
  %v152 = shufflevector <4 x float> %v151, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v153 = shufflevector <4 x float> %v151, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v154 = add nsw i32 %v90, 1
  %v155 = and i32 %v154, 1
  %v156 = mul nsw i32 %v155, 512
  %v157 = add nsw i32 %v34, %v156
  %v158 = add nsw i32 %v157, %v39
  %v159 = and i1 %v103, %v41
  %v160 = getelementptr float, ptr addrspace(3) @shared0, i32 %v158
  br i1 %v159, label %then8, label %join8
then8:
  store <4 x float> %v110, ptr addrspace(3) %v160, align 16
  br label %join8
join8:
  %v161 = add nsw i32 %v57, %v156
  %v162 = add nsw i32 %v161, %v60
  %v163 = getelementptr float, ptr addrspace(3) @shared1, i32 %v162
  br i1 %v159, label %then9, label %join9
then9:
  store <4 x float> %v121, ptr addrspace(3) %v163, align 16
  br label %join9
join9:
  %v164 = add nsw i32 %v90, 1
  %v165 = icmp slt i32 %v164, 4
  br i1 %v165, label %loop5, label %done5
done5:
  %v166 = extractelement <2 x float> %v152, i32 0
  store float %v166, ptr addrspace(1) %v20, align 4
  %v167 = add nsw i32 %v17, 64
  %v168 = mul nuw i32 %v17, 4
  %v169 = zext i32 %v168 to i64
  %v170 = getelementptr i8, ptr addrspace(1) %data0, i64 %v169
  %v171 = getelementptr float, ptr addrspace(1) %v170, i64 64
  %v172 = extractelement <2 x float> %v152, i32 1
  store float %v172, ptr addrspace(1) %v171, align 4
  %v173 = add nsw i32 %v17, 128
  %v174 = getelementptr float, ptr addrspace(1) %v170, i64 128
  %v175 = extractelement <2 x float> %v153, i32 0
  store float %v175, ptr addrspace(1) %v174, align 4
  %v176 = add nsw i32 %v17, 192
  %v177 = getelementptr float, ptr addrspace(1) %v170, i64 192
  %v178 = extractelement <2 x float> %v153, i32 1
  store float %v178, ptr addrspace(1) %v177, align 4
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-flat-scratch-init" "amdgpu-no-workgroup-id-z" }
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!llvm.module.flags = !{!0}
