#include <metal_stdlib>
#pragma METAL fp contract(off)
using namespace metal;

[[kernel, max_total_threads_per_threadgroup(1)]] void kg_scatter_set_copy(device int *data0 [[buffer(0)]], device const int *data1 [[buffer(1)]], device const int *data2 [[buffer(2)]], device const int *data3 [[buffer(3)]]) {
  for (int o0 = 0; o0 < 16; o0++) {
    const int val0 = data1[o0];
    data0[o0] = val0;
  }
  for (int u1 = 0; u1 < 4; u1++) {
    const int val1 = data3[u1];
    const int val2 = data2[u1];
    if ((uint)val1 < 16u) data0[val1] = val2;
  }
}
