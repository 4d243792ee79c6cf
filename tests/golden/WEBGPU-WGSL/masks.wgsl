// masks

@group(0) @binding(0) var<storage, read_write> data0: array<u32>;
@group(0) @binding(1) var<storage, read> data1: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read> data2: array<vec4<f32>>;
@group(0) @binding(3) var<storage, read> data3: array<u32>;

fn is_number_float32x4(a: vec4<f32>) -> vec4<bool> {
  return (bitcast<vec4<u32>>(a) & vec4<u32>(0x7fffffffu)) <= vec4<u32>(0x7f800000u);
}

@compute @workgroup_size(16, 1, 1)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_id) item: vec3<u32>) {
  let l0: i32 = i32(item.x);
  let num0: i32 = l0 * 4i;
  let val0: vec4<f32> = data1[num0 >> 2u];
  let val1: vec4<f32> = data2[num0 >> 2u];
  let word0: u32 = data3[num0 >> 2u];
  let val2: vec4<u32> = vec4<u32>(extractBits(word0, 0u, 8u), extractBits(word0, 8u, 8u), extractBits(word0, 16u, 8u), extractBits(word0, 24u, 8u));
  let cond0: vec4<bool> = ((val0 < val1) & (val2 != vec4<u32>(0u))) | !is_number_float32x4(val0);
  let cast0: vec4<u32> = vec4<u32>(cond0);
  data0[num0 >> 2u] = cast0.x | (cast0.y << 8u) | (cast0.z << 16u) | (cast0.w << 24u);
}
