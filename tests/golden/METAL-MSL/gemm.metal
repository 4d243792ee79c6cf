#include <metal_stdlib>
#pragma METAL fp contract(off)
using namespace metal;

static inline float4 splat_float32x4(float x) {
  return float4(x, x, x, x);
}

static inline float2 load_threadgroup_float(threadgroup const float * p, ulong stride) {
  simdgroup_float8x8 m;
  simdgroup_load(m, p, stride);
  return float2(m.thread_elements()[0], m.thread_elements()[1]);
}

static inline float2 simdgroup_m8n8k8_f32_f32(float2 a, float2 b, float2 c) {
  simdgroup_float8x8 x;
  x.thread_elements()[0] = a.x;
  x.thread_elements()[1] = a.y;
  simdgroup_float8x8 y;
  y.thread_elements()[0] = b.x;
  y.thread_elements()[1] = b.y;
  simdgroup_float8x8 z;
  z.thread_elements()[0] = c.x;
  z.thread_elements()[1] = c.y;
  simdgroup_multiply_accumulate(z, x, y, z);
  return float2(z.thread_elements()[0], z.thread_elements()[1]);
}

static inline void store_device_float(device float * p, ulong stride, float2 v) {
  simdgroup_float8x8 m;
  m.thread_elements()[0] = v.x;
  m.thread_elements()[1] = v.y;
  simdgroup_store(m, p, stride);
}

[[kernel, max_total_threads_per_threadgroup(128)]] void kg_gemm(device float *data0 [[buffer(0)]], device const float *data1 [[buffer(1)]], device const float *data2 [[buffer(2)]], uint3 group [[threadgroup_position_in_grid]], uint3 item [[thread_position_in_threadgroup]]) {
  const int g0 = (int)group.x;
  const int g1 = (int)group.y;
  const int l1 = (int)item.y;
  const int l2 = (int)item.z;
  const int l0 = (int)item.x;
  float acc0_0;
  threadgroup float r0_a_r0[1280];
  threadgroup float r0_b_r0[1152];
  float acc0_1;
  float acc1_0;
  float acc1_1;
  float acc2_0;
  float acc2_1;
  float acc3_0;
  float acc3_1;
  const int num0 = g0 * 2048;
  const int num1 = g1 * 32;
  const int num2 = l1 * 16;
  const int num3 = l2 * 1024;
  const int num4 = num0 + num1 + num2 + num3;
  const int num5 = l2 * 320;
  const int num6 = l0 >> 2;
  const int num7 = (l0 & 3) * 4;
  const int num8 = l1 * 160 + num5 + num6 * 20 + num7;
  const int num9 = num0 + l1 * 512 + num3;
  const int num10 = num6 * 64;
  const float4 val0 = float4(*(device const packed_float4 *)&data1[num9 + num10 + num7]);
  *(threadgroup packed_float4 *)&r0_a_r0[num8] = packed_float4(val0);
  const int num11 = l0 >> 3;
  const int num12 = (l0 & 7) * 4;
  const int num13 = l1 * 144 + l2 * 288 + num11 * 36 + num12;
  const int num14 = num1 + l1 * 256 + l2 * 512;
  const int num15 = num11 * 64;
  const float4 val1 = float4(*(device const packed_float4 *)&data2[num14 + num15 + num12]);
  *(threadgroup packed_float4 *)&r0_b_r0[num13] = packed_float4(val1);
  acc0_0 = 0.0f;
  acc0_1 = 0.0f;
  acc1_0 = 0.0f;
  acc1_1 = 0.0f;
  acc2_0 = 0.0f;
  acc2_1 = 0.0f;
  acc3_0 = 0.0f;
  acc3_1 = 0.0f;
  for (int r0 = 0; r0 < 4; r0++) {
    const int num16 = r0 & 1;
    const int num17 = num5 + num16 * 640;
    const int num18 = num17 + 8;
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    const bool cond0 = r0 < 3;
    const float4 val2 = cond0 ? as_type<float4>(float4(*(device const packed_float4 *)&data1[num9 + r0 * 16 + num10 + num7 + 16])) : splat_float32x4(0.0f);
    const float4 val3 = cond0 ? as_type<float4>(float4(*(device const packed_float4 *)&data2[num14 + r0 * 1024 + num15 + num12 + 1024])) : splat_float32x4(0.0f);
    const float2 val4 = load_threadgroup_float(&r0_a_r0[num18], 20);
    const int num19 = num2 + num16 * 576;
    const int num20 = num19 + 288;
    const float2 val5 = load_threadgroup_float(&r0_b_r0[num20], 36);
    const float2 val6 = load_threadgroup_float(&r0_a_r0[num17], 20);
    const float2 val7 = load_threadgroup_float(&r0_b_r0[num19], 36);
    const float2 alu0 = simdgroup_m8n8k8_f32_f32(val6, val7, float2(acc0_0, acc0_1));
    const float2 alu1 = simdgroup_m8n8k8_f32_f32(val4, val5, alu0);
    acc0_0 = alu1.x;
    acc0_1 = alu1.y;
    const int num21 = num19 + 296;
    const float2 val8 = load_threadgroup_float(&r0_b_r0[num21], 36);
    const int num22 = num19 + 8;
    const float2 val9 = load_threadgroup_float(&r0_b_r0[num22], 36);
    const float2 alu2 = simdgroup_m8n8k8_f32_f32(val6, val9, float2(acc1_0, acc1_1));
    const float2 alu3 = simdgroup_m8n8k8_f32_f32(val4, val8, alu2);
    acc1_0 = alu3.x;
    acc1_1 = alu3.y;
    const int num23 = num17 + 168;
    const float2 val10 = load_threadgroup_float(&r0_a_r0[num23], 20);
    const int num24 = num17 + 160;
    const float2 val11 = load_threadgroup_float(&r0_a_r0[num24], 20);
    const float2 alu4 = simdgroup_m8n8k8_f32_f32(val11, val7, float2(acc2_0, acc2_1));
    const float2 alu5 = simdgroup_m8n8k8_f32_f32(val10, val5, alu4);
    acc2_0 = alu5.x;
    acc2_1 = alu5.y;
    const float2 alu6 = simdgroup_m8n8k8_f32_f32(val11, val9, float2(acc3_0, acc3_1));
    const float2 alu7 = simdgroup_m8n8k8_f32_f32(val10, val8, alu6);
    acc3_0 = alu7.x;
    acc3_1 = alu7.y;
    const int num25 = (r0 + 1) & 1;
    if (cond0) *(threadgroup packed_float4 *)&r0_a_r0[num8 + num25 * 640] = packed_float4(val2);
    if (cond0) *(threadgroup packed_float4 *)&r0_b_r0[num13 + num25 * 576] = packed_float4(val3);
  }
  store_device_float(&data0[num4], 64, float2(acc0_0, acc0_1));
  const int num26 = num4 + 8;
  store_device_float(&data0[num26], 64, float2(acc1_0, acc1_1));
  const int num27 = num4 + 512;
  store_device_float(&data0[num27], 64, float2(acc2_0, acc2_1));
  const int num28 = num4 + 520;
  store_device_float(&data0[num28], 64, float2(acc3_0, acc3_1));
}
