target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@shared0 = internal unnamed_addr addrspace(3) global [32 x float] poison, align 16
@shared1 = internal unnamed_addr addrspace(3) global [128 x float] poison, align 16
@shared2 = internal unnamed_addr addrspace(3) global [128 x i32] poison, align 16
@shared3 = internal unnamed_addr addrspace(3) global [32 x i32] poison, align 16

define protected amdgpu_kernel void @argmax(ptr addrspace(1) %data0, ptr addrspace(1) %data1) #0 {
entry:
  %v1 = call i32 @llvm.amdgcn.workgroup.id.x()
  %v2 = mul nsw i32 %v1, 8
  %v3 = call i32 @llvm.amdgcn.workitem.id.y()
  %v4 = add nsw i32 %v2, %v3
  %v5 = call i32 @llvm.amdgcn.workitem.id.x()
  %v6 = icmp eq i32 %v5, 0
  %v7 = mul nuw i32 %v4, 4
  %v8 = zext i32 %v7 to i64
  %v9 = getelementptr i8, ptr addrspace(1) %data0, i64 %v8
  %v10 = mul nsw i32 %v3, 4
  %v11 = add nsw i32 %v5, %v10
  %v12 = icmp slt i32 %v5, 4
  %v13 = getelementptr float, ptr addrspace(3) @shared0, i32 %v11
  %v14 = mul nsw i32 %v3, 16
  %v15 = and i32 %v5, 3
  %v16 = mul nsw i32 %v15, 4
  %v17 = add nsw i32 %v5, %v14
  %v18 = getelementptr float, ptr addrspace(3) @shared1, i32 %v17
  %v19 = mul nsw i32 %v1, 800
  %v20 = mul nsw i32 %v5, 4
  %v21 = add nsw i32 %v19, %v20
  %v22 = mul nsw i32 %v3, 100
  %v23 = add nsw i32 %v21, %v22
  br label %loop1
loop1:
  %v24 = phi i32 [ 0, %entry ], [ %v108, %join2 ]
  %v25 = phi float [ 0xFFF0000000000000, %entry ], [ %v58, %join2 ]
  %v26 = phi float [ 0xFFF0000000000000, %entry ], [ %v73, %join2 ]
  %v27 = phi float [ 0xFFF0000000000000, %entry ], [ %v88, %join2 ]
  %v28 = phi float [ 0xFFF0000000000000, %entry ], [ %v103, %join2 ]
  %v29 = phi i32 [ 2147483647, %entry ], [ %v104, %join2 ]
  %v30 = phi i32 [ 2147483647, %entry ], [ %v105, %join2 ]
  %v31 = phi i32 [ 2147483647, %entry ], [ %v106, %join2 ]
  %v32 = phi i32 [ 2147483647, %entry ], [ %v107, %join2 ]
  %v33 = fcmp oeq float %v25, %v25
  %v34 = mul nsw i32 %v24, 16
  %v35 = add nsw i32 %v5, %v34
  %v36 = icmp slt i32 %v35, 25
  %v37 = mul nsw i32 %v24, 64
  %v38 = add nsw i32 %v23, %v37
  %v39 = mul nuw i32 %v38, 4
  %v40 = zext i32 %v39 to i64
  %v41 = getelementptr i8, ptr addrspace(1) %data1, i64 %v40
  br i1 %v36, label %then2, label %join2
then2:
  %v42 = load <4 x float>, ptr addrspace(1) %v41, align 4
  br label %join2
