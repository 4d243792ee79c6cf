typedef float float32x4 __attribute__((vector_size(16)));
typedef float float32x4_align4 __attribute__((vector_size(16), aligned(4), may_alias));

static inline __attribute__((device, always_inline)) int min_int32(int a, int b) {
  return (a < b) ? a : b;
}

static inline __attribute__((device, always_inline)) int max_int32(int a, int b) {
  return (a > b) ? a : b;
}

static inline __attribute__((device, always_inline)) float32x4 splat_float32x4(float x) {
  return (float32x4){x, x, x, x};
}

extern "C" __attribute__((global, amdgpu_flat_work_group_size(64, 64))) void gather_rows(float *data0, const float *data1, const int *data2) {
  const int g0 = (int)__builtin_amdgcn_workgroup_id_x();
  const int l0 = (int)__builtin_amdgcn_workitem_id_x();
  const int l1 = (int)__builtin_amdgcn_workitem_id_y();
  const int num0 = l0 * 4;
  const int num1 = g0 * 16 + l1;
  const bool cond0 = num1 < 24;
  const int val0 = cond0 ? data2[num1] : 0;
  const float32x4 val1 = cond0 ? (float32x4)*(const float32x4_align4 *)&data1[num0 + max_int32(min_int32(val0, 99), 0) * 16] : splat_float32x4(0.0f);
  if (cond0) *(float32x4_align4 *)&data0[g0 * 256 + num0 + l1 * 16] = val1;
}
