integer_division:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  41fff7                    push r15
     10  4881ecc0010000            sub rsp, 448
     17  62727d48581dcb110000      vpbroadcastd zmm11, dword ptr [rip + 00000000]
     21  62727d48582dc5110000      vpbroadcastd zmm13, dword ptr [rip + ffffffff]
     2b  62727d485825bf110000      vpbroadcastd zmm12, dword ptr [rip + 07000000]
     35  488b07                    mov rax, qword ptr [rdi]
     38  4889442418                mov qword ptr [rsp + 24], rax
     3d  488b4708                  mov rax, qword ptr [rdi + 8]                         ; define_global ptr<int32, global, 64>
     41  4889442408                mov qword ptr [rsp + 8], rax
     46  488b4710                  mov rax, qword ptr [rdi + 16]                        ; define_global ptr<int32, global, 64>
     4a  4889442410                mov qword ptr [rsp + 16], rax
     4f  b800000000                mov eax, 0                                           ; range int32
     54  48890424                  mov qword ptr [rsp], rax
     58  488b442408                mov rax, qword ptr [rsp + 8]
     5d  4889842498010000          mov qword ptr [rsp + 408], rax
     65  488b442410                mov rax, qword ptr [rsp + 16]
     6a  48898424a0010000          mov qword ptr [rsp + 416], rax
     72  488b442418                mov rax, qword ptr [rsp + 24]
     77  48898424a8010000          mov qword ptr [rsp + 424], rax
     7f  488b0424                  mov rax, qword ptr [rsp]
     83  48898424b0010000          mov qword ptr [rsp + 432], rax
