transcendental:
      0  488bc4                    mov rax, rsp
      3  4881ec80000000            sub rsp, 128
      a  4883e4c0                  and rsp, -64
      e  4889442440                mov qword ptr [rsp + 64], rax
     13  41bb00000000              mov r11d, 0
     19  c4627d593d9e090000        vpbroadcastq ymm15, qword ptr [rip + 0000000000004843]
     22  4c8b17                    mov r10, qword ptr [rdi]
     25  4c8b4f08                  mov r9, qword ptr [rdi + 8]                          ; define_global ptr<float32, global, 64>
     29  41b800000000              mov r8d, 0                                           ; range int32
loop_40:
     40  c4c17c1021                vmovups ymm4, ymmword ptr [r9]                       ; load float32x8
     45  c4e27d5805f2090000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
     4e  c5fc5fcc                  vmaxps ymm1, ymm0, ymm4                              ; where float32x8
     52  c4e27d5805e9090000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
     5b  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
     5f  c4e27d5805e0090000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
     68  c5f458d8                  vaddps ymm3, ymm1, ymm0                              ; add float32x8
     6c  c4e27d5805d3090000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
     75  c5e45cc0                  vsubps ymm0, ymm3, ymm0                              ; sub float32x8
     79  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
     7d  c4e27d580dc6090000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
     86  c4e27d5805c1090000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
     8f  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
     94  c4e27d5805b7090000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
     9d  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
     a2  c4e27d5805ad090000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
     ab  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
     b0  c4e27d5805a3090000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
     b9  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
     be  c4e27d580599090000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
     c7  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
     cc  c4e27d58058f090000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
     d5  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
     da  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
     df  c5fd72f217                vpslld ymm0, ymm2, 23                                ; shl uint32x8
     e4  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
     e8  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
     ec  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
     f1  c5f459c0                  vmulps ymm0, ymm1, ymm0                              ; mul float32x8
     f5  c5fc110424                vmovups ymmword ptr [rsp], ymm0
     fa  c4e27d580565090000        vpbroadcastd ymm0, dword ptr [rip + 00000080]
    103  c57c55f4                  vandnps ymm14, ymm0, ymm4                            ; abs float32x8
    107  c4c17c51c6                vsqrtps ymm0, ymm14                                  ; sqrt float32x8
    10c  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
    112  c4e27d580551090000        vpbroadcastd ymm0, dword ptr [rip + 0000804e]
    11b  c4c17cc2c601              vcmpps ymm0, ymm0, ymm14, 1                          ; cmplt boolx8
    121  c4e37d06c801              vperm2f128 ymm1, ymm0, ymm0, 1                       ; gep boolx8
    127  c5fdebc1                  vpor ymm0, ymm0, ymm1                                ; or boolx8
    12b  c5fdc6c805                vshufpd ymm1, ymm0, ymm0, 5                          ; gep boolx8
    130  c5fdebc1                  vpor ymm0, ymm0, ymm1                                ; or boolx8
    134  c5fcc6c8b1                vshufps ymm1, ymm0, ymm0, 177                        ; gep boolx8
    139  c5fdebc1                  vpor ymm0, ymm0, ymm1                                ; or boolx8
    13d  c4e37916c700              vpextrd edi, xmm0, 0                                 ; gep bool
    143  83e701                    and edi, 1
    146  c57c5acc                  vcvtps2pd ymm9, xmm4                                 ; cast float64x4
    14a  c4e37d19e001              vextractf128 xmm0, ymm4, 1                           ; gep float32x4
    150  c57c5ad0                  vcvtps2pd ymm10, xmm0                                ; cast float64x4
    154  c4e27d590503080000        vpbroadcastq ymm0, qword ptr [rip + 83c8c96d305fd43f]
    15d  c5b559c8                  vmulpd ymm1, ymm9, ymm0                              ; mul float64x4
    161  c4e27d5905fe070000        vpbroadcastq ymm0, qword ptr [rip + 0000000000003843]
    16a  c5f558d0                  vaddpd ymm2, ymm1, ymm0                              ; add float64x4
    16e  c4e27d5905f1070000        vpbroadcastq ymm0, qword ptr [rip + 0000000000003843]
    177  c5ed5cc8                  vsubpd ymm1, ymm2, ymm0                              ; sub float64x4
    17b  c4c17c28d9                vmovaps ymm3, ymm9                                   ; mulacc float64x4
    180  c4e27d5905e7070000        vpbroadcastq ymm0, qword ptr [rip + 00000040fb2109c0]
    189  c4e2f5b8d8                vfmadd231pd ymm3, ymm1, ymm0                         ; mulacc float64x4
    18e  c4e27d5905e1070000        vpbroadcastq ymm0, qword ptr [rip + 999846182d4484be]
    197  c4e2f5b8d8                vfmadd231pd ymm3, ymm1, ymm0                         ; mulacc float64x4
    19c  c4e3f916d600              vpextrq rsi, xmm2, 0                                 ; gep uint64
    1a2  48c1e63f                  shl rsi, 63                                          ; shl uint64
    1a6  c4e3f916d101              vpextrq rcx, xmm2, 1                                 ; gep uint64
    1ac  48c1e13f                  shl rcx, 63                                          ; shl uint64
    1b0  c4e37d19d001              vextractf128 xmm0, ymm2, 1                           ; gep uint64
    1b6  c4e3f916c200              vpextrq rdx, xmm0, 0
    1bc  48c1e23f                  shl rdx, 63                                          ; shl uint64
    1c0  c4e37d19d001              vextractf128 xmm0, ymm2, 1                           ; gep uint64
    1c6  c4e3f916c001              vpextrq rax, xmm0, 1
    1cc  48c1e03f                  shl rax, 63                                          ; shl uint64
    1d0  c4e1f96ec6                vmovq xmm0, rsi                                      ; vectorize uint64x4
    1d5  c4e3f922c901              vpinsrq xmm1, xmm0, rcx, 1
    1db  c4e1f96ec2                vmovq xmm0, rdx
    1e0  c4e3f922c001              vpinsrq xmm0, xmm0, rax, 1
    1e6  c4e37518c001              vinsertf128 ymm0, ymm1, xmm0, 1
    1ec  c565efe8                  vpxor ymm13, ymm3, ymm0                              ; xor uint64x4
    1f0  c4e27d590567070000        vpbroadcastq ymm0, qword ptr [rip + 83c8c96d305fd43f]
    1f9  c5ad59c8                  vmulpd ymm1, ymm10, ymm0                             ; mul float64x4
    1fd  c4e27d590562070000        vpbroadcastq ymm0, qword ptr [rip + 0000000000003843]
    206  c5f558d0                  vaddpd ymm2, ymm1, ymm0                              ; add float64x4
    20a  c4e27d590555070000        vpbroadcastq ymm0, qword ptr [rip + 0000000000003843]
    213  c5ed5cc8                  vsubpd ymm1, ymm2, ymm0                              ; sub float64x4
    217  c4c17c28da                vmovaps ymm3, ymm10                                  ; mulacc float64x4
    21c  c4e27d59054b070000        vpbroadcastq ymm0, qword ptr [rip + 00000040fb2109c0]
    225  c4e2f5b8d8                vfmadd231pd ymm3, ymm1, ymm0                         ; mulacc float64x4
    22a  c4e27d590545070000        vpbroadcastq ymm0, qword ptr [rip + 999846182d4484be]
    233  c4e2f5b8d8                vfmadd231pd ymm3, ymm1, ymm0                         ; mulacc float64x4
    238  c4e3f916d600              vpextrq rsi, xmm2, 0                                 ; gep uint64
    23e  48c1e63f                  shl rsi, 63                                          ; shl uint64
    242  c4e3f916d101              vpextrq rcx, xmm2, 1                                 ; gep uint64
    248  48c1e13f                  shl rcx, 63                                          ; shl uint64
    24c  c4e37d19d001              vextractf128 xmm0, ymm2, 1                           ; gep uint64
    252  c4e3f916c200              vpextrq rdx, xmm0, 0
    258  48c1e23f                  shl rdx, 63                                          ; shl uint64
    25c  c4e37d19d001              vextractf128 xmm0, ymm2, 1                           ; gep uint64
    262  c4e3f916c001              vpextrq rax, xmm0, 1
    268  48c1e03f                  shl rax, 63                                          ; shl uint64
    26c  c4e1f96ec6                vmovq xmm0, rsi                                      ; vectorize uint64x4
    271  c4e3f922c901              vpinsrq xmm1, xmm0, rcx, 1
    277  c4e1f96ec2                vmovq xmm0, rdx
    27c  c4e3f922c001              vpinsrq xmm0, xmm0, rax, 1
    282  c4e37518c001              vinsertf128 ymm0, ymm1, xmm0, 1
    288  c565efe0                  vpxor ymm12, ymm3, ymm0                              ; xor uint64x4
    28c  443bdf                    cmp r11d, edi                                        ; range int32
    28f  0f8d2b040000              jge done_6c0
    295  c4e27d5805ce070000        vpbroadcastd ymm0, dword ptr [rip + 0000804e]
    29e  c4417cc2de01              vcmpps ymm11, ymm0, ymm14, 1                         ; cmplt boolx8
    2a4  c4e27d5905d3060000        vpbroadcastq ymm0, qword ptr [rip + 0000000000000080]
    2ad  c4c17d55d1                vandnpd ymm2, ymm0, ymm9                             ; abs float64x4
    2b2  c4e27d5905cd060000        vpbroadcastq ymm0, qword ptr [rip + 0000000000008046]
    2bb  c5edc2c001                vcmppd ymm0, ymm2, ymm0, 1                           ; cmplt boolx4
    2c0  c4e27d000d57060000        vpshufb ymm1, ymm0, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    2c9  c5fc10056f060000          vmovups ymm0, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    2d1  c4627d36c1                vpermd ymm8, ymm0, ymm1                              ; cmplt boolx4
    2d6  c4e27d5905b1060000        vpbroadcastq ymm0, qword ptr [rip + 000000000000f044]
    2df  c5edc2c001                vcmppd ymm0, ymm2, ymm0, 1                           ; cmplt boolx4
    2e4  c4e27d000d33060000        vpshufb ymm1, ymm0, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    2ed  c5fc10054b060000          vmovups ymm0, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    2f5  c4e27d36f1                vpermd ymm6, ymm0, ymm1                              ; cmplt boolx4
    2fa  c4e27d590595060000        vpbroadcastq ymm0, qword ptr [rip + 0000000000006043]
    303  c5edc2c001                vcmppd ymm0, ymm2, ymm0, 1                           ; cmplt boolx4
    308  c4e27d000d0f060000        vpshufb ymm1, ymm0, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    311  c5fc100527060000          vmovups ymm0, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    319  c4e27d36d9                vpermd ymm3, ymm0, ymm1                              ; cmplt boolx4
    31e  c4e27d25d3                vpmovsxdq ymm2, xmm3                                 ; where float64x4
    323  c4e27d59057c060000        vpbroadcastq ymm0, qword ptr [rip + 000000a82072f23d]
    32c  c4e27d590d6b060000        vpbroadcastq ymm1, qword ptr [rip + 000000701bcc773f]
    335  c4e37d4bd120              vblendvpd ymm2, ymm0, ymm1, ymm2                     ; where float64x4
    33b  c4e27d25ce                vpmovsxdq ymm1, xmm6                                 ; where float64x4
    340  c4e27d590567060000        vpbroadcastq ymm0, qword ptr [rip + 00000074c29f623c]
    349  c4e37d4bd210              vblendvpd ymm2, ymm0, ymm2, ymm1                     ; where float64x4
    34f  c4c27d25c8                vpmovsxdq ymm1, xmm8                                 ; where float64x4
    354  c4e27d59055b060000        vpbroadcastq ymm0, qword ptr [rip + 0000004c7df4c53a]
    35d  c4e37d4bc210              vblendvpd ymm0, ymm0, ymm2, ymm1                     ; where float64x4
    363  c5b559c8                  vmulpd ymm1, ymm9, ymm0                              ; mul float64x4
    367  c4c17558c7                vaddpd ymm0, ymm1, ymm15                             ; add float64x4
    36c  c4c17d5cc7                vsubpd ymm0, ymm0, ymm15                             ; sub float64x4
    371  c5f55cf8                  vsubpd ymm7, ymm1, ymm0                              ; sub float64x4
    375  c4e27d25d3                vpmovsxdq ymm2, xmm3                                 ; where float64x4
    37a  c4e27d59054d060000        vpbroadcastq ymm0, qword ptr [rip + 000000aa13fe343c]
    383  c4e27d590d3c060000        vpbroadcastq ymm1, qword ptr [rip + 0000004a0591c33d]
    38c  c4e37d4bd120              vblendvpd ymm2, ymm0, ymm1, ymm2                     ; where float64x4
    392  c4e27d25ce                vpmovsxdq ymm1, xmm6                                 ; where float64x4
    397  c4e27d590538060000        vpbroadcastq ymm0, qword ptr [rip + 00000034f5d1a73a]
    3a0  c4e37d4bd210              vblendvpd ymm2, ymm0, ymm2, ymm1                     ; where float64x4
    3a6  c4c27d25c8                vpmovsxdq ymm1, xmm8                                 ; where float64x4
    3ab  c4e27d59052c060000        vpbroadcastq ymm0, qword ptr [rip + 0000006c03770339]
    3b4  c4e37d4bc210              vblendvpd ymm0, ymm0, ymm2, ymm1                     ; where float64x4
    3ba  c5b559c8                  vmulpd ymm1, ymm9, ymm0                              ; mul float64x4
    3be  c4c17558c7                vaddpd ymm0, ymm1, ymm15                             ; add float64x4
    3c3  c4c17d5cc7                vsubpd ymm0, ymm0, ymm15                             ; sub float64x4
    3c8  c5f55ce0                  vsubpd ymm4, ymm1, ymm0                              ; sub float64x4
    3cc  c5c558ec                  vaddpd ymm5, ymm7, ymm4                              ; add float64x4
    3d0  c4e27d25d3                vpmovsxdq ymm2, xmm3                                 ; where float64x4
    3d5  c4e27d590512060000        vpbroadcastq ymm0, qword ptr [rip + db06eea6a98f7e3a]
    3de  c4e27d590d01060000        vpbroadcastq ymm1, qword ptr [rip + 4c531f7d75c2ef3b]
    3e7  c4e37d4bd120              vblendvpd ymm2, ymm0, ymm1, ymm2                     ; where float64x4
    3ed  c4e27d25ce                vpmovsxdq ymm1, xmm6                                 ; where float64x4
    3f2  c4e27d5905fd050000        vpbroadcastq ymm0, qword ptr [rip + 26b3526c1bb8db38]
    3fb  c4e37d4bd210              vblendvpd ymm2, ymm0, ymm2, ymm1                     ; where float64x4
    401  c4c27d25c8                vpmovsxdq ymm1, xmm8                                 ; where float64x4
    406  c4e27d5905f1050000        vpbroadcastq ymm0, qword ptr [rip + 10e4104f66a54837]
    40f  c4e37d4bc210              vblendvpd ymm0, ymm0, ymm2, ymm1                     ; where float64x4
    415  c5b559d8                  vmulpd ymm3, ymm9, ymm0                              ; mul float64x4
    419  c5d558cb                  vaddpd ymm1, ymm5, ymm3                              ; add float64x4
    41d  c4e27d590542050000        vpbroadcastq ymm0, qword ptr [rip + 0000000000003843]
    426  c5f558d0                  vaddpd ymm2, ymm1, ymm0                              ; add float64x4
    42a  c4e27d590535050000        vpbroadcastq ymm0, qword ptr [rip + 0000000000003843]
    433  c5ed5cc0                  vsubpd ymm0, ymm2, ymm0                              ; sub float64x4
    437  c5c55cc0                  vsubpd ymm0, ymm7, ymm0                              ; sub float64x4
    43b  c5fd58c4                  vaddpd ymm0, ymm0, ymm4                              ; add float64x4
    43f  c5fd58cb                  vaddpd ymm1, ymm0, ymm3                              ; add float64x4
    443  c4e27d5905bc050000        vpbroadcastq ymm0, qword ptr [rip + 182d4454fb210940]
    44c  c5f559d8                  vmulpd ymm3, ymm1, ymm0                              ; mul float64x4
    450  c4e3f916d600              vpextrq rsi, xmm2, 0                                 ; gep uint64
    456  48c1e63f                  shl rsi, 63                                          ; shl uint64
    45a  c4e3f916d101              vpextrq rcx, xmm2, 1                                 ; gep uint64
    460  48c1e13f                  shl rcx, 63                                          ; shl uint64
    464  c4e37d19d001              vextractf128 xmm0, ymm2, 1                           ; gep uint64
    46a  c4e3f916c200              vpextrq rdx, xmm0, 0
    470  48c1e23f                  shl rdx, 63                                          ; shl uint64
    474  c4e37d19d001              vextractf128 xmm0, ymm2, 1                           ; gep uint64
    47a  c4e3f916c001              vpextrq rax, xmm0, 1
    480  48c1e03f                  shl rax, 63                                          ; shl uint64
    484  c4e1f96ec6                vmovq xmm0, rsi                                      ; vectorize uint64x4
    489  c4e3f922c901              vpinsrq xmm1, xmm0, rcx, 1
    48f  c4e1f96ec2                vmovq xmm0, rdx
    494  c4e3f922c001              vpinsrq xmm0, xmm0, rax, 1
    49a  c4e37518c001              vinsertf128 ymm0, ymm1, xmm0, 1
    4a0  c5e5efc8                  vpxor ymm1, ymm3, ymm0                               ; xor uint64x4
    4a4  c4c27d25c3                vpmovsxdq ymm0, xmm11                                ; where float64x4
    4a9  c463154be900              vblendvpd ymm13, ymm13, ymm1, ymm0
    4af  c4437d19d901              vextractf128 xmm9, ymm11, 1                          ; gep boolx4
    4b5  c4e27d5905c2040000        vpbroadcastq ymm0, qword ptr [rip + 0000000000000080]
    4be  c4c17d55d2                vandnpd ymm2, ymm0, ymm10                            ; abs float64x4
    4c3  c4e27d5905bc040000        vpbroadcastq ymm0, qword ptr [rip + 0000000000008046]
    4cc  c5edc2c001                vcmppd ymm0, ymm2, ymm0, 1                           ; cmplt boolx4
    4d1  c4e27d000d46040000        vpshufb ymm1, ymm0, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    4da  c5fc10055e040000          vmovups ymm0, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    4e2  c4627d36c1                vpermd ymm8, ymm0, ymm1                              ; cmplt boolx4
    4e7  c4e27d5905a0040000        vpbroadcastq ymm0, qword ptr [rip + 000000000000f044]
    4f0  c5edc2c001                vcmppd ymm0, ymm2, ymm0, 1                           ; cmplt boolx4
    4f5  c4e27d000d22040000        vpshufb ymm1, ymm0, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    4fe  c5fc10053a040000          vmovups ymm0, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    506  c4e27d36f1                vpermd ymm6, ymm0, ymm1                              ; cmplt boolx4
    50b  c4e27d590584040000        vpbroadcastq ymm0, qword ptr [rip + 0000000000006043]
    514  c5edc2c001                vcmppd ymm0, ymm2, ymm0, 1                           ; cmplt boolx4
    519  c4e27d000dfe030000        vpshufb ymm1, ymm0, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    522  c5fc100516040000          vmovups ymm0, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    52a  c4e27d36d9                vpermd ymm3, ymm0, ymm1                              ; cmplt boolx4
    52f  c4e27d25d3                vpmovsxdq ymm2, xmm3                                 ; where float64x4
    534  c4e27d59056b040000        vpbroadcastq ymm0, qword ptr [rip + 000000a82072f23d]
    53d  c4e27d590d5a040000        vpbroadcastq ymm1, qword ptr [rip + 000000701bcc773f]
    546  c4e37d4bd120              vblendvpd ymm2, ymm0, ymm1, ymm2                     ; where float64x4
    54c  c4e27d25ce                vpmovsxdq ymm1, xmm6                                 ; where float64x4
    551  c4e27d590556040000        vpbroadcastq ymm0, qword ptr [rip + 00000074c29f623c]
    55a  c4e37d4bd210              vblendvpd ymm2, ymm0, ymm2, ymm1                     ; where float64x4
    560  c4c27d25c8                vpmovsxdq ymm1, xmm8                                 ; where float64x4
    565  c4e27d59054a040000        vpbroadcastq ymm0, qword ptr [rip + 0000004c7df4c53a]
    56e  c4e37d4bc210              vblendvpd ymm0, ymm0, ymm2, ymm1                     ; where float64x4
    574  c5ad59c8                  vmulpd ymm1, ymm10, ymm0                             ; mul float64x4
    578  c4c17558c7                vaddpd ymm0, ymm1, ymm15                             ; add float64x4
    57d  c4c17d5cc7                vsubpd ymm0, ymm0, ymm15                             ; sub float64x4
    582  c5f55cf8                  vsubpd ymm7, ymm1, ymm0                              ; sub float64x4
    586  c4e27d25d3                vpmovsxdq ymm2, xmm3                                 ; where float64x4
    58b  c4e27d59053c040000        vpbroadcastq ymm0, qword ptr [rip + 000000aa13fe343c]
    594  c4e27d590d2b040000        vpbroadcastq ymm1, qword ptr [rip + 0000004a0591c33d]
    59d  c4e37d4bd120              vblendvpd ymm2, ymm0, ymm1, ymm2                     ; where float64x4
    5a3  c4e27d25ce                vpmovsxdq ymm1, xmm6                                 ; where float64x4
    5a8  c4e27d590527040000        vpbroadcastq ymm0, qword ptr [rip + 00000034f5d1a73a]
    5b1  c4e37d4bd210              vblendvpd ymm2, ymm0, ymm2, ymm1                     ; where float64x4
    5b7  c4c27d25c8                vpmovsxdq ymm1, xmm8                                 ; where float64x4
    5bc  c4e27d59051b040000        vpbroadcastq ymm0, qword ptr [rip + 0000006c03770339]
    5c5  c4e37d4bc210              vblendvpd ymm0, ymm0, ymm2, ymm1                     ; where float64x4
    5cb  c5ad59c8                  vmulpd ymm1, ymm10, ymm0                             ; mul float64x4
    5cf  c4c17558c7                vaddpd ymm0, ymm1, ymm15                             ; add float64x4
    5d4  c4c17d5cc7                vsubpd ymm0, ymm0, ymm15                             ; sub float64x4
    5d9  c5f55ce0                  vsubpd ymm4, ymm1, ymm0                              ; sub float64x4
    5dd  c5c558ec                  vaddpd ymm5, ymm7, ymm4                              ; add float64x4
    5e1  c4e27d25d3                vpmovsxdq ymm2, xmm3                                 ; where float64x4
    5e6  c4e27d590501040000        vpbroadcastq ymm0, qword ptr [rip + db06eea6a98f7e3a]
    5ef  c4e27d590df0030000        vpbroadcastq ymm1, qword ptr [rip + 4c531f7d75c2ef3b]
    5f8  c4e37d4bd120              vblendvpd ymm2, ymm0, ymm1, ymm2                     ; where float64x4
    5fe  c4e27d25ce                vpmovsxdq ymm1, xmm6                                 ; where float64x4
    603  c4e27d5905ec030000        vpbroadcastq ymm0, qword ptr [rip + 26b3526c1bb8db38]
    60c  c4e37d4bd210              vblendvpd ymm2, ymm0, ymm2, ymm1                     ; where float64x4
    612  c4c27d25c8                vpmovsxdq ymm1, xmm8                                 ; where float64x4
    617  c4e27d5905e0030000        vpbroadcastq ymm0, qword ptr [rip + 10e4104f66a54837]
    620  c4e37d4bc210              vblendvpd ymm0, ymm0, ymm2, ymm1                     ; where float64x4
    626  c5ad59d8                  vmulpd ymm3, ymm10, ymm0                             ; mul float64x4
    62a  c5d558cb                  vaddpd ymm1, ymm5, ymm3                              ; add float64x4
    62e  c4e27d590531030000        vpbroadcastq ymm0, qword ptr [rip + 0000000000003843]
    637  c5f558d0                  vaddpd ymm2, ymm1, ymm0                              ; add float64x4
    63b  c4e27d590524030000        vpbroadcastq ymm0, qword ptr [rip + 0000000000003843]
    644  c5ed5cc0                  vsubpd ymm0, ymm2, ymm0                              ; sub float64x4
    648  c5c55cc0                  vsubpd ymm0, ymm7, ymm0                              ; sub float64x4
    64c  c5fd58c4                  vaddpd ymm0, ymm0, ymm4                              ; add float64x4
    650  c5fd58cb                  vaddpd ymm1, ymm0, ymm3                              ; add float64x4
    654  c4e27d5905ab030000        vpbroadcastq ymm0, qword ptr [rip + 182d4454fb210940]
    65d  c5f559d8                  vmulpd ymm3, ymm1, ymm0                              ; mul float64x4
    661  c4e3f916d600              vpextrq rsi, xmm2, 0                                 ; gep uint64
    667  48c1e63f                  shl rsi, 63                                          ; shl uint64
    66b  c4e3f916d101              vpextrq rcx, xmm2, 1                                 ; gep uint64
    671  48c1e13f                  shl rcx, 63                                          ; shl uint64
    675  c4e37d19d001              vextractf128 xmm0, ymm2, 1                           ; gep uint64
    67b  c4e3f916c200              vpextrq rdx, xmm0, 0
    681  48c1e23f                  shl rdx, 63                                          ; shl uint64
    685  c4e37d19d001              vextractf128 xmm0, ymm2, 1                           ; gep uint64
    68b  c4e3f916c001              vpextrq rax, xmm0, 1
    691  48c1e03f                  shl rax, 63                                          ; shl uint64
    695  c4e1f96ec6                vmovq xmm0, rsi                                      ; vectorize uint64x4
    69a  c4e3f922c901              vpinsrq xmm1, xmm0, rcx, 1
    6a0  c4e1f96ec2                vmovq xmm0, rdx
    6a5  c4e3f922c001              vpinsrq xmm0, xmm0, rax, 1
    6ab  c4e37518c001              vinsertf128 ymm0, ymm1, xmm0, 1
    6b1  c5e5efc8                  vpxor ymm1, ymm3, ymm0                               ; xor uint64x4
    6b5  c4c27d25c1                vpmovsxdq ymm0, xmm9                                 ; where float64x4
    6ba  c4631d4be100              vblendvpd ymm12, ymm12, ymm1, ymm0