join2:
  %v43 = phi <4 x float> [ %v42, %then2 ], [ zeroinitializer, %loop1 ]
  %v44 = extractelement <4 x float> %v43, i32 0
  %v45 = select i1 %v36, float %v44, float 0xFFF0000000000000
  %v46 = fcmp ole float %v45, %v25
  %v47 = xor i1 %v46, true
  %v48 = and i1 %v33, %v47
  %v49 = fcmp une float %v45, %v45
  %v50 = fcmp ole float %v25, %v45
  %v51 = or i1 %v49, %v50
  %v52 = add nsw i32 %v20, %v37
  %v53 = add nsw i32 %v52, 0
  %v54 = select i1 %v36, i32 %v53, i32 2147483647
  %v55 = icmp slt i32 %v54, %v29
  %v56 = and i1 %v51, %v55
  %v57 = or i1 %v48, %v56
  %v58 = select i1 %v57, float %v45, float %v25
  %v59 = fcmp oeq float %v26, %v26
  %v60 = extractelement <4 x float> %v43, i32 1
  %v61 = select i1 %v36, float %v60, float 0xFFF0000000000000
  %v62 = fcmp ole float %v61, %v26
  %v63 = xor i1 %v62, true
  %v64 = and i1 %v59, %v63
  %v65 = fcmp une float %v61, %v61
  %v66 = fcmp ole float %v26, %v61
  %v67 = or i1 %v65, %v66
  %v68 = add nsw i32 %v52, 1
  %v69 = select i1 %v36, i32 %v68, i32 2147483647
  %v70 = icmp slt i32 %v69, %v30
  %v71 = and i1 %v67, %v70
  %v72 = or i1 %v64, %v71
  %v73 = select i1 %v72, float %v61, float %v26
  %v74 = fcmp oeq float %v27, %v27
  %v75 = extractelement <4 x float> %v43, i32 2
  %v76 = select i1 %v36, float %v75, float 0xFFF0000000000000
  %v77 = fcmp ole float %v76, %v27
  %v78 = xor i1 %v77, true
  %v79 = and i1 %v74, %v78
  %v80 = fcmp une float %v76, %v76
  %v81 = fcmp ole float %v27, %v76
  %v82 = or i1 %v80, %v81
  %v83 = add nsw i32 %v52, 2
  %v84 = select i1 %v36, i32 %v83, i32 2147483647
  %v85 = icmp slt i32 %v84, %v31
  %v86 = and i1 %v82, %v85
  %v87 = or i1 %v79, %v86
  %v88 = select i1 %v87, float %v76, float %v27
  %v89 = fcmp oeq float %v28, %v28
  %v90 = extractelement <4 x float> %v43, i32 3
  %v91 = select i1 %v36, float %v90, float 0xFFF0000000000000
  %v92 = fcmp ole float %v91, %v28
  %v93 = xor i1 %v92, true
  %v94 = and i1 %v89, %v93
  %v95 = fcmp une float %v91, %v91
  %v96 = fcmp ole float %v28, %v91
  %v97 = or i1 %v95, %v96
  %v98 = add nsw i32 %v52, 3
  %v99 = select i1 %v36, i32 %v98, i32 2147483647
  %v100 = icmp slt i32 %v99, %v32
  %v101 = and i1 %v97, %v100
  %v102 = or i1 %v94, %v101
  %v103 = select i1 %v102, float %v91, float %v28
  %v104 = select i1 %v57, i32 %v54, i32 %v29
  %v105 = select i1 %v72, i32 %v69, i32 %v30
  %v106 = select i1 %v87, i32 %v84, i32 %v31
  %v107 = select i1 %v102, i32 %v99, i32 %v32
  %v108 = add nsw i32 %v24, 1
  %v109 = icmp slt i32 %v108, 2
  br i1 %v109, label %loop1, label %done1
done1:
  %v110 = fcmp ogt float %v88, %v58
  %v111 = select i1 %v110, float %v88, float %v58
  %v112 = fcmp uno float %v88, %v88
  %v113 = select i1 %v112, float %v88, float %v111
  %v114 = fcmp ogt float %v103, %v73
  %v115 = select i1 %v114, float %v103, float %v73
  %v116 = fcmp uno float %v103, %v103
  %v117 = select i1 %v116, float %v103, float %v115
  %v118 = fcmp ogt float %v115, %v111
  %v119 = select i1 %v118, float %v115, float %v111
  %v120 = fcmp uno float %v103, %v88
  %v121 = fcmp uno float %v115, %v115
  %v122 = or i1 %v120, %v121
  %v123 = select i1 %v122, float 0x7FF8000000000000, float %v119
  store float %v123, ptr addrspace(3) %v18, align 4
  %v124 = getelementptr i32, ptr addrspace(3) @shared2, i32 %v17
  %v125 = fcmp oeq float %v58, %v123
  %v126 = fcmp une float %v58, %v58
  %v127 = or i1 %v125, %v126
  %v128 = select i1 %v127, i32 %v104, i32 2147483647
  %v129 = fcmp oeq float %v88, %v123
  %v130 = fcmp une float %v88, %v88
  %v131 = or i1 %v129, %v130
  %v132 = select i1 %v131, i32 %v106, i32 2147483647
  %v133 = call i32 @llvm.smin.i32(i32 %v128, i32 %v132)
  %v134 = fcmp oeq float %v73, %v123
  %v135 = fcmp une float %v73, %v73
  %v136 = or i1 %v134, %v135
  %v137 = select i1 %v136, i32 %v105, i32 2147483647
  %v138 = fcmp oeq float %v103, %v123
  %v139 = fcmp une float %v103, %v103
  %v140 = or i1 %v138, %v139
  %v141 = select i1 %v140, i32 %v107, i32 2147483647
  %v142 = call i32 @llvm.smin.i32(i32 %v137, i32 %v141)
  %v143 = call i32 @llvm.smin.i32(i32 %v133, i32 %v142)
  store i32 %v143, ptr addrspace(3) %v124, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %loop3
