vector_add:
      0  b7150000                  li x11, 4096
      4  03360500                  ld x12, 0(x10)
      8  83368500                  ld x13, 8(x10)                                       ; define_global ptr<float32, global, 1024>
      c  03350501                  ld x10, 16(x10)                                      ; define_global ptr<float32, global, 1024>
     10  b385b600                  add x11, x13, x11                                    ; range int32
     14  577014c5                  vsetivli x0, 8, e32, m2, ta, mu
loop_18:
     18  07e10602                  vle32.v v2, (x13)                                    ; load float32x8
     1c  07620502                  vle32.v v4, (x10)                                    ; load float32x8
     20  57112202                  vfadd.vv v2, v2, v4                                  ; add float32x8
     24  27610602                  vse32.v v2, (x12)                                    ; store void
     28  938f060207e10f02          vle32.v v2, 32(x13)                                  ; load float32x8
     30  930f050207e20f02          vle32.v v4, 32(x10)                                  ; load float32x8
     38  57112202                  vfadd.vv v2, v2, v4                                  ; add float32x8
     3c  930f060227e10f02          vse32.v v2, 32(x12)                                  ; store void
     44  93860604                  addi x13, x13, 64                                    ; end void
     48  13050504                  addi x10, x10, 64
     4c  13060604                  addi x12, x12, 64
     50  e394b6fc                  bne x13, x11 loop_18
done_54:
     54  67800000                  ret                                                  ; sink void
