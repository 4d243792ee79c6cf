softmax:
      0  b800000000                mov eax, 0
      5  62f27d48580559040000      vpbroadcastd zmm0, dword ptr [rip + 000080ff]
      f  62f27d48580d53040000      vpbroadcastd zmm1, dword ptr [rip + 00000000]
     19  62f27d4858154d040000      vpbroadcastd zmm2, dword ptr [rip + 3baab83f]
     23  62f27d48581d47040000      vpbroadcastd zmm3, dword ptr [rip + 7e226239]
     2d  62f27d48582541040000      vpbroadcastd zmm4, dword ptr [rip + ac9ba33a]
     37  62f27d48582d3b040000      vpbroadcastd zmm5, dword ptr [rip + c07e1e3c]
     41  62f27d48583535040000      vpbroadcastd zmm6, dword ptr [rip + 7b45633d]
     4b  62f27d48583d2f040000      vpbroadcastd zmm7, dword ptr [rip + 9dfe753e]
     55  62727d48580529040000      vpbroadcastd zmm8, dword ptr [rip + 1672313f]
     5f  62727d48580d23040000      vpbroadcastd zmm9, dword ptr [rip + 0000803f]
     69  488b17                    mov rdx, qword ptr [rdi]
     6c  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 2048>
     70  be00000000                mov esi, 0                                           ; range int32
loop_80:
     80  62727d485815de030000      vpbroadcastd zmm10, dword ptr [rip + 000080ff]       ; range int32
     8a  62727d48581dd4030000      vpbroadcastd zmm11, dword ptr [rip + 000080ff]
     94  62727d485825ca030000      vpbroadcastd zmm12, dword ptr [rip + 000080ff]
     9e  62727d48582dc0030000      vpbroadcastd zmm13, dword ptr [rip + 000080ff]
     a8  bf00000000                mov edi, 0
     ad  4c8bc1                    mov r8, rcx
loop_c0:
     c0  62517c481030              vmovups zmm14, zmmword ptr [r8]                      ; load float32x16
     c6  62510c485fd2              vmaxps zmm10, zmm14, zmm10                           ; max float32x16
     cc  62d10c48c2ce03            vcmpps k1, zmm14, zmm14, 3
     d3  62522d4964d6              vpblendmd zmm10{k1}, zmm10, zmm14
     d9  62517c48107001            vmovups zmm14, zmmword ptr [r8 + 64]                 ; load float32x16
     e0  62510c485fdb              vmaxps zmm11, zmm14, zmm11                           ; max float32x16
     e6  62d10c48c2ce03            vcmpps k1, zmm14, zmm14, 3
     ed  6252254964de              vpblendmd zmm11{k1}, zmm11, zmm14
     f3  62517c48107002            vmovups zmm14, zmmword ptr [r8 + 128]                ; load float32x16
     fa  62510c485fe4              vmaxps zmm12, zmm14, zmm12                           ; max float32x16
    100  62d10c48c2ce03            vcmpps k1, zmm14, zmm14, 3
    107  62521d4964e6              vpblendmd zmm12{k1}, zmm12, zmm14
    10d  62517c48107003            vmovups zmm14, zmmword ptr [r8 + 192]                ; load float32x16
    114  62510c485fed              vmaxps zmm13, zmm14, zmm13                           ; max float32x16
    11a  62d10c48c2ce03            vcmpps k1, zmm14, zmm14, 3
    121  6252154964ee              vpblendmd zmm13{k1}, zmm13, zmm14
    127  4981c000010000            add r8, 256                                          ; end void
    12e  83c701                    add edi, 1
    131  83ff02                    cmp edi, 2
    134  7c8a                      jl loop_c0
