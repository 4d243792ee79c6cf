#pragma OPENCL FP_CONTRACT OFF

static inline float mulacc_float32(float a, float b, float c) {
  return fma(a, b, c);
}

kernel __attribute__((reqd_work_group_size(64, 1, 1))) void kg_moments(global float *data0_base, const long data0_first, global const float *data1_base, const long data1_first) {
  global float *const data0 = data0_base + data0_first;
  global const float *const data1 = data1_base + data1_first;
  const int g0 = (int)get_group_id(0);
  const int l0 = (int)get_local_id(0);
  float acc5;
  float acc3;
  local float blocks0_0[8] __attribute__((aligned(128)));
  float acc0;
  local float partial0_0[64] __attribute__((aligned(128)));
  local float partial0_1[64] __attribute__((aligned(128)));
  local float partial0_2[64] __attribute__((aligned(128)));
  float acc1;
  float acc2;
  local float blocks0_1[8] __attribute__((aligned(128)));
  local float blocks0_2[8] __attribute__((aligned(128)));
  float acc4;
  acc3 = 0.0f;
  const bool cond0 = l0 < 8;
  acc0 = 0.0f;
  const int num0 = (l0 & 7) * 8;
  partial0_0[l0] = 1.0f;
  const float val0 = data1[g0 * 64 + l0];
  partial0_1[l0] = val0;
  partial0_2[l0] = 0.0f;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  acc1 = 0.0f;
  acc2 = 0.0f;
  for (int r0_block0 = 0; r0_block0 < 8; r0_block0++) {
    const float val1 = acc0;
    const int num1 = r0_block0 + num0;
    const float val2 = partial0_0[num1];
    const float alu0 = val1 + val2;
    const float val3 = acc1;
    acc0 = alu0;
    const float val4 = partial0_1[num1];
    const float alu1 = val4 - val3;
    const bool cond1 = alu0 == 0.0f;
    const float alu2 = cond1 ? 0.0f : val2 / (cond1 ? 1.0f : alu0);
    acc1 = mulacc_float32(alu1, alu2, val3);
    const float val5 = partial0_2[num1];
    acc2 = mulacc_float32(alu1 * alu1 * val1, alu2, acc2 + val5);
  }
  if (cond0) blocks0_0[l0] = acc0;
  if (cond0) blocks0_1[l0] = acc1;
  if (cond0) blocks0_2[l0] = acc2;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  acc4 = 0.0f;
  acc5 = 0.0f;
  for (int r0_all0 = 0; r0_all0 < 8; r0_all0++) {
    const float val6 = acc3;
    const float val7 = blocks0_0[r0_all0];
    const float alu3 = val6 + val7;
    const float val8 = acc4;
    acc3 = alu3;
    const float val9 = blocks0_1[r0_all0];
    const float alu4 = val9 - val8;
    const bool cond2 = alu3 == 0.0f;
    const float alu5 = cond2 ? 0.0f : val7 / (cond2 ? 1.0f : alu3);
    acc4 = mulacc_float32(alu4, alu5, val8);
    const float val10 = blocks0_2[r0_all0];
    acc5 = mulacc_float32(alu4 * alu4 * val6, alu5, acc5 + val10);
  }
  if (l0 == 0) data0[g0] = acc5 / acc3;
}
