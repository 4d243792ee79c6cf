gemm_int8:
      0  ffc300d1                  sub sp, sp, #48
      4  e827006d                  stp d8, d9, [sp]
      8  ea2f016d                  stp d10, d11, [sp, #16]
      c  ec37026d                  stp d12, d13, [sp, #32]
     10  010080d2                  movz x1, #0x0
     14  e017009c                  ldr q0, =0x0
     18  021040a9                  ldp x2, x4, [x0]
     1c  000840f9                  ldr x0, [x0, #16]                                    ; define_global ptr<int8, global, 1536>
     20  63000091                  add x3, x3, #0                                       ; define_global ptr<int8, global, 4096>
     24  050080d2                  movz x5, #0x0                                        ; range int32
loop_28:
     28  a6681b53                  lsl w6, w5, #5                                       ; mul int32
     2c  0714058b                  add x7, x0, x5, lsl #5                               ; range int32
     30  e80303aa                  mov x8, x3
     34  e9044091                  add x9, x7, #4096
loop_38:
     38  ea0307aa                  mov x10, x7                                          ; range int32
     3c  eb0308aa                  mov x11, x8
     40  4c810091                  add x12, x10, #32
loop_44:
     44  4101c03d                  ldr q1, [x10]                                        ; load int8x16
     48  4241c03d                  ldr q2, [x10, #256]                                  ; load int8x16
     4c  2338024e                  zip1 v3.16b, v1.16b, v2.16b                          ; shuffle int8x16
     50  4421c03d                  ldr q4, [x10, #128]                                  ; load int8x16
     54  4561c03d                  ldr q5, [x10, #384]                                  ; load int8x16
     58  8638054e                  zip1 v6.16b, v4.16b, v5.16b                          ; shuffle int8x16
     5c  6738064e                  zip1 v7.16b, v3.16b, v6.16b                          ; shuffle int8x16
     60  5011c03d                  ldr q16, [x10, #64]                                  ; load int8x16
     64  5151c03d                  ldr q17, [x10, #320]                                 ; load int8x16
     68  123a114e                  zip1 v18.16b, v16.16b, v17.16b                       ; shuffle int8x16
     6c  5331c03d                  ldr q19, [x10, #192]                                 ; load int8x16
     70  5471c03d                  ldr q20, [x10, #448]                                 ; load int8x16
     74  753a144e                  zip1 v21.16b, v19.16b, v20.16b                       ; shuffle int8x16
     78  563a154e                  zip1 v22.16b, v18.16b, v21.16b                       ; shuffle int8x16
     7c  f738164e                  zip1 v23.16b, v7.16b, v22.16b                        ; shuffle int8x16
     80  7701803d                  str q23, [x11]                                       ; store void
     84  e778164e                  zip2 v7.16b, v7.16b, v22.16b                         ; shuffle int8x16
     88  6705803d                  str q7, [x11, #16]                                   ; store void
     8c  6378064e                  zip2 v3.16b, v3.16b, v6.16b                          ; shuffle int8x16
     90  467a154e                  zip2 v6.16b, v18.16b, v21.16b                        ; shuffle int8x16
     94  6738064e                  zip1 v7.16b, v3.16b, v6.16b                          ; shuffle int8x16
     98  6709803d                  str q7, [x11, #32]                                   ; store void
     9c  6378064e                  zip2 v3.16b, v3.16b, v6.16b                          ; shuffle int8x16
     a0  630d803d                  str q3, [x11, #48]                                   ; store void
     a4  2178024e                  zip2 v1.16b, v1.16b, v2.16b                          ; shuffle int8x16
     a8  8278054e                  zip2 v2.16b, v4.16b, v5.16b                          ; shuffle int8x16
     ac  2338024e                  zip1 v3.16b, v1.16b, v2.16b                          ; shuffle int8x16
     b0  047a114e                  zip2 v4.16b, v16.16b, v17.16b                        ; shuffle int8x16
     b4  657a144e                  zip2 v5.16b, v19.16b, v20.16b                        ; shuffle int8x16
     b8  8638054e                  zip1 v6.16b, v4.16b, v5.16b                          ; shuffle int8x16
     bc  6738064e                  zip1 v7.16b, v3.16b, v6.16b                          ; shuffle int8x16
     c0  6711803d                  str q7, [x11, #64]                                   ; store void
     c4  6378064e                  zip2 v3.16b, v3.16b, v6.16b                          ; shuffle int8x16
     c8  6315803d                  str q3, [x11, #80]                                   ; store void
     cc  2178024e                  zip2 v1.16b, v1.16b, v2.16b                          ; shuffle int8x16
     d0  8278054e                  zip2 v2.16b, v4.16b, v5.16b                          ; shuffle int8x16
     d4  2338024e                  zip1 v3.16b, v1.16b, v2.16b                          ; shuffle int8x16
     d8  6319803d                  str q3, [x11, #96]                                   ; store void
     dc  2178024e                  zip2 v1.16b, v1.16b, v2.16b                          ; shuffle int8x16
     e0  611d803d                  str q1, [x11, #112]                                  ; store void
     e4  4a410091                  add x10, x10, #16                                    ; end void
     e8  6b010291                  add x11, x11, #128
     ec  5f010ceb                  cmp x10, x12
     f0  a1faff54                  b.ne loop_44
done_f4:
     f4  e7000891                  add x7, x7, #512                                     ; end void
     f8  08010491                  add x8, x8, #256
     fc  ff0009eb                  cmp x7, x9
    100  c1f9ff54                  b.ne loop_38
done_104:
    104  070080d2                  movz x7, #0x0                                        ; range int32
loop_108:
    108  e8581753                  lsl w8, w7, #9                                       ; mul int32
    10c  0801060b                  add w8, w8, w6                                       ; add int32
    110  4808088b                  add x8, x2, x8, lsl #2                               ; range int32
    114  e90303aa                  mov x9, x3
    118  0a010291                  add x10, x8, #128
loop_11c:
    11c  a10f009c                  ldr q1, =0x0                                         ; range int32
    120  820f009c                  ldr q2, =0x0
    124  630f009c                  ldr q3, =0x0
    128  440f009c                  ldr q4, =0x0
    12c  250f009c                  ldr q5, =0x0
    130  060f009c                  ldr q6, =0x0
    134  e70e009c                  ldr q7, =0x0
    138  d00e009c                  ldr q16, =0x0
    13c  b10e009c                  ldr q17, =0x0
    140  920e009c                  ldr q18, =0x0
    144  730e009c                  ldr q19, =0x0
    148  540e009c                  ldr q20, =0x0
    14c  350e009c                  ldr q21, =0x0
    150  160e009c                  ldr q22, =0x0
    154  f70d009c                  ldr q23, =0x0
    158  d80d009c                  ldr q24, =0x0
    15c  8b24078b                  add x11, x4, x7, lsl #9
    160  ec0309aa                  mov x12, x9
    164  6d010191                  add x13, x11, #64
loop_168:
    168  7901c03d                  ldr q25, [x11]                                       ; load int8x16
    16c  7a11c03d                  ldr q26, [x11, #64]                                  ; load int8x16
    170  3b3bda4e                  zip1 v27.2d, v25.2d, v26.2d                          ; vectorize int8x16
    174  9c7540ad                  ldp q28, q29, [x12]                                  ; load int8x16
    178  61a79c4e                  smmla v1.4s, v27.16b, v28.16b                        ; wmma int32x4
    17c  62a79d4e                  smmla v2.4s, v27.16b, v29.16b                        ; wmma int32x4
    180  9e7d41ad                  ldp q30, q31, [x12, #32]                             ; load int8x16
    184  63a79e4e                  smmla v3.4s, v27.16b, v30.16b                        ; wmma int32x4
    188  64a79f4e                  smmla v4.4s, v27.16b, v31.16b                        ; wmma int32x4
    18c  7b21c03d                  ldr q27, [x11, #128]                                 ; load int8x16
    190  6831c03d                  ldr q8, [x11, #192]                                  ; load int8x16
    194  693bc84e                  zip1 v9.2d, v27.2d, v8.2d                            ; vectorize int8x16
    198  25a59c4e                  smmla v5.4s, v9.16b, v28.16b                         ; wmma int32x4
    19c  26a59d4e                  smmla v6.4s, v9.16b, v29.16b                         ; wmma int32x4
    1a0  27a59e4e                  smmla v7.4s, v9.16b, v30.16b                         ; wmma int32x4
    1a4  30a59f4e                  smmla v16.4s, v9.16b, v31.16b                        ; wmma int32x4
    1a8  6941c03d                  ldr q9, [x11, #256]                                  ; load int8x16
    1ac  6a51c03d                  ldr q10, [x11, #320]                                 ; load int8x16
    1b0  2b39ca4e                  zip1 v11.2d, v9.2d, v10.2d                           ; vectorize int8x16
    1b4  71a59c4e                  smmla v17.4s, v11.16b, v28.16b                       ; wmma int32x4
    1b8  72a59d4e                  smmla v18.4s, v11.16b, v29.16b                       ; wmma int32x4
    1bc  73a59e4e                  smmla v19.4s, v11.16b, v30.16b                       ; wmma int32x4
    1c0  74a59f4e                  smmla v20.4s, v11.16b, v31.16b                       ; wmma int32x4
    1c4  6b61c03d                  ldr q11, [x11, #384]                                 ; load int8x16
    1c8  6c71c03d                  ldr q12, [x11, #448]                                 ; load int8x16
    1cc  6d39cc4e                  zip1 v13.2d, v11.2d, v12.2d                          ; vectorize int8x16
    1d0  b5a59c4e                  smmla v21.4s, v13.16b, v28.16b                       ; wmma int32x4
    1d4  b6a59d4e                  smmla v22.4s, v13.16b, v29.16b                       ; wmma int32x4
    1d8  b7a59e4e                  smmla v23.4s, v13.16b, v30.16b                       ; wmma int32x4
    1dc  b8a59f4e                  smmla v24.4s, v13.16b, v31.16b                       ; wmma int32x4
    1e0  397bda4e                  zip2 v25.2d, v25.2d, v26.2d                          ; vectorize int8x16
    1e4  9a7148ad                  ldp q26, q28, [x12, #256]                            ; load int8x16
    1e8  21a79a4e                  smmla v1.4s, v25.16b, v26.16b                        ; wmma int32x4
    1ec  22a79c4e                  smmla v2.4s, v25.16b, v28.16b                        ; wmma int32x4
    1f0  9d7949ad                  ldp q29, q30, [x12, #288]                            ; load int8x16
    1f4  23a79d4e                  smmla v3.4s, v25.16b, v29.16b                        ; wmma int32x4
    1f8  24a79e4e                  smmla v4.4s, v25.16b, v30.16b                        ; wmma int32x4
    1fc  797bc84e                  zip2 v25.2d, v27.2d, v8.2d                           ; vectorize int8x16
    200  25a79a4e                  smmla v5.4s, v25.16b, v26.16b                        ; wmma int32x4
    204  26a79c4e                  smmla v6.4s, v25.16b, v28.16b                        ; wmma int32x4
    208  27a79d4e                  smmla v7.4s, v25.16b, v29.16b                        ; wmma int32x4
    20c  30a79e4e                  smmla v16.4s, v25.16b, v30.16b                       ; wmma int32x4
    210  3979ca4e                  zip2 v25.2d, v9.2d, v10.2d                           ; vectorize int8x16
    214  31a79a4e                  smmla v17.4s, v25.16b, v26.16b                       ; wmma int32x4
    218  32a79c4e                  smmla v18.4s, v25.16b, v28.16b                       ; wmma int32x4
    21c  33a79d4e                  smmla v19.4s, v25.16b, v29.16b                       ; wmma int32x4
    220  34a79e4e                  smmla v20.4s, v25.16b, v30.16b                       ; wmma int32x4
    224  7979cc4e                  zip2 v25.2d, v11.2d, v12.2d                          ; vectorize int8x16
    228  35a79a4e                  smmla v21.4s, v25.16b, v26.16b                       ; wmma int32x4
    22c  36a79c4e                  smmla v22.4s, v25.16b, v28.16b                       ; wmma int32x4
    230  37a79d4e                  smmla v23.4s, v25.16b, v29.16b                       ; wmma int32x4
    234  38a79e4e                  smmla v24.4s, v25.16b, v30.16b                       ; wmma int32x4
    238  6b410091                  add x11, x11, #16                                    ; end void
    23c  8c010891                  add x12, x12, #512
    240  7f010deb                  cmp x11, x13
    244  21f9ff54                  b.ne loop_168
done_248:
    248  3938c24e                  zip1 v25.2d, v1.2d, v2.2d                            ; vectorize int32x4
    24c  1901803d                  str q25, [x8]                                        ; store void
    250  7938c44e                  zip1 v25.2d, v3.2d, v4.2d                            ; vectorize int32x4
    254  1905803d                  str q25, [x8, #16]                                   ; store void
    258  2178c24e                  zip2 v1.2d, v1.2d, v2.2d                             ; vectorize int32x4
    25c  0141803d                  str q1, [x8, #256]                                   ; store void
    260  6178c44e                  zip2 v1.2d, v3.2d, v4.2d                             ; vectorize int32x4
    264  0145803d                  str q1, [x8, #272]                                   ; store void
    268  a138c64e                  zip1 v1.2d, v5.2d, v6.2d                             ; vectorize int32x4
    26c  0181803d                  str q1, [x8, #512]                                   ; store void
    270  e138d04e                  zip1 v1.2d, v7.2d, v16.2d                            ; vectorize int32x4
    274  0185803d                  str q1, [x8, #528]                                   ; store void
    278  a178c64e                  zip2 v1.2d, v5.2d, v6.2d                             ; vectorize int32x4
    27c  01c1803d                  str q1, [x8, #768]                                   ; store void
    280  e178d04e                  zip2 v1.2d, v7.2d, v16.2d                            ; vectorize int32x4
    284  01c5803d                  str q1, [x8, #784]                                   ; store void
    288  213ad24e                  zip1 v1.2d, v17.2d, v18.2d                           ; vectorize int32x4
    28c  0101813d                  str q1, [x8, #1024]                                  ; store void
    290  613ad44e                  zip1 v1.2d, v19.2d, v20.2d                           ; vectorize int32x4
    294  0105813d                  str q1, [x8, #1040]                                  ; store void
    298  217ad24e                  zip2 v1.2d, v17.2d, v18.2d                           ; vectorize int32x4
    29c  0141813d                  str q1, [x8, #1280]                                  ; store void
    2a0  617ad44e                  zip2 v1.2d, v19.2d, v20.2d                           ; vectorize int32x4
    2a4  0145813d                  str q1, [x8, #1296]                                  ; store void
    2a8  a13ad64e                  zip1 v1.2d, v21.2d, v22.2d                           ; vectorize int32x4
    2ac  0181813d                  str q1, [x8, #1536]                                  ; store void
    2b0  e13ad84e                  zip1 v1.2d, v23.2d, v24.2d                           ; vectorize int32x4
    2b4  0185813d                  str q1, [x8, #1552]                                  ; store void
    2b8  a17ad64e                  zip2 v1.2d, v21.2d, v22.2d                           ; vectorize int32x4
    2bc  01c1813d                  str q1, [x8, #1792]                                  ; store void
    2c0  e17ad84e                  zip2 v1.2d, v23.2d, v24.2d                           ; vectorize int32x4
    2c4  01c5813d                  str q1, [x8, #1808]                                  ; store void
    2c8  08810091                  add x8, x8, #32                                      ; end void
    2cc  29010191                  add x9, x9, #64
    2d0  1f010aeb                  cmp x8, x10
    2d4  41f2ff54                  b.ne loop_11c
done_2d8:
    2d8  e7040011                  add w7, w7, #1                                       ; end void
    2dc  ff0c0071                  cmp w7, #3
    2e0  4bf1ff54                  b.lt loop_108
done_2e4:
    2e4  a5040011                  add w5, w5, #1                                       ; end void
    2e8  bf080071                  cmp w5, #2
    2ec  ebe9ff54                  b.lt loop_28
done_2f0:
    2f0  e827406d                  ldp d8, d9, [sp]
    2f4  ea2f416d                  ldp d10, d11, [sp, #16]
    2f8  ec37426d                  ldp d12, d13, [sp, #32]
    2fc  ffc30091                  add sp, sp, #48
    300  c0035fd6                  ret                                                  ; sink void
