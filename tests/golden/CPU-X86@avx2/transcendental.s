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
     5e  488db100010000            lea rsi, [rcx + 256]                                 ; range int32
loop_80:
     80  c57c1019                  vmovups ymm11, ymmword ptr [rcx]                     ; load float32x8
     84  c57c5a4110                vcvtps2pd ymm8, xmmword ptr [rcx + 16]               ; cast float64x4
     89  c4e27d58054e0a0000        vpbroadcastd ymm0, dword ptr [rip + 000016c3]
     92  c4c17c5fd3                vmaxps ymm2, ymm0, ymm11                             ; where float32x8
     97  c4e27d5805440a0000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
     a0  c5fc5dd2                  vminps ymm2, ymm0, ymm2                              ; where float32x8
     a4  c56c582d74050000          vaddps ymm13, ymm2, ymmword ptr [rip + 9700404b9700404b9700404b9700404b9700404b9700404b9700404b9700404b]; add float32x8
     ac  c5145c3d6c050000          vsubps ymm15, ymm13, ymmword ptr [rip + 9700404b9700404b9700404b9700404b9700404b9700404b9700404b9700404b]; sub float32x8
     b4  c4c16c5cd7                vsubps ymm2, ymm2, ymm15                             ; sub float32x8
     b9  c4627d583d2a0a0000        vpbroadcastd ymm15, dword ptr [rip + b4629a6c]       ; mulacc float32x8
     c2  c4626da83d75050000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
     cb  c4626da83d8c050000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
     d4  c4626da83da3050000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
     dd  c4626da83dba050000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
     e6  c4626da83dd1050000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
     ef  c4626da83de8050000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
     f8  c4c16d72f517              vpslld ymm2, ymm13, 23                               ; shl uint32x8
     fe  c4c11572f516              vpslld ymm13, ymm13, 22                              ; shl uint32x8
    104  c44115dbea                vpand ymm13, ymm13, ymm10                            ; and uint32x8
    109  c4c16dfad5                vpsubd ymm2, ymm2, ymm13                             ; sub uint32x8
    10e  c58459d2                  vmulps ymm2, ymm15, ymm2                             ; mul float32x8
    112  c4c16c59d5                vmulps ymm2, ymm2, ymm13                             ; mul float32x8
    117  c4e27d5805ec090000        vpbroadcastd ymm0, dword ptr [rip + 00000080]
    120  c4417c55eb                vandnps ymm13, ymm0, ymm11                           ; abs float32x8
    125  c4417c51fd                vsqrtps ymm15, ymm13                                 ; sqrt float32x8
    12a  c4e27d5805dd090000        vpbroadcastd ymm0, dword ptr [rip + 0000804e]
    133  c4c17cc2dd01              vcmpps ymm3, ymm0, ymm13, 1                          ; cmplt boolx8
    139  c5fc50fb                  vmovmskps rdi, ymm3                                  ; gep bool
    13d  41b800000000              mov r8d, 0
    143  f7c7ff000000              test edi, 255
    149  410f95c0                  setne r8b
    14d  c4c17c5adb                vcvtps2pd ymm3, xmm11                                ; cast float64x4
    152  c565591da6050000          vmulpd ymm11, ymm3, ymmword ptr [rip + 83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f]; mul float64x4
    15a  c4412558de                vaddpd ymm11, ymm11, ymm14                           ; add float64x4
    15f  c441255ce6                vsubpd ymm12, ymm11, ymm14                           ; sub float64x4
    164  c5fc28c3                  vmovaps ymm0, ymm3                                   ; mulacc float64x4
    168  c4e29db805af050000        vfmadd231pd ymm0, ymm12, ymmword ptr [rip + 00000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c0]
    171  c4e29db805c6050000        vfmadd231pd ymm0, ymm12, ymmword ptr [rip + 999846182d4484be999846182d4484be999846182d4484be999846182d4484be]; mulacc float64x4
    17a  c4c12573f33f              vpsllq ymm11, ymm11, 63                              ; shl uint64x4
    180  c4c17defc3                vpxor ymm0, ymm0, ymm11                              ; xor uint64x4
    185  c53d591d73050000          vmulpd ymm11, ymm8, ymmword ptr [rip + 83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f]; mul float64x4
    18d  c4412558de                vaddpd ymm11, ymm11, ymm14                           ; add float64x4
    192  c441255ce6                vsubpd ymm12, ymm11, ymm14                           ; sub float64x4
    197  c4c17c28c8                vmovaps ymm1, ymm8                                   ; mulacc float64x4
    19c  c4e29db80d7b050000        vfmadd231pd ymm1, ymm12, ymmword ptr [rip + 00000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c0]
    1a5  c4e29db80d92050000        vfmadd231pd ymm1, ymm12, ymmword ptr [rip + 999846182d4484be999846182d4484be999846182d4484be999846182d4484be]; mulacc float64x4
    1ae  c4c12573f33f              vpsllq ymm11, ymm11, 63                              ; shl uint64x4
    1b4  c4c175efcb                vpxor ymm1, ymm1, ymm11                              ; xor uint64x4
    1b9  413bc0                    cmp eax, r8d                                         ; range int32
    1bc  0f8c80010000              jl rare_342
