integer_division:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  41fff7                    push r15
     10  4881ec40010000            sub rsp, 320
     17  62f27d4858050f3e0000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
     21  62f27d48580d093e0000      vpbroadcastd zmm1, dword ptr [rip + ffffffff]
     2b  62f27d485815033e0000      vpbroadcastd zmm2, dword ptr [rip + 07000000]
     35  488b07                    mov rax, qword ptr [rdi]
     38  48890424                  mov qword ptr [rsp], rax
     3c  488b4708                  mov rax, qword ptr [rdi + 8]                         ; define_global ptr<int32, global, 64>
     40  4889442408                mov qword ptr [rsp + 8], rax
     45  488b4710                  mov rax, qword ptr [rdi + 16]                        ; define_global ptr<int32, global, 64>
     49  4889442410                mov qword ptr [rsp + 16], rax
     4e  488b442408                mov rax, qword ptr [rsp + 8]
     53  62f17c481018              vmovups zmm3, zmmword ptr [rax]                      ; load int32x16
     59  c4e37916d800              vpextrd eax, xmm3, 0                                 ; gep int32
     5f  4889442418                mov qword ptr [rsp + 24], rax
     64  488b442410                mov rax, qword ptr [rsp + 16]
     69  62f17c481020              vmovups zmm4, zmmword ptr [rax]                      ; load int32x16
     6f  c4e37916e000              vpextrd eax, xmm4, 0                                 ; gep int32
     75  4889442420                mov qword ptr [rsp + 32], rax
     7a  488b442420                mov rax, qword ptr [rsp + 32]
     7f  85c0                      test eax, eax                                        ; idiv int32
     81  488b6c2420                mov rbp, qword ptr [rsp + 32]
     86  b801000000                mov eax, 1
     8b  0f44e8                    cmove ebp, eax                                       ; idiv int32
     8e  488b442418                mov rax, qword ptr [rsp + 24]
     93  ba00000080                mov edx, 2147483648
     98  2bc2                      sub eax, edx                                         ; idiv int32
     9a  488b542420                mov rdx, qword ptr [rsp + 32]
     9f  83c201                    add edx, 1                                           ; idiv int32
     a2  0bc2                      or eax, edx
     a4  85c0                      test eax, eax
     a6  b801000000                mov eax, 1
     ab  0f44e8                    cmove ebp, eax                                       ; idiv int32
     ae  488b4c2418                mov rcx, qword ptr [rsp + 24]
     b3  408bc19940f7fd408bf0      idiv ecx, ebp ; esi = eax                            ; idiv int32
     bd  4889742428                mov qword ptr [rsp + 40], rsi
     c2  488b442420                mov rax, qword ptr [rsp + 32]
     c7  85c0                      test eax, eax                                        ; idiv int32
     c9  488b442428                mov rax, qword ptr [rsp + 40]
     ce  ba00000000                mov edx, 0
     d3  0f44c2                    cmove eax, edx                                       ; idiv int32
     d6  4889442428                mov qword ptr [rsp + 40], rax
     db  c4e37916d801              vpextrd eax, xmm3, 1                                 ; gep int32
     e1  4889442430                mov qword ptr [rsp + 48], rax
     e6  c4e37916e001              vpextrd eax, xmm4, 1                                 ; gep int32
     ec  4889442438                mov qword ptr [rsp + 56], rax
     f1  488b442438                mov rax, qword ptr [rsp + 56]
     f6  85c0                      test eax, eax                                        ; idiv int32
     f8  4c8b742438                mov r14, qword ptr [rsp + 56]
     fd  b801000000                mov eax, 1
    102  440f44f0                  cmove r14d, eax                                      ; idiv int32
    106  488b442430                mov rax, qword ptr [rsp + 48]
    10b  ba00000080                mov edx, 2147483648
    110  2bc2                      sub eax, edx                                         ; idiv int32
    112  488b542438                mov rdx, qword ptr [rsp + 56]
    117  83c201                    add edx, 1                                           ; idiv int32
    11a  0bc2                      or eax, edx
    11c  85c0                      test eax, eax
    11e  b801000000                mov eax, 1
    123  440f44f0                  cmove r14d, eax                                      ; idiv int32
    127  488b4c2430                mov rcx, qword ptr [rsp + 48]
    12c  408bc19941f7fe408bf0      idiv ecx, r14d ; esi = eax                           ; idiv int32
    136  4889742440                mov qword ptr [rsp + 64], rsi
    13b  488b442438                mov rax, qword ptr [rsp + 56]
    140  85c0                      test eax, eax                                        ; idiv int32
    142  488b442440                mov rax, qword ptr [rsp + 64]
    147  ba00000000                mov edx, 0
    14c  0f44c2                    cmove eax, edx                                       ; idiv int32
    14f  4889442440                mov qword ptr [rsp + 64], rax
    154  c4e37916d802              vpextrd eax, xmm3, 2                                 ; gep int32
    15a  4889442448                mov qword ptr [rsp + 72], rax
    15f  c4e37916e002              vpextrd eax, xmm4, 2                                 ; gep int32
    165  4889442450                mov qword ptr [rsp + 80], rax
    16a  488b442450                mov rax, qword ptr [rsp + 80]
    16f  85c0                      test eax, eax                                        ; idiv int32
    171  488b7c2450                mov rdi, qword ptr [rsp + 80]
    176  b801000000                mov eax, 1
    17b  0f44f8                    cmove edi, eax                                       ; idiv int32
    17e  488b442448                mov rax, qword ptr [rsp + 72]
    183  ba00000080                mov edx, 2147483648
    188  2bc2                      sub eax, edx                                         ; idiv int32
    18a  488b542450                mov rdx, qword ptr [rsp + 80]
    18f  83c201                    add edx, 1                                           ; idiv int32
    192  0bc2                      or eax, edx
    194  85c0                      test eax, eax
    196  b801000000                mov eax, 1
    19b  0f44f8                    cmove edi, eax                                       ; idiv int32
    19e  488b4c2448                mov rcx, qword ptr [rsp + 72]
    1a3  408bc19940f7ff408bf0      idiv ecx, edi ; esi = eax                            ; idiv int32
    1ad  4889742458                mov qword ptr [rsp + 88], rsi
    1b2  488b442450                mov rax, qword ptr [rsp + 80]
    1b7  85c0                      test eax, eax                                        ; idiv int32
    1b9  488b442458                mov rax, qword ptr [rsp + 88]
    1be  ba00000000                mov edx, 0
    1c3  0f44c2                    cmove eax, edx                                       ; idiv int32
    1c6  4889442458                mov qword ptr [rsp + 88], rax
    1cb  c4e37916d803              vpextrd eax, xmm3, 3                                 ; gep int32
    1d1  4889442460                mov qword ptr [rsp + 96], rax
    1d6  c4e37916e003              vpextrd eax, xmm4, 3                                 ; gep int32
    1dc  4889442468                mov qword ptr [rsp + 104], rax
    1e1  488b442468                mov rax, qword ptr [rsp + 104]
    1e6  85c0                      test eax, eax                                        ; idiv int32
    1e8  4c8b5c2468                mov r11, qword ptr [rsp + 104]
    1ed  b801000000                mov eax, 1
    1f2  440f44d8                  cmove r11d, eax                                      ; idiv int32
    1f6  488b442460                mov rax, qword ptr [rsp + 96]
    1fb  ba00000080                mov edx, 2147483648
    200  2bc2                      sub eax, edx                                         ; idiv int32
    202  488b542468                mov rdx, qword ptr [rsp + 104]
    207  83c201                    add edx, 1                                           ; idiv int32
    20a  0bc2                      or eax, edx
    20c  85c0                      test eax, eax
    20e  b801000000                mov eax, 1
    213  440f44d8                  cmove r11d, eax                                      ; idiv int32
    217  488b4c2460                mov rcx, qword ptr [rsp + 96]
    21c  408bc19941f7fb408bf0      idiv ecx, r11d ; esi = eax                           ; idiv int32
    226  4889742470                mov qword ptr [rsp + 112], rsi
    22b  488b442468                mov rax, qword ptr [rsp + 104]
    230  85c0                      test eax, eax                                        ; idiv int32
    232  488b442470                mov rax, qword ptr [rsp + 112]
    237  ba00000000                mov edx, 0
    23c  0f44c2                    cmove eax, edx                                       ; idiv int32
    23f  4889442470                mov qword ptr [rsp + 112], rax
    244  62f37d4819dd01            vextractf32x4 xmm5, zmm3, 1                          ; gep int32
    24b  c4e37916e800              vpextrd eax, xmm5, 0
    251  4889442478                mov qword ptr [rsp + 120], rax
    256  62f37d4819e501            vextractf32x4 xmm5, zmm4, 1                          ; gep int32
    25d  c4e37916e800              vpextrd eax, xmm5, 0
    263  4889842480000000          mov qword ptr [rsp + 128], rax
    26b  488b842480000000          mov rax, qword ptr [rsp + 128]
    273  85c0                      test eax, eax                                        ; idiv int32
    275  488bbc2480000000          mov rdi, qword ptr [rsp + 128]
    27d  b801000000                mov eax, 1
    282  0f44f8                    cmove edi, eax                                       ; idiv int32
    285  488b442478                mov rax, qword ptr [rsp + 120]
    28a  ba00000080                mov edx, 2147483648
    28f  2bc2                      sub eax, edx                                         ; idiv int32
    291  488b942480000000          mov rdx, qword ptr [rsp + 128]
    299  83c201                    add edx, 1                                           ; idiv int32
    29c  0bc2                      or eax, edx
    29e  85c0                      test eax, eax
    2a0  b801000000                mov eax, 1
    2a5  0f44f8                    cmove edi, eax                                       ; idiv int32
    2a8  488b4c2478                mov rcx, qword ptr [rsp + 120]
    2ad  408bc19940f7ff408bf0      idiv ecx, edi ; esi = eax                            ; idiv int32
    2b7  4889b42488000000          mov qword ptr [rsp + 136], rsi
    2bf  488b842480000000          mov rax, qword ptr [rsp + 128]
    2c7  85c0                      test eax, eax                                        ; idiv int32
    2c9  488b842488000000          mov rax, qword ptr [rsp + 136]
    2d1  ba00000000                mov edx, 0
    2d6  0f44c2                    cmove eax, edx                                       ; idiv int32
    2d9  4889842488000000          mov qword ptr [rsp + 136], rax
    2e1  62f37d4819dd01            vextractf32x4 xmm5, zmm3, 1                          ; gep int32
    2e8  c4e37916e801              vpextrd eax, xmm5, 1
    2ee  4889842490000000          mov qword ptr [rsp + 144], rax
    2f6  62f37d4819e501            vextractf32x4 xmm5, zmm4, 1                          ; gep int32
    2fd  c4e37916e801              vpextrd eax, xmm5, 1
    303  4889842498000000          mov qword ptr [rsp + 152], rax
    30b  488b842498000000          mov rax, qword ptr [rsp + 152]
    313  85c0                      test eax, eax                                        ; idiv int32
    315  4c8ba42498000000          mov r12, qword ptr [rsp + 152]
    31d  b801000000                mov eax, 1
    322  440f44e0                  cmove r12d, eax                                      ; idiv int32
    326  488b842490000000          mov rax, qword ptr [rsp + 144]
    32e  ba00000080                mov edx, 2147483648
    333  2bc2                      sub eax, edx                                         ; idiv int32
    335  488b942498000000          mov rdx, qword ptr [rsp + 152]
    33d  83c201                    add edx, 1                                           ; idiv int32
    340  0bc2                      or eax, edx
    342  85c0                      test eax, eax
    344  b801000000                mov eax, 1
    349  440f44e0                  cmove r12d, eax                                      ; idiv int32
    34d  488b8c2490000000          mov rcx, qword ptr [rsp + 144]
    355  408bc19941f7fc408bf0      idiv ecx, r12d ; esi = eax                           ; idiv int32
    35f  4889b424a0000000          mov qword ptr [rsp + 160], rsi
    367  488b842498000000          mov rax, qword ptr [rsp + 152]
    36f  85c0                      test eax, eax                                        ; idiv int32
    371  488b8424a0000000          mov rax, qword ptr [rsp + 160]
    379  ba00000000                mov edx, 0
    37e  0f44c2                    cmove eax, edx                                       ; idiv int32
    381  48898424a0000000          mov qword ptr [rsp + 160], rax
    389  62f37d4819dd01            vextractf32x4 xmm5, zmm3, 1                          ; gep int32
    390  c4e37916e802              vpextrd eax, xmm5, 2
    396  48898424a8000000          mov qword ptr [rsp + 168], rax
    39e  62f37d4819e501            vextractf32x4 xmm5, zmm4, 1                          ; gep int32
    3a5  c4e37916e802              vpextrd eax, xmm5, 2
    3ab  48898424b0000000          mov qword ptr [rsp + 176], rax
    3b3  488b8424b0000000          mov rax, qword ptr [rsp + 176]
    3bb  85c0                      test eax, eax                                        ; idiv int32
    3bd  4c8b8424b0000000          mov r8, qword ptr [rsp + 176]
    3c5  b801000000                mov eax, 1
    3ca  440f44c0                  cmove r8d, eax                                       ; idiv int32
    3ce  488b8424a8000000          mov rax, qword ptr [rsp + 168]
    3d6  ba00000080                mov edx, 2147483648
    3db  2bc2                      sub eax, edx                                         ; idiv int32
    3dd  488b9424b0000000          mov rdx, qword ptr [rsp + 176]
    3e5  83c201                    add edx, 1                                           ; idiv int32
    3e8  0bc2                      or eax, edx
    3ea  85c0                      test eax, eax
    3ec  b801000000                mov eax, 1
    3f1  440f44c0                  cmove r8d, eax                                       ; idiv int32
    3f5  488b8c24a8000000          mov rcx, qword ptr [rsp + 168]
    3fd  408bc19941f7f8408bf0      idiv ecx, r8d ; esi = eax                            ; idiv int32
    407  4889b424b8000000          mov qword ptr [rsp + 184], rsi
    40f  488b8424b0000000          mov rax, qword ptr [rsp + 176]
    417  85c0                      test eax, eax                                        ; idiv int32
    419  488b8424b8000000          mov rax, qword ptr [rsp + 184]
    421  ba00000000                mov edx, 0
    426  0f44c2                    cmove eax, edx                                       ; idiv int32
    429  48898424b8000000          mov qword ptr [rsp + 184], rax
    431  62f37d4819dd01            vextractf32x4 xmm5, zmm3, 1                          ; gep int32
    438  c4e37916e803              vpextrd eax, xmm5, 3
    43e  48898424c0000000          mov qword ptr [rsp + 192], rax
    446  62f37d4819e501            vextractf32x4 xmm5, zmm4, 1                          ; gep int32
    44d  c4e37916e803              vpextrd eax, xmm5, 3
    453  48898424c8000000          mov qword ptr [rsp + 200], rax
    45b  488b8424c8000000          mov rax, qword ptr [rsp + 200]
    463  85c0                      test eax, eax                                        ; idiv int32
    465  488bac24c8000000          mov rbp, qword ptr [rsp + 200]
    46d  b801000000                mov eax, 1
    472  0f44e8                    cmove ebp, eax                                       ; idiv int32
    475  488b8424c0000000          mov rax, qword ptr [rsp + 192]
    47d  ba00000080                mov edx, 2147483648
    482  2bc2                      sub eax, edx                                         ; idiv int32
    484  488b9424c8000000          mov rdx, qword ptr [rsp + 200]
    48c  83c201                    add edx, 1                                           ; idiv int32
    48f  0bc2                      or eax, edx
    491  85c0                      test eax, eax
    493  b801000000                mov eax, 1
    498  0f44e8                    cmove ebp, eax                                       ; idiv int32
    49b  488b8c24c0000000          mov rcx, qword ptr [rsp + 192]
    4a3  408bc19940f7fd408bf0      idiv ecx, ebp ; esi = eax                            ; idiv int32
    4ad  4889b424d0000000          mov qword ptr [rsp + 208], rsi
    4b5  488b8424c8000000          mov rax, qword ptr [rsp + 200]
    4bd  85c0                      test eax, eax                                        ; idiv int32
    4bf  488b8424d0000000          mov rax, qword ptr [rsp + 208]
    4c7  ba00000000                mov edx, 0
    4cc  0f44c2                    cmove eax, edx                                       ; idiv int32
    4cf  48898424d0000000          mov qword ptr [rsp + 208], rax
    4d7  62f37d4819dd02            vextractf32x4 xmm5, zmm3, 2                          ; gep int32
    4de  c4e37916e800              vpextrd eax, xmm5, 0
    4e4  48898424d8000000          mov qword ptr [rsp + 216], rax
    4ec  62f37d4819e502            vextractf32x4 xmm5, zmm4, 2                          ; gep int32
    4f3  c4e37916e800              vpextrd eax, xmm5, 0
    4f9  48898424e0000000          mov qword ptr [rsp + 224], rax
    501  488b8424e0000000          mov rax, qword ptr [rsp + 224]
    509  85c0                      test eax, eax                                        ; idiv int32
    50b  4c8bbc24e0000000          mov r15, qword ptr [rsp + 224]
    513  b801000000                mov eax, 1
    518  440f44f8                  cmove r15d, eax                                      ; idiv int32
    51c  488b8424d8000000          mov rax, qword ptr [rsp + 216]
    524  ba00000080                mov edx, 2147483648
    529  2bc2                      sub eax, edx                                         ; idiv int32
    52b  488b9424e0000000          mov rdx, qword ptr [rsp + 224]
    533  83c201                    add edx, 1                                           ; idiv int32
    536  0bc2                      or eax, edx
    538  85c0                      test eax, eax
    53a  b801000000                mov eax, 1
    53f  440f44f8                  cmove r15d, eax                                      ; idiv int32
    543  488b8c24d8000000          mov rcx, qword ptr [rsp + 216]
    54b  408bc19941f7ff408bf0      idiv ecx, r15d ; esi = eax                           ; idiv int32
    555  4889b424e8000000          mov qword ptr [rsp + 232], rsi
    55d  488b8424e0000000          mov rax, qword ptr [rsp + 224]
    565  85c0                      test eax, eax                                        ; idiv int32
    567  488b8424e8000000          mov rax, qword ptr [rsp + 232]
    56f  ba00000000                mov edx, 0
    574  0f44c2                    cmove eax, edx                                       ; idiv int32
    577  48898424e8000000          mov qword ptr [rsp + 232], rax
    57f  62f37d4819dd02            vextractf32x4 xmm5, zmm3, 2                          ; gep int32
    586  c4e37916e801              vpextrd eax, xmm5, 1
    58c  48898424f0000000          mov qword ptr [rsp + 240], rax
    594  62f37d4819e502            vextractf32x4 xmm5, zmm4, 2                          ; gep int32
    59b  c4e37916e801              vpextrd eax, xmm5, 1
    5a1  48898424f8000000          mov qword ptr [rsp + 248], rax
    5a9  488b8424f8000000          mov rax, qword ptr [rsp + 248]
    5b1  85c0                      test eax, eax                                        ; idiv int32
    5b3  4c8b9c24f8000000          mov r11, qword ptr [rsp + 248]
    5bb  b801000000                mov eax, 1
    5c0  440f44d8                  cmove r11d, eax                                      ; idiv int32
    5c4  488b8424f0000000          mov rax, qword ptr [rsp + 240]
    5cc  ba00000080                mov edx, 2147483648
    5d1  2bc2                      sub eax, edx                                         ; idiv int32
    5d3  488b9424f8000000          mov rdx, qword ptr [rsp + 248]
    5db  83c201                    add edx, 1                                           ; idiv int32
    5de  0bc2                      or eax, edx
    5e0  85c0                      test eax, eax
    5e2  b801000000                mov eax, 1
    5e7  440f44d8                  cmove r11d, eax                                      ; idiv int32
    5eb  488b8c24f0000000          mov rcx, qword ptr [rsp + 240]
    5f3  408bc19941f7fb408bf0      idiv ecx, r11d ; esi = eax                           ; idiv int32
    5fd  4889b42400010000          mov qword ptr [rsp + 256], rsi
    605  488b8424f8000000          mov rax, qword ptr [rsp + 248]
    60d  85c0                      test eax, eax                                        ; idiv int32
    60f  488b842400010000          mov rax, qword ptr [rsp + 256]
    617  ba00000000                mov edx, 0
    61c  0f44c2                    cmove eax, edx                                       ; idiv int32
    61f  4889842400010000          mov qword ptr [rsp + 256], rax
    627  62f37d4819dd02            vextractf32x4 xmm5, zmm3, 2                          ; gep int32
    62e  c4e37916e802              vpextrd eax, xmm5, 2
    634  4889842408010000          mov qword ptr [rsp + 264], rax
    63c  62f37d4819e502            vextractf32x4 xmm5, zmm4, 2                          ; gep int32
    643  c4c37916eb02              vpextrd r11d, xmm5, 2
    649  4585db                    test r11d, r11d                                      ; idiv int32
    64c  498bdb                    mov rbx, r11
    64f  b801000000                mov eax, 1
    654  0f44d8                    cmove ebx, eax                                       ; idiv int32
    657  488b842408010000          mov rax, qword ptr [rsp + 264]
    65f  ba00000080                mov edx, 2147483648
    664  2bc2                      sub eax, edx                                         ; idiv int32
    666  498bd3                    mov rdx, r11
    669  83c201                    add edx, 1
    66c  0bc2                      or eax, edx
    66e  85c0                      test eax, eax
    670  b801000000                mov eax, 1
    675  0f44d8                    cmove ebx, eax                                       ; idiv int32
    678  488b8c2408010000          mov rcx, qword ptr [rsp + 264]
    680  408bc19940f7fb408bf0      idiv ecx, ebx ; esi = eax                            ; idiv int32
    68a  4889b42410010000          mov qword ptr [rsp + 272], rsi
    692  4585db                    test r11d, r11d                                      ; idiv int32
    695  b800000000                mov eax, 0
    69a  488b942410010000          mov rdx, qword ptr [rsp + 272]
    6a2  0f44d0                    cmove edx, eax                                       ; idiv int32
    6a5  4889942410010000          mov qword ptr [rsp + 272], rdx
    6ad  62f37d4819dd02            vextractf32x4 xmm5, zmm3, 2                          ; gep int32
    6b4  c4e37916e803              vpextrd eax, xmm5, 3
    6ba  4889842418010000          mov qword ptr [rsp + 280], rax
    6c2  62f37d4819e502            vextractf32x4 xmm5, zmm4, 2                          ; gep int32
    6c9  c4e37916eb03              vpextrd ebx, xmm5, 3
    6cf  85db                      test ebx, ebx                                        ; idiv int32
    6d1  4c8bcb                    mov r9, rbx
    6d4  b801000000                mov eax, 1
    6d9  440f44c8                  cmove r9d, eax                                       ; idiv int32
    6dd  488b842418010000          mov rax, qword ptr [rsp + 280]
    6e5  ba00000080                mov edx, 2147483648
    6ea  2bc2                      sub eax, edx                                         ; idiv int32
    6ec  488bd3                    mov rdx, rbx
    6ef  83c201                    add edx, 1
    6f2  0bc2                      or eax, edx
    6f4  85c0                      test eax, eax
    6f6  b801000000                mov eax, 1
    6fb  440f44c8                  cmove r9d, eax                                       ; idiv int32
    6ff  488b8c2418010000          mov rcx, qword ptr [rsp + 280]
    707  408bc19941f7f9408bf0      idiv ecx, r9d ; esi = eax                            ; idiv int32
    711  85db                      test ebx, ebx
    713  b800000000                mov eax, 0
    718  0f44f0                    cmove esi, eax                                       ; idiv int32
    71b  62f37d4819dd03            vextractf32x4 xmm5, zmm3, 3                          ; gep int32
    722  c4e37916e800              vpextrd eax, xmm5, 0
    728  4889842420010000          mov qword ptr [rsp + 288], rax
    730  62f37d4819e503            vextractf32x4 xmm5, zmm4, 3                          ; gep int32
    737  c4c37916e900              vpextrd r9d, xmm5, 0
    73d  4585c9                    test r9d, r9d                                        ; idiv int32
    740  498bc9                    mov rcx, r9
    743  b801000000                mov eax, 1
    748  0f44c8                    cmove ecx, eax                                       ; idiv int32
    74b  488b842420010000          mov rax, qword ptr [rsp + 288]
    753  ba00000080                mov edx, 2147483648
    758  2bc2                      sub eax, edx                                         ; idiv int32
    75a  498bd1                    mov rdx, r9
    75d  83c201                    add edx, 1
    760  0bc2                      or eax, edx
    762  85c0                      test eax, eax
    764  b801000000                mov eax, 1
    769  0f44c8                    cmove ecx, eax                                       ; idiv int32
    76c  488bbc2420010000          mov rdi, qword ptr [rsp + 288]
    774  408bc79940f7f9448bd0      idiv edi, ecx ; r10d = eax                           ; idiv int32
    77e  4585c9                    test r9d, r9d
    781  b800000000                mov eax, 0
    786  440f44d0                  cmove r10d, eax                                      ; idiv int32
    78a  62f37d4819dd03            vextractf32x4 xmm5, zmm3, 3                          ; gep int32
    791  c4e37916e801              vpextrd eax, xmm5, 1
    797  4889842428010000          mov qword ptr [rsp + 296], rax
    79f  62f37d4819e503            vextractf32x4 xmm5, zmm4, 3                          ; gep int32
    7a6  c4e37916e901              vpextrd ecx, xmm5, 1
    7ac  85c9                      test ecx, ecx                                        ; idiv int32
    7ae  4c8bf1                    mov r14, rcx
    7b1  b801000000                mov eax, 1
    7b6  440f44f0                  cmove r14d, eax                                      ; idiv int32
    7ba  488b842428010000          mov rax, qword ptr [rsp + 296]
    7c2  ba00000080                mov edx, 2147483648
    7c7  2bc2                      sub eax, edx                                         ; idiv int32
    7c9  488bd1                    mov rdx, rcx
    7cc  83c201                    add edx, 1
    7cf  0bc2                      or eax, edx
    7d1  85c0                      test eax, eax
    7d3  b801000000                mov eax, 1
    7d8  440f44f0                  cmove r14d, eax                                      ; idiv int32
    7dc  4c8b842428010000          mov r8, qword ptr [rsp + 296]
    7e4  418bc09941f7fe408bf8      idiv r8d, r14d ; edi = eax                           ; idiv int32
    7ee  85c9                      test ecx, ecx
    7f0  b800000000                mov eax, 0
    7f5  0f44f8                    cmove edi, eax                                       ; idiv int32
    7f8  62f37d4819dd03            vextractf32x4 xmm5, zmm3, 3                          ; gep int32
    7ff  c4e37916e802              vpextrd eax, xmm5, 2
    805  4889842430010000          mov qword ptr [rsp + 304], rax
    80d  62f37d4819e503            vextractf32x4 xmm5, zmm4, 3                          ; gep int32
    814  c4c37916ee02              vpextrd r14d, xmm5, 2
    81a  4585f6                    test r14d, r14d                                      ; idiv int32
    81d  4d8be6                    mov r12, r14
    820  b801000000                mov eax, 1
    825  440f44e0                  cmove r12d, eax                                      ; idiv int32
    829  488b842430010000          mov rax, qword ptr [rsp + 304]
    831  ba00000080                mov edx, 2147483648
    836  2bc2                      sub eax, edx                                         ; idiv int32
    838  498bd6                    mov rdx, r14
    83b  83c201                    add edx, 1
    83e  0bc2                      or eax, edx
    840  85c0                      test eax, eax
    842  b801000000                mov eax, 1
    847  440f44e0                  cmove r12d, eax                                      ; idiv int32
    84b  488bac2430010000          mov rbp, qword ptr [rsp + 304]
    853  408bc59941f7fc448bc0      idiv ebp, r12d ; r8d = eax                           ; idiv int32
    85d  4585f6                    test r14d, r14d
    860  b800000000                mov eax, 0
    865  440f44c0                  cmove r8d, eax                                       ; idiv int32
    869  62f37d4819dd03            vextractf32x4 xmm5, zmm3, 3                          ; gep int32
    870  c4e37916e803              vpextrd eax, xmm5, 3
    876  4889842438010000          mov qword ptr [rsp + 312], rax
    87e  62f37d4819e503            vextractf32x4 xmm5, zmm4, 3                          ; gep int32
    885  c4c37916ec03              vpextrd r12d, xmm5, 3
    88b  4585e4                    test r12d, r12d                                      ; idiv int32
    88e  498bec                    mov rbp, r12
    891  b801000000                mov eax, 1
    896  0f44e8                    cmove ebp, eax                                       ; idiv int32
    899  488b842438010000          mov rax, qword ptr [rsp + 312]
    8a1  ba00000080                mov edx, 2147483648
    8a6  2bc2                      sub eax, edx                                         ; idiv int32
    8a8  498bd4                    mov rdx, r12
    8ab  83c201                    add edx, 1
    8ae  0bc2                      or eax, edx
    8b0  85c0                      test eax, eax
    8b2  b801000000                mov eax, 1
    8b7  0f44e8                    cmove ebp, eax                                       ; idiv int32
    8ba  4c8bac2438010000          mov r13, qword ptr [rsp + 312]
    8c2  418bc59940f7fd448bf8      idiv r13d, ebp ; r15d = eax                          ; idiv int32
    8cc  4585e4                    test r12d, r12d
    8cf  b800000000                mov eax, 0
    8d4  440f44f8                  cmove r15d, eax                                      ; idiv int32
    8d8  488b442428                mov rax, qword ptr [rsp + 40]
    8dd  c5f96ee8                  vmovd xmm5, eax                                      ; vectorize int32x16
    8e1  488b442440                mov rax, qword ptr [rsp + 64]
    8e6  c4e35122e801              vpinsrd xmm5, xmm5, eax, 1                           ; vectorize int32x16
    8ec  488b442458                mov rax, qword ptr [rsp + 88]
    8f1  c5f96ef0                  vmovd xmm6, eax                                      ; vectorize int32x16
    8f5  488b442470                mov rax, qword ptr [rsp + 112]
    8fa  c4e34922f001              vpinsrd xmm6, xmm6, eax, 1                           ; vectorize int32x16
    900  488b842488000000          mov rax, qword ptr [rsp + 136]
    908  c5f96ef8                  vmovd xmm7, eax                                      ; vectorize int32x16
    90c  488b8424a0000000          mov rax, qword ptr [rsp + 160]
    914  c4e34122f801              vpinsrd xmm7, xmm7, eax, 1                           ; vectorize int32x16
    91a  488b8424b8000000          mov rax, qword ptr [rsp + 184]
    922  c5796ec0                  vmovd xmm8, eax                                      ; vectorize int32x16
    926  488b8424d0000000          mov rax, qword ptr [rsp + 208]
    92e  c4633922c001              vpinsrd xmm8, xmm8, eax, 1                           ; vectorize int32x16
    934  488b8424e8000000          mov rax, qword ptr [rsp + 232]
    93c  c5796ec8                  vmovd xmm9, eax                                      ; vectorize int32x16
    940  488b842400010000          mov rax, qword ptr [rsp + 256]
    948  c4633122c801              vpinsrd xmm9, xmm9, eax, 1                           ; vectorize int32x16
    94e  488b842410010000          mov rax, qword ptr [rsp + 272]
    956  c5796ed0                  vmovd xmm10, eax                                     ; vectorize int32x16
    95a  c4632922d601              vpinsrd xmm10, xmm10, esi, 1
    960  c441796eda                vmovd xmm11, r10d
    965  c4632122df01              vpinsrd xmm11, xmm11, edi, 1
    96b  c441796ee0                vmovd xmm12, r8d
    970  c4431922e701              vpinsrd xmm12, xmm12, r15d, 1
    976  c5d114ee                  vunpcklpd xmm5, xmm5, xmm6
    97a  c4c14114f0                vunpcklpd xmm6, xmm7, xmm8
    97f  c4c13114fa                vunpcklpd xmm7, xmm9, xmm10
    984  c4412114c4                vunpcklpd xmm8, xmm11, xmm12
    989  62f3552818ee01            vinsertf32x4 ymm5, ymm5, xmm6, 1
    990  62d3452818f001            vinsertf32x4 ymm6, ymm7, xmm8, 1
    997  62f3d5481aee01            vinsertf64x4 zmm5, zmm5, ymm6, 1
    99e  62f2554840f4              vpmulld zmm6, zmm5, zmm4                             ; mul int32x16
    9a4  62f16548faf6              vpsubd zmm6, zmm3, zmm6                              ; sub int32x16
    9aa  62f34d481fc804            vpcmpd k1, zmm6, zmm0, 4                             ; cmpne boolx16
    9b1  62f14d48eff4              vpxord zmm6, zmm6, zmm4                              ; xor int32x16
    9b7  62f34d481fd001            vpcmpd k2, zmm6, zmm0, 1                             ; cmplt boolx16
    9be  c4e1f441ca                kandq k1, k1, k2                                     ; and boolx16
    9c3  62f35d481fd004            vpcmpd k2, zmm4, zmm0, 4                             ; cmpne boolx16
    9ca  c4e1f441ca                kandq k1, k1, k2                                     ; and boolx16
    9cf  62f15548fef1              vpaddd zmm6, zmm5, zmm1                              ; add int32x16
    9d5  62f2554964ee              vpblendmd zmm5{k1}, zmm5, zmm6                       ; where int32x16
    9db  488b442420                mov rax, qword ptr [rsp + 32]
    9e0  85c0                      test eax, eax                                        ; mod int32
    9e2  488b742420                mov rsi, qword ptr [rsp + 32]
    9e7  b801000000                mov eax, 1
    9ec  0f44f0                    cmove esi, eax                                       ; mod int32
    9ef  488b442418                mov rax, qword ptr [rsp + 24]
    9f4  ba00000080                mov edx, 2147483648
    9f9  2bc2                      sub eax, edx                                         ; mod int32
    9fb  488b542420                mov rdx, qword ptr [rsp + 32]
    a00  83c201                    add edx, 1                                           ; mod int32
    a03  4889542420                mov qword ptr [rsp + 32], rdx
    a08  488b542420                mov rdx, qword ptr [rsp + 32]
    a0d  0bc2                      or eax, edx                                          ; mod int32
    a0f  85c0                      test eax, eax
    a11  b801000000                mov eax, 1
    a16  0f44f0                    cmove esi, eax                                       ; mod int32
    a19  488b7c2418                mov rdi, qword ptr [rsp + 24]
    a1e  408bc79940f7fe448bc2      idiv edi, esi ; r8d = edx                            ; mod int32
    a28  4c89442428                mov qword ptr [rsp + 40], r8
    a2d  488b442438                mov rax, qword ptr [rsp + 56]
    a32  85c0                      test eax, eax                                        ; mod int32
    a34  488b742438                mov rsi, qword ptr [rsp + 56]
    a39  b801000000                mov eax, 1
    a3e  0f44f0                    cmove esi, eax                                       ; mod int32
    a41  488b442430                mov rax, qword ptr [rsp + 48]
    a46  ba00000080                mov edx, 2147483648
    a4b  2bc2                      sub eax, edx                                         ; mod int32
    a4d  488b542438                mov rdx, qword ptr [rsp + 56]
    a52  83c201                    add edx, 1                                           ; mod int32
    a55  4889542438                mov qword ptr [rsp + 56], rdx
    a5a  488b542438                mov rdx, qword ptr [rsp + 56]
    a5f  0bc2                      or eax, edx                                          ; mod int32
    a61  85c0                      test eax, eax
    a63  b801000000                mov eax, 1
    a68  0f44f0                    cmove esi, eax                                       ; mod int32
    a6b  488b7c2430                mov rdi, qword ptr [rsp + 48]
    a70  408bc79940f7fe448bc2      idiv edi, esi ; r8d = edx                            ; mod int32
    a7a  4c89442440                mov qword ptr [rsp + 64], r8
    a7f  488b442450                mov rax, qword ptr [rsp + 80]
    a84  85c0                      test eax, eax                                        ; mod int32
    a86  488b742450                mov rsi, qword ptr [rsp + 80]
    a8b  b801000000                mov eax, 1
    a90  0f44f0                    cmove esi, eax                                       ; mod int32
    a93  488b442448                mov rax, qword ptr [rsp + 72]
    a98  ba00000080                mov edx, 2147483648
    a9d  2bc2                      sub eax, edx                                         ; mod int32
    a9f  488b542450                mov rdx, qword ptr [rsp + 80]
    aa4  83c201                    add edx, 1                                           ; mod int32
    aa7  4889542450                mov qword ptr [rsp + 80], rdx
    aac  488b542450                mov rdx, qword ptr [rsp + 80]
    ab1  0bc2                      or eax, edx                                          ; mod int32
    ab3  85c0                      test eax, eax
    ab5  b801000000                mov eax, 1
    aba  0f44f0                    cmove esi, eax                                       ; mod int32
    abd  488b7c2448                mov rdi, qword ptr [rsp + 72]
    ac2  408bc79940f7fe448bc2      idiv edi, esi ; r8d = edx                            ; mod int32
    acc  4c89442458                mov qword ptr [rsp + 88], r8
    ad1  488b442468                mov rax, qword ptr [rsp + 104]
    ad6  85c0                      test eax, eax                                        ; mod int32
    ad8  488b742468                mov rsi, qword ptr [rsp + 104]
    add  b801000000                mov eax, 1
    ae2  0f44f0                    cmove esi, eax                                       ; mod int32
    ae5  488b442460                mov rax, qword ptr [rsp + 96]
    aea  ba00000080                mov edx, 2147483648
    aef  2bc2                      sub eax, edx                                         ; mod int32
    af1  488b542468                mov rdx, qword ptr [rsp + 104]
    af6  83c201                    add edx, 1                                           ; mod int32
    af9  4889542468                mov qword ptr [rsp + 104], rdx
    afe  488b542468                mov rdx, qword ptr [rsp + 104]
    b03  0bc2                      or eax, edx                                          ; mod int32
    b05  85c0                      test eax, eax
    b07  b801000000                mov eax, 1
    b0c  0f44f0                    cmove esi, eax                                       ; mod int32
    b0f  488b7c2460                mov rdi, qword ptr [rsp + 96]
    b14  408bc79940f7fe448bc2      idiv edi, esi ; r8d = edx                            ; mod int32
    b1e  4c89442470                mov qword ptr [rsp + 112], r8
    b23  488b842480000000          mov rax, qword ptr [rsp + 128]
    b2b  85c0                      test eax, eax                                        ; mod int32
    b2d  488bb42480000000          mov rsi, qword ptr [rsp + 128]
    b35  b801000000                mov eax, 1
    b3a  0f44f0                    cmove esi, eax                                       ; mod int32
    b3d  488b442478                mov rax, qword ptr [rsp + 120]
    b42  ba00000080                mov edx, 2147483648
    b47  2bc2                      sub eax, edx                                         ; mod int32
    b49  488b942480000000          mov rdx, qword ptr [rsp + 128]
    b51  83c201                    add edx, 1                                           ; mod int32
    b54  4889942480000000          mov qword ptr [rsp + 128], rdx
    b5c  488b942480000000          mov rdx, qword ptr [rsp + 128]
    b64  0bc2                      or eax, edx                                          ; mod int32
    b66  85c0                      test eax, eax
    b68  b801000000                mov eax, 1
    b6d  0f44f0                    cmove esi, eax                                       ; mod int32
    b70  488b7c2478                mov rdi, qword ptr [rsp + 120]
    b75  408bc79940f7fe448bc2      idiv edi, esi ; r8d = edx                            ; mod int32
    b7f  4c89842488000000          mov qword ptr [rsp + 136], r8
    b87  488b842498000000          mov rax, qword ptr [rsp + 152]
    b8f  85c0                      test eax, eax                                        ; mod int32
    b91  488bb42498000000          mov rsi, qword ptr [rsp + 152]
    b99  b801000000                mov eax, 1
    b9e  0f44f0                    cmove esi, eax                                       ; mod int32
    ba1  488b842490000000          mov rax, qword ptr [rsp + 144]
    ba9  ba00000080                mov edx, 2147483648
    bae  2bc2                      sub eax, edx                                         ; mod int32
    bb0  488b942498000000          mov rdx, qword ptr [rsp + 152]
    bb8  83c201                    add edx, 1                                           ; mod int32
    bbb  4889942498000000          mov qword ptr [rsp + 152], rdx
    bc3  488b942498000000          mov rdx, qword ptr [rsp + 152]
    bcb  0bc2                      or eax, edx                                          ; mod int32
    bcd  85c0                      test eax, eax
    bcf  b801000000                mov eax, 1
    bd4  0f44f0                    cmove esi, eax                                       ; mod int32
    bd7  488bbc2490000000          mov rdi, qword ptr [rsp + 144]
    bdf  408bc79940f7fe448bfa      idiv edi, esi ; r15d = edx                           ; mod int32
    be9  488b8424b0000000          mov rax, qword ptr [rsp + 176]
    bf1  85c0                      test eax, eax                                        ; mod int32
    bf3  488bb424b0000000          mov rsi, qword ptr [rsp + 176]
    bfb  b801000000                mov eax, 1
    c00  0f44f0                    cmove esi, eax                                       ; mod int32
    c03  488b8424a8000000          mov rax, qword ptr [rsp + 168]
    c0b  ba00000080                mov edx, 2147483648
    c10  2bc2                      sub eax, edx                                         ; mod int32
    c12  488b9424b0000000          mov rdx, qword ptr [rsp + 176]
    c1a  83c201                    add edx, 1                                           ; mod int32
    c1d  48899424b0000000          mov qword ptr [rsp + 176], rdx
    c25  488b9424b0000000          mov rdx, qword ptr [rsp + 176]
    c2d  0bc2                      or eax, edx                                          ; mod int32
    c2f  85c0                      test eax, eax
    c31  b801000000                mov eax, 1
    c36  0f44f0                    cmove esi, eax                                       ; mod int32
    c39  4c8b8424a8000000          mov r8, qword ptr [rsp + 168]
    c41  418bc09940f7fe408bfa      idiv r8d, esi ; edi = edx                            ; mod int32
    c4b  488b8424c8000000          mov rax, qword ptr [rsp + 200]
    c53  85c0                      test eax, eax                                        ; mod int32
    c55  488bb424c8000000          mov rsi, qword ptr [rsp + 200]
    c5d  b801000000                mov eax, 1
    c62  0f44f0                    cmove esi, eax                                       ; mod int32
    c65  488b8424c0000000          mov rax, qword ptr [rsp + 192]
    c6d  ba00000080                mov edx, 2147483648
    c72  2bc2                      sub eax, edx                                         ; mod int32
    c74  488b9424c8000000          mov rdx, qword ptr [rsp + 200]
    c7c  83c201                    add edx, 1                                           ; mod int32
    c7f  48899424c8000000          mov qword ptr [rsp + 200], rdx
    c87  488b9424c8000000          mov rdx, qword ptr [rsp + 200]
    c8f  0bc2                      or eax, edx                                          ; mod int32
    c91  85c0                      test eax, eax
    c93  b801000000                mov eax, 1
    c98  0f44f0                    cmove esi, eax                                       ; mod int32
    c9b  4c8b9424c0000000          mov r10, qword ptr [rsp + 192]
    ca3  418bc29940f7fe448bc2      idiv r10d, esi ; r8d = edx                           ; mod int32
    cad  488b8424e0000000          mov rax, qword ptr [rsp + 224]
    cb5  85c0                      test eax, eax                                        ; mod int32
    cb7  488bb424e0000000          mov rsi, qword ptr [rsp + 224]
    cbf  b801000000                mov eax, 1
    cc4  0f44f0                    cmove esi, eax                                       ; mod int32
    cc7  488b8424d8000000          mov rax, qword ptr [rsp + 216]
    ccf  ba00000080                mov edx, 2147483648
    cd4  2bc2                      sub eax, edx                                         ; mod int32
    cd6  488b9424e0000000          mov rdx, qword ptr [rsp + 224]
    cde  83c201                    add edx, 1                                           ; mod int32
    ce1  48899424e0000000          mov qword ptr [rsp + 224], rdx
    ce9  488b9424e0000000          mov rdx, qword ptr [rsp + 224]
    cf1  0bc2                      or eax, edx                                          ; mod int32
    cf3  85c0                      test eax, eax
    cf5  b801000000                mov eax, 1
    cfa  0f44f0                    cmove esi, eax                                       ; mod int32
    cfd  488bac24d8000000          mov rbp, qword ptr [rsp + 216]
    d05  408bc59940f7fe448bd2      idiv ebp, esi ; r10d = edx                           ; mod int32
    d0f  488b8424f8000000          mov rax, qword ptr [rsp + 248]
    d17  85c0                      test eax, eax                                        ; mod int32
    d19  488bb424f8000000          mov rsi, qword ptr [rsp + 248]
    d21  b801000000                mov eax, 1
    d26  0f44f0                    cmove esi, eax                                       ; mod int32
    d29  488b8424f0000000          mov rax, qword ptr [rsp + 240]
    d31  ba00000080                mov edx, 2147483648
    d36  2bc2                      sub eax, edx                                         ; mod int32
    d38  488b9424f8000000          mov rdx, qword ptr [rsp + 248]
    d40  83c201                    add edx, 1                                           ; mod int32
    d43  48899424f8000000          mov qword ptr [rsp + 248], rdx
    d4b  488b9424f8000000          mov rdx, qword ptr [rsp + 248]
    d53  0bc2                      or eax, edx                                          ; mod int32
    d55  85c0                      test eax, eax
    d57  b801000000                mov eax, 1
    d5c  0f44f0                    cmove esi, eax                                       ; mod int32
    d5f  4c8bac24f0000000          mov r13, qword ptr [rsp + 240]
    d67  418bc59940f7fe408bea      idiv r13d, esi ; ebp = edx                           ; mod int32
    d71  4585db                    test r11d, r11d                                      ; mod int32
    d74  498bf3                    mov rsi, r11
    d77  b801000000                mov eax, 1
    d7c  0f44f0                    cmove esi, eax                                       ; mod int32
    d7f  488b842408010000          mov rax, qword ptr [rsp + 264]
    d87  ba00000080                mov edx, 2147483648
    d8c  2bc2                      sub eax, edx                                         ; mod int32
    d8e  4183c301                  add r11d, 1
    d92  410bc3                    or eax, r11d
    d95  85c0                      test eax, eax
    d97  b801000000                mov eax, 1
    d9c  0f44f0                    cmove esi, eax                                       ; mod int32
    d9f  4c8bac2408010000          mov r13, qword ptr [rsp + 264]
    da7  418bc59940f7fe448bda      idiv r13d, esi ; r11d = edx                          ; mod int32
    db1  85db                      test ebx, ebx                                        ; mod int32
    db3  488bf3                    mov rsi, rbx
    db6  b801000000                mov eax, 1
    dbb  0f44f0                    cmove esi, eax                                       ; mod int32
    dbe  488b842418010000          mov rax, qword ptr [rsp + 280]
    dc6  ba00000080                mov edx, 2147483648
    dcb  2bc2                      sub eax, edx                                         ; mod int32
    dcd  83c301                    add ebx, 1
    dd0  0bc3                      or eax, ebx
    dd2  85c0                      test eax, eax
    dd4  b801000000                mov eax, 1
    dd9  0f44f0                    cmove esi, eax                                       ; mod int32
    ddc  4c8bac2418010000          mov r13, qword ptr [rsp + 280]
    de4  418bc59940f7fe408bda      idiv r13d, esi ; ebx = edx                           ; mod int32
    dee  4585c9                    test r9d, r9d                                        ; mod int32
    df1  498bf1                    mov rsi, r9
    df4  b801000000                mov eax, 1
    df9  0f44f0                    cmove esi, eax                                       ; mod int32
    dfc  488b842420010000          mov rax, qword ptr [rsp + 288]
    e04  ba00000080                mov edx, 2147483648
    e09  2bc2                      sub eax, edx                                         ; mod int32
    e0b  4183c101                  add r9d, 1
    e0f  410bc1                    or eax, r9d
    e12  85c0                      test eax, eax
    e14  b801000000                mov eax, 1
    e19  0f44f0                    cmove esi, eax                                       ; mod int32
    e1c  4c8bac2420010000          mov r13, qword ptr [rsp + 288]
    e24  418bc59940f7fe448bca      idiv r13d, esi ; r9d = edx                           ; mod int32
    e2e  85c9                      test ecx, ecx                                        ; mod int32
    e30  488bf1                    mov rsi, rcx
    e33  b801000000                mov eax, 1
    e38  0f44f0                    cmove esi, eax                                       ; mod int32
    e3b  488b842428010000          mov rax, qword ptr [rsp + 296]
    e43  ba00000080                mov edx, 2147483648
    e48  2bc2                      sub eax, edx                                         ; mod int32
    e4a  83c101                    add ecx, 1
    e4d  0bc1                      or eax, ecx
    e4f  85c0                      test eax, eax
    e51  b801000000                mov eax, 1
    e56  0f44f0                    cmove esi, eax                                       ; mod int32
    e59  4c8bac2428010000          mov r13, qword ptr [rsp + 296]
    e61  418bc59940f7fe408bca      idiv r13d, esi ; ecx = edx                           ; mod int32
    e6b  4585f6                    test r14d, r14d                                      ; mod int32
    e6e  498bf6                    mov rsi, r14
    e71  b801000000                mov eax, 1
    e76  0f44f0                    cmove esi, eax                                       ; mod int32
    e79  488b842430010000          mov rax, qword ptr [rsp + 304]
    e81  ba00000080                mov edx, 2147483648
    e86  2bc2                      sub eax, edx                                         ; mod int32
    e88  4183c601                  add r14d, 1
    e8c  410bc6                    or eax, r14d
    e8f  85c0                      test eax, eax
    e91  b801000000                mov eax, 1
    e96  0f44f0                    cmove esi, eax                                       ; mod int32
    e99  4c8bac2430010000          mov r13, qword ptr [rsp + 304]
    ea1  418bc59940f7fe448bf2      idiv r13d, esi ; r14d = edx                          ; mod int32
    eab  4585e4                    test r12d, r12d                                      ; mod int32
    eae  498bf4                    mov rsi, r12
    eb1  b801000000                mov eax, 1
    eb6  0f44f0                    cmove esi, eax                                       ; mod int32
    eb9  488b842438010000          mov rax, qword ptr [rsp + 312]
    ec1  ba00000080                mov edx, 2147483648
    ec6  2bc2                      sub eax, edx                                         ; mod int32
    ec8  4183c401                  add r12d, 1
    ecc  410bc4                    or eax, r12d
    ecf  85c0                      test eax, eax
    ed1  b801000000                mov eax, 1
    ed6  0f44f0                    cmove esi, eax                                       ; mod int32
    ed9  4c8bac2438010000          mov r13, qword ptr [rsp + 312]
    ee1  418bc59940f7fe448be2      idiv r13d, esi ; r12d = edx                          ; mod int32
    eeb  488b442428                mov rax, qword ptr [rsp + 40]
    ef0  c5f96ef0                  vmovd xmm6, eax                                      ; vectorize int32x16
    ef4  488b442440                mov rax, qword ptr [rsp + 64]
    ef9  c4e34922f001              vpinsrd xmm6, xmm6, eax, 1                           ; vectorize int32x16
    eff  488b442458                mov rax, qword ptr [rsp + 88]
    f04  c5f96ef8                  vmovd xmm7, eax                                      ; vectorize int32x16
    f08  488b442470                mov rax, qword ptr [rsp + 112]
    f0d  c4e34122f801              vpinsrd xmm7, xmm7, eax, 1                           ; vectorize int32x16
    f13  488b842488000000          mov rax, qword ptr [rsp + 136]
    f1b  c5796ec0                  vmovd xmm8, eax                                      ; vectorize int32x16
    f1f  c4433922c701              vpinsrd xmm8, xmm8, r15d, 1
    f25  c5796ecf                  vmovd xmm9, edi
    f29  c4433122c801              vpinsrd xmm9, xmm9, r8d, 1
    f2f  c441796ed2                vmovd xmm10, r10d
    f34  c4632922d501              vpinsrd xmm10, xmm10, ebp, 1
    f3a  c441796edb                vmovd xmm11, r11d
    f3f  c4632122db01              vpinsrd xmm11, xmm11, ebx, 1
    f45  c441796ee1                vmovd xmm12, r9d
    f4a  c4631922e101              vpinsrd xmm12, xmm12, ecx, 1
    f50  c441796eee                vmovd xmm13, r14d
    f55  c4431122ec01              vpinsrd xmm13, xmm13, r12d, 1
    f5b  c5c914f7                  vunpcklpd xmm6, xmm6, xmm7
    f5f  c4c13914f9                vunpcklpd xmm7, xmm8, xmm9
    f64  c4412914c3                vunpcklpd xmm8, xmm10, xmm11
    f69  c4411914cd                vunpcklpd xmm9, xmm12, xmm13
    f6e  62f34d2818f701            vinsertf32x4 ymm6, ymm6, xmm7, 1
    f75  62d33d2818f901            vinsertf32x4 ymm7, ymm8, xmm9, 1
    f7c  62f3cd481af701            vinsertf64x4 zmm6, zmm6, ymm7, 1
    f83  62f15d48dbe2              vpandd zmm4, zmm4, zmm2                              ; and int32x16
    f89  62f2654846dc              vpsravd zmm3, zmm3, zmm4                             ; shr int32x16
    f8f  62f24d4840db              vpmulld zmm3, zmm6, zmm3                             ; mul int32x16
    f95  62f15548fedb              vpaddd zmm3, zmm5, zmm3                              ; add int32x16
    f9b  488b0424                  mov rax, qword ptr [rsp]
    f9f  62f17c481118              vmovups zmmword ptr [rax], zmm3                      ; store void
    fa5  488b442408                mov rax, qword ptr [rsp + 8]
    faa  62f17c48105801            vmovups zmm3, zmmword ptr [rax + 64]                 ; load int32x16
    fb1  c4e37916d800              vpextrd eax, xmm3, 0                                 ; gep int32
    fb7  48898424a0000000          mov qword ptr [rsp + 160], rax
    fbf  488b442410                mov rax, qword ptr [rsp + 16]
    fc4  62f17c48106001            vmovups zmm4, zmmword ptr [rax + 64]                 ; load int32x16
    fcb  c4e37916e000              vpextrd eax, xmm4, 0                                 ; gep int32
    fd1  48898424b8000000          mov qword ptr [rsp + 184], rax
    fd9  488b8424b8000000          mov rax, qword ptr [rsp + 184]
    fe1  85c0                      test eax, eax                                        ; idiv int32
    fe3  488bbc24b8000000          mov rdi, qword ptr [rsp + 184]
    feb  b801000000                mov eax, 1
    ff0  0f44f8                    cmove edi, eax                                       ; idiv int32
    ff3  488b8424a0000000          mov rax, qword ptr [rsp + 160]
    ffb  ba00000080                mov edx, 2147483648
   1000  2bc2                      sub eax, edx                                         ; idiv int32
   1002  488b9424b8000000          mov rdx, qword ptr [rsp + 184]
   100a  83c201                    add edx, 1                                           ; idiv int32
   100d  0bc2                      or eax, edx
   100f  85c0                      test eax, eax
   1011  b801000000                mov eax, 1
   1016  0f44f8                    cmove edi, eax                                       ; idiv int32
   1019  488b8c24a0000000          mov rcx, qword ptr [rsp + 160]
   1021  408bc19940f7ff408bf0      idiv ecx, edi ; esi = eax                            ; idiv int32
   102b  4889b424d0000000          mov qword ptr [rsp + 208], rsi
   1033  488b8424b8000000          mov rax, qword ptr [rsp + 184]
   103b  85c0                      test eax, eax                                        ; idiv int32
   103d  488b8424d0000000          mov rax, qword ptr [rsp + 208]
   1045  ba00000000                mov edx, 0
   104a  0f44c2                    cmove eax, edx                                       ; idiv int32
   104d  48898424d0000000          mov qword ptr [rsp + 208], rax
   1055  c4e37916d801              vpextrd eax, xmm3, 1                                 ; gep int32
   105b  48898424e8000000          mov qword ptr [rsp + 232], rax
   1063  c4e37916e001              vpextrd eax, xmm4, 1                                 ; gep int32
   1069  4889842400010000          mov qword ptr [rsp + 256], rax
   1071  488b842400010000          mov rax, qword ptr [rsp + 256]
   1079  85c0                      test eax, eax                                        ; idiv int32
   107b  4c8b942400010000          mov r10, qword ptr [rsp + 256]
   1083  b801000000                mov eax, 1
   1088  440f44d0                  cmove r10d, eax                                      ; idiv int32
   108c  488b8424e8000000          mov rax, qword ptr [rsp + 232]
   1094  ba00000080                mov edx, 2147483648
   1099  2bc2                      sub eax, edx                                         ; idiv int32
   109b  488b942400010000          mov rdx, qword ptr [rsp + 256]
   10a3  83c201                    add edx, 1                                           ; idiv int32
   10a6  0bc2                      or eax, edx
   10a8  85c0                      test eax, eax
   10aa  b801000000                mov eax, 1
   10af  440f44d0                  cmove r10d, eax                                      ; idiv int32
   10b3  488b8c24e8000000          mov rcx, qword ptr [rsp + 232]
   10bb  408bc19941f7fa408bf0      idiv ecx, r10d ; esi = eax                           ; idiv int32
   10c5  4889b42410010000          mov qword ptr [rsp + 272], rsi
   10cd  488b842400010000          mov rax, qword ptr [rsp + 256]
   10d5  85c0                      test eax, eax                                        ; idiv int32
   10d7  488b842410010000          mov rax, qword ptr [rsp + 272]
   10df  ba00000000                mov edx, 0
   10e4  0f44c2                    cmove eax, edx                                       ; idiv int32
   10e7  4889842410010000          mov qword ptr [rsp + 272], rax
   10ef  c4e37916d802              vpextrd eax, xmm3, 2                                 ; gep int32
   10f5  4889442420                mov qword ptr [rsp + 32], rax
   10fa  c4e37916e002              vpextrd eax, xmm4, 2                                 ; gep int32
   1100  4889442418                mov qword ptr [rsp + 24], rax
   1105  488b442418                mov rax, qword ptr [rsp + 24]
   110a  85c0                      test eax, eax                                        ; idiv int32
   110c  488b6c2418                mov rbp, qword ptr [rsp + 24]
   1111  b801000000                mov eax, 1
   1116  0f44e8                    cmove ebp, eax                                       ; idiv int32
   1119  488b442420                mov rax, qword ptr [rsp + 32]
   111e  ba00000080                mov edx, 2147483648
   1123  2bc2                      sub eax, edx                                         ; idiv int32
   1125  488b542418                mov rdx, qword ptr [rsp + 24]
   112a  83c201                    add edx, 1                                           ; idiv int32
   112d  0bc2                      or eax, edx
   112f  85c0                      test eax, eax
   1131  b801000000                mov eax, 1
   1136  0f44e8                    cmove ebp, eax                                       ; idiv int32
   1139  488b4c2420                mov rcx, qword ptr [rsp + 32]
   113e  408bc19940f7fd408bf0      idiv ecx, ebp ; esi = eax                            ; idiv int32
   1148  4889742438                mov qword ptr [rsp + 56], rsi
   114d  488b442418                mov rax, qword ptr [rsp + 24]
   1152  85c0                      test eax, eax                                        ; idiv int32
   1154  488b442438                mov rax, qword ptr [rsp + 56]
   1159  ba00000000                mov edx, 0
   115e  0f44c2                    cmove eax, edx                                       ; idiv int32
   1161  4889442438                mov qword ptr [rsp + 56], rax
   1166  c4e37916d803              vpextrd eax, xmm3, 3                                 ; gep int32
   116c  4889442430                mov qword ptr [rsp + 48], rax
   1171  c4e37916e003              vpextrd eax, xmm4, 3                                 ; gep int32
   1177  4889442450                mov qword ptr [rsp + 80], rax
   117c  488b442450                mov rax, qword ptr [rsp + 80]
   1181  85c0                      test eax, eax                                        ; idiv int32
   1183  4c8b742450                mov r14, qword ptr [rsp + 80]
   1188  b801000000                mov eax, 1
   118d  440f44f0                  cmove r14d, eax                                      ; idiv int32
   1191  488b442430                mov rax, qword ptr [rsp + 48]
   1196  ba00000080                mov edx, 2147483648
   119b  2bc2                      sub eax, edx                                         ; idiv int32
   119d  488b542450                mov rdx, qword ptr [rsp + 80]
   11a2  83c201                    add edx, 1                                           ; idiv int32
   11a5  0bc2                      or eax, edx
   11a7  85c0                      test eax, eax
   11a9  b801000000                mov eax, 1
   11ae  440f44f0                  cmove r14d, eax                                      ; idiv int32
   11b2  488b4c2430                mov rcx, qword ptr [rsp + 48]
   11b7  408bc19941f7fe408bf0      idiv ecx, r14d ; esi = eax                           ; idiv int32
   11c1  4889742448                mov qword ptr [rsp + 72], rsi
   11c6  488b442450                mov rax, qword ptr [rsp + 80]
   11cb  85c0                      test eax, eax                                        ; idiv int32
   11cd  488b442448                mov rax, qword ptr [rsp + 72]
   11d2  ba00000000                mov edx, 0
   11d7  0f44c2                    cmove eax, edx                                       ; idiv int32
   11da  4889442448                mov qword ptr [rsp + 72], rax
   11df  62f37d4819dd01            vextractf32x4 xmm5, zmm3, 1                          ; gep int32
   11e6  c4e37916e800              vpextrd eax, xmm5, 0
   11ec  4889442468                mov qword ptr [rsp + 104], rax
   11f1  62f37d4819e501            vextractf32x4 xmm5, zmm4, 1                          ; gep int32
   11f8  c4e37916e800              vpextrd eax, xmm5, 0
   11fe  4889442460                mov qword ptr [rsp + 96], rax
   1203  488b442460                mov rax, qword ptr [rsp + 96]
   1208  85c0                      test eax, eax                                        ; idiv int32
   120a  488b7c2460                mov rdi, qword ptr [rsp + 96]
   120f  b801000000                mov eax, 1
   1214  0f44f8                    cmove edi, eax                                       ; idiv int32
   1217  488b442468                mov rax, qword ptr [rsp + 104]
   121c  ba00000080                mov edx, 2147483648
   1221  2bc2                      sub eax, edx                                         ; idiv int32
   1223  488b542460                mov rdx, qword ptr [rsp + 96]
   1228  83c201                    add edx, 1                                           ; idiv int32
   122b  0bc2                      or eax, edx
   122d  85c0                      test eax, eax
   122f  b801000000                mov eax, 1
   1234  0f44f8                    cmove edi, eax                                       ; idiv int32
   1237  488b4c2468                mov rcx, qword ptr [rsp + 104]
   123c  408bc19940f7ff408bf0      idiv ecx, edi ; esi = eax                            ; idiv int32
   1246  4889b42480000000          mov qword ptr [rsp + 128], rsi
   124e  488b442460                mov rax, qword ptr [rsp + 96]
   1253  85c0                      test eax, eax                                        ; idiv int32
   1255  488b842480000000          mov rax, qword ptr [rsp + 128]
   125d  ba00000000                mov edx, 0
   1262  0f44c2                    cmove eax, edx                                       ; idiv int32
   1265  4889842480000000          mov qword ptr [rsp + 128], rax
   126d  62f37d4819dd01            vextractf32x4 xmm5, zmm3, 1                          ; gep int32
   1274  c4e37916e801              vpextrd eax, xmm5, 1
   127a  4889442478                mov qword ptr [rsp + 120], rax
   127f  62f37d4819e501            vextractf32x4 xmm5, zmm4, 1                          ; gep int32
   1286  c4e37916e801              vpextrd eax, xmm5, 1
   128c  4889842498000000          mov qword ptr [rsp + 152], rax
   1294  488b842498000000          mov rax, qword ptr [rsp + 152]
   129c  85c0                      test eax, eax                                        ; idiv int32
   129e  4c8bb42498000000          mov r14, qword ptr [rsp + 152]
   12a6  b801000000                mov eax, 1
   12ab  440f44f0                  cmove r14d, eax                                      ; idiv int32
   12af  488b442478                mov rax, qword ptr [rsp + 120]
   12b4  ba00000080                mov edx, 2147483648
   12b9  2bc2                      sub eax, edx                                         ; idiv int32
   12bb  488b942498000000          mov rdx, qword ptr [rsp + 152]
   12c3  83c201                    add edx, 1                                           ; idiv int32
   12c6  0bc2                      or eax, edx
   12c8  85c0                      test eax, eax
   12ca  b801000000                mov eax, 1
   12cf  440f44f0                  cmove r14d, eax                                      ; idiv int32
   12d3  488b4c2478                mov rcx, qword ptr [rsp + 120]
   12d8  408bc19941f7fe408bf0      idiv ecx, r14d ; esi = eax                           ; idiv int32
   12e2  4889b42490000000          mov qword ptr [rsp + 144], rsi
   12ea  488b842498000000          mov rax, qword ptr [rsp + 152]
   12f2  85c0                      test eax, eax                                        ; idiv int32
   12f4  488b842490000000          mov rax, qword ptr [rsp + 144]
   12fc  ba00000000                mov edx, 0
   1301  0f44c2                    cmove eax, edx                                       ; idiv int32
   1304  4889842490000000          mov qword ptr [rsp + 144], rax
   130c  62f37d4819dd01            vextractf32x4 xmm5, zmm3, 1                          ; gep int32
   1313  c4e37916e802              vpextrd eax, xmm5, 2
   1319  48898424b0000000          mov qword ptr [rsp + 176], rax
   1321  62f37d4819e501            vextractf32x4 xmm5, zmm4, 1                          ; gep int32
   1328  c4e37916e802              vpextrd eax, xmm5, 2
   132e  48898424a8000000          mov qword ptr [rsp + 168], rax
   1336  488b8424a8000000          mov rax, qword ptr [rsp + 168]
   133e  85c0                      test eax, eax                                        ; idiv int32
   1340  4c8b8424a8000000          mov r8, qword ptr [rsp + 168]
   1348  b801000000                mov eax, 1
   134d  440f44c0                  cmove r8d, eax                                       ; idiv int32
   1351  488b8424b0000000          mov rax, qword ptr [rsp + 176]
   1359  ba00000080                mov edx, 2147483648
   135e  2bc2                      sub eax, edx                                         ; idiv int32
   1360  488b9424a8000000          mov rdx, qword ptr [rsp + 168]
   1368  83c201                    add edx, 1                                           ; idiv int32
   136b  0bc2                      or eax, edx
   136d  85c0                      test eax, eax
   136f  b801000000                mov eax, 1
   1374  440f44c0                  cmove r8d, eax                                       ; idiv int32
   1378  488b8c24b0000000          mov rcx, qword ptr [rsp + 176]
   1380  408bc19941f7f8408bf0      idiv ecx, r8d ; esi = eax                            ; idiv int32
   138a  4889b424c8000000          mov qword ptr [rsp + 200], rsi
   1392  488b8424a8000000          mov rax, qword ptr [rsp + 168]
   139a  85c0                      test eax, eax                                        ; idiv int32
   139c  488b8424c8000000          mov rax, qword ptr [rsp + 200]
   13a4  ba00000000                mov edx, 0
   13a9  0f44c2                    cmove eax, edx                                       ; idiv int32
   13ac  48898424c8000000          mov qword ptr [rsp + 200], rax
   13b4  62f37d4819dd01            vextractf32x4 xmm5, zmm3, 1                          ; gep int32
   13bb  c4e37916e803              vpextrd eax, xmm5, 3
   13c1  48898424c0000000          mov qword ptr [rsp + 192], rax
   13c9  62f37d4819e501            vextractf32x4 xmm5, zmm4, 1                          ; gep int32
   13d0  c4e37916e803              vpextrd eax, xmm5, 3
   13d6  48898424e0000000          mov qword ptr [rsp + 224], rax
   13de  488b8424e0000000          mov rax, qword ptr [rsp + 224]
   13e6  85c0                      test eax, eax                                        ; idiv int32
   13e8  4c8ba424e0000000          mov r12, qword ptr [rsp + 224]
   13f0  b801000000                mov eax, 1
   13f5  440f44e0                  cmove r12d, eax                                      ; idiv int32
   13f9  488b8424c0000000          mov rax, qword ptr [rsp + 192]
   1401  ba00000080                mov edx, 2147483648
   1406  2bc2                      sub eax, edx                                         ; idiv int32
   1408  488b9424e0000000          mov rdx, qword ptr [rsp + 224]
   1410  83c201                    add edx, 1                                           ; idiv int32
   1413  0bc2                      or eax, edx
   1415  85c0                      test eax, eax
   1417  b801000000                mov eax, 1
   141c  440f44e0                  cmove r12d, eax                                      ; idiv int32
   1420  488b8c24c0000000          mov rcx, qword ptr [rsp + 192]
   1428  408bc19941f7fc408bf0      idiv ecx, r12d ; esi = eax                           ; idiv int32
   1432  4889b424d8000000          mov qword ptr [rsp + 216], rsi
   143a  488b8424e0000000          mov rax, qword ptr [rsp + 224]
   1442  85c0                      test eax, eax                                        ; idiv int32
   1444  488b8424d8000000          mov rax, qword ptr [rsp + 216]
   144c  ba00000000                mov edx, 0
   1451  0f44c2                    cmove eax, edx                                       ; idiv int32
   1454  48898424d8000000          mov qword ptr [rsp + 216], rax
   145c  62f37d4819dd02            vextractf32x4 xmm5, zmm3, 2                          ; gep int32
   1463  c4e37916e800              vpextrd eax, xmm5, 0
   1469  48898424f8000000          mov qword ptr [rsp + 248], rax
   1471  62f37d4819e502            vextractf32x4 xmm5, zmm4, 2                          ; gep int32
   1478  c4e37916e800              vpextrd eax, xmm5, 0
   147e  48898424f0000000          mov qword ptr [rsp + 240], rax
   1486  488b8424f0000000          mov rax, qword ptr [rsp + 240]
   148e  85c0                      test eax, eax                                        ; idiv int32
   1490  4c8b9424f0000000          mov r10, qword ptr [rsp + 240]
   1498  b801000000                mov eax, 1
   149d  440f44d0                  cmove r10d, eax                                      ; idiv int32
   14a1  488b8424f8000000          mov rax, qword ptr [rsp + 248]
   14a9  ba00000080                mov edx, 2147483648
   14ae  2bc2                      sub eax, edx                                         ; idiv int32
   14b0  488b9424f0000000          mov rdx, qword ptr [rsp + 240]
   14b8  83c201                    add edx, 1                                           ; idiv int32
   14bb  0bc2                      or eax, edx
   14bd  85c0                      test eax, eax
   14bf  b801000000                mov eax, 1
   14c4  440f44d0                  cmove r10d, eax                                      ; idiv int32
   14c8  488b8c24f8000000          mov rcx, qword ptr [rsp + 248]
   14d0  408bc19941f7fa408bf0      idiv ecx, r10d ; esi = eax                           ; idiv int32
   14da  4889b42408010000          mov qword ptr [rsp + 264], rsi
   14e2  488b8424f0000000          mov rax, qword ptr [rsp + 240]
   14ea  85c0                      test eax, eax                                        ; idiv int32
   14ec  488b842408010000          mov rax, qword ptr [rsp + 264]
   14f4  ba00000000                mov edx, 0
   14f9  0f44c2                    cmove eax, edx                                       ; idiv int32
   14fc  4889842408010000          mov qword ptr [rsp + 264], rax
   1504  62f37d4819dd02            vextractf32x4 xmm5, zmm3, 2                          ; gep int32
   150b  c4e37916e801              vpextrd eax, xmm5, 1
   1511  4889842418010000          mov qword ptr [rsp + 280], rax
   1519  62f37d4819e502            vextractf32x4 xmm5, zmm4, 2                          ; gep int32
   1520  c4e37916e801              vpextrd eax, xmm5, 1
   1526  4889842420010000          mov qword ptr [rsp + 288], rax
   152e  488b842420010000          mov rax, qword ptr [rsp + 288]
   1536  85c0                      test eax, eax                                        ; idiv int32
   1538  4c8b9c2420010000          mov r11, qword ptr [rsp + 288]
   1540  b801000000                mov eax, 1
   1545  440f44d8                  cmove r11d, eax                                      ; idiv int32
   1549  488b842418010000          mov rax, qword ptr [rsp + 280]
   1551  ba00000080                mov edx, 2147483648
   1556  2bc2                      sub eax, edx                                         ; idiv int32
   1558  488b942420010000          mov rdx, qword ptr [rsp + 288]
   1560  83c201                    add edx, 1                                           ; idiv int32
   1563  0bc2                      or eax, edx
   1565  85c0                      test eax, eax
   1567  b801000000                mov eax, 1
   156c  440f44d8                  cmove r11d, eax                                      ; idiv int32
   1570  488b8c2418010000          mov rcx, qword ptr [rsp + 280]
   1578  408bc19941f7fb408bf0      idiv ecx, r11d ; esi = eax                           ; idiv int32
   1582  4889b42428010000          mov qword ptr [rsp + 296], rsi
   158a  488b842420010000          mov rax, qword ptr [rsp + 288]
   1592  85c0                      test eax, eax                                        ; idiv int32
   1594  488b842428010000          mov rax, qword ptr [rsp + 296]
   159c  ba00000000                mov edx, 0
   15a1  0f44c2                    cmove eax, edx                                       ; idiv int32
   15a4  4889842428010000          mov qword ptr [rsp + 296], rax
   15ac  62f37d4819dd02            vextractf32x4 xmm5, zmm3, 2                          ; gep int32
   15b3  c4e37916e802              vpextrd eax, xmm5, 2
   15b9  4889842430010000          mov qword ptr [rsp + 304], rax
   15c1  62f37d4819e502            vextractf32x4 xmm5, zmm4, 2                          ; gep int32
   15c8  c4c37916eb02              vpextrd r11d, xmm5, 2
   15ce  4585db                    test r11d, r11d                                      ; idiv int32
   15d1  498bfb                    mov rdi, r11
   15d4  b801000000                mov eax, 1
   15d9  0f44f8                    cmove edi, eax                                       ; idiv int32
   15dc  488b842430010000          mov rax, qword ptr [rsp + 304]
   15e4  ba00000080                mov edx, 2147483648
   15e9  2bc2                      sub eax, edx                                         ; idiv int32
   15eb  498bd3                    mov rdx, r11
   15ee  83c201                    add edx, 1
   15f1  0bc2                      or eax, edx
   15f3  85c0                      test eax, eax
   15f5  b801000000                mov eax, 1
   15fa  0f44f8                    cmove edi, eax                                       ; idiv int32
   15fd  488b8c2430010000          mov rcx, qword ptr [rsp + 304]
   1605  408bc19940f7ff408bf0      idiv ecx, edi ; esi = eax                            ; idiv int32
   160f  4889b42438010000          mov qword ptr [rsp + 312], rsi
   1617  4585db                    test r11d, r11d                                      ; idiv int32
   161a  b800000000                mov eax, 0
   161f  488b942438010000          mov rdx, qword ptr [rsp + 312]
   1627  0f44d0                    cmove edx, eax                                       ; idiv int32
   162a  4889942438010000          mov qword ptr [rsp + 312], rdx
   1632  62f37d4819dd02            vextractf32x4 xmm5, zmm3, 2                          ; gep int32
   1639  c4e37916e803              vpextrd eax, xmm5, 3
   163f  4889442428                mov qword ptr [rsp + 40], rax
   1644  62f37d4819e502            vextractf32x4 xmm5, zmm4, 2                          ; gep int32
   164b  c4e37916ef03              vpextrd edi, xmm5, 3
   1651  85ff                      test edi, edi                                        ; idiv int32
   1653  4c8bcf                    mov r9, rdi
   1656  b801000000                mov eax, 1
   165b  440f44c8                  cmove r9d, eax                                       ; idiv int32
   165f  488b442428                mov rax, qword ptr [rsp + 40]
   1664  ba00000080                mov edx, 2147483648
   1669  2bc2                      sub eax, edx                                         ; idiv int32
   166b  488bd7                    mov rdx, rdi
   166e  83c201                    add edx, 1
   1671  0bc2                      or eax, edx
   1673  85c0                      test eax, eax
   1675  b801000000                mov eax, 1
   167a  440f44c8                  cmove r9d, eax                                       ; idiv int32
   167e  488b4c2428                mov rcx, qword ptr [rsp + 40]
   1683  408bc19941f7f9408bd8      idiv ecx, r9d ; ebx = eax                            ; idiv int32
   168d  85ff                      test edi, edi
   168f  b800000000                mov eax, 0
   1694  0f44d8                    cmove ebx, eax                                       ; idiv int32
   1697  62f37d4819dd03            vextractf32x4 xmm5, zmm3, 3                          ; gep int32
   169e  c4e37916e800              vpextrd eax, xmm5, 0
   16a4  4889442440                mov qword ptr [rsp + 64], rax
   16a9  62f37d4819e503            vextractf32x4 xmm5, zmm4, 3                          ; gep int32
   16b0  c4c37916e900              vpextrd r9d, xmm5, 0
   16b6  4585c9                    test r9d, r9d                                        ; idiv int32
   16b9  4d8be9                    mov r13, r9
   16bc  b801000000                mov eax, 1
   16c1  440f44e8                  cmove r13d, eax                                      ; idiv int32
   16c5  488b442440                mov rax, qword ptr [rsp + 64]
   16ca  ba00000080                mov edx, 2147483648
   16cf  2bc2                      sub eax, edx                                         ; idiv int32
   16d1  498bd1                    mov rdx, r9
   16d4  83c201                    add edx, 1
   16d7  0bc2                      or eax, edx
   16d9  85c0                      test eax, eax
   16db  b801000000                mov eax, 1
   16e0  440f44e8                  cmove r13d, eax                                      ; idiv int32
   16e4  488b4c2440                mov rcx, qword ptr [rsp + 64]
   16e9  408bc19941f7fd448bf8      idiv ecx, r13d ; r15d = eax                          ; idiv int32
   16f3  4585c9                    test r9d, r9d
   16f6  b800000000                mov eax, 0
   16fb  440f44f8                  cmove r15d, eax                                      ; idiv int32
   16ff  62f37d4819dd03            vextractf32x4 xmm5, zmm3, 3                          ; gep int32
   1706  c4e37916e801              vpextrd eax, xmm5, 1
   170c  4889442458                mov qword ptr [rsp + 88], rax
   1711  62f37d4819e503            vextractf32x4 xmm5, zmm4, 3                          ; gep int32
   1718  c4c37916ed01              vpextrd r13d, xmm5, 1
   171e  4585ed                    test r13d, r13d                                      ; idiv int32
   1721  498bcd                    mov rcx, r13
   1724  b801000000                mov eax, 1
   1729  0f44c8                    cmove ecx, eax                                       ; idiv int32
   172c  488b442458                mov rax, qword ptr [rsp + 88]
   1731  ba00000080                mov edx, 2147483648
   1736  2bc2                      sub eax, edx                                         ; idiv int32
   1738  498bd5                    mov rdx, r13
   173b  83c201                    add edx, 1
   173e  0bc2                      or eax, edx
   1740  85c0                      test eax, eax
   1742  b801000000                mov eax, 1
   1747  0f44c8                    cmove ecx, eax                                       ; idiv int32
   174a  4c8b442458                mov r8, qword ptr [rsp + 88]
   174f  418bc09940f7f9408be8      idiv r8d, ecx ; ebp = eax                            ; idiv int32
   1759  4585ed                    test r13d, r13d
   175c  b800000000                mov eax, 0
   1761  0f44e8                    cmove ebp, eax                                       ; idiv int32
   1764  62f37d4819dd03            vextractf32x4 xmm5, zmm3, 3                          ; gep int32
   176b  c4e37916e802              vpextrd eax, xmm5, 2
   1771  4889442470                mov qword ptr [rsp + 112], rax
   1776  62f37d4819e503            vextractf32x4 xmm5, zmm4, 3                          ; gep int32
   177d  c4e37916e902              vpextrd ecx, xmm5, 2
   1783  85c9                      test ecx, ecx                                        ; idiv int32
   1785  4c8bf1                    mov r14, rcx
   1788  b801000000                mov eax, 1
   178d  440f44f0                  cmove r14d, eax                                      ; idiv int32
   1791  488b442470                mov rax, qword ptr [rsp + 112]
   1796  ba00000080                mov edx, 2147483648
   179b  2bc2                      sub eax, edx                                         ; idiv int32
   179d  488bd1                    mov rdx, rcx
   17a0  83c201                    add edx, 1
   17a3  0bc2                      or eax, edx
   17a5  85c0                      test eax, eax
   17a7  b801000000                mov eax, 1
   17ac  440f44f0                  cmove r14d, eax                                      ; idiv int32
   17b0  4c8b542470                mov r10, qword ptr [rsp + 112]
   17b5  418bc29941f7fe448bc0      idiv r10d, r14d ; r8d = eax                          ; idiv int32
   17bf  85c9                      test ecx, ecx
   17c1  b800000000                mov eax, 0
   17c6  440f44c0                  cmove r8d, eax                                       ; idiv int32
   17ca  62f37d4819dd03            vextractf32x4 xmm5, zmm3, 3                          ; gep int32
   17d1  c4e37916e803              vpextrd eax, xmm5, 3
   17d7  4889842488000000          mov qword ptr [rsp + 136], rax
   17df  62f37d4819e503            vextractf32x4 xmm5, zmm4, 3                          ; gep int32
   17e6  c4c37916ee03              vpextrd r14d, xmm5, 3
   17ec  4585f6                    test r14d, r14d                                      ; idiv int32
   17ef  4d8be6                    mov r12, r14
   17f2  b801000000                mov eax, 1
   17f7  440f44e0                  cmove r12d, eax                                      ; idiv int32
   17fb  488b842488000000          mov rax, qword ptr [rsp + 136]
   1803  ba00000080                mov edx, 2147483648
   1808  2bc2                      sub eax, edx                                         ; idiv int32
   180a  498bd6                    mov rdx, r14
   180d  83c201                    add edx, 1
   1810  0bc2                      or eax, edx
   1812  85c0                      test eax, eax
   1814  b801000000                mov eax, 1
   1819  440f44e0                  cmove r12d, eax                                      ; idiv int32
   181d  488bb42488000000          mov rsi, qword ptr [rsp + 136]
   1825  408bc69941f7fc448bd0      idiv esi, r12d ; r10d = eax                          ; idiv int32
   182f  4585f6                    test r14d, r14d
   1832  b800000000                mov eax, 0
   1837  440f44d0                  cmove r10d, eax                                      ; idiv int32
   183b  488b8424d0000000          mov rax, qword ptr [rsp + 208]
   1843  c5f96ee8                  vmovd xmm5, eax                                      ; vectorize int32x16
   1847  488b842410010000          mov rax, qword ptr [rsp + 272]
   184f  c4e35122e801              vpinsrd xmm5, xmm5, eax, 1                           ; vectorize int32x16
   1855  488b442438                mov rax, qword ptr [rsp + 56]
   185a  c5f96ef0                  vmovd xmm6, eax                                      ; vectorize int32x16
   185e  488b442448                mov rax, qword ptr [rsp + 72]
   1863  c4e34922f001              vpinsrd xmm6, xmm6, eax, 1                           ; vectorize int32x16
   1869  488b842480000000          mov rax, qword ptr [rsp + 128]
   1871  c5f96ef8                  vmovd xmm7, eax                                      ; vectorize int32x16
   1875  488b842490000000          mov rax, qword ptr [rsp + 144]
   187d  c4e34122f801              vpinsrd xmm7, xmm7, eax, 1                           ; vectorize int32x16
   1883  488b8424c8000000          mov rax, qword ptr [rsp + 200]
   188b  c5796ec0                  vmovd xmm8, eax                                      ; vectorize int32x16
   188f  488b8424d8000000          mov rax, qword ptr [rsp + 216]
   1897  c4633922c001              vpinsrd xmm8, xmm8, eax, 1                           ; vectorize int32x16
   189d  488b842408010000          mov rax, qword ptr [rsp + 264]
   18a5  c5796ec8                  vmovd xmm9, eax                                      ; vectorize int32x16
   18a9  488b842428010000          mov rax, qword ptr [rsp + 296]
   18b1  c4633122c801              vpinsrd xmm9, xmm9, eax, 1                           ; vectorize int32x16
   18b7  488b842438010000          mov rax, qword ptr [rsp + 312]
   18bf  c5796ed0                  vmovd xmm10, eax                                     ; vectorize int32x16
   18c3  c4632922d301              vpinsrd xmm10, xmm10, ebx, 1
   18c9  c441796edf                vmovd xmm11, r15d
   18ce  c4632122dd01              vpinsrd xmm11, xmm11, ebp, 1
   18d4  c441796ee0                vmovd xmm12, r8d
   18d9  c4431922e201              vpinsrd xmm12, xmm12, r10d, 1
   18df  c5d114ee                  vunpcklpd xmm5, xmm5, xmm6
   18e3  c4c14114f0                vunpcklpd xmm6, xmm7, xmm8
   18e8  c4c13114fa                vunpcklpd xmm7, xmm9, xmm10
   18ed  c4412114c4                vunpcklpd xmm8, xmm11, xmm12
   18f2  62f3552818ee01            vinsertf32x4 ymm5, ymm5, xmm6, 1
   18f9  62d3452818f001            vinsertf32x4 ymm6, ymm7, xmm8, 1
   1900  62f3d5481aee01            vinsertf64x4 zmm5, zmm5, ymm6, 1
   1907  62f2554840f4              vpmulld zmm6, zmm5, zmm4                             ; mul int32x16
   190d  62f16548faf6              vpsubd zmm6, zmm3, zmm6                              ; sub int32x16
   1913  62f34d481fc804            vpcmpd k1, zmm6, zmm0, 4                             ; cmpne boolx16
   191a  62f14d48eff4              vpxord zmm6, zmm6, zmm4                              ; xor int32x16
   1920  62f34d481fd001            vpcmpd k2, zmm6, zmm0, 1                             ; cmplt boolx16
   1927  c4e1f441ca                kandq k1, k1, k2                                     ; and boolx16
   192c  62f35d481fd004            vpcmpd k2, zmm4, zmm0, 4                             ; cmpne boolx16
   1933  c4e1f441ca                kandq k1, k1, k2                                     ; and boolx16
   1938  62f15548fef1              vpaddd zmm6, zmm5, zmm1                              ; add int32x16
   193e  62f2554964ee              vpblendmd zmm5{k1}, zmm5, zmm6                       ; where int32x16
   1944  488b8424b8000000          mov rax, qword ptr [rsp + 184]
   194c  85c0                      test eax, eax                                        ; mod int32
   194e  488bb424b8000000          mov rsi, qword ptr [rsp + 184]
   1956  b801000000                mov eax, 1
   195b  0f44f0                    cmove esi, eax                                       ; mod int32
   195e  488b8424a0000000          mov rax, qword ptr [rsp + 160]
   1966  ba00000080                mov edx, 2147483648
   196b  2bc2                      sub eax, edx                                         ; mod int32
   196d  488b9424b8000000          mov rdx, qword ptr [rsp + 184]
   1975  83c201                    add edx, 1                                           ; mod int32
   1978  48899424b8000000          mov qword ptr [rsp + 184], rdx
   1980  488b9424b8000000          mov rdx, qword ptr [rsp + 184]
   1988  0bc2                      or eax, edx                                          ; mod int32
   198a  85c0                      test eax, eax
   198c  b801000000                mov eax, 1
   1991  0f44f0                    cmove esi, eax                                       ; mod int32
   1994  4c8b8424a0000000          mov r8, qword ptr [rsp + 160]
   199c  418bc09940f7fe448bd2      idiv r8d, esi ; r10d = edx                           ; mod int32
   19a6  4c899424d0000000          mov qword ptr [rsp + 208], r10
   19ae  488b842400010000          mov rax, qword ptr [rsp + 256]
   19b6  85c0                      test eax, eax                                        ; mod int32
   19b8  488bb42400010000          mov rsi, qword ptr [rsp + 256]
   19c0  b801000000                mov eax, 1
   19c5  0f44f0                    cmove esi, eax                                       ; mod int32
   19c8  488b8424e8000000          mov rax, qword ptr [rsp + 232]
   19d0  ba00000080                mov edx, 2147483648
   19d5  2bc2                      sub eax, edx                                         ; mod int32
   19d7  488b942400010000          mov rdx, qword ptr [rsp + 256]
   19df  83c201                    add edx, 1                                           ; mod int32
   19e2  4889942400010000          mov qword ptr [rsp + 256], rdx
   19ea  488b942400010000          mov rdx, qword ptr [rsp + 256]
   19f2  0bc2                      or eax, edx                                          ; mod int32
   19f4  85c0                      test eax, eax
   19f6  b801000000                mov eax, 1
   19fb  0f44f0                    cmove esi, eax                                       ; mod int32
   19fe  4c8b8424e8000000          mov r8, qword ptr [rsp + 232]
   1a06  418bc09940f7fe448bd2      idiv r8d, esi ; r10d = edx                           ; mod int32
   1a10  4c89942410010000          mov qword ptr [rsp + 272], r10
   1a18  488b442418                mov rax, qword ptr [rsp + 24]
   1a1d  85c0                      test eax, eax                                        ; mod int32
   1a1f  488b742418                mov rsi, qword ptr [rsp + 24]
   1a24  b801000000                mov eax, 1
   1a29  0f44f0                    cmove esi, eax                                       ; mod int32
   1a2c  488b442420                mov rax, qword ptr [rsp + 32]
   1a31  ba00000080                mov edx, 2147483648
   1a36  2bc2                      sub eax, edx                                         ; mod int32
   1a38  488b542418                mov rdx, qword ptr [rsp + 24]
   1a3d  83c201                    add edx, 1                                           ; mod int32
   1a40  4889542418                mov qword ptr [rsp + 24], rdx
   1a45  488b542418                mov rdx, qword ptr [rsp + 24]
   1a4a  0bc2                      or eax, edx                                          ; mod int32
   1a4c  85c0                      test eax, eax
   1a4e  b801000000                mov eax, 1
   1a53  0f44f0                    cmove esi, eax                                       ; mod int32
   1a56  4c8b442420                mov r8, qword ptr [rsp + 32]
   1a5b  418bc09940f7fe448bd2      idiv r8d, esi ; r10d = edx                           ; mod int32
   1a65  4c89542438                mov qword ptr [rsp + 56], r10
   1a6a  488b442450                mov rax, qword ptr [rsp + 80]
   1a6f  85c0                      test eax, eax                                        ; mod int32
   1a71  488b742450                mov rsi, qword ptr [rsp + 80]
   1a76  b801000000                mov eax, 1
   1a7b  0f44f0                    cmove esi, eax                                       ; mod int32
   1a7e  488b442430                mov rax, qword ptr [rsp + 48]
   1a83  ba00000080                mov edx, 2147483648
   1a88  2bc2                      sub eax, edx                                         ; mod int32
   1a8a  488b542450                mov rdx, qword ptr [rsp + 80]
   1a8f  83c201                    add edx, 1                                           ; mod int32
   1a92  4889542450                mov qword ptr [rsp + 80], rdx
   1a97  488b542450                mov rdx, qword ptr [rsp + 80]
   1a9c  0bc2                      or eax, edx                                          ; mod int32
   1a9e  85c0                      test eax, eax
   1aa0  b801000000                mov eax, 1
   1aa5  0f44f0                    cmove esi, eax                                       ; mod int32
   1aa8  4c8b442430                mov r8, qword ptr [rsp + 48]
   1aad  418bc09940f7fe448bd2      idiv r8d, esi ; r10d = edx                           ; mod int32
   1ab7  4c89542448                mov qword ptr [rsp + 72], r10
   1abc  488b442460                mov rax, qword ptr [rsp + 96]
   1ac1  85c0                      test eax, eax                                        ; mod int32
   1ac3  488b742460                mov rsi, qword ptr [rsp + 96]
   1ac8  b801000000                mov eax, 1
   1acd  0f44f0                    cmove esi, eax                                       ; mod int32
   1ad0  488b442468                mov rax, qword ptr [rsp + 104]
   1ad5  ba00000080                mov edx, 2147483648
   1ada  2bc2                      sub eax, edx                                         ; mod int32
   1adc  488b542460                mov rdx, qword ptr [rsp + 96]
   1ae1  83c201                    add edx, 1                                           ; mod int32
   1ae4  4889542460                mov qword ptr [rsp + 96], rdx
   1ae9  488b542460                mov rdx, qword ptr [rsp + 96]
   1aee  0bc2                      or eax, edx                                          ; mod int32
   1af0  85c0                      test eax, eax
   1af2  b801000000                mov eax, 1
   1af7  0f44f0                    cmove esi, eax                                       ; mod int32
   1afa  4c8b442468                mov r8, qword ptr [rsp + 104]
   1aff  418bc09940f7fe448bd2      idiv r8d, esi ; r10d = edx                           ; mod int32
   1b09  4c89942480000000          mov qword ptr [rsp + 128], r10
   1b11  488b842498000000          mov rax, qword ptr [rsp + 152]
   1b19  85c0                      test eax, eax                                        ; mod int32
   1b1b  488bb42498000000          mov rsi, qword ptr [rsp + 152]
   1b23  b801000000                mov eax, 1
   1b28  0f44f0                    cmove esi, eax                                       ; mod int32
   1b2b  488b442478                mov rax, qword ptr [rsp + 120]
   1b30  ba00000080                mov edx, 2147483648
   1b35  2bc2                      sub eax, edx                                         ; mod int32
   1b37  488b942498000000          mov rdx, qword ptr [rsp + 152]
   1b3f  83c201                    add edx, 1                                           ; mod int32
   1b42  4889942498000000          mov qword ptr [rsp + 152], rdx
   1b4a  488b942498000000          mov rdx, qword ptr [rsp + 152]
   1b52  0bc2                      or eax, edx                                          ; mod int32
   1b54  85c0                      test eax, eax
   1b56  b801000000                mov eax, 1
   1b5b  0f44f0                    cmove esi, eax                                       ; mod int32
   1b5e  4c8b442478                mov r8, qword ptr [rsp + 120]
   1b63  418bc09940f7fe448bfa      idiv r8d, esi ; r15d = edx                           ; mod int32
   1b6d  488b8424a8000000          mov rax, qword ptr [rsp + 168]
   1b75  85c0                      test eax, eax                                        ; mod int32
   1b77  488bb424a8000000          mov rsi, qword ptr [rsp + 168]
   1b7f  b801000000                mov eax, 1
   1b84  0f44f0                    cmove esi, eax                                       ; mod int32
   1b87  488b8424b0000000          mov rax, qword ptr [rsp + 176]
   1b8f  ba00000080                mov edx, 2147483648
   1b94  2bc2                      sub eax, edx                                         ; mod int32
   1b96  488b9424a8000000          mov rdx, qword ptr [rsp + 168]
   1b9e  83c201                    add edx, 1                                           ; mod int32
   1ba1  48899424a8000000          mov qword ptr [rsp + 168], rdx
   1ba9  488b9424a8000000          mov rdx, qword ptr [rsp + 168]
   1bb1  0bc2                      or eax, edx                                          ; mod int32
   1bb3  85c0                      test eax, eax
   1bb5  b801000000                mov eax, 1
   1bba  0f44f0                    cmove esi, eax                                       ; mod int32
   1bbd  4c8b9424b0000000          mov r10, qword ptr [rsp + 176]
   1bc5  418bc29940f7fe448bc2      idiv r10d, esi ; r8d = edx                           ; mod int32
   1bcf  488b8424e0000000          mov rax, qword ptr [rsp + 224]
   1bd7  85c0                      test eax, eax                                        ; mod int32
   1bd9  488bb424e0000000          mov rsi, qword ptr [rsp + 224]
   1be1  b801000000                mov eax, 1
   1be6  0f44f0                    cmove esi, eax                                       ; mod int32
   1be9  488b8424c0000000          mov rax, qword ptr [rsp + 192]
   1bf1  ba00000080                mov edx, 2147483648
   1bf6  2bc2                      sub eax, edx                                         ; mod int32
   1bf8  488b9424e0000000          mov rdx, qword ptr [rsp + 224]
   1c00  83c201                    add edx, 1                                           ; mod int32
   1c03  48899424e0000000          mov qword ptr [rsp + 224], rdx
   1c0b  488b9424e0000000          mov rdx, qword ptr [rsp + 224]
   1c13  0bc2                      or eax, edx                                          ; mod int32
   1c15  85c0                      test eax, eax
   1c17  b801000000                mov eax, 1
   1c1c  0f44f0                    cmove esi, eax                                       ; mod int32
   1c1f  488b9c24c0000000          mov rbx, qword ptr [rsp + 192]
   1c27  408bc39940f7fe448bd2      idiv ebx, esi ; r10d = edx                           ; mod int32
   1c31  488b8424f0000000          mov rax, qword ptr [rsp + 240]
   1c39  85c0                      test eax, eax                                        ; mod int32
   1c3b  488bb424f0000000          mov rsi, qword ptr [rsp + 240]
   1c43  b801000000                mov eax, 1
   1c48  0f44f0                    cmove esi, eax                                       ; mod int32
   1c4b  488b8424f8000000          mov rax, qword ptr [rsp + 248]
   1c53  ba00000080                mov edx, 2147483648
   1c58  2bc2                      sub eax, edx                                         ; mod int32
   1c5a  488b9424f0000000          mov rdx, qword ptr [rsp + 240]
   1c62  83c201                    add edx, 1                                           ; mod int32
   1c65  48899424f0000000          mov qword ptr [rsp + 240], rdx
   1c6d  488b9424f0000000          mov rdx, qword ptr [rsp + 240]
   1c75  0bc2                      or eax, edx                                          ; mod int32
   1c77  85c0                      test eax, eax
   1c79  b801000000                mov eax, 1
   1c7e  0f44f0                    cmove esi, eax                                       ; mod int32
   1c81  488bac24f8000000          mov rbp, qword ptr [rsp + 248]
   1c89  408bc59940f7fe408bda      idiv ebp, esi ; ebx = edx                            ; mod int32
   1c93  488b842420010000          mov rax, qword ptr [rsp + 288]
   1c9b  85c0                      test eax, eax                                        ; mod int32
   1c9d  488bb42420010000          mov rsi, qword ptr [rsp + 288]
   1ca5  b801000000                mov eax, 1
   1caa  0f44f0                    cmove esi, eax                                       ; mod int32
   1cad  488b842418010000          mov rax, qword ptr [rsp + 280]
   1cb5  ba00000080                mov edx, 2147483648
   1cba  2bc2                      sub eax, edx                                         ; mod int32
   1cbc  488b942420010000          mov rdx, qword ptr [rsp + 288]
   1cc4  83c201                    add edx, 1                                           ; mod int32
   1cc7  4889942420010000          mov qword ptr [rsp + 288], rdx
   1ccf  488b942420010000          mov rdx, qword ptr [rsp + 288]
   1cd7  0bc2                      or eax, edx                                          ; mod int32
   1cd9  85c0                      test eax, eax
   1cdb  b801000000                mov eax, 1
   1ce0  0f44f0                    cmove esi, eax                                       ; mod int32
   1ce3  4c8ba42418010000          mov r12, qword ptr [rsp + 280]
   1ceb  418bc49940f7fe408bea      idiv r12d, esi ; ebp = edx                           ; mod int32
   1cf5  4585db                    test r11d, r11d                                      ; mod int32
   1cf8  498bf3                    mov rsi, r11
   1cfb  b801000000                mov eax, 1
   1d00  0f44f0                    cmove esi, eax                                       ; mod int32
   1d03  488b842430010000          mov rax, qword ptr [rsp + 304]
   1d0b  ba00000080                mov edx, 2147483648
   1d10  2bc2                      sub eax, edx                                         ; mod int32
   1d12  4183c301                  add r11d, 1
   1d16  410bc3                    or eax, r11d
   1d19  85c0                      test eax, eax
   1d1b  b801000000                mov eax, 1
   1d20  0f44f0                    cmove esi, eax                                       ; mod int32
   1d23  4c8ba42430010000          mov r12, qword ptr [rsp + 304]
   1d2b  418bc49940f7fe448bda      idiv r12d, esi ; r11d = edx                          ; mod int32
   1d35  85ff                      test edi, edi                                        ; mod int32
   1d37  488bf7                    mov rsi, rdi
   1d3a  b801000000                mov eax, 1
   1d3f  0f44f0                    cmove esi, eax                                       ; mod int32
   1d42  488b442428                mov rax, qword ptr [rsp + 40]
   1d47  ba00000080                mov edx, 2147483648
   1d4c  2bc2                      sub eax, edx                                         ; mod int32
   1d4e  83c701                    add edi, 1
   1d51  0bc7                      or eax, edi
   1d53  85c0                      test eax, eax
   1d55  b801000000                mov eax, 1
   1d5a  0f44f0                    cmove esi, eax                                       ; mod int32
   1d5d  4c8b642428                mov r12, qword ptr [rsp + 40]
   1d62  418bc49940f7fe408bfa      idiv r12d, esi ; edi = edx                           ; mod int32
   1d6c  4585c9                    test r9d, r9d                                        ; mod int32
   1d6f  498bf1                    mov rsi, r9
   1d72  b801000000                mov eax, 1
   1d77  0f44f0                    cmove esi, eax                                       ; mod int32
   1d7a  488b442440                mov rax, qword ptr [rsp + 64]
   1d7f  ba00000080                mov edx, 2147483648
   1d84  2bc2                      sub eax, edx                                         ; mod int32
   1d86  4183c101                  add r9d, 1
   1d8a  410bc1                    or eax, r9d
   1d8d  85c0                      test eax, eax
   1d8f  b801000000                mov eax, 1
   1d94  0f44f0                    cmove esi, eax                                       ; mod int32
   1d97  4c8b642440                mov r12, qword ptr [rsp + 64]
   1d9c  418bc49940f7fe448bca      idiv r12d, esi ; r9d = edx                           ; mod int32
   1da6  4585ed                    test r13d, r13d                                      ; mod int32
   1da9  498bf5                    mov rsi, r13
   1dac  b801000000                mov eax, 1
   1db1  0f44f0                    cmove esi, eax                                       ; mod int32
   1db4  488b442458                mov rax, qword ptr [rsp + 88]
   1db9  ba00000080                mov edx, 2147483648
   1dbe  2bc2                      sub eax, edx                                         ; mod int32
   1dc0  4183c501                  add r13d, 1
   1dc4  410bc5                    or eax, r13d
   1dc7  85c0                      test eax, eax
   1dc9  b801000000                mov eax, 1
   1dce  0f44f0                    cmove esi, eax                                       ; mod int32
   1dd1  4c8b642458                mov r12, qword ptr [rsp + 88]
   1dd6  418bc49940f7fe448bea      idiv r12d, esi ; r13d = edx                          ; mod int32
   1de0  85c9                      test ecx, ecx                                        ; mod int32
   1de2  488bf1                    mov rsi, rcx
   1de5  b801000000                mov eax, 1
   1dea  0f44f0                    cmove esi, eax                                       ; mod int32
   1ded  488b442470                mov rax, qword ptr [rsp + 112]
   1df2  ba00000080                mov edx, 2147483648
   1df7  2bc2                      sub eax, edx                                         ; mod int32
   1df9  83c101                    add ecx, 1
   1dfc  0bc1                      or eax, ecx
   1dfe  85c0                      test eax, eax
   1e00  b801000000                mov eax, 1
   1e05  0f44f0                    cmove esi, eax                                       ; mod int32
   1e08  4c8b642470                mov r12, qword ptr [rsp + 112]
   1e0d  418bc49940f7fe408bca      idiv r12d, esi ; ecx = edx                           ; mod int32
   1e17  4585f6                    test r14d, r14d                                      ; mod int32
   1e1a  498bf6                    mov rsi, r14
   1e1d  b801000000                mov eax, 1
   1e22  0f44f0                    cmove esi, eax                                       ; mod int32
   1e25  488b842488000000          mov rax, qword ptr [rsp + 136]
   1e2d  ba00000080                mov edx, 2147483648
   1e32  2bc2                      sub eax, edx                                         ; mod int32
   1e34  4183c601                  add r14d, 1
   1e38  410bc6                    or eax, r14d
   1e3b  85c0                      test eax, eax
   1e3d  b801000000                mov eax, 1
   1e42  0f44f0                    cmove esi, eax                                       ; mod int32
   1e45  4c8ba42488000000          mov r12, qword ptr [rsp + 136]
   1e4d  418bc49940f7fe448bf2      idiv r12d, esi ; r14d = edx                          ; mod int32
   1e57  488b8424d0000000          mov rax, qword ptr [rsp + 208]
   1e5f  c5f96ef0                  vmovd xmm6, eax                                      ; vectorize int32x16
   1e63  488b842410010000          mov rax, qword ptr [rsp + 272]
   1e6b  c4e34922f001              vpinsrd xmm6, xmm6, eax, 1                           ; vectorize int32x16
   1e71  488b442438                mov rax, qword ptr [rsp + 56]
   1e76  c5f96ef8                  vmovd xmm7, eax                                      ; vectorize int32x16
   1e7a  488b442448                mov rax, qword ptr [rsp + 72]
   1e7f  c4e34122f801              vpinsrd xmm7, xmm7, eax, 1                           ; vectorize int32x16
   1e85  488b842480000000          mov rax, qword ptr [rsp + 128]
   1e8d  c5796ec0                  vmovd xmm8, eax                                      ; vectorize int32x16
   1e91  c4433922c701              vpinsrd xmm8, xmm8, r15d, 1
   1e97  c441796ec8                vmovd xmm9, r8d
   1e9c  c4433122ca01              vpinsrd xmm9, xmm9, r10d, 1
   1ea2  c5796ed3                  vmovd xmm10, ebx
   1ea6  c4632922d501              vpinsrd xmm10, xmm10, ebp, 1
   1eac  c441796edb                vmovd xmm11, r11d
   1eb1  c4632122df01              vpinsrd xmm11, xmm11, edi, 1
   1eb7  c441796ee1                vmovd xmm12, r9d
   1ebc  c4431922e501              vpinsrd xmm12, xmm12, r13d, 1
   1ec2  c5796ee9                  vmovd xmm13, ecx
   1ec6  c4431122ee01              vpinsrd xmm13, xmm13, r14d, 1
   1ecc  c5c914f7                  vunpcklpd xmm6, xmm6, xmm7
   1ed0  c4c13914f9                vunpcklpd xmm7, xmm8, xmm9
   1ed5  c4412914c3                vunpcklpd xmm8, xmm10, xmm11
   1eda  c4411914cd                vunpcklpd xmm9, xmm12, xmm13
   1edf  62f34d2818f701            vinsertf32x4 ymm6, ymm6, xmm7, 1
   1ee6  62d33d2818f901            vinsertf32x4 ymm7, ymm8, xmm9, 1
   1eed  62f3cd481af701            vinsertf64x4 zmm6, zmm6, ymm7, 1
   1ef4  62f15d48dbe2              vpandd zmm4, zmm4, zmm2                              ; and int32x16
   1efa  62f2654846dc              vpsravd zmm3, zmm3, zmm4                             ; shr int32x16
   1f00  62f24d4840db              vpmulld zmm3, zmm6, zmm3                             ; mul int32x16
   1f06  62f15548fedb              vpaddd zmm3, zmm5, zmm3                              ; add int32x16
   1f0c  488b0424                  mov rax, qword ptr [rsp]
   1f10  62f17c48115801            vmovups zmmword ptr [rax + 64], zmm3                 ; store void
   1f17  488b442408                mov rax, qword ptr [rsp + 8]
   1f1c  62f17c48105802            vmovups zmm3, zmmword ptr [rax + 128]                ; load int32x16
   1f23  c4e37916d800              vpextrd eax, xmm3, 0                                 ; gep int32
   1f29  4889842490000000          mov qword ptr [rsp + 144], rax
   1f31  488b442410                mov rax, qword ptr [rsp + 16]
   1f36  62f17c48106002            vmovups zmm4, zmmword ptr [rax + 128]                ; load int32x16
   1f3d  c4e37916e000              vpextrd eax, xmm4, 0                                 ; gep int32
   1f43  48898424c8000000          mov qword ptr [rsp + 200], rax
   1f4b  488b8424c8000000          mov rax, qword ptr [rsp + 200]
   1f53  85c0                      test eax, eax                                        ; idiv int32
   1f55  488bbc24c8000000          mov rdi, qword ptr [rsp + 200]
   1f5d  b801000000                mov eax, 1
   1f62  0f44f8                    cmove edi, eax                                       ; idiv int32
   1f65  488b842490000000          mov rax, qword ptr [rsp + 144]
   1f6d  ba00000080                mov edx, 2147483648
   1f72  2bc2                      sub eax, edx                                         ; idiv int32
   1f74  488b9424c8000000          mov rdx, qword ptr [rsp + 200]
   1f7c  83c201                    add edx, 1                                           ; idiv int32
   1f7f  0bc2                      or eax, edx
   1f81  85c0                      test eax, eax
   1f83  b801000000                mov eax, 1
   1f88  0f44f8                    cmove edi, eax                                       ; idiv int32
   1f8b  488b8c2490000000          mov rcx, qword ptr [rsp + 144]
   1f93  408bc19940f7ff408bf0      idiv ecx, edi ; esi = eax                            ; idiv int32
   1f9d  4889b424d8000000          mov qword ptr [rsp + 216], rsi
   1fa5  488b8424c8000000          mov rax, qword ptr [rsp + 200]
   1fad  85c0                      test eax, eax                                        ; idiv int32
   1faf  488b8424d8000000          mov rax, qword ptr [rsp + 216]
   1fb7  ba00000000                mov edx, 0
   1fbc  0f44c2                    cmove eax, edx                                       ; idiv int32
   1fbf  48898424d8000000          mov qword ptr [rsp + 216], rax
   1fc7  c4e37916d801              vpextrd eax, xmm3, 1                                 ; gep int32
   1fcd  4889842408010000          mov qword ptr [rsp + 264], rax
   1fd5  c4e37916e001              vpextrd eax, xmm4, 1                                 ; gep int32
   1fdb  4889842428010000          mov qword ptr [rsp + 296], rax
   1fe3  488b842428010000          mov rax, qword ptr [rsp + 296]
   1feb  85c0                      test eax, eax                                        ; idiv int32
   1fed  4c8b942428010000          mov r10, qword ptr [rsp + 296]
   1ff5  b801000000                mov eax, 1
   1ffa  440f44d0                  cmove r10d, eax                                      ; idiv int32
   1ffe  488b842408010000          mov rax, qword ptr [rsp + 264]
   2006  ba00000080                mov edx, 2147483648
   200b  2bc2                      sub eax, edx                                         ; idiv int32
   200d  488b942428010000          mov rdx, qword ptr [rsp + 296]
   2015  83c201                    add edx, 1                                           ; idiv int32
   2018  0bc2                      or eax, edx
   201a  85c0                      test eax, eax
   201c  b801000000                mov eax, 1
   2021  440f44d0                  cmove r10d, eax                                      ; idiv int32
   2025  488b8c2408010000          mov rcx, qword ptr [rsp + 264]
   202d  408bc19941f7fa408bf0      idiv ecx, r10d ; esi = eax                           ; idiv int32
   2037  4889b42438010000          mov qword ptr [rsp + 312], rsi
   203f  488b842428010000          mov rax, qword ptr [rsp + 296]
   2047  85c0                      test eax, eax                                        ; idiv int32
   2049  488b842438010000          mov rax, qword ptr [rsp + 312]
   2051  ba00000000                mov edx, 0
   2056  0f44c2                    cmove eax, edx                                       ; idiv int32
   2059  4889842438010000          mov qword ptr [rsp + 312], rax
   2061  c4e37916d802              vpextrd eax, xmm3, 2                                 ; gep int32
   2067  48898424b8000000          mov qword ptr [rsp + 184], rax
   206f  c4e37916e002              vpextrd eax, xmm4, 2                                 ; gep int32
   2075  48898424a0000000          mov qword ptr [rsp + 160], rax
   207d  488b8424a0000000          mov rax, qword ptr [rsp + 160]
   2085  85c0                      test eax, eax                                        ; idiv int32
   2087  488bac24a0000000          mov rbp, qword ptr [rsp + 160]
   208f  b801000000                mov eax, 1
   2094  0f44e8                    cmove ebp, eax                                       ; idiv int32
   2097  488b8424b8000000          mov rax, qword ptr [rsp + 184]
   209f  ba00000080                mov edx, 2147483648
   20a4  2bc2                      sub eax, edx                                         ; idiv int32
   20a6  488b9424a0000000          mov rdx, qword ptr [rsp + 160]
   20ae  83c201                    add edx, 1                                           ; idiv int32
   20b1  0bc2                      or eax, edx
   20b3  85c0                      test eax, eax
   20b5  b801000000                mov eax, 1
   20ba  0f44e8                    cmove ebp, eax                                       ; idiv int32
   20bd  488b8c24b8000000          mov rcx, qword ptr [rsp + 184]
   20c5  408bc19940f7fd408bf0      idiv ecx, ebp ; esi = eax                            ; idiv int32
   20cf  4889b42400010000          mov qword ptr [rsp + 256], rsi
   20d7  488b8424a0000000          mov rax, qword ptr [rsp + 160]
   20df  85c0                      test eax, eax                                        ; idiv int32
   20e1  488b842400010000          mov rax, qword ptr [rsp + 256]
   20e9  ba00000000                mov edx, 0
   20ee  0f44c2                    cmove eax, edx                                       ; idiv int32
   20f1  4889842400010000          mov qword ptr [rsp + 256], rax
   20f9  c4e37916d803              vpextrd eax, xmm3, 3                                 ; gep int32
   20ff  48898424e8000000          mov qword ptr [rsp + 232], rax
   2107  c4e37916e003              vpextrd eax, xmm4, 3                                 ; gep int32
   210d  4889442418                mov qword ptr [rsp + 24], rax
   2112  488b442418                mov rax, qword ptr [rsp + 24]
   2117  85c0                      test eax, eax                                        ; idiv int32
   2119  4c8b742418                mov r14, qword ptr [rsp + 24]
   211e  b801000000                mov eax, 1
   2123  440f44f0                  cmove r14d, eax                                      ; idiv int32
   2127  488b8424e8000000          mov rax, qword ptr [rsp + 232]
   212f  ba00000080                mov edx, 2147483648
   2134  2bc2                      sub eax, edx                                         ; idiv int32
   2136  488b542418                mov rdx, qword ptr [rsp + 24]
   213b  83c201                    add edx, 1                                           ; idiv int32
   213e  0bc2                      or eax, edx
   2140  85c0                      test eax, eax
   2142  b801000000                mov eax, 1
   2147  440f44f0                  cmove r14d, eax                                      ; idiv int32
   214b  488b8c24e8000000          mov rcx, qword ptr [rsp + 232]
   2153  408bc19941f7fe408bf0      idiv ecx, r14d ; esi = eax                           ; idiv int32
   215d  4889742420                mov qword ptr [rsp + 32], rsi
   2162  488b442418                mov rax, qword ptr [rsp + 24]
   2167  85c0                      test eax, eax                                        ; idiv int32
   2169  488b442420                mov rax, qword ptr [rsp + 32]
   216e  ba00000000                mov edx, 0
   2173  0f44c2                    cmove eax, edx                                       ; idiv int32
   2176  4889442420                mov qword ptr [rsp + 32], rax
   217b  62f37d4819dd01            vextractf32x4 xmm5, zmm3, 1                          ; gep int32
   2182  c4e37916e800              vpextrd eax, xmm5, 0
   2188  4889442450                mov qword ptr [rsp + 80], rax
   218d  62f37d4819e501            vextractf32x4 xmm5, zmm4, 1                          ; gep int32
   2194  c4e37916e800              vpextrd eax, xmm5, 0
   219a  4889442430                mov qword ptr [rsp + 48], rax
   219f  488b442430                mov rax, qword ptr [rsp + 48]
   21a4  85c0                      test eax, eax                                        ; idiv int32
   21a6  488b7c2430                mov rdi, qword ptr [rsp + 48]
   21ab  b801000000                mov eax, 1
   21b0  0f44f8                    cmove edi, eax                                       ; idiv int32
   21b3  488b442450                mov rax, qword ptr [rsp + 80]
   21b8  ba00000080                mov edx, 2147483648
   21bd  2bc2                      sub eax, edx                                         ; idiv int32
   21bf  488b542430                mov rdx, qword ptr [rsp + 48]
   21c4  83c201                    add edx, 1                                           ; idiv int32
   21c7  0bc2                      or eax, edx
   21c9  85c0                      test eax, eax
   21cb  b801000000                mov eax, 1
   21d0  0f44f8                    cmove edi, eax                                       ; idiv int32
   21d3  488b4c2450                mov rcx, qword ptr [rsp + 80]
   21d8  408bc19940f7ff408bf0      idiv ecx, edi ; esi = eax                            ; idiv int32
   21e2  4889742460                mov qword ptr [rsp + 96], rsi
   21e7  488b442430                mov rax, qword ptr [rsp + 48]
   21ec  85c0                      test eax, eax                                        ; idiv int32
   21ee  488b442460                mov rax, qword ptr [rsp + 96]
   21f3  ba00000000                mov edx, 0
   21f8  0f44c2                    cmove eax, edx                                       ; idiv int32
   21fb  4889442460                mov qword ptr [rsp + 96], rax
   2200  62f37d4819dd01            vextractf32x4 xmm5, zmm3, 1                          ; gep int32
   2207  c4e37916e801              vpextrd eax, xmm5, 1
   220d  4889442468                mov qword ptr [rsp + 104], rax
   2212  62f37d4819e501            vextractf32x4 xmm5, zmm4, 1                          ; gep int32
   2219  c4e37916e801              vpextrd eax, xmm5, 1
   221f  4889842498000000          mov qword ptr [rsp + 152], rax
   2227  488b842498000000          mov rax, qword ptr [rsp + 152]
   222f  85c0                      test eax, eax                                        ; idiv int32
   2231  4c8bb42498000000          mov r14, qword ptr [rsp + 152]
   2239  b801000000                mov eax, 1
   223e  440f44f0                  cmove r14d, eax                                      ; idiv int32
   2242  488b442468                mov rax, qword ptr [rsp + 104]
   2247  ba00000080                mov edx, 2147483648
   224c  2bc2                      sub eax, edx                                         ; idiv int32
   224e  488b942498000000          mov rdx, qword ptr [rsp + 152]
   2256  83c201                    add edx, 1                                           ; idiv int32
   2259  0bc2                      or eax, edx
   225b  85c0                      test eax, eax
   225d  b801000000                mov eax, 1
   2262  440f44f0                  cmove r14d, eax                                      ; idiv int32
   2266  488b4c2468                mov rcx, qword ptr [rsp + 104]
   226b  408bc19941f7fe408bf0      idiv ecx, r14d ; esi = eax                           ; idiv int32
   2275  4889742478                mov qword ptr [rsp + 120], rsi
   227a  488b842498000000          mov rax, qword ptr [rsp + 152]
   2282  85c0                      test eax, eax                                        ; idiv int32
   2284  488b442478                mov rax, qword ptr [rsp + 120]
   2289  ba00000000                mov edx, 0
   228e  0f44c2                    cmove eax, edx                                       ; idiv int32
   2291  4889442478                mov qword ptr [rsp + 120], rax
   2296  62f37d4819dd01            vextractf32x4 xmm5, zmm3, 1                          ; gep int32
   229d  c4e37916e802              vpextrd eax, xmm5, 2
   22a3  48898424a8000000          mov qword ptr [rsp + 168], rax
   22ab  62f37d4819e501            vextractf32x4 xmm5, zmm4, 1                          ; gep int32
   22b2  c4e37916e802              vpextrd eax, xmm5, 2
   22b8  48898424b0000000          mov qword ptr [rsp + 176], rax
   22c0  488b8424b0000000          mov rax, qword ptr [rsp + 176]
   22c8  85c0                      test eax, eax                                        ; idiv int32
   22ca  4c8b8424b0000000          mov r8, qword ptr [rsp + 176]
   22d2  b801000000                mov eax, 1
   22d7  440f44c0                  cmove r8d, eax                                       ; idiv int32
   22db  488b8424a8000000          mov rax, qword ptr [rsp + 168]
   22e3  ba00000080                mov edx, 2147483648
   22e8  2bc2                      sub eax, edx                                         ; idiv int32
   22ea  488b9424b0000000          mov rdx, qword ptr [rsp + 176]
   22f2  83c201                    add edx, 1                                           ; idiv int32
   22f5  0bc2                      or eax, edx
   22f7  85c0                      test eax, eax
   22f9  b801000000                mov eax, 1
   22fe  440f44c0                  cmove r8d, eax                                       ; idiv int32
   2302  488b8c24a8000000          mov rcx, qword ptr [rsp + 168]
   230a  408bc19941f7f8408bf0      idiv ecx, r8d ; esi = eax                            ; idiv int32
   2314  4889b424e0000000          mov qword ptr [rsp + 224], rsi
   231c  488b8424b0000000          mov rax, qword ptr [rsp + 176]
   2324  85c0                      test eax, eax                                        ; idiv int32
   2326  488b8424e0000000          mov rax, qword ptr [rsp + 224]
   232e  ba00000000                mov edx, 0
   2333  0f44c2                    cmove eax, edx                                       ; idiv int32
   2336  48898424e0000000          mov qword ptr [rsp + 224], rax
   233e  62f37d4819dd01            vextractf32x4 xmm5, zmm3, 1                          ; gep int32
   2345  c4e37916e803              vpextrd eax, xmm5, 3
   234b  48898424c0000000          mov qword ptr [rsp + 192], rax
   2353  62f37d4819e501            vextractf32x4 xmm5, zmm4, 1                          ; gep int32
   235a  c4e37916e803              vpextrd eax, xmm5, 3
   2360  48898424f0000000          mov qword ptr [rsp + 240], rax
   2368  488b8424f0000000          mov rax, qword ptr [rsp + 240]
   2370  85c0                      test eax, eax                                        ; idiv int32
   2372  4c8ba424f0000000          mov r12, qword ptr [rsp + 240]
   237a  b801000000                mov eax, 1
   237f  440f44e0                  cmove r12d, eax                                      ; idiv int32
   2383  488b8424c0000000          mov rax, qword ptr [rsp + 192]
   238b  ba00000080                mov edx, 2147483648
   2390  2bc2                      sub eax, edx                                         ; idiv int32
   2392  488b9424f0000000          mov rdx, qword ptr [rsp + 240]
   239a  83c201                    add edx, 1                                           ; idiv int32
   239d  0bc2                      or eax, edx
   239f  85c0                      test eax, eax
   23a1  b801000000                mov eax, 1
   23a6  440f44e0                  cmove r12d, eax                                      ; idiv int32
   23aa  488b8c24c0000000          mov rcx, qword ptr [rsp + 192]
   23b2  408bc19941f7fc408bf0      idiv ecx, r12d ; esi = eax                           ; idiv int32
   23bc  4889b424f8000000          mov qword ptr [rsp + 248], rsi
   23c4  488b8424f0000000          mov rax, qword ptr [rsp + 240]
   23cc  85c0                      test eax, eax                                        ; idiv int32
   23ce  488b8424f8000000          mov rax, qword ptr [rsp + 248]
   23d6  ba00000000                mov edx, 0
   23db  0f44c2                    cmove eax, edx                                       ; idiv int32
   23de  48898424f8000000          mov qword ptr [rsp + 248], rax
   23e6  62f37d4819dd02            vextractf32x4 xmm5, zmm3, 2                          ; gep int32
   23ed  c4e37916e800              vpextrd eax, xmm5, 0
   23f3  4889842420010000          mov qword ptr [rsp + 288], rax
   23fb  62f37d4819e502            vextractf32x4 xmm5, zmm4, 2                          ; gep int32
   2402  c4e37916e800              vpextrd eax, xmm5, 0
   2408  4889842418010000          mov qword ptr [rsp + 280], rax
   2410  488b842418010000          mov rax, qword ptr [rsp + 280]
   2418  85c0                      test eax, eax                                        ; idiv int32
   241a  4c8b942418010000          mov r10, qword ptr [rsp + 280]
   2422  b801000000                mov eax, 1
   2427  440f44d0                  cmove r10d, eax                                      ; idiv int32
   242b  488b842420010000          mov rax, qword ptr [rsp + 288]
   2433  ba00000080                mov edx, 2147483648
   2438  2bc2                      sub eax, edx                                         ; idiv int32
   243a  488b942418010000          mov rdx, qword ptr [rsp + 280]
   2442  83c201                    add edx, 1                                           ; idiv int32
   2445  0bc2                      or eax, edx
   2447  85c0                      test eax, eax
   2449  b801000000                mov eax, 1
   244e  440f44d0                  cmove r10d, eax                                      ; idiv int32
   2452  488b8c2420010000          mov rcx, qword ptr [rsp + 288]
   245a  408bc19941f7fa408bf0      idiv ecx, r10d ; esi = eax                           ; idiv int32
   2464  4889b42430010000          mov qword ptr [rsp + 304], rsi
   246c  488b842418010000          mov rax, qword ptr [rsp + 280]
   2474  85c0                      test eax, eax                                        ; idiv int32
   2476  488b842430010000          mov rax, qword ptr [rsp + 304]
   247e  ba00000000                mov edx, 0
   2483  0f44c2                    cmove eax, edx                                       ; idiv int32
   2486  4889842430010000          mov qword ptr [rsp + 304], rax
   248e  62f37d4819dd02            vextractf32x4 xmm5, zmm3, 2                          ; gep int32
   2495  c4e37916e801              vpextrd eax, xmm5, 1
   249b  4889442428                mov qword ptr [rsp + 40], rax
   24a0  62f37d4819e502            vextractf32x4 xmm5, zmm4, 2                          ; gep int32
   24a7  c4e37916e801              vpextrd eax, xmm5, 1
   24ad  4889442440                mov qword ptr [rsp + 64], rax
   24b2  488b442440                mov rax, qword ptr [rsp + 64]
   24b7  85c0                      test eax, eax                                        ; idiv int32
   24b9  4c8b5c2440                mov r11, qword ptr [rsp + 64]
   24be  b801000000                mov eax, 1
   24c3  440f44d8                  cmove r11d, eax                                      ; idiv int32
   24c7  488b442428                mov rax, qword ptr [rsp + 40]
   24cc  ba00000080                mov edx, 2147483648
   24d1  2bc2                      sub eax, edx                                         ; idiv int32
   24d3  488b542440                mov rdx, qword ptr [rsp + 64]
   24d8  83c201                    add edx, 1                                           ; idiv int32
   24db  0bc2                      or eax, edx
   24dd  85c0                      test eax, eax
   24df  b801000000                mov eax, 1
   24e4  440f44d8                  cmove r11d, eax                                      ; idiv int32
   24e8  488b4c2428                mov rcx, qword ptr [rsp + 40]
   24ed  408bc19941f7fb408bf0      idiv ecx, r11d ; esi = eax                           ; idiv int32
   24f7  4889742458                mov qword ptr [rsp + 88], rsi
   24fc  488b442440                mov rax, qword ptr [rsp + 64]
   2501  85c0                      test eax, eax                                        ; idiv int32
   2503  488b442458                mov rax, qword ptr [rsp + 88]
   2508  ba00000000                mov edx, 0
   250d  0f44c2                    cmove eax, edx                                       ; idiv int32
   2510  4889442458                mov qword ptr [rsp + 88], rax
   2515  62f37d4819dd02            vextractf32x4 xmm5, zmm3, 2                          ; gep int32
   251c  c4e37916e802              vpextrd eax, xmm5, 2
   2522  4889442470                mov qword ptr [rsp + 112], rax
   2527  62f37d4819e502            vextractf32x4 xmm5, zmm4, 2                          ; gep int32
   252e  c4c37916eb02              vpextrd r11d, xmm5, 2
   2534  4585db                    test r11d, r11d                                      ; idiv int32
   2537  498bfb                    mov rdi, r11
   253a  b801000000                mov eax, 1
   253f  0f44f8                    cmove edi, eax                                       ; idiv int32
   2542  488b442470                mov rax, qword ptr [rsp + 112]
   2547  ba00000080                mov edx, 2147483648
   254c  2bc2                      sub eax, edx                                         ; idiv int32
   254e  498bd3                    mov rdx, r11
   2551  83c201                    add edx, 1
   2554  0bc2                      or eax, edx
   2556  85c0                      test eax, eax
   2558  b801000000                mov eax, 1
   255d  0f44f8                    cmove edi, eax                                       ; idiv int32
   2560  488b4c2470                mov rcx, qword ptr [rsp + 112]
   2565  408bc19940f7ff408bf0      idiv ecx, edi ; esi = eax                            ; idiv int32
   256f  4889b42488000000          mov qword ptr [rsp + 136], rsi
   2577  4585db                    test r11d, r11d                                      ; idiv int32
   257a  b800000000                mov eax, 0
   257f  488b942488000000          mov rdx, qword ptr [rsp + 136]
   2587  0f44d0                    cmove edx, eax                                       ; idiv int32
   258a  4889942488000000          mov qword ptr [rsp + 136], rdx
   2592  62f37d4819dd02            vextractf32x4 xmm5, zmm3, 2                          ; gep int32
   2599  c4e37916e803              vpextrd eax, xmm5, 3
   259f  48898424d0000000          mov qword ptr [rsp + 208], rax
   25a7  62f37d4819e502            vextractf32x4 xmm5, zmm4, 2                          ; gep int32
   25ae  c4e37916ef03              vpextrd edi, xmm5, 3
   25b4  85ff                      test edi, edi                                        ; idiv int32
   25b6  4c8bcf                    mov r9, rdi
   25b9  b801000000                mov eax, 1
   25be  440f44c8                  cmove r9d, eax                                       ; idiv int32
   25c2  488b8424d0000000          mov rax, qword ptr [rsp + 208]
   25ca  ba00000080                mov edx, 2147483648
   25cf  2bc2                      sub eax, edx                                         ; idiv int32
   25d1  488bd7                    mov rdx, rdi
   25d4  83c201                    add edx, 1
   25d7  0bc2                      or eax, edx
   25d9  85c0                      test eax, eax
   25db  b801000000                mov eax, 1
   25e0  440f44c8                  cmove r9d, eax                                       ; idiv int32
   25e4  488b8c24d0000000          mov rcx, qword ptr [rsp + 208]
   25ec  408bc19941f7f9408bd8      idiv ecx, r9d ; ebx = eax                            ; idiv int32
   25f6  85ff                      test edi, edi
   25f8  b800000000                mov eax, 0
   25fd  0f44d8                    cmove ebx, eax                                       ; idiv int32
   2600  62f37d4819dd03            vextractf32x4 xmm5, zmm3, 3                          ; gep int32
   2607  c4e37916e800              vpextrd eax, xmm5, 0
   260d  4889842410010000          mov qword ptr [rsp + 272], rax
   2615  62f37d4819e503            vextractf32x4 xmm5, zmm4, 3                          ; gep int32
   261c  c4c37916e900              vpextrd r9d, xmm5, 0
   2622  4585c9                    test r9d, r9d                                        ; idiv int32
   2625  4d8be9                    mov r13, r9
   2628  b801000000                mov eax, 1
   262d  440f44e8                  cmove r13d, eax                                      ; idiv int32
   2631  488b842410010000          mov rax, qword ptr [rsp + 272]
   2639  ba00000080                mov edx, 2147483648
   263e  2bc2                      sub eax, edx                                         ; idiv int32
   2640  498bd1                    mov rdx, r9
   2643  83c201                    add edx, 1
   2646  0bc2                      or eax, edx
   2648  85c0                      test eax, eax
   264a  b801000000                mov eax, 1
   264f  440f44e8                  cmove r13d, eax                                      ; idiv int32
   2653  488b8c2410010000          mov rcx, qword ptr [rsp + 272]
   265b  408bc19941f7fd448bf8      idiv ecx, r13d ; r15d = eax                          ; idiv int32
   2665  4585c9                    test r9d, r9d
   2668  b800000000                mov eax, 0
   266d  440f44f8                  cmove r15d, eax                                      ; idiv int32
   2671  62f37d4819dd03            vextractf32x4 xmm5, zmm3, 3                          ; gep int32
   2678  c4e37916e801              vpextrd eax, xmm5, 1
   267e  4889442438                mov qword ptr [rsp + 56], rax
   2683  62f37d4819e503            vextractf32x4 xmm5, zmm4, 3                          ; gep int32
   268a  c4c37916ed01              vpextrd r13d, xmm5, 1
   2690  4585ed                    test r13d, r13d                                      ; idiv int32
   2693  498bcd                    mov rcx, r13
   2696  b801000000                mov eax, 1
   269b  0f44c8                    cmove ecx, eax                                       ; idiv int32
   269e  488b442438                mov rax, qword ptr [rsp + 56]
   26a3  ba00000080                mov edx, 2147483648
   26a8  2bc2                      sub eax, edx                                         ; idiv int32
   26aa  498bd5                    mov rdx, r13
   26ad  83c201                    add edx, 1
   26b0  0bc2                      or eax, edx
   26b2  85c0                      test eax, eax
   26b4  b801000000                mov eax, 1
   26b9  0f44c8                    cmove ecx, eax                                       ; idiv int32
   26bc  4c8b442438                mov r8, qword ptr [rsp + 56]
   26c1  418bc09940f7f9408be8      idiv r8d, ecx ; ebp = eax                            ; idiv int32
   26cb  4585ed                    test r13d, r13d
   26ce  b800000000                mov eax, 0
   26d3  0f44e8                    cmove ebp, eax                                       ; idiv int32
   26d6  62f37d4819dd03            vextractf32x4 xmm5, zmm3, 3                          ; gep int32
   26dd  c4e37916e802              vpextrd eax, xmm5, 2
   26e3  4889442448                mov qword ptr [rsp + 72], rax
   26e8  62f37d4819e503            vextractf32x4 xmm5, zmm4, 3                          ; gep int32
   26ef  c4e37916e902              vpextrd ecx, xmm5, 2
   26f5  85c9                      test ecx, ecx                                        ; idiv int32
   26f7  4c8bf1                    mov r14, rcx
   26fa  b801000000                mov eax, 1
   26ff  440f44f0                  cmove r14d, eax                                      ; idiv int32
   2703  488b442448                mov rax, qword ptr [rsp + 72]
   2708  ba00000080                mov edx, 2147483648
   270d  2bc2                      sub eax, edx                                         ; idiv int32
   270f  488bd1                    mov rdx, rcx
   2712  83c201                    add edx, 1
   2715  0bc2                      or eax, edx
   2717  85c0                      test eax, eax
   2719  b801000000                mov eax, 1
   271e  440f44f0                  cmove r14d, eax                                      ; idiv int32
   2722  4c8b542448                mov r10, qword ptr [rsp + 72]
   2727  418bc29941f7fe448bc0      idiv r10d, r14d ; r8d = eax                          ; idiv int32
   2731  85c9                      test ecx, ecx
   2733  b800000000                mov eax, 0
   2738  440f44c0                  cmove r8d, eax                                       ; idiv int32
   273c  62f37d4819dd03            vextractf32x4 xmm5, zmm3, 3                          ; gep int32
   2743  c4e37916e803              vpextrd eax, xmm5, 3
   2749  4889842480000000          mov qword ptr [rsp + 128], rax
   2751  62f37d4819e503            vextractf32x4 xmm5, zmm4, 3                          ; gep int32
   2758  c4c37916ee03              vpextrd r14d, xmm5, 3
   275e  4585f6                    test r14d, r14d                                      ; idiv int32
   2761  4d8be6                    mov r12, r14
   2764  b801000000                mov eax, 1
   2769  440f44e0                  cmove r12d, eax                                      ; idiv int32
   276d  488b842480000000          mov rax, qword ptr [rsp + 128]
   2775  ba00000080                mov edx, 2147483648
   277a  2bc2                      sub eax, edx                                         ; idiv int32
   277c  498bd6                    mov rdx, r14
   277f  83c201                    add edx, 1
   2782  0bc2                      or eax, edx
   2784  85c0                      test eax, eax
   2786  b801000000                mov eax, 1
   278b  440f44e0                  cmove r12d, eax                                      ; idiv int32
   278f  488bb42480000000          mov rsi, qword ptr [rsp + 128]
   2797  408bc69941f7fc448bd0      idiv esi, r12d ; r10d = eax                          ; idiv int32
   27a1  4585f6                    test r14d, r14d
   27a4  b800000000                mov eax, 0
   27a9  440f44d0                  cmove r10d, eax                                      ; idiv int32
   27ad  488b8424d8000000          mov rax, qword ptr [rsp + 216]
   27b5  c5f96ee8                  vmovd xmm5, eax                                      ; vectorize int32x16
   27b9  488b842438010000          mov rax, qword ptr [rsp + 312]
   27c1  c4e35122e801              vpinsrd xmm5, xmm5, eax, 1                           ; vectorize int32x16
   27c7  488b842400010000          mov rax, qword ptr [rsp + 256]
   27cf  c5f96ef0                  vmovd xmm6, eax                                      ; vectorize int32x16
   27d3  488b442420                mov rax, qword ptr [rsp + 32]
   27d8  c4e34922f001              vpinsrd xmm6, xmm6, eax, 1                           ; vectorize int32x16
   27de  488b442460                mov rax, qword ptr [rsp + 96]
   27e3  c5f96ef8                  vmovd xmm7, eax                                      ; vectorize int32x16
   27e7  488b442478                mov rax, qword ptr [rsp + 120]
   27ec  c4e34122f801              vpinsrd xmm7, xmm7, eax, 1                           ; vectorize int32x16
   27f2  488b8424e0000000          mov rax, qword ptr [rsp + 224]
   27fa  c5796ec0                  vmovd xmm8, eax                                      ; vectorize int32x16
   27fe  488b8424f8000000          mov rax, qword ptr [rsp + 248]
   2806  c4633922c001              vpinsrd xmm8, xmm8, eax, 1                           ; vectorize int32x16
   280c  488b842430010000          mov rax, qword ptr [rsp + 304]
   2814  c5796ec8                  vmovd xmm9, eax                                      ; vectorize int32x16
   2818  488b442458                mov rax, qword ptr [rsp + 88]
   281d  c4633122c801              vpinsrd xmm9, xmm9, eax, 1                           ; vectorize int32x16
   2823  488b842488000000          mov rax, qword ptr [rsp + 136]
   282b  c5796ed0                  vmovd xmm10, eax                                     ; vectorize int32x16
   282f  c4632922d301              vpinsrd xmm10, xmm10, ebx, 1
   2835  c441796edf                vmovd xmm11, r15d
   283a  c4632122dd01              vpinsrd xmm11, xmm11, ebp, 1
   2840  c441796ee0                vmovd xmm12, r8d
   2845  c4431922e201              vpinsrd xmm12, xmm12, r10d, 1
   284b  c5d114ee                  vunpcklpd xmm5, xmm5, xmm6
   284f  c4c14114f0                vunpcklpd xmm6, xmm7, xmm8
   2854  c4c13114fa                vunpcklpd xmm7, xmm9, xmm10
   2859  c4412114c4                vunpcklpd xmm8, xmm11, xmm12
   285e  62f3552818ee01            vinsertf32x4 ymm5, ymm5, xmm6, 1
   2865  62d3452818f001            vinsertf32x4 ymm6, ymm7, xmm8, 1
   286c  62f3d5481aee01            vinsertf64x4 zmm5, zmm5, ymm6, 1
   2873  62f2554840f4              vpmulld zmm6, zmm5, zmm4                             ; mul int32x16
   2879  62f16548faf6              vpsubd zmm6, zmm3, zmm6                              ; sub int32x16
   287f  62f34d481fc804            vpcmpd k1, zmm6, zmm0, 4                             ; cmpne boolx16
   2886  62f14d48eff4              vpxord zmm6, zmm6, zmm4                              ; xor int32x16
   288c  62f34d481fd001            vpcmpd k2, zmm6, zmm0, 1                             ; cmplt boolx16
   2893  c4e1f441ca                kandq k1, k1, k2                                     ; and boolx16
   2898  62f35d481fd004            vpcmpd k2, zmm4, zmm0, 4                             ; cmpne boolx16
   289f  c4e1f441ca                kandq k1, k1, k2                                     ; and boolx16
   28a4  62f15548fef1              vpaddd zmm6, zmm5, zmm1                              ; add int32x16
   28aa  62f2554964ee              vpblendmd zmm5{k1}, zmm5, zmm6                       ; where int32x16
   28b0  488b8424c8000000          mov rax, qword ptr [rsp + 200]
   28b8  85c0                      test eax, eax                                        ; mod int32
   28ba  488bb424c8000000          mov rsi, qword ptr [rsp + 200]
   28c2  b801000000                mov eax, 1
   28c7  0f44f0                    cmove esi, eax                                       ; mod int32
   28ca  488b842490000000          mov rax, qword ptr [rsp + 144]
   28d2  ba00000080                mov edx, 2147483648
   28d7  2bc2                      sub eax, edx                                         ; mod int32
   28d9  488b9424c8000000          mov rdx, qword ptr [rsp + 200]
   28e1  83c201                    add edx, 1                                           ; mod int32
   28e4  48899424c8000000          mov qword ptr [rsp + 200], rdx
   28ec  488b9424c8000000          mov rdx, qword ptr [rsp + 200]
   28f4  0bc2                      or eax, edx                                          ; mod int32
   28f6  85c0                      test eax, eax
   28f8  b801000000                mov eax, 1
   28fd  0f44f0                    cmove esi, eax                                       ; mod int32
   2900  4c8b842490000000          mov r8, qword ptr [rsp + 144]
   2908  418bc09940f7fe448bd2      idiv r8d, esi ; r10d = edx                           ; mod int32
   2912  4c899424d8000000          mov qword ptr [rsp + 216], r10
   291a  488b842428010000          mov rax, qword ptr [rsp + 296]
   2922  85c0                      test eax, eax                                        ; mod int32
   2924  488bb42428010000          mov rsi, qword ptr [rsp + 296]
   292c  b801000000                mov eax, 1
   2931  0f44f0                    cmove esi, eax                                       ; mod int32
   2934  488b842408010000          mov rax, qword ptr [rsp + 264]
   293c  ba00000080                mov edx, 2147483648
   2941  2bc2                      sub eax, edx                                         ; mod int32
   2943  488b942428010000          mov rdx, qword ptr [rsp + 296]
   294b  83c201                    add edx, 1                                           ; mod int32
   294e  4889942428010000          mov qword ptr [rsp + 296], rdx
   2956  488b942428010000          mov rdx, qword ptr [rsp + 296]
   295e  0bc2                      or eax, edx                                          ; mod int32
   2960  85c0                      test eax, eax
   2962  b801000000                mov eax, 1
   2967  0f44f0                    cmove esi, eax                                       ; mod int32
   296a  4c8b842408010000          mov r8, qword ptr [rsp + 264]
   2972  418bc09940f7fe448bd2      idiv r8d, esi ; r10d = edx                           ; mod int32
   297c  4c89942438010000          mov qword ptr [rsp + 312], r10
   2984  488b8424a0000000          mov rax, qword ptr [rsp + 160]
   298c  85c0                      test eax, eax                                        ; mod int32
   298e  488bb424a0000000          mov rsi, qword ptr [rsp + 160]
   2996  b801000000                mov eax, 1
   299b  0f44f0                    cmove esi, eax                                       ; mod int32
   299e  488b8424b8000000          mov rax, qword ptr [rsp + 184]
   29a6  ba00000080                mov edx, 2147483648
   29ab  2bc2                      sub eax, edx                                         ; mod int32
   29ad  488b9424a0000000          mov rdx, qword ptr [rsp + 160]
   29b5  83c201                    add edx, 1                                           ; mod int32
   29b8  48899424a0000000          mov qword ptr [rsp + 160], rdx
   29c0  488b9424a0000000          mov rdx, qword ptr [rsp + 160]
   29c8  0bc2                      or eax, edx                                          ; mod int32
   29ca  85c0                      test eax, eax
   29cc  b801000000                mov eax, 1
   29d1  0f44f0                    cmove esi, eax                                       ; mod int32
   29d4  4c8b8424b8000000          mov r8, qword ptr [rsp + 184]
   29dc  418bc09940f7fe448bd2      idiv r8d, esi ; r10d = edx                           ; mod int32
   29e6  4c89942400010000          mov qword ptr [rsp + 256], r10
   29ee  488b442418                mov rax, qword ptr [rsp + 24]
   29f3  85c0                      test eax, eax                                        ; mod int32
   29f5  488b742418                mov rsi, qword ptr [rsp + 24]
   29fa  b801000000                mov eax, 1
   29ff  0f44f0                    cmove esi, eax                                       ; mod int32
   2a02  488b8424e8000000          mov rax, qword ptr [rsp + 232]
   2a0a  ba00000080                mov edx, 2147483648
   2a0f  2bc2                      sub eax, edx                                         ; mod int32
   2a11  488b542418                mov rdx, qword ptr [rsp + 24]
   2a16  83c201                    add edx, 1                                           ; mod int32
   2a19  4889542418                mov qword ptr [rsp + 24], rdx
   2a1e  488b542418                mov rdx, qword ptr [rsp + 24]
   2a23  0bc2                      or eax, edx                                          ; mod int32
   2a25  85c0                      test eax, eax
   2a27  b801000000                mov eax, 1
   2a2c  0f44f0                    cmove esi, eax                                       ; mod int32
   2a2f  4c8b8424e8000000          mov r8, qword ptr [rsp + 232]
   2a37  418bc09940f7fe448bd2      idiv r8d, esi ; r10d = edx                           ; mod int32
   2a41  4c89542420                mov qword ptr [rsp + 32], r10
   2a46  488b442430                mov rax, qword ptr [rsp + 48]
   2a4b  85c0                      test eax, eax                                        ; mod int32
   2a4d  488b742430                mov rsi, qword ptr [rsp + 48]
   2a52  b801000000                mov eax, 1
   2a57  0f44f0                    cmove esi, eax                                       ; mod int32
   2a5a  488b442450                mov rax, qword ptr [rsp + 80]
   2a5f  ba00000080                mov edx, 2147483648
   2a64  2bc2                      sub eax, edx                                         ; mod int32
   2a66  488b542430                mov rdx, qword ptr [rsp + 48]
   2a6b  83c201                    add edx, 1                                           ; mod int32
   2a6e  4889542430                mov qword ptr [rsp + 48], rdx
   2a73  488b542430                mov rdx, qword ptr [rsp + 48]
   2a78  0bc2                      or eax, edx                                          ; mod int32
   2a7a  85c0                      test eax, eax
   2a7c  b801000000                mov eax, 1
   2a81  0f44f0                    cmove esi, eax                                       ; mod int32
   2a84  4c8b442450                mov r8, qword ptr [rsp + 80]
   2a89  418bc09940f7fe448bd2      idiv r8d, esi ; r10d = edx                           ; mod int32
   2a93  4c89542460                mov qword ptr [rsp + 96], r10
   2a98  488b842498000000          mov rax, qword ptr [rsp + 152]
   2aa0  85c0                      test eax, eax                                        ; mod int32
   2aa2  488bb42498000000          mov rsi, qword ptr [rsp + 152]
   2aaa  b801000000                mov eax, 1
   2aaf  0f44f0                    cmove esi, eax                                       ; mod int32
   2ab2  488b442468                mov rax, qword ptr [rsp + 104]
   2ab7  ba00000080                mov edx, 2147483648
   2abc  2bc2                      sub eax, edx                                         ; mod int32
   2abe  488b942498000000          mov rdx, qword ptr [rsp + 152]
   2ac6  83c201                    add edx, 1                                           ; mod int32
   2ac9  4889942498000000          mov qword ptr [rsp + 152], rdx
   2ad1  488b942498000000          mov rdx, qword ptr [rsp + 152]
   2ad9  0bc2                      or eax, edx                                          ; mod int32
   2adb  85c0                      test eax, eax
   2add  b801000000                mov eax, 1
   2ae2  0f44f0                    cmove esi, eax                                       ; mod int32
   2ae5  4c8b442468                mov r8, qword ptr [rsp + 104]
   2aea  418bc09940f7fe448bfa      idiv r8d, esi ; r15d = edx                           ; mod int32
   2af4  488b8424b0000000          mov rax, qword ptr [rsp + 176]
   2afc  85c0                      test eax, eax                                        ; mod int32
   2afe  488bb424b0000000          mov rsi, qword ptr [rsp + 176]
   2b06  b801000000                mov eax, 1
   2b0b  0f44f0                    cmove esi, eax                                       ; mod int32
   2b0e  488b8424a8000000          mov rax, qword ptr [rsp + 168]
   2b16  ba00000080                mov edx, 2147483648
   2b1b  2bc2                      sub eax, edx                                         ; mod int32
   2b1d  488b9424b0000000          mov rdx, qword ptr [rsp + 176]
   2b25  83c201                    add edx, 1                                           ; mod int32
   2b28  48899424b0000000          mov qword ptr [rsp + 176], rdx
   2b30  488b9424b0000000          mov rdx, qword ptr [rsp + 176]
   2b38  0bc2                      or eax, edx                                          ; mod int32
   2b3a  85c0                      test eax, eax
   2b3c  b801000000                mov eax, 1
   2b41  0f44f0                    cmove esi, eax                                       ; mod int32
   2b44  4c8b9424a8000000          mov r10, qword ptr [rsp + 168]
   2b4c  418bc29940f7fe448bc2      idiv r10d, esi ; r8d = edx                           ; mod int32
   2b56  488b8424f0000000          mov rax, qword ptr [rsp + 240]
   2b5e  85c0                      test eax, eax                                        ; mod int32
   2b60  488bb424f0000000          mov rsi, qword ptr [rsp + 240]
   2b68  b801000000                mov eax, 1
   2b6d  0f44f0                    cmove esi, eax                                       ; mod int32
   2b70  488b8424c0000000          mov rax, qword ptr [rsp + 192]
   2b78  ba00000080                mov edx, 2147483648
   2b7d  2bc2                      sub eax, edx                                         ; mod int32
   2b7f  488b9424f0000000          mov rdx, qword ptr [rsp + 240]
   2b87  83c201                    add edx, 1                                           ; mod int32
   2b8a  48899424f0000000          mov qword ptr [rsp + 240], rdx
   2b92  488b9424f0000000          mov rdx, qword ptr [rsp + 240]
   2b9a  0bc2                      or eax, edx                                          ; mod int32
   2b9c  85c0                      test eax, eax
   2b9e  b801000000                mov eax, 1
   2ba3  0f44f0                    cmove esi, eax                                       ; mod int32
   2ba6  488b9c24c0000000          mov rbx, qword ptr [rsp + 192]
   2bae  408bc39940f7fe448bd2      idiv ebx, esi ; r10d = edx                           ; mod int32
   2bb8  488b842418010000          mov rax, qword ptr [rsp + 280]
   2bc0  85c0                      test eax, eax                                        ; mod int32
   2bc2  488bb42418010000          mov rsi, qword ptr [rsp + 280]
   2bca  b801000000                mov eax, 1
   2bcf  0f44f0                    cmove esi, eax                                       ; mod int32
   2bd2  488b842420010000          mov rax, qword ptr [rsp + 288]
   2bda  ba00000080                mov edx, 2147483648
   2bdf  2bc2                      sub eax, edx                                         ; mod int32
   2be1  488b942418010000          mov rdx, qword ptr [rsp + 280]
   2be9  83c201                    add edx, 1                                           ; mod int32
   2bec  4889942418010000          mov qword ptr [rsp + 280], rdx
   2bf4  488b942418010000          mov rdx, qword ptr [rsp + 280]
   2bfc  0bc2                      or eax, edx                                          ; mod int32
   2bfe  85c0                      test eax, eax
   2c00  b801000000                mov eax, 1
   2c05  0f44f0                    cmove esi, eax                                       ; mod int32
   2c08  488bac2420010000          mov rbp, qword ptr [rsp + 288]
   2c10  408bc59940f7fe408bda      idiv ebp, esi ; ebx = edx                            ; mod int32
   2c1a  488b442440                mov rax, qword ptr [rsp + 64]
   2c1f  85c0                      test eax, eax                                        ; mod int32
   2c21  488b742440                mov rsi, qword ptr [rsp + 64]
   2c26  b801000000                mov eax, 1
   2c2b  0f44f0                    cmove esi, eax                                       ; mod int32
   2c2e  488b442428                mov rax, qword ptr [rsp + 40]
   2c33  ba00000080                mov edx, 2147483648
   2c38  2bc2                      sub eax, edx                                         ; mod int32
   2c3a  488b542440                mov rdx, qword ptr [rsp + 64]
   2c3f  83c201                    add edx, 1                                           ; mod int32
   2c42  4889542440                mov qword ptr [rsp + 64], rdx
   2c47  488b542440                mov rdx, qword ptr [rsp + 64]
   2c4c  0bc2                      or eax, edx                                          ; mod int32
   2c4e  85c0                      test eax, eax
   2c50  b801000000                mov eax, 1
   2c55  0f44f0                    cmove esi, eax                                       ; mod int32
   2c58  4c8b642428                mov r12, qword ptr [rsp + 40]
   2c5d  418bc49940f7fe408bea      idiv r12d, esi ; ebp = edx                           ; mod int32
   2c67  4585db                    test r11d, r11d                                      ; mod int32
   2c6a  498bf3                    mov rsi, r11
   2c6d  b801000000                mov eax, 1
   2c72  0f44f0                    cmove esi, eax                                       ; mod int32
   2c75  488b442470                mov rax, qword ptr [rsp + 112]
   2c7a  ba00000080                mov edx, 2147483648
   2c7f  2bc2                      sub eax, edx                                         ; mod int32
   2c81  4183c301                  add r11d, 1
   2c85  410bc3                    or eax, r11d
   2c88  85c0                      test eax, eax
   2c8a  b801000000                mov eax, 1
   2c8f  0f44f0                    cmove esi, eax                                       ; mod int32
   2c92  4c8b642470                mov r12, qword ptr [rsp + 112]
   2c97  418bc49940f7fe448bda      idiv r12d, esi ; r11d = edx                          ; mod int32
   2ca1  85ff                      test edi, edi                                        ; mod int32
   2ca3  488bf7                    mov rsi, rdi
   2ca6  b801000000                mov eax, 1
   2cab  0f44f0                    cmove esi, eax                                       ; mod int32
   2cae  488b8424d0000000          mov rax, qword ptr [rsp + 208]
   2cb6  ba00000080                mov edx, 2147483648
   2cbb  2bc2                      sub eax, edx                                         ; mod int32
   2cbd  83c701                    add edi, 1
   2cc0  0bc7                      or eax, edi
   2cc2  85c0                      test eax, eax
   2cc4  b801000000                mov eax, 1
   2cc9  0f44f0                    cmove esi, eax                                       ; mod int32
   2ccc  4c8ba424d0000000          mov r12, qword ptr [rsp + 208]
   2cd4  418bc49940f7fe408bfa      idiv r12d, esi ; edi = edx                           ; mod int32
   2cde  4585c9                    test r9d, r9d                                        ; mod int32
   2ce1  498bf1                    mov rsi, r9
   2ce4  b801000000                mov eax, 1
   2ce9  0f44f0                    cmove esi, eax                                       ; mod int32
   2cec  488b842410010000          mov rax, qword ptr [rsp + 272]
   2cf4  ba00000080                mov edx, 2147483648
   2cf9  2bc2                      sub eax, edx                                         ; mod int32
   2cfb  4183c101                  add r9d, 1
   2cff  410bc1                    or eax, r9d
   2d02  85c0                      test eax, eax
   2d04  b801000000                mov eax, 1
   2d09  0f44f0                    cmove esi, eax                                       ; mod int32
   2d0c  4c8ba42410010000          mov r12, qword ptr [rsp + 272]
   2d14  418bc49940f7fe448bca      idiv r12d, esi ; r9d = edx                           ; mod int32
   2d1e  4585ed                    test r13d, r13d                                      ; mod int32
   2d21  498bf5                    mov rsi, r13
   2d24  b801000000                mov eax, 1
   2d29  0f44f0                    cmove esi, eax                                       ; mod int32
   2d2c  488b442438                mov rax, qword ptr [rsp + 56]
   2d31  ba00000080                mov edx, 2147483648
   2d36  2bc2                      sub eax, edx                                         ; mod int32
   2d38  4183c501                  add r13d, 1
   2d3c  410bc5                    or eax, r13d
   2d3f  85c0                      test eax, eax
   2d41  b801000000                mov eax, 1
   2d46  0f44f0                    cmove esi, eax                                       ; mod int32
   2d49  4c8b642438                mov r12, qword ptr [rsp + 56]
   2d4e  418bc49940f7fe448bea      idiv r12d, esi ; r13d = edx                          ; mod int32
   2d58  85c9                      test ecx, ecx                                        ; mod int32
   2d5a  488bf1                    mov rsi, rcx
   2d5d  b801000000                mov eax, 1
   2d62  0f44f0                    cmove esi, eax                                       ; mod int32
   2d65  488b442448                mov rax, qword ptr [rsp + 72]
   2d6a  ba00000080                mov edx, 2147483648
   2d6f  2bc2                      sub eax, edx                                         ; mod int32
   2d71  83c101                    add ecx, 1
   2d74  0bc1                      or eax, ecx
   2d76  85c0                      test eax, eax
   2d78  b801000000                mov eax, 1
   2d7d  0f44f0                    cmove esi, eax                                       ; mod int32
   2d80  4c8b642448                mov r12, qword ptr [rsp + 72]
   2d85  418bc49940f7fe408bca      idiv r12d, esi ; ecx = edx                           ; mod int32
   2d8f  4585f6                    test r14d, r14d                                      ; mod int32
   2d92  498bf6                    mov rsi, r14
   2d95  b801000000                mov eax, 1
   2d9a  0f44f0                    cmove esi, eax                                       ; mod int32
   2d9d  488b842480000000          mov rax, qword ptr [rsp + 128]
   2da5  ba00000080                mov edx, 2147483648
   2daa  2bc2                      sub eax, edx                                         ; mod int32
   2dac  4183c601                  add r14d, 1
   2db0  410bc6                    or eax, r14d
   2db3  85c0                      test eax, eax
   2db5  b801000000                mov eax, 1
   2dba  0f44f0                    cmove esi, eax                                       ; mod int32
   2dbd  4c8ba42480000000          mov r12, qword ptr [rsp + 128]
   2dc5  418bc49940f7fe448bf2      idiv r12d, esi ; r14d = edx                          ; mod int32
   2dcf  488b8424d8000000          mov rax, qword ptr [rsp + 216]
   2dd7  c5f96ef0                  vmovd xmm6, eax                                      ; vectorize int32x16
   2ddb  488b842438010000          mov rax, qword ptr [rsp + 312]
   2de3  c4e34922f001              vpinsrd xmm6, xmm6, eax, 1                           ; vectorize int32x16
   2de9  488b842400010000          mov rax, qword ptr [rsp + 256]
   2df1  c5f96ef8                  vmovd xmm7, eax                                      ; vectorize int32x16
   2df5  488b442420                mov rax, qword ptr [rsp + 32]
   2dfa  c4e34122f801              vpinsrd xmm7, xmm7, eax, 1                           ; vectorize int32x16
   2e00  488b442460                mov rax, qword ptr [rsp + 96]
   2e05  c5796ec0                  vmovd xmm8, eax                                      ; vectorize int32x16
   2e09  c4433922c701              vpinsrd xmm8, xmm8, r15d, 1
   2e0f  c441796ec8                vmovd xmm9, r8d
   2e14  c4433122ca01              vpinsrd xmm9, xmm9, r10d, 1
   2e1a  c5796ed3                  vmovd xmm10, ebx
   2e1e  c4632922d501              vpinsrd xmm10, xmm10, ebp, 1
   2e24  c441796edb                vmovd xmm11, r11d
   2e29  c4632122df01              vpinsrd xmm11, xmm11, edi, 1
   2e2f  c441796ee1                vmovd xmm12, r9d
   2e34  c4431922e501              vpinsrd xmm12, xmm12, r13d, 1
   2e3a  c5796ee9                  vmovd xmm13, ecx
   2e3e  c4431122ee01              vpinsrd xmm13, xmm13, r14d, 1
   2e44  c5c914f7                  vunpcklpd xmm6, xmm6, xmm7
   2e48  c4c13914f9                vunpcklpd xmm7, xmm8, xmm9
   2e4d  c4412914c3                vunpcklpd xmm8, xmm10, xmm11
   2e52  c4411914cd                vunpcklpd xmm9, xmm12, xmm13
   2e57  62f34d2818f701            vinsertf32x4 ymm6, ymm6, xmm7, 1
   2e5e  62d33d2818f901            vinsertf32x4 ymm7, ymm8, xmm9, 1
   2e65  62f3cd481af701            vinsertf64x4 zmm6, zmm6, ymm7, 1
   2e6c  62f15d48dbe2              vpandd zmm4, zmm4, zmm2                              ; and int32x16
   2e72  62f2654846dc              vpsravd zmm3, zmm3, zmm4                             ; shr int32x16
   2e78  62f24d4840db              vpmulld zmm3, zmm6, zmm3                             ; mul int32x16
   2e7e  62f15548fedb              vpaddd zmm3, zmm5, zmm3                              ; add int32x16
   2e84  488b0424                  mov rax, qword ptr [rsp]
   2e88  62f17c48115802            vmovups zmmword ptr [rax + 128], zmm3                ; store void
   2e8f  488b442408                mov rax, qword ptr [rsp + 8]
   2e94  62f17c48105803            vmovups zmm3, zmmword ptr [rax + 192]                ; load int32x16
   2e9b  c4e37916d800              vpextrd eax, xmm3, 0                                 ; gep int32
   2ea1  4889442478                mov qword ptr [rsp + 120], rax
   2ea6  488b442410                mov rax, qword ptr [rsp + 16]
   2eab  62f17c48106003            vmovups zmm4, zmmword ptr [rax + 192]                ; load int32x16
   2eb2  c4e37916e000              vpextrd eax, xmm4, 0                                 ; gep int32
   2eb8  48898424e0000000          mov qword ptr [rsp + 224], rax
   2ec0  488b8424e0000000          mov rax, qword ptr [rsp + 224]
   2ec8  85c0                      test eax, eax                                        ; idiv int32
   2eca  488bbc24e0000000          mov rdi, qword ptr [rsp + 224]
   2ed2  b801000000                mov eax, 1
   2ed7  0f44f8                    cmove edi, eax                                       ; idiv int32
   2eda  488b442478                mov rax, qword ptr [rsp + 120]
   2edf  ba00000080                mov edx, 2147483648
   2ee4  2bc2                      sub eax, edx                                         ; idiv int32
   2ee6  488b9424e0000000          mov rdx, qword ptr [rsp + 224]
   2eee  83c201                    add edx, 1                                           ; idiv int32
   2ef1  0bc2                      or eax, edx
   2ef3  85c0                      test eax, eax
   2ef5  b801000000                mov eax, 1
   2efa  0f44f8                    cmove edi, eax                                       ; idiv int32
   2efd  488b4c2478                mov rcx, qword ptr [rsp + 120]
   2f02  408bc19940f7ff408bf0      idiv ecx, edi ; esi = eax                            ; idiv int32
   2f0c  4889b424f8000000          mov qword ptr [rsp + 248], rsi
   2f14  488b8424e0000000          mov rax, qword ptr [rsp + 224]
   2f1c  85c0                      test eax, eax                                        ; idiv int32
   2f1e  488b8424f8000000          mov rax, qword ptr [rsp + 248]
   2f26  ba00000000                mov edx, 0
   2f2b  0f44c2                    cmove eax, edx                                       ; idiv int32
   2f2e  48898424f8000000          mov qword ptr [rsp + 248], rax
   2f36  c4e37916d801              vpextrd eax, xmm3, 1                                 ; gep int32
   2f3c  4889842430010000          mov qword ptr [rsp + 304], rax
   2f44  c4e37916e001              vpextrd eax, xmm4, 1                                 ; gep int32
   2f4a  4889442458                mov qword ptr [rsp + 88], rax
   2f4f  488b442458                mov rax, qword ptr [rsp + 88]
   2f54  85c0                      test eax, eax                                        ; idiv int32
   2f56  4c8b542458                mov r10, qword ptr [rsp + 88]
   2f5b  b801000000                mov eax, 1
   2f60  440f44d0                  cmove r10d, eax                                      ; idiv int32
   2f64  488b842430010000          mov rax, qword ptr [rsp + 304]
   2f6c  ba00000080                mov edx, 2147483648
   2f71  2bc2                      sub eax, edx                                         ; idiv int32
   2f73  488b542458                mov rdx, qword ptr [rsp + 88]
   2f78  83c201                    add edx, 1                                           ; idiv int32
   2f7b  0bc2                      or eax, edx
   2f7d  85c0                      test eax, eax
   2f7f  b801000000                mov eax, 1
   2f84  440f44d0                  cmove r10d, eax                                      ; idiv int32
   2f88  488b8c2430010000          mov rcx, qword ptr [rsp + 304]
   2f90  408bc19941f7fa408bf0      idiv ecx, r10d ; esi = eax                           ; idiv int32
   2f9a  4889b42488000000          mov qword ptr [rsp + 136], rsi
   2fa2  488b442458                mov rax, qword ptr [rsp + 88]
   2fa7  85c0                      test eax, eax                                        ; idiv int32
   2fa9  488b842488000000          mov rax, qword ptr [rsp + 136]
   2fb1  ba00000000                mov edx, 0
   2fb6  0f44c2                    cmove eax, edx                                       ; idiv int32
   2fb9  4889842488000000          mov qword ptr [rsp + 136], rax
   2fc1  c4e37916d802              vpextrd eax, xmm3, 2                                 ; gep int32
   2fc7  48898424c8000000          mov qword ptr [rsp + 200], rax
   2fcf  c4e37916e002              vpextrd eax, xmm4, 2                                 ; gep int32
   2fd5  4889842490000000          mov qword ptr [rsp + 144], rax
   2fdd  488b842490000000          mov rax, qword ptr [rsp + 144]
   2fe5  85c0                      test eax, eax                                        ; idiv int32
   2fe7  488bac2490000000          mov rbp, qword ptr [rsp + 144]
   2fef  b801000000                mov eax, 1
   2ff4  0f44e8                    cmove ebp, eax                                       ; idiv int32
   2ff7  488b8424c8000000          mov rax, qword ptr [rsp + 200]
   2fff  ba00000080                mov edx, 2147483648
   3004  2bc2                      sub eax, edx                                         ; idiv int32
   3006  488b942490000000          mov rdx, qword ptr [rsp + 144]
   300e  83c201                    add edx, 1                                           ; idiv int32
   3011  0bc2                      or eax, edx
   3013  85c0                      test eax, eax
   3015  b801000000                mov eax, 1
   301a  0f44e8                    cmove ebp, eax                                       ; idiv int32
   301d  488b8c24c8000000          mov rcx, qword ptr [rsp + 200]
   3025  408bc19940f7fd408bf0      idiv ecx, ebp ; esi = eax                            ; idiv int32
   302f  4889b42428010000          mov qword ptr [rsp + 296], rsi
   3037  488b842490000000          mov rax, qword ptr [rsp + 144]
   303f  85c0                      test eax, eax                                        ; idiv int32
   3041  488b842428010000          mov rax, qword ptr [rsp + 296]
   3049  ba00000000                mov edx, 0
   304e  0f44c2                    cmove eax, edx                                       ; idiv int32
   3051  4889842428010000          mov qword ptr [rsp + 296], rax
   3059  c4e37916d803              vpextrd eax, xmm3, 3                                 ; gep int32
   305f  4889842408010000          mov qword ptr [rsp + 264], rax
   3067  c4e37916e003              vpextrd eax, xmm4, 3                                 ; gep int32
   306d  48898424a0000000          mov qword ptr [rsp + 160], rax
   3075  488b8424a0000000          mov rax, qword ptr [rsp + 160]
   307d  85c0                      test eax, eax                                        ; idiv int32
   307f  4c8bb424a0000000          mov r14, qword ptr [rsp + 160]
   3087  b801000000                mov eax, 1
   308c  440f44f0                  cmove r14d, eax                                      ; idiv int32
   3090  488b842408010000          mov rax, qword ptr [rsp + 264]
   3098  ba00000080                mov edx, 2147483648
   309d  2bc2                      sub eax, edx                                         ; idiv int32
   309f  488b9424a0000000          mov rdx, qword ptr [rsp + 160]
   30a7  83c201                    add edx, 1                                           ; idiv int32
   30aa  0bc2                      or eax, edx
   30ac  85c0                      test eax, eax
   30ae  b801000000                mov eax, 1
   30b3  440f44f0                  cmove r14d, eax                                      ; idiv int32
   30b7  488b8c2408010000          mov rcx, qword ptr [rsp + 264]
   30bf  408bc19941f7fe408bf0      idiv ecx, r14d ; esi = eax                           ; idiv int32
   30c9  4889b424b8000000          mov qword ptr [rsp + 184], rsi
   30d1  488b8424a0000000          mov rax, qword ptr [rsp + 160]
   30d9  85c0                      test eax, eax                                        ; idiv int32
   30db  488b8424b8000000          mov rax, qword ptr [rsp + 184]
   30e3  ba00000000                mov edx, 0
   30e8  0f44c2                    cmove eax, edx                                       ; idiv int32
   30eb  48898424b8000000          mov qword ptr [rsp + 184], rax
   30f3  62f37d4819dd01            vextractf32x4 xmm5, zmm3, 1                          ; gep int32
   30fa  c4e37916e800              vpextrd eax, xmm5, 0
   3100  4889442418                mov qword ptr [rsp + 24], rax
   3105  62f37d4819e501            vextractf32x4 xmm5, zmm4, 1                          ; gep int32
   310c  c4e37916e800              vpextrd eax, xmm5, 0
   3112  48898424e8000000          mov qword ptr [rsp + 232], rax
   311a  488b8424e8000000          mov rax, qword ptr [rsp + 232]
   3122  85c0                      test eax, eax                                        ; idiv int32
   3124  488bbc24e8000000          mov rdi, qword ptr [rsp + 232]
   312c  b801000000                mov eax, 1
   3131  0f44f8                    cmove edi, eax                                       ; idiv int32
   3134  488b442418                mov rax, qword ptr [rsp + 24]
   3139  ba00000080                mov edx, 2147483648
   313e  2bc2                      sub eax, edx                                         ; idiv int32
   3140  488b9424e8000000          mov rdx, qword ptr [rsp + 232]
   3148  83c201                    add edx, 1                                           ; idiv int32
   314b  0bc2                      or eax, edx
   314d  85c0                      test eax, eax
   314f  b801000000                mov eax, 1
   3154  0f44f8                    cmove edi, eax                                       ; idiv int32
   3157  488b4c2418                mov rcx, qword ptr [rsp + 24]
   315c  408bc19940f7ff408bf0      idiv ecx, edi ; esi = eax                            ; idiv int32
   3166  4889742430                mov qword ptr [rsp + 48], rsi
   316b  488b8424e8000000          mov rax, qword ptr [rsp + 232]
   3173  85c0                      test eax, eax                                        ; idiv int32
   3175  488b442430                mov rax, qword ptr [rsp + 48]
   317a  ba00000000                mov edx, 0
   317f  0f44c2                    cmove eax, edx                                       ; idiv int32
   3182  4889442430                mov qword ptr [rsp + 48], rax
   3187  62f37d4819dd01            vextractf32x4 xmm5, zmm3, 1                          ; gep int32
   318e  c4e37916e801              vpextrd eax, xmm5, 1
   3194  4889442450                mov qword ptr [rsp + 80], rax
   3199  62f37d4819e501            vextractf32x4 xmm5, zmm4, 1                          ; gep int32
   31a0  c4e37916e801              vpextrd eax, xmm5, 1
   31a6  4889842498000000          mov qword ptr [rsp + 152], rax
   31ae  488b842498000000          mov rax, qword ptr [rsp + 152]
   31b6  85c0                      test eax, eax                                        ; idiv int32
   31b8  4c8bb42498000000          mov r14, qword ptr [rsp + 152]
   31c0  b801000000                mov eax, 1
   31c5  440f44f0                  cmove r14d, eax                                      ; idiv int32
   31c9  488b442450                mov rax, qword ptr [rsp + 80]
   31ce  ba00000080                mov edx, 2147483648
   31d3  2bc2                      sub eax, edx                                         ; idiv int32
   31d5  488b942498000000          mov rdx, qword ptr [rsp + 152]
   31dd  83c201                    add edx, 1                                           ; idiv int32
   31e0  0bc2                      or eax, edx
   31e2  85c0                      test eax, eax
   31e4  b801000000                mov eax, 1
   31e9  440f44f0                  cmove r14d, eax                                      ; idiv int32
   31ed  488b4c2450                mov rcx, qword ptr [rsp + 80]
   31f2  408bc19941f7fe408bf0      idiv ecx, r14d ; esi = eax                           ; idiv int32
   31fc  4889742468                mov qword ptr [rsp + 104], rsi
   3201  488b842498000000          mov rax, qword ptr [rsp + 152]
   3209  85c0                      test eax, eax                                        ; idiv int32
   320b  488b442468                mov rax, qword ptr [rsp + 104]
   3210  ba00000000                mov edx, 0
   3215  0f44c2                    cmove eax, edx                                       ; idiv int32
   3218  4889442468                mov qword ptr [rsp + 104], rax
   321d  62f37d4819dd01            vextractf32x4 xmm5, zmm3, 1                          ; gep int32
   3224  c4e37916e802              vpextrd eax, xmm5, 2
   322a  48898424b0000000          mov qword ptr [rsp + 176], rax
   3232  62f37d4819e501            vextractf32x4 xmm5, zmm4, 1                          ; gep int32
   3239  c4e37916e802              vpextrd eax, xmm5, 2
   323f  48898424a8000000          mov qword ptr [rsp + 168], rax
   3247  488b8424a8000000          mov rax, qword ptr [rsp + 168]
   324f  85c0                      test eax, eax                                        ; idiv int32
   3251  4c8b8424a8000000          mov r8, qword ptr [rsp + 168]
   3259  b801000000                mov eax, 1
   325e  440f44c0                  cmove r8d, eax                                       ; idiv int32
   3262  488b8424b0000000          mov rax, qword ptr [rsp + 176]
   326a  ba00000080                mov edx, 2147483648
   326f  2bc2                      sub eax, edx                                         ; idiv int32
   3271  488b9424a8000000          mov rdx, qword ptr [rsp + 168]
   3279  83c201                    add edx, 1                                           ; idiv int32
   327c  0bc2                      or eax, edx
   327e  85c0                      test eax, eax
   3280  b801000000                mov eax, 1
   3285  440f44c0                  cmove r8d, eax                                       ; idiv int32
   3289  488b8c24b0000000          mov rcx, qword ptr [rsp + 176]
   3291  408bc19941f7f8408bf0      idiv ecx, r8d ; esi = eax                            ; idiv int32
   329b  4889b424f0000000          mov qword ptr [rsp + 240], rsi
   32a3  488b8424a8000000          mov rax, qword ptr [rsp + 168]
   32ab  85c0                      test eax, eax                                        ; idiv int32
   32ad  488b8424f0000000          mov rax, qword ptr [rsp + 240]
   32b5  ba00000000                mov edx, 0
   32ba  0f44c2                    cmove eax, edx                                       ; idiv int32
   32bd  48898424f0000000          mov qword ptr [rsp + 240], rax
   32c5  62f37d4819dd01            vextractf32x4 xmm5, zmm3, 1                          ; gep int32
   32cc  c4e37916e803              vpextrd eax, xmm5, 3
   32d2  48898424c0000000          mov qword ptr [rsp + 192], rax
   32da  62f37d4819e501            vextractf32x4 xmm5, zmm4, 1                          ; gep int32
   32e1  c4e37916e803              vpextrd eax, xmm5, 3
   32e7  4889842418010000          mov qword ptr [rsp + 280], rax
   32ef  488b842418010000          mov rax, qword ptr [rsp + 280]
   32f7  85c0                      test eax, eax                                        ; idiv int32
   32f9  4c8ba42418010000          mov r12, qword ptr [rsp + 280]
   3301  b801000000                mov eax, 1
   3306  440f44e0                  cmove r12d, eax                                      ; idiv int32
   330a  488b8424c0000000          mov rax, qword ptr [rsp + 192]
   3312  ba00000080                mov edx, 2147483648
   3317  2bc2                      sub eax, edx                                         ; idiv int32
   3319  488b942418010000          mov rdx, qword ptr [rsp + 280]
   3321  83c201                    add edx, 1                                           ; idiv int32
   3324  0bc2                      or eax, edx
   3326  85c0                      test eax, eax
   3328  b801000000                mov eax, 1
   332d  440f44e0                  cmove r12d, eax                                      ; idiv int32
   3331  488b8c24c0000000          mov rcx, qword ptr [rsp + 192]
   3339  408bc19941f7fc408bf0      idiv ecx, r12d ; esi = eax                           ; idiv int32
   3343  4889b42420010000          mov qword ptr [rsp + 288], rsi
   334b  488b842418010000          mov rax, qword ptr [rsp + 280]
   3353  85c0                      test eax, eax                                        ; idiv int32
   3355  488b842420010000          mov rax, qword ptr [rsp + 288]
   335d  ba00000000                mov edx, 0
   3362  0f44c2                    cmove eax, edx                                       ; idiv int32
   3365  4889842420010000          mov qword ptr [rsp + 288], rax
   336d  62f37d4819dd02            vextractf32x4 xmm5, zmm3, 2                          ; gep int32
   3374  c4e37916e800              vpextrd eax, xmm5, 0
   337a  4889442440                mov qword ptr [rsp + 64], rax
   337f  62f37d4819e502            vextractf32x4 xmm5, zmm4, 2                          ; gep int32
   3386  c4e37916e800              vpextrd eax, xmm5, 0
   338c  4889442428                mov qword ptr [rsp + 40], rax
   3391  488b442428                mov rax, qword ptr [rsp + 40]
   3396  85c0                      test eax, eax                                        ; idiv int32
   3398  4c8b542428                mov r10, qword ptr [rsp + 40]
   339d  b801000000                mov eax, 1
   33a2  440f44d0                  cmove r10d, eax                                      ; idiv int32
   33a6  488b442440                mov rax, qword ptr [rsp + 64]
   33ab  ba00000080                mov edx, 2147483648
   33b0  2bc2                      sub eax, edx                                         ; idiv int32
   33b2  488b542428                mov rdx, qword ptr [rsp + 40]
   33b7  83c201                    add edx, 1                                           ; idiv int32
   33ba  0bc2                      or eax, edx
   33bc  85c0                      test eax, eax
   33be  b801000000                mov eax, 1
   33c3  440f44d0                  cmove r10d, eax                                      ; idiv int32
   33c7  488b4c2440                mov rcx, qword ptr [rsp + 64]
   33cc  408bc19941f7fa408bf0      idiv ecx, r10d ; esi = eax                           ; idiv int32
   33d6  4889742470                mov qword ptr [rsp + 112], rsi
   33db  488b442428                mov rax, qword ptr [rsp + 40]
   33e0  85c0                      test eax, eax                                        ; idiv int32
   33e2  488b442470                mov rax, qword ptr [rsp + 112]
   33e7  ba00000000                mov edx, 0
   33ec  0f44c2                    cmove eax, edx                                       ; idiv int32
   33ef  4889442470                mov qword ptr [rsp + 112], rax
   33f4  62f37d4819dd02            vextractf32x4 xmm5, zmm3, 2                          ; gep int32
   33fb  c4e37916e801              vpextrd eax, xmm5, 1
   3401  48898424d0000000          mov qword ptr [rsp + 208], rax
   3409  62f37d4819e502            vextractf32x4 xmm5, zmm4, 2                          ; gep int32
   3410  c4e37916e801              vpextrd eax, xmm5, 1
   3416  4889842410010000          mov qword ptr [rsp + 272], rax
   341e  488b842410010000          mov rax, qword ptr [rsp + 272]
   3426  85c0                      test eax, eax                                        ; idiv int32
   3428  4c8b9c2410010000          mov r11, qword ptr [rsp + 272]
   3430  b801000000                mov eax, 1
   3435  440f44d8                  cmove r11d, eax                                      ; idiv int32
   3439  488b8424d0000000          mov rax, qword ptr [rsp + 208]
   3441  ba00000080                mov edx, 2147483648
   3446  2bc2                      sub eax, edx                                         ; idiv int32
   3448  488b942410010000          mov rdx, qword ptr [rsp + 272]
   3450  83c201                    add edx, 1                                           ; idiv int32
   3453  0bc2                      or eax, edx
   3455  85c0                      test eax, eax
   3457  b801000000                mov eax, 1
   345c  440f44d8                  cmove r11d, eax                                      ; idiv int32
   3460  488b8c24d0000000          mov rcx, qword ptr [rsp + 208]
   3468  408bc19941f7fb408bf0      idiv ecx, r11d ; esi = eax                           ; idiv int32
   3472  4889742438                mov qword ptr [rsp + 56], rsi
   3477  488b842410010000          mov rax, qword ptr [rsp + 272]
   347f  85c0                      test eax, eax                                        ; idiv int32
   3481  488b442438                mov rax, qword ptr [rsp + 56]
   3486  ba00000000                mov edx, 0
   348b  0f44c2                    cmove eax, edx                                       ; idiv int32
   348e  4889442438                mov qword ptr [rsp + 56], rax
   3493  62f37d4819dd02            vextractf32x4 xmm5, zmm3, 2                          ; gep int32
   349a  c4e37916e802              vpextrd eax, xmm5, 2
   34a0  4889442448                mov qword ptr [rsp + 72], rax
   34a5  62f37d4819e502            vextractf32x4 xmm5, zmm4, 2                          ; gep int32
   34ac  c4c37916eb02              vpextrd r11d, xmm5, 2
   34b2  4585db                    test r11d, r11d                                      ; idiv int32
   34b5  498bfb                    mov rdi, r11
   34b8  b801000000                mov eax, 1
   34bd  0f44f8                    cmove edi, eax                                       ; idiv int32
   34c0  488b442448                mov rax, qword ptr [rsp + 72]
   34c5  ba00000080                mov edx, 2147483648
   34ca  2bc2                      sub eax, edx                                         ; idiv int32
   34cc  498bd3                    mov rdx, r11
   34cf  83c201                    add edx, 1
   34d2  0bc2                      or eax, edx
   34d4  85c0                      test eax, eax
   34d6  b801000000                mov eax, 1
   34db  0f44f8                    cmove edi, eax                                       ; idiv int32
   34de  488b4c2448                mov rcx, qword ptr [rsp + 72]
   34e3  408bc19940f7ff408bf0      idiv ecx, edi ; esi = eax                            ; idiv int32
   34ed  4889b42480000000          mov qword ptr [rsp + 128], rsi
   34f5  4585db                    test r11d, r11d                                      ; idiv int32
   34f8  b800000000                mov eax, 0
   34fd  488b942480000000          mov rdx, qword ptr [rsp + 128]
   3505  0f44d0                    cmove edx, eax                                       ; idiv int32
   3508  4889942480000000          mov qword ptr [rsp + 128], rdx
   3510  62f37d4819dd02            vextractf32x4 xmm5, zmm3, 2                          ; gep int32
   3517  c4e37916e803              vpextrd eax, xmm5, 3
   351d  48898424d8000000          mov qword ptr [rsp + 216], rax
   3525  62f37d4819e502            vextractf32x4 xmm5, zmm4, 2                          ; gep int32
   352c  c4e37916ef03              vpextrd edi, xmm5, 3
   3532  85ff                      test edi, edi                                        ; idiv int32
   3534  4c8bcf                    mov r9, rdi
   3537  b801000000                mov eax, 1
   353c  440f44c8                  cmove r9d, eax                                       ; idiv int32
   3540  488b8424d8000000          mov rax, qword ptr [rsp + 216]
   3548  ba00000080                mov edx, 2147483648
   354d  2bc2                      sub eax, edx                                         ; idiv int32
   354f  488bd7                    mov rdx, rdi
   3552  83c201                    add edx, 1
   3555  0bc2                      or eax, edx
   3557  85c0                      test eax, eax
   3559  b801000000                mov eax, 1
   355e  440f44c8                  cmove r9d, eax                                       ; idiv int32
   3562  488b8c24d8000000          mov rcx, qword ptr [rsp + 216]
   356a  408bc19941f7f9408bd8      idiv ecx, r9d ; ebx = eax                            ; idiv int32
   3574  85ff                      test edi, edi
   3576  b800000000                mov eax, 0
   357b  0f44d8                    cmove ebx, eax                                       ; idiv int32
   357e  62f37d4819dd03            vextractf32x4 xmm5, zmm3, 3                          ; gep int32
   3585  c4e37916e800              vpextrd eax, xmm5, 0
   358b  4889842438010000          mov qword ptr [rsp + 312], rax
   3593  62f37d4819e503            vextractf32x4 xmm5, zmm4, 3                          ; gep int32
   359a  c4c37916e900              vpextrd r9d, xmm5, 0
   35a0  4585c9                    test r9d, r9d                                        ; idiv int32
   35a3  4d8be9                    mov r13, r9
   35a6  b801000000                mov eax, 1
   35ab  440f44e8                  cmove r13d, eax                                      ; idiv int32
   35af  488b842438010000          mov rax, qword ptr [rsp + 312]
   35b7  ba00000080                mov edx, 2147483648
   35bc  2bc2                      sub eax, edx                                         ; idiv int32
   35be  498bd1                    mov rdx, r9
   35c1  83c201                    add edx, 1
   35c4  0bc2                      or eax, edx
   35c6  85c0                      test eax, eax
   35c8  b801000000                mov eax, 1
   35cd  440f44e8                  cmove r13d, eax                                      ; idiv int32
   35d1  488b8c2438010000          mov rcx, qword ptr [rsp + 312]
   35d9  408bc19941f7fd448bf8      idiv ecx, r13d ; r15d = eax                          ; idiv int32
   35e3  4585c9                    test r9d, r9d
   35e6  b800000000                mov eax, 0
   35eb  440f44f8                  cmove r15d, eax                                      ; idiv int32
   35ef  62f37d4819dd03            vextractf32x4 xmm5, zmm3, 3                          ; gep int32
   35f6  c4e37916e801              vpextrd eax, xmm5, 1
   35fc  4889842400010000          mov qword ptr [rsp + 256], rax
   3604  62f37d4819e503            vextractf32x4 xmm5, zmm4, 3                          ; gep int32
   360b  c4c37916ed01              vpextrd r13d, xmm5, 1
   3611  4585ed                    test r13d, r13d                                      ; idiv int32
   3614  498bcd                    mov rcx, r13
   3617  b801000000                mov eax, 1
   361c  0f44c8                    cmove ecx, eax                                       ; idiv int32
   361f  488b842400010000          mov rax, qword ptr [rsp + 256]
   3627  ba00000080                mov edx, 2147483648
   362c  2bc2                      sub eax, edx                                         ; idiv int32
   362e  498bd5                    mov rdx, r13
   3631  83c201                    add edx, 1
   3634  0bc2                      or eax, edx
   3636  85c0                      test eax, eax
   3638  b801000000                mov eax, 1
   363d  0f44c8                    cmove ecx, eax                                       ; idiv int32
   3640  4c8b842400010000          mov r8, qword ptr [rsp + 256]
   3648  418bc09940f7f9408be8      idiv r8d, ecx ; ebp = eax                            ; idiv int32
   3652  4585ed                    test r13d, r13d
   3655  b800000000                mov eax, 0
   365a  0f44e8                    cmove ebp, eax                                       ; idiv int32
   365d  62f37d4819dd03            vextractf32x4 xmm5, zmm3, 3                          ; gep int32
   3664  c4e37916e802              vpextrd eax, xmm5, 2
   366a  4889442420                mov qword ptr [rsp + 32], rax
   366f  62f37d4819e503            vextractf32x4 xmm5, zmm4, 3                          ; gep int32
   3676  c4e37916e902              vpextrd ecx, xmm5, 2
   367c  85c9                      test ecx, ecx                                        ; idiv int32
   367e  4c8bf1                    mov r14, rcx
   3681  b801000000                mov eax, 1
   3686  440f44f0                  cmove r14d, eax                                      ; idiv int32
   368a  488b442420                mov rax, qword ptr [rsp + 32]
   368f  ba00000080                mov edx, 2147483648
   3694  2bc2                      sub eax, edx                                         ; idiv int32
   3696  488bd1                    mov rdx, rcx
   3699  83c201                    add edx, 1
   369c  0bc2                      or eax, edx
   369e  85c0                      test eax, eax
   36a0  b801000000                mov eax, 1
   36a5  440f44f0                  cmove r14d, eax                                      ; idiv int32
   36a9  4c8b542420                mov r10, qword ptr [rsp + 32]
   36ae  418bc29941f7fe448bc0      idiv r10d, r14d ; r8d = eax                          ; idiv int32
   36b8  85c9                      test ecx, ecx
   36ba  b800000000                mov eax, 0
   36bf  440f44c0                  cmove r8d, eax                                       ; idiv int32
   36c3  62f37d4819dd03            vextractf32x4 xmm5, zmm3, 3                          ; gep int32
   36ca  c4e37916e803              vpextrd eax, xmm5, 3
   36d0  4889442460                mov qword ptr [rsp + 96], rax
   36d5  62f37d4819e503            vextractf32x4 xmm5, zmm4, 3                          ; gep int32
   36dc  c4c37916ee03              vpextrd r14d, xmm5, 3
   36e2  4585f6                    test r14d, r14d                                      ; idiv int32
   36e5  4d8be6                    mov r12, r14
   36e8  b801000000                mov eax, 1
   36ed  440f44e0                  cmove r12d, eax                                      ; idiv int32
   36f1  488b442460                mov rax, qword ptr [rsp + 96]
   36f6  ba00000080                mov edx, 2147483648
   36fb  2bc2                      sub eax, edx                                         ; idiv int32
   36fd  498bd6                    mov rdx, r14
   3700  83c201                    add edx, 1
   3703  0bc2                      or eax, edx
   3705  85c0                      test eax, eax
   3707  b801000000                mov eax, 1
   370c  440f44e0                  cmove r12d, eax                                      ; idiv int32
   3710  488b742460                mov rsi, qword ptr [rsp + 96]
   3715  408bc69941f7fc448bd0      idiv esi, r12d ; r10d = eax                          ; idiv int32
   371f  4585f6                    test r14d, r14d
   3722  b800000000                mov eax, 0
   3727  440f44d0                  cmove r10d, eax                                      ; idiv int32
   372b  488b8424f8000000          mov rax, qword ptr [rsp + 248]
   3733  c5f96ee8                  vmovd xmm5, eax                                      ; vectorize int32x16
   3737  488b842488000000          mov rax, qword ptr [rsp + 136]
   373f  c4e35122e801              vpinsrd xmm5, xmm5, eax, 1                           ; vectorize int32x16
   3745  488b842428010000          mov rax, qword ptr [rsp + 296]
   374d  c5f96ef0                  vmovd xmm6, eax                                      ; vectorize int32x16
   3751  488b8424b8000000          mov rax, qword ptr [rsp + 184]
   3759  c4e34922f001              vpinsrd xmm6, xmm6, eax, 1                           ; vectorize int32x16
   375f  488b442430                mov rax, qword ptr [rsp + 48]
   3764  c5f96ef8                  vmovd xmm7, eax                                      ; vectorize int32x16
   3768  488b442468                mov rax, qword ptr [rsp + 104]
   376d  c4e34122f801              vpinsrd xmm7, xmm7, eax, 1                           ; vectorize int32x16
   3773  488b8424f0000000          mov rax, qword ptr [rsp + 240]
   377b  c5796ec0                  vmovd xmm8, eax                                      ; vectorize int32x16
   377f  488b842420010000          mov rax, qword ptr [rsp + 288]
   3787  c4633922c001              vpinsrd xmm8, xmm8, eax, 1                           ; vectorize int32x16
   378d  488b442470                mov rax, qword ptr [rsp + 112]
   3792  c5796ec8                  vmovd xmm9, eax                                      ; vectorize int32x16
   3796  488b442438                mov rax, qword ptr [rsp + 56]
   379b  c4633122c801              vpinsrd xmm9, xmm9, eax, 1                           ; vectorize int32x16
   37a1  488b842480000000          mov rax, qword ptr [rsp + 128]
   37a9  c5796ed0                  vmovd xmm10, eax                                     ; vectorize int32x16
   37ad  c4632922d301              vpinsrd xmm10, xmm10, ebx, 1
   37b3  c441796edf                vmovd xmm11, r15d
   37b8  c4632122dd01              vpinsrd xmm11, xmm11, ebp, 1
   37be  c441796ee0                vmovd xmm12, r8d
   37c3  c4431922e201              vpinsrd xmm12, xmm12, r10d, 1
   37c9  c5d114ee                  vunpcklpd xmm5, xmm5, xmm6
   37cd  c4c14114f0                vunpcklpd xmm6, xmm7, xmm8
   37d2  c4c13114fa                vunpcklpd xmm7, xmm9, xmm10
   37d7  c4412114c4                vunpcklpd xmm8, xmm11, xmm12
   37dc  62f3552818ee01            vinsertf32x4 ymm5, ymm5, xmm6, 1
   37e3  62d3452818f001            vinsertf32x4 ymm6, ymm7, xmm8, 1
   37ea  62f3d5481aee01            vinsertf64x4 zmm5, zmm5, ymm6, 1
   37f1  62f2554840f4              vpmulld zmm6, zmm5, zmm4                             ; mul int32x16
   37f7  62f16548faf6              vpsubd zmm6, zmm3, zmm6                              ; sub int32x16
   37fd  62f34d481fc804            vpcmpd k1, zmm6, zmm0, 4                             ; cmpne boolx16
   3804  62f14d48eff4              vpxord zmm6, zmm6, zmm4                              ; xor int32x16
   380a  62f34d481fd001            vpcmpd k2, zmm6, zmm0, 1                             ; cmplt boolx16
   3811  c4e1f441ca                kandq k1, k1, k2                                     ; and boolx16
   3816  62f35d481fd004            vpcmpd k2, zmm4, zmm0, 4                             ; cmpne boolx16
   381d  c4e1f441ca                kandq k1, k1, k2                                     ; and boolx16
   3822  62f15548fec1              vpaddd zmm0, zmm5, zmm1                              ; add int32x16
   3828  62f2554964c0              vpblendmd zmm0{k1}, zmm5, zmm0                       ; where int32x16
   382e  488b8424e0000000          mov rax, qword ptr [rsp + 224]
   3836  85c0                      test eax, eax                                        ; mod int32
   3838  488bb424e0000000          mov rsi, qword ptr [rsp + 224]
   3840  b801000000                mov eax, 1
   3845  0f44f0                    cmove esi, eax                                       ; mod int32
   3848  488b442478                mov rax, qword ptr [rsp + 120]
   384d  ba00000080                mov edx, 2147483648
   3852  2bc2                      sub eax, edx                                         ; mod int32
   3854  488b9424e0000000          mov rdx, qword ptr [rsp + 224]
   385c  83c201                    add edx, 1                                           ; mod int32
   385f  48899424e0000000          mov qword ptr [rsp + 224], rdx
   3867  488b9424e0000000          mov rdx, qword ptr [rsp + 224]
   386f  0bc2                      or eax, edx                                          ; mod int32
   3871  85c0                      test eax, eax
   3873  b801000000                mov eax, 1
   3878  0f44f0                    cmove esi, eax                                       ; mod int32
   387b  4c8b442478                mov r8, qword ptr [rsp + 120]
   3880  418bc09940f7fe448bd2      idiv r8d, esi ; r10d = edx                           ; mod int32
   388a  4c89542408                mov qword ptr [rsp + 8], r10
   388f  488b442458                mov rax, qword ptr [rsp + 88]
   3894  85c0                      test eax, eax                                        ; mod int32
   3896  488b742458                mov rsi, qword ptr [rsp + 88]
   389b  b801000000                mov eax, 1
   38a0  0f44f0                    cmove esi, eax                                       ; mod int32
   38a3  488b842430010000          mov rax, qword ptr [rsp + 304]
   38ab  ba00000080                mov edx, 2147483648
   38b0  2bc2                      sub eax, edx                                         ; mod int32
   38b2  488b542458                mov rdx, qword ptr [rsp + 88]
   38b7  83c201                    add edx, 1                                           ; mod int32
   38ba  4889542458                mov qword ptr [rsp + 88], rdx
   38bf  488b542458                mov rdx, qword ptr [rsp + 88]
   38c4  0bc2                      or eax, edx                                          ; mod int32
   38c6  85c0                      test eax, eax
   38c8  b801000000                mov eax, 1
   38cd  0f44f0                    cmove esi, eax                                       ; mod int32
   38d0  4c8b842430010000          mov r8, qword ptr [rsp + 304]
   38d8  418bc09940f7fe448bd2      idiv r8d, esi ; r10d = edx                           ; mod int32
   38e2  4c89542410                mov qword ptr [rsp + 16], r10
   38e7  488b842490000000          mov rax, qword ptr [rsp + 144]
   38ef  85c0                      test eax, eax                                        ; mod int32
   38f1  488bb42490000000          mov rsi, qword ptr [rsp + 144]
   38f9  b801000000                mov eax, 1
   38fe  0f44f0                    cmove esi, eax                                       ; mod int32
   3901  488b8424c8000000          mov rax, qword ptr [rsp + 200]
   3909  ba00000080                mov edx, 2147483648
   390e  2bc2                      sub eax, edx                                         ; mod int32
   3910  488b942490000000          mov rdx, qword ptr [rsp + 144]
   3918  83c201                    add edx, 1                                           ; mod int32
   391b  4889942490000000          mov qword ptr [rsp + 144], rdx
   3923  488b942490000000          mov rdx, qword ptr [rsp + 144]
   392b  0bc2                      or eax, edx                                          ; mod int32
   392d  85c0                      test eax, eax
   392f  b801000000                mov eax, 1
   3934  0f44f0                    cmove esi, eax                                       ; mod int32
   3937  4c8b8424c8000000          mov r8, qword ptr [rsp + 200]
   393f  418bc09940f7fe448bd2      idiv r8d, esi ; r10d = edx                           ; mod int32
   3949  4c899424f8000000          mov qword ptr [rsp + 248], r10
   3951  488b8424a0000000          mov rax, qword ptr [rsp + 160]
   3959  85c0                      test eax, eax                                        ; mod int32
   395b  488bb424a0000000          mov rsi, qword ptr [rsp + 160]
   3963  b801000000                mov eax, 1
   3968  0f44f0                    cmove esi, eax                                       ; mod int32
   396b  488b842408010000          mov rax, qword ptr [rsp + 264]
   3973  ba00000080                mov edx, 2147483648
   3978  2bc2                      sub eax, edx                                         ; mod int32
   397a  488b9424a0000000          mov rdx, qword ptr [rsp + 160]
   3982  83c201                    add edx, 1                                           ; mod int32
   3985  48899424a0000000          mov qword ptr [rsp + 160], rdx
   398d  488b9424a0000000          mov rdx, qword ptr [rsp + 160]
   3995  0bc2                      or eax, edx                                          ; mod int32
   3997  85c0                      test eax, eax
   3999  b801000000                mov eax, 1
   399e  0f44f0                    cmove esi, eax                                       ; mod int32
   39a1  4c8b842408010000          mov r8, qword ptr [rsp + 264]
   39a9  418bc09940f7fe448bd2      idiv r8d, esi ; r10d = edx                           ; mod int32
   39b3  4c89942488000000          mov qword ptr [rsp + 136], r10
   39bb  488b8424e8000000          mov rax, qword ptr [rsp + 232]
   39c3  85c0                      test eax, eax                                        ; mod int32
   39c5  488bb424e8000000          mov rsi, qword ptr [rsp + 232]
   39cd  b801000000                mov eax, 1
   39d2  0f44f0                    cmove esi, eax                                       ; mod int32
   39d5  488b442418                mov rax, qword ptr [rsp + 24]
   39da  ba00000080                mov edx, 2147483648
   39df  2bc2                      sub eax, edx                                         ; mod int32
   39e1  488b9424e8000000          mov rdx, qword ptr [rsp + 232]
   39e9  83c201                    add edx, 1                                           ; mod int32
   39ec  48899424e8000000          mov qword ptr [rsp + 232], rdx
   39f4  488b9424e8000000          mov rdx, qword ptr [rsp + 232]
   39fc  0bc2                      or eax, edx                                          ; mod int32
   39fe  85c0                      test eax, eax
   3a00  b801000000                mov eax, 1
   3a05  0f44f0                    cmove esi, eax                                       ; mod int32
   3a08  4c8b442418                mov r8, qword ptr [rsp + 24]
   3a0d  418bc09940f7fe448bd2      idiv r8d, esi ; r10d = edx                           ; mod int32
   3a17  4c89942428010000          mov qword ptr [rsp + 296], r10
   3a1f  488b842498000000          mov rax, qword ptr [rsp + 152]
   3a27  85c0                      test eax, eax                                        ; mod int32
   3a29  488bb42498000000          mov rsi, qword ptr [rsp + 152]
   3a31  b801000000                mov eax, 1
   3a36  0f44f0                    cmove esi, eax                                       ; mod int32
   3a39  488b442450                mov rax, qword ptr [rsp + 80]
   3a3e  ba00000080                mov edx, 2147483648
   3a43  2bc2                      sub eax, edx                                         ; mod int32
   3a45  488b942498000000          mov rdx, qword ptr [rsp + 152]
   3a4d  83c201                    add edx, 1                                           ; mod int32
   3a50  4889942498000000          mov qword ptr [rsp + 152], rdx
   3a58  488b942498000000          mov rdx, qword ptr [rsp + 152]
   3a60  0bc2                      or eax, edx                                          ; mod int32
   3a62  85c0                      test eax, eax
   3a64  b801000000                mov eax, 1
   3a69  0f44f0                    cmove esi, eax                                       ; mod int32
   3a6c  4c8b442450                mov r8, qword ptr [rsp + 80]
   3a71  418bc09940f7fe448bfa      idiv r8d, esi ; r15d = edx                           ; mod int32
   3a7b  488b8424a8000000          mov rax, qword ptr [rsp + 168]
   3a83  85c0                      test eax, eax                                        ; mod int32
   3a85  488bb424a8000000          mov rsi, qword ptr [rsp + 168]
   3a8d  b801000000                mov eax, 1
   3a92  0f44f0                    cmove esi, eax                                       ; mod int32
   3a95  488b8424b0000000          mov rax, qword ptr [rsp + 176]
   3a9d  ba00000080                mov edx, 2147483648
   3aa2  2bc2                      sub eax, edx                                         ; mod int32
   3aa4  488b9424a8000000          mov rdx, qword ptr [rsp + 168]
   3aac  83c201                    add edx, 1                                           ; mod int32
   3aaf  48899424a8000000          mov qword ptr [rsp + 168], rdx
   3ab7  488b9424a8000000          mov rdx, qword ptr [rsp + 168]
   3abf  0bc2                      or eax, edx                                          ; mod int32
   3ac1  85c0                      test eax, eax
   3ac3  b801000000                mov eax, 1
   3ac8  0f44f0                    cmove esi, eax                                       ; mod int32
   3acb  4c8b9424b0000000          mov r10, qword ptr [rsp + 176]
   3ad3  418bc29940f7fe448bc2      idiv r10d, esi ; r8d = edx                           ; mod int32
   3add  488b842418010000          mov rax, qword ptr [rsp + 280]
   3ae5  85c0                      test eax, eax                                        ; mod int32
   3ae7  488bb42418010000          mov rsi, qword ptr [rsp + 280]
   3aef  b801000000                mov eax, 1
   3af4  0f44f0                    cmove esi, eax                                       ; mod int32
   3af7  488b8424c0000000          mov rax, qword ptr [rsp + 192]
   3aff  ba00000080                mov edx, 2147483648
   3b04  2bc2                      sub eax, edx                                         ; mod int32
   3b06  488b942418010000          mov rdx, qword ptr [rsp + 280]
   3b0e  83c201                    add edx, 1                                           ; mod int32
   3b11  4889942418010000          mov qword ptr [rsp + 280], rdx
   3b19  488b942418010000          mov rdx, qword ptr [rsp + 280]
   3b21  0bc2                      or eax, edx                                          ; mod int32
   3b23  85c0                      test eax, eax
   3b25  b801000000                mov eax, 1
   3b2a  0f44f0                    cmove esi, eax                                       ; mod int32
   3b2d  488b9c24c0000000          mov rbx, qword ptr [rsp + 192]
   3b35  408bc39940f7fe448bd2      idiv ebx, esi ; r10d = edx                           ; mod int32
   3b3f  488b442428                mov rax, qword ptr [rsp + 40]
   3b44  85c0                      test eax, eax                                        ; mod int32
   3b46  488b742428                mov rsi, qword ptr [rsp + 40]
   3b4b  b801000000                mov eax, 1
   3b50  0f44f0                    cmove esi, eax                                       ; mod int32
   3b53  488b442440                mov rax, qword ptr [rsp + 64]
   3b58  ba00000080                mov edx, 2147483648
   3b5d  2bc2                      sub eax, edx                                         ; mod int32
   3b5f  488b542428                mov rdx, qword ptr [rsp + 40]
   3b64  83c201                    add edx, 1                                           ; mod int32
   3b67  4889542428                mov qword ptr [rsp + 40], rdx
   3b6c  488b542428                mov rdx, qword ptr [rsp + 40]
   3b71  0bc2                      or eax, edx                                          ; mod int32
   3b73  85c0                      test eax, eax
   3b75  b801000000                mov eax, 1
   3b7a  0f44f0                    cmove esi, eax                                       ; mod int32
   3b7d  488b6c2440                mov rbp, qword ptr [rsp + 64]
   3b82  408bc59940f7fe408bda      idiv ebp, esi ; ebx = edx                            ; mod int32
   3b8c  488b842410010000          mov rax, qword ptr [rsp + 272]
   3b94  85c0                      test eax, eax                                        ; mod int32
   3b96  488bb42410010000          mov rsi, qword ptr [rsp + 272]
   3b9e  b801000000                mov eax, 1
   3ba3  0f44f0                    cmove esi, eax                                       ; mod int32
   3ba6  488b8424d0000000          mov rax, qword ptr [rsp + 208]
   3bae  ba00000080                mov edx, 2147483648
   3bb3  2bc2                      sub eax, edx                                         ; mod int32
   3bb5  488b942410010000          mov rdx, qword ptr [rsp + 272]
   3bbd  83c201                    add edx, 1                                           ; mod int32
   3bc0  4889942410010000          mov qword ptr [rsp + 272], rdx
   3bc8  488b942410010000          mov rdx, qword ptr [rsp + 272]
   3bd0  0bc2                      or eax, edx                                          ; mod int32
   3bd2  85c0                      test eax, eax
   3bd4  b801000000                mov eax, 1
   3bd9  0f44f0                    cmove esi, eax                                       ; mod int32
   3bdc  4c8ba424d0000000          mov r12, qword ptr [rsp + 208]
   3be4  418bc49940f7fe408bea      idiv r12d, esi ; ebp = edx                           ; mod int32
   3bee  4585db                    test r11d, r11d                                      ; mod int32
   3bf1  498bf3                    mov rsi, r11
   3bf4  b801000000                mov eax, 1
   3bf9  0f44f0                    cmove esi, eax                                       ; mod int32
   3bfc  488b442448                mov rax, qword ptr [rsp + 72]
   3c01  ba00000080                mov edx, 2147483648
   3c06  2bc2                      sub eax, edx                                         ; mod int32
   3c08  4183c301                  add r11d, 1
   3c0c  410bc3                    or eax, r11d
   3c0f  85c0                      test eax, eax
   3c11  b801000000                mov eax, 1
   3c16  0f44f0                    cmove esi, eax                                       ; mod int32
   3c19  4c8b642448                mov r12, qword ptr [rsp + 72]
   3c1e  418bc49940f7fe448bda      idiv r12d, esi ; r11d = edx                          ; mod int32
   3c28  85ff                      test edi, edi                                        ; mod int32
   3c2a  488bf7                    mov rsi, rdi
   3c2d  b801000000                mov eax, 1
   3c32  0f44f0                    cmove esi, eax                                       ; mod int32
   3c35  488b8424d8000000          mov rax, qword ptr [rsp + 216]
   3c3d  ba00000080                mov edx, 2147483648
   3c42  2bc2                      sub eax, edx                                         ; mod int32
   3c44  83c701                    add edi, 1
   3c47  0bc7                      or eax, edi
   3c49  85c0                      test eax, eax
   3c4b  b801000000                mov eax, 1
   3c50  0f44f0                    cmove esi, eax                                       ; mod int32
   3c53  4c8ba424d8000000          mov r12, qword ptr [rsp + 216]
   3c5b  418bc49940f7fe408bfa      idiv r12d, esi ; edi = edx                           ; mod int32
   3c65  4585c9                    test r9d, r9d                                        ; mod int32
   3c68  498bf1                    mov rsi, r9
   3c6b  b801000000                mov eax, 1
   3c70  0f44f0                    cmove esi, eax                                       ; mod int32
   3c73  488b842438010000          mov rax, qword ptr [rsp + 312]
   3c7b  ba00000080                mov edx, 2147483648
   3c80  2bc2                      sub eax, edx                                         ; mod int32
   3c82  4183c101                  add r9d, 1
   3c86  410bc1                    or eax, r9d
   3c89  85c0                      test eax, eax
   3c8b  b801000000                mov eax, 1
   3c90  0f44f0                    cmove esi, eax                                       ; mod int32
   3c93  4c8ba42438010000          mov r12, qword ptr [rsp + 312]
   3c9b  418bc49940f7fe448bca      idiv r12d, esi ; r9d = edx                           ; mod int32
   3ca5  4585ed                    test r13d, r13d                                      ; mod int32
   3ca8  498bf5                    mov rsi, r13
   3cab  b801000000                mov eax, 1
   3cb0  0f44f0                    cmove esi, eax                                       ; mod int32
   3cb3  488b842400010000          mov rax, qword ptr [rsp + 256]
   3cbb  ba00000080                mov edx, 2147483648
   3cc0  2bc2                      sub eax, edx                                         ; mod int32
   3cc2  4183c501                  add r13d, 1
   3cc6  410bc5                    or eax, r13d
   3cc9  85c0                      test eax, eax
   3ccb  b801000000                mov eax, 1
   3cd0  0f44f0                    cmove esi, eax                                       ; mod int32
   3cd3  4c8ba42400010000          mov r12, qword ptr [rsp + 256]
   3cdb  418bc49940f7fe448bea      idiv r12d, esi ; r13d = edx                          ; mod int32
   3ce5  85c9                      test ecx, ecx                                        ; mod int32
   3ce7  488bf1                    mov rsi, rcx
   3cea  b801000000                mov eax, 1
   3cef  0f44f0                    cmove esi, eax                                       ; mod int32
   3cf2  488b442420                mov rax, qword ptr [rsp + 32]
   3cf7  ba00000080                mov edx, 2147483648
   3cfc  2bc2                      sub eax, edx                                         ; mod int32
   3cfe  83c101                    add ecx, 1
   3d01  0bc1                      or eax, ecx
   3d03  85c0                      test eax, eax
   3d05  b801000000                mov eax, 1
   3d0a  0f44f0                    cmove esi, eax                                       ; mod int32
   3d0d  4c8b642420                mov r12, qword ptr [rsp + 32]
   3d12  418bc49940f7fe408bca      idiv r12d, esi ; ecx = edx                           ; mod int32
   3d1c  4585f6                    test r14d, r14d                                      ; mod int32
   3d1f  498bf6                    mov rsi, r14
   3d22  b801000000                mov eax, 1
   3d27  0f44f0                    cmove esi, eax                                       ; mod int32
   3d2a  488b442460                mov rax, qword ptr [rsp + 96]
   3d2f  ba00000080                mov edx, 2147483648
   3d34  2bc2                      sub eax, edx                                         ; mod int32
   3d36  4183c601                  add r14d, 1
   3d3a  410bc6                    or eax, r14d
   3d3d  85c0                      test eax, eax
   3d3f  b801000000                mov eax, 1
   3d44  0f44f0                    cmove esi, eax                                       ; mod int32
   3d47  4c8b642460                mov r12, qword ptr [rsp + 96]
   3d4c  418bc49940f7fe448bf2      idiv r12d, esi ; r14d = edx                          ; mod int32
   3d56  488b442408                mov rax, qword ptr [rsp + 8]
   3d5b  c5f96ec8                  vmovd xmm1, eax                                      ; vectorize int32x16
   3d5f  488b442410                mov rax, qword ptr [rsp + 16]
   3d64  c4e37122c801              vpinsrd xmm1, xmm1, eax, 1                           ; vectorize int32x16
   3d6a  488b8424f8000000          mov rax, qword ptr [rsp + 248]
   3d72  c5f96ee8                  vmovd xmm5, eax                                      ; vectorize int32x16
   3d76  488b842488000000          mov rax, qword ptr [rsp + 136]
   3d7e  c4e35122e801              vpinsrd xmm5, xmm5, eax, 1                           ; vectorize int32x16
   3d84  488b842428010000          mov rax, qword ptr [rsp + 296]
   3d8c  c5f96ef0                  vmovd xmm6, eax                                      ; vectorize int32x16
   3d90  c4c34922f701              vpinsrd xmm6, xmm6, r15d, 1
   3d96  c4c1796ef8                vmovd xmm7, r8d
   3d9b  c4c34122fa01              vpinsrd xmm7, xmm7, r10d, 1
   3da1  c5796ec3                  vmovd xmm8, ebx
   3da5  c4633922c501              vpinsrd xmm8, xmm8, ebp, 1
   3dab  c441796ecb                vmovd xmm9, r11d
   3db0  c4633122cf01              vpinsrd xmm9, xmm9, edi, 1
   3db6  c441796ed1                vmovd xmm10, r9d
   3dbb  c4432922d501              vpinsrd xmm10, xmm10, r13d, 1
   3dc1  c5796ed9                  vmovd xmm11, ecx
   3dc5  c4432122de01              vpinsrd xmm11, xmm11, r14d, 1
   3dcb  c5f114cd                  vunpcklpd xmm1, xmm1, xmm5
   3dcf  c5c914ef                  vunpcklpd xmm5, xmm6, xmm7
   3dd3  c4c13914f1                vunpcklpd xmm6, xmm8, xmm9
   3dd8  c4c12914fb                vunpcklpd xmm7, xmm10, xmm11
   3ddd  62f3752818cd01            vinsertf32x4 ymm1, ymm1, xmm5, 1
   3de4  62f34d2818ef01            vinsertf32x4 ymm5, ymm6, xmm7, 1
   3deb  62f3f5481acd01            vinsertf64x4 zmm1, zmm1, ymm5, 1
   3df2  62f15d48dbd2              vpandd zmm2, zmm4, zmm2                              ; and int32x16
   3df8  62f2654846d2              vpsravd zmm2, zmm3, zmm2                             ; shr int32x16
   3dfe  62f2754840ca              vpmulld zmm1, zmm1, zmm2                             ; mul int32x16
   3e04  62f17d48fec1              vpaddd zmm0, zmm0, zmm1                              ; add int32x16
   3e0a  488b0424                  mov rax, qword ptr [rsp]
   3e0e  62f17c48114003            vmovups zmmword ptr [rax + 192], zmm0                ; store void
   3e15  c5f877                    vzeroupper                                           ; sink void
   3e18  4881c440010000            add rsp, 320
   3e1f  418fc7                    pop r15
   3e22  418fc6                    pop r14
   3e25  418fc5                    pop r13
   3e28  418fc4                    pop r12
   3e2b  8fc5                      pop rbp
   3e2d  8fc3                      pop rbx
   3e2f  c3                        ret                                                  ; sink void
