#include <stdbool.h>
#include <stdint.h>

typedef float float32x8 __attribute__((vector_size(32)));
typedef float float32x8_align4 __attribute__((vector_size(32), aligned(4), may_alias));

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
  float32x8 acc0;
  float32x8 acc1;
  float32x8 acc2;
  float32x8 acc3;
  float32x8 acc4;
  float32x8 acc5;
  float32x8 acc6;
  float32x8 acc7;
  float32x8 acc8;
  float32x8 acc9;
  float32x8 acc10;
  float32x8 acc11;
  float32x8 acc12;
  float32x8 acc13;
  float32x8 acc14;
  float32x8 acc15;
  for (int32_t o0 = 0; o0 < 2; o0++) {
    const int32_t num0 = o0 * 1024;
    acc0 = splat_float32x8(0.0f);
    acc1 = splat_float32x8(0.0f);
    acc2 = splat_float32x8(0.0f);
    acc3 = splat_float32x8(0.0f);
    acc4 = splat_float32x8(0.0f);
    acc5 = splat_float32x8(0.0f);
    acc6 = splat_float32x8(0.0f);
    acc7 = splat_float32x8(0.0f);
    for (int32_t r0 = 0; r0 < 16; r0++) {
      const int32_t num1 = num0 + r0 * 8;
      const float32x8 val0 = *(const float32x8_align4 *)&data1[num1];
      acc0 = acc0 + val0;
      const float32x8 val1 = *(const float32x8_align4 *)&data1[num1 + 128];
      acc1 = acc1 + val1;
      const float32x8 val2 = *(const float32x8_align4 *)&data1[num1 + 256];
      acc2 = acc2 + val2;
      const float32x8 val3 = *(const float32x8_align4 *)&data1[num1 + 384];
      acc3 = acc3 + val3;
      const float32x8 val4 = *(const float32x8_align4 *)&data1[num1 + 512];
      acc4 = acc4 + val4;
      const float32x8 val5 = *(const float32x8_align4 *)&data1[num1 + 640];
      acc5 = acc5 + val5;
      const float32x8 val6 = *(const float32x8_align4 *)&data1[num1 + 768];
      acc6 = acc6 + val6;
      const float32x8 val7 = *(const float32x8_align4 *)&data1[num1 + 896];
      acc7 = acc7 + val7;
    }
    const float32x8 val8 = acc0;
    const float32x8 val9 = acc1;
    const float32x8 vec0 = __builtin_shufflevector(val8, val9, 0, 1, 2, 3, 8, 9, 10, 11);
    const float32x8 vec1 = __builtin_shufflevector(val8, val9, 4, 5, 6, 7, 12, 13, 14, 15);
    const float32x8 alu0 = vec0 + vec1;
    const float32x8 val10 = acc2;
    const float32x8 val11 = acc3;
    const float32x8 vec2 = __builtin_shufflevector(val10, val11, 0, 1, 2, 3, 8, 9, 10, 11);
    const float32x8 vec3 = __builtin_shufflevector(val10, val11, 4, 5, 6, 7, 12, 13, 14, 15);
    const float32x8 alu1 = vec2 + vec3;
    const float32x8 vec4 = __builtin_shufflevector(alu0, alu1, 0, 1, 8, 9, 4, 5, 12, 13);
    const float32x8 vec5 = __builtin_shufflevector(alu0, alu1, 2, 3, 10, 11, 6, 7, 14, 15);
    const float32x8 alu2 = vec4 + vec5;
    const float32x8 val12 = acc4;
    const float32x8 val13 = acc5;
    const float32x8 vec6 = __builtin_shufflevector(val12, val13, 0, 1, 2, 3, 8, 9, 10, 11);
    const float32x8 vec7 = __builtin_shufflevector(val12, val13, 4, 5, 6, 7, 12, 13, 14, 15);
    const float32x8 alu3 = vec6 + vec7;
    const float32x8 val14 = acc6;
    const float32x8 val15 = acc7;
    const float32x8 vec8 = __builtin_shufflevector(val14, val15, 0, 1, 2, 3, 8, 9, 10, 11);
    const float32x8 vec9 = __builtin_shufflevector(val14, val15, 4, 5, 6, 7, 12, 13, 14, 15);
    const float32x8 alu4 = vec8 + vec9;
    const float32x8 vec10 = __builtin_shufflevector(alu3, alu4, 0, 1, 8, 9, 4, 5, 12, 13);
    const float32x8 vec11 = __builtin_shufflevector(alu3, alu4, 2, 3, 10, 11, 6, 7, 14, 15);
    const float32x8 alu5 = vec10 + vec11;
    const float32x8 vec12 = __builtin_shufflevector(alu2, alu5, 0, 2, 8, 10, 4, 6, 12, 14);
    const float32x8 vec13 = __builtin_shufflevector(alu2, alu5, 1, 3, 9, 11, 5, 7, 13, 15);
    const float32x8 alu6 = vec12 + vec13;
    const float32x8 vec14 = splat_float32x8((alu6[0] * 0.0078125f));
    acc8 = splat_float32x8(0.0f);
    const float32x8 vec15 = splat_float32x8((alu6[4] * 0.0078125f));
    acc9 = splat_float32x8(0.0f);
    const float32x8 vec16 = splat_float32x8((alu6[1] * 0.0078125f));
    acc10 = splat_float32x8(0.0f);
    const float32x8 vec17 = splat_float32x8((alu6[5] * 0.0078125f));
    acc11 = splat_float32x8(0.0f);
    const float32x8 vec18 = splat_float32x8((alu6[2] * 0.0078125f));
    acc12 = splat_float32x8(0.0f);
    const float32x8 vec19 = splat_float32x8((alu6[6] * 0.0078125f));
    acc13 = splat_float32x8(0.0f);
    const float32x8 vec20 = splat_float32x8((alu6[3] * 0.0078125f));
    acc14 = splat_float32x8(0.0f);
    const float32x8 vec21 = splat_float32x8((alu6[7] * 0.0078125f));
    acc15 = splat_float32x8(0.0f);
    for (int32_t r0_2 = 0; r0_2 < 16; r0_2++) {
      const int32_t num2 = num0 + r0_2 * 8;
      const float32x8 val16 = *(const float32x8_align4 *)&data1[num2];
      const float32x8 alu7 = val16 - vec14;
      acc8 = mulacc_float32x8(alu7, alu7, acc8);
      const float32x8 val17 = *(const float32x8_align4 *)&data1[num2 + 128];
      const float32x8 alu8 = val17 - vec15;
      acc9 = mulacc_float32x8(alu8, alu8, acc9);
      const float32x8 val18 = *(const float32x8_align4 *)&data1[num2 + 256];
      const float32x8 alu9 = val18 - vec16;
      acc10 = mulacc_float32x8(alu9, alu9, acc10);
      const float32x8 val19 = *(const float32x8_align4 *)&data1[num2 + 384];
      const float32x8 alu10 = val19 - vec17;
      acc11 = mulacc_float32x8(alu10, alu10, acc11);
      const float32x8 val20 = *(const float32x8_align4 *)&data1[num2 + 512];
      const float32x8 alu11 = val20 - vec18;
      acc12 = mulacc_float32x8(alu11, alu11, acc12);
      const float32x8 val21 = *(const float32x8_align4 *)&data1[num2 + 640];
      const float32x8 alu12 = val21 - vec19;
      acc13 = mulacc_float32x8(alu12, alu12, acc13);
      const float32x8 val22 = *(const float32x8_align4 *)&data1[num2 + 768];
      const float32x8 alu13 = val22 - vec20;
      acc14 = mulacc_float32x8(alu13, alu13, acc14);
      const float32x8 val23 = *(const float32x8_align4 *)&data1[num2 + 896];
      const float32x8 alu14 = val23 - vec21;
      acc15 = mulacc_float32x8(alu14, alu14, acc15);
    }
    const float32x8 val24 = acc8;
    const float32x8 val25 = acc9;
    const float32x8 vec22 = __builtin_shufflevector(val24, val25, 0, 1, 2, 3, 8, 9, 10, 11);
    const float32x8 vec23 = __builtin_shufflevector(val24, val25, 4, 5, 6, 7, 12, 13, 14, 15);
    const float32x8 alu15 = vec22 + vec23;
    const float32x8 val26 = acc10;
    const float32x8 val27 = acc11;
    const float32x8 vec24 = __builtin_shufflevector(val26, val27, 0, 1, 2, 3, 8, 9, 10, 11);
    const float32x8 vec25 = __builtin_shufflevector(val26, val27, 4, 5, 6, 7, 12, 13, 14, 15);
    const float32x8 alu16 = vec24 + vec25;
    const float32x8 vec26 = __builtin_shufflevector(alu15, alu16, 0, 1, 8, 9, 4, 5, 12, 13);
    const float32x8 vec27 = __builtin_shufflevector(alu15, alu16, 2, 3, 10, 11, 6, 7, 14, 15);
    const float32x8 alu17 = vec26 + vec27;
    const float32x8 val28 = acc12;
    const float32x8 val29 = acc13;
    const float32x8 vec28 = __builtin_shufflevector(val28, val29, 0, 1, 2, 3, 8, 9, 10, 11);
    const float32x8 vec29 = __builtin_shufflevector(val28, val29, 4, 5, 6, 7, 12, 13, 14, 15);
    const float32x8 alu18 = vec28 + vec29;
    const float32x8 val30 = acc14;
    const float32x8 val31 = acc15;
    const float32x8 vec30 = __builtin_shufflevector(val30, val31, 0, 1, 2, 3, 8, 9, 10, 11);
    const float32x8 vec31 = __builtin_shufflevector(val30, val31, 4, 5, 6, 7, 12, 13, 14, 15);
    const float32x8 alu19 = vec30 + vec31;
    const float32x8 vec32 = __builtin_shufflevector(alu18, alu19, 0, 1, 8, 9, 4, 5, 12, 13);
    const float32x8 vec33 = __builtin_shufflevector(alu18, alu19, 2, 3, 10, 11, 6, 7, 14, 15);
    const float32x8 alu20 = vec32 + vec33;
    const float32x8 vec34 = __builtin_shufflevector(alu17, alu20, 0, 2, 8, 10, 4, 6, 12, 14);
    const float32x8 vec35 = __builtin_shufflevector(alu17, alu20, 1, 3, 9, 11, 5, 7, 13, 15);
    const float32x8 alu21 = vec34 + vec35;
    const float alu22 = __builtin_sqrtf(mulacc_float32(alu21[0], 0.0078125f, 0x1.4f8b58p-17f));
    const float32x8 vec36 = splat_float32x8(alu22);
    const float alu23 = __builtin_sqrtf(mulacc_float32(alu21[4], 0.0078125f, 0x1.4f8b58p-17f));
    const float32x8 vec37 = splat_float32x8(alu23);
    const float alu24 = __builtin_sqrtf(mulacc_float32(alu21[1], 0.0078125f, 0x1.4f8b58p-17f));
    const float32x8 vec38 = splat_float32x8(alu24);
    const float alu25 = __builtin_sqrtf(mulacc_float32(alu21[5], 0.0078125f, 0x1.4f8b58p-17f));
    const float32x8 vec39 = splat_float32x8(alu25);
    const float alu26 = __builtin_sqrtf(mulacc_float32(alu21[2], 0.0078125f, 0x1.4f8b58p-17f));
    const float32x8 vec40 = splat_float32x8(alu26);
    const float alu27 = __builtin_sqrtf(mulacc_float32(alu21[6], 0.0078125f, 0x1.4f8b58p-17f));
    const float32x8 vec41 = splat_float32x8(alu27);
    const float alu28 = __builtin_sqrtf(mulacc_float32(alu21[3], 0.0078125f, 0x1.4f8b58p-17f));
    const float32x8 vec42 = splat_float32x8(alu28);
    const float alu29 = __builtin_sqrtf(mulacc_float32(alu21[7], 0.0078125f, 0x1.4f8b58p-17f));
    const float32x8 vec43 = splat_float32x8(alu29);
    for (int32_t o1 = 0; o1 < 16; o1++) {
      const int32_t num3 = o1 * 8;
      const int32_t num4 = num0 + num3;
      const float32x8 val32 = *(const float32x8_align4 *)&data1[num4];
      const float32x8 val33 = *(const float32x8_align4 *)&data2[num3];
      const float32x8 val34 = *(const float32x8_align4 *)&data3[num3];
      *(float32x8_align4 *)&data0[num4] = mulacc_float32x8((val32 - vec14) / vec36, val33, val34);
      const int32_t num5 = num4 + 128;
      const float32x8 val35 = *(const float32x8_align4 *)&data1[num5];
      *(float32x8_align4 *)&data0[num5] = mulacc_float32x8((val35 - vec15) / vec37, val33, val34);
      const int32_t num6 = num4 + 256;
      const float32x8 val36 = *(const float32x8_align4 *)&data1[num6];
      *(float32x8_align4 *)&data0[num6] = mulacc_float32x8((val36 - vec16) / vec38, val33, val34);
      const int32_t num7 = num4 + 384;
      const float32x8 val37 = *(const float32x8_align4 *)&data1[num7];
      *(float32x8_align4 *)&data0[num7] = mulacc_float32x8((val37 - vec17) / vec39, val33, val34);
      const int32_t num8 = num4 + 512;
      const float32x8 val38 = *(const float32x8_align4 *)&data1[num8];
      *(float32x8_align4 *)&data0[num8] = mulacc_float32x8((val38 - vec18) / vec40, val33, val34);
      const int32_t num9 = num4 + 640;
      const float32x8 val39 = *(const float32x8_align4 *)&data1[num9];
      *(float32x8_align4 *)&data0[num9] = mulacc_float32x8((val39 - vec19) / vec41, val33, val34);
      const int32_t num10 = num4 + 768;
      const float32x8 val40 = *(const float32x8_align4 *)&data1[num10];
      *(float32x8_align4 *)&data0[num10] = mulacc_float32x8((val40 - vec20) / vec42, val33, val34);
      const int32_t num11 = num4 + 896;
      const float32x8 val41 = *(const float32x8_align4 *)&data1[num11];
      *(float32x8_align4 *)&data0[num11] = mulacc_float32x8((val41 - vec21) / vec43, val33, val34);
    }
  }
}
