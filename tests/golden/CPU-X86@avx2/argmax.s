argmax:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  488bc4                    mov rax, rsp
      d  4881eca0000000            sub rsp, 160
     14  4883e4c0                  and rsp, -64
     18  4889442460                mov qword ptr [rsp + 96], rax
     1d  c4e27d58053a0c0000        vpbroadcastd ymm0, dword ptr [rip + 04000000]
     26  c4e27d580d350c0000        vpbroadcastd ymm1, dword ptr [rip + 60000000]
     2f  c4e27d5815300c0000        vpbroadcastd ymm2, dword ptr [rip + ffffff7f]
     38  b800000000                mov eax, 0
     3d  c4627d583d2a0c0000        vpbroadcastd ymm15, dword ptr [rip + ffffffff]
     46  488b2f                    mov rbp, qword ptr [rdi]
     49  4c8b6f08                  mov r13, qword ptr [rdi + 8]                         ; define_global ptr<int32, global, 16>
     4d  c5fd6605eb0b0000          vpcmpgtd ymm0, ymm0, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]; cmplt boolx8
     55  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
     5b  c5fc1005dd0b0000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
     63  c5fdfec9                  vpaddd ymm1, ymm0, ymm1                              ; add int32x8
     67  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
     6d  c4e36d4ac100              vblendvps ymm0, ymm2, ymm1, ymm0                     ; where int32x8
     73  c5fc110424                vmovups ymmword ptr [rsp], ymm0
     78  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
     7d  c4e37d19c001              vextractf128 xmm0, ymm0, 1                           ; gep int32x4
     83  c5f811442440              vmovups xmmword ptr [rsp + 64], xmm0
     89  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
     8e  c5f966442440              vpcmpgtd xmm0, xmm0, xmmword ptr [rsp + 64]          ; cmplt boolx4
     94  c5f811442450              vmovups xmmword ptr [rsp + 80], xmm0
     9a  41bc00000000              mov r12d, 0                                          ; range int32
     a0  498bdd                    mov rbx, r13
loop_c0:
     c0  4169c490010000            imul eax, r12d, 400                                  ; mul int32
     c7  c4e27d58259c0b0000        vpbroadcastd ymm4, dword ptr [rip + 000080ff]        ; range int32
     d0  c5fc102d680b0000          vmovups ymm5, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
     d8  c4e27d583d8b0b0000        vpbroadcastd ymm7, dword ptr [rip + 000080ff]
     e1  c57c1025570b0000          vmovups ymm12, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
     e9  c4627d58157a0b0000        vpbroadcastd ymm10, dword ptr [rip + 000080ff]
     f2  c57c102d460b0000          vmovups ymm13, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
     fa  c4627d581d690b0000        vpbroadcastd ymm11, dword ptr [rip + 000080ff]
    103  c57c1035350b0000          vmovups ymm14, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
    10b  b900000000                mov ecx, 0
    110  498d548500                lea rdx, [r13 + rax*4]
    115  c5fc1035230b0000          vmovups ymm6, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
loop_120:
    120  c5dcc2d400                vcmpps ymm2, ymm4, ymm4, 0                           ; cmpeq boolx8
    125  488bc1                    mov rax, rcx                                         ; mul int32
    128  c1e003                    shl eax, 3
    12b  c5fc100a                  vmovups ymm1, ymmword ptr [rdx]                      ; load float32x8
    12f  c5f4c2c402                vcmpps ymm0, ymm1, ymm4, 2                           ; cmple boolx8
    134  c4c17defc7                vpxor ymm0, ymm0, ymm15                              ; xor boolx8
    139  c5eddbd0                  vpand ymm2, ymm2, ymm0                               ; and boolx8
    13d  c4e35d4ae120              vblendvps ymm4, ymm4, ymm1, ymm2                     ; where float32x8
    143  c5f96ec0                  vmovd xmm0, eax                                      ; vectorize int32x8
    147  c4e27d58c0                vpbroadcastd ymm0, xmm0
    14c  c5fdfede                  vpaddd ymm3, ymm0, ymm6                              ; add int32x8
    150  c4e3554aeb20              vblendvps ymm5, ymm5, ymm3, ymm2                     ; where int32x8
    156  c5c4c2d700                vcmpps ymm2, ymm7, ymm7, 0                           ; cmpeq boolx8
    15b  c5fc108a90010000          vmovups ymm1, ymmword ptr [rdx + 400]                ; load float32x8
    163  c5f4c2c702                vcmpps ymm0, ymm1, ymm7, 2                           ; cmple boolx8
    168  c4c17defc7                vpxor ymm0, ymm0, ymm15                              ; xor boolx8
    16d  c5eddbc0                  vpand ymm0, ymm2, ymm0                               ; and boolx8
    171  c4e3454af900              vblendvps ymm7, ymm7, ymm1, ymm0                     ; where float32x8
    177  c4631d4ae300              vblendvps ymm12, ymm12, ymm3, ymm0                   ; where int32x8
    17d  c4c12cc2d200              vcmpps ymm2, ymm10, ymm10, 0                         ; cmpeq boolx8
    183  c5fc108a20030000          vmovups ymm1, ymmword ptr [rdx + 800]                ; load float32x8
    18b  c4c174c2c202              vcmpps ymm0, ymm1, ymm10, 2                          ; cmple boolx8
    191  c4c17defc7                vpxor ymm0, ymm0, ymm15                              ; xor boolx8
    196  c5eddbc0                  vpand ymm0, ymm2, ymm0                               ; and boolx8
    19a  c4632d4ad100              vblendvps ymm10, ymm10, ymm1, ymm0                   ; where float32x8
    1a0  c463154aeb00              vblendvps ymm13, ymm13, ymm3, ymm0                   ; where int32x8
    1a6  c4c124c2d300              vcmpps ymm2, ymm11, ymm11, 0                         ; cmpeq boolx8
    1ac  c5fc108ab0040000          vmovups ymm1, ymmword ptr [rdx + 1200]               ; load float32x8
    1b4  c4c174c2c302              vcmpps ymm0, ymm1, ymm11, 2                          ; cmple boolx8
    1ba  c4c17defc7                vpxor ymm0, ymm0, ymm15                              ; xor boolx8
    1bf  c5eddbc0                  vpand ymm0, ymm2, ymm0                               ; and boolx8
    1c3  c463254ad900              vblendvps ymm11, ymm11, ymm1, ymm0                   ; where float32x8
    1c9  c4630d4af300              vblendvps ymm14, ymm14, ymm3, ymm0                   ; where int32x8
    1cf  4883c220                  add rdx, 32                                          ; end void
    1d3  83c101                    add ecx, 1
    1d6  83f90c                    cmp ecx, 12
    1d9  0f8c41ffffff              jl loop_120
