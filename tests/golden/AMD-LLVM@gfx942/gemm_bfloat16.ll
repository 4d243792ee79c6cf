target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@shared0 = internal unnamed_addr addrspace(3) global [2048 x i16] poison, align 16
@shared1 = internal unnamed_addr addrspace(3) global [2048 x i16] poison, align 16

define protected amdgpu_kernel void @gemm_bfloat16(ptr addrspace(1) %data0, ptr addrspace(1) %data1, ptr addrspace(1) %data2) #0 {
entry:
  %v1 = call i32 @llvm.amdgcn.workgroup.id.x()
  %v2 = mul nsw i32 %v1, 32
  %v3 = call i32 @llvm.amdgcn.workitem.id.y()
  %v4 = mul nsw i32 %v3, 16
  %v5 = add nsw i32 %v2, %v4
  %v6 = call i32 @llvm.amdgcn.workitem.id.z()
  %v7 = mul nsw i32 %v6, 1024
  %v8 = add nsw i32 %v5, %v7
  %v9 = call i32 @llvm.amdgcn.workitem.id.x()
  %v10 = ashr i32 %v9, 4
  %v11 = mul nsw i32 %v10, 256
  %v12 = add nsw i32 %v8, %v11
  %v13 = and i32 %v9, 15
  %v14 = add nsw i32 %v12, %v13
  %v15 = mul nsw i32 %v6, 4
  %v16 = add nsw i32 %v15, %v10
  %v17 = icmp slt i32 %v16, 6
  %v18 = mul nuw i32 %v14, 4
  %v19 = zext i32 %v18 to i64
  %v20 = getelementptr i8, ptr addrspace(1) %data0, i64 %v19
  %v21 = mul nsw i32 %v6, 512
  %v22 = mul nsw i32 %v13, 32
  %v23 = and i32 %v10, 1
  %v24 = mul nsw i32 %v23, 4
  %v25 = ashr i32 %v9, 5
  %v26 = add nsw i32 %v25, 2
  %v27 = ashr i32 %v9, 1
  %v28 = and i32 %v27, 3
  %v29 = xor i32 %v26, %v28
  %v30 = mul nsw i32 %v29, 8
  %v31 = mul nsw i32 %v3, 512
  %v32 = add nsw i32 %v31, %v7
  %v33 = ashr i32 %v9, 2
  %v34 = mul nsw i32 %v33, 32
  %v35 = add nsw i32 %v32, %v34
  %v36 = and i32 %v9, 3
  %v37 = ashr i32 %v9, 3
  %v38 = and i32 %v37, 3
  %v39 = xor i32 %v36, %v38
  %v40 = mul nsw i32 %v39, 8
  %v41 = add nsw i32 %v35, %v40
  %v42 = icmp slt i32 %v6, 1
  %v43 = getelementptr i16, ptr addrspace(3) @shared0, i32 %v41
  %v44 = mul nsw i32 %v3, 1024
  %v45 = mul nsw i32 %v6, 2048
  %v46 = add nsw i32 %v44, %v45
  %v47 = mul nsw i32 %v33, 64
  %v48 = add nsw i32 %v46, %v47
  %v49 = mul nsw i32 %v36, 8
  %v50 = add nsw i32 %v48, %v49
  %v51 = mul nsw i32 %v6, 32
  %v52 = add nsw i32 %v4, %v51
  %v53 = add nsw i32 %v52, %v33
  %v54 = icmp slt i32 %v53, 24
  %v55 = and i1 %v54, %v42
  %v56 = mul nuw i32 %v50, 2
  %v57 = zext i32 %v56 to i64
  %v58 = getelementptr i8, ptr addrspace(1) %data1, i64 %v57
  br i1 %v55, label %then1, label %join1
then1:
  %v59 = load <8 x i16>, ptr addrspace(1) %v58, align 2
  br label %join1
join1:
  %v60 = phi <8 x i16> [ %v59, %then1 ], [ zeroinitializer, %entry ]
  br i1 %v42, label %then2, label %join2
then2:
  store <8 x i16> %v60, ptr addrspace(3) %v43, align 16
  br label %join2
