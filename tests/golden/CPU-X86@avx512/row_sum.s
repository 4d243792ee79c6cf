row_sum:
      0  62f27d4858059a010000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
      a  488b07                    mov rax, qword ptr [rdi]
      d  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 16>
     11  488d4840                  lea rcx, [rax + 64]                                  ; range int32
loop_20:
     20  62f27d48580d7a010000      vpbroadcastd zmm1, dword ptr [rip + 00000000]        ; range int32
     2a  62f27d48581570010000      vpbroadcastd zmm2, dword ptr [rip + 00000000]
     34  62f27d48581d66010000      vpbroadcastd zmm3, dword ptr [rip + 00000000]
     3e  62f27d4858255c010000      vpbroadcastd zmm4, dword ptr [rip + 00000000]
     48  62f27d48582d52010000      vpbroadcastd zmm5, dword ptr [rip + 00000000]
     52  62f27d48583548010000      vpbroadcastd zmm6, dword ptr [rip + 00000000]
     5c  62f27d48583d3e010000      vpbroadcastd zmm7, dword ptr [rip + 00000000]
     66  62727d48580534010000      vpbroadcastd zmm8, dword ptr [rip + 00000000]
     70  488bf2                    mov rsi, rdx
     73  488dbe00040000            lea rdi, [rsi + 1024]
loop_80:
     80  62f17448580e              vaddps zmm1, zmm1, zmmword ptr [rsi]                 ; add float32x16
     86  62f16c48585601            vaddps zmm2, zmm2, zmmword ptr [rsi + 64]            ; add float32x16
     8d  62f16448585e10            vaddps zmm3, zmm3, zmmword ptr [rsi + 1024]          ; add float32x16
     94  62f15c48586611            vaddps zmm4, zmm4, zmmword ptr [rsi + 1088]          ; add float32x16
     9b  62f15448586e20            vaddps zmm5, zmm5, zmmword ptr [rsi + 2048]          ; add float32x16
     a2  62f14c48587621            vaddps zmm6, zmm6, zmmword ptr [rsi + 2112]          ; add float32x16
     a9  62f14448587e30            vaddps zmm7, zmm7, zmmword ptr [rsi + 3072]          ; add float32x16
     b0  62713c48584631            vaddps zmm8, zmm8, zmmword ptr [rsi + 3136]          ; add float32x16
     b7  4881c680000000            add rsi, 128                                         ; end void
     be  483bf7                    cmp rsi, rdi
     c1  75bd                      jne loop_80
done_c3:
     c3  62f1744858ca              vaddps zmm1, zmm1, zmm2                              ; add float32x16
     c9  62f3fd481bca01            vextractf64x4 ymm2, zmm1, 1                          ; gep float32x8
     d0  c5f458ca                  vaddps ymm1, ymm1, ymm2                              ; add float32x8
     d4  62f37d2819ca01            vextractf32x4 xmm2, ymm1, 1                          ; gep float32x4
     db  c5f058ca                  vaddps xmm1, xmm1, xmm2                              ; add float32x4
     df  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep float32x2
     e3  c5f058ca                  vaddps xmm1, xmm1, xmm2                              ; add float32x2
     e7  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
     ec  c5f258ca                  vaddss xmm1, xmm1, xmm2                              ; add float32
     f0  c5fa1108                  vmovss dword ptr [rax], xmm1                         ; store void
     f4  62f1644858cc              vaddps zmm1, zmm3, zmm4                              ; add float32x16
     fa  62f3fd481bca01            vextractf64x4 ymm2, zmm1, 1                          ; gep float32x8
    101  c5f458ca                  vaddps ymm1, ymm1, ymm2                              ; add float32x8
    105  62f37d2819ca01            vextractf32x4 xmm2, ymm1, 1                          ; gep float32x4
    10c  c5f058ca                  vaddps xmm1, xmm1, xmm2                              ; add float32x4
    110  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep float32x2
    114  c5f058ca                  vaddps xmm1, xmm1, xmm2                              ; add float32x2
    118  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
    11d  c5f258ca                  vaddss xmm1, xmm1, xmm2                              ; add float32
    121  c5fa114804                vmovss dword ptr [rax + 4], xmm1                     ; store void
    126  62f1544858ce              vaddps zmm1, zmm5, zmm6                              ; add float32x16
    12c  62f3fd481bca01            vextractf64x4 ymm2, zmm1, 1                          ; gep float32x8
    133  c5f458ca                  vaddps ymm1, ymm1, ymm2                              ; add float32x8
    137  62f37d2819ca01            vextractf32x4 xmm2, ymm1, 1                          ; gep float32x4
    13e  c5f058ca                  vaddps xmm1, xmm1, xmm2                              ; add float32x4
    142  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep float32x2
    146  c5f058ca                  vaddps xmm1, xmm1, xmm2                              ; add float32x2
    14a  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
    14f  c5f258ca                  vaddss xmm1, xmm1, xmm2                              ; add float32
    153  c5fa114808                vmovss dword ptr [rax + 8], xmm1                     ; store void
    158  62d1444858c8              vaddps zmm1, zmm7, zmm8                              ; add float32x16
    15e  62f3fd481bca01            vextractf64x4 ymm2, zmm1, 1                          ; gep float32x8
    165  c5f458ca                  vaddps ymm1, ymm1, ymm2                              ; add float32x8
    169  62f37d2819ca01            vextractf32x4 xmm2, ymm1, 1                          ; gep float32x4
    170  c5f058ca                  vaddps xmm1, xmm1, xmm2                              ; add float32x4
    174  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep float32x2
    178  c5f058ca                  vaddps xmm1, xmm1, xmm2                              ; add float32x2
    17c  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
    181  c5f258ca                  vaddss xmm1, xmm1, xmm2                              ; add float32
    185  c5fa11480c                vmovss dword ptr [rax + 12], xmm1                    ; store void
    18a  4883c010                  add rax, 16                                          ; end void
    18e  4881c200100000            add rdx, 4096
    195  483bc1                    cmp rax, rcx
    198  0f8582feffff              jne loop_20
done_19e:
    19e  c5f877                    vzeroupper                                           ; sink void
    1a1  c3                        ret
