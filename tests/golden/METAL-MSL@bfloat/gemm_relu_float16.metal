#include <metal_stdlib>
#pragma METAL fp contract(off)
using namespace metal;

static inline half4 splat_float16x4(half x) {
  return half4(x, x, x, x);
}

static inline half2 load_threadgroup_half(threadgroup const half * p, ulong stride) {
  simdgroup_half8x8 m;
  simdgroup_load(m, p, stride);
  return half2(m.thread_elements()[0], m.thread_elements()[1]);
}

static inline float2 simdgroup_m8n8k8_f16_f32(half2 a, half2 b, float2 c) {
  simdgroup_half8x8 x;
  x.thread_elements()[0] = a.x;
  x.thread_elements()[1] = a.y;
  simdgroup_half8x8 y;
  y.thread_elements()[0] = b.x;
  y.thread_elements()[1] = b.y;
  simdgroup_float8x8 z;
  z.thread_elements()[0] = c.x;
  z.thread_elements()[1] = c.y;
  simdgroup_multiply_accumulate(z, x, y, z);
  return float2(z.thread_elements()[0], z.thread_elements()[1]);
}

static inline float max_float32(float a, float b) {
  return ((a > b) | (a != a)) ? a : b;
}

static inline void store_device_half(device half * p, ulong stride, half2 v) {
  simdgroup_half8x8 m;
  m.thread_elements()[0] = v.x;
  m.thread_elements()[1] = v.y;
  simdgroup_store(m, p, stride);
}

