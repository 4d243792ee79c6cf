; How threads wait for a cell on macOS: __ulock_wait and __ulock_wake, of 32 bits that are compared, without errno (0x1000001). No thread is kept on a processor
; there, so that nobody calls set_affinity. Template: see native_ir.py.

define internal void @wait_while(ptr %cell, i32 %value) {
  %wait = load ptr, ptr $WAIT
  %wide = zext i32 %value to i64
  %ignored = call i32 %wait(i32 16777217, ptr %cell, i64 %wide, i32 0)
  ret void
}

define internal void @wake_one(ptr %cell) {
  %wake = load ptr, ptr $WAKE
  %ignored = call i32 %wake(i32 16777217, ptr %cell, i64 0)
  ret void
}

define internal void @set_affinity(i64 %thread, ptr %mask) {
  ret void
}
