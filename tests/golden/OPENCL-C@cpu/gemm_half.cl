#pragma OPENCL FP_CONTRACT OFF

static inline float of_half_float32(ushort a) {
  return vload_half(0, (private const half *)&a);
}

static inline float4 of_half_float32x4(ushort4 a) {
  return vload_half4(0, (private const half *)&a);
}

static inline ushort4 from_float32_to_float16x4(float4 a) {
  ushort4 r;
  vstore_half4_rte(a, 0, (private half *)&r);
  return r;
}

kernel __attribute__((reqd_work_group_size(8, 8, 1))) void kg_gemm(global ushort *data0_base, const long data0_first, global const ushort *data1_base, const long data1_first, global const ushort *data2_base, const long data2_first) {
  global ushort *const data0 = data0_base + data0_first;
  global const ushort *const data1 = data1_base + data1_first;
  global const ushort *const data2 = data2_base + data2_first;
  const int g0 = (int)get_group_id(0);
  const int l0 = (int)get_local_id(0);
  const int l1 = (int)get_local_id(1);
  float4 acc0;
  float4 acc1;
  const int num0 = g0 * 512;
  const int num1 = l0 * 4;
  const int num2 = l1 * 64;
  const int num3 = num0 + num1 + num2;
  acc0 = (float4)(0.0f);
  const int num4 = num0 + num2;
  acc1 = (float4)(0.0f);
  for (int r0 = 0; r0 < 8; r0++) {
    const int num5 = num4 + r0 * 4;
    const ushort val0 = data1[num5];
    const int num6 = num1 + r0 * 128;
    const ushort4 val1 = vload4(0, &data2[num6]);
    const float4 cast0 = of_half_float32x4(val1);
    const ushort4 cast1 = from_float32_to_float16x4((float4)(of_half_float32(val0)) * cast0);
    const ushort val2 = data1[num5 + 1];
    const ushort4 val3 = vload4(0, &data2[num6 + 32]);
    const float4 cast2 = of_half_float32x4(val3);
    const ushort4 cast3 = from_float32_to_float16x4((float4)(of_half_float32(val2)) * cast2);
    const ushort val4 = data1[num5 + 2];
    const ushort4 val5 = vload4(0, &data2[num6 + 64]);
    const float4 cast4 = of_half_float32x4(val5);
    const ushort4 cast5 = from_float32_to_float16x4((float4)(of_half_float32(val4)) * cast4);
    const float4 alu0 = acc0 + of_half_float32x4(cast1) + of_half_float32x4(cast3) + of_half_float32x4(cast5);
    const ushort val6 = data1[num5 + 3];
    const ushort4 val7 = vload4(0, &data2[num6 + 96]);
    const float4 cast6 = of_half_float32x4(val7);
    const ushort4 cast7 = from_float32_to_float16x4((float4)(of_half_float32(val6)) * cast6);
    acc0 = alu0 + of_half_float32x4(cast7);
    const ushort val8 = data1[num5 + 32];
    const ushort4 cast8 = from_float32_to_float16x4((float4)(of_half_float32(val8)) * cast0);
    const ushort val9 = data1[num5 + 33];
    const ushort4 cast9 = from_float32_to_float16x4((float4)(of_half_float32(val9)) * cast2);
    const ushort val10 = data1[num5 + 34];
    const ushort4 cast10 = from_float32_to_float16x4((float4)(of_half_float32(val10)) * cast4);
    const float4 alu1 = acc1 + of_half_float32x4(cast8) + of_half_float32x4(cast9) + of_half_float32x4(cast10);
    const ushort val11 = data1[num5 + 35];
    const ushort4 cast11 = from_float32_to_float16x4((float4)(of_half_float32(val11)) * cast6);
    acc1 = alu1 + of_half_float32x4(cast11);
  }
  vstore4(from_float32_to_float16x4(acc0), 0, &data0[num3]);
  vstore4(from_float32_to_float16x4(acc1), 0, &data0[num3 + 32]);
}
