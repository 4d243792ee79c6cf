softmax:
      0  41b900000000              mov r9d, 0
      6  62e27d48580d4c040000      vpbroadcastd zmm17, dword ptr [rip + 000080ff]
     10  62e27d48580546040000      vpbroadcastd zmm16, dword ptr [rip + 00000000]
     1a  62727d48583d40040000      vpbroadcastd zmm15, dword ptr [rip + 3baab83f]
     24  62727d4858353a040000      vpbroadcastd zmm14, dword ptr [rip + 7e226239]
     2e  62727d48582d34040000      vpbroadcastd zmm13, dword ptr [rip + ac9ba33a]
     38  62727d4858252e040000      vpbroadcastd zmm12, dword ptr [rip + c07e1e3c]
     42  62727d48581d28040000      vpbroadcastd zmm11, dword ptr [rip + 7b45633d]
     4c  62727d48581522040000      vpbroadcastd zmm10, dword ptr [rip + 9dfe753e]
     56  62727d48580d1c040000      vpbroadcastd zmm9, dword ptr [rip + 1672313f]
     60  62727d48580516040000      vpbroadcastd zmm8, dword ptr [rip + 0000803f]
     6a  4c8b17                    mov r10, qword ptr [rdi]
     6d  4c8b4708                  mov r8, qword ptr [rdi + 8]                          ; define_global ptr<float32, global, 2048>
     71  bf00000000                mov edi, 0                                           ; range int32
loop_80:
     80  488bf7                    mov rsi, rdi                                         ; mul int32
     83  c1e607                    shl esi, 7
     86  62f27d485825cc030000      vpbroadcastd zmm4, dword ptr [rip + 000080ff]        ; range int32
     90  62f27d48582dc2030000      vpbroadcastd zmm5, dword ptr [rip + 000080ff]
     9a  62f27d485815b8030000      vpbroadcastd zmm2, dword ptr [rip + 000080ff]
     a4  62f27d48581dae030000      vpbroadcastd zmm3, dword ptr [rip + 000080ff]
     ae  ba00000000                mov edx, 0
     b3  498d04b0                  lea rax, [r8 + rsi*4]
loop_c0:
     c0  62f17c481000              vmovups zmm0, zmmword ptr [rax]                      ; load float32x16
     c6  62f17c485fcc              vmaxps zmm1, zmm0, zmm4                              ; max float32x16
     cc  62f17c48c2c803            vcmpps k1, zmm0, zmm0, 3
     d3  62f2754964e0              vpblendmd zmm4{k1}, zmm1, zmm0
     d9  62f17c48104001            vmovups zmm0, zmmword ptr [rax + 64]                 ; load float32x16
     e0  62f17c485fcd              vmaxps zmm1, zmm0, zmm5                              ; max float32x16
     e6  62f17c48c2c803            vcmpps k1, zmm0, zmm0, 3
     ed  62f2754964e8              vpblendmd zmm5{k1}, zmm1, zmm0
     f3  62f17c48104002            vmovups zmm0, zmmword ptr [rax + 128]                ; load float32x16
     fa  62f17c485fca              vmaxps zmm1, zmm0, zmm2                              ; max float32x16
    100  62f17c48c2c803            vcmpps k1, zmm0, zmm0, 3
    107  62f2754964d0              vpblendmd zmm2{k1}, zmm1, zmm0
    10d  62f17c48104003            vmovups zmm0, zmmword ptr [rax + 192]                ; load float32x16
    114  62f17c485fcb              vmaxps zmm1, zmm0, zmm3                              ; max float32x16
    11a  62f17c48c2c803            vcmpps k1, zmm0, zmm0, 3
    121  62f2754964d8              vpblendmd zmm3{k1}, zmm1, zmm0
    127  4881c000010000            add rax, 256                                         ; end void
    12e  83c201                    add edx, 1
    131  83fa02                    cmp edx, 2
    134  7c8a                      jl loop_c0
