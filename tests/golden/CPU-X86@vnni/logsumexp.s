logsumexp:
      0  fff3                      push rbx
      2  b800000000                mov eax, 0
      7  62f27d48580567070000      vpbroadcastd zmm0, dword ptr [rip + 3baab83f]
     11  62f27d48580d61070000      vpbroadcastd zmm1, dword ptr [rip + 7e226239]
     1b  62f27d48580d5b070000      vpbroadcastd zmm1, dword ptr [rip + ac9ba33a]
     25  62f27d48581555070000      vpbroadcastd zmm2, dword ptr [rip + c07e1e3c]
     2f  62f27d48581d4f070000      vpbroadcastd zmm3, dword ptr [rip + 7b45633d]
     39  62f27d48582549070000      vpbroadcastd zmm4, dword ptr [rip + 9dfe753e]
     43  62f27d48582d43070000      vpbroadcastd zmm5, dword ptr [rip + 1672313f]
     4d  62f27d4858353d070000      vpbroadcastd zmm6, dword ptr [rip + 0000803f]
     57  c4e27d583d34070000        vpbroadcastd ymm7, dword ptr [rip + 0000803f]
     60  c4627958050f070000        vpbroadcastd xmm8, dword ptr [rip + 3baab83f]
     69  c46279580d0a070000        vpbroadcastd xmm9, dword ptr [rip + 7e226239]
     72  c46279580d05070000        vpbroadcastd xmm9, dword ptr [rip + ac9ba33a]
     7b  c46279581500070000        vpbroadcastd xmm10, dword ptr [rip + c07e1e3c]
     84  c46279581dfb060000        vpbroadcastd xmm11, dword ptr [rip + 7b45633d]
     8d  c462795825f6060000        vpbroadcastd xmm12, dword ptr [rip + 9dfe753e]
     96  c46279582df1060000        vpbroadcastd xmm13, dword ptr [rip + 1672313f]
     9f  c462795835ec060000        vpbroadcastd xmm14, dword ptr [rip + 0000803f]
     a8  c57a103dd0060000          vmovss xmm15, dword ptr [rip + ac9ba33a]
     b0  62e17e081005ca060000      vmovss xmm16, dword ptr [rip + c07e1e3c]
     ba  62e17e08100dc4060000      vmovss xmm17, dword ptr [rip + 7b45633d]
     c4  62e17e081015be060000      vmovss xmm18, dword ptr [rip + 9dfe753e]
     ce  62e17e08101db8060000      vmovss xmm19, dword ptr [rip + 1672313f]
     d8  62e17e081025b2060000      vmovss xmm20, dword ptr [rip + 0000803f]
     e2  62e17e08102d84060000      vmovss xmm21, dword ptr [rip + 00000000]
     ec  62e17e081035a2060000      vmovss xmm22, dword ptr [rip + 0000807f]
     f6  488b17                    mov rdx, qword ptr [rdi]
     f9  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 8>
     fd  be00000000                mov esi, 0                                           ; range int32
