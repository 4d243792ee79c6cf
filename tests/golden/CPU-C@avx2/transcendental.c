#include <stdbool.h>
#include <stdint.h>

typedef float float32x8 __attribute__((vector_size(32)));
typedef uint32_t uint32x8 __attribute__((vector_size(32)));
typedef double float64x4 __attribute__((vector_size(32)));
typedef uint64_t uint64x4 __attribute__((vector_size(32)));
typedef int32_t int32x8 __attribute__((vector_size(32)));
typedef float float32x8_align4 __attribute__((vector_size(32), aligned(4), may_alias));
typedef float float32x4 __attribute__((vector_size(16)));
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

static inline __attribute__((always_inline)) float64x4 select_float64x4(int64x4 mask, float64x4 a, float64x4 b) {
  return (float64x4)((mask & (int64x4)a) | (~mask & (int64x4)b));
}

void transcendental(void **args, int64_t start, int64_t stop, void *scratch) {
  float *data0 = args[0];
  const float *data1 = args[1];
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
    const float64x4 cast2 = __builtin_convertvector(__builtin_shufflevector(val0, val0, 0, 1, 2, 3), float64x4);
    const float64x4 alu12 = cast2 * splat_float64x4(0x1.45f306dc9c883p-2) + splat_float64x4(0x1.8p+52);
    const float64x4 alu13 = alu12 - splat_float64x4(0x1.8p+52);
    const float64x4 alu14 = mulacc_float64x4(alu13, splat_float64x4(-0x1.921fb4p+1), cast2);
    const float64x4 alu15 = mulacc_float64x4(alu13, splat_float64x4(-0x1.4442d18469899p-23), alu14);
    const float64x4 alu16 = select_float64x4((int64x4)(splat_float64x4(0x1.921fb54442d18p+0) < alu15), splat_float64x4(0x1.921fb54442d18p+0), alu15);
    const float64x4 alu17 = select_float64x4((int64x4)(alu16 < splat_float64x4(-0x1.921fb54442d18p+0)), splat_float64x4(-0x1.921fb54442d18p+0), alu16);
    const float64x4 alu18 = alu17 * alu17;
    const float64x4 alu19 = mulacc_float64x4(splat_float64x4(-0x1.5ba268p-25), alu18, splat_float64x4(0x1.7c7834p-19));
    const float64x4 alu20 = mulacc_float64x4(alu19, alu18, splat_float64x4(-0x1.a05c6ap-13));
    const float64x4 alu21 = mulacc_float64x4(alu20, alu18, splat_float64x4(0x1.111196p-7));
    const float64x4 alu22 = mulacc_float64x4(alu21, alu18, splat_float64x4(-0x1.555556p-3));
    const uint64x4 cast3 = (uint64x4)(alu17 * mulacc_float64x4(alu18, alu22, splat_float64x4(1.0)));
    const float64x4 cast4 = (float64x4)(cast3 ^ ((uint64x4)alu12 << splat_uint64x4(63ull)));
    const float64x4 cast5 = __builtin_convertvector(__builtin_shufflevector(val0, val0, 4, 5, 6, 7), float64x4);
    const float64x4 alu23 = cast5 * splat_float64x4(0x1.45f306dc9c883p-2) + splat_float64x4(0x1.8p+52);
    const float64x4 alu24 = alu23 - splat_float64x4(0x1.8p+52);
    const float64x4 alu25 = mulacc_float64x4(alu24, splat_float64x4(-0x1.921fb4p+1), cast5);
    const float64x4 alu26 = mulacc_float64x4(alu24, splat_float64x4(-0x1.4442d18469899p-23), alu25);
    const float64x4 alu27 = select_float64x4((int64x4)(splat_float64x4(0x1.921fb54442d18p+0) < alu26), splat_float64x4(0x1.921fb54442d18p+0), alu26);
    const float64x4 alu28 = select_float64x4((int64x4)(alu27 < splat_float64x4(-0x1.921fb54442d18p+0)), splat_float64x4(-0x1.921fb54442d18p+0), alu27);
    const float64x4 alu29 = alu28 * alu28;
    const float64x4 alu30 = mulacc_float64x4(splat_float64x4(-0x1.5ba268p-25), alu29, splat_float64x4(0x1.7c7834p-19));
    const float64x4 alu31 = mulacc_float64x4(alu30, alu29, splat_float64x4(-0x1.a05c6ap-13));
    const float64x4 alu32 = mulacc_float64x4(alu31, alu29, splat_float64x4(0x1.111196p-7));
    const float64x4 alu33 = mulacc_float64x4(alu32, alu29, splat_float64x4(-0x1.555556p-3));
    const uint64x4 cast6 = (uint64x4)(alu28 * mulacc_float64x4(alu29, alu33, splat_float64x4(1.0)));
    const float64x4 cast7 = (float64x4)(cast6 ^ ((uint64x4)alu23 << splat_uint64x4(63ull)));
    const float32x8 vec0 = __builtin_shufflevector(__builtin_convertvector(cast4, float32x4), __builtin_convertvector(cast7, float32x4), 0, 1, 2, 3, 4, 5, 6, 7);
    const float32x8 alu34 = alu11 + splat_float32x8(1.0f);
    const int32x8 cond0 = (int32x8)(alu34 < splat_float32x8(0x1p-126f));
    const float32x8 alu35 = select_float32x8(cond0, alu34 * splat_float32x8(33554432.0f), alu34);
    const int32x8 cast8 = (int32x8)alu35;
    const int32x8 alu36 = (int32x8)((uint32x8)cast8 + (uint32x8)splat_int32x8(-1060439283));
    const float32x8 cast9 = __builtin_convertvector(alu36 >> splat_int32x8(23), float32x8);
    const float32x8 alu37 = select_float32x8(cond0, splat_float32x8(25.0f), splat_float32x8(0.0f));
    const int32x8 alu38 = (int32x8)((uint32x8)cast8 - (uint32x8)(alu36 & splat_int32x8(-8388608)));
    const float32x8 alu39 = (float32x8)alu38 - splat_float32x8(1.0f);
    const float32x8 alu40 = mulacc_float32x8(splat_float32x8(-0x1.ec6f9cp-4f), alu39, splat_float32x8(0x1.82e8b6p-3f));
    const float32x8 alu41 = mulacc_float32x8(alu40, alu39, splat_float32x8(-0x1.807698p-3f));
    const float32x8 alu42 = mulacc_float32x8(alu41, alu39, splat_float32x8(0x1.a164f2p-3f));
    const float32x8 alu43 = mulacc_float32x8(alu42, alu39, splat_float32x8(-0x1.eb767cp-3f));
    const float32x8 alu44 = mulacc_float32x8(alu43, alu39, splat_float32x8(0x1.279072p-2f));
    const float32x8 alu45 = mulacc_float32x8(alu44, alu39, splat_float32x8(-0x1.7156bap-2f));
    const float32x8 alu46 = mulacc_float32x8(alu45, alu39, splat_float32x8(0x1.ec701p-2f));
    const float32x8 alu47 = mulacc_float32x8(alu46, alu39, splat_float32x8(-0x1.715476p-1f));
    const float32x8 alu48 = mulacc_float32x8(alu47, alu39, splat_float32x8(0x1.c551dap-2f));
    const float32x8 alu49 = select_float32x8((int32x8)(alu34 < splat_float32x8(__builtin_inff())), cast9 - alu37 + (alu39 + alu39 * alu48), splat_float32x8(__builtin_inff()));
    const float32x8 alu50 = select_float32x8((int32x8)(alu34 == splat_float32x8(0.0f)), splat_float32x8(-__builtin_inff()), splat_float32x8(__builtin_nanf("")));
    const float32x8 alu51 = select_float32x8((int32x8)(splat_float32x8(0.0f) < alu34), alu49, alu50);
    *(float32x8_align4 *)&data0[num0] = mulacc_float32x8(alu10, sqrt_float32x8(alu11), vec0) + alu51;
  }
}
