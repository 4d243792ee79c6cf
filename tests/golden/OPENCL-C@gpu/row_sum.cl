#pragma OPENCL FP_CONTRACT OFF

static inline float subgroup_add_16_float32(float a) {
  float b;
  b = sub_group_shuffle_xor(a, 1u);
  a = a + b;
  b = sub_group_shuffle_xor(a, 2u);
  a = a + b;
  b = sub_group_shuffle_xor(a, 4u);
  a = a + b;
  b = sub_group_shuffle_xor(a, 8u);
  a = a + b;
  return a;
}

static inline float gather_add_8_float32(local const float * slots) {
  float a = slots[0];
  for (int n = 1; n < 8; n++) {
    const float b = slots[n];
    a = a + b;
  }
  return a;
}

kernel __attribute__((reqd_work_group_size(128, 1, 1))) __attribute__((intel_reqd_sub_group_size(16))) void kg_row_sum(global float *data0_base, const long data0_first, global const float *data1_base, const long data1_first) {
  global float *const data0 = data0_base + data0_first;
  global const float *const data1 = data1_base + data1_first;
  const int g0 = (int)get_group_id(0);
  const int l0 = (int)get_local_id(0);
  local float slots0[8] __attribute__((aligned(128)));
  const int num0 = g0 * 256 + l0;
  const float val0 = data1[num0];
  const float val1 = data1[num0 + 128];
  const float alu0 = val0 + val1;
  const float part0 = subgroup_add_16_float32(alu0);
  if (get_sub_group_local_id() == 0) slots0[get_sub_group_id()] = part0;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  const float alu1 = gather_add_8_float32(slots0);
  if (l0 == 0) data0[g0] = alu1;
}
