target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@shared0 = internal unnamed_addr addrspace(3) global [5 x float] poison, align 16
@shared1 = internal unnamed_addr addrspace(3) global [25 x float] poison, align 16
@shared2 = internal unnamed_addr addrspace(3) global [25 x i32] poison, align 16
@shared3 = internal unnamed_addr addrspace(3) global [5 x i32] poison, align 16

define protected amdgpu_kernel void @argmax(ptr addrspace(1) %data0, ptr addrspace(1) %data1) #0 {
entry:
  %v1 = call i32 @llvm.amdgcn.workgroup.id.x()
  %v2 = call i32 @llvm.amdgcn.workitem.id.x()
  %v3 = icmp eq i32 %v2, 0
  %v4 = mul nuw i32 %v1, 4
  %v5 = zext i32 %v4 to i64
  %v6 = getelementptr i8, ptr addrspace(1) %data0, i64 %v5
  %v7 = icmp slt i32 %v2, 5
  %v8 = getelementptr float, ptr addrspace(3) @shared0, i32 %v2
  %v9 = urem i32 %v2, 5
  %v10 = mul nsw i32 %v9, 5
  %v11 = getelementptr float, ptr addrspace(3) @shared1, i32 %v2
  %v12 = mul nsw i32 %v1, 100
  %v13 = mul nsw i32 %v2, 4
  %v14 = add nsw i32 %v12, %v13
  %v15 = mul nuw i32 %v14, 4
  %v16 = zext i32 %v15 to i64
  %v17 = getelementptr i8, ptr addrspace(1) %data1, i64 %v16
  %v18 = load <4 x float>, ptr addrspace(1) %v17, align 4
  %v19 = extractelement <4 x float> %v18, i32 0
  %v20 = fcmp oeq float %v19, %v19
  %v21 = extractelement <4 x float> %v18, i32 2
  %v22 = fcmp ole float %v21, %v19
  %v23 = xor i1 %v22, true
  %v24 = and i1 %v20, %v23
  %v25 = fcmp une float %v21, %v21
  %v26 = fcmp ole float %v19, %v21
  %v27 = or i1 %v25, %v26
  %v28 = add nsw i32 %v13, 2
  %v29 = add nsw i32 %v13, 0
  %v30 = icmp slt i32 %v28, %v29
  %v31 = and i1 %v27, %v30
  %v32 = or i1 %v24, %v31
  %v33 = select i1 %v32, float %v21, float %v19
  %v34 = fcmp oeq float %v33, %v33
  %v35 = extractelement <4 x float> %v18, i32 1
  %v36 = fcmp oeq float %v35, %v35
  %v37 = extractelement <4 x float> %v18, i32 3
  %v38 = fcmp ole float %v37, %v35
  %v39 = xor i1 %v38, true
  %v40 = and i1 %v36, %v39
  %v41 = fcmp une float %v37, %v37
  %v42 = fcmp ole float %v35, %v37
  %v43 = or i1 %v41, %v42
  %v44 = add nsw i32 %v13, 3
  %v45 = add nsw i32 %v13, 1
  %v46 = icmp slt i32 %v44, %v45
  %v47 = and i1 %v43, %v46
  %v48 = or i1 %v40, %v47
  %v49 = select i1 %v48, float %v37, float %v35
  %v50 = fcmp ole float %v49, %v33
  %v51 = xor i1 %v50, true
  %v52 = and i1 %v34, %v51
  %v53 = fcmp une float %v49, %v49
  %v54 = fcmp ole float %v33, %v49
  %v55 = or i1 %v53, %v54
  %v56 = select i1 %v48, i32 %v44, i32 %v45
  %v57 = select i1 %v32, i32 %v28, i32 %v29
  %v58 = icmp slt i32 %v56, %v57
  %v59 = and i1 %v55, %v58
  %v60 = or i1 %v52, %v59
  %v61 = select i1 %v60, float %v49, float %v33
  store float %v61, ptr addrspace(3) %v11, align 4
  %v62 = getelementptr i32, ptr addrspace(3) @shared2, i32 %v2
  %v63 = select i1 %v60, i32 %v56, i32 %v57
  store i32 %v63, ptr addrspace(3) %v62, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %loop1
