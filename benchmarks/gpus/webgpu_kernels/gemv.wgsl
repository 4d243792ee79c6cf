// A group of 64 does a row of 4,096; an item takes 16 vectors of it.
@group(0) @binding(0) var<storage, read_write> result: array<f32>;
@group(0) @binding(1) var<storage, read> matrix: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read> vector: array<vec4<f32>>;
var<workgroup> parts: array<f32, 64>;

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_index) item: u32) {
  let first = group.x * 1024u + item;
  var sums = vec4<f32>();
  for (var i = 0u; i < 1024u; i += 256u) {
    sums = fma(matrix[first + i], vector[item + i], sums);
    sums = fma(matrix[first + i + 64u], vector[item + i + 64u], sums);
    sums = fma(matrix[first + i + 128u], vector[item + i + 128u], sums);
    sums = fma(matrix[first + i + 192u], vector[item + i + 192u], sums);
  }
  parts[item] = (sums.x + sums.y) + (sums.z + sums.w);
  workgroupBarrier();
  for (var half = 32u; half > 0u; half >>= 1u) {
    if (item < half) {
      parts[item] += parts[item + half];
    }
    workgroupBarrier();
  }
  if (item == 0u) {
    result[group.x] = parts[0];
  }
}
