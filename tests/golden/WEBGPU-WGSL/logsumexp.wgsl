// logsumexp

@group(0) @binding(0) var<storage, read_write> data0: array<f32>;
@group(0) @binding(1) var<storage, read> data1: array<vec4<f32>>;
@group(0) @binding(2) var<uniform> launch: Launch;
struct Launch { zero: u32 }
var<workgroup> blocks0_0: array<f32, 4>;
var<workgroup> partial0_0: array<f32, 16>;
var<workgroup> partial0_1: array<f32, 16>;
var<workgroup> blocks0_1: array<f32, 4>;

fn is_number_float32x2(a: vec2<f32>) -> vec2<bool> {
  return (bitcast<vec2<u32>>(a) & vec2<u32>(0x7fffffffu)) <= vec2<u32>(0x7f800000u);
}

fn is_number_float32(a: f32) -> bool {
  return (bitcast<u32>(a) & 0x7fffffffu) <= 0x7f800000u;
}

fn kept_float32x2(a: vec2<f32>, zero: u32) -> vec2<f32> {
  return bitcast<vec2<f32>>(bitcast<vec2<u32>>(a) ^ vec2<u32>(zero));
}

fn kept_float32(a: f32, zero: u32) -> f32 {
  return bitcast<f32>(bitcast<u32>(a) ^ zero);
}

