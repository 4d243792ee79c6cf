mixed_dtypes:
      0  b800000000                mov eax, 0
      5  c4e27d58058e000000        vpbroadcastd ymm0, dword ptr [rip + 0000004f]
      e  c4e27d580d89000000        vpbroadcastd ymm1, dword ptr [rip + ffffff7f]
     17  c4e27d581584000000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
     20  488b17                    mov rdx, qword ptr [rdi]
     23  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float64, global, 64>
     27  488b7710                  mov rsi, qword ptr [rdi + 16]                        ; define_global ptr<int8, global, 64>
     2b  488b7f18                  mov rdi, qword ptr [rdi + 24]                        ; define_global ptr<float16, global, 64>
     2f  b800000000                mov eax, 0                                           ; range int32
loop_40:
     40  c4e27d211cc1              vpmovsxbd ymm3, qword ptr [rcx + rax*8]              ; load int8x8
     46  c4e27d3124c7              vpmovzxbd ymm4, qword ptr [rdi + rax*8]              ; load uint8x8
     4c  c4e26540dc                vpmulld ymm3, ymm3, ymm4                             ; mul int32x8
     51  c5f81026                  vmovups xmm4, xmmword ptr [rsi]                      ; load float16x8
     55  c4e27d13e4                vcvtph2ps ymm4, xmm4                                 ; cast int32x8
     5a  c5fe5bec                  vcvttps2dq ymm5, ymm4
     5e  62f15c28c2c80d            vcmpps k1, ymm4, ymm0, 13
     65  62f2552964e9              vpblendmd ymm5{k1}, ymm5, ymm1
     6b  62f15c28c2cc07            vcmpps k1, ymm4, ymm4, 7
     72  62f26d2964e5              vpblendmd ymm4{k1}, ymm2, ymm5
     78  c5e5fedc                  vpaddd ymm3, ymm3, ymm4                              ; add int32x8
     7c  62f17e48e6db              vcvtdq2pd zmm3, ymm3                                 ; cast float64x8
     82  62f17c48111a              vmovups zmmword ptr [rdx], zmm3                      ; store void
     88  4883c610                  add rsi, 16                                          ; end void
     8c  4883c240                  add rdx, 64
     90  83c001                    add eax, 1
     93  83f808                    cmp eax, 8
     96  7ca8                      jl loop_40
done_98:
     98  c5f877                    vzeroupper                                           ; sink void
     9b  c3                        ret
