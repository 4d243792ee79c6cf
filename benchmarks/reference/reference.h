// What the hand-written references share: intrinsics, slices of work, exp, sums of lanes. semantics.md binds them, too.
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

// Into the first-level cache, and into the second.
INLINE void prefetch(const void *address) { _mm_prefetch((const char *)address, _MM_HINT_T0); }
INLINE void prefetch_far(const void *address) { _mm_prefetch((const char *)address, _MM_HINT_T1); }

#ifdef __AVX512F__
// exp on the whole range, as 2^(x log2(e)) within 2 ULP: overflow to inf, underflow through the subnormals to 0, NaN stays NaN.
// vreduceps leaves what is above the integer below (0 of an infinity), vscalefps multiplies by 2 to that integer.
INLINE __m512 exp_ps(__m512 x) {
    __m512 t = _mm512_mul_ps(x, _mm512_set1_ps(1.44269504f));
    __m512 r = _mm512_reduce_ps(t, _MM_FROUND_TO_NEG_INF);
    __m512 p = _mm512_set1_ps(2.161291631637141e-4f); // least relative error on [0, 1), exact at 0
    p = _mm512_fmadd_ps(p, r, _mm512_set1_ps(1.2467845808714628e-3f));
    p = _mm512_fmadd_ps(p, r, _mm512_set1_ps(9.675451554358006e-3f));
    p = _mm512_fmadd_ps(p, r, _mm512_set1_ps(5.5485282093286514e-2f));
    p = _mm512_fmadd_ps(p, r, _mm512_set1_ps(0.2402293086051941f));
    p = _mm512_fmadd_ps(p, r, _mm512_set1_ps(0.6931470632553101f));
    p = _mm512_fmadd_ps(p, r, _mm512_set1_ps(1.0f));
    return _mm512_scalef_ps(p, t);
}

// The sum of several accumulators.
#define SUM2(a) _mm512_add_ps((a)[0], (a)[1])
#define SUM4(a) _mm512_add_ps(SUM2(a), SUM2((a) + 2))
#define SUM8(a) _mm512_add_ps(SUM4(a), SUM4((a) + 4))
#endif
