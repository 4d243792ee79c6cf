"""The native half of launches and of the thread pool, as LLVM IR text. Compiled once, then kept in the cache on disk.

`$NAME` stands for the cell of `kg_api` that holds an address of the interpreter or of libc; see `native.py`, which fills them.
A launch block is an array of 64-bit words: see the WORD_ constants. Pool cells: see the POOL_ constants.
"""

from __future__ import annotations

import re
from typing import Final

#: The cells of `kg_api`, in order.
API: Final = (
    *("AS_POINTER", "AS_INT", "ERR_OCCURRED", "ERR_FORMAT", "SAVE_THREAD", "RESTORE_THREAD", "NONE", "INCREF", "DECREF"),
    *(
        "CALL",
        "BUFFER_ERROR",
        "LAUNCH_ERROR",
        "MEMORY_ERROR",
        "SYSCALL",
        "GET_SPECIFIC",
        "SET_SPECIFIC",
        "ALIGNED_ALLOC",
        "FREE",
    ),
    *("POOL", "KEY", "START_POOL"),
)
WORD_FUNCTION, WORD_REVOKED, WORD_POINTERS, WORD_VARIABLES, WORD_EXTENT_GIVEN, WORD_STOP = 0, 1, 2, 3, 4, 5
WORD_WORKERS, WORD_SCRATCH, WORD_RELEASE, WORD_REVOKED_TEXT, WORD_COUNT_TEXT, WORD_VALUE_TEXTS, WORD_BOUNDS = (
    6,
    7,
    8,
    9,
    10,
    11,
    12,
)
WORD_ARGUMENTS: Final = 16
#: Bytes from the start of the pool. Each on a cache line of its own, but for what is written together.
POOL_LOCK, POOL_ACTIVE, POOL_WANTED, POOL_STOP, POOL_REMAINING, POOL_CALLER_SLEEPS, POOL_JOB = 0, 64, 72, 80, 128, 192, 256
POOL_WORKERS, POOL_STRIDE = 384, 128

_FUTEX: Final = {"x86_64": 202, "aarch64": 98}
#: How to wait a little: the call and its declaration.
_PAUSE: Final = {
    "x86_64": ("call void @llvm.x86.sse2.pause()", "declare void @llvm.x86.sse2.pause()"),
    "aarch64": ("call void @llvm.aarch64.hint(i32 1)", "declare void @llvm.aarch64.hint(i32)"),
}

