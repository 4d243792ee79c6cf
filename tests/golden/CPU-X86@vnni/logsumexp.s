logsumexp:
      0  b800000000                mov eax, 0
      5  62f27d48581559080000      vpbroadcastd zmm2, dword ptr [rip + 3baab83f]
      f  62f27d48581d53080000      vpbroadcastd zmm3, dword ptr [rip + 7e226239]
     19  62f27d4858254d080000      vpbroadcastd zmm4, dword ptr [rip + ac9ba33a]
     23  62f27d48582d47080000      vpbroadcastd zmm5, dword ptr [rip + c07e1e3c]
     2d  62f27d48583541080000      vpbroadcastd zmm6, dword ptr [rip + 7b45633d]
     37  62f27d48583d3b080000      vpbroadcastd zmm7, dword ptr [rip + 9dfe753e]
     41  62727d48580535080000      vpbroadcastd zmm8, dword ptr [rip + 1672313f]
     4b  62727d48580d2f080000      vpbroadcastd zmm9, dword ptr [rip + 0000803f]
     55  62727d48581529080000      vpbroadcastd zmm10, dword ptr [rip + 000016c3]
     5f  62e27d2858151b080000      vpbroadcastd ymm18, dword ptr [rip + 0000803f]
     69  62e27d085825f5070000      vpbroadcastd xmm20, dword ptr [rip + 3baab83f]
     73  62e27d08582def070000      vpbroadcastd xmm21, dword ptr [rip + 7e226239]
     7d  62e27d085835e9070000      vpbroadcastd xmm22, dword ptr [rip + ac9ba33a]
     87  62e27d08583de3070000      vpbroadcastd xmm23, dword ptr [rip + c07e1e3c]
     91  62627d085805dd070000      vpbroadcastd xmm24, dword ptr [rip + 7b45633d]
     9b  62627d08580dd7070000      vpbroadcastd xmm25, dword ptr [rip + 9dfe753e]
     a5  62627d085815d1070000      vpbroadcastd xmm26, dword ptr [rip + 1672313f]
     af  62627d08581dcb070000      vpbroadcastd xmm27, dword ptr [rip + 0000803f]
     b9  62627d085825c5070000      vpbroadcastd xmm28, dword ptr [rip + 000016c3]
     c3  c57a101db1070000          vmovss xmm11, dword ptr [rip + 9dfe753e]
     cb  c57a1025ad070000          vmovss xmm12, dword ptr [rip + 1672313f]
     d3  c57a102da9070000          vmovss xmm13, dword ptr [rip + 0000803f]
     db  c57a1035a5070000          vmovss xmm14, dword ptr [rip + 000016c3]
     e3  c57a103d75070000          vmovss xmm15, dword ptr [rip + 00000000]
     eb  62e17e08100597070000      vmovss xmm16, dword ptr [rip + 0000807f]
     f5  488b17                    mov rdx, qword ptr [rdi]
     f8  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 8>
     fc  b800000000                mov eax, 0                                           ; range int32
loop_120:
    120  62e27d48580d36070000      vpbroadcastd zmm17, dword ptr [rip + 00000000]       ; range int32
    12a  62e27d48581d30070000      vpbroadcastd zmm19, dword ptr [rip + 000080ff]
    134  488bf1                    mov rsi, rcx
    137  488dbe00010000            lea rdi, [rsi + 256]
