argmax:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  41fff7                    push r15
     10  488bc4                    mov rax, rsp
     13  4881eca0000000            sub rsp, 160
     1a  4883e4c0                  and rsp, -64
     1e  4889442460                mov qword ptr [rsp + 96], rax
     23  c4e27d5805b40c0000        vpbroadcastd ymm0, dword ptr [rip + 04000000]
     2c  c4e27d580daf0c0000        vpbroadcastd ymm1, dword ptr [rip + 60000000]
     35  c4e27d5815aa0c0000        vpbroadcastd ymm2, dword ptr [rip + ffffff7f]
     3e  c4e27d581da90c0000        vpbroadcastd ymm3, dword ptr [rip + ffffffff]
     47  488b07                    mov rax, qword ptr [rdi]
     4a  4889442450                mov qword ptr [rsp + 80], rax
     4f  488b4708                  mov rax, qword ptr [rdi + 8]                         ; define_global ptr<int32, global, 16>
     53  4889442448                mov qword ptr [rsp + 72], rax
     58  c5fd6605600c0000          vpcmpgtd ymm0, ymm0, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]; cmplt boolx8
     60  c5fc1025580c0000          vmovups ymm4, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
     68  c5ddfec9                  vpaddd ymm1, ymm4, ymm1                              ; add int32x8
     6c  c4e36d4ac900              vblendvps ymm1, ymm2, ymm1, ymm0                     ; where int32x8
     72  c5fc110c24                vmovups ymmword ptr [rsp], ymm1
     77  c5fc100c24                vmovups ymm1, ymmword ptr [rsp]
     7c  c4e37d19c901              vextractf128 xmm1, ymm1, 1                           ; gep int32x4
     82  c5f8114c2420              vmovups xmmword ptr [rsp + 32], xmm1
     88  c5fc100c24                vmovups ymm1, ymmword ptr [rsp]
     8d  c5f1664c2420              vpcmpgtd xmm1, xmm1, xmmword ptr [rsp + 32]          ; cmplt boolx4
     93  c5f8114c2430              vmovups xmmword ptr [rsp + 48], xmm1
     99  b800000000                mov eax, 0                                           ; range int32
     9e  4889442440                mov qword ptr [rsp + 64], rax
loop_c0:
     c0  c4e27d580d230c0000        vpbroadcastd ymm1, dword ptr [rip + 000080ff]        ; range int32
     c9  c5fc1015ef0b0000          vmovups ymm2, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
     d1  c4e27d5825120c0000        vpbroadcastd ymm4, dword ptr [rip + 000080ff]
     da  c5fc102dde0b0000          vmovups ymm5, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
     e2  c4e27d5835010c0000        vpbroadcastd ymm6, dword ptr [rip + 000080ff]
     eb  c5fc103dcd0b0000          vmovups ymm7, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
     f3  c4627d5805f00b0000        vpbroadcastd ymm8, dword ptr [rip + 000080ff]
     fc  c57c100dbc0b0000          vmovups ymm9, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
    104  b800000000                mov eax, 0
    109  488b542448                mov rdx, qword ptr [rsp + 72]
loop_120:
    120  c574c2d100                vcmpps ymm10, ymm1, ymm1, 0                          ; cmpeq boolx8
    125  488bc8                    mov rcx, rax                                         ; mul int32
    128  c1e103                    shl ecx, 3
    12b  c57c101a                  vmovups ymm11, ymmword ptr [rdx]                     ; load float32x8
    12f  c524c2e102                vcmpps ymm12, ymm11, ymm1, 2                         ; cmple boolx8
    134  c51defe3                  vpxor ymm12, ymm12, ymm3                             ; xor boolx8
    138  c4412ddbd4                vpand ymm10, ymm10, ymm12                            ; and boolx8
    13d  c4c3754acba0              vblendvps ymm1, ymm1, ymm11, ymm10                   ; where float32x8
    143  c5796ed9                  vmovd xmm11, ecx                                     ; vectorize int32x8
    147  c4427d58db                vpbroadcastd ymm11, xmm11
    14c  c525fe1d6c0b0000          vpaddd ymm11, ymm11, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]; add int32x8
    154  c4c36d4ad3a0              vblendvps ymm2, ymm2, ymm11, ymm10                   ; where int32x8
    15a  c55cc2d400                vcmpps ymm10, ymm4, ymm4, 0                          ; cmpeq boolx8
    15f  c57c10a290010000          vmovups ymm12, ymmword ptr [rdx + 400]               ; load float32x8
    167  c51cc2ec02                vcmpps ymm13, ymm12, ymm4, 2                         ; cmple boolx8
    16c  c515efeb                  vpxor ymm13, ymm13, ymm3                             ; xor boolx8
    170  c4412ddbd5                vpand ymm10, ymm10, ymm13                            ; and boolx8
    175  c4c35d4ae4a0              vblendvps ymm4, ymm4, ymm12, ymm10                   ; where float32x8
    17b  c4c3554aeba0              vblendvps ymm5, ymm5, ymm11, ymm10                   ; where int32x8
    181  c54cc2d600                vcmpps ymm10, ymm6, ymm6, 0                          ; cmpeq boolx8
    186  c57c10a220030000          vmovups ymm12, ymmword ptr [rdx + 800]               ; load float32x8
    18e  c51cc2ee02                vcmpps ymm13, ymm12, ymm6, 2                         ; cmple boolx8
    193  c515efeb                  vpxor ymm13, ymm13, ymm3                             ; xor boolx8
    197  c4412ddbd5                vpand ymm10, ymm10, ymm13                            ; and boolx8
    19c  c4c34d4af4a0              vblendvps ymm6, ymm6, ymm12, ymm10                   ; where float32x8
    1a2  c4c3454afba0              vblendvps ymm7, ymm7, ymm11, ymm10                   ; where int32x8
    1a8  c4413cc2d000              vcmpps ymm10, ymm8, ymm8, 0                          ; cmpeq boolx8
    1ae  c57c10a2b0040000          vmovups ymm12, ymmword ptr [rdx + 1200]              ; load float32x8
    1b6  c4411cc2e802              vcmpps ymm13, ymm12, ymm8, 2                         ; cmple boolx8
    1bc  c515efeb                  vpxor ymm13, ymm13, ymm3                             ; xor boolx8
    1c0  c4412ddbd5                vpand ymm10, ymm10, ymm13                            ; and boolx8
    1c5  c4433d4ac4a0              vblendvps ymm8, ymm8, ymm12, ymm10                   ; where float32x8
    1cb  c443354acba0              vblendvps ymm9, ymm9, ymm11, ymm10                   ; where int32x8
    1d1  4883c220                  add rdx, 32                                          ; end void
    1d5  83c001                    add eax, 1
    1d8  83f80c                    cmp eax, 12
    1db  0f8c3fffffff              jl loop_120
