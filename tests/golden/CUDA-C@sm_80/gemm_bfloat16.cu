struct bfloat16_bits { unsigned short bits; };

struct __align__(16) bfloat16x8 { bfloat16_bits v[8]; };
struct __align__(4) bfloat16x2 { bfloat16_bits v[2]; };
struct __align__(8) bfloat16x4 { bfloat16_bits v[4]; };
struct __align__(16) float32x4 { float v[4]; };
struct __align__(8) float32x2 { float v[2]; };

static __device__ __forceinline__ void copy_16_or_zeros(void * to, const void * source, int count) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" :: "r"((unsigned int)__cvta_generic_to_shared(to)), "l"(__cvta_generic_to_global(source)), "r"(count) : "memory");
}

static __device__ __forceinline__ void copy_16(void * to, const void * source) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" :: "r"((unsigned int)__cvta_generic_to_shared(to)), "l"(__cvta_generic_to_global(source)) : "memory");
}

static __device__ __forceinline__ bfloat16x8 matrices_bfloat16x8(const bfloat16_bits * row, unsigned int moved) {
  unsigned int words[4];
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];" : "=r"(words[0]), "=r"(words[1]), "=r"(words[2]), "=r"(words[3]) : "r"((unsigned int)__cvta_generic_to_shared(row) + (unsigned int)sizeof *row * moved) : "memory");
  bfloat16x8 r;
  memcpy(&r, words, sizeof r);
  return r;
}

static __device__ __forceinline__ bfloat16x8 matrices_turned_bfloat16x8(const bfloat16_bits * row, unsigned int moved) {
  unsigned int words[4];
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4];" : "=r"(words[0]), "=r"(words[1]), "=r"(words[2]), "=r"(words[3]) : "r"((unsigned int)__cvta_generic_to_shared(row) + (unsigned int)sizeof *row * moved) : "memory");
  bfloat16x8 r;
  memcpy(&r, words, sizeof r);
  return r;
}

static __device__ __forceinline__ float32x4 mma_m16n8k16_bf16_f32_float32x4(bfloat16x8 a, bfloat16x4 b, float32x4 c) {
  unsigned int a_words[4];
  memcpy(a_words, &a, sizeof a_words);
  unsigned int b_words[2];
  memcpy(b_words, &b, sizeof b_words);
  unsigned int c_words[4];
  memcpy(c_words, &c, sizeof c_words);
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+r"(c_words[0]), "+r"(c_words[1]), "+r"(c_words[2]), "+r"(c_words[3]) : "r"(a_words[0]), "r"(a_words[1]), "r"(a_words[2]), "r"(a_words[3]), "r"(b_words[0]), "r"(b_words[1]));
  float32x4 r;
  memcpy(&r, c_words, sizeof r);
  return r;
}

