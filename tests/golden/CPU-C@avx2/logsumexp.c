#include <stdbool.h>
#include <stdint.h>

typedef float float32x8 __attribute__((vector_size(32)));
typedef uint32_t uint32x8 __attribute__((vector_size(32)));
typedef float float32x4 __attribute__((vector_size(16)));
typedef uint32_t uint32x4 __attribute__((vector_size(16)));
typedef float float32x2 __attribute__((vector_size(8)));
typedef uint32_t uint32x2 __attribute__((vector_size(8)));
typedef float float32x8_align4 __attribute__((vector_size(32), aligned(4), may_alias));
typedef int32_t int32x8 __attribute__((vector_size(32)));
typedef int32_t int32x4 __attribute__((vector_size(16)));
typedef int32_t int32x2 __attribute__((vector_size(8)));

static inline __attribute__((always_inline)) float32x8 splat_float32x8(float x) {
  return (float32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) uint32x8 splat_uint32x8(uint32_t x) {
  return (uint32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) float32x4 splat_float32x4(float x) {
  return (float32x4){x, x, x, x};
}

static inline __attribute__((always_inline)) uint32x4 splat_uint32x4(uint32_t x) {
  return (uint32x4){x, x, x, x};
}

static inline __attribute__((always_inline)) float32x2 splat_float32x2(float x) {
  return (float32x2){x, x};
}

static inline __attribute__((always_inline)) uint32x2 splat_uint32x2(uint32_t x) {
  return (uint32x2){x, x};
}

static inline __attribute__((always_inline)) float32x8 select_float32x8(int32x8 mask, float32x8 a, float32x8 b) {
  return (float32x8)((mask & (int32x8)a) | (~mask & (int32x8)b));
}

static inline __attribute__((always_inline)) float32x8 max_float32x8(float32x8 a, float32x8 b) {
  return select_float32x8((int32x8)((a > b) | (a != a)), a, b);
}

static inline __attribute__((always_inline)) float32x8 mulacc_float32x8(float32x8 a, float32x8 b, float32x8 c) {
#ifdef __clang__
#pragma STDC FP_CONTRACT ON
  return a * b + c;
#else
  return __builtin_ia32_vfmaddps256(a, b, c);
#endif
}

static inline __attribute__((always_inline)) float32x4 select_float32x4(int32x4 mask, float32x4 a, float32x4 b) {
  return (float32x4)((mask & (int32x4)a) | (~mask & (int32x4)b));
}

static inline __attribute__((always_inline)) float32x4 max_float32x4(float32x4 a, float32x4 b) {
  return select_float32x4((int32x4)((a > b) | (a != a)), a, b);
}

static inline __attribute__((always_inline)) float32x4 mulacc_float32x4(float32x4 a, float32x4 b, float32x4 c) {
#ifdef __clang__
#pragma STDC FP_CONTRACT ON
  return a * b + c;
#else
  return __builtin_ia32_vfmaddps(a, b, c);
#endif
}

static inline __attribute__((always_inline)) float32x2 select_float32x2(int32x2 mask, float32x2 a, float32x2 b) {
  return (float32x2)((mask & (int32x2)a) | (~mask & (int32x2)b));
}

static inline __attribute__((always_inline)) float32x2 max_float32x2(float32x2 a, float32x2 b) {
  return select_float32x2((int32x2)((a > b) | (a != a)), a, b);
}

static inline __attribute__((always_inline)) float32x2 mulacc_float32x2(float32x2 a, float32x2 b, float32x2 c) {
#ifdef __clang__
#pragma STDC FP_CONTRACT ON
  return a * b + c;
#else
  return (float32x2){__builtin_fmaf(a[0], b[0], c[0]), __builtin_fmaf(a[1], b[1], c[1])};
#endif
}

static inline __attribute__((always_inline)) float max_float32(float a, float b) {
  return ((a > b) | (a != a)) ? a : b;
}

static inline __attribute__((always_inline)) float mulacc_float32(float a, float b, float c) {
  return __builtin_fmaf(a, b, c);
}

static inline __attribute__((always_inline)) uint32_t bits_of_float32_as_uint32(float a) {
  uint32_t r;
  __builtin_memcpy(&r, &a, 4);
  return r;
}

static inline __attribute__((always_inline)) float bits_of_uint32_as_float32(uint32_t a) {
  float r;
  __builtin_memcpy(&r, &a, 4);
  return r;
}

static inline __attribute__((always_inline)) int32_t bits_of_float32_as_int32(float a) {
  int32_t r;
  __builtin_memcpy(&r, &a, 4);
  return r;
}

static inline __attribute__((always_inline)) float bits_of_int32_as_float32(int32_t a) {
  float r;
  __builtin_memcpy(&r, &a, 4);
  return r;
}

void logsumexp(void **args, int64_t start, int64_t stop, void *scratch) {
  float *data0 = args[0];
  const float *data1 = args[1];
  float32x8 acc1;
  float32x8 acc0;
  float32x8 acc2;
  float32x8 acc3;
  float32x8 acc4;
  float32x8 acc5;
  float32x8 acc6;
  float32x8 acc7;
  for (int32_t o0 = 0; o0 < 2; o0++) {
    const int32_t num0 = o0 * 4;
    acc0 = splat_float32x8(-__builtin_inff());
    const int32_t num1 = o0 * 256;
    acc1 = splat_float32x8(0.0f);
    acc2 = splat_float32x8(-__builtin_inff());
    acc3 = splat_float32x8(0.0f);
    acc4 = splat_float32x8(-__builtin_inff());
    acc5 = splat_float32x8(0.0f);
    acc6 = splat_float32x8(-__builtin_inff());
    acc7 = splat_float32x8(0.0f);
    for (int32_t r0 = 0; r0 < 8; r0++) {
      const float32x8 val0 = acc0;
      const int32_t num2 = num1 + r0 * 8;
      const float32x8 val1 = *(const float32x8_align4 *)&data1[num2];
      const float32x8 alu0 = max_float32x8(val0, val1);
      acc0 = alu0;
      const float32x8 alu1 = (val0 - alu0) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu2 = select_float32x8((int32x8)(alu1 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu1);
      const float32x8 alu3 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu2), splat_float32x8(128.0f), alu2);
      const float32x8 alu4 = alu3 + splat_float32x8(12583063.0f);
      const float32x8 alu5 = alu3 - (alu4 - splat_float32x8(12583063.0f));
      const float32x8 alu6 = mulacc_float32x8(splat_float32x8(0x1.34c568p+90f), alu5, splat_float32x8(0x1.5e6388p+93f));
      const float32x8 alu7 = mulacc_float32x8(alu6, alu5, splat_float32x8(0x1.3b399cp+96f));
      const float32x8 alu8 = mulacc_float32x8(alu7, alu5, splat_float32x8(0x1.c6b0cep+98f));
      const float32x8 alu9 = mulacc_float32x8(alu8, alu5, splat_float32x8(0x1.ebfbep+100f));
      const float32x8 alu10 = mulacc_float32x8(alu9, alu5, splat_float32x8(0x1.62e43p+102f));
      const uint32x8 cast0 = (uint32x8)alu4;
      const uint32x8 alu11 = (cast0 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
      const float32x8 alu12 = mulacc_float32x8(alu10, alu5, splat_float32x8(0x1p+103f)) * (float32x8)((cast0 << splat_uint32x8(23u)) - alu11);
      const float32x8 alu13 = select_float32x8((int32x8)(val0 == alu0), splat_float32x8(1.0f), alu12 * (float32x8)alu11);
      const float32x8 alu14 = (val1 - alu0) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu15 = select_float32x8((int32x8)(alu14 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu14);
      const float32x8 alu16 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu15), splat_float32x8(128.0f), alu15);
      const float32x8 alu17 = alu16 + splat_float32x8(12583063.0f);
      const float32x8 alu18 = alu16 - (alu17 - splat_float32x8(12583063.0f));
      const float32x8 alu19 = mulacc_float32x8(splat_float32x8(0x1.34c568p+90f), alu18, splat_float32x8(0x1.5e6388p+93f));
      const float32x8 alu20 = mulacc_float32x8(alu19, alu18, splat_float32x8(0x1.3b399cp+96f));
      const float32x8 alu21 = mulacc_float32x8(alu20, alu18, splat_float32x8(0x1.c6b0cep+98f));
      const float32x8 alu22 = mulacc_float32x8(alu21, alu18, splat_float32x8(0x1.ebfbep+100f));
      const float32x8 alu23 = mulacc_float32x8(alu22, alu18, splat_float32x8(0x1.62e43p+102f));
      const uint32x8 cast1 = (uint32x8)alu17;
      const uint32x8 alu24 = (cast1 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
      const float32x8 alu25 = mulacc_float32x8(alu23, alu18, splat_float32x8(0x1p+103f)) * (float32x8)((cast1 << splat_uint32x8(23u)) - alu24);
      const float32x8 alu26 = select_float32x8((int32x8)(val1 == alu0), splat_float32x8(1.0f), alu25 * (float32x8)alu24);
      acc1 = mulacc_float32x8(acc1, alu13, alu26);
      const float32x8 val2 = acc2;
      const float32x8 val3 = *(const float32x8_align4 *)&data1[num2 + 64];
      const float32x8 alu27 = max_float32x8(val2, val3);
      acc2 = alu27;
      const float32x8 alu28 = (val2 - alu27) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu29 = select_float32x8((int32x8)(alu28 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu28);
      const float32x8 alu30 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu29), splat_float32x8(128.0f), alu29);
      const float32x8 alu31 = alu30 + splat_float32x8(12583063.0f);
      const float32x8 alu32 = alu30 - (alu31 - splat_float32x8(12583063.0f));
      const float32x8 alu33 = mulacc_float32x8(splat_float32x8(0x1.34c568p+90f), alu32, splat_float32x8(0x1.5e6388p+93f));
      const float32x8 alu34 = mulacc_float32x8(alu33, alu32, splat_float32x8(0x1.3b399cp+96f));
      const float32x8 alu35 = mulacc_float32x8(alu34, alu32, splat_float32x8(0x1.c6b0cep+98f));
      const float32x8 alu36 = mulacc_float32x8(alu35, alu32, splat_float32x8(0x1.ebfbep+100f));
      const float32x8 alu37 = mulacc_float32x8(alu36, alu32, splat_float32x8(0x1.62e43p+102f));
      const uint32x8 cast2 = (uint32x8)alu31;
      const uint32x8 alu38 = (cast2 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
      const float32x8 alu39 = mulacc_float32x8(alu37, alu32, splat_float32x8(0x1p+103f)) * (float32x8)((cast2 << splat_uint32x8(23u)) - alu38);
      const float32x8 alu40 = select_float32x8((int32x8)(val2 == alu27), splat_float32x8(1.0f), alu39 * (float32x8)alu38);
      const float32x8 alu41 = (val3 - alu27) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu42 = select_float32x8((int32x8)(alu41 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu41);
      const float32x8 alu43 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu42), splat_float32x8(128.0f), alu42);
      const float32x8 alu44 = alu43 + splat_float32x8(12583063.0f);
      const float32x8 alu45 = alu43 - (alu44 - splat_float32x8(12583063.0f));
      const float32x8 alu46 = mulacc_float32x8(splat_float32x8(0x1.34c568p+90f), alu45, splat_float32x8(0x1.5e6388p+93f));
      const float32x8 alu47 = mulacc_float32x8(alu46, alu45, splat_float32x8(0x1.3b399cp+96f));
      const float32x8 alu48 = mulacc_float32x8(alu47, alu45, splat_float32x8(0x1.c6b0cep+98f));
      const float32x8 alu49 = mulacc_float32x8(alu48, alu45, splat_float32x8(0x1.ebfbep+100f));
      const float32x8 alu50 = mulacc_float32x8(alu49, alu45, splat_float32x8(0x1.62e43p+102f));
      const uint32x8 cast3 = (uint32x8)alu44;
      const uint32x8 alu51 = (cast3 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
      const float32x8 alu52 = mulacc_float32x8(alu50, alu45, splat_float32x8(0x1p+103f)) * (float32x8)((cast3 << splat_uint32x8(23u)) - alu51);
      const float32x8 alu53 = select_float32x8((int32x8)(val3 == alu27), splat_float32x8(1.0f), alu52 * (float32x8)alu51);
      acc3 = mulacc_float32x8(acc3, alu40, alu53);
      const float32x8 val4 = acc4;
      const float32x8 val5 = *(const float32x8_align4 *)&data1[num2 + 128];
      const float32x8 alu54 = max_float32x8(val4, val5);
      acc4 = alu54;
      const float32x8 alu55 = (val4 - alu54) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu56 = select_float32x8((int32x8)(alu55 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu55);
      const float32x8 alu57 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu56), splat_float32x8(128.0f), alu56);
      const float32x8 alu58 = alu57 + splat_float32x8(12583063.0f);
      const float32x8 alu59 = alu57 - (alu58 - splat_float32x8(12583063.0f));
      const float32x8 alu60 = mulacc_float32x8(splat_float32x8(0x1.34c568p+90f), alu59, splat_float32x8(0x1.5e6388p+93f));
      const float32x8 alu61 = mulacc_float32x8(alu60, alu59, splat_float32x8(0x1.3b399cp+96f));
      const float32x8 alu62 = mulacc_float32x8(alu61, alu59, splat_float32x8(0x1.c6b0cep+98f));
      const float32x8 alu63 = mulacc_float32x8(alu62, alu59, splat_float32x8(0x1.ebfbep+100f));
      const float32x8 alu64 = mulacc_float32x8(alu63, alu59, splat_float32x8(0x1.62e43p+102f));
      const uint32x8 cast4 = (uint32x8)alu58;
      const uint32x8 alu65 = (cast4 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
      const float32x8 alu66 = mulacc_float32x8(alu64, alu59, splat_float32x8(0x1p+103f)) * (float32x8)((cast4 << splat_uint32x8(23u)) - alu65);
      const float32x8 alu67 = select_float32x8((int32x8)(val4 == alu54), splat_float32x8(1.0f), alu66 * (float32x8)alu65);
      const float32x8 alu68 = (val5 - alu54) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu69 = select_float32x8((int32x8)(alu68 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu68);
      const float32x8 alu70 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu69), splat_float32x8(128.0f), alu69);
      const float32x8 alu71 = alu70 + splat_float32x8(12583063.0f);
      const float32x8 alu72 = alu70 - (alu71 - splat_float32x8(12583063.0f));
      const float32x8 alu73 = mulacc_float32x8(splat_float32x8(0x1.34c568p+90f), alu72, splat_float32x8(0x1.5e6388p+93f));
      const float32x8 alu74 = mulacc_float32x8(alu73, alu72, splat_float32x8(0x1.3b399cp+96f));
      const float32x8 alu75 = mulacc_float32x8(alu74, alu72, splat_float32x8(0x1.c6b0cep+98f));
      const float32x8 alu76 = mulacc_float32x8(alu75, alu72, splat_float32x8(0x1.ebfbep+100f));
      const float32x8 alu77 = mulacc_float32x8(alu76, alu72, splat_float32x8(0x1.62e43p+102f));
      const uint32x8 cast5 = (uint32x8)alu71;
      const uint32x8 alu78 = (cast5 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
      const float32x8 alu79 = mulacc_float32x8(alu77, alu72, splat_float32x8(0x1p+103f)) * (float32x8)((cast5 << splat_uint32x8(23u)) - alu78);
      const float32x8 alu80 = select_float32x8((int32x8)(val5 == alu54), splat_float32x8(1.0f), alu79 * (float32x8)alu78);
      acc5 = mulacc_float32x8(acc5, alu67, alu80);
      const float32x8 val6 = acc6;
      const float32x8 val7 = *(const float32x8_align4 *)&data1[num2 + 192];
      const float32x8 alu81 = max_float32x8(val6, val7);
      acc6 = alu81;
      const float32x8 alu82 = (val6 - alu81) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu83 = select_float32x8((int32x8)(alu82 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu82);
      const float32x8 alu84 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu83), splat_float32x8(128.0f), alu83);
      const float32x8 alu85 = alu84 + splat_float32x8(12583063.0f);
      const float32x8 alu86 = alu84 - (alu85 - splat_float32x8(12583063.0f));
      const float32x8 alu87 = mulacc_float32x8(splat_float32x8(0x1.34c568p+90f), alu86, splat_float32x8(0x1.5e6388p+93f));
      const float32x8 alu88 = mulacc_float32x8(alu87, alu86, splat_float32x8(0x1.3b399cp+96f));
      const float32x8 alu89 = mulacc_float32x8(alu88, alu86, splat_float32x8(0x1.c6b0cep+98f));
      const float32x8 alu90 = mulacc_float32x8(alu89, alu86, splat_float32x8(0x1.ebfbep+100f));
      const float32x8 alu91 = mulacc_float32x8(alu90, alu86, splat_float32x8(0x1.62e43p+102f));
      const uint32x8 cast6 = (uint32x8)alu85;
      const uint32x8 alu92 = (cast6 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
      const float32x8 alu93 = mulacc_float32x8(alu91, alu86, splat_float32x8(0x1p+103f)) * (float32x8)((cast6 << splat_uint32x8(23u)) - alu92);
      const float32x8 alu94 = select_float32x8((int32x8)(val6 == alu81), splat_float32x8(1.0f), alu93 * (float32x8)alu92);
      const float32x8 alu95 = (val7 - alu81) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu96 = select_float32x8((int32x8)(alu95 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu95);
      const float32x8 alu97 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu96), splat_float32x8(128.0f), alu96);
      const float32x8 alu98 = alu97 + splat_float32x8(12583063.0f);
      const float32x8 alu99 = alu97 - (alu98 - splat_float32x8(12583063.0f));
      const float32x8 alu100 = mulacc_float32x8(splat_float32x8(0x1.34c568p+90f), alu99, splat_float32x8(0x1.5e6388p+93f));
      const float32x8 alu101 = mulacc_float32x8(alu100, alu99, splat_float32x8(0x1.3b399cp+96f));
      const float32x8 alu102 = mulacc_float32x8(alu101, alu99, splat_float32x8(0x1.c6b0cep+98f));
      const float32x8 alu103 = mulacc_float32x8(alu102, alu99, splat_float32x8(0x1.ebfbep+100f));
      const float32x8 alu104 = mulacc_float32x8(alu103, alu99, splat_float32x8(0x1.62e43p+102f));
      const uint32x8 cast7 = (uint32x8)alu98;
      const uint32x8 alu105 = (cast7 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
      const float32x8 alu106 = mulacc_float32x8(alu104, alu99, splat_float32x8(0x1p+103f)) * (float32x8)((cast7 << splat_uint32x8(23u)) - alu105);
      const float32x8 alu107 = select_float32x8((int32x8)(val7 == alu81), splat_float32x8(1.0f), alu106 * (float32x8)alu105);
      acc7 = mulacc_float32x8(acc7, alu94, alu107);
    }
    const float32x8 val8 = acc1;
    const float32x8 val9 = acc0;
    const float32x4 vec0 = __builtin_shufflevector(val9, val9, 0, 1, 2, 3);
    const float32x4 vec1 = __builtin_shufflevector(val9, val9, 4, 5, 6, 7);
    const float32x4 alu108 = max_float32x4(vec0, vec1);
    const float32x4 alu109 = (vec0 - alu108) * splat_float32x4(0x1.715476p+0f);
    const float32x4 alu110 = select_float32x4((int32x4)(alu109 < splat_float32x4(-150.0f)), splat_float32x4(-150.0f), alu109);
    const float32x4 alu111 = select_float32x4((int32x4)(splat_float32x4(128.0f) < alu110), splat_float32x4(128.0f), alu110);
    const float32x4 alu112 = alu111 + splat_float32x4(12583063.0f);
    const float32x4 alu113 = alu111 - (alu112 - splat_float32x4(12583063.0f));
    const float32x4 alu114 = mulacc_float32x4(splat_float32x4(0x1.34c568p+90f), alu113, splat_float32x4(0x1.5e6388p+93f));
    const float32x4 alu115 = mulacc_float32x4(alu114, alu113, splat_float32x4(0x1.3b399cp+96f));
    const float32x4 alu116 = mulacc_float32x4(alu115, alu113, splat_float32x4(0x1.c6b0cep+98f));
    const float32x4 alu117 = mulacc_float32x4(alu116, alu113, splat_float32x4(0x1.ebfbep+100f));
    const float32x4 alu118 = mulacc_float32x4(alu117, alu113, splat_float32x4(0x1.62e43p+102f));
    const uint32x4 cast8 = (uint32x4)alu112;
    const uint32x4 alu119 = (cast8 << splat_uint32x4(22u)) & splat_uint32x4(2139095040u);
    const float32x4 alu120 = mulacc_float32x4(alu118, alu113, splat_float32x4(0x1p+103f)) * (float32x4)((cast8 << splat_uint32x4(23u)) - alu119);
    const float32x4 alu121 = select_float32x4((int32x4)(vec0 == alu108), splat_float32x4(1.0f), alu120 * (float32x4)alu119);
    const float32x4 alu122 = (vec1 - alu108) * splat_float32x4(0x1.715476p+0f);
    const float32x4 alu123 = select_float32x4((int32x4)(alu122 < splat_float32x4(-150.0f)), splat_float32x4(-150.0f), alu122);
    const float32x4 alu124 = select_float32x4((int32x4)(splat_float32x4(128.0f) < alu123), splat_float32x4(128.0f), alu123);
    const float32x4 alu125 = alu124 + splat_float32x4(12583063.0f);
    const float32x4 alu126 = alu124 - (alu125 - splat_float32x4(12583063.0f));
    const float32x4 alu127 = mulacc_float32x4(splat_float32x4(0x1.34c568p+90f), alu126, splat_float32x4(0x1.5e6388p+93f));
    const float32x4 alu128 = mulacc_float32x4(alu127, alu126, splat_float32x4(0x1.3b399cp+96f));
    const float32x4 alu129 = mulacc_float32x4(alu128, alu126, splat_float32x4(0x1.c6b0cep+98f));
    const float32x4 alu130 = mulacc_float32x4(alu129, alu126, splat_float32x4(0x1.ebfbep+100f));
    const float32x4 alu131 = mulacc_float32x4(alu130, alu126, splat_float32x4(0x1.62e43p+102f));
    const uint32x4 cast9 = (uint32x4)alu125;
    const uint32x4 alu132 = (cast9 << splat_uint32x4(22u)) & splat_uint32x4(2139095040u);
    const float32x4 alu133 = mulacc_float32x4(alu131, alu126, splat_float32x4(0x1p+103f)) * (float32x4)((cast9 << splat_uint32x4(23u)) - alu132);
    const float32x4 alu134 = select_float32x4((int32x4)(vec1 == alu108), splat_float32x4(1.0f), alu133 * (float32x4)alu132);
    const float32x4 alu135 = mulacc_float32x4(__builtin_shufflevector(val8, val8, 0, 1, 2, 3), alu121, __builtin_shufflevector(val8, val8, 4, 5, 6, 7) * alu134);
    const float32x2 vec2 = __builtin_shufflevector(alu108, alu108, 0, 1);
    const float32x2 vec3 = __builtin_shufflevector(alu108, alu108, 2, 3);
    const float32x2 alu136 = max_float32x2(vec2, vec3);
    const float32x2 alu137 = (vec2 - alu136) * splat_float32x2(0x1.715476p+0f);
    const float32x2 alu138 = select_float32x2((int32x2)(alu137 < splat_float32x2(-150.0f)), splat_float32x2(-150.0f), alu137);
    const float32x2 alu139 = select_float32x2((int32x2)(splat_float32x2(128.0f) < alu138), splat_float32x2(128.0f), alu138);
    const float32x2 alu140 = alu139 + splat_float32x2(12583063.0f);
    const float32x2 alu141 = alu139 - (alu140 - splat_float32x2(12583063.0f));
    const float32x2 alu142 = mulacc_float32x2(splat_float32x2(0x1.34c568p+90f), alu141, splat_float32x2(0x1.5e6388p+93f));
    const float32x2 alu143 = mulacc_float32x2(alu142, alu141, splat_float32x2(0x1.3b399cp+96f));
    const float32x2 alu144 = mulacc_float32x2(alu143, alu141, splat_float32x2(0x1.c6b0cep+98f));
    const float32x2 alu145 = mulacc_float32x2(alu144, alu141, splat_float32x2(0x1.ebfbep+100f));
    const float32x2 alu146 = mulacc_float32x2(alu145, alu141, splat_float32x2(0x1.62e43p+102f));
    const uint32x2 cast10 = (uint32x2)alu140;
    const uint32x2 alu147 = (cast10 << splat_uint32x2(22u)) & splat_uint32x2(2139095040u);
    const float32x2 alu148 = mulacc_float32x2(alu146, alu141, splat_float32x2(0x1p+103f)) * (float32x2)((cast10 << splat_uint32x2(23u)) - alu147);
    const float32x2 alu149 = select_float32x2((int32x2)(vec2 == alu136), splat_float32x2(1.0f), alu148 * (float32x2)alu147);
    const float32x2 alu150 = (vec3 - alu136) * splat_float32x2(0x1.715476p+0f);
    const float32x2 alu151 = select_float32x2((int32x2)(alu150 < splat_float32x2(-150.0f)), splat_float32x2(-150.0f), alu150);
    const float32x2 alu152 = select_float32x2((int32x2)(splat_float32x2(128.0f) < alu151), splat_float32x2(128.0f), alu151);
    const float32x2 alu153 = alu152 + splat_float32x2(12583063.0f);
    const float32x2 alu154 = alu152 - (alu153 - splat_float32x2(12583063.0f));
    const float32x2 alu155 = mulacc_float32x2(splat_float32x2(0x1.34c568p+90f), alu154, splat_float32x2(0x1.5e6388p+93f));
    const float32x2 alu156 = mulacc_float32x2(alu155, alu154, splat_float32x2(0x1.3b399cp+96f));
    const float32x2 alu157 = mulacc_float32x2(alu156, alu154, splat_float32x2(0x1.c6b0cep+98f));
    const float32x2 alu158 = mulacc_float32x2(alu157, alu154, splat_float32x2(0x1.ebfbep+100f));
    const float32x2 alu159 = mulacc_float32x2(alu158, alu154, splat_float32x2(0x1.62e43p+102f));
    const uint32x2 cast11 = (uint32x2)alu153;
    const uint32x2 alu160 = (cast11 << splat_uint32x2(22u)) & splat_uint32x2(2139095040u);
    const float32x2 alu161 = mulacc_float32x2(alu159, alu154, splat_float32x2(0x1p+103f)) * (float32x2)((cast11 << splat_uint32x2(23u)) - alu160);
    const float32x2 alu162 = select_float32x2((int32x2)(vec3 == alu136), splat_float32x2(1.0f), alu161 * (float32x2)alu160);
    const float32x2 alu163 = mulacc_float32x2(__builtin_shufflevector(alu135, alu135, 0, 1), alu149, __builtin_shufflevector(alu135, alu135, 2, 3) * alu162);
    const float lane0 = alu136[0];
    const float lane1 = alu136[1];
    const float alu164 = max_float32(lane0, lane1);
    const float alu165 = (lane0 - alu164) * 0x1.715476p+0f;
    const float alu166 = alu165 < -150.0f ? -150.0f : alu165;
    const float alu167 = 128.0f < alu166 ? 128.0f : alu166;
    const float alu168 = alu167 + 12583063.0f;
    const float alu169 = alu167 - (alu168 - 12583063.0f);
    const float alu170 = mulacc_float32(mulacc_float32(0x1.34c568p+90f, alu169, 0x1.5e6388p+93f), alu169, 0x1.3b399cp+96f);
    const float alu171 = mulacc_float32(mulacc_float32(alu170, alu169, 0x1.c6b0cep+98f), alu169, 0x1.ebfbep+100f);
    const float alu172 = mulacc_float32(mulacc_float32(alu171, alu169, 0x1.62e43p+102f), alu169, 0x1p+103f);
    const uint32_t cast12 = bits_of_float32_as_uint32(alu168);
    const uint32_t num3 = (cast12 << 22u) & 2139095040u;
    const float alu173 = alu172 * bits_of_uint32_as_float32((cast12 << 23u) - num3) * bits_of_uint32_as_float32(num3);
    const float alu174 = (lane1 - alu164) * 0x1.715476p+0f;
    const float alu175 = alu174 < -150.0f ? -150.0f : alu174;
    const float alu176 = 128.0f < alu175 ? 128.0f : alu175;
    const float alu177 = alu176 + 12583063.0f;
    const float alu178 = alu176 - (alu177 - 12583063.0f);
    const float alu179 = mulacc_float32(mulacc_float32(0x1.34c568p+90f, alu178, 0x1.5e6388p+93f), alu178, 0x1.3b399cp+96f);
    const float alu180 = mulacc_float32(mulacc_float32(alu179, alu178, 0x1.c6b0cep+98f), alu178, 0x1.ebfbep+100f);
    const float alu181 = mulacc_float32(mulacc_float32(alu180, alu178, 0x1.62e43p+102f), alu178, 0x1p+103f);
    const uint32_t cast13 = bits_of_float32_as_uint32(alu177);
    const uint32_t num4 = (cast13 << 22u) & 2139095040u;
    const float alu182 = alu181 * bits_of_uint32_as_float32((cast13 << 23u) - num4) * bits_of_uint32_as_float32(num4);
    const float alu183 = mulacc_float32(alu163[0], lane0 == alu164 ? 1.0f : alu173, alu163[1] * (lane1 == alu164 ? 1.0f : alu182));
    const bool cond0 = alu183 < 0x1p-126f;
    const int32_t cast14 = bits_of_float32_as_int32(cond0 ? alu183 * 33554432.0f : alu183);
    const int32_t num5 = (int32_t)((uint32_t)cast14 + -1060439283);
    const float cast15 = bits_of_int32_as_float32((int32_t)((uint32_t)cast14 - (num5 & -8388608)));
    const float alu184 = cast15 - 1.0f;
    const float alu185 = mulacc_float32(mulacc_float32(-0x1.ec6f9cp-4f, alu184, 0x1.82e8b6p-3f), alu184, -0x1.807698p-3f);
    const float alu186 = mulacc_float32(mulacc_float32(alu185, alu184, 0x1.a164f2p-3f), alu184, -0x1.eb767cp-3f);
    const float alu187 = mulacc_float32(mulacc_float32(alu186, alu184, 0x1.279072p-2f), alu184, -0x1.7156bap-2f);
    const float alu188 = mulacc_float32(mulacc_float32(alu187, alu184, 0x1.ec701p-2f), alu184, -0x1.715476p-1f);
    const float alu189 = alu184 + alu184 * mulacc_float32(alu188, alu184, 0x1.c551dap-2f);
    const float alu190 = alu183 < __builtin_inff() ? (float)(num5 >> 23) - (cond0 ? 25.0f : 0.0f) + alu189 : __builtin_inff();
    const float alu191 = 0.0f < alu183 ? alu190 : (alu183 == 0.0f ? -__builtin_inff() : __builtin_nanf(""));
    data0[num0] = mulacc_float32(alu191, 0x1.62e43p-1f, alu164);
    const float32x8 val10 = acc3;
    const float32x8 val11 = acc2;
    const float32x4 vec4 = __builtin_shufflevector(val11, val11, 0, 1, 2, 3);
    const float32x4 vec5 = __builtin_shufflevector(val11, val11, 4, 5, 6, 7);
    const float32x4 alu192 = max_float32x4(vec4, vec5);
    const float32x4 alu193 = (vec4 - alu192) * splat_float32x4(0x1.715476p+0f);
    const float32x4 alu194 = select_float32x4((int32x4)(alu193 < splat_float32x4(-150.0f)), splat_float32x4(-150.0f), alu193);
    const float32x4 alu195 = select_float32x4((int32x4)(splat_float32x4(128.0f) < alu194), splat_float32x4(128.0f), alu194);
    const float32x4 alu196 = alu195 + splat_float32x4(12583063.0f);
    const float32x4 alu197 = alu195 - (alu196 - splat_float32x4(12583063.0f));
    const float32x4 alu198 = mulacc_float32x4(splat_float32x4(0x1.34c568p+90f), alu197, splat_float32x4(0x1.5e6388p+93f));
    const float32x4 alu199 = mulacc_float32x4(alu198, alu197, splat_float32x4(0x1.3b399cp+96f));
    const float32x4 alu200 = mulacc_float32x4(alu199, alu197, splat_float32x4(0x1.c6b0cep+98f));
    const float32x4 alu201 = mulacc_float32x4(alu200, alu197, splat_float32x4(0x1.ebfbep+100f));
    const float32x4 alu202 = mulacc_float32x4(alu201, alu197, splat_float32x4(0x1.62e43p+102f));
    const uint32x4 cast16 = (uint32x4)alu196;
    const uint32x4 alu203 = (cast16 << splat_uint32x4(22u)) & splat_uint32x4(2139095040u);
    const float32x4 alu204 = mulacc_float32x4(alu202, alu197, splat_float32x4(0x1p+103f)) * (float32x4)((cast16 << splat_uint32x4(23u)) - alu203);
    const float32x4 alu205 = select_float32x4((int32x4)(vec4 == alu192), splat_float32x4(1.0f), alu204 * (float32x4)alu203);
    const float32x4 alu206 = (vec5 - alu192) * splat_float32x4(0x1.715476p+0f);
    const float32x4 alu207 = select_float32x4((int32x4)(alu206 < splat_float32x4(-150.0f)), splat_float32x4(-150.0f), alu206);
    const float32x4 alu208 = select_float32x4((int32x4)(splat_float32x4(128.0f) < alu207), splat_float32x4(128.0f), alu207);
    const float32x4 alu209 = alu208 + splat_float32x4(12583063.0f);
    const float32x4 alu210 = alu208 - (alu209 - splat_float32x4(12583063.0f));
    const float32x4 alu211 = mulacc_float32x4(splat_float32x4(0x1.34c568p+90f), alu210, splat_float32x4(0x1.5e6388p+93f));
    const float32x4 alu212 = mulacc_float32x4(alu211, alu210, splat_float32x4(0x1.3b399cp+96f));
    const float32x4 alu213 = mulacc_float32x4(alu212, alu210, splat_float32x4(0x1.c6b0cep+98f));
    const float32x4 alu214 = mulacc_float32x4(alu213, alu210, splat_float32x4(0x1.ebfbep+100f));
    const float32x4 alu215 = mulacc_float32x4(alu214, alu210, splat_float32x4(0x1.62e43p+102f));
    const uint32x4 cast17 = (uint32x4)alu209;
    const uint32x4 alu216 = (cast17 << splat_uint32x4(22u)) & splat_uint32x4(2139095040u);
    const float32x4 alu217 = mulacc_float32x4(alu215, alu210, splat_float32x4(0x1p+103f)) * (float32x4)((cast17 << splat_uint32x4(23u)) - alu216);
    const float32x4 alu218 = select_float32x4((int32x4)(vec5 == alu192), splat_float32x4(1.0f), alu217 * (float32x4)alu216);
    const float32x4 alu219 = mulacc_float32x4(__builtin_shufflevector(val10, val10, 0, 1, 2, 3), alu205, __builtin_shufflevector(val10, val10, 4, 5, 6, 7) * alu218);
    const float32x2 vec6 = __builtin_shufflevector(alu192, alu192, 0, 1);
    const float32x2 vec7 = __builtin_shufflevector(alu192, alu192, 2, 3);
    const float32x2 alu220 = max_float32x2(vec6, vec7);
    const float32x2 alu221 = (vec6 - alu220) * splat_float32x2(0x1.715476p+0f);
    const float32x2 alu222 = select_float32x2((int32x2)(alu221 < splat_float32x2(-150.0f)), splat_float32x2(-150.0f), alu221);
    const float32x2 alu223 = select_float32x2((int32x2)(splat_float32x2(128.0f) < alu222), splat_float32x2(128.0f), alu222);
    const float32x2 alu224 = alu223 + splat_float32x2(12583063.0f);
    const float32x2 alu225 = alu223 - (alu224 - splat_float32x2(12583063.0f));
    const float32x2 alu226 = mulacc_float32x2(splat_float32x2(0x1.34c568p+90f), alu225, splat_float32x2(0x1.5e6388p+93f));
    const float32x2 alu227 = mulacc_float32x2(alu226, alu225, splat_float32x2(0x1.3b399cp+96f));
    const float32x2 alu228 = mulacc_float32x2(alu227, alu225, splat_float32x2(0x1.c6b0cep+98f));
    const float32x2 alu229 = mulacc_float32x2(alu228, alu225, splat_float32x2(0x1.ebfbep+100f));
    const float32x2 alu230 = mulacc_float32x2(alu229, alu225, splat_float32x2(0x1.62e43p+102f));
    const uint32x2 cast18 = (uint32x2)alu224;
    const uint32x2 alu231 = (cast18 << splat_uint32x2(22u)) & splat_uint32x2(2139095040u);
    const float32x2 alu232 = mulacc_float32x2(alu230, alu225, splat_float32x2(0x1p+103f)) * (float32x2)((cast18 << splat_uint32x2(23u)) - alu231);
    const float32x2 alu233 = select_float32x2((int32x2)(vec6 == alu220), splat_float32x2(1.0f), alu232 * (float32x2)alu231);
    const float32x2 alu234 = (vec7 - alu220) * splat_float32x2(0x1.715476p+0f);
    const float32x2 alu235 = select_float32x2((int32x2)(alu234 < splat_float32x2(-150.0f)), splat_float32x2(-150.0f), alu234);
    const float32x2 alu236 = select_float32x2((int32x2)(splat_float32x2(128.0f) < alu235), splat_float32x2(128.0f), alu235);
    const float32x2 alu237 = alu236 + splat_float32x2(12583063.0f);
    const float32x2 alu238 = alu236 - (alu237 - splat_float32x2(12583063.0f));
    const float32x2 alu239 = mulacc_float32x2(splat_float32x2(0x1.34c568p+90f), alu238, splat_float32x2(0x1.5e6388p+93f));
    const float32x2 alu240 = mulacc_float32x2(alu239, alu238, splat_float32x2(0x1.3b399cp+96f));
    const float32x2 alu241 = mulacc_float32x2(alu240, alu238, splat_float32x2(0x1.c6b0cep+98f));
    const float32x2 alu242 = mulacc_float32x2(alu241, alu238, splat_float32x2(0x1.ebfbep+100f));
    const float32x2 alu243 = mulacc_float32x2(alu242, alu238, splat_float32x2(0x1.62e43p+102f));
    const uint32x2 cast19 = (uint32x2)alu237;
    const uint32x2 alu244 = (cast19 << splat_uint32x2(22u)) & splat_uint32x2(2139095040u);
    const float32x2 alu245 = mulacc_float32x2(alu243, alu238, splat_float32x2(0x1p+103f)) * (float32x2)((cast19 << splat_uint32x2(23u)) - alu244);
    const float32x2 alu246 = select_float32x2((int32x2)(vec7 == alu220), splat_float32x2(1.0f), alu245 * (float32x2)alu244);
    const float32x2 alu247 = mulacc_float32x2(__builtin_shufflevector(alu219, alu219, 0, 1), alu233, __builtin_shufflevector(alu219, alu219, 2, 3) * alu246);
    const float lane2 = alu220[0];
    const float lane3 = alu220[1];
    const float alu248 = max_float32(lane2, lane3);
    const float alu249 = (lane2 - alu248) * 0x1.715476p+0f;
    const float alu250 = alu249 < -150.0f ? -150.0f : alu249;
    const float alu251 = 128.0f < alu250 ? 128.0f : alu250;
    const float alu252 = alu251 + 12583063.0f;
    const float alu253 = alu251 - (alu252 - 12583063.0f);
    const float alu254 = mulacc_float32(mulacc_float32(0x1.34c568p+90f, alu253, 0x1.5e6388p+93f), alu253, 0x1.3b399cp+96f);
    const float alu255 = mulacc_float32(mulacc_float32(alu254, alu253, 0x1.c6b0cep+98f), alu253, 0x1.ebfbep+100f);
    const float alu256 = mulacc_float32(mulacc_float32(alu255, alu253, 0x1.62e43p+102f), alu253, 0x1p+103f);
    const uint32_t cast20 = bits_of_float32_as_uint32(alu252);
    const uint32_t num6 = (cast20 << 22u) & 2139095040u;
    const float alu257 = alu256 * bits_of_uint32_as_float32((cast20 << 23u) - num6) * bits_of_uint32_as_float32(num6);
    const float alu258 = (lane3 - alu248) * 0x1.715476p+0f;
    const float alu259 = alu258 < -150.0f ? -150.0f : alu258;
    const float alu260 = 128.0f < alu259 ? 128.0f : alu259;
    const float alu261 = alu260 + 12583063.0f;
    const float alu262 = alu260 - (alu261 - 12583063.0f);
    const float alu263 = mulacc_float32(mulacc_float32(0x1.34c568p+90f, alu262, 0x1.5e6388p+93f), alu262, 0x1.3b399cp+96f);
    const float alu264 = mulacc_float32(mulacc_float32(alu263, alu262, 0x1.c6b0cep+98f), alu262, 0x1.ebfbep+100f);
    const float alu265 = mulacc_float32(mulacc_float32(alu264, alu262, 0x1.62e43p+102f), alu262, 0x1p+103f);
    const uint32_t cast21 = bits_of_float32_as_uint32(alu261);
    const uint32_t num7 = (cast21 << 22u) & 2139095040u;
    const float alu266 = alu265 * bits_of_uint32_as_float32((cast21 << 23u) - num7) * bits_of_uint32_as_float32(num7);
    const float alu267 = mulacc_float32(alu247[0], lane2 == alu248 ? 1.0f : alu257, alu247[1] * (lane3 == alu248 ? 1.0f : alu266));
    const bool cond1 = alu267 < 0x1p-126f;
    const int32_t cast22 = bits_of_float32_as_int32(cond1 ? alu267 * 33554432.0f : alu267);
    const int32_t num8 = (int32_t)((uint32_t)cast22 + -1060439283);
    const float cast23 = bits_of_int32_as_float32((int32_t)((uint32_t)cast22 - (num8 & -8388608)));
    const float alu268 = cast23 - 1.0f;
    const float alu269 = mulacc_float32(mulacc_float32(-0x1.ec6f9cp-4f, alu268, 0x1.82e8b6p-3f), alu268, -0x1.807698p-3f);
    const float alu270 = mulacc_float32(mulacc_float32(alu269, alu268, 0x1.a164f2p-3f), alu268, -0x1.eb767cp-3f);
    const float alu271 = mulacc_float32(mulacc_float32(alu270, alu268, 0x1.279072p-2f), alu268, -0x1.7156bap-2f);
    const float alu272 = mulacc_float32(mulacc_float32(alu271, alu268, 0x1.ec701p-2f), alu268, -0x1.715476p-1f);
    const float alu273 = alu268 + alu268 * mulacc_float32(alu272, alu268, 0x1.c551dap-2f);
    const float alu274 = alu267 < __builtin_inff() ? (float)(num8 >> 23) - (cond1 ? 25.0f : 0.0f) + alu273 : __builtin_inff();
    const float alu275 = 0.0f < alu267 ? alu274 : (alu267 == 0.0f ? -__builtin_inff() : __builtin_nanf(""));
    data0[num0 + 1] = mulacc_float32(alu275, 0x1.62e43p-1f, alu248);
    const float32x8 val12 = acc5;
    const float32x8 val13 = acc4;
    const float32x4 vec8 = __builtin_shufflevector(val13, val13, 0, 1, 2, 3);
    const float32x4 vec9 = __builtin_shufflevector(val13, val13, 4, 5, 6, 7);
    const float32x4 alu276 = max_float32x4(vec8, vec9);
    const float32x4 alu277 = (vec8 - alu276) * splat_float32x4(0x1.715476p+0f);
    const float32x4 alu278 = select_float32x4((int32x4)(alu277 < splat_float32x4(-150.0f)), splat_float32x4(-150.0f), alu277);
    const float32x4 alu279 = select_float32x4((int32x4)(splat_float32x4(128.0f) < alu278), splat_float32x4(128.0f), alu278);
    const float32x4 alu280 = alu279 + splat_float32x4(12583063.0f);
    const float32x4 alu281 = alu279 - (alu280 - splat_float32x4(12583063.0f));
    const float32x4 alu282 = mulacc_float32x4(splat_float32x4(0x1.34c568p+90f), alu281, splat_float32x4(0x1.5e6388p+93f));
    const float32x4 alu283 = mulacc_float32x4(alu282, alu281, splat_float32x4(0x1.3b399cp+96f));
    const float32x4 alu284 = mulacc_float32x4(alu283, alu281, splat_float32x4(0x1.c6b0cep+98f));
    const float32x4 alu285 = mulacc_float32x4(alu284, alu281, splat_float32x4(0x1.ebfbep+100f));
    const float32x4 alu286 = mulacc_float32x4(alu285, alu281, splat_float32x4(0x1.62e43p+102f));
    const uint32x4 cast24 = (uint32x4)alu280;
    const uint32x4 alu287 = (cast24 << splat_uint32x4(22u)) & splat_uint32x4(2139095040u);
    const float32x4 alu288 = mulacc_float32x4(alu286, alu281, splat_float32x4(0x1p+103f)) * (float32x4)((cast24 << splat_uint32x4(23u)) - alu287);
    const float32x4 alu289 = select_float32x4((int32x4)(vec8 == alu276), splat_float32x4(1.0f), alu288 * (float32x4)alu287);
    const float32x4 alu290 = (vec9 - alu276) * splat_float32x4(0x1.715476p+0f);
    const float32x4 alu291 = select_float32x4((int32x4)(alu290 < splat_float32x4(-150.0f)), splat_float32x4(-150.0f), alu290);
    const float32x4 alu292 = select_float32x4((int32x4)(splat_float32x4(128.0f) < alu291), splat_float32x4(128.0f), alu291);
    const float32x4 alu293 = alu292 + splat_float32x4(12583063.0f);
    const float32x4 alu294 = alu292 - (alu293 - splat_float32x4(12583063.0f));
    const float32x4 alu295 = mulacc_float32x4(splat_float32x4(0x1.34c568p+90f), alu294, splat_float32x4(0x1.5e6388p+93f));
    const float32x4 alu296 = mulacc_float32x4(alu295, alu294, splat_float32x4(0x1.3b399cp+96f));
    const float32x4 alu297 = mulacc_float32x4(alu296, alu294, splat_float32x4(0x1.c6b0cep+98f));
    const float32x4 alu298 = mulacc_float32x4(alu297, alu294, splat_float32x4(0x1.ebfbep+100f));
    const float32x4 alu299 = mulacc_float32x4(alu298, alu294, splat_float32x4(0x1.62e43p+102f));
    const uint32x4 cast25 = (uint32x4)alu293;
    const uint32x4 alu300 = (cast25 << splat_uint32x4(22u)) & splat_uint32x4(2139095040u);
    const float32x4 alu301 = mulacc_float32x4(alu299, alu294, splat_float32x4(0x1p+103f)) * (float32x4)((cast25 << splat_uint32x4(23u)) - alu300);
    const float32x4 alu302 = select_float32x4((int32x4)(vec9 == alu276), splat_float32x4(1.0f), alu301 * (float32x4)alu300);
    const float32x4 alu303 = mulacc_float32x4(__builtin_shufflevector(val12, val12, 0, 1, 2, 3), alu289, __builtin_shufflevector(val12, val12, 4, 5, 6, 7) * alu302);
    const float32x2 vec10 = __builtin_shufflevector(alu276, alu276, 0, 1);
    const float32x2 vec11 = __builtin_shufflevector(alu276, alu276, 2, 3);
    const float32x2 alu304 = max_float32x2(vec10, vec11);
    const float32x2 alu305 = (vec10 - alu304) * splat_float32x2(0x1.715476p+0f);
    const float32x2 alu306 = select_float32x2((int32x2)(alu305 < splat_float32x2(-150.0f)), splat_float32x2(-150.0f), alu305);
    const float32x2 alu307 = select_float32x2((int32x2)(splat_float32x2(128.0f) < alu306), splat_float32x2(128.0f), alu306);
    const float32x2 alu308 = alu307 + splat_float32x2(12583063.0f);
    const float32x2 alu309 = alu307 - (alu308 - splat_float32x2(12583063.0f));
    const float32x2 alu310 = mulacc_float32x2(splat_float32x2(0x1.34c568p+90f), alu309, splat_float32x2(0x1.5e6388p+93f));
    const float32x2 alu311 = mulacc_float32x2(alu310, alu309, splat_float32x2(0x1.3b399cp+96f));
    const float32x2 alu312 = mulacc_float32x2(alu311, alu309, splat_float32x2(0x1.c6b0cep+98f));
    const float32x2 alu313 = mulacc_float32x2(alu312, alu309, splat_float32x2(0x1.ebfbep+100f));
    const float32x2 alu314 = mulacc_float32x2(alu313, alu309, splat_float32x2(0x1.62e43p+102f));
    const uint32x2 cast26 = (uint32x2)alu308;
    const uint32x2 alu315 = (cast26 << splat_uint32x2(22u)) & splat_uint32x2(2139095040u);
    const float32x2 alu316 = mulacc_float32x2(alu314, alu309, splat_float32x2(0x1p+103f)) * (float32x2)((cast26 << splat_uint32x2(23u)) - alu315);
    const float32x2 alu317 = select_float32x2((int32x2)(vec10 == alu304), splat_float32x2(1.0f), alu316 * (float32x2)alu315);
    const float32x2 alu318 = (vec11 - alu304) * splat_float32x2(0x1.715476p+0f);
    const float32x2 alu319 = select_float32x2((int32x2)(alu318 < splat_float32x2(-150.0f)), splat_float32x2(-150.0f), alu318);
    const float32x2 alu320 = select_float32x2((int32x2)(splat_float32x2(128.0f) < alu319), splat_float32x2(128.0f), alu319);
    const float32x2 alu321 = alu320 + splat_float32x2(12583063.0f);
    const float32x2 alu322 = alu320 - (alu321 - splat_float32x2(12583063.0f));
    const float32x2 alu323 = mulacc_float32x2(splat_float32x2(0x1.34c568p+90f), alu322, splat_float32x2(0x1.5e6388p+93f));
    const float32x2 alu324 = mulacc_float32x2(alu323, alu322, splat_float32x2(0x1.3b399cp+96f));
    const float32x2 alu325 = mulacc_float32x2(alu324, alu322, splat_float32x2(0x1.c6b0cep+98f));
    const float32x2 alu326 = mulacc_float32x2(alu325, alu322, splat_float32x2(0x1.ebfbep+100f));
    const float32x2 alu327 = mulacc_float32x2(alu326, alu322, splat_float32x2(0x1.62e43p+102f));
    const uint32x2 cast27 = (uint32x2)alu321;
    const uint32x2 alu328 = (cast27 << splat_uint32x2(22u)) & splat_uint32x2(2139095040u);
    const float32x2 alu329 = mulacc_float32x2(alu327, alu322, splat_float32x2(0x1p+103f)) * (float32x2)((cast27 << splat_uint32x2(23u)) - alu328);
    const float32x2 alu330 = select_float32x2((int32x2)(vec11 == alu304), splat_float32x2(1.0f), alu329 * (float32x2)alu328);
    const float32x2 alu331 = mulacc_float32x2(__builtin_shufflevector(alu303, alu303, 0, 1), alu317, __builtin_shufflevector(alu303, alu303, 2, 3) * alu330);
    const float lane4 = alu304[0];
    const float lane5 = alu304[1];
    const float alu332 = max_float32(lane4, lane5);
    const float alu333 = (lane4 - alu332) * 0x1.715476p+0f;
    const float alu334 = alu333 < -150.0f ? -150.0f : alu333;
    const float alu335 = 128.0f < alu334 ? 128.0f : alu334;
    const float alu336 = alu335 + 12583063.0f;
    const float alu337 = alu335 - (alu336 - 12583063.0f);
    const float alu338 = mulacc_float32(mulacc_float32(0x1.34c568p+90f, alu337, 0x1.5e6388p+93f), alu337, 0x1.3b399cp+96f);
    const float alu339 = mulacc_float32(mulacc_float32(alu338, alu337, 0x1.c6b0cep+98f), alu337, 0x1.ebfbep+100f);
    const float alu340 = mulacc_float32(mulacc_float32(alu339, alu337, 0x1.62e43p+102f), alu337, 0x1p+103f);
    const uint32_t cast28 = bits_of_float32_as_uint32(alu336);
    const uint32_t num9 = (cast28 << 22u) & 2139095040u;
    const float alu341 = alu340 * bits_of_uint32_as_float32((cast28 << 23u) - num9) * bits_of_uint32_as_float32(num9);
    const float alu342 = (lane5 - alu332) * 0x1.715476p+0f;
    const float alu343 = alu342 < -150.0f ? -150.0f : alu342;
    const float alu344 = 128.0f < alu343 ? 128.0f : alu343;
    const float alu345 = alu344 + 12583063.0f;
    const float alu346 = alu344 - (alu345 - 12583063.0f);
    const float alu347 = mulacc_float32(mulacc_float32(0x1.34c568p+90f, alu346, 0x1.5e6388p+93f), alu346, 0x1.3b399cp+96f);
    const float alu348 = mulacc_float32(mulacc_float32(alu347, alu346, 0x1.c6b0cep+98f), alu346, 0x1.ebfbep+100f);
    const float alu349 = mulacc_float32(mulacc_float32(alu348, alu346, 0x1.62e43p+102f), alu346, 0x1p+103f);
    const uint32_t cast29 = bits_of_float32_as_uint32(alu345);
    const uint32_t num10 = (cast29 << 22u) & 2139095040u;
    const float alu350 = alu349 * bits_of_uint32_as_float32((cast29 << 23u) - num10) * bits_of_uint32_as_float32(num10);
    const float alu351 = mulacc_float32(alu331[0], lane4 == alu332 ? 1.0f : alu341, alu331[1] * (lane5 == alu332 ? 1.0f : alu350));
    const bool cond2 = alu351 < 0x1p-126f;
    const int32_t cast30 = bits_of_float32_as_int32(cond2 ? alu351 * 33554432.0f : alu351);
    const int32_t num11 = (int32_t)((uint32_t)cast30 + -1060439283);
    const float cast31 = bits_of_int32_as_float32((int32_t)((uint32_t)cast30 - (num11 & -8388608)));
    const float alu352 = cast31 - 1.0f;
    const float alu353 = mulacc_float32(mulacc_float32(-0x1.ec6f9cp-4f, alu352, 0x1.82e8b6p-3f), alu352, -0x1.807698p-3f);
    const float alu354 = mulacc_float32(mulacc_float32(alu353, alu352, 0x1.a164f2p-3f), alu352, -0x1.eb767cp-3f);
    const float alu355 = mulacc_float32(mulacc_float32(alu354, alu352, 0x1.279072p-2f), alu352, -0x1.7156bap-2f);
    const float alu356 = mulacc_float32(mulacc_float32(alu355, alu352, 0x1.ec701p-2f), alu352, -0x1.715476p-1f);
    const float alu357 = alu352 + alu352 * mulacc_float32(alu356, alu352, 0x1.c551dap-2f);
    const float alu358 = alu351 < __builtin_inff() ? (float)(num11 >> 23) - (cond2 ? 25.0f : 0.0f) + alu357 : __builtin_inff();
    const float alu359 = 0.0f < alu351 ? alu358 : (alu351 == 0.0f ? -__builtin_inff() : __builtin_nanf(""));
    data0[num0 + 2] = mulacc_float32(alu359, 0x1.62e43p-1f, alu332);
    const float32x8 val14 = acc7;
    const float32x8 val15 = acc6;
    const float32x4 vec12 = __builtin_shufflevector(val15, val15, 0, 1, 2, 3);
    const float32x4 vec13 = __builtin_shufflevector(val15, val15, 4, 5, 6, 7);
    const float32x4 alu360 = max_float32x4(vec12, vec13);
    const float32x4 alu361 = (vec12 - alu360) * splat_float32x4(0x1.715476p+0f);
    const float32x4 alu362 = select_float32x4((int32x4)(alu361 < splat_float32x4(-150.0f)), splat_float32x4(-150.0f), alu361);
    const float32x4 alu363 = select_float32x4((int32x4)(splat_float32x4(128.0f) < alu362), splat_float32x4(128.0f), alu362);
    const float32x4 alu364 = alu363 + splat_float32x4(12583063.0f);
    const float32x4 alu365 = alu363 - (alu364 - splat_float32x4(12583063.0f));
    const float32x4 alu366 = mulacc_float32x4(splat_float32x4(0x1.34c568p+90f), alu365, splat_float32x4(0x1.5e6388p+93f));
    const float32x4 alu367 = mulacc_float32x4(alu366, alu365, splat_float32x4(0x1.3b399cp+96f));
    const float32x4 alu368 = mulacc_float32x4(alu367, alu365, splat_float32x4(0x1.c6b0cep+98f));
    const float32x4 alu369 = mulacc_float32x4(alu368, alu365, splat_float32x4(0x1.ebfbep+100f));
    const float32x4 alu370 = mulacc_float32x4(alu369, alu365, splat_float32x4(0x1.62e43p+102f));
    const uint32x4 cast32 = (uint32x4)alu364;
    const uint32x4 alu371 = (cast32 << splat_uint32x4(22u)) & splat_uint32x4(2139095040u);
    const float32x4 alu372 = mulacc_float32x4(alu370, alu365, splat_float32x4(0x1p+103f)) * (float32x4)((cast32 << splat_uint32x4(23u)) - alu371);
    const float32x4 alu373 = select_float32x4((int32x4)(vec12 == alu360), splat_float32x4(1.0f), alu372 * (float32x4)alu371);
    const float32x4 alu374 = (vec13 - alu360) * splat_float32x4(0x1.715476p+0f);
    const float32x4 alu375 = select_float32x4((int32x4)(alu374 < splat_float32x4(-150.0f)), splat_float32x4(-150.0f), alu374);
    const float32x4 alu376 = select_float32x4((int32x4)(splat_float32x4(128.0f) < alu375), splat_float32x4(128.0f), alu375);
    const float32x4 alu377 = alu376 + splat_float32x4(12583063.0f);
    const float32x4 alu378 = alu376 - (alu377 - splat_float32x4(12583063.0f));
    const float32x4 alu379 = mulacc_float32x4(splat_float32x4(0x1.34c568p+90f), alu378, splat_float32x4(0x1.5e6388p+93f));
    const float32x4 alu380 = mulacc_float32x4(alu379, alu378, splat_float32x4(0x1.3b399cp+96f));
    const float32x4 alu381 = mulacc_float32x4(alu380, alu378, splat_float32x4(0x1.c6b0cep+98f));
    const float32x4 alu382 = mulacc_float32x4(alu381, alu378, splat_float32x4(0x1.ebfbep+100f));
    const float32x4 alu383 = mulacc_float32x4(alu382, alu378, splat_float32x4(0x1.62e43p+102f));
    const uint32x4 cast33 = (uint32x4)alu377;
    const uint32x4 alu384 = (cast33 << splat_uint32x4(22u)) & splat_uint32x4(2139095040u);
    const float32x4 alu385 = mulacc_float32x4(alu383, alu378, splat_float32x4(0x1p+103f)) * (float32x4)((cast33 << splat_uint32x4(23u)) - alu384);
    const float32x4 alu386 = select_float32x4((int32x4)(vec13 == alu360), splat_float32x4(1.0f), alu385 * (float32x4)alu384);
    const float32x4 alu387 = mulacc_float32x4(__builtin_shufflevector(val14, val14, 0, 1, 2, 3), alu373, __builtin_shufflevector(val14, val14, 4, 5, 6, 7) * alu386);
    const float32x2 vec14 = __builtin_shufflevector(alu360, alu360, 0, 1);
    const float32x2 vec15 = __builtin_shufflevector(alu360, alu360, 2, 3);
    const float32x2 alu388 = max_float32x2(vec14, vec15);
    const float32x2 alu389 = (vec14 - alu388) * splat_float32x2(0x1.715476p+0f);
    const float32x2 alu390 = select_float32x2((int32x2)(alu389 < splat_float32x2(-150.0f)), splat_float32x2(-150.0f), alu389);
    const float32x2 alu391 = select_float32x2((int32x2)(splat_float32x2(128.0f) < alu390), splat_float32x2(128.0f), alu390);
    const float32x2 alu392 = alu391 + splat_float32x2(12583063.0f);
    const float32x2 alu393 = alu391 - (alu392 - splat_float32x2(12583063.0f));
    const float32x2 alu394 = mulacc_float32x2(splat_float32x2(0x1.34c568p+90f), alu393, splat_float32x2(0x1.5e6388p+93f));
    const float32x2 alu395 = mulacc_float32x2(alu394, alu393, splat_float32x2(0x1.3b399cp+96f));
    const float32x2 alu396 = mulacc_float32x2(alu395, alu393, splat_float32x2(0x1.c6b0cep+98f));
    const float32x2 alu397 = mulacc_float32x2(alu396, alu393, splat_float32x2(0x1.ebfbep+100f));
    const float32x2 alu398 = mulacc_float32x2(alu397, alu393, splat_float32x2(0x1.62e43p+102f));
    const uint32x2 cast34 = (uint32x2)alu392;
    const uint32x2 alu399 = (cast34 << splat_uint32x2(22u)) & splat_uint32x2(2139095040u);
    const float32x2 alu400 = mulacc_float32x2(alu398, alu393, splat_float32x2(0x1p+103f)) * (float32x2)((cast34 << splat_uint32x2(23u)) - alu399);
    const float32x2 alu401 = select_float32x2((int32x2)(vec14 == alu388), splat_float32x2(1.0f), alu400 * (float32x2)alu399);
    const float32x2 alu402 = (vec15 - alu388) * splat_float32x2(0x1.715476p+0f);
    const float32x2 alu403 = select_float32x2((int32x2)(alu402 < splat_float32x2(-150.0f)), splat_float32x2(-150.0f), alu402);
    const float32x2 alu404 = select_float32x2((int32x2)(splat_float32x2(128.0f) < alu403), splat_float32x2(128.0f), alu403);
    const float32x2 alu405 = alu404 + splat_float32x2(12583063.0f);
    const float32x2 alu406 = alu404 - (alu405 - splat_float32x2(12583063.0f));
    const float32x2 alu407 = mulacc_float32x2(splat_float32x2(0x1.34c568p+90f), alu406, splat_float32x2(0x1.5e6388p+93f));
    const float32x2 alu408 = mulacc_float32x2(alu407, alu406, splat_float32x2(0x1.3b399cp+96f));
    const float32x2 alu409 = mulacc_float32x2(alu408, alu406, splat_float32x2(0x1.c6b0cep+98f));
    const float32x2 alu410 = mulacc_float32x2(alu409, alu406, splat_float32x2(0x1.ebfbep+100f));
    const float32x2 alu411 = mulacc_float32x2(alu410, alu406, splat_float32x2(0x1.62e43p+102f));
    const uint32x2 cast35 = (uint32x2)alu405;
    const uint32x2 alu412 = (cast35 << splat_uint32x2(22u)) & splat_uint32x2(2139095040u);
    const float32x2 alu413 = mulacc_float32x2(alu411, alu406, splat_float32x2(0x1p+103f)) * (float32x2)((cast35 << splat_uint32x2(23u)) - alu412);
    const float32x2 alu414 = select_float32x2((int32x2)(vec15 == alu388), splat_float32x2(1.0f), alu413 * (float32x2)alu412);
    const float32x2 alu415 = mulacc_float32x2(__builtin_shufflevector(alu387, alu387, 0, 1), alu401, __builtin_shufflevector(alu387, alu387, 2, 3) * alu414);
    const float lane6 = alu388[0];
    const float lane7 = alu388[1];
    const float alu416 = max_float32(lane6, lane7);
    const float alu417 = (lane6 - alu416) * 0x1.715476p+0f;
    const float alu418 = alu417 < -150.0f ? -150.0f : alu417;
    const float alu419 = 128.0f < alu418 ? 128.0f : alu418;
    const float alu420 = alu419 + 12583063.0f;
    const float alu421 = alu419 - (alu420 - 12583063.0f);
    const float alu422 = mulacc_float32(mulacc_float32(0x1.34c568p+90f, alu421, 0x1.5e6388p+93f), alu421, 0x1.3b399cp+96f);
    const float alu423 = mulacc_float32(mulacc_float32(alu422, alu421, 0x1.c6b0cep+98f), alu421, 0x1.ebfbep+100f);
    const float alu424 = mulacc_float32(mulacc_float32(alu423, alu421, 0x1.62e43p+102f), alu421, 0x1p+103f);
    const uint32_t cast36 = bits_of_float32_as_uint32(alu420);
    const uint32_t num12 = (cast36 << 22u) & 2139095040u;
    const float alu425 = alu424 * bits_of_uint32_as_float32((cast36 << 23u) - num12) * bits_of_uint32_as_float32(num12);
    const float alu426 = (lane7 - alu416) * 0x1.715476p+0f;
    const float alu427 = alu426 < -150.0f ? -150.0f : alu426;
    const float alu428 = 128.0f < alu427 ? 128.0f : alu427;
    const float alu429 = alu428 + 12583063.0f;
    const float alu430 = alu428 - (alu429 - 12583063.0f);
    const float alu431 = mulacc_float32(mulacc_float32(0x1.34c568p+90f, alu430, 0x1.5e6388p+93f), alu430, 0x1.3b399cp+96f);
    const float alu432 = mulacc_float32(mulacc_float32(alu431, alu430, 0x1.c6b0cep+98f), alu430, 0x1.ebfbep+100f);
    const float alu433 = mulacc_float32(mulacc_float32(alu432, alu430, 0x1.62e43p+102f), alu430, 0x1p+103f);
    const uint32_t cast37 = bits_of_float32_as_uint32(alu429);
    const uint32_t num13 = (cast37 << 22u) & 2139095040u;
    const float alu434 = alu433 * bits_of_uint32_as_float32((cast37 << 23u) - num13) * bits_of_uint32_as_float32(num13);
    const float alu435 = mulacc_float32(alu415[0], lane6 == alu416 ? 1.0f : alu425, alu415[1] * (lane7 == alu416 ? 1.0f : alu434));
    const bool cond3 = alu435 < 0x1p-126f;
    const int32_t cast38 = bits_of_float32_as_int32(cond3 ? alu435 * 33554432.0f : alu435);
    const int32_t num14 = (int32_t)((uint32_t)cast38 + -1060439283);
    const float cast39 = bits_of_int32_as_float32((int32_t)((uint32_t)cast38 - (num14 & -8388608)));
    const float alu436 = cast39 - 1.0f;
    const float alu437 = mulacc_float32(mulacc_float32(-0x1.ec6f9cp-4f, alu436, 0x1.82e8b6p-3f), alu436, -0x1.807698p-3f);
    const float alu438 = mulacc_float32(mulacc_float32(alu437, alu436, 0x1.a164f2p-3f), alu436, -0x1.eb767cp-3f);
    const float alu439 = mulacc_float32(mulacc_float32(alu438, alu436, 0x1.279072p-2f), alu436, -0x1.7156bap-2f);
    const float alu440 = mulacc_float32(mulacc_float32(alu439, alu436, 0x1.ec701p-2f), alu436, -0x1.715476p-1f);
    const float alu441 = alu436 + alu436 * mulacc_float32(alu440, alu436, 0x1.c551dap-2f);
    const float alu442 = alu435 < __builtin_inff() ? (float)(num14 >> 23) - (cond3 ? 25.0f : 0.0f) + alu441 : __builtin_inff();
    const float alu443 = 0.0f < alu435 ? alu442 : (alu435 == 0.0f ? -__builtin_inff() : __builtin_nanf(""));
    data0[num0 + 3] = mulacc_float32(alu443, 0x1.62e43p-1f, alu416);
  }
}
