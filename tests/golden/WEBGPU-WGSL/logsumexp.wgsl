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
  let cond1: vec2<bool> = alu2 < vec2<f32>(-150.0f);
  let alu3: vec2<f32> = select(select(alu2, vec2<f32>(128.0f), vec2<f32>(128.0f) < alu2), vec2<f32>(0.0f), cond1);
  let alu4: vec2<f32> = alu3 + vec2<f32>(12583166.0f);
  let alu5: vec2<f32> = alu3 - (kept_float32x2(alu4, zero) - vec2<f32>(12583166.0f));
  let alu6: vec2<f32> = fma(vec2<f32>(0x1.34c568p-13f), alu5, vec2<f32>(0x1.5e6388p-10f));
  let alu7: vec2<f32> = fma(fma(alu6, alu5, vec2<f32>(0x1.3b399cp-7f)), alu5, vec2<f32>(0x1.c6b0cep-5f));
  let alu8: vec2<f32> = fma(fma(alu7, alu5, vec2<f32>(0x1.ebfbep-3f)), alu5, vec2<f32>(0x1.62e43p-1f));
  let cast0: vec2<u32> = bitcast<vec2<u32>>(alu4);
  let alu9: vec2<u32> = (cast0 << vec2<u32>(22u)) & vec2<u32>(2139095040u);
  let alu10: vec2<f32> = fma(alu8, alu5, vec2<f32>(1.0f)) * bitcast<vec2<f32>>(alu9) * bitcast<vec2<f32>>((cast0 << vec2<u32>(23u)) - alu9);
  let alu11: vec2<f32> = select(select(alu10, vec2<f32>(0.0f), cond1), vec2<f32>(1.0f), vec0 == alu0);
  let alu12: vec2<f32> = (vec1 - alu0) * vec2<f32>(0x1.715476p+0f);
  let cond2: vec2<bool> = alu12 < vec2<f32>(-150.0f);
  let alu13: vec2<f32> = select(select(alu12, vec2<f32>(128.0f), vec2<f32>(128.0f) < alu12), vec2<f32>(0.0f), cond2);
  let alu14: vec2<f32> = alu13 + vec2<f32>(12583166.0f);
  let alu15: vec2<f32> = alu13 - (kept_float32x2(alu14, zero) - vec2<f32>(12583166.0f));
  let alu16: vec2<f32> = fma(vec2<f32>(0x1.34c568p-13f), alu15, vec2<f32>(0x1.5e6388p-10f));
  let alu17: vec2<f32> = fma(fma(alu16, alu15, vec2<f32>(0x1.3b399cp-7f)), alu15, vec2<f32>(0x1.c6b0cep-5f));
  let alu18: vec2<f32> = fma(fma(alu17, alu15, vec2<f32>(0x1.ebfbep-3f)), alu15, vec2<f32>(0x1.62e43p-1f));
  let cast1: vec2<u32> = bitcast<vec2<u32>>(alu14);
  let alu19: vec2<u32> = (cast1 << vec2<u32>(22u)) & vec2<u32>(2139095040u);
  let alu20: vec2<f32> = fma(alu18, alu15, vec2<f32>(1.0f)) * bitcast<vec2<f32>>(alu19);
  let alu21: vec2<f32> = alu20 * bitcast<vec2<f32>>((cast1 << vec2<u32>(23u)) - alu19);
  let alu22: vec2<f32> = select(select(alu21, vec2<f32>(0.0f), cond2), vec2<f32>(1.0f), vec1 == alu0);
  let alu23: vec2<f32> = alu11 + alu22;
  let alu24: f32 = (lane0 - alu1) * 0x1.715476p+0f;
  let cond3: bool = alu24 < -150.0f;
  let alu25: f32 = select(select(alu24, 128.0f, 128.0f < alu24), 0.0f, cond3);
  let alu26: f32 = alu25 + 12583166.0f;
  let alu27: f32 = alu25 - (kept_float32(alu26, zero) - 12583166.0f);
  let alu28: f32 = fma(fma(0x1.34c568p-13f, alu27, 0x1.5e6388p-10f), alu27, 0x1.3b399cp-7f);
  let alu29: f32 = fma(fma(fma(alu28, alu27, 0x1.c6b0cep-5f), alu27, 0x1.ebfbep-3f), alu27, 0x1.62e43p-1f);
  let cast2: u32 = bitcast<u32>(alu26);
  let num1: u32 = (cast2 << 22u) & 2139095040u;
  let alu30: f32 = fma(alu29, alu27, 1.0f) * bitcast<f32>(num1) * bitcast<f32>((cast2 << 23u) - num1);
  let alu31: f32 = (lane1 - alu1) * 0x1.715476p+0f;
  let cond4: bool = alu31 < -150.0f;
  let alu32: f32 = select(select(alu31, 128.0f, 128.0f < alu31), 0.0f, cond4);
  let alu33: f32 = alu32 + 12583166.0f;
  let alu34: f32 = alu32 - (kept_float32(alu33, zero) - 12583166.0f);
  let alu35: f32 = fma(fma(0x1.34c568p-13f, alu34, 0x1.5e6388p-10f), alu34, 0x1.3b399cp-7f);
  let alu36: f32 = fma(fma(fma(alu35, alu34, 0x1.c6b0cep-5f), alu34, 0x1.ebfbep-3f), alu34, 0x1.62e43p-1f);
  let cast3: u32 = bitcast<u32>(alu33);
  let num2: u32 = (cast3 << 22u) & 2139095040u;
  let alu37: f32 = fma(alu36, alu34, 1.0f) * bitcast<f32>(num2) * bitcast<f32>((cast3 << 23u) - num2);
  let alu38: f32 = alu23.y * select(select(alu37, 0.0f, cond4), 1.0f, lane1 == alu1);
  let alu39: f32 = fma(alu23.x, select(select(alu30, 0.0f, cond3), 1.0f, lane0 == alu1), alu38);
  partial0_1[l0] = alu39;
  workgroupBarrier();
  acc1 = kept_float32(0.0f, zero);
  for (var r0_block0: i32 = 0i; r0_block0 < 4i; r0_block0++) {
    let val1: f32 = acc0;
    let num3: i32 = r0_block0 + num0;
    let val2: f32 = partial0_0[num3];
    let alu40: f32 = select(val1, val2, (val1 < val2) | !is_number_float32(val2));
    acc0 = alu40;
    let alu41: f32 = (val1 - alu40) * 0x1.715476p+0f;
    let cond5: bool = alu41 < -150.0f;
    let alu42: f32 = select(select(alu41, 128.0f, 128.0f < alu41), 0.0f, cond5);
    let alu43: f32 = alu42 + 12583166.0f;
    let alu44: f32 = alu42 - (kept_float32(alu43, zero) - 12583166.0f);
    let alu45: f32 = fma(fma(0x1.34c568p-13f, alu44, 0x1.5e6388p-10f), alu44, 0x1.3b399cp-7f);
    let alu46: f32 = fma(fma(fma(alu45, alu44, 0x1.c6b0cep-5f), alu44, 0x1.ebfbep-3f), alu44, 0x1.62e43p-1f);
    let cast4: u32 = bitcast<u32>(alu43);
    let num4: u32 = (cast4 << 22u) & 2139095040u;
    let alu47: f32 = fma(alu46, alu44, 1.0f) * bitcast<f32>(num4) * bitcast<f32>((cast4 << 23u) - num4);
    let val3: f32 = partial0_1[num3];
    let alu48: f32 = (val2 - alu40) * 0x1.715476p+0f;
    let cond6: bool = alu48 < -150.0f;
    let alu49: f32 = select(select(alu48, 128.0f, 128.0f < alu48), 0.0f, cond6);
    let alu50: f32 = alu49 + 12583166.0f;
    let alu51: f32 = alu49 - (kept_float32(alu50, zero) - 12583166.0f);
    let alu52: f32 = fma(fma(0x1.34c568p-13f, alu51, 0x1.5e6388p-10f), alu51, 0x1.3b399cp-7f);
    let alu53: f32 = fma(fma(fma(alu52, alu51, 0x1.c6b0cep-5f), alu51, 0x1.ebfbep-3f), alu51, 0x1.62e43p-1f);
    let cast5: u32 = bitcast<u32>(alu50);
    let num5: u32 = (cast5 << 22u) & 2139095040u;
    let alu54: f32 = fma(alu53, alu51, 1.0f) * bitcast<f32>(num5) * bitcast<f32>((cast5 << 23u) - num5);
    let alu55: f32 = val3 * select(select(alu54, 0.0f, cond6), 1.0f, val2 == alu40);
    let alu56: f32 = fma(acc1, select(select(alu47, 0.0f, cond5), 1.0f, val1 == alu40), alu55);
    acc1 = alu56;
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
    let alu57: f32 = select(val4, val5, (val4 < val5) | !is_number_float32(val5));
    acc2 = alu57;
    let alu58: f32 = (val4 - alu57) * 0x1.715476p+0f;
    let cond7: bool = alu58 < -150.0f;
    let alu59: f32 = select(select(alu58, 128.0f, 128.0f < alu58), 0.0f, cond7);
    let alu60: f32 = alu59 + 12583166.0f;
    let alu61: f32 = alu59 - (kept_float32(alu60, zero) - 12583166.0f);
    let alu62: f32 = fma(fma(0x1.34c568p-13f, alu61, 0x1.5e6388p-10f), alu61, 0x1.3b399cp-7f);
    let alu63: f32 = fma(fma(fma(alu62, alu61, 0x1.c6b0cep-5f), alu61, 0x1.ebfbep-3f), alu61, 0x1.62e43p-1f);
    let cast6: u32 = bitcast<u32>(alu60);
    let num6: u32 = (cast6 << 22u) & 2139095040u;
    let alu64: f32 = fma(alu63, alu61, 1.0f) * bitcast<f32>(num6) * bitcast<f32>((cast6 << 23u) - num6);
    let val6: f32 = blocks0_1[r0_all0];
    let alu65: f32 = (val5 - alu57) * 0x1.715476p+0f;
    let cond8: bool = alu65 < -150.0f;
    let alu66: f32 = select(select(alu65, 128.0f, 128.0f < alu65), 0.0f, cond8);
    let alu67: f32 = alu66 + 12583166.0f;
    let alu68: f32 = alu66 - (kept_float32(alu67, zero) - 12583166.0f);
    let alu69: f32 = fma(fma(0x1.34c568p-13f, alu68, 0x1.5e6388p-10f), alu68, 0x1.3b399cp-7f);
    let alu70: f32 = fma(fma(fma(alu69, alu68, 0x1.c6b0cep-5f), alu68, 0x1.ebfbep-3f), alu68, 0x1.62e43p-1f);
    let cast7: u32 = bitcast<u32>(alu67);
    let num7: u32 = (cast7 << 22u) & 2139095040u;
    let alu71: f32 = fma(alu70, alu68, 1.0f) * bitcast<f32>(num7) * bitcast<f32>((cast7 << 23u) - num7);
    let alu72: f32 = val6 * select(select(alu71, 0.0f, cond8), 1.0f, val5 == alu57);
    let alu73: f32 = fma(acc3, select(select(alu64, 0.0f, cond7), 1.0f, val4 == alu57), alu72);
    acc3 = alu73;
  }
  let val7: f32 = acc3;
  let cond9: bool = val7 < 0x1p-126f;
  let cast8: i32 = bitcast<i32>(select(val7, val7 * 33554432.0f, cond9));
  let num8: i32 = cast8 - 1060439283i;
  let alu74: f32 = bitcast<f32>(cast8 - (num8 & -8388608i)) - 1.0f;
  let alu75: f32 = fma(fma(-0x1.ec6f9cp-4f, alu74, 0x1.82e8b6p-3f), alu74, -0x1.807698p-3f);
  let alu76: f32 = fma(fma(alu75, alu74, 0x1.a164f2p-3f), alu74, -0x1.eb767cp-3f);
  let alu77: f32 = fma(fma(alu76, alu74, 0x1.279072p-2f), alu74, -0x1.7156bap-2f);
  let alu78: f32 = fma(fma(alu77, alu74, 0x1.ec701p-2f), alu74, -0x1.715476p-1f);
  let alu79: f32 = kept_float32(alu74, zero) + alu74 * fma(alu78, alu74, 0x1.c551dap-2f);
  let alu80: f32 = select(bitcast<f32>(0x7f800000u ^ zero), f32(num8 >> 23u) - select(0.0f, 25.0f, cond9) + alu79, val7 < bitcast<f32>(0x7f800000u ^ zero));
  let alu81: f32 = select(bitcast<f32>(0x7fc00000u ^ zero), bitcast<f32>(0xff800000u ^ zero), val7 == 0.0f);
  let cond10: bool = l0 == 0i;
  if (cond10) {
    data0[g0] = fma(select(alu81, alu80, 0.0f < val7), 0x1.62e43p-1f, acc2);
  }
}
