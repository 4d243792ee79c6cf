#pragma OPENCL FP_CONTRACT OFF

kernel __attribute__((reqd_work_group_size(64, 1, 1))) void kg_vector_add(global float *data0_base, const long data0_first, global const float *data1_base, const long data1_first, global const float *data2_base, const long data2_first) {
  global float *const data0 = data0_base + data0_first;
  global const float *const data1 = data1_base + data1_first;
  global const float *const data2 = data2_base + data2_first;
  const int g0 = (int)get_group_id(0);
  const int l0 = (int)get_local_id(0);
  const int num0 = g0 * 256 + l0 * 4;
  const float4 val0 = vload4(0, &data1[num0]);
  const float4 val1 = vload4(0, &data2[num0]);
  vstore4(val0 + val1, 0, &data0[num0]);
}
