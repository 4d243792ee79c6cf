layernorm:
      0  fff3                      push rbx
      2  62f27d48580554060000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
      c  c5fa100d50060000          vmovss xmm1, dword ptr [rip + 0000003c]
     14  c5fa10154c060000          vmovss xmm2, dword ptr [rip + acc52737]
     1c  488b07                    mov rax, qword ptr [rdi]
     1f  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 2048>
     23  488b4f10                  mov rcx, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 2048>
     27  488b7718                  mov rsi, qword ptr [rdi + 24]                        ; define_global ptr<float32, global, 128>
     2b  488dba00200000            lea rdi, [rdx + 8192]                                ; range int32
loop_40:
     40  62f27d48581d16060000      vpbroadcastd zmm3, dword ptr [rip + 00000000]        ; range int32
     4a  62f27d4858250c060000      vpbroadcastd zmm4, dword ptr [rip + 00000000]
     54  62f27d48582d02060000      vpbroadcastd zmm5, dword ptr [rip + 00000000]
     5e  62f27d485835f8050000      vpbroadcastd zmm6, dword ptr [rip + 00000000]
     68  62f27d48583dee050000      vpbroadcastd zmm7, dword ptr [rip + 00000000]
     72  62727d485805e4050000      vpbroadcastd zmm8, dword ptr [rip + 00000000]
     7c  62727d48580dda050000      vpbroadcastd zmm9, dword ptr [rip + 00000000]
     86  62727d485815d0050000      vpbroadcastd zmm10, dword ptr [rip + 00000000]
     90  4c8bc2                    mov r8, rdx
     93  4d8d8800020000            lea r9, [r8 + 512]
loop_c0:
     c0  62d164485818              vaddps zmm3, zmm3, zmmword ptr [r8]                  ; add float32x16
     c6  62d15c48586008            vaddps zmm4, zmm4, zmmword ptr [r8 + 512]            ; add float32x16
     cd  62d15448586810            vaddps zmm5, zmm5, zmmword ptr [r8 + 1024]           ; add float32x16
     d4  62d14c48587018            vaddps zmm6, zmm6, zmmword ptr [r8 + 1536]           ; add float32x16
     db  62d14448587820            vaddps zmm7, zmm7, zmmword ptr [r8 + 2048]           ; add float32x16
     e2  62513c48584028            vaddps zmm8, zmm8, zmmword ptr [r8 + 2560]           ; add float32x16
     e9  62513448584830            vaddps zmm9, zmm9, zmmword ptr [r8 + 3072]           ; add float32x16
     f0  62512c48585038            vaddps zmm10, zmm10, zmmword ptr [r8 + 3584]         ; add float32x16
     f7  4983c040                  add r8, 64                                           ; end void
     fb  4d3bc1                    cmp r8, r9
     fe  75c0                      jne loop_c0
