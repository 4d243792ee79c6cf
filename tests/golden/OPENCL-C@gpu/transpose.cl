#pragma OPENCL FP_CONTRACT OFF

kernel __attribute__((reqd_work_group_size(16, 16, 1))) void kg_transpose(global float *data0_base, const long data0_first, global const float *data1_base, const long data1_first) {
  global float *const data0 = data0_base + data0_first;
  global const float *const data1 = data1_base + data1_first;
  const int g0 = (int)get_group_id(0);
  const int l0 = (int)get_local_id(0);
  const int l1 = (int)get_local_id(1);
  const int num0 = g0 * 16;
  const bool cond0 = num0 + l1 < 24;
  const float val0 = cond0 ? data1[num0 + l0 * 24 + l1] : 0.0f;
  if (cond0) data0[g0 * 256 + l0 + l1 * 16] = val0;
}
