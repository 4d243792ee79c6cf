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
  float32x8 acc0;
  int32x8 acc1;
  float32x8 acc2;
  int32x8 acc3;
  float32x8 acc4;
  int32x8 acc5;
  float32x8 acc6;
  int32x8 acc7;
  float acc8;
  int32_t acc9;
  float acc10;
  int32_t acc11;
  float acc12;
  int32_t acc13;
  float acc14;
  int32_t acc15;
  const int32x8 vec0 = (int32x8){0, 1, 2, 3, 4, 5, 6, 7};
  for (int32_t o0 = 0; o0 < 4; o0++) {
    const int32_t num0 = o0 * 4;
    acc0 = splat_float32x8(-__builtin_inff());
    const int32_t num1 = o0 * 400;
    acc1 = vec0;
    acc2 = splat_float32x8(-__builtin_inff());
    acc3 = vec0;
    acc4 = splat_float32x8(-__builtin_inff());
    acc5 = vec0;
    acc6 = splat_float32x8(-__builtin_inff());
    acc7 = vec0;
    for (int32_t r0 = 0; r0 < 12; r0++) {
      const float32x8 val0 = acc0;
      const int32_t num2 = r0 * 8;
      const int32_t num3 = num1 + num2;
      const float32x8 val1 = *(const float32x8_align4 *)&data1[num3];
      const int32x8 cond0 = (int32x8)(val0 == val0) & ((int32x8)(val1 <= val0) ^ splat_int32x8(-1));
      acc0 = select_float32x8(cond0, val1, val0);
      const int32x8 alu0 = splat_int32x8(num2) + vec0;
      acc1 = select_int32x8(cond0, alu0, acc1);
      const float32x8 val2 = acc2;
      const float32x8 val3 = *(const float32x8_align4 *)&data1[num3 + 100];
      const int32x8 cond1 = (int32x8)(val2 == val2) & ((int32x8)(val3 <= val2) ^ splat_int32x8(-1));
      acc2 = select_float32x8(cond1, val3, val2);
      acc3 = select_int32x8(cond1, alu0, acc3);
      const float32x8 val4 = acc4;
      const float32x8 val5 = *(const float32x8_align4 *)&data1[num3 + 200];
      const int32x8 cond2 = (int32x8)(val4 == val4) & ((int32x8)(val5 <= val4) ^ splat_int32x8(-1));
      acc4 = select_float32x8(cond2, val5, val4);
      acc5 = select_int32x8(cond2, alu0, acc5);
      const float32x8 val6 = acc6;
      const float32x8 val7 = *(const float32x8_align4 *)&data1[num3 + 300];
      const int32x8 cond3 = (int32x8)(val6 == val6) & ((int32x8)(val7 <= val6) ^ splat_int32x8(-1));
      acc6 = select_float32x8(cond3, val7, val6);
      acc7 = select_int32x8(cond3, alu0, acc7);
    }
    const float32x8 val8 = acc0;
    const float32x4 vec1 = __builtin_shufflevector(val8, val8, 0, 1, 2, 3);
    const float32x4 vec2 = __builtin_shufflevector(val8, val8, 4, 5, 6, 7);
    const int32x4 cond4 = (int32x4)(vec1 == vec1) & ((int32x4)(vec2 <= vec1) ^ splat_int32x4(-1));
    const int32x8 val9 = acc1;
    const int32x4 vec3 = __builtin_shufflevector(val9, val9, 4, 5, 6, 7);
    const int32x4 vec4 = __builtin_shufflevector(val9, val9, 0, 1, 2, 3);
    const int32x4 cond5 = ((int32x4)(vec2 != vec2) | (int32x4)(vec1 <= vec2)) & (int32x4)(vec3 < vec4);
    const int32x4 cond6 = cond4 | cond5;
    const float32x4 alu1 = select_float32x4(cond6, vec2, vec1);
    const float32x2 vec5 = __builtin_shufflevector(alu1, alu1, 0, 1);
    const float32x2 vec6 = __builtin_shufflevector(alu1, alu1, 2, 3);
    const int32x2 cond7 = (int32x2)(vec5 == vec5) & ((int32x2)(vec6 <= vec5) ^ splat_int32x2(-1));
    const int32x4 alu2 = select_int32x4(cond6, vec3, vec4);
    const int32x2 vec7 = __builtin_shufflevector(alu2, alu2, 2, 3);
    const int32x2 vec8 = __builtin_shufflevector(alu2, alu2, 0, 1);
    const int32x2 cond8 = ((int32x2)(vec6 != vec6) | (int32x2)(vec5 <= vec6)) & (int32x2)(vec7 < vec8);
    const int32x2 cond9 = cond7 | cond8;
    const float32x2 alu3 = select_float32x2(cond9, vec6, vec5);
    const float lane0 = alu3[0];
    const float lane1 = alu3[1];
    const int32x2 alu4 = select_int32x2(cond9, vec7, vec8);
    const int32_t lane2 = alu4[1];
    const int32_t lane3 = alu4[0];
    const bool cond10 = ((lane0 == lane0) & ((lane1 <= lane0) ^ true)) | (((lane1 != lane1) | (lane0 <= lane1)) & (lane2 < lane3));
    const float alu5 = cond10 ? lane1 : lane0;
    acc8 = -__builtin_inff();
    acc9 = 96;
    acc10 = -__builtin_inff();
    acc11 = 96;
    acc12 = -__builtin_inff();
    acc13 = 96;
    acc14 = -__builtin_inff();
    acc15 = 96;
    for (int32_t r0_tail = 96; r0_tail < 100; r0_tail++) {
      const float val10 = acc8;
      const int32_t num4 = num1 + r0_tail;
      const float val11 = data1[num4];
      const bool cond11 = (val10 == val10) & ((val11 <= val10) ^ true);
      acc8 = cond11 ? val11 : val10;
      acc9 = cond11 ? r0_tail : acc9;
      const float val12 = acc10;
      const float val13 = data1[num4 + 100];
      const bool cond12 = (val12 == val12) & ((val13 <= val12) ^ true);
      acc10 = cond12 ? val13 : val12;
      acc11 = cond12 ? r0_tail : acc11;
      const float val14 = acc12;
      const float val15 = data1[num4 + 200];
      const bool cond13 = (val14 == val14) & ((val15 <= val14) ^ true);
      acc12 = cond13 ? val15 : val14;
      acc13 = cond13 ? r0_tail : acc13;
      const float val16 = acc14;
      const float val17 = data1[num4 + 300];
      const bool cond14 = (val16 == val16) & ((val17 <= val16) ^ true);
      acc14 = cond14 ? val17 : val16;
      acc15 = cond14 ? r0_tail : acc15;
    }
    const float val18 = acc8;
    const int32_t val19 = acc9;
    const int32_t num5 = cond10 ? lane2 : lane3;
    const bool cond15 = ((alu5 == alu5) & ((val18 <= alu5) ^ true)) | (((val18 != val18) | (alu5 <= val18)) & (val19 < num5));
    data0[num0] = cond15 ? val19 : num5;
    const float32x8 val20 = acc2;
    const float32x4 vec9 = __builtin_shufflevector(val20, val20, 0, 1, 2, 3);
    const float32x4 vec10 = __builtin_shufflevector(val20, val20, 4, 5, 6, 7);
    const int32x4 cond16 = (int32x4)(vec9 == vec9) & ((int32x4)(vec10 <= vec9) ^ splat_int32x4(-1));
    const int32x8 val21 = acc3;
    const int32x4 vec11 = __builtin_shufflevector(val21, val21, 4, 5, 6, 7);
    const int32x4 vec12 = __builtin_shufflevector(val21, val21, 0, 1, 2, 3);
    const int32x4 cond17 = ((int32x4)(vec10 != vec10) | (int32x4)(vec9 <= vec10)) & (int32x4)(vec11 < vec12);
    const int32x4 cond18 = cond16 | cond17;
    const float32x4 alu6 = select_float32x4(cond18, vec10, vec9);
    const float32x2 vec13 = __builtin_shufflevector(alu6, alu6, 0, 1);
    const float32x2 vec14 = __builtin_shufflevector(alu6, alu6, 2, 3);
    const int32x2 cond19 = (int32x2)(vec13 == vec13) & ((int32x2)(vec14 <= vec13) ^ splat_int32x2(-1));
    const int32x4 alu7 = select_int32x4(cond18, vec11, vec12);
    const int32x2 vec15 = __builtin_shufflevector(alu7, alu7, 2, 3);
    const int32x2 vec16 = __builtin_shufflevector(alu7, alu7, 0, 1);
    const int32x2 cond20 = ((int32x2)(vec14 != vec14) | (int32x2)(vec13 <= vec14)) & (int32x2)(vec15 < vec16);
    const int32x2 cond21 = cond19 | cond20;
    const float32x2 alu8 = select_float32x2(cond21, vec14, vec13);
    const float lane4 = alu8[0];
    const float lane5 = alu8[1];
    const int32x2 alu9 = select_int32x2(cond21, vec15, vec16);
    const int32_t lane6 = alu9[1];
    const int32_t lane7 = alu9[0];
    const bool cond22 = ((lane4 == lane4) & ((lane5 <= lane4) ^ true)) | (((lane5 != lane5) | (lane4 <= lane5)) & (lane6 < lane7));
    const float alu10 = cond22 ? lane5 : lane4;
    const float val22 = acc10;
    const int32_t val23 = acc11;
    const int32_t num6 = cond22 ? lane6 : lane7;
    const bool cond23 = ((alu10 == alu10) & ((val22 <= alu10) ^ true)) | (((val22 != val22) | (alu10 <= val22)) & (val23 < num6));
    data0[num0 + 1] = cond23 ? val23 : num6;
    const float32x8 val24 = acc4;
    const float32x4 vec17 = __builtin_shufflevector(val24, val24, 0, 1, 2, 3);
    const float32x4 vec18 = __builtin_shufflevector(val24, val24, 4, 5, 6, 7);
    const int32x4 cond24 = (int32x4)(vec17 == vec17) & ((int32x4)(vec18 <= vec17) ^ splat_int32x4(-1));
    const int32x8 val25 = acc5;
    const int32x4 vec19 = __builtin_shufflevector(val25, val25, 4, 5, 6, 7);
    const int32x4 vec20 = __builtin_shufflevector(val25, val25, 0, 1, 2, 3);
    const int32x4 cond25 = ((int32x4)(vec18 != vec18) | (int32x4)(vec17 <= vec18)) & (int32x4)(vec19 < vec20);
    const int32x4 cond26 = cond24 | cond25;
    const float32x4 alu11 = select_float32x4(cond26, vec18, vec17);
    const float32x2 vec21 = __builtin_shufflevector(alu11, alu11, 0, 1);
    const float32x2 vec22 = __builtin_shufflevector(alu11, alu11, 2, 3);
    const int32x2 cond27 = (int32x2)(vec21 == vec21) & ((int32x2)(vec22 <= vec21) ^ splat_int32x2(-1));
    const int32x4 alu12 = select_int32x4(cond26, vec19, vec20);
    const int32x2 vec23 = __builtin_shufflevector(alu12, alu12, 2, 3);
    const int32x2 vec24 = __builtin_shufflevector(alu12, alu12, 0, 1);
    const int32x2 cond28 = ((int32x2)(vec22 != vec22) | (int32x2)(vec21 <= vec22)) & (int32x2)(vec23 < vec24);
    const int32x2 cond29 = cond27 | cond28;
    const float32x2 alu13 = select_float32x2(cond29, vec22, vec21);
    const float lane8 = alu13[0];
    const float lane9 = alu13[1];
    const int32x2 alu14 = select_int32x2(cond29, vec23, vec24);
    const int32_t lane10 = alu14[1];
    const int32_t lane11 = alu14[0];
    const bool cond30 = ((lane8 == lane8) & ((lane9 <= lane8) ^ true)) | (((lane9 != lane9) | (lane8 <= lane9)) & (lane10 < lane11));
    const float alu15 = cond30 ? lane9 : lane8;
    const float val26 = acc12;
    const int32_t val27 = acc13;
    const int32_t num7 = cond30 ? lane10 : lane11;
    const bool cond31 = ((alu15 == alu15) & ((val26 <= alu15) ^ true)) | (((val26 != val26) | (alu15 <= val26)) & (val27 < num7));
    data0[num0 + 2] = cond31 ? val27 : num7;
    const float32x8 val28 = acc6;
    const float32x4 vec25 = __builtin_shufflevector(val28, val28, 0, 1, 2, 3);
    const float32x4 vec26 = __builtin_shufflevector(val28, val28, 4, 5, 6, 7);
    const int32x4 cond32 = (int32x4)(vec25 == vec25) & ((int32x4)(vec26 <= vec25) ^ splat_int32x4(-1));
    const int32x8 val29 = acc7;
    const int32x4 vec27 = __builtin_shufflevector(val29, val29, 4, 5, 6, 7);
    const int32x4 vec28 = __builtin_shufflevector(val29, val29, 0, 1, 2, 3);
    const int32x4 cond33 = ((int32x4)(vec26 != vec26) | (int32x4)(vec25 <= vec26)) & (int32x4)(vec27 < vec28);
    const int32x4 cond34 = cond32 | cond33;
    const float32x4 alu16 = select_float32x4(cond34, vec26, vec25);
    const float32x2 vec29 = __builtin_shufflevector(alu16, alu16, 0, 1);
    const float32x2 vec30 = __builtin_shufflevector(alu16, alu16, 2, 3);
    const int32x2 cond35 = (int32x2)(vec29 == vec29) & ((int32x2)(vec30 <= vec29) ^ splat_int32x2(-1));
    const int32x4 alu17 = select_int32x4(cond34, vec27, vec28);
    const int32x2 vec31 = __builtin_shufflevector(alu17, alu17, 2, 3);
    const int32x2 vec32 = __builtin_shufflevector(alu17, alu17, 0, 1);
    const int32x2 cond36 = ((int32x2)(vec30 != vec30) | (int32x2)(vec29 <= vec30)) & (int32x2)(vec31 < vec32);
    const int32x2 cond37 = cond35 | cond36;
    const float32x2 alu18 = select_float32x2(cond37, vec30, vec29);
    const float lane12 = alu18[0];
    const float lane13 = alu18[1];
    const int32x2 alu19 = select_int32x2(cond37, vec31, vec32);
    const int32_t lane14 = alu19[1];
    const int32_t lane15 = alu19[0];
    const bool cond38 = ((lane13 != lane13) | (lane12 <= lane13)) & (lane14 < lane15);
    const bool cond39 = ((lane12 == lane12) & ((lane13 <= lane12) ^ true)) | cond38;
    const float alu20 = cond39 ? lane13 : lane12;
    const float val30 = acc14;
    const int32_t val31 = acc15;
    const int32_t num8 = cond39 ? lane14 : lane15;
    const bool cond40 = ((alu20 == alu20) & ((val30 <= alu20) ^ true)) | (((val30 != val30) | (alu20 <= val30)) & (val31 < num8));
    data0[num0 + 3] = cond40 ? val31 : num8;
  }
}
