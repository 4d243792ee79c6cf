total:
      0  c4e27d580d8b000000        vpbroadcastd ymm1, dword ptr [rip + 00000000]
      9  ba00000000                mov edx, 0
      e  488b0f                    mov rcx, qword ptr [rdi]
     11  488b4708                  mov rax, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 1>
     15  c4e27d581576000000        vpbroadcastd ymm2, dword ptr [rip + 00000000]        ; range int32
     1e  c4e27d581d6d000000        vpbroadcastd ymm3, dword ptr [rip + 00000000]
     27  c4e27d580564000000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
     30  c4e27d580d5b000000        vpbroadcastd ymm1, dword ptr [rip + 00000000]
     39  ba00000000                mov edx, 0
loop_40:
     40  c5ec5810                  vaddps ymm2, ymm2, ymmword ptr [rax]                 ; add float32x8
     44  c5e4585820                vaddps ymm3, ymm3, ymmword ptr [rax + 32]            ; add float32x8
     49  c5fc584040                vaddps ymm0, ymm0, ymmword ptr [rax + 64]            ; add float32x8
     4e  c5f4584860                vaddps ymm1, ymm1, ymmword ptr [rax + 96]            ; add float32x8
     53  4881c080000000            add rax, 128                                         ; end void
     5a  83c201                    add edx, 1
     5d  81fa80000000              cmp edx, 128
     63  7cdb                      jl loop_40
done_65:
     65  c5ec58d0                  vaddps ymm2, ymm2, ymm0                              ; add float32x8
     69  c5e458c1                  vaddps ymm0, ymm3, ymm1                              ; add float32x8
     6d  c5ec58c0                  vaddps ymm0, ymm2, ymm0                              ; add float32x8
     71  c4e37d19c101              vextractf128 xmm1, ymm0, 1                           ; gep float32x4
     77  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x4
     7b  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep float32x2
     7f  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x2
     83  c5f173d804                vpsrldq xmm1, xmm0, 4                                ; gep float32
     88  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
     8c  c5fa1101                  vmovss dword ptr [rcx], xmm0                         ; store void
     90  c5f877                    vzeroupper                                           ; sink void
     93  c3                        ret
