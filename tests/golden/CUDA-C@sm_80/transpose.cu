extern "C" __global__ void __launch_bounds__(256) kg_transpose(float *data0, const float *data1) {
  const int g0 = (int)blockIdx.x;
  const int l0 = (int)threadIdx.x;
  const int l1 = (int)threadIdx.y;
  const int num0 = g0 * 16;
  const bool cond0 = num0 + l1 < 24;
  const float val0 = cond0 ? data1[num0 + l0 * 24 + l1] : 0.0f;
  if (cond0) data0[g0 * 256 + l0 + l1 * 16] = val0;
}
