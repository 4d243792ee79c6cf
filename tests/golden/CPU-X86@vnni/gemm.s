gemm:
      0  62e27d48582d0a040000      vpbroadcastd zmm21, dword ptr [rip + 00000000]
      a  41bb00000000              mov r11d, 0
     10  488b07                    mov rax, qword ptr [rdi]
     13  4c8b5708                  mov r10, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 4096>
     17  4c8b4f10                  mov r9, qword ptr [rdi + 16]                         ; define_global ptr<float32, global, 4096>
     1b  4c8bc2                    mov r8, rdx                                          ; special int32
     1e  488bfe                    mov rdi, rsi                                         ; range int32
     21  413bf0                    cmp esi, r8d
     24  0f8de5030000              jge done_40f
     2a  48c1e60a                  shl rsi, 10
     2e  488d3430                  lea rsi, [rax + rsi*1]
loop_40:
     40  488bc7                    mov rax, rdi                                         ; mul int32
     43  c1e008                    shl eax, 8
     46  62f27d48582dc4030000      vpbroadcastd zmm5, dword ptr [rip + 00000000]        ; range int32
     50  62f27d485835ba030000      vpbroadcastd zmm6, dword ptr [rip + 00000000]
     5a  62f27d48583db0030000      vpbroadcastd zmm7, dword ptr [rip + 00000000]
     64  62727d485805a6030000      vpbroadcastd zmm8, dword ptr [rip + 00000000]
     6e  62727d48580d9c030000      vpbroadcastd zmm9, dword ptr [rip + 00000000]
     78  62727d48581592030000      vpbroadcastd zmm10, dword ptr [rip + 00000000]
     82  62727d48581d88030000      vpbroadcastd zmm11, dword ptr [rip + 00000000]
     8c  62727d4858257e030000      vpbroadcastd zmm12, dword ptr [rip + 00000000]
     96  62727d48582d74030000      vpbroadcastd zmm13, dword ptr [rip + 00000000]
     a0  62727d4858356a030000      vpbroadcastd zmm14, dword ptr [rip + 00000000]
     aa  62727d48583d60030000      vpbroadcastd zmm15, dword ptr [rip + 00000000]
     b4  62e27d48580556030000      vpbroadcastd zmm16, dword ptr [rip + 00000000]
     be  62e27d48580d4c030000      vpbroadcastd zmm17, dword ptr [rip + 00000000]
     c8  62e27d48581542030000      vpbroadcastd zmm18, dword ptr [rip + 00000000]
     d2  62e27d48581d38030000      vpbroadcastd zmm19, dword ptr [rip + 00000000]
     dc  62e27d4858252e030000      vpbroadcastd zmm20, dword ptr [rip + 00000000]
     e6  b900000000                mov ecx, 0
     eb  498d1482                  lea rdx, [r10 + rax*4]
     ef  498bc1                    mov rax, r9
