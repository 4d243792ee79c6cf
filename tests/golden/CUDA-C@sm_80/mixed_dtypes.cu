struct half_bits { unsigned short bits; };

struct __align__(2) int8x2 { signed char v[2]; };
struct __align__(2) uint8x2 { unsigned char v[2]; };
struct __align__(4) float16x2 { half_bits v[2]; };
struct __align__(16) float64x2 { double v[2]; };

static __device__ __forceinline__ float of_half_float32(half_bits a) {
  float r;
  asm("cvt.f32.f16 %0, %1;" : "=f"(r) : "h"(a.bits));
  return r;
}

static __device__ __forceinline__ int from_float32_to_int32(float a) {
  return (a < -0x1p+31f) ? (-2147483647 - 1) : (a >= 2147483648.0f) ? 2147483647 : (a != a) ? 0 : (int)a;
}

extern "C" __global__ void __launch_bounds__(32) kg_mixed_dtypes(double *data0, const signed char *__restrict__ data1, const half_bits *__restrict__ data2, const unsigned char *__restrict__ data3) {
  const int l0 = (int)threadIdx.x;
  const int num0 = l0 * 2;
  const int8x2 val0 = *(const int8x2 *)&data1[num0];
  const uint8x2 val1 = *(const uint8x2 *)&data3[num0];
  const float16x2 val2 = *(const float16x2 *)&data2[num0];
  const int num1 = (int)((unsigned int)((int)val0.v[0] * (int)val1.v[0]) + from_float32_to_int32(of_half_float32(val2.v[0])));
  const int num2 = (int)((unsigned int)((int)val0.v[1] * (int)val1.v[1]) + from_float32_to_int32(of_half_float32(val2.v[1])));
  const float64x2 vec0 = float64x2{{(double)num1, (double)num2}};
  *(float64x2 *)&data0[num0] = vec0;
}
