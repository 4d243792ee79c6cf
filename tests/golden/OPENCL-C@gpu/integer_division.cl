#pragma OPENCL FP_CONTRACT OFF

static inline int idiv_int32(int a, int b) {
  if (b == 0) return 0;
  if (b == -1) return (int)(-(uint)a);
  return a / b;
}

static inline int mod_int32(int a, int b) {
  if (b == 0) return 0;
  if (b == -1) return 0;
  return a % b;
}

static inline int floordiv_int32(int a, int b) {
  const int r = mod_int32(a, b);
  const int q = idiv_int32(a, b);
  return ((r != 0) & ((r ^ b) < 0)) ? q - 1 : q;
}

kernel __attribute__((reqd_work_group_size(64, 1, 1))) void kg_integer_division(global int *data0_base, const long data0_first, global const int *data1_base, const long data1_first, global const int *data2_base, const long data2_first) {
  global int *const data0 = data0_base + data0_first;
  global const int *const data1 = data1_base + data1_first;
  global const int *const data2 = data2_base + data2_first;
  const int l0 = (int)get_local_id(0);
  const int val0 = data1[l0];
  const int val1 = data2[l0];
  const int num0 = (int)((uint)floordiv_int32(val0, val1) + (int)((uint)mod_int32(val0, val1) * (val0 >> (val1 & 7))));
  data0[l0] = num0;
}
