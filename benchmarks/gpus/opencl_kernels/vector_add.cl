kernel void run(global float *result, global const float *a, global const float *b) {
  const int i = get_global_id(0);
  vstore16(vload16(i, a) + vload16(i, b), i, result);
}