_TEXT: Final = r"""
@kg_api = hidden global [32 x ptr] zeroinitializer, align 64
@no_memory = private constant [38 x i8] c"no memory is left for a kernel's work\00"

; the scratch of this thread, at least so many bytes, 64-byte aligned; null where memory is at an end
define internal ptr @scratch(i64 %bytes) {
entry:
  %key = load i64, ptr $KEY
  %get = load ptr, ptr $GET_SPECIFIC
  %old = call ptr %get(i64 %key)
  %none = icmp eq ptr %old, null
  br i1 %none, label %grow, label %look
look:
  %have = load i64, ptr %old
  %enough = icmp uge i64 %have, %bytes
  br i1 %enough, label %found, label %drop
found:
  %data = getelementptr i8, ptr %old, i64 64
  ret ptr %data
drop:
  %set0 = load ptr, ptr $SET_SPECIFIC
  %ignored0 = call i32 %set0(i64 %key, ptr null)
  %free = load ptr, ptr $FREE
  call void %free(ptr %old)
  br label %grow
grow:
  %padded = add i64 %bytes, 127
  %whole = and i64 %padded, -64
  %alloc = load ptr, ptr $ALIGNED_ALLOC
  %new = call ptr %alloc(i64 64, i64 %whole)
  %failed = icmp eq ptr %new, null
  br i1 %failed, label %fail, label %keep
fail:
  ret ptr null
keep:
  store i64 %bytes, ptr %new
  %set = load ptr, ptr $SET_SPECIFIC
  %ignored = call i32 %set(i64 %key, ptr %new)
  %fresh = getelementptr i8, ptr %new, i64 64
  ret ptr %fresh
}

; run the function over a slice on this thread; 1 when its scratch can't be had
define internal i64 @run_slice(ptr %function, ptr %args, i64 %start, i64 %stop, i64 %bytes) {
entry:
  %plain = icmp eq i64 %bytes, 0
  br i1 %plain, label %go, label %prepare
prepare:
  %got = call ptr @scratch(i64 %bytes)
  %failed = icmp eq ptr %got, null
  br i1 %failed, label %fail, label %go
fail:
  ret i64 1
go:
  %memory = phi ptr [ null, %entry ], [ %got, %prepare ]
  call void %function(ptr %args, i64 %start, i64 %stop, ptr %memory)
  ret i64 0
}

define internal void @futex_wait(ptr %cell, i32 %value) {
  %syscall = load ptr, ptr $SYSCALL
  %wide = zext i32 %value to i64
  %ignored = call i64 (i64, ...) %syscall(i64 @FUTEX@, ptr %cell, i64 128, i64 %wide, ptr null, ptr null, i64 0)
  ret void
}

define internal void @futex_wake(ptr %cell) {
  %syscall = load ptr, ptr $SYSCALL
  %ignored = call i64 (i64, ...) %syscall(i64 @FUTEX@, ptr %cell, i64 129, i64 1, ptr null, ptr null, i64 0)
  ret void
}

; a worker's life: wait for a new ticket, claim its slice of the job, run it, count down. A ticket is claimed by adding one to
; the claim beside it; the caller claims what a worker was too slow to begin, so nobody waits for a thread that sleeps
define void @kg_worker(ptr %pool, i64 %number) {
entry:
  %step = mul i64 %number, @STRIDE@
  %offset = add i64 %step, @WORKERS@
  %ticket = getelementptr i8, ptr %pool, i64 %offset
  %sleeps = getelementptr i8, ptr %ticket, i64 64
  %active = getelementptr i8, ptr %pool, i64 @ACTIVE@
  %stop = getelementptr i8, ptr %pool, i64 @STOP@
  %remaining = getelementptr i8, ptr %pool, i64 @REMAINING@
  %caller = getelementptr i8, ptr %pool, i64 @CALLER_SLEEPS@
  %job = getelementptr i8, ptr %pool, i64 @JOB@
  %job1 = getelementptr i8, ptr %job, i64 8
  %job2 = getelementptr i8, ptr %job, i64 16
  %job3 = getelementptr i8, ptr %job, i64 24
  %job4 = getelementptr i8, ptr %job, i64 32
  %job5 = getelementptr i8, ptr %job, i64 40
  %alive = atomicrmw add ptr %active, i64 1 seq_cst
  br label %rest
rest:
  %seen = phi i32 [ 0, %entry ], [ %now, %done ], [ %now, %wake ], [ %seen, %woken ]
  br label %spin
spin:
  %tries = phi i32 [ 0, %rest ], [ %more, %again ]
  %now0 = load atomic i32, ptr %ticket acquire, align 4
  %new0 = icmp ne i32 %now0, %seen
  br i1 %new0, label %start, label %again
again:
  @PAUSE@
  %more = add i32 %tries, 1
  %tired = icmp ugt i32 %more, @WORKER_SPINS@
  br i1 %tired, label %sleep, label %spin
sleep:
  store atomic i32 1, ptr %sleeps seq_cst, align 4
  %now1 = load atomic i32, ptr %ticket seq_cst, align 4
  %new1 = icmp ne i32 %now1, %seen
  br i1 %new1, label %woken, label %wait
wait:
  call void @futex_wait(ptr %ticket, i32 %seen)
  br label %woken
woken:
  store atomic i32 0, ptr %sleeps seq_cst, align 4
  br label %rest
start:
  %now = phi i32 [ %now0, %spin ]
  %end = load atomic i64, ptr %stop acquire, align 8
  %over = icmp ne i64 %end, 0
  br i1 %over, label %leave, label %work
leave:
  %dead = atomicrmw sub ptr %active, i64 1 seq_cst
  ret void
work:
  %claim = getelementptr i8, ptr %ticket, i64 8
  %prior = sub i32 %now, 1
  %claimed = cmpxchg ptr %claim, i32 %prior, i32 %now acq_rel acquire
  %mine = extractvalue { i32, i1 } %claimed, 1
  br i1 %mine, label %go, label %wake
go:
  %function = load ptr, ptr %job
  %args = load ptr, ptr %job1
  %extent = load i64, ptr %job2
  %workers = load i64, ptr %job3
  %bytes = load i64, ptr %job4
  %rank = add i64 %number, 1
  %next = add i64 %number, 2
  %low0 = mul i64 %extent, %rank
  %low = udiv i64 %low0, %workers
  %high0 = mul i64 %extent, %next
  %high = udiv i64 %high0, %workers
  %status = call i64 @run_slice(ptr %function, ptr %args, i64 %low, i64 %high, i64 %bytes)
  %failed = icmp ne i64 %status, 0
  br i1 %failed, label %record, label %count
record:
  store atomic i64 1, ptr %job5 monotonic, align 8
  br label %count
count:
  %before = atomicrmw sub ptr %remaining, i32 1 seq_cst
  %last = icmp eq i32 %before, 1
  br i1 %last, label %done, label %wake
done:
  %asleep = load atomic i32, ptr %caller seq_cst, align 4
  %must = icmp ne i32 %asleep, 0
  br i1 %must, label %rouse, label %rest
rouse:
  call void @futex_wake(ptr %remaining)
  br label %wake
wake:
  br label %rest
}

; the whole range on as many threads as fit: 1 when scratch can't be had
define internal i64 @dispatch(ptr %block, ptr %args, i64 %extent) {
entry:
  %function = load ptr, ptr %block
  %workers.at = getelementptr i64, ptr %block, i64 6
  %wanted0 = load i64, ptr %workers.at
  %bytes.at = getelementptr i64, ptr %block, i64 7
  %bytes = load i64, ptr %bytes.at
  %wanted = call i64 @llvm.smin.i64(i64 %wanted0, i64 %extent)
  %single = icmp sle i64 %wanted, 1
  br i1 %single, label %alone, label %try
alone:
  %status.alone = call i64 @run_slice(ptr %function, ptr %args, i64 0, i64 %extent, i64 %bytes)
  ret i64 %status.alone
try:
  %pool = load ptr, ptr $POOL
  %taken = cmpxchg ptr %pool, i32 0, i32 1 acquire monotonic
  %mine = extractvalue { i32, i1 } %taken, 1
  br i1 %mine, label %owner, label %alone
owner:
  %active.at = getelementptr i8, ptr %pool, i64 @ACTIVE@
  %active = load atomic i64, ptr %active.at acquire, align 8
  %all = add i64 %active, 1
  %workers = call i64 @llvm.smin.i64(i64 %wanted, i64 %all)
  %nobody = icmp sle i64 %workers, 1
  br i1 %nobody, label %unlock.alone, label %post
unlock.alone:
  store atomic i32 0, ptr %pool release, align 4
  br label %alone
post:
  %remaining = getelementptr i8, ptr %pool, i64 @REMAINING@
  %caller = getelementptr i8, ptr %pool, i64 @CALLER_SLEEPS@
  %job = getelementptr i8, ptr %pool, i64 @JOB@
  %job1 = getelementptr i8, ptr %job, i64 8
  %job2 = getelementptr i8, ptr %job, i64 16
  %job3 = getelementptr i8, ptr %job, i64 24
  %job4 = getelementptr i8, ptr %job, i64 32
  %job5 = getelementptr i8, ptr %job, i64 40
  store ptr %function, ptr %job
  store ptr %args, ptr %job1
  store i64 %extent, ptr %job2
  store i64 %workers, ptr %job3
  store i64 %bytes, ptr %job4
  store atomic i64 0, ptr %job5 monotonic, align 8
  %others = sub i64 %workers, 1
  %others32 = trunc i64 %others to i32
  store atomic i32 %others32, ptr %remaining seq_cst, align 4
  br label %call
call:
  %number = phi i64 [ 0, %post ], [ %number.next, %called ]
  %step = mul i64 %number, @STRIDE@
  %offset = add i64 %step, @WORKERS@
  %ticket = getelementptr i8, ptr %pool, i64 %offset
  %sleeps = getelementptr i8, ptr %ticket, i64 64
  %old = atomicrmw add ptr %ticket, i32 1 seq_cst
  %asleep = load atomic i32, ptr %sleeps seq_cst, align 4
  %must = icmp ne i32 %asleep, 0
  br i1 %must, label %rouse, label %called
rouse:
  call void @futex_wake(ptr %ticket)
  br label %called
called:
  %number.next = add i64 %number, 1
  %more = icmp slt i64 %number.next, %others
  br i1 %more, label %call, label %own
own:
  %high = udiv i64 %extent, %workers
  %status.first = call i64 @run_slice(ptr %function, ptr %args, i64 0, i64 %high, i64 %bytes)
  br label %help
help:
  %rank = phi i64 [ 0, %own ], [ %rank.next, %helped ]
  %status.own = phi i64 [ %status.first, %own ], [ %status.now, %helped ]
  %any = icmp slt i64 %rank, %others
  br i1 %any, label %claim, label %spin
claim:
  %rank.step = mul i64 %rank, @STRIDE@
  %rank.offset = add i64 %rank.step, @WORKERS@
  %its.ticket = getelementptr i8, ptr %pool, i64 %rank.offset
  %its.claim = getelementptr i8, ptr %its.ticket, i64 8
  %posted = load atomic i32, ptr %its.ticket monotonic, align 4
  %prior = sub i32 %posted, 1
  %claimed = cmpxchg ptr %its.claim, i32 %prior, i32 %posted acq_rel acquire
  %slow = extractvalue { i32, i1 } %claimed, 1
  %rank.next = add i64 %rank, 1
  br i1 %slow, label %instead, label %helped
instead:
  %after = add i64 %rank, 2
  %from0 = mul i64 %extent, %rank.next
  %from = udiv i64 %from0, %workers
  %to0 = mul i64 %extent, %after
  %to = udiv i64 %to0, %workers
  %status.its = call i64 @run_slice(ptr %function, ptr %args, i64 %from, i64 %to, i64 %bytes)
  %status.both = or i64 %status.own, %status.its
  %before = atomicrmw sub ptr %remaining, i32 1 seq_cst
  br label %helped
helped:
  %status.now = phi i64 [ %status.own, %claim ], [ %status.both, %instead ]
  br label %help
spin:
  %tries = phi i32 [ 0, %help ], [ %tries.next, %again ]
  %left = load atomic i32, ptr %remaining acquire, align 4
  %finished = icmp eq i32 %left, 0
  br i1 %finished, label %end, label %again
again:
  @PAUSE@
  %tries.next = add i32 %tries, 1
  %tired = icmp ugt i32 %tries.next, @CALLER_SPINS@
  br i1 %tired, label %sleep, label %spin
sleep:
  store atomic i32 1, ptr %caller seq_cst, align 4
  %left.now = load atomic i32, ptr %remaining seq_cst, align 4
  %finished.now = icmp eq i32 %left.now, 0
  br i1 %finished.now, label %awake, label %wait
wait:
  call void @futex_wait(ptr %remaining, i32 %left.now)
  br label %sleep
awake:
  store atomic i32 0, ptr %caller seq_cst, align 4
  br label %end
end:
  %status.others = load atomic i64, ptr %job5 monotonic, align 8
  %status = or i64 %status.own, %status.others
  store atomic i32 0, ptr %pool release, align 4
  ret i64 %status
}

; METH_FASTCALL: self is an int, the address of a launch block; the arguments are its variables, and the extent where asked
define ptr @kg_launch(ptr %self, ptr %values, i64 %count) {
entry:
  %as_pointer = load ptr, ptr $AS_POINTER
  %block = call ptr %as_pointer(ptr %self)
  %revoked.at = getelementptr i64, ptr %block, i64 1
  %revoked = load i64, ptr %revoked.at
  %dead = icmp ne i64 %revoked, 0
  br i1 %dead, label %refuse, label %counts
refuse:
  %revoked_text.at = getelementptr i64, ptr %block, i64 9
  %revoked_text = load ptr, ptr %revoked_text.at
  %buffer_error = load ptr, ptr $BUFFER_ERROR
  %format0 = load ptr, ptr $ERR_FORMAT
  %ignored0 = call ptr (ptr, ptr, ...) %format0(ptr %buffer_error, ptr %revoked_text)
  ret ptr null
counts:
  %pointers.at = getelementptr i64, ptr %block, i64 2
  %pointers = load i64, ptr %pointers.at
  %variables.at = getelementptr i64, ptr %block, i64 3
  %variables = load i64, ptr %variables.at
  %given.at = getelementptr i64, ptr %block, i64 4
  %given = load i64, ptr %given.at
  %stop.at = getelementptr i64, ptr %block, i64 5
  %stop = load i64, ptr %stop.at
  %fixed = getelementptr i64, ptr %block, i64 16
  %expected = add i64 %variables, %given
  %fits = icmp eq i64 %count, %expected
  br i1 %fits, label %workers, label %miscounted
miscounted:
  %count_text.at = getelementptr i64, ptr %block, i64 10
  %count_text = load ptr, ptr %count_text.at
  %launch_error1 = load ptr, ptr $LAUNCH_ERROR
  %format1 = load ptr, ptr $ERR_FORMAT
  %ignored1 = call ptr (ptr, ptr, ...) %format1(ptr %launch_error1, ptr %count_text, i64 %count)
  ret ptr null
workers:
  %workers.at = getelementptr i64, ptr %block, i64 6
  %wanted = load i64, ptr %workers.at
  %parallel = icmp sgt i64 %wanted, 1
  br i1 %parallel, label %look, label %fill
look:
  %pool = load ptr, ptr $POOL
  %wanted.at = getelementptr i8, ptr %pool, i64 @WANTED@
  %asked = load i64, ptr %wanted.at
  %start = icmp ne i64 %asked, 0
  br i1 %start, label %start_pool, label %fill
start_pool:
  %call = load ptr, ptr $CALL
  %starter = load ptr, ptr $START_POOL
  %result = call ptr %call(ptr %starter)
  %broke = icmp eq ptr %result, null
  br i1 %broke, label %raise, label %started
started:
  %decref = load ptr, ptr $DECREF
  call void %decref(ptr %result)
  br label %fill
fill:
  %none = icmp eq i64 %expected, 0
  br i1 %none, label %ready, label %copy
copy:
  %total = add i64 %pointers, %expected
  %stack = alloca i64, i64 %total, align 16
  %size = mul i64 %pointers, 8
  br label %copying
copying:
  %done = phi i64 [ 0, %copy ], [ %done.next, %copying1 ]
  %left = icmp slt i64 %done, %pointers
  br i1 %left, label %copying1, label %convert
copying1:
  %from = getelementptr i64, ptr %fixed, i64 %done
  %word = load i64, ptr %from
  %to = getelementptr i64, ptr %stack, i64 %done
  store i64 %word, ptr %to
  %done.next = add i64 %done, 1
  br label %copying
convert:
  %number = phi i64 [ 0, %copying ], [ %number.next, %store ]
  %object.at = getelementptr ptr, ptr %values, i64 %number
  %object = load ptr, ptr %object.at
  %as_int = load ptr, ptr $AS_INT
  %value = call i64 %as_int(ptr %object)
  %odd = icmp eq i64 %value, -1
  br i1 %odd, label %doubt, label %check
doubt:
  %occurred = load ptr, ptr $ERR_OCCURRED
  %error = call ptr %occurred()
  %wrong = icmp ne ptr %error, null
  br i1 %wrong, label %raise, label %check
raise:
  ret ptr null
check:
  %extent_now = icmp uge i64 %number, %variables
  br i1 %extent_now, label %store, label %within
within:
  %bounds.at = getelementptr i64, ptr %block, i64 12
  %bounds = load ptr, ptr %bounds.at
  %twice = mul i64 %number, 2
  %min.at = getelementptr i64, ptr %bounds, i64 %twice
  %min = load i64, ptr %min.at
  %max.at = getelementptr i64, ptr %min.at, i64 1
  %max = load i64, ptr %max.at
  %above = icmp sge i64 %value, %min
  %below = icmp sle i64 %value, %max
  %good = and i1 %above, %below
  br i1 %good, label %store, label %outside
outside:
  %texts.at = getelementptr i64, ptr %block, i64 11
  %texts = load ptr, ptr %texts.at
  %text.at = getelementptr ptr, ptr %texts, i64 %number
  %text = load ptr, ptr %text.at
  %launch_error2 = load ptr, ptr $LAUNCH_ERROR
  %format2 = load ptr, ptr $ERR_FORMAT
  %ignored2 = call ptr (ptr, ptr, ...) %format2(ptr %launch_error2, ptr %text, i64 %value)
  ret ptr null
store:
  %place0 = add i64 %pointers, %number
  %place = getelementptr i64, ptr %stack, i64 %place0
  store i64 %value, ptr %place
  %number.next = add i64 %number, 1
  %again = icmp slt i64 %number.next, %expected
  br i1 %again, label %convert, label %converted
converted:
  %extent = select i1 %extent_now, i64 %value, i64 %stop
  br label %ready
ready:
  %args = phi ptr [ %fixed, %fill ], [ %stack, %converted ]
  %range = phi i64 [ %stop, %fill ], [ %extent, %converted ]
  %release.at = getelementptr i64, ptr %block, i64 8
  %release = load i64, ptr %release.at
  %long = icmp ne i64 %release, 0
  br i1 %long, label %free, label %held
held:
  %status0 = call i64 @dispatch(ptr %block, ptr %args, i64 %range)
  br label %end
free:
  %save = load ptr, ptr $SAVE_THREAD
  %state = call ptr %save()
  %status1 = call i64 @dispatch(ptr %block, ptr %args, i64 %range)
  %restore = load ptr, ptr $RESTORE_THREAD
  call void %restore(ptr %state)
  br label %end
end:
  %status = phi i64 [ %status0, %held ], [ %status1, %free ]
  %failed = icmp ne i64 %status, 0
  br i1 %failed, label %exhausted, label %return
exhausted:
  %memory_error = load ptr, ptr $MEMORY_ERROR
  %format3 = load ptr, ptr $ERR_FORMAT
  %ignored3 = call ptr (ptr, ptr, ...) %format3(ptr %memory_error, ptr @no_memory)
  ret ptr null
return:
  %result.none = load ptr, ptr $NONE
  %incref = load ptr, ptr $INCREF
  call void %incref(ptr %result.none)
  ret ptr %result.none
}

; METH_NOARGS: a launch without variables
define ptr @kg_launch_plain(ptr %self, ptr %nothing) {
  %result = tail call ptr @kg_launch(ptr %self, ptr null, i64 0)
  ret ptr %result
}

; end the first `count` workers once no launch uses them: 0 when one does now
define i32 @kg_stop(ptr %pool, i64 %count) {
entry:
  %taken = cmpxchg ptr %pool, i32 0, i32 1 acquire monotonic
  %mine = extractvalue { i32, i1 } %taken, 1
  br i1 %mine, label %owner, label %busy
busy:
  ret i32 0
owner:
  %stop = getelementptr i8, ptr %pool, i64 @STOP@
  store atomic i64 1, ptr %stop seq_cst, align 8
  br label %next
next:
  %number = phi i64 [ 0, %owner ], [ %number.next, %call ]
  %more = icmp slt i64 %number, %count
  br i1 %more, label %call, label %end
call:
  %step = mul i64 %number, @STRIDE@
  %offset = add i64 %step, @WORKERS@
  %ticket = getelementptr i8, ptr %pool, i64 %offset
  %old = atomicrmw add ptr %ticket, i32 1 seq_cst
  call void @futex_wake(ptr %ticket)
  %number.next = add i64 %number, 1
  br label %next
end:
  ret i32 1
}

declare i64 @llvm.smin.i64(i64, i64)
"""


def native_source(machine: str) -> str:
    """The module's text for x86_64 or aarch64."""
    pause, declaration = _PAUSE[machine]
    numbers = {
        "FUTEX": _FUTEX[machine],
        "PAUSE": pause,
        "STRIDE": POOL_STRIDE,
        "WORKERS": POOL_WORKERS,
        "ACTIVE": POOL_ACTIVE,
        "WANTED": POOL_WANTED,
        "STOP": POOL_STOP,
        "REMAINING": POOL_REMAINING,
        "CALLER_SLEEPS": POOL_CALLER_SLEEPS,
        "JOB": POOL_JOB,
        "WORKER_SPINS": 1000,
        "CALLER_SPINS": 4000,
    }
    text = re.sub(r"\$([A-Z_]+)", lambda m: f"getelementptr (i8, ptr @kg_api, i64 {8 * API.index(m[1])})", _TEXT)
    text = re.sub(r"@([A-Z_]+)@", lambda m: str(numbers[m[1]]), text)
    return f'target triple = "{machine}-unknown-linux-gnu"\n{text}{declaration}\n'
