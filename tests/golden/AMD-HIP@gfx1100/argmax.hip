typedef float float32x4_align4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef float float32x4 __attribute__((vector_size(16)));

extern "C" __attribute__((global, amdgpu_flat_work_group_size(25, 25))) void argmax(int *data0, const float *data1) {
  const int g0 = (int)__builtin_amdgcn_workgroup_id_x();
  const int l0 = (int)__builtin_amdgcn_workitem_id_x();
  int acc3;
  float acc2;
  __attribute__((shared, aligned(16))) float blocks0_0[5];
  float acc0;
  __attribute__((shared, aligned(16))) float partial0_0[25];
  __attribute__((shared, aligned(16))) int partial0_1[25];
  int acc1;
  __attribute__((shared, aligned(16))) int blocks0_1[5];
  acc2 = -__builtin_inff();
  const bool cond0 = l0 < 5;
  acc0 = -__builtin_inff();
  const int num0 = l0 % 5 * 5;
  const int num1 = l0 * 4;
  const float32x4 val0 = *(const float32x4_align4 *)&data1[g0 * 100 + num1];
  const float lane0 = val0[0];
  const float lane1 = val0[2];
  const int num2 = num1 + 2;
  const int num3 = num1 + 0;
  const bool cond1 = ((lane0 == lane0) & ((lane1 <= lane0) ^ true)) | (((lane1 != lane1) | (lane0 <= lane1)) & (num2 < num3));
  const float alu0 = cond1 ? lane1 : lane0;
  const float lane2 = val0[1];
  const float lane3 = val0[3];
  const int num4 = num1 + 3;
  const int num5 = num1 + 1;
  const bool cond2 = ((lane2 == lane2) & ((lane3 <= lane2) ^ true)) | (((lane3 != lane3) | (lane2 <= lane3)) & (num4 < num5));
  const float alu1 = cond2 ? lane3 : lane2;
  const int num6 = cond2 ? num4 : num5;
  const int num7 = cond1 ? num2 : num3;
  const bool cond3 = ((alu0 == alu0) & ((alu1 <= alu0) ^ true)) | (((alu1 != alu1) | (alu0 <= alu1)) & (num6 < num7));
  partial0_0[l0] = cond3 ? alu1 : alu0;
  partial0_1[l0] = cond3 ? num6 : num7;
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
  acc1 = 2147483647;
  for (int r0_block0 = 0; r0_block0 < 5; r0_block0++) {
    const float val1 = acc0;
    const int num8 = r0_block0 + num0;
    const float val2 = partial0_0[num8];
    const int val3 = partial0_1[num8];
    const int val4 = acc1;
    const bool cond4 = ((val1 == val1) & ((val2 <= val1) ^ true)) | (((val2 != val2) | (val1 <= val2)) & (val3 < val4));
    acc0 = cond4 ? val2 : val1;
    acc1 = cond4 ? val3 : val4;
  }
  if (cond0) blocks0_0[l0] = acc0;
  if (cond0) blocks0_1[l0] = acc1;
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
  acc3 = 2147483647;
  for (int r0_all0 = 0; r0_all0 < 5; r0_all0++) {
    const float val5 = acc2;
    const float val6 = blocks0_0[r0_all0];
    const int val7 = blocks0_1[r0_all0];
    const int val8 = acc3;
    const bool cond5 = ((val5 == val5) & ((val6 <= val5) ^ true)) | (((val6 != val6) | (val5 <= val6)) & (val7 < val8));
    acc2 = cond5 ? val6 : val5;
    acc3 = cond5 ? val7 : val8;
  }
  if (l0 == 0) data0[g0] = acc3;
}
