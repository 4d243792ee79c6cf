#include <metal_stdlib>
#pragma METAL fp contract(off)
using namespace metal;

static inline float subgroup_add_32_float32(float a) {
  float b;
  b = simd_shuffle_xor(a, 1);
  a = a + b;
  b = simd_shuffle_xor(a, 2);
  a = a + b;
  b = simd_shuffle_xor(a, 4);
  a = a + b;
  b = simd_shuffle_xor(a, 8);
  a = a + b;
  b = simd_shuffle_xor(a, 16);
  a = a + b;
  return a;
}

[[kernel, max_total_threads_per_threadgroup(128)]] void kg_row_sum(device float *data0 [[buffer(0)]], device const float *data1 [[buffer(1)]], uint3 group [[threadgroup_position_in_grid]], uint3 item [[thread_position_in_threadgroup]]) {
  const int g0 = (int)group.x;
  const int l1 = (int)item.y;
  const int l0 = (int)item.x;
  const int num0 = g0 * 1024 + l0 * 4 + l1 * 256;
  const float4 val0 = float4(*(device const packed_float4 *)&data1[num0]);
  const float4 val1 = float4(*(device const packed_float4 *)&data1[num0 + 128]);
  const float alu0 = val0.x + val1.x + (val0.z + val1.z) + (val0.y + val1.y + (val0.w + val1.w));
  const float alu1 = subgroup_add_32_float32(alu0);
  if (l0 == 0) data0[g0 * 4 + l1] = alu1;
}
