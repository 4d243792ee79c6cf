// layernorm

@group(0) @binding(0) var<storage, read_write> data0: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> data1: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read> data2: array<vec4<f32>>;
@group(0) @binding(3) var<storage, read> data3: array<vec4<f32>>;
var<workgroup> slots0: array<f32, 32>;
var<workgroup> slots1: array<f32, 32>;

@compute @workgroup_size(32, 1, 1)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_id) item: vec3<u32>, @builtin(subgroup_id) subgroup: u32, @builtin(num_subgroups) counted: u32, @builtin(subgroup_size) subgroup_size: u32) {
  let g0: i32 = i32(group.x);
  let l0: i32 = i32(item.x);
  let first = item.x == subgroupMin(item.x);
  let subgroups = max(counted, (32u + subgroup_size - 1u) / subgroup_size);
  let num0: i32 = l0 * 4i;
  let num1: i32 = g0 * 128i + num0;
  let val0: vec4<f32> = data1[num1 >> 2u];
  let alu0: vec2<f32> = val0.xy + val0.zw;
  let part0: f32 = subgroupAdd(alu0.x + alu0.y);
  if (first) { slots0[subgroup] = part0; }
  workgroupBarrier();
  var all0: f32 = slots0[0];
  for (var s0 = 1u; s0 < subgroups; s0++) { all0 = all0 + slots0[s0]; }
  let alu1: vec4<f32> = val0 - vec4<f32>(all0 * 0.0078125f);
  let alu2: vec4<f32> = alu1 * alu1;
  let alu3: vec2<f32> = alu2.xy + alu2.zw;
  let part1: f32 = subgroupAdd(alu3.x + alu3.y);
  if (first) { slots1[subgroup] = part1; }
  workgroupBarrier();
  var all1: f32 = slots1[0];
  for (var s1 = 1u; s1 < subgroups; s1++) { all1 = all1 + slots1[s1]; }
  let alu4: vec4<f32> = alu1 / vec4<f32>(sqrt(fma(all1, 0.0078125f, 0x1.4f8b58p-17f)));
  let val1: vec4<f32> = data2[num0 >> 2u];
  let val2: vec4<f32> = data3[num0 >> 2u];
  data0[num1 >> 2u] = fma(alu4, val1, val2);
}