loop_140:
    140  62617c48102e              vmovups zmm29, zmmword ptr [rsi]                     ; load float32x16
    146  622114405ff3              vmaxps zmm30, zmm29, zmm19                           ; max float32x16
    14c  62911440c2cd03            vcmpps k1, zmm29, zmm29, 3
    153  62020d4164f5              vpblendmd zmm30{k1}, zmm30, zmm29
    159  62916440c2ce00            vcmpps k1, zmm19, zmm30, 0                           ; cmpeq boolx16
    160  628164405cde              vsubps zmm19, zmm19, zmm30                           ; sub float32x16
    166  62e1644059da              vmulps zmm19, zmm19, zmm2                            ; mul float32x16
    16c  62237d4856fb01            vreduceps zmm31, zmm19, 1                            ; exp2 float32x16
    173  62f27d485805ef060000      vpbroadcastd zmm0, dword ptr [rip + 7e226239]
    17d  62f20540a8c4              vfmadd213ps zmm0, zmm31, zmm4
    183  62f20540a8c5              vfmadd213ps zmm0, zmm31, zmm5
    189  62f20540a8c6              vfmadd213ps zmm0, zmm31, zmm6
    18f  62f20540a8c7              vfmadd213ps zmm0, zmm31, zmm7
    195  62d20540a8c0              vfmadd213ps zmm0, zmm31, zmm8
    19b  62d20540a8c1              vfmadd213ps zmm0, zmm31, zmm9
    1a1  62d16440c2d205            vcmpps k2, zmm19, zmm10, 5
    1a8  62b27dca2cc3              vscalefps zmm0{k2}{z}, zmm0, zmm19
    1ae  62d27d4964c1              vpblendmd zmm0{k1}, zmm0, zmm9                       ; where float32x16
    1b4  62911440c2ce00            vcmpps k1, zmm29, zmm30, 0                           ; cmpeq boolx16
    1bb  628114405cde              vsubps zmm19, zmm29, zmm30                           ; sub float32x16
    1c1  62e1644059da              vmulps zmm19, zmm19, zmm2                            ; mul float32x16
    1c7  62237d4856eb01            vreduceps zmm29, zmm19, 1                            ; exp2 float32x16
    1ce  62627d48583d94060000      vpbroadcastd zmm31, dword ptr [rip + 7e226239]
    1d8  62621540a8fc              vfmadd213ps zmm31, zmm29, zmm4
    1de  62621540a8fd              vfmadd213ps zmm31, zmm29, zmm5
    1e4  62621540a8fe              vfmadd213ps zmm31, zmm29, zmm6
    1ea  62621540a8ff              vfmadd213ps zmm31, zmm29, zmm7
    1f0  62421540a8f8              vfmadd213ps zmm31, zmm29, zmm8
    1f6  62421540a8f9              vfmadd213ps zmm31, zmm29, zmm9
    1fc  62d16440c2d205            vcmpps k2, zmm19, zmm10, 5
    203  62a205c22cdb              vscalefps zmm19{k2}{z}, zmm31, zmm19
    209  62c2654164d9              vpblendmd zmm19{k1}, zmm19, zmm9                     ; where float32x16
    20f  62e27540b8d8              vfmadd231ps zmm19, zmm17, zmm0                       ; mulacc float32x16
    215  62a17c4828cb              vmovaps zmm17, zmm19                                 ; end void
    21b  62817c4828de              vmovaps zmm19, zmm30
    221  4883c640                  add rsi, 64
    225  483bf7                    cmp rsi, rdi
    228  0f8512ffffff              jne loop_140
