mixed_dtypes:
      0  b800000000                mov eax, 0
      5  c4e279580586000000        vpbroadcastd xmm0, dword ptr [rip + 0000004f]
      e  c4e279580d81000000        vpbroadcastd xmm1, dword ptr [rip + ffffff7f]
     17  c4e27958157c000000        vpbroadcastd xmm2, dword ptr [rip + 00000000]
     20  488b17                    mov rdx, qword ptr [rdi]
     23  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float64, global, 64>
     27  488b7710                  mov rsi, qword ptr [rdi + 16]                        ; define_global ptr<int8, global, 64>
     2b  488b7f18                  mov rdi, qword ptr [rdi + 24]                        ; define_global ptr<float16, global, 64>
     2f  b800000000                mov eax, 0                                           ; range int32
loop_40:
     40  c4e279211c81              vpmovsxbd xmm3, dword ptr [rcx + rax*4]              ; load int8x4
     46  c4e279312487              vpmovzxbd xmm4, dword ptr [rdi + rax*4]              ; load uint8x4
     4c  c4e26140dc                vpmulld xmm3, xmm3, xmm4                             ; mul int32x4
     51  c5fb1024c6                vmovsd xmm4, qword ptr [rsi + rax*8]                 ; load float16x4
     56  c4e27913e4                vcvtph2ps xmm4, xmm4                                 ; cast int32x4
     5b  c5fa5bec                  vcvttps2dq xmm5, xmm4
     5f  c5d8c2f00d                vcmpps xmm6, xmm4, xmm0, 13
     64  c4e3514ae960              vblendvps xmm5, xmm5, xmm1, xmm6
     6a  c5d8c2e407                vcmpps xmm4, xmm4, xmm4, 7
     6f  c4e3694ae540              vblendvps xmm4, xmm2, xmm5, xmm4
     75  c5e1fedc                  vpaddd xmm3, xmm3, xmm4                              ; add int32x4
     79  c5fee6db                  vcvtdq2pd ymm3, xmm3                                 ; cast float64x4
     7d  c5fc111a                  vmovups ymmword ptr [rdx], ymm3                      ; store void
     81  4883c220                  add rdx, 32                                          ; end void
     85  83c001                    add eax, 1
     88  83f810                    cmp eax, 16
     8b  7cb3                      jl loop_40
done_8d:
     8d  c5f877                    vzeroupper                                           ; sink void
     90  c3                        ret
