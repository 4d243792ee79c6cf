row_sum:
      0  010080d2                  movz x1, #0x0
      4  6006009c                  ldr q0, =0x0
      8  020040a9                  ldp x2, x0, [x0]
      c  010080d2                  movz x1, #0x0                                        ; range int32
loop_10:
     10  0106009c                  ldr q1, =0x0                                         ; range int32
     14  e205009c                  ldr q2, =0x0
     18  c305009c                  ldr q3, =0x0
     1c  a405009c                  ldr q4, =0x0
     20  8505009c                  ldr q5, =0x0
     24  6605009c                  ldr q6, =0x0
     28  4705009c                  ldr q7, =0x0
     2c  3005009c                  ldr q16, =0x0
     30  0330018b                  add x3, x0, x1, lsl #12
     34  64001091                  add x4, x3, #1024
loop_38:
     38  7100c03d                  ldr q17, [x3]                                        ; load float32x4
     3c  21d4314e                  fadd v1.4s, v1.4s, v17.4s                            ; add float32x4
     40  7104c03d                  ldr q17, [x3, #16]                                   ; load float32x4
     44  42d4314e                  fadd v2.4s, v2.4s, v17.4s                            ; add float32x4
     48  7100c13d                  ldr q17, [x3, #1024]                                 ; load float32x4
     4c  63d4314e                  fadd v3.4s, v3.4s, v17.4s                            ; add float32x4
     50  7104c13d                  ldr q17, [x3, #1040]                                 ; load float32x4
     54  84d4314e                  fadd v4.4s, v4.4s, v17.4s                            ; add float32x4
     58  7100c23d                  ldr q17, [x3, #2048]                                 ; load float32x4
     5c  a5d4314e                  fadd v5.4s, v5.4s, v17.4s                            ; add float32x4
     60  7104c23d                  ldr q17, [x3, #2064]                                 ; load float32x4
     64  c6d4314e                  fadd v6.4s, v6.4s, v17.4s                            ; add float32x4
     68  7100c33d                  ldr q17, [x3, #3072]                                 ; load float32x4
     6c  e7d4314e                  fadd v7.4s, v7.4s, v17.4s                            ; add float32x4
     70  7104c33d                  ldr q17, [x3, #3088]                                 ; load float32x4
     74  10d6314e                  fadd v16.4s, v16.4s, v17.4s                          ; add float32x4
     78  63800091                  add x3, x3, #32                                      ; end void
     7c  7f0004eb                  cmp x3, x4
     80  c1fdff54                  b.ne loop_38
done_84:
     84  21d4224e                  fadd v1.4s, v1.4s, v2.4s                             ; add float32x4
     88  62d4244e                  fadd v2.4s, v3.4s, v4.4s                             ; add float32x4
     8c  2338c24e                  zip1 v3.2d, v1.2d, v2.2d                             ; shuffle float32x4
     90  2178c24e                  zip2 v1.2d, v1.2d, v2.2d                             ; shuffle float32x4
     94  61d4214e                  fadd v1.4s, v3.4s, v1.4s                             ; add float32x4
     98  a2d4264e                  fadd v2.4s, v5.4s, v6.4s                             ; add float32x4
     9c  e3d4304e                  fadd v3.4s, v7.4s, v16.4s                            ; add float32x4
     a0  4438c34e                  zip1 v4.2d, v2.2d, v3.2d                             ; shuffle float32x4
     a4  4278c34e                  zip2 v2.2d, v2.2d, v3.2d                             ; shuffle float32x4
     a8  82d4224e                  fadd v2.4s, v4.4s, v2.4s                             ; add float32x4
     ac  2318824e                  uzp1 v3.4s, v1.4s, v2.4s                             ; shuffle float32x4
     b0  2158824e                  uzp2 v1.4s, v1.4s, v2.4s                             ; shuffle float32x4
     b4  61d4214e                  fadd v1.4s, v3.4s, v1.4s                             ; add float32x4
     b8  4178a13c                  str q1, [x2, x1, lsl #4]                             ; store void
     bc  21040011                  add w1, w1, #1                                       ; end void
     c0  3f100071                  cmp w1, #4
     c4  6bfaff54                  b.lt loop_10
done_c8:
     c8  c0035fd6                  ret                                                  ; sink void
