extern "C" __attribute__((global, amdgpu_flat_work_group_size(8, 8))) void cumulative_sum(float *data0, const float *data1) {
  const int l0 = (int)__builtin_amdgcn_workitem_id_x();
  float acc0;
  const int num0 = l0 * 64;
  acc0 = 0.0f;
  for (int o1 = 0; o1 < 64; o1++) {
    const int num1 = num0 + o1;
    const float val0 = data1[num1];
    const float alu0 = acc0 + val0;
    data0[num1] = alu0;
    acc0 = alu0;
  }
}
