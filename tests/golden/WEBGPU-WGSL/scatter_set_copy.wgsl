// scatter_set_copy

@group(0) @binding(0) var<storage, read_write> data0: array<i32>;
@group(0) @binding(1) var<storage, read> data1: array<i32>;
@group(0) @binding(2) var<storage, read> data2: array<i32>;
@group(0) @binding(3) var<storage, read> data3: array<i32>;

@compute @workgroup_size(1, 1, 1)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_id) item: vec3<u32>) {
  for (var o0: i32 = 0i; o0 < 16i; o0++) {
    let val0: i32 = data1[o0];
    data0[o0] = val0;
  }
  for (var u1: i32 = 0i; u1 < 4i; u1++) {
    let val1: i32 = data3[u1];
    let val2: i32 = data2[u1];
    let cond0: bool = bitcast<u32>(val1) < 16u;
    if (cond0) {
      data0[val1] = val2;
    }
  }
}
