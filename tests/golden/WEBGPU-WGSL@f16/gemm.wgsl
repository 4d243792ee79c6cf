// gemm

@group(0) @binding(0) var<storage, read_write> data0: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> data1: array<f32>;
@group(0) @binding(2) var<storage, read> data2: array<f32>;
var<workgroup> p1_r0_0: array<f32, 256>;
var<workgroup> p1_r0_1: array<f32, 256>;
var<workgroup> p1_r0_2: array<f32, 256>;
var<workgroup> p1_r0_3: array<f32, 256>;
var<workgroup> p2_r0: array<f32, 1024>;

@compute @workgroup_size(16, 16, 1)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_id) item: vec3<u32>) {
  let l0: i32 = i32(item.x);
  let l1: i32 = i32(item.y);
  var acc0: vec4<f32>;
  var acc1: vec4<f32>;
  var acc2: vec4<f32>;
  var acc3: vec4<f32>;
  let num0: i32 = l1 * 256i;
  let num1: i32 = l0 * 4i + num0;
  let num2: i32 = l1 * 16i;
  let num3: i32 = l0 + num2;
  let num4: i32 = l0 + num0;
  let num5: i32 = l0 * 64i;
  let vec0: vec4<i32> = vec4<i32>(0i, 16i, 32i, 48i);
  let num6: i32 = num5 + l1;
  acc0 = vec4<f32>(0.0f);
  acc1 = vec4<f32>(0.0f);
  acc2 = vec4<f32>(0.0f);
  acc3 = vec4<f32>(0.0f);
  for (var r0: i32 = 0i; r0 < 4i; r0++) {
    let num7: i32 = num4 + r0 * 16i;
    let val0: f32 = data1[num7];
    workgroupBarrier();
    let val1: f32 = data1[num7 + 64i];
    let val2: f32 = data1[num7 + 128i];
    let val3: f32 = data1[num7 + 192i];
    for (var p1_r0_fill: i32 = 0i; p1_r0_fill < 1i; p1_r0_fill++) {
      p1_r0_0[num3] = val0;
      p1_r0_1[num3] = val1;
      p1_r0_2[num3] = val2;
      p1_r0_3[num3] = val3;
    }
    workgroupBarrier();
    let num8: i32 = r0 * 1024i;
    for (var p2_r0_fill: i32 = 0i; p2_r0_fill < 4i; p2_r0_fill++) {
      let val4: f32 = data2[num6 + p2_r0_fill * 16i + num8];
      p2_r0[num3 + p2_r0_fill * 256i] = val4;
    }
    workgroupBarrier();
    for (var r0_in: i32 = 0i; r0_in < 16i; r0_in++) {
      let num9: i32 = num2 + r0_in;
      let val5: f32 = p1_r0_0[num9];
      let alu0: vec4<i32> = vec4<i32>(num5 + r0_in) + vec0;
      let val6: f32 = p2_r0[alu0.x];
      let val7: f32 = p2_r0[alu0.y];
      let val8: f32 = p2_r0[alu0.z];
      let val9: f32 = p2_r0[alu0.w];
      let vec1: vec4<f32> = vec4<f32>(val6, val7, val8, val9);
      acc0 = fma(vec4<f32>(val5), vec1, acc0);
      let val10: f32 = p1_r0_1[num9];
      acc1 = fma(vec4<f32>(val10), vec1, acc1);
      let val11: f32 = p1_r0_2[num9];
      acc2 = fma(vec4<f32>(val11), vec1, acc2);
      let val12: f32 = p1_r0_3[num9];
      acc3 = fma(vec4<f32>(val12), vec1, acc3);
    }
  }
  data0[num1 >> 2u] = acc0;
  data0[(num1 + 64i) >> 2u] = acc1;
  data0[(num1 + 128i) >> 2u] = acc2;
  data0[(num1 + 192i) >> 2u] = acc3;
}
