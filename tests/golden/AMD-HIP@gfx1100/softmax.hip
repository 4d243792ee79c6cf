typedef float float32x4_align4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef float float32x4 __attribute__((vector_size(16)));

static inline __attribute__((device, always_inline)) float max_float32(float a, float b) {
  return ((a > b) | (a != a)) ? a : b;
}

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

static inline __attribute__((device, always_inline)) float subgroup_max_32_float32(float a) {
  float b;
  b = other_1_float32(a);
  a = max_float32(a, b);
  b = other_2_float32(a);
  a = max_float32(a, b);
  b = other_4_float32(a);
  a = max_float32(a, b);
  b = other_8_float32(a);
  a = max_float32(a, b);
  b = other_16_float32(a);
  a = max_float32(a, b);
  return a;
}

static inline __attribute__((device, always_inline)) float mulacc_float32(float a, float b, float c) {
  return __builtin_fmaf(a, b, c);
}

static inline __attribute__((device, always_inline)) unsigned int bits_of_float32_as_uint32(float a) {
  unsigned int r;
  __builtin_memcpy(&r, &a, 4);
  return r;
}

static inline __attribute__((device, always_inline)) float bits_of_uint32_as_float32(unsigned int a) {
  float r;
  __builtin_memcpy(&r, &a, 4);
  return r;
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

extern "C" __attribute__((global, amdgpu_flat_work_group_size(32, 32))) void softmax(float *data0, const float *data1) {
  const int g0 = (int)__builtin_amdgcn_workgroup_id_x();
  const int l0 = (int)__builtin_amdgcn_workitem_id_x();
  const int num0 = g0 * 128 + l0 * 4;
  const float32x4 val0 = *(const float32x4_align4 *)&data1[num0];
  const float lane0 = val0[0];
  const float lane1 = val0[2];
  const float lane2 = val0[1];
  const float lane3 = val0[3];
  const float alu0 = max_float32(max_float32(lane0, lane1), max_float32(lane2, lane3));
  const float alu1 = subgroup_max_32_float32(alu0);
  const float alu2 = (lane0 - alu1) * 0x1.715476p+0f;
  const float alu3 = alu2 < -150.0f ? -150.0f : alu2;
  const float alu4 = 0.0f < alu3 ? 0.0f : alu3;
  const float alu5 = alu4 + 12583062.0f;
  const float alu6 = alu4 - (alu5 - 12583062.0f);
  const float alu7 = mulacc_float32(mulacc_float32(0x1.34c568p-36f, alu6, 0x1.5e6388p-33f), alu6, 0x1.3b399cp-30f);
  const float alu8 = mulacc_float32(mulacc_float32(alu7, alu6, 0x1.c6b0cep-28f), alu6, 0x1.ebfbep-26f);
  const float alu9 = mulacc_float32(mulacc_float32(alu8, alu6, 0x1.62e43p-24f), alu6, 0x1p-23f);
  const float cast0 = bits_of_uint32_as_float32(bits_of_float32_as_uint32(alu5) << 23u);
  const float alu10 = alu9 * cast0;
  const float alu11 = (lane1 - alu1) * 0x1.715476p+0f;
  const float alu12 = alu11 < -150.0f ? -150.0f : alu11;
  const float alu13 = 0.0f < alu12 ? 0.0f : alu12;
  const float alu14 = alu13 + 12583062.0f;
  const float alu15 = alu13 - (alu14 - 12583062.0f);
  const float alu16 = mulacc_float32(mulacc_float32(0x1.34c568p-36f, alu15, 0x1.5e6388p-33f), alu15, 0x1.3b399cp-30f);
  const float alu17 = mulacc_float32(mulacc_float32(alu16, alu15, 0x1.c6b0cep-28f), alu15, 0x1.ebfbep-26f);
  const float alu18 = mulacc_float32(mulacc_float32(alu17, alu15, 0x1.62e43p-24f), alu15, 0x1p-23f);
  const float cast1 = bits_of_uint32_as_float32(bits_of_float32_as_uint32(alu14) << 23u);
  const float alu19 = alu18 * cast1;
  const float alu20 = (lane2 - alu1) * 0x1.715476p+0f;
  const float alu21 = alu20 < -150.0f ? -150.0f : alu20;
  const float alu22 = 0.0f < alu21 ? 0.0f : alu21;
  const float alu23 = alu22 + 12583062.0f;
  const float alu24 = alu22 - (alu23 - 12583062.0f);
  const float alu25 = mulacc_float32(mulacc_float32(0x1.34c568p-36f, alu24, 0x1.5e6388p-33f), alu24, 0x1.3b399cp-30f);
  const float alu26 = mulacc_float32(mulacc_float32(alu25, alu24, 0x1.c6b0cep-28f), alu24, 0x1.ebfbep-26f);
  const float alu27 = mulacc_float32(mulacc_float32(alu26, alu24, 0x1.62e43p-24f), alu24, 0x1p-23f);
  const float cast2 = bits_of_uint32_as_float32(bits_of_float32_as_uint32(alu23) << 23u);
  const float alu28 = alu27 * cast2;
  const float alu29 = (lane3 - alu1) * 0x1.715476p+0f;
  const float alu30 = alu29 < -150.0f ? -150.0f : alu29;
  const float alu31 = 0.0f < alu30 ? 0.0f : alu30;
  const float alu32 = alu31 + 12583062.0f;
  const float alu33 = alu31 - (alu32 - 12583062.0f);
  const float alu34 = mulacc_float32(mulacc_float32(0x1.34c568p-36f, alu33, 0x1.5e6388p-33f), alu33, 0x1.3b399cp-30f);
  const float alu35 = mulacc_float32(mulacc_float32(alu34, alu33, 0x1.c6b0cep-28f), alu33, 0x1.ebfbep-26f);
  const float alu36 = mulacc_float32(mulacc_float32(alu35, alu33, 0x1.62e43p-24f), alu33, 0x1p-23f);
  const float cast3 = bits_of_uint32_as_float32(bits_of_float32_as_uint32(alu32) << 23u);
  const float alu37 = alu36 * cast3;
  const float alu38 = alu10 + alu19 + (alu28 + alu37);
  const float alu39 = subgroup_add_32_float32(alu38);
  const float32x4 vec0 = (float32x4){alu10 / alu39, alu28 / alu39, alu19 / alu39, alu37 / alu39};
  *(float32x4_align4 *)&data0[num0] = vec0;
}
