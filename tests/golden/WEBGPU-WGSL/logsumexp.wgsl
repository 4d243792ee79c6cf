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
  let alu5: vec2<f32> = alu4 + vec2<f32>(12582912.0f);
  let alu6: vec2<f32> = alu4 - (kept_float32x2(alu5, zero) - vec2<f32>(12582912.0f));
  let alu7: vec2<f32> = fma(vec2<f32>(0x1.34c568p-13f), alu6, vec2<f32>(0x1.5e6388p-10f));
  let alu8: vec2<f32> = fma(fma(alu7, alu6, vec2<f32>(0x1.3b399cp-7f)), alu6, vec2<f32>(0x1.c6b0cep-5f));
  let alu9: vec2<f32> = fma(fma(alu8, alu6, vec2<f32>(0x1.ebfbep-3f)), alu6, vec2<f32>(0x1.62e43p-1f));
  let cast0: vec2<u32> = bitcast<vec2<u32>>(alu5);
  let alu10: vec2<u32> = cast0 >> vec2<u32>(1u);
  let cast1: vec2<f32> = bitcast<vec2<f32>>((alu10 << vec2<u32>(23u)) + vec2<u32>(1065353216u));
  let cast2: vec2<f32> = bitcast<vec2<f32>>(((cast0 - alu10) << vec2<u32>(23u)) + vec2<u32>(1065353216u));
  let alu11: vec2<f32> = select(fma(alu9, alu6, vec2<f32>(1.0f)) * cast1 * cast2, vec2<f32>(1.0f), vec0 == alu0);
  let alu12: vec2<f32> = (vec1 - alu0) * vec2<f32>(0x1.715476p+0f);
  let alu13: vec2<f32> = select(alu12, vec2<f32>(-151.0f), alu12 < vec2<f32>(-151.0f));
  let alu14: vec2<f32> = select(alu13, vec2<f32>(128.0f), vec2<f32>(128.0f) < alu13);
  let alu15: vec2<f32> = alu14 + vec2<f32>(12582912.0f);
  let alu16: vec2<f32> = alu14 - (kept_float32x2(alu15, zero) - vec2<f32>(12582912.0f));
  let alu17: vec2<f32> = fma(vec2<f32>(0x1.34c568p-13f), alu16, vec2<f32>(0x1.5e6388p-10f));
  let alu18: vec2<f32> = fma(fma(alu17, alu16, vec2<f32>(0x1.3b399cp-7f)), alu16, vec2<f32>(0x1.c6b0cep-5f));
  let alu19: vec2<f32> = fma(fma(alu18, alu16, vec2<f32>(0x1.ebfbep-3f)), alu16, vec2<f32>(0x1.62e43p-1f));
  let cast3: vec2<u32> = bitcast<vec2<u32>>(alu15);
  let alu20: vec2<u32> = cast3 >> vec2<u32>(1u);
  let cast4: vec2<f32> = bitcast<vec2<f32>>((alu20 << vec2<u32>(23u)) + vec2<u32>(1065353216u));
  let cast5: vec2<f32> = bitcast<vec2<f32>>(((cast3 - alu20) << vec2<u32>(23u)) + vec2<u32>(1065353216u));
  let alu21: vec2<f32> = select(fma(alu19, alu16, vec2<f32>(1.0f)) * cast4 * cast5, vec2<f32>(1.0f), vec1 == alu0);
  let alu22: vec2<f32> = alu11 + alu21;
  let alu23: f32 = (lane0 - alu1) * 0x1.715476p+0f;
  let alu24: f32 = select(alu23, -151.0f, alu23 < -151.0f);
  let alu25: f32 = select(alu24, 128.0f, 128.0f < alu24);
  let alu26: f32 = alu25 + 12582912.0f;
  let alu27: f32 = alu25 - (kept_float32(alu26, zero) - 12582912.0f);
  let alu28: f32 = fma(fma(0x1.34c568p-13f, alu27, 0x1.5e6388p-10f), alu27, 0x1.3b399cp-7f);
  let alu29: f32 = fma(fma(fma(alu28, alu27, 0x1.c6b0cep-5f), alu27, 0x1.ebfbep-3f), alu27, 0x1.62e43p-1f);
  let cast6: u32 = bitcast<u32>(alu26);
  let num1: u32 = cast6 >> 1u;
  let alu30: f32 = fma(alu29, alu27, 1.0f) * bitcast<f32>((num1 << 23u) + 1065353216u);
  let alu31: f32 = select(alu30 * bitcast<f32>(((cast6 - num1) << 23u) + 1065353216u), 1.0f, lane0 == alu1);
  let alu32: f32 = (lane1 - alu1) * 0x1.715476p+0f;
  let alu33: f32 = select(alu32, -151.0f, alu32 < -151.0f);
  let alu34: f32 = select(alu33, 128.0f, 128.0f < alu33);
  let alu35: f32 = alu34 + 12582912.0f;
  let alu36: f32 = alu34 - (kept_float32(alu35, zero) - 12582912.0f);
  let alu37: f32 = fma(fma(0x1.34c568p-13f, alu36, 0x1.5e6388p-10f), alu36, 0x1.3b399cp-7f);
  let alu38: f32 = fma(fma(fma(alu37, alu36, 0x1.c6b0cep-5f), alu36, 0x1.ebfbep-3f), alu36, 0x1.62e43p-1f);
  let cast7: u32 = bitcast<u32>(alu35);
  let num2: u32 = cast7 >> 1u;
  let alu39: f32 = fma(alu38, alu36, 1.0f) * bitcast<f32>((num2 << 23u) + 1065353216u);
  let alu40: f32 = select(alu39 * bitcast<f32>(((cast7 - num2) << 23u) + 1065353216u), 1.0f, lane1 == alu1);
  partial0_1[l0] = fma(alu22.x, alu31, alu22.y * alu40);
  workgroupBarrier();
  acc1 = kept_float32(0.0f, zero);
  for (var r0_block0: i32 = 0i; r0_block0 < 4i; r0_block0++) {
    let val1: f32 = acc0;
    let num3: i32 = r0_block0 + num0;
    let val2: f32 = partial0_0[num3];
    let alu41: f32 = select(val1, val2, (val1 < val2) | !is_number_float32(val2));
    acc0 = alu41;
    let alu42: f32 = (val1 - alu41) * 0x1.715476p+0f;
    let alu43: f32 = select(alu42, -151.0f, alu42 < -151.0f);
    let alu44: f32 = select(alu43, 128.0f, 128.0f < alu43);
    let alu45: f32 = alu44 + 12582912.0f;
    let alu46: f32 = alu44 - (kept_float32(alu45, zero) - 12582912.0f);
    let alu47: f32 = fma(fma(0x1.34c568p-13f, alu46, 0x1.5e6388p-10f), alu46, 0x1.3b399cp-7f);
    let alu48: f32 = fma(fma(fma(alu47, alu46, 0x1.c6b0cep-5f), alu46, 0x1.ebfbep-3f), alu46, 0x1.62e43p-1f);
    let cast8: u32 = bitcast<u32>(alu45);
    let num4: u32 = cast8 >> 1u;
    let alu49: f32 = fma(alu48, alu46, 1.0f) * bitcast<f32>((num4 << 23u) + 1065353216u);
    let alu50: f32 = select(alu49 * bitcast<f32>(((cast8 - num4) << 23u) + 1065353216u), 1.0f, val1 == alu41);
    let val3: f32 = partial0_1[num3];
    let alu51: f32 = (val2 - alu41) * 0x1.715476p+0f;
    let alu52: f32 = select(alu51, -151.0f, alu51 < -151.0f);
    let alu53: f32 = select(alu52, 128.0f, 128.0f < alu52);
    let alu54: f32 = alu53 + 12582912.0f;
    let alu55: f32 = alu53 - (kept_float32(alu54, zero) - 12582912.0f);
    let alu56: f32 = fma(fma(0x1.34c568p-13f, alu55, 0x1.5e6388p-10f), alu55, 0x1.3b399cp-7f);
    let alu57: f32 = fma(fma(fma(alu56, alu55, 0x1.c6b0cep-5f), alu55, 0x1.ebfbep-3f), alu55, 0x1.62e43p-1f);
    let cast9: u32 = bitcast<u32>(alu54);
    let num5: u32 = cast9 >> 1u;
    let alu58: f32 = fma(alu57, alu55, 1.0f) * bitcast<f32>((num5 << 23u) + 1065353216u);
    let alu59: f32 = select(alu58 * bitcast<f32>(((cast9 - num5) << 23u) + 1065353216u), 1.0f, val2 == alu41);
    acc1 = fma(acc1, alu50, val3 * alu59);
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
    let alu64: f32 = alu63 + 12582912.0f;
    let alu65: f32 = alu63 - (kept_float32(alu64, zero) - 12582912.0f);
    let alu66: f32 = fma(fma(0x1.34c568p-13f, alu65, 0x1.5e6388p-10f), alu65, 0x1.3b399cp-7f);
    let alu67: f32 = fma(fma(fma(alu66, alu65, 0x1.c6b0cep-5f), alu65, 0x1.ebfbep-3f), alu65, 0x1.62e43p-1f);
    let cast10: u32 = bitcast<u32>(alu64);
    let num6: u32 = cast10 >> 1u;
    let alu68: f32 = fma(alu67, alu65, 1.0f) * bitcast<f32>((num6 << 23u) + 1065353216u);
    let alu69: f32 = select(alu68 * bitcast<f32>(((cast10 - num6) << 23u) + 1065353216u), 1.0f, val4 == alu60);
    let val6: f32 = blocks0_1[r0_all0];
    let alu70: f32 = (val5 - alu60) * 0x1.715476p+0f;
    let alu71: f32 = select(alu70, -151.0f, alu70 < -151.0f);
    let alu72: f32 = select(alu71, 128.0f, 128.0f < alu71);
    let alu73: f32 = alu72 + 12582912.0f;
    let alu74: f32 = alu72 - (kept_float32(alu73, zero) - 12582912.0f);
    let alu75: f32 = fma(fma(0x1.34c568p-13f, alu74, 0x1.5e6388p-10f), alu74, 0x1.3b399cp-7f);
    let alu76: f32 = fma(fma(fma(alu75, alu74, 0x1.c6b0cep-5f), alu74, 0x1.ebfbep-3f), alu74, 0x1.62e43p-1f);
    let cast11: u32 = bitcast<u32>(alu73);
    let num7: u32 = cast11 >> 1u;
    let alu77: f32 = fma(alu76, alu74, 1.0f) * bitcast<f32>((num7 << 23u) + 1065353216u);
    let alu78: f32 = select(alu77 * bitcast<f32>(((cast11 - num7) << 23u) + 1065353216u), 1.0f, val5 == alu60);
    acc3 = fma(acc3, alu69, val6 * alu78);
  }
  let val7: f32 = acc3;
  let cond1: bool = val7 < 0x1p-126f;
  let cast12: i32 = bitcast<i32>(select(val7, val7 * 33554432.0f, cond1));
  let num8: i32 = cast12 - 1060439283i;
  let alu79: f32 = bitcast<f32>(cast12 - (num8 & -8388608i)) - 1.0f;
  let alu80: f32 = fma(fma(-0x1.ec6f9cp-4f, alu79, 0x1.82e8b6p-3f), alu79, -0x1.807698p-3f);
  let alu81: f32 = fma(fma(alu80, alu79, 0x1.a164f2p-3f), alu79, -0x1.eb767cp-3f);
  let alu82: f32 = fma(fma(alu81, alu79, 0x1.279072p-2f), alu79, -0x1.7156bap-2f);
  let alu83: f32 = fma(fma(alu82, alu79, 0x1.ec701p-2f), alu79, -0x1.715476p-1f);
  let alu84: f32 = kept_float32(alu79, zero) + alu79 * fma(alu83, alu79, 0x1.c551dap-2f);
  let alu85: f32 = select(bitcast<f32>(0x7f800000u ^ zero), f32(num8 >> 23u) - select(0.0f, 25.0f, cond1) + alu84, val7 < bitcast<f32>(0x7f800000u ^ zero));
  let alu86: f32 = select(bitcast<f32>(0x7fc00000u ^ zero), bitcast<f32>(0xff800000u ^ zero), val7 == 0.0f);
  let cond2: bool = l0 == 0i;
  if (cond2) {
    data0[g0] = fma(select(alu86, alu85, 0.0f < val7), 0x1.62e43p-1f, acc2);
  }
}
