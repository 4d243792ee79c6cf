// Tensor cores by inline PTX: mma.sync fed by ldmatrix and cp.async, two stages deep.
#include <cuda_fp16.h>

__device__ unsigned shared_address(const void* p) { return (unsigned)__cvta_generic_to_shared(p); }

__device__ void copy16(const void* to, const void* from, bool in) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"(shared_address(to)), "l"(from), "r"(in ? 16 : 0));
}

// C[m, n] = A[m, k] B[k, n], a block of 64 by 64 by four warps, each 32 by 32; m, n, k are multiples of 8.
extern "C" __global__ void __launch_bounds__(128) half_matmul(float* c, const __half* a, const __half* b, int m, int n, int k) {
  __shared__ __align__(16) __half as[2][64][40], bs[2][32][72];
  int t = threadIdx.x, lane = t & 31, warp = t >> 5, row0 = blockIdx.y * 64, column0 = blockIdx.x * 64;
  float sum[2][4][4] = {};
  auto fetch = [&](int stage, int at) {
    for (int i = t; i < 256; i += 128) {
      int row = i >> 2, column = (i & 3) * 8;
      copy16(&as[stage][row][column], a + (size_t)(row0 + row) * k + at + column, row0 + row < m && at + column < k);
      row = i >> 3, column = (i & 7) * 8;
      copy16(&bs[stage][row][column], b + (size_t)(at + row) * n + column0 + column, at + row < k && column0 + column < n);
    }
    asm volatile("cp.async.commit_group;");
  };
  fetch(0, 0);
  int stage = 0;
  for (int at = 0; at < k; at += 32, stage ^= 1) {
    if (at + 32 < k) {
      fetch(stage ^ 1, at + 32);
      asm volatile("cp.async.wait_group 1;");
    } else {
      asm volatile("cp.async.wait_group 0;");
    }
    __syncthreads();
    for (int step = 0; step < 32; step += 16) {
      unsigned fa[2][4], fb[2][4];
      for (int i = 0; i < 2; i++) {
        unsigned p = shared_address(&as[stage][(warp >> 1) * 32 + i * 16 + (lane & 15)][step + (lane >> 4) * 8]);
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];"
                     : "=r"(fa[i][0]), "=r"(fa[i][1]), "=r"(fa[i][2]), "=r"(fa[i][3]) : "r"(p));
        p = shared_address(&bs[stage][step + (lane & 15)][(warp & 1) * 32 + i * 16 + (lane >> 4) * 8]);
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0,%1,%2,%3}, [%4];"
                     : "=r"(fb[i][0]), "=r"(fb[i][1]), "=r"(fb[i][2]), "=r"(fb[i][3]) : "r"(p));
      }
      for (int i = 0; i < 2; i++)
        for (int j = 0; j < 4; j++)
          asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
                       : "+f"(sum[i][j][0]), "+f"(sum[i][j][1]), "+f"(sum[i][j][2]), "+f"(sum[i][j][3])
                       : "r"(fa[i][0]), "r"(fa[i][1]), "r"(fa[i][2]), "r"(fa[i][3]), "r"(fb[j >> 1][(j & 1) * 2]), "r"(fb[j >> 1][(j & 1) * 2 + 1]));
    }
    __syncthreads();
  }
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 4; j++)
      for (int e = 0; e < 4; e++) {
        int row = row0 + (warp >> 1) * 32 + i * 16 + (lane >> 2) + (e >> 1) * 8;
        int column = column0 + (warp & 1) * 32 + j * 8 + (lane & 3) * 2 + (e & 1);
        if (row < m && column < n) c[(size_t)row * n + column] = sum[i][j][e];
      }
}

extern "C" __global__ void byte_matmul(int* c, const int* a, const int* b) {  // 16 by 32 times 32 by 8, one warp
  int lane = threadIdx.x, g = lane >> 2, q = lane & 3, d[4] = {1, 2, 3, 4};
  unsigned fa[4] = {(unsigned)a[g * 8 + q], (unsigned)a[(g + 8) * 8 + q], (unsigned)a[g * 8 + q + 4], (unsigned)a[(g + 8) * 8 + q + 4]};
  unsigned fb[2] = {(unsigned)b[g * 8 + q], (unsigned)b[g * 8 + q + 4]};
  asm volatile("mma.sync.aligned.m16n8k32.row.col.s32.s8.u8.s32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
               : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]) : "r"(fa[0]), "r"(fa[1]), "r"(fa[2]), "r"(fa[3]), "r"(fb[0]), "r"(fb[1]));
  for (int e = 0; e < 4; e++) c[(g + (e >> 1) * 8) * 8 + q * 2 + (e & 1)] = d[e];
}
