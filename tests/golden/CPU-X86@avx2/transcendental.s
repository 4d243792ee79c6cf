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
     44  c4e27d581dd3090000        vpbroadcastd ymm3, dword ptr [rip + 000016c3]
     4d  c5e45fda                  vmaxps ymm3, ymm3, ymm2                              ; where float32x8
     51  c4e27d5825ca090000        vpbroadcastd ymm4, dword ptr [rip + 00000043]
     5a  c5dc5ddb                  vminps ymm3, ymm4, ymm3                              ; where float32x8
     5e  c4e27d5825c1090000        vpbroadcastd ymm4, dword ptr [rip + 9700404b]
     67  c5e458e4                  vaddps ymm4, ymm3, ymm4                              ; add float32x8
     6b  c4e27d582db4090000        vpbroadcastd ymm5, dword ptr [rip + 9700404b]
     74  c5dc5ced                  vsubps ymm5, ymm4, ymm5                              ; sub float32x8
     78  c5e45cdd                  vsubps ymm3, ymm3, ymm5                              ; sub float32x8
     7c  c4e27d582da7090000        vpbroadcastd ymm5, dword ptr [rip + b4629a6c]        ; mulacc float32x8
     85  c4e27d5835a2090000        vpbroadcastd ymm6, dword ptr [rip + c4312f6e]
     8e  c4e265a8ee                vfmadd213ps ymm5, ymm3, ymm6                         ; mulacc float32x8
     93  c4e27d583598090000        vpbroadcastd ymm6, dword ptr [rip + ce9c9d6f]
     9c  c4e265a8ee                vfmadd213ps ymm5, ymm3, ymm6                         ; mulacc float32x8
     a1  c4e27d58358e090000        vpbroadcastd ymm6, dword ptr [rip + 6758e370]
     aa  c4e265a8ee                vfmadd213ps ymm5, ymm3, ymm6                         ; mulacc float32x8
     af  c4e27d583584090000        vpbroadcastd ymm6, dword ptr [rip + f0fdf571]
     b8  c4e265a8ee                vfmadd213ps ymm5, ymm3, ymm6                         ; mulacc float32x8
     bd  c4e27d58357a090000        vpbroadcastd ymm6, dword ptr [rip + 1872b172]
     c6  c4e265a8ee                vfmadd213ps ymm5, ymm3, ymm6                         ; mulacc float32x8
     cb  c4e27d583570090000        vpbroadcastd ymm6, dword ptr [rip + 00000073]
     d4  c4e265a8ee                vfmadd213ps ymm5, ymm3, ymm6                         ; mulacc float32x8
     d9  c5e572f417                vpslld ymm3, ymm4, 23                                ; shl uint32x8
     de  c5dd72f416                vpslld ymm4, ymm4, 22                                ; shl uint32x8
     e3  c4e27d58355c090000        vpbroadcastd ymm6, dword ptr [rip + 0000807f]
     ec  c5dddbe6                  vpand ymm4, ymm4, ymm6                               ; and uint32x8
     f0  c5e5fadc                  vpsubd ymm3, ymm3, ymm4                              ; sub uint32x8
     f4  c5d459db                  vmulps ymm3, ymm5, ymm3                              ; mul float32x8
     f8  c5e459dc                  vmulps ymm3, ymm3, ymm4                              ; mul float32x8
     fc  c5fc111c24                vmovups ymmword ptr [rsp], ymm3
    101  c4e27d581d42090000        vpbroadcastd ymm3, dword ptr [rip + 00000080]
    10a  c5e455da                  vandnps ymm3, ymm3, ymm2                             ; abs float32x8
    10e  c5fc51e3                  vsqrtps ymm4, ymm3                                   ; sqrt float32x8
    112  c5fc11642420              vmovups ymmword ptr [rsp + 32], ymm4
    118  c4e27d58252f090000        vpbroadcastd ymm4, dword ptr [rip + 0000804e]
    121  c5dcc2e301                vcmpps ymm4, ymm4, ymm3, 1                           ; cmplt boolx8
    126  c4e35d06ec01              vperm2f128 ymm5, ymm4, ymm4, 1                       ; gep boolx8
    12c  c5ddebe5                  vpor ymm4, ymm4, ymm5                                ; or boolx8
    130  c5ddc6ec05                vshufpd ymm5, ymm4, ymm4, 5                          ; gep boolx8
    135  c5ddebe5                  vpor ymm4, ymm4, ymm5                                ; or boolx8
    139  c5dcc6ecb1                vshufps ymm5, ymm4, ymm4, 177                        ; gep boolx8
    13e  c5ddebe5                  vpor ymm4, ymm4, ymm5                                ; or boolx8
    142  c4e37916e700              vpextrd edi, xmm4, 0                                 ; gep bool
    148  83e701                    and edi, 1
    14b  c5fc5ae2                  vcvtps2pd ymm4, xmm2                                 ; cast float64x4
    14f  c4e37d19d201              vextractf128 xmm2, ymm2, 1                           ; gep float32x4
    155  c5fc5ad2                  vcvtps2pd ymm2, xmm2                                 ; cast float64x4
    159  c4e27d592dde070000        vpbroadcastq ymm5, qword ptr [rip + 83c8c96d305fd43f]
    162  c5dd59ed                  vmulpd ymm5, ymm4, ymm5                              ; mul float64x4
    166  c5d558e8                  vaddpd ymm5, ymm5, ymm0                              ; add float64x4
    16a  c5d55cf0                  vsubpd ymm6, ymm5, ymm0                              ; sub float64x4
    16e  c5fc28fc                  vmovaps ymm7, ymm4                                   ; mulacc float64x4
    172  c4627d5905d5070000        vpbroadcastq ymm8, qword ptr [rip + 00000040fb2109c0]
    17b  c4c2cdb8f8                vfmadd231pd ymm7, ymm6, ymm8                         ; mulacc float64x4
    180  c4627d5905cf070000        vpbroadcastq ymm8, qword ptr [rip + 999846182d4484be]
    189  c4c2cdb8f8                vfmadd231pd ymm7, ymm6, ymm8                         ; mulacc float64x4
    18e  c4c3f916e800              vpextrq r8, xmm5, 0                                  ; gep uint64
    194  49c1e03f                  shl r8, 63                                           ; shl uint64
    198  c4c3f916e901              vpextrq r9, xmm5, 1                                  ; gep uint64
    19e  49c1e13f                  shl r9, 63                                           ; shl uint64
    1a2  c4e37d19ee01              vextractf128 xmm6, ymm5, 1                           ; gep uint64
    1a8  c4c3f916f200              vpextrq r10, xmm6, 0
    1ae  49c1e23f                  shl r10, 63                                          ; shl uint64
    1b2  c4e37d19ed01              vextractf128 xmm5, ymm5, 1                           ; gep uint64
    1b8  c4c3f916eb01              vpextrq r11, xmm5, 1
    1be  49c1e33f                  shl r11, 63                                          ; shl uint64
    1c2  c4c1f96ee8                vmovq xmm5, r8                                       ; vectorize uint64x4
    1c7  c4c3d122e901              vpinsrq xmm5, xmm5, r9, 1
    1cd  c4c1f96ef2                vmovq xmm6, r10
    1d2  c4c3c922f301              vpinsrq xmm6, xmm6, r11, 1
    1d8  c4e35518ee01              vinsertf128 ymm5, ymm5, xmm6, 1
    1de  c5c5efed                  vpxor ymm5, ymm7, ymm5                               ; xor uint64x4
    1e2  c4e27d593555070000        vpbroadcastq ymm6, qword ptr [rip + 83c8c96d305fd43f]
    1eb  c5ed59f6                  vmulpd ymm6, ymm2, ymm6                              ; mul float64x4
    1ef  c5cd58f0                  vaddpd ymm6, ymm6, ymm0                              ; add float64x4
    1f3  c5cd5cf8                  vsubpd ymm7, ymm6, ymm0                              ; sub float64x4
    1f7  c57c28c2                  vmovaps ymm8, ymm2                                   ; mulacc float64x4
    1fb  c4627d590d4c070000        vpbroadcastq ymm9, qword ptr [rip + 00000040fb2109c0]
    204  c442c5b8c1                vfmadd231pd ymm8, ymm7, ymm9                         ; mulacc float64x4
    209  c4627d590d46070000        vpbroadcastq ymm9, qword ptr [rip + 999846182d4484be]
    212  c442c5b8c1                vfmadd231pd ymm8, ymm7, ymm9                         ; mulacc float64x4
    217  c4c3f916f000              vpextrq r8, xmm6, 0                                  ; gep uint64
    21d  49c1e03f                  shl r8, 63                                           ; shl uint64
    221  c4c3f916f101              vpextrq r9, xmm6, 1                                  ; gep uint64
    227  49c1e13f                  shl r9, 63                                           ; shl uint64
    22b  c4e37d19f701              vextractf128 xmm7, ymm6, 1                           ; gep uint64
    231  c4c3f916fa00              vpextrq r10, xmm7, 0
    237  49c1e23f                  shl r10, 63                                          ; shl uint64
    23b  c4e37d19f601              vextractf128 xmm6, ymm6, 1                           ; gep uint64
    241  c4c3f916f301              vpextrq r11, xmm6, 1
    247  49c1e33f                  shl r11, 63                                          ; shl uint64
    24b  c4c1f96ef0                vmovq xmm6, r8                                       ; vectorize uint64x4
    250  c4c3c922f101              vpinsrq xmm6, xmm6, r9, 1
    256  c4c1f96efa                vmovq xmm7, r10
    25b  c4c3c122fb01              vpinsrq xmm7, xmm7, r11, 1
    261  c4e34d18f701              vinsertf128 ymm6, ymm6, xmm7, 1
    267  c5bdeff6                  vpxor ymm6, ymm8, ymm6                               ; xor uint64x4
    26b  3bc7                      cmp eax, edi                                         ; range int32
    26d  0f8d14040000              jge done_687
    273  c4e27d583dd4070000        vpbroadcastd ymm7, dword ptr [rip + 0000804e]
    27c  c5c4c2fb01                vcmpps ymm7, ymm7, ymm3, 1                           ; cmplt boolx8
    281  c4627d5905d6060000        vpbroadcastq ymm8, qword ptr [rip + 0000000000000080]
    28a  c53d55c4                  vandnpd ymm8, ymm8, ymm4                             ; abs float64x4
    28e  c4627d590dd1060000        vpbroadcastq ymm9, qword ptr [rip + 0000000000008046]
    297  c4413dc2c901              vcmppd ymm9, ymm8, ymm9, 1                           ; cmplt boolx4
    29d  c46235000d5a060000        vpshufb ymm9, ymm9, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    2a6  c57c101572060000          vmovups ymm10, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    2ae  c4422d36c9                vpermd ymm9, ymm10, ymm9                             ; cmplt boolx4
    2b3  c4627d5915b4060000        vpbroadcastq ymm10, qword ptr [rip + 000000000000f044]
    2bc  c4413dc2d201              vcmppd ymm10, ymm8, ymm10, 1                         ; cmplt boolx4
    2c2  c4622d001535060000        vpshufb ymm10, ymm10, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    2cb  c57c101d4d060000          vmovups ymm11, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    2d3  c4422536d2                vpermd ymm10, ymm11, ymm10                           ; cmplt boolx4
    2d8  c4627d591d97060000        vpbroadcastq ymm11, qword ptr [rip + 0000000000006043]
    2e1  c4413dc2c301              vcmppd ymm8, ymm8, ymm11, 1                          ; cmplt boolx4
    2e7  c4623d000510060000        vpshufb ymm8, ymm8, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    2f0  c57c101d28060000          vmovups ymm11, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    2f8  c4422536c0                vpermd ymm8, ymm11, ymm8                             ; cmplt boolx4
    2fd  c4427d25d8                vpmovsxdq ymm11, xmm8                                ; where float64x4
    302  c4627d59257d060000        vpbroadcastq ymm12, qword ptr [rip + 000000a82072f23d]
    30b  c4627d592d6c060000        vpbroadcastq ymm13, qword ptr [rip + 000000701bcc773f]
    314  c4431d4bddb0              vblendvpd ymm11, ymm12, ymm13, ymm11                 ; where float64x4
    31a  c4427d25e2                vpmovsxdq ymm12, xmm10                               ; where float64x4
    31f  c4627d592d68060000        vpbroadcastq ymm13, qword ptr [rip + 00000074c29f623c]
    328  c443154bdbc0              vblendvpd ymm11, ymm13, ymm11, ymm12                 ; where float64x4
    32e  c4427d25e1                vpmovsxdq ymm12, xmm9                                ; where float64x4
    333  c4627d592d5c060000        vpbroadcastq ymm13, qword ptr [rip + 0000004c7df4c53a]
    33c  c443154bdbc0              vblendvpd ymm11, ymm13, ymm11, ymm12                 ; where float64x4
    342  c4415d59db                vmulpd ymm11, ymm4, ymm11                            ; mul float64x4
    347  c52558e1                  vaddpd ymm12, ymm11, ymm1                            ; add float64x4
    34b  c51d5ce1                  vsubpd ymm12, ymm12, ymm1                            ; sub float64x4
    34f  c441255cdc                vsubpd ymm11, ymm11, ymm12                           ; sub float64x4
    354  c4427d25e0                vpmovsxdq ymm12, xmm8                                ; where float64x4
    359  c4627d592d4e060000        vpbroadcastq ymm13, qword ptr [rip + 000000aa13fe343c]
    362  c4627d59353d060000        vpbroadcastq ymm14, qword ptr [rip + 0000004a0591c33d]
    36b  c443154be6c0              vblendvpd ymm12, ymm13, ymm14, ymm12                 ; where float64x4
    371  c4427d25ea                vpmovsxdq ymm13, xmm10                               ; where float64x4
    376  c4627d593539060000        vpbroadcastq ymm14, qword ptr [rip + 00000034f5d1a73a]
    37f  c4430d4be4d0              vblendvpd ymm12, ymm14, ymm12, ymm13                 ; where float64x4
    385  c4427d25e9                vpmovsxdq ymm13, xmm9                                ; where float64x4
    38a  c4627d59352d060000        vpbroadcastq ymm14, qword ptr [rip + 0000006c03770339]
    393  c4430d4be4d0              vblendvpd ymm12, ymm14, ymm12, ymm13                 ; where float64x4
    399  c4415d59e4                vmulpd ymm12, ymm4, ymm12                            ; mul float64x4
    39e  c51d58e9                  vaddpd ymm13, ymm12, ymm1                            ; add float64x4
    3a2  c5155ce9                  vsubpd ymm13, ymm13, ymm1                            ; sub float64x4
    3a6  c4411d5ce5                vsubpd ymm12, ymm12, ymm13                           ; sub float64x4
    3ab  c4412558ec                vaddpd ymm13, ymm11, ymm12                           ; add float64x4
    3b0  c4427d25c0                vpmovsxdq ymm8, xmm8                                 ; where float64x4
    3b5  c4627d593512060000        vpbroadcastq ymm14, qword ptr [rip + db06eea6a98f7e3a]
    3be  c4627d593d01060000        vpbroadcastq ymm15, qword ptr [rip + 4c531f7d75c2ef3b]
    3c7  c4430d4bc780              vblendvpd ymm8, ymm14, ymm15, ymm8                   ; where float64x4
    3cd  c4427d25d2                vpmovsxdq ymm10, xmm10                               ; where float64x4
    3d2  c4627d5935fd050000        vpbroadcastq ymm14, qword ptr [rip + 26b3526c1bb8db38]
    3db  c4430d4bc0a0              vblendvpd ymm8, ymm14, ymm8, ymm10                   ; where float64x4
    3e1  c4427d25c9                vpmovsxdq ymm9, xmm9                                 ; where float64x4
    3e6  c4627d5915f1050000        vpbroadcastq ymm10, qword ptr [rip + 10e4104f66a54837]
    3ef  c4432d4bc090              vblendvpd ymm8, ymm10, ymm8, ymm9                    ; where float64x4
    3f5  c4c15d59e0                vmulpd ymm4, ymm4, ymm8                              ; mul float64x4
    3fa  c51558c4                  vaddpd ymm8, ymm13, ymm4                             ; add float64x4
    3fe  c53d58c0                  vaddpd ymm8, ymm8, ymm0                              ; add float64x4
    402  c53d5cc8                  vsubpd ymm9, ymm8, ymm0                              ; sub float64x4
    406  c441255cc9                vsubpd ymm9, ymm11, ymm9                             ; sub float64x4
    40b  c4413558cc                vaddpd ymm9, ymm9, ymm12                             ; add float64x4
    410  c5b558e4                  vaddpd ymm4, ymm9, ymm4                              ; add float64x4
    414  c4627d590dcb050000        vpbroadcastq ymm9, qword ptr [rip + 182d4454fb210940]
    41d  c4c15d59e1                vmulpd ymm4, ymm4, ymm9                              ; mul float64x4
    422  c463f916c700              vpextrq rdi, xmm8, 0                                 ; gep uint64
    428  48c1e73f                  shl rdi, 63                                          ; shl uint64
    42c  c443f916c001              vpextrq r8, xmm8, 1                                  ; gep uint64
    432  49c1e03f                  shl r8, 63                                           ; shl uint64
    436  c4437d19c101              vextractf128 xmm9, ymm8, 1                           ; gep uint64
    43c  c443f916c900              vpextrq r9, xmm9, 0
    442  49c1e13f                  shl r9, 63                                           ; shl uint64
    446  c4437d19c001              vextractf128 xmm8, ymm8, 1                           ; gep uint64
    44c  c443f916c201              vpextrq r10, xmm8, 1
    452  49c1e23f                  shl r10, 63                                          ; shl uint64
    456  c461f96ec7                vmovq xmm8, rdi                                      ; vectorize uint64x4
    45b  c443b922c001              vpinsrq xmm8, xmm8, r8, 1
    461  c441f96ec9                vmovq xmm9, r9
    466  c443b122ca01              vpinsrq xmm9, xmm9, r10, 1
    46c  c4433d18c101              vinsertf128 ymm8, ymm8, xmm9, 1
    472  c4c15defe0                vpxor ymm4, ymm4, ymm8                               ; xor uint64x4
    477  c4627d25c7                vpmovsxdq ymm8, xmm7                                 ; where float64x4
    47c  c4e3554bec80              vblendvpd ymm5, ymm5, ymm4, ymm8
    482  c4e37d19fc01              vextractf128 xmm4, ymm7, 1                           ; gep boolx4
    488  c4e27d593dcf040000        vpbroadcastq ymm7, qword ptr [rip + 0000000000000080]
    491  c5c555fa                  vandnpd ymm7, ymm7, ymm2                             ; abs float64x4
    495  c4627d5905ca040000        vpbroadcastq ymm8, qword ptr [rip + 0000000000008046]
    49e  c44145c2c001              vcmppd ymm8, ymm7, ymm8, 1                           ; cmplt boolx4
    4a4  c4623d000553040000        vpshufb ymm8, ymm8, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    4ad  c57c100d6b040000          vmovups ymm9, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    4b5  c4423536c0                vpermd ymm8, ymm9, ymm8                              ; cmplt boolx4
    4ba  c4627d590dad040000        vpbroadcastq ymm9, qword ptr [rip + 000000000000f044]
    4c3  c44145c2c901              vcmppd ymm9, ymm7, ymm9, 1                           ; cmplt boolx4
    4c9  c46235000d2e040000        vpshufb ymm9, ymm9, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    4d2  c57c101546040000          vmovups ymm10, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    4da  c4422d36c9                vpermd ymm9, ymm10, ymm9                             ; cmplt boolx4
    4df  c4627d591590040000        vpbroadcastq ymm10, qword ptr [rip + 0000000000006043]
    4e8  c4c145c2fa01              vcmppd ymm7, ymm7, ymm10, 1                          ; cmplt boolx4
    4ee  c4e245003d09040000        vpshufb ymm7, ymm7, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    4f7  c57c101521040000          vmovups ymm10, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    4ff  c4e22d36ff                vpermd ymm7, ymm10, ymm7                             ; cmplt boolx4
    504  c4627d25d7                vpmovsxdq ymm10, xmm7                                ; where float64x4
    509  c4627d591d76040000        vpbroadcastq ymm11, qword ptr [rip + 000000a82072f23d]
    512  c4627d592565040000        vpbroadcastq ymm12, qword ptr [rip + 000000701bcc773f]
    51b  c443254bd4a0              vblendvpd ymm10, ymm11, ymm12, ymm10                 ; where float64x4
    521  c4427d25d9                vpmovsxdq ymm11, xmm9                                ; where float64x4
    526  c4627d592561040000        vpbroadcastq ymm12, qword ptr [rip + 00000074c29f623c]
    52f  c4431d4bd2b0              vblendvpd ymm10, ymm12, ymm10, ymm11                 ; where float64x4
    535  c4427d25d8                vpmovsxdq ymm11, xmm8                                ; where float64x4
    53a  c4627d592555040000        vpbroadcastq ymm12, qword ptr [rip + 0000004c7df4c53a]
    543  c4431d4bd2b0              vblendvpd ymm10, ymm12, ymm10, ymm11                 ; where float64x4
    549  c4416d59d2                vmulpd ymm10, ymm2, ymm10                            ; mul float64x4
    54e  c52d58d9                  vaddpd ymm11, ymm10, ymm1                            ; add float64x4
    552  c5255cd9                  vsubpd ymm11, ymm11, ymm1                            ; sub float64x4
    556  c4412d5cd3                vsubpd ymm10, ymm10, ymm11                           ; sub float64x4
    55b  c4627d25df                vpmovsxdq ymm11, xmm7                                ; where float64x4
    560  c4627d592547040000        vpbroadcastq ymm12, qword ptr [rip + 000000aa13fe343c]
    569  c4627d592d36040000        vpbroadcastq ymm13, qword ptr [rip + 0000004a0591c33d]
    572  c4431d4bddb0              vblendvpd ymm11, ymm12, ymm13, ymm11                 ; where float64x4
    578  c4427d25e1                vpmovsxdq ymm12, xmm9                                ; where float64x4
    57d  c4627d592d32040000        vpbroadcastq ymm13, qword ptr [rip + 00000034f5d1a73a]
    586  c443154bdbc0              vblendvpd ymm11, ymm13, ymm11, ymm12                 ; where float64x4
    58c  c4427d25e0                vpmovsxdq ymm12, xmm8                                ; where float64x4
    591  c4627d592d26040000        vpbroadcastq ymm13, qword ptr [rip + 0000006c03770339]
    59a  c443154bdbc0              vblendvpd ymm11, ymm13, ymm11, ymm12                 ; where float64x4
    5a0  c4416d59db                vmulpd ymm11, ymm2, ymm11                            ; mul float64x4
    5a5  c52558e1                  vaddpd ymm12, ymm11, ymm1                            ; add float64x4
    5a9  c51d5ce1                  vsubpd ymm12, ymm12, ymm1                            ; sub float64x4
    5ad  c441255cdc                vsubpd ymm11, ymm11, ymm12                           ; sub float64x4
    5b2  c4412d58e3                vaddpd ymm12, ymm10, ymm11                           ; add float64x4
    5b7  c4e27d25ff                vpmovsxdq ymm7, xmm7                                 ; where float64x4
    5bc  c4627d592d0b040000        vpbroadcastq ymm13, qword ptr [rip + db06eea6a98f7e3a]
    5c5  c4627d5935fa030000        vpbroadcastq ymm14, qword ptr [rip + 4c531f7d75c2ef3b]
    5ce  c4c3154bfe70              vblendvpd ymm7, ymm13, ymm14, ymm7                   ; where float64x4
    5d4  c4427d25c9                vpmovsxdq ymm9, xmm9                                 ; where float64x4
    5d9  c4627d592df6030000        vpbroadcastq ymm13, qword ptr [rip + 26b3526c1bb8db38]
    5e2  c4e3154bff90              vblendvpd ymm7, ymm13, ymm7, ymm9                    ; where float64x4
    5e8  c4427d25c0                vpmovsxdq ymm8, xmm8                                 ; where float64x4
    5ed  c4627d590dea030000        vpbroadcastq ymm9, qword ptr [rip + 10e4104f66a54837]
    5f6  c4e3354bff80              vblendvpd ymm7, ymm9, ymm7, ymm8                     ; where float64x4
    5fc  c5ed59d7                  vmulpd ymm2, ymm2, ymm7                              ; mul float64x4
    600  c59d58fa                  vaddpd ymm7, ymm12, ymm2                             ; add float64x4
    604  c5c558f8                  vaddpd ymm7, ymm7, ymm0                              ; add float64x4
    608  c5455cc0                  vsubpd ymm8, ymm7, ymm0                              ; sub float64x4
    60c  c4412d5cc0                vsubpd ymm8, ymm10, ymm8                             ; sub float64x4
    611  c4413d58c3                vaddpd ymm8, ymm8, ymm11                             ; add float64x4
    616  c5bd58d2                  vaddpd ymm2, ymm8, ymm2                              ; add float64x4
    61a  c4627d5905c5030000        vpbroadcastq ymm8, qword ptr [rip + 182d4454fb210940]
    623  c4c16d59d0                vmulpd ymm2, ymm2, ymm8                              ; mul float64x4
    628  c4e3f916ff00              vpextrq rdi, xmm7, 0                                 ; gep uint64
    62e  48c1e73f                  shl rdi, 63                                          ; shl uint64
    632  c4c3f916f801              vpextrq r8, xmm7, 1                                  ; gep uint64
    638  49c1e03f                  shl r8, 63                                           ; shl uint64
    63c  c4c37d19f801              vextractf128 xmm8, ymm7, 1                           ; gep uint64
    642  c443f916c100              vpextrq r9, xmm8, 0
    648  49c1e13f                  shl r9, 63                                           ; shl uint64
    64c  c4e37d19ff01              vextractf128 xmm7, ymm7, 1                           ; gep uint64
    652  c4c3f916fa01              vpextrq r10, xmm7, 1
    658  49c1e23f                  shl r10, 63                                          ; shl uint64
    65c  c4e1f96eff                vmovq xmm7, rdi                                      ; vectorize uint64x4
    661  c4c3c122f801              vpinsrq xmm7, xmm7, r8, 1
    667  c441f96ec1                vmovq xmm8, r9
    66c  c443b922c201              vpinsrq xmm8, xmm8, r10, 1
    672  c4c34518f801              vinsertf128 ymm7, ymm7, xmm8, 1
    678  c5edefd7                  vpxor ymm2, ymm2, ymm7                               ; xor uint64x4
    67c  c4e27d25e4                vpmovsxdq ymm4, xmm4                                 ; where float64x4
    681  c4e34d4bf240              vblendvpd ymm6, ymm6, ymm2, ymm4
