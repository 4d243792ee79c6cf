gemm_int8:
      0  ffc301d1                  sub sp, sp, #112
      4  f35302a9                  stp x19, x20, [sp, #32]
      8  f55b03a9                  stp x21, x22, [sp, #48]
      c  f76304a9                  stp x23, x24, [sp, #64]
     10  f96b05a9                  stp x25, x26, [sp, #80]
     14  fb7306a9                  stp x27, x28, [sp, #96]
     18  010080d2                  movz x1, #0x0
     1c  2017009c                  ldr q0, =0x0
     20  010040f9                  ldr x1, [x0]
     24  e10300f9                  str x1, [sp]
     28  048040a9                  ldp x4, x0, [x0, #8]                                 ; define_global ptr<int32, global, 1536>
     2c  61000091                  add x1, x3, #0                                       ; define_global ptr<int8, global, 4096>
     30  e10700f9                  str x1, [sp, #8]
     34  010080d2                  movz x1, #0x0                                        ; range int32
     38  e11300b9                  str w1, [sp, #16]
loop_3c:
     3c  e11340b9                  ldr w1, [sp, #16]
     40  26681b53                  lsl w6, w1, #5                                       ; mul int32
     44  070080d2                  movz x7, #0x0                                        ; range int32
loop_48:
     48  080080d2                  movz x8, #0x0                                        ; range int32
     4c  e10740f9                  ldr x1, [sp, #8]
     50  2910078b                  add x9, x1, x7, lsl #4                               ; range int32
loop_54:
     54  0a711d53                  lsl w10, w8, #3                                      ; mul int32
     58  ca000a0b                  add w10, w6, w10                                     ; add int32
     5c  0b0080d2                  movz x11, #0x0                                       ; range int32
     60  0a000a8b                  add x10, x0, x10, lsl #0
     64  4a21078b                  add x10, x10, x7, lsl #8
     68  ec0309aa                  mov x12, x9
loop_6c:
     6c  410140bd                  ldr s1, [x10]                                        ; load int8x4
     70  2d2c010e                  smov w13, v1.b[0]                                    ; gep int8
     74  424140bd                  ldr s2, [x10, #64]                                   ; load int8x4
     78  4e2c010e                  smov w14, v2.b[0]                                    ; gep int8
     7c  438140bd                  ldr s3, [x10, #128]                                  ; load int8x4
     80  6f2c010e                  smov w15, v3.b[0]                                    ; gep int8
     84  44c140bd                  ldr s4, [x10, #192]                                  ; load int8x4
     88  932c010e                  smov w19, v4.b[0]                                    ; gep int8
     8c  342c030e                  smov w20, v1.b[1]                                    ; gep int8
     90  552c030e                  smov w21, v2.b[1]                                    ; gep int8
     94  762c030e                  smov w22, v3.b[1]                                    ; gep int8
     98  972c030e                  smov w23, v4.b[1]                                    ; gep int8
     9c  382c050e                  smov w24, v1.b[2]                                    ; gep int8
     a0  592c050e                  smov w25, v2.b[2]                                    ; gep int8
     a4  7a2c050e                  smov w26, v3.b[2]                                    ; gep int8
     a8  9b2c050e                  smov w27, v4.b[2]                                    ; gep int8
     ac  3c2c070e                  smov w28, v1.b[3]                                    ; gep int8
     b0  452c070e                  smov w5, v2.b[3]                                     ; gep int8
     b4  622c070e                  smov w2, v3.b[3]                                     ; gep int8
     b8  832c070e                  smov w3, v4.b[3]                                     ; gep int8
     bc  a10d014e                  dup v1.16b, w13                                      ; vectorize int8x16
     c0  c11d034e                  mov v1.b[1], w14
     c4  e11d054e                  mov v1.b[2], w15
     c8  611e074e                  mov v1.b[3], w19
     cc  811e094e                  mov v1.b[4], w20
     d0  a11e0b4e                  mov v1.b[5], w21
     d4  c11e0d4e                  mov v1.b[6], w22
     d8  e11e0f4e                  mov v1.b[7], w23
     dc  011f114e                  mov v1.b[8], w24
     e0  211f134e                  mov v1.b[9], w25
     e4  411f154e                  mov v1.b[10], w26
     e8  611f174e                  mov v1.b[11], w27
     ec  811f194e                  mov v1.b[12], w28
     f0  a11c1b4e                  mov v1.b[13], w5
     f4  411c1d4e                  mov v1.b[14], w2
     f8  611c1f4e                  mov v1.b[15], w3
     fc  8101803d                  str q1, [x12]                                        ; store void
    100  4a110091                  add x10, x10, #4                                     ; end void
    104  8c010491                  add x12, x12, #256
    108  6b050011                  add w11, w11, #1
    10c  7f090071                  cmp w11, #2
    110  ebfaff54                  b.lt loop_6c
done_114:
    114  29010891                  add x9, x9, #512                                     ; end void
    118  08050011                  add w8, w8, #1
    11c  1f110071                  cmp w8, #4
    120  abf9ff54                  b.lt loop_54
done_124:
    124  e7040011                  add w7, w7, #1                                       ; end void
    128  ff400071                  cmp w7, #16
    12c  ebf8ff54                  b.lt loop_48
done_130:
    130  020080d2                  movz x2, #0x0                                        ; range int32
    134  e12f40a9                  ldp x1, x11, [sp]
loop_138:
    138  43581753                  lsl w3, w2, #9                                       ; mul int32
    13c  6300060b                  add w3, w3, w6                                       ; add int32
    140  050080d2                  movz x5, #0x0                                        ; range int32
    144  2308038b                  add x3, x1, x3, lsl #2
    148  e7030baa                  mov x7, x11
loop_14c:
    14c  a10d009c                  ldr q1, =0x0                                         ; range int32
    150  820d009c                  ldr q2, =0x0
    154  630d009c                  ldr q3, =0x0
    158  440d009c                  ldr q4, =0x0
    15c  250d009c                  ldr q5, =0x0
    160  060d009c                  ldr q6, =0x0
    164  e70c009c                  ldr q7, =0x0
    168  d00c009c                  ldr q16, =0x0
    16c  b10c009c                  ldr q17, =0x0
    170  920c009c                  ldr q18, =0x0
    174  730c009c                  ldr q19, =0x0
    178  540c009c                  ldr q20, =0x0
    17c  350c009c                  ldr q21, =0x0
    180  160c009c                  ldr q22, =0x0
    184  f70b009c                  ldr q23, =0x0
    188  d80b009c                  ldr q24, =0x0
    18c  080080d2                  movz x8, #0x0
    190  e90307aa                  mov x9, x7
    194  8a24028b                  add x10, x4, x2, lsl #9
loop_198:
    198  3901c03d                  ldr q25, [x9]                                        ; load uint32x4
    19c  5a0140bd                  ldr s26, [x10]                                       ; load int8x4
    1a0  21e39a4f                  sdot v1.4s, v25.16b, v26.4b[0]                       ; wmma int32x4
    1a4  3b41c03d                  ldr q27, [x9, #256]                                  ; load uint32x4
    1a8  62e39a4f                  sdot v2.4s, v27.16b, v26.4b[0]                       ; wmma int32x4
    1ac  5a4140bd                  ldr s26, [x10, #64]                                  ; load int8x4
    1b0  23e39a4f                  sdot v3.4s, v25.16b, v26.4b[0]                       ; wmma int32x4
    1b4  64e39a4f                  sdot v4.4s, v27.16b, v26.4b[0]                       ; wmma int32x4
    1b8  5a8140bd                  ldr s26, [x10, #128]                                 ; load int8x4
    1bc  25e39a4f                  sdot v5.4s, v25.16b, v26.4b[0]                       ; wmma int32x4
    1c0  66e39a4f                  sdot v6.4s, v27.16b, v26.4b[0]                       ; wmma int32x4
    1c4  5ac140bd                  ldr s26, [x10, #192]                                 ; load int8x4
    1c8  27e39a4f                  sdot v7.4s, v25.16b, v26.4b[0]                       ; wmma int32x4
    1cc  70e39a4f                  sdot v16.4s, v27.16b, v26.4b[0]                      ; wmma int32x4
    1d0  5a0141bd                  ldr s26, [x10, #256]                                 ; load int8x4
    1d4  31e39a4f                  sdot v17.4s, v25.16b, v26.4b[0]                      ; wmma int32x4
    1d8  72e39a4f                  sdot v18.4s, v27.16b, v26.4b[0]                      ; wmma int32x4
    1dc  5a4141bd                  ldr s26, [x10, #320]                                 ; load int8x4
    1e0  33e39a4f                  sdot v19.4s, v25.16b, v26.4b[0]                      ; wmma int32x4
    1e4  74e39a4f                  sdot v20.4s, v27.16b, v26.4b[0]                      ; wmma int32x4
    1e8  5a8141bd                  ldr s26, [x10, #384]                                 ; load int8x4
    1ec  35e39a4f                  sdot v21.4s, v25.16b, v26.4b[0]                      ; wmma int32x4
    1f0  76e39a4f                  sdot v22.4s, v27.16b, v26.4b[0]                      ; wmma int32x4
    1f4  5ac141bd                  ldr s26, [x10, #448]                                 ; load int8x4
    1f8  37e39a4f                  sdot v23.4s, v25.16b, v26.4b[0]                      ; wmma int32x4
    1fc  78e39a4f                  sdot v24.4s, v27.16b, v26.4b[0]                      ; wmma int32x4
    200  3905c03d                  ldr q25, [x9, #16]                                   ; load uint32x4
    204  5a0540bd                  ldr s26, [x10, #4]                                   ; load int8x4
    208  21e39a4f                  sdot v1.4s, v25.16b, v26.4b[0]                       ; wmma int32x4
    20c  3b45c03d                  ldr q27, [x9, #272]                                  ; load uint32x4
    210  62e39a4f                  sdot v2.4s, v27.16b, v26.4b[0]                       ; wmma int32x4
    214  5a4540bd                  ldr s26, [x10, #68]                                  ; load int8x4
    218  23e39a4f                  sdot v3.4s, v25.16b, v26.4b[0]                       ; wmma int32x4
    21c  64e39a4f                  sdot v4.4s, v27.16b, v26.4b[0]                       ; wmma int32x4
    220  5a8540bd                  ldr s26, [x10, #132]                                 ; load int8x4
    224  25e39a4f                  sdot v5.4s, v25.16b, v26.4b[0]                       ; wmma int32x4
    228  66e39a4f                  sdot v6.4s, v27.16b, v26.4b[0]                       ; wmma int32x4
    22c  5ac540bd                  ldr s26, [x10, #196]                                 ; load int8x4
    230  27e39a4f                  sdot v7.4s, v25.16b, v26.4b[0]                       ; wmma int32x4
    234  70e39a4f                  sdot v16.4s, v27.16b, v26.4b[0]                      ; wmma int32x4
    238  5a0541bd                  ldr s26, [x10, #260]                                 ; load int8x4
    23c  31e39a4f                  sdot v17.4s, v25.16b, v26.4b[0]                      ; wmma int32x4
    240  72e39a4f                  sdot v18.4s, v27.16b, v26.4b[0]                      ; wmma int32x4
    244  5a4541bd                  ldr s26, [x10, #324]                                 ; load int8x4
    248  33e39a4f                  sdot v19.4s, v25.16b, v26.4b[0]                      ; wmma int32x4
    24c  74e39a4f                  sdot v20.4s, v27.16b, v26.4b[0]                      ; wmma int32x4
    250  5a8541bd                  ldr s26, [x10, #388]                                 ; load int8x4
    254  35e39a4f                  sdot v21.4s, v25.16b, v26.4b[0]                      ; wmma int32x4
    258  76e39a4f                  sdot v22.4s, v27.16b, v26.4b[0]                      ; wmma int32x4
    25c  5ac541bd                  ldr s26, [x10, #452]                                 ; load int8x4
    260  37e39a4f                  sdot v23.4s, v25.16b, v26.4b[0]                      ; wmma int32x4
    264  78e39a4f                  sdot v24.4s, v27.16b, v26.4b[0]                      ; wmma int32x4
    268  29810091                  add x9, x9, #32                                      ; end void
    26c  4a210091                  add x10, x10, #8
    270  08050011                  add w8, w8, #1
    274  1f210071                  cmp w8, #8
    278  0bf9ff54                  b.lt loop_198
done_27c:
    27c  610800ad                  stp q1, q2, [x3]                                     ; store void
    280  631008ad                  stp q3, q4, [x3, #256]                               ; store void
    284  651810ad                  stp q5, q6, [x3, #512]                               ; store void
    288  674018ad                  stp q7, q16, [x3, #768]                              ; store void
    28c  7100813d                  str q17, [x3, #1024]                                 ; store void
    290  7204813d                  str q18, [x3, #1040]                                 ; store void
    294  7340813d                  str q19, [x3, #1280]                                 ; store void
    298  7444813d                  str q20, [x3, #1296]                                 ; store void
    29c  7580813d                  str q21, [x3, #1536]                                 ; store void
    2a0  7684813d                  str q22, [x3, #1552]                                 ; store void
    2a4  77c0813d                  str q23, [x3, #1792]                                 ; store void
    2a8  78c4813d                  str q24, [x3, #1808]                                 ; store void
    2ac  63800091                  add x3, x3, #32                                      ; end void
    2b0  e7000891                  add x7, x7, #512
    2b4  a5040011                  add w5, w5, #1
    2b8  bf100071                  cmp w5, #4
    2bc  8bf4ff54                  b.lt loop_14c
done_2c0:
    2c0  42040011                  add w2, w2, #1                                       ; end void
    2c4  5f0c0071                  cmp w2, #3
    2c8  8bf3ff54                  b.lt loop_138
done_2cc:
    2cc  e11340b9                  ldr w1, [sp, #16]
    2d0  21040011                  add w1, w1, #1                                       ; end void
    2d4  e11300b9                  str w1, [sp, #16]
    2d8  e11340b9                  ldr w1, [sp, #16]
    2dc  3f080071                  cmp w1, #2                                           ; end void
    2e0  ebeaff54                  b.lt loop_3c
done_2e4:
    2e4  f35342a9                  ldp x19, x20, [sp, #32]
    2e8  f55b43a9                  ldp x21, x22, [sp, #48]
    2ec  f76344a9                  ldp x23, x24, [sp, #64]
    2f0  f96b45a9                  ldp x25, x26, [sp, #80]
    2f4  fb7346a9                  ldp x27, x28, [sp, #96]
    2f8  ffc30191                  add sp, sp, #112
    2fc  c0035fd6                  ret                                                  ; sink void
