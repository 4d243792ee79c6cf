// As on GPUs: a work-group of 16 x 16 does 64 x 64, 4 x 4 a work-item, both operands' panels of 16 steps in local memory; N is the side of the matrices.
kernel __attribute__((reqd_work_group_size(16, 16, 1))) void run(global float *result, global const float *left, global const float *right) {
  local float a[16][64], b[16][64];
  const int x = get_local_id(0), y = get_local_id(1), item = y * 16 + x;
  const int column = get_group_id(0) * 64, row = get_group_id(1) * 64;
  float4 sums[4];
  for (int n = 0; n < 4; n++) sums[n] = (float4)(0.0f);
  for (int k = 0; k < N; k += 16) {
    for (int n = item; n < 1024; n += 256) {
      a[n % 16][n / 16] = left[(row + n / 16) * N + k + n % 16];
      b[n / 64][n % 64] = right[(k + n / 64) * N + column + n % 64];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = 0; i < 16; i++) {
      const float4 c = vload4(x, b[i]), d = vload4(y, a[i]);
      sums[0] = fma((float4)(d.x), c, sums[0]);
      sums[1] = fma((float4)(d.y), c, sums[1]);
      sums[2] = fma((float4)(d.z), c, sums[2]);
      sums[3] = fma((float4)(d.w), c, sums[3]);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  for (int n = 0; n < 4; n++) vstore4(sums[n], 0, result + (row + 4 * y + n) * N + column + 4 * x);
}
