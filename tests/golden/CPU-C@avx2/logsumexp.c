#include <stdbool.h>
#include <stdint.h>

typedef float float32x8 __attribute__((vector_size(32)));
typedef uint32_t uint32x8 __attribute__((vector_size(32)));
typedef float float32x4 __attribute__((vector_size(16)));
typedef uint32_t uint32x4 __attribute__((vector_size(16)));
typedef float float32x2 __attribute__((vector_size(8)));
typedef uint32_t uint32x2 __attribute__((vector_size(8)));
typedef float float32x8_align4 __attribute__((vector_size(32), aligned(4), may_alias));
typedef int32_t int32x8 __attribute__((vector_size(32)));
typedef int32_t int32x4 __attribute__((vector_size(16)));
typedef int32_t int32x2 __attribute__((vector_size(8)));

static inline __attribute__((always_inline)) float32x8 splat_float32x8(float x) {
  return (float32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) uint32x8 splat_uint32x8(uint32_t x) {
  return (uint32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) float32x4 splat_float32x4(float x) {
  return (float32x4){x, x, x, x};
}

static inline __attribute__((always_inline)) uint32x4 splat_uint32x4(uint32_t x) {
  return (uint32x4){x, x, x, x};
}

static inline __attribute__((always_inline)) float32x2 splat_float32x2(float x) {
  return (float32x2){x, x};
}

static inline __attribute__((always_inline)) uint32x2 splat_uint32x2(uint32_t x) {
  return (uint32x2){x, x};
}

static inline __attribute__((always_inline)) float32x8 select_float32x8(int32x8 mask, float32x8 a, float32x8 b) {
  return (float32x8)((mask & (int32x8)a) | (~mask & (int32x8)b));
}

static inline __attribute__((always_inline)) float32x8 max_float32x8(float32x8 a, float32x8 b) {
  return select_float32x8((int32x8)((a > b) | (a != a)), a, b);
}

static inline __attribute__((always_inline)) float32x8 mulacc_float32x8(float32x8 a, float32x8 b, float32x8 c) {
#ifdef __clang__
#pragma STDC FP_CONTRACT ON
  return a * b + c;
#else
  return __builtin_ia32_vfmaddps256(a, b, c);
#endif
}

static inline __attribute__((always_inline)) float32x4 select_float32x4(int32x4 mask, float32x4 a, float32x4 b) {
  return (float32x4)((mask & (int32x4)a) | (~mask & (int32x4)b));
}

static inline __attribute__((always_inline)) float32x4 max_float32x4(float32x4 a, float32x4 b) {
  return select_float32x4((int32x4)((a > b) | (a != a)), a, b);
}

static inline __attribute__((always_inline)) float32x4 mulacc_float32x4(float32x4 a, float32x4 b, float32x4 c) {
#ifdef __clang__
#pragma STDC FP_CONTRACT ON
  return a * b + c;
#else
  return __builtin_ia32_vfmaddps(a, b, c);
#endif
}

static inline __attribute__((always_inline)) float32x2 select_float32x2(int32x2 mask, float32x2 a, float32x2 b) {
  return (float32x2)((mask & (int32x2)a) | (~mask & (int32x2)b));
}

static inline __attribute__((always_inline)) float32x2 max_float32x2(float32x2 a, float32x2 b) {
  return select_float32x2((int32x2)((a > b) | (a != a)), a, b);
}

static inline __attribute__((always_inline)) float32x2 mulacc_float32x2(float32x2 a, float32x2 b, float32x2 c) {
#ifdef __clang__
#pragma STDC FP_CONTRACT ON
  return a * b + c;
#else
  return (float32x2){__builtin_fmaf(a[0], b[0], c[0]), __builtin_fmaf(a[1], b[1], c[1])};
#endif
}

static inline __attribute__((always_inline)) float max_float32(float a, float b) {
  return ((a > b) | (a != a)) ? a : b;
}

static inline __attribute__((always_inline)) float mulacc_float32(float a, float b, float c) {
  return __builtin_fmaf(a, b, c);
}

static inline __attribute__((always_inline)) uint32_t bits_of_float32_as_uint32(float a) {
  uint32_t r;
  __builtin_memcpy(&r, &a, 4);
  return r;
}

static inline __attribute__((always_inline)) float bits_of_uint32_as_float32(uint32_t a) {
  float r;
  __builtin_memcpy(&r, &a, 4);
  return r;
}

static inline __attribute__((always_inline)) int32_t bits_of_float32_as_int32(float a) {
  int32_t r;
  __builtin_memcpy(&r, &a, 4);
  return r;
}

static inline __attribute__((always_inline)) float bits_of_int32_as_float32(int32_t a) {
  float r;
  __builtin_memcpy(&r, &a, 4);
  return r;
}

void logsumexp(void **args, int64_t start, int64_t stop, void *scratch) {
  float *data0 = args[0];
  const float *data1 = args[1];
  float32x8 acc1_0;
  float32x8 acc0_0;
  float32x8 acc0_8;
  float32x8 acc0_16;
  float32x8 acc0_24;
  float32x8 acc1_8;
  float32x8 acc1_16;
  float32x8 acc1_24;
  for (int32_t o0 = 0; o0 < 8; o0++) {
    acc0_0 = splat_float32x8(-__builtin_inff());
    acc0_8 = splat_float32x8(-__builtin_inff());
    acc0_16 = splat_float32x8(-__builtin_inff());
    acc0_24 = splat_float32x8(-__builtin_inff());
    const int32_t num0 = o0 * 64;
    acc1_0 = splat_float32x8(0.0f);
    acc1_8 = splat_float32x8(0.0f);
    acc1_16 = splat_float32x8(0.0f);
    acc1_24 = splat_float32x8(0.0f);
    for (int32_t r0 = 0; r0 < 2; r0++) {
      const float32x8 val0 = acc0_0;
      const int32_t num1 = num0 + r0 * 32;
      const float32x8 val1 = *(const float32x8_align4 *)&data1[num1];
      const float32x8 alu0 = max_float32x8(val0, val1);
      const float32x8 val2 = acc0_8;
      const float32x8 val3 = acc0_16;
      const float32x8 val4 = acc0_24;
      acc0_0 = alu0;
      const float32x8 val5 = *(const float32x8_align4 *)&data1[num1 + 8];
      const float32x8 alu1 = max_float32x8(val2, val5);
      acc0_8 = alu1;
      const float32x8 val6 = *(const float32x8_align4 *)&data1[num1 + 16];
      const float32x8 alu2 = max_float32x8(val3, val6);
      acc0_16 = alu2;
      const float32x8 val7 = *(const float32x8_align4 *)&data1[num1 + 24];
      const float32x8 alu3 = max_float32x8(val4, val7);
      acc0_24 = alu3;
      const float32x8 alu4 = (val0 - alu0) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu5 = select_float32x8((int32x8)(alu4 < splat_float32x8(-151.0f)), splat_float32x8(-151.0f), alu4);
      const float32x8 alu6 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu5), splat_float32x8(128.0f), alu5);
      const float32x8 alu7 = alu6 + splat_float32x8(12582912.0f);
      const float32x8 alu8 = alu6 - (alu7 - splat_float32x8(12582912.0f));
      const float32x8 alu9 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu8, splat_float32x8(0x1.5e6388p-10f));
      const float32x8 alu10 = mulacc_float32x8(alu9, alu8, splat_float32x8(0x1.3b399cp-7f));
      const float32x8 alu11 = mulacc_float32x8(alu10, alu8, splat_float32x8(0x1.c6b0cep-5f));
      const float32x8 alu12 = mulacc_float32x8(alu11, alu8, splat_float32x8(0x1.ebfbep-3f));
      const float32x8 alu13 = mulacc_float32x8(alu12, alu8, splat_float32x8(0x1.62e43p-1f));
      const uint32x8 cast0 = (uint32x8)alu7;
      const uint32x8 alu14 = cast0 >> splat_uint32x8(1u);
      const float32x8 cast1 = (float32x8)((alu14 << splat_uint32x8(23u)) + splat_uint32x8(1065353216u));
      const uint32x8 alu15 = ((cast0 - alu14) << splat_uint32x8(23u)) + splat_uint32x8(1065353216u);
      const float32x8 alu16 = mulacc_float32x8(alu13, alu8, splat_float32x8(1.0f)) * cast1 * (float32x8)alu15;
      const float32x8 alu17 = select_float32x8((int32x8)(val0 == alu0), splat_float32x8(1.0f), alu16);
      const float32x8 alu18 = (val1 - alu0) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu19 = select_float32x8((int32x8)(alu18 < splat_float32x8(-151.0f)), splat_float32x8(-151.0f), alu18);
      const float32x8 alu20 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu19), splat_float32x8(128.0f), alu19);
      const float32x8 alu21 = alu20 + splat_float32x8(12582912.0f);
      const float32x8 alu22 = alu20 - (alu21 - splat_float32x8(12582912.0f));
      const float32x8 alu23 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu22, splat_float32x8(0x1.5e6388p-10f));
      const float32x8 alu24 = mulacc_float32x8(alu23, alu22, splat_float32x8(0x1.3b399cp-7f));
      const float32x8 alu25 = mulacc_float32x8(alu24, alu22, splat_float32x8(0x1.c6b0cep-5f));
      const float32x8 alu26 = mulacc_float32x8(alu25, alu22, splat_float32x8(0x1.ebfbep-3f));
      const float32x8 alu27 = mulacc_float32x8(alu26, alu22, splat_float32x8(0x1.62e43p-1f));
      const uint32x8 cast2 = (uint32x8)alu21;
      const uint32x8 alu28 = cast2 >> splat_uint32x8(1u);
      const float32x8 cast3 = (float32x8)((alu28 << splat_uint32x8(23u)) + splat_uint32x8(1065353216u));
      const float32x8 alu29 = mulacc_float32x8(alu27, alu22, splat_float32x8(1.0f)) * cast3;
      const uint32x8 alu30 = ((cast2 - alu28) << splat_uint32x8(23u)) + splat_uint32x8(1065353216u);
      const float32x8 alu31 = select_float32x8((int32x8)(val1 == alu0), splat_float32x8(1.0f), alu29 * (float32x8)alu30);
      acc1_0 = mulacc_float32x8(acc1_0, alu17, alu31);
      const float32x8 alu32 = (val2 - alu1) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu33 = select_float32x8((int32x8)(alu32 < splat_float32x8(-151.0f)), splat_float32x8(-151.0f), alu32);
      const float32x8 alu34 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu33), splat_float32x8(128.0f), alu33);
      const float32x8 alu35 = alu34 + splat_float32x8(12582912.0f);
      const float32x8 alu36 = alu34 - (alu35 - splat_float32x8(12582912.0f));
      const float32x8 alu37 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu36, splat_float32x8(0x1.5e6388p-10f));
      const float32x8 alu38 = mulacc_float32x8(alu37, alu36, splat_float32x8(0x1.3b399cp-7f));
      const float32x8 alu39 = mulacc_float32x8(alu38, alu36, splat_float32x8(0x1.c6b0cep-5f));
      const float32x8 alu40 = mulacc_float32x8(alu39, alu36, splat_float32x8(0x1.ebfbep-3f));
      const float32x8 alu41 = mulacc_float32x8(alu40, alu36, splat_float32x8(0x1.62e43p-1f));
      const uint32x8 cast4 = (uint32x8)alu35;
      const uint32x8 alu42 = cast4 >> splat_uint32x8(1u);
      const float32x8 cast5 = (float32x8)((alu42 << splat_uint32x8(23u)) + splat_uint32x8(1065353216u));
      const float32x8 alu43 = mulacc_float32x8(alu41, alu36, splat_float32x8(1.0f)) * cast5;
      const uint32x8 alu44 = ((cast4 - alu42) << splat_uint32x8(23u)) + splat_uint32x8(1065353216u);
      const float32x8 alu45 = select_float32x8((int32x8)(val2 == alu1), splat_float32x8(1.0f), alu43 * (float32x8)alu44);
      const float32x8 alu46 = (val5 - alu1) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu47 = select_float32x8((int32x8)(alu46 < splat_float32x8(-151.0f)), splat_float32x8(-151.0f), alu46);
      const float32x8 alu48 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu47), splat_float32x8(128.0f), alu47);
      const float32x8 alu49 = alu48 + splat_float32x8(12582912.0f);
      const float32x8 alu50 = alu48 - (alu49 - splat_float32x8(12582912.0f));
      const float32x8 alu51 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu50, splat_float32x8(0x1.5e6388p-10f));
      const float32x8 alu52 = mulacc_float32x8(alu51, alu50, splat_float32x8(0x1.3b399cp-7f));
      const float32x8 alu53 = mulacc_float32x8(alu52, alu50, splat_float32x8(0x1.c6b0cep-5f));
      const float32x8 alu54 = mulacc_float32x8(alu53, alu50, splat_float32x8(0x1.ebfbep-3f));
      const float32x8 alu55 = mulacc_float32x8(alu54, alu50, splat_float32x8(0x1.62e43p-1f));
      const uint32x8 cast6 = (uint32x8)alu49;
      const uint32x8 alu56 = cast6 >> splat_uint32x8(1u);
      const float32x8 cast7 = (float32x8)((alu56 << splat_uint32x8(23u)) + splat_uint32x8(1065353216u));
      const float32x8 alu57 = mulacc_float32x8(alu55, alu50, splat_float32x8(1.0f)) * cast7;
      const uint32x8 alu58 = ((cast6 - alu56) << splat_uint32x8(23u)) + splat_uint32x8(1065353216u);
      const float32x8 alu59 = select_float32x8((int32x8)(val5 == alu1), splat_float32x8(1.0f), alu57 * (float32x8)alu58);
      acc1_8 = mulacc_float32x8(acc1_8, alu45, alu59);
      const float32x8 alu60 = (val3 - alu2) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu61 = select_float32x8((int32x8)(alu60 < splat_float32x8(-151.0f)), splat_float32x8(-151.0f), alu60);
      const float32x8 alu62 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu61), splat_float32x8(128.0f), alu61);
      const float32x8 alu63 = alu62 + splat_float32x8(12582912.0f);
      const float32x8 alu64 = alu62 - (alu63 - splat_float32x8(12582912.0f));
      const float32x8 alu65 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu64, splat_float32x8(0x1.5e6388p-10f));
      const float32x8 alu66 = mulacc_float32x8(alu65, alu64, splat_float32x8(0x1.3b399cp-7f));
      const float32x8 alu67 = mulacc_float32x8(alu66, alu64, splat_float32x8(0x1.c6b0cep-5f));
      const float32x8 alu68 = mulacc_float32x8(alu67, alu64, splat_float32x8(0x1.ebfbep-3f));
      const float32x8 alu69 = mulacc_float32x8(alu68, alu64, splat_float32x8(0x1.62e43p-1f));
      const uint32x8 cast8 = (uint32x8)alu63;
      const uint32x8 alu70 = cast8 >> splat_uint32x8(1u);
      const float32x8 cast9 = (float32x8)((alu70 << splat_uint32x8(23u)) + splat_uint32x8(1065353216u));
      const float32x8 alu71 = mulacc_float32x8(alu69, alu64, splat_float32x8(1.0f)) * cast9;
      const uint32x8 alu72 = ((cast8 - alu70) << splat_uint32x8(23u)) + splat_uint32x8(1065353216u);
      const float32x8 alu73 = select_float32x8((int32x8)(val3 == alu2), splat_float32x8(1.0f), alu71 * (float32x8)alu72);
      const float32x8 alu74 = (val6 - alu2) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu75 = select_float32x8((int32x8)(alu74 < splat_float32x8(-151.0f)), splat_float32x8(-151.0f), alu74);
      const float32x8 alu76 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu75), splat_float32x8(128.0f), alu75);
      const float32x8 alu77 = alu76 + splat_float32x8(12582912.0f);
      const float32x8 alu78 = alu76 - (alu77 - splat_float32x8(12582912.0f));
      const float32x8 alu79 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu78, splat_float32x8(0x1.5e6388p-10f));
      const float32x8 alu80 = mulacc_float32x8(alu79, alu78, splat_float32x8(0x1.3b399cp-7f));
      const float32x8 alu81 = mulacc_float32x8(alu80, alu78, splat_float32x8(0x1.c6b0cep-5f));
      const float32x8 alu82 = mulacc_float32x8(alu81, alu78, splat_float32x8(0x1.ebfbep-3f));
      const float32x8 alu83 = mulacc_float32x8(alu82, alu78, splat_float32x8(0x1.62e43p-1f));
      const uint32x8 cast10 = (uint32x8)alu77;
      const uint32x8 alu84 = cast10 >> splat_uint32x8(1u);
      const float32x8 cast11 = (float32x8)((alu84 << splat_uint32x8(23u)) + splat_uint32x8(1065353216u));
      const float32x8 alu85 = mulacc_float32x8(alu83, alu78, splat_float32x8(1.0f)) * cast11;
      const uint32x8 alu86 = ((cast10 - alu84) << splat_uint32x8(23u)) + splat_uint32x8(1065353216u);
      const float32x8 alu87 = select_float32x8((int32x8)(val6 == alu2), splat_float32x8(1.0f), alu85 * (float32x8)alu86);
      acc1_16 = mulacc_float32x8(acc1_16, alu73, alu87);
      const float32x8 alu88 = (val4 - alu3) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu89 = select_float32x8((int32x8)(alu88 < splat_float32x8(-151.0f)), splat_float32x8(-151.0f), alu88);
      const float32x8 alu90 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu89), splat_float32x8(128.0f), alu89);
      const float32x8 alu91 = alu90 + splat_float32x8(12582912.0f);
      const float32x8 alu92 = alu90 - (alu91 - splat_float32x8(12582912.0f));
      const float32x8 alu93 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu92, splat_float32x8(0x1.5e6388p-10f));
      const float32x8 alu94 = mulacc_float32x8(alu93, alu92, splat_float32x8(0x1.3b399cp-7f));
      const float32x8 alu95 = mulacc_float32x8(alu94, alu92, splat_float32x8(0x1.c6b0cep-5f));
      const float32x8 alu96 = mulacc_float32x8(alu95, alu92, splat_float32x8(0x1.ebfbep-3f));
      const float32x8 alu97 = mulacc_float32x8(alu96, alu92, splat_float32x8(0x1.62e43p-1f));
      const uint32x8 cast12 = (uint32x8)alu91;
      const uint32x8 alu98 = cast12 >> splat_uint32x8(1u);
      const float32x8 cast13 = (float32x8)((alu98 << splat_uint32x8(23u)) + splat_uint32x8(1065353216u));
      const float32x8 alu99 = mulacc_float32x8(alu97, alu92, splat_float32x8(1.0f)) * cast13;
      const uint32x8 alu100 = ((cast12 - alu98) << splat_uint32x8(23u)) + splat_uint32x8(1065353216u);
      const float32x8 alu101 = select_float32x8((int32x8)(val4 == alu3), splat_float32x8(1.0f), alu99 * (float32x8)alu100);
      const float32x8 alu102 = (val7 - alu3) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu103 = select_float32x8((int32x8)(alu102 < splat_float32x8(-151.0f)), splat_float32x8(-151.0f), alu102);
      const float32x8 alu104 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu103), splat_float32x8(128.0f), alu103);
      const float32x8 alu105 = alu104 + splat_float32x8(12582912.0f);
      const float32x8 alu106 = alu104 - (alu105 - splat_float32x8(12582912.0f));
      const float32x8 alu107 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu106, splat_float32x8(0x1.5e6388p-10f));
      const float32x8 alu108 = mulacc_float32x8(alu107, alu106, splat_float32x8(0x1.3b399cp-7f));
      const float32x8 alu109 = mulacc_float32x8(alu108, alu106, splat_float32x8(0x1.c6b0cep-5f));
      const float32x8 alu110 = mulacc_float32x8(alu109, alu106, splat_float32x8(0x1.ebfbep-3f));
      const float32x8 alu111 = mulacc_float32x8(alu110, alu106, splat_float32x8(0x1.62e43p-1f));
      const uint32x8 cast14 = (uint32x8)alu105;
      const uint32x8 alu112 = cast14 >> splat_uint32x8(1u);
      const uint32x8 alu113 = (alu112 << splat_uint32x8(23u)) + splat_uint32x8(1065353216u);
      const float32x8 alu114 = mulacc_float32x8(alu111, alu106, splat_float32x8(1.0f)) * (float32x8)alu113;
      const uint32x8 alu115 = ((cast14 - alu112) << splat_uint32x8(23u)) + splat_uint32x8(1065353216u);
      const float32x8 alu116 = select_float32x8((int32x8)(val7 == alu3), splat_float32x8(1.0f), alu114 * (float32x8)alu115);
      acc1_24 = mulacc_float32x8(acc1_24, alu101, alu116);
    }
    const float32x8 val8 = acc0_0;
    const float32x8 val9 = acc0_16;
    const float32x8 alu117 = max_float32x8(val8, val9);
    const float32x8 alu118 = (val8 - alu117) * splat_float32x8(0x1.715476p+0f);
    const float32x8 alu119 = select_float32x8((int32x8)(alu118 < splat_float32x8(-151.0f)), splat_float32x8(-151.0f), alu118);
    const float32x8 alu120 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu119), splat_float32x8(128.0f), alu119);
    const float32x8 alu121 = alu120 + splat_float32x8(12582912.0f);
    const float32x8 alu122 = alu120 - (alu121 - splat_float32x8(12582912.0f));
    const float32x8 alu123 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu122, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu124 = mulacc_float32x8(alu123, alu122, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu125 = mulacc_float32x8(alu124, alu122, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu126 = mulacc_float32x8(alu125, alu122, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu127 = mulacc_float32x8(alu126, alu122, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast15 = (uint32x8)alu121;
    const uint32x8 alu128 = cast15 >> splat_uint32x8(1u);
    const uint32x8 alu129 = (alu128 << splat_uint32x8(23u)) + splat_uint32x8(1065353216u);
    const float32x8 alu130 = mulacc_float32x8(alu127, alu122, splat_float32x8(1.0f)) * (float32x8)alu129;
    const uint32x8 alu131 = ((cast15 - alu128) << splat_uint32x8(23u)) + splat_uint32x8(1065353216u);
    const float32x8 alu132 = select_float32x8((int32x8)(val8 == alu117), splat_float32x8(1.0f), alu130 * (float32x8)alu131);
    const float32x8 alu133 = (val9 - alu117) * splat_float32x8(0x1.715476p+0f);
    const float32x8 alu134 = select_float32x8((int32x8)(alu133 < splat_float32x8(-151.0f)), splat_float32x8(-151.0f), alu133);
    const float32x8 alu135 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu134), splat_float32x8(128.0f), alu134);
    const float32x8 alu136 = alu135 + splat_float32x8(12582912.0f);
    const float32x8 alu137 = alu135 - (alu136 - splat_float32x8(12582912.0f));
    const float32x8 alu138 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu137, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu139 = mulacc_float32x8(alu138, alu137, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu140 = mulacc_float32x8(alu139, alu137, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu141 = mulacc_float32x8(alu140, alu137, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu142 = mulacc_float32x8(alu141, alu137, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast16 = (uint32x8)alu136;
    const uint32x8 alu143 = cast16 >> splat_uint32x8(1u);
    const uint32x8 alu144 = (alu143 << splat_uint32x8(23u)) + splat_uint32x8(1065353216u);
    const float32x8 alu145 = mulacc_float32x8(alu142, alu137, splat_float32x8(1.0f)) * (float32x8)alu144;
    const uint32x8 alu146 = ((cast16 - alu143) << splat_uint32x8(23u)) + splat_uint32x8(1065353216u);
    const float32x8 alu147 = select_float32x8((int32x8)(val9 == alu117), splat_float32x8(1.0f), alu145 * (float32x8)alu146);
    const float32x8 val10 = acc0_8;
    const float32x8 val11 = acc0_24;
    const float32x8 alu148 = max_float32x8(val10, val11);
    const float32x8 alu149 = max_float32x8(alu117, alu148);
    const float32x8 alu150 = (alu117 - alu149) * splat_float32x8(0x1.715476p+0f);
    const float32x8 alu151 = select_float32x8((int32x8)(alu150 < splat_float32x8(-151.0f)), splat_float32x8(-151.0f), alu150);
    const float32x8 alu152 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu151), splat_float32x8(128.0f), alu151);
    const float32x8 alu153 = alu152 + splat_float32x8(12582912.0f);
    const float32x8 alu154 = alu152 - (alu153 - splat_float32x8(12582912.0f));
    const float32x8 alu155 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu154, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu156 = mulacc_float32x8(alu155, alu154, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu157 = mulacc_float32x8(alu156, alu154, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu158 = mulacc_float32x8(alu157, alu154, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu159 = mulacc_float32x8(alu158, alu154, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast17 = (uint32x8)alu153;
    const uint32x8 alu160 = cast17 >> splat_uint32x8(1u);
    const uint32x8 alu161 = (alu160 << splat_uint32x8(23u)) + splat_uint32x8(1065353216u);
    const float32x8 alu162 = mulacc_float32x8(alu159, alu154, splat_float32x8(1.0f)) * (float32x8)alu161;
    const uint32x8 alu163 = ((cast17 - alu160) << splat_uint32x8(23u)) + splat_uint32x8(1065353216u);
    const float32x8 alu164 = select_float32x8((int32x8)(alu117 == alu149), splat_float32x8(1.0f), alu162 * (float32x8)alu163);
    const float32x8 alu165 = (val10 - alu148) * splat_float32x8(0x1.715476p+0f);
    const float32x8 alu166 = select_float32x8((int32x8)(alu165 < splat_float32x8(-151.0f)), splat_float32x8(-151.0f), alu165);
    const float32x8 alu167 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu166), splat_float32x8(128.0f), alu166);
    const float32x8 alu168 = alu167 + splat_float32x8(12582912.0f);
    const float32x8 alu169 = alu167 - (alu168 - splat_float32x8(12582912.0f));
    const float32x8 alu170 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu169, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu171 = mulacc_float32x8(alu170, alu169, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu172 = mulacc_float32x8(alu171, alu169, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu173 = mulacc_float32x8(alu172, alu169, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu174 = mulacc_float32x8(alu173, alu169, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast18 = (uint32x8)alu168;
    const uint32x8 alu175 = cast18 >> splat_uint32x8(1u);
    const uint32x8 alu176 = (alu175 << splat_uint32x8(23u)) + splat_uint32x8(1065353216u);
    const float32x8 alu177 = mulacc_float32x8(alu174, alu169, splat_float32x8(1.0f)) * (float32x8)alu176;
    const uint32x8 alu178 = ((cast18 - alu175) << splat_uint32x8(23u)) + splat_uint32x8(1065353216u);
    const float32x8 alu179 = select_float32x8((int32x8)(val10 == alu148), splat_float32x8(1.0f), alu177 * (float32x8)alu178);
    const float32x8 alu180 = (val11 - alu148) * splat_float32x8(0x1.715476p+0f);
    const float32x8 alu181 = select_float32x8((int32x8)(alu180 < splat_float32x8(-151.0f)), splat_float32x8(-151.0f), alu180);
    const float32x8 alu182 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu181), splat_float32x8(128.0f), alu181);
    const float32x8 alu183 = alu182 + splat_float32x8(12582912.0f);
    const float32x8 alu184 = alu182 - (alu183 - splat_float32x8(12582912.0f));
    const float32x8 alu185 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu184, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu186 = mulacc_float32x8(alu185, alu184, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu187 = mulacc_float32x8(alu186, alu184, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu188 = mulacc_float32x8(alu187, alu184, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu189 = mulacc_float32x8(alu188, alu184, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast19 = (uint32x8)alu183;
    const uint32x8 alu190 = cast19 >> splat_uint32x8(1u);
    const uint32x8 alu191 = (alu190 << splat_uint32x8(23u)) + splat_uint32x8(1065353216u);
    const float32x8 alu192 = mulacc_float32x8(alu189, alu184, splat_float32x8(1.0f)) * (float32x8)alu191;
    const uint32x8 alu193 = ((cast19 - alu190) << splat_uint32x8(23u)) + splat_uint32x8(1065353216u);
    const float32x8 alu194 = select_float32x8((int32x8)(val11 == alu148), splat_float32x8(1.0f), alu192 * (float32x8)alu193);
    const float32x8 alu195 = (alu148 - alu149) * splat_float32x8(0x1.715476p+0f);
    const float32x8 alu196 = select_float32x8((int32x8)(alu195 < splat_float32x8(-151.0f)), splat_float32x8(-151.0f), alu195);
    const float32x8 alu197 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu196), splat_float32x8(128.0f), alu196);
    const float32x8 alu198 = alu197 + splat_float32x8(12582912.0f);
    const float32x8 alu199 = alu197 - (alu198 - splat_float32x8(12582912.0f));
    const float32x8 alu200 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu199, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu201 = mulacc_float32x8(alu200, alu199, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu202 = mulacc_float32x8(alu201, alu199, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu203 = mulacc_float32x8(alu202, alu199, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu204 = mulacc_float32x8(alu203, alu199, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast20 = (uint32x8)alu198;
    const uint32x8 alu205 = cast20 >> splat_uint32x8(1u);
    const uint32x8 alu206 = (alu205 << splat_uint32x8(23u)) + splat_uint32x8(1065353216u);
    const float32x8 alu207 = mulacc_float32x8(alu204, alu199, splat_float32x8(1.0f)) * (float32x8)alu206;
    const uint32x8 alu208 = ((cast20 - alu205) << splat_uint32x8(23u)) + splat_uint32x8(1065353216u);
    const float32x8 alu209 = select_float32x8((int32x8)(alu148 == alu149), splat_float32x8(1.0f), alu207 * (float32x8)alu208);
    const float32x8 alu210 = mulacc_float32x8(mulacc_float32x8(acc1_0, alu132, acc1_16 * alu147), alu164, mulacc_float32x8(acc1_8, alu179, acc1_24 * alu194) * alu209);
    const float32x4 vec0 = __builtin_shufflevector(alu149, alu149, 0, 1, 2, 3);
    const float32x4 vec1 = __builtin_shufflevector(alu149, alu149, 4, 5, 6, 7);
    const float32x4 alu211 = max_float32x4(vec0, vec1);
    const float32x4 alu212 = (vec0 - alu211) * splat_float32x4(0x1.715476p+0f);
    const float32x4 alu213 = select_float32x4((int32x4)(alu212 < splat_float32x4(-151.0f)), splat_float32x4(-151.0f), alu212);
    const float32x4 alu214 = select_float32x4((int32x4)(splat_float32x4(128.0f) < alu213), splat_float32x4(128.0f), alu213);
    const float32x4 alu215 = alu214 + splat_float32x4(12582912.0f);
    const float32x4 alu216 = alu214 - (alu215 - splat_float32x4(12582912.0f));
    const float32x4 alu217 = mulacc_float32x4(splat_float32x4(0x1.34c568p-13f), alu216, splat_float32x4(0x1.5e6388p-10f));
    const float32x4 alu218 = mulacc_float32x4(alu217, alu216, splat_float32x4(0x1.3b399cp-7f));
    const float32x4 alu219 = mulacc_float32x4(alu218, alu216, splat_float32x4(0x1.c6b0cep-5f));
    const float32x4 alu220 = mulacc_float32x4(alu219, alu216, splat_float32x4(0x1.ebfbep-3f));
    const float32x4 alu221 = mulacc_float32x4(alu220, alu216, splat_float32x4(0x1.62e43p-1f));
    const uint32x4 cast21 = (uint32x4)alu215;
    const uint32x4 alu222 = cast21 >> splat_uint32x4(1u);
    const uint32x4 alu223 = (alu222 << splat_uint32x4(23u)) + splat_uint32x4(1065353216u);
    const float32x4 alu224 = mulacc_float32x4(alu221, alu216, splat_float32x4(1.0f)) * (float32x4)alu223;
    const uint32x4 alu225 = ((cast21 - alu222) << splat_uint32x4(23u)) + splat_uint32x4(1065353216u);
    const float32x4 alu226 = select_float32x4((int32x4)(vec0 == alu211), splat_float32x4(1.0f), alu224 * (float32x4)alu225);
    const float32x4 alu227 = (vec1 - alu211) * splat_float32x4(0x1.715476p+0f);
    const float32x4 alu228 = select_float32x4((int32x4)(alu227 < splat_float32x4(-151.0f)), splat_float32x4(-151.0f), alu227);
    const float32x4 alu229 = select_float32x4((int32x4)(splat_float32x4(128.0f) < alu228), splat_float32x4(128.0f), alu228);
    const float32x4 alu230 = alu229 + splat_float32x4(12582912.0f);
    const float32x4 alu231 = alu229 - (alu230 - splat_float32x4(12582912.0f));
    const float32x4 alu232 = mulacc_float32x4(splat_float32x4(0x1.34c568p-13f), alu231, splat_float32x4(0x1.5e6388p-10f));
    const float32x4 alu233 = mulacc_float32x4(alu232, alu231, splat_float32x4(0x1.3b399cp-7f));
    const float32x4 alu234 = mulacc_float32x4(alu233, alu231, splat_float32x4(0x1.c6b0cep-5f));
    const float32x4 alu235 = mulacc_float32x4(alu234, alu231, splat_float32x4(0x1.ebfbep-3f));
    const float32x4 alu236 = mulacc_float32x4(alu235, alu231, splat_float32x4(0x1.62e43p-1f));
    const uint32x4 cast22 = (uint32x4)alu230;
    const uint32x4 alu237 = cast22 >> splat_uint32x4(1u);
    const uint32x4 alu238 = (alu237 << splat_uint32x4(23u)) + splat_uint32x4(1065353216u);
    const float32x4 alu239 = mulacc_float32x4(alu236, alu231, splat_float32x4(1.0f)) * (float32x4)alu238;
    const uint32x4 alu240 = ((cast22 - alu237) << splat_uint32x4(23u)) + splat_uint32x4(1065353216u);
    const float32x4 alu241 = select_float32x4((int32x4)(vec1 == alu211), splat_float32x4(1.0f), alu239 * (float32x4)alu240);
    const float32x4 alu242 = mulacc_float32x4(__builtin_shufflevector(alu210, alu210, 0, 1, 2, 3), alu226, __builtin_shufflevector(alu210, alu210, 4, 5, 6, 7) * alu241);
    const float32x2 vec2 = __builtin_shufflevector(alu211, alu211, 0, 1);
    const float32x2 vec3 = __builtin_shufflevector(alu211, alu211, 2, 3);
    const float32x2 alu243 = max_float32x2(vec2, vec3);
    const float32x2 alu244 = (vec2 - alu243) * splat_float32x2(0x1.715476p+0f);
    const float32x2 alu245 = select_float32x2((int32x2)(alu244 < splat_float32x2(-151.0f)), splat_float32x2(-151.0f), alu244);
    const float32x2 alu246 = select_float32x2((int32x2)(splat_float32x2(128.0f) < alu245), splat_float32x2(128.0f), alu245);
    const float32x2 alu247 = alu246 + splat_float32x2(12582912.0f);
    const float32x2 alu248 = alu246 - (alu247 - splat_float32x2(12582912.0f));
    const float32x2 alu249 = mulacc_float32x2(splat_float32x2(0x1.34c568p-13f), alu248, splat_float32x2(0x1.5e6388p-10f));
    const float32x2 alu250 = mulacc_float32x2(alu249, alu248, splat_float32x2(0x1.3b399cp-7f));
    const float32x2 alu251 = mulacc_float32x2(alu250, alu248, splat_float32x2(0x1.c6b0cep-5f));
    const float32x2 alu252 = mulacc_float32x2(alu251, alu248, splat_float32x2(0x1.ebfbep-3f));
    const float32x2 alu253 = mulacc_float32x2(alu252, alu248, splat_float32x2(0x1.62e43p-1f));
    const uint32x2 cast23 = (uint32x2)alu247;
    const uint32x2 alu254 = cast23 >> splat_uint32x2(1u);
    const uint32x2 alu255 = (alu254 << splat_uint32x2(23u)) + splat_uint32x2(1065353216u);
    const float32x2 alu256 = mulacc_float32x2(alu253, alu248, splat_float32x2(1.0f)) * (float32x2)alu255;
    const uint32x2 alu257 = ((cast23 - alu254) << splat_uint32x2(23u)) + splat_uint32x2(1065353216u);
    const float32x2 alu258 = select_float32x2((int32x2)(vec2 == alu243), splat_float32x2(1.0f), alu256 * (float32x2)alu257);
    const float32x2 alu259 = (vec3 - alu243) * splat_float32x2(0x1.715476p+0f);
    const float32x2 alu260 = select_float32x2((int32x2)(alu259 < splat_float32x2(-151.0f)), splat_float32x2(-151.0f), alu259);
    const float32x2 alu261 = select_float32x2((int32x2)(splat_float32x2(128.0f) < alu260), splat_float32x2(128.0f), alu260);
    const float32x2 alu262 = alu261 + splat_float32x2(12582912.0f);
    const float32x2 alu263 = alu261 - (alu262 - splat_float32x2(12582912.0f));
    const float32x2 alu264 = mulacc_float32x2(splat_float32x2(0x1.34c568p-13f), alu263, splat_float32x2(0x1.5e6388p-10f));
    const float32x2 alu265 = mulacc_float32x2(alu264, alu263, splat_float32x2(0x1.3b399cp-7f));
    const float32x2 alu266 = mulacc_float32x2(alu265, alu263, splat_float32x2(0x1.c6b0cep-5f));
    const float32x2 alu267 = mulacc_float32x2(alu266, alu263, splat_float32x2(0x1.ebfbep-3f));
    const float32x2 alu268 = mulacc_float32x2(alu267, alu263, splat_float32x2(0x1.62e43p-1f));
    const uint32x2 cast24 = (uint32x2)alu262;
    const uint32x2 alu269 = cast24 >> splat_uint32x2(1u);
    const uint32x2 alu270 = (alu269 << splat_uint32x2(23u)) + splat_uint32x2(1065353216u);
    const float32x2 alu271 = mulacc_float32x2(alu268, alu263, splat_float32x2(1.0f)) * (float32x2)alu270;
    const uint32x2 alu272 = ((cast24 - alu269) << splat_uint32x2(23u)) + splat_uint32x2(1065353216u);
    const float32x2 alu273 = select_float32x2((int32x2)(vec3 == alu243), splat_float32x2(1.0f), alu271 * (float32x2)alu272);
    const float32x2 alu274 = mulacc_float32x2(__builtin_shufflevector(alu242, alu242, 0, 1), alu258, __builtin_shufflevector(alu242, alu242, 2, 3) * alu273);
    const float lane0 = alu243[0];
    const float lane1 = alu243[1];
    const float alu275 = max_float32(lane0, lane1);
    const float alu276 = (lane0 - alu275) * 0x1.715476p+0f;
    const float alu277 = alu276 < -151.0f ? -151.0f : alu276;
    const float alu278 = 128.0f < alu277 ? 128.0f : alu277;
    const float alu279 = alu278 + 12582912.0f;
    const float alu280 = alu278 - (alu279 - 12582912.0f);
    const float alu281 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu280, 0x1.5e6388p-10f), alu280, 0x1.3b399cp-7f);
    const float alu282 = mulacc_float32(mulacc_float32(alu281, alu280, 0x1.c6b0cep-5f), alu280, 0x1.ebfbep-3f);
    const float alu283 = mulacc_float32(mulacc_float32(alu282, alu280, 0x1.62e43p-1f), alu280, 1.0f);
    const uint32_t cast25 = bits_of_float32_as_uint32(alu279);
    const uint32_t num2 = cast25 >> 1u;
    const float alu284 = alu283 * bits_of_uint32_as_float32((num2 << 23u) + 1065353216u);
    const float cast26 = bits_of_uint32_as_float32(((cast25 - num2) << 23u) + 1065353216u);
    const float alu285 = (lane1 - alu275) * 0x1.715476p+0f;
    const float alu286 = alu285 < -151.0f ? -151.0f : alu285;
    const float alu287 = 128.0f < alu286 ? 128.0f : alu286;
    const float alu288 = alu287 + 12582912.0f;
    const float alu289 = alu287 - (alu288 - 12582912.0f);
    const float alu290 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu289, 0x1.5e6388p-10f), alu289, 0x1.3b399cp-7f);
    const float alu291 = mulacc_float32(mulacc_float32(alu290, alu289, 0x1.c6b0cep-5f), alu289, 0x1.ebfbep-3f);
    const float alu292 = mulacc_float32(mulacc_float32(alu291, alu289, 0x1.62e43p-1f), alu289, 1.0f);
    const uint32_t cast27 = bits_of_float32_as_uint32(alu288);
    const uint32_t num3 = cast27 >> 1u;
    const float alu293 = alu292 * bits_of_uint32_as_float32((num3 << 23u) + 1065353216u);
    const float cast28 = bits_of_uint32_as_float32(((cast27 - num3) << 23u) + 1065353216u);
    const float alu294 = mulacc_float32(alu274[0], lane0 == alu275 ? 1.0f : alu284 * cast26, alu274[1] * (lane1 == alu275 ? 1.0f : alu293 * cast28));
    const bool cond0 = alu294 < 0x1p-126f;
    const int32_t cast29 = bits_of_float32_as_int32(cond0 ? alu294 * 33554432.0f : alu294);
    const int32_t num4 = (int32_t)((uint32_t)cast29 + -1060439283);
    const float cast30 = bits_of_int32_as_float32((int32_t)((uint32_t)cast29 - (num4 & -8388608)));
    const float alu295 = cast30 - 1.0f;
    const float alu296 = mulacc_float32(mulacc_float32(-0x1.ec6f9cp-4f, alu295, 0x1.82e8b6p-3f), alu295, -0x1.807698p-3f);
    const float alu297 = mulacc_float32(mulacc_float32(alu296, alu295, 0x1.a164f2p-3f), alu295, -0x1.eb767cp-3f);
    const float alu298 = mulacc_float32(mulacc_float32(alu297, alu295, 0x1.279072p-2f), alu295, -0x1.7156bap-2f);
    const float alu299 = mulacc_float32(mulacc_float32(alu298, alu295, 0x1.ec701p-2f), alu295, -0x1.715476p-1f);
    const float alu300 = alu295 + alu295 * mulacc_float32(alu299, alu295, 0x1.c551dap-2f);
    const float alu301 = alu294 < __builtin_inff() ? (float)(num4 >> 23) - (cond0 ? 25.0f : 0.0f) + alu300 : __builtin_inff();
    const float alu302 = 0.0f < alu294 ? alu301 : (alu294 == 0.0f ? -__builtin_inff() : __builtin_nanf(""));
    data0[o0] = mulacc_float32(alu302, 0x1.62e43p-1f, alu275);
  }
}
