static inline __attribute__((device, always_inline)) float mulacc_float32(float a, float b, float c) {
  return __builtin_fmaf(a, b, c);
}

extern "C" __attribute__((global, amdgpu_flat_work_group_size(37, 37))) void odd_tail(float *data0, const float *data1) {
  const int l0 = (int)__builtin_amdgcn_workitem_id_x();
  const float val0 = data1[l0];
  data0[l0] = mulacc_float32(val0, 2.0f, 1.0f);
}
