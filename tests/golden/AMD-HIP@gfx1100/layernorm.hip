typedef float float32x4_align4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef float float32x4 __attribute__((vector_size(16)));

static inline __attribute__((device, always_inline)) float other_1_float32(float a) {
  int words[1] = {};
  __builtin_memcpy(words, &a, sizeof a);
  words[0] = __builtin_amdgcn_update_dpp(0, words[0], 353, 15, 15, false);
  __builtin_memcpy(&a, words, sizeof a);
  return a;
}

static inline __attribute__((device, always_inline)) float other_2_float32(float a) {
  int words[1] = {};
  __builtin_memcpy(words, &a, sizeof a);
  words[0] = __builtin_amdgcn_update_dpp(0, words[0], 354, 15, 15, false);
  __builtin_memcpy(&a, words, sizeof a);
  return a;
}

static inline __attribute__((device, always_inline)) float other_4_float32(float a) {
  int words[1] = {};
  __builtin_memcpy(words, &a, sizeof a);
  words[0] = __builtin_amdgcn_update_dpp(0, words[0], 356, 15, 15, false);
  __builtin_memcpy(&a, words, sizeof a);
  return a;
}

static inline __attribute__((device, always_inline)) float other_8_float32(float a) {
  int words[1] = {};
  __builtin_memcpy(words, &a, sizeof a);
  words[0] = __builtin_amdgcn_update_dpp(0, words[0], 360, 15, 15, false);
  __builtin_memcpy(&a, words, sizeof a);
  return a;
}

static inline __attribute__((device, always_inline)) float other_16_float32(float a) {
  int words[1] = {};
  __builtin_memcpy(words, &a, sizeof a);
  words[0] = __builtin_amdgcn_permlanex16(0, words[0], 0x76543210, 0xfedcba98, false, false);
  asm volatile("" : "+v"(words[0]));
  __builtin_memcpy(&a, words, sizeof a);
  return a;
}

static inline __attribute__((device, always_inline)) float subgroup_add_32_float32(float a) {
  float b;
  b = other_1_float32(a);
  a = a + b;
  b = other_2_float32(a);
  a = a + b;
  b = other_4_float32(a);
  a = a + b;
  b = other_8_float32(a);
  a = a + b;
  b = other_16_float32(a);
  a = a + b;
  return a;
}

static inline __attribute__((device, always_inline)) float mulacc_float32(float a, float b, float c) {
  return __builtin_fmaf(a, b, c);
}

extern "C" __attribute__((global, amdgpu_flat_work_group_size(32, 32))) void layernorm(float *data0, const float *data1, const float *data2, const float *data3) {
  const int g0 = (int)__builtin_amdgcn_workgroup_id_x();
  const int l0 = (int)__builtin_amdgcn_workitem_id_x();
  const int num0 = l0 * 4;
  const int num1 = g0 * 128 + num0;
  const float32x4 val0 = *(const float32x4_align4 *)&data1[num1];
  const float lane0 = val0[0];
  const float lane1 = val0[2];
  const float lane2 = val0[1];
  const float lane3 = val0[3];
  const float alu0 = lane0 + lane1 + (lane2 + lane3);
  const float alu1 = subgroup_add_32_float32(alu0);
  const float alu2 = alu1 * 0.0078125f;
  const float alu3 = lane0 - alu2;
  const float alu4 = lane1 - alu2;
  const float alu5 = lane2 - alu2;
  const float alu6 = lane3 - alu2;
  const float alu7 = alu3 * alu3 + alu4 * alu4 + (alu5 * alu5 + alu6 * alu6);
  const float alu8 = subgroup_add_32_float32(alu7);
  const float alu9 = __builtin_sqrtf(mulacc_float32(alu8, 0.0078125f, 0x1.4f8b58p-17f));
  const float32x4 val1 = *(const float32x4_align4 *)&data2[num0];
  const float32x4 val2 = *(const float32x4_align4 *)&data3[num0];
  const float32x4 vec0 = (float32x4){mulacc_float32(alu3 / alu9, val1[0], val2[0]), mulacc_float32(alu5 / alu9, val1[1], val2[1]), mulacc_float32(alu4 / alu9, val1[2], val2[2]), mulacc_float32(alu6 / alu9, val1[3], val2[3])};
  *(float32x4_align4 *)&data0[num1] = vec0;
}
