target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define protected amdgpu_kernel void @scatter_add(ptr addrspace(1) %data0, ptr addrspace(1) %data1, ptr addrspace(1) %data2) #0 {
entry:
  %v1 = call i32 @llvm.amdgcn.workitem.id.x()
  %v2 = mul nsw i32 %v1, 4
  %v3 = sext i32 %v2 to i64
  br label %loop1
loop1:
  %v4 = phi i32 [ 0, %entry ], [ %v37, %join3 ]
  %v5 = mul nuw i32 %v4, 8
  %v6 = zext i32 %v5 to i64
  %v7 = getelementptr i8, ptr addrspace(1) %data2, i64 %v6
  %v8 = load i64, ptr addrspace(1) %v7, align 8
  %v9 = mul i64 %v8, 8
  %v10 = add i64 %v3, %v9
  %v11 = icmp ult i64 %v8, 16
  %v12 = getelementptr float, ptr addrspace(1) %data0, i64 %v10
  br i1 %v11, label %then2, label %join2
then2:
  %v13 = load <4 x float>, ptr addrspace(1) %v12, align 4
  br label %join2
join2:
  %v14 = phi <4 x float> [ %v13, %then2 ], [ zeroinitializer, %loop1 ]
  %v15 = extractelement <4 x float> %v14, i32 0
  %v16 = mul nsw i32 %v4, 8
  %v17 = add nsw i32 %v2, %v16
  %v18 = mul nuw i32 %v17, 4
  %v19 = zext i32 %v18 to i64
  %v20 = getelementptr i8, ptr addrspace(1) %data1, i64 %v19
  %v21 = load <4 x float>, ptr addrspace(1) %v20, align 4
  %v22 = extractelement <4 x float> %v21, i32 0
  %v23 = fadd float %v15, %v22
  %v24 = extractelement <4 x float> %v14, i32 1
  %v25 = extractelement <4 x float> %v21, i32 1
  %v26 = fadd float %v24, %v25
  %v27 = extractelement <4 x float> %v14, i32 2
  %v28 = extractelement <4 x float> %v21, i32 2
  %v29 = fadd float %v27, %v28
  %v30 = extractelement <4 x float> %v14, i32 3
  %v31 = extractelement <4 x float> %v21, i32 3
  %v32 = fadd float %v30, %v31
  %v33 = insertelement <4 x float> poison, float %v23, i64 0
  %v34 = insertelement <4 x float> %v33, float %v26, i64 1
  %v35 = insertelement <4 x float> %v34, float %v29, i64 2
  %v36 = insertelement <4 x float> %v35, float %v32, i64 3
  br i1 %v11, label %then3, label %join3
then3:
  store <4 x float> %v36, ptr addrspace(1) %v12, align 4
  br label %join3
join3:
  %v37 = add nsw i32 %v4, 1
  %v38 = icmp slt i32 %v37, 40
  br i1 %v38, label %loop1, label %done1
done1:
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "amdgpu-flat-work-group-size"="2,2" "uniform-work-group-size"="true" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-flat-scratch-init" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" }
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!llvm.module.flags = !{!0}
