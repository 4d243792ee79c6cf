cumulative_sum:
      0  b900000000                mov ecx, 0
      5  62f27d48581d31030000      vpbroadcastd zmm3, dword ptr [rip + 00000000]
      f  62f17c48103527020000      vmovups zmm6, zmmword ptr [rip + 000000001000000002000000120000000400000014000000060000001600000008000000180000000a0000001a0000000c0000001c0000000e0000001e000000]
     19  62f17c48102d5d020000      vmovups zmm5, zmmword ptr [rip + 000000000100000002000000030000001300000013000000130000001300000008000000090000000a0000000b0000001b0000001b0000001b0000001b000000]
     23  62f17c48102593020000      vmovups zmm4, zmmword ptr [rip + 00000000010000000200000003000000040000000500000006000000070000001700000017000000170000001700000017000000170000001700000017000000]
     2d  62f17c48103dc9020000      vmovups zmm7, zmmword ptr [rip + 0f0000000f0000000f0000000f0000000f0000000f0000000f0000000f0000000f0000000f0000000f0000000f0000000f0000000f0000000f0000000f000000]
     37  488b17                    mov rdx, qword ptr [rdi]
     3a  488b4708                  mov rax, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 512>
     3e  b900000000                mov ecx, 0                                           ; range int32
loop_60:
     60  62f17c481008              vmovups zmm1, zmmword ptr [rax]                      ; load float32x16
     66  62f27d485805d0020000      vpbroadcastd zmm0, dword ptr [rip + 00000000]        ; shuffle float32x16
     70  62f24d487ec1              vpermt2d zmm0, zmm6, zmm1
     76  62f17c4858c1              vaddps zmm0, zmm0, zmm1                              ; add float32x16
     7c  62f16448c6c854            vshufps zmm1, zmm3, zmm0, 84                         ; shuffle float32x16
     83  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
     89  62f27d485805ad020000      vpbroadcastd zmm0, dword ptr [rip + 00000000]        ; shuffle float32x16
     93  62f255487ec1              vpermt2d zmm0, zmm5, zmm1
     99  62f17c4858c9              vaddps zmm1, zmm0, zmm1                              ; add float32x16
     9f  62f27d48580597020000      vpbroadcastd zmm0, dword ptr [rip + 00000000]        ; shuffle float32x16
     a9  62f25d487ec1              vpermt2d zmm0, zmm4, zmm1
     af  62f17c4858c1              vaddps zmm0, zmm0, zmm1                              ; add float32x16
     b5  62f17c481102              vmovups zmmword ptr [rdx], zmm0                      ; store void
     bb  62f2454836d0              vpermd zmm2, zmm7, zmm0                              ; gep float32x16
     c1  62f17c48104801            vmovups zmm1, zmmword ptr [rax + 64]                 ; load float32x16
     c8  62f27d4858056e020000      vpbroadcastd zmm0, dword ptr [rip + 00000000]        ; shuffle float32x16
     d2  62f24d487ec1              vpermt2d zmm0, zmm6, zmm1
     d8  62f17c4858c1              vaddps zmm0, zmm0, zmm1                              ; add float32x16
     de  62f16448c6c854            vshufps zmm1, zmm3, zmm0, 84                         ; shuffle float32x16
     e5  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
     eb  62f27d4858054b020000      vpbroadcastd zmm0, dword ptr [rip + 00000000]        ; shuffle float32x16
     f5  62f255487ec1              vpermt2d zmm0, zmm5, zmm1
     fb  62f17c4858c9              vaddps zmm1, zmm0, zmm1                              ; add float32x16
    101  62f27d48580535020000      vpbroadcastd zmm0, dword ptr [rip + 00000000]        ; shuffle float32x16
    10b  62f25d487ec1              vpermt2d zmm0, zmm4, zmm1
    111  62f17c4858c9              vaddps zmm1, zmm0, zmm1                              ; add float32x16
    117  62f16c4858c1              vaddps zmm0, zmm2, zmm1                              ; add float32x16
    11d  62f17c48114201            vmovups zmmword ptr [rdx + 64], zmm0                 ; store void
    124  62f2454836c1              vpermd zmm0, zmm7, zmm1                              ; gep float32x16
    12a  62f16c4858d0              vaddps zmm2, zmm2, zmm0                              ; add float32x16
    130  62f17c48104802            vmovups zmm1, zmmword ptr [rax + 128]                ; load float32x16
    137  62f27d485805ff010000      vpbroadcastd zmm0, dword ptr [rip + 00000000]        ; shuffle float32x16
    141  62f24d487ec1              vpermt2d zmm0, zmm6, zmm1
    147  62f17c4858c1              vaddps zmm0, zmm0, zmm1                              ; add float32x16
    14d  62f16448c6c854            vshufps zmm1, zmm3, zmm0, 84                         ; shuffle float32x16
    154  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    15a  62f27d485805dc010000      vpbroadcastd zmm0, dword ptr [rip + 00000000]        ; shuffle float32x16
    164  62f255487ec1              vpermt2d zmm0, zmm5, zmm1
    16a  62f17c4858c9              vaddps zmm1, zmm0, zmm1                              ; add float32x16
    170  62f27d485805c6010000      vpbroadcastd zmm0, dword ptr [rip + 00000000]        ; shuffle float32x16
    17a  62f25d487ec1              vpermt2d zmm0, zmm4, zmm1
    180  62f17c4858c9              vaddps zmm1, zmm0, zmm1                              ; add float32x16
    186  62f16c4858c1              vaddps zmm0, zmm2, zmm1                              ; add float32x16
    18c  62f17c48114202            vmovups zmmword ptr [rdx + 128], zmm0                ; store void
    193  62f2454836c1              vpermd zmm0, zmm7, zmm1                              ; gep float32x16
    199  62f16c4858d0              vaddps zmm2, zmm2, zmm0                              ; add float32x16
    19f  62f17c48104803            vmovups zmm1, zmmword ptr [rax + 192]                ; load float32x16
    1a6  62f27d48580590010000      vpbroadcastd zmm0, dword ptr [rip + 00000000]        ; shuffle float32x16
    1b0  62f24d487ec1              vpermt2d zmm0, zmm6, zmm1
    1b6  62f17c4858c1              vaddps zmm0, zmm0, zmm1                              ; add float32x16
    1bc  62f16448c6c854            vshufps zmm1, zmm3, zmm0, 84                         ; shuffle float32x16
    1c3  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    1c9  62f27d4858056d010000      vpbroadcastd zmm0, dword ptr [rip + 00000000]        ; shuffle float32x16
    1d3  62f255487ec1              vpermt2d zmm0, zmm5, zmm1
    1d9  62f17c4858c9              vaddps zmm1, zmm0, zmm1                              ; add float32x16
    1df  62f27d48580557010000      vpbroadcastd zmm0, dword ptr [rip + 00000000]        ; shuffle float32x16
    1e9  62f25d487ec1              vpermt2d zmm0, zmm4, zmm1
    1ef  62f17c4858c1              vaddps zmm0, zmm0, zmm1                              ; add float32x16
    1f5  62f16c4858c0              vaddps zmm0, zmm2, zmm0                              ; add float32x16
    1fb  62f17c48114203            vmovups zmmword ptr [rdx + 192], zmm0                ; store void
    202  4881c000010000            add rax, 256                                         ; end void
    209  4881c200010000            add rdx, 256
    210  83c101                    add ecx, 1
    213  83f908                    cmp ecx, 8
    216  0f8c44feffff              jl loop_60
done_21c:
    21c  c5f877                    vzeroupper                                           ; sink void
    21f  c3                        ret
