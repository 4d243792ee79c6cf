#include <stdbool.h>
#include <stdint.h>

typedef float float32x8 __attribute__((vector_size(32)));
typedef float float32x8_align4 __attribute__((vector_size(32), aligned(4), may_alias));

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

void gemm(void **args, int64_t start, int64_t stop, void *scratch) {
  float *data0 = args[0];
  const float *data1 = args[1];
  const float *data2 = args[2];
  float32x8 acc0_0;
  float32x8 acc0_8;
  float32x8 acc1_0;
  float32x8 acc1_8;
  float32x8 acc2_0;
  float32x8 acc2_8;
  float32x8 acc3_0;
  float32x8 acc3_8;
  for (int32_t o0 = (int32_t)start; o0 < (int32_t)stop; o0++) {
    const int32_t num0 = o0 * 256;
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
      for (int32_t r0 = 0; r0 < 16; r0++) {
        const int32_t num3 = num0 + r0 * 4;
        const float val0 = data1[num3 + 3];
        const float32x8 vec0 = splat_float32x8(val0);
        const int32_t num4 = num1 + r0 * 256;
        const int32_t num5 = num4 + 192;
        const float32x8 val1 = *(const float32x8_align4 *)&data2[num5];
        const float val2 = data1[num3 + 2];
        const float32x8 vec1 = splat_float32x8(val2);
        const int32_t num6 = num4 + 128;
        const float32x8 val3 = *(const float32x8_align4 *)&data2[num6];
        const float val4 = data1[num3 + 1];
        const float32x8 vec2 = splat_float32x8(val4);
        const int32_t num7 = num4 + 64;
        const float32x8 val5 = *(const float32x8_align4 *)&data2[num7];
        const float val6 = data1[num3];
        const float32x8 vec3 = splat_float32x8(val6);
        const float32x8 val7 = *(const float32x8_align4 *)&data2[num4];
        const float32x8 alu0 = mulacc_float32x8(vec2, val5, mulacc_float32x8(vec3, val7, acc0_0));
        const float32x8 alu1 = mulacc_float32x8(vec0, val1, mulacc_float32x8(vec1, val3, alu0));
        acc0_0 = alu1;
        const float32x8 val8 = *(const float32x8_align4 *)&data2[num5 + 8];
        const float32x8 val9 = *(const float32x8_align4 *)&data2[num6 + 8];
        const float32x8 val10 = *(const float32x8_align4 *)&data2[num7 + 8];
        const float32x8 val11 = *(const float32x8_align4 *)&data2[num4 + 8];
        const float32x8 alu2 = mulacc_float32x8(vec2, val10, mulacc_float32x8(vec3, val11, acc0_8));
        const float32x8 alu3 = mulacc_float32x8(vec0, val8, mulacc_float32x8(vec1, val9, alu2));
        acc0_8 = alu3;
        const float val12 = data1[num3 + 67];
        const float32x8 vec4 = splat_float32x8(val12);
        const float val13 = data1[num3 + 66];
        const float32x8 vec5 = splat_float32x8(val13);
        const float val14 = data1[num3 + 65];
        const float32x8 vec6 = splat_float32x8(val14);
        const float val15 = data1[num3 + 64];
        const float32x8 vec7 = splat_float32x8(val15);
        const float32x8 alu4 = mulacc_float32x8(vec6, val5, mulacc_float32x8(vec7, val7, acc1_0));
        const float32x8 alu5 = mulacc_float32x8(vec4, val1, mulacc_float32x8(vec5, val3, alu4));
        acc1_0 = alu5;
        const float32x8 alu6 = mulacc_float32x8(vec6, val10, mulacc_float32x8(vec7, val11, acc1_8));
        const float32x8 alu7 = mulacc_float32x8(vec4, val8, mulacc_float32x8(vec5, val9, alu6));
        acc1_8 = alu7;
        const float val16 = data1[num3 + 131];
        const float32x8 vec8 = splat_float32x8(val16);
        const float val17 = data1[num3 + 130];
        const float32x8 vec9 = splat_float32x8(val17);
        const float val18 = data1[num3 + 129];
        const float32x8 vec10 = splat_float32x8(val18);
        const float val19 = data1[num3 + 128];
        const float32x8 vec11 = splat_float32x8(val19);
        const float32x8 alu8 = mulacc_float32x8(vec10, val5, mulacc_float32x8(vec11, val7, acc2_0));
        const float32x8 alu9 = mulacc_float32x8(vec8, val1, mulacc_float32x8(vec9, val3, alu8));
        acc2_0 = alu9;
        const float32x8 alu10 = mulacc_float32x8(vec10, val10, mulacc_float32x8(vec11, val11, acc2_8));
        const float32x8 alu11 = mulacc_float32x8(vec8, val8, mulacc_float32x8(vec9, val9, alu10));
        acc2_8 = alu11;
        const float val20 = data1[num3 + 195];
        const float32x8 vec12 = splat_float32x8(val20);
        const float val21 = data1[num3 + 194];
        const float32x8 vec13 = splat_float32x8(val21);
        const float val22 = data1[num3 + 193];
        const float32x8 vec14 = splat_float32x8(val22);
        const float val23 = data1[num3 + 192];
        const float32x8 vec15 = splat_float32x8(val23);
        const float32x8 alu12 = mulacc_float32x8(vec14, val5, mulacc_float32x8(vec15, val7, acc3_0));
        const float32x8 alu13 = mulacc_float32x8(vec12, val1, mulacc_float32x8(vec13, val3, alu12));
        acc3_0 = alu13;
        const float32x8 alu14 = mulacc_float32x8(vec14, val10, mulacc_float32x8(vec15, val11, acc3_8));
        const float32x8 alu15 = mulacc_float32x8(vec12, val8, mulacc_float32x8(vec13, val9, alu14));
        acc3_8 = alu15;
      }
      *(float32x8_align4 *)&data0[num2] = acc0_0;
      *(float32x8_align4 *)&data0[num2 + 8] = acc0_8;
      const int32_t num8 = num2 + 64;
      *(float32x8_align4 *)&data0[num8] = acc1_0;
      *(float32x8_align4 *)&data0[num8 + 8] = acc1_8;
      const int32_t num9 = num2 + 128;
      *(float32x8_align4 *)&data0[num9] = acc2_0;
      *(float32x8_align4 *)&data0[num9 + 8] = acc2_8;
      const int32_t num10 = num2 + 192;
      *(float32x8_align4 *)&data0[num10] = acc3_0;
      *(float32x8_align4 *)&data0[num10 + 8] = acc3_8;
    }
  }
}
