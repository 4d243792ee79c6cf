#pragma OPENCL FP_CONTRACT OFF

static inline float max_float32(float a, float b) {
  return ((a > b) | (a != a)) ? a : b;
}

static inline float gather_max_16_float32(local const float * slots) {
  float a = slots[0];
  for (int n = 1; n < 16; n++) {
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

static inline float gather_add_16_float32(local const float * slots) {
  float a = slots[0];
  for (int n = 1; n < 16; n++) {
    const float b = slots[n];
    a = a + b;
  }
  return a;
}

kernel __attribute__((reqd_work_group_size(16, 1, 1))) void kg_softmax(global float *data0_base, const long data0_first, global const float *data1_base, const long data1_first) {
  global float *const data0 = data0_base + data0_first;
  global const float *const data1 = data1_base + data1_first;
  const int g0 = (int)get_group_id(0);
  const int l0 = (int)get_local_id(0);
  local float slots0[16] __attribute__((aligned(128)));
  local float slots1[16] __attribute__((aligned(128)));
  const int num0 = g0 * 128 + l0;
  const float val0 = data1[num0];
  const int num1 = num0 + 16;
  const float val1 = data1[num1];
  const int num2 = num0 + 32;
  const float val2 = data1[num2];
  const int num3 = num0 + 48;
  const float val3 = data1[num3];
  const float alu0 = max_float32(max_float32(max_float32(val0, val1), val2), val3);
  const int num4 = num0 + 64;
  const float val4 = data1[num4];
  const int num5 = num0 + 80;
  const float val5 = data1[num5];
  const int num6 = num0 + 96;
  const float val6 = data1[num6];
  const float alu1 = max_float32(max_float32(max_float32(alu0, val4), val5), val6);
  const int num7 = num0 + 112;
  const float val7 = data1[num7];
  const float alu2 = max_float32(alu1, val7);
  const float part0 = alu2;
  slots0[(int)get_local_id(0)] = part0;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  const float alu3 = gather_max_16_float32(slots0);
  const float alu4 = (val0 - alu3) * 0x1.715476p+0f;
  const bool cond0 = alu4 < -150.0f;
  const float alu5 = cond0 ? 0.0f : (128.0f < alu4 ? 128.0f : alu4);
  const float alu6 = alu5 + 12583166.0f;
  const float alu7 = alu5 - (alu6 - 12583166.0f);
  const float alu8 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu7, 0x1.5e6388p-10f), alu7, 0x1.3b399cp-7f);
  const float alu9 = mulacc_float32(mulacc_float32(alu8, alu7, 0x1.c6b0cep-5f), alu7, 0x1.ebfbep-3f);
  const float alu10 = mulacc_float32(mulacc_float32(alu9, alu7, 0x1.62e43p-1f), alu7, 1.0f);
  const uint cast0 = bits_of_float32_as_uint32(alu6);
  const uint num8 = (cast0 << 22u) & 2139095040u;
  const float alu11 = alu10 * bits_of_uint32_as_float32(num8) * bits_of_uint32_as_float32((cast0 << 23u) - num8);
  const float alu12 = cond0 ? 0.0f : alu11;
  const float alu13 = (val1 - alu3) * 0x1.715476p+0f;
  const bool cond1 = alu13 < -150.0f;
  const float alu14 = cond1 ? 0.0f : (128.0f < alu13 ? 128.0f : alu13);
  const float alu15 = alu14 + 12583166.0f;
  const float alu16 = alu14 - (alu15 - 12583166.0f);
  const float alu17 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu16, 0x1.5e6388p-10f), alu16, 0x1.3b399cp-7f);
  const float alu18 = mulacc_float32(mulacc_float32(alu17, alu16, 0x1.c6b0cep-5f), alu16, 0x1.ebfbep-3f);
  const float alu19 = mulacc_float32(mulacc_float32(alu18, alu16, 0x1.62e43p-1f), alu16, 1.0f);
  const uint cast1 = bits_of_float32_as_uint32(alu15);
  const uint num9 = (cast1 << 22u) & 2139095040u;
  const float alu20 = alu19 * bits_of_uint32_as_float32(num9) * bits_of_uint32_as_float32((cast1 << 23u) - num9);
  const float alu21 = cond1 ? 0.0f : alu20;
  const float alu22 = (val2 - alu3) * 0x1.715476p+0f;
  const bool cond2 = alu22 < -150.0f;
  const float alu23 = cond2 ? 0.0f : (128.0f < alu22 ? 128.0f : alu22);
  const float alu24 = alu23 + 12583166.0f;
  const float alu25 = alu23 - (alu24 - 12583166.0f);
  const float alu26 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu25, 0x1.5e6388p-10f), alu25, 0x1.3b399cp-7f);
  const float alu27 = mulacc_float32(mulacc_float32(alu26, alu25, 0x1.c6b0cep-5f), alu25, 0x1.ebfbep-3f);
  const float alu28 = mulacc_float32(mulacc_float32(alu27, alu25, 0x1.62e43p-1f), alu25, 1.0f);
  const uint cast2 = bits_of_float32_as_uint32(alu24);
  const uint num10 = (cast2 << 22u) & 2139095040u;
  const float alu29 = alu28 * bits_of_uint32_as_float32(num10) * bits_of_uint32_as_float32((cast2 << 23u) - num10);
  const float alu30 = cond2 ? 0.0f : alu29;
  const float alu31 = (val3 - alu3) * 0x1.715476p+0f;
  const bool cond3 = alu31 < -150.0f;
  const float alu32 = cond3 ? 0.0f : (128.0f < alu31 ? 128.0f : alu31);
  const float alu33 = alu32 + 12583166.0f;
  const float alu34 = alu32 - (alu33 - 12583166.0f);
  const float alu35 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu34, 0x1.5e6388p-10f), alu34, 0x1.3b399cp-7f);
  const float alu36 = mulacc_float32(mulacc_float32(alu35, alu34, 0x1.c6b0cep-5f), alu34, 0x1.ebfbep-3f);
  const float alu37 = mulacc_float32(mulacc_float32(alu36, alu34, 0x1.62e43p-1f), alu34, 1.0f);
  const uint cast3 = bits_of_float32_as_uint32(alu33);
  const uint num11 = (cast3 << 22u) & 2139095040u;
  const float alu38 = alu37 * bits_of_uint32_as_float32(num11) * bits_of_uint32_as_float32((cast3 << 23u) - num11);
  const float alu39 = cond3 ? 0.0f : alu38;
  const float alu40 = (val4 - alu3) * 0x1.715476p+0f;
  const bool cond4 = alu40 < -150.0f;
  const float alu41 = cond4 ? 0.0f : (128.0f < alu40 ? 128.0f : alu40);
  const float alu42 = alu41 + 12583166.0f;
  const float alu43 = alu41 - (alu42 - 12583166.0f);
  const float alu44 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu43, 0x1.5e6388p-10f), alu43, 0x1.3b399cp-7f);
  const float alu45 = mulacc_float32(mulacc_float32(alu44, alu43, 0x1.c6b0cep-5f), alu43, 0x1.ebfbep-3f);
  const float alu46 = mulacc_float32(mulacc_float32(alu45, alu43, 0x1.62e43p-1f), alu43, 1.0f);
  const uint cast4 = bits_of_float32_as_uint32(alu42);
  const uint num12 = (cast4 << 22u) & 2139095040u;
  const float alu47 = alu46 * bits_of_uint32_as_float32(num12) * bits_of_uint32_as_float32((cast4 << 23u) - num12);
  const float alu48 = cond4 ? 0.0f : alu47;
  const float alu49 = (val5 - alu3) * 0x1.715476p+0f;
  const bool cond5 = alu49 < -150.0f;
  const float alu50 = cond5 ? 0.0f : (128.0f < alu49 ? 128.0f : alu49);
  const float alu51 = alu50 + 12583166.0f;
  const float alu52 = alu50 - (alu51 - 12583166.0f);
  const float alu53 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu52, 0x1.5e6388p-10f), alu52, 0x1.3b399cp-7f);
  const float alu54 = mulacc_float32(mulacc_float32(alu53, alu52, 0x1.c6b0cep-5f), alu52, 0x1.ebfbep-3f);
  const float alu55 = mulacc_float32(mulacc_float32(alu54, alu52, 0x1.62e43p-1f), alu52, 1.0f);
  const uint cast5 = bits_of_float32_as_uint32(alu51);
  const uint num13 = (cast5 << 22u) & 2139095040u;
  const float alu56 = alu55 * bits_of_uint32_as_float32(num13) * bits_of_uint32_as_float32((cast5 << 23u) - num13);
  const float alu57 = cond5 ? 0.0f : alu56;
  const float alu58 = (val6 - alu3) * 0x1.715476p+0f;
  const bool cond6 = alu58 < -150.0f;
  const float alu59 = cond6 ? 0.0f : (128.0f < alu58 ? 128.0f : alu58);
  const float alu60 = alu59 + 12583166.0f;
  const float alu61 = alu59 - (alu60 - 12583166.0f);
  const float alu62 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu61, 0x1.5e6388p-10f), alu61, 0x1.3b399cp-7f);
  const float alu63 = mulacc_float32(mulacc_float32(alu62, alu61, 0x1.c6b0cep-5f), alu61, 0x1.ebfbep-3f);
  const float alu64 = mulacc_float32(mulacc_float32(alu63, alu61, 0x1.62e43p-1f), alu61, 1.0f);
  const uint cast6 = bits_of_float32_as_uint32(alu60);
  const uint num14 = (cast6 << 22u) & 2139095040u;
  const float alu65 = alu64 * bits_of_uint32_as_float32(num14) * bits_of_uint32_as_float32((cast6 << 23u) - num14);
  const float alu66 = cond6 ? 0.0f : alu65;
  const float alu67 = (val7 - alu3) * 0x1.715476p+0f;
  const bool cond7 = alu67 < -150.0f;
  const float alu68 = cond7 ? 0.0f : (128.0f < alu67 ? 128.0f : alu67);
  const float alu69 = alu68 + 12583166.0f;
  const float alu70 = alu68 - (alu69 - 12583166.0f);
  const float alu71 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu70, 0x1.5e6388p-10f), alu70, 0x1.3b399cp-7f);
  const float alu72 = mulacc_float32(mulacc_float32(alu71, alu70, 0x1.c6b0cep-5f), alu70, 0x1.ebfbep-3f);
  const float alu73 = mulacc_float32(mulacc_float32(alu72, alu70, 0x1.62e43p-1f), alu70, 1.0f);
  const uint cast7 = bits_of_float32_as_uint32(alu69);
  const uint num15 = (cast7 << 22u) & 2139095040u;
  const float alu74 = alu73 * bits_of_uint32_as_float32(num15) * bits_of_uint32_as_float32((cast7 << 23u) - num15);
  const float alu75 = cond7 ? 0.0f : alu74;
  const float alu76 = alu12 + alu21 + alu30 + alu39 + alu48 + alu57 + alu66 + alu75;
  const float part1 = alu76;
  slots1[(int)get_local_id(0)] = part1;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  const float alu77 = gather_add_16_float32(slots1);
  data0[num0] = alu12 / alu77;
  data0[num1] = alu21 / alu77;
  data0[num2] = alu30 / alu77;
  data0[num3] = alu39 / alu77;
  data0[num4] = alu48 / alu77;
  data0[num5] = alu57 / alu77;
  data0[num6] = alu66 / alu77;
  data0[num7] = alu75 / alu77;
}
