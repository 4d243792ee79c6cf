#include <stdbool.h>
#include <stdint.h>

typedef float float32x8_align4 __attribute__((vector_size(32), aligned(4), may_alias));
typedef float float32x8 __attribute__((vector_size(32)));
typedef int32_t int32x8 __attribute__((vector_size(32)));
typedef uint8_t uint8x16_align1 __attribute__((vector_size(16), aligned(1), may_alias));
typedef int8_t int8x16 __attribute__((vector_size(16)));
typedef uint8_t uint8x16 __attribute__((vector_size(16)));
typedef int8_t int8x8 __attribute__((vector_size(8)));

static inline __attribute__((always_inline)) uint8x16 splat_uint8x16(uint8_t x) {
  return (uint8x16){x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x};
}

void masks(void **args, int64_t start, int64_t stop, void *scratch) {
  uint8_t *data0 = args[0];
  const float *data1 = args[1];
  const float *data2 = args[2];
  const uint8_t *data3 = args[3];
  for (int32_t o0 = 0; o0 < 4; o0++) {
    const int32_t num0 = o0 * 16;
    const float32x8 val0 = *(const float32x8_align4 *)&data1[num0];
    const float32x8 val1 = *(const float32x8_align4 *)&data2[num0];
    const int8x16 val2 = (int8x16)(*(const uint8x16_align1 *)&data3[num0] != splat_uint8x16(0));
    const int32x8 cond0 = (int32x8)(val0 < val1) & __builtin_convertvector(__builtin_shufflevector(val2, val2, 0, 1, 2, 3, 4, 5, 6, 7), int32x8);
    const int32_t num1 = num0 + 8;
    const float32x8 val3 = *(const float32x8_align4 *)&data1[num1];
    const float32x8 val4 = *(const float32x8_align4 *)&data2[num1];
    const int8x8 cond1 = __builtin_shufflevector(val2, val2, 8, 9, 10, 11, 12, 13, 14, 15);
    const int32x8 cond2 = (int32x8)(val3 < val4) & __builtin_convertvector(cond1, int32x8);
    const int8x16 cond3 = __builtin_shufflevector(__builtin_convertvector(cond0 | (int32x8)(val0 != val0), int8x8), __builtin_convertvector(cond2 | (int32x8)(val3 != val3), int8x8), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    *(uint8x16_align1 *)&data0[num0] = (uint8x16)-cond3;
  }
}
