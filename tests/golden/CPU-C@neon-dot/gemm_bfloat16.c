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

static inline __attribute__((always_inline)) float32x4 bfdot_float32x4(uint16x2 a, uint16x8 b, float32x4 c) {
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
    for (int32_t r0_b_o1_r0 = 0; r0_b_o1_r0 < 8; r0_b_o1_r0++) {
      const int32_t num1 = r0_b_o1_r0 * 16;
      const int32_t num2 = r0_b_o1_r0 * 512;
      for (int32_t r0_b_o1_r0_in = 0; r0_b_o1_r0_in < 4; r0_b_o1_r0_in++) {
        const int32_t num3 = r0_b_o1_r0_in * 4;
        const int32_t num4 = r0_b_o1_r0_in * 128;
        for (int32_t r0_b_o1_o1_in = 0; r0_b_o1_o1_in < 4; r0_b_o1_o1_in++) {
          const int32_t num5 = r0_b_o1_o1_in * 256;
          const int32_t num6 = num0 + r0_b_o1_o1_in * 8;
          for (int32_t r0_b_o1_o1_in_in = 0; r0_b_o1_o1_in_in < 2; r0_b_o1_o1_in_in++) {
            const int32_t num7 = num6 + r0_b_o1_o1_in_in * 4 + num2 + num4;
            const uint16x4 val0 = *(const uint16x4_align2 *)&data2[num7];
            const uint16x4 val1 = *(const uint16x4_align2 *)&data2[num7 + 64];
            const uint16x8 vec0 = (uint16x8){val0[0], val1[0], val0[1], val1[1], val0[2], val1[2], val0[3], val1[3]};
            *(uint32x4_align4 *)&r0_b_o1[num5 + r0_b_o1_o1_in_in * 128 + num1 + num3] = (uint32x4)vec0;
          }
        }
      }
    }
    for (int32_t o0 = 0; o0 < 3; o0++) {
      const int32_t num8 = o0 * 512;
      const int32_t num9 = num8 + num0;
      for (int32_t o1_in = 0; o1_in < 4; o1_in++) {
        const int32_t num10 = num9 + o1_in * 8;
        const int32_t num11 = o1_in * 256;
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
          const int32_t num12 = num8 + r0 * 8;
          const uint16x2 val2 = *(const uint16x2_align2 *)&data1[num12 + 6];
          const int32_t num13 = num11 + r0 * 16;
          const uint32x4 val3 = *(const uint32x4_align4 *)&r0_b_o1[num13 + 12];
          const uint16x8 cast0 = (uint16x8)val3;
          const uint16x2 val4 = *(const uint16x2_align2 *)&data1[num12 + 4];
          const uint32x4 val5 = *(const uint32x4_align4 *)&r0_b_o1[num13 + 8];
          const uint16x8 cast1 = (uint16x8)val5;
          const uint16x2 val6 = *(const uint16x2_align2 *)&data1[num12 + 2];
          const uint32x4 val7 = *(const uint32x4_align4 *)&r0_b_o1[num13 + 4];
          const uint16x8 cast2 = (uint16x8)val7;
          const uint16x2 val8 = *(const uint16x2_align2 *)&data1[num12];
          const uint32x4 val9 = *(const uint32x4_align4 *)&r0_b_o1[num13];
          const uint16x8 cast3 = (uint16x8)val9;
          const float32x4 alu0 = bfdot_float32x4(val8, cast3, acc0);
          const float32x4 alu1 = bfdot_float32x4(val6, cast2, alu0);
          const float32x4 alu2 = bfdot_float32x4(val4, cast1, alu1);
          acc0 = bfdot_float32x4(val2, cast0, alu2);
          const uint32x4 val10 = *(const uint32x4_align4 *)&r0_b_o1[num13 + 140];
          const uint16x8 cast4 = (uint16x8)val10;
          const uint32x4 val11 = *(const uint32x4_align4 *)&r0_b_o1[num13 + 136];
          const uint16x8 cast5 = (uint16x8)val11;
          const uint32x4 val12 = *(const uint32x4_align4 *)&r0_b_o1[num13 + 132];
          const uint16x8 cast6 = (uint16x8)val12;
          const uint32x4 val13 = *(const uint32x4_align4 *)&r0_b_o1[num13 + 128];
          const uint16x8 cast7 = (uint16x8)val13;
          const float32x4 alu3 = bfdot_float32x4(val8, cast7, acc1);
          const float32x4 alu4 = bfdot_float32x4(val6, cast6, alu3);
          const float32x4 alu5 = bfdot_float32x4(val4, cast5, alu4);
          acc1 = bfdot_float32x4(val2, cast4, alu5);
          const uint16x2 val14 = *(const uint16x2_align2 *)&data1[num12 + 70];
          const uint16x2 val15 = *(const uint16x2_align2 *)&data1[num12 + 68];
          const uint16x2 val16 = *(const uint16x2_align2 *)&data1[num12 + 66];
          const uint16x2 val17 = *(const uint16x2_align2 *)&data1[num12 + 64];
          const float32x4 alu6 = bfdot_float32x4(val17, cast3, acc2);
          const float32x4 alu7 = bfdot_float32x4(val16, cast2, alu6);
          const float32x4 alu8 = bfdot_float32x4(val15, cast1, alu7);
          acc2 = bfdot_float32x4(val14, cast0, alu8);
          const float32x4 alu9 = bfdot_float32x4(val17, cast7, acc3);
          const float32x4 alu10 = bfdot_float32x4(val16, cast6, alu9);
          const float32x4 alu11 = bfdot_float32x4(val15, cast5, alu10);
          acc3 = bfdot_float32x4(val14, cast4, alu11);
          const uint16x2 val18 = *(const uint16x2_align2 *)&data1[num12 + 134];
          const uint16x2 val19 = *(const uint16x2_align2 *)&data1[num12 + 132];
          const uint16x2 val20 = *(const uint16x2_align2 *)&data1[num12 + 130];
          const uint16x2 val21 = *(const uint16x2_align2 *)&data1[num12 + 128];
          const float32x4 alu12 = bfdot_float32x4(val21, cast3, acc4);
          const float32x4 alu13 = bfdot_float32x4(val20, cast2, alu12);
          const float32x4 alu14 = bfdot_float32x4(val19, cast1, alu13);
          acc4 = bfdot_float32x4(val18, cast0, alu14);
          const float32x4 alu15 = bfdot_float32x4(val21, cast7, acc5);
          const float32x4 alu16 = bfdot_float32x4(val20, cast6, alu15);
          const float32x4 alu17 = bfdot_float32x4(val19, cast5, alu16);
          acc5 = bfdot_float32x4(val18, cast4, alu17);
          const uint16x2 val22 = *(const uint16x2_align2 *)&data1[num12 + 198];
          const uint16x2 val23 = *(const uint16x2_align2 *)&data1[num12 + 196];
          const uint16x2 val24 = *(const uint16x2_align2 *)&data1[num12 + 194];
          const uint16x2 val25 = *(const uint16x2_align2 *)&data1[num12 + 192];
          const float32x4 alu18 = bfdot_float32x4(val25, cast3, acc6);
          const float32x4 alu19 = bfdot_float32x4(val24, cast2, alu18);
          const float32x4 alu20 = bfdot_float32x4(val23, cast1, alu19);
          acc6 = bfdot_float32x4(val22, cast0, alu20);
          const float32x4 alu21 = bfdot_float32x4(val25, cast7, acc7);
          const float32x4 alu22 = bfdot_float32x4(val24, cast6, alu21);
          const float32x4 alu23 = bfdot_float32x4(val23, cast5, alu22);
          acc7 = bfdot_float32x4(val22, cast4, alu23);
          const uint16x2 val26 = *(const uint16x2_align2 *)&data1[num12 + 262];
          const uint16x2 val27 = *(const uint16x2_align2 *)&data1[num12 + 260];
          const uint16x2 val28 = *(const uint16x2_align2 *)&data1[num12 + 258];
          const uint16x2 val29 = *(const uint16x2_align2 *)&data1[num12 + 256];
          const float32x4 alu24 = bfdot_float32x4(val29, cast3, acc8);
          const float32x4 alu25 = bfdot_float32x4(val28, cast2, alu24);
          const float32x4 alu26 = bfdot_float32x4(val27, cast1, alu25);
          acc8 = bfdot_float32x4(val26, cast0, alu26);
          const float32x4 alu27 = bfdot_float32x4(val29, cast7, acc9);
          const float32x4 alu28 = bfdot_float32x4(val28, cast6, alu27);
          const float32x4 alu29 = bfdot_float32x4(val27, cast5, alu28);
          acc9 = bfdot_float32x4(val26, cast4, alu29);
          const uint16x2 val30 = *(const uint16x2_align2 *)&data1[num12 + 326];
          const uint16x2 val31 = *(const uint16x2_align2 *)&data1[num12 + 324];
          const uint16x2 val32 = *(const uint16x2_align2 *)&data1[num12 + 322];
          const uint16x2 val33 = *(const uint16x2_align2 *)&data1[num12 + 320];
          const float32x4 alu30 = bfdot_float32x4(val33, cast3, acc10);
          const float32x4 alu31 = bfdot_float32x4(val32, cast2, alu30);
          const float32x4 alu32 = bfdot_float32x4(val31, cast1, alu31);
          acc10 = bfdot_float32x4(val30, cast0, alu32);
          const float32x4 alu33 = bfdot_float32x4(val33, cast7, acc11);
          const float32x4 alu34 = bfdot_float32x4(val32, cast6, alu33);
          const float32x4 alu35 = bfdot_float32x4(val31, cast5, alu34);
          acc11 = bfdot_float32x4(val30, cast4, alu35);
          const uint16x2 val34 = *(const uint16x2_align2 *)&data1[num12 + 390];
          const uint16x2 val35 = *(const uint16x2_align2 *)&data1[num12 + 388];
          const uint16x2 val36 = *(const uint16x2_align2 *)&data1[num12 + 386];
          const uint16x2 val37 = *(const uint16x2_align2 *)&data1[num12 + 384];
          const float32x4 alu36 = bfdot_float32x4(val37, cast3, acc12);
          const float32x4 alu37 = bfdot_float32x4(val36, cast2, alu36);
          const float32x4 alu38 = bfdot_float32x4(val35, cast1, alu37);
          acc12 = bfdot_float32x4(val34, cast0, alu38);
          const float32x4 alu39 = bfdot_float32x4(val37, cast7, acc13);
          const float32x4 alu40 = bfdot_float32x4(val36, cast6, alu39);
          const float32x4 alu41 = bfdot_float32x4(val35, cast5, alu40);
          acc13 = bfdot_float32x4(val34, cast4, alu41);
          const uint16x2 val38 = *(const uint16x2_align2 *)&data1[num12 + 454];
          const uint16x2 val39 = *(const uint16x2_align2 *)&data1[num12 + 452];
          const uint16x2 val40 = *(const uint16x2_align2 *)&data1[num12 + 450];
          const uint16x2 val41 = *(const uint16x2_align2 *)&data1[num12 + 448];
          const float32x4 alu42 = bfdot_float32x4(val41, cast3, acc14);
          const float32x4 alu43 = bfdot_float32x4(val40, cast2, alu42);
          const float32x4 alu44 = bfdot_float32x4(val39, cast1, alu43);
          acc14 = bfdot_float32x4(val38, cast0, alu44);
          const float32x4 alu45 = bfdot_float32x4(val41, cast7, acc15);
          const float32x4 alu46 = bfdot_float32x4(val40, cast6, alu45);
          const float32x4 alu47 = bfdot_float32x4(val39, cast5, alu46);
          acc15 = bfdot_float32x4(val38, cast4, alu47);
        }
        *(float32x4_align4 *)&data0[num10] = acc0;
        *(float32x4_align4 *)&data0[num10 + 4] = acc1;
        *(float32x4_align4 *)&data0[num10 + 64] = acc2;
        *(float32x4_align4 *)&data0[num10 + 68] = acc3;
        *(float32x4_align4 *)&data0[num10 + 128] = acc4;
        *(float32x4_align4 *)&data0[num10 + 132] = acc5;
        *(float32x4_align4 *)&data0[num10 + 192] = acc6;
        *(float32x4_align4 *)&data0[num10 + 196] = acc7;
        *(float32x4_align4 *)&data0[num10 + 256] = acc8;
        *(float32x4_align4 *)&data0[num10 + 260] = acc9;
        *(float32x4_align4 *)&data0[num10 + 320] = acc10;
        *(float32x4_align4 *)&data0[num10 + 324] = acc11;
        *(float32x4_align4 *)&data0[num10 + 384] = acc12;
        *(float32x4_align4 *)&data0[num10 + 388] = acc13;
        *(float32x4_align4 *)&data0[num10 + 448] = acc14;
        *(float32x4_align4 *)&data0[num10 + 452] = acc15;
      }
    }
  }
}
