gemm_bfloat16:
      0  ffc300d1                  sub sp, sp, #48
      4  e827006d                  stp d8, d9, [sp]
      8  ea2f016d                  stp d10, d11, [sp, #16]
      c  ec37026d                  stp d12, d13, [sp, #32]
     10  090080d2                  movz x9, #0x0
     14  0a3080d2                  movz x10, #0x180
     18  4d17009c                  ldr q13, =0x0
     1c  0d1c40a9                  ldp x13, x7, [x0]
     20  0c0840f9                  ldr x12, [x0, #16]                                   ; define_global ptr<uint16, global, 1536>
     24  eb0302aa                  mov x11, x2                                          ; special int32
     28  66000091                  add x6, x3, #0                                       ; special int32
     2c  e80301aa                  mov x8, x1                                           ; range int32
     30  3f000b6b                  cmp w1, w11
     34  6a150054                  b.ge done_2e0
loop_38:
     38  020080d2                  movz x2, #0x0                                        ; range int32
     3c  8115088b                  add x1, x12, x8, lsl #5
     40  e00306aa                  mov x0, x6
loop_44:
     44  2000c03d                  ldr q0, [x1]                                         ; load uint16x8
     48  01a4102f                  uxtl v1.4s, v0.4h, #0                                ; cast uint32x4
     4c  2154304f                  shl v1.4s, v1.4s, #16                                ; shl uint32x4
     50  0100803d                  str q1, [x0]                                         ; store void
     54  0040006e                  ext v0.16b, v0.16b, v0.16b, #8                       ; gep uint16x4
     58  00a4102f                  uxtl v0.4s, v0.4h, #0                                ; cast uint32x4
     5c  0054304f                  shl v0.4s, v0.4s, #16                                ; shl uint32x4
     60  0004803d                  str q0, [x0, #16]                                    ; store void
     64  2004c03d                  ldr q0, [x1, #16]                                    ; load uint16x8
     68  01a4102f                  uxtl v1.4s, v0.4h, #0                                ; cast uint32x4
     6c  2154304f                  shl v1.4s, v1.4s, #16                                ; shl uint32x4
     70  0108803d                  str q1, [x0, #32]                                    ; store void
     74  0040006e                  ext v0.16b, v0.16b, v0.16b, #8                       ; gep uint16x4
     78  00a4102f                  uxtl v0.4s, v0.4h, #0                                ; cast uint32x4
     7c  0054304f                  shl v0.4s, v0.4s, #16                                ; shl uint32x4
     80  000c803d                  str q0, [x0, #48]                                    ; store void
     84  21000291                  add x1, x1, #128                                     ; end void
     88  00000191                  add x0, x0, #64
     8c  42040011                  add w2, w2, #1
     90  5f000171                  cmp w2, #64
     94  8bfdff54                  b.lt loop_44
done_98:
     98  050080d2                  movz x5, #0x0                                        ; range int32
     9c  a419088b                  add x4, x13, x8, lsl #6
loop_a0:
     a0  a07c0a1b                  mul w0, w5, w10                                      ; mul int32
     a4  e512009c                  ldr q5, =0x0                                         ; range int32
     a8  c612009c                  ldr q6, =0x0
     ac  a712009c                  ldr q7, =0x0
     b0  9012009c                  ldr q16, =0x0
     b4  7112009c                  ldr q17, =0x0
     b8  5212009c                  ldr q18, =0x0
     bc  3312009c                  ldr q19, =0x0
     c0  1412009c                  ldr q20, =0x0
     c4  f511009c                  ldr q21, =0x0
     c8  d611009c                  ldr q22, =0x0
     cc  b711009c                  ldr q23, =0x0
     d0  9811009c                  ldr q24, =0x0
     d4  7911009c                  ldr q25, =0x0
     d8  5a11009c                  ldr q26, =0x0
     dc  3b11009c                  ldr q27, =0x0
     e0  1c11009c                  ldr q28, =0x0
     e4  fd10009c                  ldr q29, =0x0
     e8  de10009c                  ldr q30, =0x0
     ec  bf10009c                  ldr q31, =0x0
     f0  8810009c                  ldr q8, =0x0
     f4  6910009c                  ldr q9, =0x0
     f8  4a10009c                  ldr q10, =0x0
     fc  2b10009c                  ldr q11, =0x0
    100  0c10009c                  ldr q12, =0x0
    104  030080d2                  movz x3, #0x0
    108  e104008b                  add x1, x7, x0, lsl #1
    10c  e20306aa                  mov x2, x6
loop_110:
    110  20004079                  ldrh w0, [x1]                                        ; load uint16
    114  003c1053                  lsl w0, w0, #16                                      ; shl uint32
    118  0000271e                  fmov s0, w0                                          ; bitcast float32
    11c  440c40ad                  ldp q4, q3, [x2]                                     ; load float32x4
    120  8510804f                  fmla v5.4s, v4.4s, v0.s[0]                           ; mulacc float32x4
    124  6610804f                  fmla v6.4s, v3.4s, v0.s[0]                           ; mulacc float32x4
    128  420441ad                  ldp q2, q1, [x2, #32]                                ; load float32x4
    12c  4710804f                  fmla v7.4s, v2.4s, v0.s[0]                           ; mulacc float32x4
    130  3010804f                  fmla v16.4s, v1.4s, v0.s[0]                          ; mulacc float32x4
    134  20004179                  ldrh w0, [x1, #128]                                  ; load uint16
    138  003c1053                  lsl w0, w0, #16                                      ; shl uint32
    13c  0000271e                  fmov s0, w0                                          ; bitcast float32
    140  9110804f                  fmla v17.4s, v4.4s, v0.s[0]                          ; mulacc float32x4
    144  7210804f                  fmla v18.4s, v3.4s, v0.s[0]                          ; mulacc float32x4
    148  5310804f                  fmla v19.4s, v2.4s, v0.s[0]                          ; mulacc float32x4
    14c  3410804f                  fmla v20.4s, v1.4s, v0.s[0]                          ; mulacc float32x4
    150  20004279                  ldrh w0, [x1, #256]                                  ; load uint16
    154  003c1053                  lsl w0, w0, #16                                      ; shl uint32
    158  0000271e                  fmov s0, w0                                          ; bitcast float32
    15c  9510804f                  fmla v21.4s, v4.4s, v0.s[0]                          ; mulacc float32x4
    160  7610804f                  fmla v22.4s, v3.4s, v0.s[0]                          ; mulacc float32x4
    164  5710804f                  fmla v23.4s, v2.4s, v0.s[0]                          ; mulacc float32x4
    168  3810804f                  fmla v24.4s, v1.4s, v0.s[0]                          ; mulacc float32x4
    16c  20004379                  ldrh w0, [x1, #384]                                  ; load uint16
    170  003c1053                  lsl w0, w0, #16                                      ; shl uint32
    174  0000271e                  fmov s0, w0                                          ; bitcast float32
    178  9910804f                  fmla v25.4s, v4.4s, v0.s[0]                          ; mulacc float32x4
    17c  7a10804f                  fmla v26.4s, v3.4s, v0.s[0]                          ; mulacc float32x4
    180  5b10804f                  fmla v27.4s, v2.4s, v0.s[0]                          ; mulacc float32x4
    184  3c10804f                  fmla v28.4s, v1.4s, v0.s[0]                          ; mulacc float32x4
    188  20004479                  ldrh w0, [x1, #512]                                  ; load uint16
    18c  003c1053                  lsl w0, w0, #16                                      ; shl uint32
    190  0000271e                  fmov s0, w0                                          ; bitcast float32
    194  9d10804f                  fmla v29.4s, v4.4s, v0.s[0]                          ; mulacc float32x4
    198  7e10804f                  fmla v30.4s, v3.4s, v0.s[0]                          ; mulacc float32x4
    19c  5f10804f                  fmla v31.4s, v2.4s, v0.s[0]                          ; mulacc float32x4
    1a0  2810804f                  fmla v8.4s, v1.4s, v0.s[0]                           ; mulacc float32x4
    1a4  20004579                  ldrh w0, [x1, #640]                                  ; load uint16
    1a8  003c1053                  lsl w0, w0, #16                                      ; shl uint32
    1ac  0000271e                  fmov s0, w0                                          ; bitcast float32
    1b0  8910804f                  fmla v9.4s, v4.4s, v0.s[0]                           ; mulacc float32x4
    1b4  6a10804f                  fmla v10.4s, v3.4s, v0.s[0]                          ; mulacc float32x4
    1b8  4b10804f                  fmla v11.4s, v2.4s, v0.s[0]                          ; mulacc float32x4
    1bc  2c10804f                  fmla v12.4s, v1.4s, v0.s[0]                          ; mulacc float32x4
    1c0  20044079                  ldrh w0, [x1, #2]                                    ; load uint16
    1c4  003c1053                  lsl w0, w0, #16                                      ; shl uint32
    1c8  0000271e                  fmov s0, w0                                          ; bitcast float32
    1cc  440c42ad                  ldp q4, q3, [x2, #64]                                ; load float32x4
    1d0  8510804f                  fmla v5.4s, v4.4s, v0.s[0]                           ; mulacc float32x4
    1d4  6610804f                  fmla v6.4s, v3.4s, v0.s[0]                           ; mulacc float32x4
    1d8  420443ad                  ldp q2, q1, [x2, #96]                                ; load float32x4
    1dc  4710804f                  fmla v7.4s, v2.4s, v0.s[0]                           ; mulacc float32x4
    1e0  3010804f                  fmla v16.4s, v1.4s, v0.s[0]                          ; mulacc float32x4
    1e4  20044179                  ldrh w0, [x1, #130]                                  ; load uint16
    1e8  003c1053                  lsl w0, w0, #16                                      ; shl uint32
    1ec  0000271e                  fmov s0, w0                                          ; bitcast float32
    1f0  9110804f                  fmla v17.4s, v4.4s, v0.s[0]                          ; mulacc float32x4
    1f4  7210804f                  fmla v18.4s, v3.4s, v0.s[0]                          ; mulacc float32x4
    1f8  5310804f                  fmla v19.4s, v2.4s, v0.s[0]                          ; mulacc float32x4
    1fc  3410804f                  fmla v20.4s, v1.4s, v0.s[0]                          ; mulacc float32x4
    200  20044279                  ldrh w0, [x1, #258]                                  ; load uint16
    204  003c1053                  lsl w0, w0, #16                                      ; shl uint32
    208  0000271e                  fmov s0, w0                                          ; bitcast float32
    20c  9510804f                  fmla v21.4s, v4.4s, v0.s[0]                          ; mulacc float32x4
    210  7610804f                  fmla v22.4s, v3.4s, v0.s[0]                          ; mulacc float32x4
    214  5710804f                  fmla v23.4s, v2.4s, v0.s[0]                          ; mulacc float32x4
    218  3810804f                  fmla v24.4s, v1.4s, v0.s[0]                          ; mulacc float32x4
    21c  20044379                  ldrh w0, [x1, #386]                                  ; load uint16
    220  003c1053                  lsl w0, w0, #16                                      ; shl uint32
    224  0000271e                  fmov s0, w0                                          ; bitcast float32
    228  9910804f                  fmla v25.4s, v4.4s, v0.s[0]                          ; mulacc float32x4
    22c  7a10804f                  fmla v26.4s, v3.4s, v0.s[0]                          ; mulacc float32x4
    230  5b10804f                  fmla v27.4s, v2.4s, v0.s[0]                          ; mulacc float32x4
    234  3c10804f                  fmla v28.4s, v1.4s, v0.s[0]                          ; mulacc float32x4
    238  20044479                  ldrh w0, [x1, #514]                                  ; load uint16
    23c  003c1053                  lsl w0, w0, #16                                      ; shl uint32
    240  0000271e                  fmov s0, w0                                          ; bitcast float32
    244  9d10804f                  fmla v29.4s, v4.4s, v0.s[0]                          ; mulacc float32x4
    248  7e10804f                  fmla v30.4s, v3.4s, v0.s[0]                          ; mulacc float32x4
    24c  5f10804f                  fmla v31.4s, v2.4s, v0.s[0]                          ; mulacc float32x4
    250  2810804f                  fmla v8.4s, v1.4s, v0.s[0]                           ; mulacc float32x4
    254  20044579                  ldrh w0, [x1, #642]                                  ; load uint16
    258  003c1053                  lsl w0, w0, #16                                      ; shl uint32
    25c  0000271e                  fmov s0, w0                                          ; bitcast float32
    260  8910804f                  fmla v9.4s, v4.4s, v0.s[0]                           ; mulacc float32x4
    264  6a10804f                  fmla v10.4s, v3.4s, v0.s[0]                          ; mulacc float32x4
    268  4b10804f                  fmla v11.4s, v2.4s, v0.s[0]                          ; mulacc float32x4
    26c  2c10804f                  fmla v12.4s, v1.4s, v0.s[0]                          ; mulacc float32x4
    270  21100091                  add x1, x1, #4                                       ; end void
    274  42000291                  add x2, x2, #128
    278  63040011                  add w3, w3, #1
    27c  7f800071                  cmp w3, #32
    280  8bf4ff54                  b.lt loop_110
done_284:
    284  851800ad                  stp q5, q6, [x4]                                     ; store void
    288  874001ad                  stp q7, q16, [x4, #32]                               ; store void
    28c  914808ad                  stp q17, q18, [x4, #256]                             ; store void
    290  935009ad                  stp q19, q20, [x4, #288]                             ; store void
    294  955810ad                  stp q21, q22, [x4, #512]                             ; store void
    298  976011ad                  stp q23, q24, [x4, #544]                             ; store void
    29c  996818ad                  stp q25, q26, [x4, #768]                             ; store void
    2a0  9b7019ad                  stp q27, q28, [x4, #800]                             ; store void
    2a4  9d00813d                  str q29, [x4, #1024]                                 ; store void
    2a8  9e04813d                  str q30, [x4, #1040]                                 ; store void
    2ac  9f08813d                  str q31, [x4, #1056]                                 ; store void
    2b0  880c813d                  str q8, [x4, #1072]                                  ; store void
    2b4  8940813d                  str q9, [x4, #1280]                                  ; store void
    2b8  8a44813d                  str q10, [x4, #1296]                                 ; store void
    2bc  8b48813d                  str q11, [x4, #1312]                                 ; store void
    2c0  8c4c813d                  str q12, [x4, #1328]                                 ; store void
    2c4  84001891                  add x4, x4, #1536                                    ; end void
    2c8  a5040011                  add w5, w5, #1
    2cc  bf100071                  cmp w5, #4
    2d0  8beeff54                  b.lt loop_a0
done_2d4:
    2d4  08050011                  add w8, w8, #1                                       ; end void
    2d8  1f010b6b                  cmp w8, w11
    2dc  ebeaff54                  b.lt loop_38
done_2e0:
    2e0  e827406d                  ldp d8, d9, [sp]
    2e4  ea2f416d                  ldp d10, d11, [sp, #16]
    2e8  ec37426d                  ldp d12, d13, [sp, #32]
    2ec  ffc30091                  add sp, sp, #48
    2f0  c0035fd6                  ret                                                  ; sink void
