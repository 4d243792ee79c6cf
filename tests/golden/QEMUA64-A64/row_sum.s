row_sum:
      0  050080d2                  movz x5, #0x0
      4  f107009c                  ldr q17, =0x0
      8  021040a9                  ldp x2, x4, [x0]
      c  030080d2                  movz x3, #0x0                                        ; range int32
loop_10:
     10  8207009c                  ldr q2, =0x0                                         ; range int32
     14  6107009c                  ldr q1, =0x0
     18  4407009c                  ldr q4, =0x0
     1c  2307009c                  ldr q3, =0x0
     20  0607009c                  ldr q6, =0x0
     24  e506009c                  ldr q5, =0x0
     28  d006009c                  ldr q16, =0x0
     2c  a706009c                  ldr q7, =0x0
     30  010080d2                  movz x1, #0x0
     34  8030038b                  add x0, x4, x3, lsl #12
loop_38:
     38  0000c03d                  ldr q0, [x0]                                         ; load float32x4
     3c  42d4204e                  fadd v2.4s, v2.4s, v0.4s                             ; add float32x4
     40  0004c03d                  ldr q0, [x0, #16]                                    ; load float32x4
     44  21d4204e                  fadd v1.4s, v1.4s, v0.4s                             ; add float32x4
     48  0000c13d                  ldr q0, [x0, #1024]                                  ; load float32x4
     4c  84d4204e                  fadd v4.4s, v4.4s, v0.4s                             ; add float32x4
     50  0004c13d                  ldr q0, [x0, #1040]                                  ; load float32x4
     54  63d4204e                  fadd v3.4s, v3.4s, v0.4s                             ; add float32x4
     58  0000c23d                  ldr q0, [x0, #2048]                                  ; load float32x4
     5c  c6d4204e                  fadd v6.4s, v6.4s, v0.4s                             ; add float32x4
     60  0004c23d                  ldr q0, [x0, #2064]                                  ; load float32x4
     64  a5d4204e                  fadd v5.4s, v5.4s, v0.4s                             ; add float32x4
     68  0000c33d                  ldr q0, [x0, #3072]                                  ; load float32x4
     6c  10d6204e                  fadd v16.4s, v16.4s, v0.4s                           ; add float32x4
     70  0004c33d                  ldr q0, [x0, #3088]                                  ; load float32x4
     74  e7d4204e                  fadd v7.4s, v7.4s, v0.4s                             ; add float32x4
     78  00800091                  add x0, x0, #32                                      ; end void
     7c  21040011                  add w1, w1, #1
     80  3f800071                  cmp w1, #32
     84  abfdff54                  b.lt loop_38
done_88:
     88  40d4214e                  fadd v0.4s, v2.4s, v1.4s                             ; add float32x4
     8c  0140006e                  ext v1.16b, v0.16b, v0.16b, #8                       ; gep float32x2
     90  00d4210e                  fadd v0.2s, v0.2s, v1.2s                             ; add float32x2
     94  01040c5e                  mov s1, v0.s[1]                                      ; gep float32
     98  0028211e                  fadd s0, s0, s1                                      ; add float32
     9c  400000bd                  str s0, [x2]                                         ; store void
     a0  80d4234e                  fadd v0.4s, v4.4s, v3.4s                             ; add float32x4
     a4  0140006e                  ext v1.16b, v0.16b, v0.16b, #8                       ; gep float32x2
     a8  00d4210e                  fadd v0.2s, v0.2s, v1.2s                             ; add float32x2
     ac  01040c5e                  mov s1, v0.s[1]                                      ; gep float32
     b0  0028211e                  fadd s0, s0, s1                                      ; add float32
     b4  400400bd                  str s0, [x2, #4]                                     ; store void
     b8  c0d4254e                  fadd v0.4s, v6.4s, v5.4s                             ; add float32x4
     bc  0140006e                  ext v1.16b, v0.16b, v0.16b, #8                       ; gep float32x2
     c0  00d4210e                  fadd v0.2s, v0.2s, v1.2s                             ; add float32x2
     c4  01040c5e                  mov s1, v0.s[1]                                      ; gep float32
     c8  0028211e                  fadd s0, s0, s1                                      ; add float32
     cc  400800bd                  str s0, [x2, #8]                                     ; store void
     d0  00d6274e                  fadd v0.4s, v16.4s, v7.4s                            ; add float32x4
     d4  0140006e                  ext v1.16b, v0.16b, v0.16b, #8                       ; gep float32x2
     d8  00d4210e                  fadd v0.2s, v0.2s, v1.2s                             ; add float32x2
     dc  01040c5e                  mov s1, v0.s[1]                                      ; gep float32
     e0  0028211e                  fadd s0, s0, s1                                      ; add float32
     e4  400c00bd                  str s0, [x2, #12]                                    ; store void
     e8  42400091                  add x2, x2, #16                                      ; end void
     ec  63040011                  add w3, w3, #1
     f0  7f100071                  cmp w3, #4
     f4  ebf8ff54                  b.lt loop_10
done_f8:
     f8  c0035fd6                  ret                                                  ; sink void
