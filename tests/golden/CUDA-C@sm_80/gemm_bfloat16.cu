struct __align__(8) uint16x4 { unsigned short v[4]; };
struct __align__(16) float32x4 { float v[4]; };

static __device__ __forceinline__ float bits_of_uint32_as_float32(unsigned int a) {
  float r;
  memcpy(&r, &a, 4);
  return r;
}

static __device__ __forceinline__ float mulacc_float32(float a, float b, float c) {
  return fmaf(a, b, c);
}

extern "C" __global__ void __launch_bounds__(64) kg_gemm_bfloat16(float *data0, const unsigned short *data1, const unsigned short *data2) {
  const int g0 = (int)blockIdx.x;
  const int l0 = (int)threadIdx.x;
  const int l1 = (int)threadIdx.y;
  float acc0_0;
  float acc0_1;
  float acc0_2;
  float acc0_3;
  const int num0 = g0 * 256;
  const int num1 = l0 * 4;
  const int num2 = l1 * 64;
  const int num3 = num0 + num2;
  acc0_0 = 0.0f;
  acc0_1 = 0.0f;
  acc0_2 = 0.0f;
  acc0_3 = 0.0f;
  for (int r0 = 0; r0 < 16; r0++) {
    const int num4 = num3 + r0 * 4;
    const unsigned short val0 = data1[num4 + 3];
    const float cast0 = bits_of_uint32_as_float32((unsigned int)val0 << 16u);
    const int num5 = num1 + r0 * 256;
    const int num6 = num5 + 192;
    const uint16x4 val1 = *(const uint16x4 *)&data2[num6];
    const unsigned short val2 = data1[num4 + 2];
    const float cast1 = bits_of_uint32_as_float32((unsigned int)val2 << 16u);
    const int num7 = num5 + 128;
    const uint16x4 val3 = *(const uint16x4 *)&data2[num7];
    const unsigned short val4 = data1[num4 + 1];
    const float cast2 = bits_of_uint32_as_float32((unsigned int)val4 << 16u);
    const int num8 = num5 + 64;
    const uint16x4 val5 = *(const uint16x4 *)&data2[num8];
    const unsigned short val6 = data1[num4];
    const float cast3 = bits_of_uint32_as_float32((unsigned int)val6 << 16u);
    const uint16x4 val7 = *(const uint16x4 *)&data2[num5];
    const float alu0 = mulacc_float32(cast3, bits_of_uint32_as_float32((unsigned int)val7.v[0] << 16u), acc0_0);
    const float alu1 = mulacc_float32(cast2, bits_of_uint32_as_float32((unsigned int)val5.v[0] << 16u), alu0);
    const float alu2 = mulacc_float32(cast1, bits_of_uint32_as_float32((unsigned int)val3.v[0] << 16u), alu1);
    const float alu3 = mulacc_float32(cast0, bits_of_uint32_as_float32((unsigned int)val1.v[0] << 16u), alu2);
    acc0_0 = alu3;
    const float alu4 = mulacc_float32(cast3, bits_of_uint32_as_float32((unsigned int)val7.v[1] << 16u), acc0_1);
    const float alu5 = mulacc_float32(cast2, bits_of_uint32_as_float32((unsigned int)val5.v[1] << 16u), alu4);
    const float alu6 = mulacc_float32(cast1, bits_of_uint32_as_float32((unsigned int)val3.v[1] << 16u), alu5);
    const float alu7 = mulacc_float32(cast0, bits_of_uint32_as_float32((unsigned int)val1.v[1] << 16u), alu6);
    acc0_1 = alu7;
    const float alu8 = mulacc_float32(cast3, bits_of_uint32_as_float32((unsigned int)val7.v[2] << 16u), acc0_2);
    const float alu9 = mulacc_float32(cast2, bits_of_uint32_as_float32((unsigned int)val5.v[2] << 16u), alu8);
    const float alu10 = mulacc_float32(cast1, bits_of_uint32_as_float32((unsigned int)val3.v[2] << 16u), alu9);
    const float alu11 = mulacc_float32(cast0, bits_of_uint32_as_float32((unsigned int)val1.v[2] << 16u), alu10);
    acc0_2 = alu11;
    const float alu12 = mulacc_float32(cast3, bits_of_uint32_as_float32((unsigned int)val7.v[3] << 16u), acc0_3);
    const float alu13 = mulacc_float32(cast2, bits_of_uint32_as_float32((unsigned int)val5.v[3] << 16u), alu12);
    const float alu14 = mulacc_float32(cast1, bits_of_uint32_as_float32((unsigned int)val3.v[3] << 16u), alu13);
    const float alu15 = mulacc_float32(cast0, bits_of_uint32_as_float32((unsigned int)val1.v[3] << 16u), alu14);
    acc0_3 = alu15;
  }
  const int num9 = num0 + num1 + num2;
  const float32x4 vec0 = float32x4{{acc0_0, acc0_1, acc0_2, acc0_3}};
  *(float32x4 *)&data0[num9] = vec0;
}
