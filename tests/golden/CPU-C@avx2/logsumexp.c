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
      const int32x8 cond0 = (int32x8)(alu4 < splat_float32x8(-150.0f));
      const float32x8 alu5 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu4), splat_float32x8(128.0f), alu4);
      const float32x8 alu6 = select_float32x8(cond0, splat_float32x8(0.0f), alu5);
      const float32x8 alu7 = alu6 + splat_float32x8(12583166.0f);
      const float32x8 alu8 = alu6 - (alu7 - splat_float32x8(12583166.0f));
      const float32x8 alu9 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu8, splat_float32x8(0x1.5e6388p-10f));
      const float32x8 alu10 = mulacc_float32x8(alu9, alu8, splat_float32x8(0x1.3b399cp-7f));
      const float32x8 alu11 = mulacc_float32x8(alu10, alu8, splat_float32x8(0x1.c6b0cep-5f));
      const float32x8 alu12 = mulacc_float32x8(alu11, alu8, splat_float32x8(0x1.ebfbep-3f));
      const float32x8 alu13 = mulacc_float32x8(alu12, alu8, splat_float32x8(0x1.62e43p-1f));
      const uint32x8 cast0 = (uint32x8)alu7;
      const uint32x8 alu14 = (cast0 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
      const float32x8 alu15 = mulacc_float32x8(alu13, alu8, splat_float32x8(1.0f)) * (float32x8)alu14;
      const float32x8 alu16 = select_float32x8(cond0, splat_float32x8(0.0f), alu15 * (float32x8)((cast0 << splat_uint32x8(23u)) - alu14));
      const float32x8 alu17 = select_float32x8((int32x8)(val0 == alu0), splat_float32x8(1.0f), alu16);
      const float32x8 alu18 = (val1 - alu0) * splat_float32x8(0x1.715476p+0f);
      const int32x8 cond1 = (int32x8)(alu18 < splat_float32x8(-150.0f));
      const float32x8 alu19 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu18), splat_float32x8(128.0f), alu18);
      const float32x8 alu20 = select_float32x8(cond1, splat_float32x8(0.0f), alu19);
      const float32x8 alu21 = alu20 + splat_float32x8(12583166.0f);
      const float32x8 alu22 = alu20 - (alu21 - splat_float32x8(12583166.0f));
      const float32x8 alu23 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu22, splat_float32x8(0x1.5e6388p-10f));
      const float32x8 alu24 = mulacc_float32x8(alu23, alu22, splat_float32x8(0x1.3b399cp-7f));
      const float32x8 alu25 = mulacc_float32x8(alu24, alu22, splat_float32x8(0x1.c6b0cep-5f));
      const float32x8 alu26 = mulacc_float32x8(alu25, alu22, splat_float32x8(0x1.ebfbep-3f));
      const float32x8 alu27 = mulacc_float32x8(alu26, alu22, splat_float32x8(0x1.62e43p-1f));
      const uint32x8 cast1 = (uint32x8)alu21;
      const uint32x8 alu28 = (cast1 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
      const float32x8 alu29 = mulacc_float32x8(alu27, alu22, splat_float32x8(1.0f)) * (float32x8)alu28;
      const float32x8 alu30 = select_float32x8(cond1, splat_float32x8(0.0f), alu29 * (float32x8)((cast1 << splat_uint32x8(23u)) - alu28));
      const float32x8 alu31 = select_float32x8((int32x8)(val1 == alu0), splat_float32x8(1.0f), alu30);
      acc1_0 = mulacc_float32x8(acc1_0, alu17, alu31);
      const float32x8 alu32 = (val2 - alu1) * splat_float32x8(0x1.715476p+0f);
      const int32x8 cond2 = (int32x8)(alu32 < splat_float32x8(-150.0f));
      const float32x8 alu33 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu32), splat_float32x8(128.0f), alu32);
      const float32x8 alu34 = select_float32x8(cond2, splat_float32x8(0.0f), alu33);
      const float32x8 alu35 = alu34 + splat_float32x8(12583166.0f);
      const float32x8 alu36 = alu34 - (alu35 - splat_float32x8(12583166.0f));
      const float32x8 alu37 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu36, splat_float32x8(0x1.5e6388p-10f));
      const float32x8 alu38 = mulacc_float32x8(alu37, alu36, splat_float32x8(0x1.3b399cp-7f));
      const float32x8 alu39 = mulacc_float32x8(alu38, alu36, splat_float32x8(0x1.c6b0cep-5f));
      const float32x8 alu40 = mulacc_float32x8(alu39, alu36, splat_float32x8(0x1.ebfbep-3f));
      const float32x8 alu41 = mulacc_float32x8(alu40, alu36, splat_float32x8(0x1.62e43p-1f));
      const uint32x8 cast2 = (uint32x8)alu35;
      const uint32x8 alu42 = (cast2 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
      const float32x8 alu43 = mulacc_float32x8(alu41, alu36, splat_float32x8(1.0f)) * (float32x8)alu42;
      const float32x8 alu44 = select_float32x8(cond2, splat_float32x8(0.0f), alu43 * (float32x8)((cast2 << splat_uint32x8(23u)) - alu42));
      const float32x8 alu45 = select_float32x8((int32x8)(val2 == alu1), splat_float32x8(1.0f), alu44);
      const float32x8 alu46 = (val5 - alu1) * splat_float32x8(0x1.715476p+0f);
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
      const float32x8 alu59 = select_float32x8((int32x8)(val5 == alu1), splat_float32x8(1.0f), alu58);
      acc1_8 = mulacc_float32x8(acc1_8, alu45, alu59);
      const float32x8 alu60 = (val3 - alu2) * splat_float32x8(0x1.715476p+0f);
      const int32x8 cond4 = (int32x8)(alu60 < splat_float32x8(-150.0f));
      const float32x8 alu61 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu60), splat_float32x8(128.0f), alu60);
      const float32x8 alu62 = select_float32x8(cond4, splat_float32x8(0.0f), alu61);
      const float32x8 alu63 = alu62 + splat_float32x8(12583166.0f);
      const float32x8 alu64 = alu62 - (alu63 - splat_float32x8(12583166.0f));
      const float32x8 alu65 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu64, splat_float32x8(0x1.5e6388p-10f));
      const float32x8 alu66 = mulacc_float32x8(alu65, alu64, splat_float32x8(0x1.3b399cp-7f));
      const float32x8 alu67 = mulacc_float32x8(alu66, alu64, splat_float32x8(0x1.c6b0cep-5f));
      const float32x8 alu68 = mulacc_float32x8(alu67, alu64, splat_float32x8(0x1.ebfbep-3f));
      const float32x8 alu69 = mulacc_float32x8(alu68, alu64, splat_float32x8(0x1.62e43p-1f));
      const uint32x8 cast4 = (uint32x8)alu63;
      const uint32x8 alu70 = (cast4 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
      const float32x8 alu71 = mulacc_float32x8(alu69, alu64, splat_float32x8(1.0f)) * (float32x8)alu70;
      const float32x8 alu72 = select_float32x8(cond4, splat_float32x8(0.0f), alu71 * (float32x8)((cast4 << splat_uint32x8(23u)) - alu70));
      const float32x8 alu73 = select_float32x8((int32x8)(val3 == alu2), splat_float32x8(1.0f), alu72);
      const float32x8 alu74 = (val6 - alu2) * splat_float32x8(0x1.715476p+0f);
      const int32x8 cond5 = (int32x8)(alu74 < splat_float32x8(-150.0f));
      const float32x8 alu75 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu74), splat_float32x8(128.0f), alu74);
      const float32x8 alu76 = select_float32x8(cond5, splat_float32x8(0.0f), alu75);
      const float32x8 alu77 = alu76 + splat_float32x8(12583166.0f);
      const float32x8 alu78 = alu76 - (alu77 - splat_float32x8(12583166.0f));
      const float32x8 alu79 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu78, splat_float32x8(0x1.5e6388p-10f));
      const float32x8 alu80 = mulacc_float32x8(alu79, alu78, splat_float32x8(0x1.3b399cp-7f));
      const float32x8 alu81 = mulacc_float32x8(alu80, alu78, splat_float32x8(0x1.c6b0cep-5f));
      const float32x8 alu82 = mulacc_float32x8(alu81, alu78, splat_float32x8(0x1.ebfbep-3f));
      const float32x8 alu83 = mulacc_float32x8(alu82, alu78, splat_float32x8(0x1.62e43p-1f));
      const uint32x8 cast5 = (uint32x8)alu77;
      const uint32x8 alu84 = (cast5 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
      const float32x8 alu85 = mulacc_float32x8(alu83, alu78, splat_float32x8(1.0f)) * (float32x8)alu84;
      const float32x8 alu86 = select_float32x8(cond5, splat_float32x8(0.0f), alu85 * (float32x8)((cast5 << splat_uint32x8(23u)) - alu84));
      const float32x8 alu87 = select_float32x8((int32x8)(val6 == alu2), splat_float32x8(1.0f), alu86);
      acc1_16 = mulacc_float32x8(acc1_16, alu73, alu87);
      const float32x8 alu88 = (val4 - alu3) * splat_float32x8(0x1.715476p+0f);
      const int32x8 cond6 = (int32x8)(alu88 < splat_float32x8(-150.0f));
      const float32x8 alu89 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu88), splat_float32x8(128.0f), alu88);
      const float32x8 alu90 = select_float32x8(cond6, splat_float32x8(0.0f), alu89);
      const float32x8 alu91 = alu90 + splat_float32x8(12583166.0f);
      const float32x8 alu92 = alu90 - (alu91 - splat_float32x8(12583166.0f));
      const float32x8 alu93 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu92, splat_float32x8(0x1.5e6388p-10f));
      const float32x8 alu94 = mulacc_float32x8(alu93, alu92, splat_float32x8(0x1.3b399cp-7f));
      const float32x8 alu95 = mulacc_float32x8(alu94, alu92, splat_float32x8(0x1.c6b0cep-5f));
      const float32x8 alu96 = mulacc_float32x8(alu95, alu92, splat_float32x8(0x1.ebfbep-3f));
      const float32x8 alu97 = mulacc_float32x8(alu96, alu92, splat_float32x8(0x1.62e43p-1f));
      const uint32x8 cast6 = (uint32x8)alu91;
      const uint32x8 alu98 = (cast6 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
      const float32x8 alu99 = mulacc_float32x8(alu97, alu92, splat_float32x8(1.0f)) * (float32x8)alu98;
      const float32x8 alu100 = select_float32x8(cond6, splat_float32x8(0.0f), alu99 * (float32x8)((cast6 << splat_uint32x8(23u)) - alu98));
      const float32x8 alu101 = select_float32x8((int32x8)(val4 == alu3), splat_float32x8(1.0f), alu100);
      const float32x8 alu102 = (val7 - alu3) * splat_float32x8(0x1.715476p+0f);
      const int32x8 cond7 = (int32x8)(alu102 < splat_float32x8(-150.0f));
      const float32x8 alu103 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu102), splat_float32x8(128.0f), alu102);
      const float32x8 alu104 = select_float32x8(cond7, splat_float32x8(0.0f), alu103);
      const float32x8 alu105 = alu104 + splat_float32x8(12583166.0f);
      const float32x8 alu106 = alu104 - (alu105 - splat_float32x8(12583166.0f));
      const float32x8 alu107 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu106, splat_float32x8(0x1.5e6388p-10f));
      const float32x8 alu108 = mulacc_float32x8(alu107, alu106, splat_float32x8(0x1.3b399cp-7f));
      const float32x8 alu109 = mulacc_float32x8(alu108, alu106, splat_float32x8(0x1.c6b0cep-5f));
      const float32x8 alu110 = mulacc_float32x8(alu109, alu106, splat_float32x8(0x1.ebfbep-3f));
      const float32x8 alu111 = mulacc_float32x8(alu110, alu106, splat_float32x8(0x1.62e43p-1f));
      const uint32x8 cast7 = (uint32x8)alu105;
      const uint32x8 alu112 = (cast7 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
      const float32x8 alu113 = mulacc_float32x8(alu111, alu106, splat_float32x8(1.0f)) * (float32x8)alu112;
      const float32x8 alu114 = alu113 * (float32x8)((cast7 << splat_uint32x8(23u)) - alu112);
      const float32x8 alu115 = select_float32x8((int32x8)(val7 == alu3), splat_float32x8(1.0f), select_float32x8(cond7, splat_float32x8(0.0f), alu114));
      acc1_24 = mulacc_float32x8(acc1_24, alu101, alu115);
    }
    const float32x8 val8 = acc0_0;
    const float32x8 val9 = acc0_16;
    const float32x8 alu116 = max_float32x8(val8, val9);
    const float32x8 alu117 = (val8 - alu116) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond8 = (int32x8)(alu117 < splat_float32x8(-150.0f));
    const float32x8 alu118 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu117), splat_float32x8(128.0f), alu117);
    const float32x8 alu119 = select_float32x8(cond8, splat_float32x8(0.0f), alu118);
    const float32x8 alu120 = alu119 + splat_float32x8(12583166.0f);
    const float32x8 alu121 = alu119 - (alu120 - splat_float32x8(12583166.0f));
    const float32x8 alu122 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu121, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu123 = mulacc_float32x8(alu122, alu121, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu124 = mulacc_float32x8(alu123, alu121, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu125 = mulacc_float32x8(alu124, alu121, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu126 = mulacc_float32x8(alu125, alu121, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast8 = (uint32x8)alu120;
    const uint32x8 alu127 = (cast8 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
    const float32x8 alu128 = mulacc_float32x8(alu126, alu121, splat_float32x8(1.0f)) * (float32x8)alu127;
    const float32x8 alu129 = alu128 * (float32x8)((cast8 << splat_uint32x8(23u)) - alu127);
    const float32x8 alu130 = select_float32x8((int32x8)(val8 == alu116), splat_float32x8(1.0f), select_float32x8(cond8, splat_float32x8(0.0f), alu129));
    const float32x8 alu131 = (val9 - alu116) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond9 = (int32x8)(alu131 < splat_float32x8(-150.0f));
    const float32x8 alu132 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu131), splat_float32x8(128.0f), alu131);
    const float32x8 alu133 = select_float32x8(cond9, splat_float32x8(0.0f), alu132);
    const float32x8 alu134 = alu133 + splat_float32x8(12583166.0f);
    const float32x8 alu135 = alu133 - (alu134 - splat_float32x8(12583166.0f));
    const float32x8 alu136 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu135, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu137 = mulacc_float32x8(alu136, alu135, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu138 = mulacc_float32x8(alu137, alu135, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu139 = mulacc_float32x8(alu138, alu135, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu140 = mulacc_float32x8(alu139, alu135, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast9 = (uint32x8)alu134;
    const uint32x8 alu141 = (cast9 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
    const float32x8 alu142 = mulacc_float32x8(alu140, alu135, splat_float32x8(1.0f)) * (float32x8)alu141;
    const float32x8 alu143 = alu142 * (float32x8)((cast9 << splat_uint32x8(23u)) - alu141);
    const float32x8 alu144 = select_float32x8((int32x8)(val9 == alu116), splat_float32x8(1.0f), select_float32x8(cond9, splat_float32x8(0.0f), alu143));
    const float32x8 val10 = acc0_8;
    const float32x8 val11 = acc0_24;
    const float32x8 alu145 = max_float32x8(val10, val11);
    const float32x8 alu146 = max_float32x8(alu116, alu145);
    const float32x8 alu147 = (alu116 - alu146) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond10 = (int32x8)(alu147 < splat_float32x8(-150.0f));
    const float32x8 alu148 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu147), splat_float32x8(128.0f), alu147);
    const float32x8 alu149 = select_float32x8(cond10, splat_float32x8(0.0f), alu148);
    const float32x8 alu150 = alu149 + splat_float32x8(12583166.0f);
    const float32x8 alu151 = alu149 - (alu150 - splat_float32x8(12583166.0f));
    const float32x8 alu152 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu151, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu153 = mulacc_float32x8(alu152, alu151, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu154 = mulacc_float32x8(alu153, alu151, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu155 = mulacc_float32x8(alu154, alu151, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu156 = mulacc_float32x8(alu155, alu151, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast10 = (uint32x8)alu150;
    const uint32x8 alu157 = (cast10 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
    const float32x8 alu158 = mulacc_float32x8(alu156, alu151, splat_float32x8(1.0f)) * (float32x8)alu157;
    const float32x8 alu159 = alu158 * (float32x8)((cast10 << splat_uint32x8(23u)) - alu157);
    const float32x8 alu160 = select_float32x8((int32x8)(alu116 == alu146), splat_float32x8(1.0f), select_float32x8(cond10, splat_float32x8(0.0f), alu159));
    const float32x8 alu161 = (val10 - alu145) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond11 = (int32x8)(alu161 < splat_float32x8(-150.0f));
    const float32x8 alu162 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu161), splat_float32x8(128.0f), alu161);
    const float32x8 alu163 = select_float32x8(cond11, splat_float32x8(0.0f), alu162);
    const float32x8 alu164 = alu163 + splat_float32x8(12583166.0f);
    const float32x8 alu165 = alu163 - (alu164 - splat_float32x8(12583166.0f));
    const float32x8 alu166 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu165, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu167 = mulacc_float32x8(alu166, alu165, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu168 = mulacc_float32x8(alu167, alu165, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu169 = mulacc_float32x8(alu168, alu165, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu170 = mulacc_float32x8(alu169, alu165, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast11 = (uint32x8)alu164;
    const uint32x8 alu171 = (cast11 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
    const float32x8 alu172 = mulacc_float32x8(alu170, alu165, splat_float32x8(1.0f)) * (float32x8)alu171;
    const float32x8 alu173 = alu172 * (float32x8)((cast11 << splat_uint32x8(23u)) - alu171);
    const float32x8 alu174 = select_float32x8((int32x8)(val10 == alu145), splat_float32x8(1.0f), select_float32x8(cond11, splat_float32x8(0.0f), alu173));
    const float32x8 alu175 = (val11 - alu145) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond12 = (int32x8)(alu175 < splat_float32x8(-150.0f));
    const float32x8 alu176 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu175), splat_float32x8(128.0f), alu175);
    const float32x8 alu177 = select_float32x8(cond12, splat_float32x8(0.0f), alu176);
    const float32x8 alu178 = alu177 + splat_float32x8(12583166.0f);
    const float32x8 alu179 = alu177 - (alu178 - splat_float32x8(12583166.0f));
    const float32x8 alu180 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu179, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu181 = mulacc_float32x8(alu180, alu179, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu182 = mulacc_float32x8(alu181, alu179, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu183 = mulacc_float32x8(alu182, alu179, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu184 = mulacc_float32x8(alu183, alu179, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast12 = (uint32x8)alu178;
    const uint32x8 alu185 = (cast12 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
    const float32x8 alu186 = mulacc_float32x8(alu184, alu179, splat_float32x8(1.0f)) * (float32x8)alu185;
    const float32x8 alu187 = alu186 * (float32x8)((cast12 << splat_uint32x8(23u)) - alu185);
    const float32x8 alu188 = select_float32x8((int32x8)(val11 == alu145), splat_float32x8(1.0f), select_float32x8(cond12, splat_float32x8(0.0f), alu187));
    const float32x8 alu189 = (alu145 - alu146) * splat_float32x8(0x1.715476p+0f);
    const int32x8 cond13 = (int32x8)(alu189 < splat_float32x8(-150.0f));
    const float32x8 alu190 = select_float32x8((int32x8)(splat_float32x8(128.0f) < alu189), splat_float32x8(128.0f), alu189);
    const float32x8 alu191 = select_float32x8(cond13, splat_float32x8(0.0f), alu190);
    const float32x8 alu192 = alu191 + splat_float32x8(12583166.0f);
    const float32x8 alu193 = alu191 - (alu192 - splat_float32x8(12583166.0f));
    const float32x8 alu194 = mulacc_float32x8(splat_float32x8(0x1.34c568p-13f), alu193, splat_float32x8(0x1.5e6388p-10f));
    const float32x8 alu195 = mulacc_float32x8(alu194, alu193, splat_float32x8(0x1.3b399cp-7f));
    const float32x8 alu196 = mulacc_float32x8(alu195, alu193, splat_float32x8(0x1.c6b0cep-5f));
    const float32x8 alu197 = mulacc_float32x8(alu196, alu193, splat_float32x8(0x1.ebfbep-3f));
    const float32x8 alu198 = mulacc_float32x8(alu197, alu193, splat_float32x8(0x1.62e43p-1f));
    const uint32x8 cast13 = (uint32x8)alu192;
    const uint32x8 alu199 = (cast13 << splat_uint32x8(22u)) & splat_uint32x8(2139095040u);
    const float32x8 alu200 = mulacc_float32x8(alu198, alu193, splat_float32x8(1.0f)) * (float32x8)alu199;
    const float32x8 alu201 = alu200 * (float32x8)((cast13 << splat_uint32x8(23u)) - alu199);
    const float32x8 alu202 = select_float32x8((int32x8)(alu145 == alu146), splat_float32x8(1.0f), select_float32x8(cond13, splat_float32x8(0.0f), alu201));
    const float32x8 alu203 = mulacc_float32x8(mulacc_float32x8(acc1_0, alu130, acc1_16 * alu144), alu160, mulacc_float32x8(acc1_8, alu174, acc1_24 * alu188) * alu202);
    const float32x4 vec0 = __builtin_shufflevector(alu146, alu146, 0, 1, 2, 3);
    const float32x4 vec1 = __builtin_shufflevector(alu146, alu146, 4, 5, 6, 7);
    const float32x4 alu204 = max_float32x4(vec0, vec1);
    const float32x4 alu205 = (vec0 - alu204) * splat_float32x4(0x1.715476p+0f);
    const int32x4 cond14 = (int32x4)(alu205 < splat_float32x4(-150.0f));
    const float32x4 alu206 = select_float32x4((int32x4)(splat_float32x4(128.0f) < alu205), splat_float32x4(128.0f), alu205);
    const float32x4 alu207 = select_float32x4(cond14, splat_float32x4(0.0f), alu206);
    const float32x4 alu208 = alu207 + splat_float32x4(12583166.0f);
    const float32x4 alu209 = alu207 - (alu208 - splat_float32x4(12583166.0f));
    const float32x4 alu210 = mulacc_float32x4(splat_float32x4(0x1.34c568p-13f), alu209, splat_float32x4(0x1.5e6388p-10f));
    const float32x4 alu211 = mulacc_float32x4(alu210, alu209, splat_float32x4(0x1.3b399cp-7f));
    const float32x4 alu212 = mulacc_float32x4(alu211, alu209, splat_float32x4(0x1.c6b0cep-5f));
    const float32x4 alu213 = mulacc_float32x4(alu212, alu209, splat_float32x4(0x1.ebfbep-3f));
    const float32x4 alu214 = mulacc_float32x4(alu213, alu209, splat_float32x4(0x1.62e43p-1f));
    const uint32x4 cast14 = (uint32x4)alu208;
    const uint32x4 alu215 = (cast14 << splat_uint32x4(22u)) & splat_uint32x4(2139095040u);
    const float32x4 alu216 = mulacc_float32x4(alu214, alu209, splat_float32x4(1.0f)) * (float32x4)alu215;
    const float32x4 alu217 = alu216 * (float32x4)((cast14 << splat_uint32x4(23u)) - alu215);
    const float32x4 alu218 = select_float32x4((int32x4)(vec0 == alu204), splat_float32x4(1.0f), select_float32x4(cond14, splat_float32x4(0.0f), alu217));
    const float32x4 alu219 = (vec1 - alu204) * splat_float32x4(0x1.715476p+0f);
    const int32x4 cond15 = (int32x4)(alu219 < splat_float32x4(-150.0f));
    const float32x4 alu220 = select_float32x4((int32x4)(splat_float32x4(128.0f) < alu219), splat_float32x4(128.0f), alu219);
    const float32x4 alu221 = select_float32x4(cond15, splat_float32x4(0.0f), alu220);
    const float32x4 alu222 = alu221 + splat_float32x4(12583166.0f);
    const float32x4 alu223 = alu221 - (alu222 - splat_float32x4(12583166.0f));
    const float32x4 alu224 = mulacc_float32x4(splat_float32x4(0x1.34c568p-13f), alu223, splat_float32x4(0x1.5e6388p-10f));
    const float32x4 alu225 = mulacc_float32x4(alu224, alu223, splat_float32x4(0x1.3b399cp-7f));
    const float32x4 alu226 = mulacc_float32x4(alu225, alu223, splat_float32x4(0x1.c6b0cep-5f));
    const float32x4 alu227 = mulacc_float32x4(alu226, alu223, splat_float32x4(0x1.ebfbep-3f));
    const float32x4 alu228 = mulacc_float32x4(alu227, alu223, splat_float32x4(0x1.62e43p-1f));
    const uint32x4 cast15 = (uint32x4)alu222;
    const uint32x4 alu229 = (cast15 << splat_uint32x4(22u)) & splat_uint32x4(2139095040u);
    const float32x4 alu230 = mulacc_float32x4(alu228, alu223, splat_float32x4(1.0f)) * (float32x4)alu229;
    const float32x4 alu231 = alu230 * (float32x4)((cast15 << splat_uint32x4(23u)) - alu229);
    const float32x4 alu232 = select_float32x4((int32x4)(vec1 == alu204), splat_float32x4(1.0f), select_float32x4(cond15, splat_float32x4(0.0f), alu231));
    const float32x4 alu233 = mulacc_float32x4(__builtin_shufflevector(alu203, alu203, 0, 1, 2, 3), alu218, __builtin_shufflevector(alu203, alu203, 4, 5, 6, 7) * alu232);
    const float32x2 vec2 = __builtin_shufflevector(alu204, alu204, 0, 1);
    const float32x2 vec3 = __builtin_shufflevector(alu204, alu204, 2, 3);
    const float32x2 alu234 = max_float32x2(vec2, vec3);
    const float32x2 alu235 = (vec2 - alu234) * splat_float32x2(0x1.715476p+0f);
    const int32x2 cond16 = (int32x2)(alu235 < splat_float32x2(-150.0f));
    const float32x2 alu236 = select_float32x2((int32x2)(splat_float32x2(128.0f) < alu235), splat_float32x2(128.0f), alu235);
    const float32x2 alu237 = select_float32x2(cond16, splat_float32x2(0.0f), alu236);
    const float32x2 alu238 = alu237 + splat_float32x2(12583166.0f);
    const float32x2 alu239 = alu237 - (alu238 - splat_float32x2(12583166.0f));
    const float32x2 alu240 = mulacc_float32x2(splat_float32x2(0x1.34c568p-13f), alu239, splat_float32x2(0x1.5e6388p-10f));
    const float32x2 alu241 = mulacc_float32x2(alu240, alu239, splat_float32x2(0x1.3b399cp-7f));
    const float32x2 alu242 = mulacc_float32x2(alu241, alu239, splat_float32x2(0x1.c6b0cep-5f));
    const float32x2 alu243 = mulacc_float32x2(alu242, alu239, splat_float32x2(0x1.ebfbep-3f));
    const float32x2 alu244 = mulacc_float32x2(alu243, alu239, splat_float32x2(0x1.62e43p-1f));
    const uint32x2 cast16 = (uint32x2)alu238;
    const uint32x2 alu245 = (cast16 << splat_uint32x2(22u)) & splat_uint32x2(2139095040u);
    const float32x2 alu246 = mulacc_float32x2(alu244, alu239, splat_float32x2(1.0f)) * (float32x2)alu245;
    const float32x2 alu247 = alu246 * (float32x2)((cast16 << splat_uint32x2(23u)) - alu245);
    const float32x2 alu248 = select_float32x2((int32x2)(vec2 == alu234), splat_float32x2(1.0f), select_float32x2(cond16, splat_float32x2(0.0f), alu247));
    const float32x2 alu249 = (vec3 - alu234) * splat_float32x2(0x1.715476p+0f);
    const int32x2 cond17 = (int32x2)(alu249 < splat_float32x2(-150.0f));
    const float32x2 alu250 = select_float32x2((int32x2)(splat_float32x2(128.0f) < alu249), splat_float32x2(128.0f), alu249);
    const float32x2 alu251 = select_float32x2(cond17, splat_float32x2(0.0f), alu250);
    const float32x2 alu252 = alu251 + splat_float32x2(12583166.0f);
    const float32x2 alu253 = alu251 - (alu252 - splat_float32x2(12583166.0f));
    const float32x2 alu254 = mulacc_float32x2(splat_float32x2(0x1.34c568p-13f), alu253, splat_float32x2(0x1.5e6388p-10f));
    const float32x2 alu255 = mulacc_float32x2(alu254, alu253, splat_float32x2(0x1.3b399cp-7f));
    const float32x2 alu256 = mulacc_float32x2(alu255, alu253, splat_float32x2(0x1.c6b0cep-5f));
    const float32x2 alu257 = mulacc_float32x2(alu256, alu253, splat_float32x2(0x1.ebfbep-3f));
    const float32x2 alu258 = mulacc_float32x2(alu257, alu253, splat_float32x2(0x1.62e43p-1f));
    const uint32x2 cast17 = (uint32x2)alu252;
    const uint32x2 alu259 = (cast17 << splat_uint32x2(22u)) & splat_uint32x2(2139095040u);
    const float32x2 alu260 = mulacc_float32x2(alu258, alu253, splat_float32x2(1.0f)) * (float32x2)alu259;
    const float32x2 alu261 = alu260 * (float32x2)((cast17 << splat_uint32x2(23u)) - alu259);
    const float32x2 alu262 = select_float32x2((int32x2)(vec3 == alu234), splat_float32x2(1.0f), select_float32x2(cond17, splat_float32x2(0.0f), alu261));
    const float32x2 alu263 = mulacc_float32x2(__builtin_shufflevector(alu233, alu233, 0, 1), alu248, __builtin_shufflevector(alu233, alu233, 2, 3) * alu262);
    const float lane0 = alu234[0];
    const float lane1 = alu234[1];
    const float alu264 = max_float32(lane0, lane1);
    const float alu265 = (lane0 - alu264) * 0x1.715476p+0f;
    const bool cond18 = alu265 < -150.0f;
    const float alu266 = cond18 ? 0.0f : (128.0f < alu265 ? 128.0f : alu265);
    const float alu267 = alu266 + 12583166.0f;
    const float alu268 = alu266 - (alu267 - 12583166.0f);
    const float alu269 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu268, 0x1.5e6388p-10f), alu268, 0x1.3b399cp-7f);
    const float alu270 = mulacc_float32(mulacc_float32(alu269, alu268, 0x1.c6b0cep-5f), alu268, 0x1.ebfbep-3f);
    const float alu271 = mulacc_float32(mulacc_float32(alu270, alu268, 0x1.62e43p-1f), alu268, 1.0f);
    const uint32_t cast18 = bits_of_float32_as_uint32(alu267);
    const uint32_t num2 = (cast18 << 22u) & 2139095040u;
    const float alu272 = alu271 * bits_of_uint32_as_float32(num2) * bits_of_uint32_as_float32((cast18 << 23u) - num2);
    const float alu273 = (lane1 - alu264) * 0x1.715476p+0f;
    const bool cond19 = alu273 < -150.0f;
    const float alu274 = cond19 ? 0.0f : (128.0f < alu273 ? 128.0f : alu273);
    const float alu275 = alu274 + 12583166.0f;
    const float alu276 = alu274 - (alu275 - 12583166.0f);
    const float alu277 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu276, 0x1.5e6388p-10f), alu276, 0x1.3b399cp-7f);
    const float alu278 = mulacc_float32(mulacc_float32(alu277, alu276, 0x1.c6b0cep-5f), alu276, 0x1.ebfbep-3f);
    const float alu279 = mulacc_float32(mulacc_float32(alu278, alu276, 0x1.62e43p-1f), alu276, 1.0f);
    const uint32_t cast19 = bits_of_float32_as_uint32(alu275);
    const uint32_t num3 = (cast19 << 22u) & 2139095040u;
    const float alu280 = alu279 * bits_of_uint32_as_float32(num3) * bits_of_uint32_as_float32((cast19 << 23u) - num3);
    const float alu281 = alu263[1] * (lane1 == alu264 ? 1.0f : (cond19 ? 0.0f : alu280));
    const float alu282 = mulacc_float32(alu263[0], lane0 == alu264 ? 1.0f : (cond18 ? 0.0f : alu272), alu281);
    const bool cond20 = alu282 < 0x1p-126f;
    const int32_t cast20 = bits_of_float32_as_int32(cond20 ? alu282 * 33554432.0f : alu282);
    const int32_t num4 = (int32_t)((uint32_t)cast20 + -1060439283);
    const float cast21 = bits_of_int32_as_float32((int32_t)((uint32_t)cast20 - (num4 & -8388608)));
    const float alu283 = cast21 - 1.0f;
    const float alu284 = mulacc_float32(mulacc_float32(-0x1.ec6f9cp-4f, alu283, 0x1.82e8b6p-3f), alu283, -0x1.807698p-3f);
    const float alu285 = mulacc_float32(mulacc_float32(alu284, alu283, 0x1.a164f2p-3f), alu283, -0x1.eb767cp-3f);
    const float alu286 = mulacc_float32(mulacc_float32(alu285, alu283, 0x1.279072p-2f), alu283, -0x1.7156bap-2f);
    const float alu287 = mulacc_float32(mulacc_float32(alu286, alu283, 0x1.ec701p-2f), alu283, -0x1.715476p-1f);
    const float alu288 = alu283 + alu283 * mulacc_float32(alu287, alu283, 0x1.c551dap-2f);
    const float alu289 = alu282 < __builtin_inff() ? (float)(num4 >> 23) - (cond20 ? 25.0f : 0.0f) + alu288 : __builtin_inff();
    const float alu290 = 0.0f < alu282 ? alu289 : (alu282 == 0.0f ? -__builtin_inff() : __builtin_nanf(""));
    data0[o0] = mulacc_float32(alu290, 0x1.62e43p-1f, alu264);
  }
}
