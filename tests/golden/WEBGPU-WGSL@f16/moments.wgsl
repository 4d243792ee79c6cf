// moments

@group(0) @binding(0) var<storage, read_write> data0: array<f32>;
@group(0) @binding(1) var<storage, read> data1: array<vec4<f32>>;
@group(0) @binding(2) var<uniform> launch: Launch;
struct Launch { zero: u32 }
var<workgroup> blocks0_0: array<f32, 4>;
var<workgroup> partial0_0: array<f32, 16>;
var<workgroup> partial0_1: array<f32, 16>;
var<workgroup> partial0_2: array<f32, 16>;
var<workgroup> blocks0_1: array<f32, 4>;
var<workgroup> blocks0_2: array<f32, 4>;

fn kept_float32(a: f32, zero: u32) -> f32 {
  return bitcast<f32>(bitcast<u32>(a) ^ zero);
}

fn kept_float32x2(a: vec2<f32>, zero: u32) -> vec2<f32> {
  return bitcast<vec2<f32>>(bitcast<vec2<u32>>(a) ^ vec2<u32>(zero));
}

@compute @workgroup_size(16, 1, 1)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_id) item: vec3<u32>) {
  let zero: u32 = launch.zero;
  let g0: i32 = i32(group.x);
  let l0: i32 = i32(item.x);
  var acc5: f32;
  var acc3: f32;
  var acc0: f32;
  var acc1: f32;
  var acc2: f32;
  var acc4: f32;
  acc3 = kept_float32(0.0f, zero);
  let cond0: bool = l0 < 4i;
  acc0 = kept_float32(0.0f, zero);
  let num0: i32 = (l0 & 3i) * 4i;
  partial0_0[l0] = 4.0f;
  let val0: vec4<f32> = data1[(g0 * 64i + l0 * 4i) >> 2u];
  let vec0: vec2<f32> = val0.xy;
  let alu0: vec2<f32> = val0.zw - vec0;
  let alu1: vec2<f32> = fma(alu0, vec2<f32>(0.5f), vec0);
  let lane0: f32 = alu1.x;
  let alu2: f32 = alu1.y - lane0;
  partial0_1[l0] = fma(alu2, 0.5f, lane0);
  let alu3: vec2<f32> = fma(alu0 * alu0, kept_float32x2(vec2<f32>(0.5f), zero), kept_float32x2(vec2<f32>(0.0f), zero));
  let alu4: f32 = fma(alu2 * alu2 * kept_float32(2.0f, zero), kept_float32(0.5f, zero), alu3.x + alu3.y);
  partial0_2[l0] = alu4;
  workgroupBarrier();
  acc1 = 0.0f;
  acc2 = 0.0f;
  for (var r0_block0: i32 = 0i; r0_block0 < 4i; r0_block0++) {
    let val1: f32 = acc0;
    let num1: i32 = r0_block0 + num0;
    let val2: f32 = partial0_0[num1];
    let alu5: f32 = val1 + val2;
    let val3: f32 = acc1;
    acc0 = alu5;
    let val4: f32 = partial0_1[num1];
    let alu6: f32 = val4 - val3;
    let cond1: bool = alu5 == 0.0f;
    let alu7: f32 = select(val2 / select(alu5, 1.0f, cond1), 0.0f, cond1);
    acc1 = fma(alu6, alu7, val3);
    let val5: f32 = partial0_2[num1];
    acc2 = fma(alu6 * alu6 * val1, alu7, acc2 + val5);
  }
  if (cond0) {
    blocks0_0[l0] = acc0;
  }
  if (cond0) {
    blocks0_1[l0] = acc1;
  }
  if (cond0) {
    blocks0_2[l0] = acc2;
  }
  workgroupBarrier();
  acc4 = 0.0f;
  acc5 = 0.0f;
  for (var r0_all0: i32 = 0i; r0_all0 < 4i; r0_all0++) {
    let val6: f32 = acc3;
    let val7: f32 = blocks0_0[r0_all0];
    let alu8: f32 = val6 + val7;
    let val8: f32 = acc4;
    acc3 = alu8;
    let val9: f32 = blocks0_1[r0_all0];
    let alu9: f32 = val9 - val8;
    let cond2: bool = alu8 == 0.0f;
    let alu10: f32 = select(val7 / select(alu8, 1.0f, cond2), 0.0f, cond2);
    acc4 = fma(alu9, alu10, val8);
    let val10: f32 = blocks0_2[r0_all0];
    acc5 = fma(alu9 * alu9 * val6, alu10, acc5 + val10);
  }
  let cond3: bool = l0 == 0i;
  if (cond3) {
    data0[g0] = acc5 / acc3;
  }
}
