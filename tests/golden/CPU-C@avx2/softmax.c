#include <stdbool.h>
#include <stdint.h>

typedef float float32x8 __attribute__((vector_size(32)));
typedef uint32_t uint32x8 __attribute__((vector_size(32)));
typedef float float32x8_align4 __attribute__((vector_size(32), aligned(4), may_alias));
typedef int32_t int32x8 __attribute__((vector_size(32)));
typedef float float32x4 __attribute__((vector_size(16)));
typedef int32_t int32x4 __attribute__((vector_size(16)));
typedef float float32x2 __attribute__((vector_size(8)));
typedef int32_t int32x2 __attribute__((vector_size(8)));

static inline __attribute__((always_inline)) float32x8 splat_float32x8(float x) {
  return (float32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) uint32x8 splat_uint32x8(uint32_t x) {
  return (uint32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) float32x8 select_float32x8(int32x8 mask, float32x8 a, float32x8 b) {
  return (float32x8)((mask & (int32x8)a) | (~mask & (int32x8)b));
}

static inline __attribute__((always_inline)) float32x8 max_float32x8(float32x8 a, float32x8 b) {
  return select_float32x8((int32x8)((a > b) | (a != a)), a, b);
}

static inline __attribute__((always_inline)) float32x4 select_float32x4(int32x4 mask, float32x4 a, float32x4 b) {
  return (float32x4)((mask & (int32x4)a) | (~mask & (int32x4)b));
}

static inline __attribute__((always_inline)) float32x4 max_float32x4(float32x4 a, float32x4 b) {
  return select_float32x4((int32x4)((a > b) | (a != a)), a, b);
}

static inline __attribute__((always_inline)) float32x2 select_float32x2(int32x2 mask, float32x2 a, float32x2 b) {
  return (float32x2)((mask & (int32x2)a) | (~mask & (int32x2)b));
}

static inline __attribute__((always_inline)) float32x2 max_float32x2(float32x2 a, float32x2 b) {
  return select_float32x2((int32x2)((a > b) | (a != a)), a, b);
}

static inline __attribute__((always_inline)) float max_float32(float a, float b) {
  return ((a > b) | (a != a)) ? a : b;
}

static inline __attribute__((always_inline)) float32x8 mulacc_float32x8(float32x8 a, float32x8 b, float32x8 c) {
#ifdef __clang__
#pragma STDC FP_CONTRACT ON
  return a * b + c;
#else
  return __builtin_ia32_vfmaddps256(a, b, c);
#endif
}

void softmax(void **args, int64_t start, int64_t stop, void *scratch) {
  float *data0 = args[0];
  const float *data1 = args[1];
  float32x8 acc0_0;
  float32x8 acc0_8;
  float32x8 acc0_16;
  float32x8 acc0_24;
  float32x8 acc1_0;
  float32x8 acc1_8;
  float32x8 acc1_16;
  float32x8 acc1_24;
  for (int32_t o0 = 0; o0 < 16; o0++) {
    const int32_t num0 = o0 * 128;
    acc0_0 = splat_float32x8(-__builtin_inff());
    acc0_8 = splat_float32x8(-__builtin_inff());
    acc0_16 = splat_float32x8(-__builtin_inff());
    acc0_24 = splat_float32x8(-__builtin_inff());
    for (int32_t r0 = 0; r0 < 4; r0++) {
      const int32_t num1 = num0 + r0 * 32;
      const float32x8 val0 = *(const float32x8_align4 *)&data1[num1];
      acc0_0 = max_float32x8(acc0_0, val0);
      const float32x8 val1 = *(const float32x8_align4 *)&data1[num1 + 8];
      acc0_8 = max_float32x8(acc0_8, val1);
      const float32x8 val2 = *(const float32x8_align4 *)&data1[num1 + 16];
      acc0_16 = max_float32x8(acc0_16, val2);
      const float32x8 val3 = *(const float32x8_align4 *)&data1[num1 + 24];
      acc0_24 = max_float32x8(acc0_24, val3);
    }
    const float32x8 alu0 = max_float32x8(max_float32x8(acc0_0, acc0_16), max_float32x8(acc0_8, acc0_24));
    const float32x4 alu1 = max_float32x4(__builtin_shufflevector(alu0, alu0, 0, 1, 2, 3), __builtin_shufflevector(alu0, alu0, 4, 5, 6, 7));
    const float32x2 alu2 = max_float32x2(__builtin_shufflevector(alu1, alu1, 0, 1), __builtin_shufflevector(alu1, alu1, 2, 3));
    const float32x8 vec0 = splat_float32x8(max_float32(alu2[0], alu2[1]));
    acc1_0 = splat_float32x8(0.0f);
    acc1_8 = splat_float32x8(0.0f);
    acc1_16 = splat_float32x8(0.0f);
    acc1_24 = splat_float32x8(0.0f);
    for (int32_t r0_2 = 0; r0_2 < 4; r0_2++) {
      const int32_t num2 = num0 + r0_2 * 32;
      const float32x8 val4 = *(const float32x8_align4 *)&data1[num2];
      const float32x8 alu3 = (val4 - vec0) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu4 = select_float32x8((int32x8)(alu3 < splat_float32x8(-151.0f)), splat_float32x8(-151.0f), alu3);
      const float32x8 alu5 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu4), splat_float32x8(128.0f), alu4);
      const float32x8 alu6 = alu5 + splat_float32x8(12583166.0f);
      const float32x8 alu7 = alu5 - (alu6 - splat_float32x8(12583166.0f));
      const float32x8 alu8 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu7, splat_float32x8(0x1.5e6388p-10f));
      const float32x8 alu9 = mulacc_float32x8(alu8, alu7, splat_float32x8(0x1.3b399cp-7f));
      const float32x8 alu10 = mulacc_float32x8(alu9, alu7, splat_float32x8(0x1.c6b0cep-5f));
      const float32x8 alu11 = mulacc_float32x8(alu10, alu7, splat_float32x8(0x1.ebfbep-3f));
      const float32x8 alu12 = mulacc_float32x8(alu11, alu7, splat_float32x8(0x1.62e43p-1f));
      const uint32x8 cast0 = (uint32x8)alu6;
      const uint32x8 alu13 = cast0 >> splat_uint32x8(1u);
      const float32x8 alu14 = mulacc_float32x8(alu12, alu7, splat_float32x8(1.0f)) * (float32x8)(alu13 << splat_uint32x8(23u));
      const float32x8 alu15 = acc1_0 + alu14 * (float32x8)((cast0 - alu13) << splat_uint32x8(23u));
      acc1_0 = alu15;
      const float32x8 val5 = *(const float32x8_align4 *)&data1[num2 + 8];
      const float32x8 alu16 = (val5 - vec0) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu17 = select_float32x8((int32x8)(alu16 < splat_float32x8(-151.0f)), splat_float32x8(-151.0f), alu16);
      const float32x8 alu18 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu17), splat_float32x8(128.0f), alu17);
      const float32x8 alu19 = alu18 + splat_float32x8(12583166.0f);
      const float32x8 alu20 = alu18 - (alu19 - splat_float32x8(12583166.0f));
      const float32x8 alu21 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu20, splat_float32x8(0x1.5e6388p-10f));
      const float32x8 alu22 = mulacc_float32x8(alu21, alu20, splat_float32x8(0x1.3b399cp-7f));
      const float32x8 alu23 = mulacc_float32x8(alu22, alu20, splat_float32x8(0x1.c6b0cep-5f));
      const float32x8 alu24 = mulacc_float32x8(alu23, alu20, splat_float32x8(0x1.ebfbep-3f));
      const float32x8 alu25 = mulacc_float32x8(alu24, alu20, splat_float32x8(0x1.62e43p-1f));
      const uint32x8 cast1 = (uint32x8)alu19;
      const uint32x8 alu26 = cast1 >> splat_uint32x8(1u);
      const float32x8 alu27 = mulacc_float32x8(alu25, alu20, splat_float32x8(1.0f)) * (float32x8)(alu26 << splat_uint32x8(23u));
      const float32x8 alu28 = acc1_8 + alu27 * (float32x8)((cast1 - alu26) << splat_uint32x8(23u));
      acc1_8 = alu28;
      const float32x8 val6 = *(const float32x8_align4 *)&data1[num2 + 16];
      const float32x8 alu29 = (val6 - vec0) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu30 = select_float32x8((int32x8)(alu29 < splat_float32x8(-151.0f)), splat_float32x8(-151.0f), alu29);
      const float32x8 alu31 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu30), splat_float32x8(128.0f), alu30);
      const float32x8 alu32 = alu31 + splat_float32x8(12583166.0f);
      const float32x8 alu33 = alu31 - (alu32 - splat_float32x8(12583166.0f));
      const float32x8 alu34 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu33, splat_float32x8(0x1.5e6388p-10f));
      const float32x8 alu35 = mulacc_float32x8(alu34, alu33, splat_float32x8(0x1.3b399cp-7f));
      const float32x8 alu36 = mulacc_float32x8(alu35, alu33, splat_float32x8(0x1.c6b0cep-5f));
      const float32x8 alu37 = mulacc_float32x8(alu36, alu33, splat_float32x8(0x1.ebfbep-3f));
      const float32x8 alu38 = mulacc_float32x8(alu37, alu33, splat_float32x8(0x1.62e43p-1f));
      const uint32x8 cast2 = (uint32x8)alu32;
      const uint32x8 alu39 = cast2 >> splat_uint32x8(1u);
      const float32x8 alu40 = mulacc_float32x8(alu38, alu33, splat_float32x8(1.0f)) * (float32x8)(alu39 << splat_uint32x8(23u));
      const float32x8 alu41 = acc1_16 + alu40 * (float32x8)((cast2 - alu39) << splat_uint32x8(23u));
      acc1_16 = alu41;
      const float32x8 val7 = *(const float32x8_align4 *)&data1[num2 + 24];
      const float32x8 alu42 = (val7 - vec0) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu43 = select_float32x8((int32x8)(alu42 < splat_float32x8(-151.0f)), splat_float32x8(-151.0f), alu42);
      const float32x8 alu44 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu43), splat_float32x8(128.0f), alu43);
      const float32x8 alu45 = alu44 + splat_float32x8(12583166.0f);
      const float32x8 alu46 = alu44 - (alu45 - splat_float32x8(12583166.0f));
      const float32x8 alu47 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu46, splat_float32x8(0x1.5e6388p-10f));
      const float32x8 alu48 = mulacc_float32x8(alu47, alu46, splat_float32x8(0x1.3b399cp-7f));
      const float32x8 alu49 = mulacc_float32x8(alu48, alu46, splat_float32x8(0x1.c6b0cep-5f));
      const float32x8 alu50 = mulacc_float32x8(alu49, alu46, splat_float32x8(0x1.ebfbep-3f));
      const float32x8 alu51 = mulacc_float32x8(alu50, alu46, splat_float32x8(0x1.62e43p-1f));
      const uint32x8 cast3 = (uint32x8)alu45;
      const uint32x8 alu52 = cast3 >> splat_uint32x8(1u);
      const float32x8 alu53 = mulacc_float32x8(alu51, alu46, splat_float32x8(1.0f)) * (float32x8)(alu52 << splat_uint32x8(23u));
      const float32x8 alu54 = acc1_24 + alu53 * (float32x8)((cast3 - alu52) << splat_uint32x8(23u));
      acc1_24 = alu54;
    }
    const float32x8 alu55 = acc1_0 + acc1_16 + (acc1_8 + acc1_24);
    const float32x4 alu56 = __builtin_shufflevector(alu55, alu55, 0, 1, 2, 3) + __builtin_shufflevector(alu55, alu55, 4, 5, 6, 7);
    const float32x2 alu57 = __builtin_shufflevector(alu56, alu56, 0, 1) + __builtin_shufflevector(alu56, alu56, 2, 3);
    const float32x8 vec1 = splat_float32x8((alu57[0] + alu57[1]));
    for (int32_t o1 = 0; o1 < 16; o1++) {
      const int32_t num3 = num0 + o1 * 8;
      const float32x8 val8 = *(const float32x8_align4 *)&data1[num3];
      const float32x8 alu58 = (val8 - vec0) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu59 = select_float32x8((int32x8)(alu58 < splat_float32x8(-151.0f)), splat_float32x8(-151.0f), alu58);
      const float32x8 alu60 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu59), splat_float32x8(128.0f), alu59);
      const float32x8 alu61 = alu60 + splat_float32x8(12583166.0f);
      const float32x8 alu62 = alu60 - (alu61 - splat_float32x8(12583166.0f));
      const float32x8 alu63 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu62, splat_float32x8(0x1.5e6388p-10f));
      const float32x8 alu64 = mulacc_float32x8(alu63, alu62, splat_float32x8(0x1.3b399cp-7f));
      const float32x8 alu65 = mulacc_float32x8(alu64, alu62, splat_float32x8(0x1.c6b0cep-5f));
      const float32x8 alu66 = mulacc_float32x8(alu65, alu62, splat_float32x8(0x1.ebfbep-3f));
      const float32x8 alu67 = mulacc_float32x8(alu66, alu62, splat_float32x8(0x1.62e43p-1f));
      const uint32x8 cast4 = (uint32x8)alu61;
      const uint32x8 alu68 = cast4 >> splat_uint32x8(1u);
      const float32x8 alu69 = mulacc_float32x8(alu67, alu62, splat_float32x8(1.0f)) * (float32x8)(alu68 << splat_uint32x8(23u));
      const float32x8 alu70 = alu69 * (float32x8)((cast4 - alu68) << splat_uint32x8(23u)) / vec1;
      *(float32x8_align4 *)&data0[num3] = alu70;
    }
  }
}
