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
  threadgroup float slots0[8];
  const int num0 = l0 * 4;
  const float4 val0 = float4(*(device const packed_float4 *)&data1[num0]);
  const float4 val1 = float4(*(device const packed_float4 *)&data1[num0 + 1024]);
  const float4 val2 = float4(*(device const packed_float4 *)&data1[num0 + 2048]);
  const float4 val3 = float4(*(device const packed_float4 *)&data1[num0 + 3072]);
  const float alu0 = val0.x + val1.x + val2.x + val3.x + (val0.z + val1.z + val2.z + val3.z);
  const float alu1 = val0.y + val1.y + val2.y + val3.y + (val0.w + val1.w + val2.w + val3.w);
  const float alu2 = alu0 + alu1;
  const float part0 = subgroup_add_32_float32(alu2);
  if (((int)place) % 32 == 0) slots0[((int)place) / 32] = part0;
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
  const float alu3 = gather_add_8_float32(slots0);
  if (l0 == 0) data0[0] = alu3;
}
