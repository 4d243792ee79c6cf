gemm_int8:
      0  ffc301d1                  sub sp, sp, #112
      4  f35302a9                  stp x19, x20, [sp, #32]
      8  f55b03a9                  stp x21, x22, [sp, #48]
      c  f76304a9                  stp x23, x24, [sp, #64]
     10  f96b05a9                  stp x25, x26, [sp, #80]
     14  fb3300f9                  str x27, [sp, #96]
     18  010080d2                  movz x1, #0x0
     1c  a018009c                  ldr q0, =0x0
     20  010040f9                  ldr x1, [x0]
     24  e10300f9                  str x1, [sp]
     28  010440f9                  ldr x1, [x0, #8]                                     ; define_global ptr<int32, global, 1536>
     2c  e10700f9                  str x1, [sp, #8]
     30  000840f9                  ldr x0, [x0, #16]                                    ; define_global ptr<int8, global, 1536>
     34  61000091                  add x1, x3, #0                                       ; define_global ptr<int8, global, 4096>
     38  e10b00f9                  str x1, [sp, #16]
     3c  010080d2                  movz x1, #0x0                                        ; range int32
     40  e11b00b9                  str w1, [sp, #24]
loop_44:
     44  e11b40b9                  ldr w1, [sp, #24]
     48  21681b53                  lsl w1, w1, #5                                       ; mul int32
     4c  020080d2                  movz x2, #0x0                                        ; range int32
loop_50:
     50  030080d2                  movz x3, #0x0                                        ; range int32
loop_54:
     54  040080d2                  movz x4, #0x0                                        ; range int32
     58  e50b40f9                  ldr x5, [sp, #16]
     5c  a510038b                  add x5, x5, x3, lsl #4                               ; range int32
     60  a514028b                  add x5, x5, x2, lsl #5
loop_64:
     64  86701d53                  lsl w6, w4, #3                                       ; mul int32
     68  2600060b                  add w6, w1, w6                                       ; add int32
     6c  070080d2                  movz x7, #0x0                                        ; range int32
     70  0600068b                  add x6, x0, x6, lsl #0
     74  c624028b                  add x6, x6, x2, lsl #9
     78  c620038b                  add x6, x6, x3, lsl #8
     7c  e80305aa                  mov x8, x5
loop_80:
     80  c10040bd                  ldr s1, [x6]                                         ; load int8x4
     84  292c010e                  smov w9, v1.b[0]                                     ; gep int8
     88  c24040bd                  ldr s2, [x6, #64]                                    ; load int8x4
     8c  4a2c010e                  smov w10, v2.b[0]                                    ; gep int8
     90  c38040bd                  ldr s3, [x6, #128]                                   ; load int8x4
     94  6b2c010e                  smov w11, v3.b[0]                                    ; gep int8
     98  c4c040bd                  ldr s4, [x6, #192]                                   ; load int8x4
     9c  8c2c010e                  smov w12, v4.b[0]                                    ; gep int8
     a0  2d2c030e                  smov w13, v1.b[1]                                    ; gep int8
     a4  4e2c030e                  smov w14, v2.b[1]                                    ; gep int8
     a8  6f2c030e                  smov w15, v3.b[1]                                    ; gep int8
     ac  932c030e                  smov w19, v4.b[1]                                    ; gep int8
     b0  342c050e                  smov w20, v1.b[2]                                    ; gep int8
     b4  552c050e                  smov w21, v2.b[2]                                    ; gep int8
     b8  762c050e                  smov w22, v3.b[2]                                    ; gep int8
     bc  972c050e                  smov w23, v4.b[2]                                    ; gep int8
     c0  382c070e                  smov w24, v1.b[3]                                    ; gep int8
     c4  592c070e                  smov w25, v2.b[3]                                    ; gep int8
     c8  7a2c070e                  smov w26, v3.b[3]                                    ; gep int8
     cc  9b2c070e                  smov w27, v4.b[3]                                    ; gep int8
     d0  210d014e                  dup v1.16b, w9                                       ; vectorize int8x16
     d4  411d034e                  mov v1.b[1], w10
     d8  611d054e                  mov v1.b[2], w11
     dc  811d074e                  mov v1.b[3], w12
     e0  a11d094e                  mov v1.b[4], w13
     e4  c11d0b4e                  mov v1.b[5], w14
     e8  e11d0d4e                  mov v1.b[6], w15
     ec  611e0f4e                  mov v1.b[7], w19
     f0  811e114e                  mov v1.b[8], w20
     f4  a11e134e                  mov v1.b[9], w21
     f8  c11e154e                  mov v1.b[10], w22
     fc  e11e174e                  mov v1.b[11], w23
    100  011f194e                  mov v1.b[12], w24
    104  211f1b4e                  mov v1.b[13], w25
    108  411f1d4e                  mov v1.b[14], w26
    10c  611f1f4e                  mov v1.b[15], w27
    110  0101803d                  str q1, [x8]                                         ; store void
    114  c6100091                  add x6, x6, #4                                       ; end void
    118  08010491                  add x8, x8, #256
    11c  e7040011                  add w7, w7, #1
    120  ff080071                  cmp w7, #2
    124  ebfaff54                  b.lt loop_80
done_128:
    128  a5000891                  add x5, x5, #512                                     ; end void
    12c  84040011                  add w4, w4, #1
    130  9f100071                  cmp w4, #4
    134  8bf9ff54                  b.lt loop_64
done_138:
    138  63040011                  add w3, w3, #1                                       ; end void
    13c  7f080071                  cmp w3, #2
    140  abf8ff54                  b.lt loop_54
done_144:
    144  42040011                  add w2, w2, #1                                       ; end void
    148  5f200071                  cmp w2, #8
    14c  2bf8ff54                  b.lt loop_50
done_150:
    150  020080d2                  movz x2, #0x0                                        ; range int32
    154  e31740a9                  ldp x3, x5, [sp]
    158  e40b40f9                  ldr x4, [sp, #16]
loop_15c:
    15c  46581753                  lsl w6, w2, #9                                       ; mul int32
    160  c600010b                  add w6, w6, w1                                       ; add int32
    164  070080d2                  movz x7, #0x0                                        ; range int32
    168  6608068b                  add x6, x3, x6, lsl #2
    16c  e80304aa                  mov x8, x4
loop_170:
    170  010e009c                  ldr q1, =0x0                                         ; range int32
    174  e20d009c                  ldr q2, =0x0
    178  c30d009c                  ldr q3, =0x0
    17c  a40d009c                  ldr q4, =0x0
    180  850d009c                  ldr q5, =0x0
    184  660d009c                  ldr q6, =0x0
    188  470d009c                  ldr q7, =0x0
    18c  300d009c                  ldr q16, =0x0
    190  110d009c                  ldr q17, =0x0
    194  f20c009c                  ldr q18, =0x0
    198  d30c009c                  ldr q19, =0x0
    19c  b40c009c                  ldr q20, =0x0
    1a0  950c009c                  ldr q21, =0x0
    1a4  760c009c                  ldr q22, =0x0
    1a8  570c009c                  ldr q23, =0x0
    1ac  380c009c                  ldr q24, =0x0
    1b0  090080d2                  movz x9, #0x0
    1b4  ea0308aa                  mov x10, x8
    1b8  ab24028b                  add x11, x5, x2, lsl #9
loop_1bc:
    1bc  5901c03d                  ldr q25, [x10]                                       ; load uint32x4
    1c0  7a0140bd                  ldr s26, [x11]                                       ; load int8x4
    1c4  21e39a4f                  sdot v1.4s, v25.16b, v26.4b[0]                       ; wmma int32x4
    1c8  5b41c03d                  ldr q27, [x10, #256]                                 ; load uint32x4
    1cc  62e39a4f                  sdot v2.4s, v27.16b, v26.4b[0]                       ; wmma int32x4
    1d0  7a4140bd                  ldr s26, [x11, #64]                                  ; load int8x4
    1d4  23e39a4f                  sdot v3.4s, v25.16b, v26.4b[0]                       ; wmma int32x4
    1d8  64e39a4f                  sdot v4.4s, v27.16b, v26.4b[0]                       ; wmma int32x4
    1dc  7a8140bd                  ldr s26, [x11, #128]                                 ; load int8x4
    1e0  25e39a4f                  sdot v5.4s, v25.16b, v26.4b[0]                       ; wmma int32x4
    1e4  66e39a4f                  sdot v6.4s, v27.16b, v26.4b[0]                       ; wmma int32x4
    1e8  7ac140bd                  ldr s26, [x11, #192]                                 ; load int8x4
    1ec  27e39a4f                  sdot v7.4s, v25.16b, v26.4b[0]                       ; wmma int32x4
    1f0  70e39a4f                  sdot v16.4s, v27.16b, v26.4b[0]                      ; wmma int32x4
    1f4  7a0141bd                  ldr s26, [x11, #256]                                 ; load int8x4
    1f8  31e39a4f                  sdot v17.4s, v25.16b, v26.4b[0]                      ; wmma int32x4
    1fc  72e39a4f                  sdot v18.4s, v27.16b, v26.4b[0]                      ; wmma int32x4
    200  7a4141bd                  ldr s26, [x11, #320]                                 ; load int8x4
    204  33e39a4f                  sdot v19.4s, v25.16b, v26.4b[0]                      ; wmma int32x4
    208  74e39a4f                  sdot v20.4s, v27.16b, v26.4b[0]                      ; wmma int32x4
    20c  7a8141bd                  ldr s26, [x11, #384]                                 ; load int8x4
    210  35e39a4f                  sdot v21.4s, v25.16b, v26.4b[0]                      ; wmma int32x4
    214  76e39a4f                  sdot v22.4s, v27.16b, v26.4b[0]                      ; wmma int32x4
    218  7ac141bd                  ldr s26, [x11, #448]                                 ; load int8x4
    21c  37e39a4f                  sdot v23.4s, v25.16b, v26.4b[0]                      ; wmma int32x4
    220  78e39a4f                  sdot v24.4s, v27.16b, v26.4b[0]                      ; wmma int32x4
    224  5905c03d                  ldr q25, [x10, #16]                                  ; load uint32x4
    228  7a0540bd                  ldr s26, [x11, #4]                                   ; load int8x4
    22c  21e39a4f                  sdot v1.4s, v25.16b, v26.4b[0]                       ; wmma int32x4
    230  5b45c03d                  ldr q27, [x10, #272]                                 ; load uint32x4
    234  62e39a4f                  sdot v2.4s, v27.16b, v26.4b[0]                       ; wmma int32x4
    238  7a4540bd                  ldr s26, [x11, #68]                                  ; load int8x4
    23c  23e39a4f                  sdot v3.4s, v25.16b, v26.4b[0]                       ; wmma int32x4
    240  64e39a4f                  sdot v4.4s, v27.16b, v26.4b[0]                       ; wmma int32x4
    244  7a8540bd                  ldr s26, [x11, #132]                                 ; load int8x4
    248  25e39a4f                  sdot v5.4s, v25.16b, v26.4b[0]                       ; wmma int32x4
    24c  66e39a4f                  sdot v6.4s, v27.16b, v26.4b[0]                       ; wmma int32x4
    250  7ac540bd                  ldr s26, [x11, #196]                                 ; load int8x4
    254  27e39a4f                  sdot v7.4s, v25.16b, v26.4b[0]                       ; wmma int32x4
    258  70e39a4f                  sdot v16.4s, v27.16b, v26.4b[0]                      ; wmma int32x4
    25c  7a0541bd                  ldr s26, [x11, #260]                                 ; load int8x4
    260  31e39a4f                  sdot v17.4s, v25.16b, v26.4b[0]                      ; wmma int32x4
    264  72e39a4f                  sdot v18.4s, v27.16b, v26.4b[0]                      ; wmma int32x4
    268  7a4541bd                  ldr s26, [x11, #324]                                 ; load int8x4
    26c  33e39a4f                  sdot v19.4s, v25.16b, v26.4b[0]                      ; wmma int32x4
    270  74e39a4f                  sdot v20.4s, v27.16b, v26.4b[0]                      ; wmma int32x4
    274  7a8541bd                  ldr s26, [x11, #388]                                 ; load int8x4
    278  35e39a4f                  sdot v21.4s, v25.16b, v26.4b[0]                      ; wmma int32x4
    27c  76e39a4f                  sdot v22.4s, v27.16b, v26.4b[0]                      ; wmma int32x4
    280  7ac541bd                  ldr s26, [x11, #452]                                 ; load int8x4
    284  37e39a4f                  sdot v23.4s, v25.16b, v26.4b[0]                      ; wmma int32x4
    288  78e39a4f                  sdot v24.4s, v27.16b, v26.4b[0]                      ; wmma int32x4
    28c  4a810091                  add x10, x10, #32                                    ; end void
    290  6b210091                  add x11, x11, #8
    294  29050011                  add w9, w9, #1
    298  3f210071                  cmp w9, #8
    29c  0bf9ff54                  b.lt loop_1bc
done_2a0:
    2a0  c10800ad                  stp q1, q2, [x6]                                     ; store void
    2a4  c31008ad                  stp q3, q4, [x6, #256]                               ; store void
    2a8  c51810ad                  stp q5, q6, [x6, #512]                               ; store void
    2ac  c74018ad                  stp q7, q16, [x6, #768]                              ; store void
    2b0  d100813d                  str q17, [x6, #1024]                                 ; store void
    2b4  d204813d                  str q18, [x6, #1040]                                 ; store void
    2b8  d340813d                  str q19, [x6, #1280]                                 ; store void
    2bc  d444813d                  str q20, [x6, #1296]                                 ; store void
    2c0  d580813d                  str q21, [x6, #1536]                                 ; store void
    2c4  d684813d                  str q22, [x6, #1552]                                 ; store void
    2c8  d7c0813d                  str q23, [x6, #1792]                                 ; store void
    2cc  d8c4813d                  str q24, [x6, #1808]                                 ; store void
    2d0  c6800091                  add x6, x6, #32                                      ; end void
    2d4  08010891                  add x8, x8, #512
    2d8  e7040011                  add w7, w7, #1
    2dc  ff100071                  cmp w7, #4
    2e0  8bf4ff54                  b.lt loop_170
done_2e4:
    2e4  42040011                  add w2, w2, #1                                       ; end void
    2e8  5f0c0071                  cmp w2, #3
    2ec  8bf3ff54                  b.lt loop_15c
done_2f0:
    2f0  e11b40b9                  ldr w1, [sp, #24]
    2f4  21040011                  add w1, w1, #1                                       ; end void
    2f8  e11b00b9                  str w1, [sp, #24]
    2fc  e11b40b9                  ldr w1, [sp, #24]
    300  3f080071                  cmp w1, #2                                           ; end void
    304  0beaff54                  b.lt loop_44
done_308:
    308  f35342a9                  ldp x19, x20, [sp, #32]
    30c  f55b43a9                  ldp x21, x22, [sp, #48]
    310  f76344a9                  ldp x23, x24, [sp, #64]
    314  f96b45a9                  ldp x25, x26, [sp, #80]
    318  fb3340f9                  ldr x27, [sp, #96]
    31c  ffc30191                  add sp, sp, #112
    320  c0035fd6                  ret                                                  ; sink void
