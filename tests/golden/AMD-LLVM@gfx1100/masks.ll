target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define protected amdgpu_kernel void @masks(ptr addrspace(1) %data0, ptr addrspace(1) %data1, ptr addrspace(1) %data2, ptr addrspace(1) %data3) #0 {
entry:
  %v1 = call i32 @llvm.amdgcn.workitem.id.x()
  %v2 = mul nsw i32 %v1, 4
  %v3 = zext i32 %v2 to i64
  %v4 = getelementptr i8, ptr addrspace(1) %data0, i64 %v3
  %v5 = mul nuw i32 %v2, 4
  %v6 = zext i32 %v5 to i64
  %v7 = getelementptr i8, ptr addrspace(1) %data1, i64 %v6
  %v8 = load <4 x float>, ptr addrspace(1) %v7, align 4
  %v9 = extractelement <4 x float> %v8, i32 0
  %v10 = mul nuw i32 %v2, 4
  %v11 = zext i32 %v10 to i64
  %v12 = getelementptr i8, ptr addrspace(1) %data2, i64 %v11
  %v13 = load <4 x float>, ptr addrspace(1) %v12, align 4
  %v14 = extractelement <4 x float> %v13, i32 0
  %v15 = fcmp olt float %v9, %v14
  %v16 = zext i32 %v2 to i64
  %v17 = getelementptr i8, ptr addrspace(1) %data3, i64 %v16
  %v18 = load <4 x i8>, ptr addrspace(1) %v17, align 1
  %v19 = icmp ne <4 x i8> %v18, zeroinitializer
  %v20 = extractelement <4 x i1> %v19, i32 0
  %v21 = and i1 %v15, %v20
  %v22 = fcmp une float %v9, %v9
  %v23 = or i1 %v21, %v22
  %v24 = extractelement <4 x float> %v8, i32 1
  %v25 = extractelement <4 x float> %v13, i32 1
  %v26 = fcmp olt float %v24, %v25
  %v27 = extractelement <4 x i1> %v19, i32 1
  %v28 = and i1 %v26, %v27
  %v29 = fcmp une float %v24, %v24
  %v30 = or i1 %v28, %v29
  %v31 = extractelement <4 x float> %v8, i32 2
  %v32 = extractelement <4 x float> %v13, i32 2
  %v33 = fcmp olt float %v31, %v32
  %v34 = extractelement <4 x i1> %v19, i32 2
  %v35 = and i1 %v33, %v34
  %v36 = fcmp une float %v31, %v31
  %v37 = or i1 %v35, %v36
  %v38 = extractelement <4 x float> %v8, i32 3
  %v39 = extractelement <4 x float> %v13, i32 3
  %v40 = fcmp olt float %v38, %v39
  %v41 = extractelement <4 x i1> %v19, i32 3
  %v42 = and i1 %v40, %v41
  %v43 = fcmp une float %v38, %v38
  %v44 = or i1 %v42, %v43
  %v45 = insertelement <4 x i1> poison, i1 %v23, i64 0
  %v46 = insertelement <4 x i1> %v45, i1 %v30, i64 1
  %v47 = insertelement <4 x i1> %v46, i1 %v37, i64 2
  %v48 = insertelement <4 x i1> %v47, i1 %v44, i64 3
  %v49 = zext <4 x i1> %v48 to <4 x i8>
  store <4 x i8> %v49, ptr addrspace(1) %v4, align 1
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx1100" "target-features"="+wavefrontsize32" "amdgpu-flat-work-group-size"="16,16" "uniform-work-group-size"="true" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-flat-scratch-init" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" }
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!llvm.module.flags = !{!0}