loop_100:
    100  62f27d485802              vpbroadcastd zmm0, dword ptr [rdx]                   ; vectorize float32x16
    106  62f17c481020              vmovups zmm4, zmmword ptr [rax]                      ; load float32x16
    10c  62f27d48b8ec              vfmadd231ps zmm5, zmm0, zmm4                         ; mulacc float32x16
    112  62f17c48105801            vmovups zmm3, zmmword ptr [rax + 64]                 ; load float32x16
    119  62f27d48b8f3              vfmadd231ps zmm6, zmm0, zmm3                         ; mulacc float32x16
    11f  62f17c48105002            vmovups zmm2, zmmword ptr [rax + 128]                ; load float32x16
    126  62f27d48b8fa              vfmadd231ps zmm7, zmm0, zmm2                         ; mulacc float32x16
    12c  62f17c48104803            vmovups zmm1, zmmword ptr [rax + 192]                ; load float32x16
    133  62727d48b8c1              vfmadd231ps zmm8, zmm0, zmm1                         ; mulacc float32x16
    139  62f27d48584240            vpbroadcastd zmm0, dword ptr [rdx + 256]             ; vectorize float32x16
    140  62727d48b8cc              vfmadd231ps zmm9, zmm0, zmm4                         ; mulacc float32x16
    146  62727d48b8d3              vfmadd231ps zmm10, zmm0, zmm3                        ; mulacc float32x16
    14c  62727d48b8da              vfmadd231ps zmm11, zmm0, zmm2                        ; mulacc float32x16
    152  62727d48b8e1              vfmadd231ps zmm12, zmm0, zmm1                        ; mulacc float32x16
    158  62f27d48588200020000      vpbroadcastd zmm0, dword ptr [rdx + 512]             ; vectorize float32x16
    162  62727d48b8ec              vfmadd231ps zmm13, zmm0, zmm4                        ; mulacc float32x16
    168  62727d48b8f3              vfmadd231ps zmm14, zmm0, zmm3                        ; mulacc float32x16
    16e  62727d48b8fa              vfmadd231ps zmm15, zmm0, zmm2                        ; mulacc float32x16
    174  62e27d48b8c1              vfmadd231ps zmm16, zmm0, zmm1                        ; mulacc float32x16
    17a  62f27d48588200030000      vpbroadcastd zmm0, dword ptr [rdx + 768]             ; vectorize float32x16
    184  62e27d48b8cc              vfmadd231ps zmm17, zmm0, zmm4                        ; mulacc float32x16
    18a  62e27d48b8d3              vfmadd231ps zmm18, zmm0, zmm3                        ; mulacc float32x16
    190  62e27d48b8da              vfmadd231ps zmm19, zmm0, zmm2                        ; mulacc float32x16
    196  62e27d48b8e1              vfmadd231ps zmm20, zmm0, zmm1                        ; mulacc float32x16
    19c  62f27d48584201            vpbroadcastd zmm0, dword ptr [rdx + 4]               ; vectorize float32x16
    1a3  62f17c48106004            vmovups zmm4, zmmword ptr [rax + 256]                ; load float32x16
    1aa  62f27d48b8ec              vfmadd231ps zmm5, zmm0, zmm4                         ; mulacc float32x16
    1b0  62f17c48105805            vmovups zmm3, zmmword ptr [rax + 320]                ; load float32x16
    1b7  62f27d48b8f3              vfmadd231ps zmm6, zmm0, zmm3                         ; mulacc float32x16
    1bd  62f17c48105006            vmovups zmm2, zmmword ptr [rax + 384]                ; load float32x16
    1c4  62f27d48b8fa              vfmadd231ps zmm7, zmm0, zmm2                         ; mulacc float32x16
    1ca  62f17c48104807            vmovups zmm1, zmmword ptr [rax + 448]                ; load float32x16
    1d1  62727d48b8c1              vfmadd231ps zmm8, zmm0, zmm1                         ; mulacc float32x16
    1d7  62f27d48584241            vpbroadcastd zmm0, dword ptr [rdx + 260]             ; vectorize float32x16
    1de  62727d48b8cc              vfmadd231ps zmm9, zmm0, zmm4                         ; mulacc float32x16
    1e4  62727d48b8d3              vfmadd231ps zmm10, zmm0, zmm3                        ; mulacc float32x16
    1ea  62727d48b8da              vfmadd231ps zmm11, zmm0, zmm2                        ; mulacc float32x16
    1f0  62727d48b8e1              vfmadd231ps zmm12, zmm0, zmm1                        ; mulacc float32x16
    1f6  62f27d48588204020000      vpbroadcastd zmm0, dword ptr [rdx + 516]             ; vectorize float32x16
    200  62727d48b8ec              vfmadd231ps zmm13, zmm0, zmm4                        ; mulacc float32x16
    206  62727d48b8f3              vfmadd231ps zmm14, zmm0, zmm3                        ; mulacc float32x16
    20c  62727d48b8fa              vfmadd231ps zmm15, zmm0, zmm2                        ; mulacc float32x16
    212  62e27d48b8c1              vfmadd231ps zmm16, zmm0, zmm1                        ; mulacc float32x16
    218  62f27d48588204030000      vpbroadcastd zmm0, dword ptr [rdx + 772]             ; vectorize float32x16
    222  62e27d48b8cc              vfmadd231ps zmm17, zmm0, zmm4                        ; mulacc float32x16
    228  62e27d48b8d3              vfmadd231ps zmm18, zmm0, zmm3                        ; mulacc float32x16
    22e  62e27d48b8da              vfmadd231ps zmm19, zmm0, zmm2                        ; mulacc float32x16
    234  62e27d48b8e1              vfmadd231ps zmm20, zmm0, zmm1                        ; mulacc float32x16
    23a  62f27d48584202            vpbroadcastd zmm0, dword ptr [rdx + 8]               ; vectorize float32x16
    241  62f17c48106008            vmovups zmm4, zmmword ptr [rax + 512]                ; load float32x16
    248  62f27d48b8ec              vfmadd231ps zmm5, zmm0, zmm4                         ; mulacc float32x16
    24e  62f17c48105809            vmovups zmm3, zmmword ptr [rax + 576]                ; load float32x16
    255  62f27d48b8f3              vfmadd231ps zmm6, zmm0, zmm3                         ; mulacc float32x16
    25b  62f17c4810500a            vmovups zmm2, zmmword ptr [rax + 640]                ; load float32x16
    262  62f27d48b8fa              vfmadd231ps zmm7, zmm0, zmm2                         ; mulacc float32x16
    268  62f17c4810480b            vmovups zmm1, zmmword ptr [rax + 704]                ; load float32x16
    26f  62727d48b8c1              vfmadd231ps zmm8, zmm0, zmm1                         ; mulacc float32x16
    275  62f27d48584242            vpbroadcastd zmm0, dword ptr [rdx + 264]             ; vectorize float32x16
    27c  62727d48b8cc              vfmadd231ps zmm9, zmm0, zmm4                         ; mulacc float32x16
    282  62727d48b8d3              vfmadd231ps zmm10, zmm0, zmm3                        ; mulacc float32x16
    288  62727d48b8da              vfmadd231ps zmm11, zmm0, zmm2                        ; mulacc float32x16
    28e  62727d48b8e1              vfmadd231ps zmm12, zmm0, zmm1                        ; mulacc float32x16
    294  62f27d48588208020000      vpbroadcastd zmm0, dword ptr [rdx + 520]             ; vectorize float32x16
    29e  62727d48b8ec              vfmadd231ps zmm13, zmm0, zmm4                        ; mulacc float32x16
    2a4  62727d48b8f3              vfmadd231ps zmm14, zmm0, zmm3                        ; mulacc float32x16
    2aa  62727d48b8fa              vfmadd231ps zmm15, zmm0, zmm2                        ; mulacc float32x16
    2b0  62e27d48b8c1              vfmadd231ps zmm16, zmm0, zmm1                        ; mulacc float32x16
    2b6  62f27d48588208030000      vpbroadcastd zmm0, dword ptr [rdx + 776]             ; vectorize float32x16
    2c0  62e27d48b8cc              vfmadd231ps zmm17, zmm0, zmm4                        ; mulacc float32x16
    2c6  62e27d48b8d3              vfmadd231ps zmm18, zmm0, zmm3                        ; mulacc float32x16
    2cc  62e27d48b8da              vfmadd231ps zmm19, zmm0, zmm2                        ; mulacc float32x16
    2d2  62e27d48b8e1              vfmadd231ps zmm20, zmm0, zmm1                        ; mulacc float32x16
    2d8  62f27d48584203            vpbroadcastd zmm0, dword ptr [rdx + 12]              ; vectorize float32x16
    2df  62f17c4810600c            vmovups zmm4, zmmword ptr [rax + 768]                ; load float32x16
    2e6  62f27d48b8ec              vfmadd231ps zmm5, zmm0, zmm4                         ; mulacc float32x16
    2ec  62f17c4810580d            vmovups zmm3, zmmword ptr [rax + 832]                ; load float32x16
    2f3  62f27d48b8f3              vfmadd231ps zmm6, zmm0, zmm3                         ; mulacc float32x16
    2f9  62f17c4810500e            vmovups zmm2, zmmword ptr [rax + 896]                ; load float32x16
    300  62f27d48b8fa              vfmadd231ps zmm7, zmm0, zmm2                         ; mulacc float32x16
    306  62f17c4810480f            vmovups zmm1, zmmword ptr [rax + 960]                ; load float32x16
    30d  62727d48b8c1              vfmadd231ps zmm8, zmm0, zmm1                         ; mulacc float32x16
    313  62f27d48584243            vpbroadcastd zmm0, dword ptr [rdx + 268]             ; vectorize float32x16
    31a  62727d48b8cc              vfmadd231ps zmm9, zmm0, zmm4                         ; mulacc float32x16
    320  62727d48b8d3              vfmadd231ps zmm10, zmm0, zmm3                        ; mulacc float32x16
    326  62727d48b8da              vfmadd231ps zmm11, zmm0, zmm2                        ; mulacc float32x16
    32c  62727d48b8e1              vfmadd231ps zmm12, zmm0, zmm1                        ; mulacc float32x16
    332  62f27d4858820c020000      vpbroadcastd zmm0, dword ptr [rdx + 524]             ; vectorize float32x16
    33c  62727d48b8ec              vfmadd231ps zmm13, zmm0, zmm4                        ; mulacc float32x16
    342  62727d48b8f3              vfmadd231ps zmm14, zmm0, zmm3                        ; mulacc float32x16
    348  62727d48b8fa              vfmadd231ps zmm15, zmm0, zmm2                        ; mulacc float32x16
    34e  62e27d48b8c1              vfmadd231ps zmm16, zmm0, zmm1                        ; mulacc float32x16
    354  62f27d4858820c030000      vpbroadcastd zmm0, dword ptr [rdx + 780]             ; vectorize float32x16
    35e  62e27d48b8cc              vfmadd231ps zmm17, zmm0, zmm4                        ; mulacc float32x16
    364  62e27d48b8d3              vfmadd231ps zmm18, zmm0, zmm3                        ; mulacc float32x16
    36a  62e27d48b8da              vfmadd231ps zmm19, zmm0, zmm2                        ; mulacc float32x16
    370  62e27d48b8e1              vfmadd231ps zmm20, zmm0, zmm1                        ; mulacc float32x16
    376  4883c210                  add rdx, 16                                          ; end void
    37a  4881c000040000            add rax, 1024
    381  83c101                    add ecx, 1
    384  83f910                    cmp ecx, 16
    387  0f8c73fdffff              jl loop_100