join2:
  %v61 = mul nsw i32 %v3, 256
  %v62 = add nsw i32 %v61, %v21
  %v63 = mul nsw i32 %v10, 64
  %v64 = add nsw i32 %v62, %v63
  %v65 = mul nsw i32 %v36, 2
  %v66 = add nsw i32 %v64, %v65
  %v67 = and i32 %v33, 3
  %v68 = xor i32 %v67, %v10
  %v69 = mul nsw i32 %v68, 8
  %v70 = add nsw i32 %v66, %v69
  %v71 = getelementptr i16, ptr addrspace(3) @shared1, i32 %v70
  %v72 = mul nsw i32 %v3, 8
  %v73 = add nsw i32 %v2, %v72
  %v74 = mul nsw i32 %v6, 16
  %v75 = add nsw i32 %v73, %v74
  %v76 = mul nsw i32 %v10, 2
  %v77 = add nsw i32 %v75, %v76
  %v78 = mul nsw i32 %v13, 128
  %v79 = add nsw i32 %v77, %v78
  %v80 = mul nuw i32 %v79, 2
  %v81 = zext i32 %v80 to i64
  %v82 = getelementptr i8, ptr addrspace(1) %data2, i64 %v81
  %v83 = load <2 x i16>, ptr addrspace(1) %v82, align 2
  %v84 = add nsw i32 %v79, 64
  %v85 = getelementptr i16, ptr addrspace(1) %v82, i64 64
  %v86 = load <2 x i16>, ptr addrspace(1) %v85, align 2
  %v87 = shufflevector <2 x i16> %v83, <2 x i16> %v86, <2 x i32> <i32 0, i32 2>
  store <2 x i16> %v87, ptr addrspace(3) %v71, align 4
  %v88 = add nsw i32 %v70, 32
  %v89 = getelementptr i16, ptr addrspace(3) %v71, i64 32
  %v90 = shufflevector <2 x i16> %v83, <2 x i16> %v86, <2 x i32> <i32 1, i32 3>
  store <2 x i16> %v90, ptr addrspace(3) %v89, align 4
  %v91 = xor i32 %v25, %v28
  %v92 = mul nsw i32 %v91, 8
  br label %loop3
loop3:
  %v93 = phi i32 [ 0, %join2 ], [ %v166, %join9 ]
  %v94 = phi <2 x float> [ zeroinitializer, %join2 ], [ %v149, %join9 ]
  %v95 = phi <2 x float> [ zeroinitializer, %join2 ], [ %v150, %join9 ]
  %v96 = mul nsw i32 %v93, 1024
  %v97 = add nsw i32 %v21, %v96
  %v98 = add nsw i32 %v97, %v22
  %v99 = add nsw i32 %v98, %v24
  %v100 = add nsw i32 %v99, %v30
  %v101 = getelementptr i16, ptr addrspace(3) @shared0, i32 %v100
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v102 = mul nsw i32 %v93, 32
  %v103 = add nsw i32 %v46, %v102
  %v104 = add nsw i32 %v103, %v47
  %v105 = add nsw i32 %v104, %v49
  %v106 = add nsw i32 %v105, 32
  %v107 = icmp slt i32 %v93, 1
  %v108 = and i1 %v55, %v107
  %v109 = mul nuw i32 %v105, 2
  %v110 = zext i32 %v109 to i64
  %v111 = getelementptr i8, ptr addrspace(1) %data1, i64 %v110
  %v112 = getelementptr i16, ptr addrspace(1) %v111, i64 32
  br i1 %v108, label %then4, label %join4
then4:
  %v113 = load <8 x i16>, ptr addrspace(1) %v112, align 2
  br label %join4
join4:
  %v114 = phi <8 x i16> [ %v113, %then4 ], [ zeroinitializer, %loop3 ]
  %v115 = mul nsw i32 %v93, 2048
  %v116 = add nsw i32 %v75, %v115
  %v117 = add nsw i32 %v116, %v76
  %v118 = add nsw i32 %v117, %v78
  %v119 = add nsw i32 %v118, 2048
  %v120 = mul nuw i32 %v118, 2
  %v121 = zext i32 %v120 to i64
  %v122 = getelementptr i8, ptr addrspace(1) %data2, i64 %v121
  %v123 = getelementptr i16, ptr addrspace(1) %v122, i64 2048
  br i1 %v107, label %then5, label %join5
then5:
  %v124 = load <2 x i16>, ptr addrspace(1) %v123, align 2
  br label %join5
join5:
  %v125 = phi <2 x i16> [ %v124, %then5 ], [ zeroinitializer, %join4 ]
  %v126 = add nsw i32 %v118, 2112
  %v127 = mul nuw i32 %v118, 2
  %v128 = zext i32 %v127 to i64
  %v129 = getelementptr i8, ptr addrspace(1) %data2, i64 %v128
  %v130 = getelementptr i16, ptr addrspace(1) %v129, i64 2112
  br i1 %v107, label %then6, label %join6
then6:
  %v131 = load <2 x i16>, ptr addrspace(1) %v130, align 2
  br label %join6
