#include <stdbool.h>
#include <stdint.h>

typedef float float32x4 __attribute__((vector_size(16)));
typedef uint16_t uint16x4_align2 __attribute__((vector_size(8), aligned(2), may_alias));
typedef uint16_t uint16x4 __attribute__((vector_size(8)));
typedef uint16_t uint16x8_align2 __attribute__((vector_size(16), aligned(2), may_alias));
typedef uint16_t uint16x8 __attribute__((vector_size(16)));
typedef float float32x4_align4 __attribute__((vector_size(16), aligned(4), may_alias));

static inline __attribute__((always_inline)) float32x4 splat_float32x4(float x) {
  return (float32x4){x, x, x, x};
}

static inline __attribute__((always_inline)) float32x4 bfmmla_m2n2k4_bf16_f32_float32x4(uint16x8 a, uint16x8 b, float32x4 c) {
  __asm__("bfmmla %0.4s, %1.8h, %2.8h" : "+w"(c) : "w"(a), "w"(b));
  return c;
}

void gemm_bfloat16(void **args, int64_t start, int64_t stop, void *scratch) {
  float *data0 = args[0];
  const uint16_t *data1 = args[1];
  const uint16_t *data2 = args[2];
  float32x4 acc0;
  uint16_t *const r0_a_o0 = (uint16_t *)((char *)scratch + 0);
  uint16_t *const r0_b_o1 = (uint16_t *)((char *)scratch + 1024);
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
  for (int32_t o0 = 0; o0 < 3; o0++) {
    const int32_t num0 = o0 * 512;
    for (int32_t r0_a_o0_r0 = 0; r0_a_o0_r0 < 4; r0_a_o0_r0++) {
      const int32_t num1 = r0_a_o0_r0 * 128;
      const int32_t num2 = r0_a_o0_r0 * 16;
      for (int32_t r0_a_o0_o0_in = 0; r0_a_o0_o0_in < 8; r0_a_o0_o0_in++) {
        const int32_t num3 = r0_a_o0_o0_in * 4 + num1;
        const int32_t num4 = num0 + r0_a_o0_o0_in * 64 + num2;
        const uint16x4 val0 = *(const uint16x4_align2 *)&data1[num4];
        const uint16x4 val1 = *(const uint16x4_align2 *)&data1[num4 + 8];
        const uint16x4 vec0 = __builtin_shufflevector(val0, val1, 0, 4, 1, 5);
        const uint16x4 val2 = *(const uint16x4_align2 *)&data1[num4 + 4];
        const uint16x4 val3 = *(const uint16x4_align2 *)&data1[num4 + 12];
        const uint16x4 vec1 = __builtin_shufflevector(val2, val3, 0, 4, 1, 5);
        const uint16x4 vec2 = __builtin_shufflevector(vec0, vec1, 0, 4, 1, 5);
        const uint16x4 vec3 = __builtin_shufflevector(val0, val1, 2, 6, 3, 7);
        const uint16x4 vec4 = __builtin_shufflevector(val2, val3, 2, 6, 3, 7);
        const uint16x4 vec5 = __builtin_shufflevector(vec3, vec4, 0, 4, 1, 5);
        const uint16x4 vec6 = __builtin_shufflevector(vec2, vec5, 0, 4, 1, 5);
        const uint16x4 vec7 = __builtin_shufflevector(vec0, vec1, 2, 6, 3, 7);
        const uint16x4 vec8 = __builtin_shufflevector(vec3, vec4, 2, 6, 3, 7);
        const uint16x4 vec9 = __builtin_shufflevector(vec7, vec8, 0, 4, 1, 5);
        *(uint16x4_align2 *)&r0_a_o0[num3] = __builtin_shufflevector(vec6, vec9, 0, 4, 1, 5);
        *(uint16x4_align2 *)&r0_a_o0[num3 + 32] = __builtin_shufflevector(vec6, vec9, 2, 6, 3, 7);
        const uint16x4 vec10 = __builtin_shufflevector(vec2, vec5, 2, 6, 3, 7);
        const uint16x4 vec11 = __builtin_shufflevector(vec7, vec8, 2, 6, 3, 7);
        *(uint16x4_align2 *)&r0_a_o0[num3 + 64] = __builtin_shufflevector(vec10, vec11, 0, 4, 1, 5);
        *(uint16x4_align2 *)&r0_a_o0[num3 + 96] = __builtin_shufflevector(vec10, vec11, 2, 6, 3, 7);
      }
    }
    for (int32_t o1 = 0; o1 < 2; o1++) {
      const int32_t num5 = o1 * 32;
      const int32_t num6 = num0 + num5;
      for (int32_t r0_b_o1_r0 = 0; r0_b_o1_r0 < 16; r0_b_o1_r0++) {
        const int32_t num7 = r0_b_o1_r0 * 128;
        const int32_t num8 = r0_b_o1_r0 * 256;
        for (int32_t r0_b_o1_o1_in = 0; r0_b_o1_o1_in < 4; r0_b_o1_o1_in++) {
          const int32_t num9 = r0_b_o1_o1_in * 32 + num7;
          const int32_t num10 = num5 + r0_b_o1_o1_in * 8 + num8;
          const uint16x8 val4 = *(const uint16x8_align2 *)&data2[num10];
          const uint16x8 val5 = *(const uint16x8_align2 *)&data2[num10 + 128];
          const uint16x8 vec12 = __builtin_shufflevector(val4, val5, 0, 8, 1, 9, 2, 10, 3, 11);
          const uint16x8 val6 = *(const uint16x8_align2 *)&data2[num10 + 64];
          const uint16x8 val7 = *(const uint16x8_align2 *)&data2[num10 + 192];
          const uint16x8 vec13 = __builtin_shufflevector(val6, val7, 0, 8, 1, 9, 2, 10, 3, 11);
          const uint16x8 vec14 = __builtin_shufflevector(vec12, vec13, 0, 8, 1, 9, 2, 10, 3, 11);
          *(uint16x8_align2 *)&r0_b_o1[num9] = vec14;
          const uint16x8 vec15 = __builtin_shufflevector(vec12, vec13, 4, 12, 5, 13, 6, 14, 7, 15);
          *(uint16x8_align2 *)&r0_b_o1[num9 + 8] = vec15;
          const uint16x8 vec16 = __builtin_shufflevector(val4, val5, 4, 12, 5, 13, 6, 14, 7, 15);
          const uint16x8 vec17 = __builtin_shufflevector(val6, val7, 4, 12, 5, 13, 6, 14, 7, 15);
          const uint16x8 vec18 = __builtin_shufflevector(vec16, vec17, 0, 8, 1, 9, 2, 10, 3, 11);
          *(uint16x8_align2 *)&r0_b_o1[num9 + 16] = vec18;
          const uint16x8 vec19 = __builtin_shufflevector(vec16, vec17, 4, 12, 5, 13, 6, 14, 7, 15);
          *(uint16x8_align2 *)&r0_b_o1[num9 + 24] = vec19;
        }
      }
      for (int32_t o1_in = 0; o1_in < 4; o1_in++) {
        const int32_t num11 = num6 + o1_in * 8;
        const int32_t num12 = o1_in * 32;
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
        for (int32_t r0 = 0; r0 < 8; r0++) {
          const int32_t num13 = r0 * 64;
          const uint16x8 val8 = *(const uint16x8_align2 *)&r0_a_o0[num13 + 32];
          const int32_t num14 = num12 + r0 * 256;
          const uint16x8 val9 = *(const uint16x8_align2 *)&r0_b_o1[num14 + 128];
          const uint16x8 val10 = *(const uint16x8_align2 *)&r0_a_o0[num13];
          const uint16x8 val11 = *(const uint16x8_align2 *)&r0_b_o1[num14];
          const float32x4 alu0 = bfmmla_m2n2k4_bf16_f32_float32x4(val10, val11, acc0);
          acc0 = bfmmla_m2n2k4_bf16_f32_float32x4(val8, val9, alu0);
          const uint16x8 val12 = *(const uint16x8_align2 *)&r0_b_o1[num14 + 136];
          const uint16x8 val13 = *(const uint16x8_align2 *)&r0_b_o1[num14 + 8];
          const float32x4 alu1 = bfmmla_m2n2k4_bf16_f32_float32x4(val10, val13, acc1);
          acc1 = bfmmla_m2n2k4_bf16_f32_float32x4(val8, val12, alu1);
          const uint16x8 val14 = *(const uint16x8_align2 *)&r0_b_o1[num14 + 144];
          const uint16x8 val15 = *(const uint16x8_align2 *)&r0_b_o1[num14 + 16];
          const float32x4 alu2 = bfmmla_m2n2k4_bf16_f32_float32x4(val10, val15, acc2);
          acc2 = bfmmla_m2n2k4_bf16_f32_float32x4(val8, val14, alu2);
          const uint16x8 val16 = *(const uint16x8_align2 *)&r0_b_o1[num14 + 152];
          const uint16x8 val17 = *(const uint16x8_align2 *)&r0_b_o1[num14 + 24];
          const float32x4 alu3 = bfmmla_m2n2k4_bf16_f32_float32x4(val10, val17, acc3);
          acc3 = bfmmla_m2n2k4_bf16_f32_float32x4(val8, val16, alu3);
          const uint16x8 val18 = *(const uint16x8_align2 *)&r0_a_o0[num13 + 40];
          const uint16x8 val19 = *(const uint16x8_align2 *)&r0_a_o0[num13 + 8];
          const float32x4 alu4 = bfmmla_m2n2k4_bf16_f32_float32x4(val19, val11, acc4);
          acc4 = bfmmla_m2n2k4_bf16_f32_float32x4(val18, val9, alu4);
          const float32x4 alu5 = bfmmla_m2n2k4_bf16_f32_float32x4(val19, val13, acc5);
          acc5 = bfmmla_m2n2k4_bf16_f32_float32x4(val18, val12, alu5);
          const float32x4 alu6 = bfmmla_m2n2k4_bf16_f32_float32x4(val19, val15, acc6);
          acc6 = bfmmla_m2n2k4_bf16_f32_float32x4(val18, val14, alu6);
          const float32x4 alu7 = bfmmla_m2n2k4_bf16_f32_float32x4(val19, val17, acc7);
          acc7 = bfmmla_m2n2k4_bf16_f32_float32x4(val18, val16, alu7);
          const uint16x8 val20 = *(const uint16x8_align2 *)&r0_a_o0[num13 + 48];
          const uint16x8 val21 = *(const uint16x8_align2 *)&r0_a_o0[num13 + 16];
          const float32x4 alu8 = bfmmla_m2n2k4_bf16_f32_float32x4(val21, val11, acc8);
          acc8 = bfmmla_m2n2k4_bf16_f32_float32x4(val20, val9, alu8);
          const float32x4 alu9 = bfmmla_m2n2k4_bf16_f32_float32x4(val21, val13, acc9);
          acc9 = bfmmla_m2n2k4_bf16_f32_float32x4(val20, val12, alu9);
          const float32x4 alu10 = bfmmla_m2n2k4_bf16_f32_float32x4(val21, val15, acc10);
          acc10 = bfmmla_m2n2k4_bf16_f32_float32x4(val20, val14, alu10);
          const float32x4 alu11 = bfmmla_m2n2k4_bf16_f32_float32x4(val21, val17, acc11);
          acc11 = bfmmla_m2n2k4_bf16_f32_float32x4(val20, val16, alu11);
          const uint16x8 val22 = *(const uint16x8_align2 *)&r0_a_o0[num13 + 56];
          const uint16x8 val23 = *(const uint16x8_align2 *)&r0_a_o0[num13 + 24];
          const float32x4 alu12 = bfmmla_m2n2k4_bf16_f32_float32x4(val23, val11, acc12);
          acc12 = bfmmla_m2n2k4_bf16_f32_float32x4(val22, val9, alu12);
          const float32x4 alu13 = bfmmla_m2n2k4_bf16_f32_float32x4(val23, val13, acc13);
          acc13 = bfmmla_m2n2k4_bf16_f32_float32x4(val22, val12, alu13);
          const float32x4 alu14 = bfmmla_m2n2k4_bf16_f32_float32x4(val23, val15, acc14);
          acc14 = bfmmla_m2n2k4_bf16_f32_float32x4(val22, val14, alu14);
          const float32x4 alu15 = bfmmla_m2n2k4_bf16_f32_float32x4(val23, val17, acc15);
          acc15 = bfmmla_m2n2k4_bf16_f32_float32x4(val22, val16, alu15);
        }
        const float32x4 val24 = acc0;
        const float32x4 val25 = acc1;
        *(float32x4_align4 *)&data0[num11] = (float32x4){val24[0], val24[1], val25[0], val25[1]};
        const float32x4 val26 = acc2;
        const float32x4 val27 = acc3;
        *(float32x4_align4 *)&data0[num11 + 4] = (float32x4){val26[0], val26[1], val27[0], val27[1]};
        *(float32x4_align4 *)&data0[num11 + 64] = (float32x4){val24[2], val24[3], val25[2], val25[3]};
        *(float32x4_align4 *)&data0[num11 + 68] = (float32x4){val26[2], val26[3], val27[2], val27[3]};
        const float32x4 val28 = acc4;
        const float32x4 val29 = acc5;
        *(float32x4_align4 *)&data0[num11 + 128] = (float32x4){val28[0], val28[1], val29[0], val29[1]};
        const float32x4 val30 = acc6;
        const float32x4 val31 = acc7;
        *(float32x4_align4 *)&data0[num11 + 132] = (float32x4){val30[0], val30[1], val31[0], val31[1]};
        *(float32x4_align4 *)&data0[num11 + 192] = (float32x4){val28[2], val28[3], val29[2], val29[3]};
        *(float32x4_align4 *)&data0[num11 + 196] = (float32x4){val30[2], val30[3], val31[2], val31[3]};
        const float32x4 val32 = acc8;
        const float32x4 val33 = acc9;
        *(float32x4_align4 *)&data0[num11 + 256] = (float32x4){val32[0], val32[1], val33[0], val33[1]};
        const float32x4 val34 = acc10;
        const float32x4 val35 = acc11;
        *(float32x4_align4 *)&data0[num11 + 260] = (float32x4){val34[0], val34[1], val35[0], val35[1]};
        *(float32x4_align4 *)&data0[num11 + 320] = (float32x4){val32[2], val32[3], val33[2], val33[3]};
        *(float32x4_align4 *)&data0[num11 + 324] = (float32x4){val34[2], val34[3], val35[2], val35[3]};
        const float32x4 val36 = acc12;
        const float32x4 val37 = acc13;
        *(float32x4_align4 *)&data0[num11 + 384] = (float32x4){val36[0], val36[1], val37[0], val37[1]};
        const float32x4 val38 = acc14;
        const float32x4 val39 = acc15;
        *(float32x4_align4 *)&data0[num11 + 388] = (float32x4){val38[0], val38[1], val39[0], val39[1]};
        *(float32x4_align4 *)&data0[num11 + 448] = (float32x4){val36[2], val36[3], val37[2], val37[3]};
        *(float32x4_align4 *)&data0[num11 + 452] = (float32x4){val38[2], val38[3], val39[2], val39[3]};
      }
    }
  }
}