done_6c0:
    6c0  c4c11559d5                vmulpd ymm2, ymm13, ymm13                            ; mul float64x4
    6c5  c4e27d590d42030000        vpbroadcastq ymm1, qword ptr [rip + 0000008026ba65be]; mulacc float64x4
    6ce  c4e27d590541030000        vpbroadcastq ymm0, qword ptr [rip + 0000004083c7c73e]
    6d7  c4e2eda8c8                vfmadd213pd ymm1, ymm2, ymm0                         ; mulacc float64x4
    6dc  c4e27d59053b030000        vpbroadcastq ymm0, qword ptr [rip + 000000a0c6052abf]
    6e5  c4e2eda8c8                vfmadd213pd ymm1, ymm2, ymm0                         ; mulacc float64x4
    6ea  c4e27d590535030000        vpbroadcastq ymm0, qword ptr [rip + 000000601911813f]
    6f3  c4e2eda8c8                vfmadd213pd ymm1, ymm2, ymm0                         ; mulacc float64x4
    6f8  c4e27d59052f030000        vpbroadcastq ymm0, qword ptr [rip + 000000605555c5bf]
    701  c4e2eda8c8                vfmadd213pd ymm1, ymm2, ymm0                         ; mulacc float64x4
    706  c4e27d590529030000        vpbroadcastq ymm0, qword ptr [rip + 000000000000f03f]
    70f  c4e2f5a8d0                vfmadd213pd ymm2, ymm1, ymm0                         ; mulacc float64x4
    714  c59559c2                  vmulpd ymm0, ymm13, ymm2                             ; mul float64x4
    718  c5fd5ad8                  vcvtpd2ps xmm3, ymm0                                 ; cast float32x4
    71c  c4c11d59d4                vmulpd ymm2, ymm12, ymm12                            ; mul float64x4
    721  c4e27d590de6020000        vpbroadcastq ymm1, qword ptr [rip + 0000008026ba65be]; mulacc float64x4
    72a  c4e27d5905e5020000        vpbroadcastq ymm0, qword ptr [rip + 0000004083c7c73e]
    733  c4e2eda8c8                vfmadd213pd ymm1, ymm2, ymm0                         ; mulacc float64x4
    738  c4e27d5905df020000        vpbroadcastq ymm0, qword ptr [rip + 000000a0c6052abf]
    741  c4e2eda8c8                vfmadd213pd ymm1, ymm2, ymm0                         ; mulacc float64x4
    746  c4e27d5905d9020000        vpbroadcastq ymm0, qword ptr [rip + 000000601911813f]
    74f  c4e2eda8c8                vfmadd213pd ymm1, ymm2, ymm0                         ; mulacc float64x4
    754  c4e27d5905d3020000        vpbroadcastq ymm0, qword ptr [rip + 000000605555c5bf]
    75d  c4e2eda8c8                vfmadd213pd ymm1, ymm2, ymm0                         ; mulacc float64x4
    762  c4e27d5905cd020000        vpbroadcastq ymm0, qword ptr [rip + 000000000000f03f]
    76b  c4e2f5a8d0                vfmadd213pd ymm2, ymm1, ymm0                         ; mulacc float64x4
    770  c59d59c2                  vmulpd ymm0, ymm12, ymm2                             ; mul float64x4
    774  c5fd5ac0                  vcvtpd2ps xmm0, ymm0                                 ; cast float32x4
    778  c4e36518f801              vinsertf128 ymm7, ymm3, xmm0, 1                      ; vectorize float32x8
    77e  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    783  c4e27db87c2420            vfmadd231ps ymm7, ymm0, ymmword ptr [rsp + 32]       ; mulacc float32x8
    78a  c4e27d5805d1020000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    793  c58c58f0                  vaddps ymm6, ymm14, ymm0                             ; add float32x8
    797  c4e27d5805d0020000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    7a0  c57cc2ce01                vcmpps ymm9, ymm0, ymm6, 1                           ; cmplt boolx8
    7a5  c4e27d5805c6020000        vpbroadcastd ymm0, dword ptr [rip + 0000807f]
    7ae  c54cc2c001                vcmpps ymm8, ymm6, ymm0, 1                           ; cmplt boolx8
    7b3  c4e27d5805bc020000        vpbroadcastd ymm0, dword ptr [rip + 00008000]
    7bc  c5ccc2e001                vcmpps ymm4, ymm6, ymm0, 1                           ; cmplt boolx8
    7c1  c4e27d5805b2020000        vpbroadcastd ymm0, dword ptr [rip + 0000004c]
    7ca  c5cc59c0                  vmulps ymm0, ymm6, ymm0                              ; mul float32x8
    7ce  c4e34d4ae840              vblendvps ymm5, ymm6, ymm0, ymm4                     ; where float32x8
    7d4  c4e27d5805a3020000        vpbroadcastd ymm0, dword ptr [rip + 0dfbcac0]
    7dd  c5d5fed8                  vpaddd ymm3, ymm5, ymm0                              ; add int32x8
    7e1  c5fd72e317                vpsrad ymm0, ymm3, 23                                ; shr int32x8
    7e6  c5fc5bd0                  vcvtdq2ps ymm2, ymm0                                 ; cast float32x8
    7ea  c4e27d58057d020000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    7f3  c4e27d580d88020000        vpbroadcastd ymm1, dword ptr [rip + 0000c841]
    7fc  c4e37d4ac140              vblendvps ymm0, ymm0, ymm1, ymm4                     ; where float32x8
    802  c5ec5ce0                  vsubps ymm4, ymm2, ymm0                              ; sub float32x8
    806  c4e27d580579020000        vpbroadcastd ymm0, dword ptr [rip + 000080ff]
    80f  c5e5dbc0                  vpand ymm0, ymm3, ymm0                               ; and int32x8
    813  c5d5fac8                  vpsubd ymm1, ymm5, ymm0                              ; sub int32x8
    817  c4e27d580544020000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    820  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    824  c4e27d580d5f020000        vpbroadcastd ymm1, dword ptr [rip + ce37f6bd]        ; mulacc float32x8
    82d  c4e27d58055a020000        vpbroadcastd ymm0, dword ptr [rip + 5b74413e]
    836  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    83b  c4e27d580550020000        vpbroadcastd ymm0, dword ptr [rip + 4c3b40be]
    844  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    849  c4e27d580546020000        vpbroadcastd ymm0, dword ptr [rip + 79b2503e]
    852  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    857  c4e27d58053c020000        vpbroadcastd ymm0, dword ptr [rip + 3ebb75be]
    860  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    865  c4e27d580532020000        vpbroadcastd ymm0, dword ptr [rip + 39c8933e]
    86e  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    873  c4e27d580528020000        vpbroadcastd ymm0, dword ptr [rip + 5dabb8be]
    87c  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    881  c4e27d58051e020000        vpbroadcastd ymm0, dword ptr [rip + 0838f63e]
    88a  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    88f  c4e27d580514020000        vpbroadcastd ymm0, dword ptr [rip + 3baa38bf]
    898  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    89d  c4e27d58050a020000        vpbroadcastd ymm0, dword ptr [rip + eda8e23e]
    8a6  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    8ab  c5ec59c1                  vmulps ymm0, ymm2, ymm1                              ; mul float32x8
    8af  c5ec58c0                  vaddps ymm0, ymm2, ymm0                              ; add float32x8
    8b3  c5dc58c8                  vaddps ymm1, ymm4, ymm0                              ; add float32x8
    8b7  c4e27d5805b4010000        vpbroadcastd ymm0, dword ptr [rip + 0000807f]
    8c0  c4e37d4ad980              vblendvps ymm3, ymm0, ymm1, ymm8                     ; where float32x8
    8c6  c4e27d5805a1010000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    8cf  c5ccc2d000                vcmpps ymm2, ymm6, ymm0, 0                           ; cmpeq boolx8
    8d4  c4e27d5805d7010000        vpbroadcastd ymm0, dword ptr [rip + 0000c07f]
    8dd  c4e27d580da2010000        vpbroadcastd ymm1, dword ptr [rip + 000080ff]
    8e6  c4e37d4ac120              vblendvps ymm0, ymm0, ymm1, ymm2                     ; where float32x8
    8ec  c4e37d4ac390              vblendvps ymm0, ymm0, ymm3, ymm9                     ; where float32x8
    8f2  c5c458c0                  vaddps ymm0, ymm7, ymm0                              ; add float32x8
    8f6  c4c17c1102                vmovups ymmword ptr [r10], ymm0                      ; store void
    8fb  4983c120                  add r9, 32                                           ; end void
    8ff  4983c220                  add r10, 32
    903  4183c001                  add r8d, 1
    907  4183f808                  cmp r8d, 8
    90b  0f8c2ff7ffff              jl loop_40
done_911:
    911  c5f877                    vzeroupper                                           ; sink void
    914  488b642440                mov rsp, qword ptr [rsp + 64]
    919  c3                        ret                                                  ; sink void
