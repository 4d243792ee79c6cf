#pragma OPENCL FP_CONTRACT OFF

kernel __attribute__((reqd_work_group_size(4, 1, 1))) void kg_masks(global uchar *data0_base, const long data0_first, global const float *data1_base, const long data1_first, global const float *data2_base, const long data2_first, global const uchar *data3_base, const long data3_first) {
  global uchar *const data0 = data0_base + data0_first;
  global const float *const data1 = data1_base + data1_first;
  global const float *const data2 = data2_base + data2_first;
  global const uchar *const data3 = data3_base + data3_first;
  const int g0 = (int)get_group_id(0);
  const int l0 = (int)get_local_id(0);
  const int num0 = g0 * 16 + l0 * 4;
  const float4 val0 = vload4(0, &data1[num0]);
  const float4 val1 = vload4(0, &data2[num0]);
  const char4 val2 = as_char4((vload4(0, &data3[num0]) != (uchar4)(0)));
  const int4 cond0 = (as_int4((val0 < val1)) & convert_int4(val2)) | as_int4((val0 != val0));
  vstore4(as_uchar4(-convert_char4(cond0)), 0, &data0[num0]);
}
