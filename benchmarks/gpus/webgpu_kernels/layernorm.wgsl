// A group of 64 does a row of 1,024, which its items keep in registers: four vectors each.
@group(0) @binding(0) var<storage, read_write> result: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> numbers: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read> weights: array<vec4<f32>>;
@group(0) @binding(3) var<storage, read> biases: array<vec4<f32>>;
var<workgroup> parts: array<f32, 64>;

fn total(item: u32, own: vec4<f32>) -> f32 {
  parts[item] = (own.x + own.y) + (own.z + own.w);
  workgroupBarrier();
  for (var half = 32u; half > 0u; half >>= 1u) {
    if (item < half) {
      parts[item] += parts[item + half];
    }
    workgroupBarrier();
  }
  let sum = parts[0];
  workgroupBarrier();
  return sum;
}

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_index) item: u32) {
  let first = group.x * 256u + item;
  let a = numbers[first];
  let b = numbers[first + 64u];
  let c = numbers[first + 128u];
  let d = numbers[first + 192u];
  let mean = vec4<f32>(total(item, (a + b) + (c + d)) / 1024.0);
  let da = a - mean;
  let db = b - mean;
  let dc = c - mean;
  let dd = d - mean;
  let variance = total(item, (da * da + db * db) + (dc * dc + dd * dd)) / 1024.0;
  let scale = vec4<f32>(1.0 / sqrt(variance + 1e-5));
  result[first] = da * scale * weights[item] + biases[item];
  result[first + 64u] = db * scale * weights[item + 64u] + biases[item + 64u];
  result[first + 128u] = dc * scale * weights[item + 128u] + biases[item + 128u];
  result[first + 192u] = dd * scale * weights[item + 192u] + biases[item + 192u];
}
