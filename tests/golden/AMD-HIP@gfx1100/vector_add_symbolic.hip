extern "C" __attribute__((global, amdgpu_flat_work_group_size(256, 256))) void vector_add_symbolic(float *data0, const float *data1, const float *data2, long n_given) {
  const int n = (int)n_given;
  const int g0 = (int)__builtin_amdgcn_workgroup_id_x();
  const int l0 = (int)__builtin_amdgcn_workitem_id_x();
  const int num0 = g0 * 256 + l0;
  const bool cond0 = num0 < n;
  const float val0 = cond0 ? data1[num0] : 0.0f;
  const float val1 = cond0 ? data2[num0] : 0.0f;
  if (cond0) data0[num0] = val0 + val1;
}
