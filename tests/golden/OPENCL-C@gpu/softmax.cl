#pragma OPENCL FP_CONTRACT OFF

static inline float max_float32(float a, float b) {
  return ((a > b) | (a != a)) ? a : b;
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

kernel __attribute__((reqd_work_group_size(32, 1, 1))) void kg_softmax(global float *data0_base, const long data0_first, global const float *data1_base, const long data1_first) {
  global float *const data0 = data0_base + data0_first;
  global const float *const data1 = data1_base + data1_first;
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
  acc1 = -INFINITY;
  const bool cond0 = l0 < 4;
  acc0 = -INFINITY;
  const int num1 = (l0 & 3) * 8;
  const int num2 = num0 + 32;
  const float val1 = data1[num2];
  const int num3 = num0 + 64;
  const float val2 = data1[num3];
  const int num4 = num0 + 96;
  const float val3 = data1[num4];
  const float alu0 = max_float32(max_float32(max_float32(val0, val1), val2), val3);
  partial0[l0] = alu0;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  for (int r0_in_block0 = 0; r0_in_block0 < 8; r0_in_block0++) {
    const float val4 = partial0[r0_in_block0 + num1];
    acc0 = max_float32(acc0, val4);
  }
  if (cond0) blocks0[l0] = acc0;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  for (int r0_in_all0 = 0; r0_in_all0 < 4; r0_in_all0++) {
    const float val5 = blocks0[r0_in_all0];
    acc1 = max_float32(acc1, val5);
  }
  const float val6 = acc1;
  const float alu1 = (val0 - val6) * 0x1.715476p+0f;
  const float alu2 = alu1 < -151.0f ? -151.0f : alu1;
  const float alu3 = 128.0f < alu2 ? 128.0f : alu2;
  const float alu4 = alu3 + 12582912.0f;
  const float alu5 = alu3 - (alu4 - 12582912.0f);
  const float alu6 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu5, 0x1.5e6388p-10f), alu5, 0x1.3b399cp-7f);
  const float alu7 = mulacc_float32(mulacc_float32(alu6, alu5, 0x1.c6b0cep-5f), alu5, 0x1.ebfbep-3f);
  const float alu8 = mulacc_float32(mulacc_float32(alu7, alu5, 0x1.62e43p-1f), alu5, 1.0f);
  const uint cast0 = bits_of_float32_as_uint32(alu4);
  const uint num5 = cast0 >> 1u;
  const float alu9 = alu8 * bits_of_uint32_as_float32((num5 << 23u) + 1065353216u);
  const float cast1 = bits_of_uint32_as_float32(((cast0 - num5) << 23u) + 1065353216u);
  const float alu10 = alu9 * cast1;
  acc3 = 0.0f;
  acc2 = 0.0f;
  const float alu11 = (val1 - val6) * 0x1.715476p+0f;
  const float alu12 = alu11 < -151.0f ? -151.0f : alu11;
  const float alu13 = 128.0f < alu12 ? 128.0f : alu12;
  const float alu14 = alu13 + 12582912.0f;
  const float alu15 = alu13 - (alu14 - 12582912.0f);
  const float alu16 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu15, 0x1.5e6388p-10f), alu15, 0x1.3b399cp-7f);
  const float alu17 = mulacc_float32(mulacc_float32(alu16, alu15, 0x1.c6b0cep-5f), alu15, 0x1.ebfbep-3f);
  const float alu18 = mulacc_float32(mulacc_float32(alu17, alu15, 0x1.62e43p-1f), alu15, 1.0f);
  const uint cast2 = bits_of_float32_as_uint32(alu14);
  const uint num6 = cast2 >> 1u;
  const float alu19 = alu18 * bits_of_uint32_as_float32((num6 << 23u) + 1065353216u);
  const float cast3 = bits_of_uint32_as_float32(((cast2 - num6) << 23u) + 1065353216u);
  const float alu20 = alu19 * cast3;
  const float alu21 = (val2 - val6) * 0x1.715476p+0f;
  const float alu22 = alu21 < -151.0f ? -151.0f : alu21;
  const float alu23 = 128.0f < alu22 ? 128.0f : alu22;
  const float alu24 = alu23 + 12582912.0f;
  const float alu25 = alu23 - (alu24 - 12582912.0f);
  const float alu26 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu25, 0x1.5e6388p-10f), alu25, 0x1.3b399cp-7f);
  const float alu27 = mulacc_float32(mulacc_float32(alu26, alu25, 0x1.c6b0cep-5f), alu25, 0x1.ebfbep-3f);
  const float alu28 = mulacc_float32(mulacc_float32(alu27, alu25, 0x1.62e43p-1f), alu25, 1.0f);
  const uint cast4 = bits_of_float32_as_uint32(alu24);
  const uint num7 = cast4 >> 1u;
  const float alu29 = alu28 * bits_of_uint32_as_float32((num7 << 23u) + 1065353216u);
  const float cast5 = bits_of_uint32_as_float32(((cast4 - num7) << 23u) + 1065353216u);
  const float alu30 = alu29 * cast5;
  const float alu31 = (val3 - val6) * 0x1.715476p+0f;
  const float alu32 = alu31 < -151.0f ? -151.0f : alu31;
  const float alu33 = 128.0f < alu32 ? 128.0f : alu32;
  const float alu34 = alu33 + 12582912.0f;
  const float alu35 = alu33 - (alu34 - 12582912.0f);
  const float alu36 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu35, 0x1.5e6388p-10f), alu35, 0x1.3b399cp-7f);
  const float alu37 = mulacc_float32(mulacc_float32(alu36, alu35, 0x1.c6b0cep-5f), alu35, 0x1.ebfbep-3f);
  const float alu38 = mulacc_float32(mulacc_float32(alu37, alu35, 0x1.62e43p-1f), alu35, 1.0f);
  const uint cast6 = bits_of_float32_as_uint32(alu34);
  const uint num8 = cast6 >> 1u;
  const float alu39 = alu38 * bits_of_uint32_as_float32((num8 << 23u) + 1065353216u);
  const float cast7 = bits_of_uint32_as_float32(((cast6 - num8) << 23u) + 1065353216u);
  const float alu40 = alu39 * cast7;
  partial2[l0] = alu10 + alu20 + alu30 + alu40;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  for (int r0_in_block2 = 0; r0_in_block2 < 8; r0_in_block2++) {
    const float val7 = partial2[r0_in_block2 + num1];
    acc2 = acc2 + val7;
  }
  if (cond0) blocks2[l0] = acc2;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  for (int r0_in_all2 = 0; r0_in_all2 < 4; r0_in_all2++) {
    const float val8 = blocks2[r0_in_all2];
    acc3 = acc3 + val8;
  }
  const float val9 = acc3;
  data0[num0] = alu10 / val9;
  data0[num2] = alu20 / val9;
  data0[num3] = alu30 / val9;
  data0[num4] = alu40 / val9;
}
