#pragma OPENCL FP_CONTRACT OFF

kernel __attribute__((reqd_work_group_size(8, 1, 1))) void kg_scatter_add(global float *data0_base, const long data0_first, global const float *data1_base, const long data1_first, global const long *data2_base, const long data2_first) {
  global float *const data0 = data0_base + data0_first;
  global const float *const data1 = data1_base + data1_first;
  global const long *const data2 = data2_base + data2_first;
  const int l0 = (int)get_local_id(0);
  const long cast0 = (long)l0;
  for (int u1 = 0; u1 < 40; u1++) {
    const long val0 = data2[u1];
    const long num0 = (long)((ulong)cast0 + (long)((ulong)val0 * 8L));
    const bool cond0 = (ulong)val0 < 16UL;
    const float val1 = cond0 ? data0[num0] : 0.0f;
    const float val2 = data1[l0 + u1 * 8];
    if (cond0) data0[num0] = val1 + val2;
  }
}
