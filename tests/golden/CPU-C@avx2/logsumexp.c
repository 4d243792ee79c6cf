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
      const float32x8 alu7 = alu6 + splat_float32x8(12583166.0f);
      const float32x8 alu8 = alu6 - (alu7 - splat_float32x8(12583166.0f));
      const float32x8 alu9 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu8, splat_float32x8(0x1.5e6388p-10f));
      const float32x8 alu10 = mulacc_float32x8(alu9, alu8, splat_float32x8(0x1.3b399cp-7f));
      const float32x8 alu11 = mulacc_float32x8(alu10, alu8, splat_float32x8(0x1.c6b0cep-5f));
      const float32x8 alu12 = mulacc_float32x8(alu11, alu8, splat_float32x8(0x1.ebfbep-3f));
      const float32x8 alu13 = mulacc_float32x8(alu12, alu8, splat_float32x8(0x1.62e43p-1f));
      const uint32x8 cast0 = (uint32x8)alu7;
      const uint32x8 alu14 = cast0 >> splat_uint32x8(1u);
      const float32x8 alu15 = mulacc_float32x8(alu13, alu8, splat_float32x8(1.0f)) * (float32x8)(alu14 << splat_uint32x8(23u));
      const float32x8 alu16 = select_float32x8((int32x8)(val0 == alu0), splat_float32x8(1.0f), alu15 * (float32x8)((cast0 - alu14) << splat_uint32x8(23u)));
      const float32x8 alu17 = (val1 - alu0) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu18 = select_float32x8((int32x8)(alu17 < splat_float32x8(-151.0f)), splat_float32x8(-151.0f), alu17);
      const float32x8 alu19 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu18), splat_float32x8(128.0f), alu18);
      const float32x8 alu20 = alu19 + splat_float32x8(12583166.0f);
      const float32x8 alu21 = alu19 - (alu20 - splat_float32x8(12583166.0f));
      const float32x8 alu22 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu21, splat_float32x8(0x1.5e6388p-10f));
      const float32x8 alu23 = mulacc_float32x8(alu22, alu21, splat_float32x8(0x1.3b399cp-7f));
      const float32x8 alu24 = mulacc_float32x8(alu23, alu21, splat_float32x8(0x1.c6b0cep-5f));
      const float32x8 alu25 = mulacc_float32x8(alu24, alu21, splat_float32x8(0x1.ebfbep-3f));
      const float32x8 alu26 = mulacc_float32x8(alu25, alu21, splat_float32x8(0x1.62e43p-1f));
      const uint32x8 cast1 = (uint32x8)alu20;
      const uint32x8 alu27 = cast1 >> splat_uint32x8(1u);
      const float32x8 alu28 = mulacc_float32x8(alu26, alu21, splat_float32x8(1.0f)) * (float32x8)(alu27 << splat_uint32x8(23u));
      const float32x8 alu29 = select_float32x8((int32x8)(val1 == alu0), splat_float32x8(1.0f), alu28 * (float32x8)((cast1 - alu27) << splat_uint32x8(23u)));
      acc1_0 = mulacc_float32x8(acc1_0, alu16, alu29);
      const float32x8 alu30 = (val2 - alu1) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu31 = select_float32x8((int32x8)(alu30 < splat_float32x8(-151.0f)), splat_float32x8(-151.0f), alu30);
      const float32x8 alu32 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu31), splat_float32x8(128.0f), alu31);
      const float32x8 alu33 = alu32 + splat_float32x8(12583166.0f);
      const float32x8 alu34 = alu32 - (alu33 - splat_float32x8(12583166.0f));
      const float32x8 alu35 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu34, splat_float32x8(0x1.5e6388p-10f));
      const float32x8 alu36 = mulacc_float32x8(alu35, alu34, splat_float32x8(0x1.3b399cp-7f));
      const float32x8 alu37 = mulacc_float32x8(alu36, alu34, splat_float32x8(0x1.c6b0cep-5f));
      const float32x8 alu38 = mulacc_float32x8(alu37, alu34, splat_float32x8(0x1.ebfbep-3f));
      const float32x8 alu39 = mulacc_float32x8(alu38, alu34, splat_float32x8(0x1.62e43p-1f));
      const uint32x8 cast2 = (uint32x8)alu33;
      const uint32x8 alu40 = cast2 >> splat_uint32x8(1u);
      const float32x8 alu41 = mulacc_float32x8(alu39, alu34, splat_float32x8(1.0f)) * (float32x8)(alu40 << splat_uint32x8(23u));
      const float32x8 alu42 = select_float32x8((int32x8)(val2 == alu1), splat_float32x8(1.0f), alu41 * (float32x8)((cast2 - alu40) << splat_uint32x8(23u)));
      const float32x8 alu43 = (val5 - alu1) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu44 = select_float32x8((int32x8)(alu43 < splat_float32x8(-151.0f)), splat_float32x8(-151.0f), alu43);
      const float32x8 alu45 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu44), splat_float32x8(128.0f), alu44);
      const float32x8 alu46 = alu45 + splat_float32x8(12583166.0f);
      const float32x8 alu47 = alu45 - (alu46 - splat_float32x8(12583166.0f));
      const float32x8 alu48 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu47, splat_float32x8(0x1.5e6388p-10f));
      const float32x8 alu49 = mulacc_float32x8(alu48, alu47, splat_float32x8(0x1.3b399cp-7f));
      const float32x8 alu50 = mulacc_float32x8(alu49, alu47, splat_float32x8(0x1.c6b0cep-5f));
      const float32x8 alu51 = mulacc_float32x8(alu50, alu47, splat_float32x8(0x1.ebfbep-3f));
      const float32x8 alu52 = mulacc_float32x8(alu51, alu47, splat_float32x8(0x1.62e43p-1f));
      const uint32x8 cast3 = (uint32x8)alu46;
      const uint32x8 alu53 = cast3 >> splat_uint32x8(1u);
      const float32x8 alu54 = mulacc_float32x8(alu52, alu47, splat_float32x8(1.0f)) * (float32x8)(alu53 << splat_uint32x8(23u));
      const float32x8 alu55 = select_float32x8((int32x8)(val5 == alu1), splat_float32x8(1.0f), alu54 * (float32x8)((cast3 - alu53) << splat_uint32x8(23u)));
      acc1_8 = mulacc_float32x8(acc1_8, alu42, alu55);
      const float32x8 alu56 = (val3 - alu2) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu57 = select_float32x8((int32x8)(alu56 < splat_float32x8(-151.0f)), splat_float32x8(-151.0f), alu56);
      const float32x8 alu58 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu57), splat_float32x8(128.0f), alu57);
      const float32x8 alu59 = alu58 + splat_float32x8(12583166.0f);
      const float32x8 alu60 = alu58 - (alu59 - splat_float32x8(12583166.0f));
      const float32x8 alu61 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu60, splat_float32x8(0x1.5e6388p-10f));
      const float32x8 alu62 = mulacc_float32x8(alu61, alu60, splat_float32x8(0x1.3b399cp-7f));
      const float32x8 alu63 = mulacc_float32x8(alu62, alu60, splat_float32x8(0x1.c6b0cep-5f));
      const float32x8 alu64 = mulacc_float32x8(alu63, alu60, splat_float32x8(0x1.ebfbep-3f));
      const float32x8 alu65 = mulacc_float32x8(alu64, alu60, splat_float32x8(0x1.62e43p-1f));
      const uint32x8 cast4 = (uint32x8)alu59;
      const uint32x8 alu66 = cast4 >> splat_uint32x8(1u);
      const float32x8 alu67 = mulacc_float32x8(alu65, alu60, splat_float32x8(1.0f)) * (float32x8)(alu66 << splat_uint32x8(23u));
      const float32x8 alu68 = select_float32x8((int32x8)(val3 == alu2), splat_float32x8(1.0f), alu67 * (float32x8)((cast4 - alu66) << splat_uint32x8(23u)));
      const float32x8 alu69 = (val6 - alu2) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu70 = select_float32x8((int32x8)(alu69 < splat_float32x8(-151.0f)), splat_float32x8(-151.0f), alu69);
      const float32x8 alu71 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu70), splat_float32x8(128.0f), alu70);
      const float32x8 alu72 = alu71 + splat_float32x8(12583166.0f);
      const float32x8 alu73 = alu71 - (alu72 - splat_float32x8(12583166.0f));
      const float32x8 alu74 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu73, splat_float32x8(0x1.5e6388p-10f));
      const float32x8 alu75 = mulacc_float32x8(alu74, alu73, splat_float32x8(0x1.3b399cp-7f));
      const float32x8 alu76 = mulacc_float32x8(alu75, alu73, splat_float32x8(0x1.c6b0cep-5f));
      const float32x8 alu77 = mulacc_float32x8(alu76, alu73, splat_float32x8(0x1.ebfbep-3f));
      const float32x8 alu78 = mulacc_float32x8(alu77, alu73, splat_float32x8(0x1.62e43p-1f));
      const uint32x8 cast5 = (uint32x8)alu72;
      const uint32x8 alu79 = cast5 >> splat_uint32x8(1u);
      const float32x8 alu80 = mulacc_float32x8(alu78, alu73, splat_float32x8(1.0f)) * (float32x8)(alu79 << splat_uint32x8(23u));
      const float32x8 alu81 = select_float32x8((int32x8)(val6 == alu2), splat_float32x8(1.0f), alu80 * (float32x8)((cast5 - alu79) << splat_uint32x8(23u)));
      acc1_16 = mulacc_float32x8(acc1_16, alu68, alu81);
      const float32x8 alu82 = (val4 - alu3) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu83 = select_float32x8((int32x8)(alu82 < splat_float32x8(-151.0f)), splat_float32x8(-151.0f), alu82);
      const float32x8 alu84 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu83), splat_float32x8(128.0f), alu83);
      const float32x8 alu85 = alu84 + splat_float32x8(12583166.0f);
      const float32x8 alu86 = alu84 - (alu85 - splat_float32x8(12583166.0f));
      const float32x8 alu87 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu86, splat_float32x8(0x1.5e6388p-10f));
      const float32x8 alu88 = mulacc_float32x8(alu87, alu86, splat_float32x8(0x1.3b399cp-7f));
      const float32x8 alu89 = mulacc_float32x8(alu88, alu86, splat_float32x8(0x1.c6b0cep-5f));
      const float32x8 alu90 = mulacc_float32x8(alu89, alu86, splat_float32x8(0x1.ebfbep-3f));
      const float32x8 alu91 = mulacc_float32x8(alu90, alu86, splat_float32x8(0x1.62e43p-1f));
      const uint32x8 cast6 = (uint32x8)alu85;
      const uint32x8 alu92 = cast6 >> splat_uint32x8(1u);
      const float32x8 alu93 = mulacc_float32x8(alu91, alu86, splat_float32x8(1.0f)) * (float32x8)(alu92 << splat_uint32x8(23u));
      const float32x8 alu94 = select_float32x8((int32x8)(val4 == alu3), splat_float32x8(1.0f), alu93 * (float32x8)((cast6 - alu92) << splat_uint32x8(23u)));
      const float32x8 alu95 = (val7 - alu3) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu96 = select_float32x8((int32x8)(alu95 < splat_float32x8(-151.0f)), splat_float32x8(-151.0f), alu95);
      const float32x8 alu97 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu96), splat_float32x8(128.0f), alu96);
      const float32x8 alu98 = alu97 + splat_float32x8(12583166.0f);
      const float32x8 alu99 = alu97 - (alu98 - splat_float32x8(12583166.0f));
      const float32x8 alu100 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu99, splat_float32x8(0x1.5e6388p-10f));
      const float32x8 alu101 = mulacc_float32x8(alu100, alu99, splat_float32x8(0x1.3b399cp-7f));
      const float32x8 alu102 = mulacc_float32x8(alu101, alu99, splat_float32x8(0x1.c6b0cep-5f));
      const float32x8 alu103 = mulacc_float32x8(alu102, alu99, splat_float32x8(0x1.ebfbep-3f));
      const float32x8 alu104 = mulacc_float32x8(alu103, alu99, splat_float32x8(0x1.62e43p-1f));
      const uint32x8 cast7 = (uint32x8)alu98;
      const uint32x8 alu105 = cast7 >> splat_uint32x8(1u);
      const float32x8 alu106 = mulacc_float32x8(alu104, alu99, splat_float32x8(1.0f)) * (float32x8)(alu105 << splat_uint32x8(23u));
      const float32x8 alu107 = alu106 * (float32x8)((cast7 - alu105) << splat_uint32x8(23u));
      const float32x8 alu108 = select_float32x8((int32x8)(val7 == alu3), splat_float32x8(1.0f), alu107);
      acc1_24 = mulacc_float32x8(acc1_24, alu94, alu108);
    }
    const float32x8 val8 = acc0_0;
    const float32x8 val9 = acc0_16;
    const float32x8 alu109 = max_float32x8(val8, val9);
    const float32x8 alu110 = (val8 - alu109) * splat_float32x8(0x1.715476p+0f);
    const float32x8 alu111 = select_float32x8((int32x8)(alu110 < splat_float32x8(-151.0f)), splat_float32x8(-151.0f), alu110);
    const float32x8 alu112 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu111), splat_float32x8(128.0f), alu111);
    const float32x8 alu113 = alu112 + splat_float32x8(12583166.0f);
    const float32x8 alu114 = alu112 - (alu113 - splat_float32x8(12583166.0f));
    const float32x8 alu115 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu114, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu116 = mulacc_float32x8(alu115, alu114, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu117 = mulacc_float32x8(alu116, alu114, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu118 = mulacc_float32x8(alu117, alu114, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu119 = mulacc_float32x8(alu118, alu114, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast8 = (uint32x8)alu113;
    const uint32x8 alu120 = cast8 >> splat_uint32x8(1u);
    const float32x8 alu121 = mulacc_float32x8(alu119, alu114, splat_float32x8(1.0f)) * (float32x8)(alu120 << splat_uint32x8(23u));
    const float32x8 alu122 = alu121 * (float32x8)((cast8 - alu120) << splat_uint32x8(23u));
    const float32x8 alu123 = select_float32x8((int32x8)(val8 == alu109), splat_float32x8(1.0f), alu122);
    const float32x8 alu124 = (val9 - alu109) * splat_float32x8(0x1.715476p+0f);
    const float32x8 alu125 = select_float32x8((int32x8)(alu124 < splat_float32x8(-151.0f)), splat_float32x8(-151.0f), alu124);
    const float32x8 alu126 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu125), splat_float32x8(128.0f), alu125);
    const float32x8 alu127 = alu126 + splat_float32x8(12583166.0f);
    const float32x8 alu128 = alu126 - (alu127 - splat_float32x8(12583166.0f));
    const float32x8 alu129 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu128, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu130 = mulacc_float32x8(alu129, alu128, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu131 = mulacc_float32x8(alu130, alu128, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu132 = mulacc_float32x8(alu131, alu128, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu133 = mulacc_float32x8(alu132, alu128, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast9 = (uint32x8)alu127;
    const uint32x8 alu134 = cast9 >> splat_uint32x8(1u);
    const float32x8 alu135 = mulacc_float32x8(alu133, alu128, splat_float32x8(1.0f)) * (float32x8)(alu134 << splat_uint32x8(23u));
    const float32x8 alu136 = alu135 * (float32x8)((cast9 - alu134) << splat_uint32x8(23u));
    const float32x8 alu137 = select_float32x8((int32x8)(val9 == alu109), splat_float32x8(1.0f), alu136);
    const float32x8 val10 = acc0_8;
    const float32x8 val11 = acc0_24;
    const float32x8 alu138 = max_float32x8(val10, val11);
    const float32x8 alu139 = max_float32x8(alu109, alu138);
    const float32x8 alu140 = (alu109 - alu139) * splat_float32x8(0x1.715476p+0f);
    const float32x8 alu141 = select_float32x8((int32x8)(alu140 < splat_float32x8(-151.0f)), splat_float32x8(-151.0f), alu140);
    const float32x8 alu142 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu141), splat_float32x8(128.0f), alu141);
    const float32x8 alu143 = alu142 + splat_float32x8(12583166.0f);
    const float32x8 alu144 = alu142 - (alu143 - splat_float32x8(12583166.0f));
    const float32x8 alu145 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu144, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu146 = mulacc_float32x8(alu145, alu144, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu147 = mulacc_float32x8(alu146, alu144, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu148 = mulacc_float32x8(alu147, alu144, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu149 = mulacc_float32x8(alu148, alu144, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast10 = (uint32x8)alu143;
    const uint32x8 alu150 = cast10 >> splat_uint32x8(1u);
    const float32x8 alu151 = mulacc_float32x8(alu149, alu144, splat_float32x8(1.0f)) * (float32x8)(alu150 << splat_uint32x8(23u));
    const float32x8 alu152 = alu151 * (float32x8)((cast10 - alu150) << splat_uint32x8(23u));
    const float32x8 alu153 = select_float32x8((int32x8)(alu109 == alu139), splat_float32x8(1.0f), alu152);
    const float32x8 alu154 = (val10 - alu138) * splat_float32x8(0x1.715476p+0f);
    const float32x8 alu155 = select_float32x8((int32x8)(alu154 < splat_float32x8(-151.0f)), splat_float32x8(-151.0f), alu154);
    const float32x8 alu156 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu155), splat_float32x8(128.0f), alu155);
    const float32x8 alu157 = alu156 + splat_float32x8(12583166.0f);
    const float32x8 alu158 = alu156 - (alu157 - splat_float32x8(12583166.0f));
    const float32x8 alu159 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu158, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu160 = mulacc_float32x8(alu159, alu158, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu161 = mulacc_float32x8(alu160, alu158, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu162 = mulacc_float32x8(alu161, alu158, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu163 = mulacc_float32x8(alu162, alu158, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast11 = (uint32x8)alu157;
    const uint32x8 alu164 = cast11 >> splat_uint32x8(1u);
    const float32x8 alu165 = mulacc_float32x8(alu163, alu158, splat_float32x8(1.0f)) * (float32x8)(alu164 << splat_uint32x8(23u));
    const float32x8 alu166 = alu165 * (float32x8)((cast11 - alu164) << splat_uint32x8(23u));
    const float32x8 alu167 = select_float32x8((int32x8)(val10 == alu138), splat_float32x8(1.0f), alu166);
    const float32x8 alu168 = (val11 - alu138) * splat_float32x8(0x1.715476p+0f);
    const float32x8 alu169 = select_float32x8((int32x8)(alu168 < splat_float32x8(-151.0f)), splat_float32x8(-151.0f), alu168);
    const float32x8 alu170 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu169), splat_float32x8(128.0f), alu169);
    const float32x8 alu171 = alu170 + splat_float32x8(12583166.0f);
    const float32x8 alu172 = alu170 - (alu171 - splat_float32x8(12583166.0f));
    const float32x8 alu173 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu172, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu174 = mulacc_float32x8(alu173, alu172, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu175 = mulacc_float32x8(alu174, alu172, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu176 = mulacc_float32x8(alu175, alu172, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu177 = mulacc_float32x8(alu176, alu172, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast12 = (uint32x8)alu171;
    const uint32x8 alu178 = cast12 >> splat_uint32x8(1u);
    const float32x8 alu179 = mulacc_float32x8(alu177, alu172, splat_float32x8(1.0f)) * (float32x8)(alu178 << splat_uint32x8(23u));
    const float32x8 alu180 = alu179 * (float32x8)((cast12 - alu178) << splat_uint32x8(23u));
    const float32x8 alu181 = select_float32x8((int32x8)(val11 == alu138), splat_float32x8(1.0f), alu180);
    const float32x8 alu182 = (alu138 - alu139) * splat_float32x8(0x1.715476p+0f);
    const float32x8 alu183 = select_float32x8((int32x8)(alu182 < splat_float32x8(-151.0f)), splat_float32x8(-151.0f), alu182);
    const float32x8 alu184 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu183), splat_float32x8(128.0f), alu183);
    const float32x8 alu185 = alu184 + splat_float32x8(12583166.0f);
    const float32x8 alu186 = alu184 - (alu185 - splat_float32x8(12583166.0f));
    const float32x8 alu187 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu186, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu188 = mulacc_float32x8(alu187, alu186, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu189 = mulacc_float32x8(alu188, alu186, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu190 = mulacc_float32x8(alu189, alu186, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu191 = mulacc_float32x8(alu190, alu186, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast13 = (uint32x8)alu185;
    const uint32x8 alu192 = cast13 >> splat_uint32x8(1u);
    const float32x8 alu193 = mulacc_float32x8(alu191, alu186, splat_float32x8(1.0f)) * (float32x8)(alu192 << splat_uint32x8(23u));
    const float32x8 alu194 = alu193 * (float32x8)((cast13 - alu192) << splat_uint32x8(23u));
    const float32x8 alu195 = select_float32x8((int32x8)(alu138 == alu139), splat_float32x8(1.0f), alu194);
    const float32x8 alu196 = mulacc_float32x8(mulacc_float32x8(acc1_0, alu123, acc1_16 * alu137), alu153, mulacc_float32x8(acc1_8, alu167, acc1_24 * alu181) * alu195);
    const float32x4 vec0 = __builtin_shufflevector(alu139, alu139, 0, 1, 2, 3);
    const float32x4 vec1 = __builtin_shufflevector(alu139, alu139, 4, 5, 6, 7);
    const float32x4 alu197 = max_float32x4(vec0, vec1);
    const float32x4 alu198 = (vec0 - alu197) * splat_float32x4(0x1.715476p+0f);
    const float32x4 alu199 = select_float32x4((int32x4)(alu198 < splat_float32x4(-151.0f)), splat_float32x4(-151.0f), alu198);
    const float32x4 alu200 = select_float32x4((int32x4)(splat_float32x4(128.0f) < alu199), splat_float32x4(128.0f), alu199);
    const float32x4 alu201 = alu200 + splat_float32x4(12583166.0f);
    const float32x4 alu202 = alu200 - (alu201 - splat_float32x4(12583166.0f));
    const float32x4 alu203 = mulacc_float32x4(splat_float32x4(0x1.34c568p-13f), alu202, splat_float32x4(0x1.5e6388p-10f));
    const float32x4 alu204 = mulacc_float32x4(alu203, alu202, splat_float32x4(0x1.3b399cp-7f));
    const float32x4 alu205 = mulacc_float32x4(alu204, alu202, splat_float32x4(0x1.c6b0cep-5f));
    const float32x4 alu206 = mulacc_float32x4(alu205, alu202, splat_float32x4(0x1.ebfbep-3f));
    const float32x4 alu207 = mulacc_float32x4(alu206, alu202, splat_float32x4(0x1.62e43p-1f));
    const uint32x4 cast14 = (uint32x4)alu201;
    const uint32x4 alu208 = cast14 >> splat_uint32x4(1u);
    const float32x4 alu209 = mulacc_float32x4(alu207, alu202, splat_float32x4(1.0f)) * (float32x4)(alu208 << splat_uint32x4(23u));
    const float32x4 alu210 = alu209 * (float32x4)((cast14 - alu208) << splat_uint32x4(23u));
    const float32x4 alu211 = select_float32x4((int32x4)(vec0 == alu197), splat_float32x4(1.0f), alu210);
    const float32x4 alu212 = (vec1 - alu197) * splat_float32x4(0x1.715476p+0f);
    const float32x4 alu213 = select_float32x4((int32x4)(alu212 < splat_float32x4(-151.0f)), splat_float32x4(-151.0f), alu212);
    const float32x4 alu214 = select_float32x4((int32x4)(splat_float32x4(128.0f) < alu213), splat_float32x4(128.0f), alu213);
    const float32x4 alu215 = alu214 + splat_float32x4(12583166.0f);
    const float32x4 alu216 = alu214 - (alu215 - splat_float32x4(12583166.0f));
    const float32x4 alu217 = mulacc_float32x4(splat_float32x4(0x1.34c568p-13f), alu216, splat_float32x4(0x1.5e6388p-10f));
    const float32x4 alu218 = mulacc_float32x4(alu217, alu216, splat_float32x4(0x1.3b399cp-7f));
    const float32x4 alu219 = mulacc_float32x4(alu218, alu216, splat_float32x4(0x1.c6b0cep-5f));
    const float32x4 alu220 = mulacc_float32x4(alu219, alu216, splat_float32x4(0x1.ebfbep-3f));
    const float32x4 alu221 = mulacc_float32x4(alu220, alu216, splat_float32x4(0x1.62e43p-1f));
    const uint32x4 cast15 = (uint32x4)alu215;
    const uint32x4 alu222 = cast15 >> splat_uint32x4(1u);
    const float32x4 alu223 = mulacc_float32x4(alu221, alu216, splat_float32x4(1.0f)) * (float32x4)(alu222 << splat_uint32x4(23u));
    const float32x4 alu224 = alu223 * (float32x4)((cast15 - alu222) << splat_uint32x4(23u));
    const float32x4 alu225 = select_float32x4((int32x4)(vec1 == alu197), splat_float32x4(1.0f), alu224);
    const float32x4 alu226 = mulacc_float32x4(__builtin_shufflevector(alu196, alu196, 0, 1, 2, 3), alu211, __builtin_shufflevector(alu196, alu196, 4, 5, 6, 7) * alu225);
    const float32x2 vec2 = __builtin_shufflevector(alu197, alu197, 0, 1);
    const float32x2 vec3 = __builtin_shufflevector(alu197, alu197, 2, 3);
    const float32x2 alu227 = max_float32x2(vec2, vec3);
    const float32x2 alu228 = (vec2 - alu227) * splat_float32x2(0x1.715476p+0f);
    const float32x2 alu229 = select_float32x2((int32x2)(alu228 < splat_float32x2(-151.0f)), splat_float32x2(-151.0f), alu228);
    const float32x2 alu230 = select_float32x2((int32x2)(splat_float32x2(128.0f) < alu229), splat_float32x2(128.0f), alu229);
    const float32x2 alu231 = alu230 + splat_float32x2(12583166.0f);
    const float32x2 alu232 = alu230 - (alu231 - splat_float32x2(12583166.0f));
    const float32x2 alu233 = mulacc_float32x2(splat_float32x2(0x1.34c568p-13f), alu232, splat_float32x2(0x1.5e6388p-10f));
    const float32x2 alu234 = mulacc_float32x2(alu233, alu232, splat_float32x2(0x1.3b399cp-7f));
    const float32x2 alu235 = mulacc_float32x2(alu234, alu232, splat_float32x2(0x1.c6b0cep-5f));
    const float32x2 alu236 = mulacc_float32x2(alu235, alu232, splat_float32x2(0x1.ebfbep-3f));
    const float32x2 alu237 = mulacc_float32x2(alu236, alu232, splat_float32x2(0x1.62e43p-1f));
    const uint32x2 cast16 = (uint32x2)alu231;
    const uint32x2 alu238 = cast16 >> splat_uint32x2(1u);
    const float32x2 alu239 = mulacc_float32x2(alu237, alu232, splat_float32x2(1.0f)) * (float32x2)(alu238 << splat_uint32x2(23u));
    const float32x2 alu240 = alu239 * (float32x2)((cast16 - alu238) << splat_uint32x2(23u));
    const float32x2 alu241 = select_float32x2((int32x2)(vec2 == alu227), splat_float32x2(1.0f), alu240);
    const float32x2 alu242 = (vec3 - alu227) * splat_float32x2(0x1.715476p+0f);
    const float32x2 alu243 = select_float32x2((int32x2)(alu242 < splat_float32x2(-151.0f)), splat_float32x2(-151.0f), alu242);
    const float32x2 alu244 = select_float32x2((int32x2)(splat_float32x2(128.0f) < alu243), splat_float32x2(128.0f), alu243);
    const float32x2 alu245 = alu244 + splat_float32x2(12583166.0f);
    const float32x2 alu246 = alu244 - (alu245 - splat_float32x2(12583166.0f));
    const float32x2 alu247 = mulacc_float32x2(splat_float32x2(0x1.34c568p-13f), alu246, splat_float32x2(0x1.5e6388p-10f));
    const float32x2 alu248 = mulacc_float32x2(alu247, alu246, splat_float32x2(0x1.3b399cp-7f));
    const float32x2 alu249 = mulacc_float32x2(alu248, alu246, splat_float32x2(0x1.c6b0cep-5f));
    const float32x2 alu250 = mulacc_float32x2(alu249, alu246, splat_float32x2(0x1.ebfbep-3f));
    const float32x2 alu251 = mulacc_float32x2(alu250, alu246, splat_float32x2(0x1.62e43p-1f));
    const uint32x2 cast17 = (uint32x2)alu245;
    const uint32x2 alu252 = cast17 >> splat_uint32x2(1u);
    const float32x2 alu253 = mulacc_float32x2(alu251, alu246, splat_float32x2(1.0f)) * (float32x2)(alu252 << splat_uint32x2(23u));
    const float32x2 alu254 = alu253 * (float32x2)((cast17 - alu252) << splat_uint32x2(23u));
    const float32x2 alu255 = select_float32x2((int32x2)(vec3 == alu227), splat_float32x2(1.0f), alu254);
    const float32x2 alu256 = mulacc_float32x2(__builtin_shufflevector(alu226, alu226, 0, 1), alu241, __builtin_shufflevector(alu226, alu226, 2, 3) * alu255);
    const float lane0 = alu227[0];
    const float lane1 = alu227[1];
    const float alu257 = max_float32(lane0, lane1);
    const float alu258 = (lane0 - alu257) * 0x1.715476p+0f;
    const float alu259 = alu258 < -151.0f ? -151.0f : alu258;
    const float alu260 = 128.0f < alu259 ? 128.0f : alu259;
    const float alu261 = alu260 + 12583166.0f;
    const float alu262 = alu260 - (alu261 - 12583166.0f);
    const float alu263 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu262, 0x1.5e6388p-10f), alu262, 0x1.3b399cp-7f);
    const float alu264 = mulacc_float32(mulacc_float32(alu263, alu262, 0x1.c6b0cep-5f), alu262, 0x1.ebfbep-3f);
    const float alu265 = mulacc_float32(mulacc_float32(alu264, alu262, 0x1.62e43p-1f), alu262, 1.0f);
    const uint32_t cast18 = bits_of_float32_as_uint32(alu261);
    const uint32_t num2 = cast18 >> 1u;
    const float alu266 = alu265 * bits_of_uint32_as_float32(num2 << 23u) * bits_of_uint32_as_float32((cast18 - num2) << 23u);
    const float alu267 = (lane1 - alu257) * 0x1.715476p+0f;
    const float alu268 = alu267 < -151.0f ? -151.0f : alu267;
    const float alu269 = 128.0f < alu268 ? 128.0f : alu268;
    const float alu270 = alu269 + 12583166.0f;
    const float alu271 = alu269 - (alu270 - 12583166.0f);
    const float alu272 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu271, 0x1.5e6388p-10f), alu271, 0x1.3b399cp-7f);
    const float alu273 = mulacc_float32(mulacc_float32(alu272, alu271, 0x1.c6b0cep-5f), alu271, 0x1.ebfbep-3f);
    const float alu274 = mulacc_float32(mulacc_float32(alu273, alu271, 0x1.62e43p-1f), alu271, 1.0f);
    const uint32_t cast19 = bits_of_float32_as_uint32(alu270);
    const uint32_t num3 = cast19 >> 1u;
    const float alu275 = alu274 * bits_of_uint32_as_float32(num3 << 23u) * bits_of_uint32_as_float32((cast19 - num3) << 23u);
    const float alu276 = mulacc_float32(alu256[0], lane0 == alu257 ? 1.0f : alu266, alu256[1] * (lane1 == alu257 ? 1.0f : alu275));
    const bool cond0 = alu276 < 0x1p-126f;
    const int32_t cast20 = bits_of_float32_as_int32(cond0 ? alu276 * 33554432.0f : alu276);
    const int32_t num4 = (int32_t)((uint32_t)cast20 + -1060439283);
    const float cast21 = bits_of_int32_as_float32((int32_t)((uint32_t)cast20 - (num4 & -8388608)));
    const float alu277 = cast21 - 1.0f;
    const float alu278 = mulacc_float32(mulacc_float32(-0x1.ec6f9cp-4f, alu277, 0x1.82e8b6p-3f), alu277, -0x1.807698p-3f);
    const float alu279 = mulacc_float32(mulacc_float32(alu278, alu277, 0x1.a164f2p-3f), alu277, -0x1.eb767cp-3f);
    const float alu280 = mulacc_float32(mulacc_float32(alu279, alu277, 0x1.279072p-2f), alu277, -0x1.7156bap-2f);
    const float alu281 = mulacc_float32(mulacc_float32(alu280, alu277, 0x1.ec701p-2f), alu277, -0x1.715476p-1f);
    const float alu282 = alu277 + alu277 * mulacc_float32(alu281, alu277, 0x1.c551dap-2f);
    const float alu283 = alu276 < __builtin_inff() ? (float)(num4 >> 23) - (cond0 ? 25.0f : 0.0f) + alu282 : __builtin_inff();
    const float alu284 = 0.0f < alu276 ? alu283 : (alu276 == 0.0f ? -__builtin_inff() : __builtin_nanf(""));
    data0[o0] = mulacc_float32(alu284, 0x1.62e43p-1f, alu257);
  }
}
