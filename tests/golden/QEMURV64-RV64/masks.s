masks:
      0  83350500                  ld x11, 0(x10)
      4  03368500                  ld x12, 8(x10)                                       ; define_global ptr<bool, global, 64>
      8  83360501                  ld x13, 16(x10)                                      ; define_global ptr<float32, global, 64>
      c  03358501                  ld x10, 24(x10)                                      ; define_global ptr<float32, global, 64>
     10  13070610                  addi x14, x12, 256                                   ; range int32
loop_14:
     14  577014c5                  vsetivli x0, 8, e32, m2, ta, mu
     18  07610602                  vle32.v v2, (x12)                                    ; load float32x8
     1c  07e20602                  vle32.v v4, (x13)                                    ; load float32x8
     20  5712226e                  vmflt.vv v4, v2, v4                                  ; cmplt boolx8
     24  577074c4                  vsetivli x0, 8, e8, mf2, ta, mu
     28  07030502                  vle8.v v6, (x10)                                     ; load boolx8
     2c  57336066                  vmsne.vi v6, v6, 0
     30  57224366                  vmand.mm v4, v4, v6                                  ; and boolx8
     34  577014c5                  vsetivli x0, 8, e32, m2, ta, mu
     38  57112172                  vmfne.vv v2, v2, v2                                  ; cmpne boolx8
     3c  577074c4                  vsetivli x0, 8, e8, mf2, ta, mu
     40  5720416a                  vmor.mm v0, v4, v2                                   ; or boolx8
     44  5731005e                  vmv.v.i v2, 0                                        ; store void
     48  57b2205c                  vmerge.vim v4, v2, 1, v0
     4c  27820502                  vse8.v v4, (x11)
     50  13060602                  addi x12, x12, 32                                    ; end void
     54  93860602                  addi x13, x13, 32
     58  13058500                  addi x10, x10, 8
     5c  93858500                  addi x11, x11, 8
     60  e31ae6fa                  bne x12, x14 loop_14
done_64:
     64  67800000                  ret                                                  ; sink void
