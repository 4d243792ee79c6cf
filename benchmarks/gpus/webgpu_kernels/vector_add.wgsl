@group(0) @binding(0) var<storage, read_write> result: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> left: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read> right: array<vec4<f32>>;

@compute @workgroup_size(256)
fn main(@builtin(global_invocation_id) id: vec3<u32>) {
  result[id.x] = left[id.x] + right[id.x];
}
