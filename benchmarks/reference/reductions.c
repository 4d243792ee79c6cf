// Arrays read once and little written: several accumulators, no wait at the end of a row.
#include "reference.h"

enum { LANES = 16, BLOCK = 1 << 14 };

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
            for (int i = 0; i < 8; i++) a[i] = _mm512_add_ps(a[i], _mm512_loadu_ps(x + j + i * LANES));
        total += _mm512_reduce_add_ps(SUM8(a));
    }
    partial[job->worker][0] = total;
    team_barrier();
    if (job->worker) return;
    for (int64_t i = 1; i < job->workers; i++) total += partial[i][0];
    *(float *)job->buffers[0] = (float)total;
}

// The greatest of all lanes, in each lane.
INLINE __m512 greatest_everywhere(__m512 v) {
    v = _mm512_max_ps(v, _mm512_shuffle_f32x4(v, v, 0x4e));
    v = _mm512_max_ps(v, _mm512_shuffle_f32x4(v, v, 0xb1));
    v = _mm512_max_ps(v, _mm512_permute_ps(v, 0x4e));
    return _mm512_max_ps(v, _mm512_permute_ps(v, 0xb1));
}

// Each lane keeps its greatest value and the first vector that had it; the first of the lanes is found without a branch.
EXPORT void argmax(const Job *job) {
    int64_t columns = job->columns;
    const __m512i lane = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    Slice s = share(job, job->rows, 1);
    for (int64_t row = s.first; row < s.last; row++) {
        const float *x = (const float *)job->buffers[1] + row * columns;
        __m512 a[2] = {_mm512_loadu_ps(x), _mm512_loadu_ps(x + LANES)};
        __m512i at[2] = {lane, _mm512_add_epi32(lane, _mm512_set1_epi32(LANES))};
        __mmask16 unordered = _mm512_cmp_ps_mask(a[0], a[1], _CMP_UNORD_Q);
        for (int64_t j = 2 * LANES; j < columns; j += 2 * LANES) {
            __m512 v[2];
            for (int i = 0; i < 2; i++) {
                prefetch(x + j + i * LANES + 2048);
                v[i] = _mm512_loadu_ps(x + j + i * LANES);
                __mmask16 greater = _mm512_cmp_ps_mask(v[i], a[i], _CMP_GT_OQ);
                a[i] = _mm512_max_ps(v[i], a[i]);
                at[i] = _mm512_mask_add_epi32(at[i], greater, lane, _mm512_set1_epi32((int)j + i * LANES));
            }
            unordered |= _mm512_cmp_ps_mask(v[0], v[1], _CMP_UNORD_Q);
        }
        int32_t found = 0;
        if (__builtin_expect(unordered != 0, 0)) {
            while (x[found] == x[found]) found++;
        } else {
            __m512 best = greatest_everywhere(_mm512_max_ps(a[0], a[1]));
            __m512i first = _mm512_set1_epi32(INT32_MAX);
            for (int i = 0; i < 2; i++)
                first = _mm512_mask_min_epi32(first, _mm512_cmp_ps_mask(a[i], best, _CMP_EQ_OQ), first, at[i]);
            found = _mm512_reduce_min_epi32(first);
        }
        ((int32_t *)job->buffers[0])[row] = found;
    }
}

// Four rows at once: each vector of x is loaded once for them.
EXPORT void gemv(const Job *job) {
    int64_t columns = job->columns;
    const float *x = job->buffers[2];
    Slice s = share(job, job->rows, 4);
    for (int64_t row = s.first; row < s.last; row += 4) {
        const float *m = (const float *)job->buffers[1] + row * columns;
        __m512 a[4][2];
        for (int r = 0; r < 4; r++) a[r][0] = a[r][1] = _mm512_setzero_ps();
        for (int64_t j = 0; j < columns; j += 2 * LANES)
            for (int i = 0; i < 2; i++) {
                __m512 v = _mm512_loadu_ps(x + j + i * LANES);
                for (int r = 0; r < 4; r++)
                    a[r][i] = _mm512_fmadd_ps(_mm512_loadu_ps(m + r * columns + j + i * LANES), v, a[r][i]);
            }
        for (int r = 0; r < 4; r++) ((float *)job->buffers[0])[row + r] = _mm512_reduce_add_ps(SUM2(a[r]));
    }
}
