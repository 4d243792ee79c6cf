logsumexp:
      0  b800000000                mov eax, 0
      5  62f27d48580545070000      vpbroadcastd zmm0, dword ptr [rip + 3baab83f]
      f  62f27d48580d3f070000      vpbroadcastd zmm1, dword ptr [rip + 7e226239]
     19  62f27d48580d39070000      vpbroadcastd zmm1, dword ptr [rip + ac9ba33a]
     23  62f27d48581533070000      vpbroadcastd zmm2, dword ptr [rip + c07e1e3c]
     2d  62f27d48581d2d070000      vpbroadcastd zmm3, dword ptr [rip + 7b45633d]
     37  62f27d48582527070000      vpbroadcastd zmm4, dword ptr [rip + 9dfe753e]
     41  62f27d48582d21070000      vpbroadcastd zmm5, dword ptr [rip + 1672313f]
     4b  62f27d4858351b070000      vpbroadcastd zmm6, dword ptr [rip + 0000803f]
     55  c4e27d583d12070000        vpbroadcastd ymm7, dword ptr [rip + 0000803f]
     5e  c462795805ed060000        vpbroadcastd xmm8, dword ptr [rip + 3baab83f]
     67  c46279580de8060000        vpbroadcastd xmm9, dword ptr [rip + 7e226239]
     70  c46279580de3060000        vpbroadcastd xmm9, dword ptr [rip + ac9ba33a]
     79  c462795815de060000        vpbroadcastd xmm10, dword ptr [rip + c07e1e3c]
     82  c46279581dd9060000        vpbroadcastd xmm11, dword ptr [rip + 7b45633d]
     8b  c462795825d4060000        vpbroadcastd xmm12, dword ptr [rip + 9dfe753e]
     94  c46279582dcf060000        vpbroadcastd xmm13, dword ptr [rip + 1672313f]
     9d  c462795835ca060000        vpbroadcastd xmm14, dword ptr [rip + 0000803f]
     a6  c57a103dae060000          vmovss xmm15, dword ptr [rip + ac9ba33a]
     ae  62e17e081005a8060000      vmovss xmm16, dword ptr [rip + c07e1e3c]
     b8  62e17e08100da2060000      vmovss xmm17, dword ptr [rip + 7b45633d]
     c2  62e17e0810159c060000      vmovss xmm18, dword ptr [rip + 9dfe753e]
     cc  62e17e08101d96060000      vmovss xmm19, dword ptr [rip + 1672313f]
     d6  62e17e08102590060000      vmovss xmm20, dword ptr [rip + 0000803f]
     e0  62e17e08102d62060000      vmovss xmm21, dword ptr [rip + 00000000]
     ea  62e17e08103580060000      vmovss xmm22, dword ptr [rip + 0000807f]
     f4  488b07                    mov rax, qword ptr [rdi]
     f7  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 8>
     fb  b900000000                mov ecx, 0                                           ; range int32
loop_100:
    100  62e27d48583d42060000      vpbroadcastd zmm23, dword ptr [rip + 00000000]       ; range int32
    10a  62627d4858053c060000      vpbroadcastd zmm24, dword ptr [rip + 000080ff]
    114  be00000000                mov esi, 0
    119  488bfa                    mov rdi, rdx
