// Arrays read once and little written: several accumulators, streams read ahead.
#include "reference.h"

enum { LANES = 16, AHEAD = 1024, BLOCK = 1 << 14 };

// Blocks of 16 Ki elements in eight vectors, the blocks' sums in float64: the error does not grow with the length.
EXPORT void sum_all(const Job *job) {
    static double partial[64][8]; // a cache line for each worker
    const float *x = job->buffers[1];
    Slice s = share(job, job->rows * job->columns, BLOCK);
    double total = 0;
    for (int64_t block = s.first; block < s.last; block += BLOCK) {
        __m512 a[8];
        for (int i = 0; i < 8; i++) a[i] = _mm512_setzero_ps();
        for (int64_t j = block; j < block + BLOCK; j += 8 * LANES)
            for (int i = 0; i < 8; i++) {
                prefetch(x + j + i * LANES + AHEAD);
                a[i] = _mm512_add_ps(a[i], _mm512_loadu_ps(x + j + i * LANES));
            }
        total += _mm512_reduce_add_ps(SUM8(a));
    }
    partial[job->worker][0] = total;
    team_barrier();
    if (job->worker) return;
    for (int64_t i = 1; i < job->workers; i++) total += partial[i][0];
    *(float *)job->buffers[0] = (float)total;
}

// The greatest of each block of 512, with whether a NaN was seen; the position is looked for in one block only.
EXPORT void argmax(const Job *job) {
    enum { PART = 512 };
    int64_t columns = job->columns;
    Slice s = share(job, job->rows, 1);
    for (int64_t row = s.first; row < s.last; row++) {
        const float *x = (const float *)job->buffers[1] + row * columns;
        int64_t found = 0;
        __m512 best = _mm512_set1_ps(-__builtin_inff());
        for (int64_t part = 0; part < columns; part += PART) {
            __m512 a[4];
            __mmask16 unordered = 0;
            for (int i = 0; i < 4; i++) a[i] = _mm512_set1_ps(-__builtin_inff());
            for (int64_t j = part; j < part + PART; j += 4 * LANES) {
                __m512 v[4];
                for (int i = 0; i < 4; i++) {
                    prefetch(x + j + i * LANES + AHEAD);
                    v[i] = _mm512_loadu_ps(x + j + i * LANES);
                    a[i] = _mm512_max_ps(a[i], v[i]);
                }
                unordered |= _mm512_cmp_ps_mask(v[0], v[1], _CMP_UNORD_Q) | _mm512_cmp_ps_mask(v[2], v[3], _CMP_UNORD_Q);
            }
            if (__builtin_expect(unordered != 0, 0)) {
                found = part;
                while (x[found] == x[found]) found++;
                goto done;
            }
            a[0] = _mm512_max_ps(_mm512_max_ps(a[0], a[1]), _mm512_max_ps(a[2], a[3]));
            if (_mm512_cmp_ps_mask(a[0], best, _CMP_GT_OQ)) {
                best = _mm512_set1_ps(_mm512_reduce_max_ps(a[0]));
                found = part;
            }
        }
        while (x[found] != _mm512_cvtss_f32(best)) found++;
    done:
        ((int32_t *)job->buffers[0])[row] = (int32_t)found;
    }
}

EXPORT void gemv(const Job *job) {
    int64_t columns = job->columns;
    const float *x = job->buffers[2];
    Slice s = share(job, job->rows, 1);
    for (int64_t row = s.first; row < s.last; row++) {
        const float *m = (const float *)job->buffers[1] + row * columns;
        __m512 a[8];
        for (int i = 0; i < 8; i++) a[i] = _mm512_setzero_ps();
        for (int64_t j = 0; j < columns; j += 8 * LANES)
            for (int i = 0; i < 8; i++) {
                prefetch(m + j + i * LANES + AHEAD);
                a[i] = _mm512_fmadd_ps(_mm512_loadu_ps(m + j + i * LANES), _mm512_loadu_ps(x + j + i * LANES), a[i]);
            }
        ((float *)job->buffers[0])[row] = _mm512_reduce_add_ps(SUM8(a));
    }
}
