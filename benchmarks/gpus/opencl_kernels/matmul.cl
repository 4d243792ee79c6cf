// A work-item does 8 rows x 16 columns in registers; N is the side of the matrices.
kernel void run(global float *result, global const float *left, global const float *right) {
  const int column = get_global_id(0) * 16, row = get_global_id(1) * 8;
  float16 sums[8];
  for (int n = 0; n < 8; n++) sums[n] = (float16)(0.0f);
  for (int k = 0; k < N; k++) {
    const float16 b = vload16(0, right + k * N + column);
#pragma unroll
    for (int n = 0; n < 8; n++) sums[n] = fma((float16)(left[(row + n) * N + k]), b, sums[n]);
  }
  for (int n = 0; n < 8; n++) vstore16(sums[n], 0, result + (row + n) * N + column);
}
