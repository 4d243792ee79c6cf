logsumexp:
      0  fff3                      push rbx
      2  b800000000                mov eax, 0
      7  62f27d485805d7070000      vpbroadcastd zmm0, dword ptr [rip + 3baab83f]
     11  62f27d48580dd1070000      vpbroadcastd zmm1, dword ptr [rip + 7e226239]
     1b  62f27d48580dcb070000      vpbroadcastd zmm1, dword ptr [rip + ac9ba33a]
     25  62f27d485815c5070000      vpbroadcastd zmm2, dword ptr [rip + c07e1e3c]
     2f  62f27d48581dbf070000      vpbroadcastd zmm3, dword ptr [rip + 7b45633d]
     39  62f27d485825b9070000      vpbroadcastd zmm4, dword ptr [rip + 9dfe753e]
     43  62f27d48582db3070000      vpbroadcastd zmm5, dword ptr [rip + 1672313f]
     4d  62f27d485835ad070000      vpbroadcastd zmm6, dword ptr [rip + 0000803f]
     57  62f27d48583da7070000      vpbroadcastd zmm7, dword ptr [rip + 000016c3]
     61  c4627d58059a070000        vpbroadcastd ymm8, dword ptr [rip + 0000803f]
     6a  c46279580d75070000        vpbroadcastd xmm9, dword ptr [rip + 3baab83f]
     73  c46279581570070000        vpbroadcastd xmm10, dword ptr [rip + 7e226239]
     7c  c4627958156b070000        vpbroadcastd xmm10, dword ptr [rip + ac9ba33a]
     85  c46279581d66070000        vpbroadcastd xmm11, dword ptr [rip + c07e1e3c]
     8e  c46279582561070000        vpbroadcastd xmm12, dword ptr [rip + 7b45633d]
     97  c46279582d5c070000        vpbroadcastd xmm13, dword ptr [rip + 9dfe753e]
     a0  c46279583557070000        vpbroadcastd xmm14, dword ptr [rip + 1672313f]
     a9  c46279583d52070000        vpbroadcastd xmm15, dword ptr [rip + 0000803f]
     b2  62e27d0858054c070000      vpbroadcastd xmm16, dword ptr [rip + 000016c3]
     bc  62e17e08100d36070000      vmovss xmm17, dword ptr [rip + 9dfe753e]
     c6  62e17e08101530070000      vmovss xmm18, dword ptr [rip + 1672313f]
     d0  62e17e08101d2a070000      vmovss xmm19, dword ptr [rip + 0000803f]
     da  62e17e08102524070000      vmovss xmm20, dword ptr [rip + 000016c3]
     e4  62e17e08102df2060000      vmovss xmm21, dword ptr [rip + 00000000]
     ee  62e17e08103514070000      vmovss xmm22, dword ptr [rip + 0000807f]
     f8  488b17                    mov rdx, qword ptr [rdi]
     fb  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 8>
     ff  be00000000                mov esi, 0                                           ; range int32
loop_120:
    120  62e27d48583db6060000      vpbroadcastd zmm23, dword ptr [rip + 00000000]       ; range int32
    12a  62627d485805b0060000      vpbroadcastd zmm24, dword ptr [rip + 000080ff]
    134  bf00000000                mov edi, 0
    139  4c8bc1                    mov r8, rcx
