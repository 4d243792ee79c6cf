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
  const float part0 = alu0;
  const float part1 = other_1_float32(part0);
  const float part2 = max_float32(part0, part1);
  const float part3 = other_2_float32(part2);
  const float part4 = max_float32(part2, part3);
  const float part5 = other_4_float32(part4);
  const float part6 = max_float32(part4, part5);
  const float part7 = other_8_float32(part6);
  const float part8 = max_float32(part6, part7);
  const float part9 = other_16_float32(part8);
  const float part10 = max_float32(part8, part9);
  const float alu1 = (lane0 - part10) * 0x1.715476p+0f;
  const float alu2 = alu1 < -151.0f ? -151.0f : alu1;
  const float alu3 = 128.0f < alu2 ? 128.0f : alu2;
  const float alu4 = alu3 + 12582912.0f;
  const float alu5 = alu3 - (alu4 - 12582912.0f);
  const float alu6 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu5, 0x1.5e6388p-10f), alu5, 0x1.3b399cp-7f);
  const float alu7 = mulacc_float32(mulacc_float32(alu6, alu5, 0x1.c6b0cep-5f), alu5, 0x1.ebfbep-3f);
  const float alu8 = mulacc_float32(mulacc_float32(alu7, alu5, 0x1.62e43p-1f), alu5, 1.0f);
  const unsigned int cast0 = bits_of_float32_as_uint32(alu4);
  const unsigned int num1 = cast0 >> 1u;
  const float alu9 = alu8 * bits_of_uint32_as_float32((num1 << 23u) + 1065353216u);
  const float cast1 = bits_of_uint32_as_float32(((cast0 - num1) << 23u) + 1065353216u);
  const float alu10 = alu9 * cast1;
  const float alu11 = (lane1 - part10) * 0x1.715476p+0f;
  const float alu12 = alu11 < -151.0f ? -151.0f : alu11;
  const float alu13 = 128.0f < alu12 ? 128.0f : alu12;
  const float alu14 = alu13 + 12582912.0f;
  const float alu15 = alu13 - (alu14 - 12582912.0f);
  const float alu16 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu15, 0x1.5e6388p-10f), alu15, 0x1.3b399cp-7f);
  const float alu17 = mulacc_float32(mulacc_float32(alu16, alu15, 0x1.c6b0cep-5f), alu15, 0x1.ebfbep-3f);
  const float alu18 = mulacc_float32(mulacc_float32(alu17, alu15, 0x1.62e43p-1f), alu15, 1.0f);
  const unsigned int cast2 = bits_of_float32_as_uint32(alu14);
  const unsigned int num2 = cast2 >> 1u;
  const float alu19 = alu18 * bits_of_uint32_as_float32((num2 << 23u) + 1065353216u);
  const float cast3 = bits_of_uint32_as_float32(((cast2 - num2) << 23u) + 1065353216u);
  const float alu20 = alu19 * cast3;
  const float alu21 = (lane2 - part10) * 0x1.715476p+0f;
  const float alu22 = alu21 < -151.0f ? -151.0f : alu21;
  const float alu23 = 128.0f < alu22 ? 128.0f : alu22;
  const float alu24 = alu23 + 12582912.0f;
  const float alu25 = alu23 - (alu24 - 12582912.0f);
  const float alu26 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu25, 0x1.5e6388p-10f), alu25, 0x1.3b399cp-7f);
  const float alu27 = mulacc_float32(mulacc_float32(alu26, alu25, 0x1.c6b0cep-5f), alu25, 0x1.ebfbep-3f);
  const float alu28 = mulacc_float32(mulacc_float32(alu27, alu25, 0x1.62e43p-1f), alu25, 1.0f);
  const unsigned int cast4 = bits_of_float32_as_uint32(alu24);
  const unsigned int num3 = cast4 >> 1u;
  const float alu29 = alu28 * bits_of_uint32_as_float32((num3 << 23u) + 1065353216u);
  const float cast5 = bits_of_uint32_as_float32(((cast4 - num3) << 23u) + 1065353216u);
  const float alu30 = alu29 * cast5;
  const float alu31 = (lane3 - part10) * 0x1.715476p+0f;
  const float alu32 = alu31 < -151.0f ? -151.0f : alu31;
  const float alu33 = 128.0f < alu32 ? 128.0f : alu32;
  const float alu34 = alu33 + 12582912.0f;
  const float alu35 = alu33 - (alu34 - 12582912.0f);
  const float alu36 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu35, 0x1.5e6388p-10f), alu35, 0x1.3b399cp-7f);
  const float alu37 = mulacc_float32(mulacc_float32(alu36, alu35, 0x1.c6b0cep-5f), alu35, 0x1.ebfbep-3f);
  const float alu38 = mulacc_float32(mulacc_float32(alu37, alu35, 0x1.62e43p-1f), alu35, 1.0f);
  const unsigned int cast6 = bits_of_float32_as_uint32(alu34);
  const unsigned int num4 = cast6 >> 1u;
  const float alu39 = alu38 * bits_of_uint32_as_float32((num4 << 23u) + 1065353216u);
  const float cast7 = bits_of_uint32_as_float32(((cast6 - num4) << 23u) + 1065353216u);
  const float alu40 = alu39 * cast7;
  const float part11 = alu10 + alu20 + (alu30 + alu40);
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
  const float32x4 vec0 = (float32x4){alu10 / part21, alu30 / part21, alu20 / part21, alu40 / part21};
  *(float32x4_align4 *)&data0[num0] = vec0;
}
