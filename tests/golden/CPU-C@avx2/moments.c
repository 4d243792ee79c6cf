#include <stdbool.h>
#include <stdint.h>

typedef float float32x8 __attribute__((vector_size(32)));
typedef float float32x4 __attribute__((vector_size(16)));
typedef float float32x2 __attribute__((vector_size(8)));
typedef float float32x8_align4 __attribute__((vector_size(32), aligned(4), may_alias));
typedef int32_t int32x8 __attribute__((vector_size(32)));
typedef int32_t int32x4 __attribute__((vector_size(16)));
typedef int32_t int32x2 __attribute__((vector_size(8)));

static inline __attribute__((always_inline)) float32x8 splat_float32x8(float x) {
  return (float32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) float32x4 splat_float32x4(float x) {
  return (float32x4){x, x, x, x};
}

static inline __attribute__((always_inline)) float32x2 splat_float32x2(float x) {
  return (float32x2){x, x};
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

static inline __attribute__((always_inline)) float32x4 select_float32x4(int32x4 mask, float32x4 a, float32x4 b) {
  return (float32x4)((mask & (int32x4)a) | (~mask & (int32x4)b));
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

static inline __attribute__((always_inline)) float32x2 mulacc_float32x2(float32x2 a, float32x2 b, float32x2 c) {
#ifdef __clang__
#pragma STDC FP_CONTRACT ON
  return a * b + c;
#else
  return (float32x2){__builtin_fmaf(a[0], b[0], c[0]), __builtin_fmaf(a[1], b[1], c[1])};
#endif
}

static inline __attribute__((always_inline)) float mulacc_float32(float a, float b, float c) {
  return __builtin_fmaf(a, b, c);
}

void moments(void **args, int64_t start, int64_t stop, void *scratch) {
  float *data0 = args[0];
  const float *data1 = args[1];
  float32x8 acc1_24;
  float32x8 acc0_0;
  float32x8 acc0_8;
  float32x8 acc0_16;
  float32x8 acc0_24;
  float32x8 acc1_0;
  float32x8 acc1_8;
  float32x8 acc1_16;
  float32x8 acc2_0;
  float32x8 acc2_8;
  float32x8 acc2_16;
  float32x8 acc2_24;
  for (int32_t o0 = 0; o0 < 4; o0++) {
    acc0_0 = splat_float32x8(0.0f);
    acc0_8 = splat_float32x8(0.0f);
    acc0_16 = splat_float32x8(0.0f);
    acc0_24 = splat_float32x8(0.0f);
    acc1_0 = splat_float32x8(0.0f);
    acc1_8 = splat_float32x8(0.0f);
    acc1_16 = splat_float32x8(0.0f);
    acc1_24 = splat_float32x8(0.0f);
    acc2_0 = splat_float32x8(0.0f);
    acc2_8 = splat_float32x8(0.0f);
    acc2_16 = splat_float32x8(0.0f);
    acc2_24 = splat_float32x8(0.0f);
    const int32_t num0 = o0 * 64;
    for (int32_t r0 = 0; r0 < 2; r0++) {
      const float32x8 val0 = acc0_0;
      const float32x8 alu0 = val0 + splat_float32x8(1.0f);
      const float32x8 val1 = acc0_8;
      const float32x8 val2 = acc0_16;
      const float32x8 val3 = acc0_24;
      const float32x8 val4 = acc1_0;
      const float32x8 val5 = acc1_8;
      const float32x8 val6 = acc1_16;
      const float32x8 val7 = acc1_24;
      acc0_0 = alu0;
      const float32x8 alu1 = val1 + splat_float32x8(1.0f);
      acc0_8 = alu1;
      const float32x8 alu2 = val2 + splat_float32x8(1.0f);
      acc0_16 = alu2;
      const float32x8 alu3 = val3 + splat_float32x8(1.0f);
      acc0_24 = alu3;
      const int32_t num1 = num0 + r0 * 32;
      const float32x8 val8 = *(const float32x8_align4 *)&data1[num1];
      const float32x8 alu4 = val8 - val4;
      const int32x8 cond0 = (int32x8)(alu0 == splat_float32x8(0.0f));
      const float32x8 alu5 = splat_float32x8(1.0f) / select_float32x8(cond0, splat_float32x8(1.0f), alu0);
      const float32x8 alu6 = select_float32x8(cond0, splat_float32x8(0.0f), alu5);
      acc1_0 = mulacc_float32x8(alu4, alu6, val4);
      const float32x8 val9 = *(const float32x8_align4 *)&data1[num1 + 8];
      const float32x8 alu7 = val9 - val5;
      const int32x8 cond1 = (int32x8)(alu1 == splat_float32x8(0.0f));
      const float32x8 alu8 = splat_float32x8(1.0f) / select_float32x8(cond1, splat_float32x8(1.0f), alu1);
      const float32x8 alu9 = select_float32x8(cond1, splat_float32x8(0.0f), alu8);
      acc1_8 = mulacc_float32x8(alu7, alu9, val5);
      const float32x8 val10 = *(const float32x8_align4 *)&data1[num1 + 16];
      const float32x8 alu10 = val10 - val6;
      const int32x8 cond2 = (int32x8)(alu2 == splat_float32x8(0.0f));
      const float32x8 alu11 = splat_float32x8(1.0f) / select_float32x8(cond2, splat_float32x8(1.0f), alu2);
      const float32x8 alu12 = select_float32x8(cond2, splat_float32x8(0.0f), alu11);
      acc1_16 = mulacc_float32x8(alu10, alu12, val6);
      const float32x8 val11 = *(const float32x8_align4 *)&data1[num1 + 24];
      const float32x8 alu13 = val11 - val7;
      const int32x8 cond3 = (int32x8)(alu3 == splat_float32x8(0.0f));
      const float32x8 alu14 = splat_float32x8(1.0f) / select_float32x8(cond3, splat_float32x8(1.0f), alu3);
      const float32x8 alu15 = select_float32x8(cond3, splat_float32x8(0.0f), alu14);
      acc1_24 = mulacc_float32x8(alu13, alu15, val7);
      const float32x8 alu16 = mulacc_float32x8(alu4 * alu4 * val0, alu6, acc2_0 + splat_float32x8(0.0f));
      acc2_0 = alu16;
      const float32x8 alu17 = mulacc_float32x8(alu7 * alu7 * val1, alu9, acc2_8 + splat_float32x8(0.0f));
      acc2_8 = alu17;
      const float32x8 alu18 = mulacc_float32x8(alu10 * alu10 * val2, alu12, acc2_16 + splat_float32x8(0.0f));
      acc2_16 = alu18;
      const float32x8 alu19 = mulacc_float32x8(alu13 * alu13 * val3, alu15, acc2_24 + splat_float32x8(0.0f));
      acc2_24 = alu19;
    }
    const float32x8 val12 = acc1_8;
    const float32x8 alu20 = acc1_24 - val12;
    const float32x8 val13 = acc0_8;
    const float32x8 val14 = acc0_24;
    const float32x8 alu21 = val13 + val14;
    const int32x8 cond4 = (int32x8)(alu21 == splat_float32x8(0.0f));
    const float32x8 alu22 = val14 / select_float32x8(cond4, splat_float32x8(1.0f), alu21);
    const float32x8 alu23 = select_float32x8(cond4, splat_float32x8(0.0f), alu22);
    const float32x8 val15 = acc1_0;
    const float32x8 alu24 = acc1_16 - val15;
    const float32x8 val16 = acc0_0;
    const float32x8 val17 = acc0_16;
    const float32x8 alu25 = val16 + val17;
    const int32x8 cond5 = (int32x8)(alu25 == splat_float32x8(0.0f));
    const float32x8 alu26 = val17 / select_float32x8(cond5, splat_float32x8(1.0f), alu25);
    const float32x8 alu27 = select_float32x8(cond5, splat_float32x8(0.0f), alu26);
    const float32x8 alu28 = mulacc_float32x8(alu24, alu27, val15);
    const float32x8 alu29 = mulacc_float32x8(alu20, alu23, val12) - alu28;
    const float32x8 alu30 = alu25 + alu21;
    const int32x8 cond6 = (int32x8)(alu30 == splat_float32x8(0.0f));
    const float32x8 alu31 = alu21 / select_float32x8(cond6, splat_float32x8(1.0f), alu30);
    const float32x8 alu32 = select_float32x8(cond6, splat_float32x8(0.0f), alu31);
    const float32x8 alu33 = mulacc_float32x8(alu29, alu32, alu28);
    const float32x4 vec0 = __builtin_shufflevector(alu33, alu33, 0, 1, 2, 3);
    const float32x4 alu34 = __builtin_shufflevector(alu33, alu33, 4, 5, 6, 7) - vec0;
    const float32x4 vec1 = __builtin_shufflevector(alu30, alu30, 0, 1, 2, 3);
    const float32x4 vec2 = __builtin_shufflevector(alu30, alu30, 4, 5, 6, 7);
    const float32x4 alu35 = vec1 + vec2;
    const int32x4 cond7 = (int32x4)(alu35 == splat_float32x4(0.0f));
    const float32x4 alu36 = select_float32x4(cond7, splat_float32x4(0.0f), vec2 / select_float32x4(cond7, splat_float32x4(1.0f), alu35));
    const float32x4 alu37 = mulacc_float32x4(alu34, alu36, vec0);
    const float32x2 vec3 = __builtin_shufflevector(alu37, alu37, 0, 1);
    const float32x2 alu38 = __builtin_shufflevector(alu37, alu37, 2, 3) - vec3;
    const float32x2 vec4 = __builtin_shufflevector(alu35, alu35, 0, 1);
    const float32x2 vec5 = __builtin_shufflevector(alu35, alu35, 2, 3);
    const float32x2 alu39 = vec4 + vec5;
    const int32x2 cond8 = (int32x2)(alu39 == splat_float32x2(0.0f));
    const float32x2 alu40 = select_float32x2(cond8, splat_float32x2(0.0f), vec5 / select_float32x2(cond8, splat_float32x2(1.0f), alu39));
    const float32x2 alu41 = mulacc_float32x2(alu38, alu40, vec3);
    const float alu42 = alu41[1] - alu41[0];
    const float lane0 = alu39[0];
    const float lane1 = alu39[1];
    const float alu43 = lane0 + lane1;
    const bool cond9 = alu43 == 0.0f;
    const float32x8 alu44 = mulacc_float32x8(alu24 * alu24 * val16, alu27, acc2_0 + acc2_16);
    const float32x8 alu45 = mulacc_float32x8(alu20 * alu20 * val13, alu23, acc2_8 + acc2_24);
    const float32x8 alu46 = mulacc_float32x8(alu29 * alu29 * alu25, alu32, alu44 + alu45);
    const float32x4 alu47 = __builtin_shufflevector(alu46, alu46, 0, 1, 2, 3) + __builtin_shufflevector(alu46, alu46, 4, 5, 6, 7);
    const float32x4 alu48 = mulacc_float32x4(alu34 * alu34 * vec1, alu36, alu47);
    const float32x2 alu49 = __builtin_shufflevector(alu48, alu48, 0, 1) + __builtin_shufflevector(alu48, alu48, 2, 3);
    const float32x2 alu50 = mulacc_float32x2(alu38 * alu38 * vec4, alu40, alu49);
    const float alu51 = mulacc_float32(alu42 * alu42 * lane0, cond9 ? 0.0f : lane1 / (cond9 ? 1.0f : alu43), alu50[0] + alu50[1]);
    data0[o0] = alu51 / alu43;
  }
}
