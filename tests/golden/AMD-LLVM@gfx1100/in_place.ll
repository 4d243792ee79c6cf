target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define protected amdgpu_kernel void @in_place(ptr addrspace(1) %data0, ptr addrspace(1) %data1) #0 {
entry:
  %v1 = call i32 @llvm.amdgcn.workitem.id.x()
  %v2 = mul nsw i32 %v1, 4
  %v3 = mul nuw i32 %v2, 4
  %v4 = zext i32 %v3 to i64
  %v5 = getelementptr i8, ptr addrspace(1) %data0, i64 %v4
  %v6 = load <4 x float>, ptr addrspace(1) %v5, align 4
  %v7 = extractelement <4 x float> %v6, i32 0
  %v8 = mul nuw i32 %v2, 4
  %v9 = zext i32 %v8 to i64
  %v10 = getelementptr i8, ptr addrspace(1) %data1, i64 %v9
  %v11 = load <4 x float>, ptr addrspace(1) %v10, align 4
  %v12 = extractelement <4 x float> %v11, i32 0
  %v13 = call float @llvm.fma.f32(float %v7, float 0x3FE0000000000000, float %v12)
  %v14 = extractelement <4 x float> %v6, i32 1
  %v15 = extractelement <4 x float> %v11, i32 1
  %v16 = call float @llvm.fma.f32(float %v14, float 0x3FE0000000000000, float %v15)
  %v17 = extractelement <4 x float> %v6, i32 2
  %v18 = extractelement <4 x float> %v11, i32 2
  %v19 = call float @llvm.fma.f32(float %v17, float 0x3FE0000000000000, float %v18)
  %v20 = extractelement <4 x float> %v6, i32 3
  %v21 = extractelement <4 x float> %v11, i32 3
  %v22 = call float @llvm.fma.f32(float %v20, float 0x3FE0000000000000, float %v21)
  %v23 = insertelement <4 x float> poison, float %v13, i64 0
  %v24 = insertelement <4 x float> %v23, float %v16, i64 1
  %v25 = insertelement <4 x float> %v24, float %v19, i64 2
  %v26 = insertelement <4 x float> %v25, float %v22, i64 3
  store <4 x float> %v26, ptr addrspace(1) %v5, align 4
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "amdgpu-flat-work-group-size"="16,16" "uniform-work-group-size"="true" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-flat-scratch-init" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" }
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!llvm.module.flags = !{!0}
