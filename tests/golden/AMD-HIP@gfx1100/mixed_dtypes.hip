typedef signed char int8x2_align1 __attribute__((vector_size(2), aligned(1), may_alias));
typedef signed char int8x2 __attribute__((vector_size(2)));
typedef unsigned char uint8x2_align1 __attribute__((vector_size(2), aligned(1), may_alias));
typedef unsigned char uint8x2 __attribute__((vector_size(2)));
typedef _Float16 float16x2_align2 __attribute__((vector_size(4), aligned(2), may_alias));
typedef _Float16 float16x2 __attribute__((vector_size(4)));
typedef double float64x2 __attribute__((vector_size(16)));
typedef double float64x2_align8 __attribute__((vector_size(16), aligned(8), may_alias));

static inline __attribute__((device, always_inline)) int from_float32_to_int32(float a) {
  return (a < -0x1p+31f) ? (-2147483647 - 1) : (a >= 2147483648.0f) ? 2147483647 : (a != a) ? 0 : (int)a;
}

extern "C" __attribute__((global, amdgpu_flat_work_group_size(32, 32))) void mixed_dtypes(double *data0, const signed char *data1, const _Float16 *data2, const unsigned char *data3) {
  const int l0 = (int)__builtin_amdgcn_workitem_id_x();
  const int num0 = l0 * 2;
  const int8x2 val0 = *(const int8x2_align1 *)&data1[num0];
  const uint8x2 val1 = *(const uint8x2_align1 *)&data3[num0];
  const float16x2 val2 = *(const float16x2_align2 *)&data2[num0];
  const int num1 = (int)((unsigned int)((int)val0[0] * (int)val1[0]) + from_float32_to_int32((float)val2[0]));
  const int num2 = (int)((unsigned int)((int)val0[1] * (int)val1[1]) + from_float32_to_int32((float)val2[1]));
  *(float64x2_align8 *)&data0[num0] = (float64x2){(double)num1, (double)num2};
}
