// two_outputs

@group(0) @binding(0) var<storage, read_write> data0: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> data1: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read> data2: array<vec4<f32>>;
@group(0) @binding(3) var<storage, read> data3: array<vec4<f32>>;
@group(0) @binding(4) var<uniform> launch: Launch;
struct Launch { zero: u32 }

fn kept_float32x4(a: vec4<f32>, zero: u32) -> vec4<f32> {
  return bitcast<vec4<f32>>(bitcast<vec4<u32>>(a) ^ vec4<u32>(zero));
}

@compute @workgroup_size(16, 1, 1)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_id) item: vec3<u32>) {
  let zero: u32 = launch.zero;
  let l0: i32 = i32(item.x);
  let num0: i32 = l0 * 4i;
  let val0: vec4<f32> = data2[num0 >> 2u];
  let val1: vec4<f32> = data3[num0 >> 2u];
  let alu0: vec4<f32> = val0 * val1;
  data0[num0 >> 2u] = alu0 + vec4<f32>(1.0f);
  data1[num0 >> 2u] = alu0 - kept_float32x4(val0, zero);
}
