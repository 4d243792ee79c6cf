struct __align__(16) float32x4 { float v[4]; };

static __device__ __forceinline__ int min_int32(int a, int b) {
  return (a < b) ? a : b;
}

static __device__ __forceinline__ int max_int32(int a, int b) {
  return (a > b) ? a : b;
}

extern "C" __global__ void __launch_bounds__(96) kg_gather_rows(float *data0, const float *data1, const int *__restrict__ data2) {
  const int l0 = (int)threadIdx.x;
  const int l1 = (int)threadIdx.y;
  const int num0 = l0 * 4;
  const int val0 = data2[l1];
  const int num1 = num0 + max_int32(min_int32(val0, 99), 0) * 16;
  const float32x4 val1 = *(const float32x4 *)&data1[num1];
  const int num2 = num0 + l1 * 16;
  *(float32x4 *)&data0[num2] = val1;
}
