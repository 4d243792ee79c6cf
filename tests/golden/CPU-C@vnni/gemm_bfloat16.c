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

static inline __attribute__((always_inline)) float32x16 vdpbf16ps_x16_float32x16(uint16x2 a, uint16x32 b, float32x16 c) {
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
    for (int32_t r0_b_o1_r0 = 0; r0_b_o1_r0 < 8; r0_b_o1_r0++) {
      const int32_t num1 = r0_b_o1_r0 * 64;
      const int32_t num2 = r0_b_o1_r0 * 512;
      for (int32_t r0_b_o1_r0_in = 0; r0_b_o1_r0_in < 4; r0_b_o1_r0_in++) {
        const int32_t num3 = r0_b_o1_r0_in * 16;
        const int32_t num4 = r0_b_o1_r0_in * 128;
        for (int32_t r0_b_o1_o1_in = 0; r0_b_o1_o1_in < 2; r0_b_o1_o1_in++) {
          const int32_t num5 = num0 + r0_b_o1_o1_in * 16 + num2 + num4;
          const uint16x16 val0 = *(const uint16x16_align2 *)&data2[num5];
          const uint16x16 val1 = *(const uint16x16_align2 *)&data2[num5 + 64];
          const uint16x32 vec0 = (uint16x32){val0[0], val1[0], val0[1], val1[1], val0[2], val1[2], val0[3], val1[3], val0[4], val1[4], val0[5], val1[5], val0[6], val1[6], val0[7], val1[7], val0[8], val1[8], val0[9], val1[9], val0[10], val1[10], val0[11], val1[11], val0[12], val1[12], val0[13], val1[13], val0[14], val1[14], val0[15], val1[15]};
          *(uint32x16_align4 *)&r0_b_o1[r0_b_o1_o1_in * 512 + num1 + num3] = (uint32x16)vec0;
        }
      }
    }
    for (int32_t o0 = 0; o0 < 3; o0++) {
      const int32_t num6 = o0 * 512;
      const int32_t num7 = num6 + num0;
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
      for (int32_t r0 = 0; r0 < 8; r0++) {
        const int32_t num8 = num6 + r0 * 8;
        const uint16x2 val2 = *(const uint16x2_align2 *)&data1[num8 + 6];
        const int32_t num9 = r0 * 64;
        const uint32x16 val3 = *(const uint32x16_align4 *)&r0_b_o1[num9 + 48];
        const uint16x32 cast0 = (uint16x32)val3;
        const uint16x2 val4 = *(const uint16x2_align2 *)&data1[num8 + 4];
        const uint32x16 val5 = *(const uint32x16_align4 *)&r0_b_o1[num9 + 32];
        const uint16x32 cast1 = (uint16x32)val5;
        const uint16x2 val6 = *(const uint16x2_align2 *)&data1[num8 + 2];
        const uint32x16 val7 = *(const uint32x16_align4 *)&r0_b_o1[num9 + 16];
        const uint16x32 cast2 = (uint16x32)val7;
        const uint16x2 val8 = *(const uint16x2_align2 *)&data1[num8];
        const uint32x16 val9 = *(const uint32x16_align4 *)&r0_b_o1[num9];
        const uint16x32 cast3 = (uint16x32)val9;
        const float32x16 alu0 = vdpbf16ps_x16_float32x16(val8, cast3, acc0);
        const float32x16 alu1 = vdpbf16ps_x16_float32x16(val6, cast2, alu0);
        const float32x16 alu2 = vdpbf16ps_x16_float32x16(val4, cast1, alu1);
        acc0 = vdpbf16ps_x16_float32x16(val2, cast0, alu2);
        const uint32x16 val10 = *(const uint32x16_align4 *)&r0_b_o1[num9 + 560];
        const uint16x32 cast4 = (uint16x32)val10;
        const uint32x16 val11 = *(const uint32x16_align4 *)&r0_b_o1[num9 + 544];
        const uint16x32 cast5 = (uint16x32)val11;
        const uint32x16 val12 = *(const uint32x16_align4 *)&r0_b_o1[num9 + 528];
        const uint16x32 cast6 = (uint16x32)val12;
        const uint32x16 val13 = *(const uint32x16_align4 *)&r0_b_o1[num9 + 512];
        const uint16x32 cast7 = (uint16x32)val13;
        const float32x16 alu3 = vdpbf16ps_x16_float32x16(val8, cast7, acc1);
        const float32x16 alu4 = vdpbf16ps_x16_float32x16(val6, cast6, alu3);
        const float32x16 alu5 = vdpbf16ps_x16_float32x16(val4, cast5, alu4);
        acc1 = vdpbf16ps_x16_float32x16(val2, cast4, alu5);
        const uint16x2 val14 = *(const uint16x2_align2 *)&data1[num8 + 70];
        const uint16x2 val15 = *(const uint16x2_align2 *)&data1[num8 + 68];
        const uint16x2 val16 = *(const uint16x2_align2 *)&data1[num8 + 66];
        const uint16x2 val17 = *(const uint16x2_align2 *)&data1[num8 + 64];
        const float32x16 alu6 = vdpbf16ps_x16_float32x16(val17, cast3, acc2);
        const float32x16 alu7 = vdpbf16ps_x16_float32x16(val16, cast2, alu6);
        const float32x16 alu8 = vdpbf16ps_x16_float32x16(val15, cast1, alu7);
        acc2 = vdpbf16ps_x16_float32x16(val14, cast0, alu8);
        const float32x16 alu9 = vdpbf16ps_x16_float32x16(val17, cast7, acc3);
        const float32x16 alu10 = vdpbf16ps_x16_float32x16(val16, cast6, alu9);
        const float32x16 alu11 = vdpbf16ps_x16_float32x16(val15, cast5, alu10);
        acc3 = vdpbf16ps_x16_float32x16(val14, cast4, alu11);
        const uint16x2 val18 = *(const uint16x2_align2 *)&data1[num8 + 134];
        const uint16x2 val19 = *(const uint16x2_align2 *)&data1[num8 + 132];
        const uint16x2 val20 = *(const uint16x2_align2 *)&data1[num8 + 130];
        const uint16x2 val21 = *(const uint16x2_align2 *)&data1[num8 + 128];
        const float32x16 alu12 = vdpbf16ps_x16_float32x16(val21, cast3, acc4);
        const float32x16 alu13 = vdpbf16ps_x16_float32x16(val20, cast2, alu12);
        const float32x16 alu14 = vdpbf16ps_x16_float32x16(val19, cast1, alu13);
        acc4 = vdpbf16ps_x16_float32x16(val18, cast0, alu14);
        const float32x16 alu15 = vdpbf16ps_x16_float32x16(val21, cast7, acc5);
        const float32x16 alu16 = vdpbf16ps_x16_float32x16(val20, cast6, alu15);
        const float32x16 alu17 = vdpbf16ps_x16_float32x16(val19, cast5, alu16);
        acc5 = vdpbf16ps_x16_float32x16(val18, cast4, alu17);
        const uint16x2 val22 = *(const uint16x2_align2 *)&data1[num8 + 198];
        const uint16x2 val23 = *(const uint16x2_align2 *)&data1[num8 + 196];
        const uint16x2 val24 = *(const uint16x2_align2 *)&data1[num8 + 194];
        const uint16x2 val25 = *(const uint16x2_align2 *)&data1[num8 + 192];
        const float32x16 alu18 = vdpbf16ps_x16_float32x16(val25, cast3, acc6);
        const float32x16 alu19 = vdpbf16ps_x16_float32x16(val24, cast2, alu18);
        const float32x16 alu20 = vdpbf16ps_x16_float32x16(val23, cast1, alu19);
        acc6 = vdpbf16ps_x16_float32x16(val22, cast0, alu20);
        const float32x16 alu21 = vdpbf16ps_x16_float32x16(val25, cast7, acc7);
        const float32x16 alu22 = vdpbf16ps_x16_float32x16(val24, cast6, alu21);
        const float32x16 alu23 = vdpbf16ps_x16_float32x16(val23, cast5, alu22);
        acc7 = vdpbf16ps_x16_float32x16(val22, cast4, alu23);
        const uint16x2 val26 = *(const uint16x2_align2 *)&data1[num8 + 262];
        const uint16x2 val27 = *(const uint16x2_align2 *)&data1[num8 + 260];
        const uint16x2 val28 = *(const uint16x2_align2 *)&data1[num8 + 258];
        const uint16x2 val29 = *(const uint16x2_align2 *)&data1[num8 + 256];
        const float32x16 alu24 = vdpbf16ps_x16_float32x16(val29, cast3, acc8);
        const float32x16 alu25 = vdpbf16ps_x16_float32x16(val28, cast2, alu24);
        const float32x16 alu26 = vdpbf16ps_x16_float32x16(val27, cast1, alu25);
        acc8 = vdpbf16ps_x16_float32x16(val26, cast0, alu26);
        const float32x16 alu27 = vdpbf16ps_x16_float32x16(val29, cast7, acc9);
        const float32x16 alu28 = vdpbf16ps_x16_float32x16(val28, cast6, alu27);
        const float32x16 alu29 = vdpbf16ps_x16_float32x16(val27, cast5, alu28);
        acc9 = vdpbf16ps_x16_float32x16(val26, cast4, alu29);
        const uint16x2 val30 = *(const uint16x2_align2 *)&data1[num8 + 326];
        const uint16x2 val31 = *(const uint16x2_align2 *)&data1[num8 + 324];
        const uint16x2 val32 = *(const uint16x2_align2 *)&data1[num8 + 322];
        const uint16x2 val33 = *(const uint16x2_align2 *)&data1[num8 + 320];
        const float32x16 alu30 = vdpbf16ps_x16_float32x16(val33, cast3, acc10);
        const float32x16 alu31 = vdpbf16ps_x16_float32x16(val32, cast2, alu30);
        const float32x16 alu32 = vdpbf16ps_x16_float32x16(val31, cast1, alu31);
        acc10 = vdpbf16ps_x16_float32x16(val30, cast0, alu32);
        const float32x16 alu33 = vdpbf16ps_x16_float32x16(val33, cast7, acc11);
        const float32x16 alu34 = vdpbf16ps_x16_float32x16(val32, cast6, alu33);
        const float32x16 alu35 = vdpbf16ps_x16_float32x16(val31, cast5, alu34);
        acc11 = vdpbf16ps_x16_float32x16(val30, cast4, alu35);
        const uint16x2 val34 = *(const uint16x2_align2 *)&data1[num8 + 390];
        const uint16x2 val35 = *(const uint16x2_align2 *)&data1[num8 + 388];
        const uint16x2 val36 = *(const uint16x2_align2 *)&data1[num8 + 386];
        const uint16x2 val37 = *(const uint16x2_align2 *)&data1[num8 + 384];
        const float32x16 alu36 = vdpbf16ps_x16_float32x16(val37, cast3, acc12);
        const float32x16 alu37 = vdpbf16ps_x16_float32x16(val36, cast2, alu36);
        const float32x16 alu38 = vdpbf16ps_x16_float32x16(val35, cast1, alu37);
        acc12 = vdpbf16ps_x16_float32x16(val34, cast0, alu38);
        const float32x16 alu39 = vdpbf16ps_x16_float32x16(val37, cast7, acc13);
        const float32x16 alu40 = vdpbf16ps_x16_float32x16(val36, cast6, alu39);
        const float32x16 alu41 = vdpbf16ps_x16_float32x16(val35, cast5, alu40);
        acc13 = vdpbf16ps_x16_float32x16(val34, cast4, alu41);
        const uint16x2 val38 = *(const uint16x2_align2 *)&data1[num8 + 454];
        const uint16x2 val39 = *(const uint16x2_align2 *)&data1[num8 + 452];
        const uint16x2 val40 = *(const uint16x2_align2 *)&data1[num8 + 450];
        const uint16x2 val41 = *(const uint16x2_align2 *)&data1[num8 + 448];
        const float32x16 alu42 = vdpbf16ps_x16_float32x16(val41, cast3, acc14);
        const float32x16 alu43 = vdpbf16ps_x16_float32x16(val40, cast2, alu42);
        const float32x16 alu44 = vdpbf16ps_x16_float32x16(val39, cast1, alu43);
        acc14 = vdpbf16ps_x16_float32x16(val38, cast0, alu44);
        const float32x16 alu45 = vdpbf16ps_x16_float32x16(val41, cast7, acc15);
        const float32x16 alu46 = vdpbf16ps_x16_float32x16(val40, cast6, alu45);
        const float32x16 alu47 = vdpbf16ps_x16_float32x16(val39, cast5, alu46);
        acc15 = vdpbf16ps_x16_float32x16(val38, cast4, alu47);
      }
      *(float32x16_align4 *)&data0[num7] = acc0;
      *(float32x16_align4 *)&data0[num7 + 16] = acc1;
      *(float32x16_align4 *)&data0[num7 + 64] = acc2;
      *(float32x16_align4 *)&data0[num7 + 80] = acc3;
      *(float32x16_align4 *)&data0[num7 + 128] = acc4;
      *(float32x16_align4 *)&data0[num7 + 144] = acc5;
      *(float32x16_align4 *)&data0[num7 + 192] = acc6;
      *(float32x16_align4 *)&data0[num7 + 208] = acc7;
      *(float32x16_align4 *)&data0[num7 + 256] = acc8;
      *(float32x16_align4 *)&data0[num7 + 272] = acc9;
      *(float32x16_align4 *)&data0[num7 + 320] = acc10;
      *(float32x16_align4 *)&data0[num7 + 336] = acc11;
      *(float32x16_align4 *)&data0[num7 + 384] = acc12;
      *(float32x16_align4 *)&data0[num7 + 400] = acc13;
      *(float32x16_align4 *)&data0[num7 + 448] = acc14;
      *(float32x16_align4 *)&data0[num7 + 464] = acc15;
    }
  }
}
