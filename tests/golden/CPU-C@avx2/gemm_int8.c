#include <stdbool.h>
#include <stdint.h>

typedef int32_t int32x8 __attribute__((vector_size(32)));
typedef int8_t int8x8_align1 __attribute__((vector_size(8), aligned(1), may_alias));
typedef int8_t int8x8 __attribute__((vector_size(8)));
typedef int16_t int16x8 __attribute__((vector_size(16)));
typedef int16_t int16x16 __attribute__((vector_size(32)));
typedef uint32_t uint32x8 __attribute__((vector_size(32)));
typedef uint32_t uint32x8_align4 __attribute__((vector_size(32), aligned(4), may_alias));
typedef int8_t int8x16_align1 __attribute__((vector_size(16), aligned(1), may_alias));
typedef int8_t int8x16 __attribute__((vector_size(16)));
typedef int16_t int16x2 __attribute__((vector_size(4)));
typedef int32_t int32x8_align4 __attribute__((vector_size(32), aligned(4), may_alias));

static inline __attribute__((always_inline)) int32x8 splat_int32x8(int32_t x) {
  return (int32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) int16x2 bits_of_uint32_as_int16x2(uint32_t a) {
  int16x2 r;
  __builtin_memcpy(&r, &a, 4);
  return r;
}

static inline __attribute__((always_inline)) int32x8 vpmaddwd_m1n8k2_i16_i32_int32x8(int16x2 a, int16x16 b, int32x8 c) {
  uint32_t word;
  __builtin_memcpy(&word, &a, 4);
  const uint32x8 left = (uint32x8){0} + word;
  int32x8 sums;
  __asm__("vpmaddwd %2, %1, %0" : "=&v"(sums) : "v"(left), "v"(b));
  return c + sums;
}

void gemm_int8(void **args, int64_t start, int64_t stop, void *scratch) {
  int32_t *data0 = args[0];
  const int8_t *data1 = args[1];
  const int8_t *data2 = args[2];
  int32x8 acc0;
  uint32_t *const r0_a_o0 = (uint32_t *)((char *)scratch + 0);
  uint32_t *const r0_b_o1 = (uint32_t *)((char *)scratch + 768);
  int32x8 acc1;
  int32x8 acc2;
  int32x8 acc3;
  int32x8 acc4;
  int32x8 acc5;
  int32x8 acc6;
  int32x8 acc7;
  int32x8 acc8;
  int32x8 acc9;
  int32x8 acc10;
  int32x8 acc11;
  for (int32_t o1 = 0; o1 < 2; o1++) {
    const int32_t num0 = o1 * 32;
    for (int32_t r0_b_o1_o1_in = 0; r0_b_o1_o1_in < 2; r0_b_o1_o1_in++) {
      const int32_t num1 = r0_b_o1_o1_in * 512;
      const int32_t num2 = num0 + r0_b_o1_o1_in * 16;
      for (int32_t r0_b_o1_r0 = 0; r0_b_o1_r0 < 32; r0_b_o1_r0++) {
        const int32_t num3 = r0_b_o1_r0 * 8;
        const int32_t num4 = r0_b_o1_r0 * 128;
        for (int32_t r0_b_o1_o1_in_in = 0; r0_b_o1_o1_in_in < 2; r0_b_o1_o1_in_in++) {
          const int32_t num5 = num2 + r0_b_o1_o1_in_in * 8 + num4;
          const int8x8 val0 = *(const int8x8_align1 *)&data2[num5];
          const int8x8 val1 = *(const int8x8_align1 *)&data2[num5 + 64];
          const int16x8 cast0 = __builtin_convertvector(val0, int16x8);
          const int16x8 cast1 = __builtin_convertvector(val1, int16x8);
          const int16x16 vec0 = __builtin_shufflevector(cast0, cast1, 0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15);
          *(uint32x8_align4 *)&r0_b_o1[num1 + r0_b_o1_o1_in_in * 256 + num3] = (uint32x8)vec0;
        }
      }
    }
    for (int32_t o0 = 0; o0 < 4; o0++) {
      const int32_t num6 = o0 * 384;
      const int32_t num7 = num6 + num0;
      for (int32_t r0_a_o0_o0_in = 0; r0_a_o0_o0_in < 6; r0_a_o0_o0_in++) {
        const int32_t num8 = r0_a_o0_o0_in * 32;
        const int32_t num9 = num6 + r0_a_o0_o0_in * 64;
        for (int32_t r0_a_o0_r0 = 0; r0_a_o0_r0 < 4; r0_a_o0_r0++) {
          const int8x16 val2 = *(const int8x16_align1 *)&data1[num9 + r0_a_o0_r0 * 16];
          *(uint32x8_align4 *)&r0_a_o0[num8 + r0_a_o0_r0 * 8] = (uint32x8)__builtin_convertvector(val2, int16x16);
        }
      }
      for (int32_t o1_in = 0; o1_in < 2; o1_in++) {
        const int32_t num10 = num7 + o1_in * 16;
        const int32_t num11 = o1_in * 512;
        acc0 = splat_int32x8(0);
        acc1 = splat_int32x8(0);
        acc2 = splat_int32x8(0);
        acc3 = splat_int32x8(0);
        acc4 = splat_int32x8(0);
        acc5 = splat_int32x8(0);
        acc6 = splat_int32x8(0);
        acc7 = splat_int32x8(0);
        acc8 = splat_int32x8(0);
        acc9 = splat_int32x8(0);
        acc10 = splat_int32x8(0);
        acc11 = splat_int32x8(0);
        for (int32_t r0 = 0; r0 < 32; r0++) {
          const uint32_t val3 = r0_a_o0[r0];
          const int16x2 cast2 = bits_of_uint32_as_int16x2(val3);
          const int32_t num12 = num11 + r0 * 8;
          const uint32x8 val4 = *(const uint32x8_align4 *)&r0_b_o1[num12];
          const int16x16 cast3 = (int16x16)val4;
          acc0 = vpmaddwd_m1n8k2_i16_i32_int32x8(cast2, cast3, acc0);
          const uint32x8 val5 = *(const uint32x8_align4 *)&r0_b_o1[num12 + 256];
          const int16x16 cast4 = (int16x16)val5;
          acc1 = vpmaddwd_m1n8k2_i16_i32_int32x8(cast2, cast4, acc1);
          const uint32_t val6 = r0_a_o0[r0 + 32];
          const int16x2 cast5 = bits_of_uint32_as_int16x2(val6);
          acc2 = vpmaddwd_m1n8k2_i16_i32_int32x8(cast5, cast3, acc2);
          acc3 = vpmaddwd_m1n8k2_i16_i32_int32x8(cast5, cast4, acc3);
          const uint32_t val7 = r0_a_o0[r0 + 64];
          const int16x2 cast6 = bits_of_uint32_as_int16x2(val7);
          acc4 = vpmaddwd_m1n8k2_i16_i32_int32x8(cast6, cast3, acc4);
          acc5 = vpmaddwd_m1n8k2_i16_i32_int32x8(cast6, cast4, acc5);
          const uint32_t val8 = r0_a_o0[r0 + 96];
          const int16x2 cast7 = bits_of_uint32_as_int16x2(val8);
          acc6 = vpmaddwd_m1n8k2_i16_i32_int32x8(cast7, cast3, acc6);
          acc7 = vpmaddwd_m1n8k2_i16_i32_int32x8(cast7, cast4, acc7);
          const uint32_t val9 = r0_a_o0[r0 + 128];
          const int16x2 cast8 = bits_of_uint32_as_int16x2(val9);
          acc8 = vpmaddwd_m1n8k2_i16_i32_int32x8(cast8, cast3, acc8);
          acc9 = vpmaddwd_m1n8k2_i16_i32_int32x8(cast8, cast4, acc9);
          const uint32_t val10 = r0_a_o0[r0 + 160];
          const int16x2 cast9 = bits_of_uint32_as_int16x2(val10);
          acc10 = vpmaddwd_m1n8k2_i16_i32_int32x8(cast9, cast3, acc10);
          acc11 = vpmaddwd_m1n8k2_i16_i32_int32x8(cast9, cast4, acc11);
        }
        *(int32x8_align4 *)&data0[num10] = acc0;
        *(int32x8_align4 *)&data0[num10 + 8] = acc1;
        *(int32x8_align4 *)&data0[num10 + 64] = acc2;
        *(int32x8_align4 *)&data0[num10 + 72] = acc3;
        *(int32x8_align4 *)&data0[num10 + 128] = acc4;
        *(int32x8_align4 *)&data0[num10 + 136] = acc5;
        *(int32x8_align4 *)&data0[num10 + 192] = acc6;
        *(int32x8_align4 *)&data0[num10 + 200] = acc7;
        *(int32x8_align4 *)&data0[num10 + 256] = acc8;
        *(int32x8_align4 *)&data0[num10 + 264] = acc9;
        *(int32x8_align4 *)&data0[num10 + 320] = acc10;
        *(int32x8_align4 *)&data0[num10 + 328] = acc11;
      }
    }
  }
}
