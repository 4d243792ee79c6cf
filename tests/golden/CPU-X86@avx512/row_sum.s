row_sum:
      0  b800000000                mov eax, 0
      5  62f27d48580599010000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
      f  488b17                    mov rdx, qword ptr [rdi]
     12  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 16>
     16  be00000000                mov esi, 0                                           ; range int32
loop_20:
     20  62f27d48580d7e010000      vpbroadcastd zmm1, dword ptr [rip + 00000000]        ; range int32
     2a  62f27d48581574010000      vpbroadcastd zmm2, dword ptr [rip + 00000000]
     34  62f27d48581d6a010000      vpbroadcastd zmm3, dword ptr [rip + 00000000]
     3e  62f27d48582560010000      vpbroadcastd zmm4, dword ptr [rip + 00000000]
     48  62f27d48582d56010000      vpbroadcastd zmm5, dword ptr [rip + 00000000]
     52  62f27d4858354c010000      vpbroadcastd zmm6, dword ptr [rip + 00000000]
     5c  62f27d48583d42010000      vpbroadcastd zmm7, dword ptr [rip + 00000000]
     66  62727d48580538010000      vpbroadcastd zmm8, dword ptr [rip + 00000000]
     70  bf00000000                mov edi, 0
     75  4c8bc1                    mov r8, rcx
loop_80:
     80  62d174485808              vaddps zmm1, zmm1, zmmword ptr [r8]                  ; add float32x16
     86  62d16c48585001            vaddps zmm2, zmm2, zmmword ptr [r8 + 64]             ; add float32x16
     8d  62d16448585810            vaddps zmm3, zmm3, zmmword ptr [r8 + 1024]           ; add float32x16
     94  62d15c48586011            vaddps zmm4, zmm4, zmmword ptr [r8 + 1088]           ; add float32x16
     9b  62d15448586820            vaddps zmm5, zmm5, zmmword ptr [r8 + 2048]           ; add float32x16
     a2  62d14c48587021            vaddps zmm6, zmm6, zmmword ptr [r8 + 2112]           ; add float32x16
     a9  62d14448587830            vaddps zmm7, zmm7, zmmword ptr [r8 + 3072]           ; add float32x16
     b0  62513c48584031            vaddps zmm8, zmm8, zmmword ptr [r8 + 3136]           ; add float32x16
     b7  4981c080000000            add r8, 128                                          ; end void
     be  83c701                    add edi, 1
     c1  83ff08                    cmp edi, 8
     c4  7cba                      jl loop_80
done_c6:
     c6  62f1744858ca              vaddps zmm1, zmm1, zmm2                              ; add float32x16
     cc  62f3fd481bca01            vextractf64x4 ymm2, zmm1, 1                          ; gep float32x8
     d3  c5f458ca                  vaddps ymm1, ymm1, ymm2                              ; add float32x8
     d7  62f37d2819ca01            vextractf32x4 xmm2, ymm1, 1                          ; gep float32x4
     de  c5f058ca                  vaddps xmm1, xmm1, xmm2                              ; add float32x4
     e2  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep float32x2
     e6  c5f058ca                  vaddps xmm1, xmm1, xmm2                              ; add float32x2
     ea  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
     ef  c5f258ca                  vaddss xmm1, xmm1, xmm2                              ; add float32
     f3  c5fa110a                  vmovss dword ptr [rdx], xmm1                         ; store void
     f7  62f1644858cc              vaddps zmm1, zmm3, zmm4                              ; add float32x16
     fd  62f3fd481bca01            vextractf64x4 ymm2, zmm1, 1                          ; gep float32x8
    104  c5f458ca                  vaddps ymm1, ymm1, ymm2                              ; add float32x8
    108  62f37d2819ca01            vextractf32x4 xmm2, ymm1, 1                          ; gep float32x4
    10f  c5f058ca                  vaddps xmm1, xmm1, xmm2                              ; add float32x4
    113  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep float32x2
    117  c5f058ca                  vaddps xmm1, xmm1, xmm2                              ; add float32x2
    11b  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
    120  c5f258ca                  vaddss xmm1, xmm1, xmm2                              ; add float32
    124  c5fa114a04                vmovss dword ptr [rdx + 4], xmm1                     ; store void
    129  62f1544858ce              vaddps zmm1, zmm5, zmm6                              ; add float32x16
    12f  62f3fd481bca01            vextractf64x4 ymm2, zmm1, 1                          ; gep float32x8
    136  c5f458ca                  vaddps ymm1, ymm1, ymm2                              ; add float32x8
    13a  62f37d2819ca01            vextractf32x4 xmm2, ymm1, 1                          ; gep float32x4
    141  c5f058ca                  vaddps xmm1, xmm1, xmm2                              ; add float32x4
    145  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep float32x2
    149  c5f058ca                  vaddps xmm1, xmm1, xmm2                              ; add float32x2
    14d  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
    152  c5f258ca                  vaddss xmm1, xmm1, xmm2                              ; add float32
    156  c5fa114a08                vmovss dword ptr [rdx + 8], xmm1                     ; store void
    15b  62d1444858c8              vaddps zmm1, zmm7, zmm8                              ; add float32x16
    161  62f3fd481bca01            vextractf64x4 ymm2, zmm1, 1                          ; gep float32x8
    168  c5f458ca                  vaddps ymm1, ymm1, ymm2                              ; add float32x8
    16c  62f37d2819ca01            vextractf32x4 xmm2, ymm1, 1                          ; gep float32x4
    173  c5f058ca                  vaddps xmm1, xmm1, xmm2                              ; add float32x4
    177  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep float32x2
    17b  c5f058ca                  vaddps xmm1, xmm1, xmm2                              ; add float32x2
    17f  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
    184  c5f258ca                  vaddss xmm1, xmm1, xmm2                              ; add float32
    188  c5fa114a0c                vmovss dword ptr [rdx + 12], xmm1                    ; store void
    18d  4883c210                  add rdx, 16                                          ; end void
    191  4881c100100000            add rcx, 4096
    198  83c601                    add esi, 1
    19b  83fe04                    cmp esi, 4
    19e  0f8c7cfeffff              jl loop_20
done_1a4:
    1a4  c5f877                    vzeroupper                                           ; sink void
    1a7  c3                        ret
