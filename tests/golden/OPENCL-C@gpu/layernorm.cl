#pragma OPENCL FP_CONTRACT OFF

static inline float subgroup_add_16_float32(float a) {
  float b;
  b = sub_group_shuffle_xor(a, 1u);
  a = a + b;
  b = sub_group_shuffle_xor(a, 2u);
  a = a + b;
  b = sub_group_shuffle_xor(a, 4u);
  a = a + b;
  b = sub_group_shuffle_xor(a, 8u);
  a = a + b;
  return a;
}

static inline float gather_add_2_float32(local const float * slots) {
  float a = slots[0];
  for (int n = 1; n < 2; n++) {
    const float b = slots[n];
    a = a + b;
  }
  return a;
}

static inline float mulacc_float32(float a, float b, float c) {
  return fma(a, b, c);
}

kernel __attribute__((reqd_work_group_size(32, 1, 1))) __attribute__((intel_reqd_sub_group_size(16))) void kg_layernorm(global float *data0_base, const long data0_first, global const float *data1_base, const long data1_first, global const float *data2_base, const long data2_first, global const float *data3_base, const long data3_first) {
  global float *const data0 = data0_base + data0_first;
  global const float *const data1 = data1_base + data1_first;
  global const float *const data2 = data2_base + data2_first;
  global const float *const data3 = data3_base + data3_first;
  const int g0 = (int)get_group_id(0);
  const int l0 = (int)get_local_id(0);
  local float slots0[2] __attribute__((aligned(128)));
  local float slots1[2] __attribute__((aligned(128)));
  const int num0 = g0 * 128 + l0;
  const float val0 = data1[num0];
  const int num1 = num0 + 32;
  const float val1 = data1[num1];
  const int num2 = num0 + 64;
  const float val2 = data1[num2];
  const int num3 = num0 + 96;
  const float val3 = data1[num3];
  const float alu0 = val0 + val1 + val2 + val3;
  const float part0 = subgroup_add_16_float32(alu0);
  if (get_sub_group_local_id() == 0) slots0[get_sub_group_id()] = part0;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  const float alu1 = gather_add_2_float32(slots0);
  const float alu2 = alu1 * 0.0078125f;
  const float alu3 = val0 - alu2;
  const float alu4 = val3 - alu2;
  const float alu5 = val2 - alu2;
  const float alu6 = val1 - alu2;
  const float alu7 = mulacc_float32(alu5, alu5, mulacc_float32(alu3, alu3, alu6 * alu6));
  const float alu8 = mulacc_float32(alu4, alu4, alu7);
  const float part1 = subgroup_add_16_float32(alu8);
  if (get_sub_group_local_id() == 0) slots1[get_sub_group_id()] = part1;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  const float alu9 = gather_add_2_float32(slots1);
  const float alu10 = sqrt(mulacc_float32(alu9, 0.0078125f, 0x1.4f8b58p-17f));
  const float val4 = data2[l0];
  const float val5 = data3[l0];
  data0[num0] = mulacc_float32(alu3 / alu10, val4, val5);
  const int num4 = l0 + 32;
  const float val6 = data2[num4];
  const float val7 = data3[num4];
  data0[num1] = mulacc_float32(alu6 / alu10, val6, val7);
  const int num5 = l0 + 64;
  const float val8 = data2[num5];
  const float val9 = data3[num5];
  data0[num2] = mulacc_float32(alu5 / alu10, val8, val9);
  const int num6 = l0 + 96;
  const float val10 = data2[num6];
  const float val11 = data3[num6];
  data0[num3] = mulacc_float32(alu4 / alu10, val10, val11);
}
