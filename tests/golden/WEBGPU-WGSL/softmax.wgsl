// softmax

@group(0) @binding(0) var<storage, read_write> data0: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> data1: array<vec4<f32>>;
@group(0) @binding(2) var<uniform> launch: Launch;
struct Launch { zero: u32 }
var<workgroup> blocks0: array<f32, 4>;
var<workgroup> partial0: array<f32, 32>;
var<workgroup> blocks2: array<f32, 4>;
var<workgroup> partial2: array<f32, 32>;

fn is_number_float32x2(a: vec2<f32>) -> vec2<bool> {
  return (bitcast<vec2<u32>>(a) & vec2<u32>(0x7fffffffu)) <= vec2<u32>(0x7f800000u);
}

fn is_number_float32(a: f32) -> bool {
  return (bitcast<u32>(a) & 0x7fffffffu) <= 0x7f800000u;
}

fn kept_float32x4(a: vec4<f32>, zero: u32) -> vec4<f32> {
  return bitcast<vec4<f32>>(bitcast<vec4<u32>>(a) ^ vec4<u32>(zero));
}

@compute @workgroup_size(32, 1, 1)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_id) item: vec3<u32>) {
  let zero: u32 = launch.zero;
  let g0: i32 = i32(group.x);
  let l0: i32 = i32(item.x);
  var acc1: f32;
  var acc0: f32;
  var acc3: f32;
  var acc2: f32;
  let num0: i32 = g0 * 128i + l0 * 4i;
  let val0: vec4<f32> = data1[num0 >> 2u];
  acc1 = bitcast<f32>(0xff800000u ^ zero);
  let cond0: bool = l0 < 4i;
  acc0 = bitcast<f32>(0xff800000u ^ zero);
  let num1: i32 = (l0 & 3i) * 8i;
  let vec0: vec2<f32> = val0.xy;
  let vec1: vec2<f32> = val0.zw;
  let alu0: vec2<f32> = select(vec0, vec1, (vec0 < vec1) | !is_number_float32x2(vec1));
  let lane0: f32 = alu0.x;
  let lane1: f32 = alu0.y;
  let alu1: f32 = select(lane0, lane1, (lane0 < lane1) | !is_number_float32(lane1));
  partial0[l0] = alu1;
  workgroupBarrier();
  for (var r0_block0: i32 = 0i; r0_block0 < 8i; r0_block0++) {
    let val1: f32 = acc0;
    let val2: f32 = partial0[r0_block0 + num1];
    acc0 = select(val1, val2, (val1 < val2) | !is_number_float32(val2));
  }
  if (cond0) {
    blocks0[l0] = acc0;
  }
  workgroupBarrier();
  for (var r0_all0: i32 = 0i; r0_all0 < 4i; r0_all0++) {
    let val3: f32 = acc1;
    let val4: f32 = blocks0[r0_all0];
    acc1 = select(val3, val4, (val3 < val4) | !is_number_float32(val4));
  }
  let alu2: vec4<f32> = (val0 - vec4<f32>(acc1)) * vec4<f32>(0x1.715476p+0f);
  let alu3: vec4<f32> = select(alu2, vec4<f32>(-151.0f), alu2 < vec4<f32>(-151.0f));
  let alu4: vec4<f32> = select(alu3, vec4<f32>(128.0f), vec4<f32>(128.0f) < alu3);
  let alu5: vec4<f32> = alu4 + vec4<f32>(12583166.0f);
  let alu6: vec4<f32> = alu4 - (kept_float32x4(alu5, zero) - vec4<f32>(12583166.0f));
  let alu7: vec4<f32> = fma(vec4<f32>(0x1.34c568p-13f), alu6, vec4<f32>(0x1.5e6388p-10f));
  let alu8: vec4<f32> = fma(fma(alu7, alu6, vec4<f32>(0x1.3b399cp-7f)), alu6, vec4<f32>(0x1.c6b0cep-5f));
  let alu9: vec4<f32> = fma(fma(alu8, alu6, vec4<f32>(0x1.ebfbep-3f)), alu6, vec4<f32>(0x1.62e43p-1f));
  let cast0: vec4<u32> = bitcast<vec4<u32>>(alu5);
  let alu10: vec4<u32> = cast0 >> vec4<u32>(1u);
  let alu11: vec4<f32> = fma(alu9, alu6, vec4<f32>(1.0f)) * bitcast<vec4<f32>>(alu10 << vec4<u32>(23u));
  let alu12: vec4<f32> = alu11 * bitcast<vec4<f32>>((cast0 - alu10) << vec4<u32>(23u));
  acc3 = 0.0f;
  acc2 = 0.0f;
  let alu13: vec2<f32> = alu12.xy + alu12.zw;
  partial2[l0] = alu13.x + alu13.y;
  workgroupBarrier();
  for (var r0_block2: i32 = 0i; r0_block2 < 8i; r0_block2++) {
    let val5: f32 = partial2[r0_block2 + num1];
    acc2 = acc2 + val5;
  }
  if (cond0) {
    blocks2[l0] = acc2;
  }
  workgroupBarrier();
  for (var r0_all2: i32 = 0i; r0_all2 < 4i; r0_all2++) {
    let val6: f32 = blocks2[r0_all2];
    acc3 = acc3 + val6;
  }
  data0[num0 >> 2u] = alu12 / vec4<f32>(acc3);
}
