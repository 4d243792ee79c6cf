mixed_dtypes:
      0  b800000000                mov eax, 0
      5  c4e27958358e000000        vpbroadcastd xmm6, dword ptr [rip + 0000004f]
      e  c4e279582d89000000        vpbroadcastd xmm5, dword ptr [rip + ffffff7f]
     17  c4e279582584000000        vpbroadcastd xmm4, dword ptr [rip + 00000000]
     20  488b17                    mov rdx, qword ptr [rdi]
     23  4c8b4708                  mov r8, qword ptr [rdi + 8]                          ; define_global ptr<float64, global, 64>
     27  488b7710                  mov rsi, qword ptr [rdi + 16]                        ; define_global ptr<int8, global, 64>
     2b  488b4f18                  mov rcx, qword ptr [rdi + 24]                        ; define_global ptr<float16, global, 64>
     2f  b800000000                mov eax, 0                                           ; range int32
loop_40:
     40  c4c17a100480              vmovss xmm0, dword ptr [r8 + rax*4]                  ; load int8x4
     46  c4e27921c8                vpmovsxbd xmm1, xmm0                                 ; cast int32x4
     4b  c5fa100481                vmovss xmm0, dword ptr [rcx + rax*4]                 ; load uint8x4
     50  c4e27931c0                vpmovzxbd xmm0, xmm0                                 ; cast int32x4
     55  c4e27140d8                vpmulld xmm3, xmm1, xmm0                             ; mul int32x4
     5a  c5fb1004c6                vmovsd xmm0, qword ptr [rsi + rax*8]                 ; load float16x4
     5f  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast int32x4
     64  c5fa5bd0                  vcvttps2dq xmm2, xmm0
     68  c5f8c2ce0d                vcmpps xmm1, xmm0, xmm6, 13
     6d  c4e3694acd10              vblendvps xmm1, xmm2, xmm5, xmm1
     73  c5f8c2c007                vcmpps xmm0, xmm0, xmm0, 7
     78  c4e3594ac100              vblendvps xmm0, xmm4, xmm1, xmm0
     7e  c5e1fec0                  vpaddd xmm0, xmm3, xmm0                              ; add int32x4
     82  c5fee6c0                  vcvtdq2pd ymm0, xmm0                                 ; cast float64x4
     86  c5fc1102                  vmovups ymmword ptr [rdx], ymm0                      ; store void
     8a  4883c220                  add rdx, 32                                          ; end void
     8e  83c001                    add eax, 1
     91  83f810                    cmp eax, 16
     94  7caa                      jl loop_40
done_96:
     96  c5f877                    vzeroupper                                           ; sink void
     99  c3                        ret
