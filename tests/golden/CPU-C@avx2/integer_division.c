#include <stdbool.h>
#include <stdint.h>

typedef int32_t int32x8 __attribute__((vector_size(32)));
typedef int32_t int32x8_align4 __attribute__((vector_size(32), aligned(4), may_alias));
typedef uint32_t uint32x8 __attribute__((vector_size(32)));

static inline __attribute__((always_inline)) int32x8 splat_int32x8(int32_t x) {
  return (int32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) int32x8 select_int32x8(int32x8 mask, int32x8 a, int32x8 b) {
  return (int32x8)((mask & (int32x8)a) | (~mask & (int32x8)b));
}

static inline __attribute__((always_inline)) int32x8 idiv_int32x8(int32x8 a, int32x8 b) {
  const int32x8 zero = (int32x8)(b == splat_int32x8(0));
  const int32x8 hard = (int32x8)(zero | ((a == splat_int32x8((-2147483647 - 1))) & (b == splat_int32x8(-1))));
  const int32x8 divisor = select_int32x8(hard, splat_int32x8(1), b);
  return select_int32x8(zero, splat_int32x8(0), a / divisor);
}

static inline __attribute__((always_inline)) int32x8 mod_int32x8(int32x8 a, int32x8 b) {
  const int32x8 zero = (int32x8)(b == splat_int32x8(0));
  const int32x8 hard = (int32x8)(zero | ((a == splat_int32x8((-2147483647 - 1))) & (b == splat_int32x8(-1))));
  const int32x8 divisor = select_int32x8(hard, splat_int32x8(1), b);
  return select_int32x8(zero, splat_int32x8(0), a % divisor);
}

static inline __attribute__((always_inline)) int32x8 floordiv_int32x8(int32x8 a, int32x8 b) {
  const int32x8 r = mod_int32x8(a, b);
  const int32x8 q = idiv_int32x8(a, b);
  return select_int32x8((int32x8)((r != splat_int32x8(0)) & ((r ^ b) < splat_int32x8(0))), (int32x8)((uint32x8)q - (uint32x8)splat_int32x8(1)), q);
}

void integer_division(void **args, int64_t start, int64_t stop, void *scratch) {
  int32_t *data0 = args[0];
  const int32_t *data1 = args[1];
  const int32_t *data2 = args[2];
  for (int32_t o0 = 0; o0 < 4; o0++) {
    const int32_t num0 = o0 * 16;
    const int32x8 val0 = *(const int32x8_align4 *)&data1[num0];
    const int32x8 val1 = *(const int32x8_align4 *)&data2[num0];
    const int32x8 alu0 = (int32x8)((uint32x8)mod_int32x8(val0, val1) * (uint32x8)(val0 >> (val1 & splat_int32x8(7))));
    const int32x8 alu1 = (int32x8)((uint32x8)floordiv_int32x8(val0, val1) + (uint32x8)alu0);
    *(int32x8_align4 *)&data0[num0] = alu1;
    const int32_t num1 = num0 + 8;
    const int32x8 val2 = *(const int32x8_align4 *)&data1[num1];
    const int32x8 val3 = *(const int32x8_align4 *)&data2[num1];
    const int32x8 alu2 = (int32x8)((uint32x8)mod_int32x8(val2, val3) * (uint32x8)(val2 >> (val3 & splat_int32x8(7))));
    const int32x8 alu3 = (int32x8)((uint32x8)floordiv_int32x8(val2, val3) + (uint32x8)alu2);
    *(int32x8_align4 *)&data0[num1] = alu3;
  }
}
