row_sum:
      0  577014c5                  vsetivli x0, 8, e32, m2, ta, mu
      4  970f0000938fcf1f07e10f02  vle32.v v2, =0x0
     10  b7150000                  li x11, 4096
     14  03360500                  ld x12, 0(x10)
     18  03358500                  ld x10, 8(x10)                                       ; define_global ptr<float32, global, 16>
     1c  93060604                  addi x13, x12, 64                                    ; range int32
loop_20:
     20  577014c5                  vsetivli x0, 8, e32, m2, ta, mu
     24  970f0000938fcf1d07e20f02  vle32.v v4, =0x0                                     ; range int32
     30  970f0000938f0f1d07e30f02  vle32.v v6, =0x0
     3c  970f0000938f4f1c07e40f02  vle32.v v8, =0x0
     48  970f0000938f8f1b07e50f02  vle32.v v10, =0x0
     54  970f0000938fcf1a07e60f02  vle32.v v12, =0x0
     60  970f0000938f0f1a07e70f02  vle32.v v14, =0x0
     6c  970f0000938f4f1907e80f02  vle32.v v16, =0x0
     78  970f0000938f8f1807e90f02  vle32.v v18, =0x0
     84  13070500                  mv x14, x10
     88  93070740                  addi x15, x14, 1024
loop_8c:
     8c  076a0702                  vle32.v v20, (x14)                                   ; load float32x8
     90  57124a02                  vfadd.vv v4, v4, v20                                 ; add float32x8
     94  930f070207ea0f02          vle32.v v20, 32(x14)                                 ; load float32x8
     9c  57136a02                  vfadd.vv v6, v6, v20                                 ; add float32x8
     a0  930f074007ea0f02          vle32.v v20, 1024(x14)                               ; load float32x8
     a8  57148a02                  vfadd.vv v8, v8, v20                                 ; add float32x8
     ac  930f074207ea0f02          vle32.v v20, 1056(x14)                               ; load float32x8
     b4  5715aa02                  vfadd.vv v10, v10, v20                               ; add float32x8
     b8  b71f00009b8f0f80b38fef0007ea0f02  vle32.v v20, 2048(x14)                       ; load float32x8
     c8  5716ca02                  vfadd.vv v12, v12, v20                               ; add float32x8
     cc  b71f00009b8f0f82b38fef0007ea0f02  vle32.v v20, 2080(x14)                       ; load float32x8
     dc  5717ea02                  vfadd.vv v14, v14, v20                               ; add float32x8
     e0  b71f00009b8f0fc0b38fef0007ea0f02  vle32.v v20, 3072(x14)                       ; load float32x8
     f0  57180a03                  vfadd.vv v16, v16, v20                               ; add float32x8
     f4  b71f00009b8f0fc2b38fef0007ea0f02  vle32.v v20, 3104(x14)                       ; load float32x8
    104  57192a03                  vfadd.vv v18, v18, v20                               ; add float32x8
    108  13070704                  addi x14, x14, 64                                    ; end void
    10c  e310f7f8                  bne x14, x15 loop_8c
done_110:
    110  57124302                  vfadd.vv v4, v4, v6                                  ; add float32x8
    114  5733423e                  vslidedown.vi v6, v4, 4                              ; gep float32x4
    118  577002c5                  vsetivli x0, 4, e32, m1, ta, mu
    11c  57124302                  vfadd.vv v4, v4, v6                                  ; add float32x4
    120  5733413e                  vslidedown.vi v6, v4, 2                              ; gep float32x2
    124  577071c5                  vsetivli x0, 2, e32, mf2, ta, mu
    128  57124302                  vfadd.vv v4, v4, v6                                  ; add float32x2
    12c  57154042                  vfmv.f.s f10, v4                                     ; gep float32
    130  57b2403e                  vslidedown.vi v4, v4, 1                              ; gep float32
    134  d7154042                  vfmv.f.s f11, v4
    138  5375b500                  fadd.s f10, f10, f11                                 ; add float32
    13c  2720a600                  fsw f10, 0(x12)                                      ; store void
    140  577014c5                  vsetivli x0, 8, e32, m2, ta, mu
    144  57128502                  vfadd.vv v4, v8, v10                                 ; add float32x8
    148  5733423e                  vslidedown.vi v6, v4, 4                              ; gep float32x4
    14c  577002c5                  vsetivli x0, 4, e32, m1, ta, mu
    150  57124302                  vfadd.vv v4, v4, v6                                  ; add float32x4
    154  5733413e                  vslidedown.vi v6, v4, 2                              ; gep float32x2
    158  577071c5                  vsetivli x0, 2, e32, mf2, ta, mu
    15c  57124302                  vfadd.vv v4, v4, v6                                  ; add float32x2
    160  57154042                  vfmv.f.s f10, v4                                     ; gep float32
    164  57b2403e                  vslidedown.vi v4, v4, 1                              ; gep float32
    168  d7154042                  vfmv.f.s f11, v4
    16c  5375b500                  fadd.s f10, f10, f11                                 ; add float32
    170  2722a600                  fsw f10, 4(x12)                                      ; store void
    174  577014c5                  vsetivli x0, 8, e32, m2, ta, mu
    178  5712c702                  vfadd.vv v4, v12, v14                                ; add float32x8
    17c  5733423e                  vslidedown.vi v6, v4, 4                              ; gep float32x4
    180  577002c5                  vsetivli x0, 4, e32, m1, ta, mu
    184  57124302                  vfadd.vv v4, v4, v6                                  ; add float32x4
    188  5733413e                  vslidedown.vi v6, v4, 2                              ; gep float32x2
    18c  577071c5                  vsetivli x0, 2, e32, mf2, ta, mu
    190  57124302                  vfadd.vv v4, v4, v6                                  ; add float32x2
    194  57154042                  vfmv.f.s f10, v4                                     ; gep float32
    198  57b2403e                  vslidedown.vi v4, v4, 1                              ; gep float32
    19c  d7154042                  vfmv.f.s f11, v4
    1a0  5375b500                  fadd.s f10, f10, f11                                 ; add float32
    1a4  2724a600                  fsw f10, 8(x12)                                      ; store void
    1a8  577014c5                  vsetivli x0, 8, e32, m2, ta, mu
    1ac  57120903                  vfadd.vv v4, v16, v18                                ; add float32x8
    1b0  5733423e                  vslidedown.vi v6, v4, 4                              ; gep float32x4
    1b4  577002c5                  vsetivli x0, 4, e32, m1, ta, mu
    1b8  57124302                  vfadd.vv v4, v4, v6                                  ; add float32x4
    1bc  5733413e                  vslidedown.vi v6, v4, 2                              ; gep float32x2
    1c0  577071c5                  vsetivli x0, 2, e32, mf2, ta, mu
    1c4  57124302                  vfadd.vv v4, v4, v6                                  ; add float32x2
    1c8  57154042                  vfmv.f.s f10, v4                                     ; gep float32
    1cc  57b2403e                  vslidedown.vi v4, v4, 1                              ; gep float32
    1d0  d7154042                  vfmv.f.s f11, v4
    1d4  5375b500                  fadd.s f10, f10, f11                                 ; add float32
    1d8  2726a600                  fsw f10, 12(x12)                                     ; store void
    1dc  13060601                  addi x12, x12, 16                                    ; end void
    1e0  3305b500                  add x10, x10, x11
    1e4  e31ed6e2                  bne x12, x13 loop_20
done_1e8:
    1e8  67800000                  ret                                                  ; sink void
