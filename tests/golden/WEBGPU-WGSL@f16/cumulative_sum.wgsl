// cumulative_sum

@group(0) @binding(0) var<storage, read_write> data0: array<f32>;
@group(0) @binding(1) var<storage, read> data1: array<f32>;

@compute @workgroup_size(8, 1, 1)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_id) item: vec3<u32>) {
  let l0: i32 = i32(item.x);
  var acc0: f32;
  let num0: i32 = l0 * 64i;
  acc0 = 0.0f;
  for (var o1: i32 = 0i; o1 < 64i; o1++) {
    let num1: i32 = num0 + o1;
    let val0: f32 = data1[num1];
    let alu0: f32 = acc0 + val0;
    data0[num1] = alu0;
    acc0 = alu0;
  }
}