done_136:
    136  62511c485fd2              vmaxps zmm10, zmm12, zmm10                           ; max float32x16
    13c  62d11c48c2cc03            vcmpps k1, zmm12, zmm12, 3
    143  62522d4964d4              vpblendmd zmm10{k1}, zmm10, zmm12
    149  625114485fdb              vmaxps zmm11, zmm13, zmm11                           ; max float32x16
    14f  62d11448c2cd03            vcmpps k1, zmm13, zmm13, 3
    156  6252254964dd              vpblendmd zmm11{k1}, zmm11, zmm13
    15c  625124485fd2              vmaxps zmm10, zmm11, zmm10                           ; max float32x16
    162  62d12448c2cb03            vcmpps k1, zmm11, zmm11, 3
    169  62522d4964d3              vpblendmd zmm10{k1}, zmm10, zmm11
    16f  6253fd481bd301            vextractf64x4 ymm11, zmm10, 1                        ; gep float32x8
    176  c4412c5fdb                vmaxps ymm11, ymm10, ymm11                           ; max float32x8
    17b  62d12c28c2ca03            vcmpps k1, ymm10, ymm10, 3
    182  6252252964d2              vpblendmd ymm10{k1}, ymm11, ymm10
    188  62537d2819d301            vextractf32x4 xmm11, ymm10, 1                        ; gep float32x4
    18f  c441285fdb                vmaxps xmm11, xmm10, xmm11                           ; max float32x4
    194  62d12c08c2ca03            vcmpps k1, xmm10, xmm10, 3
    19b  6252250964d2              vpblendmd xmm10{k1}, xmm11, xmm10
    1a1  c4412915da                vunpckhpd xmm11, xmm10, xmm10                        ; gep float32x2
    1a6  c441285fdb                vmaxps xmm11, xmm10, xmm11                           ; max float32x2
    1ab  62d12c08c2ca03            vcmpps k1, xmm10, xmm10, 3
    1b2  6252250964d2              vpblendmd xmm10{k1}, xmm11, xmm10
    1b8  c4c12173da04              vpsrldq xmm11, xmm10, 4                              ; gep float32
    1be  c4412a5fdb                vmaxss xmm11, xmm10, xmm11                           ; max float32
    1c3  62d12e08c2ca03            vcmpss k1, xmm10, xmm10, 3
    1ca  6252250964d2              vpblendmd xmm10{k1}, xmm11, xmm10
    1d0  62527d4858d2              vpbroadcastd zmm10, xmm10                            ; vectorize float32x16
    1d6  62727d48581d8c020000      vpbroadcastd zmm11, dword ptr [rip + 00000000]       ; range int32
    1e0  62727d48582582020000      vpbroadcastd zmm12, dword ptr [rip + 00000000]
    1ea  62727d48582d78020000      vpbroadcastd zmm13, dword ptr [rip + 00000000]
    1f4  62727d4858356e020000      vpbroadcastd zmm14, dword ptr [rip + 00000000]
    1fe  bf00000000                mov edi, 0
    203  4c8bc1                    mov r8, rcx
loop_220:
    220  62517c481038              vmovups zmm15, zmmword ptr [r8]                      ; load float32x16
    226  625104485cfa              vsubps zmm15, zmm15, zmm10                           ; sub float32x16
    22c  6271044859fa              vmulps zmm15, zmm15, zmm2                            ; mul float32x16
    232  62c37d4856c701            vreduceps zmm16, zmm15, 1                            ; exp2 float32x16
    239  62e27d48580d31020000      vpbroadcastd zmm17, dword ptr [rip + 7e226239]
    243  62e27d40a8cc              vfmadd213ps zmm17, zmm16, zmm4
    249  62e27d40a8cd              vfmadd213ps zmm17, zmm16, zmm5
    24f  62e27d40a8ce              vfmadd213ps zmm17, zmm16, zmm6
    255  62e27d40a8cf              vfmadd213ps zmm17, zmm16, zmm7
    25b  62c27d40a8c8              vfmadd213ps zmm17, zmm16, zmm8
    261  62c27d40a8c9              vfmadd213ps zmm17, zmm16, zmm9
    267  625275402cff              vscalefps zmm15, zmm17, zmm15
    26d  6251244858df              vaddps zmm11, zmm11, zmm15                           ; add float32x16
    273  62517c48107801            vmovups zmm15, zmmword ptr [r8 + 64]                 ; load float32x16
    27a  625104485cfa              vsubps zmm15, zmm15, zmm10                           ; sub float32x16
    280  6271044859fa              vmulps zmm15, zmm15, zmm2                            ; mul float32x16
    286  62c37d4856c701            vreduceps zmm16, zmm15, 1                            ; exp2 float32x16
    28d  62e27d48580ddd010000      vpbroadcastd zmm17, dword ptr [rip + 7e226239]
    297  62e27d40a8cc              vfmadd213ps zmm17, zmm16, zmm4
    29d  62e27d40a8cd              vfmadd213ps zmm17, zmm16, zmm5
    2a3  62e27d40a8ce              vfmadd213ps zmm17, zmm16, zmm6
    2a9  62e27d40a8cf              vfmadd213ps zmm17, zmm16, zmm7
    2af  62c27d40a8c8              vfmadd213ps zmm17, zmm16, zmm8
    2b5  62c27d40a8c9              vfmadd213ps zmm17, zmm16, zmm9
    2bb  625275402cff              vscalefps zmm15, zmm17, zmm15
    2c1  62511c4858e7              vaddps zmm12, zmm12, zmm15                           ; add float32x16
    2c7  62517c48107802            vmovups zmm15, zmmword ptr [r8 + 128]                ; load float32x16
    2ce  625104485cfa              vsubps zmm15, zmm15, zmm10                           ; sub float32x16
    2d4  6271044859fa              vmulps zmm15, zmm15, zmm2                            ; mul float32x16
    2da  62c37d4856c701            vreduceps zmm16, zmm15, 1                            ; exp2 float32x16
    2e1  62e27d48580d89010000      vpbroadcastd zmm17, dword ptr [rip + 7e226239]
    2eb  62e27d40a8cc              vfmadd213ps zmm17, zmm16, zmm4
    2f1  62e27d40a8cd              vfmadd213ps zmm17, zmm16, zmm5
    2f7  62e27d40a8ce              vfmadd213ps zmm17, zmm16, zmm6
    2fd  62e27d40a8cf              vfmadd213ps zmm17, zmm16, zmm7
    303  62c27d40a8c8              vfmadd213ps zmm17, zmm16, zmm8
    309  62c27d40a8c9              vfmadd213ps zmm17, zmm16, zmm9
    30f  625275402cff              vscalefps zmm15, zmm17, zmm15
    315  6251144858ef              vaddps zmm13, zmm13, zmm15                           ; add float32x16
    31b  62517c48107803            vmovups zmm15, zmmword ptr [r8 + 192]                ; load float32x16
    322  625104485cfa              vsubps zmm15, zmm15, zmm10                           ; sub float32x16
    328  6271044859fa              vmulps zmm15, zmm15, zmm2                            ; mul float32x16
    32e  62c37d4856c701            vreduceps zmm16, zmm15, 1                            ; exp2 float32x16
    335  62e27d48580d35010000      vpbroadcastd zmm17, dword ptr [rip + 7e226239]
    33f  62e27d40a8cc              vfmadd213ps zmm17, zmm16, zmm4
    345  62e27d40a8cd              vfmadd213ps zmm17, zmm16, zmm5
    34b  62e27d40a8ce              vfmadd213ps zmm17, zmm16, zmm6
    351  62e27d40a8cf              vfmadd213ps zmm17, zmm16, zmm7
    357  62c27d40a8c8              vfmadd213ps zmm17, zmm16, zmm8
    35d  62c27d40a8c9              vfmadd213ps zmm17, zmm16, zmm9
    363  625275402cff              vscalefps zmm15, zmm17, zmm15
    369  62510c4858f7              vaddps zmm14, zmm14, zmm15                           ; add float32x16
    36f  4981c000010000            add r8, 256                                          ; end void
    376  83c701                    add edi, 1
    379  83ff02                    cmp edi, 2
    37c  0f8c9efeffff              jl loop_220
