mixed_dtypes:
      0  b800000000                mov eax, 0
      5  c4e27d582d9a000000        vpbroadcastd ymm5, dword ptr [rip + 0000004f]
      e  c4e27d582595000000        vpbroadcastd ymm4, dword ptr [rip + ffffff7f]
     17  c4e27d581d90000000        vpbroadcastd ymm3, dword ptr [rip + 00000000]
     20  488b0f                    mov rcx, qword ptr [rdi]
     23  4c8b4708                  mov r8, qword ptr [rdi + 8]                          ; define_global ptr<float64, global, 64>
     27  488b5710                  mov rdx, qword ptr [rdi + 16]                        ; define_global ptr<int8, global, 64>
     2b  488b7718                  mov rsi, qword ptr [rdi + 24]                        ; define_global ptr<float16, global, 64>
     2f  b800000000                mov eax, 0                                           ; range int32
loop_40:
     40  c4c17b1004c0              vmovsd xmm0, qword ptr [r8 + rax*8]                  ; load int8x8
     46  c4e27d21c8                vpmovsxbd ymm1, xmm0                                 ; cast int32x8
     4b  c5fb1004c6                vmovsd xmm0, qword ptr [rsi + rax*8]                 ; load uint8x8
     50  c4e27d31c0                vpmovzxbd ymm0, xmm0                                 ; cast int32x8
     55  c4e27540d0                vpmulld ymm2, ymm1, ymm0                             ; mul int32x8
     5a  c5f81002                  vmovups xmm0, xmmword ptr [rdx]                      ; load float16x8
     5e  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast int32x8
     63  c5fe5bc8                  vcvttps2dq ymm1, ymm0
     67  62f17c28c2cd0d            vcmpps k1, ymm0, ymm5, 13
     6e  62f2752964cc              vpblendmd ymm1{k1}, ymm1, ymm4
     74  62f17c28c2c807            vcmpps k1, ymm0, ymm0, 7
     7b  62f2652964c1              vpblendmd ymm0{k1}, ymm3, ymm1
     81  c5edfec0                  vpaddd ymm0, ymm2, ymm0                              ; add int32x8
     85  62f17e48e6c0              vcvtdq2pd zmm0, ymm0                                 ; cast float64x8
     8b  62f17c481101              vmovups zmmword ptr [rcx], zmm0                      ; store void
     91  4883c210                  add rdx, 16                                          ; end void
     95  4883c140                  add rcx, 64
     99  83c001                    add eax, 1
     9c  83f808                    cmp eax, 8
     9f  7c9f                      jl loop_40
done_a1:
     a1  c5f877                    vzeroupper                                           ; sink void
     a4  c3                        ret
