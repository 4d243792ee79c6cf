argmax:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  41fff7                    push r15
     10  62f17c481005a60e0000      vmovups zmm0, zmmword ptr [rip + 000000000100000002000000030000000400000005000000060000000700000008000000090000000a0000000b0000000c0000000d0000000e0000000f000000]
     1a  62f27d48580ddc0e0000      vpbroadcastd zmm1, dword ptr [rip + 000080ff]
     24  62f27d485815d60e0000      vpbroadcastd zmm2, dword ptr [rip + ffffff7f]
     2e  62f27d48581dd00e0000      vpbroadcastd zmm3, dword ptr [rip + 64000000]
     38  488b17                    mov rdx, qword ptr [rdi]
     3b  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<int32, global, 16>
     3f  488d7240                  lea rsi, [rdx + 64]                                  ; range int32
loop_60:
     60  62f27d485825960e0000      vpbroadcastd zmm4, dword ptr [rip + 000080ff]        ; range int32
     6a  62f27d48582d900e0000      vpbroadcastd zmm5, dword ptr [rip + ffffff7f]
     74  62f27d485835820e0000      vpbroadcastd zmm6, dword ptr [rip + 000080ff]
     7e  62f27d48583d7c0e0000      vpbroadcastd zmm7, dword ptr [rip + ffffff7f]
     88  62727d4858056e0e0000      vpbroadcastd zmm8, dword ptr [rip + 000080ff]
     92  62727d48580d680e0000      vpbroadcastd zmm9, dword ptr [rip + ffffff7f]
     9c  62727d4858155a0e0000      vpbroadcastd zmm10, dword ptr [rip + 000080ff]
     a6  62727d48581d540e0000      vpbroadcastd zmm11, dword ptr [rip + ffffff7f]
     b0  62727d485825460e0000      vpbroadcastd zmm12, dword ptr [rip + 000080ff]
     ba  62727d48582d400e0000      vpbroadcastd zmm13, dword ptr [rip + ffffff7f]
     c4  62727d485835320e0000      vpbroadcastd zmm14, dword ptr [rip + 000080ff]
     ce  62727d48583d2c0e0000      vpbroadcastd zmm15, dword ptr [rip + ffffff7f]
     d8  62e27d4858051e0e0000      vpbroadcastd zmm16, dword ptr [rip + 000080ff]
     e2  62e27d48580d180e0000      vpbroadcastd zmm17, dword ptr [rip + ffffff7f]
     ec  62e27d4858150a0e0000      vpbroadcastd zmm18, dword ptr [rip + 000080ff]
     f6  62e27d48581d040e0000      vpbroadcastd zmm19, dword ptr [rip + ffffff7f]
    100  bf00000000                mov edi, 0
    105  4c8bc1                    mov r8, rcx
