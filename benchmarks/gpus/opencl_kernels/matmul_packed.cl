// As libraries for CPUs do it: the right matrix is copied to panels of 32 columns that lie in rows, then a work-item does 8 rows x 32 columns in registers.
// Work-items side by side go down one panel, which stays in the second cache. N is the side of the matrices.
kernel void pack(global float *result, global const float *left, global const float *right, global float *scratch) {
  const int k = get_global_id(0), p = get_global_id(1);
  vstore16(vload16(0, right + k * N + p * 32), 0, scratch + (p * N + k) * 32);
  vstore16(vload16(1, right + k * N + p * 32), 1, scratch + (p * N + k) * 32);
}

kernel void run(global float *result, global const float *left, global const float *right, global const float *scratch) {
  const int row = get_global_id(0) * 8, p = get_global_id(1);
  global const float *panel = scratch + p * N * 32;
  float16 sums[8][2];
  for (int n = 0; n < 8; n++) sums[n][0] = sums[n][1] = (float16)(0.0f);
  for (int k = 0; k < N; k++, panel += 32) {
    const float16 b0 = vload16(0, panel), b1 = vload16(1, panel);
#pragma unroll
    for (int n = 0; n < 8; n++) {
      const float16 a = (float16)(left[(row + n) * N + k]);
      sums[n][0] = fma(a, b0, sums[n][0]);
      sums[n][1] = fma(a, b1, sums[n][1]);
    }
  }
#pragma unroll
  for (int n = 0; n < 8; n++) {
    vstore16(sums[n][0], 0, result + (row + n) * N + p * 32);
    vstore16(sums[n][1], 1, result + (row + n) * N + p * 32);
  }
}
