struct __align__(16) float32x4 { float v[4]; };

static __device__ __forceinline__ float warp_add_32_float32(float a) {
  a = a + __shfl_xor_sync(0xffffffff, a, 1);
  a = a + __shfl_xor_sync(0xffffffff, a, 2);
  a = a + __shfl_xor_sync(0xffffffff, a, 4);
  a = a + __shfl_xor_sync(0xffffffff, a, 8);
  a = a + __shfl_xor_sync(0xffffffff, a, 16);
  return a;
}

extern "C" __global__ void __launch_bounds__(128) kg_row_sum(float *data0, const float *__restrict__ data1) {
  const int g0 = (int)blockIdx.x;
  const int l1 = (int)threadIdx.y;
  const int l0 = (int)threadIdx.x;
  const int num0 = g0 * 1024 + l0 * 4 + l1 * 256;
  const float32x4 val0 = *(const float32x4 *)&data1[num0];
  const int num1 = num0 + 128;
  const float32x4 val1 = *(const float32x4 *)&data1[num1];
  const float alu0 = val0.v[0] + val1.v[0] + (val0.v[2] + val1.v[2]) + (val0.v[1] + val1.v[1] + (val0.v[3] + val1.v[3]));
  const float alu1 = warp_add_32_float32(alu0);
  if (l0 == 0) data0[g0 * 4 + l1] = alu1;
}
