argmax:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  62f17c481005ac1a0000      vmovups zmm0, zmmword ptr [rip + 000000000100000002000000030000000400000005000000060000000700000008000000090000000a0000000b0000000c0000000d0000000e0000000f000000]
     14  62f27d48580de21a0000      vpbroadcastd zmm1, dword ptr [rip + 04000000]
     1e  62f27d485815dc1a0000      vpbroadcastd zmm2, dword ptr [rip + 60000000]
     28  62f27d48581dd61a0000      vpbroadcastd zmm3, dword ptr [rip + ffffff7f]
     32  b800000000                mov eax, 0
     37  62f27d485825cb1a0000      vpbroadcastd zmm4, dword ptr [rip + 000080ff]
     41  488b17                    mov rdx, qword ptr [rdi]
     44  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<int32, global, 16>
     48  62f37d481fc901            vpcmpd k1, zmm0, zmm1, 1                             ; cmplt boolx16
     4f  62f17d48feca              vpaddd zmm1, zmm0, zmm2                              ; add int32x16
     55  62f2654964c9              vpblendmd zmm1{k1}, zmm3, zmm1                       ; where int32x16
     5b  62f3fd481bca01            vextractf64x4 ymm2, zmm1, 1                          ; gep int32x8
     62  62f36d281fd101            vpcmpd k2, ymm2, ymm1, 1                             ; cmplt boolx8
     69  488db100190000            lea rsi, [rcx + 6400]                                ; range int32
loop_80:
     80  62f27d48581d821a0000      vpbroadcastd zmm3, dword ptr [rip + 000080ff]        ; range int32
     8a  62f17c48102d2c1a0000      vmovups zmm5, zmmword ptr [rip + 000000000100000002000000030000000400000005000000060000000700000008000000090000000a0000000b0000000c0000000d0000000e0000000f000000]
     94  62f27d4858356e1a0000      vpbroadcastd zmm6, dword ptr [rip + 000080ff]
     9e  62f17c48103d181a0000      vmovups zmm7, zmmword ptr [rip + 000000000100000002000000030000000400000005000000060000000700000008000000090000000a0000000b0000000c0000000d0000000e0000000f000000]
     a8  62727d4858055a1a0000      vpbroadcastd zmm8, dword ptr [rip + 000080ff]
     b2  62717c48100d041a0000      vmovups zmm9, zmmword ptr [rip + 000000000100000002000000030000000400000005000000060000000700000008000000090000000a0000000b0000000c0000000d0000000e0000000f000000]
     bc  62727d485815461a0000      vpbroadcastd zmm10, dword ptr [rip + 000080ff]
     c6  62717c48101df0190000      vmovups zmm11, zmmword ptr [rip + 000000000100000002000000030000000400000005000000060000000700000008000000090000000a0000000b0000000c0000000d0000000e0000000f000000]
     d0  62727d485825321a0000      vpbroadcastd zmm12, dword ptr [rip + 000080ff]
     da  62717c48102ddc190000      vmovups zmm13, zmmword ptr [rip + 000000000100000002000000030000000400000005000000060000000700000008000000090000000a0000000b0000000c0000000d0000000e0000000f000000]
     e4  62727d4858351e1a0000      vpbroadcastd zmm14, dword ptr [rip + 000080ff]
     ee  62717c48103dc8190000      vmovups zmm15, zmmword ptr [rip + 000000000100000002000000030000000400000005000000060000000700000008000000090000000a0000000b0000000c0000000d0000000e0000000f000000]
     f8  62e27d4858050a1a0000      vpbroadcastd zmm16, dword ptr [rip + 000080ff]
    102  62e17c48100db4190000      vmovups zmm17, zmmword ptr [rip + 000000000100000002000000030000000400000005000000060000000700000008000000090000000a0000000b0000000c0000000d0000000e0000000f000000]
    10c  62e27d485815f6190000      vpbroadcastd zmm18, dword ptr [rip + 000080ff]
    116  62e17c48101da0190000      vmovups zmm19, zmmword ptr [rip + 000000000100000002000000030000000400000005000000060000000700000008000000090000000a0000000b0000000c0000000d0000000e0000000f000000]
    120  bf00000000                mov edi, 0
    125  4c8bc1                    mov r8, rcx
loop_140:
    140  4c8bcf                    mov r9, rdi                                          ; mul int32
    143  41c1e104                  shl r9d, 4
    147  62c17c481020              vmovups zmm20, zmmword ptr [r8]                      ; load float32x16
    14d  62f15c40c2db06            vcmpps k3, zmm20, zmm3, 6                            ; xor boolx16
    154  62f16448c2e300            vcmpps k4, zmm3, zmm3, 0                             ; cmpeq boolx16
    15b  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx16
    160  62b2654b64dc              vpblendmd zmm3{k3}, zmm3, zmm20                      ; where float32x16
    166  62c27d487ce1              vpbroadcastd zmm20, r9d                              ; vectorize int32x16
    16c  62e15d40fee0              vpaddd zmm20, zmm20, zmm0                            ; add int32x16
    172  62b2554b64ec              vpblendmd zmm5{k3}, zmm5, zmm20                      ; where int32x16
    178  62c17c4810a890010000      vmovups zmm21, zmmword ptr [r8 + 400]                ; load float32x16
    182  62f15440c2de06            vcmpps k3, zmm21, zmm6, 6                            ; xor boolx16
    189  62f14c48c2e600            vcmpps k4, zmm6, zmm6, 0                             ; cmpeq boolx16
    190  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx16
    195  62b24d4b64f5              vpblendmd zmm6{k3}, zmm6, zmm21                      ; where float32x16
    19b  62b2454b64fc              vpblendmd zmm7{k3}, zmm7, zmm20                      ; where int32x16
    1a1  62c17c4810a820030000      vmovups zmm21, zmmword ptr [r8 + 800]                ; load float32x16
    1ab  62d15440c2d806            vcmpps k3, zmm21, zmm8, 6                            ; xor boolx16
    1b2  62d13c48c2e000            vcmpps k4, zmm8, zmm8, 0                             ; cmpeq boolx16
    1b9  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx16
    1be  62323d4b64c5              vpblendmd zmm8{k3}, zmm8, zmm21                      ; where float32x16
    1c4  6232354b64cc              vpblendmd zmm9{k3}, zmm9, zmm20                      ; where int32x16
    1ca  62c17c4810a8b0040000      vmovups zmm21, zmmword ptr [r8 + 1200]               ; load float32x16
    1d4  62d15440c2da06            vcmpps k3, zmm21, zmm10, 6                           ; xor boolx16
    1db  62d12c48c2e200            vcmpps k4, zmm10, zmm10, 0                           ; cmpeq boolx16
    1e2  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx16
    1e7  62322d4b64d5              vpblendmd zmm10{k3}, zmm10, zmm21                    ; where float32x16
    1ed  6232254b64dc              vpblendmd zmm11{k3}, zmm11, zmm20                    ; where int32x16
    1f3  62c17c48106819            vmovups zmm21, zmmword ptr [r8 + 1600]               ; load float32x16
    1fa  62d15440c2dc06            vcmpps k3, zmm21, zmm12, 6                           ; xor boolx16
    201  62d11c48c2e400            vcmpps k4, zmm12, zmm12, 0                           ; cmpeq boolx16
    208  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx16
    20d  62321d4b64e5              vpblendmd zmm12{k3}, zmm12, zmm21                    ; where float32x16
    213  6232154b64ec              vpblendmd zmm13{k3}, zmm13, zmm20                    ; where int32x16
    219  62c17c4810a8d0070000      vmovups zmm21, zmmword ptr [r8 + 2000]               ; load float32x16
    223  62d15440c2de06            vcmpps k3, zmm21, zmm14, 6                           ; xor boolx16
    22a  62d10c48c2e600            vcmpps k4, zmm14, zmm14, 0                           ; cmpeq boolx16
    231  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx16
    236  62320d4b64f5              vpblendmd zmm14{k3}, zmm14, zmm21                    ; where float32x16
    23c  6232054b64fc              vpblendmd zmm15{k3}, zmm15, zmm20                    ; where int32x16
    242  62c17c4810a860090000      vmovups zmm21, zmmword ptr [r8 + 2400]               ; load float32x16
    24c  62b15440c2d806            vcmpps k3, zmm21, zmm16, 6                           ; xor boolx16
    253  62b17c40c2e000            vcmpps k4, zmm16, zmm16, 0                           ; cmpeq boolx16
    25a  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx16
    25f  62a27d4364c5              vpblendmd zmm16{k3}, zmm16, zmm21                    ; where float32x16
    265  62a2754364cc              vpblendmd zmm17{k3}, zmm17, zmm20                    ; where int32x16
    26b  62c17c4810a8f00a0000      vmovups zmm21, zmmword ptr [r8 + 2800]               ; load float32x16
    275  62b15440c2da06            vcmpps k3, zmm21, zmm18, 6                           ; xor boolx16
    27c  62b16c40c2e200            vcmpps k4, zmm18, zmm18, 0                           ; cmpeq boolx16
    283  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx16
    288  62a26d4364d5              vpblendmd zmm18{k3}, zmm18, zmm21                    ; where float32x16
    28e  62a2654364dc              vpblendmd zmm19{k3}, zmm19, zmm20                    ; where int32x16
    294  4983c040                  add r8, 64                                           ; end void
    298  83c701                    add edi, 1
    29b  83ff06                    cmp edi, 6
    29e  0f8c9cfeffff              jl loop_140
