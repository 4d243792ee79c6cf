extern "C" __attribute__((global, amdgpu_flat_work_group_size(256, 256))) void transpose(float *data0, const float *data1) {
  const int g0 = (int)__builtin_amdgcn_workgroup_id_x();
  const int l0 = (int)__builtin_amdgcn_workitem_id_x();
  const int l1 = (int)__builtin_amdgcn_workitem_id_y();
  const int num0 = g0 * 16;
  const bool cond0 = num0 + l1 < 24;
  const float val0 = cond0 ? data1[num0 + l0 * 24 + l1] : 0.0f;
  if (cond0) data0[g0 * 256 + l0 + l1 * 16] = val0;
}
