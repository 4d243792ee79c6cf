#include <metal_stdlib>
#pragma METAL fp contract(off)
using namespace metal;

[[kernel, max_total_threads_per_threadgroup(8)]] void kg_cumulative_sum(device float *data0 [[buffer(0)]], device const float *data1 [[buffer(1)]], uint3 item [[thread_position_in_threadgroup]]) {
  const int l0 = (int)item.x;
  float acc0;
  const int num0 = l0 * 64;
  acc0 = 0.0f;
  for (int o1 = 0; o1 < 64; o1++) {
    const int num1 = num0 + o1;
    const float val0 = data1[num1];
    const float alu0 = acc0 + val0;
    data0[num1] = alu0;
    acc0 = alu0;
  }
}
