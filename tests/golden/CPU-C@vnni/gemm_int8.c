#include <stdbool.h>
#include <stdint.h>

typedef int32_t int32x16 __attribute__((vector_size(64)));
typedef uint32_t uint32x16 __attribute__((vector_size(64)));
typedef uint8_t uint8x4 __attribute__((vector_size(4)));
typedef int8_t int8x16_align1 __attribute__((vector_size(16), aligned(1), may_alias));
typedef int8_t int8x16 __attribute__((vector_size(16)));
typedef int8_t int8x64 __attribute__((vector_size(64)));
typedef uint32_t uint32x16_align4 __attribute__((vector_size(64), aligned(4), may_alias));
typedef int8_t int8x4_align1 __attribute__((vector_size(4), aligned(1), may_alias));
typedef int8_t int8x4 __attribute__((vector_size(4)));
typedef uint8_t uint8x64 __attribute__((vector_size(64)));
typedef int8_t int8x64_align1 __attribute__((vector_size(64), aligned(1), may_alias));
typedef int32_t int32x8 __attribute__((vector_size(32)));
typedef uint32_t uint32x8 __attribute__((vector_size(32)));
typedef int32_t int32x4 __attribute__((vector_size(16)));
typedef uint32_t uint32x4 __attribute__((vector_size(16)));
typedef int32_t int32x2 __attribute__((vector_size(8)));
typedef uint32_t uint32x2 __attribute__((vector_size(8)));
typedef int32_t int32x16_align4 __attribute__((vector_size(64), aligned(4), may_alias));

