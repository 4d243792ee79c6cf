logsumexp:
      0  fff3                      push rbx
      2  b800000000                mov eax, 0
      7  62f27d48581557080000      vpbroadcastd zmm2, dword ptr [rip + 3baab83f]
     11  62f27d48581d51080000      vpbroadcastd zmm3, dword ptr [rip + 7e226239]
     1b  62f27d4858254b080000      vpbroadcastd zmm4, dword ptr [rip + ac9ba33a]
     25  62f27d48582d45080000      vpbroadcastd zmm5, dword ptr [rip + c07e1e3c]
     2f  62f27d4858353f080000      vpbroadcastd zmm6, dword ptr [rip + 7b45633d]
     39  62f27d48583d39080000      vpbroadcastd zmm7, dword ptr [rip + 9dfe753e]
     43  62727d48580533080000      vpbroadcastd zmm8, dword ptr [rip + 1672313f]
     4d  62727d48580d2d080000      vpbroadcastd zmm9, dword ptr [rip + 0000803f]
     57  62727d48581527080000      vpbroadcastd zmm10, dword ptr [rip + 000016c3]
     61  62e27d28581519080000      vpbroadcastd ymm18, dword ptr [rip + 0000803f]
     6b  62e27d085825f3070000      vpbroadcastd xmm20, dword ptr [rip + 3baab83f]
     75  62e27d08582ded070000      vpbroadcastd xmm21, dword ptr [rip + 7e226239]
     7f  62e27d085835e7070000      vpbroadcastd xmm22, dword ptr [rip + ac9ba33a]
     89  62e27d08583de1070000      vpbroadcastd xmm23, dword ptr [rip + c07e1e3c]
     93  62627d085805db070000      vpbroadcastd xmm24, dword ptr [rip + 7b45633d]
     9d  62627d08580dd5070000      vpbroadcastd xmm25, dword ptr [rip + 9dfe753e]
     a7  62627d085815cf070000      vpbroadcastd xmm26, dword ptr [rip + 1672313f]
     b1  62627d08581dc9070000      vpbroadcastd xmm27, dword ptr [rip + 0000803f]
     bb  62627d085825c3070000      vpbroadcastd xmm28, dword ptr [rip + 000016c3]
     c5  c57a101daf070000          vmovss xmm11, dword ptr [rip + 9dfe753e]
     cd  c57a1025ab070000          vmovss xmm12, dword ptr [rip + 1672313f]
     d5  c57a102da7070000          vmovss xmm13, dword ptr [rip + 0000803f]
     dd  c57a1035a3070000          vmovss xmm14, dword ptr [rip + 000016c3]
     e5  c57a103d73070000          vmovss xmm15, dword ptr [rip + 00000000]
     ed  62e17e08100595070000      vmovss xmm16, dword ptr [rip + 0000807f]
     f7  488b17                    mov rdx, qword ptr [rdi]
     fa  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 8>
     fe  be00000000                mov esi, 0                                           ; range int32
