typedef unsigned short uint16x8 __attribute__((vector_size(16)));
typedef unsigned short uint16x8_align2 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned short uint16x2_align2 __attribute__((vector_size(4), aligned(2), may_alias));
typedef unsigned short uint16x2 __attribute__((vector_size(4)));
typedef unsigned short uint16x4_align2 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned short uint16x4 __attribute__((vector_size(8)));
typedef float float32x4 __attribute__((vector_size(16)));
typedef short i16_x4 __attribute__((ext_vector_type(4)));

static inline __attribute__((device, always_inline)) uint16x8 splat_uint16x8(unsigned short x) {
  return (uint16x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((device, always_inline)) uint16x2 splat_uint16x2(unsigned short x) {
  return (uint16x2){x, x};
}

static inline __attribute__((device, always_inline)) float32x4 mfma_m16n16k16_bf16_f32_float32x4(uint16x4 a, uint16x4 b, float32x4 c) {
  i16_x4 a_given;
  __builtin_memcpy(&a_given, &a, sizeof a);
  i16_x4 b_given;
  __builtin_memcpy(&b_given, &b, sizeof b);
  return __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(a_given, b_given, c, 0, 0, 0);
}

extern "C" __attribute__((global, amdgpu_flat_work_group_size(256, 256))) void gemm_bfloat16(float *data0, const unsigned short *data1, const unsigned short *data2) {
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
  const int num0 = g0 * 32;
  const int num1 = l1 * 16;
  const int num2 = l2 * 1024;
  const int num3 = l0 >> 4;
  const int num4 = l0 & 15;
  const int num5 = num0 + num1 + num2 + num3 * 256 + num4;
  const bool cond0 = l2 * 4 + num3 < 6;
  const int num6 = l2 * 512;
  const int num7 = num4 * 32;
  const int num8 = (num3 & 1) * 4;
  const int num9 = l0 >> 5;
  const int num10 = (l0 >> 1) & 3;
  const int num11 = ((num9 + 2) ^ num10) * 8;
  const int num12 = l1 * 512;
  const int num13 = l0 >> 2;
  const int num14 = num12 + num2 + num13 * 32;
  const int num15 = l0 & 3;
  const int num16 = (num15 ^ ((l0 >> 3) & 3)) * 8;
  const bool cond1 = l2 < 1;
  const int num17 = l1 * 1024 + l2 * 2048;
  const int num18 = num13 * 64;
  const int num19 = num15 * 8;
  const bool cond2 = (num1 + l2 * 32 + num13 < 24) & cond1;
  const uint16x8 val0 = cond2 ? (uint16x8)*(const uint16x8_align2 *)&data1[num17 + num18 + num19] : splat_uint16x8(0);
  if (cond1) *(uint16x8_align2 *)&r0_a_r0[num14 + num16] = val0;
  const int num20 = l1 * 256 + num6 + num3 * 64 + num15 * 2;
  const int num21 = ((num13 & 3) ^ num3) * 8;
  const int num22 = num20 + num21;
  const int num23 = num0 + l1 * 8 + l2 * 16;
  const int num24 = num3 * 2;
  const int num25 = num4 * 128;
  const int num26 = num23 + num24 + num25;
  const uint16x2 val1 = *(const uint16x2_align2 *)&data2[num26];
  const uint16x2 val2 = *(const uint16x2_align2 *)&data2[num26 + 64];
  *(uint16x2_align2 *)&r0_b_r0[num22] = __builtin_shufflevector(val1, val2, 0, 2);
  *(uint16x2_align2 *)&r0_b_r0[num22 + 32] = __builtin_shufflevector(val1, val2, 1, 3);
  const int num27 = (num9 ^ num10) * 8;
  acc0_0 = 0.0f;
  acc0_1 = 0.0f;
  acc0_2 = 0.0f;
  acc0_3 = 0.0f;
  for (int r0 = 0; r0 < 2; r0++) {
    const int num28 = r0 * 1024;
    const int num29 = num6 + num28 + num7 + num8;
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
    const bool cond3 = r0 < 1;
    const uint16x8 val3 = cond2 & cond3 ? (uint16x8)*(const uint16x8_align2 *)&data1[num17 + r0 * 32 + num18 + num19 + 32] : splat_uint16x8(0);
    const int num30 = num23 + r0 * 2048 + num24 + num25;
    const uint16x2 val4 = cond3 ? (uint16x2)*(const uint16x2_align2 *)&data2[num30 + 2048] : splat_uint16x2(0);
    const uint16x2 val5 = cond3 ? (uint16x2)*(const uint16x2_align2 *)&data2[num30 + 2112] : splat_uint16x2(0);
    const uint16x4 val6 = *(const uint16x4_align2 *)&r0_a_r0[num29 + num11];
    const int num31 = num12 + num28 + num7 + num8;
    const uint16x4 val7 = *(const uint16x4_align2 *)&r0_b_r0[num31 + num11];
    const uint16x4 val8 = *(const uint16x4_align2 *)&r0_a_r0[num29 + num27];
    const uint16x4 val9 = *(const uint16x4_align2 *)&r0_b_r0[num31 + num27];
    const float32x4 vec0 = (float32x4){acc0_0, acc0_1, acc0_2, acc0_3};
    const float32x4 alu0 = mfma_m16n16k16_bf16_f32_float32x4(val8, val9, vec0);
    const float32x4 alu1 = mfma_m16n16k16_bf16_f32_float32x4(val6, val7, alu0);
    acc0_0 = alu1[0];
    acc0_1 = alu1[1];
    acc0_2 = alu1[2];
    acc0_3 = alu1[3];
    const int num32 = ((r0 + 1) & 1) * 1024;
    if (cond3 & cond1) *(uint16x8_align2 *)&r0_a_r0[num14 + num32 + num16] = val3;
    const int num33 = num20 + num32 + num21;
    if (cond3) *(uint16x2_align2 *)&r0_b_r0[num33] = __builtin_shufflevector(val4, val5, 0, 2);
    if (cond3) *(uint16x2_align2 *)&r0_b_r0[num33 + 32] = __builtin_shufflevector(val4, val5, 1, 3);
  }
  if (cond0) data0[num5] = acc0_0;
  if (cond0) data0[num5 + 64] = acc0_1;
  if (cond0) data0[num5 + 128] = acc0_2;
  if (cond0) data0[num5 + 192] = acc0_3;
}
