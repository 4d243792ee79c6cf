transcendental:
      0  488bc4                    mov rax, rsp
      3  4881ec80000000            sub rsp, 128
      a  4883e4c0                  and rsp, -64
      e  4889442440                mov qword ptr [rsp + 64], rax
     13  b800000000                mov eax, 0
     18  c4e27d590547090000        vpbroadcastq ymm0, qword ptr [rip + 0000000000003843]
     21  c4e27d590d96090000        vpbroadcastq ymm1, qword ptr [rip + 0000000000004843]
     2a  488b17                    mov rdx, qword ptr [rdi]
     2d  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 64>
     31  be00000000                mov esi, 0                                           ; range int32
loop_40:
     40  c5fc1011                  vmovups ymm2, ymmword ptr [rcx]                      ; load float32x8
     44  c4e27d581df3090000        vpbroadcastd ymm3, dword ptr [rip + 000016c3]
     4d  c5ecc2db01                vcmpps ymm3, ymm2, ymm3, 1                           ; cmplt boolx8
     52  c4e27d5825e9090000        vpbroadcastd ymm4, dword ptr [rip + 00000043]
     5b  c5dc5de2                  vminps ymm4, ymm4, ymm2                              ; where float32x8
     5f  c4e27d582de0090000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
     68  c4e35d4ae530              vblendvps ymm4, ymm4, ymm5, ymm3                     ; where float32x8
     6e  c4e27d582dd5090000        vpbroadcastd ymm5, dword ptr [rip + fe00404b]
     77  c5dc58ed                  vaddps ymm5, ymm4, ymm5                              ; add float32x8
     7b  c4e27d5835c8090000        vpbroadcastd ymm6, dword ptr [rip + fe00404b]
     84  c5d45cf6                  vsubps ymm6, ymm5, ymm6                              ; sub float32x8
     88  c5dc5ce6                  vsubps ymm4, ymm4, ymm6                              ; sub float32x8
     8c  c4e27d5835bb090000        vpbroadcastd ymm6, dword ptr [rip + b4621a39]        ; mulacc float32x8
     95  c4e27d583db6090000        vpbroadcastd ymm7, dword ptr [rip + c431af3a]
     9e  c4e25da8f7                vfmadd213ps ymm6, ymm4, ymm7                         ; mulacc float32x8
     a3  c4e27d583dac090000        vpbroadcastd ymm7, dword ptr [rip + ce9c1d3c]
     ac  c4e25da8f7                vfmadd213ps ymm6, ymm4, ymm7                         ; mulacc float32x8
     b1  c4e27d583da2090000        vpbroadcastd ymm7, dword ptr [rip + 6758633d]
     ba  c4e25da8f7                vfmadd213ps ymm6, ymm4, ymm7                         ; mulacc float32x8
     bf  c4e27d583d98090000        vpbroadcastd ymm7, dword ptr [rip + f0fd753e]
     c8  c4e25da8f7                vfmadd213ps ymm6, ymm4, ymm7                         ; mulacc float32x8
     cd  c4e27d583d8e090000        vpbroadcastd ymm7, dword ptr [rip + 1872313f]
     d6  c4e25da8f7                vfmadd213ps ymm6, ymm4, ymm7                         ; mulacc float32x8
     db  c4e27d583d84090000        vpbroadcastd ymm7, dword ptr [rip + 0000803f]
     e4  c4e25da8f7                vfmadd213ps ymm6, ymm4, ymm7                         ; mulacc float32x8
     e9  c5dd72f516                vpslld ymm4, ymm5, 22                                ; shl uint32x8
     ee  c4e27d583d75090000        vpbroadcastd ymm7, dword ptr [rip + 0000807f]
     f7  c5dddbe7                  vpand ymm4, ymm4, ymm7                               ; and uint32x8
     fb  c5cc59f4                  vmulps ymm6, ymm6, ymm4                              ; mul float32x8
     ff  c5d572f517                vpslld ymm5, ymm5, 23                                ; shl uint32x8
    104  c5d5fae4                  vpsubd ymm4, ymm5, ymm4                              ; sub uint32x8
    108  c5cc59e4                  vmulps ymm4, ymm6, ymm4                              ; mul float32x8
    10c  c4e27d582d33090000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
    115  c4e35d4add30              vblendvps ymm3, ymm4, ymm5, ymm3                     ; where float32x8
    11b  c5fc111c24                vmovups ymmword ptr [rsp], ymm3
    120  c4e27d581d47090000        vpbroadcastd ymm3, dword ptr [rip + 00000080]
    129  c5e455da                  vandnps ymm3, ymm3, ymm2                             ; abs float32x8
    12d  c5fc51e3                  vsqrtps ymm4, ymm3                                   ; sqrt float32x8
    131  c5fc11642420              vmovups ymmword ptr [rsp + 32], ymm4
    137  c4e27d582534090000        vpbroadcastd ymm4, dword ptr [rip + 0000804e]
    140  c5dcc2e301                vcmpps ymm4, ymm4, ymm3, 1                           ; cmplt boolx8
    145  c4e35d06ec01              vperm2f128 ymm5, ymm4, ymm4, 1                       ; gep boolx8
    14b  c5ddebe5                  vpor ymm4, ymm4, ymm5                                ; or boolx8
    14f  c5ddc6ec05                vshufpd ymm5, ymm4, ymm4, 5                          ; gep boolx8
    154  c5ddebe5                  vpor ymm4, ymm4, ymm5                                ; or boolx8
    158  c5dcc6ecb1                vshufps ymm5, ymm4, ymm4, 177                        ; gep boolx8
    15d  c5ddebe5                  vpor ymm4, ymm4, ymm5                                ; or boolx8
    161  c4e37916e700              vpextrd edi, xmm4, 0                                 ; gep bool
    167  83e701                    and edi, 1
    16a  c5fc5ae2                  vcvtps2pd ymm4, xmm2                                 ; cast float64x4
    16e  c4e37d19d201              vextractf128 xmm2, ymm2, 1                           ; gep float32x4
    174  c5fc5ad2                  vcvtps2pd ymm2, xmm2                                 ; cast float64x4
    178  c4e27d592ddf070000        vpbroadcastq ymm5, qword ptr [rip + 83c8c96d305fd43f]
    181  c5dd59ed                  vmulpd ymm5, ymm4, ymm5                              ; mul float64x4
    185  c5d558e8                  vaddpd ymm5, ymm5, ymm0                              ; add float64x4
    189  c5d55cf0                  vsubpd ymm6, ymm5, ymm0                              ; sub float64x4
    18d  c5fc28fc                  vmovaps ymm7, ymm4                                   ; mulacc float64x4
    191  c4627d5905d6070000        vpbroadcastq ymm8, qword ptr [rip + 00000040fb2109c0]
    19a  c4c2cdb8f8                vfmadd231pd ymm7, ymm6, ymm8                         ; mulacc float64x4
    19f  c4627d5905d0070000        vpbroadcastq ymm8, qword ptr [rip + 999846182d4484be]
    1a8  c4c2cdb8f8                vfmadd231pd ymm7, ymm6, ymm8                         ; mulacc float64x4
    1ad  c4c3f916e800              vpextrq r8, xmm5, 0                                  ; gep uint64
    1b3  49c1e03f                  shl r8, 63                                           ; shl uint64
    1b7  c4c3f916e901              vpextrq r9, xmm5, 1                                  ; gep uint64
    1bd  49c1e13f                  shl r9, 63                                           ; shl uint64
    1c1  c4e37d19ee01              vextractf128 xmm6, ymm5, 1                           ; gep uint64
    1c7  c4c3f916f200              vpextrq r10, xmm6, 0
    1cd  49c1e23f                  shl r10, 63                                          ; shl uint64
    1d1  c4e37d19ed01              vextractf128 xmm5, ymm5, 1                           ; gep uint64
    1d7  c4c3f916eb01              vpextrq r11, xmm5, 1
    1dd  49c1e33f                  shl r11, 63                                          ; shl uint64
    1e1  c4c1f96ee8                vmovq xmm5, r8                                       ; vectorize uint64x4
    1e6  c4c3d122e901              vpinsrq xmm5, xmm5, r9, 1
    1ec  c4c1f96ef2                vmovq xmm6, r10
    1f1  c4c3c922f301              vpinsrq xmm6, xmm6, r11, 1
    1f7  c4e35518ee01              vinsertf128 ymm5, ymm5, xmm6, 1
    1fd  c5c5efed                  vpxor ymm5, ymm7, ymm5                               ; xor uint64x4
    201  c4e27d593556070000        vpbroadcastq ymm6, qword ptr [rip + 83c8c96d305fd43f]
    20a  c5ed59f6                  vmulpd ymm6, ymm2, ymm6                              ; mul float64x4
    20e  c5cd58f0                  vaddpd ymm6, ymm6, ymm0                              ; add float64x4
    212  c5cd5cf8                  vsubpd ymm7, ymm6, ymm0                              ; sub float64x4
    216  c57c28c2                  vmovaps ymm8, ymm2                                   ; mulacc float64x4
    21a  c4627d590d4d070000        vpbroadcastq ymm9, qword ptr [rip + 00000040fb2109c0]
    223  c442c5b8c1                vfmadd231pd ymm8, ymm7, ymm9                         ; mulacc float64x4
    228  c4627d590d47070000        vpbroadcastq ymm9, qword ptr [rip + 999846182d4484be]
    231  c442c5b8c1                vfmadd231pd ymm8, ymm7, ymm9                         ; mulacc float64x4
    236  c4c3f916f000              vpextrq r8, xmm6, 0                                  ; gep uint64
    23c  49c1e03f                  shl r8, 63                                           ; shl uint64
    240  c4c3f916f101              vpextrq r9, xmm6, 1                                  ; gep uint64
    246  49c1e13f                  shl r9, 63                                           ; shl uint64
    24a  c4e37d19f701              vextractf128 xmm7, ymm6, 1                           ; gep uint64
    250  c4c3f916fa00              vpextrq r10, xmm7, 0
    256  49c1e23f                  shl r10, 63                                          ; shl uint64
    25a  c4e37d19f601              vextractf128 xmm6, ymm6, 1                           ; gep uint64
    260  c4c3f916f301              vpextrq r11, xmm6, 1
    266  49c1e33f                  shl r11, 63                                          ; shl uint64
    26a  c4c1f96ef0                vmovq xmm6, r8                                       ; vectorize uint64x4
    26f  c4c3c922f101              vpinsrq xmm6, xmm6, r9, 1
    275  c4c1f96efa                vmovq xmm7, r10
    27a  c4c3c122fb01              vpinsrq xmm7, xmm7, r11, 1
    280  c4e34d18f701              vinsertf128 ymm6, ymm6, xmm7, 1
    286  c5bdeff6                  vpxor ymm6, ymm8, ymm6                               ; xor uint64x4
    28a  3bc7                      cmp eax, edi                                         ; range int32
    28c  0f8d14040000              jge done_6a6
    292  c4e27d583dd9070000        vpbroadcastd ymm7, dword ptr [rip + 0000804e]
    29b  c5c4c2fb01                vcmpps ymm7, ymm7, ymm3, 1                           ; cmplt boolx8
    2a0  c4627d5905d7060000        vpbroadcastq ymm8, qword ptr [rip + 0000000000000080]
    2a9  c53d55c4                  vandnpd ymm8, ymm8, ymm4                             ; abs float64x4
    2ad  c4627d590dd2060000        vpbroadcastq ymm9, qword ptr [rip + 0000000000008046]
    2b6  c4413dc2c901              vcmppd ymm9, ymm8, ymm9, 1                           ; cmplt boolx4
    2bc  c46235000d5b060000        vpshufb ymm9, ymm9, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    2c5  c57c101573060000          vmovups ymm10, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    2cd  c4422d36c9                vpermd ymm9, ymm10, ymm9                             ; cmplt boolx4
    2d2  c4627d5915b5060000        vpbroadcastq ymm10, qword ptr [rip + 000000000000f044]
    2db  c4413dc2d201              vcmppd ymm10, ymm8, ymm10, 1                         ; cmplt boolx4
    2e1  c4622d001536060000        vpshufb ymm10, ymm10, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    2ea  c57c101d4e060000          vmovups ymm11, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    2f2  c4422536d2                vpermd ymm10, ymm11, ymm10                           ; cmplt boolx4
    2f7  c4627d591d98060000        vpbroadcastq ymm11, qword ptr [rip + 0000000000006043]
    300  c4413dc2c301              vcmppd ymm8, ymm8, ymm11, 1                          ; cmplt boolx4
    306  c4623d000511060000        vpshufb ymm8, ymm8, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    30f  c57c101d29060000          vmovups ymm11, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    317  c4422536c0                vpermd ymm8, ymm11, ymm8                             ; cmplt boolx4
    31c  c4427d25d8                vpmovsxdq ymm11, xmm8                                ; where float64x4
    321  c4627d59257e060000        vpbroadcastq ymm12, qword ptr [rip + 000000a82072f23d]
    32a  c4627d592d6d060000        vpbroadcastq ymm13, qword ptr [rip + 000000701bcc773f]
    333  c4431d4bddb0              vblendvpd ymm11, ymm12, ymm13, ymm11                 ; where float64x4
    339  c4427d25e2                vpmovsxdq ymm12, xmm10                               ; where float64x4
    33e  c4627d592d69060000        vpbroadcastq ymm13, qword ptr [rip + 00000074c29f623c]
    347  c443154bdbc0              vblendvpd ymm11, ymm13, ymm11, ymm12                 ; where float64x4
    34d  c4427d25e1                vpmovsxdq ymm12, xmm9                                ; where float64x4
    352  c4627d592d5d060000        vpbroadcastq ymm13, qword ptr [rip + 0000004c7df4c53a]
    35b  c443154bdbc0              vblendvpd ymm11, ymm13, ymm11, ymm12                 ; where float64x4
    361  c4415d59db                vmulpd ymm11, ymm4, ymm11                            ; mul float64x4
    366  c52558e1                  vaddpd ymm12, ymm11, ymm1                            ; add float64x4
    36a  c51d5ce1                  vsubpd ymm12, ymm12, ymm1                            ; sub float64x4
    36e  c441255cdc                vsubpd ymm11, ymm11, ymm12                           ; sub float64x4
    373  c4427d25e0                vpmovsxdq ymm12, xmm8                                ; where float64x4
    378  c4627d592d4f060000        vpbroadcastq ymm13, qword ptr [rip + 000000aa13fe343c]
    381  c4627d59353e060000        vpbroadcastq ymm14, qword ptr [rip + 0000004a0591c33d]
    38a  c443154be6c0              vblendvpd ymm12, ymm13, ymm14, ymm12                 ; where float64x4
    390  c4427d25ea                vpmovsxdq ymm13, xmm10                               ; where float64x4
    395  c4627d59353a060000        vpbroadcastq ymm14, qword ptr [rip + 00000034f5d1a73a]
    39e  c4430d4be4d0              vblendvpd ymm12, ymm14, ymm12, ymm13                 ; where float64x4
    3a4  c4427d25e9                vpmovsxdq ymm13, xmm9                                ; where float64x4
    3a9  c4627d59352e060000        vpbroadcastq ymm14, qword ptr [rip + 0000006c03770339]
    3b2  c4430d4be4d0              vblendvpd ymm12, ymm14, ymm12, ymm13                 ; where float64x4
    3b8  c4415d59e4                vmulpd ymm12, ymm4, ymm12                            ; mul float64x4
    3bd  c51d58e9                  vaddpd ymm13, ymm12, ymm1                            ; add float64x4
    3c1  c5155ce9                  vsubpd ymm13, ymm13, ymm1                            ; sub float64x4
    3c5  c4411d5ce5                vsubpd ymm12, ymm12, ymm13                           ; sub float64x4
    3ca  c4412558ec                vaddpd ymm13, ymm11, ymm12                           ; add float64x4
    3cf  c4427d25c0                vpmovsxdq ymm8, xmm8                                 ; where float64x4
    3d4  c4627d593513060000        vpbroadcastq ymm14, qword ptr [rip + db06eea6a98f7e3a]
    3dd  c4627d593d02060000        vpbroadcastq ymm15, qword ptr [rip + 4c531f7d75c2ef3b]
    3e6  c4430d4bc780              vblendvpd ymm8, ymm14, ymm15, ymm8                   ; where float64x4
    3ec  c4427d25d2                vpmovsxdq ymm10, xmm10                               ; where float64x4
    3f1  c4627d5935fe050000        vpbroadcastq ymm14, qword ptr [rip + 26b3526c1bb8db38]
    3fa  c4430d4bc0a0              vblendvpd ymm8, ymm14, ymm8, ymm10                   ; where float64x4
    400  c4427d25c9                vpmovsxdq ymm9, xmm9                                 ; where float64x4
    405  c4627d5915f2050000        vpbroadcastq ymm10, qword ptr [rip + 10e4104f66a54837]
    40e  c4432d4bc090              vblendvpd ymm8, ymm10, ymm8, ymm9                    ; where float64x4
    414  c4c15d59e0                vmulpd ymm4, ymm4, ymm8                              ; mul float64x4
    419  c51558c4                  vaddpd ymm8, ymm13, ymm4                             ; add float64x4
    41d  c53d58c0                  vaddpd ymm8, ymm8, ymm0                              ; add float64x4
    421  c53d5cc8                  vsubpd ymm9, ymm8, ymm0                              ; sub float64x4
    425  c441255cc9                vsubpd ymm9, ymm11, ymm9                             ; sub float64x4
    42a  c4413558cc                vaddpd ymm9, ymm9, ymm12                             ; add float64x4
    42f  c5b558e4                  vaddpd ymm4, ymm9, ymm4                              ; add float64x4
    433  c4627d590dcc050000        vpbroadcastq ymm9, qword ptr [rip + 182d4454fb210940]
    43c  c4c15d59e1                vmulpd ymm4, ymm4, ymm9                              ; mul float64x4
    441  c463f916c700              vpextrq rdi, xmm8, 0                                 ; gep uint64
    447  48c1e73f                  shl rdi, 63                                          ; shl uint64
    44b  c443f916c001              vpextrq r8, xmm8, 1                                  ; gep uint64
    451  49c1e03f                  shl r8, 63                                           ; shl uint64
    455  c4437d19c101              vextractf128 xmm9, ymm8, 1                           ; gep uint64
    45b  c443f916c900              vpextrq r9, xmm9, 0
    461  49c1e13f                  shl r9, 63                                           ; shl uint64
    465  c4437d19c001              vextractf128 xmm8, ymm8, 1                           ; gep uint64
    46b  c443f916c201              vpextrq r10, xmm8, 1
    471  49c1e23f                  shl r10, 63                                          ; shl uint64
    475  c461f96ec7                vmovq xmm8, rdi                                      ; vectorize uint64x4
    47a  c443b922c001              vpinsrq xmm8, xmm8, r8, 1
    480  c441f96ec9                vmovq xmm9, r9
    485  c443b122ca01              vpinsrq xmm9, xmm9, r10, 1
    48b  c4433d18c101              vinsertf128 ymm8, ymm8, xmm9, 1
    491  c4c15defe0                vpxor ymm4, ymm4, ymm8                               ; xor uint64x4
    496  c4627d25c7                vpmovsxdq ymm8, xmm7                                 ; where float64x4
    49b  c4e3554bec80              vblendvpd ymm5, ymm5, ymm4, ymm8
    4a1  c4e37d19fc01              vextractf128 xmm4, ymm7, 1                           ; gep boolx4
    4a7  c4e27d593dd0040000        vpbroadcastq ymm7, qword ptr [rip + 0000000000000080]
    4b0  c5c555fa                  vandnpd ymm7, ymm7, ymm2                             ; abs float64x4
    4b4  c4627d5905cb040000        vpbroadcastq ymm8, qword ptr [rip + 0000000000008046]
    4bd  c44145c2c001              vcmppd ymm8, ymm7, ymm8, 1                           ; cmplt boolx4
    4c3  c4623d000554040000        vpshufb ymm8, ymm8, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    4cc  c57c100d6c040000          vmovups ymm9, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    4d4  c4423536c0                vpermd ymm8, ymm9, ymm8                              ; cmplt boolx4
    4d9  c4627d590dae040000        vpbroadcastq ymm9, qword ptr [rip + 000000000000f044]
    4e2  c44145c2c901              vcmppd ymm9, ymm7, ymm9, 1                           ; cmplt boolx4
    4e8  c46235000d2f040000        vpshufb ymm9, ymm9, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    4f1  c57c101547040000          vmovups ymm10, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    4f9  c4422d36c9                vpermd ymm9, ymm10, ymm9                             ; cmplt boolx4
    4fe  c4627d591591040000        vpbroadcastq ymm10, qword ptr [rip + 0000000000006043]
    507  c4c145c2fa01              vcmppd ymm7, ymm7, ymm10, 1                          ; cmplt boolx4
    50d  c4e245003d0a040000        vpshufb ymm7, ymm7, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    516  c57c101522040000          vmovups ymm10, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    51e  c4e22d36ff                vpermd ymm7, ymm10, ymm7                             ; cmplt boolx4
    523  c4627d25d7                vpmovsxdq ymm10, xmm7                                ; where float64x4
    528  c4627d591d77040000        vpbroadcastq ymm11, qword ptr [rip + 000000a82072f23d]
    531  c4627d592566040000        vpbroadcastq ymm12, qword ptr [rip + 000000701bcc773f]
    53a  c443254bd4a0              vblendvpd ymm10, ymm11, ymm12, ymm10                 ; where float64x4
    540  c4427d25d9                vpmovsxdq ymm11, xmm9                                ; where float64x4
    545  c4627d592562040000        vpbroadcastq ymm12, qword ptr [rip + 00000074c29f623c]
    54e  c4431d4bd2b0              vblendvpd ymm10, ymm12, ymm10, ymm11                 ; where float64x4
    554  c4427d25d8                vpmovsxdq ymm11, xmm8                                ; where float64x4
    559  c4627d592556040000        vpbroadcastq ymm12, qword ptr [rip + 0000004c7df4c53a]
    562  c4431d4bd2b0              vblendvpd ymm10, ymm12, ymm10, ymm11                 ; where float64x4
    568  c4416d59d2                vmulpd ymm10, ymm2, ymm10                            ; mul float64x4
    56d  c52d58d9                  vaddpd ymm11, ymm10, ymm1                            ; add float64x4
    571  c5255cd9                  vsubpd ymm11, ymm11, ymm1                            ; sub float64x4
    575  c4412d5cd3                vsubpd ymm10, ymm10, ymm11                           ; sub float64x4
    57a  c4627d25df                vpmovsxdq ymm11, xmm7                                ; where float64x4
    57f  c4627d592548040000        vpbroadcastq ymm12, qword ptr [rip + 000000aa13fe343c]
    588  c4627d592d37040000        vpbroadcastq ymm13, qword ptr [rip + 0000004a0591c33d]
    591  c4431d4bddb0              vblendvpd ymm11, ymm12, ymm13, ymm11                 ; where float64x4
    597  c4427d25e1                vpmovsxdq ymm12, xmm9                                ; where float64x4
    59c  c4627d592d33040000        vpbroadcastq ymm13, qword ptr [rip + 00000034f5d1a73a]
    5a5  c443154bdbc0              vblendvpd ymm11, ymm13, ymm11, ymm12                 ; where float64x4
    5ab  c4427d25e0                vpmovsxdq ymm12, xmm8                                ; where float64x4
    5b0  c4627d592d27040000        vpbroadcastq ymm13, qword ptr [rip + 0000006c03770339]
    5b9  c443154bdbc0              vblendvpd ymm11, ymm13, ymm11, ymm12                 ; where float64x4
    5bf  c4416d59db                vmulpd ymm11, ymm2, ymm11                            ; mul float64x4
    5c4  c52558e1                  vaddpd ymm12, ymm11, ymm1                            ; add float64x4
    5c8  c51d5ce1                  vsubpd ymm12, ymm12, ymm1                            ; sub float64x4
    5cc  c441255cdc                vsubpd ymm11, ymm11, ymm12                           ; sub float64x4
    5d1  c4412d58e3                vaddpd ymm12, ymm10, ymm11                           ; add float64x4
    5d6  c4e27d25ff                vpmovsxdq ymm7, xmm7                                 ; where float64x4
    5db  c4627d592d0c040000        vpbroadcastq ymm13, qword ptr [rip + db06eea6a98f7e3a]
    5e4  c4627d5935fb030000        vpbroadcastq ymm14, qword ptr [rip + 4c531f7d75c2ef3b]
    5ed  c4c3154bfe70              vblendvpd ymm7, ymm13, ymm14, ymm7                   ; where float64x4
    5f3  c4427d25c9                vpmovsxdq ymm9, xmm9                                 ; where float64x4
    5f8  c4627d592df7030000        vpbroadcastq ymm13, qword ptr [rip + 26b3526c1bb8db38]
    601  c4e3154bff90              vblendvpd ymm7, ymm13, ymm7, ymm9                    ; where float64x4
    607  c4427d25c0                vpmovsxdq ymm8, xmm8                                 ; where float64x4
    60c  c4627d590deb030000        vpbroadcastq ymm9, qword ptr [rip + 10e4104f66a54837]
    615  c4e3354bff80              vblendvpd ymm7, ymm9, ymm7, ymm8                     ; where float64x4
    61b  c5ed59d7                  vmulpd ymm2, ymm2, ymm7                              ; mul float64x4
    61f  c59d58fa                  vaddpd ymm7, ymm12, ymm2                             ; add float64x4
    623  c5c558f8                  vaddpd ymm7, ymm7, ymm0                              ; add float64x4
    627  c5455cc0                  vsubpd ymm8, ymm7, ymm0                              ; sub float64x4
    62b  c4412d5cc0                vsubpd ymm8, ymm10, ymm8                             ; sub float64x4
    630  c4413d58c3                vaddpd ymm8, ymm8, ymm11                             ; add float64x4
    635  c5bd58d2                  vaddpd ymm2, ymm8, ymm2                              ; add float64x4
    639  c4627d5905c6030000        vpbroadcastq ymm8, qword ptr [rip + 182d4454fb210940]
    642  c4c16d59d0                vmulpd ymm2, ymm2, ymm8                              ; mul float64x4
    647  c4e3f916ff00              vpextrq rdi, xmm7, 0                                 ; gep uint64
    64d  48c1e73f                  shl rdi, 63                                          ; shl uint64
    651  c4c3f916f801              vpextrq r8, xmm7, 1                                  ; gep uint64
    657  49c1e03f                  shl r8, 63                                           ; shl uint64
    65b  c4c37d19f801              vextractf128 xmm8, ymm7, 1                           ; gep uint64
    661  c443f916c100              vpextrq r9, xmm8, 0
    667  49c1e13f                  shl r9, 63                                           ; shl uint64
    66b  c4e37d19ff01              vextractf128 xmm7, ymm7, 1                           ; gep uint64
    671  c4c3f916fa01              vpextrq r10, xmm7, 1
    677  49c1e23f                  shl r10, 63                                          ; shl uint64
    67b  c4e1f96eff                vmovq xmm7, rdi                                      ; vectorize uint64x4
    680  c4c3c122f801              vpinsrq xmm7, xmm7, r8, 1
    686  c441f96ec1                vmovq xmm8, r9
    68b  c443b922c201              vpinsrq xmm8, xmm8, r10, 1
    691  c4c34518f801              vinsertf128 ymm7, ymm7, xmm8, 1
    697  c5edefd7                  vpxor ymm2, ymm2, ymm7                               ; xor uint64x4
    69b  c4e27d25e4                vpmovsxdq ymm4, xmm4                                 ; where float64x4
    6a0  c4e34d4bf240              vblendvpd ymm6, ymm6, ymm2, ymm4
