vector_add:
      0  93050000                  li x11, 0
      4  13060008                  li x12, 128
      8  83360500                  ld x13, 0(x10)
      c  03378500                  ld x14, 8(x10)                                       ; define_global ptr<float32, global, 1024>
     10  03350501                  ld x10, 16(x10)                                      ; define_global ptr<float32, global, 1024>
     14  93050000                  li x11, 0                                            ; range int32
     18  577014c5                  vsetivli x0, 8, e32, m2, ta, mu
loop_1c:
     1c  07610702                  vle32.v v2, (x14)                                    ; load float32x8
     20  07620502                  vle32.v v4, (x10)                                    ; load float32x8
     24  57112202                  vfadd.vv v2, v2, v4                                  ; add float32x8
     28  27e10602                  vse32.v v2, (x13)                                    ; store void
     2c  13070702                  addi x14, x14, 32                                    ; end void
     30  13050502                  addi x10, x10, 32
     34  93860602                  addi x13, x13, 32
     38  9b851500                  addiw x11, x11, 1
     3c  e3c0c5fe                  blt x11, x12 loop_1c
done_40:
     40  67800000                  ret                                                  ; sink void
