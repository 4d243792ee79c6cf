// Several passes over a row that stays in the first-level cache, while the next row is fetched: into the second level early, into
// the first while this row is stored.
#include "reference.h"

enum { LANES = 16 };

EXPORT void softmax(const Job *job) {
    int64_t columns = job->columns;
    Slice s = share(job, job->rows, 1);
    for (int64_t row = s.first; row < s.last; row++) {
        const float *x = (const float *)job->buffers[1] + row * columns;
        float *out = (float *)job->buffers[0] + row * columns;
        float panel[columns] __attribute__((aligned(64)));
        __m512 a[8];
        for (int i = 0; i < 8; i++) a[i] = _mm512_loadu_ps(x + i * LANES);
        // a NaN may be lost here, and makes the whole row NaN in the next pass nevertheless
        for (int64_t j = 8 * LANES; j < columns; j += 8 * LANES)
            for (int i = 0; i < 8; i++) a[i] = _mm512_max_ps(a[i], _mm512_loadu_ps(x + j + i * LANES));
        for (int i = 4; i; i /= 2)
            for (int k = 0; k < i; k++) a[k] = _mm512_max_ps(a[k], a[k + i]);
        const __m512 greatest = _mm512_set1_ps(_mm512_reduce_max_ps(a[0]));
        for (int i = 0; i < 4; i++) a[i] = _mm512_setzero_ps();
        for (int64_t j = 0; j < columns; j += 4 * LANES)
            for (int i = 0; i < 4; i++) {
                prefetch_far(x + columns + j + i * LANES);
                __m512 e = exp_ps(_mm512_sub_ps(_mm512_loadu_ps(x + j + i * LANES), greatest));
                a[i] = _mm512_add_ps(a[i], e);
                _mm512_store_ps(panel + j + i * LANES, e);
            }
        const __m512 scale = _mm512_set1_ps(1.0f / _mm512_reduce_add_ps(SUM4(a)));
        for (int64_t j = 0; j < columns; j += LANES) {
            prefetch(x + columns + j);
            _mm512_stream_ps(out + j, _mm512_mul_ps(_mm512_load_ps(panel + j), scale));
        }
    }
    _mm_sfence();
}

EXPORT void layernorm(const Job *job) {
    int64_t columns = job->columns;
    const float *w = job->buffers[2], *b = job->buffers[3];
    Slice s = share(job, job->rows, 1);
    for (int64_t row = s.first; row < s.last; row++) {
        const float *x = (const float *)job->buffers[1] + row * columns;
        float *out = (float *)job->buffers[0] + row * columns;
        __m512 a[8];
        for (int i = 0; i < 8; i++) a[i] = _mm512_setzero_ps();
        for (int64_t j = 0; j < columns; j += 8 * LANES)
            for (int i = 0; i < 8; i++) a[i] = _mm512_add_ps(a[i], _mm512_loadu_ps(x + j + i * LANES));
        __m512 mean = _mm512_set1_ps(_mm512_reduce_add_ps(SUM8(a)) / (float)columns);
        for (int i = 0; i < 8; i++) a[i] = _mm512_setzero_ps();
        for (int64_t j = 0; j < columns; j += 8 * LANES)
            for (int i = 0; i < 8; i++) {
                prefetch_far(x + columns + j + i * LANES);
                __m512 centred = _mm512_sub_ps(_mm512_loadu_ps(x + j + i * LANES), mean);
                a[i] = _mm512_fmadd_ps(centred, centred, a[i]);
            }
        float variance = _mm512_reduce_add_ps(SUM8(a)) / (float)columns;
        __m512 scale = _mm512_set1_ps(1.0f / __builtin_sqrtf(variance + 1e-5f));
        for (int64_t j = 0; j < columns; j += LANES) {
            prefetch(x + columns + j);
            __m512 centred = _mm512_mul_ps(_mm512_sub_ps(_mm512_loadu_ps(x + j), mean), scale);
            _mm512_stream_ps(out + j, _mm512_fmadd_ps(centred, _mm512_loadu_ps(w + j), _mm512_loadu_ps(b + j)));
        }
    }
    _mm_sfence();
}

EXPORT void rmsnorm(const Job *job) {
    int64_t columns = job->columns;
    const float *w = job->buffers[2];
    Slice s = share(job, job->rows, 1);
    for (int64_t row = s.first; row < s.last; row++) {
        const float *x = (const float *)job->buffers[1] + row * columns;
        float *out = (float *)job->buffers[0] + row * columns;
        __m512 a[8];
        for (int i = 0; i < 8; i++) a[i] = _mm512_setzero_ps();
        for (int64_t j = 0; j < columns; j += 8 * LANES)
            for (int i = 0; i < 8; i++) {
                __m512 v = _mm512_loadu_ps(x + j + i * LANES);
                a[i] = _mm512_fmadd_ps(v, v, a[i]);
            }
        float square = _mm512_reduce_add_ps(SUM8(a)) / (float)columns;
        __m512 scale = _mm512_set1_ps(1.0f / __builtin_sqrtf(square + 1e-5f));
        for (int64_t j = 0; j < columns; j += LANES) {
            prefetch(x + columns + j);
            __m512 v = _mm512_mul_ps(_mm512_loadu_ps(x + j), scale);
            _mm512_stream_ps(out + j, _mm512_mul_ps(v, _mm512_loadu_ps(w + j)));
        }
    }
    _mm_sfence();
}
