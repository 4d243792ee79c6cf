row_sum:
      0  93050000                  li x11, 0
      4  13064000                  li x12, 4
      8  577014c5                  vsetivli x0, 8, e32, m2, ta, mu
      c  970f0000938f4f1f07e10f02  vle32.v v2, =0x0
     18  93060001                  li x13, 16
     1c  37170000                  li x14, 4096
     20  83370500                  ld x15, 0(x10)
     24  03358500                  ld x10, 8(x10)                                       ; define_global ptr<float32, global, 16>
     28  13080000                  li x16, 0                                            ; range int32
loop_2c:
     2c  577014c5                  vsetivli x0, 8, e32, m2, ta, mu
     30  970f0000938f0f1d07e20f02  vle32.v v4, =0x0                                     ; range int32
     3c  970f0000938f4f1c07e30f02  vle32.v v6, =0x0
     48  970f0000938f8f1b07e40f02  vle32.v v8, =0x0
     54  970f0000938fcf1a07e50f02  vle32.v v10, =0x0
     60  970f0000938f0f1a07e60f02  vle32.v v12, =0x0
     6c  970f0000938f4f1907e70f02  vle32.v v14, =0x0
     78  970f0000938f8f1807e80f02  vle32.v v16, =0x0
     84  970f0000938fcf1707e90f02  vle32.v v18, =0x0
     90  93080000                  li x17, 0
     94  93020500                  mv x5, x10
loop_98:
     98  07ea0202                  vle32.v v20, (x5)                                    ; load float32x8
     9c  57124a02                  vfadd.vv v4, v4, v20                                 ; add float32x8
     a0  938f020207ea0f02          vle32.v v20, 32(x5)                                  ; load float32x8
     a8  57136a02                  vfadd.vv v6, v6, v20                                 ; add float32x8
     ac  938f024007ea0f02          vle32.v v20, 1024(x5)                                ; load float32x8
     b4  57148a02                  vfadd.vv v8, v8, v20                                 ; add float32x8
     b8  938f024207ea0f02          vle32.v v20, 1056(x5)                                ; load float32x8
     c0  5715aa02                  vfadd.vv v10, v10, v20                               ; add float32x8
     c4  b71f00009b8f0f80b38f5f0007ea0f02  vle32.v v20, 2048(x5)                        ; load float32x8
     d4  5716ca02                  vfadd.vv v12, v12, v20                               ; add float32x8
     d8  b71f00009b8f0f82b38f5f0007ea0f02  vle32.v v20, 2080(x5)                        ; load float32x8
     e8  5717ea02                  vfadd.vv v14, v14, v20                               ; add float32x8
     ec  b71f00009b8f0fc0b38f5f0007ea0f02  vle32.v v20, 3072(x5)                        ; load float32x8
     fc  57180a03                  vfadd.vv v16, v16, v20                               ; add float32x8
    100  b71f00009b8f0fc2b38f5f0007ea0f02  vle32.v v20, 3104(x5)                        ; load float32x8
    110  57192a03                  vfadd.vv v18, v18, v20                               ; add float32x8
    114  93820204                  addi x5, x5, 64                                      ; end void
    118  9b881800                  addiw x17, x17, 1
    11c  e3ced8f6                  blt x17, x13 loop_98
