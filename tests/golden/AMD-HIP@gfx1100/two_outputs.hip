typedef float float32x4_align4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef float float32x4 __attribute__((vector_size(16)));

extern "C" __attribute__((global, amdgpu_flat_work_group_size(16, 16))) void two_outputs(float *data0, float *data1, const float *data2, const float *data3) {
  const int l0 = (int)__builtin_amdgcn_workitem_id_x();
  const int num0 = l0 * 4;
  const float32x4 val0 = *(const float32x4_align4 *)&data2[num0];
  const float lane0 = val0[0];
  const float32x4 val1 = *(const float32x4_align4 *)&data3[num0];
  const float alu0 = lane0 * val1[0];
  const float lane1 = val0[1];
  const float alu1 = lane1 * val1[1];
  const float lane2 = val0[2];
  const float alu2 = lane2 * val1[2];
  const float lane3 = val0[3];
  const float alu3 = lane3 * val1[3];
  const float32x4 vec0 = (float32x4){alu0 + 1.0f, alu1 + 1.0f, alu2 + 1.0f, alu3 + 1.0f};
  *(float32x4_align4 *)&data0[num0] = vec0;
  const float32x4 vec1 = (float32x4){alu0 - lane0, alu1 - lane1, alu2 - lane2, alu3 - lane3};
  *(float32x4_align4 *)&data1[num0] = vec1;
}
