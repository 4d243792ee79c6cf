masks:
      0  010080d2                  movz x1, #0x0
      4  e006009c                  ldr q0, =0x0
      8  4107009c                  ldr q1, =0x7070706050505040303030201010100
      c  a207009c                  ldr q2, =0xf0f0f0e0d0d0d0c0b0b0b0a09090908
     10  0308009c                  ldr q3, =0x101010101010101
     14  020c40a9                  ldp x2, x3, [x0]
     18  040041a9                  ldp x4, x0, [x0, #16]                                ; define_global ptr<float32, global, 64>
     1c  010080d2                  movz x1, #0x0                                        ; range int32
loop_20:
     20  6400c03d                  ldr q4, [x3]                                         ; load float32x4
     24  8500c03d                  ldr q5, [x4]                                         ; load float32x4
     28  a5e4a46e                  fcmgt v5.4s, v5.4s, v4.4s                            ; cmplt boolx4
     2c  067861fc                  ldr d6, [x0, x1, lsl #3]                             ; load boolx8
     30  c68c202e                  cmeq v6.8b, v6.8b, v0.8b
     34  c6a4080f                  sxtl v6.8h, v6.8b, #0
     38  c658206e                  not v6.16b, v6.16b
     3c  c700014e                  tbl v7.16b, {v6.16b}, v1.16b                         ; gep boolx4
     40  a51c274e                  and v5.16b, v5.16b, v7.16b                           ; and boolx4
     44  84e4244e                  fcmeq v4.4s, v4.4s, v4.4s                            ; cmpne boolx4
     48  8458206e                  not v4.16b, v4.16b
     4c  a41ca44e                  orr v4.16b, v5.16b, v4.16b                           ; or boolx4
     50  6504c03d                  ldr q5, [x3, #16]                                    ; load float32x4
     54  8704c03d                  ldr q7, [x4, #16]                                    ; load float32x4
     58  e7e4a56e                  fcmgt v7.4s, v7.4s, v5.4s                            ; cmplt boolx4
     5c  c600024e                  tbl v6.16b, {v6.16b}, v2.16b                         ; gep boolx4
     60  e61c264e                  and v6.16b, v7.16b, v6.16b                           ; and boolx4
     64  a5e4254e                  fcmeq v5.4s, v5.4s, v5.4s                            ; cmpne boolx4
     68  a558206e                  not v5.16b, v5.16b
     6c  c51ca54e                  orr v5.16b, v6.16b, v5.16b                           ; or boolx4
     70  852c044e                  smov x5, v4.s[0]                                     ; vectorize boolx8
     74  862c0c4e                  smov x6, v4.s[1]
     78  872c144e                  smov x7, v4.s[2]
     7c  882c1c4e                  smov x8, v4.s[3]
     80  a92c044e                  smov x9, v5.s[0]
     84  aa2c0c4e                  smov x10, v5.s[1]
     88  ab2c144e                  smov x11, v5.s[2]
     8c  ac2c1c4e                  smov x12, v5.s[3]
     90  a40c024e                  dup v4.8h, w5
     94  c41c064e                  mov v4.h[1], w6
     98  e41c0a4e                  mov v4.h[2], w7
     9c  041d0e4e                  mov v4.h[3], w8
     a0  241d124e                  mov v4.h[4], w9
     a4  441d164e                  mov v4.h[5], w10
     a8  641d1a4e                  mov v4.h[6], w11
     ac  841d1e4e                  mov v4.h[7], w12
     b0  8428210e                  xtn v4.8b, v4.8h                                     ; store void
     b4  841c230e                  and v4.8b, v4.8b, v3.8b
     b8  447821fc                  str d4, [x2, x1, lsl #3]
     bc  63800091                  add x3, x3, #32                                      ; end void
     c0  84800091                  add x4, x4, #32
     c4  21040011                  add w1, w1, #1
     c8  3f200071                  cmp w1, #8
     cc  abfaff54                  b.lt loop_20
done_d0:
     d0  c0035fd6                  ret                                                  ; sink void
