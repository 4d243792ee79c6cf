// softmax

@group(0) @binding(0) var<storage, read_write> data0: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> data1: array<vec4<f32>>;
@group(0) @binding(2) var<uniform> launch: Launch;
struct Launch { zero: u32 }
var<workgroup> slots0: array<i32, 32>;
var<workgroup> slots1: array<f32, 32>;

fn is_number_float32x2(a: vec2<f32>) -> vec2<bool> {
  return (bitcast<vec2<u32>>(a) & vec2<u32>(0x7fffffffu)) <= vec2<u32>(0x7f800000u);
}

fn is_number_float32(a: f32) -> bool {
  return (bitcast<u32>(a) & 0x7fffffffu) <= 0x7f800000u;
}

fn key_for_max_float32(a: f32) -> i32 {
  let bits = bitcast<i32>(a);
  return select(bits ^ ((bits >> 31u) & 0x7fffffffi), 0x7fffffffi, (bits & 0x7fffffffi) > 0x7f800000i);
}

fn of_key_float32(a: i32) -> f32 {
  return bitcast<f32>(a ^ ((a >> 31u) & 0x7fffffffi));
}

fn kept_float32x4(a: vec4<f32>, zero: u32) -> vec4<f32> {
  return bitcast<vec4<f32>>(bitcast<vec4<u32>>(a) ^ vec4<u32>(zero));
}

@compute @workgroup_size(32, 1, 1)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_id) item: vec3<u32>, @builtin(subgroup_id) subgroup: u32, @builtin(num_subgroups) counted: u32, @builtin(subgroup_size) subgroup_size: u32) {
  let zero: u32 = launch.zero;
  let g0: i32 = i32(group.x);
  let l0: i32 = i32(item.x);
  let first = item.x == subgroupMin(item.x);
  let subgroups = max(counted, (32u + subgroup_size - 1u) / subgroup_size);
  let num0: i32 = g0 * 128i + l0 * 4i;
  let val0: vec4<f32> = data1[num0 >> 2u];
  let vec0: vec2<f32> = val0.xy;
  let vec1: vec2<f32> = val0.zw;
  let alu0: vec2<f32> = select(vec0, vec1, (vec0 < vec1) | !is_number_float32x2(vec1));
  let lane0: f32 = alu0.x;
  let lane1: f32 = alu0.y;
  let alu1: f32 = select(lane0, lane1, (lane0 < lane1) | !is_number_float32(lane1));
  let part0: i32 = subgroupMax(key_for_max_float32(alu1));
  if (first) { slots0[subgroup] = part0; }
  workgroupBarrier();
  var all0: i32 = slots0[0];
  for (var s0 = 1u; s0 < subgroups; s0++) { all0 = max(all0, slots0[s0]); }
  let alu2: f32 = of_key_float32(all0);
  let alu3: vec4<f32> = (val0 - vec4<f32>(alu2)) * vec4<f32>(0x1.715476p+0f);
  let alu4: vec4<f32> = select(alu3, vec4<f32>(-150.0f), alu3 < vec4<f32>(-150.0f));
  let alu5: vec4<f32> = select(alu4, vec4<f32>(0.0f), vec4<f32>(0.0f) < alu4);
  let alu6: vec4<f32> = alu5 + vec4<f32>(12583062.0f);
  let alu7: vec4<f32> = alu5 - (kept_float32x4(alu6, zero) - vec4<f32>(12583062.0f));
  let alu8: vec4<f32> = fma(vec4<f32>(0x1.34c568p-36f), alu7, vec4<f32>(0x1.5e6388p-33f));
  let alu9: vec4<f32> = fma(fma(alu8, alu7, vec4<f32>(0x1.3b399cp-30f)), alu7, vec4<f32>(0x1.c6b0cep-28f));
  let alu10: vec4<f32> = fma(fma(alu9, alu7, vec4<f32>(0x1.ebfbep-26f)), alu7, vec4<f32>(0x1.62e43p-24f));
  let cast0: vec4<f32> = bitcast<vec4<f32>>(bitcast<vec4<u32>>(alu6) << vec4<u32>(23u));
  let alu11: vec4<f32> = fma(alu10, alu7, vec4<f32>(0x1p-23f)) * cast0;
  let alu12: vec2<f32> = alu11.xy + alu11.zw;
  let part1: f32 = subgroupAdd(alu12.x + alu12.y);
  if (first) { slots1[subgroup] = part1; }
  workgroupBarrier();
  var all1: f32 = slots1[0];
  for (var s1 = 1u; s1 < subgroups; s1++) { all1 = all1 + slots1[s1]; }
  data0[num0 >> 2u] = alu11 / vec4<f32>(all1);
}
