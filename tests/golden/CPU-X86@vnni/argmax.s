argmax:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  62f17c4810056f070000      vmovups zmm0, zmmword ptr [rip + 000000000100000002000000030000000400000005000000060000000700000008000000090000000a0000000b0000000c0000000d0000000e0000000f000000]
     11  b800000000                mov eax, 0
     16  62f27d48580da0090000      vpbroadcastd zmm1, dword ptr [rip + 000080ff]
     20  62f27d4858159a090000      vpbroadcastd zmm2, dword ptr [rip + ffffff7f]
     2a  62f27d48581d94090000      vpbroadcastd zmm3, dword ptr [rip + 64000000]
     34  62f17c48102582070000      vmovups zmm4, zmmword ptr [rip + 00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000]
     3e  62f17c48102db8070000      vmovups zmm5, zmmword ptr [rip + 04000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000]
     48  62f17c481035ee070000      vmovups zmm6, zmmword ptr [rip + 08000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000]
     52  62f17c48103d24080000      vmovups zmm7, zmmword ptr [rip + 0c0000000c0000000c0000000c0000000c0000000c0000000c0000000c0000000c0000000c0000000c0000000c0000000c0000000c0000000c0000000c000000]
     5c  62717c4810055a080000      vmovups zmm8, zmmword ptr [rip + 02000000020000000200000002000000020000000200000002000000020000000200000002000000020000000200000002000000020000000200000002000000]
     66  62717c48100d90080000      vmovups zmm9, zmmword ptr [rip + 06000000060000000600000006000000060000000600000006000000060000000600000006000000060000000600000006000000060000000600000006000000]
     70  62717c481015c6080000      vmovups zmm10, zmmword ptr [rip + 0a0000000a0000000a0000000a0000000a0000000a0000000a0000000a0000000a0000000a0000000a0000000a0000000a0000000a0000000a0000000a000000]
     7a  62717c48101dfc080000      vmovups zmm11, zmmword ptr [rip + 0e0000000e0000000e0000000e0000000e0000000e0000000e0000000e0000000e0000000e0000000e0000000e0000000e0000000e0000000e0000000e000000]
     84  488b17                    mov rdx, qword ptr [rdi]
     87  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<int32, global, 16>
     8b  488d7240                  lea rsi, [rdx + 64]                                  ; range int32
loop_a0:
     a0  62727d48582516090000      vpbroadcastd zmm12, dword ptr [rip + 000080ff]       ; range int32
     aa  62727d48582d10090000      vpbroadcastd zmm13, dword ptr [rip + ffffff7f]
     b4  62727d48583502090000      vpbroadcastd zmm14, dword ptr [rip + 000080ff]
     be  62727d48583dfc080000      vpbroadcastd zmm15, dword ptr [rip + ffffff7f]
     c8  62e27d485805ee080000      vpbroadcastd zmm16, dword ptr [rip + 000080ff]
     d2  62e27d48580de8080000      vpbroadcastd zmm17, dword ptr [rip + ffffff7f]
     dc  62e27d485815da080000      vpbroadcastd zmm18, dword ptr [rip + 000080ff]
     e6  62e27d48581dd4080000      vpbroadcastd zmm19, dword ptr [rip + ffffff7f]
     f0  62e27d485825c6080000      vpbroadcastd zmm20, dword ptr [rip + 000080ff]
     fa  62e27d48582dc0080000      vpbroadcastd zmm21, dword ptr [rip + ffffff7f]
    104  62e27d485835b2080000      vpbroadcastd zmm22, dword ptr [rip + 000080ff]
    10e  62e27d48583dac080000      vpbroadcastd zmm23, dword ptr [rip + ffffff7f]
    118  62627d4858059e080000      vpbroadcastd zmm24, dword ptr [rip + 000080ff]
    122  62627d48580d98080000      vpbroadcastd zmm25, dword ptr [rip + ffffff7f]
    12c  62627d4858158a080000      vpbroadcastd zmm26, dword ptr [rip + 000080ff]
    136  62627d48581d84080000      vpbroadcastd zmm27, dword ptr [rip + ffffff7f]
    140  bf00000000                mov edi, 0
    145  4c8bc1                    mov r8, rcx