done_136:
    136  62f16c485fc4              vmaxps zmm0, zmm2, zmm4                              ; max float32x16
    13c  62f16c48c2ca03            vcmpps k1, zmm2, zmm2, 3
    143  62f27d4964ca              vpblendmd zmm1{k1}, zmm0, zmm2
    149  62f164485fc5              vmaxps zmm0, zmm3, zmm5                              ; max float32x16
    14f  62f16448c2cb03            vcmpps k1, zmm3, zmm3, 3
    156  62f27d4964c3              vpblendmd zmm0{k1}, zmm0, zmm3
    15c  62f17c485fc9              vmaxps zmm1, zmm0, zmm1                              ; max float32x16
    162  62f17c48c2c803            vcmpps k1, zmm0, zmm0, 3
    169  62f2754964c0              vpblendmd zmm0{k1}, zmm1, zmm0
    16f  62f3fd481bc101            vextractf64x4 ymm1, zmm0, 1                          ; gep float32x8
    176  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; max float32x8
    17a  62f17c28c2c803            vcmpps k1, ymm0, ymm0, 3
    181  62f2752964c0              vpblendmd ymm0{k1}, ymm1, ymm0
    187  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep float32x4
    18e  c5f85fc9                  vmaxps xmm1, xmm0, xmm1                              ; max float32x4
    192  62f17c08c2c803            vcmpps k1, xmm0, xmm0, 3
    199  62f2750964c0              vpblendmd xmm0{k1}, xmm1, xmm0
    19f  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep float32x2
    1a3  c5f85fc9                  vmaxps xmm1, xmm0, xmm1                              ; max float32x2
    1a7  62f17c08c2c803            vcmpps k1, xmm0, xmm0, 3
    1ae  62f2750964c0              vpblendmd xmm0{k1}, xmm1, xmm0
    1b4  c5f173d804                vpsrldq xmm1, xmm0, 4                                ; gep float32
    1b9  c5fa5fc9                  vmaxss xmm1, xmm0, xmm1                              ; max float32
    1bd  62f17e08c2c803            vcmpss k1, xmm0, xmm0, 3
    1c4  62f2750964c0              vpblendmd xmm0{k1}, xmm1, xmm0
    1ca  62f27d4858f8              vpbroadcastd zmm7, xmm0                              ; vectorize float32x16
    1d0  62f27d48582d86020000      vpbroadcastd zmm5, dword ptr [rip + 00000000]        ; range int32
    1da  62f27d4858357c020000      vpbroadcastd zmm6, dword ptr [rip + 00000000]
    1e4  62f27d48581d72020000      vpbroadcastd zmm3, dword ptr [rip + 00000000]
    1ee  62f27d48582568020000      vpbroadcastd zmm4, dword ptr [rip + 00000000]
    1f8  ba00000000                mov edx, 0
    1fd  498d04b0                  lea rax, [r8 + rsi*4]
loop_220:
    220  62f17c481000              vmovups zmm0, zmmword ptr [rax]                      ; load float32x16
    226  62f17c485cc7              vsubps zmm0, zmm0, zmm7                              ; sub float32x16
    22c  62d17c4859d7              vmulps zmm2, zmm0, zmm15                             ; mul float32x16
    232  62f37d4856ca01            vreduceps zmm1, zmm2, 1                              ; exp2 float32x16
    239  62f27d48580525020000      vpbroadcastd zmm0, dword ptr [rip + 7e226239]
    243  62d27548a8c5              vfmadd213ps zmm0, zmm1, zmm13
    249  62d27548a8c4              vfmadd213ps zmm0, zmm1, zmm12
    24f  62d27548a8c3              vfmadd213ps zmm0, zmm1, zmm11
    255  62d27548a8c2              vfmadd213ps zmm0, zmm1, zmm10
    25b  62d27548a8c1              vfmadd213ps zmm0, zmm1, zmm9
    261  62d27548a8c0              vfmadd213ps zmm0, zmm1, zmm8
    267  62f27d482cc2              vscalefps zmm0, zmm0, zmm2
    26d  62f1544858e8              vaddps zmm5, zmm5, zmm0                              ; add float32x16
    273  62f17c48104001            vmovups zmm0, zmmword ptr [rax + 64]                 ; load float32x16
    27a  62f17c485cc7              vsubps zmm0, zmm0, zmm7                              ; sub float32x16
    280  62d17c4859d7              vmulps zmm2, zmm0, zmm15                             ; mul float32x16
    286  62f37d4856ca01            vreduceps zmm1, zmm2, 1                              ; exp2 float32x16
    28d  62f27d485805d1010000      vpbroadcastd zmm0, dword ptr [rip + 7e226239]
    297  62d27548a8c5              vfmadd213ps zmm0, zmm1, zmm13
    29d  62d27548a8c4              vfmadd213ps zmm0, zmm1, zmm12
    2a3  62d27548a8c3              vfmadd213ps zmm0, zmm1, zmm11
    2a9  62d27548a8c2              vfmadd213ps zmm0, zmm1, zmm10
    2af  62d27548a8c1              vfmadd213ps zmm0, zmm1, zmm9
    2b5  62d27548a8c0              vfmadd213ps zmm0, zmm1, zmm8
    2bb  62f27d482cc2              vscalefps zmm0, zmm0, zmm2
    2c1  62f14c4858f0              vaddps zmm6, zmm6, zmm0                              ; add float32x16
    2c7  62f17c48104002            vmovups zmm0, zmmword ptr [rax + 128]                ; load float32x16
    2ce  62f17c485cc7              vsubps zmm0, zmm0, zmm7                              ; sub float32x16
    2d4  62d17c4859d7              vmulps zmm2, zmm0, zmm15                             ; mul float32x16
    2da  62f37d4856ca01            vreduceps zmm1, zmm2, 1                              ; exp2 float32x16
    2e1  62f27d4858057d010000      vpbroadcastd zmm0, dword ptr [rip + 7e226239]
    2eb  62d27548a8c5              vfmadd213ps zmm0, zmm1, zmm13
    2f1  62d27548a8c4              vfmadd213ps zmm0, zmm1, zmm12
    2f7  62d27548a8c3              vfmadd213ps zmm0, zmm1, zmm11
    2fd  62d27548a8c2              vfmadd213ps zmm0, zmm1, zmm10
    303  62d27548a8c1              vfmadd213ps zmm0, zmm1, zmm9
    309  62d27548a8c0              vfmadd213ps zmm0, zmm1, zmm8
    30f  62f27d482cc2              vscalefps zmm0, zmm0, zmm2
    315  62f1644858d8              vaddps zmm3, zmm3, zmm0                              ; add float32x16
    31b  62f17c48104003            vmovups zmm0, zmmword ptr [rax + 192]                ; load float32x16
    322  62f17c485cc7              vsubps zmm0, zmm0, zmm7                              ; sub float32x16
    328  62d17c4859d7              vmulps zmm2, zmm0, zmm15                             ; mul float32x16
    32e  62f37d4856ca01            vreduceps zmm1, zmm2, 1                              ; exp2 float32x16
    335  62f27d48580529010000      vpbroadcastd zmm0, dword ptr [rip + 7e226239]
    33f  62d27548a8c5              vfmadd213ps zmm0, zmm1, zmm13
    345  62d27548a8c4              vfmadd213ps zmm0, zmm1, zmm12
    34b  62d27548a8c3              vfmadd213ps zmm0, zmm1, zmm11
    351  62d27548a8c2              vfmadd213ps zmm0, zmm1, zmm10
    357  62d27548a8c1              vfmadd213ps zmm0, zmm1, zmm9
    35d  62d27548a8c0              vfmadd213ps zmm0, zmm1, zmm8
    363  62f27d482cc2              vscalefps zmm0, zmm0, zmm2
    369  62f15c4858e0              vaddps zmm4, zmm4, zmm0                              ; add float32x16
    36f  4881c000010000            add rax, 256                                         ; end void
    376  83c201                    add edx, 1
    379  83fa02                    cmp edx, 2
    37c  0f8c9efeffff              jl loop_220
