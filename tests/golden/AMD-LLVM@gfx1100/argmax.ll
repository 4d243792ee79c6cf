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
  %v110 = fcmp oeq float %v58, %v58
  %v111 = fcmp ole float %v88, %v58
  %v112 = xor i1 %v111, true
  %v113 = and i1 %v110, %v112
  %v114 = fcmp une float %v88, %v88
  %v115 = fcmp ole float %v58, %v88
  %v116 = or i1 %v114, %v115
  %v117 = icmp slt i32 %v106, %v104
  %v118 = and i1 %v116, %v117
  %v119 = or i1 %v113, %v118
  %v120 = select i1 %v119, float %v88, float %v58
  %v121 = fcmp oeq float %v120, %v120
  %v122 = fcmp oeq float %v73, %v73
  %v123 = fcmp ole float %v103, %v73
  %v124 = xor i1 %v123, true
  %v125 = and i1 %v122, %v124
  %v126 = fcmp une float %v103, %v103
  %v127 = fcmp ole float %v73, %v103
  %v128 = or i1 %v126, %v127
  %v129 = icmp slt i32 %v107, %v105
  %v130 = and i1 %v128, %v129
  %v131 = or i1 %v125, %v130
  %v132 = select i1 %v131, float %v103, float %v73
  %v133 = fcmp ole float %v132, %v120
  %v134 = xor i1 %v133, true
  %v135 = and i1 %v121, %v134
  %v136 = fcmp une float %v132, %v132
  %v137 = fcmp ole float %v120, %v132
  %v138 = or i1 %v136, %v137
  %v139 = select i1 %v131, i32 %v107, i32 %v105
  %v140 = select i1 %v119, i32 %v106, i32 %v104
  %v141 = icmp slt i32 %v139, %v140
  %v142 = and i1 %v138, %v141
  %v143 = or i1 %v135, %v142
  %v144 = select i1 %v143, float %v132, float %v120
  store float %v144, ptr addrspace(3) %v18, align 4
  %v145 = getelementptr i32, ptr addrspace(3) @shared2, i32 %v17
  %v146 = select i1 %v143, i32 %v139, i32 %v140
  store i32 %v146, ptr addrspace(3) %v145, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %loop3
loop3:
  %v147 = phi i32 [ 0, %done1 ], [ %v168, %loop3 ]
  %v148 = phi float [ 0xFFF0000000000000, %done1 ], [ %v166, %loop3 ]
  %v149 = phi i32 [ 2147483647, %done1 ], [ %v167, %loop3 ]
  %v150 = fcmp oeq float %v148, %v148
  %v151 = add nsw i32 %v14, %v147
  %v152 = add nsw i32 %v151, %v16
  %v153 = getelementptr float, ptr addrspace(3) @shared1, i32 %v152
  %v154 = load float, ptr addrspace(3) %v153, align 4
  %v155 = fcmp ole float %v154, %v148
  %v156 = xor i1 %v155, true
  %v157 = and i1 %v150, %v156
  %v158 = fcmp une float %v154, %v154
  %v159 = fcmp ole float %v148, %v154
  %v160 = or i1 %v158, %v159
  %v161 = getelementptr i32, ptr addrspace(3) @shared2, i32 %v152
  %v162 = load i32, ptr addrspace(3) %v161, align 4
  %v163 = icmp slt i32 %v162, %v149
  %v164 = and i1 %v160, %v163
  %v165 = or i1 %v157, %v164
  %v166 = select i1 %v165, float %v154, float %v148
  %v167 = select i1 %v165, i32 %v162, i32 %v149
  %v168 = add nsw i32 %v147, 1
  %v169 = icmp slt i32 %v168, 4
  br i1 %v169, label %loop3, label %done3
done3:
  br i1 %v12, label %then4, label %join4
then4:
  store float %v166, ptr addrspace(3) %v13, align 4
  br label %join4
join4:
  %v170 = getelementptr i32, ptr addrspace(3) @shared3, i32 %v11
  br i1 %v12, label %then5, label %join5
then5:
  store i32 %v167, ptr addrspace(3) %v170, align 4
  br label %join5
join5:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %loop6
loop6:
  %v171 = phi i32 [ 0, %join5 ], [ %v191, %loop6 ]
  %v172 = phi i32 [ 2147483647, %join5 ], [ %v190, %loop6 ]
  %v173 = phi float [ 0xFFF0000000000000, %join5 ], [ %v189, %loop6 ]
  %v174 = fcmp oeq float %v173, %v173
  %v175 = add nsw i32 %v10, %v171
  %v176 = getelementptr float, ptr addrspace(3) @shared0, i32 %v175
  %v177 = load float, ptr addrspace(3) %v176, align 4
  %v178 = fcmp ole float %v177, %v173
  %v179 = xor i1 %v178, true
  %v180 = and i1 %v174, %v179
  %v181 = fcmp une float %v177, %v177
  %v182 = fcmp ole float %v173, %v177
  %v183 = or i1 %v181, %v182
  %v184 = getelementptr i32, ptr addrspace(3) @shared3, i32 %v175
  %v185 = load i32, ptr addrspace(3) %v184, align 4
  %v186 = icmp slt i32 %v185, %v172
  %v187 = and i1 %v183, %v186
  %v188 = or i1 %v180, %v187
  %v189 = select i1 %v188, float %v177, float %v173
  %v190 = select i1 %v188, i32 %v185, i32 %v172
  %v191 = add nsw i32 %v171, 1
  %v192 = icmp slt i32 %v191, 4
  br i1 %v192, label %loop6, label %done6
done6:
  br i1 %v6, label %then7, label %join7
then7:
  store i32 %v190, ptr addrspace(1) %v9, align 4
  br label %join7
join7:
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-flat-scratch-init" "amdgpu-no-workitem-id-z" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" }
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!llvm.module.flags = !{!0}
