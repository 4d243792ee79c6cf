// gemm_int8

@group(0) @binding(0) var<storage, read_write> data0: array<vec4<i32>>;
@group(0) @binding(1) var<storage, read> data1: array<u32>;
@group(0) @binding(2) var<storage, read> data2: array<u32>;

@compute @workgroup_size(16, 16, 1)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_id) item: vec3<u32>) {
  let g0: i32 = i32(group.x);
  let l0: i32 = i32(item.x);
  let l1: i32 = i32(item.y);
  var acc0: vec4<i32>;
  let num0: i32 = g0 * 1024i;
  let num1: i32 = l0 * 4i;
  let num2: i32 = l1 * 64i;
  let cond0: bool = (g0 * 16i + l1) < 24i;
  acc0 = vec4<i32>(0i);
  let num3: i32 = num0 + num2;
  for (var r0: i32 = 0i; r0 < 16i; r0++) {
    let num4: i32 = num3 + r0 * 4i;
    let val0: i32 = select(0i, extractBits(bitcast<i32>(data1[num4 >> 2u]), (u32(num4) & 3u) * 8u, 8u), cond0);
    let num5: i32 = num1 + r0 * 256i;
    let word0: i32 = bitcast<i32>(data2[num5 >> 2u]);
    let val1: vec4<i32> = vec4<i32>(extractBits(word0, 0u, 8u), extractBits(word0, 8u, 8u), extractBits(word0, 16u, 8u), extractBits(word0, 24u, 8u));
    let at0: i32 = num4 + 1i;
    let val2: i32 = select(0i, extractBits(bitcast<i32>(data1[at0 >> 2u]), (u32(at0) & 3u) * 8u, 8u), cond0);
    let num6: i32 = num5 + 64i;
    let word1: i32 = bitcast<i32>(data2[num6 >> 2u]);
    let val3: vec4<i32> = vec4<i32>(extractBits(word1, 0u, 8u), extractBits(word1, 8u, 8u), extractBits(word1, 16u, 8u), extractBits(word1, 24u, 8u));
    let at1: i32 = num4 + 2i;
    let val4: i32 = select(0i, extractBits(bitcast<i32>(data1[at1 >> 2u]), (u32(at1) & 3u) * 8u, 8u), cond0);
    let num7: i32 = num5 + 128i;
    let word2: i32 = bitcast<i32>(data2[num7 >> 2u]);
    let val5: vec4<i32> = vec4<i32>(extractBits(word2, 0u, 8u), extractBits(word2, 8u, 8u), extractBits(word2, 16u, 8u), extractBits(word2, 24u, 8u));
    let alu0: vec4<i32> = acc0 + vec4<i32>(val0) * val1 + vec4<i32>(val2) * val3 + vec4<i32>(val4) * val5;
    let at2: i32 = num4 + 3i;
    let val6: i32 = select(0i, extractBits(bitcast<i32>(data1[at2 >> 2u]), (u32(at2) & 3u) * 8u, 8u), cond0);
    let num8: i32 = num5 + 192i;
    let word3: i32 = bitcast<i32>(data2[num8 >> 2u]);
    let val7: vec4<i32> = vec4<i32>(extractBits(word3, 0u, 8u), extractBits(word3, 8u, 8u), extractBits(word3, 16u, 8u), extractBits(word3, 24u, 8u));
    acc0 = alu0 + vec4<i32>(val6) * val7;
  }
  if (cond0) {
    data0[(num0 + num1 + num2) >> 2u] = acc0;
  }
}