loop_140:
    140  62417c481008              vmovups zmm25, zmmword ptr [r8]                      ; load float32x16
    146  620134405fd0              vmaxps zmm26, zmm25, zmm24                           ; max float32x16
    14c  62913440c2c903            vcmpps k1, zmm25, zmm25, 3
    153  62022d4164d1              vpblendmd zmm26{k1}, zmm26, zmm25
    159  62913c40c2ca00            vcmpps k1, zmm24, zmm26, 0                           ; cmpeq boolx16
    160  62013c405cc2              vsubps zmm24, zmm24, zmm26                           ; sub float32x16
    166  62613c4059c0              vmulps zmm24, zmm24, zmm0                            ; mul float32x16
    16c  62037d4856d801            vreduceps zmm27, zmm24, 1                            ; exp2 float32x16
    173  62627d4858256f060000      vpbroadcastd zmm28, dword ptr [rip + 7e226239]
    17d  62622540a8e1              vfmadd213ps zmm28, zmm27, zmm1
    183  62622540a8e2              vfmadd213ps zmm28, zmm27, zmm2
    189  62622540a8e3              vfmadd213ps zmm28, zmm27, zmm3
    18f  62622540a8e4              vfmadd213ps zmm28, zmm27, zmm4
    195  62622540a8e5              vfmadd213ps zmm28, zmm27, zmm5
    19b  62622540a8e6              vfmadd213ps zmm28, zmm27, zmm6
    1a1  62f13c40c2d705            vcmpps k2, zmm24, zmm7, 5
    1a8  62021dc22cc0              vscalefps zmm24{k2}{z}, zmm28, zmm24
    1ae  62623d4164c6              vpblendmd zmm24{k1}, zmm24, zmm6                     ; where float32x16
    1b4  62913440c2ca00            vcmpps k1, zmm25, zmm26, 0                           ; cmpeq boolx16
    1bb  620134405cca              vsubps zmm25, zmm25, zmm26                           ; sub float32x16
    1c1  6261344059c8              vmulps zmm25, zmm25, zmm0                            ; mul float32x16
    1c7  62037d4856d901            vreduceps zmm27, zmm25, 1                            ; exp2 float32x16
    1ce  62627d48582514060000      vpbroadcastd zmm28, dword ptr [rip + 7e226239]
    1d8  62622540a8e1              vfmadd213ps zmm28, zmm27, zmm1
    1de  62622540a8e2              vfmadd213ps zmm28, zmm27, zmm2
    1e4  62622540a8e3              vfmadd213ps zmm28, zmm27, zmm3
    1ea  62622540a8e4              vfmadd213ps zmm28, zmm27, zmm4
    1f0  62622540a8e5              vfmadd213ps zmm28, zmm27, zmm5
    1f6  62622540a8e6              vfmadd213ps zmm28, zmm27, zmm6
    1fc  62f13440c2d705            vcmpps k2, zmm25, zmm7, 5
    203  62021dc22cc9              vscalefps zmm25{k2}{z}, zmm28, zmm25
    209  6262354164ce              vpblendmd zmm25{k1}, zmm25, zmm6                     ; where float32x16
    20f  62024540b8c8              vfmadd231ps zmm25, zmm23, zmm24                      ; mulacc float32x16
    215  62817c4828f9              vmovaps zmm23, zmm25                                 ; end void
    21b  62017c4828c2              vmovaps zmm24, zmm26
    221  4983c040                  add r8, 64
    225  83c701                    add edi, 1
    228  83ff04                    cmp edi, 4
    22b  0f8c0fffffff              jl loop_140
