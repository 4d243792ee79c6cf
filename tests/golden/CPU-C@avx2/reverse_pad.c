#include <stdbool.h>
#include <stdint.h>

typedef int32_t int32x8 __attribute__((vector_size(32)));
typedef float float32x8 __attribute__((vector_size(32)));
typedef float float32x8_align4 __attribute__((vector_size(32), aligned(4), may_alias));

static inline __attribute__((always_inline)) int32x8 splat_int32x8(int32_t x) {
  return (int32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) float32x8 splat_float32x8(float x) {
  return (float32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) float32x8 select_float32x8(int32x8 mask, float32x8 a, float32x8 b) {
  return (float32x8)((mask & (int32x8)a) | (~mask & (int32x8)b));
}

void reverse_pad(void **args, int64_t start, int64_t stop, void *scratch) {
  float *data0 = args[0];
  const float *data1 = args[1];
  const int32x8 vec0 = (int32x8){0, 1, 2, 3, 4, 5, 6, 7};
  const int32x8 alu0 = vec0 + splat_int32x8(15);
  for (int32_t o0 = 0; o0 < 3; o0++) {
    const int32_t num0 = o0 * 8;
    const int32x8 vec1 = splat_int32x8(num0);
    const int32x8 alu1 = vec1 + vec0;
    const int32x8 cond0 = (int32x8)(splat_int32x8(1) < alu1) & (int32x8)(alu1 < splat_int32x8(22));
    const int32_t num1 = o0 * -8 + 14;
    const int32x8 cond1 = (int32x8)(vec0 < splat_int32x8((num0 + 6))) & (int32x8)(vec1 < alu0);
    const float val0 = cond1[7] != 0 ? data1[num1 + 7] : 0.0f;
    const float val1 = cond1[6] != 0 ? data1[num1 + 6] : 0.0f;
    const float val2 = cond1[5] != 0 ? data1[num1 + 5] : 0.0f;
    const float val3 = cond1[4] != 0 ? data1[num1 + 4] : 0.0f;
    const float val4 = cond1[3] != 0 ? data1[num1 + 3] : 0.0f;
    const float val5 = cond1[2] != 0 ? data1[num1 + 2] : 0.0f;
    const float val6 = cond1[1] != 0 ? data1[num1 + 1] : 0.0f;
    const float val7 = cond1[0] != 0 ? data1[num1] : 0.0f;
    const float32x8 alu2 = select_float32x8(cond0, (float32x8){val0, val1, val2, val3, val4, val5, val6, val7}, splat_float32x8(1.0f));
    *(float32x8_align4 *)&data0[num0] = alu2;
  }
  for (int32_t o0_tail = 24; o0_tail < 25; o0_tail++) {
    data0[o0_tail] = 1.0f;
  }
}
