#include <metal_stdlib>
#pragma METAL fp contract(off)
using namespace metal;

[[kernel, max_total_threads_per_threadgroup(256)]] void kg_gemm(device half *data0 [[buffer(0)]], device const half *data1 [[buffer(1)]], device const half *data2 [[buffer(2)]], uint3 item [[thread_position_in_threadgroup]]) {
  const int l0 = (int)item.x;
  const int l1 = (int)item.y;
  float acc0_0;
  float acc0_1;
  float acc0_2;
  float acc0_3;
  const int num0 = l0 * 4;
  const int num1 = l1 * 32;
  acc0_0 = 0.0f;
  acc0_1 = 0.0f;
  acc0_2 = 0.0f;
  acc0_3 = 0.0f;
  for (int r0 = 0; r0 < 8; r0++) {
    const int num2 = num1 + r0 * 4;
    const half val0 = data1[num2];
    const int num3 = num0 + r0 * 128;
    const half4 val1 = half4(*(device const packed_half4 *)&data2[num3]);
    const half val2 = data1[num2 + 1];
    const half4 val3 = half4(*(device const packed_half4 *)&data2[num3 + 32]);
    const half val4 = data1[num2 + 2];
    const half4 val5 = half4(*(device const packed_half4 *)&data2[num3 + 64]);
    const half val6 = data1[num2 + 3];
    const half4 val7 = half4(*(device const packed_half4 *)&data2[num3 + 96]);
    const float alu0 = (float)(val0 * val1.x) + (float)(val2 * val3.x) + ((float)(val4 * val5.x) + (float)(val6 * val7.x));
    acc0_0 = acc0_0 + alu0;
    const float alu1 = (float)(val0 * val1.y) + (float)(val2 * val3.y) + ((float)(val4 * val5.y) + (float)(val6 * val7.y));
    acc0_1 = acc0_1 + alu1;
    const float alu2 = (float)(val0 * val1.z) + (float)(val2 * val3.z) + ((float)(val4 * val5.z) + (float)(val6 * val7.z));
    acc0_2 = acc0_2 + alu2;
    const float alu3 = (float)(val0 * val1.w) + (float)(val2 * val3.w) + ((float)(val4 * val5.w) + (float)(val6 * val7.w));
    acc0_3 = acc0_3 + alu3;
  }
  const half4 vec0 = half4((half)acc0_0, (half)acc0_1, (half)acc0_2, (half)acc0_3);
  *(device packed_half4 *)&data0[num0 + num1] = packed_half4(vec0);
}
