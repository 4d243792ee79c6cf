#pragma OPENCL FP_CONTRACT OFF

static inline float max_float32(float a, float b) {
  return ((a > b) | (a != a)) ? a : b;
}

static inline float gather_max_16_float32(local const float * slots) {
  float a = slots[0];
  for (int n = 1; n < 16; n++) {
    const float b = slots[n];
    a = max_float32(a, b);
  }
  return a;
}

static inline float mulacc_float32(float a, float b, float c) {
  return fma(a, b, c);
}

static inline uint bits_of_float32_as_uint32(float a) {
  return as_uint(a);
}

static inline float bits_of_uint32_as_float32(uint a) {
  return as_float(a);
}

static inline float gather_add_16_float32(local const float * slots) {
  float a = slots[0];
  for (int n = 1; n < 16; n++) {
    const float b = slots[n];
    a = a + b;
  }
  return a;
}

kernel __attribute__((reqd_work_group_size(16, 1, 1))) void kg_softmax(global float *data0_base, const long data0_first, global const float *data1_base, const long data1_first) {
  global float *const data0 = data0_base + data0_first;
  global const float *const data1 = data1_base + data1_first;
  const int g0 = (int)get_group_id(0);
  const int l0 = (int)get_local_id(0);
  local float slots0[16] __attribute__((aligned(128)));
  local float slots1[16] __attribute__((aligned(128)));
  const int num0 = g0 * 128 + l0;
  const float val0 = data1[num0];
  const int num1 = num0 + 16;
  const float val1 = data1[num1];
  const int num2 = num0 + 32;
  const float val2 = data1[num2];
  const int num3 = num0 + 48;
  const float val3 = data1[num3];
  const float alu0 = max_float32(max_float32(max_float32(val0, val1), val2), val3);
  const int num4 = num0 + 64;
  const float val4 = data1[num4];
  const int num5 = num0 + 80;
  const float val5 = data1[num5];
  const int num6 = num0 + 96;
  const float val6 = data1[num6];
  const float alu1 = max_float32(max_float32(max_float32(alu0, val4), val5), val6);
  const int num7 = num0 + 112;
  const float val7 = data1[num7];
  const float alu2 = max_float32(alu1, val7);
  const float part0 = alu2;
  slots0[(int)get_local_id(0)] = part0;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  const float alu3 = gather_max_16_float32(slots0);
  const float alu4 = (val0 - alu3) * 0x1.715476p+0f;
  const float alu5 = alu4 < -150.0f ? -150.0f : alu4;
  const float alu6 = 0.0f < alu5 ? 0.0f : alu5;
  const float alu7 = alu6 + 12583062.0f;
  const float alu8 = alu6 - (alu7 - 12583062.0f);
  const float alu9 = mulacc_float32(mulacc_float32(0x1.34c568p-36f, alu8, 0x1.5e6388p-33f), alu8, 0x1.3b399cp-30f);
  const float alu10 = mulacc_float32(mulacc_float32(alu9, alu8, 0x1.c6b0cep-28f), alu8, 0x1.ebfbep-26f);
  const float alu11 = mulacc_float32(mulacc_float32(alu10, alu8, 0x1.62e43p-24f), alu8, 0x1p-23f);
  const float cast0 = bits_of_uint32_as_float32(bits_of_float32_as_uint32(alu7) << 23u);
  const float alu12 = alu11 * cast0;
  const float alu13 = (val1 - alu3) * 0x1.715476p+0f;
  const float alu14 = alu13 < -150.0f ? -150.0f : alu13;
  const float alu15 = 0.0f < alu14 ? 0.0f : alu14;
  const float alu16 = alu15 + 12583062.0f;
  const float alu17 = alu15 - (alu16 - 12583062.0f);
  const float alu18 = mulacc_float32(mulacc_float32(0x1.34c568p-36f, alu17, 0x1.5e6388p-33f), alu17, 0x1.3b399cp-30f);
  const float alu19 = mulacc_float32(mulacc_float32(alu18, alu17, 0x1.c6b0cep-28f), alu17, 0x1.ebfbep-26f);
  const float alu20 = mulacc_float32(mulacc_float32(alu19, alu17, 0x1.62e43p-24f), alu17, 0x1p-23f);
  const float cast1 = bits_of_uint32_as_float32(bits_of_float32_as_uint32(alu16) << 23u);
  const float alu21 = alu20 * cast1;
  const float alu22 = (val2 - alu3) * 0x1.715476p+0f;
  const float alu23 = alu22 < -150.0f ? -150.0f : alu22;
  const float alu24 = 0.0f < alu23 ? 0.0f : alu23;
  const float alu25 = alu24 + 12583062.0f;
  const float alu26 = alu24 - (alu25 - 12583062.0f);
  const float alu27 = mulacc_float32(mulacc_float32(0x1.34c568p-36f, alu26, 0x1.5e6388p-33f), alu26, 0x1.3b399cp-30f);
  const float alu28 = mulacc_float32(mulacc_float32(alu27, alu26, 0x1.c6b0cep-28f), alu26, 0x1.ebfbep-26f);
  const float alu29 = mulacc_float32(mulacc_float32(alu28, alu26, 0x1.62e43p-24f), alu26, 0x1p-23f);
  const float cast2 = bits_of_uint32_as_float32(bits_of_float32_as_uint32(alu25) << 23u);
  const float alu30 = alu29 * cast2;
  const float alu31 = (val3 - alu3) * 0x1.715476p+0f;
  const float alu32 = alu31 < -150.0f ? -150.0f : alu31;
  const float alu33 = 0.0f < alu32 ? 0.0f : alu32;
  const float alu34 = alu33 + 12583062.0f;
  const float alu35 = alu33 - (alu34 - 12583062.0f);
  const float alu36 = mulacc_float32(mulacc_float32(0x1.34c568p-36f, alu35, 0x1.5e6388p-33f), alu35, 0x1.3b399cp-30f);
  const float alu37 = mulacc_float32(mulacc_float32(alu36, alu35, 0x1.c6b0cep-28f), alu35, 0x1.ebfbep-26f);
  const float alu38 = mulacc_float32(mulacc_float32(alu37, alu35, 0x1.62e43p-24f), alu35, 0x1p-23f);
  const float cast3 = bits_of_uint32_as_float32(bits_of_float32_as_uint32(alu34) << 23u);
  const float alu39 = alu38 * cast3;
  const float alu40 = (val4 - alu3) * 0x1.715476p+0f;
  const float alu41 = alu40 < -150.0f ? -150.0f : alu40;
  const float alu42 = 0.0f < alu41 ? 0.0f : alu41;
  const float alu43 = alu42 + 12583062.0f;
  const float alu44 = alu42 - (alu43 - 12583062.0f);
  const float alu45 = mulacc_float32(mulacc_float32(0x1.34c568p-36f, alu44, 0x1.5e6388p-33f), alu44, 0x1.3b399cp-30f);
  const float alu46 = mulacc_float32(mulacc_float32(alu45, alu44, 0x1.c6b0cep-28f), alu44, 0x1.ebfbep-26f);
  const float alu47 = mulacc_float32(mulacc_float32(alu46, alu44, 0x1.62e43p-24f), alu44, 0x1p-23f);
  const float cast4 = bits_of_uint32_as_float32(bits_of_float32_as_uint32(alu43) << 23u);
  const float alu48 = alu47 * cast4;
  const float alu49 = (val5 - alu3) * 0x1.715476p+0f;
  const float alu50 = alu49 < -150.0f ? -150.0f : alu49;
  const float alu51 = 0.0f < alu50 ? 0.0f : alu50;
  const float alu52 = alu51 + 12583062.0f;
  const float alu53 = alu51 - (alu52 - 12583062.0f);
  const float alu54 = mulacc_float32(mulacc_float32(0x1.34c568p-36f, alu53, 0x1.5e6388p-33f), alu53, 0x1.3b399cp-30f);
  const float alu55 = mulacc_float32(mulacc_float32(alu54, alu53, 0x1.c6b0cep-28f), alu53, 0x1.ebfbep-26f);
  const float alu56 = mulacc_float32(mulacc_float32(alu55, alu53, 0x1.62e43p-24f), alu53, 0x1p-23f);
  const float cast5 = bits_of_uint32_as_float32(bits_of_float32_as_uint32(alu52) << 23u);
  const float alu57 = alu56 * cast5;
  const float alu58 = (val6 - alu3) * 0x1.715476p+0f;
  const float alu59 = alu58 < -150.0f ? -150.0f : alu58;
  const float alu60 = 0.0f < alu59 ? 0.0f : alu59;
  const float alu61 = alu60 + 12583062.0f;
  const float alu62 = alu60 - (alu61 - 12583062.0f);
  const float alu63 = mulacc_float32(mulacc_float32(0x1.34c568p-36f, alu62, 0x1.5e6388p-33f), alu62, 0x1.3b399cp-30f);
  const float alu64 = mulacc_float32(mulacc_float32(alu63, alu62, 0x1.c6b0cep-28f), alu62, 0x1.ebfbep-26f);
  const float alu65 = mulacc_float32(mulacc_float32(alu64, alu62, 0x1.62e43p-24f), alu62, 0x1p-23f);
  const float cast6 = bits_of_uint32_as_float32(bits_of_float32_as_uint32(alu61) << 23u);
  const float alu66 = alu65 * cast6;
  const float alu67 = (val7 - alu3) * 0x1.715476p+0f;
  const float alu68 = alu67 < -150.0f ? -150.0f : alu67;
  const float alu69 = 0.0f < alu68 ? 0.0f : alu68;
  const float alu70 = alu69 + 12583062.0f;
  const float alu71 = alu69 - (alu70 - 12583062.0f);
  const float alu72 = mulacc_float32(mulacc_float32(0x1.34c568p-36f, alu71, 0x1.5e6388p-33f), alu71, 0x1.3b399cp-30f);
  const float alu73 = mulacc_float32(mulacc_float32(alu72, alu71, 0x1.c6b0cep-28f), alu71, 0x1.ebfbep-26f);
  const float alu74 = mulacc_float32(mulacc_float32(alu73, alu71, 0x1.62e43p-24f), alu71, 0x1p-23f);
  const float cast7 = bits_of_uint32_as_float32(bits_of_float32_as_uint32(alu70) << 23u);
  const float alu75 = alu74 * cast7;
  const float alu76 = alu12 + alu21 + alu30 + alu39 + alu48 + alu57 + alu66 + alu75;
  const float part1 = alu76;
  slots1[(int)get_local_id(0)] = part1;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  const float alu77 = gather_add_16_float32(slots1);
  data0[num0] = alu12 / alu77;
  data0[num1] = alu21 / alu77;
  data0[num2] = alu30 / alu77;
  data0[num3] = alu39 / alu77;
  data0[num4] = alu48 / alu77;
  data0[num5] = alu57 / alu77;
  data0[num6] = alu66 / alu77;
  data0[num7] = alu75 / alu77;
}
