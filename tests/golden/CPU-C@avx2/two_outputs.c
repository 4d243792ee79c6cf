#include <stdbool.h>
#include <stdint.h>

typedef float float32x8 __attribute__((vector_size(32)));
typedef float float32x8_align4 __attribute__((vector_size(32), aligned(4), may_alias));

static inline __attribute__((always_inline)) float32x8 splat_float32x8(float x) {
  return (float32x8){x, x, x, x, x, x, x, x};
}

void two_outputs(void **args, int64_t start, int64_t stop, void *scratch) {
  float *data0 = args[0];
  float *data1 = args[1];
  const float *data2 = args[2];
  const float *data3 = args[3];
  for (int32_t o0 = 0; o0 < 4; o0++) {
    const int32_t num0 = o0 * 16;
    const float32x8 val0 = *(const float32x8_align4 *)&data2[num0];
    const float32x8 val1 = *(const float32x8_align4 *)&data3[num0];
    const float32x8 alu0 = val0 * val1;
    *(float32x8_align4 *)&data0[num0] = alu0 + splat_float32x8(1.0f);
    const int32_t num1 = num0 + 8;
    const float32x8 val2 = *(const float32x8_align4 *)&data2[num1];
    const float32x8 val3 = *(const float32x8_align4 *)&data3[num1];
    const float32x8 alu1 = val2 * val3;
    *(float32x8_align4 *)&data0[num1] = alu1 + splat_float32x8(1.0f);
    *(float32x8_align4 *)&data1[num0] = alu0 - val0;
    *(float32x8_align4 *)&data1[num1] = alu1 - val2;
  }
}
