extern "C" __global__ void __launch_bounds__(256) kg_transpose(float *data0, const float *data1) {
  const int g0 = (int)blockIdx.x;
  const int g1 = (int)blockIdx.y;
  const int l0 = (int)threadIdx.x;
  const int l1 = (int)threadIdx.y;
  const float val0 = data1[g0 * 768 + g1 * 16 + l0 * 48 + l1];
  data0[g0 * 16 + g1 * 512 + l0 + l1 * 32] = val0;
}
