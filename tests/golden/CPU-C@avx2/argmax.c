#include <stdbool.h>
#include <stdint.h>

typedef float float32x8 __attribute__((vector_size(32)));
typedef int8_t int8x8 __attribute__((vector_size(8)));
typedef int32_t int32x8 __attribute__((vector_size(32)));
typedef float float32x8_align4 __attribute__((vector_size(32), aligned(4), may_alias));

static inline __attribute__((always_inline)) float32x8 splat_float32x8(float x) {
  return (float32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((always_inline)) int8x8 splat_int8x8(int8_t x) {
  return (int8x8){x, x, x, x, x, x, x, x};
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

static inline __attribute__((always_inline)) float32x8 max_float32x8(float32x8 a, float32x8 b) {
  return select_float32x8((int32x8)((a > b) | (a != a)), a, b);
}

static inline __attribute__((always_inline)) int32x8 min_int32x8(int32x8 a, int32x8 b) {
  return select_int32x8((int32x8)(a < b), a, b);
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
    const float32x8 val9 = acc2;
    const float32x8 vec1 = __builtin_shufflevector(val8, val9, 0, 1, 2, 3, 8, 9, 10, 11);
    const float32x8 vec2 = __builtin_shufflevector(val8, val9, 4, 5, 6, 7, 12, 13, 14, 15);
    const float32x8 alu1 = max_float32x8(vec1, vec2);
    const float32x8 val10 = acc4;
    const float32x8 val11 = acc6;
    const float32x8 vec3 = __builtin_shufflevector(val10, val11, 0, 1, 2, 3, 8, 9, 10, 11);
    const float32x8 vec4 = __builtin_shufflevector(val10, val11, 4, 5, 6, 7, 12, 13, 14, 15);
    const float32x8 alu2 = max_float32x8(vec3, vec4);
    const float32x8 vec5 = __builtin_shufflevector(alu1, alu2, 0, 1, 8, 9, 4, 5, 12, 13);
    const float32x8 vec6 = __builtin_shufflevector(alu1, alu2, 2, 3, 10, 11, 6, 7, 14, 15);
    const float32x8 alu3 = max_float32x8(vec5, vec6);
    const float32x8 alu4 = max_float32x8(alu3, __builtin_shufflevector(alu3, alu3, 1, 0, 3, 2, 5, 4, 7, 6));
    const float lane0 = alu4[0];
    acc8 = -__builtin_inff();
    acc9 = 96;
    acc10 = -__builtin_inff();
    acc11 = 96;
    acc12 = -__builtin_inff();
    acc13 = 96;
    acc14 = -__builtin_inff();
    acc15 = 96;
    for (int32_t r0_tail = 96; r0_tail < 100; r0_tail++) {
      const float val12 = acc8;
      const int32_t num4 = num1 + r0_tail;
      const float val13 = data1[num4];
      const bool cond4 = (val12 == val12) & ((val13 <= val12) ^ true);
      acc8 = cond4 ? val13 : val12;
      acc9 = cond4 ? r0_tail : acc9;
      const float val14 = acc10;
      const float val15 = data1[num4 + 100];
      const bool cond5 = (val14 == val14) & ((val15 <= val14) ^ true);
      acc10 = cond5 ? val15 : val14;
      acc11 = cond5 ? r0_tail : acc11;
      const float val16 = acc12;
      const float val17 = data1[num4 + 200];
      const bool cond6 = (val16 == val16) & ((val17 <= val16) ^ true);
      acc12 = cond6 ? val17 : val16;
      acc13 = cond6 ? r0_tail : acc13;
      const float val18 = acc14;
      const float val19 = data1[num4 + 300];
      const bool cond7 = (val18 == val18) & ((val19 <= val18) ^ true);
      acc14 = cond7 ? val19 : val18;
      acc15 = cond7 ? r0_tail : acc15;
    }
    const float val20 = acc8;
    const int32_t val21 = acc9;
    const int32x8 cond8 = (int32x8)(val8 == __builtin_shufflevector(alu4, alu4, 0, 0, 0, 0, 0, 0, 0, 0));
    const int32x8 alu5 = select_int32x8(cond8 | (int32x8)(val8 != val8), acc1, splat_int32x8(2147483647));
    const int32x8 cond9 = (int32x8)(val9 == __builtin_shufflevector(alu4, alu4, 4, 4, 4, 4, 4, 4, 4, 4));
    const int32x8 alu6 = select_int32x8(cond9 | (int32x8)(val9 != val9), acc3, splat_int32x8(2147483647));
    const int32x8 vec7 = __builtin_shufflevector(alu5, alu6, 0, 1, 2, 3, 8, 9, 10, 11);
    const int32x8 vec8 = __builtin_shufflevector(alu5, alu6, 4, 5, 6, 7, 12, 13, 14, 15);
    const int32x8 alu7 = min_int32x8(vec7, vec8);
    const int32x8 cond10 = (int32x8)(val10 == __builtin_shufflevector(alu4, alu4, 2, 2, 2, 2, 2, 2, 2, 2));
    const int32x8 alu8 = select_int32x8(cond10 | (int32x8)(val10 != val10), acc5, splat_int32x8(2147483647));
    const int32x8 cond11 = (int32x8)(val11 == __builtin_shufflevector(alu4, alu4, 6, 6, 6, 6, 6, 6, 6, 6));
    const int32x8 alu9 = select_int32x8(cond11 | (int32x8)(val11 != val11), acc7, splat_int32x8(2147483647));
    const int32x8 vec9 = __builtin_shufflevector(alu8, alu9, 0, 1, 2, 3, 8, 9, 10, 11);
    const int32x8 vec10 = __builtin_shufflevector(alu8, alu9, 4, 5, 6, 7, 12, 13, 14, 15);
    const int32x8 alu10 = min_int32x8(vec9, vec10);
    const int32x8 vec11 = __builtin_shufflevector(alu7, alu10, 0, 1, 8, 9, 4, 5, 12, 13);
    const int32x8 vec12 = __builtin_shufflevector(alu7, alu10, 2, 3, 10, 11, 6, 7, 14, 15);
    const int32x8 alu11 = min_int32x8(vec11, vec12);
    const int32x8 vec13 = __builtin_shufflevector(alu11, alu11, 1, 0, 3, 2, 5, 4, 7, 6);
    const int32x8 alu12 = min_int32x8(alu11, vec13);
    const int32_t lane1 = alu12[0];
    const bool cond12 = ((lane0 == lane0) & ((val20 <= lane0) ^ true)) | (((val20 != val20) | (lane0 <= val20)) & (val21 < lane1));
    data0[num0] = cond12 ? val21 : lane1;
    const float lane2 = alu4[4];
    const float val22 = acc10;
    const int32_t val23 = acc11;
    const int32_t lane3 = alu12[4];
    const bool cond13 = ((lane2 == lane2) & ((val22 <= lane2) ^ true)) | (((val22 != val22) | (lane2 <= val22)) & (val23 < lane3));
    data0[num0 + 1] = cond13 ? val23 : lane3;
    const float lane4 = alu4[2];
    const float val24 = acc12;
    const int32_t val25 = acc13;
    const int32_t lane5 = alu12[2];
    const bool cond14 = ((lane4 == lane4) & ((val24 <= lane4) ^ true)) | (((val24 != val24) | (lane4 <= val24)) & (val25 < lane5));
    data0[num0 + 2] = cond14 ? val25 : lane5;
    const float lane6 = alu4[6];
    const float val26 = acc14;
    const int32_t val27 = acc15;
    const int32_t lane7 = alu12[6];
    const bool cond15 = ((lane6 == lane6) & ((val26 <= lane6) ^ true)) | (((val26 != val26) | (lane6 <= val26)) & (val27 < lane7));
    data0[num0 + 3] = cond15 ? val27 : lane7;
  }
}
