#include <stdbool.h>
#include <stdint.h>

typedef float float32x16 __attribute__((vector_size(64)));
typedef uint16_t uint16x16_align2 __attribute__((vector_size(32), aligned(2), may_alias));
typedef uint16_t uint16x16 __attribute__((vector_size(32)));
typedef uint16_t uint16x32 __attribute__((vector_size(64)));
typedef uint32_t uint32x16 __attribute__((vector_size(64)));
typedef uint32_t uint32x16_align4 __attribute__((vector_size(64), aligned(4), may_alias));
typedef uint16_t uint16x2_align2 __attribute__((vector_size(4), aligned(2), may_alias));
typedef uint16_t uint16x2 __attribute__((vector_size(4)));
typedef float float32x16_align4 __attribute__((vector_size(64), aligned(4), may_alias));

static inline __attribute__((always_inline)) float32x16 splat_float32x16(float x) {
  return (float32x16){x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) float32x16 vdpbf16ps_m1n16k2_bf16_f32_float32x16(uint16x2 a, uint16x32 b, float32x16 c) {
  uint32_t word;
  __builtin_memcpy(&word, &a, 4);
  const uint32x16 left = (uint32x16){0} + word;
  __asm__("vdpbf16ps %2, %1, %0" : "+v"(c) : "v"(left), "v"(b));
  return c;
}

void gemm_bfloat16(void **args, int64_t start, int64_t stop, void *scratch) {
  float *data0 = args[0];
  const uint16_t *data1 = args[1];
  const uint16_t *data2 = args[2];
  float32x16 acc0;
  uint32_t *const r0_b_o1 = (uint32_t *)((char *)scratch + 0);
  float32x16 acc1;
  float32x16 acc2;
  float32x16 acc3;
  float32x16 acc4;
  float32x16 acc5;
  float32x16 acc6;
  float32x16 acc7;
  float32x16 acc8;
  float32x16 acc9;
  float32x16 acc10;
  float32x16 acc11;
  float32x16 acc12;
  float32x16 acc13;
  float32x16 acc14;
  float32x16 acc15;
  for (int32_t o1 = 0; o1 < 2; o1++) {
    const int32_t num0 = o1 * 32;
    for (int32_t r0_b_o1_r0 = 0; r0_b_o1_r0 < 32; r0_b_o1_r0++) {
      const int32_t num1 = r0_b_o1_r0 * 16;
      const int32_t num2 = r0_b_o1_r0 * 128;
      for (int32_t r0_b_o1_o1_in = 0; r0_b_o1_o1_in < 2; r0_b_o1_o1_in++) {
        const int32_t num3 = num0 + r0_b_o1_o1_in * 16 + num2;
        const uint16x16 val0 = *(const uint16x16_align2 *)&data2[num3];
        const uint16x16 val1 = *(const uint16x16_align2 *)&data2[num3 + 64];
        const uint16x32 vec0 = __builtin_shufflevector(val0, val1, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
        *(uint32x16_align4 *)&r0_b_o1[r0_b_o1_o1_in * 512 + num1] = (uint32x16)vec0;
      }
    }
    for (int32_t o0 = 0; o0 < 3; o0++) {
      const int32_t num4 = o0 * 512;
      const int32_t num5 = num4 + num0;
      acc0 = splat_float32x16(0.0f);
      acc1 = splat_float32x16(0.0f);
      acc2 = splat_float32x16(0.0f);
      acc3 = splat_float32x16(0.0f);
      acc4 = splat_float32x16(0.0f);
      acc5 = splat_float32x16(0.0f);
      acc6 = splat_float32x16(0.0f);
      acc7 = splat_float32x16(0.0f);
      acc8 = splat_float32x16(0.0f);
      acc9 = splat_float32x16(0.0f);
      acc10 = splat_float32x16(0.0f);
      acc11 = splat_float32x16(0.0f);
      acc12 = splat_float32x16(0.0f);
      acc13 = splat_float32x16(0.0f);
      acc14 = splat_float32x16(0.0f);
      acc15 = splat_float32x16(0.0f);
      for (int32_t r0 = 0; r0 < 16; r0++) {
        const int32_t num6 = num4 + r0 * 4;
        const uint16x2 val2 = *(const uint16x2_align2 *)&data1[num6 + 2];
        const int32_t num7 = r0 * 32;
        const uint32x16 val3 = *(const uint32x16_align4 *)&r0_b_o1[num7 + 16];
        const uint16x32 cast0 = (uint16x32)val3;
        const uint16x2 val4 = *(const uint16x2_align2 *)&data1[num6];
        const uint32x16 val5 = *(const uint32x16_align4 *)&r0_b_o1[num7];
        const uint16x32 cast1 = (uint16x32)val5;
        const float32x16 alu0 = vdpbf16ps_m1n16k2_bf16_f32_float32x16(val4, cast1, acc0);
        acc0 = vdpbf16ps_m1n16k2_bf16_f32_float32x16(val2, cast0, alu0);
        const uint32x16 val6 = *(const uint32x16_align4 *)&r0_b_o1[num7 + 528];
        const uint16x32 cast2 = (uint16x32)val6;
        const uint32x16 val7 = *(const uint32x16_align4 *)&r0_b_o1[num7 + 512];
        const uint16x32 cast3 = (uint16x32)val7;
        const float32x16 alu1 = vdpbf16ps_m1n16k2_bf16_f32_float32x16(val4, cast3, acc1);
        acc1 = vdpbf16ps_m1n16k2_bf16_f32_float32x16(val2, cast2, alu1);
        const uint16x2 val8 = *(const uint16x2_align2 *)&data1[num6 + 66];
        const uint16x2 val9 = *(const uint16x2_align2 *)&data1[num6 + 64];
        const float32x16 alu2 = vdpbf16ps_m1n16k2_bf16_f32_float32x16(val9, cast1, acc2);
        acc2 = vdpbf16ps_m1n16k2_bf16_f32_float32x16(val8, cast0, alu2);
        const float32x16 alu3 = vdpbf16ps_m1n16k2_bf16_f32_float32x16(val9, cast3, acc3);
        acc3 = vdpbf16ps_m1n16k2_bf16_f32_float32x16(val8, cast2, alu3);
        const uint16x2 val10 = *(const uint16x2_align2 *)&data1[num6 + 130];
        const uint16x2 val11 = *(const uint16x2_align2 *)&data1[num6 + 128];
        const float32x16 alu4 = vdpbf16ps_m1n16k2_bf16_f32_float32x16(val11, cast1, acc4);
        acc4 = vdpbf16ps_m1n16k2_bf16_f32_float32x16(val10, cast0, alu4);
        const float32x16 alu5 = vdpbf16ps_m1n16k2_bf16_f32_float32x16(val11, cast3, acc5);
        acc5 = vdpbf16ps_m1n16k2_bf16_f32_float32x16(val10, cast2, alu5);
        const uint16x2 val12 = *(const uint16x2_align2 *)&data1[num6 + 194];
        const uint16x2 val13 = *(const uint16x2_align2 *)&data1[num6 + 192];
        const float32x16 alu6 = vdpbf16ps_m1n16k2_bf16_f32_float32x16(val13, cast1, acc6);
        acc6 = vdpbf16ps_m1n16k2_bf16_f32_float32x16(val12, cast0, alu6);
        const float32x16 alu7 = vdpbf16ps_m1n16k2_bf16_f32_float32x16(val13, cast3, acc7);
        acc7 = vdpbf16ps_m1n16k2_bf16_f32_float32x16(val12, cast2, alu7);
        const uint16x2 val14 = *(const uint16x2_align2 *)&data1[num6 + 258];
        const uint16x2 val15 = *(const uint16x2_align2 *)&data1[num6 + 256];
        const float32x16 alu8 = vdpbf16ps_m1n16k2_bf16_f32_float32x16(val15, cast1, acc8);
        acc8 = vdpbf16ps_m1n16k2_bf16_f32_float32x16(val14, cast0, alu8);
        const float32x16 alu9 = vdpbf16ps_m1n16k2_bf16_f32_float32x16(val15, cast3, acc9);
        acc9 = vdpbf16ps_m1n16k2_bf16_f32_float32x16(val14, cast2, alu9);
        const uint16x2 val16 = *(const uint16x2_align2 *)&data1[num6 + 322];
        const uint16x2 val17 = *(const uint16x2_align2 *)&data1[num6 + 320];
        const float32x16 alu10 = vdpbf16ps_m1n16k2_bf16_f32_float32x16(val17, cast1, acc10);
        acc10 = vdpbf16ps_m1n16k2_bf16_f32_float32x16(val16, cast0, alu10);
        const float32x16 alu11 = vdpbf16ps_m1n16k2_bf16_f32_float32x16(val17, cast3, acc11);
        acc11 = vdpbf16ps_m1n16k2_bf16_f32_float32x16(val16, cast2, alu11);
        const uint16x2 val18 = *(const uint16x2_align2 *)&data1[num6 + 386];
        const uint16x2 val19 = *(const uint16x2_align2 *)&data1[num6 + 384];
        const float32x16 alu12 = vdpbf16ps_m1n16k2_bf16_f32_float32x16(val19, cast1, acc12);
        acc12 = vdpbf16ps_m1n16k2_bf16_f32_float32x16(val18, cast0, alu12);
        const float32x16 alu13 = vdpbf16ps_m1n16k2_bf16_f32_float32x16(val19, cast3, acc13);
        acc13 = vdpbf16ps_m1n16k2_bf16_f32_float32x16(val18, cast2, alu13);
        const uint16x2 val20 = *(const uint16x2_align2 *)&data1[num6 + 450];
        const uint16x2 val21 = *(const uint16x2_align2 *)&data1[num6 + 448];
        const float32x16 alu14 = vdpbf16ps_m1n16k2_bf16_f32_float32x16(val21, cast1, acc14);
        acc14 = vdpbf16ps_m1n16k2_bf16_f32_float32x16(val20, cast0, alu14);
        const float32x16 alu15 = vdpbf16ps_m1n16k2_bf16_f32_float32x16(val21, cast3, acc15);
        acc15 = vdpbf16ps_m1n16k2_bf16_f32_float32x16(val20, cast2, alu15);
      }
      *(float32x16_align4 *)&data0[num5] = acc0;
      *(float32x16_align4 *)&data0[num5 + 16] = acc1;
      *(float32x16_align4 *)&data0[num5 + 64] = acc2;
      *(float32x16_align4 *)&data0[num5 + 80] = acc3;
      *(float32x16_align4 *)&data0[num5 + 128] = acc4;
      *(float32x16_align4 *)&data0[num5 + 144] = acc5;
      *(float32x16_align4 *)&data0[num5 + 192] = acc6;
      *(float32x16_align4 *)&data0[num5 + 208] = acc7;
      *(float32x16_align4 *)&data0[num5 + 256] = acc8;
      *(float32x16_align4 *)&data0[num5 + 272] = acc9;
      *(float32x16_align4 *)&data0[num5 + 320] = acc10;
      *(float32x16_align4 *)&data0[num5 + 336] = acc11;
      *(float32x16_align4 *)&data0[num5 + 384] = acc12;
      *(float32x16_align4 *)&data0[num5 + 400] = acc13;
      *(float32x16_align4 *)&data0[num5 + 448] = acc14;
      *(float32x16_align4 *)&data0[num5 + 464] = acc15;
    }
  }
}
