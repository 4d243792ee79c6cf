#include <metal_stdlib>
#pragma METAL fp contract(off)
using namespace metal;

static inline float mulacc_float32(float a, float b, float c) {
  return fma(a, b, c);
}

static inline uint bits_of_float32_as_uint32(float a) {
  return as_type<uint>(a);
}

static inline float bits_of_uint32_as_float32(uint a) {
  return as_type<float>(a);
}

static inline float abs_float32(float a) {
  return fabs(a);
}

static inline int bits_of_float32_as_int32(float a) {
  return as_type<int>(a);
}

static inline float bits_of_int32_as_float32(int a) {
  return as_type<float>(a);
}

[[kernel, max_total_threads_per_threadgroup(64)]] void kg_transcendental(device float *data0 [[buffer(0)]], device const float *data1 [[buffer(1)]], uint3 item [[thread_position_in_threadgroup]]) {
  const int l0 = (int)item.x;
  const float val0 = data1[l0];
  const float alu0 = val0 < -150.0f ? -150.0f : val0;
  const float alu1 = 128.0f < alu0 ? 128.0f : alu0;
  const float alu2 = alu1 + 12583063.0f;
  const float alu3 = alu1 - (alu2 - 12583063.0f);
  const float alu4 = mulacc_float32(mulacc_float32(0x1.34c568p+90f, alu3, 0x1.5e6388p+93f), alu3, 0x1.3b399cp+96f);
  const float alu5 = mulacc_float32(mulacc_float32(alu4, alu3, 0x1.c6b0cep+98f), alu3, 0x1.ebfbep+100f);
  const float alu6 = mulacc_float32(mulacc_float32(alu5, alu3, 0x1.62e43p+102f), alu3, 0x1p+103f);
  const uint cast0 = bits_of_float32_as_uint32(alu2);
  const uint num0 = (cast0 << 22u) & 2139095040u;
  const float alu7 = alu6 * bits_of_uint32_as_float32((cast0 << 23u) - num0) * bits_of_uint32_as_float32(num0);
  const float alu8 = abs_float32(val0);
  const uint cast1 = bits_of_float32_as_uint32(val0);
  const uint num1 = cast1 & 2147483647u;
  const bool cond0 = num1 < 1056964608u;
  const uint num2 = (cast1 & 8388607u) | 8388608u;
  const uint num3 = num1 >> 23u;
  const uint num4 = num3 < 118u ? 0u : num3 - 118u;
  const uint num5 = num4 >> 5u;
  const bool cond1 = num5 == 0u;
  const bool cond2 = num5 == 1u;
  const bool cond3 = num5 == 2u;
  const bool cond4 = num5 == 3u;
  const uint num6 = cond2 ? 683565275u : (cond3 ? 2475754826u : (cond4 ? 2131351028u : 2102212464u));
  const uint num7 = num4 & 31u;
  const uint num8 = cond2 ? 2475754826u : (cond3 ? 2131351028u : (cond4 ? 2102212464u : 920167782u));
  const uint num9 = cond1 ? 683565275u : num8;
  const uint num10 = num7 ^ 31u;
  const uint num11 = num2 * (((cond1 ? 0u : num6) << num7) | ((num9 >> 1u) >> num10));
  const uint num12 = num2 >> 16u;
  const uint num13 = cond2 ? 2131351028u : (cond3 ? 2102212464u : (cond4 ? 920167782u : 1326507024u));
  const uint num14 = cond1 ? 2475754826u : num13;
  const uint num15 = (num9 << num7) | ((num14 >> 1u) >> num10);
  const uint num16 = num15 >> 16u;
  const uint num17 = num15 & 65535u;
  const uint num18 = num2 & 65535u;
  const uint num19 = num12 * num17 + ((num18 * num17) >> 16u);
  const uint num20 = num12 * num16 + (num19 >> 16u) + ((num18 * num16 + (num19 & 65535u)) >> 16u);
  const uint num21 = cond2 ? 2102212464u : (cond3 ? 920167782u : (cond4 ? 1326507024u : 2140428522u));
  const uint num22 = (num14 << num7) | (((cond1 ? 2131351028u : num21) >> 1u) >> num10);
  const uint num23 = num22 >> 16u;
  const uint num24 = num22 & 65535u;
  const uint num25 = num12 * num24 + ((num18 * num24) >> 16u);
  const uint num26 = num12 * num23 + (num25 >> 16u) + ((num18 * num23 + (num25 & 65535u)) >> 16u);
  const uint num27 = num2 * num15 + num26;
  const uint num28 = num11 + num20 + (uint)(num27 < num26);
  const uint num29 = num28 + 536870912u;
  const uint num30 = cond0 ? 0u : num29 >> 30u;
  const uint num31 = num28 - (num29 & 3221225472u);
  const uint num32 = num31 & 2147483648u;
  const uint num33 = num32 >> 31u;
  const uint num34 = -num33;
  const uint num35 = (num27 ^ num34) + num33;
  const uint num36 = (num31 ^ num34) + (uint)((num35 == 0u) & (num32 != 0u));
  const float alu9 = (float)(int)(num36 & 4294950912u) * 0x1p-32f;
  const float alu10 = (float)(((num36 & 16383u) << 18u) | (num35 >> 14u)) * 0x1p-50f;
  const float alu11 = mulacc_float32((float)(num35 & 16383u), 0x1p-64f, alu10) * 0x1.921fb6p+2f;
  const float alu12 = mulacc_float32(alu9, 6.28125f, mulacc_float32(alu9, 0x1.fb5444p-10f, alu11));
  const uint cast2 = bits_of_float32_as_uint32(cond0 ? bits_of_uint32_as_float32(num1) : alu12);
  const float cast3 = bits_of_uint32_as_float32(cast2 | (cond0 ? 0u : num32));
  const float alu13 = cast3 * cast3;
  const float alu14 = mulacc_float32(mulacc_float32(0x1.9b8eeep-16f, alu13, -0x1.6c1244p-10f), alu13, 0x1.555554p-5f);
  const float alu15 = mulacc_float32(alu13 * alu13, alu14, mulacc_float32(alu13, -0.5f, 1.0f));
  const float alu16 = mulacc_float32(mulacc_float32(-0x1.9a6db2p-13f, alu13, 0x1.110b76p-7f), alu13, -0x1.555552p-3f);
  const float alu17 = (num30 & 1u) != 0u ? alu15 : mulacc_float32(cast3 * alu13, alu16, cast3);
  const uint num37 = (bits_of_float32_as_uint32(alu17) ^ (cast1 & 2147483648u)) ^ ((num30 << 30u) & 2147483648u);
  const float alu18 = mulacc_float32(alu7, precise::sqrt(alu8), num1 < 2139095040u ? bits_of_uint32_as_float32(num37) : NAN);
  const float alu19 = alu8 + 1.0f;
  const bool cond5 = alu19 < 0x1p-126f;
  const int cast4 = bits_of_float32_as_int32(cond5 ? alu19 * 33554432.0f : alu19);
  const int num38 = (int)((uint)cast4 + -1060439283);
  const float cast5 = bits_of_int32_as_float32((int)((uint)cast4 - (num38 & -8388608)));
  const float alu20 = cast5 - 1.0f;
  const float alu21 = mulacc_float32(mulacc_float32(-0x1.ec6f9cp-4f, alu20, 0x1.82e8b6p-3f), alu20, -0x1.807698p-3f);
  const float alu22 = mulacc_float32(mulacc_float32(alu21, alu20, 0x1.a164f2p-3f), alu20, -0x1.eb767cp-3f);
  const float alu23 = mulacc_float32(mulacc_float32(alu22, alu20, 0x1.279072p-2f), alu20, -0x1.7156bap-2f);
  const float alu24 = mulacc_float32(mulacc_float32(alu23, alu20, 0x1.ec701p-2f), alu20, -0x1.715476p-1f);
  const float alu25 = (float)(num38 >> 23) - (cond5 ? 25.0f : 0.0f) + (alu20 + alu20 * mulacc_float32(alu24, alu20, 0x1.c551dap-2f));
  const float alu26 = 0.0f < alu19 ? (alu19 < INFINITY ? alu25 : INFINITY) : (alu19 == 0.0f ? -INFINITY : NAN);
  data0[l0] = alu18 + alu26;
}
