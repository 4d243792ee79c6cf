struct __align__(16) float32x4 { float v[4]; };

static __device__ __forceinline__ float mulacc_float32(float a, float b, float c) {
  return fmaf(a, b, c);
}

extern "C" __global__ void __launch_bounds__(16) kg_in_place(float *data0, const float *data1) {
  const int l0 = (int)threadIdx.x;
  const int num0 = l0 * 4;
  const float32x4 val0 = *(const float32x4 *)&data0[num0];
  const float32x4 val1 = *(const float32x4 *)&data1[num0];
  const float32x4 vec0 = float32x4{{mulacc_float32(val0.v[0], 0.5f, val1.v[0]), mulacc_float32(val0.v[1], 0.5f, val1.v[1]), mulacc_float32(val0.v[2], 0.5f, val1.v[2]), mulacc_float32(val0.v[3], 0.5f, val1.v[3])}};
  *(float32x4 *)&data0[num0] = vec0;
}