join6:
  %v132 = phi <2 x i16> [ %v131, %then6 ], [ zeroinitializer, %join5 ]
  %v133 = load <4 x i16>, ptr addrspace(3) %v101, align 8
  %v134 = add nsw i32 %v31, %v96
  %v135 = add nsw i32 %v134, %v22
  %v136 = add nsw i32 %v135, %v24
  %v137 = add nsw i32 %v136, %v30
  %v138 = getelementptr i16, ptr addrspace(3) @shared1, i32 %v137
  %v139 = load <4 x i16>, ptr addrspace(3) %v138, align 8
  %v140 = add nsw i32 %v99, %v92
  %v141 = getelementptr i16, ptr addrspace(3) @shared0, i32 %v140
  %v142 = load <4 x i16>, ptr addrspace(3) %v141, align 8
  %v143 = add nsw i32 %v136, %v92
  %v144 = getelementptr i16, ptr addrspace(3) @shared1, i32 %v143
  %v145 = load <4 x i16>, ptr addrspace(3) %v144, align 8
  %v146 = shufflevector <2 x float> %v94, <2 x float> %v95, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v147 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16bf16.1k(<4 x i16> %v142, <4 x i16> %v145, <4 x float> %v146, i32 0, i32 0, i32 0)
  %v148 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16bf16.1k(<4 x i16> %v133, <4 x i16> %v139, <4 x float> %v147, i32 0, i32 0, i32 0)
  %v149 = shufflevector <4 x float> %v148, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v150 = shufflevector <4 x float> %v148, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v151 = add nsw i32 %v93, 1
  %v152 = and i32 %v151, 1
  %v153 = mul nsw i32 %v152, 1024
  %v154 = add nsw i32 %v35, %v153
  %v155 = add nsw i32 %v154, %v40
  %v156 = and i1 %v107, %v42
  %v157 = getelementptr i16, ptr addrspace(3) @shared0, i32 %v155
  br i1 %v156, label %then7, label %join7
then7:
  store <8 x i16> %v114, ptr addrspace(3) %v157, align 16
  br label %join7
join7:
  %v158 = add nsw i32 %v66, %v153
  %v159 = add nsw i32 %v158, %v69
  %v160 = getelementptr i16, ptr addrspace(3) @shared1, i32 %v159
  %v161 = shufflevector <2 x i16> %v125, <2 x i16> %v132, <2 x i32> <i32 0, i32 2>
  br i1 %v107, label %then8, label %join8
then8:
  store <2 x i16> %v161, ptr addrspace(3) %v160, align 4
  br label %join8
join8:
  %v162 = add nsw i32 %v159, 32
  %v163 = getelementptr i16, ptr addrspace(3) @shared1, i32 %v159
  %v164 = getelementptr i16, ptr addrspace(3) %v163, i64 32
  %v165 = shufflevector <2 x i16> %v125, <2 x i16> %v132, <2 x i32> <i32 1, i32 3>
  br i1 %v107, label %then9, label %join9
then9:
  store <2 x i16> %v165, ptr addrspace(3) %v164, align 4
  br label %join9
join9:
  %v166 = add nsw i32 %v93, 1
  %v167 = icmp slt i32 %v166, 2
  br i1 %v167, label %loop3, label %done3
done3:
  %v168 = extractelement <2 x float> %v149, i32 0
  br i1 %v17, label %then10, label %join10
then10:
  store float %v168, ptr addrspace(1) %v20, align 4
  br label %join10
join10:
  %v169 = add nsw i32 %v14, 64
  %v170 = mul nuw i32 %v14, 4
  %v171 = zext i32 %v170 to i64
  %v172 = getelementptr i8, ptr addrspace(1) %data0, i64 %v171
  %v173 = getelementptr float, ptr addrspace(1) %v172, i64 64
  %v174 = extractelement <2 x float> %v149, i32 1
  br i1 %v17, label %then11, label %join11
then11:
  store float %v174, ptr addrspace(1) %v173, align 4
  br label %join11
join11:
  %v175 = add nsw i32 %v14, 128
  %v176 = mul nuw i32 %v14, 4
  %v177 = zext i32 %v176 to i64
  %v178 = getelementptr i8, ptr addrspace(1) %data0, i64 %v177
  %v179 = getelementptr float, ptr addrspace(1) %v178, i64 128
  %v180 = extractelement <2 x float> %v150, i32 0
  br i1 %v17, label %then12, label %join12
then12:
  store float %v180, ptr addrspace(1) %v179, align 4
  br label %join12
join12:
  %v181 = add nsw i32 %v14, 192
  %v182 = mul nuw i32 %v14, 4
  %v183 = zext i32 %v182 to i64
  %v184 = getelementptr i8, ptr addrspace(1) %data0, i64 %v183
  %v185 = getelementptr float, ptr addrspace(1) %v184, i64 192
  %v186 = extractelement <2 x float> %v150, i32 1
  br i1 %v17, label %then13, label %join13
then13:
  store float %v186, ptr addrspace(1) %v185, align 4
  br label %join13
join13:
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-flat-scratch-init" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-agpr-alloc"="0" }
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!llvm.module.flags = !{!0}
