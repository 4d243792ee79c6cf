// Online softmax: a work-item does 4 queries against 64 keys at a time, whose scores and results stand in registers in turn. Keys are first packed in panels of 64
// with the width outside. N is the number of queries and keys of a head, which are 64 wide.
#define WIDTH 64
#define QUERIES 4

kernel void pack(global float *result, global const float *q, global const float *k, global const float *v, global float *scratch) {
  const int key = get_global_id(0), head = get_global_id(1);
  global const float *from = k + (head * N + key) * WIDTH;
  global float *panel = scratch + (head * N + key / 64 * 64) * WIDTH + key % 64;
  for (int d = 0; d < WIDTH; d++) panel[d * 64] = from[d];
}

kernel void run(global float *result, global const float *q, global const float *k, global const float *v, global const float *scratch) {
  const int head = get_global_id(1), first = head * N + get_global_id(0) * QUERIES;
  float16 o[QUERIES][4];
  float most[QUERIES], sum[QUERIES], p[QUERIES][64];
  for (int n = 0; n < QUERIES; n++) {
    most[n] = -INFINITY, sum[n] = 0.0f;
    for (int d = 0; d < 4; d++) o[n][d] = (float16)(0.0f);
  }
  for (int key = 0; key < N; key += 64) {
    global const float *panel = scratch + (head * N + key) * WIDTH;
    float16 s[QUERIES][4];
    for (int n = 0; n < QUERIES; n++)
      for (int c = 0; c < 4; c++) s[n][c] = (float16)(0.0f);
    for (int d = 0; d < WIDTH; d++) {
      const float16 k0 = vload16(0, panel + d * 64), k1 = vload16(1, panel + d * 64), k2 = vload16(2, panel + d * 64), k3 = vload16(3, panel + d * 64);
#pragma unroll
      for (int n = 0; n < QUERIES; n++) {
        const float16 a = (float16)(q[(first + n) * WIDTH + d]);
        s[n][0] = fma(a, k0, s[n][0]), s[n][1] = fma(a, k1, s[n][1]), s[n][2] = fma(a, k2, s[n][2]), s[n][3] = fma(a, k3, s[n][3]);
      }
    }
#pragma unroll
    for (int n = 0; n < QUERIES; n++) {
      const float16 m = fmax(fmax(s[n][0], s[n][1]), fmax(s[n][2], s[n][3]));
      const float8 m8 = fmax(m.lo, m.hi);
      const float4 m4 = fmax(m8.lo, m8.hi);
      const float2 m2 = fmax(m4.lo, m4.hi);
      const float greatest = fmax(most[n], fmax(m2.x, m2.y) * 0.125f), shrunk = exp(most[n] - greatest);
      most[n] = greatest;
      float16 total = (float16)(0.0f);
#pragma unroll
      for (int c = 0; c < 4; c++) {
        const float16 e = exp(s[n][c] * 0.125f - greatest);
        total += e;
        vstore16(e, c, p[n]);
        o[n][c] *= shrunk;
      }
      const float8 t8 = total.lo + total.hi;
      const float4 t4 = t8.lo + t8.hi;
      sum[n] = sum[n] * shrunk + ((t4.x + t4.y) + (t4.z + t4.w));
    }
    for (int j = 0; j < 64; j++) {
      global const float *row = v + (head * N + key + j) * WIDTH;
      const float16 v0 = vload16(0, row), v1 = vload16(1, row), v2 = vload16(2, row), v3 = vload16(3, row);
#pragma unroll
      for (int n = 0; n < QUERIES; n++) {
        const float16 a = (float16)(p[n][j]);
        o[n][0] = fma(a, v0, o[n][0]), o[n][1] = fma(a, v1, o[n][1]), o[n][2] = fma(a, v2, o[n][2]), o[n][3] = fma(a, v3, o[n][3]);
      }
    }
  }
  for (int n = 0; n < QUERIES; n++)
    for (int d = 0; d < 4; d++) vstore16(o[n][d] / sum[n], d, result + (first + n) * WIDTH);
}
