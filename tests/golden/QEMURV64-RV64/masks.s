masks:
      0  13070000                  li x14, 0
      4  93078000                  li x15, 8
      8  83360500                  ld x13, 0(x10)
      c  03368500                  ld x12, 8(x10)                                       ; define_global ptr<bool, global, 64>
     10  83350501                  ld x11, 16(x10)                                      ; define_global ptr<float32, global, 64>
     14  03358501                  ld x10, 24(x10)                                      ; define_global ptr<float32, global, 64>
     18  13070000                  li x14, 0                                            ; range int32
loop_1c:
     1c  577014c5                  vsetivli x0, 8, e32, m2, ta, mu
     20  07620602                  vle32.v v4, (x12)                                    ; load float32x8
     24  07e10502                  vle32.v v2, (x11)                                    ; load float32x8
     28  5713416e                  vmflt.vv v6, v4, v2                                  ; cmplt boolx8
     2c  577074c4                  vsetivli x0, 8, e8, mf2, ta, mu
     30  07010502                  vle8.v v2, (x10)                                     ; load boolx8
     34  57312066                  vmsne.vi v2, v2, 0
     38  57236166                  vmand.mm v6, v6, v2                                  ; and boolx8
     3c  577014c5                  vsetivli x0, 8, e32, m2, ta, mu
     40  57114272                  vmfne.vv v2, v4, v4                                  ; cmpne boolx8
     44  577074c4                  vsetivli x0, 8, e8, mf2, ta, mu
     48  5720616a                  vmor.mm v0, v6, v2                                   ; or boolx8
     4c  5732005e                  vmv.v.i v4, 0                                        ; store void
     50  57b1405c                  vmerge.vim v2, v4, 1, v0
     54  27810602                  vse8.v v2, (x13)
     58  13060602                  addi x12, x12, 32                                    ; end void
     5c  93850502                  addi x11, x11, 32
     60  13058500                  addi x10, x10, 8
     64  93868600                  addi x13, x13, 8
     68  1b071700                  addiw x14, x14, 1
     6c  e348f7fa                  blt x14, x15 loop_1c
done_70:
     70  67800000                  ret                                                  ; sink void
