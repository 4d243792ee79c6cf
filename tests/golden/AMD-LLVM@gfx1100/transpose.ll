target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define protected amdgpu_kernel void @transpose(ptr addrspace(1) %data0, ptr addrspace(1) %data1) #0 {
entry:
  %v1 = call i32 @llvm.amdgcn.workgroup.id.x()
  %v2 = mul nsw i32 %v1, 256
  %v3 = call i32 @llvm.amdgcn.workitem.id.x()
  %v4 = add nsw i32 %v2, %v3
  %v5 = call i32 @llvm.amdgcn.workitem.id.y()
  %v6 = mul nsw i32 %v5, 16
  %v7 = add nsw i32 %v4, %v6
  %v8 = mul nsw i32 %v1, 16
  %v9 = add nsw i32 %v8, %v5
  %v10 = icmp slt i32 %v9, 24
  %v11 = mul nuw i32 %v7, 4
  %v12 = zext i32 %v11 to i64
  %v13 = getelementptr i8, ptr addrspace(1) %data0, i64 %v12
  %v14 = mul nsw i32 %v3, 24
  %v15 = add nsw i32 %v8, %v14
  %v16 = add nsw i32 %v15, %v5
  %v17 = mul nuw i32 %v16, 4
  %v18 = zext i32 %v17 to i64
  %v19 = getelementptr i8, ptr addrspace(1) %data1, i64 %v18
  br i1 %v10, label %then1, label %join1
then1:
  %v20 = load float, ptr addrspace(1) %v19, align 4
  br label %join1
join1:
  %v21 = phi float [ %v20, %then1 ], [ 0x0000000000000000, %entry ]
  br i1 %v10, label %then2, label %join2
then2:
  store float %v21, ptr addrspace(1) %v13, align 4
  br label %join2
join2:
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-flat-scratch-init" "amdgpu-no-workitem-id-z" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" }
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!llvm.module.flags = !{!0}
