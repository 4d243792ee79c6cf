transcendental:
      0  488bc4                    mov rax, rsp
      3  4881ec80000000            sub rsp, 128
      a  4883e4c0                  and rsp, -64
      e  4889442440                mov qword ptr [rsp + 64], rax
     13  b800000000                mov eax, 0
     18  c4e27d590507090000        vpbroadcastq ymm0, qword ptr [rip + 0000000000003843]
     21  c4e27d590d56090000        vpbroadcastq ymm1, qword ptr [rip + 0000000000004843]
     2a  488b17                    mov rdx, qword ptr [rdi]
     2d  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 64>
     31  be00000000                mov esi, 0                                           ; range int32
loop_40:
     40  c5fc1011                  vmovups ymm2, ymmword ptr [rcx]                      ; load float32x8
     44  c4e27d581db3090000        vpbroadcastd ymm3, dword ptr [rip + 000017c3]
     4d  c5e45fda                  vmaxps ymm3, ymm3, ymm2                              ; where float32x8
     51  c4e27d5825aa090000        vpbroadcastd ymm4, dword ptr [rip + 00000043]
     5a  c5dc5ddb                  vminps ymm3, ymm4, ymm3                              ; where float32x8
     5e  c4e27d5825a1090000        vpbroadcastd ymm4, dword ptr [rip + fe00404b]
     67  c5e458e4                  vaddps ymm4, ymm3, ymm4                              ; add float32x8
     6b  c4e27d582d94090000        vpbroadcastd ymm5, dword ptr [rip + fe00404b]
     74  c5dc5ced                  vsubps ymm5, ymm4, ymm5                              ; sub float32x8
     78  c5e45cdd                  vsubps ymm3, ymm3, ymm5                              ; sub float32x8
     7c  c4e27d582d87090000        vpbroadcastd ymm5, dword ptr [rip + b4621a39]        ; mulacc float32x8
     85  c4e27d583582090000        vpbroadcastd ymm6, dword ptr [rip + c431af3a]
     8e  c4e265a8ee                vfmadd213ps ymm5, ymm3, ymm6                         ; mulacc float32x8
     93  c4e27d583578090000        vpbroadcastd ymm6, dword ptr [rip + ce9c1d3c]
     9c  c4e265a8ee                vfmadd213ps ymm5, ymm3, ymm6                         ; mulacc float32x8
     a1  c4e27d58356e090000        vpbroadcastd ymm6, dword ptr [rip + 6758633d]
     aa  c4e265a8ee                vfmadd213ps ymm5, ymm3, ymm6                         ; mulacc float32x8
     af  c4e27d583564090000        vpbroadcastd ymm6, dword ptr [rip + f0fd753e]
     b8  c4e265a8ee                vfmadd213ps ymm5, ymm3, ymm6                         ; mulacc float32x8
     bd  c4e27d58355a090000        vpbroadcastd ymm6, dword ptr [rip + 1872313f]
     c6  c4e265a8ee                vfmadd213ps ymm5, ymm3, ymm6                         ; mulacc float32x8
     cb  c4e27d583550090000        vpbroadcastd ymm6, dword ptr [rip + 0000803f]
     d4  c4e265a8ee                vfmadd213ps ymm5, ymm3, ymm6                         ; mulacc float32x8
     d9  c5e572d401                vpsrld ymm3, ymm4, 1                                 ; shr uint32x8
     de  c5cd72f317                vpslld ymm6, ymm3, 23                                ; shl uint32x8
     e3  c5d459ee                  vmulps ymm5, ymm5, ymm6                              ; mul float32x8
     e7  c5ddfadb                  vpsubd ymm3, ymm4, ymm3                              ; sub uint32x8
     eb  c5e572f317                vpslld ymm3, ymm3, 23                                ; shl uint32x8
     f0  c5d459db                  vmulps ymm3, ymm5, ymm3                              ; mul float32x8
     f4  c5fc111c24                vmovups ymmword ptr [rsp], ymm3
     f9  c4e27d581d26090000        vpbroadcastd ymm3, dword ptr [rip + 00000080]
    102  c5e455da                  vandnps ymm3, ymm3, ymm2                             ; abs float32x8
    106  c5fc51e3                  vsqrtps ymm4, ymm3                                   ; sqrt float32x8
    10a  c5fc11642420              vmovups ymmword ptr [rsp + 32], ymm4
    110  c4e27d582513090000        vpbroadcastd ymm4, dword ptr [rip + 0000804e]
    119  c5dcc2e301                vcmpps ymm4, ymm4, ymm3, 1                           ; cmplt boolx8
    11e  c4e35d06ec01              vperm2f128 ymm5, ymm4, ymm4, 1                       ; gep boolx8
    124  c5ddebe5                  vpor ymm4, ymm4, ymm5                                ; or boolx8
    128  c5ddc6ec05                vshufpd ymm5, ymm4, ymm4, 5                          ; gep boolx8
    12d  c5ddebe5                  vpor ymm4, ymm4, ymm5                                ; or boolx8
    131  c5dcc6ecb1                vshufps ymm5, ymm4, ymm4, 177                        ; gep boolx8
    136  c5ddebe5                  vpor ymm4, ymm4, ymm5                                ; or boolx8
    13a  c4e37916e700              vpextrd edi, xmm4, 0                                 ; gep bool
    140  83e701                    and edi, 1
    143  c5fc5ae2                  vcvtps2pd ymm4, xmm2                                 ; cast float64x4
    147  c4e37d19d201              vextractf128 xmm2, ymm2, 1                           ; gep float32x4
    14d  c5fc5ad2                  vcvtps2pd ymm2, xmm2                                 ; cast float64x4
    151  c4e27d592dc6070000        vpbroadcastq ymm5, qword ptr [rip + 83c8c96d305fd43f]
    15a  c5dd59ed                  vmulpd ymm5, ymm4, ymm5                              ; mul float64x4
    15e  c5d558e8                  vaddpd ymm5, ymm5, ymm0                              ; add float64x4
    162  c5d55cf0                  vsubpd ymm6, ymm5, ymm0                              ; sub float64x4
    166  c5fc28fc                  vmovaps ymm7, ymm4                                   ; mulacc float64x4
    16a  c4627d5905bd070000        vpbroadcastq ymm8, qword ptr [rip + 00000040fb2109c0]
    173  c4c2cdb8f8                vfmadd231pd ymm7, ymm6, ymm8                         ; mulacc float64x4
    178  c4627d5905b7070000        vpbroadcastq ymm8, qword ptr [rip + 999846182d4484be]
    181  c4c2cdb8f8                vfmadd231pd ymm7, ymm6, ymm8                         ; mulacc float64x4
    186  c4c3f916e800              vpextrq r8, xmm5, 0                                  ; gep uint64
    18c  49c1e03f                  shl r8, 63                                           ; shl uint64
    190  c4c3f916e901              vpextrq r9, xmm5, 1                                  ; gep uint64
    196  49c1e13f                  shl r9, 63                                           ; shl uint64
    19a  c4e37d19ee01              vextractf128 xmm6, ymm5, 1                           ; gep uint64
    1a0  c4c3f916f200              vpextrq r10, xmm6, 0
    1a6  49c1e23f                  shl r10, 63                                          ; shl uint64
    1aa  c4e37d19ed01              vextractf128 xmm5, ymm5, 1                           ; gep uint64
    1b0  c4c3f916eb01              vpextrq r11, xmm5, 1
    1b6  49c1e33f                  shl r11, 63                                          ; shl uint64
    1ba  c4c1f96ee8                vmovq xmm5, r8                                       ; vectorize uint64x4
    1bf  c4c3d122e901              vpinsrq xmm5, xmm5, r9, 1
    1c5  c4c1f96ef2                vmovq xmm6, r10
    1ca  c4c3c922f301              vpinsrq xmm6, xmm6, r11, 1
    1d0  c4e35518ee01              vinsertf128 ymm5, ymm5, xmm6, 1
    1d6  c5c5efed                  vpxor ymm5, ymm7, ymm5                               ; xor uint64x4
    1da  c4e27d59353d070000        vpbroadcastq ymm6, qword ptr [rip + 83c8c96d305fd43f]
    1e3  c5ed59f6                  vmulpd ymm6, ymm2, ymm6                              ; mul float64x4
    1e7  c5cd58f0                  vaddpd ymm6, ymm6, ymm0                              ; add float64x4
    1eb  c5cd5cf8                  vsubpd ymm7, ymm6, ymm0                              ; sub float64x4
    1ef  c57c28c2                  vmovaps ymm8, ymm2                                   ; mulacc float64x4
    1f3  c4627d590d34070000        vpbroadcastq ymm9, qword ptr [rip + 00000040fb2109c0]
    1fc  c442c5b8c1                vfmadd231pd ymm8, ymm7, ymm9                         ; mulacc float64x4
    201  c4627d590d2e070000        vpbroadcastq ymm9, qword ptr [rip + 999846182d4484be]
    20a  c442c5b8c1                vfmadd231pd ymm8, ymm7, ymm9                         ; mulacc float64x4
    20f  c4c3f916f000              vpextrq r8, xmm6, 0                                  ; gep uint64
    215  49c1e03f                  shl r8, 63                                           ; shl uint64
    219  c4c3f916f101              vpextrq r9, xmm6, 1                                  ; gep uint64
    21f  49c1e13f                  shl r9, 63                                           ; shl uint64
    223  c4e37d19f701              vextractf128 xmm7, ymm6, 1                           ; gep uint64
    229  c4c3f916fa00              vpextrq r10, xmm7, 0
    22f  49c1e23f                  shl r10, 63                                          ; shl uint64
    233  c4e37d19f601              vextractf128 xmm6, ymm6, 1                           ; gep uint64
    239  c4c3f916f301              vpextrq r11, xmm6, 1
    23f  49c1e33f                  shl r11, 63                                          ; shl uint64
    243  c4c1f96ef0                vmovq xmm6, r8                                       ; vectorize uint64x4
    248  c4c3c922f101              vpinsrq xmm6, xmm6, r9, 1
    24e  c4c1f96efa                vmovq xmm7, r10
    253  c4c3c122fb01              vpinsrq xmm7, xmm7, r11, 1
    259  c4e34d18f701              vinsertf128 ymm6, ymm6, xmm7, 1
    25f  c5bdeff6                  vpxor ymm6, ymm8, ymm6                               ; xor uint64x4
    263  3bc7                      cmp eax, edi                                         ; range int32
    265  0f8d14040000              jge done_67f
    26b  c4e27d583db8070000        vpbroadcastd ymm7, dword ptr [rip + 0000804e]
    274  c5c4c2fb01                vcmpps ymm7, ymm7, ymm3, 1                           ; cmplt boolx8
    279  c4627d5905be060000        vpbroadcastq ymm8, qword ptr [rip + 0000000000000080]
    282  c53d55c4                  vandnpd ymm8, ymm8, ymm4                             ; abs float64x4
    286  c4627d590db9060000        vpbroadcastq ymm9, qword ptr [rip + 0000000000008046]
    28f  c4413dc2c901              vcmppd ymm9, ymm8, ymm9, 1                           ; cmplt boolx4
    295  c46235000d42060000        vpshufb ymm9, ymm9, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    29e  c57c10155a060000          vmovups ymm10, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    2a6  c4422d36c9                vpermd ymm9, ymm10, ymm9                             ; cmplt boolx4
    2ab  c4627d59159c060000        vpbroadcastq ymm10, qword ptr [rip + 000000000000f044]
    2b4  c4413dc2d201              vcmppd ymm10, ymm8, ymm10, 1                         ; cmplt boolx4
    2ba  c4622d00151d060000        vpshufb ymm10, ymm10, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    2c3  c57c101d35060000          vmovups ymm11, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    2cb  c4422536d2                vpermd ymm10, ymm11, ymm10                           ; cmplt boolx4
    2d0  c4627d591d7f060000        vpbroadcastq ymm11, qword ptr [rip + 0000000000006043]
    2d9  c4413dc2c301              vcmppd ymm8, ymm8, ymm11, 1                          ; cmplt boolx4
    2df  c4623d0005f8050000        vpshufb ymm8, ymm8, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    2e8  c57c101d10060000          vmovups ymm11, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    2f0  c4422536c0                vpermd ymm8, ymm11, ymm8                             ; cmplt boolx4
    2f5  c4427d25d8                vpmovsxdq ymm11, xmm8                                ; where float64x4
    2fa  c4627d592565060000        vpbroadcastq ymm12, qword ptr [rip + 000000a82072f23d]
    303  c4627d592d54060000        vpbroadcastq ymm13, qword ptr [rip + 000000701bcc773f]
    30c  c4431d4bddb0              vblendvpd ymm11, ymm12, ymm13, ymm11                 ; where float64x4
    312  c4427d25e2                vpmovsxdq ymm12, xmm10                               ; where float64x4
    317  c4627d592d50060000        vpbroadcastq ymm13, qword ptr [rip + 00000074c29f623c]
    320  c443154bdbc0              vblendvpd ymm11, ymm13, ymm11, ymm12                 ; where float64x4
    326  c4427d25e1                vpmovsxdq ymm12, xmm9                                ; where float64x4
    32b  c4627d592d44060000        vpbroadcastq ymm13, qword ptr [rip + 0000004c7df4c53a]
    334  c443154bdbc0              vblendvpd ymm11, ymm13, ymm11, ymm12                 ; where float64x4
    33a  c4415d59db                vmulpd ymm11, ymm4, ymm11                            ; mul float64x4
    33f  c52558e1                  vaddpd ymm12, ymm11, ymm1                            ; add float64x4
    343  c51d5ce1                  vsubpd ymm12, ymm12, ymm1                            ; sub float64x4
    347  c441255cdc                vsubpd ymm11, ymm11, ymm12                           ; sub float64x4
    34c  c4427d25e0                vpmovsxdq ymm12, xmm8                                ; where float64x4
    351  c4627d592d36060000        vpbroadcastq ymm13, qword ptr [rip + 000000aa13fe343c]
    35a  c4627d593525060000        vpbroadcastq ymm14, qword ptr [rip + 0000004a0591c33d]
    363  c443154be6c0              vblendvpd ymm12, ymm13, ymm14, ymm12                 ; where float64x4
    369  c4427d25ea                vpmovsxdq ymm13, xmm10                               ; where float64x4
    36e  c4627d593521060000        vpbroadcastq ymm14, qword ptr [rip + 00000034f5d1a73a]
    377  c4430d4be4d0              vblendvpd ymm12, ymm14, ymm12, ymm13                 ; where float64x4
    37d  c4427d25e9                vpmovsxdq ymm13, xmm9                                ; where float64x4
    382  c4627d593515060000        vpbroadcastq ymm14, qword ptr [rip + 0000006c03770339]
    38b  c4430d4be4d0              vblendvpd ymm12, ymm14, ymm12, ymm13                 ; where float64x4
    391  c4415d59e4                vmulpd ymm12, ymm4, ymm12                            ; mul float64x4
    396  c51d58e9                  vaddpd ymm13, ymm12, ymm1                            ; add float64x4
    39a  c5155ce9                  vsubpd ymm13, ymm13, ymm1                            ; sub float64x4
    39e  c4411d5ce5                vsubpd ymm12, ymm12, ymm13                           ; sub float64x4
    3a3  c4412558ec                vaddpd ymm13, ymm11, ymm12                           ; add float64x4
    3a8  c4427d25c0                vpmovsxdq ymm8, xmm8                                 ; where float64x4
    3ad  c4627d5935fa050000        vpbroadcastq ymm14, qword ptr [rip + db06eea6a98f7e3a]
    3b6  c4627d593de9050000        vpbroadcastq ymm15, qword ptr [rip + 4c531f7d75c2ef3b]
    3bf  c4430d4bc780              vblendvpd ymm8, ymm14, ymm15, ymm8                   ; where float64x4
    3c5  c4427d25d2                vpmovsxdq ymm10, xmm10                               ; where float64x4
    3ca  c4627d5935e5050000        vpbroadcastq ymm14, qword ptr [rip + 26b3526c1bb8db38]
    3d3  c4430d4bc0a0              vblendvpd ymm8, ymm14, ymm8, ymm10                   ; where float64x4
    3d9  c4427d25c9                vpmovsxdq ymm9, xmm9                                 ; where float64x4
    3de  c4627d5915d9050000        vpbroadcastq ymm10, qword ptr [rip + 10e4104f66a54837]
    3e7  c4432d4bc090              vblendvpd ymm8, ymm10, ymm8, ymm9                    ; where float64x4
    3ed  c4c15d59e0                vmulpd ymm4, ymm4, ymm8                              ; mul float64x4
    3f2  c51558c4                  vaddpd ymm8, ymm13, ymm4                             ; add float64x4
    3f6  c53d58c0                  vaddpd ymm8, ymm8, ymm0                              ; add float64x4
    3fa  c53d5cc8                  vsubpd ymm9, ymm8, ymm0                              ; sub float64x4
    3fe  c441255cc9                vsubpd ymm9, ymm11, ymm9                             ; sub float64x4
    403  c4413558cc                vaddpd ymm9, ymm9, ymm12                             ; add float64x4
    408  c5b558e4                  vaddpd ymm4, ymm9, ymm4                              ; add float64x4
    40c  c4627d590db3050000        vpbroadcastq ymm9, qword ptr [rip + 182d4454fb210940]
    415  c4c15d59e1                vmulpd ymm4, ymm4, ymm9                              ; mul float64x4
    41a  c463f916c700              vpextrq rdi, xmm8, 0                                 ; gep uint64
    420  48c1e73f                  shl rdi, 63                                          ; shl uint64
    424  c443f916c001              vpextrq r8, xmm8, 1                                  ; gep uint64
    42a  49c1e03f                  shl r8, 63                                           ; shl uint64
    42e  c4437d19c101              vextractf128 xmm9, ymm8, 1                           ; gep uint64
    434  c443f916c900              vpextrq r9, xmm9, 0
    43a  49c1e13f                  shl r9, 63                                           ; shl uint64
    43e  c4437d19c001              vextractf128 xmm8, ymm8, 1                           ; gep uint64
    444  c443f916c201              vpextrq r10, xmm8, 1
    44a  49c1e23f                  shl r10, 63                                          ; shl uint64
    44e  c461f96ec7                vmovq xmm8, rdi                                      ; vectorize uint64x4
    453  c443b922c001              vpinsrq xmm8, xmm8, r8, 1
    459  c441f96ec9                vmovq xmm9, r9
    45e  c443b122ca01              vpinsrq xmm9, xmm9, r10, 1
    464  c4433d18c101              vinsertf128 ymm8, ymm8, xmm9, 1
    46a  c4c15defe0                vpxor ymm4, ymm4, ymm8                               ; xor uint64x4
    46f  c4627d25c7                vpmovsxdq ymm8, xmm7                                 ; where float64x4
    474  c4e3554bec80              vblendvpd ymm5, ymm5, ymm4, ymm8
    47a  c4e37d19fc01              vextractf128 xmm4, ymm7, 1                           ; gep boolx4
    480  c4e27d593db7040000        vpbroadcastq ymm7, qword ptr [rip + 0000000000000080]
    489  c5c555fa                  vandnpd ymm7, ymm7, ymm2                             ; abs float64x4
    48d  c4627d5905b2040000        vpbroadcastq ymm8, qword ptr [rip + 0000000000008046]
    496  c44145c2c001              vcmppd ymm8, ymm7, ymm8, 1                           ; cmplt boolx4
    49c  c4623d00053b040000        vpshufb ymm8, ymm8, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    4a5  c57c100d53040000          vmovups ymm9, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    4ad  c4423536c0                vpermd ymm8, ymm9, ymm8                              ; cmplt boolx4
    4b2  c4627d590d95040000        vpbroadcastq ymm9, qword ptr [rip + 000000000000f044]
    4bb  c44145c2c901              vcmppd ymm9, ymm7, ymm9, 1                           ; cmplt boolx4
    4c1  c46235000d16040000        vpshufb ymm9, ymm9, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    4ca  c57c10152e040000          vmovups ymm10, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    4d2  c4422d36c9                vpermd ymm9, ymm10, ymm9                             ; cmplt boolx4
    4d7  c4627d591578040000        vpbroadcastq ymm10, qword ptr [rip + 0000000000006043]
    4e0  c4c145c2fa01              vcmppd ymm7, ymm7, ymm10, 1                          ; cmplt boolx4
    4e6  c4e245003df1030000        vpshufb ymm7, ymm7, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    4ef  c57c101509040000          vmovups ymm10, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    4f7  c4e22d36ff                vpermd ymm7, ymm10, ymm7                             ; cmplt boolx4
    4fc  c4627d25d7                vpmovsxdq ymm10, xmm7                                ; where float64x4
    501  c4627d591d5e040000        vpbroadcastq ymm11, qword ptr [rip + 000000a82072f23d]
    50a  c4627d59254d040000        vpbroadcastq ymm12, qword ptr [rip + 000000701bcc773f]
    513  c443254bd4a0              vblendvpd ymm10, ymm11, ymm12, ymm10                 ; where float64x4
    519  c4427d25d9                vpmovsxdq ymm11, xmm9                                ; where float64x4
    51e  c4627d592549040000        vpbroadcastq ymm12, qword ptr [rip + 00000074c29f623c]
    527  c4431d4bd2b0              vblendvpd ymm10, ymm12, ymm10, ymm11                 ; where float64x4
    52d  c4427d25d8                vpmovsxdq ymm11, xmm8                                ; where float64x4
    532  c4627d59253d040000        vpbroadcastq ymm12, qword ptr [rip + 0000004c7df4c53a]
    53b  c4431d4bd2b0              vblendvpd ymm10, ymm12, ymm10, ymm11                 ; where float64x4
    541  c4416d59d2                vmulpd ymm10, ymm2, ymm10                            ; mul float64x4
    546  c52d58d9                  vaddpd ymm11, ymm10, ymm1                            ; add float64x4
    54a  c5255cd9                  vsubpd ymm11, ymm11, ymm1                            ; sub float64x4
    54e  c4412d5cd3                vsubpd ymm10, ymm10, ymm11                           ; sub float64x4
    553  c4627d25df                vpmovsxdq ymm11, xmm7                                ; where float64x4
    558  c4627d59252f040000        vpbroadcastq ymm12, qword ptr [rip + 000000aa13fe343c]
    561  c4627d592d1e040000        vpbroadcastq ymm13, qword ptr [rip + 0000004a0591c33d]
    56a  c4431d4bddb0              vblendvpd ymm11, ymm12, ymm13, ymm11                 ; where float64x4
    570  c4427d25e1                vpmovsxdq ymm12, xmm9                                ; where float64x4
    575  c4627d592d1a040000        vpbroadcastq ymm13, qword ptr [rip + 00000034f5d1a73a]
    57e  c443154bdbc0              vblendvpd ymm11, ymm13, ymm11, ymm12                 ; where float64x4
    584  c4427d25e0                vpmovsxdq ymm12, xmm8                                ; where float64x4
    589  c4627d592d0e040000        vpbroadcastq ymm13, qword ptr [rip + 0000006c03770339]
    592  c443154bdbc0              vblendvpd ymm11, ymm13, ymm11, ymm12                 ; where float64x4
    598  c4416d59db                vmulpd ymm11, ymm2, ymm11                            ; mul float64x4
    59d  c52558e1                  vaddpd ymm12, ymm11, ymm1                            ; add float64x4
    5a1  c51d5ce1                  vsubpd ymm12, ymm12, ymm1                            ; sub float64x4
    5a5  c441255cdc                vsubpd ymm11, ymm11, ymm12                           ; sub float64x4
    5aa  c4412d58e3                vaddpd ymm12, ymm10, ymm11                           ; add float64x4
    5af  c4e27d25ff                vpmovsxdq ymm7, xmm7                                 ; where float64x4
    5b4  c4627d592df3030000        vpbroadcastq ymm13, qword ptr [rip + db06eea6a98f7e3a]
    5bd  c4627d5935e2030000        vpbroadcastq ymm14, qword ptr [rip + 4c531f7d75c2ef3b]
    5c6  c4c3154bfe70              vblendvpd ymm7, ymm13, ymm14, ymm7                   ; where float64x4
    5cc  c4427d25c9                vpmovsxdq ymm9, xmm9                                 ; where float64x4
    5d1  c4627d592dde030000        vpbroadcastq ymm13, qword ptr [rip + 26b3526c1bb8db38]
    5da  c4e3154bff90              vblendvpd ymm7, ymm13, ymm7, ymm9                    ; where float64x4
    5e0  c4427d25c0                vpmovsxdq ymm8, xmm8                                 ; where float64x4
    5e5  c4627d590dd2030000        vpbroadcastq ymm9, qword ptr [rip + 10e4104f66a54837]
    5ee  c4e3354bff80              vblendvpd ymm7, ymm9, ymm7, ymm8                     ; where float64x4
    5f4  c5ed59d7                  vmulpd ymm2, ymm2, ymm7                              ; mul float64x4
    5f8  c59d58fa                  vaddpd ymm7, ymm12, ymm2                             ; add float64x4
    5fc  c5c558f8                  vaddpd ymm7, ymm7, ymm0                              ; add float64x4
    600  c5455cc0                  vsubpd ymm8, ymm7, ymm0                              ; sub float64x4
    604  c4412d5cc0                vsubpd ymm8, ymm10, ymm8                             ; sub float64x4
    609  c4413d58c3                vaddpd ymm8, ymm8, ymm11                             ; add float64x4
    60e  c5bd58d2                  vaddpd ymm2, ymm8, ymm2                              ; add float64x4
    612  c4627d5905ad030000        vpbroadcastq ymm8, qword ptr [rip + 182d4454fb210940]
    61b  c4c16d59d0                vmulpd ymm2, ymm2, ymm8                              ; mul float64x4
    620  c4e3f916ff00              vpextrq rdi, xmm7, 0                                 ; gep uint64
    626  48c1e73f                  shl rdi, 63                                          ; shl uint64
    62a  c4c3f916f801              vpextrq r8, xmm7, 1                                  ; gep uint64
    630  49c1e03f                  shl r8, 63                                           ; shl uint64
    634  c4c37d19f801              vextractf128 xmm8, ymm7, 1                           ; gep uint64
    63a  c443f916c100              vpextrq r9, xmm8, 0
    640  49c1e13f                  shl r9, 63                                           ; shl uint64
    644  c4e37d19ff01              vextractf128 xmm7, ymm7, 1                           ; gep uint64
    64a  c4c3f916fa01              vpextrq r10, xmm7, 1
    650  49c1e23f                  shl r10, 63                                          ; shl uint64
    654  c4e1f96eff                vmovq xmm7, rdi                                      ; vectorize uint64x4
    659  c4c3c122f801              vpinsrq xmm7, xmm7, r8, 1
    65f  c441f96ec1                vmovq xmm8, r9
    664  c443b922c201              vpinsrq xmm8, xmm8, r10, 1
    66a  c4c34518f801              vinsertf128 ymm7, ymm7, xmm8, 1
    670  c5edefd7                  vpxor ymm2, ymm2, ymm7                               ; xor uint64x4
    674  c4e27d25e4                vpmovsxdq ymm4, xmm4                                 ; where float64x4
    679  c4e34d4bf240              vblendvpd ymm6, ymm6, ymm2, ymm4
