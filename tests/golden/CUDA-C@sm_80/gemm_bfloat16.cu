struct bfloat16_bits { unsigned short bits; };

struct __align__(8) bfloat16x4 { bfloat16_bits v[4]; };
struct __align__(16) float32x4 { float v[4]; };

static __device__ __forceinline__ float of_bfloat16_float32(bfloat16_bits a) {
  float r;
  r = __uint_as_float((unsigned int)a.bits << 16);
  return r;
}

static __device__ __forceinline__ float mulacc_float32(float a, float b, float c) {
  return fmaf(a, b, c);
}

extern "C" __global__ void __launch_bounds__(64) kg_gemm_bfloat16(float *data0, const bfloat16_bits *__restrict__ data1, const bfloat16_bits *__restrict__ data2) {
  const int g0 = (int)blockIdx.x;
  const int l0 = (int)threadIdx.x;
  const int l1 = (int)threadIdx.y;
  float acc0_0;
  float acc0_1;
  float acc0_2;
  float acc0_3;
  const int num0 = g0 * 256;
  const int num1 = l0 * 4;
  const int num2 = l1 * 64;
  const int num3 = num0 + num2;
  acc0_0 = 0.0f;
  acc0_1 = 0.0f;
  acc0_2 = 0.0f;
  acc0_3 = 0.0f;
  for (int r0 = 0; r0 < 16; r0++) {
    const int num4 = num3 + r0 * 4;
    const bfloat16_bits val0 = data1[num4 + 3];
    const float cast0 = of_bfloat16_float32(val0);
    const int num5 = num1 + r0 * 256;
    const int num6 = num5 + 192;
    const bfloat16x4 val1 = *(const bfloat16x4 *)&data2[num6];
    const bfloat16_bits val2 = data1[num4 + 2];
    const float cast1 = of_bfloat16_float32(val2);
    const int num7 = num5 + 128;
    const bfloat16x4 val3 = *(const bfloat16x4 *)&data2[num7];
    const bfloat16_bits val4 = data1[num4 + 1];
    const float cast2 = of_bfloat16_float32(val4);
    const int num8 = num5 + 64;
    const bfloat16x4 val5 = *(const bfloat16x4 *)&data2[num8];
    const bfloat16_bits val6 = data1[num4];
    const float cast3 = of_bfloat16_float32(val6);
    const bfloat16x4 val7 = *(const bfloat16x4 *)&data2[num5];
    const float alu0 = mulacc_float32(cast3, of_bfloat16_float32(val7.v[0]), acc0_0);
    const float alu1 = mulacc_float32(cast1, of_bfloat16_float32(val3.v[0]), mulacc_float32(cast2, of_bfloat16_float32(val5.v[0]), alu0));
    acc0_0 = mulacc_float32(cast0, of_bfloat16_float32(val1.v[0]), alu1);
    const float alu2 = mulacc_float32(cast3, of_bfloat16_float32(val7.v[1]), acc0_1);
    const float alu3 = mulacc_float32(cast1, of_bfloat16_float32(val3.v[1]), mulacc_float32(cast2, of_bfloat16_float32(val5.v[1]), alu2));
    acc0_1 = mulacc_float32(cast0, of_bfloat16_float32(val1.v[1]), alu3);
    const float alu4 = mulacc_float32(cast3, of_bfloat16_float32(val7.v[2]), acc0_2);
    const float alu5 = mulacc_float32(cast1, of_bfloat16_float32(val3.v[2]), mulacc_float32(cast2, of_bfloat16_float32(val5.v[2]), alu4));
    acc0_2 = mulacc_float32(cast0, of_bfloat16_float32(val1.v[2]), alu5);
    const float alu6 = mulacc_float32(cast3, of_bfloat16_float32(val7.v[3]), acc0_3);
    const float alu7 = mulacc_float32(cast1, of_bfloat16_float32(val3.v[3]), mulacc_float32(cast2, of_bfloat16_float32(val5.v[3]), alu6));
    acc0_3 = mulacc_float32(cast0, of_bfloat16_float32(val1.v[3]), alu7);
  }
  const int num9 = num0 + num1 + num2;
  const float32x4 vec0 = float32x4{{acc0_0, acc0_1, acc0_2, acc0_3}};
  *(float32x4 *)&data0[num9] = vec0;
}
