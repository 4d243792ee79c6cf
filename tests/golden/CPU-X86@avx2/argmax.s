argmax:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  41fff7                    push r15
     10  488bc4                    mov rax, rsp
     13  4881ecd0000000            sub rsp, 208
     1a  4883e4c0                  and rsp, -64
     1e  4889842490000000          mov qword ptr [rsp + 144], rax
     26  c4e27d5805b10c0000        vpbroadcastd ymm0, dword ptr [rip + 04000000]
     2f  c4e27d580dac0c0000        vpbroadcastd ymm1, dword ptr [rip + 60000000]
     38  c4e27d5815a70c0000        vpbroadcastd ymm2, dword ptr [rip + ffffff7f]
     41  c4627d583da60c0000        vpbroadcastd ymm15, dword ptr [rip + ffffffff]
     4a  488b07                    mov rax, qword ptr [rdi]
     4d  4889442478                mov qword ptr [rsp + 120], rax
     52  488b4708                  mov rax, qword ptr [rdi + 8]                         ; define_global ptr<int32, global, 16>
     56  4889442460                mov qword ptr [rsp + 96], rax
     5b  c5fd66055d0c0000          vpcmpgtd ymm0, ymm0, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]; cmplt boolx8
     63  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
     69  c5fc10054f0c0000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
     71  c5fdfec9                  vpaddd ymm1, ymm0, ymm1                              ; add int32x8
     75  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
     7b  c4e36d4ac100              vblendvps ymm0, ymm2, ymm1, ymm0                     ; where int32x8
     81  c5fc110424                vmovups ymmword ptr [rsp], ymm0
     86  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
     8b  c4e37d19c001              vextractf128 xmm0, ymm0, 1                           ; gep int32x4
     91  c5f811442440              vmovups xmmword ptr [rsp + 64], xmm0
     97  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
     9c  c5f966442440              vpcmpgtd xmm0, xmm0, xmmword ptr [rsp + 64]          ; cmplt boolx4
     a2  c5f811442450              vmovups xmmword ptr [rsp + 80], xmm0
     a8  b800000000                mov eax, 0                                           ; range int32
     ad  4889442468                mov qword ptr [rsp + 104], rax
     b2  488b442460                mov rax, qword ptr [rsp + 96]
     b7  4889442470                mov qword ptr [rsp + 112], rax
loop_c0:
     c0  488b442468                mov rax, qword ptr [rsp + 104]
     c5  69d090010000              imul edx, eax, 400                                   ; mul int32
     cb  c4e27d5825180c0000        vpbroadcastd ymm4, dword ptr [rip + 000080ff]        ; range int32
     d4  c5fc102de40b0000          vmovups ymm5, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
     dc  c4e27d5835070c0000        vpbroadcastd ymm6, dword ptr [rip + 000080ff]
     e5  c57c1015d30b0000          vmovups ymm10, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
     ed  c4627d580df60b0000        vpbroadcastd ymm9, dword ptr [rip + 000080ff]
     f6  c57c102dc20b0000          vmovups ymm13, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
     fe  c4627d581de50b0000        vpbroadcastd ymm11, dword ptr [rip + 000080ff]
    107  c57c1035b10b0000          vmovups ymm14, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
    10f  b900000000                mov ecx, 0
    114  488b442460                mov rax, qword ptr [rsp + 96]
    119  488d1490                  lea rdx, [rax + rdx*4]                               ; range int32
    11d  c5fc103d9b0b0000          vmovups ymm7, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
loop_140:
    140  c5dcc2d400                vcmpps ymm2, ymm4, ymm4, 0                           ; cmpeq boolx8
    145  488bc1                    mov rax, rcx                                         ; mul int32
    148  c1e003                    shl eax, 3
    14b  c5fc100a                  vmovups ymm1, ymmword ptr [rdx]                      ; load float32x8
    14f  c5f4c2c402                vcmpps ymm0, ymm1, ymm4, 2                           ; cmple boolx8
    154  c4c17defc7                vpxor ymm0, ymm0, ymm15                              ; xor boolx8
    159  c5eddbd0                  vpand ymm2, ymm2, ymm0                               ; and boolx8
    15d  c4e35d4ae120              vblendvps ymm4, ymm4, ymm1, ymm2                     ; where float32x8
    163  c5f96ec0                  vmovd xmm0, eax                                      ; vectorize int32x8
    167  c4e27d58c0                vpbroadcastd ymm0, xmm0
    16c  c5fdfedf                  vpaddd ymm3, ymm0, ymm7                              ; add int32x8
    170  c4e3554aeb20              vblendvps ymm5, ymm5, ymm3, ymm2                     ; where int32x8
    176  c5ccc2d600                vcmpps ymm2, ymm6, ymm6, 0                           ; cmpeq boolx8
    17b  c5fc108a90010000          vmovups ymm1, ymmword ptr [rdx + 400]                ; load float32x8
    183  c5f4c2c602                vcmpps ymm0, ymm1, ymm6, 2                           ; cmple boolx8
    188  c4c17defc7                vpxor ymm0, ymm0, ymm15                              ; xor boolx8
    18d  c5eddbc0                  vpand ymm0, ymm2, ymm0                               ; and boolx8
    191  c4e34d4af100              vblendvps ymm6, ymm6, ymm1, ymm0                     ; where float32x8
    197  c4632d4ad300              vblendvps ymm10, ymm10, ymm3, ymm0                   ; where int32x8
    19d  c4c134c2d100              vcmpps ymm2, ymm9, ymm9, 0                           ; cmpeq boolx8
    1a3  c5fc108a20030000          vmovups ymm1, ymmword ptr [rdx + 800]                ; load float32x8
    1ab  c4c174c2c102              vcmpps ymm0, ymm1, ymm9, 2                           ; cmple boolx8
    1b1  c4c17defc7                vpxor ymm0, ymm0, ymm15                              ; xor boolx8
    1b6  c5eddbc0                  vpand ymm0, ymm2, ymm0                               ; and boolx8
    1ba  c463354ac900              vblendvps ymm9, ymm9, ymm1, ymm0                     ; where float32x8
    1c0  c463154aeb00              vblendvps ymm13, ymm13, ymm3, ymm0                   ; where int32x8
    1c6  c4c124c2d300              vcmpps ymm2, ymm11, ymm11, 0                         ; cmpeq boolx8
    1cc  c5fc108ab0040000          vmovups ymm1, ymmword ptr [rdx + 1200]               ; load float32x8
    1d4  c4c174c2c302              vcmpps ymm0, ymm1, ymm11, 2                          ; cmple boolx8
    1da  c4c17defc7                vpxor ymm0, ymm0, ymm15                              ; xor boolx8
    1df  c5eddbc0                  vpand ymm0, ymm2, ymm0                               ; and boolx8
    1e3  c463254ad900              vblendvps ymm11, ymm11, ymm1, ymm0                   ; where float32x8
    1e9  c4630d4af300              vblendvps ymm14, ymm14, ymm3, ymm0                   ; where int32x8
    1ef  4883c220                  add rdx, 32                                          ; end void
    1f3  83c101                    add ecx, 1
    1f6  83f90c                    cmp ecx, 12
    1f9  0f8c41ffffff              jl loop_140
