gemm_int8:
      0  ffc300d1                  sub sp, sp, #48
      4  e827006d                  stp d8, d9, [sp]
      8  ea2f016d                  stp d10, d11, [sp, #16]
      c  ec37026d                  stp d12, d13, [sp, #32]
     10  010080d2                  movz x1, #0x0
     14  6018009c                  ldr q0, =0x0
     18  021040a9                  ldp x2, x4, [x0]
     1c  000840f9                  ldr x0, [x0, #16]                                    ; define_global ptr<int8, global, 1536>
     20  63000091                  add x3, x3, #0                                       ; define_global ptr<int8, global, 4096>
     24  050080d2                  movz x5, #0x0                                        ; range int32
loop_28:
     28  a6681b53                  lsl w6, w5, #5                                       ; mul int32
     2c  070080d2                  movz x7, #0x0                                        ; range int32
     30  0814058b                  add x8, x0, x5, lsl #5
     34  e90303aa                  mov x9, x3
loop_38:
     38  0a0080d2                  movz x10, #0x0                                       ; range int32
     3c  eb0308aa                  mov x11, x8
     40  ec0309aa                  mov x12, x9
loop_44:
     44  6101c03d                  ldr q1, [x11]                                        ; load int8x16
     48  6241c03d                  ldr q2, [x11, #256]                                  ; load int8x16
     4c  2338024e                  zip1 v3.16b, v1.16b, v2.16b                          ; shuffle int8x16
     50  6421c03d                  ldr q4, [x11, #128]                                  ; load int8x16
     54  6561c03d                  ldr q5, [x11, #384]                                  ; load int8x16
     58  8638054e                  zip1 v6.16b, v4.16b, v5.16b                          ; shuffle int8x16
     5c  6738064e                  zip1 v7.16b, v3.16b, v6.16b                          ; shuffle int8x16
     60  7011c03d                  ldr q16, [x11, #64]                                  ; load int8x16
     64  7151c03d                  ldr q17, [x11, #320]                                 ; load int8x16
     68  123a114e                  zip1 v18.16b, v16.16b, v17.16b                       ; shuffle int8x16
     6c  7331c03d                  ldr q19, [x11, #192]                                 ; load int8x16
     70  7471c03d                  ldr q20, [x11, #448]                                 ; load int8x16
     74  753a144e                  zip1 v21.16b, v19.16b, v20.16b                       ; shuffle int8x16
     78  563a154e                  zip1 v22.16b, v18.16b, v21.16b                       ; shuffle int8x16
     7c  f738164e                  zip1 v23.16b, v7.16b, v22.16b                        ; shuffle int8x16
     80  9701803d                  str q23, [x12]                                       ; store void
     84  e778164e                  zip2 v7.16b, v7.16b, v22.16b                         ; shuffle int8x16
     88  8705803d                  str q7, [x12, #16]                                   ; store void
     8c  6378064e                  zip2 v3.16b, v3.16b, v6.16b                          ; shuffle int8x16
     90  467a154e                  zip2 v6.16b, v18.16b, v21.16b                        ; shuffle int8x16
     94  6738064e                  zip1 v7.16b, v3.16b, v6.16b                          ; shuffle int8x16
     98  8709803d                  str q7, [x12, #32]                                   ; store void
     9c  6378064e                  zip2 v3.16b, v3.16b, v6.16b                          ; shuffle int8x16
     a0  830d803d                  str q3, [x12, #48]                                   ; store void
     a4  2178024e                  zip2 v1.16b, v1.16b, v2.16b                          ; shuffle int8x16
     a8  8278054e                  zip2 v2.16b, v4.16b, v5.16b                          ; shuffle int8x16
     ac  2338024e                  zip1 v3.16b, v1.16b, v2.16b                          ; shuffle int8x16
     b0  047a114e                  zip2 v4.16b, v16.16b, v17.16b                        ; shuffle int8x16
     b4  657a144e                  zip2 v5.16b, v19.16b, v20.16b                        ; shuffle int8x16
     b8  8638054e                  zip1 v6.16b, v4.16b, v5.16b                          ; shuffle int8x16
     bc  6738064e                  zip1 v7.16b, v3.16b, v6.16b                          ; shuffle int8x16
     c0  8711803d                  str q7, [x12, #64]                                   ; store void
     c4  6378064e                  zip2 v3.16b, v3.16b, v6.16b                          ; shuffle int8x16
     c8  8315803d                  str q3, [x12, #80]                                   ; store void
     cc  2178024e                  zip2 v1.16b, v1.16b, v2.16b                          ; shuffle int8x16
     d0  8278054e                  zip2 v2.16b, v4.16b, v5.16b                          ; shuffle int8x16
     d4  2338024e                  zip1 v3.16b, v1.16b, v2.16b                          ; shuffle int8x16
     d8  8319803d                  str q3, [x12, #96]                                   ; store void
     dc  2178024e                  zip2 v1.16b, v1.16b, v2.16b                          ; shuffle int8x16
     e0  811d803d                  str q1, [x12, #112]                                  ; store void
     e4  6b410091                  add x11, x11, #16                                    ; end void
     e8  8c010291                  add x12, x12, #128
     ec  4a050011                  add w10, w10, #1
     f0  5f090071                  cmp w10, #2
     f4  8bfaff54                  b.lt loop_44
done_f8:
     f8  08010891                  add x8, x8, #512                                     ; end void
     fc  29010491                  add x9, x9, #256
    100  e7040011                  add w7, w7, #1
    104  ff200071                  cmp w7, #8
    108  8bf9ff54                  b.lt loop_38
done_10c:
    10c  070080d2                  movz x7, #0x0                                        ; range int32
loop_110:
    110  e8581753                  lsl w8, w7, #9                                       ; mul int32
    114  0801060b                  add w8, w8, w6                                       ; add int32
    118  090080d2                  movz x9, #0x0                                        ; range int32
    11c  4808088b                  add x8, x2, x8, lsl #2
    120  ea0303aa                  mov x10, x3
loop_124:
    124  e10f009c                  ldr q1, =0x0                                         ; range int32
    128  c20f009c                  ldr q2, =0x0
    12c  a30f009c                  ldr q3, =0x0
    130  840f009c                  ldr q4, =0x0
    134  650f009c                  ldr q5, =0x0
    138  460f009c                  ldr q6, =0x0
    13c  270f009c                  ldr q7, =0x0
    140  100f009c                  ldr q16, =0x0
    144  f10e009c                  ldr q17, =0x0
    148  d20e009c                  ldr q18, =0x0
    14c  b30e009c                  ldr q19, =0x0
    150  940e009c                  ldr q20, =0x0
    154  750e009c                  ldr q21, =0x0
    158  560e009c                  ldr q22, =0x0
    15c  370e009c                  ldr q23, =0x0
    160  180e009c                  ldr q24, =0x0
    164  0b0080d2                  movz x11, #0x0
    168  8c24078b                  add x12, x4, x7, lsl #9
    16c  ed030aaa                  mov x13, x10
loop_170:
    170  9901c03d                  ldr q25, [x12]                                       ; load int8x16
    174  9a11c03d                  ldr q26, [x12, #64]                                  ; load int8x16
    178  3b3bda4e                  zip1 v27.2d, v25.2d, v26.2d                          ; vectorize int8x16
    17c  bc7540ad                  ldp q28, q29, [x13]                                  ; load int8x16
    180  61a79c4e                  smmla v1.4s, v27.16b, v28.16b                        ; wmma int32x4
    184  62a79d4e                  smmla v2.4s, v27.16b, v29.16b                        ; wmma int32x4
    188  be7d41ad                  ldp q30, q31, [x13, #32]                             ; load int8x16
    18c  63a79e4e                  smmla v3.4s, v27.16b, v30.16b                        ; wmma int32x4
    190  64a79f4e                  smmla v4.4s, v27.16b, v31.16b                        ; wmma int32x4
    194  9b21c03d                  ldr q27, [x12, #128]                                 ; load int8x16
    198  8831c03d                  ldr q8, [x12, #192]                                  ; load int8x16
    19c  693bc84e                  zip1 v9.2d, v27.2d, v8.2d                            ; vectorize int8x16
    1a0  25a59c4e                  smmla v5.4s, v9.16b, v28.16b                         ; wmma int32x4
    1a4  26a59d4e                  smmla v6.4s, v9.16b, v29.16b                         ; wmma int32x4
    1a8  27a59e4e                  smmla v7.4s, v9.16b, v30.16b                         ; wmma int32x4
    1ac  30a59f4e                  smmla v16.4s, v9.16b, v31.16b                        ; wmma int32x4
    1b0  8941c03d                  ldr q9, [x12, #256]                                  ; load int8x16
    1b4  8a51c03d                  ldr q10, [x12, #320]                                 ; load int8x16
    1b8  2b39ca4e                  zip1 v11.2d, v9.2d, v10.2d                           ; vectorize int8x16
    1bc  71a59c4e                  smmla v17.4s, v11.16b, v28.16b                       ; wmma int32x4
    1c0  72a59d4e                  smmla v18.4s, v11.16b, v29.16b                       ; wmma int32x4
    1c4  73a59e4e                  smmla v19.4s, v11.16b, v30.16b                       ; wmma int32x4
    1c8  74a59f4e                  smmla v20.4s, v11.16b, v31.16b                       ; wmma int32x4
    1cc  8b61c03d                  ldr q11, [x12, #384]                                 ; load int8x16
    1d0  8c71c03d                  ldr q12, [x12, #448]                                 ; load int8x16
    1d4  6d39cc4e                  zip1 v13.2d, v11.2d, v12.2d                          ; vectorize int8x16
    1d8  b5a59c4e                  smmla v21.4s, v13.16b, v28.16b                       ; wmma int32x4
    1dc  b6a59d4e                  smmla v22.4s, v13.16b, v29.16b                       ; wmma int32x4
    1e0  b7a59e4e                  smmla v23.4s, v13.16b, v30.16b                       ; wmma int32x4
    1e4  b8a59f4e                  smmla v24.4s, v13.16b, v31.16b                       ; wmma int32x4
    1e8  397bda4e                  zip2 v25.2d, v25.2d, v26.2d                          ; vectorize int8x16
    1ec  ba7148ad                  ldp q26, q28, [x13, #256]                            ; load int8x16
    1f0  21a79a4e                  smmla v1.4s, v25.16b, v26.16b                        ; wmma int32x4
    1f4  22a79c4e                  smmla v2.4s, v25.16b, v28.16b                        ; wmma int32x4
    1f8  bd7949ad                  ldp q29, q30, [x13, #288]                            ; load int8x16
    1fc  23a79d4e                  smmla v3.4s, v25.16b, v29.16b                        ; wmma int32x4
    200  24a79e4e                  smmla v4.4s, v25.16b, v30.16b                        ; wmma int32x4
    204  797bc84e                  zip2 v25.2d, v27.2d, v8.2d                           ; vectorize int8x16
    208  25a79a4e                  smmla v5.4s, v25.16b, v26.16b                        ; wmma int32x4
    20c  26a79c4e                  smmla v6.4s, v25.16b, v28.16b                        ; wmma int32x4
    210  27a79d4e                  smmla v7.4s, v25.16b, v29.16b                        ; wmma int32x4
    214  30a79e4e                  smmla v16.4s, v25.16b, v30.16b                       ; wmma int32x4
    218  3979ca4e                  zip2 v25.2d, v9.2d, v10.2d                           ; vectorize int8x16
    21c  31a79a4e                  smmla v17.4s, v25.16b, v26.16b                       ; wmma int32x4
    220  32a79c4e                  smmla v18.4s, v25.16b, v28.16b                       ; wmma int32x4
    224  33a79d4e                  smmla v19.4s, v25.16b, v29.16b                       ; wmma int32x4
    228  34a79e4e                  smmla v20.4s, v25.16b, v30.16b                       ; wmma int32x4
    22c  7979cc4e                  zip2 v25.2d, v11.2d, v12.2d                          ; vectorize int8x16
    230  35a79a4e                  smmla v21.4s, v25.16b, v26.16b                       ; wmma int32x4
    234  36a79c4e                  smmla v22.4s, v25.16b, v28.16b                       ; wmma int32x4
    238  37a79d4e                  smmla v23.4s, v25.16b, v29.16b                       ; wmma int32x4
    23c  38a79e4e                  smmla v24.4s, v25.16b, v30.16b                       ; wmma int32x4
    240  8c410091                  add x12, x12, #16                                    ; end void
    244  ad010891                  add x13, x13, #512
    248  6b050011                  add w11, w11, #1
    24c  7f110071                  cmp w11, #4
    250  0bf9ff54                  b.lt loop_170
done_254:
    254  3938c24e                  zip1 v25.2d, v1.2d, v2.2d                            ; vectorize int32x4
    258  1901803d                  str q25, [x8]                                        ; store void
    25c  7938c44e                  zip1 v25.2d, v3.2d, v4.2d                            ; vectorize int32x4
    260  1905803d                  str q25, [x8, #16]                                   ; store void
    264  2178c24e                  zip2 v1.2d, v1.2d, v2.2d                             ; vectorize int32x4
    268  0141803d                  str q1, [x8, #256]                                   ; store void
    26c  6178c44e                  zip2 v1.2d, v3.2d, v4.2d                             ; vectorize int32x4
    270  0145803d                  str q1, [x8, #272]                                   ; store void
    274  a138c64e                  zip1 v1.2d, v5.2d, v6.2d                             ; vectorize int32x4
    278  0181803d                  str q1, [x8, #512]                                   ; store void
    27c  e138d04e                  zip1 v1.2d, v7.2d, v16.2d                            ; vectorize int32x4
    280  0185803d                  str q1, [x8, #528]                                   ; store void
    284  a178c64e                  zip2 v1.2d, v5.2d, v6.2d                             ; vectorize int32x4
    288  01c1803d                  str q1, [x8, #768]                                   ; store void
    28c  e178d04e                  zip2 v1.2d, v7.2d, v16.2d                            ; vectorize int32x4
    290  01c5803d                  str q1, [x8, #784]                                   ; store void
    294  213ad24e                  zip1 v1.2d, v17.2d, v18.2d                           ; vectorize int32x4
    298  0101813d                  str q1, [x8, #1024]                                  ; store void
    29c  613ad44e                  zip1 v1.2d, v19.2d, v20.2d                           ; vectorize int32x4
    2a0  0105813d                  str q1, [x8, #1040]                                  ; store void
    2a4  217ad24e                  zip2 v1.2d, v17.2d, v18.2d                           ; vectorize int32x4
    2a8  0141813d                  str q1, [x8, #1280]                                  ; store void
    2ac  617ad44e                  zip2 v1.2d, v19.2d, v20.2d                           ; vectorize int32x4
    2b0  0145813d                  str q1, [x8, #1296]                                  ; store void
    2b4  a13ad64e                  zip1 v1.2d, v21.2d, v22.2d                           ; vectorize int32x4
    2b8  0181813d                  str q1, [x8, #1536]                                  ; store void
    2bc  e13ad84e                  zip1 v1.2d, v23.2d, v24.2d                           ; vectorize int32x4
    2c0  0185813d                  str q1, [x8, #1552]                                  ; store void
    2c4  a17ad64e                  zip2 v1.2d, v21.2d, v22.2d                           ; vectorize int32x4
    2c8  01c1813d                  str q1, [x8, #1792]                                  ; store void
    2cc  e17ad84e                  zip2 v1.2d, v23.2d, v24.2d                           ; vectorize int32x4
    2d0  01c5813d                  str q1, [x8, #1808]                                  ; store void
    2d4  08810091                  add x8, x8, #32                                      ; end void
    2d8  4a010191                  add x10, x10, #64
    2dc  29050011                  add w9, w9, #1
    2e0  3f110071                  cmp w9, #4
    2e4  0bf2ff54                  b.lt loop_124
done_2e8:
    2e8  e7040011                  add w7, w7, #1                                       ; end void
    2ec  ff0c0071                  cmp w7, #3
    2f0  0bf1ff54                  b.lt loop_110
done_2f4:
    2f4  a5040011                  add w5, w5, #1                                       ; end void
    2f8  bf080071                  cmp w5, #2
    2fc  6be9ff54                  b.lt loop_28
done_300:
    300  e827406d                  ldp d8, d9, [sp]
    304  ea2f416d                  ldp d10, d11, [sp, #16]
    308  ec37426d                  ldp d12, d13, [sp, #32]
    30c  ffc30091                  add sp, sp, #48
    310  c0035fd6                  ret                                                  ; sink void
