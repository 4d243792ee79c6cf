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
     5b  c5dcc2e201                vcmpps ymm4, ymm4, ymm2, 1                           ; cmplt boolx8
     60  c4e27d582ddf090000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
     69  c4e36d4aed30              vblendvps ymm5, ymm2, ymm5, ymm3                     ; where float32x8
     6f  c4e27d5835cc090000        vpbroadcastd ymm6, dword ptr [rip + 00000043]
     78  c4e3554ae640              vblendvps ymm4, ymm5, ymm6, ymm4                     ; where float32x8
     7e  c4e27d582dc5090000        vpbroadcastd ymm5, dword ptr [rip + fe00404b]
     87  c5dc58ed                  vaddps ymm5, ymm4, ymm5                              ; add float32x8
     8b  c4e27d5835b8090000        vpbroadcastd ymm6, dword ptr [rip + fe00404b]
     94  c5d45cf6                  vsubps ymm6, ymm5, ymm6                              ; sub float32x8
     98  c5dc5ce6                  vsubps ymm4, ymm4, ymm6                              ; sub float32x8
     9c  c4e27d5835ab090000        vpbroadcastd ymm6, dword ptr [rip + b4621a39]        ; mulacc float32x8
     a5  c4e27d583da6090000        vpbroadcastd ymm7, dword ptr [rip + c431af3a]
     ae  c4e25da8f7                vfmadd213ps ymm6, ymm4, ymm7                         ; mulacc float32x8
     b3  c4e27d583d9c090000        vpbroadcastd ymm7, dword ptr [rip + ce9c1d3c]
     bc  c4e25da8f7                vfmadd213ps ymm6, ymm4, ymm7                         ; mulacc float32x8
     c1  c4e27d583d92090000        vpbroadcastd ymm7, dword ptr [rip + 6758633d]
     ca  c4e25da8f7                vfmadd213ps ymm6, ymm4, ymm7                         ; mulacc float32x8
     cf  c4e27d583d88090000        vpbroadcastd ymm7, dword ptr [rip + f0fd753e]
     d8  c4e25da8f7                vfmadd213ps ymm6, ymm4, ymm7                         ; mulacc float32x8
     dd  c4e27d583d7e090000        vpbroadcastd ymm7, dword ptr [rip + 1872313f]
     e6  c4e25da8f7                vfmadd213ps ymm6, ymm4, ymm7                         ; mulacc float32x8
     eb  c4e27d583d74090000        vpbroadcastd ymm7, dword ptr [rip + 0000803f]
     f4  c4e25da8f7                vfmadd213ps ymm6, ymm4, ymm7                         ; mulacc float32x8
     f9  c5dd72d501                vpsrld ymm4, ymm5, 1                                 ; shr uint32x8
     fe  c5c572f417                vpslld ymm7, ymm4, 23                                ; shl uint32x8
    103  c5cc59f7                  vmulps ymm6, ymm6, ymm7                              ; mul float32x8
    107  c5d5fae4                  vpsubd ymm4, ymm5, ymm4                              ; sub uint32x8
    10b  c5dd72f417                vpslld ymm4, ymm4, 23                                ; shl uint32x8
    110  c5cc59e4                  vmulps ymm4, ymm6, ymm4                              ; mul float32x8
    114  c4e27d582d2b090000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
    11d  c4e35d4add30              vblendvps ymm3, ymm4, ymm5, ymm3                     ; where float32x8
    123  c5fc111c24                vmovups ymmword ptr [rsp], ymm3
    128  c4e27d581d3b090000        vpbroadcastd ymm3, dword ptr [rip + 00000080]
    131  c5e455da                  vandnps ymm3, ymm3, ymm2                             ; abs float32x8
    135  c5fc51e3                  vsqrtps ymm4, ymm3                                   ; sqrt float32x8
    139  c5fc11642420              vmovups ymmword ptr [rsp + 32], ymm4
    13f  c4e27d582528090000        vpbroadcastd ymm4, dword ptr [rip + 0000804e]
    148  c5dcc2e301                vcmpps ymm4, ymm4, ymm3, 1                           ; cmplt boolx8
    14d  c4e35d06ec01              vperm2f128 ymm5, ymm4, ymm4, 1                       ; gep boolx8
    153  c5ddebe5                  vpor ymm4, ymm4, ymm5                                ; or boolx8
    157  c5ddc6ec05                vshufpd ymm5, ymm4, ymm4, 5                          ; gep boolx8
    15c  c5ddebe5                  vpor ymm4, ymm4, ymm5                                ; or boolx8
    160  c5dcc6ecb1                vshufps ymm5, ymm4, ymm4, 177                        ; gep boolx8
    165  c5ddebe5                  vpor ymm4, ymm4, ymm5                                ; or boolx8
    169  c4e37916e700              vpextrd edi, xmm4, 0                                 ; gep bool
    16f  83e701                    and edi, 1
    172  c5fc5ae2                  vcvtps2pd ymm4, xmm2                                 ; cast float64x4
    176  c4e37d19d201              vextractf128 xmm2, ymm2, 1                           ; gep float32x4
    17c  c5fc5ad2                  vcvtps2pd ymm2, xmm2                                 ; cast float64x4
    180  c4e27d592dd7070000        vpbroadcastq ymm5, qword ptr [rip + 83c8c96d305fd43f]
    189  c5dd59ed                  vmulpd ymm5, ymm4, ymm5                              ; mul float64x4
    18d  c5d558e8                  vaddpd ymm5, ymm5, ymm0                              ; add float64x4
    191  c5d55cf0                  vsubpd ymm6, ymm5, ymm0                              ; sub float64x4
    195  c5fc28fc                  vmovaps ymm7, ymm4                                   ; mulacc float64x4
    199  c4627d5905ce070000        vpbroadcastq ymm8, qword ptr [rip + 00000040fb2109c0]
    1a2  c4c2cdb8f8                vfmadd231pd ymm7, ymm6, ymm8                         ; mulacc float64x4
    1a7  c4627d5905c8070000        vpbroadcastq ymm8, qword ptr [rip + 999846182d4484be]
    1b0  c4c2cdb8f8                vfmadd231pd ymm7, ymm6, ymm8                         ; mulacc float64x4
    1b5  c4c3f916e800              vpextrq r8, xmm5, 0                                  ; gep uint64
    1bb  49c1e03f                  shl r8, 63                                           ; shl uint64
    1bf  c4c3f916e901              vpextrq r9, xmm5, 1                                  ; gep uint64
    1c5  49c1e13f                  shl r9, 63                                           ; shl uint64
    1c9  c4e37d19ee01              vextractf128 xmm6, ymm5, 1                           ; gep uint64
    1cf  c4c3f916f200              vpextrq r10, xmm6, 0
    1d5  49c1e23f                  shl r10, 63                                          ; shl uint64
    1d9  c4e37d19ed01              vextractf128 xmm5, ymm5, 1                           ; gep uint64
    1df  c4c3f916eb01              vpextrq r11, xmm5, 1
    1e5  49c1e33f                  shl r11, 63                                          ; shl uint64
    1e9  c4c1f96ee8                vmovq xmm5, r8                                       ; vectorize uint64x4
    1ee  c4c3d122e901              vpinsrq xmm5, xmm5, r9, 1
    1f4  c4c1f96ef2                vmovq xmm6, r10
    1f9  c4c3c922f301              vpinsrq xmm6, xmm6, r11, 1
    1ff  c4e35518ee01              vinsertf128 ymm5, ymm5, xmm6, 1
    205  c5c5efed                  vpxor ymm5, ymm7, ymm5                               ; xor uint64x4
    209  c4e27d59354e070000        vpbroadcastq ymm6, qword ptr [rip + 83c8c96d305fd43f]
    212  c5ed59f6                  vmulpd ymm6, ymm2, ymm6                              ; mul float64x4
    216  c5cd58f0                  vaddpd ymm6, ymm6, ymm0                              ; add float64x4
    21a  c5cd5cf8                  vsubpd ymm7, ymm6, ymm0                              ; sub float64x4
    21e  c57c28c2                  vmovaps ymm8, ymm2                                   ; mulacc float64x4
    222  c4627d590d45070000        vpbroadcastq ymm9, qword ptr [rip + 00000040fb2109c0]
    22b  c442c5b8c1                vfmadd231pd ymm8, ymm7, ymm9                         ; mulacc float64x4
    230  c4627d590d3f070000        vpbroadcastq ymm9, qword ptr [rip + 999846182d4484be]
    239  c442c5b8c1                vfmadd231pd ymm8, ymm7, ymm9                         ; mulacc float64x4
    23e  c4c3f916f000              vpextrq r8, xmm6, 0                                  ; gep uint64
    244  49c1e03f                  shl r8, 63                                           ; shl uint64
    248  c4c3f916f101              vpextrq r9, xmm6, 1                                  ; gep uint64
    24e  49c1e13f                  shl r9, 63                                           ; shl uint64
    252  c4e37d19f701              vextractf128 xmm7, ymm6, 1                           ; gep uint64
    258  c4c3f916fa00              vpextrq r10, xmm7, 0
    25e  49c1e23f                  shl r10, 63                                          ; shl uint64
    262  c4e37d19f601              vextractf128 xmm6, ymm6, 1                           ; gep uint64
    268  c4c3f916f301              vpextrq r11, xmm6, 1
    26e  49c1e33f                  shl r11, 63                                          ; shl uint64
    272  c4c1f96ef0                vmovq xmm6, r8                                       ; vectorize uint64x4
    277  c4c3c922f101              vpinsrq xmm6, xmm6, r9, 1
    27d  c4c1f96efa                vmovq xmm7, r10
    282  c4c3c122fb01              vpinsrq xmm7, xmm7, r11, 1
    288  c4e34d18f701              vinsertf128 ymm6, ymm6, xmm7, 1
    28e  c5bdeff6                  vpxor ymm6, ymm8, ymm6                               ; xor uint64x4
    292  3bc7                      cmp eax, edi                                         ; range int32
    294  0f8d14040000              jge done_6ae
    29a  c4e27d583dcd070000        vpbroadcastd ymm7, dword ptr [rip + 0000804e]
    2a3  c5c4c2fb01                vcmpps ymm7, ymm7, ymm3, 1                           ; cmplt boolx8
    2a8  c4627d5905cf060000        vpbroadcastq ymm8, qword ptr [rip + 0000000000000080]
    2b1  c53d55c4                  vandnpd ymm8, ymm8, ymm4                             ; abs float64x4
    2b5  c4627d590dca060000        vpbroadcastq ymm9, qword ptr [rip + 0000000000008046]
    2be  c4413dc2c901              vcmppd ymm9, ymm8, ymm9, 1                           ; cmplt boolx4
    2c4  c46235000d53060000        vpshufb ymm9, ymm9, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    2cd  c57c10156b060000          vmovups ymm10, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    2d5  c4422d36c9                vpermd ymm9, ymm10, ymm9                             ; cmplt boolx4
    2da  c4627d5915ad060000        vpbroadcastq ymm10, qword ptr [rip + 000000000000f044]
    2e3  c4413dc2d201              vcmppd ymm10, ymm8, ymm10, 1                         ; cmplt boolx4
    2e9  c4622d00152e060000        vpshufb ymm10, ymm10, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    2f2  c57c101d46060000          vmovups ymm11, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    2fa  c4422536d2                vpermd ymm10, ymm11, ymm10                           ; cmplt boolx4
    2ff  c4627d591d90060000        vpbroadcastq ymm11, qword ptr [rip + 0000000000006043]
    308  c4413dc2c301              vcmppd ymm8, ymm8, ymm11, 1                          ; cmplt boolx4
    30e  c4623d000509060000        vpshufb ymm8, ymm8, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    317  c57c101d21060000          vmovups ymm11, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    31f  c4422536c0                vpermd ymm8, ymm11, ymm8                             ; cmplt boolx4
    324  c4427d25d8                vpmovsxdq ymm11, xmm8                                ; where float64x4
    329  c4627d592576060000        vpbroadcastq ymm12, qword ptr [rip + 000000a82072f23d]
    332  c4627d592d65060000        vpbroadcastq ymm13, qword ptr [rip + 000000701bcc773f]
    33b  c4431d4bddb0              vblendvpd ymm11, ymm12, ymm13, ymm11                 ; where float64x4
    341  c4427d25e2                vpmovsxdq ymm12, xmm10                               ; where float64x4
    346  c4627d592d61060000        vpbroadcastq ymm13, qword ptr [rip + 00000074c29f623c]
    34f  c443154bdbc0              vblendvpd ymm11, ymm13, ymm11, ymm12                 ; where float64x4
    355  c4427d25e1                vpmovsxdq ymm12, xmm9                                ; where float64x4
    35a  c4627d592d55060000        vpbroadcastq ymm13, qword ptr [rip + 0000004c7df4c53a]
    363  c443154bdbc0              vblendvpd ymm11, ymm13, ymm11, ymm12                 ; where float64x4
    369  c4415d59db                vmulpd ymm11, ymm4, ymm11                            ; mul float64x4
    36e  c52558e1                  vaddpd ymm12, ymm11, ymm1                            ; add float64x4
    372  c51d5ce1                  vsubpd ymm12, ymm12, ymm1                            ; sub float64x4
    376  c441255cdc                vsubpd ymm11, ymm11, ymm12                           ; sub float64x4
    37b  c4427d25e0                vpmovsxdq ymm12, xmm8                                ; where float64x4
    380  c4627d592d47060000        vpbroadcastq ymm13, qword ptr [rip + 000000aa13fe343c]
    389  c4627d593536060000        vpbroadcastq ymm14, qword ptr [rip + 0000004a0591c33d]
    392  c443154be6c0              vblendvpd ymm12, ymm13, ymm14, ymm12                 ; where float64x4
    398  c4427d25ea                vpmovsxdq ymm13, xmm10                               ; where float64x4
    39d  c4627d593532060000        vpbroadcastq ymm14, qword ptr [rip + 00000034f5d1a73a]
    3a6  c4430d4be4d0              vblendvpd ymm12, ymm14, ymm12, ymm13                 ; where float64x4
    3ac  c4427d25e9                vpmovsxdq ymm13, xmm9                                ; where float64x4
    3b1  c4627d593526060000        vpbroadcastq ymm14, qword ptr [rip + 0000006c03770339]
    3ba  c4430d4be4d0              vblendvpd ymm12, ymm14, ymm12, ymm13                 ; where float64x4
    3c0  c4415d59e4                vmulpd ymm12, ymm4, ymm12                            ; mul float64x4
    3c5  c51d58e9                  vaddpd ymm13, ymm12, ymm1                            ; add float64x4
    3c9  c5155ce9                  vsubpd ymm13, ymm13, ymm1                            ; sub float64x4
    3cd  c4411d5ce5                vsubpd ymm12, ymm12, ymm13                           ; sub float64x4
    3d2  c4412558ec                vaddpd ymm13, ymm11, ymm12                           ; add float64x4
    3d7  c4427d25c0                vpmovsxdq ymm8, xmm8                                 ; where float64x4
    3dc  c4627d59350b060000        vpbroadcastq ymm14, qword ptr [rip + db06eea6a98f7e3a]
    3e5  c4627d593dfa050000        vpbroadcastq ymm15, qword ptr [rip + 4c531f7d75c2ef3b]
    3ee  c4430d4bc780              vblendvpd ymm8, ymm14, ymm15, ymm8                   ; where float64x4
    3f4  c4427d25d2                vpmovsxdq ymm10, xmm10                               ; where float64x4
    3f9  c4627d5935f6050000        vpbroadcastq ymm14, qword ptr [rip + 26b3526c1bb8db38]
    402  c4430d4bc0a0              vblendvpd ymm8, ymm14, ymm8, ymm10                   ; where float64x4
    408  c4427d25c9                vpmovsxdq ymm9, xmm9                                 ; where float64x4
    40d  c4627d5915ea050000        vpbroadcastq ymm10, qword ptr [rip + 10e4104f66a54837]
    416  c4432d4bc090              vblendvpd ymm8, ymm10, ymm8, ymm9                    ; where float64x4
    41c  c4c15d59e0                vmulpd ymm4, ymm4, ymm8                              ; mul float64x4
    421  c51558c4                  vaddpd ymm8, ymm13, ymm4                             ; add float64x4
    425  c53d58c0                  vaddpd ymm8, ymm8, ymm0                              ; add float64x4
    429  c53d5cc8                  vsubpd ymm9, ymm8, ymm0                              ; sub float64x4
    42d  c441255cc9                vsubpd ymm9, ymm11, ymm9                             ; sub float64x4
    432  c4413558cc                vaddpd ymm9, ymm9, ymm12                             ; add float64x4
    437  c5b558e4                  vaddpd ymm4, ymm9, ymm4                              ; add float64x4
    43b  c4627d590dc4050000        vpbroadcastq ymm9, qword ptr [rip + 182d4454fb210940]
    444  c4c15d59e1                vmulpd ymm4, ymm4, ymm9                              ; mul float64x4
    449  c463f916c700              vpextrq rdi, xmm8, 0                                 ; gep uint64
    44f  48c1e73f                  shl rdi, 63                                          ; shl uint64
    453  c443f916c001              vpextrq r8, xmm8, 1                                  ; gep uint64
    459  49c1e03f                  shl r8, 63                                           ; shl uint64
    45d  c4437d19c101              vextractf128 xmm9, ymm8, 1                           ; gep uint64
    463  c443f916c900              vpextrq r9, xmm9, 0
    469  49c1e13f                  shl r9, 63                                           ; shl uint64
    46d  c4437d19c001              vextractf128 xmm8, ymm8, 1                           ; gep uint64
    473  c443f916c201              vpextrq r10, xmm8, 1
    479  49c1e23f                  shl r10, 63                                          ; shl uint64
    47d  c461f96ec7                vmovq xmm8, rdi                                      ; vectorize uint64x4
    482  c443b922c001              vpinsrq xmm8, xmm8, r8, 1
    488  c441f96ec9                vmovq xmm9, r9
    48d  c443b122ca01              vpinsrq xmm9, xmm9, r10, 1
    493  c4433d18c101              vinsertf128 ymm8, ymm8, xmm9, 1
    499  c4c15defe0                vpxor ymm4, ymm4, ymm8                               ; xor uint64x4
    49e  c4627d25c7                vpmovsxdq ymm8, xmm7                                 ; where float64x4
    4a3  c4e3554bec80              vblendvpd ymm5, ymm5, ymm4, ymm8
    4a9  c4e37d19fc01              vextractf128 xmm4, ymm7, 1                           ; gep boolx4
    4af  c4e27d593dc8040000        vpbroadcastq ymm7, qword ptr [rip + 0000000000000080]
    4b8  c5c555fa                  vandnpd ymm7, ymm7, ymm2                             ; abs float64x4
    4bc  c4627d5905c3040000        vpbroadcastq ymm8, qword ptr [rip + 0000000000008046]
    4c5  c44145c2c001              vcmppd ymm8, ymm7, ymm8, 1                           ; cmplt boolx4
    4cb  c4623d00054c040000        vpshufb ymm8, ymm8, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    4d4  c57c100d64040000          vmovups ymm9, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    4dc  c4423536c0                vpermd ymm8, ymm9, ymm8                              ; cmplt boolx4
    4e1  c4627d590da6040000        vpbroadcastq ymm9, qword ptr [rip + 000000000000f044]
    4ea  c44145c2c901              vcmppd ymm9, ymm7, ymm9, 1                           ; cmplt boolx4
    4f0  c46235000d27040000        vpshufb ymm9, ymm9, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    4f9  c57c10153f040000          vmovups ymm10, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    501  c4422d36c9                vpermd ymm9, ymm10, ymm9                             ; cmplt boolx4
    506  c4627d591589040000        vpbroadcastq ymm10, qword ptr [rip + 0000000000006043]
    50f  c4c145c2fa01              vcmppd ymm7, ymm7, ymm10, 1                          ; cmplt boolx4
    515  c4e245003d02040000        vpshufb ymm7, ymm7, ymmword ptr [rip + 0001020308090a0b80808080808080800001020308090a0b8080808080808080]
    51e  c57c10151a040000          vmovups ymm10, ymmword ptr [rip + 0000000001000000040000000500000000000000000000000000000000000000]
    526  c4e22d36ff                vpermd ymm7, ymm10, ymm7                             ; cmplt boolx4
    52b  c4627d25d7                vpmovsxdq ymm10, xmm7                                ; where float64x4
    530  c4627d591d6f040000        vpbroadcastq ymm11, qword ptr [rip + 000000a82072f23d]
    539  c4627d59255e040000        vpbroadcastq ymm12, qword ptr [rip + 000000701bcc773f]
    542  c443254bd4a0              vblendvpd ymm10, ymm11, ymm12, ymm10                 ; where float64x4
    548  c4427d25d9                vpmovsxdq ymm11, xmm9                                ; where float64x4
    54d  c4627d59255a040000        vpbroadcastq ymm12, qword ptr [rip + 00000074c29f623c]
    556  c4431d4bd2b0              vblendvpd ymm10, ymm12, ymm10, ymm11                 ; where float64x4
    55c  c4427d25d8                vpmovsxdq ymm11, xmm8                                ; where float64x4
    561  c4627d59254e040000        vpbroadcastq ymm12, qword ptr [rip + 0000004c7df4c53a]
    56a  c4431d4bd2b0              vblendvpd ymm10, ymm12, ymm10, ymm11                 ; where float64x4
    570  c4416d59d2                vmulpd ymm10, ymm2, ymm10                            ; mul float64x4
    575  c52d58d9                  vaddpd ymm11, ymm10, ymm1                            ; add float64x4
    579  c5255cd9                  vsubpd ymm11, ymm11, ymm1                            ; sub float64x4
    57d  c4412d5cd3                vsubpd ymm10, ymm10, ymm11                           ; sub float64x4
    582  c4627d25df                vpmovsxdq ymm11, xmm7                                ; where float64x4
    587  c4627d592540040000        vpbroadcastq ymm12, qword ptr [rip + 000000aa13fe343c]
    590  c4627d592d2f040000        vpbroadcastq ymm13, qword ptr [rip + 0000004a0591c33d]
    599  c4431d4bddb0              vblendvpd ymm11, ymm12, ymm13, ymm11                 ; where float64x4
    59f  c4427d25e1                vpmovsxdq ymm12, xmm9                                ; where float64x4
    5a4  c4627d592d2b040000        vpbroadcastq ymm13, qword ptr [rip + 00000034f5d1a73a]
    5ad  c443154bdbc0              vblendvpd ymm11, ymm13, ymm11, ymm12                 ; where float64x4
    5b3  c4427d25e0                vpmovsxdq ymm12, xmm8                                ; where float64x4
    5b8  c4627d592d1f040000        vpbroadcastq ymm13, qword ptr [rip + 0000006c03770339]
    5c1  c443154bdbc0              vblendvpd ymm11, ymm13, ymm11, ymm12                 ; where float64x4
    5c7  c4416d59db                vmulpd ymm11, ymm2, ymm11                            ; mul float64x4
    5cc  c52558e1                  vaddpd ymm12, ymm11, ymm1                            ; add float64x4
    5d0  c51d5ce1                  vsubpd ymm12, ymm12, ymm1                            ; sub float64x4
    5d4  c441255cdc                vsubpd ymm11, ymm11, ymm12                           ; sub float64x4
    5d9  c4412d58e3                vaddpd ymm12, ymm10, ymm11                           ; add float64x4
    5de  c4e27d25ff                vpmovsxdq ymm7, xmm7                                 ; where float64x4
    5e3  c4627d592d04040000        vpbroadcastq ymm13, qword ptr [rip + db06eea6a98f7e3a]
    5ec  c4627d5935f3030000        vpbroadcastq ymm14, qword ptr [rip + 4c531f7d75c2ef3b]
    5f5  c4c3154bfe70              vblendvpd ymm7, ymm13, ymm14, ymm7                   ; where float64x4
    5fb  c4427d25c9                vpmovsxdq ymm9, xmm9                                 ; where float64x4
    600  c4627d592def030000        vpbroadcastq ymm13, qword ptr [rip + 26b3526c1bb8db38]
    609  c4e3154bff90              vblendvpd ymm7, ymm13, ymm7, ymm9                    ; where float64x4
    60f  c4427d25c0                vpmovsxdq ymm8, xmm8                                 ; where float64x4
    614  c4627d590de3030000        vpbroadcastq ymm9, qword ptr [rip + 10e4104f66a54837]
    61d  c4e3354bff80              vblendvpd ymm7, ymm9, ymm7, ymm8                     ; where float64x4
    623  c5ed59d7                  vmulpd ymm2, ymm2, ymm7                              ; mul float64x4
    627  c59d58fa                  vaddpd ymm7, ymm12, ymm2                             ; add float64x4
    62b  c5c558f8                  vaddpd ymm7, ymm7, ymm0                              ; add float64x4
    62f  c5455cc0                  vsubpd ymm8, ymm7, ymm0                              ; sub float64x4
    633  c4412d5cc0                vsubpd ymm8, ymm10, ymm8                             ; sub float64x4
    638  c4413d58c3                vaddpd ymm8, ymm8, ymm11                             ; add float64x4
    63d  c5bd58d2                  vaddpd ymm2, ymm8, ymm2                              ; add float64x4
    641  c4627d5905be030000        vpbroadcastq ymm8, qword ptr [rip + 182d4454fb210940]
    64a  c4c16d59d0                vmulpd ymm2, ymm2, ymm8                              ; mul float64x4
    64f  c4e3f916ff00              vpextrq rdi, xmm7, 0                                 ; gep uint64
    655  48c1e73f                  shl rdi, 63                                          ; shl uint64
    659  c4c3f916f801              vpextrq r8, xmm7, 1                                  ; gep uint64
    65f  49c1e03f                  shl r8, 63                                           ; shl uint64
    663  c4c37d19f801              vextractf128 xmm8, ymm7, 1                           ; gep uint64
    669  c443f916c100              vpextrq r9, xmm8, 0
    66f  49c1e13f                  shl r9, 63                                           ; shl uint64
    673  c4e37d19ff01              vextractf128 xmm7, ymm7, 1                           ; gep uint64
    679  c4c3f916fa01              vpextrq r10, xmm7, 1
    67f  49c1e23f                  shl r10, 63                                          ; shl uint64
    683  c4e1f96eff                vmovq xmm7, rdi                                      ; vectorize uint64x4
    688  c4c3c122f801              vpinsrq xmm7, xmm7, r8, 1
    68e  c441f96ec1                vmovq xmm8, r9
    693  c443b922c201              vpinsrq xmm8, xmm8, r10, 1
    699  c4c34518f801              vinsertf128 ymm7, ymm7, xmm8, 1
    69f  c5edefd7                  vpxor ymm2, ymm2, ymm7                               ; xor uint64x4
    6a3  c4e27d25e4                vpmovsxdq ymm4, xmm4                                 ; where float64x4
    6a8  c4e34d4bf240              vblendvpd ymm6, ymm6, ymm2, ymm4