loop_160:
    160  4c8bcf                    mov r9, rdi                                          ; mul int32
    163  41c1e104                  shl r9d, 4
    167  62427d487ce1              vpbroadcastd zmm28, r9d                              ; vectorize int32x16
    16d  62611d40fee0              vpaddd zmm28, zmm28, zmm0                            ; add int32x16
    173  62f31d401fcb01            vpcmpd k1, zmm28, zmm3, 1                            ; cmplt boolx16
    17a  62417ec96f28              vmovdqu32 zmm29{k1}{z}, zmmword ptr [r8]             ; load float32x16
    180  6202754964ed              vpblendmd zmm29{k1}, zmm1, zmm29                     ; where float32x16
    186  62d11440c2d406            vcmpps k2, zmm29, zmm12, 6                           ; xor boolx16
    18d  62d11c48c2dc00            vcmpps k3, zmm12, zmm12, 0                           ; cmpeq boolx16
    194  c4e1e441d2                kandq k2, k3, k2                                     ; and boolx16
    199  62911440c2dd04            vcmpps k3, zmm29, zmm29, 4                           ; cmpne boolx16
    1a0  62911c48c2e502            vcmpps k4, zmm12, zmm29, 2                           ; cmple boolx16
    1a7  c4e1e445dc                korq k3, k3, k4                                      ; or boolx16
    1ac  62026d4964e4              vpblendmd zmm28{k1}, zmm2, zmm28                     ; where int32x16
    1b2  62d31d401fe501            vpcmpd k4, zmm28, zmm13, 1                           ; cmplt boolx16
    1b9  c4e1e441dc                kandq k3, k3, k4                                     ; and boolx16
    1be  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx16
    1c3  62121d4a64e5              vpblendmd zmm12{k2}, zmm12, zmm29                    ; where float32x16
    1c9  6212154a64ec              vpblendmd zmm13{k2}, zmm13, zmm28                    ; where int32x16
    1cf  62417ec96fa890010000      vmovdqu32 zmm29{k1}{z}, zmmword ptr [r8 + 400]       ; load float32x16
    1d9  6202754964ed              vpblendmd zmm29{k1}, zmm1, zmm29                     ; where float32x16
    1df  62d11440c2d606            vcmpps k2, zmm29, zmm14, 6                           ; xor boolx16
    1e6  62d10c48c2de00            vcmpps k3, zmm14, zmm14, 0                           ; cmpeq boolx16
    1ed  c4e1e441d2                kandq k2, k3, k2                                     ; and boolx16
    1f2  62911440c2dd04            vcmpps k3, zmm29, zmm29, 4                           ; cmpne boolx16
    1f9  62910c48c2e502            vcmpps k4, zmm14, zmm29, 2                           ; cmple boolx16
    200  c4e1e445dc                korq k3, k3, k4                                      ; or boolx16
    205  62d31d401fe701            vpcmpd k4, zmm28, zmm15, 1                           ; cmplt boolx16
    20c  c4e1e441dc                kandq k3, k3, k4                                     ; and boolx16
    211  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx16
    216  62120d4a64f5              vpblendmd zmm14{k2}, zmm14, zmm29                    ; where float32x16
    21c  6212054a64fc              vpblendmd zmm15{k2}, zmm15, zmm28                    ; where int32x16
    222  62417ec96fa820030000      vmovdqu32 zmm29{k1}{z}, zmmword ptr [r8 + 800]       ; load float32x16
    22c  6202754964ed              vpblendmd zmm29{k1}, zmm1, zmm29                     ; where float32x16
    232  62b11440c2d006            vcmpps k2, zmm29, zmm16, 6                           ; xor boolx16
    239  62b17c40c2d800            vcmpps k3, zmm16, zmm16, 0                           ; cmpeq boolx16
    240  c4e1e441d2                kandq k2, k3, k2                                     ; and boolx16
    245  62911440c2dd04            vcmpps k3, zmm29, zmm29, 4                           ; cmpne boolx16
    24c  62917c40c2e502            vcmpps k4, zmm16, zmm29, 2                           ; cmple boolx16
    253  c4e1e445dc                korq k3, k3, k4                                      ; or boolx16
    258  62b31d401fe101            vpcmpd k4, zmm28, zmm17, 1                           ; cmplt boolx16
    25f  c4e1e441dc                kandq k3, k3, k4                                     ; and boolx16
    264  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx16
    269  62827d4264c5              vpblendmd zmm16{k2}, zmm16, zmm29                    ; where float32x16
    26f  6282754264cc              vpblendmd zmm17{k2}, zmm17, zmm28                    ; where int32x16
    275  62417ec96fa8b0040000      vmovdqu32 zmm29{k1}{z}, zmmword ptr [r8 + 1200]      ; load float32x16
    27f  6202754964ed              vpblendmd zmm29{k1}, zmm1, zmm29                     ; where float32x16
    285  62b11440c2d206            vcmpps k2, zmm29, zmm18, 6                           ; xor boolx16
    28c  62b16c40c2da00            vcmpps k3, zmm18, zmm18, 0                           ; cmpeq boolx16
    293  c4e1e441d2                kandq k2, k3, k2                                     ; and boolx16
    298  62911440c2dd04            vcmpps k3, zmm29, zmm29, 4                           ; cmpne boolx16
    29f  62916c40c2e502            vcmpps k4, zmm18, zmm29, 2                           ; cmple boolx16
    2a6  c4e1e445dc                korq k3, k3, k4                                      ; or boolx16
    2ab  62b31d401fe301            vpcmpd k4, zmm28, zmm19, 1                           ; cmplt boolx16
    2b2  c4e1e441dc                kandq k3, k3, k4                                     ; and boolx16
    2b7  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx16
    2bc  62826d4264d5              vpblendmd zmm18{k2}, zmm18, zmm29                    ; where float32x16
    2c2  6282654264dc              vpblendmd zmm19{k2}, zmm19, zmm28                    ; where int32x16
    2c8  62417ec96f6819            vmovdqu32 zmm29{k1}{z}, zmmword ptr [r8 + 1600]      ; load float32x16
    2cf  6202754964ed              vpblendmd zmm29{k1}, zmm1, zmm29                     ; where float32x16
    2d5  62b11440c2d406            vcmpps k2, zmm29, zmm20, 6                           ; xor boolx16
    2dc  62b15c40c2dc00            vcmpps k3, zmm20, zmm20, 0                           ; cmpeq boolx16
    2e3  c4e1e441d2                kandq k2, k3, k2                                     ; and boolx16
    2e8  62911440c2dd04            vcmpps k3, zmm29, zmm29, 4                           ; cmpne boolx16
    2ef  62915c40c2e502            vcmpps k4, zmm20, zmm29, 2                           ; cmple boolx16
    2f6  c4e1e445dc                korq k3, k3, k4                                      ; or boolx16
    2fb  62b31d401fe501            vpcmpd k4, zmm28, zmm21, 1                           ; cmplt boolx16
    302  c4e1e441dc                kandq k3, k3, k4                                     ; and boolx16
    307  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx16
    30c  62825d4264e5              vpblendmd zmm20{k2}, zmm20, zmm29                    ; where float32x16
    312  6282554264ec              vpblendmd zmm21{k2}, zmm21, zmm28                    ; where int32x16
    318  62417ec96fa8d0070000      vmovdqu32 zmm29{k1}{z}, zmmword ptr [r8 + 2000]      ; load float32x16
    322  6202754964ed              vpblendmd zmm29{k1}, zmm1, zmm29                     ; where float32x16
    328  62b11440c2d606            vcmpps k2, zmm29, zmm22, 6                           ; xor boolx16
    32f  62b14c40c2de00            vcmpps k3, zmm22, zmm22, 0                           ; cmpeq boolx16
    336  c4e1e441d2                kandq k2, k3, k2                                     ; and boolx16
    33b  62911440c2dd04            vcmpps k3, zmm29, zmm29, 4                           ; cmpne boolx16
    342  62914c40c2e502            vcmpps k4, zmm22, zmm29, 2                           ; cmple boolx16
    349  c4e1e445dc                korq k3, k3, k4                                      ; or boolx16
    34e  62b31d401fe701            vpcmpd k4, zmm28, zmm23, 1                           ; cmplt boolx16
    355  c4e1e441dc                kandq k3, k3, k4                                     ; and boolx16
    35a  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx16
    35f  62824d4264f5              vpblendmd zmm22{k2}, zmm22, zmm29                    ; where float32x16
    365  6282454264fc              vpblendmd zmm23{k2}, zmm23, zmm28                    ; where int32x16
    36b  62417ec96fa860090000      vmovdqu32 zmm29{k1}{z}, zmmword ptr [r8 + 2400]      ; load float32x16
    375  6202754964ed              vpblendmd zmm29{k1}, zmm1, zmm29                     ; where float32x16
    37b  62911440c2d006            vcmpps k2, zmm29, zmm24, 6                           ; xor boolx16
    382  62913c40c2d800            vcmpps k3, zmm24, zmm24, 0                           ; cmpeq boolx16
    389  c4e1e441d2                kandq k2, k3, k2                                     ; and boolx16
    38e  62911440c2dd04            vcmpps k3, zmm29, zmm29, 4                           ; cmpne boolx16
    395  62913c40c2e502            vcmpps k4, zmm24, zmm29, 2                           ; cmple boolx16
    39c  c4e1e445dc                korq k3, k3, k4                                      ; or boolx16
    3a1  62931d401fe101            vpcmpd k4, zmm28, zmm25, 1                           ; cmplt boolx16
    3a8  c4e1e441dc                kandq k3, k3, k4                                     ; and boolx16
    3ad  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx16
    3b2  62023d4264c5              vpblendmd zmm24{k2}, zmm24, zmm29                    ; where float32x16
    3b8  6202354264cc              vpblendmd zmm25{k2}, zmm25, zmm28                    ; where int32x16
    3be  62417ec96fa8f00a0000      vmovdqu32 zmm29{k1}{z}, zmmword ptr [r8 + 2800]      ; load float32x16
    3c8  6202754964ed              vpblendmd zmm29{k1}, zmm1, zmm29                     ; where float32x16
    3ce  62911440c2ca06            vcmpps k1, zmm29, zmm26, 6                           ; xor boolx16
    3d5  62912c40c2d200            vcmpps k2, zmm26, zmm26, 0                           ; cmpeq boolx16
    3dc  c4e1ec41c9                kandq k1, k2, k1                                     ; and boolx16
    3e1  62911440c2d504            vcmpps k2, zmm29, zmm29, 4                           ; cmpne boolx16
    3e8  62912c40c2dd02            vcmpps k3, zmm26, zmm29, 2                           ; cmple boolx16
    3ef  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx16
    3f4  62931d401fdb01            vpcmpd k3, zmm28, zmm27, 1                           ; cmplt boolx16
    3fb  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx16
    400  c4e1f445ca                korq k1, k1, k2                                      ; or boolx16
    405  62022d4164d5              vpblendmd zmm26{k1}, zmm26, zmm29                    ; where float32x16
    40b  6202254164dc              vpblendmd zmm27{k1}, zmm27, zmm28                    ; where int32x16
    411  4983c040                  add r8, 64                                           ; end void
    415  83c701                    add edi, 1
    418  83ff07                    cmp edi, 7
    41b  0f8c3ffdffff              jl loop_160
