total:
      0  c4e27d580587000000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
      9  488b07                    mov rax, qword ptr [rdi]
      c  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 1>
     10  c4e27d580d77000000        vpbroadcastd ymm1, dword ptr [rip + 00000000]        ; range int32
     19  c4e27d58156e000000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
     22  c4e27d581d65000000        vpbroadcastd ymm3, dword ptr [rip + 00000000]
     2b  c4e27d58055c000000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
     34  488d8a00400000            lea rcx, [rdx + 16384]
loop_40:
     40  c5f4580a                  vaddps ymm1, ymm1, ymmword ptr [rdx]                 ; add float32x8
     44  c5ec585220                vaddps ymm2, ymm2, ymmword ptr [rdx + 32]            ; add float32x8
     49  c5e4585a40                vaddps ymm3, ymm3, ymmword ptr [rdx + 64]            ; add float32x8
     4e  c5fc584260                vaddps ymm0, ymm0, ymmword ptr [rdx + 96]            ; add float32x8
     53  4881c280000000            add rdx, 128                                         ; end void
     5a  483bd1                    cmp rdx, rcx
     5d  75e1                      jne loop_40
done_5f:
     5f  c5f458cb                  vaddps ymm1, ymm1, ymm3                              ; add float32x8
     63  c5ec58c0                  vaddps ymm0, ymm2, ymm0                              ; add float32x8
     67  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
     6b  c4e37d19c101              vextractf128 xmm1, ymm0, 1                           ; gep float32x4
     71  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x4
     75  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep float32x2
     79  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x2
     7d  c5f173d804                vpsrldq xmm1, xmm0, 4                                ; gep float32
     82  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
     86  c5fa1100                  vmovss dword ptr [rax], xmm0                         ; store void
     8a  c5f877                    vzeroupper                                           ; sink void
     8d  c3                        ret