loop_a0:
     a0  488b842498010000          mov rax, qword ptr [rsp + 408]
     a8  62717c481008              vmovups zmm9, zmmword ptr [rax]                      ; load int32x16
     ae  c4637916c800              vpextrd eax, xmm9, 0                                 ; gep int32
     b4  4889442420                mov qword ptr [rsp + 32], rax
     b9  488b8424a0010000          mov rax, qword ptr [rsp + 416]
     c1  62717c481000              vmovups zmm8, zmmword ptr [rax]                      ; load int32x16
     c7  c4637916c000              vpextrd eax, xmm8, 0                                 ; gep int32
     cd  48898424f0000000          mov qword ptr [rsp + 240], rax
     d5  488b8424f0000000          mov rax, qword ptr [rsp + 240]
     dd  85c0                      test eax, eax                                        ; idiv int32
     df  488b8424f0000000          mov rax, qword ptr [rsp + 240]
     e7  488bf8                    mov rdi, rax                                         ; idiv int32
     ea  b801000000                mov eax, 1
     ef  0f44f8                    cmove edi, eax                                       ; idiv int32
     f2  488b442420                mov rax, qword ptr [rsp + 32]
     f7  488bd0                    mov rdx, rax                                         ; idiv int32
     fa  b800000080                mov eax, 2147483648
     ff  2bd0                      sub edx, eax                                         ; idiv int32
    101  488b8424f0000000          mov rax, qword ptr [rsp + 240]
    109  83c001                    add eax, 1                                           ; idiv int32
    10c  0bd0                      or edx, eax
    10e  85d2                      test edx, edx
    110  b801000000                mov eax, 1
    115  0f44f8                    cmove edi, eax                                       ; idiv int32
    118  488b4c2420                mov rcx, qword ptr [rsp + 32]
    11d  408bc19940f7ff408bf0      idiv ecx, edi ; esi = eax                            ; idiv int32
    127  4889742428                mov qword ptr [rsp + 40], rsi
    12c  488b8424f0000000          mov rax, qword ptr [rsp + 240]
    134  85c0                      test eax, eax                                        ; idiv int32
    136  488b442428                mov rax, qword ptr [rsp + 40]
    13b  ba00000000                mov edx, 0
    140  0f44c2                    cmove eax, edx                                       ; idiv int32
    143  4889442428                mov qword ptr [rsp + 40], rax
    148  c4637916c801              vpextrd eax, xmm9, 1                                 ; gep int32
    14e  4889442430                mov qword ptr [rsp + 48], rax
    153  c4637916c001              vpextrd eax, xmm8, 1                                 ; gep int32
    159  4889842400010000          mov qword ptr [rsp + 256], rax
    161  488b842400010000          mov rax, qword ptr [rsp + 256]
    169  85c0                      test eax, eax                                        ; idiv int32
    16b  488b842400010000          mov rax, qword ptr [rsp + 256]
    173  488bf8                    mov rdi, rax                                         ; idiv int32
    176  b801000000                mov eax, 1
    17b  0f44f8                    cmove edi, eax                                       ; idiv int32
    17e  488b442430                mov rax, qword ptr [rsp + 48]
    183  488bd0                    mov rdx, rax                                         ; idiv int32
    186  b800000080                mov eax, 2147483648
    18b  2bd0                      sub edx, eax                                         ; idiv int32
    18d  488b842400010000          mov rax, qword ptr [rsp + 256]
    195  83c001                    add eax, 1                                           ; idiv int32
    198  0bd0                      or edx, eax
    19a  85d2                      test edx, edx
    19c  b801000000                mov eax, 1
    1a1  0f44f8                    cmove edi, eax                                       ; idiv int32
    1a4  488b4c2430                mov rcx, qword ptr [rsp + 48]
    1a9  408bc19940f7ff408bf0      idiv ecx, edi ; esi = eax                            ; idiv int32
    1b3  4889742438                mov qword ptr [rsp + 56], rsi
    1b8  488b842400010000          mov rax, qword ptr [rsp + 256]
    1c0  85c0                      test eax, eax                                        ; idiv int32
    1c2  488b442438                mov rax, qword ptr [rsp + 56]
    1c7  ba00000000                mov edx, 0
    1cc  0f44c2                    cmove eax, edx                                       ; idiv int32
    1cf  4889442438                mov qword ptr [rsp + 56], rax
    1d4  c4637916c802              vpextrd eax, xmm9, 2                                 ; gep int32
    1da  4889442440                mov qword ptr [rsp + 64], rax
    1df  c4637916c002              vpextrd eax, xmm8, 2                                 ; gep int32
    1e5  4889842410010000          mov qword ptr [rsp + 272], rax
    1ed  488b842410010000          mov rax, qword ptr [rsp + 272]
    1f5  85c0                      test eax, eax                                        ; idiv int32
    1f7  488b842410010000          mov rax, qword ptr [rsp + 272]
    1ff  488bf8                    mov rdi, rax                                         ; idiv int32
    202  b801000000                mov eax, 1
    207  0f44f8                    cmove edi, eax                                       ; idiv int32
    20a  488b442440                mov rax, qword ptr [rsp + 64]
    20f  488bd0                    mov rdx, rax                                         ; idiv int32
    212  b800000080                mov eax, 2147483648
    217  2bd0                      sub edx, eax                                         ; idiv int32
    219  488b842410010000          mov rax, qword ptr [rsp + 272]
    221  83c001                    add eax, 1                                           ; idiv int32
    224  0bd0                      or edx, eax
    226  85d2                      test edx, edx
    228  b801000000                mov eax, 1
    22d  0f44f8                    cmove edi, eax                                       ; idiv int32
    230  488b4c2440                mov rcx, qword ptr [rsp + 64]
    235  408bc19940f7ff408bf0      idiv ecx, edi ; esi = eax                            ; idiv int32
    23f  4889742448                mov qword ptr [rsp + 72], rsi
    244  488b842410010000          mov rax, qword ptr [rsp + 272]
    24c  85c0                      test eax, eax                                        ; idiv int32
    24e  488b442448                mov rax, qword ptr [rsp + 72]
    253  ba00000000                mov edx, 0
    258  0f44c2                    cmove eax, edx                                       ; idiv int32
    25b  4889442448                mov qword ptr [rsp + 72], rax
    260  c4637916c803              vpextrd eax, xmm9, 3                                 ; gep int32
    266  4889442450                mov qword ptr [rsp + 80], rax
    26b  c4637916c003              vpextrd eax, xmm8, 3                                 ; gep int32
    271  4889842420010000          mov qword ptr [rsp + 288], rax
    279  488b842420010000          mov rax, qword ptr [rsp + 288]
    281  85c0                      test eax, eax                                        ; idiv int32
    283  488b842420010000          mov rax, qword ptr [rsp + 288]
    28b  488bf8                    mov rdi, rax                                         ; idiv int32
    28e  b801000000                mov eax, 1
    293  0f44f8                    cmove edi, eax                                       ; idiv int32
    296  488b442450                mov rax, qword ptr [rsp + 80]
    29b  488bd0                    mov rdx, rax                                         ; idiv int32
    29e  b800000080                mov eax, 2147483648
    2a3  2bd0                      sub edx, eax                                         ; idiv int32
    2a5  488b842420010000          mov rax, qword ptr [rsp + 288]
    2ad  83c001                    add eax, 1                                           ; idiv int32
    2b0  0bd0                      or edx, eax
    2b2  85d2                      test edx, edx
    2b4  b801000000                mov eax, 1
    2b9  0f44f8                    cmove edi, eax                                       ; idiv int32
    2bc  488b4c2450                mov rcx, qword ptr [rsp + 80]
    2c1  408bc19940f7ff408bf0      idiv ecx, edi ; esi = eax                            ; idiv int32
    2cb  4889742458                mov qword ptr [rsp + 88], rsi
    2d0  488b842420010000          mov rax, qword ptr [rsp + 288]
    2d8  85c0                      test eax, eax                                        ; idiv int32
    2da  488b442458                mov rax, qword ptr [rsp + 88]
    2df  ba00000000                mov edx, 0
    2e4  0f44c2                    cmove eax, edx                                       ; idiv int32
    2e7  4889442458                mov qword ptr [rsp + 88], rax
    2ec  62737d4819c801            vextractf32x4 xmm0, zmm9, 1                          ; gep int32
    2f3  c4e37916c000              vpextrd eax, xmm0, 0
    2f9  4889442460                mov qword ptr [rsp + 96], rax
    2fe  62737d4819c001            vextractf32x4 xmm0, zmm8, 1                          ; gep int32
    305  c4e37916c000              vpextrd eax, xmm0, 0
    30b  4889842430010000          mov qword ptr [rsp + 304], rax
    313  488b842430010000          mov rax, qword ptr [rsp + 304]
    31b  85c0                      test eax, eax                                        ; idiv int32
    31d  488b842430010000          mov rax, qword ptr [rsp + 304]
    325  488bf8                    mov rdi, rax                                         ; idiv int32
    328  b801000000                mov eax, 1
    32d  0f44f8                    cmove edi, eax                                       ; idiv int32
    330  488b442460                mov rax, qword ptr [rsp + 96]
    335  488bd0                    mov rdx, rax                                         ; idiv int32
    338  b800000080                mov eax, 2147483648
    33d  2bd0                      sub edx, eax                                         ; idiv int32
    33f  488b842430010000          mov rax, qword ptr [rsp + 304]
    347  83c001                    add eax, 1                                           ; idiv int32
    34a  0bd0                      or edx, eax
    34c  85d2                      test edx, edx
    34e  b801000000                mov eax, 1
    353  0f44f8                    cmove edi, eax                                       ; idiv int32
    356  488b4c2460                mov rcx, qword ptr [rsp + 96]
    35b  408bc19940f7ff408bf0      idiv ecx, edi ; esi = eax                            ; idiv int32
    365  4889742468                mov qword ptr [rsp + 104], rsi
    36a  488b842430010000          mov rax, qword ptr [rsp + 304]
    372  85c0                      test eax, eax                                        ; idiv int32
    374  488b442468                mov rax, qword ptr [rsp + 104]
    379  ba00000000                mov edx, 0
    37e  0f44c2                    cmove eax, edx                                       ; idiv int32
    381  4889442468                mov qword ptr [rsp + 104], rax
    386  62737d4819c801            vextractf32x4 xmm0, zmm9, 1                          ; gep int32
    38d  c4e37916c001              vpextrd eax, xmm0, 1
    393  4889442470                mov qword ptr [rsp + 112], rax
    398  62737d4819c001            vextractf32x4 xmm0, zmm8, 1                          ; gep int32
    39f  c4e37916c001              vpextrd eax, xmm0, 1
    3a5  4889842440010000          mov qword ptr [rsp + 320], rax
    3ad  488b842440010000          mov rax, qword ptr [rsp + 320]
    3b5  85c0                      test eax, eax                                        ; idiv int32
    3b7  488b842440010000          mov rax, qword ptr [rsp + 320]
    3bf  488bf8                    mov rdi, rax                                         ; idiv int32
    3c2  b801000000                mov eax, 1
    3c7  0f44f8                    cmove edi, eax                                       ; idiv int32
    3ca  488b442470                mov rax, qword ptr [rsp + 112]
    3cf  488bd0                    mov rdx, rax                                         ; idiv int32
    3d2  b800000080                mov eax, 2147483648
    3d7  2bd0                      sub edx, eax                                         ; idiv int32
    3d9  488b842440010000          mov rax, qword ptr [rsp + 320]
    3e1  83c001                    add eax, 1                                           ; idiv int32
    3e4  0bd0                      or edx, eax
    3e6  85d2                      test edx, edx
    3e8  b801000000                mov eax, 1
    3ed  0f44f8                    cmove edi, eax                                       ; idiv int32
    3f0  488b4c2470                mov rcx, qword ptr [rsp + 112]
    3f5  408bc19940f7ff408bf0      idiv ecx, edi ; esi = eax                            ; idiv int32
    3ff  4889742478                mov qword ptr [rsp + 120], rsi
    404  488b842440010000          mov rax, qword ptr [rsp + 320]
    40c  85c0                      test eax, eax                                        ; idiv int32
    40e  488b442478                mov rax, qword ptr [rsp + 120]
    413  ba00000000                mov edx, 0
    418  0f44c2                    cmove eax, edx                                       ; idiv int32
    41b  4889442478                mov qword ptr [rsp + 120], rax
    420  62737d4819c801            vextractf32x4 xmm0, zmm9, 1                          ; gep int32
    427  c4e37916c002              vpextrd eax, xmm0, 2
    42d  4889842480000000          mov qword ptr [rsp + 128], rax
    435  62737d4819c001            vextractf32x4 xmm0, zmm8, 1                          ; gep int32
    43c  c4e37916c002              vpextrd eax, xmm0, 2
    442  4889842450010000          mov qword ptr [rsp + 336], rax
    44a  488b842450010000          mov rax, qword ptr [rsp + 336]
    452  85c0                      test eax, eax                                        ; idiv int32
    454  488b842450010000          mov rax, qword ptr [rsp + 336]
    45c  488bf8                    mov rdi, rax                                         ; idiv int32
    45f  b801000000                mov eax, 1
    464  0f44f8                    cmove edi, eax                                       ; idiv int32
    467  488b842480000000          mov rax, qword ptr [rsp + 128]
    46f  488bd0                    mov rdx, rax                                         ; idiv int32
    472  b800000080                mov eax, 2147483648
    477  2bd0                      sub edx, eax                                         ; idiv int32
    479  488b842450010000          mov rax, qword ptr [rsp + 336]
    481  83c001                    add eax, 1                                           ; idiv int32
    484  0bd0                      or edx, eax
    486  85d2                      test edx, edx
    488  b801000000                mov eax, 1
    48d  0f44f8                    cmove edi, eax                                       ; idiv int32
    490  488b8c2480000000          mov rcx, qword ptr [rsp + 128]
    498  408bc19940f7ff408bf0      idiv ecx, edi ; esi = eax                            ; idiv int32
    4a2  4889b42488000000          mov qword ptr [rsp + 136], rsi
    4aa  488b842450010000          mov rax, qword ptr [rsp + 336]
    4b2  85c0                      test eax, eax                                        ; idiv int32
    4b4  488b842488000000          mov rax, qword ptr [rsp + 136]
    4bc  ba00000000                mov edx, 0
    4c1  0f44c2                    cmove eax, edx                                       ; idiv int32
    4c4  4889842488000000          mov qword ptr [rsp + 136], rax
    4cc  62737d4819c801            vextractf32x4 xmm0, zmm9, 1                          ; gep int32
    4d3  c4e37916c003              vpextrd eax, xmm0, 3
    4d9  4889842490000000          mov qword ptr [rsp + 144], rax
    4e1  62737d4819c001            vextractf32x4 xmm0, zmm8, 1                          ; gep int32
    4e8  c4e37916c003              vpextrd eax, xmm0, 3
    4ee  4889842460010000          mov qword ptr [rsp + 352], rax
    4f6  488b842460010000          mov rax, qword ptr [rsp + 352]
    4fe  85c0                      test eax, eax                                        ; idiv int32
    500  488b842460010000          mov rax, qword ptr [rsp + 352]
    508  488bf8                    mov rdi, rax                                         ; idiv int32
    50b  b801000000                mov eax, 1
    510  0f44f8                    cmove edi, eax                                       ; idiv int32
    513  488b842490000000          mov rax, qword ptr [rsp + 144]
    51b  488bd0                    mov rdx, rax                                         ; idiv int32
    51e  b800000080                mov eax, 2147483648
    523  2bd0                      sub edx, eax                                         ; idiv int32
    525  488b842460010000          mov rax, qword ptr [rsp + 352]
    52d  83c001                    add eax, 1                                           ; idiv int32
    530  0bd0                      or edx, eax
    532  85d2                      test edx, edx
    534  b801000000                mov eax, 1
    539  0f44f8                    cmove edi, eax                                       ; idiv int32
    53c  488b8c2490000000          mov rcx, qword ptr [rsp + 144]
    544  408bc19940f7ff408bf0      idiv ecx, edi ; esi = eax                            ; idiv int32
    54e  4889b42498000000          mov qword ptr [rsp + 152], rsi
    556  488b842460010000          mov rax, qword ptr [rsp + 352]
    55e  85c0                      test eax, eax                                        ; idiv int32
    560  488b842498000000          mov rax, qword ptr [rsp + 152]
    568  ba00000000                mov edx, 0
    56d  0f44c2                    cmove eax, edx                                       ; idiv int32
    570  4889842498000000          mov qword ptr [rsp + 152], rax
    578  62737d4819c802            vextractf32x4 xmm0, zmm9, 2                          ; gep int32
    57f  c4e37916c000              vpextrd eax, xmm0, 0
    585  48898424a0000000          mov qword ptr [rsp + 160], rax
    58d  62737d4819c002            vextractf32x4 xmm0, zmm8, 2                          ; gep int32
    594  c4e37916c000              vpextrd eax, xmm0, 0
    59a  4889842470010000          mov qword ptr [rsp + 368], rax
    5a2  488b842470010000          mov rax, qword ptr [rsp + 368]
    5aa  85c0                      test eax, eax                                        ; idiv int32
    5ac  488b842470010000          mov rax, qword ptr [rsp + 368]
    5b4  488bf8                    mov rdi, rax                                         ; idiv int32
    5b7  b801000000                mov eax, 1
    5bc  0f44f8                    cmove edi, eax                                       ; idiv int32
    5bf  488b8424a0000000          mov rax, qword ptr [rsp + 160]
    5c7  488bd0                    mov rdx, rax                                         ; idiv int32
    5ca  b800000080                mov eax, 2147483648
    5cf  2bd0                      sub edx, eax                                         ; idiv int32
    5d1  488b842470010000          mov rax, qword ptr [rsp + 368]
    5d9  83c001                    add eax, 1                                           ; idiv int32
    5dc  0bd0                      or edx, eax
    5de  85d2                      test edx, edx
    5e0  b801000000                mov eax, 1
    5e5  0f44f8                    cmove edi, eax                                       ; idiv int32
    5e8  488b8c24a0000000          mov rcx, qword ptr [rsp + 160]
    5f0  408bc19940f7ff408bf0      idiv ecx, edi ; esi = eax                            ; idiv int32
    5fa  4889b424a8000000          mov qword ptr [rsp + 168], rsi
    602  488b842470010000          mov rax, qword ptr [rsp + 368]
    60a  85c0                      test eax, eax                                        ; idiv int32
    60c  488b8424a8000000          mov rax, qword ptr [rsp + 168]
    614  ba00000000                mov edx, 0
    619  0f44c2                    cmove eax, edx                                       ; idiv int32
    61c  48898424a8000000          mov qword ptr [rsp + 168], rax
    624  62737d4819c802            vextractf32x4 xmm0, zmm9, 2                          ; gep int32
    62b  c4e37916c001              vpextrd eax, xmm0, 1
    631  48898424b0000000          mov qword ptr [rsp + 176], rax
    639  62737d4819c002            vextractf32x4 xmm0, zmm8, 2                          ; gep int32
    640  c4e37916c001              vpextrd eax, xmm0, 1
    646  4889842480010000          mov qword ptr [rsp + 384], rax
    64e  488b842480010000          mov rax, qword ptr [rsp + 384]
    656  85c0                      test eax, eax                                        ; idiv int32
    658  488b842480010000          mov rax, qword ptr [rsp + 384]
    660  488bf8                    mov rdi, rax                                         ; idiv int32
    663  b801000000                mov eax, 1
    668  0f44f8                    cmove edi, eax                                       ; idiv int32
    66b  488b8424b0000000          mov rax, qword ptr [rsp + 176]
    673  488bd0                    mov rdx, rax                                         ; idiv int32
    676  b800000080                mov eax, 2147483648
    67b  2bd0                      sub edx, eax                                         ; idiv int32
    67d  488b842480010000          mov rax, qword ptr [rsp + 384]
    685  83c001                    add eax, 1                                           ; idiv int32
    688  0bd0                      or edx, eax
    68a  85d2                      test edx, edx
    68c  b801000000                mov eax, 1
    691  0f44f8                    cmove edi, eax                                       ; idiv int32
    694  488b8c24b0000000          mov rcx, qword ptr [rsp + 176]
    69c  408bc19940f7ff408bf0      idiv ecx, edi ; esi = eax                            ; idiv int32
    6a6  4889b424b8000000          mov qword ptr [rsp + 184], rsi
    6ae  488b842480010000          mov rax, qword ptr [rsp + 384]
    6b6  85c0                      test eax, eax                                        ; idiv int32
    6b8  488b8424b8000000          mov rax, qword ptr [rsp + 184]
    6c0  ba00000000                mov edx, 0
    6c5  0f44c2                    cmove eax, edx                                       ; idiv int32
    6c8  48898424b8000000          mov qword ptr [rsp + 184], rax
    6d0  62737d4819c802            vextractf32x4 xmm0, zmm9, 2                          ; gep int32
    6d7  c4e37916c002              vpextrd eax, xmm0, 2
    6dd  48898424c0000000          mov qword ptr [rsp + 192], rax
    6e5  62737d4819c002            vextractf32x4 xmm0, zmm8, 2                          ; gep int32
    6ec  c4c37916c702              vpextrd r15d, xmm0, 2
    6f2  4585ff                    test r15d, r15d                                      ; idiv int32
    6f5  498bff                    mov rdi, r15
    6f8  b801000000                mov eax, 1
    6fd  0f44f8                    cmove edi, eax                                       ; idiv int32
    700  488b8424c0000000          mov rax, qword ptr [rsp + 192]
    708  488bd0                    mov rdx, rax                                         ; idiv int32
    70b  b800000080                mov eax, 2147483648
    710  2bd0                      sub edx, eax                                         ; idiv int32
    712  498bc7                    mov rax, r15
    715  83c001                    add eax, 1
    718  0bd0                      or edx, eax
    71a  85d2                      test edx, edx
    71c  b801000000                mov eax, 1
    721  0f44f8                    cmove edi, eax                                       ; idiv int32
    724  488b8c24c0000000          mov rcx, qword ptr [rsp + 192]
    72c  408bc19940f7ff408bf0      idiv ecx, edi ; esi = eax                            ; idiv int32
    736  4889b42490010000          mov qword ptr [rsp + 400], rsi
    73e  4585ff                    test r15d, r15d                                      ; idiv int32
    741  488b842490010000          mov rax, qword ptr [rsp + 400]
    749  ba00000000                mov edx, 0
    74e  0f44c2                    cmove eax, edx                                       ; idiv int32
    751  4889842490010000          mov qword ptr [rsp + 400], rax
    759  62737d4819c802            vextractf32x4 xmm0, zmm9, 2                          ; gep int32
    760  c4e37916c003              vpextrd eax, xmm0, 3
    766  48898424c8000000          mov qword ptr [rsp + 200], rax
    76e  62737d4819c002            vextractf32x4 xmm0, zmm8, 2                          ; gep int32
    775  c4c37916c503              vpextrd r13d, xmm0, 3
    77b  4585ed                    test r13d, r13d                                      ; idiv int32
    77e  498bf5                    mov rsi, r13
    781  b801000000                mov eax, 1
    786  0f44f0                    cmove esi, eax                                       ; idiv int32
    789  488b8424c8000000          mov rax, qword ptr [rsp + 200]
    791  488bd0                    mov rdx, rax                                         ; idiv int32
    794  b800000080                mov eax, 2147483648
    799  2bd0                      sub edx, eax                                         ; idiv int32
    79b  498bc5                    mov rax, r13
    79e  83c001                    add eax, 1
    7a1  0bd0                      or edx, eax
    7a3  85d2                      test edx, edx
    7a5  b801000000                mov eax, 1
    7aa  0f44f0                    cmove esi, eax                                       ; idiv int32
    7ad  488b8c24c8000000          mov rcx, qword ptr [rsp + 200]
    7b5  408bc19940f7fe448bf0      idiv ecx, esi ; r14d = eax                           ; idiv int32
    7bf  4585ed                    test r13d, r13d
    7c2  b800000000                mov eax, 0
    7c7  440f44f0                  cmove r14d, eax                                      ; idiv int32
    7cb  62737d4819c803            vextractf32x4 xmm0, zmm9, 3                          ; gep int32
    7d2  c4e37916c000              vpextrd eax, xmm0, 0
    7d8  48898424d0000000          mov qword ptr [rsp + 208], rax
    7e0  62737d4819c003            vextractf32x4 xmm0, zmm8, 3                          ; gep int32
    7e7  c4c37916c400              vpextrd r12d, xmm0, 0
    7ed  4585e4                    test r12d, r12d                                      ; idiv int32
    7f0  498bf4                    mov rsi, r12
    7f3  b801000000                mov eax, 1
    7f8  0f44f0                    cmove esi, eax                                       ; idiv int32
    7fb  488b8424d0000000          mov rax, qword ptr [rsp + 208]
    803  488bd0                    mov rdx, rax                                         ; idiv int32
    806  b800000080                mov eax, 2147483648
    80b  2bd0                      sub edx, eax                                         ; idiv int32
    80d  498bc4                    mov rax, r12
    810  83c001                    add eax, 1
    813  0bd0                      or edx, eax
    815  85d2                      test edx, edx
    817  b801000000                mov eax, 1
    81c  0f44f0                    cmove esi, eax                                       ; idiv int32
    81f  488b8c24d0000000          mov rcx, qword ptr [rsp + 208]
    827  408bc19940f7fe448bd0      idiv ecx, esi ; r10d = eax                           ; idiv int32
    831  4585e4                    test r12d, r12d
    834  b800000000                mov eax, 0
    839  440f44d0                  cmove r10d, eax                                      ; idiv int32
    83d  62737d4819c803            vextractf32x4 xmm0, zmm9, 3                          ; gep int32
    844  c4e37916c001              vpextrd eax, xmm0, 1
    84a  48898424d8000000          mov qword ptr [rsp + 216], rax
    852  62737d4819c003            vextractf32x4 xmm0, zmm8, 3                          ; gep int32
    859  c4e37916c501              vpextrd ebp, xmm0, 1
    85f  85ed                      test ebp, ebp                                        ; idiv int32
    861  488bf5                    mov rsi, rbp
    864  b801000000                mov eax, 1
    869  0f44f0                    cmove esi, eax                                       ; idiv int32
    86c  488b8424d8000000          mov rax, qword ptr [rsp + 216]
    874  488bd0                    mov rdx, rax                                         ; idiv int32
    877  b800000080                mov eax, 2147483648
    87c  2bd0                      sub edx, eax                                         ; idiv int32
    87e  488bc5                    mov rax, rbp
    881  83c001                    add eax, 1
    884  0bd0                      or edx, eax
    886  85d2                      test edx, edx
    888  b801000000                mov eax, 1
    88d  0f44f0                    cmove esi, eax                                       ; idiv int32
    890  488b8c24d8000000          mov rcx, qword ptr [rsp + 216]
    898  408bc19940f7fe448bc8      idiv ecx, esi ; r9d = eax                            ; idiv int32
    8a2  85ed                      test ebp, ebp
    8a4  b800000000                mov eax, 0
    8a9  440f44c8                  cmove r9d, eax                                       ; idiv int32
    8ad  62737d4819c803            vextractf32x4 xmm0, zmm9, 3                          ; gep int32
    8b4  c4e37916c002              vpextrd eax, xmm0, 2
    8ba  48898424e0000000          mov qword ptr [rsp + 224], rax
    8c2  62737d4819c003            vextractf32x4 xmm0, zmm8, 3                          ; gep int32
    8c9  c4e37916c302              vpextrd ebx, xmm0, 2
    8cf  85db                      test ebx, ebx                                        ; idiv int32
    8d1  488bf3                    mov rsi, rbx
    8d4  b801000000                mov eax, 1
    8d9  0f44f0                    cmove esi, eax                                       ; idiv int32
    8dc  488b8424e0000000          mov rax, qword ptr [rsp + 224]
    8e4  488bd0                    mov rdx, rax                                         ; idiv int32
    8e7  b800000080                mov eax, 2147483648
    8ec  2bd0                      sub edx, eax                                         ; idiv int32
    8ee  488bc3                    mov rax, rbx
    8f1  83c001                    add eax, 1
    8f4  0bd0                      or edx, eax
    8f6  85d2                      test edx, edx
    8f8  b801000000                mov eax, 1
    8fd  0f44f0                    cmove esi, eax                                       ; idiv int32
    900  488b8c24e0000000          mov rcx, qword ptr [rsp + 224]
    908  408bc19940f7fe448bc0      idiv ecx, esi ; r8d = eax                            ; idiv int32
    912  85db                      test ebx, ebx
    914  b800000000                mov eax, 0
    919  440f44c0                  cmove r8d, eax                                       ; idiv int32
    91d  62737d4819c803            vextractf32x4 xmm0, zmm9, 3                          ; gep int32
    924  c4e37916c003              vpextrd eax, xmm0, 3
    92a  48898424e8000000          mov qword ptr [rsp + 232], rax
    932  62737d4819c003            vextractf32x4 xmm0, zmm8, 3                          ; gep int32
    939  c4c37916c303              vpextrd r11d, xmm0, 3
    93f  4585db                    test r11d, r11d                                      ; idiv int32
    942  498bf3                    mov rsi, r11
    945  b801000000                mov eax, 1
    94a  0f44f0                    cmove esi, eax                                       ; idiv int32
    94d  488b8424e8000000          mov rax, qword ptr [rsp + 232]
    955  488bd0                    mov rdx, rax                                         ; idiv int32
    958  b800000080                mov eax, 2147483648
    95d  2bd0                      sub edx, eax                                         ; idiv int32
    95f  498bc3                    mov rax, r11
    962  83c001                    add eax, 1
    965  0bd0                      or edx, eax
    967  85d2                      test edx, edx
    969  b801000000                mov eax, 1
    96e  0f44f0                    cmove esi, eax                                       ; idiv int32
    971  488b8c24e8000000          mov rcx, qword ptr [rsp + 232]
    979  408bc19940f7fe408bf8      idiv ecx, esi ; edi = eax                            ; idiv int32
    983  4585db                    test r11d, r11d
    986  b800000000                mov eax, 0
    98b  0f44f8                    cmove edi, eax                                       ; idiv int32
    98e  488b442428                mov rax, qword ptr [rsp + 40]
    993  c5f96ec0                  vmovd xmm0, eax                                      ; vectorize int32x16
    997  488b442438                mov rax, qword ptr [rsp + 56]
    99c  c4e37922f801              vpinsrd xmm7, xmm0, eax, 1                           ; vectorize int32x16
    9a2  488b442448                mov rax, qword ptr [rsp + 72]
    9a7  c5f96ec0                  vmovd xmm0, eax                                      ; vectorize int32x16
    9ab  488b442458                mov rax, qword ptr [rsp + 88]
    9b0  c4e37922d801              vpinsrd xmm3, xmm0, eax, 1                           ; vectorize int32x16
    9b6  488b442468                mov rax, qword ptr [rsp + 104]
    9bb  c5f96ec0                  vmovd xmm0, eax                                      ; vectorize int32x16
    9bf  488b442478                mov rax, qword ptr [rsp + 120]
    9c4  c4e37922f001              vpinsrd xmm6, xmm0, eax, 1                           ; vectorize int32x16
    9ca  488b842488000000          mov rax, qword ptr [rsp + 136]
    9d2  c5f96ec0                  vmovd xmm0, eax                                      ; vectorize int32x16
    9d6  488b842498000000          mov rax, qword ptr [rsp + 152]
    9de  c4e37922c801              vpinsrd xmm1, xmm0, eax, 1                           ; vectorize int32x16
    9e4  488b8424a8000000          mov rax, qword ptr [rsp + 168]
    9ec  c5f96ec0                  vmovd xmm0, eax                                      ; vectorize int32x16
    9f0  488b8424b8000000          mov rax, qword ptr [rsp + 184]
    9f8  c4e37922e801              vpinsrd xmm5, xmm0, eax, 1                           ; vectorize int32x16
    9fe  488b842490010000          mov rax, qword ptr [rsp + 400]
    a06  c5f96ec0                  vmovd xmm0, eax                                      ; vectorize int32x16
    a0a  c4c37922d601              vpinsrd xmm2, xmm0, r14d, 1
    a10  c4c1796ec2                vmovd xmm0, r10d
    a15  c4c37922e101              vpinsrd xmm4, xmm0, r9d, 1
    a1b  c4c1796ec0                vmovd xmm0, r8d
    a20  c4e37922c701              vpinsrd xmm0, xmm0, edi, 1
    a26  c5c114db                  vunpcklpd xmm3, xmm7, xmm3
    a2a  c5c914c9                  vunpcklpd xmm1, xmm6, xmm1
    a2e  c5d114d2                  vunpcklpd xmm2, xmm5, xmm2
    a32  c5d914c0                  vunpcklpd xmm0, xmm4, xmm0
    a36  62f3652818c901            vinsertf32x4 ymm1, ymm3, xmm1, 1
    a3d  62f36d2818c001            vinsertf32x4 ymm0, ymm2, xmm0, 1
    a44  62f3f5481ac801            vinsertf64x4 zmm1, zmm1, ymm0, 1
    a4b  62d2754840c0              vpmulld zmm0, zmm1, zmm8                             ; mul int32x16
    a51  62f13548fac0              vpsubd zmm0, zmm9, zmm0                              ; sub int32x16
    a57  62d37d481fd304            vpcmpd k2, zmm0, zmm11, 4                            ; cmpne boolx16
    a5e  62d17d48efc0              vpxord zmm0, zmm0, zmm8                              ; xor int32x16
    a64  62d37d481fcb01            vpcmpd k1, zmm0, zmm11, 1                            ; cmplt boolx16
    a6b  c4e1ec41d1                kandq k2, k2, k1                                     ; and boolx16
    a70  62d33d481fcb04            vpcmpd k1, zmm8, zmm11, 4                            ; cmpne boolx16
    a77  c4e1ec41c9                kandq k1, k2, k1                                     ; and boolx16
    a7c  62d17548fec5              vpaddd zmm0, zmm1, zmm13                             ; add int32x16
    a82  6272754964d0              vpblendmd zmm10{k1}, zmm1, zmm0                      ; where int32x16
    a88  488b8424f0000000          mov rax, qword ptr [rsp + 240]
    a90  85c0                      test eax, eax                                        ; mod int32
    a92  488b8424f0000000          mov rax, qword ptr [rsp + 240]
    a9a  488bf8                    mov rdi, rax                                         ; mod int32
    a9d  b801000000                mov eax, 1
    aa2  0f44f8                    cmove edi, eax                                       ; mod int32
    aa5  488b442420                mov rax, qword ptr [rsp + 32]
    aaa  488bd0                    mov rdx, rax                                         ; mod int32
    aad  b800000080                mov eax, 2147483648
    ab2  2bd0                      sub edx, eax                                         ; mod int32
    ab4  488b8424f0000000          mov rax, qword ptr [rsp + 240]
    abc  83c001                    add eax, 1                                           ; mod int32
    abf  48898424f0000000          mov qword ptr [rsp + 240], rax
    ac7  488b8424f0000000          mov rax, qword ptr [rsp + 240]
    acf  0bd0                      or edx, eax                                          ; mod int32
    ad1  85d2                      test edx, edx
    ad3  b801000000                mov eax, 1
    ad8  0f44f8                    cmove edi, eax                                       ; mod int32
    adb  488b4c2420                mov rcx, qword ptr [rsp + 32]
    ae0  408bc19940f7ff408bf2      idiv ecx, edi ; esi = edx                            ; mod int32
    aea  4889b424f8000000          mov qword ptr [rsp + 248], rsi
    af2  488b842400010000          mov rax, qword ptr [rsp + 256]
    afa  85c0                      test eax, eax                                        ; mod int32
    afc  488b842400010000          mov rax, qword ptr [rsp + 256]
    b04  488bf8                    mov rdi, rax                                         ; mod int32
    b07  b801000000                mov eax, 1
    b0c  0f44f8                    cmove edi, eax                                       ; mod int32
    b0f  488b442430                mov rax, qword ptr [rsp + 48]
    b14  488bd0                    mov rdx, rax                                         ; mod int32
    b17  b800000080                mov eax, 2147483648
    b1c  2bd0                      sub edx, eax                                         ; mod int32
    b1e  488b842400010000          mov rax, qword ptr [rsp + 256]
    b26  83c001                    add eax, 1                                           ; mod int32
    b29  4889842400010000          mov qword ptr [rsp + 256], rax
    b31  488b842400010000          mov rax, qword ptr [rsp + 256]
    b39  0bd0                      or edx, eax                                          ; mod int32
    b3b  85d2                      test edx, edx
    b3d  b801000000                mov eax, 1
    b42  0f44f8                    cmove edi, eax                                       ; mod int32
    b45  488b4c2430                mov rcx, qword ptr [rsp + 48]
    b4a  408bc19940f7ff408bf2      idiv ecx, edi ; esi = edx                            ; mod int32
    b54  4889b42408010000          mov qword ptr [rsp + 264], rsi
    b5c  488b842410010000          mov rax, qword ptr [rsp + 272]
    b64  85c0                      test eax, eax                                        ; mod int32
    b66  488b842410010000          mov rax, qword ptr [rsp + 272]
    b6e  488bf8                    mov rdi, rax                                         ; mod int32
    b71  b801000000                mov eax, 1
    b76  0f44f8                    cmove edi, eax                                       ; mod int32
    b79  488b442440                mov rax, qword ptr [rsp + 64]
    b7e  488bd0                    mov rdx, rax                                         ; mod int32
    b81  b800000080                mov eax, 2147483648
    b86  2bd0                      sub edx, eax                                         ; mod int32
    b88  488b842410010000          mov rax, qword ptr [rsp + 272]
    b90  83c001                    add eax, 1                                           ; mod int32
    b93  4889842410010000          mov qword ptr [rsp + 272], rax
    b9b  488b842410010000          mov rax, qword ptr [rsp + 272]
    ba3  0bd0                      or edx, eax                                          ; mod int32
    ba5  85d2                      test edx, edx
    ba7  b801000000                mov eax, 1
    bac  0f44f8                    cmove edi, eax                                       ; mod int32
    baf  488b4c2440                mov rcx, qword ptr [rsp + 64]
    bb4  408bc19940f7ff408bf2      idiv ecx, edi ; esi = edx                            ; mod int32
    bbe  4889b42418010000          mov qword ptr [rsp + 280], rsi
    bc6  488b842420010000          mov rax, qword ptr [rsp + 288]
    bce  85c0                      test eax, eax                                        ; mod int32
    bd0  488b842420010000          mov rax, qword ptr [rsp + 288]
    bd8  488bf8                    mov rdi, rax                                         ; mod int32
    bdb  b801000000                mov eax, 1
    be0  0f44f8                    cmove edi, eax                                       ; mod int32
    be3  488b442450                mov rax, qword ptr [rsp + 80]
    be8  488bd0                    mov rdx, rax                                         ; mod int32
    beb  b800000080                mov eax, 2147483648
    bf0  2bd0                      sub edx, eax                                         ; mod int32
    bf2  488b842420010000          mov rax, qword ptr [rsp + 288]
    bfa  83c001                    add eax, 1                                           ; mod int32
    bfd  4889842420010000          mov qword ptr [rsp + 288], rax
    c05  488b842420010000          mov rax, qword ptr [rsp + 288]
    c0d  0bd0                      or edx, eax                                          ; mod int32
    c0f  85d2                      test edx, edx
    c11  b801000000                mov eax, 1
    c16  0f44f8                    cmove edi, eax                                       ; mod int32
    c19  488b4c2450                mov rcx, qword ptr [rsp + 80]
    c1e  408bc19940f7ff408bf2      idiv ecx, edi ; esi = edx                            ; mod int32
    c28  4889b42428010000          mov qword ptr [rsp + 296], rsi
    c30  488b842430010000          mov rax, qword ptr [rsp + 304]
    c38  85c0                      test eax, eax                                        ; mod int32
    c3a  488b842430010000          mov rax, qword ptr [rsp + 304]
    c42  488bf8                    mov rdi, rax                                         ; mod int32
    c45  b801000000                mov eax, 1
    c4a  0f44f8                    cmove edi, eax                                       ; mod int32
    c4d  488b442460                mov rax, qword ptr [rsp + 96]
    c52  488bd0                    mov rdx, rax                                         ; mod int32
    c55  b800000080                mov eax, 2147483648
    c5a  2bd0                      sub edx, eax                                         ; mod int32
    c5c  488b842430010000          mov rax, qword ptr [rsp + 304]
    c64  83c001                    add eax, 1                                           ; mod int32
    c67  4889842430010000          mov qword ptr [rsp + 304], rax
    c6f  488b842430010000          mov rax, qword ptr [rsp + 304]
    c77  0bd0                      or edx, eax                                          ; mod int32
    c79  85d2                      test edx, edx
    c7b  b801000000                mov eax, 1
    c80  0f44f8                    cmove edi, eax                                       ; mod int32
    c83  488b4c2460                mov rcx, qword ptr [rsp + 96]
    c88  408bc19940f7ff408bf2      idiv ecx, edi ; esi = edx                            ; mod int32
    c92  4889b42438010000          mov qword ptr [rsp + 312], rsi
    c9a  488b842440010000          mov rax, qword ptr [rsp + 320]
    ca2  85c0                      test eax, eax                                        ; mod int32
    ca4  488b842440010000          mov rax, qword ptr [rsp + 320]
    cac  488bf8                    mov rdi, rax                                         ; mod int32
    caf  b801000000                mov eax, 1
    cb4  0f44f8                    cmove edi, eax                                       ; mod int32
    cb7  488b442470                mov rax, qword ptr [rsp + 112]
    cbc  488bd0                    mov rdx, rax                                         ; mod int32
    cbf  b800000080                mov eax, 2147483648
    cc4  2bd0                      sub edx, eax                                         ; mod int32
    cc6  488b842440010000          mov rax, qword ptr [rsp + 320]
    cce  83c001                    add eax, 1                                           ; mod int32
    cd1  4889842440010000          mov qword ptr [rsp + 320], rax
    cd9  488b842440010000          mov rax, qword ptr [rsp + 320]
    ce1  0bd0                      or edx, eax                                          ; mod int32
    ce3  85d2                      test edx, edx
    ce5  b801000000                mov eax, 1
    cea  0f44f8                    cmove edi, eax                                       ; mod int32
    ced  488b4c2470                mov rcx, qword ptr [rsp + 112]
    cf2  408bc19940f7ff408bf2      idiv ecx, edi ; esi = edx                            ; mod int32
    cfc  4889b42448010000          mov qword ptr [rsp + 328], rsi
    d04  488b842450010000          mov rax, qword ptr [rsp + 336]
    d0c  85c0                      test eax, eax                                        ; mod int32
    d0e  488b842450010000          mov rax, qword ptr [rsp + 336]
    d16  488bf8                    mov rdi, rax                                         ; mod int32
    d19  b801000000                mov eax, 1
    d1e  0f44f8                    cmove edi, eax                                       ; mod int32
    d21  488b842480000000          mov rax, qword ptr [rsp + 128]
    d29  488bd0                    mov rdx, rax                                         ; mod int32
    d2c  b800000080                mov eax, 2147483648
    d31  2bd0                      sub edx, eax                                         ; mod int32
    d33  488b842450010000          mov rax, qword ptr [rsp + 336]
    d3b  83c001                    add eax, 1                                           ; mod int32
    d3e  4889842450010000          mov qword ptr [rsp + 336], rax
    d46  488b842450010000          mov rax, qword ptr [rsp + 336]
    d4e  0bd0                      or edx, eax                                          ; mod int32
    d50  85d2                      test edx, edx
    d52  b801000000                mov eax, 1
    d57  0f44f8                    cmove edi, eax                                       ; mod int32
    d5a  488b8c2480000000          mov rcx, qword ptr [rsp + 128]
    d62  408bc19940f7ff408bf2      idiv ecx, edi ; esi = edx                            ; mod int32
    d6c  4889b42458010000          mov qword ptr [rsp + 344], rsi
    d74  488b842460010000          mov rax, qword ptr [rsp + 352]
    d7c  85c0                      test eax, eax                                        ; mod int32
    d7e  488b842460010000          mov rax, qword ptr [rsp + 352]
    d86  488bf8                    mov rdi, rax                                         ; mod int32
    d89  b801000000                mov eax, 1
    d8e  0f44f8                    cmove edi, eax                                       ; mod int32
    d91  488b842490000000          mov rax, qword ptr [rsp + 144]
    d99  488bd0                    mov rdx, rax                                         ; mod int32
    d9c  b800000080                mov eax, 2147483648
    da1  2bd0                      sub edx, eax                                         ; mod int32
    da3  488b842460010000          mov rax, qword ptr [rsp + 352]
    dab  83c001                    add eax, 1                                           ; mod int32
    dae  4889842460010000          mov qword ptr [rsp + 352], rax
    db6  488b842460010000          mov rax, qword ptr [rsp + 352]
    dbe  0bd0                      or edx, eax                                          ; mod int32
    dc0  85d2                      test edx, edx
    dc2  b801000000                mov eax, 1
    dc7  0f44f8                    cmove edi, eax                                       ; mod int32
    dca  488b8c2490000000          mov rcx, qword ptr [rsp + 144]
    dd2  408bc19940f7ff408bf2      idiv ecx, edi ; esi = edx                            ; mod int32
    ddc  4889b42468010000          mov qword ptr [rsp + 360], rsi
    de4  488b842470010000          mov rax, qword ptr [rsp + 368]
    dec  85c0                      test eax, eax                                        ; mod int32
    dee  488b842470010000          mov rax, qword ptr [rsp + 368]
    df6  488bf8                    mov rdi, rax                                         ; mod int32
    df9  b801000000                mov eax, 1
    dfe  0f44f8                    cmove edi, eax                                       ; mod int32
    e01  488b8424a0000000          mov rax, qword ptr [rsp + 160]
    e09  488bd0                    mov rdx, rax                                         ; mod int32
    e0c  b800000080                mov eax, 2147483648
    e11  2bd0                      sub edx, eax                                         ; mod int32
    e13  488b842470010000          mov rax, qword ptr [rsp + 368]
    e1b  83c001                    add eax, 1                                           ; mod int32
    e1e  4889842470010000          mov qword ptr [rsp + 368], rax
    e26  488b842470010000          mov rax, qword ptr [rsp + 368]
    e2e  0bd0                      or edx, eax                                          ; mod int32
    e30  85d2                      test edx, edx
    e32  b801000000                mov eax, 1
    e37  0f44f8                    cmove edi, eax                                       ; mod int32
    e3a  488b8c24a0000000          mov rcx, qword ptr [rsp + 160]
    e42  408bc19940f7ff408bf2      idiv ecx, edi ; esi = edx                            ; mod int32
    e4c  4889b42478010000          mov qword ptr [rsp + 376], rsi
    e54  488b842480010000          mov rax, qword ptr [rsp + 384]
    e5c  85c0                      test eax, eax                                        ; mod int32
    e5e  488b842480010000          mov rax, qword ptr [rsp + 384]
    e66  488bf8                    mov rdi, rax                                         ; mod int32
    e69  b801000000                mov eax, 1
    e6e  0f44f8                    cmove edi, eax                                       ; mod int32
    e71  488b8424b0000000          mov rax, qword ptr [rsp + 176]
    e79  488bd0                    mov rdx, rax                                         ; mod int32
    e7c  b800000080                mov eax, 2147483648
    e81  2bd0                      sub edx, eax                                         ; mod int32
    e83  488b842480010000          mov rax, qword ptr [rsp + 384]
    e8b  83c001                    add eax, 1                                           ; mod int32
    e8e  4889842480010000          mov qword ptr [rsp + 384], rax
    e96  488b842480010000          mov rax, qword ptr [rsp + 384]
    e9e  0bd0                      or edx, eax                                          ; mod int32
    ea0  85d2                      test edx, edx
    ea2  b801000000                mov eax, 1
    ea7  0f44f8                    cmove edi, eax                                       ; mod int32
    eaa  488b8c24b0000000          mov rcx, qword ptr [rsp + 176]
    eb2  408bc19940f7ff408bf2      idiv ecx, edi ; esi = edx                            ; mod int32
    ebc  4889b42488010000          mov qword ptr [rsp + 392], rsi
    ec4  4585ff                    test r15d, r15d                                      ; mod int32
    ec7  498bf7                    mov rsi, r15
    eca  b801000000                mov eax, 1
    ecf  0f44f0                    cmove esi, eax                                       ; mod int32
    ed2  488b8424c0000000          mov rax, qword ptr [rsp + 192]
    eda  488bd0                    mov rdx, rax                                         ; mod int32
    edd  b800000080                mov eax, 2147483648
    ee2  2bd0                      sub edx, eax                                         ; mod int32
    ee4  4183c701                  add r15d, 1
    ee8  410bd7                    or edx, r15d
    eeb  85d2                      test edx, edx
    eed  b801000000                mov eax, 1
    ef2  0f44f0                    cmove esi, eax                                       ; mod int32
    ef5  488b8c24c0000000          mov rcx, qword ptr [rsp + 192]
    efd  408bc19940f7fe448bf2      idiv ecx, esi ; r14d = edx                           ; mod int32
    f07  4585ed                    test r13d, r13d                                      ; mod int32
    f0a  498bf5                    mov rsi, r13
    f0d  b801000000                mov eax, 1
    f12  0f44f0                    cmove esi, eax                                       ; mod int32
    f15  488b8424c8000000          mov rax, qword ptr [rsp + 200]
    f1d  488bd0                    mov rdx, rax                                         ; mod int32
    f20  b800000080                mov eax, 2147483648
    f25  2bd0                      sub edx, eax                                         ; mod int32
    f27  4183c501                  add r13d, 1
    f2b  410bd5                    or edx, r13d
    f2e  85d2                      test edx, edx
    f30  b801000000                mov eax, 1
    f35  0f44f0                    cmove esi, eax                                       ; mod int32
    f38  488b8c24c8000000          mov rcx, qword ptr [rsp + 200]
    f40  408bc19940f7fe448bea      idiv ecx, esi ; r13d = edx                           ; mod int32
    f4a  4585e4                    test r12d, r12d                                      ; mod int32
    f4d  498bf4                    mov rsi, r12
    f50  b801000000                mov eax, 1
    f55  0f44f0                    cmove esi, eax                                       ; mod int32
    f58  488b8424d0000000          mov rax, qword ptr [rsp + 208]
    f60  488bd0                    mov rdx, rax                                         ; mod int32
    f63  b800000080                mov eax, 2147483648
    f68  2bd0                      sub edx, eax                                         ; mod int32
    f6a  4183c401                  add r12d, 1
    f6e  410bd4                    or edx, r12d
    f71  85d2                      test edx, edx
    f73  b801000000                mov eax, 1
    f78  0f44f0                    cmove esi, eax                                       ; mod int32
    f7b  488b8c24d0000000          mov rcx, qword ptr [rsp + 208]
    f83  408bc19940f7fe448bd2      idiv ecx, esi ; r10d = edx                           ; mod int32
    f8d  85ed                      test ebp, ebp                                        ; mod int32
    f8f  488bf5                    mov rsi, rbp
    f92  b801000000                mov eax, 1
    f97  0f44f0                    cmove esi, eax                                       ; mod int32
    f9a  488b8424d8000000          mov rax, qword ptr [rsp + 216]
    fa2  488bd0                    mov rdx, rax                                         ; mod int32
    fa5  b800000080                mov eax, 2147483648
    faa  2bd0                      sub edx, eax                                         ; mod int32
    fac  83c501                    add ebp, 1
    faf  0bd5                      or edx, ebp
    fb1  85d2                      test edx, edx
    fb3  b801000000                mov eax, 1
    fb8  0f44f0                    cmove esi, eax                                       ; mod int32
    fbb  488b8c24d8000000          mov rcx, qword ptr [rsp + 216]
    fc3  408bc19940f7fe448bca      idiv ecx, esi ; r9d = edx                            ; mod int32
    fcd  85db                      test ebx, ebx                                        ; mod int32
    fcf  488bf3                    mov rsi, rbx
    fd2  b801000000                mov eax, 1
    fd7  0f44f0                    cmove esi, eax                                       ; mod int32
    fda  488b8424e0000000          mov rax, qword ptr [rsp + 224]
    fe2  488bd0                    mov rdx, rax                                         ; mod int32
    fe5  b800000080                mov eax, 2147483648
    fea  2bd0                      sub edx, eax                                         ; mod int32
    fec  83c301                    add ebx, 1
    fef  0bd3                      or edx, ebx
    ff1  85d2                      test edx, edx
    ff3  b801000000                mov eax, 1
    ff8  0f44f0                    cmove esi, eax                                       ; mod int32
    ffb  488b8c24e0000000          mov rcx, qword ptr [rsp + 224]
   1003  408bc19940f7fe448bc2      idiv ecx, esi ; r8d = edx                            ; mod int32
   100d  4585db                    test r11d, r11d                                      ; mod int32
   1010  498bf3                    mov rsi, r11
   1013  b801000000                mov eax, 1
   1018  0f44f0                    cmove esi, eax                                       ; mod int32
   101b  488b8424e8000000          mov rax, qword ptr [rsp + 232]
   1023  488bd0                    mov rdx, rax                                         ; mod int32
   1026  b800000080                mov eax, 2147483648
   102b  2bd0                      sub edx, eax                                         ; mod int32
   102d  4183c301                  add r11d, 1
   1031  410bd3                    or edx, r11d
   1034  85d2                      test edx, edx
   1036  b801000000                mov eax, 1
   103b  0f44f0                    cmove esi, eax                                       ; mod int32
   103e  488b8c24e8000000          mov rcx, qword ptr [rsp + 232]
   1046  408bc19940f7fe408bfa      idiv ecx, esi ; edi = edx                            ; mod int32
   1050  488b8424f8000000          mov rax, qword ptr [rsp + 248]
   1058  c5f96ec0                  vmovd xmm0, eax                                      ; vectorize int32x16
   105c  488b842408010000          mov rax, qword ptr [rsp + 264]
   1064  c4e37922f801              vpinsrd xmm7, xmm0, eax, 1                           ; vectorize int32x16
   106a  488b842418010000          mov rax, qword ptr [rsp + 280]
   1072  c5f96ec0                  vmovd xmm0, eax                                      ; vectorize int32x16
   1076  488b842428010000          mov rax, qword ptr [rsp + 296]
   107e  c4e37922d801              vpinsrd xmm3, xmm0, eax, 1                           ; vectorize int32x16
   1084  488b842438010000          mov rax, qword ptr [rsp + 312]
   108c  c5f96ec0                  vmovd xmm0, eax                                      ; vectorize int32x16
   1090  488b842448010000          mov rax, qword ptr [rsp + 328]
   1098  c4e37922f001              vpinsrd xmm6, xmm0, eax, 1                           ; vectorize int32x16
   109e  488b842458010000          mov rax, qword ptr [rsp + 344]
   10a6  c5f96ec0                  vmovd xmm0, eax                                      ; vectorize int32x16
   10aa  488b842468010000          mov rax, qword ptr [rsp + 360]
   10b2  c4e37922c801              vpinsrd xmm1, xmm0, eax, 1                           ; vectorize int32x16
   10b8  488b842478010000          mov rax, qword ptr [rsp + 376]
   10c0  c5f96ec0                  vmovd xmm0, eax                                      ; vectorize int32x16
   10c4  488b842488010000          mov rax, qword ptr [rsp + 392]
   10cc  c4e37922e801              vpinsrd xmm5, xmm0, eax, 1                           ; vectorize int32x16
   10d2  c4c1796ec6                vmovd xmm0, r14d
   10d7  c4c37922d501              vpinsrd xmm2, xmm0, r13d, 1
   10dd  c4c1796ec2                vmovd xmm0, r10d
   10e2  c4c37922e101              vpinsrd xmm4, xmm0, r9d, 1
   10e8  c4c1796ec0                vmovd xmm0, r8d
   10ed  c4e37922c701              vpinsrd xmm0, xmm0, edi, 1
   10f3  c5c114db                  vunpcklpd xmm3, xmm7, xmm3
   10f7  c5c914c9                  vunpcklpd xmm1, xmm6, xmm1
   10fb  c5d114d2                  vunpcklpd xmm2, xmm5, xmm2
   10ff  c5d914c0                  vunpcklpd xmm0, xmm4, xmm0
   1103  62f3652818c901            vinsertf32x4 ymm1, ymm3, xmm1, 1
   110a  62f36d2818c001            vinsertf32x4 ymm0, ymm2, xmm0, 1
   1111  62f3f5481ac801            vinsertf64x4 zmm1, zmm1, ymm0, 1
   1118  62d13d48dbc4              vpandd zmm0, zmm8, zmm12                             ; and int32x16
   111e  62f2354846c0              vpsravd zmm0, zmm9, zmm0                             ; shr int32x16
   1124  62f2754840c0              vpmulld zmm0, zmm1, zmm0                             ; mul int32x16
   112a  62f12d48fec0              vpaddd zmm0, zmm10, zmm0                             ; add int32x16
   1130  488b8424a8010000          mov rax, qword ptr [rsp + 424]
   1138  62f17c481100              vmovups zmmword ptr [rax], zmm0                      ; store void
   113e  488b842498010000          mov rax, qword ptr [rsp + 408]
   1146  4883c040                  add rax, 64                                          ; end void
   114a  4889842498010000          mov qword ptr [rsp + 408], rax
   1152  488b8424a0010000          mov rax, qword ptr [rsp + 416]
   115a  4883c040                  add rax, 64                                          ; end void
   115e  48898424a0010000          mov qword ptr [rsp + 416], rax
   1166  488b8424a8010000          mov rax, qword ptr [rsp + 424]
   116e  4883c040                  add rax, 64                                          ; end void
   1172  48898424a8010000          mov qword ptr [rsp + 424], rax
   117a  488b8424b0010000          mov rax, qword ptr [rsp + 432]
   1182  83c001                    add eax, 1                                           ; end void
   1185  48898424b0010000          mov qword ptr [rsp + 432], rax
   118d  488b8424b0010000          mov rax, qword ptr [rsp + 432]
   1195  83f804                    cmp eax, 4                                           ; end void
   1198  0f8c02efffff              jl loop_a0
   119e  488b842498010000          mov rax, qword ptr [rsp + 408]
   11a6  4889442408                mov qword ptr [rsp + 8], rax
   11ab  488b8424a0010000          mov rax, qword ptr [rsp + 416]
   11b3  4889442410                mov qword ptr [rsp + 16], rax
   11b8  488b8424a8010000          mov rax, qword ptr [rsp + 424]
   11c0  4889442418                mov qword ptr [rsp + 24], rax
   11c5  488b8424b0010000          mov rax, qword ptr [rsp + 432]
   11cd  48890424                  mov qword ptr [rsp], rax
done_11d1:
   11d1  c5f877                    vzeroupper                                           ; sink void
   11d4  4881c4c0010000            add rsp, 448
   11db  418fc7                    pop r15
   11de  418fc6                    pop r14
   11e1  418fc5                    pop r13
   11e4  418fc4                    pop r12
   11e7  8fc5                      pop rbp
   11e9  8fc3                      pop rbx
   11eb  c3                        ret                                                  ; sink void
