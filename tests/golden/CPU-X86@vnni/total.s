total:
      0  62f27d4858059e000000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
      a  488b07                    mov rax, qword ptr [rdi]
      d  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 1>
     11  62f27d48580d8d000000      vpbroadcastd zmm1, dword ptr [rip + 00000000]        ; range int32
     1b  62f27d48581583000000      vpbroadcastd zmm2, dword ptr [rip + 00000000]
     25  62f27d48581d79000000      vpbroadcastd zmm3, dword ptr [rip + 00000000]
     2f  62f27d4858056f000000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
     39  488d8a00400000            lea rcx, [rdx + 16384]
loop_40:
     40  62f17448580a              vaddps zmm1, zmm1, zmmword ptr [rdx]                 ; add float32x16
     46  62f16c48585201            vaddps zmm2, zmm2, zmmword ptr [rdx + 64]            ; add float32x16
     4d  62f16448585a02            vaddps zmm3, zmm3, zmmword ptr [rdx + 128]           ; add float32x16
     54  62f17c48584203            vaddps zmm0, zmm0, zmmword ptr [rdx + 192]           ; add float32x16
     5b  4881c200010000            add rdx, 256                                         ; end void
     62  483bd1                    cmp rdx, rcx
     65  75d9                      jne loop_40
done_67:
     67  62f1744858cb              vaddps zmm1, zmm1, zmm3                              ; add float32x16
     6d  62f16c4858c0              vaddps zmm0, zmm2, zmm0                              ; add float32x16
     73  62f1744858c0              vaddps zmm0, zmm1, zmm0                              ; add float32x16
     79  62f3fd481bc101            vextractf64x4 ymm1, zmm0, 1                          ; gep float32x8
     80  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
     84  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep float32x4
     8b  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x4
     8f  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep float32x2
     93  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x2
     97  c5f173d804                vpsrldq xmm1, xmm0, 4                                ; gep float32
     9c  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
     a0  c5fa1100                  vmovss dword ptr [rax], xmm0                         ; store void
     a4  c5f877                    vzeroupper                                           ; sink void
     a7  c3                        ret
