#include <metal_stdlib>
#pragma METAL fp contract(off)
using namespace metal;

[[kernel, max_total_threads_per_threadgroup(256)]] void kg_vector_add_symbolic(device float *data0 [[buffer(0)]], device const float *data1 [[buffer(1)]], device const float *data2 [[buffer(2)]], constant long *values [[buffer(3)]], uint3 group [[threadgroup_position_in_grid]], uint3 item [[thread_position_in_threadgroup]]) {
  const int n = (int)values[0];
  const int g0 = (int)group.x;
  const int l0 = (int)item.x;
  const int num0 = g0 * 256 + l0;
  const bool cond0 = num0 < n;
  const float val0 = cond0 ? data1[num0] : 0.0f;
  const float val1 = cond0 ? data2[num0] : 0.0f;
  if (cond0) data0[num0] = val0 + val1;
}