done_2a4:
    2a4  62b3fd481bdc01            vextractf64x4 ymm20, zmm3, 1                         ; gep float32x8
    2ab  62f15c20c2db06            vcmpps k3, ymm20, ymm3, 6                            ; xor boolx8
    2b2  62f16428c2e300            vcmpps k4, ymm3, ymm3, 0                             ; cmpeq boolx8
    2b9  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx8
    2be  62b15c20c2e404            vcmpps k4, ymm20, ymm20, 4                           ; cmpne boolx8
    2c5  62b16428c2ec02            vcmpps k5, ymm3, ymm20, 2                            ; cmple boolx8
    2cc  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx8
    2d1  62b3fd481bed01            vextractf64x4 ymm21, zmm5, 1                         ; gep int32x8
    2d8  62f355201fed01            vpcmpd k5, ymm21, ymm5, 1                            ; cmplt boolx8
    2df  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx8
    2e4  c4e1e445dc                korq k3, k3, k4                                      ; or boolx8
    2e9  62b2652b64dc              vpblendmd ymm3{k3}, ymm3, ymm20                      ; where float32x8
    2ef  62b2552b64ed              vpblendmd ymm5{k3}, ymm5, ymm21                      ; where int32x8
    2f5  62b37d2819dc01            vextractf32x4 xmm20, ymm3, 1                         ; gep float32x4
    2fc  62f15c00c2db06            vcmpps k3, xmm20, xmm3, 6                            ; xor boolx4
    303  62f16408c2e300            vcmpps k4, xmm3, xmm3, 0                             ; cmpeq boolx4
    30a  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx4
    30f  62b15c00c2e404            vcmpps k4, xmm20, xmm20, 4                           ; cmpne boolx4
    316  62b16408c2ec02            vcmpps k5, xmm3, xmm20, 2                            ; cmple boolx4
    31d  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx4
    322  62b37d2819ed01            vextractf32x4 xmm21, ymm5, 1                         ; gep int32x4
    329  62f355001fed01            vpcmpd k5, xmm21, xmm5, 1                            ; cmplt boolx4
    330  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx4
    335  c4e1e445dc                korq k3, k3, k4                                      ; or boolx4
    33a  62b2650b64dc              vpblendmd xmm3{k3}, xmm3, xmm20                      ; where float32x4
    340  62b2550b64ed              vpblendmd xmm5{k3}, xmm5, xmm21                      ; where int32x4
    346  62e1e50815e3              vunpckhpd xmm20, xmm3, xmm3                          ; gep float32x2
    34c  62f15c00c2db06            vcmpps k3, xmm20, xmm3, 6                            ; xor boolx2
    353  62f16408c2e300            vcmpps k4, xmm3, xmm3, 0                             ; cmpeq boolx2
    35a  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx2
    35f  62b15c00c2e404            vcmpps k4, xmm20, xmm20, 4                           ; cmpne boolx2
    366  62b16408c2ec02            vcmpps k5, xmm3, xmm20, 2                            ; cmple boolx2
    36d  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx2
    372  62e1d50815ed              vunpckhpd xmm21, xmm5, xmm5                          ; gep int32x2
    378  62f355001fed01            vpcmpd k5, xmm21, xmm5, 1                            ; cmplt boolx2
    37f  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx2
    384  c4e1e445dc                korq k3, k3, k4                                      ; or boolx2
    389  62b2650b64dc              vpblendmd xmm3{k3}, xmm3, xmm20                      ; where float32x2
    38f  62b2550b64ed              vpblendmd xmm5{k3}, xmm5, xmm21                      ; where int32x2
    395  62e17ec96f6106            vmovdqu32 zmm20{k1}{z}, zmmword ptr [rcx + 384]      ; load float32x16
    39c  62a25d4964e4              vpblendmd zmm20{k1}, zmm4, zmm20                     ; where float32x16
    3a2  62a3fd481be501            vextractf64x4 ymm21, zmm20, 1                        ; gep float32x8
    3a9  62b15420c2dc06            vcmpps k3, ymm21, ymm20, 6                           ; xor boolx8
    3b0  62b15c20c2e400            vcmpps k4, ymm20, ymm20, 0                           ; cmpeq boolx8
    3b7  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx8
    3bc  62b15420c2e504            vcmpps k4, ymm21, ymm21, 4                           ; cmpne boolx8
    3c3  62b15c20c2ed02            vcmpps k5, ymm20, ymm21, 2                           ; cmple boolx8
    3ca  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx8
    3cf  c4e1dc41e2                kandq k4, k4, k2                                     ; and boolx8
    3d4  c4e1e445dc                korq k3, k3, k4                                      ; or boolx8
    3d9  62a25d2364e5              vpblendmd ymm20{k3}, ymm20, ymm21                    ; where float32x8
    3df  62a37d2819e501            vextractf32x4 xmm21, ymm20, 1                        ; gep float32x4
    3e6  62b15400c2e406            vcmpps k4, xmm21, xmm20, 6                           ; xor boolx4
    3ed  62b15c00c2ec00            vcmpps k5, xmm20, xmm20, 0                           ; cmpeq boolx4
    3f4  c4e1d441e4                kandq k4, k5, k4                                     ; and boolx4
    3f9  62b15400c2ed04            vcmpps k5, xmm21, xmm21, 4                           ; cmpne boolx4
    400  62b15c00c2f502            vcmpps k6, xmm20, xmm21, 2                           ; cmple boolx4
    407  c4e1d445ee                korq k5, k5, k6                                      ; or boolx4
    40c  62e2752b64f2              vpblendmd ymm22{k3}, ymm1, ymm2                      ; where int32x8
    412  62a37d2819f701            vextractf32x4 xmm23, ymm22, 1                        ; gep int32x4
    419  62b345001fde01            vpcmpd k3, xmm23, xmm22, 1                           ; cmplt boolx4
    420  c4e1d441db                kandq k3, k5, k3                                     ; and boolx4
    425  c4e1dc45db                korq k3, k4, k3                                      ; or boolx4
    42a  62a25d0364e5              vpblendmd xmm20{k3}, xmm20, xmm21                    ; where float32x4
    430  62a24d0364ef              vpblendmd xmm21{k3}, xmm22, xmm23                    ; where int32x4
    436  62a1dd0015f4              vunpckhpd xmm22, xmm20, xmm20                        ; gep float32x2
    43c  62b14c00c2dc06            vcmpps k3, xmm22, xmm20, 6                           ; xor boolx2
    443  62b15c00c2e400            vcmpps k4, xmm20, xmm20, 0                           ; cmpeq boolx2
    44a  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx2
    44f  62b14c00c2e604            vcmpps k4, xmm22, xmm22, 4                           ; cmpne boolx2
    456  62b15c00c2ee02            vcmpps k5, xmm20, xmm22, 2                           ; cmple boolx2
    45d  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx2
    462  62a1d50015fd              vunpckhpd xmm23, xmm21, xmm21                        ; gep int32x2
    468  62b345001fed01            vpcmpd k5, xmm23, xmm21, 1                           ; cmplt boolx2
    46f  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx2
    474  c4e1e445dc                korq k3, k3, k4                                      ; or boolx2
    479  62a25d0364e6              vpblendmd xmm20{k3}, xmm20, xmm22                    ; where float32x2
    47f  62a2550364ef              vpblendmd xmm21{k3}, xmm21, xmm23                    ; where int32x2
    485  62b3fd481bf601            vextractf64x4 ymm22, zmm6, 1                         ; gep float32x8
    48c  62f14c20c2de06            vcmpps k3, ymm22, ymm6, 6                            ; xor boolx8
    493  62f14c28c2e600            vcmpps k4, ymm6, ymm6, 0                             ; cmpeq boolx8
    49a  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx8
    49f  62b14c20c2e604            vcmpps k4, ymm22, ymm22, 4                           ; cmpne boolx8
    4a6  62b14c28c2ee02            vcmpps k5, ymm6, ymm22, 2                            ; cmple boolx8
    4ad  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx8
    4b2  62b3fd481bff01            vextractf64x4 ymm23, zmm7, 1                         ; gep int32x8
    4b9  62f345201fef01            vpcmpd k5, ymm23, ymm7, 1                            ; cmplt boolx8
    4c0  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx8
    4c5  c4e1e445dc                korq k3, k3, k4                                      ; or boolx8
    4ca  62b24d2b64f6              vpblendmd ymm6{k3}, ymm6, ymm22                      ; where float32x8
    4d0  62b2452b64ff              vpblendmd ymm7{k3}, ymm7, ymm23                      ; where int32x8
    4d6  62b37d2819f601            vextractf32x4 xmm22, ymm6, 1                         ; gep float32x4
    4dd  62f14c00c2de06            vcmpps k3, xmm22, xmm6, 6                            ; xor boolx4
    4e4  62f14c08c2e600            vcmpps k4, xmm6, xmm6, 0                             ; cmpeq boolx4
    4eb  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx4
    4f0  62b14c00c2e604            vcmpps k4, xmm22, xmm22, 4                           ; cmpne boolx4
    4f7  62b14c08c2ee02            vcmpps k5, xmm6, xmm22, 2                            ; cmple boolx4
    4fe  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx4
    503  62b37d2819ff01            vextractf32x4 xmm23, ymm7, 1                         ; gep int32x4
    50a  62f345001fef01            vpcmpd k5, xmm23, xmm7, 1                            ; cmplt boolx4
    511  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx4
    516  c4e1e445dc                korq k3, k3, k4                                      ; or boolx4
    51b  62b24d0b64f6              vpblendmd xmm6{k3}, xmm6, xmm22                      ; where float32x4
    521  62b2450b64ff              vpblendmd xmm7{k3}, xmm7, xmm23                      ; where int32x4
    527  62e1cd0815f6              vunpckhpd xmm22, xmm6, xmm6                          ; gep float32x2
    52d  62f14c00c2de06            vcmpps k3, xmm22, xmm6, 6                            ; xor boolx2
    534  62f14c08c2e600            vcmpps k4, xmm6, xmm6, 0                             ; cmpeq boolx2
    53b  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx2
    540  62b14c00c2e604            vcmpps k4, xmm22, xmm22, 4                           ; cmpne boolx2
    547  62b14c08c2ee02            vcmpps k5, xmm6, xmm22, 2                            ; cmple boolx2
    54e  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx2
    553  62e1c50815ff              vunpckhpd xmm23, xmm7, xmm7                          ; gep int32x2
    559  62f345001fef01            vpcmpd k5, xmm23, xmm7, 1                            ; cmplt boolx2
    560  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx2
    565  c4e1e445dc                korq k3, k3, k4                                      ; or boolx2
    56a  62b24d0b64f6              vpblendmd xmm6{k3}, xmm6, xmm22                      ; where float32x2
    570  62b2450b64ff              vpblendmd xmm7{k3}, xmm7, xmm23                      ; where int32x2
    576  62f14d0073db04            vpsrldq xmm22, xmm3, 4                               ; gep float32
    57d  62f14e00c2db06            vcmpss k3, xmm22, xmm3, 6                            ; xor bool
    584  c5f893fb                  kmovw edi, k3
    588  62f16608c2db00            vcmpss k3, xmm3, xmm3, 0                             ; cmpeq bool
    58f  c57893c3                  kmovw r8d, k3
    593  4423c7                    and r8d, edi                                         ; and bool
    596  62b14e00c2de04            vcmpss k3, xmm22, xmm22, 4                           ; cmpne bool
    59d  c5f893fb                  kmovw edi, k3
    5a1  62b16608c2de02            vcmpss k3, xmm3, xmm22, 2                            ; cmple bool
    5a8  c57893cb                  kmovw r9d, k3
    5ac  410bf9                    or edi, r9d                                          ; or bool
    5af  c4c37916e901              vpextrd r9d, xmm5, 1                                 ; gep int32
    5b5  c4c37916ea00              vpextrd r10d, xmm5, 0                                ; gep int32
    5bb  41bb00000000              mov r11d, 0                                          ; cmplt bool
    5c1  453bca                    cmp r9d, r10d
    5c4  410f9cc3                  setl r11b
    5c8  4123fb                    and edi, r11d                                        ; and bool
    5cb  440bc7                    or r8d, edi                                          ; or bool
    5ce  c4c17892d8                kmovw k3, r8d                                        ; where float32
    5d3  62b2650b64de              vpblendmd xmm3{k3}, xmm3, xmm22
    5d9  62b1550873dc04            vpsrldq xmm5, xmm20, 4                               ; gep float32
    5e0  62b15608c2dc06            vcmpss k3, xmm5, xmm20, 6                            ; xor bool
    5e7  c5f893fb                  kmovw edi, k3
    5eb  62b15e00c2dc00            vcmpss k3, xmm20, xmm20, 0                           ; cmpeq bool
    5f2  c57893db                  kmovw r11d, k3
    5f6  4423df                    and r11d, edi                                        ; and bool
    5f9  62f15608c2dd04            vcmpss k3, xmm5, xmm5, 4                             ; cmpne bool
    600  c5f893fb                  kmovw edi, k3
    604  62f15e00c2dd02            vcmpss k3, xmm20, xmm5, 2                            ; cmple bool
    60b  c5f893db                  kmovw ebx, k3
    60f  0bfb                      or edi, ebx                                          ; or bool
    611  62e37d0816eb01            vpextrd ebx, xmm21, 1                                ; gep int32
    618  62e37d0816ed00            vpextrd ebp, xmm21, 0                                ; gep int32
    61f  41bc00000000              mov r12d, 0                                          ; cmplt bool
    625  3bdd                      cmp ebx, ebp
    627  410f9cc4                  setl r12b
    62b  4123fc                    and edi, r12d                                        ; and bool
    62e  440bdf                    or r11d, edi                                         ; or bool
    631  c4c17892db                kmovw k3, r11d                                       ; where float32
    636  62f25d0364ed              vpblendmd xmm5{k3}, xmm20, xmm5
    63c  62f15608c2db06            vcmpss k3, xmm5, xmm3, 6                             ; xor bool
    643  c5f893fb                  kmovw edi, k3
    647  62f16608c2db00            vcmpss k3, xmm3, xmm3, 0                             ; cmpeq bool
    64e  c57893e3                  kmovw r12d, k3
    652  4423e7                    and r12d, edi                                        ; and bool
    655  62f16608c2dd02            vcmpss k3, xmm3, xmm5, 2                             ; cmple bool
    65c  c5f893fb                  kmovw edi, k3
    660  62f15608c2dd04            vcmpss k3, xmm5, xmm5, 4                             ; cmpne bool
    667  c57893eb                  kmovw r13d, k3
    66b  440bef                    or r13d, edi                                         ; or bool
    66e  4585db                    test r11d, r11d                                      ; where int32
    671  0f45eb                    cmovne ebp, ebx
    674  4585c0                    test r8d, r8d                                        ; where int32
    677  450f45d1                  cmovne r10d, r9d
    67b  bf00000000                mov edi, 0                                           ; cmplt bool
    680  413bea                    cmp ebp, r10d
    683  400f9cc7                  setl dil
    687  4423ef                    and r13d, edi                                        ; and bool
    68a  450be5                    or r12d, r13d                                        ; or bool
    68d  4585e4                    test r12d, r12d                                      ; where int32
    690  440f45d5                  cmovne r10d, ebp
    694  448912                    mov dword ptr [rdx], r10d                            ; store void
    697  62f17ec96f9910030000      vmovdqu32 zmm3{k1}{z}, zmmword ptr [rcx + 784]       ; load float32x16
    6a1  62f25d4964db              vpblendmd zmm3{k1}, zmm4, zmm3                       ; where float32x16
    6a7  62f3fd481bdd01            vextractf64x4 ymm5, zmm3, 1                          ; gep float32x8
    6ae  62f15428c2db06            vcmpps k3, ymm5, ymm3, 6                             ; xor boolx8
    6b5  62f16428c2e300            vcmpps k4, ymm3, ymm3, 0                             ; cmpeq boolx8
    6bc  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx8
    6c1  62f15428c2e504            vcmpps k4, ymm5, ymm5, 4                             ; cmpne boolx8
    6c8  62f16428c2ed02            vcmpps k5, ymm3, ymm5, 2                             ; cmple boolx8
    6cf  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx8
    6d4  c4e1dc41e2                kandq k4, k4, k2                                     ; and boolx8
    6d9  c4e1e445dc                korq k3, k3, k4                                      ; or boolx8
    6de  62f2652b64dd              vpblendmd ymm3{k3}, ymm3, ymm5                       ; where float32x8
    6e4  62f37d2819dd01            vextractf32x4 xmm5, ymm3, 1                          ; gep float32x4
    6eb  62f15408c2e306            vcmpps k4, xmm5, xmm3, 6                             ; xor boolx4
    6f2  62f16408c2eb00            vcmpps k5, xmm3, xmm3, 0                             ; cmpeq boolx4
    6f9  c4e1d441e4                kandq k4, k5, k4                                     ; and boolx4
    6fe  62f15408c2ed04            vcmpps k5, xmm5, xmm5, 4                             ; cmpne boolx4
    705  62f16408c2f502            vcmpps k6, xmm3, xmm5, 2                             ; cmple boolx4
    70c  c4e1d445ee                korq k5, k5, k6                                      ; or boolx4
    711  62e2752b64e2              vpblendmd ymm20{k3}, ymm1, ymm2                      ; where int32x8
    717  62a37d2819e501            vextractf32x4 xmm21, ymm20, 1                        ; gep int32x4
    71e  62b355001fdc01            vpcmpd k3, xmm21, xmm20, 1                           ; cmplt boolx4
    725  c4e1d441db                kandq k3, k5, k3                                     ; and boolx4
    72a  c4e1dc45db                korq k3, k4, k3                                      ; or boolx4
    72f  62f2650b64dd              vpblendmd xmm3{k3}, xmm3, xmm5                       ; where float32x4
    735  62b25d0364ed              vpblendmd xmm5{k3}, xmm20, xmm21                     ; where int32x4
    73b  62e1e50815e3              vunpckhpd xmm20, xmm3, xmm3                          ; gep float32x2
    741  62f15c00c2db06            vcmpps k3, xmm20, xmm3, 6                            ; xor boolx2
    748  62f16408c2e300            vcmpps k4, xmm3, xmm3, 0                             ; cmpeq boolx2
    74f  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx2
    754  62b15c00c2e404            vcmpps k4, xmm20, xmm20, 4                           ; cmpne boolx2
    75b  62b16408c2ec02            vcmpps k5, xmm3, xmm20, 2                            ; cmple boolx2
    762  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx2
    767  62e1d50815ed              vunpckhpd xmm21, xmm5, xmm5                          ; gep int32x2
    76d  62f355001fed01            vpcmpd k5, xmm21, xmm5, 1                            ; cmplt boolx2
    774  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx2
    779  c4e1e445dc                korq k3, k3, k4                                      ; or boolx2
    77e  62b2650b64dc              vpblendmd xmm3{k3}, xmm3, xmm20                      ; where float32x2
    784  62b2550b64ed              vpblendmd xmm5{k3}, xmm5, xmm21                      ; where int32x2
    78a  6233fd481bc401            vextractf64x4 ymm20, zmm8, 1                         ; gep float32x8
    791  62d15c20c2d806            vcmpps k3, ymm20, ymm8, 6                            ; xor boolx8
    798  62d13c28c2e000            vcmpps k4, ymm8, ymm8, 0                             ; cmpeq boolx8
    79f  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx8
    7a4  62b15c20c2e404            vcmpps k4, ymm20, ymm20, 4                           ; cmpne boolx8
    7ab  62b13c28c2ec02            vcmpps k5, ymm8, ymm20, 2                            ; cmple boolx8
    7b2  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx8
    7b7  6233fd481bcd01            vextractf64x4 ymm21, zmm9, 1                         ; gep int32x8
    7be  62d355201fe901            vpcmpd k5, ymm21, ymm9, 1                            ; cmplt boolx8
    7c5  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx8
    7ca  c4e1e445dc                korq k3, k3, k4                                      ; or boolx8
    7cf  62323d2b64c4              vpblendmd ymm8{k3}, ymm8, ymm20                      ; where float32x8
    7d5  6232352b64cd              vpblendmd ymm9{k3}, ymm9, ymm21                      ; where int32x8
    7db  62337d2819c401            vextractf32x4 xmm20, ymm8, 1                         ; gep float32x4
    7e2  62d15c00c2d806            vcmpps k3, xmm20, xmm8, 6                            ; xor boolx4
    7e9  62d13c08c2e000            vcmpps k4, xmm8, xmm8, 0                             ; cmpeq boolx4
    7f0  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx4
    7f5  62b15c00c2e404            vcmpps k4, xmm20, xmm20, 4                           ; cmpne boolx4
    7fc  62b13c08c2ec02            vcmpps k5, xmm8, xmm20, 2                            ; cmple boolx4
    803  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx4
    808  62337d2819cd01            vextractf32x4 xmm21, ymm9, 1                         ; gep int32x4
    80f  62d355001fe901            vpcmpd k5, xmm21, xmm9, 1                            ; cmplt boolx4
    816  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx4
    81b  c4e1e445dc                korq k3, k3, k4                                      ; or boolx4
    820  62323d0b64c4              vpblendmd xmm8{k3}, xmm8, xmm20                      ; where float32x4
    826  6232350b64cd              vpblendmd xmm9{k3}, xmm9, xmm21                      ; where int32x4
    82c  62c1bd0815e0              vunpckhpd xmm20, xmm8, xmm8                          ; gep float32x2
    832  62d15c00c2d806            vcmpps k3, xmm20, xmm8, 6                            ; xor boolx2
    839  62d13c08c2e000            vcmpps k4, xmm8, xmm8, 0                             ; cmpeq boolx2
    840  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx2
    845  62b15c00c2e404            vcmpps k4, xmm20, xmm20, 4                           ; cmpne boolx2
    84c  62b13c08c2ec02            vcmpps k5, xmm8, xmm20, 2                            ; cmple boolx2
    853  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx2
    858  62c1b50815e9              vunpckhpd xmm21, xmm9, xmm9                          ; gep int32x2
    85e  62d355001fe901            vpcmpd k5, xmm21, xmm9, 1                            ; cmplt boolx2
    865  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx2
    86a  c4e1e445dc                korq k3, k3, k4                                      ; or boolx2
    86f  62323d0b64c4              vpblendmd xmm8{k3}, xmm8, xmm20                      ; where float32x2
    875  6232350b64cd              vpblendmd xmm9{k3}, xmm9, xmm21                      ; where int32x2
    87b  62f15d0073de04            vpsrldq xmm20, xmm6, 4                               ; gep float32
    882  62f15e00c2de06            vcmpss k3, xmm20, xmm6, 6                            ; xor bool
    889  c5f893fb                  kmovw edi, k3
    88d  62f14e08c2de00            vcmpss k3, xmm6, xmm6, 0                             ; cmpeq bool
    894  c57893c3                  kmovw r8d, k3
    898  4423c7                    and r8d, edi                                         ; and bool
    89b  62b15e00c2dc04            vcmpss k3, xmm20, xmm20, 4                           ; cmpne bool
    8a2  c5f893fb                  kmovw edi, k3
    8a6  62b14e08c2dc02            vcmpss k3, xmm6, xmm20, 2                            ; cmple bool
    8ad  c57893cb                  kmovw r9d, k3
    8b1  410bf9                    or edi, r9d                                          ; or bool
    8b4  c4c37916f901              vpextrd r9d, xmm7, 1                                 ; gep int32
    8ba  c4c37916fa00              vpextrd r10d, xmm7, 0                                ; gep int32
    8c0  41bb00000000              mov r11d, 0                                          ; cmplt bool
    8c6  453bca                    cmp r9d, r10d
    8c9  410f9cc3                  setl r11b
    8cd  4123fb                    and edi, r11d                                        ; and bool
    8d0  440bc7                    or r8d, edi                                          ; or bool
    8d3  c4c17892d8                kmovw k3, r8d                                        ; where float32
    8d8  62b24d0b64f4              vpblendmd xmm6{k3}, xmm6, xmm20
    8de  c5c173db04                vpsrldq xmm7, xmm3, 4                                ; gep float32
    8e3  62f14608c2db06            vcmpss k3, xmm7, xmm3, 6                             ; xor bool
    8ea  c5f893fb                  kmovw edi, k3
    8ee  62f16608c2db00            vcmpss k3, xmm3, xmm3, 0                             ; cmpeq bool
    8f5  c57893db                  kmovw r11d, k3
    8f9  4423df                    and r11d, edi                                        ; and bool
    8fc  62f14608c2df04            vcmpss k3, xmm7, xmm7, 4                             ; cmpne bool
    903  c5f893fb                  kmovw edi, k3
    907  62f16608c2df02            vcmpss k3, xmm3, xmm7, 2                             ; cmple bool
    90e  c5f893db                  kmovw ebx, k3
    912  0bfb                      or edi, ebx                                          ; or bool
    914  c4e37916eb01              vpextrd ebx, xmm5, 1                                 ; gep int32
    91a  c4e37916ed00              vpextrd ebp, xmm5, 0                                 ; gep int32
    920  41bc00000000              mov r12d, 0                                          ; cmplt bool
    926  3bdd                      cmp ebx, ebp
    928  410f9cc4                  setl r12b
    92c  4123fc                    and edi, r12d                                        ; and bool
    92f  440bdf                    or r11d, edi                                         ; or bool
    932  c4c17892db                kmovw k3, r11d                                       ; where float32
    937  62f2650b64df              vpblendmd xmm3{k3}, xmm3, xmm7
    93d  62f16608c2de06            vcmpss k3, xmm3, xmm6, 6                             ; xor bool
    944  c5f893fb                  kmovw edi, k3
    948  62f14e08c2de00            vcmpss k3, xmm6, xmm6, 0                             ; cmpeq bool
    94f  c57893e3                  kmovw r12d, k3
    953  4423e7                    and r12d, edi                                        ; and bool
    956  62f14e08c2db02            vcmpss k3, xmm6, xmm3, 2                             ; cmple bool
    95d  c5f893fb                  kmovw edi, k3
    961  62f16608c2db04            vcmpss k3, xmm3, xmm3, 4                             ; cmpne bool
    968  c57893eb                  kmovw r13d, k3
    96c  440bef                    or r13d, edi                                         ; or bool
    96f  4585db                    test r11d, r11d                                      ; where int32
    972  0f45eb                    cmovne ebp, ebx
    975  4585c0                    test r8d, r8d                                        ; where int32
    978  450f45d1                  cmovne r10d, r9d
    97c  bf00000000                mov edi, 0                                           ; cmplt bool
    981  413bea                    cmp ebp, r10d
    984  400f9cc7                  setl dil
    988  4423ef                    and r13d, edi                                        ; and bool
    98b  450be5                    or r12d, r13d                                        ; or bool
    98e  4585e4                    test r12d, r12d                                      ; where int32
    991  440f45d5                  cmovne r10d, ebp
    995  44895204                  mov dword ptr [rdx + 4], r10d                        ; store void
    999  62f17ec96f99a0040000      vmovdqu32 zmm3{k1}{z}, zmmword ptr [rcx + 1184]      ; load float32x16
    9a3  62f25d4964db              vpblendmd zmm3{k1}, zmm4, zmm3                       ; where float32x16
    9a9  62f3fd481bdd01            vextractf64x4 ymm5, zmm3, 1                          ; gep float32x8
    9b0  62f15428c2db06            vcmpps k3, ymm5, ymm3, 6                             ; xor boolx8
    9b7  62f16428c2e300            vcmpps k4, ymm3, ymm3, 0                             ; cmpeq boolx8
    9be  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx8
    9c3  62f15428c2e504            vcmpps k4, ymm5, ymm5, 4                             ; cmpne boolx8
    9ca  62f16428c2ed02            vcmpps k5, ymm3, ymm5, 2                             ; cmple boolx8
    9d1  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx8
    9d6  c4e1dc41e2                kandq k4, k4, k2                                     ; and boolx8
    9db  c4e1e445dc                korq k3, k3, k4                                      ; or boolx8
    9e0  62f2652b64dd              vpblendmd ymm3{k3}, ymm3, ymm5                       ; where float32x8
    9e6  62f37d2819dd01            vextractf32x4 xmm5, ymm3, 1                          ; gep float32x4
    9ed  62f15408c2e306            vcmpps k4, xmm5, xmm3, 6                             ; xor boolx4
    9f4  62f16408c2eb00            vcmpps k5, xmm3, xmm3, 0                             ; cmpeq boolx4
    9fb  c4e1d441e4                kandq k4, k5, k4                                     ; and boolx4
    a00  62f15408c2ed04            vcmpps k5, xmm5, xmm5, 4                             ; cmpne boolx4
    a07  62f16408c2f502            vcmpps k6, xmm3, xmm5, 2                             ; cmple boolx4
    a0e  c4e1d445ee                korq k5, k5, k6                                      ; or boolx4
    a13  62f2752b64f2              vpblendmd ymm6{k3}, ymm1, ymm2                       ; where int32x8
    a19  62f37d2819f701            vextractf32x4 xmm7, ymm6, 1                          ; gep int32x4
    a20  62f345081fde01            vpcmpd k3, xmm7, xmm6, 1                             ; cmplt boolx4
    a27  c4e1d441db                kandq k3, k5, k3                                     ; and boolx4
    a2c  c4e1dc45db                korq k3, k4, k3                                      ; or boolx4
    a31  62f2650b64dd              vpblendmd xmm3{k3}, xmm3, xmm5                       ; where float32x4
    a37  62f24d0b64ef              vpblendmd xmm5{k3}, xmm6, xmm7                       ; where int32x4
    a3d  c5e115f3                  vunpckhpd xmm6, xmm3, xmm3                           ; gep float32x2
    a41  62f14c08c2db06            vcmpps k3, xmm6, xmm3, 6                             ; xor boolx2
    a48  62f16408c2e300            vcmpps k4, xmm3, xmm3, 0                             ; cmpeq boolx2
    a4f  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx2
    a54  62f14c08c2e604            vcmpps k4, xmm6, xmm6, 4                             ; cmpne boolx2
    a5b  62f16408c2ee02            vcmpps k5, xmm3, xmm6, 2                             ; cmple boolx2
    a62  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx2
    a67  c5d115fd                  vunpckhpd xmm7, xmm5, xmm5                           ; gep int32x2
    a6b  62f345081fed01            vpcmpd k5, xmm7, xmm5, 1                             ; cmplt boolx2
    a72  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx2
    a77  c4e1e445dc                korq k3, k3, k4                                      ; or boolx2
    a7c  62f2650b64de              vpblendmd xmm3{k3}, xmm3, xmm6                       ; where float32x2
    a82  62f2550b64ef              vpblendmd xmm5{k3}, xmm5, xmm7                       ; where int32x2
    a88  6273fd481bd601            vextractf64x4 ymm6, zmm10, 1                         ; gep float32x8
    a8f  62d14c28c2da06            vcmpps k3, ymm6, ymm10, 6                            ; xor boolx8
    a96  62d12c28c2e200            vcmpps k4, ymm10, ymm10, 0                           ; cmpeq boolx8
    a9d  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx8
    aa2  62f14c28c2e604            vcmpps k4, ymm6, ymm6, 4                             ; cmpne boolx8
    aa9  62f12c28c2ee02            vcmpps k5, ymm10, ymm6, 2                            ; cmple boolx8
    ab0  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx8
    ab5  6273fd481bdf01            vextractf64x4 ymm7, zmm11, 1                         ; gep int32x8
    abc  62d345281feb01            vpcmpd k5, ymm7, ymm11, 1                            ; cmplt boolx8
    ac3  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx8
    ac8  c4e1e445dc                korq k3, k3, k4                                      ; or boolx8
    acd  62f22d2b64f6              vpblendmd ymm6{k3}, ymm10, ymm6                      ; where float32x8
    ad3  62f2252b64ff              vpblendmd ymm7{k3}, ymm11, ymm7                      ; where int32x8
    ad9  62d37d2819f201            vextractf32x4 xmm10, ymm6, 1                         ; gep float32x4
    ae0  62f12c08c2de06            vcmpps k3, xmm10, xmm6, 6                            ; xor boolx4
    ae7  62f14c08c2e600            vcmpps k4, xmm6, xmm6, 0                             ; cmpeq boolx4
    aee  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx4
    af3  62d12c08c2e204            vcmpps k4, xmm10, xmm10, 4                           ; cmpne boolx4
    afa  62d14c08c2ea02            vcmpps k5, xmm6, xmm10, 2                            ; cmple boolx4
    b01  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx4
    b06  62d37d2819fb01            vextractf32x4 xmm11, ymm7, 1                         ; gep int32x4
    b0d  62f325081fef01            vpcmpd k5, xmm11, xmm7, 1                            ; cmplt boolx4
    b14  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx4
    b19  c4e1e445dc                korq k3, k3, k4                                      ; or boolx4
    b1e  62d24d0b64f2              vpblendmd xmm6{k3}, xmm6, xmm10                      ; where float32x4
    b24  62d2450b64fb              vpblendmd xmm7{k3}, xmm7, xmm11                      ; where int32x4
    b2a  c54915d6                  vunpckhpd xmm10, xmm6, xmm6                          ; gep float32x2
    b2e  62f12c08c2de06            vcmpps k3, xmm10, xmm6, 6                            ; xor boolx2
    b35  62f14c08c2e600            vcmpps k4, xmm6, xmm6, 0                             ; cmpeq boolx2
    b3c  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx2
    b41  62d12c08c2e204            vcmpps k4, xmm10, xmm10, 4                           ; cmpne boolx2
    b48  62d14c08c2ea02            vcmpps k5, xmm6, xmm10, 2                            ; cmple boolx2
    b4f  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx2
    b54  c54115df                  vunpckhpd xmm11, xmm7, xmm7                          ; gep int32x2
    b58  62f325081fef01            vpcmpd k5, xmm11, xmm7, 1                            ; cmplt boolx2
    b5f  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx2
    b64  c4e1e445dc                korq k3, k3, k4                                      ; or boolx2
    b69  62d24d0b64f2              vpblendmd xmm6{k3}, xmm6, xmm10                      ; where float32x2
    b6f  62d2450b64fb              vpblendmd xmm7{k3}, xmm7, xmm11                      ; where int32x2
    b75  c4c12973d804              vpsrldq xmm10, xmm8, 4                               ; gep float32
    b7b  62d12e08c2d806            vcmpss k3, xmm10, xmm8, 6                            ; xor bool
    b82  c5f893fb                  kmovw edi, k3
    b86  62d13e08c2d800            vcmpss k3, xmm8, xmm8, 0                             ; cmpeq bool
    b8d  c57893c3                  kmovw r8d, k3
    b91  4423c7                    and r8d, edi                                         ; and bool
    b94  62d12e08c2da04            vcmpss k3, xmm10, xmm10, 4                           ; cmpne bool
    b9b  c5f893fb                  kmovw edi, k3
    b9f  62d13e08c2da02            vcmpss k3, xmm8, xmm10, 2                            ; cmple bool
    ba6  c57893cb                  kmovw r9d, k3
    baa  410bf9                    or edi, r9d                                          ; or bool
    bad  c4437916c901              vpextrd r9d, xmm9, 1                                 ; gep int32
    bb3  c4437916ca00              vpextrd r10d, xmm9, 0                                ; gep int32
    bb9  41bb00000000              mov r11d, 0                                          ; cmplt bool
    bbf  453bca                    cmp r9d, r10d
    bc2  410f9cc3                  setl r11b
    bc6  4123fb                    and edi, r11d                                        ; and bool
    bc9  440bc7                    or r8d, edi                                          ; or bool
    bcc  c4c17892d8                kmovw k3, r8d                                        ; where float32
    bd1  62523d0b64c2              vpblendmd xmm8{k3}, xmm8, xmm10
    bd7  c5b173db04                vpsrldq xmm9, xmm3, 4                                ; gep float32
    bdc  62f13608c2db06            vcmpss k3, xmm9, xmm3, 6                             ; xor bool
    be3  c5f893fb                  kmovw edi, k3
    be7  62f16608c2db00            vcmpss k3, xmm3, xmm3, 0                             ; cmpeq bool
    bee  c57893db                  kmovw r11d, k3
    bf2  4423df                    and r11d, edi                                        ; and bool
    bf5  62d13608c2d904            vcmpss k3, xmm9, xmm9, 4                             ; cmpne bool
    bfc  c5f893fb                  kmovw edi, k3
    c00  62d16608c2d902            vcmpss k3, xmm3, xmm9, 2                             ; cmple bool
    c07  c5f893db                  kmovw ebx, k3
    c0b  0bfb                      or edi, ebx                                          ; or bool
    c0d  c4e37916eb01              vpextrd ebx, xmm5, 1                                 ; gep int32
    c13  c4e37916ed00              vpextrd ebp, xmm5, 0                                 ; gep int32
    c19  41bc00000000              mov r12d, 0                                          ; cmplt bool
    c1f  3bdd                      cmp ebx, ebp
    c21  410f9cc4                  setl r12b
    c25  4123fc                    and edi, r12d                                        ; and bool
    c28  440bdf                    or r11d, edi                                         ; or bool
    c2b  c4c17892db                kmovw k3, r11d                                       ; where float32
    c30  62d2650b64d9              vpblendmd xmm3{k3}, xmm3, xmm9
    c36  62d16608c2d806            vcmpss k3, xmm3, xmm8, 6                             ; xor bool
    c3d  c5f893fb                  kmovw edi, k3
    c41  62d13e08c2d800            vcmpss k3, xmm8, xmm8, 0                             ; cmpeq bool
    c48  c57893e3                  kmovw r12d, k3
    c4c  4423e7                    and r12d, edi                                        ; and bool
    c4f  62f13e08c2db02            vcmpss k3, xmm8, xmm3, 2                             ; cmple bool
    c56  c5f893fb                  kmovw edi, k3
    c5a  62f16608c2db04            vcmpss k3, xmm3, xmm3, 4                             ; cmpne bool
    c61  c57893eb                  kmovw r13d, k3
    c65  440bef                    or r13d, edi                                         ; or bool
    c68  4585db                    test r11d, r11d                                      ; where int32
    c6b  0f45eb                    cmovne ebp, ebx
    c6e  4585c0                    test r8d, r8d                                        ; where int32
    c71  450f45d1                  cmovne r10d, r9d
    c75  bf00000000                mov edi, 0                                           ; cmplt bool
    c7a  413bea                    cmp ebp, r10d
    c7d  400f9cc7                  setl dil
    c81  4423ef                    and r13d, edi                                        ; and bool
    c84  450be5                    or r12d, r13d                                        ; or bool
    c87  4585e4                    test r12d, r12d                                      ; where int32
    c8a  440f45d5                  cmovne r10d, ebp
    c8e  44895208                  mov dword ptr [rdx + 8], r10d                        ; store void
    c92  62f17ec96f9930060000      vmovdqu32 zmm3{k1}{z}, zmmword ptr [rcx + 1584]      ; load float32x16
    c9c  62f25d4964db              vpblendmd zmm3{k1}, zmm4, zmm3                       ; where float32x16
    ca2  62f3fd481bdd01            vextractf64x4 ymm5, zmm3, 1                          ; gep float32x8
    ca9  62f15428c2db06            vcmpps k3, ymm5, ymm3, 6                             ; xor boolx8
    cb0  62f16428c2e300            vcmpps k4, ymm3, ymm3, 0                             ; cmpeq boolx8
    cb7  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx8
    cbc  62f15428c2e504            vcmpps k4, ymm5, ymm5, 4                             ; cmpne boolx8
    cc3  62f16428c2ed02            vcmpps k5, ymm3, ymm5, 2                             ; cmple boolx8
    cca  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx8
    ccf  c4e1dc41e2                kandq k4, k4, k2                                     ; and boolx8
    cd4  c4e1e445dc                korq k3, k3, k4                                      ; or boolx8
    cd9  62f2652b64dd              vpblendmd ymm3{k3}, ymm3, ymm5                       ; where float32x8
    cdf  62f37d2819dd01            vextractf32x4 xmm5, ymm3, 1                          ; gep float32x4
    ce6  62f15408c2e306            vcmpps k4, xmm5, xmm3, 6                             ; xor boolx4
    ced  62f16408c2eb00            vcmpps k5, xmm3, xmm3, 0                             ; cmpeq boolx4
    cf4  c4e1d441e4                kandq k4, k5, k4                                     ; and boolx4
    cf9  62f15408c2ed04            vcmpps k5, xmm5, xmm5, 4                             ; cmpne boolx4
    d00  62f16408c2f502            vcmpps k6, xmm3, xmm5, 2                             ; cmple boolx4
    d07  c4e1d445ee                korq k5, k5, k6                                      ; or boolx4
    d0c  6272752b64c2              vpblendmd ymm8{k3}, ymm1, ymm2                       ; where int32x8
    d12  62537d2819c101            vextractf32x4 xmm9, ymm8, 1                          ; gep int32x4
    d19  62d335081fd801            vpcmpd k3, xmm9, xmm8, 1                             ; cmplt boolx4
    d20  c4e1d441db                kandq k3, k5, k3                                     ; and boolx4
    d25  c4e1dc45db                korq k3, k4, k3                                      ; or boolx4
    d2a  62f2650b64dd              vpblendmd xmm3{k3}, xmm3, xmm5                       ; where float32x4
    d30  62d23d0b64e9              vpblendmd xmm5{k3}, xmm8, xmm9                       ; where int32x4
    d36  c56115c3                  vunpckhpd xmm8, xmm3, xmm3                           ; gep float32x2
    d3a  62f13c08c2db06            vcmpps k3, xmm8, xmm3, 6                             ; xor boolx2
    d41  62f16408c2e300            vcmpps k4, xmm3, xmm3, 0                             ; cmpeq boolx2
    d48  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx2
    d4d  62d13c08c2e004            vcmpps k4, xmm8, xmm8, 4                             ; cmpne boolx2
    d54  62d16408c2e802            vcmpps k5, xmm3, xmm8, 2                             ; cmple boolx2
    d5b  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx2
    d60  c55115cd                  vunpckhpd xmm9, xmm5, xmm5                           ; gep int32x2
    d64  62f335081fed01            vpcmpd k5, xmm9, xmm5, 1                             ; cmplt boolx2
    d6b  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx2
    d70  c4e1e445dc                korq k3, k3, k4                                      ; or boolx2
    d75  62d2650b64d8              vpblendmd xmm3{k3}, xmm3, xmm8                       ; where float32x2
    d7b  62d2550b64e9              vpblendmd xmm5{k3}, xmm5, xmm9                       ; where int32x2
    d81  6253fd481be001            vextractf64x4 ymm8, zmm12, 1                         ; gep float32x8
    d88  62d13c28c2dc06            vcmpps k3, ymm8, ymm12, 6                            ; xor boolx8
    d8f  62d11c28c2e400            vcmpps k4, ymm12, ymm12, 0                           ; cmpeq boolx8
    d96  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx8
    d9b  62d13c28c2e004            vcmpps k4, ymm8, ymm8, 4                             ; cmpne boolx8
    da2  62d11c28c2e802            vcmpps k5, ymm12, ymm8, 2                            ; cmple boolx8
    da9  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx8
    dae  6253fd481be901            vextractf64x4 ymm9, zmm13, 1                         ; gep int32x8
    db5  62d335281fed01            vpcmpd k5, ymm9, ymm13, 1                            ; cmplt boolx8
    dbc  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx8
    dc1  c4e1e445dc                korq k3, k3, k4                                      ; or boolx8
    dc6  62521d2b64c0              vpblendmd ymm8{k3}, ymm12, ymm8                      ; where float32x8
    dcc  6252152b64c9              vpblendmd ymm9{k3}, ymm13, ymm9                      ; where int32x8
    dd2  62537d2819c201            vextractf32x4 xmm10, ymm8, 1                         ; gep float32x4
    dd9  62d12c08c2d806            vcmpps k3, xmm10, xmm8, 6                            ; xor boolx4
    de0  62d13c08c2e000            vcmpps k4, xmm8, xmm8, 0                             ; cmpeq boolx4
    de7  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx4
    dec  62d12c08c2e204            vcmpps k4, xmm10, xmm10, 4                           ; cmpne boolx4
    df3  62d13c08c2ea02            vcmpps k5, xmm8, xmm10, 2                            ; cmple boolx4
    dfa  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx4
    dff  62537d2819cb01            vextractf32x4 xmm11, ymm9, 1                         ; gep int32x4
    e06  62d325081fe901            vpcmpd k5, xmm11, xmm9, 1                            ; cmplt boolx4
    e0d  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx4
    e12  c4e1e445dc                korq k3, k3, k4                                      ; or boolx4
    e17  62523d0b64c2              vpblendmd xmm8{k3}, xmm8, xmm10                      ; where float32x4
    e1d  6252350b64cb              vpblendmd xmm9{k3}, xmm9, xmm11                      ; where int32x4
    e23  c4413915d0                vunpckhpd xmm10, xmm8, xmm8                          ; gep float32x2
    e28  62d12c08c2d806            vcmpps k3, xmm10, xmm8, 6                            ; xor boolx2
    e2f  62d13c08c2e000            vcmpps k4, xmm8, xmm8, 0                             ; cmpeq boolx2
    e36  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx2
    e3b  62d12c08c2e204            vcmpps k4, xmm10, xmm10, 4                           ; cmpne boolx2
    e42  62d13c08c2ea02            vcmpps k5, xmm8, xmm10, 2                            ; cmple boolx2
    e49  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx2
    e4e  c4413115d9                vunpckhpd xmm11, xmm9, xmm9                          ; gep int32x2
    e53  62d325081fe901            vpcmpd k5, xmm11, xmm9, 1                            ; cmplt boolx2
    e5a  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx2
    e5f  c4e1e445dc                korq k3, k3, k4                                      ; or boolx2
    e64  62523d0b64c2              vpblendmd xmm8{k3}, xmm8, xmm10                      ; where float32x2
    e6a  6252350b64cb              vpblendmd xmm9{k3}, xmm9, xmm11                      ; where int32x2
    e70  c5a973de04                vpsrldq xmm10, xmm6, 4                               ; gep float32
    e75  62f12e08c2de06            vcmpss k3, xmm10, xmm6, 6                            ; xor bool
    e7c  c5f893fb                  kmovw edi, k3
    e80  62f14e08c2de00            vcmpss k3, xmm6, xmm6, 0                             ; cmpeq bool
    e87  c57893c3                  kmovw r8d, k3
    e8b  4423c7                    and r8d, edi                                         ; and bool
    e8e  62d12e08c2da04            vcmpss k3, xmm10, xmm10, 4                           ; cmpne bool
    e95  c5f893fb                  kmovw edi, k3
    e99  62d14e08c2da02            vcmpss k3, xmm6, xmm10, 2                            ; cmple bool
    ea0  c57893cb                  kmovw r9d, k3
    ea4  410bf9                    or edi, r9d                                          ; or bool
    ea7  c4c37916f901              vpextrd r9d, xmm7, 1                                 ; gep int32
    ead  c4c37916fa00              vpextrd r10d, xmm7, 0                                ; gep int32
    eb3  41bb00000000              mov r11d, 0                                          ; cmplt bool
    eb9  453bca                    cmp r9d, r10d
    ebc  410f9cc3                  setl r11b
    ec0  4123fb                    and edi, r11d                                        ; and bool
    ec3  440bc7                    or r8d, edi                                          ; or bool
    ec6  c4c17892d8                kmovw k3, r8d                                        ; where float32
    ecb  62d24d0b64f2              vpblendmd xmm6{k3}, xmm6, xmm10
    ed1  c5c173db04                vpsrldq xmm7, xmm3, 4                                ; gep float32
    ed6  62f14608c2db06            vcmpss k3, xmm7, xmm3, 6                             ; xor bool
    edd  c5f893fb                  kmovw edi, k3
    ee1  62f16608c2db00            vcmpss k3, xmm3, xmm3, 0                             ; cmpeq bool
    ee8  c57893db                  kmovw r11d, k3
    eec  4423df                    and r11d, edi                                        ; and bool
    eef  62f14608c2df04            vcmpss k3, xmm7, xmm7, 4                             ; cmpne bool
    ef6  c5f893fb                  kmovw edi, k3
    efa  62f16608c2df02            vcmpss k3, xmm3, xmm7, 2                             ; cmple bool
    f01  c5f893db                  kmovw ebx, k3
    f05  0bfb                      or edi, ebx                                          ; or bool
    f07  c4e37916eb01              vpextrd ebx, xmm5, 1                                 ; gep int32
    f0d  c4e37916ed00              vpextrd ebp, xmm5, 0                                 ; gep int32
    f13  41bc00000000              mov r12d, 0                                          ; cmplt bool
    f19  3bdd                      cmp ebx, ebp
    f1b  410f9cc4                  setl r12b
    f1f  4123fc                    and edi, r12d                                        ; and bool
    f22  440bdf                    or r11d, edi                                         ; or bool
    f25  c4c17892db                kmovw k3, r11d                                       ; where float32
    f2a  62f2650b64df              vpblendmd xmm3{k3}, xmm3, xmm7
    f30  62f16608c2de06            vcmpss k3, xmm3, xmm6, 6                             ; xor bool
    f37  c5f893fb                  kmovw edi, k3
    f3b  62f14e08c2de00            vcmpss k3, xmm6, xmm6, 0                             ; cmpeq bool
    f42  c57893e3                  kmovw r12d, k3
    f46  4423e7                    and r12d, edi                                        ; and bool
    f49  62f14e08c2db02            vcmpss k3, xmm6, xmm3, 2                             ; cmple bool
    f50  c5f893fb                  kmovw edi, k3
    f54  62f16608c2db04            vcmpss k3, xmm3, xmm3, 4                             ; cmpne bool
    f5b  c57893eb                  kmovw r13d, k3
    f5f  440bef                    or r13d, edi                                         ; or bool
    f62  4585db                    test r11d, r11d                                      ; where int32
    f65  0f45eb                    cmovne ebp, ebx
    f68  4585c0                    test r8d, r8d                                        ; where int32
    f6b  450f45d1                  cmovne r10d, r9d
    f6f  bf00000000                mov edi, 0                                           ; cmplt bool
    f74  413bea                    cmp ebp, r10d
    f77  400f9cc7                  setl dil
    f7b  4423ef                    and r13d, edi                                        ; and bool
    f7e  450be5                    or r12d, r13d                                        ; or bool
    f81  4585e4                    test r12d, r12d                                      ; where int32
    f84  440f45d5                  cmovne r10d, ebp
    f88  4489520c                  mov dword ptr [rdx + 12], r10d                       ; store void
    f8c  62f17ec96f591f            vmovdqu32 zmm3{k1}{z}, zmmword ptr [rcx + 1984]      ; load float32x16
    f93  62f25d4964db              vpblendmd zmm3{k1}, zmm4, zmm3                       ; where float32x16
    f99  62f3fd481bdd01            vextractf64x4 ymm5, zmm3, 1                          ; gep float32x8
    fa0  62f15428c2db06            vcmpps k3, ymm5, ymm3, 6                             ; xor boolx8
    fa7  62f16428c2e300            vcmpps k4, ymm3, ymm3, 0                             ; cmpeq boolx8
    fae  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx8
    fb3  62f15428c2e504            vcmpps k4, ymm5, ymm5, 4                             ; cmpne boolx8
    fba  62f16428c2ed02            vcmpps k5, ymm3, ymm5, 2                             ; cmple boolx8
    fc1  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx8
    fc6  c4e1dc41e2                kandq k4, k4, k2                                     ; and boolx8
    fcb  c4e1e445dc                korq k3, k3, k4                                      ; or boolx8
    fd0  62f2652b64dd              vpblendmd ymm3{k3}, ymm3, ymm5                       ; where float32x8
    fd6  62f37d2819dd01            vextractf32x4 xmm5, ymm3, 1                          ; gep float32x4
    fdd  62f15408c2e306            vcmpps k4, xmm5, xmm3, 6                             ; xor boolx4
    fe4  62f16408c2eb00            vcmpps k5, xmm3, xmm3, 0                             ; cmpeq boolx4
    feb  c4e1d441e4                kandq k4, k5, k4                                     ; and boolx4
    ff0  62f15408c2ed04            vcmpps k5, xmm5, xmm5, 4                             ; cmpne boolx4
    ff7  62f16408c2f502            vcmpps k6, xmm3, xmm5, 2                             ; cmple boolx4
    ffe  c4e1d445ee                korq k5, k5, k6                                      ; or boolx4
   1003  62f2752b64f2              vpblendmd ymm6{k3}, ymm1, ymm2                       ; where int32x8
   1009  62f37d2819f701            vextractf32x4 xmm7, ymm6, 1                          ; gep int32x4
   1010  62f345081fde01            vpcmpd k3, xmm7, xmm6, 1                             ; cmplt boolx4
   1017  c4e1d441db                kandq k3, k5, k3                                     ; and boolx4
   101c  c4e1dc45db                korq k3, k4, k3                                      ; or boolx4
   1021  62f2650b64dd              vpblendmd xmm3{k3}, xmm3, xmm5                       ; where float32x4
   1027  62f24d0b64ef              vpblendmd xmm5{k3}, xmm6, xmm7                       ; where int32x4
   102d  c5e115f3                  vunpckhpd xmm6, xmm3, xmm3                           ; gep float32x2
   1031  62f14c08c2db06            vcmpps k3, xmm6, xmm3, 6                             ; xor boolx2
   1038  62f16408c2e300            vcmpps k4, xmm3, xmm3, 0                             ; cmpeq boolx2
   103f  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx2
   1044  62f14c08c2e604            vcmpps k4, xmm6, xmm6, 4                             ; cmpne boolx2
   104b  62f16408c2ee02            vcmpps k5, xmm3, xmm6, 2                             ; cmple boolx2
   1052  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx2
   1057  c5d115fd                  vunpckhpd xmm7, xmm5, xmm5                           ; gep int32x2
   105b  62f345081fed01            vpcmpd k5, xmm7, xmm5, 1                             ; cmplt boolx2
   1062  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx2
   1067  c4e1e445dc                korq k3, k3, k4                                      ; or boolx2
   106c  62f2650b64de              vpblendmd xmm3{k3}, xmm3, xmm6                       ; where float32x2
   1072  62f2550b64ef              vpblendmd xmm5{k3}, xmm5, xmm7                       ; where int32x2
   1078  6273fd481bf601            vextractf64x4 ymm6, zmm14, 1                         ; gep float32x8
   107f  62d14c28c2de06            vcmpps k3, ymm6, ymm14, 6                            ; xor boolx8
   1086  62d10c28c2e600            vcmpps k4, ymm14, ymm14, 0                           ; cmpeq boolx8
   108d  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx8
   1092  62f14c28c2e604            vcmpps k4, ymm6, ymm6, 4                             ; cmpne boolx8
   1099  62f10c28c2ee02            vcmpps k5, ymm14, ymm6, 2                            ; cmple boolx8
   10a0  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx8
   10a5  6273fd481bff01            vextractf64x4 ymm7, zmm15, 1                         ; gep int32x8
   10ac  62d345281fef01            vpcmpd k5, ymm7, ymm15, 1                            ; cmplt boolx8
   10b3  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx8
   10b8  c4e1e445dc                korq k3, k3, k4                                      ; or boolx8
   10bd  62f20d2b64f6              vpblendmd ymm6{k3}, ymm14, ymm6                      ; where float32x8
   10c3  62f2052b64ff              vpblendmd ymm7{k3}, ymm15, ymm7                      ; where int32x8
   10c9  62d37d2819f201            vextractf32x4 xmm10, ymm6, 1                         ; gep float32x4
   10d0  62f12c08c2de06            vcmpps k3, xmm10, xmm6, 6                            ; xor boolx4
   10d7  62f14c08c2e600            vcmpps k4, xmm6, xmm6, 0                             ; cmpeq boolx4
   10de  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx4
   10e3  62d12c08c2e204            vcmpps k4, xmm10, xmm10, 4                           ; cmpne boolx4
   10ea  62d14c08c2ea02            vcmpps k5, xmm6, xmm10, 2                            ; cmple boolx4
   10f1  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx4
   10f6  62d37d2819fb01            vextractf32x4 xmm11, ymm7, 1                         ; gep int32x4
   10fd  62f325081fef01            vpcmpd k5, xmm11, xmm7, 1                            ; cmplt boolx4
   1104  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx4
   1109  c4e1e445dc                korq k3, k3, k4                                      ; or boolx4
   110e  62d24d0b64f2              vpblendmd xmm6{k3}, xmm6, xmm10                      ; where float32x4
   1114  62d2450b64fb              vpblendmd xmm7{k3}, xmm7, xmm11                      ; where int32x4
   111a  c54915d6                  vunpckhpd xmm10, xmm6, xmm6                          ; gep float32x2
   111e  62f12c08c2de06            vcmpps k3, xmm10, xmm6, 6                            ; xor boolx2
   1125  62f14c08c2e600            vcmpps k4, xmm6, xmm6, 0                             ; cmpeq boolx2
   112c  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx2
   1131  62d12c08c2e204            vcmpps k4, xmm10, xmm10, 4                           ; cmpne boolx2
   1138  62d14c08c2ea02            vcmpps k5, xmm6, xmm10, 2                            ; cmple boolx2
   113f  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx2
   1144  c54115df                  vunpckhpd xmm11, xmm7, xmm7                          ; gep int32x2
   1148  62f325081fef01            vpcmpd k5, xmm11, xmm7, 1                            ; cmplt boolx2
   114f  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx2
   1154  c4e1e445dc                korq k3, k3, k4                                      ; or boolx2
   1159  62d24d0b64f2              vpblendmd xmm6{k3}, xmm6, xmm10                      ; where float32x2
   115f  62d2450b64fb              vpblendmd xmm7{k3}, xmm7, xmm11                      ; where int32x2
   1165  c4c12973d804              vpsrldq xmm10, xmm8, 4                               ; gep float32
   116b  62d12e08c2d806            vcmpss k3, xmm10, xmm8, 6                            ; xor bool
   1172  c5f893fb                  kmovw edi, k3
   1176  62d13e08c2d800            vcmpss k3, xmm8, xmm8, 0                             ; cmpeq bool
   117d  c57893c3                  kmovw r8d, k3
   1181  4423c7                    and r8d, edi                                         ; and bool
   1184  62d12e08c2da04            vcmpss k3, xmm10, xmm10, 4                           ; cmpne bool
   118b  c5f893fb                  kmovw edi, k3
   118f  62d13e08c2da02            vcmpss k3, xmm8, xmm10, 2                            ; cmple bool
   1196  c57893cb                  kmovw r9d, k3
   119a  410bf9                    or edi, r9d                                          ; or bool
   119d  c4437916c901              vpextrd r9d, xmm9, 1                                 ; gep int32
   11a3  c4437916ca00              vpextrd r10d, xmm9, 0                                ; gep int32
   11a9  41bb00000000              mov r11d, 0                                          ; cmplt bool
   11af  453bca                    cmp r9d, r10d
   11b2  410f9cc3                  setl r11b
   11b6  4123fb                    and edi, r11d                                        ; and bool
   11b9  440bc7                    or r8d, edi                                          ; or bool
   11bc  c4c17892d8                kmovw k3, r8d                                        ; where float32
   11c1  62523d0b64c2              vpblendmd xmm8{k3}, xmm8, xmm10
   11c7  c5b173db04                vpsrldq xmm9, xmm3, 4                                ; gep float32
   11cc  62f13608c2db06            vcmpss k3, xmm9, xmm3, 6                             ; xor bool
   11d3  c5f893fb                  kmovw edi, k3
   11d7  62f16608c2db00            vcmpss k3, xmm3, xmm3, 0                             ; cmpeq bool
   11de  c57893db                  kmovw r11d, k3
   11e2  4423df                    and r11d, edi                                        ; and bool
   11e5  62d13608c2d904            vcmpss k3, xmm9, xmm9, 4                             ; cmpne bool
   11ec  c5f893fb                  kmovw edi, k3
   11f0  62d16608c2d902            vcmpss k3, xmm3, xmm9, 2                             ; cmple bool
   11f7  c5f893db                  kmovw ebx, k3
   11fb  0bfb                      or edi, ebx                                          ; or bool
   11fd  c4e37916eb01              vpextrd ebx, xmm5, 1                                 ; gep int32
   1203  c4e37916ed00              vpextrd ebp, xmm5, 0                                 ; gep int32
   1209  41bc00000000              mov r12d, 0                                          ; cmplt bool
   120f  3bdd                      cmp ebx, ebp
   1211  410f9cc4                  setl r12b
   1215  4123fc                    and edi, r12d                                        ; and bool
   1218  440bdf                    or r11d, edi                                         ; or bool
   121b  c4c17892db                kmovw k3, r11d                                       ; where float32
   1220  62d2650b64d9              vpblendmd xmm3{k3}, xmm3, xmm9
   1226  62d16608c2d806            vcmpss k3, xmm3, xmm8, 6                             ; xor bool
   122d  c5f893fb                  kmovw edi, k3
   1231  62d13e08c2d800            vcmpss k3, xmm8, xmm8, 0                             ; cmpeq bool
   1238  c57893e3                  kmovw r12d, k3
   123c  4423e7                    and r12d, edi                                        ; and bool
   123f  62f13e08c2db02            vcmpss k3, xmm8, xmm3, 2                             ; cmple bool
   1246  c5f893fb                  kmovw edi, k3
   124a  62f16608c2db04            vcmpss k3, xmm3, xmm3, 4                             ; cmpne bool
   1251  c57893eb                  kmovw r13d, k3
   1255  440bef                    or r13d, edi                                         ; or bool
   1258  4585db                    test r11d, r11d                                      ; where int32
   125b  0f45eb                    cmovne ebp, ebx
   125e  4585c0                    test r8d, r8d                                        ; where int32
   1261  450f45d1                  cmovne r10d, r9d
   1265  bf00000000                mov edi, 0                                           ; cmplt bool
   126a  413bea                    cmp ebp, r10d
   126d  400f9cc7                  setl dil
   1271  4423ef                    and r13d, edi                                        ; and bool
   1274  450be5                    or r12d, r13d                                        ; or bool
   1277  4585e4                    test r12d, r12d                                      ; where int32
   127a  440f45d5                  cmovne r10d, ebp
   127e  44895210                  mov dword ptr [rdx + 16], r10d                       ; store void
   1282  62f17ec96f9950090000      vmovdqu32 zmm3{k1}{z}, zmmword ptr [rcx + 2384]      ; load float32x16
   128c  62f25d4964db              vpblendmd zmm3{k1}, zmm4, zmm3                       ; where float32x16
   1292  62f3fd481bdd01            vextractf64x4 ymm5, zmm3, 1                          ; gep float32x8
   1299  62f15428c2db06            vcmpps k3, ymm5, ymm3, 6                             ; xor boolx8
   12a0  62f16428c2e300            vcmpps k4, ymm3, ymm3, 0                             ; cmpeq boolx8
   12a7  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx8
   12ac  62f15428c2e504            vcmpps k4, ymm5, ymm5, 4                             ; cmpne boolx8
   12b3  62f16428c2ed02            vcmpps k5, ymm3, ymm5, 2                             ; cmple boolx8
   12ba  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx8
   12bf  c4e1dc41e2                kandq k4, k4, k2                                     ; and boolx8
   12c4  c4e1e445dc                korq k3, k3, k4                                      ; or boolx8
   12c9  62f2652b64dd              vpblendmd ymm3{k3}, ymm3, ymm5                       ; where float32x8
   12cf  62f37d2819dd01            vextractf32x4 xmm5, ymm3, 1                          ; gep float32x4
   12d6  62f15408c2e306            vcmpps k4, xmm5, xmm3, 6                             ; xor boolx4
   12dd  62f16408c2eb00            vcmpps k5, xmm3, xmm3, 0                             ; cmpeq boolx4
   12e4  c4e1d441e4                kandq k4, k5, k4                                     ; and boolx4
   12e9  62f15408c2ed04            vcmpps k5, xmm5, xmm5, 4                             ; cmpne boolx4
   12f0  62f16408c2f502            vcmpps k6, xmm3, xmm5, 2                             ; cmple boolx4
   12f7  c4e1d445ee                korq k5, k5, k6                                      ; or boolx4
   12fc  6272752b64c2              vpblendmd ymm8{k3}, ymm1, ymm2                       ; where int32x8
   1302  62537d2819c101            vextractf32x4 xmm9, ymm8, 1                          ; gep int32x4
   1309  62d335081fd801            vpcmpd k3, xmm9, xmm8, 1                             ; cmplt boolx4
   1310  c4e1d441db                kandq k3, k5, k3                                     ; and boolx4
   1315  c4e1dc45db                korq k3, k4, k3                                      ; or boolx4
   131a  62f2650b64dd              vpblendmd xmm3{k3}, xmm3, xmm5                       ; where float32x4
   1320  62d23d0b64e9              vpblendmd xmm5{k3}, xmm8, xmm9                       ; where int32x4
   1326  c56115c3                  vunpckhpd xmm8, xmm3, xmm3                           ; gep float32x2
   132a  62f13c08c2db06            vcmpps k3, xmm8, xmm3, 6                             ; xor boolx2
   1331  62f16408c2e300            vcmpps k4, xmm3, xmm3, 0                             ; cmpeq boolx2
   1338  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx2
   133d  62d13c08c2e004            vcmpps k4, xmm8, xmm8, 4                             ; cmpne boolx2
   1344  62d16408c2e802            vcmpps k5, xmm3, xmm8, 2                             ; cmple boolx2
   134b  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx2
   1350  c55115cd                  vunpckhpd xmm9, xmm5, xmm5                           ; gep int32x2
   1354  62f335081fed01            vpcmpd k5, xmm9, xmm5, 1                             ; cmplt boolx2
   135b  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx2
   1360  c4e1e445dc                korq k3, k3, k4                                      ; or boolx2
   1365  62d2650b64d8              vpblendmd xmm3{k3}, xmm3, xmm8                       ; where float32x2
   136b  62d2550b64e9              vpblendmd xmm5{k3}, xmm5, xmm9                       ; where int32x2
   1371  62c3fd481bc001            vextractf64x4 ymm8, zmm16, 1                         ; gep float32x8
   1378  62b13c28c2d806            vcmpps k3, ymm8, ymm16, 6                            ; xor boolx8
   137f  62b17c20c2e000            vcmpps k4, ymm16, ymm16, 0                           ; cmpeq boolx8
   1386  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx8
   138b  62d13c28c2e004            vcmpps k4, ymm8, ymm8, 4                             ; cmpne boolx8
   1392  62d17c20c2e802            vcmpps k5, ymm16, ymm8, 2                            ; cmple boolx8
   1399  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx8
   139e  62c3fd481bc901            vextractf64x4 ymm9, zmm17, 1                         ; gep int32x8
   13a5  62b335281fe901            vpcmpd k5, ymm9, ymm17, 1                            ; cmplt boolx8
   13ac  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx8
   13b1  c4e1e445dc                korq k3, k3, k4                                      ; or boolx8
   13b6  62527d2364c0              vpblendmd ymm8{k3}, ymm16, ymm8                      ; where float32x8
   13bc  6252752364c9              vpblendmd ymm9{k3}, ymm17, ymm9                      ; where int32x8
   13c2  62537d2819c201            vextractf32x4 xmm10, ymm8, 1                         ; gep float32x4
   13c9  62d12c08c2d806            vcmpps k3, xmm10, xmm8, 6                            ; xor boolx4
   13d0  62d13c08c2e000            vcmpps k4, xmm8, xmm8, 0                             ; cmpeq boolx4
   13d7  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx4
   13dc  62d12c08c2e204            vcmpps k4, xmm10, xmm10, 4                           ; cmpne boolx4
   13e3  62d13c08c2ea02            vcmpps k5, xmm8, xmm10, 2                            ; cmple boolx4
   13ea  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx4
   13ef  62537d2819cb01            vextractf32x4 xmm11, ymm9, 1                         ; gep int32x4
   13f6  62d325081fe901            vpcmpd k5, xmm11, xmm9, 1                            ; cmplt boolx4
   13fd  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx4
   1402  c4e1e445dc                korq k3, k3, k4                                      ; or boolx4
   1407  62523d0b64c2              vpblendmd xmm8{k3}, xmm8, xmm10                      ; where float32x4
   140d  6252350b64cb              vpblendmd xmm9{k3}, xmm9, xmm11                      ; where int32x4
   1413  c4413915d0                vunpckhpd xmm10, xmm8, xmm8                          ; gep float32x2
   1418  62d12c08c2d806            vcmpps k3, xmm10, xmm8, 6                            ; xor boolx2
   141f  62d13c08c2e000            vcmpps k4, xmm8, xmm8, 0                             ; cmpeq boolx2
   1426  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx2
   142b  62d12c08c2e204            vcmpps k4, xmm10, xmm10, 4                           ; cmpne boolx2
   1432  62d13c08c2ea02            vcmpps k5, xmm8, xmm10, 2                            ; cmple boolx2
   1439  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx2
   143e  c4413115d9                vunpckhpd xmm11, xmm9, xmm9                          ; gep int32x2
   1443  62d325081fe901            vpcmpd k5, xmm11, xmm9, 1                            ; cmplt boolx2
   144a  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx2
   144f  c4e1e445dc                korq k3, k3, k4                                      ; or boolx2
   1454  62523d0b64c2              vpblendmd xmm8{k3}, xmm8, xmm10                      ; where float32x2
   145a  6252350b64cb              vpblendmd xmm9{k3}, xmm9, xmm11                      ; where int32x2
   1460  c5a973de04                vpsrldq xmm10, xmm6, 4                               ; gep float32
   1465  62f12e08c2de06            vcmpss k3, xmm10, xmm6, 6                            ; xor bool
   146c  c5f893fb                  kmovw edi, k3
   1470  62f14e08c2de00            vcmpss k3, xmm6, xmm6, 0                             ; cmpeq bool
   1477  c57893c3                  kmovw r8d, k3
   147b  4423c7                    and r8d, edi                                         ; and bool
   147e  62d12e08c2da04            vcmpss k3, xmm10, xmm10, 4                           ; cmpne bool
   1485  c5f893fb                  kmovw edi, k3
   1489  62d14e08c2da02            vcmpss k3, xmm6, xmm10, 2                            ; cmple bool
   1490  c57893cb                  kmovw r9d, k3
   1494  410bf9                    or edi, r9d                                          ; or bool
   1497  c4c37916f901              vpextrd r9d, xmm7, 1                                 ; gep int32
   149d  c4c37916fa00              vpextrd r10d, xmm7, 0                                ; gep int32
   14a3  41bb00000000              mov r11d, 0                                          ; cmplt bool
   14a9  453bca                    cmp r9d, r10d
   14ac  410f9cc3                  setl r11b
   14b0  4123fb                    and edi, r11d                                        ; and bool
   14b3  440bc7                    or r8d, edi                                          ; or bool
   14b6  c4c17892d8                kmovw k3, r8d                                        ; where float32
   14bb  62d24d0b64f2              vpblendmd xmm6{k3}, xmm6, xmm10
   14c1  c5c173db04                vpsrldq xmm7, xmm3, 4                                ; gep float32
   14c6  62f14608c2db06            vcmpss k3, xmm7, xmm3, 6                             ; xor bool
   14cd  c5f893fb                  kmovw edi, k3
   14d1  62f16608c2db00            vcmpss k3, xmm3, xmm3, 0                             ; cmpeq bool
   14d8  c57893db                  kmovw r11d, k3
   14dc  4423df                    and r11d, edi                                        ; and bool
   14df  62f14608c2df04            vcmpss k3, xmm7, xmm7, 4                             ; cmpne bool
   14e6  c5f893fb                  kmovw edi, k3
   14ea  62f16608c2df02            vcmpss k3, xmm3, xmm7, 2                             ; cmple bool
   14f1  c5f893db                  kmovw ebx, k3
   14f5  0bfb                      or edi, ebx                                          ; or bool
   14f7  c4e37916eb01              vpextrd ebx, xmm5, 1                                 ; gep int32
   14fd  c4e37916ed00              vpextrd ebp, xmm5, 0                                 ; gep int32
   1503  41bc00000000              mov r12d, 0                                          ; cmplt bool
   1509  3bdd                      cmp ebx, ebp
   150b  410f9cc4                  setl r12b
   150f  4123fc                    and edi, r12d                                        ; and bool
   1512  440bdf                    or r11d, edi                                         ; or bool
   1515  c4c17892db                kmovw k3, r11d                                       ; where float32
   151a  62f2650b64df              vpblendmd xmm3{k3}, xmm3, xmm7
   1520  62f16608c2de06            vcmpss k3, xmm3, xmm6, 6                             ; xor bool
   1527  c5f893fb                  kmovw edi, k3
   152b  62f14e08c2de00            vcmpss k3, xmm6, xmm6, 0                             ; cmpeq bool
   1532  c57893e3                  kmovw r12d, k3
   1536  4423e7                    and r12d, edi                                        ; and bool
   1539  62f14e08c2db02            vcmpss k3, xmm6, xmm3, 2                             ; cmple bool
   1540  c5f893fb                  kmovw edi, k3
   1544  62f16608c2db04            vcmpss k3, xmm3, xmm3, 4                             ; cmpne bool
   154b  c57893eb                  kmovw r13d, k3
   154f  440bef                    or r13d, edi                                         ; or bool
   1552  4585db                    test r11d, r11d                                      ; where int32
   1555  0f45eb                    cmovne ebp, ebx
   1558  4585c0                    test r8d, r8d                                        ; where int32
   155b  450f45d1                  cmovne r10d, r9d
   155f  bf00000000                mov edi, 0                                           ; cmplt bool
   1564  413bea                    cmp ebp, r10d
   1567  400f9cc7                  setl dil
   156b  4423ef                    and r13d, edi                                        ; and bool
   156e  450be5                    or r12d, r13d                                        ; or bool
   1571  4585e4                    test r12d, r12d                                      ; where int32
   1574  440f45d5                  cmovne r10d, ebp
   1578  44895214                  mov dword ptr [rdx + 20], r10d                       ; store void
   157c  62f17ec96f99e00a0000      vmovdqu32 zmm3{k1}{z}, zmmword ptr [rcx + 2784]      ; load float32x16
   1586  62f25d4964db              vpblendmd zmm3{k1}, zmm4, zmm3                       ; where float32x16
   158c  62f3fd481bdd01            vextractf64x4 ymm5, zmm3, 1                          ; gep float32x8
   1593  62f15428c2db06            vcmpps k3, ymm5, ymm3, 6                             ; xor boolx8
   159a  62f16428c2e300            vcmpps k4, ymm3, ymm3, 0                             ; cmpeq boolx8
   15a1  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx8
   15a6  62f15428c2e504            vcmpps k4, ymm5, ymm5, 4                             ; cmpne boolx8
   15ad  62f16428c2ed02            vcmpps k5, ymm3, ymm5, 2                             ; cmple boolx8
   15b4  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx8
   15b9  c4e1dc41e2                kandq k4, k4, k2                                     ; and boolx8
   15be  c4e1e445dc                korq k3, k3, k4                                      ; or boolx8
   15c3  62f2652b64dd              vpblendmd ymm3{k3}, ymm3, ymm5                       ; where float32x8
   15c9  62f37d2819dd01            vextractf32x4 xmm5, ymm3, 1                          ; gep float32x4
   15d0  62f15408c2e306            vcmpps k4, xmm5, xmm3, 6                             ; xor boolx4
   15d7  62f16408c2eb00            vcmpps k5, xmm3, xmm3, 0                             ; cmpeq boolx4
   15de  c4e1d441e4                kandq k4, k5, k4                                     ; and boolx4
   15e3  62f15408c2ed04            vcmpps k5, xmm5, xmm5, 4                             ; cmpne boolx4
   15ea  62f16408c2f502            vcmpps k6, xmm3, xmm5, 2                             ; cmple boolx4
   15f1  c4e1d445ee                korq k5, k5, k6                                      ; or boolx4
   15f6  62f2752b64f2              vpblendmd ymm6{k3}, ymm1, ymm2                       ; where int32x8
   15fc  62f37d2819f701            vextractf32x4 xmm7, ymm6, 1                          ; gep int32x4
   1603  62f345081fde01            vpcmpd k3, xmm7, xmm6, 1                             ; cmplt boolx4
   160a  c4e1d441db                kandq k3, k5, k3                                     ; and boolx4
   160f  c4e1dc45db                korq k3, k4, k3                                      ; or boolx4
   1614  62f2650b64dd              vpblendmd xmm3{k3}, xmm3, xmm5                       ; where float32x4
   161a  62f24d0b64ef              vpblendmd xmm5{k3}, xmm6, xmm7                       ; where int32x4
   1620  c5e115f3                  vunpckhpd xmm6, xmm3, xmm3                           ; gep float32x2
   1624  62f14c08c2db06            vcmpps k3, xmm6, xmm3, 6                             ; xor boolx2
   162b  62f16408c2e300            vcmpps k4, xmm3, xmm3, 0                             ; cmpeq boolx2
   1632  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx2
   1637  62f14c08c2e604            vcmpps k4, xmm6, xmm6, 4                             ; cmpne boolx2
   163e  62f16408c2ee02            vcmpps k5, xmm3, xmm6, 2                             ; cmple boolx2
   1645  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx2
   164a  c5d115fd                  vunpckhpd xmm7, xmm5, xmm5                           ; gep int32x2
   164e  62f345081fed01            vpcmpd k5, xmm7, xmm5, 1                             ; cmplt boolx2
   1655  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx2
   165a  c4e1e445dc                korq k3, k3, k4                                      ; or boolx2
   165f  62f2650b64de              vpblendmd xmm3{k3}, xmm3, xmm6                       ; where float32x2
   1665  62f2550b64ef              vpblendmd xmm5{k3}, xmm5, xmm7                       ; where int32x2
   166b  62e3fd481bd601            vextractf64x4 ymm6, zmm18, 1                         ; gep float32x8
   1672  62b14c28c2da06            vcmpps k3, ymm6, ymm18, 6                            ; xor boolx8
   1679  62b16c20c2e200            vcmpps k4, ymm18, ymm18, 0                           ; cmpeq boolx8
   1680  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx8
   1685  62f14c28c2e604            vcmpps k4, ymm6, ymm6, 4                             ; cmpne boolx8
   168c  62f16c20c2ee02            vcmpps k5, ymm18, ymm6, 2                            ; cmple boolx8
   1693  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx8
   1698  62e3fd481bdf01            vextractf64x4 ymm7, zmm19, 1                         ; gep int32x8
   169f  62b345281feb01            vpcmpd k5, ymm7, ymm19, 1                            ; cmplt boolx8
   16a6  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx8
   16ab  c4e1e445dc                korq k3, k3, k4                                      ; or boolx8
   16b0  62f26d2364f6              vpblendmd ymm6{k3}, ymm18, ymm6                      ; where float32x8
   16b6  62f2652364ff              vpblendmd ymm7{k3}, ymm19, ymm7                      ; where int32x8
   16bc  62d37d2819f201            vextractf32x4 xmm10, ymm6, 1                         ; gep float32x4
   16c3  62f12c08c2de06            vcmpps k3, xmm10, xmm6, 6                            ; xor boolx4
   16ca  62f14c08c2e600            vcmpps k4, xmm6, xmm6, 0                             ; cmpeq boolx4
   16d1  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx4
   16d6  62d12c08c2e204            vcmpps k4, xmm10, xmm10, 4                           ; cmpne boolx4
   16dd  62d14c08c2ea02            vcmpps k5, xmm6, xmm10, 2                            ; cmple boolx4
   16e4  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx4
   16e9  62d37d2819fb01            vextractf32x4 xmm11, ymm7, 1                         ; gep int32x4
   16f0  62f325081fef01            vpcmpd k5, xmm11, xmm7, 1                            ; cmplt boolx4
   16f7  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx4
   16fc  c4e1e445dc                korq k3, k3, k4                                      ; or boolx4
   1701  62d24d0b64f2              vpblendmd xmm6{k3}, xmm6, xmm10                      ; where float32x4
   1707  62d2450b64fb              vpblendmd xmm7{k3}, xmm7, xmm11                      ; where int32x4
   170d  c54915d6                  vunpckhpd xmm10, xmm6, xmm6                          ; gep float32x2
   1711  62f12c08c2de06            vcmpps k3, xmm10, xmm6, 6                            ; xor boolx2
   1718  62f14c08c2e600            vcmpps k4, xmm6, xmm6, 0                             ; cmpeq boolx2
   171f  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx2
   1724  62d12c08c2e204            vcmpps k4, xmm10, xmm10, 4                           ; cmpne boolx2
   172b  62d14c08c2ea02            vcmpps k5, xmm6, xmm10, 2                            ; cmple boolx2
   1732  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx2
   1737  c54115df                  vunpckhpd xmm11, xmm7, xmm7                          ; gep int32x2
   173b  62f325081fef01            vpcmpd k5, xmm11, xmm7, 1                            ; cmplt boolx2
   1742  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx2
   1747  c4e1e445dc                korq k3, k3, k4                                      ; or boolx2
   174c  62d24d0b64f2              vpblendmd xmm6{k3}, xmm6, xmm10                      ; where float32x2
   1752  62d2450b64fb              vpblendmd xmm7{k3}, xmm7, xmm11                      ; where int32x2
   1758  c4c12973d804              vpsrldq xmm10, xmm8, 4                               ; gep float32
   175e  62d12e08c2d806            vcmpss k3, xmm10, xmm8, 6                            ; xor bool
   1765  c5f893fb                  kmovw edi, k3
   1769  62d13e08c2d800            vcmpss k3, xmm8, xmm8, 0                             ; cmpeq bool
   1770  c57893c3                  kmovw r8d, k3
   1774  4423c7                    and r8d, edi                                         ; and bool
   1777  62d12e08c2da04            vcmpss k3, xmm10, xmm10, 4                           ; cmpne bool
   177e  c5f893fb                  kmovw edi, k3
   1782  62d13e08c2da02            vcmpss k3, xmm8, xmm10, 2                            ; cmple bool
   1789  c57893cb                  kmovw r9d, k3
   178d  410bf9                    or edi, r9d                                          ; or bool
   1790  c4437916c901              vpextrd r9d, xmm9, 1                                 ; gep int32
   1796  c4437916ca00              vpextrd r10d, xmm9, 0                                ; gep int32
   179c  41bb00000000              mov r11d, 0                                          ; cmplt bool
   17a2  453bca                    cmp r9d, r10d
   17a5  410f9cc3                  setl r11b
   17a9  4123fb                    and edi, r11d                                        ; and bool
   17ac  440bc7                    or r8d, edi                                          ; or bool
   17af  c4c17892d8                kmovw k3, r8d                                        ; where float32
   17b4  62523d0b64c2              vpblendmd xmm8{k3}, xmm8, xmm10
   17ba  c5b173db04                vpsrldq xmm9, xmm3, 4                                ; gep float32
   17bf  62f13608c2db06            vcmpss k3, xmm9, xmm3, 6                             ; xor bool
   17c6  c5f893fb                  kmovw edi, k3
   17ca  62f16608c2db00            vcmpss k3, xmm3, xmm3, 0                             ; cmpeq bool
   17d1  c57893db                  kmovw r11d, k3
   17d5  4423df                    and r11d, edi                                        ; and bool
   17d8  62d13608c2d904            vcmpss k3, xmm9, xmm9, 4                             ; cmpne bool
   17df  c5f893fb                  kmovw edi, k3
   17e3  62d16608c2d902            vcmpss k3, xmm3, xmm9, 2                             ; cmple bool
   17ea  c5f893db                  kmovw ebx, k3
   17ee  0bfb                      or edi, ebx                                          ; or bool
   17f0  c4e37916eb01              vpextrd ebx, xmm5, 1                                 ; gep int32
   17f6  c4e37916ed00              vpextrd ebp, xmm5, 0                                 ; gep int32
   17fc  41bc00000000              mov r12d, 0                                          ; cmplt bool
   1802  3bdd                      cmp ebx, ebp
   1804  410f9cc4                  setl r12b
   1808  4123fc                    and edi, r12d                                        ; and bool
   180b  440bdf                    or r11d, edi                                         ; or bool
   180e  c4c17892db                kmovw k3, r11d                                       ; where float32
   1813  62d2650b64d9              vpblendmd xmm3{k3}, xmm3, xmm9
   1819  62d16608c2d806            vcmpss k3, xmm3, xmm8, 6                             ; xor bool
   1820  c5f893fb                  kmovw edi, k3
   1824  62d13e08c2d800            vcmpss k3, xmm8, xmm8, 0                             ; cmpeq bool
   182b  c57893e3                  kmovw r12d, k3
   182f  4423e7                    and r12d, edi                                        ; and bool
   1832  62f13e08c2db02            vcmpss k3, xmm8, xmm3, 2                             ; cmple bool
   1839  c5f893fb                  kmovw edi, k3
   183d  62f16608c2db04            vcmpss k3, xmm3, xmm3, 4                             ; cmpne bool
   1844  c57893eb                  kmovw r13d, k3
   1848  440bef                    or r13d, edi                                         ; or bool
   184b  4585db                    test r11d, r11d                                      ; where int32
   184e  0f45eb                    cmovne ebp, ebx
   1851  4585c0                    test r8d, r8d                                        ; where int32
   1854  450f45d1                  cmovne r10d, r9d
   1858  bf00000000                mov edi, 0                                           ; cmplt bool
   185d  413bea                    cmp ebp, r10d
   1860  400f9cc7                  setl dil
   1864  4423ef                    and r13d, edi                                        ; and bool
   1867  450be5                    or r12d, r13d                                        ; or bool
   186a  4585e4                    test r12d, r12d                                      ; where int32
   186d  440f45d5                  cmovne r10d, ebp
   1871  44895218                  mov dword ptr [rdx + 24], r10d                       ; store void
   1875  62f17ec96f99700c0000      vmovdqu32 zmm3{k1}{z}, zmmword ptr [rcx + 3184]      ; load float32x16
   187f  62f25d4964db              vpblendmd zmm3{k1}, zmm4, zmm3                       ; where float32x16
   1885  62f3fd481bdd01            vextractf64x4 ymm5, zmm3, 1                          ; gep float32x8
   188c  62f15428c2db06            vcmpps k3, ymm5, ymm3, 6                             ; xor boolx8
   1893  62f16428c2e300            vcmpps k4, ymm3, ymm3, 0                             ; cmpeq boolx8
   189a  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx8
   189f  62f15428c2e504            vcmpps k4, ymm5, ymm5, 4                             ; cmpne boolx8
   18a6  62f16428c2ed02            vcmpps k5, ymm3, ymm5, 2                             ; cmple boolx8
   18ad  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx8
   18b2  c4e1dc41e2                kandq k4, k4, k2                                     ; and boolx8
   18b7  c4e1e445dc                korq k3, k3, k4                                      ; or boolx8
   18bc  62f2652b64dd              vpblendmd ymm3{k3}, ymm3, ymm5                       ; where float32x8
   18c2  62f37d2819dd01            vextractf32x4 xmm5, ymm3, 1                          ; gep float32x4
   18c9  62f15408c2e306            vcmpps k4, xmm5, xmm3, 6                             ; xor boolx4
   18d0  62f16408c2eb00            vcmpps k5, xmm3, xmm3, 0                             ; cmpeq boolx4
   18d7  c4e1d441e4                kandq k4, k5, k4                                     ; and boolx4
   18dc  62f15408c2ed04            vcmpps k5, xmm5, xmm5, 4                             ; cmpne boolx4
   18e3  62f16408c2f502            vcmpps k6, xmm3, xmm5, 2                             ; cmple boolx4
   18ea  c4e1d445ee                korq k5, k5, k6                                      ; or boolx4
   18ef  6272752b64c2              vpblendmd ymm8{k3}, ymm1, ymm2                       ; where int32x8
   18f5  62537d2819c101            vextractf32x4 xmm9, ymm8, 1                          ; gep int32x4
   18fc  62d335081fd801            vpcmpd k3, xmm9, xmm8, 1                             ; cmplt boolx4
   1903  c4e1d441db                kandq k3, k5, k3                                     ; and boolx4
   1908  c4e1dc45db                korq k3, k4, k3                                      ; or boolx4
   190d  62f2650b64dd              vpblendmd xmm3{k3}, xmm3, xmm5                       ; where float32x4
   1913  62d23d0b64e9              vpblendmd xmm5{k3}, xmm8, xmm9                       ; where int32x4
   1919  c56115c3                  vunpckhpd xmm8, xmm3, xmm3                           ; gep float32x2
   191d  62f13c08c2db06            vcmpps k3, xmm8, xmm3, 6                             ; xor boolx2
   1924  62f16408c2e300            vcmpps k4, xmm3, xmm3, 0                             ; cmpeq boolx2
   192b  c4e1dc41db                kandq k3, k4, k3                                     ; and boolx2
   1930  62d13c08c2e004            vcmpps k4, xmm8, xmm8, 4                             ; cmpne boolx2
   1937  62d16408c2e802            vcmpps k5, xmm3, xmm8, 2                             ; cmple boolx2
   193e  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx2
   1943  c55115cd                  vunpckhpd xmm9, xmm5, xmm5                           ; gep int32x2
   1947  62f335081fed01            vpcmpd k5, xmm9, xmm5, 1                             ; cmplt boolx2
   194e  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx2
   1953  c4e1e445dc                korq k3, k3, k4                                      ; or boolx2
   1958  62d2650b64d8              vpblendmd xmm3{k3}, xmm3, xmm8                       ; where float32x2
   195e  62d2550b64e9              vpblendmd xmm5{k3}, xmm5, xmm9                       ; where int32x2
   1964  c5b973de04                vpsrldq xmm8, xmm6, 4                                ; gep float32
   1969  62f13e08c2de06            vcmpss k3, xmm8, xmm6, 6                             ; xor bool
   1970  c5f893fb                  kmovw edi, k3
   1974  62f14e08c2de00            vcmpss k3, xmm6, xmm6, 0                             ; cmpeq bool
   197b  c57893c3                  kmovw r8d, k3
   197f  4423c7                    and r8d, edi                                         ; and bool
   1982  62d13e08c2d804            vcmpss k3, xmm8, xmm8, 4                             ; cmpne bool
   1989  c5f893fb                  kmovw edi, k3
   198d  62d14e08c2d802            vcmpss k3, xmm6, xmm8, 2                             ; cmple bool
   1994  c57893cb                  kmovw r9d, k3
   1998  410bf9                    or edi, r9d                                          ; or bool
   199b  c4c37916f901              vpextrd r9d, xmm7, 1                                 ; gep int32
   19a1  c4c37916fa00              vpextrd r10d, xmm7, 0                                ; gep int32
   19a7  41bb00000000              mov r11d, 0                                          ; cmplt bool
   19ad  453bca                    cmp r9d, r10d
   19b0  410f9cc3                  setl r11b
   19b4  4123fb                    and edi, r11d                                        ; and bool
   19b7  440bc7                    or r8d, edi                                          ; or bool
   19ba  c4c17892d8                kmovw k3, r8d                                        ; where float32
   19bf  62d24d0b64f0              vpblendmd xmm6{k3}, xmm6, xmm8
   19c5  c5c173db04                vpsrldq xmm7, xmm3, 4                                ; gep float32
   19ca  62f14608c2db06            vcmpss k3, xmm7, xmm3, 6                             ; xor bool
   19d1  c5f893fb                  kmovw edi, k3
   19d5  62f16608c2db00            vcmpss k3, xmm3, xmm3, 0                             ; cmpeq bool
   19dc  c57893db                  kmovw r11d, k3
   19e0  4423df                    and r11d, edi                                        ; and bool
   19e3  62f14608c2df04            vcmpss k3, xmm7, xmm7, 4                             ; cmpne bool
   19ea  c5f893fb                  kmovw edi, k3
   19ee  62f16608c2df02            vcmpss k3, xmm3, xmm7, 2                             ; cmple bool
   19f5  c5f893db                  kmovw ebx, k3
   19f9  0bfb                      or edi, ebx                                          ; or bool
   19fb  c4e37916eb01              vpextrd ebx, xmm5, 1                                 ; gep int32
   1a01  c4e37916ed00              vpextrd ebp, xmm5, 0                                 ; gep int32
   1a07  41bc00000000              mov r12d, 0                                          ; cmplt bool
   1a0d  3bdd                      cmp ebx, ebp
   1a0f  410f9cc4                  setl r12b
   1a13  4123fc                    and edi, r12d                                        ; and bool
   1a16  440bdf                    or r11d, edi                                         ; or bool
   1a19  c4c17892db                kmovw k3, r11d                                       ; where float32
   1a1e  62f2650b64df              vpblendmd xmm3{k3}, xmm3, xmm7
   1a24  62f16608c2de06            vcmpss k3, xmm3, xmm6, 6                             ; xor bool
   1a2b  c5f893fb                  kmovw edi, k3
   1a2f  62f14e08c2de00            vcmpss k3, xmm6, xmm6, 0                             ; cmpeq bool
   1a36  c57893e3                  kmovw r12d, k3
   1a3a  4423e7                    and r12d, edi                                        ; and bool
   1a3d  62f14e08c2db02            vcmpss k3, xmm6, xmm3, 2                             ; cmple bool
   1a44  c5f893fb                  kmovw edi, k3
   1a48  62f16608c2db04            vcmpss k3, xmm3, xmm3, 4                             ; cmpne bool
   1a4f  c57893eb                  kmovw r13d, k3
   1a53  440bef                    or r13d, edi                                         ; or bool
   1a56  4585db                    test r11d, r11d                                      ; where int32
   1a59  0f45eb                    cmovne ebp, ebx
   1a5c  4585c0                    test r8d, r8d                                        ; where int32
   1a5f  450f45d1                  cmovne r10d, r9d
   1a63  bf00000000                mov edi, 0                                           ; cmplt bool
   1a68  413bea                    cmp ebp, r10d
   1a6b  400f9cc7                  setl dil
   1a6f  4423ef                    and r13d, edi                                        ; and bool
   1a72  450be5                    or r12d, r13d                                        ; or bool
   1a75  4585e4                    test r12d, r12d                                      ; where int32
   1a78  440f45d5                  cmovne r10d, ebp
   1a7c  4489521c                  mov dword ptr [rdx + 28], r10d                       ; store void
   1a80  4881c1800c0000            add rcx, 3200                                        ; end void
   1a87  4883c220                  add rdx, 32
   1a8b  483bce                    cmp rcx, rsi
   1a8e  0f85ece5ffff              jne loop_80
done_1a94:
   1a94  c5f877                    vzeroupper                                           ; sink void
   1a97  418fc5                    pop r13
   1a9a  418fc4                    pop r12
   1a9d  8fc5                      pop rbp
   1a9f  8fc3                      pop rbx
   1aa1  c3                        ret                                                  ; sink void
