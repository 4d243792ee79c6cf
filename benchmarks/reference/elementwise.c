// One pass over long arrays: streaming stores, since the result is larger than the cache, and prefetch where that is quicker.
#include "reference.h"

enum { AHEAD = 2048 }; // elements between a load and its prefetch

EXPORT void vector_add(const Job *job) {
    float *restrict out = job->buffers[0];
    const float *a = job->buffers[1], *b = job->buffers[2];
    Slice s = share(job, job->rows * job->columns, 16);
    for (int64_t i = s.first; i < s.last; i += 16)
        _mm512_stream_ps(out + i, _mm512_add_ps(_mm512_loadu_ps(a + i), _mm512_loadu_ps(b + i)));
    _mm_sfence();
}

EXPORT void gelu(const Job *job) {
    float *restrict out = job->buffers[0];
    const float *x = job->buffers[1], *w = job->buffers[2], *b = job->buffers[3];
    const __m512 one = _mm512_set1_ps(1.0f), cubic = _mm512_set1_ps(-1.5957691216057308f * 0.044715f);
    const __m512 slope = _mm512_set1_ps(-1.5957691216057308f);
    Slice s = share(job, job->rows, 1);
    for (int64_t i = s.first; i < s.last; i++) {
        for (int64_t j = 0; j < job->columns; j += 16) {
            const float *p = x + i * job->columns + j;
            prefetch(p + AHEAD);
            __m512 y = _mm512_fmadd_ps(_mm512_loadu_ps(p), _mm512_loadu_ps(w + j), _mm512_loadu_ps(b + j));
            __m512 inner = _mm512_mul_ps(y, _mm512_fmadd_ps(_mm512_mul_ps(y, y), cubic, slope));
            _mm512_stream_ps(out + i * job->columns + j, _mm512_div_ps(y, _mm512_add_ps(exp_ps(inner), one)));
        }
    }
    _mm_sfence();
}

EXPORT void float16_elementwise(const Job *job) {
    uint16_t *restrict out = job->buffers[0];
    const uint16_t *a = job->buffers[1], *b = job->buffers[2];
    Slice s = share(job, job->rows * job->columns, 32);
    for (int64_t i = s.first; i < s.last; i += 32) {
        prefetch(a + i + AHEAD);
        prefetch(b + i + AHEAD);
        __m256i half[2];
        for (int64_t j = 0; j < 2; j++) {
            __m512 u = _mm512_cvtph_ps(_mm256_loadu_si256((const __m256i *)(a + i + 16 * j)));
            __m512 v = _mm512_cvtph_ps(_mm256_loadu_si256((const __m256i *)(b + i + 16 * j)));
            half[j] = _mm512_cvtps_ph(_mm512_fmadd_ps(u, v, v), _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
        }
        _mm512_stream_si512((__m512i *)(out + i), _mm512_inserti64x4(_mm512_castsi256_si512(half[0]), half[1], 1));
    }
    _mm_sfence();
}

// Rounds to the nearest bfloat16, ties to even, in the upper half of each lane. vcvtneps2bf16 would flush subnormals.
INLINE __m512i round_bfloat16(__m512 value) {
    __m512i bits = _mm512_castps_si512(value);
    __m512i odd = _mm512_and_si512(_mm512_srli_epi32(bits, 16), _mm512_set1_epi32(1));
    __m512i rounded = _mm512_add_epi32(_mm512_add_epi32(bits, odd), _mm512_set1_epi32(0x7FFF));
    return _mm512_mask_mov_epi32(rounded, _mm512_cmp_ps_mask(value, value, _CMP_UNORD_Q), _mm512_set1_epi32(0x7FC00000));
}

EXPORT void bfloat16_elementwise(const Job *job) {
    uint16_t *restrict out = job->buffers[0];
    const uint16_t *a = job->buffers[1], *b = job->buffers[2];
    const __m512i upper = _mm512_set1_epi32((int)0xFFFF0000);
    Slice s = share(job, job->rows * job->columns, 32);
    for (int64_t i = s.first; i < s.last; i += 32) {
        prefetch(a + i + AHEAD);
        prefetch(b + i + AHEAD);
        // even and odd elements apart, so that nothing crosses lanes
        __m512i u = _mm512_loadu_si512(a + i), v = _mm512_loadu_si512(b + i);
        __m512 u0 = _mm512_castsi512_ps(_mm512_slli_epi32(u, 16)), u1 = _mm512_castsi512_ps(_mm512_and_si512(u, upper));
        __m512 v0 = _mm512_castsi512_ps(_mm512_slli_epi32(v, 16)), v1 = _mm512_castsi512_ps(_mm512_and_si512(v, upper));
        __m512i even = _mm512_srli_epi32(round_bfloat16(_mm512_fmadd_ps(u0, v0, v0)), 16);
        __m512i odd = _mm512_and_si512(round_bfloat16(_mm512_fmadd_ps(u1, v1, v1)), upper);
        _mm512_stream_si512((__m512i *)(out + i), _mm512_or_si512(even, odd));
    }
    _mm_sfence();
}
