row_sum:
      0  c4e27d580543010000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
      9  488b07                    mov rax, qword ptr [rdi]
      c  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 16>
     10  488d4840                  lea rcx, [rax + 64]                                  ; range int32
loop_20:
     20  c4e27d580d23010000        vpbroadcastd ymm1, dword ptr [rip + 00000000]        ; range int32
     29  c4e27d58151a010000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
     32  c4e27d581d11010000        vpbroadcastd ymm3, dword ptr [rip + 00000000]
     3b  c4e27d582508010000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
     44  c4e27d582dff000000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
     4d  c4e27d5835f6000000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
     56  c4e27d583ded000000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
     5f  c4627d5805e4000000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
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
     c6  c5e458d4                  vaddps ymm2, ymm3, ymm4                              ; add float32x8
     ca  c4e37506da20              vperm2f128 ymm3, ymm1, ymm2, 32                      ; shuffle float32x8
     d0  c4e37506ca31              vperm2f128 ymm1, ymm1, ymm2, 49                      ; shuffle float32x8
     d6  c5e458c9                  vaddps ymm1, ymm3, ymm1                              ; add float32x8
     da  c5d458d6                  vaddps ymm2, ymm5, ymm6                              ; add float32x8
     de  c4c14458d8                vaddps ymm3, ymm7, ymm8                              ; add float32x8
     e3  c4e36d06e320              vperm2f128 ymm4, ymm2, ymm3, 32                      ; shuffle float32x8
     e9  c4e36d06d331              vperm2f128 ymm2, ymm2, ymm3, 49                      ; shuffle float32x8
     ef  c5dc58d2                  vaddps ymm2, ymm4, ymm2                              ; add float32x8
     f3  c5f514da                  vunpcklpd ymm3, ymm1, ymm2                           ; shuffle float32x8
     f7  c5f515ca                  vunpckhpd ymm1, ymm1, ymm2                           ; shuffle float32x8
     fb  c5e458c9                  vaddps ymm1, ymm3, ymm1                              ; add float32x8
     ff  c5f4c6d1b1                vshufps ymm2, ymm1, ymm1, 177                        ; gep float32x8
    104  c5f458ca                  vaddps ymm1, ymm1, ymm2                              ; add float32x8
    108  c5fa1108                  vmovss dword ptr [rax], xmm1                         ; store void
    10c  c4e37d19ca01              vextractf128 xmm2, ymm1, 1                           ; gep float32
    112  c5fa115004                vmovss dword ptr [rax + 4], xmm2                     ; store void
    117  c5e973d908                vpsrldq xmm2, xmm1, 8                                ; gep float32
    11c  c5fa115008                vmovss dword ptr [rax + 8], xmm2                     ; store void
    121  c4e37d19c901              vextractf128 xmm1, ymm1, 1                           ; gep float32
    127  c5f173d908                vpsrldq xmm1, xmm1, 8
    12c  c5fa11480c                vmovss dword ptr [rax + 12], xmm1                    ; store void
    131  4883c010                  add rax, 16                                          ; end void
    135  4881c200100000            add rdx, 4096
    13c  483bc1                    cmp rax, rcx
    13f  0f85dbfeffff              jne loop_20
done_145:
    145  c5f877                    vzeroupper                                           ; sink void
    148  c3                        ret
