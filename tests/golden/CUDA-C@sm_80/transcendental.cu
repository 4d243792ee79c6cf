struct __align__(16) float32x4 { float v[4]; };

static __device__ __forceinline__ float exp2_of_float32(float a) {
  const bool small = a < __int_as_float(0xC2FC0000);
  float r = small ? a + __int_as_float(0x41C00000) : a;
  asm("ex2.approx.ftz.f32 %0, %0;" : "+f"(r));
  return small ? r * __int_as_float(0x33800000) : r;
}

static __device__ __forceinline__ float abs_float32(float a) {
  return fabsf(a);
}

static __device__ __forceinline__ double mulacc_float64(double a, double b, double c) {
  return fma(a, b, c);
}

static __device__ __forceinline__ unsigned long long bits_of_float64_as_uint64(double a) {
  unsigned long long r;
  memcpy(&r, &a, 8);
  return r;
}

static __device__ __forceinline__ double bits_of_uint64_as_float64(unsigned long long a) {
  double r;
  memcpy(&r, &a, 8);
  return r;
}

static __device__ __forceinline__ double abs_float64(double a) {
  return fabs(a);
}

static __device__ __forceinline__ float mulacc_float32(float a, float b, float c) {
  return fmaf(a, b, c);
}

static __device__ __forceinline__ int bits_of_float32_as_int32(float a) {
  int r;
  memcpy(&r, &a, 4);
  return r;
}

static __device__ __forceinline__ float bits_of_int32_as_float32(int a) {
  float r;
  memcpy(&r, &a, 4);
  return r;
}

