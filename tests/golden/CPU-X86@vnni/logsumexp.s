logsumexp:
      0  fff3                      push rbx
      2  b800000000                mov eax, 0
      7  62f27d485815b7070000      vpbroadcastd zmm2, dword ptr [rip + 3baab83f]
     11  62f27d48581db1070000      vpbroadcastd zmm3, dword ptr [rip + 7e226239]
     1b  62f27d485825ab070000      vpbroadcastd zmm4, dword ptr [rip + ac9ba33a]
     25  62f27d48582da5070000      vpbroadcastd zmm5, dword ptr [rip + c07e1e3c]
     2f  62f27d4858359f070000      vpbroadcastd zmm6, dword ptr [rip + 7b45633d]
     39  62f27d48583d99070000      vpbroadcastd zmm7, dword ptr [rip + 9dfe753e]
     43  62727d48580593070000      vpbroadcastd zmm8, dword ptr [rip + 1672313f]
     4d  62727d48580d8d070000      vpbroadcastd zmm9, dword ptr [rip + 0000803f]
     57  62727d48581587070000      vpbroadcastd zmm10, dword ptr [rip + 000016c3]
     61  62e27d28581579070000      vpbroadcastd ymm18, dword ptr [rip + 0000803f]
     6b  62e27d08582553070000      vpbroadcastd xmm20, dword ptr [rip + 3baab83f]
     75  62e27d08582d4d070000      vpbroadcastd xmm21, dword ptr [rip + 7e226239]
     7f  62e27d08583547070000      vpbroadcastd xmm22, dword ptr [rip + ac9ba33a]
     89  62e27d08583d41070000      vpbroadcastd xmm23, dword ptr [rip + c07e1e3c]
     93  62627d0858053b070000      vpbroadcastd xmm24, dword ptr [rip + 7b45633d]
     9d  62627d08580d35070000      vpbroadcastd xmm25, dword ptr [rip + 9dfe753e]
     a7  62627d0858152f070000      vpbroadcastd xmm26, dword ptr [rip + 1672313f]
     b1  62627d08581d29070000      vpbroadcastd xmm27, dword ptr [rip + 0000803f]
     bb  62627d08582523070000      vpbroadcastd xmm28, dword ptr [rip + 000016c3]
     c5  c57a101d0f070000          vmovss xmm11, dword ptr [rip + 9dfe753e]
     cd  c57a10250b070000          vmovss xmm12, dword ptr [rip + 1672313f]
     d5  c57a102d07070000          vmovss xmm13, dword ptr [rip + 0000803f]
     dd  c57a103503070000          vmovss xmm14, dword ptr [rip + 000016c3]
     e5  c57a103dd3060000          vmovss xmm15, dword ptr [rip + 00000000]
     ed  62e17e081005f5060000      vmovss xmm16, dword ptr [rip + 0000807f]
     f7  488b17                    mov rdx, qword ptr [rdi]
     fa  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 8>
     fe  be00000000                mov esi, 0                                           ; range int32
loop_120:
    120  62e27d48580d96060000      vpbroadcastd zmm17, dword ptr [rip + 00000000]       ; range int32
    12a  62e27d48581d90060000      vpbroadcastd zmm19, dword ptr [rip + 000080ff]
    134  bf00000000                mov edi, 0
    139  4c8bc1                    mov r8, rcx
loop_140:
    140  62417c481028              vmovups zmm29, zmmword ptr [r8]                      ; load float32x16
    146  622114405ff3              vmaxps zmm30, zmm29, zmm19                           ; max float32x16
    14c  62911440c2cd03            vcmpps k1, zmm29, zmm29, 3
    153  62020d4164f5              vpblendmd zmm30{k1}, zmm30, zmm29
    159  62916440c2ce00            vcmpps k1, zmm19, zmm30, 0                           ; cmpeq boolx16
    160  628164405cde              vsubps zmm19, zmm19, zmm30                           ; sub float32x16
    166  62e1644059da              vmulps zmm19, zmm19, zmm2                            ; mul float32x16
    16c  62237d4856fb01            vreduceps zmm31, zmm19, 1                            ; exp2 float32x16
    173  62f27d4858054f060000      vpbroadcastd zmm0, dword ptr [rip + 7e226239]
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
    1ce  62627d48583df4050000      vpbroadcastd zmm31, dword ptr [rip + 7e226239]
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
    221  4983c040                  add r8, 64
    225  83c701                    add edi, 1
    228  83ff04                    cmp edi, 4
    22b  0f8c0fffffff              jl loop_140
