integer_division:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  41fff7                    push r15
     10  4881ec50010000            sub rsp, 336
     17  62f27d48580537100000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
     21  62f27d48580d31100000      vpbroadcastd zmm1, dword ptr [rip + ffffffff]
     2b  62f27d4858152b100000      vpbroadcastd zmm2, dword ptr [rip + 07000000]
     35  488b07                    mov rax, qword ptr [rdi]
     38  48890424                  mov qword ptr [rsp], rax
     3c  488b4708                  mov rax, qword ptr [rdi + 8]                         ; define_global ptr<int32, global, 64>
     40  4889442408                mov qword ptr [rsp + 8], rax
     45  488b4710                  mov rax, qword ptr [rdi + 16]                        ; define_global ptr<int32, global, 64>
     49  4889442410                mov qword ptr [rsp + 16], rax
     4e  488b442408                mov rax, qword ptr [rsp + 8]
     53  488d8000010000            lea rax, [rax + 256]                                 ; range int32
     5a  4889442418                mov qword ptr [rsp + 24], rax
     5f  488b442408                mov rax, qword ptr [rsp + 8]
     64  4889442420                mov qword ptr [rsp + 32], rax
loop_80:
     80  488b442420                mov rax, qword ptr [rsp + 32]
     85  62f17c481018              vmovups zmm3, zmmword ptr [rax]                      ; load int32x16
     8b  c4e37916d800              vpextrd eax, xmm3, 0                                 ; gep int32
     91  4889442428                mov qword ptr [rsp + 40], rax
     96  488b442410                mov rax, qword ptr [rsp + 16]
     9b  62f17c481020              vmovups zmm4, zmmword ptr [rax]                      ; load int32x16
     a1  c4e37916e000              vpextrd eax, xmm4, 0                                 ; gep int32
     a7  4889442430                mov qword ptr [rsp + 48], rax
     ac  488b442430                mov rax, qword ptr [rsp + 48]
     b1  85c0                      test eax, eax                                        ; idiv int32
     b3  4c8b642430                mov r12, qword ptr [rsp + 48]
     b8  b801000000                mov eax, 1
     bd  440f44e0                  cmove r12d, eax                                      ; idiv int32
     c1  488b442428                mov rax, qword ptr [rsp + 40]
     c6  ba00000080                mov edx, 2147483648
     cb  2bc2                      sub eax, edx                                         ; idiv int32
     cd  488b542430                mov rdx, qword ptr [rsp + 48]
     d2  83c201                    add edx, 1                                           ; idiv int32
     d5  0bc2                      or eax, edx
     d7  85c0                      test eax, eax
     d9  b801000000                mov eax, 1
     de  440f44e0                  cmove r12d, eax                                      ; idiv int32
     e2  488b4c2428                mov rcx, qword ptr [rsp + 40]
     e7  408bc19941f7fc408bf0      idiv ecx, r12d ; esi = eax                           ; idiv int32
     f1  4889742438                mov qword ptr [rsp + 56], rsi
     f6  488b442430                mov rax, qword ptr [rsp + 48]
     fb  85c0                      test eax, eax                                        ; idiv int32
     fd  488b442438                mov rax, qword ptr [rsp + 56]
    102  ba00000000                mov edx, 0
    107  0f44c2                    cmove eax, edx                                       ; idiv int32
    10a  4889442438                mov qword ptr [rsp + 56], rax
    10f  c4e37916d801              vpextrd eax, xmm3, 1                                 ; gep int32
    115  4889442440                mov qword ptr [rsp + 64], rax
    11a  c4e37916e001              vpextrd eax, xmm4, 1                                 ; gep int32
    120  4889442448                mov qword ptr [rsp + 72], rax
    125  488b442448                mov rax, qword ptr [rsp + 72]
    12a  85c0                      test eax, eax                                        ; idiv int32
    12c  4c8b7c2448                mov r15, qword ptr [rsp + 72]
    131  b801000000                mov eax, 1
    136  440f44f8                  cmove r15d, eax                                      ; idiv int32
    13a  488b442440                mov rax, qword ptr [rsp + 64]
    13f  ba00000080                mov edx, 2147483648
    144  2bc2                      sub eax, edx                                         ; idiv int32
    146  488b542448                mov rdx, qword ptr [rsp + 72]
    14b  83c201                    add edx, 1                                           ; idiv int32
    14e  0bc2                      or eax, edx
    150  85c0                      test eax, eax
    152  b801000000                mov eax, 1
    157  440f44f8                  cmove r15d, eax                                      ; idiv int32
    15b  488b4c2440                mov rcx, qword ptr [rsp + 64]
    160  408bc19941f7ff408bf0      idiv ecx, r15d ; esi = eax                           ; idiv int32
    16a  4889742450                mov qword ptr [rsp + 80], rsi
    16f  488b442448                mov rax, qword ptr [rsp + 72]
    174  85c0                      test eax, eax                                        ; idiv int32
    176  488b442450                mov rax, qword ptr [rsp + 80]
    17b  ba00000000                mov edx, 0
    180  0f44c2                    cmove eax, edx                                       ; idiv int32
    183  4889442450                mov qword ptr [rsp + 80], rax
    188  c4e37916d802              vpextrd eax, xmm3, 2                                 ; gep int32
    18e  4889442458                mov qword ptr [rsp + 88], rax
    193  c4e37916e002              vpextrd eax, xmm4, 2                                 ; gep int32
    199  4889442460                mov qword ptr [rsp + 96], rax
    19e  488b442460                mov rax, qword ptr [rsp + 96]
    1a3  85c0                      test eax, eax                                        ; idiv int32
    1a5  488b7c2460                mov rdi, qword ptr [rsp + 96]
    1aa  b801000000                mov eax, 1
    1af  0f44f8                    cmove edi, eax                                       ; idiv int32
    1b2  488b442458                mov rax, qword ptr [rsp + 88]
    1b7  ba00000080                mov edx, 2147483648
    1bc  2bc2                      sub eax, edx                                         ; idiv int32
    1be  488b542460                mov rdx, qword ptr [rsp + 96]
    1c3  83c201                    add edx, 1                                           ; idiv int32
    1c6  0bc2                      or eax, edx
    1c8  85c0                      test eax, eax
    1ca  b801000000                mov eax, 1
    1cf  0f44f8                    cmove edi, eax                                       ; idiv int32
    1d2  488b4c2458                mov rcx, qword ptr [rsp + 88]
    1d7  408bc19940f7ff408bf0      idiv ecx, edi ; esi = eax                            ; idiv int32
    1e1  4889742468                mov qword ptr [rsp + 104], rsi
    1e6  488b442460                mov rax, qword ptr [rsp + 96]
    1eb  85c0                      test eax, eax                                        ; idiv int32
    1ed  488b442468                mov rax, qword ptr [rsp + 104]
    1f2  ba00000000                mov edx, 0
    1f7  0f44c2                    cmove eax, edx                                       ; idiv int32
    1fa  4889442468                mov qword ptr [rsp + 104], rax
    1ff  c4e37916d803              vpextrd eax, xmm3, 3                                 ; gep int32
    205  4889442470                mov qword ptr [rsp + 112], rax
    20a  c4e37916e003              vpextrd eax, xmm4, 3                                 ; gep int32
    210  4889442478                mov qword ptr [rsp + 120], rax
    215  488b442478                mov rax, qword ptr [rsp + 120]
    21a  85c0                      test eax, eax                                        ; idiv int32
    21c  488b5c2478                mov rbx, qword ptr [rsp + 120]
    221  b801000000                mov eax, 1
    226  0f44d8                    cmove ebx, eax                                       ; idiv int32
    229  488b442470                mov rax, qword ptr [rsp + 112]
    22e  ba00000080                mov edx, 2147483648
    233  2bc2                      sub eax, edx                                         ; idiv int32
    235  488b542478                mov rdx, qword ptr [rsp + 120]
    23a  83c201                    add edx, 1                                           ; idiv int32
    23d  0bc2                      or eax, edx
    23f  85c0                      test eax, eax
    241  b801000000                mov eax, 1
    246  0f44d8                    cmove ebx, eax                                       ; idiv int32
    249  488b4c2470                mov rcx, qword ptr [rsp + 112]
    24e  408bc19940f7fb408bf0      idiv ecx, ebx ; esi = eax                            ; idiv int32
    258  4889b42480000000          mov qword ptr [rsp + 128], rsi
    260  488b442478                mov rax, qword ptr [rsp + 120]
    265  85c0                      test eax, eax                                        ; idiv int32
    267  488b842480000000          mov rax, qword ptr [rsp + 128]
    26f  ba00000000                mov edx, 0
    274  0f44c2                    cmove eax, edx                                       ; idiv int32
    277  4889842480000000          mov qword ptr [rsp + 128], rax
    27f  62f37d4819dd01            vextractf32x4 xmm5, zmm3, 1                          ; gep int32
    286  c4e37916e800              vpextrd eax, xmm5, 0
    28c  4889842488000000          mov qword ptr [rsp + 136], rax
    294  62f37d4819e501            vextractf32x4 xmm5, zmm4, 1                          ; gep int32
    29b  c4e37916e800              vpextrd eax, xmm5, 0
    2a1  4889842490000000          mov qword ptr [rsp + 144], rax
    2a9  488b842490000000          mov rax, qword ptr [rsp + 144]
    2b1  85c0                      test eax, eax                                        ; idiv int32
    2b3  488bbc2490000000          mov rdi, qword ptr [rsp + 144]
    2bb  b801000000                mov eax, 1
    2c0  0f44f8                    cmove edi, eax                                       ; idiv int32
    2c3  488b842488000000          mov rax, qword ptr [rsp + 136]
    2cb  ba00000080                mov edx, 2147483648
    2d0  2bc2                      sub eax, edx                                         ; idiv int32
    2d2  488b942490000000          mov rdx, qword ptr [rsp + 144]
    2da  83c201                    add edx, 1                                           ; idiv int32
    2dd  0bc2                      or eax, edx
    2df  85c0                      test eax, eax
    2e1  b801000000                mov eax, 1
    2e6  0f44f8                    cmove edi, eax                                       ; idiv int32
    2e9  488b8c2488000000          mov rcx, qword ptr [rsp + 136]
    2f1  408bc19940f7ff408bf0      idiv ecx, edi ; esi = eax                            ; idiv int32
    2fb  4889b42498000000          mov qword ptr [rsp + 152], rsi
    303  488b842490000000          mov rax, qword ptr [rsp + 144]
    30b  85c0                      test eax, eax                                        ; idiv int32
    30d  488b842498000000          mov rax, qword ptr [rsp + 152]
    315  ba00000000                mov edx, 0
    31a  0f44c2                    cmove eax, edx                                       ; idiv int32
    31d  4889842498000000          mov qword ptr [rsp + 152], rax
    325  62f37d4819dd01            vextractf32x4 xmm5, zmm3, 1                          ; gep int32
    32c  c4e37916e801              vpextrd eax, xmm5, 1
    332  48898424a0000000          mov qword ptr [rsp + 160], rax
    33a  62f37d4819e501            vextractf32x4 xmm5, zmm4, 1                          ; gep int32
    341  c4e37916e801              vpextrd eax, xmm5, 1
    347  48898424a8000000          mov qword ptr [rsp + 168], rax
    34f  488b8424a8000000          mov rax, qword ptr [rsp + 168]
    357  85c0                      test eax, eax                                        ; idiv int32
    359  4c8bac24a8000000          mov r13, qword ptr [rsp + 168]
    361  b801000000                mov eax, 1
    366  440f44e8                  cmove r13d, eax                                      ; idiv int32
    36a  488b8424a0000000          mov rax, qword ptr [rsp + 160]
    372  ba00000080                mov edx, 2147483648
    377  2bc2                      sub eax, edx                                         ; idiv int32
    379  488b9424a8000000          mov rdx, qword ptr [rsp + 168]
    381  83c201                    add edx, 1                                           ; idiv int32
    384  0bc2                      or eax, edx
    386  85c0                      test eax, eax
    388  b801000000                mov eax, 1
    38d  440f44e8                  cmove r13d, eax                                      ; idiv int32
    391  488b8c24a0000000          mov rcx, qword ptr [rsp + 160]
    399  408bc19941f7fd408bf0      idiv ecx, r13d ; esi = eax                           ; idiv int32
    3a3  4889b424b0000000          mov qword ptr [rsp + 176], rsi
    3ab  488b8424a8000000          mov rax, qword ptr [rsp + 168]
    3b3  85c0                      test eax, eax                                        ; idiv int32
    3b5  488b8424b0000000          mov rax, qword ptr [rsp + 176]
    3bd  ba00000000                mov edx, 0
    3c2  0f44c2                    cmove eax, edx                                       ; idiv int32
    3c5  48898424b0000000          mov qword ptr [rsp + 176], rax
    3cd  62f37d4819dd01            vextractf32x4 xmm5, zmm3, 1                          ; gep int32
    3d4  c4e37916e802              vpextrd eax, xmm5, 2
    3da  48898424b8000000          mov qword ptr [rsp + 184], rax
    3e2  62f37d4819e501            vextractf32x4 xmm5, zmm4, 1                          ; gep int32
    3e9  c4e37916e802              vpextrd eax, xmm5, 2
    3ef  48898424c0000000          mov qword ptr [rsp + 192], rax
    3f7  488b8424c0000000          mov rax, qword ptr [rsp + 192]
    3ff  85c0                      test eax, eax                                        ; idiv int32
    401  4c8b8424c0000000          mov r8, qword ptr [rsp + 192]
    409  b801000000                mov eax, 1
    40e  440f44c0                  cmove r8d, eax                                       ; idiv int32
    412  488b8424b8000000          mov rax, qword ptr [rsp + 184]
    41a  ba00000080                mov edx, 2147483648
    41f  2bc2                      sub eax, edx                                         ; idiv int32
    421  488b9424c0000000          mov rdx, qword ptr [rsp + 192]
    429  83c201                    add edx, 1                                           ; idiv int32
    42c  0bc2                      or eax, edx
    42e  85c0                      test eax, eax
    430  b801000000                mov eax, 1
    435  440f44c0                  cmove r8d, eax                                       ; idiv int32
    439  488b8c24b8000000          mov rcx, qword ptr [rsp + 184]
    441  408bc19941f7f8408bf0      idiv ecx, r8d ; esi = eax                            ; idiv int32
    44b  4889b424c8000000          mov qword ptr [rsp + 200], rsi
    453  488b8424c0000000          mov rax, qword ptr [rsp + 192]
    45b  85c0                      test eax, eax                                        ; idiv int32
    45d  488b8424c8000000          mov rax, qword ptr [rsp + 200]
    465  ba00000000                mov edx, 0
    46a  0f44c2                    cmove eax, edx                                       ; idiv int32
    46d  48898424c8000000          mov qword ptr [rsp + 200], rax
    475  62f37d4819dd01            vextractf32x4 xmm5, zmm3, 1                          ; gep int32
    47c  c4e37916e803              vpextrd eax, xmm5, 3
    482  48898424d0000000          mov qword ptr [rsp + 208], rax
    48a  62f37d4819e501            vextractf32x4 xmm5, zmm4, 1                          ; gep int32
    491  c4e37916e803              vpextrd eax, xmm5, 3
    497  48898424d8000000          mov qword ptr [rsp + 216], rax
    49f  488b8424d8000000          mov rax, qword ptr [rsp + 216]
    4a7  85c0                      test eax, eax                                        ; idiv int32
    4a9  4c8ba424d8000000          mov r12, qword ptr [rsp + 216]
    4b1  b801000000                mov eax, 1
    4b6  440f44e0                  cmove r12d, eax                                      ; idiv int32
    4ba  488b8424d0000000          mov rax, qword ptr [rsp + 208]
    4c2  ba00000080                mov edx, 2147483648
    4c7  2bc2                      sub eax, edx                                         ; idiv int32
    4c9  488b9424d8000000          mov rdx, qword ptr [rsp + 216]
    4d1  83c201                    add edx, 1                                           ; idiv int32
    4d4  0bc2                      or eax, edx
    4d6  85c0                      test eax, eax
    4d8  b801000000                mov eax, 1
    4dd  440f44e0                  cmove r12d, eax                                      ; idiv int32
    4e1  488b8c24d0000000          mov rcx, qword ptr [rsp + 208]
    4e9  408bc19941f7fc408bf0      idiv ecx, r12d ; esi = eax                           ; idiv int32
    4f3  4889b424e0000000          mov qword ptr [rsp + 224], rsi
    4fb  488b8424d8000000          mov rax, qword ptr [rsp + 216]
    503  85c0                      test eax, eax                                        ; idiv int32
    505  488b8424e0000000          mov rax, qword ptr [rsp + 224]
    50d  ba00000000                mov edx, 0
    512  0f44c2                    cmove eax, edx                                       ; idiv int32
    515  48898424e0000000          mov qword ptr [rsp + 224], rax
    51d  62f37d4819dd02            vextractf32x4 xmm5, zmm3, 2                          ; gep int32
    524  c4e37916e800              vpextrd eax, xmm5, 0
    52a  48898424e8000000          mov qword ptr [rsp + 232], rax
    532  62f37d4819e502            vextractf32x4 xmm5, zmm4, 2                          ; gep int32
    539  c4e37916e800              vpextrd eax, xmm5, 0
    53f  48898424f0000000          mov qword ptr [rsp + 240], rax
    547  488b8424f0000000          mov rax, qword ptr [rsp + 240]
    54f  85c0                      test eax, eax                                        ; idiv int32
    551  4c8b9c24f0000000          mov r11, qword ptr [rsp + 240]
    559  b801000000                mov eax, 1
    55e  440f44d8                  cmove r11d, eax                                      ; idiv int32
    562  488b8424e8000000          mov rax, qword ptr [rsp + 232]
    56a  ba00000080                mov edx, 2147483648
    56f  2bc2                      sub eax, edx                                         ; idiv int32
    571  488b9424f0000000          mov rdx, qword ptr [rsp + 240]
    579  83c201                    add edx, 1                                           ; idiv int32
    57c  0bc2                      or eax, edx
    57e  85c0                      test eax, eax
    580  b801000000                mov eax, 1
    585  440f44d8                  cmove r11d, eax                                      ; idiv int32
    589  488b8c24e8000000          mov rcx, qword ptr [rsp + 232]
    591  408bc19941f7fb408bf0      idiv ecx, r11d ; esi = eax                           ; idiv int32
    59b  4889b424f8000000          mov qword ptr [rsp + 248], rsi
    5a3  488b8424f0000000          mov rax, qword ptr [rsp + 240]
    5ab  85c0                      test eax, eax                                        ; idiv int32
    5ad  488b8424f8000000          mov rax, qword ptr [rsp + 248]
    5b5  ba00000000                mov edx, 0
    5ba  0f44c2                    cmove eax, edx                                       ; idiv int32
    5bd  48898424f8000000          mov qword ptr [rsp + 248], rax
    5c5  62f37d4819dd02            vextractf32x4 xmm5, zmm3, 2                          ; gep int32
    5cc  c4e37916e801              vpextrd eax, xmm5, 1
    5d2  4889842400010000          mov qword ptr [rsp + 256], rax
    5da  62f37d4819e502            vextractf32x4 xmm5, zmm4, 2                          ; gep int32
    5e1  c4e37916e801              vpextrd eax, xmm5, 1
    5e7  4889842408010000          mov qword ptr [rsp + 264], rax
    5ef  488b842408010000          mov rax, qword ptr [rsp + 264]
    5f7  85c0                      test eax, eax                                        ; idiv int32
    5f9  488b9c2408010000          mov rbx, qword ptr [rsp + 264]
    601  b801000000                mov eax, 1
    606  0f44d8                    cmove ebx, eax                                       ; idiv int32
    609  488b842400010000          mov rax, qword ptr [rsp + 256]
    611  ba00000080                mov edx, 2147483648
    616  2bc2                      sub eax, edx                                         ; idiv int32
    618  488b942408010000          mov rdx, qword ptr [rsp + 264]
    620  83c201                    add edx, 1                                           ; idiv int32
    623  0bc2                      or eax, edx
    625  85c0                      test eax, eax
    627  b801000000                mov eax, 1
    62c  0f44d8                    cmove ebx, eax                                       ; idiv int32
    62f  488b8c2400010000          mov rcx, qword ptr [rsp + 256]
    637  408bc19940f7fb408bf0      idiv ecx, ebx ; esi = eax                            ; idiv int32
    641  4889b42410010000          mov qword ptr [rsp + 272], rsi
    649  488b842408010000          mov rax, qword ptr [rsp + 264]
    651  85c0                      test eax, eax                                        ; idiv int32
    653  488b842410010000          mov rax, qword ptr [rsp + 272]
    65b  ba00000000                mov edx, 0
    660  0f44c2                    cmove eax, edx                                       ; idiv int32
    663  4889842410010000          mov qword ptr [rsp + 272], rax
    66b  62f37d4819dd02            vextractf32x4 xmm5, zmm3, 2                          ; gep int32
    672  c4e37916e802              vpextrd eax, xmm5, 2
    678  4889842418010000          mov qword ptr [rsp + 280], rax
    680  62f37d4819e502            vextractf32x4 xmm5, zmm4, 2                          ; gep int32
    687  c4e37916eb02              vpextrd ebx, xmm5, 2
    68d  85db                      test ebx, ebx                                        ; idiv int32
    68f  488beb                    mov rbp, rbx
    692  b801000000                mov eax, 1
    697  0f44e8                    cmove ebp, eax                                       ; idiv int32
    69a  488b842418010000          mov rax, qword ptr [rsp + 280]
    6a2  ba00000080                mov edx, 2147483648
    6a7  2bc2                      sub eax, edx                                         ; idiv int32
    6a9  488bd3                    mov rdx, rbx
    6ac  83c201                    add edx, 1
    6af  0bc2                      or eax, edx
    6b1  85c0                      test eax, eax
    6b3  b801000000                mov eax, 1
    6b8  0f44e8                    cmove ebp, eax                                       ; idiv int32
    6bb  488b8c2418010000          mov rcx, qword ptr [rsp + 280]
    6c3  408bc19940f7fd408bf0      idiv ecx, ebp ; esi = eax                            ; idiv int32
    6cd  4889b42420010000          mov qword ptr [rsp + 288], rsi
    6d5  85db                      test ebx, ebx                                        ; idiv int32
    6d7  b800000000                mov eax, 0
    6dc  488b942420010000          mov rdx, qword ptr [rsp + 288]
    6e4  0f44d0                    cmove edx, eax                                       ; idiv int32
    6e7  4889942420010000          mov qword ptr [rsp + 288], rdx
    6ef  62f37d4819dd02            vextractf32x4 xmm5, zmm3, 2                          ; gep int32
    6f6  c4e37916e803              vpextrd eax, xmm5, 3
    6fc  4889842428010000          mov qword ptr [rsp + 296], rax
    704  62f37d4819e502            vextractf32x4 xmm5, zmm4, 2                          ; gep int32
    70b  c4e37916ed03              vpextrd ebp, xmm5, 3
    711  85ed                      test ebp, ebp                                        ; idiv int32
    713  4c8bf5                    mov r14, rbp
    716  b801000000                mov eax, 1
    71b  440f44f0                  cmove r14d, eax                                      ; idiv int32
    71f  488b842428010000          mov rax, qword ptr [rsp + 296]
    727  ba00000080                mov edx, 2147483648
    72c  2bc2                      sub eax, edx                                         ; idiv int32
    72e  488bd5                    mov rdx, rbp
    731  83c201                    add edx, 1
    734  0bc2                      or eax, edx
    736  85c0                      test eax, eax
    738  b801000000                mov eax, 1
    73d  440f44f0                  cmove r14d, eax                                      ; idiv int32
    741  488b8c2428010000          mov rcx, qword ptr [rsp + 296]
    749  408bc19941f7fe448bc8      idiv ecx, r14d ; r9d = eax                           ; idiv int32
    753  85ed                      test ebp, ebp
    755  b800000000                mov eax, 0
    75a  440f44c8                  cmove r9d, eax                                       ; idiv int32
    75e  62f37d4819dd03            vextractf32x4 xmm5, zmm3, 3                          ; gep int32
    765  c4e37916e800              vpextrd eax, xmm5, 0
    76b  4889842430010000          mov qword ptr [rsp + 304], rax
    773  62f37d4819e503            vextractf32x4 xmm5, zmm4, 3                          ; gep int32
    77a  c4c37916ee00              vpextrd r14d, xmm5, 0
    780  4585f6                    test r14d, r14d                                      ; idiv int32
    783  498bce                    mov rcx, r14
    786  b801000000                mov eax, 1
    78b  0f44c8                    cmove ecx, eax                                       ; idiv int32
    78e  488b842430010000          mov rax, qword ptr [rsp + 304]
    796  ba00000080                mov edx, 2147483648
    79b  2bc2                      sub eax, edx                                         ; idiv int32
    79d  498bd6                    mov rdx, r14
    7a0  83c201                    add edx, 1
    7a3  0bc2                      or eax, edx
    7a5  85c0                      test eax, eax
    7a7  b801000000                mov eax, 1
    7ac  0f44c8                    cmove ecx, eax                                       ; idiv int32
    7af  488bbc2430010000          mov rdi, qword ptr [rsp + 304]
    7b7  408bc79940f7f9448bd0      idiv edi, ecx ; r10d = eax                           ; idiv int32
    7c1  4585f6                    test r14d, r14d
    7c4  b800000000                mov eax, 0
    7c9  440f44d0                  cmove r10d, eax                                      ; idiv int32
    7cd  62f37d4819dd03            vextractf32x4 xmm5, zmm3, 3                          ; gep int32
    7d4  c4e37916e801              vpextrd eax, xmm5, 1
    7da  4889842438010000          mov qword ptr [rsp + 312], rax
    7e2  62f37d4819e503            vextractf32x4 xmm5, zmm4, 3                          ; gep int32
    7e9  c4e37916e901              vpextrd ecx, xmm5, 1
    7ef  85c9                      test ecx, ecx                                        ; idiv int32
    7f1  4c8bf9                    mov r15, rcx
    7f4  b801000000                mov eax, 1
    7f9  440f44f8                  cmove r15d, eax                                      ; idiv int32
    7fd  488b842438010000          mov rax, qword ptr [rsp + 312]
    805  ba00000080                mov edx, 2147483648
    80a  2bc2                      sub eax, edx                                         ; idiv int32
    80c  488bd1                    mov rdx, rcx
    80f  83c201                    add edx, 1
    812  0bc2                      or eax, edx
    814  85c0                      test eax, eax
    816  b801000000                mov eax, 1
    81b  440f44f8                  cmove r15d, eax                                      ; idiv int32
    81f  4c8b842438010000          mov r8, qword ptr [rsp + 312]
    827  418bc09941f7ff408bf8      idiv r8d, r15d ; edi = eax                           ; idiv int32
    831  85c9                      test ecx, ecx
    833  b800000000                mov eax, 0
    838  0f44f8                    cmove edi, eax                                       ; idiv int32
    83b  62f37d4819dd03            vextractf32x4 xmm5, zmm3, 3                          ; gep int32
    842  c4e37916e802              vpextrd eax, xmm5, 2
    848  4889842440010000          mov qword ptr [rsp + 320], rax
    850  62f37d4819e503            vextractf32x4 xmm5, zmm4, 3                          ; gep int32
    857  c4c37916ef02              vpextrd r15d, xmm5, 2
    85d  4585ff                    test r15d, r15d                                      ; idiv int32
    860  4d8bef                    mov r13, r15
    863  b801000000                mov eax, 1
    868  440f44e8                  cmove r13d, eax                                      ; idiv int32
    86c  488b842440010000          mov rax, qword ptr [rsp + 320]
    874  ba00000080                mov edx, 2147483648
    879  2bc2                      sub eax, edx                                         ; idiv int32
    87b  498bd7                    mov rdx, r15
    87e  83c201                    add edx, 1
    881  0bc2                      or eax, edx
    883  85c0                      test eax, eax
    885  b801000000                mov eax, 1
    88a  440f44e8                  cmove r13d, eax                                      ; idiv int32
    88e  4c8b9c2440010000          mov r11, qword ptr [rsp + 320]
    896  418bc39941f7fd448bc0      idiv r11d, r13d ; r8d = eax                          ; idiv int32
    8a0  4585ff                    test r15d, r15d
    8a3  b800000000                mov eax, 0
    8a8  440f44c0                  cmove r8d, eax                                       ; idiv int32
    8ac  62f37d4819dd03            vextractf32x4 xmm5, zmm3, 3                          ; gep int32
    8b3  c4e37916e803              vpextrd eax, xmm5, 3
    8b9  4889842448010000          mov qword ptr [rsp + 328], rax
    8c1  62f37d4819e503            vextractf32x4 xmm5, zmm4, 3                          ; gep int32
    8c8  c4c37916ed03              vpextrd r13d, xmm5, 3
    8ce  4585ed                    test r13d, r13d                                      ; idiv int32
    8d1  4d8be5                    mov r12, r13
    8d4  b801000000                mov eax, 1
    8d9  440f44e0                  cmove r12d, eax                                      ; idiv int32
    8dd  488b842448010000          mov rax, qword ptr [rsp + 328]
    8e5  ba00000080                mov edx, 2147483648
    8ea  2bc2                      sub eax, edx                                         ; idiv int32
    8ec  498bd5                    mov rdx, r13
    8ef  83c201                    add edx, 1
    8f2  0bc2                      or eax, edx
    8f4  85c0                      test eax, eax
    8f6  b801000000                mov eax, 1
    8fb  440f44e0                  cmove r12d, eax                                      ; idiv int32
    8ff  488bb42448010000          mov rsi, qword ptr [rsp + 328]
    907  408bc69941f7fc448bd8      idiv esi, r12d ; r11d = eax                          ; idiv int32
    911  4585ed                    test r13d, r13d
    914  b800000000                mov eax, 0
    919  440f44d8                  cmove r11d, eax                                      ; idiv int32
    91d  488b442438                mov rax, qword ptr [rsp + 56]
    922  c5f96ee8                  vmovd xmm5, eax                                      ; vectorize int32x16
    926  488b442450                mov rax, qword ptr [rsp + 80]
    92b  c4e35122e801              vpinsrd xmm5, xmm5, eax, 1                           ; vectorize int32x16
    931  488b442468                mov rax, qword ptr [rsp + 104]
    936  c5f96ef0                  vmovd xmm6, eax                                      ; vectorize int32x16
    93a  488b842480000000          mov rax, qword ptr [rsp + 128]
    942  c4e34922f001              vpinsrd xmm6, xmm6, eax, 1                           ; vectorize int32x16
    948  488b842498000000          mov rax, qword ptr [rsp + 152]
    950  c5f96ef8                  vmovd xmm7, eax                                      ; vectorize int32x16
    954  488b8424b0000000          mov rax, qword ptr [rsp + 176]
    95c  c4e34122f801              vpinsrd xmm7, xmm7, eax, 1                           ; vectorize int32x16
    962  488b8424c8000000          mov rax, qword ptr [rsp + 200]
    96a  c5796ec0                  vmovd xmm8, eax                                      ; vectorize int32x16
    96e  488b8424e0000000          mov rax, qword ptr [rsp + 224]
    976  c4633922c001              vpinsrd xmm8, xmm8, eax, 1                           ; vectorize int32x16
    97c  488b8424f8000000          mov rax, qword ptr [rsp + 248]
    984  c5796ec8                  vmovd xmm9, eax                                      ; vectorize int32x16
    988  488b842410010000          mov rax, qword ptr [rsp + 272]
    990  c4633122c801              vpinsrd xmm9, xmm9, eax, 1                           ; vectorize int32x16
    996  488b842420010000          mov rax, qword ptr [rsp + 288]
    99e  c5796ed0                  vmovd xmm10, eax                                     ; vectorize int32x16
    9a2  c4432922d101              vpinsrd xmm10, xmm10, r9d, 1
    9a8  c441796eda                vmovd xmm11, r10d
    9ad  c4632122df01              vpinsrd xmm11, xmm11, edi, 1
    9b3  c441796ee0                vmovd xmm12, r8d
    9b8  c4431922e301              vpinsrd xmm12, xmm12, r11d, 1
    9be  c5d114ee                  vunpcklpd xmm5, xmm5, xmm6
    9c2  c4c14114f0                vunpcklpd xmm6, xmm7, xmm8
    9c7  c4c13114fa                vunpcklpd xmm7, xmm9, xmm10
    9cc  c4412114c4                vunpcklpd xmm8, xmm11, xmm12
    9d1  62f3552818ee01            vinsertf32x4 ymm5, ymm5, xmm6, 1
    9d8  62d3452818f001            vinsertf32x4 ymm6, ymm7, xmm8, 1
    9df  62f3d5481aee01            vinsertf64x4 zmm5, zmm5, ymm6, 1
    9e6  62f2554840f4              vpmulld zmm6, zmm5, zmm4                             ; mul int32x16
    9ec  62f16548faf6              vpsubd zmm6, zmm3, zmm6                              ; sub int32x16
    9f2  62f34d481fc804            vpcmpd k1, zmm6, zmm0, 4                             ; cmpne boolx16
    9f9  62f14d48eff4              vpxord zmm6, zmm6, zmm4                              ; xor int32x16
    9ff  62f34d481fd001            vpcmpd k2, zmm6, zmm0, 1                             ; cmplt boolx16
    a06  c4e1f441ca                kandq k1, k1, k2                                     ; and boolx16
    a0b  62f35d481fd004            vpcmpd k2, zmm4, zmm0, 4                             ; cmpne boolx16
    a12  c4e1f441ca                kandq k1, k1, k2                                     ; and boolx16
    a17  62f15548fef1              vpaddd zmm6, zmm5, zmm1                              ; add int32x16
    a1d  62f2554964ee              vpblendmd zmm5{k1}, zmm5, zmm6                       ; where int32x16
    a23  488b442430                mov rax, qword ptr [rsp + 48]
    a28  85c0                      test eax, eax                                        ; mod int32
    a2a  488b742430                mov rsi, qword ptr [rsp + 48]
    a2f  b801000000                mov eax, 1
    a34  0f44f0                    cmove esi, eax                                       ; mod int32
    a37  488b442428                mov rax, qword ptr [rsp + 40]
    a3c  ba00000080                mov edx, 2147483648
    a41  2bc2                      sub eax, edx                                         ; mod int32
    a43  488b542430                mov rdx, qword ptr [rsp + 48]
    a48  83c201                    add edx, 1                                           ; mod int32
    a4b  4889542430                mov qword ptr [rsp + 48], rdx
    a50  488b542430                mov rdx, qword ptr [rsp + 48]
    a55  0bc2                      or eax, edx                                          ; mod int32
    a57  85c0                      test eax, eax
    a59  b801000000                mov eax, 1
    a5e  0f44f0                    cmove esi, eax                                       ; mod int32
    a61  488b7c2428                mov rdi, qword ptr [rsp + 40]
    a66  408bc79940f7fe448bc2      idiv edi, esi ; r8d = edx                            ; mod int32
    a70  4c89442438                mov qword ptr [rsp + 56], r8
    a75  488b442448                mov rax, qword ptr [rsp + 72]
    a7a  85c0                      test eax, eax                                        ; mod int32
    a7c  488b742448                mov rsi, qword ptr [rsp + 72]
    a81  b801000000                mov eax, 1
    a86  0f44f0                    cmove esi, eax                                       ; mod int32
    a89  488b442440                mov rax, qword ptr [rsp + 64]
    a8e  ba00000080                mov edx, 2147483648
    a93  2bc2                      sub eax, edx                                         ; mod int32
    a95  488b542448                mov rdx, qword ptr [rsp + 72]
    a9a  83c201                    add edx, 1                                           ; mod int32
    a9d  4889542448                mov qword ptr [rsp + 72], rdx
    aa2  488b542448                mov rdx, qword ptr [rsp + 72]
    aa7  0bc2                      or eax, edx                                          ; mod int32
    aa9  85c0                      test eax, eax
    aab  b801000000                mov eax, 1
    ab0  0f44f0                    cmove esi, eax                                       ; mod int32
    ab3  488b7c2440                mov rdi, qword ptr [rsp + 64]
    ab8  408bc79940f7fe448bc2      idiv edi, esi ; r8d = edx                            ; mod int32
    ac2  4c89442450                mov qword ptr [rsp + 80], r8
    ac7  488b442460                mov rax, qword ptr [rsp + 96]
    acc  85c0                      test eax, eax                                        ; mod int32
    ace  488b742460                mov rsi, qword ptr [rsp + 96]
    ad3  b801000000                mov eax, 1
    ad8  0f44f0                    cmove esi, eax                                       ; mod int32
    adb  488b442458                mov rax, qword ptr [rsp + 88]
    ae0  ba00000080                mov edx, 2147483648
    ae5  2bc2                      sub eax, edx                                         ; mod int32
    ae7  488b542460                mov rdx, qword ptr [rsp + 96]
    aec  83c201                    add edx, 1                                           ; mod int32
    aef  4889542460                mov qword ptr [rsp + 96], rdx
    af4  488b542460                mov rdx, qword ptr [rsp + 96]
    af9  0bc2                      or eax, edx                                          ; mod int32
    afb  85c0                      test eax, eax
    afd  b801000000                mov eax, 1
    b02  0f44f0                    cmove esi, eax                                       ; mod int32
    b05  488b7c2458                mov rdi, qword ptr [rsp + 88]
    b0a  408bc79940f7fe448bc2      idiv edi, esi ; r8d = edx                            ; mod int32
    b14  4c89442468                mov qword ptr [rsp + 104], r8
    b19  488b442478                mov rax, qword ptr [rsp + 120]
    b1e  85c0                      test eax, eax                                        ; mod int32
    b20  488b742478                mov rsi, qword ptr [rsp + 120]
    b25  b801000000                mov eax, 1
    b2a  0f44f0                    cmove esi, eax                                       ; mod int32
    b2d  488b442470                mov rax, qword ptr [rsp + 112]
    b32  ba00000080                mov edx, 2147483648
    b37  2bc2                      sub eax, edx                                         ; mod int32
    b39  488b542478                mov rdx, qword ptr [rsp + 120]
    b3e  83c201                    add edx, 1                                           ; mod int32
    b41  4889542478                mov qword ptr [rsp + 120], rdx
    b46  488b542478                mov rdx, qword ptr [rsp + 120]
    b4b  0bc2                      or eax, edx                                          ; mod int32
    b4d  85c0                      test eax, eax
    b4f  b801000000                mov eax, 1
    b54  0f44f0                    cmove esi, eax                                       ; mod int32
    b57  488b7c2470                mov rdi, qword ptr [rsp + 112]
    b5c  408bc79940f7fe448bc2      idiv edi, esi ; r8d = edx                            ; mod int32
    b66  4c89842480000000          mov qword ptr [rsp + 128], r8
    b6e  488b842490000000          mov rax, qword ptr [rsp + 144]
    b76  85c0                      test eax, eax                                        ; mod int32
    b78  488bb42490000000          mov rsi, qword ptr [rsp + 144]
    b80  b801000000                mov eax, 1
    b85  0f44f0                    cmove esi, eax                                       ; mod int32
    b88  488b842488000000          mov rax, qword ptr [rsp + 136]
    b90  ba00000080                mov edx, 2147483648
    b95  2bc2                      sub eax, edx                                         ; mod int32
    b97  488b942490000000          mov rdx, qword ptr [rsp + 144]
    b9f  83c201                    add edx, 1                                           ; mod int32
    ba2  4889942490000000          mov qword ptr [rsp + 144], rdx
    baa  488b942490000000          mov rdx, qword ptr [rsp + 144]
    bb2  0bc2                      or eax, edx                                          ; mod int32
    bb4  85c0                      test eax, eax
    bb6  b801000000                mov eax, 1
    bbb  0f44f0                    cmove esi, eax                                       ; mod int32
    bbe  488bbc2488000000          mov rdi, qword ptr [rsp + 136]
    bc6  408bc79940f7fe448bc2      idiv edi, esi ; r8d = edx                            ; mod int32
    bd0  4c89842498000000          mov qword ptr [rsp + 152], r8
    bd8  488b8424a8000000          mov rax, qword ptr [rsp + 168]
    be0  85c0                      test eax, eax                                        ; mod int32
    be2  488bb424a8000000          mov rsi, qword ptr [rsp + 168]
    bea  b801000000                mov eax, 1
    bef  0f44f0                    cmove esi, eax                                       ; mod int32
    bf2  488b8424a0000000          mov rax, qword ptr [rsp + 160]
    bfa  ba00000080                mov edx, 2147483648
    bff  2bc2                      sub eax, edx                                         ; mod int32
    c01  488b9424a8000000          mov rdx, qword ptr [rsp + 168]
    c09  83c201                    add edx, 1                                           ; mod int32
    c0c  48899424a8000000          mov qword ptr [rsp + 168], rdx
    c14  488b9424a8000000          mov rdx, qword ptr [rsp + 168]
    c1c  0bc2                      or eax, edx                                          ; mod int32
    c1e  85c0                      test eax, eax
    c20  b801000000                mov eax, 1
    c25  0f44f0                    cmove esi, eax                                       ; mod int32
    c28  488bbc24a0000000          mov rdi, qword ptr [rsp + 160]
    c30  408bc79940f7fe448be2      idiv edi, esi ; r12d = edx                           ; mod int32
    c3a  488b8424c0000000          mov rax, qword ptr [rsp + 192]
    c42  85c0                      test eax, eax                                        ; mod int32
    c44  488bb424c0000000          mov rsi, qword ptr [rsp + 192]
    c4c  b801000000                mov eax, 1
    c51  0f44f0                    cmove esi, eax                                       ; mod int32
    c54  488b8424b8000000          mov rax, qword ptr [rsp + 184]
    c5c  ba00000080                mov edx, 2147483648
    c61  2bc2                      sub eax, edx                                         ; mod int32
    c63  488b9424c0000000          mov rdx, qword ptr [rsp + 192]
    c6b  83c201                    add edx, 1                                           ; mod int32
    c6e  48899424c0000000          mov qword ptr [rsp + 192], rdx
    c76  488b9424c0000000          mov rdx, qword ptr [rsp + 192]
    c7e  0bc2                      or eax, edx                                          ; mod int32
    c80  85c0                      test eax, eax
    c82  b801000000                mov eax, 1
    c87  0f44f0                    cmove esi, eax                                       ; mod int32
    c8a  4c8b8424b8000000          mov r8, qword ptr [rsp + 184]
    c92  418bc09940f7fe408bfa      idiv r8d, esi ; edi = edx                            ; mod int32
    c9c  488b8424d8000000          mov rax, qword ptr [rsp + 216]
    ca4  85c0                      test eax, eax                                        ; mod int32
    ca6  488bb424d8000000          mov rsi, qword ptr [rsp + 216]
    cae  b801000000                mov eax, 1
    cb3  0f44f0                    cmove esi, eax                                       ; mod int32
    cb6  488b8424d0000000          mov rax, qword ptr [rsp + 208]
    cbe  ba00000080                mov edx, 2147483648
    cc3  2bc2                      sub eax, edx                                         ; mod int32
    cc5  488b9424d8000000          mov rdx, qword ptr [rsp + 216]
    ccd  83c201                    add edx, 1                                           ; mod int32
    cd0  48899424d8000000          mov qword ptr [rsp + 216], rdx
    cd8  488b9424d8000000          mov rdx, qword ptr [rsp + 216]
    ce0  0bc2                      or eax, edx                                          ; mod int32
    ce2  85c0                      test eax, eax
    ce4  b801000000                mov eax, 1
    ce9  0f44f0                    cmove esi, eax                                       ; mod int32
    cec  4c8b8c24d0000000          mov r9, qword ptr [rsp + 208]
    cf4  418bc19940f7fe448bc2      idiv r9d, esi ; r8d = edx                            ; mod int32
    cfe  488b8424f0000000          mov rax, qword ptr [rsp + 240]
    d06  85c0                      test eax, eax                                        ; mod int32
    d08  488bb424f0000000          mov rsi, qword ptr [rsp + 240]
    d10  b801000000                mov eax, 1
    d15  0f44f0                    cmove esi, eax                                       ; mod int32
    d18  488b8424e8000000          mov rax, qword ptr [rsp + 232]
    d20  ba00000080                mov edx, 2147483648
    d25  2bc2                      sub eax, edx                                         ; mod int32
    d27  488b9424f0000000          mov rdx, qword ptr [rsp + 240]
    d2f  83c201                    add edx, 1                                           ; mod int32
    d32  48899424f0000000          mov qword ptr [rsp + 240], rdx
    d3a  488b9424f0000000          mov rdx, qword ptr [rsp + 240]
    d42  0bc2                      or eax, edx                                          ; mod int32
    d44  85c0                      test eax, eax
    d46  b801000000                mov eax, 1
    d4b  0f44f0                    cmove esi, eax                                       ; mod int32
    d4e  4c8b9424e8000000          mov r10, qword ptr [rsp + 232]
    d56  418bc29940f7fe448bca      idiv r10d, esi ; r9d = edx                           ; mod int32
    d60  488b842408010000          mov rax, qword ptr [rsp + 264]
    d68  85c0                      test eax, eax                                        ; mod int32
    d6a  488bb42408010000          mov rsi, qword ptr [rsp + 264]
    d72  b801000000                mov eax, 1
    d77  0f44f0                    cmove esi, eax                                       ; mod int32
    d7a  488b842400010000          mov rax, qword ptr [rsp + 256]
    d82  ba00000080                mov edx, 2147483648
    d87  2bc2                      sub eax, edx                                         ; mod int32
    d89  488b942408010000          mov rdx, qword ptr [rsp + 264]
    d91  83c201                    add edx, 1                                           ; mod int32
    d94  4889942408010000          mov qword ptr [rsp + 264], rdx
    d9c  488b942408010000          mov rdx, qword ptr [rsp + 264]
    da4  0bc2                      or eax, edx                                          ; mod int32
    da6  85c0                      test eax, eax
    da8  b801000000                mov eax, 1
    dad  0f44f0                    cmove esi, eax                                       ; mod int32
    db0  4c8b9c2400010000          mov r11, qword ptr [rsp + 256]
    db8  418bc39940f7fe448bd2      idiv r11d, esi ; r10d = edx                          ; mod int32
    dc2  85db                      test ebx, ebx                                        ; mod int32
    dc4  488bf3                    mov rsi, rbx
    dc7  b801000000                mov eax, 1
    dcc  0f44f0                    cmove esi, eax                                       ; mod int32
    dcf  488b842418010000          mov rax, qword ptr [rsp + 280]
    dd7  ba00000080                mov edx, 2147483648
    ddc  2bc2                      sub eax, edx                                         ; mod int32
    dde  83c301                    add ebx, 1
    de1  0bc3                      or eax, ebx
    de3  85c0                      test eax, eax
    de5  b801000000                mov eax, 1
    dea  0f44f0                    cmove esi, eax                                       ; mod int32
    ded  4c8b9c2418010000          mov r11, qword ptr [rsp + 280]
    df5  418bc39940f7fe408bda      idiv r11d, esi ; ebx = edx                           ; mod int32
    dff  85ed                      test ebp, ebp                                        ; mod int32
    e01  488bf5                    mov rsi, rbp
    e04  b801000000                mov eax, 1
    e09  0f44f0                    cmove esi, eax                                       ; mod int32
    e0c  488b842428010000          mov rax, qword ptr [rsp + 296]
    e14  ba00000080                mov edx, 2147483648
    e19  2bc2                      sub eax, edx                                         ; mod int32
    e1b  83c501                    add ebp, 1
    e1e  0bc5                      or eax, ebp
    e20  85c0                      test eax, eax
    e22  b801000000                mov eax, 1
    e27  0f44f0                    cmove esi, eax                                       ; mod int32
    e2a  4c8b9c2428010000          mov r11, qword ptr [rsp + 296]
    e32  418bc39940f7fe408bea      idiv r11d, esi ; ebp = edx                           ; mod int32
    e3c  4585f6                    test r14d, r14d                                      ; mod int32
    e3f  498bf6                    mov rsi, r14
    e42  b801000000                mov eax, 1
    e47  0f44f0                    cmove esi, eax                                       ; mod int32
    e4a  488b842430010000          mov rax, qword ptr [rsp + 304]
    e52  ba00000080                mov edx, 2147483648
    e57  2bc2                      sub eax, edx                                         ; mod int32
    e59  4183c601                  add r14d, 1
    e5d  410bc6                    or eax, r14d
    e60  85c0                      test eax, eax
    e62  b801000000                mov eax, 1
    e67  0f44f0                    cmove esi, eax                                       ; mod int32
    e6a  4c8b9c2430010000          mov r11, qword ptr [rsp + 304]
    e72  418bc39940f7fe448bf2      idiv r11d, esi ; r14d = edx                          ; mod int32
    e7c  85c9                      test ecx, ecx                                        ; mod int32
    e7e  488bf1                    mov rsi, rcx
    e81  b801000000                mov eax, 1
    e86  0f44f0                    cmove esi, eax                                       ; mod int32
    e89  488b842438010000          mov rax, qword ptr [rsp + 312]
    e91  ba00000080                mov edx, 2147483648
    e96  2bc2                      sub eax, edx                                         ; mod int32
    e98  83c101                    add ecx, 1
    e9b  0bc1                      or eax, ecx
    e9d  85c0                      test eax, eax
    e9f  b801000000                mov eax, 1
    ea4  0f44f0                    cmove esi, eax                                       ; mod int32
    ea7  4c8b9c2438010000          mov r11, qword ptr [rsp + 312]
    eaf  418bc39940f7fe408bca      idiv r11d, esi ; ecx = edx                           ; mod int32
    eb9  4585ff                    test r15d, r15d                                      ; mod int32
    ebc  498bf7                    mov rsi, r15
    ebf  b801000000                mov eax, 1
    ec4  0f44f0                    cmove esi, eax                                       ; mod int32
    ec7  488b842440010000          mov rax, qword ptr [rsp + 320]
    ecf  ba00000080                mov edx, 2147483648
    ed4  2bc2                      sub eax, edx                                         ; mod int32
    ed6  4183c701                  add r15d, 1
    eda  410bc7                    or eax, r15d
    edd  85c0                      test eax, eax
    edf  b801000000                mov eax, 1
    ee4  0f44f0                    cmove esi, eax                                       ; mod int32
    ee7  4c8b9c2440010000          mov r11, qword ptr [rsp + 320]
    eef  418bc39940f7fe448bfa      idiv r11d, esi ; r15d = edx                          ; mod int32
    ef9  4585ed                    test r13d, r13d                                      ; mod int32
    efc  498bf5                    mov rsi, r13
    eff  b801000000                mov eax, 1
    f04  0f44f0                    cmove esi, eax                                       ; mod int32
    f07  488b842448010000          mov rax, qword ptr [rsp + 328]
    f0f  ba00000080                mov edx, 2147483648
    f14  2bc2                      sub eax, edx                                         ; mod int32
    f16  4183c501                  add r13d, 1
    f1a  410bc5                    or eax, r13d
    f1d  85c0                      test eax, eax
    f1f  b801000000                mov eax, 1
    f24  0f44f0                    cmove esi, eax                                       ; mod int32
    f27  4c8b9c2448010000          mov r11, qword ptr [rsp + 328]
    f2f  418bc39940f7fe448bea      idiv r11d, esi ; r13d = edx                          ; mod int32
    f39  488b442438                mov rax, qword ptr [rsp + 56]
    f3e  c5f96ef0                  vmovd xmm6, eax                                      ; vectorize int32x16
    f42  488b442450                mov rax, qword ptr [rsp + 80]
    f47  c4e34922f001              vpinsrd xmm6, xmm6, eax, 1                           ; vectorize int32x16
    f4d  488b442468                mov rax, qword ptr [rsp + 104]
    f52  c5f96ef8                  vmovd xmm7, eax                                      ; vectorize int32x16
    f56  488b842480000000          mov rax, qword ptr [rsp + 128]
    f5e  c4e34122f801              vpinsrd xmm7, xmm7, eax, 1                           ; vectorize int32x16
    f64  488b842498000000          mov rax, qword ptr [rsp + 152]
    f6c  c5796ec0                  vmovd xmm8, eax                                      ; vectorize int32x16
    f70  c4433922c401              vpinsrd xmm8, xmm8, r12d, 1
    f76  c5796ecf                  vmovd xmm9, edi
    f7a  c4433122c801              vpinsrd xmm9, xmm9, r8d, 1
    f80  c441796ed1                vmovd xmm10, r9d
    f85  c4432922d201              vpinsrd xmm10, xmm10, r10d, 1
    f8b  c5796edb                  vmovd xmm11, ebx
    f8f  c4632122dd01              vpinsrd xmm11, xmm11, ebp, 1
    f95  c441796ee6                vmovd xmm12, r14d
    f9a  c4631922e101              vpinsrd xmm12, xmm12, ecx, 1
    fa0  c441796eef                vmovd xmm13, r15d
    fa5  c4431122ed01              vpinsrd xmm13, xmm13, r13d, 1
    fab  c5c914f7                  vunpcklpd xmm6, xmm6, xmm7
    faf  c4c13914f9                vunpcklpd xmm7, xmm8, xmm9
    fb4  c4412914c3                vunpcklpd xmm8, xmm10, xmm11
    fb9  c4411914cd                vunpcklpd xmm9, xmm12, xmm13
    fbe  62f34d2818f701            vinsertf32x4 ymm6, ymm6, xmm7, 1
    fc5  62d33d2818f901            vinsertf32x4 ymm7, ymm8, xmm9, 1
    fcc  62f3cd481af701            vinsertf64x4 zmm6, zmm6, ymm7, 1
    fd3  62f15d48dbe2              vpandd zmm4, zmm4, zmm2                              ; and int32x16
    fd9  62f2654846dc              vpsravd zmm3, zmm3, zmm4                             ; shr int32x16
    fdf  62f24d4840db              vpmulld zmm3, zmm6, zmm3                             ; mul int32x16
    fe5  62f15548fedb              vpaddd zmm3, zmm5, zmm3                              ; add int32x16
    feb  488b0424                  mov rax, qword ptr [rsp]
    fef  62f17c481118              vmovups zmmword ptr [rax], zmm3                      ; store void
    ff5  488b442420                mov rax, qword ptr [rsp + 32]
    ffa  4883c040                  add rax, 64                                          ; end void
    ffe  4889442420                mov qword ptr [rsp + 32], rax
   1003  488b442410                mov rax, qword ptr [rsp + 16]
   1008  4883c040                  add rax, 64                                          ; end void
   100c  4889442410                mov qword ptr [rsp + 16], rax
   1011  488b0424                  mov rax, qword ptr [rsp]
   1015  4883c040                  add rax, 64                                          ; end void
   1019  48890424                  mov qword ptr [rsp], rax
   101d  488b442418                mov rax, qword ptr [rsp + 24]
   1022  488b542420                mov rdx, qword ptr [rsp + 32]
   1027  483bd0                    cmp rdx, rax                                         ; end void
   102a  0f8550f0ffff              jne loop_80
   1030  488b442420                mov rax, qword ptr [rsp + 32]
   1035  4889442408                mov qword ptr [rsp + 8], rax
done_103a:
   103a  c5f877                    vzeroupper                                           ; sink void
   103d  4881c450010000            add rsp, 336
   1044  418fc7                    pop r15
   1047  418fc6                    pop r14
   104a  418fc5                    pop r13
   104d  418fc4                    pop r12
   1050  8fc5                      pop rbp
   1052  8fc3                      pop rbx
   1054  c3                        ret                                                  ; sink void
