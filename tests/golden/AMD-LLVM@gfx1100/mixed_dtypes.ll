target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define protected amdgpu_kernel void @mixed_dtypes(ptr addrspace(1) %data0, ptr addrspace(1) %data1, ptr addrspace(1) %data2, ptr addrspace(1) %data3) #0 {
entry:
  %v1 = call i32 @llvm.amdgcn.workitem.id.x()
  %v2 = mul nsw i32 %v1, 2
  %v3 = mul nuw i32 %v2, 8
  %v4 = zext i32 %v3 to i64
  %v5 = getelementptr i8, ptr addrspace(1) %data0, i64 %v4
  %v6 = zext i32 %v2 to i64
  %v7 = getelementptr i8, ptr addrspace(1) %data1, i64 %v6
  %v8 = load <2 x i8>, ptr addrspace(1) %v7, align 1
  %v9 = extractelement <2 x i8> %v8, i32 0
  %v10 = sext i8 %v9 to i32
  %v11 = zext i32 %v2 to i64
  %v12 = getelementptr i8, ptr addrspace(1) %data3, i64 %v11
  %v13 = load <2 x i8>, ptr addrspace(1) %v12, align 1
  %v14 = extractelement <2 x i8> %v13, i32 0
  %v15 = zext i8 %v14 to i32
  %v16 = mul nsw i32 %v10, %v15
  %v17 = mul nuw i32 %v2, 2
  %v18 = zext i32 %v17 to i64
  %v19 = getelementptr i8, ptr addrspace(1) %data2, i64 %v18
  %v20 = load <2 x half>, ptr addrspace(1) %v19, align 2
  %v21 = extractelement <2 x half> %v20, i32 0
  %v22 = fpext half %v21 to float
  %v23 = call i32 @llvm.fptosi.sat.i32.f32(float %v22)
  %v24 = add i32 %v16, %v23
  %v25 = sitofp i32 %v24 to double
  %v26 = extractelement <2 x i8> %v8, i32 1
  %v27 = sext i8 %v26 to i32
  %v28 = extractelement <2 x i8> %v13, i32 1
  %v29 = zext i8 %v28 to i32
  %v30 = mul nsw i32 %v27, %v29
  %v31 = extractelement <2 x half> %v20, i32 1
  %v32 = fpext half %v31 to float
  %v33 = call i32 @llvm.fptosi.sat.i32.f32(float %v32)
  %v34 = add i32 %v30, %v33
  %v35 = sitofp i32 %v34 to double
  %v36 = insertelement <2 x double> poison, double %v25, i64 0
  %v37 = insertelement <2 x double> %v36, double %v35, i64 1
  store <2 x double> %v37, ptr addrspace(1) %v5, align 8
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "amdgpu-flat-work-group-size"="32,32" "uniform-work-group-size"="true" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-flat-scratch-init" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" }
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!llvm.module.flags = !{!0}
