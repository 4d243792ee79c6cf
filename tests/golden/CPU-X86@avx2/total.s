total:
      0  c4e27d58058b000000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
      9  b800000000                mov eax, 0
      e  488b17                    mov rdx, qword ptr [rdi]
     11  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 1>
     15  c4e27d580d76000000        vpbroadcastd ymm1, dword ptr [rip + 00000000]        ; range int32
     1e  c4e27d58156d000000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
     27  c4e27d581d64000000        vpbroadcastd ymm3, dword ptr [rip + 00000000]
     30  c4e27d58055b000000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
     39  b800000000                mov eax, 0
loop_40:
     40  c5f45809                  vaddps ymm1, ymm1, ymmword ptr [rcx]                 ; add float32x8
     44  c5ec585120                vaddps ymm2, ymm2, ymmword ptr [rcx + 32]            ; add float32x8
     49  c5e4585940                vaddps ymm3, ymm3, ymmword ptr [rcx + 64]            ; add float32x8
     4e  c5fc584160                vaddps ymm0, ymm0, ymmword ptr [rcx + 96]            ; add float32x8
     53  4881c180000000            add rcx, 128                                         ; end void
     5a  83c001                    add eax, 1
     5d  81f880000000              cmp eax, 128
     63  7cdb                      jl loop_40
done_65:
     65  c5f458cb                  vaddps ymm1, ymm1, ymm3                              ; add float32x8
     69  c5ec58c0                  vaddps ymm0, ymm2, ymm0                              ; add float32x8
     6d  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
     71  c4e37d19c101              vextractf128 xmm1, ymm0, 1                           ; gep float32x4
     77  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x4
     7b  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep float32x2
     7f  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x2
     83  c5f173d804                vpsrldq xmm1, xmm0, 4                                ; gep float32
     88  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
     8c  c5fa1102                  vmovss dword ptr [rdx], xmm0                         ; store void
     90  c5f877                    vzeroupper                                           ; sink void
     93  c3                        ret
