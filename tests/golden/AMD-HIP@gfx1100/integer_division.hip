typedef int int32x4_align4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int int32x4 __attribute__((vector_size(16)));

static inline __attribute__((device, always_inline)) int idiv_int32(int a, int b) {
  if (b == 0) return 0;
  if (b == -1) return (int)(-(unsigned int)a);
  return a / b;
}

static inline __attribute__((device, always_inline)) int mod_int32(int a, int b) {
  if (b == 0) return 0;
  if (b == -1) return 0;
  return a % b;
}

static inline __attribute__((device, always_inline)) int floordiv_int32(int a, int b) {
  const int r = mod_int32(a, b);
  const int q = idiv_int32(a, b);
  return ((r != 0) & ((r ^ b) < 0)) ? q - 1 : q;
}

extern "C" __attribute__((global, amdgpu_flat_work_group_size(16, 16))) void integer_division(int *data0, const int *data1, const int *data2) {
  const int l0 = (int)__builtin_amdgcn_workitem_id_x();
  const int num0 = l0 * 4;
  const int32x4 val0 = *(const int32x4_align4 *)&data1[num0];
  const int lane0 = val0[0];
  const int32x4 val1 = *(const int32x4_align4 *)&data2[num0];
  const int lane1 = val1[0];
  const int num1 = (int)((unsigned int)mod_int32(lane0, lane1) * (lane0 >> (lane1 & 7)));
  const int lane2 = val0[1];
  const int lane3 = val1[1];
  const int num2 = (int)((unsigned int)mod_int32(lane2, lane3) * (lane2 >> (lane3 & 7)));
  const int lane4 = val0[2];
  const int lane5 = val1[2];
  const int num3 = (int)((unsigned int)mod_int32(lane4, lane5) * (lane4 >> (lane5 & 7)));
  const int lane6 = val0[3];
  const int lane7 = val1[3];
  const int num4 = (int)((unsigned int)mod_int32(lane6, lane7) * (lane6 >> (lane7 & 7)));
  const int32x4 vec0 = (int32x4){(int)((unsigned int)floordiv_int32(lane0, lane1) + num1), (int)((unsigned int)floordiv_int32(lane2, lane3) + num2), (int)((unsigned int)floordiv_int32(lane4, lane5) + num3), (int)((unsigned int)floordiv_int32(lane6, lane7) + num4)};
  *(int32x4_align4 *)&data0[num0] = vec0;
}
