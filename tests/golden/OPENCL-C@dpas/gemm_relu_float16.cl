#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL FP_CONTRACT OFF

static inline half8 blocks_1xushort_32_64_128_float16x8(local const half * p) {
  return as_half8((ushort8)(intel_sub_group_block_read_us((local const ushort *)(p + 0)), intel_sub_group_block_read_us((local const ushort *)(p + 32)), intel_sub_group_block_read_us((local const ushort *)(p + 64)), intel_sub_group_block_read_us((local const ushort *)(p + 96)), intel_sub_group_block_read_us((local const ushort *)(p + 128)), intel_sub_group_block_read_us((local const ushort *)(p + 160)), intel_sub_group_block_read_us((local const ushort *)(p + 192)), intel_sub_group_block_read_us((local const ushort *)(p + 224))));
}

static inline half16 blocks_1xushort_32_64_128_256_float16x16(local const half * p) {
  return as_half16((ushort16)(intel_sub_group_block_read_us((local const ushort *)(p + 0)), intel_sub_group_block_read_us((local const ushort *)(p + 32)), intel_sub_group_block_read_us((local const ushort *)(p + 64)), intel_sub_group_block_read_us((local const ushort *)(p + 96)), intel_sub_group_block_read_us((local const ushort *)(p + 128)), intel_sub_group_block_read_us((local const ushort *)(p + 160)), intel_sub_group_block_read_us((local const ushort *)(p + 192)), intel_sub_group_block_read_us((local const ushort *)(p + 224)), intel_sub_group_block_read_us((local const ushort *)(p + 256)), intel_sub_group_block_read_us((local const ushort *)(p + 288)), intel_sub_group_block_read_us((local const ushort *)(p + 320)), intel_sub_group_block_read_us((local const ushort *)(p + 352)), intel_sub_group_block_read_us((local const ushort *)(p + 384)), intel_sub_group_block_read_us((local const ushort *)(p + 416)), intel_sub_group_block_read_us((local const ushort *)(p + 448)), intel_sub_group_block_read_us((local const ushort *)(p + 480))));
}

static inline float8 dpas_m8n16k16_f16_f32_float32x8(half8 a, half16 b, float8 c) {
  return intel_sub_group_f16_f16_matrix_mad_k16(as_short8(a), as_int8(b), c);
}

static inline float max_float32(float a, float b) {
  return ((a > b) | (a != a)) ? a : b;
}

