// odd_tail

@group(0) @binding(0) var<storage, read_write> data0: array<f32>;
@group(0) @binding(1) var<storage, read> data1: array<f32>;

@compute @workgroup_size(37, 1, 1)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_id) item: vec3<u32>) {
  let l0: i32 = i32(item.x);
  let val0: f32 = data1[l0];
  data0[l0] = fma(val0, 2.0f, 1.0f);
}
