#include <metal_stdlib>
#pragma METAL fp contract(off)
using namespace metal;

static inline float4 splat_float32x4(float x) {
  return float4(x, x, x, x);
}

static inline float2 splat_float32x2(float x) {
  return float2(x, x);
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

[[kernel, max_total_threads_per_threadgroup(128)]] void kg_gemm(device float *data0 [[buffer(0)]], device const float *data1 [[buffer(1)]], device const float *data2 [[buffer(2)]], uint3 item [[thread_position_in_threadgroup]]) {
  const int l1 = (int)item.y;
  const int l2 = (int)item.z;
  const int l0 = (int)item.x;
  float2 acc0;
  threadgroup float r0_a_r0[2560];
  threadgroup float r0_b_r0[2176];
  float2 acc1;
  float2 acc2;
  float2 acc3;
  float2 acc4;
  float2 acc5;
  float2 acc6;
  float2 acc7;
  float2 acc8;
  float2 acc9;
  float2 acc10;
  float2 acc11;
  float2 acc12;
  float2 acc13;
  float2 acc14;
  float2 acc15;
  const int num0 = l1 * 32;
  const int num1 = num0 + l2 * 2048;
  const int num2 = l2 * 640;
  const int num3 = l0 >> 2;
  const int num4 = (l0 & 3) * 4;
  const int num5 = l1 * 160 + l2 * 320 + num3 * 20 + num4;
  const int num6 = l1 * 512 + l2 * 1024;
  const int num7 = num3 * 64;
  const int num8 = num6 + num7 + num4;
  const float4 val0 = float4(*(device const packed_float4 *)&data1[num8]);
  *(threadgroup packed_float4 *)&r0_a_r0[num5] = packed_float4(val0);
  const float4 val1 = float4(*(device const packed_float4 *)&data1[num8 + 2048]);
  *(threadgroup packed_float4 *)&r0_a_r0[num5 + 640] = packed_float4(val1);
  const int num9 = l1 * 136 + l2 * 272 + (l0 >> 4) * 68 + (l0 & 15) * 4;
  const int num10 = l0 * 4 + l1 * 128 + l2 * 256;
  const float4 val2 = float4(*(device const packed_float4 *)&data2[num10]);
  *(threadgroup packed_float4 *)&r0_b_r0[num9] = packed_float4(val2);
  const float4 val3 = float4(*(device const packed_float4 *)&data2[num10 + 512]);
  *(threadgroup packed_float4 *)&r0_b_r0[num9 + 544] = packed_float4(val3);
  acc0 = splat_float32x2(0.0f);
  acc1 = splat_float32x2(0.0f);
  acc2 = splat_float32x2(0.0f);
  acc3 = splat_float32x2(0.0f);
  acc4 = splat_float32x2(0.0f);
  acc5 = splat_float32x2(0.0f);
  acc6 = splat_float32x2(0.0f);
  acc7 = splat_float32x2(0.0f);
  acc8 = splat_float32x2(0.0f);
  acc9 = splat_float32x2(0.0f);
  acc10 = splat_float32x2(0.0f);
  acc11 = splat_float32x2(0.0f);
  acc12 = splat_float32x2(0.0f);
  acc13 = splat_float32x2(0.0f);
  acc14 = splat_float32x2(0.0f);
  acc15 = splat_float32x2(0.0f);
  for (int r0 = 0; r0 < 4; r0++) {
    const int num11 = r0 & 1;
    const int num12 = num2 + num11 * 1280;
    const int num13 = num12 + 8;
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    const int num14 = num6 + r0 * 16 + num7 + num4;
    const bool cond0 = r0 < 3;
    const float4 val4 = cond0 ? as_type<float4>(float4(*(device const packed_float4 *)&data1[num14 + 16])) : splat_float32x4(0.0f);
    const float4 val5 = cond0 ? as_type<float4>(float4(*(device const packed_float4 *)&data1[num14 + 2064])) : splat_float32x4(0.0f);
    const int num15 = num10 + r0 * 1024;
    const float4 val6 = cond0 ? as_type<float4>(float4(*(device const packed_float4 *)&data2[num15 + 1024])) : splat_float32x4(0.0f);
    const float4 val7 = cond0 ? as_type<float4>(float4(*(device const packed_float4 *)&data2[num15 + 1536])) : splat_float32x4(0.0f);
    const float2 val8 = load_threadgroup_float(&r0_a_r0[num13], 20);
    const int num16 = num0 + num11 * 1088;
    const int num17 = num16 + 544;
    const float2 val9 = load_threadgroup_float(&r0_b_r0[num17], 68);
    const float2 val10 = load_threadgroup_float(&r0_a_r0[num12], 20);
    const float2 val11 = load_threadgroup_float(&r0_b_r0[num16], 68);
    const float2 alu0 = simdgroup_m8n8k8_f32_f32(val10, val11, acc0);
    const float2 alu1 = simdgroup_m8n8k8_f32_f32(val8, val9, alu0);
    acc0 = alu1;
    const int num18 = num16 + 552;
    const float2 val12 = load_threadgroup_float(&r0_b_r0[num18], 68);
    const int num19 = num16 + 8;
    const float2 val13 = load_threadgroup_float(&r0_b_r0[num19], 68);
    const float2 alu2 = simdgroup_m8n8k8_f32_f32(val10, val13, acc1);
    const float2 alu3 = simdgroup_m8n8k8_f32_f32(val8, val12, alu2);
    acc1 = alu3;
    const int num20 = num16 + 560;
    const float2 val14 = load_threadgroup_float(&r0_b_r0[num20], 68);
    const int num21 = num16 + 16;
    const float2 val15 = load_threadgroup_float(&r0_b_r0[num21], 68);
    const float2 alu4 = simdgroup_m8n8k8_f32_f32(val10, val15, acc2);
    const float2 alu5 = simdgroup_m8n8k8_f32_f32(val8, val14, alu4);
    acc2 = alu5;
    const int num22 = num16 + 568;
    const float2 val16 = load_threadgroup_float(&r0_b_r0[num22], 68);
    const int num23 = num16 + 24;
    const float2 val17 = load_threadgroup_float(&r0_b_r0[num23], 68);
    const float2 alu6 = simdgroup_m8n8k8_f32_f32(val10, val17, acc3);
    const float2 alu7 = simdgroup_m8n8k8_f32_f32(val8, val16, alu6);
    acc3 = alu7;
    const int num24 = num12 + 168;
    const float2 val18 = load_threadgroup_float(&r0_a_r0[num24], 20);
    const int num25 = num12 + 160;
    const float2 val19 = load_threadgroup_float(&r0_a_r0[num25], 20);
    const float2 alu8 = simdgroup_m8n8k8_f32_f32(val19, val11, acc4);
    const float2 alu9 = simdgroup_m8n8k8_f32_f32(val18, val9, alu8);
    acc4 = alu9;
    const float2 alu10 = simdgroup_m8n8k8_f32_f32(val19, val13, acc5);
    const float2 alu11 = simdgroup_m8n8k8_f32_f32(val18, val12, alu10);
    acc5 = alu11;
    const float2 alu12 = simdgroup_m8n8k8_f32_f32(val19, val15, acc6);
    const float2 alu13 = simdgroup_m8n8k8_f32_f32(val18, val14, alu12);
    acc6 = alu13;
    const float2 alu14 = simdgroup_m8n8k8_f32_f32(val19, val17, acc7);
    const float2 alu15 = simdgroup_m8n8k8_f32_f32(val18, val16, alu14);
    acc7 = alu15;
    const int num26 = num12 + 328;
    const float2 val20 = load_threadgroup_float(&r0_a_r0[num26], 20);
    const int num27 = num12 + 320;
    const float2 val21 = load_threadgroup_float(&r0_a_r0[num27], 20);
    const float2 alu16 = simdgroup_m8n8k8_f32_f32(val21, val11, acc8);
    const float2 alu17 = simdgroup_m8n8k8_f32_f32(val20, val9, alu16);
    acc8 = alu17;
    const float2 alu18 = simdgroup_m8n8k8_f32_f32(val21, val13, acc9);
    const float2 alu19 = simdgroup_m8n8k8_f32_f32(val20, val12, alu18);
    acc9 = alu19;
    const float2 alu20 = simdgroup_m8n8k8_f32_f32(val21, val15, acc10);
    const float2 alu21 = simdgroup_m8n8k8_f32_f32(val20, val14, alu20);
    acc10 = alu21;
    const float2 alu22 = simdgroup_m8n8k8_f32_f32(val21, val17, acc11);
    const float2 alu23 = simdgroup_m8n8k8_f32_f32(val20, val16, alu22);
    acc11 = alu23;
    const int num28 = num12 + 488;
    const float2 val22 = load_threadgroup_float(&r0_a_r0[num28], 20);
    const int num29 = num12 + 480;
    const float2 val23 = load_threadgroup_float(&r0_a_r0[num29], 20);
    const float2 alu24 = simdgroup_m8n8k8_f32_f32(val23, val11, acc12);
    const float2 alu25 = simdgroup_m8n8k8_f32_f32(val22, val9, alu24);
    acc12 = alu25;
    const float2 alu26 = simdgroup_m8n8k8_f32_f32(val23, val13, acc13);
    const float2 alu27 = simdgroup_m8n8k8_f32_f32(val22, val12, alu26);
    acc13 = alu27;
    const float2 alu28 = simdgroup_m8n8k8_f32_f32(val23, val15, acc14);
    const float2 alu29 = simdgroup_m8n8k8_f32_f32(val22, val14, alu28);
    acc14 = alu29;
    const float2 alu30 = simdgroup_m8n8k8_f32_f32(val23, val17, acc15);
    const float2 alu31 = simdgroup_m8n8k8_f32_f32(val22, val16, alu30);
    acc15 = alu31;
    const int num30 = (r0 + 1) & 1;
    const int num31 = num5 + num30 * 1280;
    if (cond0) *(threadgroup packed_float4 *)&r0_a_r0[num31] = packed_float4(val4);
    if (cond0) *(threadgroup packed_float4 *)&r0_a_r0[num31 + 640] = packed_float4(val5);
    const int num32 = num9 + num30 * 1088;
    if (cond0) *(threadgroup packed_float4 *)&r0_b_r0[num32] = packed_float4(val6);
    if (cond0) *(threadgroup packed_float4 *)&r0_b_r0[num32 + 544] = packed_float4(val7);
  }
  store_device_float(&data0[num1], 64, acc0);
  const int num33 = num1 + 8;
  store_device_float(&data0[num33], 64, acc1);
  const int num34 = num1 + 16;
  store_device_float(&data0[num34], 64, acc2);
  const int num35 = num1 + 24;
  store_device_float(&data0[num35], 64, acc3);
  const int num36 = num1 + 512;
  store_device_float(&data0[num36], 64, acc4);
  const int num37 = num1 + 520;
  store_device_float(&data0[num37], 64, acc5);
  const int num38 = num1 + 528;
  store_device_float(&data0[num38], 64, acc6);
  const int num39 = num1 + 536;
  store_device_float(&data0[num39], 64, acc7);
  const int num40 = num1 + 1024;
  store_device_float(&data0[num40], 64, acc8);
  const int num41 = num1 + 1032;
  store_device_float(&data0[num41], 64, acc9);
  const int num42 = num1 + 1040;
  store_device_float(&data0[num42], 64, acc10);
  const int num43 = num1 + 1048;
  store_device_float(&data0[num43], 64, acc11);
  const int num44 = num1 + 1536;
  store_device_float(&data0[num44], 64, acc12);
  const int num45 = num1 + 1544;
  store_device_float(&data0[num45], 64, acc13);
  const int num46 = num1 + 1552;
  store_device_float(&data0[num46], 64, acc14);
  const int num47 = num1 + 1560;
  store_device_float(&data0[num47], 64, acc15);
}