extern "C" __global__ void __launch_bounds__(16) kg_transcendental(float *data0, const float *data1) {
  const int l0 = (int)threadIdx.x;
  double rare2_0;
  float rare1_0;
  float rare1_1;
  float rare1_2;
  float rare1_3;
  double rare0_0;
  double rare0_1;
  double rare0_2;
  double rare0_3;
  double rare2_1;
  double rare2_2;
  double rare2_3;
  const int num0 = l0 * 4;
  const float32x4 val0 = *(const float32x4 *)&data1[num0];
  const float lane0 = val0.v[0];
  const float alu0 = abs_float32(lane0);
  const float lane1 = val0.v[2];
  const float alu1 = abs_float32(lane1);
  const float lane2 = val0.v[1];
  const float alu2 = abs_float32(lane2);
  const float lane3 = val0.v[3];
  const float alu3 = abs_float32(lane3);
  const bool cond0 = ((1073741824.0f < alu0) | (1073741824.0f < alu1)) | ((1073741824.0f < alu2) | (1073741824.0f < alu3));
  rare1_0 = alu0;
  rare1_1 = alu2;
  rare1_2 = alu1;
  rare1_3 = alu3;
  const double cast0 = (double)lane0;
  rare0_0 = cast0;
  const double cast1 = (double)lane2;
  rare0_1 = cast1;
  const double cast2 = (double)lane1;
  rare0_2 = cast2;
  const double cast3 = (double)lane3;
  rare0_3 = cast3;
  const double alu4 = cast0 * 0x1.45f306dc9c883p-2 + 0x1.8p+52;
  const double alu5 = alu4 - 0x1.8p+52;
  const double alu6 = mulacc_float64(alu5, -0x1.4442d18469899p-23, mulacc_float64(alu5, -0x1.921fb4p+1, cast0));
  const unsigned long long num1 = bits_of_float64_as_uint64(alu6) ^ (bits_of_float64_as_uint64(alu4) << 63ull);
  rare2_0 = bits_of_uint64_as_float64(num1);
  const double alu7 = cast1 * 0x1.45f306dc9c883p-2 + 0x1.8p+52;
  const double alu8 = alu7 - 0x1.8p+52;
  const double alu9 = mulacc_float64(alu8, -0x1.4442d18469899p-23, mulacc_float64(alu8, -0x1.921fb4p+1, cast1));
  const unsigned long long num2 = bits_of_float64_as_uint64(alu9) ^ (bits_of_float64_as_uint64(alu7) << 63ull);
  rare2_1 = bits_of_uint64_as_float64(num2);
  const double alu10 = cast2 * 0x1.45f306dc9c883p-2 + 0x1.8p+52;
  const double alu11 = alu10 - 0x1.8p+52;
  const double alu12 = mulacc_float64(alu11, -0x1.4442d18469899p-23, mulacc_float64(alu11, -0x1.921fb4p+1, cast2));
  const unsigned long long num3 = bits_of_float64_as_uint64(alu12) ^ (bits_of_float64_as_uint64(alu10) << 63ull);
  rare2_2 = bits_of_uint64_as_float64(num3);
  const double alu13 = cast3 * 0x1.45f306dc9c883p-2 + 0x1.8p+52;
  const double alu14 = alu13 - 0x1.8p+52;
  const double alu15 = mulacc_float64(alu14, -0x1.4442d18469899p-23, mulacc_float64(alu14, -0x1.921fb4p+1, cast3));
  const unsigned long long num4 = bits_of_float64_as_uint64(alu15) ^ (bits_of_float64_as_uint64(alu13) << 63ull);
  rare2_3 = bits_of_uint64_as_float64(num4);
  if (0 < (int)cond0) {
    const double val1 = rare0_0;
    const double alu16 = abs_float64(val1);
    const bool cond1 = alu16 < 0x1p+105;
    const bool cond2 = alu16 < 0x1p+80;
    const bool cond3 = alu16 < 0x1p+55;
    const double alu17 = cond2 ? (cond3 ? 0x1.7cc1b7p-8 : 0x1.27220a8p-32) : 0x1.29fc274p-57;
    const double alu18 = val1 * (cond1 ? alu17 : 0x1.5f47d4cp-83);
    const double alu19 = alu18 - (alu18 + 0x1.8p+53 - 0x1.8p+53);
    const double alu20 = cond2 ? (cond3 ? 0x1.391054ap-35 : 0x1.4fe13aap-60) : 0x1.7d1f534p-85;
    const double alu21 = val1 * (cond1 ? alu20 : 0x1.377036cp-111);
    const double alu22 = alu21 - (alu21 + 0x1.8p+53 - 0x1.8p+53);
    const double alu23 = cond2 ? (cond3 ? 0x1.fc2757d1f534cp-65 : 0x1.e8fa9a6ee06dbp-88) : 0x1.bb81b6c52b326p-114;
    const double alu24 = val1 * (cond1 ? alu23 : 0x1.8a5664f10e41p-139);
    const double alu25 = alu19 + alu22 + alu24 + 0x1.8p+52;
    const double alu26 = (alu19 - (alu25 - 0x1.8p+52) + alu22 + alu24) * 0x1.921fb54442d18p+1;
    const unsigned long long num5 = bits_of_float64_as_uint64(alu26) ^ (bits_of_float64_as_uint64(alu25) << 63ull);
    const double alu27 = 1073741824.0f < rare1_0 ? bits_of_uint64_as_float64(num5) : rare2_0;
    rare2_0 = alu27;
    const double val2 = rare0_1;
    const double alu28 = abs_float64(val2);
    const bool cond4 = alu28 < 0x1p+105;
    const bool cond5 = alu28 < 0x1p+80;
    const bool cond6 = alu28 < 0x1p+55;
    const double alu29 = cond5 ? (cond6 ? 0x1.7cc1b7p-8 : 0x1.27220a8p-32) : 0x1.29fc274p-57;
    const double alu30 = val2 * (cond4 ? alu29 : 0x1.5f47d4cp-83);
    const double alu31 = alu30 - (alu30 + 0x1.8p+53 - 0x1.8p+53);
    const double alu32 = cond5 ? (cond6 ? 0x1.391054ap-35 : 0x1.4fe13aap-60) : 0x1.7d1f534p-85;
    const double alu33 = val2 * (cond4 ? alu32 : 0x1.377036cp-111);
    const double alu34 = alu33 - (alu33 + 0x1.8p+53 - 0x1.8p+53);
    const double alu35 = cond5 ? (cond6 ? 0x1.fc2757d1f534cp-65 : 0x1.e8fa9a6ee06dbp-88) : 0x1.bb81b6c52b326p-114;
    const double alu36 = val2 * (cond4 ? alu35 : 0x1.8a5664f10e41p-139);
    const double alu37 = alu31 + alu34 + alu36 + 0x1.8p+52;
    const double alu38 = (alu31 - (alu37 - 0x1.8p+52) + alu34 + alu36) * 0x1.921fb54442d18p+1;
    const unsigned long long num6 = bits_of_float64_as_uint64(alu38) ^ (bits_of_float64_as_uint64(alu37) << 63ull);
    const double alu39 = 1073741824.0f < rare1_1 ? bits_of_uint64_as_float64(num6) : rare2_1;
    rare2_1 = alu39;
    const double val3 = rare0_2;
    const double alu40 = abs_float64(val3);
    const bool cond7 = alu40 < 0x1p+105;
    const bool cond8 = alu40 < 0x1p+80;
    const bool cond9 = alu40 < 0x1p+55;
    const double alu41 = cond8 ? (cond9 ? 0x1.7cc1b7p-8 : 0x1.27220a8p-32) : 0x1.29fc274p-57;
    const double alu42 = val3 * (cond7 ? alu41 : 0x1.5f47d4cp-83);
    const double alu43 = alu42 - (alu42 + 0x1.8p+53 - 0x1.8p+53);
    const double alu44 = cond8 ? (cond9 ? 0x1.391054ap-35 : 0x1.4fe13aap-60) : 0x1.7d1f534p-85;
    const double alu45 = val3 * (cond7 ? alu44 : 0x1.377036cp-111);
    const double alu46 = alu45 - (alu45 + 0x1.8p+53 - 0x1.8p+53);
    const double alu47 = cond8 ? (cond9 ? 0x1.fc2757d1f534cp-65 : 0x1.e8fa9a6ee06dbp-88) : 0x1.bb81b6c52b326p-114;
    const double alu48 = val3 * (cond7 ? alu47 : 0x1.8a5664f10e41p-139);
    const double alu49 = alu43 + alu46 + alu48 + 0x1.8p+52;
    const double alu50 = (alu43 - (alu49 - 0x1.8p+52) + alu46 + alu48) * 0x1.921fb54442d18p+1;
    const unsigned long long num7 = bits_of_float64_as_uint64(alu50) ^ (bits_of_float64_as_uint64(alu49) << 63ull);
    const double alu51 = 1073741824.0f < rare1_2 ? bits_of_uint64_as_float64(num7) : rare2_2;
    rare2_2 = alu51;
    const double val4 = rare0_3;
    const double alu52 = abs_float64(val4);
    const bool cond10 = alu52 < 0x1p+105;
    const bool cond11 = alu52 < 0x1p+80;
    const bool cond12 = alu52 < 0x1p+55;
    const double alu53 = cond11 ? (cond12 ? 0x1.7cc1b7p-8 : 0x1.27220a8p-32) : 0x1.29fc274p-57;
    const double alu54 = val4 * (cond10 ? alu53 : 0x1.5f47d4cp-83);
    const double alu55 = alu54 - (alu54 + 0x1.8p+53 - 0x1.8p+53);
    const double alu56 = cond11 ? (cond12 ? 0x1.391054ap-35 : 0x1.4fe13aap-60) : 0x1.7d1f534p-85;
    const double alu57 = val4 * (cond10 ? alu56 : 0x1.377036cp-111);
    const double alu58 = alu57 - (alu57 + 0x1.8p+53 - 0x1.8p+53);
    const double alu59 = cond11 ? (cond12 ? 0x1.fc2757d1f534cp-65 : 0x1.e8fa9a6ee06dbp-88) : 0x1.bb81b6c52b326p-114;
    const double alu60 = val4 * (cond10 ? alu59 : 0x1.8a5664f10e41p-139);
    const double alu61 = alu55 + alu58 + alu60 + 0x1.8p+52;
    const double alu62 = (alu55 - (alu61 - 0x1.8p+52) + alu58 + alu60) * 0x1.921fb54442d18p+1;
    const unsigned long long num8 = bits_of_float64_as_uint64(alu62) ^ (bits_of_float64_as_uint64(alu61) << 63ull);
    const double alu63 = 1073741824.0f < rare1_3 ? bits_of_uint64_as_float64(num8) : rare2_3;
    rare2_3 = alu63;
  }
  const double val5 = rare2_0;
  const double alu64 = val5 * val5;
  const double alu65 = mulacc_float64(mulacc_float64(-0x1.5ba268p-25, alu64, 0x1.7c7834p-19), alu64, -0x1.a05c6ap-13);
  const double alu66 = mulacc_float64(mulacc_float64(alu65, alu64, 0x1.111196p-7), alu64, -0x1.555556p-3);
  const float alu67 = mulacc_float32(exp2_of_float32(lane0), sqrtf(alu0), (float)(val5 * mulacc_float64(alu64, alu66, 1.0)));
  const float alu68 = alu0 + 1.0f;
  const bool cond13 = alu68 < 0x1p-126f;
  const int cast4 = bits_of_float32_as_int32(cond13 ? alu68 * 33554432.0f : alu68);
  const int num9 = (int)((unsigned int)cast4 + -1060439283);
  const float cast5 = bits_of_int32_as_float32((int)((unsigned int)cast4 - (num9 & -8388608)));
  const float alu69 = cast5 - 1.0f;
  const float alu70 = mulacc_float32(mulacc_float32(-0x1.ec6f9cp-4f, alu69, 0x1.82e8b6p-3f), alu69, -0x1.807698p-3f);
  const float alu71 = mulacc_float32(mulacc_float32(alu70, alu69, 0x1.a164f2p-3f), alu69, -0x1.eb767cp-3f);
  const float alu72 = mulacc_float32(mulacc_float32(alu71, alu69, 0x1.279072p-2f), alu69, -0x1.7156bap-2f);
  const float alu73 = mulacc_float32(mulacc_float32(alu72, alu69, 0x1.ec701p-2f), alu69, -0x1.715476p-1f);
  const float alu74 = (float)(num9 >> 23) - (cond13 ? 25.0f : 0.0f) + (alu69 + alu69 * mulacc_float32(alu73, alu69, 0x1.c551dap-2f));
  const float alu75 = alu68 < __int_as_float(0x7f800000) ? alu74 : __int_as_float(0x7f800000);
  const float alu76 = alu68 == 0.0f ? -__int_as_float(0x7f800000) : __int_as_float(0x7fffffff);
  const double val6 = rare2_1;
  const double alu77 = val6 * val6;
  const double alu78 = mulacc_float64(mulacc_float64(-0x1.5ba268p-25, alu77, 0x1.7c7834p-19), alu77, -0x1.a05c6ap-13);
  const double alu79 = mulacc_float64(mulacc_float64(alu78, alu77, 0x1.111196p-7), alu77, -0x1.555556p-3);
  const float alu80 = mulacc_float32(exp2_of_float32(lane2), sqrtf(alu2), (float)(val6 * mulacc_float64(alu77, alu79, 1.0)));
  const float alu81 = alu2 + 1.0f;
  const bool cond14 = alu81 < 0x1p-126f;
  const int cast6 = bits_of_float32_as_int32(cond14 ? alu81 * 33554432.0f : alu81);
  const int num10 = (int)((unsigned int)cast6 + -1060439283);
  const float cast7 = bits_of_int32_as_float32((int)((unsigned int)cast6 - (num10 & -8388608)));
  const float alu82 = cast7 - 1.0f;
  const float alu83 = mulacc_float32(mulacc_float32(-0x1.ec6f9cp-4f, alu82, 0x1.82e8b6p-3f), alu82, -0x1.807698p-3f);
  const float alu84 = mulacc_float32(mulacc_float32(alu83, alu82, 0x1.a164f2p-3f), alu82, -0x1.eb767cp-3f);
  const float alu85 = mulacc_float32(mulacc_float32(alu84, alu82, 0x1.279072p-2f), alu82, -0x1.7156bap-2f);
  const float alu86 = mulacc_float32(mulacc_float32(alu85, alu82, 0x1.ec701p-2f), alu82, -0x1.715476p-1f);
  const float alu87 = (float)(num10 >> 23) - (cond14 ? 25.0f : 0.0f) + (alu82 + alu82 * mulacc_float32(alu86, alu82, 0x1.c551dap-2f));
  const float alu88 = alu81 < __int_as_float(0x7f800000) ? alu87 : __int_as_float(0x7f800000);
  const float alu89 = alu81 == 0.0f ? -__int_as_float(0x7f800000) : __int_as_float(0x7fffffff);
  const double val7 = rare2_2;
  const double alu90 = val7 * val7;
  const double alu91 = mulacc_float64(mulacc_float64(-0x1.5ba268p-25, alu90, 0x1.7c7834p-19), alu90, -0x1.a05c6ap-13);
  const double alu92 = mulacc_float64(mulacc_float64(alu91, alu90, 0x1.111196p-7), alu90, -0x1.555556p-3);
  const float alu93 = mulacc_float32(exp2_of_float32(lane1), sqrtf(alu1), (float)(val7 * mulacc_float64(alu90, alu92, 1.0)));
  const float alu94 = alu1 + 1.0f;
  const bool cond15 = alu94 < 0x1p-126f;
  const int cast8 = bits_of_float32_as_int32(cond15 ? alu94 * 33554432.0f : alu94);
  const int num11 = (int)((unsigned int)cast8 + -1060439283);
  const float cast9 = bits_of_int32_as_float32((int)((unsigned int)cast8 - (num11 & -8388608)));
  const float alu95 = cast9 - 1.0f;
  const float alu96 = mulacc_float32(mulacc_float32(-0x1.ec6f9cp-4f, alu95, 0x1.82e8b6p-3f), alu95, -0x1.807698p-3f);
  const float alu97 = mulacc_float32(mulacc_float32(alu96, alu95, 0x1.a164f2p-3f), alu95, -0x1.eb767cp-3f);
  const float alu98 = mulacc_float32(mulacc_float32(alu97, alu95, 0x1.279072p-2f), alu95, -0x1.7156bap-2f);
  const float alu99 = mulacc_float32(mulacc_float32(alu98, alu95, 0x1.ec701p-2f), alu95, -0x1.715476p-1f);
  const float alu100 = (float)(num11 >> 23) - (cond15 ? 25.0f : 0.0f) + (alu95 + alu95 * mulacc_float32(alu99, alu95, 0x1.c551dap-2f));
  const float alu101 = alu94 < __int_as_float(0x7f800000) ? alu100 : __int_as_float(0x7f800000);
  const float alu102 = alu94 == 0.0f ? -__int_as_float(0x7f800000) : __int_as_float(0x7fffffff);
  const double val8 = rare2_3;
  const double alu103 = val8 * val8;
  const double alu104 = mulacc_float64(mulacc_float64(-0x1.5ba268p-25, alu103, 0x1.7c7834p-19), alu103, -0x1.a05c6ap-13);
  const double alu105 = mulacc_float64(mulacc_float64(alu104, alu103, 0x1.111196p-7), alu103, -0x1.555556p-3);
  const float alu106 = mulacc_float32(exp2_of_float32(lane3), sqrtf(alu3), (float)(val8 * mulacc_float64(alu103, alu105, 1.0)));
  const float alu107 = alu3 + 1.0f;
  const bool cond16 = alu107 < 0x1p-126f;
  const int cast10 = bits_of_float32_as_int32(cond16 ? alu107 * 33554432.0f : alu107);
  const int num12 = (int)((unsigned int)cast10 + -1060439283);
  const float cast11 = bits_of_int32_as_float32((int)((unsigned int)cast10 - (num12 & -8388608)));
  const float alu108 = cast11 - 1.0f;
  const float alu109 = mulacc_float32(mulacc_float32(-0x1.ec6f9cp-4f, alu108, 0x1.82e8b6p-3f), alu108, -0x1.807698p-3f);
  const float alu110 = mulacc_float32(mulacc_float32(alu109, alu108, 0x1.a164f2p-3f), alu108, -0x1.eb767cp-3f);
  const float alu111 = mulacc_float32(mulacc_float32(alu110, alu108, 0x1.279072p-2f), alu108, -0x1.7156bap-2f);
  const float alu112 = mulacc_float32(mulacc_float32(alu111, alu108, 0x1.ec701p-2f), alu108, -0x1.715476p-1f);
  const float alu113 = alu108 + alu108 * mulacc_float32(alu112, alu108, 0x1.c551dap-2f);
  const float alu114 = alu107 < __int_as_float(0x7f800000) ? (float)(num12 >> 23) - (cond16 ? 25.0f : 0.0f) + alu113 : __int_as_float(0x7f800000);
  const float alu115 = alu107 == 0.0f ? -__int_as_float(0x7f800000) : __int_as_float(0x7fffffff);
  const float32x4 vec0 = float32x4{{alu67 + (0.0f < alu68 ? alu75 : alu76), alu80 + (0.0f < alu81 ? alu88 : alu89), alu93 + (0.0f < alu94 ? alu101 : alu102), alu106 + (0.0f < alu107 ? alu114 : alu115)}};
  *(float32x4 *)&data0[num0] = vec0;
}