done_67f:
    67f  c5d559d5                  vmulpd ymm2, ymm5, ymm5                              ; mul float64x4
    683  c4e27d592544030000        vpbroadcastq ymm4, qword ptr [rip + 0000008026ba65be]; mulacc float64x4
    68c  c4e27d593d43030000        vpbroadcastq ymm7, qword ptr [rip + 0000004083c7c73e]
    695  c4e2eda8e7                vfmadd213pd ymm4, ymm2, ymm7                         ; mulacc float64x4
    69a  c4e27d593d3d030000        vpbroadcastq ymm7, qword ptr [rip + 000000a0c6052abf]
    6a3  c4e2eda8e7                vfmadd213pd ymm4, ymm2, ymm7                         ; mulacc float64x4
    6a8  c4e27d593d37030000        vpbroadcastq ymm7, qword ptr [rip + 000000601911813f]
    6b1  c4e2eda8e7                vfmadd213pd ymm4, ymm2, ymm7                         ; mulacc float64x4
    6b6  c4e27d593d31030000        vpbroadcastq ymm7, qword ptr [rip + 000000605555c5bf]
    6bf  c4e2eda8e7                vfmadd213pd ymm4, ymm2, ymm7                         ; mulacc float64x4
    6c4  c4e27d593d2b030000        vpbroadcastq ymm7, qword ptr [rip + 000000000000f03f]
    6cd  c4e2eda8e7                vfmadd213pd ymm4, ymm2, ymm7                         ; mulacc float64x4
    6d2  c5d559d4                  vmulpd ymm2, ymm5, ymm4                              ; mul float64x4
    6d6  c5fd5ad2                  vcvtpd2ps xmm2, ymm2                                 ; cast float32x4
    6da  c5cd59e6                  vmulpd ymm4, ymm6, ymm6                              ; mul float64x4
    6de  c4e27d592de9020000        vpbroadcastq ymm5, qword ptr [rip + 0000008026ba65be]; mulacc float64x4
    6e7  c4e27d593de8020000        vpbroadcastq ymm7, qword ptr [rip + 0000004083c7c73e]
    6f0  c4e2dda8ef                vfmadd213pd ymm5, ymm4, ymm7                         ; mulacc float64x4
    6f5  c4e27d593de2020000        vpbroadcastq ymm7, qword ptr [rip + 000000a0c6052abf]
    6fe  c4e2dda8ef                vfmadd213pd ymm5, ymm4, ymm7                         ; mulacc float64x4
    703  c4e27d593ddc020000        vpbroadcastq ymm7, qword ptr [rip + 000000601911813f]
    70c  c4e2dda8ef                vfmadd213pd ymm5, ymm4, ymm7                         ; mulacc float64x4
    711  c4e27d593dd6020000        vpbroadcastq ymm7, qword ptr [rip + 000000605555c5bf]
    71a  c4e2dda8ef                vfmadd213pd ymm5, ymm4, ymm7                         ; mulacc float64x4
    71f  c4e27d593dd0020000        vpbroadcastq ymm7, qword ptr [rip + 000000000000f03f]
    728  c4e2dda8ef                vfmadd213pd ymm5, ymm4, ymm7                         ; mulacc float64x4
    72d  c5cd59e5                  vmulpd ymm4, ymm6, ymm5                              ; mul float64x4
    731  c5fd5ae4                  vcvtpd2ps xmm4, ymm4                                 ; cast float32x4
    735  c4e36d18d401              vinsertf128 ymm2, ymm2, xmm4, 1                      ; vectorize float32x8
    73b  c5fc102424                vmovups ymm4, ymmword ptr [rsp]
    740  c4e25db8542420            vfmadd231ps ymm2, ymm4, ymmword ptr [rsp + 32]       ; mulacc float32x8
    747  c4e27d5825d4020000        vpbroadcastd ymm4, dword ptr [rip + 0000803f]
    750  c5e458dc                  vaddps ymm3, ymm3, ymm4                              ; add float32x8
    754  c4e27d5825d3020000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
    75d  c5dcc2e301                vcmpps ymm4, ymm4, ymm3, 1                           ; cmplt boolx8
    762  c4e27d582dc9020000        vpbroadcastd ymm5, dword ptr [rip + 0000807f]
    76b  c5e4c2ed01                vcmpps ymm5, ymm3, ymm5, 1                           ; cmplt boolx8
    770  c4e27d5835bf020000        vpbroadcastd ymm6, dword ptr [rip + 00008000]
    779  c5e4c2f601                vcmpps ymm6, ymm3, ymm6, 1                           ; cmplt boolx8
    77e  c4e27d583db5020000        vpbroadcastd ymm7, dword ptr [rip + 0000004c]
    787  c5e459ff                  vmulps ymm7, ymm3, ymm7                              ; mul float32x8
    78b  c4e3654aff60              vblendvps ymm7, ymm3, ymm7, ymm6                     ; where float32x8
    791  c4627d5805a6020000        vpbroadcastd ymm8, dword ptr [rip + 0dfbcac0]
    79a  c44145fec0                vpaddd ymm8, ymm7, ymm8                              ; add int32x8
    79f  c4c13572e017              vpsrad ymm9, ymm8, 23                                ; shr int32x8
    7a5  c4417c5bc9                vcvtdq2ps ymm9, ymm9                                 ; cast float32x8
    7aa  c4627d58157d020000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
    7b3  c4627d581d88020000        vpbroadcastd ymm11, dword ptr [rip + 0000c841]
    7bc  c4c32d4af360              vblendvps ymm6, ymm10, ymm11, ymm6                   ; where float32x8
    7c2  c5b45cf6                  vsubps ymm6, ymm9, ymm6                              ; sub float32x8
    7c6  c4627d580d79020000        vpbroadcastd ymm9, dword ptr [rip + 000080ff]
    7cf  c4413ddbc1                vpand ymm8, ymm8, ymm9                               ; and int32x8
    7d4  c4c145faf8                vpsubd ymm7, ymm7, ymm8                              ; sub int32x8
    7d9  c4627d580542020000        vpbroadcastd ymm8, dword ptr [rip + 0000803f]
    7e2  c4c1445cf8                vsubps ymm7, ymm7, ymm8                              ; sub float32x8
    7e7  c4627d58055c020000        vpbroadcastd ymm8, dword ptr [rip + ce37f6bd]        ; mulacc float32x8
    7f0  c4627d580d57020000        vpbroadcastd ymm9, dword ptr [rip + 5b74413e]
    7f9  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    7fe  c4627d580d4d020000        vpbroadcastd ymm9, dword ptr [rip + 4c3b40be]
    807  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    80c  c4627d580d43020000        vpbroadcastd ymm9, dword ptr [rip + 79b2503e]
    815  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    81a  c4627d580d39020000        vpbroadcastd ymm9, dword ptr [rip + 3ebb75be]
    823  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    828  c4627d580d2f020000        vpbroadcastd ymm9, dword ptr [rip + 39c8933e]
    831  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    836  c4627d580d25020000        vpbroadcastd ymm9, dword ptr [rip + 5dabb8be]
    83f  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    844  c4627d580d1b020000        vpbroadcastd ymm9, dword ptr [rip + 0838f63e]
    84d  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    852  c4627d580d11020000        vpbroadcastd ymm9, dword ptr [rip + 3baa38bf]
    85b  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    860  c4627d580d07020000        vpbroadcastd ymm9, dword ptr [rip + eda8e23e]
    869  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    86e  c4414459c0                vmulps ymm8, ymm7, ymm8                              ; mul float32x8
    873  c4c14458f8                vaddps ymm7, ymm7, ymm8                              ; add float32x8
    878  c5cc58f7                  vaddps ymm6, ymm6, ymm7                              ; add float32x8
    87c  c4e27d583daf010000        vpbroadcastd ymm7, dword ptr [rip + 0000807f]
    885  c4e3454aee50              vblendvps ymm5, ymm7, ymm6, ymm5                     ; where float32x8
    88b  c4e27d58359c010000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
    894  c5e4c2de00                vcmpps ymm3, ymm3, ymm6, 0                           ; cmpeq boolx8
    899  c4e27d5835d2010000        vpbroadcastd ymm6, dword ptr [rip + 0000c07f]
    8a2  c4e27d583d9d010000        vpbroadcastd ymm7, dword ptr [rip + 000080ff]
    8ab  c4e34d4adf30              vblendvps ymm3, ymm6, ymm7, ymm3                     ; where float32x8
    8b1  c4e3654add40              vblendvps ymm3, ymm3, ymm5, ymm4                     ; where float32x8
    8b7  c5ec58d3                  vaddps ymm2, ymm2, ymm3                              ; add float32x8
    8bb  c5fc1112                  vmovups ymmword ptr [rdx], ymm2                      ; store void
    8bf  4883c120                  add rcx, 32                                          ; end void
    8c3  4883c220                  add rdx, 32
    8c7  83c601                    add esi, 1
    8ca  83fe08                    cmp esi, 8
    8cd  0f8c6df7ffff              jl loop_40
done_8d3:
    8d3  c5f877                    vzeroupper                                           ; sink void
    8d6  488b642440                mov rsp, qword ptr [rsp + 64]
    8db  c3                        ret                                                  ; sink void
