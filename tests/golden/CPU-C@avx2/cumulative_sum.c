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
      const int32_t num2 = num1 + 8;
      const float32x8 val2 = *(const float32x8_align4 *)&data1[num2];
      const float32x8 vec0 = __builtin_shufflevector(val1, val2, 0, 2, 4, 6, 8, 10, 12, 14);
      const int32_t num3 = num1 + 16;
      const float32x8 val3 = *(const float32x8_align4 *)&data1[num3];
      const int32_t num4 = num1 + 24;
      const float32x8 val4 = *(const float32x8_align4 *)&data1[num4];
      const float32x8 vec1 = __builtin_shufflevector(val3, val4, 0, 2, 4, 6, 8, 10, 12, 14);
      const float32x8 vec2 = __builtin_shufflevector(vec0, vec1, 0, 2, 4, 6, 8, 10, 12, 14);
      const float32x8 vec3 = __builtin_shufflevector(val1, val2, 1, 3, 5, 7, 9, 11, 13, 15);
      const float32x8 vec4 = __builtin_shufflevector(val3, val4, 1, 3, 5, 7, 9, 11, 13, 15);
      const float32x8 vec5 = __builtin_shufflevector(vec3, vec4, 0, 2, 4, 6, 8, 10, 12, 14);
      const float32x8 alu0 = vec2 + vec5;
      const float32x8 vec6 = __builtin_shufflevector(vec0, vec1, 1, 3, 5, 7, 9, 11, 13, 15);
      const float32x8 alu1 = alu0 + vec6;
      const float32x8 vec7 = __builtin_shufflevector(vec3, vec4, 1, 3, 5, 7, 9, 11, 13, 15);
      const float32x8 alu2 = alu1 + vec7;
      const float32x8 vec8 = __builtin_shufflevector(splat_float32x8(0.0f), alu2, 7, 8, 9, 10, 11, 12, 13, 14);
      const float32x8 alu3 = vec8 + alu2;
      const float32x8 vec9 = __builtin_shufflevector(splat_float32x8(0.0f), alu3, 6, 7, 8, 9, 10, 11, 12, 13);
      const float32x8 alu4 = vec9 + alu3;
      const float32x8 vec10 = __builtin_shufflevector(splat_float32x8(0.0f), alu4, 4, 5, 6, 7, 8, 9, 10, 11);
      const float32x8 alu5 = vec10 + alu4;
      const float32x8 vec11 = __builtin_shufflevector(splat_float32x8(0.0f), alu5, 7, 8, 9, 10, 11, 12, 13, 14);
      const float32x8 alu6 = val0 + (vec11 + vec2);
      const float32x8 alu7 = val0 + (vec11 + alu1);
      const float32x8 vec12 = __builtin_shufflevector(alu6, alu7, 0, 8, 1, 9, 2, 10, 3, 11);
      const float32x8 alu8 = val0 + (vec11 + alu0);
      const float32x8 alu9 = val0 + (vec11 + alu2);
      const float32x8 vec13 = __builtin_shufflevector(alu8, alu9, 0, 8, 1, 9, 2, 10, 3, 11);
      const float32x8 vec14 = __builtin_shufflevector(vec12, vec13, 0, 8, 1, 9, 2, 10, 3, 11);
      *(float32x8_align4 *)&data0[num1] = vec14;
      const float32x8 vec15 = __builtin_shufflevector(vec12, vec13, 4, 12, 5, 13, 6, 14, 7, 15);
      *(float32x8_align4 *)&data0[num2] = vec15;
      const float32x8 vec16 = __builtin_shufflevector(alu6, alu7, 4, 12, 5, 13, 6, 14, 7, 15);
      const float32x8 vec17 = __builtin_shufflevector(alu8, alu9, 4, 12, 5, 13, 6, 14, 7, 15);
      const float32x8 vec18 = __builtin_shufflevector(vec16, vec17, 0, 8, 1, 9, 2, 10, 3, 11);
      *(float32x8_align4 *)&data0[num3] = vec18;
      const float32x8 vec19 = __builtin_shufflevector(vec16, vec17, 4, 12, 5, 13, 6, 14, 7, 15);
      *(float32x8_align4 *)&data0[num4] = vec19;
      const float32x8 alu10 = val0 + __builtin_shufflevector(alu5, alu5, 7, 7, 7, 7, 7, 7, 7, 7);
      acc0 = alu10;
    }
  }
}
