// A product of matrices as Hopper does it, by hand: boxes of tensors arrive in two stages of shared memory, filled by one warp, with rows of
// 128 bytes swizzled; two warpgroups multiply, 64 rows each, and store their accumulators. C (M x N, float) = A (M x K) times B (N x K) turned.

typedef unsigned int u32;
typedef unsigned long long u64;
struct __align__(64) TensorMap { unsigned char bytes[128]; };

constexpr int ROWS = 128, COLUMNS = 64, DEPTH = 64, STAGES = 2;

static __device__ u32 shared_address(const void *p) { return (u32)__cvta_generic_to_shared(p); }

static __device__ void make(u32 barrier, u32 count) { asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(barrier), "r"(count)); }

static __device__ void await(u32 barrier, u32 parity) {
  asm volatile("{\n.reg .pred done;\nAGAIN:\nmbarrier.try_wait.parity.shared::cta.b64 done, [%0], %1;\n@done bra DONE;\nbra AGAIN;\nDONE:\n}" ::"r"(barrier),
               "r"(parity)
               : "memory");
}

static __device__ void arrive(u32 barrier) { asm volatile("{\n.reg .b64 state;\nmbarrier.arrive.shared::cta.b64 state, [%0];\n}" ::"r"(barrier) : "memory"); }

static __device__ void expect(u32 barrier, u32 bytes) {
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(barrier), "r"(bytes) : "memory");
}

static __device__ void fetch(u32 to, const TensorMap *map, int x, int y, u32 barrier) {
  asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], [%4];" ::"r"(to), "l"(map), "r"(x), "r"(y),
               "r"(barrier)
               : "memory");
}

// rows of 128 bytes, eight of them 1024 bytes on
static __device__ u64 described(u32 address) { return (u64)(address >> 4 & 0x3FFF) | (u64)1 << 16 | (u64)(1024 >> 4) << 32 | (u64)1 << 62; }

#define EIGHT(i) "+f"(d[i]), "+f"(d[i + 1]), "+f"(d[i + 2]), "+f"(d[i + 3]), "+f"(d[i + 4]), "+f"(d[i + 5]), "+f"(d[i + 6]), "+f"(d[i + 7])

static __device__ void multiply(float (&d)[32], u64 a, u64 b, int adds) {
  asm volatile(
      "{\n.reg .pred p;\nsetp.ne.b32 p, %34, 0;\n"
      "wgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 "
      "{%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, "
      "%32, %33, p, 1, 1, 0, 0;\n}"
      : EIGHT(0), EIGHT(8), EIGHT(16), EIGHT(24)
      : "l"(a), "l"(b), "r"(adds));
}

extern "C" __global__ void __launch_bounds__(384) matmul(float *c, const __grid_constant__ TensorMap a, const __grid_constant__ TensorMap b, int n, int k) {
  __shared__ __align__(1024) unsigned short left[STAGES][ROWS * DEPTH];
  __shared__ __align__(1024) unsigned short right[STAGES][COLUMNS * DEPTH];
  __shared__ __align__(8) u64 full[STAGES], empty[STAGES];
  const int row = blockIdx.y * ROWS, column = blockIdx.x * COLUMNS, group = threadIdx.x / 128;
  if (threadIdx.x == 0) {
    for (int s = 0; s < STAGES; s++) make(shared_address(&full[s]), 1), make(shared_address(&empty[s]), 256);
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
    asm volatile("fence.proxy.async;" ::: "memory");
  }
  __syncthreads();
  if (group == 2) {
    asm volatile("setmaxnreg.dec.sync.aligned.u32 40;");
    if (threadIdx.x == 256)
      for (int i = 0; i < k / DEPTH; i++) {
        const int s = i % STAGES;
        await(shared_address(&empty[s]), i / STAGES % 2 ^ 1);
        expect(shared_address(&full[s]), (ROWS + COLUMNS) * DEPTH * 2);
        fetch(shared_address(left[s]), &a, i * DEPTH, row, shared_address(&full[s]));
        fetch(shared_address(right[s]), &b, i * DEPTH, column, shared_address(&full[s]));
      }
    return;
  }
  asm volatile("setmaxnreg.inc.sync.aligned.u32 232;");
  float d[32];
  for (int i = 0; i < k / DEPTH; i++) {
    const int s = i % STAGES;
    await(shared_address(&full[s]), i / STAGES % 2);
    asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
    const u64 x = described(shared_address(&left[s][group * 64 * DEPTH])), y = described(shared_address(right[s]));
    for (int step = 0; step < DEPTH / 16; step++) multiply(d, x + step * 2, y + step * 2, i + step > 0);
    asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
    asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
    arrive(shared_address(&empty[s]));
  }
  const int lane = threadIdx.x % 32, first = row + group * 64 + threadIdx.x % 128 / 32 * 16 + lane / 4;
  for (int i = 0; i < 32; i++) c[(first + i / 2 % 2 * 8) * n + column + i / 4 * 8 + lane % 4 * 2 + i % 2] = d[i];
}
