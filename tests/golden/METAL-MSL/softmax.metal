#include <metal_stdlib>
#pragma METAL fp contract(off)
using namespace metal;

static inline float max_float32(float a, float b) {
  return ((a > b) | (a != a)) ? a : b;
}

static inline float subgroup_max_32_float32(float a) {
  float b;
  b = simd_shuffle_xor(a, 1);
  a = max_float32(a, b);
  b = simd_shuffle_xor(a, 2);
  a = max_float32(a, b);
  b = simd_shuffle_xor(a, 4);
  a = max_float32(a, b);
  b = simd_shuffle_xor(a, 8);
  a = max_float32(a, b);
  b = simd_shuffle_xor(a, 16);
  a = max_float32(a, b);
  return a;
}

static inline float mulacc_float32(float a, float b, float c) {
  return fma(a, b, c);
}

static inline uint bits_of_float32_as_uint32(float a) {
  return as_type<uint>(a);
}

static inline float bits_of_uint32_as_float32(uint a) {
  return as_type<float>(a);
}

static inline float subgroup_add_32_float32(float a) {
  float b;
  b = simd_shuffle_xor(a, 1);
  a = a + b;
  b = simd_shuffle_xor(a, 2);
  a = a + b;
  b = simd_shuffle_xor(a, 4);
  a = a + b;
  b = simd_shuffle_xor(a, 8);
  a = a + b;
  b = simd_shuffle_xor(a, 16);
  a = a + b;
  return a;
}

[[kernel, max_total_threads_per_threadgroup(32)]] void kg_softmax(device float *data0 [[buffer(0)]], device const float *data1 [[buffer(1)]], uint3 group [[threadgroup_position_in_grid]], uint3 item [[thread_position_in_threadgroup]]) {
  const int g0 = (int)group.x;
  const int l0 = (int)item.x;
  const int num0 = g0 * 128 + l0 * 4;
  const float4 val0 = float4(*(device const packed_float4 *)&data1[num0]);
  const float lane0 = val0.x;
  const float lane1 = val0.z;
  const float lane2 = val0.y;
  const float lane3 = val0.w;
  const float alu0 = max_float32(max_float32(lane0, lane1), max_float32(lane2, lane3));
  const float alu1 = subgroup_max_32_float32(alu0);
  const float alu2 = (lane0 - alu1) * 0x1.715476p+0f;
  const float alu3 = alu2 < -150.0f ? -150.0f : alu2;
  const float alu4 = 0.0f < alu3 ? 0.0f : alu3;
  const float alu5 = alu4 + 12583062.0f;
  const float alu6 = alu4 - (alu5 - 12583062.0f);
  const float alu7 = mulacc_float32(mulacc_float32(0x1.34c568p-36f, alu6, 0x1.5e6388p-33f), alu6, 0x1.3b399cp-30f);
  const float alu8 = mulacc_float32(mulacc_float32(alu7, alu6, 0x1.c6b0cep-28f), alu6, 0x1.ebfbep-26f);
  const float alu9 = mulacc_float32(mulacc_float32(alu8, alu6, 0x1.62e43p-24f), alu6, 0x1p-23f);
  const float cast0 = bits_of_uint32_as_float32(bits_of_float32_as_uint32(alu5) << 23u);
  const float alu10 = alu9 * cast0;
  const float alu11 = (lane1 - alu1) * 0x1.715476p+0f;
  const float alu12 = alu11 < -150.0f ? -150.0f : alu11;
  const float alu13 = 0.0f < alu12 ? 0.0f : alu12;
  const float alu14 = alu13 + 12583062.0f;
  const float alu15 = alu13 - (alu14 - 12583062.0f);
  const float alu16 = mulacc_float32(mulacc_float32(0x1.34c568p-36f, alu15, 0x1.5e6388p-33f), alu15, 0x1.3b399cp-30f);
  const float alu17 = mulacc_float32(mulacc_float32(alu16, alu15, 0x1.c6b0cep-28f), alu15, 0x1.ebfbep-26f);
  const float alu18 = mulacc_float32(mulacc_float32(alu17, alu15, 0x1.62e43p-24f), alu15, 0x1p-23f);
  const float cast1 = bits_of_uint32_as_float32(bits_of_float32_as_uint32(alu14) << 23u);
  const float alu19 = alu18 * cast1;
  const float alu20 = (lane2 - alu1) * 0x1.715476p+0f;
  const float alu21 = alu20 < -150.0f ? -150.0f : alu20;
  const float alu22 = 0.0f < alu21 ? 0.0f : alu21;
  const float alu23 = alu22 + 12583062.0f;
  const float alu24 = alu22 - (alu23 - 12583062.0f);
  const float alu25 = mulacc_float32(mulacc_float32(0x1.34c568p-36f, alu24, 0x1.5e6388p-33f), alu24, 0x1.3b399cp-30f);
  const float alu26 = mulacc_float32(mulacc_float32(alu25, alu24, 0x1.c6b0cep-28f), alu24, 0x1.ebfbep-26f);
  const float alu27 = mulacc_float32(mulacc_float32(alu26, alu24, 0x1.62e43p-24f), alu24, 0x1p-23f);
  const float cast2 = bits_of_uint32_as_float32(bits_of_float32_as_uint32(alu23) << 23u);
  const float alu28 = alu27 * cast2;
  const float alu29 = (lane3 - alu1) * 0x1.715476p+0f;
  const float alu30 = alu29 < -150.0f ? -150.0f : alu29;
  const float alu31 = 0.0f < alu30 ? 0.0f : alu30;
  const float alu32 = alu31 + 12583062.0f;
  const float alu33 = alu31 - (alu32 - 12583062.0f);
  const float alu34 = mulacc_float32(mulacc_float32(0x1.34c568p-36f, alu33, 0x1.5e6388p-33f), alu33, 0x1.3b399cp-30f);
  const float alu35 = mulacc_float32(mulacc_float32(alu34, alu33, 0x1.c6b0cep-28f), alu33, 0x1.ebfbep-26f);
  const float alu36 = mulacc_float32(mulacc_float32(alu35, alu33, 0x1.62e43p-24f), alu33, 0x1p-23f);
  const float cast3 = bits_of_uint32_as_float32(bits_of_float32_as_uint32(alu32) << 23u);
  const float alu37 = alu36 * cast3;
  const float alu38 = alu10 + alu19 + (alu28 + alu37);
  const float alu39 = subgroup_add_32_float32(alu38);
  const float4 vec0 = float4(alu10 / alu39, alu28 / alu39, alu19 / alu39, alu37 / alu39);
  *(device packed_float4 *)&data0[num0] = packed_float4(vec0);
}
