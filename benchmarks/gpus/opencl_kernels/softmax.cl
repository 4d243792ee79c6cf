// A work-item does a row in vectors of 16, which the nearest cache holds meanwhile; N is the number of columns.
kernel void run(global float *result, global const float *data) {
  global const float *x = data + get_global_id(0) * N;
  global float *y = result + get_global_id(0) * N;
  float16 most = vload16(0, x), also = most, sum = (float16)(0.0f);
  for (int n = 0; n < N / 16; n += 2) {
    most = fmax(most, vload16(n, x));
    also = fmax(also, vload16(n + 1, x));
  }
  most = fmax(most, also);
  const float8 a = fmax(most.lo, most.hi);
  const float4 b = fmax(a.lo, a.hi);
  const float2 c = fmax(b.lo, b.hi);
  const float16 greatest = (float16)(fmax(c.x, c.y));
  for (int n = 0; n < N / 16; n++) {
    const float16 e = exp(vload16(n, x) - greatest);
    sum += e;
    vstore16(e, n, y);
  }
  const float8 d = sum.lo + sum.hi;
  const float4 f = d.lo + d.hi;
  const float16 factor = (float16)(1.0f / ((f.x + f.y) + (f.z + f.w)));
  for (int n = 0; n < N / 16; n++) vstore16(vload16(n, y) * factor, n, y);
}