loop1:
  %v64 = phi i32 [ 0, %entry ], [ %v84, %loop1 ]
  %v65 = phi float [ 0xFFF0000000000000, %entry ], [ %v82, %loop1 ]
  %v66 = phi i32 [ 2147483647, %entry ], [ %v83, %loop1 ]
  %v67 = fcmp oeq float %v65, %v65
  %v68 = add nsw i32 %v64, %v10
  %v69 = getelementptr float, ptr addrspace(3) @shared1, i32 %v68
  %v70 = load float, ptr addrspace(3) %v69, align 4
  %v71 = fcmp ole float %v70, %v65
  %v72 = xor i1 %v71, true
  %v73 = and i1 %v67, %v72
  %v74 = fcmp une float %v70, %v70
  %v75 = fcmp ole float %v65, %v70
  %v76 = or i1 %v74, %v75
  %v77 = getelementptr i32, ptr addrspace(3) @shared2, i32 %v68
  %v78 = load i32, ptr addrspace(3) %v77, align 4
  %v79 = icmp slt i32 %v78, %v66
  %v80 = and i1 %v76, %v79
  %v81 = or i1 %v73, %v80
  %v82 = select i1 %v81, float %v70, float %v65
  %v83 = select i1 %v81, i32 %v78, i32 %v66
  %v84 = add nsw i32 %v64, 1
  %v85 = icmp slt i32 %v84, 5
  br i1 %v85, label %loop1, label %done1
done1:
  br i1 %v7, label %then2, label %join2
then2:
  store float %v82, ptr addrspace(3) %v8, align 4
  br label %join2
join2:
  %v86 = getelementptr i32, ptr addrspace(3) @shared3, i32 %v2
  br i1 %v7, label %then3, label %join3
then3:
  store i32 %v83, ptr addrspace(3) %v86, align 4
  br label %join3
join3:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %loop4
loop4:
  %v87 = phi i32 [ 0, %join3 ], [ %v106, %loop4 ]
  %v88 = phi i32 [ 2147483647, %join3 ], [ %v105, %loop4 ]
  %v89 = phi float [ 0xFFF0000000000000, %join3 ], [ %v104, %loop4 ]
  %v90 = fcmp oeq float %v89, %v89
  %v91 = getelementptr float, ptr addrspace(3) @shared0, i32 %v87
  %v92 = load float, ptr addrspace(3) %v91, align 4
  %v93 = fcmp ole float %v92, %v89
  %v94 = xor i1 %v93, true
  %v95 = and i1 %v90, %v94
  %v96 = fcmp une float %v92, %v92
  %v97 = fcmp ole float %v89, %v92
  %v98 = or i1 %v96, %v97
  %v99 = getelementptr i32, ptr addrspace(3) @shared3, i32 %v87
  %v100 = load i32, ptr addrspace(3) %v99, align 4
  %v101 = icmp slt i32 %v100, %v88
  %v102 = and i1 %v98, %v101
  %v103 = or i1 %v95, %v102
  %v104 = select i1 %v103, float %v92, float %v89
  %v105 = select i1 %v103, i32 %v100, i32 %v88
  %v106 = add nsw i32 %v87, 1
  %v107 = icmp slt i32 %v106, 5
  br i1 %v107, label %loop4, label %done4
done4:
  br i1 %v3, label %then5, label %join5
then5:
  store i32 %v105, ptr addrspace(1) %v6, align 4
  br label %join5
join5:
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "amdgpu-flat-work-group-size"="25,25" "uniform-work-group-size"="true" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-flat-scratch-init" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" }
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!llvm.module.flags = !{!0}
