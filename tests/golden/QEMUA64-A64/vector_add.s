vector_add:
      0  010080d2                  movz x1, #0x0
      4  020c40a9                  ldp x2, x3, [x0]
      8  000840f9                  ldr x0, [x0, #16]                                    ; define_global ptr<float32, global, 1024>
      c  010080d2                  movz x1, #0x0                                        ; range int32
loop_10:
     10  6078e13c                  ldr q0, [x3, x1, lsl #4]                             ; load float32x4
     14  0178e13c                  ldr q1, [x0, x1, lsl #4]                             ; load float32x4
     18  00d4214e                  fadd v0.4s, v0.4s, v1.4s                             ; add float32x4
     1c  4078a13c                  str q0, [x2, x1, lsl #4]                             ; store void
     20  21040011                  add w1, w1, #1                                       ; end void
     24  3f000471                  cmp w1, #256
     28  4bffff54                  b.lt loop_10
done_2c:
     2c  c0035fd6                  ret                                                  ; sink void
