struct __align__(16) float32x4 { float v[4]; };

static __device__ __forceinline__ float warp_add_8_float32(float a) {
  a = a + __shfl_xor_sync(0xff, a, 1);
  a = a + __shfl_xor_sync(0xff, a, 2);
  a = a + __shfl_xor_sync(0xff, a, 4);
  return a;
}

static __device__ __forceinline__ float mulacc_float32(float a, float b, float c) {
  return fmaf(a, b, c);
}

extern "C" __global__ void __launch_bounds__(8, 93) kg_layernorm(float *data0, const float *data1, const float *data2, const float *data3) {
  const int g0 = (int)blockIdx.x;
  const int l0 = (int)threadIdx.x;
  const int num0 = l0 * 4;
  const int num1 = g0 * 128 + num0;
  const float32x4 val0 = *(const float32x4 *)&data1[num1];
  const float lane0 = val0.v[0];
  const int num2 = num1 + 32;
  const float32x4 val1 = *(const float32x4 *)&data1[num2];
  const float lane1 = val1.v[0];
  const int num3 = num1 + 64;
  const float32x4 val2 = *(const float32x4 *)&data1[num3];
  const float lane2 = val2.v[0];
  const int num4 = num1 + 96;
  const float32x4 val3 = *(const float32x4 *)&data1[num4];
  const float lane3 = val3.v[0];
  const float lane4 = val0.v[2];
  const float lane5 = val1.v[2];
  const float lane6 = val2.v[2];
  const float lane7 = val3.v[2];
  const float alu0 = lane0 + lane1 + lane2 + lane3 + (lane4 + lane5 + lane6 + lane7);
  const float lane8 = val0.v[1];
  const float lane9 = val1.v[1];
  const float lane10 = val2.v[1];
  const float lane11 = val3.v[1];
  const float lane12 = val0.v[3];
  const float lane13 = val1.v[3];
  const float lane14 = val2.v[3];
  const float lane15 = val3.v[3];
  const float alu1 = lane8 + lane9 + lane10 + lane11 + (lane12 + lane13 + lane14 + lane15);
  const float alu2 = warp_add_8_float32(alu0 + alu1);
  const float alu3 = alu2 * 0.0078125f;
  const float alu4 = lane0 - alu3;
  const float alu5 = lane3 - alu3;
  const float alu6 = lane2 - alu3;
  const float alu7 = lane1 - alu3;
  const float alu8 = mulacc_float32(alu6, alu6, mulacc_float32(alu4, alu4, alu7 * alu7));
  const float alu9 = lane7 - alu3;
  const float alu10 = lane6 - alu3;
  const float alu11 = lane4 - alu3;
  const float alu12 = lane5 - alu3;
  const float alu13 = mulacc_float32(alu10, alu10, mulacc_float32(alu11, alu11, alu12 * alu12));
  const float alu14 = mulacc_float32(alu5, alu5, alu8) + mulacc_float32(alu9, alu9, alu13);
  const float alu15 = lane11 - alu3;
  const float alu16 = lane10 - alu3;
  const float alu17 = lane8 - alu3;
  const float alu18 = lane9 - alu3;
  const float alu19 = mulacc_float32(alu16, alu16, mulacc_float32(alu17, alu17, alu18 * alu18));
  const float alu20 = lane15 - alu3;
  const float alu21 = lane14 - alu3;
  const float alu22 = lane12 - alu3;
  const float alu23 = lane13 - alu3;
  const float alu24 = mulacc_float32(alu21, alu21, mulacc_float32(alu22, alu22, alu23 * alu23));
  const float alu25 = mulacc_float32(alu15, alu15, alu19) + mulacc_float32(alu20, alu20, alu24);
  const float alu26 = warp_add_8_float32(alu14 + alu25);
  const float alu27 = sqrtf(mulacc_float32(alu26, 0.0078125f, 0x1.4f8b58p-17f));
  const float32x4 val4 = *(const float32x4 *)&data2[num0];
  const float32x4 val5 = *(const float32x4 *)&data3[num0];
  const float32x4 vec0 = float32x4{{mulacc_float32(alu4 / alu27, val4.v[0], val5.v[0]), mulacc_float32(alu17 / alu27, val4.v[1], val5.v[1]), mulacc_float32(alu11 / alu27, val4.v[2], val5.v[2]), mulacc_float32(alu22 / alu27, val4.v[3], val5.v[3])}};
  *(float32x4 *)&data0[num1] = vec0;
  const int num5 = num0 + 32;
  const float32x4 val6 = *(const float32x4 *)&data2[num5];
  const float32x4 val7 = *(const float32x4 *)&data3[num5];
  const float32x4 vec1 = float32x4{{mulacc_float32(alu7 / alu27, val6.v[0], val7.v[0]), mulacc_float32(alu18 / alu27, val6.v[1], val7.v[1]), mulacc_float32(alu12 / alu27, val6.v[2], val7.v[2]), mulacc_float32(alu23 / alu27, val6.v[3], val7.v[3])}};
  *(float32x4 *)&data0[num2] = vec1;
  const int num6 = num0 + 64;
  const float32x4 val8 = *(const float32x4 *)&data2[num6];
  const float32x4 val9 = *(const float32x4 *)&data3[num6];
  const float32x4 vec2 = float32x4{{mulacc_float32(alu6 / alu27, val8.v[0], val9.v[0]), mulacc_float32(alu16 / alu27, val8.v[1], val9.v[1]), mulacc_float32(alu10 / alu27, val8.v[2], val9.v[2]), mulacc_float32(alu21 / alu27, val8.v[3], val9.v[3])}};
  *(float32x4 *)&data0[num3] = vec2;
  const int num7 = num0 + 96;
  const float32x4 val10 = *(const float32x4 *)&data2[num7];
  const float32x4 val11 = *(const float32x4 *)&data3[num7];
  const float32x4 vec3 = float32x4{{mulacc_float32(alu5 / alu27, val10.v[0], val11.v[0]), mulacc_float32(alu15 / alu27, val10.v[1], val11.v[1]), mulacc_float32(alu9 / alu27, val10.v[2], val11.v[2]), mulacc_float32(alu20 / alu27, val10.v[3], val11.v[3])}};
  *(float32x4 *)&data0[num4] = vec3;
}
