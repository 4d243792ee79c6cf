typedef float float32x4_align4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef float float32x4 __attribute__((vector_size(16)));

extern "C" __attribute__((global, amdgpu_flat_work_group_size(256, 256))) void vector_add(float *data0, const float *data1, const float *data2) {
  const int l0 = (int)__builtin_amdgcn_workitem_id_x();
  const int num0 = l0 * 4;
  const float32x4 val0 = *(const float32x4_align4 *)&data1[num0];
  const float32x4 val1 = *(const float32x4_align4 *)&data2[num0];
  const float32x4 vec0 = (float32x4){val0[0] + val1[0], val0[1] + val1[1], val0[2] + val1[2], val0[3] + val1[3]};
  *(float32x4_align4 *)&data0[num0] = vec0;
}