loop_120:
    120  62e27d48583d46060000      vpbroadcastd zmm23, dword ptr [rip + 00000000]       ; range int32
    12a  62627d48580540060000      vpbroadcastd zmm24, dword ptr [rip + 000080ff]
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
    173  62627d485825ff050000      vpbroadcastd zmm28, dword ptr [rip + 7e226239]
    17d  62622540a8e1              vfmadd213ps zmm28, zmm27, zmm1
    183  62622540a8e2              vfmadd213ps zmm28, zmm27, zmm2
    189  62622540a8e3              vfmadd213ps zmm28, zmm27, zmm3
    18f  62622540a8e4              vfmadd213ps zmm28, zmm27, zmm4
    195  62622540a8e5              vfmadd213ps zmm28, zmm27, zmm5
    19b  62622540a8e6              vfmadd213ps zmm28, zmm27, zmm6
    1a1  62021d402cc0              vscalefps zmm24, zmm28, zmm24
    1a7  62623d4164c6              vpblendmd zmm24{k1}, zmm24, zmm6                     ; where float32x16
    1ad  62913440c2ca00            vcmpps k1, zmm25, zmm26, 0                           ; cmpeq boolx16
    1b4  620134405cca              vsubps zmm25, zmm25, zmm26                           ; sub float32x16
    1ba  6261344059c8              vmulps zmm25, zmm25, zmm0                            ; mul float32x16
    1c0  62037d4856d901            vreduceps zmm27, zmm25, 1                            ; exp2 float32x16
    1c7  62627d485825ab050000      vpbroadcastd zmm28, dword ptr [rip + 7e226239]
    1d1  62622540a8e1              vfmadd213ps zmm28, zmm27, zmm1
    1d7  62622540a8e2              vfmadd213ps zmm28, zmm27, zmm2
    1dd  62622540a8e3              vfmadd213ps zmm28, zmm27, zmm3
    1e3  62622540a8e4              vfmadd213ps zmm28, zmm27, zmm4
    1e9  62622540a8e5              vfmadd213ps zmm28, zmm27, zmm5
    1ef  62622540a8e6              vfmadd213ps zmm28, zmm27, zmm6
    1f5  62021d402cc9              vscalefps zmm25, zmm28, zmm25
    1fb  6262354164ce              vpblendmd zmm25{k1}, zmm25, zmm6                     ; where float32x16
    201  62024540b8c8              vfmadd231ps zmm25, zmm23, zmm24                      ; mulacc float32x16
    207  62817c4828f9              vmovaps zmm23, zmm25                                 ; end void
    20d  62017c4828c2              vmovaps zmm24, zmm26
    213  4983c040                  add r8, 64
    217  83c701                    add edi, 1
    21a  83ff04                    cmp edi, 4
    21d  0f8c1dffffff              jl loop_140
