#include <stdbool.h>
#include <stdint.h>

void transpose(void **args, int64_t start, int64_t stop, void *scratch) {
  float *data0 = args[0];
  const float *data1 = args[1];
  for (int32_t o0 = 0; o0 < 48; o0++) {
    const int32_t num0 = o0 * 32;
    for (int32_t o1 = 0; o1 < 32; o1++) {
      const float val0 = data1[o0 + o1 * 48];
      data0[num0 + o1] = val0;
    }
  }
}
