vector_add:
      0  93060000                  li x13, 0
      4  13070008                  li x14, 128
      8  03360500                  ld x12, 0(x10)
      c  83358500                  ld x11, 8(x10)                                       ; define_global ptr<float32, global, 1024>
     10  03350501                  ld x10, 16(x10)                                      ; define_global ptr<float32, global, 1024>
     14  93060000                  li x13, 0                                            ; range int32
     18  577014c5                  vsetivli x0, 8, e32, m2, ta, mu
loop_1c:
     1c  07e20502                  vle32.v v4, (x11)                                    ; load float32x8
     20  07610502                  vle32.v v2, (x10)                                    ; load float32x8
     24  57114102                  vfadd.vv v2, v4, v2                                  ; add float32x8
     28  27610602                  vse32.v v2, (x12)                                    ; store void
     2c  93850502                  addi x11, x11, 32                                    ; end void
     30  13050502                  addi x10, x10, 32
     34  13060602                  addi x12, x12, 32
     38  9b861600                  addiw x13, x13, 1
     3c  e3c0e6fe                  blt x13, x14 loop_1c
done_40:
     40  67800000                  ret                                                  ; sink void
