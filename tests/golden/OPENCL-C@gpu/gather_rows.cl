#pragma OPENCL FP_CONTRACT OFF

static inline int min_int32(int a, int b) {
  return (a < b) ? a : b;
}

static inline int max_int32(int a, int b) {
  return (a > b) ? a : b;
}

kernel __attribute__((reqd_work_group_size(16, 16, 1))) void kg_gather_rows(global float *data0_base, const long data0_first, global const float *data1_base, const long data1_first, global const int *data2_base, const long data2_first) {
  global float *const data0 = data0_base + data0_first;
  global const float *const data1 = data1_base + data1_first;
  global const int *const data2 = data2_base + data2_first;
  const int g0 = (int)get_group_id(0);
  const int l0 = (int)get_local_id(0);
  const int l1 = (int)get_local_id(1);
  const int num0 = g0 * 16 + l1;
  const bool cond0 = num0 < 24;
  const int val0 = cond0 ? data2[num0] : 0;
  const float val1 = cond0 ? data1[l0 + max_int32(min_int32(val0, 99), 0) * 16] : 0.0f;
  if (cond0) data0[g0 * 256 + l0 + l1 * 16] = val1;
}
