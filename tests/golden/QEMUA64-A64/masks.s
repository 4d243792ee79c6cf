masks:
      0  050080d2                  movz x5, #0x0
      4  6403009c                  ldr q4, =0x0
      8  c303009c                  ldr q3, =0x1010101
      c  040c40a9                  ldp x4, x3, [x0]
     10  020441a9                  ldp x2, x1, [x0, #16]                                ; define_global ptr<float32, global, 64>
     14  000080d2                  movz x0, #0x0                                        ; range int32
loop_18:
     18  6278e03c                  ldr q2, [x3, x0, lsl #4]                             ; load float32x4
     1c  4078e03c                  ldr q0, [x2, x0, lsl #4]                             ; load float32x4
     20  01e4a26e                  fcmgt v1.4s, v0.4s, v2.4s                            ; cmplt boolx4
     24  207860bc                  ldr s0, [x1, x0, lsl #2]                             ; load boolx4
     28  008c242e                  cmeq v0.8b, v0.8b, v4.8b
     2c  00a4080f                  sxtl v0.8h, v0.8b, #0
     30  00a4100f                  sxtl v0.4s, v0.4h, #0
     34  0058206e                  not v0.16b, v0.16b
     38  211c204e                  and v1.16b, v1.16b, v0.16b                           ; and boolx4
     3c  40e4224e                  fcmeq v0.4s, v2.4s, v2.4s                            ; cmpne boolx4
     40  0058206e                  not v0.16b, v0.16b
     44  201ca04e                  orr v0.16b, v1.16b, v0.16b                           ; or boolx4
     48  0028610e                  xtn v0.4h, v0.4s                                     ; store void
     4c  0028210e                  xtn v0.8b, v0.8h
     50  001c230e                  and v0.8b, v0.8b, v3.8b
     54  807820bc                  str s0, [x4, x0, lsl #2]
     58  00040011                  add w0, w0, #1                                       ; end void
     5c  1f400071                  cmp w0, #16
     60  cbfdff54                  b.lt loop_18
done_64:
     64  c0035fd6                  ret                                                  ; sink void
