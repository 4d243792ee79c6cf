#include <stdbool.h>
#include <stdint.h>

typedef float float32x8 __attribute__((vector_size(32)));
typedef uint32_t uint32x8 __attribute__((vector_size(32)));
typedef float float32x8_align4 __attribute__((vector_size(32), aligned(4), may_alias));
typedef int32_t int32x8 __attribute__((vector_size(32)));
typedef float float32x4 __attribute__((vector_size(16)));
typedef int32_t int32x4 __attribute__((vector_size(16)));
typedef float float32x2 __attribute__((vector_size(8)));
typedef int32_t int32x2 __attribute__((vector_size(8)));

static inline __attribute__((always_inline)) float32x8 splat_float32x8(float x) {
  return (float32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) uint32x8 splat_uint32x8(uint32_t x) {
  return (uint32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) float32x8 select_float32x8(int32x8 mask, float32x8 a, float32x8 b) {
  return (float32x8)((mask & (int32x8)a) | (~mask & (int32x8)b));
}

static inline __attribute__((always_inline)) float32x8 max_float32x8(float32x8 a, float32x8 b) {
  return select_float32x8((int32x8)((a > b) | (a != a)), a, b);
}

static inline __attribute__((always_inline)) float32x4 select_float32x4(int32x4 mask, float32x4 a, float32x4 b) {
  return (float32x4)((mask & (int32x4)a) | (~mask & (int32x4)b));
}

static inline __attribute__((always_inline)) float32x4 max_float32x4(float32x4 a, float32x4 b) {
  return select_float32x4((int32x4)((a > b) | (a != a)), a, b);
}

static inline __attribute__((always_inline)) float32x2 select_float32x2(int32x2 mask, float32x2 a, float32x2 b) {
  return (float32x2)((mask & (int32x2)a) | (~mask & (int32x2)b));
}

static inline __attribute__((always_inline)) float32x2 max_float32x2(float32x2 a, float32x2 b) {
  return select_float32x2((int32x2)((a > b) | (a != a)), a, b);
}

static inline __attribute__((always_inline)) float max_float32(float a, float b) {
  return ((a > b) | (a != a)) ? a : b;
}

static inline __attribute__((always_inline)) float32x8 mulacc_float32x8(float32x8 a, float32x8 b, float32x8 c) {
#ifdef __clang__
#pragma STDC FP_CONTRACT ON
  return a * b + c;
#else
  return __builtin_ia32_vfmaddps256(a, b, c);
#endif
}

void softmax(void **args, int64_t start, int64_t stop, void *scratch) {
  float *data0 = args[0];
  const float *data1 = args[1];
  for (int32_t o0 = 0; o0 < 16; o0++) {
    const int32_t num0 = o0 * 128;
    const float32x8 val0 = *(const float32x8_align4 *)&data1[num0];
    const int32_t num1 = num0 + 64;
    const float32x8 val1 = *(const float32x8_align4 *)&data1[num1];
    const int32_t num2 = num0 + 32;
    const float32x8 val2 = *(const float32x8_align4 *)&data1[num2];
    const int32_t num3 = num0 + 96;
    const float32x8 val3 = *(const float32x8_align4 *)&data1[num3];
    const float32x8 alu0 = max_float32x8(max_float32x8(val0, val1), max_float32x8(val2, val3));
    const int32_t num4 = num0 + 16;
    const float32x8 val4 = *(const float32x8_align4 *)&data1[num4];
    const int32_t num5 = num0 + 80;
    const float32x8 val5 = *(const float32x8_align4 *)&data1[num5];
    const int32_t num6 = num0 + 48;
    const float32x8 val6 = *(const float32x8_align4 *)&data1[num6];
    const int32_t num7 = num0 + 112;
    const float32x8 val7 = *(const float32x8_align4 *)&data1[num7];
    const float32x8 alu1 = max_float32x8(max_float32x8(val4, val5), max_float32x8(val6, val7));
    const int32_t num8 = num0 + 8;
    const float32x8 val8 = *(const float32x8_align4 *)&data1[num8];
    const int32_t num9 = num0 + 72;
    const float32x8 val9 = *(const float32x8_align4 *)&data1[num9];
    const int32_t num10 = num0 + 40;
    const float32x8 val10 = *(const float32x8_align4 *)&data1[num10];
    const int32_t num11 = num0 + 104;
    const float32x8 val11 = *(const float32x8_align4 *)&data1[num11];
    const float32x8 alu2 = max_float32x8(max_float32x8(val8, val9), max_float32x8(val10, val11));
    const int32_t num12 = num0 + 24;
    const float32x8 val12 = *(const float32x8_align4 *)&data1[num12];
    const int32_t num13 = num0 + 88;
    const float32x8 val13 = *(const float32x8_align4 *)&data1[num13];
    const int32_t num14 = num0 + 56;
    const float32x8 val14 = *(const float32x8_align4 *)&data1[num14];
    const int32_t num15 = num0 + 120;
    const float32x8 val15 = *(const float32x8_align4 *)&data1[num15];
    const float32x8 alu3 = max_float32x8(max_float32x8(val12, val13), max_float32x8(val14, val15));
    const float32x8 alu4 = max_float32x8(max_float32x8(alu0, alu1), max_float32x8(alu2, alu3));
    const float32x4 alu5 = max_float32x4(__builtin_shufflevector(alu4, alu4, 0, 1, 2, 3), __builtin_shufflevector(alu4, alu4, 4, 5, 6, 7));
    const float32x2 alu6 = max_float32x2(__builtin_shufflevector(alu5, alu5, 0, 1), __builtin_shufflevector(alu5, alu5, 2, 3));
    const float32x8 vec0 = splat_float32x8(max_float32(alu6[0], alu6[1]));
    const float32x8 alu7 = (val0 - vec0) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond0 = (int32x8)(alu7 < splat_float32x8(-150.0f));
    const float32x8 alu8 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu7), splat_float32x8(128.0f), alu7);
    const float32x8 alu9 = select_float32x8(cond0, splat_float32x8(0.0f), alu8);
    const float32x8 alu10 = alu9 + splat_float32x8(12583166.0f);
    const float32x8 alu11 = alu9 - (alu10 - splat_float32x8(12583166.0f));
    const float32x8 alu12 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu11, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu13 = mulacc_float32x8(alu12, alu11, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu14 = mulacc_float32x8(alu13, alu11, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu15 = mulacc_float32x8(alu14, alu11, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu16 = mulacc_float32x8(alu15, alu11, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast0 = (uint32x8)alu10;
    const uint32x8 alu17 = (cast0 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
    const float32x8 alu18 = mulacc_float32x8(alu16, alu11, splat_float32x8(1.0f)) * (float32x8)alu17;
    const float32x8 alu19 = select_float32x8(cond0, splat_float32x8(0.0f), alu18 * (float32x8)((cast0 << splat_uint32x8(23u)) - alu17));
    const float32x8 alu20 = (val1 - vec0) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond1 = (int32x8)(alu20 < splat_float32x8(-150.0f));
    const float32x8 alu21 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu20), splat_float32x8(128.0f), alu20);
    const float32x8 alu22 = select_float32x8(cond1, splat_float32x8(0.0f), alu21);
    const float32x8 alu23 = alu22 + splat_float32x8(12583166.0f);
    const float32x8 alu24 = alu22 - (alu23 - splat_float32x8(12583166.0f));
    const float32x8 alu25 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu24, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu26 = mulacc_float32x8(alu25, alu24, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu27 = mulacc_float32x8(alu26, alu24, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu28 = mulacc_float32x8(alu27, alu24, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu29 = mulacc_float32x8(alu28, alu24, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast1 = (uint32x8)alu23;
    const uint32x8 alu30 = (cast1 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
    const float32x8 alu31 = mulacc_float32x8(alu29, alu24, splat_float32x8(1.0f)) * (float32x8)alu30;
    const float32x8 alu32 = select_float32x8(cond1, splat_float32x8(0.0f), alu31 * (float32x8)((cast1 << splat_uint32x8(23u)) - alu30));
    const float32x8 alu33 = (val2 - vec0) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond2 = (int32x8)(alu33 < splat_float32x8(-150.0f));
    const float32x8 alu34 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu33), splat_float32x8(128.0f), alu33);
    const float32x8 alu35 = select_float32x8(cond2, splat_float32x8(0.0f), alu34);
    const float32x8 alu36 = alu35 + splat_float32x8(12583166.0f);
    const float32x8 alu37 = alu35 - (alu36 - splat_float32x8(12583166.0f));
    const float32x8 alu38 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu37, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu39 = mulacc_float32x8(alu38, alu37, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu40 = mulacc_float32x8(alu39, alu37, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu41 = mulacc_float32x8(alu40, alu37, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu42 = mulacc_float32x8(alu41, alu37, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast2 = (uint32x8)alu36;
    const uint32x8 alu43 = (cast2 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
    const float32x8 alu44 = mulacc_float32x8(alu42, alu37, splat_float32x8(1.0f)) * (float32x8)alu43;
    const float32x8 alu45 = select_float32x8(cond2, splat_float32x8(0.0f), alu44 * (float32x8)((cast2 << splat_uint32x8(23u)) - alu43));
    const float32x8 alu46 = (val3 - vec0) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond3 = (int32x8)(alu46 < splat_float32x8(-150.0f));
    const float32x8 alu47 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu46), splat_float32x8(128.0f), alu46);
    const float32x8 alu48 = select_float32x8(cond3, splat_float32x8(0.0f), alu47);
    const float32x8 alu49 = alu48 + splat_float32x8(12583166.0f);
    const float32x8 alu50 = alu48 - (alu49 - splat_float32x8(12583166.0f));
    const float32x8 alu51 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu50, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu52 = mulacc_float32x8(alu51, alu50, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu53 = mulacc_float32x8(alu52, alu50, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu54 = mulacc_float32x8(alu53, alu50, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu55 = mulacc_float32x8(alu54, alu50, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast3 = (uint32x8)alu49;
    const uint32x8 alu56 = (cast3 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
    const float32x8 alu57 = mulacc_float32x8(alu55, alu50, splat_float32x8(1.0f)) * (float32x8)alu56;
    const float32x8 alu58 = select_float32x8(cond3, splat_float32x8(0.0f), alu57 * (float32x8)((cast3 << splat_uint32x8(23u)) - alu56));
    const float32x8 alu59 = (val4 - vec0) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond4 = (int32x8)(alu59 < splat_float32x8(-150.0f));
    const float32x8 alu60 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu59), splat_float32x8(128.0f), alu59);
    const float32x8 alu61 = select_float32x8(cond4, splat_float32x8(0.0f), alu60);
    const float32x8 alu62 = alu61 + splat_float32x8(12583166.0f);
    const float32x8 alu63 = alu61 - (alu62 - splat_float32x8(12583166.0f));
    const float32x8 alu64 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu63, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu65 = mulacc_float32x8(alu64, alu63, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu66 = mulacc_float32x8(alu65, alu63, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu67 = mulacc_float32x8(alu66, alu63, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu68 = mulacc_float32x8(alu67, alu63, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast4 = (uint32x8)alu62;
    const uint32x8 alu69 = (cast4 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
    const float32x8 alu70 = mulacc_float32x8(alu68, alu63, splat_float32x8(1.0f)) * (float32x8)alu69;
    const float32x8 alu71 = select_float32x8(cond4, splat_float32x8(0.0f), alu70 * (float32x8)((cast4 << splat_uint32x8(23u)) - alu69));
    const float32x8 alu72 = (val5 - vec0) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond5 = (int32x8)(alu72 < splat_float32x8(-150.0f));
    const float32x8 alu73 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu72), splat_float32x8(128.0f), alu72);
    const float32x8 alu74 = select_float32x8(cond5, splat_float32x8(0.0f), alu73);
    const float32x8 alu75 = alu74 + splat_float32x8(12583166.0f);
    const float32x8 alu76 = alu74 - (alu75 - splat_float32x8(12583166.0f));
    const float32x8 alu77 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu76, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu78 = mulacc_float32x8(alu77, alu76, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu79 = mulacc_float32x8(alu78, alu76, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu80 = mulacc_float32x8(alu79, alu76, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu81 = mulacc_float32x8(alu80, alu76, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast5 = (uint32x8)alu75;
    const uint32x8 alu82 = (cast5 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
    const float32x8 alu83 = mulacc_float32x8(alu81, alu76, splat_float32x8(1.0f)) * (float32x8)alu82;
    const float32x8 alu84 = select_float32x8(cond5, splat_float32x8(0.0f), alu83 * (float32x8)((cast5 << splat_uint32x8(23u)) - alu82));
    const float32x8 alu85 = (val6 - vec0) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond6 = (int32x8)(alu85 < splat_float32x8(-150.0f));
    const float32x8 alu86 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu85), splat_float32x8(128.0f), alu85);
    const float32x8 alu87 = select_float32x8(cond6, splat_float32x8(0.0f), alu86);
    const float32x8 alu88 = alu87 + splat_float32x8(12583166.0f);
    const float32x8 alu89 = alu87 - (alu88 - splat_float32x8(12583166.0f));
    const float32x8 alu90 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu89, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu91 = mulacc_float32x8(alu90, alu89, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu92 = mulacc_float32x8(alu91, alu89, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu93 = mulacc_float32x8(alu92, alu89, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu94 = mulacc_float32x8(alu93, alu89, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast6 = (uint32x8)alu88;
    const uint32x8 alu95 = (cast6 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
    const float32x8 alu96 = mulacc_float32x8(alu94, alu89, splat_float32x8(1.0f)) * (float32x8)alu95;
    const float32x8 alu97 = select_float32x8(cond6, splat_float32x8(0.0f), alu96 * (float32x8)((cast6 << splat_uint32x8(23u)) - alu95));
    const float32x8 alu98 = (val7 - vec0) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond7 = (int32x8)(alu98 < splat_float32x8(-150.0f));
    const float32x8 alu99 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu98), splat_float32x8(128.0f), alu98);
    const float32x8 alu100 = select_float32x8(cond7, splat_float32x8(0.0f), alu99);
    const float32x8 alu101 = alu100 + splat_float32x8(12583166.0f);
    const float32x8 alu102 = alu100 - (alu101 - splat_float32x8(12583166.0f));
    const float32x8 alu103 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu102, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu104 = mulacc_float32x8(alu103, alu102, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu105 = mulacc_float32x8(alu104, alu102, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu106 = mulacc_float32x8(alu105, alu102, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu107 = mulacc_float32x8(alu106, alu102, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast7 = (uint32x8)alu101;
    const uint32x8 alu108 = (cast7 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
    const float32x8 alu109 = mulacc_float32x8(alu107, alu102, splat_float32x8(1.0f)) * (float32x8)alu108;
    const float32x8 alu110 = alu109 * (float32x8)((cast7 << splat_uint32x8(23u)) - alu108);
    const float32x8 alu111 = select_float32x8(cond7, splat_float32x8(0.0f), alu110);
    const float32x8 alu112 = alu19 + alu32 + (alu45 + alu58) + (alu71 + alu84 + (alu97 + alu111));
    const float32x8 alu113 = (val8 - vec0) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond8 = (int32x8)(alu113 < splat_float32x8(-150.0f));
    const float32x8 alu114 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu113), splat_float32x8(128.0f), alu113);
    const float32x8 alu115 = select_float32x8(cond8, splat_float32x8(0.0f), alu114);
    const float32x8 alu116 = alu115 + splat_float32x8(12583166.0f);
    const float32x8 alu117 = alu115 - (alu116 - splat_float32x8(12583166.0f));
    const float32x8 alu118 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu117, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu119 = mulacc_float32x8(alu118, alu117, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu120 = mulacc_float32x8(alu119, alu117, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu121 = mulacc_float32x8(alu120, alu117, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu122 = mulacc_float32x8(alu121, alu117, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast8 = (uint32x8)alu116;
    const uint32x8 alu123 = (cast8 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
    const float32x8 alu124 = mulacc_float32x8(alu122, alu117, splat_float32x8(1.0f)) * (float32x8)alu123;
    const float32x8 alu125 = alu124 * (float32x8)((cast8 << splat_uint32x8(23u)) - alu123);
    const float32x8 alu126 = select_float32x8(cond8, splat_float32x8(0.0f), alu125);
    const float32x8 alu127 = (val9 - vec0) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond9 = (int32x8)(alu127 < splat_float32x8(-150.0f));
    const float32x8 alu128 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu127), splat_float32x8(128.0f), alu127);
    const float32x8 alu129 = select_float32x8(cond9, splat_float32x8(0.0f), alu128);
    const float32x8 alu130 = alu129 + splat_float32x8(12583166.0f);
    const float32x8 alu131 = alu129 - (alu130 - splat_float32x8(12583166.0f));
    const float32x8 alu132 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu131, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu133 = mulacc_float32x8(alu132, alu131, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu134 = mulacc_float32x8(alu133, alu131, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu135 = mulacc_float32x8(alu134, alu131, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu136 = mulacc_float32x8(alu135, alu131, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast9 = (uint32x8)alu130;
    const uint32x8 alu137 = (cast9 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
    const float32x8 alu138 = mulacc_float32x8(alu136, alu131, splat_float32x8(1.0f)) * (float32x8)alu137;
    const float32x8 alu139 = alu138 * (float32x8)((cast9 << splat_uint32x8(23u)) - alu137);
    const float32x8 alu140 = select_float32x8(cond9, splat_float32x8(0.0f), alu139);
    const float32x8 alu141 = (val10 - vec0) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond10 = (int32x8)(alu141 < splat_float32x8(-150.0f));
    const float32x8 alu142 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu141), splat_float32x8(128.0f), alu141);
    const float32x8 alu143 = select_float32x8(cond10, splat_float32x8(0.0f), alu142);
    const float32x8 alu144 = alu143 + splat_float32x8(12583166.0f);
    const float32x8 alu145 = alu143 - (alu144 - splat_float32x8(12583166.0f));
    const float32x8 alu146 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu145, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu147 = mulacc_float32x8(alu146, alu145, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu148 = mulacc_float32x8(alu147, alu145, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu149 = mulacc_float32x8(alu148, alu145, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu150 = mulacc_float32x8(alu149, alu145, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast10 = (uint32x8)alu144;
    const uint32x8 alu151 = (cast10 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
    const float32x8 alu152 = mulacc_float32x8(alu150, alu145, splat_float32x8(1.0f)) * (float32x8)alu151;
    const float32x8 alu153 = alu152 * (float32x8)((cast10 << splat_uint32x8(23u)) - alu151);
    const float32x8 alu154 = select_float32x8(cond10, splat_float32x8(0.0f), alu153);
    const float32x8 alu155 = (val11 - vec0) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond11 = (int32x8)(alu155 < splat_float32x8(-150.0f));
    const float32x8 alu156 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu155), splat_float32x8(128.0f), alu155);
    const float32x8 alu157 = select_float32x8(cond11, splat_float32x8(0.0f), alu156);
    const float32x8 alu158 = alu157 + splat_float32x8(12583166.0f);
    const float32x8 alu159 = alu157 - (alu158 - splat_float32x8(12583166.0f));
    const float32x8 alu160 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu159, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu161 = mulacc_float32x8(alu160, alu159, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu162 = mulacc_float32x8(alu161, alu159, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu163 = mulacc_float32x8(alu162, alu159, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu164 = mulacc_float32x8(alu163, alu159, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast11 = (uint32x8)alu158;
    const uint32x8 alu165 = (cast11 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
    const float32x8 alu166 = mulacc_float32x8(alu164, alu159, splat_float32x8(1.0f)) * (float32x8)alu165;
    const float32x8 alu167 = alu166 * (float32x8)((cast11 << splat_uint32x8(23u)) - alu165);
    const float32x8 alu168 = select_float32x8(cond11, splat_float32x8(0.0f), alu167);
    const float32x8 alu169 = (val12 - vec0) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond12 = (int32x8)(alu169 < splat_float32x8(-150.0f));
    const float32x8 alu170 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu169), splat_float32x8(128.0f), alu169);
    const float32x8 alu171 = select_float32x8(cond12, splat_float32x8(0.0f), alu170);
    const float32x8 alu172 = alu171 + splat_float32x8(12583166.0f);
    const float32x8 alu173 = alu171 - (alu172 - splat_float32x8(12583166.0f));
    const float32x8 alu174 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu173, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu175 = mulacc_float32x8(alu174, alu173, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu176 = mulacc_float32x8(alu175, alu173, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu177 = mulacc_float32x8(alu176, alu173, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu178 = mulacc_float32x8(alu177, alu173, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast12 = (uint32x8)alu172;
    const uint32x8 alu179 = (cast12 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
    const float32x8 alu180 = mulacc_float32x8(alu178, alu173, splat_float32x8(1.0f)) * (float32x8)alu179;
    const float32x8 alu181 = alu180 * (float32x8)((cast12 << splat_uint32x8(23u)) - alu179);
    const float32x8 alu182 = select_float32x8(cond12, splat_float32x8(0.0f), alu181);
    const float32x8 alu183 = (val13 - vec0) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond13 = (int32x8)(alu183 < splat_float32x8(-150.0f));
    const float32x8 alu184 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu183), splat_float32x8(128.0f), alu183);
    const float32x8 alu185 = select_float32x8(cond13, splat_float32x8(0.0f), alu184);
    const float32x8 alu186 = alu185 + splat_float32x8(12583166.0f);
    const float32x8 alu187 = alu185 - (alu186 - splat_float32x8(12583166.0f));
    const float32x8 alu188 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu187, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu189 = mulacc_float32x8(alu188, alu187, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu190 = mulacc_float32x8(alu189, alu187, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu191 = mulacc_float32x8(alu190, alu187, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu192 = mulacc_float32x8(alu191, alu187, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast13 = (uint32x8)alu186;
    const uint32x8 alu193 = (cast13 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
    const float32x8 alu194 = mulacc_float32x8(alu192, alu187, splat_float32x8(1.0f)) * (float32x8)alu193;
    const float32x8 alu195 = alu194 * (float32x8)((cast13 << splat_uint32x8(23u)) - alu193);
    const float32x8 alu196 = select_float32x8(cond13, splat_float32x8(0.0f), alu195);
    const float32x8 alu197 = (val14 - vec0) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond14 = (int32x8)(alu197 < splat_float32x8(-150.0f));
    const float32x8 alu198 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu197), splat_float32x8(128.0f), alu197);
    const float32x8 alu199 = select_float32x8(cond14, splat_float32x8(0.0f), alu198);
    const float32x8 alu200 = alu199 + splat_float32x8(12583166.0f);
    const float32x8 alu201 = alu199 - (alu200 - splat_float32x8(12583166.0f));
    const float32x8 alu202 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu201, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu203 = mulacc_float32x8(alu202, alu201, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu204 = mulacc_float32x8(alu203, alu201, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu205 = mulacc_float32x8(alu204, alu201, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu206 = mulacc_float32x8(alu205, alu201, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast14 = (uint32x8)alu200;
    const uint32x8 alu207 = (cast14 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
    const float32x8 alu208 = mulacc_float32x8(alu206, alu201, splat_float32x8(1.0f)) * (float32x8)alu207;
    const float32x8 alu209 = alu208 * (float32x8)((cast14 << splat_uint32x8(23u)) - alu207);
    const float32x8 alu210 = select_float32x8(cond14, splat_float32x8(0.0f), alu209);
    const float32x8 alu211 = (val15 - vec0) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond15 = (int32x8)(alu211 < splat_float32x8(-150.0f));
    const float32x8 alu212 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu211), splat_float32x8(128.0f), alu211);
    const float32x8 alu213 = select_float32x8(cond15, splat_float32x8(0.0f), alu212);
    const float32x8 alu214 = alu213 + splat_float32x8(12583166.0f);
    const float32x8 alu215 = alu213 - (alu214 - splat_float32x8(12583166.0f));
    const float32x8 alu216 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu215, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu217 = mulacc_float32x8(alu216, alu215, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu218 = mulacc_float32x8(alu217, alu215, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu219 = mulacc_float32x8(alu218, alu215, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu220 = mulacc_float32x8(alu219, alu215, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast15 = (uint32x8)alu214;
    const uint32x8 alu221 = (cast15 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
    const float32x8 alu222 = mulacc_float32x8(alu220, alu215, splat_float32x8(1.0f)) * (float32x8)alu221;
    const float32x8 alu223 = alu222 * (float32x8)((cast15 << splat_uint32x8(23u)) - alu221);
    const float32x8 alu224 = select_float32x8(cond15, splat_float32x8(0.0f), alu223);
    const float32x8 alu225 = alu126 + alu140 + (alu154 + alu168) + (alu182 + alu196 + (alu210 + alu224));
    const float32x8 alu226 = alu112 + alu225;
    const float32x4 alu227 = __builtin_shufflevector(alu226, alu226, 0, 1, 2, 3) + __builtin_shufflevector(alu226, alu226, 4, 5, 6, 7);
    const float32x2 alu228 = __builtin_shufflevector(alu227, alu227, 0, 1) + __builtin_shufflevector(alu227, alu227, 2, 3);
    const float32x8 vec1 = splat_float32x8((alu228[0] + alu228[1]));
    *(float32x8_align4 *)&data0[num0] = alu19 / vec1;
    *(float32x8_align4 *)&data0[num8] = alu126 / vec1;
    *(float32x8_align4 *)&data0[num4] = alu71 / vec1;
    *(float32x8_align4 *)&data0[num12] = alu182 / vec1;
    *(float32x8_align4 *)&data0[num2] = alu45 / vec1;
    *(float32x8_align4 *)&data0[num10] = alu154 / vec1;
    *(float32x8_align4 *)&data0[num6] = alu97 / vec1;
    *(float32x8_align4 *)&data0[num14] = alu210 / vec1;
    *(float32x8_align4 *)&data0[num1] = alu32 / vec1;
    *(float32x8_align4 *)&data0[num9] = alu140 / vec1;
    *(float32x8_align4 *)&data0[num5] = alu84 / vec1;
    *(float32x8_align4 *)&data0[num13] = alu196 / vec1;
    *(float32x8_align4 *)&data0[num3] = alu58 / vec1;
    *(float32x8_align4 *)&data0[num11] = alu168 / vec1;
    *(float32x8_align4 *)&data0[num7] = alu111 / vec1;
    *(float32x8_align4 *)&data0[num15] = alu224 / vec1;
  }
}
