// softmax

@group(0) @binding(0) var<storage, read_write> data0: array<f32>;
@group(0) @binding(1) var<storage, read> data1: array<f32>;
@group(0) @binding(2) var<uniform> launch: Launch;
struct Launch { zero: u32 }
var<workgroup> blocks0: array<f32, 8>;
var<workgroup> partial0: array<f32, 64>;
var<workgroup> blocks2: array<f32, 8>;
var<workgroup> partial2: array<f32, 64>;

fn is_number_float32(a: f32) -> bool {
  return (bitcast<u32>(a) & 0x7fffffffu) <= 0x7f800000u;
}

fn kept_float32(a: f32, zero: u32) -> f32 {
  return bitcast<f32>(bitcast<u32>(a) ^ zero);
}

@compute @workgroup_size(64, 1, 1)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_id) item: vec3<u32>) {
  let zero: u32 = launch.zero;
  let g0: i32 = i32(group.x);
  let l0: i32 = i32(item.x);
  var acc1: f32;
  var acc0: f32;
  var acc3: f32;
  var acc2: f32;
  let num0: i32 = g0 * 128i + l0;
  let val0: f32 = data1[num0];
  acc1 = bitcast<f32>(0xff800000u ^ zero);
  let cond0: bool = l0 < 8i;
  acc0 = bitcast<f32>(0xff800000u ^ zero);
  let num1: i32 = (l0 & 7i) * 8i;
  let num2: i32 = num0 + 64i;
  let val1: f32 = data1[num2];
  partial0[l0] = select(val0, val1, (val0 < val1) | !is_number_float32(val1));
  workgroupBarrier();
  for (var r0_in_block0: i32 = 0i; r0_in_block0 < 8i; r0_in_block0++) {
    let val2: f32 = acc0;
    let val3: f32 = partial0[r0_in_block0 + num1];
    acc0 = select(val2, val3, (val2 < val3) | !is_number_float32(val3));
  }
  if (cond0) {
    blocks0[l0] = acc0;
  }
  workgroupBarrier();
  for (var r0_in_all0: i32 = 0i; r0_in_all0 < 8i; r0_in_all0++) {
    let val4: f32 = acc1;
    let val5: f32 = blocks0[r0_in_all0];
    acc1 = select(val4, val5, (val4 < val5) | !is_number_float32(val5));
  }
  let val6: f32 = acc1;
  let alu0: f32 = (val0 - val6) * 0x1.715476p+0f;
  let alu1: f32 = select(alu0, -150.0f, alu0 < -150.0f);
  let alu2: f32 = select(alu1, 0.0f, 0.0f < alu1);
  let alu3: f32 = alu2 + 12583062.0f;
  let alu4: f32 = alu2 - (kept_float32(alu3, zero) - 12583062.0f);
  let alu5: f32 = fma(fma(0x1.34c568p-36f, alu4, 0x1.5e6388p-33f), alu4, 0x1.3b399cp-30f);
  let alu6: f32 = fma(fma(fma(alu5, alu4, 0x1.c6b0cep-28f), alu4, 0x1.ebfbep-26f), alu4, 0x1.62e43p-24f);
  let alu7: f32 = fma(alu6, alu4, 0x1p-23f) * bitcast<f32>(bitcast<u32>(alu3) << 23u);
  acc3 = 0.0f;
  acc2 = 0.0f;
  let alu8: f32 = (val1 - val6) * 0x1.715476p+0f;
  let alu9: f32 = select(alu8, -150.0f, alu8 < -150.0f);
  let alu10: f32 = select(alu9, 0.0f, 0.0f < alu9);
  let alu11: f32 = alu10 + 12583062.0f;
  let alu12: f32 = alu10 - (kept_float32(alu11, zero) - 12583062.0f);
  let alu13: f32 = fma(fma(0x1.34c568p-36f, alu12, 0x1.5e6388p-33f), alu12, 0x1.3b399cp-30f);
  let alu14: f32 = fma(fma(alu13, alu12, 0x1.c6b0cep-28f), alu12, 0x1.ebfbep-26f);
  let alu15: f32 = fma(fma(alu14, alu12, 0x1.62e43p-24f), alu12, 0x1p-23f) * bitcast<f32>(bitcast<u32>(alu11) << 23u);
  partial2[l0] = alu7 + alu15;
  workgroupBarrier();
  for (var r0_in_block2: i32 = 0i; r0_in_block2 < 8i; r0_in_block2++) {
    let val7: f32 = partial2[r0_in_block2 + num1];
    acc2 = acc2 + val7;
  }
  if (cond0) {
    blocks2[l0] = acc2;
  }
  workgroupBarrier();
  for (var r0_in_all2: i32 = 0i; r0_in_all2 < 8i; r0_in_all2++) {
    let val8: f32 = blocks2[r0_in_all2];
    acc3 = acc3 + val8;
  }
  let val9: f32 = acc3;
  data0[num0] = alu7 / val9;
  data0[num2] = alu15 / val9;
}
