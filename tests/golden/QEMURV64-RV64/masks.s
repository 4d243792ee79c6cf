masks:
      0  93050000                  li x11, 0
      4  13068000                  li x12, 8
      8  83360500                  ld x13, 0(x10)
      c  03378500                  ld x14, 8(x10)                                       ; define_global ptr<bool, global, 64>
     10  83370501                  ld x15, 16(x10)                                      ; define_global ptr<float32, global, 64>
     14  03358501                  ld x10, 24(x10)                                      ; define_global ptr<float32, global, 64>
     18  93050000                  li x11, 0                                            ; range int32
loop_1c:
     1c  577014c5                  vsetivli x0, 8, e32, m2, ta, mu
     20  07610702                  vle32.v v2, (x14)                                    ; load float32x8
     24  07e20702                  vle32.v v4, (x15)                                    ; load float32x8
     28  5712226e                  vmflt.vv v4, v2, v4                                  ; cmplt boolx8
     2c  577074c4                  vsetivli x0, 8, e8, mf2, ta, mu
     30  07030502                  vle8.v v6, (x10)                                     ; load boolx8
     34  57336066                  vmsne.vi v6, v6, 0
     38  57224366                  vmand.mm v4, v4, v6                                  ; and boolx8
     3c  577014c5                  vsetivli x0, 8, e32, m2, ta, mu
     40  57112172                  vmfne.vv v2, v2, v2                                  ; cmpne boolx8
     44  577074c4                  vsetivli x0, 8, e8, mf2, ta, mu
     48  5720416a                  vmor.mm v0, v4, v2                                   ; or boolx8
     4c  5731005e                  vmv.v.i v2, 0                                        ; store void
     50  57b2205c                  vmerge.vim v4, v2, 1, v0
     54  27820602                  vse8.v v4, (x13)
     58  13070702                  addi x14, x14, 32                                    ; end void
     5c  93870702                  addi x15, x15, 32
     60  13058500                  addi x10, x10, 8
     64  93868600                  addi x13, x13, 8
     68  9b851500                  addiw x11, x11, 1
     6c  e3c8c5fa                  blt x11, x12 loop_1c
done_70:
     70  67800000                  ret                                                  ; sink void
