#include <stdbool.h>
#include <stdint.h>

typedef uint32_t uint32x8 __attribute__((vector_size(32)));
typedef float float32x8 __attribute__((vector_size(32)));
typedef int8_t int8x8_align1 __attribute__((vector_size(8), aligned(1), may_alias));
typedef int8_t int8x8 __attribute__((vector_size(8)));
typedef int32_t int32x8 __attribute__((vector_size(32)));
typedef uint8_t uint8x8_align1 __attribute__((vector_size(8), aligned(1), may_alias));
typedef uint8_t uint8x8 __attribute__((vector_size(8)));
typedef uint16_t uint16x8_align2 __attribute__((vector_size(16), aligned(2), may_alias));
typedef uint16_t uint16x8 __attribute__((vector_size(16)));
typedef int32_t int32x4 __attribute__((vector_size(16)));
typedef double float64x4 __attribute__((vector_size(32)));
typedef double float64x4_align8 __attribute__((vector_size(32), aligned(8), may_alias));

static inline __attribute__((always_inline)) uint32x8 splat_uint32x8(uint32_t x) {
  return (uint32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) float32x8 splat_float32x8(float x) {
  return (float32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) uint32x8 select_uint32x8(int32x8 mask, uint32x8 a, uint32x8 b) {
  return (uint32x8)((mask & (int32x8)a) | (~mask & (int32x8)b));
}

static inline __attribute__((always_inline)) float32x8 select_float32x8(int32x8 mask, float32x8 a, float32x8 b) {
  return (float32x8)((mask & (int32x8)a) | (~mask & (int32x8)b));
}

static inline __attribute__((always_inline)) int32x8 splat_int32x8(int32_t x) {
  return (int32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) int32x8 select_int32x8(int32x8 mask, int32x8 a, int32x8 b) {
  return (int32x8)((mask & (int32x8)a) | (~mask & (int32x8)b));
}

static inline __attribute__((always_inline)) int32x8 from_float32x8_to_int32x8(float32x8 a) {
  const int32x8 below = (int32x8)(a < splat_float32x8(-0x1p+31f));
  const int32x8 above = (int32x8)(a >= splat_float32x8(2147483648.0f));
  const int32x8 ordered = (int32x8)(a == a);
  const int32x8 inside = __builtin_convertvector(select_float32x8(~(below | above) & ordered, a, splat_float32x8(0.0f)), int32x8);
  return select_int32x8(below, splat_int32x8((-2147483647 - 1)), select_int32x8(above, splat_int32x8(2147483647), inside));
}

void mixed_dtypes(void **args, int64_t start, int64_t stop, void *scratch) {
  double *data0 = args[0];
  const int8_t *data1 = args[1];
  const uint16_t *data2 = args[2];
  const uint8_t *data3 = args[3];
  for (int32_t o0 = 0; o0 < 8; o0++) {
    const int32_t num0 = o0 * 8;
    const int8x8 val0 = *(const int8x8_align1 *)&data1[num0];
    const uint8x8 val1 = *(const uint8x8_align1 *)&data3[num0];
    const int32x8 alu0 = __builtin_convertvector(val0, int32x8) * __builtin_convertvector(val1, int32x8);
    const uint16x8 val2 = *(const uint16x8_align2 *)&data2[num0];
    const uint32x8 cast0 = __builtin_convertvector(val2, uint32x8);
    const uint32x8 alu1 = cast0 & splat_uint32x8(32767u);
    const float32x8 alu2 = __builtin_convertvector(alu1, float32x8) * splat_float32x8(0x1p-24f);
    const uint32x8 alu3 = alu1 << splat_uint32x8(13u);
    const uint32x8 alu4 = select_uint32x8((int32x8)(alu1 < splat_uint32x8(31744u)), alu3 + splat_uint32x8(939524096u), alu3 + splat_uint32x8(1879048192u));
    const uint32x8 alu5 = select_uint32x8((int32x8)(alu1 < splat_uint32x8(1024u)), (uint32x8)alu2, alu4);
    const uint32x8 alu6 = alu5 | ((cast0 & splat_uint32x8(32768u)) << splat_uint32x8(16u));
    const int32x8 alu7 = (int32x8)((uint32x8)alu0 + (uint32x8)from_float32x8_to_int32x8((float32x8)alu6));
    const float64x4 cast1 = __builtin_convertvector(__builtin_shufflevector(alu7, alu7, 0, 1, 2, 3), float64x4);
    *(float64x4_align8 *)&data0[num0] = cast1;
    const float64x4 cast2 = __builtin_convertvector(__builtin_shufflevector(alu7, alu7, 4, 5, 6, 7), float64x4);
    *(float64x4_align8 *)&data0[num0 + 4] = cast2;
  }
}
