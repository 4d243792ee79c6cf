#pragma OPENCL FP_CONTRACT OFF

static inline float mulacc_float32(float a, float b, float c) {
  return fma(a, b, c);
}

kernel __attribute__((reqd_work_group_size(16, 1, 1))) void kg_odd_tail(global float *data0_base, const long data0_first, global const float *data1_base, const long data1_first) {
  global float *const data0 = data0_base + data0_first;
  global const float *const data1 = data1_base + data1_first;
  const int g0 = (int)get_group_id(0);
  const int l0 = (int)get_local_id(0);
  const int num0 = g0 * 16 + l0;
  const bool cond0 = num0 < 37;
  const float val0 = cond0 ? data1[num0] : 0.0f;
  if (cond0) data0[num0] = mulacc_float32(val0, 2.0f, 1.0f);
}
