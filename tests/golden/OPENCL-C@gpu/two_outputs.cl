#pragma OPENCL FP_CONTRACT OFF

kernel __attribute__((reqd_work_group_size(64, 1, 1))) void kg_two_outputs(global float *data0_base, const long data0_first, global float *data1_base, const long data1_first, global const float *data2_base, const long data2_first, global const float *data3_base, const long data3_first) {
  global float *const data0 = data0_base + data0_first;
  global float *const data1 = data1_base + data1_first;
  global const float *const data2 = data2_base + data2_first;
  global const float *const data3 = data3_base + data3_first;
  const int l0 = (int)get_local_id(0);
  const float val0 = data2[l0];
  const float val1 = data3[l0];
  const float alu0 = val0 * val1;
  data0[l0] = alu0 + 1.0f;
  data1[l0] = alu0 - val0;
}
