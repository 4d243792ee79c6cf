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
    const float32x8 alu8 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu7), splat_float32x8(128.0f), select_float32x8(cond0, splat_float32x8(0.0f), alu7));
    const float32x8 alu9 = alu8 + splat_float32x8(12583166.0f);
    const float32x8 alu10 = alu8 - (alu9 - splat_float32x8(12583166.0f));
    const float32x8 alu11 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu10, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu12 = mulacc_float32x8(alu11, alu10, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu13 = mulacc_float32x8(alu12, alu10, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu14 = mulacc_float32x8(alu13, alu10, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu15 = mulacc_float32x8(alu14, alu10, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast0 = (uint32x8)alu9;
    const uint32x8 alu16 = cast0 >> splat_uint32x8(1u);
    const float32x8 alu17 = mulacc_float32x8(alu15, alu10, splat_float32x8(1.0f)) * (float32x8)(alu16 << splat_uint32x8(23u));
    const float32x8 alu18 = select_float32x8(cond0, splat_float32x8(0.0f), alu17 * (float32x8)((cast0 - alu16) << splat_uint32x8(23u)));
    const float32x8 alu19 = (val1 - vec0) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond1 = (int32x8)(alu19 < splat_float32x8(-150.0f));
    const float32x8 alu20 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu19), splat_float32x8(128.0f), select_float32x8(cond1, splat_float32x8(0.0f), alu19));
    const float32x8 alu21 = alu20 + splat_float32x8(12583166.0f);
    const float32x8 alu22 = alu20 - (alu21 - splat_float32x8(12583166.0f));
    const float32x8 alu23 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu22, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu24 = mulacc_float32x8(alu23, alu22, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu25 = mulacc_float32x8(alu24, alu22, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu26 = mulacc_float32x8(alu25, alu22, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu27 = mulacc_float32x8(alu26, alu22, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast1 = (uint32x8)alu21;
    const uint32x8 alu28 = cast1 >> splat_uint32x8(1u);
    const float32x8 alu29 = mulacc_float32x8(alu27, alu22, splat_float32x8(1.0f)) * (float32x8)(alu28 << splat_uint32x8(23u));
    const float32x8 alu30 = select_float32x8(cond1, splat_float32x8(0.0f), alu29 * (float32x8)((cast1 - alu28) << splat_uint32x8(23u)));
    const float32x8 alu31 = (val2 - vec0) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond2 = (int32x8)(alu31 < splat_float32x8(-150.0f));
    const float32x8 alu32 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu31), splat_float32x8(128.0f), select_float32x8(cond2, splat_float32x8(0.0f), alu31));
    const float32x8 alu33 = alu32 + splat_float32x8(12583166.0f);
    const float32x8 alu34 = alu32 - (alu33 - splat_float32x8(12583166.0f));
    const float32x8 alu35 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu34, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu36 = mulacc_float32x8(alu35, alu34, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu37 = mulacc_float32x8(alu36, alu34, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu38 = mulacc_float32x8(alu37, alu34, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu39 = mulacc_float32x8(alu38, alu34, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast2 = (uint32x8)alu33;
    const uint32x8 alu40 = cast2 >> splat_uint32x8(1u);
    const float32x8 alu41 = mulacc_float32x8(alu39, alu34, splat_float32x8(1.0f)) * (float32x8)(alu40 << splat_uint32x8(23u));
    const float32x8 alu42 = select_float32x8(cond2, splat_float32x8(0.0f), alu41 * (float32x8)((cast2 - alu40) << splat_uint32x8(23u)));
    const float32x8 alu43 = (val3 - vec0) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond3 = (int32x8)(alu43 < splat_float32x8(-150.0f));
    const float32x8 alu44 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu43), splat_float32x8(128.0f), select_float32x8(cond3, splat_float32x8(0.0f), alu43));
    const float32x8 alu45 = alu44 + splat_float32x8(12583166.0f);
    const float32x8 alu46 = alu44 - (alu45 - splat_float32x8(12583166.0f));
    const float32x8 alu47 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu46, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu48 = mulacc_float32x8(alu47, alu46, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu49 = mulacc_float32x8(alu48, alu46, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu50 = mulacc_float32x8(alu49, alu46, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu51 = mulacc_float32x8(alu50, alu46, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast3 = (uint32x8)alu45;
    const uint32x8 alu52 = cast3 >> splat_uint32x8(1u);
    const float32x8 alu53 = mulacc_float32x8(alu51, alu46, splat_float32x8(1.0f)) * (float32x8)(alu52 << splat_uint32x8(23u));
    const float32x8 alu54 = select_float32x8(cond3, splat_float32x8(0.0f), alu53 * (float32x8)((cast3 - alu52) << splat_uint32x8(23u)));
    const float32x8 alu55 = (val4 - vec0) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond4 = (int32x8)(alu55 < splat_float32x8(-150.0f));
    const float32x8 alu56 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu55), splat_float32x8(128.0f), select_float32x8(cond4, splat_float32x8(0.0f), alu55));
    const float32x8 alu57 = alu56 + splat_float32x8(12583166.0f);
    const float32x8 alu58 = alu56 - (alu57 - splat_float32x8(12583166.0f));
    const float32x8 alu59 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu58, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu60 = mulacc_float32x8(alu59, alu58, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu61 = mulacc_float32x8(alu60, alu58, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu62 = mulacc_float32x8(alu61, alu58, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu63 = mulacc_float32x8(alu62, alu58, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast4 = (uint32x8)alu57;
    const uint32x8 alu64 = cast4 >> splat_uint32x8(1u);
    const float32x8 alu65 = mulacc_float32x8(alu63, alu58, splat_float32x8(1.0f)) * (float32x8)(alu64 << splat_uint32x8(23u));
    const float32x8 alu66 = select_float32x8(cond4, splat_float32x8(0.0f), alu65 * (float32x8)((cast4 - alu64) << splat_uint32x8(23u)));
    const float32x8 alu67 = (val5 - vec0) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond5 = (int32x8)(alu67 < splat_float32x8(-150.0f));
    const float32x8 alu68 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu67), splat_float32x8(128.0f), select_float32x8(cond5, splat_float32x8(0.0f), alu67));
    const float32x8 alu69 = alu68 + splat_float32x8(12583166.0f);
    const float32x8 alu70 = alu68 - (alu69 - splat_float32x8(12583166.0f));
    const float32x8 alu71 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu70, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu72 = mulacc_float32x8(alu71, alu70, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu73 = mulacc_float32x8(alu72, alu70, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu74 = mulacc_float32x8(alu73, alu70, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu75 = mulacc_float32x8(alu74, alu70, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast5 = (uint32x8)alu69;
    const uint32x8 alu76 = cast5 >> splat_uint32x8(1u);
    const float32x8 alu77 = mulacc_float32x8(alu75, alu70, splat_float32x8(1.0f)) * (float32x8)(alu76 << splat_uint32x8(23u));
    const float32x8 alu78 = select_float32x8(cond5, splat_float32x8(0.0f), alu77 * (float32x8)((cast5 - alu76) << splat_uint32x8(23u)));
    const float32x8 alu79 = (val6 - vec0) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond6 = (int32x8)(alu79 < splat_float32x8(-150.0f));
    const float32x8 alu80 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu79), splat_float32x8(128.0f), select_float32x8(cond6, splat_float32x8(0.0f), alu79));
    const float32x8 alu81 = alu80 + splat_float32x8(12583166.0f);
    const float32x8 alu82 = alu80 - (alu81 - splat_float32x8(12583166.0f));
    const float32x8 alu83 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu82, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu84 = mulacc_float32x8(alu83, alu82, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu85 = mulacc_float32x8(alu84, alu82, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu86 = mulacc_float32x8(alu85, alu82, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu87 = mulacc_float32x8(alu86, alu82, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast6 = (uint32x8)alu81;
    const uint32x8 alu88 = cast6 >> splat_uint32x8(1u);
    const float32x8 alu89 = mulacc_float32x8(alu87, alu82, splat_float32x8(1.0f)) * (float32x8)(alu88 << splat_uint32x8(23u));
    const float32x8 alu90 = select_float32x8(cond6, splat_float32x8(0.0f), alu89 * (float32x8)((cast6 - alu88) << splat_uint32x8(23u)));
    const float32x8 alu91 = (val7 - vec0) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond7 = (int32x8)(alu91 < splat_float32x8(-150.0f));
    const float32x8 alu92 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu91), splat_float32x8(128.0f), select_float32x8(cond7, splat_float32x8(0.0f), alu91));
    const float32x8 alu93 = alu92 + splat_float32x8(12583166.0f);
    const float32x8 alu94 = alu92 - (alu93 - splat_float32x8(12583166.0f));
    const float32x8 alu95 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu94, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu96 = mulacc_float32x8(alu95, alu94, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu97 = mulacc_float32x8(alu96, alu94, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu98 = mulacc_float32x8(alu97, alu94, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu99 = mulacc_float32x8(alu98, alu94, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast7 = (uint32x8)alu93;
    const uint32x8 alu100 = cast7 >> splat_uint32x8(1u);
    const float32x8 alu101 = mulacc_float32x8(alu99, alu94, splat_float32x8(1.0f)) * (float32x8)(alu100 << splat_uint32x8(23u));
    const float32x8 alu102 = alu101 * (float32x8)((cast7 - alu100) << splat_uint32x8(23u));
    const float32x8 alu103 = select_float32x8(cond7, splat_float32x8(0.0f), alu102);
    const float32x8 alu104 = alu18 + alu30 + (alu42 + alu54) + (alu66 + alu78 + (alu90 + alu103));
    const float32x8 alu105 = (val8 - vec0) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond8 = (int32x8)(alu105 < splat_float32x8(-150.0f));
    const float32x8 alu106 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu105), splat_float32x8(128.0f), select_float32x8(cond8, splat_float32x8(0.0f), alu105));
    const float32x8 alu107 = alu106 + splat_float32x8(12583166.0f);
    const float32x8 alu108 = alu106 - (alu107 - splat_float32x8(12583166.0f));
    const float32x8 alu109 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu108, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu110 = mulacc_float32x8(alu109, alu108, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu111 = mulacc_float32x8(alu110, alu108, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu112 = mulacc_float32x8(alu111, alu108, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu113 = mulacc_float32x8(alu112, alu108, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast8 = (uint32x8)alu107;
    const uint32x8 alu114 = cast8 >> splat_uint32x8(1u);
    const float32x8 alu115 = mulacc_float32x8(alu113, alu108, splat_float32x8(1.0f)) * (float32x8)(alu114 << splat_uint32x8(23u));
    const float32x8 alu116 = alu115 * (float32x8)((cast8 - alu114) << splat_uint32x8(23u));
    const float32x8 alu117 = select_float32x8(cond8, splat_float32x8(0.0f), alu116);
    const float32x8 alu118 = (val9 - vec0) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond9 = (int32x8)(alu118 < splat_float32x8(-150.0f));
    const float32x8 alu119 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu118), splat_float32x8(128.0f), select_float32x8(cond9, splat_float32x8(0.0f), alu118));
    const float32x8 alu120 = alu119 + splat_float32x8(12583166.0f);
    const float32x8 alu121 = alu119 - (alu120 - splat_float32x8(12583166.0f));
    const float32x8 alu122 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu121, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu123 = mulacc_float32x8(alu122, alu121, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu124 = mulacc_float32x8(alu123, alu121, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu125 = mulacc_float32x8(alu124, alu121, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu126 = mulacc_float32x8(alu125, alu121, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast9 = (uint32x8)alu120;
    const uint32x8 alu127 = cast9 >> splat_uint32x8(1u);
    const float32x8 alu128 = mulacc_float32x8(alu126, alu121, splat_float32x8(1.0f)) * (float32x8)(alu127 << splat_uint32x8(23u));
    const float32x8 alu129 = alu128 * (float32x8)((cast9 - alu127) << splat_uint32x8(23u));
    const float32x8 alu130 = select_float32x8(cond9, splat_float32x8(0.0f), alu129);
    const float32x8 alu131 = (val10 - vec0) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond10 = (int32x8)(alu131 < splat_float32x8(-150.0f));
    const float32x8 alu132 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu131), splat_float32x8(128.0f), select_float32x8(cond10, splat_float32x8(0.0f), alu131));
    const float32x8 alu133 = alu132 + splat_float32x8(12583166.0f);
    const float32x8 alu134 = alu132 - (alu133 - splat_float32x8(12583166.0f));
    const float32x8 alu135 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu134, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu136 = mulacc_float32x8(alu135, alu134, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu137 = mulacc_float32x8(alu136, alu134, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu138 = mulacc_float32x8(alu137, alu134, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu139 = mulacc_float32x8(alu138, alu134, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast10 = (uint32x8)alu133;
    const uint32x8 alu140 = cast10 >> splat_uint32x8(1u);
    const float32x8 alu141 = mulacc_float32x8(alu139, alu134, splat_float32x8(1.0f)) * (float32x8)(alu140 << splat_uint32x8(23u));
    const float32x8 alu142 = alu141 * (float32x8)((cast10 - alu140) << splat_uint32x8(23u));
    const float32x8 alu143 = select_float32x8(cond10, splat_float32x8(0.0f), alu142);
    const float32x8 alu144 = (val11 - vec0) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond11 = (int32x8)(alu144 < splat_float32x8(-150.0f));
    const float32x8 alu145 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu144), splat_float32x8(128.0f), select_float32x8(cond11, splat_float32x8(0.0f), alu144));
    const float32x8 alu146 = alu145 + splat_float32x8(12583166.0f);
    const float32x8 alu147 = alu145 - (alu146 - splat_float32x8(12583166.0f));
    const float32x8 alu148 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu147, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu149 = mulacc_float32x8(alu148, alu147, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu150 = mulacc_float32x8(alu149, alu147, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu151 = mulacc_float32x8(alu150, alu147, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu152 = mulacc_float32x8(alu151, alu147, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast11 = (uint32x8)alu146;
    const uint32x8 alu153 = cast11 >> splat_uint32x8(1u);
    const float32x8 alu154 = mulacc_float32x8(alu152, alu147, splat_float32x8(1.0f)) * (float32x8)(alu153 << splat_uint32x8(23u));
    const float32x8 alu155 = alu154 * (float32x8)((cast11 - alu153) << splat_uint32x8(23u));
    const float32x8 alu156 = select_float32x8(cond11, splat_float32x8(0.0f), alu155);
    const float32x8 alu157 = (val12 - vec0) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond12 = (int32x8)(alu157 < splat_float32x8(-150.0f));
    const float32x8 alu158 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu157), splat_float32x8(128.0f), select_float32x8(cond12, splat_float32x8(0.0f), alu157));
    const float32x8 alu159 = alu158 + splat_float32x8(12583166.0f);
    const float32x8 alu160 = alu158 - (alu159 - splat_float32x8(12583166.0f));
    const float32x8 alu161 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu160, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu162 = mulacc_float32x8(alu161, alu160, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu163 = mulacc_float32x8(alu162, alu160, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu164 = mulacc_float32x8(alu163, alu160, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu165 = mulacc_float32x8(alu164, alu160, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast12 = (uint32x8)alu159;
    const uint32x8 alu166 = cast12 >> splat_uint32x8(1u);
    const float32x8 alu167 = mulacc_float32x8(alu165, alu160, splat_float32x8(1.0f)) * (float32x8)(alu166 << splat_uint32x8(23u));
    const float32x8 alu168 = alu167 * (float32x8)((cast12 - alu166) << splat_uint32x8(23u));
    const float32x8 alu169 = select_float32x8(cond12, splat_float32x8(0.0f), alu168);
    const float32x8 alu170 = (val13 - vec0) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond13 = (int32x8)(alu170 < splat_float32x8(-150.0f));
    const float32x8 alu171 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu170), splat_float32x8(128.0f), select_float32x8(cond13, splat_float32x8(0.0f), alu170));
    const float32x8 alu172 = alu171 + splat_float32x8(12583166.0f);
    const float32x8 alu173 = alu171 - (alu172 - splat_float32x8(12583166.0f));
    const float32x8 alu174 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu173, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu175 = mulacc_float32x8(alu174, alu173, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu176 = mulacc_float32x8(alu175, alu173, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu177 = mulacc_float32x8(alu176, alu173, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu178 = mulacc_float32x8(alu177, alu173, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast13 = (uint32x8)alu172;
    const uint32x8 alu179 = cast13 >> splat_uint32x8(1u);
    const float32x8 alu180 = mulacc_float32x8(alu178, alu173, splat_float32x8(1.0f)) * (float32x8)(alu179 << splat_uint32x8(23u));
    const float32x8 alu181 = alu180 * (float32x8)((cast13 - alu179) << splat_uint32x8(23u));
    const float32x8 alu182 = select_float32x8(cond13, splat_float32x8(0.0f), alu181);
    const float32x8 alu183 = (val14 - vec0) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond14 = (int32x8)(alu183 < splat_float32x8(-150.0f));
    const float32x8 alu184 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu183), splat_float32x8(128.0f), select_float32x8(cond14, splat_float32x8(0.0f), alu183));
    const float32x8 alu185 = alu184 + splat_float32x8(12583166.0f);
    const float32x8 alu186 = alu184 - (alu185 - splat_float32x8(12583166.0f));
    const float32x8 alu187 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu186, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu188 = mulacc_float32x8(alu187, alu186, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu189 = mulacc_float32x8(alu188, alu186, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu190 = mulacc_float32x8(alu189, alu186, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu191 = mulacc_float32x8(alu190, alu186, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast14 = (uint32x8)alu185;
    const uint32x8 alu192 = cast14 >> splat_uint32x8(1u);
    const float32x8 alu193 = mulacc_float32x8(alu191, alu186, splat_float32x8(1.0f)) * (float32x8)(alu192 << splat_uint32x8(23u));
    const float32x8 alu194 = alu193 * (float32x8)((cast14 - alu192) << splat_uint32x8(23u));
    const float32x8 alu195 = select_float32x8(cond14, splat_float32x8(0.0f), alu194);
    const float32x8 alu196 = (val15 - vec0) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond15 = (int32x8)(alu196 < splat_float32x8(-150.0f));
    const float32x8 alu197 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu196), splat_float32x8(128.0f), select_float32x8(cond15, splat_float32x8(0.0f), alu196));
    const float32x8 alu198 = alu197 + splat_float32x8(12583166.0f);
    const float32x8 alu199 = alu197 - (alu198 - splat_float32x8(12583166.0f));
    const float32x8 alu200 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu199, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu201 = mulacc_float32x8(alu200, alu199, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu202 = mulacc_float32x8(alu201, alu199, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu203 = mulacc_float32x8(alu202, alu199, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu204 = mulacc_float32x8(alu203, alu199, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast15 = (uint32x8)alu198;
    const uint32x8 alu205 = cast15 >> splat_uint32x8(1u);
    const float32x8 alu206 = mulacc_float32x8(alu204, alu199, splat_float32x8(1.0f)) * (float32x8)(alu205 << splat_uint32x8(23u));
    const float32x8 alu207 = alu206 * (float32x8)((cast15 - alu205) << splat_uint32x8(23u));
    const float32x8 alu208 = select_float32x8(cond15, splat_float32x8(0.0f), alu207);
    const float32x8 alu209 = alu117 + alu130 + (alu143 + alu156) + (alu169 + alu182 + (alu195 + alu208));
    const float32x8 alu210 = alu104 + alu209;
    const float32x4 alu211 = __builtin_shufflevector(alu210, alu210, 0, 1, 2, 3) + __builtin_shufflevector(alu210, alu210, 4, 5, 6, 7);
    const float32x2 alu212 = __builtin_shufflevector(alu211, alu211, 0, 1) + __builtin_shufflevector(alu211, alu211, 2, 3);
    const float32x8 vec1 = splat_float32x8((alu212[0] + alu212[1]));
    *(float32x8_align4 *)&data0[num0] = alu18 / vec1;
    *(float32x8_align4 *)&data0[num8] = alu117 / vec1;
    *(float32x8_align4 *)&data0[num4] = alu66 / vec1;
    *(float32x8_align4 *)&data0[num12] = alu169 / vec1;
    *(float32x8_align4 *)&data0[num2] = alu42 / vec1;
    *(float32x8_align4 *)&data0[num10] = alu143 / vec1;
    *(float32x8_align4 *)&data0[num6] = alu90 / vec1;
    *(float32x8_align4 *)&data0[num14] = alu195 / vec1;
    *(float32x8_align4 *)&data0[num1] = alu30 / vec1;
    *(float32x8_align4 *)&data0[num9] = alu130 / vec1;
    *(float32x8_align4 *)&data0[num5] = alu78 / vec1;
    *(float32x8_align4 *)&data0[num13] = alu182 / vec1;
    *(float32x8_align4 *)&data0[num3] = alu54 / vec1;
    *(float32x8_align4 *)&data0[num11] = alu156 / vec1;
    *(float32x8_align4 *)&data0[num7] = alu103 / vec1;
    *(float32x8_align4 *)&data0[num15] = alu208 / vec1;
  }
}
