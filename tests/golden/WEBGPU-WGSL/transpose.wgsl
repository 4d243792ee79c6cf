// transpose

@group(0) @binding(0) var<storage, read_write> data0: array<f32>;
@group(0) @binding(1) var<storage, read> data1: array<f32>;

@compute @workgroup_size(16, 16, 1)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_id) item: vec3<u32>) {
  let g0: i32 = i32(group.x);
  let g1: i32 = i32(group.y);
  let l0: i32 = i32(item.x);
  let l1: i32 = i32(item.y);
  let val0: f32 = data1[g0 * 768i + g1 * 16i + l0 * 48i + l1];
  data0[g0 * 16i + g1 * 512i + l0 + l1 * 32i] = val0;
}
