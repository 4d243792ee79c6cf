integer_division:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  41fff7                    push r15
     10  4881ec70010000            sub rsp, 368
     17  62f27d4858055f100000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
     21  62f27d48580d59100000      vpbroadcastd zmm1, dword ptr [rip + ffffffff]
     2b  62f27d48581553100000      vpbroadcastd zmm2, dword ptr [rip + 07000000]
     35  488b07                    mov rax, qword ptr [rdi]
     38  4889442418                mov qword ptr [rsp + 24], rax
     3d  488b4708                  mov rax, qword ptr [rdi + 8]                         ; define_global ptr<int32, global, 64>
     41  4889442408                mov qword ptr [rsp + 8], rax
     46  488b4710                  mov rax, qword ptr [rdi + 16]                        ; define_global ptr<int32, global, 64>
     4a  4889442410                mov qword ptr [rsp + 16], rax
     4f  b800000000                mov eax, 0                                           ; range int32
     54  48890424                  mov qword ptr [rsp], rax
loop_60:
     60  488b442408                mov rax, qword ptr [rsp + 8]
     65  62f17c481018              vmovups zmm3, zmmword ptr [rax]                      ; load int32x16
     6b  c4e37916d800              vpextrd eax, xmm3, 0                                 ; gep int32
     71  4889442420                mov qword ptr [rsp + 32], rax
     76  488b442410                mov rax, qword ptr [rsp + 16]
     7b  62f17c481020              vmovups zmm4, zmmword ptr [rax]                      ; load int32x16
     81  c4e37916e000              vpextrd eax, xmm4, 0                                 ; gep int32
     87  48898424f0000000          mov qword ptr [rsp + 240], rax
     8f  488b8424f0000000          mov rax, qword ptr [rsp + 240]
     97  85c0                      test eax, eax                                        ; idiv int32
     99  4c8ba424f0000000          mov r12, qword ptr [rsp + 240]
     a1  b801000000                mov eax, 1
     a6  440f44e0                  cmove r12d, eax                                      ; idiv int32
     aa  488b442420                mov rax, qword ptr [rsp + 32]
     af  ba00000080                mov edx, 2147483648
     b4  2bc2                      sub eax, edx                                         ; idiv int32
     b6  488b9424f0000000          mov rdx, qword ptr [rsp + 240]
     be  83c201                    add edx, 1                                           ; idiv int32
     c1  0bc2                      or eax, edx
     c3  85c0                      test eax, eax
     c5  b801000000                mov eax, 1
     ca  440f44e0                  cmove r12d, eax                                      ; idiv int32
     ce  488b4c2420                mov rcx, qword ptr [rsp + 32]
     d3  408bc19941f7fc408bf0      idiv ecx, r12d ; esi = eax                           ; idiv int32
     dd  4889742428                mov qword ptr [rsp + 40], rsi
     e2  488b8424f0000000          mov rax, qword ptr [rsp + 240]
     ea  85c0                      test eax, eax                                        ; idiv int32
     ec  488b442428                mov rax, qword ptr [rsp + 40]
     f1  ba00000000                mov edx, 0
     f6  0f44c2                    cmove eax, edx                                       ; idiv int32
     f9  4889442428                mov qword ptr [rsp + 40], rax
     fe  c4e37916d801              vpextrd eax, xmm3, 1                                 ; gep int32
    104  4889442430                mov qword ptr [rsp + 48], rax
    109  c4e37916e001              vpextrd eax, xmm4, 1                                 ; gep int32
    10f  4889842400010000          mov qword ptr [rsp + 256], rax
    117  488b842400010000          mov rax, qword ptr [rsp + 256]
    11f  85c0                      test eax, eax                                        ; idiv int32
    121  4c8bbc2400010000          mov r15, qword ptr [rsp + 256]
    129  b801000000                mov eax, 1
    12e  440f44f8                  cmove r15d, eax                                      ; idiv int32
    132  488b442430                mov rax, qword ptr [rsp + 48]
    137  ba00000080                mov edx, 2147483648
    13c  2bc2                      sub eax, edx                                         ; idiv int32
    13e  488b942400010000          mov rdx, qword ptr [rsp + 256]
    146  83c201                    add edx, 1                                           ; idiv int32
    149  0bc2                      or eax, edx
    14b  85c0                      test eax, eax
    14d  b801000000                mov eax, 1
    152  440f44f8                  cmove r15d, eax                                      ; idiv int32
    156  488b4c2430                mov rcx, qword ptr [rsp + 48]
    15b  408bc19941f7ff408bf0      idiv ecx, r15d ; esi = eax                           ; idiv int32
    165  4889742438                mov qword ptr [rsp + 56], rsi
    16a  488b842400010000          mov rax, qword ptr [rsp + 256]
    172  85c0                      test eax, eax                                        ; idiv int32
    174  488b442438                mov rax, qword ptr [rsp + 56]
    179  ba00000000                mov edx, 0
    17e  0f44c2                    cmove eax, edx                                       ; idiv int32
    181  4889442438                mov qword ptr [rsp + 56], rax
    186  c4e37916d802              vpextrd eax, xmm3, 2                                 ; gep int32
    18c  4889442440                mov qword ptr [rsp + 64], rax
    191  c4e37916e002              vpextrd eax, xmm4, 2                                 ; gep int32
    197  4889842410010000          mov qword ptr [rsp + 272], rax
    19f  488b842410010000          mov rax, qword ptr [rsp + 272]
    1a7  85c0                      test eax, eax                                        ; idiv int32
    1a9  4c8b942410010000          mov r10, qword ptr [rsp + 272]
    1b1  b801000000                mov eax, 1
    1b6  440f44d0                  cmove r10d, eax                                      ; idiv int32
    1ba  488b442440                mov rax, qword ptr [rsp + 64]
    1bf  ba00000080                mov edx, 2147483648
    1c4  2bc2                      sub eax, edx                                         ; idiv int32
    1c6  488b942410010000          mov rdx, qword ptr [rsp + 272]
    1ce  83c201                    add edx, 1                                           ; idiv int32
    1d1  0bc2                      or eax, edx
    1d3  85c0                      test eax, eax
    1d5  b801000000                mov eax, 1
    1da  440f44d0                  cmove r10d, eax                                      ; idiv int32
    1de  488b4c2440                mov rcx, qword ptr [rsp + 64]
    1e3  408bc19941f7fa408bf0      idiv ecx, r10d ; esi = eax                           ; idiv int32
    1ed  4889742448                mov qword ptr [rsp + 72], rsi
    1f2  488b842410010000          mov rax, qword ptr [rsp + 272]
    1fa  85c0                      test eax, eax                                        ; idiv int32
    1fc  488b442448                mov rax, qword ptr [rsp + 72]
    201  ba00000000                mov edx, 0
    206  0f44c2                    cmove eax, edx                                       ; idiv int32
    209  4889442448                mov qword ptr [rsp + 72], rax
    20e  c4e37916d803              vpextrd eax, xmm3, 3                                 ; gep int32
    214  4889442450                mov qword ptr [rsp + 80], rax
    219  c4e37916e003              vpextrd eax, xmm4, 3                                 ; gep int32
    21f  4889842420010000          mov qword ptr [rsp + 288], rax
    227  488b842420010000          mov rax, qword ptr [rsp + 288]
    22f  85c0                      test eax, eax                                        ; idiv int32
    231  488b9c2420010000          mov rbx, qword ptr [rsp + 288]
    239  b801000000                mov eax, 1
    23e  0f44d8                    cmove ebx, eax                                       ; idiv int32
    241  488b442450                mov rax, qword ptr [rsp + 80]
    246  ba00000080                mov edx, 2147483648
    24b  2bc2                      sub eax, edx                                         ; idiv int32
    24d  488b942420010000          mov rdx, qword ptr [rsp + 288]
    255  83c201                    add edx, 1                                           ; idiv int32
    258  0bc2                      or eax, edx
    25a  85c0                      test eax, eax
    25c  b801000000                mov eax, 1
    261  0f44d8                    cmove ebx, eax                                       ; idiv int32
    264  488b4c2450                mov rcx, qword ptr [rsp + 80]
    269  408bc19940f7fb408bf0      idiv ecx, ebx ; esi = eax                            ; idiv int32
    273  4889742458                mov qword ptr [rsp + 88], rsi
    278  488b842420010000          mov rax, qword ptr [rsp + 288]
    280  85c0                      test eax, eax                                        ; idiv int32
    282  488b442458                mov rax, qword ptr [rsp + 88]
    287  ba00000000                mov edx, 0
    28c  0f44c2                    cmove eax, edx                                       ; idiv int32
    28f  4889442458                mov qword ptr [rsp + 88], rax
    294  62f37d4819dd01            vextractf32x4 xmm5, zmm3, 1                          ; gep int32
    29b  c4e37916e800              vpextrd eax, xmm5, 0
    2a1  4889442460                mov qword ptr [rsp + 96], rax
    2a6  62f37d4819e501            vextractf32x4 xmm5, zmm4, 1                          ; gep int32
    2ad  c4e37916e800              vpextrd eax, xmm5, 0
    2b3  4889842430010000          mov qword ptr [rsp + 304], rax
    2bb  488b842430010000          mov rax, qword ptr [rsp + 304]
    2c3  85c0                      test eax, eax                                        ; idiv int32
    2c5  4c8b942430010000          mov r10, qword ptr [rsp + 304]
    2cd  b801000000                mov eax, 1
    2d2  440f44d0                  cmove r10d, eax                                      ; idiv int32
    2d6  488b442460                mov rax, qword ptr [rsp + 96]
    2db  ba00000080                mov edx, 2147483648
    2e0  2bc2                      sub eax, edx                                         ; idiv int32
    2e2  488b942430010000          mov rdx, qword ptr [rsp + 304]
    2ea  83c201                    add edx, 1                                           ; idiv int32
    2ed  0bc2                      or eax, edx
    2ef  85c0                      test eax, eax
    2f1  b801000000                mov eax, 1
    2f6  440f44d0                  cmove r10d, eax                                      ; idiv int32
    2fa  488b4c2460                mov rcx, qword ptr [rsp + 96]
    2ff  408bc19941f7fa408bf0      idiv ecx, r10d ; esi = eax                           ; idiv int32
    309  4889742468                mov qword ptr [rsp + 104], rsi
    30e  488b842430010000          mov rax, qword ptr [rsp + 304]
    316  85c0                      test eax, eax                                        ; idiv int32
    318  488b442468                mov rax, qword ptr [rsp + 104]
    31d  ba00000000                mov edx, 0
    322  0f44c2                    cmove eax, edx                                       ; idiv int32
    325  4889442468                mov qword ptr [rsp + 104], rax
    32a  62f37d4819dd01            vextractf32x4 xmm5, zmm3, 1                          ; gep int32
    331  c4e37916e801              vpextrd eax, xmm5, 1
    337  4889442470                mov qword ptr [rsp + 112], rax
    33c  62f37d4819e501            vextractf32x4 xmm5, zmm4, 1                          ; gep int32
    343  c4e37916e801              vpextrd eax, xmm5, 1
    349  4889842438010000          mov qword ptr [rsp + 312], rax
    351  488b842438010000          mov rax, qword ptr [rsp + 312]
    359  85c0                      test eax, eax                                        ; idiv int32
    35b  4c8bac2438010000          mov r13, qword ptr [rsp + 312]
    363  b801000000                mov eax, 1
    368  440f44e8                  cmove r13d, eax                                      ; idiv int32
    36c  488b442470                mov rax, qword ptr [rsp + 112]
    371  ba00000080                mov edx, 2147483648
    376  2bc2                      sub eax, edx                                         ; idiv int32
    378  488b942438010000          mov rdx, qword ptr [rsp + 312]
    380  83c201                    add edx, 1                                           ; idiv int32
    383  0bc2                      or eax, edx
    385  85c0                      test eax, eax
    387  b801000000                mov eax, 1
    38c  440f44e8                  cmove r13d, eax                                      ; idiv int32
    390  488b4c2470                mov rcx, qword ptr [rsp + 112]
    395  408bc19941f7fd408bf0      idiv ecx, r13d ; esi = eax                           ; idiv int32
    39f  4889742478                mov qword ptr [rsp + 120], rsi
    3a4  488b842438010000          mov rax, qword ptr [rsp + 312]
    3ac  85c0                      test eax, eax                                        ; idiv int32
    3ae  488b442478                mov rax, qword ptr [rsp + 120]
    3b3  ba00000000                mov edx, 0
    3b8  0f44c2                    cmove eax, edx                                       ; idiv int32
    3bb  4889442478                mov qword ptr [rsp + 120], rax
    3c0  62f37d4819dd01            vextractf32x4 xmm5, zmm3, 1                          ; gep int32
    3c7  c4e37916e802              vpextrd eax, xmm5, 2
    3cd  4889842480000000          mov qword ptr [rsp + 128], rax
    3d5  62f37d4819e501            vextractf32x4 xmm5, zmm4, 1                          ; gep int32
    3dc  c4e37916e802              vpextrd eax, xmm5, 2
    3e2  4889842440010000          mov qword ptr [rsp + 320], rax
    3ea  488b842440010000          mov rax, qword ptr [rsp + 320]
    3f2  85c0                      test eax, eax                                        ; idiv int32
    3f4  4c8b842440010000          mov r8, qword ptr [rsp + 320]
    3fc  b801000000                mov eax, 1
    401  440f44c0                  cmove r8d, eax                                       ; idiv int32
    405  488b842480000000          mov rax, qword ptr [rsp + 128]
    40d  ba00000080                mov edx, 2147483648
    412  2bc2                      sub eax, edx                                         ; idiv int32
    414  488b942440010000          mov rdx, qword ptr [rsp + 320]
    41c  83c201                    add edx, 1                                           ; idiv int32
    41f  0bc2                      or eax, edx
    421  85c0                      test eax, eax
    423  b801000000                mov eax, 1
    428  440f44c0                  cmove r8d, eax                                       ; idiv int32
    42c  488b8c2480000000          mov rcx, qword ptr [rsp + 128]
    434  408bc19941f7f8408bf0      idiv ecx, r8d ; esi = eax                            ; idiv int32
    43e  4889b42488000000          mov qword ptr [rsp + 136], rsi
    446  488b842440010000          mov rax, qword ptr [rsp + 320]
    44e  85c0                      test eax, eax                                        ; idiv int32
    450  488b842488000000          mov rax, qword ptr [rsp + 136]
    458  ba00000000                mov edx, 0
    45d  0f44c2                    cmove eax, edx                                       ; idiv int32
    460  4889842488000000          mov qword ptr [rsp + 136], rax
    468  62f37d4819dd01            vextractf32x4 xmm5, zmm3, 1                          ; gep int32
    46f  c4e37916e803              vpextrd eax, xmm5, 3
    475  4889842490000000          mov qword ptr [rsp + 144], rax
    47d  62f37d4819e501            vextractf32x4 xmm5, zmm4, 1                          ; gep int32
    484  c4e37916e803              vpextrd eax, xmm5, 3
    48a  4889842448010000          mov qword ptr [rsp + 328], rax
    492  488b842448010000          mov rax, qword ptr [rsp + 328]
    49a  85c0                      test eax, eax                                        ; idiv int32
    49c  4c8ba42448010000          mov r12, qword ptr [rsp + 328]
    4a4  b801000000                mov eax, 1
    4a9  440f44e0                  cmove r12d, eax                                      ; idiv int32
    4ad  488b842490000000          mov rax, qword ptr [rsp + 144]
    4b5  ba00000080                mov edx, 2147483648
    4ba  2bc2                      sub eax, edx                                         ; idiv int32
    4bc  488b942448010000          mov rdx, qword ptr [rsp + 328]
    4c4  83c201                    add edx, 1                                           ; idiv int32
    4c7  0bc2                      or eax, edx
    4c9  85c0                      test eax, eax
    4cb  b801000000                mov eax, 1
    4d0  440f44e0                  cmove r12d, eax                                      ; idiv int32
    4d4  488b8c2490000000          mov rcx, qword ptr [rsp + 144]
    4dc  408bc19941f7fc408bf0      idiv ecx, r12d ; esi = eax                           ; idiv int32
    4e6  4889b42498000000          mov qword ptr [rsp + 152], rsi
    4ee  488b842448010000          mov rax, qword ptr [rsp + 328]
    4f6  85c0                      test eax, eax                                        ; idiv int32
    4f8  488b842498000000          mov rax, qword ptr [rsp + 152]
    500  ba00000000                mov edx, 0
    505  0f44c2                    cmove eax, edx                                       ; idiv int32
    508  4889842498000000          mov qword ptr [rsp + 152], rax
    510  62f37d4819dd02            vextractf32x4 xmm5, zmm3, 2                          ; gep int32
    517  c4e37916e800              vpextrd eax, xmm5, 0
    51d  48898424a0000000          mov qword ptr [rsp + 160], rax
    525  62f37d4819e502            vextractf32x4 xmm5, zmm4, 2                          ; gep int32
    52c  c4e37916e800              vpextrd eax, xmm5, 0
    532  4889842450010000          mov qword ptr [rsp + 336], rax
    53a  488b842450010000          mov rax, qword ptr [rsp + 336]
    542  85c0                      test eax, eax                                        ; idiv int32
    544  4c8b9c2450010000          mov r11, qword ptr [rsp + 336]
    54c  b801000000                mov eax, 1
    551  440f44d8                  cmove r11d, eax                                      ; idiv int32
    555  488b8424a0000000          mov rax, qword ptr [rsp + 160]
    55d  ba00000080                mov edx, 2147483648
    562  2bc2                      sub eax, edx                                         ; idiv int32
    564  488b942450010000          mov rdx, qword ptr [rsp + 336]
    56c  83c201                    add edx, 1                                           ; idiv int32
    56f  0bc2                      or eax, edx
    571  85c0                      test eax, eax
    573  b801000000                mov eax, 1
    578  440f44d8                  cmove r11d, eax                                      ; idiv int32
    57c  488b8c24a0000000          mov rcx, qword ptr [rsp + 160]
    584  408bc19941f7fb408bf0      idiv ecx, r11d ; esi = eax                           ; idiv int32
    58e  4889b424a8000000          mov qword ptr [rsp + 168], rsi
    596  488b842450010000          mov rax, qword ptr [rsp + 336]
    59e  85c0                      test eax, eax                                        ; idiv int32
    5a0  488b8424a8000000          mov rax, qword ptr [rsp + 168]
    5a8  ba00000000                mov edx, 0
    5ad  0f44c2                    cmove eax, edx                                       ; idiv int32
    5b0  48898424a8000000          mov qword ptr [rsp + 168], rax
    5b8  62f37d4819dd02            vextractf32x4 xmm5, zmm3, 2                          ; gep int32
    5bf  c4e37916e801              vpextrd eax, xmm5, 1
    5c5  48898424b0000000          mov qword ptr [rsp + 176], rax
    5cd  62f37d4819e502            vextractf32x4 xmm5, zmm4, 2                          ; gep int32
    5d4  c4e37916e801              vpextrd eax, xmm5, 1
    5da  4889842458010000          mov qword ptr [rsp + 344], rax
    5e2  488b842458010000          mov rax, qword ptr [rsp + 344]
    5ea  85c0                      test eax, eax                                        ; idiv int32
    5ec  488b9c2458010000          mov rbx, qword ptr [rsp + 344]
    5f4  b801000000                mov eax, 1
    5f9  0f44d8                    cmove ebx, eax                                       ; idiv int32
    5fc  488b8424b0000000          mov rax, qword ptr [rsp + 176]
    604  ba00000080                mov edx, 2147483648
    609  2bc2                      sub eax, edx                                         ; idiv int32
    60b  488b942458010000          mov rdx, qword ptr [rsp + 344]
    613  83c201                    add edx, 1                                           ; idiv int32
    616  0bc2                      or eax, edx
    618  85c0                      test eax, eax
    61a  b801000000                mov eax, 1
    61f  0f44d8                    cmove ebx, eax                                       ; idiv int32
    622  488b8c24b0000000          mov rcx, qword ptr [rsp + 176]
    62a  408bc19940f7fb408bf0      idiv ecx, ebx ; esi = eax                            ; idiv int32
    634  4889b424b8000000          mov qword ptr [rsp + 184], rsi
    63c  488b842458010000          mov rax, qword ptr [rsp + 344]
    644  85c0                      test eax, eax                                        ; idiv int32
    646  488b8424b8000000          mov rax, qword ptr [rsp + 184]
    64e  ba00000000                mov edx, 0
    653  0f44c2                    cmove eax, edx                                       ; idiv int32
    656  48898424b8000000          mov qword ptr [rsp + 184], rax
    65e  62f37d4819dd02            vextractf32x4 xmm5, zmm3, 2                          ; gep int32
    665  c4e37916e802              vpextrd eax, xmm5, 2
    66b  48898424c0000000          mov qword ptr [rsp + 192], rax
    673  62f37d4819e502            vextractf32x4 xmm5, zmm4, 2                          ; gep int32
    67a  c4e37916eb02              vpextrd ebx, xmm5, 2
    680  85db                      test ebx, ebx                                        ; idiv int32
    682  488beb                    mov rbp, rbx
    685  b801000000                mov eax, 1
    68a  0f44e8                    cmove ebp, eax                                       ; idiv int32
    68d  488b8424c0000000          mov rax, qword ptr [rsp + 192]
    695  ba00000080                mov edx, 2147483648
    69a  2bc2                      sub eax, edx                                         ; idiv int32
    69c  488bd3                    mov rdx, rbx
    69f  83c201                    add edx, 1
    6a2  0bc2                      or eax, edx
    6a4  85c0                      test eax, eax
    6a6  b801000000                mov eax, 1
    6ab  0f44e8                    cmove ebp, eax                                       ; idiv int32
    6ae  488b8c24c0000000          mov rcx, qword ptr [rsp + 192]
    6b6  408bc19940f7fd408bf0      idiv ecx, ebp ; esi = eax                            ; idiv int32
    6c0  4889b42460010000          mov qword ptr [rsp + 352], rsi
    6c8  85db                      test ebx, ebx                                        ; idiv int32
    6ca  b800000000                mov eax, 0
    6cf  488b942460010000          mov rdx, qword ptr [rsp + 352]
    6d7  0f44d0                    cmove edx, eax                                       ; idiv int32
    6da  4889942460010000          mov qword ptr [rsp + 352], rdx
    6e2  62f37d4819dd02            vextractf32x4 xmm5, zmm3, 2                          ; gep int32
    6e9  c4e37916e803              vpextrd eax, xmm5, 3
    6ef  48898424c8000000          mov qword ptr [rsp + 200], rax
    6f7  62f37d4819e502            vextractf32x4 xmm5, zmm4, 2                          ; gep int32
    6fe  c4e37916ed03              vpextrd ebp, xmm5, 3
    704  85ed                      test ebp, ebp                                        ; idiv int32
    706  4c8bf5                    mov r14, rbp
    709  b801000000                mov eax, 1
    70e  440f44f0                  cmove r14d, eax                                      ; idiv int32
    712  488b8424c8000000          mov rax, qword ptr [rsp + 200]
    71a  ba00000080                mov edx, 2147483648
    71f  2bc2                      sub eax, edx                                         ; idiv int32
    721  488bd5                    mov rdx, rbp
    724  83c201                    add edx, 1
    727  0bc2                      or eax, edx
    729  85c0                      test eax, eax
    72b  b801000000                mov eax, 1
    730  440f44f0                  cmove r14d, eax                                      ; idiv int32
    734  488b8c24c8000000          mov rcx, qword ptr [rsp + 200]
    73c  408bc19941f7fe448bc8      idiv ecx, r14d ; r9d = eax                           ; idiv int32
    746  85ed                      test ebp, ebp
    748  b800000000                mov eax, 0
    74d  440f44c8                  cmove r9d, eax                                       ; idiv int32
    751  62f37d4819dd03            vextractf32x4 xmm5, zmm3, 3                          ; gep int32
    758  c4e37916e800              vpextrd eax, xmm5, 0
    75e  48898424d0000000          mov qword ptr [rsp + 208], rax
    766  62f37d4819e503            vextractf32x4 xmm5, zmm4, 3                          ; gep int32
    76d  c4c37916ee00              vpextrd r14d, xmm5, 0
    773  4585f6                    test r14d, r14d                                      ; idiv int32
    776  498bce                    mov rcx, r14
    779  b801000000                mov eax, 1
    77e  0f44c8                    cmove ecx, eax                                       ; idiv int32
    781  488b8424d0000000          mov rax, qword ptr [rsp + 208]
    789  ba00000080                mov edx, 2147483648
    78e  2bc2                      sub eax, edx                                         ; idiv int32
    790  498bd6                    mov rdx, r14
    793  83c201                    add edx, 1
    796  0bc2                      or eax, edx
    798  85c0                      test eax, eax
    79a  b801000000                mov eax, 1
    79f  0f44c8                    cmove ecx, eax                                       ; idiv int32
    7a2  4c8b8424d0000000          mov r8, qword ptr [rsp + 208]
    7aa  418bc09940f7f9408bf8      idiv r8d, ecx ; edi = eax                            ; idiv int32
    7b4  4585f6                    test r14d, r14d
    7b7  b800000000                mov eax, 0
    7bc  0f44f8                    cmove edi, eax                                       ; idiv int32
    7bf  62f37d4819dd03            vextractf32x4 xmm5, zmm3, 3                          ; gep int32
    7c6  c4e37916e801              vpextrd eax, xmm5, 1
    7cc  48898424d8000000          mov qword ptr [rsp + 216], rax
    7d4  62f37d4819e503            vextractf32x4 xmm5, zmm4, 3                          ; gep int32
    7db  c4e37916e901              vpextrd ecx, xmm5, 1
    7e1  85c9                      test ecx, ecx                                        ; idiv int32
    7e3  4c8bf9                    mov r15, rcx
    7e6  b801000000                mov eax, 1
    7eb  440f44f8                  cmove r15d, eax                                      ; idiv int32
    7ef  488b8424d8000000          mov rax, qword ptr [rsp + 216]
    7f7  ba00000080                mov edx, 2147483648
    7fc  2bc2                      sub eax, edx                                         ; idiv int32
    7fe  488bd1                    mov rdx, rcx
    801  83c201                    add edx, 1
    804  0bc2                      or eax, edx
    806  85c0                      test eax, eax
    808  b801000000                mov eax, 1
    80d  440f44f8                  cmove r15d, eax                                      ; idiv int32
    811  4c8b8424d8000000          mov r8, qword ptr [rsp + 216]
    819  418bc09941f7ff448bd0      idiv r8d, r15d ; r10d = eax                          ; idiv int32
    823  85c9                      test ecx, ecx
    825  b800000000                mov eax, 0
    82a  440f44d0                  cmove r10d, eax                                      ; idiv int32
    82e  62f37d4819dd03            vextractf32x4 xmm5, zmm3, 3                          ; gep int32
    835  c4e37916e802              vpextrd eax, xmm5, 2
    83b  48898424e0000000          mov qword ptr [rsp + 224], rax
    843  62f37d4819e503            vextractf32x4 xmm5, zmm4, 3                          ; gep int32
    84a  c4c37916ef02              vpextrd r15d, xmm5, 2
    850  4585ff                    test r15d, r15d                                      ; idiv int32
    853  4d8bef                    mov r13, r15
    856  b801000000                mov eax, 1
    85b  440f44e8                  cmove r13d, eax                                      ; idiv int32
    85f  488b8424e0000000          mov rax, qword ptr [rsp + 224]
    867  ba00000080                mov edx, 2147483648
    86c  2bc2                      sub eax, edx                                         ; idiv int32
    86e  498bd7                    mov rdx, r15
    871  83c201                    add edx, 1
    874  0bc2                      or eax, edx
    876  85c0                      test eax, eax
    878  b801000000                mov eax, 1
    87d  440f44e8                  cmove r13d, eax                                      ; idiv int32
    881  4c8b9c24e0000000          mov r11, qword ptr [rsp + 224]
    889  418bc39941f7fd448bc0      idiv r11d, r13d ; r8d = eax                          ; idiv int32
    893  4585ff                    test r15d, r15d
    896  b800000000                mov eax, 0
    89b  440f44c0                  cmove r8d, eax                                       ; idiv int32
    89f  62f37d4819dd03            vextractf32x4 xmm5, zmm3, 3                          ; gep int32
    8a6  c4e37916e803              vpextrd eax, xmm5, 3
    8ac  48898424e8000000          mov qword ptr [rsp + 232], rax
    8b4  62f37d4819e503            vextractf32x4 xmm5, zmm4, 3                          ; gep int32
    8bb  c4c37916ed03              vpextrd r13d, xmm5, 3
    8c1  4585ed                    test r13d, r13d                                      ; idiv int32
    8c4  4d8be5                    mov r12, r13
    8c7  b801000000                mov eax, 1
    8cc  440f44e0                  cmove r12d, eax                                      ; idiv int32
    8d0  488b8424e8000000          mov rax, qword ptr [rsp + 232]
    8d8  ba00000080                mov edx, 2147483648
    8dd  2bc2                      sub eax, edx                                         ; idiv int32
    8df  498bd5                    mov rdx, r13
    8e2  83c201                    add edx, 1
    8e5  0bc2                      or eax, edx
    8e7  85c0                      test eax, eax
    8e9  b801000000                mov eax, 1
    8ee  440f44e0                  cmove r12d, eax                                      ; idiv int32
    8f2  488bb424e8000000          mov rsi, qword ptr [rsp + 232]
    8fa  408bc69941f7fc448bd8      idiv esi, r12d ; r11d = eax                          ; idiv int32
    904  4585ed                    test r13d, r13d
    907  b800000000                mov eax, 0
    90c  440f44d8                  cmove r11d, eax                                      ; idiv int32
    910  488b442428                mov rax, qword ptr [rsp + 40]
    915  c5f96ee8                  vmovd xmm5, eax                                      ; vectorize int32x16
    919  488b442438                mov rax, qword ptr [rsp + 56]
    91e  c4e35122e801              vpinsrd xmm5, xmm5, eax, 1                           ; vectorize int32x16
    924  488b442448                mov rax, qword ptr [rsp + 72]
    929  c5f96ef0                  vmovd xmm6, eax                                      ; vectorize int32x16
    92d  488b442458                mov rax, qword ptr [rsp + 88]
    932  c4e34922f001              vpinsrd xmm6, xmm6, eax, 1                           ; vectorize int32x16
    938  488b442468                mov rax, qword ptr [rsp + 104]
    93d  c5f96ef8                  vmovd xmm7, eax                                      ; vectorize int32x16
    941  488b442478                mov rax, qword ptr [rsp + 120]
    946  c4e34122f801              vpinsrd xmm7, xmm7, eax, 1                           ; vectorize int32x16
    94c  488b842488000000          mov rax, qword ptr [rsp + 136]
    954  c5796ec0                  vmovd xmm8, eax                                      ; vectorize int32x16
    958  488b842498000000          mov rax, qword ptr [rsp + 152]
    960  c4633922c001              vpinsrd xmm8, xmm8, eax, 1                           ; vectorize int32x16
    966  488b8424a8000000          mov rax, qword ptr [rsp + 168]
    96e  c5796ec8                  vmovd xmm9, eax                                      ; vectorize int32x16
    972  488b8424b8000000          mov rax, qword ptr [rsp + 184]
    97a  c4633122c801              vpinsrd xmm9, xmm9, eax, 1                           ; vectorize int32x16
    980  488b842460010000          mov rax, qword ptr [rsp + 352]
    988  c5796ed0                  vmovd xmm10, eax                                     ; vectorize int32x16
    98c  c4432922d101              vpinsrd xmm10, xmm10, r9d, 1
    992  c5796edf                  vmovd xmm11, edi
    996  c4432122da01              vpinsrd xmm11, xmm11, r10d, 1
    99c  c441796ee0                vmovd xmm12, r8d
    9a1  c4431922e301              vpinsrd xmm12, xmm12, r11d, 1
    9a7  c5d114ee                  vunpcklpd xmm5, xmm5, xmm6
    9ab  c4c14114f0                vunpcklpd xmm6, xmm7, xmm8
    9b0  c4c13114fa                vunpcklpd xmm7, xmm9, xmm10
    9b5  c4412114c4                vunpcklpd xmm8, xmm11, xmm12
    9ba  62f3552818ee01            vinsertf32x4 ymm5, ymm5, xmm6, 1
    9c1  62d3452818f001            vinsertf32x4 ymm6, ymm7, xmm8, 1
    9c8  62f3d5481aee01            vinsertf64x4 zmm5, zmm5, ymm6, 1
    9cf  62f2554840f4              vpmulld zmm6, zmm5, zmm4                             ; mul int32x16
    9d5  62f16548faf6              vpsubd zmm6, zmm3, zmm6                              ; sub int32x16
    9db  62f34d481fc804            vpcmpd k1, zmm6, zmm0, 4                             ; cmpne boolx16
    9e2  62f14d48eff4              vpxord zmm6, zmm6, zmm4                              ; xor int32x16
    9e8  62f34d481fd001            vpcmpd k2, zmm6, zmm0, 1                             ; cmplt boolx16
    9ef  c4e1f441ca                kandq k1, k1, k2                                     ; and boolx16
    9f4  62f35d481fd004            vpcmpd k2, zmm4, zmm0, 4                             ; cmpne boolx16
    9fb  c4e1f441ca                kandq k1, k1, k2                                     ; and boolx16
    a00  62f15548fef1              vpaddd zmm6, zmm5, zmm1                              ; add int32x16
    a06  62f2554964ee              vpblendmd zmm5{k1}, zmm5, zmm6                       ; where int32x16
    a0c  488b8424f0000000          mov rax, qword ptr [rsp + 240]
    a14  85c0                      test eax, eax                                        ; mod int32
    a16  488bb424f0000000          mov rsi, qword ptr [rsp + 240]
    a1e  b801000000                mov eax, 1
    a23  0f44f0                    cmove esi, eax                                       ; mod int32
    a26  488b442420                mov rax, qword ptr [rsp + 32]
    a2b  ba00000080                mov edx, 2147483648
    a30  2bc2                      sub eax, edx                                         ; mod int32
    a32  488b9424f0000000          mov rdx, qword ptr [rsp + 240]
    a3a  83c201                    add edx, 1                                           ; mod int32
    a3d  48899424f0000000          mov qword ptr [rsp + 240], rdx
    a45  488b9424f0000000          mov rdx, qword ptr [rsp + 240]
    a4d  0bc2                      or eax, edx                                          ; mod int32
    a4f  85c0                      test eax, eax
    a51  b801000000                mov eax, 1
    a56  0f44f0                    cmove esi, eax                                       ; mod int32
    a59  488b7c2420                mov rdi, qword ptr [rsp + 32]
    a5e  408bc79940f7fe448bc2      idiv edi, esi ; r8d = edx                            ; mod int32
    a68  4c898424f8000000          mov qword ptr [rsp + 248], r8
    a70  488b842400010000          mov rax, qword ptr [rsp + 256]
    a78  85c0                      test eax, eax                                        ; mod int32
    a7a  488bb42400010000          mov rsi, qword ptr [rsp + 256]
    a82  b801000000                mov eax, 1
    a87  0f44f0                    cmove esi, eax                                       ; mod int32
    a8a  488b442430                mov rax, qword ptr [rsp + 48]
    a8f  ba00000080                mov edx, 2147483648
    a94  2bc2                      sub eax, edx                                         ; mod int32
    a96  488b942400010000          mov rdx, qword ptr [rsp + 256]
    a9e  83c201                    add edx, 1                                           ; mod int32
    aa1  4889942400010000          mov qword ptr [rsp + 256], rdx
    aa9  488b942400010000          mov rdx, qword ptr [rsp + 256]
    ab1  0bc2                      or eax, edx                                          ; mod int32
    ab3  85c0                      test eax, eax
    ab5  b801000000                mov eax, 1
    aba  0f44f0                    cmove esi, eax                                       ; mod int32
    abd  488b7c2430                mov rdi, qword ptr [rsp + 48]
    ac2  408bc79940f7fe448bc2      idiv edi, esi ; r8d = edx                            ; mod int32
    acc  4c89842408010000          mov qword ptr [rsp + 264], r8
    ad4  488b842410010000          mov rax, qword ptr [rsp + 272]
    adc  85c0                      test eax, eax                                        ; mod int32
    ade  488bb42410010000          mov rsi, qword ptr [rsp + 272]
    ae6  b801000000                mov eax, 1
    aeb  0f44f0                    cmove esi, eax                                       ; mod int32
    aee  488b442440                mov rax, qword ptr [rsp + 64]
    af3  ba00000080                mov edx, 2147483648
    af8  2bc2                      sub eax, edx                                         ; mod int32
    afa  488b942410010000          mov rdx, qword ptr [rsp + 272]
    b02  83c201                    add edx, 1                                           ; mod int32
    b05  4889942410010000          mov qword ptr [rsp + 272], rdx
    b0d  488b942410010000          mov rdx, qword ptr [rsp + 272]
    b15  0bc2                      or eax, edx                                          ; mod int32
    b17  85c0                      test eax, eax
    b19  b801000000                mov eax, 1
    b1e  0f44f0                    cmove esi, eax                                       ; mod int32
    b21  488b7c2440                mov rdi, qword ptr [rsp + 64]
    b26  408bc79940f7fe448bc2      idiv edi, esi ; r8d = edx                            ; mod int32
    b30  4c89842418010000          mov qword ptr [rsp + 280], r8
    b38  488b842420010000          mov rax, qword ptr [rsp + 288]
    b40  85c0                      test eax, eax                                        ; mod int32
    b42  488bb42420010000          mov rsi, qword ptr [rsp + 288]
    b4a  b801000000                mov eax, 1
    b4f  0f44f0                    cmove esi, eax                                       ; mod int32
    b52  488b442450                mov rax, qword ptr [rsp + 80]
    b57  ba00000080                mov edx, 2147483648
    b5c  2bc2                      sub eax, edx                                         ; mod int32
    b5e  488b942420010000          mov rdx, qword ptr [rsp + 288]
    b66  83c201                    add edx, 1                                           ; mod int32
    b69  4889942420010000          mov qword ptr [rsp + 288], rdx
    b71  488b942420010000          mov rdx, qword ptr [rsp + 288]
    b79  0bc2                      or eax, edx                                          ; mod int32
    b7b  85c0                      test eax, eax
    b7d  b801000000                mov eax, 1
    b82  0f44f0                    cmove esi, eax                                       ; mod int32
    b85  488b7c2450                mov rdi, qword ptr [rsp + 80]
    b8a  408bc79940f7fe448bc2      idiv edi, esi ; r8d = edx                            ; mod int32
    b94  4c89842428010000          mov qword ptr [rsp + 296], r8
    b9c  488b842430010000          mov rax, qword ptr [rsp + 304]
    ba4  85c0                      test eax, eax                                        ; mod int32
    ba6  488bb42430010000          mov rsi, qword ptr [rsp + 304]
    bae  b801000000                mov eax, 1
    bb3  0f44f0                    cmove esi, eax                                       ; mod int32
    bb6  488b442460                mov rax, qword ptr [rsp + 96]
    bbb  ba00000080                mov edx, 2147483648
    bc0  2bc2                      sub eax, edx                                         ; mod int32
    bc2  488b942430010000          mov rdx, qword ptr [rsp + 304]
    bca  83c201                    add edx, 1                                           ; mod int32
    bcd  4889942430010000          mov qword ptr [rsp + 304], rdx
    bd5  488b942430010000          mov rdx, qword ptr [rsp + 304]
    bdd  0bc2                      or eax, edx                                          ; mod int32
    bdf  85c0                      test eax, eax
    be1  b801000000                mov eax, 1
    be6  0f44f0                    cmove esi, eax                                       ; mod int32
    be9  488b7c2460                mov rdi, qword ptr [rsp + 96]
    bee  408bc79940f7fe448bc2      idiv edi, esi ; r8d = edx                            ; mod int32
    bf8  4c89842468010000          mov qword ptr [rsp + 360], r8
    c00  488b842438010000          mov rax, qword ptr [rsp + 312]
    c08  85c0                      test eax, eax                                        ; mod int32
    c0a  488bb42438010000          mov rsi, qword ptr [rsp + 312]
    c12  b801000000                mov eax, 1
    c17  0f44f0                    cmove esi, eax                                       ; mod int32
    c1a  488b442470                mov rax, qword ptr [rsp + 112]
    c1f  ba00000080                mov edx, 2147483648
    c24  2bc2                      sub eax, edx                                         ; mod int32
    c26  488b942438010000          mov rdx, qword ptr [rsp + 312]
    c2e  83c201                    add edx, 1                                           ; mod int32
    c31  4889942438010000          mov qword ptr [rsp + 312], rdx
    c39  488b942438010000          mov rdx, qword ptr [rsp + 312]
    c41  0bc2                      or eax, edx                                          ; mod int32
    c43  85c0                      test eax, eax
    c45  b801000000                mov eax, 1
    c4a  0f44f0                    cmove esi, eax                                       ; mod int32
    c4d  488b7c2470                mov rdi, qword ptr [rsp + 112]
    c52  408bc79940f7fe448be2      idiv edi, esi ; r12d = edx                           ; mod int32
    c5c  488b842440010000          mov rax, qword ptr [rsp + 320]
    c64  85c0                      test eax, eax                                        ; mod int32
    c66  488bb42440010000          mov rsi, qword ptr [rsp + 320]
    c6e  b801000000                mov eax, 1
    c73  0f44f0                    cmove esi, eax                                       ; mod int32
    c76  488b842480000000          mov rax, qword ptr [rsp + 128]
    c7e  ba00000080                mov edx, 2147483648
    c83  2bc2                      sub eax, edx                                         ; mod int32
    c85  488b942440010000          mov rdx, qword ptr [rsp + 320]
    c8d  83c201                    add edx, 1                                           ; mod int32
    c90  4889942440010000          mov qword ptr [rsp + 320], rdx
    c98  488b942440010000          mov rdx, qword ptr [rsp + 320]
    ca0  0bc2                      or eax, edx                                          ; mod int32
    ca2  85c0                      test eax, eax
    ca4  b801000000                mov eax, 1
    ca9  0f44f0                    cmove esi, eax                                       ; mod int32
    cac  4c8b842480000000          mov r8, qword ptr [rsp + 128]
    cb4  418bc09940f7fe408bfa      idiv r8d, esi ; edi = edx                            ; mod int32
    cbe  488b842448010000          mov rax, qword ptr [rsp + 328]
    cc6  85c0                      test eax, eax                                        ; mod int32
    cc8  488bb42448010000          mov rsi, qword ptr [rsp + 328]
    cd0  b801000000                mov eax, 1
    cd5  0f44f0                    cmove esi, eax                                       ; mod int32
    cd8  488b842490000000          mov rax, qword ptr [rsp + 144]
    ce0  ba00000080                mov edx, 2147483648
    ce5  2bc2                      sub eax, edx                                         ; mod int32
    ce7  488b942448010000          mov rdx, qword ptr [rsp + 328]
    cef  83c201                    add edx, 1                                           ; mod int32
    cf2  4889942448010000          mov qword ptr [rsp + 328], rdx
    cfa  488b942448010000          mov rdx, qword ptr [rsp + 328]
    d02  0bc2                      or eax, edx                                          ; mod int32
    d04  85c0                      test eax, eax
    d06  b801000000                mov eax, 1
    d0b  0f44f0                    cmove esi, eax                                       ; mod int32
    d0e  4c8b8c2490000000          mov r9, qword ptr [rsp + 144]
    d16  418bc19940f7fe448bc2      idiv r9d, esi ; r8d = edx                            ; mod int32
    d20  488b842450010000          mov rax, qword ptr [rsp + 336]
    d28  85c0                      test eax, eax                                        ; mod int32
    d2a  488bb42450010000          mov rsi, qword ptr [rsp + 336]
    d32  b801000000                mov eax, 1
    d37  0f44f0                    cmove esi, eax                                       ; mod int32
    d3a  488b8424a0000000          mov rax, qword ptr [rsp + 160]
    d42  ba00000080                mov edx, 2147483648
    d47  2bc2                      sub eax, edx                                         ; mod int32
    d49  488b942450010000          mov rdx, qword ptr [rsp + 336]
    d51  83c201                    add edx, 1                                           ; mod int32
    d54  4889942450010000          mov qword ptr [rsp + 336], rdx
    d5c  488b942450010000          mov rdx, qword ptr [rsp + 336]
    d64  0bc2                      or eax, edx                                          ; mod int32
    d66  85c0                      test eax, eax
    d68  b801000000                mov eax, 1
    d6d  0f44f0                    cmove esi, eax                                       ; mod int32
    d70  4c8b9424a0000000          mov r10, qword ptr [rsp + 160]
    d78  418bc29940f7fe448bca      idiv r10d, esi ; r9d = edx                           ; mod int32
    d82  488b842458010000          mov rax, qword ptr [rsp + 344]
    d8a  85c0                      test eax, eax                                        ; mod int32
    d8c  488bb42458010000          mov rsi, qword ptr [rsp + 344]
    d94  b801000000                mov eax, 1
    d99  0f44f0                    cmove esi, eax                                       ; mod int32
    d9c  488b8424b0000000          mov rax, qword ptr [rsp + 176]
    da4  ba00000080                mov edx, 2147483648
    da9  2bc2                      sub eax, edx                                         ; mod int32
    dab  488b942458010000          mov rdx, qword ptr [rsp + 344]
    db3  83c201                    add edx, 1                                           ; mod int32
    db6  4889942458010000          mov qword ptr [rsp + 344], rdx
    dbe  488b942458010000          mov rdx, qword ptr [rsp + 344]
    dc6  0bc2                      or eax, edx                                          ; mod int32
    dc8  85c0                      test eax, eax
    dca  b801000000                mov eax, 1
    dcf  0f44f0                    cmove esi, eax                                       ; mod int32
    dd2  4c8b9c24b0000000          mov r11, qword ptr [rsp + 176]
    dda  418bc39940f7fe448bd2      idiv r11d, esi ; r10d = edx                          ; mod int32
    de4  85db                      test ebx, ebx                                        ; mod int32
    de6  488bf3                    mov rsi, rbx
    de9  b801000000                mov eax, 1
    dee  0f44f0                    cmove esi, eax                                       ; mod int32
    df1  488b8424c0000000          mov rax, qword ptr [rsp + 192]
    df9  ba00000080                mov edx, 2147483648
    dfe  2bc2                      sub eax, edx                                         ; mod int32
    e00  83c301                    add ebx, 1
    e03  0bc3                      or eax, ebx
    e05  85c0                      test eax, eax
    e07  b801000000                mov eax, 1
    e0c  0f44f0                    cmove esi, eax                                       ; mod int32
    e0f  4c8b9c24c0000000          mov r11, qword ptr [rsp + 192]
    e17  418bc39940f7fe408bda      idiv r11d, esi ; ebx = edx                           ; mod int32
    e21  85ed                      test ebp, ebp                                        ; mod int32
    e23  488bf5                    mov rsi, rbp
    e26  b801000000                mov eax, 1
    e2b  0f44f0                    cmove esi, eax                                       ; mod int32
    e2e  488b8424c8000000          mov rax, qword ptr [rsp + 200]
    e36  ba00000080                mov edx, 2147483648
    e3b  2bc2                      sub eax, edx                                         ; mod int32
    e3d  83c501                    add ebp, 1
    e40  0bc5                      or eax, ebp
    e42  85c0                      test eax, eax
    e44  b801000000                mov eax, 1
    e49  0f44f0                    cmove esi, eax                                       ; mod int32
    e4c  4c8b9c24c8000000          mov r11, qword ptr [rsp + 200]
    e54  418bc39940f7fe408bea      idiv r11d, esi ; ebp = edx                           ; mod int32
    e5e  4585f6                    test r14d, r14d                                      ; mod int32
    e61  498bf6                    mov rsi, r14
    e64  b801000000                mov eax, 1
    e69  0f44f0                    cmove esi, eax                                       ; mod int32
    e6c  488b8424d0000000          mov rax, qword ptr [rsp + 208]
    e74  ba00000080                mov edx, 2147483648
    e79  2bc2                      sub eax, edx                                         ; mod int32
    e7b  4183c601                  add r14d, 1
    e7f  410bc6                    or eax, r14d
    e82  85c0                      test eax, eax
    e84  b801000000                mov eax, 1
    e89  0f44f0                    cmove esi, eax                                       ; mod int32
    e8c  4c8b9c24d0000000          mov r11, qword ptr [rsp + 208]
    e94  418bc39940f7fe448bf2      idiv r11d, esi ; r14d = edx                          ; mod int32
    e9e  85c9                      test ecx, ecx                                        ; mod int32
    ea0  488bf1                    mov rsi, rcx
    ea3  b801000000                mov eax, 1
    ea8  0f44f0                    cmove esi, eax                                       ; mod int32
    eab  488b8424d8000000          mov rax, qword ptr [rsp + 216]
    eb3  ba00000080                mov edx, 2147483648
    eb8  2bc2                      sub eax, edx                                         ; mod int32
    eba  83c101                    add ecx, 1
    ebd  0bc1                      or eax, ecx
    ebf  85c0                      test eax, eax
    ec1  b801000000                mov eax, 1
    ec6  0f44f0                    cmove esi, eax                                       ; mod int32
    ec9  4c8b9c24d8000000          mov r11, qword ptr [rsp + 216]
    ed1  418bc39940f7fe408bca      idiv r11d, esi ; ecx = edx                           ; mod int32
    edb  4585ff                    test r15d, r15d                                      ; mod int32
    ede  498bf7                    mov rsi, r15
    ee1  b801000000                mov eax, 1
    ee6  0f44f0                    cmove esi, eax                                       ; mod int32
    ee9  488b8424e0000000          mov rax, qword ptr [rsp + 224]
    ef1  ba00000080                mov edx, 2147483648
    ef6  2bc2                      sub eax, edx                                         ; mod int32
    ef8  4183c701                  add r15d, 1
    efc  410bc7                    or eax, r15d
    eff  85c0                      test eax, eax
    f01  b801000000                mov eax, 1
    f06  0f44f0                    cmove esi, eax                                       ; mod int32
    f09  4c8b9c24e0000000          mov r11, qword ptr [rsp + 224]
    f11  418bc39940f7fe448bfa      idiv r11d, esi ; r15d = edx                          ; mod int32
    f1b  4585ed                    test r13d, r13d                                      ; mod int32
    f1e  498bf5                    mov rsi, r13
    f21  b801000000                mov eax, 1
    f26  0f44f0                    cmove esi, eax                                       ; mod int32
    f29  488b8424e8000000          mov rax, qword ptr [rsp + 232]
    f31  ba00000080                mov edx, 2147483648
    f36  2bc2                      sub eax, edx                                         ; mod int32
    f38  4183c501                  add r13d, 1
    f3c  410bc5                    or eax, r13d
    f3f  85c0                      test eax, eax
    f41  b801000000                mov eax, 1
    f46  0f44f0                    cmove esi, eax                                       ; mod int32
    f49  4c8b9c24e8000000          mov r11, qword ptr [rsp + 232]
    f51  418bc39940f7fe448bea      idiv r11d, esi ; r13d = edx                          ; mod int32
    f5b  488b8424f8000000          mov rax, qword ptr [rsp + 248]
    f63  c5f96ef0                  vmovd xmm6, eax                                      ; vectorize int32x16
    f67  488b842408010000          mov rax, qword ptr [rsp + 264]
    f6f  c4e34922f001              vpinsrd xmm6, xmm6, eax, 1                           ; vectorize int32x16
    f75  488b842418010000          mov rax, qword ptr [rsp + 280]
    f7d  c5f96ef8                  vmovd xmm7, eax                                      ; vectorize int32x16
    f81  488b842428010000          mov rax, qword ptr [rsp + 296]
    f89  c4e34122f801              vpinsrd xmm7, xmm7, eax, 1                           ; vectorize int32x16
    f8f  488b842468010000          mov rax, qword ptr [rsp + 360]
    f97  c5796ec0                  vmovd xmm8, eax                                      ; vectorize int32x16
    f9b  c4433922c401              vpinsrd xmm8, xmm8, r12d, 1
    fa1  c5796ecf                  vmovd xmm9, edi
    fa5  c4433122c801              vpinsrd xmm9, xmm9, r8d, 1
    fab  c441796ed1                vmovd xmm10, r9d
    fb0  c4432922d201              vpinsrd xmm10, xmm10, r10d, 1
    fb6  c5796edb                  vmovd xmm11, ebx
    fba  c4632122dd01              vpinsrd xmm11, xmm11, ebp, 1
    fc0  c441796ee6                vmovd xmm12, r14d
    fc5  c4631922e101              vpinsrd xmm12, xmm12, ecx, 1
    fcb  c441796eef                vmovd xmm13, r15d
    fd0  c4431122ed01              vpinsrd xmm13, xmm13, r13d, 1
    fd6  c5c914f7                  vunpcklpd xmm6, xmm6, xmm7
    fda  c4c13914f9                vunpcklpd xmm7, xmm8, xmm9
    fdf  c4412914c3                vunpcklpd xmm8, xmm10, xmm11
    fe4  c4411914cd                vunpcklpd xmm9, xmm12, xmm13
    fe9  62f34d2818f701            vinsertf32x4 ymm6, ymm6, xmm7, 1
    ff0  62d33d2818f901            vinsertf32x4 ymm7, ymm8, xmm9, 1
    ff7  62f3cd481af701            vinsertf64x4 zmm6, zmm6, ymm7, 1
    ffe  62f15d48dbe2              vpandd zmm4, zmm4, zmm2                              ; and int32x16
   1004  62f2654846dc              vpsravd zmm3, zmm3, zmm4                             ; shr int32x16
   100a  62f24d4840db              vpmulld zmm3, zmm6, zmm3                             ; mul int32x16
   1010  62f15548fedb              vpaddd zmm3, zmm5, zmm3                              ; add int32x16
   1016  488b442418                mov rax, qword ptr [rsp + 24]
   101b  62f17c481118              vmovups zmmword ptr [rax], zmm3                      ; store void
   1021  488b442408                mov rax, qword ptr [rsp + 8]
   1026  4883c040                  add rax, 64                                          ; end void
   102a  4889442408                mov qword ptr [rsp + 8], rax
   102f  488b442410                mov rax, qword ptr [rsp + 16]
   1034  4883c040                  add rax, 64                                          ; end void
   1038  4889442410                mov qword ptr [rsp + 16], rax
   103d  488b442418                mov rax, qword ptr [rsp + 24]
   1042  4883c040                  add rax, 64                                          ; end void
   1046  4889442418                mov qword ptr [rsp + 24], rax
   104b  488b0424                  mov rax, qword ptr [rsp]
   104f  83c001                    add eax, 1                                           ; end void
   1052  48890424                  mov qword ptr [rsp], rax
   1056  488b0424                  mov rax, qword ptr [rsp]
   105a  83f804                    cmp eax, 4                                           ; end void
   105d  0f8cfdefffff              jl loop_60
done_1063:
   1063  c5f877                    vzeroupper                                           ; sink void
   1066  4881c470010000            add rsp, 368
   106d  418fc7                    pop r15
   1070  418fc6                    pop r14
   1073  418fc5                    pop r13
   1076  418fc4                    pop r12
   1079  8fc5                      pop rbp
   107b  8fc3                      pop rbx
   107d  c3                        ret                                                  ; sink void
