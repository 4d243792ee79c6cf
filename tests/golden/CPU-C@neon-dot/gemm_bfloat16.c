#include <stdbool.h>
#include <stdint.h>

typedef float float32x4 __attribute__((vector_size(16)));
typedef uint16_t uint16x4_align2 __attribute__((vector_size(8), aligned(2), may_alias));
typedef uint16_t uint16x4 __attribute__((vector_size(8)));
typedef uint16_t uint16x8 __attribute__((vector_size(16)));
typedef uint32_t uint32x4 __attribute__((vector_size(16)));
typedef uint32_t uint32x4_align4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef uint16_t uint16x2_align2 __attribute__((vector_size(4), aligned(2), may_alias));
typedef uint16_t uint16x2 __attribute__((vector_size(4)));
typedef float float32x4_align4 __attribute__((vector_size(16), aligned(4), may_alias));

static inline __attribute__((always_inline)) float32x4 splat_float32x4(float x) {
  return (float32x4){x, x, x, x};
}

static inline __attribute__((always_inline)) float32x4 bfdot_m1n4k2_bf16_f32_float32x4(uint16x2 a, uint16x8 b, float32x4 c) {
  uint32_t word;
  __builtin_memcpy(&word, &a, 4);
  const uint32x4 left = (uint32x4){0} + word;
  __asm__("bfdot %0.4s, %1.8h, %2.8h" : "+w"(c) : "w"(left), "w"(b));
  return c;
}

