gemm:
      0  62f27d485805fa0b0000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
      a  b800000000                mov eax, 0
      f  488b0f                    mov rcx, qword ptr [rdi]
     12  4c8b4708                  mov r8, qword ptr [rdi + 8]                          ; define_global ptr<float16, global, 1024>
     16  488b7f10                  mov rdi, qword ptr [rdi + 16]                        ; define_global ptr<float16, global, 1024>
     1a  4c8bce                    mov r9, rsi                                          ; range int32
     1d  3bf2                      cmp esi, edx
     1f  0f8dd80b0000              jge done_bfd
     25  48c1e609                  shl rsi, 9
     29  488d0c31                  lea rcx, [rcx + rsi*1]
     2d  498d3430                  lea rsi, [r8 + rsi*1]
loop_40:
     40  62f27d48580dba0b0000      vpbroadcastd zmm1, dword ptr [rip + 00000000]        ; range int32
     4a  62f27d485815b00b0000      vpbroadcastd zmm2, dword ptr [rip + 00000000]
     54  62f27d48581da60b0000      vpbroadcastd zmm3, dword ptr [rip + 00000000]
     5e  62f27d4858259c0b0000      vpbroadcastd zmm4, dword ptr [rip + 00000000]
     68  62f27d48582d920b0000      vpbroadcastd zmm5, dword ptr [rip + 00000000]
     72  62f27d485835880b0000      vpbroadcastd zmm6, dword ptr [rip + 00000000]
     7c  62f27d48583d7e0b0000      vpbroadcastd zmm7, dword ptr [rip + 00000000]
     86  62727d485805740b0000      vpbroadcastd zmm8, dword ptr [rip + 00000000]
     90  62727d48580d6a0b0000      vpbroadcastd zmm9, dword ptr [rip + 00000000]
     9a  62727d485815600b0000      vpbroadcastd zmm10, dword ptr [rip + 00000000]
     a4  62727d48581d560b0000      vpbroadcastd zmm11, dword ptr [rip + 00000000]
     ae  62727d4858254c0b0000      vpbroadcastd zmm12, dword ptr [rip + 00000000]
     b8  62727d48582d420b0000      vpbroadcastd zmm13, dword ptr [rip + 00000000]
     c2  62727d485835380b0000      vpbroadcastd zmm14, dword ptr [rip + 00000000]
     cc  62727d48583d2e0b0000      vpbroadcastd zmm15, dword ptr [rip + 00000000]
     d6  62e27d485805240b0000      vpbroadcastd zmm16, dword ptr [rip + 00000000]
     e0  41b800000000              mov r8d, 0
     e6  4c8bd7                    mov r10, rdi
