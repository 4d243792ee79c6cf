#include <metal_stdlib>
#pragma METAL fp contract(off)
using namespace metal;

[[kernel, max_total_threads_per_threadgroup(256)]] void kg_vector_add(device float *data0 [[buffer(0)]], device const float *data1 [[buffer(1)]], device const float *data2 [[buffer(2)]], uint3 item [[thread_position_in_threadgroup]]) {
  const int l0 = (int)item.x;
  const int num0 = l0 * 4;
  const float4 val0 = float4(*(device const packed_float4 *)&data1[num0]);
  const float4 val1 = float4(*(device const packed_float4 *)&data2[num0]);
  const float4 vec0 = float4(val0.x + val1.x, val0.y + val1.y, val0.z + val1.z, val0.w + val1.w);
  *(device packed_float4 *)&data0[num0] = packed_float4(vec0);
}
