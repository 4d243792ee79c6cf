vector_add:
      0  040080d2                  movz x4, #0x0
      4  030840a9                  ldp x3, x2, [x0]
      8  010840f9                  ldr x1, [x0, #16]                                    ; define_global ptr<float32, global, 1024>
      c  000080d2                  movz x0, #0x0                                        ; range int32
loop_10:
     10  4178e03c                  ldr q1, [x2, x0, lsl #4]                             ; load float32x4
     14  2078e03c                  ldr q0, [x1, x0, lsl #4]                             ; load float32x4
     18  20d4204e                  fadd v0.4s, v1.4s, v0.4s                             ; add float32x4
     1c  6078a03c                  str q0, [x3, x0, lsl #4]                             ; store void
     20  00040011                  add w0, w0, #1                                       ; end void
     24  1f000471                  cmp w0, #256
     28  4bffff54                  b.lt loop_10
done_2c:
     2c  c0035fd6                  ret                                                  ; sink void
