transcendental:
      0  488bc4                    mov rax, rsp
      3  4881ec80000000            sub rsp, 128
      a  4883e4c0                  and rsp, -64
      e  4889442440                mov qword ptr [rsp + 64], rax
     13  b800000000                mov eax, 0
     18  c4e27d590527090000        vpbroadcastq ymm0, qword ptr [rip + 0000000000003843]
     21  c4e27d590d76090000        vpbroadcastq ymm1, qword ptr [rip + 0000000000004843]
     2a  488b17                    mov rdx, qword ptr [rdi]
     2d  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 64>
     31  be00000000                mov esi, 0                                           ; range int32
loop_40:
     40  c5fc1011                  vmovups ymm2, ymmword ptr [rcx]                      ; load float32x8
     44  c4e27d581dd3090000        vpbroadcastd ymm3, dword ptr [rip + 000017c3]
     4d  c5e45fda                  vmaxps ymm3, ymm3, ymm2                              ; where float32x8
     51  c4e27d5825ca090000        vpbroadcastd ymm4, dword ptr [rip + 00000043]
     5a  c5dc5ddb                  vminps ymm3, ymm4, ymm3                              ; where float32x8
     5e  c4e27d5825c1090000        vpbroadcastd ymm4, dword ptr [rip + 0000404b]
     67  c5e458e4                  vaddps ymm4, ymm3, ymm4                              ; add float32x8
     6b  c4e27d582db4090000        vpbroadcastd ymm5, dword ptr [rip + 0000404b]
     74  c5dc5ced                  vsubps ymm5, ymm4, ymm5                              ; sub float32x8
     78  c5e45cdd                  vsubps ymm3, ymm3, ymm5                              ; sub float32x8
     7c  c4e27d582da7090000        vpbroadcastd ymm5, dword ptr [rip + b4621a39]        ; mulacc float32x8
     85  c4e27d5835a2090000        vpbroadcastd ymm6, dword ptr [rip + c431af3a]
     8e  c4e265a8ee                vfmadd213ps ymm5, ymm3, ymm6                         ; mulacc float32x8
     93  c4e27d583598090000        vpbroadcastd ymm6, dword ptr [rip + ce9c1d3c]
     9c  c4e265a8ee                vfmadd213ps ymm5, ymm3, ymm6                         ; mulacc float32x8
     a1  c4e27d58358e090000        vpbroadcastd ymm6, dword ptr [rip + 6758633d]
     aa  c4e265a8ee                vfmadd213ps ymm5, ymm3, ymm6                         ; mulacc float32x8
     af  c4e27d583584090000        vpbroadcastd ymm6, dword ptr [rip + f0fd753e]
     b8  c4e265a8ee                vfmadd213ps ymm5, ymm3, ymm6                         ; mulacc float32x8
     bd  c4e27d58357a090000        vpbroadcastd ymm6, dword ptr [rip + 1872313f]
     c6  c4e265a8ee                vfmadd213ps ymm5, ymm3, ymm6                         ; mulacc float32x8
     cb  c4e27d583570090000        vpbroadcastd ymm6, dword ptr [rip + 0000803f]
     d4  c4e265a8ee                vfmadd213ps ymm5, ymm3, ymm6                         ; mulacc float32x8
     d9  c5e572d401                vpsrld ymm3, ymm4, 1                                 ; shr uint32x8
     de  c5cd72f317                vpslld ymm6, ymm3, 23                                ; shl uint32x8
     e3  c4e27d583d58090000        vpbroadcastd ymm7, dword ptr [rip + 0000803f]
     ec  c5cdfef7                  vpaddd ymm6, ymm6, ymm7                              ; add uint32x8
     f0  c5d459ee                  vmulps ymm5, ymm5, ymm6                              ; mul float32x8
     f4  c5ddfadb                  vpsubd ymm3, ymm4, ymm3                              ; sub uint32x8
     f8  c5e572f317                vpslld ymm3, ymm3, 23                                ; shl uint32x8
     fd  c4e27d58253e090000        vpbroadcastd ymm4, dword ptr [rip + 0000803f]
    106  c5e5fedc                  vpaddd ymm3, ymm3, ymm4                              ; add uint32x8
    10a  c5d459db                  vmulps ymm3, ymm5, ymm3                              ; mul float32x8
    10e  c5fc111c24                vmovups ymmword ptr [rsp], ymm3
    113  c4e27d581d2c090000        vpbroadcastd ymm3, dword ptr [rip + 00000080]
    11c  c5e455da                  vandnps ymm3, ymm3, ymm2                             ; abs float32x8
    120  c5fc51e3                  vsqrtps ymm4, ymm3                                   ; sqrt float32x8
    124  c5fc11642420              vmovups ymmword ptr [rsp + 32], ymm4
    12a  c4e27d582519090000        vpbroadcastd ymm4, dword ptr [rip + 0000804e]
    133  c5dcc2e301                vcmpps ymm4, ymm4, ymm3, 1                           ; cmplt boolx8
    138  c4e35d06ec01              vperm2f128 ymm5, ymm4, ymm4, 1                       ; gep boolx8
    13e  c5ddebe5                  vpor ymm4, ymm4, ymm5                                ; or boolx8
    142  c5ddc6ec05                vshufpd ymm5, ymm4, ymm4, 5                          ; gep boolx8
    147  c5ddebe5                  vpor ymm4, ymm4, ymm5                                ; or boolx8
    14b  c5dcc6ecb1                vshufps ymm5, ymm4, ymm4, 177                        ; gep boolx8
    150  c5ddebe5                  vpor ymm4, ymm4, ymm5                                ; or boolx8
    154  c4e37916e700              vpextrd edi, xmm4, 0                                 ; gep bool
    15a  83e701                    and edi, 1
    15d  c5fc5ae2                  vcvtps2pd ymm4, xmm2                                 ; cast float64x4
    161  c4e37d19d201              vextractf128 xmm2, ymm2, 1                           ; gep float32x4
    167  c5fc5ad2                  vcvtps2pd ymm2, xmm2                                 ; cast float64x4
    16b  c4e27d592dcc070000        vpbroadcastq ymm5, qword ptr [rip + 83c8c96d305fd43f]
    174  c5dd59ed                  vmulpd ymm5, ymm4, ymm5                              ; mul float64x4
    178  c5d558e8                  vaddpd ymm5, ymm5, ymm0                              ; add float64x4
    17c  c5d55cf0                  vsubpd ymm6, ymm5, ymm0                              ; sub float64x4
    180  c5fc28fc                  vmovaps ymm7, ymm4                                   ; mulacc float64x4
    184  c4627d5905c3070000        vpbroadcastq ymm8, qword ptr [rip + 00000040fb2109c0]
    18d  c4c2cdb8f8                vfmadd231pd ymm7, ymm6, ymm8                         ; mulacc float64x4
    192  c4627d5905bd070000        vpbroadcastq ymm8, qword ptr [rip + 999846182d4484be]
    19b  c4c2cdb8f8                vfmadd231pd ymm7, ymm6, ymm8                         ; mulacc float64x4
    1a0  c4c3f916e800              vpextrq r8, xmm5, 0                                  ; gep uint64
    1a6  49c1e03f                  shl r8, 63                                           ; shl uint64
    1aa  c4c3f916e901              vpextrq r9, xmm5, 1                                  ; gep uint64
    1b0  49c1e13f                  shl r9, 63                                           ; shl uint64
    1b4  c4e37d19ee01              vextractf128 xmm6, ymm5, 1                           ; gep uint64
    1ba  c4c3f916f200              vpextrq r10, xmm6, 0
    1c0  49c1e23f                  shl r10, 63                                          ; shl uint64
    1c4  c4e37d19ed01              vextractf128 xmm5, ymm5, 1                           ; gep uint64
    1ca  c4c3f916eb01              vpextrq r11, xmm5, 1
    1d0  49c1e33f                  shl r11, 63                                          ; shl uint64
    1d4  c4c1f96ee8                vmovq xmm5, r8                                       ; vectorize uint64x4
    1d9  c4c3d122e901              vpinsrq xmm5, xmm5, r9, 1
    1df  c4c1f96ef2                vmovq xmm6, r10
    1e4  c4c3c922f301              vpinsrq xmm6, xmm6, r11, 1
    1ea  c4e35518ee01              vinsertf128 ymm5, ymm5, xmm6, 1
    1f0  c5c5efed                  vpxor ymm5, ymm7, ymm5                               ; xor uint64x4
    1f4  c4e27d593543070000        vpbroadcastq ymm6, qword ptr [rip + 83c8c96d305fd43f]
    1fd  c5ed59f6                  vmulpd ymm6, ymm2, ymm6                              ; mul float64x4
    201  c5cd58f0                  vaddpd ymm6, ymm6, ymm0                              ; add float64x4
    205  c5cd5cf8                  vsubpd ymm7, ymm6, ymm0                              ; sub float64x4
    209  c57c28c2                  vmovaps ymm8, ymm2                                   ; mulacc float64x4
    20d  c4627d590d3a070000        vpbroadcastq ymm9, qword ptr [rip + 00000040fb2109c0]
    216  c442c5b8c1                vfmadd231pd ymm8, ymm7, ymm9                         ; mulacc float64x4
    21b  c4627d590d34070000        vpbroadcastq ymm9, qword ptr [rip + 999846182d4484be]
    224  c442c5b8c1                vfmadd231pd ymm8, ymm7, ymm9                         ; mulacc float64x4
    229  c4c3f916f000              vpextrq r8, xmm6, 0                                  ; gep uint64
    22f  49c1e03f                  shl r8, 63                                           ; shl uint64
    233  c4c3f916f101              vpextrq r9, xmm6, 1                                  ; gep uint64
    239  49c1e13f                  shl r9, 63                                           ; shl uint64
    23d  c4e37d19f701              vextractf128 xmm7, ymm6, 1                           ; gep uint64
    243  c4c3f916fa00              vpextrq r10, xmm7, 0
    249  49c1e23f                  shl r10, 63                                          ; shl uint64
    24d  c4e37d19f601              vextractf128 xmm6, ymm6, 1                           ; gep uint64
    253  c4c3f916f301              vpextrq r11, xmm6, 1
    259  49c1e33f                  shl r11, 63                                          ; shl uint64
    25d  c4c1f96ef0                vmovq xmm6, r8                                       ; vectorize uint64x4
    262  c4c3c922f101              vpinsrq xmm6, xmm6, r9, 1
    268  c4c1f96efa                vmovq xmm7, r10
    26d  c4c3c122fb01              vpinsrq xmm7, xmm7, r11, 1
    273  c4e34d18f701              vinsertf128 ymm6, ymm6, xmm7, 1
    279  c5bdeff6                  vpxor ymm6, ymm8, ymm6                               ; xor uint64x4
    27d  3bc7                      cmp eax, edi                                         ; range int32
    27f  0f8d14040000              jge done_699
    285  c4e27d583dbe070000        vpbroadcastd ymm7, dword ptr [rip + 0000804e]
    28e  c5c4c2fb01                vcmpps ymm7, ymm7, ymm3, 1                           ; cmplt boolx8
    293  c4627d5905c4060000        vpbroadcastq ymm8, qword ptr [rip + 0000000000000080]
    29c  c53d55c4                  vandnpd ymm8, ymm8, ymm4                             ; abs float64x4
    2a0  c4627d590dbf060000        vpbroadcastq ymm9, qword ptr [rip + 0000000000008046]
    2a9  c4413dc2c901              vcmppd ymm9, ymm8, ymm9, 1                           ; cmplt boolx4
    2af  c46235000d48060000        vpshufb ymm9, ymm9, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    2b8  c57c101560060000          vmovups ymm10, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    2c0  c4422d36c9                vpermd ymm9, ymm10, ymm9                             ; cmplt boolx4
    2c5  c4627d5915a2060000        vpbroadcastq ymm10, qword ptr [rip + 000000000000f044]
    2ce  c4413dc2d201              vcmppd ymm10, ymm8, ymm10, 1                         ; cmplt boolx4
    2d4  c4622d001523060000        vpshufb ymm10, ymm10, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    2dd  c57c101d3b060000          vmovups ymm11, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    2e5  c4422536d2                vpermd ymm10, ymm11, ymm10                           ; cmplt boolx4
    2ea  c4627d591d85060000        vpbroadcastq ymm11, qword ptr [rip + 0000000000006043]
    2f3  c4413dc2c301              vcmppd ymm8, ymm8, ymm11, 1                          ; cmplt boolx4
    2f9  c4623d0005fe050000        vpshufb ymm8, ymm8, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    302  c57c101d16060000          vmovups ymm11, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    30a  c4422536c0                vpermd ymm8, ymm11, ymm8                             ; cmplt boolx4
    30f  c4427d25d8                vpmovsxdq ymm11, xmm8                                ; where float64x4
    314  c4627d59256b060000        vpbroadcastq ymm12, qword ptr [rip + 000000a82072f23d]
    31d  c4627d592d5a060000        vpbroadcastq ymm13, qword ptr [rip + 000000701bcc773f]
    326  c4431d4bddb0              vblendvpd ymm11, ymm12, ymm13, ymm11                 ; where float64x4
    32c  c4427d25e2                vpmovsxdq ymm12, xmm10                               ; where float64x4
    331  c4627d592d56060000        vpbroadcastq ymm13, qword ptr [rip + 00000074c29f623c]
    33a  c443154bdbc0              vblendvpd ymm11, ymm13, ymm11, ymm12                 ; where float64x4
    340  c4427d25e1                vpmovsxdq ymm12, xmm9                                ; where float64x4
    345  c4627d592d4a060000        vpbroadcastq ymm13, qword ptr [rip + 0000004c7df4c53a]
    34e  c443154bdbc0              vblendvpd ymm11, ymm13, ymm11, ymm12                 ; where float64x4
    354  c4415d59db                vmulpd ymm11, ymm4, ymm11                            ; mul float64x4
    359  c52558e1                  vaddpd ymm12, ymm11, ymm1                            ; add float64x4
    35d  c51d5ce1                  vsubpd ymm12, ymm12, ymm1                            ; sub float64x4
    361  c441255cdc                vsubpd ymm11, ymm11, ymm12                           ; sub float64x4
    366  c4427d25e0                vpmovsxdq ymm12, xmm8                                ; where float64x4
    36b  c4627d592d3c060000        vpbroadcastq ymm13, qword ptr [rip + 000000aa13fe343c]
    374  c4627d59352b060000        vpbroadcastq ymm14, qword ptr [rip + 0000004a0591c33d]
    37d  c443154be6c0              vblendvpd ymm12, ymm13, ymm14, ymm12                 ; where float64x4
    383  c4427d25ea                vpmovsxdq ymm13, xmm10                               ; where float64x4
    388  c4627d593527060000        vpbroadcastq ymm14, qword ptr [rip + 00000034f5d1a73a]
    391  c4430d4be4d0              vblendvpd ymm12, ymm14, ymm12, ymm13                 ; where float64x4
    397  c4427d25e9                vpmovsxdq ymm13, xmm9                                ; where float64x4
    39c  c4627d59351b060000        vpbroadcastq ymm14, qword ptr [rip + 0000006c03770339]
    3a5  c4430d4be4d0              vblendvpd ymm12, ymm14, ymm12, ymm13                 ; where float64x4
    3ab  c4415d59e4                vmulpd ymm12, ymm4, ymm12                            ; mul float64x4
    3b0  c51d58e9                  vaddpd ymm13, ymm12, ymm1                            ; add float64x4
    3b4  c5155ce9                  vsubpd ymm13, ymm13, ymm1                            ; sub float64x4
    3b8  c4411d5ce5                vsubpd ymm12, ymm12, ymm13                           ; sub float64x4
    3bd  c4412558ec                vaddpd ymm13, ymm11, ymm12                           ; add float64x4
    3c2  c4427d25c0                vpmovsxdq ymm8, xmm8                                 ; where float64x4
    3c7  c4627d593500060000        vpbroadcastq ymm14, qword ptr [rip + db06eea6a98f7e3a]
    3d0  c4627d593def050000        vpbroadcastq ymm15, qword ptr [rip + 4c531f7d75c2ef3b]
    3d9  c4430d4bc780              vblendvpd ymm8, ymm14, ymm15, ymm8                   ; where float64x4
    3df  c4427d25d2                vpmovsxdq ymm10, xmm10                               ; where float64x4
    3e4  c4627d5935eb050000        vpbroadcastq ymm14, qword ptr [rip + 26b3526c1bb8db38]
    3ed  c4430d4bc0a0              vblendvpd ymm8, ymm14, ymm8, ymm10                   ; where float64x4
    3f3  c4427d25c9                vpmovsxdq ymm9, xmm9                                 ; where float64x4
    3f8  c4627d5915df050000        vpbroadcastq ymm10, qword ptr [rip + 10e4104f66a54837]
    401  c4432d4bc090              vblendvpd ymm8, ymm10, ymm8, ymm9                    ; where float64x4
    407  c4c15d59e0                vmulpd ymm4, ymm4, ymm8                              ; mul float64x4
    40c  c51558c4                  vaddpd ymm8, ymm13, ymm4                             ; add float64x4
    410  c53d58c0                  vaddpd ymm8, ymm8, ymm0                              ; add float64x4
    414  c53d5cc8                  vsubpd ymm9, ymm8, ymm0                              ; sub float64x4
    418  c441255cc9                vsubpd ymm9, ymm11, ymm9                             ; sub float64x4
    41d  c4413558cc                vaddpd ymm9, ymm9, ymm12                             ; add float64x4
    422  c5b558e4                  vaddpd ymm4, ymm9, ymm4                              ; add float64x4
    426  c4627d590db9050000        vpbroadcastq ymm9, qword ptr [rip + 182d4454fb210940]
    42f  c4c15d59e1                vmulpd ymm4, ymm4, ymm9                              ; mul float64x4
    434  c463f916c700              vpextrq rdi, xmm8, 0                                 ; gep uint64
    43a  48c1e73f                  shl rdi, 63                                          ; shl uint64
    43e  c443f916c001              vpextrq r8, xmm8, 1                                  ; gep uint64
    444  49c1e03f                  shl r8, 63                                           ; shl uint64
    448  c4437d19c101              vextractf128 xmm9, ymm8, 1                           ; gep uint64
    44e  c443f916c900              vpextrq r9, xmm9, 0
    454  49c1e13f                  shl r9, 63                                           ; shl uint64
    458  c4437d19c001              vextractf128 xmm8, ymm8, 1                           ; gep uint64
    45e  c443f916c201              vpextrq r10, xmm8, 1
    464  49c1e23f                  shl r10, 63                                          ; shl uint64
    468  c461f96ec7                vmovq xmm8, rdi                                      ; vectorize uint64x4
    46d  c443b922c001              vpinsrq xmm8, xmm8, r8, 1
    473  c441f96ec9                vmovq xmm9, r9
    478  c443b122ca01              vpinsrq xmm9, xmm9, r10, 1
    47e  c4433d18c101              vinsertf128 ymm8, ymm8, xmm9, 1
    484  c4c15defe0                vpxor ymm4, ymm4, ymm8                               ; xor uint64x4
    489  c4627d25c7                vpmovsxdq ymm8, xmm7                                 ; where float64x4
    48e  c4e3554bec80              vblendvpd ymm5, ymm5, ymm4, ymm8
    494  c4e37d19fc01              vextractf128 xmm4, ymm7, 1                           ; gep boolx4
    49a  c4e27d593dbd040000        vpbroadcastq ymm7, qword ptr [rip + 0000000000000080]
    4a3  c5c555fa                  vandnpd ymm7, ymm7, ymm2                             ; abs float64x4
    4a7  c4627d5905b8040000        vpbroadcastq ymm8, qword ptr [rip + 0000000000008046]
    4b0  c44145c2c001              vcmppd ymm8, ymm7, ymm8, 1                           ; cmplt boolx4
    4b6  c4623d000541040000        vpshufb ymm8, ymm8, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    4bf  c57c100d59040000          vmovups ymm9, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    4c7  c4423536c0                vpermd ymm8, ymm9, ymm8                              ; cmplt boolx4
    4cc  c4627d590d9b040000        vpbroadcastq ymm9, qword ptr [rip + 000000000000f044]
    4d5  c44145c2c901              vcmppd ymm9, ymm7, ymm9, 1                           ; cmplt boolx4
    4db  c46235000d1c040000        vpshufb ymm9, ymm9, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    4e4  c57c101534040000          vmovups ymm10, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    4ec  c4422d36c9                vpermd ymm9, ymm10, ymm9                             ; cmplt boolx4
    4f1  c4627d59157e040000        vpbroadcastq ymm10, qword ptr [rip + 0000000000006043]
    4fa  c4c145c2fa01              vcmppd ymm7, ymm7, ymm10, 1                          ; cmplt boolx4
    500  c4e245003df7030000        vpshufb ymm7, ymm7, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    509  c57c10150f040000          vmovups ymm10, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    511  c4e22d36ff                vpermd ymm7, ymm10, ymm7                             ; cmplt boolx4
    516  c4627d25d7                vpmovsxdq ymm10, xmm7                                ; where float64x4
    51b  c4627d591d64040000        vpbroadcastq ymm11, qword ptr [rip + 000000a82072f23d]
    524  c4627d592553040000        vpbroadcastq ymm12, qword ptr [rip + 000000701bcc773f]
    52d  c443254bd4a0              vblendvpd ymm10, ymm11, ymm12, ymm10                 ; where float64x4
    533  c4427d25d9                vpmovsxdq ymm11, xmm9                                ; where float64x4
    538  c4627d59254f040000        vpbroadcastq ymm12, qword ptr [rip + 00000074c29f623c]
    541  c4431d4bd2b0              vblendvpd ymm10, ymm12, ymm10, ymm11                 ; where float64x4
    547  c4427d25d8                vpmovsxdq ymm11, xmm8                                ; where float64x4
    54c  c4627d592543040000        vpbroadcastq ymm12, qword ptr [rip + 0000004c7df4c53a]
    555  c4431d4bd2b0              vblendvpd ymm10, ymm12, ymm10, ymm11                 ; where float64x4
    55b  c4416d59d2                vmulpd ymm10, ymm2, ymm10                            ; mul float64x4
    560  c52d58d9                  vaddpd ymm11, ymm10, ymm1                            ; add float64x4
    564  c5255cd9                  vsubpd ymm11, ymm11, ymm1                            ; sub float64x4
    568  c4412d5cd3                vsubpd ymm10, ymm10, ymm11                           ; sub float64x4
    56d  c4627d25df                vpmovsxdq ymm11, xmm7                                ; where float64x4
    572  c4627d592535040000        vpbroadcastq ymm12, qword ptr [rip + 000000aa13fe343c]
    57b  c4627d592d24040000        vpbroadcastq ymm13, qword ptr [rip + 0000004a0591c33d]
    584  c4431d4bddb0              vblendvpd ymm11, ymm12, ymm13, ymm11                 ; where float64x4
    58a  c4427d25e1                vpmovsxdq ymm12, xmm9                                ; where float64x4
    58f  c4627d592d20040000        vpbroadcastq ymm13, qword ptr [rip + 00000034f5d1a73a]
    598  c443154bdbc0              vblendvpd ymm11, ymm13, ymm11, ymm12                 ; where float64x4
    59e  c4427d25e0                vpmovsxdq ymm12, xmm8                                ; where float64x4
    5a3  c4627d592d14040000        vpbroadcastq ymm13, qword ptr [rip + 0000006c03770339]
    5ac  c443154bdbc0              vblendvpd ymm11, ymm13, ymm11, ymm12                 ; where float64x4
    5b2  c4416d59db                vmulpd ymm11, ymm2, ymm11                            ; mul float64x4
    5b7  c52558e1                  vaddpd ymm12, ymm11, ymm1                            ; add float64x4
    5bb  c51d5ce1                  vsubpd ymm12, ymm12, ymm1                            ; sub float64x4
    5bf  c441255cdc                vsubpd ymm11, ymm11, ymm12                           ; sub float64x4
    5c4  c4412d58e3                vaddpd ymm12, ymm10, ymm11                           ; add float64x4
    5c9  c4e27d25ff                vpmovsxdq ymm7, xmm7                                 ; where float64x4
    5ce  c4627d592df9030000        vpbroadcastq ymm13, qword ptr [rip + db06eea6a98f7e3a]
    5d7  c4627d5935e8030000        vpbroadcastq ymm14, qword ptr [rip + 4c531f7d75c2ef3b]
    5e0  c4c3154bfe70              vblendvpd ymm7, ymm13, ymm14, ymm7                   ; where float64x4
    5e6  c4427d25c9                vpmovsxdq ymm9, xmm9                                 ; where float64x4
    5eb  c4627d592de4030000        vpbroadcastq ymm13, qword ptr [rip + 26b3526c1bb8db38]
    5f4  c4e3154bff90              vblendvpd ymm7, ymm13, ymm7, ymm9                    ; where float64x4
    5fa  c4427d25c0                vpmovsxdq ymm8, xmm8                                 ; where float64x4
    5ff  c4627d590dd8030000        vpbroadcastq ymm9, qword ptr [rip + 10e4104f66a54837]
    608  c4e3354bff80              vblendvpd ymm7, ymm9, ymm7, ymm8                     ; where float64x4
    60e  c5ed59d7                  vmulpd ymm2, ymm2, ymm7                              ; mul float64x4
    612  c59d58fa                  vaddpd ymm7, ymm12, ymm2                             ; add float64x4
    616  c5c558f8                  vaddpd ymm7, ymm7, ymm0                              ; add float64x4
    61a  c5455cc0                  vsubpd ymm8, ymm7, ymm0                              ; sub float64x4
    61e  c4412d5cc0                vsubpd ymm8, ymm10, ymm8                             ; sub float64x4
    623  c4413d58c3                vaddpd ymm8, ymm8, ymm11                             ; add float64x4
    628  c5bd58d2                  vaddpd ymm2, ymm8, ymm2                              ; add float64x4
    62c  c4627d5905b3030000        vpbroadcastq ymm8, qword ptr [rip + 182d4454fb210940]
    635  c4c16d59d0                vmulpd ymm2, ymm2, ymm8                              ; mul float64x4
    63a  c4e3f916ff00              vpextrq rdi, xmm7, 0                                 ; gep uint64
    640  48c1e73f                  shl rdi, 63                                          ; shl uint64
    644  c4c3f916f801              vpextrq r8, xmm7, 1                                  ; gep uint64
    64a  49c1e03f                  shl r8, 63                                           ; shl uint64
    64e  c4c37d19f801              vextractf128 xmm8, ymm7, 1                           ; gep uint64
    654  c443f916c100              vpextrq r9, xmm8, 0
    65a  49c1e13f                  shl r9, 63                                           ; shl uint64
    65e  c4e37d19ff01              vextractf128 xmm7, ymm7, 1                           ; gep uint64
    664  c4c3f916fa01              vpextrq r10, xmm7, 1
    66a  49c1e23f                  shl r10, 63                                          ; shl uint64
    66e  c4e1f96eff                vmovq xmm7, rdi                                      ; vectorize uint64x4
    673  c4c3c122f801              vpinsrq xmm7, xmm7, r8, 1
    679  c441f96ec1                vmovq xmm8, r9
    67e  c443b922c201              vpinsrq xmm8, xmm8, r10, 1
    684  c4c34518f801              vinsertf128 ymm7, ymm7, xmm8, 1
    68a  c5edefd7                  vpxor ymm2, ymm2, ymm7                               ; xor uint64x4
    68e  c4e27d25e4                vpmovsxdq ymm4, xmm4                                 ; where float64x4
    693  c4e34d4bf240              vblendvpd ymm6, ymm6, ymm2, ymm4
