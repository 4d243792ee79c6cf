argmax:
      0  62f17c48100576070000      vmovups zmm0, zmmword ptr [rip + 000000000100000002000000030000000400000005000000060000000700000008000000090000000a0000000b0000000c0000000d0000000e0000000f000000]
      a  b800000000                mov eax, 0
      f  62f27d48580da7070000      vpbroadcastd zmm1, dword ptr [rip + 000080ff]
     19  62f27d485815a1070000      vpbroadcastd zmm2, dword ptr [rip + ffffff7f]
     23  62f27d48581d9b070000      vpbroadcastd zmm3, dword ptr [rip + 64000000]
     2d  488b17                    mov rdx, qword ptr [rdi]
     30  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<int32, global, 16>
     34  488d7240                  lea rsi, [rdx + 64]                                  ; range int32
loop_40:
     40  62f27d48582576070000      vpbroadcastd zmm4, dword ptr [rip + 000080ff]        ; range int32
     4a  62f27d48582d70070000      vpbroadcastd zmm5, dword ptr [rip + ffffff7f]
     54  62f27d48583562070000      vpbroadcastd zmm6, dword ptr [rip + 000080ff]
     5e  62f27d48583d5c070000      vpbroadcastd zmm7, dword ptr [rip + ffffff7f]
     68  62727d4858054e070000      vpbroadcastd zmm8, dword ptr [rip + 000080ff]
     72  62727d48580d48070000      vpbroadcastd zmm9, dword ptr [rip + ffffff7f]
     7c  62727d4858153a070000      vpbroadcastd zmm10, dword ptr [rip + 000080ff]
     86  62727d48581d34070000      vpbroadcastd zmm11, dword ptr [rip + ffffff7f]
     90  bf00000000                mov edi, 0
     95  4c8bc1                    mov r8, rcx
