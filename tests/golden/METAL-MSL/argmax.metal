#include <metal_stdlib>
#pragma METAL fp contract(off)
using namespace metal;

static inline float4 splat_float32x4(float x) {
  return float4(x, x, x, x);
}

static inline float max_float32(float a, float b) {
  return ((a > b) | (a != a)) ? a : b;
}

static inline int min_int32(int a, int b) {
  return (a < b) ? a : b;
}

[[kernel, max_total_threads_per_threadgroup(128)]] void kg_argmax(device int *data0 [[buffer(0)]], device const float *data1 [[buffer(1)]], uint3 group [[threadgroup_position_in_grid]], uint3 item [[thread_position_in_threadgroup]]) {
  const int g0 = (int)group.x;
  const int l1 = (int)item.y;
  const int l0 = (int)item.x;
  int acc5;
  float acc4;
  threadgroup float blocks0_0[32];
  float acc2;
  threadgroup float partial0_0[128];
  float acc0_0;
  float acc0_1;
  float acc0_2;
  float acc0_3;
  int acc1_0;
  int acc1_1;
  int acc1_2;
  int acc1_3;
  threadgroup int partial0_1[128];
  int acc3;
  threadgroup int blocks0_1[32];
  acc4 = -INFINITY;
  const int num0 = l1 * 4;
  const int num1 = l0 + num0;
  const bool cond0 = l0 < 4;
  acc2 = -INFINITY;
  const int num2 = l1 * 16;
  const int num3 = (l0 & 3) * 4;
  const int num4 = l0 + num2;
  acc0_0 = -INFINITY;
  acc0_1 = -INFINITY;
  acc0_2 = -INFINITY;
  acc0_3 = -INFINITY;
  const int num5 = l0 * 4;
  const int num6 = g0 * 800 + num5 + l1 * 100;
  acc1_0 = 2147483647;
  acc1_1 = 2147483647;
  acc1_2 = 2147483647;
  acc1_3 = 2147483647;
  for (int r0 = 0; r0 < 2; r0++) {
    const float val0 = acc0_0;
    const bool cond1 = l0 + r0 * 16 < 25;
    const int num7 = r0 * 64;
    const float4 val1 = cond1 ? as_type<float4>(float4(*(device const packed_float4 *)&data1[num6 + num7])) : splat_float32x4(0.0f);
    const float alu0 = cond1 ? val1.x : -INFINITY;
    const int num8 = num5 + num7;
    const int num9 = cond1 ? num8 + 0 : 2147483647;
    const int val2 = acc1_0;
    const bool cond2 = ((val0 == val0) & ((alu0 <= val0) ^ true)) | (((alu0 != alu0) | (val0 <= alu0)) & (num9 < val2));
    const float val3 = acc0_1;
    const float val4 = acc0_2;
    const float val5 = acc0_3;
    const int val6 = acc1_1;
    const int val7 = acc1_2;
    const int val8 = acc1_3;
    acc0_0 = cond2 ? alu0 : val0;
    const float alu1 = cond1 ? val1.y : -INFINITY;
    const int num10 = cond1 ? num8 + 1 : 2147483647;
    const bool cond3 = ((val3 == val3) & ((alu1 <= val3) ^ true)) | (((alu1 != alu1) | (val3 <= alu1)) & (num10 < val6));
    acc0_1 = cond3 ? alu1 : val3;
    const float alu2 = cond1 ? val1.z : -INFINITY;
    const int num11 = cond1 ? num8 + 2 : 2147483647;
    const bool cond4 = ((val4 == val4) & ((alu2 <= val4) ^ true)) | (((alu2 != alu2) | (val4 <= alu2)) & (num11 < val7));
    acc0_2 = cond4 ? alu2 : val4;
    const float alu3 = cond1 ? val1.w : -INFINITY;
    const int num12 = cond1 ? num8 + 3 : 2147483647;
    const bool cond5 = ((val5 == val5) & ((alu3 <= val5) ^ true)) | (((alu3 != alu3) | (val5 <= alu3)) & (num12 < val8));
    acc0_3 = cond5 ? alu3 : val5;
    acc1_0 = cond2 ? num9 : val2;
    acc1_1 = cond3 ? num10 : val6;
    acc1_2 = cond4 ? num11 : val7;
    acc1_3 = cond5 ? num12 : val8;
  }
  const float val9 = acc0_0;
  const float val10 = acc0_2;
  const float val11 = acc0_1;
  const float val12 = acc0_3;
  const float alu4 = max_float32(max_float32(val9, val10), max_float32(val11, val12));
  partial0_0[num4] = alu4;
  const int num13 = min_int32((val9 == alu4) | (val9 != val9) ? acc1_0 : 2147483647, (val10 == alu4) | (val10 != val10) ? acc1_2 : 2147483647);
  const int num14 = min_int32((val11 == alu4) | (val11 != val11) ? acc1_1 : 2147483647, (val12 == alu4) | (val12 != val12) ? acc1_3 : 2147483647);
  partial0_1[num4] = min_int32(num13, num14);
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
  acc3 = 2147483647;
  for (int r0_in2_block0 = 0; r0_in2_block0 < 4; r0_in2_block0++) {
    const float val13 = acc2;
    const int num15 = num2 + r0_in2_block0 + num3;
    const float val14 = partial0_0[num15];
    const int val15 = partial0_1[num15];
    const int val16 = acc3;
    const bool cond6 = ((val13 == val13) & ((val14 <= val13) ^ true)) | (((val14 != val14) | (val13 <= val14)) & (val15 < val16));
    acc2 = cond6 ? val14 : val13;
    acc3 = cond6 ? val15 : val16;
  }
  if (cond0) blocks0_0[num1] = acc2;
  if (cond0) blocks0_1[num1] = acc3;
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
  acc5 = 2147483647;
  for (int r0_in2_all0 = 0; r0_in2_all0 < 4; r0_in2_all0++) {
    const float val17 = acc4;
    const int num16 = num0 + r0_in2_all0;
    const float val18 = blocks0_0[num16];
    const int val19 = blocks0_1[num16];
    const int val20 = acc5;
    const bool cond7 = ((val17 == val17) & ((val18 <= val17) ^ true)) | (((val18 != val18) | (val17 <= val18)) & (val19 < val20));
    acc4 = cond7 ? val18 : val17;
    acc5 = cond7 ? val19 : val20;
  }
  if (l0 == 0) data0[g0 * 8 + l1] = acc5;
}
