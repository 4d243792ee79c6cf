integer_division:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  41fff7                    push r15
     10  4881ecb0000000            sub rsp, 176
     17  c4627d58055c070000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
     20  c4e27d583d57070000        vpbroadcastd ymm7, dword ptr [rip + ffffffff]
     29  c4627d580d52070000        vpbroadcastd ymm9, dword ptr [rip + 07000000]
     32  488b07                    mov rax, qword ptr [rdi]
     35  4889442418                mov qword ptr [rsp + 24], rax
     3a  488b4708                  mov rax, qword ptr [rdi + 8]                         ; define_global ptr<int32, global, 64>
     3e  4889442408                mov qword ptr [rsp + 8], rax
     43  488b4710                  mov rax, qword ptr [rdi + 16]                        ; define_global ptr<int32, global, 64>
     47  4889442410                mov qword ptr [rsp + 16], rax
     4c  b800000000                mov eax, 0                                           ; range int32
     51  48890424                  mov qword ptr [rsp], rax
     55  488b442408                mov rax, qword ptr [rsp + 8]
     5a  4889842488000000          mov qword ptr [rsp + 136], rax
     62  488b442410                mov rax, qword ptr [rsp + 16]
     67  4889842490000000          mov qword ptr [rsp + 144], rax
     6f  488b442418                mov rax, qword ptr [rsp + 24]
     74  4889842498000000          mov qword ptr [rsp + 152], rax
     7c  488b0424                  mov rax, qword ptr [rsp]
     80  48898424a0000000          mov qword ptr [rsp + 160], rax
