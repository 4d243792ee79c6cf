#pragma OPENCL FP_CONTRACT OFF

static inline ushort8 blocks_1xushort_32_64_128_uint16x8(local const ushort * p) {
  return as_ushort8((ushort8)(intel_sub_group_block_read_us((local const ushort *)(p + 0)), intel_sub_group_block_read_us((local const ushort *)(p + 32)), intel_sub_group_block_read_us((local const ushort *)(p + 64)), intel_sub_group_block_read_us((local const ushort *)(p + 96)), intel_sub_group_block_read_us((local const ushort *)(p + 128)), intel_sub_group_block_read_us((local const ushort *)(p + 160)), intel_sub_group_block_read_us((local const ushort *)(p + 192)), intel_sub_group_block_read_us((local const ushort *)(p + 224))));
}

static inline ushort16 blocks_1xushort_32_64_128_256_uint16x16(local const ushort * p) {
  return as_ushort16((ushort16)(intel_sub_group_block_read_us((local const ushort *)(p + 0)), intel_sub_group_block_read_us((local const ushort *)(p + 32)), intel_sub_group_block_read_us((local const ushort *)(p + 64)), intel_sub_group_block_read_us((local const ushort *)(p + 96)), intel_sub_group_block_read_us((local const ushort *)(p + 128)), intel_sub_group_block_read_us((local const ushort *)(p + 160)), intel_sub_group_block_read_us((local const ushort *)(p + 192)), intel_sub_group_block_read_us((local const ushort *)(p + 224)), intel_sub_group_block_read_us((local const ushort *)(p + 256)), intel_sub_group_block_read_us((local const ushort *)(p + 288)), intel_sub_group_block_read_us((local const ushort *)(p + 320)), intel_sub_group_block_read_us((local const ushort *)(p + 352)), intel_sub_group_block_read_us((local const ushort *)(p + 384)), intel_sub_group_block_read_us((local const ushort *)(p + 416)), intel_sub_group_block_read_us((local const ushort *)(p + 448)), intel_sub_group_block_read_us((local const ushort *)(p + 480))));
}

static inline float8 dpas_m8n16k16_bf16_f32_float32x8(ushort8 a, ushort16 b, float8 c) {
  return intel_sub_group_bf16_bf16_matrix_mad_k16(as_short8(a), as_int8(b), c);
}

static inline float max_float32(float a, float b) {
  return ((a > b) | (a != a)) ? a : b;
}

static inline uint bits_of_float32_as_uint32(float a) {
  return as_uint(a);
}

