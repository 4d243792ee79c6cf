target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define protected amdgpu_kernel void @vector_add(ptr addrspace(1) %data0, ptr addrspace(1) %data1, ptr addrspace(1) %data2) #0 {
entry:
  %v1 = call i32 @llvm.amdgcn.workitem.id.x()
  %v2 = mul nsw i32 %v1, 4
  %v3 = mul nuw i32 %v2, 4
  %v4 = zext i32 %v3 to i64
  %v5 = getelementptr i8, ptr addrspace(1) %data0, i64 %v4
  %v6 = mul nuw i32 %v2, 4
  %v7 = zext i32 %v6 to i64
  %v8 = getelementptr i8, ptr addrspace(1) %data1, i64 %v7
  %v9 = load <4 x float>, ptr addrspace(1) %v8, align 4
  %v10 = extractelement <4 x float> %v9, i32 0
  %v11 = mul nuw i32 %v2, 4
  %v12 = zext i32 %v11 to i64
  %v13 = getelementptr i8, ptr addrspace(1) %data2, i64 %v12
  %v14 = load <4 x float>, ptr addrspace(1) %v13, align 4
  %v15 = extractelement <4 x float> %v14, i32 0
  %v16 = fadd float %v10, %v15
  %v17 = extractelement <4 x float> %v9, i32 1
  %v18 = extractelement <4 x float> %v14, i32 1
  %v19 = fadd float %v17, %v18
  %v20 = extractelement <4 x float> %v9, i32 2
  %v21 = extractelement <4 x float> %v14, i32 2
  %v22 = fadd float %v20, %v21
  %v23 = extractelement <4 x float> %v9, i32 3
  %v24 = extractelement <4 x float> %v14, i32 3
  %v25 = fadd float %v23, %v24
  %v26 = insertelement <4 x float> poison, float %v16, i64 0
  %v27 = insertelement <4 x float> %v26, float %v19, i64 1
  %v28 = insertelement <4 x float> %v27, float %v22, i64 2
  %v29 = insertelement <4 x float> %v28, float %v25, i64 3
  store <4 x float> %v29, ptr addrspace(1) %v5, align 4
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-flat-scratch-init" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" }
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!llvm.module.flags = !{!0}
