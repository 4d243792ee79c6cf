gemm:
      0  62f27d485805ce0b0000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
      a  b800000000                mov eax, 0
      f  488b0f                    mov rcx, qword ptr [rdi]
     12  4c8b4708                  mov r8, qword ptr [rdi + 8]                          ; define_global ptr<float16, global, 1024>
     16  488b7f10                  mov rdi, qword ptr [rdi + 16]                        ; define_global ptr<float16, global, 1024>
     1a  4c8bce                    mov r9, rsi                                          ; range int32
     1d  3bf2                      cmp esi, edx
     1f  0f8dac0b0000              jge done_bd1
     25  48c1e609                  shl rsi, 9
     29  488d0c31                  lea rcx, [rcx + rsi*1]
     2d  498d3430                  lea rsi, [r8 + rsi*1]
loop_40:
     40  62f27d48580d8e0b0000      vpbroadcastd zmm1, dword ptr [rip + 00000000]        ; range int32
     4a  62f27d485815840b0000      vpbroadcastd zmm2, dword ptr [rip + 00000000]
     54  62f27d48581d7a0b0000      vpbroadcastd zmm3, dword ptr [rip + 00000000]
     5e  62f27d485825700b0000      vpbroadcastd zmm4, dword ptr [rip + 00000000]
     68  62f27d48582d660b0000      vpbroadcastd zmm5, dword ptr [rip + 00000000]
     72  62f27d4858355c0b0000      vpbroadcastd zmm6, dword ptr [rip + 00000000]
     7c  62f27d48583d520b0000      vpbroadcastd zmm7, dword ptr [rip + 00000000]
     86  62727d485805480b0000      vpbroadcastd zmm8, dword ptr [rip + 00000000]
     90  62727d48580d3e0b0000      vpbroadcastd zmm9, dword ptr [rip + 00000000]
     9a  62727d485815340b0000      vpbroadcastd zmm10, dword ptr [rip + 00000000]
     a4  62727d48581d2a0b0000      vpbroadcastd zmm11, dword ptr [rip + 00000000]
     ae  62727d485825200b0000      vpbroadcastd zmm12, dword ptr [rip + 00000000]
     b8  62727d48582d160b0000      vpbroadcastd zmm13, dword ptr [rip + 00000000]
     c2  62727d4858350c0b0000      vpbroadcastd zmm14, dword ptr [rip + 00000000]
     cc  62727d48583d020b0000      vpbroadcastd zmm15, dword ptr [rip + 00000000]
     d6  62e27d485805f80a0000      vpbroadcastd zmm16, dword ptr [rip + 00000000]
     e0  41b800000000              mov r8d, 0
     e6  4c8bd7                    mov r10, rdi
