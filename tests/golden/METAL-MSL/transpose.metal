#include <metal_stdlib>
#pragma METAL fp contract(off)
using namespace metal;

[[kernel, max_total_threads_per_threadgroup(256)]] void kg_transpose(device float *data0 [[buffer(0)]], device const float *data1 [[buffer(1)]], uint3 group [[threadgroup_position_in_grid]], uint3 item [[thread_position_in_threadgroup]]) {
  const int g0 = (int)group.x;
  const int l0 = (int)item.x;
  const int l1 = (int)item.y;
  const int num0 = g0 * 16;
  const bool cond0 = num0 + l1 < 24;
  const float val0 = cond0 ? data1[num0 + l0 * 24 + l1] : 0.0f;
  if (cond0) data0[g0 * 256 + l0 + l1 * 16] = val0;
}
