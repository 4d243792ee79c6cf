#include <stdbool.h>
#include <stdint.h>

typedef float float32x8 __attribute__((vector_size(32)));
typedef float float32x8_align4 __attribute__((vector_size(32), aligned(4), may_alias));

static inline __attribute__((always_inline)) float32x8 splat_float32x8(float x) {
  return (float32x8){x, x, x, x, x, x, x, x};
}

void cumulative_sum(void **args, int64_t start, int64_t stop, void *scratch) {
  float *data0 = args[0];
  const float *data1 = args[1];
  for (int32_t o0 = 0; o0 < 8; o0++) {
    const int32_t num0 = o0 * 64;
    const float32x8 val0 = *(const float32x8_align4 *)&data1[num0];
    const float32x8 vec0 = __builtin_shufflevector(splat_float32x8(0.0f), val0, 0, 8, 2, 10, 4, 12, 6, 14);
    const float32x8 alu0 = vec0 + val0;
    const float32x8 vec1 = __builtin_shufflevector(splat_float32x8(0.0f), alu0, 0, 1, 9, 9, 4, 5, 13, 13);
    const float32x8 alu1 = vec1 + alu0;
    const float32x8 vec2 = __builtin_shufflevector(splat_float32x8(0.0f), alu1, 0, 1, 2, 3, 11, 11, 11, 11);
    const float32x8 alu2 = vec2 + alu1;
    *(float32x8_align4 *)&data0[num0] = alu2;
    const int32_t num1 = num0 + 8;
    const float32x8 vec3 = __builtin_shufflevector(alu2, alu2, 7, 7, 7, 7, 7, 7, 7, 7);
    const float32x8 val1 = *(const float32x8_align4 *)&data1[num1];
    const float32x8 vec4 = __builtin_shufflevector(splat_float32x8(0.0f), val1, 0, 8, 2, 10, 4, 12, 6, 14);
    const float32x8 alu3 = vec4 + val1;
    const float32x8 vec5 = __builtin_shufflevector(splat_float32x8(0.0f), alu3, 0, 1, 9, 9, 4, 5, 13, 13);
    const float32x8 alu4 = vec5 + alu3;
    const float32x8 vec6 = __builtin_shufflevector(splat_float32x8(0.0f), alu4, 0, 1, 2, 3, 11, 11, 11, 11);
    const float32x8 alu5 = vec6 + alu4;
    *(float32x8_align4 *)&data0[num1] = vec3 + alu5;
    const int32_t num2 = num0 + 16;
    const float32x8 alu6 = vec3 + __builtin_shufflevector(alu5, alu5, 7, 7, 7, 7, 7, 7, 7, 7);
    const float32x8 val2 = *(const float32x8_align4 *)&data1[num2];
    const float32x8 vec7 = __builtin_shufflevector(splat_float32x8(0.0f), val2, 0, 8, 2, 10, 4, 12, 6, 14);
    const float32x8 alu7 = vec7 + val2;
    const float32x8 vec8 = __builtin_shufflevector(splat_float32x8(0.0f), alu7, 0, 1, 9, 9, 4, 5, 13, 13);
    const float32x8 alu8 = vec8 + alu7;
    const float32x8 vec9 = __builtin_shufflevector(splat_float32x8(0.0f), alu8, 0, 1, 2, 3, 11, 11, 11, 11);
    const float32x8 alu9 = vec9 + alu8;
    *(float32x8_align4 *)&data0[num2] = alu6 + alu9;
    const int32_t num3 = num0 + 24;
    const float32x8 alu10 = alu6 + __builtin_shufflevector(alu9, alu9, 7, 7, 7, 7, 7, 7, 7, 7);
    const float32x8 val3 = *(const float32x8_align4 *)&data1[num3];
    const float32x8 vec10 = __builtin_shufflevector(splat_float32x8(0.0f), val3, 0, 8, 2, 10, 4, 12, 6, 14);
    const float32x8 alu11 = vec10 + val3;
    const float32x8 vec11 = __builtin_shufflevector(splat_float32x8(0.0f), alu11, 0, 1, 9, 9, 4, 5, 13, 13);
    const float32x8 alu12 = vec11 + alu11;
    const float32x8 vec12 = __builtin_shufflevector(splat_float32x8(0.0f), alu12, 0, 1, 2, 3, 11, 11, 11, 11);
    const float32x8 alu13 = vec12 + alu12;
    *(float32x8_align4 *)&data0[num3] = alu10 + alu13;
    const int32_t num4 = num0 + 32;
    const float32x8 vec13 = __builtin_shufflevector(alu13, alu13, 7, 7, 7, 7, 7, 7, 7, 7);
    const float32x8 alu14 = alu10 + vec13;
    const float32x8 val4 = *(const float32x8_align4 *)&data1[num4];
    const float32x8 vec14 = __builtin_shufflevector(splat_float32x8(0.0f), val4, 0, 8, 2, 10, 4, 12, 6, 14);
    const float32x8 alu15 = vec14 + val4;
    const float32x8 vec15 = __builtin_shufflevector(splat_float32x8(0.0f), alu15, 0, 1, 9, 9, 4, 5, 13, 13);
    const float32x8 alu16 = vec15 + alu15;
    const float32x8 vec16 = __builtin_shufflevector(splat_float32x8(0.0f), alu16, 0, 1, 2, 3, 11, 11, 11, 11);
    const float32x8 alu17 = vec16 + alu16;
    *(float32x8_align4 *)&data0[num4] = alu14 + alu17;
    const int32_t num5 = num0 + 40;
    const float32x8 vec17 = __builtin_shufflevector(alu17, alu17, 7, 7, 7, 7, 7, 7, 7, 7);
    const float32x8 alu18 = alu14 + vec17;
    const float32x8 val5 = *(const float32x8_align4 *)&data1[num5];
    const float32x8 vec18 = __builtin_shufflevector(splat_float32x8(0.0f), val5, 0, 8, 2, 10, 4, 12, 6, 14);
    const float32x8 alu19 = vec18 + val5;
    const float32x8 vec19 = __builtin_shufflevector(splat_float32x8(0.0f), alu19, 0, 1, 9, 9, 4, 5, 13, 13);
    const float32x8 alu20 = vec19 + alu19;
    const float32x8 vec20 = __builtin_shufflevector(splat_float32x8(0.0f), alu20, 0, 1, 2, 3, 11, 11, 11, 11);
    const float32x8 alu21 = vec20 + alu20;
    *(float32x8_align4 *)&data0[num5] = alu18 + alu21;
    const int32_t num6 = num0 + 48;
    const float32x8 vec21 = __builtin_shufflevector(alu21, alu21, 7, 7, 7, 7, 7, 7, 7, 7);
    const float32x8 alu22 = alu18 + vec21;
    const float32x8 val6 = *(const float32x8_align4 *)&data1[num6];
    const float32x8 vec22 = __builtin_shufflevector(splat_float32x8(0.0f), val6, 0, 8, 2, 10, 4, 12, 6, 14);
    const float32x8 alu23 = vec22 + val6;
    const float32x8 vec23 = __builtin_shufflevector(splat_float32x8(0.0f), alu23, 0, 1, 9, 9, 4, 5, 13, 13);
    const float32x8 alu24 = vec23 + alu23;
    const float32x8 vec24 = __builtin_shufflevector(splat_float32x8(0.0f), alu24, 0, 1, 2, 3, 11, 11, 11, 11);
    const float32x8 alu25 = vec24 + alu24;
    *(float32x8_align4 *)&data0[num6] = alu22 + alu25;
    const int32_t num7 = num0 + 56;
    const float32x8 vec25 = __builtin_shufflevector(alu25, alu25, 7, 7, 7, 7, 7, 7, 7, 7);
    const float32x8 val7 = *(const float32x8_align4 *)&data1[num7];
    const float32x8 vec26 = __builtin_shufflevector(splat_float32x8(0.0f), val7, 0, 8, 2, 10, 4, 12, 6, 14);
    const float32x8 alu26 = vec26 + val7;
    const float32x8 vec27 = __builtin_shufflevector(splat_float32x8(0.0f), alu26, 0, 1, 9, 9, 4, 5, 13, 13);
    const float32x8 alu27 = vec27 + alu26;
    const float32x8 vec28 = __builtin_shufflevector(splat_float32x8(0.0f), alu27, 0, 1, 2, 3, 11, 11, 11, 11);
    *(float32x8_align4 *)&data0[num7] = alu22 + vec25 + (vec28 + alu27);
  }
}