loop3:
  %v144 = phi i32 [ 0, %done1 ], [ %v165, %loop3 ]
  %v145 = phi float [ 0xFFF0000000000000, %done1 ], [ %v163, %loop3 ]
  %v146 = phi i32 [ 2147483647, %done1 ], [ %v164, %loop3 ]
  %v147 = fcmp oeq float %v145, %v145
  %v148 = add nsw i32 %v14, %v144
  %v149 = add nsw i32 %v148, %v16
  %v150 = getelementptr float, ptr addrspace(3) @shared1, i32 %v149
  %v151 = load float, ptr addrspace(3) %v150, align 4
  %v152 = fcmp ole float %v151, %v145
  %v153 = xor i1 %v152, true
  %v154 = and i1 %v147, %v153
  %v155 = fcmp une float %v151, %v151
  %v156 = fcmp ole float %v145, %v151
  %v157 = or i1 %v155, %v156
  %v158 = getelementptr i32, ptr addrspace(3) @shared2, i32 %v149
  %v159 = load i32, ptr addrspace(3) %v158, align 4
  %v160 = icmp slt i32 %v159, %v146
  %v161 = and i1 %v157, %v160
  %v162 = or i1 %v154, %v161
  %v163 = select i1 %v162, float %v151, float %v145
  %v164 = select i1 %v162, i32 %v159, i32 %v146
  %v165 = add nsw i32 %v144, 1
  %v166 = icmp slt i32 %v165, 4
  br i1 %v166, label %loop3, label %done3
done3:
  br i1 %v12, label %then4, label %join4
then4:
  store float %v163, ptr addrspace(3) %v13, align 4
  br label %join4
join4:
  %v167 = getelementptr i32, ptr addrspace(3) @shared3, i32 %v11
  br i1 %v12, label %then5, label %join5
then5:
  store i32 %v164, ptr addrspace(3) %v167, align 4
  br label %join5
join5:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %loop6
loop6:
  %v168 = phi i32 [ 0, %join5 ], [ %v188, %loop6 ]
  %v169 = phi i32 [ 2147483647, %join5 ], [ %v187, %loop6 ]
  %v170 = phi float [ 0xFFF0000000000000, %join5 ], [ %v186, %loop6 ]
  %v171 = fcmp oeq float %v170, %v170
  %v172 = add nsw i32 %v10, %v168
  %v173 = getelementptr float, ptr addrspace(3) @shared0, i32 %v172
  %v174 = load float, ptr addrspace(3) %v173, align 4
  %v175 = fcmp ole float %v174, %v170
  %v176 = xor i1 %v175, true
  %v177 = and i1 %v171, %v176
  %v178 = fcmp une float %v174, %v174
  %v179 = fcmp ole float %v170, %v174
  %v180 = or i1 %v178, %v179
  %v181 = getelementptr i32, ptr addrspace(3) @shared3, i32 %v172
  %v182 = load i32, ptr addrspace(3) %v181, align 4
  %v183 = icmp slt i32 %v182, %v169
  %v184 = and i1 %v180, %v183
  %v185 = or i1 %v177, %v184
  %v186 = select i1 %v185, float %v174, float %v170
  %v187 = select i1 %v185, i32 %v182, i32 %v169
  %v188 = add nsw i32 %v168, 1
  %v189 = icmp slt i32 %v188, 4
  br i1 %v189, label %loop6, label %done6
done6:
  br i1 %v6, label %then7, label %join7
then7:
  store i32 %v187, ptr addrspace(1) %v9, align 4
  br label %join7
join7:
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-flat-scratch-init" "amdgpu-no-workitem-id-z" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" }
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!llvm.module.flags = !{!0}
