#include <stdbool.h>
#include <stdint.h>

typedef float float32x8 __attribute__((vector_size(32)));
typedef float float32x8_align4 __attribute__((vector_size(32), aligned(4), may_alias));
typedef float float32x4 __attribute__((vector_size(16)));
typedef float float32x2 __attribute__((vector_size(8)));

static inline __attribute__((always_inline)) float32x8 splat_float32x8(float x) {
  return (float32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) float32x8 mulacc_float32x8(float32x8 a, float32x8 b, float32x8 c) {
#ifdef __clang__
#pragma STDC FP_CONTRACT ON
  return a * b + c;
#else
  return __builtin_ia32_vfmaddps256(a, b, c);
#endif
}

static inline __attribute__((always_inline)) float mulacc_float32(float a, float b, float c) {
  return __builtin_fmaf(a, b, c);
}

void layernorm(void **args, int64_t start, int64_t stop, void *scratch) {
  float *data0 = args[0];
  const float *data1 = args[1];
  const float *data2 = args[2];
  const float *data3 = args[3];
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
    acc0_0 = splat_float32x8(0.0f);
    acc0_8 = splat_float32x8(0.0f);
    acc0_16 = splat_float32x8(0.0f);
    acc0_24 = splat_float32x8(0.0f);
    for (int32_t r0 = 0; r0 < 4; r0++) {
      const int32_t num1 = num0 + r0 * 32;
      const float32x8 val0 = *(const float32x8_align4 *)&data1[num1];
      acc0_0 = acc0_0 + val0;
      const float32x8 val1 = *(const float32x8_align4 *)&data1[num1 + 8];
      acc0_8 = acc0_8 + val1;
      const float32x8 val2 = *(const float32x8_align4 *)&data1[num1 + 16];
      acc0_16 = acc0_16 + val2;
      const float32x8 val3 = *(const float32x8_align4 *)&data1[num1 + 24];
      acc0_24 = acc0_24 + val3;
    }
    const float32x8 alu0 = acc0_0 + acc0_16 + (acc0_8 + acc0_24);
    const float32x4 alu1 = __builtin_shufflevector(alu0, alu0, 0, 1, 2, 3) + __builtin_shufflevector(alu0, alu0, 4, 5, 6, 7);
    const float32x2 alu2 = __builtin_shufflevector(alu1, alu1, 0, 1) + __builtin_shufflevector(alu1, alu1, 2, 3);
    const float32x8 vec0 = splat_float32x8(((alu2[0] + alu2[1]) * 0.0078125f));
    acc1_0 = splat_float32x8(0.0f);
    acc1_8 = splat_float32x8(0.0f);
    acc1_16 = splat_float32x8(0.0f);
    acc1_24 = splat_float32x8(0.0f);
    for (int32_t r0_2 = 0; r0_2 < 4; r0_2++) {
      const int32_t num2 = num0 + r0_2 * 32;
      const float32x8 val4 = *(const float32x8_align4 *)&data1[num2];
      const float32x8 alu3 = val4 - vec0;
      acc1_0 = mulacc_float32x8(alu3, alu3, acc1_0);
      const float32x8 val5 = *(const float32x8_align4 *)&data1[num2 + 8];
      const float32x8 alu4 = val5 - vec0;
      acc1_8 = mulacc_float32x8(alu4, alu4, acc1_8);
      const float32x8 val6 = *(const float32x8_align4 *)&data1[num2 + 16];
      const float32x8 alu5 = val6 - vec0;
      acc1_16 = mulacc_float32x8(alu5, alu5, acc1_16);
      const float32x8 val7 = *(const float32x8_align4 *)&data1[num2 + 24];
      const float32x8 alu6 = val7 - vec0;
      acc1_24 = mulacc_float32x8(alu6, alu6, acc1_24);
    }
    const float32x8 alu7 = acc1_0 + acc1_16 + (acc1_8 + acc1_24);
    const float32x4 alu8 = __builtin_shufflevector(alu7, alu7, 0, 1, 2, 3) + __builtin_shufflevector(alu7, alu7, 4, 5, 6, 7);
    const float32x2 alu9 = __builtin_shufflevector(alu8, alu8, 0, 1) + __builtin_shufflevector(alu8, alu8, 2, 3);
    const float alu10 = mulacc_float32(alu9[0] + alu9[1], 0.0078125f, 0x1.4f8b58p-17f);
    const float32x8 vec1 = splat_float32x8(__builtin_sqrtf(alu10));
    for (int32_t o1 = 0; o1 < 16; o1++) {
      const int32_t num3 = o1 * 8;
      const int32_t num4 = num0 + num3;
      const float32x8 val8 = *(const float32x8_align4 *)&data1[num4];
      const float32x8 val9 = *(const float32x8_align4 *)&data2[num3];
      const float32x8 val10 = *(const float32x8_align4 *)&data3[num3];
      *(float32x8_align4 *)&data0[num4] = mulacc_float32x8((val8 - vec0) / vec1, val9, val10);
    }
  }
}
