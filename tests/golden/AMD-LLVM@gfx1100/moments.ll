target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@shared0 = internal unnamed_addr addrspace(3) global [4 x float] poison, align 16
@shared1 = internal unnamed_addr addrspace(3) global [16 x float] poison, align 16
@shared2 = internal unnamed_addr addrspace(3) global [16 x float] poison, align 16
@shared3 = internal unnamed_addr addrspace(3) global [16 x float] poison, align 16
@shared4 = internal unnamed_addr addrspace(3) global [4 x float] poison, align 16
@shared5 = internal unnamed_addr addrspace(3) global [4 x float] poison, align 16

define protected amdgpu_kernel void @moments(ptr addrspace(1) %data0, ptr addrspace(1) %data1) #0 {
entry:
  %v1 = call i32 @llvm.amdgcn.workgroup.id.x()
  %v2 = call i32 @llvm.amdgcn.workitem.id.x()
  %v3 = icmp eq i32 %v2, 0
  %v4 = mul nuw i32 %v1, 4
  %v5 = zext i32 %v4 to i64
  %v6 = getelementptr i8, ptr addrspace(1) %data0, i64 %v5
  %v7 = icmp slt i32 %v2, 4
  %v8 = getelementptr float, ptr addrspace(3) @shared0, i32 %v2
  %v9 = and i32 %v2, 3
  %v10 = mul nsw i32 %v9, 4
  %v11 = getelementptr float, ptr addrspace(3) @shared1, i32 %v2
  store float 0x4010000000000000, ptr addrspace(3) %v11, align 4
  %v12 = getelementptr float, ptr addrspace(3) @shared2, i32 %v2
  %v13 = mul nsw i32 %v1, 64
  %v14 = mul nsw i32 %v2, 4
  %v15 = add nsw i32 %v13, %v14
  %v16 = mul nuw i32 %v15, 4
  %v17 = zext i32 %v16 to i64
  %v18 = getelementptr i8, ptr addrspace(1) %data1, i64 %v17
  %v19 = load <4 x float>, ptr addrspace(1) %v18, align 4
  %v20 = extractelement <4 x float> %v19, i32 3
  %v21 = extractelement <4 x float> %v19, i32 1
  %v22 = fsub float %v20, %v21
  %v23 = call float @llvm.fma.f32(float %v22, float 0x3FE0000000000000, float %v21)
  %v24 = extractelement <4 x float> %v19, i32 2
  %v25 = extractelement <4 x float> %v19, i32 0
  %v26 = fsub float %v24, %v25
  %v27 = call float @llvm.fma.f32(float %v26, float 0x3FE0000000000000, float %v25)
  %v28 = fsub float %v23, %v27
  %v29 = call float @llvm.fma.f32(float %v28, float 0x3FE0000000000000, float %v27)
  store float %v29, ptr addrspace(3) %v12, align 4
  %v30 = getelementptr float, ptr addrspace(3) @shared3, i32 %v2
  %v31 = fmul float %v28, %v28
  %v32 = fmul float %v31, 0x4000000000000000
  %v33 = fmul float %v26, %v26
  %v34 = call float @llvm.fma.f32(float %v33, float 0x3FE0000000000000, float 0x0000000000000000)
  %v35 = fmul float %v22, %v22
  %v36 = call float @llvm.fma.f32(float %v35, float 0x3FE0000000000000, float 0x0000000000000000)
  %v37 = fadd float %v34, %v36
  %v38 = call float @llvm.fma.f32(float %v32, float 0x3FE0000000000000, float %v37)
  store float %v38, ptr addrspace(3) %v30, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %loop1
