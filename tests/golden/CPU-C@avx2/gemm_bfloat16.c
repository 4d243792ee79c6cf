#include <stdbool.h>
#include <stdint.h>

typedef float float32x8 __attribute__((vector_size(32)));
typedef uint32_t uint32x8 __attribute__((vector_size(32)));
typedef uint16_t uint16x16_align2 __attribute__((vector_size(32), aligned(2), may_alias));
typedef uint16_t uint16x16 __attribute__((vector_size(32)));
typedef uint16_t uint16x8 __attribute__((vector_size(16)));
typedef float float32x8_align4 __attribute__((vector_size(32), aligned(4), may_alias));
typedef uint16_t uint16x8_align2 __attribute__((vector_size(16), aligned(2), may_alias));

static inline __attribute__((always_inline)) uint32x8 splat_uint32x8(uint32_t x) {
  return (uint32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) float32x8 splat_float32x8(float x) {
  return (float32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) float32x8 mulacc_float32x8(float32x8 a, float32x8 b, float32x8 c) {
#ifdef __clang__
#pragma STDC FP_CONTRACT ON
  return a * b + c;
#else
  return __builtin_ia32_vfmaddps256(a, b, c);
#endif
}

void gemm_bfloat16(void **args, int64_t start, int64_t stop, void *scratch) {
  float *data0 = args[0];
  const uint16_t *data1 = args[1];
  const uint16_t *data2 = args[2];
  float32x8 acc0_0;
  float *const cast_o0 = (float *)((char *)scratch + 0);
  float *const cast_o1 = (float *)((char *)scratch + 1536);
  float32x8 acc0_8;
  float32x8 acc1_0;
  float32x8 acc1_8;
  float32x8 acc2_0;
  float32x8 acc2_8;
  float32x8 acc3_0;
  float32x8 acc3_8;
  float32x8 acc4_0;
  float32x8 acc4_8;
  float32x8 acc5_0;
  float32x8 acc5_8;
  for (int32_t o1 = (int32_t)start; o1 < (int32_t)stop; o1++) {
    const int32_t num0 = o1 * 16;
    for (int32_t cast_o1_r0 = 0; cast_o1_r0 < 64; cast_o1_r0++) {
      const int32_t num1 = cast_o1_r0 * 16;
      const uint16x16 val0 = *(const uint16x16_align2 *)&data2[cast_o1_r0 * 64 + num0];
      const uint32x8 cast0 = __builtin_convertvector(__builtin_shufflevector(val0, val0, 0, 1, 2, 3, 4, 5, 6, 7), uint32x8);
      *(float32x8_align4 *)&cast_o1[num1] = (float32x8)(cast0 << splat_uint32x8(16u));
      const uint16x8 vec0 = __builtin_shufflevector(val0, val0, 8, 9, 10, 11, 12, 13, 14, 15);
      const uint32x8 alu0 = __builtin_convertvector(vec0, uint32x8) << splat_uint32x8(16u);
      *(float32x8_align4 *)&cast_o1[num1 + 8] = (float32x8)alu0;
    }
    for (int32_t o0 = 0; o0 < 4; o0++) {
      const int32_t num2 = o0 * 384;
      const int32_t num3 = num2 + num0;
      for (int32_t cast_o0_o0_in = 0; cast_o0_o0_in < 6; cast_o0_o0_in++) {
        const int32_t num4 = cast_o0_o0_in * 64;
        for (int32_t cast_o0_r0 = 0; cast_o0_r0 < 8; cast_o0_r0++) {
          const int32_t num5 = num4 + cast_o0_r0 * 8;
          const uint16x8 val1 = *(const uint16x8_align2 *)&data1[num5 + num2];
          const uint32x8 alu1 = __builtin_convertvector(val1, uint32x8) << splat_uint32x8(16u);
          *(float32x8_align4 *)&cast_o0[num5] = (float32x8)alu1;
        }
      }
      acc0_0 = splat_float32x8(0.0f);
      acc0_8 = splat_float32x8(0.0f);
      acc1_0 = splat_float32x8(0.0f);
      acc1_8 = splat_float32x8(0.0f);
      acc2_0 = splat_float32x8(0.0f);
      acc2_8 = splat_float32x8(0.0f);
      acc3_0 = splat_float32x8(0.0f);
      acc3_8 = splat_float32x8(0.0f);
      acc4_0 = splat_float32x8(0.0f);
      acc4_8 = splat_float32x8(0.0f);
      acc5_0 = splat_float32x8(0.0f);
      acc5_8 = splat_float32x8(0.0f);
      for (int32_t r0 = 0; r0 < 16; r0++) {
        const int32_t num6 = r0 * 4;
        const float val2 = cast_o0[num6 + 3];
        const float32x8 vec1 = splat_float32x8(val2);
        const int32_t num7 = r0 * 64;
        const int32_t num8 = num7 + 48;
        const float32x8 val3 = *(const float32x8_align4 *)&cast_o1[num8];
        const float val4 = cast_o0[num6 + 2];
        const float32x8 vec2 = splat_float32x8(val4);
        const int32_t num9 = num7 + 32;
        const float32x8 val5 = *(const float32x8_align4 *)&cast_o1[num9];
        const float val6 = cast_o0[num6 + 1];
        const float32x8 vec3 = splat_float32x8(val6);
        const int32_t num10 = num7 + 16;
        const float32x8 val7 = *(const float32x8_align4 *)&cast_o1[num10];
        const float val8 = cast_o0[num6];
        const float32x8 vec4 = splat_float32x8(val8);
        const float32x8 val9 = *(const float32x8_align4 *)&cast_o1[num7];
        const float32x8 alu2 = mulacc_float32x8(vec3, val7, mulacc_float32x8(vec4, val9, acc0_0));
        const float32x8 alu3 = mulacc_float32x8(vec1, val3, mulacc_float32x8(vec2, val5, alu2));
        acc0_0 = alu3;
        const float32x8 val10 = *(const float32x8_align4 *)&cast_o1[num8 + 8];
        const float32x8 val11 = *(const float32x8_align4 *)&cast_o1[num9 + 8];
        const float32x8 val12 = *(const float32x8_align4 *)&cast_o1[num10 + 8];
        const float32x8 val13 = *(const float32x8_align4 *)&cast_o1[num7 + 8];
        const float32x8 alu4 = mulacc_float32x8(vec3, val12, mulacc_float32x8(vec4, val13, acc0_8));
        const float32x8 alu5 = mulacc_float32x8(vec1, val10, mulacc_float32x8(vec2, val11, alu4));
        acc0_8 = alu5;
        const float val14 = cast_o0[num6 + 67];
        const float32x8 vec5 = splat_float32x8(val14);
        const float val15 = cast_o0[num6 + 66];
        const float32x8 vec6 = splat_float32x8(val15);
        const float val16 = cast_o0[num6 + 65];
        const float32x8 vec7 = splat_float32x8(val16);
        const float val17 = cast_o0[num6 + 64];
        const float32x8 vec8 = splat_float32x8(val17);
        const float32x8 alu6 = mulacc_float32x8(vec7, val7, mulacc_float32x8(vec8, val9, acc1_0));
        const float32x8 alu7 = mulacc_float32x8(vec5, val3, mulacc_float32x8(vec6, val5, alu6));
        acc1_0 = alu7;
        const float32x8 alu8 = mulacc_float32x8(vec7, val12, mulacc_float32x8(vec8, val13, acc1_8));
        const float32x8 alu9 = mulacc_float32x8(vec5, val10, mulacc_float32x8(vec6, val11, alu8));
        acc1_8 = alu9;
        const float val18 = cast_o0[num6 + 131];
        const float32x8 vec9 = splat_float32x8(val18);
        const float val19 = cast_o0[num6 + 130];
        const float32x8 vec10 = splat_float32x8(val19);
        const float val20 = cast_o0[num6 + 129];
        const float32x8 vec11 = splat_float32x8(val20);
        const float val21 = cast_o0[num6 + 128];
        const float32x8 vec12 = splat_float32x8(val21);
        const float32x8 alu10 = mulacc_float32x8(vec11, val7, mulacc_float32x8(vec12, val9, acc2_0));
        const float32x8 alu11 = mulacc_float32x8(vec9, val3, mulacc_float32x8(vec10, val5, alu10));
        acc2_0 = alu11;
        const float32x8 alu12 = mulacc_float32x8(vec11, val12, mulacc_float32x8(vec12, val13, acc2_8));
        const float32x8 alu13 = mulacc_float32x8(vec9, val10, mulacc_float32x8(vec10, val11, alu12));
        acc2_8 = alu13;
        const float val22 = cast_o0[num6 + 195];
        const float32x8 vec13 = splat_float32x8(val22);
        const float val23 = cast_o0[num6 + 194];
        const float32x8 vec14 = splat_float32x8(val23);
        const float val24 = cast_o0[num6 + 193];
        const float32x8 vec15 = splat_float32x8(val24);
        const float val25 = cast_o0[num6 + 192];
        const float32x8 vec16 = splat_float32x8(val25);
        const float32x8 alu14 = mulacc_float32x8(vec15, val7, mulacc_float32x8(vec16, val9, acc3_0));
        const float32x8 alu15 = mulacc_float32x8(vec13, val3, mulacc_float32x8(vec14, val5, alu14));
        acc3_0 = alu15;
        const float32x8 alu16 = mulacc_float32x8(vec15, val12, mulacc_float32x8(vec16, val13, acc3_8));
        const float32x8 alu17 = mulacc_float32x8(vec13, val10, mulacc_float32x8(vec14, val11, alu16));
        acc3_8 = alu17;
        const float val26 = cast_o0[num6 + 259];
        const float32x8 vec17 = splat_float32x8(val26);
        const float val27 = cast_o0[num6 + 258];
        const float32x8 vec18 = splat_float32x8(val27);
        const float val28 = cast_o0[num6 + 257];
        const float32x8 vec19 = splat_float32x8(val28);
        const float val29 = cast_o0[num6 + 256];
        const float32x8 vec20 = splat_float32x8(val29);
        const float32x8 alu18 = mulacc_float32x8(vec19, val7, mulacc_float32x8(vec20, val9, acc4_0));
        const float32x8 alu19 = mulacc_float32x8(vec17, val3, mulacc_float32x8(vec18, val5, alu18));
        acc4_0 = alu19;
        const float32x8 alu20 = mulacc_float32x8(vec19, val12, mulacc_float32x8(vec20, val13, acc4_8));
        const float32x8 alu21 = mulacc_float32x8(vec17, val10, mulacc_float32x8(vec18, val11, alu20));
        acc4_8 = alu21;
        const float val30 = cast_o0[num6 + 323];
        const float32x8 vec21 = splat_float32x8(val30);
        const float val31 = cast_o0[num6 + 322];
        const float32x8 vec22 = splat_float32x8(val31);
        const float val32 = cast_o0[num6 + 321];
        const float32x8 vec23 = splat_float32x8(val32);
        const float val33 = cast_o0[num6 + 320];
        const float32x8 vec24 = splat_float32x8(val33);
        const float32x8 alu22 = mulacc_float32x8(vec23, val7, mulacc_float32x8(vec24, val9, acc5_0));
        const float32x8 alu23 = mulacc_float32x8(vec21, val3, mulacc_float32x8(vec22, val5, alu22));
        acc5_0 = alu23;
        const float32x8 alu24 = mulacc_float32x8(vec23, val12, mulacc_float32x8(vec24, val13, acc5_8));
        const float32x8 alu25 = mulacc_float32x8(vec21, val10, mulacc_float32x8(vec22, val11, alu24));
        acc5_8 = alu25;
      }
      *(float32x8_align4 *)&data0[num3] = acc0_0;
      *(float32x8_align4 *)&data0[num3 + 8] = acc0_8;
      const int32_t num11 = num3 + 64;
      *(float32x8_align4 *)&data0[num11] = acc1_0;
      *(float32x8_align4 *)&data0[num11 + 8] = acc1_8;
      const int32_t num12 = num3 + 128;
      *(float32x8_align4 *)&data0[num12] = acc2_0;
      *(float32x8_align4 *)&data0[num12 + 8] = acc2_8;
      const int32_t num13 = num3 + 192;
      *(float32x8_align4 *)&data0[num13] = acc3_0;
      *(float32x8_align4 *)&data0[num13 + 8] = acc3_8;
      const int32_t num14 = num3 + 256;
      *(float32x8_align4 *)&data0[num14] = acc4_0;
      *(float32x8_align4 *)&data0[num14 + 8] = acc4_8;
      const int32_t num15 = num3 + 320;
      *(float32x8_align4 *)&data0[num15] = acc5_0;
      *(float32x8_align4 *)&data0[num15 + 8] = acc5_8;
    }
  }
}
