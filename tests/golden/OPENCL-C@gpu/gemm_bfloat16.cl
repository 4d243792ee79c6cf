#pragma OPENCL FP_CONTRACT OFF

static inline float bits_of_uint32_as_float32(uint a) {
  return as_float(a);
}

static inline float mulacc_float32(float a, float b, float c) {
  return fma(a, b, c);
}

kernel __attribute__((reqd_work_group_size(16, 8, 1))) void kg_gemm_bfloat16(global float *data0_base, const long data0_first, global const ushort *data1_base, const long data1_first, global const ushort *data2_base, const long data2_first) {
  global float *const data0 = data0_base + data0_first;
  global const ushort *const data1 = data1_base + data1_first;
  global const ushort *const data2 = data2_base + data2_first;
  const int g0 = (int)get_group_id(0);
  const int l0 = (int)get_local_id(0);
  const int l1 = (int)get_local_id(1);
  float acc0;
  float acc1;
  float acc2;
  float acc3;
  const int num0 = g0 * 512;
  const int num1 = l0 * 4;
  const int num2 = l1 * 64;
  const int num3 = num0 + num1 + num2;
  const int num4 = num0 + num2;
  acc0 = 0.0f;
  acc1 = 0.0f;
  acc2 = 0.0f;
  acc3 = 0.0f;
  for (int r0 = 0; r0 < 16; r0++) {
    const int num5 = num4 + r0 * 4;
    const ushort val0 = data1[num5 + 3];
    const float cast0 = bits_of_uint32_as_float32((uint)val0 << 16u);
    const int num6 = num1 + r0 * 256;
    const ushort val1 = data2[num6 + 192];
    const ushort val2 = data1[num5 + 2];
    const float cast1 = bits_of_uint32_as_float32((uint)val2 << 16u);
    const ushort val3 = data2[num6 + 128];
    const ushort val4 = data1[num5 + 1];
    const float cast2 = bits_of_uint32_as_float32((uint)val4 << 16u);
    const ushort val5 = data2[num6 + 64];
    const ushort val6 = data1[num5];
    const float cast3 = bits_of_uint32_as_float32((uint)val6 << 16u);
    const ushort val7 = data2[num6];
    const float alu0 = mulacc_float32(cast3, bits_of_uint32_as_float32((uint)val7 << 16u), acc0);
    const float alu1 = mulacc_float32(cast2, bits_of_uint32_as_float32((uint)val5 << 16u), alu0);
    const float alu2 = mulacc_float32(cast1, bits_of_uint32_as_float32((uint)val3 << 16u), alu1);
    const float alu3 = mulacc_float32(cast0, bits_of_uint32_as_float32((uint)val1 << 16u), alu2);
    acc0 = alu3;
    const ushort val8 = data2[num6 + 193];
    const ushort val9 = data2[num6 + 129];
    const ushort val10 = data2[num6 + 65];
    const ushort val11 = data2[num6 + 1];
    const float alu4 = mulacc_float32(cast3, bits_of_uint32_as_float32((uint)val11 << 16u), acc1);
    const float alu5 = mulacc_float32(cast2, bits_of_uint32_as_float32((uint)val10 << 16u), alu4);
    const float alu6 = mulacc_float32(cast1, bits_of_uint32_as_float32((uint)val9 << 16u), alu5);
    const float alu7 = mulacc_float32(cast0, bits_of_uint32_as_float32((uint)val8 << 16u), alu6);
    acc1 = alu7;
    const ushort val12 = data2[num6 + 194];
    const ushort val13 = data2[num6 + 130];
    const ushort val14 = data2[num6 + 66];
    const ushort val15 = data2[num6 + 2];
    const float alu8 = mulacc_float32(cast3, bits_of_uint32_as_float32((uint)val15 << 16u), acc2);
    const float alu9 = mulacc_float32(cast2, bits_of_uint32_as_float32((uint)val14 << 16u), alu8);
    const float alu10 = mulacc_float32(cast1, bits_of_uint32_as_float32((uint)val13 << 16u), alu9);
    const float alu11 = mulacc_float32(cast0, bits_of_uint32_as_float32((uint)val12 << 16u), alu10);
    acc2 = alu11;
    const ushort val16 = data2[num6 + 195];
    const ushort val17 = data2[num6 + 131];
    const ushort val18 = data2[num6 + 67];
    const ushort val19 = data2[num6 + 3];
    const float alu12 = mulacc_float32(cast3, bits_of_uint32_as_float32((uint)val19 << 16u), acc3);
    const float alu13 = mulacc_float32(cast2, bits_of_uint32_as_float32((uint)val18 << 16u), alu12);
    const float alu14 = mulacc_float32(cast1, bits_of_uint32_as_float32((uint)val17 << 16u), alu13);
    const float alu15 = mulacc_float32(cast0, bits_of_uint32_as_float32((uint)val16 << 16u), alu14);
    acc3 = alu15;
  }
  data0[num3] = acc0;
  data0[num3 + 1] = acc1;
  data0[num3 + 2] = acc2;
  data0[num3 + 3] = acc3;
}
