transcendental:
      0  488bc4                    mov rax, rsp
      3  4881ec80000000            sub rsp, 128
      a  4883e4c0                  and rsp, -64
      e  4889442440                mov qword ptr [rsp + 64], rax
     13  b800000000                mov eax, 0
     18  c4627d5815e70a0000        vpbroadcastd ymm10, dword ptr [rip + 0000807f]
     21  c4627d5935de090000        vpbroadcastq ymm14, qword ptr [rip + 0000000000003843]
     2a  c4e27d59259d0a0000        vpbroadcastq ymm4, qword ptr [rip + 000000605555c5bf]
     33  c4e27d592d9c0a0000        vpbroadcastq ymm5, qword ptr [rip + 000000000000f03f]
     3c  c4e27d5835cf0a0000        vpbroadcastd ymm6, dword ptr [rip + 0000803f]
     45  c4e27d583dca0a0000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
     4e  c4627d580dd50a0000        vpbroadcastd ymm9, dword ptr [rip + 000080ff]
     57  488b17                    mov rdx, qword ptr [rdi]
     5a  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 64>
     5e  be00000000                mov esi, 0                                           ; range int32
loop_80:
     80  c57c1019                  vmovups ymm11, ymmword ptr [rcx]                     ; load float32x8
     84  c4e27d5805530a0000        vpbroadcastd ymm0, dword ptr [rip + 000016c3]
     8d  c4417c5fc3                vmaxps ymm8, ymm0, ymm11                             ; where float32x8
     92  c4e27d5805490a0000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
     9b  c4417c5dc0                vminps ymm8, ymm0, ymm8                              ; where float32x8
     a0  c5bc581578050000          vaddps ymm2, ymm8, ymmword ptr [rip + 9700404b9700404b9700404b9700404b9700404b9700404b9700404b9700404b]; add float32x8
     a8  c56c5c2d70050000          vsubps ymm13, ymm2, ymmword ptr [rip + 9700404b9700404b9700404b9700404b9700404b9700404b9700404b9700404b]; sub float32x8
     b0  c4413c5cc5                vsubps ymm8, ymm8, ymm13                             ; sub float32x8
     b5  c4627d582d2e0a0000        vpbroadcastd ymm13, dword ptr [rip + b4629a6c]       ; mulacc float32x8
     be  c4623da82d79050000        vfmadd213ps ymm13, ymm8, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
     c7  c4623da82d90050000        vfmadd213ps ymm13, ymm8, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
     d0  c4623da82da7050000        vfmadd213ps ymm13, ymm8, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
     d9  c4623da82dbe050000        vfmadd213ps ymm13, ymm8, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
     e2  c4623da82dd5050000        vfmadd213ps ymm13, ymm8, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
     eb  c4623da82dec050000        vfmadd213ps ymm13, ymm8, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
     f4  c5bd72f217                vpslld ymm8, ymm2, 23                                ; shl uint32x8
     f9  c5ed72f216                vpslld ymm2, ymm2, 22                                ; shl uint32x8
     fe  c4c16ddbd2                vpand ymm2, ymm2, ymm10                              ; and uint32x8
    103  c53dfac2                  vpsubd ymm8, ymm8, ymm2                              ; sub uint32x8
    107  c4411459c0                vmulps ymm8, ymm13, ymm8                             ; mul float32x8
    10c  c5bc59d2                  vmulps ymm2, ymm8, ymm2                              ; mul float32x8
    110  c4e27d5805f3090000        vpbroadcastd ymm0, dword ptr [rip + 00000080]
    119  c4417c55c3                vandnps ymm8, ymm0, ymm11                            ; abs float32x8
    11e  c4417c51e8                vsqrtps ymm13, ymm8                                  ; sqrt float32x8
    123  c4e27d5805e4090000        vpbroadcastd ymm0, dword ptr [rip + 0000804e]
    12c  c4417cc2f801              vcmpps ymm15, ymm0, ymm8, 1                          ; cmplt boolx8
    132  c4c17c50ff                vmovmskps rdi, ymm15                                 ; gep bool
    137  41b800000000              mov r8d, 0
    13d  f7c7ff000000              test edi, 255
    143  410f95c0                  setne r8b
    147  c4417c5afb                vcvtps2pd ymm15, xmm11                               ; cast float64x4
    14c  c4437d19db01              vextractf128 xmm11, ymm11, 1                         ; gep float32x4
    152  c4417c5adb                vcvtps2pd ymm11, xmm11                               ; cast float64x4
    157  c585591da1050000          vmulpd ymm3, ymm15, ymmword ptr [rip + 83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f]; mul float64x4
    15f  c4c16558de                vaddpd ymm3, ymm3, ymm14                             ; add float64x4
    164  c441655ce6                vsubpd ymm12, ymm3, ymm14                            ; sub float64x4
    169  c4c17c28c7                vmovaps ymm0, ymm15                                  ; mulacc float64x4
    16e  c4e29db805a9050000        vfmadd231pd ymm0, ymm12, ymmword ptr [rip + 00000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c0]
    177  c4e29db805c0050000        vfmadd231pd ymm0, ymm12, ymmword ptr [rip + 999846182d4484be999846182d4484be999846182d4484be999846182d4484be]; mulacc float64x4
    180  c5e573f33f                vpsllq ymm3, ymm3, 63                                ; shl uint64x4
    185  c5fdefc3                  vpxor ymm0, ymm0, ymm3                               ; xor uint64x4
    189  c5a5591d6f050000          vmulpd ymm3, ymm11, ymmword ptr [rip + 83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f]; mul float64x4
    191  c4c16558de                vaddpd ymm3, ymm3, ymm14                             ; add float64x4
    196  c441655ce6                vsubpd ymm12, ymm3, ymm14                            ; sub float64x4
    19b  c4c17c28cb                vmovaps ymm1, ymm11                                  ; mulacc float64x4
    1a0  c4e29db80d77050000        vfmadd231pd ymm1, ymm12, ymmword ptr [rip + 00000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c0]
    1a9  c4e29db80d8e050000        vfmadd231pd ymm1, ymm12, ymmword ptr [rip + 999846182d4484be999846182d4484be999846182d4484be999846182d4484be]; mulacc float64x4
    1b2  c5e573f33f                vpsllq ymm3, ymm3, 63                                ; shl uint64x4
    1b7  c5f5efcb                  vpxor ymm1, ymm1, ymm3                               ; xor uint64x4
    1bb  413bc0                    cmp eax, r8d                                         ; range int32
    1be  0f8c83010000              jl rare_347
