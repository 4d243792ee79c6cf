#pragma OPENCL FP_CONTRACT OFF

static inline float mulacc_float32(float a, float b, float c) {
  return fma(a, b, c);
}

kernel __attribute__((reqd_work_group_size(32, 1, 1))) void kg_layernorm(global float *data0_base, const long data0_first, global const float *data1_base, const long data1_first, global const float *data2_base, const long data2_first, global const float *data3_base, const long data3_first) {
  global float *const data0 = data0_base + data0_first;
  global const float *const data1 = data1_base + data1_first;
  global const float *const data2 = data2_base + data2_first;
  global const float *const data3 = data3_base + data3_first;
  const int g0 = (int)get_group_id(0);
  const int l0 = (int)get_local_id(0);
  float acc1;
  local float blocks0[4] __attribute__((aligned(128)));
  float acc0;
  local float partial0[32] __attribute__((aligned(128)));
  float acc3;
  local float blocks2[4] __attribute__((aligned(128)));
  float acc2;
  local float partial2[32] __attribute__((aligned(128)));
  const int num0 = g0 * 128 + l0;
  const float val0 = data1[num0];
  acc1 = 0.0f;
  const bool cond0 = l0 < 4;
  acc0 = 0.0f;
  const int num1 = (l0 & 3) * 8;
  const int num2 = num0 + 32;
  const float val1 = data1[num2];
  const int num3 = num0 + 64;
  const float val2 = data1[num3];
  const int num4 = num0 + 96;
  const float val3 = data1[num4];
  partial0[l0] = val0 + val1 + val2 + val3;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  for (int r0_in_block0 = 0; r0_in_block0 < 8; r0_in_block0++) {
    const float val4 = partial0[r0_in_block0 + num1];
    acc0 = acc0 + val4;
  }
  if (cond0) blocks0[l0] = acc0;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  for (int r0_in_all0 = 0; r0_in_all0 < 4; r0_in_all0++) {
    const float val5 = blocks0[r0_in_all0];
    acc1 = acc1 + val5;
  }
  const float alu0 = acc1 * 0.0078125f;
  const float alu1 = val0 - alu0;
  acc3 = 0.0f;
  acc2 = 0.0f;
  const float alu2 = val3 - alu0;
  const float alu3 = val2 - alu0;
  const float alu4 = val1 - alu0;
  const float alu5 = mulacc_float32(alu3, alu3, mulacc_float32(alu1, alu1, alu4 * alu4));
  partial2[l0] = mulacc_float32(alu2, alu2, alu5);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  for (int r0_in_block2 = 0; r0_in_block2 < 8; r0_in_block2++) {
    const float val6 = partial2[r0_in_block2 + num1];
    acc2 = acc2 + val6;
  }
  if (cond0) blocks2[l0] = acc2;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  for (int r0_in_all2 = 0; r0_in_all2 < 4; r0_in_all2++) {
    const float val7 = blocks2[r0_in_all2];
    acc3 = acc3 + val7;
  }
  const float alu6 = sqrt(mulacc_float32(acc3, 0.0078125f, 0x1.4f8b58p-17f));
  const float val8 = data2[l0];
  const float val9 = data3[l0];
  data0[num0] = mulacc_float32(alu1 / alu6, val8, val9);
  const int num5 = l0 + 32;
  const float val10 = data2[num5];
  const float val11 = data3[num5];
  data0[num2] = mulacc_float32(alu4 / alu6, val10, val11);
  const int num6 = l0 + 64;
  const float val12 = data2[num6];
  const float val13 = data3[num6];
  data0[num3] = mulacc_float32(alu3 / alu6, val12, val13);
  const int num7 = l0 + 96;
  const float val14 = data2[num7];
  const float val15 = data3[num7];
  data0[num4] = mulacc_float32(alu2 / alu6, val14, val15);
}
