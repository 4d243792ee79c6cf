#include <stdbool.h>
#include <stdint.h>

typedef float float32x8 __attribute__((vector_size(32)));
typedef uint32_t uint32x8 __attribute__((vector_size(32)));
typedef float float32x8_align4 __attribute__((vector_size(32), aligned(4), may_alias));
typedef int32_t int32x8 __attribute__((vector_size(32)));

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
  float *const exp2_o0 = (float *)((char *)scratch + 0);
  float32x8 acc0;
  float32x8 acc1;
  float32x8 acc2;
  float32x8 acc3;
  float32x8 acc4;
  float32x8 acc5;
  float32x8 acc6;
  float32x8 acc7;
  for (int32_t o0 = 0; o0 < 4; o0++) {
    const int32_t num0 = o0 * 512;
    acc0 = splat_float32x8(-__builtin_inff());
    acc1 = splat_float32x8(-__builtin_inff());
    acc2 = splat_float32x8(-__builtin_inff());
    acc3 = splat_float32x8(-__builtin_inff());
    for (int32_t r0 = 0; r0 < 16; r0++) {
      const int32_t num1 = num0 + r0 * 8;
      const float32x8 val0 = *(const float32x8_align4 *)&data1[num1];
      acc0 = max_float32x8(acc0, val0);
      const float32x8 val1 = *(const float32x8_align4 *)&data1[num1 + 128];
      acc1 = max_float32x8(acc1, val1);
      const float32x8 val2 = *(const float32x8_align4 *)&data1[num1 + 256];
      acc2 = max_float32x8(acc2, val2);
      const float32x8 val3 = *(const float32x8_align4 *)&data1[num1 + 384];
      acc3 = max_float32x8(acc3, val3);
    }
    const float32x8 val4 = acc0;
    const float32x8 val5 = acc1;
    const float32x8 vec0 = __builtin_shufflevector(val4, val5, 0, 1, 2, 3, 8, 9, 10, 11);
    const float32x8 vec1 = __builtin_shufflevector(val4, val5, 4, 5, 6, 7, 12, 13, 14, 15);
    const float32x8 alu0 = max_float32x8(vec0, vec1);
    const float32x8 val6 = acc2;
    const float32x8 val7 = acc3;
    const float32x8 vec2 = __builtin_shufflevector(val6, val7, 0, 1, 2, 3, 8, 9, 10, 11);
    const float32x8 vec3 = __builtin_shufflevector(val6, val7, 4, 5, 6, 7, 12, 13, 14, 15);
    const float32x8 alu1 = max_float32x8(vec2, vec3);
    const float32x8 vec4 = __builtin_shufflevector(alu0, alu1, 0, 1, 8, 9, 4, 5, 12, 13);
    const float32x8 vec5 = __builtin_shufflevector(alu0, alu1, 2, 3, 10, 11, 6, 7, 14, 15);
    const float32x8 alu2 = max_float32x8(vec4, vec5);
    const float32x8 alu3 = max_float32x8(alu2, __builtin_shufflevector(alu2, alu2, 1, 0, 3, 2, 5, 4, 7, 6));
    const float32x8 vec6 = __builtin_shufflevector(alu3, alu3, 0, 0, 0, 0, 0, 0, 0, 0);
    const float32x8 vec7 = __builtin_shufflevector(alu3, alu3, 4, 4, 4, 4, 4, 4, 4, 4);
    const float32x8 vec8 = __builtin_shufflevector(alu3, alu3, 2, 2, 2, 2, 2, 2, 2, 2);
    const float32x8 vec9 = __builtin_shufflevector(alu3, alu3, 6, 6, 6, 6, 6, 6, 6, 6);
    for (int32_t exp2_o0_o1 = 0; exp2_o0_o1 < 16; exp2_o0_o1++) {
      const int32_t num2 = exp2_o0_o1 * 8;
      const int32_t num3 = num2 + num0;
      const float32x8 val8 = *(const float32x8_align4 *)&data1[num3];
      const float32x8 alu4 = (val8 - vec6) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu5 = select_float32x8((int32x8)(alu4 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu4);
      const float32x8 alu6 = select_float32x8((int32x8)(splat_float32x8(0.0f) < alu5), splat_float32x8(0.0f), alu5);
      const float32x8 alu7 = alu6 + splat_float32x8(12583062.0f);
      const float32x8 alu8 = alu6 - (alu7 - splat_float32x8(12583062.0f));
      const float32x8 alu9 = mulacc_float32x8(splat_float32x8(0x1.34c568p-36f), alu8, splat_float32x8(0x1.5e6388p-33f));
      const float32x8 alu10 = mulacc_float32x8(alu9, alu8, splat_float32x8(0x1.3b399cp-30f));
      const float32x8 alu11 = mulacc_float32x8(alu10, alu8, splat_float32x8(0x1.c6b0cep-28f));
      const float32x8 alu12 = mulacc_float32x8(alu11, alu8, splat_float32x8(0x1.ebfbep-26f));
      const float32x8 alu13 = mulacc_float32x8(alu12, alu8, splat_float32x8(0x1.62e43p-24f));
      const float32x8 alu14 = mulacc_float32x8(alu13, alu8, splat_float32x8(0x1p-23f)) * (float32x8)((uint32x8)alu7 << splat_uint32x8(23u));
      *(float32x8_align4 *)&exp2_o0[num2] = alu14;
      const float32x8 val9 = *(const float32x8_align4 *)&data1[num3 + 128];
      const float32x8 alu15 = (val9 - vec7) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu16 = select_float32x8((int32x8)(alu15 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu15);
      const float32x8 alu17 = select_float32x8((int32x8)(splat_float32x8(0.0f) < alu16), splat_float32x8(0.0f), alu16);
      const float32x8 alu18 = alu17 + splat_float32x8(12583062.0f);
      const float32x8 alu19 = alu17 - (alu18 - splat_float32x8(12583062.0f));
      const float32x8 alu20 = mulacc_float32x8(splat_float32x8(0x1.34c568p-36f), alu19, splat_float32x8(0x1.5e6388p-33f));
      const float32x8 alu21 = mulacc_float32x8(alu20, alu19, splat_float32x8(0x1.3b399cp-30f));
      const float32x8 alu22 = mulacc_float32x8(alu21, alu19, splat_float32x8(0x1.c6b0cep-28f));
      const float32x8 alu23 = mulacc_float32x8(alu22, alu19, splat_float32x8(0x1.ebfbep-26f));
      const float32x8 alu24 = mulacc_float32x8(alu23, alu19, splat_float32x8(0x1.62e43p-24f));
      const float32x8 alu25 = mulacc_float32x8(alu24, alu19, splat_float32x8(0x1p-23f)) * (float32x8)((uint32x8)alu18 << splat_uint32x8(23u));
      *(float32x8_align4 *)&exp2_o0[num2 + 128] = alu25;
      const float32x8 val10 = *(const float32x8_align4 *)&data1[num3 + 256];
      const float32x8 alu26 = (val10 - vec8) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu27 = select_float32x8((int32x8)(alu26 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu26);
      const float32x8 alu28 = select_float32x8((int32x8)(splat_float32x8(0.0f) < alu27), splat_float32x8(0.0f), alu27);
      const float32x8 alu29 = alu28 + splat_float32x8(12583062.0f);
      const float32x8 alu30 = alu28 - (alu29 - splat_float32x8(12583062.0f));
      const float32x8 alu31 = mulacc_float32x8(splat_float32x8(0x1.34c568p-36f), alu30, splat_float32x8(0x1.5e6388p-33f));
      const float32x8 alu32 = mulacc_float32x8(alu31, alu30, splat_float32x8(0x1.3b399cp-30f));
      const float32x8 alu33 = mulacc_float32x8(alu32, alu30, splat_float32x8(0x1.c6b0cep-28f));
      const float32x8 alu34 = mulacc_float32x8(alu33, alu30, splat_float32x8(0x1.ebfbep-26f));
      const float32x8 alu35 = mulacc_float32x8(alu34, alu30, splat_float32x8(0x1.62e43p-24f));
      const float32x8 alu36 = mulacc_float32x8(alu35, alu30, splat_float32x8(0x1p-23f)) * (float32x8)((uint32x8)alu29 << splat_uint32x8(23u));
      *(float32x8_align4 *)&exp2_o0[num2 + 256] = alu36;
      const float32x8 val11 = *(const float32x8_align4 *)&data1[num3 + 384];
      const float32x8 alu37 = (val11 - vec9) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu38 = select_float32x8((int32x8)(alu37 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu37);
      const float32x8 alu39 = select_float32x8((int32x8)(splat_float32x8(0.0f) < alu38), splat_float32x8(0.0f), alu38);
      const float32x8 alu40 = alu39 + splat_float32x8(12583062.0f);
      const float32x8 alu41 = alu39 - (alu40 - splat_float32x8(12583062.0f));
      const float32x8 alu42 = mulacc_float32x8(splat_float32x8(0x1.34c568p-36f), alu41, splat_float32x8(0x1.5e6388p-33f));
      const float32x8 alu43 = mulacc_float32x8(alu42, alu41, splat_float32x8(0x1.3b399cp-30f));
      const float32x8 alu44 = mulacc_float32x8(alu43, alu41, splat_float32x8(0x1.c6b0cep-28f));
      const float32x8 alu45 = mulacc_float32x8(alu44, alu41, splat_float32x8(0x1.ebfbep-26f));
      const float32x8 alu46 = mulacc_float32x8(alu45, alu41, splat_float32x8(0x1.62e43p-24f));
      const float32x8 alu47 = mulacc_float32x8(alu46, alu41, splat_float32x8(0x1p-23f)) * (float32x8)((uint32x8)alu40 << splat_uint32x8(23u));
      *(float32x8_align4 *)&exp2_o0[num2 + 384] = alu47;
    }
    acc4 = splat_float32x8(0.0f);
    acc5 = splat_float32x8(0.0f);
    acc6 = splat_float32x8(0.0f);
    acc7 = splat_float32x8(0.0f);
    for (int32_t r0_2 = 0; r0_2 < 16; r0_2++) {
      const int32_t num4 = r0_2 * 8;
      const float32x8 val12 = *(const float32x8_align4 *)&exp2_o0[num4];
      acc4 = acc4 + val12;
      const float32x8 val13 = *(const float32x8_align4 *)&exp2_o0[num4 + 128];
      acc5 = acc5 + val13;
      const float32x8 val14 = *(const float32x8_align4 *)&exp2_o0[num4 + 256];
      acc6 = acc6 + val14;
      const float32x8 val15 = *(const float32x8_align4 *)&exp2_o0[num4 + 384];
      acc7 = acc7 + val15;
    }
    const float32x8 val16 = acc4;
    const float32x8 val17 = acc5;
    const float32x8 vec10 = __builtin_shufflevector(val16, val17, 0, 1, 2, 3, 8, 9, 10, 11);
    const float32x8 vec11 = __builtin_shufflevector(val16, val17, 4, 5, 6, 7, 12, 13, 14, 15);
    const float32x8 alu48 = vec10 + vec11;
    const float32x8 val18 = acc6;
    const float32x8 val19 = acc7;
    const float32x8 vec12 = __builtin_shufflevector(val18, val19, 0, 1, 2, 3, 8, 9, 10, 11);
    const float32x8 vec13 = __builtin_shufflevector(val18, val19, 4, 5, 6, 7, 12, 13, 14, 15);
    const float32x8 alu49 = vec12 + vec13;
    const float32x8 vec14 = __builtin_shufflevector(alu48, alu49, 0, 1, 8, 9, 4, 5, 12, 13);
    const float32x8 vec15 = __builtin_shufflevector(alu48, alu49, 2, 3, 10, 11, 6, 7, 14, 15);
    const float32x8 alu50 = vec14 + vec15;
    const float32x8 vec16 = __builtin_shufflevector(alu50, alu50, 1, 0, 3, 2, 5, 4, 7, 6);
    const float32x8 alu51 = alu50 + vec16;
    const float32x8 vec17 = __builtin_shufflevector(alu51, alu51, 0, 0, 0, 0, 0, 0, 0, 0);
    const float32x8 vec18 = __builtin_shufflevector(alu51, alu51, 4, 4, 4, 4, 4, 4, 4, 4);
    const float32x8 vec19 = __builtin_shufflevector(alu51, alu51, 2, 2, 2, 2, 2, 2, 2, 2);
    const float32x8 vec20 = __builtin_shufflevector(alu51, alu51, 6, 6, 6, 6, 6, 6, 6, 6);
    for (int32_t o1 = 0; o1 < 16; o1++) {
      const int32_t num5 = o1 * 8;
      const int32_t num6 = num0 + num5;
      const float32x8 val20 = *(const float32x8_align4 *)&exp2_o0[num5];
      *(float32x8_align4 *)&data0[num6] = val20 / vec17;
      const float32x8 val21 = *(const float32x8_align4 *)&exp2_o0[num5 + 128];
      *(float32x8_align4 *)&data0[num6 + 128] = val21 / vec18;
      const float32x8 val22 = *(const float32x8_align4 *)&exp2_o0[num5 + 256];
      *(float32x8_align4 *)&data0[num6 + 256] = val22 / vec19;
      const float32x8 val23 = *(const float32x8_align4 *)&exp2_o0[num5 + 384];
      *(float32x8_align4 *)&data0[num6 + 384] = val23 / vec20;
    }
  }
}
