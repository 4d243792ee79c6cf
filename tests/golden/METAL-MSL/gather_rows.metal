#include <metal_stdlib>
#pragma METAL fp contract(off)
using namespace metal;

static inline int min_int32(int a, int b) {
  return (a < b) ? a : b;
}

static inline int max_int32(int a, int b) {
  return (a > b) ? a : b;
}

[[kernel, max_total_threads_per_threadgroup(96)]] void kg_gather_rows(device float *data0 [[buffer(0)]], device const float *data1 [[buffer(1)]], device const int *data2 [[buffer(2)]], uint3 item [[thread_position_in_threadgroup]]) {
  const int l0 = (int)item.x;
  const int l1 = (int)item.y;
  const int num0 = l0 * 4;
  const int val0 = data2[l1];
  const float4 val1 = float4(*(device const packed_float4 *)&data1[num0 + max_int32(min_int32(val0, 99), 0) * 16]);
  *(device packed_float4 *)&data0[num0 + l1 * 16] = packed_float4(val1);
}
