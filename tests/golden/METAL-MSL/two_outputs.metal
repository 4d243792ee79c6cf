#include <metal_stdlib>
#pragma METAL fp contract(off)
using namespace metal;

[[kernel, max_total_threads_per_threadgroup(16)]] void kg_two_outputs(device float *data0 [[buffer(0)]], device float *data1 [[buffer(1)]], device const float *data2 [[buffer(2)]], device const float *data3 [[buffer(3)]], uint3 item [[thread_position_in_threadgroup]]) {
  const int l0 = (int)item.x;
  const int num0 = l0 * 4;
  const float4 val0 = float4(*(device const packed_float4 *)&data2[num0]);
  const float lane0 = val0.x;
  const float4 val1 = float4(*(device const packed_float4 *)&data3[num0]);
  const float alu0 = lane0 * val1.x;
  const float lane1 = val0.y;
  const float alu1 = lane1 * val1.y;
  const float lane2 = val0.z;
  const float alu2 = lane2 * val1.z;
  const float lane3 = val0.w;
  const float alu3 = lane3 * val1.w;
  *(device packed_float4 *)&data0[num0] = packed_float4(float4(alu0 + 1.0f, alu1 + 1.0f, alu2 + 1.0f, alu3 + 1.0f));
  const float4 vec0 = float4(alu0 - lane0, alu1 - lane1, alu2 - lane2, alu3 - lane3);
  *(device packed_float4 *)&data1[num0] = packed_float4(vec0);
}
