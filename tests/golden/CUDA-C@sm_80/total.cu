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
  float acc0_0;
  float acc0_1;
  float acc0_2;
  float acc0_3;
  __shared__ __align__(16) float slots0[8];
  acc0_0 = 0.0f;
  acc0_1 = 0.0f;
  acc0_2 = 0.0f;
  acc0_3 = 0.0f;
  const int num0 = l0 * 4;
  for (int r0 = 0; r0 < 4; r0++) {
    const int num1 = num0 + r0 * 1024;
    const float32x4 val0 = *(const float32x4 *)&data1[num1];
    acc0_0 = acc0_0 + val0.v[0];
    acc0_1 = acc0_1 + val0.v[1];
    acc0_2 = acc0_2 + val0.v[2];
    acc0_3 = acc0_3 + val0.v[3];
  }
  store_add_256_float32(slots0, warp_add_256_float32(acc0_0 + acc0_2 + (acc0_1 + acc0_3)));
  __syncthreads();
  const float alu0 = gather_add_256_float32(slots0);
  if (l0 == 0) data0[0] = alu0;
}
