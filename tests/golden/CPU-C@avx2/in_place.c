#include <stdbool.h>
#include <stdint.h>

typedef float float32x8 __attribute__((vector_size(32)));
typedef float float32x8_align4 __attribute__((vector_size(32), aligned(4), may_alias));

static inline __attribute__((always_inline)) float32x8 splat_float32x8(float x) {
  return (float32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) float32x8 mulacc_float32x8(float32x8 a, float32x8 b, float32x8 c) {
#ifdef __clang__
#pragma STDC FP_CONTRACT ON
  return a * b + c;
#else
  return __builtin_ia32_vfmaddps256(a, b, c);
#endif
}

void in_place(void **args, int64_t start, int64_t stop, void *scratch) {
  float *data0 = args[0];
  const float *data1 = args[1];
  for (int32_t o0 = 0; o0 < 4; o0++) {
    const int32_t num0 = o0 * 16;
    const float32x8 val0 = *(const float32x8_align4 *)&data0[num0];
    const float32x8 val1 = *(const float32x8_align4 *)&data1[num0];
    *(float32x8_align4 *)&data0[num0] = mulacc_float32x8(val0, splat_float32x8(0.5f), val1);
    const int32_t num1 = num0 + 8;
    const float32x8 val2 = *(const float32x8_align4 *)&data0[num1];
    const float32x8 val3 = *(const float32x8_align4 *)&data1[num1];
    *(float32x8_align4 *)&data0[num1] = mulacc_float32x8(val2, splat_float32x8(0.5f), val3);
  }
}