done_1ff:
    1ff  c5d8c2dc00                vcmpps xmm3, xmm4, xmm4, 0                           ; cmpeq boolx4
    204  c4e37d19e201              vextractf128 xmm2, ymm4, 1                           ; gep float32x4
    20a  c5e8c2cc02                vcmpps xmm1, xmm2, xmm4, 2                           ; cmple boolx4
    20f  c4e2795805d80a0000        vpbroadcastd xmm0, dword ptr [rip + ffffffff]
    218  c5f1efc0                  vpxor xmm0, xmm1, xmm0                               ; xor boolx4
    21c  c5e1dbf8                  vpand xmm7, xmm3, xmm0                               ; and boolx4
    220  c5e8c2ca04                vcmpps xmm1, xmm2, xmm2, 4                           ; cmpne boolx4
    225  c5d8c2c202                vcmpps xmm0, xmm4, xmm2, 2                           ; cmple boolx4
    22a  c5f1ebd8                  vpor xmm3, xmm1, xmm0                                ; or boolx4
    22e  c4e37d19e901              vextractf128 xmm1, ymm5, 1                           ; gep int32x4
    234  c5d166c1                  vpcmpgtd xmm0, xmm5, xmm1                            ; cmplt boolx4
    238  c5e1dbc0                  vpand xmm0, xmm3, xmm0                               ; and boolx4
    23c  c5c1ebc0                  vpor xmm0, xmm7, xmm0                                ; or boolx4
    240  c4e3594ad200              vblendvps xmm2, xmm4, xmm2, xmm0                     ; where float32x4
    246  c4e3514ae900              vblendvps xmm5, xmm5, xmm1, xmm0                     ; where int32x4
    24c  c5e8c2e200                vcmpps xmm4, xmm2, xmm2, 0                           ; cmpeq boolx2
    251  c5e915da                  vunpckhpd xmm3, xmm2, xmm2                           ; gep float32x2
    255  c5e0c2ca02                vcmpps xmm1, xmm3, xmm2, 2                           ; cmple boolx2
    25a  c4e27958058d0a0000        vpbroadcastd xmm0, dword ptr [rip + ffffffff]
    263  c5f1efc0                  vpxor xmm0, xmm1, xmm0                               ; xor boolx2
    267  c5d9dbf8                  vpand xmm7, xmm4, xmm0                               ; and boolx2
    26b  c5e0c2cb04                vcmpps xmm1, xmm3, xmm3, 4                           ; cmpne boolx2
    270  c5e8c2c302                vcmpps xmm0, xmm2, xmm3, 2                           ; cmple boolx2
    275  c5f1ebe0                  vpor xmm4, xmm1, xmm0                                ; or boolx2
    279  c5d115cd                  vunpckhpd xmm1, xmm5, xmm5                           ; gep int32x2
    27d  c5d166c1                  vpcmpgtd xmm0, xmm5, xmm1                            ; cmplt boolx2
    281  c5d9dbc0                  vpand xmm0, xmm4, xmm0                               ; and boolx2
    285  c5c1ebc0                  vpor xmm0, xmm7, xmm0                                ; or boolx2
    289  c4e3694ad300              vblendvps xmm2, xmm2, xmm3, xmm0                     ; where float32x2
    28f  c4e3514ac100              vblendvps xmm0, xmm5, xmm1, xmm0                     ; where int32x2
    295  c4c37916c601              vpextrd r14d, xmm0, 1                                ; gep int32
    29b  c4e37916c500              vpextrd ebp, xmm0, 0                                 ; gep int32
    2a1  c5eac2c200                vcmpss xmm0, xmm2, xmm2, 0                           ; cmpeq bool
    2a6  c4c1797ec1                vmovd r9d, xmm0
    2ab  4183e101                  and r9d, 1
    2af  c5f173da04                vpsrldq xmm1, xmm2, 4                                ; gep float32
    2b4  c5f2c2c202                vcmpss xmm0, xmm1, xmm2, 2                           ; cmple bool
    2b9  c5f97ec0                  vmovd eax, xmm0
    2bd  83e001                    and eax, 1
    2c0  83f001                    xor eax, 1                                           ; xor bool
    2c3  4423c8                    and r9d, eax                                         ; and bool
    2c6  c5f2c2c104                vcmpss xmm0, xmm1, xmm1, 4                           ; cmpne bool
    2cb  c5f97ec2                  vmovd edx, xmm0
    2cf  83e201                    and edx, 1
    2d2  c5eac2c102                vcmpss xmm0, xmm2, xmm1, 2                           ; cmple bool
    2d7  c5f97ec0                  vmovd eax, xmm0
    2db  83e001                    and eax, 1
    2de  0bd0                      or edx, eax                                          ; or bool
    2e0  b800000000                mov eax, 0                                           ; cmplt bool
    2e5  443bf5                    cmp r14d, ebp
    2e8  0f9cc0                    setl al
    2eb  23d0                      and edx, eax                                         ; and bool
    2ed  440bca                    or r9d, edx                                          ; or bool
    2f0  498bc1                    mov rax, r9                                          ; where float32
    2f3  f7d8                      neg eax
    2f5  c5f96ec0                  vmovd xmm0, eax
    2f9  c463694ae100              vblendvps xmm12, xmm2, xmm1, xmm0
    2ff  488b442470                mov rax, qword ptr [rsp + 112]
    304  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
    30a  c4e27d2c9080010000        vmaskmovps ymm2, ymm0, ymmword ptr [rax + 384]       ; load float32x8
    313  c4e27d5805d0090000        vpbroadcastd ymm0, dword ptr [rip + 000080ff]
    31c  c5fc104c2420              vmovups ymm1, ymmword ptr [rsp + 32]
    322  c4e37d4aca10              vblendvps ymm1, ymm0, ymm2, ymm1                     ; where float32x8
    328  c5f0c2e100                vcmpps xmm4, xmm1, xmm1, 0                           ; cmpeq boolx4
    32d  c4e37d19ca01              vextractf128 xmm2, ymm1, 1                           ; gep float32x4
    333  c5e8c2d902                vcmpps xmm3, xmm2, xmm1, 2                           ; cmple boolx4
    338  c4e2795805af090000        vpbroadcastd xmm0, dword ptr [rip + ffffffff]
    341  c5e1efc0                  vpxor xmm0, xmm3, xmm0                               ; xor boolx4
    345  c5d9dbe0                  vpand xmm4, xmm4, xmm0                               ; and boolx4
    349  c5e8c2da04                vcmpps xmm3, xmm2, xmm2, 4                           ; cmpne boolx4
    34e  c5f0c2c202                vcmpps xmm0, xmm1, xmm2, 2                           ; cmple boolx4
    353  c5e1ebc0                  vpor xmm0, xmm3, xmm0                                ; or boolx4
    357  c5f9db442450              vpand xmm0, xmm0, xmmword ptr [rsp + 80]             ; and boolx4
    35d  c5d9ebf8                  vpor xmm7, xmm4, xmm0                                ; or boolx4
    361  c4e3714ada70              vblendvps xmm3, xmm1, xmm2, xmm7                     ; where float32x4
    367  c5e0c2d300                vcmpps xmm2, xmm3, xmm3, 0                           ; cmpeq boolx2
    36c  c5e115e3                  vunpckhpd xmm4, xmm3, xmm3                           ; gep float32x2
    370  c5d8c2cb02                vcmpps xmm1, xmm4, xmm3, 2                           ; cmple boolx2
    375  c4e279580572090000        vpbroadcastd xmm0, dword ptr [rip + ffffffff]
    37e  c5f1efc0                  vpxor xmm0, xmm1, xmm0                               ; xor boolx2
    382  c569dbc0                  vpand xmm8, xmm2, xmm0                               ; and boolx2
    386  c5d8c2cc04                vcmpps xmm1, xmm4, xmm4, 4                           ; cmpne boolx2
    38b  c5e0c2c402                vcmpps xmm0, xmm3, xmm4, 2                           ; cmple boolx2
    390  c5f1ebe8                  vpor xmm5, xmm1, xmm0                                ; or boolx2
    394  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    399  c5f8104c2440              vmovups xmm1, xmmword ptr [rsp + 64]
    39f  c4e3794ac970              vblendvps xmm1, xmm0, xmm1, xmm7                     ; where int32x4
    3a5  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep int32x2
    3a9  c5f166c2                  vpcmpgtd xmm0, xmm1, xmm2                            ; cmplt boolx2
    3ad  c5d1dbc0                  vpand xmm0, xmm5, xmm0                               ; and boolx2
    3b1  c5b9ebc0                  vpor xmm0, xmm8, xmm0                                ; or boolx2
    3b5  c4e3614adc00              vblendvps xmm3, xmm3, xmm4, xmm0                     ; where float32x2
    3bb  c4e3714ac200              vblendvps xmm0, xmm1, xmm2, xmm0                     ; where int32x2
    3c1  c4c37916c501              vpextrd r13d, xmm0, 1                                ; gep int32
    3c7  c4e37916c300              vpextrd ebx, xmm0, 0                                 ; gep int32
    3cd  c5e2c2c300                vcmpss xmm0, xmm3, xmm3, 0                           ; cmpeq bool
    3d2  c5f97ec7                  vmovd edi, xmm0
    3d6  83e701                    and edi, 1
    3d9  c5f173db04                vpsrldq xmm1, xmm3, 4                                ; gep float32
    3de  c5f2c2c302                vcmpss xmm0, xmm1, xmm3, 2                           ; cmple bool
    3e3  c5f97ec0                  vmovd eax, xmm0
    3e7  83e001                    and eax, 1
    3ea  83f001                    xor eax, 1                                           ; xor bool
    3ed  23f8                      and edi, eax                                         ; and bool
    3ef  c5f2c2c104                vcmpss xmm0, xmm1, xmm1, 4                           ; cmpne bool
    3f4  c5f97ec2                  vmovd edx, xmm0
    3f8  83e201                    and edx, 1
    3fb  c5e2c2c102                vcmpss xmm0, xmm3, xmm1, 2                           ; cmple bool
    400  c5f97ec0                  vmovd eax, xmm0
    404  83e001                    and eax, 1
    407  0bd0                      or edx, eax                                          ; or bool
    409  b800000000                mov eax, 0                                           ; cmplt bool
    40e  443beb                    cmp r13d, ebx
    411  0f9cc0                    setl al
    414  23d0                      and edx, eax                                         ; and bool
    416  0bfa                      or edi, edx                                          ; or bool
    418  488bc7                    mov rax, rdi                                         ; where float32
    41b  f7d8                      neg eax
    41d  c5f96ec0                  vmovd xmm0, eax
    421  c4e3614ac900              vblendvps xmm1, xmm3, xmm1, xmm0
    427  c4c11ac2c400              vcmpss xmm0, xmm12, xmm12, 0                         ; cmpeq bool
    42d  c5f97ec6                  vmovd esi, xmm0
    431  83e601                    and esi, 1
    434  c4c172c2c402              vcmpss xmm0, xmm1, xmm12, 2                          ; cmple bool
    43a  c4c1797ec0                vmovd r8d, xmm0
    43f  4183e001                  and r8d, 1
    443  c59ac2c102                vcmpss xmm0, xmm12, xmm1, 2                          ; cmple bool
    448  c4c1797ec2                vmovd r10d, xmm0
    44d  4183e201                  and r10d, 1
    451  c5f2c2c104                vcmpss xmm0, xmm1, xmm1, 4                           ; cmpne bool
    456  c5f97ec1                  vmovd ecx, xmm0
    45a  83e101                    and ecx, 1
    45d  c5c8c2de00                vcmpps xmm3, xmm6, xmm6, 0                           ; cmpeq boolx4
    462  c4e37d19f201              vextractf128 xmm2, ymm6, 1                           ; gep float32x4
    468  c5e8c2ce02                vcmpps xmm1, xmm2, xmm6, 2                           ; cmple boolx4
    46d  c4e27958057a080000        vpbroadcastd xmm0, dword ptr [rip + ffffffff]
    476  c5f1efc0                  vpxor xmm0, xmm1, xmm0                               ; xor boolx4
    47a  c5e1dbe0                  vpand xmm4, xmm3, xmm0                               ; and boolx4
    47e  c5e8c2ca04                vcmpps xmm1, xmm2, xmm2, 4                           ; cmpne boolx4
    483  c5c8c2c202                vcmpps xmm0, xmm6, xmm2, 2                           ; cmple boolx4
    488  c5f1ebd8                  vpor xmm3, xmm1, xmm0                                ; or boolx4
    48c  c4637d19d101              vextractf128 xmm1, ymm10, 1                          ; gep int32x4
    492  c5a966c1                  vpcmpgtd xmm0, xmm10, xmm1                           ; cmplt boolx4
    496  c5e1dbc0                  vpand xmm0, xmm3, xmm0                               ; and boolx4
    49a  c5d9ebc0                  vpor xmm0, xmm4, xmm0                                ; or boolx4
    49e  c4e3494ad200              vblendvps xmm2, xmm6, xmm2, xmm0                     ; where float32x4
    4a4  c4e3294ae900              vblendvps xmm5, xmm10, xmm1, xmm0                    ; where int32x4
    4aa  c5e8c2e200                vcmpps xmm4, xmm2, xmm2, 0                           ; cmpeq boolx2
    4af  c5e915da                  vunpckhpd xmm3, xmm2, xmm2                           ; gep float32x2
    4b3  c5e0c2ca02                vcmpps xmm1, xmm3, xmm2, 2                           ; cmple boolx2
    4b8  c4e27958052f080000        vpbroadcastd xmm0, dword ptr [rip + ffffffff]
    4c1  c5f1efc0                  vpxor xmm0, xmm1, xmm0                               ; xor boolx2
    4c5  c5d9dbf0                  vpand xmm6, xmm4, xmm0                               ; and boolx2
    4c9  c5e0c2cb04                vcmpps xmm1, xmm3, xmm3, 4                           ; cmpne boolx2
    4ce  c5e8c2c302                vcmpps xmm0, xmm2, xmm3, 2                           ; cmple boolx2
    4d3  c5f1ebe0                  vpor xmm4, xmm1, xmm0                                ; or boolx2
    4d7  c5d115cd                  vunpckhpd xmm1, xmm5, xmm5                           ; gep int32x2
    4db  c5d166c1                  vpcmpgtd xmm0, xmm5, xmm1                            ; cmplt boolx2
    4df  c5d9dbc0                  vpand xmm0, xmm4, xmm0                               ; and boolx2
    4e3  c5c9ebc0                  vpor xmm0, xmm6, xmm0                                ; or boolx2
    4e7  c4e3694ad300              vblendvps xmm2, xmm2, xmm3, xmm0                     ; where float32x2
    4ed  c4e3514ac100              vblendvps xmm0, xmm5, xmm1, xmm0                     ; where int32x2
    4f3  c4c37916c701              vpextrd r15d, xmm0, 1                                ; gep int32
    4f9  c4c37916c400              vpextrd r12d, xmm0, 0                                ; gep int32
    4ff  c5eac2c200                vcmpss xmm0, xmm2, xmm2, 0                           ; cmpeq bool
    504  c4c1797ec3                vmovd r11d, xmm0
    509  4183e301                  and r11d, 1
    50d  c5f173da04                vpsrldq xmm1, xmm2, 4                                ; gep float32
    512  c5f2c2c202                vcmpss xmm0, xmm1, xmm2, 2                           ; cmple bool
    517  c5f97ec0                  vmovd eax, xmm0
    51b  83e001                    and eax, 1
    51e  83f001                    xor eax, 1                                           ; xor bool
    521  4423d8                    and r11d, eax                                        ; and bool
    524  c5f2c2c104                vcmpss xmm0, xmm1, xmm1, 4                           ; cmpne bool
    529  c5f97ec2                  vmovd edx, xmm0
    52d  83e201                    and edx, 1
    530  c5eac2c102                vcmpss xmm0, xmm2, xmm1, 2                           ; cmple bool
    535  c5f97ec0                  vmovd eax, xmm0
    539  83e001                    and eax, 1
    53c  0bd0                      or edx, eax                                          ; or bool
    53e  b800000000                mov eax, 0                                           ; cmplt bool
    543  453bfc                    cmp r15d, r12d
    546  0f9cc0                    setl al
    549  23d0                      and edx, eax                                         ; and bool
    54b  440bda                    or r11d, edx                                         ; or bool
    54e  498bc3                    mov rax, r11                                         ; where float32
    551  f7d8                      neg eax
    553  c5f96ec0                  vmovd xmm0, eax
    557  c463694ac100              vblendvps xmm8, xmm2, xmm1, xmm0
    55d  4183f001                  xor r8d, 1                                           ; xor bool
    561  4123f0                    and esi, r8d                                         ; and bool
    564  410bca                    or ecx, r10d                                         ; or bool
    567  85ff                      test edi, edi                                        ; where int32
    569  410f45dd                  cmovne ebx, r13d
    56d  4585c9                    test r9d, r9d                                        ; where int32
    570  410f45ee                  cmovne ebp, r14d
    574  b800000000                mov eax, 0                                           ; cmplt bool
    579  3bdd                      cmp ebx, ebp
    57b  0f9cc0                    setl al
    57e  23c8                      and ecx, eax                                         ; and bool
    580  0bf1                      or esi, ecx                                          ; or bool
    582  85f6                      test esi, esi                                        ; where int32
    584  0f45eb                    cmovne ebp, ebx
    587  488b442478                mov rax, qword ptr [rsp + 120]
    58c  8928                      mov dword ptr [rax], ebp                             ; store void
    58e  488b442470                mov rax, qword ptr [rsp + 112]
    593  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
    599  c4e27d2c9010030000        vmaskmovps ymm2, ymm0, ymmword ptr [rax + 784]       ; load float32x8
    5a2  c4e27d580541070000        vpbroadcastd ymm0, dword ptr [rip + 000080ff]
    5ab  c5fc104c2420              vmovups ymm1, ymmword ptr [rsp + 32]
    5b1  c4e37d4aca10              vblendvps ymm1, ymm0, ymm2, ymm1                     ; where float32x8
    5b7  c5f0c2e100                vcmpps xmm4, xmm1, xmm1, 0                           ; cmpeq boolx4
    5bc  c4e37d19ca01              vextractf128 xmm2, ymm1, 1                           ; gep float32x4
    5c2  c5e8c2d902                vcmpps xmm3, xmm2, xmm1, 2                           ; cmple boolx4
    5c7  c4e279580520070000        vpbroadcastd xmm0, dword ptr [rip + ffffffff]
    5d0  c5e1efc0                  vpxor xmm0, xmm3, xmm0                               ; xor boolx4
    5d4  c5d9dbe0                  vpand xmm4, xmm4, xmm0                               ; and boolx4
    5d8  c5e8c2da04                vcmpps xmm3, xmm2, xmm2, 4                           ; cmpne boolx4
    5dd  c5f0c2c202                vcmpps xmm0, xmm1, xmm2, 2                           ; cmple boolx4
    5e2  c5e1ebc0                  vpor xmm0, xmm3, xmm0                                ; or boolx4
    5e6  c5f9db442450              vpand xmm0, xmm0, xmmword ptr [rsp + 80]             ; and boolx4
    5ec  c5d9ebf0                  vpor xmm6, xmm4, xmm0                                ; or boolx4
    5f0  c4e3714ada60              vblendvps xmm3, xmm1, xmm2, xmm6                     ; where float32x4
    5f6  c5e0c2d300                vcmpps xmm2, xmm3, xmm3, 0                           ; cmpeq boolx2
    5fb  c5e115e3                  vunpckhpd xmm4, xmm3, xmm3                           ; gep float32x2
    5ff  c5d8c2cb02                vcmpps xmm1, xmm4, xmm3, 2                           ; cmple boolx2
    604  c4e2795805e3060000        vpbroadcastd xmm0, dword ptr [rip + ffffffff]
    60d  c5f1efc0                  vpxor xmm0, xmm1, xmm0                               ; xor boolx2
    611  c5e9dbf8                  vpand xmm7, xmm2, xmm0                               ; and boolx2
    615  c5d8c2cc04                vcmpps xmm1, xmm4, xmm4, 4                           ; cmpne boolx2
    61a  c5e0c2c402                vcmpps xmm0, xmm3, xmm4, 2                           ; cmple boolx2
    61f  c5f1ebe8                  vpor xmm5, xmm1, xmm0                                ; or boolx2
    623  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    628  c5f8104c2440              vmovups xmm1, xmmword ptr [rsp + 64]
    62e  c4e3794ac960              vblendvps xmm1, xmm0, xmm1, xmm6                     ; where int32x4
    634  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep int32x2
    638  c5f166c2                  vpcmpgtd xmm0, xmm1, xmm2                            ; cmplt boolx2
    63c  c5d1dbc0                  vpand xmm0, xmm5, xmm0                               ; and boolx2
    640  c5c1ebc0                  vpor xmm0, xmm7, xmm0                                ; or boolx2
    644  c4e3614adc00              vblendvps xmm3, xmm3, xmm4, xmm0                     ; where float32x2
    64a  c4e3714ac200              vblendvps xmm0, xmm1, xmm2, xmm0                     ; where int32x2
    650  c4c37916c601              vpextrd r14d, xmm0, 1                                ; gep int32
    656  c4e37916c500              vpextrd ebp, xmm0, 0                                 ; gep int32
    65c  c5e2c2c300                vcmpss xmm0, xmm3, xmm3, 0                           ; cmpeq bool
    661  c4c1797ec0                vmovd r8d, xmm0
    666  4183e001                  and r8d, 1
    66a  c5f173db04                vpsrldq xmm1, xmm3, 4                                ; gep float32
    66f  c5f2c2c302                vcmpss xmm0, xmm1, xmm3, 2                           ; cmple bool
    674  c5f97ec0                  vmovd eax, xmm0
    678  83e001                    and eax, 1
    67b  83f001                    xor eax, 1                                           ; xor bool
    67e  4423c0                    and r8d, eax                                         ; and bool
    681  c5f2c2c104                vcmpss xmm0, xmm1, xmm1, 4                           ; cmpne bool
    686  c5f97ec2                  vmovd edx, xmm0
    68a  83e201                    and edx, 1
    68d  c5e2c2c102                vcmpss xmm0, xmm3, xmm1, 2                           ; cmple bool
    692  c5f97ec0                  vmovd eax, xmm0
    696  83e001                    and eax, 1
    699  0bd0                      or edx, eax                                          ; or bool
    69b  b800000000                mov eax, 0                                           ; cmplt bool
    6a0  443bf5                    cmp r14d, ebp
    6a3  0f9cc0                    setl al
    6a6  23d0                      and edx, eax                                         ; and bool
    6a8  440bc2                    or r8d, edx                                          ; or bool
    6ab  498bc0                    mov rax, r8                                          ; where float32
    6ae  f7d8                      neg eax
    6b0  c5f96ec0                  vmovd xmm0, eax
    6b4  c4e3614ac900              vblendvps xmm1, xmm3, xmm1, xmm0
    6ba  c4c13ac2c000              vcmpss xmm0, xmm8, xmm8, 0                           ; cmpeq bool
    6c0  c5f97ec7                  vmovd edi, xmm0
    6c4  83e701                    and edi, 1
    6c7  c4c172c2c002              vcmpss xmm0, xmm1, xmm8, 2                           ; cmple bool
    6cd  c4c1797ec1                vmovd r9d, xmm0
    6d2  4183e101                  and r9d, 1
    6d6  c5bac2c102                vcmpss xmm0, xmm8, xmm1, 2                           ; cmple bool
    6db  c4c1797ec2                vmovd r10d, xmm0
    6e0  4183e201                  and r10d, 1
    6e4  c5f2c2c104                vcmpss xmm0, xmm1, xmm1, 4                           ; cmpne bool
    6e9  c5f97ec6                  vmovd esi, xmm0
    6ed  83e601                    and esi, 1
    6f0  c4c130c2d900              vcmpps xmm3, xmm9, xmm9, 0                           ; cmpeq boolx4
    6f6  c4637d19ca01              vextractf128 xmm2, ymm9, 1                           ; gep float32x4
    6fc  c4c168c2c902              vcmpps xmm1, xmm2, xmm9, 2                           ; cmple boolx4
    702  c4e2795805e5050000        vpbroadcastd xmm0, dword ptr [rip + ffffffff]
    70b  c5f1efc0                  vpxor xmm0, xmm1, xmm0                               ; xor boolx4
    70f  c5e1dbe0                  vpand xmm4, xmm3, xmm0                               ; and boolx4
    713  c5e8c2ca04                vcmpps xmm1, xmm2, xmm2, 4                           ; cmpne boolx4
    718  c5b0c2c202                vcmpps xmm0, xmm9, xmm2, 2                           ; cmple boolx4
    71d  c5f1ebd8                  vpor xmm3, xmm1, xmm0                                ; or boolx4
    721  c4637d19e901              vextractf128 xmm1, ymm13, 1                          ; gep int32x4
    727  c59166c1                  vpcmpgtd xmm0, xmm13, xmm1                           ; cmplt boolx4
    72b  c5e1dbc0                  vpand xmm0, xmm3, xmm0                               ; and boolx4
    72f  c5d9ebc0                  vpor xmm0, xmm4, xmm0                                ; or boolx4
    733  c4e3314ad200              vblendvps xmm2, xmm9, xmm2, xmm0                     ; where float32x4
    739  c4e3114ae900              vblendvps xmm5, xmm13, xmm1, xmm0                    ; where int32x4
    73f  c5e8c2e200                vcmpps xmm4, xmm2, xmm2, 0                           ; cmpeq boolx2
    744  c5e915da                  vunpckhpd xmm3, xmm2, xmm2                           ; gep float32x2
    748  c5e0c2ca02                vcmpps xmm1, xmm3, xmm2, 2                           ; cmple boolx2
    74d  c4e27958059a050000        vpbroadcastd xmm0, dword ptr [rip + ffffffff]
    756  c5f1efc0                  vpxor xmm0, xmm1, xmm0                               ; xor boolx2
    75a  c5d9dbf0                  vpand xmm6, xmm4, xmm0                               ; and boolx2
    75e  c5e0c2cb04                vcmpps xmm1, xmm3, xmm3, 4                           ; cmpne boolx2
    763  c5e8c2c302                vcmpps xmm0, xmm2, xmm3, 2                           ; cmple boolx2
    768  c5f1ebe0                  vpor xmm4, xmm1, xmm0                                ; or boolx2
    76c  c5d115cd                  vunpckhpd xmm1, xmm5, xmm5                           ; gep int32x2
    770  c5d166c1                  vpcmpgtd xmm0, xmm5, xmm1                            ; cmplt boolx2
    774  c5d9dbc0                  vpand xmm0, xmm4, xmm0                               ; and boolx2
    778  c5c9ebc0                  vpor xmm0, xmm6, xmm0                                ; or boolx2
    77c  c4e3694ad300              vblendvps xmm2, xmm2, xmm3, xmm0                     ; where float32x2
    782  c4e3514ac100              vblendvps xmm0, xmm5, xmm1, xmm0                     ; where int32x2
    788  c4e37916c001              vpextrd eax, xmm0, 1                                 ; gep int32
    78e  4889842480000000          mov qword ptr [rsp + 128], rax
    796  c4c37916c500              vpextrd r13d, xmm0, 0                                ; gep int32
    79c  c5eac2c200                vcmpss xmm0, xmm2, xmm2, 0                           ; cmpeq bool
    7a1  c5f97ec3                  vmovd ebx, xmm0
    7a5  83e301                    and ebx, 1
    7a8  c5f173da04                vpsrldq xmm1, xmm2, 4                                ; gep float32
    7ad  c5f2c2c202                vcmpss xmm0, xmm1, xmm2, 2                           ; cmple bool
    7b2  c5f97ec0                  vmovd eax, xmm0
    7b6  83e001                    and eax, 1
    7b9  83f001                    xor eax, 1                                           ; xor bool
    7bc  23d8                      and ebx, eax                                         ; and bool
    7be  c5f2c2c104                vcmpss xmm0, xmm1, xmm1, 4                           ; cmpne bool
    7c3  c5f97ec1                  vmovd ecx, xmm0
    7c7  83e101                    and ecx, 1
    7ca  c5eac2c102                vcmpss xmm0, xmm2, xmm1, 2                           ; cmple bool
    7cf  c5f97ec0                  vmovd eax, xmm0
    7d3  83e001                    and eax, 1
    7d6  0bc8                      or ecx, eax                                          ; or bool
    7d8  ba00000000                mov edx, 0                                           ; cmplt bool
    7dd  488b842480000000          mov rax, qword ptr [rsp + 128]
    7e5  413bc5                    cmp eax, r13d                                        ; cmplt bool
    7e8  0f9cc2                    setl dl
    7eb  23ca                      and ecx, edx                                         ; and bool
    7ed  0bd9                      or ebx, ecx                                          ; or bool
    7ef  488bc3                    mov rax, rbx                                         ; where float32
    7f2  f7d8                      neg eax
    7f4  c5f96ec0                  vmovd xmm0, eax
    7f8  c463694ac100              vblendvps xmm8, xmm2, xmm1, xmm0
    7fe  4183f101                  xor r9d, 1                                           ; xor bool
    802  4123f9                    and edi, r9d                                         ; and bool
    805  410bf2                    or esi, r10d                                         ; or bool
    808  4585c0                    test r8d, r8d                                        ; where int32
    80b  410f45ee                  cmovne ebp, r14d
    80f  4585db                    test r11d, r11d                                      ; where int32
    812  450f45e7                  cmovne r12d, r15d
    816  b800000000                mov eax, 0                                           ; cmplt bool
    81b  413bec                    cmp ebp, r12d
    81e  0f9cc0                    setl al
    821  23f0                      and esi, eax                                         ; and bool
    823  0bfe                      or edi, esi                                          ; or bool
    825  85ff                      test edi, edi                                        ; where int32
    827  440f45e5                  cmovne r12d, ebp
    82b  488b442478                mov rax, qword ptr [rsp + 120]
    830  44896004                  mov dword ptr [rax + 4], r12d                        ; store void
    834  488b442470                mov rax, qword ptr [rsp + 112]
    839  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
    83f  c4e27d2c90a0040000        vmaskmovps ymm2, ymm0, ymmword ptr [rax + 1184]      ; load float32x8
    848  c4e27d58059b040000        vpbroadcastd ymm0, dword ptr [rip + 000080ff]
    851  c5fc104c2420              vmovups ymm1, ymmword ptr [rsp + 32]
    857  c4e37d4aca10              vblendvps ymm1, ymm0, ymm2, ymm1                     ; where float32x8
    85d  c5f0c2e100                vcmpps xmm4, xmm1, xmm1, 0                           ; cmpeq boolx4
    862  c4e37d19ca01              vextractf128 xmm2, ymm1, 1                           ; gep float32x4
    868  c5e8c2d902                vcmpps xmm3, xmm2, xmm1, 2                           ; cmple boolx4
    86d  c4e27958057a040000        vpbroadcastd xmm0, dword ptr [rip + ffffffff]
    876  c5e1efc0                  vpxor xmm0, xmm3, xmm0                               ; xor boolx4
    87a  c5d9dbe0                  vpand xmm4, xmm4, xmm0                               ; and boolx4
    87e  c5e8c2da04                vcmpps xmm3, xmm2, xmm2, 4                           ; cmpne boolx4
    883  c5f0c2c202                vcmpps xmm0, xmm1, xmm2, 2                           ; cmple boolx4
    888  c5e1ebc0                  vpor xmm0, xmm3, xmm0                                ; or boolx4
    88c  c5f9db442450              vpand xmm0, xmm0, xmmword ptr [rsp + 80]             ; and boolx4
    892  c5d9ebf0                  vpor xmm6, xmm4, xmm0                                ; or boolx4
    896  c4e3714ada60              vblendvps xmm3, xmm1, xmm2, xmm6                     ; where float32x4
    89c  c5e0c2d300                vcmpps xmm2, xmm3, xmm3, 0                           ; cmpeq boolx2
    8a1  c5e115e3                  vunpckhpd xmm4, xmm3, xmm3                           ; gep float32x2
    8a5  c5d8c2cb02                vcmpps xmm1, xmm4, xmm3, 2                           ; cmple boolx2
    8aa  c4e27958053d040000        vpbroadcastd xmm0, dword ptr [rip + ffffffff]
    8b3  c5f1efc0                  vpxor xmm0, xmm1, xmm0                               ; xor boolx2
    8b7  c5e9dbf8                  vpand xmm7, xmm2, xmm0                               ; and boolx2
    8bb  c5d8c2cc04                vcmpps xmm1, xmm4, xmm4, 4                           ; cmpne boolx2
    8c0  c5e0c2c402                vcmpps xmm0, xmm3, xmm4, 2                           ; cmple boolx2
    8c5  c5f1ebe8                  vpor xmm5, xmm1, xmm0                                ; or boolx2
    8c9  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    8ce  c5f8104c2440              vmovups xmm1, xmmword ptr [rsp + 64]
    8d4  c4e3794ac960              vblendvps xmm1, xmm0, xmm1, xmm6                     ; where int32x4
    8da  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep int32x2
    8de  c5f166c2                  vpcmpgtd xmm0, xmm1, xmm2                            ; cmplt boolx2
    8e2  c5d1dbc0                  vpand xmm0, xmm5, xmm0                               ; and boolx2
    8e6  c5c1ebc0                  vpor xmm0, xmm7, xmm0                                ; or boolx2
    8ea  c4e3614adc00              vblendvps xmm3, xmm3, xmm4, xmm0                     ; where float32x2
    8f0  c4e3714ac200              vblendvps xmm0, xmm1, xmm2, xmm0                     ; where int32x2
    8f6  c4c37916c401              vpextrd r12d, xmm0, 1                                ; gep int32
    8fc  c4e37916c500              vpextrd ebp, xmm0, 0                                 ; gep int32
    902  c5e2c2c300                vcmpss xmm0, xmm3, xmm3, 0                           ; cmpeq bool
    907  c5f97ec7                  vmovd edi, xmm0
    90b  83e701                    and edi, 1
    90e  c5f173db04                vpsrldq xmm1, xmm3, 4                                ; gep float32
    913  c5f2c2c302                vcmpss xmm0, xmm1, xmm3, 2                           ; cmple bool
    918  c5f97ec0                  vmovd eax, xmm0
    91c  83e001                    and eax, 1
    91f  83f001                    xor eax, 1                                           ; xor bool
    922  23f8                      and edi, eax                                         ; and bool
    924  c5f2c2c104                vcmpss xmm0, xmm1, xmm1, 4                           ; cmpne bool
    929  c5f97ec2                  vmovd edx, xmm0
    92d  83e201                    and edx, 1
    930  c5e2c2c102                vcmpss xmm0, xmm3, xmm1, 2                           ; cmple bool
    935  c5f97ec0                  vmovd eax, xmm0
    939  83e001                    and eax, 1
    93c  0bd0                      or edx, eax                                          ; or bool
    93e  b800000000                mov eax, 0                                           ; cmplt bool
    943  443be5                    cmp r12d, ebp
    946  0f9cc0                    setl al
    949  23d0                      and edx, eax                                         ; and bool
    94b  0bfa                      or edi, edx                                          ; or bool
    94d  488bc7                    mov rax, rdi                                         ; where float32
    950  f7d8                      neg eax
    952  c5f96ec0                  vmovd xmm0, eax
    956  c4e3614ac900              vblendvps xmm1, xmm3, xmm1, xmm0
    95c  c4c13ac2c000              vcmpss xmm0, xmm8, xmm8, 0                           ; cmpeq bool
    962  c5f97ec6                  vmovd esi, xmm0
    966  83e601                    and esi, 1
    969  c4c172c2c002              vcmpss xmm0, xmm1, xmm8, 2                           ; cmple bool
    96f  c4c1797ec0                vmovd r8d, xmm0
    974  4183e001                  and r8d, 1
    978  c5bac2c102                vcmpss xmm0, xmm8, xmm1, 2                           ; cmple bool
    97d  c4c1797ec2                vmovd r10d, xmm0
    982  4183e201                  and r10d, 1
    986  c5f2c2c104                vcmpss xmm0, xmm1, xmm1, 4                           ; cmpne bool
    98b  c5f97ec1                  vmovd ecx, xmm0
    98f  83e101                    and ecx, 1
    992  c4c120c2db00              vcmpps xmm3, xmm11, xmm11, 0                         ; cmpeq boolx4
    998  c4637d19da01              vextractf128 xmm2, ymm11, 1                          ; gep float32x4
    99e  c4c168c2cb02              vcmpps xmm1, xmm2, xmm11, 2                          ; cmple boolx4
    9a4  c4e279580543030000        vpbroadcastd xmm0, dword ptr [rip + ffffffff]
    9ad  c5f1efc0                  vpxor xmm0, xmm1, xmm0                               ; xor boolx4
    9b1  c5e1dbe0                  vpand xmm4, xmm3, xmm0                               ; and boolx4
    9b5  c5e8c2ca04                vcmpps xmm1, xmm2, xmm2, 4                           ; cmpne boolx4
    9ba  c5a0c2c202                vcmpps xmm0, xmm11, xmm2, 2                          ; cmple boolx4
    9bf  c5f1ebd8                  vpor xmm3, xmm1, xmm0                                ; or boolx4
    9c3  c4637d19f101              vextractf128 xmm1, ymm14, 1                          ; gep int32x4
    9c9  c58966c1                  vpcmpgtd xmm0, xmm14, xmm1                           ; cmplt boolx4
    9cd  c5e1dbc0                  vpand xmm0, xmm3, xmm0                               ; and boolx4
    9d1  c5d9ebc0                  vpor xmm0, xmm4, xmm0                                ; or boolx4
    9d5  c4e3214ad200              vblendvps xmm2, xmm11, xmm2, xmm0                    ; where float32x4
    9db  c4e3094ae900              vblendvps xmm5, xmm14, xmm1, xmm0                    ; where int32x4
    9e1  c5e8c2e200                vcmpps xmm4, xmm2, xmm2, 0                           ; cmpeq boolx2
    9e6  c5e915da                  vunpckhpd xmm3, xmm2, xmm2                           ; gep float32x2
    9ea  c5e0c2ca02                vcmpps xmm1, xmm3, xmm2, 2                           ; cmple boolx2
    9ef  c4e2795805f8020000        vpbroadcastd xmm0, dword ptr [rip + ffffffff]
    9f8  c5f1efc0                  vpxor xmm0, xmm1, xmm0                               ; xor boolx2
    9fc  c5d9dbf0                  vpand xmm6, xmm4, xmm0                               ; and boolx2
    a00  c5e0c2cb04                vcmpps xmm1, xmm3, xmm3, 4                           ; cmpne boolx2
    a05  c5e8c2c302                vcmpps xmm0, xmm2, xmm3, 2                           ; cmple boolx2
    a0a  c5f1ebe0                  vpor xmm4, xmm1, xmm0                                ; or boolx2
    a0e  c5d115cd                  vunpckhpd xmm1, xmm5, xmm5                           ; gep int32x2
    a12  c5d166c1                  vpcmpgtd xmm0, xmm5, xmm1                            ; cmplt boolx2
    a16  c5d9dbc0                  vpand xmm0, xmm4, xmm0                               ; and boolx2
    a1a  c5c9ebc0                  vpor xmm0, xmm6, xmm0                                ; or boolx2
    a1e  c4e3694ad300              vblendvps xmm2, xmm2, xmm3, xmm0                     ; where float32x2
    a24  c4e3514ac100              vblendvps xmm0, xmm5, xmm1, xmm0                     ; where int32x2
    a2a  c4c37916c601              vpextrd r14d, xmm0, 1                                ; gep int32
    a30  c4c37916c300              vpextrd r11d, xmm0, 0                                ; gep int32
    a36  c5eac2c200                vcmpss xmm0, xmm2, xmm2, 0                           ; cmpeq bool
    a3b  c4c1797ec1                vmovd r9d, xmm0
    a40  4183e101                  and r9d, 1
    a44  c5f173da04                vpsrldq xmm1, xmm2, 4                                ; gep float32
    a49  c5f2c2c202                vcmpss xmm0, xmm1, xmm2, 2                           ; cmple bool
    a4e  c5f97ec0                  vmovd eax, xmm0
    a52  83e001                    and eax, 1
    a55  83f001                    xor eax, 1                                           ; xor bool
    a58  4423c8                    and r9d, eax                                         ; and bool
    a5b  c5f2c2c104                vcmpss xmm0, xmm1, xmm1, 4                           ; cmpne bool
    a60  c5f97ec2                  vmovd edx, xmm0
    a64  83e201                    and edx, 1
    a67  c5eac2c102                vcmpss xmm0, xmm2, xmm1, 2                           ; cmple bool
    a6c  c5f97ec0                  vmovd eax, xmm0
    a70  83e001                    and eax, 1
    a73  0bd0                      or edx, eax                                          ; or bool
    a75  b800000000                mov eax, 0                                           ; cmplt bool
    a7a  453bf3                    cmp r14d, r11d
    a7d  0f9cc0                    setl al
    a80  23d0                      and edx, eax                                         ; and bool
    a82  440bca                    or r9d, edx                                          ; or bool
    a85  498bc1                    mov rax, r9                                          ; where float32
    a88  f7d8                      neg eax
    a8a  c5f96ec0                  vmovd xmm0, eax
    a8e  c463694ac100              vblendvps xmm8, xmm2, xmm1, xmm0
    a94  4183f001                  xor r8d, 1                                           ; xor bool
    a98  4123f0                    and esi, r8d                                         ; and bool
    a9b  410bca                    or ecx, r10d                                         ; or bool
    a9e  85ff                      test edi, edi                                        ; where int32
    aa0  410f45ec                  cmovne ebp, r12d
    aa4  85db                      test ebx, ebx                                        ; where int32
    aa6  488b842480000000          mov rax, qword ptr [rsp + 128]
    aae  440f45e8                  cmovne r13d, eax                                     ; where int32
    ab2  b800000000                mov eax, 0                                           ; cmplt bool
    ab7  413bed                    cmp ebp, r13d
    aba  0f9cc0                    setl al
    abd  23c8                      and ecx, eax                                         ; and bool
    abf  0bf1                      or esi, ecx                                          ; or bool
    ac1  85f6                      test esi, esi                                        ; where int32
    ac3  440f45ed                  cmovne r13d, ebp
    ac7  488b442478                mov rax, qword ptr [rsp + 120]
    acc  44896808                  mov dword ptr [rax + 8], r13d                        ; store void
    ad0  488b442470                mov rax, qword ptr [rsp + 112]
    ad5  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
    adb  c4e27d2c9030060000        vmaskmovps ymm2, ymm0, ymmword ptr [rax + 1584]      ; load float32x8
    ae4  c4e27d5805ff010000        vpbroadcastd ymm0, dword ptr [rip + 000080ff]
    aed  c5fc104c2420              vmovups ymm1, ymmword ptr [rsp + 32]
    af3  c4e37d4aca10              vblendvps ymm1, ymm0, ymm2, ymm1                     ; where float32x8
    af9  c5f0c2e100                vcmpps xmm4, xmm1, xmm1, 0                           ; cmpeq boolx4
    afe  c4e37d19ca01              vextractf128 xmm2, ymm1, 1                           ; gep float32x4
    b04  c5e8c2d902                vcmpps xmm3, xmm2, xmm1, 2                           ; cmple boolx4
    b09  c4e2795805de010000        vpbroadcastd xmm0, dword ptr [rip + ffffffff]
    b12  c5e1efc0                  vpxor xmm0, xmm3, xmm0                               ; xor boolx4
    b16  c5d9dbe0                  vpand xmm4, xmm4, xmm0                               ; and boolx4
    b1a  c5e8c2da04                vcmpps xmm3, xmm2, xmm2, 4                           ; cmpne boolx4
    b1f  c5f0c2c202                vcmpps xmm0, xmm1, xmm2, 2                           ; cmple boolx4
    b24  c5e1ebc0                  vpor xmm0, xmm3, xmm0                                ; or boolx4
    b28  c5f9db442450              vpand xmm0, xmm0, xmmword ptr [rsp + 80]             ; and boolx4
    b2e  c5d9ebf0                  vpor xmm6, xmm4, xmm0                                ; or boolx4
    b32  c4e3714ada60              vblendvps xmm3, xmm1, xmm2, xmm6                     ; where float32x4
    b38  c5e0c2d300                vcmpps xmm2, xmm3, xmm3, 0                           ; cmpeq boolx2
    b3d  c5e115e3                  vunpckhpd xmm4, xmm3, xmm3                           ; gep float32x2
    b41  c5d8c2cb02                vcmpps xmm1, xmm4, xmm3, 2                           ; cmple boolx2
    b46  c4e2795805a1010000        vpbroadcastd xmm0, dword ptr [rip + ffffffff]
    b4f  c5f1efc0                  vpxor xmm0, xmm1, xmm0                               ; xor boolx2
    b53  c5e9dbf8                  vpand xmm7, xmm2, xmm0                               ; and boolx2
    b57  c5d8c2cc04                vcmpps xmm1, xmm4, xmm4, 4                           ; cmpne boolx2
    b5c  c5e0c2c402                vcmpps xmm0, xmm3, xmm4, 2                           ; cmple boolx2
    b61  c5f1ebe8                  vpor xmm5, xmm1, xmm0                                ; or boolx2
    b65  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    b6a  c5f8104c2440              vmovups xmm1, xmmword ptr [rsp + 64]
    b70  c4e3794ac960              vblendvps xmm1, xmm0, xmm1, xmm6                     ; where int32x4
    b76  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep int32x2
    b7a  c5f166c2                  vpcmpgtd xmm0, xmm1, xmm2                            ; cmplt boolx2
    b7e  c5d1dbc0                  vpand xmm0, xmm5, xmm0                               ; and boolx2
    b82  c5c1ebc0                  vpor xmm0, xmm7, xmm0                                ; or boolx2
    b86  c4e3614adc00              vblendvps xmm3, xmm3, xmm4, xmm0                     ; where float32x2
    b8c  c4e3714ac200              vblendvps xmm0, xmm1, xmm2, xmm0                     ; where int32x2
    b92  c4c37916c201              vpextrd r10d, xmm0, 1                                ; gep int32
    b98  c4c37916c000              vpextrd r8d, xmm0, 0                                 ; gep int32
    b9e  c5e2c2c300                vcmpss xmm0, xmm3, xmm3, 0                           ; cmpeq bool
    ba3  c5f97ec7                  vmovd edi, xmm0
    ba7  83e701                    and edi, 1
    baa  c5f173db04                vpsrldq xmm1, xmm3, 4                                ; gep float32
    baf  c5f2c2c302                vcmpss xmm0, xmm1, xmm3, 2                           ; cmple bool
    bb4  c5f97ec0                  vmovd eax, xmm0
    bb8  83e001                    and eax, 1
    bbb  83f001                    xor eax, 1                                           ; xor bool
    bbe  23f8                      and edi, eax                                         ; and bool
    bc0  c5f2c2c104                vcmpss xmm0, xmm1, xmm1, 4                           ; cmpne bool
    bc5  c5f97ec2                  vmovd edx, xmm0
    bc9  83e201                    and edx, 1
    bcc  c5e2c2c102                vcmpss xmm0, xmm3, xmm1, 2                           ; cmple bool
    bd1  c5f97ec0                  vmovd eax, xmm0
    bd5  83e001                    and eax, 1
    bd8  0bd0                      or edx, eax                                          ; or bool
    bda  b800000000                mov eax, 0                                           ; cmplt bool
    bdf  453bd0                    cmp r10d, r8d
    be2  0f9cc0                    setl al
    be5  23d0                      and edx, eax                                         ; and bool
    be7  0bfa                      or edi, edx                                          ; or bool
    be9  488bc7                    mov rax, rdi                                         ; where float32
    bec  f7d8                      neg eax
    bee  c5f96ec0                  vmovd xmm0, eax
    bf2  c4e3614ac900              vblendvps xmm1, xmm3, xmm1, xmm0
    bf8  c4c13ac2c000              vcmpss xmm0, xmm8, xmm8, 0                           ; cmpeq bool
    bfe  c5f97ec6                  vmovd esi, xmm0
    c02  83e601                    and esi, 1
    c05  c4c172c2c002              vcmpss xmm0, xmm1, xmm8, 2                           ; cmple bool
    c0b  c5f97ec0                  vmovd eax, xmm0
    c0f  83e001                    and eax, 1
    c12  c5bac2c102                vcmpss xmm0, xmm8, xmm1, 2                           ; cmple bool
    c17  c5f97ec1                  vmovd ecx, xmm0
    c1b  83e101                    and ecx, 1
    c1e  c5f2c2c104                vcmpss xmm0, xmm1, xmm1, 4                           ; cmpne bool
    c23  c5f97ec2                  vmovd edx, xmm0
    c27  83e201                    and edx, 1
    c2a  83f001                    xor eax, 1                                           ; xor bool
    c2d  23f0                      and esi, eax                                         ; and bool
    c2f  0bd1                      or edx, ecx                                          ; or bool
    c31  85ff                      test edi, edi                                        ; where int32
    c33  450f45c2                  cmovne r8d, r10d
    c37  4585c9                    test r9d, r9d                                        ; where int32
    c3a  450f45de                  cmovne r11d, r14d
    c3e  b800000000                mov eax, 0                                           ; cmplt bool
    c43  453bc3                    cmp r8d, r11d
    c46  0f9cc0                    setl al
    c49  23d0                      and edx, eax                                         ; and bool
    c4b  0bf2                      or esi, edx                                          ; or bool
    c4d  85f6                      test esi, esi                                        ; where int32
    c4f  450f45d8                  cmovne r11d, r8d
    c53  488b442478                mov rax, qword ptr [rsp + 120]
    c58  4489580c                  mov dword ptr [rax + 12], r11d                       ; store void
    c5c  488b442470                mov rax, qword ptr [rsp + 112]
    c61  4881c040060000            add rax, 1600                                        ; end void
    c68  4889442470                mov qword ptr [rsp + 112], rax
    c6d  488b442478                mov rax, qword ptr [rsp + 120]
    c72  4883c010                  add rax, 16                                          ; end void
    c76  4889442478                mov qword ptr [rsp + 120], rax
    c7b  488b442468                mov rax, qword ptr [rsp + 104]
    c80  83c001                    add eax, 1                                           ; end void
    c83  4889442468                mov qword ptr [rsp + 104], rax
    c88  488b442468                mov rax, qword ptr [rsp + 104]
    c8d  83f804                    cmp eax, 4                                           ; end void
    c90  0f8c2af4ffff              jl loop_c0
done_c96:
    c96  c5f877                    vzeroupper                                           ; sink void
    c99  488ba42490000000          mov rsp, qword ptr [rsp + 144]
    ca1  418fc7                    pop r15
    ca4  418fc6                    pop r14
    ca7  418fc5                    pop r13
    caa  418fc4                    pop r12
    cad  8fc5                      pop rbp
    caf  8fc3                      pop rbx
    cb1  c3                        ret                                                  ; sink void
