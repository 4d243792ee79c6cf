masks:
      0  130101fe                  addi x2, x2, -32
      4  83350500                  ld x11, 0(x10)
      8  03368500                  ld x12, 8(x10)                                       ; define_global ptr<bool, global, 64>
      c  83360501                  ld x13, 16(x10)                                      ; define_global ptr<float32, global, 64>
     10  03358501                  ld x10, 24(x10)                                      ; define_global ptr<float32, global, 64>
     14  13070610                  addi x14, x12, 256                                   ; range int32
loop_18:
     18  577014c5                  vsetivli x0, 8, e32, m2, ta, mu
     1c  07610602                  vle32.v v2, (x12)                                    ; load float32x8
     20  07e20602                  vle32.v v4, (x13)                                    ; load float32x8
     24  5712226e                  vmflt.vv v4, v2, v4                                  ; cmplt boolx8
     28  577008c4                  vsetivli x0, 16, e8, m1, ta, mu
     2c  07030502                  vle8.v v6, (x10)                                     ; load boolx16
     30  57336066                  vmsne.vi v6, v6, 0
     34  5734005e                  vmv.v.i v8, 0                                        ; gep boolx8
     38  5730609e                  vmv1r.v v0, v6
     3c  57b5805c                  vmerge.vim v10, v8, 1, v0
     40  577074c4                  vsetivli x0, 8, e8, mf2, ta, mu
     44  5734a066                  vmsne.vi v8, v10, 0                                  ; gep boolx8
     48  57224466                  vmand.mm v4, v4, v8                                  ; and boolx8
     4c  577014c5                  vsetivli x0, 8, e32, m2, ta, mu
     50  57112172                  vmfne.vv v2, v2, v2                                  ; cmpne boolx8
     54  577074c4                  vsetivli x0, 8, e8, mf2, ta, mu
     58  5721416a                  vmor.mm v2, v4, v2                                   ; or boolx8
     5c  577014c5                  vsetivli x0, 8, e32, m2, ta, mu
     60  930f060207e20f02          vle32.v v4, 32(x12)                                  ; load float32x8
     68  938f060207e40f02          vle32.v v8, 32(x13)                                  ; load float32x8
     70  5714446e                  vmflt.vv v8, v4, v8                                  ; cmplt boolx8
     74  577008c4                  vsetivli x0, 16, e8, m1, ta, mu
     78  5735005e                  vmv.v.i v10, 0                                       ; gep boolx8
     7c  5730609e                  vmv1r.v v0, v6
     80  57b3a05c                  vmerge.vim v6, v10, 1, v0
     84  5733643e                  vslidedown.vi v6, v6, 8
     88  577074c4                  vsetivli x0, 8, e8, mf2, ta, mu
     8c  57336066                  vmsne.vi v6, v6, 0                                   ; gep boolx8
     90  57238366                  vmand.mm v6, v8, v6                                  ; and boolx8
     94  577014c5                  vsetivli x0, 8, e32, m2, ta, mu
     98  57124272                  vmfne.vv v4, v4, v4                                  ; cmpne boolx8
     9c  577074c4                  vsetivli x0, 8, e8, mf2, ta, mu
     a0  5722626a                  vmor.mm v4, v6, v4                                   ; or boolx8
     a4  5733005e                  vmv.v.i v6, 0                                        ; vectorize boolx16
     a8  5730209e                  vmv1r.v v0, v2
     ac  57b1605c                  vmerge.vim v2, v6, 1, v0
     b0  27010102                  vse8.v v2, (x2)
     b4  5731005e                  vmv.v.i v2, 0
     b8  5730409e                  vmv1r.v v0, v4
     bc  57b2205c                  vmerge.vim v4, v2, 1, v0
     c0  930f810027820f02          vse8.v v4, 8(x2)
     c8  577008c4                  vsetivli x0, 16, e8, m1, ta, mu
     cc  07010102                  vle8.v v2, (x2)                                      ; vectorize boolx16
     d0  57302066                  vmsne.vi v0, v2, 0
     d4  5731005e                  vmv.v.i v2, 0                                        ; store void
     d8  57b2205c                  vmerge.vim v4, v2, 1, v0
     dc  27820502                  vse8.v v4, (x11)
     e0  13060604                  addi x12, x12, 64                                    ; end void
     e4  93860604                  addi x13, x13, 64
     e8  13050501                  addi x10, x10, 16
     ec  93850501                  addi x11, x11, 16
     f0  e314e6f2                  bne x12, x14 loop_18
done_f4:
     f4  13010102                  addi x2, x2, 32
     f8  67800000                  ret                                                  ; sink void
