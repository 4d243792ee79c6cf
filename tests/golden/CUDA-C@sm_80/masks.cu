struct __align__(16) float32x4 { float v[4]; };
struct __align__(4) uint8x4 { unsigned char v[4]; };

extern "C" __global__ void __launch_bounds__(16) kg_masks(unsigned char *data0, const float *__restrict__ data1, const float *__restrict__ data2, const unsigned char *data3) {
  const int l0 = (int)threadIdx.x;
  const int num0 = l0 * 4;
  const float32x4 val0 = *(const float32x4 *)&data1[num0];
  const float lane0 = val0.v[0];
  const float32x4 val1 = *(const float32x4 *)&data2[num0];
  const uint8x4 val2 = *(const uint8x4 *)&data3[num0];
  const unsigned char cast0 = (unsigned char)(((lane0 < val1.v[0]) & (val2.v[0] != 0)) | (lane0 != lane0));
  const float lane1 = val0.v[1];
  const unsigned char cast1 = (unsigned char)(((lane1 < val1.v[1]) & (val2.v[1] != 0)) | (lane1 != lane1));
  const float lane2 = val0.v[2];
  const unsigned char cast2 = (unsigned char)(((lane2 < val1.v[2]) & (val2.v[2] != 0)) | (lane2 != lane2));
  const float lane3 = val0.v[3];
  const unsigned char cast3 = (unsigned char)(((lane3 < val1.v[3]) & (val2.v[3] != 0)) | (lane3 != lane3));
  const uint8x4 vec0 = uint8x4{{cast0, cast1, cast2, cast3}};
  *(uint8x4 *)&data0[num0] = vec0;
}
