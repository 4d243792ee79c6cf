#pragma OPENCL FP_CONTRACT OFF

kernel __attribute__((reqd_work_group_size(25, 1, 1))) void kg_reverse_pad(global float *data0_base, const long data0_first, global const float *data1_base, const long data1_first) {
  global float *const data0 = data0_base + data0_first;
  global const float *const data1 = data1_base + data1_first;
  const int l0 = (int)get_local_id(0);
  const bool cond0 = (1 < l0) & (l0 < 22);
  const float val0 = cond0 ? data1[21 - l0] : 0.0f;
  data0[l0] = cond0 ? val0 : 1.0f;
}
