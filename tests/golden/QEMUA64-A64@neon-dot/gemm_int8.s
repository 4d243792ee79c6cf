gemm_int8:
      0  ffc301d1                  sub sp, sp, #112
      4  f35302a9                  stp x19, x20, [sp, #32]
      8  f55b03a9                  stp x21, x22, [sp, #48]
      c  f76304a9                  stp x23, x24, [sp, #64]
     10  f96b05a9                  stp x25, x26, [sp, #80]
     14  fb3300f9                  str x27, [sp, #96]
     18  010080d2                  movz x1, #0x0
     1c  2018009c                  ldr q0, =0x0
     20  e10300aa                  mov x1, x0
     24  200040f9                  ldr x0, [x1]
     28  e00300f9                  str x0, [sp]
     2c  200440f9                  ldr x0, [x1, #8]                                     ; define_global ptr<int32, global, 1536>
     30  e00700f9                  str x0, [sp, #8]
     34  3b0840f9                  ldr x27, [x1, #16]                                   ; define_global ptr<int8, global, 1536>
     38  79000091                  add x25, x3, #0                                      ; define_global ptr<int8, global, 4096>
     3c  000080d2                  movz x0, #0x0                                        ; range int32
     40  e01300b9                  str w0, [sp, #16]
loop_44:
     44  e01340b9                  ldr w0, [sp, #16]
     48  1a681b53                  lsl w26, w0, #5                                      ; mul int32
     4c  180080d2                  movz x24, #0x0                                       ; range int32
loop_50:
     50  170080d2                  movz x23, #0x0                                       ; range int32
loop_54:
     54  160080d2                  movz x22, #0x0                                       ; range int32
loop_58:
     58  c0721d53                  lsl w0, w22, #3                                      ; mul int32
     5c  4003000b                  add w0, w26, w0                                      ; add int32
     60  150080d2                  movz x21, #0x0                                       ; range int32
     64  6003008b                  add x0, x27, x0, lsl #0
     68  0024188b                  add x0, x0, x24, lsl #9
     6c  0020178b                  add x0, x0, x23, lsl #8
     70  2127168b                  add x1, x25, x22, lsl #9
     74  2114188b                  add x1, x1, x24, lsl #5
     78  3410178b                  add x20, x1, x23, lsl #4
loop_7c:
     7c  030040bd                  ldr s3, [x0]                                         ; load int8x4
     80  732c010e                  smov w19, v3.b[0]                                    ; gep int8
     84  024040bd                  ldr s2, [x0, #64]                                    ; load int8x4
     88  4f2c010e                  smov w15, v2.b[0]                                    ; gep int8
     8c  018040bd                  ldr s1, [x0, #128]                                   ; load int8x4
     90  2e2c010e                  smov w14, v1.b[0]                                    ; gep int8
     94  00c040bd                  ldr s0, [x0, #192]                                   ; load int8x4
     98  012c010e                  smov w1, v0.b[0]                                     ; gep int8
     9c  622c030e                  smov w2, v3.b[1]                                     ; gep int8
     a0  432c030e                  smov w3, v2.b[1]                                     ; gep int8
     a4  242c030e                  smov w4, v1.b[1]                                     ; gep int8
     a8  052c030e                  smov w5, v0.b[1]                                     ; gep int8
     ac  662c050e                  smov w6, v3.b[2]                                     ; gep int8
     b0  472c050e                  smov w7, v2.b[2]                                     ; gep int8
     b4  282c050e                  smov w8, v1.b[2]                                     ; gep int8
     b8  092c050e                  smov w9, v0.b[2]                                     ; gep int8
     bc  6a2c070e                  smov w10, v3.b[3]                                    ; gep int8
     c0  4b2c070e                  smov w11, v2.b[3]                                    ; gep int8
     c4  2c2c070e                  smov w12, v1.b[3]                                    ; gep int8
     c8  0d2c070e                  smov w13, v0.b[3]                                    ; gep int8
     cc  600e014e                  dup v0.16b, w19                                      ; vectorize int8x16
     d0  e01d034e                  mov v0.b[1], w15
     d4  c01d054e                  mov v0.b[2], w14
     d8  201c074e                  mov v0.b[3], w1
     dc  401c094e                  mov v0.b[4], w2
     e0  601c0b4e                  mov v0.b[5], w3
     e4  801c0d4e                  mov v0.b[6], w4
     e8  a01c0f4e                  mov v0.b[7], w5
     ec  c01c114e                  mov v0.b[8], w6
     f0  e01c134e                  mov v0.b[9], w7
     f4  001d154e                  mov v0.b[10], w8
     f8  201d174e                  mov v0.b[11], w9
     fc  401d194e                  mov v0.b[12], w10
    100  601d1b4e                  mov v0.b[13], w11
    104  801d1d4e                  mov v0.b[14], w12
    108  a01d1f4e                  mov v0.b[15], w13
    10c  8002803d                  str q0, [x20]                                        ; store void
    110  00100091                  add x0, x0, #4                                       ; end void
    114  94020491                  add x20, x20, #256
    118  b5060011                  add w21, w21, #1
    11c  bf0a0071                  cmp w21, #2
    120  ebfaff54                  b.lt loop_7c
done_124:
    124  d6060011                  add w22, w22, #1                                     ; end void
    128  df120071                  cmp w22, #4
    12c  6bf9ff54                  b.lt loop_58
done_130:
    130  f7060011                  add w23, w23, #1                                     ; end void
    134  ff0a0071                  cmp w23, #2
    138  ebf8ff54                  b.lt loop_54
done_13c:
    13c  18070011                  add w24, w24, #1                                     ; end void
    140  1f230071                  cmp w24, #8
    144  6bf8ff54                  b.lt loop_50
done_148:
    148  050080d2                  movz x5, #0x0                                        ; range int32
loop_14c:
    14c  a0581753                  lsl w0, w5, #9                                       ; mul int32
    150  01001a0b                  add w1, w0, w26                                      ; add int32
    154  040080d2                  movz x4, #0x0                                        ; range int32
    158  e00340f9                  ldr x0, [sp]
    15c  0308018b                  add x3, x0, x1, lsl #2                               ; range int32
loop_160:
    160  030e009c                  ldr q3, =0x0                                         ; range int32
    164  e40d009c                  ldr q4, =0x0
    168  c50d009c                  ldr q5, =0x0
    16c  a60d009c                  ldr q6, =0x0
    170  870d009c                  ldr q7, =0x0
    174  700d009c                  ldr q16, =0x0
    178  510d009c                  ldr q17, =0x0
    17c  320d009c                  ldr q18, =0x0
    180  130d009c                  ldr q19, =0x0
    184  f40c009c                  ldr q20, =0x0
    188  d50c009c                  ldr q21, =0x0
    18c  b60c009c                  ldr q22, =0x0
    190  970c009c                  ldr q23, =0x0
    194  780c009c                  ldr q24, =0x0
    198  590c009c                  ldr q25, =0x0
    19c  3a0c009c                  ldr q26, =0x0
    1a0  020080d2                  movz x2, #0x0
    1a4  2127048b                  add x1, x25, x4, lsl #9
    1a8  e00740f9                  ldr x0, [sp, #8]
    1ac  0024058b                  add x0, x0, x5, lsl #9                               ; range int32
loop_1b0:
    1b0  2200c03d                  ldr q2, [x1]                                         ; load uint32x4
    1b4  000040bd                  ldr s0, [x0]                                         ; load int8x4
    1b8  43e0804f                  sdot v3.4s, v2.16b, v0.4b[0]                         ; wmma int32x4
    1bc  2140c03d                  ldr q1, [x1, #256]                                   ; load uint32x4
    1c0  24e0804f                  sdot v4.4s, v1.16b, v0.4b[0]                         ; wmma int32x4
    1c4  004040bd                  ldr s0, [x0, #64]                                    ; load int8x4
    1c8  45e0804f                  sdot v5.4s, v2.16b, v0.4b[0]                         ; wmma int32x4
    1cc  26e0804f                  sdot v6.4s, v1.16b, v0.4b[0]                         ; wmma int32x4
    1d0  008040bd                  ldr s0, [x0, #128]                                   ; load int8x4
    1d4  47e0804f                  sdot v7.4s, v2.16b, v0.4b[0]                         ; wmma int32x4
    1d8  30e0804f                  sdot v16.4s, v1.16b, v0.4b[0]                        ; wmma int32x4
    1dc  00c040bd                  ldr s0, [x0, #192]                                   ; load int8x4
    1e0  51e0804f                  sdot v17.4s, v2.16b, v0.4b[0]                        ; wmma int32x4
    1e4  32e0804f                  sdot v18.4s, v1.16b, v0.4b[0]                        ; wmma int32x4
    1e8  000041bd                  ldr s0, [x0, #256]                                   ; load int8x4
    1ec  53e0804f                  sdot v19.4s, v2.16b, v0.4b[0]                        ; wmma int32x4
    1f0  34e0804f                  sdot v20.4s, v1.16b, v0.4b[0]                        ; wmma int32x4
    1f4  004041bd                  ldr s0, [x0, #320]                                   ; load int8x4
    1f8  55e0804f                  sdot v21.4s, v2.16b, v0.4b[0]                        ; wmma int32x4
    1fc  36e0804f                  sdot v22.4s, v1.16b, v0.4b[0]                        ; wmma int32x4
    200  008041bd                  ldr s0, [x0, #384]                                   ; load int8x4
    204  57e0804f                  sdot v23.4s, v2.16b, v0.4b[0]                        ; wmma int32x4
    208  38e0804f                  sdot v24.4s, v1.16b, v0.4b[0]                        ; wmma int32x4
    20c  00c041bd                  ldr s0, [x0, #448]                                   ; load int8x4
    210  59e0804f                  sdot v25.4s, v2.16b, v0.4b[0]                        ; wmma int32x4
    214  3ae0804f                  sdot v26.4s, v1.16b, v0.4b[0]                        ; wmma int32x4
    218  2204c03d                  ldr q2, [x1, #16]                                    ; load uint32x4
    21c  000440bd                  ldr s0, [x0, #4]                                     ; load int8x4
    220  43e0804f                  sdot v3.4s, v2.16b, v0.4b[0]                         ; wmma int32x4
    224  2144c03d                  ldr q1, [x1, #272]                                   ; load uint32x4
    228  24e0804f                  sdot v4.4s, v1.16b, v0.4b[0]                         ; wmma int32x4
    22c  004440bd                  ldr s0, [x0, #68]                                    ; load int8x4
    230  45e0804f                  sdot v5.4s, v2.16b, v0.4b[0]                         ; wmma int32x4
    234  26e0804f                  sdot v6.4s, v1.16b, v0.4b[0]                         ; wmma int32x4
    238  008440bd                  ldr s0, [x0, #132]                                   ; load int8x4
    23c  47e0804f                  sdot v7.4s, v2.16b, v0.4b[0]                         ; wmma int32x4
    240  30e0804f                  sdot v16.4s, v1.16b, v0.4b[0]                        ; wmma int32x4
    244  00c440bd                  ldr s0, [x0, #196]                                   ; load int8x4
    248  51e0804f                  sdot v17.4s, v2.16b, v0.4b[0]                        ; wmma int32x4
    24c  32e0804f                  sdot v18.4s, v1.16b, v0.4b[0]                        ; wmma int32x4
    250  000441bd                  ldr s0, [x0, #260]                                   ; load int8x4
    254  53e0804f                  sdot v19.4s, v2.16b, v0.4b[0]                        ; wmma int32x4
    258  34e0804f                  sdot v20.4s, v1.16b, v0.4b[0]                        ; wmma int32x4
    25c  004441bd                  ldr s0, [x0, #324]                                   ; load int8x4
    260  55e0804f                  sdot v21.4s, v2.16b, v0.4b[0]                        ; wmma int32x4
    264  36e0804f                  sdot v22.4s, v1.16b, v0.4b[0]                        ; wmma int32x4
    268  008441bd                  ldr s0, [x0, #388]                                   ; load int8x4
    26c  57e0804f                  sdot v23.4s, v2.16b, v0.4b[0]                        ; wmma int32x4
    270  38e0804f                  sdot v24.4s, v1.16b, v0.4b[0]                        ; wmma int32x4
    274  00c441bd                  ldr s0, [x0, #452]                                   ; load int8x4
    278  59e0804f                  sdot v25.4s, v2.16b, v0.4b[0]                        ; wmma int32x4
    27c  3ae0804f                  sdot v26.4s, v1.16b, v0.4b[0]                        ; wmma int32x4
    280  21800091                  add x1, x1, #32                                      ; end void
    284  00200091                  add x0, x0, #8
    288  42040011                  add w2, w2, #1
    28c  5f200071                  cmp w2, #8
    290  0bf9ff54                  b.lt loop_1b0
done_294:
    294  631000ad                  stp q3, q4, [x3]                                     ; store void
    298  651808ad                  stp q5, q6, [x3, #256]                               ; store void
    29c  674010ad                  stp q7, q16, [x3, #512]                              ; store void
    2a0  714818ad                  stp q17, q18, [x3, #768]                             ; store void
    2a4  7300813d                  str q19, [x3, #1024]                                 ; store void
    2a8  7404813d                  str q20, [x3, #1040]                                 ; store void
    2ac  7540813d                  str q21, [x3, #1280]                                 ; store void
    2b0  7644813d                  str q22, [x3, #1296]                                 ; store void
    2b4  7780813d                  str q23, [x3, #1536]                                 ; store void
    2b8  7884813d                  str q24, [x3, #1552]                                 ; store void
    2bc  79c0813d                  str q25, [x3, #1792]                                 ; store void
    2c0  7ac4813d                  str q26, [x3, #1808]                                 ; store void
    2c4  63800091                  add x3, x3, #32                                      ; end void
    2c8  84040011                  add w4, w4, #1
    2cc  9f100071                  cmp w4, #4
    2d0  8bf4ff54                  b.lt loop_160
done_2d4:
    2d4  a5040011                  add w5, w5, #1                                       ; end void
    2d8  bf0c0071                  cmp w5, #3
    2dc  8bf3ff54                  b.lt loop_14c
done_2e0:
    2e0  e01340b9                  ldr w0, [sp, #16]
    2e4  00040011                  add w0, w0, #1                                       ; end void
    2e8  e01300b9                  str w0, [sp, #16]
    2ec  e01340b9                  ldr w0, [sp, #16]
    2f0  1f080071                  cmp w0, #2                                           ; end void
    2f4  8beaff54                  b.lt loop_44
done_2f8:
    2f8  f35342a9                  ldp x19, x20, [sp, #32]
    2fc  f55b43a9                  ldp x21, x22, [sp, #48]
    300  f76344a9                  ldp x23, x24, [sp, #64]
    304  f96b45a9                  ldp x25, x26, [sp, #80]
    308  fb3340f9                  ldr x27, [sp, #96]
    30c  ffc30191                  add sp, sp, #112
    310  c0035fd6                  ret                                                  ; sink void
