// gemm_bfloat16

@group(0) @binding(0) var<storage, read_write> data0: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> data1: array<u32>;
@group(0) @binding(2) var<storage, read> data2: array<u32>;

@compute @workgroup_size(16, 8, 1)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_id) item: vec3<u32>) {
  let g0: i32 = i32(group.x);
  let l0: i32 = i32(item.x);
  let l1: i32 = i32(item.y);
  var acc0: vec4<f32>;
  let num0: i32 = g0 * 512i;
  let num1: i32 = l0 * 4i;
  let num2: i32 = l1 * 64i;
  let num3: i32 = num0 + num2;
  acc0 = vec4<f32>(0.0f);
  for (var r0: i32 = 0i; r0 < 16i; r0++) {
    let num4: i32 = num3 + r0 * 4i;
    let at0: i32 = num4 + 3i;
    let val0: u32 = extractBits(data1[at0 >> 1u], (u32(at0) & 1u) * 16u, 16u);
    let num5: i32 = num1 + r0 * 256i;
    let num6: i32 = num5 + 192i;
    let word0: u32 = data2[num6 >> 1u];
    let word1: u32 = data2[(num6 >> 1u) + 1i];
    let val1: vec4<u32> = vec4<u32>(extractBits(word0, 0u, 16u), extractBits(word0, 16u, 16u), extractBits(word1, 0u, 16u), extractBits(word1, 16u, 16u));
    let at1: i32 = num4 + 2i;
    let val2: u32 = extractBits(data1[at1 >> 1u], (u32(at1) & 1u) * 16u, 16u);
    let num7: i32 = num5 + 128i;
    let word2: u32 = data2[num7 >> 1u];
    let word3: u32 = data2[(num7 >> 1u) + 1i];
    let val3: vec4<u32> = vec4<u32>(extractBits(word2, 0u, 16u), extractBits(word2, 16u, 16u), extractBits(word3, 0u, 16u), extractBits(word3, 16u, 16u));
    let at2: i32 = num4 + 1i;
    let val4: u32 = extractBits(data1[at2 >> 1u], (u32(at2) & 1u) * 16u, 16u);
    let num8: i32 = num5 + 64i;
    let word4: u32 = data2[num8 >> 1u];
    let word5: u32 = data2[(num8 >> 1u) + 1i];
    let val5: vec4<u32> = vec4<u32>(extractBits(word4, 0u, 16u), extractBits(word4, 16u, 16u), extractBits(word5, 0u, 16u), extractBits(word5, 16u, 16u));
    let val6: u32 = extractBits(data1[num4 >> 1u], (u32(num4) & 1u) * 16u, 16u);
    let word6: u32 = data2[num5 >> 1u];
    let word7: u32 = data2[(num5 >> 1u) + 1i];
    let val7: vec4<u32> = vec4<u32>(extractBits(word6, 0u, 16u), extractBits(word6, 16u, 16u), extractBits(word7, 0u, 16u), extractBits(word7, 16u, 16u));
    let alu0: vec4<f32> = fma(vec4<f32>(bitcast<f32>(val6 << 16u)), bitcast<vec4<f32>>(val7 << vec4<u32>(16u)), acc0);
    let alu1: vec4<f32> = fma(vec4<f32>(bitcast<f32>(val4 << 16u)), bitcast<vec4<f32>>(val5 << vec4<u32>(16u)), alu0);
    let alu2: vec4<f32> = fma(vec4<f32>(bitcast<f32>(val2 << 16u)), bitcast<vec4<f32>>(val3 << vec4<u32>(16u)), alu1);
    let alu3: vec4<f32> = fma(vec4<f32>(bitcast<f32>(val0 << 16u)), bitcast<vec4<f32>>(val1 << vec4<u32>(16u)), alu2);
    acc0 = alu3;
  }
  data0[(num0 + num1 + num2) >> 2u] = acc0;
}