loop_100:
    100  460fb71cc6                movzx r11d, word ptr [rsi + r8*8]                    ; load float16
    105  62c17d086ecb              vmovd xmm17, r11d
    10b  62a27d0813c9              vcvtph2ps xmm17, xmm17                               ; cast float32
    111  62a27d4858c9              vpbroadcastd zmm17, xmm17                            ; vectorize float32x16
    117  62c17c481012              vmovups zmm18, zmmword ptr [r10]                     ; load float16x32
    11d  62a27d4813da              vcvtph2ps zmm19, ymm18                               ; cast float32x16
    123  62a1744059e3              vmulps zmm20, zmm17, zmm19                           ; mul float32x16
    129  62a37d481de400            vcvtps2ph ymm20, zmm20, 0                            ; cast float16x16
    130  62a27d4813e4              vcvtph2ps zmm20, ymm20                               ; cast float32x16
    136  460fb75cc602              movzx r11d, word ptr [rsi + r8*8 + 2]                ; load float16
    13c  62c17d086eeb              vmovd xmm21, r11d
    142  62a27d0813ed              vcvtph2ps xmm21, xmm21                               ; cast float32
    148  62a27d4858ed              vpbroadcastd zmm21, xmm21                            ; vectorize float32x16
    14e  62c17c48107201            vmovups zmm22, zmmword ptr [r10 + 64]                ; load float16x32
    155  62a27d4813fe              vcvtph2ps zmm23, ymm22                               ; cast float32x16
    15b  6221544059c7              vmulps zmm24, zmm21, zmm23                           ; mul float32x16
    161  62037d481dc000            vcvtps2ph ymm24, zmm24, 0                            ; cast float16x16
    168  62027d4813c0              vcvtph2ps zmm24, ymm24                               ; cast float32x16
    16e  62815c4058e0              vaddps zmm20, zmm20, zmm24                           ; add float32x16
    174  460fb75cc604              movzx r11d, word ptr [rsi + r8*8 + 4]                ; load float16
    17a  62417d086ec3              vmovd xmm24, r11d
    180  62027d0813c0              vcvtph2ps xmm24, xmm24                               ; cast float32
    186  62027d4858c0              vpbroadcastd zmm24, xmm24                            ; vectorize float32x16
    18c  62417c48104a02            vmovups zmm25, zmmword ptr [r10 + 128]               ; load float16x32
    193  62027d4813d1              vcvtph2ps zmm26, ymm25                               ; cast float32x16
    199  62013c4059da              vmulps zmm27, zmm24, zmm26                           ; mul float32x16
    19f  62037d481ddb00            vcvtps2ph ymm27, zmm27, 0                            ; cast float16x16
    1a6  62027d4813db              vcvtph2ps zmm27, ymm27                               ; cast float32x16
    1ac  460fb75cc606              movzx r11d, word ptr [rsi + r8*8 + 6]                ; load float16
    1b2  62417d086ee3              vmovd xmm28, r11d
    1b8  62027d0813e4              vcvtph2ps xmm28, xmm28                               ; cast float32
    1be  62027d4858e4              vpbroadcastd zmm28, xmm28                            ; vectorize float32x16
    1c4  62417c48106a03            vmovups zmm29, zmmword ptr [r10 + 192]               ; load float16x32
    1cb  62027d4813f5              vcvtph2ps zmm30, ymm29                               ; cast float32x16
    1d1  62011c4059fe              vmulps zmm31, zmm28, zmm30                           ; mul float32x16
    1d7  62037d481dff00            vcvtps2ph ymm31, zmm31, 0                            ; cast float16x16
    1de  62027d4813ff              vcvtph2ps zmm31, ymm31                               ; cast float32x16
    1e4  6201244058df              vaddps zmm27, zmm27, zmm31                           ; add float32x16
    1ea  62815c4058e3              vaddps zmm20, zmm20, zmm27                           ; add float32x16
    1f0  62b1744858cc              vaddps zmm1, zmm1, zmm20                             ; add float32x16
    1f6  62a3fd481bd201            vextractf64x4 ymm18, zmm18, 1                        ; gep float16x16
    1fd  62a27d4813d2              vcvtph2ps zmm18, ymm18                               ; cast float32x16
    203  62a1744059ca              vmulps zmm17, zmm17, zmm18                           ; mul float32x16
    209  62a37d481dc900            vcvtps2ph ymm17, zmm17, 0                            ; cast float16x16
    210  62a27d4813c9              vcvtph2ps zmm17, ymm17                               ; cast float32x16
    216  62a3fd481bf401            vextractf64x4 ymm20, zmm22, 1                        ; gep float16x16
    21d  62a27d4813e4              vcvtph2ps zmm20, ymm20                               ; cast float32x16
    223  62a1544059ec              vmulps zmm21, zmm21, zmm20                           ; mul float32x16
    229  62a37d481ded00            vcvtps2ph ymm21, zmm21, 0                            ; cast float16x16
    230  62a27d4813ed              vcvtph2ps zmm21, ymm21                               ; cast float32x16
    236  62a1744058cd              vaddps zmm17, zmm17, zmm21                           ; add float32x16
    23c  6223fd481bcd01            vextractf64x4 ymm21, zmm25, 1                        ; gep float16x16
    243  62a27d4813ed              vcvtph2ps zmm21, ymm21                               ; cast float32x16
    249  62a13c4059f5              vmulps zmm22, zmm24, zmm21                           ; mul float32x16
    24f  62a37d481df600            vcvtps2ph ymm22, zmm22, 0                            ; cast float16x16
    256  62a27d4813f6              vcvtph2ps zmm22, ymm22                               ; cast float32x16
    25c  6203fd481be801            vextractf64x4 ymm24, zmm29, 1                        ; gep float16x16
    263  62027d4813c0              vcvtph2ps zmm24, ymm24                               ; cast float32x16
    269  62011c4059c8              vmulps zmm25, zmm28, zmm24                           ; mul float32x16
    26f  62037d481dc900            vcvtps2ph ymm25, zmm25, 0                            ; cast float16x16
    276  62027d4813c9              vcvtph2ps zmm25, ymm25                               ; cast float32x16
    27c  62814c4058f1              vaddps zmm22, zmm22, zmm25                           ; add float32x16
    282  62a1744058ce              vaddps zmm17, zmm17, zmm22                           ; add float32x16
    288  62b16c4858d1              vaddps zmm2, zmm2, zmm17                             ; add float32x16
    28e  460fb75cc640              movzx r11d, word ptr [rsi + r8*8 + 64]               ; load float16
    294  62c17d086ecb              vmovd xmm17, r11d
    29a  62a27d0813c9              vcvtph2ps xmm17, xmm17                               ; cast float32
    2a0  62a27d4858c9              vpbroadcastd zmm17, xmm17                            ; vectorize float32x16
    2a6  62a1744059f3              vmulps zmm22, zmm17, zmm19                           ; mul float32x16
    2ac  62a37d481df600            vcvtps2ph ymm22, zmm22, 0                            ; cast float16x16
    2b3  62a27d4813f6              vcvtph2ps zmm22, ymm22                               ; cast float32x16
    2b9  460fb75cc642              movzx r11d, word ptr [rsi + r8*8 + 66]               ; load float16
    2bf  62417d086ecb              vmovd xmm25, r11d
    2c5  62027d0813c9              vcvtph2ps xmm25, xmm25                               ; cast float32
    2cb  62027d4858c9              vpbroadcastd zmm25, xmm25                            ; vectorize float32x16
    2d1  6221344059df              vmulps zmm27, zmm25, zmm23                           ; mul float32x16
    2d7  62037d481ddb00            vcvtps2ph ymm27, zmm27, 0                            ; cast float16x16
    2de  62027d4813db              vcvtph2ps zmm27, ymm27                               ; cast float32x16
    2e4  62814c4058f3              vaddps zmm22, zmm22, zmm27                           ; add float32x16
    2ea  460fb75cc644              movzx r11d, word ptr [rsi + r8*8 + 68]               ; load float16
    2f0  62417d086edb              vmovd xmm27, r11d
    2f6  62027d0813db              vcvtph2ps xmm27, xmm27                               ; cast float32
    2fc  62027d4858db              vpbroadcastd zmm27, xmm27                            ; vectorize float32x16
    302  6201244059e2              vmulps zmm28, zmm27, zmm26                           ; mul float32x16
    308  62037d481de400            vcvtps2ph ymm28, zmm28, 0                            ; cast float16x16
    30f  62027d4813e4              vcvtph2ps zmm28, ymm28                               ; cast float32x16
    315  460fb75cc646              movzx r11d, word ptr [rsi + r8*8 + 70]               ; load float16
    31b  62417d086eeb              vmovd xmm29, r11d
    321  62027d0813ed              vcvtph2ps xmm29, xmm29                               ; cast float32
    327  62027d4858ed              vpbroadcastd zmm29, xmm29                            ; vectorize float32x16
    32d  6201144059fe              vmulps zmm31, zmm29, zmm30                           ; mul float32x16
    333  62037d481dff00            vcvtps2ph ymm31, zmm31, 0                            ; cast float16x16
    33a  62027d4813ff              vcvtph2ps zmm31, ymm31                               ; cast float32x16
    340  62011c4058e7              vaddps zmm28, zmm28, zmm31                           ; add float32x16
    346  62814c4058f4              vaddps zmm22, zmm22, zmm28                           ; add float32x16
    34c  62b1644858de              vaddps zmm3, zmm3, zmm22                             ; add float32x16
    352  62a1744059ca              vmulps zmm17, zmm17, zmm18                           ; mul float32x16
    358  62a37d481dc900            vcvtps2ph ymm17, zmm17, 0                            ; cast float16x16
    35f  62a27d4813c9              vcvtph2ps zmm17, ymm17                               ; cast float32x16
    365  62a1344059f4              vmulps zmm22, zmm25, zmm20                           ; mul float32x16
    36b  62a37d481df600            vcvtps2ph ymm22, zmm22, 0                            ; cast float16x16
    372  62a27d4813f6              vcvtph2ps zmm22, ymm22                               ; cast float32x16
    378  62a1744058ce              vaddps zmm17, zmm17, zmm22                           ; add float32x16
    37e  62a1244059f5              vmulps zmm22, zmm27, zmm21                           ; mul float32x16
    384  62a37d481df600            vcvtps2ph ymm22, zmm22, 0                            ; cast float16x16
    38b  62a27d4813f6              vcvtph2ps zmm22, ymm22                               ; cast float32x16
    391  6201144059c8              vmulps zmm25, zmm29, zmm24                           ; mul float32x16
    397  62037d481dc900            vcvtps2ph ymm25, zmm25, 0                            ; cast float16x16
    39e  62027d4813c9              vcvtph2ps zmm25, ymm25                               ; cast float32x16
    3a4  62814c4058f1              vaddps zmm22, zmm22, zmm25                           ; add float32x16
    3aa  62a1744058ce              vaddps zmm17, zmm17, zmm22                           ; add float32x16
    3b0  62b15c4858e1              vaddps zmm4, zmm4, zmm17                             ; add float32x16
    3b6  460fb79cc680000000        movzx r11d, word ptr [rsi + r8*8 + 128]              ; load float16
    3bf  62c17d086ecb              vmovd xmm17, r11d
    3c5  62a27d0813c9              vcvtph2ps xmm17, xmm17                               ; cast float32
    3cb  62a27d4858c9              vpbroadcastd zmm17, xmm17                            ; vectorize float32x16
    3d1  62a1744059f3              vmulps zmm22, zmm17, zmm19                           ; mul float32x16
    3d7  62a37d481df600            vcvtps2ph ymm22, zmm22, 0                            ; cast float16x16
    3de  62a27d4813f6              vcvtph2ps zmm22, ymm22                               ; cast float32x16
    3e4  460fb79cc682000000        movzx r11d, word ptr [rsi + r8*8 + 130]              ; load float16
    3ed  62417d086ecb              vmovd xmm25, r11d
    3f3  62027d0813c9              vcvtph2ps xmm25, xmm25                               ; cast float32
    3f9  62027d4858c9              vpbroadcastd zmm25, xmm25                            ; vectorize float32x16
    3ff  6221344059df              vmulps zmm27, zmm25, zmm23                           ; mul float32x16
    405  62037d481ddb00            vcvtps2ph ymm27, zmm27, 0                            ; cast float16x16
    40c  62027d4813db              vcvtph2ps zmm27, ymm27                               ; cast float32x16
    412  62814c4058f3              vaddps zmm22, zmm22, zmm27                           ; add float32x16
    418  460fb79cc684000000        movzx r11d, word ptr [rsi + r8*8 + 132]              ; load float16
    421  62417d086edb              vmovd xmm27, r11d
    427  62027d0813db              vcvtph2ps xmm27, xmm27                               ; cast float32
    42d  62027d4858db              vpbroadcastd zmm27, xmm27                            ; vectorize float32x16
    433  6201244059e2              vmulps zmm28, zmm27, zmm26                           ; mul float32x16
    439  62037d481de400            vcvtps2ph ymm28, zmm28, 0                            ; cast float16x16
    440  62027d4813e4              vcvtph2ps zmm28, ymm28                               ; cast float32x16
    446  460fb79cc686000000        movzx r11d, word ptr [rsi + r8*8 + 134]              ; load float16
    44f  62417d086eeb              vmovd xmm29, r11d
    455  62027d0813ed              vcvtph2ps xmm29, xmm29                               ; cast float32
    45b  62027d4858ed              vpbroadcastd zmm29, xmm29                            ; vectorize float32x16
    461  6201144059fe              vmulps zmm31, zmm29, zmm30                           ; mul float32x16
    467  62037d481dff00            vcvtps2ph ymm31, zmm31, 0                            ; cast float16x16
    46e  62027d4813ff              vcvtph2ps zmm31, ymm31                               ; cast float32x16
    474  62011c4058e7              vaddps zmm28, zmm28, zmm31                           ; add float32x16
    47a  62814c4058f4              vaddps zmm22, zmm22, zmm28                           ; add float32x16
    480  62b1544858ee              vaddps zmm5, zmm5, zmm22                             ; add float32x16
    486  62a1744059ca              vmulps zmm17, zmm17, zmm18                           ; mul float32x16
    48c  62a37d481dc900            vcvtps2ph ymm17, zmm17, 0                            ; cast float16x16
    493  62a27d4813c9              vcvtph2ps zmm17, ymm17                               ; cast float32x16
    499  62a1344059f4              vmulps zmm22, zmm25, zmm20                           ; mul float32x16
    49f  62a37d481df600            vcvtps2ph ymm22, zmm22, 0                            ; cast float16x16
    4a6  62a27d4813f6              vcvtph2ps zmm22, ymm22                               ; cast float32x16
    4ac  62a1744058ce              vaddps zmm17, zmm17, zmm22                           ; add float32x16
    4b2  62a1244059f5              vmulps zmm22, zmm27, zmm21                           ; mul float32x16
    4b8  62a37d481df600            vcvtps2ph ymm22, zmm22, 0                            ; cast float16x16
    4bf  62a27d4813f6              vcvtph2ps zmm22, ymm22                               ; cast float32x16
    4c5  6201144059c8              vmulps zmm25, zmm29, zmm24                           ; mul float32x16
    4cb  62037d481dc900            vcvtps2ph ymm25, zmm25, 0                            ; cast float16x16
    4d2  62027d4813c9              vcvtph2ps zmm25, ymm25                               ; cast float32x16
    4d8  62814c4058f1              vaddps zmm22, zmm22, zmm25                           ; add float32x16
    4de  62a1744058ce              vaddps zmm17, zmm17, zmm22                           ; add float32x16
    4e4  62b14c4858f1              vaddps zmm6, zmm6, zmm17                             ; add float32x16
    4ea  460fb79cc6c0000000        movzx r11d, word ptr [rsi + r8*8 + 192]              ; load float16
    4f3  62c17d086ecb              vmovd xmm17, r11d
    4f9  62a27d0813c9              vcvtph2ps xmm17, xmm17                               ; cast float32
    4ff  62a27d4858c9              vpbroadcastd zmm17, xmm17                            ; vectorize float32x16
    505  62a1744059f3              vmulps zmm22, zmm17, zmm19                           ; mul float32x16
    50b  62a37d481df600            vcvtps2ph ymm22, zmm22, 0                            ; cast float16x16
    512  62a27d4813f6              vcvtph2ps zmm22, ymm22                               ; cast float32x16
    518  460fb79cc6c2000000        movzx r11d, word ptr [rsi + r8*8 + 194]              ; load float16
    521  62417d086ecb              vmovd xmm25, r11d
    527  62027d0813c9              vcvtph2ps xmm25, xmm25                               ; cast float32
    52d  62027d4858c9              vpbroadcastd zmm25, xmm25                            ; vectorize float32x16
    533  6221344059df              vmulps zmm27, zmm25, zmm23                           ; mul float32x16
    539  62037d481ddb00            vcvtps2ph ymm27, zmm27, 0                            ; cast float16x16
    540  62027d4813db              vcvtph2ps zmm27, ymm27                               ; cast float32x16
    546  62814c4058f3              vaddps zmm22, zmm22, zmm27                           ; add float32x16
    54c  460fb79cc6c4000000        movzx r11d, word ptr [rsi + r8*8 + 196]              ; load float16
    555  62417d086edb              vmovd xmm27, r11d
    55b  62027d0813db              vcvtph2ps xmm27, xmm27                               ; cast float32
    561  62027d4858db              vpbroadcastd zmm27, xmm27                            ; vectorize float32x16
    567  6201244059e2              vmulps zmm28, zmm27, zmm26                           ; mul float32x16
    56d  62037d481de400            vcvtps2ph ymm28, zmm28, 0                            ; cast float16x16
    574  62027d4813e4              vcvtph2ps zmm28, ymm28                               ; cast float32x16
    57a  460fb79cc6c6000000        movzx r11d, word ptr [rsi + r8*8 + 198]              ; load float16
    583  62417d086eeb              vmovd xmm29, r11d
    589  62027d0813ed              vcvtph2ps xmm29, xmm29                               ; cast float32
    58f  62027d4858ed              vpbroadcastd zmm29, xmm29                            ; vectorize float32x16
    595  6201144059fe              vmulps zmm31, zmm29, zmm30                           ; mul float32x16
    59b  62037d481dff00            vcvtps2ph ymm31, zmm31, 0                            ; cast float16x16
    5a2  62027d4813ff              vcvtph2ps zmm31, ymm31                               ; cast float32x16
    5a8  62011c4058e7              vaddps zmm28, zmm28, zmm31                           ; add float32x16
    5ae  62814c4058f4              vaddps zmm22, zmm22, zmm28                           ; add float32x16
    5b4  62b1444858fe              vaddps zmm7, zmm7, zmm22                             ; add float32x16
    5ba  62a1744059ca              vmulps zmm17, zmm17, zmm18                           ; mul float32x16
    5c0  62a37d481dc900            vcvtps2ph ymm17, zmm17, 0                            ; cast float16x16
    5c7  62a27d4813c9              vcvtph2ps zmm17, ymm17                               ; cast float32x16
    5cd  62a1344059f4              vmulps zmm22, zmm25, zmm20                           ; mul float32x16
    5d3  62a37d481df600            vcvtps2ph ymm22, zmm22, 0                            ; cast float16x16
    5da  62a27d4813f6              vcvtph2ps zmm22, ymm22                               ; cast float32x16
    5e0  62a1744058ce              vaddps zmm17, zmm17, zmm22                           ; add float32x16
    5e6  62a1244059f5              vmulps zmm22, zmm27, zmm21                           ; mul float32x16
    5ec  62a37d481df600            vcvtps2ph ymm22, zmm22, 0                            ; cast float16x16
    5f3  62a27d4813f6              vcvtph2ps zmm22, ymm22                               ; cast float32x16
    5f9  6201144059c8              vmulps zmm25, zmm29, zmm24                           ; mul float32x16
    5ff  62037d481dc900            vcvtps2ph ymm25, zmm25, 0                            ; cast float16x16
    606  62027d4813c9              vcvtph2ps zmm25, ymm25                               ; cast float32x16
    60c  62814c4058f1              vaddps zmm22, zmm22, zmm25                           ; add float32x16
    612  62a1744058ce              vaddps zmm17, zmm17, zmm22                           ; add float32x16
    618  62313c4858c1              vaddps zmm8, zmm8, zmm17                             ; add float32x16
    61e  460fb79cc600010000        movzx r11d, word ptr [rsi + r8*8 + 256]              ; load float16
    627  62c17d086ecb              vmovd xmm17, r11d
    62d  62a27d0813c9              vcvtph2ps xmm17, xmm17                               ; cast float32
    633  62a27d4858c9              vpbroadcastd zmm17, xmm17                            ; vectorize float32x16
    639  62a1744059f3              vmulps zmm22, zmm17, zmm19                           ; mul float32x16
    63f  62a37d481df600            vcvtps2ph ymm22, zmm22, 0                            ; cast float16x16
    646  62a27d4813f6              vcvtph2ps zmm22, ymm22                               ; cast float32x16
    64c  460fb79cc602010000        movzx r11d, word ptr [rsi + r8*8 + 258]              ; load float16
    655  62417d086ecb              vmovd xmm25, r11d
    65b  62027d0813c9              vcvtph2ps xmm25, xmm25                               ; cast float32
    661  62027d4858c9              vpbroadcastd zmm25, xmm25                            ; vectorize float32x16
    667  6221344059df              vmulps zmm27, zmm25, zmm23                           ; mul float32x16
    66d  62037d481ddb00            vcvtps2ph ymm27, zmm27, 0                            ; cast float16x16
    674  62027d4813db              vcvtph2ps zmm27, ymm27                               ; cast float32x16
    67a  62814c4058f3              vaddps zmm22, zmm22, zmm27                           ; add float32x16
    680  460fb79cc604010000        movzx r11d, word ptr [rsi + r8*8 + 260]              ; load float16
    689  62417d086edb              vmovd xmm27, r11d
    68f  62027d0813db              vcvtph2ps xmm27, xmm27                               ; cast float32
    695  62027d4858db              vpbroadcastd zmm27, xmm27                            ; vectorize float32x16
    69b  6201244059e2              vmulps zmm28, zmm27, zmm26                           ; mul float32x16
    6a1  62037d481de400            vcvtps2ph ymm28, zmm28, 0                            ; cast float16x16
    6a8  62027d4813e4              vcvtph2ps zmm28, ymm28                               ; cast float32x16
    6ae  460fb79cc606010000        movzx r11d, word ptr [rsi + r8*8 + 262]              ; load float16
    6b7  62417d086eeb              vmovd xmm29, r11d
    6bd  62027d0813ed              vcvtph2ps xmm29, xmm29                               ; cast float32
    6c3  62027d4858ed              vpbroadcastd zmm29, xmm29                            ; vectorize float32x16
    6c9  6201144059fe              vmulps zmm31, zmm29, zmm30                           ; mul float32x16
    6cf  62037d481dff00            vcvtps2ph ymm31, zmm31, 0                            ; cast float16x16
    6d6  62027d4813ff              vcvtph2ps zmm31, ymm31                               ; cast float32x16
    6dc  62011c4058e7              vaddps zmm28, zmm28, zmm31                           ; add float32x16
    6e2  62814c4058f4              vaddps zmm22, zmm22, zmm28                           ; add float32x16
    6e8  6231344858ce              vaddps zmm9, zmm9, zmm22                             ; add float32x16
    6ee  62a1744059ca              vmulps zmm17, zmm17, zmm18                           ; mul float32x16
    6f4  62a37d481dc900            vcvtps2ph ymm17, zmm17, 0                            ; cast float16x16
    6fb  62a27d4813c9              vcvtph2ps zmm17, ymm17                               ; cast float32x16
    701  62a1344059f4              vmulps zmm22, zmm25, zmm20                           ; mul float32x16
    707  62a37d481df600            vcvtps2ph ymm22, zmm22, 0                            ; cast float16x16
    70e  62a27d4813f6              vcvtph2ps zmm22, ymm22                               ; cast float32x16
    714  62a1744058ce              vaddps zmm17, zmm17, zmm22                           ; add float32x16
    71a  62a1244059f5              vmulps zmm22, zmm27, zmm21                           ; mul float32x16
    720  62a37d481df600            vcvtps2ph ymm22, zmm22, 0                            ; cast float16x16
    727  62a27d4813f6              vcvtph2ps zmm22, ymm22                               ; cast float32x16
    72d  6201144059c8              vmulps zmm25, zmm29, zmm24                           ; mul float32x16
    733  62037d481dc900            vcvtps2ph ymm25, zmm25, 0                            ; cast float16x16
    73a  62027d4813c9              vcvtph2ps zmm25, ymm25                               ; cast float32x16
    740  62814c4058f1              vaddps zmm22, zmm22, zmm25                           ; add float32x16
    746  62a1744058ce              vaddps zmm17, zmm17, zmm22                           ; add float32x16
    74c  62312c4858d1              vaddps zmm10, zmm10, zmm17                           ; add float32x16
    752  460fb79cc640010000        movzx r11d, word ptr [rsi + r8*8 + 320]              ; load float16
    75b  62c17d086ecb              vmovd xmm17, r11d
    761  62a27d0813c9              vcvtph2ps xmm17, xmm17                               ; cast float32
    767  62a27d4858c9              vpbroadcastd zmm17, xmm17                            ; vectorize float32x16
    76d  62a1744059f3              vmulps zmm22, zmm17, zmm19                           ; mul float32x16
    773  62a37d481df600            vcvtps2ph ymm22, zmm22, 0                            ; cast float16x16
    77a  62a27d4813f6              vcvtph2ps zmm22, ymm22                               ; cast float32x16
    780  460fb79cc642010000        movzx r11d, word ptr [rsi + r8*8 + 322]              ; load float16
    789  62417d086ecb              vmovd xmm25, r11d
    78f  62027d0813c9              vcvtph2ps xmm25, xmm25                               ; cast float32
    795  62027d4858c9              vpbroadcastd zmm25, xmm25                            ; vectorize float32x16
    79b  6221344059df              vmulps zmm27, zmm25, zmm23                           ; mul float32x16
    7a1  62037d481ddb00            vcvtps2ph ymm27, zmm27, 0                            ; cast float16x16
    7a8  62027d4813db              vcvtph2ps zmm27, ymm27                               ; cast float32x16
    7ae  62814c4058f3              vaddps zmm22, zmm22, zmm27                           ; add float32x16
    7b4  460fb79cc644010000        movzx r11d, word ptr [rsi + r8*8 + 324]              ; load float16
    7bd  62417d086edb              vmovd xmm27, r11d
    7c3  62027d0813db              vcvtph2ps xmm27, xmm27                               ; cast float32
    7c9  62027d4858db              vpbroadcastd zmm27, xmm27                            ; vectorize float32x16
    7cf  6201244059e2              vmulps zmm28, zmm27, zmm26                           ; mul float32x16
    7d5  62037d481de400            vcvtps2ph ymm28, zmm28, 0                            ; cast float16x16
    7dc  62027d4813e4              vcvtph2ps zmm28, ymm28                               ; cast float32x16
    7e2  460fb79cc646010000        movzx r11d, word ptr [rsi + r8*8 + 326]              ; load float16
    7eb  62417d086eeb              vmovd xmm29, r11d
    7f1  62027d0813ed              vcvtph2ps xmm29, xmm29                               ; cast float32
    7f7  62027d4858ed              vpbroadcastd zmm29, xmm29                            ; vectorize float32x16
    7fd  6201144059fe              vmulps zmm31, zmm29, zmm30                           ; mul float32x16
    803  62037d481dff00            vcvtps2ph ymm31, zmm31, 0                            ; cast float16x16
    80a  62027d4813ff              vcvtph2ps zmm31, ymm31                               ; cast float32x16
    810  62011c4058e7              vaddps zmm28, zmm28, zmm31                           ; add float32x16
    816  62814c4058f4              vaddps zmm22, zmm22, zmm28                           ; add float32x16
    81c  6231244858de              vaddps zmm11, zmm11, zmm22                           ; add float32x16
    822  62a1744059ca              vmulps zmm17, zmm17, zmm18                           ; mul float32x16
    828  62a37d481dc900            vcvtps2ph ymm17, zmm17, 0                            ; cast float16x16
    82f  62a27d4813c9              vcvtph2ps zmm17, ymm17                               ; cast float32x16
    835  62a1344059f4              vmulps zmm22, zmm25, zmm20                           ; mul float32x16
    83b  62a37d481df600            vcvtps2ph ymm22, zmm22, 0                            ; cast float16x16
    842  62a27d4813f6              vcvtph2ps zmm22, ymm22                               ; cast float32x16
    848  62a1744058ce              vaddps zmm17, zmm17, zmm22                           ; add float32x16
    84e  62a1244059f5              vmulps zmm22, zmm27, zmm21                           ; mul float32x16
    854  62a37d481df600            vcvtps2ph ymm22, zmm22, 0                            ; cast float16x16
    85b  62a27d4813f6              vcvtph2ps zmm22, ymm22                               ; cast float32x16
    861  6201144059c8              vmulps zmm25, zmm29, zmm24                           ; mul float32x16
    867  62037d481dc900            vcvtps2ph ymm25, zmm25, 0                            ; cast float16x16
    86e  62027d4813c9              vcvtph2ps zmm25, ymm25                               ; cast float32x16
    874  62814c4058f1              vaddps zmm22, zmm22, zmm25                           ; add float32x16
    87a  62a1744058ce              vaddps zmm17, zmm17, zmm22                           ; add float32x16
    880  62311c4858e1              vaddps zmm12, zmm12, zmm17                           ; add float32x16
    886  460fb79cc680010000        movzx r11d, word ptr [rsi + r8*8 + 384]              ; load float16
    88f  62c17d086ecb              vmovd xmm17, r11d
    895  62a27d0813c9              vcvtph2ps xmm17, xmm17                               ; cast float32
    89b  62a27d4858c9              vpbroadcastd zmm17, xmm17                            ; vectorize float32x16
    8a1  62a1744059f3              vmulps zmm22, zmm17, zmm19                           ; mul float32x16
    8a7  62a37d481df600            vcvtps2ph ymm22, zmm22, 0                            ; cast float16x16
    8ae  62a27d4813f6              vcvtph2ps zmm22, ymm22                               ; cast float32x16
    8b4  460fb79cc682010000        movzx r11d, word ptr [rsi + r8*8 + 386]              ; load float16
    8bd  62417d086ecb              vmovd xmm25, r11d
    8c3  62027d0813c9              vcvtph2ps xmm25, xmm25                               ; cast float32
    8c9  62027d4858c9              vpbroadcastd zmm25, xmm25                            ; vectorize float32x16
    8cf  6221344059df              vmulps zmm27, zmm25, zmm23                           ; mul float32x16
    8d5  62037d481ddb00            vcvtps2ph ymm27, zmm27, 0                            ; cast float16x16
    8dc  62027d4813db              vcvtph2ps zmm27, ymm27                               ; cast float32x16
    8e2  62814c4058f3              vaddps zmm22, zmm22, zmm27                           ; add float32x16
    8e8  460fb79cc684010000        movzx r11d, word ptr [rsi + r8*8 + 388]              ; load float16
    8f1  62417d086edb              vmovd xmm27, r11d
    8f7  62027d0813db              vcvtph2ps xmm27, xmm27                               ; cast float32
    8fd  62027d4858db              vpbroadcastd zmm27, xmm27                            ; vectorize float32x16
    903  6201244059e2              vmulps zmm28, zmm27, zmm26                           ; mul float32x16
    909  62037d481de400            vcvtps2ph ymm28, zmm28, 0                            ; cast float16x16
    910  62027d4813e4              vcvtph2ps zmm28, ymm28                               ; cast float32x16
    916  460fb79cc686010000        movzx r11d, word ptr [rsi + r8*8 + 390]              ; load float16
    91f  62417d086eeb              vmovd xmm29, r11d
    925  62027d0813ed              vcvtph2ps xmm29, xmm29                               ; cast float32
    92b  62027d4858ed              vpbroadcastd zmm29, xmm29                            ; vectorize float32x16
    931  6201144059fe              vmulps zmm31, zmm29, zmm30                           ; mul float32x16
    937  62037d481dff00            vcvtps2ph ymm31, zmm31, 0                            ; cast float16x16
    93e  62027d4813ff              vcvtph2ps zmm31, ymm31                               ; cast float32x16
    944  62011c4058e7              vaddps zmm28, zmm28, zmm31                           ; add float32x16
    94a  62814c4058f4              vaddps zmm22, zmm22, zmm28                           ; add float32x16
    950  6231144858ee              vaddps zmm13, zmm13, zmm22                           ; add float32x16
    956  62a1744059ca              vmulps zmm17, zmm17, zmm18                           ; mul float32x16
    95c  62a37d481dc900            vcvtps2ph ymm17, zmm17, 0                            ; cast float16x16
    963  62a27d4813c9              vcvtph2ps zmm17, ymm17                               ; cast float32x16
    969  62a1344059f4              vmulps zmm22, zmm25, zmm20                           ; mul float32x16
    96f  62a37d481df600            vcvtps2ph ymm22, zmm22, 0                            ; cast float16x16
    976  62a27d4813f6              vcvtph2ps zmm22, ymm22                               ; cast float32x16
    97c  62a1744058ce              vaddps zmm17, zmm17, zmm22                           ; add float32x16
    982  62a1244059f5              vmulps zmm22, zmm27, zmm21                           ; mul float32x16
    988  62a37d481df600            vcvtps2ph ymm22, zmm22, 0                            ; cast float16x16
    98f  62a27d4813f6              vcvtph2ps zmm22, ymm22                               ; cast float32x16
    995  6201144059c8              vmulps zmm25, zmm29, zmm24                           ; mul float32x16
    99b  62037d481dc900            vcvtps2ph ymm25, zmm25, 0                            ; cast float16x16
    9a2  62027d4813c9              vcvtph2ps zmm25, ymm25                               ; cast float32x16
    9a8  62814c4058f1              vaddps zmm22, zmm22, zmm25                           ; add float32x16
    9ae  62a1744058ce              vaddps zmm17, zmm17, zmm22                           ; add float32x16
    9b4  62310c4858f1              vaddps zmm14, zmm14, zmm17                           ; add float32x16
    9ba  460fb79cc6c0010000        movzx r11d, word ptr [rsi + r8*8 + 448]              ; load float16
    9c3  62c17d086ecb              vmovd xmm17, r11d
    9c9  62a27d0813c9              vcvtph2ps xmm17, xmm17                               ; cast float32
    9cf  62a27d4858c9              vpbroadcastd zmm17, xmm17                            ; vectorize float32x16
    9d5  62a1744059db              vmulps zmm19, zmm17, zmm19                           ; mul float32x16
    9db  62a37d481ddb00            vcvtps2ph ymm19, zmm19, 0                            ; cast float16x16
    9e2  62a27d4813db              vcvtph2ps zmm19, ymm19                               ; cast float32x16
    9e8  460fb79cc6c2010000        movzx r11d, word ptr [rsi + r8*8 + 450]              ; load float16
    9f1  62c17d086ef3              vmovd xmm22, r11d
    9f7  62a27d0813f6              vcvtph2ps xmm22, xmm22                               ; cast float32
    9fd  62a27d4858f6              vpbroadcastd zmm22, xmm22                            ; vectorize float32x16
    a03  62a14c4059ff              vmulps zmm23, zmm22, zmm23                           ; mul float32x16
    a09  62a37d481dff00            vcvtps2ph ymm23, zmm23, 0                            ; cast float16x16
    a10  62a27d4813ff              vcvtph2ps zmm23, ymm23                               ; cast float32x16
    a16  62a1644058df              vaddps zmm19, zmm19, zmm23                           ; add float32x16
    a1c  460fb79cc6c4010000        movzx r11d, word ptr [rsi + r8*8 + 452]              ; load float16
    a25  62c17d086efb              vmovd xmm23, r11d
    a2b  62a27d0813ff              vcvtph2ps xmm23, xmm23                               ; cast float32
    a31  62a27d4858ff              vpbroadcastd zmm23, xmm23                            ; vectorize float32x16
    a37  6201444059ca              vmulps zmm25, zmm23, zmm26                           ; mul float32x16
    a3d  62037d481dc900            vcvtps2ph ymm25, zmm25, 0                            ; cast float16x16
    a44  62027d4813c9              vcvtph2ps zmm25, ymm25                               ; cast float32x16
    a4a  460fb79cc6c6010000        movzx r11d, word ptr [rsi + r8*8 + 454]              ; load float16
    a53  62417d086ed3              vmovd xmm26, r11d
    a59  62027d0813d2              vcvtph2ps xmm26, xmm26                               ; cast float32
    a5f  62027d4858d2              vpbroadcastd zmm26, xmm26                            ; vectorize float32x16
    a65  62012c4059de              vmulps zmm27, zmm26, zmm30                           ; mul float32x16
    a6b  62037d481ddb00            vcvtps2ph ymm27, zmm27, 0                            ; cast float16x16
    a72  62027d4813db              vcvtph2ps zmm27, ymm27                               ; cast float32x16
    a78  6201344058cb              vaddps zmm25, zmm25, zmm27                           ; add float32x16
    a7e  6281644058d9              vaddps zmm19, zmm19, zmm25                           ; add float32x16
    a84  6231044858fb              vaddps zmm15, zmm15, zmm19                           ; add float32x16
    a8a  62a1744059ca              vmulps zmm17, zmm17, zmm18                           ; mul float32x16
    a90  62a14c4059d4              vmulps zmm18, zmm22, zmm20                           ; mul float32x16
    a96  62a37d481dc900            vcvtps2ph ymm17, zmm17, 0                            ; cast float16x16
    a9d  62a27d4813c9              vcvtph2ps zmm17, ymm17                               ; cast float32x16
    aa3  62a37d481dd200            vcvtps2ph ymm18, zmm18, 0                            ; cast float16x16
    aaa  62a27d4813d2              vcvtph2ps zmm18, ymm18                               ; cast float32x16
    ab0  62a1744058ca              vaddps zmm17, zmm17, zmm18                           ; add float32x16
    ab6  62a1444059d5              vmulps zmm18, zmm23, zmm21                           ; mul float32x16
    abc  62812c4059d8              vmulps zmm19, zmm26, zmm24                           ; mul float32x16
    ac2  62a37d481dd200            vcvtps2ph ymm18, zmm18, 0                            ; cast float16x16
    ac9  62a27d4813d2              vcvtph2ps zmm18, ymm18                               ; cast float32x16
    acf  62a37d481ddb00            vcvtps2ph ymm19, zmm19, 0                            ; cast float16x16
    ad6  62a27d4813db              vcvtph2ps zmm19, ymm19                               ; cast float32x16
    adc  62a16c4058d3              vaddps zmm18, zmm18, zmm19                           ; add float32x16
    ae2  62a1744058ca              vaddps zmm17, zmm17, zmm18                           ; add float32x16
    ae8  62a17c4058c1              vaddps zmm16, zmm16, zmm17                           ; add float32x16
    aee  4981c200010000            add r10, 256                                         ; end void
    af5  4183c001                  add r8d, 1
    af9  4183f808                  cmp r8d, 8
    afd  0f8cfdf5ffff              jl loop_100
