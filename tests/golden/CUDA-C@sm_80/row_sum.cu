struct __align__(16) float32x4 { float v[4]; };

static __device__ __forceinline__ float warp_add_64_float32(float a) {
  a = a + __shfl_xor_sync(0xffffffff, a, 1);
  a = a + __shfl_xor_sync(0xffffffff, a, 2);
  a = a + __shfl_xor_sync(0xffffffff, a, 4);
  a = a + __shfl_xor_sync(0xffffffff, a, 8);
  a = a + __shfl_xor_sync(0xffffffff, a, 16);
  return a;
}

static __device__ __forceinline__ void store_add_64_float32(float * slots, float a) {
  const int thread = (int)threadIdx.x + 64 * ((int)threadIdx.y + 2 * (int)threadIdx.z);
  const int lane = thread & 31;
  if (lane == 0) slots[thread / 32] = a;
}

static __device__ __forceinline__ float gather_add_64_float32(const float * slots) {
  const int thread = (int)threadIdx.x + 64 * ((int)threadIdx.y + 2 * (int)threadIdx.z);
  return (slots[thread / 64 * 2 + 0] + slots[thread / 64 * 2 + 1]);
}

extern "C" __global__ void __launch_bounds__(128) kg_row_sum(float *data0, const float *__restrict__ data1) {
  const int g0 = (int)blockIdx.x;
  const int l1 = (int)threadIdx.y;
  const int l0 = (int)threadIdx.x;
  __shared__ __align__(16) float slots0[4];
  const int num0 = g0 * 512 + l0 * 4 + l1 * 256;
  const float32x4 val0 = *(const float32x4 *)&data1[num0];
  store_add_64_float32(slots0, warp_add_64_float32(val0.v[0] + val0.v[2] + (val0.v[1] + val0.v[3])));
  __syncthreads();
  const float alu0 = gather_add_64_float32(slots0);
  if (l0 == 0) data0[g0 * 2 + l1] = alu0;
}
