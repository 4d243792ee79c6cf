; The worker threads: their life, giving them work, ending them. Template: see native_ir.py.

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

; where the caller runs on a worker's processor, that worker moves to the one that nobody has: a busy scheduler would leave both there
define internal void @make_way(ptr %pool, i64 %count) {
entry:
  %mask = alloca [16 x i64], align 8
  %free.at = getelementptr i8, ptr %pool, i64 @FREE_CPU@
  %free = load i64, ptr %free.at
  %unplaced = icmp slt i64 %free, 0
  br i1 %unplaced, label %done, label %look
look:
  %get = load ptr, ptr $GET_CPU
  %here32 = call i32 %get()
  %here = sext i32 %here32 to i64
  %alone = icmp eq i64 %here, %free
  br i1 %alone, label %done, label %next
next:
  %number = phi i64 [ 0, %look ], [ %number.next, %other ]
  %more = icmp slt i64 %number, %count
  br i1 %more, label %compare, label %done
compare:
  %number.next = add i64 %number, 1
  %step = mul i64 %number, @STRIDE@
  %offset = add i64 %step, @WORKERS@
  %worker = getelementptr i8, ptr %pool, i64 %offset
  %cpu.at = getelementptr i8, ptr %worker, i64 @CPU@
  %cpu = load i64, ptr %cpu.at
  %same = icmp eq i64 %cpu, %here
  br i1 %same, label %move, label %other
other:
  br label %next
move:
  store [16 x i64] zeroinitializer, ptr %mask, align 8
  %word = lshr i64 %free, 6
  %bit = and i64 %free, 63
  %word.at = getelementptr i64, ptr %mask, i64 %word
  %bits = shl i64 1, %bit
  store i64 %bits, ptr %word.at
  %thread.at = getelementptr i8, ptr %worker, i64 @THREAD@
  %thread = load i64, ptr %thread.at
  call void @set_affinity(i64 %thread, ptr %mask)
  store i64 %free, ptr %cpu.at
  store i64 %here, ptr %free.at
  br label %done
done:
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
  call void @wait_while(ptr %ticket, i32 %seen)
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
  call void @wake_one(ptr %remaining)
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
  call void @make_way(ptr %pool, i64 %active)
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
  call void @wake_one(ptr %ticket)
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
  call void @wait_while(ptr %remaining, i32 %left.now)
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
  call void @wake_one(ptr %ticket)
  %number.next = add i64 %number, 1
  br label %next
end:
  ret i32 1
}

declare i64 @llvm.smin.i64(i64, i64)
