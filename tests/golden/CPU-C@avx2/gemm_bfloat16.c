#include <stdbool.h>
#include <stdint.h>

typedef float float32x8 __attribute__((vector_size(32)));
typedef uint32_t uint32x8 __attribute__((vector_size(32)));
typedef uint16_t uint16x16_align2 __attribute__((vector_size(32), aligned(2), may_alias));
typedef uint16_t uint16x16 __attribute__((vector_size(32)));
typedef uint16_t uint16x8 __attribute__((vector_size(16)));
typedef float float32x8_align4 __attribute__((vector_size(32), aligned(4), may_alias));

static inline __attribute__((always_inline)) uint32x8 splat_uint32x8(uint32_t x) {
  return (uint32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) float32x8 splat_float32x8(float x) {
  return (float32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) float bits_of_uint32_as_float32(uint32_t a) {
  float r;
  __builtin_memcpy(&r, &a, 4);
  return r;
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
  for (int32_t o0 = (int32_t)start; o0 < (int32_t)stop; o0++) {
    const int32_t num0 = o0 * 384;
    for (int32_t o1 = 0; o1 < 4; o1++) {
      const int32_t num1 = o1 * 16;
      const int32_t num2 = num0 + num1;
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
        const int32_t num3 = num0 + r0 * 4;
        const uint16_t val0 = data1[num3 + 3];
        const float32x8 vec0 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val0 << 16u));
        const int32_t num4 = num1 + r0 * 256;
        const uint16x16 val1 = *(const uint16x16_align2 *)&data2[num4 + 192];
        const uint32x8 cast0 = __builtin_convertvector(__builtin_shufflevector(val1, val1, 0, 1, 2, 3, 4, 5, 6, 7), uint32x8);
        const float32x8 cast1 = (float32x8)(cast0 << splat_uint32x8(16u));
        const uint16_t val2 = data1[num3 + 2];
        const float32x8 vec1 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val2 << 16u));
        const uint16x16 val3 = *(const uint16x16_align2 *)&data2[num4 + 128];
        const uint32x8 cast2 = __builtin_convertvector(__builtin_shufflevector(val3, val3, 0, 1, 2, 3, 4, 5, 6, 7), uint32x8);
        const float32x8 cast3 = (float32x8)(cast2 << splat_uint32x8(16u));
        const uint16_t val4 = data1[num3 + 1];
        const float32x8 vec2 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val4 << 16u));
        const uint16x16 val5 = *(const uint16x16_align2 *)&data2[num4 + 64];
        const uint32x8 cast4 = __builtin_convertvector(__builtin_shufflevector(val5, val5, 0, 1, 2, 3, 4, 5, 6, 7), uint32x8);
        const float32x8 cast5 = (float32x8)(cast4 << splat_uint32x8(16u));
        const uint16_t val6 = data1[num3];
        const float32x8 vec3 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val6 << 16u));
        const uint16x16 val7 = *(const uint16x16_align2 *)&data2[num4];
        const uint32x8 cast6 = __builtin_convertvector(__builtin_shufflevector(val7, val7, 0, 1, 2, 3, 4, 5, 6, 7), uint32x8);
        const float32x8 cast7 = (float32x8)(cast6 << splat_uint32x8(16u));
        const float32x8 alu0 = mulacc_float32x8(vec2, cast5, mulacc_float32x8(vec3, cast7, acc0_0));
        const float32x8 alu1 = mulacc_float32x8(vec0, cast1, mulacc_float32x8(vec1, cast3, alu0));
        acc0_0 = alu1;
        const uint16x8 vec4 = __builtin_shufflevector(val1, val1, 8, 9, 10, 11, 12, 13, 14, 15);
        const uint32x8 alu2 = __builtin_convertvector(vec4, uint32x8) << splat_uint32x8(16u);
        const float32x8 cast8 = (float32x8)alu2;
        const uint16x8 vec5 = __builtin_shufflevector(val3, val3, 8, 9, 10, 11, 12, 13, 14, 15);
        const uint32x8 alu3 = __builtin_convertvector(vec5, uint32x8) << splat_uint32x8(16u);
        const float32x8 cast9 = (float32x8)alu3;
        const uint16x8 vec6 = __builtin_shufflevector(val5, val5, 8, 9, 10, 11, 12, 13, 14, 15);
        const uint32x8 alu4 = __builtin_convertvector(vec6, uint32x8) << splat_uint32x8(16u);
        const float32x8 cast10 = (float32x8)alu4;
        const uint16x8 vec7 = __builtin_shufflevector(val7, val7, 8, 9, 10, 11, 12, 13, 14, 15);
        const uint32x8 alu5 = __builtin_convertvector(vec7, uint32x8) << splat_uint32x8(16u);
        const float32x8 cast11 = (float32x8)alu5;
        const float32x8 alu6 = mulacc_float32x8(vec2, cast10, mulacc_float32x8(vec3, cast11, acc0_8));
        const float32x8 alu7 = mulacc_float32x8(vec0, cast8, mulacc_float32x8(vec1, cast9, alu6));
        acc0_8 = alu7;
        const uint16_t val8 = data1[num3 + 67];
        const float32x8 vec8 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val8 << 16u));
        const uint16_t val9 = data1[num3 + 66];
        const float32x8 vec9 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val9 << 16u));
        const uint16_t val10 = data1[num3 + 65];
        const float32x8 vec10 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val10 << 16u));
        const uint16_t val11 = data1[num3 + 64];
        const float32x8 vec11 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val11 << 16u));
        const float32x8 alu8 = mulacc_float32x8(vec10, cast5, mulacc_float32x8(vec11, cast7, acc1_0));
        const float32x8 alu9 = mulacc_float32x8(vec8, cast1, mulacc_float32x8(vec9, cast3, alu8));
        acc1_0 = alu9;
        const float32x8 alu10 = mulacc_float32x8(vec10, cast10, mulacc_float32x8(vec11, cast11, acc1_8));
        const float32x8 alu11 = mulacc_float32x8(vec8, cast8, mulacc_float32x8(vec9, cast9, alu10));
        acc1_8 = alu11;
        const uint16_t val12 = data1[num3 + 131];
        const float32x8 vec12 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val12 << 16u));
        const uint16_t val13 = data1[num3 + 130];
        const float32x8 vec13 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val13 << 16u));
        const uint16_t val14 = data1[num3 + 129];
        const float32x8 vec14 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val14 << 16u));
        const uint16_t val15 = data1[num3 + 128];
        const float32x8 vec15 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val15 << 16u));
        const float32x8 alu12 = mulacc_float32x8(vec14, cast5, mulacc_float32x8(vec15, cast7, acc2_0));
        const float32x8 alu13 = mulacc_float32x8(vec12, cast1, mulacc_float32x8(vec13, cast3, alu12));
        acc2_0 = alu13;
        const float32x8 alu14 = mulacc_float32x8(vec14, cast10, mulacc_float32x8(vec15, cast11, acc2_8));
        const float32x8 alu15 = mulacc_float32x8(vec12, cast8, mulacc_float32x8(vec13, cast9, alu14));
        acc2_8 = alu15;
        const uint16_t val16 = data1[num3 + 195];
        const float32x8 vec16 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val16 << 16u));
        const uint16_t val17 = data1[num3 + 194];
        const float32x8 vec17 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val17 << 16u));
        const uint16_t val18 = data1[num3 + 193];
        const float32x8 vec18 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val18 << 16u));
        const uint16_t val19 = data1[num3 + 192];
        const float32x8 vec19 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val19 << 16u));
        const float32x8 alu16 = mulacc_float32x8(vec18, cast5, mulacc_float32x8(vec19, cast7, acc3_0));
        const float32x8 alu17 = mulacc_float32x8(vec16, cast1, mulacc_float32x8(vec17, cast3, alu16));
        acc3_0 = alu17;
        const float32x8 alu18 = mulacc_float32x8(vec18, cast10, mulacc_float32x8(vec19, cast11, acc3_8));
        const float32x8 alu19 = mulacc_float32x8(vec16, cast8, mulacc_float32x8(vec17, cast9, alu18));
        acc3_8 = alu19;
        const uint16_t val20 = data1[num3 + 259];
        const float32x8 vec20 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val20 << 16u));
        const uint16_t val21 = data1[num3 + 258];
        const float32x8 vec21 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val21 << 16u));
        const uint16_t val22 = data1[num3 + 257];
        const float32x8 vec22 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val22 << 16u));
        const uint16_t val23 = data1[num3 + 256];
        const float32x8 vec23 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val23 << 16u));
        const float32x8 alu20 = mulacc_float32x8(vec22, cast5, mulacc_float32x8(vec23, cast7, acc4_0));
        const float32x8 alu21 = mulacc_float32x8(vec20, cast1, mulacc_float32x8(vec21, cast3, alu20));
        acc4_0 = alu21;
        const float32x8 alu22 = mulacc_float32x8(vec22, cast10, mulacc_float32x8(vec23, cast11, acc4_8));
        const float32x8 alu23 = mulacc_float32x8(vec20, cast8, mulacc_float32x8(vec21, cast9, alu22));
        acc4_8 = alu23;
        const uint16_t val24 = data1[num3 + 323];
        const float32x8 vec24 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val24 << 16u));
        const uint16_t val25 = data1[num3 + 322];
        const float32x8 vec25 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val25 << 16u));
        const uint16_t val26 = data1[num3 + 321];
        const float32x8 vec26 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val26 << 16u));
        const uint16_t val27 = data1[num3 + 320];
        const float32x8 vec27 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val27 << 16u));
        const float32x8 alu24 = mulacc_float32x8(vec26, cast5, mulacc_float32x8(vec27, cast7, acc5_0));
        const float32x8 alu25 = mulacc_float32x8(vec24, cast1, mulacc_float32x8(vec25, cast3, alu24));
        acc5_0 = alu25;
        const float32x8 alu26 = mulacc_float32x8(vec26, cast10, mulacc_float32x8(vec27, cast11, acc5_8));
        const float32x8 alu27 = mulacc_float32x8(vec24, cast8, mulacc_float32x8(vec25, cast9, alu26));
        acc5_8 = alu27;
      }
      *(float32x8_align4 *)&data0[num2] = acc0_0;
      *(float32x8_align4 *)&data0[num2 + 8] = acc0_8;
      const int32_t num5 = num2 + 64;
      *(float32x8_align4 *)&data0[num5] = acc1_0;
      *(float32x8_align4 *)&data0[num5 + 8] = acc1_8;
      const int32_t num6 = num2 + 128;
      *(float32x8_align4 *)&data0[num6] = acc2_0;
      *(float32x8_align4 *)&data0[num6 + 8] = acc2_8;
      const int32_t num7 = num2 + 192;
      *(float32x8_align4 *)&data0[num7] = acc3_0;
      *(float32x8_align4 *)&data0[num7 + 8] = acc3_8;
      const int32_t num8 = num2 + 256;
      *(float32x8_align4 *)&data0[num8] = acc4_0;
      *(float32x8_align4 *)&data0[num8 + 8] = acc4_8;
      const int32_t num9 = num2 + 320;
      *(float32x8_align4 *)&data0[num9] = acc5_0;
      *(float32x8_align4 *)&data0[num9 + 8] = acc5_8;
    }
  }
}
