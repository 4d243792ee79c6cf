// argmax

@group(0) @binding(0) var<storage, read_write> data0: array<i32>;
@group(0) @binding(1) var<storage, read> data1: array<vec4<f32>>;
@group(0) @binding(2) var<uniform> launch: Launch;
struct Launch { zero: u32 }
var<workgroup> blocks0_0: array<f32, 4>;
var<workgroup> partial0_0: array<f32, 16>;
var<workgroup> partial0_1: array<i32, 16>;
var<workgroup> blocks0_1: array<i32, 4>;

fn is_number_float32x4(a: vec4<f32>) -> vec4<bool> {
  return (bitcast<vec4<u32>>(a) & vec4<u32>(0x7fffffffu)) <= vec4<u32>(0x7f800000u);
}

fn is_number_float32x2(a: vec2<f32>) -> vec2<bool> {
  return (bitcast<vec2<u32>>(a) & vec2<u32>(0x7fffffffu)) <= vec2<u32>(0x7f800000u);
}

fn is_number_float32(a: f32) -> bool {
  return (bitcast<u32>(a) & 0x7fffffffu) <= 0x7f800000u;
}

@compute @workgroup_size(16, 1, 1)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_id) item: vec3<u32>) {
  let zero: u32 = launch.zero;
  let g0: i32 = i32(group.x);
  let l0: i32 = i32(item.x);
  var acc5: i32;
  var acc4: f32;
  var acc2: f32;
  var acc0: vec4<f32>;
  var acc1: vec4<i32>;
  var acc3: i32;
  acc4 = bitcast<f32>(0xff800000u ^ zero);
  let cond0: bool = l0 < 4i;
  acc2 = bitcast<f32>(0xff800000u ^ zero);
  let num0: i32 = (l0 & 3i) * 4i;
  acc0 = vec4<f32>(bitcast<f32>(0xff800000u ^ zero));
  let num1: i32 = l0 * 4i;
  let num2: i32 = g0 * 100i + num1;
  let vec0: vec4<i32> = vec4<i32>(0i, 1i, 2i, 3i);
  acc1 = vec4<i32>(2147483647i);
  for (var r0: i32 = 0i; r0 < 2i; r0++) {
    let val0: vec4<f32> = acc0;
    let cond1: bool = (l0 + r0 * 16i) < 25i;
    let cond2: vec4<bool> = vec4<bool>(cond1);
    let num3: i32 = r0 * 64i;
    let val1: vec4<f32> = select(vec4<f32>(0.0f), data1[(num2 + num3) >> 2u], cond1);
    let alu0: vec4<f32> = select(vec4<f32>(bitcast<f32>(0xff800000u ^ zero)), val1, cond2);
    let alu1: vec4<i32> = select(vec4<i32>(2147483647i), vec4<i32>(num1 + num3) + vec0, cond2);
    let val2: vec4<i32> = acc1;
    let cond3: vec4<bool> = (!is_number_float32x4(alu0) | (val0 <= alu0)) & (alu1 < val2);
    let cond4: vec4<bool> = (is_number_float32x4(val0) & !(alu0 <= val0)) | cond3;
    acc0 = select(val0, alu0, cond4);
    acc1 = select(val2, alu1, cond4);
  }
  let val3: vec4<f32> = acc0;
  let vec1: vec2<f32> = val3.xy;
  let vec5: vec2<f32> = val3.zw;
  let alu2: vec2<f32> = select(vec1, vec5, (vec1 < vec5) | !is_number_float32x2(vec5));
  let lane0: f32 = alu2.x;
  let lane1: f32 = alu2.y;
  let alu3: f32 = select(lane0, lane1, (lane0 < lane1) | !is_number_float32(lane1));
  partial0_0[l0] = alu3;
  let alu4: vec4<i32> = select(vec4<i32>(2147483647i), acc1, (val3 == vec4<f32>(alu3)) | !is_number_float32x4(val3));
  let alu5: vec2<i32> = min(alu4.xy, alu4.zw);
  partial0_1[l0] = min(alu5.x, alu5.y);
  workgroupBarrier();
  acc3 = 2147483647i;
  for (var r0_in2_block0: i32 = 0i; r0_in2_block0 < 4i; r0_in2_block0++) {
    let val4: f32 = acc2;
    let num4: i32 = r0_in2_block0 + num0;
    let val5: f32 = partial0_0[num4];
    let val6: i32 = partial0_1[num4];
    let val7: i32 = acc3;
    let cond5: bool = (is_number_float32(val4) & !(val5 <= val4)) | ((!is_number_float32(val5) | (val4 <= val5)) & (val6 < val7));
    acc2 = select(val4, val5, cond5);
    acc3 = select(val7, val6, cond5);
  }
  if (cond0) {
    blocks0_0[l0] = acc2;
  }
  if (cond0) {
    blocks0_1[l0] = acc3;
  }
  workgroupBarrier();
  acc5 = 2147483647i;
  for (var r0_in2_all0: i32 = 0i; r0_in2_all0 < 4i; r0_in2_all0++) {
    let val8: f32 = acc4;
    let val9: f32 = blocks0_0[r0_in2_all0];
    let val10: i32 = blocks0_1[r0_in2_all0];
    let val11: i32 = acc5;
    let cond6: bool = (!is_number_float32(val9) | (val8 <= val9)) & (val10 < val11);
    let cond7: bool = (is_number_float32(val8) & !(val9 <= val8)) | cond6;
    acc4 = select(val8, val9, cond7);
    acc5 = select(val11, val10, cond7);
  }
  let cond8: bool = l0 == 0i;
  if (cond8) {
    data0[g0] = acc5;
  }
}