done_38d:
    38d  62f17c48112e              vmovups zmmword ptr [rsi], zmm5                      ; store void
    393  62f17c48117601            vmovups zmmword ptr [rsi + 64], zmm6                 ; store void
    39a  62f17c48117e02            vmovups zmmword ptr [rsi + 128], zmm7                ; store void
    3a1  62717c48114603            vmovups zmmword ptr [rsi + 192], zmm8                ; store void
    3a8  62717c48114e04            vmovups zmmword ptr [rsi + 256], zmm9                ; store void
    3af  62717c48115605            vmovups zmmword ptr [rsi + 320], zmm10               ; store void
    3b6  62717c48115e06            vmovups zmmword ptr [rsi + 384], zmm11               ; store void
    3bd  62717c48116607            vmovups zmmword ptr [rsi + 448], zmm12               ; store void
    3c4  62717c48116e08            vmovups zmmword ptr [rsi + 512], zmm13               ; store void
    3cb  62717c48117609            vmovups zmmword ptr [rsi + 576], zmm14               ; store void
    3d2  62717c48117e0a            vmovups zmmword ptr [rsi + 640], zmm15               ; store void
    3d9  62e17c4811460b            vmovups zmmword ptr [rsi + 704], zmm16               ; store void
    3e0  62e17c48114e0c            vmovups zmmword ptr [rsi + 768], zmm17               ; store void
    3e7  62e17c4811560d            vmovups zmmword ptr [rsi + 832], zmm18               ; store void
    3ee  62e17c48115e0e            vmovups zmmword ptr [rsi + 896], zmm19               ; store void
    3f5  62e17c4811660f            vmovups zmmword ptr [rsi + 960], zmm20               ; store void
    3fc  4881c600040000            add rsi, 1024                                        ; end void
    403  83c701                    add edi, 1
    406  413bf8                    cmp edi, r8d
    409  0f8c31fcffff              jl loop_40
done_40f:
    40f  c5f877                    vzeroupper                                           ; sink void
    412  c3                        ret
