struct __align__(16) float32x4 { float v[4]; };

static __device__ __forceinline__ float32x4 some_4_lanes_float32x4(const float * place, bool g0, bool g1, bool g2, bool g3, float32x4 other) {
  float32x4 r = other;
  if (g0 && g1 && g2 && g3) {
    r = *(const float32x4 *)place;
  } else {
    if (g0) r.v[0] = place[0];
    if (g1) r.v[1] = place[1];
    if (g2) r.v[2] = place[2];
    if (g3) r.v[3] = place[3];
  }
  return r;
}

static __device__ __forceinline__ void store_4_lanes_float32x4(float * place, bool g0, bool g1, bool g2, bool g3, float32x4 a) {
  if (g0 && g1 && g2 && g3) {
    *(float32x4 *)place = a;
  } else {
    if (g0) place[0] = a.v[0];
    if (g1) place[1] = a.v[1];
    if (g2) place[2] = a.v[2];
    if (g3) place[3] = a.v[3];
  }
}

extern "C" __global__ void __launch_bounds__(256) kg_vector_add_symbolic(float *data0, const float *data1, const float *data2, long long n_given) {
  const int n = (int)n_given;
  const int g0 = (int)blockIdx.x;
  const int l0 = (int)threadIdx.x;
  const int num0 = g0 * 1024 + l0 * 4;
  const bool cond0 = g0 * 256 + l0 < ((n + 3) >> 2);
  const bool cond1 = (num0 + 0 < n) & cond0;
  const bool cond2 = (num0 + 1 < n) & cond0;
  const bool cond3 = (num0 + 2 < n) & cond0;
  const bool cond4 = (num0 + 3 < n) & cond0;
  const float32x4 val0 = some_4_lanes_float32x4(&data1[num0], cond1, cond2, cond3, cond4, float32x4{{0.0f, 0.0f, 0.0f, 0.0f}});
  const float32x4 val1 = some_4_lanes_float32x4(&data2[num0], cond1, cond2, cond3, cond4, float32x4{{0.0f, 0.0f, 0.0f, 0.0f}});
  const float32x4 vec0 = float32x4{{val0.v[0] + val1.v[0], val0.v[1] + val1.v[1], val0.v[2] + val1.v[2], val0.v[3] + val1.v[3]}};
  store_4_lanes_float32x4(&data0[num0], cond1, cond2, cond3, cond4, vec0);
}