static inline __attribute__((always_inline)) uint32x16 splat_uint32x16(uint32_t x) {
  return (uint32x16){x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) int32x16 splat_int32x16(int32_t x) {
  return (int32x16){x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) uint8x4 bits_of_uint32_as_uint8x4(uint32_t a) {
  uint8x4 r;
  __builtin_memcpy(&r, &a, 4);
  return r;
}

static inline __attribute__((always_inline)) int32x16 vpdpbusd_su8x16_int32x16(int8x4 a, uint8x64 b, int32x16 c) {
  uint32_t word;
  __builtin_memcpy(&word, &a, 4);
  const uint32x16 left = (uint32x16){0} + word;
  __asm__("vpdpbusd %2, %1, %0" : "+v"(c) : "v"(b), "v"(left));
  return c;
}

static inline __attribute__((always_inline)) int32x16 vpdpbusd_us8x16_int32x16(uint8x4 a, int8x64 b, int32x16 c) {
  uint32_t word;
  __builtin_memcpy(&word, &a, 4);
  const uint32x16 left = (uint32x16){0} + word;
  __asm__("vpdpbusd %2, %1, %0" : "+v"(c) : "v"(left), "v"(b));
  return c;
}

void gemm_int8(void **args, int64_t start, int64_t stop, void *scratch) {
  int32_t *data0 = args[0];
  const int8_t *data1 = args[1];
  const int8_t *data2 = args[2];
  int32x16 acc8;
  uint32_t *const r0_b_o1 = (uint32_t *)((char *)scratch + 0);
  int32x16 acc9;
  int32x16 acc10;
  int32x16 acc11;
  int32x16 acc12;
  int32x16 acc13;
  int32x16 acc14;
  int32x16 acc15;
  int32x16 acc16;
  int32x16 acc17;
  int32x16 acc18;
  int32x16 acc19;
  int32x16 acc20;
  int32x16 acc21;
  int32x16 acc22;
  int32x16 acc23;
  int32x16 acc0;
  int32x16 acc1;
  int32x16 acc2;
  int32x16 acc3;
  int32x16 acc4;
  int32x16 acc5;
  int32x16 acc6;
  int32x16 acc7;
  const uint8x4 cast0 = bits_of_uint32_as_uint8x4(16843009u);
  for (int32_t o1 = 0; o1 < 2; o1++) {
    const int32_t num0 = o1 * 32;
    for (int32_t r0_b_o1_r0 = 0; r0_b_o1_r0 < 4; r0_b_o1_r0++) {
      const int32_t num1 = r0_b_o1_r0 * 64;
      const int32_t num2 = r0_b_o1_r0 * 1024;
      for (int32_t r0_b_o1_r0_in = 0; r0_b_o1_r0_in < 4; r0_b_o1_r0_in++) {
        const int32_t num3 = r0_b_o1_r0_in * 16;
        const int32_t num4 = r0_b_o1_r0_in * 256;
        for (int32_t r0_b_o1_o1_in = 0; r0_b_o1_o1_in < 2; r0_b_o1_o1_in++) {
          const int32_t num5 = num0 + r0_b_o1_o1_in * 16 + num2 + num4;
          const int8x16 val0 = *(const int8x16_align1 *)&data2[num5];
          const int8x16 val1 = *(const int8x16_align1 *)&data2[num5 + 64];
          const int8x16 val2 = *(const int8x16_align1 *)&data2[num5 + 128];
          const int8x16 val3 = *(const int8x16_align1 *)&data2[num5 + 192];
          const int8x64 vec0 = (int8x64){val0[0], val1[0], val2[0], val3[0], val0[1], val1[1], val2[1], val3[1], val0[2], val1[2], val2[2], val3[2], val0[3], val1[3], val2[3], val3[3], val0[4], val1[4], val2[4], val3[4], val0[5], val1[5], val2[5], val3[5], val0[6], val1[6], val2[6], val3[6], val0[7], val1[7], val2[7], val3[7], val0[8], val1[8], val2[8], val3[8], val0[9], val1[9], val2[9], val3[9], val0[10], val1[10], val2[10], val3[10], val0[11], val1[11], val2[11], val3[11], val0[12], val1[12], val2[12], val3[12], val0[13], val1[13], val2[13], val3[13], val0[14], val1[14], val2[14], val3[14], val0[15], val1[15], val2[15], val3[15]};
          *(uint32x16_align4 *)&r0_b_o1[r0_b_o1_o1_in * 256 + num1 + num3] = (uint32x16)vec0 ^ splat_uint32x16(2155905152u);
        }
      }
    }
    for (int32_t o0 = 0; o0 < 3; o0++) {
      const int32_t num6 = o0 * 512;
      const int32_t num7 = num6 + num0;
      acc8 = splat_int32x16(0);
      acc9 = splat_int32x16(0);
      acc10 = splat_int32x16(0);
      acc11 = splat_int32x16(0);
      acc12 = splat_int32x16(0);
      acc13 = splat_int32x16(0);
      acc14 = splat_int32x16(0);
      acc15 = splat_int32x16(0);
      acc16 = splat_int32x16(0);
      acc17 = splat_int32x16(0);
      acc18 = splat_int32x16(0);
      acc19 = splat_int32x16(0);
      acc20 = splat_int32x16(0);
      acc21 = splat_int32x16(0);
      acc22 = splat_int32x16(0);
      acc23 = splat_int32x16(0);
      for (int32_t r0 = 0; r0 < 4; r0++) {
        const int32_t num8 = num6 + r0 * 16;
        const int8x4 val4 = *(const int8x4_align1 *)&data1[num8 + 12];
        const int32_t num9 = r0 * 64;
        const uint32x16 val5 = *(const uint32x16_align4 *)&r0_b_o1[num9 + 48];
        const uint8x64 cast1 = (uint8x64)val5;
        const int8x4 val6 = *(const int8x4_align1 *)&data1[num8 + 8];
        const uint32x16 val7 = *(const uint32x16_align4 *)&r0_b_o1[num9 + 32];
        const uint8x64 cast2 = (uint8x64)val7;
        const int8x4 val8 = *(const int8x4_align1 *)&data1[num8 + 4];
        const uint32x16 val9 = *(const uint32x16_align4 *)&r0_b_o1[num9 + 16];
        const uint8x64 cast3 = (uint8x64)val9;
        const int8x4 val10 = *(const int8x4_align1 *)&data1[num8];
        const uint32x16 val11 = *(const uint32x16_align4 *)&r0_b_o1[num9];
        const uint8x64 cast4 = (uint8x64)val11;
        const int32x16 alu0 = vpdpbusd_su8x16_int32x16(val10, cast4, acc8);
        const int32x16 alu1 = vpdpbusd_su8x16_int32x16(val8, cast3, alu0);
        const int32x16 alu2 = vpdpbusd_su8x16_int32x16(val6, cast2, alu1);
        acc8 = vpdpbusd_su8x16_int32x16(val4, cast1, alu2);
        const uint32x16 val12 = *(const uint32x16_align4 *)&r0_b_o1[num9 + 304];
        const uint8x64 cast5 = (uint8x64)val12;
        const uint32x16 val13 = *(const uint32x16_align4 *)&r0_b_o1[num9 + 288];
        const uint8x64 cast6 = (uint8x64)val13;
        const uint32x16 val14 = *(const uint32x16_align4 *)&r0_b_o1[num9 + 272];
        const uint8x64 cast7 = (uint8x64)val14;
        const uint32x16 val15 = *(const uint32x16_align4 *)&r0_b_o1[num9 + 256];
        const uint8x64 cast8 = (uint8x64)val15;
        const int32x16 alu3 = vpdpbusd_su8x16_int32x16(val10, cast8, acc9);
        const int32x16 alu4 = vpdpbusd_su8x16_int32x16(val8, cast7, alu3);
        const int32x16 alu5 = vpdpbusd_su8x16_int32x16(val6, cast6, alu4);
        acc9 = vpdpbusd_su8x16_int32x16(val4, cast5, alu5);
        const int8x4 val16 = *(const int8x4_align1 *)&data1[num8 + 76];
        const int8x4 val17 = *(const int8x4_align1 *)&data1[num8 + 72];
        const int8x4 val18 = *(const int8x4_align1 *)&data1[num8 + 68];
        const int8x4 val19 = *(const int8x4_align1 *)&data1[num8 + 64];
        const int32x16 alu6 = vpdpbusd_su8x16_int32x16(val19, cast4, acc10);
        const int32x16 alu7 = vpdpbusd_su8x16_int32x16(val18, cast3, alu6);
        const int32x16 alu8 = vpdpbusd_su8x16_int32x16(val17, cast2, alu7);
        acc10 = vpdpbusd_su8x16_int32x16(val16, cast1, alu8);
        const int32x16 alu9 = vpdpbusd_su8x16_int32x16(val19, cast8, acc11);
        const int32x16 alu10 = vpdpbusd_su8x16_int32x16(val18, cast7, alu9);
        const int32x16 alu11 = vpdpbusd_su8x16_int32x16(val17, cast6, alu10);
        acc11 = vpdpbusd_su8x16_int32x16(val16, cast5, alu11);
        const int8x4 val20 = *(const int8x4_align1 *)&data1[num8 + 140];
        const int8x4 val21 = *(const int8x4_align1 *)&data1[num8 + 136];
        const int8x4 val22 = *(const int8x4_align1 *)&data1[num8 + 132];
        const int8x4 val23 = *(const int8x4_align1 *)&data1[num8 + 128];
        const int32x16 alu12 = vpdpbusd_su8x16_int32x16(val23, cast4, acc12);
        const int32x16 alu13 = vpdpbusd_su8x16_int32x16(val22, cast3, alu12);
        const int32x16 alu14 = vpdpbusd_su8x16_int32x16(val21, cast2, alu13);
        acc12 = vpdpbusd_su8x16_int32x16(val20, cast1, alu14);
        const int32x16 alu15 = vpdpbusd_su8x16_int32x16(val23, cast8, acc13);
        const int32x16 alu16 = vpdpbusd_su8x16_int32x16(val22, cast7, alu15);
        const int32x16 alu17 = vpdpbusd_su8x16_int32x16(val21, cast6, alu16);
        acc13 = vpdpbusd_su8x16_int32x16(val20, cast5, alu17);
        const int8x4 val24 = *(const int8x4_align1 *)&data1[num8 + 204];
        const int8x4 val25 = *(const int8x4_align1 *)&data1[num8 + 200];
        const int8x4 val26 = *(const int8x4_align1 *)&data1[num8 + 196];
        const int8x4 val27 = *(const int8x4_align1 *)&data1[num8 + 192];
        const int32x16 alu18 = vpdpbusd_su8x16_int32x16(val27, cast4, acc14);
        const int32x16 alu19 = vpdpbusd_su8x16_int32x16(val26, cast3, alu18);
        const int32x16 alu20 = vpdpbusd_su8x16_int32x16(val25, cast2, alu19);
        acc14 = vpdpbusd_su8x16_int32x16(val24, cast1, alu20);
        const int32x16 alu21 = vpdpbusd_su8x16_int32x16(val27, cast8, acc15);
        const int32x16 alu22 = vpdpbusd_su8x16_int32x16(val26, cast7, alu21);
        const int32x16 alu23 = vpdpbusd_su8x16_int32x16(val25, cast6, alu22);
        acc15 = vpdpbusd_su8x16_int32x16(val24, cast5, alu23);
        const int8x4 val28 = *(const int8x4_align1 *)&data1[num8 + 268];
        const int8x4 val29 = *(const int8x4_align1 *)&data1[num8 + 264];
        const int8x4 val30 = *(const int8x4_align1 *)&data1[num8 + 260];
        const int8x4 val31 = *(const int8x4_align1 *)&data1[num8 + 256];
        const int32x16 alu24 = vpdpbusd_su8x16_int32x16(val31, cast4, acc16);
        const int32x16 alu25 = vpdpbusd_su8x16_int32x16(val30, cast3, alu24);
        const int32x16 alu26 = vpdpbusd_su8x16_int32x16(val29, cast2, alu25);
        acc16 = vpdpbusd_su8x16_int32x16(val28, cast1, alu26);
        const int32x16 alu27 = vpdpbusd_su8x16_int32x16(val31, cast8, acc17);
        const int32x16 alu28 = vpdpbusd_su8x16_int32x16(val30, cast7, alu27);
        const int32x16 alu29 = vpdpbusd_su8x16_int32x16(val29, cast6, alu28);
        acc17 = vpdpbusd_su8x16_int32x16(val28, cast5, alu29);
        const int8x4 val32 = *(const int8x4_align1 *)&data1[num8 + 332];
        const int8x4 val33 = *(const int8x4_align1 *)&data1[num8 + 328];
        const int8x4 val34 = *(const int8x4_align1 *)&data1[num8 + 324];
        const int8x4 val35 = *(const int8x4_align1 *)&data1[num8 + 320];
        const int32x16 alu30 = vpdpbusd_su8x16_int32x16(val35, cast4, acc18);
        const int32x16 alu31 = vpdpbusd_su8x16_int32x16(val34, cast3, alu30);
        const int32x16 alu32 = vpdpbusd_su8x16_int32x16(val33, cast2, alu31);
        acc18 = vpdpbusd_su8x16_int32x16(val32, cast1, alu32);
        const int32x16 alu33 = vpdpbusd_su8x16_int32x16(val35, cast8, acc19);
        const int32x16 alu34 = vpdpbusd_su8x16_int32x16(val34, cast7, alu33);
        const int32x16 alu35 = vpdpbusd_su8x16_int32x16(val33, cast6, alu34);
        acc19 = vpdpbusd_su8x16_int32x16(val32, cast5, alu35);
        const int8x4 val36 = *(const int8x4_align1 *)&data1[num8 + 396];
        const int8x4 val37 = *(const int8x4_align1 *)&data1[num8 + 392];
        const int8x4 val38 = *(const int8x4_align1 *)&data1[num8 + 388];
        const int8x4 val39 = *(const int8x4_align1 *)&data1[num8 + 384];
        const int32x16 alu36 = vpdpbusd_su8x16_int32x16(val39, cast4, acc20);
        const int32x16 alu37 = vpdpbusd_su8x16_int32x16(val38, cast3, alu36);
        const int32x16 alu38 = vpdpbusd_su8x16_int32x16(val37, cast2, alu37);
        acc20 = vpdpbusd_su8x16_int32x16(val36, cast1, alu38);
        const int32x16 alu39 = vpdpbusd_su8x16_int32x16(val39, cast8, acc21);
        const int32x16 alu40 = vpdpbusd_su8x16_int32x16(val38, cast7, alu39);
        const int32x16 alu41 = vpdpbusd_su8x16_int32x16(val37, cast6, alu40);
        acc21 = vpdpbusd_su8x16_int32x16(val36, cast5, alu41);
        const int8x4 val40 = *(const int8x4_align1 *)&data1[num8 + 460];
        const int8x4 val41 = *(const int8x4_align1 *)&data1[num8 + 456];
        const int8x4 val42 = *(const int8x4_align1 *)&data1[num8 + 452];
        const int8x4 val43 = *(const int8x4_align1 *)&data1[num8 + 448];
        const int32x16 alu42 = vpdpbusd_su8x16_int32x16(val43, cast4, acc22);
        const int32x16 alu43 = vpdpbusd_su8x16_int32x16(val42, cast3, alu42);
        const int32x16 alu44 = vpdpbusd_su8x16_int32x16(val41, cast2, alu43);
        acc22 = vpdpbusd_su8x16_int32x16(val40, cast1, alu44);
        const int32x16 alu45 = vpdpbusd_su8x16_int32x16(val43, cast8, acc23);
        const int32x16 alu46 = vpdpbusd_su8x16_int32x16(val42, cast7, alu45);
        const int32x16 alu47 = vpdpbusd_su8x16_int32x16(val41, cast6, alu46);
        acc23 = vpdpbusd_su8x16_int32x16(val40, cast5, alu47);
      }
      const int8x64 val44 = *(const int8x64_align1 *)&data1[num6];
      acc0 = splat_int32x16(0);
      const int8x64 val45 = *(const int8x64_align1 *)&data1[num6 + 64];
      acc1 = splat_int32x16(0);
      const int8x64 val46 = *(const int8x64_align1 *)&data1[num6 + 128];
      acc2 = splat_int32x16(0);
      const int8x64 val47 = *(const int8x64_align1 *)&data1[num6 + 192];
      acc3 = splat_int32x16(0);
      const int8x64 val48 = *(const int8x64_align1 *)&data1[num6 + 256];
      acc4 = splat_int32x16(0);
      const int8x64 val49 = *(const int8x64_align1 *)&data1[num6 + 320];
      acc5 = splat_int32x16(0);
      const int8x64 val50 = *(const int8x64_align1 *)&data1[num6 + 384];
      acc6 = splat_int32x16(0);
      const int8x64 val51 = *(const int8x64_align1 *)&data1[num6 + 448];
      acc7 = splat_int32x16(0);
      const int32x16 val52 = acc8;
      for (int32_t r0_sum = 0; r0_sum < 1; r0_sum++) {
        acc0 = vpdpbusd_us8x16_int32x16(cast0, val44, acc0);
        acc1 = vpdpbusd_us8x16_int32x16(cast0, val45, acc1);
        acc2 = vpdpbusd_us8x16_int32x16(cast0, val46, acc2);
        acc3 = vpdpbusd_us8x16_int32x16(cast0, val47, acc3);
        acc4 = vpdpbusd_us8x16_int32x16(cast0, val48, acc4);
        acc5 = vpdpbusd_us8x16_int32x16(cast0, val49, acc5);
        acc6 = vpdpbusd_us8x16_int32x16(cast0, val50, acc6);
        acc7 = vpdpbusd_us8x16_int32x16(cast0, val51, acc7);
      }
      const int32x16 val53 = acc0;
      const int32x8 vec1 = __builtin_shufflevector(val53, val53, 0, 1, 2, 3, 4, 5, 6, 7);
      const int32x8 vec2 = __builtin_shufflevector(val53, val53, 8, 9, 10, 11, 12, 13, 14, 15);
      const int32x8 alu48 = (int32x8)((uint32x8)vec1 + (uint32x8)vec2);
      const int32x4 alu49 = (int32x4)((uint32x4)__builtin_shufflevector(alu48, alu48, 0, 1, 2, 3) + (uint32x4)__builtin_shufflevector(alu48, alu48, 4, 5, 6, 7));
      const int32x2 alu50 = (int32x2)((uint32x2)__builtin_shufflevector(alu49, alu49, 0, 1) + (uint32x2)__builtin_shufflevector(alu49, alu49, 2, 3));
      const int32_t num10 = (int32_t)((uint32_t)(int32_t)((uint32_t)alu50[0] + alu50[1]) * -128);
      const int32x16 vec3 = splat_int32x16(num10);
      *(int32x16_align4 *)&data0[num7] = (int32x16)((uint32x16)val52 + (uint32x16)vec3);
      *(int32x16_align4 *)&data0[num7 + 16] = (int32x16)((uint32x16)acc9 + (uint32x16)vec3);
      const int32x16 val54 = acc1;
      const int32x8 vec4 = __builtin_shufflevector(val54, val54, 0, 1, 2, 3, 4, 5, 6, 7);
      const int32x8 vec5 = __builtin_shufflevector(val54, val54, 8, 9, 10, 11, 12, 13, 14, 15);
      const int32x8 alu51 = (int32x8)((uint32x8)vec4 + (uint32x8)vec5);
      const int32x4 alu52 = (int32x4)((uint32x4)__builtin_shufflevector(alu51, alu51, 0, 1, 2, 3) + (uint32x4)__builtin_shufflevector(alu51, alu51, 4, 5, 6, 7));
      const int32x2 alu53 = (int32x2)((uint32x2)__builtin_shufflevector(alu52, alu52, 0, 1) + (uint32x2)__builtin_shufflevector(alu52, alu52, 2, 3));
      const int32_t num11 = (int32_t)((uint32_t)(int32_t)((uint32_t)alu53[0] + alu53[1]) * -128);
      const int32x16 vec6 = splat_int32x16(num11);
      *(int32x16_align4 *)&data0[num7 + 64] = (int32x16)((uint32x16)acc10 + (uint32x16)vec6);
      *(int32x16_align4 *)&data0[num7 + 80] = (int32x16)((uint32x16)acc11 + (uint32x16)vec6);
      const int32x16 val55 = acc2;
      const int32x8 vec7 = __builtin_shufflevector(val55, val55, 0, 1, 2, 3, 4, 5, 6, 7);
      const int32x8 vec8 = __builtin_shufflevector(val55, val55, 8, 9, 10, 11, 12, 13, 14, 15);
      const int32x8 alu54 = (int32x8)((uint32x8)vec7 + (uint32x8)vec8);
      const int32x4 alu55 = (int32x4)((uint32x4)__builtin_shufflevector(alu54, alu54, 0, 1, 2, 3) + (uint32x4)__builtin_shufflevector(alu54, alu54, 4, 5, 6, 7));
      const int32x2 alu56 = (int32x2)((uint32x2)__builtin_shufflevector(alu55, alu55, 0, 1) + (uint32x2)__builtin_shufflevector(alu55, alu55, 2, 3));
      const int32_t num12 = (int32_t)((uint32_t)(int32_t)((uint32_t)alu56[0] + alu56[1]) * -128);
      const int32x16 vec9 = splat_int32x16(num12);
      *(int32x16_align4 *)&data0[num7 + 128] = (int32x16)((uint32x16)acc12 + (uint32x16)vec9);
      *(int32x16_align4 *)&data0[num7 + 144] = (int32x16)((uint32x16)acc13 + (uint32x16)vec9);
      const int32x16 val56 = acc3;
      const int32x8 vec10 = __builtin_shufflevector(val56, val56, 0, 1, 2, 3, 4, 5, 6, 7);
      const int32x8 vec11 = __builtin_shufflevector(val56, val56, 8, 9, 10, 11, 12, 13, 14, 15);
      const int32x8 alu57 = (int32x8)((uint32x8)vec10 + (uint32x8)vec11);
      const int32x4 alu58 = (int32x4)((uint32x4)__builtin_shufflevector(alu57, alu57, 0, 1, 2, 3) + (uint32x4)__builtin_shufflevector(alu57, alu57, 4, 5, 6, 7));
      const int32x2 alu59 = (int32x2)((uint32x2)__builtin_shufflevector(alu58, alu58, 0, 1) + (uint32x2)__builtin_shufflevector(alu58, alu58, 2, 3));
      const int32_t num13 = (int32_t)((uint32_t)(int32_t)((uint32_t)alu59[0] + alu59[1]) * -128);
      const int32x16 vec12 = splat_int32x16(num13);
      *(int32x16_align4 *)&data0[num7 + 192] = (int32x16)((uint32x16)acc14 + (uint32x16)vec12);
      *(int32x16_align4 *)&data0[num7 + 208] = (int32x16)((uint32x16)acc15 + (uint32x16)vec12);
      const int32x16 val57 = acc4;
      const int32x8 vec13 = __builtin_shufflevector(val57, val57, 0, 1, 2, 3, 4, 5, 6, 7);
      const int32x8 vec14 = __builtin_shufflevector(val57, val57, 8, 9, 10, 11, 12, 13, 14, 15);
      const int32x8 alu60 = (int32x8)((uint32x8)vec13 + (uint32x8)vec14);
      const int32x4 alu61 = (int32x4)((uint32x4)__builtin_shufflevector(alu60, alu60, 0, 1, 2, 3) + (uint32x4)__builtin_shufflevector(alu60, alu60, 4, 5, 6, 7));
      const int32x2 alu62 = (int32x2)((uint32x2)__builtin_shufflevector(alu61, alu61, 0, 1) + (uint32x2)__builtin_shufflevector(alu61, alu61, 2, 3));
      const int32_t num14 = (int32_t)((uint32_t)(int32_t)((uint32_t)alu62[0] + alu62[1]) * -128);
      const int32x16 vec15 = splat_int32x16(num14);
      *(int32x16_align4 *)&data0[num7 + 256] = (int32x16)((uint32x16)acc16 + (uint32x16)vec15);
      *(int32x16_align4 *)&data0[num7 + 272] = (int32x16)((uint32x16)acc17 + (uint32x16)vec15);
      const int32x16 val58 = acc5;
      const int32x8 vec16 = __builtin_shufflevector(val58, val58, 0, 1, 2, 3, 4, 5, 6, 7);
      const int32x8 vec17 = __builtin_shufflevector(val58, val58, 8, 9, 10, 11, 12, 13, 14, 15);
      const int32x8 alu63 = (int32x8)((uint32x8)vec16 + (uint32x8)vec17);
      const int32x4 alu64 = (int32x4)((uint32x4)__builtin_shufflevector(alu63, alu63, 0, 1, 2, 3) + (uint32x4)__builtin_shufflevector(alu63, alu63, 4, 5, 6, 7));
      const int32x2 alu65 = (int32x2)((uint32x2)__builtin_shufflevector(alu64, alu64, 0, 1) + (uint32x2)__builtin_shufflevector(alu64, alu64, 2, 3));
      const int32_t num15 = (int32_t)((uint32_t)(int32_t)((uint32_t)alu65[0] + alu65[1]) * -128);
      const int32x16 vec18 = splat_int32x16(num15);
      *(int32x16_align4 *)&data0[num7 + 320] = (int32x16)((uint32x16)acc18 + (uint32x16)vec18);
      *(int32x16_align4 *)&data0[num7 + 336] = (int32x16)((uint32x16)acc19 + (uint32x16)vec18);
      const int32x16 val59 = acc6;
      const int32x8 vec19 = __builtin_shufflevector(val59, val59, 0, 1, 2, 3, 4, 5, 6, 7);
      const int32x8 vec20 = __builtin_shufflevector(val59, val59, 8, 9, 10, 11, 12, 13, 14, 15);
      const int32x8 alu66 = (int32x8)((uint32x8)vec19 + (uint32x8)vec20);
      const int32x4 alu67 = (int32x4)((uint32x4)__builtin_shufflevector(alu66, alu66, 0, 1, 2, 3) + (uint32x4)__builtin_shufflevector(alu66, alu66, 4, 5, 6, 7));
      const int32x2 alu68 = (int32x2)((uint32x2)__builtin_shufflevector(alu67, alu67, 0, 1) + (uint32x2)__builtin_shufflevector(alu67, alu67, 2, 3));
      const int32_t num16 = (int32_t)((uint32_t)(int32_t)((uint32_t)alu68[0] + alu68[1]) * -128);
      const int32x16 vec21 = splat_int32x16(num16);
      *(int32x16_align4 *)&data0[num7 + 384] = (int32x16)((uint32x16)acc20 + (uint32x16)vec21);
      *(int32x16_align4 *)&data0[num7 + 400] = (int32x16)((uint32x16)acc21 + (uint32x16)vec21);
      const int32x16 val60 = acc7;
      const int32x8 vec22 = __builtin_shufflevector(val60, val60, 0, 1, 2, 3, 4, 5, 6, 7);
      const int32x8 vec23 = __builtin_shufflevector(val60, val60, 8, 9, 10, 11, 12, 13, 14, 15);
      const int32x8 alu69 = (int32x8)((uint32x8)vec22 + (uint32x8)vec23);
      const int32x4 alu70 = (int32x4)((uint32x4)__builtin_shufflevector(alu69, alu69, 0, 1, 2, 3) + (uint32x4)__builtin_shufflevector(alu69, alu69, 4, 5, 6, 7));
      const int32x2 alu71 = (int32x2)((uint32x2)__builtin_shufflevector(alu70, alu70, 0, 1) + (uint32x2)__builtin_shufflevector(alu70, alu70, 2, 3));
      const int32_t num17 = (int32_t)((uint32_t)(int32_t)((uint32_t)alu71[0] + alu71[1]) * -128);
      const int32x16 vec24 = splat_int32x16(num17);
      *(int32x16_align4 *)&data0[num7 + 448] = (int32x16)((uint32x16)acc22 + (uint32x16)vec24);
      *(int32x16_align4 *)&data0[num7 + 464] = (int32x16)((uint32x16)acc23 + (uint32x16)vec24);
    }
  }
}
