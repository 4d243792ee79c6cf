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
  const bool cond1 = alu1 < -150.0f;
  const float alu2 = cond1 ? 0.0f : (128.0f < alu1 ? 128.0f : alu1);
  const float alu3 = alu2 + 12583166.0f;
  const float alu4 = alu2 - (alu3 - 12583166.0f);
  const float alu5 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu4, 0x1.5e6388p-10f), alu4, 0x1.3b399cp-7f);
  const float alu6 = mulacc_float32(mulacc_float32(alu5, alu4, 0x1.c6b0cep-5f), alu4, 0x1.ebfbep-3f);
  const float alu7 = mulacc_float32(mulacc_float32(alu6, alu4, 0x1.62e43p-1f), alu4, 1.0f);
  const uint cast0 = bits_of_float32_as_uint32(alu3);
  const uint num2 = (cast0 << 22u) & 2139095040u;
  const float alu8 = alu7 * bits_of_uint32_as_float32(num2) * bits_of_uint32_as_float32((cast0 << 23u) - num2);
  const float alu9 = (val1 - alu0) * 0x1.715476p+0f;
  const bool cond2 = alu9 < -150.0f;
  const float alu10 = cond2 ? 0.0f : (128.0f < alu9 ? 128.0f : alu9);
  const float alu11 = alu10 + 12583166.0f;
  const float alu12 = alu10 - (alu11 - 12583166.0f);
  const float alu13 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu12, 0x1.5e6388p-10f), alu12, 0x1.3b399cp-7f);
  const float alu14 = mulacc_float32(mulacc_float32(alu13, alu12, 0x1.c6b0cep-5f), alu12, 0x1.ebfbep-3f);
  const float alu15 = mulacc_float32(mulacc_float32(alu14, alu12, 0x1.62e43p-1f), alu12, 1.0f);
  const uint cast1 = bits_of_float32_as_uint32(alu11);
  const uint num3 = (cast1 << 22u) & 2139095040u;
  const float alu16 = alu15 * bits_of_uint32_as_float32(num3) * bits_of_uint32_as_float32((cast1 << 23u) - num3);
  const float alu17 = (val0 == alu0 ? 1.0f : (cond1 ? 0.0f : alu8)) + (val1 == alu0 ? 1.0f : (cond2 ? 0.0f : alu16));
  partial0_1[l0] = alu17;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  acc1 = 0.0f;
  for (int r0_in_block0 = 0; r0_in_block0 < 8; r0_in_block0++) {
    const float val2 = acc0;
    const int num4 = r0_in_block0 + num0;
    const float val3 = partial0_0[num4];
    const float alu18 = max_float32(val2, val3);
    acc0 = alu18;
    const float alu19 = (val2 - alu18) * 0x1.715476p+0f;
    const bool cond3 = alu19 < -150.0f;
    const float alu20 = cond3 ? 0.0f : (128.0f < alu19 ? 128.0f : alu19);
    const float alu21 = alu20 + 12583166.0f;
    const float alu22 = alu20 - (alu21 - 12583166.0f);
    const float alu23 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu22, 0x1.5e6388p-10f), alu22, 0x1.3b399cp-7f);
    const float alu24 = mulacc_float32(mulacc_float32(alu23, alu22, 0x1.c6b0cep-5f), alu22, 0x1.ebfbep-3f);
    const float alu25 = mulacc_float32(mulacc_float32(alu24, alu22, 0x1.62e43p-1f), alu22, 1.0f);
    const uint cast2 = bits_of_float32_as_uint32(alu21);
    const uint num5 = (cast2 << 22u) & 2139095040u;
    const float alu26 = alu25 * bits_of_uint32_as_float32(num5) * bits_of_uint32_as_float32((cast2 << 23u) - num5);
    const float val4 = partial0_1[num4];
    const float alu27 = (val3 - alu18) * 0x1.715476p+0f;
    const bool cond4 = alu27 < -150.0f;
    const float alu28 = cond4 ? 0.0f : (128.0f < alu27 ? 128.0f : alu27);
    const float alu29 = alu28 + 12583166.0f;
    const float alu30 = alu28 - (alu29 - 12583166.0f);
    const float alu31 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu30, 0x1.5e6388p-10f), alu30, 0x1.3b399cp-7f);
    const float alu32 = mulacc_float32(mulacc_float32(alu31, alu30, 0x1.c6b0cep-5f), alu30, 0x1.ebfbep-3f);
    const float alu33 = mulacc_float32(mulacc_float32(alu32, alu30, 0x1.62e43p-1f), alu30, 1.0f);
    const uint cast3 = bits_of_float32_as_uint32(alu29);
    const uint num6 = (cast3 << 22u) & 2139095040u;
    const float alu34 = alu33 * bits_of_uint32_as_float32(num6) * bits_of_uint32_as_float32((cast3 << 23u) - num6);
    const float alu35 = mulacc_float32(acc1, val2 == alu18 ? 1.0f : (cond3 ? 0.0f : alu26), val4 * (val3 == alu18 ? 1.0f : (cond4 ? 0.0f : alu34)));
    acc1 = alu35;
  }
  if (cond0) blocks0_0[l0] = acc0;
  if (cond0) blocks0_1[l0] = acc1;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  acc3 = 0.0f;
  for (int r0_in_all0 = 0; r0_in_all0 < 4; r0_in_all0++) {
    const float val5 = acc2;
    const float val6 = blocks0_0[r0_in_all0];
    const float alu36 = max_float32(val5, val6);
    acc2 = alu36;
    const float alu37 = (val5 - alu36) * 0x1.715476p+0f;
    const bool cond5 = alu37 < -150.0f;
    const float alu38 = cond5 ? 0.0f : (128.0f < alu37 ? 128.0f : alu37);
    const float alu39 = alu38 + 12583166.0f;
    const float alu40 = alu38 - (alu39 - 12583166.0f);
    const float alu41 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu40, 0x1.5e6388p-10f), alu40, 0x1.3b399cp-7f);
    const float alu42 = mulacc_float32(mulacc_float32(alu41, alu40, 0x1.c6b0cep-5f), alu40, 0x1.ebfbep-3f);
    const float alu43 = mulacc_float32(mulacc_float32(alu42, alu40, 0x1.62e43p-1f), alu40, 1.0f);
    const uint cast4 = bits_of_float32_as_uint32(alu39);
    const uint num7 = (cast4 << 22u) & 2139095040u;
    const float alu44 = alu43 * bits_of_uint32_as_float32(num7) * bits_of_uint32_as_float32((cast4 << 23u) - num7);
    const float val7 = blocks0_1[r0_in_all0];
    const float alu45 = (val6 - alu36) * 0x1.715476p+0f;
    const bool cond6 = alu45 < -150.0f;
    const float alu46 = cond6 ? 0.0f : (128.0f < alu45 ? 128.0f : alu45);
    const float alu47 = alu46 + 12583166.0f;
    const float alu48 = alu46 - (alu47 - 12583166.0f);
    const float alu49 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu48, 0x1.5e6388p-10f), alu48, 0x1.3b399cp-7f);
    const float alu50 = mulacc_float32(mulacc_float32(alu49, alu48, 0x1.c6b0cep-5f), alu48, 0x1.ebfbep-3f);
    const float alu51 = mulacc_float32(mulacc_float32(alu50, alu48, 0x1.62e43p-1f), alu48, 1.0f);
    const uint cast5 = bits_of_float32_as_uint32(alu47);
    const uint num8 = (cast5 << 22u) & 2139095040u;
    const float alu52 = alu51 * bits_of_uint32_as_float32(num8) * bits_of_uint32_as_float32((cast5 << 23u) - num8);
    const float alu53 = mulacc_float32(acc3, val5 == alu36 ? 1.0f : (cond5 ? 0.0f : alu44), val7 * (val6 == alu36 ? 1.0f : (cond6 ? 0.0f : alu52)));
    acc3 = alu53;
  }
  const float val8 = acc3;
  const bool cond7 = val8 < 0x1p-126f;
  const int cast6 = bits_of_float32_as_int32(cond7 ? val8 * 33554432.0f : val8);
  const int num9 = (int)((uint)cast6 + -1060439283);
  const float cast7 = bits_of_int32_as_float32((int)((uint)cast6 - (num9 & -8388608)));
  const float alu54 = cast7 - 1.0f;
  const float alu55 = mulacc_float32(mulacc_float32(-0x1.ec6f9cp-4f, alu54, 0x1.82e8b6p-3f), alu54, -0x1.807698p-3f);
  const float alu56 = mulacc_float32(mulacc_float32(alu55, alu54, 0x1.a164f2p-3f), alu54, -0x1.eb767cp-3f);
  const float alu57 = mulacc_float32(mulacc_float32(alu56, alu54, 0x1.279072p-2f), alu54, -0x1.7156bap-2f);
  const float alu58 = mulacc_float32(mulacc_float32(alu57, alu54, 0x1.ec701p-2f), alu54, -0x1.715476p-1f);
  const float alu59 = (float)(num9 >> 23) - (cond7 ? 25.0f : 0.0f) + (alu54 + alu54 * mulacc_float32(alu58, alu54, 0x1.c551dap-2f));
  const float alu60 = 0.0f < val8 ? (val8 < INFINITY ? alu59 : INFINITY) : (val8 == 0.0f ? -INFINITY : NAN);
  if (l0 == 0) data0[g0] = mulacc_float32(alu60, 0x1.62e43p-1f, acc2);
}
