// As clpeak measures bandwidth: a work-item moves vectors of 16, side by side with its neighbours.
kernel void run(global float *result, global const float *data) {
  const int i = get_global_id(0);
  vstore16(vload16(i, data), i, result);
}
