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
  float32x8 acc0;
  float32x8 acc1;
  float32x8 acc2;
  float32x8 acc3;
  float32x8 acc4;
  float32x8 acc5;
  float32x8 acc6;
  float32x8 acc7;
  for (int32_t o0 = 0; o0 < 2; o0++) {
    const int32_t num0 = o0 * 8;
    acc0 = splat_float32x8(0.0f);
    const int32_t num1 = o0 * 2048;
    acc1 = splat_float32x8(0.0f);
    acc2 = splat_float32x8(0.0f);
    acc3 = splat_float32x8(0.0f);
    acc4 = splat_float32x8(0.0f);
    acc5 = splat_float32x8(0.0f);
    acc6 = splat_float32x8(0.0f);
    acc7 = splat_float32x8(0.0f);
    for (int32_t r0 = 0; r0 < 32; r0++) {
      const int32_t num2 = num1 + r0 * 8;
      const float32x8 val0 = *(const float32x8_align4 *)&data1[num2];
      acc0 = acc0 + val0;
      const float32x8 val1 = *(const float32x8_align4 *)&data1[num2 + 256];
      acc1 = acc1 + val1;
      const float32x8 val2 = *(const float32x8_align4 *)&data1[num2 + 512];
      acc2 = acc2 + val2;
      const float32x8 val3 = *(const float32x8_align4 *)&data1[num2 + 768];
      acc3 = acc3 + val3;
      const float32x8 val4 = *(const float32x8_align4 *)&data1[num2 + 1024];
      acc4 = acc4 + val4;
      const float32x8 val5 = *(const float32x8_align4 *)&data1[num2 + 1280];
      acc5 = acc5 + val5;
      const float32x8 val6 = *(const float32x8_align4 *)&data1[num2 + 1536];
      acc6 = acc6 + val6;
      const float32x8 val7 = *(const float32x8_align4 *)&data1[num2 + 1792];
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
    data0[num0] = alu6[0];
    data0[num0 + 1] = alu6[4];
    data0[num0 + 2] = alu6[1];
    data0[num0 + 3] = alu6[5];
    data0[num0 + 4] = alu6[2];
    data0[num0 + 5] = alu6[6];
    data0[num0 + 6] = alu6[3];
    data0[num0 + 7] = alu6[7];
  }
}