done_6ae:
    6ae  c5d559d5                  vmulpd ymm2, ymm5, ymm5                              ; mul float64x4
    6b2  c4e27d592555030000        vpbroadcastq ymm4, qword ptr [rip + 0000008026ba65be]; mulacc float64x4
    6bb  c4e27d593d54030000        vpbroadcastq ymm7, qword ptr [rip + 0000004083c7c73e]
    6c4  c4e2eda8e7                vfmadd213pd ymm4, ymm2, ymm7                         ; mulacc float64x4
    6c9  c4e27d593d4e030000        vpbroadcastq ymm7, qword ptr [rip + 000000a0c6052abf]
    6d2  c4e2eda8e7                vfmadd213pd ymm4, ymm2, ymm7                         ; mulacc float64x4
    6d7  c4e27d593d48030000        vpbroadcastq ymm7, qword ptr [rip + 000000601911813f]
    6e0  c4e2eda8e7                vfmadd213pd ymm4, ymm2, ymm7                         ; mulacc float64x4
    6e5  c4e27d593d42030000        vpbroadcastq ymm7, qword ptr [rip + 000000605555c5bf]
    6ee  c4e2eda8e7                vfmadd213pd ymm4, ymm2, ymm7                         ; mulacc float64x4
    6f3  c4e27d593d3c030000        vpbroadcastq ymm7, qword ptr [rip + 000000000000f03f]
    6fc  c4e2eda8e7                vfmadd213pd ymm4, ymm2, ymm7                         ; mulacc float64x4
    701  c5d559d4                  vmulpd ymm2, ymm5, ymm4                              ; mul float64x4
    705  c5fd5ad2                  vcvtpd2ps xmm2, ymm2                                 ; cast float32x4
    709  c5cd59e6                  vmulpd ymm4, ymm6, ymm6                              ; mul float64x4
    70d  c4e27d592dfa020000        vpbroadcastq ymm5, qword ptr [rip + 0000008026ba65be]; mulacc float64x4
    716  c4e27d593df9020000        vpbroadcastq ymm7, qword ptr [rip + 0000004083c7c73e]
    71f  c4e2dda8ef                vfmadd213pd ymm5, ymm4, ymm7                         ; mulacc float64x4
    724  c4e27d593df3020000        vpbroadcastq ymm7, qword ptr [rip + 000000a0c6052abf]
    72d  c4e2dda8ef                vfmadd213pd ymm5, ymm4, ymm7                         ; mulacc float64x4
    732  c4e27d593ded020000        vpbroadcastq ymm7, qword ptr [rip + 000000601911813f]
    73b  c4e2dda8ef                vfmadd213pd ymm5, ymm4, ymm7                         ; mulacc float64x4
    740  c4e27d593de7020000        vpbroadcastq ymm7, qword ptr [rip + 000000605555c5bf]
    749  c4e2dda8ef                vfmadd213pd ymm5, ymm4, ymm7                         ; mulacc float64x4
    74e  c4e27d593de1020000        vpbroadcastq ymm7, qword ptr [rip + 000000000000f03f]
    757  c4e2dda8ef                vfmadd213pd ymm5, ymm4, ymm7                         ; mulacc float64x4
    75c  c5cd59e5                  vmulpd ymm4, ymm6, ymm5                              ; mul float64x4
    760  c5fd5ae4                  vcvtpd2ps xmm4, ymm4                                 ; cast float32x4
    764  c4e36d18d401              vinsertf128 ymm2, ymm2, xmm4, 1                      ; vectorize float32x8
    76a  c5fc102424                vmovups ymm4, ymmword ptr [rsp]
    76f  c4e25db8542420            vfmadd231ps ymm2, ymm4, ymmword ptr [rsp + 32]       ; mulacc float32x8
    776  c4e27d5825e9020000        vpbroadcastd ymm4, dword ptr [rip + 0000803f]
    77f  c5e458dc                  vaddps ymm3, ymm3, ymm4                              ; add float32x8
    783  c4e27d5825bc020000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
    78c  c5dcc2e301                vcmpps ymm4, ymm4, ymm3, 1                           ; cmplt boolx8
    791  c4e27d582dda020000        vpbroadcastd ymm5, dword ptr [rip + 0000807f]
    79a  c5e4c2ed01                vcmpps ymm5, ymm3, ymm5, 1                           ; cmplt boolx8
    79f  c4e27d5835d0020000        vpbroadcastd ymm6, dword ptr [rip + 00008000]
    7a8  c5e4c2f601                vcmpps ymm6, ymm3, ymm6, 1                           ; cmplt boolx8
    7ad  c4e27d583dc6020000        vpbroadcastd ymm7, dword ptr [rip + 0000004c]
    7b6  c5e459ff                  vmulps ymm7, ymm3, ymm7                              ; mul float32x8
    7ba  c4e3654aff60              vblendvps ymm7, ymm3, ymm7, ymm6                     ; where float32x8
    7c0  c4627d5805b7020000        vpbroadcastd ymm8, dword ptr [rip + 0dfbcac0]
    7c9  c44145fec0                vpaddd ymm8, ymm7, ymm8                              ; add int32x8
    7ce  c4c13572e017              vpsrad ymm9, ymm8, 23                                ; shr int32x8
    7d4  c4417c5bc9                vcvtdq2ps ymm9, ymm9                                 ; cast float32x8
    7d9  c4627d581566020000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
    7e2  c4627d581d99020000        vpbroadcastd ymm11, dword ptr [rip + 0000c841]
    7eb  c4c32d4af360              vblendvps ymm6, ymm10, ymm11, ymm6                   ; where float32x8
    7f1  c5b45cf6                  vsubps ymm6, ymm9, ymm6                              ; sub float32x8
    7f5  c4627d580d8a020000        vpbroadcastd ymm9, dword ptr [rip + 000080ff]
    7fe  c4413ddbc1                vpand ymm8, ymm8, ymm9                               ; and int32x8
    803  c4c145faf8                vpsubd ymm7, ymm7, ymm8                              ; sub int32x8
    808  c4627d580557020000        vpbroadcastd ymm8, dword ptr [rip + 0000803f]
    811  c4c1445cf8                vsubps ymm7, ymm7, ymm8                              ; sub float32x8
    816  c4627d58056d020000        vpbroadcastd ymm8, dword ptr [rip + ce37f6bd]        ; mulacc float32x8
    81f  c4627d580d68020000        vpbroadcastd ymm9, dword ptr [rip + 5b74413e]
    828  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    82d  c4627d580d5e020000        vpbroadcastd ymm9, dword ptr [rip + 4c3b40be]
    836  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    83b  c4627d580d54020000        vpbroadcastd ymm9, dword ptr [rip + 79b2503e]
    844  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    849  c4627d580d4a020000        vpbroadcastd ymm9, dword ptr [rip + 3ebb75be]
    852  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    857  c4627d580d40020000        vpbroadcastd ymm9, dword ptr [rip + 39c8933e]
    860  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    865  c4627d580d36020000        vpbroadcastd ymm9, dword ptr [rip + 5dabb8be]
    86e  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    873  c4627d580d2c020000        vpbroadcastd ymm9, dword ptr [rip + 0838f63e]
    87c  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    881  c4627d580d22020000        vpbroadcastd ymm9, dword ptr [rip + 3baa38bf]
    88a  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    88f  c4627d580d18020000        vpbroadcastd ymm9, dword ptr [rip + eda8e23e]
    898  c44245a8c1                vfmadd213ps ymm8, ymm7, ymm9                         ; mulacc float32x8
    89d  c4414459c0                vmulps ymm8, ymm7, ymm8                              ; mul float32x8
    8a2  c4c14458f8                vaddps ymm7, ymm7, ymm8                              ; add float32x8
    8a7  c5cc58f7                  vaddps ymm6, ymm6, ymm7                              ; add float32x8
    8ab  c4e27d583dc0010000        vpbroadcastd ymm7, dword ptr [rip + 0000807f]
    8b4  c4e3454aee50              vblendvps ymm5, ymm7, ymm6, ymm5                     ; where float32x8
    8ba  c4e27d583585010000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
    8c3  c5e4c2de00                vcmpps ymm3, ymm3, ymm6, 0                           ; cmpeq boolx8
    8c8  c4e27d5835e3010000        vpbroadcastd ymm6, dword ptr [rip + 0000c07f]
    8d1  c4e27d583dae010000        vpbroadcastd ymm7, dword ptr [rip + 000080ff]
    8da  c4e34d4adf30              vblendvps ymm3, ymm6, ymm7, ymm3                     ; where float32x8
    8e0  c4e3654add40              vblendvps ymm3, ymm3, ymm5, ymm4                     ; where float32x8
    8e6  c5ec58d3                  vaddps ymm2, ymm2, ymm3                              ; add float32x8
    8ea  c5fc1112                  vmovups ymmword ptr [rdx], ymm2                      ; store void
    8ee  4883c120                  add rcx, 32                                          ; end void
    8f2  4883c220                  add rdx, 32
    8f6  83c601                    add esi, 1
    8f9  83fe08                    cmp esi, 8
    8fc  0f8c3ef7ffff              jl loop_40
done_902:
    902  c5f877                    vzeroupper                                           ; sink void
    905  488b642440                mov rsp, qword ptr [rsp + 64]
    90a  c3                        ret                                                  ; sink void
