// The machine's own limits: what memory streams and what the multipliers do when nothing else is asked of them.
#include "reference.h"

enum { LANES = 16, AHEAD = 1024, ROUNDS = 1 << 20 };

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

// Sixteen chains, twice what two multipliers of latency four need; 2 * 16 * 16 operations a round.
#define CHAINS 16
#define PEAK(name, type, zero, step)                                                                                     \
    EXPORT void name(const Job *job) {                                                                                   \
        type a[CHAINS];                                                                                                  \
        __m512i u = _mm512_set1_epi32(0x3f803f80), v = _mm512_set1_epi32(0x01010101);                                    \
        __asm__ volatile("" : "+v"(u), "+v"(v));                                                                         \
        for (int i = 0; i < CHAINS; i++) a[i] = zero;                                                                    \
        for (int64_t round = 0; round < job->rows; round++) {                                                            \
            for (int i = 0; i < CHAINS; i++) a[i] = step;                                                                \
            for (int i = 0; i < CHAINS; i++) __asm__ volatile("" : "+v"(a[i]));                                          \
        }                                                                                                                \
    }

PEAK(peak_float32, __m512, _mm512_setzero_ps(), _mm512_fmadd_ps(_mm512_castsi512_ps(u), _mm512_castsi512_ps(v), a[i]))
#ifdef __AVX512VNNI__
PEAK(peak_int8, __m512i, _mm512_setzero_si512(), _mm512_dpbusd_epi32(a[i], u, v))
#endif
#ifdef __AVX512BF16__
PEAK(peak_bfloat16, __m512, _mm512_setzero_ps(), _mm512_dpbf16_ps(a[i], (__m512bh)u, (__m512bh)v))
#endif
