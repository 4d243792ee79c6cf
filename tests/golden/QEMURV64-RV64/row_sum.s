row_sum:
      0  93070000                  li x15, 0
      4  93084000                  li x17, 4
      8  577014c5                  vsetivli x0, 8, e32, m2, ta, mu
      c  970f0000938f4f1f07ea0f02  vle32.v v20, =0x0
     18  13080001                  li x16, 16
     1c  03360500                  ld x12, 0(x10)
     20  03378500                  ld x14, 8(x10)                                       ; define_global ptr<float32, global, 16>
     24  93060000                  li x13, 0                                            ; range int32
loop_28:
     28  1b95a600                  slliw x10, x13, 10                                   ; mul int32
     2c  577014c5                  vsetivli x0, 8, e32, m2, ta, mu
     30  970f0000938f0f1d07e30f02  vle32.v v6, =0x0                                     ; range int32
     3c  970f0000938f4f1c07e20f02  vle32.v v4, =0x0
     48  970f0000938f8f1b07e50f02  vle32.v v10, =0x0
     54  970f0000938fcf1a07e40f02  vle32.v v8, =0x0
     60  970f0000938f0f1a07e70f02  vle32.v v14, =0x0
     6c  970f0000938f4f1907e60f02  vle32.v v12, =0x0
     78  970f0000938f8f1807e90f02  vle32.v v18, =0x0
     84  970f0000938fcf1707e80f02  vle32.v v16, =0x0
     90  93050000                  li x11, 0
     94  13152500                  slli x10, x10, 2
     98  3305a700                  add x10, x14, x10
loop_9c:
     9c  07610502                  vle32.v v2, (x10)                                    ; load float32x8
     a0  57136102                  vfadd.vv v6, v6, v2                                  ; add float32x8
     a4  930f050207e10f02          vle32.v v2, 32(x10)                                  ; load float32x8
     ac  57124102                  vfadd.vv v4, v4, v2                                  ; add float32x8
     b0  930f054007e10f02          vle32.v v2, 1024(x10)                                ; load float32x8
     b8  5715a102                  vfadd.vv v10, v10, v2                                ; add float32x8
     bc  930f054207e10f02          vle32.v v2, 1056(x10)                                ; load float32x8
     c4  57148102                  vfadd.vv v8, v8, v2                                  ; add float32x8
     c8  b71f00009b8f0f80b38faf0007e10f02  vle32.v v2, 2048(x10)                        ; load float32x8
     d8  5717e102                  vfadd.vv v14, v14, v2                                ; add float32x8
     dc  b71f00009b8f0f82b38faf0007e10f02  vle32.v v2, 2080(x10)                        ; load float32x8
     ec  5716c102                  vfadd.vv v12, v12, v2                                ; add float32x8
     f0  b71f00009b8f0fc0b38faf0007e10f02  vle32.v v2, 3072(x10)                        ; load float32x8
    100  57192103                  vfadd.vv v18, v18, v2                                ; add float32x8
    104  b71f00009b8f0fc2b38faf0007e10f02  vle32.v v2, 3104(x10)                        ; load float32x8
    114  57180103                  vfadd.vv v16, v16, v2                                ; add float32x8
    118  13050504                  addi x10, x10, 64                                    ; end void
    11c  9b851500                  addiw x11, x11, 1
    120  e3ce05f7                  blt x11, x16 loop_9c
