gemm_bfloat16:
      0  ffc300d1                  sub sp, sp, #48
      4  e827006d                  stp d8, d9, [sp]
      8  ea2f016d                  stp d10, d11, [sp, #16]
      c  ec37026d                  stp d12, d13, [sp, #32]
     10  040080d2                  movz x4, #0x0
     14  053080d2                  movz x5, #0x180
     18  c016009c                  ldr q0, =0x0
     1c  061c40a9                  ldp x6, x7, [x0]
     20  000840f9                  ldr x0, [x0, #16]                                    ; define_global ptr<uint16, global, 1536>
     24  63000091                  add x3, x3, #0                                       ; special int32
     28  e80301aa                  mov x8, x1                                           ; range int32
     2c  3f00026b                  cmp w1, w2
     30  6a150054                  b.ge done_2dc
loop_34:
     34  010080d2                  movz x1, #0x0                                        ; range int32
     38  0914088b                  add x9, x0, x8, lsl #5
     3c  ea0303aa                  mov x10, x3
loop_40:
     40  2101c03d                  ldr q1, [x9]                                         ; load uint16x8
     44  22a4102f                  uxtl v2.4s, v1.4h, #0                                ; cast uint32x4
     48  4254304f                  shl v2.4s, v2.4s, #16                                ; shl uint32x4
     4c  4201803d                  str q2, [x10]                                        ; store void
     50  2140016e                  ext v1.16b, v1.16b, v1.16b, #8                       ; gep uint16x4
     54  21a4102f                  uxtl v1.4s, v1.4h, #0                                ; cast uint32x4
     58  2154304f                  shl v1.4s, v1.4s, #16                                ; shl uint32x4
     5c  4105803d                  str q1, [x10, #16]                                   ; store void
     60  2105c03d                  ldr q1, [x9, #16]                                    ; load uint16x8
     64  22a4102f                  uxtl v2.4s, v1.4h, #0                                ; cast uint32x4
     68  4254304f                  shl v2.4s, v2.4s, #16                                ; shl uint32x4
     6c  4209803d                  str q2, [x10, #32]                                   ; store void
     70  2140016e                  ext v1.16b, v1.16b, v1.16b, #8                       ; gep uint16x4
     74  21a4102f                  uxtl v1.4s, v1.4h, #0                                ; cast uint32x4
     78  2154304f                  shl v1.4s, v1.4s, #16                                ; shl uint32x4
     7c  410d803d                  str q1, [x10, #48]                                   ; store void
     80  29010291                  add x9, x9, #128                                     ; end void
     84  4a010191                  add x10, x10, #64
     88  21040011                  add w1, w1, #1
     8c  3f000171                  cmp w1, #64
     90  8bfdff54                  b.lt loop_40
done_94:
     94  010080d2                  movz x1, #0x0                                        ; range int32
     98  c918088b                  add x9, x6, x8, lsl #6
loop_9c:
     9c  2a7c051b                  mul w10, w1, w5                                      ; mul int32
     a0  8112009c                  ldr q1, =0x0                                         ; range int32
     a4  6212009c                  ldr q2, =0x0
     a8  4312009c                  ldr q3, =0x0
     ac  2412009c                  ldr q4, =0x0
     b0  0512009c                  ldr q5, =0x0
     b4  e611009c                  ldr q6, =0x0
     b8  c711009c                  ldr q7, =0x0
     bc  b011009c                  ldr q16, =0x0
     c0  9111009c                  ldr q17, =0x0
     c4  7211009c                  ldr q18, =0x0
     c8  5311009c                  ldr q19, =0x0
     cc  3411009c                  ldr q20, =0x0
     d0  1511009c                  ldr q21, =0x0
     d4  f610009c                  ldr q22, =0x0
     d8  d710009c                  ldr q23, =0x0
     dc  b810009c                  ldr q24, =0x0
     e0  9910009c                  ldr q25, =0x0
     e4  7a10009c                  ldr q26, =0x0
     e8  5b10009c                  ldr q27, =0x0
     ec  3c10009c                  ldr q28, =0x0
     f0  1d10009c                  ldr q29, =0x0
     f4  fe0f009c                  ldr q30, =0x0
     f8  df0f009c                  ldr q31, =0x0
     fc  a80f009c                  ldr q8, =0x0
    100  0b0080d2                  movz x11, #0x0
    104  ea040a8b                  add x10, x7, x10, lsl #1
    108  ec0303aa                  mov x12, x3
loop_10c:
    10c  4d014079                  ldrh w13, [x10]                                      ; load uint16
    110  ad3d1053                  lsl w13, w13, #16                                    ; shl uint32
    114  a901271e                  fmov s9, w13                                         ; bitcast float32
    118  8a2d40ad                  ldp q10, q11, [x12]                                  ; load float32x4
    11c  4111894f                  fmla v1.4s, v10.4s, v9.s[0]                          ; mulacc float32x4
    120  6211894f                  fmla v2.4s, v11.4s, v9.s[0]                          ; mulacc float32x4
    124  8c3541ad                  ldp q12, q13, [x12, #32]                             ; load float32x4
    128  8311894f                  fmla v3.4s, v12.4s, v9.s[0]                          ; mulacc float32x4
    12c  a411894f                  fmla v4.4s, v13.4s, v9.s[0]                          ; mulacc float32x4
    130  4d014179                  ldrh w13, [x10, #128]                                ; load uint16
    134  ad3d1053                  lsl w13, w13, #16                                    ; shl uint32
    138  a901271e                  fmov s9, w13                                         ; bitcast float32
    13c  4511894f                  fmla v5.4s, v10.4s, v9.s[0]                          ; mulacc float32x4
    140  6611894f                  fmla v6.4s, v11.4s, v9.s[0]                          ; mulacc float32x4
    144  8711894f                  fmla v7.4s, v12.4s, v9.s[0]                          ; mulacc float32x4
    148  b011894f                  fmla v16.4s, v13.4s, v9.s[0]                         ; mulacc float32x4
    14c  4d014279                  ldrh w13, [x10, #256]                                ; load uint16
    150  ad3d1053                  lsl w13, w13, #16                                    ; shl uint32
    154  a901271e                  fmov s9, w13                                         ; bitcast float32
    158  5111894f                  fmla v17.4s, v10.4s, v9.s[0]                         ; mulacc float32x4
    15c  7211894f                  fmla v18.4s, v11.4s, v9.s[0]                         ; mulacc float32x4
    160  9311894f                  fmla v19.4s, v12.4s, v9.s[0]                         ; mulacc float32x4
    164  b411894f                  fmla v20.4s, v13.4s, v9.s[0]                         ; mulacc float32x4
    168  4d014379                  ldrh w13, [x10, #384]                                ; load uint16
    16c  ad3d1053                  lsl w13, w13, #16                                    ; shl uint32
    170  a901271e                  fmov s9, w13                                         ; bitcast float32
    174  5511894f                  fmla v21.4s, v10.4s, v9.s[0]                         ; mulacc float32x4
    178  7611894f                  fmla v22.4s, v11.4s, v9.s[0]                         ; mulacc float32x4
    17c  9711894f                  fmla v23.4s, v12.4s, v9.s[0]                         ; mulacc float32x4
    180  b811894f                  fmla v24.4s, v13.4s, v9.s[0]                         ; mulacc float32x4
    184  4d014479                  ldrh w13, [x10, #512]                                ; load uint16
    188  ad3d1053                  lsl w13, w13, #16                                    ; shl uint32
    18c  a901271e                  fmov s9, w13                                         ; bitcast float32
    190  5911894f                  fmla v25.4s, v10.4s, v9.s[0]                         ; mulacc float32x4
    194  7a11894f                  fmla v26.4s, v11.4s, v9.s[0]                         ; mulacc float32x4
    198  9b11894f                  fmla v27.4s, v12.4s, v9.s[0]                         ; mulacc float32x4
    19c  bc11894f                  fmla v28.4s, v13.4s, v9.s[0]                         ; mulacc float32x4
    1a0  4d014579                  ldrh w13, [x10, #640]                                ; load uint16
    1a4  ad3d1053                  lsl w13, w13, #16                                    ; shl uint32
    1a8  a901271e                  fmov s9, w13                                         ; bitcast float32
    1ac  5d11894f                  fmla v29.4s, v10.4s, v9.s[0]                         ; mulacc float32x4
    1b0  7e11894f                  fmla v30.4s, v11.4s, v9.s[0]                         ; mulacc float32x4
    1b4  9f11894f                  fmla v31.4s, v12.4s, v9.s[0]                         ; mulacc float32x4
    1b8  a811894f                  fmla v8.4s, v13.4s, v9.s[0]                          ; mulacc float32x4
    1bc  4d054079                  ldrh w13, [x10, #2]                                  ; load uint16
    1c0  ad3d1053                  lsl w13, w13, #16                                    ; shl uint32
    1c4  a901271e                  fmov s9, w13                                         ; bitcast float32
    1c8  8a2d42ad                  ldp q10, q11, [x12, #64]                             ; load float32x4
    1cc  4111894f                  fmla v1.4s, v10.4s, v9.s[0]                          ; mulacc float32x4
    1d0  6211894f                  fmla v2.4s, v11.4s, v9.s[0]                          ; mulacc float32x4
    1d4  8c3543ad                  ldp q12, q13, [x12, #96]                             ; load float32x4
    1d8  8311894f                  fmla v3.4s, v12.4s, v9.s[0]                          ; mulacc float32x4
    1dc  a411894f                  fmla v4.4s, v13.4s, v9.s[0]                          ; mulacc float32x4
    1e0  4d054179                  ldrh w13, [x10, #130]                                ; load uint16
    1e4  ad3d1053                  lsl w13, w13, #16                                    ; shl uint32
    1e8  a901271e                  fmov s9, w13                                         ; bitcast float32
    1ec  4511894f                  fmla v5.4s, v10.4s, v9.s[0]                          ; mulacc float32x4
    1f0  6611894f                  fmla v6.4s, v11.4s, v9.s[0]                          ; mulacc float32x4
    1f4  8711894f                  fmla v7.4s, v12.4s, v9.s[0]                          ; mulacc float32x4
    1f8  b011894f                  fmla v16.4s, v13.4s, v9.s[0]                         ; mulacc float32x4
    1fc  4d054279                  ldrh w13, [x10, #258]                                ; load uint16
    200  ad3d1053                  lsl w13, w13, #16                                    ; shl uint32
    204  a901271e                  fmov s9, w13                                         ; bitcast float32
    208  5111894f                  fmla v17.4s, v10.4s, v9.s[0]                         ; mulacc float32x4
    20c  7211894f                  fmla v18.4s, v11.4s, v9.s[0]                         ; mulacc float32x4
    210  9311894f                  fmla v19.4s, v12.4s, v9.s[0]                         ; mulacc float32x4
    214  b411894f                  fmla v20.4s, v13.4s, v9.s[0]                         ; mulacc float32x4
    218  4d054379                  ldrh w13, [x10, #386]                                ; load uint16
    21c  ad3d1053                  lsl w13, w13, #16                                    ; shl uint32
    220  a901271e                  fmov s9, w13                                         ; bitcast float32
    224  5511894f                  fmla v21.4s, v10.4s, v9.s[0]                         ; mulacc float32x4
    228  7611894f                  fmla v22.4s, v11.4s, v9.s[0]                         ; mulacc float32x4
    22c  9711894f                  fmla v23.4s, v12.4s, v9.s[0]                         ; mulacc float32x4
    230  b811894f                  fmla v24.4s, v13.4s, v9.s[0]                         ; mulacc float32x4
    234  4d054479                  ldrh w13, [x10, #514]                                ; load uint16
    238  ad3d1053                  lsl w13, w13, #16                                    ; shl uint32
    23c  a901271e                  fmov s9, w13                                         ; bitcast float32
    240  5911894f                  fmla v25.4s, v10.4s, v9.s[0]                         ; mulacc float32x4
    244  7a11894f                  fmla v26.4s, v11.4s, v9.s[0]                         ; mulacc float32x4
    248  9b11894f                  fmla v27.4s, v12.4s, v9.s[0]                         ; mulacc float32x4
    24c  bc11894f                  fmla v28.4s, v13.4s, v9.s[0]                         ; mulacc float32x4
    250  4d054579                  ldrh w13, [x10, #642]                                ; load uint16
    254  ad3d1053                  lsl w13, w13, #16                                    ; shl uint32
    258  a901271e                  fmov s9, w13                                         ; bitcast float32
    25c  5d11894f                  fmla v29.4s, v10.4s, v9.s[0]                         ; mulacc float32x4
    260  7e11894f                  fmla v30.4s, v11.4s, v9.s[0]                         ; mulacc float32x4
    264  9f11894f                  fmla v31.4s, v12.4s, v9.s[0]                         ; mulacc float32x4
    268  a811894f                  fmla v8.4s, v13.4s, v9.s[0]                          ; mulacc float32x4
    26c  4a110091                  add x10, x10, #4                                     ; end void
    270  8c010291                  add x12, x12, #128
    274  6b050011                  add w11, w11, #1
    278  7f810071                  cmp w11, #32
    27c  8bf4ff54                  b.lt loop_10c
done_280:
    280  210900ad                  stp q1, q2, [x9]                                     ; store void
    284  231101ad                  stp q3, q4, [x9, #32]                                ; store void
    288  251908ad                  stp q5, q6, [x9, #256]                               ; store void
    28c  274109ad                  stp q7, q16, [x9, #288]                              ; store void
    290  314910ad                  stp q17, q18, [x9, #512]                             ; store void
    294  335111ad                  stp q19, q20, [x9, #544]                             ; store void
    298  355918ad                  stp q21, q22, [x9, #768]                             ; store void
    29c  376119ad                  stp q23, q24, [x9, #800]                             ; store void
    2a0  3901813d                  str q25, [x9, #1024]                                 ; store void
    2a4  3a05813d                  str q26, [x9, #1040]                                 ; store void
    2a8  3b09813d                  str q27, [x9, #1056]                                 ; store void
    2ac  3c0d813d                  str q28, [x9, #1072]                                 ; store void
    2b0  3d41813d                  str q29, [x9, #1280]                                 ; store void
    2b4  3e45813d                  str q30, [x9, #1296]                                 ; store void
    2b8  3f49813d                  str q31, [x9, #1312]                                 ; store void
    2bc  284d813d                  str q8, [x9, #1328]                                  ; store void
    2c0  29011891                  add x9, x9, #1536                                    ; end void
    2c4  21040011                  add w1, w1, #1
    2c8  3f100071                  cmp w1, #4
    2cc  8beeff54                  b.lt loop_9c
done_2d0:
    2d0  08050011                  add w8, w8, #1                                       ; end void
    2d4  1f01026b                  cmp w8, w2
    2d8  ebeaff54                  b.lt loop_34
done_2dc:
    2dc  e827406d                  ldp d8, d9, [sp]
    2e0  ea2f416d                  ldp d10, d11, [sp, #16]
    2e4  ec37426d                  ldp d12, d13, [sp, #32]
    2e8  ffc30091                  add sp, sp, #48
    2ec  c0035fd6                  ret                                                  ; sink void