loop_120:
    120  62617c48100f              vmovups zmm25, zmmword ptr [rdi]                     ; load float32x16
    126  620134405fd0              vmaxps zmm26, zmm25, zmm24                           ; max float32x16
    12c  62913440c2c903            vcmpps k1, zmm25, zmm25, 3
    133  62022d4164d1              vpblendmd zmm26{k1}, zmm26, zmm25
    139  62913c40c2ca00            vcmpps k1, zmm24, zmm26, 0                           ; cmpeq boolx16
    140  62013c405cc2              vsubps zmm24, zmm24, zmm26                           ; sub float32x16
    146  62613c4059c0              vmulps zmm24, zmm24, zmm0                            ; mul float32x16
    14c  62037d4856d801            vreduceps zmm27, zmm24, 1                            ; exp2 float32x16
    153  62627d485825fb050000      vpbroadcastd zmm28, dword ptr [rip + 7e226239]
    15d  62622540a8e1              vfmadd213ps zmm28, zmm27, zmm1
    163  62622540a8e2              vfmadd213ps zmm28, zmm27, zmm2
    169  62622540a8e3              vfmadd213ps zmm28, zmm27, zmm3
    16f  62622540a8e4              vfmadd213ps zmm28, zmm27, zmm4
    175  62622540a8e5              vfmadd213ps zmm28, zmm27, zmm5
    17b  62622540a8e6              vfmadd213ps zmm28, zmm27, zmm6
    181  62021d402cc0              vscalefps zmm24, zmm28, zmm24
    187  62623d4164c6              vpblendmd zmm24{k1}, zmm24, zmm6                     ; where float32x16
    18d  62913440c2ca00            vcmpps k1, zmm25, zmm26, 0                           ; cmpeq boolx16
    194  620134405cca              vsubps zmm25, zmm25, zmm26                           ; sub float32x16
    19a  6261344059c8              vmulps zmm25, zmm25, zmm0                            ; mul float32x16
    1a0  62037d4856d901            vreduceps zmm27, zmm25, 1                            ; exp2 float32x16
    1a7  62627d485825a7050000      vpbroadcastd zmm28, dword ptr [rip + 7e226239]
    1b1  62622540a8e1              vfmadd213ps zmm28, zmm27, zmm1
    1b7  62622540a8e2              vfmadd213ps zmm28, zmm27, zmm2
    1bd  62622540a8e3              vfmadd213ps zmm28, zmm27, zmm3
    1c3  62622540a8e4              vfmadd213ps zmm28, zmm27, zmm4
    1c9  62622540a8e5              vfmadd213ps zmm28, zmm27, zmm5
    1cf  62622540a8e6              vfmadd213ps zmm28, zmm27, zmm6
    1d5  62021d402cc9              vscalefps zmm25, zmm28, zmm25
    1db  6262354164ce              vpblendmd zmm25{k1}, zmm25, zmm6                     ; where float32x16
    1e1  62024540b8c8              vfmadd231ps zmm25, zmm23, zmm24                      ; mulacc float32x16
    1e7  62817c4828f9              vmovaps zmm23, zmm25                                 ; end void
    1ed  62017c4828c2              vmovaps zmm24, zmm26
    1f3  4883c740                  add rdi, 64
    1f7  83c601                    add esi, 1
    1fa  83fe04                    cmp esi, 4
    1fd  0f8c1dffffff              jl loop_120
