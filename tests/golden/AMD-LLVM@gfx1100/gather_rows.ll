target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define protected amdgpu_kernel void @gather_rows(ptr addrspace(1) %data0, ptr addrspace(1) %data1, ptr addrspace(1) %data2) #0 {
entry:
  %v1 = call i32 @llvm.amdgcn.workitem.id.x()
  %v2 = mul nsw i32 %v1, 4
  %v3 = call i32 @llvm.amdgcn.workitem.id.y()
  %v4 = mul nsw i32 %v3, 16
  %v5 = add nsw i32 %v2, %v4
  %v6 = mul nuw i32 %v5, 4
  %v7 = zext i32 %v6 to i64
  %v8 = getelementptr i8, ptr addrspace(1) %data0, i64 %v7
  %v9 = mul nuw i32 %v3, 4
  %v10 = zext i32 %v9 to i64
  %v11 = getelementptr i8, ptr addrspace(1) %data2, i64 %v10
  %v12 = load i32, ptr addrspace(1) %v11, align 4
  %v13 = call i32 @llvm.smin.i32(i32 %v12, i32 99)
  %v14 = call i32 @llvm.smax.i32(i32 %v13, i32 0)
  %v15 = mul nsw i32 %v14, 16
  %v16 = add nsw i32 %v2, %v15
  %v17 = mul nuw i32 %v16, 4
  %v18 = zext i32 %v17 to i64
  %v19 = getelementptr i8, ptr addrspace(1) %data1, i64 %v18
  %v20 = load <4 x float>, ptr addrspace(1) %v19, align 4
  store <4 x float> %v20, ptr addrspace(1) %v8, align 4
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "amdgpu-flat-work-group-size"="96,96" "uniform-work-group-size"="true" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-flat-scratch-init" "amdgpu-no-workitem-id-z" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" }
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!llvm.module.flags = !{!0}
