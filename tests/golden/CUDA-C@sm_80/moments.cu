struct __align__(16) float32x4 { float v[4]; };

static __device__ __forceinline__ float mulacc_float32(float a, float b, float c) {
  return fmaf(a, b, c);
}

extern "C" __global__ void __launch_bounds__(128) kg_moments(float *data0, const float *__restrict__ data1) {
  const int g0 = (int)blockIdx.x;
  const int l1 = (int)threadIdx.y;
  const int l0 = (int)threadIdx.x;
  float acc5;
  float acc3;
  __shared__ __align__(16) float blocks0_0[32];
  float acc0;
  __shared__ __align__(16) float partial0_0[128];
  __shared__ __align__(16) float partial0_1[128];
  __shared__ __align__(16) float partial0_2[128];
  float acc1;
  float acc2;
  __shared__ __align__(16) float blocks0_1[32];
  __shared__ __align__(16) float blocks0_2[32];
  float acc4;
  acc3 = 0.0f;
  const int num0 = l1 * 4;
  const int num1 = l0 + num0;
  const bool cond0 = l0 < 4;
  acc0 = 0.0f;
  const int num2 = l1 * 16;
  const int num3 = num2 + (l0 & 3) * 4;
  const int num4 = l0 + num2;
  partial0_0[num4] = 4.0f;
  const int num5 = g0 * 512 + l0 * 4 + l1 * 64;
  const float32x4 val0 = *(const float32x4 *)&data1[num5];
  const float lane0 = val0.v[1];
  const float alu0 = val0.v[3] - lane0;
  const float lane1 = val0.v[0];
  const float alu1 = val0.v[2] - lane1;
  const float alu2 = mulacc_float32(alu1, 0.5f, lane1);
  const float alu3 = mulacc_float32(alu0, 0.5f, lane0) - alu2;
  partial0_1[num4] = mulacc_float32(alu3, 0.5f, alu2);
  const float alu4 = mulacc_float32(alu1 * alu1, 0.5f, 0.0f) + mulacc_float32(alu0 * alu0, 0.5f, 0.0f);
  partial0_2[num4] = mulacc_float32(alu3 * alu3 * 2.0f, 0.5f, alu4);
  __syncthreads();
  acc1 = 0.0f;
  acc2 = 0.0f;
  for (int r0_block0 = 0; r0_block0 < 4; r0_block0++) {
    const float val1 = acc0;
    const int num6 = num3 + r0_block0;
    const float val2 = partial0_0[num6];
    const float alu5 = val1 + val2;
    const float val3 = acc1;
    acc0 = alu5;
    const float val4 = partial0_1[num6];
    const float alu6 = val4 - val3;
    const bool cond1 = alu5 == 0.0f;
    const float alu7 = cond1 ? 0.0f : val2 / (cond1 ? 1.0f : alu5);
    acc1 = mulacc_float32(alu6, alu7, val3);
    const float val5 = partial0_2[num6];
    acc2 = mulacc_float32(alu6 * alu6 * val1, alu7, acc2 + val5);
  }
  if (cond0) blocks0_0[num1] = acc0;
  if (cond0) blocks0_1[num1] = acc1;
  if (cond0) blocks0_2[num1] = acc2;
  __syncthreads();
  acc4 = 0.0f;
  acc5 = 0.0f;
  for (int r0_all0 = 0; r0_all0 < 4; r0_all0++) {
    const float val6 = acc3;
    const int num7 = num0 + r0_all0;
    const float val7 = blocks0_0[num7];
    const float alu8 = val6 + val7;
    const float val8 = acc4;
    acc3 = alu8;
    const float val9 = blocks0_1[num7];
    const float alu9 = val9 - val8;
    const bool cond2 = alu8 == 0.0f;
    const float alu10 = cond2 ? 0.0f : val7 / (cond2 ? 1.0f : alu8);
    acc4 = mulacc_float32(alu9, alu10, val8);
    const float val10 = blocks0_2[num7];
    acc5 = mulacc_float32(alu9 * alu9 * val6, alu10, acc5 + val10);
  }
  if (l0 == 0) data0[g0 * 8 + l1] = acc5 / acc3;
}
