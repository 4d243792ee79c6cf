#pragma OPENCL FP_CONTRACT OFF

static inline float mulacc_float32(float a, float b, float c) {
  return fma(a, b, c);
}

static inline uint bits_of_float32_as_uint32(float a) {
  return as_uint(a);
}

static inline float bits_of_uint32_as_float32(uint a) {
  return as_float(a);
}

static inline float abs_float32(float a) {
  return fabs(a);
}

static inline double mulacc_float64(double a, double b, double c) {
  return fma(a, b, c);
}

static inline ulong bits_of_float64_as_uint64(double a) {
  return as_ulong(a);
}

static inline double bits_of_uint64_as_float64(ulong a) {
  return as_double(a);
}

static inline double abs_float64(double a) {
  return fabs(a);
}

static inline int bits_of_float32_as_int32(float a) {
  return as_int(a);
}

static inline float bits_of_int32_as_float32(int a) {
  return as_float(a);
}

kernel __attribute__((reqd_work_group_size(64, 1, 1))) void kg_transcendental(global float *data0_base, const long data0_first, global const float *data1_base, const long data1_first) {
  global float *const data0 = data0_base + data0_first;
  global const float *const data1 = data1_base + data1_first;
  const int l0 = (int)get_local_id(0);
  double rare2;
  float rare1;
  double rare0;
  const float val0 = data1[l0];
  const float alu0 = val0 < -150.0f ? -150.0f : val0;
  const float alu1 = 128.0f < alu0 ? 128.0f : alu0;
  const float alu2 = alu1 + 12583063.0f;
  const float alu3 = alu1 - (alu2 - 12583063.0f);
  const float alu4 = mulacc_float32(mulacc_float32(0x1.34c568p+90f, alu3, 0x1.5e6388p+93f), alu3, 0x1.3b399cp+96f);
  const float alu5 = mulacc_float32(mulacc_float32(alu4, alu3, 0x1.c6b0cep+98f), alu3, 0x1.ebfbep+100f);
  const float alu6 = mulacc_float32(mulacc_float32(alu5, alu3, 0x1.62e43p+102f), alu3, 0x1p+103f);
  const uint cast0 = bits_of_float32_as_uint32(alu2);
  const uint num0 = (cast0 << 22u) & 2139095040u;
  const float alu7 = alu6 * bits_of_uint32_as_float32((cast0 << 23u) - num0) * bits_of_uint32_as_float32(num0);
  const float alu8 = abs_float32(val0);
  rare1 = alu8;
  const double cast1 = (double)val0;
  rare0 = cast1;
  const double alu9 = cast1 * 0x1.45f306dc9c883p-2 + 0x1.8p+52;
  const double alu10 = alu9 - 0x1.8p+52;
  const double alu11 = mulacc_float64(alu10, -0x1.4442d18469899p-23, mulacc_float64(alu10, -0x1.921fb4p+1, cast1));
  const ulong num1 = bits_of_float64_as_uint64(alu11) ^ (bits_of_float64_as_uint64(alu9) << 63UL);
  rare2 = bits_of_uint64_as_float64(num1);
  if (0 < (int)(1073741824.0f < alu8)) {
    const double val1 = rare0;
    const double alu12 = abs_float64(val1);
    const bool cond0 = alu12 < 0x1p+105;
    const bool cond1 = alu12 < 0x1p+80;
    const bool cond2 = alu12 < 0x1p+55;
    const double alu13 = cond1 ? (cond2 ? 0x1.7cc1b7p-8 : 0x1.27220a8p-32) : 0x1.29fc274p-57;
    const double alu14 = val1 * (cond0 ? alu13 : 0x1.5f47d4cp-83);
    const double alu15 = alu14 - (alu14 + 0x1.8p+53 - 0x1.8p+53);
    const double alu16 = cond1 ? (cond2 ? 0x1.391054ap-35 : 0x1.4fe13aap-60) : 0x1.7d1f534p-85;
    const double alu17 = val1 * (cond0 ? alu16 : 0x1.377036cp-111);
    const double alu18 = alu17 - (alu17 + 0x1.8p+53 - 0x1.8p+53);
    const double alu19 = cond1 ? (cond2 ? 0x1.fc2757d1f534cp-65 : 0x1.e8fa9a6ee06dbp-88) : 0x1.bb81b6c52b326p-114;
    const double alu20 = val1 * (cond0 ? alu19 : 0x1.8a5664f10e41p-139);
    const double alu21 = alu15 + alu18 + alu20 + 0x1.8p+52;
    const double alu22 = (alu15 - (alu21 - 0x1.8p+52) + alu18 + alu20) * 0x1.921fb54442d18p+1;
    const ulong num2 = bits_of_float64_as_uint64(alu22) ^ (bits_of_float64_as_uint64(alu21) << 63UL);
    const double alu23 = 1073741824.0f < rare1 ? bits_of_uint64_as_float64(num2) : rare2;
    rare2 = alu23;
  }
  const double val2 = rare2;
  const double alu24 = val2 * val2;
  const double alu25 = mulacc_float64(mulacc_float64(-0x1.5ba268p-25, alu24, 0x1.7c7834p-19), alu24, -0x1.a05c6ap-13);
  const double alu26 = mulacc_float64(mulacc_float64(alu25, alu24, 0x1.111196p-7), alu24, -0x1.555556p-3);
  const float alu27 = mulacc_float32(alu7, sqrt(alu8), (float)(val2 * mulacc_float64(alu24, alu26, 1.0)));
  const float alu28 = alu8 + 1.0f;
  const bool cond3 = alu28 < 0x1p-126f;
  const int cast2 = bits_of_float32_as_int32(cond3 ? alu28 * 33554432.0f : alu28);
  const int num3 = (int)((uint)cast2 + -1060439283);
  const float cast3 = bits_of_int32_as_float32((int)((uint)cast2 - (num3 & -8388608)));
  const float alu29 = cast3 - 1.0f;
  const float alu30 = mulacc_float32(mulacc_float32(-0x1.ec6f9cp-4f, alu29, 0x1.82e8b6p-3f), alu29, -0x1.807698p-3f);
  const float alu31 = mulacc_float32(mulacc_float32(alu30, alu29, 0x1.a164f2p-3f), alu29, -0x1.eb767cp-3f);
  const float alu32 = mulacc_float32(mulacc_float32(alu31, alu29, 0x1.279072p-2f), alu29, -0x1.7156bap-2f);
  const float alu33 = mulacc_float32(mulacc_float32(alu32, alu29, 0x1.ec701p-2f), alu29, -0x1.715476p-1f);
  const float alu34 = (float)(num3 >> 23) - (cond3 ? 25.0f : 0.0f) + (alu29 + alu29 * mulacc_float32(alu33, alu29, 0x1.c551dap-2f));
  const float alu35 = 0.0f < alu28 ? (alu28 < INFINITY ? alu34 : INFINITY) : (alu28 == 0.0f ? -INFINITY : NAN);
  data0[l0] = alu27 + alu35;
}
