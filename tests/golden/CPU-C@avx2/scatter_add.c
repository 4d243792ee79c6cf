#include <stdbool.h>
#include <stdint.h>

typedef float float32x8 __attribute__((vector_size(32)));
typedef float float32x8_align4 __attribute__((vector_size(32), aligned(4), may_alias));

static inline __attribute__((always_inline)) float32x8 splat_float32x8(float x) {
  return (float32x8){x, x, x, x, x, x, x, x};
}

void scatter_add(void **args, int64_t start, int64_t stop, void *scratch) {
  float *data0 = args[0];
  const float *data1 = args[1];
  const int64_t *data2 = args[2];
  for (int32_t u1 = 0; u1 < 40; u1++) {
    const int64_t val0 = data2[u1];
    const int64_t num0 = (int64_t)((uint64_t)val0 * 8ll);
    const bool cond0 = (uint64_t)val0 < 16ull;
    const float32x8 val1 = cond0 ? (float32x8)*(const float32x8_align4 *)&data0[num0] : splat_float32x8(0.0f);
    const float32x8 val2 = *(const float32x8_align4 *)&data1[u1 * 8];
    if (cond0) *(float32x8_align4 *)&data0[num0] = val1 + val2;
  }
}
