target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@shared0 = internal unnamed_addr addrspace(3) global [256 x float] poison, align 16
@shared1 = internal unnamed_addr addrspace(3) global [256 x float] poison, align 16
@shared2 = internal unnamed_addr addrspace(3) global [256 x float] poison, align 16
@shared3 = internal unnamed_addr addrspace(3) global [256 x float] poison, align 16
@shared4 = internal unnamed_addr addrspace(3) global [1024 x float] poison, align 16

define protected amdgpu_kernel void @gemm(ptr addrspace(1) %data0, ptr addrspace(1) %data1, ptr addrspace(1) %data2) #0 {
entry:
  %v1 = call i32 @llvm.amdgcn.workitem.id.x()
  %v2 = mul nsw i32 %v1, 4
  %v3 = call i32 @llvm.amdgcn.workitem.id.y()
  %v4 = mul nsw i32 %v3, 256
  %v5 = add nsw i32 %v2, %v4
  %v6 = mul nuw i32 %v5, 4
  %v7 = zext i32 %v6 to i64
  %v8 = getelementptr i8, ptr addrspace(1) %data0, i64 %v7
  %v9 = mul nsw i32 %v3, 16
  %v10 = add nsw i32 %v1, %v9
  %v11 = getelementptr float, ptr addrspace(3) @shared0, i32 %v10
  %v12 = add nsw i32 %v1, %v4
  %v13 = getelementptr float, ptr addrspace(3) @shared1, i32 %v10
  %v14 = getelementptr float, ptr addrspace(3) @shared2, i32 %v10
  %v15 = getelementptr float, ptr addrspace(3) @shared3, i32 %v10
  %v16 = mul nsw i32 %v1, 64
  %v17 = add nsw i32 %v16, %v3
  br label %loop1
loop1:
  %v18 = phi i32 [ 0, %entry ], [ %v124, %done4 ]
  %v19 = phi float [ 0x0000000000000000, %entry ], [ %v91, %done4 ]
  %v20 = phi float [ 0x0000000000000000, %entry ], [ %v95, %done4 ]
  %v21 = phi float [ 0x0000000000000000, %entry ], [ %v99, %done4 ]
  %v22 = phi float [ 0x0000000000000000, %entry ], [ %v103, %done4 ]
  %v23 = phi float [ 0x0000000000000000, %entry ], [ %v106, %done4 ]
  %v24 = phi float [ 0x0000000000000000, %entry ], [ %v107, %done4 ]
  %v25 = phi float [ 0x0000000000000000, %entry ], [ %v108, %done4 ]
  %v26 = phi float [ 0x0000000000000000, %entry ], [ %v109, %done4 ]
  %v27 = phi float [ 0x0000000000000000, %entry ], [ %v112, %done4 ]
  %v28 = phi float [ 0x0000000000000000, %entry ], [ %v113, %done4 ]
  %v29 = phi float [ 0x0000000000000000, %entry ], [ %v114, %done4 ]
  %v30 = phi float [ 0x0000000000000000, %entry ], [ %v115, %done4 ]
  %v31 = phi float [ 0x0000000000000000, %entry ], [ %v118, %done4 ]
  %v32 = phi float [ 0x0000000000000000, %entry ], [ %v119, %done4 ]
  %v33 = phi float [ 0x0000000000000000, %entry ], [ %v120, %done4 ]
  %v34 = phi float [ 0x0000000000000000, %entry ], [ %v121, %done4 ]
  %v35 = mul nsw i32 %v18, 16
  %v36 = add nsw i32 %v12, %v35
  %v37 = mul nuw i32 %v36, 4
  %v38 = zext i32 %v37 to i64
  %v39 = getelementptr i8, ptr addrspace(1) %data1, i64 %v38
  %v40 = load float, ptr addrspace(1) %v39, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v41 = add nsw i32 %v36, 64
  %v42 = getelementptr float, ptr addrspace(1) %v39, i64 64
  %v43 = load float, ptr addrspace(1) %v42, align 4
  %v44 = add nsw i32 %v36, 128
  %v45 = getelementptr float, ptr addrspace(1) %v39, i64 128
  %v46 = load float, ptr addrspace(1) %v45, align 4
  %v47 = add nsw i32 %v36, 192
  %v48 = getelementptr float, ptr addrspace(1) %v39, i64 192
  %v49 = load float, ptr addrspace(1) %v48, align 4
  br label %loop2