done_124:
    124  57116202                  vfadd.vv v2, v6, v4                                  ; add float32x8
    128  5732223e                  vslidedown.vi v4, v2, 4                              ; gep float32x4
    12c  577002c5                  vsetivli x0, 4, e32, m1, ta, mu
    130  57112202                  vfadd.vv v2, v2, v4                                  ; add float32x4
    134  5732213e                  vslidedown.vi v4, v2, 2                              ; gep float32x2
    138  577071c5                  vsetivli x0, 2, e32, mf2, ta, mu
    13c  57112202                  vfadd.vv v2, v2, v4                                  ; add float32x2
    140  d7152042                  vfmv.f.s f11, v2                                     ; gep float32
    144  57b1203e                  vslidedown.vi v2, v2, 1                              ; gep float32
    148  57152042                  vfmv.f.s f10, v2
    14c  53f5a500                  fadd.s f10, f11, f10                                 ; add float32
    150  2720a600                  fsw f10, 0(x12)                                      ; store void
    154  577014c5                  vsetivli x0, 8, e32, m2, ta, mu
    158  5711a402                  vfadd.vv v2, v10, v8                                 ; add float32x8
    15c  5732223e                  vslidedown.vi v4, v2, 4                              ; gep float32x4
    160  577002c5                  vsetivli x0, 4, e32, m1, ta, mu
    164  57112202                  vfadd.vv v2, v2, v4                                  ; add float32x4
    168  5732213e                  vslidedown.vi v4, v2, 2                              ; gep float32x2
    16c  577071c5                  vsetivli x0, 2, e32, mf2, ta, mu
    170  57112202                  vfadd.vv v2, v2, v4                                  ; add float32x2
    174  d7152042                  vfmv.f.s f11, v2                                     ; gep float32
    178  57b1203e                  vslidedown.vi v2, v2, 1                              ; gep float32
    17c  57152042                  vfmv.f.s f10, v2
    180  53f5a500                  fadd.s f10, f11, f10                                 ; add float32
    184  2722a600                  fsw f10, 4(x12)                                      ; store void
    188  577014c5                  vsetivli x0, 8, e32, m2, ta, mu
    18c  5711e602                  vfadd.vv v2, v14, v12                                ; add float32x8
    190  5732223e                  vslidedown.vi v4, v2, 4                              ; gep float32x4
    194  577002c5                  vsetivli x0, 4, e32, m1, ta, mu
    198  57112202                  vfadd.vv v2, v2, v4                                  ; add float32x4
    19c  5732213e                  vslidedown.vi v4, v2, 2                              ; gep float32x2
    1a0  577071c5                  vsetivli x0, 2, e32, mf2, ta, mu
    1a4  57112202                  vfadd.vv v2, v2, v4                                  ; add float32x2
    1a8  d7152042                  vfmv.f.s f11, v2                                     ; gep float32
    1ac  57b1203e                  vslidedown.vi v2, v2, 1                              ; gep float32
    1b0  57152042                  vfmv.f.s f10, v2
    1b4  53f5a500                  fadd.s f10, f11, f10                                 ; add float32
    1b8  2724a600                  fsw f10, 8(x12)                                      ; store void
    1bc  577014c5                  vsetivli x0, 8, e32, m2, ta, mu
    1c0  57112803                  vfadd.vv v2, v18, v16                                ; add float32x8
    1c4  5732223e                  vslidedown.vi v4, v2, 4                              ; gep float32x4
    1c8  577002c5                  vsetivli x0, 4, e32, m1, ta, mu
    1cc  57112202                  vfadd.vv v2, v2, v4                                  ; add float32x4
    1d0  5732213e                  vslidedown.vi v4, v2, 2                              ; gep float32x2
    1d4  577071c5                  vsetivli x0, 2, e32, mf2, ta, mu
    1d8  57112202                  vfadd.vv v2, v2, v4                                  ; add float32x2
    1dc  d7152042                  vfmv.f.s f11, v2                                     ; gep float32
    1e0  57b1203e                  vslidedown.vi v2, v2, 1                              ; gep float32
    1e4  57152042                  vfmv.f.s f10, v2
    1e8  53f5a500                  fadd.s f10, f11, f10                                 ; add float32
    1ec  2726a600                  fsw f10, 12(x12)                                     ; store void
    1f0  13060601                  addi x12, x12, 16                                    ; end void
    1f4  9b861600                  addiw x13, x13, 1
    1f8  e3c816e3                  blt x13, x17 loop_28
done_1fc:
    1fc  67800000                  ret                                                  ; sink void