loop1:
  %v39 = phi i32 [ 0, %entry ], [ %v61, %loop1 ]
  %v40 = phi float [ 0x0000000000000000, %entry ], [ %v46, %loop1 ]
  %v41 = phi float [ 0x0000000000000000, %entry ], [ %v54, %loop1 ]
  %v42 = phi float [ 0x0000000000000000, %entry ], [ %v60, %loop1 ]
  %v43 = add nsw i32 %v39, %v10
  %v44 = getelementptr float, ptr addrspace(3) @shared1, i32 %v43
  %v45 = load float, ptr addrspace(3) %v44, align 4
  %v46 = fadd float %v40, %v45
  %v47 = getelementptr float, ptr addrspace(3) @shared2, i32 %v43
  %v48 = load float, ptr addrspace(3) %v47, align 4
  %v49 = fsub float %v48, %v41
  %v50 = fcmp oeq float %v46, 0x0000000000000000
  %v51 = select i1 %v50, float 0x3FF0000000000000, float %v46
  %v52 = fdiv float %v45, %v51
  %v53 = select i1 %v50, float 0x0000000000000000, float %v52
  %v54 = call float @llvm.fma.f32(float %v49, float %v53, float %v41)
  %v55 = fmul float %v49, %v49
  %v56 = fmul float %v55, %v40
  %v57 = getelementptr float, ptr addrspace(3) @shared3, i32 %v43
  %v58 = load float, ptr addrspace(3) %v57, align 4
  %v59 = fadd float %v42, %v58
  %v60 = call float @llvm.fma.f32(float %v56, float %v53, float %v59)
  %v61 = add nsw i32 %v39, 1
  %v62 = icmp slt i32 %v61, 4
  br i1 %v62, label %loop1, label %done1
done1:
  br i1 %v7, label %then2, label %join2
then2:
  store float %v46, ptr addrspace(3) %v8, align 4
  br label %join2
join2:
  %v63 = getelementptr float, ptr addrspace(3) @shared4, i32 %v2
  br i1 %v7, label %then3, label %join3
then3:
  store float %v54, ptr addrspace(3) %v63, align 4
  br label %join3
join3:
  %v64 = getelementptr float, ptr addrspace(3) @shared5, i32 %v2
  br i1 %v7, label %then4, label %join4
then4:
  store float %v60, ptr addrspace(3) %v64, align 4
  br label %join4
join4:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %loop5
loop5:
  %v65 = phi i32 [ 0, %join4 ], [ %v86, %loop5 ]
  %v66 = phi float [ 0x0000000000000000, %join4 ], [ %v85, %loop5 ]
  %v67 = phi float [ 0x0000000000000000, %join4 ], [ %v71, %loop5 ]
  %v68 = phi float [ 0x0000000000000000, %join4 ], [ %v79, %loop5 ]
  %v69 = getelementptr float, ptr addrspace(3) @shared0, i32 %v65
  %v70 = load float, ptr addrspace(3) %v69, align 4
  %v71 = fadd float %v67, %v70
  %v72 = getelementptr float, ptr addrspace(3) @shared4, i32 %v65
  %v73 = load float, ptr addrspace(3) %v72, align 4
  %v74 = fsub float %v73, %v68
  %v75 = fcmp oeq float %v71, 0x0000000000000000
  %v76 = select i1 %v75, float 0x3FF0000000000000, float %v71
  %v77 = fdiv float %v70, %v76
  %v78 = select i1 %v75, float 0x0000000000000000, float %v77
  %v79 = call float @llvm.fma.f32(float %v74, float %v78, float %v68)
  %v80 = fmul float %v74, %v74
  %v81 = fmul float %v80, %v67
  %v82 = getelementptr float, ptr addrspace(3) @shared5, i32 %v65
  %v83 = load float, ptr addrspace(3) %v82, align 4
  %v84 = fadd float %v66, %v83
  %v85 = call float @llvm.fma.f32(float %v81, float %v78, float %v84)
  %v86 = add nsw i32 %v65, 1
  %v87 = icmp slt i32 %v86, 4
  br i1 %v87, label %loop5, label %done5
done5:
  %v88 = fdiv float %v85, %v71
  br i1 %v3, label %then6, label %join6
then6:
  store float %v88, ptr addrspace(1) %v6, align 4
  br label %join6
join6:
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "amdgpu-flat-work-group-size"="16,16" "uniform-work-group-size"="true" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-flat-scratch-init" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" }
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!llvm.module.flags = !{!0}