done_421:
    421  62431d4823e644            vshuff32x4 zmm28, zmm12, zmm14, 68                   ; shuffle float32x16
    428  62431d4823eeee            vshuff32x4 zmm29, zmm12, zmm14, 238                  ; shuffle float32x16
    42f  62011c405fed              vmaxps zmm29, zmm28, zmm29                           ; max float32x16
    435  62911c40c2cc03            vcmpps k1, zmm28, zmm28, 3
    43c  6202154164e4              vpblendmd zmm28{k1}, zmm29, zmm28
    442  62237d4023ea44            vshuff32x4 zmm29, zmm16, zmm18, 68                   ; shuffle float32x16
    449  62237d4023f2ee            vshuff32x4 zmm30, zmm16, zmm18, 238                  ; shuffle float32x16
    450  620114405ff6              vmaxps zmm30, zmm29, zmm30                           ; max float32x16
    456  62911440c2cd03            vcmpps k1, zmm29, zmm29, 3
    45d  62020d4164ed              vpblendmd zmm29{k1}, zmm30, zmm29
    463  62031d4023f588            vshuff32x4 zmm30, zmm28, zmm29, 136                  ; shuffle float32x16
    46a  62031d4023e5dd            vshuff32x4 zmm28, zmm28, zmm29, 221                  ; shuffle float32x16
    471  62010c405fe4              vmaxps zmm28, zmm30, zmm28                           ; max float32x16
    477  62910c40c2ce03            vcmpps k1, zmm30, zmm30, 3
    47e  62021d4164e6              vpblendmd zmm28{k1}, zmm28, zmm30
    484  62235d4023ee44            vshuff32x4 zmm29, zmm20, zmm22, 68                   ; shuffle float32x16
    48b  62235d4023f6ee            vshuff32x4 zmm30, zmm20, zmm22, 238                  ; shuffle float32x16
    492  620114405ff6              vmaxps zmm30, zmm29, zmm30                           ; max float32x16
    498  62911440c2cd03            vcmpps k1, zmm29, zmm29, 3
    49f  62020d4164ed              vpblendmd zmm29{k1}, zmm30, zmm29
    4a5  62033d4023f244            vshuff32x4 zmm30, zmm24, zmm26, 68                   ; shuffle float32x16
    4ac  62033d4023faee            vshuff32x4 zmm31, zmm24, zmm26, 238                  ; shuffle float32x16
    4b3  62010c405fff              vmaxps zmm31, zmm30, zmm31                           ; max float32x16
    4b9  62910c40c2ce03            vcmpps k1, zmm30, zmm30, 3
    4c0  6202054164f6              vpblendmd zmm30{k1}, zmm31, zmm30
    4c6  6203154023fe88            vshuff32x4 zmm31, zmm29, zmm30, 136                  ; shuffle float32x16
    4cd  6203154023eedd            vshuff32x4 zmm29, zmm29, zmm30, 221                  ; shuffle float32x16
    4d4  620104405fed              vmaxps zmm29, zmm31, zmm29                           ; max float32x16
    4da  62910440c2cf03            vcmpps k1, zmm31, zmm31, 3
    4e1  6202154164ef              vpblendmd zmm29{k1}, zmm29, zmm31
    4e7  62019d4014f5              vunpcklpd zmm30, zmm28, zmm29                        ; shuffle float32x16
    4ed  62019d4015e5              vunpckhpd zmm28, zmm28, zmm29                        ; shuffle float32x16
    4f3  62010c405fe4              vmaxps zmm28, zmm30, zmm28                           ; max float32x16
    4f9  62910c40c2ce03            vcmpps k1, zmm30, zmm30, 3
    500  62021d4164e6              vpblendmd zmm28{k1}, zmm28, zmm30
    506  62011c40c6ecb1            vshufps zmm29, zmm28, zmm28, 177                     ; gep float32x16
    50d  620114405fe4              vmaxps zmm28, zmm29, zmm28                           ; max float32x16
    513  62911440c2cd03            vcmpps k1, zmm29, zmm29, 3
    51a  62021d4164e5              vpblendmd zmm28{k1}, zmm28, zmm29
    520  62025d4836ec              vpermd zmm29, zmm4, zmm28                            ; gep float32x16
    526  62911c48c2cd00            vcmpps k1, zmm12, zmm29, 0                           ; cmpeq boolx16
    52d  62d11c48c2d404            vcmpps k2, zmm12, zmm12, 4                           ; cmpne boolx16
    534  c4e1f445ca                korq k1, k1, k2                                      ; or boolx16
    539  62526d4964e5              vpblendmd zmm12{k1}, zmm2, zmm13                     ; where int32x16
    53f  6212554836ec              vpermd zmm13, zmm5, zmm28                            ; gep float32x16
    545  62d10c48c2cd00            vcmpps k1, zmm14, zmm13, 0                           ; cmpeq boolx16
    54c  62d10c48c2d604            vcmpps k2, zmm14, zmm14, 4                           ; cmpne boolx16
    553  c4e1f445ca                korq k1, k1, k2                                      ; or boolx16
    558  62526d4964ef              vpblendmd zmm13{k1}, zmm2, zmm15                     ; where int32x16
    55e  62531d4823f544            vshuff32x4 zmm14, zmm12, zmm13, 68                   ; shuffle int32x16
    565  62531d4823e5ee            vshuff32x4 zmm12, zmm12, zmm13, 238                  ; shuffle int32x16
    56c  62520d4839e4              vpminsd zmm12, zmm14, zmm12                          ; min int32x16
    572  62124d4836ec              vpermd zmm13, zmm6, zmm28                            ; gep float32x16
    578  62d17c40c2cd00            vcmpps k1, zmm16, zmm13, 0                           ; cmpeq boolx16
    57f  62b17c40c2d004            vcmpps k2, zmm16, zmm16, 4                           ; cmpne boolx16
    586  c4e1f445ca                korq k1, k1, k2                                      ; or boolx16
    58b  62326d4964e9              vpblendmd zmm13{k1}, zmm2, zmm17                     ; where int32x16
    591  6212454836f4              vpermd zmm14, zmm7, zmm28                            ; gep float32x16
    597  62d16c40c2ce00            vcmpps k1, zmm18, zmm14, 0                           ; cmpeq boolx16
    59e  62b16c40c2d204            vcmpps k2, zmm18, zmm18, 4                           ; cmpne boolx16
    5a5  c4e1f445ca                korq k1, k1, k2                                      ; or boolx16
    5aa  62326d4964f3              vpblendmd zmm14{k1}, zmm2, zmm19                     ; where int32x16
    5b0  6253154823fe44            vshuff32x4 zmm15, zmm13, zmm14, 68                   ; shuffle int32x16
    5b7  6253154823eeee            vshuff32x4 zmm13, zmm13, zmm14, 238                  ; shuffle int32x16
    5be  6252054839ed              vpminsd zmm13, zmm15, zmm13                          ; min int32x16
    5c4  62531d4823f588            vshuff32x4 zmm14, zmm12, zmm13, 136                  ; shuffle int32x16
    5cb  62531d4823e5dd            vshuff32x4 zmm12, zmm12, zmm13, 221                  ; shuffle int32x16
    5d2  62520d4839e4              vpminsd zmm12, zmm14, zmm12                          ; min int32x16
    5d8  62123d4836ec              vpermd zmm13, zmm8, zmm28                            ; gep float32x16
    5de  62d15c40c2cd00            vcmpps k1, zmm20, zmm13, 0                           ; cmpeq boolx16
    5e5  62b15c40c2d404            vcmpps k2, zmm20, zmm20, 4                           ; cmpne boolx16
    5ec  c4e1f445ca                korq k1, k1, k2                                      ; or boolx16
    5f1  62326d4964ed              vpblendmd zmm13{k1}, zmm2, zmm21                     ; where int32x16
    5f7  6212354836f4              vpermd zmm14, zmm9, zmm28                            ; gep float32x16
    5fd  62d14c40c2ce00            vcmpps k1, zmm22, zmm14, 0                           ; cmpeq boolx16
    604  62b14c40c2d604            vcmpps k2, zmm22, zmm22, 4                           ; cmpne boolx16
    60b  c4e1f445ca                korq k1, k1, k2                                      ; or boolx16
    610  62326d4964f7              vpblendmd zmm14{k1}, zmm2, zmm23                     ; where int32x16
    616  6253154823fe44            vshuff32x4 zmm15, zmm13, zmm14, 68                   ; shuffle int32x16
    61d  6253154823eeee            vshuff32x4 zmm13, zmm13, zmm14, 238                  ; shuffle int32x16
    624  6252054839ed              vpminsd zmm13, zmm15, zmm13                          ; min int32x16
    62a  62122d4836f4              vpermd zmm14, zmm10, zmm28                           ; gep float32x16
    630  62d13c40c2ce00            vcmpps k1, zmm24, zmm14, 0                           ; cmpeq boolx16
    637  62913c40c2d004            vcmpps k2, zmm24, zmm24, 4                           ; cmpne boolx16
    63e  c4e1f445ca                korq k1, k1, k2                                      ; or boolx16
    643  62126d4964f1              vpblendmd zmm14{k1}, zmm2, zmm25                     ; where int32x16
    649  6212254836fc              vpermd zmm15, zmm11, zmm28                           ; gep float32x16
    64f  62d12c40c2cf00            vcmpps k1, zmm26, zmm15, 0                           ; cmpeq boolx16
    656  62912c40c2d204            vcmpps k2, zmm26, zmm26, 4                           ; cmpne boolx16
    65d  c4e1f445ca                korq k1, k1, k2                                      ; or boolx16
    662  62126d4964fb              vpblendmd zmm15{k1}, zmm2, zmm27                     ; where int32x16
    668  62c30d4823c744            vshuff32x4 zmm16, zmm14, zmm15, 68                   ; shuffle int32x16
    66f  62530d4823f7ee            vshuff32x4 zmm14, zmm14, zmm15, 238                  ; shuffle int32x16
    676  62527d4039f6              vpminsd zmm14, zmm16, zmm14                          ; min int32x16
    67c  6253154823fe88            vshuff32x4 zmm15, zmm13, zmm14, 136                  ; shuffle int32x16
    683  6253154823eedd            vshuff32x4 zmm13, zmm13, zmm14, 221                  ; shuffle int32x16
    68a  6252054839ed              vpminsd zmm13, zmm15, zmm13                          ; min int32x16
    690  62519d4814f5              vunpcklpd zmm14, zmm12, zmm13                        ; shuffle int32x16
    696  62519d4815e5              vunpckhpd zmm12, zmm12, zmm13                        ; shuffle int32x16
    69c  62520d4839e4              vpminsd zmm12, zmm14, zmm12                          ; min int32x16
    6a2  62511c48c6ecb1            vshufps zmm13, zmm12, zmm12, 177                     ; gep int32x16
    6a9  62521d4839e5              vpminsd zmm12, zmm12, zmm13                          ; min int32x16
    6af  c4637916e700              vpextrd edi, xmm12, 0                                ; gep int32
    6b5  62537d4819e501            vextractf32x4 xmm13, zmm12, 1                        ; gep int32
    6bc  c4437916e800              vpextrd r8d, xmm13, 0
    6c2  62537d4819e502            vextractf32x4 xmm13, zmm12, 2                        ; gep int32
    6c9  c4437916e900              vpextrd r9d, xmm13, 0
    6cf  62537d4819e503            vextractf32x4 xmm13, zmm12, 3                        ; gep int32
    6d6  c4437916ea00              vpextrd r10d, xmm13, 0
    6dc  c4437916e302              vpextrd r11d, xmm12, 2                               ; gep int32
    6e2  62537d4819e501            vextractf32x4 xmm13, zmm12, 1                        ; gep int32
    6e9  c4637916eb02              vpextrd ebx, xmm13, 2
    6ef  62537d4819e502            vextractf32x4 xmm13, zmm12, 2                        ; gep int32
    6f6  c4637916ed02              vpextrd ebp, xmm13, 2
    6fc  62537d4819e403            vextractf32x4 xmm12, zmm12, 3                        ; gep int32
    703  c4437916e402              vpextrd r12d, xmm12, 2
    709  893a                      mov dword ptr [rdx], edi                             ; store void
    70b  44894204                  mov dword ptr [rdx + 4], r8d                         ; store void
    70f  44894a08                  mov dword ptr [rdx + 8], r9d                         ; store void
    713  4489520c                  mov dword ptr [rdx + 12], r10d                       ; store void
    717  44895a10                  mov dword ptr [rdx + 16], r11d                       ; store void
    71b  895a14                    mov dword ptr [rdx + 20], ebx                        ; store void
    71e  896a18                    mov dword ptr [rdx + 24], ebp                        ; store void
    721  4489621c                  mov dword ptr [rdx + 28], r12d                       ; store void
    725  4883c220                  add rdx, 32                                          ; end void
    729  4881c1800c0000            add rcx, 3200
    730  483bd6                    cmp rdx, rsi
    733  0f8567f9ffff              jne loop_a0
done_739:
    739  c5f877                    vzeroupper                                           ; sink void
    73c  418fc4                    pop r12
    73f  8fc5                      pop rbp
    741  8fc3                      pop rbx
    743  c3                        ret                                                  ; sink void
