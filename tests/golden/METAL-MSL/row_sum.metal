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

[[kernel, max_total_threads_per_threadgroup(32)]] void kg_row_sum(device float *data0 [[buffer(0)]], device const float *data1 [[buffer(1)]], uint3 group [[threadgroup_position_in_grid]], uint3 item [[thread_position_in_threadgroup]]) {
  const int g0 = (int)group.x;
  const int l0 = (int)item.x;
  float acc0_0;
  float acc0_1;
  float acc0_2;
  float acc0_3;
  acc0_0 = 0.0f;
  acc0_1 = 0.0f;
  acc0_2 = 0.0f;
  acc0_3 = 0.0f;
  const int num0 = g0 * 256 + l0 * 4;
  for (int r0 = 0; r0 < 2; r0++) {
    const float4 val0 = float4(*(device const packed_float4 *)&data1[num0 + r0 * 128]);
    acc0_0 = acc0_0 + val0.x;
    acc0_1 = acc0_1 + val0.y;
    acc0_2 = acc0_2 + val0.z;
    acc0_3 = acc0_3 + val0.w;
  }
  const float alu0 = acc0_0 + acc0_2 + (acc0_1 + acc0_3);
  const float alu1 = subgroup_add_32_float32(alu0);
  if (l0 == 0) data0[g0] = alu1;
}
