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
  const int num0 = l0 * 4;
  const float32x4 val0 = *(const float32x4 *)&data1[num0];
  const float lane0 = val0.v[0];
  const float alu0 = abs_float32(lane0);
  const double cast0 = (double)lane0;
  const double alu1 = cast0 * 0x1.45f306dc9c883p-2 + 0x1.8p+52;
  const double alu2 = alu1 - 0x1.8p+52;
  const double alu3 = mulacc_float64(alu2, -0x1.4442d18469899p-23, mulacc_float64(alu2, -0x1.921fb4p+1, cast0));
  const double alu4 = 0x1.921fb54442d18p+0 < alu3 ? 0x1.921fb54442d18p+0 : alu3;
  const double alu5 = alu4 < -0x1.921fb54442d18p+0 ? -0x1.921fb54442d18p+0 : alu4;
  const double alu6 = alu5 * alu5;
  const double alu7 = mulacc_float64(mulacc_float64(-0x1.5ba268p-25, alu6, 0x1.7c7834p-19), alu6, -0x1.a05c6ap-13);
  const double alu8 = mulacc_float64(mulacc_float64(alu7, alu6, 0x1.111196p-7), alu6, -0x1.555556p-3);
  const unsigned long long cast1 = bits_of_float64_as_uint64(alu5 * mulacc_float64(alu6, alu8, 1.0));
  const double cast2 = bits_of_uint64_as_float64(cast1 ^ (bits_of_float64_as_uint64(alu1) << 63ull));
  const float alu9 = mulacc_float32(exp2_of_float32(lane0), sqrtf(alu0), (float)cast2);
  const float alu10 = alu0 + 1.0f;
  const bool cond0 = alu10 < 0x1p-126f;
  const int cast3 = bits_of_float32_as_int32(cond0 ? alu10 * 33554432.0f : alu10);
  const int num1 = (int)((unsigned int)cast3 + -1060439283);
  const float cast4 = bits_of_int32_as_float32((int)((unsigned int)cast3 - (num1 & -8388608)));
  const float alu11 = cast4 - 1.0f;
  const float alu12 = mulacc_float32(mulacc_float32(-0x1.ec6f9cp-4f, alu11, 0x1.82e8b6p-3f), alu11, -0x1.807698p-3f);
  const float alu13 = mulacc_float32(mulacc_float32(alu12, alu11, 0x1.a164f2p-3f), alu11, -0x1.eb767cp-3f);
  const float alu14 = mulacc_float32(mulacc_float32(alu13, alu11, 0x1.279072p-2f), alu11, -0x1.7156bap-2f);
  const float alu15 = mulacc_float32(mulacc_float32(alu14, alu11, 0x1.ec701p-2f), alu11, -0x1.715476p-1f);
  const float alu16 = (float)(num1 >> 23) - (cond0 ? 25.0f : 0.0f) + (alu11 + alu11 * mulacc_float32(alu15, alu11, 0x1.c551dap-2f));
  const float alu17 = alu10 < __int_as_float(0x7f800000) ? alu16 : __int_as_float(0x7f800000);
  const float alu18 = alu10 == 0.0f ? -__int_as_float(0x7f800000) : __int_as_float(0x7fffffff);
  const float lane1 = val0.v[1];
  const float alu19 = abs_float32(lane1);
  const double cast5 = (double)lane1;
  const double alu20 = cast5 * 0x1.45f306dc9c883p-2 + 0x1.8p+52;
  const double alu21 = alu20 - 0x1.8p+52;
  const double alu22 = mulacc_float64(alu21, -0x1.4442d18469899p-23, mulacc_float64(alu21, -0x1.921fb4p+1, cast5));
  const double alu23 = 0x1.921fb54442d18p+0 < alu22 ? 0x1.921fb54442d18p+0 : alu22;
  const double alu24 = alu23 < -0x1.921fb54442d18p+0 ? -0x1.921fb54442d18p+0 : alu23;
  const double alu25 = alu24 * alu24;
  const double alu26 = mulacc_float64(mulacc_float64(-0x1.5ba268p-25, alu25, 0x1.7c7834p-19), alu25, -0x1.a05c6ap-13);
  const double alu27 = mulacc_float64(mulacc_float64(alu26, alu25, 0x1.111196p-7), alu25, -0x1.555556p-3);
  const unsigned long long cast6 = bits_of_float64_as_uint64(alu24 * mulacc_float64(alu25, alu27, 1.0));
  const double cast7 = bits_of_uint64_as_float64(cast6 ^ (bits_of_float64_as_uint64(alu20) << 63ull));
  const float alu28 = mulacc_float32(exp2_of_float32(lane1), sqrtf(alu19), (float)cast7);
  const float alu29 = alu19 + 1.0f;
  const bool cond1 = alu29 < 0x1p-126f;
  const int cast8 = bits_of_float32_as_int32(cond1 ? alu29 * 33554432.0f : alu29);
  const int num2 = (int)((unsigned int)cast8 + -1060439283);
  const float cast9 = bits_of_int32_as_float32((int)((unsigned int)cast8 - (num2 & -8388608)));
  const float alu30 = cast9 - 1.0f;
  const float alu31 = mulacc_float32(mulacc_float32(-0x1.ec6f9cp-4f, alu30, 0x1.82e8b6p-3f), alu30, -0x1.807698p-3f);
  const float alu32 = mulacc_float32(mulacc_float32(alu31, alu30, 0x1.a164f2p-3f), alu30, -0x1.eb767cp-3f);
  const float alu33 = mulacc_float32(mulacc_float32(alu32, alu30, 0x1.279072p-2f), alu30, -0x1.7156bap-2f);
  const float alu34 = mulacc_float32(mulacc_float32(alu33, alu30, 0x1.ec701p-2f), alu30, -0x1.715476p-1f);
  const float alu35 = (float)(num2 >> 23) - (cond1 ? 25.0f : 0.0f) + (alu30 + alu30 * mulacc_float32(alu34, alu30, 0x1.c551dap-2f));
  const float alu36 = alu29 < __int_as_float(0x7f800000) ? alu35 : __int_as_float(0x7f800000);
  const float alu37 = alu29 == 0.0f ? -__int_as_float(0x7f800000) : __int_as_float(0x7fffffff);
  const float lane2 = val0.v[2];
  const float alu38 = abs_float32(lane2);
  const double cast10 = (double)lane2;
  const double alu39 = cast10 * 0x1.45f306dc9c883p-2 + 0x1.8p+52;
  const double alu40 = alu39 - 0x1.8p+52;
  const double alu41 = mulacc_float64(alu40, -0x1.4442d18469899p-23, mulacc_float64(alu40, -0x1.921fb4p+1, cast10));
  const double alu42 = 0x1.921fb54442d18p+0 < alu41 ? 0x1.921fb54442d18p+0 : alu41;
  const double alu43 = alu42 < -0x1.921fb54442d18p+0 ? -0x1.921fb54442d18p+0 : alu42;
  const double alu44 = alu43 * alu43;
  const double alu45 = mulacc_float64(mulacc_float64(-0x1.5ba268p-25, alu44, 0x1.7c7834p-19), alu44, -0x1.a05c6ap-13);
  const double alu46 = mulacc_float64(mulacc_float64(alu45, alu44, 0x1.111196p-7), alu44, -0x1.555556p-3);
  const unsigned long long cast11 = bits_of_float64_as_uint64(alu43 * mulacc_float64(alu44, alu46, 1.0));
  const double cast12 = bits_of_uint64_as_float64(cast11 ^ (bits_of_float64_as_uint64(alu39) << 63ull));
  const float alu47 = mulacc_float32(exp2_of_float32(lane2), sqrtf(alu38), (float)cast12);
  const float alu48 = alu38 + 1.0f;
  const bool cond2 = alu48 < 0x1p-126f;
  const int cast13 = bits_of_float32_as_int32(cond2 ? alu48 * 33554432.0f : alu48);
  const int num3 = (int)((unsigned int)cast13 + -1060439283);
  const float cast14 = bits_of_int32_as_float32((int)((unsigned int)cast13 - (num3 & -8388608)));
  const float alu49 = cast14 - 1.0f;
  const float alu50 = mulacc_float32(mulacc_float32(-0x1.ec6f9cp-4f, alu49, 0x1.82e8b6p-3f), alu49, -0x1.807698p-3f);
  const float alu51 = mulacc_float32(mulacc_float32(alu50, alu49, 0x1.a164f2p-3f), alu49, -0x1.eb767cp-3f);
  const float alu52 = mulacc_float32(mulacc_float32(alu51, alu49, 0x1.279072p-2f), alu49, -0x1.7156bap-2f);
  const float alu53 = mulacc_float32(mulacc_float32(alu52, alu49, 0x1.ec701p-2f), alu49, -0x1.715476p-1f);
  const float alu54 = (float)(num3 >> 23) - (cond2 ? 25.0f : 0.0f) + (alu49 + alu49 * mulacc_float32(alu53, alu49, 0x1.c551dap-2f));
  const float alu55 = alu48 < __int_as_float(0x7f800000) ? alu54 : __int_as_float(0x7f800000);
  const float alu56 = alu48 == 0.0f ? -__int_as_float(0x7f800000) : __int_as_float(0x7fffffff);
  const float lane3 = val0.v[3];
  const float alu57 = abs_float32(lane3);
  const double cast15 = (double)lane3;
  const double alu58 = cast15 * 0x1.45f306dc9c883p-2 + 0x1.8p+52;
  const double alu59 = alu58 - 0x1.8p+52;
  const double alu60 = mulacc_float64(alu59, -0x1.4442d18469899p-23, mulacc_float64(alu59, -0x1.921fb4p+1, cast15));
  const double alu61 = 0x1.921fb54442d18p+0 < alu60 ? 0x1.921fb54442d18p+0 : alu60;
  const double alu62 = alu61 < -0x1.921fb54442d18p+0 ? -0x1.921fb54442d18p+0 : alu61;
  const double alu63 = alu62 * alu62;
  const double alu64 = mulacc_float64(mulacc_float64(-0x1.5ba268p-25, alu63, 0x1.7c7834p-19), alu63, -0x1.a05c6ap-13);
  const double alu65 = mulacc_float64(mulacc_float64(alu64, alu63, 0x1.111196p-7), alu63, -0x1.555556p-3);
  const unsigned long long cast16 = bits_of_float64_as_uint64(alu62 * mulacc_float64(alu63, alu65, 1.0));
  const double cast17 = bits_of_uint64_as_float64(cast16 ^ (bits_of_float64_as_uint64(alu58) << 63ull));
  const float alu66 = mulacc_float32(exp2_of_float32(lane3), sqrtf(alu57), (float)cast17);
  const float alu67 = alu57 + 1.0f;
  const bool cond3 = alu67 < 0x1p-126f;
  const int cast18 = bits_of_float32_as_int32(cond3 ? alu67 * 33554432.0f : alu67);
  const int num4 = (int)((unsigned int)cast18 + -1060439283);
  const float cast19 = bits_of_int32_as_float32((int)((unsigned int)cast18 - (num4 & -8388608)));
  const float alu68 = cast19 - 1.0f;
  const float alu69 = mulacc_float32(mulacc_float32(-0x1.ec6f9cp-4f, alu68, 0x1.82e8b6p-3f), alu68, -0x1.807698p-3f);
  const float alu70 = mulacc_float32(mulacc_float32(alu69, alu68, 0x1.a164f2p-3f), alu68, -0x1.eb767cp-3f);
  const float alu71 = mulacc_float32(mulacc_float32(alu70, alu68, 0x1.279072p-2f), alu68, -0x1.7156bap-2f);
  const float alu72 = mulacc_float32(mulacc_float32(alu71, alu68, 0x1.ec701p-2f), alu68, -0x1.715476p-1f);
  const float alu73 = (float)(num4 >> 23) - (cond3 ? 25.0f : 0.0f) + (alu68 + alu68 * mulacc_float32(alu72, alu68, 0x1.c551dap-2f));
  const float alu74 = alu67 < __int_as_float(0x7f800000) ? alu73 : __int_as_float(0x7f800000);
  const float alu75 = alu67 == 0.0f ? -__int_as_float(0x7f800000) : __int_as_float(0x7fffffff);
  const float32x4 vec0 = float32x4{{alu9 + (0.0f < alu10 ? alu17 : alu18), alu28 + (0.0f < alu29 ? alu36 : alu37), alu47 + (0.0f < alu48 ? alu55 : alu56), alu66 + (0.0f < alu67 ? alu74 : alu75)}};
  *(float32x4 *)&data0[num0] = vec0;
}
