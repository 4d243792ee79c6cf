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
  float32x8 acc0;
  float32x8 acc1;
  float32x8 acc2;
  float32x8 acc3;
  float32x8 acc4;
  float32x8 acc5;
  float32x8 acc6;
  float32x8 acc7;
  for (int32_t o0 = 0; o0 < 8; o0++) {
    const int32_t num0 = o0 * 512;
    for (int32_t o1 = 0; o1 < 8; o1++) {
      const int32_t num1 = o1 * 8;
      const int32_t num2 = num0 + num1;
      acc0 = splat_float32x8(0.0f);
      acc1 = splat_float32x8(0.0f);
      acc2 = splat_float32x8(0.0f);
      acc3 = splat_float32x8(0.0f);
      acc4 = splat_float32x8(0.0f);
      acc5 = splat_float32x8(0.0f);
      acc6 = splat_float32x8(0.0f);
      acc7 = splat_float32x8(0.0f);
      for (int32_t r0 = 0; r0 < 16; r0++) {
        const int32_t num3 = num0 + r0 * 4;
        const float val0 = data1[num3 + 3];
        const int32_t num4 = num1 + r0 * 256;
        const float32x8 val1 = *(const float32x8_align4 *)&data2[num4 + 192];
        const float val2 = data1[num3 + 2];
        const float32x8 val3 = *(const float32x8_align4 *)&data2[num4 + 128];
        const float val4 = data1[num3 + 1];
        const float32x8 val5 = *(const float32x8_align4 *)&data2[num4 + 64];
        const float val6 = data1[num3];
        const float32x8 val7 = *(const float32x8_align4 *)&data2[num4];
        const float32x8 alu0 = mulacc_float32x8(splat_float32x8(val4), val5, mulacc_float32x8(splat_float32x8(val6), val7, acc0));
        const float32x8 alu1 = mulacc_float32x8(splat_float32x8(val0), val1, mulacc_float32x8(splat_float32x8(val2), val3, alu0));
        acc0 = alu1;
        const float val8 = data1[num3 + 67];
        const float val9 = data1[num3 + 66];
        const float val10 = data1[num3 + 65];
        const float val11 = data1[num3 + 64];
        const float32x8 alu2 = mulacc_float32x8(splat_float32x8(val10), val5, mulacc_float32x8(splat_float32x8(val11), val7, acc1));
        const float32x8 alu3 = mulacc_float32x8(splat_float32x8(val8), val1, mulacc_float32x8(splat_float32x8(val9), val3, alu2));
        acc1 = alu3;
        const float val12 = data1[num3 + 131];
        const float val13 = data1[num3 + 130];
        const float val14 = data1[num3 + 129];
        const float val15 = data1[num3 + 128];
        const float32x8 alu4 = mulacc_float32x8(splat_float32x8(val14), val5, mulacc_float32x8(splat_float32x8(val15), val7, acc2));
        const float32x8 alu5 = mulacc_float32x8(splat_float32x8(val12), val1, mulacc_float32x8(splat_float32x8(val13), val3, alu4));
        acc2 = alu5;
        const float val16 = data1[num3 + 195];
        const float val17 = data1[num3 + 194];
        const float val18 = data1[num3 + 193];
        const float val19 = data1[num3 + 192];
        const float32x8 alu6 = mulacc_float32x8(splat_float32x8(val18), val5, mulacc_float32x8(splat_float32x8(val19), val7, acc3));
        const float32x8 alu7 = mulacc_float32x8(splat_float32x8(val16), val1, mulacc_float32x8(splat_float32x8(val17), val3, alu6));
        acc3 = alu7;
        const float val20 = data1[num3 + 259];
        const float val21 = data1[num3 + 258];
        const float val22 = data1[num3 + 257];
        const float val23 = data1[num3 + 256];
        const float32x8 alu8 = mulacc_float32x8(splat_float32x8(val22), val5, mulacc_float32x8(splat_float32x8(val23), val7, acc4));
        const float32x8 alu9 = mulacc_float32x8(splat_float32x8(val20), val1, mulacc_float32x8(splat_float32x8(val21), val3, alu8));
        acc4 = alu9;
        const float val24 = data1[num3 + 323];
        const float val25 = data1[num3 + 322];
        const float val26 = data1[num3 + 321];
        const float val27 = data1[num3 + 320];
        const float32x8 alu10 = mulacc_float32x8(splat_float32x8(val26), val5, mulacc_float32x8(splat_float32x8(val27), val7, acc5));
        const float32x8 alu11 = mulacc_float32x8(splat_float32x8(val24), val1, mulacc_float32x8(splat_float32x8(val25), val3, alu10));
        acc5 = alu11;
        const float val28 = data1[num3 + 387];
        const float val29 = data1[num3 + 386];
        const float val30 = data1[num3 + 385];
        const float val31 = data1[num3 + 384];
        const float32x8 alu12 = mulacc_float32x8(splat_float32x8(val30), val5, mulacc_float32x8(splat_float32x8(val31), val7, acc6));
        const float32x8 alu13 = mulacc_float32x8(splat_float32x8(val28), val1, mulacc_float32x8(splat_float32x8(val29), val3, alu12));
        acc6 = alu13;
        const float val32 = data1[num3 + 451];
        const float val33 = data1[num3 + 450];
        const float val34 = data1[num3 + 449];
        const float val35 = data1[num3 + 448];
        const float32x8 alu14 = mulacc_float32x8(splat_float32x8(val34), val5, mulacc_float32x8(splat_float32x8(val35), val7, acc7));
        const float32x8 alu15 = mulacc_float32x8(splat_float32x8(val32), val1, mulacc_float32x8(splat_float32x8(val33), val3, alu14));
        acc7 = alu15;
      }
      *(float32x8_align4 *)&data0[num2] = acc0;
      *(float32x8_align4 *)&data0[num2 + 64] = acc1;
      *(float32x8_align4 *)&data0[num2 + 128] = acc2;
      *(float32x8_align4 *)&data0[num2 + 192] = acc3;
      *(float32x8_align4 *)&data0[num2 + 256] = acc4;
      *(float32x8_align4 *)&data0[num2 + 320] = acc5;
      *(float32x8_align4 *)&data0[num2 + 384] = acc6;
      *(float32x8_align4 *)&data0[num2 + 448] = acc7;
    }
  }
}