done_687:
    687  c5d559d5                  vmulpd ymm2, ymm5, ymm5                              ; mul float64x4
    68b  c4e27d59255c030000        vpbroadcastq ymm4, qword ptr [rip + 0000008026ba65be]; mulacc float64x4
    694  c4e27d593d5b030000        vpbroadcastq ymm7, qword ptr [rip + 0000004083c7c73e]
    69d  c4e2eda8e7                vfmadd213pd ymm4, ymm2, ymm7                         ; mulacc float64x4
    6a2  c4e27d593d55030000        vpbroadcastq ymm7, qword ptr [rip + 000000a0c6052abf]
    6ab  c4e2eda8e7                vfmadd213pd ymm4, ymm2, ymm7                         ; mulacc float64x4
    6b0  c4e27d593d4f030000        vpbroadcastq ymm7, qword ptr [rip + 000000601911813f]
    6b9  c4e2eda8e7                vfmadd213pd ymm4, ymm2, ymm7                         ; mulacc float64x4
    6be  c4e27d593d49030000        vpbroadcastq ymm7, qword ptr [rip + 000000605555c5bf]
    6c7  c4e2eda8e7                vfmadd213pd ymm4, ymm2, ymm7                         ; mulacc float64x4
    6cc  c4e27d593d43030000        vpbroadcastq ymm7, qword ptr [rip + 000000000000f03f]
    6d5  c4e2eda8e7                vfmadd213pd ymm4, ymm2, ymm7                         ; mulacc float64x4
    6da  c5d559d4                  vmulpd ymm2, ymm5, ymm4                              ; mul float64x4
    6de  c5fd5ad2                  vcvtpd2ps xmm2, ymm2                                 ; cast float32x4
    6e2  c5cd59e6                  vmulpd ymm4, ymm6, ymm6                              ; mul float64x4
    6e6  c4e27d592d01030000        vpbroadcastq ymm5, qword ptr [rip + 0000008026ba65be]; mulacc float64x4
    6ef  c4e27d593d00030000        vpbroadcastq ymm7, qword ptr [rip + 0000004083c7c73e]
    6f8  c4e2dda8ef                vfmadd213pd ymm5, ymm4, ymm7                         ; mulacc float64x4
    6fd  c4e27d593dfa020000        vpbroadcastq ymm7, qword ptr [rip + 000000a0c6052abf]
    706  c4e2dda8ef                vfmadd213pd ymm5, ymm4, ymm7                         ; mulacc float64x4
    70b  c4e27d593df4020000        vpbroadcastq ymm7, qword ptr [rip + 000000601911813f]
    714  c4e2dda8ef                vfmadd213pd ymm5, ymm4, ymm7                         ; mulacc float64x4
    719  c4e27d593dee020000        vpbroadcastq ymm7, qword ptr [rip + 000000605555c5bf]
    722  c4e2dda8ef                vfmadd213pd ymm5, ymm4, ymm7                         ; mulacc float64x4
    727  c4e27d593de8020000        vpbroadcastq ymm7, qword ptr [rip + 000000000000f03f]
    730  c4e2dda8ef                vfmadd213pd ymm5, ymm4, ymm7                         ; mulacc float64x4
    735  c5cd59e5                  vmulpd ymm4, ymm6, ymm5                              ; mul float64x4
    739  c5fd5ae4                  vcvtpd2ps xmm4, ymm4                                 ; cast float32x4
    73d  c4e36d18d401              vinsertf128 ymm2, ymm2, xmm4, 1                      ; vectorize float32x8
    743  c5fc102424                vmovups ymm4, ymmword ptr [rsp]
    748  c4e25db8542420            vfmadd231ps ymm2, ymm4, ymmword ptr [rsp + 32]       ; mulacc float32x8
    74f  c4e27d5825fc020000        vpbroadcastd ymm4, dword ptr [rip + 0000803f]
    758  c5e458dc                  vaddps ymm3, ymm3, ymm4                              ; add float32x8
    75c  c4e27d5825f3020000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
    765  c5dcc2e301                vcmpps ymm4, ymm4, ymm3, 1                           ; cmplt boolx8
    76a  c4e27d582dd5020000        vpbroadcastd ymm5, dword ptr [rip + 0000807f]
    773  c5e4c2ed01                vcmpps ymm5, ymm3, ymm5, 1                           ; cmplt boolx8
    778  c4e27d5835db020000        vpbroadcastd ymm6, dword ptr [rip + 00008000]
    781  c5e4c2f601                vcmpps ymm6, ymm3, ymm6, 1                           ; cmplt boolx8
    786  c4e27d583dd1020000        vpbroadcastd ymm7, dword ptr [rip + 0000004c]
    78f  c5e459ff                  vmulps ymm7, ymm3, ymm7                              ; mul float32x8
    793  c4e3654aff60              vblendvps ymm7, ymm3, ymm7, ymm6                     ; where float32x8
    799  c4627d5805c2020000        vpbroadcastd ymm8, dword ptr [rip + 0dfbcac0]
    7a2  c44145fec0                vpaddd ymm8, ymm7, ymm8                              ; add int32x8
    7a7  c4c13572e017              vpsrad ymm9, ymm8, 23                                ; shr int32x8
    7ad  c4417c5bc9                vcvtdq2ps ymm9, ymm9                                 ; cast float32x8
    7b2  c4627d58159d020000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
    7bb  c4627d581da4020000        vpbroadcastd ymm11, dword ptr [rip + 0000c841]
    7c4  c4c32d4af360              vblendvps ymm6, ymm10, ymm11, ymm6                   ; where float32x8
    7ca  c5b45cf6                  vsubps ymm6, ymm9, ymm6                              ; sub float32x8
    7ce  c4627d580d95020000        vpbroadcastd ymm9, dword ptr [rip + 000080ff]
    7d7  c4413ddbc1                vpand ymm8, ymm8, ymm9                               ; and int32x8
    7dc  c4c145faf8                vpsubd ymm7, ymm7, ymm8                              ; sub int32x8
    7e1  c4627d58056a020000        vpbroadcastd ymm8, dword ptr [rip + 0000803f]
    7ea  c4c1445cf8                vsubps ymm7, ymm7, ymm8                              ; sub float32x8
    7ef  c4627d580578020000        vpbroadcastd ymm8, dword ptr [rip + ce37f6bd]        ; mulacc float32x8
    7f8  c4627d580d73020000        vpbroadcastd ymm9, dword ptr [rip + 5b74413e]
    801  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    806  c4627d580d69020000        vpbroadcastd ymm9, dword ptr [rip + 4c3b40be]
    80f  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    814  c4627d580d5f020000        vpbroadcastd ymm9, dword ptr [rip + 79b2503e]
    81d  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    822  c4627d580d55020000        vpbroadcastd ymm9, dword ptr [rip + 3ebb75be]
    82b  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    830  c4627d580d4b020000        vpbroadcastd ymm9, dword ptr [rip + 39c8933e]
    839  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    83e  c4627d580d41020000        vpbroadcastd ymm9, dword ptr [rip + 5dabb8be]
    847  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    84c  c4627d580d37020000        vpbroadcastd ymm9, dword ptr [rip + 0838f63e]
    855  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    85a  c4627d580d2d020000        vpbroadcastd ymm9, dword ptr [rip + 3baa38bf]
    863  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    868  c4627d580d23020000        vpbroadcastd ymm9, dword ptr [rip + eda8e23e]
    871  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    876  c4414459c0                vmulps ymm8, ymm7, ymm8                              ; mul float32x8
    87b  c4c14458f8                vaddps ymm7, ymm7, ymm8                              ; add float32x8
    880  c5cc58f7                  vaddps ymm6, ymm6, ymm7                              ; add float32x8
    884  c4e27d583dbb010000        vpbroadcastd ymm7, dword ptr [rip + 0000807f]
    88d  c4e3454aee50              vblendvps ymm5, ymm7, ymm6, ymm5                     ; where float32x8
    893  c4e27d5835bc010000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
    89c  c5e4c2de00                vcmpps ymm3, ymm3, ymm6, 0                           ; cmpeq boolx8
    8a1  c4e27d5835ee010000        vpbroadcastd ymm6, dword ptr [rip + 0000c07f]
    8aa  c4e27d583db9010000        vpbroadcastd ymm7, dword ptr [rip + 000080ff]
    8b3  c4e34d4adf30              vblendvps ymm3, ymm6, ymm7, ymm3                     ; where float32x8
    8b9  c4e3654add40              vblendvps ymm3, ymm3, ymm5, ymm4                     ; where float32x8
    8bf  c5ec58d3                  vaddps ymm2, ymm2, ymm3                              ; add float32x8
    8c3  c5fc1112                  vmovups ymmword ptr [rdx], ymm2                      ; store void
    8c7  4883c120                  add rcx, 32                                          ; end void
    8cb  4883c220                  add rdx, 32
    8cf  83c601                    add esi, 1
    8d2  83fe08                    cmp esi, 8
    8d5  0f8c65f7ffff              jl loop_40
done_8db:
    8db  c5f877                    vzeroupper                                           ; sink void
    8de  488b642440                mov rsp, qword ptr [rsp + 64]
    8e3  c3                        ret                                                  ; sink void
