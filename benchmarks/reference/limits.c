// The machine's own limits: what memory streams and what the multipliers do when nothing else is asked of them.
#include "reference.h"

// Sixteen chains, twice what two multipliers of latency four need; on AVX2 as many as registers leave. `name`_work: operations of a round.
#define PEAK(name, type, chains, zero, step, operations)                                                                 \
    EXPORT const int64_t name##_work = chains * operations;                                                              \
    EXPORT void name(const Job *job) {                                                                                   \
        type a[chains];                                                                                                  \
        INTEGERS u = SPREAD(0x3f803f80), v = SPREAD(0x01010101);                                                         \
        __asm__ volatile("" : "+v"(u), "+v"(v));                                                                         \
        for (int i = 0; i < chains; i++) a[i] = zero;                                                                    \
        for (int64_t round = 0; round < job->rows; round++) {                                                            \
            for (int i = 0; i < chains; i++) a[i] = step;                                                                \
            for (int i = 0; i < chains; i++) __asm__ volatile("" : "+v"(a[i]));                                          \
        }                                                                                                                \
    }

#ifdef __AVX512F__
#define INTEGERS __m512i
#define SPREAD _mm512_set1_epi32

enum { LANES = 16, AHEAD = 1024 };

EXPORT void stream_copy(const Job *job) {
    float *restrict out = job->buffers[0];
    const float *x = job->buffers[1];
    Slice s = share(job, job->rows * job->columns, 4 * LANES);
    for (int64_t i = s.first; i < s.last; i += 4 * LANES)
        for (int64_t j = i; j < i + 4 * LANES; j += LANES) {
            prefetch(x + j + AHEAD);
            _mm512_stream_ps(out + j, _mm512_loadu_ps(x + j));
        }
    _mm_sfence();
}

PEAK(peak_float32, __m512, 16, _mm512_setzero_ps(), _mm512_fmadd_ps(_mm512_castsi512_ps(u), _mm512_castsi512_ps(v), a[i]), 32)
#ifdef __AVX512VNNI__
PEAK(peak_int8, __m512i, 16, _mm512_setzero_si512(), _mm512_dpbusd_epi32(a[i], u, v), 128)
#endif
#ifdef __AVX512BF16__
PEAK(peak_bfloat16, __m512, 16, _mm512_setzero_ps(), _mm512_dpbf16_ps(a[i], (__m512bh)u, (__m512bh)v), 64)
#endif
#else
#define INTEGERS __m256i
#define SPREAD _mm256_set1_epi32

// Nothing multiplies bfloat16 here, which is widened to float32, nor sums of bytes that can't overflow: they are widened to 16 bits, and an instruction of its own adds their products.
PEAK(peak_float32, __m256, 12, _mm256_setzero_ps(), _mm256_fmadd_ps(_mm256_castsi256_ps(u), _mm256_castsi256_ps(v), a[i]), 16)
PEAK(peak_bfloat16, __m256, 12, _mm256_setzero_ps(), _mm256_fmadd_ps(_mm256_castsi256_ps(u), _mm256_castsi256_ps(v), a[i]), 16)
PEAK(peak_int8, __m256i, 12, _mm256_setzero_si256(), _mm256_add_epi32(a[i], _mm256_madd_epi16(a[i], v)), 32)
#endif