done_231:
    231  62e3fd481bd801            vextractf64x4 ymm0, zmm19, 1                         ; gep float32x8
    238  626164205fe8              vmaxps ymm29, ymm19, ymm0                            ; max float32x8
    23e  62b16420c2cb03            vcmpps k1, ymm19, ymm19, 3
    245  6222152164eb              vpblendmd ymm29{k1}, ymm29, ymm19
    24b  62916420c2cd00            vcmpps k1, ymm19, ymm29, 0                           ; cmpeq boolx8
    252  628164205cdd              vsubps ymm19, ymm19, ymm29                           ; sub float32x8
    258  c4e27d580d67050000        vpbroadcastd ymm1, dword ptr [rip + 3baab83f]
    261  62e1642059d9              vmulps ymm19, ymm19, ymm1                            ; mul float32x8
    267  62237d2856f301            vreduceps ymm30, ymm19, 1                            ; exp2 float32x8
    26e  62627d28583d54050000      vpbroadcastd ymm31, dword ptr [rip + 7e226239]
    278  c4e27d580d4f050000        vpbroadcastd ymm1, dword ptr [rip + ac9ba33a]
    281  62620d20a8f9              vfmadd213ps ymm31, ymm30, ymm1                       ; exp2 float32x8
    287  c4e27d580d44050000        vpbroadcastd ymm1, dword ptr [rip + c07e1e3c]
    290  62620d20a8f9              vfmadd213ps ymm31, ymm30, ymm1                       ; exp2 float32x8
    296  c4e27d580d39050000        vpbroadcastd ymm1, dword ptr [rip + 7b45633d]
    29f  62620d20a8f9              vfmadd213ps ymm31, ymm30, ymm1                       ; exp2 float32x8
    2a5  c4e27d580d2e050000        vpbroadcastd ymm1, dword ptr [rip + 9dfe753e]
    2ae  62620d20a8f9              vfmadd213ps ymm31, ymm30, ymm1                       ; exp2 float32x8
    2b4  c4e27d580d23050000        vpbroadcastd ymm1, dword ptr [rip + 1672313f]
    2bd  62620d20a8f9              vfmadd213ps ymm31, ymm30, ymm1                       ; exp2 float32x8
    2c3  62220d20a8fa              vfmadd213ps ymm31, ymm30, ymm18
    2c9  c4e27d580d16050000        vpbroadcastd ymm1, dword ptr [rip + 000016c3]
    2d2  62f16420c2d105            vcmpps k2, ymm19, ymm1, 5                            ; exp2 float32x8
    2d9  62a205a22cdb              vscalefps ymm19{k2}{z}, ymm31, ymm19
    2df  62a2652164da              vpblendmd ymm19{k1}, ymm19, ymm18                    ; where float32x8
    2e5  6283fd481bce01            vextractf64x4 ymm30, zmm17, 1                        ; gep float32x8
    2ec  62917c28c2cd00            vcmpps k1, ymm0, ymm29, 0                            ; cmpeq boolx8
    2f3  62917c285cc5              vsubps ymm0, ymm0, ymm29                             ; sub float32x8
    2f9  c4e27d580dc6040000        vpbroadcastd ymm1, dword ptr [rip + 3baab83f]
    302  c5fc59c1                  vmulps ymm0, ymm0, ymm1                              ; mul float32x8
    306  62637d2856f801            vreduceps ymm31, ymm0, 1                             ; exp2 float32x8
    30d  c4e27d580db6040000        vpbroadcastd ymm1, dword ptr [rip + 7e226239]
    316  c4e27d581db1040000        vpbroadcastd ymm3, dword ptr [rip + ac9ba33a]
    31f  62f20520a8cb              vfmadd213ps ymm1, ymm31, ymm3                        ; exp2 float32x8
    325  c4e27d581da6040000        vpbroadcastd ymm3, dword ptr [rip + c07e1e3c]
    32e  62f20520a8cb              vfmadd213ps ymm1, ymm31, ymm3                        ; exp2 float32x8
    334  c4e27d581d9b040000        vpbroadcastd ymm3, dword ptr [rip + 7b45633d]
    33d  62f20520a8cb              vfmadd213ps ymm1, ymm31, ymm3                        ; exp2 float32x8
    343  c4e27d581d90040000        vpbroadcastd ymm3, dword ptr [rip + 9dfe753e]
    34c  62f20520a8cb              vfmadd213ps ymm1, ymm31, ymm3                        ; exp2 float32x8
    352  c4e27d581d85040000        vpbroadcastd ymm3, dword ptr [rip + 1672313f]
    35b  62f20520a8cb              vfmadd213ps ymm1, ymm31, ymm3                        ; exp2 float32x8
    361  62b20520a8ca              vfmadd213ps ymm1, ymm31, ymm18
    367  c4e27d581d78040000        vpbroadcastd ymm3, dword ptr [rip + 000016c3]
    370  62f17c28c2d305            vcmpps k2, ymm0, ymm3, 5                             ; exp2 float32x8
    377  62f275aa2cc0              vscalefps ymm0{k2}{z}, ymm1, ymm0
    37d  62b27d2964c2              vpblendmd ymm0{k1}, ymm0, ymm18                      ; where float32x8
    383  62f10c2059c0              vmulps ymm0, ymm30, ymm0                             ; mul float32x8
    389  62b27520b8c3              vfmadd231ps ymm0, ymm17, ymm19                       ; mulacc float32x8
    38f  62637d2819e901            vextractf32x4 xmm1, ymm29, 1                         ; gep float32x4
    396  62e114005fc9              vmaxps xmm17, xmm29, xmm1                            ; max float32x4
    39c  62911400c2cd03            vcmpps k1, xmm29, xmm29, 3
    3a3  6282750164cd              vpblendmd xmm17{k1}, xmm17, xmm29
    3a9  62b11400c2c900            vcmpps k1, xmm29, xmm17, 0                           ; cmpeq boolx4
    3b0  62a114005cd9              vsubps xmm19, xmm29, xmm17                           ; sub float32x4
    3b6  62a1640059dc              vmulps xmm19, xmm19, xmm20                           ; mul float32x4
    3bc  62237d0856eb01            vreduceps xmm29, xmm19, 1                            ; exp2 float32x4
    3c3  62627d085835ff030000      vpbroadcastd xmm30, dword ptr [rip + 7e226239]
    3cd  62221500a8f6              vfmadd213ps xmm30, xmm29, xmm22
    3d3  62221500a8f7              vfmadd213ps xmm30, xmm29, xmm23
    3d9  62021500a8f0              vfmadd213ps xmm30, xmm29, xmm24
    3df  62021500a8f1              vfmadd213ps xmm30, xmm29, xmm25
    3e5  62021500a8f2              vfmadd213ps xmm30, xmm29, xmm26
    3eb  62021500a8f3              vfmadd213ps xmm30, xmm29, xmm27
    3f1  62916400c2d405            vcmpps k2, xmm19, xmm28, 5
    3f8  62a20d822cdb              vscalefps xmm19{k2}{z}, xmm30, xmm19
    3fe  6282650164db              vpblendmd xmm19{k1}, xmm19, xmm27                    ; where float32x4
    404  62937d2819c501            vextractf32x4 xmm29, ymm0, 1                         ; gep float32x4
    40b  62b17408c2c900            vcmpps k1, xmm1, xmm17, 0                            ; cmpeq boolx4
    412  62b174085cc9              vsubps xmm1, xmm1, xmm17                             ; sub float32x4
    418  62b1740859cc              vmulps xmm1, xmm1, xmm20                             ; mul float32x4
    41e  62637d0856f101            vreduceps xmm30, xmm1, 1                             ; exp2 float32x4
    425  62627d08583d9d030000      vpbroadcastd xmm31, dword ptr [rip + 7e226239]
    42f  62220d00a8fe              vfmadd213ps xmm31, xmm30, xmm22
    435  62220d00a8ff              vfmadd213ps xmm31, xmm30, xmm23
    43b  62020d00a8f8              vfmadd213ps xmm31, xmm30, xmm24
    441  62020d00a8f9              vfmadd213ps xmm31, xmm30, xmm25
    447  62020d00a8fa              vfmadd213ps xmm31, xmm30, xmm26
    44d  62020d00a8fb              vfmadd213ps xmm31, xmm30, xmm27
    453  62917408c2d405            vcmpps k2, xmm1, xmm28, 5
    45a  62f205822cc9              vscalefps xmm1{k2}{z}, xmm31, xmm1
    460  6292750964cb              vpblendmd xmm1{k1}, xmm1, xmm27                      ; where float32x4
    466  62f1140059c9              vmulps xmm1, xmm29, xmm1                             ; mul float32x4
    46c  62b27d08b8cb              vfmadd231ps xmm1, xmm0, xmm19                        ; mulacc float32x4
    472  62b1f50015c1              vunpckhpd xmm0, xmm17, xmm17                         ; gep float32x2
    478  62e174005fd8              vmaxps xmm19, xmm17, xmm0                            ; max float32x2
    47e  62b17400c2c903            vcmpps k1, xmm17, xmm17, 3
    485  62a2650164d9              vpblendmd xmm19{k1}, xmm19, xmm17
    48b  62b17400c2cb00            vcmpps k1, xmm17, xmm19, 0                           ; cmpeq boolx2
    492  62a174005ccb              vsubps xmm17, xmm17, xmm19                           ; sub float32x2
    498  62a1740059cc              vmulps xmm17, xmm17, xmm20                           ; mul float32x2
    49e  62237d0856e901            vreduceps xmm29, xmm17, 1                            ; exp2 float32x2
    4a5  62627d0858351d030000      vpbroadcastd xmm30, dword ptr [rip + 7e226239]
    4af  62221500a8f6              vfmadd213ps xmm30, xmm29, xmm22
    4b5  62221500a8f7              vfmadd213ps xmm30, xmm29, xmm23
    4bb  62021500a8f0              vfmadd213ps xmm30, xmm29, xmm24
    4c1  62021500a8f1              vfmadd213ps xmm30, xmm29, xmm25
    4c7  62021500a8f2              vfmadd213ps xmm30, xmm29, xmm26
    4cd  62021500a8f3              vfmadd213ps xmm30, xmm29, xmm27
    4d3  62917400c2d405            vcmpps k2, xmm17, xmm28, 5
    4da  62a20d822cc9              vscalefps xmm17{k2}{z}, xmm30, xmm17
    4e0  6282750164cb              vpblendmd xmm17{k1}, xmm17, xmm27                    ; where float32x2
    4e6  6261f50815e9              vunpckhpd xmm29, xmm1, xmm1                          ; gep float32x2
    4ec  62b17c08c2cb00            vcmpps k1, xmm0, xmm19, 0                            ; cmpeq boolx2
    4f3  62b17c085cc3              vsubps xmm0, xmm0, xmm19                             ; sub float32x2
    4f9  62b17c0859c4              vmulps xmm0, xmm0, xmm20                             ; mul float32x2
    4ff  62637d0856f001            vreduceps xmm30, xmm0, 1                             ; exp2 float32x2
    506  62627d08583dbc020000      vpbroadcastd xmm31, dword ptr [rip + 7e226239]
    510  62220d00a8fe              vfmadd213ps xmm31, xmm30, xmm22
    516  62220d00a8ff              vfmadd213ps xmm31, xmm30, xmm23
    51c  62020d00a8f8              vfmadd213ps xmm31, xmm30, xmm24
    522  62020d00a8f9              vfmadd213ps xmm31, xmm30, xmm25
    528  62020d00a8fa              vfmadd213ps xmm31, xmm30, xmm26
    52e  62020d00a8fb              vfmadd213ps xmm31, xmm30, xmm27
    534  62917c08c2d405            vcmpps k2, xmm0, xmm28, 5
    53b  62f205822cc0              vscalefps xmm0{k2}{z}, xmm31, xmm0
    541  62927d0964c3              vpblendmd xmm0{k1}, xmm0, xmm27                      ; where float32x2
    547  62f1140059c0              vmulps xmm0, xmm29, xmm0                             ; mul float32x2
    54d  62b27508b8c1              vfmadd231ps xmm0, xmm1, xmm17                        ; mulacc float32x2
    553  62b1750873db04            vpsrldq xmm1, xmm19, 4                               ; gep float32
    55a  62e166005fc9              vmaxss xmm17, xmm19, xmm1                            ; max float32
    560  62b16600c2cb03            vcmpss k1, xmm19, xmm19, 3
    567  62a2750164cb              vpblendmd xmm17{k1}, xmm17, xmm19
    56d  62b16600c2c900            vcmpss k1, xmm19, xmm17, 0                           ; cmpeq bool
    574  c5f893f9                  kmovw edi, k1
    578  62a166005cd9              vsubss xmm19, xmm19, xmm17                           ; sub float32
    57e  62e16600591d40020000      vmulss xmm19, xmm19, dword ptr [rip + 3baab83f]      ; mul float32
    588  62237d0856eb01            vreduceps xmm29, xmm19, 1                            ; exp2 float32
    58f  62617e08103533020000      vmovss xmm30, dword ptr [rip + 7e226239]
    599  62621500a9352d020000      vfmadd213ss xmm30, xmm29, dword ptr [rip + ac9ba33a]
    5a3  62621500a93527020000      vfmadd213ss xmm30, xmm29, dword ptr [rip + c07e1e3c]
    5ad  62621500a93521020000      vfmadd213ss xmm30, xmm29, dword ptr [rip + 7b45633d]
    5b7  62421500a9f3              vfmadd213ss xmm30, xmm29, xmm11
    5bd  62421500a9f4              vfmadd213ss xmm30, xmm29, xmm12
    5c3  62421500a9f5              vfmadd213ss xmm30, xmm29, xmm13
    5c9  62d16600c2ce05            vcmpss k1, xmm19, xmm14, 5
    5d0  62a20d812cdb              vscalefps xmm19{k1}{z}, xmm30, xmm19
    5d6  c5f892cf                  kmovw k1, edi                                        ; where float32
    5da  62c2650164dd              vpblendmd xmm19{k1}, xmm19, xmm13
    5e0  62f1150073d804            vpsrldq xmm29, xmm0, 4                               ; gep float32
    5e7  62b17608c2c900            vcmpss k1, xmm1, xmm17, 0                            ; cmpeq bool
    5ee  c5f893f9                  kmovw edi, k1
    5f2  62b176085cc9              vsubss xmm1, xmm1, xmm17                             ; sub float32
    5f8  c5f2590dc8010000          vmulss xmm1, xmm1, dword ptr [rip + 3baab83f]        ; mul float32
    600  62637d0856f101            vreduceps xmm30, xmm1, 1                             ; exp2 float32
    607  62617e08103dbb010000      vmovss xmm31, dword ptr [rip + 7e226239]
    611  62620d00a93db5010000      vfmadd213ss xmm31, xmm30, dword ptr [rip + ac9ba33a]
    61b  62620d00a93daf010000      vfmadd213ss xmm31, xmm30, dword ptr [rip + c07e1e3c]
    625  62620d00a93da9010000      vfmadd213ss xmm31, xmm30, dword ptr [rip + 7b45633d]
    62f  62420d00a9fb              vfmadd213ss xmm31, xmm30, xmm11
    635  62420d00a9fc              vfmadd213ss xmm31, xmm30, xmm12
    63b  62420d00a9fd              vfmadd213ss xmm31, xmm30, xmm13
    641  62d17608c2ce05            vcmpss k1, xmm1, xmm14, 5
    648  62f205812cc9              vscalefps xmm1{k1}{z}, xmm31, xmm1
    64e  c5f892cf                  kmovw k1, edi                                        ; where float32
    652  62d2750964cd              vpblendmd xmm1{k1}, xmm1, xmm13
    658  62f1160059c9              vmulss xmm1, xmm29, xmm1                             ; mul float32
    65e  62b27d08b9cb              vfmadd231ss xmm1, xmm0, xmm19                        ; mulacc float32
    664  62f10608c2c901            vcmpss k1, xmm15, xmm1, 1                            ; cmplt bool
    66b  c5f893f9                  kmovw edi, k1
    66f  62b17608c2c801            vcmpss k1, xmm1, xmm16, 1                            ; cmplt bool
    676  c57893c1                  kmovw r8d, k1
    67a  62f17608c20d6b01000001    vcmpss k1, xmm1, dword ptr [rip + 00008000], 1       ; cmplt bool
    685  c57893c9                  kmovw r9d, k1
    689  c5f2590563010000          vmulss xmm0, xmm1, dword ptr [rip + 0000004c]        ; mul float32
    691  c4c17892c9                kmovw k1, r9d                                        ; where float32
    696  62f2750964c0              vpblendmd xmm0{k1}, xmm1, xmm0
    69c  c4c1797ec2                vmovd r10d, xmm0                                     ; bitcast int32
    6a1  458d9a0dfbcac0            lea r11d, [r10 - 1060439283]                         ; add int32
    6a8  498bdb                    mov rbx, r11                                         ; shr int32
    6ab  c1fb17                    sar ebx, 23
    6ae  c5822ac3                  vcvtsi2ss xmm0, xmm15, ebx                           ; cast float32
    6b2  c4c17892c9                kmovw k1, r9d                                        ; where float32
    6b7  c5fa101d39010000          vmovss xmm3, dword ptr [rip + 0000c841]
    6bf  62e2050964db              vpblendmd xmm19{k1}, xmm15, xmm3                     ; where float32
    6c5  62b17e085cc3              vsubss xmm0, xmm0, xmm19                             ; sub float32
    6cb  4181e3000080ff            and r11d, -8388608                                   ; and int32
    6d2  452bd3                    sub r10d, r11d                                       ; sub int32
    6d5  62c17d086eda              vmovd xmm19, r10d                                    ; bitcast float32
    6db  62c166005cdd              vsubss xmm19, xmm19, xmm13                           ; sub float32
    6e1  62617e08102d11010000      vmovss xmm29, dword ptr [rip + ce37f6bd]             ; mulacc float32
    6eb  62626500a92d0b010000      vfmadd213ss xmm29, xmm19, dword ptr [rip + 5b74413e]
    6f5  62626500a92d05010000      vfmadd213ss xmm29, xmm19, dword ptr [rip + 4c3b40be] ; mulacc float32
    6ff  62626500a92dff000000      vfmadd213ss xmm29, xmm19, dword ptr [rip + 79b2503e] ; mulacc float32
    709  62626500a92df9000000      vfmadd213ss xmm29, xmm19, dword ptr [rip + 3ebb75be] ; mulacc float32
    713  62626500a92df3000000      vfmadd213ss xmm29, xmm19, dword ptr [rip + 39c8933e] ; mulacc float32
    71d  62626500a92ded000000      vfmadd213ss xmm29, xmm19, dword ptr [rip + 5dabb8be] ; mulacc float32
    727  62626500a92de7000000      vfmadd213ss xmm29, xmm19, dword ptr [rip + 0838f63e] ; mulacc float32
    731  62626500a92de1000000      vfmadd213ss xmm29, xmm19, dword ptr [rip + 3baa38bf] ; mulacc float32
    73b  62626500a92ddb000000      vfmadd213ss xmm29, xmm19, dword ptr [rip + eda8e23e] ; mulacc float32
    745  6201660059ed              vmulss xmm29, xmm19, xmm29                           ; mul float32
    74b  6281660058dd              vaddss xmm19, xmm19, xmm29                           ; add float32
    751  62b17e0858c3              vaddss xmm0, xmm0, xmm19                             ; add float32
    757  c4c17892c8                kmovw k1, r8d                                        ; where float32
    75c  62f27d0164c0              vpblendmd xmm0{k1}, xmm16, xmm0
    762  62d17608c2cf00            vcmpss k1, xmm1, xmm15, 0                            ; cmpeq bool
    769  c57893c1                  kmovw r8d, k1
    76d  c4c17892c8                kmovw k1, r8d                                        ; where float32
    772  c5fa100daa000000          vmovss xmm1, dword ptr [rip + 0000c07f]
    77a  c5fa101d42000000          vmovss xmm3, dword ptr [rip + 000080ff]
    782  62f2750964cb              vpblendmd xmm1{k1}, xmm1, xmm3                       ; where float32
    788  c5f892cf                  kmovw k1, edi                                        ; where float32
    78c  62f2750964c0              vpblendmd xmm0{k1}, xmm1, xmm0
    792  c5fa100d8e000000          vmovss xmm1, dword ptr [rip + 1872313f]
    79a  62b27508a9c1              vfmadd213ss xmm0, xmm1, xmm17                        ; mulacc float32
    7a0  c5fa1104b2                vmovss dword ptr [rdx + rsi*4], xmm0                 ; store void
    7a5  4881c100010000            add rcx, 256                                         ; end void
    7ac  83c601                    add esi, 1
    7af  83fe08                    cmp esi, 8
    7b2  0f8c68f9ffff              jl loop_120
done_7b8:
    7b8  c5f877                    vzeroupper                                           ; sink void
    7bb  8fc3                      pop rbx
    7bd  c3                        ret                                                  ; sink void
