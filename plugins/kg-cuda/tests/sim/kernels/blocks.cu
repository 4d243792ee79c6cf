// Shared memory, barriers, warps and atomics: what the threads of a block do together.
extern "C" __global__ void block_sum(float* out, const float* in, int n) {
  __shared__ float partial[32];
  float sum = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) sum += in[i];
  for (int o = 16; o; o >>= 1) sum += __shfl_down_sync(~0u, sum, o);
  if (threadIdx.x % 32 == 0) partial[threadIdx.x / 32] = sum;
  __syncthreads();
  if (threadIdx.x < 32) {
    sum = threadIdx.x < blockDim.x / 32 ? partial[threadIdx.x] : 0;
    for (int o = 16; o; o >>= 1) sum += __shfl_xor_sync(~0u, sum, o);
    if (threadIdx.x == 0) atomicAdd(out, sum);
  }
}

extern "C" __global__ void transpose(float* out, const float* in, int width, int height) {
  __shared__ float tile[32][33];
  int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;
  for (int j = 0; j < 32; j += 8)
    if (x < width && y + j < height) tile[threadIdx.y + j][threadIdx.x] = in[(y + j) * width + x];
  __syncthreads();
  x = blockIdx.y * 32 + threadIdx.x;
  y = blockIdx.x * 32 + threadIdx.y;
  for (int j = 0; j < 32; j += 8)
    if (x < height && y + j < width) out[(y + j) * height + x] = tile[threadIdx.x][threadIdx.y + j];
}

extern "C" __global__ void __launch_bounds__(256) matmul(float* c, const float* a, const float* b, int m, int n, int k) {
  __shared__ float as[16][16], bs[16][16];
  int row = blockIdx.y * 16 + threadIdx.y, column = blockIdx.x * 16 + threadIdx.x;
  float sum = 0;
  for (int t = 0; t < k; t += 16) {
    as[threadIdx.y][threadIdx.x] = row < m && t + threadIdx.x < k ? a[row * k + t + threadIdx.x] : 0;
    bs[threadIdx.y][threadIdx.x] = column < n && t + threadIdx.y < k ? b[(t + threadIdx.y) * n + column] : 0;
    __syncthreads();
    for (int i = 0; i < 16; i++) sum += as[threadIdx.y][i] * bs[i][threadIdx.x];
    __syncthreads();
  }
  if (row < m && column < n) c[row * n + column] = sum;
}

extern "C" __global__ void histogram(unsigned* out, const unsigned char* in, int n) {
  __shared__ unsigned counts[256];
  counts[threadIdx.x] = 0;
  __syncthreads();
  for (int i = blockIdx.x * 256 + threadIdx.x; i < n; i += gridDim.x * 256) atomicAdd(&counts[in[i]], 1u);
  __syncthreads();
  atomicAdd(&out[threadIdx.x], counts[threadIdx.x]);
}

extern "C" __global__ void scan(int* out, const int* in, int n) {
  extern __shared__ int both[];
  int i = threadIdx.x, from = 0, to = 1;
  both[i] = i < n ? in[i] : 0;
  __syncthreads();
  for (int o = 1; o < blockDim.x; o <<= 1) {
    both[to * blockDim.x + i] = both[from * blockDim.x + i] + (i >= o ? both[from * blockDim.x + i - o] : 0);
    to = from;
    from = 1 - to;
    __syncthreads();
  }
  if (i < n) out[i] = both[from * blockDim.x + i];
}

extern "C" __global__ void bitonic(int* data) {
  __shared__ int s[256];
  int i = threadIdx.x;
  s[i] = data[blockIdx.x * 256 + i];
  __syncthreads();
  for (int k = 2; k <= 256; k <<= 1)
    for (int j = k >> 1; j; j >>= 1) {
      int other = i ^ j;
      if (other > i && (s[i] > s[other]) == ((i & k) == 0)) {
        int t = s[i];
        s[i] = s[other];
        s[other] = t;
      }
      __syncthreads();
    }
  data[blockIdx.x * 256 + i] = s[i];
}

extern "C" __global__ void compact(int* out, int* count, const int* in, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int keep = i < n && in[i] % 3 == 0;
  unsigned votes = __ballot_sync(~0u, keep);
  int lane = threadIdx.x & 31, base = 0;
  if (lane == 0) base = atomicAdd(count, __popc(votes));
  base = __shfl_sync(~0u, base, 0);
  if (keep) out[base + __popc(votes & ((1u << lane) - 1))] = in[i];
}

__device__ unsigned finished = 0;

extern "C" __global__ void last_block_sum(float* out, volatile float* partial, const float* in, int n) {
  __shared__ bool last;
  float sum = 0;
  for (int i = blockIdx.x * 32 + threadIdx.x; i < n; i += gridDim.x * 32) sum += in[i];
  for (int o = 16; o; o >>= 1) sum += __shfl_xor_sync(~0u, sum, o);
  if (threadIdx.x == 0) {
    partial[blockIdx.x] = sum;
    __threadfence();
    last = atomicInc(&finished, gridDim.x - 1) == gridDim.x - 1;
  }
  __syncthreads();
  if (last && threadIdx.x == 0) {
    sum = 0;
    for (int b = 0; b < gridDim.x; b++) sum += partial[b];
    *out = sum;
  }
}

// Threads with a small number leave before the barriers of the others.
extern "C" __global__ void early_exit(int* out, int limit) {
  __shared__ int s[128];
  int i = threadIdx.x;
  s[i] = i;
  __syncthreads();
  if (i < limit) return;
  int v = s[127 - i + limit];
  __syncthreads();
  s[i] = v * 2;
  __syncthreads();
  out[i] = s[127 - i + limit] + __syncthreads_count(v & 1) * 1000 + (__syncthreads_or(v == 127) ? 100000 : 0);
}

extern "C" __global__ void matches(unsigned* out, const int* in) {
  int i = blockIdx.x * 32 + threadIdx.x, all;
  out[i * 3] = __match_any_sync(~0u, in[i]);
  out[i * 3 + 1] = __match_all_sync(~0u, in[i] / 8, &all);
  out[i * 3 + 2] = __reduce_add_sync(~0u, in[i]) * 2 + all;
}

extern "C" __global__ void floating_atomics(float* f, double* d, int* low, unsigned long long* high, int* locked) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  atomicAdd(f, 0.5f);
  atomicAdd(d, (double)i);
  atomicMin(low, -i);
  atomicMax(high, (unsigned long long)i << 33);
  int old = *(volatile int*)locked, seen;  // a maximum, by compare and swap
  do {
    seen = old;
    old = atomicCAS(locked, seen, seen > i ? seen : i);
  } while (old != seen);
}