done_223:
    223  6203fd481bc101            vextractf64x4 ymm25, zmm24, 1                        ; gep float32x8
    22a  62013c205fd1              vmaxps ymm26, ymm24, ymm25                           ; max float32x8
    230  62913c20c2c803            vcmpps k1, ymm24, ymm24, 3
    237  62022d2164d0              vpblendmd ymm26{k1}, ymm26, ymm24
    23d  62913c20c2ca00            vcmpps k1, ymm24, ymm26, 0                           ; cmpeq boolx8
    244  62013c205cc2              vsubps ymm24, ymm24, ymm26                           ; sub float32x8
    24a  62627d28581d24050000      vpbroadcastd ymm27, dword ptr [rip + 3baab83f]
    254  62013c2059c3              vmulps ymm24, ymm24, ymm27                           ; mul float32x8
    25a  62037d2856d801            vreduceps ymm27, ymm24, 1                            ; exp2 float32x8
    261  62627d28582511050000      vpbroadcastd ymm28, dword ptr [rip + 7e226239]
    26b  62627d28582d0b050000      vpbroadcastd ymm29, dword ptr [rip + ac9ba33a]
    275  62022520a8e5              vfmadd213ps ymm28, ymm27, ymm29                      ; exp2 float32x8
    27b  62627d28582dff040000      vpbroadcastd ymm29, dword ptr [rip + c07e1e3c]
    285  62022520a8e5              vfmadd213ps ymm28, ymm27, ymm29                      ; exp2 float32x8
    28b  62627d28582df3040000      vpbroadcastd ymm29, dword ptr [rip + 7b45633d]
    295  62022520a8e5              vfmadd213ps ymm28, ymm27, ymm29                      ; exp2 float32x8
    29b  62627d28582de7040000      vpbroadcastd ymm29, dword ptr [rip + 9dfe753e]
    2a5  62022520a8e5              vfmadd213ps ymm28, ymm27, ymm29                      ; exp2 float32x8
    2ab  62627d28582ddb040000      vpbroadcastd ymm29, dword ptr [rip + 1672313f]
    2b5  62022520a8e5              vfmadd213ps ymm28, ymm27, ymm29                      ; exp2 float32x8
    2bb  62622520a8e7              vfmadd213ps ymm28, ymm27, ymm7
    2c1  62021d202cc0              vscalefps ymm24, ymm28, ymm24
    2c7  62623d2164c7              vpblendmd ymm24{k1}, ymm24, ymm7                     ; where float32x8
    2cd  6283fd481bfb01            vextractf64x4 ymm27, zmm23, 1                        ; gep float32x8
    2d4  62913420c2ca00            vcmpps k1, ymm25, ymm26, 0                           ; cmpeq boolx8
    2db  620134205cca              vsubps ymm25, ymm25, ymm26                           ; sub float32x8
    2e1  62627d2858258d040000      vpbroadcastd ymm28, dword ptr [rip + 3baab83f]
    2eb  6201342059cc              vmulps ymm25, ymm25, ymm28                           ; mul float32x8
    2f1  62037d2856e101            vreduceps ymm28, ymm25, 1                            ; exp2 float32x8
    2f8  62627d28582d7a040000      vpbroadcastd ymm29, dword ptr [rip + 7e226239]
    302  62627d28583574040000      vpbroadcastd ymm30, dword ptr [rip + ac9ba33a]
    30c  62021d20a8ee              vfmadd213ps ymm29, ymm28, ymm30                      ; exp2 float32x8
    312  62627d28583568040000      vpbroadcastd ymm30, dword ptr [rip + c07e1e3c]
    31c  62021d20a8ee              vfmadd213ps ymm29, ymm28, ymm30                      ; exp2 float32x8
    322  62627d2858355c040000      vpbroadcastd ymm30, dword ptr [rip + 7b45633d]
    32c  62021d20a8ee              vfmadd213ps ymm29, ymm28, ymm30                      ; exp2 float32x8
    332  62627d28583550040000      vpbroadcastd ymm30, dword ptr [rip + 9dfe753e]
    33c  62021d20a8ee              vfmadd213ps ymm29, ymm28, ymm30                      ; exp2 float32x8
    342  62627d28583544040000      vpbroadcastd ymm30, dword ptr [rip + 1672313f]
    34c  62021d20a8ee              vfmadd213ps ymm29, ymm28, ymm30                      ; exp2 float32x8
    352  62621d20a8ef              vfmadd213ps ymm29, ymm28, ymm7
    358  620215202cc9              vscalefps ymm25, ymm29, ymm25
    35e  6262352164cf              vpblendmd ymm25{k1}, ymm25, ymm7                     ; where float32x8
    364  6201242059c9              vmulps ymm25, ymm27, ymm25                           ; mul float32x8
    36a  62024520b8c8              vfmadd231ps ymm25, ymm23, ymm24                      ; mulacc float32x8
    370  62237d2819d701            vextractf32x4 xmm23, ymm26, 1                        ; gep float32x4
    377  62212c005fc7              vmaxps xmm24, xmm26, xmm23                           ; max float32x4
    37d  62912c00c2ca03            vcmpps k1, xmm26, xmm26, 3
    384  62023d0164c2              vpblendmd xmm24{k1}, xmm24, xmm26
    38a  62912c00c2c800            vcmpps k1, xmm26, xmm24, 0                           ; cmpeq boolx4
    391  62012c005cd0              vsubps xmm26, xmm26, xmm24                           ; sub float32x4
    397  62412c0059d0              vmulps xmm26, xmm26, xmm8                            ; mul float32x4
    39d  62037d0856da01            vreduceps xmm27, xmm26, 1                            ; exp2 float32x4
    3a4  62627d085825ce030000      vpbroadcastd xmm28, dword ptr [rip + 7e226239]
    3ae  62422500a8e1              vfmadd213ps xmm28, xmm27, xmm9
    3b4  62422500a8e2              vfmadd213ps xmm28, xmm27, xmm10
    3ba  62422500a8e3              vfmadd213ps xmm28, xmm27, xmm11
    3c0  62422500a8e4              vfmadd213ps xmm28, xmm27, xmm12
    3c6  62422500a8e5              vfmadd213ps xmm28, xmm27, xmm13
    3cc  62422500a8e6              vfmadd213ps xmm28, xmm27, xmm14
    3d2  62021d002cd2              vscalefps xmm26, xmm28, xmm26
    3d8  62422d0164d6              vpblendmd xmm26{k1}, xmm26, xmm14                    ; where float32x4
    3de  62037d2819cb01            vextractf32x4 xmm27, ymm25, 1                        ; gep float32x4
    3e5  62914400c2c800            vcmpps k1, xmm23, xmm24, 0                           ; cmpeq boolx4
    3ec  628144005cf8              vsubps xmm23, xmm23, xmm24                           ; sub float32x4
    3f2  62c1440059f8              vmulps xmm23, xmm23, xmm8                            ; mul float32x4
    3f8  62237d0856e701            vreduceps xmm28, xmm23, 1                            ; exp2 float32x4
    3ff  62627d08582d73030000      vpbroadcastd xmm29, dword ptr [rip + 7e226239]
    409  62421d00a8e9              vfmadd213ps xmm29, xmm28, xmm9
    40f  62421d00a8ea              vfmadd213ps xmm29, xmm28, xmm10
    415  62421d00a8eb              vfmadd213ps xmm29, xmm28, xmm11
    41b  62421d00a8ec              vfmadd213ps xmm29, xmm28, xmm12
    421  62421d00a8ed              vfmadd213ps xmm29, xmm28, xmm13
    427  62421d00a8ee              vfmadd213ps xmm29, xmm28, xmm14
    42d  62a215002cff              vscalefps xmm23, xmm29, xmm23
    433  62c2450164fe              vpblendmd xmm23{k1}, xmm23, xmm14                    ; where float32x4
    439  62a1240059ff              vmulps xmm23, xmm27, xmm23                           ; mul float32x4
    43f  62823500b8fa              vfmadd231ps xmm23, xmm25, xmm26                      ; mulacc float32x4
    445  6201bd0015c8              vunpckhpd xmm25, xmm24, xmm24                        ; gep float32x2
    44b  62013c005fd1              vmaxps xmm26, xmm24, xmm25                           ; max float32x2
    451  62913c00c2c803            vcmpps k1, xmm24, xmm24, 3
    458  62022d0164d0              vpblendmd xmm26{k1}, xmm26, xmm24
    45e  62913c00c2ca00            vcmpps k1, xmm24, xmm26, 0                           ; cmpeq boolx2
    465  62013c005cc2              vsubps xmm24, xmm24, xmm26                           ; sub float32x2
    46b  62413c0059c0              vmulps xmm24, xmm24, xmm8                            ; mul float32x2
    471  62037d0856d801            vreduceps xmm27, xmm24, 1                            ; exp2 float32x2
    478  62627d085825fa020000      vpbroadcastd xmm28, dword ptr [rip + 7e226239]
    482  62422500a8e1              vfmadd213ps xmm28, xmm27, xmm9
    488  62422500a8e2              vfmadd213ps xmm28, xmm27, xmm10
    48e  62422500a8e3              vfmadd213ps xmm28, xmm27, xmm11
    494  62422500a8e4              vfmadd213ps xmm28, xmm27, xmm12
    49a  62422500a8e5              vfmadd213ps xmm28, xmm27, xmm13
    4a0  62422500a8e6              vfmadd213ps xmm28, xmm27, xmm14
    4a6  62021d002cc0              vscalefps xmm24, xmm28, xmm24
    4ac  62423d0164c6              vpblendmd xmm24{k1}, xmm24, xmm14                    ; where float32x2
    4b2  6221c50015df              vunpckhpd xmm27, xmm23, xmm23                        ; gep float32x2
    4b8  62913400c2ca00            vcmpps k1, xmm25, xmm26, 0                           ; cmpeq boolx2
    4bf  620134005cca              vsubps xmm25, xmm25, xmm26                           ; sub float32x2
    4c5  6241340059c8              vmulps xmm25, xmm25, xmm8                            ; mul float32x2
    4cb  62037d0856e101            vreduceps xmm28, xmm25, 1                            ; exp2 float32x2
    4d2  62627d08582da0020000      vpbroadcastd xmm29, dword ptr [rip + 7e226239]
    4dc  62421d00a8e9              vfmadd213ps xmm29, xmm28, xmm9
    4e2  62421d00a8ea              vfmadd213ps xmm29, xmm28, xmm10
    4e8  62421d00a8eb              vfmadd213ps xmm29, xmm28, xmm11
    4ee  62421d00a8ec              vfmadd213ps xmm29, xmm28, xmm12
    4f4  62421d00a8ed              vfmadd213ps xmm29, xmm28, xmm13
    4fa  62421d00a8ee              vfmadd213ps xmm29, xmm28, xmm14
    500  620215002cc9              vscalefps xmm25, xmm29, xmm25
    506  6242350164ce              vpblendmd xmm25{k1}, xmm25, xmm14                    ; where float32x2
    50c  6201240059c9              vmulps xmm25, xmm27, xmm25                           ; mul float32x2
    512  62024500b8c8              vfmadd231ps xmm25, xmm23, xmm24                      ; mulacc float32x2
    518  6291450073da04            vpsrldq xmm23, xmm26, 4                              ; gep float32
    51f  62212e005fc7              vmaxss xmm24, xmm26, xmm23                           ; max float32
    525  62912e00c2ca03            vcmpss k1, xmm26, xmm26, 3
    52c  62023d0164c2              vpblendmd xmm24{k1}, xmm24, xmm26
    532  62912e00c2c800            vcmpss k1, xmm26, xmm24, 0                           ; cmpeq bool
    539  c5f893f9                  kmovw edi, k1
    53d  62012e005cd0              vsubss xmm26, xmm26, xmm24                           ; sub float32
    543  62612e0059152b020000      vmulss xmm26, xmm26, dword ptr [rip + 3baab83f]      ; mul float32
    54d  62037d0856da01            vreduceps xmm27, xmm26, 1                            ; exp2 float32
    554  62617e0810251e020000      vmovss xmm28, dword ptr [rip + 7e226239]
    55e  62422500a9e7              vfmadd213ss xmm28, xmm27, xmm15
    564  62222500a9e0              vfmadd213ss xmm28, xmm27, xmm16
    56a  62222500a9e1              vfmadd213ss xmm28, xmm27, xmm17
    570  62222500a9e2              vfmadd213ss xmm28, xmm27, xmm18
    576  62222500a9e3              vfmadd213ss xmm28, xmm27, xmm19
    57c  62222500a9e4              vfmadd213ss xmm28, xmm27, xmm20
    582  62021d002cd2              vscalefps xmm26, xmm28, xmm26
    588  c5f892cf                  kmovw k1, edi                                        ; where float32
    58c  62222d0164d4              vpblendmd xmm26{k1}, xmm26, xmm20
    592  6291250073d904            vpsrldq xmm27, xmm25, 4                              ; gep float32
    599  62914600c2c800            vcmpss k1, xmm23, xmm24, 0                           ; cmpeq bool
    5a0  c5f893f9                  kmovw edi, k1
    5a4  628146005cf8              vsubss xmm23, xmm23, xmm24                           ; sub float32
    5aa  62e14600593dc4010000      vmulss xmm23, xmm23, dword ptr [rip + 3baab83f]      ; mul float32
    5b4  62237d0856e701            vreduceps xmm28, xmm23, 1                            ; exp2 float32
    5bb  62617e08102db7010000      vmovss xmm29, dword ptr [rip + 7e226239]
    5c5  62421d00a9ef              vfmadd213ss xmm29, xmm28, xmm15
    5cb  62221d00a9e8              vfmadd213ss xmm29, xmm28, xmm16
    5d1  62221d00a9e9              vfmadd213ss xmm29, xmm28, xmm17
    5d7  62221d00a9ea              vfmadd213ss xmm29, xmm28, xmm18
    5dd  62221d00a9eb              vfmadd213ss xmm29, xmm28, xmm19
    5e3  62221d00a9ec              vfmadd213ss xmm29, xmm28, xmm20
    5e9  62a215002cff              vscalefps xmm23, xmm29, xmm23
    5ef  c5f892cf                  kmovw k1, edi                                        ; where float32
    5f3  62a2450164fc              vpblendmd xmm23{k1}, xmm23, xmm20
    5f9  62a1260059ff              vmulss xmm23, xmm27, xmm23                           ; mul float32
    5ff  62823500b9fa              vfmadd231ss xmm23, xmm25, xmm26                      ; mulacc float32
    605  62b15600c2cf01            vcmpss k1, xmm21, xmm23, 1                           ; cmplt bool
    60c  c5f893f9                  kmovw edi, k1
    610  62b14600c2ce01            vcmpss k1, xmm23, xmm22, 1                           ; cmplt bool
    617  c57893c1                  kmovw r8d, k1
    61b  62f14600c20d7601000001    vcmpss k1, xmm23, dword ptr [rip + 00008000], 1      ; cmplt bool
    626  c57893c9                  kmovw r9d, k1
    62a  62614600590d6c010000      vmulss xmm25, xmm23, dword ptr [rip + 0000004c]      ; mul float32
    634  c4c17892c9                kmovw k1, r9d                                        ; where float32
    639  6202450164c9              vpblendmd xmm25{k1}, xmm23, xmm25
    63f  62417d087eca              vmovd r10d, xmm25                                    ; bitcast int32
    645  458d9a0dfbcac0            lea r11d, [r10 - 1060439283]                         ; add int32
    64c  498bdb                    mov rbx, r11                                         ; shr int32
    64f  c1fb17                    sar ebx, 23
    652  626156002acb              vcvtsi2ss xmm25, xmm21, ebx                          ; cast float32
    658  c4c17892c9                kmovw k1, r9d                                        ; where float32
    65d  62617e0810153d010000      vmovss xmm26, dword ptr [rip + 0000c841]
    667  6202550164d2              vpblendmd xmm26{k1}, xmm21, xmm26                    ; where float32
    66d  620136005cca              vsubss xmm25, xmm25, xmm26                           ; sub float32
    673  4181e3000080ff            and r11d, -8388608                                   ; and int32
    67a  452bd3                    sub r10d, r11d                                       ; sub int32
    67d  62417d086ed2              vmovd xmm26, r10d                                    ; bitcast float32
    683  62212e005cd4              vsubss xmm26, xmm26, xmm20                           ; sub float32
    689  62617e08101d15010000      vmovss xmm27, dword ptr [rip + ce37f6bd]             ; mulacc float32
    693  62622d00a91d0f010000      vfmadd213ss xmm27, xmm26, dword ptr [rip + 5b74413e]
    69d  62622d00a91d09010000      vfmadd213ss xmm27, xmm26, dword ptr [rip + 4c3b40be] ; mulacc float32
    6a7  62622d00a91d03010000      vfmadd213ss xmm27, xmm26, dword ptr [rip + 79b2503e] ; mulacc float32
    6b1  62622d00a91dfd000000      vfmadd213ss xmm27, xmm26, dword ptr [rip + 3ebb75be] ; mulacc float32
    6bb  62622d00a91df7000000      vfmadd213ss xmm27, xmm26, dword ptr [rip + 39c8933e] ; mulacc float32
    6c5  62622d00a91df1000000      vfmadd213ss xmm27, xmm26, dword ptr [rip + 5dabb8be] ; mulacc float32
    6cf  62622d00a91deb000000      vfmadd213ss xmm27, xmm26, dword ptr [rip + 0838f63e] ; mulacc float32
    6d9  62622d00a91de5000000      vfmadd213ss xmm27, xmm26, dword ptr [rip + 3baa38bf] ; mulacc float32
    6e3  62622d00a91ddf000000      vfmadd213ss xmm27, xmm26, dword ptr [rip + eda8e23e] ; mulacc float32
    6ed  62012e0059db              vmulss xmm27, xmm26, xmm27                           ; mul float32
    6f3  62012e0058d3              vaddss xmm26, xmm26, xmm27                           ; add float32
    6f9  6201360058ca              vaddss xmm25, xmm25, xmm26                           ; add float32
    6ff  c4c17892c8                kmovw k1, r8d                                        ; where float32
    704  62024d0164c9              vpblendmd xmm25{k1}, xmm22, xmm25
    70a  62b14600c2cd00            vcmpss k1, xmm23, xmm21, 0                           ; cmpeq bool
    711  c57893c1                  kmovw r8d, k1
    715  c4c17892c8                kmovw k1, r8d                                        ; where float32
    71a  62e17e08103dac000000      vmovss xmm23, dword ptr [rip + 0000c07f]
    724  62617e08101546000000      vmovss xmm26, dword ptr [rip + 000080ff]
    72e  6282450164fa              vpblendmd xmm23{k1}, xmm23, xmm26                    ; where float32
    734  c5f892cf                  kmovw k1, edi                                        ; where float32
    738  6282450164f9              vpblendmd xmm23{k1}, xmm23, xmm25
    73e  62617e08100d8c000000      vmovss xmm25, dword ptr [rip + 1872313f]
    748  62823500a9f8              vfmadd213ss xmm23, xmm25, xmm24                      ; mulacc float32
    74e  62e17e08113cb2            vmovss dword ptr [rdx + rsi*4], xmm23                ; store void
    755  4881c100010000            add rcx, 256                                         ; end void
    75c  83c601                    add esi, 1
    75f  83fe08                    cmp esi, 8
    762  0f8cb8f9ffff              jl loop_120
done_768:
    768  c5f877                    vzeroupper                                           ; sink void
    76b  8fc3                      pop rbx
    76d  c3                        ret                                                  ; sink void
