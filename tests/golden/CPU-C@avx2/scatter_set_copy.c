#include <stdbool.h>
#include <stdint.h>

typedef int32_t int32x8_align4 __attribute__((vector_size(32), aligned(4), may_alias));
typedef int32_t int32x8 __attribute__((vector_size(32)));

void scatter_set_copy(void **args, int64_t start, int64_t stop, void *scratch) {
  int32_t *data0 = args[0];
  const int32_t *data1 = args[1];
  const int32_t *data2 = args[2];
  const int32_t *data3 = args[3];
  for (int32_t o0 = 0; o0 < 2; o0++) {
    const int32_t num0 = o0 * 8;
    const int32x8 val0 = *(const int32x8_align4 *)&data1[num0];
    *(int32x8_align4 *)&data0[num0] = val0;
  }
  for (int32_t u1 = 0; u1 < 4; u1++) {
    const int32_t val1 = data3[u1];
    const int32_t val2 = data2[u1];
    if ((uint32_t)val1 < 16u) data0[val1] = val2;
  }
}
