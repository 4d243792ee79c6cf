mixed_dtypes:
      0  b800000000                mov eax, 0
      5  c4e27958058e000000        vpbroadcastd xmm0, dword ptr [rip + 0000004f]
      e  c4e279580d89000000        vpbroadcastd xmm1, dword ptr [rip + ffffff7f]
     17  c4e279581584000000        vpbroadcastd xmm2, dword ptr [rip + 00000000]
     20  488b17                    mov rdx, qword ptr [rdi]
     23  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float64, global, 64>
     27  488b7710                  mov rsi, qword ptr [rdi + 16]                        ; define_global ptr<int8, global, 64>
     2b  488b7f18                  mov rdi, qword ptr [rdi + 24]                        ; define_global ptr<float16, global, 64>
     2f  b800000000                mov eax, 0                                           ; range int32
loop_40:
     40  c5fa101c81                vmovss xmm3, dword ptr [rcx + rax*4]                 ; load int8x4
     45  c4e27921db                vpmovsxbd xmm3, xmm3                                 ; cast int32x4
     4a  c5fa102487                vmovss xmm4, dword ptr [rdi + rax*4]                 ; load uint8x4
     4f  c4e27931e4                vpmovzxbd xmm4, xmm4                                 ; cast int32x4
     54  c4e26140dc                vpmulld xmm3, xmm3, xmm4                             ; mul int32x4
     59  c5fb1024c6                vmovsd xmm4, qword ptr [rsi + rax*8]                 ; load float16x4
     5e  c4e27913e4                vcvtph2ps xmm4, xmm4                                 ; cast int32x4
     63  c5fa5bec                  vcvttps2dq xmm5, xmm4
     67  c5d8c2f00d                vcmpps xmm6, xmm4, xmm0, 13
     6c  c4e3514ae960              vblendvps xmm5, xmm5, xmm1, xmm6
     72  c5d8c2e407                vcmpps xmm4, xmm4, xmm4, 7
     77  c4e3694ae540              vblendvps xmm4, xmm2, xmm5, xmm4
     7d  c5e1fedc                  vpaddd xmm3, xmm3, xmm4                              ; add int32x4
     81  c5fee6db                  vcvtdq2pd ymm3, xmm3                                 ; cast float64x4
     85  c5fc111a                  vmovups ymmword ptr [rdx], ymm3                      ; store void
     89  4883c220                  add rdx, 32                                          ; end void
     8d  83c001                    add eax, 1
     90  83f810                    cmp eax, 16
     93  7cab                      jl loop_40
done_95:
     95  c5f877                    vzeroupper                                           ; sink void
     98  c3                        ret
