#pragma OPENCL FP_CONTRACT OFF

static inline float max_float32(float a, float b) {
  return ((a > b) | (a != a)) ? a : b;
}

static inline float subgroup_max_16_float32(float a) {
  float b;
  b = sub_group_shuffle_xor(a, 1u);
  a = max_float32(a, b);
  b = sub_group_shuffle_xor(a, 2u);
  a = max_float32(a, b);
  b = sub_group_shuffle_xor(a, 4u);
  a = max_float32(a, b);
  b = sub_group_shuffle_xor(a, 8u);
  a = max_float32(a, b);
  return a;
}

static inline float gather_max_2_float32(local const float * slots) {
  float a = slots[0];
  for (int n = 1; n < 2; n++) {
    const float b = slots[n];
    a = max_float32(a, b);
  }
  return a;
}

static inline float mulacc_float32(float a, float b, float c) {
  return fma(a, b, c);
}

static inline uint bits_of_float32_as_uint32(float a) {
  return as_uint(a);
}

static inline float bits_of_uint32_as_float32(uint a) {
  return as_float(a);
}

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

kernel __attribute__((reqd_work_group_size(32, 1, 1))) __attribute__((intel_reqd_sub_group_size(16))) void kg_softmax(global float *data0_base, const long data0_first, global const float *data1_base, const long data1_first) {
  global float *const data0 = data0_base + data0_first;
  global const float *const data1 = data1_base + data1_first;
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
  const float alu0 = max_float32(max_float32(max_float32(val0, val1), val2), val3);
  const float part0 = subgroup_max_16_float32(alu0);
  if (get_sub_group_local_id() == 0) slots0[get_sub_group_id()] = part0;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  const float alu1 = gather_max_2_float32(slots0);
  const float alu2 = (val0 - alu1) * 0x1.715476p+0f;
  const float alu3 = alu2 < -151.0f ? -151.0f : alu2;
  const float alu4 = 128.0f < alu3 ? 128.0f : alu3;
  const float alu5 = alu4 + 12583166.0f;
  const float alu6 = alu4 - (alu5 - 12583166.0f);
  const float alu7 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu6, 0x1.5e6388p-10f), alu6, 0x1.3b399cp-7f);
  const float alu8 = mulacc_float32(mulacc_float32(alu7, alu6, 0x1.c6b0cep-5f), alu6, 0x1.ebfbep-3f);
  const float alu9 = mulacc_float32(mulacc_float32(alu8, alu6, 0x1.62e43p-1f), alu6, 1.0f);
  const uint cast0 = bits_of_float32_as_uint32(alu5);
  const uint num4 = cast0 >> 1u;
  const float alu10 = alu9 * bits_of_uint32_as_float32(num4 << 23u) * bits_of_uint32_as_float32((cast0 - num4) << 23u);
  const float alu11 = (val1 - alu1) * 0x1.715476p+0f;
  const float alu12 = alu11 < -151.0f ? -151.0f : alu11;
  const float alu13 = 128.0f < alu12 ? 128.0f : alu12;
  const float alu14 = alu13 + 12583166.0f;
  const float alu15 = alu13 - (alu14 - 12583166.0f);
  const float alu16 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu15, 0x1.5e6388p-10f), alu15, 0x1.3b399cp-7f);
  const float alu17 = mulacc_float32(mulacc_float32(alu16, alu15, 0x1.c6b0cep-5f), alu15, 0x1.ebfbep-3f);
  const float alu18 = mulacc_float32(mulacc_float32(alu17, alu15, 0x1.62e43p-1f), alu15, 1.0f);
  const uint cast1 = bits_of_float32_as_uint32(alu14);
  const uint num5 = cast1 >> 1u;
  const float alu19 = alu18 * bits_of_uint32_as_float32(num5 << 23u) * bits_of_uint32_as_float32((cast1 - num5) << 23u);
  const float alu20 = (val2 - alu1) * 0x1.715476p+0f;
  const float alu21 = alu20 < -151.0f ? -151.0f : alu20;
  const float alu22 = 128.0f < alu21 ? 128.0f : alu21;
  const float alu23 = alu22 + 12583166.0f;
  const float alu24 = alu22 - (alu23 - 12583166.0f);
  const float alu25 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu24, 0x1.5e6388p-10f), alu24, 0x1.3b399cp-7f);
  const float alu26 = mulacc_float32(mulacc_float32(alu25, alu24, 0x1.c6b0cep-5f), alu24, 0x1.ebfbep-3f);
  const float alu27 = mulacc_float32(mulacc_float32(alu26, alu24, 0x1.62e43p-1f), alu24, 1.0f);
  const uint cast2 = bits_of_float32_as_uint32(alu23);
  const uint num6 = cast2 >> 1u;
  const float alu28 = alu27 * bits_of_uint32_as_float32(num6 << 23u) * bits_of_uint32_as_float32((cast2 - num6) << 23u);
  const float alu29 = (val3 - alu1) * 0x1.715476p+0f;
  const float alu30 = alu29 < -151.0f ? -151.0f : alu29;
  const float alu31 = 128.0f < alu30 ? 128.0f : alu30;
  const float alu32 = alu31 + 12583166.0f;
  const float alu33 = alu31 - (alu32 - 12583166.0f);
  const float alu34 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu33, 0x1.5e6388p-10f), alu33, 0x1.3b399cp-7f);
  const float alu35 = mulacc_float32(mulacc_float32(alu34, alu33, 0x1.c6b0cep-5f), alu33, 0x1.ebfbep-3f);
  const float alu36 = mulacc_float32(mulacc_float32(alu35, alu33, 0x1.62e43p-1f), alu33, 1.0f);
  const uint cast3 = bits_of_float32_as_uint32(alu32);
  const uint num7 = cast3 >> 1u;
  const float alu37 = alu36 * bits_of_uint32_as_float32(num7 << 23u) * bits_of_uint32_as_float32((cast3 - num7) << 23u);
  const float alu38 = alu10 + alu19 + alu28 + alu37;
  const float part1 = subgroup_add_16_float32(alu38);
  if (get_sub_group_local_id() == 0) slots1[get_sub_group_id()] = part1;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  const float alu39 = gather_add_2_float32(slots1);
  data0[num0] = alu10 / alu39;
  data0[num1] = alu19 / alu39;
  data0[num2] = alu28 / alu39;
  data0[num3] = alu37 / alu39;
}
