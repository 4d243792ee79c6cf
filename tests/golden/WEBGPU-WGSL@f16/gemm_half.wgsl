enable f16;
// gemm

@group(0) @binding(0) var<storage, read_write> data0: array<f16>;
@group(0) @binding(1) var<storage, read> data1: array<f16>;
@group(0) @binding(2) var<storage, read> data2: array<f16>;

@compute @workgroup_size(8, 32, 1)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_id) item: vec3<u32>) {
  let l0: i32 = i32(item.x);
  let l1: i32 = i32(item.y);
  var acc0: vec4<f32>;
  let num0: i32 = l0 * 4i;
  let num1: i32 = l1 * 32i;
  acc0 = vec4<f32>(0.0f);
  for (var r0: i32 = 0i; r0 < 8i; r0++) {
    let num2: i32 = num1 + r0 * 4i;
    let val0: f16 = data1[num2];
    let num3: i32 = num0 + r0 * 128i;
    let val1: vec4<f16> = vec4<f16>(data2[num3], data2[num3 + 1i], data2[num3 + 2i], data2[num3 + 3i]);
    let val2: f16 = data1[num2 + 1i];
    let num4: i32 = num3 + 32i;
    let val3: vec4<f16> = vec4<f16>(data2[num4], data2[num4 + 1i], data2[num4 + 2i], data2[num4 + 3i]);
    let alu0: vec4<f32> = vec4<f32>(vec4<f16>(val0) * val1) + vec4<f32>(vec4<f16>(val2) * val3);
    let val4: f16 = data1[num2 + 2i];
    let num5: i32 = num3 + 64i;
    let val5: vec4<f16> = vec4<f16>(data2[num5], data2[num5 + 1i], data2[num5 + 2i], data2[num5 + 3i]);
    let val6: f16 = data1[num2 + 3i];
    let num6: i32 = num3 + 96i;
    let val7: vec4<f16> = vec4<f16>(data2[num6], data2[num6 + 1i], data2[num6 + 2i], data2[num6 + 3i]);
    let alu1: vec4<f32> = vec4<f32>(vec4<f16>(val4) * val5) + vec4<f32>(vec4<f16>(val6) * val7);
    acc0 = acc0 + (alu0 + alu1);
  }
  let cast0: vec4<f16> = vec4<f16>(acc0);
  let num7: i32 = num0 + num1;
  data0[num7] = cast0.x;
  data0[num7 + 1i] = cast0.y;
  data0[num7 + 2i] = cast0.z;
  data0[num7 + 3i] = cast0.w;
}
