// Arithmetic over arrays, branches, loops of different lengths, switches, calls, local memory and integers.
struct Settings { int scale; float offsets[3]; double far; };

__constant__ int table[4] = {1, -2, 3, -4};
__device__ int counter = 5;

extern "C" __global__ void saxpy(float* y, const float* __restrict__ x, float a, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = a * x[i] + y[i];
}

extern "C" __global__ void grid_stride(float4* out, const float4* in, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    float4 v = in[i];
    out[i] = make_float4(v.w, v.z + 1, v.y * 2, -v.x);
  }
}

extern "C" __global__ void collatz(int* steps, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  unsigned long long x = i + 1;
  int count = 0;
  while (x != 1) {
    x = x & 1 ? 3 * x + 1 : x >> 1;
    count++;
  }
  steps[i] = count;
}

extern "C" __global__ void mandelbrot(int* out, int width, int height, int limit) {
  int px = blockIdx.x * blockDim.x + threadIdx.x, py = blockIdx.y * blockDim.y + threadIdx.y;
  if (px >= width || py >= height) return;
  double cr = -2.0 + 3.0 * px / width, ci = -1.5 + 3.0 * py / height, r = 0, i = 0;
  int k = 0;
  for (; k < limit && __dadd_rn(__dmul_rn(r, r), __dmul_rn(i, i)) <= 4.0; k++) {
    double t = __dadd_rn(__dadd_rn(__dmul_rn(r, r), -__dmul_rn(i, i)), cr);
    i = __dadd_rn(__dmul_rn(__dmul_rn(2.0, r), i), ci);
    r = t;
  }
  out[py * width + px] = k;
}

__device__ __noinline__ int mixed(int a, int b) {
  if (a > b) return a * 3 - b;
  return b - (a << 2);
}

extern "C" __global__ void choices(int* out, Settings settings, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int local[8];
  for (int j = 0; j < 8; j++) local[j] = i * j + table[j & 3];
  if (i >= n) return;
  int v = local[i & 7] * settings.scale + (int)settings.offsets[i % 3] + (int)settings.far;
  switch (i % 9) {
    case 0: v += 1; break;
    case 1: v *= 3; break;
    case 2: v -= 9; break;
    case 3: v /= 7; break;
    case 4: v %= 11; break;
    case 5: v = mixed(v, i); break;
    case 6: v = mixed(i, v) ^ 0x55; atomicAdd(&counter, 1); break;
    case 7: v = ~v; break;
  }
  out[i] = v;
}

extern "C" __global__ void counted(int* out) { *out = counter; }

extern "C" __global__ void wide_division(long long* q, long long* r, unsigned long long* uq, const long long* a, const long long* b, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  q[i] = a[i] / b[i];
  r[i] = a[i] % b[i];
  uq[i] = (unsigned long long)a[i] / (unsigned long long)b[i];
}

extern "C" __global__ void bits(unsigned* out, const unsigned* in, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  unsigned a = in[i], b = in[(i + 1) % n];
  unsigned long long wide = ((unsigned long long)a << 32) | b;
  out[i * 12 + 0] = __popc(a);
  out[i * 12 + 1] = __clz(a);
  out[i * 12 + 2] = __brev(a);
  out[i * 12 + 3] = __ffs(a);
  out[i * 12 + 4] = __byte_perm(a, b, 0x5140);
  out[i * 12 + 5] = __funnelshift_l(a, b, i);
  out[i * 12 + 6] = __umulhi(a, b);
  out[i * 12 + 7] = __dp4a((int)a, (int)b, 7);
  out[i * 12 + 8] = __popcll(wide) * 100 + __clzll(wide);
  out[i * 12 + 9] = (unsigned)__mulhi((int)a, (int)b);
  out[i * 12 + 10] = (unsigned)(wide % 1000003);
  out[i * 12 + 11] = __sad((int)a, (int)b, 5u);
}

extern "C" __global__ void crc32(unsigned* out, const unsigned char* text, int length, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  unsigned crc = ~0u;
  for (int j = 0; j < length; j++) {
    crc ^= text[i * length + j];
    for (int k = 0; k < 8; k++) crc = crc >> 1 ^ (0xEDB88320u & -(crc & 1));
  }
  out[i] = ~crc;
}

__constant__ unsigned rounds[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be,
    0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa,
    0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85,
    0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3,
    0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
    0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

__device__ unsigned rotate(unsigned x, int n) { return x >> n | x << (32 - n); }

// The digest of one padded block of 64 bytes each.
extern "C" __global__ void sha256(unsigned* out, const unsigned char* blocks, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  unsigned w[64];
  for (int j = 0; j < 16; j++) {
    const unsigned char* p = blocks + i * 64 + j * 4;
    w[j] = p[0] << 24 | p[1] << 16 | p[2] << 8 | p[3];
  }
  for (int j = 16; j < 64; j++) {
    unsigned a = w[j - 15], b = w[j - 2];
    w[j] = w[j - 16] + (rotate(a, 7) ^ rotate(a, 18) ^ a >> 3) + w[j - 7] + (rotate(b, 17) ^ rotate(b, 19) ^ b >> 10);
  }
  unsigned s[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19}, v[8];
  for (int j = 0; j < 8; j++) v[j] = s[j];
#pragma unroll 1
  for (int j = 0; j < 64; j++) {
    unsigned t1 = v[7] + (rotate(v[4], 6) ^ rotate(v[4], 11) ^ rotate(v[4], 25)) + ((v[4] & v[5]) ^ (~v[4] & v[6])) + rounds[j] + w[j];
    unsigned t2 = (rotate(v[0], 2) ^ rotate(v[0], 13) ^ rotate(v[0], 22)) + ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]));
    for (int k = 7; k > 0; k--) v[k] = v[k - 1];
    v[4] += t1;
    v[0] = t1 + t2;
  }
  for (int j = 0; j < 8; j++) out[i * 8 + j] = s[j] + v[j];
}
