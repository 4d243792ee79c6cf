#include <stdbool.h>
#include <stdint.h>

typedef float float32x8 __attribute__((vector_size(32)));
typedef float float32x8_align4 __attribute__((vector_size(32), aligned(4), may_alias));

static inline __attribute__((always_inline)) float32x8 splat_float32x8(float x) {
  return (float32x8){x, x, x, x, x, x, x, x};
}

void row_sum(void **args, int64_t start, int64_t stop, void *scratch) {
  float *data0 = args[0];
  const float *data1 = args[1];
  float32x8 acc0_0;
  float32x8 acc0_8;
  float32x8 acc1_0;
  float32x8 acc1_8;
  float32x8 acc2_0;
  float32x8 acc2_8;
  float32x8 acc3_0;
  float32x8 acc3_8;
  for (int32_t o0 = 0; o0 < 4; o0++) {
    const int32_t num0 = o0 * 4;
    acc0_0 = splat_float32x8(0.0f);
    acc0_8 = splat_float32x8(0.0f);
    const int32_t num1 = o0 * 1024;
    acc1_0 = splat_float32x8(0.0f);
    acc1_8 = splat_float32x8(0.0f);
    acc2_0 = splat_float32x8(0.0f);
    acc2_8 = splat_float32x8(0.0f);
    acc3_0 = splat_float32x8(0.0f);
    acc3_8 = splat_float32x8(0.0f);
    for (int32_t r0 = 0; r0 < 16; r0++) {
      const int32_t num2 = num1 + r0 * 16;
      const float32x8 val0 = *(const float32x8_align4 *)&data1[num2];
      acc0_0 = acc0_0 + val0;
      const float32x8 val1 = *(const float32x8_align4 *)&data1[num2 + 8];
      acc0_8 = acc0_8 + val1;
      const int32_t num3 = num2 + 256;
      const float32x8 val2 = *(const float32x8_align4 *)&data1[num3];
      acc1_0 = acc1_0 + val2;
      const float32x8 val3 = *(const float32x8_align4 *)&data1[num3 + 8];
      acc1_8 = acc1_8 + val3;
      const int32_t num4 = num2 + 512;
      const float32x8 val4 = *(const float32x8_align4 *)&data1[num4];
      acc2_0 = acc2_0 + val4;
      const float32x8 val5 = *(const float32x8_align4 *)&data1[num4 + 8];
      acc2_8 = acc2_8 + val5;
      const int32_t num5 = num2 + 768;
      const float32x8 val6 = *(const float32x8_align4 *)&data1[num5];
      acc3_0 = acc3_0 + val6;
      const float32x8 val7 = *(const float32x8_align4 *)&data1[num5 + 8];
      acc3_8 = acc3_8 + val7;
    }
    const float32x8 alu0 = acc0_0 + acc0_8;
    const float32x8 alu1 = acc1_0 + acc1_8;
    const float32x8 vec0 = __builtin_shufflevector(alu0, alu1, 0, 1, 2, 3, 8, 9, 10, 11);
    const float32x8 vec1 = __builtin_shufflevector(alu0, alu1, 4, 5, 6, 7, 12, 13, 14, 15);
    const float32x8 alu2 = vec0 + vec1;
    const float32x8 alu3 = acc2_0 + acc2_8;
    const float32x8 alu4 = acc3_0 + acc3_8;
    const float32x8 vec2 = __builtin_shufflevector(alu3, alu4, 0, 1, 2, 3, 8, 9, 10, 11);
    const float32x8 vec3 = __builtin_shufflevector(alu3, alu4, 4, 5, 6, 7, 12, 13, 14, 15);
    const float32x8 alu5 = vec2 + vec3;
    const float32x8 vec4 = __builtin_shufflevector(alu2, alu5, 0, 1, 8, 9, 4, 5, 12, 13);
    const float32x8 vec5 = __builtin_shufflevector(alu2, alu5, 2, 3, 10, 11, 6, 7, 14, 15);
    const float32x8 alu6 = vec4 + vec5;
    const float32x8 alu7 = alu6 + __builtin_shufflevector(alu6, alu6, 1, 0, 3, 2, 5, 4, 7, 6);
    data0[num0] = alu7[0];
    data0[num0 + 1] = alu7[4];
    data0[num0 + 2] = alu7[2];
    data0[num0 + 3] = alu7[6];
  }
}
