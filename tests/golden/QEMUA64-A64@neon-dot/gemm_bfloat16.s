gemm_bfloat16:
      0  ffc300d1                  sub sp, sp, #48
      4  e827006d                  stp d8, d9, [sp]
      8  ea2f016d                  stp d10, d11, [sp, #16]
      c  ec37026d                  stp d12, d13, [sp, #32]
     10  010080d2                  movz x1, #0x0
     14  e014009c                  ldr q0, =0x0
     18  021040a9                  ldp x2, x4, [x0]
     1c  000840f9                  ldr x0, [x0, #16]                                    ; define_global ptr<uint16, global, 1536>
     20  63000091                  add x3, x3, #0                                       ; define_global ptr<uint16, global, 4096>
     24  050080d2                  movz x5, #0x0                                        ; range int32
loop_28:
     28  a6681b53                  lsl w6, w5, #5                                       ; mul int32
     2c  070080d2                  movz x7, #0x0                                        ; range int32
     30  0818058b                  add x8, x0, x5, lsl #6
     34  e90303aa                  mov x9, x3
loop_38:
     38  0a0080d2                  movz x10, #0x0                                       ; range int32
     3c  eb0308aa                  mov x11, x8
     40  ec0309aa                  mov x12, x9
loop_44:
     44  6101c03d                  ldr q1, [x11]                                        ; load uint16x8
     48  6241c03d                  ldr q2, [x11, #256]                                  ; load uint16x8
     4c  2338424e                  zip1 v3.8h, v1.8h, v2.8h                             ; shuffle uint16x8
     50  6421c03d                  ldr q4, [x11, #128]                                  ; load uint16x8
     54  6561c03d                  ldr q5, [x11, #384]                                  ; load uint16x8
     58  8638454e                  zip1 v6.8h, v4.8h, v5.8h                             ; shuffle uint16x8
     5c  6738464e                  zip1 v7.8h, v3.8h, v6.8h                             ; shuffle uint16x8
     60  8701803d                  str q7, [x12]                                        ; store void
     64  6378464e                  zip2 v3.8h, v3.8h, v6.8h                             ; shuffle uint16x8
     68  8305803d                  str q3, [x12, #16]                                   ; store void
     6c  2178424e                  zip2 v1.8h, v1.8h, v2.8h                             ; shuffle uint16x8
     70  8278454e                  zip2 v2.8h, v4.8h, v5.8h                             ; shuffle uint16x8
     74  2338424e                  zip1 v3.8h, v1.8h, v2.8h                             ; shuffle uint16x8
     78  8309803d                  str q3, [x12, #32]                                   ; store void
     7c  2178424e                  zip2 v1.8h, v1.8h, v2.8h                             ; shuffle uint16x8
     80  810d803d                  str q1, [x12, #48]                                   ; store void
     84  6b410091                  add x11, x11, #16                                    ; end void
     88  8c010191                  add x12, x12, #64
     8c  4a050011                  add w10, w10, #1
     90  5f110071                  cmp w10, #4
     94  8bfdff54                  b.lt loop_44
done_98:
     98  08010891                  add x8, x8, #512                                     ; end void
     9c  29010491                  add x9, x9, #256
     a0  e7040011                  add w7, w7, #1
     a4  ff400071                  cmp w7, #16
     a8  8bfcff54                  b.lt loop_38
done_ac:
     ac  070080d2                  movz x7, #0x0                                        ; range int32
loop_b0:
     b0  e8581753                  lsl w8, w7, #9                                       ; mul int32
     b4  0801060b                  add w8, w8, w6                                       ; add int32
     b8  090080d2                  movz x9, #0x0                                        ; range int32
     bc  4808088b                  add x8, x2, x8, lsl #2
     c0  ea0303aa                  mov x10, x3
loop_c4:
     c4  610f009c                  ldr q1, =0x0                                         ; range int32
     c8  420f009c                  ldr q2, =0x0
     cc  230f009c                  ldr q3, =0x0
     d0  040f009c                  ldr q4, =0x0
     d4  e50e009c                  ldr q5, =0x0
     d8  c60e009c                  ldr q6, =0x0
     dc  a70e009c                  ldr q7, =0x0
     e0  900e009c                  ldr q16, =0x0
     e4  710e009c                  ldr q17, =0x0
     e8  520e009c                  ldr q18, =0x0
     ec  330e009c                  ldr q19, =0x0
     f0  140e009c                  ldr q20, =0x0
     f4  f50d009c                  ldr q21, =0x0
     f8  d60d009c                  ldr q22, =0x0
     fc  b70d009c                  ldr q23, =0x0
    100  980d009c                  ldr q24, =0x0
    104  0b0080d2                  movz x11, #0x0
    108  8c28078b                  add x12, x4, x7, lsl #10
    10c  ed030aaa                  mov x13, x10
loop_110:
    110  9901c03d                  ldr q25, [x12]                                       ; load uint16x8
    114  9a21c03d                  ldr q26, [x12, #128]                                 ; load uint16x8
    118  3b3bda4e                  zip1 v27.2d, v25.2d, v26.2d                          ; vectorize uint16x8
    11c  bc7540ad                  ldp q28, q29, [x13]                                  ; load uint16x8
    120  61ef5c6e                  bfmmla v1.4s, v27.8h, v28.8h                         ; wmma float32x4
    124  62ef5d6e                  bfmmla v2.4s, v27.8h, v29.8h                         ; wmma float32x4
    128  be7d41ad                  ldp q30, q31, [x13, #32]                             ; load uint16x8
    12c  63ef5e6e                  bfmmla v3.4s, v27.8h, v30.8h                         ; wmma float32x4
    130  64ef5f6e                  bfmmla v4.4s, v27.8h, v31.8h                         ; wmma float32x4
    134  9b41c03d                  ldr q27, [x12, #256]                                 ; load uint16x8
    138  8861c03d                  ldr q8, [x12, #384]                                  ; load uint16x8
    13c  693bc84e                  zip1 v9.2d, v27.2d, v8.2d                            ; vectorize uint16x8
    140  25ed5c6e                  bfmmla v5.4s, v9.8h, v28.8h                          ; wmma float32x4
    144  26ed5d6e                  bfmmla v6.4s, v9.8h, v29.8h                          ; wmma float32x4
    148  27ed5e6e                  bfmmla v7.4s, v9.8h, v30.8h                          ; wmma float32x4
    14c  30ed5f6e                  bfmmla v16.4s, v9.8h, v31.8h                         ; wmma float32x4
    150  8981c03d                  ldr q9, [x12, #512]                                  ; load uint16x8
    154  8aa1c03d                  ldr q10, [x12, #640]                                 ; load uint16x8
    158  2b39ca4e                  zip1 v11.2d, v9.2d, v10.2d                           ; vectorize uint16x8
    15c  71ed5c6e                  bfmmla v17.4s, v11.8h, v28.8h                        ; wmma float32x4
    160  72ed5d6e                  bfmmla v18.4s, v11.8h, v29.8h                        ; wmma float32x4
    164  73ed5e6e                  bfmmla v19.4s, v11.8h, v30.8h                        ; wmma float32x4
    168  74ed5f6e                  bfmmla v20.4s, v11.8h, v31.8h                        ; wmma float32x4
    16c  8bc1c03d                  ldr q11, [x12, #768]                                 ; load uint16x8
    170  8ce1c03d                  ldr q12, [x12, #896]                                 ; load uint16x8
    174  6d39cc4e                  zip1 v13.2d, v11.2d, v12.2d                          ; vectorize uint16x8
    178  b5ed5c6e                  bfmmla v21.4s, v13.8h, v28.8h                        ; wmma float32x4
    17c  b6ed5d6e                  bfmmla v22.4s, v13.8h, v29.8h                        ; wmma float32x4
    180  b7ed5e6e                  bfmmla v23.4s, v13.8h, v30.8h                        ; wmma float32x4
    184  b8ed5f6e                  bfmmla v24.4s, v13.8h, v31.8h                        ; wmma float32x4
    188  397bda4e                  zip2 v25.2d, v25.2d, v26.2d                          ; vectorize uint16x8
    18c  ba7148ad                  ldp q26, q28, [x13, #256]                            ; load uint16x8
    190  21ef5a6e                  bfmmla v1.4s, v25.8h, v26.8h                         ; wmma float32x4
    194  22ef5c6e                  bfmmla v2.4s, v25.8h, v28.8h                         ; wmma float32x4
    198  bd7949ad                  ldp q29, q30, [x13, #288]                            ; load uint16x8
    19c  23ef5d6e                  bfmmla v3.4s, v25.8h, v29.8h                         ; wmma float32x4
    1a0  24ef5e6e                  bfmmla v4.4s, v25.8h, v30.8h                         ; wmma float32x4
    1a4  797bc84e                  zip2 v25.2d, v27.2d, v8.2d                           ; vectorize uint16x8
    1a8  25ef5a6e                  bfmmla v5.4s, v25.8h, v26.8h                         ; wmma float32x4
    1ac  26ef5c6e                  bfmmla v6.4s, v25.8h, v28.8h                         ; wmma float32x4
    1b0  27ef5d6e                  bfmmla v7.4s, v25.8h, v29.8h                         ; wmma float32x4
    1b4  30ef5e6e                  bfmmla v16.4s, v25.8h, v30.8h                        ; wmma float32x4
    1b8  3979ca4e                  zip2 v25.2d, v9.2d, v10.2d                           ; vectorize uint16x8
    1bc  31ef5a6e                  bfmmla v17.4s, v25.8h, v26.8h                        ; wmma float32x4
    1c0  32ef5c6e                  bfmmla v18.4s, v25.8h, v28.8h                        ; wmma float32x4
    1c4  33ef5d6e                  bfmmla v19.4s, v25.8h, v29.8h                        ; wmma float32x4
    1c8  34ef5e6e                  bfmmla v20.4s, v25.8h, v30.8h                        ; wmma float32x4
    1cc  7979cc4e                  zip2 v25.2d, v11.2d, v12.2d                          ; vectorize uint16x8
    1d0  35ef5a6e                  bfmmla v21.4s, v25.8h, v26.8h                        ; wmma float32x4
    1d4  36ef5c6e                  bfmmla v22.4s, v25.8h, v28.8h                        ; wmma float32x4
    1d8  37ef5d6e                  bfmmla v23.4s, v25.8h, v29.8h                        ; wmma float32x4
    1dc  38ef5e6e                  bfmmla v24.4s, v25.8h, v30.8h                        ; wmma float32x4
    1e0  8c410091                  add x12, x12, #16                                    ; end void
    1e4  ad010891                  add x13, x13, #512
    1e8  6b050011                  add w11, w11, #1
    1ec  7f210071                  cmp w11, #8
    1f0  0bf9ff54                  b.lt loop_110
done_1f4:
    1f4  3938c24e                  zip1 v25.2d, v1.2d, v2.2d                            ; vectorize float32x4
    1f8  7a38c44e                  zip1 v26.2d, v3.2d, v4.2d                            ; vectorize float32x4
    1fc  2178c24e                  zip2 v1.2d, v1.2d, v2.2d                             ; vectorize float32x4
    200  6278c44e                  zip2 v2.2d, v3.2d, v4.2d                             ; vectorize float32x4
    204  a338c64e                  zip1 v3.2d, v5.2d, v6.2d                             ; vectorize float32x4
    208  e438d04e                  zip1 v4.2d, v7.2d, v16.2d                            ; vectorize float32x4
    20c  a578c64e                  zip2 v5.2d, v5.2d, v6.2d                             ; vectorize float32x4
    210  e678d04e                  zip2 v6.2d, v7.2d, v16.2d                            ; vectorize float32x4
    214  273ad24e                  zip1 v7.2d, v17.2d, v18.2d                           ; vectorize float32x4
    218  703ad44e                  zip1 v16.2d, v19.2d, v20.2d                          ; vectorize float32x4
    21c  317ad24e                  zip2 v17.2d, v17.2d, v18.2d                          ; vectorize float32x4
    220  727ad44e                  zip2 v18.2d, v19.2d, v20.2d                          ; vectorize float32x4
    224  b33ad64e                  zip1 v19.2d, v21.2d, v22.2d                          ; vectorize float32x4
    228  f43ad84e                  zip1 v20.2d, v23.2d, v24.2d                          ; vectorize float32x4
    22c  b57ad64e                  zip2 v21.2d, v21.2d, v22.2d                          ; vectorize float32x4
    230  f67ad84e                  zip2 v22.2d, v23.2d, v24.2d                          ; vectorize float32x4
    234  196900ad                  stp q25, q26, [x8]                                   ; store void
    238  010908ad                  stp q1, q2, [x8, #256]                               ; store void
    23c  031110ad                  stp q3, q4, [x8, #512]                               ; store void
    240  051918ad                  stp q5, q6, [x8, #768]                               ; store void
    244  0701813d                  str q7, [x8, #1024]                                  ; store void
    248  1005813d                  str q16, [x8, #1040]                                 ; store void
    24c  1141813d                  str q17, [x8, #1280]                                 ; store void
    250  1245813d                  str q18, [x8, #1296]                                 ; store void
    254  1381813d                  str q19, [x8, #1536]                                 ; store void
    258  1485813d                  str q20, [x8, #1552]                                 ; store void
    25c  15c1813d                  str q21, [x8, #1792]                                 ; store void
    260  16c5813d                  str q22, [x8, #1808]                                 ; store void
    264  08810091                  add x8, x8, #32                                      ; end void
    268  4a010191                  add x10, x10, #64
    26c  29050011                  add w9, w9, #1
    270  3f110071                  cmp w9, #4
    274  8bf2ff54                  b.lt loop_c4
done_278:
    278  e7040011                  add w7, w7, #1                                       ; end void
    27c  ff0c0071                  cmp w7, #3
    280  8bf1ff54                  b.lt loop_b0
done_284:
    284  a5040011                  add w5, w5, #1                                       ; end void
    288  bf080071                  cmp w5, #2
    28c  ebecff54                  b.lt loop_28
done_290:
    290  e827406d                  ldp d8, d9, [sp]
    294  ea2f416d                  ldp d10, d11, [sp, #16]
    298  ec37426d                  ldp d12, d13, [sp, #32]
    29c  ffc30091                  add sp, sp, #48
    2a0  c0035fd6                  ret                                                  ; sink void
