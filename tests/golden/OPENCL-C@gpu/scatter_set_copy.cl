#pragma OPENCL FP_CONTRACT OFF

kernel void kg_scatter_set_copy(global int *data0_base, const long data0_first, global const int *data1_base, const long data1_first, global const int *data2_base, const long data2_first, global const int *data3_base, const long data3_first) {
  global int *const data0 = data0_base + data0_first;
  global const int *const data1 = data1_base + data1_first;
  global const int *const data2 = data2_base + data2_first;
  global const int *const data3 = data3_base + data3_first;
  for (int o0 = 0; o0 < 16; o0++) {
    const int val0 = data1[o0];
    data0[o0] = val0;
  }
  for (int u1 = 0; u1 < 4; u1++) {
    const int val1 = data3[u1];
    const int val2 = data2[u1];
    if ((uint)val1 < 16u) data0[val1] = val2;
  }
}
