struct __align__(4) int8x4 { signed char v[4]; };
struct __align__(16) int32x4 { int v[4]; };

extern "C" __global__ void __launch_bounds__(64) kg_gemm_int8(int *data0, const signed char *__restrict__ data1, const signed char *__restrict__ data2) {
  const int g0 = (int)blockIdx.x;
  const int l0 = (int)threadIdx.x;
  const int l1 = (int)threadIdx.y;
  int acc0_0;
  int acc0_1;
  int acc0_2;
  int acc0_3;
  const int num0 = g0 * 256;
  const int num1 = l0 * 4;
  const int num2 = l1 * 64;
  acc0_0 = 0;
  acc0_1 = 0;
  acc0_2 = 0;
  acc0_3 = 0;
  const int num3 = num0 + num2;
  for (int r0 = 0; r0 < 16; r0++) {
    const int num4 = num3 + r0 * 4;
    const signed char val0 = data1[num4];
    const int cast0 = (int)val0;
    const int num5 = num1 + r0 * 256;
    const int8x4 val1 = *(const int8x4 *)&data2[num5];
    const signed char val2 = data1[num4 + 1];
    const int cast1 = (int)val2;
    const int num6 = num5 + 64;
    const int8x4 val3 = *(const int8x4 *)&data2[num6];
    const int num7 = (int)((unsigned int)(int)((unsigned int)acc0_0 + cast0 * (int)val1.v[0]) + cast1 * (int)val3.v[0]);
    const signed char val4 = data1[num4 + 2];
    const int cast2 = (int)val4;
    const int num8 = num5 + 128;
    const int8x4 val5 = *(const int8x4 *)&data2[num8];
    const signed char val6 = data1[num4 + 3];
    const int cast3 = (int)val6;
    const int num9 = num5 + 192;
    const int8x4 val7 = *(const int8x4 *)&data2[num9];
    const int num10 = (int)((unsigned int)(int)((unsigned int)num7 + cast2 * (int)val5.v[0]) + cast3 * (int)val7.v[0]);
    acc0_0 = num10;
    const int num11 = (int)((unsigned int)(int)((unsigned int)acc0_1 + cast0 * (int)val1.v[1]) + cast1 * (int)val3.v[1]);
    const int num12 = (int)((unsigned int)(int)((unsigned int)num11 + cast2 * (int)val5.v[1]) + cast3 * (int)val7.v[1]);
    acc0_1 = num12;
    const int num13 = (int)((unsigned int)(int)((unsigned int)acc0_2 + cast0 * (int)val1.v[2]) + cast1 * (int)val3.v[2]);
    const int num14 = (int)((unsigned int)(int)((unsigned int)num13 + cast2 * (int)val5.v[2]) + cast3 * (int)val7.v[2]);
    acc0_2 = num14;
    const int num15 = (int)((unsigned int)(int)((unsigned int)acc0_3 + cast0 * (int)val1.v[3]) + cast1 * (int)val3.v[3]);
    const int num16 = (int)((unsigned int)(int)((unsigned int)num15 + cast2 * (int)val5.v[3]) + cast3 * (int)val7.v[3]);
    acc0_3 = num16;
  }
  const int num17 = num0 + num1 + num2;
  const int32x4 vec0 = int32x4{{acc0_0, acc0_1, acc0_2, acc0_3}};
  *(int32x4 *)&data0[num17] = vec0;
}
