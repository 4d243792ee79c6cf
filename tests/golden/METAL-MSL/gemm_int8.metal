#include <metal_stdlib>
#pragma METAL fp contract(off)
using namespace metal;

[[kernel, max_total_threads_per_threadgroup(256)]] void kg_gemm_int8(device int *data0 [[buffer(0)]], device const char *data1 [[buffer(1)]], device const char *data2 [[buffer(2)]], uint3 group [[threadgroup_position_in_grid]], uint3 item [[thread_position_in_threadgroup]]) {
  const int g0 = (int)group.x;
  const int l0 = (int)item.x;
  const int l1 = (int)item.y;
  int acc0_0;
  int acc0_1;
  int acc0_2;
  int acc0_3;
  const int num0 = g0 * 1024;
  const int num1 = l0 * 4;
  const int num2 = l1 * 64;
  const bool cond0 = g0 * 16 + l1 < 24;
  acc0_0 = 0;
  acc0_1 = 0;
  acc0_2 = 0;
  acc0_3 = 0;
  const int num3 = num0 + num2;
  for (int r0 = 0; r0 < 16; r0++) {
    const int num4 = num3 + r0 * 4;
    const char val0 = cond0 ? data1[num4] : 0;
    const int cast0 = (int)val0;
    const int num5 = num1 + r0 * 256;
    const char4 val1 = char4(*(device const packed_char4 *)&data2[num5]);
    const char val2 = cond0 ? data1[num4 + 1] : 0;
    const int cast1 = (int)val2;
    const char4 val3 = char4(*(device const packed_char4 *)&data2[num5 + 64]);
    const int num6 = (int)((uint)(int)((uint)acc0_0 + cast0 * (int)val1.x) + cast1 * (int)val3.x);
    const char val4 = cond0 ? data1[num4 + 2] : 0;
    const int cast2 = (int)val4;
    const char4 val5 = char4(*(device const packed_char4 *)&data2[num5 + 128]);
    const char val6 = cond0 ? data1[num4 + 3] : 0;
    const int cast3 = (int)val6;
    const char4 val7 = char4(*(device const packed_char4 *)&data2[num5 + 192]);
    const int num7 = (int)((uint)(int)((uint)num6 + cast2 * (int)val5.x) + cast3 * (int)val7.x);
    acc0_0 = num7;
    const int num8 = (int)((uint)(int)((uint)acc0_1 + cast0 * (int)val1.y) + cast1 * (int)val3.y);
    const int num9 = (int)((uint)(int)((uint)num8 + cast2 * (int)val5.y) + cast3 * (int)val7.y);
    acc0_1 = num9;
    const int num10 = (int)((uint)(int)((uint)acc0_2 + cast0 * (int)val1.z) + cast1 * (int)val3.z);
    const int num11 = (int)((uint)(int)((uint)num10 + cast2 * (int)val5.z) + cast3 * (int)val7.z);
    acc0_2 = num11;
    const int num12 = (int)((uint)(int)((uint)acc0_3 + cast0 * (int)val1.w) + cast1 * (int)val3.w);
    const int num13 = (int)((uint)(int)((uint)num12 + cast2 * (int)val5.w) + cast3 * (int)val7.w);
    acc0_3 = num13;
  }
  if (cond0) *(device packed_int4 *)&data0[num0 + num1 + num2] = packed_int4(int4(acc0_0, acc0_1, acc0_2, acc0_3));
}
