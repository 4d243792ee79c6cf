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

static inline float mulacc_float32(float a, float b, float c) {
  return fma(a, b, c);
}

[[kernel, max_total_threads_per_threadgroup(32)]] void kg_layernorm(device float *data0 [[buffer(0)]], device const float *data1 [[buffer(1)]], device const float *data2 [[buffer(2)]], device const float *data3 [[buffer(3)]], uint3 group [[threadgroup_position_in_grid]], uint3 item [[thread_position_in_threadgroup]]) {
  const int g0 = (int)group.x;
  const int l0 = (int)item.x;
  const int num0 = l0 * 4;
  const int num1 = g0 * 128 + num0;
  const float4 val0 = float4(*(device const packed_float4 *)&data1[num1]);
  const float lane0 = val0.x;
  const float lane1 = val0.z;
  const float lane2 = val0.y;
  const float lane3 = val0.w;
  const float alu0 = lane0 + lane1 + (lane2 + lane3);
  const float alu1 = subgroup_add_32_float32(alu0);
  const float alu2 = alu1 * 0.0078125f;
  const float alu3 = lane0 - alu2;
  const float alu4 = lane1 - alu2;
  const float alu5 = lane2 - alu2;
  const float alu6 = lane3 - alu2;
  const float alu7 = alu3 * alu3 + alu4 * alu4 + (alu5 * alu5 + alu6 * alu6);
  const float alu8 = subgroup_add_32_float32(alu7);
  const float alu9 = precise::sqrt(mulacc_float32(alu8, 0.0078125f, 0x1.4f8b58p-17f));
  const float4 val1 = float4(*(device const packed_float4 *)&data2[num0]);
  const float4 val2 = float4(*(device const packed_float4 *)&data3[num0]);
  const float4 vec0 = float4(mulacc_float32(alu3 / alu9, val1.x, val2.x), mulacc_float32(alu5 / alu9, val1.y, val2.y), mulacc_float32(alu4 / alu9, val1.z, val2.z), mulacc_float32(alu6 / alu9, val1.w, val2.w));
  *(device packed_float4 *)&data0[num1] = packed_float4(vec0);
}
