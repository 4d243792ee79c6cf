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
  const float alu4 = alu3 < -150.0f ? -150.0f : alu3;
  const float alu5 = 128.0f < alu4 ? 128.0f : alu4;
  const float alu6 = alu5 + 12583063.0f;
  const float alu7 = alu5 - (alu6 - 12583063.0f);
  const float alu8 = mulacc_float32(mulacc_float32(0x1.34c568p+90f, alu7, 0x1.5e6388p+93f), alu7, 0x1.3b399cp+96f);
  const float alu9 = mulacc_float32(mulacc_float32(alu8, alu7, 0x1.c6b0cep+98f), alu7, 0x1.ebfbep+100f);
  const float alu10 = mulacc_float32(mulacc_float32(alu9, alu7, 0x1.62e43p+102f), alu7, 0x1p+103f);
  const uint cast0 = bits_of_float32_as_uint32(alu6);
  const uint num5 = (cast0 << 22u) & 2139095040u;
  const float alu11 = alu10 * bits_of_uint32_as_float32((cast0 << 23u) - num5) * bits_of_uint32_as_float32(num5);
  const float alu12 = (lane1 - alu0) * 0x1.715476p+0f;
  const float alu13 = alu12 < -150.0f ? -150.0f : alu12;
  const float alu14 = 128.0f < alu13 ? 128.0f : alu13;
  const float alu15 = alu14 + 12583063.0f;
  const float alu16 = alu14 - (alu15 - 12583063.0f);
  const float alu17 = mulacc_float32(mulacc_float32(0x1.34c568p+90f, alu16, 0x1.5e6388p+93f), alu16, 0x1.3b399cp+96f);
  const float alu18 = mulacc_float32(mulacc_float32(alu17, alu16, 0x1.c6b0cep+98f), alu16, 0x1.ebfbep+100f);
  const float alu19 = mulacc_float32(mulacc_float32(alu18, alu16, 0x1.62e43p+102f), alu16, 0x1p+103f);
  const uint cast1 = bits_of_float32_as_uint32(alu15);
  const uint num6 = (cast1 << 22u) & 2139095040u;
  const float alu20 = alu19 * bits_of_uint32_as_float32((cast1 << 23u) - num6) * bits_of_uint32_as_float32(num6);
  const float alu21 = (lane0 == alu0 ? 1.0f : alu11) + (lane1 == alu0 ? 1.0f : alu20);
  const float alu22 = (alu0 - alu2) * 0x1.715476p+0f;
  const float alu23 = alu22 < -150.0f ? -150.0f : alu22;
  const float alu24 = 128.0f < alu23 ? 128.0f : alu23;
  const float alu25 = alu24 + 12583063.0f;
  const float alu26 = alu24 - (alu25 - 12583063.0f);
  const float alu27 = mulacc_float32(mulacc_float32(0x1.34c568p+90f, alu26, 0x1.5e6388p+93f), alu26, 0x1.3b399cp+96f);
  const float alu28 = mulacc_float32(mulacc_float32(alu27, alu26, 0x1.c6b0cep+98f), alu26, 0x1.ebfbep+100f);
  const float alu29 = mulacc_float32(mulacc_float32(alu28, alu26, 0x1.62e43p+102f), alu26, 0x1p+103f);
  const uint cast2 = bits_of_float32_as_uint32(alu25);
  const uint num7 = (cast2 << 22u) & 2139095040u;
  const float alu30 = alu29 * bits_of_uint32_as_float32((cast2 << 23u) - num7) * bits_of_uint32_as_float32(num7);
  const float alu31 = (lane2 - alu1) * 0x1.715476p+0f;
  const float alu32 = alu31 < -150.0f ? -150.0f : alu31;
  const float alu33 = 128.0f < alu32 ? 128.0f : alu32;
  const float alu34 = alu33 + 12583063.0f;
  const float alu35 = alu33 - (alu34 - 12583063.0f);
  const float alu36 = mulacc_float32(mulacc_float32(0x1.34c568p+90f, alu35, 0x1.5e6388p+93f), alu35, 0x1.3b399cp+96f);
  const float alu37 = mulacc_float32(mulacc_float32(alu36, alu35, 0x1.c6b0cep+98f), alu35, 0x1.ebfbep+100f);
  const float alu38 = mulacc_float32(mulacc_float32(alu37, alu35, 0x1.62e43p+102f), alu35, 0x1p+103f);
  const uint cast3 = bits_of_float32_as_uint32(alu34);
  const uint num8 = (cast3 << 22u) & 2139095040u;
  const float alu39 = alu38 * bits_of_uint32_as_float32((cast3 << 23u) - num8) * bits_of_uint32_as_float32(num8);
  const float alu40 = (lane3 - alu1) * 0x1.715476p+0f;
  const float alu41 = alu40 < -150.0f ? -150.0f : alu40;
  const float alu42 = 128.0f < alu41 ? 128.0f : alu41;
  const float alu43 = alu42 + 12583063.0f;
  const float alu44 = alu42 - (alu43 - 12583063.0f);
  const float alu45 = mulacc_float32(mulacc_float32(0x1.34c568p+90f, alu44, 0x1.5e6388p+93f), alu44, 0x1.3b399cp+96f);
  const float alu46 = mulacc_float32(mulacc_float32(alu45, alu44, 0x1.c6b0cep+98f), alu44, 0x1.ebfbep+100f);
  const float alu47 = mulacc_float32(mulacc_float32(alu46, alu44, 0x1.62e43p+102f), alu44, 0x1p+103f);
  const uint cast4 = bits_of_float32_as_uint32(alu43);
  const uint num9 = (cast4 << 22u) & 2139095040u;
  const float alu48 = alu47 * bits_of_uint32_as_float32((cast4 << 23u) - num9) * bits_of_uint32_as_float32(num9);
  const float alu49 = (lane2 == alu1 ? 1.0f : alu39) + (lane3 == alu1 ? 1.0f : alu48);
  const float alu50 = (alu1 - alu2) * 0x1.715476p+0f;
  const float alu51 = alu50 < -150.0f ? -150.0f : alu50;
  const float alu52 = 128.0f < alu51 ? 128.0f : alu51;
  const float alu53 = alu52 + 12583063.0f;
  const float alu54 = alu52 - (alu53 - 12583063.0f);
  const float alu55 = mulacc_float32(mulacc_float32(0x1.34c568p+90f, alu54, 0x1.5e6388p+93f), alu54, 0x1.3b399cp+96f);
  const float alu56 = mulacc_float32(mulacc_float32(alu55, alu54, 0x1.c6b0cep+98f), alu54, 0x1.ebfbep+100f);
  const float alu57 = mulacc_float32(mulacc_float32(alu56, alu54, 0x1.62e43p+102f), alu54, 0x1p+103f);
  const uint cast5 = bits_of_float32_as_uint32(alu53);
  const uint num10 = (cast5 << 22u) & 2139095040u;
  const float alu58 = alu57 * bits_of_uint32_as_float32((cast5 << 23u) - num10) * bits_of_uint32_as_float32(num10);
  const float alu59 = mulacc_float32(alu21, alu0 == alu2 ? 1.0f : alu30, alu49 * (alu1 == alu2 ? 1.0f : alu58));
  partial0_1[num4] = alu59;
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
  acc1 = 0.0f;
  for (int r0_block0 = 0; r0_block0 < 4; r0_block0++) {
    const float val1 = acc0;
    const int num11 = num2 + r0_block0 + num3;
    const float val2 = partial0_0[num11];
    const float alu60 = max_float32(val1, val2);
    acc0 = alu60;
    const float alu61 = (val1 - alu60) * 0x1.715476p+0f;
    const float alu62 = alu61 < -150.0f ? -150.0f : alu61;
    const float alu63 = 128.0f < alu62 ? 128.0f : alu62;
    const float alu64 = alu63 + 12583063.0f;
    const float alu65 = alu63 - (alu64 - 12583063.0f);
    const float alu66 = mulacc_float32(mulacc_float32(0x1.34c568p+90f, alu65, 0x1.5e6388p+93f), alu65, 0x1.3b399cp+96f);
    const float alu67 = mulacc_float32(mulacc_float32(alu66, alu65, 0x1.c6b0cep+98f), alu65, 0x1.ebfbep+100f);
    const float alu68 = mulacc_float32(mulacc_float32(alu67, alu65, 0x1.62e43p+102f), alu65, 0x1p+103f);
    const uint cast6 = bits_of_float32_as_uint32(alu64);
    const uint num12 = (cast6 << 22u) & 2139095040u;
    const float alu69 = alu68 * bits_of_uint32_as_float32((cast6 << 23u) - num12) * bits_of_uint32_as_float32(num12);
    const float val3 = partial0_1[num11];
    const float alu70 = (val2 - alu60) * 0x1.715476p+0f;
    const float alu71 = alu70 < -150.0f ? -150.0f : alu70;
    const float alu72 = 128.0f < alu71 ? 128.0f : alu71;
    const float alu73 = alu72 + 12583063.0f;
    const float alu74 = alu72 - (alu73 - 12583063.0f);
    const float alu75 = mulacc_float32(mulacc_float32(0x1.34c568p+90f, alu74, 0x1.5e6388p+93f), alu74, 0x1.3b399cp+96f);
    const float alu76 = mulacc_float32(mulacc_float32(alu75, alu74, 0x1.c6b0cep+98f), alu74, 0x1.ebfbep+100f);
    const float alu77 = mulacc_float32(mulacc_float32(alu76, alu74, 0x1.62e43p+102f), alu74, 0x1p+103f);
    const uint cast7 = bits_of_float32_as_uint32(alu73);
    const uint num13 = (cast7 << 22u) & 2139095040u;
    const float alu78 = alu77 * bits_of_uint32_as_float32((cast7 << 23u) - num13) * bits_of_uint32_as_float32(num13);
    const float alu79 = mulacc_float32(acc1, val1 == alu60 ? 1.0f : alu69, val3 * (val2 == alu60 ? 1.0f : alu78));
    acc1 = alu79;
  }
  if (cond0) blocks0_0[num1] = acc0;
  if (cond0) blocks0_1[num1] = acc1;
  threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
  acc3 = 0.0f;
  for (int r0_all0 = 0; r0_all0 < 4; r0_all0++) {
    const float val4 = acc2;
    const int num14 = num0 + r0_all0;
    const float val5 = blocks0_0[num14];
    const float alu80 = max_float32(val4, val5);
    acc2 = alu80;
    const float alu81 = (val4 - alu80) * 0x1.715476p+0f;
    const float alu82 = alu81 < -150.0f ? -150.0f : alu81;
    const float alu83 = 128.0f < alu82 ? 128.0f : alu82;
    const float alu84 = alu83 + 12583063.0f;
    const float alu85 = alu83 - (alu84 - 12583063.0f);
    const float alu86 = mulacc_float32(mulacc_float32(0x1.34c568p+90f, alu85, 0x1.5e6388p+93f), alu85, 0x1.3b399cp+96f);
    const float alu87 = mulacc_float32(mulacc_float32(alu86, alu85, 0x1.c6b0cep+98f), alu85, 0x1.ebfbep+100f);
    const float alu88 = mulacc_float32(mulacc_float32(alu87, alu85, 0x1.62e43p+102f), alu85, 0x1p+103f);
    const uint cast8 = bits_of_float32_as_uint32(alu84);
    const uint num15 = (cast8 << 22u) & 2139095040u;
    const float alu89 = alu88 * bits_of_uint32_as_float32((cast8 << 23u) - num15) * bits_of_uint32_as_float32(num15);
    const float val6 = blocks0_1[num14];
    const float alu90 = (val5 - alu80) * 0x1.715476p+0f;
    const float alu91 = alu90 < -150.0f ? -150.0f : alu90;
    const float alu92 = 128.0f < alu91 ? 128.0f : alu91;
    const float alu93 = alu92 + 12583063.0f;
    const float alu94 = alu92 - (alu93 - 12583063.0f);
    const float alu95 = mulacc_float32(mulacc_float32(0x1.34c568p+90f, alu94, 0x1.5e6388p+93f), alu94, 0x1.3b399cp+96f);
    const float alu96 = mulacc_float32(mulacc_float32(alu95, alu94, 0x1.c6b0cep+98f), alu94, 0x1.ebfbep+100f);
    const float alu97 = mulacc_float32(mulacc_float32(alu96, alu94, 0x1.62e43p+102f), alu94, 0x1p+103f);
    const uint cast9 = bits_of_float32_as_uint32(alu93);
    const uint num16 = (cast9 << 22u) & 2139095040u;
    const float alu98 = alu97 * bits_of_uint32_as_float32((cast9 << 23u) - num16) * bits_of_uint32_as_float32(num16);
    const float alu99 = mulacc_float32(acc3, val4 == alu80 ? 1.0f : alu89, val6 * (val5 == alu80 ? 1.0f : alu98));
    acc3 = alu99;
  }
  const float val7 = acc3;
  const bool cond1 = val7 < 0x1p-126f;
  const int cast10 = bits_of_float32_as_int32(cond1 ? val7 * 33554432.0f : val7);
  const int num17 = (int)((uint)cast10 + -1060439283);
  const float cast11 = bits_of_int32_as_float32((int)((uint)cast10 - (num17 & -8388608)));
  const float alu100 = cast11 - 1.0f;
  const float alu101 = mulacc_float32(mulacc_float32(-0x1.ec6f9cp-4f, alu100, 0x1.82e8b6p-3f), alu100, -0x1.807698p-3f);
  const float alu102 = mulacc_float32(mulacc_float32(alu101, alu100, 0x1.a164f2p-3f), alu100, -0x1.eb767cp-3f);
  const float alu103 = mulacc_float32(mulacc_float32(alu102, alu100, 0x1.279072p-2f), alu100, -0x1.7156bap-2f);
  const float alu104 = mulacc_float32(mulacc_float32(alu103, alu100, 0x1.ec701p-2f), alu100, -0x1.715476p-1f);
  const float alu105 = alu100 + alu100 * mulacc_float32(alu104, alu100, 0x1.c551dap-2f);
  const float alu106 = val7 < INFINITY ? (float)(num17 >> 23) - (cond1 ? 25.0f : 0.0f) + alu105 : INFINITY;
  const float alu107 = mulacc_float32(0.0f < val7 ? alu106 : (val7 == 0.0f ? -INFINITY : NAN), 0x1.62e43p-1f, acc2);
  if (l0 == 0) data0[l1] = alu107;
}