done_100:
    100  6273654823dc44            vshuff32x4 zmm11, zmm3, zmm4, 68                     ; shuffle float32x16
    107  62f3654823dcee            vshuff32x4 zmm3, zmm3, zmm4, 238                     ; shuffle float32x16
    10e  62f1244858db              vaddps zmm3, zmm11, zmm3                             ; add float32x16
    114  62f3554823e644            vshuff32x4 zmm4, zmm5, zmm6, 68                      ; shuffle float32x16
    11b  62f3554823eeee            vshuff32x4 zmm5, zmm5, zmm6, 238                     ; shuffle float32x16
    122  62f15c4858e5              vaddps zmm4, zmm4, zmm5                              ; add float32x16
    128  62f3654823ec88            vshuff32x4 zmm5, zmm3, zmm4, 136                     ; shuffle float32x16
    12f  62f3654823dcdd            vshuff32x4 zmm3, zmm3, zmm4, 221                     ; shuffle float32x16
    136  62f1544858db              vaddps zmm3, zmm5, zmm3                              ; add float32x16
    13c  62d3454823e044            vshuff32x4 zmm4, zmm7, zmm8, 68                      ; shuffle float32x16
    143  62d3454823e8ee            vshuff32x4 zmm5, zmm7, zmm8, 238                     ; shuffle float32x16
    14a  62f15c4858e5              vaddps zmm4, zmm4, zmm5                              ; add float32x16
    150  62d3354823ea44            vshuff32x4 zmm5, zmm9, zmm10, 68                     ; shuffle float32x16
    157  62d3354823f2ee            vshuff32x4 zmm6, zmm9, zmm10, 238                    ; shuffle float32x16
    15e  62f1544858ee              vaddps zmm5, zmm5, zmm6                              ; add float32x16
    164  62f35d4823f588            vshuff32x4 zmm6, zmm4, zmm5, 136                     ; shuffle float32x16
    16b  62f35d4823e5dd            vshuff32x4 zmm4, zmm4, zmm5, 221                     ; shuffle float32x16
    172  62f14c4858e4              vaddps zmm4, zmm6, zmm4                              ; add float32x16
    178  62f1e54814ec              vunpcklpd zmm5, zmm3, zmm4                           ; shuffle float32x16
    17e  62f1e54815dc              vunpckhpd zmm3, zmm3, zmm4                           ; shuffle float32x16
    184  62f1544858db              vaddps zmm3, zmm5, zmm3                              ; add float32x16
    18a  62f16448c6e3b1            vshufps zmm4, zmm3, zmm3, 177                        ; gep float32x16
    191  62f1644858dc              vaddps zmm3, zmm3, zmm4                              ; add float32x16
    197  c5e259e1                  vmulss xmm4, xmm3, xmm1                              ; mul float32
    19b  62f27d4858e4              vpbroadcastd zmm4, xmm4                              ; vectorize float32x16
    1a1  62f37d4819dd01            vextractf32x4 xmm5, zmm3, 1                          ; gep float32
    1a8  c5d259e9                  vmulss xmm5, xmm5, xmm1                              ; mul float32
    1ac  62f27d4858ed              vpbroadcastd zmm5, xmm5                              ; vectorize float32x16
    1b2  62f37d4819de02            vextractf32x4 xmm6, zmm3, 2                          ; gep float32
    1b9  c5ca59f1                  vmulss xmm6, xmm6, xmm1                              ; mul float32
    1bd  62f27d4858f6              vpbroadcastd zmm6, xmm6                              ; vectorize float32x16
    1c3  62f37d4819df03            vextractf32x4 xmm7, zmm3, 3                          ; gep float32
    1ca  c5c259f9                  vmulss xmm7, xmm7, xmm1                              ; mul float32
    1ce  62f27d4858ff              vpbroadcastd zmm7, xmm7                              ; vectorize float32x16
    1d4  c5b973db08                vpsrldq xmm8, xmm3, 8                                ; gep float32
    1d9  c53a59c1                  vmulss xmm8, xmm8, xmm1                              ; mul float32
    1dd  62527d4858c0              vpbroadcastd zmm8, xmm8                              ; vectorize float32x16
    1e3  62d37d4819d901            vextractf32x4 xmm9, zmm3, 1                          ; gep float32
    1ea  c4c13173d908              vpsrldq xmm9, xmm9, 8
    1f0  c53259c9                  vmulss xmm9, xmm9, xmm1                              ; mul float32
    1f4  62527d4858c9              vpbroadcastd zmm9, xmm9                              ; vectorize float32x16
    1fa  62d37d4819da02            vextractf32x4 xmm10, zmm3, 2                         ; gep float32
    201  c4c12973da08              vpsrldq xmm10, xmm10, 8
    207  c52a59d1                  vmulss xmm10, xmm10, xmm1                            ; mul float32
    20b  62527d4858d2              vpbroadcastd zmm10, xmm10                            ; vectorize float32x16
    211  62f37d4819db03            vextractf32x4 xmm3, zmm3, 3                          ; gep float32
    218  c5e173db08                vpsrldq xmm3, xmm3, 8
    21d  c5e259d9                  vmulss xmm3, xmm3, xmm1                              ; mul float32
    221  62f27d4858db              vpbroadcastd zmm3, xmm3                              ; vectorize float32x16
    227  62727d48581d2f040000      vpbroadcastd zmm11, dword ptr [rip + 00000000]       ; range int32
    231  62727d48582525040000      vpbroadcastd zmm12, dword ptr [rip + 00000000]
    23b  62727d48582d1b040000      vpbroadcastd zmm13, dword ptr [rip + 00000000]
    245  62727d48583511040000      vpbroadcastd zmm14, dword ptr [rip + 00000000]
    24f  62727d48583d07040000      vpbroadcastd zmm15, dword ptr [rip + 00000000]
    259  62e27d485805fd030000      vpbroadcastd zmm16, dword ptr [rip + 00000000]
    263  62e27d48580df3030000      vpbroadcastd zmm17, dword ptr [rip + 00000000]
    26d  62e27d485815e9030000      vpbroadcastd zmm18, dword ptr [rip + 00000000]
    277  4c8bc2                    mov r8, rdx
    27a  4d8d8800020000            lea r9, [r8 + 512]
