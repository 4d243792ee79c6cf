#pragma OPENCL FP_CONTRACT OFF

kernel __attribute__((reqd_work_group_size(32, 1, 1))) void kg_row_sum(global float *data0_base, const long data0_first, global const float *data1_base, const long data1_first) {
  global float *const data0 = data0_base + data0_first;
  global const float *const data1 = data1_base + data1_first;
  const int g0 = (int)get_group_id(0);
  const int l0 = (int)get_local_id(0);
  float acc2;
  local float blocks0[4] __attribute__((aligned(128)));
  float acc1;
  local float partial0[32] __attribute__((aligned(128)));
  float acc0;
  acc2 = 0.0f;
  acc1 = 0.0f;
  const int num0 = (l0 & 3) * 8;
  acc0 = 0.0f;
  const int num1 = g0 * 256 + l0;
  for (int r0 = 0; r0 < 2; r0++) {
    const int num2 = num1 + r0 * 128;
    const float val0 = data1[num2];
    const float val1 = data1[num2 + 32];
    const float val2 = data1[num2 + 64];
    const float val3 = data1[num2 + 96];
    acc0 = acc0 + val0 + val1 + val2 + val3;
  }
  partial0[l0] = acc0;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  for (int r0_in_block0 = 0; r0_in_block0 < 8; r0_in_block0++) {
    const float val4 = partial0[r0_in_block0 + num0];
    acc1 = acc1 + val4;
  }
  if (l0 < 4) blocks0[l0] = acc1;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  for (int r0_in_all0 = 0; r0_in_all0 < 4; r0_in_all0++) {
    const float val5 = blocks0[r0_in_all0];
    acc2 = acc2 + val5;
  }
  if (l0 == 0) data0[g0] = acc2;
}
