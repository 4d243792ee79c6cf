gemm_bfloat16:
      0  010080d2                  movz x1, #0x0
      4  6017009c                  ldr q0, =0x0
      8  021040a9                  ldp x2, x4, [x0]
      c  000840f9                  ldr x0, [x0, #16]                                    ; define_global ptr<uint16, global, 1536>
     10  65000091                  add x5, x3, #0                                       ; define_global ptr<uint16, global, 4096>
     14  63001091                  add x3, x3, #1024                                    ; define_scratch ptr<uint16, scratch, 512>
     18  060080d2                  movz x6, #0x0                                        ; range int32
loop_1c:
     1c  c7581753                  lsl w7, w6, #9                                       ; mul int32
     20  8828068b                  add x8, x4, x6, lsl #10                              ; range int32
     24  e90305aa                  mov x9, x5
     28  0a010291                  add x10, x8, #128
loop_2c:
     2c  eb0308aa                  mov x11, x8                                          ; range int32
     30  ec0309aa                  mov x12, x9
     34  6d011091                  add x13, x11, #1024
loop_38:
     38  6111406d                  ldp d1, d4, [x11]                                    ; load uint16x4
     3c  6215416d                  ldp d2, d5, [x11, #16]                               ; load uint16x4
     40  2338420e                  zip1 v3.4h, v1.4h, v2.4h                             ; shuffle uint16x4
     44  8638450e                  zip1 v6.4h, v4.4h, v5.4h                             ; shuffle uint16x4
     48  6738460e                  zip1 v7.4h, v3.4h, v6.4h                             ; shuffle uint16x4
     4c  2178420e                  zip2 v1.4h, v1.4h, v2.4h                             ; shuffle uint16x4
     50  8278450e                  zip2 v2.4h, v4.4h, v5.4h                             ; shuffle uint16x4
     54  2438420e                  zip1 v4.4h, v1.4h, v2.4h                             ; shuffle uint16x4
     58  e538440e                  zip1 v5.4h, v7.4h, v4.4h                             ; shuffle uint16x4
     5c  6378460e                  zip2 v3.4h, v3.4h, v6.4h                             ; shuffle uint16x4
     60  2178420e                  zip2 v1.4h, v1.4h, v2.4h                             ; shuffle uint16x4
     64  6238410e                  zip1 v2.4h, v3.4h, v1.4h                             ; shuffle uint16x4
     68  a638420e                  zip1 v6.4h, v5.4h, v2.4h                             ; shuffle uint16x4
     6c  860100fd                  str d6, [x12]                                        ; store void
     70  a278420e                  zip2 v2.4h, v5.4h, v2.4h                             ; shuffle uint16x4
     74  822100fd                  str d2, [x12, #64]                                   ; store void
     78  e278440e                  zip2 v2.4h, v7.4h, v4.4h                             ; shuffle uint16x4
     7c  6178410e                  zip2 v1.4h, v3.4h, v1.4h                             ; shuffle uint16x4
     80  4338410e                  zip1 v3.4h, v2.4h, v1.4h                             ; shuffle uint16x4
     84  834100fd                  str d3, [x12, #128]                                  ; store void
     88  4178410e                  zip2 v1.4h, v2.4h, v1.4h                             ; shuffle uint16x4
     8c  816100fd                  str d1, [x12, #192]                                  ; store void
     90  6b010291                  add x11, x11, #128                                   ; end void
     94  8c210091                  add x12, x12, #8
     98  7f010deb                  cmp x11, x13
     9c  e1fcff54                  b.ne loop_38
done_a0:
     a0  08810091                  add x8, x8, #32                                      ; end void
     a4  29010491                  add x9, x9, #256
     a8  1f010aeb                  cmp x8, x10
     ac  01fcff54                  b.ne loop_2c
done_b0:
     b0  080080d2                  movz x8, #0x0                                        ; range int32
loop_b4:
     b4  09691b53                  lsl w9, w8, #5                                       ; mul int32
     b8  e900090b                  add w9, w7, w9                                       ; add int32
     bc  0a18088b                  add x10, x0, x8, lsl #6                              ; range int32
     c0  eb0303aa                  mov x11, x3
     c4  4c094091                  add x12, x10, #8192
loop_c8:
     c8  ed030aaa                  mov x13, x10                                         ; range int32
     cc  ee030baa                  mov x14, x11
     d0  af010191                  add x15, x13, #64
loop_d4:
     d4  a101c03d                  ldr q1, [x13]                                        ; load uint16x8
     d8  a241c03d                  ldr q2, [x13, #256]                                  ; load uint16x8
     dc  2338424e                  zip1 v3.8h, v1.8h, v2.8h                             ; shuffle uint16x8
     e0  a421c03d                  ldr q4, [x13, #128]                                  ; load uint16x8
     e4  a561c03d                  ldr q5, [x13, #384]                                  ; load uint16x8
     e8  8638454e                  zip1 v6.8h, v4.8h, v5.8h                             ; shuffle uint16x8
     ec  6738464e                  zip1 v7.8h, v3.8h, v6.8h                             ; shuffle uint16x8
     f0  c701803d                  str q7, [x14]                                        ; store void
     f4  6378464e                  zip2 v3.8h, v3.8h, v6.8h                             ; shuffle uint16x8
     f8  c305803d                  str q3, [x14, #16]                                   ; store void
     fc  2178424e                  zip2 v1.8h, v1.8h, v2.8h                             ; shuffle uint16x8
    100  8278454e                  zip2 v2.8h, v4.8h, v5.8h                             ; shuffle uint16x8
    104  2338424e                  zip1 v3.8h, v1.8h, v2.8h                             ; shuffle uint16x8
    108  c309803d                  str q3, [x14, #32]                                   ; store void
    10c  2178424e                  zip2 v1.8h, v1.8h, v2.8h                             ; shuffle uint16x8
    110  c10d803d                  str q1, [x14, #48]                                   ; store void
    114  ad410091                  add x13, x13, #16                                    ; end void
    118  ce010191                  add x14, x14, #64
    11c  bf010feb                  cmp x13, x15
    120  a1fdff54                  b.ne loop_d4
done_124:
    124  4a010891                  add x10, x10, #512                                   ; end void
    128  6b010491                  add x11, x11, #256
    12c  5f010ceb                  cmp x10, x12
    130  c1fcff54                  b.ne loop_c8
done_134:
    134  4908098b                  add x9, x2, x9, lsl #2                               ; range int32
    138  ea0303aa                  mov x10, x3
    13c  2b010291                  add x11, x9, #128
loop_140:
    140  810d009c                  ldr q1, =0x0                                         ; range int32
    144  620d009c                  ldr q2, =0x0
    148  430d009c                  ldr q3, =0x0
    14c  240d009c                  ldr q4, =0x0
    150  050d009c                  ldr q5, =0x0
    154  e60c009c                  ldr q6, =0x0
    158  c70c009c                  ldr q7, =0x0
    15c  b00c009c                  ldr q16, =0x0
    160  910c009c                  ldr q17, =0x0
    164  720c009c                  ldr q18, =0x0
    168  530c009c                  ldr q19, =0x0
    16c  340c009c                  ldr q20, =0x0
    170  150c009c                  ldr q21, =0x0
    174  f60b009c                  ldr q22, =0x0
    178  d70b009c                  ldr q23, =0x0
    17c  b80b009c                  ldr q24, =0x0
    180  ec0305aa                  mov x12, x5
    184  ed030aaa                  mov x13, x10
    188  8e011091                  add x14, x12, #1024
loop_18c:
    18c  9901c03d                  ldr q25, [x12]                                       ; load uint16x8
    190  ba6d40ad                  ldp q26, q27, [x13]                                  ; load uint16x8
    194  21ef5a6e                  bfmmla v1.4s, v25.8h, v26.8h                         ; wmma float32x4
    198  22ef5b6e                  bfmmla v2.4s, v25.8h, v27.8h                         ; wmma float32x4
    19c  bc7541ad                  ldp q28, q29, [x13, #32]                             ; load uint16x8
    1a0  23ef5c6e                  bfmmla v3.4s, v25.8h, v28.8h                         ; wmma float32x4
    1a4  24ef5d6e                  bfmmla v4.4s, v25.8h, v29.8h                         ; wmma float32x4
    1a8  9905c03d                  ldr q25, [x12, #16]                                  ; load uint16x8
    1ac  25ef5a6e                  bfmmla v5.4s, v25.8h, v26.8h                         ; wmma float32x4
    1b0  26ef5b6e                  bfmmla v6.4s, v25.8h, v27.8h                         ; wmma float32x4
    1b4  27ef5c6e                  bfmmla v7.4s, v25.8h, v28.8h                         ; wmma float32x4
    1b8  30ef5d6e                  bfmmla v16.4s, v25.8h, v29.8h                        ; wmma float32x4
    1bc  9909c03d                  ldr q25, [x12, #32]                                  ; load uint16x8
    1c0  31ef5a6e                  bfmmla v17.4s, v25.8h, v26.8h                        ; wmma float32x4
    1c4  32ef5b6e                  bfmmla v18.4s, v25.8h, v27.8h                        ; wmma float32x4
    1c8  33ef5c6e                  bfmmla v19.4s, v25.8h, v28.8h                        ; wmma float32x4
    1cc  34ef5d6e                  bfmmla v20.4s, v25.8h, v29.8h                        ; wmma float32x4
    1d0  990dc03d                  ldr q25, [x12, #48]                                  ; load uint16x8
    1d4  35ef5a6e                  bfmmla v21.4s, v25.8h, v26.8h                        ; wmma float32x4
    1d8  36ef5b6e                  bfmmla v22.4s, v25.8h, v27.8h                        ; wmma float32x4
    1dc  37ef5c6e                  bfmmla v23.4s, v25.8h, v28.8h                        ; wmma float32x4
    1e0  38ef5d6e                  bfmmla v24.4s, v25.8h, v29.8h                        ; wmma float32x4
    1e4  9911c03d                  ldr q25, [x12, #64]                                  ; load uint16x8
    1e8  ba6d48ad                  ldp q26, q27, [x13, #256]                            ; load uint16x8
    1ec  21ef5a6e                  bfmmla v1.4s, v25.8h, v26.8h                         ; wmma float32x4
    1f0  22ef5b6e                  bfmmla v2.4s, v25.8h, v27.8h                         ; wmma float32x4
    1f4  bc7549ad                  ldp q28, q29, [x13, #288]                            ; load uint16x8
    1f8  23ef5c6e                  bfmmla v3.4s, v25.8h, v28.8h                         ; wmma float32x4
    1fc  24ef5d6e                  bfmmla v4.4s, v25.8h, v29.8h                         ; wmma float32x4
    200  9915c03d                  ldr q25, [x12, #80]                                  ; load uint16x8
    204  25ef5a6e                  bfmmla v5.4s, v25.8h, v26.8h                         ; wmma float32x4
    208  26ef5b6e                  bfmmla v6.4s, v25.8h, v27.8h                         ; wmma float32x4
    20c  27ef5c6e                  bfmmla v7.4s, v25.8h, v28.8h                         ; wmma float32x4
    210  30ef5d6e                  bfmmla v16.4s, v25.8h, v29.8h                        ; wmma float32x4
    214  9919c03d                  ldr q25, [x12, #96]                                  ; load uint16x8
    218  31ef5a6e                  bfmmla v17.4s, v25.8h, v26.8h                        ; wmma float32x4
    21c  32ef5b6e                  bfmmla v18.4s, v25.8h, v27.8h                        ; wmma float32x4
    220  33ef5c6e                  bfmmla v19.4s, v25.8h, v28.8h                        ; wmma float32x4
    224  34ef5d6e                  bfmmla v20.4s, v25.8h, v29.8h                        ; wmma float32x4
    228  991dc03d                  ldr q25, [x12, #112]                                 ; load uint16x8
    22c  35ef5a6e                  bfmmla v21.4s, v25.8h, v26.8h                        ; wmma float32x4
    230  36ef5b6e                  bfmmla v22.4s, v25.8h, v27.8h                        ; wmma float32x4
    234  37ef5c6e                  bfmmla v23.4s, v25.8h, v28.8h                        ; wmma float32x4
    238  38ef5d6e                  bfmmla v24.4s, v25.8h, v29.8h                        ; wmma float32x4
    23c  8c010291                  add x12, x12, #128                                   ; end void
    240  ad010891                  add x13, x13, #512
    244  9f010eeb                  cmp x12, x14
    248  21faff54                  b.ne loop_18c
done_24c:
    24c  3938c24e                  zip1 v25.2d, v1.2d, v2.2d                            ; vectorize float32x4
    250  7a38c44e                  zip1 v26.2d, v3.2d, v4.2d                            ; vectorize float32x4
    254  2178c24e                  zip2 v1.2d, v1.2d, v2.2d                             ; vectorize float32x4
    258  6278c44e                  zip2 v2.2d, v3.2d, v4.2d                             ; vectorize float32x4
    25c  a338c64e                  zip1 v3.2d, v5.2d, v6.2d                             ; vectorize float32x4
    260  e438d04e                  zip1 v4.2d, v7.2d, v16.2d                            ; vectorize float32x4
    264  a578c64e                  zip2 v5.2d, v5.2d, v6.2d                             ; vectorize float32x4
    268  e678d04e                  zip2 v6.2d, v7.2d, v16.2d                            ; vectorize float32x4
    26c  273ad24e                  zip1 v7.2d, v17.2d, v18.2d                           ; vectorize float32x4
    270  703ad44e                  zip1 v16.2d, v19.2d, v20.2d                          ; vectorize float32x4
    274  317ad24e                  zip2 v17.2d, v17.2d, v18.2d                          ; vectorize float32x4
    278  727ad44e                  zip2 v18.2d, v19.2d, v20.2d                          ; vectorize float32x4
    27c  b33ad64e                  zip1 v19.2d, v21.2d, v22.2d                          ; vectorize float32x4
    280  f43ad84e                  zip1 v20.2d, v23.2d, v24.2d                          ; vectorize float32x4
    284  b57ad64e                  zip2 v21.2d, v21.2d, v22.2d                          ; vectorize float32x4
    288  f67ad84e                  zip2 v22.2d, v23.2d, v24.2d                          ; vectorize float32x4
    28c  396900ad                  stp q25, q26, [x9]                                   ; store void
    290  210908ad                  stp q1, q2, [x9, #256]                               ; store void
    294  231110ad                  stp q3, q4, [x9, #512]                               ; store void
    298  251918ad                  stp q5, q6, [x9, #768]                               ; store void
    29c  2701813d                  str q7, [x9, #1024]                                  ; store void
    2a0  3005813d                  str q16, [x9, #1040]                                 ; store void
    2a4  3141813d                  str q17, [x9, #1280]                                 ; store void
    2a8  3245813d                  str q18, [x9, #1296]                                 ; store void
    2ac  3381813d                  str q19, [x9, #1536]                                 ; store void
    2b0  3485813d                  str q20, [x9, #1552]                                 ; store void
    2b4  35c1813d                  str q21, [x9, #1792]                                 ; store void
    2b8  36c5813d                  str q22, [x9, #1808]                                 ; store void
    2bc  29810091                  add x9, x9, #32                                      ; end void
    2c0  4a010191                  add x10, x10, #64
    2c4  3f010beb                  cmp x9, x11
    2c8  c1f3ff54                  b.ne loop_140
done_2cc:
    2cc  08050011                  add w8, w8, #1                                       ; end void
    2d0  1f090071                  cmp w8, #2
    2d4  0befff54                  b.lt loop_b4
done_2d8:
    2d8  c6040011                  add w6, w6, #1                                       ; end void
    2dc  df0c0071                  cmp w6, #3
    2e0  ebe9ff54                  b.lt loop_1c
done_2e4:
    2e4  c0035fd6                  ret                                                  ; sink void
