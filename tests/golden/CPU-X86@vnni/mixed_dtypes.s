mixed_dtypes:
      0  62f27d485805b2000000      vpbroadcastd zmm0, dword ptr [rip + 0000004f]
      a  62f27d48580dac000000      vpbroadcastd zmm1, dword ptr [rip + ffffff7f]
     14  62f27d485815a6000000      vpbroadcastd zmm2, dword ptr [rip + 00000000]
     1e  488b07                    mov rax, qword ptr [rdi]
     21  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float64, global, 64>
     25  488b4f10                  mov rcx, qword ptr [rdi + 16]                        ; define_global ptr<int8, global, 64>
     29  488b7718                  mov rsi, qword ptr [rdi + 24]                        ; define_global ptr<float16, global, 64>
     2d  488d7a40                  lea rdi, [rdx + 64]                                  ; range int32
loop_40:
     40  62f27d48211a              vpmovsxbd zmm3, xmmword ptr [rdx]                    ; cast int32x16
     46  62f27d483126              vpmovzxbd zmm4, xmmword ptr [rsi]                    ; cast int32x16
     4c  62f2654840dc              vpmulld zmm3, zmm3, zmm4                             ; mul int32x16
     52  62f27d481321              vcvtph2ps zmm4, ymmword ptr [rcx]                    ; cast int32x16
     58  62f17e485bec              vcvttps2dq zmm5, zmm4
     5e  62f15c48c2c80d            vcmpps k1, zmm4, zmm0, 13
     65  62f2554964e9              vpblendmd zmm5{k1}, zmm5, zmm1
     6b  62f15c48c2cc07            vcmpps k1, zmm4, zmm4, 7
     72  62f26d4964e5              vpblendmd zmm4{k1}, zmm2, zmm5
     78  62f16548fedc              vpaddd zmm3, zmm3, zmm4                              ; add int32x16
     7e  62f17e48e6e3              vcvtdq2pd zmm4, ymm3                                 ; cast float64x8
     84  62f17c481120              vmovups zmmword ptr [rax], zmm4                      ; store void
     8a  62f3fd481bdb01            vextractf64x4 ymm3, zmm3, 1                          ; gep int32x8
     91  62f17e48e6db              vcvtdq2pd zmm3, ymm3                                 ; cast float64x8
     97  62f17c48115801            vmovups zmmword ptr [rax + 64], zmm3                 ; store void
     9e  4883c210                  add rdx, 16                                          ; end void
     a2  4883c610                  add rsi, 16
     a6  4883c120                  add rcx, 32
     aa  4881c080000000            add rax, 128
     b1  483bd7                    cmp rdx, rdi
     b4  758a                      jne loop_40
done_b6:
     b6  c5f877                    vzeroupper                                           ; sink void
     b9  c3                        ret