done_120:
    120  57124302                  vfadd.vv v4, v4, v6                                  ; add float32x8
    124  5733423e                  vslidedown.vi v6, v4, 4                              ; gep float32x4
    128  577002c5                  vsetivli x0, 4, e32, m1, ta, mu
    12c  57124302                  vfadd.vv v4, v4, v6                                  ; add float32x4
    130  5733413e                  vslidedown.vi v6, v4, 2                              ; gep float32x2
    134  577071c5                  vsetivli x0, 2, e32, mf2, ta, mu
    138  57124302                  vfadd.vv v4, v4, v6                                  ; add float32x2
    13c  57154042                  vfmv.f.s f10, v4                                     ; gep float32
    140  57b2403e                  vslidedown.vi v4, v4, 1                              ; gep float32
    144  d7154042                  vfmv.f.s f11, v4
    148  5375b500                  fadd.s f10, f10, f11                                 ; add float32
    14c  27a0a700                  fsw f10, 0(x15)                                      ; store void
    150  577014c5                  vsetivli x0, 8, e32, m2, ta, mu
    154  57128502                  vfadd.vv v4, v8, v10                                 ; add float32x8
    158  5733423e                  vslidedown.vi v6, v4, 4                              ; gep float32x4
    15c  577002c5                  vsetivli x0, 4, e32, m1, ta, mu
    160  57124302                  vfadd.vv v4, v4, v6                                  ; add float32x4
    164  5733413e                  vslidedown.vi v6, v4, 2                              ; gep float32x2
    168  577071c5                  vsetivli x0, 2, e32, mf2, ta, mu
    16c  57124302                  vfadd.vv v4, v4, v6                                  ; add float32x2
    170  57154042                  vfmv.f.s f10, v4                                     ; gep float32
    174  57b2403e                  vslidedown.vi v4, v4, 1                              ; gep float32
    178  d7154042                  vfmv.f.s f11, v4
    17c  5375b500                  fadd.s f10, f10, f11                                 ; add float32
    180  27a2a700                  fsw f10, 4(x15)                                      ; store void
    184  577014c5                  vsetivli x0, 8, e32, m2, ta, mu
    188  5712c702                  vfadd.vv v4, v12, v14                                ; add float32x8
    18c  5733423e                  vslidedown.vi v6, v4, 4                              ; gep float32x4
    190  577002c5                  vsetivli x0, 4, e32, m1, ta, mu
    194  57124302                  vfadd.vv v4, v4, v6                                  ; add float32x4
    198  5733413e                  vslidedown.vi v6, v4, 2                              ; gep float32x2
    19c  577071c5                  vsetivli x0, 2, e32, mf2, ta, mu
    1a0  57124302                  vfadd.vv v4, v4, v6                                  ; add float32x2
    1a4  57154042                  vfmv.f.s f10, v4                                     ; gep float32
    1a8  57b2403e                  vslidedown.vi v4, v4, 1                              ; gep float32
    1ac  d7154042                  vfmv.f.s f11, v4
    1b0  5375b500                  fadd.s f10, f10, f11                                 ; add float32
    1b4  27a4a700                  fsw f10, 8(x15)                                      ; store void
    1b8  577014c5                  vsetivli x0, 8, e32, m2, ta, mu
    1bc  57120903                  vfadd.vv v4, v16, v18                                ; add float32x8
    1c0  5733423e                  vslidedown.vi v6, v4, 4                              ; gep float32x4
    1c4  577002c5                  vsetivli x0, 4, e32, m1, ta, mu
    1c8  57124302                  vfadd.vv v4, v4, v6                                  ; add float32x4
    1cc  5733413e                  vslidedown.vi v6, v4, 2                              ; gep float32x2
    1d0  577071c5                  vsetivli x0, 2, e32, mf2, ta, mu
    1d4  57124302                  vfadd.vv v4, v4, v6                                  ; add float32x2
    1d8  57154042                  vfmv.f.s f10, v4                                     ; gep float32
    1dc  57b2403e                  vslidedown.vi v4, v4, 1                              ; gep float32
    1e0  d7154042                  vfmv.f.s f11, v4
    1e4  5375b500                  fadd.s f10, f10, f11                                 ; add float32
    1e8  27a6a700                  fsw f10, 12(x15)                                     ; store void
    1ec  93870701                  addi x15, x15, 16                                    ; end void
    1f0  3305e500                  add x10, x10, x14
    1f4  1b081800                  addiw x16, x16, 1
    1f8  e34ac8e2                  blt x16, x12 loop_2c
done_1fc:
    1fc  67800000                  ret                                                  ; sink void
