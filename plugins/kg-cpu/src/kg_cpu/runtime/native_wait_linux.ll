; How threads wait for a cell and are kept on a processor, on Linux: futex and sched_setaffinity. Template: see native_ir.py.

define internal void @wait_while(ptr %cell, i32 %value) {
  %syscall = load ptr, ptr $SYSCALL
  %wide = zext i32 %value to i64
  %ignored = call i64 (i64, ...) %syscall(i64 @FUTEX@, ptr %cell, i64 128, i64 %wide, ptr null, ptr null, i64 0)
  ret void
}

define internal void @wake_one(ptr %cell) {
  %syscall = load ptr, ptr $SYSCALL
  %ignored = call i64 (i64, ...) %syscall(i64 @FUTEX@, ptr %cell, i64 129, i64 1, ptr null, ptr null, i64 0)
  ret void
}

define internal void @set_affinity(i64 %thread, ptr %mask) {
  %syscall = load ptr, ptr $SYSCALL
  %ignored = call i64 (i64, ...) %syscall(i64 @SET_AFFINITY@, i64 %thread, i64 128, ptr %mask)
  ret void
}