kernel __attribute__((reqd_work_group_size(16, 2, 2))) __attribute__((intel_reqd_sub_group_size(16))) void kg_gemm_relu(global half *data0_base, const long data0_first, global const half *data1_base, const long data1_first, global const half *data2_base, const long data2_first) {
  global half *const data0 = data0_base + data0_first;
  global const half *const data1 = data1_base + data1_first;
  global const half *const data2 = data2_base + data2_first;
  const int g0 = (int)get_group_id(0);
  const int g1 = (int)get_group_id(1);
  const int l0 = (int)(get_sub_group_id() * 16 + get_sub_group_local_id()) % 16;
  const int l1 = (int)(get_sub_group_id() * 16 + get_sub_group_local_id()) / 16 % 2;
  const int l2 = (int)(get_sub_group_id() * 16 + get_sub_group_local_id()) / 32;
  float acc0_0;
  local half r0_a_r0[2048] __attribute__((aligned(128)));
  local half r0_b_r0[2048] __attribute__((aligned(128)));
  float acc0_1;
  float acc0_2;
  float acc0_3;
  float acc0_4;
  float acc0_5;
  float acc0_6;
  float acc0_7;
  float acc1_0;
  float acc1_1;
  float acc1_2;
  float acc1_3;
  float acc1_4;
  float acc1_5;
  float acc1_6;
  float acc1_7;
  const int num0 = g0 * 2048;
  const int num1 = g1 * 32;
  const int num2 = l1 * 16;
  const int num3 = num0 + num1 + l0 + num2 + l2 * 1024;
  const int num4 = l2 * 512;
  const int num5 = l0 * 8 + l1 * 128 + l2 * 256;
  const int num6 = l1 * 256;
  const int num7 = num0 + num6 + num4;
  const int num8 = (l0 >> 2) * 64;
  const int num9 = (l0 & 3) * 8;
  const int num10 = num7 + num8 + num9;
  const half8 val0 = vload8(0, &data1[num10]);
  vstore8(val0, 0, &r0_a_r0[num5]);
  const int num11 = num5 + 512;
  const half8 val1 = vload8(0, &data1[num10 + 1024]);
  vstore8(val1, 0, &r0_a_r0[num11]);
  const int num12 = num1 + num6 + num4;
  const int num13 = num12 + num8 + num9;
  const half8 val2 = vload8(0, &data2[num13]);
  vstore8(val2, 0, &r0_b_r0[num5]);
  const half8 val3 = vload8(0, &data2[num13 + 1024]);
  vstore8(val3, 0, &r0_b_r0[num11]);
  acc0_0 = 0.0f;
  acc0_1 = 0.0f;
  acc0_2 = 0.0f;
  acc0_3 = 0.0f;
  acc0_4 = 0.0f;
  acc0_5 = 0.0f;
  acc0_6 = 0.0f;
  acc0_7 = 0.0f;
  acc1_0 = 0.0f;
  acc1_1 = 0.0f;
  acc1_2 = 0.0f;
  acc1_3 = 0.0f;
  acc1_4 = 0.0f;
  acc1_5 = 0.0f;
  acc1_6 = 0.0f;
  acc1_7 = 0.0f;
  for (int r0 = 0; r0 < 2; r0++) {
    const int num14 = r0 * 1024;
    const int num15 = num4 + num14;
    const int num16 = num15 + 16;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    const int num17 = num7 + r0 * 32 + num8 + num9;
    const bool cond0 = r0 < 1;
    const half8 val4 = cond0 ? as_half8(vload8(0, &data1[num17 + 32])) : (half8)(0.0h);
    const half8 val5 = cond0 ? as_half8(vload8(0, &data1[num17 + 1056])) : (half8)(0.0h);
    const int num18 = num12 + r0 * 2048 + num8 + num9;
    const half8 val6 = cond0 ? as_half8(vload8(0, &data2[num18 + 2048])) : (half8)(0.0h);
    const half8 val7 = cond0 ? as_half8(vload8(0, &data2[num18 + 3072])) : (half8)(0.0h);
    const half8 val8 = blocks_1xushort_32_64_128_float16x8(r0_a_r0 + num16);
    const int num19 = num2 + num14;
    const int num20 = num19 + 512;
    const half16 val9 = blocks_1xushort_32_64_128_256_float16x16(r0_b_r0 + num20);
    const half8 val10 = blocks_1xushort_32_64_128_float16x8(r0_a_r0 + num15);
    const half16 val11 = blocks_1xushort_32_64_128_256_float16x16(r0_b_r0 + num19);
    const float8 vec0 = (float8)(acc0_0, acc0_1, acc0_2, acc0_3, acc0_4, acc0_5, acc0_6, acc0_7);
    const float8 alu0 = dpas_m8n16k16_f16_f32_float32x8(val10, val11, vec0);
    const float8 alu1 = dpas_m8n16k16_f16_f32_float32x8(val8, val9, alu0);
    acc0_0 = alu1.s0;
    acc0_1 = alu1.s1;
    acc0_2 = alu1.s2;
    acc0_3 = alu1.s3;
    acc0_4 = alu1.s4;
    acc0_5 = alu1.s5;
    acc0_6 = alu1.s6;
    acc0_7 = alu1.s7;
    const int num21 = num15 + 272;
    const half8 val12 = blocks_1xushort_32_64_128_float16x8(r0_a_r0 + num21);
    const int num22 = num15 + 256;
    const half8 val13 = blocks_1xushort_32_64_128_float16x8(r0_a_r0 + num22);
    const float8 vec1 = (float8)(acc1_0, acc1_1, acc1_2, acc1_3, acc1_4, acc1_5, acc1_6, acc1_7);
    const float8 alu2 = dpas_m8n16k16_f16_f32_float32x8(val13, val11, vec1);
    const float8 alu3 = dpas_m8n16k16_f16_f32_float32x8(val12, val9, alu2);
    acc1_0 = alu3.s0;
    acc1_1 = alu3.s1;
    acc1_2 = alu3.s2;
    acc1_3 = alu3.s3;
    acc1_4 = alu3.s4;
    acc1_5 = alu3.s5;
    acc1_6 = alu3.s6;
    acc1_7 = alu3.s7;
    const int num23 = num5 + ((r0 + 1) & 1) * 1024;
    if (cond0) vstore8(val4, 0, &r0_a_r0[num23]);
    const int num24 = num23 + 512;
    if (cond0) vstore8(val5, 0, &r0_a_r0[num24]);
    if (cond0) vstore8(val6, 0, &r0_b_r0[num23]);
    if (cond0) vstore8(val7, 0, &r0_b_r0[num24]);
  }
  data0[num3] = (half)max_float32(acc0_0 * 0.125f, 0.0f);
  data0[num3 + 64] = (half)max_float32(acc0_1 * 0.125f, 0.0f);
  data0[num3 + 128] = (half)max_float32(acc0_2 * 0.125f, 0.0f);
  data0[num3 + 192] = (half)max_float32(acc0_3 * 0.125f, 0.0f);
  data0[num3 + 256] = (half)max_float32(acc0_4 * 0.125f, 0.0f);
  data0[num3 + 320] = (half)max_float32(acc0_5 * 0.125f, 0.0f);
  data0[num3 + 384] = (half)max_float32(acc0_6 * 0.125f, 0.0f);
  data0[num3 + 448] = (half)max_float32(acc0_7 * 0.125f, 0.0f);
  data0[num3 + 512] = (half)max_float32(acc1_0 * 0.125f, 0.0f);
  data0[num3 + 576] = (half)max_float32(acc1_1 * 0.125f, 0.0f);
  data0[num3 + 640] = (half)max_float32(acc1_2 * 0.125f, 0.0f);
  data0[num3 + 704] = (half)max_float32(acc1_3 * 0.125f, 0.0f);
  data0[num3 + 768] = (half)max_float32(acc1_4 * 0.125f, 0.0f);
  data0[num3 + 832] = (half)max_float32(acc1_5 * 0.125f, 0.0f);
  data0[num3 + 896] = (half)max_float32(acc1_6 * 0.125f, 0.0f);
  data0[num3 + 960] = (half)max_float32(acc1_7 * 0.125f, 0.0f);
}
