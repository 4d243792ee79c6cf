struct __align__(16) float32x4 { float v[4]; };

extern "C" __global__ void __launch_bounds__(256) kg_vector_add(float *data0, const float *data1, const float *data2) {
  const int l0 = (int)threadIdx.x;
  const int num0 = l0 * 4;
  const float32x4 val0 = *(const float32x4 *)&data1[num0];
  const float32x4 val1 = *(const float32x4 *)&data2[num0];
  const float32x4 vec0 = float32x4{{val0.v[0] + val1.v[0], val0.v[1] + val1.v[1], val0.v[2] + val1.v[2], val0.v[3] + val1.v[3]}};
  *(float32x4 *)&data0[num0] = vec0;
}
