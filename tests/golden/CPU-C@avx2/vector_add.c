#include <stdbool.h>
#include <stdint.h>

typedef float float32x8_align4 __attribute__((vector_size(32), aligned(4), may_alias));
typedef float float32x8 __attribute__((vector_size(32)));

void vector_add(void **args, int64_t start, int64_t stop, void *scratch) {
  float *data0 = args[0];
  const float *data1 = args[1];
  const float *data2 = args[2];
  for (int32_t o0 = 0; o0 < 64; o0++) {
    const int32_t num0 = o0 * 16;
    const float32x8 val0 = *(const float32x8_align4 *)&data1[num0];
    const float32x8 val1 = *(const float32x8_align4 *)&data2[num0];
    *(float32x8_align4 *)&data0[num0] = val0 + val1;
    const int32_t num1 = num0 + 8;
    const float32x8 val2 = *(const float32x8_align4 *)&data1[num1];
    const float32x8 val3 = *(const float32x8_align4 *)&data2[num1];
    *(float32x8_align4 *)&data0[num1] = val2 + val3;
  }
}
