#pragma OPENCL FP_CONTRACT OFF

static inline float of_half_float32(ushort a) {
  return vload_half(0, (private const half *)&a);
}

static inline float8 of_half_float32x8(ushort8 a) {
  return vload_half8(0, (private const half *)&a);
}

static inline ushort8 from_float32_to_float16x8(float8 a) {
  ushort8 r;
  vstore_half8_rte(a, 0, (private half *)&r);
  return r;
}

kernel void kg_gemm(global ushort *data0_base, const long data0_first, global const ushort *data1_base, const long data1_first, global const ushort *data2_base, const long data2_first) {
  global ushort *const data0 = data0_base + data0_first;
  global const ushort *const data1 = data1_base + data1_first;
  global const ushort *const data2 = data2_base + data2_first;
  const int g0 = (int)get_global_id(0);
  float8 acc0_0;
  float8 acc0_8;
  float8 acc0_16;
  float8 acc0_24;
  float8 acc1_0;
  float8 acc1_8;
  float8 acc1_16;
  float8 acc1_24;
  const int num0 = g0 * 64;
  acc0_0 = (float8)(0.0f);
  acc0_8 = (float8)(0.0f);
  acc0_16 = (float8)(0.0f);
  acc0_24 = (float8)(0.0f);
  acc1_0 = (float8)(0.0f);
  acc1_8 = (float8)(0.0f);
  acc1_16 = (float8)(0.0f);
  acc1_24 = (float8)(0.0f);
  for (int r0 = 0; r0 < 8; r0++) {
    const int num1 = num0 + r0 * 4;
    const ushort val0 = data1[num1];
    const float8 vec0 = (float8)(of_half_float32(val0));
    const int num2 = r0 * 128;
    const ushort16 val1 = vload16(0, &data2[num2]);
    const float8 cast0 = of_half_float32x8(val1.s01234567);
    const ushort val2 = data1[num1 + 1];
    const float8 vec1 = (float8)(of_half_float32(val2));
    const int num3 = num2 + 32;
    const ushort16 val3 = vload16(0, &data2[num3]);
    const float8 cast1 = of_half_float32x8(val3.s01234567);
    const float8 alu0 = of_half_float32x8(from_float32_to_float16x8(vec0 * cast0)) + of_half_float32x8(from_float32_to_float16x8(vec1 * cast1));
    const ushort val4 = data1[num1 + 2];
    const float8 vec2 = (float8)(of_half_float32(val4));
    const int num4 = num2 + 64;
    const ushort16 val5 = vload16(0, &data2[num4]);
    const float8 cast2 = of_half_float32x8(val5.s01234567);
    const ushort val6 = data1[num1 + 3];
    const float8 vec3 = (float8)(of_half_float32(val6));
    const int num5 = num2 + 96;
    const ushort16 val7 = vload16(0, &data2[num5]);
    const float8 cast3 = of_half_float32x8(val7.s01234567);
    const float8 alu1 = of_half_float32x8(from_float32_to_float16x8(vec2 * cast2)) + of_half_float32x8(from_float32_to_float16x8(vec3 * cast3));
    acc0_0 = acc0_0 + (alu0 + alu1);
    const float8 cast4 = of_half_float32x8(val1.s89abcdef);
    const float8 cast5 = of_half_float32x8(val3.s89abcdef);
    const float8 alu2 = of_half_float32x8(from_float32_to_float16x8(vec0 * cast4)) + of_half_float32x8(from_float32_to_float16x8(vec1 * cast5));
    const float8 cast6 = of_half_float32x8(val5.s89abcdef);
    const float8 cast7 = of_half_float32x8(val7.s89abcdef);
    const float8 alu3 = of_half_float32x8(from_float32_to_float16x8(vec2 * cast6)) + of_half_float32x8(from_float32_to_float16x8(vec3 * cast7));
    acc0_8 = acc0_8 + (alu2 + alu3);
    const ushort16 val8 = vload16(0, &data2[num2 + 16]);
    const float8 cast8 = of_half_float32x8(val8.s01234567);
    const ushort16 val9 = vload16(0, &data2[num3 + 16]);
    const float8 cast9 = of_half_float32x8(val9.s01234567);
    const float8 alu4 = of_half_float32x8(from_float32_to_float16x8(vec0 * cast8)) + of_half_float32x8(from_float32_to_float16x8(vec1 * cast9));
    const ushort16 val10 = vload16(0, &data2[num4 + 16]);
    const float8 cast10 = of_half_float32x8(val10.s01234567);
    const ushort16 val11 = vload16(0, &data2[num5 + 16]);
    const float8 cast11 = of_half_float32x8(val11.s01234567);
    const float8 alu5 = of_half_float32x8(from_float32_to_float16x8(vec2 * cast10)) + of_half_float32x8(from_float32_to_float16x8(vec3 * cast11));
    acc0_16 = acc0_16 + (alu4 + alu5);
    const float8 cast12 = of_half_float32x8(val8.s89abcdef);
    const float8 cast13 = of_half_float32x8(val9.s89abcdef);
    const float8 alu6 = of_half_float32x8(from_float32_to_float16x8(vec0 * cast12)) + of_half_float32x8(from_float32_to_float16x8(vec1 * cast13));
    const float8 cast14 = of_half_float32x8(val10.s89abcdef);
    const float8 cast15 = of_half_float32x8(val11.s89abcdef);
    const float8 alu7 = of_half_float32x8(from_float32_to_float16x8(vec2 * cast14)) + of_half_float32x8(from_float32_to_float16x8(vec3 * cast15));
    acc0_24 = acc0_24 + (alu6 + alu7);
    const ushort val12 = data1[num1 + 32];
    const float8 vec4 = (float8)(of_half_float32(val12));
    const ushort val13 = data1[num1 + 33];
    const float8 vec5 = (float8)(of_half_float32(val13));
    const float8 alu8 = of_half_float32x8(from_float32_to_float16x8(vec4 * cast0)) + of_half_float32x8(from_float32_to_float16x8(vec5 * cast1));
    const ushort val14 = data1[num1 + 34];
    const float8 vec6 = (float8)(of_half_float32(val14));
    const ushort val15 = data1[num1 + 35];
    const float8 vec7 = (float8)(of_half_float32(val15));
    const float8 alu9 = of_half_float32x8(from_float32_to_float16x8(vec6 * cast2)) + of_half_float32x8(from_float32_to_float16x8(vec7 * cast3));
    acc1_0 = acc1_0 + (alu8 + alu9);
    const float8 alu10 = of_half_float32x8(from_float32_to_float16x8(vec4 * cast4)) + of_half_float32x8(from_float32_to_float16x8(vec5 * cast5));
    const float8 alu11 = of_half_float32x8(from_float32_to_float16x8(vec6 * cast6)) + of_half_float32x8(from_float32_to_float16x8(vec7 * cast7));
    acc1_8 = acc1_8 + (alu10 + alu11);
    const float8 alu12 = of_half_float32x8(from_float32_to_float16x8(vec4 * cast8)) + of_half_float32x8(from_float32_to_float16x8(vec5 * cast9));
    const float8 alu13 = of_half_float32x8(from_float32_to_float16x8(vec6 * cast10)) + of_half_float32x8(from_float32_to_float16x8(vec7 * cast11));
    acc1_16 = acc1_16 + (alu12 + alu13);
    const float8 alu14 = of_half_float32x8(from_float32_to_float16x8(vec4 * cast12)) + of_half_float32x8(from_float32_to_float16x8(vec5 * cast13));
    const float8 alu15 = of_half_float32x8(from_float32_to_float16x8(vec6 * cast14)) + of_half_float32x8(from_float32_to_float16x8(vec7 * cast15));
    acc1_24 = acc1_24 + (alu14 + alu15);
  }
  const ushort16 vec8 = (ushort16)(from_float32_to_float16x8(acc0_0), from_float32_to_float16x8(acc0_8));
  vstore16(vec8, 0, &data0[num0]);
  const ushort16 vec9 = (ushort16)(from_float32_to_float16x8(acc0_16), from_float32_to_float16x8(acc0_24));
  vstore16(vec9, 0, &data0[num0 + 16]);
  const int num6 = num0 + 32;
  const ushort16 vec10 = (ushort16)(from_float32_to_float16x8(acc1_0), from_float32_to_float16x8(acc1_8));
  vstore16(vec10, 0, &data0[num6]);
  const ushort16 vec11 = (ushort16)(from_float32_to_float16x8(acc1_16), from_float32_to_float16x8(acc1_24));
  vstore16(vec11, 0, &data0[num6 + 16]);
}
