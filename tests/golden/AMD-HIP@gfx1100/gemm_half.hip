typedef _Float16 float16x4_align2 __attribute__((vector_size(8), aligned(2), may_alias));
typedef _Float16 float16x4 __attribute__((vector_size(8)));

extern "C" __attribute__((global, amdgpu_flat_work_group_size(256, 256))) void gemm(_Float16 *data0, const _Float16 *data1, const _Float16 *data2) {
  const int l0 = (int)__builtin_amdgcn_workitem_id_x();
  const int l1 = (int)__builtin_amdgcn_workitem_id_y();
  float acc0_0;
  float acc0_1;
  float acc0_2;
  float acc0_3;
  const int num0 = l0 * 4;
  const int num1 = l1 * 32;
  acc0_0 = 0.0f;
  acc0_1 = 0.0f;
  acc0_2 = 0.0f;
  acc0_3 = 0.0f;
  for (int r0 = 0; r0 < 8; r0++) {
    const float16x4 val0 = *(const float16x4_align2 *)&data1[num1 + r0 * 4];
    const _Float16 lane0 = val0[0];
    const int num2 = num0 + r0 * 128;
    const float16x4 val1 = *(const float16x4_align2 *)&data2[num2];
    const _Float16 lane1 = val0[1];
    const float16x4 val2 = *(const float16x4_align2 *)&data2[num2 + 32];
    const _Float16 lane2 = val0[2];
    const float16x4 val3 = *(const float16x4_align2 *)&data2[num2 + 64];
    const _Float16 lane3 = val0[3];
    const float16x4 val4 = *(const float16x4_align2 *)&data2[num2 + 96];
    const float alu0 = (float)(lane0 * val1[0]) + (float)(lane1 * val2[0]) + ((float)(lane2 * val3[0]) + (float)(lane3 * val4[0]));
    acc0_0 = acc0_0 + alu0;
    const float alu1 = (float)(lane0 * val1[1]) + (float)(lane1 * val2[1]) + ((float)(lane2 * val3[1]) + (float)(lane3 * val4[1]));
    acc0_1 = acc0_1 + alu1;
    const float alu2 = (float)(lane0 * val1[2]) + (float)(lane1 * val2[2]) + ((float)(lane2 * val3[2]) + (float)(lane3 * val4[2]));
    acc0_2 = acc0_2 + alu2;
    const float alu3 = (float)(lane0 * val1[3]) + (float)(lane1 * val2[3]) + ((float)(lane2 * val3[3]) + (float)(lane3 * val4[3]));
    acc0_3 = acc0_3 + alu3;
  }
  const float16x4 vec0 = (float16x4){(_Float16)acc0_0, (_Float16)acc0_1, (_Float16)acc0_2, (_Float16)acc0_3};
  *(float16x4_align2 *)&data0[num0 + num1] = vec0;
}
