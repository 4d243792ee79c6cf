integer_division:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  41fff7                    push r15
     10  4881ec50010000            sub rsp, 336
     17  62f27d48580503100000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
     21  62f27d48580dfd0f0000      vpbroadcastd zmm1, dword ptr [rip + ffffffff]
     2b  62f27d485815f70f0000      vpbroadcastd zmm2, dword ptr [rip + 07000000]
     35  488b07                    mov rax, qword ptr [rdi]
     38  48890424                  mov qword ptr [rsp], rax
     3c  488b4708                  mov rax, qword ptr [rdi + 8]                         ; define_global ptr<int32, global, 64>
     40  4889442408                mov qword ptr [rsp + 8], rax
     45  488b4710                  mov rax, qword ptr [rdi + 16]                        ; define_global ptr<int32, global, 64>
     49  4889442410                mov qword ptr [rsp + 16], rax
     4e  b800000000                mov eax, 0                                           ; range int32
     53  4889442418                mov qword ptr [rsp + 24], rax
loop_60:
     60  488b442408                mov rax, qword ptr [rsp + 8]
     65  62f17c481018              vmovups zmm3, zmmword ptr [rax]                      ; load int32x16
     6b  c4e37916d800              vpextrd eax, xmm3, 0                                 ; gep int32
     71  4889442420                mov qword ptr [rsp + 32], rax
     76  488b442410                mov rax, qword ptr [rsp + 16]
     7b  62f17c481020              vmovups zmm4, zmmword ptr [rax]                      ; load int32x16
     81  c4e37916e000              vpextrd eax, xmm4, 0                                 ; gep int32
     87  4889442428                mov qword ptr [rsp + 40], rax
     8c  488b442428                mov rax, qword ptr [rsp + 40]
     91  85c0                      test eax, eax                                        ; idiv int32
     93  4c8b642428                mov r12, qword ptr [rsp + 40]
     98  b801000000                mov eax, 1
     9d  440f44e0                  cmove r12d, eax                                      ; idiv int32
     a1  488b442420                mov rax, qword ptr [rsp + 32]
     a6  ba00000080                mov edx, 2147483648
     ab  2bc2                      sub eax, edx                                         ; idiv int32
     ad  488b542428                mov rdx, qword ptr [rsp + 40]
     b2  83c201                    add edx, 1                                           ; idiv int32
     b5  0bc2                      or eax, edx
     b7  85c0                      test eax, eax
     b9  b801000000                mov eax, 1
     be  440f44e0                  cmove r12d, eax                                      ; idiv int32
     c2  488b4c2420                mov rcx, qword ptr [rsp + 32]
     c7  408bc19941f7fc408bf0      idiv ecx, r12d ; esi = eax                           ; idiv int32
     d1  4889742430                mov qword ptr [rsp + 48], rsi
     d6  488b442428                mov rax, qword ptr [rsp + 40]
     db  85c0                      test eax, eax                                        ; idiv int32
     dd  488b442430                mov rax, qword ptr [rsp + 48]
     e2  ba00000000                mov edx, 0
     e7  0f44c2                    cmove eax, edx                                       ; idiv int32
     ea  4889442430                mov qword ptr [rsp + 48], rax
     ef  c4e37916d801              vpextrd eax, xmm3, 1                                 ; gep int32
     f5  4889442438                mov qword ptr [rsp + 56], rax
     fa  c4e37916e001              vpextrd eax, xmm4, 1                                 ; gep int32
    100  4889442440                mov qword ptr [rsp + 64], rax
    105  488b442440                mov rax, qword ptr [rsp + 64]
    10a  85c0                      test eax, eax                                        ; idiv int32
    10c  4c8b7c2440                mov r15, qword ptr [rsp + 64]
    111  b801000000                mov eax, 1
    116  440f44f8                  cmove r15d, eax                                      ; idiv int32
    11a  488b442438                mov rax, qword ptr [rsp + 56]
    11f  ba00000080                mov edx, 2147483648
    124  2bc2                      sub eax, edx                                         ; idiv int32
    126  488b542440                mov rdx, qword ptr [rsp + 64]
    12b  83c201                    add edx, 1                                           ; idiv int32
    12e  0bc2                      or eax, edx
    130  85c0                      test eax, eax
    132  b801000000                mov eax, 1
    137  440f44f8                  cmove r15d, eax                                      ; idiv int32
    13b  488b4c2438                mov rcx, qword ptr [rsp + 56]
    140  408bc19941f7ff408bf0      idiv ecx, r15d ; esi = eax                           ; idiv int32
    14a  4889742448                mov qword ptr [rsp + 72], rsi
    14f  488b442440                mov rax, qword ptr [rsp + 64]
    154  85c0                      test eax, eax                                        ; idiv int32
    156  488b442448                mov rax, qword ptr [rsp + 72]
    15b  ba00000000                mov edx, 0
    160  0f44c2                    cmove eax, edx                                       ; idiv int32
    163  4889442448                mov qword ptr [rsp + 72], rax
    168  c4e37916d802              vpextrd eax, xmm3, 2                                 ; gep int32
    16e  4889442450                mov qword ptr [rsp + 80], rax
    173  c4e37916e002              vpextrd eax, xmm4, 2                                 ; gep int32
    179  4889442458                mov qword ptr [rsp + 88], rax
    17e  488b442458                mov rax, qword ptr [rsp + 88]
    183  85c0                      test eax, eax                                        ; idiv int32
    185  4c8b542458                mov r10, qword ptr [rsp + 88]
    18a  b801000000                mov eax, 1
    18f  440f44d0                  cmove r10d, eax                                      ; idiv int32
    193  488b442450                mov rax, qword ptr [rsp + 80]
    198  ba00000080                mov edx, 2147483648
    19d  2bc2                      sub eax, edx                                         ; idiv int32
    19f  488b542458                mov rdx, qword ptr [rsp + 88]
    1a4  83c201                    add edx, 1                                           ; idiv int32
    1a7  0bc2                      or eax, edx
    1a9  85c0                      test eax, eax
    1ab  b801000000                mov eax, 1
    1b0  440f44d0                  cmove r10d, eax                                      ; idiv int32
    1b4  488b4c2450                mov rcx, qword ptr [rsp + 80]
    1b9  408bc19941f7fa408bf0      idiv ecx, r10d ; esi = eax                           ; idiv int32
    1c3  4889742460                mov qword ptr [rsp + 96], rsi
    1c8  488b442458                mov rax, qword ptr [rsp + 88]
    1cd  85c0                      test eax, eax                                        ; idiv int32
    1cf  488b442460                mov rax, qword ptr [rsp + 96]
    1d4  ba00000000                mov edx, 0
    1d9  0f44c2                    cmove eax, edx                                       ; idiv int32
    1dc  4889442460                mov qword ptr [rsp + 96], rax
    1e1  c4e37916d803              vpextrd eax, xmm3, 3                                 ; gep int32
    1e7  4889442468                mov qword ptr [rsp + 104], rax
    1ec  c4e37916e003              vpextrd eax, xmm4, 3                                 ; gep int32
    1f2  4889442470                mov qword ptr [rsp + 112], rax
    1f7  488b442470                mov rax, qword ptr [rsp + 112]
    1fc  85c0                      test eax, eax                                        ; idiv int32
    1fe  488b5c2470                mov rbx, qword ptr [rsp + 112]
    203  b801000000                mov eax, 1
    208  0f44d8                    cmove ebx, eax                                       ; idiv int32
    20b  488b442468                mov rax, qword ptr [rsp + 104]
    210  ba00000080                mov edx, 2147483648
    215  2bc2                      sub eax, edx                                         ; idiv int32
    217  488b542470                mov rdx, qword ptr [rsp + 112]
    21c  83c201                    add edx, 1                                           ; idiv int32
    21f  0bc2                      or eax, edx
    221  85c0                      test eax, eax
    223  b801000000                mov eax, 1
    228  0f44d8                    cmove ebx, eax                                       ; idiv int32
    22b  488b4c2468                mov rcx, qword ptr [rsp + 104]
    230  408bc19940f7fb408bf0      idiv ecx, ebx ; esi = eax                            ; idiv int32
    23a  4889742478                mov qword ptr [rsp + 120], rsi
    23f  488b442470                mov rax, qword ptr [rsp + 112]
    244  85c0                      test eax, eax                                        ; idiv int32
    246  488b442478                mov rax, qword ptr [rsp + 120]
    24b  ba00000000                mov edx, 0
    250  0f44c2                    cmove eax, edx                                       ; idiv int32
    253  4889442478                mov qword ptr [rsp + 120], rax
    258  62f37d4819dd01            vextractf32x4 xmm5, zmm3, 1                          ; gep int32
    25f  c4e37916e800              vpextrd eax, xmm5, 0
    265  4889842480000000          mov qword ptr [rsp + 128], rax
    26d  62f37d4819e501            vextractf32x4 xmm5, zmm4, 1                          ; gep int32
    274  c4e37916e800              vpextrd eax, xmm5, 0
    27a  4889842488000000          mov qword ptr [rsp + 136], rax
    282  488b842488000000          mov rax, qword ptr [rsp + 136]
    28a  85c0                      test eax, eax                                        ; idiv int32
    28c  4c8b942488000000          mov r10, qword ptr [rsp + 136]
    294  b801000000                mov eax, 1
    299  440f44d0                  cmove r10d, eax                                      ; idiv int32
    29d  488b842480000000          mov rax, qword ptr [rsp + 128]
    2a5  ba00000080                mov edx, 2147483648
    2aa  2bc2                      sub eax, edx                                         ; idiv int32
    2ac  488b942488000000          mov rdx, qword ptr [rsp + 136]
    2b4  83c201                    add edx, 1                                           ; idiv int32
    2b7  0bc2                      or eax, edx
    2b9  85c0                      test eax, eax
    2bb  b801000000                mov eax, 1
    2c0  440f44d0                  cmove r10d, eax                                      ; idiv int32
    2c4  488b8c2480000000          mov rcx, qword ptr [rsp + 128]
    2cc  408bc19941f7fa408bf0      idiv ecx, r10d ; esi = eax                           ; idiv int32
    2d6  4889b42490000000          mov qword ptr [rsp + 144], rsi
    2de  488b842488000000          mov rax, qword ptr [rsp + 136]
    2e6  85c0                      test eax, eax                                        ; idiv int32
    2e8  488b842490000000          mov rax, qword ptr [rsp + 144]
    2f0  ba00000000                mov edx, 0
    2f5  0f44c2                    cmove eax, edx                                       ; idiv int32
    2f8  4889842490000000          mov qword ptr [rsp + 144], rax
    300  62f37d4819dd01            vextractf32x4 xmm5, zmm3, 1                          ; gep int32
    307  c4e37916e801              vpextrd eax, xmm5, 1
    30d  4889842498000000          mov qword ptr [rsp + 152], rax
    315  62f37d4819e501            vextractf32x4 xmm5, zmm4, 1                          ; gep int32
    31c  c4e37916e801              vpextrd eax, xmm5, 1
    322  48898424a0000000          mov qword ptr [rsp + 160], rax
    32a  488b8424a0000000          mov rax, qword ptr [rsp + 160]
    332  85c0                      test eax, eax                                        ; idiv int32
    334  4c8bac24a0000000          mov r13, qword ptr [rsp + 160]
    33c  b801000000                mov eax, 1
    341  440f44e8                  cmove r13d, eax                                      ; idiv int32
    345  488b842498000000          mov rax, qword ptr [rsp + 152]
    34d  ba00000080                mov edx, 2147483648
    352  2bc2                      sub eax, edx                                         ; idiv int32
    354  488b9424a0000000          mov rdx, qword ptr [rsp + 160]
    35c  83c201                    add edx, 1                                           ; idiv int32
    35f  0bc2                      or eax, edx
    361  85c0                      test eax, eax
    363  b801000000                mov eax, 1
    368  440f44e8                  cmove r13d, eax                                      ; idiv int32
    36c  488b8c2498000000          mov rcx, qword ptr [rsp + 152]
    374  408bc19941f7fd408bf0      idiv ecx, r13d ; esi = eax                           ; idiv int32
    37e  4889b424a8000000          mov qword ptr [rsp + 168], rsi
    386  488b8424a0000000          mov rax, qword ptr [rsp + 160]
    38e  85c0                      test eax, eax                                        ; idiv int32
    390  488b8424a8000000          mov rax, qword ptr [rsp + 168]
    398  ba00000000                mov edx, 0
    39d  0f44c2                    cmove eax, edx                                       ; idiv int32
    3a0  48898424a8000000          mov qword ptr [rsp + 168], rax
    3a8  62f37d4819dd01            vextractf32x4 xmm5, zmm3, 1                          ; gep int32
    3af  c4e37916e802              vpextrd eax, xmm5, 2
    3b5  48898424b0000000          mov qword ptr [rsp + 176], rax
    3bd  62f37d4819e501            vextractf32x4 xmm5, zmm4, 1                          ; gep int32
    3c4  c4e37916e802              vpextrd eax, xmm5, 2
    3ca  48898424b8000000          mov qword ptr [rsp + 184], rax
    3d2  488b8424b8000000          mov rax, qword ptr [rsp + 184]
    3da  85c0                      test eax, eax                                        ; idiv int32
    3dc  4c8b8424b8000000          mov r8, qword ptr [rsp + 184]
    3e4  b801000000                mov eax, 1
    3e9  440f44c0                  cmove r8d, eax                                       ; idiv int32
    3ed  488b8424b0000000          mov rax, qword ptr [rsp + 176]
    3f5  ba00000080                mov edx, 2147483648
    3fa  2bc2                      sub eax, edx                                         ; idiv int32
    3fc  488b9424b8000000          mov rdx, qword ptr [rsp + 184]
    404  83c201                    add edx, 1                                           ; idiv int32
    407  0bc2                      or eax, edx
    409  85c0                      test eax, eax
    40b  b801000000                mov eax, 1
    410  440f44c0                  cmove r8d, eax                                       ; idiv int32
    414  488b8c24b0000000          mov rcx, qword ptr [rsp + 176]
    41c  408bc19941f7f8408bf0      idiv ecx, r8d ; esi = eax                            ; idiv int32
    426  4889b424c0000000          mov qword ptr [rsp + 192], rsi
    42e  488b8424b8000000          mov rax, qword ptr [rsp + 184]
    436  85c0                      test eax, eax                                        ; idiv int32
    438  488b8424c0000000          mov rax, qword ptr [rsp + 192]
    440  ba00000000                mov edx, 0
    445  0f44c2                    cmove eax, edx                                       ; idiv int32
    448  48898424c0000000          mov qword ptr [rsp + 192], rax
    450  62f37d4819dd01            vextractf32x4 xmm5, zmm3, 1                          ; gep int32
    457  c4e37916e803              vpextrd eax, xmm5, 3
    45d  48898424c8000000          mov qword ptr [rsp + 200], rax
    465  62f37d4819e501            vextractf32x4 xmm5, zmm4, 1                          ; gep int32
    46c  c4e37916e803              vpextrd eax, xmm5, 3
    472  48898424d0000000          mov qword ptr [rsp + 208], rax
    47a  488b8424d0000000          mov rax, qword ptr [rsp + 208]
    482  85c0                      test eax, eax                                        ; idiv int32
    484  4c8ba424d0000000          mov r12, qword ptr [rsp + 208]
    48c  b801000000                mov eax, 1
    491  440f44e0                  cmove r12d, eax                                      ; idiv int32
    495  488b8424c8000000          mov rax, qword ptr [rsp + 200]
    49d  ba00000080                mov edx, 2147483648
    4a2  2bc2                      sub eax, edx                                         ; idiv int32
    4a4  488b9424d0000000          mov rdx, qword ptr [rsp + 208]
    4ac  83c201                    add edx, 1                                           ; idiv int32
    4af  0bc2                      or eax, edx
    4b1  85c0                      test eax, eax
    4b3  b801000000                mov eax, 1
    4b8  440f44e0                  cmove r12d, eax                                      ; idiv int32
    4bc  488b8c24c8000000          mov rcx, qword ptr [rsp + 200]
    4c4  408bc19941f7fc408bf0      idiv ecx, r12d ; esi = eax                           ; idiv int32
    4ce  4889b424d8000000          mov qword ptr [rsp + 216], rsi
    4d6  488b8424d0000000          mov rax, qword ptr [rsp + 208]
    4de  85c0                      test eax, eax                                        ; idiv int32
    4e0  488b8424d8000000          mov rax, qword ptr [rsp + 216]
    4e8  ba00000000                mov edx, 0
    4ed  0f44c2                    cmove eax, edx                                       ; idiv int32
    4f0  48898424d8000000          mov qword ptr [rsp + 216], rax
    4f8  62f37d4819dd02            vextractf32x4 xmm5, zmm3, 2                          ; gep int32
    4ff  c4e37916e800              vpextrd eax, xmm5, 0
    505  48898424e0000000          mov qword ptr [rsp + 224], rax
    50d  62f37d4819e502            vextractf32x4 xmm5, zmm4, 2                          ; gep int32
    514  c4e37916e800              vpextrd eax, xmm5, 0
    51a  48898424e8000000          mov qword ptr [rsp + 232], rax
    522  488b8424e8000000          mov rax, qword ptr [rsp + 232]
    52a  85c0                      test eax, eax                                        ; idiv int32
    52c  4c8b9c24e8000000          mov r11, qword ptr [rsp + 232]
    534  b801000000                mov eax, 1
    539  440f44d8                  cmove r11d, eax                                      ; idiv int32
    53d  488b8424e0000000          mov rax, qword ptr [rsp + 224]
    545  ba00000080                mov edx, 2147483648
    54a  2bc2                      sub eax, edx                                         ; idiv int32
    54c  488b9424e8000000          mov rdx, qword ptr [rsp + 232]
    554  83c201                    add edx, 1                                           ; idiv int32
    557  0bc2                      or eax, edx
    559  85c0                      test eax, eax
    55b  b801000000                mov eax, 1
    560  440f44d8                  cmove r11d, eax                                      ; idiv int32
    564  488b8c24e0000000          mov rcx, qword ptr [rsp + 224]
    56c  408bc19941f7fb408bf0      idiv ecx, r11d ; esi = eax                           ; idiv int32
    576  4889b424f0000000          mov qword ptr [rsp + 240], rsi
    57e  488b8424e8000000          mov rax, qword ptr [rsp + 232]
    586  85c0                      test eax, eax                                        ; idiv int32
    588  488b8424f0000000          mov rax, qword ptr [rsp + 240]
    590  ba00000000                mov edx, 0
    595  0f44c2                    cmove eax, edx                                       ; idiv int32
    598  48898424f0000000          mov qword ptr [rsp + 240], rax
    5a0  62f37d4819dd02            vextractf32x4 xmm5, zmm3, 2                          ; gep int32
    5a7  c4e37916e801              vpextrd eax, xmm5, 1
    5ad  48898424f8000000          mov qword ptr [rsp + 248], rax
    5b5  62f37d4819e502            vextractf32x4 xmm5, zmm4, 2                          ; gep int32
    5bc  c4e37916e801              vpextrd eax, xmm5, 1
    5c2  4889842400010000          mov qword ptr [rsp + 256], rax
    5ca  488b842400010000          mov rax, qword ptr [rsp + 256]
    5d2  85c0                      test eax, eax                                        ; idiv int32
    5d4  488b9c2400010000          mov rbx, qword ptr [rsp + 256]
    5dc  b801000000                mov eax, 1
    5e1  0f44d8                    cmove ebx, eax                                       ; idiv int32
    5e4  488b8424f8000000          mov rax, qword ptr [rsp + 248]
    5ec  ba00000080                mov edx, 2147483648
    5f1  2bc2                      sub eax, edx                                         ; idiv int32
    5f3  488b942400010000          mov rdx, qword ptr [rsp + 256]
    5fb  83c201                    add edx, 1                                           ; idiv int32
    5fe  0bc2                      or eax, edx
    600  85c0                      test eax, eax
    602  b801000000                mov eax, 1
    607  0f44d8                    cmove ebx, eax                                       ; idiv int32
    60a  488b8c24f8000000          mov rcx, qword ptr [rsp + 248]
    612  408bc19940f7fb408bf0      idiv ecx, ebx ; esi = eax                            ; idiv int32
    61c  4889b42408010000          mov qword ptr [rsp + 264], rsi
    624  488b842400010000          mov rax, qword ptr [rsp + 256]
    62c  85c0                      test eax, eax                                        ; idiv int32
    62e  488b842408010000          mov rax, qword ptr [rsp + 264]
    636  ba00000000                mov edx, 0
    63b  0f44c2                    cmove eax, edx                                       ; idiv int32
    63e  4889842408010000          mov qword ptr [rsp + 264], rax
    646  62f37d4819dd02            vextractf32x4 xmm5, zmm3, 2                          ; gep int32
    64d  c4e37916e802              vpextrd eax, xmm5, 2
    653  4889842410010000          mov qword ptr [rsp + 272], rax
    65b  62f37d4819e502            vextractf32x4 xmm5, zmm4, 2                          ; gep int32
    662  c4e37916eb02              vpextrd ebx, xmm5, 2
    668  85db                      test ebx, ebx                                        ; idiv int32
    66a  488beb                    mov rbp, rbx
    66d  b801000000                mov eax, 1
    672  0f44e8                    cmove ebp, eax                                       ; idiv int32
    675  488b842410010000          mov rax, qword ptr [rsp + 272]
    67d  ba00000080                mov edx, 2147483648
    682  2bc2                      sub eax, edx                                         ; idiv int32
    684  488bd3                    mov rdx, rbx
    687  83c201                    add edx, 1
    68a  0bc2                      or eax, edx
    68c  85c0                      test eax, eax
    68e  b801000000                mov eax, 1
    693  0f44e8                    cmove ebp, eax                                       ; idiv int32
    696  488b8c2410010000          mov rcx, qword ptr [rsp + 272]
    69e  408bc19940f7fd408bf0      idiv ecx, ebp ; esi = eax                            ; idiv int32
    6a8  4889b42418010000          mov qword ptr [rsp + 280], rsi
    6b0  85db                      test ebx, ebx                                        ; idiv int32
    6b2  b800000000                mov eax, 0
    6b7  488b942418010000          mov rdx, qword ptr [rsp + 280]
    6bf  0f44d0                    cmove edx, eax                                       ; idiv int32
    6c2  4889942418010000          mov qword ptr [rsp + 280], rdx
    6ca  62f37d4819dd02            vextractf32x4 xmm5, zmm3, 2                          ; gep int32
    6d1  c4e37916e803              vpextrd eax, xmm5, 3
    6d7  4889842420010000          mov qword ptr [rsp + 288], rax
    6df  62f37d4819e502            vextractf32x4 xmm5, zmm4, 2                          ; gep int32
    6e6  c4e37916ed03              vpextrd ebp, xmm5, 3
    6ec  85ed                      test ebp, ebp                                        ; idiv int32
    6ee  4c8bf5                    mov r14, rbp
    6f1  b801000000                mov eax, 1
    6f6  440f44f0                  cmove r14d, eax                                      ; idiv int32
    6fa  488b842420010000          mov rax, qword ptr [rsp + 288]
    702  ba00000080                mov edx, 2147483648
    707  2bc2                      sub eax, edx                                         ; idiv int32
    709  488bd5                    mov rdx, rbp
    70c  83c201                    add edx, 1
    70f  0bc2                      or eax, edx
    711  85c0                      test eax, eax
    713  b801000000                mov eax, 1
    718  440f44f0                  cmove r14d, eax                                      ; idiv int32
    71c  488b8c2420010000          mov rcx, qword ptr [rsp + 288]
    724  408bc19941f7fe448bc8      idiv ecx, r14d ; r9d = eax                           ; idiv int32
    72e  85ed                      test ebp, ebp
    730  b800000000                mov eax, 0
    735  440f44c8                  cmove r9d, eax                                       ; idiv int32
    739  62f37d4819dd03            vextractf32x4 xmm5, zmm3, 3                          ; gep int32
    740  c4e37916e800              vpextrd eax, xmm5, 0
    746  4889842428010000          mov qword ptr [rsp + 296], rax
    74e  62f37d4819e503            vextractf32x4 xmm5, zmm4, 3                          ; gep int32
    755  c4c37916ee00              vpextrd r14d, xmm5, 0
    75b  4585f6                    test r14d, r14d                                      ; idiv int32
    75e  498bce                    mov rcx, r14
    761  b801000000                mov eax, 1
    766  0f44c8                    cmove ecx, eax                                       ; idiv int32
    769  488b842428010000          mov rax, qword ptr [rsp + 296]
    771  ba00000080                mov edx, 2147483648
    776  2bc2                      sub eax, edx                                         ; idiv int32
    778  498bd6                    mov rdx, r14
    77b  83c201                    add edx, 1
    77e  0bc2                      or eax, edx
    780  85c0                      test eax, eax
    782  b801000000                mov eax, 1
    787  0f44c8                    cmove ecx, eax                                       ; idiv int32
    78a  4c8b842428010000          mov r8, qword ptr [rsp + 296]
    792  418bc09940f7f9408bf8      idiv r8d, ecx ; edi = eax                            ; idiv int32
    79c  4585f6                    test r14d, r14d
    79f  b800000000                mov eax, 0
    7a4  0f44f8                    cmove edi, eax                                       ; idiv int32
    7a7  62f37d4819dd03            vextractf32x4 xmm5, zmm3, 3                          ; gep int32
    7ae  c4e37916e801              vpextrd eax, xmm5, 1
    7b4  4889842430010000          mov qword ptr [rsp + 304], rax
    7bc  62f37d4819e503            vextractf32x4 xmm5, zmm4, 3                          ; gep int32
    7c3  c4e37916e901              vpextrd ecx, xmm5, 1
    7c9  85c9                      test ecx, ecx                                        ; idiv int32
    7cb  4c8bf9                    mov r15, rcx
    7ce  b801000000                mov eax, 1
    7d3  440f44f8                  cmove r15d, eax                                      ; idiv int32
    7d7  488b842430010000          mov rax, qword ptr [rsp + 304]
    7df  ba00000080                mov edx, 2147483648
    7e4  2bc2                      sub eax, edx                                         ; idiv int32
    7e6  488bd1                    mov rdx, rcx
    7e9  83c201                    add edx, 1
    7ec  0bc2                      or eax, edx
    7ee  85c0                      test eax, eax
    7f0  b801000000                mov eax, 1
    7f5  440f44f8                  cmove r15d, eax                                      ; idiv int32
    7f9  4c8b842430010000          mov r8, qword ptr [rsp + 304]
    801  418bc09941f7ff448bd0      idiv r8d, r15d ; r10d = eax                          ; idiv int32
    80b  85c9                      test ecx, ecx
    80d  b800000000                mov eax, 0
    812  440f44d0                  cmove r10d, eax                                      ; idiv int32
    816  62f37d4819dd03            vextractf32x4 xmm5, zmm3, 3                          ; gep int32
    81d  c4e37916e802              vpextrd eax, xmm5, 2
    823  4889842438010000          mov qword ptr [rsp + 312], rax
    82b  62f37d4819e503            vextractf32x4 xmm5, zmm4, 3                          ; gep int32
    832  c4c37916ef02              vpextrd r15d, xmm5, 2
    838  4585ff                    test r15d, r15d                                      ; idiv int32
    83b  4d8bef                    mov r13, r15
    83e  b801000000                mov eax, 1
    843  440f44e8                  cmove r13d, eax                                      ; idiv int32
    847  488b842438010000          mov rax, qword ptr [rsp + 312]
    84f  ba00000080                mov edx, 2147483648
    854  2bc2                      sub eax, edx                                         ; idiv int32
    856  498bd7                    mov rdx, r15
    859  83c201                    add edx, 1
    85c  0bc2                      or eax, edx
    85e  85c0                      test eax, eax
    860  b801000000                mov eax, 1
    865  440f44e8                  cmove r13d, eax                                      ; idiv int32
    869  4c8b9c2438010000          mov r11, qword ptr [rsp + 312]
    871  418bc39941f7fd448bc0      idiv r11d, r13d ; r8d = eax                          ; idiv int32
    87b  4585ff                    test r15d, r15d
    87e  b800000000                mov eax, 0
    883  440f44c0                  cmove r8d, eax                                       ; idiv int32
    887  62f37d4819dd03            vextractf32x4 xmm5, zmm3, 3                          ; gep int32
    88e  c4e37916e803              vpextrd eax, xmm5, 3
    894  4889842440010000          mov qword ptr [rsp + 320], rax
    89c  62f37d4819e503            vextractf32x4 xmm5, zmm4, 3                          ; gep int32
    8a3  c4c37916ed03              vpextrd r13d, xmm5, 3
    8a9  4585ed                    test r13d, r13d                                      ; idiv int32
    8ac  4d8be5                    mov r12, r13
    8af  b801000000                mov eax, 1
    8b4  440f44e0                  cmove r12d, eax                                      ; idiv int32
    8b8  488b842440010000          mov rax, qword ptr [rsp + 320]
    8c0  ba00000080                mov edx, 2147483648
    8c5  2bc2                      sub eax, edx                                         ; idiv int32
    8c7  498bd5                    mov rdx, r13
    8ca  83c201                    add edx, 1
    8cd  0bc2                      or eax, edx
    8cf  85c0                      test eax, eax
    8d1  b801000000                mov eax, 1
    8d6  440f44e0                  cmove r12d, eax                                      ; idiv int32
    8da  488bb42440010000          mov rsi, qword ptr [rsp + 320]
    8e2  408bc69941f7fc448bd8      idiv esi, r12d ; r11d = eax                          ; idiv int32
    8ec  4585ed                    test r13d, r13d
    8ef  b800000000                mov eax, 0
    8f4  440f44d8                  cmove r11d, eax                                      ; idiv int32
    8f8  488b442430                mov rax, qword ptr [rsp + 48]
    8fd  c5f96ee8                  vmovd xmm5, eax                                      ; vectorize int32x16
    901  488b442448                mov rax, qword ptr [rsp + 72]
    906  c4e35122e801              vpinsrd xmm5, xmm5, eax, 1                           ; vectorize int32x16
    90c  488b442460                mov rax, qword ptr [rsp + 96]
    911  c5f96ef0                  vmovd xmm6, eax                                      ; vectorize int32x16
    915  488b442478                mov rax, qword ptr [rsp + 120]
    91a  c4e34922f001              vpinsrd xmm6, xmm6, eax, 1                           ; vectorize int32x16
    920  488b842490000000          mov rax, qword ptr [rsp + 144]
    928  c5f96ef8                  vmovd xmm7, eax                                      ; vectorize int32x16
    92c  488b8424a8000000          mov rax, qword ptr [rsp + 168]
    934  c4e34122f801              vpinsrd xmm7, xmm7, eax, 1                           ; vectorize int32x16
    93a  488b8424c0000000          mov rax, qword ptr [rsp + 192]
    942  c5796ec0                  vmovd xmm8, eax                                      ; vectorize int32x16
    946  488b8424d8000000          mov rax, qword ptr [rsp + 216]
    94e  c4633922c001              vpinsrd xmm8, xmm8, eax, 1                           ; vectorize int32x16
    954  488b8424f0000000          mov rax, qword ptr [rsp + 240]
    95c  c5796ec8                  vmovd xmm9, eax                                      ; vectorize int32x16
    960  488b842408010000          mov rax, qword ptr [rsp + 264]
    968  c4633122c801              vpinsrd xmm9, xmm9, eax, 1                           ; vectorize int32x16
    96e  488b842418010000          mov rax, qword ptr [rsp + 280]
    976  c5796ed0                  vmovd xmm10, eax                                     ; vectorize int32x16
    97a  c4432922d101              vpinsrd xmm10, xmm10, r9d, 1
    980  c5796edf                  vmovd xmm11, edi
    984  c4432122da01              vpinsrd xmm11, xmm11, r10d, 1
    98a  c441796ee0                vmovd xmm12, r8d
    98f  c4431922e301              vpinsrd xmm12, xmm12, r11d, 1
    995  c5d114ee                  vunpcklpd xmm5, xmm5, xmm6
    999  c4c14114f0                vunpcklpd xmm6, xmm7, xmm8
    99e  c4c13114fa                vunpcklpd xmm7, xmm9, xmm10
    9a3  c4412114c4                vunpcklpd xmm8, xmm11, xmm12
    9a8  62f3552818ee01            vinsertf32x4 ymm5, ymm5, xmm6, 1
    9af  62d3452818f001            vinsertf32x4 ymm6, ymm7, xmm8, 1
    9b6  62f3d5481aee01            vinsertf64x4 zmm5, zmm5, ymm6, 1
    9bd  62f2554840f4              vpmulld zmm6, zmm5, zmm4                             ; mul int32x16
    9c3  62f16548faf6              vpsubd zmm6, zmm3, zmm6                              ; sub int32x16
    9c9  62f34d481fc804            vpcmpd k1, zmm6, zmm0, 4                             ; cmpne boolx16
    9d0  62f14d48eff4              vpxord zmm6, zmm6, zmm4                              ; xor int32x16
    9d6  62f34d481fd001            vpcmpd k2, zmm6, zmm0, 1                             ; cmplt boolx16
    9dd  c4e1f441ca                kandq k1, k1, k2                                     ; and boolx16
    9e2  62f35d481fd004            vpcmpd k2, zmm4, zmm0, 4                             ; cmpne boolx16
    9e9  c4e1f441ca                kandq k1, k1, k2                                     ; and boolx16
    9ee  62f15548fef1              vpaddd zmm6, zmm5, zmm1                              ; add int32x16
    9f4  62f2554964ee              vpblendmd zmm5{k1}, zmm5, zmm6                       ; where int32x16
    9fa  488b442428                mov rax, qword ptr [rsp + 40]
    9ff  85c0                      test eax, eax                                        ; mod int32
    a01  488b742428                mov rsi, qword ptr [rsp + 40]
    a06  b801000000                mov eax, 1
    a0b  0f44f0                    cmove esi, eax                                       ; mod int32
    a0e  488b442420                mov rax, qword ptr [rsp + 32]
    a13  ba00000080                mov edx, 2147483648
    a18  2bc2                      sub eax, edx                                         ; mod int32
    a1a  488b542428                mov rdx, qword ptr [rsp + 40]
    a1f  83c201                    add edx, 1                                           ; mod int32
    a22  4889542428                mov qword ptr [rsp + 40], rdx
    a27  488b542428                mov rdx, qword ptr [rsp + 40]
    a2c  0bc2                      or eax, edx                                          ; mod int32
    a2e  85c0                      test eax, eax
    a30  b801000000                mov eax, 1
    a35  0f44f0                    cmove esi, eax                                       ; mod int32
    a38  488b7c2420                mov rdi, qword ptr [rsp + 32]
    a3d  408bc79940f7fe448bc2      idiv edi, esi ; r8d = edx                            ; mod int32
    a47  4c89442430                mov qword ptr [rsp + 48], r8
    a4c  488b442440                mov rax, qword ptr [rsp + 64]
    a51  85c0                      test eax, eax                                        ; mod int32
    a53  488b742440                mov rsi, qword ptr [rsp + 64]
    a58  b801000000                mov eax, 1
    a5d  0f44f0                    cmove esi, eax                                       ; mod int32
    a60  488b442438                mov rax, qword ptr [rsp + 56]
    a65  ba00000080                mov edx, 2147483648
    a6a  2bc2                      sub eax, edx                                         ; mod int32
    a6c  488b542440                mov rdx, qword ptr [rsp + 64]
    a71  83c201                    add edx, 1                                           ; mod int32
    a74  4889542440                mov qword ptr [rsp + 64], rdx
    a79  488b542440                mov rdx, qword ptr [rsp + 64]
    a7e  0bc2                      or eax, edx                                          ; mod int32
    a80  85c0                      test eax, eax
    a82  b801000000                mov eax, 1
    a87  0f44f0                    cmove esi, eax                                       ; mod int32
    a8a  488b7c2438                mov rdi, qword ptr [rsp + 56]
    a8f  408bc79940f7fe448bc2      idiv edi, esi ; r8d = edx                            ; mod int32
    a99  4c89442448                mov qword ptr [rsp + 72], r8
    a9e  488b442458                mov rax, qword ptr [rsp + 88]
    aa3  85c0                      test eax, eax                                        ; mod int32
    aa5  488b742458                mov rsi, qword ptr [rsp + 88]
    aaa  b801000000                mov eax, 1
    aaf  0f44f0                    cmove esi, eax                                       ; mod int32
    ab2  488b442450                mov rax, qword ptr [rsp + 80]
    ab7  ba00000080                mov edx, 2147483648
    abc  2bc2                      sub eax, edx                                         ; mod int32
    abe  488b542458                mov rdx, qword ptr [rsp + 88]
    ac3  83c201                    add edx, 1                                           ; mod int32
    ac6  4889542458                mov qword ptr [rsp + 88], rdx
    acb  488b542458                mov rdx, qword ptr [rsp + 88]
    ad0  0bc2                      or eax, edx                                          ; mod int32
    ad2  85c0                      test eax, eax
    ad4  b801000000                mov eax, 1
    ad9  0f44f0                    cmove esi, eax                                       ; mod int32
    adc  488b7c2450                mov rdi, qword ptr [rsp + 80]
    ae1  408bc79940f7fe448bc2      idiv edi, esi ; r8d = edx                            ; mod int32
    aeb  4c89442460                mov qword ptr [rsp + 96], r8
    af0  488b442470                mov rax, qword ptr [rsp + 112]
    af5  85c0                      test eax, eax                                        ; mod int32
    af7  488b742470                mov rsi, qword ptr [rsp + 112]
    afc  b801000000                mov eax, 1
    b01  0f44f0                    cmove esi, eax                                       ; mod int32
    b04  488b442468                mov rax, qword ptr [rsp + 104]
    b09  ba00000080                mov edx, 2147483648
    b0e  2bc2                      sub eax, edx                                         ; mod int32
    b10  488b542470                mov rdx, qword ptr [rsp + 112]
    b15  83c201                    add edx, 1                                           ; mod int32
    b18  4889542470                mov qword ptr [rsp + 112], rdx
    b1d  488b542470                mov rdx, qword ptr [rsp + 112]
    b22  0bc2                      or eax, edx                                          ; mod int32
    b24  85c0                      test eax, eax
    b26  b801000000                mov eax, 1
    b2b  0f44f0                    cmove esi, eax                                       ; mod int32
    b2e  488b7c2468                mov rdi, qword ptr [rsp + 104]
    b33  408bc79940f7fe448bc2      idiv edi, esi ; r8d = edx                            ; mod int32
    b3d  4c89442478                mov qword ptr [rsp + 120], r8
    b42  488b842488000000          mov rax, qword ptr [rsp + 136]
    b4a  85c0                      test eax, eax                                        ; mod int32
    b4c  488bb42488000000          mov rsi, qword ptr [rsp + 136]
    b54  b801000000                mov eax, 1
    b59  0f44f0                    cmove esi, eax                                       ; mod int32
    b5c  488b842480000000          mov rax, qword ptr [rsp + 128]
    b64  ba00000080                mov edx, 2147483648
    b69  2bc2                      sub eax, edx                                         ; mod int32
    b6b  488b942488000000          mov rdx, qword ptr [rsp + 136]
    b73  83c201                    add edx, 1                                           ; mod int32
    b76  4889942488000000          mov qword ptr [rsp + 136], rdx
    b7e  488b942488000000          mov rdx, qword ptr [rsp + 136]
    b86  0bc2                      or eax, edx                                          ; mod int32
    b88  85c0                      test eax, eax
    b8a  b801000000                mov eax, 1
    b8f  0f44f0                    cmove esi, eax                                       ; mod int32
    b92  488bbc2480000000          mov rdi, qword ptr [rsp + 128]
    b9a  408bc79940f7fe448bc2      idiv edi, esi ; r8d = edx                            ; mod int32
    ba4  4c89842490000000          mov qword ptr [rsp + 144], r8
    bac  488b8424a0000000          mov rax, qword ptr [rsp + 160]
    bb4  85c0                      test eax, eax                                        ; mod int32
    bb6  488bb424a0000000          mov rsi, qword ptr [rsp + 160]
    bbe  b801000000                mov eax, 1
    bc3  0f44f0                    cmove esi, eax                                       ; mod int32
    bc6  488b842498000000          mov rax, qword ptr [rsp + 152]
    bce  ba00000080                mov edx, 2147483648
    bd3  2bc2                      sub eax, edx                                         ; mod int32
    bd5  488b9424a0000000          mov rdx, qword ptr [rsp + 160]
    bdd  83c201                    add edx, 1                                           ; mod int32
    be0  48899424a0000000          mov qword ptr [rsp + 160], rdx
    be8  488b9424a0000000          mov rdx, qword ptr [rsp + 160]
    bf0  0bc2                      or eax, edx                                          ; mod int32
    bf2  85c0                      test eax, eax
    bf4  b801000000                mov eax, 1
    bf9  0f44f0                    cmove esi, eax                                       ; mod int32
    bfc  488bbc2498000000          mov rdi, qword ptr [rsp + 152]
    c04  408bc79940f7fe448be2      idiv edi, esi ; r12d = edx                           ; mod int32
    c0e  488b8424b8000000          mov rax, qword ptr [rsp + 184]
    c16  85c0                      test eax, eax                                        ; mod int32
    c18  488bb424b8000000          mov rsi, qword ptr [rsp + 184]
    c20  b801000000                mov eax, 1
    c25  0f44f0                    cmove esi, eax                                       ; mod int32
    c28  488b8424b0000000          mov rax, qword ptr [rsp + 176]
    c30  ba00000080                mov edx, 2147483648
    c35  2bc2                      sub eax, edx                                         ; mod int32
    c37  488b9424b8000000          mov rdx, qword ptr [rsp + 184]
    c3f  83c201                    add edx, 1                                           ; mod int32
    c42  48899424b8000000          mov qword ptr [rsp + 184], rdx
    c4a  488b9424b8000000          mov rdx, qword ptr [rsp + 184]
    c52  0bc2                      or eax, edx                                          ; mod int32
    c54  85c0                      test eax, eax
    c56  b801000000                mov eax, 1
    c5b  0f44f0                    cmove esi, eax                                       ; mod int32
    c5e  4c8b8424b0000000          mov r8, qword ptr [rsp + 176]
    c66  418bc09940f7fe408bfa      idiv r8d, esi ; edi = edx                            ; mod int32
    c70  488b8424d0000000          mov rax, qword ptr [rsp + 208]
    c78  85c0                      test eax, eax                                        ; mod int32
    c7a  488bb424d0000000          mov rsi, qword ptr [rsp + 208]
    c82  b801000000                mov eax, 1
    c87  0f44f0                    cmove esi, eax                                       ; mod int32
    c8a  488b8424c8000000          mov rax, qword ptr [rsp + 200]
    c92  ba00000080                mov edx, 2147483648
    c97  2bc2                      sub eax, edx                                         ; mod int32
    c99  488b9424d0000000          mov rdx, qword ptr [rsp + 208]
    ca1  83c201                    add edx, 1                                           ; mod int32
    ca4  48899424d0000000          mov qword ptr [rsp + 208], rdx
    cac  488b9424d0000000          mov rdx, qword ptr [rsp + 208]
    cb4  0bc2                      or eax, edx                                          ; mod int32
    cb6  85c0                      test eax, eax
    cb8  b801000000                mov eax, 1
    cbd  0f44f0                    cmove esi, eax                                       ; mod int32
    cc0  4c8b8c24c8000000          mov r9, qword ptr [rsp + 200]
    cc8  418bc19940f7fe448bc2      idiv r9d, esi ; r8d = edx                            ; mod int32
    cd2  488b8424e8000000          mov rax, qword ptr [rsp + 232]
    cda  85c0                      test eax, eax                                        ; mod int32
    cdc  488bb424e8000000          mov rsi, qword ptr [rsp + 232]
    ce4  b801000000                mov eax, 1
    ce9  0f44f0                    cmove esi, eax                                       ; mod int32
    cec  488b8424e0000000          mov rax, qword ptr [rsp + 224]
    cf4  ba00000080                mov edx, 2147483648
    cf9  2bc2                      sub eax, edx                                         ; mod int32
    cfb  488b9424e8000000          mov rdx, qword ptr [rsp + 232]
    d03  83c201                    add edx, 1                                           ; mod int32
    d06  48899424e8000000          mov qword ptr [rsp + 232], rdx
    d0e  488b9424e8000000          mov rdx, qword ptr [rsp + 232]
    d16  0bc2                      or eax, edx                                          ; mod int32
    d18  85c0                      test eax, eax
    d1a  b801000000                mov eax, 1
    d1f  0f44f0                    cmove esi, eax                                       ; mod int32
    d22  4c8b9424e0000000          mov r10, qword ptr [rsp + 224]
    d2a  418bc29940f7fe448bca      idiv r10d, esi ; r9d = edx                           ; mod int32
    d34  488b842400010000          mov rax, qword ptr [rsp + 256]
    d3c  85c0                      test eax, eax                                        ; mod int32
    d3e  488bb42400010000          mov rsi, qword ptr [rsp + 256]
    d46  b801000000                mov eax, 1
    d4b  0f44f0                    cmove esi, eax                                       ; mod int32
    d4e  488b8424f8000000          mov rax, qword ptr [rsp + 248]
    d56  ba00000080                mov edx, 2147483648
    d5b  2bc2                      sub eax, edx                                         ; mod int32
    d5d  488b942400010000          mov rdx, qword ptr [rsp + 256]
    d65  83c201                    add edx, 1                                           ; mod int32
    d68  4889942400010000          mov qword ptr [rsp + 256], rdx
    d70  488b942400010000          mov rdx, qword ptr [rsp + 256]
    d78  0bc2                      or eax, edx                                          ; mod int32
    d7a  85c0                      test eax, eax
    d7c  b801000000                mov eax, 1
    d81  0f44f0                    cmove esi, eax                                       ; mod int32
    d84  4c8b9c24f8000000          mov r11, qword ptr [rsp + 248]
    d8c  418bc39940f7fe448bd2      idiv r11d, esi ; r10d = edx                          ; mod int32
    d96  85db                      test ebx, ebx                                        ; mod int32
    d98  488bf3                    mov rsi, rbx
    d9b  b801000000                mov eax, 1
    da0  0f44f0                    cmove esi, eax                                       ; mod int32
    da3  488b842410010000          mov rax, qword ptr [rsp + 272]
    dab  ba00000080                mov edx, 2147483648
    db0  2bc2                      sub eax, edx                                         ; mod int32
    db2  83c301                    add ebx, 1
    db5  0bc3                      or eax, ebx
    db7  85c0                      test eax, eax
    db9  b801000000                mov eax, 1
    dbe  0f44f0                    cmove esi, eax                                       ; mod int32
    dc1  4c8b9c2410010000          mov r11, qword ptr [rsp + 272]
    dc9  418bc39940f7fe408bda      idiv r11d, esi ; ebx = edx                           ; mod int32
    dd3  85ed                      test ebp, ebp                                        ; mod int32
    dd5  488bf5                    mov rsi, rbp
    dd8  b801000000                mov eax, 1
    ddd  0f44f0                    cmove esi, eax                                       ; mod int32
    de0  488b842420010000          mov rax, qword ptr [rsp + 288]
    de8  ba00000080                mov edx, 2147483648
    ded  2bc2                      sub eax, edx                                         ; mod int32
    def  83c501                    add ebp, 1
    df2  0bc5                      or eax, ebp
    df4  85c0                      test eax, eax
    df6  b801000000                mov eax, 1
    dfb  0f44f0                    cmove esi, eax                                       ; mod int32
    dfe  4c8b9c2420010000          mov r11, qword ptr [rsp + 288]
    e06  418bc39940f7fe408bea      idiv r11d, esi ; ebp = edx                           ; mod int32
    e10  4585f6                    test r14d, r14d                                      ; mod int32
    e13  498bf6                    mov rsi, r14
    e16  b801000000                mov eax, 1
    e1b  0f44f0                    cmove esi, eax                                       ; mod int32
    e1e  488b842428010000          mov rax, qword ptr [rsp + 296]
    e26  ba00000080                mov edx, 2147483648
    e2b  2bc2                      sub eax, edx                                         ; mod int32
    e2d  4183c601                  add r14d, 1
    e31  410bc6                    or eax, r14d
    e34  85c0                      test eax, eax
    e36  b801000000                mov eax, 1
    e3b  0f44f0                    cmove esi, eax                                       ; mod int32
    e3e  4c8b9c2428010000          mov r11, qword ptr [rsp + 296]
    e46  418bc39940f7fe448bf2      idiv r11d, esi ; r14d = edx                          ; mod int32
    e50  85c9                      test ecx, ecx                                        ; mod int32
    e52  488bf1                    mov rsi, rcx
    e55  b801000000                mov eax, 1
    e5a  0f44f0                    cmove esi, eax                                       ; mod int32
    e5d  488b842430010000          mov rax, qword ptr [rsp + 304]
    e65  ba00000080                mov edx, 2147483648
    e6a  2bc2                      sub eax, edx                                         ; mod int32
    e6c  83c101                    add ecx, 1
    e6f  0bc1                      or eax, ecx
    e71  85c0                      test eax, eax
    e73  b801000000                mov eax, 1
    e78  0f44f0                    cmove esi, eax                                       ; mod int32
    e7b  4c8b9c2430010000          mov r11, qword ptr [rsp + 304]
    e83  418bc39940f7fe408bca      idiv r11d, esi ; ecx = edx                           ; mod int32
    e8d  4585ff                    test r15d, r15d                                      ; mod int32
    e90  498bf7                    mov rsi, r15
    e93  b801000000                mov eax, 1
    e98  0f44f0                    cmove esi, eax                                       ; mod int32
    e9b  488b842438010000          mov rax, qword ptr [rsp + 312]
    ea3  ba00000080                mov edx, 2147483648
    ea8  2bc2                      sub eax, edx                                         ; mod int32
    eaa  4183c701                  add r15d, 1
    eae  410bc7                    or eax, r15d
    eb1  85c0                      test eax, eax
    eb3  b801000000                mov eax, 1
    eb8  0f44f0                    cmove esi, eax                                       ; mod int32
    ebb  4c8b9c2438010000          mov r11, qword ptr [rsp + 312]
    ec3  418bc39940f7fe448bfa      idiv r11d, esi ; r15d = edx                          ; mod int32
    ecd  4585ed                    test r13d, r13d                                      ; mod int32
    ed0  498bf5                    mov rsi, r13
    ed3  b801000000                mov eax, 1
    ed8  0f44f0                    cmove esi, eax                                       ; mod int32
    edb  488b842440010000          mov rax, qword ptr [rsp + 320]
    ee3  ba00000080                mov edx, 2147483648
    ee8  2bc2                      sub eax, edx                                         ; mod int32
    eea  4183c501                  add r13d, 1
    eee  410bc5                    or eax, r13d
    ef1  85c0                      test eax, eax
    ef3  b801000000                mov eax, 1
    ef8  0f44f0                    cmove esi, eax                                       ; mod int32
    efb  4c8b9c2440010000          mov r11, qword ptr [rsp + 320]
    f03  418bc39940f7fe448bea      idiv r11d, esi ; r13d = edx                          ; mod int32
    f0d  488b442430                mov rax, qword ptr [rsp + 48]
    f12  c5f96ef0                  vmovd xmm6, eax                                      ; vectorize int32x16
    f16  488b442448                mov rax, qword ptr [rsp + 72]
    f1b  c4e34922f001              vpinsrd xmm6, xmm6, eax, 1                           ; vectorize int32x16
    f21  488b442460                mov rax, qword ptr [rsp + 96]
    f26  c5f96ef8                  vmovd xmm7, eax                                      ; vectorize int32x16
    f2a  488b442478                mov rax, qword ptr [rsp + 120]
    f2f  c4e34122f801              vpinsrd xmm7, xmm7, eax, 1                           ; vectorize int32x16
    f35  488b842490000000          mov rax, qword ptr [rsp + 144]
    f3d  c5796ec0                  vmovd xmm8, eax                                      ; vectorize int32x16
    f41  c4433922c401              vpinsrd xmm8, xmm8, r12d, 1
    f47  c5796ecf                  vmovd xmm9, edi
    f4b  c4433122c801              vpinsrd xmm9, xmm9, r8d, 1
    f51  c441796ed1                vmovd xmm10, r9d
    f56  c4432922d201              vpinsrd xmm10, xmm10, r10d, 1
    f5c  c5796edb                  vmovd xmm11, ebx
    f60  c4632122dd01              vpinsrd xmm11, xmm11, ebp, 1
    f66  c441796ee6                vmovd xmm12, r14d
    f6b  c4631922e101              vpinsrd xmm12, xmm12, ecx, 1
    f71  c441796eef                vmovd xmm13, r15d
    f76  c4431122ed01              vpinsrd xmm13, xmm13, r13d, 1
    f7c  c5c914f7                  vunpcklpd xmm6, xmm6, xmm7
    f80  c4c13914f9                vunpcklpd xmm7, xmm8, xmm9
    f85  c4412914c3                vunpcklpd xmm8, xmm10, xmm11
    f8a  c4411914cd                vunpcklpd xmm9, xmm12, xmm13
    f8f  62f34d2818f701            vinsertf32x4 ymm6, ymm6, xmm7, 1
    f96  62d33d2818f901            vinsertf32x4 ymm7, ymm8, xmm9, 1
    f9d  62f3cd481af701            vinsertf64x4 zmm6, zmm6, ymm7, 1
    fa4  62f15d48dbe2              vpandd zmm4, zmm4, zmm2                              ; and int32x16
    faa  62f2654846dc              vpsravd zmm3, zmm3, zmm4                             ; shr int32x16
    fb0  62f24d4840db              vpmulld zmm3, zmm6, zmm3                             ; mul int32x16
    fb6  62f15548fedb              vpaddd zmm3, zmm5, zmm3                              ; add int32x16
    fbc  488b0424                  mov rax, qword ptr [rsp]
    fc0  62f17c481118              vmovups zmmword ptr [rax], zmm3                      ; store void
    fc6  488b442408                mov rax, qword ptr [rsp + 8]
    fcb  4883c040                  add rax, 64                                          ; end void
    fcf  4889442408                mov qword ptr [rsp + 8], rax
    fd4  488b442410                mov rax, qword ptr [rsp + 16]
    fd9  4883c040                  add rax, 64                                          ; end void
    fdd  4889442410                mov qword ptr [rsp + 16], rax
    fe2  488b0424                  mov rax, qword ptr [rsp]
    fe6  4883c040                  add rax, 64                                          ; end void
    fea  48890424                  mov qword ptr [rsp], rax
    fee  488b442418                mov rax, qword ptr [rsp + 24]
    ff3  83c001                    add eax, 1                                           ; end void
    ff6  4889442418                mov qword ptr [rsp + 24], rax
    ffb  488b442418                mov rax, qword ptr [rsp + 24]
   1000  83f804                    cmp eax, 4                                           ; end void
   1003  0f8c57f0ffff              jl loop_60
done_1009:
   1009  c5f877                    vzeroupper                                           ; sink void
   100c  4881c450010000            add rsp, 336
   1013  418fc7                    pop r15
   1016  418fc6                    pop r14
   1019  418fc5                    pop r13
   101c  418fc4                    pop r12
   101f  8fc5                      pop rbp
   1021  8fc3                      pop rbx
   1023  c3                        ret                                                  ; sink void
