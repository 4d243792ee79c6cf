transcendental:
      0  488bc4                    mov rax, rsp
      3  4881ec80000000            sub rsp, 128
      a  4883e4c0                  and rsp, -64
      e  4889442440                mov qword ptr [rsp + 64], rax
     13  41bb00000000              mov r11d, 0
     19  4c8b17                    mov r10, qword ptr [rdi]
     1c  4c8b4f08                  mov r9, qword ptr [rdi + 8]                          ; define_global ptr<float32, global, 64>
     20  41b800000000              mov r8d, 0                                           ; range int32
     26  c4627d593db1090000        vpbroadcastq ymm15, qword ptr [rip + 0000000000004843]
loop_40:
     40  c4c17c1029                vmovups ymm5, ymmword ptr [r9]                       ; load float32x8
     45  c4e27d5805120a0000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
     4e  c5fc5fcd                  vmaxps ymm1, ymm0, ymm5                              ; where float32x8
     52  c4e27d5805090a0000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
     5b  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
     5f  c4e27d5805000a0000        vpbroadcastd ymm0, dword ptr [rip + 0000404b]
     68  c5f458e0                  vaddps ymm4, ymm1, ymm0                              ; add float32x8
     6c  c4e27d5805f3090000        vpbroadcastd ymm0, dword ptr [rip + 0000404b]
     75  c5dc5cc0                  vsubps ymm0, ymm4, ymm0                              ; sub float32x8
     79  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
     7d  c4e27d580de6090000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
     86  c4e27d5805e1090000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
     8f  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
     94  c4e27d5805d7090000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
     9d  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
     a2  c4e27d5805cd090000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
     ab  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
     b0  c4e27d5805c3090000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
     b9  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
     be  c4e27d5805b9090000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
     c7  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
     cc  c4e27d5805af090000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
     d5  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
     da  c5e572d401                vpsrld ymm3, ymm4, 1                                 ; shr uint32x8
     df  c5ed72f317                vpslld ymm2, ymm3, 23                                ; shl uint32x8
     e4  c4e27d580597090000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
     ed  c5edfec0                  vpaddd ymm0, ymm2, ymm0                              ; add uint32x8
     f1  c5f459d0                  vmulps ymm2, ymm1, ymm0                              ; mul float32x8
     f5  c5ddfac3                  vpsubd ymm0, ymm4, ymm3                              ; sub uint32x8
     f9  c5f572f017                vpslld ymm1, ymm0, 23                                ; shl uint32x8
     fe  c4e27d58057d090000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    107  c5f5fec0                  vpaddd ymm0, ymm1, ymm0                              ; add uint32x8
    10b  c5ec59c0                  vmulps ymm0, ymm2, ymm0                              ; mul float32x8
    10f  c5fc110424                vmovups ymmword ptr [rsp], ymm0
    114  c4e27d58056b090000        vpbroadcastd ymm0, dword ptr [rip + 00000080]
    11d  c57c55f5                  vandnps ymm14, ymm0, ymm5                            ; abs float32x8
    121  c4c17c51c6                vsqrtps ymm0, ymm14                                  ; sqrt float32x8
    126  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
    12c  c4e27d580557090000        vpbroadcastd ymm0, dword ptr [rip + 0000804e]
    135  c4c17cc2c601              vcmpps ymm0, ymm0, ymm14, 1                          ; cmplt boolx8
    13b  c4e37d06c801              vperm2f128 ymm1, ymm0, ymm0, 1                       ; gep boolx8
    141  c5fdebc1                  vpor ymm0, ymm0, ymm1                                ; or boolx8
    145  c5fdc6c805                vshufpd ymm1, ymm0, ymm0, 5                          ; gep boolx8
    14a  c5fdebc1                  vpor ymm0, ymm0, ymm1                                ; or boolx8
    14e  c5fcc6c8b1                vshufps ymm1, ymm0, ymm0, 177                        ; gep boolx8
    153  c5fdebc1                  vpor ymm0, ymm0, ymm1                                ; or boolx8
    157  c4e37916c700              vpextrd edi, xmm0, 0                                 ; gep bool
    15d  83e701                    and edi, 1
    160  c57c5acd                  vcvtps2pd ymm9, xmm5                                 ; cast float64x4
    164  c4e37d19e801              vextractf128 xmm0, ymm5, 1                           ; gep float32x4
    16a  c57c5ad0                  vcvtps2pd ymm10, xmm0                                ; cast float64x4
    16e  c4e27d590509080000        vpbroadcastq ymm0, qword ptr [rip + 83c8c96d305fd43f]
    177  c5b559c8                  vmulpd ymm1, ymm9, ymm0                              ; mul float64x4
    17b  c4e27d590504080000        vpbroadcastq ymm0, qword ptr [rip + 0000000000003843]
    184  c5f558d0                  vaddpd ymm2, ymm1, ymm0                              ; add float64x4
    188  c4e27d5905f7070000        vpbroadcastq ymm0, qword ptr [rip + 0000000000003843]
    191  c5ed5cc8                  vsubpd ymm1, ymm2, ymm0                              ; sub float64x4
    195  c4c17c28d9                vmovaps ymm3, ymm9                                   ; mulacc float64x4
    19a  c4e27d5905ed070000        vpbroadcastq ymm0, qword ptr [rip + 00000040fb2109c0]
    1a3  c4e2f5b8d8                vfmadd231pd ymm3, ymm1, ymm0                         ; mulacc float64x4
    1a8  c4e27d5905e7070000        vpbroadcastq ymm0, qword ptr [rip + 999846182d4484be]
    1b1  c4e2f5b8d8                vfmadd231pd ymm3, ymm1, ymm0                         ; mulacc float64x4
    1b6  c4e3f916d600              vpextrq rsi, xmm2, 0                                 ; gep uint64
    1bc  48c1e63f                  shl rsi, 63                                          ; shl uint64
    1c0  c4e3f916d101              vpextrq rcx, xmm2, 1                                 ; gep uint64
    1c6  48c1e13f                  shl rcx, 63                                          ; shl uint64
    1ca  c4e37d19d001              vextractf128 xmm0, ymm2, 1                           ; gep uint64
    1d0  c4e3f916c200              vpextrq rdx, xmm0, 0
    1d6  48c1e23f                  shl rdx, 63                                          ; shl uint64
    1da  c4e37d19d001              vextractf128 xmm0, ymm2, 1                           ; gep uint64
    1e0  c4e3f916c001              vpextrq rax, xmm0, 1
    1e6  48c1e03f                  shl rax, 63                                          ; shl uint64
    1ea  c4e1f96ec6                vmovq xmm0, rsi                                      ; vectorize uint64x4
    1ef  c4e3f922c901              vpinsrq xmm1, xmm0, rcx, 1
    1f5  c4e1f96ec2                vmovq xmm0, rdx
    1fa  c4e3f922c001              vpinsrq xmm0, xmm0, rax, 1
    200  c4e37518c001              vinsertf128 ymm0, ymm1, xmm0, 1
    206  c565efe8                  vpxor ymm13, ymm3, ymm0                              ; xor uint64x4
    20a  c4e27d59056d070000        vpbroadcastq ymm0, qword ptr [rip + 83c8c96d305fd43f]
    213  c5ad59c8                  vmulpd ymm1, ymm10, ymm0                             ; mul float64x4
    217  c4e27d590568070000        vpbroadcastq ymm0, qword ptr [rip + 0000000000003843]
    220  c5f558d0                  vaddpd ymm2, ymm1, ymm0                              ; add float64x4
    224  c4e27d59055b070000        vpbroadcastq ymm0, qword ptr [rip + 0000000000003843]
    22d  c5ed5cc8                  vsubpd ymm1, ymm2, ymm0                              ; sub float64x4
    231  c4c17c28da                vmovaps ymm3, ymm10                                  ; mulacc float64x4
    236  c4e27d590551070000        vpbroadcastq ymm0, qword ptr [rip + 00000040fb2109c0]
    23f  c4e2f5b8d8                vfmadd231pd ymm3, ymm1, ymm0                         ; mulacc float64x4
    244  c4e27d59054b070000        vpbroadcastq ymm0, qword ptr [rip + 999846182d4484be]
    24d  c4e2f5b8d8                vfmadd231pd ymm3, ymm1, ymm0                         ; mulacc float64x4
    252  c4e3f916d600              vpextrq rsi, xmm2, 0                                 ; gep uint64
    258  48c1e63f                  shl rsi, 63                                          ; shl uint64
    25c  c4e3f916d101              vpextrq rcx, xmm2, 1                                 ; gep uint64
    262  48c1e13f                  shl rcx, 63                                          ; shl uint64
    266  c4e37d19d001              vextractf128 xmm0, ymm2, 1                           ; gep uint64
    26c  c4e3f916c200              vpextrq rdx, xmm0, 0
    272  48c1e23f                  shl rdx, 63                                          ; shl uint64
    276  c4e37d19d001              vextractf128 xmm0, ymm2, 1                           ; gep uint64
    27c  c4e3f916c001              vpextrq rax, xmm0, 1
    282  48c1e03f                  shl rax, 63                                          ; shl uint64
    286  c4e1f96ec6                vmovq xmm0, rsi                                      ; vectorize uint64x4
    28b  c4e3f922c901              vpinsrq xmm1, xmm0, rcx, 1
    291  c4e1f96ec2                vmovq xmm0, rdx
    296  c4e3f922c001              vpinsrq xmm0, xmm0, rax, 1
    29c  c4e37518c001              vinsertf128 ymm0, ymm1, xmm0, 1
    2a2  c565efe0                  vpxor ymm12, ymm3, ymm0                              ; xor uint64x4
    2a6  443bdf                    cmp r11d, edi                                        ; range int32
    2a9  0f8d2b040000              jge done_6da
    2af  c4e27d5805d4070000        vpbroadcastd ymm0, dword ptr [rip + 0000804e]
    2b8  c4417cc2de01              vcmpps ymm11, ymm0, ymm14, 1                         ; cmplt boolx8
    2be  c4e27d5905d9060000        vpbroadcastq ymm0, qword ptr [rip + 0000000000000080]
    2c7  c4c17d55d1                vandnpd ymm2, ymm0, ymm9                             ; abs float64x4
    2cc  c4e27d5905d3060000        vpbroadcastq ymm0, qword ptr [rip + 0000000000008046]
    2d5  c5edc2c001                vcmppd ymm0, ymm2, ymm0, 1                           ; cmplt boolx4
    2da  c4e27d000d5d060000        vpshufb ymm1, ymm0, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    2e3  c5fc100575060000          vmovups ymm0, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    2eb  c4627d36c1                vpermd ymm8, ymm0, ymm1                              ; cmplt boolx4
    2f0  c4e27d5905b7060000        vpbroadcastq ymm0, qword ptr [rip + 000000000000f044]
    2f9  c5edc2c001                vcmppd ymm0, ymm2, ymm0, 1                           ; cmplt boolx4
    2fe  c4e27d000d39060000        vpshufb ymm1, ymm0, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    307  c5fc100551060000          vmovups ymm0, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    30f  c4e27d36f1                vpermd ymm6, ymm0, ymm1                              ; cmplt boolx4
    314  c4e27d59059b060000        vpbroadcastq ymm0, qword ptr [rip + 0000000000006043]
    31d  c5edc2c001                vcmppd ymm0, ymm2, ymm0, 1                           ; cmplt boolx4
    322  c4e27d000d15060000        vpshufb ymm1, ymm0, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    32b  c5fc10052d060000          vmovups ymm0, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    333  c4e27d36d9                vpermd ymm3, ymm0, ymm1                              ; cmplt boolx4
    338  c4e27d25d3                vpmovsxdq ymm2, xmm3                                 ; where float64x4
    33d  c4e27d590582060000        vpbroadcastq ymm0, qword ptr [rip + 000000a82072f23d]
    346  c4e27d590d71060000        vpbroadcastq ymm1, qword ptr [rip + 000000701bcc773f]
    34f  c4e37d4bd120              vblendvpd ymm2, ymm0, ymm1, ymm2                     ; where float64x4
    355  c4e27d25ce                vpmovsxdq ymm1, xmm6                                 ; where float64x4
    35a  c4e27d59056d060000        vpbroadcastq ymm0, qword ptr [rip + 00000074c29f623c]
    363  c4e37d4bd210              vblendvpd ymm2, ymm0, ymm2, ymm1                     ; where float64x4
    369  c4c27d25c8                vpmovsxdq ymm1, xmm8                                 ; where float64x4
    36e  c4e27d590561060000        vpbroadcastq ymm0, qword ptr [rip + 0000004c7df4c53a]
    377  c4e37d4bc210              vblendvpd ymm0, ymm0, ymm2, ymm1                     ; where float64x4
    37d  c5b559c8                  vmulpd ymm1, ymm9, ymm0                              ; mul float64x4
    381  c4c17558c7                vaddpd ymm0, ymm1, ymm15                             ; add float64x4
    386  c4c17d5cc7                vsubpd ymm0, ymm0, ymm15                             ; sub float64x4
    38b  c5f55cf8                  vsubpd ymm7, ymm1, ymm0                              ; sub float64x4
    38f  c4e27d25d3                vpmovsxdq ymm2, xmm3                                 ; where float64x4
    394  c4e27d590553060000        vpbroadcastq ymm0, qword ptr [rip + 000000aa13fe343c]
    39d  c4e27d590d42060000        vpbroadcastq ymm1, qword ptr [rip + 0000004a0591c33d]
    3a6  c4e37d4bd120              vblendvpd ymm2, ymm0, ymm1, ymm2                     ; where float64x4
    3ac  c4e27d25ce                vpmovsxdq ymm1, xmm6                                 ; where float64x4
    3b1  c4e27d59053e060000        vpbroadcastq ymm0, qword ptr [rip + 00000034f5d1a73a]
    3ba  c4e37d4bd210              vblendvpd ymm2, ymm0, ymm2, ymm1                     ; where float64x4
    3c0  c4c27d25c8                vpmovsxdq ymm1, xmm8                                 ; where float64x4
    3c5  c4e27d590532060000        vpbroadcastq ymm0, qword ptr [rip + 0000006c03770339]
    3ce  c4e37d4bc210              vblendvpd ymm0, ymm0, ymm2, ymm1                     ; where float64x4
    3d4  c5b559c8                  vmulpd ymm1, ymm9, ymm0                              ; mul float64x4
    3d8  c4c17558c7                vaddpd ymm0, ymm1, ymm15                             ; add float64x4
    3dd  c4c17d5cc7                vsubpd ymm0, ymm0, ymm15                             ; sub float64x4
    3e2  c5f55ce0                  vsubpd ymm4, ymm1, ymm0                              ; sub float64x4
    3e6  c5c558ec                  vaddpd ymm5, ymm7, ymm4                              ; add float64x4
    3ea  c4e27d25d3                vpmovsxdq ymm2, xmm3                                 ; where float64x4
    3ef  c4e27d590518060000        vpbroadcastq ymm0, qword ptr [rip + db06eea6a98f7e3a]
    3f8  c4e27d590d07060000        vpbroadcastq ymm1, qword ptr [rip + 4c531f7d75c2ef3b]
    401  c4e37d4bd120              vblendvpd ymm2, ymm0, ymm1, ymm2                     ; where float64x4
    407  c4e27d25ce                vpmovsxdq ymm1, xmm6                                 ; where float64x4
    40c  c4e27d590503060000        vpbroadcastq ymm0, qword ptr [rip + 26b3526c1bb8db38]
    415  c4e37d4bd210              vblendvpd ymm2, ymm0, ymm2, ymm1                     ; where float64x4
    41b  c4c27d25c8                vpmovsxdq ymm1, xmm8                                 ; where float64x4
    420  c4e27d5905f7050000        vpbroadcastq ymm0, qword ptr [rip + 10e4104f66a54837]
    429  c4e37d4bc210              vblendvpd ymm0, ymm0, ymm2, ymm1                     ; where float64x4
    42f  c5b559d8                  vmulpd ymm3, ymm9, ymm0                              ; mul float64x4
    433  c5d558cb                  vaddpd ymm1, ymm5, ymm3                              ; add float64x4
    437  c4e27d590548050000        vpbroadcastq ymm0, qword ptr [rip + 0000000000003843]
    440  c5f558d0                  vaddpd ymm2, ymm1, ymm0                              ; add float64x4
    444  c4e27d59053b050000        vpbroadcastq ymm0, qword ptr [rip + 0000000000003843]
    44d  c5ed5cc0                  vsubpd ymm0, ymm2, ymm0                              ; sub float64x4
    451  c5c55cc0                  vsubpd ymm0, ymm7, ymm0                              ; sub float64x4
    455  c5fd58c4                  vaddpd ymm0, ymm0, ymm4                              ; add float64x4
    459  c5fd58cb                  vaddpd ymm1, ymm0, ymm3                              ; add float64x4
    45d  c4e27d5905c2050000        vpbroadcastq ymm0, qword ptr [rip + 182d4454fb210940]
    466  c5f559d8                  vmulpd ymm3, ymm1, ymm0                              ; mul float64x4
    46a  c4e3f916d600              vpextrq rsi, xmm2, 0                                 ; gep uint64
    470  48c1e63f                  shl rsi, 63                                          ; shl uint64
    474  c4e3f916d101              vpextrq rcx, xmm2, 1                                 ; gep uint64
    47a  48c1e13f                  shl rcx, 63                                          ; shl uint64
    47e  c4e37d19d001              vextractf128 xmm0, ymm2, 1                           ; gep uint64
    484  c4e3f916c200              vpextrq rdx, xmm0, 0
    48a  48c1e23f                  shl rdx, 63                                          ; shl uint64
    48e  c4e37d19d001              vextractf128 xmm0, ymm2, 1                           ; gep uint64
    494  c4e3f916c001              vpextrq rax, xmm0, 1
    49a  48c1e03f                  shl rax, 63                                          ; shl uint64
    49e  c4e1f96ec6                vmovq xmm0, rsi                                      ; vectorize uint64x4
    4a3  c4e3f922c901              vpinsrq xmm1, xmm0, rcx, 1
    4a9  c4e1f96ec2                vmovq xmm0, rdx
    4ae  c4e3f922c001              vpinsrq xmm0, xmm0, rax, 1
    4b4  c4e37518c001              vinsertf128 ymm0, ymm1, xmm0, 1
    4ba  c5e5efc8                  vpxor ymm1, ymm3, ymm0                               ; xor uint64x4
    4be  c4c27d25c3                vpmovsxdq ymm0, xmm11                                ; where float64x4
    4c3  c463154be900              vblendvpd ymm13, ymm13, ymm1, ymm0
    4c9  c4437d19d901              vextractf128 xmm9, ymm11, 1                          ; gep boolx4
    4cf  c4e27d5905c8040000        vpbroadcastq ymm0, qword ptr [rip + 0000000000000080]
    4d8  c4c17d55d2                vandnpd ymm2, ymm0, ymm10                            ; abs float64x4
    4dd  c4e27d5905c2040000        vpbroadcastq ymm0, qword ptr [rip + 0000000000008046]
    4e6  c5edc2c001                vcmppd ymm0, ymm2, ymm0, 1                           ; cmplt boolx4
    4eb  c4e27d000d4c040000        vpshufb ymm1, ymm0, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    4f4  c5fc100564040000          vmovups ymm0, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    4fc  c4627d36c1                vpermd ymm8, ymm0, ymm1                              ; cmplt boolx4
    501  c4e27d5905a6040000        vpbroadcastq ymm0, qword ptr [rip + 000000000000f044]
    50a  c5edc2c001                vcmppd ymm0, ymm2, ymm0, 1                           ; cmplt boolx4
    50f  c4e27d000d28040000        vpshufb ymm1, ymm0, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    518  c5fc100540040000          vmovups ymm0, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    520  c4e27d36f1                vpermd ymm6, ymm0, ymm1                              ; cmplt boolx4
    525  c4e27d59058a040000        vpbroadcastq ymm0, qword ptr [rip + 0000000000006043]
    52e  c5edc2c001                vcmppd ymm0, ymm2, ymm0, 1                           ; cmplt boolx4
    533  c4e27d000d04040000        vpshufb ymm1, ymm0, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    53c  c5fc10051c040000          vmovups ymm0, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    544  c4e27d36d9                vpermd ymm3, ymm0, ymm1                              ; cmplt boolx4
    549  c4e27d25d3                vpmovsxdq ymm2, xmm3                                 ; where float64x4
    54e  c4e27d590571040000        vpbroadcastq ymm0, qword ptr [rip + 000000a82072f23d]
    557  c4e27d590d60040000        vpbroadcastq ymm1, qword ptr [rip + 000000701bcc773f]
    560  c4e37d4bd120              vblendvpd ymm2, ymm0, ymm1, ymm2                     ; where float64x4
    566  c4e27d25ce                vpmovsxdq ymm1, xmm6                                 ; where float64x4
    56b  c4e27d59055c040000        vpbroadcastq ymm0, qword ptr [rip + 00000074c29f623c]
    574  c4e37d4bd210              vblendvpd ymm2, ymm0, ymm2, ymm1                     ; where float64x4
    57a  c4c27d25c8                vpmovsxdq ymm1, xmm8                                 ; where float64x4
    57f  c4e27d590550040000        vpbroadcastq ymm0, qword ptr [rip + 0000004c7df4c53a]
    588  c4e37d4bc210              vblendvpd ymm0, ymm0, ymm2, ymm1                     ; where float64x4
    58e  c5ad59c8                  vmulpd ymm1, ymm10, ymm0                             ; mul float64x4
    592  c4c17558c7                vaddpd ymm0, ymm1, ymm15                             ; add float64x4
    597  c4c17d5cc7                vsubpd ymm0, ymm0, ymm15                             ; sub float64x4
    59c  c5f55cf8                  vsubpd ymm7, ymm1, ymm0                              ; sub float64x4
    5a0  c4e27d25d3                vpmovsxdq ymm2, xmm3                                 ; where float64x4
    5a5  c4e27d590542040000        vpbroadcastq ymm0, qword ptr [rip + 000000aa13fe343c]
    5ae  c4e27d590d31040000        vpbroadcastq ymm1, qword ptr [rip + 0000004a0591c33d]
    5b7  c4e37d4bd120              vblendvpd ymm2, ymm0, ymm1, ymm2                     ; where float64x4
    5bd  c4e27d25ce                vpmovsxdq ymm1, xmm6                                 ; where float64x4
    5c2  c4e27d59052d040000        vpbroadcastq ymm0, qword ptr [rip + 00000034f5d1a73a]
    5cb  c4e37d4bd210              vblendvpd ymm2, ymm0, ymm2, ymm1                     ; where float64x4
    5d1  c4c27d25c8                vpmovsxdq ymm1, xmm8                                 ; where float64x4
    5d6  c4e27d590521040000        vpbroadcastq ymm0, qword ptr [rip + 0000006c03770339]
    5df  c4e37d4bc210              vblendvpd ymm0, ymm0, ymm2, ymm1                     ; where float64x4
    5e5  c5ad59c8                  vmulpd ymm1, ymm10, ymm0                             ; mul float64x4
    5e9  c4c17558c7                vaddpd ymm0, ymm1, ymm15                             ; add float64x4
    5ee  c4c17d5cc7                vsubpd ymm0, ymm0, ymm15                             ; sub float64x4
    5f3  c5f55ce0                  vsubpd ymm4, ymm1, ymm0                              ; sub float64x4
    5f7  c5c558ec                  vaddpd ymm5, ymm7, ymm4                              ; add float64x4
    5fb  c4e27d25d3                vpmovsxdq ymm2, xmm3                                 ; where float64x4
    600  c4e27d590507040000        vpbroadcastq ymm0, qword ptr [rip + db06eea6a98f7e3a]
    609  c4e27d590df6030000        vpbroadcastq ymm1, qword ptr [rip + 4c531f7d75c2ef3b]
    612  c4e37d4bd120              vblendvpd ymm2, ymm0, ymm1, ymm2                     ; where float64x4
    618  c4e27d25ce                vpmovsxdq ymm1, xmm6                                 ; where float64x4
    61d  c4e27d5905f2030000        vpbroadcastq ymm0, qword ptr [rip + 26b3526c1bb8db38]
    626  c4e37d4bd210              vblendvpd ymm2, ymm0, ymm2, ymm1                     ; where float64x4
    62c  c4c27d25c8                vpmovsxdq ymm1, xmm8                                 ; where float64x4
    631  c4e27d5905e6030000        vpbroadcastq ymm0, qword ptr [rip + 10e4104f66a54837]
    63a  c4e37d4bc210              vblendvpd ymm0, ymm0, ymm2, ymm1                     ; where float64x4
    640  c5ad59d8                  vmulpd ymm3, ymm10, ymm0                             ; mul float64x4
    644  c5d558cb                  vaddpd ymm1, ymm5, ymm3                              ; add float64x4
    648  c4e27d590537030000        vpbroadcastq ymm0, qword ptr [rip + 0000000000003843]
    651  c5f558d0                  vaddpd ymm2, ymm1, ymm0                              ; add float64x4
    655  c4e27d59052a030000        vpbroadcastq ymm0, qword ptr [rip + 0000000000003843]
    65e  c5ed5cc0                  vsubpd ymm0, ymm2, ymm0                              ; sub float64x4
    662  c5c55cc0                  vsubpd ymm0, ymm7, ymm0                              ; sub float64x4
    666  c5fd58c4                  vaddpd ymm0, ymm0, ymm4                              ; add float64x4
    66a  c5fd58cb                  vaddpd ymm1, ymm0, ymm3                              ; add float64x4
    66e  c4e27d5905b1030000        vpbroadcastq ymm0, qword ptr [rip + 182d4454fb210940]
    677  c5f559d8                  vmulpd ymm3, ymm1, ymm0                              ; mul float64x4
    67b  c4e3f916d600              vpextrq rsi, xmm2, 0                                 ; gep uint64
    681  48c1e63f                  shl rsi, 63                                          ; shl uint64
    685  c4e3f916d101              vpextrq rcx, xmm2, 1                                 ; gep uint64
    68b  48c1e13f                  shl rcx, 63                                          ; shl uint64
    68f  c4e37d19d001              vextractf128 xmm0, ymm2, 1                           ; gep uint64
    695  c4e3f916c200              vpextrq rdx, xmm0, 0
    69b  48c1e23f                  shl rdx, 63                                          ; shl uint64
    69f  c4e37d19d001              vextractf128 xmm0, ymm2, 1                           ; gep uint64
    6a5  c4e3f916c001              vpextrq rax, xmm0, 1
    6ab  48c1e03f                  shl rax, 63                                          ; shl uint64
    6af  c4e1f96ec6                vmovq xmm0, rsi                                      ; vectorize uint64x4
    6b4  c4e3f922c901              vpinsrq xmm1, xmm0, rcx, 1
    6ba  c4e1f96ec2                vmovq xmm0, rdx
    6bf  c4e3f922c001              vpinsrq xmm0, xmm0, rax, 1
    6c5  c4e37518c001              vinsertf128 ymm0, ymm1, xmm0, 1
    6cb  c5e5efc8                  vpxor ymm1, ymm3, ymm0                               ; xor uint64x4
    6cf  c4c27d25c1                vpmovsxdq ymm0, xmm9                                 ; where float64x4
    6d4  c4631d4be100              vblendvpd ymm12, ymm12, ymm1, ymm0
