// A group of 64 does a row of 1,024, which its items keep in registers: four vectors each.
@group(0) @binding(0) var<storage, read_write> result: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> numbers: array<vec4<f32>>;
var<workgroup> parts: array<f32, 64>;

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_index) item: u32) {
  let first = group.x * 256u + item;
  let a = numbers[first];
  let b = numbers[first + 64u];
  let c = numbers[first + 128u];
  let d = numbers[first + 192u];
  let m = max(max(a, b), max(c, d));
  parts[item] = max(max(m.x, m.y), max(m.z, m.w));
  workgroupBarrier();
  for (var half = 32u; half > 0u; half >>= 1u) {
    if (item < half) {
      parts[item] = max(parts[item], parts[item + half]);
    }
    workgroupBarrier();
  }
  let most = vec4<f32>(parts[0]);
  workgroupBarrier();
  let ea = exp(a - most);
  let eb = exp(b - most);
  let ec = exp(c - most);
  let ed = exp(d - most);
  let s = (ea + eb) + (ec + ed);
  parts[item] = (s.x + s.y) + (s.z + s.w);
  workgroupBarrier();
  for (var half = 32u; half > 0u; half >>= 1u) {
    if (item < half) {
      parts[item] += parts[item + half];
    }
    workgroupBarrier();
  }
  let scale = 1.0 / parts[0];
  result[first] = ea * scale;
  result[first + 64u] = eb * scale;
  result[first + 128u] = ec * scale;
  result[first + 192u] = ed * scale;
}
