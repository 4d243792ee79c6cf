struct bfloat16_bits { unsigned short bits; };

struct __align__(16) bfloat16x8 { bfloat16_bits v[8]; };
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

static __device__ __forceinline__ bfloat16x8 matrices_transposed_bfloat16x8(const bfloat16_bits * row, unsigned int moved) {
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
  const int num1 = l1 * 16;
  const int num2 = l2 * 1024;
  const int num3 = l0 >> 2;
  const int num4 = num3 * 64;
  const int num5 = l0 & 3;
  const int num6 = num0 + num1 + num2 + num4 + num5 * 2;
  const int num7 = l2 * 512;
  const int num8 = (l0 & 15) * 32;
  const int num9 = num7 + num8;
  const int num10 = (((l0 >> 1) & 3) * 8) ^ ((l0 >> 4) * 8);
  const int num11 = num9 + (num10 ^ 16);
  const int num12 = num5 * 8;
  const int num13 = l1 * 256 + num7 + num3 * 32 + (num12 ^ ((l0 >> 3) * 8));
  const int num14 = l1 * 512;
  const int num15 = num14 + num2 + num4 + num12;
  const bool cond0 = l1 + l2 * 2 < 3;
  copy_16_or_zeros(&r0_a_r0[num13], &data1[num15], cond0 ? 16 : 0);
  const int num16 = num0 + num14 + num2 + num4 + num12;
  copy_16(&r0_b_r0[num13], &data2[num16]);
  asm volatile("cp.async.commit_group;" ::: "memory");
  const int num17 = num8 + (num1 ^ num10);
  const int num18 = num9 + num10;
  acc0_0 = 0.0f;
  acc0_1 = 0.0f;
  acc0_2 = 0.0f;
  acc0_3 = 0.0f;
  acc1_0 = 0.0f;
  acc1_1 = 0.0f;
  acc1_2 = 0.0f;
  acc1_3 = 0.0f;
  for (int r0 = 0; r0 < 2; r0++) {
    const int num19 = r0 * 1024;
    const int num20 = num13 + ((r0 + 1) & 1) * 1024;
    const bool cond1 = r0 < 1;
    asm volatile("cp.async.wait_group 0;" ::: "memory");
    __syncthreads();
    const int num21 = num15 + r0 * 32 + 32;
    if (cond1) copy_16_or_zeros(&r0_a_r0[num20], &data1[num21], cond0 & cond1 ? 16 : 0);
    const int num22 = num16 + r0 * 2048 + 2048;
    if (cond1) copy_16(&r0_b_r0[num20], &data2[num22]);
    asm volatile("cp.async.commit_group;" ::: "memory");
    const bfloat16x8 val0 = matrices_bfloat16x8(&r0_a_r0[num11 + num19], 0);
    const int num23 = num17 + num19;
    const bfloat16x8 val1 = matrices_transposed_bfloat16x8(&r0_b_r0[num23 + 512], 0);
    const bfloat16x8 val2 = matrices_bfloat16x8(&r0_a_r0[num18 + num19], 0);
    const bfloat16x8 val3 = matrices_transposed_bfloat16x8(&r0_b_r0[num23], 0);
    const bfloat16x4 vec0 = bfloat16x4{{val3.v[0], val3.v[1], val3.v[2], val3.v[3]}};
    const float32x4 vec1 = float32x4{{acc0_0, acc0_1, acc0_2, acc0_3}};
    const float32x4 alu0 = mma_m16n8k16_bf16_f32_float32x4(val2, vec0, vec1);
    const bfloat16x4 vec2 = bfloat16x4{{val1.v[0], val1.v[1], val1.v[2], val1.v[3]}};
    const float32x4 alu1 = mma_m16n8k16_bf16_f32_float32x4(val0, vec2, alu0);
    acc0_0 = alu1.v[0];
    acc0_1 = alu1.v[1];
    acc0_2 = alu1.v[2];
    acc0_3 = alu1.v[3];
    const bfloat16x4 vec3 = bfloat16x4{{val3.v[4], val3.v[5], val3.v[6], val3.v[7]}};
    const float32x4 vec4 = float32x4{{acc1_0, acc1_1, acc1_2, acc1_3}};
    const float32x4 alu2 = mma_m16n8k16_bf16_f32_float32x4(val2, vec3, vec4);
    const bfloat16x4 vec5 = bfloat16x4{{val1.v[4], val1.v[5], val1.v[6], val1.v[7]}};
    const float32x4 alu3 = mma_m16n8k16_bf16_f32_float32x4(val0, vec5, alu2);
    acc1_0 = alu3.v[0];
    acc1_1 = alu3.v[1];
    acc1_2 = alu3.v[2];
    acc1_3 = alu3.v[3];
  }
  const float32x2 vec6 = float32x2{{acc0_0, acc0_1}};
  *(float32x2 *)&data0[num6] = vec6;
  const int num24 = num6 + 8;
  const float32x2 vec7 = float32x2{{acc1_0, acc1_1}};
  *(float32x2 *)&data0[num24] = vec7;
  const bool cond2 = l2 < 1;
  const int num25 = num6 + 512;
  const float32x2 vec8 = float32x2{{acc0_2, acc0_3}};
  if (cond2) *(float32x2 *)&data0[num25] = vec8;
  const int num26 = num6 + 520;
  const float32x2 vec9 = float32x2{{acc1_2, acc1_3}};
  if (cond2) *(float32x2 *)&data0[num26] = vec9;
}
