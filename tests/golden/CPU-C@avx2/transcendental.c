#include <stdbool.h>
#include <stdint.h>

typedef float float32x8 __attribute__((vector_size(32)));
typedef uint32_t uint32x8 __attribute__((vector_size(32)));
typedef double float64x4 __attribute__((vector_size(32)));
typedef uint64_t uint64x4 __attribute__((vector_size(32)));
typedef int32_t int32x8 __attribute__((vector_size(32)));
typedef float float32x8_align4 __attribute__((vector_size(32), aligned(4), may_alias));
typedef float float32x4 __attribute__((vector_size(16)));
typedef int32_t int32x4 __attribute__((vector_size(16)));
typedef int64_t int64x4 __attribute__((vector_size(32)));

static inline __attribute__((always_inline)) float32x8 splat_float32x8(float x) {
  return (float32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) uint32x8 splat_uint32x8(uint32_t x) {
  return (uint32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) float64x4 splat_float64x4(double x) {
  return (float64x4){x, x, x, x};
}

static inline __attribute__((always_inline)) uint64x4 splat_uint64x4(uint64_t x) {
  return (uint64x4){x, x, x, x};
}

static inline __attribute__((always_inline)) int32x8 splat_int32x8(int32_t x) {
  return (int32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) float32x8 select_float32x8(int32x8 mask, float32x8 a, float32x8 b) {
  return (float32x8)((mask & (int32x8)a) | (~mask & (int32x8)b));
}

static inline __attribute__((always_inline)) float32x8 mulacc_float32x8(float32x8 a, float32x8 b, float32x8 c) {
#ifdef __clang__
#pragma STDC FP_CONTRACT ON
  return a * b + c;
#else
  return __builtin_ia32_vfmaddps256(a, b, c);
#endif
}

static inline __attribute__((always_inline)) float32x8 abs_float32x8(float32x8 a) {
  return (float32x8)((uint32x8)a & splat_uint32x8(2147483647u));
}

static inline __attribute__((always_inline)) float32x8 sqrt_float32x8(float32x8 a) {
  return (float32x8){__builtin_sqrtf(a[0]), __builtin_sqrtf(a[1]), __builtin_sqrtf(a[2]), __builtin_sqrtf(a[3]),
      __builtin_sqrtf(a[4]), __builtin_sqrtf(a[5]), __builtin_sqrtf(a[6]), __builtin_sqrtf(a[7])};
}

static inline __attribute__((always_inline)) float64x4 mulacc_float64x4(float64x4 a, float64x4 b, float64x4 c) {
#ifdef __clang__
#pragma STDC FP_CONTRACT ON
  return a * b + c;
#else
  return __builtin_ia32_vfmaddpd256(a, b, c);
#endif
}

static inline __attribute__((always_inline)) float64x4 abs_float64x4(float64x4 a) {
  return (float64x4)((uint64x4)a & splat_uint64x4(9223372036854775807ull));
}

static inline __attribute__((always_inline)) float64x4 select_float64x4(int64x4 mask, float64x4 a, float64x4 b) {
  return (float64x4)((mask & (int64x4)a) | (~mask & (int64x4)b));
}

void transcendental(void **args, int64_t start, int64_t stop, void *scratch) {
  float *data0 = args[0];
  const float *data1 = args[1];
  float64x4 rare2_0;
  float32x8 rare1;
  float64x4 rare0_0;
  float64x4 rare0_4;
  float64x4 rare2_4;
  for (int32_t o0 = 0; o0 < 8; o0++) {
    const int32_t num0 = o0 * 8;
    const float32x8 val0 = *(const float32x8_align4 *)&data1[num0];
    const float32x8 alu0 = select_float32x8((int32x8)(val0 < splat_float32x8(-151.0f)), splat_float32x8(-151.0f), val0);
    const float32x8 alu1 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu0), splat_float32x8(128.0f), alu0);
    const float32x8 alu2 = alu1 + splat_float32x8(12582912.0f);
    const float32x8 alu3 = alu1 - (alu2 - splat_float32x8(12582912.0f));
    const float32x8 alu4 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu3, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu5 = mulacc_float32x8(alu4, alu3, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu6 = mulacc_float32x8(alu5, alu3, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu7 = mulacc_float32x8(mulacc_float32x8(alu6, alu3, splat_float32x8(0x1.ebfbep-3f)), alu3, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast0 = (uint32x8)alu2;
    const uint32x8 alu8 = cast0 >> splat_uint32x8(1u);
    const float32x8 cast1 = (float32x8)((alu8 << splat_uint32x8(23u)) + splat_uint32x8(1065353216u));
    const uint32x8 alu9 = ((cast0 - alu8) << splat_uint32x8(23u)) + splat_uint32x8(1065353216u);
    const float32x8 alu10 = mulacc_float32x8(alu7, alu3, splat_float32x8(1.0f)) * cast1 * (float32x8)alu9;
    const float32x8 alu11 = abs_float32x8(val0);
    const int32x8 cond0 = (int32x8)(splat_float32x8(1073741824.0f) < alu11);
    const int32x8 cond1 = __builtin_shufflevector(cond0, cond0, 4, 5, 6, 7, 0, 1, 2, 3);
    const int32x8 cond2 = cond0 | cond1;
    const int32x8 cond3 = __builtin_shufflevector(cond2, cond2, 2, 3, 0, 1, 6, 7, 4, 5);
    const int32x8 cond4 = cond2 | cond3;
    const int32x8 cond5 = __builtin_shufflevector(cond4, cond4, 1, 0, 3, 2, 5, 4, 7, 6);
    rare1 = alu11;
    const float64x4 cast2 = __builtin_convertvector(__builtin_shufflevector(val0, val0, 0, 1, 2, 3), float64x4);
    rare0_0 = cast2;
    const float64x4 cast3 = __builtin_convertvector(__builtin_shufflevector(val0, val0, 4, 5, 6, 7), float64x4);
    rare0_4 = cast3;
    const float64x4 alu12 = cast2 * splat_float64x4(0x1.45f306dc9c883p-2) + splat_float64x4(0x1.8p+52);
    const float64x4 alu13 = alu12 - splat_float64x4(0x1.8p+52);
    const float64x4 alu14 = mulacc_float64x4(alu13, splat_float64x4(-0x1.921fb4p+1), cast2);
    const float64x4 alu15 = mulacc_float64x4(alu13, splat_float64x4(-0x1.4442d18469899p-23), alu14);
    const float64x4 cast4 = (float64x4)((uint64x4)alu15 ^ ((uint64x4)alu12 << splat_uint64x4(63ull)));
    rare2_0 = cast4;
    const float64x4 alu16 = cast3 * splat_float64x4(0x1.45f306dc9c883p-2) + splat_float64x4(0x1.8p+52);
    const float64x4 alu17 = alu16 - splat_float64x4(0x1.8p+52);
    const float64x4 alu18 = mulacc_float64x4(alu17, splat_float64x4(-0x1.921fb4p+1), cast3);
    const float64x4 alu19 = mulacc_float64x4(alu17, splat_float64x4(-0x1.4442d18469899p-23), alu18);
    const float64x4 cast5 = (float64x4)((uint64x4)alu19 ^ ((uint64x4)alu16 << splat_uint64x4(63ull)));
    rare2_4 = cast5;
    if (__builtin_expect(0 < (int32_t)((cond4 | cond5)[0] != 0), 0)) {
      const int32x8 cond6 = (int32x8)(splat_float32x8(1073741824.0f) < rare1);
      const float64x4 val1 = rare0_0;
      const float64x4 alu20 = abs_float64x4(val1);
      const int64x4 cond7 = (int64x4)(alu20 < splat_float64x4(0x1p+105));
      const int64x4 cond8 = (int64x4)(alu20 < splat_float64x4(0x1p+80));
      const int64x4 cond9 = (int64x4)(alu20 < splat_float64x4(0x1p+55));
      const float64x4 alu21 = select_float64x4(cond9, splat_float64x4(0x1.7cc1b7p-8), splat_float64x4(0x1.27220a8p-32));
      const float64x4 alu22 = select_float64x4(cond8, alu21, splat_float64x4(0x1.29fc274p-57));
      const float64x4 alu23 = select_float64x4(cond7, alu22, splat_float64x4(0x1.5f47d4cp-83));
      const float64x4 alu24 = val1 * alu23;
      const float64x4 alu25 = alu24 + splat_float64x4(0x1.8p+53) - splat_float64x4(0x1.8p+53);
      const float64x4 alu26 = alu24 - alu25;
      const float64x4 alu27 = select_float64x4(cond9, splat_float64x4(0x1.391054ap-35), splat_float64x4(0x1.4fe13aap-60));
      const float64x4 alu28 = select_float64x4(cond8, alu27, splat_float64x4(0x1.7d1f534p-85));
      const float64x4 alu29 = select_float64x4(cond7, alu28, splat_float64x4(0x1.377036cp-111));
      const float64x4 alu30 = val1 * alu29;
      const float64x4 alu31 = alu30 + splat_float64x4(0x1.8p+53) - splat_float64x4(0x1.8p+53);
      const float64x4 alu32 = alu30 - alu31;
      const float64x4 alu33 = select_float64x4(cond9, splat_float64x4(0x1.fc2757d1f534cp-65), splat_float64x4(0x1.e8fa9a6ee06dbp-88));
      const float64x4 alu34 = select_float64x4(cond8, alu33, splat_float64x4(0x1.bb81b6c52b326p-114));
      const float64x4 alu35 = select_float64x4(cond7, alu34, splat_float64x4(0x1.8a5664f10e41p-139));
      const float64x4 alu36 = val1 * alu35;
      const float64x4 alu37 = alu26 + alu32 + alu36 + splat_float64x4(0x1.8p+52);
      const float64x4 alu38 = (alu26 - (alu37 - splat_float64x4(0x1.8p+52)) + alu32 + alu36) * splat_float64x4(0x1.921fb54442d18p+1);
      const float64x4 cast6 = (float64x4)((uint64x4)alu38 ^ ((uint64x4)alu37 << splat_uint64x4(63ull)));
      const float64x4 alu39 = select_float64x4(__builtin_convertvector(__builtin_shufflevector(cond6, cond6, 0, 1, 2, 3), int64x4), cast6, rare2_0);
      rare2_0 = alu39;
      const float64x4 val2 = rare0_4;
      const float64x4 alu40 = abs_float64x4(val2);
      const int64x4 cond10 = (int64x4)(alu40 < splat_float64x4(0x1p+105));
      const int64x4 cond11 = (int64x4)(alu40 < splat_float64x4(0x1p+80));
      const int64x4 cond12 = (int64x4)(alu40 < splat_float64x4(0x1p+55));
      const float64x4 alu41 = select_float64x4(cond12, splat_float64x4(0x1.7cc1b7p-8), splat_float64x4(0x1.27220a8p-32));
      const float64x4 alu42 = select_float64x4(cond11, alu41, splat_float64x4(0x1.29fc274p-57));
      const float64x4 alu43 = select_float64x4(cond10, alu42, splat_float64x4(0x1.5f47d4cp-83));
      const float64x4 alu44 = val2 * alu43;
      const float64x4 alu45 = alu44 + splat_float64x4(0x1.8p+53) - splat_float64x4(0x1.8p+53);
      const float64x4 alu46 = alu44 - alu45;
      const float64x4 alu47 = select_float64x4(cond12, splat_float64x4(0x1.391054ap-35), splat_float64x4(0x1.4fe13aap-60));
      const float64x4 alu48 = select_float64x4(cond11, alu47, splat_float64x4(0x1.7d1f534p-85));
      const float64x4 alu49 = select_float64x4(cond10, alu48, splat_float64x4(0x1.377036cp-111));
      const float64x4 alu50 = val2 * alu49;
      const float64x4 alu51 = alu50 + splat_float64x4(0x1.8p+53) - splat_float64x4(0x1.8p+53);
      const float64x4 alu52 = alu50 - alu51;
      const float64x4 alu53 = select_float64x4(cond12, splat_float64x4(0x1.fc2757d1f534cp-65), splat_float64x4(0x1.e8fa9a6ee06dbp-88));
      const float64x4 alu54 = select_float64x4(cond11, alu53, splat_float64x4(0x1.bb81b6c52b326p-114));
      const float64x4 alu55 = select_float64x4(cond10, alu54, splat_float64x4(0x1.8a5664f10e41p-139));
      const float64x4 alu56 = val2 * alu55;
      const float64x4 alu57 = alu46 + alu52 + alu56 + splat_float64x4(0x1.8p+52);
      const float64x4 alu58 = (alu46 - (alu57 - splat_float64x4(0x1.8p+52)) + alu52 + alu56) * splat_float64x4(0x1.921fb54442d18p+1);
      const float64x4 cast7 = (float64x4)((uint64x4)alu58 ^ ((uint64x4)alu57 << splat_uint64x4(63ull)));
      const float64x4 alu59 = select_float64x4(__builtin_convertvector(__builtin_shufflevector(cond6, cond6, 4, 5, 6, 7), int64x4), cast7, rare2_4);
      rare2_4 = alu59;
    }
    const float64x4 val3 = rare2_0;
    const float64x4 alu60 = val3 * val3;
    const float64x4 alu61 = mulacc_float64x4(splat_float64x4(-0x1.5ba268p-25), alu60, splat_float64x4(0x1.7c7834p-19));
    const float64x4 alu62 = mulacc_float64x4(alu61, alu60, splat_float64x4(-0x1.a05c6ap-13));
    const float64x4 alu63 = mulacc_float64x4(alu62, alu60, splat_float64x4(0x1.111196p-7));
    const float64x4 alu64 = mulacc_float64x4(alu63, alu60, splat_float64x4(-0x1.555556p-3));
    const float32x4 cast8 = __builtin_convertvector(val3 * mulacc_float64x4(alu60, alu64, splat_float64x4(1.0)), float32x4);
    const float64x4 val4 = rare2_4;
    const float64x4 alu65 = val4 * val4;
    const float64x4 alu66 = mulacc_float64x4(splat_float64x4(-0x1.5ba268p-25), alu65, splat_float64x4(0x1.7c7834p-19));
    const float64x4 alu67 = mulacc_float64x4(alu66, alu65, splat_float64x4(-0x1.a05c6ap-13));
    const float64x4 alu68 = mulacc_float64x4(alu67, alu65, splat_float64x4(0x1.111196p-7));
    const float64x4 alu69 = mulacc_float64x4(alu68, alu65, splat_float64x4(-0x1.555556p-3));
    const float32x4 cast9 = __builtin_convertvector(val4 * mulacc_float64x4(alu65, alu69, splat_float64x4(1.0)), float32x4);
    const float32x8 vec0 = __builtin_shufflevector(cast8, cast9, 0, 1, 2, 3, 4, 5, 6, 7);
    const float32x8 alu70 = alu11 + splat_float32x8(1.0f);
    const int32x8 cond13 = (int32x8)(alu70 < splat_float32x8(0x1p-126f));
    const float32x8 alu71 = select_float32x8(cond13, alu70 * splat_float32x8(33554432.0f), alu70);
    const int32x8 cast10 = (int32x8)alu71;
    const int32x8 alu72 = (int32x8)((uint32x8)cast10 + (uint32x8)splat_int32x8(-1060439283));
    const float32x8 cast11 = __builtin_convertvector(alu72 >> splat_int32x8(23), float32x8);
    const float32x8 alu73 = select_float32x8(cond13, splat_float32x8(25.0f), splat_float32x8(0.0f));
    const int32x8 alu74 = (int32x8)((uint32x8)cast10 - (uint32x8)(alu72 & splat_int32x8(-8388608)));
    const float32x8 alu75 = (float32x8)alu74 - splat_float32x8(1.0f);
    const float32x8 alu76 = mulacc_float32x8(splat_float32x8(-0x1.ec6f9cp-4f), alu75, splat_float32x8(0x1.82e8b6p-3f));
    const float32x8 alu77 = mulacc_float32x8(alu76, alu75, splat_float32x8(-0x1.807698p-3f));
    const float32x8 alu78 = mulacc_float32x8(alu77, alu75, splat_float32x8(0x1.a164f2p-3f));
    const float32x8 alu79 = mulacc_float32x8(alu78, alu75, splat_float32x8(-0x1.eb767cp-3f));
    const float32x8 alu80 = mulacc_float32x8(alu79, alu75, splat_float32x8(0x1.279072p-2f));
    const float32x8 alu81 = mulacc_float32x8(alu80, alu75, splat_float32x8(-0x1.7156bap-2f));
    const float32x8 alu82 = mulacc_float32x8(alu81, alu75, splat_float32x8(0x1.ec701p-2f));
    const float32x8 alu83 = mulacc_float32x8(alu82, alu75, splat_float32x8(-0x1.715476p-1f));
    const float32x8 alu84 = mulacc_float32x8(alu83, alu75, splat_float32x8(0x1.c551dap-2f));
    const float32x8 alu85 = select_float32x8((int32x8)(alu70 < splat_float32x8(__builtin_inff())), cast11 - alu73 + (alu75 + alu75 * alu84), splat_float32x8(__builtin_inff()));
    const float32x8 alu86 = select_float32x8((int32x8)(alu70 == splat_float32x8(0.0f)), splat_float32x8(-__builtin_inff()), splat_float32x8(__builtin_nanf("")));
    const float32x8 alu87 = select_float32x8((int32x8)(splat_float32x8(0.0f) < alu70), alu85, alu86);
    *(float32x8_align4 *)&data0[num0] = mulacc_float32x8(alu10, sqrt_float32x8(alu11), vec0) + alu87;
  }
}
