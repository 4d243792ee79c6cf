struct __align__(16) float32x4 { float v[4]; };

extern "C" __global__ void __launch_bounds__(256) kg_total(float *data0, const float *data1) {
  const int l0 = (int)threadIdx.x;
  float acc2;
  __shared__ __align__(16) float blocks0[16];
  float acc1;
  __shared__ __align__(16) float partial0[256];
  float acc0_0;
  float acc0_1;
  float acc0_2;
  float acc0_3;
  acc2 = 0.0f;
  acc1 = 0.0f;
  const int num0 = (l0 & 15) * 16;
  acc0_0 = 0.0f;
  acc0_1 = 0.0f;
  acc0_2 = 0.0f;
  acc0_3 = 0.0f;
  const int num1 = l0 * 4;
  for (int r0 = 0; r0 < 4; r0++) {
    const int num2 = num1 + r0 * 1024;
    const float32x4 val0 = *(const float32x4 *)&data1[num2];
    acc0_0 = acc0_0 + val0.v[0];
    acc0_1 = acc0_1 + val0.v[1];
    acc0_2 = acc0_2 + val0.v[2];
    acc0_3 = acc0_3 + val0.v[3];
  }
  partial0[l0] = acc0_0 + acc0_2 + (acc0_1 + acc0_3);
  __syncthreads();
  for (int r0_in2_block0 = 0; r0_in2_block0 < 16; r0_in2_block0++) {
    const float val1 = partial0[r0_in2_block0 + num0];
    acc1 = acc1 + val1;
  }
  if (l0 < 16) blocks0[l0] = acc1;
  __syncthreads();
  for (int r0_in2_all0 = 0; r0_in2_all0 < 16; r0_in2_all0++) {
    const float val2 = blocks0[r0_in2_all0];
    acc2 = acc2 + val2;
  }
  if (l0 == 0) data0[0] = acc2;
}
