#include <stdbool.h>
#include <stdint.h>

typedef float float32x8 __attribute__((vector_size(32)));
typedef uint32_t uint32x8 __attribute__((vector_size(32)));
typedef int32_t int32x8 __attribute__((vector_size(32)));
typedef double float64x8 __attribute__((vector_size(64)));
typedef double float64x4 __attribute__((vector_size(32)));
typedef uint64_t uint64x8 __attribute__((vector_size(64)));
typedef uint64_t uint64x4 __attribute__((vector_size(32)));
typedef float float32x8_align4 __attribute__((vector_size(32), aligned(4), may_alias));
typedef float float32x4 __attribute__((vector_size(16)));
typedef int64_t int64x4 __attribute__((vector_size(32)));

static inline __attribute__((always_inline)) float32x8 splat_float32x8(float x) {
  return (float32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) uint32x8 splat_uint32x8(uint32_t x) {
  return (uint32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) int32x8 splat_int32x8(int32_t x) {
  return (int32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) float64x8 splat_float64x8(double x) {
  return (float64x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) float64x4 splat_float64x4(double x) {
  return (float64x4){x, x, x, x};
}

static inline __attribute__((always_inline)) uint64x8 splat_uint64x8(uint64_t x) {
  return (uint64x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) uint64x4 splat_uint64x4(uint64_t x) {
  return (uint64x4){x, x, x, x};
}

static inline __attribute__((always_inline)) float32x8 select_float32x8(int32x8 mask, float32x8 a, float32x8 b) {
  return (float32x8)((mask & (int32x8)a) | (~mask & (int32x8)b));
}

static inline __attribute__((always_inline)) float32x8 mulacc_float32x8(float32x8 a, float32x8 b, float32x8 c) {
#ifdef __clang__
#pragma STDC FP_CONTRACT ON
  return a * b + c;
#else
  return (float32x8){__builtin_fmaf(a[0], b[0], c[0]), __builtin_fmaf(a[1], b[1], c[1]), __builtin_fmaf(a[2], b[2], c[2]), __builtin_fmaf(a[3], b[3], c[3]),
      __builtin_fmaf(a[4], b[4], c[4]), __builtin_fmaf(a[5], b[5], c[5]), __builtin_fmaf(a[6], b[6], c[6]), __builtin_fmaf(a[7], b[7], c[7])};
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
  return (float64x4){__builtin_fma(a[0], b[0], c[0]), __builtin_fma(a[1], b[1], c[1]), __builtin_fma(a[2], b[2], c[2]), __builtin_fma(a[3], b[3], c[3])};
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
    const int32x8 cond0 = (int32x8)(alu11 < splat_float32x8(0x1p-126f));
    const float32x8 alu12 = select_float32x8(cond0, alu11 * splat_float32x8(33554432.0f), alu11);
    const int32x8 cast2 = (int32x8)alu12;
    const int32x8 alu13 = (int32x8)((uint32x8)cast2 + (uint32x8)splat_int32x8(-1060439283));
    const float32x8 cast3 = __builtin_convertvector(alu13 >> splat_int32x8(23), float32x8);
    const float32x8 alu14 = select_float32x8(cond0, splat_float32x8(25.0f), splat_float32x8(0.0f));
    const int32x8 alu15 = (int32x8)((uint32x8)cast2 - (uint32x8)(alu13 & splat_int32x8(-8388608)));
    const float32x8 alu16 = (float32x8)alu15 - splat_float32x8(1.0f);
    const float32x8 alu17 = mulacc_float32x8(splat_float32x8(-0x1.ec6f9cp-4f), alu16, splat_float32x8(0x1.82e8b6p-3f));
    const float32x8 alu18 = mulacc_float32x8(alu17, alu16, splat_float32x8(-0x1.807698p-3f));
    const float32x8 alu19 = mulacc_float32x8(alu18, alu16, splat_float32x8(0x1.a164f2p-3f));
    const float32x8 alu20 = mulacc_float32x8(alu19, alu16, splat_float32x8(-0x1.eb767cp-3f));
    const float32x8 alu21 = mulacc_float32x8(alu20, alu16, splat_float32x8(0x1.279072p-2f));
    const float32x8 alu22 = mulacc_float32x8(alu21, alu16, splat_float32x8(-0x1.7156bap-2f));
    const float32x8 alu23 = mulacc_float32x8(alu22, alu16, splat_float32x8(0x1.ec701p-2f));
    const float32x8 alu24 = mulacc_float32x8(alu23, alu16, splat_float32x8(-0x1.715476p-1f));
    const float32x8 alu25 = mulacc_float32x8(alu24, alu16, splat_float32x8(0x1.c551dap-2f));
    const float32x8 alu26 = select_float32x8((int32x8)(alu11 < splat_float32x8(__builtin_inff())), cast3 - alu14 + (alu16 + alu16 * alu25), splat_float32x8(__builtin_inff()));
    const float32x8 alu27 = select_float32x8((int32x8)(alu11 == splat_float32x8(0.0f)), splat_float32x8(-__builtin_inff()), splat_float32x8(__builtin_nanf("")));
    const float32x8 alu28 = select_float32x8((int32x8)(splat_float32x8(0.0f) < alu11), alu26, alu27);
    const float64x4 cast4 = __builtin_convertvector(__builtin_shufflevector(val0, val0, 0, 1, 2, 3), float64x4);
    const float64x4 alu29 = cast4 * splat_float64x4(0x1.45f306dc9c883p-2) + splat_float64x4(0x1.8p+52);
    const float64x4 alu30 = alu29 - splat_float64x4(0x1.8p+52);
    const float64x4 alu31 = mulacc_float64x4(alu30, splat_float64x4(-0x1.921fb4p+1), cast4);
    const float64x4 alu32 = mulacc_float64x4(alu30, splat_float64x4(-0x1.4442d18469899p-23), alu31);
    const float64x4 alu33 = select_float64x4((int64x4)(splat_float64x4(0x1.921fb54442d18p+0) < alu32), splat_float64x4(0x1.921fb54442d18p+0), alu32);
    const float64x4 alu34 = select_float64x4((int64x4)(alu33 < splat_float64x4(-0x1.921fb54442d18p+0)), splat_float64x4(-0x1.921fb54442d18p+0), alu33);
    const float64x4 alu35 = alu34 * alu34;
    const float64x4 alu36 = mulacc_float64x4(splat_float64x4(-0x1.5ba268p-25), alu35, splat_float64x4(0x1.7c7834p-19));
    const float64x4 alu37 = mulacc_float64x4(alu36, alu35, splat_float64x4(-0x1.a05c6ap-13));
    const float64x4 alu38 = mulacc_float64x4(alu37, alu35, splat_float64x4(0x1.111196p-7));
    const float64x4 alu39 = mulacc_float64x4(alu38, alu35, splat_float64x4(-0x1.555556p-3));
    const uint64x4 cast5 = (uint64x4)(alu34 * mulacc_float64x4(alu35, alu39, splat_float64x4(1.0)));
    const float64x4 cast6 = (float64x4)(cast5 ^ ((uint64x4)alu29 << splat_uint64x4(63ull)));
    const float64x4 cast7 = __builtin_convertvector(__builtin_shufflevector(val0, val0, 4, 5, 6, 7), float64x4);
    const float64x4 alu40 = cast7 * splat_float64x4(0x1.45f306dc9c883p-2) + splat_float64x4(0x1.8p+52);
    const float64x4 alu41 = alu40 - splat_float64x4(0x1.8p+52);
    const float64x4 alu42 = mulacc_float64x4(alu41, splat_float64x4(-0x1.921fb4p+1), cast7);
    const float64x4 alu43 = mulacc_float64x4(alu41, splat_float64x4(-0x1.4442d18469899p-23), alu42);
    const float64x4 alu44 = select_float64x4((int64x4)(splat_float64x4(0x1.921fb54442d18p+0) < alu43), splat_float64x4(0x1.921fb54442d18p+0), alu43);
    const float64x4 alu45 = select_float64x4((int64x4)(alu44 < splat_float64x4(-0x1.921fb54442d18p+0)), splat_float64x4(-0x1.921fb54442d18p+0), alu44);
    const float64x4 alu46 = alu45 * alu45;
    const float64x4 alu47 = mulacc_float64x4(splat_float64x4(-0x1.5ba268p-25), alu46, splat_float64x4(0x1.7c7834p-19));
    const float64x4 alu48 = mulacc_float64x4(alu47, alu46, splat_float64x4(-0x1.a05c6ap-13));
    const float64x4 alu49 = mulacc_float64x4(alu48, alu46, splat_float64x4(0x1.111196p-7));
    const float64x4 alu50 = mulacc_float64x4(alu49, alu46, splat_float64x4(-0x1.555556p-3));
    const uint64x4 cast8 = (uint64x4)(alu45 * mulacc_float64x4(alu46, alu50, splat_float64x4(1.0)));
    const float64x4 cast9 = (float64x4)(cast8 ^ ((uint64x4)alu40 << splat_uint64x4(63ull)));
    const float32x8 vec0 = __builtin_shufflevector(__builtin_convertvector(cast6, float32x4), __builtin_convertvector(cast9, float32x4), 0, 1, 2, 3, 4, 5, 6, 7);
    *(float32x8_align4 *)&data0[num0] = mulacc_float32x8(alu10, sqrt_float32x8(alu28), vec0);
  }
}
