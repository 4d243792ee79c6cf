#include <stdbool.h>
#include <stdint.h>

typedef float float32x8 __attribute__((vector_size(32)));
typedef int32_t int32x8 __attribute__((vector_size(32)));
typedef int8_t int8x32 __attribute__((vector_size(32)));
typedef int8_t int8x8 __attribute__((vector_size(8)));
typedef int8_t int8x16 __attribute__((vector_size(16)));
typedef float float32x8_align4 __attribute__((vector_size(32), aligned(4), may_alias));
typedef float float32x4 __attribute__((vector_size(16)));
typedef int32_t int32x4 __attribute__((vector_size(16)));
typedef float float32x2 __attribute__((vector_size(8)));
typedef int32_t int32x2 __attribute__((vector_size(8)));

static inline __attribute__((always_inline)) float32x8 splat_float32x8(float x) {
  return (float32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) int32x8 splat_int32x8(int32_t x) {
  return (int32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) float32x8 select_float32x8(int32x8 mask, float32x8 a, float32x8 b) {
  return (float32x8)((mask & (int32x8)a) | (~mask & (int32x8)b));
}

static inline __attribute__((always_inline)) int32x8 select_int32x8(int32x8 mask, int32x8 a, int32x8 b) {
  return (int32x8)((mask & (int32x8)a) | (~mask & (int32x8)b));
}

static inline __attribute__((always_inline)) float32x4 select_float32x4(int32x4 mask, float32x4 a, float32x4 b) {
  return (float32x4)((mask & (int32x4)a) | (~mask & (int32x4)b));
}

static inline __attribute__((always_inline)) int32x4 select_int32x4(int32x4 mask, int32x4 a, int32x4 b) {
  return (int32x4)((mask & (int32x4)a) | (~mask & (int32x4)b));
}

static inline __attribute__((always_inline)) float32x2 select_float32x2(int32x2 mask, float32x2 a, float32x2 b) {
  return (float32x2)((mask & (int32x2)a) | (~mask & (int32x2)b));
}

static inline __attribute__((always_inline)) int32x2 select_int32x2(int32x2 mask, int32x2 a, int32x2 b) {
  return (int32x2)((mask & (int32x2)a) | (~mask & (int32x2)b));
}

void argmax(void **args, int64_t start, int64_t stop, void *scratch) {
  int32_t *data0 = args[0];
  const float *data1 = args[1];
  float32x8 acc0_0;
  float32x8 acc0_8;
  float32x8 acc0_16;
  float32x8 acc0_24;
  int32x8 acc1_0;
  int32x8 acc1_8;
  int32x8 acc1_16;
  int32x8 acc1_24;
  float acc2;
  int32_t acc3;
  const int32x8 vec0 = (int32x8){0, 1, 2, 3, 4, 5, 6, 7};
  const int32x8 vec1 = (int32x8){8, 9, 10, 11, 12, 13, 14, 15};
  const int32x8 vec2 = (int32x8){16, 17, 18, 19, 20, 21, 22, 23};
  const int32x8 vec3 = (int32x8){24, 25, 26, 27, 28, 29, 30, 31};
  for (int32_t o0 = 0; o0 < 16; o0++) {
    acc0_0 = splat_float32x8(-__builtin_inff());
    acc0_8 = splat_float32x8(-__builtin_inff());
    acc0_16 = splat_float32x8(-__builtin_inff());
    acc0_24 = splat_float32x8(-__builtin_inff());
    const int32_t num0 = o0 * 100;
    acc1_0 = splat_int32x8(2147483647);
    acc1_8 = splat_int32x8(2147483647);
    acc1_16 = splat_int32x8(2147483647);
    acc1_24 = splat_int32x8(2147483647);
    for (int32_t r0 = 0; r0 < 3; r0++) {
      const float32x8 val0 = acc0_0;
      const float32x8 val1 = acc0_8;
      const float32x8 val2 = acc0_16;
      const float32x8 val3 = acc0_24;
      const int8x32 cond0 = __builtin_shufflevector(__builtin_shufflevector(__builtin_convertvector((int32x8)(val0 == val0), int8x8), __builtin_convertvector((int32x8)(val1 == val1), int8x8), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), __builtin_shufflevector(__builtin_convertvector((int32x8)(val2 == val2), int8x8), __builtin_convertvector((int32x8)(val3 == val3), int8x8), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31);
      const int32_t num1 = r0 * 32;
      const int32_t num2 = num0 + num1;
      const float32x8 val4 = *(const float32x8_align4 *)&data1[num2];
      const float32x8 val5 = *(const float32x8_align4 *)&data1[num2 + 8];
      const float32x8 val6 = *(const float32x8_align4 *)&data1[num2 + 16];
      const float32x8 val7 = *(const float32x8_align4 *)&data1[num2 + 24];
      const int8x32 cond1 = __builtin_shufflevector(__builtin_shufflevector(__builtin_convertvector((int32x8)(val0 < val4), int8x8), __builtin_convertvector((int32x8)(val1 < val5), int8x8), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), __builtin_shufflevector(__builtin_convertvector((int32x8)(val2 < val6), int8x8), __builtin_convertvector((int32x8)(val3 < val7), int8x8), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31);
      const int8x32 cond2 = __builtin_shufflevector(__builtin_shufflevector(__builtin_convertvector((int32x8)(val4 != val4), int8x8), __builtin_convertvector((int32x8)(val5 != val5), int8x8), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), __builtin_shufflevector(__builtin_convertvector((int32x8)(val6 != val6), int8x8), __builtin_convertvector((int32x8)(val7 != val7), int8x8), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31);
      const int8x32 cond3 = __builtin_shufflevector(__builtin_shufflevector(__builtin_convertvector((int32x8)(val0 == val4), int8x8), __builtin_convertvector((int32x8)(val1 == val5), int8x8), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), __builtin_shufflevector(__builtin_convertvector((int32x8)(val2 == val6), int8x8), __builtin_convertvector((int32x8)(val3 == val7), int8x8), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31);
      const int8x32 cond4 = __builtin_shufflevector(__builtin_shufflevector(__builtin_convertvector((int32x8)(val0 != val0), int8x8), __builtin_convertvector((int32x8)(val1 != val1), int8x8), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), __builtin_shufflevector(__builtin_convertvector((int32x8)(val2 != val2), int8x8), __builtin_convertvector((int32x8)(val3 != val3), int8x8), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31);
      const int32x8 vec4 = splat_int32x8(num1);
      const int32x8 alu0 = vec4 + vec0;
      const int32x8 val8 = acc1_0;
      const int32x8 alu1 = vec4 + vec1;
      const int32x8 val9 = acc1_8;
      const int32x8 alu2 = vec4 + vec2;
      const int32x8 val10 = acc1_16;
      const int32x8 alu3 = vec4 + vec3;
      const int32x8 val11 = acc1_24;
      const int8x32 cond5 = __builtin_shufflevector(__builtin_shufflevector(__builtin_convertvector((int32x8)(alu0 < val8), int8x8), __builtin_convertvector((int32x8)(alu1 < val9), int8x8), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), __builtin_shufflevector(__builtin_convertvector((int32x8)(alu2 < val10), int8x8), __builtin_convertvector((int32x8)(alu3 < val11), int8x8), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31);
      const int8x32 cond6 = (cond0 & (cond1 | cond2)) | ((cond3 | (cond4 & cond2)) & cond5);
      const int8x8 cond7 = __builtin_shufflevector(cond6, cond6, 0, 1, 2, 3, 4, 5, 6, 7);
      const float32x8 alu4 = select_float32x8(__builtin_convertvector(cond7, int32x8), val4, val0);
      acc0_0 = alu4;
      const int8x8 cond8 = __builtin_shufflevector(cond6, cond6, 8, 9, 10, 11, 12, 13, 14, 15);
      const float32x8 alu5 = select_float32x8(__builtin_convertvector(cond8, int32x8), val5, val1);
      acc0_8 = alu5;
      const int8x8 cond9 = __builtin_shufflevector(cond6, cond6, 16, 17, 18, 19, 20, 21, 22, 23);
      const float32x8 alu6 = select_float32x8(__builtin_convertvector(cond9, int32x8), val6, val2);
      acc0_16 = alu6;
      const int8x8 cond10 = __builtin_shufflevector(cond6, cond6, 24, 25, 26, 27, 28, 29, 30, 31);
      const float32x8 alu7 = select_float32x8(__builtin_convertvector(cond10, int32x8), val7, val3);
      acc0_24 = alu7;
      const int32x8 alu8 = select_int32x8(__builtin_convertvector(cond7, int32x8), alu0, val8);
      acc1_0 = alu8;
      const int32x8 alu9 = select_int32x8(__builtin_convertvector(cond8, int32x8), alu1, val9);
      acc1_8 = alu9;
      const int32x8 alu10 = select_int32x8(__builtin_convertvector(cond9, int32x8), alu2, val10);
      acc1_16 = alu10;
      const int32x8 alu11 = select_int32x8(__builtin_convertvector(cond10, int32x8), alu3, val11);
      acc1_24 = alu11;
    }
    const float32x8 val12 = acc0_0;
    const float32x8 val13 = acc0_8;
    const int8x16 cond11 = __builtin_shufflevector(__builtin_convertvector((int32x8)(val12 == val12), int8x8), __builtin_convertvector((int32x8)(val13 == val13), int8x8), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    const float32x8 val14 = acc0_16;
    const float32x8 val15 = acc0_24;
    const int8x16 cond12 = __builtin_shufflevector(__builtin_convertvector((int32x8)(val12 < val14), int8x8), __builtin_convertvector((int32x8)(val13 < val15), int8x8), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    const int8x16 cond13 = __builtin_shufflevector(__builtin_convertvector((int32x8)(val14 != val14), int8x8), __builtin_convertvector((int32x8)(val15 != val15), int8x8), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    const int8x16 cond14 = __builtin_shufflevector(__builtin_convertvector((int32x8)(val12 == val14), int8x8), __builtin_convertvector((int32x8)(val13 == val15), int8x8), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    const int8x16 cond15 = __builtin_shufflevector(__builtin_convertvector((int32x8)(val12 != val12), int8x8), __builtin_convertvector((int32x8)(val13 != val13), int8x8), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    const int32x8 val16 = acc1_16;
    const int32x8 val17 = acc1_0;
    const int32x8 val18 = acc1_24;
    const int32x8 val19 = acc1_8;
    const int8x16 cond16 = __builtin_shufflevector(__builtin_convertvector((int32x8)(val16 < val17), int8x8), __builtin_convertvector((int32x8)(val18 < val19), int8x8), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    const int8x16 cond17 = (cond11 & (cond12 | cond13)) | ((cond14 | (cond15 & cond13)) & cond16);
    const int8x8 cond18 = __builtin_shufflevector(cond17, cond17, 0, 1, 2, 3, 4, 5, 6, 7);
    const float32x8 alu12 = select_float32x8(__builtin_convertvector(cond18, int32x8), val14, val12);
    const int8x8 cond19 = __builtin_shufflevector(cond17, cond17, 8, 9, 10, 11, 12, 13, 14, 15);
    const float32x8 alu13 = select_float32x8(__builtin_convertvector(cond19, int32x8), val15, val13);
    const int32x8 cond20 = (int32x8)(alu13 != alu13);
    const int32x8 cond21 = (int32x8)(alu12 == alu12) & ((int32x8)(alu12 < alu13) | cond20);
    const int32x8 cond22 = (int32x8)(alu12 == alu13) | ((int32x8)(alu12 != alu12) & cond20);
    const int32x8 alu14 = select_int32x8(__builtin_convertvector(cond19, int32x8), val18, val19);
    const int32x8 alu15 = select_int32x8(__builtin_convertvector(cond18, int32x8), val16, val17);
    const int32x8 cond23 = cond21 | (cond22 & (int32x8)(alu14 < alu15));
    const float32x8 alu16 = select_float32x8(cond23, alu13, alu12);
    const float32x4 vec5 = __builtin_shufflevector(alu16, alu16, 0, 1, 2, 3);
    const float32x4 vec6 = __builtin_shufflevector(alu16, alu16, 4, 5, 6, 7);
    const int32x4 cond24 = (int32x4)(vec6 != vec6);
    const int32x8 alu17 = select_int32x8(cond23, alu14, alu15);
    const int32x4 vec7 = __builtin_shufflevector(alu17, alu17, 4, 5, 6, 7);
    const int32x4 vec8 = __builtin_shufflevector(alu17, alu17, 0, 1, 2, 3);
    const int32x4 cond25 = ((int32x4)(vec5 == vec6) | ((int32x4)(vec5 != vec5) & cond24)) & (int32x4)(vec7 < vec8);
    const int32x4 cond26 = ((int32x4)(vec5 == vec5) & ((int32x4)(vec5 < vec6) | cond24)) | cond25;
    const float32x4 alu18 = select_float32x4(cond26, vec6, vec5);
    const float32x2 vec9 = __builtin_shufflevector(alu18, alu18, 0, 1);
    const float32x2 vec10 = __builtin_shufflevector(alu18, alu18, 2, 3);
    const int32x2 cond27 = (int32x2)(vec10 != vec10);
    const int32x2 cond28 = (int32x2)(vec9 == vec10) | ((int32x2)(vec9 != vec9) & cond27);
    const int32x4 alu19 = select_int32x4(cond26, vec7, vec8);
    const int32x2 vec11 = __builtin_shufflevector(alu19, alu19, 2, 3);
    const int32x2 vec12 = __builtin_shufflevector(alu19, alu19, 0, 1);
    const int32x2 cond29 = ((int32x2)(vec9 == vec9) & ((int32x2)(vec9 < vec10) | cond27)) | (cond28 & (int32x2)(vec11 < vec12));
    const float32x2 alu20 = select_float32x2(cond29, vec10, vec9);
    const float lane0 = alu20[0];
    const float lane1 = alu20[1];
    const bool cond30 = lane1 != lane1;
    const int32x2 alu21 = select_int32x2(cond29, vec11, vec12);
    const int32_t lane2 = alu21[1];
    const int32_t lane3 = alu21[0];
    const bool cond31 = ((lane0 == lane1) | ((lane0 != lane0) & cond30)) & (lane2 < lane3);
    const bool cond32 = ((lane0 == lane0) & ((lane0 < lane1) | cond30)) | cond31;
    const float alu22 = cond32 ? lane1 : lane0;
    acc2 = -__builtin_inff();
    acc3 = 2147483647;
    for (int32_t r0_tail = 96; r0_tail < 100; r0_tail++) {
      const float val20 = acc2;
      const float val21 = data1[num0 + r0_tail];
      const bool cond33 = val21 != val21;
      const int32_t val22 = acc3;
      const bool cond34 = ((val20 == val21) | ((val20 != val20) & cond33)) & (r0_tail < val22);
      const bool cond35 = ((val20 == val20) & ((val20 < val21) | cond33)) | cond34;
      acc2 = cond35 ? val21 : val20;
      acc3 = cond35 ? r0_tail : val22;
    }
    const float val23 = acc2;
    const bool cond36 = val23 != val23;
    const int32_t val24 = acc3;
    const int32_t num3 = cond32 ? lane2 : lane3;
    const bool cond37 = ((alu22 == val23) | ((alu22 != alu22) & cond36)) & (val24 < num3);
    const int32_t num4 = ((alu22 == alu22) & ((alu22 < val23) | cond36)) | cond37 ? val24 : num3;
    data0[o0] = num4;
  }
}
