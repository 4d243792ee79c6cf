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

static inline __attribute__((always_inline)) int8x4 splat_int8x4(int8_t x) {
  return (int8x4){x, x, x, x};
}

static inline __attribute__((always_inline)) int8x2 splat_int8x2(int8_t x) {
  return (int8x2){x, x};
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
  for (int32_t o0 = 0; o0 < 4; o0++) {
    acc0_0 = splat_float32x8(-__builtin_inff());
    acc0_8 = splat_float32x8(-__builtin_inff());
    acc0_16 = splat_float32x8(-__builtin_inff());
    acc0_24 = splat_float32x8(-__builtin_inff());
    const int32_t num0 = o0 * 72;
    acc1_0 = vec0;
    acc1_8 = vec1;
    acc1_16 = vec2;
    acc1_24 = vec3;
    for (int32_t r0 = 0; r0 < 2; r0++) {
      const float32x8 val0 = acc0_0;
      const int32_t num1 = r0 * 32;
      const int32_t num2 = num0 + num1;
      const float32x8 val1 = *(const float32x8_align4 *)&data1[num2];
      const int32x8 cond0 = (int32x8)(val0 == val0) & ((int32x8)(val1 <= val0) ^ splat_int32x8(-1));
      const float32x8 val2 = acc0_8;
      const float32x8 val3 = acc0_16;
      const float32x8 val4 = acc0_24;
      acc0_0 = select_float32x8(cond0, val1, val0);
      const float32x8 val5 = *(const float32x8_align4 *)&data1[num2 + 8];
      const int32x8 cond1 = (int32x8)(val2 == val2) & ((int32x8)(val5 <= val2) ^ splat_int32x8(-1));
      acc0_8 = select_float32x8(cond1, val5, val2);
      const float32x8 val6 = *(const float32x8_align4 *)&data1[num2 + 16];
      const int32x8 cond2 = (int32x8)(val3 == val3) & ((int32x8)(val6 <= val3) ^ splat_int32x8(-1));
      acc0_16 = select_float32x8(cond2, val6, val3);
      const float32x8 val7 = *(const float32x8_align4 *)&data1[num2 + 24];
      const int32x8 cond3 = (int32x8)(val4 == val4) & ((int32x8)(val7 <= val4) ^ splat_int32x8(-1));
      acc0_24 = select_float32x8(cond3, val7, val4);
      const int32x8 vec4 = splat_int32x8(num1);
      acc1_0 = select_int32x8(cond0, vec4 + vec0, acc1_0);
      acc1_8 = select_int32x8(cond1, vec4 + vec1, acc1_8);
      acc1_16 = select_int32x8(cond2, vec4 + vec2, acc1_16);
      acc1_24 = select_int32x8(cond3, vec4 + vec3, acc1_24);
    }
    const float32x8 val8 = acc0_0;
    const float32x8 val9 = acc0_16;
    const int32x8 cond4 = (int32x8)(val8 == val8) & ((int32x8)(val9 <= val8) ^ splat_int32x8(-1));
    const int32x8 val10 = acc1_16;
    const int32x8 val11 = acc1_0;
    const int32x8 cond5 = ((int32x8)(val9 != val9) | (int32x8)(val8 <= val9)) & (int32x8)(val10 < val11);
    const int32x8 cond6 = cond4 | cond5;
    const float32x8 alu0 = select_float32x8(cond6, val9, val8);
    const float32x8 val12 = acc0_8;
    const float32x8 val13 = acc0_24;
    const int32x8 cond7 = (int32x8)(val12 == val12) & ((int32x8)(val13 <= val12) ^ splat_int32x8(-1));
    const int32x8 val14 = acc1_24;
    const int32x8 val15 = acc1_8;
    const int32x8 cond8 = ((int32x8)(val13 != val13) | (int32x8)(val12 <= val13)) & (int32x8)(val14 < val15);
    const int32x8 cond9 = cond7 | cond8;
    const float32x8 alu1 = select_float32x8(cond9, val13, val12);
    const int32x8 cond10 = (int32x8)(alu0 == alu0) & ((int32x8)(alu1 <= alu0) ^ splat_int32x8(-1));
    const int32x8 alu2 = select_int32x8(cond9, val14, val15);
    const int32x8 alu3 = select_int32x8(cond6, val10, val11);
    const int32x8 cond11 = ((int32x8)(alu1 != alu1) | (int32x8)(alu0 <= alu1)) & (int32x8)(alu2 < alu3);
    const int32x8 cond12 = cond10 | cond11;
    const float32x8 alu4 = select_float32x8(cond12, alu1, alu0);
    const float32x4 vec5 = __builtin_shufflevector(alu4, alu4, 0, 1, 2, 3);
    const float32x4 vec6 = __builtin_shufflevector(alu4, alu4, 4, 5, 6, 7);
    const int32x4 cond13 = (int32x4)(vec5 == vec5) & ((int32x4)(vec6 <= vec5) ^ splat_int32x4(-1));
    const int32x8 alu5 = select_int32x8(cond12, alu2, alu3);
    const int32x4 vec7 = __builtin_shufflevector(alu5, alu5, 4, 5, 6, 7);
    const int32x4 vec8 = __builtin_shufflevector(alu5, alu5, 0, 1, 2, 3);
    const int32x4 cond14 = ((int32x4)(vec6 != vec6) | (int32x4)(vec5 <= vec6)) & (int32x4)(vec7 < vec8);
    const int32x4 cond15 = cond13 | cond14;
    const float32x4 alu6 = select_float32x4(cond15, vec6, vec5);
    const float32x2 vec9 = __builtin_shufflevector(alu6, alu6, 0, 1);
    const float32x2 vec10 = __builtin_shufflevector(alu6, alu6, 2, 3);
    const int32x2 cond16 = (int32x2)(vec9 == vec9) & ((int32x2)(vec10 <= vec9) ^ splat_int32x2(-1));
    const int32x4 alu7 = select_int32x4(cond15, vec7, vec8);
    const int32x2 vec11 = __builtin_shufflevector(alu7, alu7, 2, 3);
    const int32x2 vec12 = __builtin_shufflevector(alu7, alu7, 0, 1);
    const int32x2 cond17 = ((int32x2)(vec10 != vec10) | (int32x2)(vec9 <= vec10)) & (int32x2)(vec11 < vec12);
    const int32x2 cond18 = cond16 | cond17;
    const float32x2 alu8 = select_float32x2(cond18, vec10, vec9);
    const float lane0 = alu8[0];
    const float lane1 = alu8[1];
    const int32x2 alu9 = select_int32x2(cond18, vec11, vec12);
    const int32_t lane2 = alu9[1];
    const int32_t lane3 = alu9[0];
    const bool cond19 = ((lane0 == lane0) & ((lane1 <= lane0) ^ true)) | (((lane1 != lane1) | (lane0 <= lane1)) & (lane2 < lane3));
    const float alu10 = cond19 ? lane1 : lane0;
    acc2 = -__builtin_inff();
    acc3 = 64;
    for (int32_t r0_tail = 64; r0_tail < 72; r0_tail++) {
      const float val16 = acc2;
      const float val17 = data1[num0 + r0_tail];
      const bool cond20 = (val16 == val16) & ((val17 <= val16) ^ true);
      acc2 = cond20 ? val17 : val16;
      acc3 = cond20 ? r0_tail : acc3;
    }
    const float val18 = acc2;
    const int32_t val19 = acc3;
    const int32_t num3 = cond19 ? lane2 : lane3;
    const bool cond21 = ((alu10 == alu10) & ((val18 <= alu10) ^ true)) | (((val18 != val18) | (alu10 <= val18)) & (val19 < num3));
    data0[o0] = cond21 ? val19 : num3;
  }
}
