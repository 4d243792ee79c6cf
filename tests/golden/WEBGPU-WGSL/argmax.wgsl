// argmax

@group(0) @binding(0) var<storage, read_write> data0: array<i32>;
@group(0) @binding(1) var<storage, read> data1: array<vec4<f32>>;
@group(0) @binding(2) var<uniform> launch: Launch;
struct Launch { zero: u32 }
var<workgroup> blocks0_0: array<f32, 5>;
var<workgroup> partial0_0: array<f32, 25>;
var<workgroup> partial0_1: array<i32, 25>;
var<workgroup> blocks0_1: array<i32, 5>;

fn is_number_float32x2(a: vec2<f32>) -> vec2<bool> {
  return (bitcast<vec2<u32>>(a) & vec2<u32>(0x7fffffffu)) <= vec2<u32>(0x7f800000u);
}

fn is_number_float32(a: f32) -> bool {
  return (bitcast<u32>(a) & 0x7fffffffu) <= 0x7f800000u;
}

@compute @workgroup_size(25, 1, 1)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_id) item: vec3<u32>) {
  let zero: u32 = launch.zero;
  let g0: i32 = i32(group.x);
  let l0: i32 = i32(item.x);
  var acc3: i32;
  var acc2: f32;
  var acc0: f32;
  var acc1: i32;
  acc2 = bitcast<f32>(0xff800000u ^ zero);
  let cond0: bool = l0 < 5i;
  acc0 = bitcast<f32>(0xff800000u ^ zero);
  let num0: i32 = l0 % 5i * 5i;
  let num1: i32 = l0 * 4i;
  let val0: vec4<f32> = data1[(g0 * 100i + num1) >> 2u];
  let vec0: vec2<f32> = val0.xy;
  let vec1: vec2<f32> = val0.zw;
  let alu0: vec4<i32> = vec4<i32>(num1) + vec4<i32>(0i, 1i, 2i, 3i);
  let vec5: vec2<i32> = alu0.zw;
  let vec6: vec2<i32> = alu0.xy;
  let cond1: vec2<bool> = (!is_number_float32x2(vec1) | (vec0 <= vec1)) & (vec5 < vec6);
  let cond2: vec2<bool> = (is_number_float32x2(vec0) & !(vec1 <= vec0)) | cond1;
  let alu1: vec2<f32> = select(vec0, vec1, cond2);
  let lane0: f32 = alu1.x;
  let lane1: f32 = alu1.y;
  let alu2: vec2<i32> = select(vec6, vec5, cond2);
  let lane2: i32 = alu2.y;
  let lane3: i32 = alu2.x;
  let cond3: bool = (!is_number_float32(lane1) | (lane0 <= lane1)) & (lane2 < lane3);
  let cond4: bool = (is_number_float32(lane0) & !(lane1 <= lane0)) | cond3;
  partial0_0[l0] = select(lane0, lane1, cond4);
  partial0_1[l0] = select(lane3, lane2, cond4);
  workgroupBarrier();
  acc1 = 2147483647i;
  for (var r0_block0: i32 = 0i; r0_block0 < 5i; r0_block0++) {
    let val1: f32 = acc0;
    let num2: i32 = r0_block0 + num0;
    let val2: f32 = partial0_0[num2];
    let val3: i32 = partial0_1[num2];
    let val4: i32 = acc1;
    let cond5: bool = (is_number_float32(val1) & !(val2 <= val1)) | ((!is_number_float32(val2) | (val1 <= val2)) & (val3 < val4));
    acc0 = select(val1, val2, cond5);
    acc1 = select(val4, val3, cond5);
  }
  if (cond0) {
    blocks0_0[l0] = acc0;
  }
  if (cond0) {
    blocks0_1[l0] = acc1;
  }
  workgroupBarrier();
  acc3 = 2147483647i;
  for (var r0_all0: i32 = 0i; r0_all0 < 5i; r0_all0++) {
    let val5: f32 = acc2;
    let val6: f32 = blocks0_0[r0_all0];
    let val7: i32 = blocks0_1[r0_all0];
    let val8: i32 = acc3;
    let cond6: bool = (is_number_float32(val5) & !(val6 <= val5)) | ((!is_number_float32(val6) | (val5 <= val6)) & (val7 < val8));
    acc2 = select(val5, val6, cond6);
    acc3 = select(val8, val7, cond6);
  }
  let cond7: bool = l0 == 0i;
  if (cond7) {
    data0[g0] = acc3;
  }
}
