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
  const bool cond0 = alu2 < -150.0f;
  const float alu3 = cond0 ? 0.0f : (128.0f < alu2 ? 128.0f : alu2);
  const float alu4 = alu3 + 12583166.0f;
  const float alu5 = alu3 - (alu4 - 12583166.0f);
  const float alu6 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu5, 0x1.5e6388p-10f), alu5, 0x1.3b399cp-7f);
  const float alu7 = mulacc_float32(mulacc_float32(alu6, alu5, 0x1.c6b0cep-5f), alu5, 0x1.ebfbep-3f);
  const float alu8 = mulacc_float32(mulacc_float32(alu7, alu5, 0x1.62e43p-1f), alu5, 1.0f);
  const unsigned int cast0 = bits_of_float32_as_uint32(alu4);
  const unsigned int num1 = (cast0 << 22u) & 2139095040u;
  const float alu9 = alu8 * bits_of_uint32_as_float32(num1) * bits_of_uint32_as_float32((cast0 << 23u) - num1);
  const float alu10 = cond0 ? 0.0f : alu9;
  const float alu11 = (lane1 - alu1) * 0x1.715476p+0f;
  const bool cond1 = alu11 < -150.0f;
  const float alu12 = cond1 ? 0.0f : (128.0f < alu11 ? 128.0f : alu11);
  const float alu13 = alu12 + 12583166.0f;
  const float alu14 = alu12 - (alu13 - 12583166.0f);
  const float alu15 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu14, 0x1.5e6388p-10f), alu14, 0x1.3b399cp-7f);
  const float alu16 = mulacc_float32(mulacc_float32(alu15, alu14, 0x1.c6b0cep-5f), alu14, 0x1.ebfbep-3f);
  const float alu17 = mulacc_float32(mulacc_float32(alu16, alu14, 0x1.62e43p-1f), alu14, 1.0f);
  const unsigned int cast1 = bits_of_float32_as_uint32(alu13);
  const unsigned int num2 = (cast1 << 22u) & 2139095040u;
  const float alu18 = alu17 * bits_of_uint32_as_float32(num2) * bits_of_uint32_as_float32((cast1 << 23u) - num2);
  const float alu19 = cond1 ? 0.0f : alu18;
  const float alu20 = (lane2 - alu1) * 0x1.715476p+0f;
  const bool cond2 = alu20 < -150.0f;
  const float alu21 = cond2 ? 0.0f : (128.0f < alu20 ? 128.0f : alu20);
  const float alu22 = alu21 + 12583166.0f;
  const float alu23 = alu21 - (alu22 - 12583166.0f);
  const float alu24 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu23, 0x1.5e6388p-10f), alu23, 0x1.3b399cp-7f);
  const float alu25 = mulacc_float32(mulacc_float32(alu24, alu23, 0x1.c6b0cep-5f), alu23, 0x1.ebfbep-3f);
  const float alu26 = mulacc_float32(mulacc_float32(alu25, alu23, 0x1.62e43p-1f), alu23, 1.0f);
  const unsigned int cast2 = bits_of_float32_as_uint32(alu22);
  const unsigned int num3 = (cast2 << 22u) & 2139095040u;
  const float alu27 = alu26 * bits_of_uint32_as_float32(num3) * bits_of_uint32_as_float32((cast2 << 23u) - num3);
  const float alu28 = cond2 ? 0.0f : alu27;
  const float alu29 = (lane3 - alu1) * 0x1.715476p+0f;
  const bool cond3 = alu29 < -150.0f;
  const float alu30 = cond3 ? 0.0f : (128.0f < alu29 ? 128.0f : alu29);
  const float alu31 = alu30 + 12583166.0f;
  const float alu32 = alu30 - (alu31 - 12583166.0f);
  const float alu33 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu32, 0x1.5e6388p-10f), alu32, 0x1.3b399cp-7f);
  const float alu34 = mulacc_float32(mulacc_float32(alu33, alu32, 0x1.c6b0cep-5f), alu32, 0x1.ebfbep-3f);
  const float alu35 = mulacc_float32(mulacc_float32(alu34, alu32, 0x1.62e43p-1f), alu32, 1.0f);
  const unsigned int cast3 = bits_of_float32_as_uint32(alu31);
  const unsigned int num4 = (cast3 << 22u) & 2139095040u;
  const float alu36 = alu35 * bits_of_uint32_as_float32(num4) * bits_of_uint32_as_float32((cast3 << 23u) - num4);
  const float alu37 = cond3 ? 0.0f : alu36;
  const float alu38 = alu10 + alu19 + (alu28 + alu37);
  const float alu39 = subgroup_add_32_float32(alu38);
  const float32x4 vec0 = (float32x4){alu10 / alu39, alu28 / alu39, alu19 / alu39, alu37 / alu39};
  *(float32x4_align4 *)&data0[num0] = vec0;
}
