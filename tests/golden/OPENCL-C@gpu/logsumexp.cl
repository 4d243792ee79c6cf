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

static inline int bits_of_float32_as_int32(float a) {
  return as_int(a);
}

static inline float bits_of_int32_as_float32(int a) {
  return as_float(a);
}

kernel __attribute__((reqd_work_group_size(32, 1, 1))) void kg_logsumexp(global float *data0_base, const long data0_first, global const float *data1_base, const long data1_first) {
  global float *const data0 = data0_base + data0_first;
  global const float *const data1 = data1_base + data1_first;
  const int g0 = (int)get_group_id(0);
  const int l0 = (int)get_local_id(0);
  float acc3;
  float acc2;
  local float blocks0_0[4] __attribute__((aligned(128)));
  float acc0;
  local float partial0_0[32] __attribute__((aligned(128)));
  local float partial0_1[32] __attribute__((aligned(128)));
  float acc1;
  local float blocks0_1[4] __attribute__((aligned(128)));
  acc2 = -INFINITY;
  const bool cond0 = l0 < 4;
  acc0 = -INFINITY;
  const int num0 = (l0 & 3) * 8;
  const int num1 = g0 * 64 + l0;
  const float val0 = data1[num1];
  const float val1 = data1[num1 + 32];
  const float alu0 = max_float32(val0, val1);
  partial0_0[l0] = alu0;
  const float alu1 = (val0 - alu0) * 0x1.715476p+0f;
  const float alu2 = alu1 < -151.0f ? -151.0f : alu1;
  const float alu3 = 128.0f < alu2 ? 128.0f : alu2;
  const float alu4 = alu3 + 12582912.0f;
  const float alu5 = alu3 - (alu4 - 12582912.0f);
  const float alu6 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu5, 0x1.5e6388p-10f), alu5, 0x1.3b399cp-7f);
  const float alu7 = mulacc_float32(mulacc_float32(alu6, alu5, 0x1.c6b0cep-5f), alu5, 0x1.ebfbep-3f);
  const float alu8 = mulacc_float32(mulacc_float32(alu7, alu5, 0x1.62e43p-1f), alu5, 1.0f);
  const uint cast0 = bits_of_float32_as_uint32(alu4);
  const uint num2 = cast0 >> 1u;
  const float alu9 = alu8 * bits_of_uint32_as_float32((num2 << 23u) + 1065353216u);
  const float cast1 = bits_of_uint32_as_float32(((cast0 - num2) << 23u) + 1065353216u);
  const float alu10 = (val1 - alu0) * 0x1.715476p+0f;
  const float alu11 = alu10 < -151.0f ? -151.0f : alu10;
  const float alu12 = 128.0f < alu11 ? 128.0f : alu11;
  const float alu13 = alu12 + 12582912.0f;
  const float alu14 = alu12 - (alu13 - 12582912.0f);
  const float alu15 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu14, 0x1.5e6388p-10f), alu14, 0x1.3b399cp-7f);
  const float alu16 = mulacc_float32(mulacc_float32(alu15, alu14, 0x1.c6b0cep-5f), alu14, 0x1.ebfbep-3f);
  const float alu17 = mulacc_float32(mulacc_float32(alu16, alu14, 0x1.62e43p-1f), alu14, 1.0f);
  const uint cast2 = bits_of_float32_as_uint32(alu13);
  const uint num3 = cast2 >> 1u;
  const float alu18 = alu17 * bits_of_uint32_as_float32((num3 << 23u) + 1065353216u);
  const float cast3 = bits_of_uint32_as_float32(((cast2 - num3) << 23u) + 1065353216u);
  const float alu19 = (val0 == alu0 ? 1.0f : alu9 * cast1) + (val1 == alu0 ? 1.0f : alu18 * cast3);
  partial0_1[l0] = alu19;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  acc1 = 0.0f;
  for (int r0_in_block0 = 0; r0_in_block0 < 8; r0_in_block0++) {
    const float val2 = acc0;
    const int num4 = r0_in_block0 + num0;
    const float val3 = partial0_0[num4];
    const float alu20 = max_float32(val2, val3);
    acc0 = alu20;
    const float alu21 = (val2 - alu20) * 0x1.715476p+0f;
    const float alu22 = alu21 < -151.0f ? -151.0f : alu21;
    const float alu23 = 128.0f < alu22 ? 128.0f : alu22;
    const float alu24 = alu23 + 12582912.0f;
    const float alu25 = alu23 - (alu24 - 12582912.0f);
    const float alu26 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu25, 0x1.5e6388p-10f), alu25, 0x1.3b399cp-7f);
    const float alu27 = mulacc_float32(mulacc_float32(alu26, alu25, 0x1.c6b0cep-5f), alu25, 0x1.ebfbep-3f);
    const float alu28 = mulacc_float32(mulacc_float32(alu27, alu25, 0x1.62e43p-1f), alu25, 1.0f);
    const uint cast4 = bits_of_float32_as_uint32(alu24);
    const uint num5 = cast4 >> 1u;
    const float alu29 = alu28 * bits_of_uint32_as_float32((num5 << 23u) + 1065353216u);
    const float cast5 = bits_of_uint32_as_float32(((cast4 - num5) << 23u) + 1065353216u);
    const float val4 = partial0_1[num4];
    const float alu30 = (val3 - alu20) * 0x1.715476p+0f;
    const float alu31 = alu30 < -151.0f ? -151.0f : alu30;
    const float alu32 = 128.0f < alu31 ? 128.0f : alu31;
    const float alu33 = alu32 + 12582912.0f;
    const float alu34 = alu32 - (alu33 - 12582912.0f);
    const float alu35 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu34, 0x1.5e6388p-10f), alu34, 0x1.3b399cp-7f);
    const float alu36 = mulacc_float32(mulacc_float32(alu35, alu34, 0x1.c6b0cep-5f), alu34, 0x1.ebfbep-3f);
    const float alu37 = mulacc_float32(mulacc_float32(alu36, alu34, 0x1.62e43p-1f), alu34, 1.0f);
    const uint cast6 = bits_of_float32_as_uint32(alu33);
    const uint num6 = cast6 >> 1u;
    const float alu38 = alu37 * bits_of_uint32_as_float32((num6 << 23u) + 1065353216u);
    const float cast7 = bits_of_uint32_as_float32(((cast6 - num6) << 23u) + 1065353216u);
    const float alu39 = mulacc_float32(acc1, val2 == alu20 ? 1.0f : alu29 * cast5, val4 * (val3 == alu20 ? 1.0f : alu38 * cast7));
    acc1 = alu39;
  }
  if (cond0) blocks0_0[l0] = acc0;
  if (cond0) blocks0_1[l0] = acc1;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  acc3 = 0.0f;
  for (int r0_in_all0 = 0; r0_in_all0 < 4; r0_in_all0++) {
    const float val5 = acc2;
    const float val6 = blocks0_0[r0_in_all0];
    const float alu40 = max_float32(val5, val6);
    acc2 = alu40;
    const float alu41 = (val5 - alu40) * 0x1.715476p+0f;
    const float alu42 = alu41 < -151.0f ? -151.0f : alu41;
    const float alu43 = 128.0f < alu42 ? 128.0f : alu42;
    const float alu44 = alu43 + 12582912.0f;
    const float alu45 = alu43 - (alu44 - 12582912.0f);
    const float alu46 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu45, 0x1.5e6388p-10f), alu45, 0x1.3b399cp-7f);
    const float alu47 = mulacc_float32(mulacc_float32(alu46, alu45, 0x1.c6b0cep-5f), alu45, 0x1.ebfbep-3f);
    const float alu48 = mulacc_float32(mulacc_float32(alu47, alu45, 0x1.62e43p-1f), alu45, 1.0f);
    const uint cast8 = bits_of_float32_as_uint32(alu44);
    const uint num7 = cast8 >> 1u;
    const float alu49 = alu48 * bits_of_uint32_as_float32((num7 << 23u) + 1065353216u);
    const float cast9 = bits_of_uint32_as_float32(((cast8 - num7) << 23u) + 1065353216u);
    const float val7 = blocks0_1[r0_in_all0];
    const float alu50 = (val6 - alu40) * 0x1.715476p+0f;
    const float alu51 = alu50 < -151.0f ? -151.0f : alu50;
    const float alu52 = 128.0f < alu51 ? 128.0f : alu51;
    const float alu53 = alu52 + 12582912.0f;
    const float alu54 = alu52 - (alu53 - 12582912.0f);
    const float alu55 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu54, 0x1.5e6388p-10f), alu54, 0x1.3b399cp-7f);
    const float alu56 = mulacc_float32(mulacc_float32(alu55, alu54, 0x1.c6b0cep-5f), alu54, 0x1.ebfbep-3f);
    const float alu57 = mulacc_float32(mulacc_float32(alu56, alu54, 0x1.62e43p-1f), alu54, 1.0f);
    const uint cast10 = bits_of_float32_as_uint32(alu53);
    const uint num8 = cast10 >> 1u;
    const float alu58 = alu57 * bits_of_uint32_as_float32((num8 << 23u) + 1065353216u);
    const float cast11 = bits_of_uint32_as_float32(((cast10 - num8) << 23u) + 1065353216u);
    const float alu59 = mulacc_float32(acc3, val5 == alu40 ? 1.0f : alu49 * cast9, val7 * (val6 == alu40 ? 1.0f : alu58 * cast11));
    acc3 = alu59;
  }
  const float val8 = acc3;
  const bool cond1 = val8 < 0x1p-126f;
  const int cast12 = bits_of_float32_as_int32(cond1 ? val8 * 33554432.0f : val8);
  const int num9 = (int)((uint)cast12 + -1060439283);
  const float cast13 = bits_of_int32_as_float32((int)((uint)cast12 - (num9 & -8388608)));
  const float alu60 = cast13 - 1.0f;
  const float alu61 = mulacc_float32(mulacc_float32(-0x1.ec6f9cp-4f, alu60, 0x1.82e8b6p-3f), alu60, -0x1.807698p-3f);
  const float alu62 = mulacc_float32(mulacc_float32(alu61, alu60, 0x1.a164f2p-3f), alu60, -0x1.eb767cp-3f);
  const float alu63 = mulacc_float32(mulacc_float32(alu62, alu60, 0x1.279072p-2f), alu60, -0x1.7156bap-2f);
  const float alu64 = mulacc_float32(mulacc_float32(alu63, alu60, 0x1.ec701p-2f), alu60, -0x1.715476p-1f);
  const float alu65 = (float)(num9 >> 23) - (cond1 ? 25.0f : 0.0f) + (alu60 + alu60 * mulacc_float32(alu64, alu60, 0x1.c551dap-2f));
  const float alu66 = 0.0f < val8 ? (val8 < INFINITY ? alu65 : INFINITY) : (val8 == 0.0f ? -INFINITY : NAN);
  if (l0 == 0) data0[g0] = mulacc_float32(alu66, 0x1.62e43p-1f, acc2);
}
