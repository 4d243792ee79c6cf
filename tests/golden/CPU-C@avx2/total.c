#include <stdbool.h>
#include <stdint.h>

typedef float float32x8 __attribute__((vector_size(32)));
typedef float float32x8_align4 __attribute__((vector_size(32), aligned(4), may_alias));
typedef float float32x4 __attribute__((vector_size(16)));
typedef float float32x2 __attribute__((vector_size(8)));

static inline __attribute__((always_inline)) float32x8 splat_float32x8(float x) {
  return (float32x8){x, x, x, x, x, x, x, x};
}

void total(void **args, int64_t start, int64_t stop, void *scratch) {
  float *data0 = args[0];
  const float *data1 = args[1];
  float32x8 acc0_0;
  float32x8 acc0_8;
  float32x8 acc0_16;
  float32x8 acc0_24;
  float32x8 acc0_32;
  float32x8 acc0_40;
  float32x8 acc0_48;
  float32x8 acc0_56;
  acc0_0 = splat_float32x8(0.0f);
  acc0_8 = splat_float32x8(0.0f);
  acc0_16 = splat_float32x8(0.0f);
  acc0_24 = splat_float32x8(0.0f);
  acc0_32 = splat_float32x8(0.0f);
  acc0_40 = splat_float32x8(0.0f);
  acc0_48 = splat_float32x8(0.0f);
  acc0_56 = splat_float32x8(0.0f);
  for (int32_t r0 = 0; r0 < 64; r0++) {
    const int32_t num0 = r0 * 64;
    const float32x8 val0 = *(const float32x8_align4 *)&data1[num0];
    acc0_0 = acc0_0 + val0;
    const float32x8 val1 = *(const float32x8_align4 *)&data1[num0 + 8];
    acc0_8 = acc0_8 + val1;
    const float32x8 val2 = *(const float32x8_align4 *)&data1[num0 + 16];
    acc0_16 = acc0_16 + val2;
    const float32x8 val3 = *(const float32x8_align4 *)&data1[num0 + 24];
    acc0_24 = acc0_24 + val3;
    const float32x8 val4 = *(const float32x8_align4 *)&data1[num0 + 32];
    acc0_32 = acc0_32 + val4;
    const float32x8 val5 = *(const float32x8_align4 *)&data1[num0 + 40];
    acc0_40 = acc0_40 + val5;
    const float32x8 val6 = *(const float32x8_align4 *)&data1[num0 + 48];
    acc0_48 = acc0_48 + val6;
    const float32x8 val7 = *(const float32x8_align4 *)&data1[num0 + 56];
    acc0_56 = acc0_56 + val7;
  }
  const float32x8 alu0 = acc0_0 + acc0_32 + (acc0_16 + acc0_48) + (acc0_8 + acc0_40 + (acc0_24 + acc0_56));
  const float32x4 alu1 = __builtin_shufflevector(alu0, alu0, 0, 1, 2, 3) + __builtin_shufflevector(alu0, alu0, 4, 5, 6, 7);
  const float32x2 alu2 = __builtin_shufflevector(alu1, alu1, 0, 1) + __builtin_shufflevector(alu1, alu1, 2, 3);
  data0[0] = alu2[0] + alu2[1];
}
