typedef unsigned short uint16x8 __attribute__((vector_size(16)));
typedef unsigned short uint16x8_align2 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned short uint16x2_align2 __attribute__((vector_size(4), aligned(2), may_alias));
typedef unsigned short uint16x2 __attribute__((vector_size(4)));
typedef unsigned short uint16x4 __attribute__((vector_size(8)));
typedef unsigned short uint16x4_align2 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned short uint16x16 __attribute__((vector_size(32)));
typedef float float32x8 __attribute__((vector_size(32)));
typedef short i16_x16 __attribute__((ext_vector_type(16)));

static inline __attribute__((device, always_inline)) uint16x8 splat_uint16x8(unsigned short x) {
  return (uint16x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((device, always_inline)) uint16x2 splat_uint16x2(unsigned short x) {
  return (uint16x2){x, x};
}

static inline __attribute__((device, always_inline)) float32x8 wmma_m16n16k16_bf16_f32_float32x8(uint16x16 a, uint16x16 b, float32x8 c) {
  i16_x16 a_given;
  __builtin_memcpy(&a_given, &a, sizeof a);
  i16_x16 b_given;
  __builtin_memcpy(&b_given, &b, sizeof b);
  return __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32(a_given, b_given, c);
}

extern "C" __attribute__((global, amdgpu_flat_work_group_size(128, 128))) void gemm_bfloat16(float *data0, const unsigned short *data1, const unsigned short *data2) {
  const int g0 = (int)__builtin_amdgcn_workgroup_id_x();
  const int l1 = (int)__builtin_amdgcn_workitem_id_y();
  const int l2 = (int)__builtin_amdgcn_workitem_id_z();
  const int l0 = (int)__builtin_amdgcn_workitem_id_x();
  float acc0_0;
  __attribute__((shared, aligned(16))) unsigned short r0_a_r0[2048];
  __attribute__((shared, aligned(16))) unsigned short r0_b_r0[2048];
  float acc0_1;
  float acc0_2;
  float acc0_3;
  float acc0_4;
  float acc0_5;
  float acc0_6;
  float acc0_7;
  const int num0 = g0 * 32;
  const int num1 = l2 * 1024;
  const int num2 = l0 & 15;
  const int num3 = num0 + l1 * 16 + num1 + (l0 >> 4) * 64 + num2;
  const int num4 = l2 * 512;
  const int num5 = num2 * 32;
  const int num6 = (l0 >> 1) & 3;
  const int num7 = (num6 ^ 2) * 8;
  const int num8 = l1 * 256 + num4;
  const int num9 = l0 >> 2;
  const int num10 = num8 + num9 * 32;
  const int num11 = l0 & 3;
  const int num12 = l0 >> 3;
  const int num13 = (num11 ^ num12) * 8;
  const int num14 = l1 * 512;
  const int num15 = num14 + num1;
  const int num16 = num9 * 64;
  const int num17 = num11 * 8;
  const bool cond0 = l1 + l2 * 2 < 3;
  const uint16x8 val0 = cond0 ? (uint16x8)*(const uint16x8_align2 *)&data1[num15 + num16 + num17] : splat_uint16x8(0);
  *(uint16x8_align2 *)&r0_a_r0[num10 + num13] = val0;
  const int num18 = num8 + num12 * 64 + (l0 & 1) * 4;
  const int num19 = (num6 ^ num12) * 8;
  const int num20 = num18 + num19;
  const int num21 = num0 + l1 * 8 + l2 * 16;
  const int num22 = num12 * 2;
  const int num23 = (l0 & 7) * 256;
  const int num24 = num21 + num22 + num23;
  const uint16x2 val1 = *(const uint16x2_align2 *)&data2[num24];
  const uint16x2 val2 = *(const uint16x2_align2 *)&data2[num24 + 64];
  const uint16x2 val3 = *(const uint16x2_align2 *)&data2[num24 + 128];
  const uint16x2 val4 = *(const uint16x2_align2 *)&data2[num24 + 192];
  *(uint16x4_align2 *)&r0_b_r0[num20] = (uint16x4){val1[0], val2[0], val3[0], val4[0]};
  *(uint16x4_align2 *)&r0_b_r0[num20 + 32] = (uint16x4){val1[1], val2[1], val3[1], val4[1]};
  const int num25 = (num6 ^ 3) * 8;
  const int num26 = num6 * 8;
  const int num27 = (num6 ^ 1) * 8;
  acc0_0 = 0.0f;
  acc0_1 = 0.0f;
  acc0_2 = 0.0f;
  acc0_3 = 0.0f;
  acc0_4 = 0.0f;
  acc0_5 = 0.0f;
  acc0_6 = 0.0f;
  acc0_7 = 0.0f;
  for (int r0 = 0; r0 < 2; r0++) {
    const int num28 = r0 * 1024;
    const int num29 = num4 + num28 + num5;
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
    const bool cond1 = r0 < 1;
    const uint16x8 val5 = cond0 & cond1 ? (uint16x8)*(const uint16x8_align2 *)&data1[num15 + r0 * 32 + num16 + num17 + 32] : splat_uint16x8(0);
    const int num30 = num21 + r0 * 2048 + num22 + num23;
    const uint16x2 val6 = cond1 ? (uint16x2)*(const uint16x2_align2 *)&data2[num30 + 2048] : splat_uint16x2(0);
    const uint16x2 val7 = cond1 ? (uint16x2)*(const uint16x2_align2 *)&data2[num30 + 2112] : splat_uint16x2(0);
    const uint16x2 val8 = cond1 ? (uint16x2)*(const uint16x2_align2 *)&data2[num30 + 2176] : splat_uint16x2(0);
    const uint16x2 val9 = cond1 ? (uint16x2)*(const uint16x2_align2 *)&data2[num30 + 2240] : splat_uint16x2(0);
    const uint16x8 val10 = *(const uint16x8_align2 *)&r0_a_r0[num29 + num7];
    const uint16x8 val11 = *(const uint16x8_align2 *)&r0_a_r0[num29 + num25];
    const uint16x16 vec0 = (uint16x16){val10[0], val10[1], val10[2], val10[3], val10[4], val10[5], val10[6], val10[7], val11[0], val11[1], val11[2], val11[3], val11[4], val11[5], val11[6], val11[7]};
    const int num31 = num14 + num28 + num5;
    const uint16x8 val12 = *(const uint16x8_align2 *)&r0_b_r0[num31 + num7];
    const uint16x8 val13 = *(const uint16x8_align2 *)&r0_b_r0[num31 + num25];
    const uint16x16 vec1 = (uint16x16){val12[0], val12[1], val12[2], val12[3], val12[4], val12[5], val12[6], val12[7], val13[0], val13[1], val13[2], val13[3], val13[4], val13[5], val13[6], val13[7]};
    const uint16x8 val14 = *(const uint16x8_align2 *)&r0_a_r0[num29 + num26];
    const uint16x8 val15 = *(const uint16x8_align2 *)&r0_a_r0[num29 + num27];
    const uint16x16 vec2 = (uint16x16){val14[0], val14[1], val14[2], val14[3], val14[4], val14[5], val14[6], val14[7], val15[0], val15[1], val15[2], val15[3], val15[4], val15[5], val15[6], val15[7]};
    const uint16x8 val16 = *(const uint16x8_align2 *)&r0_b_r0[num31 + num26];
    const uint16x8 val17 = *(const uint16x8_align2 *)&r0_b_r0[num31 + num27];
    const uint16x16 vec3 = (uint16x16){val16[0], val16[1], val16[2], val16[3], val16[4], val16[5], val16[6], val16[7], val17[0], val17[1], val17[2], val17[3], val17[4], val17[5], val17[6], val17[7]};
    const float32x8 vec4 = (float32x8){acc0_0, acc0_1, acc0_2, acc0_3, acc0_4, acc0_5, acc0_6, acc0_7};
    const float32x8 alu0 = wmma_m16n16k16_bf16_f32_float32x8(vec2, vec3, vec4);
    const float32x8 alu1 = wmma_m16n16k16_bf16_f32_float32x8(vec0, vec1, alu0);
    acc0_0 = alu1[0];
    acc0_1 = alu1[1];
    acc0_2 = alu1[2];
    acc0_3 = alu1[3];
    acc0_4 = alu1[4];
    acc0_5 = alu1[5];
    acc0_6 = alu1[6];
    acc0_7 = alu1[7];
    const int num32 = ((r0 + 1) & 1) * 1024;
    if (cond1) *(uint16x8_align2 *)&r0_a_r0[num10 + num32 + num13] = val5;
    const int num33 = num18 + num32 + num19;
    if (cond1) *(uint16x4_align2 *)&r0_b_r0[num33] = (uint16x4){val6[0], val7[0], val8[0], val9[0]};
    if (cond1) *(uint16x4_align2 *)&r0_b_r0[num33 + 32] = (uint16x4){val6[1], val7[1], val8[1], val9[1]};
  }
  data0[num3] = acc0_0;
  data0[num3 + 128] = acc0_1;
  data0[num3 + 256] = acc0_2;
  data0[num3 + 384] = acc0_3;
  const bool cond2 = l2 < 1;
  if (cond2) data0[num3 + 512] = acc0_4;
  if (cond2) data0[num3 + 640] = acc0_5;
  if (cond2) data0[num3 + 768] = acc0_6;
  if (cond2) data0[num3 + 896] = acc0_7;
}