kernel __attribute__((reqd_work_group_size(16, 2, 2))) __attribute__((intel_reqd_sub_group_size(16))) void kg_gemm_relu(global ushort *data0_base, const long data0_first, global const ushort *data1_base, const long data1_first, global const ushort *data2_base, const long data2_first) {
  global ushort *const data0 = data0_base + data0_first;
  global const ushort *const data1 = data1_base + data1_first;
  global const ushort *const data2 = data2_base + data2_first;
  const int g0 = (int)get_group_id(0);
  const int g1 = (int)get_group_id(1);
  const int l0 = (int)(get_sub_group_id() * 16 + get_sub_group_local_id()) % 16;
  const int l1 = (int)(get_sub_group_id() * 16 + get_sub_group_local_id()) / 16 % 2;
  const int l2 = (int)(get_sub_group_id() * 16 + get_sub_group_local_id()) / 32;
  float acc0_0;
  local ushort r0_a_r0[2048] __attribute__((aligned(128)));
  local ushort r0_b_r0[2048] __attribute__((aligned(128)));
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
  const ushort8 val0 = vload8(0, &data1[num10]);
  vstore8(val0, 0, &r0_a_r0[num5]);
  const int num11 = num5 + 512;
  const ushort8 val1 = vload8(0, &data1[num10 + 1024]);
  vstore8(val1, 0, &r0_a_r0[num11]);
  const int num12 = num1 + num6 + num4;
  const int num13 = num12 + num8 + num9;
  const ushort8 val2 = vload8(0, &data2[num13]);
  vstore8(val2, 0, &r0_b_r0[num5]);
  const ushort8 val3 = vload8(0, &data2[num13 + 1024]);
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
    const ushort8 val4 = cond0 ? as_ushort8(vload8(0, &data1[num17 + 32])) : (ushort8)(0);
    const ushort8 val5 = cond0 ? as_ushort8(vload8(0, &data1[num17 + 1056])) : (ushort8)(0);
    const int num18 = num12 + r0 * 2048 + num8 + num9;
    const ushort8 val6 = cond0 ? as_ushort8(vload8(0, &data2[num18 + 2048])) : (ushort8)(0);
    const ushort8 val7 = cond0 ? as_ushort8(vload8(0, &data2[num18 + 3072])) : (ushort8)(0);
    const ushort8 val8 = blocks_1xushort_32_64_128_uint16x8(r0_a_r0 + num16);
    const int num19 = num2 + num14;
    const int num20 = num19 + 512;
    const ushort16 val9 = blocks_1xushort_32_64_128_256_uint16x16(r0_b_r0 + num20);
    const ushort8 val10 = blocks_1xushort_32_64_128_uint16x8(r0_a_r0 + num15);
    const ushort16 val11 = blocks_1xushort_32_64_128_256_uint16x16(r0_b_r0 + num19);
    const float8 vec0 = (float8)(acc0_0, acc0_1, acc0_2, acc0_3, acc0_4, acc0_5, acc0_6, acc0_7);
    const float8 alu0 = dpas_m8n16k16_bf16_f32_float32x8(val10, val11, vec0);
    const float8 alu1 = dpas_m8n16k16_bf16_f32_float32x8(val8, val9, alu0);
    acc0_0 = alu1.s0;
    acc0_1 = alu1.s1;
    acc0_2 = alu1.s2;
    acc0_3 = alu1.s3;
    acc0_4 = alu1.s4;
    acc0_5 = alu1.s5;
    acc0_6 = alu1.s6;
    acc0_7 = alu1.s7;
    const int num21 = num15 + 272;
    const ushort8 val12 = blocks_1xushort_32_64_128_uint16x8(r0_a_r0 + num21);
    const int num22 = num15 + 256;
    const ushort8 val13 = blocks_1xushort_32_64_128_uint16x8(r0_a_r0 + num22);
    const float8 vec1 = (float8)(acc1_0, acc1_1, acc1_2, acc1_3, acc1_4, acc1_5, acc1_6, acc1_7);
    const float8 alu2 = dpas_m8n16k16_bf16_f32_float32x8(val13, val11, vec1);
    const float8 alu3 = dpas_m8n16k16_bf16_f32_float32x8(val12, val9, alu2);
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
  const uint cast0 = bits_of_float32_as_uint32(max_float32(acc0_0 * 0.125f, 0.0f));
  const uint num25 = cast0 >> 16u;
  const uint num26 = 2139095040u < (cast0 & 2147483647u) ? num25 | 64u : (cast0 + (num25 & 1u) + 32767u) >> 16u;
  data0[num3] = (ushort)num26;
  const uint cast1 = bits_of_float32_as_uint32(max_float32(acc0_1 * 0.125f, 0.0f));
  const uint num27 = cast1 >> 16u;
  const uint num28 = 2139095040u < (cast1 & 2147483647u) ? num27 | 64u : (cast1 + (num27 & 1u) + 32767u) >> 16u;
  data0[num3 + 64] = (ushort)num28;
  const uint cast2 = bits_of_float32_as_uint32(max_float32(acc0_2 * 0.125f, 0.0f));
  const uint num29 = cast2 >> 16u;
  const uint num30 = 2139095040u < (cast2 & 2147483647u) ? num29 | 64u : (cast2 + (num29 & 1u) + 32767u) >> 16u;
  data0[num3 + 128] = (ushort)num30;
  const uint cast3 = bits_of_float32_as_uint32(max_float32(acc0_3 * 0.125f, 0.0f));
  const uint num31 = cast3 >> 16u;
  const uint num32 = 2139095040u < (cast3 & 2147483647u) ? num31 | 64u : (cast3 + (num31 & 1u) + 32767u) >> 16u;
  data0[num3 + 192] = (ushort)num32;
  const uint cast4 = bits_of_float32_as_uint32(max_float32(acc0_4 * 0.125f, 0.0f));
  const uint num33 = cast4 >> 16u;
  const uint num34 = 2139095040u < (cast4 & 2147483647u) ? num33 | 64u : (cast4 + (num33 & 1u) + 32767u) >> 16u;
  data0[num3 + 256] = (ushort)num34;
  const uint cast5 = bits_of_float32_as_uint32(max_float32(acc0_5 * 0.125f, 0.0f));
  const uint num35 = cast5 >> 16u;
  const uint num36 = 2139095040u < (cast5 & 2147483647u) ? num35 | 64u : (cast5 + (num35 & 1u) + 32767u) >> 16u;
  data0[num3 + 320] = (ushort)num36;
  const uint cast6 = bits_of_float32_as_uint32(max_float32(acc0_6 * 0.125f, 0.0f));
  const uint num37 = cast6 >> 16u;
  const uint num38 = 2139095040u < (cast6 & 2147483647u) ? num37 | 64u : (cast6 + (num37 & 1u) + 32767u) >> 16u;
  data0[num3 + 384] = (ushort)num38;
  const uint cast7 = bits_of_float32_as_uint32(max_float32(acc0_7 * 0.125f, 0.0f));
  const uint num39 = cast7 >> 16u;
  const uint num40 = 2139095040u < (cast7 & 2147483647u) ? num39 | 64u : (cast7 + (num39 & 1u) + 32767u) >> 16u;
  data0[num3 + 448] = (ushort)num40;
  const uint cast8 = bits_of_float32_as_uint32(max_float32(acc1_0 * 0.125f, 0.0f));
  const uint num41 = cast8 >> 16u;
  const uint num42 = 2139095040u < (cast8 & 2147483647u) ? num41 | 64u : (cast8 + (num41 & 1u) + 32767u) >> 16u;
  data0[num3 + 512] = (ushort)num42;
  const uint cast9 = bits_of_float32_as_uint32(max_float32(acc1_1 * 0.125f, 0.0f));
  const uint num43 = cast9 >> 16u;
  const uint num44 = 2139095040u < (cast9 & 2147483647u) ? num43 | 64u : (cast9 + (num43 & 1u) + 32767u) >> 16u;
  data0[num3 + 576] = (ushort)num44;
  const uint cast10 = bits_of_float32_as_uint32(max_float32(acc1_2 * 0.125f, 0.0f));
  const uint num45 = cast10 >> 16u;
  const uint num46 = 2139095040u < (cast10 & 2147483647u) ? num45 | 64u : (cast10 + (num45 & 1u) + 32767u) >> 16u;
  data0[num3 + 640] = (ushort)num46;
  const uint cast11 = bits_of_float32_as_uint32(max_float32(acc1_3 * 0.125f, 0.0f));
  const uint num47 = cast11 >> 16u;
  const uint num48 = 2139095040u < (cast11 & 2147483647u) ? num47 | 64u : (cast11 + (num47 & 1u) + 32767u) >> 16u;
  data0[num3 + 704] = (ushort)num48;
  const uint cast12 = bits_of_float32_as_uint32(max_float32(acc1_4 * 0.125f, 0.0f));
  const uint num49 = cast12 >> 16u;
  const uint num50 = 2139095040u < (cast12 & 2147483647u) ? num49 | 64u : (cast12 + (num49 & 1u) + 32767u) >> 16u;
  data0[num3 + 768] = (ushort)num50;
  const uint cast13 = bits_of_float32_as_uint32(max_float32(acc1_5 * 0.125f, 0.0f));
  const uint num51 = cast13 >> 16u;
  const uint num52 = 2139095040u < (cast13 & 2147483647u) ? num51 | 64u : (cast13 + (num51 & 1u) + 32767u) >> 16u;
  data0[num3 + 832] = (ushort)num52;
  const uint cast14 = bits_of_float32_as_uint32(max_float32(acc1_6 * 0.125f, 0.0f));
  const uint num53 = cast14 >> 16u;
  const uint num54 = 2139095040u < (cast14 & 2147483647u) ? num53 | 64u : (cast14 + (num53 & 1u) + 32767u) >> 16u;
  data0[num3 + 896] = (ushort)num54;
  const uint cast15 = bits_of_float32_as_uint32(max_float32(acc1_7 * 0.125f, 0.0f));
  const uint num55 = cast15 >> 16u;
  const uint num56 = 2139095040u < (cast15 & 2147483647u) ? num55 | 64u : (cast15 + (num55 & 1u) + 32767u) >> 16u;
  data0[num3 + 960] = (ushort)num56;
}
