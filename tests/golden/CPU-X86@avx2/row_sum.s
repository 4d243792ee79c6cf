row_sum:
      0  b800000000                mov eax, 0
      5  c4e27d58056a010000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
      e  488b17                    mov rdx, qword ptr [rdi]
     11  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 16>
     15  be00000000                mov esi, 0                                           ; range int32
loop_20:
     20  c4e27d580d4f010000        vpbroadcastd ymm1, dword ptr [rip + 00000000]        ; range int32
     29  c4e27d581546010000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
     32  c4e27d581d3d010000        vpbroadcastd ymm3, dword ptr [rip + 00000000]
     3b  c4e27d582534010000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
     44  c4e27d582d2b010000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
     4d  c4e27d583522010000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
     56  c4e27d583d19010000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
     5f  c4627d580510010000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
     68  bf00000000                mov edi, 0
     6d  4c8bc1                    mov r8, rcx
loop_80:
     80  c4c1745808                vaddps ymm1, ymm1, ymmword ptr [r8]                  ; add float32x8
     85  c4c16c585020              vaddps ymm2, ymm2, ymmword ptr [r8 + 32]             ; add float32x8
     8b  c4c164589800040000        vaddps ymm3, ymm3, ymmword ptr [r8 + 1024]           ; add float32x8
     94  c4c15c58a020040000        vaddps ymm4, ymm4, ymmword ptr [r8 + 1056]           ; add float32x8
     9d  c4c15458a800080000        vaddps ymm5, ymm5, ymmword ptr [r8 + 2048]           ; add float32x8
     a6  c4c14c58b020080000        vaddps ymm6, ymm6, ymmword ptr [r8 + 2080]           ; add float32x8
     af  c4c14458b8000c0000        vaddps ymm7, ymm7, ymmword ptr [r8 + 3072]           ; add float32x8
     b8  c4413c5880200c0000        vaddps ymm8, ymm8, ymmword ptr [r8 + 3104]           ; add float32x8
     c1  4983c040                  add r8, 64                                           ; end void
     c5  83c701                    add edi, 1
     c8  83ff10                    cmp edi, 16
     cb  7cb3                      jl loop_80
done_cd:
     cd  c5f458ca                  vaddps ymm1, ymm1, ymm2                              ; add float32x8
     d1  c4e37d19ca01              vextractf128 xmm2, ymm1, 1                           ; gep float32x4
     d7  c5f058ca                  vaddps xmm1, xmm1, xmm2                              ; add float32x4
     db  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep float32x2
     df  c5f058ca                  vaddps xmm1, xmm1, xmm2                              ; add float32x2
     e3  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
     e8  c5f258ca                  vaddss xmm1, xmm1, xmm2                              ; add float32
     ec  c5fa110a                  vmovss dword ptr [rdx], xmm1                         ; store void
     f0  c5e458cc                  vaddps ymm1, ymm3, ymm4                              ; add float32x8
     f4  c4e37d19ca01              vextractf128 xmm2, ymm1, 1                           ; gep float32x4
     fa  c5f058ca                  vaddps xmm1, xmm1, xmm2                              ; add float32x4
     fe  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep float32x2
    102  c5f058ca                  vaddps xmm1, xmm1, xmm2                              ; add float32x2
    106  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
    10b  c5f258ca                  vaddss xmm1, xmm1, xmm2                              ; add float32
    10f  c5fa114a04                vmovss dword ptr [rdx + 4], xmm1                     ; store void
    114  c5d458ce                  vaddps ymm1, ymm5, ymm6                              ; add float32x8
    118  c4e37d19ca01              vextractf128 xmm2, ymm1, 1                           ; gep float32x4
    11e  c5f058ca                  vaddps xmm1, xmm1, xmm2                              ; add float32x4
    122  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep float32x2
    126  c5f058ca                  vaddps xmm1, xmm1, xmm2                              ; add float32x2
    12a  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
    12f  c5f258ca                  vaddss xmm1, xmm1, xmm2                              ; add float32
    133  c5fa114a08                vmovss dword ptr [rdx + 8], xmm1                     ; store void
    138  c4c14458c8                vaddps ymm1, ymm7, ymm8                              ; add float32x8
    13d  c4e37d19ca01              vextractf128 xmm2, ymm1, 1                           ; gep float32x4
    143  c5f058ca                  vaddps xmm1, xmm1, xmm2                              ; add float32x4
    147  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep float32x2
    14b  c5f058ca                  vaddps xmm1, xmm1, xmm2                              ; add float32x2
    14f  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
    154  c5f258ca                  vaddss xmm1, xmm1, xmm2                              ; add float32
    158  c5fa114a0c                vmovss dword ptr [rdx + 12], xmm1                    ; store void
    15d  4883c210                  add rdx, 16                                          ; end void
    161  4881c100100000            add rcx, 4096
    168  83c601                    add esi, 1
    16b  83fe04                    cmp esi, 4
    16e  0f8cacfeffff              jl loop_20
done_174:
    174  c5f877                    vzeroupper                                           ; sink void
    177  c3                        ret
