extern "C" __attribute__((global, amdgpu_flat_work_group_size(1, 1))) void scatter_set_copy(int *data0, const int *data1, const int *data2, const int *data3) {
  for (int o0 = 0; o0 < 16; o0++) {
    const int val0 = data1[o0];
    data0[o0] = val0;
  }
  for (int u1 = 0; u1 < 4; u1++) {
    const int val1 = data3[u1];
    const int val2 = data2[u1];
    if ((unsigned int)val1 < 16u) data0[val1] = val2;
  }
}