done_382:
    382  6251244858dd              vaddps zmm11, zmm11, zmm13                           ; add float32x16
    388  62511c4858e6              vaddps zmm12, zmm12, zmm14                           ; add float32x16
    38e  6251244858dc              vaddps zmm11, zmm11, zmm12                           ; add float32x16
    394  6253fd481bdc01            vextractf64x4 ymm12, zmm11, 1                        ; gep float32x8
    39b  c4412458dc                vaddps ymm11, ymm11, ymm12                           ; add float32x8
    3a0  62537d2819dc01            vextractf32x4 xmm12, ymm11, 1                        ; gep float32x4
    3a7  c4412058dc                vaddps xmm11, xmm11, xmm12                           ; add float32x4
    3ac  c4412115e3                vunpckhpd xmm12, xmm11, xmm11                        ; gep float32x2
    3b1  c4412058dc                vaddps xmm11, xmm11, xmm12                           ; add float32x2
    3b6  c4c11973db04              vpsrldq xmm12, xmm11, 4                              ; gep float32
    3bc  c4412258dc                vaddss xmm11, xmm11, xmm12                           ; add float32
    3c1  62527d4858db              vpbroadcastd zmm11, xmm11                            ; vectorize float32x16
    3c7  bf00000000                mov edi, 0                                           ; range int32
    3cc  4c8bc1                    mov r8, rcx
    3cf  4c8bca                    mov r9, rdx
loop_3e0:
    3e0  62517c481020              vmovups zmm12, zmmword ptr [r8]                      ; load float32x16
    3e6  62511c485ce2              vsubps zmm12, zmm12, zmm10                           ; sub float32x16
    3ec  62711c4859e2              vmulps zmm12, zmm12, zmm2                            ; mul float32x16
    3f2  62537d4856ec01            vreduceps zmm13, zmm12, 1                            ; exp2 float32x16
    3f9  62727d48583571000000      vpbroadcastd zmm14, dword ptr [rip + 7e226239]
    403  62721548a8f4              vfmadd213ps zmm14, zmm13, zmm4
    409  62721548a8f5              vfmadd213ps zmm14, zmm13, zmm5
    40f  62721548a8f6              vfmadd213ps zmm14, zmm13, zmm6
    415  62721548a8f7              vfmadd213ps zmm14, zmm13, zmm7
    41b  62521548a8f0              vfmadd213ps zmm14, zmm13, zmm8
    421  62521548a8f1              vfmadd213ps zmm14, zmm13, zmm9
    427  62520d482ce4              vscalefps zmm12, zmm14, zmm12
    42d  62511c485ee3              vdivps zmm12, zmm12, zmm11                           ; fdiv float32x16
    433  62517c481121              vmovups zmmword ptr [r9], zmm12                      ; store void
    439  4983c040                  add r8, 64                                           ; end void
    43d  4983c140                  add r9, 64
    441  83c701                    add edi, 1
    444  83ff08                    cmp edi, 8
    447  7c97                      jl loop_3e0
done_449:
    449  4881c100020000            add rcx, 512                                         ; end void
    450  4881c200020000            add rdx, 512
    457  83c601                    add esi, 1
    45a  83fe10                    cmp esi, 16
    45d  0f8c1dfcffff              jl loop_80
done_463:
    463  c5f877                    vzeroupper                                           ; sink void
    466  c3                        ret
