#include <metal_stdlib>
#pragma METAL fp contract(off)
using namespace metal;

static inline float mulacc_float32(float a, float b, float c) {
  return fma(a, b, c);
}

[[kernel, max_total_threads_per_threadgroup(37)]] void kg_odd_tail(device float *data0 [[buffer(0)]], device const float *data1 [[buffer(1)]], uint3 item [[thread_position_in_threadgroup]]) {
  const int l0 = (int)item.x;
  const float val0 = data1[l0];
  data0[l0] = mulacc_float32(val0, 2.0f, 1.0f);
}
