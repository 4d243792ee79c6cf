#pragma OPENCL FP_CONTRACT OFF

static inline float2 of_half_float32x2(ushort2 a) {
  return vload_half2(0, (private const half *)&a);
}

static inline float2 select_float32x2(int2 mask, float2 a, float2 b) {
  return select(b, a, mask);
}

static inline int2 select_int32x2(int2 mask, int2 a, int2 b) {
  return select(b, a, mask);
}

static inline int2 from_float32x2_to_int32x2(float2 a) {
  const int2 below = as_int2((a < (float2)(-0x1p+31f)));
  const int2 above = as_int2((a >= (float2)(2147483648.0f)));
  const int2 ordered = as_int2((a == a));
  const int2 inside = convert_int2(select_float32x2(~(below | above) & ordered, a, (float2)(0.0f)));
  return select_int32x2(below, (int2)((-2147483647 - 1)), select_int32x2(above, (int2)(2147483647), inside));
}

kernel __attribute__((reqd_work_group_size(8, 1, 1))) void kg_mixed_dtypes(global double *data0_base, const long data0_first, global const char *data1_base, const long data1_first, global const ushort *data2_base, const long data2_first, global const uchar *data3_base, const long data3_first) {
  global double *const data0 = data0_base + data0_first;
  global const char *const data1 = data1_base + data1_first;
  global const ushort *const data2 = data2_base + data2_first;
  global const uchar *const data3 = data3_base + data3_first;
  const int g0 = (int)get_group_id(0);
  const int l0 = (int)get_local_id(0);
  const int num0 = g0 * 16 + l0 * 2;
  const char2 val0 = vload2(0, &data1[num0]);
  const uchar2 val1 = vload2(0, &data3[num0]);
  const ushort2 val2 = vload2(0, &data2[num0]);
  const int2 alu0 = as_int2((as_uint2((convert_int2(val0) * convert_int2(val1))) + as_uint2(from_float32x2_to_int32x2(of_half_float32x2(val2)))));
  vstore2(convert_double2(alu0), 0, &data0[num0]);
}
