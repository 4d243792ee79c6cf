#include <metal_stdlib>
#pragma METAL fp contract(off)
using namespace metal;

static inline float4 splat_float32x4(float x) {
  return float4(x, x, x, x);
}

[[kernel, max_total_threads_per_threadgroup(2)]] void kg_scatter_add(device float *data0 [[buffer(0)]], device const float *data1 [[buffer(1)]], device const long *data2 [[buffer(2)]], uint3 item [[thread_position_in_threadgroup]]) {
  const int l0 = (int)item.x;
  const int num0 = l0 * 4;
  const long cast0 = (long)num0;
  for (int u1 = 0; u1 < 40; u1++) {
    const long val0 = data2[u1];
    const long num1 = (long)((ulong)cast0 + (long)((ulong)val0 * 8l));
    const bool cond0 = (ulong)val0 < 16ul;
    const float4 val1 = cond0 ? as_type<float4>(float4(*(device const packed_float4 *)&data0[num1])) : splat_float32x4(0.0f);
    const float4 val2 = float4(*(device const packed_float4 *)&data1[num0 + u1 * 8]);
    const float4 vec0 = float4(val1.x + val2.x, val1.y + val2.y, val1.z + val2.z, val1.w + val2.w);
    if (cond0) *(device packed_float4 *)&data0[num1] = packed_float4(vec0);
  }
}
