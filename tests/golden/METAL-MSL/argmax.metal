#include <metal_stdlib>
#pragma METAL fp contract(off)
using namespace metal;

[[kernel, max_total_threads_per_threadgroup(25)]] void kg_argmax(device int *data0 [[buffer(0)]], device const float *data1 [[buffer(1)]], uint3 group [[threadgroup_position_in_grid]], uint3 item [[thread_position_in_threadgroup]]) {
  const int g0 = (int)group.x;
  const int l0 = (int)item.x;
  int acc3;
  float acc2;
  threadgroup float blocks0_0[5];
  float acc0;
  threadgroup float partial0_0[25];
  threadgroup int partial0_1[25];
  int acc1;
  threadgroup int blocks0_1[5];
  acc2 = -INFINITY;
  const bool cond0 = l0 < 5;
  acc0 = -INFINITY;
  const int num0 = l0 % 5 * 5;
  const int num1 = l0 * 4;
  const float4 val0 = float4(*(device const packed_float4 *)&data1[g0 * 100 + num1]);
  const float lane0 = val0.x;
  const float lane1 = val0.z;
  const int num2 = num1 + 2;
  const int num3 = num1 + 0;
  const bool cond1 = ((lane0 == lane0) & ((lane1 <= lane0) ^ true)) | (((lane1 != lane1) | (lane0 <= lane1)) & (num2 < num3));
  const float alu0 = cond1 ? lane1 : lane0;
  const float lane2 = val0.y;
  const float lane3 = val0.w;
  const int num4 = num1 + 3;
  const int num5 = num1 + 1;
  const bool cond2 = ((lane2 == lane2) & ((lane3 <= lane2) ^ true)) | (((lane3 != lane3) | (lane2 <= lane3)) & (num4 < num5));
  const float alu1 = cond2 ? lane3 : lane2;
  const int num6 = cond2 ? num4 : num5;
  const int num7 = cond1 ? num2 : num3;
  const bool cond3 = ((alu0 == alu0) & ((alu1 <= alu0) ^ true)) | (((alu1 != alu1) | (alu0 <= alu1)) & (num6 < num7));
  partial0_0[l0] = cond3 ? alu1 : alu0;
  partial0_1[l0] = cond3 ? num6 : num7;
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
  acc1 = 2147483647;
  for (int r0_block0 = 0; r0_block0 < 5; r0_block0++) {
    const float val1 = acc0;
    const int num8 = r0_block0 + num0;
    const float val2 = partial0_0[num8];
    const int val3 = partial0_1[num8];
    const int val4 = acc1;
    const bool cond4 = ((val1 == val1) & ((val2 <= val1) ^ true)) | (((val2 != val2) | (val1 <= val2)) & (val3 < val4));
    acc0 = cond4 ? val2 : val1;
    acc1 = cond4 ? val3 : val4;
  }
  if (cond0) blocks0_0[l0] = acc0;
  if (cond0) blocks0_1[l0] = acc1;
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
  acc3 = 2147483647;
  for (int r0_all0 = 0; r0_all0 < 5; r0_all0++) {
    const float val5 = acc2;
    const float val6 = blocks0_0[r0_all0];
    const int val7 = blocks0_1[r0_all0];
    const int val8 = acc3;
    const bool cond5 = ((val5 == val5) & ((val6 <= val5) ^ true)) | (((val6 != val6) | (val5 <= val6)) & (val7 < val8));
    acc2 = cond5 ? val6 : val5;
    acc3 = cond5 ? val7 : val8;
  }
  if (l0 == 0) data0[g0] = acc3;
}