loop_100:
    100  460fb71cc6                movzx r11d, word ptr [rsi + r8*8]                    ; load float16
    105  62c17d086ecb              vmovd xmm17, r11d
    10b  62a27d0813c9              vcvtph2ps xmm17, xmm17                               ; cast float32
    111  62a27d4858c9              vpbroadcastd zmm17, xmm17                            ; vectorize float32x16
    117  62c27d481312              vcvtph2ps zmm18, ymmword ptr [r10]                   ; cast float32x16
    11d  62c27d48135a01            vcvtph2ps zmm19, ymmword ptr [r10 + 32]              ; cast float32x16
    124  62a1744059e2              vmulps zmm20, zmm17, zmm18                           ; mul float32x16
    12a  62a37d481de400            vcvtps2ph ymm20, zmm20, 0                            ; cast float16x16
    131  62a27d4813e4              vcvtph2ps zmm20, ymm20                               ; cast float32x16
    137  460fb75cc602              movzx r11d, word ptr [rsi + r8*8 + 2]                ; load float16
    13d  62c17d086eeb              vmovd xmm21, r11d
    143  62a27d0813ed              vcvtph2ps xmm21, xmm21                               ; cast float32
    149  62a27d4858ed              vpbroadcastd zmm21, xmm21                            ; vectorize float32x16
    14f  62c27d48137202            vcvtph2ps zmm22, ymmword ptr [r10 + 64]              ; cast float32x16
    156  62c27d48137a03            vcvtph2ps zmm23, ymmword ptr [r10 + 96]              ; cast float32x16
    15d  6221544059c6              vmulps zmm24, zmm21, zmm22                           ; mul float32x16
    163  62037d481dc000            vcvtps2ph ymm24, zmm24, 0                            ; cast float16x16
    16a  62027d4813c0              vcvtph2ps zmm24, ymm24                               ; cast float32x16
    170  62815c4058e0              vaddps zmm20, zmm20, zmm24                           ; add float32x16
    176  460fb75cc604              movzx r11d, word ptr [rsi + r8*8 + 4]                ; load float16
    17c  62417d086ec3              vmovd xmm24, r11d
    182  62027d0813c0              vcvtph2ps xmm24, xmm24                               ; cast float32
    188  62027d4858c0              vpbroadcastd zmm24, xmm24                            ; vectorize float32x16
    18e  62427d48134a04            vcvtph2ps zmm25, ymmword ptr [r10 + 128]             ; cast float32x16
    195  62427d48135205            vcvtph2ps zmm26, ymmword ptr [r10 + 160]             ; cast float32x16
    19c  62013c4059d9              vmulps zmm27, zmm24, zmm25                           ; mul float32x16
    1a2  62037d481ddb00            vcvtps2ph ymm27, zmm27, 0                            ; cast float16x16
    1a9  62027d4813db              vcvtph2ps zmm27, ymm27                               ; cast float32x16
    1af  460fb75cc606              movzx r11d, word ptr [rsi + r8*8 + 6]                ; load float16
    1b5  62417d086ee3              vmovd xmm28, r11d
    1bb  62027d0813e4              vcvtph2ps xmm28, xmm28                               ; cast float32
    1c1  62027d4858e4              vpbroadcastd zmm28, xmm28                            ; vectorize float32x16
    1c7  62427d48136a06            vcvtph2ps zmm29, ymmword ptr [r10 + 192]             ; cast float32x16
    1ce  62427d48137207            vcvtph2ps zmm30, ymmword ptr [r10 + 224]             ; cast float32x16
    1d5  62011c4059fd              vmulps zmm31, zmm28, zmm29                           ; mul float32x16
    1db  62037d481dff00            vcvtps2ph ymm31, zmm31, 0                            ; cast float16x16
    1e2  62027d4813ff              vcvtph2ps zmm31, ymm31                               ; cast float32x16
    1e8  6201244058df              vaddps zmm27, zmm27, zmm31                           ; add float32x16
    1ee  62815c4058e3              vaddps zmm20, zmm20, zmm27                           ; add float32x16
    1f4  62b1744858cc              vaddps zmm1, zmm1, zmm20                             ; add float32x16
    1fa  62a1744059cb              vmulps zmm17, zmm17, zmm19                           ; mul float32x16
    200  62a37d481dc900            vcvtps2ph ymm17, zmm17, 0                            ; cast float16x16
    207  62a27d4813c9              vcvtph2ps zmm17, ymm17                               ; cast float32x16
    20d  62a1544059e7              vmulps zmm20, zmm21, zmm23                           ; mul float32x16
    213  62a37d481de400            vcvtps2ph ymm20, zmm20, 0                            ; cast float16x16
    21a  62a27d4813e4              vcvtph2ps zmm20, ymm20                               ; cast float32x16
    220  62a1744058cc              vaddps zmm17, zmm17, zmm20                           ; add float32x16
    226  62813c4059e2              vmulps zmm20, zmm24, zmm26                           ; mul float32x16
    22c  62a37d481de400            vcvtps2ph ymm20, zmm20, 0                            ; cast float16x16
    233  62a27d4813e4              vcvtph2ps zmm20, ymm20                               ; cast float32x16
    239  62811c4059ee              vmulps zmm21, zmm28, zmm30                           ; mul float32x16
    23f  62a37d481ded00            vcvtps2ph ymm21, zmm21, 0                            ; cast float16x16
    246  62a27d4813ed              vcvtph2ps zmm21, ymm21                               ; cast float32x16
    24c  62a15c4058e5              vaddps zmm20, zmm20, zmm21                           ; add float32x16
    252  62a1744058cc              vaddps zmm17, zmm17, zmm20                           ; add float32x16
    258  62b16c4858d1              vaddps zmm2, zmm2, zmm17                             ; add float32x16
    25e  460fb75cc640              movzx r11d, word ptr [rsi + r8*8 + 64]               ; load float16
    264  62c17d086ecb              vmovd xmm17, r11d
    26a  62a27d0813c9              vcvtph2ps xmm17, xmm17                               ; cast float32
    270  62a27d4858c9              vpbroadcastd zmm17, xmm17                            ; vectorize float32x16
    276  62a1744059e2              vmulps zmm20, zmm17, zmm18                           ; mul float32x16
    27c  62a37d481de400            vcvtps2ph ymm20, zmm20, 0                            ; cast float16x16
    283  62a27d4813e4              vcvtph2ps zmm20, ymm20                               ; cast float32x16
    289  460fb75cc642              movzx r11d, word ptr [rsi + r8*8 + 66]               ; load float16
    28f  62c17d086eeb              vmovd xmm21, r11d
    295  62a27d0813ed              vcvtph2ps xmm21, xmm21                               ; cast float32
    29b  62a27d4858ed              vpbroadcastd zmm21, xmm21                            ; vectorize float32x16
    2a1  6221544059c6              vmulps zmm24, zmm21, zmm22                           ; mul float32x16
    2a7  62037d481dc000            vcvtps2ph ymm24, zmm24, 0                            ; cast float16x16
    2ae  62027d4813c0              vcvtph2ps zmm24, ymm24                               ; cast float32x16
    2b4  62815c4058e0              vaddps zmm20, zmm20, zmm24                           ; add float32x16
    2ba  460fb75cc644              movzx r11d, word ptr [rsi + r8*8 + 68]               ; load float16
    2c0  62417d086ec3              vmovd xmm24, r11d
    2c6  62027d0813c0              vcvtph2ps xmm24, xmm24                               ; cast float32
    2cc  62027d4858c0              vpbroadcastd zmm24, xmm24                            ; vectorize float32x16
    2d2  62013c4059d9              vmulps zmm27, zmm24, zmm25                           ; mul float32x16
    2d8  62037d481ddb00            vcvtps2ph ymm27, zmm27, 0                            ; cast float16x16
    2df  62027d4813db              vcvtph2ps zmm27, ymm27                               ; cast float32x16
    2e5  460fb75cc646              movzx r11d, word ptr [rsi + r8*8 + 70]               ; load float16
    2eb  62417d086ee3              vmovd xmm28, r11d
    2f1  62027d0813e4              vcvtph2ps xmm28, xmm28                               ; cast float32
    2f7  62027d4858e4              vpbroadcastd zmm28, xmm28                            ; vectorize float32x16
    2fd  62011c4059fd              vmulps zmm31, zmm28, zmm29                           ; mul float32x16
    303  62037d481dff00            vcvtps2ph ymm31, zmm31, 0                            ; cast float16x16
    30a  62027d4813ff              vcvtph2ps zmm31, ymm31                               ; cast float32x16
    310  6201244058df              vaddps zmm27, zmm27, zmm31                           ; add float32x16
    316  62815c4058e3              vaddps zmm20, zmm20, zmm27                           ; add float32x16
    31c  62b1644858dc              vaddps zmm3, zmm3, zmm20                             ; add float32x16
    322  62a1744059cb              vmulps zmm17, zmm17, zmm19                           ; mul float32x16
    328  62a37d481dc900            vcvtps2ph ymm17, zmm17, 0                            ; cast float16x16
    32f  62a27d4813c9              vcvtph2ps zmm17, ymm17                               ; cast float32x16
    335  62a1544059e7              vmulps zmm20, zmm21, zmm23                           ; mul float32x16
    33b  62a37d481de400            vcvtps2ph ymm20, zmm20, 0                            ; cast float16x16
    342  62a27d4813e4              vcvtph2ps zmm20, ymm20                               ; cast float32x16
    348  62a1744058cc              vaddps zmm17, zmm17, zmm20                           ; add float32x16
    34e  62813c4059e2              vmulps zmm20, zmm24, zmm26                           ; mul float32x16
    354  62a37d481de400            vcvtps2ph ymm20, zmm20, 0                            ; cast float16x16
    35b  62a27d4813e4              vcvtph2ps zmm20, ymm20                               ; cast float32x16
    361  62811c4059ee              vmulps zmm21, zmm28, zmm30                           ; mul float32x16
    367  62a37d481ded00            vcvtps2ph ymm21, zmm21, 0                            ; cast float16x16
    36e  62a27d4813ed              vcvtph2ps zmm21, ymm21                               ; cast float32x16
    374  62a15c4058e5              vaddps zmm20, zmm20, zmm21                           ; add float32x16
    37a  62a1744058cc              vaddps zmm17, zmm17, zmm20                           ; add float32x16
    380  62b15c4858e1              vaddps zmm4, zmm4, zmm17                             ; add float32x16
    386  460fb79cc680000000        movzx r11d, word ptr [rsi + r8*8 + 128]              ; load float16
    38f  62c17d086ecb              vmovd xmm17, r11d
    395  62a27d0813c9              vcvtph2ps xmm17, xmm17                               ; cast float32
    39b  62a27d4858c9              vpbroadcastd zmm17, xmm17                            ; vectorize float32x16
    3a1  62a1744059e2              vmulps zmm20, zmm17, zmm18                           ; mul float32x16
    3a7  62a37d481de400            vcvtps2ph ymm20, zmm20, 0                            ; cast float16x16
    3ae  62a27d4813e4              vcvtph2ps zmm20, ymm20                               ; cast float32x16
    3b4  460fb79cc682000000        movzx r11d, word ptr [rsi + r8*8 + 130]              ; load float16
    3bd  62c17d086eeb              vmovd xmm21, r11d
    3c3  62a27d0813ed              vcvtph2ps xmm21, xmm21                               ; cast float32
    3c9  62a27d4858ed              vpbroadcastd zmm21, xmm21                            ; vectorize float32x16
    3cf  6221544059c6              vmulps zmm24, zmm21, zmm22                           ; mul float32x16
    3d5  62037d481dc000            vcvtps2ph ymm24, zmm24, 0                            ; cast float16x16
    3dc  62027d4813c0              vcvtph2ps zmm24, ymm24                               ; cast float32x16
    3e2  62815c4058e0              vaddps zmm20, zmm20, zmm24                           ; add float32x16
    3e8  460fb79cc684000000        movzx r11d, word ptr [rsi + r8*8 + 132]              ; load float16
    3f1  62417d086ec3              vmovd xmm24, r11d
    3f7  62027d0813c0              vcvtph2ps xmm24, xmm24                               ; cast float32
    3fd  62027d4858c0              vpbroadcastd zmm24, xmm24                            ; vectorize float32x16
    403  62013c4059d9              vmulps zmm27, zmm24, zmm25                           ; mul float32x16
    409  62037d481ddb00            vcvtps2ph ymm27, zmm27, 0                            ; cast float16x16
    410  62027d4813db              vcvtph2ps zmm27, ymm27                               ; cast float32x16
    416  460fb79cc686000000        movzx r11d, word ptr [rsi + r8*8 + 134]              ; load float16
    41f  62417d086ee3              vmovd xmm28, r11d
    425  62027d0813e4              vcvtph2ps xmm28, xmm28                               ; cast float32
    42b  62027d4858e4              vpbroadcastd zmm28, xmm28                            ; vectorize float32x16
    431  62011c4059fd              vmulps zmm31, zmm28, zmm29                           ; mul float32x16
    437  62037d481dff00            vcvtps2ph ymm31, zmm31, 0                            ; cast float16x16
    43e  62027d4813ff              vcvtph2ps zmm31, ymm31                               ; cast float32x16
    444  6201244058df              vaddps zmm27, zmm27, zmm31                           ; add float32x16
    44a  62815c4058e3              vaddps zmm20, zmm20, zmm27                           ; add float32x16
    450  62b1544858ec              vaddps zmm5, zmm5, zmm20                             ; add float32x16
    456  62a1744059cb              vmulps zmm17, zmm17, zmm19                           ; mul float32x16
    45c  62a37d481dc900            vcvtps2ph ymm17, zmm17, 0                            ; cast float16x16
    463  62a27d4813c9              vcvtph2ps zmm17, ymm17                               ; cast float32x16
    469  62a1544059e7              vmulps zmm20, zmm21, zmm23                           ; mul float32x16
    46f  62a37d481de400            vcvtps2ph ymm20, zmm20, 0                            ; cast float16x16
    476  62a27d4813e4              vcvtph2ps zmm20, ymm20                               ; cast float32x16
    47c  62a1744058cc              vaddps zmm17, zmm17, zmm20                           ; add float32x16
    482  62813c4059e2              vmulps zmm20, zmm24, zmm26                           ; mul float32x16
    488  62a37d481de400            vcvtps2ph ymm20, zmm20, 0                            ; cast float16x16
    48f  62a27d4813e4              vcvtph2ps zmm20, ymm20                               ; cast float32x16
    495  62811c4059ee              vmulps zmm21, zmm28, zmm30                           ; mul float32x16
    49b  62a37d481ded00            vcvtps2ph ymm21, zmm21, 0                            ; cast float16x16
    4a2  62a27d4813ed              vcvtph2ps zmm21, ymm21                               ; cast float32x16
    4a8  62a15c4058e5              vaddps zmm20, zmm20, zmm21                           ; add float32x16
    4ae  62a1744058cc              vaddps zmm17, zmm17, zmm20                           ; add float32x16
    4b4  62b14c4858f1              vaddps zmm6, zmm6, zmm17                             ; add float32x16
    4ba  460fb79cc6c0000000        movzx r11d, word ptr [rsi + r8*8 + 192]              ; load float16
    4c3  62c17d086ecb              vmovd xmm17, r11d
    4c9  62a27d0813c9              vcvtph2ps xmm17, xmm17                               ; cast float32
    4cf  62a27d4858c9              vpbroadcastd zmm17, xmm17                            ; vectorize float32x16
    4d5  62a1744059e2              vmulps zmm20, zmm17, zmm18                           ; mul float32x16
    4db  62a37d481de400            vcvtps2ph ymm20, zmm20, 0                            ; cast float16x16
    4e2  62a27d4813e4              vcvtph2ps zmm20, ymm20                               ; cast float32x16
    4e8  460fb79cc6c2000000        movzx r11d, word ptr [rsi + r8*8 + 194]              ; load float16
    4f1  62c17d086eeb              vmovd xmm21, r11d
    4f7  62a27d0813ed              vcvtph2ps xmm21, xmm21                               ; cast float32
    4fd  62a27d4858ed              vpbroadcastd zmm21, xmm21                            ; vectorize float32x16
    503  6221544059c6              vmulps zmm24, zmm21, zmm22                           ; mul float32x16
    509  62037d481dc000            vcvtps2ph ymm24, zmm24, 0                            ; cast float16x16
    510  62027d4813c0              vcvtph2ps zmm24, ymm24                               ; cast float32x16
    516  62815c4058e0              vaddps zmm20, zmm20, zmm24                           ; add float32x16
    51c  460fb79cc6c4000000        movzx r11d, word ptr [rsi + r8*8 + 196]              ; load float16
    525  62417d086ec3              vmovd xmm24, r11d
    52b  62027d0813c0              vcvtph2ps xmm24, xmm24                               ; cast float32
    531  62027d4858c0              vpbroadcastd zmm24, xmm24                            ; vectorize float32x16
    537  62013c4059d9              vmulps zmm27, zmm24, zmm25                           ; mul float32x16
    53d  62037d481ddb00            vcvtps2ph ymm27, zmm27, 0                            ; cast float16x16
    544  62027d4813db              vcvtph2ps zmm27, ymm27                               ; cast float32x16
    54a  460fb79cc6c6000000        movzx r11d, word ptr [rsi + r8*8 + 198]              ; load float16
    553  62417d086ee3              vmovd xmm28, r11d
    559  62027d0813e4              vcvtph2ps xmm28, xmm28                               ; cast float32
    55f  62027d4858e4              vpbroadcastd zmm28, xmm28                            ; vectorize float32x16
    565  62011c4059fd              vmulps zmm31, zmm28, zmm29                           ; mul float32x16
    56b  62037d481dff00            vcvtps2ph ymm31, zmm31, 0                            ; cast float16x16
    572  62027d4813ff              vcvtph2ps zmm31, ymm31                               ; cast float32x16
    578  6201244058df              vaddps zmm27, zmm27, zmm31                           ; add float32x16
    57e  62815c4058e3              vaddps zmm20, zmm20, zmm27                           ; add float32x16
    584  62b1444858fc              vaddps zmm7, zmm7, zmm20                             ; add float32x16
    58a  62a1744059cb              vmulps zmm17, zmm17, zmm19                           ; mul float32x16
    590  62a37d481dc900            vcvtps2ph ymm17, zmm17, 0                            ; cast float16x16
    597  62a27d4813c9              vcvtph2ps zmm17, ymm17                               ; cast float32x16
    59d  62a1544059e7              vmulps zmm20, zmm21, zmm23                           ; mul float32x16
    5a3  62a37d481de400            vcvtps2ph ymm20, zmm20, 0                            ; cast float16x16
    5aa  62a27d4813e4              vcvtph2ps zmm20, ymm20                               ; cast float32x16
    5b0  62a1744058cc              vaddps zmm17, zmm17, zmm20                           ; add float32x16
    5b6  62813c4059e2              vmulps zmm20, zmm24, zmm26                           ; mul float32x16
    5bc  62a37d481de400            vcvtps2ph ymm20, zmm20, 0                            ; cast float16x16
    5c3  62a27d4813e4              vcvtph2ps zmm20, ymm20                               ; cast float32x16
    5c9  62811c4059ee              vmulps zmm21, zmm28, zmm30                           ; mul float32x16
    5cf  62a37d481ded00            vcvtps2ph ymm21, zmm21, 0                            ; cast float16x16
    5d6  62a27d4813ed              vcvtph2ps zmm21, ymm21                               ; cast float32x16
    5dc  62a15c4058e5              vaddps zmm20, zmm20, zmm21                           ; add float32x16
    5e2  62a1744058cc              vaddps zmm17, zmm17, zmm20                           ; add float32x16
    5e8  62313c4858c1              vaddps zmm8, zmm8, zmm17                             ; add float32x16
    5ee  460fb79cc600010000        movzx r11d, word ptr [rsi + r8*8 + 256]              ; load float16
    5f7  62c17d086ecb              vmovd xmm17, r11d
    5fd  62a27d0813c9              vcvtph2ps xmm17, xmm17                               ; cast float32
    603  62a27d4858c9              vpbroadcastd zmm17, xmm17                            ; vectorize float32x16
    609  62a1744059e2              vmulps zmm20, zmm17, zmm18                           ; mul float32x16
    60f  62a37d481de400            vcvtps2ph ymm20, zmm20, 0                            ; cast float16x16
    616  62a27d4813e4              vcvtph2ps zmm20, ymm20                               ; cast float32x16
    61c  460fb79cc602010000        movzx r11d, word ptr [rsi + r8*8 + 258]              ; load float16
    625  62c17d086eeb              vmovd xmm21, r11d
    62b  62a27d0813ed              vcvtph2ps xmm21, xmm21                               ; cast float32
    631  62a27d4858ed              vpbroadcastd zmm21, xmm21                            ; vectorize float32x16
    637  6221544059c6              vmulps zmm24, zmm21, zmm22                           ; mul float32x16
    63d  62037d481dc000            vcvtps2ph ymm24, zmm24, 0                            ; cast float16x16
    644  62027d4813c0              vcvtph2ps zmm24, ymm24                               ; cast float32x16
    64a  62815c4058e0              vaddps zmm20, zmm20, zmm24                           ; add float32x16
    650  460fb79cc604010000        movzx r11d, word ptr [rsi + r8*8 + 260]              ; load float16
    659  62417d086ec3              vmovd xmm24, r11d
    65f  62027d0813c0              vcvtph2ps xmm24, xmm24                               ; cast float32
    665  62027d4858c0              vpbroadcastd zmm24, xmm24                            ; vectorize float32x16
    66b  62013c4059d9              vmulps zmm27, zmm24, zmm25                           ; mul float32x16
    671  62037d481ddb00            vcvtps2ph ymm27, zmm27, 0                            ; cast float16x16
    678  62027d4813db              vcvtph2ps zmm27, ymm27                               ; cast float32x16
    67e  460fb79cc606010000        movzx r11d, word ptr [rsi + r8*8 + 262]              ; load float16
    687  62417d086ee3              vmovd xmm28, r11d
    68d  62027d0813e4              vcvtph2ps xmm28, xmm28                               ; cast float32
    693  62027d4858e4              vpbroadcastd zmm28, xmm28                            ; vectorize float32x16
    699  62011c4059fd              vmulps zmm31, zmm28, zmm29                           ; mul float32x16
    69f  62037d481dff00            vcvtps2ph ymm31, zmm31, 0                            ; cast float16x16
    6a6  62027d4813ff              vcvtph2ps zmm31, ymm31                               ; cast float32x16
    6ac  6201244058df              vaddps zmm27, zmm27, zmm31                           ; add float32x16
    6b2  62815c4058e3              vaddps zmm20, zmm20, zmm27                           ; add float32x16
    6b8  6231344858cc              vaddps zmm9, zmm9, zmm20                             ; add float32x16
    6be  62a1744059cb              vmulps zmm17, zmm17, zmm19                           ; mul float32x16
    6c4  62a37d481dc900            vcvtps2ph ymm17, zmm17, 0                            ; cast float16x16
    6cb  62a27d4813c9              vcvtph2ps zmm17, ymm17                               ; cast float32x16
    6d1  62a1544059e7              vmulps zmm20, zmm21, zmm23                           ; mul float32x16
    6d7  62a37d481de400            vcvtps2ph ymm20, zmm20, 0                            ; cast float16x16
    6de  62a27d4813e4              vcvtph2ps zmm20, ymm20                               ; cast float32x16
    6e4  62a1744058cc              vaddps zmm17, zmm17, zmm20                           ; add float32x16
    6ea  62813c4059e2              vmulps zmm20, zmm24, zmm26                           ; mul float32x16
    6f0  62a37d481de400            vcvtps2ph ymm20, zmm20, 0                            ; cast float16x16
    6f7  62a27d4813e4              vcvtph2ps zmm20, ymm20                               ; cast float32x16
    6fd  62811c4059ee              vmulps zmm21, zmm28, zmm30                           ; mul float32x16
    703  62a37d481ded00            vcvtps2ph ymm21, zmm21, 0                            ; cast float16x16
    70a  62a27d4813ed              vcvtph2ps zmm21, ymm21                               ; cast float32x16
    710  62a15c4058e5              vaddps zmm20, zmm20, zmm21                           ; add float32x16
    716  62a1744058cc              vaddps zmm17, zmm17, zmm20                           ; add float32x16
    71c  62312c4858d1              vaddps zmm10, zmm10, zmm17                           ; add float32x16
    722  460fb79cc640010000        movzx r11d, word ptr [rsi + r8*8 + 320]              ; load float16
    72b  62c17d086ecb              vmovd xmm17, r11d
    731  62a27d0813c9              vcvtph2ps xmm17, xmm17                               ; cast float32
    737  62a27d4858c9              vpbroadcastd zmm17, xmm17                            ; vectorize float32x16
    73d  62a1744059e2              vmulps zmm20, zmm17, zmm18                           ; mul float32x16
    743  62a37d481de400            vcvtps2ph ymm20, zmm20, 0                            ; cast float16x16
    74a  62a27d4813e4              vcvtph2ps zmm20, ymm20                               ; cast float32x16
    750  460fb79cc642010000        movzx r11d, word ptr [rsi + r8*8 + 322]              ; load float16
    759  62c17d086eeb              vmovd xmm21, r11d
    75f  62a27d0813ed              vcvtph2ps xmm21, xmm21                               ; cast float32
    765  62a27d4858ed              vpbroadcastd zmm21, xmm21                            ; vectorize float32x16
    76b  6221544059c6              vmulps zmm24, zmm21, zmm22                           ; mul float32x16
    771  62037d481dc000            vcvtps2ph ymm24, zmm24, 0                            ; cast float16x16
    778  62027d4813c0              vcvtph2ps zmm24, ymm24                               ; cast float32x16
    77e  62815c4058e0              vaddps zmm20, zmm20, zmm24                           ; add float32x16
    784  460fb79cc644010000        movzx r11d, word ptr [rsi + r8*8 + 324]              ; load float16
    78d  62417d086ec3              vmovd xmm24, r11d
    793  62027d0813c0              vcvtph2ps xmm24, xmm24                               ; cast float32
    799  62027d4858c0              vpbroadcastd zmm24, xmm24                            ; vectorize float32x16
    79f  62013c4059d9              vmulps zmm27, zmm24, zmm25                           ; mul float32x16
    7a5  62037d481ddb00            vcvtps2ph ymm27, zmm27, 0                            ; cast float16x16
    7ac  62027d4813db              vcvtph2ps zmm27, ymm27                               ; cast float32x16
    7b2  460fb79cc646010000        movzx r11d, word ptr [rsi + r8*8 + 326]              ; load float16
    7bb  62417d086ee3              vmovd xmm28, r11d
    7c1  62027d0813e4              vcvtph2ps xmm28, xmm28                               ; cast float32
    7c7  62027d4858e4              vpbroadcastd zmm28, xmm28                            ; vectorize float32x16
    7cd  62011c4059fd              vmulps zmm31, zmm28, zmm29                           ; mul float32x16
    7d3  62037d481dff00            vcvtps2ph ymm31, zmm31, 0                            ; cast float16x16
    7da  62027d4813ff              vcvtph2ps zmm31, ymm31                               ; cast float32x16
    7e0  6201244058df              vaddps zmm27, zmm27, zmm31                           ; add float32x16
    7e6  62815c4058e3              vaddps zmm20, zmm20, zmm27                           ; add float32x16
    7ec  6231244858dc              vaddps zmm11, zmm11, zmm20                           ; add float32x16
    7f2  62a1744059cb              vmulps zmm17, zmm17, zmm19                           ; mul float32x16
    7f8  62a37d481dc900            vcvtps2ph ymm17, zmm17, 0                            ; cast float16x16
    7ff  62a27d4813c9              vcvtph2ps zmm17, ymm17                               ; cast float32x16
    805  62a1544059e7              vmulps zmm20, zmm21, zmm23                           ; mul float32x16
    80b  62a37d481de400            vcvtps2ph ymm20, zmm20, 0                            ; cast float16x16
    812  62a27d4813e4              vcvtph2ps zmm20, ymm20                               ; cast float32x16
    818  62a1744058cc              vaddps zmm17, zmm17, zmm20                           ; add float32x16
    81e  62813c4059e2              vmulps zmm20, zmm24, zmm26                           ; mul float32x16
    824  62a37d481de400            vcvtps2ph ymm20, zmm20, 0                            ; cast float16x16
    82b  62a27d4813e4              vcvtph2ps zmm20, ymm20                               ; cast float32x16
    831  62811c4059ee              vmulps zmm21, zmm28, zmm30                           ; mul float32x16
    837  62a37d481ded00            vcvtps2ph ymm21, zmm21, 0                            ; cast float16x16
    83e  62a27d4813ed              vcvtph2ps zmm21, ymm21                               ; cast float32x16
    844  62a15c4058e5              vaddps zmm20, zmm20, zmm21                           ; add float32x16
    84a  62a1744058cc              vaddps zmm17, zmm17, zmm20                           ; add float32x16
    850  62311c4858e1              vaddps zmm12, zmm12, zmm17                           ; add float32x16
    856  460fb79cc680010000        movzx r11d, word ptr [rsi + r8*8 + 384]              ; load float16
    85f  62c17d086ecb              vmovd xmm17, r11d
    865  62a27d0813c9              vcvtph2ps xmm17, xmm17                               ; cast float32
    86b  62a27d4858c9              vpbroadcastd zmm17, xmm17                            ; vectorize float32x16
    871  62a1744059e2              vmulps zmm20, zmm17, zmm18                           ; mul float32x16
    877  62a37d481de400            vcvtps2ph ymm20, zmm20, 0                            ; cast float16x16
    87e  62a27d4813e4              vcvtph2ps zmm20, ymm20                               ; cast float32x16
    884  460fb79cc682010000        movzx r11d, word ptr [rsi + r8*8 + 386]              ; load float16
    88d  62c17d086eeb              vmovd xmm21, r11d
    893  62a27d0813ed              vcvtph2ps xmm21, xmm21                               ; cast float32
    899  62a27d4858ed              vpbroadcastd zmm21, xmm21                            ; vectorize float32x16
    89f  6221544059c6              vmulps zmm24, zmm21, zmm22                           ; mul float32x16
    8a5  62037d481dc000            vcvtps2ph ymm24, zmm24, 0                            ; cast float16x16
    8ac  62027d4813c0              vcvtph2ps zmm24, ymm24                               ; cast float32x16
    8b2  62815c4058e0              vaddps zmm20, zmm20, zmm24                           ; add float32x16
    8b8  460fb79cc684010000        movzx r11d, word ptr [rsi + r8*8 + 388]              ; load float16
    8c1  62417d086ec3              vmovd xmm24, r11d
    8c7  62027d0813c0              vcvtph2ps xmm24, xmm24                               ; cast float32
    8cd  62027d4858c0              vpbroadcastd zmm24, xmm24                            ; vectorize float32x16
    8d3  62013c4059d9              vmulps zmm27, zmm24, zmm25                           ; mul float32x16
    8d9  62037d481ddb00            vcvtps2ph ymm27, zmm27, 0                            ; cast float16x16
    8e0  62027d4813db              vcvtph2ps zmm27, ymm27                               ; cast float32x16
    8e6  460fb79cc686010000        movzx r11d, word ptr [rsi + r8*8 + 390]              ; load float16
    8ef  62417d086ee3              vmovd xmm28, r11d
    8f5  62027d0813e4              vcvtph2ps xmm28, xmm28                               ; cast float32
    8fb  62027d4858e4              vpbroadcastd zmm28, xmm28                            ; vectorize float32x16
    901  62011c4059fd              vmulps zmm31, zmm28, zmm29                           ; mul float32x16
    907  62037d481dff00            vcvtps2ph ymm31, zmm31, 0                            ; cast float16x16
    90e  62027d4813ff              vcvtph2ps zmm31, ymm31                               ; cast float32x16
    914  6201244058df              vaddps zmm27, zmm27, zmm31                           ; add float32x16
    91a  62815c4058e3              vaddps zmm20, zmm20, zmm27                           ; add float32x16
    920  6231144858ec              vaddps zmm13, zmm13, zmm20                           ; add float32x16
    926  62a1744059cb              vmulps zmm17, zmm17, zmm19                           ; mul float32x16
    92c  62a37d481dc900            vcvtps2ph ymm17, zmm17, 0                            ; cast float16x16
    933  62a27d4813c9              vcvtph2ps zmm17, ymm17                               ; cast float32x16
    939  62a1544059e7              vmulps zmm20, zmm21, zmm23                           ; mul float32x16
    93f  62a37d481de400            vcvtps2ph ymm20, zmm20, 0                            ; cast float16x16
    946  62a27d4813e4              vcvtph2ps zmm20, ymm20                               ; cast float32x16
    94c  62a1744058cc              vaddps zmm17, zmm17, zmm20                           ; add float32x16
    952  62813c4059e2              vmulps zmm20, zmm24, zmm26                           ; mul float32x16
    958  62a37d481de400            vcvtps2ph ymm20, zmm20, 0                            ; cast float16x16
    95f  62a27d4813e4              vcvtph2ps zmm20, ymm20                               ; cast float32x16
    965  62811c4059ee              vmulps zmm21, zmm28, zmm30                           ; mul float32x16
    96b  62a37d481ded00            vcvtps2ph ymm21, zmm21, 0                            ; cast float16x16
    972  62a27d4813ed              vcvtph2ps zmm21, ymm21                               ; cast float32x16
    978  62a15c4058e5              vaddps zmm20, zmm20, zmm21                           ; add float32x16
    97e  62a1744058cc              vaddps zmm17, zmm17, zmm20                           ; add float32x16
    984  62310c4858f1              vaddps zmm14, zmm14, zmm17                           ; add float32x16
    98a  460fb79cc6c0010000        movzx r11d, word ptr [rsi + r8*8 + 448]              ; load float16
    993  62c17d086ecb              vmovd xmm17, r11d
    999  62a27d0813c9              vcvtph2ps xmm17, xmm17                               ; cast float32
    99f  62a27d4858c9              vpbroadcastd zmm17, xmm17                            ; vectorize float32x16
    9a5  62a1744059d2              vmulps zmm18, zmm17, zmm18                           ; mul float32x16
    9ab  62a37d481dd200            vcvtps2ph ymm18, zmm18, 0                            ; cast float16x16
    9b2  62a27d4813d2              vcvtph2ps zmm18, ymm18                               ; cast float32x16
    9b8  460fb79cc6c2010000        movzx r11d, word ptr [rsi + r8*8 + 450]              ; load float16
    9c1  62c17d086ee3              vmovd xmm20, r11d
    9c7  62a27d0813e4              vcvtph2ps xmm20, xmm20                               ; cast float32
    9cd  62a27d4858e4              vpbroadcastd zmm20, xmm20                            ; vectorize float32x16
    9d3  62a15c4059ee              vmulps zmm21, zmm20, zmm22                           ; mul float32x16
    9d9  62a37d481ded00            vcvtps2ph ymm21, zmm21, 0                            ; cast float16x16
    9e0  62a27d4813ed              vcvtph2ps zmm21, ymm21                               ; cast float32x16
    9e6  62a16c4058d5              vaddps zmm18, zmm18, zmm21                           ; add float32x16
    9ec  460fb79cc6c4010000        movzx r11d, word ptr [rsi + r8*8 + 452]              ; load float16
    9f5  62c17d086eeb              vmovd xmm21, r11d
    9fb  62a27d0813ed              vcvtph2ps xmm21, xmm21                               ; cast float32
    a01  62a27d4858ed              vpbroadcastd zmm21, xmm21                            ; vectorize float32x16
    a07  6281544059f1              vmulps zmm22, zmm21, zmm25                           ; mul float32x16
    a0d  62a37d481df600            vcvtps2ph ymm22, zmm22, 0                            ; cast float16x16
    a14  62a27d4813f6              vcvtph2ps zmm22, ymm22                               ; cast float32x16
    a1a  460fb79cc6c6010000        movzx r11d, word ptr [rsi + r8*8 + 454]              ; load float16
    a23  62417d086ec3              vmovd xmm24, r11d
    a29  62027d0813c0              vcvtph2ps xmm24, xmm24                               ; cast float32
    a2f  62027d4858c0              vpbroadcastd zmm24, xmm24                            ; vectorize float32x16
    a35  62013c4059cd              vmulps zmm25, zmm24, zmm29                           ; mul float32x16
    a3b  62037d481dc900            vcvtps2ph ymm25, zmm25, 0                            ; cast float16x16
    a42  62027d4813c9              vcvtph2ps zmm25, ymm25                               ; cast float32x16
    a48  62814c4058f1              vaddps zmm22, zmm22, zmm25                           ; add float32x16
    a4e  62a16c4058d6              vaddps zmm18, zmm18, zmm22                           ; add float32x16
    a54  6231044858fa              vaddps zmm15, zmm15, zmm18                           ; add float32x16
    a5a  62a1744059cb              vmulps zmm17, zmm17, zmm19                           ; mul float32x16
    a60  62a15c4059d7              vmulps zmm18, zmm20, zmm23                           ; mul float32x16
    a66  62a37d481dc900            vcvtps2ph ymm17, zmm17, 0                            ; cast float16x16
    a6d  62a27d4813c9              vcvtph2ps zmm17, ymm17                               ; cast float32x16
    a73  62a37d481dd200            vcvtps2ph ymm18, zmm18, 0                            ; cast float16x16
    a7a  62a27d4813d2              vcvtph2ps zmm18, ymm18                               ; cast float32x16
    a80  62a1744058ca              vaddps zmm17, zmm17, zmm18                           ; add float32x16
    a86  6281544059d2              vmulps zmm18, zmm21, zmm26                           ; mul float32x16
    a8c  62813c4059de              vmulps zmm19, zmm24, zmm30                           ; mul float32x16
    a92  62a37d481dd200            vcvtps2ph ymm18, zmm18, 0                            ; cast float16x16
    a99  62a27d4813d2              vcvtph2ps zmm18, ymm18                               ; cast float32x16
    a9f  62a37d481ddb00            vcvtps2ph ymm19, zmm19, 0                            ; cast float16x16
    aa6  62a27d4813db              vcvtph2ps zmm19, ymm19                               ; cast float32x16
    aac  62a16c4058d3              vaddps zmm18, zmm18, zmm19                           ; add float32x16
    ab2  62a1744058ca              vaddps zmm17, zmm17, zmm18                           ; add float32x16
    ab8  62a17c4058c1              vaddps zmm16, zmm16, zmm17                           ; add float32x16
    abe  4981c200010000            add r10, 256                                         ; end void
    ac5  4183c001                  add r8d, 1
    ac9  4183f808                  cmp r8d, 8
    acd  0f8c2df6ffff              jl loop_100
