.option norvc
.option norelax
.global _start
_start:
  addi sp, sp, -64
  mv s1, sp
  li a0, 0
  mv a1, s1
  li a2, 24
  li a7, 63
  ecall
  ld a0, 0(s1)
  ld a1, 8(s1)
  ld a4, 16(s1)
  li a2, 7
  li a3, 0x11
  li a5, 0
  li a7, 222
  ecall
next:
  li a0, 0
  mv a1, s1
  li a2, 40
  li a7, 63
  ecall
  li t0, 40
  bne a0, t0, stop
  ld t0, 0(s1)
  ld a0, 8(s1)
  ld a1, 16(s1)
  ld a2, 24(s1)
  ld a3, 32(s1)
  jalr ra, 0(t0)
  li a0, 1
  mv a1, s1
  li a2, 8
  li a7, 64
  ecall
  j next
stop:
  li a0, 0
  li a7, 93
  ecall
