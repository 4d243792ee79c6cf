struct half_bits { unsigned short bits; };

struct __align__(8) float16x4 { half_bits v[4]; };
struct __align__(4) float16x2 { half_bits v[2]; };

static __device__ __forceinline__ float16x2 mul_float16x2(float16x2 a, float16x2 b) {
  unsigned int a_word, b_word, word;
  memcpy(&a_word, &a, 4);
  memcpy(&b_word, &b, 4);
  asm("mul.rn.f16x2 %0, %1, %2;" : "=r"(word) : "r"(a_word), "r"(b_word));
  float16x2 r;
  memcpy(&r, &word, 4);
  return r;
}

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

extern "C" __global__ void __launch_bounds__(256) kg_gemm(half_bits *data0, const half_bits *__restrict__ data1, const half_bits *__restrict__ data2) {
  const int l0 = (int)threadIdx.x;
  const int l1 = (int)threadIdx.y;
  float acc0_0;
  float acc0_1;
  float acc0_2;
  float acc0_3;
  const int num0 = l0 * 4;
  const int num1 = l1 * 32;
  acc0_0 = 0.0f;
  acc0_1 = 0.0f;
  acc0_2 = 0.0f;
  acc0_3 = 0.0f;
  for (int r0 = 0; r0 < 8; r0++) {
    const int num2 = num1 + r0 * 4;
    const float16x4 val0 = *(const float16x4 *)&data1[num2];
    const float16x2 vec0 = float16x2{{val0.v[0], val0.v[0]}};
    const int num3 = num0 + r0 * 128;
    const float16x4 val1 = *(const float16x4 *)&data2[num3];
    const float16x2 alu0 = mul_float16x2(vec0, float16x2{{val1.v[0], val1.v[1]}});
    const float16x2 vec1 = float16x2{{val0.v[1], val0.v[1]}};
    const int num4 = num3 + 32;
    const float16x4 val2 = *(const float16x4 *)&data2[num4];
    const float16x2 alu1 = mul_float16x2(vec1, float16x2{{val2.v[0], val2.v[1]}});
    const float16x2 vec2 = float16x2{{val0.v[2], val0.v[2]}};
    const int num5 = num3 + 64;
    const float16x4 val3 = *(const float16x4 *)&data2[num5];
    const float16x2 alu2 = mul_float16x2(vec2, float16x2{{val3.v[0], val3.v[1]}});
    const float16x2 vec3 = float16x2{{val0.v[3], val0.v[3]}};
    const int num6 = num3 + 96;
    const float16x4 val4 = *(const float16x4 *)&data2[num6];
    const float16x2 alu3 = mul_float16x2(vec3, float16x2{{val4.v[0], val4.v[1]}});
    const float alu4 = of_half_float32(alu0.v[0]) + of_half_float32(alu1.v[0]) + (of_half_float32(alu2.v[0]) + of_half_float32(alu3.v[0]));
    acc0_0 = acc0_0 + alu4;
    const float alu5 = of_half_float32(alu0.v[1]) + of_half_float32(alu1.v[1]) + (of_half_float32(alu2.v[1]) + of_half_float32(alu3.v[1]));
    acc0_1 = acc0_1 + alu5;
    const float16x2 alu6 = mul_float16x2(vec0, float16x2{{val1.v[2], val1.v[3]}});
    const float16x2 alu7 = mul_float16x2(vec1, float16x2{{val2.v[2], val2.v[3]}});
    const float16x2 alu8 = mul_float16x2(vec2, float16x2{{val3.v[2], val3.v[3]}});
    const float16x2 alu9 = mul_float16x2(vec3, float16x2{{val4.v[2], val4.v[3]}});
    const float alu10 = of_half_float32(alu6.v[0]) + of_half_float32(alu7.v[0]) + (of_half_float32(alu8.v[0]) + of_half_float32(alu9.v[0]));
    acc0_2 = acc0_2 + alu10;
    const float alu11 = of_half_float32(alu6.v[1]) + of_half_float32(alu7.v[1]) + (of_half_float32(alu8.v[1]) + of_half_float32(alu9.v[1]));
    acc0_3 = acc0_3 + alu11;
  }
  const float16x4 vec4 = float16x4{{from_float32_to_float16(acc0_0), from_float32_to_float16(acc0_1), from_float32_to_float16(acc0_2), from_float32_to_float16(acc0_3)}};
  const int num7 = num0 + num1;
  *(float16x4 *)&data0[num7] = vec4;
}
