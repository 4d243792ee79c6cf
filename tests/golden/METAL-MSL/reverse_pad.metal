#include <metal_stdlib>
#pragma METAL fp contract(off)
using namespace metal;

[[kernel, max_total_threads_per_threadgroup(25)]] void kg_reverse_pad(device float *data0 [[buffer(0)]], device const float *data1 [[buffer(1)]], uint3 item [[thread_position_in_threadgroup]]) {
  const int l0 = (int)item.x;
  const bool cond0 = (1 < l0) & (l0 < 22);
  const float val0 = cond0 ? data1[21 - l0] : 0.0f;
  data0[l0] = cond0 ? val0 : 1.0f;
}
