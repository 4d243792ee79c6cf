struct __align__(16) float32x4 { float v[4]; };

static __device__ __forceinline__ float max_float32(float a, float b) {
  return ((a > b) | (a != a)) ? a : b;
}

static __device__ __forceinline__ float warp_max_16_float32(float a) {
  a = max_float32(a, __shfl_xor_sync(0xffff, a, 1));
  a = max_float32(a, __shfl_xor_sync(0xffff, a, 2));
  a = max_float32(a, __shfl_xor_sync(0xffff, a, 4));
  a = max_float32(a, __shfl_xor_sync(0xffff, a, 8));
  return a;
}

static __device__ __forceinline__ float exp2_of_float32(float a) {
  const bool small = a < __int_as_float(0xC2FC0000);
  float r = small ? a + __int_as_float(0x41C00000) : a;
  asm("ex2.approx.ftz.f32 %0, %0;" : "+f"(r));
  return small ? r * __int_as_float(0x33800000) : r;
}

static __device__ __forceinline__ float warp_add_16_float32(float a) {
  a = a + __shfl_xor_sync(0xffff, a, 1);
  a = a + __shfl_xor_sync(0xffff, a, 2);
  a = a + __shfl_xor_sync(0xffff, a, 4);
  a = a + __shfl_xor_sync(0xffff, a, 8);
  return a;
}

extern "C" __global__ void __launch_bounds__(16) kg_softmax(float *data0, const float *data1) {
  const int g0 = (int)blockIdx.x;
  const int l0 = (int)threadIdx.x;
  const int num0 = g0 * 128 + l0 * 4;
  const float32x4 val0 = *(const float32x4 *)&data1[num0];
  const float lane0 = val0.v[0];
  const int num1 = num0 + 64;
  const float32x4 val1 = *(const float32x4 *)&data1[num1];
  const float lane1 = val1.v[0];
  const float lane2 = val0.v[2];
  const float lane3 = val1.v[2];
  const float alu0 = max_float32(max_float32(lane0, lane1), max_float32(lane2, lane3));
  const float lane4 = val0.v[1];
  const float lane5 = val1.v[1];
  const float lane6 = val0.v[3];
  const float lane7 = val1.v[3];
  const float alu1 = max_float32(max_float32(lane4, lane5), max_float32(lane6, lane7));
  const float alu2 = warp_max_16_float32(max_float32(alu0, alu1));
  const float alu3 = exp2_of_float32((lane0 - alu2) * 0x1.715476p+0f);
  const float alu4 = exp2_of_float32((lane1 - alu2) * 0x1.715476p+0f);
  const float alu5 = exp2_of_float32((lane2 - alu2) * 0x1.715476p+0f);
  const float alu6 = exp2_of_float32((lane3 - alu2) * 0x1.715476p+0f);
  const float alu7 = exp2_of_float32((lane4 - alu2) * 0x1.715476p+0f);
  const float alu8 = exp2_of_float32((lane5 - alu2) * 0x1.715476p+0f);
  const float alu9 = exp2_of_float32((lane6 - alu2) * 0x1.715476p+0f);
  const float alu10 = exp2_of_float32((lane7 - alu2) * 0x1.715476p+0f);
  const float alu11 = warp_add_16_float32(alu3 + alu4 + (alu5 + alu6) + (alu7 + alu8 + (alu9 + alu10)));
  const float32x4 vec0 = float32x4{{alu3 / alu11, alu7 / alu11, alu5 / alu11, alu9 / alu11}};
  *(float32x4 *)&data0[num0] = vec0;
  const float32x4 vec1 = float32x4{{alu4 / alu11, alu8 / alu11, alu6 / alu11, alu10 / alu11}};
  *(float32x4 *)&data0[num1] = vec1;
}
