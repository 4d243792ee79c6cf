mixed_dtypes:
      0  b800000000                mov eax, 0
      5  c4e27958057e000000        vpbroadcastd xmm0, dword ptr [rip + 0000004f]
      e  c4e279580d79000000        vpbroadcastd xmm1, dword ptr [rip + ffffff7f]
     17  488b17                    mov rdx, qword ptr [rdi]
     1a  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float64, global, 64>
     1e  488b7710                  mov rsi, qword ptr [rdi + 16]                        ; define_global ptr<int8, global, 64>
     22  488b7f18                  mov rdi, qword ptr [rdi + 24]                        ; define_global ptr<float16, global, 64>
     26  b800000000                mov eax, 0                                           ; range int32
loop_40:
     40  c4e279211481              vpmovsxbd xmm2, dword ptr [rcx + rax*4]              ; cast int32x4
     46  c4e279311c87              vpmovzxbd xmm3, dword ptr [rdi + rax*4]              ; cast int32x4
     4c  c4e26940d3                vpmulld xmm2, xmm2, xmm3                             ; mul int32x4
     51  c4e279131cc6              vcvtph2ps xmm3, qword ptr [rsi + rax*8]              ; cast int32x4
     57  c5fa5be3                  vcvttps2dq xmm4, xmm3
     5b  c5e0c2e80d                vcmpps xmm5, xmm3, xmm0, 13
     60  c4e3594ae150              vblendvps xmm4, xmm4, xmm1, xmm5
     66  c5e0c2db07                vcmpps xmm3, xmm3, xmm3, 7
     6b  c5e1dbdc                  vpand xmm3, xmm3, xmm4
     6f  c5e9fed3                  vpaddd xmm2, xmm2, xmm3                              ; add int32x4
     73  c5fee6d2                  vcvtdq2pd ymm2, xmm2                                 ; cast float64x4
     77  c5fc1112                  vmovups ymmword ptr [rdx], ymm2                      ; store void
     7b  4883c220                  add rdx, 32                                          ; end void
     7f  83c001                    add eax, 1
     82  83f810                    cmp eax, 16
     85  7cb9                      jl loop_40
done_87:
     87  c5f877                    vzeroupper                                           ; sink void
     8a  c3                        ret
