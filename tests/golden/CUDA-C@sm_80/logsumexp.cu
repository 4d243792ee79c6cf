struct __align__(16) float32x4 { float v[4]; };

static __device__ __forceinline__ float max_float32(float a, float b) {
  return ((a > b) | (a != a)) ? a : b;
}

static __device__ __forceinline__ float exp2_of_float32(float a) {
  const bool small = a < __int_as_float(0xC2FC0000);
  float r = small ? a + __int_as_float(0x41C00000) : a;
  asm("ex2.approx.ftz.f32 %0, %0;" : "+f"(r));
  return small ? r * __int_as_float(0x33800000) : r;
}

static __device__ __forceinline__ float mulacc_float32(float a, float b, float c) {
  return fmaf(a, b, c);
}

static __device__ __forceinline__ int bits_of_float32_as_int32(float a) {
  int r;
  memcpy(&r, &a, 4);
  return r;
}

static __device__ __forceinline__ float bits_of_int32_as_float32(int a) {
  float r;
  memcpy(&r, &a, 4);
  return r;
}

extern "C" __global__ void __launch_bounds__(128) kg_logsumexp(float *data0, const float *__restrict__ data1) {
  const int l1 = (int)threadIdx.y;
  const int l0 = (int)threadIdx.x;
  float acc3;
  float acc2;
  __shared__ __align__(16) float blocks0_0[32];
  float acc0;
  __shared__ __align__(16) float partial0_0[128];
  __shared__ __align__(16) float partial0_1[128];
  float acc1;
  __shared__ __align__(16) float blocks0_1[32];
  acc2 = -__int_as_float(0x7f800000);
  const int num0 = l1 * 4;
  const int num1 = l0 + num0;
  const bool cond0 = l0 < 4;
  acc0 = -__int_as_float(0x7f800000);
  const int num2 = l1 * 16;
  const int num3 = num2 + (l0 & 3) * 4;
  const int num4 = l0 + num2;
  const int num5 = l0 * 4 + l1 * 64;
  const float32x4 val0 = *(const float32x4 *)&data1[num5];
  const float lane0 = val0.v[0];
  const float lane1 = val0.v[2];
  const float alu0 = max_float32(lane0, lane1);
  const float lane2 = val0.v[1];
  const float lane3 = val0.v[3];
  const float alu1 = max_float32(lane2, lane3);
  const float alu2 = max_float32(alu0, alu1);
  partial0_0[num4] = alu2;
  const float alu3 = lane0 == alu0 ? 1.0f : exp2_of_float32((lane0 - alu0) * 0x1.715476p+0f);
  const float alu4 = lane1 == alu0 ? 1.0f : exp2_of_float32((lane1 - alu0) * 0x1.715476p+0f);
  const float alu5 = alu0 == alu2 ? 1.0f : exp2_of_float32((alu0 - alu2) * 0x1.715476p+0f);
  const float alu6 = lane2 == alu1 ? 1.0f : exp2_of_float32((lane2 - alu1) * 0x1.715476p+0f);
  const float alu7 = lane3 == alu1 ? 1.0f : exp2_of_float32((lane3 - alu1) * 0x1.715476p+0f);
  const float alu8 = alu1 == alu2 ? 1.0f : exp2_of_float32((alu1 - alu2) * 0x1.715476p+0f);
  partial0_1[num4] = mulacc_float32(alu3 + alu4, alu5, (alu6 + alu7) * alu8);
  __syncthreads();
  acc1 = 0.0f;
  for (int r0_block0 = 0; r0_block0 < 4; r0_block0++) {
    const float val1 = acc0;
    const int num6 = num3 + r0_block0;
    const float val2 = partial0_0[num6];
    const float alu9 = max_float32(val1, val2);
    acc0 = alu9;
    const float alu10 = val1 == alu9 ? 1.0f : exp2_of_float32((val1 - alu9) * 0x1.715476p+0f);
    const float val3 = partial0_1[num6];
    const float alu11 = val2 == alu9 ? 1.0f : exp2_of_float32((val2 - alu9) * 0x1.715476p+0f);
    acc1 = mulacc_float32(acc1, alu10, val3 * alu11);
  }
  if (cond0) blocks0_0[num1] = acc0;
  if (cond0) blocks0_1[num1] = acc1;
  __syncthreads();
  acc3 = 0.0f;
  for (int r0_all0 = 0; r0_all0 < 4; r0_all0++) {
    const float val4 = acc2;
    const int num7 = num0 + r0_all0;
    const float val5 = blocks0_0[num7];
    const float alu12 = max_float32(val4, val5);
    acc2 = alu12;
    const float alu13 = val4 == alu12 ? 1.0f : exp2_of_float32((val4 - alu12) * 0x1.715476p+0f);
    const float val6 = blocks0_1[num7];
    const float alu14 = val5 == alu12 ? 1.0f : exp2_of_float32((val5 - alu12) * 0x1.715476p+0f);
    acc3 = mulacc_float32(acc3, alu13, val6 * alu14);
  }
  const float val7 = acc3;
  const bool cond1 = val7 < 0x1p-126f;
  const int cast0 = bits_of_float32_as_int32(cond1 ? val7 * 33554432.0f : val7);
  const int num8 = (int)((unsigned int)cast0 + -1060439283);
  const float cast1 = bits_of_int32_as_float32((int)((unsigned int)cast0 - (num8 & -8388608)));
  const float alu15 = cast1 - 1.0f;
  const float alu16 = mulacc_float32(mulacc_float32(-0x1.ec6f9cp-4f, alu15, 0x1.82e8b6p-3f), alu15, -0x1.807698p-3f);
  const float alu17 = mulacc_float32(mulacc_float32(alu16, alu15, 0x1.a164f2p-3f), alu15, -0x1.eb767cp-3f);
  const float alu18 = mulacc_float32(mulacc_float32(alu17, alu15, 0x1.279072p-2f), alu15, -0x1.7156bap-2f);
  const float alu19 = mulacc_float32(mulacc_float32(alu18, alu15, 0x1.ec701p-2f), alu15, -0x1.715476p-1f);
  const float alu20 = (float)(num8 >> 23) - (cond1 ? 25.0f : 0.0f) + (alu15 + alu15 * mulacc_float32(alu19, alu15, 0x1.c551dap-2f));
  const float alu21 = val7 < __int_as_float(0x7f800000) ? alu20 : __int_as_float(0x7f800000);
  const float alu22 = val7 == 0.0f ? -__int_as_float(0x7f800000) : __int_as_float(0x7fffffff);
  const float alu23 = mulacc_float32(0.0f < val7 ? alu21 : alu22, 0x1.62e43p-1f, acc2);
  if (l0 == 0) data0[l1] = alu23;
}
