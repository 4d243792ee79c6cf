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
  const float alu2 = alu1 < -150.0f ? -150.0f : alu1;
  const float alu3 = 128.0f < alu2 ? 128.0f : alu2;
  const float alu4 = alu3 + 12583063.0f;
  const float alu5 = alu3 - (alu4 - 12583063.0f);
  const float alu6 = mulacc_float32(mulacc_float32(0x1.34c568p+90f, alu5, 0x1.5e6388p+93f), alu5, 0x1.3b399cp+96f);
  const float alu7 = mulacc_float32(mulacc_float32(alu6, alu5, 0x1.c6b0cep+98f), alu5, 0x1.ebfbep+100f);
  const float alu8 = mulacc_float32(mulacc_float32(alu7, alu5, 0x1.62e43p+102f), alu5, 0x1p+103f);
  const uint cast0 = bits_of_float32_as_uint32(alu4);
  const uint num2 = (cast0 << 22u) & 2139095040u;
  const float alu9 = alu8 * bits_of_uint32_as_float32((cast0 << 23u) - num2) * bits_of_uint32_as_float32(num2);
  const float alu10 = (val1 - alu0) * 0x1.715476p+0f;
  const float alu11 = alu10 < -150.0f ? -150.0f : alu10;
  const float alu12 = 128.0f < alu11 ? 128.0f : alu11;
  const float alu13 = alu12 + 12583063.0f;
  const float alu14 = alu12 - (alu13 - 12583063.0f);
  const float alu15 = mulacc_float32(mulacc_float32(0x1.34c568p+90f, alu14, 0x1.5e6388p+93f), alu14, 0x1.3b399cp+96f);
  const float alu16 = mulacc_float32(mulacc_float32(alu15, alu14, 0x1.c6b0cep+98f), alu14, 0x1.ebfbep+100f);
  const float alu17 = mulacc_float32(mulacc_float32(alu16, alu14, 0x1.62e43p+102f), alu14, 0x1p+103f);
  const uint cast1 = bits_of_float32_as_uint32(alu13);
  const uint num3 = (cast1 << 22u) & 2139095040u;
  const float alu18 = alu17 * bits_of_uint32_as_float32((cast1 << 23u) - num3) * bits_of_uint32_as_float32(num3);
  partial0_1[l0] = (val0 == alu0 ? 1.0f : alu9) + (val1 == alu0 ? 1.0f : alu18);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  acc1 = 0.0f;
  for (int r0_in_block0 = 0; r0_in_block0 < 8; r0_in_block0++) {
    const float val2 = acc0;
    const int num4 = r0_in_block0 + num0;
    const float val3 = partial0_0[num4];
    const float alu19 = max_float32(val2, val3);
    acc0 = alu19;
    const float alu20 = (val2 - alu19) * 0x1.715476p+0f;
    const float alu21 = alu20 < -150.0f ? -150.0f : alu20;
    const float alu22 = 128.0f < alu21 ? 128.0f : alu21;
    const float alu23 = alu22 + 12583063.0f;
    const float alu24 = alu22 - (alu23 - 12583063.0f);
    const float alu25 = mulacc_float32(mulacc_float32(0x1.34c568p+90f, alu24, 0x1.5e6388p+93f), alu24, 0x1.3b399cp+96f);
    const float alu26 = mulacc_float32(mulacc_float32(alu25, alu24, 0x1.c6b0cep+98f), alu24, 0x1.ebfbep+100f);
    const float alu27 = mulacc_float32(mulacc_float32(alu26, alu24, 0x1.62e43p+102f), alu24, 0x1p+103f);
    const uint cast2 = bits_of_float32_as_uint32(alu23);
    const uint num5 = (cast2 << 22u) & 2139095040u;
    const float alu28 = alu27 * bits_of_uint32_as_float32((cast2 << 23u) - num5) * bits_of_uint32_as_float32(num5);
    const float val4 = partial0_1[num4];
    const float alu29 = (val3 - alu19) * 0x1.715476p+0f;
    const float alu30 = alu29 < -150.0f ? -150.0f : alu29;
    const float alu31 = 128.0f < alu30 ? 128.0f : alu30;
    const float alu32 = alu31 + 12583063.0f;
    const float alu33 = alu31 - (alu32 - 12583063.0f);
    const float alu34 = mulacc_float32(mulacc_float32(0x1.34c568p+90f, alu33, 0x1.5e6388p+93f), alu33, 0x1.3b399cp+96f);
    const float alu35 = mulacc_float32(mulacc_float32(alu34, alu33, 0x1.c6b0cep+98f), alu33, 0x1.ebfbep+100f);
    const float alu36 = mulacc_float32(mulacc_float32(alu35, alu33, 0x1.62e43p+102f), alu33, 0x1p+103f);
    const uint cast3 = bits_of_float32_as_uint32(alu32);
    const uint num6 = (cast3 << 22u) & 2139095040u;
    const float alu37 = alu36 * bits_of_uint32_as_float32((cast3 << 23u) - num6) * bits_of_uint32_as_float32(num6);
    const float alu38 = mulacc_float32(acc1, val2 == alu19 ? 1.0f : alu28, val4 * (val3 == alu19 ? 1.0f : alu37));
    acc1 = alu38;
  }
  if (cond0) blocks0_0[l0] = acc0;
  if (cond0) blocks0_1[l0] = acc1;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  acc3 = 0.0f;
  for (int r0_in_all0 = 0; r0_in_all0 < 4; r0_in_all0++) {
    const float val5 = acc2;
    const float val6 = blocks0_0[r0_in_all0];
    const float alu39 = max_float32(val5, val6);
    acc2 = alu39;
    const float alu40 = (val5 - alu39) * 0x1.715476p+0f;
    const float alu41 = alu40 < -150.0f ? -150.0f : alu40;
    const float alu42 = 128.0f < alu41 ? 128.0f : alu41;
    const float alu43 = alu42 + 12583063.0f;
    const float alu44 = alu42 - (alu43 - 12583063.0f);
    const float alu45 = mulacc_float32(mulacc_float32(0x1.34c568p+90f, alu44, 0x1.5e6388p+93f), alu44, 0x1.3b399cp+96f);
    const float alu46 = mulacc_float32(mulacc_float32(alu45, alu44, 0x1.c6b0cep+98f), alu44, 0x1.ebfbep+100f);
    const float alu47 = mulacc_float32(mulacc_float32(alu46, alu44, 0x1.62e43p+102f), alu44, 0x1p+103f);
    const uint cast4 = bits_of_float32_as_uint32(alu43);
    const uint num7 = (cast4 << 22u) & 2139095040u;
    const float alu48 = alu47 * bits_of_uint32_as_float32((cast4 << 23u) - num7) * bits_of_uint32_as_float32(num7);
    const float val7 = blocks0_1[r0_in_all0];
    const float alu49 = (val6 - alu39) * 0x1.715476p+0f;
    const float alu50 = alu49 < -150.0f ? -150.0f : alu49;
    const float alu51 = 128.0f < alu50 ? 128.0f : alu50;
    const float alu52 = alu51 + 12583063.0f;
    const float alu53 = alu51 - (alu52 - 12583063.0f);
    const float alu54 = mulacc_float32(mulacc_float32(0x1.34c568p+90f, alu53, 0x1.5e6388p+93f), alu53, 0x1.3b399cp+96f);
    const float alu55 = mulacc_float32(mulacc_float32(alu54, alu53, 0x1.c6b0cep+98f), alu53, 0x1.ebfbep+100f);
    const float alu56 = mulacc_float32(mulacc_float32(alu55, alu53, 0x1.62e43p+102f), alu53, 0x1p+103f);
    const uint cast5 = bits_of_float32_as_uint32(alu52);
    const uint num8 = (cast5 << 22u) & 2139095040u;
    const float alu57 = alu56 * bits_of_uint32_as_float32((cast5 << 23u) - num8) * bits_of_uint32_as_float32(num8);
    const float alu58 = mulacc_float32(acc3, val5 == alu39 ? 1.0f : alu48, val7 * (val6 == alu39 ? 1.0f : alu57));
    acc3 = alu58;
  }
  const float val8 = acc3;
  const bool cond1 = val8 < 0x1p-126f;
  const int cast6 = bits_of_float32_as_int32(cond1 ? val8 * 33554432.0f : val8);
  const int num9 = (int)((uint)cast6 + -1060439283);
  const float cast7 = bits_of_int32_as_float32((int)((uint)cast6 - (num9 & -8388608)));
  const float alu59 = cast7 - 1.0f;
  const float alu60 = mulacc_float32(mulacc_float32(-0x1.ec6f9cp-4f, alu59, 0x1.82e8b6p-3f), alu59, -0x1.807698p-3f);
  const float alu61 = mulacc_float32(mulacc_float32(alu60, alu59, 0x1.a164f2p-3f), alu59, -0x1.eb767cp-3f);
  const float alu62 = mulacc_float32(mulacc_float32(alu61, alu59, 0x1.279072p-2f), alu59, -0x1.7156bap-2f);
  const float alu63 = mulacc_float32(mulacc_float32(alu62, alu59, 0x1.ec701p-2f), alu59, -0x1.715476p-1f);
  const float alu64 = (float)(num9 >> 23) - (cond1 ? 25.0f : 0.0f) + (alu59 + alu59 * mulacc_float32(alu63, alu59, 0x1.c551dap-2f));
  const float alu65 = 0.0f < val8 ? (val8 < INFINITY ? alu64 : INFINITY) : (val8 == 0.0f ? -INFINITY : NAN);
  if (l0 == 0) data0[g0] = mulacc_float32(alu65, 0x1.62e43p-1f, acc2);
}