done_1c2:
    1c2  c5fd59d8                  vmulpd ymm3, ymm0, ymm0                              ; mul float64x4
    1c6  c4627d5905e1080000        vpbroadcastq ymm8, qword ptr [rip + 0000008026ba65be]; mulacc float64x4
    1cf  c462e5a80528060000        vfmadd213pd ymm8, ymm3, ymmword ptr [rip + 0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e]
    1d8  c462e5a8053f060000        vfmadd213pd ymm8, ymm3, ymmword ptr [rip + 000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf]; mulacc float64x4
    1e1  c462e5a80556060000        vfmadd213pd ymm8, ymm3, ymmword ptr [rip + 000000601911813f000000601911813f000000601911813f000000601911813f]; mulacc float64x4
    1ea  c462e5a8c4                vfmadd213pd ymm8, ymm3, ymm4                         ; mulacc float64x4
    1ef  c462e5a8c5                vfmadd213pd ymm8, ymm3, ymm5                         ; mulacc float64x4
    1f4  c4c17d59c0                vmulpd ymm0, ymm0, ymm8                              ; mul float64x4
    1f9  c5fd5ac0                  vcvtpd2ps xmm0, ymm0                                 ; cast float32x4
    1fd  c5f559d9                  vmulpd ymm3, ymm1, ymm1                              ; mul float64x4
    201  c4627d5905a6080000        vpbroadcastq ymm8, qword ptr [rip + 0000008026ba65be]; mulacc float64x4
    20a  c462e5a805ed050000        vfmadd213pd ymm8, ymm3, ymmword ptr [rip + 0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e]
    213  c462e5a80504060000        vfmadd213pd ymm8, ymm3, ymmword ptr [rip + 000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf]; mulacc float64x4
    21c  c462e5a8051b060000        vfmadd213pd ymm8, ymm3, ymmword ptr [rip + 000000601911813f000000601911813f000000601911813f000000601911813f]; mulacc float64x4
    225  c462e5a8c4                vfmadd213pd ymm8, ymm3, ymm4                         ; mulacc float64x4
    22a  c462e5a8c5                vfmadd213pd ymm8, ymm3, ymm5                         ; mulacc float64x4
    22f  c4c17559c8                vmulpd ymm1, ymm1, ymm8                              ; mul float64x4
    234  c5fd5ac9                  vcvtpd2ps xmm1, ymm1                                 ; cast float32x4
    238  c4e37d18c101              vinsertf128 ymm0, ymm0, xmm1, 1                      ; vectorize float32x8
    23e  c4c26db8c7                vfmadd231ps ymm0, ymm2, ymm15                        ; mulacc float32x8
    243  c59458ce                  vaddps ymm1, ymm13, ymm6                             ; add float32x8
    247  c5c4c2d101                vcmpps ymm2, ymm7, ymm1, 1                           ; cmplt boolx8
    24c  c4c174c2da01              vcmpps ymm3, ymm1, ymm10, 1                          ; cmplt boolx8
    252  c574c2050506000001        vcmpps ymm8, ymm1, ymmword ptr [rip + 0000800000008000000080000000800000008000000080000000800000008000], 1; cmplt boolx8
    25b  c574591d1d060000          vmulps ymm11, ymm1, ymmword ptr [rip + 0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c]; mul float32x8
    263  c443754adb80              vblendvps ymm11, ymm1, ymm11, ymm8                   ; where float32x8
    269  c525fe252f060000          vpaddd ymm12, ymm11, ymmword ptr [rip + 0dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac0]; add int32x8
    271  c4c11572e417              vpsrad ymm13, ymm12, 23                              ; shr int32x8
    277  c4417c5bed                vcvtdq2ps ymm13, ymm13                               ; cast float32x8
    27c  c53c54053c060000          vandps ymm8, ymm8, ymmword ptr [rip + 0000c8410000c8410000c8410000c8410000c8410000c8410000c8410000c841]; where float32x8
    284  c441145cc0                vsubps ymm8, ymm13, ymm8                             ; sub float32x8
    289  c4411ddbe1                vpand ymm12, ymm12, ymm9                             ; and int32x8
    28e  c44125fadc                vpsubd ymm11, ymm11, ymm12                           ; sub int32x8
    293  c5245cde                  vsubps ymm11, ymm11, ymm6                            ; sub float32x8
    297  c4627d582590080000        vpbroadcastd ymm12, dword ptr [rip + ce37f6bd]       ; mulacc float32x8
    2a0  c46225a82537060000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e]
    2a9  c46225a8254e060000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be]; mulacc float32x8
    2b2  c46225a82565060000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e]; mulacc float32x8
    2bb  c46225a8257c060000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be]; mulacc float32x8
    2c4  c46225a82593060000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e]; mulacc float32x8
    2cd  c46225a825aa060000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be]; mulacc float32x8
    2d6  c46225a825c1060000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e]; mulacc float32x8
    2df  c46225a825d8060000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf]; mulacc float32x8
    2e8  c46225a825ef060000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + eda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23e]; mulacc float32x8
    2f1  c4412459e4                vmulps ymm12, ymm11, ymm12                           ; mul float32x8
    2f6  c4412458dc                vaddps ymm11, ymm11, ymm12                           ; add float32x8
    2fb  c4413c58c3                vaddps ymm8, ymm8, ymm11                             ; add float32x8
    300  c4c32d4ad830              vblendvps ymm3, ymm10, ymm8, ymm3                    ; where float32x8
    306  c5f4c2cf00                vcmpps ymm1, ymm1, ymm7, 0                           ; cmpeq boolx8
    30b  c4627d580544080000        vpbroadcastd ymm8, dword ptr [rip + 0000c07f]
    314  c4c33d4ac910              vblendvps ymm1, ymm8, ymm9, ymm1                     ; where float32x8
    31a  c4e3754acb20              vblendvps ymm1, ymm1, ymm3, ymm2                     ; where float32x8
    320  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    324  c5fc1102                  vmovups ymmword ptr [rdx], ymm0                      ; store void
    328  4883c120                  add rcx, 32                                          ; end void
    32c  4883c220                  add rdx, 32
    330  483bce                    cmp rcx, rsi
    333  0f8547fdffff              jne loop_80
