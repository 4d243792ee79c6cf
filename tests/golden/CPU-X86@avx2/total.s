total:
      0  c4e27d5805f7000000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
      9  488b07                    mov rax, qword ptr [rdi]
      c  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 1>
     10  c4e27d580de7000000        vpbroadcastd ymm1, dword ptr [rip + 00000000]        ; range int32
     19  c4e27d5815de000000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
     22  c4e27d581dd5000000        vpbroadcastd ymm3, dword ptr [rip + 00000000]
     2b  c4e27d5825cc000000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
     34  c4e27d582dc3000000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
     3d  c4e27d5835ba000000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
     46  c4e27d583db1000000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
     4f  c4e27d5805a8000000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
     58  488d8a00400000            lea rcx, [rdx + 16384]
loop_80:
     80  c5f4580a                  vaddps ymm1, ymm1, ymmword ptr [rdx]                 ; add float32x8
     84  c5ec585220                vaddps ymm2, ymm2, ymmword ptr [rdx + 32]            ; add float32x8
     89  c5e4585a40                vaddps ymm3, ymm3, ymmword ptr [rdx + 64]            ; add float32x8
     8e  c5dc586260                vaddps ymm4, ymm4, ymmword ptr [rdx + 96]            ; add float32x8
     93  c5d458aa80000000          vaddps ymm5, ymm5, ymmword ptr [rdx + 128]           ; add float32x8
     9b  c5cc58b2a0000000          vaddps ymm6, ymm6, ymmword ptr [rdx + 160]           ; add float32x8
     a3  c5c458bac0000000          vaddps ymm7, ymm7, ymmword ptr [rdx + 192]           ; add float32x8
     ab  c5fc5882e0000000          vaddps ymm0, ymm0, ymmword ptr [rdx + 224]           ; add float32x8
     b3  4881c200010000            add rdx, 256                                         ; end void
     ba  483bd1                    cmp rdx, rcx
     bd  75c1                      jne loop_80
done_bf:
     bf  c5f458cd                  vaddps ymm1, ymm1, ymm5                              ; add float32x8
     c3  c5e458df                  vaddps ymm3, ymm3, ymm7                              ; add float32x8
     c7  c5f458cb                  vaddps ymm1, ymm1, ymm3                              ; add float32x8
     cb  c5ec58d6                  vaddps ymm2, ymm2, ymm6                              ; add float32x8
     cf  c5dc58c0                  vaddps ymm0, ymm4, ymm0                              ; add float32x8
     d3  c5ec58c0                  vaddps ymm0, ymm2, ymm0                              ; add float32x8
     d7  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
     db  c4e37d19c101              vextractf128 xmm1, ymm0, 1                           ; gep float32x4
     e1  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x4
     e5  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep float32x2
     e9  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x2
     ed  c5f173d804                vpsrldq xmm1, xmm0, 4                                ; gep float32
     f2  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
     f6  c5fa1100                  vmovss dword ptr [rax], xmm0                         ; store void
     fa  c5f877                    vzeroupper                                           ; sink void
     fd  c3                        ret