done_382:
    382  62f1544858cb              vaddps zmm1, zmm5, zmm3                              ; add float32x16
    388  62f14c4858c4              vaddps zmm0, zmm6, zmm4                              ; add float32x16
    38e  62f1744858c0              vaddps zmm0, zmm1, zmm0                              ; add float32x16
    394  62f3fd481bc101            vextractf64x4 ymm1, zmm0, 1                          ; gep float32x8
    39b  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    39f  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep float32x4
    3a6  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x4
    3aa  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep float32x2
    3ae  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x2
    3b2  c5f173d804                vpsrldq xmm1, xmm0, 4                                ; gep float32
    3b7  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
    3bb  62f27d4858d8              vpbroadcastd zmm3, xmm0                              ; vectorize float32x16
    3c1  b900000000                mov ecx, 0                                           ; range int32
    3c6  498d14b0                  lea rdx, [r8 + rsi*4]
    3ca  498d04b2                  lea rax, [r10 + rsi*4]
loop_3e0:
    3e0  62f17c481002              vmovups zmm0, zmmword ptr [rdx]                      ; load float32x16
    3e6  62f17c485cc7              vsubps zmm0, zmm0, zmm7                              ; sub float32x16
    3ec  62d17c4859d7              vmulps zmm2, zmm0, zmm15                             ; mul float32x16
    3f2  62f37d4856ca01            vreduceps zmm1, zmm2, 1                              ; exp2 float32x16
    3f9  62f27d48580565000000      vpbroadcastd zmm0, dword ptr [rip + 7e226239]
    403  62d27548a8c5              vfmadd213ps zmm0, zmm1, zmm13
    409  62d27548a8c4              vfmadd213ps zmm0, zmm1, zmm12
    40f  62d27548a8c3              vfmadd213ps zmm0, zmm1, zmm11
    415  62d27548a8c2              vfmadd213ps zmm0, zmm1, zmm10
    41b  62d27548a8c1              vfmadd213ps zmm0, zmm1, zmm9
    421  62d27548a8c0              vfmadd213ps zmm0, zmm1, zmm8
    427  62f27d482cc2              vscalefps zmm0, zmm0, zmm2
    42d  62f17c485ec3              vdivps zmm0, zmm0, zmm3                              ; fdiv float32x16
    433  62f17c481100              vmovups zmmword ptr [rax], zmm0                      ; store void
    439  4883c240                  add rdx, 64                                          ; end void
    43d  4883c040                  add rax, 64
    441  83c101                    add ecx, 1
    444  83f908                    cmp ecx, 8
    447  7c97                      jl loop_3e0
done_449:
    449  83c701                    add edi, 1                                           ; end void
    44c  83ff10                    cmp edi, 16
    44f  0f8c2bfcffff              jl loop_80
done_455:
    455  c5f877                    vzeroupper                                           ; sink void
    458  c3                        ret
