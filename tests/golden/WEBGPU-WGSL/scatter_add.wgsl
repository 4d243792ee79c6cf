// scatter_add

@group(0) @binding(0) var<storage, read_write> data0: array<f32>;
@group(0) @binding(1) var<storage, read> data1: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read> data2: array<u32>;

@compute @workgroup_size(2, 1, 1)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_id) item: vec3<u32>) {
  let l0: i32 = i32(item.x);
  let num0: i32 = l0 * 4i;
  let cast0: u32 = u32(num0);
  for (var u1: i32 = 0i; u1 < 40i; u1++) {
    let num1: i32 = u1 * 2i;
    let val0: u32 = data2[num1];
    let cast1: i32 = i32(cast0 + val0 * 8u);
    let val1: u32 = data2[num1 + 1i];
    let cond0: bool = (val1 == 0u) & (val0 < 16u);
    let val2: vec4<f32> = select(vec4<f32>(0.0f), vec4<f32>(data0[cast1], data0[cast1 + 1i], data0[cast1 + 2i], data0[cast1 + 3i]), cond0);
    let val3: vec4<f32> = data1[(num0 + u1 * 8i) >> 2u];
    let alu0: vec4<f32> = val2 + val3;
    if (cond0) {
      data0[cast1] = alu0.x;
    }
    if (cond0) {
      data0[cast1 + 1i] = alu0.y;
    }
    if (cond0) {
      data0[cast1 + 2i] = alu0.z;
    }
    if (cond0) {
      data0[cast1 + 3i] = alu0.w;
    }
  }
}
