// layernorm

@group(0) @binding(0) var<storage, read_write> data0: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> data1: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read> data2: array<vec4<f32>>;
@group(0) @binding(3) var<storage, read> data3: array<vec4<f32>>;
var<workgroup> partial0: array<f32, 8>;
var<workgroup> partial1: array<f32, 8>;

@compute @workgroup_size(8, 1, 1)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_id) item: vec3<u32>) {
  let g0: i32 = i32(group.x);
  let l0: i32 = i32(item.x);
  var acc0: f32;
  var acc1: f32;
  let num0: i32 = l0 * 4i;
  let num1: i32 = g0 * 128i + num0;
  let val0: vec4<f32> = data1[num1 >> 2u];
  acc0 = 0.0f;
  let num2: i32 = num1 + 32i;
  let val1: vec4<f32> = data1[num2 >> 2u];
  let num3: i32 = num1 + 64i;
  let val2: vec4<f32> = data1[num3 >> 2u];
  let num4: i32 = num1 + 96i;
  let val3: vec4<f32> = data1[num4 >> 2u];
  let alu0: vec4<f32> = val0 + val1 + val2 + val3;
  let alu1: vec2<f32> = alu0.xy + alu0.zw;
  partial0[l0] = alu1.x + alu1.y;
  workgroupBarrier();
  for (var r0_in2_all0: i32 = 0i; r0_in2_all0 < 8i; r0_in2_all0++) {
    let val4: f32 = partial0[r0_in2_all0];
    acc0 = acc0 + val4;
  }
  let vec0: vec4<f32> = vec4<f32>(acc0 * 0.0078125f);
  let alu2: vec4<f32> = val0 - vec0;
  acc1 = 0.0f;
  let alu3: vec4<f32> = val3 - vec0;
  let alu4: vec4<f32> = val2 - vec0;
  let alu5: vec4<f32> = val1 - vec0;
  let alu6: vec4<f32> = fma(alu3, alu3, fma(alu4, alu4, fma(alu2, alu2, alu5 * alu5)));
  let alu7: vec2<f32> = alu6.xy + alu6.zw;
  partial1[l0] = alu7.x + alu7.y;
  workgroupBarrier();
  for (var r0_in2_all1: i32 = 0i; r0_in2_all1 < 8i; r0_in2_all1++) {
    let val5: f32 = partial1[r0_in2_all1];
    acc1 = acc1 + val5;
  }
  let vec1: vec4<f32> = vec4<f32>(sqrt(fma(acc1, 0.0078125f, 0x1.4f8b58p-17f)));
  let val6: vec4<f32> = data2[num0 >> 2u];
  let val7: vec4<f32> = data3[num0 >> 2u];
  data0[num1 >> 2u] = fma(alu2 / vec1, val6, val7);
  let num5: i32 = num0 + 32i;
  let val8: vec4<f32> = data2[num5 >> 2u];
  let val9: vec4<f32> = data3[num5 >> 2u];
  data0[num2 >> 2u] = fma(alu5 / vec1, val8, val9);
  let num6: i32 = num0 + 64i;
  let val10: vec4<f32> = data2[num6 >> 2u];
  let val11: vec4<f32> = data3[num6 >> 2u];
  data0[num3 >> 2u] = fma(alu4 / vec1, val10, val11);
  let num7: i32 = num0 + 96i;
  let val12: vec4<f32> = data2[num7 >> 2u];
  let val13: vec4<f32> = data3[num7 >> 2u];
  data0[num4 >> 2u] = fma(alu3 / vec1, val12, val13);
}
