typedef float float32x4 __attribute__((vector_size(16)));
typedef float float32x4_align4 __attribute__((vector_size(16), aligned(4), may_alias));

static inline __attribute__((device, always_inline)) float32x4 splat_float32x4(float x) {
  return (float32x4){x, x, x, x};
}

extern "C" __attribute__((global, amdgpu_flat_work_group_size(2, 2))) void scatter_add(float *data0, const float *data1, const long *data2) {
  const int l0 = (int)__builtin_amdgcn_workitem_id_x();
  const int num0 = l0 * 4;
  const long cast0 = (long)num0;
  for (int u1 = 0; u1 < 40; u1++) {
    const long val0 = data2[u1];
    const long num1 = (long)((unsigned long)cast0 + (long)((unsigned long)val0 * 8l));
    const bool cond0 = (unsigned long)val0 < 16ul;
    const float32x4 val1 = cond0 ? (float32x4)*(const float32x4_align4 *)&data0[num1] : splat_float32x4(0.0f);
    const float32x4 val2 = *(const float32x4_align4 *)&data1[num0 + u1 * 8];
    const float32x4 vec0 = (float32x4){val1[0] + val2[0], val1[1] + val2[1], val1[2] + val2[2], val1[3] + val2[3]};
    if (cond0) *(float32x4_align4 *)&data0[num1] = vec0;
  }
}
