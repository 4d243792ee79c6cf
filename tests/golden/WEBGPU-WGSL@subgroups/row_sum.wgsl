// row_sum

@group(0) @binding(0) var<storage, read_write> data0: array<f32>;
@group(0) @binding(1) var<storage, read> data1: array<vec4<f32>>;
var<workgroup> slots0: array<f32, 32>;

@compute @workgroup_size(32, 1, 1)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_id) item: vec3<u32>, @builtin(subgroup_id) subgroup: u32, @builtin(num_subgroups) counted: u32, @builtin(subgroup_size) subgroup_size: u32) {
  let g0: i32 = i32(group.x);
  let l0: i32 = i32(item.x);
  let first = item.x == subgroupMin(item.x);
  let subgroups = max(counted, (32u + subgroup_size - 1u) / subgroup_size);
  let num0: i32 = g0 * 256i + l0 * 4i;
  let val0: vec4<f32> = data1[num0 >> 2u];
  let val1: vec4<f32> = data1[(num0 + 128i) >> 2u];
  let alu0: vec4<f32> = val0 + val1;
  let alu1: vec2<f32> = alu0.xy + alu0.zw;
  let part0: f32 = subgroupAdd(alu1.x + alu1.y);
  if (first) { slots0[subgroup] = part0; }
  workgroupBarrier();
  var all0: f32 = slots0[0];
  for (var s0 = 1u; s0 < subgroups; s0++) { all0 = all0 + slots0[s0]; }
  let cond0: bool = l0 == 0i;
  if (cond0) {
    data0[g0] = all0;
  }
}
