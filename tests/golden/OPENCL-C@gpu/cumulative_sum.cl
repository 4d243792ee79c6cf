#pragma OPENCL FP_CONTRACT OFF

kernel __attribute__((reqd_work_group_size(8, 1, 1))) void kg_cumulative_sum(global float *data0_base, const long data0_first, global const float *data1_base, const long data1_first) {
  global float *const data0 = data0_base + data0_first;
  global const float *const data1 = data1_base + data1_first;
  const int l0 = (int)get_local_id(0);
  float acc0;
  const int num0 = l0 * 64;
  acc0 = 0.0f;
  for (int o1 = 0; o1 < 64; o1++) {
    const int num1 = num0 + o1;
    const float val0 = data1[num1];
    const float alu0 = acc0 + val0;
    data0[num1] = alu0;
    acc0 = alu0;
  }
}
