// What the hand-written references share: AVX-512 intrinsics, slices of work, exp, sums of lanes. semantics.md binds them, too.
#pragma once
#include <immintrin.h>
#include <stdint.h>

// One call of a reference by one worker: buffers as the kernel's parameters by slot, and the extents of the workload.
typedef struct {
    int64_t worker, workers;
    void *const *buffers;
    int64_t rows, columns;
} Job;

typedef struct {
    int64_t first, last;
} Slice;

#define EXPORT __attribute__((visibility("default")))
#define INLINE static inline __attribute__((always_inline))

// Waits until every worker of the running job has come here.
void team_barrier(void);

// This worker's share of `count`, in whole multiples of `step`.
INLINE Slice share(const Job *job, int64_t count, int64_t step) {
    int64_t steps = count / step;
    return (Slice){steps * job->worker / job->workers * step, steps * (job->worker + 1) / job->workers * step};
}

INLINE void prefetch(const void *address) { _mm_prefetch((const char *)address, _MM_HINT_T0); }

// exp on the whole range: overflow to inf, underflow through the subnormals to 0, NaN stays NaN. Within 1 ULP or so.
INLINE __m512 exp_ps(__m512 x) {
    // the constant comes first: vminps gives its second operand where one is NaN
    x = _mm512_min_ps(_mm512_set1_ps(100.0f), x);
    x = _mm512_max_ps(_mm512_set1_ps(-120.0f), x);
    const __m512 shift = _mm512_set1_ps(12582912.0f); // 1.5 * 2^23: adding it rounds to an integer
    __m512 n = _mm512_sub_ps(_mm512_fmadd_ps(x, _mm512_set1_ps(1.44269504f), shift), shift);
    __m512 r = _mm512_fnmadd_ps(n, _mm512_set1_ps(0.693145752f), x);
    r = _mm512_fnmadd_ps(n, _mm512_set1_ps(1.42860677e-6f), r);
    __m512 p = _mm512_set1_ps(1.3888945e-3f); // exp(r) = 1 + r + r^2 (1/2 + r/6 + ...), |r| <= ln(2)/2
    p = _mm512_fmadd_ps(p, r, _mm512_set1_ps(8.3333720e-3f));
    p = _mm512_fmadd_ps(p, r, _mm512_set1_ps(4.1666664e-2f));
    p = _mm512_fmadd_ps(p, r, _mm512_set1_ps(1.6666666e-1f));
    p = _mm512_fmadd_ps(p, r, _mm512_set1_ps(0.5f));
    p = _mm512_fmadd_ps(p, r, _mm512_set1_ps(1.0f));
    p = _mm512_fmadd_ps(p, r, _mm512_set1_ps(1.0f));
    return _mm512_scalef_ps(p, n);
}

// a + b as trees: the sum of N accumulators.
#define SUM4(a) _mm512_add_ps(_mm512_add_ps(a[0], a[1]), _mm512_add_ps(a[2], a[3]))
#define SUM8(a) _mm512_add_ps(SUM4(a), SUM4((a + 4)))
