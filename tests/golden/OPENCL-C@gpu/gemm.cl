#pragma OPENCL FP_CONTRACT OFF

static inline float mulacc_float32(float a, float b, float c) {
  return fma(a, b, c);
}

kernel __attribute__((reqd_work_group_size(16, 16, 1))) void kg_gemm(global float *data0_base, const long data0_first, global const float *data1_base, const long data1_first, global const float *data2_base, const long data2_first) {
  global float *const data0 = data0_base + data0_first;
  global const float *const data1 = data1_base + data1_first;
  global const float *const data2 = data2_base + data2_first;
  const int g0 = (int)get_group_id(0);
  const int l0 = (int)get_local_id(0);
  const int l1 = (int)get_local_id(1);
  float acc0;
  local float p1_r0_0[256] __attribute__((aligned(128)));
  local float p1_r0_1[256] __attribute__((aligned(128)));
  local float p1_r0_2[256] __attribute__((aligned(128)));
  local float p1_r0_3[256] __attribute__((aligned(128)));
  local float p2_r0[256] __attribute__((aligned(128)));
  float acc1;
  float acc2;
  float acc3;
  const int num0 = g0 * 16;
  const int num1 = l1 * 256;
  const int num2 = num0 + l0 + num1;
  const int num3 = l1 * 16;
  const int num4 = l0 + num3;
  const int num5 = l0 + num1;
  const int num6 = l0 * 16;
  const int num7 = num0 + l0 * 64 + l1;
  acc0 = 0.0f;
  acc1 = 0.0f;
  acc2 = 0.0f;
  acc3 = 0.0f;
  for (int r0 = 0; r0 < 4; r0++) {
    const int num8 = num5 + r0 * 16;
    const float val0 = data1[num8];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    const float val1 = data1[num8 + 64];
    const float val2 = data1[num8 + 128];
    const float val3 = data1[num8 + 192];
    for (int p1_r0_fill = 0; p1_r0_fill < 1; p1_r0_fill++) {
      p1_r0_0[num4] = val0;
      p1_r0_1[num4] = val1;
      p1_r0_2[num4] = val2;
      p1_r0_3[num4] = val3;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    const float val4 = data2[num7 + r0 * 1024];
    for (int p2_r0_fill = 0; p2_r0_fill < 1; p2_r0_fill++) {
      p2_r0[num4] = val4;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    for (int r0_in = 0; r0_in < 16; r0_in++) {
      const int num9 = num3 + r0_in;
      const float val5 = p1_r0_0[num9];
      const float val6 = p2_r0[num6 + r0_in];
      acc0 = mulacc_float32(val5, val6, acc0);
      const float val7 = p1_r0_1[num9];
      acc1 = mulacc_float32(val7, val6, acc1);
      const float val8 = p1_r0_2[num9];
      acc2 = mulacc_float32(val8, val6, acc2);
      const float val9 = p1_r0_3[num9];
      acc3 = mulacc_float32(val9, val6, acc3);
    }
  }
  data0[num2] = acc0;
  data0[num2 + 64] = acc1;
  data0[num2 + 128] = acc2;
  data0[num2 + 192] = acc3;
}
