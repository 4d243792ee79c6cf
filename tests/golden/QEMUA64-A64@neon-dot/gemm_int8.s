gemm_int8:
      0  010080d2                  movz x1, #0x0
      4  e01e009c                  ldr q0, =0x0
      8  021040a9                  ldp x2, x4, [x0]
      c  000840f9                  ldr x0, [x0, #16]                                    ; define_global ptr<int8, global, 1536>
     10  65000091                  add x5, x3, #0                                       ; define_global ptr<int8, global, 4096>
     14  63000891                  add x3, x3, #512                                     ; define_scratch ptr<int8, scratch, 512>
     18  060080d2                  movz x6, #0x0                                        ; range int32
loop_1c:
     1c  c7581753                  lsl w7, w6, #9                                       ; mul int32
     20  e80304aa                  mov x8, x4                                           ; range int32
     24  e90305aa                  mov x9, x5
     28  0a010891                  add x10, x8, #512
loop_2c:
     2c  0141406d                  ldp d1, d16, [x8]                                    ; load int8x8
     30  0245426d                  ldp d2, d17, [x8, #32]                               ; load int8x8
     34  2338020e                  zip1 v3.8b, v1.8b, v2.8b                             ; shuffle int8x8
     38  044d416d                  ldp d4, d19, [x8, #16]                               ; load int8x8
     3c  0551436d                  ldp d5, d20, [x8, #48]                               ; load int8x8
     40  8638050e                  zip1 v6.8b, v4.8b, v5.8b                             ; shuffle int8x8
     44  6738060e                  zip1 v7.8b, v3.8b, v6.8b                             ; shuffle int8x8
     48  123a110e                  zip1 v18.8b, v16.8b, v17.8b                          ; shuffle int8x8
     4c  753a140e                  zip1 v21.8b, v19.8b, v20.8b                          ; shuffle int8x8
     50  563a150e                  zip1 v22.8b, v18.8b, v21.8b                          ; shuffle int8x8
     54  f738160e                  zip1 v23.8b, v7.8b, v22.8b                           ; shuffle int8x8
     58  2178020e                  zip2 v1.8b, v1.8b, v2.8b                             ; shuffle int8x8
     5c  8278050e                  zip2 v2.8b, v4.8b, v5.8b                             ; shuffle int8x8
     60  2438020e                  zip1 v4.8b, v1.8b, v2.8b                             ; shuffle int8x8
     64  057a110e                  zip2 v5.8b, v16.8b, v17.8b                           ; shuffle int8x8
     68  707a140e                  zip2 v16.8b, v19.8b, v20.8b                          ; shuffle int8x8
     6c  b138100e                  zip1 v17.8b, v5.8b, v16.8b                           ; shuffle int8x8
     70  9338110e                  zip1 v19.8b, v4.8b, v17.8b                           ; shuffle int8x8
     74  f43a130e                  zip1 v20.8b, v23.8b, v19.8b                          ; shuffle int8x8
     78  6378060e                  zip2 v3.8b, v3.8b, v6.8b                             ; shuffle int8x8
     7c  467a150e                  zip2 v6.8b, v18.8b, v21.8b                           ; shuffle int8x8
     80  7238060e                  zip1 v18.8b, v3.8b, v6.8b                            ; shuffle int8x8
     84  2178020e                  zip2 v1.8b, v1.8b, v2.8b                             ; shuffle int8x8
     88  a278100e                  zip2 v2.8b, v5.8b, v16.8b                            ; shuffle int8x8
     8c  2538020e                  zip1 v5.8b, v1.8b, v2.8b                             ; shuffle int8x8
     90  503a050e                  zip1 v16.8b, v18.8b, v5.8b                           ; shuffle int8x8
     94  953a100e                  zip1 v21.8b, v20.8b, v16.8b                          ; shuffle int8x8
     98  e778160e                  zip2 v7.8b, v7.8b, v22.8b                            ; shuffle int8x8
     9c  8478110e                  zip2 v4.8b, v4.8b, v17.8b                            ; shuffle int8x8
     a0  f138040e                  zip1 v17.8b, v7.8b, v4.8b                            ; shuffle int8x8
     a4  6378060e                  zip2 v3.8b, v3.8b, v6.8b                             ; shuffle int8x8
     a8  2178020e                  zip2 v1.8b, v1.8b, v2.8b                             ; shuffle int8x8
     ac  6238010e                  zip1 v2.8b, v3.8b, v1.8b                             ; shuffle int8x8
     b0  263a020e                  zip1 v6.8b, v17.8b, v2.8b                            ; shuffle int8x8
     b4  b63a060e                  zip1 v22.8b, v21.8b, v6.8b                           ; shuffle int8x8
     b8  360100fd                  str d22, [x9]                                        ; store void
     bc  a67a060e                  zip2 v6.8b, v21.8b, v6.8b                            ; shuffle int8x8
     c0  262100fd                  str d6, [x9, #64]                                    ; store void
     c4  867a100e                  zip2 v6.8b, v20.8b, v16.8b                           ; shuffle int8x8
     c8  227a020e                  zip2 v2.8b, v17.8b, v2.8b                            ; shuffle int8x8
     cc  d038020e                  zip1 v16.8b, v6.8b, v2.8b                            ; shuffle int8x8
     d0  304100fd                  str d16, [x9, #128]                                  ; store void
     d4  c278020e                  zip2 v2.8b, v6.8b, v2.8b                             ; shuffle int8x8
     d8  226100fd                  str d2, [x9, #192]                                   ; store void
     dc  e27a130e                  zip2 v2.8b, v23.8b, v19.8b                           ; shuffle int8x8
     e0  457a050e                  zip2 v5.8b, v18.8b, v5.8b                            ; shuffle int8x8
     e4  4638050e                  zip1 v6.8b, v2.8b, v5.8b                             ; shuffle int8x8
     e8  e478040e                  zip2 v4.8b, v7.8b, v4.8b                             ; shuffle int8x8
     ec  6178010e                  zip2 v1.8b, v3.8b, v1.8b                             ; shuffle int8x8
     f0  8338010e                  zip1 v3.8b, v4.8b, v1.8b                             ; shuffle int8x8
     f4  c738030e                  zip1 v7.8b, v6.8b, v3.8b                             ; shuffle int8x8
     f8  278100fd                  str d7, [x9, #256]                                   ; store void
     fc  c378030e                  zip2 v3.8b, v6.8b, v3.8b                             ; shuffle int8x8
    100  23a100fd                  str d3, [x9, #320]                                   ; store void
    104  4278050e                  zip2 v2.8b, v2.8b, v5.8b                             ; shuffle int8x8
    108  8178010e                  zip2 v1.8b, v4.8b, v1.8b                             ; shuffle int8x8
    10c  4338010e                  zip1 v3.8b, v2.8b, v1.8b                             ; shuffle int8x8
    110  23c100fd                  str d3, [x9, #384]                                   ; store void
    114  4178010e                  zip2 v1.8b, v2.8b, v1.8b                             ; shuffle int8x8
    118  21e100fd                  str d1, [x9, #448]                                   ; store void
    11c  08010191                  add x8, x8, #64                                      ; end void
    120  29210091                  add x9, x9, #8
    124  1f010aeb                  cmp x8, x10
    128  21f8ff54                  b.ne loop_2c
done_12c:
    12c  080080d2                  movz x8, #0x0                                        ; range int32
loop_130:
    130  09691b53                  lsl w9, w8, #5                                       ; mul int32
    134  e900090b                  add w9, w7, w9                                       ; add int32
    138  0a14088b                  add x10, x0, x8, lsl #5                              ; range int32
    13c  eb0303aa                  mov x11, x3
    140  4c054091                  add x12, x10, #4096
loop_144:
    144  ed030aaa                  mov x13, x10                                         ; range int32
    148  ee030baa                  mov x14, x11
    14c  af810091                  add x15, x13, #32
loop_150:
    150  a101c03d                  ldr q1, [x13]                                        ; load int8x16
    154  a241c03d                  ldr q2, [x13, #256]                                  ; load int8x16
    158  2338024e                  zip1 v3.16b, v1.16b, v2.16b                          ; shuffle int8x16
    15c  a421c03d                  ldr q4, [x13, #128]                                  ; load int8x16
    160  a561c03d                  ldr q5, [x13, #384]                                  ; load int8x16
    164  8638054e                  zip1 v6.16b, v4.16b, v5.16b                          ; shuffle int8x16
    168  6738064e                  zip1 v7.16b, v3.16b, v6.16b                          ; shuffle int8x16
    16c  b011c03d                  ldr q16, [x13, #64]                                  ; load int8x16
    170  b151c03d                  ldr q17, [x13, #320]                                 ; load int8x16
    174  123a114e                  zip1 v18.16b, v16.16b, v17.16b                       ; shuffle int8x16
    178  b331c03d                  ldr q19, [x13, #192]                                 ; load int8x16
    17c  b471c03d                  ldr q20, [x13, #448]                                 ; load int8x16
    180  753a144e                  zip1 v21.16b, v19.16b, v20.16b                       ; shuffle int8x16
    184  563a154e                  zip1 v22.16b, v18.16b, v21.16b                       ; shuffle int8x16
    188  f738164e                  zip1 v23.16b, v7.16b, v22.16b                        ; shuffle int8x16
    18c  d701803d                  str q23, [x14]                                       ; store void
    190  e778164e                  zip2 v7.16b, v7.16b, v22.16b                         ; shuffle int8x16
    194  c705803d                  str q7, [x14, #16]                                   ; store void
    198  6378064e                  zip2 v3.16b, v3.16b, v6.16b                          ; shuffle int8x16
    19c  467a154e                  zip2 v6.16b, v18.16b, v21.16b                        ; shuffle int8x16
    1a0  6738064e                  zip1 v7.16b, v3.16b, v6.16b                          ; shuffle int8x16
    1a4  c709803d                  str q7, [x14, #32]                                   ; store void
    1a8  6378064e                  zip2 v3.16b, v3.16b, v6.16b                          ; shuffle int8x16
    1ac  c30d803d                  str q3, [x14, #48]                                   ; store void
    1b0  2178024e                  zip2 v1.16b, v1.16b, v2.16b                          ; shuffle int8x16
    1b4  8278054e                  zip2 v2.16b, v4.16b, v5.16b                          ; shuffle int8x16
    1b8  2338024e                  zip1 v3.16b, v1.16b, v2.16b                          ; shuffle int8x16
    1bc  047a114e                  zip2 v4.16b, v16.16b, v17.16b                        ; shuffle int8x16
    1c0  657a144e                  zip2 v5.16b, v19.16b, v20.16b                        ; shuffle int8x16
    1c4  8638054e                  zip1 v6.16b, v4.16b, v5.16b                          ; shuffle int8x16
    1c8  6738064e                  zip1 v7.16b, v3.16b, v6.16b                          ; shuffle int8x16
    1cc  c711803d                  str q7, [x14, #64]                                   ; store void
    1d0  6378064e                  zip2 v3.16b, v3.16b, v6.16b                          ; shuffle int8x16
    1d4  c315803d                  str q3, [x14, #80]                                   ; store void
    1d8  2178024e                  zip2 v1.16b, v1.16b, v2.16b                          ; shuffle int8x16
    1dc  8278054e                  zip2 v2.16b, v4.16b, v5.16b                          ; shuffle int8x16
    1e0  2338024e                  zip1 v3.16b, v1.16b, v2.16b                          ; shuffle int8x16
    1e4  c319803d                  str q3, [x14, #96]                                   ; store void
    1e8  2178024e                  zip2 v1.16b, v1.16b, v2.16b                          ; shuffle int8x16
    1ec  c11d803d                  str q1, [x14, #112]                                  ; store void
    1f0  ad410091                  add x13, x13, #16                                    ; end void
    1f4  ce010291                  add x14, x14, #128
    1f8  bf010feb                  cmp x13, x15
    1fc  a1faff54                  b.ne loop_150
done_200:
    200  4a010891                  add x10, x10, #512                                   ; end void
    204  6b010491                  add x11, x11, #256
    208  5f010ceb                  cmp x10, x12
    20c  c1f9ff54                  b.ne loop_144
done_210:
    210  4908098b                  add x9, x2, x9, lsl #2                               ; range int32
    214  ea0303aa                  mov x10, x3
    218  2b010291                  add x11, x9, #128
loop_21c:
    21c  210e009c                  ldr q1, =0x0                                         ; range int32
    220  020e009c                  ldr q2, =0x0
    224  e30d009c                  ldr q3, =0x0
    228  c40d009c                  ldr q4, =0x0
    22c  a50d009c                  ldr q5, =0x0
    230  860d009c                  ldr q6, =0x0
    234  670d009c                  ldr q7, =0x0
    238  500d009c                  ldr q16, =0x0
    23c  310d009c                  ldr q17, =0x0
    240  120d009c                  ldr q18, =0x0
    244  f30c009c                  ldr q19, =0x0
    248  d40c009c                  ldr q20, =0x0
    24c  b50c009c                  ldr q21, =0x0
    250  960c009c                  ldr q22, =0x0
    254  770c009c                  ldr q23, =0x0
    258  580c009c                  ldr q24, =0x0
    25c  ec0305aa                  mov x12, x5
    260  ed030aaa                  mov x13, x10
    264  8e010891                  add x14, x12, #512
loop_268:
    268  9901c03d                  ldr q25, [x12]                                       ; load int8x16
    26c  ba6d40ad                  ldp q26, q27, [x13]                                  ; load int8x16
    270  21a79a4e                  smmla v1.4s, v25.16b, v26.16b                        ; wmma int32x4
    274  22a79b4e                  smmla v2.4s, v25.16b, v27.16b                        ; wmma int32x4
    278  bc7541ad                  ldp q28, q29, [x13, #32]                             ; load int8x16
    27c  23a79c4e                  smmla v3.4s, v25.16b, v28.16b                        ; wmma int32x4
    280  24a79d4e                  smmla v4.4s, v25.16b, v29.16b                        ; wmma int32x4
    284  9905c03d                  ldr q25, [x12, #16]                                  ; load int8x16
    288  25a79a4e                  smmla v5.4s, v25.16b, v26.16b                        ; wmma int32x4
    28c  26a79b4e                  smmla v6.4s, v25.16b, v27.16b                        ; wmma int32x4
    290  27a79c4e                  smmla v7.4s, v25.16b, v28.16b                        ; wmma int32x4
    294  30a79d4e                  smmla v16.4s, v25.16b, v29.16b                       ; wmma int32x4
    298  9909c03d                  ldr q25, [x12, #32]                                  ; load int8x16
    29c  31a79a4e                  smmla v17.4s, v25.16b, v26.16b                       ; wmma int32x4
    2a0  32a79b4e                  smmla v18.4s, v25.16b, v27.16b                       ; wmma int32x4
    2a4  33a79c4e                  smmla v19.4s, v25.16b, v28.16b                       ; wmma int32x4
    2a8  34a79d4e                  smmla v20.4s, v25.16b, v29.16b                       ; wmma int32x4
    2ac  990dc03d                  ldr q25, [x12, #48]                                  ; load int8x16
    2b0  35a79a4e                  smmla v21.4s, v25.16b, v26.16b                       ; wmma int32x4
    2b4  36a79b4e                  smmla v22.4s, v25.16b, v27.16b                       ; wmma int32x4
    2b8  37a79c4e                  smmla v23.4s, v25.16b, v28.16b                       ; wmma int32x4
    2bc  38a79d4e                  smmla v24.4s, v25.16b, v29.16b                       ; wmma int32x4
    2c0  9911c03d                  ldr q25, [x12, #64]                                  ; load int8x16
    2c4  ba6d48ad                  ldp q26, q27, [x13, #256]                            ; load int8x16
    2c8  21a79a4e                  smmla v1.4s, v25.16b, v26.16b                        ; wmma int32x4
    2cc  22a79b4e                  smmla v2.4s, v25.16b, v27.16b                        ; wmma int32x4
    2d0  bc7549ad                  ldp q28, q29, [x13, #288]                            ; load int8x16
    2d4  23a79c4e                  smmla v3.4s, v25.16b, v28.16b                        ; wmma int32x4
    2d8  24a79d4e                  smmla v4.4s, v25.16b, v29.16b                        ; wmma int32x4
    2dc  9915c03d                  ldr q25, [x12, #80]                                  ; load int8x16
    2e0  25a79a4e                  smmla v5.4s, v25.16b, v26.16b                        ; wmma int32x4
    2e4  26a79b4e                  smmla v6.4s, v25.16b, v27.16b                        ; wmma int32x4
    2e8  27a79c4e                  smmla v7.4s, v25.16b, v28.16b                        ; wmma int32x4
    2ec  30a79d4e                  smmla v16.4s, v25.16b, v29.16b                       ; wmma int32x4
    2f0  9919c03d                  ldr q25, [x12, #96]                                  ; load int8x16
    2f4  31a79a4e                  smmla v17.4s, v25.16b, v26.16b                       ; wmma int32x4
    2f8  32a79b4e                  smmla v18.4s, v25.16b, v27.16b                       ; wmma int32x4
    2fc  33a79c4e                  smmla v19.4s, v25.16b, v28.16b                       ; wmma int32x4
    300  34a79d4e                  smmla v20.4s, v25.16b, v29.16b                       ; wmma int32x4
    304  991dc03d                  ldr q25, [x12, #112]                                 ; load int8x16
    308  35a79a4e                  smmla v21.4s, v25.16b, v26.16b                       ; wmma int32x4
    30c  36a79b4e                  smmla v22.4s, v25.16b, v27.16b                       ; wmma int32x4
    310  37a79c4e                  smmla v23.4s, v25.16b, v28.16b                       ; wmma int32x4
    314  38a79d4e                  smmla v24.4s, v25.16b, v29.16b                       ; wmma int32x4
    318  8c010291                  add x12, x12, #128                                   ; end void
    31c  ad010891                  add x13, x13, #512
    320  9f010eeb                  cmp x12, x14
    324  21faff54                  b.ne loop_268
done_328:
    328  3938c24e                  zip1 v25.2d, v1.2d, v2.2d                            ; vectorize int32x4
    32c  3901803d                  str q25, [x9]                                        ; store void
    330  7938c44e                  zip1 v25.2d, v3.2d, v4.2d                            ; vectorize int32x4
    334  3905803d                  str q25, [x9, #16]                                   ; store void
    338  2178c24e                  zip2 v1.2d, v1.2d, v2.2d                             ; vectorize int32x4
    33c  2141803d                  str q1, [x9, #256]                                   ; store void
    340  6178c44e                  zip2 v1.2d, v3.2d, v4.2d                             ; vectorize int32x4
    344  2145803d                  str q1, [x9, #272]                                   ; store void
    348  a138c64e                  zip1 v1.2d, v5.2d, v6.2d                             ; vectorize int32x4
    34c  2181803d                  str q1, [x9, #512]                                   ; store void
    350  e138d04e                  zip1 v1.2d, v7.2d, v16.2d                            ; vectorize int32x4
    354  2185803d                  str q1, [x9, #528]                                   ; store void
    358  a178c64e                  zip2 v1.2d, v5.2d, v6.2d                             ; vectorize int32x4
    35c  21c1803d                  str q1, [x9, #768]                                   ; store void
    360  e178d04e                  zip2 v1.2d, v7.2d, v16.2d                            ; vectorize int32x4
    364  21c5803d                  str q1, [x9, #784]                                   ; store void
    368  213ad24e                  zip1 v1.2d, v17.2d, v18.2d                           ; vectorize int32x4
    36c  2101813d                  str q1, [x9, #1024]                                  ; store void
    370  613ad44e                  zip1 v1.2d, v19.2d, v20.2d                           ; vectorize int32x4
    374  2105813d                  str q1, [x9, #1040]                                  ; store void
    378  217ad24e                  zip2 v1.2d, v17.2d, v18.2d                           ; vectorize int32x4
    37c  2141813d                  str q1, [x9, #1280]                                  ; store void
    380  617ad44e                  zip2 v1.2d, v19.2d, v20.2d                           ; vectorize int32x4
    384  2145813d                  str q1, [x9, #1296]                                  ; store void
    388  a13ad64e                  zip1 v1.2d, v21.2d, v22.2d                           ; vectorize int32x4
    38c  2181813d                  str q1, [x9, #1536]                                  ; store void
    390  e13ad84e                  zip1 v1.2d, v23.2d, v24.2d                           ; vectorize int32x4
    394  2185813d                  str q1, [x9, #1552]                                  ; store void
    398  a17ad64e                  zip2 v1.2d, v21.2d, v22.2d                           ; vectorize int32x4
    39c  21c1813d                  str q1, [x9, #1792]                                  ; store void
    3a0  e17ad84e                  zip2 v1.2d, v23.2d, v24.2d                           ; vectorize int32x4
    3a4  21c5813d                  str q1, [x9, #1808]                                  ; store void
    3a8  29810091                  add x9, x9, #32                                      ; end void
    3ac  4a010191                  add x10, x10, #64
    3b0  3f010beb                  cmp x9, x11
    3b4  41f3ff54                  b.ne loop_21c
done_3b8:
    3b8  08050011                  add w8, w8, #1                                       ; end void
    3bc  1f090071                  cmp w8, #2
    3c0  8bebff54                  b.lt loop_130
done_3c4:
    3c4  84000891                  add x4, x4, #512                                     ; end void
    3c8  c6040011                  add w6, w6, #1
    3cc  df0c0071                  cmp w6, #3
    3d0  6be2ff54                  b.lt loop_1c
done_3d4:
    3d4  c0035fd6                  ret                                                  ; sink void