done_1df:
    1df  c5d8c2dc00                vcmpps xmm3, xmm4, xmm4, 0                           ; cmpeq boolx4
    1e4  c4e37d19e201              vextractf128 xmm2, ymm4, 1                           ; gep float32x4
    1ea  c5e8c2cc02                vcmpps xmm1, xmm2, xmm4, 2                           ; cmple boolx4
    1ef  c4e2795805780a0000        vpbroadcastd xmm0, dword ptr [rip + ffffffff]
    1f8  c5f1efc0                  vpxor xmm0, xmm1, xmm0                               ; xor boolx4
    1fc  c5e1dbd8                  vpand xmm3, xmm3, xmm0                               ; and boolx4
    200  c5e8c2ca04                vcmpps xmm1, xmm2, xmm2, 4                           ; cmpne boolx4
    205  c5d8c2c202                vcmpps xmm0, xmm4, xmm2, 2                           ; cmple boolx4
    20a  c5f1ebc8                  vpor xmm1, xmm1, xmm0                                ; or boolx4
    20e  c4c37d19e901              vextractf128 xmm9, ymm5, 1                           ; gep int32x4
    214  c4c15166c1                vpcmpgtd xmm0, xmm5, xmm9                            ; cmplt boolx4
    219  c5f1dbc0                  vpand xmm0, xmm1, xmm0                               ; and boolx4
    21d  c5e1ebf0                  vpor xmm6, xmm3, xmm0                                ; or boolx4
    221  c4e3594ad260              vblendvps xmm2, xmm4, xmm2, xmm6                     ; where float32x4
    227  c5e8c2e200                vcmpps xmm4, xmm2, xmm2, 0                           ; cmpeq boolx2
    22c  c5e915da                  vunpckhpd xmm3, xmm2, xmm2                           ; gep float32x2
    230  c5e0c2ca02                vcmpps xmm1, xmm3, xmm2, 2                           ; cmple boolx2
    235  c4e2795805320a0000        vpbroadcastd xmm0, dword ptr [rip + ffffffff]
    23e  c5f1efc0                  vpxor xmm0, xmm1, xmm0                               ; xor boolx2
    242  c559dbc0                  vpand xmm8, xmm4, xmm0                               ; and boolx2
    246  c5e0c2cb04                vcmpps xmm1, xmm3, xmm3, 4                           ; cmpne boolx2
    24b  c5e8c2c302                vcmpps xmm0, xmm2, xmm3, 2                           ; cmple boolx2
    250  c5f1ebc8                  vpor xmm1, xmm1, xmm0                                ; or boolx2
    254  c4c3514ae160              vblendvps xmm4, xmm5, xmm9, xmm6                     ; where int32x4
    25a  c5d915f4                  vunpckhpd xmm6, xmm4, xmm4                           ; gep int32x2
    25e  c5d966c6                  vpcmpgtd xmm0, xmm4, xmm6                            ; cmplt boolx2
    262  c5f1dbc0                  vpand xmm0, xmm1, xmm0                               ; and boolx2
    266  c5b9ebe8                  vpor xmm5, xmm8, xmm0                                ; or boolx2
    26a  c4e3694acb50              vblendvps xmm1, xmm2, xmm3, xmm5                     ; where float32x2
    270  c5f2c2c100                vcmpss xmm0, xmm1, xmm1, 0                           ; cmpeq bool
    275  c4c1797ec1                vmovd r9d, xmm0
    27a  4183e101                  and r9d, 1
    27e  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
    283  c5eac2c102                vcmpss xmm0, xmm2, xmm1, 2                           ; cmple bool
    288  c5f97ec0                  vmovd eax, xmm0
    28c  83e001                    and eax, 1
    28f  83f001                    xor eax, 1                                           ; xor bool
    292  4423c8                    and r9d, eax                                         ; and bool
    295  c5eac2c204                vcmpss xmm0, xmm2, xmm2, 4                           ; cmpne bool
    29a  c5f97ec2                  vmovd edx, xmm0
    29e  83e201                    and edx, 1
    2a1  c5f2c2c202                vcmpss xmm0, xmm1, xmm2, 2                           ; cmple bool
    2a6  c5f97ec0                  vmovd eax, xmm0
    2aa  83e001                    and eax, 1
    2ad  0bd0                      or edx, eax                                          ; or bool
    2af  c4e3594ac650              vblendvps xmm0, xmm4, xmm6, xmm5                     ; where int32x2
    2b5  c4c37916c301              vpextrd r11d, xmm0, 1                                ; gep int32
    2bb  c4c37916c200              vpextrd r10d, xmm0, 0                                ; gep int32
    2c1  b800000000                mov eax, 0                                           ; cmplt bool
    2c6  453bda                    cmp r11d, r10d
    2c9  0f9cc0                    setl al
    2cc  23d0                      and edx, eax                                         ; and bool
    2ce  440bca                    or r9d, edx                                          ; or bool
    2d1  498bc1                    mov rax, r9                                          ; where float32
    2d4  f7d8                      neg eax
    2d6  c5f96ec0                  vmovd xmm0, eax
    2da  c463714aca00              vblendvps xmm9, xmm1, xmm2, xmm0
    2e0  c4c132c2c100              vcmpss xmm0, xmm9, xmm9, 0                           ; cmpeq bool
    2e6  c4c1797ec0                vmovd r8d, xmm0
    2eb  4183e001                  and r8d, 1
    2ef  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
    2f5  c4e27d2c9380010000        vmaskmovps ymm2, ymm0, ymmword ptr [rbx + 384]       ; load float32x8
    2fe  c4e27d580565090000        vpbroadcastd ymm0, dword ptr [rip + 000080ff]
    307  c5fc104c2420              vmovups ymm1, ymmword ptr [rsp + 32]
    30d  c4e37d4aca10              vblendvps ymm1, ymm0, ymm2, ymm1                     ; where float32x8
    313  c5f0c2e100                vcmpps xmm4, xmm1, xmm1, 0                           ; cmpeq boolx4
    318  c4e37d19ca01              vextractf128 xmm2, ymm1, 1                           ; gep float32x4
    31e  c5e8c2d902                vcmpps xmm3, xmm2, xmm1, 2                           ; cmple boolx4
    323  c4e279580544090000        vpbroadcastd xmm0, dword ptr [rip + ffffffff]
    32c  c5e1efc0                  vpxor xmm0, xmm3, xmm0                               ; xor boolx4
    330  c5d9dbe0                  vpand xmm4, xmm4, xmm0                               ; and boolx4
    334  c5e8c2da04                vcmpps xmm3, xmm2, xmm2, 4                           ; cmpne boolx4
    339  c5f0c2c202                vcmpps xmm0, xmm1, xmm2, 2                           ; cmple boolx4
    33e  c5e1ebc0                  vpor xmm0, xmm3, xmm0                                ; or boolx4
    342  c5f9db442450              vpand xmm0, xmm0, xmmword ptr [rsp + 80]             ; and boolx4
    348  c5d9ebe8                  vpor xmm5, xmm4, xmm0                                ; or boolx4
    34c  c4e3714ad250              vblendvps xmm2, xmm1, xmm2, xmm5                     ; where float32x4
    352  c5e8c2e200                vcmpps xmm4, xmm2, xmm2, 0                           ; cmpeq boolx2
    357  c5e915da                  vunpckhpd xmm3, xmm2, xmm2                           ; gep float32x2
    35b  c5e0c2ca02                vcmpps xmm1, xmm3, xmm2, 2                           ; cmple boolx2
    360  c4e279580507090000        vpbroadcastd xmm0, dword ptr [rip + ffffffff]
    369  c5f1efc0                  vpxor xmm0, xmm1, xmm0                               ; xor boolx2
    36d  c5d9dbf0                  vpand xmm6, xmm4, xmm0                               ; and boolx2
    371  c5e0c2cb04                vcmpps xmm1, xmm3, xmm3, 4                           ; cmpne boolx2
    376  c5e8c2c302                vcmpps xmm0, xmm2, xmm3, 2                           ; cmple boolx2
    37b  c5f1ebe0                  vpor xmm4, xmm1, xmm0                                ; or boolx2
    37f  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    384  c5f8104c2440              vmovups xmm1, xmmword ptr [rsp + 64]
    38a  c4e3794ae950              vblendvps xmm5, xmm0, xmm1, xmm5                     ; where int32x4
    390  c55115c5                  vunpckhpd xmm8, xmm5, xmm5                           ; gep int32x2
    394  c4c15166c0                vpcmpgtd xmm0, xmm5, xmm8                            ; cmplt boolx2
    399  c5d9dbc0                  vpand xmm0, xmm4, xmm0                               ; and boolx2
    39d  c5c9ebe0                  vpor xmm4, xmm6, xmm0                                ; or boolx2
    3a1  c4e3694acb40              vblendvps xmm1, xmm2, xmm3, xmm4                     ; where float32x2
    3a7  c5f2c2c100                vcmpss xmm0, xmm1, xmm1, 0                           ; cmpeq bool
    3ac  c5f97ec1                  vmovd ecx, xmm0
    3b0  83e101                    and ecx, 1
    3b3  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
    3b8  c5eac2c102                vcmpss xmm0, xmm2, xmm1, 2                           ; cmple bool
    3bd  c5f97ec0                  vmovd eax, xmm0
    3c1  83e001                    and eax, 1
    3c4  83f001                    xor eax, 1                                           ; xor bool
    3c7  23c8                      and ecx, eax                                         ; and bool
    3c9  c5eac2c204                vcmpss xmm0, xmm2, xmm2, 4                           ; cmpne bool
    3ce  c5f97ec2                  vmovd edx, xmm0
    3d2  83e201                    and edx, 1
    3d5  c5f2c2c202                vcmpss xmm0, xmm1, xmm2, 2                           ; cmple bool
    3da  c5f97ec0                  vmovd eax, xmm0
    3de  83e001                    and eax, 1
    3e1  0bd0                      or edx, eax                                          ; or bool
    3e3  c4c3514ac040              vblendvps xmm0, xmm5, xmm8, xmm4                     ; where int32x2
    3e9  c4e37916c701              vpextrd edi, xmm0, 1                                 ; gep int32
    3ef  c4e37916c600              vpextrd esi, xmm0, 0                                 ; gep int32
    3f5  b800000000                mov eax, 0                                           ; cmplt bool
    3fa  3bfe                      cmp edi, esi
    3fc  0f9cc0                    setl al
    3ff  23d0                      and edx, eax                                         ; and bool
    401  0bca                      or ecx, edx                                          ; or bool
    403  488bc1                    mov rax, rcx                                         ; where float32
    406  f7d8                      neg eax
    408  c5f96ec0                  vmovd xmm0, eax
    40c  c4e3714aca00              vblendvps xmm1, xmm1, xmm2, xmm0
    412  c4c172c2c102              vcmpss xmm0, xmm1, xmm9, 2                           ; cmple bool
    418  c5f97ec0                  vmovd eax, xmm0
    41c  83e001                    and eax, 1
    41f  83f001                    xor eax, 1                                           ; xor bool
    422  4423c0                    and r8d, eax                                         ; and bool
    425  c5f2c2c104                vcmpss xmm0, xmm1, xmm1, 4                           ; cmpne bool
    42a  c5f97ec2                  vmovd edx, xmm0
    42e  83e201                    and edx, 1
    431  c5b2c2c102                vcmpss xmm0, xmm9, xmm1, 2                           ; cmple bool
    436  c5f97ec0                  vmovd eax, xmm0
    43a  83e001                    and eax, 1
    43d  0bd0                      or edx, eax                                          ; or bool
    43f  85c9                      test ecx, ecx                                        ; where int32
    441  0f45f7                    cmovne esi, edi
    444  4585c9                    test r9d, r9d                                        ; where int32
    447  450f45d3                  cmovne r10d, r11d
    44b  b800000000                mov eax, 0                                           ; cmplt bool
    450  413bf2                    cmp esi, r10d
    453  0f9cc0                    setl al
    456  23d0                      and edx, eax                                         ; and bool
    458  440bc2                    or r8d, edx                                          ; or bool
    45b  4585c0                    test r8d, r8d                                        ; where int32
    45e  440f45d6                  cmovne r10d, esi
    462  44895500                  mov dword ptr [rbp], r10d                            ; store void
    466  c5c0c2df00                vcmpps xmm3, xmm7, xmm7, 0                           ; cmpeq boolx4
    46b  c4e37d19fa01              vextractf128 xmm2, ymm7, 1                           ; gep float32x4
    471  c5e8c2cf02                vcmpps xmm1, xmm2, xmm7, 2                           ; cmple boolx4
    476  c4e2795805f1070000        vpbroadcastd xmm0, dword ptr [rip + ffffffff]
    47f  c5f1efc0                  vpxor xmm0, xmm1, xmm0                               ; xor boolx4
    483  c5e1dbd8                  vpand xmm3, xmm3, xmm0                               ; and boolx4
    487  c5e8c2ca04                vcmpps xmm1, xmm2, xmm2, 4                           ; cmpne boolx4
    48c  c5c0c2c202                vcmpps xmm0, xmm7, xmm2, 2                           ; cmple boolx4
    491  c5f1ebc8                  vpor xmm1, xmm1, xmm0                                ; or boolx4
    495  c4437d19e001              vextractf128 xmm8, ymm12, 1                          ; gep int32x4
    49b  c4c11966c0                vpcmpgtd xmm0, xmm12, xmm8                           ; cmplt boolx4
    4a0  c5f1dbc0                  vpand xmm0, xmm1, xmm0                               ; and boolx4
    4a4  c5e1ebe8                  vpor xmm5, xmm3, xmm0                                ; or boolx4
    4a8  c4e3414ad250              vblendvps xmm2, xmm7, xmm2, xmm5                     ; where float32x4
    4ae  c5e8c2e200                vcmpps xmm4, xmm2, xmm2, 0                           ; cmpeq boolx2
    4b3  c5e915da                  vunpckhpd xmm3, xmm2, xmm2                           ; gep float32x2
    4b7  c5e0c2ca02                vcmpps xmm1, xmm3, xmm2, 2                           ; cmple boolx2
    4bc  c4e2795805ab070000        vpbroadcastd xmm0, dword ptr [rip + ffffffff]
    4c5  c5f1efc0                  vpxor xmm0, xmm1, xmm0                               ; xor boolx2
    4c9  c5d9dbf0                  vpand xmm6, xmm4, xmm0                               ; and boolx2
    4cd  c5e0c2cb04                vcmpps xmm1, xmm3, xmm3, 4                           ; cmpne boolx2
    4d2  c5e8c2c302                vcmpps xmm0, xmm2, xmm3, 2                           ; cmple boolx2
    4d7  c5f1ebc8                  vpor xmm1, xmm1, xmm0                                ; or boolx2
    4db  c4c3194ae050              vblendvps xmm4, xmm12, xmm8, xmm5                    ; where int32x4
    4e1  c5d915fc                  vunpckhpd xmm7, xmm4, xmm4                           ; gep int32x2
    4e5  c5d966c7                  vpcmpgtd xmm0, xmm4, xmm7                            ; cmplt boolx2
    4e9  c5f1dbc0                  vpand xmm0, xmm1, xmm0                               ; and boolx2
    4ed  c5c9ebe8                  vpor xmm5, xmm6, xmm0                                ; or boolx2
    4f1  c4e3694acb50              vblendvps xmm1, xmm2, xmm3, xmm5                     ; where float32x2
    4f7  c5f2c2c100                vcmpss xmm0, xmm1, xmm1, 0                           ; cmpeq bool
    4fc  c4c1797ec1                vmovd r9d, xmm0
    501  4183e101                  and r9d, 1
    505  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
    50a  c5eac2c102                vcmpss xmm0, xmm2, xmm1, 2                           ; cmple bool
    50f  c5f97ec0                  vmovd eax, xmm0
    513  83e001                    and eax, 1
    516  83f001                    xor eax, 1                                           ; xor bool
    519  4423c8                    and r9d, eax                                         ; and bool
    51c  c5eac2c204                vcmpss xmm0, xmm2, xmm2, 4                           ; cmpne bool
    521  c5f97ec2                  vmovd edx, xmm0
    525  83e201                    and edx, 1
    528  c5f2c2c202                vcmpss xmm0, xmm1, xmm2, 2                           ; cmple bool
    52d  c5f97ec0                  vmovd eax, xmm0
    531  83e001                    and eax, 1
    534  0bd0                      or edx, eax                                          ; or bool
    536  c4e3594ac750              vblendvps xmm0, xmm4, xmm7, xmm5                     ; where int32x2
    53c  c4c37916c301              vpextrd r11d, xmm0, 1                                ; gep int32
    542  c4c37916c200              vpextrd r10d, xmm0, 0                                ; gep int32
    548  b800000000                mov eax, 0                                           ; cmplt bool
    54d  453bda                    cmp r11d, r10d
    550  0f9cc0                    setl al
    553  23d0                      and edx, eax                                         ; and bool
    555  440bca                    or r9d, edx                                          ; or bool
    558  498bc1                    mov rax, r9                                          ; where float32
    55b  f7d8                      neg eax
    55d  c5f96ec0                  vmovd xmm0, eax
    561  c463714ac200              vblendvps xmm8, xmm1, xmm2, xmm0
    567  c4c13ac2c000              vcmpss xmm0, xmm8, xmm8, 0                           ; cmpeq bool
    56d  c4c1797ec0                vmovd r8d, xmm0
    572  4183e001                  and r8d, 1
    576  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
    57c  c4e27d2c9310030000        vmaskmovps ymm2, ymm0, ymmword ptr [rbx + 784]       ; load float32x8
    585  c4e27d5805de060000        vpbroadcastd ymm0, dword ptr [rip + 000080ff]
    58e  c5fc104c2420              vmovups ymm1, ymmword ptr [rsp + 32]
    594  c4e37d4aca10              vblendvps ymm1, ymm0, ymm2, ymm1                     ; where float32x8
    59a  c5f0c2e100                vcmpps xmm4, xmm1, xmm1, 0                           ; cmpeq boolx4
    59f  c4e37d19ca01              vextractf128 xmm2, ymm1, 1                           ; gep float32x4
    5a5  c5e8c2d902                vcmpps xmm3, xmm2, xmm1, 2                           ; cmple boolx4
    5aa  c4e2795805bd060000        vpbroadcastd xmm0, dword ptr [rip + ffffffff]
    5b3  c5e1efc0                  vpxor xmm0, xmm3, xmm0                               ; xor boolx4
    5b7  c5d9dbe0                  vpand xmm4, xmm4, xmm0                               ; and boolx4
    5bb  c5e8c2da04                vcmpps xmm3, xmm2, xmm2, 4                           ; cmpne boolx4
    5c0  c5f0c2c202                vcmpps xmm0, xmm1, xmm2, 2                           ; cmple boolx4
    5c5  c5e1ebc0                  vpor xmm0, xmm3, xmm0                                ; or boolx4
    5c9  c5f9db442450              vpand xmm0, xmm0, xmmword ptr [rsp + 80]             ; and boolx4
    5cf  c5d9ebe8                  vpor xmm5, xmm4, xmm0                                ; or boolx4
    5d3  c4e3714ad250              vblendvps xmm2, xmm1, xmm2, xmm5                     ; where float32x4
    5d9  c5e8c2e200                vcmpps xmm4, xmm2, xmm2, 0                           ; cmpeq boolx2
    5de  c5e915da                  vunpckhpd xmm3, xmm2, xmm2                           ; gep float32x2
    5e2  c5e0c2ca02                vcmpps xmm1, xmm3, xmm2, 2                           ; cmple boolx2
    5e7  c4e279580580060000        vpbroadcastd xmm0, dword ptr [rip + ffffffff]
    5f0  c5f1efc0                  vpxor xmm0, xmm1, xmm0                               ; xor boolx2
    5f4  c5d9dbf0                  vpand xmm6, xmm4, xmm0                               ; and boolx2
    5f8  c5e0c2cb04                vcmpps xmm1, xmm3, xmm3, 4                           ; cmpne boolx2
    5fd  c5e8c2c302                vcmpps xmm0, xmm2, xmm3, 2                           ; cmple boolx2
    602  c5f1ebe0                  vpor xmm4, xmm1, xmm0                                ; or boolx2
    606  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    60b  c5f8104c2440              vmovups xmm1, xmmword ptr [rsp + 64]
    611  c4e3794ae950              vblendvps xmm5, xmm0, xmm1, xmm5                     ; where int32x4
    617  c5d115fd                  vunpckhpd xmm7, xmm5, xmm5                           ; gep int32x2
    61b  c5d166c7                  vpcmpgtd xmm0, xmm5, xmm7                            ; cmplt boolx2
    61f  c5d9dbc0                  vpand xmm0, xmm4, xmm0                               ; and boolx2
    623  c5c9ebe0                  vpor xmm4, xmm6, xmm0                                ; or boolx2
    627  c4e3694acb40              vblendvps xmm1, xmm2, xmm3, xmm4                     ; where float32x2
    62d  c5f2c2c100                vcmpss xmm0, xmm1, xmm1, 0                           ; cmpeq bool
    632  c5f97ec1                  vmovd ecx, xmm0
    636  83e101                    and ecx, 1
    639  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
    63e  c5eac2c102                vcmpss xmm0, xmm2, xmm1, 2                           ; cmple bool
    643  c5f97ec0                  vmovd eax, xmm0
    647  83e001                    and eax, 1
    64a  83f001                    xor eax, 1                                           ; xor bool
    64d  23c8                      and ecx, eax                                         ; and bool
    64f  c5eac2c204                vcmpss xmm0, xmm2, xmm2, 4                           ; cmpne bool
    654  c5f97ec2                  vmovd edx, xmm0
    658  83e201                    and edx, 1
    65b  c5f2c2c202                vcmpss xmm0, xmm1, xmm2, 2                           ; cmple bool
    660  c5f97ec0                  vmovd eax, xmm0
    664  83e001                    and eax, 1
    667  0bd0                      or edx, eax                                          ; or bool
    669  c4e3514ac740              vblendvps xmm0, xmm5, xmm7, xmm4                     ; where int32x2
    66f  c4e37916c701              vpextrd edi, xmm0, 1                                 ; gep int32
    675  c4e37916c600              vpextrd esi, xmm0, 0                                 ; gep int32
    67b  b800000000                mov eax, 0                                           ; cmplt bool
    680  3bfe                      cmp edi, esi
    682  0f9cc0                    setl al
    685  23d0                      and edx, eax                                         ; and bool
    687  0bca                      or ecx, edx                                          ; or bool
    689  488bc1                    mov rax, rcx                                         ; where float32
    68c  f7d8                      neg eax
    68e  c5f96ec0                  vmovd xmm0, eax
    692  c4e3714aca00              vblendvps xmm1, xmm1, xmm2, xmm0
    698  c4c172c2c002              vcmpss xmm0, xmm1, xmm8, 2                           ; cmple bool
    69e  c5f97ec0                  vmovd eax, xmm0
    6a2  83e001                    and eax, 1
    6a5  83f001                    xor eax, 1                                           ; xor bool
    6a8  4423c0                    and r8d, eax                                         ; and bool
    6ab  c5f2c2c104                vcmpss xmm0, xmm1, xmm1, 4                           ; cmpne bool
    6b0  c5f97ec2                  vmovd edx, xmm0
    6b4  83e201                    and edx, 1
    6b7  c5bac2c102                vcmpss xmm0, xmm8, xmm1, 2                           ; cmple bool
    6bc  c5f97ec0                  vmovd eax, xmm0
    6c0  83e001                    and eax, 1
    6c3  0bd0                      or edx, eax                                          ; or bool
    6c5  85c9                      test ecx, ecx                                        ; where int32
    6c7  0f45f7                    cmovne esi, edi
    6ca  4585c9                    test r9d, r9d                                        ; where int32
    6cd  450f45d3                  cmovne r10d, r11d
    6d1  b800000000                mov eax, 0                                           ; cmplt bool
    6d6  413bf2                    cmp esi, r10d
    6d9  0f9cc0                    setl al
    6dc  23d0                      and edx, eax                                         ; and bool
    6de  440bc2                    or r8d, edx                                          ; or bool
    6e1  4585c0                    test r8d, r8d                                        ; where int32
    6e4  440f45d6                  cmovne r10d, esi
    6e8  44895504                  mov dword ptr [rbp + 4], r10d                        ; store void
    6ec  c4c128c2da00              vcmpps xmm3, xmm10, xmm10, 0                         ; cmpeq boolx4
    6f2  c4637d19d201              vextractf128 xmm2, ymm10, 1                          ; gep float32x4
    6f8  c4c168c2ca02              vcmpps xmm1, xmm2, xmm10, 2                          ; cmple boolx4
    6fe  c4e279580569050000        vpbroadcastd xmm0, dword ptr [rip + ffffffff]
    707  c5f1efc0                  vpxor xmm0, xmm1, xmm0                               ; xor boolx4
    70b  c5e1dbd8                  vpand xmm3, xmm3, xmm0                               ; and boolx4
    70f  c5e8c2ca04                vcmpps xmm1, xmm2, xmm2, 4                           ; cmpne boolx4
    714  c5a8c2c202                vcmpps xmm0, xmm10, xmm2, 2                          ; cmple boolx4
    719  c5f1ebc8                  vpor xmm1, xmm1, xmm0                                ; or boolx4
    71d  c4637d19ef01              vextractf128 xmm7, ymm13, 1                          ; gep int32x4
    723  c59166c7                  vpcmpgtd xmm0, xmm13, xmm7                           ; cmplt boolx4
    727  c5f1dbc0                  vpand xmm0, xmm1, xmm0                               ; and boolx4
    72b  c5e1ebe8                  vpor xmm5, xmm3, xmm0                                ; or boolx4
    72f  c4e3294ad250              vblendvps xmm2, xmm10, xmm2, xmm5                    ; where float32x4
    735  c5e8c2e200                vcmpps xmm4, xmm2, xmm2, 0                           ; cmpeq boolx2
    73a  c5e915da                  vunpckhpd xmm3, xmm2, xmm2                           ; gep float32x2
    73e  c5e0c2ca02                vcmpps xmm1, xmm3, xmm2, 2                           ; cmple boolx2
    743  c4e279580524050000        vpbroadcastd xmm0, dword ptr [rip + ffffffff]
    74c  c5f1efc0                  vpxor xmm0, xmm1, xmm0                               ; xor boolx2
    750  c5d9dbf0                  vpand xmm6, xmm4, xmm0                               ; and boolx2
    754  c5e0c2cb04                vcmpps xmm1, xmm3, xmm3, 4                           ; cmpne boolx2
    759  c5e8c2c302                vcmpps xmm0, xmm2, xmm3, 2                           ; cmple boolx2
    75e  c5f1ebc8                  vpor xmm1, xmm1, xmm0                                ; or boolx2
    762  c4e3114ae750              vblendvps xmm4, xmm13, xmm7, xmm5                    ; where int32x4
    768  c5d915fc                  vunpckhpd xmm7, xmm4, xmm4                           ; gep int32x2
    76c  c5d966c7                  vpcmpgtd xmm0, xmm4, xmm7                            ; cmplt boolx2
    770  c5f1dbc0                  vpand xmm0, xmm1, xmm0                               ; and boolx2
    774  c5c9ebe8                  vpor xmm5, xmm6, xmm0                                ; or boolx2
    778  c4e3694acb50              vblendvps xmm1, xmm2, xmm3, xmm5                     ; where float32x2
    77e  c5f2c2c100                vcmpss xmm0, xmm1, xmm1, 0                           ; cmpeq bool
    783  c4c1797ec1                vmovd r9d, xmm0
    788  4183e101                  and r9d, 1
    78c  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
    791  c5eac2c102                vcmpss xmm0, xmm2, xmm1, 2                           ; cmple bool
    796  c5f97ec0                  vmovd eax, xmm0
    79a  83e001                    and eax, 1
    79d  83f001                    xor eax, 1                                           ; xor bool
    7a0  4423c8                    and r9d, eax                                         ; and bool
    7a3  c5eac2c204                vcmpss xmm0, xmm2, xmm2, 4                           ; cmpne bool
    7a8  c5f97ec2                  vmovd edx, xmm0
    7ac  83e201                    and edx, 1
    7af  c5f2c2c202                vcmpss xmm0, xmm1, xmm2, 2                           ; cmple bool
    7b4  c5f97ec0                  vmovd eax, xmm0
    7b8  83e001                    and eax, 1
    7bb  0bd0                      or edx, eax                                          ; or bool
    7bd  c4e3594ac750              vblendvps xmm0, xmm4, xmm7, xmm5                     ; where int32x2
    7c3  c4c37916c301              vpextrd r11d, xmm0, 1                                ; gep int32
    7c9  c4c37916c200              vpextrd r10d, xmm0, 0                                ; gep int32
    7cf  b800000000                mov eax, 0                                           ; cmplt bool
    7d4  453bda                    cmp r11d, r10d
    7d7  0f9cc0                    setl al
    7da  23d0                      and edx, eax                                         ; and bool
    7dc  440bca                    or r9d, edx                                          ; or bool
    7df  498bc1                    mov rax, r9                                          ; where float32
    7e2  f7d8                      neg eax
    7e4  c5f96ec0                  vmovd xmm0, eax
    7e8  c463714ac200              vblendvps xmm8, xmm1, xmm2, xmm0
    7ee  c4c13ac2c000              vcmpss xmm0, xmm8, xmm8, 0                           ; cmpeq bool
    7f4  c4c1797ec0                vmovd r8d, xmm0
    7f9  4183e001                  and r8d, 1
    7fd  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
    803  c4e27d2c93a0040000        vmaskmovps ymm2, ymm0, ymmword ptr [rbx + 1184]      ; load float32x8
    80c  c4e27d580557040000        vpbroadcastd ymm0, dword ptr [rip + 000080ff]
    815  c5fc104c2420              vmovups ymm1, ymmword ptr [rsp + 32]
    81b  c4e37d4aca10              vblendvps ymm1, ymm0, ymm2, ymm1                     ; where float32x8
    821  c5f0c2e100                vcmpps xmm4, xmm1, xmm1, 0                           ; cmpeq boolx4
    826  c4e37d19ca01              vextractf128 xmm2, ymm1, 1                           ; gep float32x4
    82c  c5e8c2d902                vcmpps xmm3, xmm2, xmm1, 2                           ; cmple boolx4
    831  c4e279580536040000        vpbroadcastd xmm0, dword ptr [rip + ffffffff]
    83a  c5e1efc0                  vpxor xmm0, xmm3, xmm0                               ; xor boolx4
    83e  c5d9dbe0                  vpand xmm4, xmm4, xmm0                               ; and boolx4
    842  c5e8c2da04                vcmpps xmm3, xmm2, xmm2, 4                           ; cmpne boolx4
    847  c5f0c2c202                vcmpps xmm0, xmm1, xmm2, 2                           ; cmple boolx4
    84c  c5e1ebc0                  vpor xmm0, xmm3, xmm0                                ; or boolx4
    850  c5f9db442450              vpand xmm0, xmm0, xmmword ptr [rsp + 80]             ; and boolx4
    856  c5d9ebe8                  vpor xmm5, xmm4, xmm0                                ; or boolx4
    85a  c4e3714ad250              vblendvps xmm2, xmm1, xmm2, xmm5                     ; where float32x4
    860  c5e8c2e200                vcmpps xmm4, xmm2, xmm2, 0                           ; cmpeq boolx2
    865  c5e915da                  vunpckhpd xmm3, xmm2, xmm2                           ; gep float32x2
    869  c5e0c2ca02                vcmpps xmm1, xmm3, xmm2, 2                           ; cmple boolx2
    86e  c4e2795805f9030000        vpbroadcastd xmm0, dword ptr [rip + ffffffff]
    877  c5f1efc0                  vpxor xmm0, xmm1, xmm0                               ; xor boolx2
    87b  c5d9dbf0                  vpand xmm6, xmm4, xmm0                               ; and boolx2
    87f  c5e0c2cb04                vcmpps xmm1, xmm3, xmm3, 4                           ; cmpne boolx2
    884  c5e8c2c302                vcmpps xmm0, xmm2, xmm3, 2                           ; cmple boolx2
    889  c5f1ebe0                  vpor xmm4, xmm1, xmm0                                ; or boolx2
    88d  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    892  c5f8104c2440              vmovups xmm1, xmmword ptr [rsp + 64]
    898  c4e3794ae950              vblendvps xmm5, xmm0, xmm1, xmm5                     ; where int32x4
    89e  c5d115fd                  vunpckhpd xmm7, xmm5, xmm5                           ; gep int32x2
    8a2  c5d166c7                  vpcmpgtd xmm0, xmm5, xmm7                            ; cmplt boolx2
    8a6  c5d9dbc0                  vpand xmm0, xmm4, xmm0                               ; and boolx2
    8aa  c5c9ebe0                  vpor xmm4, xmm6, xmm0                                ; or boolx2
    8ae  c4e3694acb40              vblendvps xmm1, xmm2, xmm3, xmm4                     ; where float32x2
    8b4  c5f2c2c100                vcmpss xmm0, xmm1, xmm1, 0                           ; cmpeq bool
    8b9  c5f97ec1                  vmovd ecx, xmm0
    8bd  83e101                    and ecx, 1
    8c0  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
    8c5  c5eac2c102                vcmpss xmm0, xmm2, xmm1, 2                           ; cmple bool
    8ca  c5f97ec0                  vmovd eax, xmm0
    8ce  83e001                    and eax, 1
    8d1  83f001                    xor eax, 1                                           ; xor bool
    8d4  23c8                      and ecx, eax                                         ; and bool
    8d6  c5eac2c204                vcmpss xmm0, xmm2, xmm2, 4                           ; cmpne bool
    8db  c5f97ec2                  vmovd edx, xmm0
    8df  83e201                    and edx, 1
    8e2  c5f2c2c202                vcmpss xmm0, xmm1, xmm2, 2                           ; cmple bool
    8e7  c5f97ec0                  vmovd eax, xmm0
    8eb  83e001                    and eax, 1
    8ee  0bd0                      or edx, eax                                          ; or bool
    8f0  c4e3514ac740              vblendvps xmm0, xmm5, xmm7, xmm4                     ; where int32x2
    8f6  c4e37916c701              vpextrd edi, xmm0, 1                                 ; gep int32
    8fc  c4e37916c600              vpextrd esi, xmm0, 0                                 ; gep int32
    902  b800000000                mov eax, 0                                           ; cmplt bool
    907  3bfe                      cmp edi, esi
    909  0f9cc0                    setl al
    90c  23d0                      and edx, eax                                         ; and bool
    90e  0bca                      or ecx, edx                                          ; or bool
    910  488bc1                    mov rax, rcx                                         ; where float32
    913  f7d8                      neg eax
    915  c5f96ec0                  vmovd xmm0, eax
    919  c4e3714aca00              vblendvps xmm1, xmm1, xmm2, xmm0
    91f  c4c172c2c002              vcmpss xmm0, xmm1, xmm8, 2                           ; cmple bool
    925  c5f97ec0                  vmovd eax, xmm0
    929  83e001                    and eax, 1
    92c  83f001                    xor eax, 1                                           ; xor bool
    92f  4423c0                    and r8d, eax                                         ; and bool
    932  c5f2c2c104                vcmpss xmm0, xmm1, xmm1, 4                           ; cmpne bool
    937  c5f97ec2                  vmovd edx, xmm0
    93b  83e201                    and edx, 1
    93e  c5bac2c102                vcmpss xmm0, xmm8, xmm1, 2                           ; cmple bool
    943  c5f97ec0                  vmovd eax, xmm0
    947  83e001                    and eax, 1
    94a  0bd0                      or edx, eax                                          ; or bool
    94c  85c9                      test ecx, ecx                                        ; where int32
    94e  0f45f7                    cmovne esi, edi
    951  4585c9                    test r9d, r9d                                        ; where int32
    954  450f45d3                  cmovne r10d, r11d
    958  b800000000                mov eax, 0                                           ; cmplt bool
    95d  413bf2                    cmp esi, r10d
    960  0f9cc0                    setl al
    963  23d0                      and edx, eax                                         ; and bool
    965  440bc2                    or r8d, edx                                          ; or bool
    968  4585c0                    test r8d, r8d                                        ; where int32
    96b  440f45d6                  cmovne r10d, esi
    96f  44895508                  mov dword ptr [rbp + 8], r10d                        ; store void
    973  c4c120c2db00              vcmpps xmm3, xmm11, xmm11, 0                         ; cmpeq boolx4
    979  c4637d19da01              vextractf128 xmm2, ymm11, 1                          ; gep float32x4
    97f  c4c168c2cb02              vcmpps xmm1, xmm2, xmm11, 2                          ; cmple boolx4
    985  c4e2795805e2020000        vpbroadcastd xmm0, dword ptr [rip + ffffffff]
    98e  c5f1efc0                  vpxor xmm0, xmm1, xmm0                               ; xor boolx4
    992  c5e1dbd8                  vpand xmm3, xmm3, xmm0                               ; and boolx4
    996  c5e8c2ca04                vcmpps xmm1, xmm2, xmm2, 4                           ; cmpne boolx4
    99b  c5a0c2c202                vcmpps xmm0, xmm11, xmm2, 2                          ; cmple boolx4
    9a0  c5f1ebc8                  vpor xmm1, xmm1, xmm0                                ; or boolx4
    9a4  c4637d19f701              vextractf128 xmm7, ymm14, 1                          ; gep int32x4
    9aa  c58966c7                  vpcmpgtd xmm0, xmm14, xmm7                           ; cmplt boolx4
    9ae  c5f1dbc0                  vpand xmm0, xmm1, xmm0                               ; and boolx4
    9b2  c5e1ebe8                  vpor xmm5, xmm3, xmm0                                ; or boolx4
    9b6  c4e3214ad250              vblendvps xmm2, xmm11, xmm2, xmm5                    ; where float32x4
    9bc  c5e8c2e200                vcmpps xmm4, xmm2, xmm2, 0                           ; cmpeq boolx2
    9c1  c5e915da                  vunpckhpd xmm3, xmm2, xmm2                           ; gep float32x2
    9c5  c5e0c2ca02                vcmpps xmm1, xmm3, xmm2, 2                           ; cmple boolx2
    9ca  c4e27958059d020000        vpbroadcastd xmm0, dword ptr [rip + ffffffff]
    9d3  c5f1efc0                  vpxor xmm0, xmm1, xmm0                               ; xor boolx2
    9d7  c5d9dbf0                  vpand xmm6, xmm4, xmm0                               ; and boolx2
    9db  c5e0c2cb04                vcmpps xmm1, xmm3, xmm3, 4                           ; cmpne boolx2
    9e0  c5e8c2c302                vcmpps xmm0, xmm2, xmm3, 2                           ; cmple boolx2
    9e5  c5f1ebc8                  vpor xmm1, xmm1, xmm0                                ; or boolx2
    9e9  c4e3094ae750              vblendvps xmm4, xmm14, xmm7, xmm5                    ; where int32x4
    9ef  c5d915fc                  vunpckhpd xmm7, xmm4, xmm4                           ; gep int32x2
    9f3  c5d966c7                  vpcmpgtd xmm0, xmm4, xmm7                            ; cmplt boolx2
    9f7  c5f1dbc0                  vpand xmm0, xmm1, xmm0                               ; and boolx2
    9fb  c5c9ebe8                  vpor xmm5, xmm6, xmm0                                ; or boolx2
    9ff  c4e3694acb50              vblendvps xmm1, xmm2, xmm3, xmm5                     ; where float32x2
    a05  c5f2c2c100                vcmpss xmm0, xmm1, xmm1, 0                           ; cmpeq bool
    a0a  c4c1797ec1                vmovd r9d, xmm0
    a0f  4183e101                  and r9d, 1
    a13  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
    a18  c5eac2c102                vcmpss xmm0, xmm2, xmm1, 2                           ; cmple bool
    a1d  c5f97ec0                  vmovd eax, xmm0
    a21  83e001                    and eax, 1
    a24  83f001                    xor eax, 1                                           ; xor bool
    a27  4423c8                    and r9d, eax                                         ; and bool
    a2a  c5eac2c204                vcmpss xmm0, xmm2, xmm2, 4                           ; cmpne bool
    a2f  c5f97ec2                  vmovd edx, xmm0
    a33  83e201                    and edx, 1
    a36  c5f2c2c202                vcmpss xmm0, xmm1, xmm2, 2                           ; cmple bool
    a3b  c5f97ec0                  vmovd eax, xmm0
    a3f  83e001                    and eax, 1
    a42  0bd0                      or edx, eax                                          ; or bool
    a44  c4e3594ac750              vblendvps xmm0, xmm4, xmm7, xmm5                     ; where int32x2
    a4a  c4c37916c301              vpextrd r11d, xmm0, 1                                ; gep int32
    a50  c4c37916c200              vpextrd r10d, xmm0, 0                                ; gep int32
    a56  b800000000                mov eax, 0                                           ; cmplt bool
    a5b  453bda                    cmp r11d, r10d
    a5e  0f9cc0                    setl al
    a61  23d0                      and edx, eax                                         ; and bool
    a63  440bca                    or r9d, edx                                          ; or bool
    a66  498bc1                    mov rax, r9                                          ; where float32
    a69  f7d8                      neg eax
    a6b  c5f96ec0                  vmovd xmm0, eax
    a6f  c463714ac200              vblendvps xmm8, xmm1, xmm2, xmm0
    a75  c4c13ac2c000              vcmpss xmm0, xmm8, xmm8, 0                           ; cmpeq bool
    a7b  c4c1797ec0                vmovd r8d, xmm0
    a80  4183e001                  and r8d, 1
    a84  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
    a8a  c4e27d2c9330060000        vmaskmovps ymm2, ymm0, ymmword ptr [rbx + 1584]      ; load float32x8
    a93  c4e27d5805d0010000        vpbroadcastd ymm0, dword ptr [rip + 000080ff]
    a9c  c5fc104c2420              vmovups ymm1, ymmword ptr [rsp + 32]
    aa2  c4e37d4aca10              vblendvps ymm1, ymm0, ymm2, ymm1                     ; where float32x8
    aa8  c5f0c2e100                vcmpps xmm4, xmm1, xmm1, 0                           ; cmpeq boolx4
    aad  c4e37d19ca01              vextractf128 xmm2, ymm1, 1                           ; gep float32x4
    ab3  c5e8c2d902                vcmpps xmm3, xmm2, xmm1, 2                           ; cmple boolx4
    ab8  c4e2795805af010000        vpbroadcastd xmm0, dword ptr [rip + ffffffff]
    ac1  c5e1efc0                  vpxor xmm0, xmm3, xmm0                               ; xor boolx4
    ac5  c5d9dbe0                  vpand xmm4, xmm4, xmm0                               ; and boolx4
    ac9  c5e8c2da04                vcmpps xmm3, xmm2, xmm2, 4                           ; cmpne boolx4
    ace  c5f0c2c202                vcmpps xmm0, xmm1, xmm2, 2                           ; cmple boolx4
    ad3  c5e1ebc0                  vpor xmm0, xmm3, xmm0                                ; or boolx4
    ad7  c5f9db442450              vpand xmm0, xmm0, xmmword ptr [rsp + 80]             ; and boolx4
    add  c5d9ebe8                  vpor xmm5, xmm4, xmm0                                ; or boolx4
    ae1  c4e3714ad250              vblendvps xmm2, xmm1, xmm2, xmm5                     ; where float32x4
    ae7  c5e8c2e200                vcmpps xmm4, xmm2, xmm2, 0                           ; cmpeq boolx2
    aec  c5e915da                  vunpckhpd xmm3, xmm2, xmm2                           ; gep float32x2
    af0  c5e0c2ca02                vcmpps xmm1, xmm3, xmm2, 2                           ; cmple boolx2
    af5  c4e279580572010000        vpbroadcastd xmm0, dword ptr [rip + ffffffff]
    afe  c5f1efc0                  vpxor xmm0, xmm1, xmm0                               ; xor boolx2
    b02  c5d9dbf0                  vpand xmm6, xmm4, xmm0                               ; and boolx2
    b06  c5e0c2cb04                vcmpps xmm1, xmm3, xmm3, 4                           ; cmpne boolx2
    b0b  c5e8c2c302                vcmpps xmm0, xmm2, xmm3, 2                           ; cmple boolx2
    b10  c5f1ebe0                  vpor xmm4, xmm1, xmm0                                ; or boolx2
    b14  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    b19  c5f8104c2440              vmovups xmm1, xmmword ptr [rsp + 64]
    b1f  c4e3794ae950              vblendvps xmm5, xmm0, xmm1, xmm5                     ; where int32x4
    b25  c5d115fd                  vunpckhpd xmm7, xmm5, xmm5                           ; gep int32x2
    b29  c5d166c7                  vpcmpgtd xmm0, xmm5, xmm7                            ; cmplt boolx2
    b2d  c5d9dbc0                  vpand xmm0, xmm4, xmm0                               ; and boolx2
    b31  c5c9ebe0                  vpor xmm4, xmm6, xmm0                                ; or boolx2
    b35  c4e3694acb40              vblendvps xmm1, xmm2, xmm3, xmm4                     ; where float32x2
    b3b  c5f2c2c100                vcmpss xmm0, xmm1, xmm1, 0                           ; cmpeq bool
    b40  c5f97ec1                  vmovd ecx, xmm0
    b44  83e101                    and ecx, 1
    b47  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
    b4c  c5eac2c102                vcmpss xmm0, xmm2, xmm1, 2                           ; cmple bool
    b51  c5f97ec0                  vmovd eax, xmm0
    b55  83e001                    and eax, 1
    b58  83f001                    xor eax, 1                                           ; xor bool
    b5b  23c8                      and ecx, eax                                         ; and bool
    b5d  c5eac2c204                vcmpss xmm0, xmm2, xmm2, 4                           ; cmpne bool
    b62  c5f97ec2                  vmovd edx, xmm0
    b66  83e201                    and edx, 1
    b69  c5f2c2c202                vcmpss xmm0, xmm1, xmm2, 2                           ; cmple bool
    b6e  c5f97ec0                  vmovd eax, xmm0
    b72  83e001                    and eax, 1
    b75  0bd0                      or edx, eax                                          ; or bool
    b77  c4e3514ac740              vblendvps xmm0, xmm5, xmm7, xmm4                     ; where int32x2
    b7d  c4e37916c701              vpextrd edi, xmm0, 1                                 ; gep int32
    b83  c4e37916c600              vpextrd esi, xmm0, 0                                 ; gep int32
    b89  b800000000                mov eax, 0                                           ; cmplt bool
    b8e  3bfe                      cmp edi, esi
    b90  0f9cc0                    setl al
    b93  23d0                      and edx, eax                                         ; and bool
    b95  0bca                      or ecx, edx                                          ; or bool
    b97  488bc1                    mov rax, rcx                                         ; where float32
    b9a  f7d8                      neg eax
    b9c  c5f96ec0                  vmovd xmm0, eax
    ba0  c4e3714aca00              vblendvps xmm1, xmm1, xmm2, xmm0
    ba6  c4c172c2c002              vcmpss xmm0, xmm1, xmm8, 2                           ; cmple bool
    bac  c5f97ec0                  vmovd eax, xmm0
    bb0  83e001                    and eax, 1
    bb3  83f001                    xor eax, 1                                           ; xor bool
    bb6  4423c0                    and r8d, eax                                         ; and bool
    bb9  c5f2c2c104                vcmpss xmm0, xmm1, xmm1, 4                           ; cmpne bool
    bbe  c5f97ec2                  vmovd edx, xmm0
    bc2  83e201                    and edx, 1
    bc5  c5bac2c102                vcmpss xmm0, xmm8, xmm1, 2                           ; cmple bool
    bca  c5f97ec0                  vmovd eax, xmm0
    bce  83e001                    and eax, 1
    bd1  0bd0                      or edx, eax                                          ; or bool
    bd3  85c9                      test ecx, ecx                                        ; where int32
    bd5  0f45f7                    cmovne esi, edi
    bd8  4585c9                    test r9d, r9d                                        ; where int32
    bdb  450f45d3                  cmovne r10d, r11d
    bdf  b800000000                mov eax, 0                                           ; cmplt bool
    be4  413bf2                    cmp esi, r10d
    be7  0f9cc0                    setl al
    bea  23d0                      and edx, eax                                         ; and bool
    bec  440bc2                    or r8d, edx                                          ; or bool
    bef  4585c0                    test r8d, r8d                                        ; where int32
    bf2  440f45d6                  cmovne r10d, esi
    bf6  4489550c                  mov dword ptr [rbp + 12], r10d                       ; store void
    bfa  4881c340060000            add rbx, 1600                                        ; end void
    c01  4883c510                  add rbp, 16
    c05  4183c401                  add r12d, 1
    c09  4183fc04                  cmp r12d, 4
    c0d  0f8cadf4ffff              jl loop_c0
done_c13:
    c13  c5f877                    vzeroupper                                           ; sink void
    c16  488b642460                mov rsp, qword ptr [rsp + 96]
    c1b  418fc5                    pop r13
    c1e  418fc4                    pop r12
    c21  8fc5                      pop rbp
    c23  8fc3                      pop rbx
    c25  c3                        ret                                                  ; sink void
