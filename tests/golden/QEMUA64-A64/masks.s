masks:
      0  010080d2                  movz x1, #0x0
      4  6003009c                  ldr q0, =0x0
      8  c103009c                  ldr q1, =0x1010101
      c  020c40a9                  ldp x2, x3, [x0]
     10  040041a9                  ldp x4, x0, [x0, #16]                                ; define_global ptr<float32, global, 64>
     14  010080d2                  movz x1, #0x0                                        ; range int32
loop_18:
     18  6278e13c                  ldr q2, [x3, x1, lsl #4]                             ; load float32x4
     1c  8378e13c                  ldr q3, [x4, x1, lsl #4]                             ; load float32x4
     20  63e4a26e                  fcmgt v3.4s, v3.4s, v2.4s                            ; cmplt boolx4
     24  047861bc                  ldr s4, [x0, x1, lsl #2]                             ; load boolx4
     28  848c202e                  cmeq v4.8b, v4.8b, v0.8b
     2c  84a4080f                  sxtl v4.8h, v4.8b, #0
     30  84a4100f                  sxtl v4.4s, v4.4h, #0
     34  8458206e                  not v4.16b, v4.16b
     38  631c244e                  and v3.16b, v3.16b, v4.16b                           ; and boolx4
     3c  42e4224e                  fcmeq v2.4s, v2.4s, v2.4s                            ; cmpne boolx4
     40  4258206e                  not v2.16b, v2.16b
     44  621ca24e                  orr v2.16b, v3.16b, v2.16b                           ; or boolx4
     48  4228610e                  xtn v2.4h, v2.4s                                     ; store void
     4c  4228210e                  xtn v2.8b, v2.8h
     50  421c210e                  and v2.8b, v2.8b, v1.8b
     54  427821bc                  str s2, [x2, x1, lsl #2]
     58  21040011                  add w1, w1, #1                                       ; end void
     5c  3f400071                  cmp w1, #16
     60  cbfdff54                  b.lt loop_18
done_64:
     64  c0035fd6                  ret                                                  ; sink void
