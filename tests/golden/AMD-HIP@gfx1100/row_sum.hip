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

extern "C" __attribute__((global, amdgpu_flat_work_group_size(128, 128))) void row_sum(float *data0, const float *data1) {
  const int g0 = (int)__builtin_amdgcn_workgroup_id_x();
  const int l1 = (int)__builtin_amdgcn_workitem_id_y();
  const int l0 = (int)__builtin_amdgcn_workitem_id_x();
  const int num0 = g0 * 1024 + l0 * 4 + l1 * 256;
  const float32x4 val0 = *(const float32x4_align4 *)&data1[num0];
  const float32x4 val1 = *(const float32x4_align4 *)&data1[num0 + 128];
  const float alu0 = val0[0] + val1[0] + (val0[2] + val1[2]) + (val0[1] + val1[1] + (val0[3] + val1[3]));
  const float alu1 = subgroup_add_32_float32(alu0);
  if (l0 == 0) data0[g0 * 4 + l1] = alu1;
}