[[kernel, max_total_threads_per_threadgroup(128)]] void kg_gemm_relu(device half *data0 [[buffer(0)]], device const half *data1 [[buffer(1)]], device const half *data2 [[buffer(2)]], uint3 group [[threadgroup_position_in_grid]], uint3 item [[thread_position_in_threadgroup]]) {
  const int g0 = (int)group.x;
  const int g1 = (int)group.y;
  const int l1 = (int)item.y;
  const int l2 = (int)item.z;
  const int l0 = (int)item.x;
  float acc0_0;
  threadgroup half r0_a_r0[2560];
  threadgroup half r0_b_r0[2560];
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
  const int num5 = l2 * 640;
  const int num6 = l0 >> 2;
  const int num7 = (l0 & 3) * 8;
  const int num8 = l1 * 320 + num5 + num6 * 40 + num7;
  const int num9 = l1 * 512;
  const int num10 = num0 + num9 + num3;
  const int num11 = num6 * 64;
  const int num12 = num10 + num11 + num7;
  const half4 val0 = half4(*(device const packed_half4 *)&data1[num12]);
  *(threadgroup packed_half4 *)&r0_a_r0[num8] = packed_half4(val0);
  const int num13 = num8 + 4;
  const half4 val1 = half4(*(device const packed_half4 *)&data1[num12 + 4]);
  *(threadgroup packed_half4 *)&r0_a_r0[num13] = packed_half4(val1);
  const int num14 = num1 + num9 + num3;
  const int num15 = num14 + num11 + num7;
  const half4 val2 = half4(*(device const packed_half4 *)&data2[num15]);
  *(threadgroup packed_half4 *)&r0_b_r0[num8] = packed_half4(val2);
  const half4 val3 = half4(*(device const packed_half4 *)&data2[num15 + 4]);
  *(threadgroup packed_half4 *)&r0_b_r0[num13] = packed_half4(val3);
  acc0_0 = 0.0f;
  acc0_1 = 0.0f;
  acc1_0 = 0.0f;
  acc1_1 = 0.0f;
  acc2_0 = 0.0f;
  acc2_1 = 0.0f;
  acc3_0 = 0.0f;
  acc3_1 = 0.0f;
  for (int r0 = 0; r0 < 2; r0++) {
    const int num16 = r0 * 1280;
    const int num17 = num5 + num16;
    const int num18 = num17 + 24;
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    const int num19 = num10 + r0 * 32 + num11 + num7 + 32;
    const bool cond0 = r0 < 1;
    const half4 val4 = cond0 ? as_type<half4>(half4(*(device const packed_half4 *)&data1[num19])) : splat_float16x4(half(0.0f));
    const half4 val5 = cond0 ? as_type<half4>(half4(*(device const packed_half4 *)&data1[num19 + 4])) : splat_float16x4(half(0.0f));
    const int num20 = num14 + r0 * 2048 + num11 + num7 + 2048;
    const half4 val6 = cond0 ? as_type<half4>(half4(*(device const packed_half4 *)&data2[num20])) : splat_float16x4(half(0.0f));
    const half4 val7 = cond0 ? as_type<half4>(half4(*(device const packed_half4 *)&data2[num20 + 4])) : splat_float16x4(half(0.0f));
    const half2 val8 = load_threadgroup_half(&r0_a_r0[num18], 40);
    const int num21 = num2 + num16;
    const int num22 = num21 + 960;
    const half2 val9 = load_threadgroup_half(&r0_b_r0[num22], 40);
    const int num23 = num17 + 16;
    const half2 val10 = load_threadgroup_half(&r0_a_r0[num23], 40);
    const int num24 = num21 + 640;
    const half2 val11 = load_threadgroup_half(&r0_b_r0[num24], 40);
    const int num25 = num17 + 8;
    const half2 val12 = load_threadgroup_half(&r0_a_r0[num25], 40);
    const int num26 = num21 + 320;
    const half2 val13 = load_threadgroup_half(&r0_b_r0[num26], 40);
    const half2 val14 = load_threadgroup_half(&r0_a_r0[num17], 40);
    const half2 val15 = load_threadgroup_half(&r0_b_r0[num21], 40);
    const float2 alu0 = simdgroup_m8n8k8_f16_f32(val14, val15, float2(acc0_0, acc0_1));
    const float2 alu1 = simdgroup_m8n8k8_f16_f32(val12, val13, alu0);
    const float2 alu2 = simdgroup_m8n8k8_f16_f32(val10, val11, alu1);
    const float2 alu3 = simdgroup_m8n8k8_f16_f32(val8, val9, alu2);
    acc0_0 = alu3.x;
    acc0_1 = alu3.y;
    const int num27 = num21 + 968;
    const half2 val16 = load_threadgroup_half(&r0_b_r0[num27], 40);
    const int num28 = num21 + 648;
    const half2 val17 = load_threadgroup_half(&r0_b_r0[num28], 40);
    const int num29 = num21 + 328;
    const half2 val18 = load_threadgroup_half(&r0_b_r0[num29], 40);
    const int num30 = num21 + 8;
    const half2 val19 = load_threadgroup_half(&r0_b_r0[num30], 40);
    const float2 alu4 = simdgroup_m8n8k8_f16_f32(val14, val19, float2(acc1_0, acc1_1));
    const float2 alu5 = simdgroup_m8n8k8_f16_f32(val12, val18, alu4);
    const float2 alu6 = simdgroup_m8n8k8_f16_f32(val10, val17, alu5);
    const float2 alu7 = simdgroup_m8n8k8_f16_f32(val8, val16, alu6);
    acc1_0 = alu7.x;
    acc1_1 = alu7.y;
    const int num31 = num17 + 344;
    const half2 val20 = load_threadgroup_half(&r0_a_r0[num31], 40);
    const int num32 = num17 + 336;
    const half2 val21 = load_threadgroup_half(&r0_a_r0[num32], 40);
    const int num33 = num17 + 328;
    const half2 val22 = load_threadgroup_half(&r0_a_r0[num33], 40);
    const int num34 = num17 + 320;
    const half2 val23 = load_threadgroup_half(&r0_a_r0[num34], 40);
    const float2 alu8 = simdgroup_m8n8k8_f16_f32(val23, val15, float2(acc2_0, acc2_1));
    const float2 alu9 = simdgroup_m8n8k8_f16_f32(val22, val13, alu8);
    const float2 alu10 = simdgroup_m8n8k8_f16_f32(val21, val11, alu9);
    const float2 alu11 = simdgroup_m8n8k8_f16_f32(val20, val9, alu10);
    acc2_0 = alu11.x;
    acc2_1 = alu11.y;
    const float2 alu12 = simdgroup_m8n8k8_f16_f32(val23, val19, float2(acc3_0, acc3_1));
    const float2 alu13 = simdgroup_m8n8k8_f16_f32(val22, val18, alu12);
    const float2 alu14 = simdgroup_m8n8k8_f16_f32(val21, val17, alu13);
    const float2 alu15 = simdgroup_m8n8k8_f16_f32(val20, val16, alu14);
    acc3_0 = alu15.x;
    acc3_1 = alu15.y;
    const int num35 = num8 + ((r0 + 1) & 1) * 1280;
    if (cond0) *(threadgroup packed_half4 *)&r0_a_r0[num35] = packed_half4(val4);
    const int num36 = num35 + 4;
    if (cond0) *(threadgroup packed_half4 *)&r0_a_r0[num36] = packed_half4(val5);
    if (cond0) *(threadgroup packed_half4 *)&r0_b_r0[num35] = packed_half4(val6);
    if (cond0) *(threadgroup packed_half4 *)&r0_b_r0[num36] = packed_half4(val7);
  }
  const half2 vec0 = half2((half)max_float32(acc0_0 * 0.125f, 0.0f), (half)max_float32(acc0_1 * 0.125f, 0.0f));
  store_device_half(&data0[num4], 64, vec0);
  const int num37 = num4 + 8;
  const half2 vec1 = half2((half)max_float32(acc1_0 * 0.125f, 0.0f), (half)max_float32(acc1_1 * 0.125f, 0.0f));
  store_device_half(&data0[num37], 64, vec1);
  const int num38 = num4 + 512;
  const half2 vec2 = half2((half)max_float32(acc2_0 * 0.125f, 0.0f), (half)max_float32(acc2_1 * 0.125f, 0.0f));
  store_device_half(&data0[num38], 64, vec2);
  const int num39 = num4 + 520;
  const half2 vec3 = half2((half)max_float32(acc3_0 * 0.125f, 0.0f), (half)max_float32(acc3_1 * 0.125f, 0.0f));
  store_device_half(&data0[num39], 64, vec3);
}