loop_120:
    120  4c8bcf                    mov r9, rdi                                          ; mul int32
    123  41c1e104                  shl r9d, 4
    127  62c27d487ce1              vpbroadcastd zmm20, r9d                              ; vectorize int32x16
    12d  62e15d40fee0              vpaddd zmm20, zmm20, zmm0                            ; add int32x16
    133  62f35d401fcb01            vpcmpd k1, zmm20, zmm3, 1                            ; cmplt boolx16
    13a  62c17ec96f28              vmovdqu32 zmm21{k1}{z}, zmmword ptr [r8]             ; load float32x16
    140  62a2754964ed              vpblendmd zmm21{k1}, zmm1, zmm21                     ; where float32x16
    146  62f15440c2d406            vcmpps k2, zmm21, zmm4, 6                            ; xor boolx16
    14d  62f15c48c2dc00            vcmpps k3, zmm4, zmm4, 0                             ; cmpeq boolx16
    154  c4e1e441d2                kandq k2, k3, k2                                     ; and boolx16
    159  62b15440c2dd04            vcmpps k3, zmm21, zmm21, 4                           ; cmpne boolx16
    160  62b15c48c2e502            vcmpps k4, zmm4, zmm21, 2                            ; cmple boolx16
    167  c4e1e445dc                korq k3, k3, k4                                      ; or boolx16
    16c  62a26d4964e4              vpblendmd zmm20{k1}, zmm2, zmm20                     ; where int32x16
    172  62f35d401fe501            vpcmpd k4, zmm20, zmm5, 1                            ; cmplt boolx16
    179  c4e1e441dc                kandq k3, k3, k4                                     ; and boolx16
    17e  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx16
    183  62b25d4a64e5              vpblendmd zmm4{k2}, zmm4, zmm21                      ; where float32x16
    189  62b2554a64ec              vpblendmd zmm5{k2}, zmm5, zmm20                      ; where int32x16
    18f  62c17ec96fa890010000      vmovdqu32 zmm21{k1}{z}, zmmword ptr [r8 + 400]       ; load float32x16
    199  62a2754964ed              vpblendmd zmm21{k1}, zmm1, zmm21                     ; where float32x16
    19f  62f15440c2d606            vcmpps k2, zmm21, zmm6, 6                            ; xor boolx16
    1a6  62f14c48c2de00            vcmpps k3, zmm6, zmm6, 0                             ; cmpeq boolx16
    1ad  c4e1e441d2                kandq k2, k3, k2                                     ; and boolx16
    1b2  62b15440c2dd04            vcmpps k3, zmm21, zmm21, 4                           ; cmpne boolx16
    1b9  62b14c48c2e502            vcmpps k4, zmm6, zmm21, 2                            ; cmple boolx16
    1c0  c4e1e445dc                korq k3, k3, k4                                      ; or boolx16
    1c5  62f35d401fe701            vpcmpd k4, zmm20, zmm7, 1                            ; cmplt boolx16
    1cc  c4e1e441dc                kandq k3, k3, k4                                     ; and boolx16
    1d1  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx16
    1d6  62b24d4a64f5              vpblendmd zmm6{k2}, zmm6, zmm21                      ; where float32x16
    1dc  62b2454a64fc              vpblendmd zmm7{k2}, zmm7, zmm20                      ; where int32x16
    1e2  62c17ec96fa820030000      vmovdqu32 zmm21{k1}{z}, zmmword ptr [r8 + 800]       ; load float32x16
    1ec  62a2754964ed              vpblendmd zmm21{k1}, zmm1, zmm21                     ; where float32x16
    1f2  62d15440c2d006            vcmpps k2, zmm21, zmm8, 6                            ; xor boolx16
    1f9  62d13c48c2d800            vcmpps k3, zmm8, zmm8, 0                             ; cmpeq boolx16
    200  c4e1e441d2                kandq k2, k3, k2                                     ; and boolx16
    205  62b15440c2dd04            vcmpps k3, zmm21, zmm21, 4                           ; cmpne boolx16
    20c  62b13c48c2e502            vcmpps k4, zmm8, zmm21, 2                            ; cmple boolx16
    213  c4e1e445dc                korq k3, k3, k4                                      ; or boolx16
    218  62d35d401fe101            vpcmpd k4, zmm20, zmm9, 1                            ; cmplt boolx16
    21f  c4e1e441dc                kandq k3, k3, k4                                     ; and boolx16
    224  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx16
    229  62323d4a64c5              vpblendmd zmm8{k2}, zmm8, zmm21                      ; where float32x16
    22f  6232354a64cc              vpblendmd zmm9{k2}, zmm9, zmm20                      ; where int32x16
    235  62c17ec96fa8b0040000      vmovdqu32 zmm21{k1}{z}, zmmword ptr [r8 + 1200]      ; load float32x16
    23f  62a2754964ed              vpblendmd zmm21{k1}, zmm1, zmm21                     ; where float32x16
    245  62d15440c2d206            vcmpps k2, zmm21, zmm10, 6                           ; xor boolx16
    24c  62d12c48c2da00            vcmpps k3, zmm10, zmm10, 0                           ; cmpeq boolx16
    253  c4e1e441d2                kandq k2, k3, k2                                     ; and boolx16
    258  62b15440c2dd04            vcmpps k3, zmm21, zmm21, 4                           ; cmpne boolx16
    25f  62b12c48c2e502            vcmpps k4, zmm10, zmm21, 2                           ; cmple boolx16
    266  c4e1e445dc                korq k3, k3, k4                                      ; or boolx16
    26b  62d35d401fe301            vpcmpd k4, zmm20, zmm11, 1                           ; cmplt boolx16
    272  c4e1e441dc                kandq k3, k3, k4                                     ; and boolx16
    277  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx16
    27c  62322d4a64d5              vpblendmd zmm10{k2}, zmm10, zmm21                    ; where float32x16
    282  6232254a64dc              vpblendmd zmm11{k2}, zmm11, zmm20                    ; where int32x16
    288  62c17ec96f6819            vmovdqu32 zmm21{k1}{z}, zmmword ptr [r8 + 1600]      ; load float32x16
    28f  62a2754964ed              vpblendmd zmm21{k1}, zmm1, zmm21                     ; where float32x16
    295  62d15440c2d406            vcmpps k2, zmm21, zmm12, 6                           ; xor boolx16
    29c  62d11c48c2dc00            vcmpps k3, zmm12, zmm12, 0                           ; cmpeq boolx16
    2a3  c4e1e441d2                kandq k2, k3, k2                                     ; and boolx16
    2a8  62b15440c2dd04            vcmpps k3, zmm21, zmm21, 4                           ; cmpne boolx16
    2af  62b11c48c2e502            vcmpps k4, zmm12, zmm21, 2                           ; cmple boolx16
    2b6  c4e1e445dc                korq k3, k3, k4                                      ; or boolx16
    2bb  62d35d401fe501            vpcmpd k4, zmm20, zmm13, 1                           ; cmplt boolx16
    2c2  c4e1e441dc                kandq k3, k3, k4                                     ; and boolx16
    2c7  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx16
    2cc  62321d4a64e5              vpblendmd zmm12{k2}, zmm12, zmm21                    ; where float32x16
    2d2  6232154a64ec              vpblendmd zmm13{k2}, zmm13, zmm20                    ; where int32x16
    2d8  62c17ec96fa8d0070000      vmovdqu32 zmm21{k1}{z}, zmmword ptr [r8 + 2000]      ; load float32x16
    2e2  62a2754964ed              vpblendmd zmm21{k1}, zmm1, zmm21                     ; where float32x16
    2e8  62d15440c2d606            vcmpps k2, zmm21, zmm14, 6                           ; xor boolx16
    2ef  62d10c48c2de00            vcmpps k3, zmm14, zmm14, 0                           ; cmpeq boolx16
    2f6  c4e1e441d2                kandq k2, k3, k2                                     ; and boolx16
    2fb  62b15440c2dd04            vcmpps k3, zmm21, zmm21, 4                           ; cmpne boolx16
    302  62b10c48c2e502            vcmpps k4, zmm14, zmm21, 2                           ; cmple boolx16
    309  c4e1e445dc                korq k3, k3, k4                                      ; or boolx16
    30e  62d35d401fe701            vpcmpd k4, zmm20, zmm15, 1                           ; cmplt boolx16
    315  c4e1e441dc                kandq k3, k3, k4                                     ; and boolx16
    31a  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx16
    31f  62320d4a64f5              vpblendmd zmm14{k2}, zmm14, zmm21                    ; where float32x16
    325  6232054a64fc              vpblendmd zmm15{k2}, zmm15, zmm20                    ; where int32x16
    32b  62c17ec96fa860090000      vmovdqu32 zmm21{k1}{z}, zmmword ptr [r8 + 2400]      ; load float32x16
    335  62a2754964ed              vpblendmd zmm21{k1}, zmm1, zmm21                     ; where float32x16
    33b  62b15440c2d006            vcmpps k2, zmm21, zmm16, 6                           ; xor boolx16
    342  62b17c40c2d800            vcmpps k3, zmm16, zmm16, 0                           ; cmpeq boolx16
    349  c4e1e441d2                kandq k2, k3, k2                                     ; and boolx16
    34e  62b15440c2dd04            vcmpps k3, zmm21, zmm21, 4                           ; cmpne boolx16
    355  62b17c40c2e502            vcmpps k4, zmm16, zmm21, 2                           ; cmple boolx16
    35c  c4e1e445dc                korq k3, k3, k4                                      ; or boolx16
    361  62b35d401fe101            vpcmpd k4, zmm20, zmm17, 1                           ; cmplt boolx16
    368  c4e1e441dc                kandq k3, k3, k4                                     ; and boolx16
    36d  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx16
    372  62a27d4264c5              vpblendmd zmm16{k2}, zmm16, zmm21                    ; where float32x16
    378  62a2754264cc              vpblendmd zmm17{k2}, zmm17, zmm20                    ; where int32x16
    37e  62c17ec96fa8f00a0000      vmovdqu32 zmm21{k1}{z}, zmmword ptr [r8 + 2800]      ; load float32x16
    388  62a2754964ed              vpblendmd zmm21{k1}, zmm1, zmm21                     ; where float32x16
    38e  62b15440c2ca06            vcmpps k1, zmm21, zmm18, 6                           ; xor boolx16
    395  62b16c40c2d200            vcmpps k2, zmm18, zmm18, 0                           ; cmpeq boolx16
    39c  c4e1ec41c9                kandq k1, k2, k1                                     ; and boolx16
    3a1  62b15440c2d504            vcmpps k2, zmm21, zmm21, 4                           ; cmpne boolx16
    3a8  62b16c40c2dd02            vcmpps k3, zmm18, zmm21, 2                           ; cmple boolx16
    3af  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx16
    3b4  62b35d401fdb01            vpcmpd k3, zmm20, zmm19, 1                           ; cmplt boolx16
    3bb  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx16
    3c0  c4e1f445ca                korq k1, k1, k2                                      ; or boolx16
    3c5  62a26d4164d5              vpblendmd zmm18{k1}, zmm18, zmm21                    ; where float32x16
    3cb  62a2654164dc              vpblendmd zmm19{k1}, zmm19, zmm20                    ; where int32x16
    3d1  4983c040                  add r8, 64                                           ; end void
    3d5  83c701                    add edi, 1
    3d8  83ff07                    cmp edi, 7
    3db  0f8c3ffdffff              jl loop_120
