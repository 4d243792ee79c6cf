#include <stdbool.h>
#include <stdint.h>

typedef int32_t int32x4 __attribute__((vector_size(16)));
typedef int8_t int8x4_align1 __attribute__((vector_size(4), aligned(1), may_alias));
typedef int8_t int8x4 __attribute__((vector_size(4)));
typedef int8_t int8x8 __attribute__((vector_size(8)));
typedef int8_t int8x16 __attribute__((vector_size(16)));
typedef uint32_t uint32x4 __attribute__((vector_size(16)));
typedef uint32_t uint32x4_align4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int32_t int32x4_align4 __attribute__((vector_size(16), aligned(4), may_alias));

static inline __attribute__((always_inline)) int32x4 splat_int32x4(int32_t x) {
  return (int32x4){x, x, x, x};
}

static inline __attribute__((always_inline)) int32x4 sdot_m1n4k4_i8_i32_int32x4(int8x4 a, int8x16 b, int32x4 c) {
  uint32_t word;
  __builtin_memcpy(&word, &a, 4);
  const uint32x4 left = (uint32x4){0} + word;
  __asm__("sdot %0.4s, %1.16b, %2.16b" : "+w"(c) : "w"(left), "w"(b));
  return c;
}

void gemm_int8(void **args, int64_t start, int64_t stop, void *scratch) {
  int32_t *data0 = args[0];
  const int8_t *data1 = args[1];
  const int8_t *data2 = args[2];
  int32x4 acc0;
  uint32_t *const r0_b_o1 = (uint32_t *)((char *)scratch + 0);
  int32x4 acc1;
  int32x4 acc2;
  int32x4 acc3;
  int32x4 acc4;
  int32x4 acc5;
  int32x4 acc6;
  int32x4 acc7;
  int32x4 acc8;
  int32x4 acc9;
  int32x4 acc10;
  int32x4 acc11;
  int32x4 acc12;
  int32x4 acc13;
  int32x4 acc14;
  int32x4 acc15;
  for (int32_t o1 = 0; o1 < 2; o1++) {
    const int32_t num0 = o1 * 32;
    for (int32_t r0_b_o1_r0 = 0; r0_b_o1_r0 < 16; r0_b_o1_r0++) {
      const int32_t num1 = r0_b_o1_r0 * 4;
      const int32_t num2 = r0_b_o1_r0 * 256;
      for (int32_t r0_b_o1_o1_in = 0; r0_b_o1_o1_in < 4; r0_b_o1_o1_in++) {
        const int32_t num3 = r0_b_o1_o1_in * 128;
        const int32_t num4 = num0 + r0_b_o1_o1_in * 8;
        for (int32_t r0_b_o1_o1_in_in = 0; r0_b_o1_o1_in_in < 2; r0_b_o1_o1_in_in++) {
          const int32_t num5 = num4 + r0_b_o1_o1_in_in * 4 + num2;
          const int8x4 val0 = *(const int8x4_align1 *)&data2[num5];
          const int8x4 val1 = *(const int8x4_align1 *)&data2[num5 + 128];
          const int8x4 val2 = *(const int8x4_align1 *)&data2[num5 + 64];
          const int8x4 val3 = *(const int8x4_align1 *)&data2[num5 + 192];
          const int8x8 vec0 = __builtin_shufflevector(val0, val1, 0, 4, 1, 5, 2, 6, 3, 7);
          const int8x8 vec1 = __builtin_shufflevector(val2, val3, 0, 4, 1, 5, 2, 6, 3, 7);
          const int8x16 vec2 = __builtin_shufflevector(vec0, vec1, 0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15);
          *(uint32x4_align4 *)&r0_b_o1[num3 + r0_b_o1_o1_in_in * 64 + num1] = (uint32x4)vec2;
        }
      }
    }
    for (int32_t o0 = 0; o0 < 3; o0++) {
      const int32_t num6 = o0 * 512;
      const int32_t num7 = num6 + num0;
      for (int32_t o1_in = 0; o1_in < 4; o1_in++) {
        const int32_t num8 = num7 + o1_in * 8;
        const int32_t num9 = o1_in * 128;
        acc0 = splat_int32x4(0);
        acc1 = splat_int32x4(0);
        acc2 = splat_int32x4(0);
        acc3 = splat_int32x4(0);
        acc4 = splat_int32x4(0);
        acc5 = splat_int32x4(0);
        acc6 = splat_int32x4(0);
        acc7 = splat_int32x4(0);
        acc8 = splat_int32x4(0);
        acc9 = splat_int32x4(0);
        acc10 = splat_int32x4(0);
        acc11 = splat_int32x4(0);
        acc12 = splat_int32x4(0);
        acc13 = splat_int32x4(0);
        acc14 = splat_int32x4(0);
        acc15 = splat_int32x4(0);
        for (int32_t r0 = 0; r0 < 8; r0++) {
          const int32_t num10 = r0 * 8;
          const int32_t num11 = num6 + num10;
          const int8x4 val4 = *(const int8x4_align1 *)&data1[num11 + 4];
          const int32_t num12 = num9 + num10;
          const uint32x4 val5 = *(const uint32x4_align4 *)&r0_b_o1[num12 + 4];
          const int8x16 cast0 = (int8x16)val5;
          const int8x4 val6 = *(const int8x4_align1 *)&data1[num11];
          const uint32x4 val7 = *(const uint32x4_align4 *)&r0_b_o1[num12];
          const int8x16 cast1 = (int8x16)val7;
          const int32x4 alu0 = sdot_m1n4k4_i8_i32_int32x4(val6, cast1, acc0);
          acc0 = sdot_m1n4k4_i8_i32_int32x4(val4, cast0, alu0);
          const uint32x4 val8 = *(const uint32x4_align4 *)&r0_b_o1[num12 + 68];
          const int8x16 cast2 = (int8x16)val8;
          const uint32x4 val9 = *(const uint32x4_align4 *)&r0_b_o1[num12 + 64];
          const int8x16 cast3 = (int8x16)val9;
          const int32x4 alu1 = sdot_m1n4k4_i8_i32_int32x4(val6, cast3, acc1);
          acc1 = sdot_m1n4k4_i8_i32_int32x4(val4, cast2, alu1);
          const int8x4 val10 = *(const int8x4_align1 *)&data1[num11 + 68];
          const int8x4 val11 = *(const int8x4_align1 *)&data1[num11 + 64];
          const int32x4 alu2 = sdot_m1n4k4_i8_i32_int32x4(val11, cast1, acc2);
          acc2 = sdot_m1n4k4_i8_i32_int32x4(val10, cast0, alu2);
          const int32x4 alu3 = sdot_m1n4k4_i8_i32_int32x4(val11, cast3, acc3);
          acc3 = sdot_m1n4k4_i8_i32_int32x4(val10, cast2, alu3);
          const int8x4 val12 = *(const int8x4_align1 *)&data1[num11 + 132];
          const int8x4 val13 = *(const int8x4_align1 *)&data1[num11 + 128];
          const int32x4 alu4 = sdot_m1n4k4_i8_i32_int32x4(val13, cast1, acc4);
          acc4 = sdot_m1n4k4_i8_i32_int32x4(val12, cast0, alu4);
          const int32x4 alu5 = sdot_m1n4k4_i8_i32_int32x4(val13, cast3, acc5);
          acc5 = sdot_m1n4k4_i8_i32_int32x4(val12, cast2, alu5);
          const int8x4 val14 = *(const int8x4_align1 *)&data1[num11 + 196];
          const int8x4 val15 = *(const int8x4_align1 *)&data1[num11 + 192];
          const int32x4 alu6 = sdot_m1n4k4_i8_i32_int32x4(val15, cast1, acc6);
          acc6 = sdot_m1n4k4_i8_i32_int32x4(val14, cast0, alu6);
          const int32x4 alu7 = sdot_m1n4k4_i8_i32_int32x4(val15, cast3, acc7);
          acc7 = sdot_m1n4k4_i8_i32_int32x4(val14, cast2, alu7);
          const int8x4 val16 = *(const int8x4_align1 *)&data1[num11 + 260];
          const int8x4 val17 = *(const int8x4_align1 *)&data1[num11 + 256];
          const int32x4 alu8 = sdot_m1n4k4_i8_i32_int32x4(val17, cast1, acc8);
          acc8 = sdot_m1n4k4_i8_i32_int32x4(val16, cast0, alu8);
          const int32x4 alu9 = sdot_m1n4k4_i8_i32_int32x4(val17, cast3, acc9);
          acc9 = sdot_m1n4k4_i8_i32_int32x4(val16, cast2, alu9);
          const int8x4 val18 = *(const int8x4_align1 *)&data1[num11 + 324];
          const int8x4 val19 = *(const int8x4_align1 *)&data1[num11 + 320];
          const int32x4 alu10 = sdot_m1n4k4_i8_i32_int32x4(val19, cast1, acc10);
          acc10 = sdot_m1n4k4_i8_i32_int32x4(val18, cast0, alu10);
          const int32x4 alu11 = sdot_m1n4k4_i8_i32_int32x4(val19, cast3, acc11);
          acc11 = sdot_m1n4k4_i8_i32_int32x4(val18, cast2, alu11);
          const int8x4 val20 = *(const int8x4_align1 *)&data1[num11 + 388];
          const int8x4 val21 = *(const int8x4_align1 *)&data1[num11 + 384];
          const int32x4 alu12 = sdot_m1n4k4_i8_i32_int32x4(val21, cast1, acc12);
          acc12 = sdot_m1n4k4_i8_i32_int32x4(val20, cast0, alu12);
          const int32x4 alu13 = sdot_m1n4k4_i8_i32_int32x4(val21, cast3, acc13);
          acc13 = sdot_m1n4k4_i8_i32_int32x4(val20, cast2, alu13);
          const int8x4 val22 = *(const int8x4_align1 *)&data1[num11 + 452];
          const int8x4 val23 = *(const int8x4_align1 *)&data1[num11 + 448];
          const int32x4 alu14 = sdot_m1n4k4_i8_i32_int32x4(val23, cast1, acc14);
          acc14 = sdot_m1n4k4_i8_i32_int32x4(val22, cast0, alu14);
          const int32x4 alu15 = sdot_m1n4k4_i8_i32_int32x4(val23, cast3, acc15);
          acc15 = sdot_m1n4k4_i8_i32_int32x4(val22, cast2, alu15);
        }
        *(int32x4_align4 *)&data0[num8] = acc0;
        *(int32x4_align4 *)&data0[num8 + 4] = acc1;
        *(int32x4_align4 *)&data0[num8 + 64] = acc2;
        *(int32x4_align4 *)&data0[num8 + 68] = acc3;
        *(int32x4_align4 *)&data0[num8 + 128] = acc4;
        *(int32x4_align4 *)&data0[num8 + 132] = acc5;
        *(int32x4_align4 *)&data0[num8 + 192] = acc6;
        *(int32x4_align4 *)&data0[num8 + 196] = acc7;
        *(int32x4_align4 *)&data0[num8 + 256] = acc8;
        *(int32x4_align4 *)&data0[num8 + 260] = acc9;
        *(int32x4_align4 *)&data0[num8 + 320] = acc10;
        *(int32x4_align4 *)&data0[num8 + 324] = acc11;
        *(int32x4_align4 *)&data0[num8 + 384] = acc12;
        *(int32x4_align4 *)&data0[num8 + 388] = acc13;
        *(int32x4_align4 *)&data0[num8 + 448] = acc14;
        *(int32x4_align4 *)&data0[num8 + 452] = acc15;
      }
    }
  }
}
