// integer_division

@group(0) @binding(0) var<storage, read_write> data0: array<vec4<i32>>;
@group(0) @binding(1) var<storage, read> data1: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> data2: array<vec4<i32>>;

fn idiv_int32x4(a: vec4<i32>, b: vec4<i32>) -> vec4<i32> {
  let safe = select(b, vec4<i32>(1i), b == vec4<i32>(0i));
  return select(a / safe, vec4<i32>(0i), b == vec4<i32>(0i));
}

fn mod_int32x4(a: vec4<i32>, b: vec4<i32>) -> vec4<i32> {
  let safe = select(b, vec4<i32>(1i), b == vec4<i32>(0i));
  return select(a % safe, vec4<i32>(0i), b == vec4<i32>(0i));
}

@compute @workgroup_size(16, 1, 1)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_id) item: vec3<u32>) {
  let l0: i32 = i32(item.x);
  let num0: i32 = l0 * 4i;
  let val0: vec4<i32> = data1[num0 >> 2u];
  let val1: vec4<i32> = data2[num0 >> 2u];
  let alu0: vec4<i32> = idiv_int32x4(val0, val1);
  let alu1: vec4<i32> = val0 - alu0 * val1;
  let cond0: vec4<bool> = ((alu1 != vec4<i32>(0i)) & ((alu1 ^ val1) < vec4<i32>(0i))) & (val1 != vec4<i32>(0i));
  let alu2: vec4<i32> = mod_int32x4(val0, val1) * (val0 >> vec4<u32>(val1 & vec4<i32>(7i)));
  data0[num0 >> 2u] = select(alu0, alu0 + vec4<i32>(-1i), cond0) + alu2;
}
