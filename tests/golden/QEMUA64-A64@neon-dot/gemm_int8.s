gemm_int8:
      0  ffc301d1                  sub sp, sp, #112
      4  f35302a9                  stp x19, x20, [sp, #32]
      8  f55b03a9                  stp x21, x22, [sp, #48]
      c  f76304a9                  stp x23, x24, [sp, #64]
     10  f96b05a9                  stp x25, x26, [sp, #80]
     14  fb3300f9                  str x27, [sp, #96]
     18  010080d2                  movz x1, #0x0
     1c  2017009c                  ldr q0, =0x0
     20  010040f9                  ldr x1, [x0]
     24  e10300f9                  str x1, [sp]
     28  018040a9                  ldp x1, x0, [x0, #8]                                 ; define_global ptr<int32, global, 1536>
     2c  62000091                  add x2, x3, #0                                       ; define_global ptr<int8, global, 4096>
     30  e20700f9                  str x2, [sp, #8]
     34  020080d2                  movz x2, #0x0                                        ; range int32
     38  e21300b9                  str w2, [sp, #16]
loop_3c:
     3c  e21340b9                  ldr w2, [sp, #16]
     40  42681b53                  lsl w2, w2, #5                                       ; mul int32
     44  030080d2                  movz x3, #0x0                                        ; range int32
loop_48:
     48  040080d2                  movz x4, #0x0                                        ; range int32
     4c  e50740f9                  ldr x5, [sp, #8]
     50  a510038b                  add x5, x5, x3, lsl #4                               ; range int32
loop_54:
     54  86701d53                  lsl w6, w4, #3                                       ; mul int32
     58  4600060b                  add w6, w2, w6                                       ; add int32
     5c  070080d2                  movz x7, #0x0                                        ; range int32
     60  0600068b                  add x6, x0, x6, lsl #0
     64  c620038b                  add x6, x6, x3, lsl #8
     68  e80305aa                  mov x8, x5
loop_6c:
     6c  c10040bd                  ldr s1, [x6]                                         ; load int8x4
     70  292c010e                  smov w9, v1.b[0]                                     ; gep int8
     74  c24040bd                  ldr s2, [x6, #64]                                    ; load int8x4
     78  4a2c010e                  smov w10, v2.b[0]                                    ; gep int8
     7c  c38040bd                  ldr s3, [x6, #128]                                   ; load int8x4
     80  6b2c010e                  smov w11, v3.b[0]                                    ; gep int8
     84  c4c040bd                  ldr s4, [x6, #192]                                   ; load int8x4
     88  8c2c010e                  smov w12, v4.b[0]                                    ; gep int8
     8c  2d2c030e                  smov w13, v1.b[1]                                    ; gep int8
     90  4e2c030e                  smov w14, v2.b[1]                                    ; gep int8
     94  6f2c030e                  smov w15, v3.b[1]                                    ; gep int8
     98  932c030e                  smov w19, v4.b[1]                                    ; gep int8
     9c  342c050e                  smov w20, v1.b[2]                                    ; gep int8
     a0  552c050e                  smov w21, v2.b[2]                                    ; gep int8
     a4  762c050e                  smov w22, v3.b[2]                                    ; gep int8
     a8  972c050e                  smov w23, v4.b[2]                                    ; gep int8
     ac  382c070e                  smov w24, v1.b[3]                                    ; gep int8
     b0  592c070e                  smov w25, v2.b[3]                                    ; gep int8
     b4  7a2c070e                  smov w26, v3.b[3]                                    ; gep int8
     b8  9b2c070e                  smov w27, v4.b[3]                                    ; gep int8
     bc  210d014e                  dup v1.16b, w9                                       ; vectorize int8x16
     c0  411d034e                  mov v1.b[1], w10
     c4  611d054e                  mov v1.b[2], w11
     c8  811d074e                  mov v1.b[3], w12
     cc  a11d094e                  mov v1.b[4], w13
     d0  c11d0b4e                  mov v1.b[5], w14
     d4  e11d0d4e                  mov v1.b[6], w15
     d8  611e0f4e                  mov v1.b[7], w19
     dc  811e114e                  mov v1.b[8], w20
     e0  a11e134e                  mov v1.b[9], w21
     e4  c11e154e                  mov v1.b[10], w22
     e8  e11e174e                  mov v1.b[11], w23
     ec  011f194e                  mov v1.b[12], w24
     f0  211f1b4e                  mov v1.b[13], w25
     f4  411f1d4e                  mov v1.b[14], w26
     f8  611f1f4e                  mov v1.b[15], w27
     fc  0101803d                  str q1, [x8]                                         ; store void
    100  c6100091                  add x6, x6, #4                                       ; end void
    104  08010491                  add x8, x8, #256
    108  e7040011                  add w7, w7, #1
    10c  ff080071                  cmp w7, #2
    110  ebfaff54                  b.lt loop_6c
done_114:
    114  a5000891                  add x5, x5, #512                                     ; end void
    118  84040011                  add w4, w4, #1
    11c  9f100071                  cmp w4, #4
    120  abf9ff54                  b.lt loop_54
done_124:
    124  63040011                  add w3, w3, #1                                       ; end void
    128  7f400071                  cmp w3, #16
    12c  ebf8ff54                  b.lt loop_48
done_130:
    130  030080d2                  movz x3, #0x0                                        ; range int32
    134  e41740a9                  ldp x4, x5, [sp]
loop_138:
    138  66581753                  lsl w6, w3, #9                                       ; mul int32
    13c  c600020b                  add w6, w6, w2                                       ; add int32
    140  070080d2                  movz x7, #0x0                                        ; range int32
    144  8608068b                  add x6, x4, x6, lsl #2
    148  e80305aa                  mov x8, x5
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
    18c  090080d2                  movz x9, #0x0
    190  ea0308aa                  mov x10, x8
    194  2b24038b                  add x11, x1, x3, lsl #9
loop_198:
    198  5901c03d                  ldr q25, [x10]                                       ; load uint32x4
    19c  7a0140bd                  ldr s26, [x11]                                       ; load int8x4
    1a0  21e39a4f                  sdot v1.4s, v25.16b, v26.4b[0]                       ; wmma int32x4
    1a4  5b41c03d                  ldr q27, [x10, #256]                                 ; load uint32x4
    1a8  62e39a4f                  sdot v2.4s, v27.16b, v26.4b[0]                       ; wmma int32x4
    1ac  7a4140bd                  ldr s26, [x11, #64]                                  ; load int8x4
    1b0  23e39a4f                  sdot v3.4s, v25.16b, v26.4b[0]                       ; wmma int32x4
    1b4  64e39a4f                  sdot v4.4s, v27.16b, v26.4b[0]                       ; wmma int32x4
    1b8  7a8140bd                  ldr s26, [x11, #128]                                 ; load int8x4
    1bc  25e39a4f                  sdot v5.4s, v25.16b, v26.4b[0]                       ; wmma int32x4
    1c0  66e39a4f                  sdot v6.4s, v27.16b, v26.4b[0]                       ; wmma int32x4
    1c4  7ac140bd                  ldr s26, [x11, #192]                                 ; load int8x4
    1c8  27e39a4f                  sdot v7.4s, v25.16b, v26.4b[0]                       ; wmma int32x4
    1cc  70e39a4f                  sdot v16.4s, v27.16b, v26.4b[0]                      ; wmma int32x4
    1d0  7a0141bd                  ldr s26, [x11, #256]                                 ; load int8x4
    1d4  31e39a4f                  sdot v17.4s, v25.16b, v26.4b[0]                      ; wmma int32x4
    1d8  72e39a4f                  sdot v18.4s, v27.16b, v26.4b[0]                      ; wmma int32x4
    1dc  7a4141bd                  ldr s26, [x11, #320]                                 ; load int8x4
    1e0  33e39a4f                  sdot v19.4s, v25.16b, v26.4b[0]                      ; wmma int32x4
    1e4  74e39a4f                  sdot v20.4s, v27.16b, v26.4b[0]                      ; wmma int32x4
    1e8  7a8141bd                  ldr s26, [x11, #384]                                 ; load int8x4
    1ec  35e39a4f                  sdot v21.4s, v25.16b, v26.4b[0]                      ; wmma int32x4
    1f0  76e39a4f                  sdot v22.4s, v27.16b, v26.4b[0]                      ; wmma int32x4
    1f4  7ac141bd                  ldr s26, [x11, #448]                                 ; load int8x4
    1f8  37e39a4f                  sdot v23.4s, v25.16b, v26.4b[0]                      ; wmma int32x4
    1fc  78e39a4f                  sdot v24.4s, v27.16b, v26.4b[0]                      ; wmma int32x4
    200  5905c03d                  ldr q25, [x10, #16]                                  ; load uint32x4
    204  7a0540bd                  ldr s26, [x11, #4]                                   ; load int8x4
    208  21e39a4f                  sdot v1.4s, v25.16b, v26.4b[0]                       ; wmma int32x4
    20c  5b45c03d                  ldr q27, [x10, #272]                                 ; load uint32x4
    210  62e39a4f                  sdot v2.4s, v27.16b, v26.4b[0]                       ; wmma int32x4
    214  7a4540bd                  ldr s26, [x11, #68]                                  ; load int8x4
    218  23e39a4f                  sdot v3.4s, v25.16b, v26.4b[0]                       ; wmma int32x4
    21c  64e39a4f                  sdot v4.4s, v27.16b, v26.4b[0]                       ; wmma int32x4
    220  7a8540bd                  ldr s26, [x11, #132]                                 ; load int8x4
    224  25e39a4f                  sdot v5.4s, v25.16b, v26.4b[0]                       ; wmma int32x4
    228  66e39a4f                  sdot v6.4s, v27.16b, v26.4b[0]                       ; wmma int32x4
    22c  7ac540bd                  ldr s26, [x11, #196]                                 ; load int8x4
    230  27e39a4f                  sdot v7.4s, v25.16b, v26.4b[0]                       ; wmma int32x4
    234  70e39a4f                  sdot v16.4s, v27.16b, v26.4b[0]                      ; wmma int32x4
    238  7a0541bd                  ldr s26, [x11, #260]                                 ; load int8x4
    23c  31e39a4f                  sdot v17.4s, v25.16b, v26.4b[0]                      ; wmma int32x4
    240  72e39a4f                  sdot v18.4s, v27.16b, v26.4b[0]                      ; wmma int32x4
    244  7a4541bd                  ldr s26, [x11, #324]                                 ; load int8x4
    248  33e39a4f                  sdot v19.4s, v25.16b, v26.4b[0]                      ; wmma int32x4
    24c  74e39a4f                  sdot v20.4s, v27.16b, v26.4b[0]                      ; wmma int32x4
    250  7a8541bd                  ldr s26, [x11, #388]                                 ; load int8x4
    254  35e39a4f                  sdot v21.4s, v25.16b, v26.4b[0]                      ; wmma int32x4
    258  76e39a4f                  sdot v22.4s, v27.16b, v26.4b[0]                      ; wmma int32x4
    25c  7ac541bd                  ldr s26, [x11, #452]                                 ; load int8x4
    260  37e39a4f                  sdot v23.4s, v25.16b, v26.4b[0]                      ; wmma int32x4
    264  78e39a4f                  sdot v24.4s, v27.16b, v26.4b[0]                      ; wmma int32x4
    268  4a810091                  add x10, x10, #32                                    ; end void
    26c  6b210091                  add x11, x11, #8
    270  29050011                  add w9, w9, #1
    274  3f210071                  cmp w9, #8
    278  0bf9ff54                  b.lt loop_198
done_27c:
    27c  c10800ad                  stp q1, q2, [x6]                                     ; store void
    280  c31008ad                  stp q3, q4, [x6, #256]                               ; store void
    284  c51810ad                  stp q5, q6, [x6, #512]                               ; store void
    288  c74018ad                  stp q7, q16, [x6, #768]                              ; store void
    28c  d100813d                  str q17, [x6, #1024]                                 ; store void
    290  d204813d                  str q18, [x6, #1040]                                 ; store void
    294  d340813d                  str q19, [x6, #1280]                                 ; store void
    298  d444813d                  str q20, [x6, #1296]                                 ; store void
    29c  d580813d                  str q21, [x6, #1536]                                 ; store void
    2a0  d684813d                  str q22, [x6, #1552]                                 ; store void
    2a4  d7c0813d                  str q23, [x6, #1792]                                 ; store void
    2a8  d8c4813d                  str q24, [x6, #1808]                                 ; store void
    2ac  c6800091                  add x6, x6, #32                                      ; end void
    2b0  08010891                  add x8, x8, #512
    2b4  e7040011                  add w7, w7, #1
    2b8  ff100071                  cmp w7, #4
    2bc  8bf4ff54                  b.lt loop_14c
done_2c0:
    2c0  63040011                  add w3, w3, #1                                       ; end void
    2c4  7f0c0071                  cmp w3, #3
    2c8  8bf3ff54                  b.lt loop_138
done_2cc:
    2cc  e21340b9                  ldr w2, [sp, #16]
    2d0  42040011                  add w2, w2, #1                                       ; end void
    2d4  e21300b9                  str w2, [sp, #16]
    2d8  e21340b9                  ldr w2, [sp, #16]
    2dc  5f080071                  cmp w2, #2                                           ; end void
    2e0  ebeaff54                  b.lt loop_3c
done_2e4:
    2e4  f35342a9                  ldp x19, x20, [sp, #32]
    2e8  f55b43a9                  ldp x21, x22, [sp, #48]
    2ec  f76344a9                  ldp x23, x24, [sp, #64]
    2f0  f96b45a9                  ldp x25, x26, [sp, #80]
    2f4  fb3340f9                  ldr x27, [sp, #96]
    2f8  ffc30191                  add sp, sp, #112
    2fc  c0035fd6                  ret                                                  ; sink void
