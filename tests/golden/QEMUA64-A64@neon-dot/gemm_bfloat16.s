gemm_bfloat16:
      0  ffc300d1                  sub sp, sp, #48
      4  e827006d                  stp d8, d9, [sp]
      8  ea2f016d                  stp d10, d11, [sp, #16]
      c  ec37026d                  stp d12, d13, [sp, #32]
     10  010080d2                  movz x1, #0x0
     14  6014009c                  ldr q0, =0x0
     18  021040a9                  ldp x2, x4, [x0]
     1c  000840f9                  ldr x0, [x0, #16]                                    ; define_global ptr<uint16, global, 1536>
     20  63000091                  add x3, x3, #0                                       ; define_global ptr<uint16, global, 4096>
     24  050080d2                  movz x5, #0x0                                        ; range int32
loop_28:
     28  a6681b53                  lsl w6, w5, #5                                       ; mul int32
     2c  0718058b                  add x7, x0, x5, lsl #6                               ; range int32
     30  e80303aa                  mov x8, x3
     34  e9084091                  add x9, x7, #8192
loop_38:
     38  ea0307aa                  mov x10, x7                                          ; range int32
     3c  eb0308aa                  mov x11, x8
     40  4c010191                  add x12, x10, #64
loop_44:
     44  4101c03d                  ldr q1, [x10]                                        ; load uint16x8
     48  4241c03d                  ldr q2, [x10, #256]                                  ; load uint16x8
     4c  2338424e                  zip1 v3.8h, v1.8h, v2.8h                             ; shuffle uint16x8
     50  4421c03d                  ldr q4, [x10, #128]                                  ; load uint16x8
     54  4561c03d                  ldr q5, [x10, #384]                                  ; load uint16x8
     58  8638454e                  zip1 v6.8h, v4.8h, v5.8h                             ; shuffle uint16x8
     5c  6738464e                  zip1 v7.8h, v3.8h, v6.8h                             ; shuffle uint16x8
     60  6701803d                  str q7, [x11]                                        ; store void
     64  6378464e                  zip2 v3.8h, v3.8h, v6.8h                             ; shuffle uint16x8
     68  6305803d                  str q3, [x11, #16]                                   ; store void
     6c  2178424e                  zip2 v1.8h, v1.8h, v2.8h                             ; shuffle uint16x8
     70  8278454e                  zip2 v2.8h, v4.8h, v5.8h                             ; shuffle uint16x8
     74  2338424e                  zip1 v3.8h, v1.8h, v2.8h                             ; shuffle uint16x8
     78  6309803d                  str q3, [x11, #32]                                   ; store void
     7c  2178424e                  zip2 v1.8h, v1.8h, v2.8h                             ; shuffle uint16x8
     80  610d803d                  str q1, [x11, #48]                                   ; store void
     84  4a410091                  add x10, x10, #16                                    ; end void
     88  6b010191                  add x11, x11, #64
     8c  5f010ceb                  cmp x10, x12
     90  a1fdff54                  b.ne loop_44
done_94:
     94  e7000891                  add x7, x7, #512                                     ; end void
     98  08010491                  add x8, x8, #256
     9c  ff0009eb                  cmp x7, x9
     a0  c1fcff54                  b.ne loop_38
done_a4:
     a4  070080d2                  movz x7, #0x0                                        ; range int32
loop_a8:
     a8  e8581753                  lsl w8, w7, #9                                       ; mul int32
     ac  0801060b                  add w8, w8, w6                                       ; add int32
     b0  4808088b                  add x8, x2, x8, lsl #2                               ; range int32
     b4  e90303aa                  mov x9, x3
     b8  0a010291                  add x10, x8, #128
loop_bc:
     bc  210f009c                  ldr q1, =0x0                                         ; range int32
     c0  020f009c                  ldr q2, =0x0
     c4  e30e009c                  ldr q3, =0x0
     c8  c40e009c                  ldr q4, =0x0
     cc  a50e009c                  ldr q5, =0x0
     d0  860e009c                  ldr q6, =0x0
     d4  670e009c                  ldr q7, =0x0
     d8  500e009c                  ldr q16, =0x0
     dc  310e009c                  ldr q17, =0x0
     e0  120e009c                  ldr q18, =0x0
     e4  f30d009c                  ldr q19, =0x0
     e8  d40d009c                  ldr q20, =0x0
     ec  b50d009c                  ldr q21, =0x0
     f0  960d009c                  ldr q22, =0x0
     f4  770d009c                  ldr q23, =0x0
     f8  580d009c                  ldr q24, =0x0
     fc  8b28078b                  add x11, x4, x7, lsl #10
    100  ec0309aa                  mov x12, x9
    104  6d010291                  add x13, x11, #128
loop_108:
    108  7901c03d                  ldr q25, [x11]                                       ; load uint16x8
    10c  7a21c03d                  ldr q26, [x11, #128]                                 ; load uint16x8
    110  3b3bda4e                  zip1 v27.2d, v25.2d, v26.2d                          ; vectorize uint16x8
    114  9c7540ad                  ldp q28, q29, [x12]                                  ; load uint16x8
    118  61ef5c6e                  bfmmla v1.4s, v27.8h, v28.8h                         ; wmma float32x4
    11c  62ef5d6e                  bfmmla v2.4s, v27.8h, v29.8h                         ; wmma float32x4
    120  9e7d41ad                  ldp q30, q31, [x12, #32]                             ; load uint16x8
    124  63ef5e6e                  bfmmla v3.4s, v27.8h, v30.8h                         ; wmma float32x4
    128  64ef5f6e                  bfmmla v4.4s, v27.8h, v31.8h                         ; wmma float32x4
    12c  7b41c03d                  ldr q27, [x11, #256]                                 ; load uint16x8
    130  6861c03d                  ldr q8, [x11, #384]                                  ; load uint16x8
    134  693bc84e                  zip1 v9.2d, v27.2d, v8.2d                            ; vectorize uint16x8
    138  25ed5c6e                  bfmmla v5.4s, v9.8h, v28.8h                          ; wmma float32x4
    13c  26ed5d6e                  bfmmla v6.4s, v9.8h, v29.8h                          ; wmma float32x4
    140  27ed5e6e                  bfmmla v7.4s, v9.8h, v30.8h                          ; wmma float32x4
    144  30ed5f6e                  bfmmla v16.4s, v9.8h, v31.8h                         ; wmma float32x4
    148  6981c03d                  ldr q9, [x11, #512]                                  ; load uint16x8
    14c  6aa1c03d                  ldr q10, [x11, #640]                                 ; load uint16x8
    150  2b39ca4e                  zip1 v11.2d, v9.2d, v10.2d                           ; vectorize uint16x8
    154  71ed5c6e                  bfmmla v17.4s, v11.8h, v28.8h                        ; wmma float32x4
    158  72ed5d6e                  bfmmla v18.4s, v11.8h, v29.8h                        ; wmma float32x4
    15c  73ed5e6e                  bfmmla v19.4s, v11.8h, v30.8h                        ; wmma float32x4
    160  74ed5f6e                  bfmmla v20.4s, v11.8h, v31.8h                        ; wmma float32x4
    164  6bc1c03d                  ldr q11, [x11, #768]                                 ; load uint16x8
    168  6ce1c03d                  ldr q12, [x11, #896]                                 ; load uint16x8
    16c  6d39cc4e                  zip1 v13.2d, v11.2d, v12.2d                          ; vectorize uint16x8
    170  b5ed5c6e                  bfmmla v21.4s, v13.8h, v28.8h                        ; wmma float32x4
    174  b6ed5d6e                  bfmmla v22.4s, v13.8h, v29.8h                        ; wmma float32x4
    178  b7ed5e6e                  bfmmla v23.4s, v13.8h, v30.8h                        ; wmma float32x4
    17c  b8ed5f6e                  bfmmla v24.4s, v13.8h, v31.8h                        ; wmma float32x4
    180  397bda4e                  zip2 v25.2d, v25.2d, v26.2d                          ; vectorize uint16x8
    184  9a7148ad                  ldp q26, q28, [x12, #256]                            ; load uint16x8
    188  21ef5a6e                  bfmmla v1.4s, v25.8h, v26.8h                         ; wmma float32x4
    18c  22ef5c6e                  bfmmla v2.4s, v25.8h, v28.8h                         ; wmma float32x4
    190  9d7949ad                  ldp q29, q30, [x12, #288]                            ; load uint16x8
    194  23ef5d6e                  bfmmla v3.4s, v25.8h, v29.8h                         ; wmma float32x4
    198  24ef5e6e                  bfmmla v4.4s, v25.8h, v30.8h                         ; wmma float32x4
    19c  797bc84e                  zip2 v25.2d, v27.2d, v8.2d                           ; vectorize uint16x8
    1a0  25ef5a6e                  bfmmla v5.4s, v25.8h, v26.8h                         ; wmma float32x4
    1a4  26ef5c6e                  bfmmla v6.4s, v25.8h, v28.8h                         ; wmma float32x4
    1a8  27ef5d6e                  bfmmla v7.4s, v25.8h, v29.8h                         ; wmma float32x4
    1ac  30ef5e6e                  bfmmla v16.4s, v25.8h, v30.8h                        ; wmma float32x4
    1b0  3979ca4e                  zip2 v25.2d, v9.2d, v10.2d                           ; vectorize uint16x8
    1b4  31ef5a6e                  bfmmla v17.4s, v25.8h, v26.8h                        ; wmma float32x4
    1b8  32ef5c6e                  bfmmla v18.4s, v25.8h, v28.8h                        ; wmma float32x4
    1bc  33ef5d6e                  bfmmla v19.4s, v25.8h, v29.8h                        ; wmma float32x4
    1c0  34ef5e6e                  bfmmla v20.4s, v25.8h, v30.8h                        ; wmma float32x4
    1c4  7979cc4e                  zip2 v25.2d, v11.2d, v12.2d                          ; vectorize uint16x8
    1c8  35ef5a6e                  bfmmla v21.4s, v25.8h, v26.8h                        ; wmma float32x4
    1cc  36ef5c6e                  bfmmla v22.4s, v25.8h, v28.8h                        ; wmma float32x4
    1d0  37ef5d6e                  bfmmla v23.4s, v25.8h, v29.8h                        ; wmma float32x4
    1d4  38ef5e6e                  bfmmla v24.4s, v25.8h, v30.8h                        ; wmma float32x4
    1d8  6b410091                  add x11, x11, #16                                    ; end void
    1dc  8c010891                  add x12, x12, #512
    1e0  7f010deb                  cmp x11, x13
    1e4  21f9ff54                  b.ne loop_108
done_1e8:
    1e8  3938c24e                  zip1 v25.2d, v1.2d, v2.2d                            ; vectorize float32x4
    1ec  7a38c44e                  zip1 v26.2d, v3.2d, v4.2d                            ; vectorize float32x4
    1f0  2178c24e                  zip2 v1.2d, v1.2d, v2.2d                             ; vectorize float32x4
    1f4  6278c44e                  zip2 v2.2d, v3.2d, v4.2d                             ; vectorize float32x4
    1f8  a338c64e                  zip1 v3.2d, v5.2d, v6.2d                             ; vectorize float32x4
    1fc  e438d04e                  zip1 v4.2d, v7.2d, v16.2d                            ; vectorize float32x4
    200  a578c64e                  zip2 v5.2d, v5.2d, v6.2d                             ; vectorize float32x4
    204  e678d04e                  zip2 v6.2d, v7.2d, v16.2d                            ; vectorize float32x4
    208  273ad24e                  zip1 v7.2d, v17.2d, v18.2d                           ; vectorize float32x4
    20c  703ad44e                  zip1 v16.2d, v19.2d, v20.2d                          ; vectorize float32x4
    210  317ad24e                  zip2 v17.2d, v17.2d, v18.2d                          ; vectorize float32x4
    214  727ad44e                  zip2 v18.2d, v19.2d, v20.2d                          ; vectorize float32x4
    218  b33ad64e                  zip1 v19.2d, v21.2d, v22.2d                          ; vectorize float32x4
    21c  f43ad84e                  zip1 v20.2d, v23.2d, v24.2d                          ; vectorize float32x4
    220  b57ad64e                  zip2 v21.2d, v21.2d, v22.2d                          ; vectorize float32x4
    224  f67ad84e                  zip2 v22.2d, v23.2d, v24.2d                          ; vectorize float32x4
    228  196900ad                  stp q25, q26, [x8]                                   ; store void
    22c  010908ad                  stp q1, q2, [x8, #256]                               ; store void
    230  031110ad                  stp q3, q4, [x8, #512]                               ; store void
    234  051918ad                  stp q5, q6, [x8, #768]                               ; store void
    238  0701813d                  str q7, [x8, #1024]                                  ; store void
    23c  1005813d                  str q16, [x8, #1040]                                 ; store void
    240  1141813d                  str q17, [x8, #1280]                                 ; store void
    244  1245813d                  str q18, [x8, #1296]                                 ; store void
    248  1381813d                  str q19, [x8, #1536]                                 ; store void
    24c  1485813d                  str q20, [x8, #1552]                                 ; store void
    250  15c1813d                  str q21, [x8, #1792]                                 ; store void
    254  16c5813d                  str q22, [x8, #1808]                                 ; store void
    258  08810091                  add x8, x8, #32                                      ; end void
    25c  29010191                  add x9, x9, #64
    260  1f010aeb                  cmp x8, x10
    264  c1f2ff54                  b.ne loop_bc
done_268:
    268  e7040011                  add w7, w7, #1                                       ; end void
    26c  ff0c0071                  cmp w7, #3
    270  cbf1ff54                  b.lt loop_a8
done_274:
    274  a5040011                  add w5, w5, #1                                       ; end void
    278  bf080071                  cmp w5, #2
    27c  6bedff54                  b.lt loop_28
done_280:
    280  e827406d                  ldp d8, d9, [sp]
    284  ea2f416d                  ldp d10, d11, [sp, #16]
    288  ec37426d                  ldp d12, d13, [sp, #32]
    28c  ffc30091                  add sp, sp, #48
    290  c0035fd6                  ret                                                  ; sink void
