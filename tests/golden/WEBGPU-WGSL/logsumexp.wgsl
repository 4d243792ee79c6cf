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
  let alu3: vec2<f32> = select(alu2, vec2<f32>(-150.0f), alu2 < vec2<f32>(-150.0f));
  let alu4: vec2<f32> = select(alu3, vec2<f32>(128.0f), vec2<f32>(128.0f) < alu3);
  let alu5: vec2<f32> = alu4 + vec2<f32>(12583063.0f);
  let alu6: vec2<f32> = alu4 - (kept_float32x2(alu5, zero) - vec2<f32>(12583063.0f));
  let alu7: vec2<f32> = fma(vec2<f32>(0x1.34c568p+90f), alu6, vec2<f32>(0x1.5e6388p+93f));
  let alu8: vec2<f32> = fma(fma(alu7, alu6, vec2<f32>(0x1.3b399cp+96f)), alu6, vec2<f32>(0x1.c6b0cep+98f));
  let alu9: vec2<f32> = fma(fma(alu8, alu6, vec2<f32>(0x1.ebfbep+100f)), alu6, vec2<f32>(0x1.62e43p+102f));
  let cast0: vec2<u32> = bitcast<vec2<u32>>(alu5);
  let alu10: vec2<u32> = (cast0 << vec2<u32>(22u)) & vec2<u32>(2139095040u);
  let alu11: vec2<f32> = fma(alu9, alu6, vec2<f32>(0x1p+103f)) * bitcast<vec2<f32>>((cast0 << vec2<u32>(23u)) - alu10);
  let alu12: vec2<f32> = select(alu11 * bitcast<vec2<f32>>(alu10), vec2<f32>(1.0f), vec0 == alu0);
  let alu13: vec2<f32> = (vec1 - alu0) * vec2<f32>(0x1.715476p+0f);
  let alu14: vec2<f32> = select(alu13, vec2<f32>(-150.0f), alu13 < vec2<f32>(-150.0f));
  let alu15: vec2<f32> = select(alu14, vec2<f32>(128.0f), vec2<f32>(128.0f) < alu14);
  let alu16: vec2<f32> = alu15 + vec2<f32>(12583063.0f);
  let alu17: vec2<f32> = alu15 - (kept_float32x2(alu16, zero) - vec2<f32>(12583063.0f));
  let alu18: vec2<f32> = fma(vec2<f32>(0x1.34c568p+90f), alu17, vec2<f32>(0x1.5e6388p+93f));
  let alu19: vec2<f32> = fma(fma(alu18, alu17, vec2<f32>(0x1.3b399cp+96f)), alu17, vec2<f32>(0x1.c6b0cep+98f));
  let alu20: vec2<f32> = fma(fma(alu19, alu17, vec2<f32>(0x1.ebfbep+100f)), alu17, vec2<f32>(0x1.62e43p+102f));
  let cast1: vec2<u32> = bitcast<vec2<u32>>(alu16);
  let alu21: vec2<u32> = (cast1 << vec2<u32>(22u)) & vec2<u32>(2139095040u);
  let alu22: vec2<f32> = fma(alu20, alu17, vec2<f32>(0x1p+103f)) * bitcast<vec2<f32>>((cast1 << vec2<u32>(23u)) - alu21);
  let alu23: vec2<f32> = select(alu22 * bitcast<vec2<f32>>(alu21), vec2<f32>(1.0f), vec1 == alu0);
  let alu24: vec2<f32> = alu12 + alu23;
  let alu25: f32 = (lane0 - alu1) * 0x1.715476p+0f;
  let alu26: f32 = select(alu25, -150.0f, alu25 < -150.0f);
  let alu27: f32 = select(alu26, 128.0f, 128.0f < alu26);
  let alu28: f32 = alu27 + 12583063.0f;
  let alu29: f32 = alu27 - (kept_float32(alu28, zero) - 12583063.0f);
  let alu30: f32 = fma(fma(0x1.34c568p+90f, alu29, 0x1.5e6388p+93f), alu29, 0x1.3b399cp+96f);
  let alu31: f32 = fma(fma(alu30, alu29, 0x1.c6b0cep+98f), alu29, 0x1.ebfbep+100f);
  let cast2: u32 = bitcast<u32>(alu28);
  let num1: u32 = (cast2 << 22u) & 2139095040u;
  let alu32: f32 = fma(fma(alu31, alu29, 0x1.62e43p+102f), alu29, 0x1p+103f) * bitcast<f32>((cast2 << 23u) - num1);
  let alu33: f32 = (lane1 - alu1) * 0x1.715476p+0f;
  let alu34: f32 = select(alu33, -150.0f, alu33 < -150.0f);
  let alu35: f32 = select(alu34, 128.0f, 128.0f < alu34);
  let alu36: f32 = alu35 + 12583063.0f;
  let alu37: f32 = alu35 - (kept_float32(alu36, zero) - 12583063.0f);
  let alu38: f32 = fma(fma(0x1.34c568p+90f, alu37, 0x1.5e6388p+93f), alu37, 0x1.3b399cp+96f);
  let alu39: f32 = fma(fma(alu38, alu37, 0x1.c6b0cep+98f), alu37, 0x1.ebfbep+100f);
  let cast3: u32 = bitcast<u32>(alu36);
  let num2: u32 = (cast3 << 22u) & 2139095040u;
  let alu40: f32 = fma(fma(alu39, alu37, 0x1.62e43p+102f), alu37, 0x1p+103f) * bitcast<f32>((cast3 << 23u) - num2);
  let alu41: f32 = alu24.y * select(alu40 * bitcast<f32>(num2), 1.0f, lane1 == alu1);
  let alu42: f32 = fma(alu24.x, select(alu32 * bitcast<f32>(num1), 1.0f, lane0 == alu1), alu41);
  partial0_1[l0] = alu42;
  workgroupBarrier();
  acc1 = kept_float32(0.0f, zero);
  for (var r0_block0: i32 = 0i; r0_block0 < 4i; r0_block0++) {
    let val1: f32 = acc0;
    let num3: i32 = r0_block0 + num0;
    let val2: f32 = partial0_0[num3];
    let alu43: f32 = select(val1, val2, (val1 < val2) | !is_number_float32(val2));
    acc0 = alu43;
    let alu44: f32 = (val1 - alu43) * 0x1.715476p+0f;
    let alu45: f32 = select(alu44, -150.0f, alu44 < -150.0f);
    let alu46: f32 = select(alu45, 128.0f, 128.0f < alu45);
    let alu47: f32 = alu46 + 12583063.0f;
    let alu48: f32 = alu46 - (kept_float32(alu47, zero) - 12583063.0f);
    let alu49: f32 = fma(fma(0x1.34c568p+90f, alu48, 0x1.5e6388p+93f), alu48, 0x1.3b399cp+96f);
    let alu50: f32 = fma(fma(alu49, alu48, 0x1.c6b0cep+98f), alu48, 0x1.ebfbep+100f);
    let cast4: u32 = bitcast<u32>(alu47);
    let num4: u32 = (cast4 << 22u) & 2139095040u;
    let alu51: f32 = fma(fma(alu50, alu48, 0x1.62e43p+102f), alu48, 0x1p+103f) * bitcast<f32>((cast4 << 23u) - num4);
    let val3: f32 = partial0_1[num3];
    let alu52: f32 = (val2 - alu43) * 0x1.715476p+0f;
    let alu53: f32 = select(alu52, -150.0f, alu52 < -150.0f);
    let alu54: f32 = select(alu53, 128.0f, 128.0f < alu53);
    let alu55: f32 = alu54 + 12583063.0f;
    let alu56: f32 = alu54 - (kept_float32(alu55, zero) - 12583063.0f);
    let alu57: f32 = fma(fma(0x1.34c568p+90f, alu56, 0x1.5e6388p+93f), alu56, 0x1.3b399cp+96f);
    let alu58: f32 = fma(fma(alu57, alu56, 0x1.c6b0cep+98f), alu56, 0x1.ebfbep+100f);
    let cast5: u32 = bitcast<u32>(alu55);
    let num5: u32 = (cast5 << 22u) & 2139095040u;
    let alu59: f32 = fma(fma(alu58, alu56, 0x1.62e43p+102f), alu56, 0x1p+103f) * bitcast<f32>((cast5 << 23u) - num5);
    let alu60: f32 = val3 * select(alu59 * bitcast<f32>(num5), 1.0f, val2 == alu43);
    let alu61: f32 = fma(acc1, select(alu51 * bitcast<f32>(num4), 1.0f, val1 == alu43), alu60);
    acc1 = alu61;
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
    let alu62: f32 = select(val4, val5, (val4 < val5) | !is_number_float32(val5));
    acc2 = alu62;
    let alu63: f32 = (val4 - alu62) * 0x1.715476p+0f;
    let alu64: f32 = select(alu63, -150.0f, alu63 < -150.0f);
    let alu65: f32 = select(alu64, 128.0f, 128.0f < alu64);
    let alu66: f32 = alu65 + 12583063.0f;
    let alu67: f32 = alu65 - (kept_float32(alu66, zero) - 12583063.0f);
    let alu68: f32 = fma(fma(0x1.34c568p+90f, alu67, 0x1.5e6388p+93f), alu67, 0x1.3b399cp+96f);
    let alu69: f32 = fma(fma(alu68, alu67, 0x1.c6b0cep+98f), alu67, 0x1.ebfbep+100f);
    let cast6: u32 = bitcast<u32>(alu66);
    let num6: u32 = (cast6 << 22u) & 2139095040u;
    let alu70: f32 = fma(fma(alu69, alu67, 0x1.62e43p+102f), alu67, 0x1p+103f) * bitcast<f32>((cast6 << 23u) - num6);
    let val6: f32 = blocks0_1[r0_all0];
    let alu71: f32 = (val5 - alu62) * 0x1.715476p+0f;
    let alu72: f32 = select(alu71, -150.0f, alu71 < -150.0f);
    let alu73: f32 = select(alu72, 128.0f, 128.0f < alu72);
    let alu74: f32 = alu73 + 12583063.0f;
    let alu75: f32 = alu73 - (kept_float32(alu74, zero) - 12583063.0f);
    let alu76: f32 = fma(fma(0x1.34c568p+90f, alu75, 0x1.5e6388p+93f), alu75, 0x1.3b399cp+96f);
    let alu77: f32 = fma(fma(alu76, alu75, 0x1.c6b0cep+98f), alu75, 0x1.ebfbep+100f);
    let cast7: u32 = bitcast<u32>(alu74);
    let num7: u32 = (cast7 << 22u) & 2139095040u;
    let alu78: f32 = fma(fma(alu77, alu75, 0x1.62e43p+102f), alu75, 0x1p+103f) * bitcast<f32>((cast7 << 23u) - num7);
    let alu79: f32 = val6 * select(alu78 * bitcast<f32>(num7), 1.0f, val5 == alu62);
    let alu80: f32 = fma(acc3, select(alu70 * bitcast<f32>(num6), 1.0f, val4 == alu62), alu79);
    acc3 = alu80;
  }
  let val7: f32 = acc3;
  let cond1: bool = val7 < 0x1p-126f;
  let cast8: i32 = bitcast<i32>(select(val7, val7 * 33554432.0f, cond1));
  let num8: i32 = cast8 - 1060439283i;
  let alu81: f32 = bitcast<f32>(cast8 - (num8 & -8388608i)) - 1.0f;
  let alu82: f32 = fma(fma(-0x1.ec6f9cp-4f, alu81, 0x1.82e8b6p-3f), alu81, -0x1.807698p-3f);
  let alu83: f32 = fma(fma(alu82, alu81, 0x1.a164f2p-3f), alu81, -0x1.eb767cp-3f);
  let alu84: f32 = fma(fma(alu83, alu81, 0x1.279072p-2f), alu81, -0x1.7156bap-2f);
  let alu85: f32 = fma(fma(alu84, alu81, 0x1.ec701p-2f), alu81, -0x1.715476p-1f);
  let alu86: f32 = kept_float32(alu81, zero) + alu81 * fma(alu85, alu81, 0x1.c551dap-2f);
  let alu87: f32 = select(bitcast<f32>(0x7f800000u ^ zero), f32(num8 >> 23u) - select(0.0f, 25.0f, cond1) + alu86, val7 < bitcast<f32>(0x7f800000u ^ zero));
  let alu88: f32 = select(bitcast<f32>(0x7fc00000u ^ zero), bitcast<f32>(0xff800000u ^ zero), val7 == 0.0f);
  let cond2: bool = l0 == 0i;
  if (cond2) {
    data0[g0] = fma(select(alu88, alu87, 0.0f < val7), 0x1.62e43p-1f, acc2);
  }
}
