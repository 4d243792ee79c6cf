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
  float32x8 acc1_0;
  float32x8 acc0_0;
  float32x8 acc0_8;
  float32x8 acc0_16;
  float32x8 acc0_24;
  float32x8 acc1_8;
  float32x8 acc1_16;
  float32x8 acc1_24;
  for (int32_t o0 = 0; o0 < 8; o0++) {
    acc0_0 = splat_float32x8(-__builtin_inff());
    acc0_8 = splat_float32x8(-__builtin_inff());
    acc0_16 = splat_float32x8(-__builtin_inff());
    acc0_24 = splat_float32x8(-__builtin_inff());
    const int32_t num0 = o0 * 64;
    acc1_0 = splat_float32x8(0.0f);
    acc1_8 = splat_float32x8(0.0f);
    acc1_16 = splat_float32x8(0.0f);
    acc1_24 = splat_float32x8(0.0f);
    for (int32_t r0 = 0; r0 < 2; r0++) {
      const float32x8 val0 = acc0_0;
      const int32_t num1 = num0 + r0 * 32;
      const float32x8 val1 = *(const float32x8_align4 *)&data1[num1];
      const float32x8 alu0 = max_float32x8(val0, val1);
      const float32x8 val2 = acc0_8;
      const float32x8 val3 = acc0_16;
      const float32x8 val4 = acc0_24;
      acc0_0 = alu0;
      const float32x8 val5 = *(const float32x8_align4 *)&data1[num1 + 8];
      const float32x8 alu1 = max_float32x8(val2, val5);
      acc0_8 = alu1;
      const float32x8 val6 = *(const float32x8_align4 *)&data1[num1 + 16];
      const float32x8 alu2 = max_float32x8(val3, val6);
      acc0_16 = alu2;
      const float32x8 val7 = *(const float32x8_align4 *)&data1[num1 + 24];
      const float32x8 alu3 = max_float32x8(val4, val7);
      acc0_24 = alu3;
      const float32x8 alu4 = (val0 - alu0) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu5 = select_float32x8((int32x8)(alu4 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu4);
      const float32x8 alu6 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu5), splat_float32x8(128.0f), alu5);
      const float32x8 alu7 = alu6 + splat_float32x8(12583063.0f);
      const float32x8 alu8 = alu6 - (alu7 - splat_float32x8(12583063.0f));
      const float32x8 alu9 = mulacc_float32x8(splat_float32x8(0x1.34c568p+90f), alu8, splat_float32x8(0x1.5e6388p+93f));
      const float32x8 alu10 = mulacc_float32x8(alu9, alu8, splat_float32x8(0x1.3b399cp+96f));
      const float32x8 alu11 = mulacc_float32x8(alu10, alu8, splat_float32x8(0x1.c6b0cep+98f));
      const float32x8 alu12 = mulacc_float32x8(alu11, alu8, splat_float32x8(0x1.ebfbep+100f));
      const float32x8 alu13 = mulacc_float32x8(alu12, alu8, splat_float32x8(0x1.62e43p+102f));
      const uint32x8 cast0 = (uint32x8)alu7;
      const uint32x8 alu14 = (cast0 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
      const float32x8 alu15 = mulacc_float32x8(alu13, alu8, splat_float32x8(0x1p+103f)) * (float32x8)((cast0 << splat_uint32x8(23u)) - alu14);
      const float32x8 alu16 = select_float32x8((int32x8)(val0 == alu0), splat_float32x8(1.0f), alu15 * (float32x8)alu14);
      const float32x8 alu17 = (val1 - alu0) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu18 = select_float32x8((int32x8)(alu17 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu17);
      const float32x8 alu19 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu18), splat_float32x8(128.0f), alu18);
      const float32x8 alu20 = alu19 + splat_float32x8(12583063.0f);
      const float32x8 alu21 = alu19 - (alu20 - splat_float32x8(12583063.0f));
      const float32x8 alu22 = mulacc_float32x8(splat_float32x8(0x1.34c568p+90f), alu21, splat_float32x8(0x1.5e6388p+93f));
      const float32x8 alu23 = mulacc_float32x8(alu22, alu21, splat_float32x8(0x1.3b399cp+96f));
      const float32x8 alu24 = mulacc_float32x8(alu23, alu21, splat_float32x8(0x1.c6b0cep+98f));
      const float32x8 alu25 = mulacc_float32x8(alu24, alu21, splat_float32x8(0x1.ebfbep+100f));
      const float32x8 alu26 = mulacc_float32x8(alu25, alu21, splat_float32x8(0x1.62e43p+102f));
      const uint32x8 cast1 = (uint32x8)alu20;
      const uint32x8 alu27 = (cast1 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
      const float32x8 alu28 = mulacc_float32x8(alu26, alu21, splat_float32x8(0x1p+103f)) * (float32x8)((cast1 << splat_uint32x8(23u)) - alu27);
      const float32x8 alu29 = select_float32x8((int32x8)(val1 == alu0), splat_float32x8(1.0f), alu28 * (float32x8)alu27);
      acc1_0 = mulacc_float32x8(acc1_0, alu16, alu29);
      const float32x8 alu30 = (val2 - alu1) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu31 = select_float32x8((int32x8)(alu30 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu30);
      const float32x8 alu32 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu31), splat_float32x8(128.0f), alu31);
      const float32x8 alu33 = alu32 + splat_float32x8(12583063.0f);
      const float32x8 alu34 = alu32 - (alu33 - splat_float32x8(12583063.0f));
      const float32x8 alu35 = mulacc_float32x8(splat_float32x8(0x1.34c568p+90f), alu34, splat_float32x8(0x1.5e6388p+93f));
      const float32x8 alu36 = mulacc_float32x8(alu35, alu34, splat_float32x8(0x1.3b399cp+96f));
      const float32x8 alu37 = mulacc_float32x8(alu36, alu34, splat_float32x8(0x1.c6b0cep+98f));
      const float32x8 alu38 = mulacc_float32x8(alu37, alu34, splat_float32x8(0x1.ebfbep+100f));
      const float32x8 alu39 = mulacc_float32x8(alu38, alu34, splat_float32x8(0x1.62e43p+102f));
      const uint32x8 cast2 = (uint32x8)alu33;
      const uint32x8 alu40 = (cast2 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
      const float32x8 alu41 = mulacc_float32x8(alu39, alu34, splat_float32x8(0x1p+103f)) * (float32x8)((cast2 << splat_uint32x8(23u)) - alu40);
      const float32x8 alu42 = select_float32x8((int32x8)(val2 == alu1), splat_float32x8(1.0f), alu41 * (float32x8)alu40);
      const float32x8 alu43 = (val5 - alu1) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu44 = select_float32x8((int32x8)(alu43 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu43);
      const float32x8 alu45 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu44), splat_float32x8(128.0f), alu44);
      const float32x8 alu46 = alu45 + splat_float32x8(12583063.0f);
      const float32x8 alu47 = alu45 - (alu46 - splat_float32x8(12583063.0f));
      const float32x8 alu48 = mulacc_float32x8(splat_float32x8(0x1.34c568p+90f), alu47, splat_float32x8(0x1.5e6388p+93f));
      const float32x8 alu49 = mulacc_float32x8(alu48, alu47, splat_float32x8(0x1.3b399cp+96f));
      const float32x8 alu50 = mulacc_float32x8(alu49, alu47, splat_float32x8(0x1.c6b0cep+98f));
      const float32x8 alu51 = mulacc_float32x8(alu50, alu47, splat_float32x8(0x1.ebfbep+100f));
      const float32x8 alu52 = mulacc_float32x8(alu51, alu47, splat_float32x8(0x1.62e43p+102f));
      const uint32x8 cast3 = (uint32x8)alu46;
      const uint32x8 alu53 = (cast3 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
      const float32x8 alu54 = mulacc_float32x8(alu52, alu47, splat_float32x8(0x1p+103f)) * (float32x8)((cast3 << splat_uint32x8(23u)) - alu53);
      const float32x8 alu55 = select_float32x8((int32x8)(val5 == alu1), splat_float32x8(1.0f), alu54 * (float32x8)alu53);
      acc1_8 = mulacc_float32x8(acc1_8, alu42, alu55);
      const float32x8 alu56 = (val3 - alu2) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu57 = select_float32x8((int32x8)(alu56 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu56);
      const float32x8 alu58 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu57), splat_float32x8(128.0f), alu57);
      const float32x8 alu59 = alu58 + splat_float32x8(12583063.0f);
      const float32x8 alu60 = alu58 - (alu59 - splat_float32x8(12583063.0f));
      const float32x8 alu61 = mulacc_float32x8(splat_float32x8(0x1.34c568p+90f), alu60, splat_float32x8(0x1.5e6388p+93f));
      const float32x8 alu62 = mulacc_float32x8(alu61, alu60, splat_float32x8(0x1.3b399cp+96f));
      const float32x8 alu63 = mulacc_float32x8(alu62, alu60, splat_float32x8(0x1.c6b0cep+98f));
      const float32x8 alu64 = mulacc_float32x8(alu63, alu60, splat_float32x8(0x1.ebfbep+100f));
      const float32x8 alu65 = mulacc_float32x8(alu64, alu60, splat_float32x8(0x1.62e43p+102f));
      const uint32x8 cast4 = (uint32x8)alu59;
      const uint32x8 alu66 = (cast4 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
      const float32x8 alu67 = mulacc_float32x8(alu65, alu60, splat_float32x8(0x1p+103f)) * (float32x8)((cast4 << splat_uint32x8(23u)) - alu66);
      const float32x8 alu68 = select_float32x8((int32x8)(val3 == alu2), splat_float32x8(1.0f), alu67 * (float32x8)alu66);
      const float32x8 alu69 = (val6 - alu2) * splat_float32x8(0x1.715476p+0f);
      const float32x8 alu70 = select_float32x8((int32x8)(alu69 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu69);
      const float32x8 alu71 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu70), splat_float32x8(128.0f), alu70);
      const float32x8 alu72 = alu71 + splat_float32x8(12583063.0f);
      const float32x8 alu73 = alu71 - (alu72 - splat_float32x8(12583063.0f));
      const float32x8 alu74 = mulacc_float32x8(splat_float32x8(0x1.34c568p+90f), alu73, splat_float32x8(0x1.5e6388p+93f));
      const float32x8 alu75 = mulacc_float32x8(alu74, alu73, splat_float32x8(0x1.3b399cp+96f));
      const float32x8 alu76 = mulacc_float32x8(alu75, alu73, splat_float32x8(0x1.c6b0cep+98f));
      const float32x8 alu77 = mulacc_float32x8(alu76, alu73, splat_float32x8(0x1.ebfbep+100f));
      const float32x8 alu78 = mulacc_float32x8(alu77, alu73, splat_float32x8(0x1.62e43p+102f));
      const uint32x8 cast5 = (uint32x8)alu72;
      const uint32x8 alu79 = (cast5 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
      const float32x8 alu80 = mulacc_float32x8(alu78, alu73, splat_float32x8(0x1p+103f)) * (float32x8)((cast5 << splat_uint32x8(23u)) - alu79);
      const float32x8 alu81 = select_float32x8((int32x8)(val6 == alu2), splat_float32x8(1.0f), alu80 * (float32x8)alu79);
      acc1_16 = mulacc_float32x8(acc1_16, alu68, alu81);
      const float32x8 alu82 = (val4 - alu3) * splat_float32x8(0x1.715476p+0f);
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
      const float32x8 alu94 = select_float32x8((int32x8)(val4 == alu3), splat_float32x8(1.0f), alu93 * (float32x8)alu92);
      const float32x8 alu95 = (val7 - alu3) * splat_float32x8(0x1.715476p+0f);
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
      const float32x8 alu107 = select_float32x8((int32x8)(val7 == alu3), splat_float32x8(1.0f), alu106 * (float32x8)alu105);
      acc1_24 = mulacc_float32x8(acc1_24, alu94, alu107);
    }
    const float32x8 val8 = acc0_0;
    const float32x8 val9 = acc0_16;
    const float32x8 alu108 = max_float32x8(val8, val9);
    const float32x8 alu109 = (val8 - alu108) * splat_float32x8(0x1.715476p+0f);
    const float32x8 alu110 = select_float32x8((int32x8)(alu109 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu109);
    const float32x8 alu111 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu110), splat_float32x8(128.0f), alu110);
    const float32x8 alu112 = alu111 + splat_float32x8(12583063.0f);
    const float32x8 alu113 = alu111 - (alu112 - splat_float32x8(12583063.0f));
    const float32x8 alu114 = mulacc_float32x8(splat_float32x8(0x1.34c568p+90f), alu113, splat_float32x8(0x1.5e6388p+93f));
    const float32x8 alu115 = mulacc_float32x8(alu114, alu113, splat_float32x8(0x1.3b399cp+96f));
    const float32x8 alu116 = mulacc_float32x8(alu115, alu113, splat_float32x8(0x1.c6b0cep+98f));
    const float32x8 alu117 = mulacc_float32x8(alu116, alu113, splat_float32x8(0x1.ebfbep+100f));
    const float32x8 alu118 = mulacc_float32x8(alu117, alu113, splat_float32x8(0x1.62e43p+102f));
    const uint32x8 cast8 = (uint32x8)alu112;
    const uint32x8 alu119 = (cast8 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
    const float32x8 alu120 = mulacc_float32x8(alu118, alu113, splat_float32x8(0x1p+103f)) * (float32x8)((cast8 << splat_uint32x8(23u)) - alu119);
    const float32x8 alu121 = select_float32x8((int32x8)(val8 == alu108), splat_float32x8(1.0f), alu120 * (float32x8)alu119);
    const float32x8 alu122 = (val9 - alu108) * splat_float32x8(0x1.715476p+0f);
    const float32x8 alu123 = select_float32x8((int32x8)(alu122 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu122);
    const float32x8 alu124 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu123), splat_float32x8(128.0f), alu123);
    const float32x8 alu125 = alu124 + splat_float32x8(12583063.0f);
    const float32x8 alu126 = alu124 - (alu125 - splat_float32x8(12583063.0f));
    const float32x8 alu127 = mulacc_float32x8(splat_float32x8(0x1.34c568p+90f), alu126, splat_float32x8(0x1.5e6388p+93f));
    const float32x8 alu128 = mulacc_float32x8(alu127, alu126, splat_float32x8(0x1.3b399cp+96f));
    const float32x8 alu129 = mulacc_float32x8(alu128, alu126, splat_float32x8(0x1.c6b0cep+98f));
    const float32x8 alu130 = mulacc_float32x8(alu129, alu126, splat_float32x8(0x1.ebfbep+100f));
    const float32x8 alu131 = mulacc_float32x8(alu130, alu126, splat_float32x8(0x1.62e43p+102f));
    const uint32x8 cast9 = (uint32x8)alu125;
    const uint32x8 alu132 = (cast9 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
    const float32x8 alu133 = mulacc_float32x8(alu131, alu126, splat_float32x8(0x1p+103f)) * (float32x8)((cast9 << splat_uint32x8(23u)) - alu132);
    const float32x8 alu134 = select_float32x8((int32x8)(val9 == alu108), splat_float32x8(1.0f), alu133 * (float32x8)alu132);
    const float32x8 val10 = acc0_8;
    const float32x8 val11 = acc0_24;
    const float32x8 alu135 = max_float32x8(val10, val11);
    const float32x8 alu136 = max_float32x8(alu108, alu135);
    const float32x8 alu137 = (alu108 - alu136) * splat_float32x8(0x1.715476p+0f);
    const float32x8 alu138 = select_float32x8((int32x8)(alu137 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu137);
    const float32x8 alu139 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu138), splat_float32x8(128.0f), alu138);
    const float32x8 alu140 = alu139 + splat_float32x8(12583063.0f);
    const float32x8 alu141 = alu139 - (alu140 - splat_float32x8(12583063.0f));
    const float32x8 alu142 = mulacc_float32x8(splat_float32x8(0x1.34c568p+90f), alu141, splat_float32x8(0x1.5e6388p+93f));
    const float32x8 alu143 = mulacc_float32x8(alu142, alu141, splat_float32x8(0x1.3b399cp+96f));
    const float32x8 alu144 = mulacc_float32x8(alu143, alu141, splat_float32x8(0x1.c6b0cep+98f));
    const float32x8 alu145 = mulacc_float32x8(alu144, alu141, splat_float32x8(0x1.ebfbep+100f));
    const float32x8 alu146 = mulacc_float32x8(alu145, alu141, splat_float32x8(0x1.62e43p+102f));
    const uint32x8 cast10 = (uint32x8)alu140;
    const uint32x8 alu147 = (cast10 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
    const float32x8 alu148 = mulacc_float32x8(alu146, alu141, splat_float32x8(0x1p+103f)) * (float32x8)((cast10 << splat_uint32x8(23u)) - alu147);
    const float32x8 alu149 = select_float32x8((int32x8)(alu108 == alu136), splat_float32x8(1.0f), alu148 * (float32x8)alu147);
    const float32x8 alu150 = (val10 - alu135) * splat_float32x8(0x1.715476p+0f);
    const float32x8 alu151 = select_float32x8((int32x8)(alu150 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu150);
    const float32x8 alu152 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu151), splat_float32x8(128.0f), alu151);
    const float32x8 alu153 = alu152 + splat_float32x8(12583063.0f);
    const float32x8 alu154 = alu152 - (alu153 - splat_float32x8(12583063.0f));
    const float32x8 alu155 = mulacc_float32x8(splat_float32x8(0x1.34c568p+90f), alu154, splat_float32x8(0x1.5e6388p+93f));
    const float32x8 alu156 = mulacc_float32x8(alu155, alu154, splat_float32x8(0x1.3b399cp+96f));
    const float32x8 alu157 = mulacc_float32x8(alu156, alu154, splat_float32x8(0x1.c6b0cep+98f));
    const float32x8 alu158 = mulacc_float32x8(alu157, alu154, splat_float32x8(0x1.ebfbep+100f));
    const float32x8 alu159 = mulacc_float32x8(alu158, alu154, splat_float32x8(0x1.62e43p+102f));
    const uint32x8 cast11 = (uint32x8)alu153;
    const uint32x8 alu160 = (cast11 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
    const float32x8 alu161 = mulacc_float32x8(alu159, alu154, splat_float32x8(0x1p+103f)) * (float32x8)((cast11 << splat_uint32x8(23u)) - alu160);
    const float32x8 alu162 = select_float32x8((int32x8)(val10 == alu135), splat_float32x8(1.0f), alu161 * (float32x8)alu160);
    const float32x8 alu163 = (val11 - alu135) * splat_float32x8(0x1.715476p+0f);
    const float32x8 alu164 = select_float32x8((int32x8)(alu163 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu163);
    const float32x8 alu165 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu164), splat_float32x8(128.0f), alu164);
    const float32x8 alu166 = alu165 + splat_float32x8(12583063.0f);
    const float32x8 alu167 = alu165 - (alu166 - splat_float32x8(12583063.0f));
    const float32x8 alu168 = mulacc_float32x8(splat_float32x8(0x1.34c568p+90f), alu167, splat_float32x8(0x1.5e6388p+93f));
    const float32x8 alu169 = mulacc_float32x8(alu168, alu167, splat_float32x8(0x1.3b399cp+96f));
    const float32x8 alu170 = mulacc_float32x8(alu169, alu167, splat_float32x8(0x1.c6b0cep+98f));
    const float32x8 alu171 = mulacc_float32x8(alu170, alu167, splat_float32x8(0x1.ebfbep+100f));
    const float32x8 alu172 = mulacc_float32x8(alu171, alu167, splat_float32x8(0x1.62e43p+102f));
    const uint32x8 cast12 = (uint32x8)alu166;
    const uint32x8 alu173 = (cast12 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
    const float32x8 alu174 = mulacc_float32x8(alu172, alu167, splat_float32x8(0x1p+103f)) * (float32x8)((cast12 << splat_uint32x8(23u)) - alu173);
    const float32x8 alu175 = select_float32x8((int32x8)(val11 == alu135), splat_float32x8(1.0f), alu174 * (float32x8)alu173);
    const float32x8 alu176 = (alu135 - alu136) * splat_float32x8(0x1.715476p+0f);
    const float32x8 alu177 = select_float32x8((int32x8)(alu176 < splat_float32x8(-150.0f)), splat_float32x8(-150.0f), alu176);
    const float32x8 alu178 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu177), splat_float32x8(128.0f), alu177);
    const float32x8 alu179 = alu178 + splat_float32x8(12583063.0f);
    const float32x8 alu180 = alu178 - (alu179 - splat_float32x8(12583063.0f));
    const float32x8 alu181 = mulacc_float32x8(splat_float32x8(0x1.34c568p+90f), alu180, splat_float32x8(0x1.5e6388p+93f));
    const float32x8 alu182 = mulacc_float32x8(alu181, alu180, splat_float32x8(0x1.3b399cp+96f));
    const float32x8 alu183 = mulacc_float32x8(alu182, alu180, splat_float32x8(0x1.c6b0cep+98f));
    const float32x8 alu184 = mulacc_float32x8(alu183, alu180, splat_float32x8(0x1.ebfbep+100f));
    const float32x8 alu185 = mulacc_float32x8(alu184, alu180, splat_float32x8(0x1.62e43p+102f));
    const uint32x8 cast13 = (uint32x8)alu179;
    const uint32x8 alu186 = (cast13 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
    const float32x8 alu187 = mulacc_float32x8(alu185, alu180, splat_float32x8(0x1p+103f)) * (float32x8)((cast13 << splat_uint32x8(23u)) - alu186);
    const float32x8 alu188 = select_float32x8((int32x8)(alu135 == alu136), splat_float32x8(1.0f), alu187 * (float32x8)alu186);
    const float32x8 alu189 = mulacc_float32x8(mulacc_float32x8(acc1_0, alu121, acc1_16 * alu134), alu149, mulacc_float32x8(acc1_8, alu162, acc1_24 * alu175) * alu188);
    const float32x4 vec0 = __builtin_shufflevector(alu136, alu136, 0, 1, 2, 3);
    const float32x4 vec1 = __builtin_shufflevector(alu136, alu136, 4, 5, 6, 7);
    const float32x4 alu190 = max_float32x4(vec0, vec1);
    const float32x4 alu191 = (vec0 - alu190) * splat_float32x4(0x1.715476p+0f);
    const float32x4 alu192 = select_float32x4((int32x4)(alu191 < splat_float32x4(-150.0f)), splat_float32x4(-150.0f), alu191);
    const float32x4 alu193 = select_float32x4((int32x4)(splat_float32x4(128.0f) < alu192), splat_float32x4(128.0f), alu192);
    const float32x4 alu194 = alu193 + splat_float32x4(12583063.0f);
    const float32x4 alu195 = alu193 - (alu194 - splat_float32x4(12583063.0f));
    const float32x4 alu196 = mulacc_float32x4(splat_float32x4(0x1.34c568p+90f), alu195, splat_float32x4(0x1.5e6388p+93f));
    const float32x4 alu197 = mulacc_float32x4(alu196, alu195, splat_float32x4(0x1.3b399cp+96f));
    const float32x4 alu198 = mulacc_float32x4(alu197, alu195, splat_float32x4(0x1.c6b0cep+98f));
    const float32x4 alu199 = mulacc_float32x4(alu198, alu195, splat_float32x4(0x1.ebfbep+100f));
    const float32x4 alu200 = mulacc_float32x4(alu199, alu195, splat_float32x4(0x1.62e43p+102f));
    const uint32x4 cast14 = (uint32x4)alu194;
    const uint32x4 alu201 = (cast14 << splat_uint32x4(22u)) & splat_uint32x4(2139095040u);
    const float32x4 alu202 = mulacc_float32x4(alu200, alu195, splat_float32x4(0x1p+103f)) * (float32x4)((cast14 << splat_uint32x4(23u)) - alu201);
    const float32x4 alu203 = select_float32x4((int32x4)(vec0 == alu190), splat_float32x4(1.0f), alu202 * (float32x4)alu201);
    const float32x4 alu204 = (vec1 - alu190) * splat_float32x4(0x1.715476p+0f);
    const float32x4 alu205 = select_float32x4((int32x4)(alu204 < splat_float32x4(-150.0f)), splat_float32x4(-150.0f), alu204);
    const float32x4 alu206 = select_float32x4((int32x4)(splat_float32x4(128.0f) < alu205), splat_float32x4(128.0f), alu205);
    const float32x4 alu207 = alu206 + splat_float32x4(12583063.0f);
    const float32x4 alu208 = alu206 - (alu207 - splat_float32x4(12583063.0f));
    const float32x4 alu209 = mulacc_float32x4(splat_float32x4(0x1.34c568p+90f), alu208, splat_float32x4(0x1.5e6388p+93f));
    const float32x4 alu210 = mulacc_float32x4(alu209, alu208, splat_float32x4(0x1.3b399cp+96f));
    const float32x4 alu211 = mulacc_float32x4(alu210, alu208, splat_float32x4(0x1.c6b0cep+98f));
    const float32x4 alu212 = mulacc_float32x4(alu211, alu208, splat_float32x4(0x1.ebfbep+100f));
    const float32x4 alu213 = mulacc_float32x4(alu212, alu208, splat_float32x4(0x1.62e43p+102f));
    const uint32x4 cast15 = (uint32x4)alu207;
    const uint32x4 alu214 = (cast15 << splat_uint32x4(22u)) & splat_uint32x4(2139095040u);
    const float32x4 alu215 = mulacc_float32x4(alu213, alu208, splat_float32x4(0x1p+103f)) * (float32x4)((cast15 << splat_uint32x4(23u)) - alu214);
    const float32x4 alu216 = select_float32x4((int32x4)(vec1 == alu190), splat_float32x4(1.0f), alu215 * (float32x4)alu214);
    const float32x4 alu217 = mulacc_float32x4(__builtin_shufflevector(alu189, alu189, 0, 1, 2, 3), alu203, __builtin_shufflevector(alu189, alu189, 4, 5, 6, 7) * alu216);
    const float32x2 vec2 = __builtin_shufflevector(alu190, alu190, 0, 1);
    const float32x2 vec3 = __builtin_shufflevector(alu190, alu190, 2, 3);
    const float32x2 alu218 = max_float32x2(vec2, vec3);
    const float32x2 alu219 = (vec2 - alu218) * splat_float32x2(0x1.715476p+0f);
    const float32x2 alu220 = select_float32x2((int32x2)(alu219 < splat_float32x2(-150.0f)), splat_float32x2(-150.0f), alu219);
    const float32x2 alu221 = select_float32x2((int32x2)(splat_float32x2(128.0f) < alu220), splat_float32x2(128.0f), alu220);
    const float32x2 alu222 = alu221 + splat_float32x2(12583063.0f);
    const float32x2 alu223 = alu221 - (alu222 - splat_float32x2(12583063.0f));
    const float32x2 alu224 = mulacc_float32x2(splat_float32x2(0x1.34c568p+90f), alu223, splat_float32x2(0x1.5e6388p+93f));
    const float32x2 alu225 = mulacc_float32x2(alu224, alu223, splat_float32x2(0x1.3b399cp+96f));
    const float32x2 alu226 = mulacc_float32x2(alu225, alu223, splat_float32x2(0x1.c6b0cep+98f));
    const float32x2 alu227 = mulacc_float32x2(alu226, alu223, splat_float32x2(0x1.ebfbep+100f));
    const float32x2 alu228 = mulacc_float32x2(alu227, alu223, splat_float32x2(0x1.62e43p+102f));
    const uint32x2 cast16 = (uint32x2)alu222;
    const uint32x2 alu229 = (cast16 << splat_uint32x2(22u)) & splat_uint32x2(2139095040u);
    const float32x2 alu230 = mulacc_float32x2(alu228, alu223, splat_float32x2(0x1p+103f)) * (float32x2)((cast16 << splat_uint32x2(23u)) - alu229);
    const float32x2 alu231 = select_float32x2((int32x2)(vec2 == alu218), splat_float32x2(1.0f), alu230 * (float32x2)alu229);
    const float32x2 alu232 = (vec3 - alu218) * splat_float32x2(0x1.715476p+0f);
    const float32x2 alu233 = select_float32x2((int32x2)(alu232 < splat_float32x2(-150.0f)), splat_float32x2(-150.0f), alu232);
    const float32x2 alu234 = select_float32x2((int32x2)(splat_float32x2(128.0f) < alu233), splat_float32x2(128.0f), alu233);
    const float32x2 alu235 = alu234 + splat_float32x2(12583063.0f);
    const float32x2 alu236 = alu234 - (alu235 - splat_float32x2(12583063.0f));
    const float32x2 alu237 = mulacc_float32x2(splat_float32x2(0x1.34c568p+90f), alu236, splat_float32x2(0x1.5e6388p+93f));
    const float32x2 alu238 = mulacc_float32x2(alu237, alu236, splat_float32x2(0x1.3b399cp+96f));
    const float32x2 alu239 = mulacc_float32x2(alu238, alu236, splat_float32x2(0x1.c6b0cep+98f));
    const float32x2 alu240 = mulacc_float32x2(alu239, alu236, splat_float32x2(0x1.ebfbep+100f));
    const float32x2 alu241 = mulacc_float32x2(alu240, alu236, splat_float32x2(0x1.62e43p+102f));
    const uint32x2 cast17 = (uint32x2)alu235;
    const uint32x2 alu242 = (cast17 << splat_uint32x2(22u)) & splat_uint32x2(2139095040u);
    const float32x2 alu243 = mulacc_float32x2(alu241, alu236, splat_float32x2(0x1p+103f)) * (float32x2)((cast17 << splat_uint32x2(23u)) - alu242);
    const float32x2 alu244 = select_float32x2((int32x2)(vec3 == alu218), splat_float32x2(1.0f), alu243 * (float32x2)alu242);
    const float32x2 alu245 = mulacc_float32x2(__builtin_shufflevector(alu217, alu217, 0, 1), alu231, __builtin_shufflevector(alu217, alu217, 2, 3) * alu244);
    const float lane0 = alu218[0];
    const float lane1 = alu218[1];
    const float alu246 = max_float32(lane0, lane1);
    const float alu247 = (lane0 - alu246) * 0x1.715476p+0f;
    const float alu248 = alu247 < -150.0f ? -150.0f : alu247;
    const float alu249 = 128.0f < alu248 ? 128.0f : alu248;
    const float alu250 = alu249 + 12583063.0f;
    const float alu251 = alu249 - (alu250 - 12583063.0f);
    const float alu252 = mulacc_float32(mulacc_float32(0x1.34c568p+90f, alu251, 0x1.5e6388p+93f), alu251, 0x1.3b399cp+96f);
    const float alu253 = mulacc_float32(mulacc_float32(alu252, alu251, 0x1.c6b0cep+98f), alu251, 0x1.ebfbep+100f);
    const float alu254 = mulacc_float32(mulacc_float32(alu253, alu251, 0x1.62e43p+102f), alu251, 0x1p+103f);
    const uint32_t cast18 = bits_of_float32_as_uint32(alu250);
    const uint32_t num2 = (cast18 << 22u) & 2139095040u;
    const float alu255 = alu254 * bits_of_uint32_as_float32((cast18 << 23u) - num2) * bits_of_uint32_as_float32(num2);
    const float alu256 = (lane1 - alu246) * 0x1.715476p+0f;
    const float alu257 = alu256 < -150.0f ? -150.0f : alu256;
    const float alu258 = 128.0f < alu257 ? 128.0f : alu257;
    const float alu259 = alu258 + 12583063.0f;
    const float alu260 = alu258 - (alu259 - 12583063.0f);
    const float alu261 = mulacc_float32(mulacc_float32(0x1.34c568p+90f, alu260, 0x1.5e6388p+93f), alu260, 0x1.3b399cp+96f);
    const float alu262 = mulacc_float32(mulacc_float32(alu261, alu260, 0x1.c6b0cep+98f), alu260, 0x1.ebfbep+100f);
    const float alu263 = mulacc_float32(mulacc_float32(alu262, alu260, 0x1.62e43p+102f), alu260, 0x1p+103f);
    const uint32_t cast19 = bits_of_float32_as_uint32(alu259);
    const uint32_t num3 = (cast19 << 22u) & 2139095040u;
    const float alu264 = alu263 * bits_of_uint32_as_float32((cast19 << 23u) - num3) * bits_of_uint32_as_float32(num3);
    const float alu265 = mulacc_float32(alu245[0], lane0 == alu246 ? 1.0f : alu255, alu245[1] * (lane1 == alu246 ? 1.0f : alu264));
    const bool cond0 = alu265 < 0x1p-126f;
    const int32_t cast20 = bits_of_float32_as_int32(cond0 ? alu265 * 33554432.0f : alu265);
    const int32_t num4 = (int32_t)((uint32_t)cast20 + -1060439283);
    const float cast21 = bits_of_int32_as_float32((int32_t)((uint32_t)cast20 - (num4 & -8388608)));
    const float alu266 = cast21 - 1.0f;
    const float alu267 = mulacc_float32(mulacc_float32(-0x1.ec6f9cp-4f, alu266, 0x1.82e8b6p-3f), alu266, -0x1.807698p-3f);
    const float alu268 = mulacc_float32(mulacc_float32(alu267, alu266, 0x1.a164f2p-3f), alu266, -0x1.eb767cp-3f);
    const float alu269 = mulacc_float32(mulacc_float32(alu268, alu266, 0x1.279072p-2f), alu266, -0x1.7156bap-2f);
    const float alu270 = mulacc_float32(mulacc_float32(alu269, alu266, 0x1.ec701p-2f), alu266, -0x1.715476p-1f);
    const float alu271 = alu266 + alu266 * mulacc_float32(alu270, alu266, 0x1.c551dap-2f);
    const float alu272 = alu265 < __builtin_inff() ? (float)(num4 >> 23) - (cond0 ? 25.0f : 0.0f) + alu271 : __builtin_inff();
    const float alu273 = 0.0f < alu265 ? alu272 : (alu265 == 0.0f ? -__builtin_inff() : __builtin_nanf(""));
    data0[o0] = mulacc_float32(alu273, 0x1.62e43p-1f, alu246);
  }
}