done_b03:
    b03  62f37d481dc900            vcvtps2ph ymm1, zmm1, 0                              ; cast float16x16
    b0a  62f37d481dd200            vcvtps2ph ymm2, zmm2, 0                              ; cast float16x16
    b11  62f3f5481aca01            vinsertf64x4 zmm1, zmm1, ymm2, 1                     ; vectorize float16x32
    b18  62f17c481109              vmovups zmmword ptr [rcx], zmm1                      ; store void
    b1e  62f37d481dd900            vcvtps2ph ymm1, zmm3, 0                              ; cast float16x16
    b25  62f37d481de200            vcvtps2ph ymm2, zmm4, 0                              ; cast float16x16
    b2c  62f3f5481aca01            vinsertf64x4 zmm1, zmm1, ymm2, 1                     ; vectorize float16x32
    b33  62f17c48114901            vmovups zmmword ptr [rcx + 64], zmm1                 ; store void
    b3a  62f37d481de900            vcvtps2ph ymm1, zmm5, 0                              ; cast float16x16
    b41  62f37d481df200            vcvtps2ph ymm2, zmm6, 0                              ; cast float16x16
    b48  62f3f5481aca01            vinsertf64x4 zmm1, zmm1, ymm2, 1                     ; vectorize float16x32
    b4f  62f17c48114902            vmovups zmmword ptr [rcx + 128], zmm1                ; store void
    b56  62f37d481df900            vcvtps2ph ymm1, zmm7, 0                              ; cast float16x16
    b5d  62737d481dc200            vcvtps2ph ymm2, zmm8, 0                              ; cast float16x16
    b64  62f3f5481aca01            vinsertf64x4 zmm1, zmm1, ymm2, 1                     ; vectorize float16x32
    b6b  62f17c48114903            vmovups zmmword ptr [rcx + 192], zmm1                ; store void
    b72  62737d481dc900            vcvtps2ph ymm1, zmm9, 0                              ; cast float16x16
    b79  62737d481dd200            vcvtps2ph ymm2, zmm10, 0                             ; cast float16x16
    b80  62f3f5481aca01            vinsertf64x4 zmm1, zmm1, ymm2, 1                     ; vectorize float16x32
    b87  62f17c48114904            vmovups zmmword ptr [rcx + 256], zmm1                ; store void
    b8e  62737d481dd900            vcvtps2ph ymm1, zmm11, 0                             ; cast float16x16
    b95  62737d481de200            vcvtps2ph ymm2, zmm12, 0                             ; cast float16x16
    b9c  62f3f5481aca01            vinsertf64x4 zmm1, zmm1, ymm2, 1                     ; vectorize float16x32
    ba3  62f17c48114905            vmovups zmmword ptr [rcx + 320], zmm1                ; store void
    baa  62737d481de900            vcvtps2ph ymm1, zmm13, 0                             ; cast float16x16
    bb1  62737d481df200            vcvtps2ph ymm2, zmm14, 0                             ; cast float16x16
    bb8  62f3f5481aca01            vinsertf64x4 zmm1, zmm1, ymm2, 1                     ; vectorize float16x32
    bbf  62f17c48114906            vmovups zmmword ptr [rcx + 384], zmm1                ; store void
    bc6  62737d481df900            vcvtps2ph ymm1, zmm15, 0                             ; cast float16x16
    bcd  62e37d481dc200            vcvtps2ph ymm2, zmm16, 0                             ; cast float16x16
    bd4  62f3f5481aca01            vinsertf64x4 zmm1, zmm1, ymm2, 1                     ; vectorize float16x32
    bdb  62f17c48114907            vmovups zmmword ptr [rcx + 448], zmm1                ; store void
    be2  4881c100020000            add rcx, 512                                         ; end void
    be9  4881c600020000            add rsi, 512
    bf0  4183c101                  add r9d, 1
    bf4  443bca                    cmp r9d, edx
    bf7  0f8c43f4ffff              jl loop_40
done_bfd:
    bfd  c5f877                    vzeroupper                                           ; sink void
    c00  c3                        ret