loop_2a0:
    2a0  62c17c481018              vmovups zmm19, zmmword ptr [r8]                      ; load float32x16
    2a6  62e164405cdc              vsubps zmm19, zmm19, zmm4                            ; sub float32x16
    2ac  62a17c4828e3              vmovaps zmm20, zmm19                                 ; mulacc float32x16
    2b2  62c26540a8e3              vfmadd213ps zmm20, zmm19, zmm11
    2b8  62517c48105808            vmovups zmm11, zmmword ptr [r8 + 512]                ; load float32x16
    2bf  627124485cdd              vsubps zmm11, zmm11, zmm5                            ; sub float32x16
    2c5  62c17c4828db              vmovaps zmm19, zmm11                                 ; mulacc float32x16
    2cb  62c22548a8dc              vfmadd213ps zmm19, zmm11, zmm12
    2d1  62517c48105810            vmovups zmm11, zmmword ptr [r8 + 1024]               ; load float32x16
    2d8  627124485cde              vsubps zmm11, zmm11, zmm6                            ; sub float32x16
    2de  62c17c4828eb              vmovaps zmm21, zmm11                                 ; mulacc float32x16
    2e4  62c22548a8ed              vfmadd213ps zmm21, zmm11, zmm13
    2ea  62517c48105818            vmovups zmm11, zmmword ptr [r8 + 1536]               ; load float32x16
    2f1  627124485cdf              vsubps zmm11, zmm11, zmm7                            ; sub float32x16
    2f7  62c17c4828f3              vmovaps zmm22, zmm11                                 ; mulacc float32x16
    2fd  62c22548a8f6              vfmadd213ps zmm22, zmm11, zmm14
    303  62517c48105820            vmovups zmm11, zmmword ptr [r8 + 2048]               ; load float32x16
    30a  625124485cd8              vsubps zmm11, zmm11, zmm8                            ; sub float32x16
    310  62c17c4828fb              vmovaps zmm23, zmm11                                 ; mulacc float32x16
    316  62c22548a8ff              vfmadd213ps zmm23, zmm11, zmm15
    31c  62517c48105828            vmovups zmm11, zmmword ptr [r8 + 2560]               ; load float32x16
    323  625124485cd9              vsubps zmm11, zmm11, zmm9                            ; sub float32x16
    329  62417c4828c3              vmovaps zmm24, zmm11                                 ; mulacc float32x16
    32f  62222548a8c0              vfmadd213ps zmm24, zmm11, zmm16
    335  62517c48105830            vmovups zmm11, zmmword ptr [r8 + 3072]               ; load float32x16
    33c  625124485cda              vsubps zmm11, zmm11, zmm10                           ; sub float32x16
    342  62417c4828cb              vmovaps zmm25, zmm11                                 ; mulacc float32x16
    348  62222548a8c9              vfmadd213ps zmm25, zmm11, zmm17
    34e  62517c48105838            vmovups zmm11, zmmword ptr [r8 + 3584]               ; load float32x16
    355  627124485cdb              vsubps zmm11, zmm11, zmm3                            ; sub float32x16
    35b  62417c4828d3              vmovaps zmm26, zmm11                                 ; mulacc float32x16
    361  62222548a8d2              vfmadd213ps zmm26, zmm11, zmm18
    367  62317c4828dc              vmovaps zmm11, zmm20                                 ; end void
    36d  62317c4828e3              vmovaps zmm12, zmm19
    373  62317c4828ed              vmovaps zmm13, zmm21
    379  62317c4828f6              vmovaps zmm14, zmm22
    37f  62317c4828ff              vmovaps zmm15, zmm23
    385  62817c4828c0              vmovaps zmm16, zmm24
    38b  62817c4828c9              vmovaps zmm17, zmm25
    391  62817c4828d2              vmovaps zmm18, zmm26
    397  4983c040                  add r8, 64
    39b  4d3bc1                    cmp r8, r9
    39e  0f85fcfeffff              jne loop_2a0
