// in_place

@group(0) @binding(0) var<storage, read_write> data0: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> data1: array<vec4<f32>>;

@compute @workgroup_size(16, 1, 1)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_id) item: vec3<u32>) {
  let l0: i32 = i32(item.x);
  let num0: i32 = l0 * 4i;
  let val0: vec4<f32> = data0[num0 >> 2u];
  let val1: vec4<f32> = data1[num0 >> 2u];
  data0[num0 >> 2u] = fma(val0, vec4<f32>(0.5f), val1);
}