loop2:
  %v50 = phi i32 [ 0, %loop1 ], [ %v51, %loop2 ]
  store float %v40, ptr addrspace(3) %v11, align 4
  store float %v43, ptr addrspace(3) %v13, align 4
  store float %v46, ptr addrspace(3) %v14, align 4
  store float %v49, ptr addrspace(3) %v15, align 4
  %v51 = add nsw i32 %v50, 1
  %v52 = icmp slt i32 %v51, 1
  br i1 %v52, label %loop2, label %done2
done2:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v53 = mul nsw i32 %v18, 1024
  br label %loop3
loop3:
  %v54 = phi i32 [ 0, %done2 ], [ %v65, %loop3 ]
  %v55 = mul nsw i32 %v54, 256
  %v56 = add nsw i32 %v10, %v55
  %v57 = getelementptr float, ptr addrspace(3) @shared4, i32 %v56
  %v58 = mul nsw i32 %v54, 16
  %v59 = add nsw i32 %v17, %v58
  %v60 = add nsw i32 %v59, %v53
  %v61 = mul nuw i32 %v60, 4
  %v62 = zext i32 %v61 to i64
  %v63 = getelementptr i8, ptr addrspace(1) %data2, i64 %v62
  %v64 = load float, ptr addrspace(1) %v63, align 4
  store float %v64, ptr addrspace(3) %v57, align 4
  %v65 = add nsw i32 %v54, 1
  %v66 = icmp slt i32 %v65, 4
  br i1 %v66, label %loop3, label %done3
done3:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %loop4
loop4:
  %v67 = phi i32 [ 0, %done3 ], [ %v122, %loop4 ]
  %v68 = phi float [ %v19, %done3 ], [ %v91, %loop4 ]
  %v69 = phi float [ %v20, %done3 ], [ %v95, %loop4 ]
  %v70 = phi float [ %v21, %done3 ], [ %v99, %loop4 ]
  %v71 = phi float [ %v22, %done3 ], [ %v103, %loop4 ]
  %v72 = phi float [ %v23, %done3 ], [ %v106, %loop4 ]
  %v73 = phi float [ %v24, %done3 ], [ %v107, %loop4 ]
  %v74 = phi float [ %v25, %done3 ], [ %v108, %loop4 ]
  %v75 = phi float [ %v26, %done3 ], [ %v109, %loop4 ]
  %v76 = phi float [ %v27, %done3 ], [ %v112, %loop4 ]
  %v77 = phi float [ %v28, %done3 ], [ %v113, %loop4 ]
  %v78 = phi float [ %v29, %done3 ], [ %v114, %loop4 ]
  %v79 = phi float [ %v30, %done3 ], [ %v115, %loop4 ]
  %v80 = phi float [ %v31, %done3 ], [ %v118, %loop4 ]
  %v81 = phi float [ %v32, %done3 ], [ %v119, %loop4 ]
  %v82 = phi float [ %v33, %done3 ], [ %v120, %loop4 ]
  %v83 = phi float [ %v34, %done3 ], [ %v121, %loop4 ]
  %v84 = add nsw i32 %v9, %v67
  %v85 = getelementptr float, ptr addrspace(3) @shared0, i32 %v84
  %v86 = load float, ptr addrspace(3) %v85, align 4
  %v87 = add nsw i32 %v16, %v67
  %v88 = add nsw i32 %v87, 0
  %v89 = getelementptr float, ptr addrspace(3) @shared4, i32 %v87
  %v90 = load float, ptr addrspace(3) %v89, align 4
  %v91 = call float @llvm.fma.f32(float %v86, float %v90, float %v68)
  %v92 = add nsw i32 %v87, 16
  %v93 = getelementptr float, ptr addrspace(3) %v89, i64 16
  %v94 = load float, ptr addrspace(3) %v93, align 4
  %v95 = call float @llvm.fma.f32(float %v86, float %v94, float %v69)
  %v96 = add nsw i32 %v87, 32
  %v97 = getelementptr float, ptr addrspace(3) %v89, i64 32
  %v98 = load float, ptr addrspace(3) %v97, align 4
  %v99 = call float @llvm.fma.f32(float %v86, float %v98, float %v70)
  %v100 = add nsw i32 %v87, 48
  %v101 = getelementptr float, ptr addrspace(3) %v89, i64 48
  %v102 = load float, ptr addrspace(3) %v101, align 4
  %v103 = call float @llvm.fma.f32(float %v86, float %v102, float %v71)
  %v104 = getelementptr float, ptr addrspace(3) @shared1, i32 %v84
  %v105 = load float, ptr addrspace(3) %v104, align 4
  %v106 = call float @llvm.fma.f32(float %v105, float %v90, float %v72)
  %v107 = call float @llvm.fma.f32(float %v105, float %v94, float %v73)
  %v108 = call float @llvm.fma.f32(float %v105, float %v98, float %v74)
  %v109 = call float @llvm.fma.f32(float %v105, float %v102, float %v75)
  %v110 = getelementptr float, ptr addrspace(3) @shared2, i32 %v84
  %v111 = load float, ptr addrspace(3) %v110, align 4
  %v112 = call float @llvm.fma.f32(float %v111, float %v90, float %v76)
  %v113 = call float @llvm.fma.f32(float %v111, float %v94, float %v77)
  %v114 = call float @llvm.fma.f32(float %v111, float %v98, float %v78)
  %v115 = call float @llvm.fma.f32(float %v111, float %v102, float %v79)
  %v116 = getelementptr float, ptr addrspace(3) @shared3, i32 %v84
  %v117 = load float, ptr addrspace(3) %v116, align 4
  %v118 = call float @llvm.fma.f32(float %v117, float %v90, float %v80)
  %v119 = call float @llvm.fma.f32(float %v117, float %v94, float %v81)
  %v120 = call float @llvm.fma.f32(float %v117, float %v98, float %v82)
  %v121 = call float @llvm.fma.f32(float %v117, float %v102, float %v83)
  %v122 = add nsw i32 %v67, 1
  %v123 = icmp slt i32 %v122, 16
  br i1 %v123, label %loop4, label %done4