done_3a4:
    3a4  62c3254823dc44            vshuff32x4 zmm19, zmm11, zmm12, 68                   ; shuffle float32x16
    3ab  6253254823dcee            vshuff32x4 zmm11, zmm11, zmm12, 238                  ; shuffle float32x16
    3b2  6251644058db              vaddps zmm11, zmm19, zmm11                           ; add float32x16
    3b8  6253154823e644            vshuff32x4 zmm12, zmm13, zmm14, 68                   ; shuffle float32x16
    3bf  6253154823eeee            vshuff32x4 zmm13, zmm13, zmm14, 238                  ; shuffle float32x16
    3c6  62511c4858e5              vaddps zmm12, zmm12, zmm13                           ; add float32x16
    3cc  6253254823ec88            vshuff32x4 zmm13, zmm11, zmm12, 136                  ; shuffle float32x16
    3d3  6253254823dcdd            vshuff32x4 zmm11, zmm11, zmm12, 221                  ; shuffle float32x16
    3da  6251144858db              vaddps zmm11, zmm13, zmm11                           ; add float32x16
    3e0  6233054823e044            vshuff32x4 zmm12, zmm15, zmm16, 68                   ; shuffle float32x16
    3e7  6233054823e8ee            vshuff32x4 zmm13, zmm15, zmm16, 238                  ; shuffle float32x16
    3ee  62511c4858e5              vaddps zmm12, zmm12, zmm13                           ; add float32x16
    3f4  6233754023ea44            vshuff32x4 zmm13, zmm17, zmm18, 68                   ; shuffle float32x16
    3fb  6233754023f2ee            vshuff32x4 zmm14, zmm17, zmm18, 238                  ; shuffle float32x16
    402  6251144858ee              vaddps zmm13, zmm13, zmm14                           ; add float32x16
    408  62531d4823f588            vshuff32x4 zmm14, zmm12, zmm13, 136                  ; shuffle float32x16
    40f  62531d4823e5dd            vshuff32x4 zmm12, zmm12, zmm13, 221                  ; shuffle float32x16
    416  62510c4858e4              vaddps zmm12, zmm14, zmm12                           ; add float32x16
    41c  6251a54814ec              vunpcklpd zmm13, zmm11, zmm12                        ; shuffle float32x16
    422  6251a54815dc              vunpckhpd zmm11, zmm11, zmm12                        ; shuffle float32x16
    428  6251144858db              vaddps zmm11, zmm13, zmm11                           ; add float32x16
    42e  62512448c6e3b1            vshufps zmm12, zmm11, zmm11, 177                     ; gep float32x16
    435  6251244858dc              vaddps zmm11, zmm11, zmm12                           ; add float32x16
    43b  62517c4828e3              vmovaps zmm12, zmm11                                 ; mulacc float32
    441  c46271a9e2                vfmadd213ss xmm12, xmm1, xmm2
    446  c4411a51e4                vsqrtss xmm12, xmm12, xmm12                          ; sqrt float32
    44b  62527d4858e4              vpbroadcastd zmm12, xmm12                            ; vectorize float32x16
    451  62537d4819dd01            vextractf32x4 xmm13, zmm11, 1                        ; gep float32
    458  c46271a9ea                vfmadd213ss xmm13, xmm1, xmm2                        ; mulacc float32
    45d  c4411251ed                vsqrtss xmm13, xmm13, xmm13                          ; sqrt float32
    462  62527d4858ed              vpbroadcastd zmm13, xmm13                            ; vectorize float32x16
    468  62537d4819de02            vextractf32x4 xmm14, zmm11, 2                        ; gep float32
    46f  c46271a9f2                vfmadd213ss xmm14, xmm1, xmm2                        ; mulacc float32
    474  c4410a51f6                vsqrtss xmm14, xmm14, xmm14                          ; sqrt float32
    479  62527d4858f6              vpbroadcastd zmm14, xmm14                            ; vectorize float32x16
    47f  62537d4819df03            vextractf32x4 xmm15, zmm11, 3                        ; gep float32
    486  c46271a9fa                vfmadd213ss xmm15, xmm1, xmm2                        ; mulacc float32
    48b  c4410251ff                vsqrtss xmm15, xmm15, xmm15                          ; sqrt float32
    490  62527d4858ff              vpbroadcastd zmm15, xmm15                            ; vectorize float32x16
    496  62d17d0073db08            vpsrldq xmm16, xmm11, 8                              ; gep float32
    49d  62e27508a9c2              vfmadd213ss xmm16, xmm1, xmm2                        ; mulacc float32
    4a3  62a17e0051c0              vsqrtss xmm16, xmm16, xmm16                          ; sqrt float32
    4a9  62a27d4858c0              vpbroadcastd zmm16, xmm16                            ; vectorize float32x16
    4af  62337d4819d901            vextractf32x4 xmm17, zmm11, 1                        ; gep float32
    4b6  62b1750073d908            vpsrldq xmm17, xmm17, 8
    4bd  62e27508a9ca              vfmadd213ss xmm17, xmm1, xmm2                        ; mulacc float32
    4c3  62a1760051c9              vsqrtss xmm17, xmm17, xmm17                          ; sqrt float32
    4c9  62a27d4858c9              vpbroadcastd zmm17, xmm17                            ; vectorize float32x16
    4cf  62337d4819da02            vextractf32x4 xmm18, zmm11, 2                        ; gep float32
    4d6  62b16d0073da08            vpsrldq xmm18, xmm18, 8
    4dd  62e27508a9d2              vfmadd213ss xmm18, xmm1, xmm2                        ; mulacc float32
    4e3  62a16e0051d2              vsqrtss xmm18, xmm18, xmm18                          ; sqrt float32
    4e9  62a27d4858d2              vpbroadcastd zmm18, xmm18                            ; vectorize float32x16
    4ef  62537d4819db03            vextractf32x4 xmm11, zmm11, 3                        ; gep float32
    4f6  c4c12173db08              vpsrldq xmm11, xmm11, 8
    4fc  c46271a9da                vfmadd213ss xmm11, xmm1, xmm2                        ; mulacc float32
    501  c4412251db                vsqrtss xmm11, xmm11, xmm11                          ; sqrt float32
    506  62527d4858db              vpbroadcastd zmm11, xmm11                            ; vectorize float32x16
    50c  4c8bc2                    mov r8, rdx                                          ; range int32
    50f  4c8bc9                    mov r9, rcx
    512  4c8bd6                    mov r10, rsi
    515  4c8bd8                    mov r11, rax
    518  498d9800020000            lea rbx, [r8 + 512]
