gemm_bfloat16:
      0  ffc300d1                  sub sp, sp, #48
      4  f35300a9                  stp x19, x20, [sp]
      8  f55b01a9                  stp x21, x22, [sp, #16]
      c  f71300f9                  str x23, [sp, #32]
     10  010080d2                  movz x1, #0x0
     14  e013009c                  ldr q0, =0x0
     18  021040a9                  ldp x2, x4, [x0]
     1c  000840f9                  ldr x0, [x0, #16]                                    ; define_global ptr<uint16, global, 1536>
     20  63000091                  add x3, x3, #0                                       ; define_global ptr<uint16, global, 4096>
     24  050080d2                  movz x5, #0x0                                        ; range int32
loop_28:
     28  a6681b53                  lsl w6, w5, #5                                       ; mul int32
     2c  070080d2                  movz x7, #0x0                                        ; range int32
loop_30:
     30  080080d2                  movz x8, #0x0                                        ; range int32
     34  6910078b                  add x9, x3, x7, lsl #4
loop_38:
     38  0a711d53                  lsl w10, w8, #3                                      ; mul int32
     3c  ca000a0b                  add w10, w6, w10                                     ; add int32
     40  0b0080d2                  movz x11, #0x0                                       ; range int32
     44  0a040a8b                  add x10, x0, x10, lsl #1
     48  4a21078b                  add x10, x10, x7, lsl #8
     4c  ec0309aa                  mov x12, x9
loop_50:
     50  410140fd                  ldr d1, [x10]                                        ; load uint16x4
     54  2d3c020e                  umov w13, v1.h[0]                                    ; gep uint16
     58  424140fd                  ldr d2, [x10, #128]                                  ; load uint16x4
     5c  4e3c020e                  umov w14, v2.h[0]                                    ; gep uint16
     60  2f3c060e                  umov w15, v1.h[1]                                    ; gep uint16
     64  533c060e                  umov w19, v2.h[1]                                    ; gep uint16
     68  343c0a0e                  umov w20, v1.h[2]                                    ; gep uint16
     6c  553c0a0e                  umov w21, v2.h[2]                                    ; gep uint16
     70  363c0e0e                  umov w22, v1.h[3]                                    ; gep uint16
     74  573c0e0e                  umov w23, v2.h[3]                                    ; gep uint16
     78  a10d024e                  dup v1.8h, w13                                       ; vectorize uint16x8
     7c  c11d064e                  mov v1.h[1], w14
     80  e11d0a4e                  mov v1.h[2], w15
     84  611e0e4e                  mov v1.h[3], w19
     88  811e124e                  mov v1.h[4], w20
     8c  a11e164e                  mov v1.h[5], w21
     90  c11e1a4e                  mov v1.h[6], w22
     94  e11e1e4e                  mov v1.h[7], w23
     98  8101803d                  str q1, [x12]                                        ; store void
     9c  4a210091                  add x10, x10, #8                                     ; end void
     a0  8c010891                  add x12, x12, #512
     a4  6b050011                  add w11, w11, #1
     a8  7f090071                  cmp w11, #2
     ac  2bfdff54                  b.lt loop_50
done_b0:
     b0  29011091                  add x9, x9, #1024                                    ; end void
     b4  08050011                  add w8, w8, #1
     b8  1f110071                  cmp w8, #4
     bc  ebfbff54                  b.lt loop_38
done_c0:
     c0  e7040011                  add w7, w7, #1                                       ; end void
     c4  ff800071                  cmp w7, #32
     c8  4bfbff54                  b.lt loop_30
done_cc:
     cc  070080d2                  movz x7, #0x0                                        ; range int32
loop_d0:
     d0  e8581753                  lsl w8, w7, #9                                       ; mul int32
     d4  0801060b                  add w8, w8, w6                                       ; add int32
     d8  090080d2                  movz x9, #0x0                                        ; range int32
     dc  4808088b                  add x8, x2, x8, lsl #2
     e0  ea0303aa                  mov x10, x3
loop_e4:
     e4  610d009c                  ldr q1, =0x0                                         ; range int32
     e8  420d009c                  ldr q2, =0x0
     ec  230d009c                  ldr q3, =0x0
     f0  040d009c                  ldr q4, =0x0
     f4  e50c009c                  ldr q5, =0x0
     f8  c60c009c                  ldr q6, =0x0
     fc  a70c009c                  ldr q7, =0x0
    100  900c009c                  ldr q16, =0x0
    104  710c009c                  ldr q17, =0x0
    108  520c009c                  ldr q18, =0x0
    10c  330c009c                  ldr q19, =0x0
    110  140c009c                  ldr q20, =0x0
    114  f50b009c                  ldr q21, =0x0
    118  d60b009c                  ldr q22, =0x0
    11c  b70b009c                  ldr q23, =0x0
    120  980b009c                  ldr q24, =0x0
    124  0b0080d2                  movz x11, #0x0
    128  ec030aaa                  mov x12, x10
    12c  8d28078b                  add x13, x4, x7, lsl #10
loop_130:
    130  9901c03d                  ldr q25, [x12]                                       ; load uint32x4
    134  ba0140bd                  ldr s26, [x13]                                       ; load uint16x2
    138  21f35a4f                  bfdot v1.4s, v25.8h, v26.2h[0]                       ; wmma float32x4
    13c  9b81c03d                  ldr q27, [x12, #512]                                 ; load uint32x4
    140  62f35a4f                  bfdot v2.4s, v27.8h, v26.2h[0]                       ; wmma float32x4
    144  ba8140bd                  ldr s26, [x13, #128]                                 ; load uint16x2
    148  23f35a4f                  bfdot v3.4s, v25.8h, v26.2h[0]                       ; wmma float32x4
    14c  64f35a4f                  bfdot v4.4s, v27.8h, v26.2h[0]                       ; wmma float32x4
    150  ba0141bd                  ldr s26, [x13, #256]                                 ; load uint16x2
    154  25f35a4f                  bfdot v5.4s, v25.8h, v26.2h[0]                       ; wmma float32x4
    158  66f35a4f                  bfdot v6.4s, v27.8h, v26.2h[0]                       ; wmma float32x4
    15c  ba8141bd                  ldr s26, [x13, #384]                                 ; load uint16x2
    160  27f35a4f                  bfdot v7.4s, v25.8h, v26.2h[0]                       ; wmma float32x4
    164  70f35a4f                  bfdot v16.4s, v27.8h, v26.2h[0]                      ; wmma float32x4
    168  ba0142bd                  ldr s26, [x13, #512]                                 ; load uint16x2
    16c  31f35a4f                  bfdot v17.4s, v25.8h, v26.2h[0]                      ; wmma float32x4
    170  72f35a4f                  bfdot v18.4s, v27.8h, v26.2h[0]                      ; wmma float32x4
    174  ba8142bd                  ldr s26, [x13, #640]                                 ; load uint16x2
    178  33f35a4f                  bfdot v19.4s, v25.8h, v26.2h[0]                      ; wmma float32x4
    17c  74f35a4f                  bfdot v20.4s, v27.8h, v26.2h[0]                      ; wmma float32x4
    180  ba0143bd                  ldr s26, [x13, #768]                                 ; load uint16x2
    184  35f35a4f                  bfdot v21.4s, v25.8h, v26.2h[0]                      ; wmma float32x4
    188  76f35a4f                  bfdot v22.4s, v27.8h, v26.2h[0]                      ; wmma float32x4
    18c  ba8143bd                  ldr s26, [x13, #896]                                 ; load uint16x2
    190  37f35a4f                  bfdot v23.4s, v25.8h, v26.2h[0]                      ; wmma float32x4
    194  78f35a4f                  bfdot v24.4s, v27.8h, v26.2h[0]                      ; wmma float32x4
    198  9905c03d                  ldr q25, [x12, #16]                                  ; load uint32x4
    19c  ba0540bd                  ldr s26, [x13, #4]                                   ; load uint16x2
    1a0  21f35a4f                  bfdot v1.4s, v25.8h, v26.2h[0]                       ; wmma float32x4
    1a4  9b85c03d                  ldr q27, [x12, #528]                                 ; load uint32x4
    1a8  62f35a4f                  bfdot v2.4s, v27.8h, v26.2h[0]                       ; wmma float32x4
    1ac  ba8540bd                  ldr s26, [x13, #132]                                 ; load uint16x2
    1b0  23f35a4f                  bfdot v3.4s, v25.8h, v26.2h[0]                       ; wmma float32x4
    1b4  64f35a4f                  bfdot v4.4s, v27.8h, v26.2h[0]                       ; wmma float32x4
    1b8  ba0541bd                  ldr s26, [x13, #260]                                 ; load uint16x2
    1bc  25f35a4f                  bfdot v5.4s, v25.8h, v26.2h[0]                       ; wmma float32x4
    1c0  66f35a4f                  bfdot v6.4s, v27.8h, v26.2h[0]                       ; wmma float32x4
    1c4  ba8541bd                  ldr s26, [x13, #388]                                 ; load uint16x2
    1c8  27f35a4f                  bfdot v7.4s, v25.8h, v26.2h[0]                       ; wmma float32x4
    1cc  70f35a4f                  bfdot v16.4s, v27.8h, v26.2h[0]                      ; wmma float32x4
    1d0  ba0542bd                  ldr s26, [x13, #516]                                 ; load uint16x2
    1d4  31f35a4f                  bfdot v17.4s, v25.8h, v26.2h[0]                      ; wmma float32x4
    1d8  72f35a4f                  bfdot v18.4s, v27.8h, v26.2h[0]                      ; wmma float32x4
    1dc  ba8542bd                  ldr s26, [x13, #644]                                 ; load uint16x2
    1e0  33f35a4f                  bfdot v19.4s, v25.8h, v26.2h[0]                      ; wmma float32x4
    1e4  74f35a4f                  bfdot v20.4s, v27.8h, v26.2h[0]                      ; wmma float32x4
    1e8  ba0543bd                  ldr s26, [x13, #772]                                 ; load uint16x2
    1ec  35f35a4f                  bfdot v21.4s, v25.8h, v26.2h[0]                      ; wmma float32x4
    1f0  76f35a4f                  bfdot v22.4s, v27.8h, v26.2h[0]                      ; wmma float32x4
    1f4  ba8543bd                  ldr s26, [x13, #900]                                 ; load uint16x2
    1f8  37f35a4f                  bfdot v23.4s, v25.8h, v26.2h[0]                      ; wmma float32x4
    1fc  78f35a4f                  bfdot v24.4s, v27.8h, v26.2h[0]                      ; wmma float32x4
    200  8c810091                  add x12, x12, #32                                    ; end void
    204  ad210091                  add x13, x13, #8
    208  6b050011                  add w11, w11, #1
    20c  7f410071                  cmp w11, #16
    210  0bf9ff54                  b.lt loop_130
done_214:
    214  010900ad                  stp q1, q2, [x8]                                     ; store void
    218  031108ad                  stp q3, q4, [x8, #256]                               ; store void
    21c  051910ad                  stp q5, q6, [x8, #512]                               ; store void
    220  074118ad                  stp q7, q16, [x8, #768]                              ; store void
    224  1101813d                  str q17, [x8, #1024]                                 ; store void
    228  1205813d                  str q18, [x8, #1040]                                 ; store void
    22c  1341813d                  str q19, [x8, #1280]                                 ; store void
    230  1445813d                  str q20, [x8, #1296]                                 ; store void
    234  1581813d                  str q21, [x8, #1536]                                 ; store void
    238  1685813d                  str q22, [x8, #1552]                                 ; store void
    23c  17c1813d                  str q23, [x8, #1792]                                 ; store void
    240  18c5813d                  str q24, [x8, #1808]                                 ; store void
    244  08810091                  add x8, x8, #32                                      ; end void
    248  4a011091                  add x10, x10, #1024
    24c  29050011                  add w9, w9, #1
    250  3f110071                  cmp w9, #4
    254  8bf4ff54                  b.lt loop_e4
done_258:
    258  e7040011                  add w7, w7, #1                                       ; end void
    25c  ff0c0071                  cmp w7, #3
    260  8bf3ff54                  b.lt loop_d0
done_264:
    264  a5040011                  add w5, w5, #1                                       ; end void
    268  bf080071                  cmp w5, #2
    26c  ebedff54                  b.lt loop_28
done_270:
    270  f35340a9                  ldp x19, x20, [sp]
    274  f55b41a9                  ldp x21, x22, [sp, #16]
    278  f71340f9                  ldr x23, [sp, #32]
    27c  ffc30091                  add sp, sp, #48
    280  c0035fd6                  ret                                                  ; sink void
