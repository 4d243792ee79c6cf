#include <metal_stdlib>
#pragma METAL fp contract(off)
using namespace metal;

static inline int idiv_int32(int a, int b) {
  if (b == 0) return 0;
  if (b == -1) return (int)(-(uint)a);
  return a / b;
}

static inline int mod_int32(int a, int b) {
  if (b == 0) return 0;
  if (b == -1) return 0;
  return a % b;
}

static inline int floordiv_int32(int a, int b) {
  const int r = mod_int32(a, b);
  const int q = idiv_int32(a, b);
  return ((r != 0) & ((r ^ b) < 0)) ? q - 1 : q;
}

[[kernel, max_total_threads_per_threadgroup(16)]] void kg_integer_division(device int *data0 [[buffer(0)]], device const int *data1 [[buffer(1)]], device const int *data2 [[buffer(2)]], uint3 item [[thread_position_in_threadgroup]]) {
  const int l0 = (int)item.x;
  const int num0 = l0 * 4;
  const int4 val0 = int4(*(device const packed_int4 *)&data1[num0]);
  const int lane0 = val0.x;
  const int4 val1 = int4(*(device const packed_int4 *)&data2[num0]);
  const int lane1 = val1.x;
  const int num1 = (int)((uint)mod_int32(lane0, lane1) * (lane0 >> (lane1 & 7)));
  const int lane2 = val0.y;
  const int lane3 = val1.y;
  const int num2 = (int)((uint)mod_int32(lane2, lane3) * (lane2 >> (lane3 & 7)));
  const int lane4 = val0.z;
  const int lane5 = val1.z;
  const int num3 = (int)((uint)mod_int32(lane4, lane5) * (lane4 >> (lane5 & 7)));
  const int lane6 = val0.w;
  const int lane7 = val1.w;
  const int num4 = (int)((uint)mod_int32(lane6, lane7) * (lane6 >> (lane7 & 7)));
  const int4 vec0 = int4((int)((uint)floordiv_int32(lane0, lane1) + num1), (int)((uint)floordiv_int32(lane2, lane3) + num2), (int)((uint)floordiv_int32(lane4, lane5) + num3), (int)((uint)floordiv_int32(lane6, lane7) + num4));
  *(device packed_int4 *)&data0[num0] = packed_int4(vec0);
}
