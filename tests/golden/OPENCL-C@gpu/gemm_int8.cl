#pragma OPENCL FP_CONTRACT OFF

kernel __attribute__((reqd_work_group_size(16, 4, 1))) void kg_gemm_int8(global int *data0_base, const long data0_first, global const char *data1_base, const long data1_first, global const char *data2_base, const long data2_first) {
  global int *const data0 = data0_base + data0_first;
  global const char *const data1 = data1_base + data1_first;
  global const char *const data2 = data2_base + data2_first;
  const int g0 = (int)get_group_id(0);
  const int g1 = (int)get_group_id(1);
  const int l0 = (int)get_local_id(0);
  const int l1 = (int)get_local_id(1);
  int acc0;
  const int num0 = g0 * 16;
  const int num1 = g1 * 256;
  const int num2 = l1 * 64;
  acc0 = 0;
  const int num3 = num1 + num2;
  const int num4 = num0 + l0;
  for (int r0 = 0; r0 < 16; r0++) {
    const int num5 = num3 + r0 * 4;
    const char val0 = data1[num5];
    const int num6 = num4 + r0 * 256;
    const char val1 = data2[num6];
    const char val2 = data1[num5 + 1];
    const char val3 = data2[num6 + 64];
    const int num7 = (int)((uint)(int)((uint)acc0 + (int)val0 * (int)val1) + (int)val2 * (int)val3);
    const char val4 = data1[num5 + 2];
    const char val5 = data2[num6 + 128];
    const char val6 = data1[num5 + 3];
    const char val7 = data2[num6 + 192];
    const int num8 = (int)((uint)(int)((uint)num7 + (int)val4 * (int)val5) + (int)val6 * (int)val7);
    acc0 = num8;
  }
  data0[num0 + num1 + l0 + num2] = acc0;
}