done_1c4:
    1c4  c5fd59d8                  vmulpd ymm3, ymm0, ymm0                              ; mul float64x4
    1c8  c4627d591ddf080000        vpbroadcastq ymm11, qword ptr [rip + 0000008026ba65be]; mulacc float64x4
    1d1  c462e5a81d26060000        vfmadd213pd ymm11, ymm3, ymmword ptr [rip + 0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e]
    1da  c462e5a81d3d060000        vfmadd213pd ymm11, ymm3, ymmword ptr [rip + 000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf]; mulacc float64x4
    1e3  c462e5a81d54060000        vfmadd213pd ymm11, ymm3, ymmword ptr [rip + 000000601911813f000000601911813f000000601911813f000000601911813f]; mulacc float64x4
    1ec  c462e5a8dc                vfmadd213pd ymm11, ymm3, ymm4                        ; mulacc float64x4
    1f1  c462e5a8dd                vfmadd213pd ymm11, ymm3, ymm5                        ; mulacc float64x4
    1f6  c4c17d59c3                vmulpd ymm0, ymm0, ymm11                             ; mul float64x4
    1fb  c5fd5ac0                  vcvtpd2ps xmm0, ymm0                                 ; cast float32x4
    1ff  c5f559d9                  vmulpd ymm3, ymm1, ymm1                              ; mul float64x4
    203  c4627d591da4080000        vpbroadcastq ymm11, qword ptr [rip + 0000008026ba65be]; mulacc float64x4
    20c  c462e5a81deb050000        vfmadd213pd ymm11, ymm3, ymmword ptr [rip + 0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e]
    215  c462e5a81d02060000        vfmadd213pd ymm11, ymm3, ymmword ptr [rip + 000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf]; mulacc float64x4
    21e  c462e5a81d19060000        vfmadd213pd ymm11, ymm3, ymmword ptr [rip + 000000601911813f000000601911813f000000601911813f000000601911813f]; mulacc float64x4
    227  c462e5a8dc                vfmadd213pd ymm11, ymm3, ymm4                        ; mulacc float64x4
    22c  c462e5a8dd                vfmadd213pd ymm11, ymm3, ymm5                        ; mulacc float64x4
    231  c4c17559cb                vmulpd ymm1, ymm1, ymm11                             ; mul float64x4
    236  c5fd5ac9                  vcvtpd2ps xmm1, ymm1                                 ; cast float32x4
    23a  c4e37d18c101              vinsertf128 ymm0, ymm0, xmm1, 1                      ; vectorize float32x8
    240  c4c26db8c5                vfmadd231ps ymm0, ymm2, ymm13                        ; mulacc float32x8
    245  c5bc58ce                  vaddps ymm1, ymm8, ymm6                              ; add float32x8
    249  c5c4c2d101                vcmpps ymm2, ymm7, ymm1, 1                           ; cmplt boolx8
    24e  c4c174c2da01              vcmpps ymm3, ymm1, ymm10, 1                          ; cmplt boolx8
    254  c574c2050306000001        vcmpps ymm8, ymm1, ymmword ptr [rip + 0000800000008000000080000000800000008000000080000000800000008000], 1; cmplt boolx8
    25d  c574591d1b060000          vmulps ymm11, ymm1, ymmword ptr [rip + 0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c]; mul float32x8
    265  c443754adb80              vblendvps ymm11, ymm1, ymm11, ymm8                   ; where float32x8
    26b  c525fe252d060000          vpaddd ymm12, ymm11, ymmword ptr [rip + 0dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac0]; add int32x8
    273  c4c11572e417              vpsrad ymm13, ymm12, 23                              ; shr int32x8
    279  c4417c5bed                vcvtdq2ps ymm13, ymm13                               ; cast float32x8
    27e  c53c54053a060000          vandps ymm8, ymm8, ymmword ptr [rip + 0000c8410000c8410000c8410000c8410000c8410000c8410000c8410000c841]; where float32x8
    286  c441145cc0                vsubps ymm8, ymm13, ymm8                             ; sub float32x8
    28b  c4411ddbe1                vpand ymm12, ymm12, ymm9                             ; and int32x8
    290  c44125fadc                vpsubd ymm11, ymm11, ymm12                           ; sub int32x8
    295  c5245cde                  vsubps ymm11, ymm11, ymm6                            ; sub float32x8
    299  c4627d58258e080000        vpbroadcastd ymm12, dword ptr [rip + ce37f6bd]       ; mulacc float32x8
    2a2  c46225a82535060000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e]
    2ab  c46225a8254c060000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be]; mulacc float32x8
    2b4  c46225a82563060000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e]; mulacc float32x8
    2bd  c46225a8257a060000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be]; mulacc float32x8
    2c6  c46225a82591060000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e]; mulacc float32x8
    2cf  c46225a825a8060000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be]; mulacc float32x8
    2d8  c46225a825bf060000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e]; mulacc float32x8
    2e1  c46225a825d6060000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf]; mulacc float32x8
    2ea  c46225a825ed060000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + eda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23e]; mulacc float32x8
    2f3  c4412459e4                vmulps ymm12, ymm11, ymm12                           ; mul float32x8
    2f8  c4412458dc                vaddps ymm11, ymm11, ymm12                           ; add float32x8
    2fd  c4413c58c3                vaddps ymm8, ymm8, ymm11                             ; add float32x8
    302  c4c32d4ad830              vblendvps ymm3, ymm10, ymm8, ymm3                    ; where float32x8
    308  c5f4c2cf00                vcmpps ymm1, ymm1, ymm7, 0                           ; cmpeq boolx8
    30d  c4627d580542080000        vpbroadcastd ymm8, dword ptr [rip + 0000c07f]
    316  c4c33d4ac910              vblendvps ymm1, ymm8, ymm9, ymm1                     ; where float32x8
    31c  c4e3754acb20              vblendvps ymm1, ymm1, ymm3, ymm2                     ; where float32x8
    322  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    326  c5fc1102                  vmovups ymmword ptr [rdx], ymm0                      ; store void
    32a  4883c120                  add rcx, 32                                          ; end void
    32e  4883c220                  add rdx, 32
    332  83c601                    add esi, 1
    335  83fe08                    cmp esi, 8
    338  0f8c42fdffff              jl loop_80
