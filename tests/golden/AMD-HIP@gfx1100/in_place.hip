typedef float float32x4_align4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef float float32x4 __attribute__((vector_size(16)));

static inline __attribute__((device, always_inline)) float mulacc_float32(float a, float b, float c) {
  return __builtin_fmaf(a, b, c);
}

extern "C" __attribute__((global, amdgpu_flat_work_group_size(16, 16))) void in_place(float *data0, const float *data1) {
  const int l0 = (int)__builtin_amdgcn_workitem_id_x();
  const int num0 = l0 * 4;
  const float32x4 val0 = *(const float32x4_align4 *)&data0[num0];
  const float32x4 val1 = *(const float32x4_align4 *)&data1[num0];
  const float32x4 vec0 = (float32x4){mulacc_float32(val0[0], 0.5f, val1[0]), mulacc_float32(val0[1], 0.5f, val1[1]), mulacc_float32(val0[2], 0.5f, val1[2]), mulacc_float32(val0[3], 0.5f, val1[3])};
  *(float32x4_align4 *)&data0[num0] = vec0;
}
