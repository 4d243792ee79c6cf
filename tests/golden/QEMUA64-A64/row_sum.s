row_sum:
      0  010080d2                  movz x1, #0x0
      4  e007009c                  ldr q0, =0x0
      8  020040a9                  ldp x2, x0, [x0]
      c  010080d2                  movz x1, #0x0                                        ; range int32
loop_10:
     10  8107009c                  ldr q1, =0x0                                         ; range int32
     14  6207009c                  ldr q2, =0x0
     18  4307009c                  ldr q3, =0x0
     1c  2407009c                  ldr q4, =0x0
     20  0507009c                  ldr q5, =0x0
     24  e606009c                  ldr q6, =0x0
     28  c706009c                  ldr q7, =0x0
     2c  b006009c                  ldr q16, =0x0
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
     88  2240016e                  ext v2.16b, v1.16b, v1.16b, #8                       ; gep float32x2
     8c  21d4220e                  fadd v1.2s, v1.2s, v2.2s                             ; add float32x2
     90  22040c5e                  mov s2, v1.s[1]                                      ; gep float32
     94  2128221e                  fadd s1, s1, s2                                      ; add float32
     98  410000bd                  str s1, [x2]                                         ; store void
     9c  61d4244e                  fadd v1.4s, v3.4s, v4.4s                             ; add float32x4
     a0  2240016e                  ext v2.16b, v1.16b, v1.16b, #8                       ; gep float32x2
     a4  21d4220e                  fadd v1.2s, v1.2s, v2.2s                             ; add float32x2
     a8  22040c5e                  mov s2, v1.s[1]                                      ; gep float32
     ac  2128221e                  fadd s1, s1, s2                                      ; add float32
     b0  410400bd                  str s1, [x2, #4]                                     ; store void
     b4  a1d4264e                  fadd v1.4s, v5.4s, v6.4s                             ; add float32x4
     b8  2240016e                  ext v2.16b, v1.16b, v1.16b, #8                       ; gep float32x2
     bc  21d4220e                  fadd v1.2s, v1.2s, v2.2s                             ; add float32x2
     c0  22040c5e                  mov s2, v1.s[1]                                      ; gep float32
     c4  2128221e                  fadd s1, s1, s2                                      ; add float32
     c8  410800bd                  str s1, [x2, #8]                                     ; store void
     cc  e1d4304e                  fadd v1.4s, v7.4s, v16.4s                            ; add float32x4
     d0  2240016e                  ext v2.16b, v1.16b, v1.16b, #8                       ; gep float32x2
     d4  21d4220e                  fadd v1.2s, v1.2s, v2.2s                             ; add float32x2
     d8  22040c5e                  mov s2, v1.s[1]                                      ; gep float32
     dc  2128221e                  fadd s1, s1, s2                                      ; add float32
     e0  410c00bd                  str s1, [x2, #12]                                    ; store void
     e4  42400091                  add x2, x2, #16                                      ; end void
     e8  21040011                  add w1, w1, #1
     ec  3f100071                  cmp w1, #4
     f0  0bf9ff54                  b.lt loop_10
done_f4:
     f4  c0035fd6                  ret                                                  ; sink void
