cumulative_sum:
      0  b800000000                mov eax, 0
      5  62f27d48580531030000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
      f  62f17c48100d27020000      vmovups zmm1, zmmword ptr [rip + 000000001000000002000000120000000400000014000000060000001600000008000000180000000a0000001a0000000c0000001c0000000e0000001e000000]
     19  62f17c4810155d020000      vmovups zmm2, zmmword ptr [rip + 000000000100000002000000030000001300000013000000130000001300000008000000090000000a0000000b0000001b0000001b0000001b0000001b000000]
     23  62f17c48101d93020000      vmovups zmm3, zmmword ptr [rip + 00000000010000000200000003000000040000000500000006000000070000001700000017000000170000001700000017000000170000001700000017000000]
     2d  62f17c481025c9020000      vmovups zmm4, zmmword ptr [rip + 0f0000000f0000000f0000000f0000000f0000000f0000000f0000000f0000000f0000000f0000000f0000000f0000000f0000000f0000000f0000000f000000]
     37  488b17                    mov rdx, qword ptr [rdi]
     3a  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 512>
     3e  b800000000                mov eax, 0                                           ; range int32
loop_60:
     60  62f17c481029              vmovups zmm5, zmmword ptr [rcx]                      ; load float32x16
     66  62f27d485835d0020000      vpbroadcastd zmm6, dword ptr [rip + 00000000]        ; shuffle float32x16
     70  62f275487ef5              vpermt2d zmm6, zmm1, zmm5
     76  62f14c4858ed              vaddps zmm5, zmm6, zmm5                              ; add float32x16
     7c  62f17c48c6f554            vshufps zmm6, zmm0, zmm5, 84                         ; shuffle float32x16
     83  62f14c4858ed              vaddps zmm5, zmm6, zmm5                              ; add float32x16
     89  62f27d485835ad020000      vpbroadcastd zmm6, dword ptr [rip + 00000000]        ; shuffle float32x16
     93  62f26d487ef5              vpermt2d zmm6, zmm2, zmm5
     99  62f14c4858ed              vaddps zmm5, zmm6, zmm5                              ; add float32x16
     9f  62f27d48583597020000      vpbroadcastd zmm6, dword ptr [rip + 00000000]        ; shuffle float32x16
     a9  62f265487ef5              vpermt2d zmm6, zmm3, zmm5
     af  62f14c4858ed              vaddps zmm5, zmm6, zmm5                              ; add float32x16
     b5  62f17c48112a              vmovups zmmword ptr [rdx], zmm5                      ; store void
     bb  62f25d4836ed              vpermd zmm5, zmm4, zmm5                              ; gep float32x16
     c1  62f17c48107101            vmovups zmm6, zmmword ptr [rcx + 64]                 ; load float32x16
     c8  62f27d48583d6e020000      vpbroadcastd zmm7, dword ptr [rip + 00000000]        ; shuffle float32x16
     d2  62f275487efe              vpermt2d zmm7, zmm1, zmm6
     d8  62f1444858f6              vaddps zmm6, zmm7, zmm6                              ; add float32x16
     de  62f17c48c6fe54            vshufps zmm7, zmm0, zmm6, 84                         ; shuffle float32x16
     e5  62f1444858f6              vaddps zmm6, zmm7, zmm6                              ; add float32x16
     eb  62f27d48583d4b020000      vpbroadcastd zmm7, dword ptr [rip + 00000000]        ; shuffle float32x16
     f5  62f26d487efe              vpermt2d zmm7, zmm2, zmm6
     fb  62f1444858f6              vaddps zmm6, zmm7, zmm6                              ; add float32x16
    101  62f27d48583d35020000      vpbroadcastd zmm7, dword ptr [rip + 00000000]        ; shuffle float32x16
    10b  62f265487efe              vpermt2d zmm7, zmm3, zmm6
    111  62f1444858f6              vaddps zmm6, zmm7, zmm6                              ; add float32x16
    117  62f1544858fe              vaddps zmm7, zmm5, zmm6                              ; add float32x16
    11d  62f17c48117a01            vmovups zmmword ptr [rdx + 64], zmm7                 ; store void
    124  62f25d4836f6              vpermd zmm6, zmm4, zmm6                              ; gep float32x16
    12a  62f1544858ee              vaddps zmm5, zmm5, zmm6                              ; add float32x16
    130  62f17c48107102            vmovups zmm6, zmmword ptr [rcx + 128]                ; load float32x16
    137  62f27d48583dff010000      vpbroadcastd zmm7, dword ptr [rip + 00000000]        ; shuffle float32x16
    141  62f275487efe              vpermt2d zmm7, zmm1, zmm6
    147  62f1444858f6              vaddps zmm6, zmm7, zmm6                              ; add float32x16
    14d  62f17c48c6fe54            vshufps zmm7, zmm0, zmm6, 84                         ; shuffle float32x16
    154  62f1444858f6              vaddps zmm6, zmm7, zmm6                              ; add float32x16
    15a  62f27d48583ddc010000      vpbroadcastd zmm7, dword ptr [rip + 00000000]        ; shuffle float32x16
    164  62f26d487efe              vpermt2d zmm7, zmm2, zmm6
    16a  62f1444858f6              vaddps zmm6, zmm7, zmm6                              ; add float32x16
    170  62f27d48583dc6010000      vpbroadcastd zmm7, dword ptr [rip + 00000000]        ; shuffle float32x16
    17a  62f265487efe              vpermt2d zmm7, zmm3, zmm6
    180  62f1444858f6              vaddps zmm6, zmm7, zmm6                              ; add float32x16
    186  62f1544858fe              vaddps zmm7, zmm5, zmm6                              ; add float32x16
    18c  62f17c48117a02            vmovups zmmword ptr [rdx + 128], zmm7                ; store void
    193  62f25d4836f6              vpermd zmm6, zmm4, zmm6                              ; gep float32x16
    199  62f1544858ee              vaddps zmm5, zmm5, zmm6                              ; add float32x16
    19f  62f17c48107103            vmovups zmm6, zmmword ptr [rcx + 192]                ; load float32x16
    1a6  62f27d48583d90010000      vpbroadcastd zmm7, dword ptr [rip + 00000000]        ; shuffle float32x16
    1b0  62f275487efe              vpermt2d zmm7, zmm1, zmm6
    1b6  62f1444858f6              vaddps zmm6, zmm7, zmm6                              ; add float32x16
    1bc  62f17c48c6fe54            vshufps zmm7, zmm0, zmm6, 84                         ; shuffle float32x16
    1c3  62f1444858f6              vaddps zmm6, zmm7, zmm6                              ; add float32x16
    1c9  62f27d48583d6d010000      vpbroadcastd zmm7, dword ptr [rip + 00000000]        ; shuffle float32x16
    1d3  62f26d487efe              vpermt2d zmm7, zmm2, zmm6
    1d9  62f1444858f6              vaddps zmm6, zmm7, zmm6                              ; add float32x16
    1df  62f27d48583d57010000      vpbroadcastd zmm7, dword ptr [rip + 00000000]        ; shuffle float32x16
    1e9  62f265487efe              vpermt2d zmm7, zmm3, zmm6
    1ef  62f1444858f6              vaddps zmm6, zmm7, zmm6                              ; add float32x16
    1f5  62f1544858ee              vaddps zmm5, zmm5, zmm6                              ; add float32x16
    1fb  62f17c48116a03            vmovups zmmword ptr [rdx + 192], zmm5                ; store void
    202  4881c100010000            add rcx, 256                                         ; end void
    209  4881c200010000            add rdx, 256
    210  83c001                    add eax, 1
    213  83f808                    cmp eax, 8
    216  0f8c44feffff              jl loop_60
done_21c:
    21c  c5f877                    vzeroupper                                           ; sink void
    21f  c3                        ret
