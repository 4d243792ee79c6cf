row_sum:
      0  c4e27d580563010000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
      9  488b07                    mov rax, qword ptr [rdi]
      c  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 16>
     10  488d4840                  lea rcx, [rax + 64]                                  ; range int32
loop_20:
     20  c4e27d580d43010000        vpbroadcastd ymm1, dword ptr [rip + 00000000]        ; range int32
     29  c4e27d58153a010000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
     32  c4e27d581d31010000        vpbroadcastd ymm3, dword ptr [rip + 00000000]
     3b  c4e27d582528010000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
     44  c4e27d582d1f010000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
     4d  c4e27d583516010000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
     56  c4e27d583d0d010000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
     5f  c4627d580504010000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
     68  488bf2                    mov rsi, rdx
     6b  488dbe00040000            lea rdi, [rsi + 1024]
loop_80:
     80  c5f4580e                  vaddps ymm1, ymm1, ymmword ptr [rsi]                 ; add float32x8
     84  c5ec585620                vaddps ymm2, ymm2, ymmword ptr [rsi + 32]            ; add float32x8
     89  c5e4589e00040000          vaddps ymm3, ymm3, ymmword ptr [rsi + 1024]          ; add float32x8
     91  c5dc58a620040000          vaddps ymm4, ymm4, ymmword ptr [rsi + 1056]          ; add float32x8
     99  c5d458ae00080000          vaddps ymm5, ymm5, ymmword ptr [rsi + 2048]          ; add float32x8
     a1  c5cc58b620080000          vaddps ymm6, ymm6, ymmword ptr [rsi + 2080]          ; add float32x8
     a9  c5c458be000c0000          vaddps ymm7, ymm7, ymmword ptr [rsi + 3072]          ; add float32x8
     b1  c53c5886200c0000          vaddps ymm8, ymm8, ymmword ptr [rsi + 3104]          ; add float32x8
     b9  4883c640                  add rsi, 64                                          ; end void
     bd  483bf7                    cmp rsi, rdi
     c0  75be                      jne loop_80
done_c2:
     c2  c5f458ca                  vaddps ymm1, ymm1, ymm2                              ; add float32x8
     c6  c4e37d19ca01              vextractf128 xmm2, ymm1, 1                           ; gep float32x4
     cc  c5f058ca                  vaddps xmm1, xmm1, xmm2                              ; add float32x4
     d0  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep float32x2
     d4  c5f058ca                  vaddps xmm1, xmm1, xmm2                              ; add float32x2
     d8  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
     dd  c5f258ca                  vaddss xmm1, xmm1, xmm2                              ; add float32
     e1  c5fa1108                  vmovss dword ptr [rax], xmm1                         ; store void
     e5  c5e458cc                  vaddps ymm1, ymm3, ymm4                              ; add float32x8
     e9  c4e37d19ca01              vextractf128 xmm2, ymm1, 1                           ; gep float32x4
     ef  c5f058ca                  vaddps xmm1, xmm1, xmm2                              ; add float32x4
     f3  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep float32x2
     f7  c5f058ca                  vaddps xmm1, xmm1, xmm2                              ; add float32x2
     fb  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
    100  c5f258ca                  vaddss xmm1, xmm1, xmm2                              ; add float32
    104  c5fa114804                vmovss dword ptr [rax + 4], xmm1                     ; store void
    109  c5d458ce                  vaddps ymm1, ymm5, ymm6                              ; add float32x8
    10d  c4e37d19ca01              vextractf128 xmm2, ymm1, 1                           ; gep float32x4
    113  c5f058ca                  vaddps xmm1, xmm1, xmm2                              ; add float32x4
    117  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep float32x2
    11b  c5f058ca                  vaddps xmm1, xmm1, xmm2                              ; add float32x2
    11f  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
    124  c5f258ca                  vaddss xmm1, xmm1, xmm2                              ; add float32
    128  c5fa114808                vmovss dword ptr [rax + 8], xmm1                     ; store void
    12d  c4c14458c8                vaddps ymm1, ymm7, ymm8                              ; add float32x8
    132  c4e37d19ca01              vextractf128 xmm2, ymm1, 1                           ; gep float32x4
    138  c5f058ca                  vaddps xmm1, xmm1, xmm2                              ; add float32x4
    13c  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep float32x2
    140  c5f058ca                  vaddps xmm1, xmm1, xmm2                              ; add float32x2
    144  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
    149  c5f258ca                  vaddss xmm1, xmm1, xmm2                              ; add float32
    14d  c5fa11480c                vmovss dword ptr [rax + 12], xmm1                    ; store void
    152  4883c010                  add rax, 16                                          ; end void
    156  4881c200100000            add rdx, 4096
    15d  483bc1                    cmp rax, rcx
    160  0f85bafeffff              jne loop_20
done_166:
    166  c5f877                    vzeroupper                                           ; sink void
    169  c3                        ret