done_33e:
    33e  c5f877                    vzeroupper                                           ; sink void
    341  488b642440                mov rsp, qword ptr [rsp + 64]
    346  c3                        ret                                                  ; sink void
rare_347:
    347  c57c112c24                vmovups ymmword ptr [rsp], ymm13
    34c  c5fc11542420              vmovups ymmword ptr [rsp + 32], ymm2
    352  c4e27d5915c5060000        vpbroadcastq ymm2, qword ptr [rip + 0000000000000080]
    35b  c4c16d55d7                vandnpd ymm2, ymm2, ymm15                            ; abs float64x4
    360  c5edc21df703000001        vcmppd ymm3, ymm2, ymmword ptr [rip + 0000000000008046000000000000804600000000000080460000000000008046], 1; cmplt boolx4
    369  c5edc2250e04000001        vcmppd ymm4, ymm2, ymmword ptr [rip + 000000000000f044000000000000f044000000000000f044000000000000f044], 1; cmplt boolx4
    372  c5edc2152504000001        vcmppd ymm2, ymm2, ymmword ptr [rip + 0000000000006043000000000000604300000000000060430000000000006043], 1; cmplt boolx4
    37b  c4e27d592dc4060000        vpbroadcastq ymm5, qword ptr [rip + 000000a82072f23d]
    384  c4e27d5935b3060000        vpbroadcastq ymm6, qword ptr [rip + 000000701bcc773f]
    38d  c4e3554bee20              vblendvpd ymm5, ymm5, ymm6, ymm2                     ; where float64x4
    393  c4e27d5935b4060000        vpbroadcastq ymm6, qword ptr [rip + 00000074c29f623c]
    39c  c4e34d4bed40              vblendvpd ymm5, ymm6, ymm5, ymm4                     ; where float64x4
    3a2  c4e27d5935ad060000        vpbroadcastq ymm6, qword ptr [rip + 0000004c7df4c53a]
    3ab  c4e34d4bed30              vblendvpd ymm5, ymm6, ymm5, ymm3                     ; where float64x4
    3b1  c58559ed                  vmulpd ymm5, ymm15, ymm5                             ; mul float64x4
    3b5  c5d5583503040000          vaddpd ymm6, ymm5, ymmword ptr [rip + 0000000000004843000000000000484300000000000048430000000000004843]; add float64x4
    3bd  c5cd5c35fb030000          vsubpd ymm6, ymm6, ymmword ptr [rip + 0000000000004843000000000000484300000000000048430000000000004843]; sub float64x4
    3c5  c5d55cee                  vsubpd ymm5, ymm5, ymm6                              ; sub float64x4
    3c9  c4e27d59359e060000        vpbroadcastq ymm6, qword ptr [rip + 000000aa13fe343c]
    3d2  c4e27d593d8d060000        vpbroadcastq ymm7, qword ptr [rip + 0000004a0591c33d]
    3db  c4e34d4bf720              vblendvpd ymm6, ymm6, ymm7, ymm2                     ; where float64x4
    3e1  c4e27d593d8e060000        vpbroadcastq ymm7, qword ptr [rip + 00000034f5d1a73a]
    3ea  c4e3454bf640              vblendvpd ymm6, ymm7, ymm6, ymm4                     ; where float64x4
    3f0  c4e27d593d87060000        vpbroadcastq ymm7, qword ptr [rip + 0000006c03770339]
    3f9  c4e3454bf630              vblendvpd ymm6, ymm7, ymm6, ymm3                     ; where float64x4
    3ff  c58559f6                  vmulpd ymm6, ymm15, ymm6                             ; mul float64x4
    403  c5cd583db5030000          vaddpd ymm7, ymm6, ymmword ptr [rip + 0000000000004843000000000000484300000000000048430000000000004843]; add float64x4
    40b  c5c55c3dad030000          vsubpd ymm7, ymm7, ymmword ptr [rip + 0000000000004843000000000000484300000000000048430000000000004843]; sub float64x4
    413  c5cd5cf7                  vsubpd ymm6, ymm6, ymm7                              ; sub float64x4
    417  c4e27d593d70060000        vpbroadcastq ymm7, qword ptr [rip + db06eea6a98f7e3a]
    420  c4627d590d5f060000        vpbroadcastq ymm9, qword ptr [rip + 4c531f7d75c2ef3b]
    429  c4c3454bd120              vblendvpd ymm2, ymm7, ymm9, ymm2                     ; where float64x4
    42f  c4e27d593d60060000        vpbroadcastq ymm7, qword ptr [rip + 26b3526c1bb8db38]
    438  c4e3454bd240              vblendvpd ymm2, ymm7, ymm2, ymm4                     ; where float64x4
    43e  c4e27d592559060000        vpbroadcastq ymm4, qword ptr [rip + 10e4104f66a54837]
    447  c4e35d4bd230              vblendvpd ymm2, ymm4, ymm2, ymm3                     ; where float64x4
    44d  c58559d2                  vmulpd ymm2, ymm15, ymm2                             ; mul float64x4
    451  c5d558de                  vaddpd ymm3, ymm5, ymm6                              ; add float64x4
    455  c5e558da                  vaddpd ymm3, ymm3, ymm2                              ; add float64x4
    459  c4c16558de                vaddpd ymm3, ymm3, ymm14                             ; add float64x4
    45e  c4c1655ce6                vsubpd ymm4, ymm3, ymm14                             ; sub float64x4
    463  c5d55ce4                  vsubpd ymm4, ymm5, ymm4                              ; sub float64x4
    467  c5dd58e6                  vaddpd ymm4, ymm4, ymm6                              ; add float64x4
    46b  c5dd58d2                  vaddpd ymm2, ymm4, ymm2                              ; add float64x4
    46f  c5ed591569030000          vmulpd ymm2, ymm2, ymmword ptr [rip + 182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940]; mul float64x4
    477  c5e573f33f                vpsllq ymm3, ymm3, 63                                ; shl uint64x4
    47c  c5edefd3                  vpxor ymm2, ymm2, ymm3                               ; xor uint64x4
    480  c4e27d581d87060000        vpbroadcastd ymm3, dword ptr [rip + 0000804e]
    489  c4c164c2d801              vcmpps ymm3, ymm3, ymm8, 1                           ; cmplt boolx8
    48f  c4e27d25e3                vpmovsxdq ymm4, xmm3                                 ; where float64x4
    494  c4e37d4bc240              vblendvpd ymm0, ymm0, ymm2, ymm4
    49a  c4e27d59157d050000        vpbroadcastq ymm2, qword ptr [rip + 0000000000000080]
    4a3  c4c16d55d3                vandnpd ymm2, ymm2, ymm11                            ; abs float64x4
    4a8  c5edc225af02000001        vcmppd ymm4, ymm2, ymmword ptr [rip + 0000000000008046000000000000804600000000000080460000000000008046], 1; cmplt boolx4
    4b1  c5edc22dc602000001        vcmppd ymm5, ymm2, ymmword ptr [rip + 000000000000f044000000000000f044000000000000f044000000000000f044], 1; cmplt boolx4
    4ba  c5edc215dd02000001        vcmppd ymm2, ymm2, ymmword ptr [rip + 0000000000006043000000000000604300000000000060430000000000006043], 1; cmplt boolx4
    4c3  c4e27d59357c050000        vpbroadcastq ymm6, qword ptr [rip + 000000a82072f23d]
    4cc  c4e27d593d6b050000        vpbroadcastq ymm7, qword ptr [rip + 000000701bcc773f]
    4d5  c4e34d4bf720              vblendvpd ymm6, ymm6, ymm7, ymm2                     ; where float64x4
    4db  c4e27d593d6c050000        vpbroadcastq ymm7, qword ptr [rip + 00000074c29f623c]
    4e4  c4e3454bf650              vblendvpd ymm6, ymm7, ymm6, ymm5                     ; where float64x4
    4ea  c4e27d593d65050000        vpbroadcastq ymm7, qword ptr [rip + 0000004c7df4c53a]
    4f3  c4e3454bf640              vblendvpd ymm6, ymm7, ymm6, ymm4                     ; where float64x4
    4f9  c5a559f6                  vmulpd ymm6, ymm11, ymm6                             ; mul float64x4
    4fd  c5cd583dbb020000          vaddpd ymm7, ymm6, ymmword ptr [rip + 0000000000004843000000000000484300000000000048430000000000004843]; add float64x4
    505  c5c55c3db3020000          vsubpd ymm7, ymm7, ymmword ptr [rip + 0000000000004843000000000000484300000000000048430000000000004843]; sub float64x4
    50d  c5cd5cf7                  vsubpd ymm6, ymm6, ymm7                              ; sub float64x4
    511  c4e27d593d56050000        vpbroadcastq ymm7, qword ptr [rip + 000000aa13fe343c]
    51a  c4627d590d45050000        vpbroadcastq ymm9, qword ptr [rip + 0000004a0591c33d]
    523  c4c3454bf920              vblendvpd ymm7, ymm7, ymm9, ymm2                     ; where float64x4
    529  c4627d590d46050000        vpbroadcastq ymm9, qword ptr [rip + 00000034f5d1a73a]
    532  c4e3354bff50              vblendvpd ymm7, ymm9, ymm7, ymm5                     ; where float64x4
    538  c4627d590d3f050000        vpbroadcastq ymm9, qword ptr [rip + 0000006c03770339]
    541  c4e3354bff40              vblendvpd ymm7, ymm9, ymm7, ymm4                     ; where float64x4
    547  c5a559ff                  vmulpd ymm7, ymm11, ymm7                             ; mul float64x4
    54b  c545580d6d020000          vaddpd ymm9, ymm7, ymmword ptr [rip + 0000000000004843000000000000484300000000000048430000000000004843]; add float64x4
    553  c5355c0d65020000          vsubpd ymm9, ymm9, ymmword ptr [rip + 0000000000004843000000000000484300000000000048430000000000004843]; sub float64x4
    55b  c4c1455cf9                vsubpd ymm7, ymm7, ymm9                              ; sub float64x4
    560  c4627d590d27050000        vpbroadcastq ymm9, qword ptr [rip + db06eea6a98f7e3a]
    569  c4627d591516050000        vpbroadcastq ymm10, qword ptr [rip + 4c531f7d75c2ef3b]
    572  c4c3354bd220              vblendvpd ymm2, ymm9, ymm10, ymm2                    ; where float64x4
    578  c4627d590d17050000        vpbroadcastq ymm9, qword ptr [rip + 26b3526c1bb8db38]
    581  c4e3354bd250              vblendvpd ymm2, ymm9, ymm2, ymm5                     ; where float64x4
    587  c4e27d592d10050000        vpbroadcastq ymm5, qword ptr [rip + 10e4104f66a54837]
    590  c4e3554bd240              vblendvpd ymm2, ymm5, ymm2, ymm4                     ; where float64x4
    596  c5a559d2                  vmulpd ymm2, ymm11, ymm2                             ; mul float64x4
    59a  c5cd58e7                  vaddpd ymm4, ymm6, ymm7                              ; add float64x4
    59e  c5dd58e2                  vaddpd ymm4, ymm4, ymm2                              ; add float64x4
    5a2  c4c15d58e6                vaddpd ymm4, ymm4, ymm14                             ; add float64x4
    5a7  c4c15d5cee                vsubpd ymm5, ymm4, ymm14                             ; sub float64x4
    5ac  c5cd5ced                  vsubpd ymm5, ymm6, ymm5                              ; sub float64x4
    5b0  c5d558ef                  vaddpd ymm5, ymm5, ymm7                              ; add float64x4
    5b4  c5d558d2                  vaddpd ymm2, ymm5, ymm2                              ; add float64x4
    5b8  c5ed591520020000          vmulpd ymm2, ymm2, ymmword ptr [rip + 182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940]; mul float64x4
    5c0  c5dd73f43f                vpsllq ymm4, ymm4, 63                                ; shl uint64x4
    5c5  c5edefd4                  vpxor ymm2, ymm2, ymm4                               ; xor uint64x4
    5c9  c4e37d19db01              vextractf128 xmm3, ymm3, 1                           ; gep boolx4
    5cf  c4e27d25db                vpmovsxdq ymm3, xmm3                                 ; where float64x4
    5d4  c4e3754bca30              vblendvpd ymm1, ymm1, ymm2, ymm3
    5da  c4e27d5925ed040000        vpbroadcastq ymm4, qword ptr [rip + 000000605555c5bf]
    5e3  c4e27d592dec040000        vpbroadcastq ymm5, qword ptr [rip + 000000000000f03f]
    5ec  c4e27d58351f050000        vpbroadcastd ymm6, dword ptr [rip + 0000803f]
    5f5  c4627d58150a050000        vpbroadcastd ymm10, dword ptr [rip + 0000807f]
    5fe  c4e27d583d11050000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
    607  c4627d580d1c050000        vpbroadcastd ymm9, dword ptr [rip + 000080ff]
    610  c57c102c24                vmovups ymm13, ymmword ptr [rsp]
    615  c5fc10542420              vmovups ymm2, ymmword ptr [rsp + 32]
    61b  e9a4fbffff                jmp done_1c4
