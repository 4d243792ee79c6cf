// A group adds 16,384 numbers: first of the array, then the sums of the groups (`last`, one group, 1,024 of them).
@group(0) @binding(0) var<storage, read_write> result: array<f32>;
@group(0) @binding(1) var<storage, read> numbers: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read_write> sums: array<f32>;
var<workgroup> shared_sums: array<f32, 256>;

fn total(item: u32, own: f32) -> f32 {
  shared_sums[item] = own;
  workgroupBarrier();
  for (var half = 128u; half > 0u; half >>= 1u) {
    if (item < half) {
      shared_sums[item] += shared_sums[item + half];
    }
    workgroupBarrier();
  }
  return shared_sums[0];
}

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_index) item: u32) {
  let first = group.x * 4096u + item;
  var own: array<vec4<f32>, 4>;
  for (var i = 0u; i < 16u; i += 4u) {
    own[0] += numbers[first + i * 256u];
    own[1] += numbers[first + i * 256u + 256u];
    own[2] += numbers[first + i * 256u + 512u];
    own[3] += numbers[first + i * 256u + 768u];
  }
  let all = (own[0] + own[1]) + (own[2] + own[3]);
  let sum = total(item, (all.x + all.y) + (all.z + all.w));
  if (item == 0u) {
    sums[group.x] = sum;
  }
}

@compute @workgroup_size(256)
fn last(@builtin(local_invocation_index) item: u32) {
  let sum = total(item, (sums[item] + sums[item + 256u]) + (sums[item + 512u] + sums[item + 768u]));
  if (item == 0u) {
    result[0] = sum;
  }
}
