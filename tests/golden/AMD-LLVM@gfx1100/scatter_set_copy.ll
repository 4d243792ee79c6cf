target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define protected amdgpu_kernel void @scatter_set_copy(ptr addrspace(1) %data0, ptr addrspace(1) %data1, ptr addrspace(1) %data2, ptr addrspace(1) %data3) #0 {
entry:
  br label %loop1
loop1:
  %v1 = phi i32 [ 0, %entry ], [ %v9, %loop1 ]
  %v2 = mul nuw i32 %v1, 4
  %v3 = zext i32 %v2 to i64
  %v4 = getelementptr i8, ptr addrspace(1) %data0, i64 %v3
  %v5 = mul nuw i32 %v1, 4
  %v6 = zext i32 %v5 to i64
  %v7 = getelementptr i8, ptr addrspace(1) %data1, i64 %v6
  %v8 = load i32, ptr addrspace(1) %v7, align 4
  store i32 %v8, ptr addrspace(1) %v4, align 4
  %v9 = add nsw i32 %v1, 1
  %v10 = icmp slt i32 %v9, 16
  br i1 %v10, label %loop1, label %done1
done1:
  br label %loop2
loop2:
  %v11 = phi i32 [ 0, %done1 ], [ %v22, %join3 ]
  %v12 = mul nuw i32 %v11, 4
  %v13 = zext i32 %v12 to i64
  %v14 = getelementptr i8, ptr addrspace(1) %data3, i64 %v13
  %v15 = load i32, ptr addrspace(1) %v14, align 4
  %v16 = icmp ult i32 %v15, 16
  %v17 = getelementptr i32, ptr addrspace(1) %data0, i32 %v15
  %v18 = mul nuw i32 %v11, 4
  %v19 = zext i32 %v18 to i64
  %v20 = getelementptr i8, ptr addrspace(1) %data2, i64 %v19
  %v21 = load i32, ptr addrspace(1) %v20, align 4
  br i1 %v16, label %then3, label %join3
then3:
  store i32 %v21, ptr addrspace(1) %v17, align 4
  br label %join3
join3:
  %v22 = add nsw i32 %v11, 1
  %v23 = icmp slt i32 %v22, 4
  br i1 %v23, label %loop2, label %done2
done2:
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "amdgpu-flat-work-group-size"="1,1" "uniform-work-group-size"="true" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-flat-scratch-init" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" }
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!llvm.module.flags = !{!0}
