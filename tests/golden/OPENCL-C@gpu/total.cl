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

static inline float gather_add_16_float32(local const float * slots) {
  float a = slots[0];
  for (int n = 1; n < 16; n++) {
    const float b = slots[n];
    a = a + b;
  }
  return a;
}

kernel __attribute__((reqd_work_group_size(256, 1, 1))) __attribute__((intel_reqd_sub_group_size(16))) void kg_total(global float *data0_base, const long data0_first, global const float *data1_base, const long data1_first) {
  global float *const data0 = data0_base + data0_first;
  global const float *const data1 = data1_base + data1_first;
  const int l0 = (int)get_local_id(0);
  float acc0;
  local float slots0[16] __attribute__((aligned(128)));
  acc0 = 0.0f;
  for (int r0 = 0; r0 < 2; r0++) {
    const int num0 = l0 + r0 * 2048;
    const float val0 = data1[num0];
    const float val1 = data1[num0 + 256];
    const float val2 = data1[num0 + 512];
    const float val3 = data1[num0 + 768];
    const float val4 = data1[num0 + 1024];
    const float val5 = data1[num0 + 1280];
    const float val6 = data1[num0 + 1536];
    const float val7 = data1[num0 + 1792];
    const float alu0 = acc0 + (val0 + val1 + (val2 + val3) + (val4 + val5 + (val6 + val7)));
    acc0 = alu0;
  }
  const float part0 = subgroup_add_16_float32(acc0);
  if (get_sub_group_local_id() == 0) slots0[get_sub_group_id()] = part0;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  const float alu1 = gather_add_16_float32(slots0);
  if (l0 == 0) data0[0] = alu1;
}
