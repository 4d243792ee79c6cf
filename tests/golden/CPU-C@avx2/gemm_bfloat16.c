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
  float *const cast_o1 = (float *)((char *)scratch + 0);
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
        const int32_t num4 = num2 + r0 * 4;
        const uint16_t val1 = data1[num4 + 3];
        const float32x8 vec1 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val1 << 16u));
        const int32_t num5 = r0 * 64;
        const int32_t num6 = num5 + 48;
        const float32x8 val2 = *(const float32x8_align4 *)&cast_o1[num6];
        const uint16_t val3 = data1[num4 + 2];
        const float32x8 vec2 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val3 << 16u));
        const int32_t num7 = num5 + 32;
        const float32x8 val4 = *(const float32x8_align4 *)&cast_o1[num7];
        const uint16_t val5 = data1[num4 + 1];
        const float32x8 vec3 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val5 << 16u));
        const int32_t num8 = num5 + 16;
        const float32x8 val6 = *(const float32x8_align4 *)&cast_o1[num8];
        const uint16_t val7 = data1[num4];
        const float32x8 vec4 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val7 << 16u));
        const float32x8 val8 = *(const float32x8_align4 *)&cast_o1[num5];
        const float32x8 alu1 = mulacc_float32x8(vec3, val6, mulacc_float32x8(vec4, val8, acc0_0));
        const float32x8 alu2 = mulacc_float32x8(vec1, val2, mulacc_float32x8(vec2, val4, alu1));
        acc0_0 = alu2;
        const float32x8 val9 = *(const float32x8_align4 *)&cast_o1[num6 + 8];
        const float32x8 val10 = *(const float32x8_align4 *)&cast_o1[num7 + 8];
        const float32x8 val11 = *(const float32x8_align4 *)&cast_o1[num8 + 8];
        const float32x8 val12 = *(const float32x8_align4 *)&cast_o1[num5 + 8];
        const float32x8 alu3 = mulacc_float32x8(vec3, val11, mulacc_float32x8(vec4, val12, acc0_8));
        const float32x8 alu4 = mulacc_float32x8(vec1, val9, mulacc_float32x8(vec2, val10, alu3));
        acc0_8 = alu4;
        const uint16_t val13 = data1[num4 + 67];
        const float32x8 vec5 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val13 << 16u));
        const uint16_t val14 = data1[num4 + 66];
        const float32x8 vec6 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val14 << 16u));
        const uint16_t val15 = data1[num4 + 65];
        const float32x8 vec7 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val15 << 16u));
        const uint16_t val16 = data1[num4 + 64];
        const float32x8 vec8 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val16 << 16u));
        const float32x8 alu5 = mulacc_float32x8(vec7, val6, mulacc_float32x8(vec8, val8, acc1_0));
        const float32x8 alu6 = mulacc_float32x8(vec5, val2, mulacc_float32x8(vec6, val4, alu5));
        acc1_0 = alu6;
        const float32x8 alu7 = mulacc_float32x8(vec7, val11, mulacc_float32x8(vec8, val12, acc1_8));
        const float32x8 alu8 = mulacc_float32x8(vec5, val9, mulacc_float32x8(vec6, val10, alu7));
        acc1_8 = alu8;
        const uint16_t val17 = data1[num4 + 131];
        const float32x8 vec9 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val17 << 16u));
        const uint16_t val18 = data1[num4 + 130];
        const float32x8 vec10 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val18 << 16u));
        const uint16_t val19 = data1[num4 + 129];
        const float32x8 vec11 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val19 << 16u));
        const uint16_t val20 = data1[num4 + 128];
        const float32x8 vec12 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val20 << 16u));
        const float32x8 alu9 = mulacc_float32x8(vec11, val6, mulacc_float32x8(vec12, val8, acc2_0));
        const float32x8 alu10 = mulacc_float32x8(vec9, val2, mulacc_float32x8(vec10, val4, alu9));
        acc2_0 = alu10;
        const float32x8 alu11 = mulacc_float32x8(vec11, val11, mulacc_float32x8(vec12, val12, acc2_8));
        const float32x8 alu12 = mulacc_float32x8(vec9, val9, mulacc_float32x8(vec10, val10, alu11));
        acc2_8 = alu12;
        const uint16_t val21 = data1[num4 + 195];
        const float32x8 vec13 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val21 << 16u));
        const uint16_t val22 = data1[num4 + 194];
        const float32x8 vec14 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val22 << 16u));
        const uint16_t val23 = data1[num4 + 193];
        const float32x8 vec15 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val23 << 16u));
        const uint16_t val24 = data1[num4 + 192];
        const float32x8 vec16 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val24 << 16u));
        const float32x8 alu13 = mulacc_float32x8(vec15, val6, mulacc_float32x8(vec16, val8, acc3_0));
        const float32x8 alu14 = mulacc_float32x8(vec13, val2, mulacc_float32x8(vec14, val4, alu13));
        acc3_0 = alu14;
        const float32x8 alu15 = mulacc_float32x8(vec15, val11, mulacc_float32x8(vec16, val12, acc3_8));
        const float32x8 alu16 = mulacc_float32x8(vec13, val9, mulacc_float32x8(vec14, val10, alu15));
        acc3_8 = alu16;
        const uint16_t val25 = data1[num4 + 259];
        const float32x8 vec17 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val25 << 16u));
        const uint16_t val26 = data1[num4 + 258];
        const float32x8 vec18 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val26 << 16u));
        const uint16_t val27 = data1[num4 + 257];
        const float32x8 vec19 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val27 << 16u));
        const uint16_t val28 = data1[num4 + 256];
        const float32x8 vec20 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val28 << 16u));
        const float32x8 alu17 = mulacc_float32x8(vec19, val6, mulacc_float32x8(vec20, val8, acc4_0));
        const float32x8 alu18 = mulacc_float32x8(vec17, val2, mulacc_float32x8(vec18, val4, alu17));
        acc4_0 = alu18;
        const float32x8 alu19 = mulacc_float32x8(vec19, val11, mulacc_float32x8(vec20, val12, acc4_8));
        const float32x8 alu20 = mulacc_float32x8(vec17, val9, mulacc_float32x8(vec18, val10, alu19));
        acc4_8 = alu20;
        const uint16_t val29 = data1[num4 + 323];
        const float32x8 vec21 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val29 << 16u));
        const uint16_t val30 = data1[num4 + 322];
        const float32x8 vec22 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val30 << 16u));
        const uint16_t val31 = data1[num4 + 321];
        const float32x8 vec23 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val31 << 16u));
        const uint16_t val32 = data1[num4 + 320];
        const float32x8 vec24 = splat_float32x8(bits_of_uint32_as_float32((uint32_t)val32 << 16u));
        const float32x8 alu21 = mulacc_float32x8(vec23, val6, mulacc_float32x8(vec24, val8, acc5_0));
        const float32x8 alu22 = mulacc_float32x8(vec21, val2, mulacc_float32x8(vec22, val4, alu21));
        acc5_0 = alu22;
        const float32x8 alu23 = mulacc_float32x8(vec23, val11, mulacc_float32x8(vec24, val12, acc5_8));
        const float32x8 alu24 = mulacc_float32x8(vec21, val9, mulacc_float32x8(vec22, val10, alu23));
        acc5_8 = alu24;
      }
      *(float32x8_align4 *)&data0[num3] = acc0_0;
      *(float32x8_align4 *)&data0[num3 + 8] = acc0_8;
      const int32_t num9 = num3 + 64;
      *(float32x8_align4 *)&data0[num9] = acc1_0;
      *(float32x8_align4 *)&data0[num9 + 8] = acc1_8;
      const int32_t num10 = num3 + 128;
      *(float32x8_align4 *)&data0[num10] = acc2_0;
      *(float32x8_align4 *)&data0[num10 + 8] = acc2_8;
      const int32_t num11 = num3 + 192;
      *(float32x8_align4 *)&data0[num11] = acc3_0;
      *(float32x8_align4 *)&data0[num11 + 8] = acc3_8;
      const int32_t num12 = num3 + 256;
      *(float32x8_align4 *)&data0[num12] = acc4_0;
      *(float32x8_align4 *)&data0[num12 + 8] = acc4_8;
      const int32_t num13 = num3 + 320;
      *(float32x8_align4 *)&data0[num13] = acc5_0;
      *(float32x8_align4 *)&data0[num13 + 8] = acc5_8;
    }
  }
}
