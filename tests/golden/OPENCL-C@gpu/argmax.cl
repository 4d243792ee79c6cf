#pragma OPENCL FP_CONTRACT OFF

kernel __attribute__((reqd_work_group_size(64, 1, 1))) void kg_argmax(global int *data0_base, const long data0_first, global const float *data1_base, const long data1_first) {
  global int *const data0 = data0_base + data0_first;
  global const float *const data1 = data1_base + data1_first;
  const int g0 = (int)get_group_id(0);
  const int l0 = (int)get_local_id(0);
  int acc5;
  float acc4;
  local float blocks0_0[8] __attribute__((aligned(128)));
  float acc2;
  local float partial0_0[64] __attribute__((aligned(128)));
  float acc0;
  int acc1;
  local int partial0_1[64] __attribute__((aligned(128)));
  int acc3;
  local int blocks0_1[8] __attribute__((aligned(128)));
  acc4 = -INFINITY;
  const bool cond0 = l0 < 8;
  acc2 = -INFINITY;
  const int num0 = (l0 & 7) * 8;
  acc0 = -INFINITY;
  const int num1 = g0 * 100 + l0;
  acc1 = 2147483647;
  for (int r0 = 0; r0 < 2; r0++) {
    const float val0 = acc0;
    const int num2 = r0 * 64;
    const int num3 = l0 + num2;
    const bool cond1 = num3 < 100;
    const float val1 = cond1 ? data1[num1 + num2] : 0.0f;
    const float alu0 = cond1 ? val1 : -INFINITY;
    const int num4 = cond1 ? num3 : 2147483647;
    const int val2 = acc1;
    const bool cond2 = ((val0 == val0) & ((alu0 <= val0) ^ true)) | (((alu0 != alu0) | (val0 <= alu0)) & (num4 < val2));
    acc0 = cond2 ? alu0 : val0;
    acc1 = cond2 ? num4 : val2;
  }
  partial0_0[l0] = acc0;
  partial0_1[l0] = acc1;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  acc3 = 2147483647;
  for (int r0_in_block0 = 0; r0_in_block0 < 8; r0_in_block0++) {
    const float val3 = acc2;
    const int num5 = r0_in_block0 + num0;
    const float val4 = partial0_0[num5];
    const int val5 = partial0_1[num5];
    const int val6 = acc3;
    const bool cond3 = ((val3 == val3) & ((val4 <= val3) ^ true)) | (((val4 != val4) | (val3 <= val4)) & (val5 < val6));
    acc2 = cond3 ? val4 : val3;
    acc3 = cond3 ? val5 : val6;
  }
  if (cond0) blocks0_0[l0] = acc2;
  if (cond0) blocks0_1[l0] = acc3;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  acc5 = 2147483647;
  for (int r0_in_all0 = 0; r0_in_all0 < 8; r0_in_all0++) {
    const float val7 = acc4;
    const float val8 = blocks0_0[r0_in_all0];
    const int val9 = blocks0_1[r0_in_all0];
    const int val10 = acc5;
    const bool cond4 = ((val7 == val7) & ((val8 <= val7) ^ true)) | (((val8 != val8) | (val7 <= val8)) & (val9 < val10));
    acc4 = cond4 ? val8 : val7;
    acc5 = cond4 ? val9 : val10;
  }
  if (l0 == 0) data0[g0] = acc5;
}
