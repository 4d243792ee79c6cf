struct __align__(16) float32x4 { float v[4]; };

static __device__ __forceinline__ float warp_add_256_float32(float a) {
  a = a + __shfl_xor_sync(0xffffffff, a, 1);
  a = a + __shfl_xor_sync(0xffffffff, a, 2);
  a = a + __shfl_xor_sync(0xffffffff, a, 4);
  a = a + __shfl_xor_sync(0xffffffff, a, 8);
  a = a + __shfl_xor_sync(0xffffffff, a, 16);
  return a;
}

static __device__ __forceinline__ void store_add_256_float32(float * slots, float a) {
  const int thread = (int)threadIdx.x;
  const int lane = thread & 31;
  if (lane == 0) slots[thread / 32] = a;
}

static __device__ __forceinline__ float gather_add_256_float32(const float * slots) {
  return (((slots[0] + slots[1]) + (slots[2] + slots[3])) + ((slots[4] + slots[5]) + (slots[6] + slots[7])));
}

extern "C" __global__ void __launch_bounds__(256) kg_total(float *data0, const float *__restrict__ data1) {
  const int l0 = (int)threadIdx.x;
  __shared__ __align__(16) float slots0[8];
  const int num0 = l0 * 4;
  const float32x4 val0 = *(const float32x4 *)&data1[num0];
  const int num1 = num0 + 1024;
  const float32x4 val1 = *(const float32x4 *)&data1[num1];
  const int num2 = num0 + 2048;
  const float32x4 val2 = *(const float32x4 *)&data1[num2];
  const int num3 = num0 + 3072;
  const float32x4 val3 = *(const float32x4 *)&data1[num3];
  const float alu0 = val0.v[0] + val1.v[0] + val2.v[0] + val3.v[0] + (val0.v[2] + val1.v[2] + val2.v[2] + val3.v[2]);
  const float alu1 = val0.v[1] + val1.v[1] + val2.v[1] + val3.v[1] + (val0.v[3] + val1.v[3] + val2.v[3] + val3.v[3]);
  store_add_256_float32(slots0, warp_add_256_float32(alu0 + alu1));
  __syncthreads();
  const float alu2 = gather_add_256_float32(slots0);
  if (l0 == 0) data0[0] = alu2;
}
