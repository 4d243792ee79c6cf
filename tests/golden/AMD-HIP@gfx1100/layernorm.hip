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

static inline __attribute__((device, always_inline)) float subgroup_add_8_float32(float a) {
  float b;
  b = other_1_float32(a);
  a = a + b;
  b = other_2_float32(a);
  a = a + b;
  b = other_4_float32(a);
  a = a + b;
  return a;
}

static inline __attribute__((device, always_inline)) float mulacc_float32(float a, float b, float c) {
  return __builtin_fmaf(a, b, c);
}

extern "C" __attribute__((global, amdgpu_flat_work_group_size(8, 8))) void layernorm(float *data0, const float *data1, const float *data2, const float *data3) {
  const int g0 = (int)__builtin_amdgcn_workgroup_id_x();
  const int l0 = (int)__builtin_amdgcn_workitem_id_x();
  const int num0 = l0 * 4;
  const int num1 = g0 * 128 + num0;
  const float32x4 val0 = *(const float32x4_align4 *)&data1[num1];
  const float lane0 = val0[0];
  const int num2 = num1 + 32;
  const float32x4 val1 = *(const float32x4_align4 *)&data1[num2];
  const float lane1 = val1[0];
  const int num3 = num1 + 64;
  const float32x4 val2 = *(const float32x4_align4 *)&data1[num3];
  const float lane2 = val2[0];
  const int num4 = num1 + 96;
  const float32x4 val3 = *(const float32x4_align4 *)&data1[num4];
  const float lane3 = val3[0];
  const float lane4 = val0[2];
  const float lane5 = val1[2];
  const float lane6 = val2[2];
  const float lane7 = val3[2];
  const float alu0 = lane0 + lane1 + lane2 + lane3 + (lane4 + lane5 + lane6 + lane7);
  const float lane8 = val0[1];
  const float lane9 = val1[1];
  const float lane10 = val2[1];
  const float lane11 = val3[1];
  const float lane12 = val0[3];
  const float lane13 = val1[3];
  const float lane14 = val2[3];
  const float lane15 = val3[3];
  const float alu1 = lane8 + lane9 + lane10 + lane11 + (lane12 + lane13 + lane14 + lane15);
  const float alu2 = alu0 + alu1;
  const float alu3 = subgroup_add_8_float32(alu2);
  const float alu4 = alu3 * 0.0078125f;
  const float alu5 = lane0 - alu4;
  const float alu6 = lane3 - alu4;
  const float alu7 = lane2 - alu4;
  const float alu8 = lane1 - alu4;
  const float alu9 = mulacc_float32(alu7, alu7, mulacc_float32(alu5, alu5, alu8 * alu8));
  const float alu10 = lane7 - alu4;
  const float alu11 = lane6 - alu4;
  const float alu12 = lane4 - alu4;
  const float alu13 = lane5 - alu4;
  const float alu14 = mulacc_float32(alu11, alu11, mulacc_float32(alu12, alu12, alu13 * alu13));
  const float alu15 = mulacc_float32(alu6, alu6, alu9) + mulacc_float32(alu10, alu10, alu14);
  const float alu16 = lane11 - alu4;
  const float alu17 = lane10 - alu4;
  const float alu18 = lane8 - alu4;
  const float alu19 = lane9 - alu4;
  const float alu20 = mulacc_float32(alu17, alu17, mulacc_float32(alu18, alu18, alu19 * alu19));
  const float alu21 = lane15 - alu4;
  const float alu22 = lane14 - alu4;
  const float alu23 = lane12 - alu4;
  const float alu24 = lane13 - alu4;
  const float alu25 = mulacc_float32(alu22, alu22, mulacc_float32(alu23, alu23, alu24 * alu24));
  const float alu26 = mulacc_float32(alu16, alu16, alu20) + mulacc_float32(alu21, alu21, alu25);
  const float alu27 = alu15 + alu26;
  const float alu28 = subgroup_add_8_float32(alu27);
  const float alu29 = __builtin_sqrtf(mulacc_float32(alu28, 0.0078125f, 0x1.4f8b58p-17f));
  const float32x4 val4 = *(const float32x4_align4 *)&data2[num0];
  const float32x4 val5 = *(const float32x4_align4 *)&data3[num0];
  const float32x4 vec0 = (float32x4){mulacc_float32(alu5 / alu29, val4[0], val5[0]), mulacc_float32(alu18 / alu29, val4[1], val5[1]), mulacc_float32(alu12 / alu29, val4[2], val5[2]), mulacc_float32(alu23 / alu29, val4[3], val5[3])};
  *(float32x4_align4 *)&data0[num1] = vec0;
  const int num5 = num0 + 32;
  const float32x4 val6 = *(const float32x4_align4 *)&data2[num5];
  const float32x4 val7 = *(const float32x4_align4 *)&data3[num5];
  const float32x4 vec1 = (float32x4){mulacc_float32(alu8 / alu29, val6[0], val7[0]), mulacc_float32(alu19 / alu29, val6[1], val7[1]), mulacc_float32(alu13 / alu29, val6[2], val7[2]), mulacc_float32(alu24 / alu29, val6[3], val7[3])};
  *(float32x4_align4 *)&data0[num2] = vec1;
  const int num6 = num0 + 64;
  const float32x4 val8 = *(const float32x4_align4 *)&data2[num6];
  const float32x4 val9 = *(const float32x4_align4 *)&data3[num6];
  const float32x4 vec2 = (float32x4){mulacc_float32(alu7 / alu29, val8[0], val9[0]), mulacc_float32(alu17 / alu29, val8[1], val9[1]), mulacc_float32(alu11 / alu29, val8[2], val9[2]), mulacc_float32(alu22 / alu29, val8[3], val9[3])};
  *(float32x4_align4 *)&data0[num3] = vec2;
  const int num7 = num0 + 96;
  const float32x4 val10 = *(const float32x4_align4 *)&data2[num7];
  const float32x4 val11 = *(const float32x4_align4 *)&data3[num7];
  const float32x4 vec3 = (float32x4){mulacc_float32(alu6 / alu29, val10[0], val11[0]), mulacc_float32(alu16 / alu29, val10[1], val11[1]), mulacc_float32(alu10 / alu29, val10[2], val11[2]), mulacc_float32(alu21 / alu29, val10[3], val11[3])};
  *(float32x4_align4 *)&data0[num4] = vec3;
}
