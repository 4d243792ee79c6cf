row_sum:
      0  93050000                  li x11, 0
      4  13064000                  li x12, 4
      8  577014c5                  vsetivli x0, 8, e32, m2, ta, mu
      c  970f0000938f4f1707e10f02  vle32.v v2, =0x0
     18  83360500                  ld x13, 0(x10)
     1c  03358500                  ld x10, 8(x10)                                       ; define_global ptr<float32, global, 16>
     20  93050000                  li x11, 0                                            ; range int32
loop_24:
     24  1b97a500                  slliw x14, x11, 10                                   ; mul int32
     28  577014c5                  vsetivli x0, 8, e32, m2, ta, mu
     2c  970f0000938f4f1507e20f02  vle32.v v4, =0x0                                     ; range int32
     38  970f0000938f8f1407e30f02  vle32.v v6, =0x0
     44  970f0000938fcf1307e40f02  vle32.v v8, =0x0
     50  970f0000938f0f1307e50f02  vle32.v v10, =0x0
     5c  13172700                  slli x14, x14, 2
     60  3307e500                  add x14, x10, x14
     64  93070740                  addi x15, x14, 1024
loop_68:
     68  07660702                  vle32.v v12, (x14)                                   ; load float32x8
     6c  57124602                  vfadd.vv v4, v4, v12                                 ; add float32x8
     70  930f074007e60f02          vle32.v v12, 1024(x14)                               ; load float32x8
     78  57136602                  vfadd.vv v6, v6, v12                                 ; add float32x8
     7c  b71f00009b8f0f80b38fef0007e60f02  vle32.v v12, 2048(x14)                       ; load float32x8
     8c  57148602                  vfadd.vv v8, v8, v12                                 ; add float32x8
     90  b71f00009b8f0fc0b38fef0007e60f02  vle32.v v12, 3072(x14)                       ; load float32x8
     a0  5715a602                  vfadd.vv v10, v10, v12                               ; add float32x8
     a4  13070702                  addi x14, x14, 32                                    ; end void
     a8  e310f7fc                  bne x14, x15 loop_68
done_ac:
     ac  5736423e                  vslidedown.vi v12, v4, 4                             ; gep float32x4
     b0  577002c5                  vsetivli x0, 4, e32, m1, ta, mu
     b4  57124602                  vfadd.vv v4, v4, v12                                 ; add float32x4
     b8  5736413e                  vslidedown.vi v12, v4, 2                             ; gep float32x2
     bc  577071c5                  vsetivli x0, 2, e32, mf2, ta, mu
     c0  57124602                  vfadd.vv v4, v4, v12                                 ; add float32x2
     c4  57154042                  vfmv.f.s f10, v4                                     ; gep float32
     c8  57b2403e                  vslidedown.vi v4, v4, 1                              ; gep float32
     cc  d7154042                  vfmv.f.s f11, v4
     d0  5375b500                  fadd.s f10, f10, f11                                 ; add float32
     d4  27a0a600                  fsw f10, 0(x13)                                      ; store void
     d8  577014c5                  vsetivli x0, 8, e32, m2, ta, mu
     dc  5732623e                  vslidedown.vi v4, v6, 4                              ; gep float32x4
     e0  577002c5                  vsetivli x0, 4, e32, m1, ta, mu
     e4  57126202                  vfadd.vv v4, v6, v4                                  ; add float32x4
     e8  5733413e                  vslidedown.vi v6, v4, 2                              ; gep float32x2
     ec  577071c5                  vsetivli x0, 2, e32, mf2, ta, mu
     f0  57124302                  vfadd.vv v4, v4, v6                                  ; add float32x2
     f4  57154042                  vfmv.f.s f10, v4                                     ; gep float32
     f8  57b2403e                  vslidedown.vi v4, v4, 1                              ; gep float32
     fc  d7154042                  vfmv.f.s f11, v4
    100  5375b500                  fadd.s f10, f10, f11                                 ; add float32
    104  27a2a600                  fsw f10, 4(x13)                                      ; store void
    108  577014c5                  vsetivli x0, 8, e32, m2, ta, mu
    10c  5732823e                  vslidedown.vi v4, v8, 4                              ; gep float32x4
    110  577002c5                  vsetivli x0, 4, e32, m1, ta, mu
    114  57128202                  vfadd.vv v4, v8, v4                                  ; add float32x4
    118  5733413e                  vslidedown.vi v6, v4, 2                              ; gep float32x2
    11c  577071c5                  vsetivli x0, 2, e32, mf2, ta, mu
    120  57124302                  vfadd.vv v4, v4, v6                                  ; add float32x2
    124  57154042                  vfmv.f.s f10, v4                                     ; gep float32
    128  57b2403e                  vslidedown.vi v4, v4, 1                              ; gep float32
    12c  d7154042                  vfmv.f.s f11, v4
    130  5375b500                  fadd.s f10, f10, f11                                 ; add float32
    134  27a4a600                  fsw f10, 8(x13)                                      ; store void
    138  577014c5                  vsetivli x0, 8, e32, m2, ta, mu
    13c  5732a23e                  vslidedown.vi v4, v10, 4                             ; gep float32x4
    140  577002c5                  vsetivli x0, 4, e32, m1, ta, mu
    144  5712a202                  vfadd.vv v4, v10, v4                                 ; add float32x4
    148  5733413e                  vslidedown.vi v6, v4, 2                              ; gep float32x2
    14c  577071c5                  vsetivli x0, 2, e32, mf2, ta, mu
    150  57124302                  vfadd.vv v4, v4, v6                                  ; add float32x2
    154  57154042                  vfmv.f.s f10, v4                                     ; gep float32
    158  57b2403e                  vslidedown.vi v4, v4, 1                              ; gep float32
    15c  d7154042                  vfmv.f.s f11, v4
    160  5375b500                  fadd.s f10, f10, f11                                 ; add float32
    164  27a6a600                  fsw f10, 12(x13)                                     ; store void
    168  93860601                  addi x13, x13, 16                                    ; end void
    16c  9b851500                  addiw x11, x11, 1
    170  e3cac5ea                  blt x11, x12 loop_24
done_174:
    174  67800000                  ret                                                  ; sink void
