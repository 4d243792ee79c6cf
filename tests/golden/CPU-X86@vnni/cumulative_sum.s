cumulative_sum:
      0  62f27d485805f6020000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
      a  62f17c48100dec010000      vmovups zmm1, zmmword ptr [rip + 000000001000000002000000120000000400000014000000060000001600000008000000180000000a0000001a0000000c0000001c0000000e0000001e000000]
     14  62f17c48101522020000      vmovups zmm2, zmmword ptr [rip + 000000000100000002000000030000001300000013000000130000001300000008000000090000000a0000000b0000001b0000001b0000001b0000001b000000]
     1e  62f17c48101d58020000      vmovups zmm3, zmmword ptr [rip + 00000000010000000200000003000000040000000500000006000000070000001700000017000000170000001700000017000000170000001700000017000000]
     28  62f17c4810258e020000      vmovups zmm4, zmmword ptr [rip + 0f0000000f0000000f0000000f0000000f0000000f0000000f0000000f0000000f0000000f0000000f0000000f0000000f0000000f0000000f0000000f000000]
     32  488b07                    mov rax, qword ptr [rdi]
     35  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 512>
     39  488d8a00080000            lea rcx, [rdx + 2048]                                ; range int32
loop_40:
     40  62f17c48102a              vmovups zmm5, zmmword ptr [rdx]                      ; load float32x16
     46  62f27d485835b0020000      vpbroadcastd zmm6, dword ptr [rip + 00000000]        ; shuffle float32x16
     50  62f275487ef5              vpermt2d zmm6, zmm1, zmm5
     56  62f14c4858ed              vaddps zmm5, zmm6, zmm5                              ; add float32x16
     5c  62f17c48c6f554            vshufps zmm6, zmm0, zmm5, 84                         ; shuffle float32x16
     63  62f14c4858ed              vaddps zmm5, zmm6, zmm5                              ; add float32x16
     69  62f27d4858358d020000      vpbroadcastd zmm6, dword ptr [rip + 00000000]        ; shuffle float32x16
     73  62f26d487ef5              vpermt2d zmm6, zmm2, zmm5
     79  62f14c4858ed              vaddps zmm5, zmm6, zmm5                              ; add float32x16
     7f  62f27d48583577020000      vpbroadcastd zmm6, dword ptr [rip + 00000000]        ; shuffle float32x16
     89  62f265487ef5              vpermt2d zmm6, zmm3, zmm5
     8f  62f14c4858ed              vaddps zmm5, zmm6, zmm5                              ; add float32x16
     95  62f17c481128              vmovups zmmword ptr [rax], zmm5                      ; store void
     9b  62f25d4836ed              vpermd zmm5, zmm4, zmm5                              ; gep float32x16
     a1  62f17c48107201            vmovups zmm6, zmmword ptr [rdx + 64]                 ; load float32x16
     a8  62f27d48583d4e020000      vpbroadcastd zmm7, dword ptr [rip + 00000000]        ; shuffle float32x16
     b2  62f275487efe              vpermt2d zmm7, zmm1, zmm6
     b8  62f1444858f6              vaddps zmm6, zmm7, zmm6                              ; add float32x16
     be  62f17c48c6fe54            vshufps zmm7, zmm0, zmm6, 84                         ; shuffle float32x16
     c5  62f1444858f6              vaddps zmm6, zmm7, zmm6                              ; add float32x16
     cb  62f27d48583d2b020000      vpbroadcastd zmm7, dword ptr [rip + 00000000]        ; shuffle float32x16
     d5  62f26d487efe              vpermt2d zmm7, zmm2, zmm6
     db  62f1444858f6              vaddps zmm6, zmm7, zmm6                              ; add float32x16
     e1  62f27d48583d15020000      vpbroadcastd zmm7, dword ptr [rip + 00000000]        ; shuffle float32x16
     eb  62f265487efe              vpermt2d zmm7, zmm3, zmm6
     f1  62f1444858f6              vaddps zmm6, zmm7, zmm6                              ; add float32x16
     f7  62f1544858fe              vaddps zmm7, zmm5, zmm6                              ; add float32x16
     fd  62f17c48117801            vmovups zmmword ptr [rax + 64], zmm7                 ; store void
    104  62f25d4836f6              vpermd zmm6, zmm4, zmm6                              ; gep float32x16
    10a  62f1544858ee              vaddps zmm5, zmm5, zmm6                              ; add float32x16
    110  62f17c48107202            vmovups zmm6, zmmword ptr [rdx + 128]                ; load float32x16
    117  62f27d48583ddf010000      vpbroadcastd zmm7, dword ptr [rip + 00000000]        ; shuffle float32x16
    121  62f275487efe              vpermt2d zmm7, zmm1, zmm6
    127  62f1444858f6              vaddps zmm6, zmm7, zmm6                              ; add float32x16
    12d  62f17c48c6fe54            vshufps zmm7, zmm0, zmm6, 84                         ; shuffle float32x16
    134  62f1444858f6              vaddps zmm6, zmm7, zmm6                              ; add float32x16
    13a  62f27d48583dbc010000      vpbroadcastd zmm7, dword ptr [rip + 00000000]        ; shuffle float32x16
    144  62f26d487efe              vpermt2d zmm7, zmm2, zmm6
    14a  62f1444858f6              vaddps zmm6, zmm7, zmm6                              ; add float32x16
    150  62f27d48583da6010000      vpbroadcastd zmm7, dword ptr [rip + 00000000]        ; shuffle float32x16
    15a  62f265487efe              vpermt2d zmm7, zmm3, zmm6
    160  62f1444858f6              vaddps zmm6, zmm7, zmm6                              ; add float32x16
    166  62f1544858fe              vaddps zmm7, zmm5, zmm6                              ; add float32x16
    16c  62f17c48117802            vmovups zmmword ptr [rax + 128], zmm7                ; store void
    173  62f25d4836f6              vpermd zmm6, zmm4, zmm6                              ; gep float32x16
    179  62f1544858ee              vaddps zmm5, zmm5, zmm6                              ; add float32x16
    17f  62f17c48107203            vmovups zmm6, zmmword ptr [rdx + 192]                ; load float32x16
    186  62f27d48583d70010000      vpbroadcastd zmm7, dword ptr [rip + 00000000]        ; shuffle float32x16
    190  62f275487efe              vpermt2d zmm7, zmm1, zmm6
    196  62f1444858f6              vaddps zmm6, zmm7, zmm6                              ; add float32x16
    19c  62f17c48c6fe54            vshufps zmm7, zmm0, zmm6, 84                         ; shuffle float32x16
    1a3  62f1444858f6              vaddps zmm6, zmm7, zmm6                              ; add float32x16
    1a9  62f27d48583d4d010000      vpbroadcastd zmm7, dword ptr [rip + 00000000]        ; shuffle float32x16
    1b3  62f26d487efe              vpermt2d zmm7, zmm2, zmm6
    1b9  62f1444858f6              vaddps zmm6, zmm7, zmm6                              ; add float32x16
    1bf  62f27d48583d37010000      vpbroadcastd zmm7, dword ptr [rip + 00000000]        ; shuffle float32x16
    1c9  62f265487efe              vpermt2d zmm7, zmm3, zmm6
    1cf  62f1444858f6              vaddps zmm6, zmm7, zmm6                              ; add float32x16
    1d5  62f1544858ee              vaddps zmm5, zmm5, zmm6                              ; add float32x16
    1db  62f17c48116803            vmovups zmmword ptr [rax + 192], zmm5                ; store void
    1e2  4881c200010000            add rdx, 256                                         ; end void
    1e9  4881c000010000            add rax, 256
    1f0  483bd1                    cmp rdx, rcx
    1f3  0f8547feffff              jne loop_40
done_1f9:
    1f9  c5f877                    vzeroupper                                           ; sink void
    1fc  c3                        ret
