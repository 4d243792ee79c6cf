// layernorm

@group(0) @binding(0) var<storage, read_write> data0: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> data1: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read> data2: array<vec4<f32>>;
@group(0) @binding(3) var<storage, read> data3: array<vec4<f32>>;
var<workgroup> blocks0: array<f32, 4>;
var<workgroup> partial0: array<f32, 32>;
var<workgroup> blocks2: array<f32, 4>;
var<workgroup> partial2: array<f32, 32>;

@compute @workgroup_size(32, 1, 1)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_id) item: vec3<u32>) {
  let g0: i32 = i32(group.x);
  let l0: i32 = i32(item.x);
  var acc1: f32;
  var acc0: f32;
  var acc3: f32;
  var acc2: f32;
  let num0: i32 = l0 * 4i;
  let num1: i32 = g0 * 128i + num0;
  let val0: vec4<f32> = data1[num1 >> 2u];
  acc1 = 0.0f;
  let cond0: bool = l0 < 4i;
  acc0 = 0.0f;
  let num2: i32 = (l0 & 3i) * 8i;
  let alu0: vec2<f32> = val0.xy + val0.zw;
  partial0[l0] = alu0.x + alu0.y;
  workgroupBarrier();
  for (var r0_block0: i32 = 0i; r0_block0 < 8i; r0_block0++) {
    let val1: f32 = partial0[r0_block0 + num2];
    acc0 = acc0 + val1;
  }
  if (cond0) {
    blocks0[l0] = acc0;
  }
  workgroupBarrier();
  for (var r0_all0: i32 = 0i; r0_all0 < 4i; r0_all0++) {
    let val2: f32 = blocks0[r0_all0];
    acc1 = acc1 + val2;
  }
  let alu1: vec4<f32> = val0 - vec4<f32>(acc1 * 0.0078125f);
  acc3 = 0.0f;
  acc2 = 0.0f;
  let alu2: vec4<f32> = alu1 * alu1;
  let alu3: vec2<f32> = alu2.xy + alu2.zw;
  partial2[l0] = alu3.x + alu3.y;
  workgroupBarrier();
  for (var r0_block2: i32 = 0i; r0_block2 < 8i; r0_block2++) {
    let val3: f32 = partial2[r0_block2 + num2];
    acc2 = acc2 + val3;
  }
  if (cond0) {
    blocks2[l0] = acc2;
  }
  workgroupBarrier();
  for (var r0_all2: i32 = 0i; r0_all2 < 4i; r0_all2++) {
    let val4: f32 = blocks2[r0_all2];
    acc3 = acc3 + val4;
  }
  let alu4: vec4<f32> = alu1 / vec4<f32>(sqrt(fma(acc3, 0.0078125f, 0x1.4f8b58p-17f)));
  let val5: vec4<f32> = data2[num0 >> 2u];
  let val6: vec4<f32> = data3[num0 >> 2u];
  data0[num1 >> 2u] = fma(alu4, val5, val6);
}
