mixed_dtypes:
      0  b800000000                mov eax, 0
      5  c4e27d58058a000000        vpbroadcastd ymm0, dword ptr [rip + 0000004f]
      e  c4e27d580d85000000        vpbroadcastd ymm1, dword ptr [rip + ffffff7f]
     17  c4e27d581580000000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
     20  488b17                    mov rdx, qword ptr [rdi]
     23  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float64, global, 64>
     27  488b7710                  mov rsi, qword ptr [rdi + 16]                        ; define_global ptr<int8, global, 64>
     2b  488b7f18                  mov rdi, qword ptr [rdi + 24]                        ; define_global ptr<float16, global, 64>
     2f  b800000000                mov eax, 0                                           ; range int32
loop_40:
     40  c4e27d211cc1              vpmovsxbd ymm3, qword ptr [rcx + rax*8]              ; cast int32x8
     46  c4e27d3124c7              vpmovzxbd ymm4, qword ptr [rdi + rax*8]              ; cast int32x8
     4c  c4e26540dc                vpmulld ymm3, ymm3, ymm4                             ; mul int32x8
     51  c4e27d1326                vcvtph2ps ymm4, xmmword ptr [rsi]                    ; cast int32x8
     56  c5fe5bec                  vcvttps2dq ymm5, ymm4
     5a  62f15c28c2c80d            vcmpps k1, ymm4, ymm0, 13
     61  62f2552964e9              vpblendmd ymm5{k1}, ymm5, ymm1
     67  62f15c28c2cc07            vcmpps k1, ymm4, ymm4, 7
     6e  62f26d2964e5              vpblendmd ymm4{k1}, ymm2, ymm5
     74  c5e5fedc                  vpaddd ymm3, ymm3, ymm4                              ; add int32x8
     78  62f17e48e6db              vcvtdq2pd zmm3, ymm3                                 ; cast float64x8
     7e  62f17c48111a              vmovups zmmword ptr [rdx], zmm3                      ; store void
     84  4883c610                  add rsi, 16                                          ; end void
     88  4883c240                  add rdx, 64
     8c  83c001                    add eax, 1
     8f  83f808                    cmp eax, 8
     92  7cac                      jl loop_40
done_94:
     94  c5f877                    vzeroupper                                           ; sink void
     97  c3                        ret
