// transcendental

@group(0) @binding(0) var<storage, read_write> data0: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> data1: array<vec4<f32>>;
@group(0) @binding(2) var<uniform> launch: Launch;
struct Launch { zero: u32 }

fn kept_float32x4(a: vec4<f32>, zero: u32) -> vec4<f32> {
  return bitcast<vec4<f32>>(bitcast<vec4<u32>>(a) ^ vec4<u32>(zero));
}

@compute @workgroup_size(16, 1, 1)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_id) item: vec3<u32>) {
  let zero: u32 = launch.zero;
  let l0: i32 = i32(item.x);
  let num0: i32 = l0 * 4i;
  let val0: vec4<f32> = data1[num0 >> 2u];
  let alu0: vec4<f32> = select(val0, vec4<f32>(-151.0f), val0 < vec4<f32>(-151.0f));
  let alu1: vec4<f32> = select(alu0, vec4<f32>(128.0f), vec4<f32>(128.0f) < alu0);
  let alu2: vec4<f32> = alu1 + vec4<f32>(12583166.0f);
  let alu3: vec4<f32> = alu1 - (kept_float32x4(alu2, zero) - vec4<f32>(12583166.0f));
  let alu4: vec4<f32> = fma(vec4<f32>(0x1.34c568p-13f), alu3, vec4<f32>(0x1.5e6388p-10f));
  let alu5: vec4<f32> = fma(fma(alu4, alu3, vec4<f32>(0x1.3b399cp-7f)), alu3, vec4<f32>(0x1.c6b0cep-5f));
  let alu6: vec4<f32> = fma(fma(alu5, alu3, vec4<f32>(0x1.ebfbep-3f)), alu3, vec4<f32>(0x1.62e43p-1f));
  let cast0: vec4<u32> = bitcast<vec4<u32>>(alu2);
  let alu7: vec4<u32> = cast0 >> vec4<u32>(1u);
  let alu8: vec4<f32> = fma(alu6, alu3, vec4<f32>(1.0f)) * bitcast<vec4<f32>>(alu7 << vec4<u32>(23u));
  let alu9: vec4<f32> = abs(val0);
  let cast1: vec4<u32> = bitcast<vec4<u32>>(val0);
  let alu10: vec4<u32> = cast1 & vec4<u32>(2147483647u);
  let cond0: vec4<bool> = alu10 < vec4<u32>(1056964608u);
  let alu11: vec4<u32> = (cast1 & vec4<u32>(8388607u)) | vec4<u32>(8388608u);
  let alu12: vec4<u32> = alu10 >> vec4<u32>(23u);
  let alu13: vec4<u32> = select(alu12 - vec4<u32>(118u), vec4<u32>(0u), alu12 < vec4<u32>(118u));
  let alu14: vec4<u32> = alu13 >> vec4<u32>(5u);
  let cond1: vec4<bool> = alu14 == vec4<u32>(0u);
  let cond2: vec4<bool> = alu14 == vec4<u32>(1u);
  let cond3: vec4<bool> = alu14 == vec4<u32>(2u);
  let cond4: vec4<bool> = alu14 == vec4<u32>(3u);
  let alu15: vec4<u32> = select(vec4<u32>(2102212464u), vec4<u32>(2131351028u), cond4);
  let alu16: vec4<u32> = select(select(alu15, vec4<u32>(2475754826u), cond3), vec4<u32>(683565275u), cond2);
  let alu17: vec4<u32> = alu13 & vec4<u32>(31u);
  let alu18: vec4<u32> = select(select(vec4<u32>(920167782u), vec4<u32>(2102212464u), cond4), vec4<u32>(2131351028u), cond3);
  let alu19: vec4<u32> = select(select(alu18, vec4<u32>(2475754826u), cond2), vec4<u32>(683565275u), cond1);
  let alu20: vec4<u32> = alu17 ^ vec4<u32>(31u);
  let alu21: vec4<u32> = (select(alu16, vec4<u32>(0u), cond1) << alu17) | ((alu19 >> vec4<u32>(1u)) >> alu20);
  let alu22: vec4<u32> = alu11 >> vec4<u32>(16u);
  let alu23: vec4<u32> = select(select(vec4<u32>(1326507024u), vec4<u32>(920167782u), cond4), vec4<u32>(2102212464u), cond3);
  let alu24: vec4<u32> = select(select(alu23, vec4<u32>(2131351028u), cond2), vec4<u32>(2475754826u), cond1);
  let alu25: vec4<u32> = (alu19 << alu17) | ((alu24 >> vec4<u32>(1u)) >> alu20);
  let alu26: vec4<u32> = alu25 >> vec4<u32>(16u);
  let alu27: vec4<u32> = alu25 & vec4<u32>(65535u);
  let alu28: vec4<u32> = alu11 & vec4<u32>(65535u);
  let alu29: vec4<u32> = alu22 * alu27 + ((alu28 * alu27) >> vec4<u32>(16u));
  let alu30: vec4<u32> = (alu28 * alu26 + (alu29 & vec4<u32>(65535u))) >> vec4<u32>(16u);
  let alu31: vec4<u32> = alu11 * alu21 + (alu22 * alu26 + (alu29 >> vec4<u32>(16u)) + alu30);
  let alu32: vec4<u32> = select(vec4<u32>(2140428522u), vec4<u32>(1326507024u), cond4);
  let alu33: vec4<u32> = select(select(alu32, vec4<u32>(920167782u), cond3), vec4<u32>(2102212464u), cond2);
  let alu34: vec4<u32> = select(alu33, vec4<u32>(2131351028u), cond1) >> vec4<u32>(1u);
  let alu35: vec4<u32> = (alu24 << alu17) | (alu34 >> alu20);
  let alu36: vec4<u32> = alu35 >> vec4<u32>(16u);
  let alu37: vec4<u32> = alu35 & vec4<u32>(65535u);
  let alu38: vec4<u32> = alu22 * alu37 + ((alu28 * alu37) >> vec4<u32>(16u));
  let alu39: vec4<u32> = (alu28 * alu36 + (alu38 & vec4<u32>(65535u))) >> vec4<u32>(16u);
  let alu40: vec4<u32> = alu22 * alu36 + (alu38 >> vec4<u32>(16u)) + alu39;
  let alu41: vec4<u32> = alu11 * alu25 + alu40;
  let alu42: vec4<u32> = alu31 + vec4<u32>(alu41 < alu40);
  let alu43: vec4<u32> = alu42 + vec4<u32>(536870912u);
  let alu44: vec4<u32> = select(alu43 >> vec4<u32>(30u), vec4<u32>(0u), cond0);
  let alu45: vec4<u32> = alu42 - (alu43 & vec4<u32>(3221225472u));
  let alu46: vec4<u32> = alu45 & vec4<u32>(2147483648u);
  let alu47: vec4<u32> = alu46 >> vec4<u32>(31u);
  let alu48: vec4<u32> = vec4<u32>(0u) - alu47;
  let alu49: vec4<u32> = (alu41 ^ alu48) + alu47;
  let cast2: vec4<u32> = vec4<u32>((alu49 == vec4<u32>(0u)) & (alu46 != vec4<u32>(0u)));
  let alu50: vec4<u32> = (alu45 ^ alu48) + cast2;
  let alu51: vec4<f32> = vec4<f32>(vec4<i32>(alu50 & vec4<u32>(4294950912u))) * vec4<f32>(0x1p-32f);
  let alu52: vec4<u32> = ((alu50 & vec4<u32>(16383u)) << vec4<u32>(18u)) | (alu49 >> vec4<u32>(14u));
  let alu53: vec4<f32> = fma(vec4<f32>(alu49 & vec4<u32>(16383u)), vec4<f32>(0x1p-64f), vec4<f32>(alu52) * vec4<f32>(0x1p-50f));
  let alu54: vec4<f32> = fma(alu51, kept_float32x4(vec4<f32>(0x1.fb5444p-10f), zero), alu53 * vec4<f32>(0x1.921fb6p+2f));
  let alu55: vec4<f32> = fma(alu51, kept_float32x4(vec4<f32>(6.28125f), zero), kept_float32x4(alu54, zero));
  let cast3: vec4<u32> = bitcast<vec4<u32>>(select(alu55, bitcast<vec4<f32>>(alu10), cond0));
  let cast4: vec4<f32> = bitcast<vec4<f32>>(cast3 | select(alu46, vec4<u32>(0u), cond0));
  let alu56: vec4<f32> = cast4 * cast4;
  let alu57: vec4<f32> = fma(kept_float32x4(vec4<f32>(0x1.9b8eeep-16f), zero), alu56, vec4<f32>(-0x1.6c1244p-10f));
  let alu58: vec4<f32> = fma(alu56, kept_float32x4(vec4<f32>(-0.5f), zero), vec4<f32>(1.0f));
  let alu59: vec4<f32> = fma(alu56 * alu56, fma(alu57, alu56, vec4<f32>(0x1.555554p-5f)), kept_float32x4(alu58, zero));
  let alu60: vec4<f32> = fma(kept_float32x4(vec4<f32>(-0x1.9a6db2p-13f), zero), alu56, vec4<f32>(0x1.110b76p-7f));
  let alu61: vec4<f32> = fma(cast4 * alu56, fma(alu60, alu56, vec4<f32>(-0x1.555552p-3f)), kept_float32x4(cast4, zero));
  let alu62: vec4<f32> = select(alu61, alu59, (alu44 & vec4<u32>(1u)) != vec4<u32>(0u));
  let alu63: vec4<u32> = (bitcast<vec4<u32>>(alu62) ^ (cast1 & vec4<u32>(2147483648u))) ^ ((alu44 << vec4<u32>(30u)) & vec4<u32>(2147483648u));
  let alu64: vec4<f32> = select(vec4<f32>(bitcast<f32>(0x7fc00000u ^ zero)), bitcast<vec4<f32>>(alu63), alu10 < vec4<u32>(2139095040u));
  let alu65: vec4<f32> = fma(alu8 * bitcast<vec4<f32>>((cast0 - alu7) << vec4<u32>(23u)), sqrt(alu9), alu64);
  let alu66: vec4<f32> = alu9 + vec4<f32>(1.0f);
  let cond5: vec4<bool> = alu66 < vec4<f32>(0x1p-126f);
  let cast5: vec4<i32> = bitcast<vec4<i32>>(select(alu66, alu66 * vec4<f32>(33554432.0f), cond5));
  let alu67: vec4<i32> = cast5 + vec4<i32>(-1060439283i);
  let alu68: vec4<f32> = vec4<f32>(alu67 >> vec4<u32>(23u)) - select(vec4<f32>(0.0f), vec4<f32>(25.0f), cond5);
  let alu69: vec4<f32> = bitcast<vec4<f32>>(cast5 - (alu67 & vec4<i32>(-8388608i))) - vec4<f32>(1.0f);
  let alu70: vec4<f32> = fma(vec4<f32>(-0x1.ec6f9cp-4f), alu69, vec4<f32>(0x1.82e8b6p-3f));
  let alu71: vec4<f32> = fma(fma(alu70, alu69, vec4<f32>(-0x1.807698p-3f)), alu69, vec4<f32>(0x1.a164f2p-3f));
  let alu72: vec4<f32> = fma(fma(alu71, alu69, vec4<f32>(-0x1.eb767cp-3f)), alu69, vec4<f32>(0x1.279072p-2f));
  let alu73: vec4<f32> = fma(fma(alu72, alu69, vec4<f32>(-0x1.7156bap-2f)), alu69, vec4<f32>(0x1.ec701p-2f));
  let alu74: vec4<f32> = fma(fma(alu73, alu69, vec4<f32>(-0x1.715476p-1f)), alu69, vec4<f32>(0x1.c551dap-2f));
  let alu75: vec4<f32> = select(vec4<f32>(bitcast<f32>(0x7f800000u ^ zero)), alu68 + (kept_float32x4(alu69, zero) + alu69 * alu74), alu66 < vec4<f32>(bitcast<f32>(0x7f800000u ^ zero)));
  let alu76: vec4<f32> = select(vec4<f32>(bitcast<f32>(0x7fc00000u ^ zero)), vec4<f32>(bitcast<f32>(0xff800000u ^ zero)), alu66 == vec4<f32>(0.0f));
  data0[num0 >> 2u] = alu65 + select(alu76, alu75, vec4<f32>(0.0f) < alu66);
}
