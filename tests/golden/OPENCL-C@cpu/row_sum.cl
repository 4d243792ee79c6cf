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
  float4 acc0;
  acc2 = 0.0f;
  acc1 = 0.0f;
  const int num0 = (l0 & 3) * 8;
  acc0 = (float4)(0.0f);
  const int num1 = g0 * 256 + l0 * 4;
  for (int r0 = 0; r0 < 2; r0++) {
    const float4 val0 = vload4(0, &data1[num1 + r0 * 128]);
    acc0 = acc0 + val0;
  }
  const float4 val1 = acc0;
  const float2 alu0 = val1.s01 + val1.s23;
  partial0[l0] = alu0.s0 + alu0.s1;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  for (int r0_in2_block0 = 0; r0_in2_block0 < 8; r0_in2_block0++) {
    const float val2 = partial0[r0_in2_block0 + num0];
    acc1 = acc1 + val2;
  }
  if (l0 < 4) blocks0[l0] = acc1;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  for (int r0_in2_all0 = 0; r0_in2_all0 < 4; r0_in2_all0++) {
    const float val3 = blocks0[r0_in2_all0];
    acc2 = acc2 + val3;
  }
  if (l0 == 0) data0[g0] = acc2;
}
