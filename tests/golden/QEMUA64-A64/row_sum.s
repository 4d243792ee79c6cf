row_sum:
      0  010080d2                  movz x1, #0x0
      4  6007009c                  ldr q0, =0x0
      8  020040a9                  ldp x2, x0, [x0]
      c  010080d2                  movz x1, #0x0                                        ; range int32
loop_10:
     10  0107009c                  ldr q1, =0x0                                         ; range int32
     14  e206009c                  ldr q2, =0x0
     18  c306009c                  ldr q3, =0x0
     1c  a406009c                  ldr q4, =0x0
     20  8506009c                  ldr q5, =0x0
     24  6606009c                  ldr q6, =0x0
     28  4706009c                  ldr q7, =0x0
     2c  3006009c                  ldr q16, =0x0
     30  0334018b                  add x3, x0, x1, lsl #13
     34  64001091                  add x4, x3, #1024
loop_38:
     38  7100c03d                  ldr q17, [x3]                                        ; load float32x4
     3c  21d4314e                  fadd v1.4s, v1.4s, v17.4s                            ; add float32x4
     40  7100c13d                  ldr q17, [x3, #1024]                                 ; load float32x4
     44  42d4314e                  fadd v2.4s, v2.4s, v17.4s                            ; add float32x4
     48  7100c23d                  ldr q17, [x3, #2048]                                 ; load float32x4
     4c  63d4314e                  fadd v3.4s, v3.4s, v17.4s                            ; add float32x4
     50  7100c33d                  ldr q17, [x3, #3072]                                 ; load float32x4
     54  84d4314e                  fadd v4.4s, v4.4s, v17.4s                            ; add float32x4
     58  7100c43d                  ldr q17, [x3, #4096]                                 ; load float32x4
     5c  a5d4314e                  fadd v5.4s, v5.4s, v17.4s                            ; add float32x4
     60  7100c53d                  ldr q17, [x3, #5120]                                 ; load float32x4
     64  c6d4314e                  fadd v6.4s, v6.4s, v17.4s                            ; add float32x4
     68  7100c63d                  ldr q17, [x3, #6144]                                 ; load float32x4
     6c  e7d4314e                  fadd v7.4s, v7.4s, v17.4s                            ; add float32x4
     70  7100c73d                  ldr q17, [x3, #7168]                                 ; load float32x4
     74  10d6314e                  fadd v16.4s, v16.4s, v17.4s                          ; add float32x4
     78  63400091                  add x3, x3, #16                                      ; end void
     7c  7f0004eb                  cmp x3, x4
     80  c1fdff54                  b.ne loop_38
done_84:
     84  3138c24e                  zip1 v17.2d, v1.2d, v2.2d                            ; shuffle float32x4
     88  2178c24e                  zip2 v1.2d, v1.2d, v2.2d                             ; shuffle float32x4
     8c  21d6214e                  fadd v1.4s, v17.4s, v1.4s                            ; add float32x4
     90  6238c44e                  zip1 v2.2d, v3.2d, v4.2d                             ; shuffle float32x4
     94  6378c44e                  zip2 v3.2d, v3.2d, v4.2d                             ; shuffle float32x4
     98  42d4234e                  fadd v2.4s, v2.4s, v3.4s                             ; add float32x4
     9c  2318824e                  uzp1 v3.4s, v1.4s, v2.4s                             ; shuffle float32x4
     a0  2158824e                  uzp2 v1.4s, v1.4s, v2.4s                             ; shuffle float32x4
     a4  61d4214e                  fadd v1.4s, v3.4s, v1.4s                             ; add float32x4
     a8  4100803d                  str q1, [x2]                                         ; store void
     ac  a138c64e                  zip1 v1.2d, v5.2d, v6.2d                             ; shuffle float32x4
     b0  a278c64e                  zip2 v2.2d, v5.2d, v6.2d                             ; shuffle float32x4
     b4  21d4224e                  fadd v1.4s, v1.4s, v2.4s                             ; add float32x4
     b8  e238d04e                  zip1 v2.2d, v7.2d, v16.2d                            ; shuffle float32x4
     bc  e378d04e                  zip2 v3.2d, v7.2d, v16.2d                            ; shuffle float32x4
     c0  42d4234e                  fadd v2.4s, v2.4s, v3.4s                             ; add float32x4
     c4  2318824e                  uzp1 v3.4s, v1.4s, v2.4s                             ; shuffle float32x4
     c8  2158824e                  uzp2 v1.4s, v1.4s, v2.4s                             ; shuffle float32x4
     cc  61d4214e                  fadd v1.4s, v3.4s, v1.4s                             ; add float32x4
     d0  4104803d                  str q1, [x2, #16]                                    ; store void
     d4  42800091                  add x2, x2, #32                                      ; end void
     d8  21040011                  add w1, w1, #1
     dc  3f080071                  cmp w1, #2
     e0  8bf9ff54                  b.lt loop_10
done_e4:
     e4  c0035fd6                  ret                                                  ; sink void
