#pragma OPENCL FP_CONTRACT OFF

kernel __attribute__((reqd_work_group_size(4, 1, 1))) void kg_row_sum(global float *data0_base, const long data0_first, global const float *data1_base, const long data1_first) {
  global float *const data0 = data0_base + data0_first;
  global const float *const data1 = data1_base + data1_first;
  const int g0 = (int)get_group_id(0);
  const int l0 = (int)get_local_id(0);
  float4 acc0;
  acc0 = (float4)(0.0f);
  const int num0 = g0 * 1024 + l0 * 256;
  for (int r0 = 0; r0 < 16; r0++) {
    const int num1 = num0 + r0 * 16;
    const float4 val0 = vload4(0, &data1[num1]);
    const float4 val1 = vload4(0, &data1[num1 + 4]);
    const float4 val2 = vload4(0, &data1[num1 + 8]);
    const float4 val3 = vload4(0, &data1[num1 + 12]);
    acc0 = acc0 + (val0 + val1 + (val2 + val3));
  }
  const float4 val4 = acc0;
  const float2 alu0 = val4.s01 + val4.s23;
  data0[g0 * 4 + l0] = alu0.s0 + alu0.s1;
}