done_ad3:
    ad3  62f37d481dc900            vcvtps2ph ymm1, zmm1, 0                              ; cast float16x16
    ada  62f37d481dd200            vcvtps2ph ymm2, zmm2, 0                              ; cast float16x16
    ae1  c5fc1109                  vmovups ymmword ptr [rcx], ymm1                      ; store void
    ae5  c5fc115120                vmovups ymmword ptr [rcx + 32], ymm2
    aea  62f37d481dd900            vcvtps2ph ymm1, zmm3, 0                              ; cast float16x16
    af1  62f37d481de200            vcvtps2ph ymm2, zmm4, 0                              ; cast float16x16
    af8  c5fc114940                vmovups ymmword ptr [rcx + 64], ymm1                 ; store void
    afd  c5fc115160                vmovups ymmword ptr [rcx + 96], ymm2
    b02  62f37d481de900            vcvtps2ph ymm1, zmm5, 0                              ; cast float16x16
    b09  62f37d481df200            vcvtps2ph ymm2, zmm6, 0                              ; cast float16x16
    b10  c5fc118980000000          vmovups ymmword ptr [rcx + 128], ymm1                ; store void
    b18  c5fc1191a0000000          vmovups ymmword ptr [rcx + 160], ymm2
    b20  62f37d481df900            vcvtps2ph ymm1, zmm7, 0                              ; cast float16x16
    b27  62737d481dc200            vcvtps2ph ymm2, zmm8, 0                              ; cast float16x16
    b2e  c5fc1189c0000000          vmovups ymmword ptr [rcx + 192], ymm1                ; store void
    b36  c5fc1191e0000000          vmovups ymmword ptr [rcx + 224], ymm2
    b3e  62737d481dc900            vcvtps2ph ymm1, zmm9, 0                              ; cast float16x16
    b45  62737d481dd200            vcvtps2ph ymm2, zmm10, 0                             ; cast float16x16
    b4c  c5fc118900010000          vmovups ymmword ptr [rcx + 256], ymm1                ; store void
    b54  c5fc119120010000          vmovups ymmword ptr [rcx + 288], ymm2
    b5c  62737d481dd900            vcvtps2ph ymm1, zmm11, 0                             ; cast float16x16
    b63  62737d481de200            vcvtps2ph ymm2, zmm12, 0                             ; cast float16x16
    b6a  c5fc118940010000          vmovups ymmword ptr [rcx + 320], ymm1                ; store void
    b72  c5fc119160010000          vmovups ymmword ptr [rcx + 352], ymm2
    b7a  62737d481de900            vcvtps2ph ymm1, zmm13, 0                             ; cast float16x16
    b81  62737d481df200            vcvtps2ph ymm2, zmm14, 0                             ; cast float16x16
    b88  c5fc118980010000          vmovups ymmword ptr [rcx + 384], ymm1                ; store void
    b90  c5fc1191a0010000          vmovups ymmword ptr [rcx + 416], ymm2
    b98  62737d481df900            vcvtps2ph ymm1, zmm15, 0                             ; cast float16x16
    b9f  62e37d481dc200            vcvtps2ph ymm2, zmm16, 0                             ; cast float16x16
    ba6  c5fc1189c0010000          vmovups ymmword ptr [rcx + 448], ymm1                ; store void
    bae  c5fc1191e0010000          vmovups ymmword ptr [rcx + 480], ymm2
    bb6  4881c100020000            add rcx, 512                                         ; end void
    bbd  4881c600020000            add rsi, 512
    bc4  4183c101                  add r9d, 1
    bc8  443bca                    cmp r9d, edx
    bcb  0f8c6ff4ffff              jl loop_40
done_bd1:
    bd1  c5f877                    vzeroupper                                           ; sink void
    bd4  c3                        ret
