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

static inline float gather_add_8_float32(threadgroup const float * slots) {
  float a = slots[0];
  for (int n = 1; n < 8; n++) {
    const float b = slots[n];
    a = a + b;
  }
  return a;
}

[[kernel, max_total_threads_per_threadgroup(256)]] void kg_total(device float *data0 [[buffer(0)]], device const float *data1 [[buffer(1)]], uint3 item [[thread_position_in_threadgroup]], uint place [[thread_index_in_threadgroup]]) {
  const int l0 = (int)item.x;
  float acc0_0;
  float acc0_1;
  float acc0_2;
  float acc0_3;
  threadgroup float slots0[8];
  acc0_0 = 0.0f;
  acc0_1 = 0.0f;
  acc0_2 = 0.0f;
  acc0_3 = 0.0f;
  const int num0 = l0 * 4;
  for (int r0 = 0; r0 < 4; r0++) {
    const float4 val0 = float4(*(device const packed_float4 *)&data1[num0 + r0 * 1024]);
    acc0_0 = acc0_0 + val0.x;
    acc0_1 = acc0_1 + val0.y;
    acc0_2 = acc0_2 + val0.z;
    acc0_3 = acc0_3 + val0.w;
  }
  const float alu0 = acc0_0 + acc0_2 + (acc0_1 + acc0_3);
  const float part0 = subgroup_add_32_float32(alu0);
  if (((int)place) % 32 == 0) slots0[((int)place) / 32] = part0;
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
  const float alu1 = gather_add_8_float32(slots0);
  if (l0 == 0) data0[0] = alu1;
}
