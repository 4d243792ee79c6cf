#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL FP_CONTRACT OFF

kernel __attribute__((reqd_work_group_size(8, 32, 1))) void kg_gemm(global half *data0_base, const long data0_first, global const half *data1_base, const long data1_first, global const half *data2_base, const long data2_first) {
  global half *const data0 = data0_base + data0_first;
  global const half *const data1 = data1_base + data1_first;
  global const half *const data2 = data2_base + data2_first;
  const int l0 = (int)get_local_id(0);
  const int l1 = (int)get_local_id(1);
  float acc0;
  float acc1;
  float acc2;
  float acc3;
  const int num0 = l0 * 4;
  const int num1 = l1 * 32;
  const int num2 = num0 + num1;
  acc0 = 0.0f;
  acc1 = 0.0f;
  acc2 = 0.0f;
  acc3 = 0.0f;
  for (int r0 = 0; r0 < 8; r0++) {
    const int num3 = num1 + r0 * 4;
    const half val0 = data1[num3];
    const int num4 = num0 + r0 * 128;
    const half val1 = data2[num4];
    const half val2 = data1[num3 + 1];
    const half val3 = data2[num4 + 32];
    const half val4 = data1[num3 + 2];
    const half val5 = data2[num4 + 64];
    const half val6 = data1[num3 + 3];
    const half val7 = data2[num4 + 96];
    const float alu0 = (float)(val0 * val1) + (float)(val2 * val3) + ((float)(val4 * val5) + (float)(val6 * val7));
    acc0 = acc0 + alu0;
    const half val8 = data2[num4 + 1];
    const half val9 = data2[num4 + 33];
    const half val10 = data2[num4 + 65];
    const half val11 = data2[num4 + 97];
    const float alu1 = (float)(val0 * val8) + (float)(val2 * val9) + ((float)(val4 * val10) + (float)(val6 * val11));
    acc1 = acc1 + alu1;
    const half val12 = data2[num4 + 2];
    const half val13 = data2[num4 + 34];
    const half val14 = data2[num4 + 66];
    const half val15 = data2[num4 + 98];
    const float alu2 = (float)(val0 * val12) + (float)(val2 * val13) + ((float)(val4 * val14) + (float)(val6 * val15));
    acc2 = acc2 + alu2;
    const half val16 = data2[num4 + 3];
    const half val17 = data2[num4 + 35];
    const half val18 = data2[num4 + 67];
    const half val19 = data2[num4 + 99];
    const float alu3 = (float)(val0 * val16) + (float)(val2 * val17) + ((float)(val4 * val18) + (float)(val6 * val19));
    acc3 = acc3 + alu3;
  }
  data0[num2] = (half)acc0;
  data0[num2 + 1] = (half)acc1;
  data0[num2 + 2] = (half)acc2;
  data0[num2 + 3] = (half)acc3;
}
