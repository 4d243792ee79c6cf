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
  const float part0 = lane0 + lane1 + (lane2 + lane3);
  const float part1 = other_1_float32(part0);
  const float part2 = part0 + part1;
  const float part3 = other_2_float32(part2);
  const float part4 = part2 + part3;
  const float part5 = other_4_float32(part4);
  const float part6 = part4 + part5;
  const float part7 = other_8_float32(part6);
  const float part8 = part6 + part7;
  const float part9 = other_16_float32(part8);
  const float part10 = part8 + part9;
  const float alu0 = part10 * 0.0078125f;
  const float alu1 = lane0 - alu0;
  const float alu2 = lane1 - alu0;
  const float alu3 = lane2 - alu0;
  const float alu4 = lane3 - alu0;
  const float part11 = alu1 * alu1 + alu2 * alu2 + (alu3 * alu3 + alu4 * alu4);
  const float part12 = other_1_float32(part11);
  const float part13 = part11 + part12;
  const float part14 = other_2_float32(part13);
  const float part15 = part13 + part14;
  const float part16 = other_4_float32(part15);
  const float part17 = part15 + part16;
  const float part18 = other_8_float32(part17);
  const float part19 = part17 + part18;
  const float part20 = other_16_float32(part19);
  const float part21 = part19 + part20;
  const float alu5 = __builtin_sqrtf(mulacc_float32(part21, 0.0078125f, 0x1.4f8b58p-17f));
  const float32x4 val1 = *(const float32x4_align4 *)&data2[num0];
  const float32x4 val2 = *(const float32x4_align4 *)&data3[num0];
  const float32x4 vec0 = (float32x4){mulacc_float32(alu1 / alu5, val1[0], val2[0]), mulacc_float32(alu3 / alu5, val1[1], val2[1]), mulacc_float32(alu2 / alu5, val1[2], val2[2]), mulacc_float32(alu4 / alu5, val1[3], val2[3])};
  *(float32x4_align4 *)&data0[num1] = vec0;
}
