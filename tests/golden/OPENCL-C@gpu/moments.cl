#pragma OPENCL FP_CONTRACT OFF

static inline float mulacc_float32(float a, float b, float c) {
  return fma(a, b, c);
}

kernel __attribute__((reqd_work_group_size(32, 1, 1))) void kg_moments(global float *data0_base, const long data0_first, global const float *data1_base, const long data1_first) {
  global float *const data0 = data0_base + data0_first;
  global const float *const data1 = data1_base + data1_first;
  const int g0 = (int)get_group_id(0);
  const int l0 = (int)get_local_id(0);
  float acc8;
  float acc6;
  local float blocks0_0[4] __attribute__((aligned(128)));
  float acc3;
  local float partial0_0[32] __attribute__((aligned(128)));
  float acc0;
  float acc1;
  float acc2;
  local float partial0_1[32] __attribute__((aligned(128)));
  local float partial0_2[32] __attribute__((aligned(128)));
  float acc4;
  float acc5;
  local float blocks0_1[4] __attribute__((aligned(128)));
  local float blocks0_2[4] __attribute__((aligned(128)));
  float acc7;
  acc6 = 0.0f;
  const bool cond0 = l0 < 4;
  acc3 = 0.0f;
  const int num0 = (l0 & 3) * 8;
  acc0 = 0.0f;
  acc1 = 0.0f;
  acc2 = 0.0f;
  const int num1 = g0 * 64 + l0;
  for (int r0 = 0; r0 < 2; r0++) {
    const float val0 = acc0;
    const float alu0 = val0 + 1.0f;
    const float val1 = acc1;
    acc0 = alu0;
    const float val2 = data1[num1 + r0 * 32];
    const float alu1 = val2 - val1;
    const bool cond1 = alu0 == 0.0f;
    const float alu2 = cond1 ? 0.0f : 1.0f / (cond1 ? 1.0f : alu0);
    acc1 = mulacc_float32(alu1, alu2, val1);
    acc2 = mulacc_float32(alu1 * alu1 * val0, alu2, acc2 + 0.0f);
  }
  partial0_0[l0] = acc0;
  partial0_1[l0] = acc1;
  partial0_2[l0] = acc2;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  acc4 = 0.0f;
  acc5 = 0.0f;
  for (int r0_in_block0 = 0; r0_in_block0 < 8; r0_in_block0++) {
    const float val3 = acc3;
    const int num2 = r0_in_block0 + num0;
    const float val4 = partial0_0[num2];
    const float alu3 = val3 + val4;
    const float val5 = acc4;
    acc3 = alu3;
    const float val6 = partial0_1[num2];
    const float alu4 = val6 - val5;
    const bool cond2 = alu3 == 0.0f;
    const float alu5 = cond2 ? 0.0f : val4 / (cond2 ? 1.0f : alu3);
    acc4 = mulacc_float32(alu4, alu5, val5);
    const float val7 = partial0_2[num2];
    acc5 = mulacc_float32(alu4 * alu4 * val3, alu5, acc5 + val7);
  }
  if (cond0) blocks0_0[l0] = acc3;
  if (cond0) blocks0_1[l0] = acc4;
  if (cond0) blocks0_2[l0] = acc5;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  acc7 = 0.0f;
  acc8 = 0.0f;
  for (int r0_in_all0 = 0; r0_in_all0 < 4; r0_in_all0++) {
    const float val8 = acc6;
    const float val9 = blocks0_0[r0_in_all0];
    const float alu6 = val8 + val9;
    const float val10 = acc7;
    acc6 = alu6;
    const float val11 = blocks0_1[r0_in_all0];
    const float alu7 = val11 - val10;
    const bool cond3 = alu6 == 0.0f;
    const float alu8 = cond3 ? 0.0f : val9 / (cond3 ? 1.0f : alu6);
    acc7 = mulacc_float32(alu7, alu8, val10);
    const float val12 = blocks0_2[r0_in_all0];
    acc8 = mulacc_float32(alu7 * alu7 * val8, alu8, acc8 + val12);
  }
  if (l0 == 0) data0[g0] = acc8 / acc6;
}
