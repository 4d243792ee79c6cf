struct half_bits { unsigned short bits; };

struct __align__(8) float16x4 { half_bits v[4]; };

static __device__ __forceinline__ float of_half_float32(half_bits a) {
  float r;
  asm("cvt.f32.f16 %0, %1;" : "=f"(r) : "h"(a.bits));
  return r;
}

static __device__ __forceinline__ half_bits from_float32_to_float16(float a) {
  half_bits r;
  asm("cvt.rn.f16.f32 %0, %1;" : "=h"(r.bits) : "f"(a));
  return r;
}

extern "C" __global__ void __launch_bounds__(64) kg_gemm(half_bits *data0, const half_bits *__restrict__ data1, const half_bits *__restrict__ data2) {
  const int g0 = (int)blockIdx.x;
  const int l0 = (int)threadIdx.x;
  const int l1 = (int)threadIdx.y;
  float acc0_0;
  float acc0_1;
  float acc0_2;
  float acc0_3;
  const int num0 = g0 * 256;
  const int num1 = l0 * 4;
  const int num2 = l1 * 32;
  acc0_0 = 0.0f;
  acc0_1 = 0.0f;
  acc0_2 = 0.0f;
  acc0_3 = 0.0f;
  const int num3 = num0 + num2;
  for (int r0 = 0; r0 < 8; r0++) {
    const int num4 = num3 + r0 * 4;
    const half_bits val0 = data1[num4];
    const float cast0 = of_half_float32(val0);
    const int num5 = num1 + r0 * 128;
    const float16x4 val1 = *(const float16x4 *)&data2[num5];
    const float cast1 = of_half_float32(from_float32_to_float16(cast0 * of_half_float32(val1.v[0])));
    const half_bits val2 = data1[num4 + 1];
    const float cast2 = of_half_float32(val2);
    const int num6 = num5 + 32;
    const float16x4 val3 = *(const float16x4 *)&data2[num6];
    const float cast3 = of_half_float32(from_float32_to_float16(cast2 * of_half_float32(val3.v[0])));
    const half_bits val4 = data1[num4 + 2];
    const float cast4 = of_half_float32(val4);
    const int num7 = num5 + 64;
    const float16x4 val5 = *(const float16x4 *)&data2[num7];
    const float cast5 = of_half_float32(from_float32_to_float16(cast4 * of_half_float32(val5.v[0])));
    const half_bits val6 = data1[num4 + 3];
    const float cast6 = of_half_float32(val6);
    const int num8 = num5 + 96;
    const float16x4 val7 = *(const float16x4 *)&data2[num8];
    const float cast7 = of_half_float32(from_float32_to_float16(cast6 * of_half_float32(val7.v[0])));
    acc0_0 = acc0_0 + cast1 + cast3 + cast5 + cast7;
    const float cast8 = of_half_float32(from_float32_to_float16(cast0 * of_half_float32(val1.v[1])));
    const float cast9 = of_half_float32(from_float32_to_float16(cast2 * of_half_float32(val3.v[1])));
    const float cast10 = of_half_float32(from_float32_to_float16(cast4 * of_half_float32(val5.v[1])));
    const float cast11 = of_half_float32(from_float32_to_float16(cast6 * of_half_float32(val7.v[1])));
    acc0_1 = acc0_1 + cast8 + cast9 + cast10 + cast11;
    const float cast12 = of_half_float32(from_float32_to_float16(cast0 * of_half_float32(val1.v[2])));
    const float cast13 = of_half_float32(from_float32_to_float16(cast2 * of_half_float32(val3.v[2])));
    const float cast14 = of_half_float32(from_float32_to_float16(cast4 * of_half_float32(val5.v[2])));
    const float cast15 = of_half_float32(from_float32_to_float16(cast6 * of_half_float32(val7.v[2])));
    acc0_2 = acc0_2 + cast12 + cast13 + cast14 + cast15;
    const float cast16 = of_half_float32(from_float32_to_float16(cast0 * of_half_float32(val1.v[3])));
    const float cast17 = of_half_float32(from_float32_to_float16(cast2 * of_half_float32(val3.v[3])));
    const float cast18 = of_half_float32(from_float32_to_float16(cast4 * of_half_float32(val5.v[3])));
    const float cast19 = of_half_float32(from_float32_to_float16(cast6 * of_half_float32(val7.v[3])));
    acc0_3 = acc0_3 + cast16 + cast17 + cast18 + cast19;
  }
  const float16x4 vec0 = float16x4{{from_float32_to_float16(acc0_0), from_float32_to_float16(acc0_1), from_float32_to_float16(acc0_2), from_float32_to_float16(acc0_3)}};
  const int num9 = num0 + num1 + num2;
  *(float16x4 *)&data0[num9] = vec0;
}
