struct __align__(16) float32x4 { float v[4]; };
struct __align__(8) float32x2 { float v[2]; };

static __device__ __forceinline__ float max_float32(float a, float b) {
  return ((a > b) | (a != a)) ? a : b;
}

static __device__ __forceinline__ float exp2_of_float32(float a) {
  const bool small = a < __int_as_float(0xC2FC0000);
  float r = small ? a + __int_as_float(0x41C00000) : a;
  asm("ex2.approx.ftz.f32 %0, %0;" : "+f"(r));
  return small ? r * __int_as_float(0x33800000) : r;
}

extern "C" __global__ void __launch_bounds__(32) kg_softmax(float *data0, const float *data1) {
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
  const int num0 = g0 * 128 + l0 * 4;
  const float32x4 val0 = *(const float32x4 *)&data1[num0];
  acc1 = -__int_as_float(0x7f800000);
  const bool cond0 = l0 < 4;
  acc0 = -__int_as_float(0x7f800000);
  const int num1 = (l0 & 3) * 8;
  const float32x2 vec0 = float32x2{{val0.v[0], val0.v[1]}};
  const float32x2 vec1 = float32x2{{val0.v[2], val0.v[3]}};
  const float alu0 = max_float32(max_float32(vec0.v[0], vec1.v[0]), max_float32(vec0.v[1], vec1.v[1]));
  partial0[l0] = alu0;
  __syncthreads();
  for (int r0_block0 = 0; r0_block0 < 8; r0_block0++) {
    const float val1 = partial0[r0_block0 + num1];
    acc0 = max_float32(acc0, val1);
  }
  if (cond0) blocks0[l0] = acc0;
  __syncthreads();
  for (int r0_all0 = 0; r0_all0 < 4; r0_all0++) {
    const float val2 = blocks0[r0_all0];
    acc1 = max_float32(acc1, val2);
  }
  const float val3 = acc1;
  const float alu1 = exp2_of_float32((val0.v[0] - val3) * 0x1.715476p+0f);
  acc3 = 0.0f;
  acc2 = 0.0f;
  const float alu2 = exp2_of_float32((val0.v[2] - val3) * 0x1.715476p+0f);
  const float alu3 = exp2_of_float32((val0.v[1] - val3) * 0x1.715476p+0f);
  const float alu4 = exp2_of_float32((val0.v[3] - val3) * 0x1.715476p+0f);
  partial2[l0] = alu1 + alu2 + (alu3 + alu4);
  __syncthreads();
  for (int r0_block2 = 0; r0_block2 < 8; r0_block2++) {
    const float val4 = partial2[r0_block2 + num1];
    acc2 = acc2 + val4;
  }
  if (cond0) blocks2[l0] = acc2;
  __syncthreads();
  for (int r0_all2 = 0; r0_all2 < 4; r0_all2++) {
    const float val5 = blocks2[r0_all2];
    acc3 = acc3 + val5;
  }
  const float val6 = acc3;
  const float32x4 vec2 = float32x4{{alu1 / val6, alu3 / val6, alu2 / val6, alu4 / val6}};
  *(float32x4 *)&data0[num0] = vec2;
}
