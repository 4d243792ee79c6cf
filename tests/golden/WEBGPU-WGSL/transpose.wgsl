// transpose

@group(0) @binding(0) var<storage, read_write> data0: array<f32>;
@group(0) @binding(1) var<storage, read> data1: array<f32>;

@compute @workgroup_size(16, 16, 1)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_id) item: vec3<u32>) {
  let g0: i32 = i32(group.x);
  let l0: i32 = i32(item.x);
  let l1: i32 = i32(item.y);
  let num0: i32 = g0 * 16i;
  let cond0: bool = (num0 + l1) < 24i;
  let val0: f32 = select(0.0f, data1[num0 + l0 * 24i + l1], cond0);
  if (cond0) {
    data0[g0 * 256i + l0 + l1 * 16i] = val0;
  }
}