extern "C" __global__ void __launch_bounds__(128) kg_gemm_bfloat16(float *data0, const bfloat16_bits *__restrict__ data1, const bfloat16_bits *__restrict__ data2) {
  const int g0 = (int)blockIdx.x;
  const int l1 = (int)threadIdx.y;
  const int l2 = (int)threadIdx.z;
  const int l0 = (int)threadIdx.x;
  float acc0_0;
  __shared__ __align__(1024) bfloat16_bits r0_a_r0[2048];
  __shared__ __align__(1024) bfloat16_bits r0_b_r0[2048];
  float acc0_1;
  float acc0_2;
  float acc0_3;
  float acc1_0;
  float acc1_1;
  float acc1_2;
  float acc1_3;
  const int num0 = g0 * 32;
  const int num1 = l2 * 1024;
  const int num2 = l0 >> 2;
  const int num3 = num2 * 64;
  const int num4 = l0 & 3;
  const int num5 = num0 + l1 * 16 + num1 + num3 + num4 * 2;
  const int num6 = l1 * 256 + l2 * 512 + num2 * 32 + (num4 ^ (l0 >> 3)) * 8;
  const int num7 = l1 * 512;
  const int num8 = num4 * 8;
  const int num9 = num7 + num1 + num3 + num8;
  const bool cond0 = l1 + l2 * 2 < 3;
  copy_16_or_zeros(&r0_a_r0[num6], &data1[num9], cond0 ? 16 : 0);
  const int num10 = num0 + num7 + num1 + num3 + num8;
  copy_16(&r0_b_r0[num6], &data2[num10]);
  asm volatile("cp.async.commit_group;" ::: "memory");
  acc0_0 = 0.0f;
  acc0_1 = 0.0f;
  acc0_2 = 0.0f;
  acc0_3 = 0.0f;
  acc1_0 = 0.0f;
  acc1_1 = 0.0f;
  acc1_2 = 0.0f;
  acc1_3 = 0.0f;
  for (int r0 = 0; r0 < 2; r0++) {
    const int num11 = num6 + ((r0 + 1) & 1) * 1024;
    const bool cond1 = r0 < 1;
    asm volatile("cp.async.wait_group 0;" ::: "memory");
    __syncthreads();
    const int num12 = num9 + r0 * 32 + 32;
    if (cond1) copy_16_or_zeros(&r0_a_r0[num11], &data1[num12], cond0 & cond1 ? 16 : 0);
    const int num13 = num10 + r0 * 2048 + 2048;
    if (cond1) copy_16(&r0_b_r0[num11], &data2[num13]);
    asm volatile("cp.async.commit_group;" ::: "memory");
    const int num14 = (int)((unsigned int)(l0 & 15) << 5) ^ (int)((unsigned int)(l0 & 6) << 2);
    const int num15 = l2 * 512 + ((num14 ^ ((l0 & 16) >> 1)) ^ 16);
    const bfloat16x8 frag0 = matrices_bfloat16x8(&r0_a_r0[num15], r0 * 1024);
    const bfloat16x8 vec0 = bfloat16x8{{frag0.v[0], frag0.v[1], frag0.v[2], frag0.v[3], frag0.v[4], frag0.v[5], frag0.v[6], frag0.v[7]}};
    const int num16 = ((l0 & 7) >> 1) * 64 + ((l1 * 2) ^ ((l0 & 7) >> 1)) * 8;
    const int num17 = num16 + ((l0 & 8) != 0 ? 768 : 512) + (l0 & 1) * 32;
    const int num18 = num16 + ((l0 & 8) != 0 ? 256 : 0) + (l0 & 1) * 32;
    const bfloat16x8 frag1 = matrices_turned_bfloat16x8(&r0_b_r0[(l0 & 16) != 0 ? num17 : num18], r0 * 1024);
    const int num19 = (int)((unsigned int)(l0 & 15) << 5) ^ (int)((unsigned int)(l0 & 6) << 2);
    const bfloat16x8 frag2 = matrices_bfloat16x8(&r0_a_r0[l2 * 512 + (num19 ^ ((l0 & 16) >> 1))], r0 * 1024);
    const bfloat16x8 vec1 = bfloat16x8{{frag2.v[0], frag2.v[1], frag2.v[2], frag2.v[3], frag2.v[4], frag2.v[5], frag2.v[6], frag2.v[7]}};
    const bfloat16x4 vec2 = bfloat16x4{{frag1.v[0], frag1.v[1], frag1.v[2], frag1.v[3]}};
    const float32x4 vec3 = float32x4{{acc0_0, acc0_1, acc0_2, acc0_3}};
    const float32x4 alu0 = mma_m16n8k16_bf16_f32_float32x4(vec1, vec2, vec3);
    const bfloat16x4 vec4 = bfloat16x4{{frag1.v[4], frag1.v[5], frag1.v[6], frag1.v[7]}};
    const float32x4 alu1 = mma_m16n8k16_bf16_f32_float32x4(vec0, vec4, alu0);
    acc0_0 = alu1.v[0];
    acc0_1 = alu1.v[1];
    acc0_2 = alu1.v[2];
    acc0_3 = alu1.v[3];
    const int num20 = ((l0 & 7) >> 1) * 64 + ((l1 * 2 + 1) ^ ((l0 & 7) >> 1)) * 8;
    const int num21 = num20 + ((l0 & 8) != 0 ? 768 : 512) + (l0 & 1) * 32;
    const int num22 = num20 + ((l0 & 8) != 0 ? 256 : 0) + (l0 & 1) * 32;
    const bfloat16x8 frag3 = matrices_turned_bfloat16x8(&r0_b_r0[(l0 & 16) != 0 ? num21 : num22], r0 * 1024);
    const bfloat16x4 vec5 = bfloat16x4{{frag3.v[0], frag3.v[1], frag3.v[2], frag3.v[3]}};
    const float32x4 vec6 = float32x4{{acc1_0, acc1_1, acc1_2, acc1_3}};
    const float32x4 alu2 = mma_m16n8k16_bf16_f32_float32x4(vec1, vec5, vec6);
    const bfloat16x4 vec7 = bfloat16x4{{frag3.v[4], frag3.v[5], frag3.v[6], frag3.v[7]}};
    const float32x4 alu3 = mma_m16n8k16_bf16_f32_float32x4(vec0, vec7, alu2);
    acc1_0 = alu3.v[0];
    acc1_1 = alu3.v[1];
    acc1_2 = alu3.v[2];
    acc1_3 = alu3.v[3];
  }
  const float32x2 vec8 = float32x2{{acc0_0, acc0_1}};
  *(float32x2 *)&data0[num5] = vec8;
  const int num23 = num5 + 8;
  const float32x2 vec9 = float32x2{{acc1_0, acc1_1}};
  *(float32x2 *)&data0[num23] = vec9;
  const bool cond2 = l2 < 1;
  if (cond2) data0[num5 + 512] = acc0_2;
  if (cond2) data0[num5 + 520] = acc1_2;
  if (cond2) data0[num5 + 513] = acc0_3;
  if (cond2) data0[num5 + 521] = acc1_3;
}
