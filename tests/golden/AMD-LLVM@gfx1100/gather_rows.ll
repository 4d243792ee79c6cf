target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define protected amdgpu_kernel void @gather_rows(ptr addrspace(1) %data0, ptr addrspace(1) %data1, ptr addrspace(1) %data2) #0 {
entry:
  %v1 = call i32 @llvm.amdgcn.workgroup.id.x()
  %v2 = mul nsw i32 %v1, 256
  %v3 = call i32 @llvm.amdgcn.workitem.id.x()
  %v4 = mul nsw i32 %v3, 4
  %v5 = add nsw i32 %v2, %v4
  %v6 = call i32 @llvm.amdgcn.workitem.id.y()
  %v7 = mul nsw i32 %v6, 16
  %v8 = add nsw i32 %v5, %v7
  %v9 = mul nsw i32 %v1, 16
  %v10 = add nsw i32 %v9, %v6
  %v11 = icmp slt i32 %v10, 24
  %v12 = mul nuw i32 %v8, 4
  %v13 = zext i32 %v12 to i64
  %v14 = getelementptr i8, ptr addrspace(1) %data0, i64 %v13
  %v15 = mul nuw i32 %v10, 4
  %v16 = zext i32 %v15 to i64
  %v17 = getelementptr i8, ptr addrspace(1) %data2, i64 %v16
  br i1 %v11, label %then1, label %join1
then1:
  %v18 = load i32, ptr addrspace(1) %v17, align 4
  br label %join1
join1:
  %v19 = phi i32 [ %v18, %then1 ], [ 0, %entry ]
  %v20 = call i32 @llvm.smin.i32(i32 %v19, i32 99)
  %v21 = call i32 @llvm.smax.i32(i32 %v20, i32 0)
  %v22 = mul nsw i32 %v21, 16
  %v23 = add nsw i32 %v4, %v22
  %v24 = mul nuw i32 %v23, 4
  %v25 = zext i32 %v24 to i64
  %v26 = getelementptr i8, ptr addrspace(1) %data1, i64 %v25
  br i1 %v11, label %then2, label %join2
then2:
  %v27 = load <4 x float>, ptr addrspace(1) %v26, align 4
  br label %join2
join2:
  %v28 = phi <4 x float> [ %v27, %then2 ], [ zeroinitializer, %join1 ]
  br i1 %v11, label %then3, label %join3
then3:
  store <4 x float> %v28, ptr addrspace(1) %v14, align 4
  br label %join3
join3:
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "amdgpu-flat-work-group-size"="64,64" "uniform-work-group-size"="true" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-flat-scratch-init" "amdgpu-no-workitem-id-z" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" }
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!llvm.module.flags = !{!0}
