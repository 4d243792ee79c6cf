#pragma OPENCL FP_CONTRACT OFF

static inline float bits_of_uint32_as_float32(uint a) {
  return as_float(a);
}

static inline float mulacc_float32(float a, float b, float c) {
  return fma(a, b, c);
}

kernel __attribute__((reqd_work_group_size(16, 4, 1))) void kg_gemm_bfloat16(global float *data0_base, const long data0_first, global const ushort *data1_base, const long data1_first, global const ushort *data2_base, const long data2_first) {
  global float *const data0 = data0_base + data0_first;
  global const ushort *const data1 = data1_base + data1_first;
  global const ushort *const data2 = data2_base + data2_first;
  const int g0 = (int)get_group_id(0);
  const int g1 = (int)get_group_id(1);
  const int l0 = (int)get_local_id(0);
  const int l1 = (int)get_local_id(1);
  float acc0;
  const int num0 = g0 * 16;
  const int num1 = g1 * 256;
  const int num2 = l1 * 64;
  const int num3 = num1 + num2;
  const int num4 = num0 + l0;
  acc0 = 0.0f;
  for (int r0 = 0; r0 < 16; r0++) {
    const int num5 = num3 + r0 * 4;
    const ushort val0 = data1[num5 + 3];
    const int num6 = num4 + r0 * 256;
    const ushort val1 = data2[num6 + 192];
    const ushort val2 = data1[num5 + 2];
    const ushort val3 = data2[num6 + 128];
    const ushort val4 = data1[num5 + 1];
    const ushort val5 = data2[num6 + 64];
    const ushort val6 = data1[num5];
    const ushort val7 = data2[num6];
    const float alu0 = mulacc_float32(bits_of_uint32_as_float32((uint)val6 << 16u), bits_of_uint32_as_float32((uint)val7 << 16u), acc0);
    const float alu1 = mulacc_float32(bits_of_uint32_as_float32((uint)val4 << 16u), bits_of_uint32_as_float32((uint)val5 << 16u), alu0);
    const float alu2 = mulacc_float32(bits_of_uint32_as_float32((uint)val2 << 16u), bits_of_uint32_as_float32((uint)val3 << 16u), alu1);
    const float alu3 = mulacc_float32(bits_of_uint32_as_float32((uint)val0 << 16u), bits_of_uint32_as_float32((uint)val1 << 16u), alu2);
    acc0 = alu3;
  }
  data0[num0 + num1 + l0 + num2] = acc0;
}
