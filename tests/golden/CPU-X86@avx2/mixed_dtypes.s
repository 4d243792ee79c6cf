mixed_dtypes:
      0  b800000000                mov eax, 0
      5  c4e27d580592000000        vpbroadcastd ymm0, dword ptr [rip + 0000004f]
      e  c4e27d580d8d000000        vpbroadcastd ymm1, dword ptr [rip + ffffff7f]
     17  488b17                    mov rdx, qword ptr [rdi]
     1a  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float64, global, 64>
     1e  488b7710                  mov rsi, qword ptr [rdi + 16]                        ; define_global ptr<int8, global, 64>
     22  488b7f18                  mov rdi, qword ptr [rdi + 24]                        ; define_global ptr<float16, global, 64>
     26  b800000000                mov eax, 0                                           ; range int32
loop_40:
     40  c4e27d2114c1              vpmovsxbd ymm2, qword ptr [rcx + rax*8]              ; cast int32x8
     46  c4e27d311cc7              vpmovzxbd ymm3, qword ptr [rdi + rax*8]              ; cast int32x8
     4c  c4e26d40d3                vpmulld ymm2, ymm2, ymm3                             ; mul int32x8
     51  c4e27d131e                vcvtph2ps ymm3, xmmword ptr [rsi]                    ; cast int32x8
     56  c5fe5be3                  vcvttps2dq ymm4, ymm3
     5a  c5e4c2e80d                vcmpps ymm5, ymm3, ymm0, 13
     5f  c4e35d4ae150              vblendvps ymm4, ymm4, ymm1, ymm5
     65  c5e4c2db07                vcmpps ymm3, ymm3, ymm3, 7
     6a  c5e5dbdc                  vpand ymm3, ymm3, ymm4
     6e  c5edfed3                  vpaddd ymm2, ymm2, ymm3                              ; add int32x8
     72  c5fee6da                  vcvtdq2pd ymm3, xmm2                                 ; cast float64x4
     76  c5fc111a                  vmovups ymmword ptr [rdx], ymm3                      ; store void
     7a  c4e37d19d201              vextractf128 xmm2, ymm2, 1                           ; gep int32x4
     80  c5fee6d2                  vcvtdq2pd ymm2, xmm2                                 ; cast float64x4
     84  c5fc115220                vmovups ymmword ptr [rdx + 32], ymm2                 ; store void
     89  4883c610                  add rsi, 16                                          ; end void
     8d  4883c240                  add rdx, 64
     91  83c001                    add eax, 1
     94  83f808                    cmp eax, 8
     97  7ca7                      jl loop_40
done_99:
     99  c5f877                    vzeroupper                                           ; sink void
     9c  c3                        ret