done_231:
    231  6203fd481bc101            vextractf64x4 ymm25, zmm24, 1                        ; gep float32x8
    238  62013c205fd1              vmaxps ymm26, ymm24, ymm25                           ; max float32x8
    23e  62913c20c2c803            vcmpps k1, ymm24, ymm24, 3
    245  62022d2164d0              vpblendmd ymm26{k1}, ymm26, ymm24
    24b  62913c20c2ca00            vcmpps k1, ymm24, ymm26, 0                           ; cmpeq boolx8
    252  62013c205cc2              vsubps ymm24, ymm24, ymm26                           ; sub float32x8
    258  62627d28581d86050000      vpbroadcastd ymm27, dword ptr [rip + 3baab83f]
    262  62013c2059c3              vmulps ymm24, ymm24, ymm27                           ; mul float32x8
    268  62037d2856d801            vreduceps ymm27, ymm24, 1                            ; exp2 float32x8
    26f  62627d28582573050000      vpbroadcastd ymm28, dword ptr [rip + 7e226239]
    279  62627d28582d6d050000      vpbroadcastd ymm29, dword ptr [rip + ac9ba33a]
    283  62022520a8e5              vfmadd213ps ymm28, ymm27, ymm29                      ; exp2 float32x8
    289  62627d28582d61050000      vpbroadcastd ymm29, dword ptr [rip + c07e1e3c]
    293  62022520a8e5              vfmadd213ps ymm28, ymm27, ymm29                      ; exp2 float32x8
    299  62627d28582d55050000      vpbroadcastd ymm29, dword ptr [rip + 7b45633d]
    2a3  62022520a8e5              vfmadd213ps ymm28, ymm27, ymm29                      ; exp2 float32x8
    2a9  62627d28582d49050000      vpbroadcastd ymm29, dword ptr [rip + 9dfe753e]
    2b3  62022520a8e5              vfmadd213ps ymm28, ymm27, ymm29                      ; exp2 float32x8
    2b9  62627d28582d3d050000      vpbroadcastd ymm29, dword ptr [rip + 1672313f]
    2c3  62022520a8e5              vfmadd213ps ymm28, ymm27, ymm29                      ; exp2 float32x8
    2c9  62422520a8e0              vfmadd213ps ymm28, ymm27, ymm8
    2cf  62627d28581d2f050000      vpbroadcastd ymm27, dword ptr [rip + 000016c3]
    2d9  62913c20c2d305            vcmpps k2, ymm24, ymm27, 5                           ; exp2 float32x8
    2e0  62021da22cc0              vscalefps ymm24{k2}{z}, ymm28, ymm24
    2e6  62423d2164c0              vpblendmd ymm24{k1}, ymm24, ymm8                     ; where float32x8
    2ec  6283fd481bfb01            vextractf64x4 ymm27, zmm23, 1                        ; gep float32x8
    2f3  62913420c2ca00            vcmpps k1, ymm25, ymm26, 0                           ; cmpeq boolx8
    2fa  620134205cca              vsubps ymm25, ymm25, ymm26                           ; sub float32x8
    300  62627d285825de040000      vpbroadcastd ymm28, dword ptr [rip + 3baab83f]
    30a  6201342059cc              vmulps ymm25, ymm25, ymm28                           ; mul float32x8
    310  62037d2856e101            vreduceps ymm28, ymm25, 1                            ; exp2 float32x8
    317  62627d28582dcb040000      vpbroadcastd ymm29, dword ptr [rip + 7e226239]
    321  62627d285835c5040000      vpbroadcastd ymm30, dword ptr [rip + ac9ba33a]
    32b  62021d20a8ee              vfmadd213ps ymm29, ymm28, ymm30                      ; exp2 float32x8
    331  62627d285835b9040000      vpbroadcastd ymm30, dword ptr [rip + c07e1e3c]
    33b  62021d20a8ee              vfmadd213ps ymm29, ymm28, ymm30                      ; exp2 float32x8
    341  62627d285835ad040000      vpbroadcastd ymm30, dword ptr [rip + 7b45633d]
    34b  62021d20a8ee              vfmadd213ps ymm29, ymm28, ymm30                      ; exp2 float32x8
    351  62627d285835a1040000      vpbroadcastd ymm30, dword ptr [rip + 9dfe753e]
    35b  62021d20a8ee              vfmadd213ps ymm29, ymm28, ymm30                      ; exp2 float32x8
    361  62627d28583595040000      vpbroadcastd ymm30, dword ptr [rip + 1672313f]
    36b  62021d20a8ee              vfmadd213ps ymm29, ymm28, ymm30                      ; exp2 float32x8
    371  62421d20a8e8              vfmadd213ps ymm29, ymm28, ymm8
    377  62627d28582587040000      vpbroadcastd ymm28, dword ptr [rip + 000016c3]
    381  62913420c2d405            vcmpps k2, ymm25, ymm28, 5                           ; exp2 float32x8
    388  620215a22cc9              vscalefps ymm25{k2}{z}, ymm29, ymm25
    38e  6242352164c8              vpblendmd ymm25{k1}, ymm25, ymm8                     ; where float32x8
    394  6201242059c9              vmulps ymm25, ymm27, ymm25                           ; mul float32x8
    39a  62024520b8c8              vfmadd231ps ymm25, ymm23, ymm24                      ; mulacc float32x8
    3a0  62237d2819d701            vextractf32x4 xmm23, ymm26, 1                        ; gep float32x4
    3a7  62212c005fc7              vmaxps xmm24, xmm26, xmm23                           ; max float32x4
    3ad  62912c00c2ca03            vcmpps k1, xmm26, xmm26, 3
    3b4  62023d0164c2              vpblendmd xmm24{k1}, xmm24, xmm26
    3ba  62912c00c2c800            vcmpps k1, xmm26, xmm24, 0                           ; cmpeq boolx4
    3c1  62012c005cd0              vsubps xmm26, xmm26, xmm24                           ; sub float32x4
    3c7  62412c0059d1              vmulps xmm26, xmm26, xmm9                            ; mul float32x4
    3cd  62037d0856da01            vreduceps xmm27, xmm26, 1                            ; exp2 float32x4
    3d4  62627d0858250e040000      vpbroadcastd xmm28, dword ptr [rip + 7e226239]
    3de  62422500a8e2              vfmadd213ps xmm28, xmm27, xmm10
    3e4  62422500a8e3              vfmadd213ps xmm28, xmm27, xmm11
    3ea  62422500a8e4              vfmadd213ps xmm28, xmm27, xmm12
    3f0  62422500a8e5              vfmadd213ps xmm28, xmm27, xmm13
    3f6  62422500a8e6              vfmadd213ps xmm28, xmm27, xmm14
    3fc  62422500a8e7              vfmadd213ps xmm28, xmm27, xmm15
    402  62b12c00c2d005            vcmpps k2, xmm26, xmm16, 5
    409  62021d822cd2              vscalefps xmm26{k2}{z}, xmm28, xmm26
    40f  62422d0164d7              vpblendmd xmm26{k1}, xmm26, xmm15                    ; where float32x4
    415  62037d2819cb01            vextractf32x4 xmm27, ymm25, 1                        ; gep float32x4
    41c  62914400c2c800            vcmpps k1, xmm23, xmm24, 0                           ; cmpeq boolx4
    423  628144005cf8              vsubps xmm23, xmm23, xmm24                           ; sub float32x4
    429  62c1440059f9              vmulps xmm23, xmm23, xmm9                            ; mul float32x4
    42f  62237d0856e701            vreduceps xmm28, xmm23, 1                            ; exp2 float32x4
    436  62627d08582dac030000      vpbroadcastd xmm29, dword ptr [rip + 7e226239]
    440  62421d00a8ea              vfmadd213ps xmm29, xmm28, xmm10
    446  62421d00a8eb              vfmadd213ps xmm29, xmm28, xmm11
    44c  62421d00a8ec              vfmadd213ps xmm29, xmm28, xmm12
    452  62421d00a8ed              vfmadd213ps xmm29, xmm28, xmm13
    458  62421d00a8ee              vfmadd213ps xmm29, xmm28, xmm14
    45e  62421d00a8ef              vfmadd213ps xmm29, xmm28, xmm15
    464  62b14400c2d005            vcmpps k2, xmm23, xmm16, 5
    46b  62a215822cff              vscalefps xmm23{k2}{z}, xmm29, xmm23
    471  62c2450164ff              vpblendmd xmm23{k1}, xmm23, xmm15                    ; where float32x4
    477  62a1240059ff              vmulps xmm23, xmm27, xmm23                           ; mul float32x4
    47d  62823500b8fa              vfmadd231ps xmm23, xmm25, xmm26                      ; mulacc float32x4
    483  6201bd0015c8              vunpckhpd xmm25, xmm24, xmm24                        ; gep float32x2
    489  62013c005fd1              vmaxps xmm26, xmm24, xmm25                           ; max float32x2
    48f  62913c00c2c803            vcmpps k1, xmm24, xmm24, 3
    496  62022d0164d0              vpblendmd xmm26{k1}, xmm26, xmm24
    49c  62913c00c2ca00            vcmpps k1, xmm24, xmm26, 0                           ; cmpeq boolx2
    4a3  62013c005cc2              vsubps xmm24, xmm24, xmm26                           ; sub float32x2
    4a9  62413c0059c1              vmulps xmm24, xmm24, xmm9                            ; mul float32x2
    4af  62037d0856d801            vreduceps xmm27, xmm24, 1                            ; exp2 float32x2
    4b6  62627d0858252c030000      vpbroadcastd xmm28, dword ptr [rip + 7e226239]
    4c0  62422500a8e2              vfmadd213ps xmm28, xmm27, xmm10
    4c6  62422500a8e3              vfmadd213ps xmm28, xmm27, xmm11
    4cc  62422500a8e4              vfmadd213ps xmm28, xmm27, xmm12
    4d2  62422500a8e5              vfmadd213ps xmm28, xmm27, xmm13
    4d8  62422500a8e6              vfmadd213ps xmm28, xmm27, xmm14
    4de  62422500a8e7              vfmadd213ps xmm28, xmm27, xmm15
    4e4  62b13c00c2d005            vcmpps k2, xmm24, xmm16, 5
    4eb  62021d822cc0              vscalefps xmm24{k2}{z}, xmm28, xmm24
    4f1  62423d0164c7              vpblendmd xmm24{k1}, xmm24, xmm15                    ; where float32x2
    4f7  6221c50015df              vunpckhpd xmm27, xmm23, xmm23                        ; gep float32x2
    4fd  62913400c2ca00            vcmpps k1, xmm25, xmm26, 0                           ; cmpeq boolx2
    504  620134005cca              vsubps xmm25, xmm25, xmm26                           ; sub float32x2
    50a  6241340059c9              vmulps xmm25, xmm25, xmm9                            ; mul float32x2
    510  62037d0856e101            vreduceps xmm28, xmm25, 1                            ; exp2 float32x2
    517  62627d08582dcb020000      vpbroadcastd xmm29, dword ptr [rip + 7e226239]
    521  62421d00a8ea              vfmadd213ps xmm29, xmm28, xmm10
    527  62421d00a8eb              vfmadd213ps xmm29, xmm28, xmm11
    52d  62421d00a8ec              vfmadd213ps xmm29, xmm28, xmm12
    533  62421d00a8ed              vfmadd213ps xmm29, xmm28, xmm13
    539  62421d00a8ee              vfmadd213ps xmm29, xmm28, xmm14
    53f  62421d00a8ef              vfmadd213ps xmm29, xmm28, xmm15
    545  62b13400c2d005            vcmpps k2, xmm25, xmm16, 5
    54c  620215822cc9              vscalefps xmm25{k2}{z}, xmm29, xmm25
    552  6242350164cf              vpblendmd xmm25{k1}, xmm25, xmm15                    ; where float32x2
    558  6201240059c9              vmulps xmm25, xmm27, xmm25                           ; mul float32x2
    55e  62024500b8c8              vfmadd231ps xmm25, xmm23, xmm24                      ; mulacc float32x2
    564  6291450073da04            vpsrldq xmm23, xmm26, 4                              ; gep float32
    56b  62212e005fc7              vmaxss xmm24, xmm26, xmm23                           ; max float32
    571  62912e00c2ca03            vcmpss k1, xmm26, xmm26, 3
    578  62023d0164c2              vpblendmd xmm24{k1}, xmm24, xmm26
    57e  62912e00c2c800            vcmpss k1, xmm26, xmm24, 0                           ; cmpeq bool
    585  c5f893f9                  kmovw edi, k1
    589  62012e005cd0              vsubss xmm26, xmm26, xmm24                           ; sub float32
    58f  62612e0059154f020000      vmulss xmm26, xmm26, dword ptr [rip + 3baab83f]      ; mul float32
    599  62037d0856da01            vreduceps xmm27, xmm26, 1                            ; exp2 float32
    5a0  62617e08102542020000      vmovss xmm28, dword ptr [rip + 7e226239]
    5aa  62622500a9253c020000      vfmadd213ss xmm28, xmm27, dword ptr [rip + ac9ba33a]
    5b4  62622500a92536020000      vfmadd213ss xmm28, xmm27, dword ptr [rip + c07e1e3c]
    5be  62622500a92530020000      vfmadd213ss xmm28, xmm27, dword ptr [rip + 7b45633d]
    5c8  62222500a9e1              vfmadd213ss xmm28, xmm27, xmm17
    5ce  62222500a9e2              vfmadd213ss xmm28, xmm27, xmm18
    5d4  62222500a9e3              vfmadd213ss xmm28, xmm27, xmm19
    5da  62b12e00c2cc05            vcmpss k1, xmm26, xmm20, 5
    5e1  62021d812cd2              vscalefps xmm26{k1}{z}, xmm28, xmm26
    5e7  c5f892cf                  kmovw k1, edi                                        ; where float32
    5eb  62222d0164d3              vpblendmd xmm26{k1}, xmm26, xmm19
    5f1  6291250073d904            vpsrldq xmm27, xmm25, 4                              ; gep float32
    5f8  62914600c2c800            vcmpss k1, xmm23, xmm24, 0                           ; cmpeq bool
    5ff  c5f893f9                  kmovw edi, k1
    603  628146005cf8              vsubss xmm23, xmm23, xmm24                           ; sub float32
    609  62e14600593dd5010000      vmulss xmm23, xmm23, dword ptr [rip + 3baab83f]      ; mul float32
    613  62237d0856e701            vreduceps xmm28, xmm23, 1                            ; exp2 float32
    61a  62617e08102dc8010000      vmovss xmm29, dword ptr [rip + 7e226239]
    624  62621d00a92dc2010000      vfmadd213ss xmm29, xmm28, dword ptr [rip + ac9ba33a]
    62e  62621d00a92dbc010000      vfmadd213ss xmm29, xmm28, dword ptr [rip + c07e1e3c]
    638  62621d00a92db6010000      vfmadd213ss xmm29, xmm28, dword ptr [rip + 7b45633d]
    642  62221d00a9e9              vfmadd213ss xmm29, xmm28, xmm17
    648  62221d00a9ea              vfmadd213ss xmm29, xmm28, xmm18
    64e  62221d00a9eb              vfmadd213ss xmm29, xmm28, xmm19
    654  62b14600c2cc05            vcmpss k1, xmm23, xmm20, 5
    65b  62a215812cff              vscalefps xmm23{k1}{z}, xmm29, xmm23
    661  c5f892cf                  kmovw k1, edi                                        ; where float32
    665  62a2450164fb              vpblendmd xmm23{k1}, xmm23, xmm19
    66b  62a1260059ff              vmulss xmm23, xmm27, xmm23                           ; mul float32
    671  62823500b9fa              vfmadd231ss xmm23, xmm25, xmm26                      ; mulacc float32
    677  62b15600c2cf01            vcmpss k1, xmm21, xmm23, 1                           ; cmplt bool
    67e  c5f893f9                  kmovw edi, k1
    682  62b14600c2ce01            vcmpss k1, xmm23, xmm22, 1                           ; cmplt bool
    689  c57893c1                  kmovw r8d, k1
    68d  62f14600c20d7801000001    vcmpss k1, xmm23, dword ptr [rip + 00008000], 1      ; cmplt bool
    698  c57893c9                  kmovw r9d, k1
    69c  62614600590d6e010000      vmulss xmm25, xmm23, dword ptr [rip + 0000004c]      ; mul float32
    6a6  c4c17892c9                kmovw k1, r9d                                        ; where float32
    6ab  6202450164c9              vpblendmd xmm25{k1}, xmm23, xmm25
    6b1  62417d087eca              vmovd r10d, xmm25                                    ; bitcast int32
    6b7  458d9a0dfbcac0            lea r11d, [r10 - 1060439283]                         ; add int32
    6be  498bdb                    mov rbx, r11                                         ; shr int32
    6c1  c1fb17                    sar ebx, 23
    6c4  626156002acb              vcvtsi2ss xmm25, xmm21, ebx                          ; cast float32
    6ca  c4c17892c9                kmovw k1, r9d                                        ; where float32
    6cf  62617e0810153f010000      vmovss xmm26, dword ptr [rip + 0000c841]
    6d9  6202550164d2              vpblendmd xmm26{k1}, xmm21, xmm26                    ; where float32
    6df  620136005cca              vsubss xmm25, xmm25, xmm26                           ; sub float32
    6e5  4181e3000080ff            and r11d, -8388608                                   ; and int32
    6ec  452bd3                    sub r10d, r11d                                       ; sub int32
    6ef  62417d086ed2              vmovd xmm26, r10d                                    ; bitcast float32
    6f5  62212e005cd3              vsubss xmm26, xmm26, xmm19                           ; sub float32
    6fb  62617e08101d17010000      vmovss xmm27, dword ptr [rip + ce37f6bd]             ; mulacc float32
    705  62622d00a91d11010000      vfmadd213ss xmm27, xmm26, dword ptr [rip + 5b74413e]
    70f  62622d00a91d0b010000      vfmadd213ss xmm27, xmm26, dword ptr [rip + 4c3b40be] ; mulacc float32
    719  62622d00a91d05010000      vfmadd213ss xmm27, xmm26, dword ptr [rip + 79b2503e] ; mulacc float32
    723  62622d00a91dff000000      vfmadd213ss xmm27, xmm26, dword ptr [rip + 3ebb75be] ; mulacc float32
    72d  62622d00a91df9000000      vfmadd213ss xmm27, xmm26, dword ptr [rip + 39c8933e] ; mulacc float32
    737  62622d00a91df3000000      vfmadd213ss xmm27, xmm26, dword ptr [rip + 5dabb8be] ; mulacc float32
    741  62622d00a91ded000000      vfmadd213ss xmm27, xmm26, dword ptr [rip + 0838f63e] ; mulacc float32
    74b  62622d00a91de7000000      vfmadd213ss xmm27, xmm26, dword ptr [rip + 3baa38bf] ; mulacc float32
    755  62622d00a91de1000000      vfmadd213ss xmm27, xmm26, dword ptr [rip + eda8e23e] ; mulacc float32
    75f  62012e0059db              vmulss xmm27, xmm26, xmm27                           ; mul float32
    765  62012e0058d3              vaddss xmm26, xmm26, xmm27                           ; add float32
    76b  6201360058ca              vaddss xmm25, xmm25, xmm26                           ; add float32
    771  c4c17892c8                kmovw k1, r8d                                        ; where float32
    776  62024d0164c9              vpblendmd xmm25{k1}, xmm22, xmm25
    77c  62b14600c2cd00            vcmpss k1, xmm23, xmm21, 0                           ; cmpeq bool
    783  c57893c1                  kmovw r8d, k1
    787  c4c17892c8                kmovw k1, r8d                                        ; where float32
    78c  62e17e08103dae000000      vmovss xmm23, dword ptr [rip + 0000c07f]
    796  62617e08101544000000      vmovss xmm26, dword ptr [rip + 000080ff]
    7a0  6282450164fa              vpblendmd xmm23{k1}, xmm23, xmm26                    ; where float32
    7a6  c5f892cf                  kmovw k1, edi                                        ; where float32
    7aa  6282450164f9              vpblendmd xmm23{k1}, xmm23, xmm25
    7b0  62617e08100d8e000000      vmovss xmm25, dword ptr [rip + 1872313f]
    7ba  62823500a9f8              vfmadd213ss xmm23, xmm25, xmm24                      ; mulacc float32
    7c0  62e17e08113cb2            vmovss dword ptr [rdx + rsi*4], xmm23                ; store void
    7c7  4881c100010000            add rcx, 256                                         ; end void
    7ce  83c601                    add esi, 1
    7d1  83fe08                    cmp esi, 8
    7d4  0f8c46f9ffff              jl loop_120
done_7da:
    7da  c5f877                    vzeroupper                                           ; sink void
    7dd  8fc3                      pop rbx
    7df  c3                        ret                                                  ; sink void
