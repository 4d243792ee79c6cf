target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@shared0 = internal unnamed_addr addrspace(3) global [32 x float] poison, align 16
@shared1 = internal unnamed_addr addrspace(3) global [128 x float] poison, align 16
@shared2 = internal unnamed_addr addrspace(3) global [128 x float] poison, align 16
@shared3 = internal unnamed_addr addrspace(3) global [128 x float] poison, align 16
@shared4 = internal unnamed_addr addrspace(3) global [32 x float] poison, align 16
@shared5 = internal unnamed_addr addrspace(3) global [32 x float] poison, align 16

define protected amdgpu_kernel void @moments(ptr addrspace(1) %data0, ptr addrspace(1) %data1) #0 {
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
  store float 0x4010000000000000, ptr addrspace(3) %v18, align 4
  %v19 = getelementptr float, ptr addrspace(3) @shared2, i32 %v17
  %v20 = mul nsw i32 %v1, 512
  %v21 = mul nsw i32 %v5, 4
  %v22 = add nsw i32 %v20, %v21
  %v23 = mul nsw i32 %v3, 64
  %v24 = add nsw i32 %v22, %v23
  %v25 = mul nuw i32 %v24, 4
  %v26 = zext i32 %v25 to i64
  %v27 = getelementptr i8, ptr addrspace(1) %data1, i64 %v26
  %v28 = load <4 x float>, ptr addrspace(1) %v27, align 4
  %v29 = extractelement <4 x float> %v28, i32 3
  %v30 = extractelement <4 x float> %v28, i32 1
  %v31 = fsub float %v29, %v30
  %v32 = call float @llvm.fma.f32(float %v31, float 0x3FE0000000000000, float %v30)
  %v33 = extractelement <4 x float> %v28, i32 2
  %v34 = extractelement <4 x float> %v28, i32 0
  %v35 = fsub float %v33, %v34
  %v36 = call float @llvm.fma.f32(float %v35, float 0x3FE0000000000000, float %v34)
  %v37 = fsub float %v32, %v36
  %v38 = call float @llvm.fma.f32(float %v37, float 0x3FE0000000000000, float %v36)
  store float %v38, ptr addrspace(3) %v19, align 4
  %v39 = getelementptr float, ptr addrspace(3) @shared3, i32 %v17
  %v40 = fmul float %v37, %v37
  %v41 = fmul float %v40, 0x4000000000000000
  %v42 = fmul float %v35, %v35
  %v43 = call float @llvm.fma.f32(float %v42, float 0x3FE0000000000000, float 0x0000000000000000)
  %v44 = fmul float %v31, %v31
  %v45 = call float @llvm.fma.f32(float %v44, float 0x3FE0000000000000, float 0x0000000000000000)
  %v46 = fadd float %v43, %v45
  %v47 = call float @llvm.fma.f32(float %v41, float 0x3FE0000000000000, float %v46)
  store float %v47, ptr addrspace(3) %v39, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %loop1
loop1:
  %v48 = phi i32 [ 0, %entry ], [ %v71, %loop1 ]
  %v49 = phi float [ 0x0000000000000000, %entry ], [ %v56, %loop1 ]
  %v50 = phi float [ 0x0000000000000000, %entry ], [ %v64, %loop1 ]
  %v51 = phi float [ 0x0000000000000000, %entry ], [ %v70, %loop1 ]
  %v52 = add nsw i32 %v14, %v48
  %v53 = add nsw i32 %v52, %v16
  %v54 = getelementptr float, ptr addrspace(3) @shared1, i32 %v53
  %v55 = load float, ptr addrspace(3) %v54, align 4
  %v56 = fadd float %v49, %v55
  %v57 = getelementptr float, ptr addrspace(3) @shared2, i32 %v53
  %v58 = load float, ptr addrspace(3) %v57, align 4
  %v59 = fsub float %v58, %v50
  %v60 = fcmp oeq float %v56, 0x0000000000000000
  %v61 = select i1 %v60, float 0x3FF0000000000000, float %v56
  %v62 = fdiv float %v55, %v61
  %v63 = select i1 %v60, float 0x0000000000000000, float %v62
  %v64 = call float @llvm.fma.f32(float %v59, float %v63, float %v50)
  %v65 = fmul float %v59, %v59
  %v66 = fmul float %v65, %v49
  %v67 = getelementptr float, ptr addrspace(3) @shared3, i32 %v53
  %v68 = load float, ptr addrspace(3) %v67, align 4
  %v69 = fadd float %v51, %v68
  %v70 = call float @llvm.fma.f32(float %v66, float %v63, float %v69)
  %v71 = add nsw i32 %v48, 1
  %v72 = icmp slt i32 %v71, 4
  br i1 %v72, label %loop1, label %done1
done1:
  br i1 %v12, label %then2, label %join2
then2:
  store float %v56, ptr addrspace(3) %v13, align 4
  br label %join2
join2:
  %v73 = getelementptr float, ptr addrspace(3) @shared4, i32 %v11
  br i1 %v12, label %then3, label %join3
then3:
  store float %v64, ptr addrspace(3) %v73, align 4
  br label %join3
join3:
  %v74 = getelementptr float, ptr addrspace(3) @shared5, i32 %v11
  br i1 %v12, label %then4, label %join4
then4:
  store float %v70, ptr addrspace(3) %v74, align 4
  br label %join4
join4:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %loop5
loop5:
  %v75 = phi i32 [ 0, %join4 ], [ %v97, %loop5 ]
  %v76 = phi float [ 0x0000000000000000, %join4 ], [ %v96, %loop5 ]
  %v77 = phi float [ 0x0000000000000000, %join4 ], [ %v82, %loop5 ]
  %v78 = phi float [ 0x0000000000000000, %join4 ], [ %v90, %loop5 ]
  %v79 = add nsw i32 %v10, %v75
  %v80 = getelementptr float, ptr addrspace(3) @shared0, i32 %v79
  %v81 = load float, ptr addrspace(3) %v80, align 4
  %v82 = fadd float %v77, %v81
  %v83 = getelementptr float, ptr addrspace(3) @shared4, i32 %v79
  %v84 = load float, ptr addrspace(3) %v83, align 4
  %v85 = fsub float %v84, %v78
  %v86 = fcmp oeq float %v82, 0x0000000000000000
  %v87 = select i1 %v86, float 0x3FF0000000000000, float %v82
  %v88 = fdiv float %v81, %v87
  %v89 = select i1 %v86, float 0x0000000000000000, float %v88
  %v90 = call float @llvm.fma.f32(float %v85, float %v89, float %v78)
  %v91 = fmul float %v85, %v85
  %v92 = fmul float %v91, %v77
  %v93 = getelementptr float, ptr addrspace(3) @shared5, i32 %v79
  %v94 = load float, ptr addrspace(3) %v93, align 4
  %v95 = fadd float %v76, %v94
  %v96 = call float @llvm.fma.f32(float %v92, float %v89, float %v95)
  %v97 = add nsw i32 %v75, 1
  %v98 = icmp slt i32 %v97, 4
  br i1 %v98, label %loop5, label %done5
done5:
  %v99 = fdiv float %v96, %v82
  br i1 %v6, label %then6, label %join6
then6:
  store float %v99, ptr addrspace(1) %v9, align 4
  br label %join6
join6:
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-flat-scratch-init" "amdgpu-no-workitem-id-z" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" }
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!llvm.module.flags = !{!0}
