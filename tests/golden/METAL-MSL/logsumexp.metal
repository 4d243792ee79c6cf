#include <metal_stdlib>
#pragma METAL fp contract(off)
using namespace metal;

static inline float max_float32(float a, float b) {
  return ((a > b) | (a != a)) ? a : b;
}

static inline float mulacc_float32(float a, float b, float c) {
  return fma(a, b, c);
}

static inline uint bits_of_float32_as_uint32(float a) {
  return as_type<uint>(a);
}

static inline float bits_of_uint32_as_float32(uint a) {
  return as_type<float>(a);
}

static inline int bits_of_float32_as_int32(float a) {
  return as_type<int>(a);
}

static inline float bits_of_int32_as_float32(int a) {
  return as_type<float>(a);
}

[[kernel, max_total_threads_per_threadgroup(128)]] void kg_logsumexp(device float *data0 [[buffer(0)]], device const float *data1 [[buffer(1)]], uint3 item [[thread_position_in_threadgroup]]) {
  const int l1 = (int)item.y;
  const int l0 = (int)item.x;
  float acc3;
  float acc2;
  threadgroup float blocks0_0[32];
  float acc0;
  threadgroup float partial0_0[128];
  threadgroup float partial0_1[128];
  float acc1;
  threadgroup float blocks0_1[32];
  acc2 = -INFINITY;
  const int num0 = l1 * 4;
  const int num1 = l0 + num0;
  const bool cond0 = l0 < 4;
  acc0 = -INFINITY;
  const int num2 = l1 * 16;
  const int num3 = (l0 & 3) * 4;
  const int num4 = l0 + num2;
  const float4 val0 = float4(*(device const packed_float4 *)&data1[l0 * 4 + l1 * 64]);
  const float lane0 = val0.x;
  const float lane1 = val0.z;
  const float alu0 = max_float32(lane0, lane1);
  const float lane2 = val0.y;
  const float lane3 = val0.w;
  const float alu1 = max_float32(lane2, lane3);
  const float alu2 = max_float32(alu0, alu1);
  partial0_0[num4] = alu2;
  const float alu3 = (lane0 - alu0) * 0x1.715476p+0f;
  const bool cond1 = alu3 < -150.0f;
  const float alu4 = cond1 ? 0.0f : (128.0f < alu3 ? 128.0f : alu3);
  const float alu5 = alu4 + 12583166.0f;
  const float alu6 = alu4 - (alu5 - 12583166.0f);
  const float alu7 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu6, 0x1.5e6388p-10f), alu6, 0x1.3b399cp-7f);
  const float alu8 = mulacc_float32(mulacc_float32(alu7, alu6, 0x1.c6b0cep-5f), alu6, 0x1.ebfbep-3f);
  const float alu9 = mulacc_float32(mulacc_float32(alu8, alu6, 0x1.62e43p-1f), alu6, 1.0f);
  const uint cast0 = bits_of_float32_as_uint32(alu5);
  const uint num5 = (cast0 << 22u) & 2139095040u;
  const float alu10 = alu9 * bits_of_uint32_as_float32(num5) * bits_of_uint32_as_float32((cast0 << 23u) - num5);
  const float alu11 = (lane1 - alu0) * 0x1.715476p+0f;
  const bool cond2 = alu11 < -150.0f;
  const float alu12 = cond2 ? 0.0f : (128.0f < alu11 ? 128.0f : alu11);
  const float alu13 = alu12 + 12583166.0f;
  const float alu14 = alu12 - (alu13 - 12583166.0f);
  const float alu15 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu14, 0x1.5e6388p-10f), alu14, 0x1.3b399cp-7f);
  const float alu16 = mulacc_float32(mulacc_float32(alu15, alu14, 0x1.c6b0cep-5f), alu14, 0x1.ebfbep-3f);
  const float alu17 = mulacc_float32(mulacc_float32(alu16, alu14, 0x1.62e43p-1f), alu14, 1.0f);
  const uint cast1 = bits_of_float32_as_uint32(alu13);
  const uint num6 = (cast1 << 22u) & 2139095040u;
  const float alu18 = alu17 * bits_of_uint32_as_float32(num6) * bits_of_uint32_as_float32((cast1 << 23u) - num6);
  const float alu19 = (lane0 == alu0 ? 1.0f : (cond1 ? 0.0f : alu10)) + (lane1 == alu0 ? 1.0f : (cond2 ? 0.0f : alu18));
  const float alu20 = (alu0 - alu2) * 0x1.715476p+0f;
  const bool cond3 = alu20 < -150.0f;
  const float alu21 = cond3 ? 0.0f : (128.0f < alu20 ? 128.0f : alu20);
  const float alu22 = alu21 + 12583166.0f;
  const float alu23 = alu21 - (alu22 - 12583166.0f);
  const float alu24 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu23, 0x1.5e6388p-10f), alu23, 0x1.3b399cp-7f);
  const float alu25 = mulacc_float32(mulacc_float32(alu24, alu23, 0x1.c6b0cep-5f), alu23, 0x1.ebfbep-3f);
  const float alu26 = mulacc_float32(mulacc_float32(alu25, alu23, 0x1.62e43p-1f), alu23, 1.0f);
  const uint cast2 = bits_of_float32_as_uint32(alu22);
  const uint num7 = (cast2 << 22u) & 2139095040u;
  const float alu27 = alu26 * bits_of_uint32_as_float32(num7) * bits_of_uint32_as_float32((cast2 << 23u) - num7);
  const float alu28 = (lane2 - alu1) * 0x1.715476p+0f;
  const bool cond4 = alu28 < -150.0f;
  const float alu29 = cond4 ? 0.0f : (128.0f < alu28 ? 128.0f : alu28);
  const float alu30 = alu29 + 12583166.0f;
  const float alu31 = alu29 - (alu30 - 12583166.0f);
  const float alu32 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu31, 0x1.5e6388p-10f), alu31, 0x1.3b399cp-7f);
  const float alu33 = mulacc_float32(mulacc_float32(alu32, alu31, 0x1.c6b0cep-5f), alu31, 0x1.ebfbep-3f);
  const float alu34 = mulacc_float32(mulacc_float32(alu33, alu31, 0x1.62e43p-1f), alu31, 1.0f);
  const uint cast3 = bits_of_float32_as_uint32(alu30);
  const uint num8 = (cast3 << 22u) & 2139095040u;
  const float alu35 = alu34 * bits_of_uint32_as_float32(num8) * bits_of_uint32_as_float32((cast3 << 23u) - num8);
  const float alu36 = (lane3 - alu1) * 0x1.715476p+0f;
  const bool cond5 = alu36 < -150.0f;
  const float alu37 = cond5 ? 0.0f : (128.0f < alu36 ? 128.0f : alu36);
  const float alu38 = alu37 + 12583166.0f;
  const float alu39 = alu37 - (alu38 - 12583166.0f);
  const float alu40 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu39, 0x1.5e6388p-10f), alu39, 0x1.3b399cp-7f);
  const float alu41 = mulacc_float32(mulacc_float32(alu40, alu39, 0x1.c6b0cep-5f), alu39, 0x1.ebfbep-3f);
  const float alu42 = mulacc_float32(mulacc_float32(alu41, alu39, 0x1.62e43p-1f), alu39, 1.0f);
  const uint cast4 = bits_of_float32_as_uint32(alu38);
  const uint num9 = (cast4 << 22u) & 2139095040u;
  const float alu43 = alu42 * bits_of_uint32_as_float32(num9) * bits_of_uint32_as_float32((cast4 << 23u) - num9);
  const float alu44 = (lane2 == alu1 ? 1.0f : (cond4 ? 0.0f : alu35)) + (lane3 == alu1 ? 1.0f : (cond5 ? 0.0f : alu43));
  const float alu45 = (alu1 - alu2) * 0x1.715476p+0f;
  const bool cond6 = alu45 < -150.0f;
  const float alu46 = cond6 ? 0.0f : (128.0f < alu45 ? 128.0f : alu45);
  const float alu47 = alu46 + 12583166.0f;
  const float alu48 = alu46 - (alu47 - 12583166.0f);
  const float alu49 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu48, 0x1.5e6388p-10f), alu48, 0x1.3b399cp-7f);
  const float alu50 = mulacc_float32(mulacc_float32(alu49, alu48, 0x1.c6b0cep-5f), alu48, 0x1.ebfbep-3f);
  const float alu51 = mulacc_float32(mulacc_float32(alu50, alu48, 0x1.62e43p-1f), alu48, 1.0f);
  const uint cast5 = bits_of_float32_as_uint32(alu47);
  const uint num10 = (cast5 << 22u) & 2139095040u;
  const float alu52 = alu51 * bits_of_uint32_as_float32(num10) * bits_of_uint32_as_float32((cast5 << 23u) - num10);
  const float alu53 = mulacc_float32(alu19, alu0 == alu2 ? 1.0f : (cond3 ? 0.0f : alu27), alu44 * (alu1 == alu2 ? 1.0f : (cond6 ? 0.0f : alu52)));
  partial0_1[num4] = alu53;
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
  acc1 = 0.0f;
  for (int r0_block0 = 0; r0_block0 < 4; r0_block0++) {
    const float val1 = acc0;
    const int num11 = num2 + r0_block0 + num3;
    const float val2 = partial0_0[num11];
    const float alu54 = max_float32(val1, val2);
    acc0 = alu54;
    const float alu55 = (val1 - alu54) * 0x1.715476p+0f;
    const bool cond7 = alu55 < -150.0f;
    const float alu56 = cond7 ? 0.0f : (128.0f < alu55 ? 128.0f : alu55);
    const float alu57 = alu56 + 12583166.0f;
    const float alu58 = alu56 - (alu57 - 12583166.0f);
    const float alu59 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu58, 0x1.5e6388p-10f), alu58, 0x1.3b399cp-7f);
    const float alu60 = mulacc_float32(mulacc_float32(alu59, alu58, 0x1.c6b0cep-5f), alu58, 0x1.ebfbep-3f);
    const float alu61 = mulacc_float32(mulacc_float32(alu60, alu58, 0x1.62e43p-1f), alu58, 1.0f);
    const uint cast6 = bits_of_float32_as_uint32(alu57);
    const uint num12 = (cast6 << 22u) & 2139095040u;
    const float alu62 = alu61 * bits_of_uint32_as_float32(num12) * bits_of_uint32_as_float32((cast6 << 23u) - num12);
    const float val3 = partial0_1[num11];
    const float alu63 = (val2 - alu54) * 0x1.715476p+0f;
    const bool cond8 = alu63 < -150.0f;
    const float alu64 = cond8 ? 0.0f : (128.0f < alu63 ? 128.0f : alu63);
    const float alu65 = alu64 + 12583166.0f;
    const float alu66 = alu64 - (alu65 - 12583166.0f);
    const float alu67 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu66, 0x1.5e6388p-10f), alu66, 0x1.3b399cp-7f);
    const float alu68 = mulacc_float32(mulacc_float32(alu67, alu66, 0x1.c6b0cep-5f), alu66, 0x1.ebfbep-3f);
    const float alu69 = mulacc_float32(mulacc_float32(alu68, alu66, 0x1.62e43p-1f), alu66, 1.0f);
    const uint cast7 = bits_of_float32_as_uint32(alu65);
    const uint num13 = (cast7 << 22u) & 2139095040u;
    const float alu70 = alu69 * bits_of_uint32_as_float32(num13) * bits_of_uint32_as_float32((cast7 << 23u) - num13);
    const float alu71 = mulacc_float32(acc1, val1 == alu54 ? 1.0f : (cond7 ? 0.0f : alu62), val3 * (val2 == alu54 ? 1.0f : (cond8 ? 0.0f : alu70)));
    acc1 = alu71;
  }
  if (cond0) blocks0_0[num1] = acc0;
  if (cond0) blocks0_1[num1] = acc1;
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
  acc3 = 0.0f;
  for (int r0_all0 = 0; r0_all0 < 4; r0_all0++) {
    const float val4 = acc2;
    const int num14 = num0 + r0_all0;
    const float val5 = blocks0_0[num14];
    const float alu72 = max_float32(val4, val5);
    acc2 = alu72;
    const float alu73 = (val4 - alu72) * 0x1.715476p+0f;
    const bool cond9 = alu73 < -150.0f;
    const float alu74 = cond9 ? 0.0f : (128.0f < alu73 ? 128.0f : alu73);
    const float alu75 = alu74 + 12583166.0f;
    const float alu76 = alu74 - (alu75 - 12583166.0f);
    const float alu77 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu76, 0x1.5e6388p-10f), alu76, 0x1.3b399cp-7f);
    const float alu78 = mulacc_float32(mulacc_float32(alu77, alu76, 0x1.c6b0cep-5f), alu76, 0x1.ebfbep-3f);
    const float alu79 = mulacc_float32(mulacc_float32(alu78, alu76, 0x1.62e43p-1f), alu76, 1.0f);
    const uint cast8 = bits_of_float32_as_uint32(alu75);
    const uint num15 = (cast8 << 22u) & 2139095040u;
    const float alu80 = alu79 * bits_of_uint32_as_float32(num15) * bits_of_uint32_as_float32((cast8 << 23u) - num15);
    const float val6 = blocks0_1[num14];
    const float alu81 = (val5 - alu72) * 0x1.715476p+0f;
    const bool cond10 = alu81 < -150.0f;
    const float alu82 = cond10 ? 0.0f : (128.0f < alu81 ? 128.0f : alu81);
    const float alu83 = alu82 + 12583166.0f;
    const float alu84 = alu82 - (alu83 - 12583166.0f);
    const float alu85 = mulacc_float32(mulacc_float32(0x1.34c568p-13f, alu84, 0x1.5e6388p-10f), alu84, 0x1.3b399cp-7f);
    const float alu86 = mulacc_float32(mulacc_float32(alu85, alu84, 0x1.c6b0cep-5f), alu84, 0x1.ebfbep-3f);
    const float alu87 = mulacc_float32(mulacc_float32(alu86, alu84, 0x1.62e43p-1f), alu84, 1.0f);
    const uint cast9 = bits_of_float32_as_uint32(alu83);
    const uint num16 = (cast9 << 22u) & 2139095040u;
    const float alu88 = alu87 * bits_of_uint32_as_float32(num16) * bits_of_uint32_as_float32((cast9 << 23u) - num16);
    const float alu89 = mulacc_float32(acc3, val4 == alu72 ? 1.0f : (cond9 ? 0.0f : alu80), val6 * (val5 == alu72 ? 1.0f : (cond10 ? 0.0f : alu88)));
    acc3 = alu89;
  }
  const float val7 = acc3;
  const bool cond11 = val7 < 0x1p-126f;
  const int cast10 = bits_of_float32_as_int32(cond11 ? val7 * 33554432.0f : val7);
  const int num17 = (int)((uint)cast10 + -1060439283);
  const float cast11 = bits_of_int32_as_float32((int)((uint)cast10 - (num17 & -8388608)));
  const float alu90 = cast11 - 1.0f;
  const float alu91 = mulacc_float32(mulacc_float32(-0x1.ec6f9cp-4f, alu90, 0x1.82e8b6p-3f), alu90, -0x1.807698p-3f);
  const float alu92 = mulacc_float32(mulacc_float32(alu91, alu90, 0x1.a164f2p-3f), alu90, -0x1.eb767cp-3f);
  const float alu93 = mulacc_float32(mulacc_float32(alu92, alu90, 0x1.279072p-2f), alu90, -0x1.7156bap-2f);
  const float alu94 = mulacc_float32(mulacc_float32(alu93, alu90, 0x1.ec701p-2f), alu90, -0x1.715476p-1f);
  const float alu95 = (float)(num17 >> 23) - (cond11 ? 25.0f : 0.0f) + (alu90 + alu90 * mulacc_float32(alu94, alu90, 0x1.c551dap-2f));
  const float alu96 = 0.0f < val7 ? (val7 < INFINITY ? alu95 : INFINITY) : (val7 == 0.0f ? -INFINITY : NAN);
  if (l0 == 0) data0[l1] = mulacc_float32(alu96, 0x1.62e43p-1f, acc2);
}
