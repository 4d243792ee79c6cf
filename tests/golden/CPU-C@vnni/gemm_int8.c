#include <stdbool.h>
#include <stdint.h>

typedef int32_t int32x16 __attribute__((vector_size(64)));
typedef uint32_t uint32x16 __attribute__((vector_size(64)));
typedef uint8_t uint8x4 __attribute__((vector_size(4)));
typedef int8_t int8x16_align1 __attribute__((vector_size(16), aligned(1), may_alias));
typedef int8_t int8x16 __attribute__((vector_size(16)));
typedef int8_t int8x32 __attribute__((vector_size(32)));
typedef int8_t int8x64 __attribute__((vector_size(64)));
typedef uint32_t uint32x16_align4 __attribute__((vector_size(64), aligned(4), may_alias));
typedef int8_t int8x4_align1 __attribute__((vector_size(4), aligned(1), may_alias));
typedef int8_t int8x4 __attribute__((vector_size(4)));
typedef uint8_t uint8x64 __attribute__((vector_size(64)));
typedef int8_t int8x64_align1 __attribute__((vector_size(64), aligned(1), may_alias));
typedef int32_t int32x16_align4 __attribute__((vector_size(64), aligned(4), may_alias));

static inline __attribute__((always_inline)) uint32x16 splat_uint32x16(uint32_t x) {
  return (uint32x16){x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) int32x16 splat_int32x16(int32_t x) {
  return (int32x16){x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) uint8x4 bits_of_uint32_as_uint8x4(uint32_t a) {
  uint8x4 r;
  __builtin_memcpy(&r, &a, 4);
  return r;
}

static inline __attribute__((always_inline)) int32x16 vpdpbusd_m1n16k4_i8_u8_i32_int32x16(int8x4 a, uint8x64 b, int32x16 c) {
  uint32_t word;
  __builtin_memcpy(&word, &a, 4);
  const uint32x16 left = (uint32x16){0} + word;
  __asm__("vpdpbusd %2, %1, %0" : "+v"(c) : "v"(b), "v"(left));
  return c;
}

static inline __attribute__((always_inline)) int32x16 vpdpbusd_m1n16k4_u8_i8_i32_int32x16(uint8x4 a, int8x64 b, int32x16 c) {
  uint32_t word;
  __builtin_memcpy(&word, &a, 4);
  const uint32x16 left = (uint32x16){0} + word;
  __asm__("vpdpbusd %2, %1, %0" : "+v"(c) : "v"(left), "v"(b));
  return c;
}

void gemm_int8(void **args, int64_t start, int64_t stop, void *scratch) {
  int32_t *data0 = args[0];
  const int8_t *data1 = args[1];
  const int8_t *data2 = args[2];
  int32x16 acc8;
  uint32_t *const r0_b_o1 = (uint32_t *)((char *)scratch + 0);
  int32x16 acc9;
  int32x16 acc10;
  int32x16 acc11;
  int32x16 acc12;
  int32x16 acc13;
  int32x16 acc14;
  int32x16 acc15;
  int32x16 acc16;
  int32x16 acc17;
  int32x16 acc18;
  int32x16 acc19;
  int32x16 acc20;
  int32x16 acc21;
  int32x16 acc22;
  int32x16 acc23;
  int32x16 acc0;
  int32x16 acc1;
  int32x16 acc2;
  int32x16 acc3;
  int32x16 acc4;
  int32x16 acc5;
  int32x16 acc6;
  int32x16 acc7;
  const uint8x4 cast0 = bits_of_uint32_as_uint8x4(16843009u);
  for (int32_t o1 = 0; o1 < 2; o1++) {
    const int32_t num0 = o1 * 32;
    for (int32_t r0_b_o1_r0 = 0; r0_b_o1_r0 < 16; r0_b_o1_r0++) {
      const int32_t num1 = r0_b_o1_r0 * 16;
      const int32_t num2 = r0_b_o1_r0 * 256;
      for (int32_t r0_b_o1_o1_in = 0; r0_b_o1_o1_in < 2; r0_b_o1_o1_in++) {
        const int32_t num3 = num0 + r0_b_o1_o1_in * 16 + num2;
        const int8x16 val0 = *(const int8x16_align1 *)&data2[num3];
        const int8x16 val1 = *(const int8x16_align1 *)&data2[num3 + 128];
        const int8x32 vec0 = __builtin_shufflevector(val0, val1, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
        const int8x16 val2 = *(const int8x16_align1 *)&data2[num3 + 64];
        const int8x16 val3 = *(const int8x16_align1 *)&data2[num3 + 192];
        const int8x32 vec1 = __builtin_shufflevector(val2, val3, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
        const int8x64 vec2 = __builtin_shufflevector(vec0, vec1, 0, 32, 1, 33, 2, 34, 3, 35, 4, 36, 5, 37, 6, 38, 7, 39, 8, 40, 9, 41, 10, 42, 11, 43, 12, 44, 13, 45, 14, 46, 15, 47, 16, 48, 17, 49, 18, 50, 19, 51, 20, 52, 21, 53, 22, 54, 23, 55, 24, 56, 25, 57, 26, 58, 27, 59, 28, 60, 29, 61, 30, 62, 31, 63);
        *(uint32x16_align4 *)&r0_b_o1[r0_b_o1_o1_in * 256 + num1] = (uint32x16)vec2 ^ splat_uint32x16(2155905152u);
      }
    }
    for (int32_t o0 = 0; o0 < 3; o0++) {
      const int32_t num4 = o0 * 512;
      const int32_t num5 = num4 + num0;
      acc8 = splat_int32x16(0);
      acc9 = splat_int32x16(0);
      acc10 = splat_int32x16(0);
      acc11 = splat_int32x16(0);
      acc12 = splat_int32x16(0);
      acc13 = splat_int32x16(0);
      acc14 = splat_int32x16(0);
      acc15 = splat_int32x16(0);
      acc16 = splat_int32x16(0);
      acc17 = splat_int32x16(0);
      acc18 = splat_int32x16(0);
      acc19 = splat_int32x16(0);
      acc20 = splat_int32x16(0);
      acc21 = splat_int32x16(0);
      acc22 = splat_int32x16(0);
      acc23 = splat_int32x16(0);
      for (int32_t r0 = 0; r0 < 8; r0++) {
        const int32_t num6 = num4 + r0 * 8;
        const int8x4 val4 = *(const int8x4_align1 *)&data1[num6 + 4];
        const int32_t num7 = r0 * 32;
        const uint32x16 val5 = *(const uint32x16_align4 *)&r0_b_o1[num7 + 16];
        const uint8x64 cast1 = (uint8x64)val5;
        const int8x4 val6 = *(const int8x4_align1 *)&data1[num6];
        const uint32x16 val7 = *(const uint32x16_align4 *)&r0_b_o1[num7];
        const uint8x64 cast2 = (uint8x64)val7;
        const int32x16 alu0 = vpdpbusd_m1n16k4_i8_u8_i32_int32x16(val6, cast2, acc8);
        acc8 = vpdpbusd_m1n16k4_i8_u8_i32_int32x16(val4, cast1, alu0);
        const uint32x16 val8 = *(const uint32x16_align4 *)&r0_b_o1[num7 + 272];
        const uint8x64 cast3 = (uint8x64)val8;
        const uint32x16 val9 = *(const uint32x16_align4 *)&r0_b_o1[num7 + 256];
        const uint8x64 cast4 = (uint8x64)val9;
        const int32x16 alu1 = vpdpbusd_m1n16k4_i8_u8_i32_int32x16(val6, cast4, acc9);
        acc9 = vpdpbusd_m1n16k4_i8_u8_i32_int32x16(val4, cast3, alu1);
        const int8x4 val10 = *(const int8x4_align1 *)&data1[num6 + 68];
        const int8x4 val11 = *(const int8x4_align1 *)&data1[num6 + 64];
        const int32x16 alu2 = vpdpbusd_m1n16k4_i8_u8_i32_int32x16(val11, cast2, acc10);
        acc10 = vpdpbusd_m1n16k4_i8_u8_i32_int32x16(val10, cast1, alu2);
        const int32x16 alu3 = vpdpbusd_m1n16k4_i8_u8_i32_int32x16(val11, cast4, acc11);
        acc11 = vpdpbusd_m1n16k4_i8_u8_i32_int32x16(val10, cast3, alu3);
        const int8x4 val12 = *(const int8x4_align1 *)&data1[num6 + 132];
        const int8x4 val13 = *(const int8x4_align1 *)&data1[num6 + 128];
        const int32x16 alu4 = vpdpbusd_m1n16k4_i8_u8_i32_int32x16(val13, cast2, acc12);
        acc12 = vpdpbusd_m1n16k4_i8_u8_i32_int32x16(val12, cast1, alu4);
        const int32x16 alu5 = vpdpbusd_m1n16k4_i8_u8_i32_int32x16(val13, cast4, acc13);
        acc13 = vpdpbusd_m1n16k4_i8_u8_i32_int32x16(val12, cast3, alu5);
        const int8x4 val14 = *(const int8x4_align1 *)&data1[num6 + 196];
        const int8x4 val15 = *(const int8x4_align1 *)&data1[num6 + 192];
        const int32x16 alu6 = vpdpbusd_m1n16k4_i8_u8_i32_int32x16(val15, cast2, acc14);
        acc14 = vpdpbusd_m1n16k4_i8_u8_i32_int32x16(val14, cast1, alu6);
        const int32x16 alu7 = vpdpbusd_m1n16k4_i8_u8_i32_int32x16(val15, cast4, acc15);
        acc15 = vpdpbusd_m1n16k4_i8_u8_i32_int32x16(val14, cast3, alu7);
        const int8x4 val16 = *(const int8x4_align1 *)&data1[num6 + 260];
        const int8x4 val17 = *(const int8x4_align1 *)&data1[num6 + 256];
        const int32x16 alu8 = vpdpbusd_m1n16k4_i8_u8_i32_int32x16(val17, cast2, acc16);
        acc16 = vpdpbusd_m1n16k4_i8_u8_i32_int32x16(val16, cast1, alu8);
        const int32x16 alu9 = vpdpbusd_m1n16k4_i8_u8_i32_int32x16(val17, cast4, acc17);
        acc17 = vpdpbusd_m1n16k4_i8_u8_i32_int32x16(val16, cast3, alu9);
        const int8x4 val18 = *(const int8x4_align1 *)&data1[num6 + 324];
        const int8x4 val19 = *(const int8x4_align1 *)&data1[num6 + 320];
        const int32x16 alu10 = vpdpbusd_m1n16k4_i8_u8_i32_int32x16(val19, cast2, acc18);
        acc18 = vpdpbusd_m1n16k4_i8_u8_i32_int32x16(val18, cast1, alu10);
        const int32x16 alu11 = vpdpbusd_m1n16k4_i8_u8_i32_int32x16(val19, cast4, acc19);
        acc19 = vpdpbusd_m1n16k4_i8_u8_i32_int32x16(val18, cast3, alu11);
        const int8x4 val20 = *(const int8x4_align1 *)&data1[num6 + 388];
        const int8x4 val21 = *(const int8x4_align1 *)&data1[num6 + 384];
        const int32x16 alu12 = vpdpbusd_m1n16k4_i8_u8_i32_int32x16(val21, cast2, acc20);
        acc20 = vpdpbusd_m1n16k4_i8_u8_i32_int32x16(val20, cast1, alu12);
        const int32x16 alu13 = vpdpbusd_m1n16k4_i8_u8_i32_int32x16(val21, cast4, acc21);
        acc21 = vpdpbusd_m1n16k4_i8_u8_i32_int32x16(val20, cast3, alu13);
        const int8x4 val22 = *(const int8x4_align1 *)&data1[num6 + 452];
        const int8x4 val23 = *(const int8x4_align1 *)&data1[num6 + 448];
        const int32x16 alu14 = vpdpbusd_m1n16k4_i8_u8_i32_int32x16(val23, cast2, acc22);
        acc22 = vpdpbusd_m1n16k4_i8_u8_i32_int32x16(val22, cast1, alu14);
        const int32x16 alu15 = vpdpbusd_m1n16k4_i8_u8_i32_int32x16(val23, cast4, acc23);
        acc23 = vpdpbusd_m1n16k4_i8_u8_i32_int32x16(val22, cast3, alu15);
      }
      const int8x64 val24 = *(const int8x64_align1 *)&data1[num4];
      acc0 = splat_int32x16(0);
      const int8x64 val25 = *(const int8x64_align1 *)&data1[num4 + 64];
      acc1 = splat_int32x16(0);
      const int8x64 val26 = *(const int8x64_align1 *)&data1[num4 + 128];
      acc2 = splat_int32x16(0);
      const int8x64 val27 = *(const int8x64_align1 *)&data1[num4 + 192];
      acc3 = splat_int32x16(0);
      const int8x64 val28 = *(const int8x64_align1 *)&data1[num4 + 256];
      acc4 = splat_int32x16(0);
      const int8x64 val29 = *(const int8x64_align1 *)&data1[num4 + 320];
      acc5 = splat_int32x16(0);
      const int8x64 val30 = *(const int8x64_align1 *)&data1[num4 + 384];
      acc6 = splat_int32x16(0);
      const int8x64 val31 = *(const int8x64_align1 *)&data1[num4 + 448];
      acc7 = splat_int32x16(0);
      const int32x16 val32 = acc8;
      for (int32_t r0_sum = 0; r0_sum < 1; r0_sum++) {
        acc0 = vpdpbusd_m1n16k4_u8_i8_i32_int32x16(cast0, val24, acc0);
        acc1 = vpdpbusd_m1n16k4_u8_i8_i32_int32x16(cast0, val25, acc1);
        acc2 = vpdpbusd_m1n16k4_u8_i8_i32_int32x16(cast0, val26, acc2);
        acc3 = vpdpbusd_m1n16k4_u8_i8_i32_int32x16(cast0, val27, acc3);
        acc4 = vpdpbusd_m1n16k4_u8_i8_i32_int32x16(cast0, val28, acc4);
        acc5 = vpdpbusd_m1n16k4_u8_i8_i32_int32x16(cast0, val29, acc5);
        acc6 = vpdpbusd_m1n16k4_u8_i8_i32_int32x16(cast0, val30, acc6);
        acc7 = vpdpbusd_m1n16k4_u8_i8_i32_int32x16(cast0, val31, acc7);
      }
      const int32x16 val33 = acc0;
      const int32x16 val34 = acc1;
      const int32x16 vec3 = __builtin_shufflevector(val33, val34, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23);
      const int32x16 vec4 = __builtin_shufflevector(val33, val34, 8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31);
      const int32x16 alu16 = (int32x16)((uint32x16)vec3 + (uint32x16)vec4);
      const int32x16 val35 = acc2;
      const int32x16 val36 = acc3;
      const int32x16 vec5 = __builtin_shufflevector(val35, val36, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23);
      const int32x16 vec6 = __builtin_shufflevector(val35, val36, 8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31);
      const int32x16 alu17 = (int32x16)((uint32x16)vec5 + (uint32x16)vec6);
      const int32x16 vec7 = __builtin_shufflevector(alu16, alu17, 0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27);
      const int32x16 vec8 = __builtin_shufflevector(alu16, alu17, 4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31);
      const int32x16 alu18 = (int32x16)((uint32x16)vec7 + (uint32x16)vec8);
      const int32x16 val37 = acc4;
      const int32x16 val38 = acc5;
      const int32x16 vec9 = __builtin_shufflevector(val37, val38, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23);
      const int32x16 vec10 = __builtin_shufflevector(val37, val38, 8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31);
      const int32x16 alu19 = (int32x16)((uint32x16)vec9 + (uint32x16)vec10);
      const int32x16 val39 = acc6;
      const int32x16 val40 = acc7;
      const int32x16 vec11 = __builtin_shufflevector(val39, val40, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23);
      const int32x16 vec12 = __builtin_shufflevector(val39, val40, 8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31);
      const int32x16 alu20 = (int32x16)((uint32x16)vec11 + (uint32x16)vec12);
      const int32x16 vec13 = __builtin_shufflevector(alu19, alu20, 0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27);
      const int32x16 vec14 = __builtin_shufflevector(alu19, alu20, 4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31);
      const int32x16 alu21 = (int32x16)((uint32x16)vec13 + (uint32x16)vec14);
      const int32x16 vec15 = __builtin_shufflevector(alu18, alu21, 0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29);
      const int32x16 vec16 = __builtin_shufflevector(alu18, alu21, 2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31);
      const int32x16 alu22 = (int32x16)((uint32x16)vec15 + (uint32x16)vec16);
      const int32x16 vec17 = __builtin_shufflevector(alu22, alu22, 1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14);
      const int32x16 alu23 = (int32x16)((uint32x16)alu22 + (uint32x16)vec17);
      const int32x16 vec18 = splat_int32x16((int32_t)((uint32_t)alu23[0] * -128));
      *(int32x16_align4 *)&data0[num5] = (int32x16)((uint32x16)val32 + (uint32x16)vec18);
      *(int32x16_align4 *)&data0[num5 + 16] = (int32x16)((uint32x16)acc9 + (uint32x16)vec18);
      const int32x16 vec19 = splat_int32x16((int32_t)((uint32_t)alu23[4] * -128));
      *(int32x16_align4 *)&data0[num5 + 64] = (int32x16)((uint32x16)acc10 + (uint32x16)vec19);
      *(int32x16_align4 *)&data0[num5 + 80] = (int32x16)((uint32x16)acc11 + (uint32x16)vec19);
      const int32x16 vec20 = splat_int32x16((int32_t)((uint32_t)alu23[8] * -128));
      *(int32x16_align4 *)&data0[num5 + 128] = (int32x16)((uint32x16)acc12 + (uint32x16)vec20);
      *(int32x16_align4 *)&data0[num5 + 144] = (int32x16)((uint32x16)acc13 + (uint32x16)vec20);
      const int32x16 vec21 = splat_int32x16((int32_t)((uint32_t)alu23[12] * -128));
      *(int32x16_align4 *)&data0[num5 + 192] = (int32x16)((uint32x16)acc14 + (uint32x16)vec21);
      *(int32x16_align4 *)&data0[num5 + 208] = (int32x16)((uint32x16)acc15 + (uint32x16)vec21);
      const int32x16 vec22 = splat_int32x16((int32_t)((uint32_t)alu23[2] * -128));
      *(int32x16_align4 *)&data0[num5 + 256] = (int32x16)((uint32x16)acc16 + (uint32x16)vec22);
      *(int32x16_align4 *)&data0[num5 + 272] = (int32x16)((uint32x16)acc17 + (uint32x16)vec22);
      const int32x16 vec23 = splat_int32x16((int32_t)((uint32_t)alu23[6] * -128));
      *(int32x16_align4 *)&data0[num5 + 320] = (int32x16)((uint32x16)acc18 + (uint32x16)vec23);
      *(int32x16_align4 *)&data0[num5 + 336] = (int32x16)((uint32x16)acc19 + (uint32x16)vec23);
      const int32x16 vec24 = splat_int32x16((int32_t)((uint32_t)alu23[10] * -128));
      *(int32x16_align4 *)&data0[num5 + 384] = (int32x16)((uint32x16)acc20 + (uint32x16)vec24);
      *(int32x16_align4 *)&data0[num5 + 400] = (int32x16)((uint32x16)acc21 + (uint32x16)vec24);
      const int32x16 vec25 = splat_int32x16((int32_t)((uint32_t)alu23[14] * -128));
      *(int32x16_align4 *)&data0[num5 + 448] = (int32x16)((uint32x16)acc22 + (uint32x16)vec25);
      *(int32x16_align4 *)&data0[num5 + 464] = (int32x16)((uint32x16)acc23 + (uint32x16)vec25);
    }
  }
}
