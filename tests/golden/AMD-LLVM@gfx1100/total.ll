target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@shared0 = internal unnamed_addr addrspace(3) global [8 x float] poison, align 16

define protected amdgpu_kernel void @total(ptr addrspace(1) %data0, ptr addrspace(1) %data1) #0 {
entry:
  %v1 = call i32 @llvm.amdgcn.workitem.id.x()
  %v2 = icmp eq i32 %v1, 0
  %v3 = mul nsw i32 %v1, 4
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v23, %loop1 ]
  %v5 = phi float [ 0x0000000000000000, %entry ], [ %v16, %loop1 ]
  %v6 = phi float [ 0x0000000000000000, %entry ], [ %v18, %loop1 ]
  %v7 = phi float [ 0x0000000000000000, %entry ], [ %v20, %loop1 ]
  %v8 = phi float [ 0x0000000000000000, %entry ], [ %v22, %loop1 ]
  %v9 = mul nsw i32 %v4, 1024
  %v10 = add nsw i32 %v3, %v9
  %v11 = mul nuw i32 %v10, 4
  %v12 = zext i32 %v11 to i64
  %v13 = getelementptr i8, ptr addrspace(1) %data1, i64 %v12
  %v14 = load <4 x float>, ptr addrspace(1) %v13, align 4
  %v15 = extractelement <4 x float> %v14, i32 0
  %v16 = fadd float %v5, %v15
  %v17 = extractelement <4 x float> %v14, i32 1
  %v18 = fadd float %v6, %v17
  %v19 = extractelement <4 x float> %v14, i32 2
  %v20 = fadd float %v7, %v19
  %v21 = extractelement <4 x float> %v14, i32 3
  %v22 = fadd float %v8, %v21
  %v23 = add nsw i32 %v4, 1
  %v24 = icmp slt i32 %v23, 4
  br i1 %v24, label %loop1, label %done1
done1:
  %v25 = fadd float %v16, %v20
  %v26 = fadd float %v18, %v22
  %v27 = fadd float %v25, %v26
  %v28 = bitcast float %v27 to i32
  %v29 = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %v28, i32 353, i32 15, i32 15, i1 false)
  %v30 = bitcast i32 %v29 to float
  %v31 = fadd float %v27, %v30
  %v32 = bitcast float %v31 to i32
  %v33 = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %v32, i32 354, i32 15, i32 15, i1 false)
  %v34 = bitcast i32 %v33 to float
  %v35 = fadd float %v31, %v34
  %v36 = bitcast float %v35 to i32
  %v37 = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %v36, i32 356, i32 15, i32 15, i1 false)
  %v38 = bitcast i32 %v37 to float
  %v39 = fadd float %v35, %v38
  %v40 = bitcast float %v39 to i32
  %v41 = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %v40, i32 360, i32 15, i32 15, i1 false)
  %v42 = bitcast i32 %v41 to float
  %v43 = fadd float %v39, %v42
  %v44 = bitcast float %v43 to i32
  %v45 = call i32 @llvm.amdgcn.permlanex16.i32(i32 poison, i32 %v44, i32 1985229328, i32 -19088744, i1 false, i1 false)
  %v46 = bitcast i32 %v45 to float
  %v47 = fadd float %v43, %v46
  %v48 = call i32 @llvm.amdgcn.workitem.id.x()
  %v49 = udiv i32 %v48, 32
  %v50 = urem i32 %v48, 32
  %v51 = icmp eq i32 %v50, 0
  br i1 %v51, label %then2, label %join2
then2:
  %v52 = getelementptr float, ptr addrspace(3) @shared0, i32 %v49
  store float %v47, ptr addrspace(3) %v52
  br label %join2
join2:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v53 = getelementptr float, ptr addrspace(3) @shared0, i32 0
  %v54 = load float, ptr addrspace(3) %v53
  %v55 = getelementptr float, ptr addrspace(3) @shared0, i32 1
  %v56 = load float, ptr addrspace(3) %v55
  %v57 = fadd float %v54, %v56
  %v58 = getelementptr float, ptr addrspace(3) @shared0, i32 2
  %v59 = load float, ptr addrspace(3) %v58
  %v60 = fadd float %v57, %v59
  %v61 = getelementptr float, ptr addrspace(3) @shared0, i32 3
  %v62 = load float, ptr addrspace(3) %v61
  %v63 = fadd float %v60, %v62
  %v64 = getelementptr float, ptr addrspace(3) @shared0, i32 4
  %v65 = load float, ptr addrspace(3) %v64
  %v66 = fadd float %v63, %v65
  %v67 = getelementptr float, ptr addrspace(3) @shared0, i32 5
  %v68 = load float, ptr addrspace(3) %v67
  %v69 = fadd float %v66, %v68
  %v70 = getelementptr float, ptr addrspace(3) @shared0, i32 6
  %v71 = load float, ptr addrspace(3) %v70
  %v72 = fadd float %v69, %v71
  %v73 = getelementptr float, ptr addrspace(3) @shared0, i32 7
  %v74 = load float, ptr addrspace(3) %v73
  %v75 = fadd float %v72, %v74
  br i1 %v2, label %then3, label %join3
then3:
  store float %v75, ptr addrspace(1) %data0, align 4
  br label %join3
join3:
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-flat-scratch-init" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" }
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!llvm.module.flags = !{!0}
