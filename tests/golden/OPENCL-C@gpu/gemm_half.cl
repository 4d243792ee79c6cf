#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL FP_CONTRACT OFF

kernel __attribute__((reqd_work_group_size(16, 4, 1))) void kg_gemm(global half *data0_base, const long data0_first, global const half *data1_base, const long data1_first, global const half *data2_base, const long data2_first) {
  global half *const data0 = data0_base + data0_first;
  global const half *const data1 = data1_base + data1_first;
  global const half *const data2 = data2_base + data2_first;
  const int g0 = (int)get_group_id(0);
  const int g1 = (int)get_group_id(1);
  const int l0 = (int)get_local_id(0);
  const int l1 = (int)get_local_id(1);
  float acc0;
  const int num0 = g0 * 16;
  const int num1 = g1 * 128;
  const int num2 = l1 * 32;
  acc0 = 0.0f;
  const int num3 = num1 + num2;
  const int num4 = num0 + l0;
  for (int r0 = 0; r0 < 8; r0++) {
    const int num5 = num3 + r0 * 4;
    const half val0 = data1[num5];
    const int num6 = num4 + r0 * 128;
    const half val1 = data2[num6];
    const half val2 = data1[num5 + 1];
    const half val3 = data2[num6 + 32];
    const half val4 = data1[num5 + 2];
    const half val5 = data2[num6 + 64];
    const half val6 = data1[num5 + 3];
    const half val7 = data2[num6 + 96];
    const float alu0 = (float)(val0 * val1) + (float)(val2 * val3) + ((float)(val4 * val5) + (float)(val6 * val7));
    acc0 = acc0 + alu0;
  }
  data0[num0 + num1 + l0 + num2] = (half)acc0;
}
