mixed_dtypes:
      0  b800000000                mov eax, 0
      5  c4e279580582000000        vpbroadcastd xmm0, dword ptr [rip + 0000004f]
      e  c4e279580d7d000000        vpbroadcastd xmm1, dword ptr [rip + ffffff7f]
     17  488b17                    mov rdx, qword ptr [rdi]
     1a  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float64, global, 64>
     1e  488b7710                  mov rsi, qword ptr [rdi + 16]                        ; define_global ptr<int8, global, 64>
     22  488b7f18                  mov rdi, qword ptr [rdi + 24]                        ; define_global ptr<float16, global, 64>
     26  b800000000                mov eax, 0                                           ; range int32
loop_40:
     40  c4e279211481              vpmovsxbd xmm2, dword ptr [rcx + rax*4]              ; load int8x4
     46  c4e279311c87              vpmovzxbd xmm3, dword ptr [rdi + rax*4]              ; load uint8x4
     4c  c4e26940d3                vpmulld xmm2, xmm2, xmm3                             ; mul int32x4
     51  c5fb101cc6                vmovsd xmm3, qword ptr [rsi + rax*8]                 ; load float16x4
     56  c4e27913db                vcvtph2ps xmm3, xmm3                                 ; cast int32x4
     5b  c5fa5be3                  vcvttps2dq xmm4, xmm3
     5f  c5e0c2e80d                vcmpps xmm5, xmm3, xmm0, 13
     64  c4e3594ae150              vblendvps xmm4, xmm4, xmm1, xmm5
     6a  c5e0c2db07                vcmpps xmm3, xmm3, xmm3, 7
     6f  c5e1dbdc                  vpand xmm3, xmm3, xmm4
     73  c5e9fed3                  vpaddd xmm2, xmm2, xmm3                              ; add int32x4
     77  c5fee6d2                  vcvtdq2pd ymm2, xmm2                                 ; cast float64x4
     7b  c5fc1112                  vmovups ymmword ptr [rdx], ymm2                      ; store void
     7f  4883c220                  add rdx, 32                                          ; end void
     83  83c001                    add eax, 1
     86  83f810                    cmp eax, 16
     89  7cb5                      jl loop_40
done_8b:
     8b  c5f877                    vzeroupper                                           ; sink void
     8e  c3                        ret
