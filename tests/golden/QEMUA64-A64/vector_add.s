vector_add:
      0  010840a9                  ldp x1, x2, [x0]
      4  000840f9                  ldr x0, [x0, #16]                                    ; define_global ptr<float32, global, 1024>
      8  43044091                  add x3, x2, #4096                                    ; range int32
loop_c:
      c  4000c03d                  ldr q0, [x2]                                         ; load float32x4
     10  0100c03d                  ldr q1, [x0]                                         ; load float32x4
     14  00d4214e                  fadd v0.4s, v0.4s, v1.4s                             ; add float32x4
     18  2000803d                  str q0, [x1]                                         ; store void
     1c  4004c03d                  ldr q0, [x2, #16]                                    ; load float32x4
     20  0104c03d                  ldr q1, [x0, #16]                                    ; load float32x4
     24  00d4214e                  fadd v0.4s, v0.4s, v1.4s                             ; add float32x4
     28  2004803d                  str q0, [x1, #16]                                    ; store void
     2c  42800091                  add x2, x2, #32                                      ; end void
     30  00800091                  add x0, x0, #32
     34  21800091                  add x1, x1, #32
     38  5f0003eb                  cmp x2, x3
     3c  81feff54                  b.ne loop_c
done_40:
     40  c0035fd6                  ret                                                  ; sink void
