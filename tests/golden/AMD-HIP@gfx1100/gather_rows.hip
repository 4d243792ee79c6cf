typedef float float32x4_align4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef float float32x4 __attribute__((vector_size(16)));

static inline __attribute__((device, always_inline)) int min_int32(int a, int b) {
  return (a < b) ? a : b;
}

static inline __attribute__((device, always_inline)) int max_int32(int a, int b) {
  return (a > b) ? a : b;
}

extern "C" __attribute__((global, amdgpu_flat_work_group_size(96, 96))) void gather_rows(float *data0, const float *data1, const int *data2) {
  const int l0 = (int)__builtin_amdgcn_workitem_id_x();
  const int l1 = (int)__builtin_amdgcn_workitem_id_y();
  const int num0 = l0 * 4;
  const int val0 = data2[l1];
  const float32x4 val1 = *(const float32x4_align4 *)&data1[num0 + max_int32(min_int32(val0, 99), 0) * 16];
  *(float32x4_align4 *)&data0[num0 + l1 * 16] = val1;
}
