#include <metal_stdlib>
#pragma METAL fp contract(off)
using namespace metal;

static inline float subgroup_add_8_float32(float a) {
  float b;
  b = simd_shuffle_xor(a, 1);
  a = a + b;
  b = simd_shuffle_xor(a, 2);
  a = a + b;
  b = simd_shuffle_xor(a, 4);
  a = a + b;
  return a;
}

static inline float mulacc_float32(float a, float b, float c) {
  return fma(a, b, c);
}

[[kernel, max_total_threads_per_threadgroup(8)]] void kg_layernorm(device float *data0 [[buffer(0)]], device const float *data1 [[buffer(1)]], device const float *data2 [[buffer(2)]], device const float *data3 [[buffer(3)]], uint3 group [[threadgroup_position_in_grid]], uint3 item [[thread_position_in_threadgroup]]) {
  const int g0 = (int)group.x;
  const int l0 = (int)item.x;
  const int num0 = l0 * 4;
  const int num1 = g0 * 128 + num0;
  const float4 val0 = float4(*(device const packed_float4 *)&data1[num1]);
  const float lane0 = val0.x;
  const int num2 = num1 + 32;
  const float4 val1 = float4(*(device const packed_float4 *)&data1[num2]);
  const float lane1 = val1.x;
  const int num3 = num1 + 64;
  const float4 val2 = float4(*(device const packed_float4 *)&data1[num3]);
  const float lane2 = val2.x;
  const int num4 = num1 + 96;
  const float4 val3 = float4(*(device const packed_float4 *)&data1[num4]);
  const float lane3 = val3.x;
  const float lane4 = val0.z;
  const float lane5 = val1.z;
  const float lane6 = val2.z;
  const float lane7 = val3.z;
  const float alu0 = lane0 + lane1 + lane2 + lane3 + (lane4 + lane5 + lane6 + lane7);
  const float lane8 = val0.y;
  const float lane9 = val1.y;
  const float lane10 = val2.y;
  const float lane11 = val3.y;
  const float lane12 = val0.w;
  const float lane13 = val1.w;
  const float lane14 = val2.w;
  const float lane15 = val3.w;
  const float alu1 = lane8 + lane9 + lane10 + lane11 + (lane12 + lane13 + lane14 + lane15);
  const float alu2 = alu0 + alu1;
  const float alu3 = subgroup_add_8_float32(alu2);
  const float alu4 = alu3 * 0.0078125f;
  const float alu5 = lane0 - alu4;
  const float alu6 = lane3 - alu4;
  const float alu7 = lane2 - alu4;
  const float alu8 = lane1 - alu4;
  const float alu9 = mulacc_float32(alu7, alu7, mulacc_float32(alu5, alu5, alu8 * alu8));
  const float alu10 = lane7 - alu4;
  const float alu11 = lane6 - alu4;
  const float alu12 = lane4 - alu4;
  const float alu13 = lane5 - alu4;
  const float alu14 = mulacc_float32(alu11, alu11, mulacc_float32(alu12, alu12, alu13 * alu13));
  const float alu15 = mulacc_float32(alu6, alu6, alu9) + mulacc_float32(alu10, alu10, alu14);
  const float alu16 = lane11 - alu4;
  const float alu17 = lane10 - alu4;
  const float alu18 = lane8 - alu4;
  const float alu19 = lane9 - alu4;
  const float alu20 = mulacc_float32(alu17, alu17, mulacc_float32(alu18, alu18, alu19 * alu19));
  const float alu21 = lane15 - alu4;
  const float alu22 = lane14 - alu4;
  const float alu23 = lane12 - alu4;
  const float alu24 = lane13 - alu4;
  const float alu25 = mulacc_float32(alu22, alu22, mulacc_float32(alu23, alu23, alu24 * alu24));
  const float alu26 = mulacc_float32(alu16, alu16, alu20) + mulacc_float32(alu21, alu21, alu25);
  const float alu27 = alu15 + alu26;
  const float alu28 = subgroup_add_8_float32(alu27);
  const float alu29 = precise::sqrt(mulacc_float32(alu28, 0.0078125f, 0x1.4f8b58p-17f));
  const float4 val4 = float4(*(device const packed_float4 *)&data2[num0]);
  const float4 val5 = float4(*(device const packed_float4 *)&data3[num0]);
  const float4 vec0 = float4(mulacc_float32(alu5 / alu29, val4.x, val5.x), mulacc_float32(alu18 / alu29, val4.y, val5.y), mulacc_float32(alu12 / alu29, val4.z, val5.z), mulacc_float32(alu23 / alu29, val4.w, val5.w));
  *(device packed_float4 *)&data0[num1] = packed_float4(vec0);
  const int num5 = num0 + 32;
  const float4 val6 = float4(*(device const packed_float4 *)&data2[num5]);
  const float4 val7 = float4(*(device const packed_float4 *)&data3[num5]);
  const float4 vec1 = float4(mulacc_float32(alu8 / alu29, val6.x, val7.x), mulacc_float32(alu19 / alu29, val6.y, val7.y), mulacc_float32(alu13 / alu29, val6.z, val7.z), mulacc_float32(alu24 / alu29, val6.w, val7.w));
  *(device packed_float4 *)&data0[num2] = packed_float4(vec1);
  const int num6 = num0 + 64;
  const float4 val8 = float4(*(device const packed_float4 *)&data2[num6]);
  const float4 val9 = float4(*(device const packed_float4 *)&data3[num6]);
  const float4 vec2 = float4(mulacc_float32(alu7 / alu29, val8.x, val9.x), mulacc_float32(alu17 / alu29, val8.y, val9.y), mulacc_float32(alu11 / alu29, val8.z, val9.z), mulacc_float32(alu22 / alu29, val8.w, val9.w));
  *(device packed_float4 *)&data0[num3] = packed_float4(vec2);
  const int num7 = num0 + 96;
  const float4 val10 = float4(*(device const packed_float4 *)&data2[num7]);
  const float4 val11 = float4(*(device const packed_float4 *)&data3[num7]);
  const float4 vec3 = float4(mulacc_float32(alu6 / alu29, val10.x, val11.x), mulacc_float32(alu16 / alu29, val10.y, val11.y), mulacc_float32(alu10 / alu29, val10.z, val11.z), mulacc_float32(alu21 / alu29, val10.w, val11.w));
  *(device packed_float4 *)&data0[num4] = packed_float4(vec3);
}
