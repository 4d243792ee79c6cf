#pragma OPENCL FP_CONTRACT OFF

kernel __attribute__((reqd_work_group_size(16, 16, 1))) void kg_gemm_int8(global int *data0_base, const long data0_first, global const char *data1_base, const long data1_first, global const char *data2_base, const long data2_first) {
  global int *const data0 = data0_base + data0_first;
  global const char *const data1 = data1_base + data1_first;
  global const char *const data2 = data2_base + data2_first;
  const int g0 = (int)get_group_id(0);
  const int l0 = (int)get_local_id(0);
  const int l1 = (int)get_local_id(1);
  int acc0;
  int acc1;
  int acc2;
  int acc3;
  const int num0 = g0 * 1024;
  const int num1 = l0 * 4;
  const int num2 = l1 * 64;
  const int num3 = num0 + num1 + num2;
  const bool cond0 = g0 * 16 + l1 < 24;
  acc0 = 0;
  const int num4 = num0 + num2;
  acc1 = 0;
  acc2 = 0;
  acc3 = 0;
  for (int r0 = 0; r0 < 16; r0++) {
    const int num5 = num4 + r0 * 4;
    const char val0 = cond0 ? data1[num5] : 0;
    const int cast0 = (int)val0;
    const int num6 = num1 + r0 * 256;
    const char val1 = data2[num6];
    const char val2 = cond0 ? data1[num5 + 1] : 0;
    const int cast1 = (int)val2;
    const char val3 = data2[num6 + 64];
    const int num7 = (int)((uint)(int)((uint)acc0 + cast0 * (int)val1) + cast1 * (int)val3);
    const char val4 = cond0 ? data1[num5 + 2] : 0;
    const int cast2 = (int)val4;
    const char val5 = data2[num6 + 128];
    const char val6 = cond0 ? data1[num5 + 3] : 0;
    const int cast3 = (int)val6;
    const char val7 = data2[num6 + 192];
    const int num8 = (int)((uint)(int)((uint)num7 + cast2 * (int)val5) + cast3 * (int)val7);
    acc0 = num8;
    const char val8 = data2[num6 + 1];
    const char val9 = data2[num6 + 65];
    const int num9 = (int)((uint)(int)((uint)acc1 + cast0 * (int)val8) + cast1 * (int)val9);
    const char val10 = data2[num6 + 129];
    const char val11 = data2[num6 + 193];
    const int num10 = (int)((uint)(int)((uint)num9 + cast2 * (int)val10) + cast3 * (int)val11);
    acc1 = num10;
    const char val12 = data2[num6 + 2];
    const char val13 = data2[num6 + 66];
    const int num11 = (int)((uint)(int)((uint)acc2 + cast0 * (int)val12) + cast1 * (int)val13);
    const char val14 = data2[num6 + 130];
    const char val15 = data2[num6 + 194];
    const int num12 = (int)((uint)(int)((uint)num11 + cast2 * (int)val14) + cast3 * (int)val15);
    acc2 = num12;
    const char val16 = data2[num6 + 3];
    const char val17 = data2[num6 + 67];
    const int num13 = (int)((uint)(int)((uint)acc3 + cast0 * (int)val16) + cast1 * (int)val17);
    const char val18 = data2[num6 + 131];
    const char val19 = data2[num6 + 195];
    const int num14 = (int)((uint)(int)((uint)num13 + cast2 * (int)val18) + cast3 * (int)val19);
    acc3 = num14;
  }
  if (cond0) data0[num3] = acc0;
  if (cond0) data0[num3 + 1] = acc1;
  if (cond0) data0[num3 + 2] = acc2;
  if (cond0) data0[num3 + 3] = acc3;
}