void gemm_bfloat16(void **args, int64_t start, int64_t stop, void *scratch) {
  float *data0 = args[0];
  const uint16_t *data1 = args[1];
  const uint16_t *data2 = args[2];
  float32x4 acc0;
  uint32_t *const r0_b_o1 = (uint32_t *)((char *)scratch + 0);
  float32x4 acc1;
  float32x4 acc2;
  float32x4 acc3;
  float32x4 acc4;
  float32x4 acc5;
  float32x4 acc6;
  float32x4 acc7;
  float32x4 acc8;
  float32x4 acc9;
  float32x4 acc10;
  float32x4 acc11;
  float32x4 acc12;
  float32x4 acc13;
  float32x4 acc14;
  float32x4 acc15;
  for (int32_t o1 = 0; o1 < 2; o1++) {
    const int32_t num0 = o1 * 32;
    for (int32_t r0_b_o1_r0 = 0; r0_b_o1_r0 < 32; r0_b_o1_r0++) {
      const int32_t num1 = r0_b_o1_r0 * 4;
      const int32_t num2 = r0_b_o1_r0 * 128;
      for (int32_t r0_b_o1_o1_in = 0; r0_b_o1_o1_in < 4; r0_b_o1_o1_in++) {
        const int32_t num3 = r0_b_o1_o1_in * 256;
        const int32_t num4 = num0 + r0_b_o1_o1_in * 8;
        for (int32_t r0_b_o1_o1_in_in = 0; r0_b_o1_o1_in_in < 2; r0_b_o1_o1_in_in++) {
          const int32_t num5 = num4 + r0_b_o1_o1_in_in * 4 + num2;
          const uint16x4 val0 = *(const uint16x4_align2 *)&data2[num5];
          const uint16x4 val1 = *(const uint16x4_align2 *)&data2[num5 + 64];
          const uint32x4 cast0 = (uint32x4)__builtin_shufflevector(val0, val1, 0, 4, 1, 5, 2, 6, 3, 7);
          *(uint32x4_align4 *)&r0_b_o1[num3 + r0_b_o1_o1_in_in * 128 + num1] = cast0;
        }
      }
    }
    for (int32_t o0 = 0; o0 < 3; o0++) {
      const int32_t num6 = o0 * 512;
      const int32_t num7 = num6 + num0;
      for (int32_t o1_in = 0; o1_in < 4; o1_in++) {
        const int32_t num8 = num7 + o1_in * 8;
        const int32_t num9 = o1_in * 256;
        acc0 = splat_float32x4(0.0f);
        acc1 = splat_float32x4(0.0f);
        acc2 = splat_float32x4(0.0f);
        acc3 = splat_float32x4(0.0f);
        acc4 = splat_float32x4(0.0f);
        acc5 = splat_float32x4(0.0f);
        acc6 = splat_float32x4(0.0f);
        acc7 = splat_float32x4(0.0f);
        acc8 = splat_float32x4(0.0f);
        acc9 = splat_float32x4(0.0f);
        acc10 = splat_float32x4(0.0f);
        acc11 = splat_float32x4(0.0f);
        acc12 = splat_float32x4(0.0f);
        acc13 = splat_float32x4(0.0f);
        acc14 = splat_float32x4(0.0f);
        acc15 = splat_float32x4(0.0f);
        for (int32_t r0 = 0; r0 < 16; r0++) {
          const int32_t num10 = num6 + r0 * 4;
          const uint16x2 val2 = *(const uint16x2_align2 *)&data1[num10 + 2];
          const int32_t num11 = num9 + r0 * 8;
          const uint32x4 val3 = *(const uint32x4_align4 *)&r0_b_o1[num11 + 4];
          const uint16x8 cast1 = (uint16x8)val3;
          const uint16x2 val4 = *(const uint16x2_align2 *)&data1[num10];
          const uint32x4 val5 = *(const uint32x4_align4 *)&r0_b_o1[num11];
          const uint16x8 cast2 = (uint16x8)val5;
          const float32x4 alu0 = bfdot_m1n4k2_bf16_f32_float32x4(val4, cast2, acc0);
          acc0 = bfdot_m1n4k2_bf16_f32_float32x4(val2, cast1, alu0);
          const uint32x4 val6 = *(const uint32x4_align4 *)&r0_b_o1[num11 + 132];
          const uint16x8 cast3 = (uint16x8)val6;
          const uint32x4 val7 = *(const uint32x4_align4 *)&r0_b_o1[num11 + 128];
          const uint16x8 cast4 = (uint16x8)val7;
          const float32x4 alu1 = bfdot_m1n4k2_bf16_f32_float32x4(val4, cast4, acc1);
          acc1 = bfdot_m1n4k2_bf16_f32_float32x4(val2, cast3, alu1);
          const uint16x2 val8 = *(const uint16x2_align2 *)&data1[num10 + 66];
          const uint16x2 val9 = *(const uint16x2_align2 *)&data1[num10 + 64];
          const float32x4 alu2 = bfdot_m1n4k2_bf16_f32_float32x4(val9, cast2, acc2);
          acc2 = bfdot_m1n4k2_bf16_f32_float32x4(val8, cast1, alu2);
          const float32x4 alu3 = bfdot_m1n4k2_bf16_f32_float32x4(val9, cast4, acc3);
          acc3 = bfdot_m1n4k2_bf16_f32_float32x4(val8, cast3, alu3);
          const uint16x2 val10 = *(const uint16x2_align2 *)&data1[num10 + 130];
          const uint16x2 val11 = *(const uint16x2_align2 *)&data1[num10 + 128];
          const float32x4 alu4 = bfdot_m1n4k2_bf16_f32_float32x4(val11, cast2, acc4);
          acc4 = bfdot_m1n4k2_bf16_f32_float32x4(val10, cast1, alu4);
          const float32x4 alu5 = bfdot_m1n4k2_bf16_f32_float32x4(val11, cast4, acc5);
          acc5 = bfdot_m1n4k2_bf16_f32_float32x4(val10, cast3, alu5);
          const uint16x2 val12 = *(const uint16x2_align2 *)&data1[num10 + 194];
          const uint16x2 val13 = *(const uint16x2_align2 *)&data1[num10 + 192];
          const float32x4 alu6 = bfdot_m1n4k2_bf16_f32_float32x4(val13, cast2, acc6);
          acc6 = bfdot_m1n4k2_bf16_f32_float32x4(val12, cast1, alu6);
          const float32x4 alu7 = bfdot_m1n4k2_bf16_f32_float32x4(val13, cast4, acc7);
          acc7 = bfdot_m1n4k2_bf16_f32_float32x4(val12, cast3, alu7);
          const uint16x2 val14 = *(const uint16x2_align2 *)&data1[num10 + 258];
          const uint16x2 val15 = *(const uint16x2_align2 *)&data1[num10 + 256];
          const float32x4 alu8 = bfdot_m1n4k2_bf16_f32_float32x4(val15, cast2, acc8);
          acc8 = bfdot_m1n4k2_bf16_f32_float32x4(val14, cast1, alu8);
          const float32x4 alu9 = bfdot_m1n4k2_bf16_f32_float32x4(val15, cast4, acc9);
          acc9 = bfdot_m1n4k2_bf16_f32_float32x4(val14, cast3, alu9);
          const uint16x2 val16 = *(const uint16x2_align2 *)&data1[num10 + 322];
          const uint16x2 val17 = *(const uint16x2_align2 *)&data1[num10 + 320];
          const float32x4 alu10 = bfdot_m1n4k2_bf16_f32_float32x4(val17, cast2, acc10);
          acc10 = bfdot_m1n4k2_bf16_f32_float32x4(val16, cast1, alu10);
          const float32x4 alu11 = bfdot_m1n4k2_bf16_f32_float32x4(val17, cast4, acc11);
          acc11 = bfdot_m1n4k2_bf16_f32_float32x4(val16, cast3, alu11);
          const uint16x2 val18 = *(const uint16x2_align2 *)&data1[num10 + 386];
          const uint16x2 val19 = *(const uint16x2_align2 *)&data1[num10 + 384];
          const float32x4 alu12 = bfdot_m1n4k2_bf16_f32_float32x4(val19, cast2, acc12);
          acc12 = bfdot_m1n4k2_bf16_f32_float32x4(val18, cast1, alu12);
          const float32x4 alu13 = bfdot_m1n4k2_bf16_f32_float32x4(val19, cast4, acc13);
          acc13 = bfdot_m1n4k2_bf16_f32_float32x4(val18, cast3, alu13);
          const uint16x2 val20 = *(const uint16x2_align2 *)&data1[num10 + 450];
          const uint16x2 val21 = *(const uint16x2_align2 *)&data1[num10 + 448];
          const float32x4 alu14 = bfdot_m1n4k2_bf16_f32_float32x4(val21, cast2, acc14);
          acc14 = bfdot_m1n4k2_bf16_f32_float32x4(val20, cast1, alu14);
          const float32x4 alu15 = bfdot_m1n4k2_bf16_f32_float32x4(val21, cast4, acc15);
          acc15 = bfdot_m1n4k2_bf16_f32_float32x4(val20, cast3, alu15);
        }
        *(float32x4_align4 *)&data0[num8] = acc0;
        *(float32x4_align4 *)&data0[num8 + 4] = acc1;
        *(float32x4_align4 *)&data0[num8 + 64] = acc2;
        *(float32x4_align4 *)&data0[num8 + 68] = acc3;
        *(float32x4_align4 *)&data0[num8 + 128] = acc4;
        *(float32x4_align4 *)&data0[num8 + 132] = acc5;
        *(float32x4_align4 *)&data0[num8 + 192] = acc6;
        *(float32x4_align4 *)&data0[num8 + 196] = acc7;
        *(float32x4_align4 *)&data0[num8 + 256] = acc8;
        *(float32x4_align4 *)&data0[num8 + 260] = acc9;
        *(float32x4_align4 *)&data0[num8 + 320] = acc10;
        *(float32x4_align4 *)&data0[num8 + 324] = acc11;
        *(float32x4_align4 *)&data0[num8 + 384] = acc12;
        *(float32x4_align4 *)&data0[num8 + 388] = acc13;
        *(float32x4_align4 *)&data0[num8 + 448] = acc14;
        *(float32x4_align4 *)&data0[num8 + 452] = acc15;
      }
    }
  }
}
