typedef float float32x4_align4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef float float32x4 __attribute__((vector_size(16)));
typedef unsigned char uint8x4_align1 __attribute__((vector_size(4), aligned(1), may_alias));
typedef signed char int8x4 __attribute__((vector_size(4)));
typedef unsigned char uint8x4 __attribute__((vector_size(4)));

static inline __attribute__((device, always_inline)) uint8x4 splat_uint8x4(unsigned char x) {
  return (uint8x4){x, x, x, x};
}

extern "C" __attribute__((global, amdgpu_flat_work_group_size(16, 16))) void masks(unsigned char *data0, const float *data1, const float *data2, const unsigned char *data3) {
  const int l0 = (int)__builtin_amdgcn_workitem_id_x();
  const int num0 = l0 * 4;
  const float32x4 val0 = *(const float32x4_align4 *)&data1[num0];
  const float lane0 = val0[0];
  const float32x4 val1 = *(const float32x4_align4 *)&data2[num0];
  const int8x4 val2 = (int8x4)(*(const uint8x4_align1 *)&data3[num0] != splat_uint8x4(0));
  const float lane1 = val0[1];
  const float lane2 = val0[2];
  const float lane3 = val0[3];
  const int8x4 cond0 = (int8x4){-(((lane0 < val1[0]) & (val2[0] != 0)) | (lane0 != lane0)), -(((lane1 < val1[1]) & (val2[1] != 0)) | (lane1 != lane1)), -(((lane2 < val1[2]) & (val2[2] != 0)) | (lane2 != lane2)), -(((lane3 < val1[3]) & (val2[3] != 0)) | (lane3 != lane3))};
  *(uint8x4_align1 *)&data0[num0] = (uint8x4)-cond0;
}
