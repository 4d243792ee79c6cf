typedef float float32x4 __attribute__((vector_size(16)));
typedef float float32x4_align4 __attribute__((vector_size(16), aligned(4), may_alias));

static inline __attribute__((device, always_inline)) float mulacc_float32(float a, float b, float c) {
  return __builtin_fmaf(a, b, c);
}

extern "C" __attribute__((global, amdgpu_flat_work_group_size(256, 256))) void gemm(float *data0, const float *data1, const float *data2) {
  const int l0 = (int)__builtin_amdgcn_workitem_id_x();
  const int l1 = (int)__builtin_amdgcn_workitem_id_y();
  float acc0_0;
  __attribute__((shared, aligned(16))) float p1_r0_0[256];
  __attribute__((shared, aligned(16))) float p1_r0_1[256];
  __attribute__((shared, aligned(16))) float p1_r0_2[256];
  __attribute__((shared, aligned(16))) float p1_r0_3[256];
  __attribute__((shared, aligned(16))) float p2_r0[1024];
  float acc0_1;
  float acc0_2;
  float acc0_3;
  float acc1_0;
  float acc1_1;
  float acc1_2;
  float acc1_3;
  float acc2_0;
  float acc2_1;
  float acc2_2;
  float acc2_3;
  float acc3_0;
  float acc3_1;
  float acc3_2;
  float acc3_3;
  const int num0 = l1 * 256;
  const int num1 = l0 * 4 + num0;
  const int num2 = l1 * 16;
  const int num3 = l0 + num2;
  const int num4 = l0 + num0;
  const int num5 = l0 * 64;
  const int num6 = num5 + l1;
  acc0_0 = 0.0f;
  acc0_1 = 0.0f;
  acc0_2 = 0.0f;
  acc0_3 = 0.0f;
  acc1_0 = 0.0f;
  acc1_1 = 0.0f;
  acc1_2 = 0.0f;
  acc1_3 = 0.0f;
  acc2_0 = 0.0f;
  acc2_1 = 0.0f;
  acc2_2 = 0.0f;
  acc2_3 = 0.0f;
  acc3_0 = 0.0f;
  acc3_1 = 0.0f;
  acc3_2 = 0.0f;
  acc3_3 = 0.0f;
  for (int r0 = 0; r0 < 4; r0++) {
    const int num7 = num4 + r0 * 16;
    const float val0 = data1[num7];
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
    const float val1 = data1[num7 + 64];
    const float val2 = data1[num7 + 128];
    const float val3 = data1[num7 + 192];
    for (int p1_r0_fill = 0; p1_r0_fill < 1; p1_r0_fill++) {
      p1_r0_0[num3] = val0;
      p1_r0_1[num3] = val1;
      p1_r0_2[num3] = val2;
      p1_r0_3[num3] = val3;
    }
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
    const int num8 = r0 * 1024;
    for (int p2_r0_fill = 0; p2_r0_fill < 4; p2_r0_fill++) {
      const float val4 = data2[num6 + p2_r0_fill * 16 + num8];
      p2_r0[num3 + p2_r0_fill * 256] = val4;
    }
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
    for (int r0_in = 0; r0_in < 16; r0_in++) {
      const int num9 = num2 + r0_in;
      const float val5 = p1_r0_0[num9];
      const int num10 = num5 + r0_in;
      const float val6 = p2_r0[num10 + 0];
      acc0_0 = mulacc_float32(val5, val6, acc0_0);
      const float val7 = p2_r0[num10 + 16];
      acc0_1 = mulacc_float32(val5, val7, acc0_1);
      const float val8 = p2_r0[num10 + 32];
      acc0_2 = mulacc_float32(val5, val8, acc0_2);
      const float val9 = p2_r0[num10 + 48];
      acc0_3 = mulacc_float32(val5, val9, acc0_3);
      const float val10 = p1_r0_1[num9];
      acc1_0 = mulacc_float32(val10, val6, acc1_0);
      acc1_1 = mulacc_float32(val10, val7, acc1_1);
      acc1_2 = mulacc_float32(val10, val8, acc1_2);
      acc1_3 = mulacc_float32(val10, val9, acc1_3);
      const float val11 = p1_r0_2[num9];
      acc2_0 = mulacc_float32(val11, val6, acc2_0);
      acc2_1 = mulacc_float32(val11, val7, acc2_1);
      acc2_2 = mulacc_float32(val11, val8, acc2_2);
      acc2_3 = mulacc_float32(val11, val9, acc2_3);
      const float val12 = p1_r0_3[num9];
      acc3_0 = mulacc_float32(val12, val6, acc3_0);
      acc3_1 = mulacc_float32(val12, val7, acc3_1);
      acc3_2 = mulacc_float32(val12, val8, acc3_2);
      acc3_3 = mulacc_float32(val12, val9, acc3_3);
    }
  }
  *(float32x4_align4 *)&data0[num1] = (float32x4){acc0_0, acc0_1, acc0_2, acc0_3};
  *(float32x4_align4 *)&data0[num1 + 64] = (float32x4){acc1_0, acc1_1, acc1_2, acc1_3};
  *(float32x4_align4 *)&data0[num1 + 128] = (float32x4){acc2_0, acc2_1, acc2_2, acc2_3};
  *(float32x4_align4 *)&data0[num1 + 192] = (float32x4){acc3_0, acc3_1, acc3_2, acc3_3};
}
