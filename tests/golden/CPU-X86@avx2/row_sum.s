row_sum:
      0  41b800000000              mov r8d, 0
      6  c4627d580559010000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
      f  488b0f                    mov rcx, qword ptr [rdi]
     12  488b7f08                  mov rdi, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 16>
     16  be00000000                mov esi, 0                                           ; range int32
loop_20:
     20  488bc6                    mov rax, rsi                                         ; mul int32
     23  c1e00a                    shl eax, 10
     26  c4e27d580d39010000        vpbroadcastd ymm1, dword ptr [rip + 00000000]        ; range int32
     2f  c4e27d580530010000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
     38  c4e27d581d27010000        vpbroadcastd ymm3, dword ptr [rip + 00000000]
     41  c4e27d58151e010000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
     4a  c4e27d582d15010000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
     53  c4e27d58250c010000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
     5c  c4e27d583d03010000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
     65  c4e27d5835fa000000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
     6e  ba00000000                mov edx, 0
     73  488d0487                  lea rax, [rdi + rax*4]
loop_80:
     80  c5f45808                  vaddps ymm1, ymm1, ymmword ptr [rax]                 ; add float32x8
     84  c5fc584020                vaddps ymm0, ymm0, ymmword ptr [rax + 32]            ; add float32x8
     89  c5e4589800040000          vaddps ymm3, ymm3, ymmword ptr [rax + 1024]          ; add float32x8
     91  c5ec589020040000          vaddps ymm2, ymm2, ymmword ptr [rax + 1056]          ; add float32x8
     99  c5d458a800080000          vaddps ymm5, ymm5, ymmword ptr [rax + 2048]          ; add float32x8
     a1  c5dc58a020080000          vaddps ymm4, ymm4, ymmword ptr [rax + 2080]          ; add float32x8
     a9  c5c458b8000c0000          vaddps ymm7, ymm7, ymmword ptr [rax + 3072]          ; add float32x8
     b1  c5cc58b0200c0000          vaddps ymm6, ymm6, ymmword ptr [rax + 3104]          ; add float32x8
     b9  4883c040                  add rax, 64                                          ; end void
     bd  83c201                    add edx, 1
     c0  83fa10                    cmp edx, 16
     c3  7cbb                      jl loop_80
done_c5:
     c5  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
     c9  c4e37d19c101              vextractf128 xmm1, ymm0, 1                           ; gep float32x4
     cf  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x4
     d3  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep float32x2
     d7  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x2
     db  c5f173d804                vpsrldq xmm1, xmm0, 4                                ; gep float32
     e0  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
     e4  c5fa1101                  vmovss dword ptr [rcx], xmm0                         ; store void
     e8  c5e458c2                  vaddps ymm0, ymm3, ymm2                              ; add float32x8
     ec  c4e37d19c101              vextractf128 xmm1, ymm0, 1                           ; gep float32x4
     f2  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x4
     f6  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep float32x2
     fa  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x2
     fe  c5f173d804                vpsrldq xmm1, xmm0, 4                                ; gep float32
    103  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
    107  c5fa114104                vmovss dword ptr [rcx + 4], xmm0                     ; store void
    10c  c5d458c4                  vaddps ymm0, ymm5, ymm4                              ; add float32x8
    110  c4e37d19c101              vextractf128 xmm1, ymm0, 1                           ; gep float32x4
    116  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x4
    11a  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep float32x2
    11e  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x2
    122  c5f173d804                vpsrldq xmm1, xmm0, 4                                ; gep float32
    127  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
    12b  c5fa114108                vmovss dword ptr [rcx + 8], xmm0                     ; store void
    130  c5c458c6                  vaddps ymm0, ymm7, ymm6                              ; add float32x8
    134  c4e37d19c101              vextractf128 xmm1, ymm0, 1                           ; gep float32x4
    13a  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x4
    13e  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep float32x2
    142  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x2
    146  c5f173d804                vpsrldq xmm1, xmm0, 4                                ; gep float32
    14b  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
    14f  c5fa11410c                vmovss dword ptr [rcx + 12], xmm0                    ; store void
    154  4883c110                  add rcx, 16                                          ; end void
    158  83c601                    add esi, 1
    15b  83fe04                    cmp esi, 4
    15e  0f8cbcfeffff              jl loop_20
done_164:
    164  c5f877                    vzeroupper                                           ; sink void
    167  c3                        ret
