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
  float32x8 acc0;
  for (int32_t o0 = 0; o0 < 8; o0++) {
    const int32_t num0 = o0 * 64;
    acc0 = splat_float32x8(0.0f);
    for (int32_t o1 = 0; o1 < 2; o1++) {
      const int32_t num1 = num0 + o1 * 32;
      const float32x8 val0 = acc0;
      const float32x8 val1 = *(const float32x8_align4 *)&data1[num1];
      const float32x8 vec0 = __builtin_shufflevector(splat_float32x8(0.0f), val1, 0, 8, 2, 10, 4, 12, 6, 14);
      const float32x8 alu0 = vec0 + val1;
      const float32x8 vec1 = __builtin_shufflevector(splat_float32x8(0.0f), alu0, 0, 1, 9, 9, 4, 5, 13, 13);
      const float32x8 alu1 = vec1 + alu0;
      const float32x8 vec2 = __builtin_shufflevector(splat_float32x8(0.0f), alu1, 0, 1, 2, 3, 11, 11, 11, 11);
      const float32x8 alu2 = vec2 + alu1;
      *(float32x8_align4 *)&data0[num1] = val0 + alu2;
      const int32_t num2 = num1 + 8;
      const float32x8 vec3 = __builtin_shufflevector(alu2, alu2, 7, 7, 7, 7, 7, 7, 7, 7);
      const float32x8 val2 = *(const float32x8_align4 *)&data1[num2];
      const float32x8 vec4 = __builtin_shufflevector(splat_float32x8(0.0f), val2, 0, 8, 2, 10, 4, 12, 6, 14);
      const float32x8 alu3 = vec4 + val2;
      const float32x8 vec5 = __builtin_shufflevector(splat_float32x8(0.0f), alu3, 0, 1, 9, 9, 4, 5, 13, 13);
      const float32x8 alu4 = vec5 + alu3;
      const float32x8 vec6 = __builtin_shufflevector(splat_float32x8(0.0f), alu4, 0, 1, 2, 3, 11, 11, 11, 11);
      const float32x8 alu5 = vec6 + alu4;
      *(float32x8_align4 *)&data0[num2] = val0 + (vec3 + alu5);
      const int32_t num3 = num1 + 16;
      const float32x8 alu6 = vec3 + __builtin_shufflevector(alu5, alu5, 7, 7, 7, 7, 7, 7, 7, 7);
      const float32x8 val3 = *(const float32x8_align4 *)&data1[num3];
      const float32x8 vec7 = __builtin_shufflevector(splat_float32x8(0.0f), val3, 0, 8, 2, 10, 4, 12, 6, 14);
      const float32x8 alu7 = vec7 + val3;
      const float32x8 vec8 = __builtin_shufflevector(splat_float32x8(0.0f), alu7, 0, 1, 9, 9, 4, 5, 13, 13);
      const float32x8 alu8 = vec8 + alu7;
      const float32x8 vec9 = __builtin_shufflevector(splat_float32x8(0.0f), alu8, 0, 1, 2, 3, 11, 11, 11, 11);
      const float32x8 alu9 = vec9 + alu8;
      *(float32x8_align4 *)&data0[num3] = val0 + (alu6 + alu9);
      const int32_t num4 = num1 + 24;
      const float32x8 alu10 = alu6 + __builtin_shufflevector(alu9, alu9, 7, 7, 7, 7, 7, 7, 7, 7);
      const float32x8 val4 = *(const float32x8_align4 *)&data1[num4];
      const float32x8 vec10 = __builtin_shufflevector(splat_float32x8(0.0f), val4, 0, 8, 2, 10, 4, 12, 6, 14);
      const float32x8 alu11 = vec10 + val4;
      const float32x8 vec11 = __builtin_shufflevector(splat_float32x8(0.0f), alu11, 0, 1, 9, 9, 4, 5, 13, 13);
      const float32x8 alu12 = vec11 + alu11;
      const float32x8 vec12 = __builtin_shufflevector(splat_float32x8(0.0f), alu12, 0, 1, 2, 3, 11, 11, 11, 11);
      const float32x8 alu13 = vec12 + alu12;
      *(float32x8_align4 *)&data0[num4] = val0 + (alu10 + alu13);
      const float32x8 vec13 = __builtin_shufflevector(alu13, alu13, 7, 7, 7, 7, 7, 7, 7, 7);
      acc0 = val0 + (alu10 + vec13);
    }
  }
}