@compute @workgroup_size(16, 1, 1)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_id) item: vec3<u32>) {
  let zero: u32 = launch.zero;
  let g0: i32 = i32(group.x);
  let l0: i32 = i32(item.x);
  var acc3: f32;
  var acc2: f32;
  var acc0: f32;
  var acc1: f32;
  acc2 = bitcast<f32>(0xff800000u ^ zero);
  let cond0: bool = l0 < 4i;
  acc0 = bitcast<f32>(0xff800000u ^ zero);
  let num0: i32 = (l0 & 3i) * 4i;
  let val0: vec4<f32> = data1[(g0 * 64i + l0 * 4i) >> 2u];
  let vec0: vec2<f32> = val0.xy;
  let vec1: vec2<f32> = val0.zw;
  let alu0: vec2<f32> = select(vec0, vec1, (vec0 < vec1) | !is_number_float32x2(vec1));
  let lane0: f32 = alu0.x;
  let lane1: f32 = alu0.y;
  let alu1: f32 = select(lane0, lane1, (lane0 < lane1) | !is_number_float32(lane1));
  partial0_0[l0] = alu1;
  let alu2: vec2<f32> = (vec0 - alu0) * vec2<f32>(0x1.715476p+0f);
  let alu3: vec2<f32> = select(alu2, vec2<f32>(-151.0f), alu2 < vec2<f32>(-151.0f));
  let alu4: vec2<f32> = select(alu3, vec2<f32>(128.0f), vec2<f32>(128.0f) < alu3);
  let alu5: vec2<f32> = alu4 + vec2<f32>(12583166.0f);
  let alu6: vec2<f32> = alu4 - (kept_float32x2(alu5, zero) - vec2<f32>(12583166.0f));
  let alu7: vec2<f32> = fma(vec2<f32>(0x1.34c568p-13f), alu6, vec2<f32>(0x1.5e6388p-10f));
  let alu8: vec2<f32> = fma(fma(alu7, alu6, vec2<f32>(0x1.3b399cp-7f)), alu6, vec2<f32>(0x1.c6b0cep-5f));
  let alu9: vec2<f32> = fma(fma(alu8, alu6, vec2<f32>(0x1.ebfbep-3f)), alu6, vec2<f32>(0x1.62e43p-1f));
  let cast0: vec2<u32> = bitcast<vec2<u32>>(alu5);
  let alu10: vec2<u32> = cast0 >> vec2<u32>(1u);
  let alu11: vec2<f32> = fma(alu9, alu6, vec2<f32>(1.0f)) * bitcast<vec2<f32>>(alu10 << vec2<u32>(23u));
  let alu12: vec2<f32> = alu11 * bitcast<vec2<f32>>((cast0 - alu10) << vec2<u32>(23u));
  let alu13: vec2<f32> = (vec1 - alu0) * vec2<f32>(0x1.715476p+0f);
  let alu14: vec2<f32> = select(alu13, vec2<f32>(-151.0f), alu13 < vec2<f32>(-151.0f));
  let alu15: vec2<f32> = select(alu14, vec2<f32>(128.0f), vec2<f32>(128.0f) < alu14);
  let alu16: vec2<f32> = alu15 + vec2<f32>(12583166.0f);
  let alu17: vec2<f32> = alu15 - (kept_float32x2(alu16, zero) - vec2<f32>(12583166.0f));
  let alu18: vec2<f32> = fma(vec2<f32>(0x1.34c568p-13f), alu17, vec2<f32>(0x1.5e6388p-10f));
  let alu19: vec2<f32> = fma(fma(alu18, alu17, vec2<f32>(0x1.3b399cp-7f)), alu17, vec2<f32>(0x1.c6b0cep-5f));
  let alu20: vec2<f32> = fma(fma(alu19, alu17, vec2<f32>(0x1.ebfbep-3f)), alu17, vec2<f32>(0x1.62e43p-1f));
  let cast1: vec2<u32> = bitcast<vec2<u32>>(alu16);
  let alu21: vec2<u32> = cast1 >> vec2<u32>(1u);
  let alu22: vec2<f32> = fma(alu20, alu17, vec2<f32>(1.0f)) * bitcast<vec2<f32>>(alu21 << vec2<u32>(23u));
  let alu23: vec2<f32> = alu22 * bitcast<vec2<f32>>((cast1 - alu21) << vec2<u32>(23u));
  let alu24: vec2<f32> = select(alu12, vec2<f32>(1.0f), vec0 == alu0) + select(alu23, vec2<f32>(1.0f), vec1 == alu0);
  let alu25: f32 = (lane0 - alu1) * 0x1.715476p+0f;
  let alu26: f32 = select(alu25, -151.0f, alu25 < -151.0f);
  let alu27: f32 = select(alu26, 128.0f, 128.0f < alu26);
  let alu28: f32 = alu27 + 12583166.0f;
  let alu29: f32 = alu27 - (kept_float32(alu28, zero) - 12583166.0f);
  let alu30: f32 = fma(fma(0x1.34c568p-13f, alu29, 0x1.5e6388p-10f), alu29, 0x1.3b399cp-7f);
  let alu31: f32 = fma(fma(fma(alu30, alu29, 0x1.c6b0cep-5f), alu29, 0x1.ebfbep-3f), alu29, 0x1.62e43p-1f);
  let cast2: u32 = bitcast<u32>(alu28);
  let num1: u32 = cast2 >> 1u;
  let alu32: f32 = fma(alu31, alu29, 1.0f) * bitcast<f32>(num1 << 23u) * bitcast<f32>((cast2 - num1) << 23u);
  let alu33: f32 = (lane1 - alu1) * 0x1.715476p+0f;
  let alu34: f32 = select(alu33, -151.0f, alu33 < -151.0f);
  let alu35: f32 = select(alu34, 128.0f, 128.0f < alu34);
  let alu36: f32 = alu35 + 12583166.0f;
  let alu37: f32 = alu35 - (kept_float32(alu36, zero) - 12583166.0f);
  let alu38: f32 = fma(fma(0x1.34c568p-13f, alu37, 0x1.5e6388p-10f), alu37, 0x1.3b399cp-7f);
  let alu39: f32 = fma(fma(fma(alu38, alu37, 0x1.c6b0cep-5f), alu37, 0x1.ebfbep-3f), alu37, 0x1.62e43p-1f);
  let cast3: u32 = bitcast<u32>(alu36);
  let num2: u32 = cast3 >> 1u;
  let alu40: f32 = fma(alu39, alu37, 1.0f) * bitcast<f32>(num2 << 23u) * bitcast<f32>((cast3 - num2) << 23u);
  let alu41: f32 = fma(alu24.x, select(alu32, 1.0f, lane0 == alu1), alu24.y * select(alu40, 1.0f, lane1 == alu1));
  partial0_1[l0] = alu41;
  workgroupBarrier();
  acc1 = kept_float32(0.0f, zero);
  for (var r0_block0: i32 = 0i; r0_block0 < 4i; r0_block0++) {
    let val1: f32 = acc0;
    let num3: i32 = r0_block0 + num0;
    let val2: f32 = partial0_0[num3];
    let alu42: f32 = select(val1, val2, (val1 < val2) | !is_number_float32(val2));
    acc0 = alu42;
    let alu43: f32 = (val1 - alu42) * 0x1.715476p+0f;
    let alu44: f32 = select(alu43, -151.0f, alu43 < -151.0f);
    let alu45: f32 = select(alu44, 128.0f, 128.0f < alu44);
    let alu46: f32 = alu45 + 12583166.0f;
    let alu47: f32 = alu45 - (kept_float32(alu46, zero) - 12583166.0f);
    let alu48: f32 = fma(fma(0x1.34c568p-13f, alu47, 0x1.5e6388p-10f), alu47, 0x1.3b399cp-7f);
    let alu49: f32 = fma(fma(fma(alu48, alu47, 0x1.c6b0cep-5f), alu47, 0x1.ebfbep-3f), alu47, 0x1.62e43p-1f);
    let cast4: u32 = bitcast<u32>(alu46);
    let num4: u32 = cast4 >> 1u;
    let alu50: f32 = fma(alu49, alu47, 1.0f) * bitcast<f32>(num4 << 23u) * bitcast<f32>((cast4 - num4) << 23u);
    let val3: f32 = partial0_1[num3];
    let alu51: f32 = (val2 - alu42) * 0x1.715476p+0f;
    let alu52: f32 = select(alu51, -151.0f, alu51 < -151.0f);
    let alu53: f32 = select(alu52, 128.0f, 128.0f < alu52);
    let alu54: f32 = alu53 + 12583166.0f;
    let alu55: f32 = alu53 - (kept_float32(alu54, zero) - 12583166.0f);
    let alu56: f32 = fma(fma(0x1.34c568p-13f, alu55, 0x1.5e6388p-10f), alu55, 0x1.3b399cp-7f);
    let alu57: f32 = fma(fma(fma(alu56, alu55, 0x1.c6b0cep-5f), alu55, 0x1.ebfbep-3f), alu55, 0x1.62e43p-1f);
    let cast5: u32 = bitcast<u32>(alu54);
    let num5: u32 = cast5 >> 1u;
    let alu58: f32 = fma(alu57, alu55, 1.0f) * bitcast<f32>(num5 << 23u) * bitcast<f32>((cast5 - num5) << 23u);
    let alu59: f32 = fma(acc1, select(alu50, 1.0f, val1 == alu42), val3 * select(alu58, 1.0f, val2 == alu42));
    acc1 = alu59;
  }
  if (cond0) {
    blocks0_0[l0] = acc0;
  }
  if (cond0) {
    blocks0_1[l0] = acc1;
  }
  workgroupBarrier();
  acc3 = kept_float32(0.0f, zero);
  for (var r0_all0: i32 = 0i; r0_all0 < 4i; r0_all0++) {
    let val4: f32 = acc2;
    let val5: f32 = blocks0_0[r0_all0];
    let alu60: f32 = select(val4, val5, (val4 < val5) | !is_number_float32(val5));
    acc2 = alu60;
    let alu61: f32 = (val4 - alu60) * 0x1.715476p+0f;
    let alu62: f32 = select(alu61, -151.0f, alu61 < -151.0f);
    let alu63: f32 = select(alu62, 128.0f, 128.0f < alu62);
    let alu64: f32 = alu63 + 12583166.0f;
    let alu65: f32 = alu63 - (kept_float32(alu64, zero) - 12583166.0f);
    let alu66: f32 = fma(fma(0x1.34c568p-13f, alu65, 0x1.5e6388p-10f), alu65, 0x1.3b399cp-7f);
    let alu67: f32 = fma(fma(fma(alu66, alu65, 0x1.c6b0cep-5f), alu65, 0x1.ebfbep-3f), alu65, 0x1.62e43p-1f);
    let cast6: u32 = bitcast<u32>(alu64);
    let num6: u32 = cast6 >> 1u;
    let alu68: f32 = fma(alu67, alu65, 1.0f) * bitcast<f32>(num6 << 23u) * bitcast<f32>((cast6 - num6) << 23u);
    let val6: f32 = blocks0_1[r0_all0];
    let alu69: f32 = (val5 - alu60) * 0x1.715476p+0f;
    let alu70: f32 = select(alu69, -151.0f, alu69 < -151.0f);
    let alu71: f32 = select(alu70, 128.0f, 128.0f < alu70);
    let alu72: f32 = alu71 + 12583166.0f;
    let alu73: f32 = alu71 - (kept_float32(alu72, zero) - 12583166.0f);
    let alu74: f32 = fma(fma(0x1.34c568p-13f, alu73, 0x1.5e6388p-10f), alu73, 0x1.3b399cp-7f);
    let alu75: f32 = fma(fma(fma(alu74, alu73, 0x1.c6b0cep-5f), alu73, 0x1.ebfbep-3f), alu73, 0x1.62e43p-1f);
    let cast7: u32 = bitcast<u32>(alu72);
    let num7: u32 = cast7 >> 1u;
    let alu76: f32 = fma(alu75, alu73, 1.0f) * bitcast<f32>(num7 << 23u) * bitcast<f32>((cast7 - num7) << 23u);
    let alu77: f32 = fma(acc3, select(alu68, 1.0f, val4 == alu60), val6 * select(alu76, 1.0f, val5 == alu60));
    acc3 = alu77;
  }
  let val7: f32 = acc3;
  let cond1: bool = val7 < 0x1p-126f;
  let cast8: i32 = bitcast<i32>(select(val7, val7 * 33554432.0f, cond1));
  let num8: i32 = cast8 - 1060439283i;
  let alu78: f32 = bitcast<f32>(cast8 - (num8 & -8388608i)) - 1.0f;
  let alu79: f32 = fma(fma(-0x1.ec6f9cp-4f, alu78, 0x1.82e8b6p-3f), alu78, -0x1.807698p-3f);
  let alu80: f32 = fma(fma(alu79, alu78, 0x1.a164f2p-3f), alu78, -0x1.eb767cp-3f);
  let alu81: f32 = fma(fma(alu80, alu78, 0x1.279072p-2f), alu78, -0x1.7156bap-2f);
  let alu82: f32 = fma(fma(alu81, alu78, 0x1.ec701p-2f), alu78, -0x1.715476p-1f);
  let alu83: f32 = kept_float32(alu78, zero) + alu78 * fma(alu82, alu78, 0x1.c551dap-2f);
  let alu84: f32 = select(bitcast<f32>(0x7f800000u ^ zero), f32(num8 >> 23u) - select(0.0f, 25.0f, cond1) + alu83, val7 < bitcast<f32>(0x7f800000u ^ zero));
  let alu85: f32 = select(bitcast<f32>(0x7fc00000u ^ zero), bitcast<f32>(0xff800000u ^ zero), val7 == 0.0f);
  let cond2: bool = l0 == 0i;
  if (cond2) {
    data0[g0] = fma(select(alu85, alu84, 0.0f < val7), 0x1.62e43p-1f, acc2);
  }
}
