.global _start
_start:
  sub sp, sp, #64
  mov x20, sp
  mov x0, #0
  mov x1, x20
  mov x2, #24
  mov x8, #63
  svc #0
  ldp x0, x1, [x20]
  ldr x4, [x20, #16]
  mov x2, #7
  mov x3, #0x11
  mov x5, #0
  mov x8, #222
  svc #0
next:
  mov x0, #0
  mov x1, x20
  mov x2, #40
  mov x8, #63
  svc #0
  cmp x0, #40
  b.ne stop
  ldp x9, x0, [x20]
  ldp x1, x2, [x20, #16]
  ldr x3, [x20, #32]
  blr x9
  mov x0, #1
  mov x1, x20
  mov x2, #8
  mov x8, #64
  svc #0
  b next
stop:
  mov x0, #0
  mov x8, #93
  svc #0
