struct __align__(16) float32x4 { float v[4]; };
struct __align__(8) float32x2 { float v[2]; };

static __device__ __forceinline__ float mulacc_float32(float a, float b, float c) {
  return fmaf(a, b, c);
}

extern "C" __global__ void __launch_bounds__(32) kg_layernorm(float *data0, const float *data1, const float *data2, const float *data3) {
  const int g0 = (int)blockIdx.x;
  const int l0 = (int)threadIdx.x;
  float acc1;
  __shared__ __align__(16) float blocks0[4];
  float acc0;
  __shared__ __align__(16) float partial0[32];
  float acc3;
  __shared__ __align__(16) float blocks2[4];
  float acc2;
  __shared__ __align__(16) float partial2[32];
  const int num0 = l0 * 4;
  const int num1 = g0 * 128 + num0;
  const float32x4 val0 = *(const float32x4 *)&data1[num1];
  acc1 = 0.0f;
  const bool cond0 = l0 < 4;
  acc0 = 0.0f;
  const int num2 = (l0 & 3) * 8;
  const float32x2 vec0 = float32x2{{val0.v[0], val0.v[1]}};
  const float32x2 vec1 = float32x2{{val0.v[2], val0.v[3]}};
  partial0[l0] = vec0.v[0] + vec1.v[0] + (vec0.v[1] + vec1.v[1]);
  __syncthreads();
  for (int r0_block0 = 0; r0_block0 < 8; r0_block0++) {
    const float val1 = partial0[r0_block0 + num2];
    acc0 = acc0 + val1;
  }
  if (cond0) blocks0[l0] = acc0;
  __syncthreads();
  for (int r0_all0 = 0; r0_all0 < 4; r0_all0++) {
    const float val2 = blocks0[r0_all0];
    acc1 = acc1 + val2;
  }
  const float alu0 = acc1 * 0.0078125f;
  const float alu1 = val0.v[0] - alu0;
  acc3 = 0.0f;
  acc2 = 0.0f;
  const float alu2 = val0.v[2] - alu0;
  const float alu3 = val0.v[1] - alu0;
  const float alu4 = val0.v[3] - alu0;
  partial2[l0] = alu1 * alu1 + alu2 * alu2 + (alu3 * alu3 + alu4 * alu4);
  __syncthreads();
  for (int r0_block2 = 0; r0_block2 < 8; r0_block2++) {
    const float val3 = partial2[r0_block2 + num2];
    acc2 = acc2 + val3;
  }
  if (cond0) blocks2[l0] = acc2;
  __syncthreads();
  for (int r0_all2 = 0; r0_all2 < 4; r0_all2++) {
    const float val4 = blocks2[r0_all2];
    acc3 = acc3 + val4;
  }
  const float alu5 = sqrtf(mulacc_float32(acc3, 0.0078125f, 0x1.4f8b58p-17f));
  const float32x4 val5 = *(const float32x4 *)&data2[num0];
  const float32x4 val6 = *(const float32x4 *)&data3[num0];
  const float32x4 vec2 = float32x4{{mulacc_float32(alu1 / alu5, val5.v[0], val6.v[0]), mulacc_float32(alu3 / alu5, val5.v[1], val6.v[1]), mulacc_float32(alu2 / alu5, val5.v[2], val6.v[2]), mulacc_float32(alu4 / alu5, val5.v[3], val6.v[3])}};
  *(float32x4 *)&data0[num1] = vec2;
}
