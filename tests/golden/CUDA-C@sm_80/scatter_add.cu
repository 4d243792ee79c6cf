struct __align__(16) float32x4 { float v[4]; };

extern "C" __global__ void __launch_bounds__(2) kg_scatter_add(float *data0, const float *data1, const long long *__restrict__ data2) {
  const int l0 = (int)threadIdx.x;
  const int num0 = l0 * 4;
  const long long cast0 = (long long)num0;
  for (int u1 = 0; u1 < 40; u1++) {
    const long long val0 = data2[u1];
    const long long num1 = (long long)((unsigned long long)cast0 + (long long)((unsigned long long)val0 * 8ll));
    const bool cond0 = (unsigned long long)val0 < 16ull;
    const float32x4 val1 = float32x4{{cond0 ? data0[num1] : 0.0f, cond0 ? data0[num1 + 1] : 0.0f, cond0 ? data0[num1 + 2] : 0.0f, cond0 ? data0[num1 + 3] : 0.0f}};
    const int num2 = num0 + u1 * 8;
    const float32x4 val2 = *(const float32x4 *)&data1[num2];
    const float32x4 vec0 = float32x4{{val1.v[0] + val2.v[0], val1.v[1] + val2.v[1], val1.v[2] + val2.v[2], val1.v[3] + val2.v[3]}};
    if (cond0) data0[num1] = vec0.v[0];
    if (cond0) data0[num1 + 1] = vec0.v[1];
    if (cond0) data0[num1 + 2] = vec0.v[2];
    if (cond0) data0[num1 + 3] = vec0.v[3];
  }
}
