#pragma OPENCL FP_CONTRACT OFF

static inline float gather_add_16_float32(local const float * slots) {
  float a = slots[0];
  for (int n = 1; n < 16; n++) {
    const float b = slots[n];
    a = a + b;
  }
  return a;
}

static inline float mulacc_float32(float a, float b, float c) {
  return fma(a, b, c);
}

kernel __attribute__((reqd_work_group_size(16, 1, 1))) void kg_layernorm(global float *data0_base, const long data0_first, global const float *data1_base, const long data1_first, global const float *data2_base, const long data2_first, global const float *data3_base, const long data3_first) {
  global float *const data0 = data0_base + data0_first;
  global const float *const data1 = data1_base + data1_first;
  global const float *const data2 = data2_base + data2_first;
  global const float *const data3 = data3_base + data3_first;
  const int g0 = (int)get_group_id(0);
  const int l0 = (int)get_local_id(0);
  local float slots0[16] __attribute__((aligned(128)));
  local float slots1[16] __attribute__((aligned(128)));
  const int num0 = g0 * 128 + l0;
  const float val0 = data1[num0];
  const int num1 = num0 + 16;
  const float val1 = data1[num1];
  const int num2 = num0 + 32;
  const float val2 = data1[num2];
  const int num3 = num0 + 48;
  const float val3 = data1[num3];
  const int num4 = num0 + 64;
  const float val4 = data1[num4];
  const int num5 = num0 + 80;
  const float val5 = data1[num5];
  const int num6 = num0 + 96;
  const float val6 = data1[num6];
  const int num7 = num0 + 112;
  const float val7 = data1[num7];
  const float alu0 = val0 + val1 + val2 + val3 + val4 + val5 + val6 + val7;
  const float part0 = alu0;
  slots0[(int)get_local_id(0)] = part0;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  const float alu1 = gather_add_16_float32(slots0);
  const float alu2 = alu1 * 0.0078125f;
  const float alu3 = val0 - alu2;
  const float alu4 = val7 - alu2;
  const float alu5 = val6 - alu2;
  const float alu6 = val5 - alu2;
  const float alu7 = val4 - alu2;
  const float alu8 = val3 - alu2;
  const float alu9 = val2 - alu2;
  const float alu10 = val1 - alu2;
  const float alu11 = mulacc_float32(alu9, alu9, mulacc_float32(alu3, alu3, alu10 * alu10));
  const float alu12 = mulacc_float32(alu7, alu7, mulacc_float32(alu8, alu8, alu11));
  const float alu13 = mulacc_float32(alu5, alu5, mulacc_float32(alu6, alu6, alu12));
  const float alu14 = mulacc_float32(alu4, alu4, alu13);
  const float part1 = alu14;
  slots1[(int)get_local_id(0)] = part1;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  const float alu15 = gather_add_16_float32(slots1);
  const float alu16 = sqrt(mulacc_float32(alu15, 0.0078125f, 0x1.4f8b58p-17f));
  const float val8 = data2[l0];
  const float val9 = data3[l0];
  data0[num0] = mulacc_float32(alu3 / alu16, val8, val9);
  const int num8 = l0 + 16;
  const float val10 = data2[num8];
  const float val11 = data3[num8];
  data0[num1] = mulacc_float32(alu10 / alu16, val10, val11);
  const int num9 = l0 + 32;
  const float val12 = data2[num9];
  const float val13 = data3[num9];
  data0[num2] = mulacc_float32(alu9 / alu16, val12, val13);
  const int num10 = l0 + 48;
  const float val14 = data2[num10];
  const float val15 = data3[num10];
  data0[num3] = mulacc_float32(alu8 / alu16, val14, val15);
  const int num11 = l0 + 64;
  const float val16 = data2[num11];
  const float val17 = data3[num11];
  data0[num4] = mulacc_float32(alu7 / alu16, val16, val17);
  const int num12 = l0 + 80;
  const float val18 = data2[num12];
  const float val19 = data3[num12];
  data0[num5] = mulacc_float32(alu6 / alu16, val18, val19);
  const int num13 = l0 + 96;
  const float val20 = data2[num13];
  const float val21 = data3[num13];
  data0[num6] = mulacc_float32(alu5 / alu16, val20, val21);
  const int num14 = l0 + 112;
  const float val22 = data2[num14];
  const float val23 = data3[num14];
  data0[num7] = mulacc_float32(alu4 / alu16, val22, val23);
}
