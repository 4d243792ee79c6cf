#include <stdbool.h>
#include <stdint.h>

typedef uint32_t uint32x4 __attribute__((vector_size(16)));
typedef float float32x4 __attribute__((vector_size(16)));
typedef int8_t int8x4_align1 __attribute__((vector_size(4), aligned(1), may_alias));
typedef int8_t int8x4 __attribute__((vector_size(4)));
typedef int32_t int32x4 __attribute__((vector_size(16)));
typedef uint8_t uint8x4_align1 __attribute__((vector_size(4), aligned(1), may_alias));
typedef uint8_t uint8x4 __attribute__((vector_size(4)));
typedef uint16_t uint16x4_align2 __attribute__((vector_size(8), aligned(2), may_alias));
typedef uint16_t uint16x4 __attribute__((vector_size(8)));
typedef double float64x4 __attribute__((vector_size(32)));
typedef double float64x4_align8 __attribute__((vector_size(32), aligned(8), may_alias));

static inline __attribute__((always_inline)) uint32x4 splat_uint32x4(uint32_t x) {
  return (uint32x4){x, x, x, x};
}

static inline __attribute__((always_inline)) float32x4 splat_float32x4(float x) {
  return (float32x4){x, x, x, x};
}

static inline __attribute__((always_inline)) uint32x4 select_uint32x4(int32x4 mask, uint32x4 a, uint32x4 b) {
  return (uint32x4)((mask & (int32x4)a) | (~mask & (int32x4)b));
}

static inline __attribute__((always_inline)) float32x4 select_float32x4(int32x4 mask, float32x4 a, float32x4 b) {
  return (float32x4)((mask & (int32x4)a) | (~mask & (int32x4)b));
}

static inline __attribute__((always_inline)) int32x4 splat_int32x4(int32_t x) {
  return (int32x4){x, x, x, x};
}

static inline __attribute__((always_inline)) int32x4 select_int32x4(int32x4 mask, int32x4 a, int32x4 b) {
  return (int32x4)((mask & (int32x4)a) | (~mask & (int32x4)b));
}

static inline __attribute__((always_inline)) int32x4 from_float32x4_to_int32x4(float32x4 a) {
  const int32x4 below = (int32x4)(a < splat_float32x4(-0x1p+31f));
  const int32x4 above = (int32x4)(a >= splat_float32x4(2147483648.0f));
  const int32x4 ordered = (int32x4)(a == a);
  const int32x4 inside = __builtin_convertvector(select_float32x4(~(below | above) & ordered, a, splat_float32x4(0.0f)), int32x4);
  return select_int32x4(below, splat_int32x4((-2147483647 - 1)), select_int32x4(above, splat_int32x4(2147483647), inside));
}

void mixed_dtypes(void **args, int64_t start, int64_t stop, void *scratch) {
  double *data0 = args[0];
  const int8_t *data1 = args[1];
  const uint16_t *data2 = args[2];
  const uint8_t *data3 = args[3];
  for (int32_t o0 = 0; o0 < 16; o0++) {
    const int32_t num0 = o0 * 4;
    const int8x4 val0 = *(const int8x4_align1 *)&data1[num0];
    const uint8x4 val1 = *(const uint8x4_align1 *)&data3[num0];
    const int32x4 alu0 = __builtin_convertvector(val0, int32x4) * __builtin_convertvector(val1, int32x4);
    const uint16x4 val2 = *(const uint16x4_align2 *)&data2[num0];
    const uint32x4 cast0 = __builtin_convertvector(val2, uint32x4);
    const uint32x4 alu1 = cast0 & splat_uint32x4(32767u);
    const float32x4 alu2 = __builtin_convertvector(alu1, float32x4) * splat_float32x4(0x1p-24f);
    const uint32x4 alu3 = alu1 << splat_uint32x4(13u);
    const uint32x4 alu4 = select_uint32x4((int32x4)(alu1 < splat_uint32x4(31744u)), alu3 + splat_uint32x4(939524096u), alu3 + splat_uint32x4(1879048192u));
    const uint32x4 alu5 = select_uint32x4((int32x4)(alu1 < splat_uint32x4(1024u)), (uint32x4)alu2, alu4);
    const uint32x4 alu6 = alu5 | ((cast0 & splat_uint32x4(32768u)) << splat_uint32x4(16u));
    const int32x4 alu7 = (int32x4)((uint32x4)alu0 + (uint32x4)from_float32x4_to_int32x4((float32x4)alu6));
    *(float64x4_align8 *)&data0[num0] = __builtin_convertvector(alu7, float64x4);
  }
}
