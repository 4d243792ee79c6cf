// vector_add_symbolic

@group(0) @binding(0) var<storage, read_write> data0: array<f32>;
@group(0) @binding(1) var<storage, read> data1: array<f32>;
@group(0) @binding(2) var<storage, read> data2: array<f32>;
@group(0) @binding(3) var<uniform> launch: Launch;
struct Launch { n: i32 } // {"n": "n"}

@compute @workgroup_size(256, 1, 1)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_id) item: vec3<u32>) {
  let n: i32 = launch.n;
  let g0: i32 = i32(group.x);
  let l0: i32 = i32(item.x);
  let num0: i32 = g0 * 256i + l0;
  let cond0: bool = num0 < n;
  let val0: f32 = select(0.0f, data1[num0], cond0);
  let val1: f32 = select(0.0f, data2[num0], cond0);
  if (cond0) {
    data0[num0] = val0 + val1;
  }
}