loop_a0:
     a0  488b842488000000          mov rax, qword ptr [rsp + 136]
     a8  c5fc1028                  vmovups ymm5, ymmword ptr [rax]                      ; load int32x8
     ac  c4e37916e800              vpextrd eax, xmm5, 0                                 ; gep int32
     b2  4889442420                mov qword ptr [rsp + 32], rax
     b7  488b842490000000          mov rax, qword ptr [rsp + 144]
     bf  c5fc1020                  vmovups ymm4, ymmword ptr [rax]                      ; load int32x8
     c3  c4c37916e700              vpextrd r15d, xmm4, 0                                ; gep int32
     c9  4585ff                    test r15d, r15d                                      ; idiv int32
     cc  498bff                    mov rdi, r15
     cf  b801000000                mov eax, 1
     d4  0f44f8                    cmove edi, eax                                       ; idiv int32
     d7  488b442420                mov rax, qword ptr [rsp + 32]
     dc  488bd0                    mov rdx, rax                                         ; idiv int32
     df  b800000080                mov eax, 2147483648
     e4  2bd0                      sub edx, eax                                         ; idiv int32
     e6  498bc7                    mov rax, r15
     e9  83c001                    add eax, 1
     ec  0bd0                      or edx, eax
     ee  85d2                      test edx, edx
     f0  b801000000                mov eax, 1
     f5  0f44f8                    cmove edi, eax                                       ; idiv int32
     f8  488b4c2420                mov rcx, qword ptr [rsp + 32]
     fd  408bc19940f7ff408bf0      idiv ecx, edi ; esi = eax                            ; idiv int32
    107  4889742428                mov qword ptr [rsp + 40], rsi
    10c  4585ff                    test r15d, r15d                                      ; idiv int32
    10f  488b442428                mov rax, qword ptr [rsp + 40]
    114  ba00000000                mov edx, 0
    119  0f44c2                    cmove eax, edx                                       ; idiv int32
    11c  4889442428                mov qword ptr [rsp + 40], rax
    121  c4e37916e801              vpextrd eax, xmm5, 1                                 ; gep int32
    127  4889442430                mov qword ptr [rsp + 48], rax
    12c  c4c37916e601              vpextrd r14d, xmm4, 1                                ; gep int32
    132  4585f6                    test r14d, r14d                                      ; idiv int32
    135  498bfe                    mov rdi, r14
    138  b801000000                mov eax, 1
    13d  0f44f8                    cmove edi, eax                                       ; idiv int32
    140  488b442430                mov rax, qword ptr [rsp + 48]
    145  488bd0                    mov rdx, rax                                         ; idiv int32
    148  b800000080                mov eax, 2147483648
    14d  2bd0                      sub edx, eax                                         ; idiv int32
    14f  498bc6                    mov rax, r14
    152  83c001                    add eax, 1
    155  0bd0                      or edx, eax
    157  85d2                      test edx, edx
    159  b801000000                mov eax, 1
    15e  0f44f8                    cmove edi, eax                                       ; idiv int32
    161  488b4c2430                mov rcx, qword ptr [rsp + 48]
    166  408bc19940f7ff408bf0      idiv ecx, edi ; esi = eax                            ; idiv int32
    170  4889742438                mov qword ptr [rsp + 56], rsi
    175  4585f6                    test r14d, r14d                                      ; idiv int32
    178  488b442438                mov rax, qword ptr [rsp + 56]
    17d  ba00000000                mov edx, 0
    182  0f44c2                    cmove eax, edx                                       ; idiv int32
    185  4889442438                mov qword ptr [rsp + 56], rax
    18a  c4e37916e802              vpextrd eax, xmm5, 2                                 ; gep int32
    190  4889442440                mov qword ptr [rsp + 64], rax
    195  c4c37916e502              vpextrd r13d, xmm4, 2                                ; gep int32
    19b  4585ed                    test r13d, r13d                                      ; idiv int32
    19e  498bfd                    mov rdi, r13
    1a1  b801000000                mov eax, 1
    1a6  0f44f8                    cmove edi, eax                                       ; idiv int32
    1a9  488b442440                mov rax, qword ptr [rsp + 64]
    1ae  488bd0                    mov rdx, rax                                         ; idiv int32
    1b1  b800000080                mov eax, 2147483648
    1b6  2bd0                      sub edx, eax                                         ; idiv int32
    1b8  498bc5                    mov rax, r13
    1bb  83c001                    add eax, 1
    1be  0bd0                      or edx, eax
    1c0  85d2                      test edx, edx
    1c2  b801000000                mov eax, 1
    1c7  0f44f8                    cmove edi, eax                                       ; idiv int32
    1ca  488b4c2440                mov rcx, qword ptr [rsp + 64]
    1cf  408bc19940f7ff408bf0      idiv ecx, edi ; esi = eax                            ; idiv int32
    1d9  4889742448                mov qword ptr [rsp + 72], rsi
    1de  4585ed                    test r13d, r13d                                      ; idiv int32
    1e1  488b442448                mov rax, qword ptr [rsp + 72]
    1e6  ba00000000                mov edx, 0
    1eb  0f44c2                    cmove eax, edx                                       ; idiv int32
    1ee  4889442448                mov qword ptr [rsp + 72], rax
    1f3  c4e37916e803              vpextrd eax, xmm5, 3                                 ; gep int32
    1f9  4889442450                mov qword ptr [rsp + 80], rax
    1fe  c4e37916e503              vpextrd ebp, xmm4, 3                                 ; gep int32
    204  85ed                      test ebp, ebp                                        ; idiv int32
    206  488bfd                    mov rdi, rbp
    209  b801000000                mov eax, 1
    20e  0f44f8                    cmove edi, eax                                       ; idiv int32
    211  488b442450                mov rax, qword ptr [rsp + 80]
    216  488bd0                    mov rdx, rax                                         ; idiv int32
    219  b800000080                mov eax, 2147483648
    21e  2bd0                      sub edx, eax                                         ; idiv int32
    220  488bc5                    mov rax, rbp
    223  83c001                    add eax, 1
    226  0bd0                      or edx, eax
    228  85d2                      test edx, edx
    22a  b801000000                mov eax, 1
    22f  0f44f8                    cmove edi, eax                                       ; idiv int32
    232  488b4c2450                mov rcx, qword ptr [rsp + 80]
    237  408bc19940f7ff408bf0      idiv ecx, edi ; esi = eax                            ; idiv int32
    241  4889742458                mov qword ptr [rsp + 88], rsi
    246  85ed                      test ebp, ebp                                        ; idiv int32
    248  488b442458                mov rax, qword ptr [rsp + 88]
    24d  ba00000000                mov edx, 0
    252  0f44c2                    cmove eax, edx                                       ; idiv int32
    255  4889442458                mov qword ptr [rsp + 88], rax
    25a  c4e37d19e801              vextractf128 xmm0, ymm5, 1                           ; gep int32
    260  c4e37916c000              vpextrd eax, xmm0, 0
    266  4889442460                mov qword ptr [rsp + 96], rax
    26b  c4e37d19e001              vextractf128 xmm0, ymm4, 1                           ; gep int32
    271  c4e37916c300              vpextrd ebx, xmm0, 0
    277  85db                      test ebx, ebx                                        ; idiv int32
    279  488bfb                    mov rdi, rbx
    27c  b801000000                mov eax, 1
    281  0f44f8                    cmove edi, eax                                       ; idiv int32
    284  488b442460                mov rax, qword ptr [rsp + 96]
    289  488bd0                    mov rdx, rax                                         ; idiv int32
    28c  b800000080                mov eax, 2147483648
    291  2bd0                      sub edx, eax                                         ; idiv int32
    293  488bc3                    mov rax, rbx
    296  83c001                    add eax, 1
    299  0bd0                      or edx, eax
    29b  85d2                      test edx, edx
    29d  b801000000                mov eax, 1
    2a2  0f44f8                    cmove edi, eax                                       ; idiv int32
    2a5  488b4c2460                mov rcx, qword ptr [rsp + 96]
    2aa  408bc19940f7ff408bf0      idiv ecx, edi ; esi = eax                            ; idiv int32
    2b4  4889b42480000000          mov qword ptr [rsp + 128], rsi
    2bc  85db                      test ebx, ebx                                        ; idiv int32
    2be  488b842480000000          mov rax, qword ptr [rsp + 128]
    2c6  ba00000000                mov edx, 0
    2cb  0f44c2                    cmove eax, edx                                       ; idiv int32
    2ce  4889842480000000          mov qword ptr [rsp + 128], rax
    2d6  c4e37d19e801              vextractf128 xmm0, ymm5, 1                           ; gep int32
    2dc  c4e37916c001              vpextrd eax, xmm0, 1
    2e2  4889442468                mov qword ptr [rsp + 104], rax
    2e7  c4e37d19e001              vextractf128 xmm0, ymm4, 1                           ; gep int32
    2ed  c4c37916c301              vpextrd r11d, xmm0, 1
    2f3  4585db                    test r11d, r11d                                      ; idiv int32
    2f6  498bf3                    mov rsi, r11
    2f9  b801000000                mov eax, 1
    2fe  0f44f0                    cmove esi, eax                                       ; idiv int32
    301  488b442468                mov rax, qword ptr [rsp + 104]
    306  488bd0                    mov rdx, rax                                         ; idiv int32
    309  b800000080                mov eax, 2147483648
    30e  2bd0                      sub edx, eax                                         ; idiv int32
    310  498bc3                    mov rax, r11
    313  83c001                    add eax, 1
    316  0bd0                      or edx, eax
    318  85d2                      test edx, edx
    31a  b801000000                mov eax, 1
    31f  0f44f0                    cmove esi, eax                                       ; idiv int32
    322  488b4c2468                mov rcx, qword ptr [rsp + 104]
    327  408bc19940f7fe448be0      idiv ecx, esi ; r12d = eax                           ; idiv int32
    331  4585db                    test r11d, r11d
    334  b800000000                mov eax, 0
    339  440f44e0                  cmove r12d, eax                                      ; idiv int32
    33d  c4e37d19e801              vextractf128 xmm0, ymm5, 1                           ; gep int32
    343  c4e37916c002              vpextrd eax, xmm0, 2
    349  4889442470                mov qword ptr [rsp + 112], rax
    34e  c4e37d19e001              vextractf128 xmm0, ymm4, 1                           ; gep int32
    354  c4c37916c202              vpextrd r10d, xmm0, 2
    35a  4585d2                    test r10d, r10d                                      ; idiv int32
    35d  498bf2                    mov rsi, r10
    360  b801000000                mov eax, 1
    365  0f44f0                    cmove esi, eax                                       ; idiv int32
    368  488b442470                mov rax, qword ptr [rsp + 112]
    36d  488bd0                    mov rdx, rax                                         ; idiv int32
    370  b800000080                mov eax, 2147483648
    375  2bd0                      sub edx, eax                                         ; idiv int32
    377  498bc2                    mov rax, r10
    37a  83c001                    add eax, 1
    37d  0bd0                      or edx, eax
    37f  85d2                      test edx, edx
    381  b801000000                mov eax, 1
    386  0f44f0                    cmove esi, eax                                       ; idiv int32
    389  488b4c2470                mov rcx, qword ptr [rsp + 112]
    38e  408bc19940f7fe448bc0      idiv ecx, esi ; r8d = eax                            ; idiv int32
    398  4585d2                    test r10d, r10d
    39b  b800000000                mov eax, 0
    3a0  440f44c0                  cmove r8d, eax                                       ; idiv int32
    3a4  c4e37d19e801              vextractf128 xmm0, ymm5, 1                           ; gep int32
    3aa  c4e37916c003              vpextrd eax, xmm0, 3
    3b0  4889442478                mov qword ptr [rsp + 120], rax
    3b5  c4e37d19e001              vextractf128 xmm0, ymm4, 1                           ; gep int32
    3bb  c4c37916c103              vpextrd r9d, xmm0, 3
    3c1  4585c9                    test r9d, r9d                                        ; idiv int32
    3c4  498bf1                    mov rsi, r9
    3c7  b801000000                mov eax, 1
    3cc  0f44f0                    cmove esi, eax                                       ; idiv int32
    3cf  488b442478                mov rax, qword ptr [rsp + 120]
    3d4  488bd0                    mov rdx, rax                                         ; idiv int32
    3d7  b800000080                mov eax, 2147483648
    3dc  2bd0                      sub edx, eax                                         ; idiv int32
    3de  498bc1                    mov rax, r9
    3e1  83c001                    add eax, 1
    3e4  0bd0                      or edx, eax
    3e6  85d2                      test edx, edx
    3e8  b801000000                mov eax, 1
    3ed  0f44f0                    cmove esi, eax                                       ; idiv int32
    3f0  488b4c2478                mov rcx, qword ptr [rsp + 120]
    3f5  408bc19940f7fe408bf8      idiv ecx, esi ; edi = eax                            ; idiv int32
    3ff  4585c9                    test r9d, r9d
    402  b800000000                mov eax, 0
    407  0f44f8                    cmove edi, eax                                       ; idiv int32
    40a  488b442428                mov rax, qword ptr [rsp + 40]
    40f  c5f96ec0                  vmovd xmm0, eax                                      ; vectorize int32x8
    413  488b442438                mov rax, qword ptr [rsp + 56]
    418  c4e37922d801              vpinsrd xmm3, xmm0, eax, 1                           ; vectorize int32x8
    41e  488b442448                mov rax, qword ptr [rsp + 72]
    423  c5f96ec0                  vmovd xmm0, eax                                      ; vectorize int32x8
    427  488b442458                mov rax, qword ptr [rsp + 88]
    42c  c4e37922c801              vpinsrd xmm1, xmm0, eax, 1                           ; vectorize int32x8
    432  488b842480000000          mov rax, qword ptr [rsp + 128]
    43a  c5f96ec0                  vmovd xmm0, eax                                      ; vectorize int32x8
    43e  c4c37922d401              vpinsrd xmm2, xmm0, r12d, 1
    444  c4c1796ec0                vmovd xmm0, r8d
    449  c4e37922c701              vpinsrd xmm0, xmm0, edi, 1
    44f  c5e114c9                  vunpcklpd xmm1, xmm3, xmm1
    453  c5e914c0                  vunpcklpd xmm0, xmm2, xmm0
    457  c4e37518d801              vinsertf128 ymm3, ymm1, xmm0, 1
    45d  c4e26540c4                vpmulld ymm0, ymm3, ymm4                             ; mul int32x8
    462  c5d5fac8                  vpsubd ymm1, ymm5, ymm0                              ; sub int32x8
    466  c4c17576c0                vpcmpeqd ymm0, ymm1, ymm8                            ; cmpne boolx8
    46b  c5fdefd7                  vpxor ymm2, ymm0, ymm7
    46f  c5f5efc4                  vpxor ymm0, ymm1, ymm4                               ; xor int32x8
    473  c5bd66c0                  vpcmpgtd ymm0, ymm8, ymm0                            ; cmplt boolx8
    477  c5eddbc8                  vpand ymm1, ymm2, ymm0                               ; and boolx8
    47b  c4c15d76c0                vpcmpeqd ymm0, ymm4, ymm8                            ; cmpne boolx8
    480  c5fdefc7                  vpxor ymm0, ymm0, ymm7
    484  c5f5dbc8                  vpand ymm1, ymm1, ymm0                               ; and boolx8
    488  c5e5fec7                  vpaddd ymm0, ymm3, ymm7                              ; add int32x8
    48c  c4e3654af010              vblendvps ymm6, ymm3, ymm0, ymm1                     ; where int32x8
    492  4585ff                    test r15d, r15d                                      ; mod int32
    495  498bf7                    mov rsi, r15
    498  b801000000                mov eax, 1
    49d  0f44f0                    cmove esi, eax                                       ; mod int32
    4a0  488b442420                mov rax, qword ptr [rsp + 32]
    4a5  488bd0                    mov rdx, rax                                         ; mod int32
    4a8  b800000080                mov eax, 2147483648
    4ad  2bd0                      sub edx, eax                                         ; mod int32
    4af  4183c701                  add r15d, 1
    4b3  410bd7                    or edx, r15d
    4b6  85d2                      test edx, edx
    4b8  b801000000                mov eax, 1
    4bd  0f44f0                    cmove esi, eax                                       ; mod int32
    4c0  488b4c2420                mov rcx, qword ptr [rsp + 32]
    4c5  408bc19940f7fe448bfa      idiv ecx, esi ; r15d = edx                           ; mod int32
    4cf  4585f6                    test r14d, r14d                                      ; mod int32
    4d2  498bf6                    mov rsi, r14
    4d5  b801000000                mov eax, 1
    4da  0f44f0                    cmove esi, eax                                       ; mod int32
    4dd  488b442430                mov rax, qword ptr [rsp + 48]
    4e2  488bd0                    mov rdx, rax                                         ; mod int32
    4e5  b800000080                mov eax, 2147483648
    4ea  2bd0                      sub edx, eax                                         ; mod int32
    4ec  4183c601                  add r14d, 1
    4f0  410bd6                    or edx, r14d
    4f3  85d2                      test edx, edx
    4f5  b801000000                mov eax, 1
    4fa  0f44f0                    cmove esi, eax                                       ; mod int32
    4fd  488b4c2430                mov rcx, qword ptr [rsp + 48]
    502  408bc19940f7fe448bf2      idiv ecx, esi ; r14d = edx                           ; mod int32
    50c  4585ed                    test r13d, r13d                                      ; mod int32
    50f  498bf5                    mov rsi, r13
    512  b801000000                mov eax, 1
    517  0f44f0                    cmove esi, eax                                       ; mod int32
    51a  488b442440                mov rax, qword ptr [rsp + 64]
    51f  488bd0                    mov rdx, rax                                         ; mod int32
    522  b800000080                mov eax, 2147483648
    527  2bd0                      sub edx, eax                                         ; mod int32
    529  4183c501                  add r13d, 1
    52d  410bd5                    or edx, r13d
    530  85d2                      test edx, edx
    532  b801000000                mov eax, 1
    537  0f44f0                    cmove esi, eax                                       ; mod int32
    53a  488b4c2440                mov rcx, qword ptr [rsp + 64]
    53f  408bc19940f7fe448be2      idiv ecx, esi ; r12d = edx                           ; mod int32
    549  85ed                      test ebp, ebp                                        ; mod int32
    54b  488bf5                    mov rsi, rbp
    54e  b801000000                mov eax, 1
    553  0f44f0                    cmove esi, eax                                       ; mod int32
    556  488b442450                mov rax, qword ptr [rsp + 80]
    55b  488bd0                    mov rdx, rax                                         ; mod int32
    55e  b800000080                mov eax, 2147483648
    563  2bd0                      sub edx, eax                                         ; mod int32
    565  83c501                    add ebp, 1
    568  0bd5                      or edx, ebp
    56a  85d2                      test edx, edx
    56c  b801000000                mov eax, 1
    571  0f44f0                    cmove esi, eax                                       ; mod int32
    574  488b4c2450                mov rcx, qword ptr [rsp + 80]
    579  408bc19940f7fe408bea      idiv ecx, esi ; ebp = edx                            ; mod int32
    583  85db                      test ebx, ebx                                        ; mod int32
    585  488bf3                    mov rsi, rbx
    588  b801000000                mov eax, 1
    58d  0f44f0                    cmove esi, eax                                       ; mod int32
    590  488b442460                mov rax, qword ptr [rsp + 96]
    595  488bd0                    mov rdx, rax                                         ; mod int32
    598  b800000080                mov eax, 2147483648
    59d  2bd0                      sub edx, eax                                         ; mod int32
    59f  83c301                    add ebx, 1
    5a2  0bd3                      or edx, ebx
    5a4  85d2                      test edx, edx
    5a6  b801000000                mov eax, 1
    5ab  0f44f0                    cmove esi, eax                                       ; mod int32
    5ae  488b4c2460                mov rcx, qword ptr [rsp + 96]
    5b3  408bc19940f7fe408bda      idiv ecx, esi ; ebx = edx                            ; mod int32
    5bd  4585db                    test r11d, r11d                                      ; mod int32
    5c0  498bf3                    mov rsi, r11
    5c3  b801000000                mov eax, 1
    5c8  0f44f0                    cmove esi, eax                                       ; mod int32
    5cb  488b442468                mov rax, qword ptr [rsp + 104]
    5d0  488bd0                    mov rdx, rax                                         ; mod int32
    5d3  b800000080                mov eax, 2147483648
    5d8  2bd0                      sub edx, eax                                         ; mod int32
    5da  4183c301                  add r11d, 1
    5de  410bd3                    or edx, r11d
    5e1  85d2                      test edx, edx
    5e3  b801000000                mov eax, 1
    5e8  0f44f0                    cmove esi, eax                                       ; mod int32
    5eb  488b4c2468                mov rcx, qword ptr [rsp + 104]
    5f0  408bc19940f7fe448bda      idiv ecx, esi ; r11d = edx                           ; mod int32
    5fa  4585d2                    test r10d, r10d                                      ; mod int32
    5fd  498bf2                    mov rsi, r10
    600  b801000000                mov eax, 1
    605  0f44f0                    cmove esi, eax                                       ; mod int32
    608  488b442470                mov rax, qword ptr [rsp + 112]
    60d  488bd0                    mov rdx, rax                                         ; mod int32
    610  b800000080                mov eax, 2147483648
    615  2bd0                      sub edx, eax                                         ; mod int32
    617  4183c201                  add r10d, 1
    61b  410bd2                    or edx, r10d
    61e  85d2                      test edx, edx
    620  b801000000                mov eax, 1
    625  0f44f0                    cmove esi, eax                                       ; mod int32
    628  488b4c2470                mov rcx, qword ptr [rsp + 112]
    62d  408bc19940f7fe448bc2      idiv ecx, esi ; r8d = edx                            ; mod int32
    637  4585c9                    test r9d, r9d                                        ; mod int32
    63a  498bf1                    mov rsi, r9
    63d  b801000000                mov eax, 1
    642  0f44f0                    cmove esi, eax                                       ; mod int32
    645  488b442478                mov rax, qword ptr [rsp + 120]
    64a  488bd0                    mov rdx, rax                                         ; mod int32
    64d  b800000080                mov eax, 2147483648
    652  2bd0                      sub edx, eax                                         ; mod int32
    654  4183c101                  add r9d, 1
    658  410bd1                    or edx, r9d
    65b  85d2                      test edx, edx
    65d  b801000000                mov eax, 1
    662  0f44f0                    cmove esi, eax                                       ; mod int32
    665  488b4c2478                mov rcx, qword ptr [rsp + 120]
    66a  408bc19940f7fe408bfa      idiv ecx, esi ; edi = edx                            ; mod int32
    674  c4c1796ec7                vmovd xmm0, r15d                                     ; vectorize int32x8
    679  c4c37922de01              vpinsrd xmm3, xmm0, r14d, 1
    67f  c4c1796ec4                vmovd xmm0, r12d
    684  c4e37922cd01              vpinsrd xmm1, xmm0, ebp, 1
    68a  c5f96ec3                  vmovd xmm0, ebx
    68e  c4c37922d301              vpinsrd xmm2, xmm0, r11d, 1
    694  c4c1796ec0                vmovd xmm0, r8d
    699  c4e37922c701              vpinsrd xmm0, xmm0, edi, 1
    69f  c5e114c9                  vunpcklpd xmm1, xmm3, xmm1
    6a3  c5e914c0                  vunpcklpd xmm0, xmm2, xmm0
    6a7  c4e37518c801              vinsertf128 ymm1, ymm1, xmm0, 1
    6ad  c4c15ddbc1                vpand ymm0, ymm4, ymm9                               ; and int32x8
    6b2  c4e25546c0                vpsravd ymm0, ymm5, ymm0                             ; shr int32x8
    6b7  c4e27540c0                vpmulld ymm0, ymm1, ymm0                             ; mul int32x8
    6bc  c5cdfec0                  vpaddd ymm0, ymm6, ymm0                              ; add int32x8
    6c0  488b842498000000          mov rax, qword ptr [rsp + 152]
    6c8  c5fc1100                  vmovups ymmword ptr [rax], ymm0                      ; store void
    6cc  488b842488000000          mov rax, qword ptr [rsp + 136]
    6d4  4883c020                  add rax, 32                                          ; end void
    6d8  4889842488000000          mov qword ptr [rsp + 136], rax
    6e0  488b842490000000          mov rax, qword ptr [rsp + 144]
    6e8  4883c020                  add rax, 32                                          ; end void
    6ec  4889842490000000          mov qword ptr [rsp + 144], rax
    6f4  488b842498000000          mov rax, qword ptr [rsp + 152]
    6fc  4883c020                  add rax, 32                                          ; end void
    700  4889842498000000          mov qword ptr [rsp + 152], rax
    708  488b8424a0000000          mov rax, qword ptr [rsp + 160]
    710  83c001                    add eax, 1                                           ; end void
    713  48898424a0000000          mov qword ptr [rsp + 160], rax
    71b  488b8424a0000000          mov rax, qword ptr [rsp + 160]
    723  83f808                    cmp eax, 8                                           ; end void
    726  0f8c74f9ffff              jl loop_a0
    72c  488b842488000000          mov rax, qword ptr [rsp + 136]
    734  4889442408                mov qword ptr [rsp + 8], rax
    739  488b842490000000          mov rax, qword ptr [rsp + 144]
    741  4889442410                mov qword ptr [rsp + 16], rax
    746  488b842498000000          mov rax, qword ptr [rsp + 152]
    74e  4889442418                mov qword ptr [rsp + 24], rax
    753  488b8424a0000000          mov rax, qword ptr [rsp + 160]
    75b  48890424                  mov qword ptr [rsp], rax
done_75f:
    75f  c5f877                    vzeroupper                                           ; sink void
    762  4881c4b0000000            add rsp, 176
    769  418fc7                    pop r15
    76c  418fc6                    pop r14
    76f  418fc5                    pop r13
    772  418fc4                    pop r12
    775  8fc5                      pop rbp
    777  8fc3                      pop rbx
    779  c3                        ret                                                  ; sink void