loop_a0:
     a0  62f15c48c2cc00            vcmpps k1, zmm4, zmm4, 0                             ; cmpeq boolx16
     a7  4c8bcf                    mov r9, rdi                                          ; mul int32
     aa  41c1e104                  shl r9d, 4
     ae  62527d487ce1              vpbroadcastd zmm12, r9d                              ; vectorize int32x16
     b4  62711d48fee0              vpaddd zmm12, zmm12, zmm0                            ; add int32x16
     ba  62f31d481fd301            vpcmpd k2, zmm12, zmm3, 1                            ; cmplt boolx16
     c1  62517eca6f28              vmovdqu32 zmm13{k2}{z}, zmmword ptr [r8]             ; load float32x16
     c7  6252754a64ed              vpblendmd zmm13{k2}, zmm1, zmm13                     ; where float32x16
     cd  62f11448c2dc06            vcmpps k3, zmm13, zmm4, 6                            ; xor boolx16
     d4  c4e1f441cb                kandq k1, k1, k3                                     ; and boolx16
     d9  62d11448c2dd04            vcmpps k3, zmm13, zmm13, 4                           ; cmpne boolx16
     e0  62d15c48c2e502            vcmpps k4, zmm4, zmm13, 2                            ; cmple boolx16
     e7  c4e1e445dc                korq k3, k3, k4                                      ; or boolx16
     ec  62526d4a64e4              vpblendmd zmm12{k2}, zmm2, zmm12                     ; where int32x16
     f2  62f31d481fe501            vpcmpd k4, zmm12, zmm5, 1                            ; cmplt boolx16
     f9  c4e1e441dc                kandq k3, k3, k4                                     ; and boolx16
     fe  c4e1f445cb                korq k1, k1, k3                                      ; or boolx16
    103  62d25d4964e5              vpblendmd zmm4{k1}, zmm4, zmm13                      ; where float32x16
    109  62d2554964ec              vpblendmd zmm5{k1}, zmm5, zmm12                      ; where int32x16
    10f  62f14c48c2ce00            vcmpps k1, zmm6, zmm6, 0                             ; cmpeq boolx16
    116  62517eca6fa890010000      vmovdqu32 zmm13{k2}{z}, zmmword ptr [r8 + 400]       ; load float32x16
    120  6252754a64ed              vpblendmd zmm13{k2}, zmm1, zmm13                     ; where float32x16
    126  62f11448c2de06            vcmpps k3, zmm13, zmm6, 6                            ; xor boolx16
    12d  c4e1f441cb                kandq k1, k1, k3                                     ; and boolx16
    132  62d11448c2dd04            vcmpps k3, zmm13, zmm13, 4                           ; cmpne boolx16
    139  62d14c48c2e502            vcmpps k4, zmm6, zmm13, 2                            ; cmple boolx16
    140  c4e1e445dc                korq k3, k3, k4                                      ; or boolx16
    145  62f31d481fe701            vpcmpd k4, zmm12, zmm7, 1                            ; cmplt boolx16
    14c  c4e1e441dc                kandq k3, k3, k4                                     ; and boolx16
    151  c4e1f445cb                korq k1, k1, k3                                      ; or boolx16
    156  62d24d4964f5              vpblendmd zmm6{k1}, zmm6, zmm13                      ; where float32x16
    15c  62d2454964fc              vpblendmd zmm7{k1}, zmm7, zmm12                      ; where int32x16
    162  62d13c48c2c800            vcmpps k1, zmm8, zmm8, 0                             ; cmpeq boolx16
    169  62517eca6fa820030000      vmovdqu32 zmm13{k2}{z}, zmmword ptr [r8 + 800]       ; load float32x16
    173  6252754a64ed              vpblendmd zmm13{k2}, zmm1, zmm13                     ; where float32x16
    179  62d11448c2d806            vcmpps k3, zmm13, zmm8, 6                            ; xor boolx16
    180  c4e1f441cb                kandq k1, k1, k3                                     ; and boolx16
    185  62d11448c2dd04            vcmpps k3, zmm13, zmm13, 4                           ; cmpne boolx16
    18c  62d13c48c2e502            vcmpps k4, zmm8, zmm13, 2                            ; cmple boolx16
    193  c4e1e445dc                korq k3, k3, k4                                      ; or boolx16
    198  62d31d481fe101            vpcmpd k4, zmm12, zmm9, 1                            ; cmplt boolx16
    19f  c4e1e441dc                kandq k3, k3, k4                                     ; and boolx16
    1a4  c4e1f445cb                korq k1, k1, k3                                      ; or boolx16
    1a9  62523d4964c5              vpblendmd zmm8{k1}, zmm8, zmm13                      ; where float32x16
    1af  6252354964cc              vpblendmd zmm9{k1}, zmm9, zmm12                      ; where int32x16
    1b5  62d12c48c2ca00            vcmpps k1, zmm10, zmm10, 0                           ; cmpeq boolx16
    1bc  62517eca6fa8b0040000      vmovdqu32 zmm13{k2}{z}, zmmword ptr [r8 + 1200]      ; load float32x16
    1c6  6252754a64ed              vpblendmd zmm13{k2}, zmm1, zmm13                     ; where float32x16
    1cc  62d11448c2d206            vcmpps k2, zmm13, zmm10, 6                           ; xor boolx16
    1d3  c4e1f441ca                kandq k1, k1, k2                                     ; and boolx16
    1d8  62d11448c2d504            vcmpps k2, zmm13, zmm13, 4                           ; cmpne boolx16
    1df  62d12c48c2dd02            vcmpps k3, zmm10, zmm13, 2                           ; cmple boolx16
    1e6  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx16
    1eb  62d31d481fdb01            vpcmpd k3, zmm12, zmm11, 1                           ; cmplt boolx16
    1f2  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx16
    1f7  c4e1f445ca                korq k1, k1, k2                                      ; or boolx16
    1fc  62522d4964d5              vpblendmd zmm10{k1}, zmm10, zmm13                    ; where float32x16
    202  6252254964dc              vpblendmd zmm11{k1}, zmm11, zmm12                    ; where int32x16
    208  4983c040                  add r8, 64                                           ; end void
    20c  83c701                    add edi, 1
    20f  83ff07                    cmp edi, 7
    212  0f8c88feffff              jl loop_a0