done_6a6:
    6a6  c5d559d5                  vmulpd ymm2, ymm5, ymm5                              ; mul float64x4
    6aa  c4e27d59255d030000        vpbroadcastq ymm4, qword ptr [rip + 0000008026ba65be]; mulacc float64x4
    6b3  c4e27d593d5c030000        vpbroadcastq ymm7, qword ptr [rip + 0000004083c7c73e]
    6bc  c4e2eda8e7                vfmadd213pd ymm4, ymm2, ymm7                         ; mulacc float64x4
    6c1  c4e27d593d56030000        vpbroadcastq ymm7, qword ptr [rip + 000000a0c6052abf]
    6ca  c4e2eda8e7                vfmadd213pd ymm4, ymm2, ymm7                         ; mulacc float64x4
    6cf  c4e27d593d50030000        vpbroadcastq ymm7, qword ptr [rip + 000000601911813f]
    6d8  c4e2eda8e7                vfmadd213pd ymm4, ymm2, ymm7                         ; mulacc float64x4
    6dd  c4e27d593d4a030000        vpbroadcastq ymm7, qword ptr [rip + 000000605555c5bf]
    6e6  c4e2eda8e7                vfmadd213pd ymm4, ymm2, ymm7                         ; mulacc float64x4
    6eb  c4e27d593d44030000        vpbroadcastq ymm7, qword ptr [rip + 000000000000f03f]
    6f4  c4e2eda8e7                vfmadd213pd ymm4, ymm2, ymm7                         ; mulacc float64x4
    6f9  c5d559d4                  vmulpd ymm2, ymm5, ymm4                              ; mul float64x4
    6fd  c5fd5ad2                  vcvtpd2ps xmm2, ymm2                                 ; cast float32x4
    701  c5cd59e6                  vmulpd ymm4, ymm6, ymm6                              ; mul float64x4
    705  c4e27d592d02030000        vpbroadcastq ymm5, qword ptr [rip + 0000008026ba65be]; mulacc float64x4
    70e  c4e27d593d01030000        vpbroadcastq ymm7, qword ptr [rip + 0000004083c7c73e]
    717  c4e2dda8ef                vfmadd213pd ymm5, ymm4, ymm7                         ; mulacc float64x4
    71c  c4e27d593dfb020000        vpbroadcastq ymm7, qword ptr [rip + 000000a0c6052abf]
    725  c4e2dda8ef                vfmadd213pd ymm5, ymm4, ymm7                         ; mulacc float64x4
    72a  c4e27d593df5020000        vpbroadcastq ymm7, qword ptr [rip + 000000601911813f]
    733  c4e2dda8ef                vfmadd213pd ymm5, ymm4, ymm7                         ; mulacc float64x4
    738  c4e27d593def020000        vpbroadcastq ymm7, qword ptr [rip + 000000605555c5bf]
    741  c4e2dda8ef                vfmadd213pd ymm5, ymm4, ymm7                         ; mulacc float64x4
    746  c4e27d593de9020000        vpbroadcastq ymm7, qword ptr [rip + 000000000000f03f]
    74f  c4e2dda8ef                vfmadd213pd ymm5, ymm4, ymm7                         ; mulacc float64x4
    754  c5cd59e5                  vmulpd ymm4, ymm6, ymm5                              ; mul float64x4
    758  c5fd5ae4                  vcvtpd2ps xmm4, ymm4                                 ; cast float32x4
    75c  c4e36d18d401              vinsertf128 ymm2, ymm2, xmm4, 1                      ; vectorize float32x8
    762  c5fc102424                vmovups ymm4, ymmword ptr [rsp]
    767  c4e25db8542420            vfmadd231ps ymm2, ymm4, ymmword ptr [rsp + 32]       ; mulacc float32x8
    76e  c4e27d5825f1020000        vpbroadcastd ymm4, dword ptr [rip + 0000803f]
    777  c5e458dc                  vaddps ymm3, ymm3, ymm4                              ; add float32x8
    77b  c4e27d5825c4020000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
    784  c5dcc2e301                vcmpps ymm4, ymm4, ymm3, 1                           ; cmplt boolx8
    789  c4e27d582dda020000        vpbroadcastd ymm5, dword ptr [rip + 0000807f]
    792  c5e4c2ed01                vcmpps ymm5, ymm3, ymm5, 1                           ; cmplt boolx8
    797  c4e27d5835d8020000        vpbroadcastd ymm6, dword ptr [rip + 00008000]
    7a0  c5e4c2f601                vcmpps ymm6, ymm3, ymm6, 1                           ; cmplt boolx8
    7a5  c4e27d583dce020000        vpbroadcastd ymm7, dword ptr [rip + 0000004c]
    7ae  c5e459ff                  vmulps ymm7, ymm3, ymm7                              ; mul float32x8
    7b2  c4e3654aff60              vblendvps ymm7, ymm3, ymm7, ymm6                     ; where float32x8
    7b8  c4627d5805bf020000        vpbroadcastd ymm8, dword ptr [rip + 0dfbcac0]
    7c1  c44145fec0                vpaddd ymm8, ymm7, ymm8                              ; add int32x8
    7c6  c4c13572e017              vpsrad ymm9, ymm8, 23                                ; shr int32x8
    7cc  c4417c5bc9                vcvtdq2ps ymm9, ymm9                                 ; cast float32x8
    7d1  c4627d58156e020000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
    7da  c4627d581da1020000        vpbroadcastd ymm11, dword ptr [rip + 0000c841]
    7e3  c4c32d4af360              vblendvps ymm6, ymm10, ymm11, ymm6                   ; where float32x8
    7e9  c5b45cf6                  vsubps ymm6, ymm9, ymm6                              ; sub float32x8
    7ed  c4627d580d92020000        vpbroadcastd ymm9, dword ptr [rip + 000080ff]
    7f6  c4413ddbc1                vpand ymm8, ymm8, ymm9                               ; and int32x8
    7fb  c4c145faf8                vpsubd ymm7, ymm7, ymm8                              ; sub int32x8
    800  c4627d58055f020000        vpbroadcastd ymm8, dword ptr [rip + 0000803f]
    809  c4c1445cf8                vsubps ymm7, ymm7, ymm8                              ; sub float32x8
    80e  c4627d580575020000        vpbroadcastd ymm8, dword ptr [rip + ce37f6bd]        ; mulacc float32x8
    817  c4627d580d70020000        vpbroadcastd ymm9, dword ptr [rip + 5b74413e]
    820  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    825  c4627d580d66020000        vpbroadcastd ymm9, dword ptr [rip + 4c3b40be]
    82e  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    833  c4627d580d5c020000        vpbroadcastd ymm9, dword ptr [rip + 79b2503e]
    83c  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    841  c4627d580d52020000        vpbroadcastd ymm9, dword ptr [rip + 3ebb75be]
    84a  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    84f  c4627d580d48020000        vpbroadcastd ymm9, dword ptr [rip + 39c8933e]
    858  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    85d  c4627d580d3e020000        vpbroadcastd ymm9, dword ptr [rip + 5dabb8be]
    866  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    86b  c4627d580d34020000        vpbroadcastd ymm9, dword ptr [rip + 0838f63e]
    874  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    879  c4627d580d2a020000        vpbroadcastd ymm9, dword ptr [rip + 3baa38bf]
    882  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    887  c4627d580d20020000        vpbroadcastd ymm9, dword ptr [rip + eda8e23e]
    890  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    895  c4414459c0                vmulps ymm8, ymm7, ymm8                              ; mul float32x8
    89a  c4c14458f8                vaddps ymm7, ymm7, ymm8                              ; add float32x8
    89f  c5cc58f7                  vaddps ymm6, ymm6, ymm7                              ; add float32x8
    8a3  c4e27d583dc0010000        vpbroadcastd ymm7, dword ptr [rip + 0000807f]
    8ac  c4e3454aee50              vblendvps ymm5, ymm7, ymm6, ymm5                     ; where float32x8
    8b2  c4e27d58358d010000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
    8bb  c5e4c2de00                vcmpps ymm3, ymm3, ymm6, 0                           ; cmpeq boolx8
    8c0  c4e27d5835eb010000        vpbroadcastd ymm6, dword ptr [rip + 0000c07f]
    8c9  c4e27d583db6010000        vpbroadcastd ymm7, dword ptr [rip + 000080ff]
    8d2  c4e34d4adf30              vblendvps ymm3, ymm6, ymm7, ymm3                     ; where float32x8
    8d8  c4e3654add40              vblendvps ymm3, ymm3, ymm5, ymm4                     ; where float32x8
    8de  c5ec58d3                  vaddps ymm2, ymm2, ymm3                              ; add float32x8
    8e2  c5fc1112                  vmovups ymmword ptr [rdx], ymm2                      ; store void
    8e6  4883c120                  add rcx, 32                                          ; end void
    8ea  4883c220                  add rdx, 32
    8ee  83c601                    add esi, 1
    8f1  83fe08                    cmp esi, 8
    8f4  0f8c46f7ffff              jl loop_40
done_8fa:
    8fa  c5f877                    vzeroupper                                           ; sink void
    8fd  488b642440                mov rsp, qword ptr [rsp + 64]
    902  c3                        ret                                                  ; sink void
