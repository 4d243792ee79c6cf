// One kernel: an item does 4 rows of one head, a group of 32 items 128 rows, with a running maximum; 8 heads, 1,024 positions, 64 wide.
@group(0) @binding(0) var<storage, read_write> result: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> queries: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read> keys: array<vec4<f32>>;
@group(0) @binding(3) var<storage, read> values: array<vec4<f32>>;

@compute @workgroup_size(32)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_index) item: u32) {
  let first = (group.x * 128u + item * 4u) * 16u;
  let head = group.x / 8u * 16384u;
  var own: array<vec4<f32>, 64>;
  var sums: array<vec4<f32>, 64>;
  for (var i = 0u; i < 64u; i++) {
    own[i] = queries[first + i] * 0.125;
    sums[i] = vec4<f32>();
  }
  var most = vec4<f32>(-3e38);
  var total = vec4<f32>();
  for (var j = 0u; j < 1024u; j++) {
    var scores = vec4<f32>();
    for (var d = 0u; d < 16u; d++) {
      let key = keys[head + j * 16u + d];
      scores += vec4<f32>(dot(own[d], key), dot(own[16u + d], key), dot(own[32u + d], key), dot(own[48u + d], key));
    }
    let greatest = max(most, scores);
    let before = exp(most - greatest);
    let power = exp(scores - greatest);
    most = greatest;
    total = total * before + power;
    for (var d = 0u; d < 16u; d++) {
      let value = values[head + j * 16u + d];
      sums[d] = sums[d] * before.x + value * power.x;
      sums[16u + d] = sums[16u + d] * before.y + value * power.y;
      sums[32u + d] = sums[32u + d] * before.z + value * power.z;
      sums[48u + d] = sums[48u + d] * before.w + value * power.w;
    }
  }
  for (var i = 0u; i < 64u; i++) {
    result[first + i] = sums[i] / total[i / 16u];
  }
}
