// gather_rows

@group(0) @binding(0) var<storage, read_write> data0: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> data1: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read> data2: array<i32>;

@compute @workgroup_size(4, 24, 1)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_id) item: vec3<u32>) {
  let l0: i32 = i32(item.x);
  let l1: i32 = i32(item.y);
  let num0: i32 = l0 * 4i;
  let val0: i32 = data2[l1];
  let val1: vec4<f32> = data1[(num0 + max(min(val0, 99i), 0i) * 16i) >> 2u];
  data0[(num0 + l1 * 16i) >> 2u] = val1;
}