done_6da:
    6da  c4c11559d5                vmulpd ymm2, ymm13, ymm13                            ; mul float64x4
    6df  c4e27d590d48030000        vpbroadcastq ymm1, qword ptr [rip + 0000008026ba65be]; mulacc float64x4
    6e8  c4e27d590547030000        vpbroadcastq ymm0, qword ptr [rip + 0000004083c7c73e]
    6f1  c4e2eda8c8                vfmadd213pd ymm1, ymm2, ymm0                         ; mulacc float64x4
    6f6  c4e27d590541030000        vpbroadcastq ymm0, qword ptr [rip + 000000a0c6052abf]
    6ff  c4e2eda8c8                vfmadd213pd ymm1, ymm2, ymm0                         ; mulacc float64x4
    704  c4e27d59053b030000        vpbroadcastq ymm0, qword ptr [rip + 000000601911813f]
    70d  c4e2eda8c8                vfmadd213pd ymm1, ymm2, ymm0                         ; mulacc float64x4
    712  c4e27d590535030000        vpbroadcastq ymm0, qword ptr [rip + 000000605555c5bf]
    71b  c4e2eda8c8                vfmadd213pd ymm1, ymm2, ymm0                         ; mulacc float64x4
    720  c4e27d59052f030000        vpbroadcastq ymm0, qword ptr [rip + 000000000000f03f]
    729  c4e2f5a8d0                vfmadd213pd ymm2, ymm1, ymm0                         ; mulacc float64x4
    72e  c59559c2                  vmulpd ymm0, ymm13, ymm2                             ; mul float64x4
    732  c5fd5ad8                  vcvtpd2ps xmm3, ymm0                                 ; cast float32x4
    736  c4c11d59d4                vmulpd ymm2, ymm12, ymm12                            ; mul float64x4
    73b  c4e27d590dec020000        vpbroadcastq ymm1, qword ptr [rip + 0000008026ba65be]; mulacc float64x4
    744  c4e27d5905eb020000        vpbroadcastq ymm0, qword ptr [rip + 0000004083c7c73e]
    74d  c4e2eda8c8                vfmadd213pd ymm1, ymm2, ymm0                         ; mulacc float64x4
    752  c4e27d5905e5020000        vpbroadcastq ymm0, qword ptr [rip + 000000a0c6052abf]
    75b  c4e2eda8c8                vfmadd213pd ymm1, ymm2, ymm0                         ; mulacc float64x4
    760  c4e27d5905df020000        vpbroadcastq ymm0, qword ptr [rip + 000000601911813f]
    769  c4e2eda8c8                vfmadd213pd ymm1, ymm2, ymm0                         ; mulacc float64x4
    76e  c4e27d5905d9020000        vpbroadcastq ymm0, qword ptr [rip + 000000605555c5bf]
    777  c4e2eda8c8                vfmadd213pd ymm1, ymm2, ymm0                         ; mulacc float64x4
    77c  c4e27d5905d3020000        vpbroadcastq ymm0, qword ptr [rip + 000000000000f03f]
    785  c4e2f5a8d0                vfmadd213pd ymm2, ymm1, ymm0                         ; mulacc float64x4
    78a  c59d59c2                  vmulpd ymm0, ymm12, ymm2                             ; mul float64x4
    78e  c5fd5ac0                  vcvtpd2ps xmm0, ymm0                                 ; cast float32x4
    792  c4e36518f801              vinsertf128 ymm7, ymm3, xmm0, 1                      ; vectorize float32x8
    798  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    79d  c4e27db87c2420            vfmadd231ps ymm7, ymm0, ymmword ptr [rsp + 32]       ; mulacc float32x8
    7a4  c4e27d5805d7020000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    7ad  c58c58f0                  vaddps ymm6, ymm14, ymm0                             ; add float32x8
    7b1  c4e27d5805d6020000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    7ba  c57cc2ce01                vcmpps ymm9, ymm0, ymm6, 1                           ; cmplt boolx8
    7bf  c4e27d5805cc020000        vpbroadcastd ymm0, dword ptr [rip + 0000807f]
    7c8  c54cc2c001                vcmpps ymm8, ymm6, ymm0, 1                           ; cmplt boolx8
    7cd  c4e27d5805c2020000        vpbroadcastd ymm0, dword ptr [rip + 00008000]
    7d6  c5ccc2e001                vcmpps ymm4, ymm6, ymm0, 1                           ; cmplt boolx8
    7db  c4e27d5805b8020000        vpbroadcastd ymm0, dword ptr [rip + 0000004c]
    7e4  c5cc59c0                  vmulps ymm0, ymm6, ymm0                              ; mul float32x8
    7e8  c4e34d4ae840              vblendvps ymm5, ymm6, ymm0, ymm4                     ; where float32x8
    7ee  c4e27d5805a9020000        vpbroadcastd ymm0, dword ptr [rip + 0dfbcac0]
    7f7  c5d5fed8                  vpaddd ymm3, ymm5, ymm0                              ; add int32x8
    7fb  c5fd72e317                vpsrad ymm0, ymm3, 23                                ; shr int32x8
    800  c5fc5bd0                  vcvtdq2ps ymm2, ymm0                                 ; cast float32x8
    804  c4e27d580583020000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    80d  c4e27d580d8e020000        vpbroadcastd ymm1, dword ptr [rip + 0000c841]
    816  c4e37d4ac140              vblendvps ymm0, ymm0, ymm1, ymm4                     ; where float32x8
    81c  c5ec5ce0                  vsubps ymm4, ymm2, ymm0                              ; sub float32x8
    820  c4e27d58057f020000        vpbroadcastd ymm0, dword ptr [rip + 000080ff]
    829  c5e5dbc0                  vpand ymm0, ymm3, ymm0                               ; and int32x8
    82d  c5d5fac8                  vpsubd ymm1, ymm5, ymm0                              ; sub int32x8
    831  c4e27d58054a020000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    83a  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    83e  c4e27d580d65020000        vpbroadcastd ymm1, dword ptr [rip + ce37f6bd]        ; mulacc float32x8
    847  c4e27d580560020000        vpbroadcastd ymm0, dword ptr [rip + 5b74413e]
    850  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    855  c4e27d580556020000        vpbroadcastd ymm0, dword ptr [rip + 4c3b40be]
    85e  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    863  c4e27d58054c020000        vpbroadcastd ymm0, dword ptr [rip + 79b2503e]
    86c  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    871  c4e27d580542020000        vpbroadcastd ymm0, dword ptr [rip + 3ebb75be]
    87a  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    87f  c4e27d580538020000        vpbroadcastd ymm0, dword ptr [rip + 39c8933e]
    888  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    88d  c4e27d58052e020000        vpbroadcastd ymm0, dword ptr [rip + 5dabb8be]
    896  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    89b  c4e27d580524020000        vpbroadcastd ymm0, dword ptr [rip + 0838f63e]
    8a4  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    8a9  c4e27d58051a020000        vpbroadcastd ymm0, dword ptr [rip + 3baa38bf]
    8b2  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    8b7  c4e27d580510020000        vpbroadcastd ymm0, dword ptr [rip + eda8e23e]
    8c0  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    8c5  c5ec59c1                  vmulps ymm0, ymm2, ymm1                              ; mul float32x8
    8c9  c5ec58c0                  vaddps ymm0, ymm2, ymm0                              ; add float32x8
    8cd  c5dc58c8                  vaddps ymm1, ymm4, ymm0                              ; add float32x8
    8d1  c4e27d5805ba010000        vpbroadcastd ymm0, dword ptr [rip + 0000807f]
    8da  c4e37d4ad980              vblendvps ymm3, ymm0, ymm1, ymm8                     ; where float32x8
    8e0  c4e27d5805a7010000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    8e9  c5ccc2d000                vcmpps ymm2, ymm6, ymm0, 0                           ; cmpeq boolx8
    8ee  c4e27d5805dd010000        vpbroadcastd ymm0, dword ptr [rip + 0000c07f]
    8f7  c4e27d580da8010000        vpbroadcastd ymm1, dword ptr [rip + 000080ff]
    900  c4e37d4ac120              vblendvps ymm0, ymm0, ymm1, ymm2                     ; where float32x8
    906  c4e37d4ac390              vblendvps ymm0, ymm0, ymm3, ymm9                     ; where float32x8
    90c  c5c458c0                  vaddps ymm0, ymm7, ymm0                              ; add float32x8
    910  c4c17c1102                vmovups ymmword ptr [r10], ymm0                      ; store void
    915  4983c120                  add r9, 32                                           ; end void
    919  4983c220                  add r10, 32
    91d  4183c001                  add r8d, 1
    921  4183f808                  cmp r8d, 8
    925  0f8c15f7ffff              jl loop_40
done_92b:
    92b  c5f877                    vzeroupper                                           ; sink void
    92e  488b642440                mov rsp, qword ptr [rsp + 64]
    933  c3                        ret                                                  ; sink void