done_3e1:
    3e1  62b3fd481be401            vextractf64x4 ymm20, zmm4, 1                         ; gep float32x8
    3e8  62f15c20c2cc06            vcmpps k1, ymm20, ymm4, 6                            ; xor boolx8
    3ef  62f15c28c2d400            vcmpps k2, ymm4, ymm4, 0                             ; cmpeq boolx8
    3f6  c4e1ec41c9                kandq k1, k2, k1                                     ; and boolx8
    3fb  62b15c20c2d404            vcmpps k2, ymm20, ymm20, 4                           ; cmpne boolx8
    402  62b15c28c2dc02            vcmpps k3, ymm4, ymm20, 2                            ; cmple boolx8
    409  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx8
    40e  62b3fd481bed01            vextractf64x4 ymm21, zmm5, 1                         ; gep int32x8
    415  62f355201fdd01            vpcmpd k3, ymm21, ymm5, 1                            ; cmplt boolx8
    41c  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx8
    421  c4e1f445ca                korq k1, k1, k2                                      ; or boolx8
    426  62b25d2964e4              vpblendmd ymm4{k1}, ymm4, ymm20                      ; where float32x8
    42c  62b2552964ed              vpblendmd ymm5{k1}, ymm5, ymm21                      ; where int32x8
    432  62b37d2819e401            vextractf32x4 xmm20, ymm4, 1                         ; gep float32x4
    439  62f15c00c2cc06            vcmpps k1, xmm20, xmm4, 6                            ; xor boolx4
    440  62f15c08c2d400            vcmpps k2, xmm4, xmm4, 0                             ; cmpeq boolx4
    447  c4e1ec41c9                kandq k1, k2, k1                                     ; and boolx4
    44c  62b15c00c2d404            vcmpps k2, xmm20, xmm20, 4                           ; cmpne boolx4
    453  62b15c08c2dc02            vcmpps k3, xmm4, xmm20, 2                            ; cmple boolx4
    45a  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx4
    45f  62b37d2819ed01            vextractf32x4 xmm21, ymm5, 1                         ; gep int32x4
    466  62f355001fdd01            vpcmpd k3, xmm21, xmm5, 1                            ; cmplt boolx4
    46d  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx4
    472  c4e1f445ca                korq k1, k1, k2                                      ; or boolx4
    477  62b25d0964e4              vpblendmd xmm4{k1}, xmm4, xmm20                      ; where float32x4
    47d  62b2550964ed              vpblendmd xmm5{k1}, xmm5, xmm21                      ; where int32x4
    483  62e1dd0815e4              vunpckhpd xmm20, xmm4, xmm4                          ; gep float32x2
    489  62f15c00c2cc06            vcmpps k1, xmm20, xmm4, 6                            ; xor boolx2
    490  62f15c08c2d400            vcmpps k2, xmm4, xmm4, 0                             ; cmpeq boolx2
    497  c4e1ec41c9                kandq k1, k2, k1                                     ; and boolx2
    49c  62b15c00c2d404            vcmpps k2, xmm20, xmm20, 4                           ; cmpne boolx2
    4a3  62b15c08c2dc02            vcmpps k3, xmm4, xmm20, 2                            ; cmple boolx2
    4aa  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx2
    4af  62e1d50815ed              vunpckhpd xmm21, xmm5, xmm5                          ; gep int32x2
    4b5  62f355001fdd01            vpcmpd k3, xmm21, xmm5, 1                            ; cmplt boolx2
    4bc  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx2
    4c1  c4e1f445ca                korq k1, k1, k2                                      ; or boolx2
    4c6  62b25d0964e4              vpblendmd xmm4{k1}, xmm4, xmm20                      ; where float32x2
    4cc  62b2550964ed              vpblendmd xmm5{k1}, xmm5, xmm21                      ; where int32x2
    4d2  62b3fd481bf401            vextractf64x4 ymm20, zmm6, 1                         ; gep float32x8
    4d9  62f15c20c2ce06            vcmpps k1, ymm20, ymm6, 6                            ; xor boolx8
    4e0  62f14c28c2d600            vcmpps k2, ymm6, ymm6, 0                             ; cmpeq boolx8
    4e7  c4e1ec41c9                kandq k1, k2, k1                                     ; and boolx8
    4ec  62b15c20c2d404            vcmpps k2, ymm20, ymm20, 4                           ; cmpne boolx8
    4f3  62b14c28c2dc02            vcmpps k3, ymm6, ymm20, 2                            ; cmple boolx8
    4fa  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx8
    4ff  62b3fd481bfd01            vextractf64x4 ymm21, zmm7, 1                         ; gep int32x8
    506  62f355201fdf01            vpcmpd k3, ymm21, ymm7, 1                            ; cmplt boolx8
    50d  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx8
    512  c4e1f445ca                korq k1, k1, k2                                      ; or boolx8
    517  62b24d2964f4              vpblendmd ymm6{k1}, ymm6, ymm20                      ; where float32x8
    51d  62b2452964fd              vpblendmd ymm7{k1}, ymm7, ymm21                      ; where int32x8
    523  62b37d2819f401            vextractf32x4 xmm20, ymm6, 1                         ; gep float32x4
    52a  62f15c00c2ce06            vcmpps k1, xmm20, xmm6, 6                            ; xor boolx4
    531  62f14c08c2d600            vcmpps k2, xmm6, xmm6, 0                             ; cmpeq boolx4
    538  c4e1ec41c9                kandq k1, k2, k1                                     ; and boolx4
    53d  62b15c00c2d404            vcmpps k2, xmm20, xmm20, 4                           ; cmpne boolx4
    544  62b14c08c2dc02            vcmpps k3, xmm6, xmm20, 2                            ; cmple boolx4
    54b  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx4
    550  62b37d2819fd01            vextractf32x4 xmm21, ymm7, 1                         ; gep int32x4
    557  62f355001fdf01            vpcmpd k3, xmm21, xmm7, 1                            ; cmplt boolx4
    55e  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx4
    563  c4e1f445ca                korq k1, k1, k2                                      ; or boolx4
    568  62b24d0964f4              vpblendmd xmm6{k1}, xmm6, xmm20                      ; where float32x4
    56e  62b2450964fd              vpblendmd xmm7{k1}, xmm7, xmm21                      ; where int32x4
    574  62e1cd0815e6              vunpckhpd xmm20, xmm6, xmm6                          ; gep float32x2
    57a  62f15c00c2ce06            vcmpps k1, xmm20, xmm6, 6                            ; xor boolx2
    581  62f14c08c2d600            vcmpps k2, xmm6, xmm6, 0                             ; cmpeq boolx2
    588  c4e1ec41c9                kandq k1, k2, k1                                     ; and boolx2
    58d  62b15c00c2d404            vcmpps k2, xmm20, xmm20, 4                           ; cmpne boolx2
    594  62b14c08c2dc02            vcmpps k3, xmm6, xmm20, 2                            ; cmple boolx2
    59b  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx2
    5a0  62e1c50815ef              vunpckhpd xmm21, xmm7, xmm7                          ; gep int32x2
    5a6  62f355001fdf01            vpcmpd k3, xmm21, xmm7, 1                            ; cmplt boolx2
    5ad  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx2
    5b2  c4e1f445ca                korq k1, k1, k2                                      ; or boolx2
    5b7  62b24d0964f4              vpblendmd xmm6{k1}, xmm6, xmm20                      ; where float32x2
    5bd  62b2450964fd              vpblendmd xmm7{k1}, xmm7, xmm21                      ; where int32x2
    5c3  6233fd481bc401            vextractf64x4 ymm20, zmm8, 1                         ; gep float32x8
    5ca  62d15c20c2c806            vcmpps k1, ymm20, ymm8, 6                            ; xor boolx8
    5d1  62d13c28c2d000            vcmpps k2, ymm8, ymm8, 0                             ; cmpeq boolx8
    5d8  c4e1ec41c9                kandq k1, k2, k1                                     ; and boolx8
    5dd  62b15c20c2d404            vcmpps k2, ymm20, ymm20, 4                           ; cmpne boolx8
    5e4  62b13c28c2dc02            vcmpps k3, ymm8, ymm20, 2                            ; cmple boolx8
    5eb  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx8
    5f0  6233fd481bcd01            vextractf64x4 ymm21, zmm9, 1                         ; gep int32x8
    5f7  62d355201fd901            vpcmpd k3, ymm21, ymm9, 1                            ; cmplt boolx8
    5fe  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx8
    603  c4e1f445ca                korq k1, k1, k2                                      ; or boolx8
    608  62323d2964c4              vpblendmd ymm8{k1}, ymm8, ymm20                      ; where float32x8
    60e  6232352964cd              vpblendmd ymm9{k1}, ymm9, ymm21                      ; where int32x8
    614  62337d2819c401            vextractf32x4 xmm20, ymm8, 1                         ; gep float32x4
    61b  62d15c00c2c806            vcmpps k1, xmm20, xmm8, 6                            ; xor boolx4
    622  62d13c08c2d000            vcmpps k2, xmm8, xmm8, 0                             ; cmpeq boolx4
    629  c4e1ec41c9                kandq k1, k2, k1                                     ; and boolx4
    62e  62b15c00c2d404            vcmpps k2, xmm20, xmm20, 4                           ; cmpne boolx4
    635  62b13c08c2dc02            vcmpps k3, xmm8, xmm20, 2                            ; cmple boolx4
    63c  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx4
    641  62337d2819cd01            vextractf32x4 xmm21, ymm9, 1                         ; gep int32x4
    648  62d355001fd901            vpcmpd k3, xmm21, xmm9, 1                            ; cmplt boolx4
    64f  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx4
    654  c4e1f445ca                korq k1, k1, k2                                      ; or boolx4
    659  62323d0964c4              vpblendmd xmm8{k1}, xmm8, xmm20                      ; where float32x4
    65f  6232350964cd              vpblendmd xmm9{k1}, xmm9, xmm21                      ; where int32x4
    665  62c1bd0815e0              vunpckhpd xmm20, xmm8, xmm8                          ; gep float32x2
    66b  62d15c00c2c806            vcmpps k1, xmm20, xmm8, 6                            ; xor boolx2
    672  62d13c08c2d000            vcmpps k2, xmm8, xmm8, 0                             ; cmpeq boolx2
    679  c4e1ec41c9                kandq k1, k2, k1                                     ; and boolx2
    67e  62b15c00c2d404            vcmpps k2, xmm20, xmm20, 4                           ; cmpne boolx2
    685  62b13c08c2dc02            vcmpps k3, xmm8, xmm20, 2                            ; cmple boolx2
    68c  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx2
    691  62c1b50815e9              vunpckhpd xmm21, xmm9, xmm9                          ; gep int32x2
    697  62d355001fd901            vpcmpd k3, xmm21, xmm9, 1                            ; cmplt boolx2
    69e  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx2
    6a3  c4e1f445ca                korq k1, k1, k2                                      ; or boolx2
    6a8  62323d0964c4              vpblendmd xmm8{k1}, xmm8, xmm20                      ; where float32x2
    6ae  6232350964cd              vpblendmd xmm9{k1}, xmm9, xmm21                      ; where int32x2
    6b4  6233fd481bd401            vextractf64x4 ymm20, zmm10, 1                        ; gep float32x8
    6bb  62d15c20c2ca06            vcmpps k1, ymm20, ymm10, 6                           ; xor boolx8
    6c2  62d12c28c2d200            vcmpps k2, ymm10, ymm10, 0                           ; cmpeq boolx8
    6c9  c4e1ec41c9                kandq k1, k2, k1                                     ; and boolx8
    6ce  62b15c20c2d404            vcmpps k2, ymm20, ymm20, 4                           ; cmpne boolx8
    6d5  62b12c28c2dc02            vcmpps k3, ymm10, ymm20, 2                           ; cmple boolx8
    6dc  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx8
    6e1  6233fd481bdd01            vextractf64x4 ymm21, zmm11, 1                        ; gep int32x8
    6e8  62d355201fdb01            vpcmpd k3, ymm21, ymm11, 1                           ; cmplt boolx8
    6ef  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx8
    6f4  c4e1f445ca                korq k1, k1, k2                                      ; or boolx8
    6f9  62322d2964d4              vpblendmd ymm10{k1}, ymm10, ymm20                    ; where float32x8
    6ff  6232252964dd              vpblendmd ymm11{k1}, ymm11, ymm21                    ; where int32x8
    705  62337d2819d401            vextractf32x4 xmm20, ymm10, 1                        ; gep float32x4
    70c  62d15c00c2ca06            vcmpps k1, xmm20, xmm10, 6                           ; xor boolx4
    713  62d12c08c2d200            vcmpps k2, xmm10, xmm10, 0                           ; cmpeq boolx4
    71a  c4e1ec41c9                kandq k1, k2, k1                                     ; and boolx4
    71f  62b15c00c2d404            vcmpps k2, xmm20, xmm20, 4                           ; cmpne boolx4
    726  62b12c08c2dc02            vcmpps k3, xmm10, xmm20, 2                           ; cmple boolx4
    72d  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx4
    732  62337d2819dd01            vextractf32x4 xmm21, ymm11, 1                        ; gep int32x4
    739  62d355001fdb01            vpcmpd k3, xmm21, xmm11, 1                           ; cmplt boolx4
    740  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx4
    745  c4e1f445ca                korq k1, k1, k2                                      ; or boolx4
    74a  62322d0964d4              vpblendmd xmm10{k1}, xmm10, xmm20                    ; where float32x4
    750  6232250964dd              vpblendmd xmm11{k1}, xmm11, xmm21                    ; where int32x4
    756  62c1ad0815e2              vunpckhpd xmm20, xmm10, xmm10                        ; gep float32x2
    75c  62d15c00c2ca06            vcmpps k1, xmm20, xmm10, 6                           ; xor boolx2
    763  62d12c08c2d200            vcmpps k2, xmm10, xmm10, 0                           ; cmpeq boolx2
    76a  c4e1ec41c9                kandq k1, k2, k1                                     ; and boolx2
    76f  62b15c00c2d404            vcmpps k2, xmm20, xmm20, 4                           ; cmpne boolx2
    776  62b12c08c2dc02            vcmpps k3, xmm10, xmm20, 2                           ; cmple boolx2
    77d  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx2
    782  62c1a50815eb              vunpckhpd xmm21, xmm11, xmm11                        ; gep int32x2
    788  62d355001fdb01            vpcmpd k3, xmm21, xmm11, 1                           ; cmplt boolx2
    78f  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx2
    794  c4e1f445ca                korq k1, k1, k2                                      ; or boolx2
    799  62322d0964d4              vpblendmd xmm10{k1}, xmm10, xmm20                    ; where float32x2
    79f  6232250964dd              vpblendmd xmm11{k1}, xmm11, xmm21                    ; where int32x2
    7a5  6233fd481be401            vextractf64x4 ymm20, zmm12, 1                        ; gep float32x8
    7ac  62d15c20c2cc06            vcmpps k1, ymm20, ymm12, 6                           ; xor boolx8
    7b3  62d11c28c2d400            vcmpps k2, ymm12, ymm12, 0                           ; cmpeq boolx8
    7ba  c4e1ec41c9                kandq k1, k2, k1                                     ; and boolx8
    7bf  62b15c20c2d404            vcmpps k2, ymm20, ymm20, 4                           ; cmpne boolx8
    7c6  62b11c28c2dc02            vcmpps k3, ymm12, ymm20, 2                           ; cmple boolx8
    7cd  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx8
    7d2  6233fd481bed01            vextractf64x4 ymm21, zmm13, 1                        ; gep int32x8
    7d9  62d355201fdd01            vpcmpd k3, ymm21, ymm13, 1                           ; cmplt boolx8
    7e0  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx8
    7e5  c4e1f445ca                korq k1, k1, k2                                      ; or boolx8
    7ea  62321d2964e4              vpblendmd ymm12{k1}, ymm12, ymm20                    ; where float32x8
    7f0  6232152964ed              vpblendmd ymm13{k1}, ymm13, ymm21                    ; where int32x8
    7f6  62337d2819e401            vextractf32x4 xmm20, ymm12, 1                        ; gep float32x4
    7fd  62d15c00c2cc06            vcmpps k1, xmm20, xmm12, 6                           ; xor boolx4
    804  62d11c08c2d400            vcmpps k2, xmm12, xmm12, 0                           ; cmpeq boolx4
    80b  c4e1ec41c9                kandq k1, k2, k1                                     ; and boolx4
    810  62b15c00c2d404            vcmpps k2, xmm20, xmm20, 4                           ; cmpne boolx4
    817  62b11c08c2dc02            vcmpps k3, xmm12, xmm20, 2                           ; cmple boolx4
    81e  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx4
    823  62337d2819ed01            vextractf32x4 xmm21, ymm13, 1                        ; gep int32x4
    82a  62d355001fdd01            vpcmpd k3, xmm21, xmm13, 1                           ; cmplt boolx4
    831  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx4
    836  c4e1f445ca                korq k1, k1, k2                                      ; or boolx4
    83b  62321d0964e4              vpblendmd xmm12{k1}, xmm12, xmm20                    ; where float32x4
    841  6232150964ed              vpblendmd xmm13{k1}, xmm13, xmm21                    ; where int32x4
    847  62c19d0815e4              vunpckhpd xmm20, xmm12, xmm12                        ; gep float32x2
    84d  62d15c00c2cc06            vcmpps k1, xmm20, xmm12, 6                           ; xor boolx2
    854  62d11c08c2d400            vcmpps k2, xmm12, xmm12, 0                           ; cmpeq boolx2
    85b  c4e1ec41c9                kandq k1, k2, k1                                     ; and boolx2
    860  62b15c00c2d404            vcmpps k2, xmm20, xmm20, 4                           ; cmpne boolx2
    867  62b11c08c2dc02            vcmpps k3, xmm12, xmm20, 2                           ; cmple boolx2
    86e  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx2
    873  62c1950815ed              vunpckhpd xmm21, xmm13, xmm13                        ; gep int32x2
    879  62d355001fdd01            vpcmpd k3, xmm21, xmm13, 1                           ; cmplt boolx2
    880  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx2
    885  c4e1f445ca                korq k1, k1, k2                                      ; or boolx2
    88a  62321d0964e4              vpblendmd xmm12{k1}, xmm12, xmm20                    ; where float32x2
    890  6232150964ed              vpblendmd xmm13{k1}, xmm13, xmm21                    ; where int32x2
    896  6233fd481bf401            vextractf64x4 ymm20, zmm14, 1                        ; gep float32x8
    89d  62d15c20c2ce06            vcmpps k1, ymm20, ymm14, 6                           ; xor boolx8
    8a4  62d10c28c2d600            vcmpps k2, ymm14, ymm14, 0                           ; cmpeq boolx8
    8ab  c4e1ec41c9                kandq k1, k2, k1                                     ; and boolx8
    8b0  62b15c20c2d404            vcmpps k2, ymm20, ymm20, 4                           ; cmpne boolx8
    8b7  62b10c28c2dc02            vcmpps k3, ymm14, ymm20, 2                           ; cmple boolx8
    8be  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx8
    8c3  6233fd481bfd01            vextractf64x4 ymm21, zmm15, 1                        ; gep int32x8
    8ca  62d355201fdf01            vpcmpd k3, ymm21, ymm15, 1                           ; cmplt boolx8
    8d1  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx8
    8d6  c4e1f445ca                korq k1, k1, k2                                      ; or boolx8
    8db  62320d2964f4              vpblendmd ymm14{k1}, ymm14, ymm20                    ; where float32x8
    8e1  6232052964fd              vpblendmd ymm15{k1}, ymm15, ymm21                    ; where int32x8
    8e7  62337d2819f401            vextractf32x4 xmm20, ymm14, 1                        ; gep float32x4
    8ee  62d15c00c2ce06            vcmpps k1, xmm20, xmm14, 6                           ; xor boolx4
    8f5  62d10c08c2d600            vcmpps k2, xmm14, xmm14, 0                           ; cmpeq boolx4
    8fc  c4e1ec41c9                kandq k1, k2, k1                                     ; and boolx4
    901  62b15c00c2d404            vcmpps k2, xmm20, xmm20, 4                           ; cmpne boolx4
    908  62b10c08c2dc02            vcmpps k3, xmm14, xmm20, 2                           ; cmple boolx4
    90f  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx4
    914  62337d2819fd01            vextractf32x4 xmm21, ymm15, 1                        ; gep int32x4
    91b  62d355001fdf01            vpcmpd k3, xmm21, xmm15, 1                           ; cmplt boolx4
    922  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx4
    927  c4e1f445ca                korq k1, k1, k2                                      ; or boolx4
    92c  62320d0964f4              vpblendmd xmm14{k1}, xmm14, xmm20                    ; where float32x4
    932  6232050964fd              vpblendmd xmm15{k1}, xmm15, xmm21                    ; where int32x4
    938  62c18d0815e6              vunpckhpd xmm20, xmm14, xmm14                        ; gep float32x2
    93e  62d15c00c2ce06            vcmpps k1, xmm20, xmm14, 6                           ; xor boolx2
    945  62d10c08c2d600            vcmpps k2, xmm14, xmm14, 0                           ; cmpeq boolx2
    94c  c4e1ec41c9                kandq k1, k2, k1                                     ; and boolx2
    951  62b15c00c2d404            vcmpps k2, xmm20, xmm20, 4                           ; cmpne boolx2
    958  62b10c08c2dc02            vcmpps k3, xmm14, xmm20, 2                           ; cmple boolx2
    95f  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx2
    964  62c1850815ef              vunpckhpd xmm21, xmm15, xmm15                        ; gep int32x2
    96a  62d355001fdf01            vpcmpd k3, xmm21, xmm15, 1                           ; cmplt boolx2
    971  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx2
    976  c4e1f445ca                korq k1, k1, k2                                      ; or boolx2
    97b  62320d0964f4              vpblendmd xmm14{k1}, xmm14, xmm20                    ; where float32x2
    981  6232050964fd              vpblendmd xmm15{k1}, xmm15, xmm21                    ; where int32x2
    987  62a3fd481bc401            vextractf64x4 ymm20, zmm16, 1                        ; gep float32x8
    98e  62b15c20c2c806            vcmpps k1, ymm20, ymm16, 6                           ; xor boolx8
    995  62b17c20c2d000            vcmpps k2, ymm16, ymm16, 0                           ; cmpeq boolx8
    99c  c4e1ec41c9                kandq k1, k2, k1                                     ; and boolx8
    9a1  62b15c20c2d404            vcmpps k2, ymm20, ymm20, 4                           ; cmpne boolx8
    9a8  62b17c20c2dc02            vcmpps k3, ymm16, ymm20, 2                           ; cmple boolx8
    9af  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx8
    9b4  62a3fd481bcd01            vextractf64x4 ymm21, zmm17, 1                        ; gep int32x8
    9bb  62b355201fd901            vpcmpd k3, ymm21, ymm17, 1                           ; cmplt boolx8
    9c2  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx8
    9c7  c4e1f445ca                korq k1, k1, k2                                      ; or boolx8
    9cc  62a27d2164c4              vpblendmd ymm16{k1}, ymm16, ymm20                    ; where float32x8
    9d2  62a2752164cd              vpblendmd ymm17{k1}, ymm17, ymm21                    ; where int32x8
    9d8  62a37d2819c401            vextractf32x4 xmm20, ymm16, 1                        ; gep float32x4
    9df  62b15c00c2c806            vcmpps k1, xmm20, xmm16, 6                           ; xor boolx4
    9e6  62b17c00c2d000            vcmpps k2, xmm16, xmm16, 0                           ; cmpeq boolx4
    9ed  c4e1ec41c9                kandq k1, k2, k1                                     ; and boolx4
    9f2  62b15c00c2d404            vcmpps k2, xmm20, xmm20, 4                           ; cmpne boolx4
    9f9  62b17c00c2dc02            vcmpps k3, xmm16, xmm20, 2                           ; cmple boolx4
    a00  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx4
    a05  62a37d2819cd01            vextractf32x4 xmm21, ymm17, 1                        ; gep int32x4
    a0c  62b355001fd901            vpcmpd k3, xmm21, xmm17, 1                           ; cmplt boolx4
    a13  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx4
    a18  c4e1f445ca                korq k1, k1, k2                                      ; or boolx4
    a1d  62a27d0164c4              vpblendmd xmm16{k1}, xmm16, xmm20                    ; where float32x4
    a23  62a2750164cd              vpblendmd xmm17{k1}, xmm17, xmm21                    ; where int32x4
    a29  62a1fd0015e0              vunpckhpd xmm20, xmm16, xmm16                        ; gep float32x2
    a2f  62b15c00c2c806            vcmpps k1, xmm20, xmm16, 6                           ; xor boolx2
    a36  62b17c00c2d000            vcmpps k2, xmm16, xmm16, 0                           ; cmpeq boolx2
    a3d  c4e1ec41c9                kandq k1, k2, k1                                     ; and boolx2
    a42  62b15c00c2d404            vcmpps k2, xmm20, xmm20, 4                           ; cmpne boolx2
    a49  62b17c00c2dc02            vcmpps k3, xmm16, xmm20, 2                           ; cmple boolx2
    a50  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx2
    a55  62a1f50015e9              vunpckhpd xmm21, xmm17, xmm17                        ; gep int32x2
    a5b  62b355001fd901            vpcmpd k3, xmm21, xmm17, 1                           ; cmplt boolx2
    a62  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx2
    a67  c4e1f445ca                korq k1, k1, k2                                      ; or boolx2
    a6c  62a27d0164c4              vpblendmd xmm16{k1}, xmm16, xmm20                    ; where float32x2
    a72  62a2750164cd              vpblendmd xmm17{k1}, xmm17, xmm21                    ; where int32x2
    a78  62a3fd481bd401            vextractf64x4 ymm20, zmm18, 1                        ; gep float32x8
    a7f  62b15c20c2ca06            vcmpps k1, ymm20, ymm18, 6                           ; xor boolx8
    a86  62b16c20c2d200            vcmpps k2, ymm18, ymm18, 0                           ; cmpeq boolx8
    a8d  c4e1ec41c9                kandq k1, k2, k1                                     ; and boolx8
    a92  62b15c20c2d404            vcmpps k2, ymm20, ymm20, 4                           ; cmpne boolx8
    a99  62b16c20c2dc02            vcmpps k3, ymm18, ymm20, 2                           ; cmple boolx8
    aa0  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx8
    aa5  62a3fd481bdd01            vextractf64x4 ymm21, zmm19, 1                        ; gep int32x8
    aac  62b355201fdb01            vpcmpd k3, ymm21, ymm19, 1                           ; cmplt boolx8
    ab3  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx8
    ab8  c4e1f445ca                korq k1, k1, k2                                      ; or boolx8
    abd  62a26d2164d4              vpblendmd ymm18{k1}, ymm18, ymm20                    ; where float32x8
    ac3  62a2652164dd              vpblendmd ymm19{k1}, ymm19, ymm21                    ; where int32x8
    ac9  62a37d2819d401            vextractf32x4 xmm20, ymm18, 1                        ; gep float32x4
    ad0  62b15c00c2ca06            vcmpps k1, xmm20, xmm18, 6                           ; xor boolx4
    ad7  62b16c00c2d200            vcmpps k2, xmm18, xmm18, 0                           ; cmpeq boolx4
    ade  c4e1ec41c9                kandq k1, k2, k1                                     ; and boolx4
    ae3  62b15c00c2d404            vcmpps k2, xmm20, xmm20, 4                           ; cmpne boolx4
    aea  62b16c00c2dc02            vcmpps k3, xmm18, xmm20, 2                           ; cmple boolx4
    af1  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx4
    af6  62a37d2819dd01            vextractf32x4 xmm21, ymm19, 1                        ; gep int32x4
    afd  62b355001fdb01            vpcmpd k3, xmm21, xmm19, 1                           ; cmplt boolx4
    b04  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx4
    b09  c4e1f445ca                korq k1, k1, k2                                      ; or boolx4
    b0e  62a26d0164d4              vpblendmd xmm18{k1}, xmm18, xmm20                    ; where float32x4
    b14  62a2650164dd              vpblendmd xmm19{k1}, xmm19, xmm21                    ; where int32x4
    b1a  62a1ed0015e2              vunpckhpd xmm20, xmm18, xmm18                        ; gep float32x2
    b20  62b15c00c2ca06            vcmpps k1, xmm20, xmm18, 6                           ; xor boolx2
    b27  62b16c00c2d200            vcmpps k2, xmm18, xmm18, 0                           ; cmpeq boolx2
    b2e  c4e1ec41c9                kandq k1, k2, k1                                     ; and boolx2
    b33  62b15c00c2d404            vcmpps k2, xmm20, xmm20, 4                           ; cmpne boolx2
    b3a  62b16c00c2dc02            vcmpps k3, xmm18, xmm20, 2                           ; cmple boolx2
    b41  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx2
    b46  62a1e50015eb              vunpckhpd xmm21, xmm19, xmm19                        ; gep int32x2
    b4c  62b355001fdb01            vpcmpd k3, xmm21, xmm19, 1                           ; cmplt boolx2
    b53  c4e1ec41d3                kandq k2, k2, k3                                     ; and boolx2
    b58  c4e1f445ca                korq k1, k1, k2                                      ; or boolx2
    b5d  62a26d0164d4              vpblendmd xmm18{k1}, xmm18, xmm20                    ; where float32x2
    b63  62a2650164dd              vpblendmd xmm19{k1}, xmm19, xmm21                    ; where int32x2
    b69  62f15d0073dc04            vpsrldq xmm20, xmm4, 4                               ; gep float32
    b70  62f15e00c2cc06            vcmpss k1, xmm20, xmm4, 6                            ; xor bool
    b77  c5f893f9                  kmovw edi, k1
    b7b  62f15e08c2cc00            vcmpss k1, xmm4, xmm4, 0                             ; cmpeq bool
    b82  c57893c1                  kmovw r8d, k1
    b86  4423c7                    and r8d, edi                                         ; and bool
    b89  62b15e08c2cc02            vcmpss k1, xmm4, xmm20, 2                            ; cmple bool
    b90  c5f893f9                  kmovw edi, k1
    b94  62b15e00c2cc04            vcmpss k1, xmm20, xmm20, 4                           ; cmpne bool
    b9b  c57893c9                  kmovw r9d, k1
    b9f  440bcf                    or r9d, edi                                          ; or bool
    ba2  c4e37916ef01              vpextrd edi, xmm5, 1                                 ; gep int32
    ba8  c4c37916ea00              vpextrd r10d, xmm5, 0                                ; gep int32
    bae  41bb00000000              mov r11d, 0                                          ; cmplt bool
    bb4  413bfa                    cmp edi, r10d
    bb7  410f9cc3                  setl r11b
    bbb  4523cb                    and r9d, r11d                                        ; and bool
    bbe  450bc1                    or r8d, r9d                                          ; or bool
    bc1  4585c0                    test r8d, r8d                                        ; where int32
    bc4  440f45d7                  cmovne r10d, edi
    bc8  c5d973de04                vpsrldq xmm4, xmm6, 4                                ; gep float32
    bcd  62f15e08c2ce06            vcmpss k1, xmm4, xmm6, 6                             ; xor bool
    bd4  c5f893f9                  kmovw edi, k1
    bd8  62f14e08c2ce00            vcmpss k1, xmm6, xmm6, 0                             ; cmpeq bool
    bdf  c57893c1                  kmovw r8d, k1
    be3  4423c7                    and r8d, edi                                         ; and bool
    be6  62f14e08c2cc02            vcmpss k1, xmm6, xmm4, 2                             ; cmple bool
    bed  c5f893f9                  kmovw edi, k1
    bf1  62f15e08c2cc04            vcmpss k1, xmm4, xmm4, 4                             ; cmpne bool
    bf8  c57893c9                  kmovw r9d, k1
    bfc  440bcf                    or r9d, edi                                          ; or bool
    bff  c4e37916ff01              vpextrd edi, xmm7, 1                                 ; gep int32
    c05  c4c37916fb00              vpextrd r11d, xmm7, 0                                ; gep int32
    c0b  bb00000000                mov ebx, 0                                           ; cmplt bool
    c10  413bfb                    cmp edi, r11d
    c13  0f9cc3                    setl bl
    c16  4423cb                    and r9d, ebx                                         ; and bool
    c19  450bc1                    or r8d, r9d                                          ; or bool
    c1c  4585c0                    test r8d, r8d                                        ; where int32
    c1f  440f45df                  cmovne r11d, edi
    c23  c4c15973d804              vpsrldq xmm4, xmm8, 4                                ; gep float32
    c29  62d15e08c2c806            vcmpss k1, xmm4, xmm8, 6                             ; xor bool
    c30  c5f893f9                  kmovw edi, k1
    c34  62d13e08c2c800            vcmpss k1, xmm8, xmm8, 0                             ; cmpeq bool
    c3b  c57893c1                  kmovw r8d, k1
    c3f  4423c7                    and r8d, edi                                         ; and bool
    c42  62f13e08c2cc02            vcmpss k1, xmm8, xmm4, 2                             ; cmple bool
    c49  c5f893f9                  kmovw edi, k1
    c4d  62f15e08c2cc04            vcmpss k1, xmm4, xmm4, 4                             ; cmpne bool
    c54  c57893c9                  kmovw r9d, k1
    c58  440bcf                    or r9d, edi                                          ; or bool
    c5b  c4637916cf01              vpextrd edi, xmm9, 1                                 ; gep int32
    c61  c4637916cb00              vpextrd ebx, xmm9, 0                                 ; gep int32
    c67  bd00000000                mov ebp, 0                                           ; cmplt bool
    c6c  3bfb                      cmp edi, ebx
    c6e  400f9cc5                  setl bpl
    c72  4423cd                    and r9d, ebp                                         ; and bool
    c75  450bc1                    or r8d, r9d                                          ; or bool
    c78  4585c0                    test r8d, r8d                                        ; where int32
    c7b  0f45df                    cmovne ebx, edi
    c7e  c4c15973da04              vpsrldq xmm4, xmm10, 4                               ; gep float32
    c84  62d15e08c2ca06            vcmpss k1, xmm4, xmm10, 6                            ; xor bool
    c8b  c5f893f9                  kmovw edi, k1
    c8f  62d12e08c2ca00            vcmpss k1, xmm10, xmm10, 0                           ; cmpeq bool
    c96  c57893c1                  kmovw r8d, k1
    c9a  4423c7                    and r8d, edi                                         ; and bool
    c9d  62f12e08c2cc02            vcmpss k1, xmm10, xmm4, 2                            ; cmple bool
    ca4  c5f893f9                  kmovw edi, k1
    ca8  62f15e08c2cc04            vcmpss k1, xmm4, xmm4, 4                             ; cmpne bool
    caf  c57893c9                  kmovw r9d, k1
    cb3  440bcf                    or r9d, edi                                          ; or bool
    cb6  c4637916df01              vpextrd edi, xmm11, 1                                ; gep int32
    cbc  c4637916dd00              vpextrd ebp, xmm11, 0                                ; gep int32
    cc2  41bc00000000              mov r12d, 0                                          ; cmplt bool
    cc8  3bfd                      cmp edi, ebp
    cca  410f9cc4                  setl r12b
    cce  4523cc                    and r9d, r12d                                        ; and bool
    cd1  450bc1                    or r8d, r9d                                          ; or bool
    cd4  4585c0                    test r8d, r8d                                        ; where int32
    cd7  0f45ef                    cmovne ebp, edi
    cda  c4c15973dc04              vpsrldq xmm4, xmm12, 4                               ; gep float32
    ce0  62d15e08c2cc06            vcmpss k1, xmm4, xmm12, 6                            ; xor bool
    ce7  c5f893f9                  kmovw edi, k1
    ceb  62d11e08c2cc00            vcmpss k1, xmm12, xmm12, 0                           ; cmpeq bool
    cf2  c57893c1                  kmovw r8d, k1
    cf6  4423c7                    and r8d, edi                                         ; and bool
    cf9  62f11e08c2cc02            vcmpss k1, xmm12, xmm4, 2                            ; cmple bool
    d00  c5f893f9                  kmovw edi, k1
    d04  62f15e08c2cc04            vcmpss k1, xmm4, xmm4, 4                             ; cmpne bool
    d0b  c57893c9                  kmovw r9d, k1
    d0f  440bcf                    or r9d, edi                                          ; or bool
    d12  c4637916ef01              vpextrd edi, xmm13, 1                                ; gep int32
    d18  c4437916ec00              vpextrd r12d, xmm13, 0                               ; gep int32
    d1e  41bd00000000              mov r13d, 0                                          ; cmplt bool
    d24  413bfc                    cmp edi, r12d
    d27  410f9cc5                  setl r13b
    d2b  4523cd                    and r9d, r13d                                        ; and bool
    d2e  450bc1                    or r8d, r9d                                          ; or bool
    d31  4585c0                    test r8d, r8d                                        ; where int32
    d34  440f45e7                  cmovne r12d, edi
    d38  c4c15973de04              vpsrldq xmm4, xmm14, 4                               ; gep float32
    d3e  62d15e08c2ce06            vcmpss k1, xmm4, xmm14, 6                            ; xor bool
    d45  c5f893f9                  kmovw edi, k1
    d49  62d10e08c2ce00            vcmpss k1, xmm14, xmm14, 0                           ; cmpeq bool
    d50  c57893c1                  kmovw r8d, k1
    d54  4423c7                    and r8d, edi                                         ; and bool
    d57  62f10e08c2cc02            vcmpss k1, xmm14, xmm4, 2                            ; cmple bool
    d5e  c5f893f9                  kmovw edi, k1
    d62  62f15e08c2cc04            vcmpss k1, xmm4, xmm4, 4                             ; cmpne bool
    d69  c57893c9                  kmovw r9d, k1
    d6d  440bcf                    or r9d, edi                                          ; or bool
    d70  c4637916ff01              vpextrd edi, xmm15, 1                                ; gep int32
    d76  c4437916fd00              vpextrd r13d, xmm15, 0                               ; gep int32
    d7c  41be00000000              mov r14d, 0                                          ; cmplt bool
    d82  413bfd                    cmp edi, r13d
    d85  410f9cc6                  setl r14b
    d89  4523ce                    and r9d, r14d                                        ; and bool
    d8c  450bc1                    or r8d, r9d                                          ; or bool
    d8f  4585c0                    test r8d, r8d                                        ; where int32
    d92  440f45ef                  cmovne r13d, edi
    d96  62b15d0873d804            vpsrldq xmm4, xmm16, 4                               ; gep float32
    d9d  62b15e08c2c806            vcmpss k1, xmm4, xmm16, 6                            ; xor bool
    da4  c5f893f9                  kmovw edi, k1
    da8  62b17e00c2c800            vcmpss k1, xmm16, xmm16, 0                           ; cmpeq bool
    daf  c57893c1                  kmovw r8d, k1
    db3  4423c7                    and r8d, edi                                         ; and bool
    db6  62f17e00c2cc02            vcmpss k1, xmm16, xmm4, 2                            ; cmple bool
    dbd  c5f893f9                  kmovw edi, k1
    dc1  62f15e08c2cc04            vcmpss k1, xmm4, xmm4, 4                             ; cmpne bool
    dc8  c57893c9                  kmovw r9d, k1
    dcc  440bcf                    or r9d, edi                                          ; or bool
    dcf  62e37d0816cf01            vpextrd edi, xmm17, 1                                ; gep int32
    dd6  62c37d0816ce00            vpextrd r14d, xmm17, 0                               ; gep int32
    ddd  41bf00000000              mov r15d, 0                                          ; cmplt bool
    de3  413bfe                    cmp edi, r14d
    de6  410f9cc7                  setl r15b
    dea  4523cf                    and r9d, r15d                                        ; and bool
    ded  450bc1                    or r8d, r9d                                          ; or bool
    df0  4585c0                    test r8d, r8d                                        ; where int32
    df3  440f45f7                  cmovne r14d, edi
    df7  62b15d0873da04            vpsrldq xmm4, xmm18, 4                               ; gep float32
    dfe  62b15e08c2ca06            vcmpss k1, xmm4, xmm18, 6                            ; xor bool
    e05  c5f893f9                  kmovw edi, k1
    e09  62b16e00c2ca00            vcmpss k1, xmm18, xmm18, 0                           ; cmpeq bool
    e10  c57893c1                  kmovw r8d, k1
    e14  4423c7                    and r8d, edi                                         ; and bool
    e17  62f16e00c2cc02            vcmpss k1, xmm18, xmm4, 2                            ; cmple bool
    e1e  c5f893f9                  kmovw edi, k1
    e22  62f15e08c2cc04            vcmpss k1, xmm4, xmm4, 4                             ; cmpne bool
    e29  c57893c9                  kmovw r9d, k1
    e2d  440bcf                    or r9d, edi                                          ; or bool
    e30  62e37d0816df01            vpextrd edi, xmm19, 1                                ; gep int32
    e37  62c37d0816df00            vpextrd r15d, xmm19, 0                               ; gep int32
    e3e  b800000000                mov eax, 0                                           ; cmplt bool
    e43  413bff                    cmp edi, r15d
    e46  0f9cc0                    setl al
    e49  4423c8                    and r9d, eax                                         ; and bool
    e4c  450bc1                    or r8d, r9d                                          ; or bool
    e4f  4585c0                    test r8d, r8d                                        ; where int32
    e52  440f45ff                  cmovne r15d, edi
    e56  448912                    mov dword ptr [rdx], r10d                            ; store void
    e59  44895a04                  mov dword ptr [rdx + 4], r11d                        ; store void
    e5d  895a08                    mov dword ptr [rdx + 8], ebx                         ; store void
    e60  896a0c                    mov dword ptr [rdx + 12], ebp                        ; store void
    e63  44896210                  mov dword ptr [rdx + 16], r12d                       ; store void
    e67  44896a14                  mov dword ptr [rdx + 20], r13d                       ; store void
    e6b  44897218                  mov dword ptr [rdx + 24], r14d                       ; store void
    e6f  44897a1c                  mov dword ptr [rdx + 28], r15d                       ; store void
    e73  4883c220                  add rdx, 32                                          ; end void
    e77  4881c1800c0000            add rcx, 3200
    e7e  483bd6                    cmp rdx, rsi
    e81  0f85d9f1ffff              jne loop_60
done_e87:
    e87  c5f877                    vzeroupper                                           ; sink void
    e8a  418fc7                    pop r15
    e8d  418fc6                    pop r14
    e90  418fc5                    pop r13
    e93  418fc4                    pop r12
    e96  8fc5                      pop rbp
    e98  8fc3                      pop rbx
    e9a  c3                        ret                                                  ; sink void
