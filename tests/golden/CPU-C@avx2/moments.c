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
  float32x8 acc1;
  float32x8 acc0;
  float32x8 acc2;
  float32x8 acc3;
  float32x8 acc4;
  float32x8 acc5;
  float32x8 acc6;
  float32x8 acc7;
  float32x8 acc8;
  for (int32_t o0 = 0; o0 < 4; o0++) {
    const int32_t num0 = o0 * 4;
    acc0 = splat_float32x8(0.0f);
    acc1 = splat_float32x8(0.0f);
    acc2 = splat_float32x8(0.0f);
    const int32_t num1 = o0 * 256;
    acc3 = splat_float32x8(0.0f);
    acc4 = splat_float32x8(0.0f);
    acc5 = splat_float32x8(0.0f);
    acc6 = splat_float32x8(0.0f);
    acc7 = splat_float32x8(0.0f);
    acc8 = splat_float32x8(0.0f);
    for (int32_t r0 = 0; r0 < 8; r0++) {
      const float32x8 val0 = acc0;
      const float32x8 alu0 = val0 + splat_float32x8(1.0f);
      const float32x8 val1 = acc1;
      acc0 = alu0;
      const int32_t num2 = num1 + r0 * 8;
      const float32x8 val2 = *(const float32x8_align4 *)&data1[num2];
      const float32x8 alu1 = val2 - val1;
      const int32x8 cond0 = (int32x8)(alu0 == splat_float32x8(0.0f));
      const float32x8 alu2 = splat_float32x8(1.0f) / select_float32x8(cond0, splat_float32x8(1.0f), alu0);
      const float32x8 alu3 = select_float32x8(cond0, splat_float32x8(0.0f), alu2);
      acc1 = mulacc_float32x8(alu1, alu3, val1);
      const float32x8 alu4 = mulacc_float32x8(alu1 * alu1 * val0, alu3, acc2 + splat_float32x8(0.0f));
      acc2 = alu4;
      const float32x8 val3 = *(const float32x8_align4 *)&data1[num2 + 64];
      const float32x8 val4 = acc3;
      const float32x8 alu5 = val3 - val4;
      acc3 = mulacc_float32x8(alu5, alu3, val4);
      const float32x8 alu6 = mulacc_float32x8(alu5 * alu5 * val0, alu3, acc4 + splat_float32x8(0.0f));
      acc4 = alu6;
      const float32x8 val5 = *(const float32x8_align4 *)&data1[num2 + 128];
      const float32x8 val6 = acc5;
      const float32x8 alu7 = val5 - val6;
      acc5 = mulacc_float32x8(alu7, alu3, val6);
      const float32x8 alu8 = mulacc_float32x8(alu7 * alu7 * val0, alu3, acc6 + splat_float32x8(0.0f));
      acc6 = alu8;
      const float32x8 val7 = *(const float32x8_align4 *)&data1[num2 + 192];
      const float32x8 val8 = acc7;
      const float32x8 alu9 = val7 - val8;
      acc7 = mulacc_float32x8(alu9, alu3, val8);
      const float32x8 alu10 = mulacc_float32x8(alu9 * alu9 * val0, alu3, acc8 + splat_float32x8(0.0f));
      acc8 = alu10;
    }
    const float32x8 val9 = acc1;
    const float32x4 vec0 = __builtin_shufflevector(val9, val9, 0, 1, 2, 3);
    const float32x4 alu11 = __builtin_shufflevector(val9, val9, 4, 5, 6, 7) - vec0;
    const float32x8 val10 = acc0;
    const float32x4 vec1 = __builtin_shufflevector(val10, val10, 0, 1, 2, 3);
    const float32x4 vec2 = __builtin_shufflevector(val10, val10, 4, 5, 6, 7);
    const float32x4 alu12 = vec1 + vec2;
    const int32x4 cond1 = (int32x4)(alu12 == splat_float32x4(0.0f));
    const float32x4 alu13 = select_float32x4(cond1, splat_float32x4(0.0f), vec2 / select_float32x4(cond1, splat_float32x4(1.0f), alu12));
    const float32x4 alu14 = mulacc_float32x4(alu11, alu13, vec0);
    const float32x2 vec3 = __builtin_shufflevector(alu14, alu14, 0, 1);
    const float32x2 alu15 = __builtin_shufflevector(alu14, alu14, 2, 3) - vec3;
    const float32x2 vec4 = __builtin_shufflevector(alu12, alu12, 0, 1);
    const float32x2 vec5 = __builtin_shufflevector(alu12, alu12, 2, 3);
    const float32x2 alu16 = vec4 + vec5;
    const int32x2 cond2 = (int32x2)(alu16 == splat_float32x2(0.0f));
    const float32x2 alu17 = select_float32x2(cond2, splat_float32x2(0.0f), vec5 / select_float32x2(cond2, splat_float32x2(1.0f), alu16));
    const float32x2 alu18 = mulacc_float32x2(alu15, alu17, vec3);
    const float alu19 = alu18[1] - alu18[0];
    const float lane0 = alu16[0];
    const float lane1 = alu16[1];
    const float alu20 = lane0 + lane1;
    const bool cond3 = alu20 == 0.0f;
    const float alu21 = cond3 ? 0.0f : lane1 / (cond3 ? 1.0f : alu20);
    const float32x8 val11 = acc2;
    const float32x4 alu22 = __builtin_shufflevector(val11, val11, 0, 1, 2, 3) + __builtin_shufflevector(val11, val11, 4, 5, 6, 7);
    const float32x4 alu23 = mulacc_float32x4(alu11 * alu11 * vec1, alu13, alu22);
    const float32x2 alu24 = __builtin_shufflevector(alu23, alu23, 0, 1) + __builtin_shufflevector(alu23, alu23, 2, 3);
    const float32x2 alu25 = mulacc_float32x2(alu15 * alu15 * vec4, alu17, alu24);
    const float alu26 = mulacc_float32(alu19 * alu19 * lane0, alu21, alu25[0] + alu25[1]);
    data0[num0] = alu26 / alu20;
    const float32x8 val12 = acc3;
    const float32x4 vec6 = __builtin_shufflevector(val12, val12, 0, 1, 2, 3);
    const float32x4 alu27 = __builtin_shufflevector(val12, val12, 4, 5, 6, 7) - vec6;
    const float32x4 alu28 = mulacc_float32x4(alu27, alu13, vec6);
    const float32x2 vec7 = __builtin_shufflevector(alu28, alu28, 0, 1);
    const float32x2 alu29 = __builtin_shufflevector(alu28, alu28, 2, 3) - vec7;
    const float32x2 alu30 = mulacc_float32x2(alu29, alu17, vec7);
    const float alu31 = alu30[1] - alu30[0];
    const float32x8 val13 = acc4;
    const float32x4 alu32 = __builtin_shufflevector(val13, val13, 0, 1, 2, 3) + __builtin_shufflevector(val13, val13, 4, 5, 6, 7);
    const float32x4 alu33 = mulacc_float32x4(alu27 * alu27 * vec1, alu13, alu32);
    const float32x2 alu34 = __builtin_shufflevector(alu33, alu33, 0, 1) + __builtin_shufflevector(alu33, alu33, 2, 3);
    const float32x2 alu35 = mulacc_float32x2(alu29 * alu29 * vec4, alu17, alu34);
    const float alu36 = mulacc_float32(alu31 * alu31 * lane0, alu21, alu35[0] + alu35[1]);
    data0[num0 + 1] = alu36 / alu20;
    const float32x8 val14 = acc5;
    const float32x4 vec8 = __builtin_shufflevector(val14, val14, 0, 1, 2, 3);
    const float32x4 alu37 = __builtin_shufflevector(val14, val14, 4, 5, 6, 7) - vec8;
    const float32x4 alu38 = mulacc_float32x4(alu37, alu13, vec8);
    const float32x2 vec9 = __builtin_shufflevector(alu38, alu38, 0, 1);
    const float32x2 alu39 = __builtin_shufflevector(alu38, alu38, 2, 3) - vec9;
    const float32x2 alu40 = mulacc_float32x2(alu39, alu17, vec9);
    const float alu41 = alu40[1] - alu40[0];
    const float32x8 val15 = acc6;
    const float32x4 alu42 = __builtin_shufflevector(val15, val15, 0, 1, 2, 3) + __builtin_shufflevector(val15, val15, 4, 5, 6, 7);
    const float32x4 alu43 = mulacc_float32x4(alu37 * alu37 * vec1, alu13, alu42);
    const float32x2 alu44 = __builtin_shufflevector(alu43, alu43, 0, 1) + __builtin_shufflevector(alu43, alu43, 2, 3);
    const float32x2 alu45 = mulacc_float32x2(alu39 * alu39 * vec4, alu17, alu44);
    const float alu46 = mulacc_float32(alu41 * alu41 * lane0, alu21, alu45[0] + alu45[1]);
    data0[num0 + 2] = alu46 / alu20;
    const float32x8 val16 = acc7;
    const float32x4 vec10 = __builtin_shufflevector(val16, val16, 0, 1, 2, 3);
    const float32x4 alu47 = __builtin_shufflevector(val16, val16, 4, 5, 6, 7) - vec10;
    const float32x4 alu48 = mulacc_float32x4(alu47, alu13, vec10);
    const float32x2 vec11 = __builtin_shufflevector(alu48, alu48, 0, 1);
    const float32x2 alu49 = __builtin_shufflevector(alu48, alu48, 2, 3) - vec11;
    const float32x2 alu50 = mulacc_float32x2(alu49, alu17, vec11);
    const float alu51 = alu50[1] - alu50[0];
    const float32x8 val17 = acc8;
    const float32x4 alu52 = __builtin_shufflevector(val17, val17, 0, 1, 2, 3) + __builtin_shufflevector(val17, val17, 4, 5, 6, 7);
    const float32x4 alu53 = mulacc_float32x4(alu47 * alu47 * vec1, alu13, alu52);
    const float32x2 alu54 = __builtin_shufflevector(alu53, alu53, 0, 1) + __builtin_shufflevector(alu53, alu53, 2, 3);
    const float32x2 alu55 = mulacc_float32x2(alu49 * alu49 * vec4, alu17, alu54);
    const float alu56 = mulacc_float32(alu51 * alu51 * lane0, alu21, alu55[0] + alu55[1]);
    data0[num0 + 3] = alu56 / alu20;
  }
}
