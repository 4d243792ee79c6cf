#include <stdbool.h>
#include <stdint.h>

typedef float float32x8 __attribute__((vector_size(32)));
typedef float float32x8_align4 __attribute__((vector_size(32), aligned(4), may_alias));

static inline __attribute__((always_inline)) int32_t min_int32(int32_t a, int32_t b) {
  return (a < b) ? a : b;
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

static inline __attribute__((always_inline)) int32_t max_int32(int32_t a, int32_t b) {
  return (a > b) ? a : b;
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
  float32x8 acc4_0;
  float32x8 acc4_8;
  float32x8 acc5_0;
  float32x8 acc5_8;
  float32x8 acc6_0;
  float32x8 acc6_8;
  float32x8 acc7_0;
  float32x8 acc7_8;
  float32x8 acc8_0;
  float32x8 acc8_8;
  float32x8 acc9_0;
  float32x8 acc9_8;
  float32x8 acc10_0;
  float32x8 acc10_8;
  float32x8 acc11_0;
  float32x8 acc11_8;
  for (int32_t o0 = (int32_t)start; o0 < min_int32((int32_t)stop, 10); o0++) {
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
        const float val24 = data1[num3 + 259];
        const float32x8 vec16 = splat_float32x8(val24);
        const float val25 = data1[num3 + 258];
        const float32x8 vec17 = splat_float32x8(val25);
        const float val26 = data1[num3 + 257];
        const float32x8 vec18 = splat_float32x8(val26);
        const float val27 = data1[num3 + 256];
        const float32x8 vec19 = splat_float32x8(val27);
        const float32x8 alu16 = mulacc_float32x8(vec18, val5, mulacc_float32x8(vec19, val7, acc4_0));
        const float32x8 alu17 = mulacc_float32x8(vec16, val1, mulacc_float32x8(vec17, val3, alu16));
        acc4_0 = alu17;
        const float32x8 alu18 = mulacc_float32x8(vec18, val10, mulacc_float32x8(vec19, val11, acc4_8));
        const float32x8 alu19 = mulacc_float32x8(vec16, val8, mulacc_float32x8(vec17, val9, alu18));
        acc4_8 = alu19;
        const float val28 = data1[num3 + 323];
        const float32x8 vec20 = splat_float32x8(val28);
        const float val29 = data1[num3 + 322];
        const float32x8 vec21 = splat_float32x8(val29);
        const float val30 = data1[num3 + 321];
        const float32x8 vec22 = splat_float32x8(val30);
        const float val31 = data1[num3 + 320];
        const float32x8 vec23 = splat_float32x8(val31);
        const float32x8 alu20 = mulacc_float32x8(vec22, val5, mulacc_float32x8(vec23, val7, acc5_0));
        const float32x8 alu21 = mulacc_float32x8(vec20, val1, mulacc_float32x8(vec21, val3, alu20));
        acc5_0 = alu21;
        const float32x8 alu22 = mulacc_float32x8(vec22, val10, mulacc_float32x8(vec23, val11, acc5_8));
        const float32x8 alu23 = mulacc_float32x8(vec20, val8, mulacc_float32x8(vec21, val9, alu22));
        acc5_8 = alu23;
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
      const int32_t num11 = num2 + 256;
      *(float32x8_align4 *)&data0[num11] = acc4_0;
      *(float32x8_align4 *)&data0[num11 + 8] = acc4_8;
      const int32_t num12 = num2 + 320;
      *(float32x8_align4 *)&data0[num12] = acc5_0;
      *(float32x8_align4 *)&data0[num12 + 8] = acc5_8;
    }
  }
  for (int32_t o0_rest = max_int32((int32_t)start, 10); o0_rest < (int32_t)stop; o0_rest++) {
    for (int32_t o1_2 = 0; o1_2 < 4; o1_2++) {
      const int32_t num13 = o1_2 * 16;
      const int32_t num14 = num13 + 3712;
      acc6_0 = splat_float32x8(0.0f);
      acc6_8 = splat_float32x8(0.0f);
      acc7_0 = splat_float32x8(0.0f);
      acc7_8 = splat_float32x8(0.0f);
      acc8_0 = splat_float32x8(0.0f);
      acc8_8 = splat_float32x8(0.0f);
      acc9_0 = splat_float32x8(0.0f);
      acc9_8 = splat_float32x8(0.0f);
      acc10_0 = splat_float32x8(0.0f);
      acc10_8 = splat_float32x8(0.0f);
      acc11_0 = splat_float32x8(0.0f);
      acc11_8 = splat_float32x8(0.0f);
      for (int32_t r0_2 = 0; r0_2 < 16; r0_2++) {
        const int32_t num15 = r0_2 * 4;
        const float val32 = data1[num15 + 3715];
        const float32x8 vec24 = splat_float32x8(val32);
        const int32_t num16 = num13 + r0_2 * 256;
        const int32_t num17 = num16 + 192;
        const float32x8 val33 = *(const float32x8_align4 *)&data2[num17];
        const float val34 = data1[num15 + 3714];
        const float32x8 vec25 = splat_float32x8(val34);
        const int32_t num18 = num16 + 128;
        const float32x8 val35 = *(const float32x8_align4 *)&data2[num18];
        const float val36 = data1[num15 + 3713];
        const float32x8 vec26 = splat_float32x8(val36);
        const int32_t num19 = num16 + 64;
        const float32x8 val37 = *(const float32x8_align4 *)&data2[num19];
        const float val38 = data1[num15 + 3712];
        const float32x8 vec27 = splat_float32x8(val38);
        const float32x8 val39 = *(const float32x8_align4 *)&data2[num16];
        const float32x8 alu24 = mulacc_float32x8(vec26, val37, mulacc_float32x8(vec27, val39, acc6_0));
        const float32x8 alu25 = mulacc_float32x8(vec24, val33, mulacc_float32x8(vec25, val35, alu24));
        acc6_0 = alu25;
        const float32x8 val40 = *(const float32x8_align4 *)&data2[num17 + 8];
        const float32x8 val41 = *(const float32x8_align4 *)&data2[num18 + 8];
        const float32x8 val42 = *(const float32x8_align4 *)&data2[num19 + 8];
        const float32x8 val43 = *(const float32x8_align4 *)&data2[num16 + 8];
        const float32x8 alu26 = mulacc_float32x8(vec26, val42, mulacc_float32x8(vec27, val43, acc6_8));
        const float32x8 alu27 = mulacc_float32x8(vec24, val40, mulacc_float32x8(vec25, val41, alu26));
        acc6_8 = alu27;
        const float val44 = data1[num15 + 3779];
        const float32x8 vec28 = splat_float32x8(val44);
        const float val45 = data1[num15 + 3778];
        const float32x8 vec29 = splat_float32x8(val45);
        const float val46 = data1[num15 + 3777];
        const float32x8 vec30 = splat_float32x8(val46);
        const float val47 = data1[num15 + 3776];
        const float32x8 vec31 = splat_float32x8(val47);
        const float32x8 alu28 = mulacc_float32x8(vec30, val37, mulacc_float32x8(vec31, val39, acc7_0));
        const float32x8 alu29 = mulacc_float32x8(vec28, val33, mulacc_float32x8(vec29, val35, alu28));
        acc7_0 = alu29;
        const float32x8 alu30 = mulacc_float32x8(vec30, val42, mulacc_float32x8(vec31, val43, acc7_8));
        const float32x8 alu31 = mulacc_float32x8(vec28, val40, mulacc_float32x8(vec29, val41, alu30));
        acc7_8 = alu31;
        const float val48 = data1[num15 + 3843];
        const float32x8 vec32 = splat_float32x8(val48);
        const float val49 = data1[num15 + 3842];
        const float32x8 vec33 = splat_float32x8(val49);
        const float val50 = data1[num15 + 3841];
        const float32x8 vec34 = splat_float32x8(val50);
        const float val51 = data1[num15 + 3840];
        const float32x8 vec35 = splat_float32x8(val51);
        const float32x8 alu32 = mulacc_float32x8(vec34, val37, mulacc_float32x8(vec35, val39, acc8_0));
        const float32x8 alu33 = mulacc_float32x8(vec32, val33, mulacc_float32x8(vec33, val35, alu32));
        acc8_0 = alu33;
        const float32x8 alu34 = mulacc_float32x8(vec34, val42, mulacc_float32x8(vec35, val43, acc8_8));
        const float32x8 alu35 = mulacc_float32x8(vec32, val40, mulacc_float32x8(vec33, val41, alu34));
        acc8_8 = alu35;
        const float val52 = data1[num15 + 3907];
        const float32x8 vec36 = splat_float32x8(val52);
        const float val53 = data1[num15 + 3906];
        const float32x8 vec37 = splat_float32x8(val53);
        const float val54 = data1[num15 + 3905];
        const float32x8 vec38 = splat_float32x8(val54);
        const float val55 = data1[num15 + 3904];
        const float32x8 vec39 = splat_float32x8(val55);
        const float32x8 alu36 = mulacc_float32x8(vec38, val37, mulacc_float32x8(vec39, val39, acc9_0));
        const float32x8 alu37 = mulacc_float32x8(vec36, val33, mulacc_float32x8(vec37, val35, alu36));
        acc9_0 = alu37;
        const float32x8 alu38 = mulacc_float32x8(vec38, val42, mulacc_float32x8(vec39, val43, acc9_8));
        const float32x8 alu39 = mulacc_float32x8(vec36, val40, mulacc_float32x8(vec37, val41, alu38));
        acc9_8 = alu39;
        const float val56 = data1[num15 + 3971];
        const float32x8 vec40 = splat_float32x8(val56);
        const float val57 = data1[num15 + 3970];
        const float32x8 vec41 = splat_float32x8(val57);
        const float val58 = data1[num15 + 3969];
        const float32x8 vec42 = splat_float32x8(val58);
        const float val59 = data1[num15 + 3968];
        const float32x8 vec43 = splat_float32x8(val59);
        const float32x8 alu40 = mulacc_float32x8(vec42, val37, mulacc_float32x8(vec43, val39, acc10_0));
        const float32x8 alu41 = mulacc_float32x8(vec40, val33, mulacc_float32x8(vec41, val35, alu40));
        acc10_0 = alu41;
        const float32x8 alu42 = mulacc_float32x8(vec42, val42, mulacc_float32x8(vec43, val43, acc10_8));
        const float32x8 alu43 = mulacc_float32x8(vec40, val40, mulacc_float32x8(vec41, val41, alu42));
        acc10_8 = alu43;
        const float val60 = data1[num15 + 4035];
        const float32x8 vec44 = splat_float32x8(val60);
        const float val61 = data1[num15 + 4034];
        const float32x8 vec45 = splat_float32x8(val61);
        const float val62 = data1[num15 + 4033];
        const float32x8 vec46 = splat_float32x8(val62);
        const float val63 = data1[num15 + 4032];
        const float32x8 vec47 = splat_float32x8(val63);
        const float32x8 alu44 = mulacc_float32x8(vec46, val37, mulacc_float32x8(vec47, val39, acc11_0));
        const float32x8 alu45 = mulacc_float32x8(vec44, val33, mulacc_float32x8(vec45, val35, alu44));
        acc11_0 = alu45;
        const float32x8 alu46 = mulacc_float32x8(vec46, val42, mulacc_float32x8(vec47, val43, acc11_8));
        const float32x8 alu47 = mulacc_float32x8(vec44, val40, mulacc_float32x8(vec45, val41, alu46));
        acc11_8 = alu47;
      }
      *(float32x8_align4 *)&data0[num14] = acc6_0;
      *(float32x8_align4 *)&data0[num14 + 8] = acc6_8;
      const int32_t num20 = num13 + 3776;
      *(float32x8_align4 *)&data0[num20] = acc7_0;
      *(float32x8_align4 *)&data0[num20 + 8] = acc7_8;
      const int32_t num21 = num13 + 3840;
      *(float32x8_align4 *)&data0[num21] = acc8_0;
      *(float32x8_align4 *)&data0[num21 + 8] = acc8_8;
      const int32_t num22 = num13 + 3904;
      *(float32x8_align4 *)&data0[num22] = acc9_0;
      *(float32x8_align4 *)&data0[num22 + 8] = acc9_8;
      const int32_t num23 = num13 + 3968;
      *(float32x8_align4 *)&data0[num23] = acc10_0;
      *(float32x8_align4 *)&data0[num23 + 8] = acc10_8;
      const int32_t num24 = num13 + 4032;
      *(float32x8_align4 *)&data0[num24] = acc11_0;
      *(float32x8_align4 *)&data0[num24 + 8] = acc11_8;
    }
  }
}
