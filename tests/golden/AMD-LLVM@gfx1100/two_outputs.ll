target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define protected amdgpu_kernel void @two_outputs(ptr addrspace(1) %data0, ptr addrspace(1) %data1, ptr addrspace(1) %data2, ptr addrspace(1) %data3) #0 {
entry:
  %v1 = call i32 @llvm.amdgcn.workitem.id.x()
  %v2 = mul nsw i32 %v1, 4
  %v3 = mul nuw i32 %v2, 4
  %v4 = zext i32 %v3 to i64
  %v5 = getelementptr i8, ptr addrspace(1) %data0, i64 %v4
  %v6 = mul nuw i32 %v2, 4
  %v7 = zext i32 %v6 to i64
  %v8 = getelementptr i8, ptr addrspace(1) %data2, i64 %v7
  %v9 = load <4 x float>, ptr addrspace(1) %v8, align 4
  %v10 = extractelement <4 x float> %v9, i32 0
  %v11 = mul nuw i32 %v2, 4
  %v12 = zext i32 %v11 to i64
  %v13 = getelementptr i8, ptr addrspace(1) %data3, i64 %v12
  %v14 = load <4 x float>, ptr addrspace(1) %v13, align 4
  %v15 = extractelement <4 x float> %v14, i32 0
  %v16 = fmul float %v10, %v15
  %v17 = fadd float %v16, 0x3FF0000000000000
  %v18 = extractelement <4 x float> %v9, i32 1
  %v19 = extractelement <4 x float> %v14, i32 1
  %v20 = fmul float %v18, %v19
  %v21 = fadd float %v20, 0x3FF0000000000000
  %v22 = extractelement <4 x float> %v9, i32 2
  %v23 = extractelement <4 x float> %v14, i32 2
  %v24 = fmul float %v22, %v23
  %v25 = fadd float %v24, 0x3FF0000000000000
  %v26 = extractelement <4 x float> %v9, i32 3
  %v27 = extractelement <4 x float> %v14, i32 3
  %v28 = fmul float %v26, %v27
  %v29 = fadd float %v28, 0x3FF0000000000000
  %v30 = insertelement <4 x float> poison, float %v17, i64 0
  %v31 = insertelement <4 x float> %v30, float %v21, i64 1
  %v32 = insertelement <4 x float> %v31, float %v25, i64 2
  %v33 = insertelement <4 x float> %v32, float %v29, i64 3
  store <4 x float> %v33, ptr addrspace(1) %v5, align 4
  %v34 = mul nuw i32 %v2, 4
  %v35 = zext i32 %v34 to i64
  %v36 = getelementptr i8, ptr addrspace(1) %data1, i64 %v35
  %v37 = fsub float %v16, %v10
  %v38 = fsub float %v20, %v18
  %v39 = fsub float %v24, %v22
  %v40 = fsub float %v28, %v26
  %v41 = insertelement <4 x float> poison, float %v37, i64 0
  %v42 = insertelement <4 x float> %v41, float %v38, i64 1
  %v43 = insertelement <4 x float> %v42, float %v39, i64 2
  %v44 = insertelement <4 x float> %v43, float %v40, i64 3
  store <4 x float> %v44, ptr addrspace(1) %v36, align 4
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "amdgpu-flat-work-group-size"="16,16" "uniform-work-group-size"="true" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-flat-scratch-init" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" }
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!llvm.module.flags = !{!0}
