#include <stdbool.h>
#include <stdint.h>

void cumulative_sum(void **args, int64_t start, int64_t stop, void *scratch) {
  float *data0 = args[0];
  const float *data1 = args[1];
  float acc0;
  for (int32_t o0 = 0; o0 < 8; o0++) {
    const int32_t num0 = o0 * 64;
    acc0 = 0.0f;
    for (int32_t o1 = 0; o1 < 64; o1++) {
      const int32_t num1 = num0 + o1;
      const float val0 = data1[num1];
      const float alu0 = acc0 + val0;
      data0[num1] = alu0;
      acc0 = alu0;
    }
  }
}
