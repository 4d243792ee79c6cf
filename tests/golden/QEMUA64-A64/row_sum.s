row_sum:
      0  010080d2                  movz x1, #0x0
      4  e007009c                  ldr q0, =0x0
      8  020040a9                  ldp x2, x0, [x0]
      c  030080d2                  movz x3, #0x0                                        ; range int32
loop_10:
     10  8107009c                  ldr q1, =0x0                                         ; range int32
     14  6207009c                  ldr q2, =0x0
     18  4307009c                  ldr q3, =0x0
     1c  2407009c                  ldr q4, =0x0
     20  0507009c                  ldr q5, =0x0
     24  e606009c                  ldr q6, =0x0
     28  c706009c                  ldr q7, =0x0
     2c  b006009c                  ldr q16, =0x0
     30  040080d2                  movz x4, #0x0
     34  0530038b                  add x5, x0, x3, lsl #12
loop_38:
     38  b100c03d                  ldr q17, [x5]                                        ; load float32x4
     3c  21d4314e                  fadd v1.4s, v1.4s, v17.4s                            ; add float32x4
     40  b104c03d                  ldr q17, [x5, #16]                                   ; load float32x4
     44  42d4314e                  fadd v2.4s, v2.4s, v17.4s                            ; add float32x4
     48  b100c13d                  ldr q17, [x5, #1024]                                 ; load float32x4
     4c  63d4314e                  fadd v3.4s, v3.4s, v17.4s                            ; add float32x4
     50  b104c13d                  ldr q17, [x5, #1040]                                 ; load float32x4
     54  84d4314e                  fadd v4.4s, v4.4s, v17.4s                            ; add float32x4
     58  b100c23d                  ldr q17, [x5, #2048]                                 ; load float32x4
     5c  a5d4314e                  fadd v5.4s, v5.4s, v17.4s                            ; add float32x4
     60  b104c23d                  ldr q17, [x5, #2064]                                 ; load float32x4
     64  c6d4314e                  fadd v6.4s, v6.4s, v17.4s                            ; add float32x4
     68  b100c33d                  ldr q17, [x5, #3072]                                 ; load float32x4
     6c  e7d4314e                  fadd v7.4s, v7.4s, v17.4s                            ; add float32x4
     70  b104c33d                  ldr q17, [x5, #3088]                                 ; load float32x4
     74  10d6314e                  fadd v16.4s, v16.4s, v17.4s                          ; add float32x4
     78  a5800091                  add x5, x5, #32                                      ; end void
     7c  84040011                  add w4, w4, #1
     80  9f800071                  cmp w4, #32
     84  abfdff54                  b.lt loop_38
done_88:
     88  21d4224e                  fadd v1.4s, v1.4s, v2.4s                             ; add float32x4
     8c  2240016e                  ext v2.16b, v1.16b, v1.16b, #8                       ; gep float32x2
     90  21d4220e                  fadd v1.2s, v1.2s, v2.2s                             ; add float32x2
     94  22040c5e                  mov s2, v1.s[1]                                      ; gep float32
     98  2128221e                  fadd s1, s1, s2                                      ; add float32
     9c  410000bd                  str s1, [x2]                                         ; store void
     a0  61d4244e                  fadd v1.4s, v3.4s, v4.4s                             ; add float32x4
     a4  2240016e                  ext v2.16b, v1.16b, v1.16b, #8                       ; gep float32x2
     a8  21d4220e                  fadd v1.2s, v1.2s, v2.2s                             ; add float32x2
     ac  22040c5e                  mov s2, v1.s[1]                                      ; gep float32
     b0  2128221e                  fadd s1, s1, s2                                      ; add float32
     b4  410400bd                  str s1, [x2, #4]                                     ; store void
     b8  a1d4264e                  fadd v1.4s, v5.4s, v6.4s                             ; add float32x4
     bc  2240016e                  ext v2.16b, v1.16b, v1.16b, #8                       ; gep float32x2
     c0  21d4220e                  fadd v1.2s, v1.2s, v2.2s                             ; add float32x2
     c4  22040c5e                  mov s2, v1.s[1]                                      ; gep float32
     c8  2128221e                  fadd s1, s1, s2                                      ; add float32
     cc  410800bd                  str s1, [x2, #8]                                     ; store void
     d0  e1d4304e                  fadd v1.4s, v7.4s, v16.4s                            ; add float32x4
     d4  2240016e                  ext v2.16b, v1.16b, v1.16b, #8                       ; gep float32x2
     d8  21d4220e                  fadd v1.2s, v1.2s, v2.2s                             ; add float32x2
     dc  22040c5e                  mov s2, v1.s[1]                                      ; gep float32
     e0  2128221e                  fadd s1, s1, s2                                      ; add float32
     e4  410c00bd                  str s1, [x2, #12]                                    ; store void
     e8  42400091                  add x2, x2, #16                                      ; end void
     ec  63040011                  add w3, w3, #1
     f0  7f100071                  cmp w3, #4
     f4  ebf8ff54                  b.lt loop_10
done_f8:
     f8  c0035fd6                  ret                                                  ; sink void