done_22e:
    22e  62e3fd481bd801            vextractf64x4 ymm0, zmm19, 1                         ; gep float32x8
    235  626164205fe8              vmaxps ymm29, ymm19, ymm0                            ; max float32x8
    23b  62b16420c2cb03            vcmpps k1, ymm19, ymm19, 3
    242  6222152164eb              vpblendmd ymm29{k1}, ymm29, ymm19
    248  62916420c2cd00            vcmpps k1, ymm19, ymm29, 0                           ; cmpeq boolx8
    24f  628164205cdd              vsubps ymm19, ymm19, ymm29                           ; sub float32x8
    255  62e16420591d21050000      vmulps ymm19, ymm19, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    25f  62237d2856f301            vreduceps ymm30, ymm19, 1                            ; exp2 float32x8
    266  62627d28583dfc050000      vpbroadcastd ymm31, dword ptr [rip + 7e226239]
    270  62620d20a83d26050000      vfmadd213ps ymm31, ymm30, ymmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33a]
    27a  62620d20a83d3c050000      vfmadd213ps ymm31, ymm30, ymmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3c]
    284  62620d20a83d52050000      vfmadd213ps ymm31, ymm30, ymmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d]
    28e  62620d20a83d68050000      vfmadd213ps ymm31, ymm30, ymmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e]
    298  62620d20a83d7e050000      vfmadd213ps ymm31, ymm30, ymmword ptr [rip + 1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f]
    2a2  62220d20a8fa              vfmadd213ps ymm31, ymm30, ymm18
    2a8  62f16420c2158d05000005    vcmpps k2, ymm19, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 5
    2b3  62a205a22cdb              vscalefps ymm19{k2}{z}, ymm31, ymm19
    2b9  62a2652164da              vpblendmd ymm19{k1}, ymm19, ymm18                    ; where float32x8
    2bf  6283fd481bce01            vextractf64x4 ymm30, zmm17, 1                        ; gep float32x8
    2c6  62917c28c2cd00            vcmpps k1, ymm0, ymm29, 0                            ; cmpeq boolx8
    2cd  62917c285cc5              vsubps ymm0, ymm0, ymm29                             ; sub float32x8
    2d3  c5fc5905a5040000          vmulps ymm0, ymm0, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    2db  62637d2856f801            vreduceps ymm31, ymm0, 1                             ; exp2 float32x8
    2e2  c4e27d580d81050000        vpbroadcastd ymm1, dword ptr [rip + 7e226239]
    2eb  62f20520a80dab040000      vfmadd213ps ymm1, ymm31, ymmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33a]
    2f5  62f20520a80dc1040000      vfmadd213ps ymm1, ymm31, ymmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3c]
    2ff  62f20520a80dd7040000      vfmadd213ps ymm1, ymm31, ymmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d]
    309  62f20520a80ded040000      vfmadd213ps ymm1, ymm31, ymmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e]
    313  62f20520a80d03050000      vfmadd213ps ymm1, ymm31, ymmword ptr [rip + 1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f]
    31d  62b20520a8ca              vfmadd213ps ymm1, ymm31, ymm18
    323  62f17c28c2151205000005    vcmpps k2, ymm0, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 5
    32e  62f275aa2cc0              vscalefps ymm0{k2}{z}, ymm1, ymm0
    334  62b27d2964c2              vpblendmd ymm0{k1}, ymm0, ymm18                      ; where float32x8
    33a  62f10c2059c0              vmulps ymm0, ymm30, ymm0                             ; mul float32x8
    340  62b27520b8c3              vfmadd231ps ymm0, ymm17, ymm19                       ; mulacc float32x8
    346  62637d2819e901            vextractf32x4 xmm1, ymm29, 1                         ; gep float32x4
    34d  62e114005fc9              vmaxps xmm17, xmm29, xmm1                            ; max float32x4
    353  62911400c2cd03            vcmpps k1, xmm29, xmm29, 3
    35a  6282750164cd              vpblendmd xmm17{k1}, xmm17, xmm29
    360  62b11400c2c900            vcmpps k1, xmm29, xmm17, 0                           ; cmpeq boolx4
    367  62a114005cd9              vsubps xmm19, xmm29, xmm17                           ; sub float32x4
    36d  62a1640059dc              vmulps xmm19, xmm19, xmm20                           ; mul float32x4
    373  62237d0856eb01            vreduceps xmm29, xmm19, 1                            ; exp2 float32x4
    37a  62627d085835e8040000      vpbroadcastd xmm30, dword ptr [rip + 7e226239]
    384  62221500a8f6              vfmadd213ps xmm30, xmm29, xmm22
    38a  62221500a8f7              vfmadd213ps xmm30, xmm29, xmm23
    390  62021500a8f0              vfmadd213ps xmm30, xmm29, xmm24
    396  62021500a8f1              vfmadd213ps xmm30, xmm29, xmm25
    39c  62021500a8f2              vfmadd213ps xmm30, xmm29, xmm26
    3a2  62021500a8f3              vfmadd213ps xmm30, xmm29, xmm27
    3a8  62916400c2d405            vcmpps k2, xmm19, xmm28, 5
    3af  62a20d822cdb              vscalefps xmm19{k2}{z}, xmm30, xmm19
    3b5  6282650164db              vpblendmd xmm19{k1}, xmm19, xmm27                    ; where float32x4
    3bb  62937d2819c501            vextractf32x4 xmm29, ymm0, 1                         ; gep float32x4
    3c2  62b17408c2c900            vcmpps k1, xmm1, xmm17, 0                            ; cmpeq boolx4
    3c9  62b174085cc9              vsubps xmm1, xmm1, xmm17                             ; sub float32x4
    3cf  62b1740859cc              vmulps xmm1, xmm1, xmm20                             ; mul float32x4
    3d5  62637d0856f101            vreduceps xmm30, xmm1, 1                             ; exp2 float32x4
    3dc  62627d08583d86040000      vpbroadcastd xmm31, dword ptr [rip + 7e226239]
    3e6  62220d00a8fe              vfmadd213ps xmm31, xmm30, xmm22
    3ec  62220d00a8ff              vfmadd213ps xmm31, xmm30, xmm23
    3f2  62020d00a8f8              vfmadd213ps xmm31, xmm30, xmm24
    3f8  62020d00a8f9              vfmadd213ps xmm31, xmm30, xmm25
    3fe  62020d00a8fa              vfmadd213ps xmm31, xmm30, xmm26
    404  62020d00a8fb              vfmadd213ps xmm31, xmm30, xmm27
    40a  62917408c2d405            vcmpps k2, xmm1, xmm28, 5
    411  62f205822cc9              vscalefps xmm1{k2}{z}, xmm31, xmm1
    417  6292750964cb              vpblendmd xmm1{k1}, xmm1, xmm27                      ; where float32x4
    41d  62f1140059c9              vmulps xmm1, xmm29, xmm1                             ; mul float32x4
    423  62b27d08b8cb              vfmadd231ps xmm1, xmm0, xmm19                        ; mulacc float32x4
    429  62b1f50015c1              vunpckhpd xmm0, xmm17, xmm17                         ; gep float32x2
    42f  62e174005fd8              vmaxps xmm19, xmm17, xmm0                            ; max float32x2
    435  62b17400c2c903            vcmpps k1, xmm17, xmm17, 3
    43c  62a2650164d9              vpblendmd xmm19{k1}, xmm19, xmm17
    442  62b17400c2cb00            vcmpps k1, xmm17, xmm19, 0                           ; cmpeq boolx2
    449  62a174005ccb              vsubps xmm17, xmm17, xmm19                           ; sub float32x2
    44f  62a1740059cc              vmulps xmm17, xmm17, xmm20                           ; mul float32x2
    455  62237d0856e901            vreduceps xmm29, xmm17, 1                            ; exp2 float32x2
    45c  62627d08583506040000      vpbroadcastd xmm30, dword ptr [rip + 7e226239]
    466  62221500a8f6              vfmadd213ps xmm30, xmm29, xmm22
    46c  62221500a8f7              vfmadd213ps xmm30, xmm29, xmm23
    472  62021500a8f0              vfmadd213ps xmm30, xmm29, xmm24
    478  62021500a8f1              vfmadd213ps xmm30, xmm29, xmm25
    47e  62021500a8f2              vfmadd213ps xmm30, xmm29, xmm26
    484  62021500a8f3              vfmadd213ps xmm30, xmm29, xmm27
    48a  62917400c2d405            vcmpps k2, xmm17, xmm28, 5
    491  62a20d822cc9              vscalefps xmm17{k2}{z}, xmm30, xmm17
    497  6282750164cb              vpblendmd xmm17{k1}, xmm17, xmm27                    ; where float32x2
    49d  6261f50815e9              vunpckhpd xmm29, xmm1, xmm1                          ; gep float32x2
    4a3  62b17c08c2cb00            vcmpps k1, xmm0, xmm19, 0                            ; cmpeq boolx2
    4aa  62b17c085cc3              vsubps xmm0, xmm0, xmm19                             ; sub float32x2
    4b0  62b17c0859c4              vmulps xmm0, xmm0, xmm20                             ; mul float32x2
    4b6  62637d0856f001            vreduceps xmm30, xmm0, 1                             ; exp2 float32x2
    4bd  62627d08583da5030000      vpbroadcastd xmm31, dword ptr [rip + 7e226239]
    4c7  62220d00a8fe              vfmadd213ps xmm31, xmm30, xmm22
    4cd  62220d00a8ff              vfmadd213ps xmm31, xmm30, xmm23
    4d3  62020d00a8f8              vfmadd213ps xmm31, xmm30, xmm24
    4d9  62020d00a8f9              vfmadd213ps xmm31, xmm30, xmm25
    4df  62020d00a8fa              vfmadd213ps xmm31, xmm30, xmm26
    4e5  62020d00a8fb              vfmadd213ps xmm31, xmm30, xmm27
    4eb  62917c08c2d405            vcmpps k2, xmm0, xmm28, 5
    4f2  62f205822cc0              vscalefps xmm0{k2}{z}, xmm31, xmm0
    4f8  62927d0964c3              vpblendmd xmm0{k1}, xmm0, xmm27                      ; where float32x2
    4fe  62f1140059c0              vmulps xmm0, xmm29, xmm0                             ; mul float32x2
    504  62b27508b8c1              vfmadd231ps xmm0, xmm1, xmm17                        ; mulacc float32x2
    50a  62b1750873db04            vpsrldq xmm1, xmm19, 4                               ; gep float32
    511  62e166005fc9              vmaxss xmm17, xmm19, xmm1                            ; max float32
    517  62b16600c2cb03            vcmpss k1, xmm19, xmm19, 3
    51e  62a2750164cb              vpblendmd xmm17{k1}, xmm17, xmm19
    524  62b16600c2c900            vcmpss k1, xmm19, xmm17, 0                           ; cmpeq bool
    52b  c5f893f1                  kmovw esi, k1
    52f  62a166005cd9              vsubss xmm19, xmm19, xmm17                           ; sub float32
    535  62e16600591d29030000      vmulss xmm19, xmm19, dword ptr [rip + 3baab83f]      ; mul float32
    53f  62237d0856eb01            vreduceps xmm29, xmm19, 1                            ; exp2 float32
    546  62617e0810351c030000      vmovss xmm30, dword ptr [rip + 7e226239]
    550  62621500a93516030000      vfmadd213ss xmm30, xmm29, dword ptr [rip + ac9ba33a]
    55a  62621500a93510030000      vfmadd213ss xmm30, xmm29, dword ptr [rip + c07e1e3c]
    564  62621500a9350a030000      vfmadd213ss xmm30, xmm29, dword ptr [rip + 7b45633d]
    56e  62421500a9f3              vfmadd213ss xmm30, xmm29, xmm11
    574  62421500a9f4              vfmadd213ss xmm30, xmm29, xmm12
    57a  62421500a9f5              vfmadd213ss xmm30, xmm29, xmm13
    580  62d16600c2ce05            vcmpss k1, xmm19, xmm14, 5
    587  62a20d812cdb              vscalefps xmm19{k1}{z}, xmm30, xmm19
    58d  c5f892ce                  kmovw k1, esi                                        ; where float32
    591  62c2650164dd              vpblendmd xmm19{k1}, xmm19, xmm13
    597  62f1150073d804            vpsrldq xmm29, xmm0, 4                               ; gep float32
    59e  62b17608c2c900            vcmpss k1, xmm1, xmm17, 0                            ; cmpeq bool
    5a5  c5f893f1                  kmovw esi, k1
    5a9  62b176085cc9              vsubss xmm1, xmm1, xmm17                             ; sub float32
    5af  c5f2590db1020000          vmulss xmm1, xmm1, dword ptr [rip + 3baab83f]        ; mul float32
    5b7  62637d0856f101            vreduceps xmm30, xmm1, 1                             ; exp2 float32
    5be  62617e08103da4020000      vmovss xmm31, dword ptr [rip + 7e226239]
    5c8  62620d00a93d9e020000      vfmadd213ss xmm31, xmm30, dword ptr [rip + ac9ba33a]
    5d2  62620d00a93d98020000      vfmadd213ss xmm31, xmm30, dword ptr [rip + c07e1e3c]
    5dc  62620d00a93d92020000      vfmadd213ss xmm31, xmm30, dword ptr [rip + 7b45633d]
    5e6  62420d00a9fb              vfmadd213ss xmm31, xmm30, xmm11
    5ec  62420d00a9fc              vfmadd213ss xmm31, xmm30, xmm12
    5f2  62420d00a9fd              vfmadd213ss xmm31, xmm30, xmm13
    5f8  62d17608c2ce05            vcmpss k1, xmm1, xmm14, 5
    5ff  62f205812cc9              vscalefps xmm1{k1}{z}, xmm31, xmm1
    605  c5f892ce                  kmovw k1, esi                                        ; where float32
    609  62d2750964cd              vpblendmd xmm1{k1}, xmm1, xmm13
    60f  62f1160059c9              vmulss xmm1, xmm29, xmm1                             ; mul float32
    615  62b27d08b9cb              vfmadd231ss xmm1, xmm0, xmm19                        ; mulacc float32
    61b  62f10608c2c901            vcmpss k1, xmm15, xmm1, 1                            ; cmplt bool
    622  c5f893f1                  kmovw esi, k1
    626  62b17608c2c801            vcmpss k1, xmm1, xmm16, 1                            ; cmplt bool
    62d  c5f893f9                  kmovw edi, k1
    631  62f17608c20d5402000001    vcmpss k1, xmm1, dword ptr [rip + 00008000], 1       ; cmplt bool
    63c  c57893c1                  kmovw r8d, k1
    640  c5f259054c020000          vmulss xmm0, xmm1, dword ptr [rip + 0000004c]        ; mul float32
    648  c4c17892c8                kmovw k1, r8d                                        ; where float32
    64d  62f2750964c0              vpblendmd xmm0{k1}, xmm1, xmm0
    653  c4c1797ec1                vmovd r9d, xmm0                                      ; bitcast int32
    658  458d910dfbcac0            lea r10d, [r9 - 1060439283]                          ; add int32
    65f  4d8bda                    mov r11, r10                                         ; shr int32
    662  41c1fb17                  sar r11d, 23
    666  c4c1022ac3                vcvtsi2ss xmm0, xmm15, r11d                          ; cast float32
    66b  c4c17892c8                kmovw k1, r8d                                        ; where float32
    670  c5fa101d20020000          vmovss xmm3, dword ptr [rip + 0000c841]
    678  62e2050964db              vpblendmd xmm19{k1}, xmm15, xmm3                     ; where float32
    67e  62b17e085cc3              vsubss xmm0, xmm0, xmm19                             ; sub float32
    684  4181e2000080ff            and r10d, -8388608                                   ; and int32
    68b  452bca                    sub r9d, r10d                                        ; sub int32
    68e  62c17d086ed9              vmovd xmm19, r9d                                     ; bitcast float32
    694  62c166005cdd              vsubss xmm19, xmm19, xmm13                           ; sub float32
    69a  62617e08102df8010000      vmovss xmm29, dword ptr [rip + ce37f6bd]             ; mulacc float32
    6a4  62626500a92df2010000      vfmadd213ss xmm29, xmm19, dword ptr [rip + 5b74413e]
    6ae  62626500a92dec010000      vfmadd213ss xmm29, xmm19, dword ptr [rip + 4c3b40be] ; mulacc float32
    6b8  62626500a92de6010000      vfmadd213ss xmm29, xmm19, dword ptr [rip + 79b2503e] ; mulacc float32
    6c2  62626500a92de0010000      vfmadd213ss xmm29, xmm19, dword ptr [rip + 3ebb75be] ; mulacc float32
    6cc  62626500a92dda010000      vfmadd213ss xmm29, xmm19, dword ptr [rip + 39c8933e] ; mulacc float32
    6d6  62626500a92dd4010000      vfmadd213ss xmm29, xmm19, dword ptr [rip + 5dabb8be] ; mulacc float32
    6e0  62626500a92dce010000      vfmadd213ss xmm29, xmm19, dword ptr [rip + 0838f63e] ; mulacc float32
    6ea  62626500a92dc8010000      vfmadd213ss xmm29, xmm19, dword ptr [rip + 3baa38bf] ; mulacc float32
    6f4  62626500a92dc2010000      vfmadd213ss xmm29, xmm19, dword ptr [rip + eda8e23e] ; mulacc float32
    6fe  6201660059ed              vmulss xmm29, xmm19, xmm29                           ; mul float32
    704  6281660058dd              vaddss xmm19, xmm19, xmm29                           ; add float32
    70a  62b17e0858c3              vaddss xmm0, xmm0, xmm19                             ; add float32
    710  c5f892cf                  kmovw k1, edi                                        ; where float32
    714  62f27d0164c0              vpblendmd xmm0{k1}, xmm16, xmm0
    71a  62d17608c2cf00            vcmpss k1, xmm1, xmm15, 0                            ; cmpeq bool
    721  c5f893f9                  kmovw edi, k1
    725  c5f892cf                  kmovw k1, edi                                        ; where float32
    729  c5fa100d93010000          vmovss xmm1, dword ptr [rip + 0000c07f]
    731  c5fa101d2b010000          vmovss xmm3, dword ptr [rip + 000080ff]
    739  62f2750964cb              vpblendmd xmm1{k1}, xmm1, xmm3                       ; where float32
    73f  c5f892ce                  kmovw k1, esi                                        ; where float32
    743  62f2750964c0              vpblendmd xmm0{k1}, xmm1, xmm0
    749  c5fa100d77010000          vmovss xmm1, dword ptr [rip + 1872313f]
    751  62b27508a9c1              vfmadd213ss xmm0, xmm1, xmm17                        ; mulacc float32
    757  c5fa110482                vmovss dword ptr [rdx + rax*4], xmm0                 ; store void
    75c  4881c100010000            add rcx, 256                                         ; end void
    763  83c001                    add eax, 1
    766  83f808                    cmp eax, 8
    769  0f8cb1f9ffff              jl loop_120
done_76f:
    76f  c5f877                    vzeroupper                                           ; sink void
    772  c3                        ret
