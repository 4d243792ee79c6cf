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
    136  62b1744858cc              vaddps zmm1, zmm1, zmm20                             ; add float32x16
    13c  460fb75cc602              movzx r11d, word ptr [rsi + r8*8 + 2]                ; load float16
    142  62c17d086ee3              vmovd xmm20, r11d
    148  62a27d0813e4              vcvtph2ps xmm20, xmm20                               ; cast float32
    14e  62a27d4858e4              vpbroadcastd zmm20, xmm20                            ; vectorize float32x16
    154  62c17c48106a01            vmovups zmm21, zmmword ptr [r10 + 64]                ; load float16x32
    15b  62a27d4813f5              vcvtph2ps zmm22, ymm21                               ; cast float32x16
    161  62a15c4059fe              vmulps zmm23, zmm20, zmm22                           ; mul float32x16
    167  62a37d481dff00            vcvtps2ph ymm23, zmm23, 0                            ; cast float16x16
    16e  62a27d4813ff              vcvtph2ps zmm23, ymm23                               ; cast float32x16
    174  62b1744858cf              vaddps zmm1, zmm1, zmm23                             ; add float32x16
    17a  460fb75cc604              movzx r11d, word ptr [rsi + r8*8 + 4]                ; load float16
    180  62c17d086efb              vmovd xmm23, r11d
    186  62a27d0813ff              vcvtph2ps xmm23, xmm23                               ; cast float32
    18c  62a27d4858ff              vpbroadcastd zmm23, xmm23                            ; vectorize float32x16
    192  62417c48104202            vmovups zmm24, zmmword ptr [r10 + 128]               ; load float16x32
    199  62027d4813c8              vcvtph2ps zmm25, ymm24                               ; cast float32x16
    19f  6201444059d1              vmulps zmm26, zmm23, zmm25                           ; mul float32x16
    1a5  62037d481dd200            vcvtps2ph ymm26, zmm26, 0                            ; cast float16x16
    1ac  62027d4813d2              vcvtph2ps zmm26, ymm26                               ; cast float32x16
    1b2  6291744858ca              vaddps zmm1, zmm1, zmm26                             ; add float32x16
    1b8  460fb75cc606              movzx r11d, word ptr [rsi + r8*8 + 6]                ; load float16
    1be  62417d086ed3              vmovd xmm26, r11d
    1c4  62027d0813d2              vcvtph2ps xmm26, xmm26                               ; cast float32
    1ca  62027d4858d2              vpbroadcastd zmm26, xmm26                            ; vectorize float32x16
    1d0  62417c48105a03            vmovups zmm27, zmmword ptr [r10 + 192]               ; load float16x32
    1d7  62027d4813e3              vcvtph2ps zmm28, ymm27                               ; cast float32x16
    1dd  62012c4059ec              vmulps zmm29, zmm26, zmm28                           ; mul float32x16
    1e3  62037d481ded00            vcvtps2ph ymm29, zmm29, 0                            ; cast float16x16
    1ea  62027d4813ed              vcvtph2ps zmm29, ymm29                               ; cast float32x16
    1f0  6291744858cd              vaddps zmm1, zmm1, zmm29                             ; add float32x16
    1f6  62a3fd481bd201            vextractf64x4 ymm18, zmm18, 1                        ; gep float16x16
    1fd  62a27d4813d2              vcvtph2ps zmm18, ymm18                               ; cast float32x16
    203  62a1744059ca              vmulps zmm17, zmm17, zmm18                           ; mul float32x16
    209  62a37d481dc900            vcvtps2ph ymm17, zmm17, 0                            ; cast float16x16
    210  62a27d4813c9              vcvtph2ps zmm17, ymm17                               ; cast float32x16
    216  62b16c4858d1              vaddps zmm2, zmm2, zmm17                             ; add float32x16
    21c  62a3fd481be901            vextractf64x4 ymm17, zmm21, 1                        ; gep float16x16
    223  62a27d4813c9              vcvtph2ps zmm17, ymm17                               ; cast float32x16
    229  62a15c4059e1              vmulps zmm20, zmm20, zmm17                           ; mul float32x16
    22f  62a37d481de400            vcvtps2ph ymm20, zmm20, 0                            ; cast float16x16
    236  62a27d4813e4              vcvtph2ps zmm20, ymm20                               ; cast float32x16
    23c  62b16c4858d4              vaddps zmm2, zmm2, zmm20                             ; add float32x16
    242  6223fd481bc401            vextractf64x4 ymm20, zmm24, 1                        ; gep float16x16
    249  62a27d4813e4              vcvtph2ps zmm20, ymm20                               ; cast float32x16
    24f  62a1444059ec              vmulps zmm21, zmm23, zmm20                           ; mul float32x16
    255  62a37d481ded00            vcvtps2ph ymm21, zmm21, 0                            ; cast float16x16
    25c  62a27d4813ed              vcvtph2ps zmm21, ymm21                               ; cast float32x16
    262  62b16c4858d5              vaddps zmm2, zmm2, zmm21                             ; add float32x16
    268  6223fd481bdd01            vextractf64x4 ymm21, zmm27, 1                        ; gep float16x16
    26f  62a27d4813ed              vcvtph2ps zmm21, ymm21                               ; cast float32x16
    275  62a12c4059fd              vmulps zmm23, zmm26, zmm21                           ; mul float32x16
    27b  62a37d481dff00            vcvtps2ph ymm23, zmm23, 0                            ; cast float16x16
    282  62a27d4813ff              vcvtph2ps zmm23, ymm23                               ; cast float32x16
    288  62b16c4858d7              vaddps zmm2, zmm2, zmm23                             ; add float32x16
    28e  460fb75cc640              movzx r11d, word ptr [rsi + r8*8 + 64]               ; load float16
    294  62c17d086efb              vmovd xmm23, r11d
    29a  62a27d0813ff              vcvtph2ps xmm23, xmm23                               ; cast float32
    2a0  62a27d4858ff              vpbroadcastd zmm23, xmm23                            ; vectorize float32x16
    2a6  6221444059c3              vmulps zmm24, zmm23, zmm19                           ; mul float32x16
    2ac  62037d481dc000            vcvtps2ph ymm24, zmm24, 0                            ; cast float16x16
    2b3  62027d4813c0              vcvtph2ps zmm24, ymm24                               ; cast float32x16
    2b9  6291644858d8              vaddps zmm3, zmm3, zmm24                             ; add float32x16
    2bf  460fb75cc642              movzx r11d, word ptr [rsi + r8*8 + 66]               ; load float16
    2c5  62417d086ec3              vmovd xmm24, r11d
    2cb  62027d0813c0              vcvtph2ps xmm24, xmm24                               ; cast float32
    2d1  62027d4858c0              vpbroadcastd zmm24, xmm24                            ; vectorize float32x16
    2d7  62213c4059d6              vmulps zmm26, zmm24, zmm22                           ; mul float32x16
    2dd  62037d481dd200            vcvtps2ph ymm26, zmm26, 0                            ; cast float16x16
    2e4  62027d4813d2              vcvtph2ps zmm26, ymm26                               ; cast float32x16
    2ea  6291644858da              vaddps zmm3, zmm3, zmm26                             ; add float32x16
    2f0  460fb75cc644              movzx r11d, word ptr [rsi + r8*8 + 68]               ; load float16
    2f6  62417d086ed3              vmovd xmm26, r11d
    2fc  62027d0813d2              vcvtph2ps xmm26, xmm26                               ; cast float32
    302  62027d4858d2              vpbroadcastd zmm26, xmm26                            ; vectorize float32x16
    308  62012c4059d9              vmulps zmm27, zmm26, zmm25                           ; mul float32x16
    30e  62037d481ddb00            vcvtps2ph ymm27, zmm27, 0                            ; cast float16x16
    315  62027d4813db              vcvtph2ps zmm27, ymm27                               ; cast float32x16
    31b  6291644858db              vaddps zmm3, zmm3, zmm27                             ; add float32x16
    321  460fb75cc646              movzx r11d, word ptr [rsi + r8*8 + 70]               ; load float16
    327  62417d086edb              vmovd xmm27, r11d
    32d  62027d0813db              vcvtph2ps xmm27, xmm27                               ; cast float32
    333  62027d4858db              vpbroadcastd zmm27, xmm27                            ; vectorize float32x16
    339  6201244059ec              vmulps zmm29, zmm27, zmm28                           ; mul float32x16
    33f  62037d481ded00            vcvtps2ph ymm29, zmm29, 0                            ; cast float16x16
    346  62027d4813ed              vcvtph2ps zmm29, ymm29                               ; cast float32x16
    34c  6291644858dd              vaddps zmm3, zmm3, zmm29                             ; add float32x16
    352  62a1444059fa              vmulps zmm23, zmm23, zmm18                           ; mul float32x16
    358  62a37d481dff00            vcvtps2ph ymm23, zmm23, 0                            ; cast float16x16
    35f  62a27d4813ff              vcvtph2ps zmm23, ymm23                               ; cast float32x16
    365  62b15c4858e7              vaddps zmm4, zmm4, zmm23                             ; add float32x16
    36b  62a13c4059f9              vmulps zmm23, zmm24, zmm17                           ; mul float32x16
    371  62a37d481dff00            vcvtps2ph ymm23, zmm23, 0                            ; cast float16x16
    378  62a27d4813ff              vcvtph2ps zmm23, ymm23                               ; cast float32x16
    37e  62b15c4858e7              vaddps zmm4, zmm4, zmm23                             ; add float32x16
    384  62a12c4059fc              vmulps zmm23, zmm26, zmm20                           ; mul float32x16
    38a  62a37d481dff00            vcvtps2ph ymm23, zmm23, 0                            ; cast float16x16
    391  62a27d4813ff              vcvtph2ps zmm23, ymm23                               ; cast float32x16
    397  62b15c4858e7              vaddps zmm4, zmm4, zmm23                             ; add float32x16
    39d  62a1244059fd              vmulps zmm23, zmm27, zmm21                           ; mul float32x16
    3a3  62a37d481dff00            vcvtps2ph ymm23, zmm23, 0                            ; cast float16x16
    3aa  62a27d4813ff              vcvtph2ps zmm23, ymm23                               ; cast float32x16
    3b0  62b15c4858e7              vaddps zmm4, zmm4, zmm23                             ; add float32x16
    3b6  460fb79cc680000000        movzx r11d, word ptr [rsi + r8*8 + 128]              ; load float16
    3bf  62c17d086efb              vmovd xmm23, r11d
    3c5  62a27d0813ff              vcvtph2ps xmm23, xmm23                               ; cast float32
    3cb  62a27d4858ff              vpbroadcastd zmm23, xmm23                            ; vectorize float32x16
    3d1  6221444059c3              vmulps zmm24, zmm23, zmm19                           ; mul float32x16
    3d7  62037d481dc000            vcvtps2ph ymm24, zmm24, 0                            ; cast float16x16
    3de  62027d4813c0              vcvtph2ps zmm24, ymm24                               ; cast float32x16
    3e4  6291544858e8              vaddps zmm5, zmm5, zmm24                             ; add float32x16
    3ea  460fb79cc682000000        movzx r11d, word ptr [rsi + r8*8 + 130]              ; load float16
    3f3  62417d086ec3              vmovd xmm24, r11d
    3f9  62027d0813c0              vcvtph2ps xmm24, xmm24                               ; cast float32
    3ff  62027d4858c0              vpbroadcastd zmm24, xmm24                            ; vectorize float32x16
    405  62213c4059d6              vmulps zmm26, zmm24, zmm22                           ; mul float32x16
    40b  62037d481dd200            vcvtps2ph ymm26, zmm26, 0                            ; cast float16x16
    412  62027d4813d2              vcvtph2ps zmm26, ymm26                               ; cast float32x16
    418  6291544858ea              vaddps zmm5, zmm5, zmm26                             ; add float32x16
    41e  460fb79cc684000000        movzx r11d, word ptr [rsi + r8*8 + 132]              ; load float16
    427  62417d086ed3              vmovd xmm26, r11d
    42d  62027d0813d2              vcvtph2ps xmm26, xmm26                               ; cast float32
    433  62027d4858d2              vpbroadcastd zmm26, xmm26                            ; vectorize float32x16
    439  62012c4059d9              vmulps zmm27, zmm26, zmm25                           ; mul float32x16
    43f  62037d481ddb00            vcvtps2ph ymm27, zmm27, 0                            ; cast float16x16
    446  62027d4813db              vcvtph2ps zmm27, ymm27                               ; cast float32x16
    44c  6291544858eb              vaddps zmm5, zmm5, zmm27                             ; add float32x16
    452  460fb79cc686000000        movzx r11d, word ptr [rsi + r8*8 + 134]              ; load float16
    45b  62417d086edb              vmovd xmm27, r11d
    461  62027d0813db              vcvtph2ps xmm27, xmm27                               ; cast float32
    467  62027d4858db              vpbroadcastd zmm27, xmm27                            ; vectorize float32x16
    46d  6201244059ec              vmulps zmm29, zmm27, zmm28                           ; mul float32x16
    473  62037d481ded00            vcvtps2ph ymm29, zmm29, 0                            ; cast float16x16
    47a  62027d4813ed              vcvtph2ps zmm29, ymm29                               ; cast float32x16
    480  6291544858ed              vaddps zmm5, zmm5, zmm29                             ; add float32x16
    486  62a1444059fa              vmulps zmm23, zmm23, zmm18                           ; mul float32x16
    48c  62a37d481dff00            vcvtps2ph ymm23, zmm23, 0                            ; cast float16x16
    493  62a27d4813ff              vcvtph2ps zmm23, ymm23                               ; cast float32x16
    499  62b14c4858f7              vaddps zmm6, zmm6, zmm23                             ; add float32x16
    49f  62a13c4059f9              vmulps zmm23, zmm24, zmm17                           ; mul float32x16
    4a5  62a37d481dff00            vcvtps2ph ymm23, zmm23, 0                            ; cast float16x16
    4ac  62a27d4813ff              vcvtph2ps zmm23, ymm23                               ; cast float32x16
    4b2  62b14c4858f7              vaddps zmm6, zmm6, zmm23                             ; add float32x16
    4b8  62a12c4059fc              vmulps zmm23, zmm26, zmm20                           ; mul float32x16
    4be  62a37d481dff00            vcvtps2ph ymm23, zmm23, 0                            ; cast float16x16
    4c5  62a27d4813ff              vcvtph2ps zmm23, ymm23                               ; cast float32x16
    4cb  62b14c4858f7              vaddps zmm6, zmm6, zmm23                             ; add float32x16
    4d1  62a1244059fd              vmulps zmm23, zmm27, zmm21                           ; mul float32x16
    4d7  62a37d481dff00            vcvtps2ph ymm23, zmm23, 0                            ; cast float16x16
    4de  62a27d4813ff              vcvtph2ps zmm23, ymm23                               ; cast float32x16
    4e4  62b14c4858f7              vaddps zmm6, zmm6, zmm23                             ; add float32x16
    4ea  460fb79cc6c0000000        movzx r11d, word ptr [rsi + r8*8 + 192]              ; load float16
    4f3  62c17d086efb              vmovd xmm23, r11d
    4f9  62a27d0813ff              vcvtph2ps xmm23, xmm23                               ; cast float32
    4ff  62a27d4858ff              vpbroadcastd zmm23, xmm23                            ; vectorize float32x16
    505  6221444059c3              vmulps zmm24, zmm23, zmm19                           ; mul float32x16
    50b  62037d481dc000            vcvtps2ph ymm24, zmm24, 0                            ; cast float16x16
    512  62027d4813c0              vcvtph2ps zmm24, ymm24                               ; cast float32x16
    518  6291444858f8              vaddps zmm7, zmm7, zmm24                             ; add float32x16
    51e  460fb79cc6c2000000        movzx r11d, word ptr [rsi + r8*8 + 194]              ; load float16
    527  62417d086ec3              vmovd xmm24, r11d
    52d  62027d0813c0              vcvtph2ps xmm24, xmm24                               ; cast float32
    533  62027d4858c0              vpbroadcastd zmm24, xmm24                            ; vectorize float32x16
    539  62213c4059d6              vmulps zmm26, zmm24, zmm22                           ; mul float32x16
    53f  62037d481dd200            vcvtps2ph ymm26, zmm26, 0                            ; cast float16x16
    546  62027d4813d2              vcvtph2ps zmm26, ymm26                               ; cast float32x16
    54c  6291444858fa              vaddps zmm7, zmm7, zmm26                             ; add float32x16
    552  460fb79cc6c4000000        movzx r11d, word ptr [rsi + r8*8 + 196]              ; load float16
    55b  62417d086ed3              vmovd xmm26, r11d
    561  62027d0813d2              vcvtph2ps xmm26, xmm26                               ; cast float32
    567  62027d4858d2              vpbroadcastd zmm26, xmm26                            ; vectorize float32x16
    56d  62012c4059d9              vmulps zmm27, zmm26, zmm25                           ; mul float32x16
    573  62037d481ddb00            vcvtps2ph ymm27, zmm27, 0                            ; cast float16x16
    57a  62027d4813db              vcvtph2ps zmm27, ymm27                               ; cast float32x16
    580  6291444858fb              vaddps zmm7, zmm7, zmm27                             ; add float32x16
    586  460fb79cc6c6000000        movzx r11d, word ptr [rsi + r8*8 + 198]              ; load float16
    58f  62417d086edb              vmovd xmm27, r11d
    595  62027d0813db              vcvtph2ps xmm27, xmm27                               ; cast float32
    59b  62027d4858db              vpbroadcastd zmm27, xmm27                            ; vectorize float32x16
    5a1  6201244059ec              vmulps zmm29, zmm27, zmm28                           ; mul float32x16
    5a7  62037d481ded00            vcvtps2ph ymm29, zmm29, 0                            ; cast float16x16
    5ae  62027d4813ed              vcvtph2ps zmm29, ymm29                               ; cast float32x16
    5b4  6291444858fd              vaddps zmm7, zmm7, zmm29                             ; add float32x16
    5ba  62a1444059fa              vmulps zmm23, zmm23, zmm18                           ; mul float32x16
    5c0  62a37d481dff00            vcvtps2ph ymm23, zmm23, 0                            ; cast float16x16
    5c7  62a27d4813ff              vcvtph2ps zmm23, ymm23                               ; cast float32x16
    5cd  62313c4858c7              vaddps zmm8, zmm8, zmm23                             ; add float32x16
    5d3  62a13c4059f9              vmulps zmm23, zmm24, zmm17                           ; mul float32x16
    5d9  62a37d481dff00            vcvtps2ph ymm23, zmm23, 0                            ; cast float16x16
    5e0  62a27d4813ff              vcvtph2ps zmm23, ymm23                               ; cast float32x16
    5e6  62313c4858c7              vaddps zmm8, zmm8, zmm23                             ; add float32x16
    5ec  62a12c4059fc              vmulps zmm23, zmm26, zmm20                           ; mul float32x16
    5f2  62a37d481dff00            vcvtps2ph ymm23, zmm23, 0                            ; cast float16x16
    5f9  62a27d4813ff              vcvtph2ps zmm23, ymm23                               ; cast float32x16
    5ff  62313c4858c7              vaddps zmm8, zmm8, zmm23                             ; add float32x16
    605  62a1244059fd              vmulps zmm23, zmm27, zmm21                           ; mul float32x16
    60b  62a37d481dff00            vcvtps2ph ymm23, zmm23, 0                            ; cast float16x16
    612  62a27d4813ff              vcvtph2ps zmm23, ymm23                               ; cast float32x16
    618  62313c4858c7              vaddps zmm8, zmm8, zmm23                             ; add float32x16
    61e  460fb79cc600010000        movzx r11d, word ptr [rsi + r8*8 + 256]              ; load float16
    627  62c17d086efb              vmovd xmm23, r11d
    62d  62a27d0813ff              vcvtph2ps xmm23, xmm23                               ; cast float32
    633  62a27d4858ff              vpbroadcastd zmm23, xmm23                            ; vectorize float32x16
    639  6221444059c3              vmulps zmm24, zmm23, zmm19                           ; mul float32x16
    63f  62037d481dc000            vcvtps2ph ymm24, zmm24, 0                            ; cast float16x16
    646  62027d4813c0              vcvtph2ps zmm24, ymm24                               ; cast float32x16
    64c  6211344858c8              vaddps zmm9, zmm9, zmm24                             ; add float32x16
    652  460fb79cc602010000        movzx r11d, word ptr [rsi + r8*8 + 258]              ; load float16
    65b  62417d086ec3              vmovd xmm24, r11d
    661  62027d0813c0              vcvtph2ps xmm24, xmm24                               ; cast float32
    667  62027d4858c0              vpbroadcastd zmm24, xmm24                            ; vectorize float32x16
    66d  62213c4059d6              vmulps zmm26, zmm24, zmm22                           ; mul float32x16
    673  62037d481dd200            vcvtps2ph ymm26, zmm26, 0                            ; cast float16x16
    67a  62027d4813d2              vcvtph2ps zmm26, ymm26                               ; cast float32x16
    680  6211344858ca              vaddps zmm9, zmm9, zmm26                             ; add float32x16
    686  460fb79cc604010000        movzx r11d, word ptr [rsi + r8*8 + 260]              ; load float16
    68f  62417d086ed3              vmovd xmm26, r11d
    695  62027d0813d2              vcvtph2ps xmm26, xmm26                               ; cast float32
    69b  62027d4858d2              vpbroadcastd zmm26, xmm26                            ; vectorize float32x16
    6a1  62012c4059d9              vmulps zmm27, zmm26, zmm25                           ; mul float32x16
    6a7  62037d481ddb00            vcvtps2ph ymm27, zmm27, 0                            ; cast float16x16
    6ae  62027d4813db              vcvtph2ps zmm27, ymm27                               ; cast float32x16
    6b4  6211344858cb              vaddps zmm9, zmm9, zmm27                             ; add float32x16
    6ba  460fb79cc606010000        movzx r11d, word ptr [rsi + r8*8 + 262]              ; load float16
    6c3  62417d086edb              vmovd xmm27, r11d
    6c9  62027d0813db              vcvtph2ps xmm27, xmm27                               ; cast float32
    6cf  62027d4858db              vpbroadcastd zmm27, xmm27                            ; vectorize float32x16
    6d5  6201244059ec              vmulps zmm29, zmm27, zmm28                           ; mul float32x16
    6db  62037d481ded00            vcvtps2ph ymm29, zmm29, 0                            ; cast float16x16
    6e2  62027d4813ed              vcvtph2ps zmm29, ymm29                               ; cast float32x16
    6e8  6211344858cd              vaddps zmm9, zmm9, zmm29                             ; add float32x16
    6ee  62a1444059fa              vmulps zmm23, zmm23, zmm18                           ; mul float32x16
    6f4  62a37d481dff00            vcvtps2ph ymm23, zmm23, 0                            ; cast float16x16
    6fb  62a27d4813ff              vcvtph2ps zmm23, ymm23                               ; cast float32x16
    701  62312c4858d7              vaddps zmm10, zmm10, zmm23                           ; add float32x16
    707  62a13c4059f9              vmulps zmm23, zmm24, zmm17                           ; mul float32x16
    70d  62a37d481dff00            vcvtps2ph ymm23, zmm23, 0                            ; cast float16x16
    714  62a27d4813ff              vcvtph2ps zmm23, ymm23                               ; cast float32x16
    71a  62312c4858d7              vaddps zmm10, zmm10, zmm23                           ; add float32x16
    720  62a12c4059fc              vmulps zmm23, zmm26, zmm20                           ; mul float32x16
    726  62a37d481dff00            vcvtps2ph ymm23, zmm23, 0                            ; cast float16x16
    72d  62a27d4813ff              vcvtph2ps zmm23, ymm23                               ; cast float32x16
    733  62312c4858d7              vaddps zmm10, zmm10, zmm23                           ; add float32x16
    739  62a1244059fd              vmulps zmm23, zmm27, zmm21                           ; mul float32x16
    73f  62a37d481dff00            vcvtps2ph ymm23, zmm23, 0                            ; cast float16x16
    746  62a27d4813ff              vcvtph2ps zmm23, ymm23                               ; cast float32x16
    74c  62312c4858d7              vaddps zmm10, zmm10, zmm23                           ; add float32x16
    752  460fb79cc640010000        movzx r11d, word ptr [rsi + r8*8 + 320]              ; load float16
    75b  62c17d086efb              vmovd xmm23, r11d
    761  62a27d0813ff              vcvtph2ps xmm23, xmm23                               ; cast float32
    767  62a27d4858ff              vpbroadcastd zmm23, xmm23                            ; vectorize float32x16
    76d  6221444059c3              vmulps zmm24, zmm23, zmm19                           ; mul float32x16
    773  62037d481dc000            vcvtps2ph ymm24, zmm24, 0                            ; cast float16x16
    77a  62027d4813c0              vcvtph2ps zmm24, ymm24                               ; cast float32x16
    780  6211244858d8              vaddps zmm11, zmm11, zmm24                           ; add float32x16
    786  460fb79cc642010000        movzx r11d, word ptr [rsi + r8*8 + 322]              ; load float16
    78f  62417d086ec3              vmovd xmm24, r11d
    795  62027d0813c0              vcvtph2ps xmm24, xmm24                               ; cast float32
    79b  62027d4858c0              vpbroadcastd zmm24, xmm24                            ; vectorize float32x16
    7a1  62213c4059d6              vmulps zmm26, zmm24, zmm22                           ; mul float32x16
    7a7  62037d481dd200            vcvtps2ph ymm26, zmm26, 0                            ; cast float16x16
    7ae  62027d4813d2              vcvtph2ps zmm26, ymm26                               ; cast float32x16
    7b4  6211244858da              vaddps zmm11, zmm11, zmm26                           ; add float32x16
    7ba  460fb79cc644010000        movzx r11d, word ptr [rsi + r8*8 + 324]              ; load float16
    7c3  62417d086ed3              vmovd xmm26, r11d
    7c9  62027d0813d2              vcvtph2ps xmm26, xmm26                               ; cast float32
    7cf  62027d4858d2              vpbroadcastd zmm26, xmm26                            ; vectorize float32x16
    7d5  62012c4059d9              vmulps zmm27, zmm26, zmm25                           ; mul float32x16
    7db  62037d481ddb00            vcvtps2ph ymm27, zmm27, 0                            ; cast float16x16
    7e2  62027d4813db              vcvtph2ps zmm27, ymm27                               ; cast float32x16
    7e8  6211244858db              vaddps zmm11, zmm11, zmm27                           ; add float32x16
    7ee  460fb79cc646010000        movzx r11d, word ptr [rsi + r8*8 + 326]              ; load float16
    7f7  62417d086edb              vmovd xmm27, r11d
    7fd  62027d0813db              vcvtph2ps xmm27, xmm27                               ; cast float32
    803  62027d4858db              vpbroadcastd zmm27, xmm27                            ; vectorize float32x16
    809  6201244059ec              vmulps zmm29, zmm27, zmm28                           ; mul float32x16
    80f  62037d481ded00            vcvtps2ph ymm29, zmm29, 0                            ; cast float16x16
    816  62027d4813ed              vcvtph2ps zmm29, ymm29                               ; cast float32x16
    81c  6211244858dd              vaddps zmm11, zmm11, zmm29                           ; add float32x16
    822  62a1444059fa              vmulps zmm23, zmm23, zmm18                           ; mul float32x16
    828  62a37d481dff00            vcvtps2ph ymm23, zmm23, 0                            ; cast float16x16
    82f  62a27d4813ff              vcvtph2ps zmm23, ymm23                               ; cast float32x16
    835  62311c4858e7              vaddps zmm12, zmm12, zmm23                           ; add float32x16
    83b  62a13c4059f9              vmulps zmm23, zmm24, zmm17                           ; mul float32x16
    841  62a37d481dff00            vcvtps2ph ymm23, zmm23, 0                            ; cast float16x16
    848  62a27d4813ff              vcvtph2ps zmm23, ymm23                               ; cast float32x16
    84e  62311c4858e7              vaddps zmm12, zmm12, zmm23                           ; add float32x16
    854  62a12c4059fc              vmulps zmm23, zmm26, zmm20                           ; mul float32x16
    85a  62a37d481dff00            vcvtps2ph ymm23, zmm23, 0                            ; cast float16x16
    861  62a27d4813ff              vcvtph2ps zmm23, ymm23                               ; cast float32x16
    867  62311c4858e7              vaddps zmm12, zmm12, zmm23                           ; add float32x16
    86d  62a1244059fd              vmulps zmm23, zmm27, zmm21                           ; mul float32x16
    873  62a37d481dff00            vcvtps2ph ymm23, zmm23, 0                            ; cast float16x16
    87a  62a27d4813ff              vcvtph2ps zmm23, ymm23                               ; cast float32x16
    880  62311c4858e7              vaddps zmm12, zmm12, zmm23                           ; add float32x16
    886  460fb79cc680010000        movzx r11d, word ptr [rsi + r8*8 + 384]              ; load float16
    88f  62c17d086efb              vmovd xmm23, r11d
    895  62a27d0813ff              vcvtph2ps xmm23, xmm23                               ; cast float32
    89b  62a27d4858ff              vpbroadcastd zmm23, xmm23                            ; vectorize float32x16
    8a1  6221444059c3              vmulps zmm24, zmm23, zmm19                           ; mul float32x16
    8a7  62037d481dc000            vcvtps2ph ymm24, zmm24, 0                            ; cast float16x16
    8ae  62027d4813c0              vcvtph2ps zmm24, ymm24                               ; cast float32x16
    8b4  6211144858e8              vaddps zmm13, zmm13, zmm24                           ; add float32x16
    8ba  460fb79cc682010000        movzx r11d, word ptr [rsi + r8*8 + 386]              ; load float16
    8c3  62417d086ec3              vmovd xmm24, r11d
    8c9  62027d0813c0              vcvtph2ps xmm24, xmm24                               ; cast float32
    8cf  62027d4858c0              vpbroadcastd zmm24, xmm24                            ; vectorize float32x16
    8d5  62213c4059d6              vmulps zmm26, zmm24, zmm22                           ; mul float32x16
    8db  62037d481dd200            vcvtps2ph ymm26, zmm26, 0                            ; cast float16x16
    8e2  62027d4813d2              vcvtph2ps zmm26, ymm26                               ; cast float32x16
    8e8  6211144858ea              vaddps zmm13, zmm13, zmm26                           ; add float32x16
    8ee  460fb79cc684010000        movzx r11d, word ptr [rsi + r8*8 + 388]              ; load float16
    8f7  62417d086ed3              vmovd xmm26, r11d
    8fd  62027d0813d2              vcvtph2ps xmm26, xmm26                               ; cast float32
    903  62027d4858d2              vpbroadcastd zmm26, xmm26                            ; vectorize float32x16
    909  62012c4059d9              vmulps zmm27, zmm26, zmm25                           ; mul float32x16
    90f  62037d481ddb00            vcvtps2ph ymm27, zmm27, 0                            ; cast float16x16
    916  62027d4813db              vcvtph2ps zmm27, ymm27                               ; cast float32x16
    91c  6211144858eb              vaddps zmm13, zmm13, zmm27                           ; add float32x16
    922  460fb79cc686010000        movzx r11d, word ptr [rsi + r8*8 + 390]              ; load float16
    92b  62417d086edb              vmovd xmm27, r11d
    931  62027d0813db              vcvtph2ps xmm27, xmm27                               ; cast float32
    937  62027d4858db              vpbroadcastd zmm27, xmm27                            ; vectorize float32x16
    93d  6201244059ec              vmulps zmm29, zmm27, zmm28                           ; mul float32x16
    943  62037d481ded00            vcvtps2ph ymm29, zmm29, 0                            ; cast float16x16
    94a  62027d4813ed              vcvtph2ps zmm29, ymm29                               ; cast float32x16
    950  6211144858ed              vaddps zmm13, zmm13, zmm29                           ; add float32x16
    956  62a1444059fa              vmulps zmm23, zmm23, zmm18                           ; mul float32x16
    95c  62a37d481dff00            vcvtps2ph ymm23, zmm23, 0                            ; cast float16x16
    963  62a27d4813ff              vcvtph2ps zmm23, ymm23                               ; cast float32x16
    969  62310c4858f7              vaddps zmm14, zmm14, zmm23                           ; add float32x16
    96f  62a13c4059f9              vmulps zmm23, zmm24, zmm17                           ; mul float32x16
    975  62a37d481dff00            vcvtps2ph ymm23, zmm23, 0                            ; cast float16x16
    97c  62a27d4813ff              vcvtph2ps zmm23, ymm23                               ; cast float32x16
    982  62310c4858f7              vaddps zmm14, zmm14, zmm23                           ; add float32x16
    988  62a12c4059fc              vmulps zmm23, zmm26, zmm20                           ; mul float32x16
    98e  62a37d481dff00            vcvtps2ph ymm23, zmm23, 0                            ; cast float16x16
    995  62a27d4813ff              vcvtph2ps zmm23, ymm23                               ; cast float32x16
    99b  62310c4858f7              vaddps zmm14, zmm14, zmm23                           ; add float32x16
    9a1  62a1244059fd              vmulps zmm23, zmm27, zmm21                           ; mul float32x16
    9a7  62a37d481dff00            vcvtps2ph ymm23, zmm23, 0                            ; cast float16x16
    9ae  62a27d4813ff              vcvtph2ps zmm23, ymm23                               ; cast float32x16
    9b4  62310c4858f7              vaddps zmm14, zmm14, zmm23                           ; add float32x16
    9ba  460fb79cc6c0010000        movzx r11d, word ptr [rsi + r8*8 + 448]              ; load float16
    9c3  62c17d086efb              vmovd xmm23, r11d
    9c9  62a27d0813ff              vcvtph2ps xmm23, xmm23                               ; cast float32
    9cf  62a27d4858ff              vpbroadcastd zmm23, xmm23                            ; vectorize float32x16
    9d5  62a1444059db              vmulps zmm19, zmm23, zmm19                           ; mul float32x16
    9db  62a37d481ddb00            vcvtps2ph ymm19, zmm19, 0                            ; cast float16x16
    9e2  62a27d4813db              vcvtph2ps zmm19, ymm19                               ; cast float32x16
    9e8  6231044858fb              vaddps zmm15, zmm15, zmm19                           ; add float32x16
    9ee  460fb79cc6c2010000        movzx r11d, word ptr [rsi + r8*8 + 450]              ; load float16
    9f7  62c17d086edb              vmovd xmm19, r11d
    9fd  62a27d0813db              vcvtph2ps xmm19, xmm19                               ; cast float32
    a03  62a27d4858db              vpbroadcastd zmm19, xmm19                            ; vectorize float32x16
    a09  62a1644059f6              vmulps zmm22, zmm19, zmm22                           ; mul float32x16
    a0f  62a37d481df600            vcvtps2ph ymm22, zmm22, 0                            ; cast float16x16
    a16  62a27d4813f6              vcvtph2ps zmm22, ymm22                               ; cast float32x16
    a1c  6231044858fe              vaddps zmm15, zmm15, zmm22                           ; add float32x16
    a22  460fb79cc6c4010000        movzx r11d, word ptr [rsi + r8*8 + 452]              ; load float16
    a2b  62c17d086ef3              vmovd xmm22, r11d
    a31  62a27d0813f6              vcvtph2ps xmm22, xmm22                               ; cast float32
    a37  62a27d4858f6              vpbroadcastd zmm22, xmm22                            ; vectorize float32x16
    a3d  62014c4059c1              vmulps zmm24, zmm22, zmm25                           ; mul float32x16
    a43  62037d481dc000            vcvtps2ph ymm24, zmm24, 0                            ; cast float16x16
    a4a  62027d4813c0              vcvtph2ps zmm24, ymm24                               ; cast float32x16
    a50  6211044858f8              vaddps zmm15, zmm15, zmm24                           ; add float32x16
    a56  460fb79cc6c6010000        movzx r11d, word ptr [rsi + r8*8 + 454]              ; load float16
    a5f  62417d086ec3              vmovd xmm24, r11d
    a65  62027d0813c0              vcvtph2ps xmm24, xmm24                               ; cast float32
    a6b  62027d4858c0              vpbroadcastd zmm24, xmm24                            ; vectorize float32x16
    a71  62013c4059cc              vmulps zmm25, zmm24, zmm28                           ; mul float32x16
    a77  62037d481dc900            vcvtps2ph ymm25, zmm25, 0                            ; cast float16x16
    a7e  62027d4813c9              vcvtph2ps zmm25, ymm25                               ; cast float32x16
    a84  6211044858f9              vaddps zmm15, zmm15, zmm25                           ; add float32x16
    a8a  62a1444059d2              vmulps zmm18, zmm23, zmm18                           ; mul float32x16
    a90  62a37d481dd200            vcvtps2ph ymm18, zmm18, 0                            ; cast float16x16
    a97  62a27d4813d2              vcvtph2ps zmm18, ymm18                               ; cast float32x16
    a9d  62a17c4058c2              vaddps zmm16, zmm16, zmm18                           ; add float32x16
    aa3  62a1644059c9              vmulps zmm17, zmm19, zmm17                           ; mul float32x16
    aa9  62a37d481dc900            vcvtps2ph ymm17, zmm17, 0                            ; cast float16x16
    ab0  62a27d4813c9              vcvtph2ps zmm17, ymm17                               ; cast float32x16
    ab6  62a17c4058c1              vaddps zmm16, zmm16, zmm17                           ; add float32x16
    abc  62a14c4059cc              vmulps zmm17, zmm22, zmm20                           ; mul float32x16
    ac2  62a37d481dc900            vcvtps2ph ymm17, zmm17, 0                            ; cast float16x16
    ac9  62a27d4813c9              vcvtph2ps zmm17, ymm17                               ; cast float32x16
    acf  62a17c4058c1              vaddps zmm16, zmm16, zmm17                           ; add float32x16
    ad5  62a13c4059cd              vmulps zmm17, zmm24, zmm21                           ; mul float32x16
    adb  62a37d481dc900            vcvtps2ph ymm17, zmm17, 0                            ; cast float16x16
    ae2  62a27d4813c9              vcvtph2ps zmm17, ymm17                               ; cast float32x16
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
