// row_sum

@group(0) @binding(0) var<storage, read_write> data0: array<f32>;
@group(0) @binding(1) var<storage, read> data1: array<vec4<f32>>;
var<workgroup> blocks0: array<f32, 4>;
var<workgroup> partial0: array<f32, 32>;

@compute @workgroup_size(32, 1, 1)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_id) item: vec3<u32>) {
  let g0: i32 = i32(group.x);
  let l0: i32 = i32(item.x);
  var acc1: f32;
  var acc0: f32;
  acc1 = 0.0f;
  acc0 = 0.0f;
  let num0: i32 = (l0 & 3i) * 8i;
  let num1: i32 = g0 * 256i + l0 * 4i;
  let val0: vec4<f32> = data1[num1 >> 2u];
  let val1: vec4<f32> = data1[(num1 + 128i) >> 2u];
  let alu0: vec4<f32> = val0 + val1;
  let alu1: vec2<f32> = alu0.xy + alu0.zw;
  partial0[l0] = alu1.x + alu1.y;
  workgroupBarrier();
  for (var r0_in2_block0: i32 = 0i; r0_in2_block0 < 8i; r0_in2_block0++) {
    let val2: f32 = partial0[r0_in2_block0 + num0];
    acc0 = acc0 + val2;
  }
  let cond0: bool = l0 < 4i;
  if (cond0) {
    blocks0[l0] = acc0;
  }
  workgroupBarrier();
  for (var r0_in2_all0: i32 = 0i; r0_in2_all0 < 4i; r0_in2_all0++) {
    let val3: f32 = blocks0[r0_in2_all0];
    acc1 = acc1 + val3;
  }
  let cond1: bool = l0 == 0i;
  if (cond1) {
    data0[g0] = acc1;
  }
}
