#include <stdbool.h>
#include <stdint.h>

void reverse_pad(void **args, int64_t start, int64_t stop, void *scratch) {
  float *data0 = args[0];
  const float *data1 = args[1];
  for (int32_t o0 = 0; o0 < 25; o0++) {
    const bool cond0 = (1 < o0) & (o0 < 22);
    const float val0 = cond0 ? data1[21 - o0] : 0.0f;
    data0[o0] = cond0 ? val0 : 1.0f;
  }
}