done_203:
    203  6203fd481bc101            vextractf64x4 ymm25, zmm24, 1                        ; gep float32x8
    20a  62013c205fd1              vmaxps ymm26, ymm24, ymm25                           ; max float32x8
    210  62913c20c2c803            vcmpps k1, ymm24, ymm24, 3
    217  62022d2164d0              vpblendmd ymm26{k1}, ymm26, ymm24
    21d  62913c20c2ca00            vcmpps k1, ymm24, ymm26, 0                           ; cmpeq boolx8
    224  62013c205cc2              vsubps ymm24, ymm24, ymm26                           ; sub float32x8
    22a  62627d28581d20050000      vpbroadcastd ymm27, dword ptr [rip + 3baab83f]
    234  62013c2059c3              vmulps ymm24, ymm24, ymm27                           ; mul float32x8
    23a  62037d2856d801            vreduceps ymm27, ymm24, 1                            ; exp2 float32x8
    241  62627d2858250d050000      vpbroadcastd ymm28, dword ptr [rip + 7e226239]
    24b  62627d28582d07050000      vpbroadcastd ymm29, dword ptr [rip + ac9ba33a]
    255  62022520a8e5              vfmadd213ps ymm28, ymm27, ymm29                      ; exp2 float32x8
    25b  62627d28582dfb040000      vpbroadcastd ymm29, dword ptr [rip + c07e1e3c]
    265  62022520a8e5              vfmadd213ps ymm28, ymm27, ymm29                      ; exp2 float32x8
    26b  62627d28582def040000      vpbroadcastd ymm29, dword ptr [rip + 7b45633d]
    275  62022520a8e5              vfmadd213ps ymm28, ymm27, ymm29                      ; exp2 float32x8
    27b  62627d28582de3040000      vpbroadcastd ymm29, dword ptr [rip + 9dfe753e]
    285  62022520a8e5              vfmadd213ps ymm28, ymm27, ymm29                      ; exp2 float32x8
    28b  62627d28582dd7040000      vpbroadcastd ymm29, dword ptr [rip + 1672313f]
    295  62022520a8e5              vfmadd213ps ymm28, ymm27, ymm29                      ; exp2 float32x8
    29b  62622520a8e7              vfmadd213ps ymm28, ymm27, ymm7
    2a1  62021d202cc0              vscalefps ymm24, ymm28, ymm24
    2a7  62623d2164c7              vpblendmd ymm24{k1}, ymm24, ymm7                     ; where float32x8
    2ad  6283fd481bfb01            vextractf64x4 ymm27, zmm23, 1                        ; gep float32x8
    2b4  62913420c2ca00            vcmpps k1, ymm25, ymm26, 0                           ; cmpeq boolx8
    2bb  620134205cca              vsubps ymm25, ymm25, ymm26                           ; sub float32x8
    2c1  62627d28582589040000      vpbroadcastd ymm28, dword ptr [rip + 3baab83f]
    2cb  6201342059cc              vmulps ymm25, ymm25, ymm28                           ; mul float32x8
    2d1  62037d2856e101            vreduceps ymm28, ymm25, 1                            ; exp2 float32x8
    2d8  62627d28582d76040000      vpbroadcastd ymm29, dword ptr [rip + 7e226239]
    2e2  62627d28583570040000      vpbroadcastd ymm30, dword ptr [rip + ac9ba33a]
    2ec  62021d20a8ee              vfmadd213ps ymm29, ymm28, ymm30                      ; exp2 float32x8
    2f2  62627d28583564040000      vpbroadcastd ymm30, dword ptr [rip + c07e1e3c]
    2fc  62021d20a8ee              vfmadd213ps ymm29, ymm28, ymm30                      ; exp2 float32x8
    302  62627d28583558040000      vpbroadcastd ymm30, dword ptr [rip + 7b45633d]
    30c  62021d20a8ee              vfmadd213ps ymm29, ymm28, ymm30                      ; exp2 float32x8
    312  62627d2858354c040000      vpbroadcastd ymm30, dword ptr [rip + 9dfe753e]
    31c  62021d20a8ee              vfmadd213ps ymm29, ymm28, ymm30                      ; exp2 float32x8
    322  62627d28583540040000      vpbroadcastd ymm30, dword ptr [rip + 1672313f]
    32c  62021d20a8ee              vfmadd213ps ymm29, ymm28, ymm30                      ; exp2 float32x8
    332  62621d20a8ef              vfmadd213ps ymm29, ymm28, ymm7
    338  620215202cc9              vscalefps ymm25, ymm29, ymm25
    33e  6262352164cf              vpblendmd ymm25{k1}, ymm25, ymm7                     ; where float32x8
    344  6201242059c9              vmulps ymm25, ymm27, ymm25                           ; mul float32x8
    34a  62024520b8c8              vfmadd231ps ymm25, ymm23, ymm24                      ; mulacc float32x8
    350  62237d2819d701            vextractf32x4 xmm23, ymm26, 1                        ; gep float32x4
    357  62212c005fc7              vmaxps xmm24, xmm26, xmm23                           ; max float32x4
    35d  62912c00c2ca03            vcmpps k1, xmm26, xmm26, 3
    364  62023d0164c2              vpblendmd xmm24{k1}, xmm24, xmm26
    36a  62912c00c2c800            vcmpps k1, xmm26, xmm24, 0                           ; cmpeq boolx4
    371  62012c005cd0              vsubps xmm26, xmm26, xmm24                           ; sub float32x4
    377  62412c0059d0              vmulps xmm26, xmm26, xmm8                            ; mul float32x4
    37d  62037d0856da01            vreduceps xmm27, xmm26, 1                            ; exp2 float32x4
    384  62627d085825ca030000      vpbroadcastd xmm28, dword ptr [rip + 7e226239]
    38e  62422500a8e1              vfmadd213ps xmm28, xmm27, xmm9
    394  62422500a8e2              vfmadd213ps xmm28, xmm27, xmm10
    39a  62422500a8e3              vfmadd213ps xmm28, xmm27, xmm11
    3a0  62422500a8e4              vfmadd213ps xmm28, xmm27, xmm12
    3a6  62422500a8e5              vfmadd213ps xmm28, xmm27, xmm13
    3ac  62422500a8e6              vfmadd213ps xmm28, xmm27, xmm14
    3b2  62021d002cd2              vscalefps xmm26, xmm28, xmm26
    3b8  62422d0164d6              vpblendmd xmm26{k1}, xmm26, xmm14                    ; where float32x4
    3be  62037d2819cb01            vextractf32x4 xmm27, ymm25, 1                        ; gep float32x4
    3c5  62914400c2c800            vcmpps k1, xmm23, xmm24, 0                           ; cmpeq boolx4
    3cc  628144005cf8              vsubps xmm23, xmm23, xmm24                           ; sub float32x4
    3d2  62c1440059f8              vmulps xmm23, xmm23, xmm8                            ; mul float32x4
    3d8  62237d0856e701            vreduceps xmm28, xmm23, 1                            ; exp2 float32x4
    3df  62627d08582d6f030000      vpbroadcastd xmm29, dword ptr [rip + 7e226239]
    3e9  62421d00a8e9              vfmadd213ps xmm29, xmm28, xmm9
    3ef  62421d00a8ea              vfmadd213ps xmm29, xmm28, xmm10
    3f5  62421d00a8eb              vfmadd213ps xmm29, xmm28, xmm11
    3fb  62421d00a8ec              vfmadd213ps xmm29, xmm28, xmm12
    401  62421d00a8ed              vfmadd213ps xmm29, xmm28, xmm13
    407  62421d00a8ee              vfmadd213ps xmm29, xmm28, xmm14
    40d  62a215002cff              vscalefps xmm23, xmm29, xmm23
    413  62c2450164fe              vpblendmd xmm23{k1}, xmm23, xmm14                    ; where float32x4
    419  62a1240059ff              vmulps xmm23, xmm27, xmm23                           ; mul float32x4
    41f  62823500b8fa              vfmadd231ps xmm23, xmm25, xmm26                      ; mulacc float32x4
    425  6201bd0015c8              vunpckhpd xmm25, xmm24, xmm24                        ; gep float32x2
    42b  62013c005fd1              vmaxps xmm26, xmm24, xmm25                           ; max float32x2
    431  62913c00c2c803            vcmpps k1, xmm24, xmm24, 3
    438  62022d0164d0              vpblendmd xmm26{k1}, xmm26, xmm24
    43e  62913c00c2ca00            vcmpps k1, xmm24, xmm26, 0                           ; cmpeq boolx2
    445  62013c005cc2              vsubps xmm24, xmm24, xmm26                           ; sub float32x2
    44b  62413c0059c0              vmulps xmm24, xmm24, xmm8                            ; mul float32x2
    451  62037d0856d801            vreduceps xmm27, xmm24, 1                            ; exp2 float32x2
    458  62627d085825f6020000      vpbroadcastd xmm28, dword ptr [rip + 7e226239]
    462  62422500a8e1              vfmadd213ps xmm28, xmm27, xmm9
    468  62422500a8e2              vfmadd213ps xmm28, xmm27, xmm10
    46e  62422500a8e3              vfmadd213ps xmm28, xmm27, xmm11
    474  62422500a8e4              vfmadd213ps xmm28, xmm27, xmm12
    47a  62422500a8e5              vfmadd213ps xmm28, xmm27, xmm13
    480  62422500a8e6              vfmadd213ps xmm28, xmm27, xmm14
    486  62021d002cc0              vscalefps xmm24, xmm28, xmm24
    48c  62423d0164c6              vpblendmd xmm24{k1}, xmm24, xmm14                    ; where float32x2
    492  6221c50015df              vunpckhpd xmm27, xmm23, xmm23                        ; gep float32x2
    498  62913400c2ca00            vcmpps k1, xmm25, xmm26, 0                           ; cmpeq boolx2
    49f  620134005cca              vsubps xmm25, xmm25, xmm26                           ; sub float32x2
    4a5  6241340059c8              vmulps xmm25, xmm25, xmm8                            ; mul float32x2
    4ab  62037d0856e101            vreduceps xmm28, xmm25, 1                            ; exp2 float32x2
    4b2  62627d08582d9c020000      vpbroadcastd xmm29, dword ptr [rip + 7e226239]
    4bc  62421d00a8e9              vfmadd213ps xmm29, xmm28, xmm9
    4c2  62421d00a8ea              vfmadd213ps xmm29, xmm28, xmm10
    4c8  62421d00a8eb              vfmadd213ps xmm29, xmm28, xmm11
    4ce  62421d00a8ec              vfmadd213ps xmm29, xmm28, xmm12
    4d4  62421d00a8ed              vfmadd213ps xmm29, xmm28, xmm13
    4da  62421d00a8ee              vfmadd213ps xmm29, xmm28, xmm14
    4e0  620215002cc9              vscalefps xmm25, xmm29, xmm25
    4e6  6242350164ce              vpblendmd xmm25{k1}, xmm25, xmm14                    ; where float32x2
    4ec  6201240059c9              vmulps xmm25, xmm27, xmm25                           ; mul float32x2
    4f2  62024500b8c8              vfmadd231ps xmm25, xmm23, xmm24                      ; mulacc float32x2
    4f8  6291450073da04            vpsrldq xmm23, xmm26, 4                              ; gep float32
    4ff  62212e005fc7              vmaxss xmm24, xmm26, xmm23                           ; max float32
    505  62912e00c2ca03            vcmpss k1, xmm26, xmm26, 3
    50c  62023d0164c2              vpblendmd xmm24{k1}, xmm24, xmm26
    512  62912e00c2c800            vcmpss k1, xmm26, xmm24, 0                           ; cmpeq bool
    519  c5f893f1                  kmovw esi, k1
    51d  62012e005cd0              vsubss xmm26, xmm26, xmm24                           ; sub float32
    523  62612e00591527020000      vmulss xmm26, xmm26, dword ptr [rip + 3baab83f]      ; mul float32
    52d  62037d0856da01            vreduceps xmm27, xmm26, 1                            ; exp2 float32
    534  62617e0810251a020000      vmovss xmm28, dword ptr [rip + 7e226239]
    53e  62422500a9e7              vfmadd213ss xmm28, xmm27, xmm15
    544  62222500a9e0              vfmadd213ss xmm28, xmm27, xmm16
    54a  62222500a9e1              vfmadd213ss xmm28, xmm27, xmm17
    550  62222500a9e2              vfmadd213ss xmm28, xmm27, xmm18
    556  62222500a9e3              vfmadd213ss xmm28, xmm27, xmm19
    55c  62222500a9e4              vfmadd213ss xmm28, xmm27, xmm20
    562  62021d002cd2              vscalefps xmm26, xmm28, xmm26
    568  c5f892ce                  kmovw k1, esi                                        ; where float32
    56c  62222d0164d4              vpblendmd xmm26{k1}, xmm26, xmm20
    572  6291250073d904            vpsrldq xmm27, xmm25, 4                              ; gep float32
    579  62914600c2c800            vcmpss k1, xmm23, xmm24, 0                           ; cmpeq bool
    580  c5f893f1                  kmovw esi, k1
    584  628146005cf8              vsubss xmm23, xmm23, xmm24                           ; sub float32
    58a  62e14600593dc0010000      vmulss xmm23, xmm23, dword ptr [rip + 3baab83f]      ; mul float32
    594  62237d0856e701            vreduceps xmm28, xmm23, 1                            ; exp2 float32
    59b  62617e08102db3010000      vmovss xmm29, dword ptr [rip + 7e226239]
    5a5  62421d00a9ef              vfmadd213ss xmm29, xmm28, xmm15
    5ab  62221d00a9e8              vfmadd213ss xmm29, xmm28, xmm16
    5b1  62221d00a9e9              vfmadd213ss xmm29, xmm28, xmm17
    5b7  62221d00a9ea              vfmadd213ss xmm29, xmm28, xmm18
    5bd  62221d00a9eb              vfmadd213ss xmm29, xmm28, xmm19
    5c3  62221d00a9ec              vfmadd213ss xmm29, xmm28, xmm20
    5c9  62a215002cff              vscalefps xmm23, xmm29, xmm23
    5cf  c5f892ce                  kmovw k1, esi                                        ; where float32
    5d3  62a2450164fc              vpblendmd xmm23{k1}, xmm23, xmm20
    5d9  62a1260059ff              vmulss xmm23, xmm27, xmm23                           ; mul float32
    5df  62823500b9fa              vfmadd231ss xmm23, xmm25, xmm26                      ; mulacc float32
    5e5  62b15600c2cf01            vcmpss k1, xmm21, xmm23, 1                           ; cmplt bool
    5ec  c5f893f1                  kmovw esi, k1
    5f0  62b14600c2ce01            vcmpss k1, xmm23, xmm22, 1                           ; cmplt bool
    5f7  c5f893f9                  kmovw edi, k1
    5fb  62f14600c20d7201000001    vcmpss k1, xmm23, dword ptr [rip + 00008000], 1      ; cmplt bool
    606  c57893c1                  kmovw r8d, k1
    60a  62614600590d68010000      vmulss xmm25, xmm23, dword ptr [rip + 0000004c]      ; mul float32
    614  c4c17892c8                kmovw k1, r8d                                        ; where float32
    619  6202450164c9              vpblendmd xmm25{k1}, xmm23, xmm25
    61f  62417d087ec9              vmovd r9d, xmm25                                     ; bitcast int32
    625  458d910dfbcac0            lea r10d, [r9 - 1060439283]                          ; add int32
    62c  4d8bda                    mov r11, r10                                         ; shr int32
    62f  41c1fb17                  sar r11d, 23
    633  624156002acb              vcvtsi2ss xmm25, xmm21, r11d                         ; cast float32
    639  c4c17892c8                kmovw k1, r8d                                        ; where float32
    63e  62617e08101538010000      vmovss xmm26, dword ptr [rip + 0000c841]
    648  6202550164d2              vpblendmd xmm26{k1}, xmm21, xmm26                    ; where float32
    64e  620136005cca              vsubss xmm25, xmm25, xmm26                           ; sub float32
    654  4181e2000080ff            and r10d, -8388608                                   ; and int32
    65b  452bca                    sub r9d, r10d                                        ; sub int32
    65e  62417d086ed1              vmovd xmm26, r9d                                     ; bitcast float32
    664  62212e005cd4              vsubss xmm26, xmm26, xmm20                           ; sub float32
    66a  62617e08101d10010000      vmovss xmm27, dword ptr [rip + ce37f6bd]             ; mulacc float32
    674  62622d00a91d0a010000      vfmadd213ss xmm27, xmm26, dword ptr [rip + 5b74413e]
    67e  62622d00a91d04010000      vfmadd213ss xmm27, xmm26, dword ptr [rip + 4c3b40be] ; mulacc float32
    688  62622d00a91dfe000000      vfmadd213ss xmm27, xmm26, dword ptr [rip + 79b2503e] ; mulacc float32
    692  62622d00a91df8000000      vfmadd213ss xmm27, xmm26, dword ptr [rip + 3ebb75be] ; mulacc float32
    69c  62622d00a91df2000000      vfmadd213ss xmm27, xmm26, dword ptr [rip + 39c8933e] ; mulacc float32
    6a6  62622d00a91dec000000      vfmadd213ss xmm27, xmm26, dword ptr [rip + 5dabb8be] ; mulacc float32
    6b0  62622d00a91de6000000      vfmadd213ss xmm27, xmm26, dword ptr [rip + 0838f63e] ; mulacc float32
    6ba  62622d00a91de0000000      vfmadd213ss xmm27, xmm26, dword ptr [rip + 3baa38bf] ; mulacc float32
    6c4  62622d00a91dda000000      vfmadd213ss xmm27, xmm26, dword ptr [rip + eda8e23e] ; mulacc float32
    6ce  62012e0059db              vmulss xmm27, xmm26, xmm27                           ; mul float32
    6d4  62012e0058d3              vaddss xmm26, xmm26, xmm27                           ; add float32
    6da  6201360058ca              vaddss xmm25, xmm25, xmm26                           ; add float32
    6e0  c5f892cf                  kmovw k1, edi                                        ; where float32
    6e4  62024d0164c9              vpblendmd xmm25{k1}, xmm22, xmm25
    6ea  62b14600c2cd00            vcmpss k1, xmm23, xmm21, 0                           ; cmpeq bool
    6f1  c5f893f9                  kmovw edi, k1
    6f5  c5f892cf                  kmovw k1, edi                                        ; where float32
    6f9  62e17e08103da9000000      vmovss xmm23, dword ptr [rip + 0000c07f]
    703  62617e08101543000000      vmovss xmm26, dword ptr [rip + 000080ff]
    70d  6282450164fa              vpblendmd xmm23{k1}, xmm23, xmm26                    ; where float32
    713  c5f892ce                  kmovw k1, esi                                        ; where float32
    717  6282450164f9              vpblendmd xmm23{k1}, xmm23, xmm25
    71d  62617e08100d89000000      vmovss xmm25, dword ptr [rip + 1872313f]
    727  62823500a9f8              vfmadd213ss xmm23, xmm25, xmm24                      ; mulacc float32
    72d  62e17e08113c88            vmovss dword ptr [rax + rcx*4], xmm23                ; store void
    734  4881c200010000            add rdx, 256                                         ; end void
    73b  83c101                    add ecx, 1
    73e  83f908                    cmp ecx, 8
    741  0f8cb9f9ffff              jl loop_100
done_747:
    747  c5f877                    vzeroupper                                           ; sink void
    74a  c3                        ret
