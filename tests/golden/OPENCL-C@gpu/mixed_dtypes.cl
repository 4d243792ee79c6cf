#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL FP_CONTRACT OFF

static inline int from_float32_to_int32(float a) {
  return (a < -0x1p+31f) ? (-2147483647 - 1) : (a >= 2147483648.0f) ? 2147483647 : (a != a) ? 0 : (int)a;
}

kernel __attribute__((reqd_work_group_size(64, 1, 1))) void kg_mixed_dtypes(global double *data0_base, const long data0_first, global const char *data1_base, const long data1_first, global const half *data2_base, const long data2_first, global const uchar *data3_base, const long data3_first) {
  global double *const data0 = data0_base + data0_first;
  global const char *const data1 = data1_base + data1_first;
  global const half *const data2 = data2_base + data2_first;
  global const uchar *const data3 = data3_base + data3_first;
  const int l0 = (int)get_local_id(0);
  const char val0 = data1[l0];
  const uchar val1 = data3[l0];
  const half val2 = data2[l0];
  const int num0 = (int)((uint)((int)val0 * (int)val1) + from_float32_to_int32((float)val2));
  data0[l0] = (double)num0;
}
