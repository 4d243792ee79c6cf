struct __align__(16) float32x4 { float v[4]; };

static __device__ __forceinline__ float warp_add_32_float32(float a) {
  a = a + __shfl_xor_sync(0xffffffff, a, 1);
  a = a + __shfl_xor_sync(0xffffffff, a, 2);
  a = a + __shfl_xor_sync(0xffffffff, a, 4);
  a = a + __shfl_xor_sync(0xffffffff, a, 8);
  a = a + __shfl_xor_sync(0xffffffff, a, 16);
  return a;
}

extern "C" __global__ void __launch_bounds__(32) kg_row_sum(float *data0, const float *__restrict__ data1) {
  const int g0 = (int)blockIdx.x;
  const int l0 = (int)threadIdx.x;
  float acc0_0;
  float acc0_1;
  float acc0_2;
  float acc0_3;
  acc0_0 = 0.0f;
  acc0_1 = 0.0f;
  acc0_2 = 0.0f;
  acc0_3 = 0.0f;
  const int num0 = g0 * 256 + l0 * 4;
  for (int r0 = 0; r0 < 2; r0++) {
    const int num1 = num0 + r0 * 128;
    const float32x4 val0 = *(const float32x4 *)&data1[num1];
    acc0_0 = acc0_0 + val0.v[0];
    acc0_1 = acc0_1 + val0.v[1];
    acc0_2 = acc0_2 + val0.v[2];
    acc0_3 = acc0_3 + val0.v[3];
  }
  const float alu0 = warp_add_32_float32(acc0_0 + acc0_2 + (acc0_1 + acc0_3));
  if (l0 == 0) data0[g0] = alu0;
}