done_1e1:
    1e1  c570c2d100                vcmpps xmm10, xmm1, xmm1, 0                          ; cmpeq boolx4
    1e6  c4c37d19cb01              vextractf128 xmm11, ymm1, 1                          ; gep float32x4
    1ec  c520c2e102                vcmpps xmm12, xmm11, xmm1, 2                         ; cmple boolx4
    1f1  c46279582df60a0000        vpbroadcastd xmm13, dword ptr [rip + ffffffff]
    1fa  c44119efe5                vpxor xmm12, xmm12, xmm13                            ; xor boolx4
    1ff  c44129dbd4                vpand xmm10, xmm10, xmm12                            ; and boolx4
    204  c44120c2e304              vcmpps xmm12, xmm11, xmm11, 4                        ; cmpne boolx4
    20a  c44170c2eb02              vcmpps xmm13, xmm1, xmm11, 2                         ; cmple boolx4
    210  c44119ebe5                vpor xmm12, xmm12, xmm13                             ; or boolx4
    215  c4c37d19d501              vextractf128 xmm13, ymm2, 1                          ; gep int32x4
    21b  c4416966f5                vpcmpgtd xmm14, xmm2, xmm13                          ; cmplt boolx4
    220  c44119dbe6                vpand xmm12, xmm12, xmm14                            ; and boolx4
    225  c44129ebd4                vpor xmm10, xmm10, xmm12                             ; or boolx4
    22a  c4c3714acba0              vblendvps xmm1, xmm1, xmm11, xmm10                   ; where float32x4
    230  c4c3694ad5a0              vblendvps xmm2, xmm2, xmm13, xmm10                   ; where int32x4
    236  c570c2d100                vcmpps xmm10, xmm1, xmm1, 0                          ; cmpeq boolx2
    23b  c57115d9                  vunpckhpd xmm11, xmm1, xmm1                          ; gep float32x2
    23f  c520c2e102                vcmpps xmm12, xmm11, xmm1, 2                         ; cmple boolx2
    244  c46279582da30a0000        vpbroadcastd xmm13, dword ptr [rip + ffffffff]
    24d  c44119efe5                vpxor xmm12, xmm12, xmm13                            ; xor boolx2
    252  c44129dbd4                vpand xmm10, xmm10, xmm12                            ; and boolx2
    257  c44120c2e304              vcmpps xmm12, xmm11, xmm11, 4                        ; cmpne boolx2
    25d  c44170c2eb02              vcmpps xmm13, xmm1, xmm11, 2                         ; cmple boolx2
    263  c44119ebe5                vpor xmm12, xmm12, xmm13                             ; or boolx2
    268  c56915ea                  vunpckhpd xmm13, xmm2, xmm2                          ; gep int32x2
    26c  c4416966f5                vpcmpgtd xmm14, xmm2, xmm13                          ; cmplt boolx2
    271  c44119dbe6                vpand xmm12, xmm12, xmm14                            ; and boolx2
    276  c44129ebd4                vpor xmm10, xmm10, xmm12                             ; or boolx2
    27b  c4c3714acba0              vblendvps xmm1, xmm1, xmm11, xmm10                   ; where float32x2
    281  c4c3694ad5a0              vblendvps xmm2, xmm2, xmm13, xmm10                   ; where int32x2
    287  c4e37916d001              vpextrd eax, xmm2, 1                                 ; gep int32
    28d  c4e37916d200              vpextrd edx, xmm2, 0                                 ; gep int32
    293  c5f2c2d100                vcmpss xmm2, xmm1, xmm1, 0                           ; cmpeq bool
    298  c5f97ed1                  vmovd ecx, xmm2
    29c  83e101                    and ecx, 1
    29f  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
    2a4  c56ac2d102                vcmpss xmm10, xmm2, xmm1, 2                          ; cmple bool
    2a9  c5797ed6                  vmovd esi, xmm10
    2ad  83e601                    and esi, 1
    2b0  83f601                    xor esi, 1                                           ; xor bool
    2b3  23ce                      and ecx, esi                                         ; and bool
    2b5  c56ac2d204                vcmpss xmm10, xmm2, xmm2, 4                          ; cmpne bool
    2ba  c5797ed6                  vmovd esi, xmm10
    2be  83e601                    and esi, 1
    2c1  c572c2d202                vcmpss xmm10, xmm1, xmm2, 2                          ; cmple bool
    2c6  c5797ed7                  vmovd edi, xmm10
    2ca  83e701                    and edi, 1
    2cd  0bf7                      or esi, edi                                          ; or bool
    2cf  bf00000000                mov edi, 0                                           ; cmplt bool
    2d4  3bc2                      cmp eax, edx
    2d6  400f9cc7                  setl dil
    2da  23f7                      and esi, edi                                         ; and bool
    2dc  0bce                      or ecx, esi                                          ; or bool
    2de  488bf1                    mov rsi, rcx                                         ; where float32
    2e1  f7de                      neg esi
    2e3  c5796ed6                  vmovd xmm10, esi
    2e7  c4e3714acaa0              vblendvps xmm1, xmm1, xmm2, xmm10
    2ed  488b742448                mov rsi, qword ptr [rsp + 72]
    2f2  c4e27d2c9680010000        vmaskmovps ymm2, ymm0, ymmword ptr [rsi + 384]       ; load float32x8
    2fb  c4627d5815e8090000        vpbroadcastd ymm10, dword ptr [rip + 000080ff]
    304  c4e32d4ad200              vblendvps ymm2, ymm10, ymm2, ymm0                    ; where float32x8
    30a  c568c2d200                vcmpps xmm10, xmm2, xmm2, 0                          ; cmpeq boolx4
    30f  c4c37d19d301              vextractf128 xmm11, ymm2, 1                          ; gep float32x4
    315  c520c2e202                vcmpps xmm12, xmm11, xmm2, 2                         ; cmple boolx4
    31a  c46279582dcd090000        vpbroadcastd xmm13, dword ptr [rip + ffffffff]
    323  c44119efe5                vpxor xmm12, xmm12, xmm13                            ; xor boolx4
    328  c44129dbd4                vpand xmm10, xmm10, xmm12                            ; and boolx4
    32d  c44120c2e304              vcmpps xmm12, xmm11, xmm11, 4                        ; cmpne boolx4
    333  c44168c2eb02              vcmpps xmm13, xmm2, xmm11, 2                         ; cmple boolx4
    339  c44119ebe5                vpor xmm12, xmm12, xmm13                             ; or boolx4
    33e  c519db642430              vpand xmm12, xmm12, xmmword ptr [rsp + 48]           ; and boolx4
    344  c44129ebd4                vpor xmm10, xmm10, xmm12                             ; or boolx4
    349  c4c3694ad3a0              vblendvps xmm2, xmm2, xmm11, xmm10                   ; where float32x4
    34f  c568c2da00                vcmpps xmm11, xmm2, xmm2, 0                          ; cmpeq boolx2
    354  c56915e2                  vunpckhpd xmm12, xmm2, xmm2                          ; gep float32x2
    358  c518c2ea02                vcmpps xmm13, xmm12, xmm2, 2                         ; cmple boolx2
    35d  c4627958358a090000        vpbroadcastd xmm14, dword ptr [rip + ffffffff]
    366  c44111efee                vpxor xmm13, xmm13, xmm14                            ; xor boolx2
    36b  c44121dbdd                vpand xmm11, xmm11, xmm13                            ; and boolx2
    370  c44118c2ec04              vcmpps xmm13, xmm12, xmm12, 4                        ; cmpne boolx2
    376  c44168c2f402              vcmpps xmm14, xmm2, xmm12, 2                         ; cmple boolx2
    37c  c44111ebee                vpor xmm13, xmm13, xmm14                             ; or boolx2
    381  c57c103424                vmovups ymm14, ymmword ptr [rsp]
    386  c578107c2420              vmovups xmm15, xmmword ptr [rsp + 32]
    38c  c443094ad7a0              vblendvps xmm10, xmm14, xmm15, xmm10                 ; where int32x4
    392  c4412915f2                vunpckhpd xmm14, xmm10, xmm10                        ; gep int32x2
    397  c4412966fe                vpcmpgtd xmm15, xmm10, xmm14                         ; cmplt boolx2
    39c  c44111dbef                vpand xmm13, xmm13, xmm15                            ; and boolx2
    3a1  c44121ebdd                vpor xmm11, xmm11, xmm13                             ; or boolx2
    3a6  c4c3694ad4b0              vblendvps xmm2, xmm2, xmm12, xmm11                   ; where float32x2
    3ac  c443294ad6b0              vblendvps xmm10, xmm10, xmm14, xmm11                 ; where int32x2
    3b2  c4637916d601              vpextrd esi, xmm10, 1                                ; gep int32
    3b8  c4637916d700              vpextrd edi, xmm10, 0                                ; gep int32
    3be  c56ac2d200                vcmpss xmm10, xmm2, xmm2, 0                          ; cmpeq bool
    3c3  c441797ed0                vmovd r8d, xmm10
    3c8  4183e001                  and r8d, 1
    3cc  c5a973da04                vpsrldq xmm10, xmm2, 4                               ; gep float32
    3d1  c52ac2da02                vcmpss xmm11, xmm10, xmm2, 2                         ; cmple bool
    3d6  c441797ed9                vmovd r9d, xmm11
    3db  4183e101                  and r9d, 1
    3df  4183f101                  xor r9d, 1                                           ; xor bool
    3e3  4523c1                    and r8d, r9d                                         ; and bool
    3e6  c4412ac2da04              vcmpss xmm11, xmm10, xmm10, 4                        ; cmpne bool
    3ec  c441797ed9                vmovd r9d, xmm11
    3f1  4183e101                  and r9d, 1
    3f5  c4416ac2da02              vcmpss xmm11, xmm2, xmm10, 2                         ; cmple bool
    3fb  c441797eda                vmovd r10d, xmm11
    400  4183e201                  and r10d, 1
    404  450bca                    or r9d, r10d                                         ; or bool
    407  41ba00000000              mov r10d, 0                                          ; cmplt bool
    40d  3bf7                      cmp esi, edi
    40f  410f9cc2                  setl r10b
    413  4523ca                    and r9d, r10d                                        ; and bool
    416  450bc1                    or r8d, r9d                                          ; or bool
    419  4d8bc8                    mov r9, r8                                           ; where float32
    41c  41f7d9                    neg r9d
    41f  c441796ed9                vmovd xmm11, r9d
    424  c4c3694ad2b0              vblendvps xmm2, xmm2, xmm10, xmm11
    42a  c572c2d100                vcmpss xmm10, xmm1, xmm1, 0                          ; cmpeq bool
    42f  c441797ed1                vmovd r9d, xmm10
    434  4183e101                  and r9d, 1
    438  c56ac2d102                vcmpss xmm10, xmm2, xmm1, 2                          ; cmple bool
    43d  c441797ed2                vmovd r10d, xmm10
    442  4183e201                  and r10d, 1
    446  c5f2c2ca02                vcmpss xmm1, xmm1, xmm2, 2                           ; cmple bool
    44b  c4c1797ecb                vmovd r11d, xmm1
    450  4183e301                  and r11d, 1
    454  c5eac2ca04                vcmpss xmm1, xmm2, xmm2, 4                           ; cmpne bool
    459  c5f97ecb                  vmovd ebx, xmm1
    45d  83e301                    and ebx, 1
    460  c5d8c2cc00                vcmpps xmm1, xmm4, xmm4, 0                           ; cmpeq boolx4
    465  c4e37d19e201              vextractf128 xmm2, ymm4, 1                           ; gep float32x4
    46b  c568c2d402                vcmpps xmm10, xmm2, xmm4, 2                          ; cmple boolx4
    470  c46279581d77080000        vpbroadcastd xmm11, dword ptr [rip + ffffffff]
    479  c44129efd3                vpxor xmm10, xmm10, xmm11                            ; xor boolx4
    47e  c4c171dbca                vpand xmm1, xmm1, xmm10                              ; and boolx4
    483  c568c2d204                vcmpps xmm10, xmm2, xmm2, 4                          ; cmpne boolx4
    488  c558c2da02                vcmpps xmm11, xmm4, xmm2, 2                          ; cmple boolx4
    48d  c44129ebd3                vpor xmm10, xmm10, xmm11                             ; or boolx4
    492  c4c37d19eb01              vextractf128 xmm11, ymm5, 1                          ; gep int32x4
    498  c4415166e3                vpcmpgtd xmm12, xmm5, xmm11                          ; cmplt boolx4
    49d  c44129dbd4                vpand xmm10, xmm10, xmm12                            ; and boolx4
    4a2  c4c171ebca                vpor xmm1, xmm1, xmm10                               ; or boolx4
    4a7  c4e3594ad210              vblendvps xmm2, xmm4, xmm2, xmm1                     ; where float32x4
    4ad  c4c3514acb10              vblendvps xmm1, xmm5, xmm11, xmm1                    ; where int32x4
    4b3  c5e8c2e200                vcmpps xmm4, xmm2, xmm2, 0                           ; cmpeq boolx2
    4b8  c5e915ea                  vunpckhpd xmm5, xmm2, xmm2                           ; gep float32x2
    4bc  c550c2d202                vcmpps xmm10, xmm5, xmm2, 2                          ; cmple boolx2
    4c1  c46279581d26080000        vpbroadcastd xmm11, dword ptr [rip + ffffffff]
    4ca  c44129efd3                vpxor xmm10, xmm10, xmm11                            ; xor boolx2
    4cf  c4c159dbe2                vpand xmm4, xmm4, xmm10                              ; and boolx2
    4d4  c550c2d504                vcmpps xmm10, xmm5, xmm5, 4                          ; cmpne boolx2
    4d9  c568c2dd02                vcmpps xmm11, xmm2, xmm5, 2                          ; cmple boolx2
    4de  c44129ebd3                vpor xmm10, xmm10, xmm11                             ; or boolx2
    4e3  c57115d9                  vunpckhpd xmm11, xmm1, xmm1                          ; gep int32x2
    4e7  c4417166e3                vpcmpgtd xmm12, xmm1, xmm11                          ; cmplt boolx2
    4ec  c44129dbd4                vpand xmm10, xmm10, xmm12                            ; and boolx2
    4f1  c4c159ebe2                vpor xmm4, xmm4, xmm10                               ; or boolx2
    4f6  c4e3694ad540              vblendvps xmm2, xmm2, xmm5, xmm4                     ; where float32x2
    4fc  c4c3714acb40              vblendvps xmm1, xmm1, xmm11, xmm4                    ; where int32x2
    502  c4e37916cd01              vpextrd ebp, xmm1, 1                                 ; gep int32
    508  c4c37916cc00              vpextrd r12d, xmm1, 0                                ; gep int32
    50e  c5eac2ca00                vcmpss xmm1, xmm2, xmm2, 0                           ; cmpeq bool
    513  c4c1797ecd                vmovd r13d, xmm1
    518  4183e501                  and r13d, 1
    51c  c5f173da04                vpsrldq xmm1, xmm2, 4                                ; gep float32
    521  c5f2c2e202                vcmpss xmm4, xmm1, xmm2, 2                           ; cmple bool
    526  c4c1797ee6                vmovd r14d, xmm4
    52b  4183e601                  and r14d, 1
    52f  4183f601                  xor r14d, 1                                          ; xor bool
    533  4523ee                    and r13d, r14d                                       ; and bool
    536  c5f2c2e104                vcmpss xmm4, xmm1, xmm1, 4                           ; cmpne bool
    53b  c4c1797ee6                vmovd r14d, xmm4
    540  4183e601                  and r14d, 1
    544  c5eac2e102                vcmpss xmm4, xmm2, xmm1, 2                           ; cmple bool
    549  c4c1797ee7                vmovd r15d, xmm4
    54e  4183e701                  and r15d, 1
    552  450bf7                    or r14d, r15d                                        ; or bool
    555  41bf00000000              mov r15d, 0                                          ; cmplt bool
    55b  413bec                    cmp ebp, r12d
    55e  410f9cc7                  setl r15b
    562  4523f7                    and r14d, r15d                                       ; and bool
    565  450bee                    or r13d, r14d                                        ; or bool
    568  4d8bf5                    mov r14, r13                                         ; where float32
    56b  41f7de                    neg r14d
    56e  c4c1796ee6                vmovd xmm4, r14d
    573  c4e3694ac940              vblendvps xmm1, xmm2, xmm1, xmm4
    579  4183f201                  xor r10d, 1                                          ; xor bool
    57d  4523ca                    and r9d, r10d                                        ; and bool
    580  410bdb                    or ebx, r11d                                         ; or bool
    583  4585c0                    test r8d, r8d                                        ; where int32
    586  0f45fe                    cmovne edi, esi
    589  85c9                      test ecx, ecx                                        ; where int32
    58b  0f45d0                    cmovne edx, eax
    58e  b800000000                mov eax, 0                                           ; cmplt bool
    593  3bfa                      cmp edi, edx
    595  0f9cc0                    setl al
    598  23d8                      and ebx, eax                                         ; and bool
    59a  440bcb                    or r9d, ebx                                          ; or bool
    59d  4585c9                    test r9d, r9d                                        ; where int32
    5a0  0f45d7                    cmovne edx, edi
    5a3  488b442450                mov rax, qword ptr [rsp + 80]
    5a8  8910                      mov dword ptr [rax], edx                             ; store void
    5aa  488b442448                mov rax, qword ptr [rsp + 72]
    5af  c4e27d2c9010030000        vmaskmovps ymm2, ymm0, ymmword ptr [rax + 784]       ; load float32x8
    5b8  c4e27d58252b070000        vpbroadcastd ymm4, dword ptr [rip + 000080ff]
    5c1  c4e35d4ad200              vblendvps ymm2, ymm4, ymm2, ymm0                     ; where float32x8
    5c7  c5e8c2e200                vcmpps xmm4, xmm2, xmm2, 0                           ; cmpeq boolx4
    5cc  c4e37d19d501              vextractf128 xmm5, ymm2, 1                           ; gep float32x4
    5d2  c550c2d202                vcmpps xmm10, xmm5, xmm2, 2                          ; cmple boolx4
    5d7  c46279581d10070000        vpbroadcastd xmm11, dword ptr [rip + ffffffff]
    5e0  c44129efd3                vpxor xmm10, xmm10, xmm11                            ; xor boolx4
    5e5  c4c159dbe2                vpand xmm4, xmm4, xmm10                              ; and boolx4
    5ea  c550c2d504                vcmpps xmm10, xmm5, xmm5, 4                          ; cmpne boolx4
    5ef  c568c2dd02                vcmpps xmm11, xmm2, xmm5, 2                          ; cmple boolx4
    5f4  c44129ebd3                vpor xmm10, xmm10, xmm11                             ; or boolx4
    5f9  c529db542430              vpand xmm10, xmm10, xmmword ptr [rsp + 48]           ; and boolx4
    5ff  c4c159ebe2                vpor xmm4, xmm4, xmm10                               ; or boolx4
    604  c4e3694ad540              vblendvps xmm2, xmm2, xmm5, xmm4                     ; where float32x4
    60a  c5e8c2ea00                vcmpps xmm5, xmm2, xmm2, 0                           ; cmpeq boolx2
    60f  c56915d2                  vunpckhpd xmm10, xmm2, xmm2                          ; gep float32x2
    613  c528c2da02                vcmpps xmm11, xmm10, xmm2, 2                         ; cmple boolx2
    618  c462795825cf060000        vpbroadcastd xmm12, dword ptr [rip + ffffffff]
    621  c44121efdc                vpxor xmm11, xmm11, xmm12                            ; xor boolx2
    626  c4c151dbeb                vpand xmm5, xmm5, xmm11                              ; and boolx2
    62b  c44128c2da04              vcmpps xmm11, xmm10, xmm10, 4                        ; cmpne boolx2
    631  c44168c2e202              vcmpps xmm12, xmm2, xmm10, 2                         ; cmple boolx2
    637  c44121ebdc                vpor xmm11, xmm11, xmm12                             ; or boolx2
    63c  c57c102424                vmovups ymm12, ymmword ptr [rsp]
    641  c578106c2420              vmovups xmm13, xmmword ptr [rsp + 32]
    647  c4c3194ae540              vblendvps xmm4, xmm12, xmm13, xmm4                   ; where int32x4
    64d  c55915e4                  vunpckhpd xmm12, xmm4, xmm4                          ; gep int32x2
    651  c4415966ec                vpcmpgtd xmm13, xmm4, xmm12                          ; cmplt boolx2
    656  c44121dbdd                vpand xmm11, xmm11, xmm13                            ; and boolx2
    65b  c4c151ebeb                vpor xmm5, xmm5, xmm11                               ; or boolx2
    660  c4c3694ad250              vblendvps xmm2, xmm2, xmm10, xmm5                    ; where float32x2
    666  c4c3594ae450              vblendvps xmm4, xmm4, xmm12, xmm5                    ; where int32x2
    66c  c4e37916e001              vpextrd eax, xmm4, 1                                 ; gep int32
    672  c4e37916e200              vpextrd edx, xmm4, 0                                 ; gep int32
    678  c5eac2e200                vcmpss xmm4, xmm2, xmm2, 0                           ; cmpeq bool
    67d  c5f97ee1                  vmovd ecx, xmm4
    681  83e101                    and ecx, 1
    684  c5d973da04                vpsrldq xmm4, xmm2, 4                                ; gep float32
    689  c5dac2ea02                vcmpss xmm5, xmm4, xmm2, 2                           ; cmple bool
    68e  c5f97eee                  vmovd esi, xmm5
    692  83e601                    and esi, 1
    695  83f601                    xor esi, 1                                           ; xor bool
    698  23ce                      and ecx, esi                                         ; and bool
    69a  c5dac2ec04                vcmpss xmm5, xmm4, xmm4, 4                           ; cmpne bool
    69f  c5f97eee                  vmovd esi, xmm5
    6a3  83e601                    and esi, 1
    6a6  c5eac2ec02                vcmpss xmm5, xmm2, xmm4, 2                           ; cmple bool
    6ab  c5f97eef                  vmovd edi, xmm5
    6af  83e701                    and edi, 1
    6b2  0bf7                      or esi, edi                                          ; or bool
    6b4  bf00000000                mov edi, 0                                           ; cmplt bool
    6b9  3bc2                      cmp eax, edx
    6bb  400f9cc7                  setl dil
    6bf  23f7                      and esi, edi                                         ; and bool
    6c1  0bce                      or ecx, esi                                          ; or bool
    6c3  488bf1                    mov rsi, rcx                                         ; where float32
    6c6  f7de                      neg esi
    6c8  c5f96eee                  vmovd xmm5, esi
    6cc  c4e3694ad450              vblendvps xmm2, xmm2, xmm4, xmm5
    6d2  c5f2c2e100                vcmpss xmm4, xmm1, xmm1, 0                           ; cmpeq bool
    6d7  c5f97ee6                  vmovd esi, xmm4
    6db  83e601                    and esi, 1
    6de  c5eac2e102                vcmpss xmm4, xmm2, xmm1, 2                           ; cmple bool
    6e3  c5f97ee7                  vmovd edi, xmm4
    6e7  83e701                    and edi, 1
    6ea  c5f2c2ca02                vcmpss xmm1, xmm1, xmm2, 2                           ; cmple bool
    6ef  c4c1797ec8                vmovd r8d, xmm1
    6f4  4183e001                  and r8d, 1
    6f8  c5eac2ca04                vcmpss xmm1, xmm2, xmm2, 4                           ; cmpne bool
    6fd  c4c1797ec9                vmovd r9d, xmm1
    702  4183e101                  and r9d, 1
    706  c5c8c2ce00                vcmpps xmm1, xmm6, xmm6, 0                           ; cmpeq boolx4
    70b  c4e37d19f201              vextractf128 xmm2, ymm6, 1                           ; gep float32x4
    711  c5e8c2e602                vcmpps xmm4, xmm2, xmm6, 2                           ; cmple boolx4
    716  c4e279582dd1050000        vpbroadcastd xmm5, dword ptr [rip + ffffffff]
    71f  c5d9efe5                  vpxor xmm4, xmm4, xmm5                               ; xor boolx4
    723  c5f1dbcc                  vpand xmm1, xmm1, xmm4                               ; and boolx4
    727  c5e8c2e204                vcmpps xmm4, xmm2, xmm2, 4                           ; cmpne boolx4
    72c  c5c8c2ea02                vcmpps xmm5, xmm6, xmm2, 2                           ; cmple boolx4
    731  c5d9ebe5                  vpor xmm4, xmm4, xmm5                                ; or boolx4
    735  c4e37d19fd01              vextractf128 xmm5, ymm7, 1                           ; gep int32x4
    73b  c54166d5                  vpcmpgtd xmm10, xmm7, xmm5                           ; cmplt boolx4
    73f  c4c159dbe2                vpand xmm4, xmm4, xmm10                              ; and boolx4
    744  c5f1ebcc                  vpor xmm1, xmm1, xmm4                                ; or boolx4
    748  c4e3494ad210              vblendvps xmm2, xmm6, xmm2, xmm1                     ; where float32x4
    74e  c4e3414acd10              vblendvps xmm1, xmm7, xmm5, xmm1                     ; where int32x4
    754  c5e8c2e200                vcmpps xmm4, xmm2, xmm2, 0                           ; cmpeq boolx2
    759  c5e915ea                  vunpckhpd xmm5, xmm2, xmm2                           ; gep float32x2
    75d  c5d0c2f202                vcmpps xmm6, xmm5, xmm2, 2                           ; cmple boolx2
    762  c4e279583d85050000        vpbroadcastd xmm7, dword ptr [rip + ffffffff]
    76b  c5c9eff7                  vpxor xmm6, xmm6, xmm7                               ; xor boolx2
    76f  c5d9dbe6                  vpand xmm4, xmm4, xmm6                               ; and boolx2
    773  c5d0c2f504                vcmpps xmm6, xmm5, xmm5, 4                           ; cmpne boolx2
    778  c5e8c2fd02                vcmpps xmm7, xmm2, xmm5, 2                           ; cmple boolx2
    77d  c5c9ebf7                  vpor xmm6, xmm6, xmm7                                ; or boolx2
    781  c5f115f9                  vunpckhpd xmm7, xmm1, xmm1                           ; gep int32x2
    785  c57166d7                  vpcmpgtd xmm10, xmm1, xmm7                           ; cmplt boolx2
    789  c4c149dbf2                vpand xmm6, xmm6, xmm10                              ; and boolx2
    78e  c5d9ebe6                  vpor xmm4, xmm4, xmm6                                ; or boolx2
    792  c4e3694ad540              vblendvps xmm2, xmm2, xmm5, xmm4                     ; where float32x2
    798  c4e3714acf40              vblendvps xmm1, xmm1, xmm7, xmm4                     ; where int32x2
    79e  c4c37916ca01              vpextrd r10d, xmm1, 1                                ; gep int32
    7a4  c4c37916cb00              vpextrd r11d, xmm1, 0                                ; gep int32
    7aa  c5eac2ca00                vcmpss xmm1, xmm2, xmm2, 0                           ; cmpeq bool
    7af  c5f97ecb                  vmovd ebx, xmm1
    7b3  83e301                    and ebx, 1
    7b6  c5f173da04                vpsrldq xmm1, xmm2, 4                                ; gep float32
    7bb  c5f2c2e202                vcmpss xmm4, xmm1, xmm2, 2                           ; cmple bool
    7c0  c4c1797ee6                vmovd r14d, xmm4
    7c5  4183e601                  and r14d, 1
    7c9  4183f601                  xor r14d, 1                                          ; xor bool
    7cd  4123de                    and ebx, r14d                                        ; and bool
    7d0  c5f2c2e104                vcmpss xmm4, xmm1, xmm1, 4                           ; cmpne bool
    7d5  c4c1797ee6                vmovd r14d, xmm4
    7da  4183e601                  and r14d, 1
    7de  c5eac2e102                vcmpss xmm4, xmm2, xmm1, 2                           ; cmple bool
    7e3  c4c1797ee7                vmovd r15d, xmm4
    7e8  4183e701                  and r15d, 1
    7ec  450bf7                    or r14d, r15d                                        ; or bool
    7ef  41bf00000000              mov r15d, 0                                          ; cmplt bool
    7f5  453bd3                    cmp r10d, r11d
    7f8  410f9cc7                  setl r15b
    7fc  4523f7                    and r14d, r15d                                       ; and bool
    7ff  410bde                    or ebx, r14d                                         ; or bool
    802  4c8bf3                    mov r14, rbx                                         ; where float32
    805  41f7de                    neg r14d
    808  c4c1796ee6                vmovd xmm4, r14d
    80d  c4e3694ac940              vblendvps xmm1, xmm2, xmm1, xmm4
    813  83f701                    xor edi, 1                                           ; xor bool
    816  23f7                      and esi, edi                                         ; and bool
    818  450bc8                    or r9d, r8d                                          ; or bool
    81b  85c9                      test ecx, ecx                                        ; where int32
    81d  0f45d0                    cmovne edx, eax
    820  4585ed                    test r13d, r13d                                      ; where int32
    823  440f45e5                  cmovne r12d, ebp
    827  b800000000                mov eax, 0                                           ; cmplt bool
    82c  413bd4                    cmp edx, r12d
    82f  0f9cc0                    setl al
    832  4423c8                    and r9d, eax                                         ; and bool
    835  410bf1                    or esi, r9d                                          ; or bool
    838  85f6                      test esi, esi                                        ; where int32
    83a  440f45e2                  cmovne r12d, edx
    83e  488b442450                mov rax, qword ptr [rsp + 80]
    843  44896004                  mov dword ptr [rax + 4], r12d                        ; store void
    847  488b442448                mov rax, qword ptr [rsp + 72]
    84c  c4e27d2c90a0040000        vmaskmovps ymm2, ymm0, ymmword ptr [rax + 1184]      ; load float32x8
    855  c4e27d58258e040000        vpbroadcastd ymm4, dword ptr [rip + 000080ff]
    85e  c4e35d4ad200              vblendvps ymm2, ymm4, ymm2, ymm0                     ; where float32x8
    864  c5e8c2e200                vcmpps xmm4, xmm2, xmm2, 0                           ; cmpeq boolx4
    869  c4e37d19d501              vextractf128 xmm5, ymm2, 1                           ; gep float32x4
    86f  c5d0c2f202                vcmpps xmm6, xmm5, xmm2, 2                           ; cmple boolx4
    874  c4e279583d73040000        vpbroadcastd xmm7, dword ptr [rip + ffffffff]
    87d  c5c9eff7                  vpxor xmm6, xmm6, xmm7                               ; xor boolx4
    881  c5d9dbe6                  vpand xmm4, xmm4, xmm6                               ; and boolx4
    885  c5d0c2f504                vcmpps xmm6, xmm5, xmm5, 4                           ; cmpne boolx4
    88a  c5e8c2fd02                vcmpps xmm7, xmm2, xmm5, 2                           ; cmple boolx4
    88f  c5c9ebf7                  vpor xmm6, xmm6, xmm7                                ; or boolx4
    893  c5c9db742430              vpand xmm6, xmm6, xmmword ptr [rsp + 48]             ; and boolx4
    899  c5d9ebe6                  vpor xmm4, xmm4, xmm6                                ; or boolx4
    89d  c4e3694ad540              vblendvps xmm2, xmm2, xmm5, xmm4                     ; where float32x4
    8a3  c5e8c2ea00                vcmpps xmm5, xmm2, xmm2, 0                           ; cmpeq boolx2
    8a8  c5e915f2                  vunpckhpd xmm6, xmm2, xmm2                           ; gep float32x2
    8ac  c5c8c2fa02                vcmpps xmm7, xmm6, xmm2, 2                           ; cmple boolx2
    8b1  c46279581536040000        vpbroadcastd xmm10, dword ptr [rip + ffffffff]
    8ba  c4c141effa                vpxor xmm7, xmm7, xmm10                              ; xor boolx2
    8bf  c5d1dbef                  vpand xmm5, xmm5, xmm7                               ; and boolx2
    8c3  c5c8c2fe04                vcmpps xmm7, xmm6, xmm6, 4                           ; cmpne boolx2
    8c8  c568c2d602                vcmpps xmm10, xmm2, xmm6, 2                          ; cmple boolx2
    8cd  c4c141ebfa                vpor xmm7, xmm7, xmm10                               ; or boolx2
    8d2  c57c101424                vmovups ymm10, ymmword ptr [rsp]
    8d7  c578105c2420              vmovups xmm11, xmmword ptr [rsp + 32]
    8dd  c4c3294ae340              vblendvps xmm4, xmm10, xmm11, xmm4                   ; where int32x4
    8e3  c55915d4                  vunpckhpd xmm10, xmm4, xmm4                          ; gep int32x2
    8e7  c4415966da                vpcmpgtd xmm11, xmm4, xmm10                          ; cmplt boolx2
    8ec  c4c141dbfb                vpand xmm7, xmm7, xmm11                              ; and boolx2
    8f1  c5d1ebef                  vpor xmm5, xmm5, xmm7                                ; or boolx2
    8f5  c4e3694ad650              vblendvps xmm2, xmm2, xmm6, xmm5                     ; where float32x2
    8fb  c4c3594ae250              vblendvps xmm4, xmm4, xmm10, xmm5                    ; where int32x2
    901  c4e37916e001              vpextrd eax, xmm4, 1                                 ; gep int32
    907  c4e37916e200              vpextrd edx, xmm4, 0                                 ; gep int32
    90d  c5eac2e200                vcmpss xmm4, xmm2, xmm2, 0                           ; cmpeq bool
    912  c5f97ee1                  vmovd ecx, xmm4
    916  83e101                    and ecx, 1
    919  c5d973da04                vpsrldq xmm4, xmm2, 4                                ; gep float32
    91e  c5dac2ea02                vcmpss xmm5, xmm4, xmm2, 2                           ; cmple bool
    923  c5f97eee                  vmovd esi, xmm5
    927  83e601                    and esi, 1
    92a  83f601                    xor esi, 1                                           ; xor bool
    92d  23ce                      and ecx, esi                                         ; and bool
    92f  c5dac2ec04                vcmpss xmm5, xmm4, xmm4, 4                           ; cmpne bool
    934  c5f97eee                  vmovd esi, xmm5
    938  83e601                    and esi, 1
    93b  c5eac2ec02                vcmpss xmm5, xmm2, xmm4, 2                           ; cmple bool
    940  c5f97eef                  vmovd edi, xmm5
    944  83e701                    and edi, 1
    947  0bf7                      or esi, edi                                          ; or bool
    949  bf00000000                mov edi, 0                                           ; cmplt bool
    94e  3bc2                      cmp eax, edx
    950  400f9cc7                  setl dil
    954  23f7                      and esi, edi                                         ; and bool
    956  0bce                      or ecx, esi                                          ; or bool
    958  488bf1                    mov rsi, rcx                                         ; where float32
    95b  f7de                      neg esi
    95d  c5f96eee                  vmovd xmm5, esi
    961  c4e3694ad450              vblendvps xmm2, xmm2, xmm4, xmm5
    967  c5f2c2e100                vcmpss xmm4, xmm1, xmm1, 0                           ; cmpeq bool
    96c  c5f97ee6                  vmovd esi, xmm4
    970  83e601                    and esi, 1
    973  c5eac2e102                vcmpss xmm4, xmm2, xmm1, 2                           ; cmple bool
    978  c5f97ee7                  vmovd edi, xmm4
    97c  83e701                    and edi, 1
    97f  c5f2c2ca02                vcmpss xmm1, xmm1, xmm2, 2                           ; cmple bool
    984  c4c1797ec8                vmovd r8d, xmm1
    989  4183e001                  and r8d, 1
    98d  c5eac2ca04                vcmpss xmm1, xmm2, xmm2, 4                           ; cmpne bool
    992  c4c1797ec9                vmovd r9d, xmm1
    997  4183e101                  and r9d, 1
    99b  c4c138c2c800              vcmpps xmm1, xmm8, xmm8, 0                           ; cmpeq boolx4
    9a1  c4637d19c201              vextractf128 xmm2, ymm8, 1                           ; gep float32x4
    9a7  c4c168c2e002              vcmpps xmm4, xmm2, xmm8, 2                           ; cmple boolx4
    9ad  c4e279582d3a030000        vpbroadcastd xmm5, dword ptr [rip + ffffffff]
    9b6  c5d9efe5                  vpxor xmm4, xmm4, xmm5                               ; xor boolx4
    9ba  c5f1dbcc                  vpand xmm1, xmm1, xmm4                               ; and boolx4
    9be  c5e8c2e204                vcmpps xmm4, xmm2, xmm2, 4                           ; cmpne boolx4
    9c3  c5b8c2ea02                vcmpps xmm5, xmm8, xmm2, 2                           ; cmple boolx4
    9c8  c5d9ebe5                  vpor xmm4, xmm4, xmm5                                ; or boolx4
    9cc  c4637d19cd01              vextractf128 xmm5, ymm9, 1                           ; gep int32x4
    9d2  c5b166f5                  vpcmpgtd xmm6, xmm9, xmm5                            ; cmplt boolx4
    9d6  c5d9dbe6                  vpand xmm4, xmm4, xmm6                               ; and boolx4
    9da  c5f1ebcc                  vpor xmm1, xmm1, xmm4                                ; or boolx4
    9de  c4e3394ad210              vblendvps xmm2, xmm8, xmm2, xmm1                     ; where float32x4
    9e4  c4e3314acd10              vblendvps xmm1, xmm9, xmm5, xmm1                     ; where int32x4
    9ea  c5e8c2e200                vcmpps xmm4, xmm2, xmm2, 0                           ; cmpeq boolx2
    9ef  c5e915ea                  vunpckhpd xmm5, xmm2, xmm2                           ; gep float32x2
    9f3  c5d0c2f202                vcmpps xmm6, xmm5, xmm2, 2                           ; cmple boolx2
    9f8  c4e279583def020000        vpbroadcastd xmm7, dword ptr [rip + ffffffff]
    a01  c5c9eff7                  vpxor xmm6, xmm6, xmm7                               ; xor boolx2
    a05  c5d9dbe6                  vpand xmm4, xmm4, xmm6                               ; and boolx2
    a09  c5d0c2f504                vcmpps xmm6, xmm5, xmm5, 4                           ; cmpne boolx2
    a0e  c5e8c2fd02                vcmpps xmm7, xmm2, xmm5, 2                           ; cmple boolx2
    a13  c5c9ebf7                  vpor xmm6, xmm6, xmm7                                ; or boolx2
    a17  c5f115f9                  vunpckhpd xmm7, xmm1, xmm1                           ; gep int32x2
    a1b  c57166c7                  vpcmpgtd xmm8, xmm1, xmm7                            ; cmplt boolx2
    a1f  c4c149dbf0                vpand xmm6, xmm6, xmm8                               ; and boolx2
    a24  c5d9ebe6                  vpor xmm4, xmm4, xmm6                                ; or boolx2
    a28  c4e3694ad540              vblendvps xmm2, xmm2, xmm5, xmm4                     ; where float32x2
    a2e  c4e3714acf40              vblendvps xmm1, xmm1, xmm7, xmm4                     ; where int32x2
    a34  c4e37916cd01              vpextrd ebp, xmm1, 1                                 ; gep int32
    a3a  c4c37916cc00              vpextrd r12d, xmm1, 0                                ; gep int32
    a40  c5eac2ca00                vcmpss xmm1, xmm2, xmm2, 0                           ; cmpeq bool
    a45  c4c1797ecd                vmovd r13d, xmm1
    a4a  4183e501                  and r13d, 1
    a4e  c5f173da04                vpsrldq xmm1, xmm2, 4                                ; gep float32
    a53  c5f2c2e202                vcmpss xmm4, xmm1, xmm2, 2                           ; cmple bool
    a58  c4c1797ee6                vmovd r14d, xmm4
    a5d  4183e601                  and r14d, 1
    a61  4183f601                  xor r14d, 1                                          ; xor bool
    a65  4523ee                    and r13d, r14d                                       ; and bool
    a68  c5f2c2e104                vcmpss xmm4, xmm1, xmm1, 4                           ; cmpne bool
    a6d  c4c1797ee6                vmovd r14d, xmm4
    a72  4183e601                  and r14d, 1
    a76  c5eac2e102                vcmpss xmm4, xmm2, xmm1, 2                           ; cmple bool
    a7b  c4c1797ee7                vmovd r15d, xmm4
    a80  4183e701                  and r15d, 1
    a84  450bf7                    or r14d, r15d                                        ; or bool
    a87  41bf00000000              mov r15d, 0                                          ; cmplt bool
    a8d  413bec                    cmp ebp, r12d
    a90  410f9cc7                  setl r15b
    a94  4523f7                    and r14d, r15d                                       ; and bool
    a97  450bee                    or r13d, r14d                                        ; or bool
    a9a  4d8bf5                    mov r14, r13                                         ; where float32
    a9d  41f7de                    neg r14d
    aa0  c4c1796ee6                vmovd xmm4, r14d
    aa5  c4e3694ac940              vblendvps xmm1, xmm2, xmm1, xmm4
    aab  83f701                    xor edi, 1                                           ; xor bool
    aae  23f7                      and esi, edi                                         ; and bool
    ab0  450bc8                    or r9d, r8d                                          ; or bool
    ab3  85c9                      test ecx, ecx                                        ; where int32
    ab5  0f45d0                    cmovne edx, eax
    ab8  85db                      test ebx, ebx                                        ; where int32
    aba  450f45da                  cmovne r11d, r10d
    abe  b800000000                mov eax, 0                                           ; cmplt bool
    ac3  413bd3                    cmp edx, r11d
    ac6  0f9cc0                    setl al
    ac9  4423c8                    and r9d, eax                                         ; and bool
    acc  410bf1                    or esi, r9d                                          ; or bool
    acf  85f6                      test esi, esi                                        ; where int32
    ad1  440f45da                  cmovne r11d, edx
    ad5  488b442450                mov rax, qword ptr [rsp + 80]
    ada  44895808                  mov dword ptr [rax + 8], r11d                        ; store void
    ade  488b442448                mov rax, qword ptr [rsp + 72]
    ae3  c4e27d2c9030060000        vmaskmovps ymm2, ymm0, ymmword ptr [rax + 1584]      ; load float32x8
    aec  c4e27d5825f7010000        vpbroadcastd ymm4, dword ptr [rip + 000080ff]
    af5  c4e35d4ad200              vblendvps ymm2, ymm4, ymm2, ymm0                     ; where float32x8
    afb  c5e8c2e200                vcmpps xmm4, xmm2, xmm2, 0                           ; cmpeq boolx4
    b00  c4e37d19d501              vextractf128 xmm5, ymm2, 1                           ; gep float32x4
    b06  c5d0c2f202                vcmpps xmm6, xmm5, xmm2, 2                           ; cmple boolx4
    b0b  c4e279583ddc010000        vpbroadcastd xmm7, dword ptr [rip + ffffffff]
    b14  c5c9eff7                  vpxor xmm6, xmm6, xmm7                               ; xor boolx4
    b18  c5d9dbe6                  vpand xmm4, xmm4, xmm6                               ; and boolx4
    b1c  c5d0c2f504                vcmpps xmm6, xmm5, xmm5, 4                           ; cmpne boolx4
    b21  c5e8c2fd02                vcmpps xmm7, xmm2, xmm5, 2                           ; cmple boolx4
    b26  c5c9ebf7                  vpor xmm6, xmm6, xmm7                                ; or boolx4
    b2a  c5c9db742430              vpand xmm6, xmm6, xmmword ptr [rsp + 48]             ; and boolx4
    b30  c5d9ebe6                  vpor xmm4, xmm4, xmm6                                ; or boolx4
    b34  c4e3694ad540              vblendvps xmm2, xmm2, xmm5, xmm4                     ; where float32x4
    b3a  c5e8c2ea00                vcmpps xmm5, xmm2, xmm2, 0                           ; cmpeq boolx2
    b3f  c5e915f2                  vunpckhpd xmm6, xmm2, xmm2                           ; gep float32x2
    b43  c5c8c2fa02                vcmpps xmm7, xmm6, xmm2, 2                           ; cmple boolx2
    b48  c4627958059f010000        vpbroadcastd xmm8, dword ptr [rip + ffffffff]
    b51  c4c141eff8                vpxor xmm7, xmm7, xmm8                               ; xor boolx2
    b56  c5d1dbef                  vpand xmm5, xmm5, xmm7                               ; and boolx2
    b5a  c5c8c2fe04                vcmpps xmm7, xmm6, xmm6, 4                           ; cmpne boolx2
    b5f  c568c2c602                vcmpps xmm8, xmm2, xmm6, 2                           ; cmple boolx2
    b64  c4c141ebf8                vpor xmm7, xmm7, xmm8                                ; or boolx2
    b69  c57c100424                vmovups ymm8, ymmword ptr [rsp]
    b6e  c578104c2420              vmovups xmm9, xmmword ptr [rsp + 32]
    b74  c4c3394ae140              vblendvps xmm4, xmm8, xmm9, xmm4                     ; where int32x4
    b7a  c55915c4                  vunpckhpd xmm8, xmm4, xmm4                           ; gep int32x2
    b7e  c4415966c8                vpcmpgtd xmm9, xmm4, xmm8                            ; cmplt boolx2
    b83  c4c141dbf9                vpand xmm7, xmm7, xmm9                               ; and boolx2
    b88  c5d1ebef                  vpor xmm5, xmm5, xmm7                                ; or boolx2
    b8c  c4e3694ad650              vblendvps xmm2, xmm2, xmm6, xmm5                     ; where float32x2
    b92  c4c3594ae050              vblendvps xmm4, xmm4, xmm8, xmm5                     ; where int32x2
    b98  c4e37916e001              vpextrd eax, xmm4, 1                                 ; gep int32
    b9e  c4e37916e200              vpextrd edx, xmm4, 0                                 ; gep int32
    ba4  c5eac2e200                vcmpss xmm4, xmm2, xmm2, 0                           ; cmpeq bool
    ba9  c5f97ee1                  vmovd ecx, xmm4
    bad  83e101                    and ecx, 1
    bb0  c5d973da04                vpsrldq xmm4, xmm2, 4                                ; gep float32
    bb5  c5dac2ea02                vcmpss xmm5, xmm4, xmm2, 2                           ; cmple bool
    bba  c5f97eee                  vmovd esi, xmm5
    bbe  83e601                    and esi, 1
    bc1  83f601                    xor esi, 1                                           ; xor bool
    bc4  23ce                      and ecx, esi                                         ; and bool
    bc6  c5dac2ec04                vcmpss xmm5, xmm4, xmm4, 4                           ; cmpne bool
    bcb  c5f97eee                  vmovd esi, xmm5
    bcf  83e601                    and esi, 1
    bd2  c5eac2ec02                vcmpss xmm5, xmm2, xmm4, 2                           ; cmple bool
    bd7  c5f97eef                  vmovd edi, xmm5
    bdb  83e701                    and edi, 1
    bde  0bf7                      or esi, edi                                          ; or bool
    be0  bf00000000                mov edi, 0                                           ; cmplt bool
    be5  3bc2                      cmp eax, edx
    be7  400f9cc7                  setl dil
    beb  23f7                      and esi, edi                                         ; and bool
    bed  0bce                      or ecx, esi                                          ; or bool
    bef  488bf1                    mov rsi, rcx                                         ; where float32
    bf2  f7de                      neg esi
    bf4  c5f96eee                  vmovd xmm5, esi
    bf8  c4e3694ad450              vblendvps xmm2, xmm2, xmm4, xmm5
    bfe  c5f2c2e100                vcmpss xmm4, xmm1, xmm1, 0                           ; cmpeq bool
    c03  c5f97ee6                  vmovd esi, xmm4
    c07  83e601                    and esi, 1
    c0a  c5eac2e102                vcmpss xmm4, xmm2, xmm1, 2                           ; cmple bool
    c0f  c5f97ee7                  vmovd edi, xmm4
    c13  83e701                    and edi, 1
    c16  c5f2c2ca02                vcmpss xmm1, xmm1, xmm2, 2                           ; cmple bool
    c1b  c4c1797ec8                vmovd r8d, xmm1
    c20  4183e001                  and r8d, 1
    c24  c5eac2ca04                vcmpss xmm1, xmm2, xmm2, 4                           ; cmpne bool
    c29  c4c1797ec9                vmovd r9d, xmm1
    c2e  4183e101                  and r9d, 1
    c32  83f701                    xor edi, 1                                           ; xor bool
    c35  23f7                      and esi, edi                                         ; and bool
    c37  450bc8                    or r9d, r8d                                          ; or bool
    c3a  85c9                      test ecx, ecx                                        ; where int32
    c3c  0f45d0                    cmovne edx, eax
    c3f  4585ed                    test r13d, r13d                                      ; where int32
    c42  440f45e5                  cmovne r12d, ebp
    c46  b800000000                mov eax, 0                                           ; cmplt bool
    c4b  413bd4                    cmp edx, r12d
    c4e  0f9cc0                    setl al
    c51  4423c8                    and r9d, eax                                         ; and bool
    c54  410bf1                    or esi, r9d                                          ; or bool
    c57  85f6                      test esi, esi                                        ; where int32
    c59  440f45e2                  cmovne r12d, edx
    c5d  488b442450                mov rax, qword ptr [rsp + 80]
    c62  4489600c                  mov dword ptr [rax + 12], r12d                       ; store void
    c66  488b442448                mov rax, qword ptr [rsp + 72]
    c6b  4881c040060000            add rax, 1600                                        ; end void
    c72  4889442448                mov qword ptr [rsp + 72], rax
    c77  488b442450                mov rax, qword ptr [rsp + 80]
    c7c  4883c010                  add rax, 16                                          ; end void
    c80  4889442450                mov qword ptr [rsp + 80], rax
    c85  488b442440                mov rax, qword ptr [rsp + 64]
    c8a  83c001                    add eax, 1                                           ; end void
    c8d  4889442440                mov qword ptr [rsp + 64], rax
    c92  488b442440                mov rax, qword ptr [rsp + 64]
    c97  83f804                    cmp eax, 4                                           ; end void
    c9a  0f8c20f4ffff              jl loop_c0
done_ca0:
    ca0  c5f877                    vzeroupper                                           ; sink void
    ca3  488b642460                mov rsp, qword ptr [rsp + 96]
    ca8  418fc7                    pop r15
    cab  418fc6                    pop r14
    cae  418fc5                    pop r13
    cb1  418fc4                    pop r12
    cb4  8fc5                      pop rbp
    cb6  8fc3                      pop rbx
    cb8  c3                        ret                                                  ; sink void
