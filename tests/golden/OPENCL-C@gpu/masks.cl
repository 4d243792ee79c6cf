#pragma OPENCL FP_CONTRACT OFF

kernel __attribute__((reqd_work_group_size(64, 1, 1))) void kg_masks(global uchar *data0_base, const long data0_first, global const float *data1_base, const long data1_first, global const float *data2_base, const long data2_first, global const uchar *data3_base, const long data3_first) {
  global uchar *const data0 = data0_base + data0_first;
  global const float *const data1 = data1_base + data1_first;
  global const float *const data2 = data2_base + data2_first;
  global const uchar *const data3 = data3_base + data3_first;
  const int l0 = (int)get_local_id(0);
  const float val0 = data1[l0];
  const float val1 = data2[l0];
  const bool val2 = data3[l0] != 0;
  data0[l0] = ((val0 < val1) & val2) | (val0 != val0);
}
