#include <stdbool.h>
#include <stdint.h>

typedef float float32x8 __attribute__((vector_size(32)));
typedef int8_t int8x8 __attribute__((vector_size(8)));
typedef int32_t int32x8 __attribute__((vector_size(32)));
typedef int8_t int8x4 __attribute__((vector_size(4)));
typedef int8_t int8x2 __attribute__((vector_size(2)));
typedef float float32x8_align4 __attribute__((vector_size(32), aligned(4), may_alias));
typedef float float32x4 __attribute__((vector_size(16)));
typedef int32_t int32x4 __attribute__((vector_size(16)));
typedef float float32x2 __attribute__((vector_size(8)));
typedef int32_t int32x2 __attribute__((vector_size(8)));

static inline __attribute__((always_inline)) float32x8 splat_float32x8(float x) {
  return (float32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) int8x8 splat_int8x8(int8_t x) {
  return (int8x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) int32x8 splat_int32x8(int32_t x) {
  return (int32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) int8x4 splat_int8x4(int8_t x) {
  return (int8x4){x, x, x, x};
}

static inline __attribute__((always_inline)) int8x2 splat_int8x2(int8_t x) {
  return (int8x2){x, x};
}

static inline __attribute__((always_inline)) float32x8 select_float32x8(int32x8 mask, float32x8 a, float32x8 b) {
  return (float32x8)((mask & (int32x8)a) | (~mask & (int32x8)b));
}

static inline __attribute__((always_inline)) int32x8 select_int32x8(int32x8 mask, int32x8 a, int32x8 b) {
  return (int32x8)((mask & (int32x8)a) | (~mask & (int32x8)b));
}

static inline __attribute__((always_inline)) int32x4 splat_int32x4(int32_t x) {
  return (int32x4){x, x, x, x};
}

static inline __attribute__((always_inline)) float32x4 select_float32x4(int32x4 mask, float32x4 a, float32x4 b) {
  return (float32x4)((mask & (int32x4)a) | (~mask & (int32x4)b));
}

static inline __attribute__((always_inline)) int32x2 splat_int32x2(int32_t x) {
  return (int32x2){x, x};
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
      const int32_t num1 = r0 * 32;
      const int32_t num2 = num0 + num1;
      const float32x8 val1 = *(const float32x8_align4 *)&data1[num2];
      const int32x8 cond0 = (int32x8)(val0 == val0) & ((int32x8)(val1 <= val0) ^ splat_int32x8(-1));
      const int32x8 vec4 = splat_int32x8(num1);
      const int32x8 alu0 = vec4 + vec0;
      const int32x8 val2 = acc1_0;
      const int32x8 cond1 = ((int32x8)(val1 != val1) | (int32x8)(val0 <= val1)) & (int32x8)(alu0 < val2);
      const int32x8 cond2 = cond0 | cond1;
      const float32x8 val3 = acc0_8;
      const float32x8 val4 = acc0_16;
      const float32x8 val5 = acc0_24;
      const int32x8 val6 = acc1_8;
      const int32x8 val7 = acc1_16;
      const int32x8 val8 = acc1_24;
      acc0_0 = select_float32x8(cond2, val1, val0);
      const float32x8 val9 = *(const float32x8_align4 *)&data1[num2 + 8];
      const int32x8 cond3 = (int32x8)(val3 == val3) & ((int32x8)(val9 <= val3) ^ splat_int32x8(-1));
      const int32x8 alu1 = vec4 + vec1;
      const int32x8 cond4 = ((int32x8)(val9 != val9) | (int32x8)(val3 <= val9)) & (int32x8)(alu1 < val6);
      const int32x8 cond5 = cond3 | cond4;
      acc0_8 = select_float32x8(cond5, val9, val3);
      const float32x8 val10 = *(const float32x8_align4 *)&data1[num2 + 16];
      const int32x8 cond6 = (int32x8)(val4 == val4) & ((int32x8)(val10 <= val4) ^ splat_int32x8(-1));
      const int32x8 alu2 = vec4 + vec2;
      const int32x8 cond7 = ((int32x8)(val10 != val10) | (int32x8)(val4 <= val10)) & (int32x8)(alu2 < val7);
      const int32x8 cond8 = cond6 | cond7;
      acc0_16 = select_float32x8(cond8, val10, val4);
      const float32x8 val11 = *(const float32x8_align4 *)&data1[num2 + 24];
      const int32x8 cond9 = (int32x8)(val5 == val5) & ((int32x8)(val11 <= val5) ^ splat_int32x8(-1));
      const int32x8 alu3 = vec4 + vec3;
      const int32x8 cond10 = ((int32x8)(val11 != val11) | (int32x8)(val5 <= val11)) & (int32x8)(alu3 < val8);
      const int32x8 cond11 = cond9 | cond10;
      acc0_24 = select_float32x8(cond11, val11, val5);
      acc1_0 = select_int32x8(cond2, alu0, val2);
      acc1_8 = select_int32x8(cond5, alu1, val6);
      acc1_16 = select_int32x8(cond8, alu2, val7);
      acc1_24 = select_int32x8(cond11, alu3, val8);
    }
    const float32x8 val12 = acc0_0;
    const float32x8 val13 = acc0_16;
    const int32x8 cond12 = (int32x8)(val12 == val12) & ((int32x8)(val13 <= val12) ^ splat_int32x8(-1));
    const int32x8 val14 = acc1_16;
    const int32x8 val15 = acc1_0;
    const int32x8 cond13 = ((int32x8)(val13 != val13) | (int32x8)(val12 <= val13)) & (int32x8)(val14 < val15);
    const int32x8 cond14 = cond12 | cond13;
    const float32x8 alu4 = select_float32x8(cond14, val13, val12);
    const float32x8 val16 = acc0_8;
    const float32x8 val17 = acc0_24;
    const int32x8 cond15 = (int32x8)(val16 == val16) & ((int32x8)(val17 <= val16) ^ splat_int32x8(-1));
    const int32x8 val18 = acc1_24;
    const int32x8 val19 = acc1_8;
    const int32x8 cond16 = ((int32x8)(val17 != val17) | (int32x8)(val16 <= val17)) & (int32x8)(val18 < val19);
    const int32x8 cond17 = cond15 | cond16;
    const float32x8 alu5 = select_float32x8(cond17, val17, val16);
    const int32x8 cond18 = (int32x8)(alu4 == alu4) & ((int32x8)(alu5 <= alu4) ^ splat_int32x8(-1));
    const int32x8 alu6 = select_int32x8(cond17, val18, val19);
    const int32x8 alu7 = select_int32x8(cond14, val14, val15);
    const int32x8 cond19 = ((int32x8)(alu5 != alu5) | (int32x8)(alu4 <= alu5)) & (int32x8)(alu6 < alu7);
    const int32x8 cond20 = cond18 | cond19;
    const float32x8 alu8 = select_float32x8(cond20, alu5, alu4);
    const float32x4 vec5 = __builtin_shufflevector(alu8, alu8, 0, 1, 2, 3);
    const float32x4 vec6 = __builtin_shufflevector(alu8, alu8, 4, 5, 6, 7);
    const int32x4 cond21 = (int32x4)(vec5 == vec5) & ((int32x4)(vec6 <= vec5) ^ splat_int32x4(-1));
    const int32x8 alu9 = select_int32x8(cond20, alu6, alu7);
    const int32x4 vec7 = __builtin_shufflevector(alu9, alu9, 4, 5, 6, 7);
    const int32x4 vec8 = __builtin_shufflevector(alu9, alu9, 0, 1, 2, 3);
    const int32x4 cond22 = ((int32x4)(vec6 != vec6) | (int32x4)(vec5 <= vec6)) & (int32x4)(vec7 < vec8);
    const int32x4 cond23 = cond21 | cond22;
    const float32x4 alu10 = select_float32x4(cond23, vec6, vec5);
    const float32x2 vec9 = __builtin_shufflevector(alu10, alu10, 0, 1);
    const float32x2 vec10 = __builtin_shufflevector(alu10, alu10, 2, 3);
    const int32x2 cond24 = (int32x2)(vec9 == vec9) & ((int32x2)(vec10 <= vec9) ^ splat_int32x2(-1));
    const int32x4 alu11 = select_int32x4(cond23, vec7, vec8);
    const int32x2 vec11 = __builtin_shufflevector(alu11, alu11, 2, 3);
    const int32x2 vec12 = __builtin_shufflevector(alu11, alu11, 0, 1);
    const int32x2 cond25 = ((int32x2)(vec10 != vec10) | (int32x2)(vec9 <= vec10)) & (int32x2)(vec11 < vec12);
    const int32x2 cond26 = cond24 | cond25;
    const float32x2 alu12 = select_float32x2(cond26, vec10, vec9);
    const float lane0 = alu12[0];
    const float lane1 = alu12[1];
    const int32x2 alu13 = select_int32x2(cond26, vec11, vec12);
    const int32_t lane2 = alu13[1];
    const int32_t lane3 = alu13[0];
    const bool cond27 = ((lane0 == lane0) & ((lane1 <= lane0) ^ true)) | (((lane1 != lane1) | (lane0 <= lane1)) & (lane2 < lane3));
    const float alu14 = cond27 ? lane1 : lane0;
    acc2 = -__builtin_inff();
    acc3 = 2147483647;
    for (int32_t r0_tail = 96; r0_tail < 100; r0_tail++) {
      const float val20 = acc2;
      const float val21 = data1[num0 + r0_tail];
      const int32_t val22 = acc3;
      const bool cond28 = ((val20 == val20) & ((val21 <= val20) ^ true)) | (((val21 != val21) | (val20 <= val21)) & (r0_tail < val22));
      acc2 = cond28 ? val21 : val20;
      acc3 = cond28 ? r0_tail : val22;
    }
    const float val23 = acc2;
    const int32_t val24 = acc3;
    const int32_t num3 = cond27 ? lane2 : lane3;
    const bool cond29 = ((alu14 == alu14) & ((val23 <= alu14) ^ true)) | (((val23 != val23) | (alu14 <= val23)) & (val24 < num3));
    data0[o0] = cond29 ? val24 : num3;
  }
}
