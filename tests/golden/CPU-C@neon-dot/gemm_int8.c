#include <stdbool.h>
#include <stdint.h>

typedef int32_t int32x4 __attribute__((vector_size(16)));
typedef int8_t int8x8_align1 __attribute__((vector_size(8), aligned(1), may_alias));
typedef int8_t int8x8 __attribute__((vector_size(8)));
typedef int8_t int8x16_align1 __attribute__((vector_size(16), aligned(1), may_alias));
typedef int8_t int8x16 __attribute__((vector_size(16)));
typedef int32_t int32x4_align4 __attribute__((vector_size(16), aligned(4), may_alias));

static inline __attribute__((always_inline)) int32x4 splat_int32x4(int32_t x) {
  return (int32x4){x, x, x, x};
}

static inline __attribute__((always_inline)) int32x4 smmla_m2n2k8_i8_i32_int32x4(int8x16 a, int8x16 b, int32x4 c) {
  __asm__("smmla %0.4s, %1.16b, %2.16b" : "+w"(c) : "w"(a), "w"(b));
  return c;
}

void gemm_int8(void **args, int64_t start, int64_t stop, void *scratch) {
  int32_t *data0 = args[0];
  const int8_t *data1 = args[1];
  const int8_t *data2 = args[2];
  int32x4 acc0;
  int8_t *const r0_a_o0 = (int8_t *)((char *)scratch + 0);
  int8_t *const r0_b_o1 = (int8_t *)((char *)scratch + 512);
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
  for (int32_t o0 = 0; o0 < 3; o0++) {
    const int32_t num0 = o0 * 512;
    for (int32_t r0_a_o0_o0_in = 0; r0_a_o0_o0_in < 8; r0_a_o0_o0_in++) {
      const int32_t num1 = r0_a_o0_o0_in * 8;
      const int32_t num2 = num0 + r0_a_o0_o0_in * 64;
      const int8x8 val0 = *(const int8x8_align1 *)&data1[num2];
      const int8x8 val1 = *(const int8x8_align1 *)&data1[num2 + 32];
      const int8x8 vec0 = __builtin_shufflevector(val0, val1, 0, 8, 1, 9, 2, 10, 3, 11);
      const int8x8 val2 = *(const int8x8_align1 *)&data1[num2 + 16];
      const int8x8 val3 = *(const int8x8_align1 *)&data1[num2 + 48];
      const int8x8 vec1 = __builtin_shufflevector(val2, val3, 0, 8, 1, 9, 2, 10, 3, 11);
      const int8x8 vec2 = __builtin_shufflevector(vec0, vec1, 0, 8, 1, 9, 2, 10, 3, 11);
      const int8x8 val4 = *(const int8x8_align1 *)&data1[num2 + 8];
      const int8x8 val5 = *(const int8x8_align1 *)&data1[num2 + 40];
      const int8x8 vec3 = __builtin_shufflevector(val4, val5, 0, 8, 1, 9, 2, 10, 3, 11);
      const int8x8 val6 = *(const int8x8_align1 *)&data1[num2 + 24];
      const int8x8 val7 = *(const int8x8_align1 *)&data1[num2 + 56];
      const int8x8 vec4 = __builtin_shufflevector(val6, val7, 0, 8, 1, 9, 2, 10, 3, 11);
      const int8x8 vec5 = __builtin_shufflevector(vec3, vec4, 0, 8, 1, 9, 2, 10, 3, 11);
      const int8x8 vec6 = __builtin_shufflevector(vec2, vec5, 0, 8, 1, 9, 2, 10, 3, 11);
      const int8x8 vec7 = __builtin_shufflevector(val0, val1, 4, 12, 5, 13, 6, 14, 7, 15);
      const int8x8 vec8 = __builtin_shufflevector(val2, val3, 4, 12, 5, 13, 6, 14, 7, 15);
      const int8x8 vec9 = __builtin_shufflevector(vec7, vec8, 0, 8, 1, 9, 2, 10, 3, 11);
      const int8x8 vec10 = __builtin_shufflevector(val4, val5, 4, 12, 5, 13, 6, 14, 7, 15);
      const int8x8 vec11 = __builtin_shufflevector(val6, val7, 4, 12, 5, 13, 6, 14, 7, 15);
      const int8x8 vec12 = __builtin_shufflevector(vec10, vec11, 0, 8, 1, 9, 2, 10, 3, 11);
      const int8x8 vec13 = __builtin_shufflevector(vec9, vec12, 0, 8, 1, 9, 2, 10, 3, 11);
      const int8x8 vec14 = __builtin_shufflevector(vec6, vec13, 0, 8, 1, 9, 2, 10, 3, 11);
      const int8x8 vec15 = __builtin_shufflevector(vec0, vec1, 4, 12, 5, 13, 6, 14, 7, 15);
      const int8x8 vec16 = __builtin_shufflevector(vec3, vec4, 4, 12, 5, 13, 6, 14, 7, 15);
      const int8x8 vec17 = __builtin_shufflevector(vec15, vec16, 0, 8, 1, 9, 2, 10, 3, 11);
      const int8x8 vec18 = __builtin_shufflevector(vec7, vec8, 4, 12, 5, 13, 6, 14, 7, 15);
      const int8x8 vec19 = __builtin_shufflevector(vec10, vec11, 4, 12, 5, 13, 6, 14, 7, 15);
      const int8x8 vec20 = __builtin_shufflevector(vec18, vec19, 0, 8, 1, 9, 2, 10, 3, 11);
      const int8x8 vec21 = __builtin_shufflevector(vec17, vec20, 0, 8, 1, 9, 2, 10, 3, 11);
      const int8x8 vec22 = __builtin_shufflevector(vec14, vec21, 0, 8, 1, 9, 2, 10, 3, 11);
      const int8x8 vec23 = __builtin_shufflevector(vec2, vec5, 4, 12, 5, 13, 6, 14, 7, 15);
      const int8x8 vec24 = __builtin_shufflevector(vec9, vec12, 4, 12, 5, 13, 6, 14, 7, 15);
      const int8x8 vec25 = __builtin_shufflevector(vec23, vec24, 0, 8, 1, 9, 2, 10, 3, 11);
      const int8x8 vec26 = __builtin_shufflevector(vec15, vec16, 4, 12, 5, 13, 6, 14, 7, 15);
      const int8x8 vec27 = __builtin_shufflevector(vec18, vec19, 4, 12, 5, 13, 6, 14, 7, 15);
      const int8x8 vec28 = __builtin_shufflevector(vec26, vec27, 0, 8, 1, 9, 2, 10, 3, 11);
      const int8x8 vec29 = __builtin_shufflevector(vec25, vec28, 0, 8, 1, 9, 2, 10, 3, 11);
      const int8x8 vec30 = __builtin_shufflevector(vec22, vec29, 0, 8, 1, 9, 2, 10, 3, 11);
      *(int8x8_align1 *)&r0_a_o0[num1] = vec30;
      const int8x8 vec31 = __builtin_shufflevector(vec22, vec29, 4, 12, 5, 13, 6, 14, 7, 15);
      *(int8x8_align1 *)&r0_a_o0[num1 + 64] = vec31;
      const int8x8 vec32 = __builtin_shufflevector(vec14, vec21, 4, 12, 5, 13, 6, 14, 7, 15);
      const int8x8 vec33 = __builtin_shufflevector(vec25, vec28, 4, 12, 5, 13, 6, 14, 7, 15);
      const int8x8 vec34 = __builtin_shufflevector(vec32, vec33, 0, 8, 1, 9, 2, 10, 3, 11);
      *(int8x8_align1 *)&r0_a_o0[num1 + 128] = vec34;
      const int8x8 vec35 = __builtin_shufflevector(vec32, vec33, 4, 12, 5, 13, 6, 14, 7, 15);
      *(int8x8_align1 *)&r0_a_o0[num1 + 192] = vec35;
      const int8x8 vec36 = __builtin_shufflevector(vec6, vec13, 4, 12, 5, 13, 6, 14, 7, 15);
      const int8x8 vec37 = __builtin_shufflevector(vec17, vec20, 4, 12, 5, 13, 6, 14, 7, 15);
      const int8x8 vec38 = __builtin_shufflevector(vec36, vec37, 0, 8, 1, 9, 2, 10, 3, 11);
      const int8x8 vec39 = __builtin_shufflevector(vec23, vec24, 4, 12, 5, 13, 6, 14, 7, 15);
      const int8x8 vec40 = __builtin_shufflevector(vec26, vec27, 4, 12, 5, 13, 6, 14, 7, 15);
      const int8x8 vec41 = __builtin_shufflevector(vec39, vec40, 0, 8, 1, 9, 2, 10, 3, 11);
      const int8x8 vec42 = __builtin_shufflevector(vec38, vec41, 0, 8, 1, 9, 2, 10, 3, 11);
      *(int8x8_align1 *)&r0_a_o0[num1 + 256] = vec42;
      const int8x8 vec43 = __builtin_shufflevector(vec38, vec41, 4, 12, 5, 13, 6, 14, 7, 15);
      *(int8x8_align1 *)&r0_a_o0[num1 + 320] = vec43;
      const int8x8 vec44 = __builtin_shufflevector(vec36, vec37, 4, 12, 5, 13, 6, 14, 7, 15);
      const int8x8 vec45 = __builtin_shufflevector(vec39, vec40, 4, 12, 5, 13, 6, 14, 7, 15);
      const int8x8 vec46 = __builtin_shufflevector(vec44, vec45, 0, 8, 1, 9, 2, 10, 3, 11);
      *(int8x8_align1 *)&r0_a_o0[num1 + 384] = vec46;
      const int8x8 vec47 = __builtin_shufflevector(vec44, vec45, 4, 12, 5, 13, 6, 14, 7, 15);
      *(int8x8_align1 *)&r0_a_o0[num1 + 448] = vec47;
    }
    for (int32_t o1 = 0; o1 < 2; o1++) {
      const int32_t num3 = o1 * 32;
      const int32_t num4 = num0 + num3;
      for (int32_t r0_b_o1_r0 = 0; r0_b_o1_r0 < 8; r0_b_o1_r0++) {
        const int32_t num5 = r0_b_o1_r0 * 256;
        const int32_t num6 = r0_b_o1_r0 * 512;
        for (int32_t r0_b_o1_o1_in = 0; r0_b_o1_o1_in < 2; r0_b_o1_o1_in++) {
          const int32_t num7 = r0_b_o1_o1_in * 128 + num5;
          const int32_t num8 = num3 + r0_b_o1_o1_in * 16 + num6;
          const int8x16 val8 = *(const int8x16_align1 *)&data2[num8];
          const int8x16 val9 = *(const int8x16_align1 *)&data2[num8 + 256];
          const int8x16 vec48 = __builtin_shufflevector(val8, val9, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
          const int8x16 val10 = *(const int8x16_align1 *)&data2[num8 + 128];
          const int8x16 val11 = *(const int8x16_align1 *)&data2[num8 + 384];
          const int8x16 vec49 = __builtin_shufflevector(val10, val11, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
          const int8x16 vec50 = __builtin_shufflevector(vec48, vec49, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
          const int8x16 val12 = *(const int8x16_align1 *)&data2[num8 + 64];
          const int8x16 val13 = *(const int8x16_align1 *)&data2[num8 + 320];
          const int8x16 vec51 = __builtin_shufflevector(val12, val13, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
          const int8x16 val14 = *(const int8x16_align1 *)&data2[num8 + 192];
          const int8x16 val15 = *(const int8x16_align1 *)&data2[num8 + 448];
          const int8x16 vec52 = __builtin_shufflevector(val14, val15, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
          const int8x16 vec53 = __builtin_shufflevector(vec51, vec52, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
          const int8x16 vec54 = __builtin_shufflevector(vec50, vec53, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
          *(int8x16_align1 *)&r0_b_o1[num7] = vec54;
          const int8x16 vec55 = __builtin_shufflevector(vec50, vec53, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
          *(int8x16_align1 *)&r0_b_o1[num7 + 16] = vec55;
          const int8x16 vec56 = __builtin_shufflevector(vec48, vec49, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
          const int8x16 vec57 = __builtin_shufflevector(vec51, vec52, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
          const int8x16 vec58 = __builtin_shufflevector(vec56, vec57, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
          *(int8x16_align1 *)&r0_b_o1[num7 + 32] = vec58;
          const int8x16 vec59 = __builtin_shufflevector(vec56, vec57, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
          *(int8x16_align1 *)&r0_b_o1[num7 + 48] = vec59;
          const int8x16 vec60 = __builtin_shufflevector(val8, val9, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
          const int8x16 vec61 = __builtin_shufflevector(val10, val11, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
          const int8x16 vec62 = __builtin_shufflevector(vec60, vec61, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
          const int8x16 vec63 = __builtin_shufflevector(val12, val13, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
          const int8x16 vec64 = __builtin_shufflevector(val14, val15, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
          const int8x16 vec65 = __builtin_shufflevector(vec63, vec64, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
          const int8x16 vec66 = __builtin_shufflevector(vec62, vec65, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
          *(int8x16_align1 *)&r0_b_o1[num7 + 64] = vec66;
          const int8x16 vec67 = __builtin_shufflevector(vec62, vec65, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
          *(int8x16_align1 *)&r0_b_o1[num7 + 80] = vec67;
          const int8x16 vec68 = __builtin_shufflevector(vec60, vec61, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
          const int8x16 vec69 = __builtin_shufflevector(vec63, vec64, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
          const int8x16 vec70 = __builtin_shufflevector(vec68, vec69, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
          *(int8x16_align1 *)&r0_b_o1[num7 + 96] = vec70;
          const int8x16 vec71 = __builtin_shufflevector(vec68, vec69, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
          *(int8x16_align1 *)&r0_b_o1[num7 + 112] = vec71;
        }
      }
      for (int32_t o1_in = 0; o1_in < 4; o1_in++) {
        const int32_t num9 = num4 + o1_in * 8;
        const int32_t num10 = o1_in * 64;
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
        for (int32_t r0 = 0; r0 < 4; r0++) {
          const int32_t num11 = r0 * 128;
          const int8x16 val16 = *(const int8x16_align1 *)&r0_a_o0[num11 + 64];
          const int32_t num12 = num10 + r0 * 512;
          const int8x16 val17 = *(const int8x16_align1 *)&r0_b_o1[num12 + 256];
          const int8x16 val18 = *(const int8x16_align1 *)&r0_a_o0[num11];
          const int8x16 val19 = *(const int8x16_align1 *)&r0_b_o1[num12];
          const int32x4 alu0 = smmla_m2n2k8_i8_i32_int32x4(val18, val19, acc0);
          acc0 = smmla_m2n2k8_i8_i32_int32x4(val16, val17, alu0);
          const int8x16 val20 = *(const int8x16_align1 *)&r0_b_o1[num12 + 272];
          const int8x16 val21 = *(const int8x16_align1 *)&r0_b_o1[num12 + 16];
          const int32x4 alu1 = smmla_m2n2k8_i8_i32_int32x4(val18, val21, acc1);
          acc1 = smmla_m2n2k8_i8_i32_int32x4(val16, val20, alu1);
          const int8x16 val22 = *(const int8x16_align1 *)&r0_b_o1[num12 + 288];
          const int8x16 val23 = *(const int8x16_align1 *)&r0_b_o1[num12 + 32];
          const int32x4 alu2 = smmla_m2n2k8_i8_i32_int32x4(val18, val23, acc2);
          acc2 = smmla_m2n2k8_i8_i32_int32x4(val16, val22, alu2);
          const int8x16 val24 = *(const int8x16_align1 *)&r0_b_o1[num12 + 304];
          const int8x16 val25 = *(const int8x16_align1 *)&r0_b_o1[num12 + 48];
          const int32x4 alu3 = smmla_m2n2k8_i8_i32_int32x4(val18, val25, acc3);
          acc3 = smmla_m2n2k8_i8_i32_int32x4(val16, val24, alu3);
          const int8x16 val26 = *(const int8x16_align1 *)&r0_a_o0[num11 + 80];
          const int8x16 val27 = *(const int8x16_align1 *)&r0_a_o0[num11 + 16];
          const int32x4 alu4 = smmla_m2n2k8_i8_i32_int32x4(val27, val19, acc4);
          acc4 = smmla_m2n2k8_i8_i32_int32x4(val26, val17, alu4);
          const int32x4 alu5 = smmla_m2n2k8_i8_i32_int32x4(val27, val21, acc5);
          acc5 = smmla_m2n2k8_i8_i32_int32x4(val26, val20, alu5);
          const int32x4 alu6 = smmla_m2n2k8_i8_i32_int32x4(val27, val23, acc6);
          acc6 = smmla_m2n2k8_i8_i32_int32x4(val26, val22, alu6);
          const int32x4 alu7 = smmla_m2n2k8_i8_i32_int32x4(val27, val25, acc7);
          acc7 = smmla_m2n2k8_i8_i32_int32x4(val26, val24, alu7);
          const int8x16 val28 = *(const int8x16_align1 *)&r0_a_o0[num11 + 96];
          const int8x16 val29 = *(const int8x16_align1 *)&r0_a_o0[num11 + 32];
          const int32x4 alu8 = smmla_m2n2k8_i8_i32_int32x4(val29, val19, acc8);
          acc8 = smmla_m2n2k8_i8_i32_int32x4(val28, val17, alu8);
          const int32x4 alu9 = smmla_m2n2k8_i8_i32_int32x4(val29, val21, acc9);
          acc9 = smmla_m2n2k8_i8_i32_int32x4(val28, val20, alu9);
          const int32x4 alu10 = smmla_m2n2k8_i8_i32_int32x4(val29, val23, acc10);
          acc10 = smmla_m2n2k8_i8_i32_int32x4(val28, val22, alu10);
          const int32x4 alu11 = smmla_m2n2k8_i8_i32_int32x4(val29, val25, acc11);
          acc11 = smmla_m2n2k8_i8_i32_int32x4(val28, val24, alu11);
          const int8x16 val30 = *(const int8x16_align1 *)&r0_a_o0[num11 + 112];
          const int8x16 val31 = *(const int8x16_align1 *)&r0_a_o0[num11 + 48];
          const int32x4 alu12 = smmla_m2n2k8_i8_i32_int32x4(val31, val19, acc12);
          acc12 = smmla_m2n2k8_i8_i32_int32x4(val30, val17, alu12);
          const int32x4 alu13 = smmla_m2n2k8_i8_i32_int32x4(val31, val21, acc13);
          acc13 = smmla_m2n2k8_i8_i32_int32x4(val30, val20, alu13);
          const int32x4 alu14 = smmla_m2n2k8_i8_i32_int32x4(val31, val23, acc14);
          acc14 = smmla_m2n2k8_i8_i32_int32x4(val30, val22, alu14);
          const int32x4 alu15 = smmla_m2n2k8_i8_i32_int32x4(val31, val25, acc15);
          acc15 = smmla_m2n2k8_i8_i32_int32x4(val30, val24, alu15);
        }
        const int32x4 val32 = acc0;
        const int32x4 val33 = acc1;
        *(int32x4_align4 *)&data0[num9] = (int32x4){val32[0], val32[1], val33[0], val33[1]};
        const int32x4 val34 = acc2;
        const int32x4 val35 = acc3;
        *(int32x4_align4 *)&data0[num9 + 4] = (int32x4){val34[0], val34[1], val35[0], val35[1]};
        *(int32x4_align4 *)&data0[num9 + 64] = (int32x4){val32[2], val32[3], val33[2], val33[3]};
        *(int32x4_align4 *)&data0[num9 + 68] = (int32x4){val34[2], val34[3], val35[2], val35[3]};
        const int32x4 val36 = acc4;
        const int32x4 val37 = acc5;
        *(int32x4_align4 *)&data0[num9 + 128] = (int32x4){val36[0], val36[1], val37[0], val37[1]};
        const int32x4 val38 = acc6;
        const int32x4 val39 = acc7;
        *(int32x4_align4 *)&data0[num9 + 132] = (int32x4){val38[0], val38[1], val39[0], val39[1]};
        *(int32x4_align4 *)&data0[num9 + 192] = (int32x4){val36[2], val36[3], val37[2], val37[3]};
        *(int32x4_align4 *)&data0[num9 + 196] = (int32x4){val38[2], val38[3], val39[2], val39[3]};
        const int32x4 val40 = acc8;
        const int32x4 val41 = acc9;
        *(int32x4_align4 *)&data0[num9 + 256] = (int32x4){val40[0], val40[1], val41[0], val41[1]};
        const int32x4 val42 = acc10;
        const int32x4 val43 = acc11;
        *(int32x4_align4 *)&data0[num9 + 260] = (int32x4){val42[0], val42[1], val43[0], val43[1]};
        *(int32x4_align4 *)&data0[num9 + 320] = (int32x4){val40[2], val40[3], val41[2], val41[3]};
        *(int32x4_align4 *)&data0[num9 + 324] = (int32x4){val42[2], val42[3], val43[2], val43[3]};
        const int32x4 val44 = acc12;
        const int32x4 val45 = acc13;
        *(int32x4_align4 *)&data0[num9 + 384] = (int32x4){val44[0], val44[1], val45[0], val45[1]};
        const int32x4 val46 = acc14;
        const int32x4 val47 = acc15;
        *(int32x4_align4 *)&data0[num9 + 388] = (int32x4){val46[0], val46[1], val47[0], val47[1]};
        *(int32x4_align4 *)&data0[num9 + 448] = (int32x4){val44[2], val44[3], val45[2], val45[3]};
        *(int32x4_align4 *)&data0[num9 + 452] = (int32x4){val46[2], val46[3], val47[2], val47[3]};
      }
    }
  }
}
