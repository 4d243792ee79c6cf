mixed_dtypes:
      0  b800000000                mov eax, 0
      5  c4e27d580596000000        vpbroadcastd ymm0, dword ptr [rip + 0000004f]
      e  c4e27d580d91000000        vpbroadcastd ymm1, dword ptr [rip + ffffff7f]
     17  c4e27d58158c000000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
     20  488b17                    mov rdx, qword ptr [rdi]
     23  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float64, global, 64>
     27  488b7710                  mov rsi, qword ptr [rdi + 16]                        ; define_global ptr<int8, global, 64>
     2b  488b7f18                  mov rdi, qword ptr [rdi + 24]                        ; define_global ptr<float16, global, 64>
     2f  b800000000                mov eax, 0                                           ; range int32
loop_40:
     40  c5fb101cc1                vmovsd xmm3, qword ptr [rcx + rax*8]                 ; load int8x8
     45  c4e27d21db                vpmovsxbd ymm3, xmm3                                 ; cast int32x8
     4a  c5fb1024c7                vmovsd xmm4, qword ptr [rdi + rax*8]                 ; load uint8x8
     4f  c4e27d31e4                vpmovzxbd ymm4, xmm4                                 ; cast int32x8
     54  c4e26540dc                vpmulld ymm3, ymm3, ymm4                             ; mul int32x8
     59  c5f81026                  vmovups xmm4, xmmword ptr [rsi]                      ; load float16x8
     5d  c4e27d13e4                vcvtph2ps ymm4, xmm4                                 ; cast int32x8
     62  c5fe5bec                  vcvttps2dq ymm5, ymm4
     66  62f15c28c2c80d            vcmpps k1, ymm4, ymm0, 13
     6d  62f2552964e9              vpblendmd ymm5{k1}, ymm5, ymm1
     73  62f15c28c2cc07            vcmpps k1, ymm4, ymm4, 7
     7a  62f26d2964e5              vpblendmd ymm4{k1}, ymm2, ymm5
     80  c5e5fedc                  vpaddd ymm3, ymm3, ymm4                              ; add int32x8
     84  62f17e48e6db              vcvtdq2pd zmm3, ymm3                                 ; cast float64x8
     8a  62f17c48111a              vmovups zmmword ptr [rdx], zmm3                      ; store void
     90  4883c610                  add rsi, 16                                          ; end void
     94  4883c240                  add rdx, 64
     98  83c001                    add eax, 1
     9b  83f808                    cmp eax, 8
     9e  7ca0                      jl loop_40
done_a0:
     a0  c5f877                    vzeroupper                                           ; sink void
     a3  c3                        ret
