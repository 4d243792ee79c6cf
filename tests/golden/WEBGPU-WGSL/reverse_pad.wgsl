// reverse_pad

@group(0) @binding(0) var<storage, read_write> data0: array<f32>;
@group(0) @binding(1) var<storage, read> data1: array<f32>;

@compute @workgroup_size(25, 1, 1)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_id) item: vec3<u32>) {
  let l0: i32 = i32(item.x);
  let cond0: bool = (1i < l0) & (l0 < 22i);
  let val0: f32 = select(0.0f, data1[21i - l0], cond0);
  data0[l0] = select(1.0f, val0, cond0);
}