loop_120:
    120  62e27d48580d36070000      vpbroadcastd zmm17, dword ptr [rip + 00000000]       ; range int32
    12a  62e27d48581d30070000      vpbroadcastd zmm19, dword ptr [rip + 000080ff]
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
    258  62e16420591d1e050000      vmulps ymm19, ymm19, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    262  62237d2856f301            vreduceps ymm30, ymm19, 1                            ; exp2 float32x8
    269  62627d28583df9050000      vpbroadcastd ymm31, dword ptr [rip + 7e226239]
    273  62620d20a83d23050000      vfmadd213ps ymm31, ymm30, ymmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33a]
    27d  62620d20a83d39050000      vfmadd213ps ymm31, ymm30, ymmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3c]
    287  62620d20a83d4f050000      vfmadd213ps ymm31, ymm30, ymmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d]
    291  62620d20a83d65050000      vfmadd213ps ymm31, ymm30, ymmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e]
    29b  62620d20a83d7b050000      vfmadd213ps ymm31, ymm30, ymmword ptr [rip + 1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f]
    2a5  62220d20a8fa              vfmadd213ps ymm31, ymm30, ymm18
    2ab  62f16420c2158a05000005    vcmpps k2, ymm19, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 5
    2b6  62a205a22cdb              vscalefps ymm19{k2}{z}, ymm31, ymm19
    2bc  62a2652164da              vpblendmd ymm19{k1}, ymm19, ymm18                    ; where float32x8
    2c2  6283fd481bce01            vextractf64x4 ymm30, zmm17, 1                        ; gep float32x8
    2c9  62917c28c2cd00            vcmpps k1, ymm0, ymm29, 0                            ; cmpeq boolx8
    2d0  62917c285cc5              vsubps ymm0, ymm0, ymm29                             ; sub float32x8
    2d6  c5fc5905a2040000          vmulps ymm0, ymm0, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    2de  62637d2856f801            vreduceps ymm31, ymm0, 1                             ; exp2 float32x8
    2e5  c4e27d580d7e050000        vpbroadcastd ymm1, dword ptr [rip + 7e226239]
    2ee  62f20520a80da8040000      vfmadd213ps ymm1, ymm31, ymmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33a]
    2f8  62f20520a80dbe040000      vfmadd213ps ymm1, ymm31, ymmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3c]
    302  62f20520a80dd4040000      vfmadd213ps ymm1, ymm31, ymmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d]
    30c  62f20520a80dea040000      vfmadd213ps ymm1, ymm31, ymmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e]
    316  62f20520a80d00050000      vfmadd213ps ymm1, ymm31, ymmword ptr [rip + 1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f]
    320  62b20520a8ca              vfmadd213ps ymm1, ymm31, ymm18
    326  62f17c28c2150f05000005    vcmpps k2, ymm0, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 5
    331  62f275aa2cc0              vscalefps ymm0{k2}{z}, ymm1, ymm0
    337  62b27d2964c2              vpblendmd ymm0{k1}, ymm0, ymm18                      ; where float32x8
    33d  62f10c2059c0              vmulps ymm0, ymm30, ymm0                             ; mul float32x8
    343  62b27520b8c3              vfmadd231ps ymm0, ymm17, ymm19                       ; mulacc float32x8
    349  62637d2819e901            vextractf32x4 xmm1, ymm29, 1                         ; gep float32x4
    350  62e114005fc9              vmaxps xmm17, xmm29, xmm1                            ; max float32x4
    356  62911400c2cd03            vcmpps k1, xmm29, xmm29, 3
    35d  6282750164cd              vpblendmd xmm17{k1}, xmm17, xmm29
    363  62b11400c2c900            vcmpps k1, xmm29, xmm17, 0                           ; cmpeq boolx4
    36a  62a114005cd9              vsubps xmm19, xmm29, xmm17                           ; sub float32x4
    370  62a1640059dc              vmulps xmm19, xmm19, xmm20                           ; mul float32x4
    376  62237d0856eb01            vreduceps xmm29, xmm19, 1                            ; exp2 float32x4
    37d  62627d085835e5040000      vpbroadcastd xmm30, dword ptr [rip + 7e226239]
    387  62221500a8f6              vfmadd213ps xmm30, xmm29, xmm22
    38d  62221500a8f7              vfmadd213ps xmm30, xmm29, xmm23
    393  62021500a8f0              vfmadd213ps xmm30, xmm29, xmm24
    399  62021500a8f1              vfmadd213ps xmm30, xmm29, xmm25
    39f  62021500a8f2              vfmadd213ps xmm30, xmm29, xmm26
    3a5  62021500a8f3              vfmadd213ps xmm30, xmm29, xmm27
    3ab  62916400c2d405            vcmpps k2, xmm19, xmm28, 5
    3b2  62a20d822cdb              vscalefps xmm19{k2}{z}, xmm30, xmm19
    3b8  6282650164db              vpblendmd xmm19{k1}, xmm19, xmm27                    ; where float32x4
    3be  62937d2819c501            vextractf32x4 xmm29, ymm0, 1                         ; gep float32x4
    3c5  62b17408c2c900            vcmpps k1, xmm1, xmm17, 0                            ; cmpeq boolx4
    3cc  62b174085cc9              vsubps xmm1, xmm1, xmm17                             ; sub float32x4
    3d2  62b1740859cc              vmulps xmm1, xmm1, xmm20                             ; mul float32x4
    3d8  62637d0856f101            vreduceps xmm30, xmm1, 1                             ; exp2 float32x4
    3df  62627d08583d83040000      vpbroadcastd xmm31, dword ptr [rip + 7e226239]
    3e9  62220d00a8fe              vfmadd213ps xmm31, xmm30, xmm22
    3ef  62220d00a8ff              vfmadd213ps xmm31, xmm30, xmm23
    3f5  62020d00a8f8              vfmadd213ps xmm31, xmm30, xmm24
    3fb  62020d00a8f9              vfmadd213ps xmm31, xmm30, xmm25
    401  62020d00a8fa              vfmadd213ps xmm31, xmm30, xmm26
    407  62020d00a8fb              vfmadd213ps xmm31, xmm30, xmm27
    40d  62917408c2d405            vcmpps k2, xmm1, xmm28, 5
    414  62f205822cc9              vscalefps xmm1{k2}{z}, xmm31, xmm1
    41a  6292750964cb              vpblendmd xmm1{k1}, xmm1, xmm27                      ; where float32x4
    420  62f1140059c9              vmulps xmm1, xmm29, xmm1                             ; mul float32x4
    426  62b27d08b8cb              vfmadd231ps xmm1, xmm0, xmm19                        ; mulacc float32x4
    42c  62b1f50015c1              vunpckhpd xmm0, xmm17, xmm17                         ; gep float32x2
    432  62e174005fd8              vmaxps xmm19, xmm17, xmm0                            ; max float32x2
    438  62b17400c2c903            vcmpps k1, xmm17, xmm17, 3
    43f  62a2650164d9              vpblendmd xmm19{k1}, xmm19, xmm17
    445  62b17400c2cb00            vcmpps k1, xmm17, xmm19, 0                           ; cmpeq boolx2
    44c  62a174005ccb              vsubps xmm17, xmm17, xmm19                           ; sub float32x2
    452  62a1740059cc              vmulps xmm17, xmm17, xmm20                           ; mul float32x2
    458  62237d0856e901            vreduceps xmm29, xmm17, 1                            ; exp2 float32x2
    45f  62627d08583503040000      vpbroadcastd xmm30, dword ptr [rip + 7e226239]
    469  62221500a8f6              vfmadd213ps xmm30, xmm29, xmm22
    46f  62221500a8f7              vfmadd213ps xmm30, xmm29, xmm23
    475  62021500a8f0              vfmadd213ps xmm30, xmm29, xmm24
    47b  62021500a8f1              vfmadd213ps xmm30, xmm29, xmm25
    481  62021500a8f2              vfmadd213ps xmm30, xmm29, xmm26
    487  62021500a8f3              vfmadd213ps xmm30, xmm29, xmm27
    48d  62917400c2d405            vcmpps k2, xmm17, xmm28, 5
    494  62a20d822cc9              vscalefps xmm17{k2}{z}, xmm30, xmm17
    49a  6282750164cb              vpblendmd xmm17{k1}, xmm17, xmm27                    ; where float32x2
    4a0  6261f50815e9              vunpckhpd xmm29, xmm1, xmm1                          ; gep float32x2
    4a6  62b17c08c2cb00            vcmpps k1, xmm0, xmm19, 0                            ; cmpeq boolx2
    4ad  62b17c085cc3              vsubps xmm0, xmm0, xmm19                             ; sub float32x2
    4b3  62b17c0859c4              vmulps xmm0, xmm0, xmm20                             ; mul float32x2
    4b9  62637d0856f001            vreduceps xmm30, xmm0, 1                             ; exp2 float32x2
    4c0  62627d08583da2030000      vpbroadcastd xmm31, dword ptr [rip + 7e226239]
    4ca  62220d00a8fe              vfmadd213ps xmm31, xmm30, xmm22
    4d0  62220d00a8ff              vfmadd213ps xmm31, xmm30, xmm23
    4d6  62020d00a8f8              vfmadd213ps xmm31, xmm30, xmm24
    4dc  62020d00a8f9              vfmadd213ps xmm31, xmm30, xmm25
    4e2  62020d00a8fa              vfmadd213ps xmm31, xmm30, xmm26
    4e8  62020d00a8fb              vfmadd213ps xmm31, xmm30, xmm27
    4ee  62917c08c2d405            vcmpps k2, xmm0, xmm28, 5
    4f5  62f205822cc0              vscalefps xmm0{k2}{z}, xmm31, xmm0
    4fb  62927d0964c3              vpblendmd xmm0{k1}, xmm0, xmm27                      ; where float32x2
    501  62f1140059c0              vmulps xmm0, xmm29, xmm0                             ; mul float32x2
    507  62b27508b8c1              vfmadd231ps xmm0, xmm1, xmm17                        ; mulacc float32x2
    50d  62b1750873db04            vpsrldq xmm1, xmm19, 4                               ; gep float32
    514  62e166005fc9              vmaxss xmm17, xmm19, xmm1                            ; max float32
    51a  62b16600c2cb03            vcmpss k1, xmm19, xmm19, 3
    521  62a2750164cb              vpblendmd xmm17{k1}, xmm17, xmm19
    527  62b16600c2c900            vcmpss k1, xmm19, xmm17, 0                           ; cmpeq bool
    52e  c5f893f9                  kmovw edi, k1
    532  62a166005cd9              vsubss xmm19, xmm19, xmm17                           ; sub float32
    538  62e16600591d26030000      vmulss xmm19, xmm19, dword ptr [rip + 3baab83f]      ; mul float32
    542  62237d0856eb01            vreduceps xmm29, xmm19, 1                            ; exp2 float32
    549  62617e08103519030000      vmovss xmm30, dword ptr [rip + 7e226239]
    553  62621500a93513030000      vfmadd213ss xmm30, xmm29, dword ptr [rip + ac9ba33a]
    55d  62621500a9350d030000      vfmadd213ss xmm30, xmm29, dword ptr [rip + c07e1e3c]
    567  62621500a93507030000      vfmadd213ss xmm30, xmm29, dword ptr [rip + 7b45633d]
    571  62421500a9f3              vfmadd213ss xmm30, xmm29, xmm11
    577  62421500a9f4              vfmadd213ss xmm30, xmm29, xmm12
    57d  62421500a9f5              vfmadd213ss xmm30, xmm29, xmm13
    583  62d16600c2ce05            vcmpss k1, xmm19, xmm14, 5
    58a  62a20d812cdb              vscalefps xmm19{k1}{z}, xmm30, xmm19
    590  c5f892cf                  kmovw k1, edi                                        ; where float32
    594  62c2650164dd              vpblendmd xmm19{k1}, xmm19, xmm13
    59a  62f1150073d804            vpsrldq xmm29, xmm0, 4                               ; gep float32
    5a1  62b17608c2c900            vcmpss k1, xmm1, xmm17, 0                            ; cmpeq bool
    5a8  c5f893f9                  kmovw edi, k1
    5ac  62b176085cc9              vsubss xmm1, xmm1, xmm17                             ; sub float32
    5b2  c5f2590dae020000          vmulss xmm1, xmm1, dword ptr [rip + 3baab83f]        ; mul float32
    5ba  62637d0856f101            vreduceps xmm30, xmm1, 1                             ; exp2 float32
    5c1  62617e08103da1020000      vmovss xmm31, dword ptr [rip + 7e226239]
    5cb  62620d00a93d9b020000      vfmadd213ss xmm31, xmm30, dword ptr [rip + ac9ba33a]
    5d5  62620d00a93d95020000      vfmadd213ss xmm31, xmm30, dword ptr [rip + c07e1e3c]
    5df  62620d00a93d8f020000      vfmadd213ss xmm31, xmm30, dword ptr [rip + 7b45633d]
    5e9  62420d00a9fb              vfmadd213ss xmm31, xmm30, xmm11
    5ef  62420d00a9fc              vfmadd213ss xmm31, xmm30, xmm12
    5f5  62420d00a9fd              vfmadd213ss xmm31, xmm30, xmm13
    5fb  62d17608c2ce05            vcmpss k1, xmm1, xmm14, 5
    602  62f205812cc9              vscalefps xmm1{k1}{z}, xmm31, xmm1
    608  c5f892cf                  kmovw k1, edi                                        ; where float32
    60c  62d2750964cd              vpblendmd xmm1{k1}, xmm1, xmm13
    612  62f1160059c9              vmulss xmm1, xmm29, xmm1                             ; mul float32
    618  62b27d08b9cb              vfmadd231ss xmm1, xmm0, xmm19                        ; mulacc float32
    61e  62f10608c2c901            vcmpss k1, xmm15, xmm1, 1                            ; cmplt bool
    625  c5f893f9                  kmovw edi, k1
    629  62b17608c2c801            vcmpss k1, xmm1, xmm16, 1                            ; cmplt bool
    630  c57893c1                  kmovw r8d, k1
    634  62f17608c20d5102000001    vcmpss k1, xmm1, dword ptr [rip + 00008000], 1       ; cmplt bool
    63f  c57893c9                  kmovw r9d, k1
    643  c5f2590549020000          vmulss xmm0, xmm1, dword ptr [rip + 0000004c]        ; mul float32
    64b  c4c17892c9                kmovw k1, r9d                                        ; where float32
    650  62f2750964c0              vpblendmd xmm0{k1}, xmm1, xmm0
    656  c4c1797ec2                vmovd r10d, xmm0                                     ; bitcast int32
    65b  458d9a0dfbcac0            lea r11d, [r10 - 1060439283]                         ; add int32
    662  498bdb                    mov rbx, r11                                         ; shr int32
    665  c1fb17                    sar ebx, 23
    668  c5822ac3                  vcvtsi2ss xmm0, xmm15, ebx                           ; cast float32
    66c  c4c17892c9                kmovw k1, r9d                                        ; where float32
    671  c5fa101d1f020000          vmovss xmm3, dword ptr [rip + 0000c841]
    679  62e2050964db              vpblendmd xmm19{k1}, xmm15, xmm3                     ; where float32
    67f  62b17e085cc3              vsubss xmm0, xmm0, xmm19                             ; sub float32
    685  4181e3000080ff            and r11d, -8388608                                   ; and int32
    68c  452bd3                    sub r10d, r11d                                       ; sub int32
    68f  62c17d086eda              vmovd xmm19, r10d                                    ; bitcast float32
    695  62c166005cdd              vsubss xmm19, xmm19, xmm13                           ; sub float32
    69b  62617e08102df7010000      vmovss xmm29, dword ptr [rip + ce37f6bd]             ; mulacc float32
    6a5  62626500a92df1010000      vfmadd213ss xmm29, xmm19, dword ptr [rip + 5b74413e]
    6af  62626500a92deb010000      vfmadd213ss xmm29, xmm19, dword ptr [rip + 4c3b40be] ; mulacc float32
    6b9  62626500a92de5010000      vfmadd213ss xmm29, xmm19, dword ptr [rip + 79b2503e] ; mulacc float32
    6c3  62626500a92ddf010000      vfmadd213ss xmm29, xmm19, dword ptr [rip + 3ebb75be] ; mulacc float32
    6cd  62626500a92dd9010000      vfmadd213ss xmm29, xmm19, dword ptr [rip + 39c8933e] ; mulacc float32
    6d7  62626500a92dd3010000      vfmadd213ss xmm29, xmm19, dword ptr [rip + 5dabb8be] ; mulacc float32
    6e1  62626500a92dcd010000      vfmadd213ss xmm29, xmm19, dword ptr [rip + 0838f63e] ; mulacc float32
    6eb  62626500a92dc7010000      vfmadd213ss xmm29, xmm19, dword ptr [rip + 3baa38bf] ; mulacc float32
    6f5  62626500a92dc1010000      vfmadd213ss xmm29, xmm19, dword ptr [rip + eda8e23e] ; mulacc float32
    6ff  6201660059ed              vmulss xmm29, xmm19, xmm29                           ; mul float32
    705  6281660058dd              vaddss xmm19, xmm19, xmm29                           ; add float32
    70b  62b17e0858c3              vaddss xmm0, xmm0, xmm19                             ; add float32
    711  c4c17892c8                kmovw k1, r8d                                        ; where float32
    716  62f27d0164c0              vpblendmd xmm0{k1}, xmm16, xmm0
    71c  62d17608c2cf00            vcmpss k1, xmm1, xmm15, 0                            ; cmpeq bool
    723  c57893c1                  kmovw r8d, k1
    727  c4c17892c8                kmovw k1, r8d                                        ; where float32
    72c  c5fa100d90010000          vmovss xmm1, dword ptr [rip + 0000c07f]
    734  c5fa101d28010000          vmovss xmm3, dword ptr [rip + 000080ff]
    73c  62f2750964cb              vpblendmd xmm1{k1}, xmm1, xmm3                       ; where float32
    742  c5f892cf                  kmovw k1, edi                                        ; where float32
    746  62f2750964c0              vpblendmd xmm0{k1}, xmm1, xmm0
    74c  c5fa100d74010000          vmovss xmm1, dword ptr [rip + 1872313f]
    754  62b27508a9c1              vfmadd213ss xmm0, xmm1, xmm17                        ; mulacc float32
    75a  c5fa1104b2                vmovss dword ptr [rdx + rsi*4], xmm0                 ; store void
    75f  4881c100010000            add rcx, 256                                         ; end void
    766  83c601                    add esi, 1
    769  83fe08                    cmp esi, 8
    76c  0f8caef9ffff              jl loop_120
done_772:
    772  c5f877                    vzeroupper                                           ; sink void
    775  8fc3                      pop rbx
    777  c3                        ret                                                  ; sink void