done4:
  %v124 = add nsw i32 %v18, 1
  %v125 = icmp slt i32 %v124, 4
  br i1 %v125, label %loop1, label %done1
done1:
  %v126 = insertelement <4 x float> poison, float %v91, i64 0
  %v127 = insertelement <4 x float> %v126, float %v95, i64 1
  %v128 = insertelement <4 x float> %v127, float %v99, i64 2
  %v129 = insertelement <4 x float> %v128, float %v103, i64 3
  store <4 x float> %v129, ptr addrspace(1) %v8, align 4
  %v130 = add nsw i32 %v5, 64
  %v131 = mul nuw i32 %v5, 4
  %v132 = zext i32 %v131 to i64
  %v133 = getelementptr i8, ptr addrspace(1) %data0, i64 %v132
  %v134 = getelementptr float, ptr addrspace(1) %v133, i64 64
  %v135 = insertelement <4 x float> poison, float %v106, i64 0
  %v136 = insertelement <4 x float> %v135, float %v107, i64 1
  %v137 = insertelement <4 x float> %v136, float %v108, i64 2
  %v138 = insertelement <4 x float> %v137, float %v109, i64 3
  store <4 x float> %v138, ptr addrspace(1) %v134, align 4
  %v139 = add nsw i32 %v5, 128
  %v140 = getelementptr float, ptr addrspace(1) %v133, i64 128
  %v141 = insertelement <4 x float> poison, float %v112, i64 0
  %v142 = insertelement <4 x float> %v141, float %v113, i64 1
  %v143 = insertelement <4 x float> %v142, float %v114, i64 2
  %v144 = insertelement <4 x float> %v143, float %v115, i64 3
  store <4 x float> %v144, ptr addrspace(1) %v140, align 4
  %v145 = add nsw i32 %v5, 192
  %v146 = getelementptr float, ptr addrspace(1) %v133, i64 192
  %v147 = insertelement <4 x float> poison, float %v118, i64 0
  %v148 = insertelement <4 x float> %v147, float %v119, i64 1
  %v149 = insertelement <4 x float> %v148, float %v120, i64 2
  %v150 = insertelement <4 x float> %v149, float %v121, i64 3
  store <4 x float> %v150, ptr addrspace(1) %v146, align 4
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-flat-scratch-init" "amdgpu-no-workitem-id-z" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" }
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!llvm.module.flags = !{!0}
