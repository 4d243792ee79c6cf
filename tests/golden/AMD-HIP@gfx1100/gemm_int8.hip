typedef signed char int8x16 __attribute__((vector_size(16)));
typedef signed char int8x16_align1 __attribute__((vector_size(16), aligned(1), may_alias));
typedef int int32x8 __attribute__((vector_size(32)));
typedef int i32_x4 __attribute__((ext_vector_type(4)));

static inline __attribute__((device, always_inline)) int8x16 splat_int8x16(signed char x) {
  return (int8x16){x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x};
}

static inline __attribute__((device, always_inline)) int32x8 splat_int32x8(int x) {
  return (int32x8){x, x, x, x, x, x, x, x};
}

static inline __attribute__((device, always_inline)) int32x8 wmma_m16n16k16_i8_i32_int32x8(int8x16 a, int8x16 b, int32x8 c) {
  i32_x4 a_given;
  __builtin_memcpy(&a_given, &a, sizeof a);
  i32_x4 b_given;
  __builtin_memcpy(&b_given, &b, sizeof b);
  return __builtin_amdgcn_wmma_i32_16x16x16_iu8_w32(true, a_given, true, b_given, c, false);
}

extern "C" __attribute__((global, amdgpu_flat_work_group_size(128, 128))) void gemm_int8(int *data0, const signed char *data1, const signed char *data2) {
  const int g0 = (int)__builtin_amdgcn_workgroup_id_x();
  const int l1 = (int)__builtin_amdgcn_workitem_id_y();
  const int l2 = (int)__builtin_amdgcn_workitem_id_z();
  const int l0 = (int)__builtin_amdgcn_workitem_id_x();
  const int num0 = g0 * 32 + l1 * 16;
  const int num1 = l2 * 1024;
  const int num2 = l0 & 15;
  const int num3 = num0 + num1 + (l0 >> 4) * 64 + num2;
  const int num4 = num1 + num2 * 64;
  const bool cond0 = l2 * 16 + num2 < 24;
  const int8x16 val0 = cond0 ? (int8x16)*(const int8x16_align1 *)&data1[num4 + 48] : splat_int8x16(0);
  const int num5 = num0 + num2;
  const signed char val1 = data2[num5 + 3072];
  const signed char val2 = data2[num5 + 3136];
  const signed char val3 = data2[num5 + 3200];
  const signed char val4 = data2[num5 + 3264];
  const signed char val5 = data2[num5 + 3328];
  const signed char val6 = data2[num5 + 3392];
  const signed char val7 = data2[num5 + 3456];
  const signed char val8 = data2[num5 + 3520];
  const signed char val9 = data2[num5 + 3584];
  const signed char val10 = data2[num5 + 3648];
  const signed char val11 = data2[num5 + 3712];
  const signed char val12 = data2[num5 + 3776];
  const signed char val13 = data2[num5 + 3840];
  const signed char val14 = data2[num5 + 3904];
  const signed char val15 = data2[num5 + 3968];
  const signed char val16 = data2[num5 + 4032];
  const int8x16 vec0 = (int8x16){val1, val2, val3, val4, val5, val6, val7, val8, val9, val10, val11, val12, val13, val14, val15, val16};
  const int8x16 val17 = cond0 ? (int8x16)*(const int8x16_align1 *)&data1[num4 + 32] : splat_int8x16(0);
  const signed char val18 = data2[num5 + 2048];
  const signed char val19 = data2[num5 + 2112];
  const signed char val20 = data2[num5 + 2176];
  const signed char val21 = data2[num5 + 2240];
  const signed char val22 = data2[num5 + 2304];
  const signed char val23 = data2[num5 + 2368];
  const signed char val24 = data2[num5 + 2432];
  const signed char val25 = data2[num5 + 2496];
  const signed char val26 = data2[num5 + 2560];
  const signed char val27 = data2[num5 + 2624];
  const signed char val28 = data2[num5 + 2688];
  const signed char val29 = data2[num5 + 2752];
  const signed char val30 = data2[num5 + 2816];
  const signed char val31 = data2[num5 + 2880];
  const signed char val32 = data2[num5 + 2944];
  const signed char val33 = data2[num5 + 3008];
  const int8x16 vec1 = (int8x16){val18, val19, val20, val21, val22, val23, val24, val25, val26, val27, val28, val29, val30, val31, val32, val33};
  const int8x16 val34 = cond0 ? (int8x16)*(const int8x16_align1 *)&data1[num4 + 16] : splat_int8x16(0);
  const signed char val35 = data2[num5 + 1024];
  const signed char val36 = data2[num5 + 1088];
  const signed char val37 = data2[num5 + 1152];
  const signed char val38 = data2[num5 + 1216];
  const signed char val39 = data2[num5 + 1280];
  const signed char val40 = data2[num5 + 1344];
  const signed char val41 = data2[num5 + 1408];
  const signed char val42 = data2[num5 + 1472];
  const signed char val43 = data2[num5 + 1536];
  const signed char val44 = data2[num5 + 1600];
  const signed char val45 = data2[num5 + 1664];
  const signed char val46 = data2[num5 + 1728];
  const signed char val47 = data2[num5 + 1792];
  const signed char val48 = data2[num5 + 1856];
  const signed char val49 = data2[num5 + 1920];
  const signed char val50 = data2[num5 + 1984];
  const int8x16 vec2 = (int8x16){val35, val36, val37, val38, val39, val40, val41, val42, val43, val44, val45, val46, val47, val48, val49, val50};
  const int8x16 val51 = cond0 ? (int8x16)*(const int8x16_align1 *)&data1[num4] : splat_int8x16(0);
  const signed char val52 = data2[num5];
  const signed char val53 = data2[num5 + 64];
  const signed char val54 = data2[num5 + 128];
  const signed char val55 = data2[num5 + 192];
  const signed char val56 = data2[num5 + 256];
  const signed char val57 = data2[num5 + 320];
  const signed char val58 = data2[num5 + 384];
  const signed char val59 = data2[num5 + 448];
  const signed char val60 = data2[num5 + 512];
  const signed char val61 = data2[num5 + 576];
  const signed char val62 = data2[num5 + 640];
  const signed char val63 = data2[num5 + 704];
  const signed char val64 = data2[num5 + 768];
  const signed char val65 = data2[num5 + 832];
  const signed char val66 = data2[num5 + 896];
  const signed char val67 = data2[num5 + 960];
  const int8x16 vec3 = (int8x16){val52, val53, val54, val55, val56, val57, val58, val59, val60, val61, val62, val63, val64, val65, val66, val67};
  const int32x8 alu0 = wmma_m16n16k16_i8_i32_int32x8(val51, vec3, splat_int32x8(0));
  const int32x8 alu1 = wmma_m16n16k16_i8_i32_int32x8(val34, vec2, alu0);
  const int32x8 alu2 = wmma_m16n16k16_i8_i32_int32x8(val17, vec1, alu1);
  const int32x8 alu3 = wmma_m16n16k16_i8_i32_int32x8(val0, vec0, alu2);
  data0[num3] = alu3[0];
  data0[num3 + 128] = alu3[1];
  data0[num3 + 256] = alu3[2];
  data0[num3 + 384] = alu3[3];
  const bool cond1 = l2 < 1;
  if (cond1) data0[num3 + 512] = alu3[4];
  if (cond1) data0[num3 + 640] = alu3[5];
  if (cond1) data0[num3 + 768] = alu3[6];
  if (cond1) data0[num3 + 896] = alu3[7];
}
