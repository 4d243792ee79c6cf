#include <metal_stdlib>
#pragma METAL fp contract(off)
using namespace metal;

static inline float mulacc_float32(float a, float b, float c) {
  return fma(a, b, c);
}

[[kernel, max_total_threads_per_threadgroup(16)]] void kg_in_place(device float *data0 [[buffer(0)]], device const float *data1 [[buffer(1)]], uint3 item [[thread_position_in_threadgroup]]) {
  const int l0 = (int)item.x;
  const int num0 = l0 * 4;
  const float4 val0 = float4(*(device const packed_float4 *)&data0[num0]);
  const float4 val1 = float4(*(device const packed_float4 *)&data1[num0]);
  const float4 vec0 = float4(mulacc_float32(val0.x, 0.5f, val1.x), mulacc_float32(val0.y, 0.5f, val1.y), mulacc_float32(val0.z, 0.5f, val1.z), mulacc_float32(val0.w, 0.5f, val1.w));
  *(device packed_float4 *)&data0[num0] = packed_float4(vec0);
}