done_218:
    218  62f15c28c2cc00            vcmpps k1, ymm4, ymm4, 0                             ; cmpeq boolx8
    21f  62d3fd481be401            vextractf64x4 ymm12, zmm4, 1                         ; gep float32x8
    226  62f11c28c2d406            vcmpps k2, ymm12, ymm4, 6                            ; xor boolx8
    22d  c4e1f441ca                kandq k1, k1, k2                                     ; and boolx8
    232  62d11c28c2d404            vcmpps k2, ymm12, ymm12, 4                           ; cmpne boolx8
    239  62d15c28c2dc02            vcmpps k3, ymm4, ymm12, 2                            ; cmple boolx8
    240  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx8
    245  62d3fd481bed01            vextractf64x4 ymm13, zmm5, 1                         ; gep int32x8
    24c  62f315281fdd01            vpcmpd k3, ymm13, ymm5, 1                            ; cmplt boolx8
    253  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx8
    258  c4e1f445ca                korq k1, k1, k2                                      ; or boolx8
    25d  62d25d2964e4              vpblendmd ymm4{k1}, ymm4, ymm12                      ; where float32x8
    263  62f15c08c2d400            vcmpps k2, xmm4, xmm4, 0                             ; cmpeq boolx4
    26a  62d37d2819e401            vextractf32x4 xmm12, ymm4, 1                         ; gep float32x4
    271  62f11c08c2dc06            vcmpps k3, xmm12, xmm4, 6                            ; xor boolx4
    278  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx4
    27d  62d11c08c2dc04            vcmpps k3, xmm12, xmm12, 4                           ; cmpne boolx4
    284  62d15c08c2e402            vcmpps k4, xmm4, xmm12, 2                            ; cmple boolx4
    28b  c4e1e445dc                korq k3, k3, k4                                      ; or boolx4
    290  62d2552964ed              vpblendmd ymm5{k1}, ymm5, ymm13                      ; where int32x8
    296  62d37d2819ed01            vextractf32x4 xmm13, ymm5, 1                         ; gep int32x4
    29d  62f315081fcd01            vpcmpd k1, xmm13, xmm5, 1                            ; cmplt boolx4
    2a4  c4e1e441c9                kandq k1, k3, k1                                     ; and boolx4
    2a9  c4e1ec45c9                korq k1, k2, k1                                      ; or boolx4
    2ae  62d25d0964e4              vpblendmd xmm4{k1}, xmm4, xmm12                      ; where float32x4
    2b4  62f15c08c2d400            vcmpps k2, xmm4, xmm4, 0                             ; cmpeq boolx2
    2bb  c55915e4                  vunpckhpd xmm12, xmm4, xmm4                          ; gep float32x2
    2bf  62f11c08c2dc06            vcmpps k3, xmm12, xmm4, 6                            ; xor boolx2
    2c6  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx2
    2cb  62d11c08c2dc04            vcmpps k3, xmm12, xmm12, 4                           ; cmpne boolx2
    2d2  62d15c08c2e402            vcmpps k4, xmm4, xmm12, 2                            ; cmple boolx2
    2d9  c4e1e445dc                korq k3, k3, k4                                      ; or boolx2
    2de  62d2550964ed              vpblendmd xmm5{k1}, xmm5, xmm13                      ; where int32x4
    2e4  c55115ed                  vunpckhpd xmm13, xmm5, xmm5                          ; gep int32x2
    2e8  62f315081fcd01            vpcmpd k1, xmm13, xmm5, 1                            ; cmplt boolx2
    2ef  c4e1e441c9                kandq k1, k3, k1                                     ; and boolx2
    2f4  c4e1ec45c9                korq k1, k2, k1                                      ; or boolx2
    2f9  62d25d0964e4              vpblendmd xmm4{k1}, xmm4, xmm12                      ; where float32x2
    2ff  62f15e08c2d400            vcmpss k2, xmm4, xmm4, 0                             ; cmpeq bool
    306  c5f893fa                  kmovw edi, k2
    30a  c59973dc04                vpsrldq xmm12, xmm4, 4                               ; gep float32
    30f  62f11e08c2d406            vcmpss k2, xmm12, xmm4, 6                            ; xor bool
    316  c57893c2                  kmovw r8d, k2
    31a  4123f8                    and edi, r8d                                         ; and bool
    31d  62d11e08c2d404            vcmpss k2, xmm12, xmm12, 4                           ; cmpne bool
    324  c57893c2                  kmovw r8d, k2
    328  62d15e08c2d402            vcmpss k2, xmm4, xmm12, 2                            ; cmple bool
    32f  c57893ca                  kmovw r9d, k2
    333  450bc1                    or r8d, r9d                                          ; or bool
    336  62d2550964e5              vpblendmd xmm4{k1}, xmm5, xmm13                      ; where int32x2
    33c  c4c37916e101              vpextrd r9d, xmm4, 1                                 ; gep int32
    342  c4c37916e200              vpextrd r10d, xmm4, 0                                ; gep int32
    348  41bb00000000              mov r11d, 0                                          ; cmplt bool
    34e  453bca                    cmp r9d, r10d
    351  410f9cc3                  setl r11b
    355  4523c3                    and r8d, r11d                                        ; and bool
    358  410bf8                    or edi, r8d                                          ; or bool
    35b  85ff                      test edi, edi                                        ; where int32
    35d  450f45d1                  cmovne r10d, r9d
    361  448912                    mov dword ptr [rdx], r10d                            ; store void
    364  62f14c28c2ce00            vcmpps k1, ymm6, ymm6, 0                             ; cmpeq boolx8
    36b  62f3fd481bf401            vextractf64x4 ymm4, zmm6, 1                          ; gep float32x8
    372  62f15c28c2d606            vcmpps k2, ymm4, ymm6, 6                             ; xor boolx8
    379  c4e1f441ca                kandq k1, k1, k2                                     ; and boolx8
    37e  62f15c28c2d404            vcmpps k2, ymm4, ymm4, 4                             ; cmpne boolx8
    385  62f14c28c2dc02            vcmpps k3, ymm6, ymm4, 2                             ; cmple boolx8
    38c  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx8
    391  62f3fd481bfd01            vextractf64x4 ymm5, zmm7, 1                          ; gep int32x8
    398  62f355281fdf01            vpcmpd k3, ymm5, ymm7, 1                             ; cmplt boolx8
    39f  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx8
    3a4  c4e1f445ca                korq k1, k1, k2                                      ; or boolx8
    3a9  62f24d2964e4              vpblendmd ymm4{k1}, ymm6, ymm4                       ; where float32x8
    3af  62f15c08c2d400            vcmpps k2, xmm4, xmm4, 0                             ; cmpeq boolx4
    3b6  62f37d2819e601            vextractf32x4 xmm6, ymm4, 1                          ; gep float32x4
    3bd  62f14c08c2dc06            vcmpps k3, xmm6, xmm4, 6                             ; xor boolx4
    3c4  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx4
    3c9  62f14c08c2de04            vcmpps k3, xmm6, xmm6, 4                             ; cmpne boolx4
    3d0  62f15c08c2e602            vcmpps k4, xmm4, xmm6, 2                             ; cmple boolx4
    3d7  c4e1e445dc                korq k3, k3, k4                                      ; or boolx4
    3dc  62f2452964ed              vpblendmd ymm5{k1}, ymm7, ymm5                       ; where int32x8
    3e2  62f37d2819ef01            vextractf32x4 xmm7, ymm5, 1                          ; gep int32x4
    3e9  62f345081fcd01            vpcmpd k1, xmm7, xmm5, 1                             ; cmplt boolx4
    3f0  c4e1e441c9                kandq k1, k3, k1                                     ; and boolx4
    3f5  c4e1ec45c9                korq k1, k2, k1                                      ; or boolx4
    3fa  62f25d0964e6              vpblendmd xmm4{k1}, xmm4, xmm6                       ; where float32x4
    400  62f15c08c2d400            vcmpps k2, xmm4, xmm4, 0                             ; cmpeq boolx2
    407  c5d915f4                  vunpckhpd xmm6, xmm4, xmm4                           ; gep float32x2
    40b  62f14c08c2dc06            vcmpps k3, xmm6, xmm4, 6                             ; xor boolx2
    412  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx2
    417  62f14c08c2de04            vcmpps k3, xmm6, xmm6, 4                             ; cmpne boolx2
    41e  62f15c08c2e602            vcmpps k4, xmm4, xmm6, 2                             ; cmple boolx2
    425  c4e1e445dc                korq k3, k3, k4                                      ; or boolx2
    42a  62f2550964ef              vpblendmd xmm5{k1}, xmm5, xmm7                       ; where int32x4
    430  c5d115fd                  vunpckhpd xmm7, xmm5, xmm5                           ; gep int32x2
    434  62f345081fcd01            vpcmpd k1, xmm7, xmm5, 1                             ; cmplt boolx2
    43b  c4e1e441c9                kandq k1, k3, k1                                     ; and boolx2
    440  c4e1ec45c9                korq k1, k2, k1                                      ; or boolx2
    445  62f25d0964e6              vpblendmd xmm4{k1}, xmm4, xmm6                       ; where float32x2
    44b  62f15e08c2d400            vcmpss k2, xmm4, xmm4, 0                             ; cmpeq bool
    452  c5f893fa                  kmovw edi, k2
    456  c5c973dc04                vpsrldq xmm6, xmm4, 4                                ; gep float32
    45b  62f14e08c2d406            vcmpss k2, xmm6, xmm4, 6                             ; xor bool
    462  c57893c2                  kmovw r8d, k2
    466  4123f8                    and edi, r8d                                         ; and bool
    469  62f14e08c2d604            vcmpss k2, xmm6, xmm6, 4                             ; cmpne bool
    470  c57893c2                  kmovw r8d, k2
    474  62f15e08c2d602            vcmpss k2, xmm4, xmm6, 2                             ; cmple bool
    47b  c57893ca                  kmovw r9d, k2
    47f  450bc1                    or r8d, r9d                                          ; or bool
    482  62f2550964e7              vpblendmd xmm4{k1}, xmm5, xmm7                       ; where int32x2
    488  c4c37916e101              vpextrd r9d, xmm4, 1                                 ; gep int32
    48e  c4c37916e200              vpextrd r10d, xmm4, 0                                ; gep int32
    494  41bb00000000              mov r11d, 0                                          ; cmplt bool
    49a  453bca                    cmp r9d, r10d
    49d  410f9cc3                  setl r11b
    4a1  4523c3                    and r8d, r11d                                        ; and bool
    4a4  410bf8                    or edi, r8d                                          ; or bool
    4a7  85ff                      test edi, edi                                        ; where int32
    4a9  450f45d1                  cmovne r10d, r9d
    4ad  44895204                  mov dword ptr [rdx + 4], r10d                        ; store void
    4b1  62d13c28c2c800            vcmpps k1, ymm8, ymm8, 0                             ; cmpeq boolx8
    4b8  6273fd481bc401            vextractf64x4 ymm4, zmm8, 1                          ; gep float32x8
    4bf  62d15c28c2d006            vcmpps k2, ymm4, ymm8, 6                             ; xor boolx8
    4c6  c4e1f441ca                kandq k1, k1, k2                                     ; and boolx8
    4cb  62f15c28c2d404            vcmpps k2, ymm4, ymm4, 4                             ; cmpne boolx8
    4d2  62f13c28c2dc02            vcmpps k3, ymm8, ymm4, 2                             ; cmple boolx8
    4d9  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx8
    4de  6273fd481bcd01            vextractf64x4 ymm5, zmm9, 1                          ; gep int32x8
    4e5  62d355281fd901            vpcmpd k3, ymm5, ymm9, 1                             ; cmplt boolx8
    4ec  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx8
    4f1  c4e1f445ca                korq k1, k1, k2                                      ; or boolx8
    4f6  62f23d2964e4              vpblendmd ymm4{k1}, ymm8, ymm4                       ; where float32x8
    4fc  62f15c08c2d400            vcmpps k2, xmm4, xmm4, 0                             ; cmpeq boolx4
    503  62f37d2819e601            vextractf32x4 xmm6, ymm4, 1                          ; gep float32x4
    50a  62f14c08c2dc06            vcmpps k3, xmm6, xmm4, 6                             ; xor boolx4
    511  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx4
    516  62f14c08c2de04            vcmpps k3, xmm6, xmm6, 4                             ; cmpne boolx4
    51d  62f15c08c2e602            vcmpps k4, xmm4, xmm6, 2                             ; cmple boolx4
    524  c4e1e445dc                korq k3, k3, k4                                      ; or boolx4
    529  62f2352964ed              vpblendmd ymm5{k1}, ymm9, ymm5                       ; where int32x8
    52f  62f37d2819ef01            vextractf32x4 xmm7, ymm5, 1                          ; gep int32x4
    536  62f345081fcd01            vpcmpd k1, xmm7, xmm5, 1                             ; cmplt boolx4
    53d  c4e1e441c9                kandq k1, k3, k1                                     ; and boolx4
    542  c4e1ec45c9                korq k1, k2, k1                                      ; or boolx4
    547  62f25d0964e6              vpblendmd xmm4{k1}, xmm4, xmm6                       ; where float32x4
    54d  62f15c08c2d400            vcmpps k2, xmm4, xmm4, 0                             ; cmpeq boolx2
    554  c5d915f4                  vunpckhpd xmm6, xmm4, xmm4                           ; gep float32x2
    558  62f14c08c2dc06            vcmpps k3, xmm6, xmm4, 6                             ; xor boolx2
    55f  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx2
    564  62f14c08c2de04            vcmpps k3, xmm6, xmm6, 4                             ; cmpne boolx2
    56b  62f15c08c2e602            vcmpps k4, xmm4, xmm6, 2                             ; cmple boolx2
    572  c4e1e445dc                korq k3, k3, k4                                      ; or boolx2
    577  62f2550964ef              vpblendmd xmm5{k1}, xmm5, xmm7                       ; where int32x4
    57d  c5d115fd                  vunpckhpd xmm7, xmm5, xmm5                           ; gep int32x2
    581  62f345081fcd01            vpcmpd k1, xmm7, xmm5, 1                             ; cmplt boolx2
    588  c4e1e441c9                kandq k1, k3, k1                                     ; and boolx2
    58d  c4e1ec45c9                korq k1, k2, k1                                      ; or boolx2
    592  62f25d0964e6              vpblendmd xmm4{k1}, xmm4, xmm6                       ; where float32x2
    598  62f15e08c2d400            vcmpss k2, xmm4, xmm4, 0                             ; cmpeq bool
    59f  c5f893fa                  kmovw edi, k2
    5a3  c5c973dc04                vpsrldq xmm6, xmm4, 4                                ; gep float32
    5a8  62f14e08c2d406            vcmpss k2, xmm6, xmm4, 6                             ; xor bool
    5af  c57893c2                  kmovw r8d, k2
    5b3  4123f8                    and edi, r8d                                         ; and bool
    5b6  62f14e08c2d604            vcmpss k2, xmm6, xmm6, 4                             ; cmpne bool
    5bd  c57893c2                  kmovw r8d, k2
    5c1  62f15e08c2d602            vcmpss k2, xmm4, xmm6, 2                             ; cmple bool
    5c8  c57893ca                  kmovw r9d, k2
    5cc  450bc1                    or r8d, r9d                                          ; or bool
    5cf  62f2550964e7              vpblendmd xmm4{k1}, xmm5, xmm7                       ; where int32x2
    5d5  c4c37916e101              vpextrd r9d, xmm4, 1                                 ; gep int32
    5db  c4c37916e200              vpextrd r10d, xmm4, 0                                ; gep int32
    5e1  41bb00000000              mov r11d, 0                                          ; cmplt bool
    5e7  453bca                    cmp r9d, r10d
    5ea  410f9cc3                  setl r11b
    5ee  4523c3                    and r8d, r11d                                        ; and bool
    5f1  410bf8                    or edi, r8d                                          ; or bool
    5f4  85ff                      test edi, edi                                        ; where int32
    5f6  450f45d1                  cmovne r10d, r9d
    5fa  44895208                  mov dword ptr [rdx + 8], r10d                        ; store void
    5fe  62d12c28c2ca00            vcmpps k1, ymm10, ymm10, 0                           ; cmpeq boolx8
    605  6273fd481bd401            vextractf64x4 ymm4, zmm10, 1                         ; gep float32x8
    60c  62d15c28c2d206            vcmpps k2, ymm4, ymm10, 6                            ; xor boolx8
    613  c4e1f441ca                kandq k1, k1, k2                                     ; and boolx8
    618  62f15c28c2d404            vcmpps k2, ymm4, ymm4, 4                             ; cmpne boolx8
    61f  62f12c28c2dc02            vcmpps k3, ymm10, ymm4, 2                            ; cmple boolx8
    626  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx8
    62b  6273fd481bdd01            vextractf64x4 ymm5, zmm11, 1                         ; gep int32x8
    632  62d355281fdb01            vpcmpd k3, ymm5, ymm11, 1                            ; cmplt boolx8
    639  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx8
    63e  c4e1f445ca                korq k1, k1, k2                                      ; or boolx8
    643  62f22d2964e4              vpblendmd ymm4{k1}, ymm10, ymm4                      ; where float32x8
    649  62f15c08c2d400            vcmpps k2, xmm4, xmm4, 0                             ; cmpeq boolx4
    650  62f37d2819e601            vextractf32x4 xmm6, ymm4, 1                          ; gep float32x4
    657  62f14c08c2dc06            vcmpps k3, xmm6, xmm4, 6                             ; xor boolx4
    65e  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx4
    663  62f14c08c2de04            vcmpps k3, xmm6, xmm6, 4                             ; cmpne boolx4
    66a  62f15c08c2e602            vcmpps k4, xmm4, xmm6, 2                             ; cmple boolx4
    671  c4e1e445dc                korq k3, k3, k4                                      ; or boolx4
    676  62f2252964ed              vpblendmd ymm5{k1}, ymm11, ymm5                      ; where int32x8
    67c  62f37d2819ef01            vextractf32x4 xmm7, ymm5, 1                          ; gep int32x4
    683  62f345081fcd01            vpcmpd k1, xmm7, xmm5, 1                             ; cmplt boolx4
    68a  c4e1e441c9                kandq k1, k3, k1                                     ; and boolx4
    68f  c4e1ec45c9                korq k1, k2, k1                                      ; or boolx4
    694  62f25d0964e6              vpblendmd xmm4{k1}, xmm4, xmm6                       ; where float32x4
    69a  62f15c08c2d400            vcmpps k2, xmm4, xmm4, 0                             ; cmpeq boolx2
    6a1  c5d915f4                  vunpckhpd xmm6, xmm4, xmm4                           ; gep float32x2
    6a5  62f14c08c2dc06            vcmpps k3, xmm6, xmm4, 6                             ; xor boolx2
    6ac  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx2
    6b1  62f14c08c2de04            vcmpps k3, xmm6, xmm6, 4                             ; cmpne boolx2
    6b8  62f15c08c2e602            vcmpps k4, xmm4, xmm6, 2                             ; cmple boolx2
    6bf  c4e1e445dc                korq k3, k3, k4                                      ; or boolx2
    6c4  62f2550964ef              vpblendmd xmm5{k1}, xmm5, xmm7                       ; where int32x4
    6ca  c5d115fd                  vunpckhpd xmm7, xmm5, xmm5                           ; gep int32x2
    6ce  62f345081fcd01            vpcmpd k1, xmm7, xmm5, 1                             ; cmplt boolx2
    6d5  c4e1e441c9                kandq k1, k3, k1                                     ; and boolx2
    6da  c4e1ec45c9                korq k1, k2, k1                                      ; or boolx2
    6df  62f25d0964e6              vpblendmd xmm4{k1}, xmm4, xmm6                       ; where float32x2
    6e5  62f15e08c2d400            vcmpss k2, xmm4, xmm4, 0                             ; cmpeq bool
    6ec  c5f893fa                  kmovw edi, k2
    6f0  c5c973dc04                vpsrldq xmm6, xmm4, 4                                ; gep float32
    6f5  62f14e08c2d406            vcmpss k2, xmm6, xmm4, 6                             ; xor bool
    6fc  c57893c2                  kmovw r8d, k2
    700  4123f8                    and edi, r8d                                         ; and bool
    703  62f14e08c2d604            vcmpss k2, xmm6, xmm6, 4                             ; cmpne bool
    70a  c57893c2                  kmovw r8d, k2
    70e  62f15e08c2d602            vcmpss k2, xmm4, xmm6, 2                             ; cmple bool
    715  c57893ca                  kmovw r9d, k2
    719  450bc1                    or r8d, r9d                                          ; or bool
    71c  62f2550964e7              vpblendmd xmm4{k1}, xmm5, xmm7                       ; where int32x2
    722  c4c37916e101              vpextrd r9d, xmm4, 1                                 ; gep int32
    728  c4c37916e200              vpextrd r10d, xmm4, 0                                ; gep int32
    72e  41bb00000000              mov r11d, 0                                          ; cmplt bool
    734  453bca                    cmp r9d, r10d
    737  410f9cc3                  setl r11b
    73b  4523c3                    and r8d, r11d                                        ; and bool
    73e  410bf8                    or edi, r8d                                          ; or bool
    741  85ff                      test edi, edi                                        ; where int32
    743  450f45d1                  cmovne r10d, r9d
    747  4489520c                  mov dword ptr [rdx + 12], r10d                       ; store void
    74b  4883c210                  add rdx, 16                                          ; end void
    74f  4881c140060000            add rcx, 1600
    756  483bd6                    cmp rdx, rsi
    759  0f85e1f8ffff              jne loop_40
done_75f:
    75f  c5f877                    vzeroupper                                           ; sink void
    762  c3                        ret
