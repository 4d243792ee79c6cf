// Values that only change their place, and the running sum.
#include "reference.h"

enum { LANES = 16 };

// 16 x 16 values in registers, rows to columns: four rounds of exchanges, each of twice the width.
INLINE void transpose_tile(const float *from, int64_t from_stride, float *to, int64_t to_stride) {
    __m512 a[16], b[16];
    for (int i = 0; i < 16; i++) a[i] = _mm512_loadu_ps(from + i * from_stride);
    for (int i = 0; i < 16; i += 2) {
        b[i] = _mm512_unpacklo_ps(a[i], a[i + 1]);
        b[i + 1] = _mm512_unpackhi_ps(a[i], a[i + 1]);
    }
    for (int i = 0; i < 16; i += 4)
        for (int k = 0; k < 2; k++) {
            __m512d low = _mm512_castps_pd(b[i + k]), high = _mm512_castps_pd(b[i + 2 + k]);
            a[i + 2 * k] = _mm512_castpd_ps(_mm512_unpacklo_pd(low, high));
            a[i + 2 * k + 1] = _mm512_castpd_ps(_mm512_unpackhi_pd(low, high));
        }
    for (int i = 0; i < 16; i += 8)
        for (int k = 0; k < 4; k++) {
            b[i + k] = _mm512_shuffle_f32x4(a[i + k], a[i + 4 + k], 0x88);
            b[i + 4 + k] = _mm512_shuffle_f32x4(a[i + k], a[i + 4 + k], 0xdd);
        }
    for (int k = 0; k < 8; k++) {
        _mm512_stream_ps(to + k * to_stride, _mm512_shuffle_f32x4(b[k], b[8 + k], 0x88));
        _mm512_stream_ps(to + (8 + k) * to_stride, _mm512_shuffle_f32x4(b[k], b[8 + k], 0xdd));
    }
}

// Bands of 32 rows, in blocks of four tiles: two lines of each result row are written together. The next block is fetched into the
// second level, since rows a power of two apart share the sets of the first.
EXPORT void transpose(const Job *job) {
    enum { SIDE = 32 };
    int64_t rows = job->rows, columns = job->columns;
    float *out = job->buffers[0];
    const float *x = job->buffers[1];
    Slice s = share(job, rows, SIDE);
    for (int64_t row = s.first; row < s.last; row += SIDE)
        for (int64_t column = 0; column < columns; column += SIDE)
            for (int64_t j = column; j < column + SIDE; j += LANES)
                for (int64_t i = row; i < row + SIDE; i += LANES) {
                    for (int k = 0; k < LANES; k++) prefetch_far(x + (i + k) * columns + j + SIDE);
                    transpose_tile(x + i * columns + j, columns, out + j * rows + i, rows);
                }
    _mm_sfence();
}

// One worker alone is quicker with streaming stores; several share enough bandwidth to the cache that the result may stay there.
#define STORE(job, to, value) ((job)->workers == 1 ? _mm512_stream_ps(to, value) : _mm512_storeu_ps(to, value))

EXPORT void gather(const Job *job) {
    enum { ROWS_AHEAD = 4 };
    int64_t columns = job->columns;
    const float *table = job->buffers[1];
    const int32_t *picked = job->buffers[2];
    Slice s = share(job, job->rows, 1);
    for (int64_t i = s.first; i < s.last; i++) {
        float *out = (float *)job->buffers[0] + i * columns;
        const float *from = table + picked[i] * columns;
        const float *next = table + picked[i + ROWS_AHEAD < s.last ? i + ROWS_AHEAD : i] * columns;
        for (int64_t j = 0; j < columns; j += LANES) {
            prefetch(next + j);
            STORE(job, out + j, _mm512_loadu_ps(from + j));
        }
    }
    _mm_sfence();
}

// Sums of all lanes up to each: within four lanes, then over the quarters. (clang 14 makes a slow vexpandps of valignd with zeros.)
INLINE __m512 scan_lanes(__m512 v) {
    v = _mm512_add_ps(v, _mm512_castsi512_ps(_mm512_bslli_epi128(_mm512_castps_si512(v), 4)));
    v = _mm512_add_ps(v, _mm512_castsi512_ps(_mm512_bslli_epi128(_mm512_castps_si512(v), 8)));
    __m512 last = _mm512_permute_ps(v, 0xff);
    v = _mm512_add_ps(v, _mm512_maskz_shuffle_f32x4(0xF0F0, last, last, 0xA0));
    last = _mm512_permute_ps(v, 0xff);
    return _mm512_add_ps(v, _mm512_maskz_shuffle_f32x4(0xFF00, last, last, 0x55));
}

// Every worker sums its chunk of a round, then scans it from the cache: memory is read once. The carry is float64.
EXPORT void cumulative_sum(const Job *job) {
    enum { PART = 4096, CHUNK = 1 << 15 };
    static double sums[2][64][8];
    float *restrict out = job->buffers[0];
    const float *x = job->buffers[1];
    int64_t count = job->rows * job->columns, round = 0;
    const __m512i last = _mm512_set1_epi32(15);
    double carry = 0;
    for (int64_t start = 0; start < count; start += CHUNK * job->workers, round ^= 1) {
        int64_t first = start + CHUNK * job->worker, stop = first + CHUNK < count ? first + CHUNK : count;
        double own = carry;
        if (job->workers > 1) {
            double total = 0;
            for (int64_t part = first; part < stop; part += PART) {
                __m512 a[4];
                for (int i = 0; i < 4; i++) a[i] = _mm512_setzero_ps();
                for (int64_t j = part; j < part + PART; j += 4 * LANES)
                    for (int i = 0; i < 4; i++) a[i] = _mm512_add_ps(a[i], _mm512_loadu_ps(x + j + i * LANES));
                total += _mm512_reduce_add_ps(SUM4(a));
            }
            sums[round][job->worker][0] = total;
            team_barrier(); // two sets of sums in turn: one barrier a round is enough
            for (int64_t i = 0; i < job->workers; i++) {
                if (i == job->worker) own = carry;
                carry += sums[round][i][0];
            }
        }
        for (int64_t part = first; part < stop; part += PART) {
            __m512 before = _mm512_set1_ps((float)own), within = _mm512_setzero_ps();
            for (int64_t j = part; j < part + PART; j += LANES) {
                prefetch(x + j + PART);
                __m512 v = scan_lanes(_mm512_loadu_ps(x + j));
                STORE(job, out + j, _mm512_add_ps(_mm512_add_ps(v, within), before));
                within = _mm512_add_ps(within, _mm512_permutexvar_ps(last, v));
            }
            own += _mm512_cvtss_f32(within);
        }
        if (job->workers == 1) carry = own;
    }
    _mm_sfence();
}
