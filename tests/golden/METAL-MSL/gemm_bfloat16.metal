#include <metal_stdlib>
#pragma METAL fp contract(off)
using namespace metal;

static inline float bits_of_uint32_as_float32(uint a) {
  return as_type<float>(a);
}

static inline float mulacc_float32(float a, float b, float c) {
  return fma(a, b, c);
}

[[kernel, max_total_threads_per_threadgroup(128)]] void kg_gemm_bfloat16(device float *data0 [[buffer(0)]], device const ushort *data1 [[buffer(1)]], device const ushort *data2 [[buffer(2)]], uint3 group [[threadgroup_position_in_grid]], uint3 item [[thread_position_in_threadgroup]]) {
  const int g0 = (int)group.x;
  const int l0 = (int)item.x;
  const int l1 = (int)item.y;
  float acc0_0;
  float acc0_1;
  float acc0_2;
  float acc0_3;
  const int num0 = g0 * 512;
  const int num1 = l0 * 4;
  const int num2 = l1 * 64;
  const int num3 = num0 + num2;
  acc0_0 = 0.0f;
  acc0_1 = 0.0f;
  acc0_2 = 0.0f;
  acc0_3 = 0.0f;
  for (int r0 = 0; r0 < 16; r0++) {
    const int num4 = num3 + r0 * 4;
    const ushort val0 = data1[num4 + 3];
    const float cast0 = bits_of_uint32_as_float32((uint)val0 << 16u);
    const int num5 = num1 + r0 * 256;
    const ushort4 val1 = ushort4(*(device const packed_ushort4 *)&data2[num5 + 192]);
    const ushort val2 = data1[num4 + 2];
    const float cast1 = bits_of_uint32_as_float32((uint)val2 << 16u);
    const ushort4 val3 = ushort4(*(device const packed_ushort4 *)&data2[num5 + 128]);
    const ushort val4 = data1[num4 + 1];
    const float cast2 = bits_of_uint32_as_float32((uint)val4 << 16u);
    const ushort4 val5 = ushort4(*(device const packed_ushort4 *)&data2[num5 + 64]);
    const ushort val6 = data1[num4];
    const float cast3 = bits_of_uint32_as_float32((uint)val6 << 16u);
    const ushort4 val7 = ushort4(*(device const packed_ushort4 *)&data2[num5]);
    const float alu0 = mulacc_float32(cast3, bits_of_uint32_as_float32((uint)val7.x << 16u), acc0_0);
    const float alu1 = mulacc_float32(cast2, bits_of_uint32_as_float32((uint)val5.x << 16u), alu0);
    const float alu2 = mulacc_float32(cast1, bits_of_uint32_as_float32((uint)val3.x << 16u), alu1);
    const float alu3 = mulacc_float32(cast0, bits_of_uint32_as_float32((uint)val1.x << 16u), alu2);
    acc0_0 = alu3;
    const float alu4 = mulacc_float32(cast3, bits_of_uint32_as_float32((uint)val7.y << 16u), acc0_1);
    const float alu5 = mulacc_float32(cast2, bits_of_uint32_as_float32((uint)val5.y << 16u), alu4);
    const float alu6 = mulacc_float32(cast1, bits_of_uint32_as_float32((uint)val3.y << 16u), alu5);
    const float alu7 = mulacc_float32(cast0, bits_of_uint32_as_float32((uint)val1.y << 16u), alu6);
    acc0_1 = alu7;
    const float alu8 = mulacc_float32(cast3, bits_of_uint32_as_float32((uint)val7.z << 16u), acc0_2);
    const float alu9 = mulacc_float32(cast2, bits_of_uint32_as_float32((uint)val5.z << 16u), alu8);
    const float alu10 = mulacc_float32(cast1, bits_of_uint32_as_float32((uint)val3.z << 16u), alu9);
    const float alu11 = mulacc_float32(cast0, bits_of_uint32_as_float32((uint)val1.z << 16u), alu10);
    acc0_2 = alu11;
    const float alu12 = mulacc_float32(cast3, bits_of_uint32_as_float32((uint)val7.w << 16u), acc0_3);
    const float alu13 = mulacc_float32(cast2, bits_of_uint32_as_float32((uint)val5.w << 16u), alu12);
    const float alu14 = mulacc_float32(cast1, bits_of_uint32_as_float32((uint)val3.w << 16u), alu13);
    const float alu15 = mulacc_float32(cast0, bits_of_uint32_as_float32((uint)val1.w << 16u), alu14);
    acc0_3 = alu15;
  }
  *(device packed_float4 *)&data0[num0 + num1 + num2] = packed_float4(float4(acc0_0, acc0_1, acc0_2, acc0_3));
}
