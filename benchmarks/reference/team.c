// Workers for the references: threads that wait for a job, first awake, then asleep. A call is over when all are.
#include "reference.h"
#include <linux/futex.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <threads.h>
#include <unistd.h>

enum { MOST = 64, AWAKE = 1 << 12 };

typedef void Function(const Job *);

static Function *function;
static Job common;
static atomic_int issued, missing, arrived, phase, started;
static int issued_at_start[MOST];

static void sleep_while(atomic_int *word, int value) {
    for (int spin = 0; spin < AWAKE; spin++) {
        if (atomic_load_explicit(word, memory_order_acquire) != value) return;
        _mm_pause();
    }
    while (atomic_load(word) == value) syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, value, 0, 0, 0);
}

void team_barrier(void) {
    int now = atomic_load(&phase);
    if (atomic_fetch_add(&arrived, 1) + 1 == common.workers) {
        atomic_store(&arrived, 0);
        atomic_store(&phase, now + 1);
        return;
    }
    while (atomic_load_explicit(&phase, memory_order_acquire) == now) _mm_pause();
}

static int work(void *number) {
    for (int seen = issued_at_start[(int64_t)number];;) {
        sleep_while(&issued, seen);
        seen = atomic_load(&issued);
        Job job = common;
        job.worker = (int64_t)number;
        if (job.worker < job.workers) function(&job);
        atomic_fetch_sub(&missing, 1);
    }
    return 0;
}

// Runs a reference on this thread and `workers` - 1 others. One call at a time.
EXPORT int run(Function *what, int64_t workers, void *const *buffers, int64_t rows, int64_t columns) {
    if (workers > MOST) return 1;
    for (int n = atomic_load(&started); n < workers - 1; atomic_store(&started, ++n)) {
        thrd_t thread;
        issued_at_start[n + 1] = atomic_load(&issued);
        if (thrd_create(&thread, work, (void *)(int64_t)(n + 1)) != thrd_success) return 1;
        thrd_detach(thread);
    }
    common = (Job){0, workers, buffers, rows, columns};
    function = what;
    if (workers > 1) {
        atomic_store(&missing, atomic_load(&started));
        atomic_fetch_add(&issued, 1);
        syscall(SYS_futex, &issued, FUTEX_WAKE_PRIVATE, MOST, 0, 0, 0);
    }
    Job job = common;
    what(&job);
    while (atomic_load_explicit(&missing, memory_order_acquire)) _mm_pause();
    return 0;
}
