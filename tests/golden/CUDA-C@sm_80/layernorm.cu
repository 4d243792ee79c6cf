struct __align__(16) float32x4 { float v[4]; };

static __device__ __forceinline__ float warp_add_32_float32(float a) {
  a = a + __shfl_xor_sync(0xffffffff, a, 1);
  a = a + __shfl_xor_sync(0xffffffff, a, 2);
  a = a + __shfl_xor_sync(0xffffffff, a, 4);
  a = a + __shfl_xor_sync(0xffffffff, a, 8);
  a = a + __shfl_xor_sync(0xffffffff, a, 16);
  return a;
}

static __device__ __forceinline__ float mulacc_float32(float a, float b, float c) {
  return fmaf(a, b, c);
}

extern "C" __global__ void __launch_bounds__(32) kg_layernorm(float *data0, const float *data1, const float *data2, const float *data3) {
  const int g0 = (int)blockIdx.x;
  const int l0 = (int)threadIdx.x;
  const int num0 = l0 * 4;
  const int num1 = g0 * 128 + num0;
  const float32x4 val0 = *(const float32x4 *)&data1[num1];
  const float lane0 = val0.v[0];
  const float lane1 = val0.v[2];
  const float lane2 = val0.v[1];
  const float lane3 = val0.v[3];
  const float alu0 = warp_add_32_float32(lane0 + lane1 + (lane2 + lane3));
  const float alu1 = alu0 * 0.0078125f;
  const float alu2 = lane0 - alu1;
  const float alu3 = lane1 - alu1;
  const float alu4 = lane2 - alu1;
  const float alu5 = lane3 - alu1;
  const float alu6 = warp_add_32_float32(alu2 * alu2 + alu3 * alu3 + (alu4 * alu4 + alu5 * alu5));
  const float alu7 = sqrtf(mulacc_float32(alu6, 0.0078125f, 0x1.4f8b58p-17f));
  const float32x4 val1 = *(const float32x4 *)&data2[num0];
  const float32x4 val2 = *(const float32x4 *)&data3[num0];
  const float32x4 vec0 = float32x4{{mulacc_float32(alu2 / alu7, val1.v[0], val2.v[0]), mulacc_float32(alu4 / alu7, val1.v[1], val2.v[1]), mulacc_float32(alu3 / alu7, val1.v[2], val2.v[2]), mulacc_float32(alu5 / alu7, val1.v[3], val2.v[3])}};
  *(float32x4 *)&data0[num1] = vec0;
}