done_699:
    699  c5d559d5                  vmulpd ymm2, ymm5, ymm5                              ; mul float64x4
    69d  c4e27d59254a030000        vpbroadcastq ymm4, qword ptr [rip + 0000008026ba65be]; mulacc float64x4
    6a6  c4e27d593d49030000        vpbroadcastq ymm7, qword ptr [rip + 0000004083c7c73e]
    6af  c4e2eda8e7                vfmadd213pd ymm4, ymm2, ymm7                         ; mulacc float64x4
    6b4  c4e27d593d43030000        vpbroadcastq ymm7, qword ptr [rip + 000000a0c6052abf]
    6bd  c4e2eda8e7                vfmadd213pd ymm4, ymm2, ymm7                         ; mulacc float64x4
    6c2  c4e27d593d3d030000        vpbroadcastq ymm7, qword ptr [rip + 000000601911813f]
    6cb  c4e2eda8e7                vfmadd213pd ymm4, ymm2, ymm7                         ; mulacc float64x4
    6d0  c4e27d593d37030000        vpbroadcastq ymm7, qword ptr [rip + 000000605555c5bf]
    6d9  c4e2eda8e7                vfmadd213pd ymm4, ymm2, ymm7                         ; mulacc float64x4
    6de  c4e27d593d31030000        vpbroadcastq ymm7, qword ptr [rip + 000000000000f03f]
    6e7  c4e2eda8e7                vfmadd213pd ymm4, ymm2, ymm7                         ; mulacc float64x4
    6ec  c5d559d4                  vmulpd ymm2, ymm5, ymm4                              ; mul float64x4
    6f0  c5fd5ad2                  vcvtpd2ps xmm2, ymm2                                 ; cast float32x4
    6f4  c5cd59e6                  vmulpd ymm4, ymm6, ymm6                              ; mul float64x4
    6f8  c4e27d592def020000        vpbroadcastq ymm5, qword ptr [rip + 0000008026ba65be]; mulacc float64x4
    701  c4e27d593dee020000        vpbroadcastq ymm7, qword ptr [rip + 0000004083c7c73e]
    70a  c4e2dda8ef                vfmadd213pd ymm5, ymm4, ymm7                         ; mulacc float64x4
    70f  c4e27d593de8020000        vpbroadcastq ymm7, qword ptr [rip + 000000a0c6052abf]
    718  c4e2dda8ef                vfmadd213pd ymm5, ymm4, ymm7                         ; mulacc float64x4
    71d  c4e27d593de2020000        vpbroadcastq ymm7, qword ptr [rip + 000000601911813f]
    726  c4e2dda8ef                vfmadd213pd ymm5, ymm4, ymm7                         ; mulacc float64x4
    72b  c4e27d593ddc020000        vpbroadcastq ymm7, qword ptr [rip + 000000605555c5bf]
    734  c4e2dda8ef                vfmadd213pd ymm5, ymm4, ymm7                         ; mulacc float64x4
    739  c4e27d593dd6020000        vpbroadcastq ymm7, qword ptr [rip + 000000000000f03f]
    742  c4e2dda8ef                vfmadd213pd ymm5, ymm4, ymm7                         ; mulacc float64x4
    747  c5cd59e5                  vmulpd ymm4, ymm6, ymm5                              ; mul float64x4
    74b  c5fd5ae4                  vcvtpd2ps xmm4, ymm4                                 ; cast float32x4
    74f  c4e36d18d401              vinsertf128 ymm2, ymm2, xmm4, 1                      ; vectorize float32x8
    755  c5fc102424                vmovups ymm4, ymmword ptr [rsp]
    75a  c4e25db8542420            vfmadd231ps ymm2, ymm4, ymmword ptr [rsp + 32]       ; mulacc float32x8
    761  c4e27d5825da020000        vpbroadcastd ymm4, dword ptr [rip + 0000803f]
    76a  c5e458dc                  vaddps ymm3, ymm3, ymm4                              ; add float32x8
    76e  c4e27d5825d9020000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
    777  c5dcc2e301                vcmpps ymm4, ymm4, ymm3, 1                           ; cmplt boolx8
    77c  c4e27d582dcf020000        vpbroadcastd ymm5, dword ptr [rip + 0000807f]
    785  c5e4c2ed01                vcmpps ymm5, ymm3, ymm5, 1                           ; cmplt boolx8
    78a  c4e27d5835c5020000        vpbroadcastd ymm6, dword ptr [rip + 00008000]
    793  c5e4c2f601                vcmpps ymm6, ymm3, ymm6, 1                           ; cmplt boolx8
    798  c4e27d583dbb020000        vpbroadcastd ymm7, dword ptr [rip + 0000004c]
    7a1  c5e459ff                  vmulps ymm7, ymm3, ymm7                              ; mul float32x8
    7a5  c4e3654aff60              vblendvps ymm7, ymm3, ymm7, ymm6                     ; where float32x8
    7ab  c4627d5805ac020000        vpbroadcastd ymm8, dword ptr [rip + 0dfbcac0]
    7b4  c44145fec0                vpaddd ymm8, ymm7, ymm8                              ; add int32x8
    7b9  c4c13572e017              vpsrad ymm9, ymm8, 23                                ; shr int32x8
    7bf  c4417c5bc9                vcvtdq2ps ymm9, ymm9                                 ; cast float32x8
    7c4  c4627d581583020000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
    7cd  c4627d581d8e020000        vpbroadcastd ymm11, dword ptr [rip + 0000c841]
    7d6  c4c32d4af360              vblendvps ymm6, ymm10, ymm11, ymm6                   ; where float32x8
    7dc  c5b45cf6                  vsubps ymm6, ymm9, ymm6                              ; sub float32x8
    7e0  c4627d580d7f020000        vpbroadcastd ymm9, dword ptr [rip + 000080ff]
    7e9  c4413ddbc1                vpand ymm8, ymm8, ymm9                               ; and int32x8
    7ee  c4c145faf8                vpsubd ymm7, ymm7, ymm8                              ; sub int32x8
    7f3  c4627d580548020000        vpbroadcastd ymm8, dword ptr [rip + 0000803f]
    7fc  c4c1445cf8                vsubps ymm7, ymm7, ymm8                              ; sub float32x8
    801  c4627d580562020000        vpbroadcastd ymm8, dword ptr [rip + ce37f6bd]        ; mulacc float32x8
    80a  c4627d580d5d020000        vpbroadcastd ymm9, dword ptr [rip + 5b74413e]
    813  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    818  c4627d580d53020000        vpbroadcastd ymm9, dword ptr [rip + 4c3b40be]
    821  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    826  c4627d580d49020000        vpbroadcastd ymm9, dword ptr [rip + 79b2503e]
    82f  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    834  c4627d580d3f020000        vpbroadcastd ymm9, dword ptr [rip + 3ebb75be]
    83d  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    842  c4627d580d35020000        vpbroadcastd ymm9, dword ptr [rip + 39c8933e]
    84b  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    850  c4627d580d2b020000        vpbroadcastd ymm9, dword ptr [rip + 5dabb8be]
    859  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    85e  c4627d580d21020000        vpbroadcastd ymm9, dword ptr [rip + 0838f63e]
    867  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    86c  c4627d580d17020000        vpbroadcastd ymm9, dword ptr [rip + 3baa38bf]
    875  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    87a  c4627d580d0d020000        vpbroadcastd ymm9, dword ptr [rip + eda8e23e]
    883  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    888  c4414459c0                vmulps ymm8, ymm7, ymm8                              ; mul float32x8
    88d  c4c14458f8                vaddps ymm7, ymm7, ymm8                              ; add float32x8
    892  c5cc58f7                  vaddps ymm6, ymm6, ymm7                              ; add float32x8
    896  c4e27d583db5010000        vpbroadcastd ymm7, dword ptr [rip + 0000807f]
    89f  c4e3454aee50              vblendvps ymm5, ymm7, ymm6, ymm5                     ; where float32x8
    8a5  c4e27d5835a2010000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
    8ae  c5e4c2de00                vcmpps ymm3, ymm3, ymm6, 0                           ; cmpeq boolx8
    8b3  c4e27d5835d8010000        vpbroadcastd ymm6, dword ptr [rip + 0000c07f]
    8bc  c4e27d583da3010000        vpbroadcastd ymm7, dword ptr [rip + 000080ff]
    8c5  c4e34d4adf30              vblendvps ymm3, ymm6, ymm7, ymm3                     ; where float32x8
    8cb  c4e3654add40              vblendvps ymm3, ymm3, ymm5, ymm4                     ; where float32x8
    8d1  c5ec58d3                  vaddps ymm2, ymm2, ymm3                              ; add float32x8
    8d5  c5fc1112                  vmovups ymmword ptr [rdx], ymm2                      ; store void
    8d9  4883c120                  add rcx, 32                                          ; end void
    8dd  4883c220                  add rdx, 32
    8e1  83c601                    add esi, 1
    8e4  83fe08                    cmp esi, 8
    8e7  0f8c53f7ffff              jl loop_40
done_8ed:
    8ed  c5f877                    vzeroupper                                           ; sink void
    8f0  488b642440                mov rsp, qword ptr [rsp + 64]
    8f5  c3                        ret                                                  ; sink void
