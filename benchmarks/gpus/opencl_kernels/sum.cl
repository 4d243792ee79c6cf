// 256 work-items sum a piece each in four vectors of 16, one the pieces; N is the number of elements.
#define ITEMS 256
#define PIECE (N / ITEMS)

float total(float16 x) {
  const float8 a = x.lo + x.hi;
  const float4 b = a.lo + a.hi;
  return (b.x + b.y) + (b.z + b.w);
}

kernel void parts(global float *result, global const float *data, global float *scratch) {
  global const float *piece = data + get_global_id(0) * PIECE;
  float16 a = (float16)(0.0f), b = a, c = a, d = a;
  for (int n = 0; n < PIECE; n += 64) {
    a += vload16(0, piece + n);
    b += vload16(1, piece + n);
    c += vload16(2, piece + n);
    d += vload16(3, piece + n);
  }
  scratch[get_global_id(0)] = total((a + b) + (c + d));
}

kernel void run(global float *result, global const float *data, global const float *scratch) {
  float16 a = (float16)(0.0f);
  for (int n = 0; n < ITEMS; n += 16) a += vload16(0, scratch + n);
  result[0] = total(a);
}
