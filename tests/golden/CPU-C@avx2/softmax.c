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
    const float32x8 alu8 = select_float32x8((int32x8)(alu7 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu7);
    const float32x8 alu9 = select_float32x8((int32x8)(splat_float32x8(0.0f) < alu8), splat_float32x8(0.0f), alu8);
    const float32x8 alu10 = alu9 + splat_float32x8(12583062.0f);
    const float32x8 alu11 = alu9 - (alu10 - splat_float32x8(12583062.0f));
    const float32x8 alu12 = mulacc_float32x8(splat_float32x8(0x1.34c568p-36f), alu11, splat_float32x8(0x1.5e6388p-33f));
    const float32x8 alu13 = mulacc_float32x8(alu12, alu11, splat_float32x8(0x1.3b399cp-30f));
    const float32x8 alu14 = mulacc_float32x8(alu13, alu11, splat_float32x8(0x1.c6b0cep-28f));
    const float32x8 alu15 = mulacc_float32x8(alu14, alu11, splat_float32x8(0x1.ebfbep-26f));
    const float32x8 alu16 = mulacc_float32x8(alu15, alu11, splat_float32x8(0x1.62e43p-24f));
    const float32x8 alu17 = mulacc_float32x8(alu16, alu11, splat_float32x8(0x1p-23f)) * (float32x8)((uint32x8)alu10 << splat_uint32x8(23u));
    const float32x8 alu18 = (val1 - vec0) * splat_float32x8(0x1.715476p+0f);
    const float32x8 alu19 = select_float32x8((int32x8)(alu18 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu18);
    const float32x8 alu20 = select_float32x8((int32x8)(splat_float32x8(0.0f) < alu19), splat_float32x8(0.0f), alu19);
    const float32x8 alu21 = alu20 + splat_float32x8(12583062.0f);
    const float32x8 alu22 = alu20 - (alu21 - splat_float32x8(12583062.0f));
    const float32x8 alu23 = mulacc_float32x8(splat_float32x8(0x1.34c568p-36f), alu22, splat_float32x8(0x1.5e6388p-33f));
    const float32x8 alu24 = mulacc_float32x8(alu23, alu22, splat_float32x8(0x1.3b399cp-30f));
    const float32x8 alu25 = mulacc_float32x8(alu24, alu22, splat_float32x8(0x1.c6b0cep-28f));
    const float32x8 alu26 = mulacc_float32x8(alu25, alu22, splat_float32x8(0x1.ebfbep-26f));
    const float32x8 alu27 = mulacc_float32x8(alu26, alu22, splat_float32x8(0x1.62e43p-24f));
    const float32x8 alu28 = mulacc_float32x8(alu27, alu22, splat_float32x8(0x1p-23f)) * (float32x8)((uint32x8)alu21 << splat_uint32x8(23u));
    const float32x8 alu29 = (val2 - vec0) * splat_float32x8(0x1.715476p+0f);
    const float32x8 alu30 = select_float32x8((int32x8)(alu29 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu29);
    const float32x8 alu31 = select_float32x8((int32x8)(splat_float32x8(0.0f) < alu30), splat_float32x8(0.0f), alu30);
    const float32x8 alu32 = alu31 + splat_float32x8(12583062.0f);
    const float32x8 alu33 = alu31 - (alu32 - splat_float32x8(12583062.0f));
    const float32x8 alu34 = mulacc_float32x8(splat_float32x8(0x1.34c568p-36f), alu33, splat_float32x8(0x1.5e6388p-33f));
    const float32x8 alu35 = mulacc_float32x8(alu34, alu33, splat_float32x8(0x1.3b399cp-30f));
    const float32x8 alu36 = mulacc_float32x8(alu35, alu33, splat_float32x8(0x1.c6b0cep-28f));
    const float32x8 alu37 = mulacc_float32x8(alu36, alu33, splat_float32x8(0x1.ebfbep-26f));
    const float32x8 alu38 = mulacc_float32x8(alu37, alu33, splat_float32x8(0x1.62e43p-24f));
    const float32x8 alu39 = mulacc_float32x8(alu38, alu33, splat_float32x8(0x1p-23f)) * (float32x8)((uint32x8)alu32 << splat_uint32x8(23u));
    const float32x8 alu40 = (val3 - vec0) * splat_float32x8(0x1.715476p+0f);
    const float32x8 alu41 = select_float32x8((int32x8)(alu40 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu40);
    const float32x8 alu42 = select_float32x8((int32x8)(splat_float32x8(0.0f) < alu41), splat_float32x8(0.0f), alu41);
    const float32x8 alu43 = alu42 + splat_float32x8(12583062.0f);
    const float32x8 alu44 = alu42 - (alu43 - splat_float32x8(12583062.0f));
    const float32x8 alu45 = mulacc_float32x8(splat_float32x8(0x1.34c568p-36f), alu44, splat_float32x8(0x1.5e6388p-33f));
    const float32x8 alu46 = mulacc_float32x8(alu45, alu44, splat_float32x8(0x1.3b399cp-30f));
    const float32x8 alu47 = mulacc_float32x8(alu46, alu44, splat_float32x8(0x1.c6b0cep-28f));
    const float32x8 alu48 = mulacc_float32x8(alu47, alu44, splat_float32x8(0x1.ebfbep-26f));
    const float32x8 alu49 = mulacc_float32x8(alu48, alu44, splat_float32x8(0x1.62e43p-24f));
    const float32x8 alu50 = mulacc_float32x8(alu49, alu44, splat_float32x8(0x1p-23f)) * (float32x8)((uint32x8)alu43 << splat_uint32x8(23u));
    const float32x8 alu51 = (val4 - vec0) * splat_float32x8(0x1.715476p+0f);
    const float32x8 alu52 = select_float32x8((int32x8)(alu51 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu51);
    const float32x8 alu53 = select_float32x8((int32x8)(splat_float32x8(0.0f) < alu52), splat_float32x8(0.0f), alu52);
    const float32x8 alu54 = alu53 + splat_float32x8(12583062.0f);
    const float32x8 alu55 = alu53 - (alu54 - splat_float32x8(12583062.0f));
    const float32x8 alu56 = mulacc_float32x8(splat_float32x8(0x1.34c568p-36f), alu55, splat_float32x8(0x1.5e6388p-33f));
    const float32x8 alu57 = mulacc_float32x8(alu56, alu55, splat_float32x8(0x1.3b399cp-30f));
    const float32x8 alu58 = mulacc_float32x8(alu57, alu55, splat_float32x8(0x1.c6b0cep-28f));
    const float32x8 alu59 = mulacc_float32x8(alu58, alu55, splat_float32x8(0x1.ebfbep-26f));
    const float32x8 alu60 = mulacc_float32x8(alu59, alu55, splat_float32x8(0x1.62e43p-24f));
    const float32x8 alu61 = mulacc_float32x8(alu60, alu55, splat_float32x8(0x1p-23f)) * (float32x8)((uint32x8)alu54 << splat_uint32x8(23u));
    const float32x8 alu62 = (val5 - vec0) * splat_float32x8(0x1.715476p+0f);
    const float32x8 alu63 = select_float32x8((int32x8)(alu62 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu62);
    const float32x8 alu64 = select_float32x8((int32x8)(splat_float32x8(0.0f) < alu63), splat_float32x8(0.0f), alu63);
    const float32x8 alu65 = alu64 + splat_float32x8(12583062.0f);
    const float32x8 alu66 = alu64 - (alu65 - splat_float32x8(12583062.0f));
    const float32x8 alu67 = mulacc_float32x8(splat_float32x8(0x1.34c568p-36f), alu66, splat_float32x8(0x1.5e6388p-33f));
    const float32x8 alu68 = mulacc_float32x8(alu67, alu66, splat_float32x8(0x1.3b399cp-30f));
    const float32x8 alu69 = mulacc_float32x8(alu68, alu66, splat_float32x8(0x1.c6b0cep-28f));
    const float32x8 alu70 = mulacc_float32x8(alu69, alu66, splat_float32x8(0x1.ebfbep-26f));
    const float32x8 alu71 = mulacc_float32x8(alu70, alu66, splat_float32x8(0x1.62e43p-24f));
    const float32x8 alu72 = mulacc_float32x8(alu71, alu66, splat_float32x8(0x1p-23f)) * (float32x8)((uint32x8)alu65 << splat_uint32x8(23u));
    const float32x8 alu73 = (val6 - vec0) * splat_float32x8(0x1.715476p+0f);
    const float32x8 alu74 = select_float32x8((int32x8)(alu73 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu73);
    const float32x8 alu75 = select_float32x8((int32x8)(splat_float32x8(0.0f) < alu74), splat_float32x8(0.0f), alu74);
    const float32x8 alu76 = alu75 + splat_float32x8(12583062.0f);
    const float32x8 alu77 = alu75 - (alu76 - splat_float32x8(12583062.0f));
    const float32x8 alu78 = mulacc_float32x8(splat_float32x8(0x1.34c568p-36f), alu77, splat_float32x8(0x1.5e6388p-33f));
    const float32x8 alu79 = mulacc_float32x8(alu78, alu77, splat_float32x8(0x1.3b399cp-30f));
    const float32x8 alu80 = mulacc_float32x8(alu79, alu77, splat_float32x8(0x1.c6b0cep-28f));
    const float32x8 alu81 = mulacc_float32x8(alu80, alu77, splat_float32x8(0x1.ebfbep-26f));
    const float32x8 alu82 = mulacc_float32x8(alu81, alu77, splat_float32x8(0x1.62e43p-24f));
    const float32x8 alu83 = mulacc_float32x8(alu82, alu77, splat_float32x8(0x1p-23f)) * (float32x8)((uint32x8)alu76 << splat_uint32x8(23u));
    const float32x8 alu84 = (val7 - vec0) * splat_float32x8(0x1.715476p+0f);
    const float32x8 alu85 = select_float32x8((int32x8)(alu84 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu84);
    const float32x8 alu86 = select_float32x8((int32x8)(splat_float32x8(0.0f) < alu85), splat_float32x8(0.0f), alu85);
    const float32x8 alu87 = alu86 + splat_float32x8(12583062.0f);
    const float32x8 alu88 = alu86 - (alu87 - splat_float32x8(12583062.0f));
    const float32x8 alu89 = mulacc_float32x8(splat_float32x8(0x1.34c568p-36f), alu88, splat_float32x8(0x1.5e6388p-33f));
    const float32x8 alu90 = mulacc_float32x8(alu89, alu88, splat_float32x8(0x1.3b399cp-30f));
    const float32x8 alu91 = mulacc_float32x8(alu90, alu88, splat_float32x8(0x1.c6b0cep-28f));
    const float32x8 alu92 = mulacc_float32x8(alu91, alu88, splat_float32x8(0x1.ebfbep-26f));
    const float32x8 alu93 = mulacc_float32x8(alu92, alu88, splat_float32x8(0x1.62e43p-24f));
    const float32x8 alu94 = mulacc_float32x8(alu93, alu88, splat_float32x8(0x1p-23f)) * (float32x8)((uint32x8)alu87 << splat_uint32x8(23u));
    const float32x8 alu95 = alu17 + alu28 + (alu39 + alu50) + (alu61 + alu72 + (alu83 + alu94));
    const float32x8 alu96 = (val8 - vec0) * splat_float32x8(0x1.715476p+0f);
    const float32x8 alu97 = select_float32x8((int32x8)(alu96 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu96);
    const float32x8 alu98 = select_float32x8((int32x8)(splat_float32x8(0.0f) < alu97), splat_float32x8(0.0f), alu97);
    const float32x8 alu99 = alu98 + splat_float32x8(12583062.0f);
    const float32x8 alu100 = alu98 - (alu99 - splat_float32x8(12583062.0f));
    const float32x8 alu101 = mulacc_float32x8(splat_float32x8(0x1.34c568p-36f), alu100, splat_float32x8(0x1.5e6388p-33f));
    const float32x8 alu102 = mulacc_float32x8(alu101, alu100, splat_float32x8(0x1.3b399cp-30f));
    const float32x8 alu103 = mulacc_float32x8(alu102, alu100, splat_float32x8(0x1.c6b0cep-28f));
    const float32x8 alu104 = mulacc_float32x8(alu103, alu100, splat_float32x8(0x1.ebfbep-26f));
    const float32x8 alu105 = mulacc_float32x8(alu104, alu100, splat_float32x8(0x1.62e43p-24f));
    const float32x8 alu106 = mulacc_float32x8(alu105, alu100, splat_float32x8(0x1p-23f)) * (float32x8)((uint32x8)alu99 << splat_uint32x8(23u));
    const float32x8 alu107 = (val9 - vec0) * splat_float32x8(0x1.715476p+0f);
    const float32x8 alu108 = select_float32x8((int32x8)(alu107 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu107);
    const float32x8 alu109 = select_float32x8((int32x8)(splat_float32x8(0.0f) < alu108), splat_float32x8(0.0f), alu108);
    const float32x8 alu110 = alu109 + splat_float32x8(12583062.0f);
    const float32x8 alu111 = alu109 - (alu110 - splat_float32x8(12583062.0f));
    const float32x8 alu112 = mulacc_float32x8(splat_float32x8(0x1.34c568p-36f), alu111, splat_float32x8(0x1.5e6388p-33f));
    const float32x8 alu113 = mulacc_float32x8(alu112, alu111, splat_float32x8(0x1.3b399cp-30f));
    const float32x8 alu114 = mulacc_float32x8(alu113, alu111, splat_float32x8(0x1.c6b0cep-28f));
    const float32x8 alu115 = mulacc_float32x8(alu114, alu111, splat_float32x8(0x1.ebfbep-26f));
    const float32x8 alu116 = mulacc_float32x8(alu115, alu111, splat_float32x8(0x1.62e43p-24f));
    const float32x8 alu117 = mulacc_float32x8(alu116, alu111, splat_float32x8(0x1p-23f)) * (float32x8)((uint32x8)alu110 << splat_uint32x8(23u));
    const float32x8 alu118 = (val10 - vec0) * splat_float32x8(0x1.715476p+0f);
    const float32x8 alu119 = select_float32x8((int32x8)(alu118 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu118);
    const float32x8 alu120 = select_float32x8((int32x8)(splat_float32x8(0.0f) < alu119), splat_float32x8(0.0f), alu119);
    const float32x8 alu121 = alu120 + splat_float32x8(12583062.0f);
    const float32x8 alu122 = alu120 - (alu121 - splat_float32x8(12583062.0f));
    const float32x8 alu123 = mulacc_float32x8(splat_float32x8(0x1.34c568p-36f), alu122, splat_float32x8(0x1.5e6388p-33f));
    const float32x8 alu124 = mulacc_float32x8(alu123, alu122, splat_float32x8(0x1.3b399cp-30f));
    const float32x8 alu125 = mulacc_float32x8(alu124, alu122, splat_float32x8(0x1.c6b0cep-28f));
    const float32x8 alu126 = mulacc_float32x8(alu125, alu122, splat_float32x8(0x1.ebfbep-26f));
    const float32x8 alu127 = mulacc_float32x8(alu126, alu122, splat_float32x8(0x1.62e43p-24f));
    const float32x8 alu128 = mulacc_float32x8(alu127, alu122, splat_float32x8(0x1p-23f)) * (float32x8)((uint32x8)alu121 << splat_uint32x8(23u));
    const float32x8 alu129 = (val11 - vec0) * splat_float32x8(0x1.715476p+0f);
    const float32x8 alu130 = select_float32x8((int32x8)(alu129 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu129);
    const float32x8 alu131 = select_float32x8((int32x8)(splat_float32x8(0.0f) < alu130), splat_float32x8(0.0f), alu130);
    const float32x8 alu132 = alu131 + splat_float32x8(12583062.0f);
    const float32x8 alu133 = alu131 - (alu132 - splat_float32x8(12583062.0f));
    const float32x8 alu134 = mulacc_float32x8(splat_float32x8(0x1.34c568p-36f), alu133, splat_float32x8(0x1.5e6388p-33f));
    const float32x8 alu135 = mulacc_float32x8(alu134, alu133, splat_float32x8(0x1.3b399cp-30f));
    const float32x8 alu136 = mulacc_float32x8(alu135, alu133, splat_float32x8(0x1.c6b0cep-28f));
    const float32x8 alu137 = mulacc_float32x8(alu136, alu133, splat_float32x8(0x1.ebfbep-26f));
    const float32x8 alu138 = mulacc_float32x8(alu137, alu133, splat_float32x8(0x1.62e43p-24f));
    const float32x8 alu139 = mulacc_float32x8(alu138, alu133, splat_float32x8(0x1p-23f)) * (float32x8)((uint32x8)alu132 << splat_uint32x8(23u));
    const float32x8 alu140 = (val12 - vec0) * splat_float32x8(0x1.715476p+0f);
    const float32x8 alu141 = select_float32x8((int32x8)(alu140 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu140);
    const float32x8 alu142 = select_float32x8((int32x8)(splat_float32x8(0.0f) < alu141), splat_float32x8(0.0f), alu141);
    const float32x8 alu143 = alu142 + splat_float32x8(12583062.0f);
    const float32x8 alu144 = alu142 - (alu143 - splat_float32x8(12583062.0f));
    const float32x8 alu145 = mulacc_float32x8(splat_float32x8(0x1.34c568p-36f), alu144, splat_float32x8(0x1.5e6388p-33f));
    const float32x8 alu146 = mulacc_float32x8(alu145, alu144, splat_float32x8(0x1.3b399cp-30f));
    const float32x8 alu147 = mulacc_float32x8(alu146, alu144, splat_float32x8(0x1.c6b0cep-28f));
    const float32x8 alu148 = mulacc_float32x8(alu147, alu144, splat_float32x8(0x1.ebfbep-26f));
    const float32x8 alu149 = mulacc_float32x8(alu148, alu144, splat_float32x8(0x1.62e43p-24f));
    const float32x8 alu150 = mulacc_float32x8(alu149, alu144, splat_float32x8(0x1p-23f)) * (float32x8)((uint32x8)alu143 << splat_uint32x8(23u));
    const float32x8 alu151 = (val13 - vec0) * splat_float32x8(0x1.715476p+0f);
    const float32x8 alu152 = select_float32x8((int32x8)(alu151 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu151);
    const float32x8 alu153 = select_float32x8((int32x8)(splat_float32x8(0.0f) < alu152), splat_float32x8(0.0f), alu152);
    const float32x8 alu154 = alu153 + splat_float32x8(12583062.0f);
    const float32x8 alu155 = alu153 - (alu154 - splat_float32x8(12583062.0f));
    const float32x8 alu156 = mulacc_float32x8(splat_float32x8(0x1.34c568p-36f), alu155, splat_float32x8(0x1.5e6388p-33f));
    const float32x8 alu157 = mulacc_float32x8(alu156, alu155, splat_float32x8(0x1.3b399cp-30f));
    const float32x8 alu158 = mulacc_float32x8(alu157, alu155, splat_float32x8(0x1.c6b0cep-28f));
    const float32x8 alu159 = mulacc_float32x8(alu158, alu155, splat_float32x8(0x1.ebfbep-26f));
    const float32x8 alu160 = mulacc_float32x8(alu159, alu155, splat_float32x8(0x1.62e43p-24f));
    const float32x8 alu161 = mulacc_float32x8(alu160, alu155, splat_float32x8(0x1p-23f)) * (float32x8)((uint32x8)alu154 << splat_uint32x8(23u));
    const float32x8 alu162 = (val14 - vec0) * splat_float32x8(0x1.715476p+0f);
    const float32x8 alu163 = select_float32x8((int32x8)(alu162 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu162);
    const float32x8 alu164 = select_float32x8((int32x8)(splat_float32x8(0.0f) < alu163), splat_float32x8(0.0f), alu163);
    const float32x8 alu165 = alu164 + splat_float32x8(12583062.0f);
    const float32x8 alu166 = alu164 - (alu165 - splat_float32x8(12583062.0f));
    const float32x8 alu167 = mulacc_float32x8(splat_float32x8(0x1.34c568p-36f), alu166, splat_float32x8(0x1.5e6388p-33f));
    const float32x8 alu168 = mulacc_float32x8(alu167, alu166, splat_float32x8(0x1.3b399cp-30f));
    const float32x8 alu169 = mulacc_float32x8(alu168, alu166, splat_float32x8(0x1.c6b0cep-28f));
    const float32x8 alu170 = mulacc_float32x8(alu169, alu166, splat_float32x8(0x1.ebfbep-26f));
    const float32x8 alu171 = mulacc_float32x8(alu170, alu166, splat_float32x8(0x1.62e43p-24f));
    const float32x8 alu172 = mulacc_float32x8(alu171, alu166, splat_float32x8(0x1p-23f)) * (float32x8)((uint32x8)alu165 << splat_uint32x8(23u));
    const float32x8 alu173 = (val15 - vec0) * splat_float32x8(0x1.715476p+0f);
    const float32x8 alu174 = select_float32x8((int32x8)(alu173 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu173);
    const float32x8 alu175 = select_float32x8((int32x8)(splat_float32x8(0.0f) < alu174), splat_float32x8(0.0f), alu174);
    const float32x8 alu176 = alu175 + splat_float32x8(12583062.0f);
    const float32x8 alu177 = alu175 - (alu176 - splat_float32x8(12583062.0f));
    const float32x8 alu178 = mulacc_float32x8(splat_float32x8(0x1.34c568p-36f), alu177, splat_float32x8(0x1.5e6388p-33f));
    const float32x8 alu179 = mulacc_float32x8(alu178, alu177, splat_float32x8(0x1.3b399cp-30f));
    const float32x8 alu180 = mulacc_float32x8(alu179, alu177, splat_float32x8(0x1.c6b0cep-28f));
    const float32x8 alu181 = mulacc_float32x8(alu180, alu177, splat_float32x8(0x1.ebfbep-26f));
    const float32x8 alu182 = mulacc_float32x8(alu181, alu177, splat_float32x8(0x1.62e43p-24f));
    const float32x8 alu183 = mulacc_float32x8(alu182, alu177, splat_float32x8(0x1p-23f)) * (float32x8)((uint32x8)alu176 << splat_uint32x8(23u));
    const float32x8 alu184 = alu106 + alu117 + (alu128 + alu139) + (alu150 + alu161 + (alu172 + alu183));
    const float32x8 alu185 = alu95 + alu184;
    const float32x4 alu186 = __builtin_shufflevector(alu185, alu185, 0, 1, 2, 3) + __builtin_shufflevector(alu185, alu185, 4, 5, 6, 7);
    const float32x2 alu187 = __builtin_shufflevector(alu186, alu186, 0, 1) + __builtin_shufflevector(alu186, alu186, 2, 3);
    const float32x8 vec1 = splat_float32x8((alu187[0] + alu187[1]));
    *(float32x8_align4 *)&data0[num0] = alu17 / vec1;
    *(float32x8_align4 *)&data0[num8] = alu106 / vec1;
    *(float32x8_align4 *)&data0[num4] = alu61 / vec1;
    *(float32x8_align4 *)&data0[num12] = alu150 / vec1;
    *(float32x8_align4 *)&data0[num2] = alu39 / vec1;
    *(float32x8_align4 *)&data0[num10] = alu128 / vec1;
    *(float32x8_align4 *)&data0[num6] = alu83 / vec1;
    *(float32x8_align4 *)&data0[num14] = alu172 / vec1;
    *(float32x8_align4 *)&data0[num1] = alu28 / vec1;
    *(float32x8_align4 *)&data0[num9] = alu117 / vec1;
    *(float32x8_align4 *)&data0[num5] = alu72 / vec1;
    *(float32x8_align4 *)&data0[num13] = alu161 / vec1;
    *(float32x8_align4 *)&data0[num3] = alu50 / vec1;
    *(float32x8_align4 *)&data0[num11] = alu139 / vec1;
    *(float32x8_align4 *)&data0[num7] = alu94 / vec1;
    *(float32x8_align4 *)&data0[num15] = alu183 / vec1;
  }
}
