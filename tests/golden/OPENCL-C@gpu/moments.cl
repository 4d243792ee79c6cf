#pragma OPENCL FP_CONTRACT OFF

static inline float mulacc_float32(float a, float b, float c) {
  return fma(a, b, c);
}

kernel __attribute__((reqd_work_group_size(32, 1, 1))) void kg_moments(global float *data0_base, const long data0_first, global const float *data1_base, const long data1_first) {
  global float *const data0 = data0_base + data0_first;
  global const float *const data1 = data1_base + data1_first;
  const int g0 = (int)get_group_id(0);
  const int l0 = (int)get_local_id(0);
  float acc5;
  float acc3;
  local float blocks0_0[4] __attribute__((aligned(128)));
  float acc0;
  local float partial0_0[32] __attribute__((aligned(128)));
  local float partial0_1[32] __attribute__((aligned(128)));
  local float partial0_2[32] __attribute__((aligned(128)));
  float acc1;
  float acc2;
  local float blocks0_1[4] __attribute__((aligned(128)));
  local float blocks0_2[4] __attribute__((aligned(128)));
  float acc4;
  acc3 = 0.0f;
  const bool cond0 = l0 < 4;
  acc0 = 0.0f;
  const int num0 = (l0 & 3) * 8;
  partial0_0[l0] = 2.0f;
  const int num1 = g0 * 64 + l0;
  const float val0 = data1[num1 + 32];
  const float val1 = data1[num1];
  const float alu0 = val0 - val1;
  partial0_1[l0] = mulacc_float32(alu0, 0.5f, val1);
  partial0_2[l0] = mulacc_float32(alu0 * alu0, 0.5f, 0.0f);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  acc1 = 0.0f;
  acc2 = 0.0f;
  for (int r0_in_block0 = 0; r0_in_block0 < 8; r0_in_block0++) {
    const float val2 = acc0;
    const int num2 = r0_in_block0 + num0;
    const float val3 = partial0_0[num2];
    const float alu1 = val2 + val3;
    const float val4 = acc1;
    acc0 = alu1;
    const float val5 = partial0_1[num2];
    const float alu2 = val5 - val4;
    const bool cond1 = alu1 == 0.0f;
    const float alu3 = cond1 ? 0.0f : val3 / (cond1 ? 1.0f : alu1);
    acc1 = mulacc_float32(alu2, alu3, val4);
    const float val6 = partial0_2[num2];
    acc2 = mulacc_float32(alu2 * alu2 * val2, alu3, acc2 + val6);
  }
  if (cond0) blocks0_0[l0] = acc0;
  if (cond0) blocks0_1[l0] = acc1;
  if (cond0) blocks0_2[l0] = acc2;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  acc4 = 0.0f;
  acc5 = 0.0f;
  for (int r0_in_all0 = 0; r0_in_all0 < 4; r0_in_all0++) {
    const float val7 = acc3;
    const float val8 = blocks0_0[r0_in_all0];
    const float alu4 = val7 + val8;
    const float val9 = acc4;
    acc3 = alu4;
    const float val10 = blocks0_1[r0_in_all0];
    const float alu5 = val10 - val9;
    const bool cond2 = alu4 == 0.0f;
    const float alu6 = cond2 ? 0.0f : val8 / (cond2 ? 1.0f : alu4);
    acc4 = mulacc_float32(alu5, alu6, val9);
    const float val11 = blocks0_2[r0_in_all0];
    acc5 = mulacc_float32(alu5 * alu5 * val7, alu6, acc5 + val11);
  }
  if (l0 == 0) data0[g0] = acc5 / acc3;
}