done_339:
    339  c5f877                    vzeroupper                                           ; sink void
    33c  488b642440                mov rsp, qword ptr [rsp + 64]
    341  c3                        ret                                                  ; sink void
rare_342:
    342  c57c113c24                vmovups ymmword ptr [rsp], ymm15
    347  c5fc11542420              vmovups ymmword ptr [rsp + 32], ymm2
    34d  c4e27d5915ca060000        vpbroadcastq ymm2, qword ptr [rip + 0000000000000080]
    356  c5ed55d3                  vandnpd ymm2, ymm2, ymm3                             ; abs float64x4
    35a  c5edc225fd03000001        vcmppd ymm4, ymm2, ymmword ptr [rip + 0000000000008046000000000000804600000000000080460000000000008046], 1; cmplt boolx4
    363  c5edc22d1404000001        vcmppd ymm5, ymm2, ymmword ptr [rip + 000000000000f044000000000000f044000000000000f044000000000000f044], 1; cmplt boolx4
    36c  c5edc2152b04000001        vcmppd ymm2, ymm2, ymmword ptr [rip + 0000000000006043000000000000604300000000000060430000000000006043], 1; cmplt boolx4
    375  c4e27d5935ca060000        vpbroadcastq ymm6, qword ptr [rip + 000000a82072f23d]
    37e  c4e27d593db9060000        vpbroadcastq ymm7, qword ptr [rip + 000000701bcc773f]
    387  c4e34d4bf720              vblendvpd ymm6, ymm6, ymm7, ymm2                     ; where float64x4
    38d  c4e27d593dba060000        vpbroadcastq ymm7, qword ptr [rip + 00000074c29f623c]
    396  c4e3454bf650              vblendvpd ymm6, ymm7, ymm6, ymm5                     ; where float64x4
    39c  c4e27d593db3060000        vpbroadcastq ymm7, qword ptr [rip + 0000004c7df4c53a]
    3a5  c4e3454bf640              vblendvpd ymm6, ymm7, ymm6, ymm4                     ; where float64x4
    3ab  c5e559f6                  vmulpd ymm6, ymm3, ymm6                              ; mul float64x4
    3af  c5cd583d09040000          vaddpd ymm7, ymm6, ymmword ptr [rip + 0000000000004843000000000000484300000000000048430000000000004843]; add float64x4
    3b7  c5c55c3d01040000          vsubpd ymm7, ymm7, ymmword ptr [rip + 0000000000004843000000000000484300000000000048430000000000004843]; sub float64x4
    3bf  c5cd5cf7                  vsubpd ymm6, ymm6, ymm7                              ; sub float64x4
    3c3  c4e27d593da4060000        vpbroadcastq ymm7, qword ptr [rip + 000000aa13fe343c]
    3cc  c4627d590d93060000        vpbroadcastq ymm9, qword ptr [rip + 0000004a0591c33d]
    3d5  c4c3454bf920              vblendvpd ymm7, ymm7, ymm9, ymm2                     ; where float64x4
    3db  c4627d590d94060000        vpbroadcastq ymm9, qword ptr [rip + 00000034f5d1a73a]
    3e4  c4e3354bff50              vblendvpd ymm7, ymm9, ymm7, ymm5                     ; where float64x4
    3ea  c4627d590d8d060000        vpbroadcastq ymm9, qword ptr [rip + 0000006c03770339]
    3f3  c4e3354bff40              vblendvpd ymm7, ymm9, ymm7, ymm4                     ; where float64x4
    3f9  c5e559ff                  vmulpd ymm7, ymm3, ymm7                              ; mul float64x4
    3fd  c545580dbb030000          vaddpd ymm9, ymm7, ymmword ptr [rip + 0000000000004843000000000000484300000000000048430000000000004843]; add float64x4
    405  c5355c0db3030000          vsubpd ymm9, ymm9, ymmword ptr [rip + 0000000000004843000000000000484300000000000048430000000000004843]; sub float64x4
    40d  c4c1455cf9                vsubpd ymm7, ymm7, ymm9                              ; sub float64x4
    412  c4627d590d75060000        vpbroadcastq ymm9, qword ptr [rip + db06eea6a98f7e3a]
    41b  c4627d591564060000        vpbroadcastq ymm10, qword ptr [rip + 4c531f7d75c2ef3b]
    424  c4c3354bd220              vblendvpd ymm2, ymm9, ymm10, ymm2                    ; where float64x4
    42a  c4627d590d65060000        vpbroadcastq ymm9, qword ptr [rip + 26b3526c1bb8db38]
    433  c4e3354bd250              vblendvpd ymm2, ymm9, ymm2, ymm5                     ; where float64x4
    439  c4e27d592d5e060000        vpbroadcastq ymm5, qword ptr [rip + 10e4104f66a54837]
    442  c4e3554bd240              vblendvpd ymm2, ymm5, ymm2, ymm4                     ; where float64x4
    448  c5e559d2                  vmulpd ymm2, ymm3, ymm2                              ; mul float64x4
    44c  c5cd58df                  vaddpd ymm3, ymm6, ymm7                              ; add float64x4
    450  c5e558da                  vaddpd ymm3, ymm3, ymm2                              ; add float64x4
    454  c4c16558de                vaddpd ymm3, ymm3, ymm14                             ; add float64x4
    459  c4c1655ce6                vsubpd ymm4, ymm3, ymm14                             ; sub float64x4
    45e  c5cd5ce4                  vsubpd ymm4, ymm6, ymm4                              ; sub float64x4
    462  c5dd58e7                  vaddpd ymm4, ymm4, ymm7                              ; add float64x4
    466  c5dd58d2                  vaddpd ymm2, ymm4, ymm2                              ; add float64x4
    46a  c5ed59156e030000          vmulpd ymm2, ymm2, ymmword ptr [rip + 182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940]; mul float64x4
    472  c5e573f33f                vpsllq ymm3, ymm3, 63                                ; shl uint64x4
    477  c5edefd3                  vpxor ymm2, ymm2, ymm3                               ; xor uint64x4
    47b  c4e27d581d8c060000        vpbroadcastd ymm3, dword ptr [rip + 0000804e]
    484  c4c164c2dd01              vcmpps ymm3, ymm3, ymm13, 1                          ; cmplt boolx8
    48a  c4e27d25e3                vpmovsxdq ymm4, xmm3                                 ; where float64x4
    48f  c4e37d4bc240              vblendvpd ymm0, ymm0, ymm2, ymm4
    495  c4e27d591582050000        vpbroadcastq ymm2, qword ptr [rip + 0000000000000080]
    49e  c4c16d55d0                vandnpd ymm2, ymm2, ymm8                             ; abs float64x4
    4a3  c5edc225b402000001        vcmppd ymm4, ymm2, ymmword ptr [rip + 0000000000008046000000000000804600000000000080460000000000008046], 1; cmplt boolx4
    4ac  c5edc22dcb02000001        vcmppd ymm5, ymm2, ymmword ptr [rip + 000000000000f044000000000000f044000000000000f044000000000000f044], 1; cmplt boolx4
    4b5  c5edc215e202000001        vcmppd ymm2, ymm2, ymmword ptr [rip + 0000000000006043000000000000604300000000000060430000000000006043], 1; cmplt boolx4
    4be  c4e27d593581050000        vpbroadcastq ymm6, qword ptr [rip + 000000a82072f23d]
    4c7  c4e27d593d70050000        vpbroadcastq ymm7, qword ptr [rip + 000000701bcc773f]
    4d0  c4e34d4bf720              vblendvpd ymm6, ymm6, ymm7, ymm2                     ; where float64x4
    4d6  c4e27d593d71050000        vpbroadcastq ymm7, qword ptr [rip + 00000074c29f623c]
    4df  c4e3454bf650              vblendvpd ymm6, ymm7, ymm6, ymm5                     ; where float64x4
    4e5  c4e27d593d6a050000        vpbroadcastq ymm7, qword ptr [rip + 0000004c7df4c53a]
    4ee  c4e3454bf640              vblendvpd ymm6, ymm7, ymm6, ymm4                     ; where float64x4
    4f4  c5bd59f6                  vmulpd ymm6, ymm8, ymm6                              ; mul float64x4
    4f8  c5cd583dc0020000          vaddpd ymm7, ymm6, ymmword ptr [rip + 0000000000004843000000000000484300000000000048430000000000004843]; add float64x4
    500  c5c55c3db8020000          vsubpd ymm7, ymm7, ymmword ptr [rip + 0000000000004843000000000000484300000000000048430000000000004843]; sub float64x4
    508  c5cd5cf7                  vsubpd ymm6, ymm6, ymm7                              ; sub float64x4
    50c  c4e27d593d5b050000        vpbroadcastq ymm7, qword ptr [rip + 000000aa13fe343c]
    515  c4627d590d4a050000        vpbroadcastq ymm9, qword ptr [rip + 0000004a0591c33d]
    51e  c4c3454bf920              vblendvpd ymm7, ymm7, ymm9, ymm2                     ; where float64x4
    524  c4627d590d4b050000        vpbroadcastq ymm9, qword ptr [rip + 00000034f5d1a73a]
    52d  c4e3354bff50              vblendvpd ymm7, ymm9, ymm7, ymm5                     ; where float64x4
    533  c4627d590d44050000        vpbroadcastq ymm9, qword ptr [rip + 0000006c03770339]
    53c  c4e3354bff40              vblendvpd ymm7, ymm9, ymm7, ymm4                     ; where float64x4
    542  c5bd59ff                  vmulpd ymm7, ymm8, ymm7                              ; mul float64x4
    546  c545580d72020000          vaddpd ymm9, ymm7, ymmword ptr [rip + 0000000000004843000000000000484300000000000048430000000000004843]; add float64x4
    54e  c5355c0d6a020000          vsubpd ymm9, ymm9, ymmword ptr [rip + 0000000000004843000000000000484300000000000048430000000000004843]; sub float64x4
    556  c4c1455cf9                vsubpd ymm7, ymm7, ymm9                              ; sub float64x4
    55b  c4627d590d2c050000        vpbroadcastq ymm9, qword ptr [rip + db06eea6a98f7e3a]
    564  c4627d59151b050000        vpbroadcastq ymm10, qword ptr [rip + 4c531f7d75c2ef3b]
    56d  c4c3354bd220              vblendvpd ymm2, ymm9, ymm10, ymm2                    ; where float64x4
    573  c4627d590d1c050000        vpbroadcastq ymm9, qword ptr [rip + 26b3526c1bb8db38]
    57c  c4e3354bd250              vblendvpd ymm2, ymm9, ymm2, ymm5                     ; where float64x4
    582  c4e27d592d15050000        vpbroadcastq ymm5, qword ptr [rip + 10e4104f66a54837]
    58b  c4e3554bd240              vblendvpd ymm2, ymm5, ymm2, ymm4                     ; where float64x4
    591  c5bd59d2                  vmulpd ymm2, ymm8, ymm2                              ; mul float64x4
    595  c5cd58e7                  vaddpd ymm4, ymm6, ymm7                              ; add float64x4
    599  c5dd58e2                  vaddpd ymm4, ymm4, ymm2                              ; add float64x4
    59d  c4c15d58e6                vaddpd ymm4, ymm4, ymm14                             ; add float64x4
    5a2  c4c15d5cee                vsubpd ymm5, ymm4, ymm14                             ; sub float64x4
    5a7  c5cd5ced                  vsubpd ymm5, ymm6, ymm5                              ; sub float64x4
    5ab  c5d558ef                  vaddpd ymm5, ymm5, ymm7                              ; add float64x4
    5af  c5d558d2                  vaddpd ymm2, ymm5, ymm2                              ; add float64x4
    5b3  c5ed591525020000          vmulpd ymm2, ymm2, ymmword ptr [rip + 182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940]; mul float64x4
    5bb  c5dd73f43f                vpsllq ymm4, ymm4, 63                                ; shl uint64x4
    5c0  c5edefd4                  vpxor ymm2, ymm2, ymm4                               ; xor uint64x4
    5c4  c4e37d19db01              vextractf128 xmm3, ymm3, 1                           ; gep boolx4
    5ca  c4e27d25db                vpmovsxdq ymm3, xmm3                                 ; where float64x4
    5cf  c4e3754bca30              vblendvpd ymm1, ymm1, ymm2, ymm3
    5d5  c4e27d5925f2040000        vpbroadcastq ymm4, qword ptr [rip + 000000605555c5bf]
    5de  c4e27d592df1040000        vpbroadcastq ymm5, qword ptr [rip + 000000000000f03f]
    5e7  c4e27d583524050000        vpbroadcastd ymm6, dword ptr [rip + 0000803f]
    5f0  c4627d58150f050000        vpbroadcastd ymm10, dword ptr [rip + 0000807f]
    5f9  c4e27d583d16050000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
    602  c4627d580d21050000        vpbroadcastd ymm9, dword ptr [rip + 000080ff]
    60b  c57c103c24                vmovups ymm15, ymmword ptr [rsp]
    610  c5fc10542420              vmovups ymm2, ymmword ptr [rsp + 32]
    616  e9a7fbffff                jmp done_1c2
