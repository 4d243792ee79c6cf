// transcendental

@group(0) @binding(0) var<storage, read_write> data0: array<f32>;
@group(0) @binding(1) var<storage, read> data1: array<f32>;
@group(0) @binding(2) var<uniform> launch: Launch;
struct Launch { zero: u32 }

fn kept_float32(a: f32, zero: u32) -> f32 {
  return bitcast<f32>(bitcast<u32>(a) ^ zero);
}

@compute @workgroup_size(64, 1, 1)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_id) item: vec3<u32>) {
  let zero: u32 = launch.zero;
  let l0: i32 = i32(item.x);
  let val0: f32 = data1[l0];
  let alu0: f32 = select(val0, -150.0f, val0 < -150.0f);
  let alu1: f32 = select(alu0, 128.0f, 128.0f < alu0);
  let alu2: f32 = alu1 + 12583063.0f;
  let alu3: f32 = alu1 - (kept_float32(alu2, zero) - 12583063.0f);
  let alu4: f32 = fma(fma(0x1.34c568p+90f, alu3, 0x1.5e6388p+93f), alu3, 0x1.3b399cp+96f);
  let alu5: f32 = fma(fma(fma(alu4, alu3, 0x1.c6b0cep+98f), alu3, 0x1.ebfbep+100f), alu3, 0x1.62e43p+102f);
  let cast0: u32 = bitcast<u32>(alu2);
  let num0: u32 = (cast0 << 22u) & 2139095040u;
  let alu6: f32 = fma(alu5, alu3, 0x1p+103f) * bitcast<f32>((cast0 << 23u) - num0);
  let alu7: f32 = abs(val0);
  let cast1: u32 = bitcast<u32>(val0);
  let num1: u32 = cast1 & 2147483647u;
  let cond0: bool = num1 < 1056964608u;
  let num2: u32 = (cast1 & 8388607u) | 8388608u;
  let num3: u32 = num1 >> 23u;
  let num4: u32 = select(num3 - 118u, 0u, num3 < 118u);
  let num5: u32 = num4 >> 5u;
  let cond1: bool = num5 == 0u;
  let cond2: bool = num5 == 1u;
  let cond3: bool = num5 == 2u;
  let cond4: bool = num5 == 3u;
  let num6: u32 = select(select(2102212464u, 2131351028u, cond4), 2475754826u, cond3);
  let num7: u32 = num4 & 31u;
  let num8: u32 = select(select(920167782u, 2102212464u, cond4), 2131351028u, cond3);
  let num9: u32 = select(select(num8, 2475754826u, cond2), 683565275u, cond1);
  let num10: u32 = num7 ^ 31u;
  let num11: u32 = (select(select(num6, 683565275u, cond2), 0u, cond1) << num7) | ((num9 >> 1u) >> num10);
  let num12: u32 = num2 >> 16u;
  let num13: u32 = select(select(1326507024u, 920167782u, cond4), 2102212464u, cond3);
  let num14: u32 = select(select(num13, 2131351028u, cond2), 2475754826u, cond1);
  let num15: u32 = (num9 << num7) | ((num14 >> 1u) >> num10);
  let num16: u32 = num15 >> 16u;
  let num17: u32 = num15 & 65535u;
  let num18: u32 = num2 & 65535u;
  let num19: u32 = num12 * num17 + ((num18 * num17) >> 16u);
  let num20: u32 = num12 * num16 + (num19 >> 16u) + ((num18 * num16 + (num19 & 65535u)) >> 16u);
  let num21: u32 = select(select(2140428522u, 1326507024u, cond4), 920167782u, cond3);
  let num22: u32 = select(select(num21, 2102212464u, cond2), 2131351028u, cond1);
  let num23: u32 = (num14 << num7) | ((num22 >> 1u) >> num10);
  let num24: u32 = num23 >> 16u;
  let num25: u32 = num23 & 65535u;
  let num26: u32 = num12 * num25 + ((num18 * num25) >> 16u);
  let num27: u32 = num12 * num24 + (num26 >> 16u) + ((num18 * num24 + (num26 & 65535u)) >> 16u);
  let num28: u32 = num2 * num15 + num27;
  let num29: u32 = num2 * num11 + num20 + u32(num28 < num27);
  let num30: u32 = num29 + 536870912u;
  let num31: u32 = select(num30 >> 30u, 0u, cond0);
  let num32: u32 = num29 - (num30 & 3221225472u);
  let num33: u32 = num32 & 2147483648u;
  let num34: u32 = num33 >> 31u;
  let num35: u32 = 0u - num34;
  let num36: u32 = (num28 ^ num35) + num34;
  let num37: u32 = (num32 ^ num35) + u32((num36 == 0u) & (num33 != 0u));
  let alu8: f32 = f32(i32(num37 & 4294950912u)) * 0x1p-32f;
  let alu9: f32 = fma(f32(num36 & 16383u), 0x1p-64f, f32(((num37 & 16383u) << 18u) | (num36 >> 14u)) * 0x1p-50f);
  let alu10: f32 = fma(alu8, kept_float32(0x1.fb5444p-10f, zero), alu9 * 0x1.921fb6p+2f);
  let alu11: f32 = fma(alu8, kept_float32(6.28125f, zero), kept_float32(alu10, zero));
  let num38: u32 = bitcast<u32>(select(alu11, bitcast<f32>(num1), cond0)) | select(num33, 0u, cond0);
  let cast2: f32 = bitcast<f32>(num38);
  let alu12: f32 = cast2 * cast2;
  let alu13: f32 = fma(kept_float32(0x1.9b8eeep-16f, zero), alu12, -0x1.6c1244p-10f);
  let alu14: f32 = fma(alu12 * alu12, fma(alu13, alu12, 0x1.555554p-5f), kept_float32(fma(alu12, kept_float32(-0.5f, zero), 1.0f), zero));
  let alu15: f32 = fma(kept_float32(-0x1.9a6db2p-13f, zero), alu12, 0x1.110b76p-7f);
  let alu16: f32 = fma(cast2 * alu12, fma(alu15, alu12, -0x1.555552p-3f), kept_float32(cast2, zero));
  let num39: u32 = bitcast<u32>(select(alu16, alu14, (num31 & 1u) != 0u)) ^ (cast1 & 2147483648u);
  let alu17: f32 = select(bitcast<f32>(0x7fc00000u ^ zero), bitcast<f32>(num39 ^ ((num31 << 30u) & 2147483648u)), num1 < 2139095040u);
  let alu18: f32 = alu7 + 1.0f;
  let cond5: bool = alu18 < 0x1p-126f;
  let cast3: i32 = bitcast<i32>(select(alu18, alu18 * 33554432.0f, cond5));
  let num40: i32 = cast3 - 1060439283i;
  let alu19: f32 = bitcast<f32>(cast3 - (num40 & -8388608i)) - 1.0f;
  let alu20: f32 = fma(fma(-0x1.ec6f9cp-4f, alu19, 0x1.82e8b6p-3f), alu19, -0x1.807698p-3f);
  let alu21: f32 = fma(fma(alu20, alu19, 0x1.a164f2p-3f), alu19, -0x1.eb767cp-3f);
  let alu22: f32 = fma(fma(alu21, alu19, 0x1.279072p-2f), alu19, -0x1.7156bap-2f);
  let alu23: f32 = fma(fma(alu22, alu19, 0x1.ec701p-2f), alu19, -0x1.715476p-1f);
  let alu24: f32 = kept_float32(alu19, zero) + alu19 * fma(alu23, alu19, 0x1.c551dap-2f);
  let alu25: f32 = select(bitcast<f32>(0x7f800000u ^ zero), f32(num40 >> 23u) - select(0.0f, 25.0f, cond5) + alu24, alu18 < bitcast<f32>(0x7f800000u ^ zero));
  let alu26: f32 = select(bitcast<f32>(0x7fc00000u ^ zero), bitcast<f32>(0xff800000u ^ zero), alu18 == 0.0f);
  let alu27: f32 = fma(alu6 * bitcast<f32>(num0), sqrt(alu7), alu17) + select(alu26, alu25, 0.0f < alu18);
  data0[l0] = alu27;
}
