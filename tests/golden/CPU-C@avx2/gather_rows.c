#include <stdbool.h>
#include <stdint.h>

typedef float float32x8_align4 __attribute__((vector_size(32), aligned(4), may_alias));
typedef float float32x8 __attribute__((vector_size(32)));

static inline __attribute__((always_inline)) int32_t min_int32(int32_t a, int32_t b) {
  return (a < b) ? a : b;
}

static inline __attribute__((always_inline)) int32_t max_int32(int32_t a, int32_t b) {
  return (a > b) ? a : b;
}

void gather_rows(void **args, int64_t start, int64_t stop, void *scratch) {
  float *data0 = args[0];
  const float *data1 = args[1];
  const int32_t *data2 = args[2];
  for (int32_t o0 = 0; o0 < 24; o0++) {
    const int32_t num0 = o0 * 16;
    const int32_t val0 = data2[o0];
    const int32_t num1 = max_int32(min_int32(val0, 99), 0) * 16;
    const float32x8 val1 = *(const float32x8_align4 *)&data1[num1];
    *(float32x8_align4 *)&data0[num0] = val1;
    const float32x8 val2 = *(const float32x8_align4 *)&data1[num1 + 8];
    *(float32x8_align4 *)&data0[num0 + 8] = val2;
  }
}
