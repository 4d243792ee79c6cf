#include <metal_stdlib>
#pragma METAL fp contract(off)
using namespace metal;

[[kernel, max_total_threads_per_threadgroup(16)]] void kg_masks(device uchar *data0 [[buffer(0)]], device const float *data1 [[buffer(1)]], device const float *data2 [[buffer(2)]], device const uchar *data3 [[buffer(3)]], uint3 item [[thread_position_in_threadgroup]]) {
  const int l0 = (int)item.x;
  const int num0 = l0 * 4;
  const float4 val0 = float4(*(device const packed_float4 *)&data1[num0]);
  const float lane0 = val0.x;
  const float4 val1 = float4(*(device const packed_float4 *)&data2[num0]);
  const uchar4 val2 = uchar4(*(device const packed_uchar4 *)&data3[num0]);
  const uchar cast0 = (uchar)(((lane0 < val1.x) & (val2.x != 0)) | (lane0 != lane0));
  const float lane1 = val0.y;
  const uchar cast1 = (uchar)(((lane1 < val1.y) & (val2.y != 0)) | (lane1 != lane1));
  const float lane2 = val0.z;
  const uchar cast2 = (uchar)(((lane2 < val1.z) & (val2.z != 0)) | (lane2 != lane2));
  const float lane3 = val0.w;
  const uchar cast3 = (uchar)(((lane3 < val1.w) & (val2.w != 0)) | (lane3 != lane3));
  *(device packed_uchar4 *)&data0[num0] = packed_uchar4(uchar4(cast0, cast1, cast2, cast3));
}
