#pragma OPENCL FP_CONTRACT OFF

kernel __attribute__((reqd_work_group_size(256, 1, 1))) void kg_vector_add_symbolic(global float *data0_base, const long data0_first, global const float *data1_base, const long data1_first, global const float *data2_base, const long data2_first, const long n_given) {
  global float *const data0 = data0_base + data0_first;
  global const float *const data1 = data1_base + data1_first;
  global const float *const data2 = data2_base + data2_first;
  const int n = (int)n_given;
  const int g0 = (int)get_group_id(0);
  const int l0 = (int)get_local_id(0);
  const int num0 = g0 * 256 + l0;
  const bool cond0 = num0 < n;
  const float val0 = cond0 ? data1[num0] : 0.0f;
  const float val1 = cond0 ? data2[num0] : 0.0f;
  if (cond0) data0[num0] = val0 + val1;
}