loop_520:
    520  62c17c481018              vmovups zmm19, zmmword ptr [r8]                      ; load float32x16
    526  62e164405cdc              vsubps zmm19, zmm19, zmm4                            ; sub float32x16
    52c  62c164405edc              vdivps zmm19, zmm19, zmm12                           ; fdiv float32x16
    532  62c17c481021              vmovups zmm20, zmmword ptr [r9]                      ; load float32x16
    538  62c17c48102a              vmovups zmm21, zmmword ptr [r10]                     ; load float32x16
    53e  62a25d40a8dd              vfmadd213ps zmm19, zmm20, zmm21                      ; mulacc float32x16
    544  62c17c48111b              vmovups zmmword ptr [r11], zmm19                     ; store void
    54a  62c17c48105808            vmovups zmm19, zmmword ptr [r8 + 512]                ; load float32x16
    551  62e164405cdd              vsubps zmm19, zmm19, zmm5                            ; sub float32x16
    557  62c164405edd              vdivps zmm19, zmm19, zmm13                           ; fdiv float32x16
    55d  62a25d40a8dd              vfmadd213ps zmm19, zmm20, zmm21                      ; mulacc float32x16
    563  62c17c48115b08            vmovups zmmword ptr [r11 + 512], zmm19               ; store void
    56a  62c17c48105810            vmovups zmm19, zmmword ptr [r8 + 1024]               ; load float32x16
    571  62e164405cde              vsubps zmm19, zmm19, zmm6                            ; sub float32x16
    577  62c164405ede              vdivps zmm19, zmm19, zmm14                           ; fdiv float32x16
    57d  62a25d40a8dd              vfmadd213ps zmm19, zmm20, zmm21                      ; mulacc float32x16
    583  62c17c48115b10            vmovups zmmword ptr [r11 + 1024], zmm19              ; store void
    58a  62c17c48105818            vmovups zmm19, zmmword ptr [r8 + 1536]               ; load float32x16
    591  62e164405cdf              vsubps zmm19, zmm19, zmm7                            ; sub float32x16
    597  62c164405edf              vdivps zmm19, zmm19, zmm15                           ; fdiv float32x16
    59d  62a25d40a8dd              vfmadd213ps zmm19, zmm20, zmm21                      ; mulacc float32x16
    5a3  62c17c48115b18            vmovups zmmword ptr [r11 + 1536], zmm19              ; store void
    5aa  62c17c48105820            vmovups zmm19, zmmword ptr [r8 + 2048]               ; load float32x16
    5b1  62c164405cd8              vsubps zmm19, zmm19, zmm8                            ; sub float32x16
    5b7  62a164405ed8              vdivps zmm19, zmm19, zmm16                           ; fdiv float32x16
    5bd  62a25d40a8dd              vfmadd213ps zmm19, zmm20, zmm21                      ; mulacc float32x16
    5c3  62c17c48115b20            vmovups zmmword ptr [r11 + 2048], zmm19              ; store void
    5ca  62c17c48105828            vmovups zmm19, zmmword ptr [r8 + 2560]               ; load float32x16
    5d1  62c164405cd9              vsubps zmm19, zmm19, zmm9                            ; sub float32x16
    5d7  62a164405ed9              vdivps zmm19, zmm19, zmm17                           ; fdiv float32x16
    5dd  62a25d40a8dd              vfmadd213ps zmm19, zmm20, zmm21                      ; mulacc float32x16
    5e3  62c17c48115b28            vmovups zmmword ptr [r11 + 2560], zmm19              ; store void
    5ea  62c17c48105830            vmovups zmm19, zmmword ptr [r8 + 3072]               ; load float32x16
    5f1  62c164405cda              vsubps zmm19, zmm19, zmm10                           ; sub float32x16
    5f7  62a164405eda              vdivps zmm19, zmm19, zmm18                           ; fdiv float32x16
    5fd  62a25d40a8dd              vfmadd213ps zmm19, zmm20, zmm21                      ; mulacc float32x16
    603  62c17c48115b30            vmovups zmmword ptr [r11 + 3072], zmm19              ; store void
    60a  62c17c48105838            vmovups zmm19, zmmword ptr [r8 + 3584]               ; load float32x16
    611  62e164405cdb              vsubps zmm19, zmm19, zmm3                            ; sub float32x16
    617  62c164405edb              vdivps zmm19, zmm19, zmm11                           ; fdiv float32x16
    61d  62a25d40a8dd              vfmadd213ps zmm19, zmm20, zmm21                      ; mulacc float32x16
    623  62c17c48115b38            vmovups zmmword ptr [r11 + 3584], zmm19              ; store void
    62a  4983c040                  add r8, 64                                           ; end void
    62e  4983c140                  add r9, 64
    632  4983c240                  add r10, 64
    636  4983c340                  add r11, 64
    63a  4c3bc3                    cmp r8, rbx
    63d  0f85ddfeffff              jne loop_520
done_643:
    643  4881c200100000            add rdx, 4096                                        ; end void
    64a  4881c000100000            add rax, 4096
    651  483bd7                    cmp rdx, rdi
    654  0f85e6f9ffff              jne loop_40
done_65a:
    65a  c5f877                    vzeroupper                                           ; sink void
    65d  8fc3                      pop rbx
    65f  c3                        ret                                                  ; sink void
