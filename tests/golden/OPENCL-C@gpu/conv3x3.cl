#pragma OPENCL FP_CONTRACT OFF

static inline float mulacc_float32(float a, float b, float c) {
  return fma(a, b, c);
}

kernel __attribute__((reqd_work_group_size(8, 2, 4))) void kg_conv3x3(global float *data0_base, const long data0_first, global const float *data1_base, const long data1_first, global const float *data2_base, const long data2_first) {
  global float *const data0 = data0_base + data0_first;
  global const float *const data1 = data1_base + data1_first;
  global const float *const data2 = data2_base + data2_first;
  const int g0 = (int)get_group_id(0);
  const int l0 = (int)get_local_id(0);
  const int l1 = (int)get_local_id(1);
  const int l2 = (int)get_local_id(2);
  const int num0 = g0 * 16 + l0 + l1 * 8;
  const int num1 = g0 * 2 + l1;
  const bool cond0 = num1 < 7;
  const bool cond1 = l0 < 7;
  const bool cond2 = cond0 & cond1;
  const float val0 = cond2 ? data1[num0 + 9] : 0.0f;
  const int num2 = l2 * 18;
  const float val1 = data2[num2 + 8];
  const float val2 = cond0 ? data1[num0 + 8] : 0.0f;
  const float val3 = data2[num2 + 7];
  const bool cond3 = 0 < l0;
  const bool cond4 = cond0 & cond3;
  const float val4 = cond4 ? data1[num0 + 7] : 0.0f;
  const float val5 = data2[num2 + 6];
  const float val6 = cond1 ? data1[num0 + 1] : 0.0f;
  const float val7 = data2[num2 + 5];
  const float val8 = data1[num0];
  const float val9 = data2[num2 + 4];
  const float val10 = cond3 ? data1[num0 + -1] : 0.0f;
  const float val11 = data2[num2 + 3];
  const bool cond5 = 0 < num1;
  const bool cond6 = cond5 & cond1;
  const float val12 = cond6 ? data1[num0 + -7] : 0.0f;
  const float val13 = data2[num2 + 2];
  const bool cond7 = cond5 & cond3;
  const float val14 = cond7 ? data1[num0 + -9] : 0.0f;
  const float val15 = data2[num2];
  const float val16 = cond5 ? data1[num0 + -8] : 0.0f;
  const float val17 = data2[num2 + 1];
  const float alu0 = mulacc_float32(val12, val13, mulacc_float32(val14, val15, val16 * val17));
  const float alu1 = mulacc_float32(val8, val9, mulacc_float32(val10, val11, alu0));
  const float alu2 = mulacc_float32(val2, val3, mulacc_float32(val4, val5, mulacc_float32(val6, val7, alu1)));
  const float val18 = cond2 ? data1[num0 + 73] : 0.0f;
  const float val19 = data2[num2 + 17];
  const float val20 = cond0 ? data1[num0 + 72] : 0.0f;
  const float val21 = data2[num2 + 16];
  const float val22 = cond4 ? data1[num0 + 71] : 0.0f;
  const float val23 = data2[num2 + 15];
  const float val24 = cond1 ? data1[num0 + 65] : 0.0f;
  const float val25 = data2[num2 + 14];
  const float val26 = data1[num0 + 64];
  const float val27 = data2[num2 + 13];
  const float val28 = cond3 ? data1[num0 + 63] : 0.0f;
  const float val29 = data2[num2 + 12];
  const float val30 = cond6 ? data1[num0 + 57] : 0.0f;
  const float val31 = data2[num2 + 11];
  const float val32 = cond7 ? data1[num0 + 55] : 0.0f;
  const float val33 = data2[num2 + 9];
  const float val34 = cond5 ? data1[num0 + 56] : 0.0f;
  const float val35 = data2[num2 + 10];
  const float alu3 = mulacc_float32(val30, val31, mulacc_float32(val32, val33, val34 * val35));
  const float alu4 = mulacc_float32(val26, val27, mulacc_float32(val28, val29, alu3));
  const float alu5 = mulacc_float32(val22, val23, mulacc_float32(val24, val25, alu4));
  const float alu6 = mulacc_float32(val18, val19, mulacc_float32(val20, val21, alu5));
  data0[num0 + l2 * 64] = mulacc_float32(val0, val1, alu2) + alu6;
}
