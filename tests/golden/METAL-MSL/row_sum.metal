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

static inline float gather_add_2_float32(threadgroup const float * slots) {
  float a = slots[0];
  for (int n = 1; n < 2; n++) {
    const float b = slots[n];
    a = a + b;
  }
  return a;
}

[[kernel, max_total_threads_per_threadgroup(128)]] void kg_row_sum(device float *data0 [[buffer(0)]], device const float *data1 [[buffer(1)]], uint3 group [[threadgroup_position_in_grid]], uint3 item [[thread_position_in_threadgroup]], uint place [[thread_index_in_threadgroup]]) {
  const int g0 = (int)group.x;
  const int l1 = (int)item.y;
  const int l0 = (int)item.x;
  threadgroup float slots0[4];
  const float4 val0 = float4(*(device const packed_float4 *)&data1[g0 * 512 + l0 * 4 + l1 * 256]);
  const float alu0 = val0.x + val0.z + (val0.y + val0.w);
  const float part0 = subgroup_add_32_float32(alu0);
  if (((int)place) % 32 == 0) slots0[((int)place) / 32] = part0;
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
  const float alu1 = gather_add_2_float32(slots0 + ((int)place) / 64 * 2);
  if (l0 == 0) data0[g0 * 2 + l1] = alu1;
}
