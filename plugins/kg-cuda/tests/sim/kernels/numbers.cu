// Mathematical functions of CUDA's own library, halves, bfloat16 and small floats.
#include <cuda_bf16.h>
#include <cuda_fp16.h>

extern "C" __global__ void functions(float* out, const float* in, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float x = in[i];
  float* o = out + i * 12;
  o[0] = sinf(x);
  o[1] = cosf(x * 1e6f);
  o[2] = tanf(x);
  o[3] = expf(x);
  o[4] = logf(fabsf(x));
  o[5] = powf(fabsf(x), 1.7f);
  o[6] = erff(x);
  o[7] = atan2f(x, 0.7f);
  o[8] = tgammaf(x);
  o[9] = cbrtf(x);
  o[10] = x / 3.7f;
  o[11] = sqrtf(fabsf(x)) + rsqrtf(fabsf(x));
}

extern "C" __global__ void double_functions(double* out, const double* in, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  double x = in[i];
  double* o = out + i * 8;
  o[0] = sin(x);
  o[1] = exp(x);
  o[2] = log(fabs(x));
  o[3] = x / 3.7;
  o[4] = sqrt(fabs(x));
  o[5] = fma(x, x, -1.0 / 3);
  o[6] = pow(fabs(x), -0.3);
  o[7] = cbrt(x);
}

extern "C" __global__ void halves(unsigned short* out, const unsigned short* a, const unsigned short* b, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  __half x = __ushort_as_half(a[i]), y = __ushort_as_half(b[i]);
  unsigned short* o = out + i * 8;
  o[0] = __half_as_ushort(__hadd_rn(x, y));
  o[1] = __half_as_ushort(__hmul_rn(x, y));
  o[2] = __half_as_ushort(__hfma(x, y, x));
  o[3] = __half_as_ushort(__hmax(x, y));
  o[4] = __half_as_ushort(__hmin_nan(x, y));
  o[5] = __hlt(x, y) | __heq(x, y) << 1 | __hisnan(x) << 2;
  o[6] = __half_as_ushort(__float2half_rz(__half2float(x) * 1.0009765f));
  o[7] = (unsigned short)__half2int_rn(x);
}

extern "C" __global__ void brains(unsigned short* out, const unsigned short* a, const unsigned short* b, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  __nv_bfloat16 x = __ushort_as_bfloat16(a[i]), y = __ushort_as_bfloat16(b[i]);
  unsigned short* o = out + i * 4;
  o[0] = __bfloat16_as_ushort(__hadd_rn(x, y));
  o[1] = __bfloat16_as_ushort(__hmul_rn(x, y));
  o[2] = __bfloat16_as_ushort(__hfma(x, y, y));
  o[3] = __bfloat16_as_ushort(__float2bfloat16_rn(__bfloat162float(x) * 1.001f));
}

extern "C" __global__ void softmax(float* out, const float* in, int columns) {
  __shared__ float s[8];
  const float* row = in + blockIdx.x * columns;
  float most = __int_as_float(0xff800000), sum = 0;
  for (int i = threadIdx.x; i < columns; i += 256) most = fmaxf(most, row[i]);
  for (int o = 16; o; o >>= 1) most = fmaxf(most, __shfl_xor_sync(~0u, most, o));
  if (threadIdx.x % 32 == 0) s[threadIdx.x / 32] = most;
  __syncthreads();
  for (int i = 0; i < 8; i++) most = fmaxf(most, s[i]);
  __syncthreads();
  for (int i = threadIdx.x; i < columns; i += 256) sum += __expf(row[i] - most);
  for (int o = 16; o; o >>= 1) sum += __shfl_xor_sync(~0u, sum, o);
  if (threadIdx.x % 32 == 0) s[threadIdx.x / 32] = sum;
  __syncthreads();
  sum = 0;
  for (int i = 0; i < 8; i++) sum += s[i];
  for (int i = threadIdx.x; i < columns; i += 256) out[blockIdx.x * columns + i] = __expf(row[i] - most) / sum;
}
