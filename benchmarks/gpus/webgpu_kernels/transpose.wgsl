// A group of 16 x 16 turns a tile of as many numbers; 2,048 x 2,048.
@group(0) @binding(0) var<storage, read_write> result: array<f32>;
@group(0) @binding(1) var<storage, read> numbers: array<f32>;

@compute @workgroup_size(16, 16)
fn main(@builtin(global_invocation_id) place: vec3<u32>) {
  result[place.y * 2048u + place.x] = numbers[place.x * 2048u + place.y];
}
