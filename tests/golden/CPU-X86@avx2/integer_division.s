integer_division:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  41fff7                    push r15
     10  4881eca0000000            sub rsp, 160
     17  c4e27d5805240d0000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
     20  c4e27d580d1f0d0000        vpbroadcastd ymm1, dword ptr [rip + ffffffff]
     29  c4e27d58151a0d0000        vpbroadcastd ymm2, dword ptr [rip + 07000000]
     32  488b07                    mov rax, qword ptr [rdi]
     35  48890424                  mov qword ptr [rsp], rax
     39  488b4708                  mov rax, qword ptr [rdi + 8]                         ; define_global ptr<int32, global, 64>
     3d  4889442408                mov qword ptr [rsp + 8], rax
     42  488b4710                  mov rax, qword ptr [rdi + 16]                        ; define_global ptr<int32, global, 64>
     46  4889442410                mov qword ptr [rsp + 16], rax
     4b  488b442408                mov rax, qword ptr [rsp + 8]
     50  488d8000010000            lea rax, [rax + 256]                                 ; range int32
     57  4889442418                mov qword ptr [rsp + 24], rax
     5c  488b442408                mov rax, qword ptr [rsp + 8]
     61  4889442420                mov qword ptr [rsp + 32], rax
     66  488b442410                mov rax, qword ptr [rsp + 16]
     6b  4889442428                mov qword ptr [rsp + 40], rax
     70  488b0424                  mov rax, qword ptr [rsp]
     74  4889442430                mov qword ptr [rsp + 48], rax
loop_80:
     80  488b442420                mov rax, qword ptr [rsp + 32]
     85  c5fc1018                  vmovups ymm3, ymmword ptr [rax]                      ; load int32x8
     89  c4e37916d800              vpextrd eax, xmm3, 0                                 ; gep int32
     8f  4889442438                mov qword ptr [rsp + 56], rax
     94  488b442428                mov rax, qword ptr [rsp + 40]
     99  c5fc1020                  vmovups ymm4, ymmword ptr [rax]                      ; load int32x8
     9d  c4e37916e500              vpextrd ebp, xmm4, 0                                 ; gep int32
     a3  85ed                      test ebp, ebp                                        ; idiv int32
     a5  4c8be5                    mov r12, rbp
     a8  b801000000                mov eax, 1
     ad  440f44e0                  cmove r12d, eax                                      ; idiv int32
     b1  488b442438                mov rax, qword ptr [rsp + 56]
     b6  ba00000080                mov edx, 2147483648
     bb  2bc2                      sub eax, edx                                         ; idiv int32
     bd  488bd5                    mov rdx, rbp
     c0  83c201                    add edx, 1
     c3  0bc2                      or eax, edx
     c5  85c0                      test eax, eax
     c7  b801000000                mov eax, 1
     cc  440f44e0                  cmove r12d, eax                                      ; idiv int32
     d0  488b4c2438                mov rcx, qword ptr [rsp + 56]
     d5  408bc19941f7fc408bf0      idiv ecx, r12d ; esi = eax                           ; idiv int32
     df  4889742440                mov qword ptr [rsp + 64], rsi
     e4  85ed                      test ebp, ebp                                        ; idiv int32
     e6  488b442440                mov rax, qword ptr [rsp + 64]
     eb  ba00000000                mov edx, 0
     f0  0f44c2                    cmove eax, edx                                       ; idiv int32
     f3  4889442440                mov qword ptr [rsp + 64], rax
     f8  c4e37916d801              vpextrd eax, xmm3, 1                                 ; gep int32
     fe  4889442448                mov qword ptr [rsp + 72], rax
    103  c4c37916e601              vpextrd r14d, xmm4, 1                                ; gep int32
    109  4585f6                    test r14d, r14d                                      ; idiv int32
    10c  4d8bfe                    mov r15, r14
    10f  b801000000                mov eax, 1
    114  440f44f8                  cmove r15d, eax                                      ; idiv int32
    118  488b442448                mov rax, qword ptr [rsp + 72]
    11d  ba00000080                mov edx, 2147483648
    122  2bc2                      sub eax, edx                                         ; idiv int32
    124  498bd6                    mov rdx, r14
    127  83c201                    add edx, 1
    12a  0bc2                      or eax, edx
    12c  85c0                      test eax, eax
    12e  b801000000                mov eax, 1
    133  440f44f8                  cmove r15d, eax                                      ; idiv int32
    137  488b4c2448                mov rcx, qword ptr [rsp + 72]
    13c  408bc19941f7ff408bf0      idiv ecx, r15d ; esi = eax                           ; idiv int32
    146  4889742450                mov qword ptr [rsp + 80], rsi
    14b  4585f6                    test r14d, r14d                                      ; idiv int32
    14e  488b442450                mov rax, qword ptr [rsp + 80]
    153  ba00000000                mov edx, 0
    158  0f44c2                    cmove eax, edx                                       ; idiv int32
    15b  4889442450                mov qword ptr [rsp + 80], rax
    160  c4e37916d802              vpextrd eax, xmm3, 2                                 ; gep int32
    166  4889442458                mov qword ptr [rsp + 88], rax
    16b  c4c37916e102              vpextrd r9d, xmm4, 2                                 ; gep int32
    171  4585c9                    test r9d, r9d                                        ; idiv int32
    174  498bf9                    mov rdi, r9
    177  b801000000                mov eax, 1
    17c  0f44f8                    cmove edi, eax                                       ; idiv int32
    17f  488b442458                mov rax, qword ptr [rsp + 88]
    184  ba00000080                mov edx, 2147483648
    189  2bc2                      sub eax, edx                                         ; idiv int32
    18b  498bd1                    mov rdx, r9
    18e  83c201                    add edx, 1
    191  0bc2                      or eax, edx
    193  85c0                      test eax, eax
    195  b801000000                mov eax, 1
    19a  0f44f8                    cmove edi, eax                                       ; idiv int32
    19d  488b4c2458                mov rcx, qword ptr [rsp + 88]
    1a2  408bc19940f7ff408bf0      idiv ecx, edi ; esi = eax                            ; idiv int32
    1ac  4889742460                mov qword ptr [rsp + 96], rsi
    1b1  4585c9                    test r9d, r9d                                        ; idiv int32
    1b4  488b442460                mov rax, qword ptr [rsp + 96]
    1b9  ba00000000                mov edx, 0
    1be  0f44c2                    cmove eax, edx                                       ; idiv int32
    1c1  4889442460                mov qword ptr [rsp + 96], rax
    1c6  c4e37916d803              vpextrd eax, xmm3, 3                                 ; gep int32
    1cc  4889442468                mov qword ptr [rsp + 104], rax
    1d1  c4e37916e103              vpextrd ecx, xmm4, 3                                 ; gep int32
    1d7  85c9                      test ecx, ecx                                        ; idiv int32
    1d9  4c8bc1                    mov r8, rcx
    1dc  b801000000                mov eax, 1
    1e1  440f44c0                  cmove r8d, eax                                       ; idiv int32
    1e5  488b442468                mov rax, qword ptr [rsp + 104]
    1ea  ba00000080                mov edx, 2147483648
    1ef  2bc2                      sub eax, edx                                         ; idiv int32
    1f1  488bd1                    mov rdx, rcx
    1f4  83c201                    add edx, 1
    1f7  0bc2                      or eax, edx
    1f9  85c0                      test eax, eax
    1fb  b801000000                mov eax, 1
    200  440f44c0                  cmove r8d, eax                                       ; idiv int32
    204  488b742468                mov rsi, qword ptr [rsp + 104]
    209  408bc69941f7f8408bf8      idiv esi, r8d ; edi = eax                            ; idiv int32
    213  48897c2470                mov qword ptr [rsp + 112], rdi
    218  85c9                      test ecx, ecx                                        ; idiv int32
    21a  488b442470                mov rax, qword ptr [rsp + 112]
    21f  ba00000000                mov edx, 0
    224  0f44c2                    cmove eax, edx                                       ; idiv int32
    227  4889442470                mov qword ptr [rsp + 112], rax
    22c  c4e37d19dd01              vextractf128 xmm5, ymm3, 1                           ; gep int32
    232  c4e37916e800              vpextrd eax, xmm5, 0
    238  4889442478                mov qword ptr [rsp + 120], rax
    23d  c4e37d19e501              vextractf128 xmm5, ymm4, 1                           ; gep int32
    243  c4c37916ec00              vpextrd r12d, xmm5, 0
    249  4585e4                    test r12d, r12d                                      ; idiv int32
    24c  4d8bfc                    mov r15, r12
    24f  b801000000                mov eax, 1
    254  440f44f8                  cmove r15d, eax                                      ; idiv int32
    258  488b442478                mov rax, qword ptr [rsp + 120]
    25d  ba00000080                mov edx, 2147483648
    262  2bc2                      sub eax, edx                                         ; idiv int32
    264  498bd4                    mov rdx, r12
    267  83c201                    add edx, 1
    26a  0bc2                      or eax, edx
    26c  85c0                      test eax, eax
    26e  b801000000                mov eax, 1
    273  440f44f8                  cmove r15d, eax                                      ; idiv int32
    277  488b742478                mov rsi, qword ptr [rsp + 120]
    27c  408bc69941f7ff408bf8      idiv esi, r15d ; edi = eax                           ; idiv int32
    286  4889bc2480000000          mov qword ptr [rsp + 128], rdi
    28e  4585e4                    test r12d, r12d                                      ; idiv int32
    291  b800000000                mov eax, 0
    296  488b942480000000          mov rdx, qword ptr [rsp + 128]
    29e  0f44d0                    cmove edx, eax                                       ; idiv int32
    2a1  4889942480000000          mov qword ptr [rsp + 128], rdx
    2a9  c4e37d19dd01              vextractf128 xmm5, ymm3, 1                           ; gep int32
    2af  c4e37916e801              vpextrd eax, xmm5, 1
    2b5  4889842488000000          mov qword ptr [rsp + 136], rax
    2bd  c4e37d19e501              vextractf128 xmm5, ymm4, 1                           ; gep int32
    2c3  c4c37916e801              vpextrd r8d, xmm5, 1
    2c9  4585c0                    test r8d, r8d                                        ; idiv int32
    2cc  4d8bf8                    mov r15, r8
    2cf  b801000000                mov eax, 1
    2d4  440f44f8                  cmove r15d, eax                                      ; idiv int32
    2d8  488b842488000000          mov rax, qword ptr [rsp + 136]
    2e0  ba00000080                mov edx, 2147483648
    2e5  2bc2                      sub eax, edx                                         ; idiv int32
    2e7  498bd0                    mov rdx, r8
    2ea  83c201                    add edx, 1
    2ed  0bc2                      or eax, edx
    2ef  85c0                      test eax, eax
    2f1  b801000000                mov eax, 1
    2f6  440f44f8                  cmove r15d, eax                                      ; idiv int32
    2fa  4c8b942488000000          mov r10, qword ptr [rsp + 136]
    302  418bc29941f7ff408bf0      idiv r10d, r15d ; esi = eax                          ; idiv int32
    30c  4585c0                    test r8d, r8d
    30f  b800000000                mov eax, 0
    314  0f44f0                    cmove esi, eax                                       ; idiv int32
    317  c4e37d19dd01              vextractf128 xmm5, ymm3, 1                           ; gep int32
    31d  c4e37916e802              vpextrd eax, xmm5, 2
    323  4889842490000000          mov qword ptr [rsp + 144], rax
    32b  c4e37d19e501              vextractf128 xmm5, ymm4, 1                           ; gep int32
    331  c4c37916ef02              vpextrd r15d, xmm5, 2
    337  4585ff                    test r15d, r15d                                      ; idiv int32
    33a  4d8bef                    mov r13, r15
    33d  b801000000                mov eax, 1
    342  440f44e8                  cmove r13d, eax                                      ; idiv int32
    346  488b842490000000          mov rax, qword ptr [rsp + 144]
    34e  ba00000080                mov edx, 2147483648
    353  2bc2                      sub eax, edx                                         ; idiv int32
    355  498bd7                    mov rdx, r15
    358  83c201                    add edx, 1
    35b  0bc2                      or eax, edx
    35d  85c0                      test eax, eax
    35f  b801000000                mov eax, 1
    364  440f44e8                  cmove r13d, eax                                      ; idiv int32
    368  4c8b942490000000          mov r10, qword ptr [rsp + 144]
    370  418bc29941f7fd448bd8      idiv r10d, r13d ; r11d = eax                         ; idiv int32
    37a  4585ff                    test r15d, r15d
    37d  b800000000                mov eax, 0
    382  440f44d8                  cmove r11d, eax                                      ; idiv int32
    386  c4e37d19dd01              vextractf128 xmm5, ymm3, 1                           ; gep int32
    38c  c4e37916e803              vpextrd eax, xmm5, 3
    392  4889842498000000          mov qword ptr [rsp + 152], rax
    39a  c4e37d19e501              vextractf128 xmm5, ymm4, 1                           ; gep int32
    3a0  c4c37916ed03              vpextrd r13d, xmm5, 3
    3a6  4585ed                    test r13d, r13d                                      ; idiv int32
    3a9  4d8bd5                    mov r10, r13
    3ac  b801000000                mov eax, 1
    3b1  440f44d0                  cmove r10d, eax                                      ; idiv int32
    3b5  488b842498000000          mov rax, qword ptr [rsp + 152]
    3bd  ba00000080                mov edx, 2147483648
    3c2  2bc2                      sub eax, edx                                         ; idiv int32
    3c4  498bd5                    mov rdx, r13
    3c7  83c201                    add edx, 1
    3ca  0bc2                      or eax, edx
    3cc  85c0                      test eax, eax
    3ce  b801000000                mov eax, 1
    3d3  440f44d0                  cmove r10d, eax                                      ; idiv int32
    3d7  488bbc2498000000          mov rdi, qword ptr [rsp + 152]
    3df  408bc79941f7fa408bd8      idiv edi, r10d ; ebx = eax                           ; idiv int32
    3e9  4585ed                    test r13d, r13d
    3ec  b800000000                mov eax, 0
    3f1  0f44d8                    cmove ebx, eax                                       ; idiv int32
    3f4  488b442440                mov rax, qword ptr [rsp + 64]
    3f9  c5f96ee8                  vmovd xmm5, eax                                      ; vectorize int32x8
    3fd  488b442450                mov rax, qword ptr [rsp + 80]
    402  c4e35122e801              vpinsrd xmm5, xmm5, eax, 1                           ; vectorize int32x8
    408  488b442460                mov rax, qword ptr [rsp + 96]
    40d  c5f96ef0                  vmovd xmm6, eax                                      ; vectorize int32x8
    411  488b442470                mov rax, qword ptr [rsp + 112]
    416  c4e34922f001              vpinsrd xmm6, xmm6, eax, 1                           ; vectorize int32x8
    41c  488b842480000000          mov rax, qword ptr [rsp + 128]
    424  c5f96ef8                  vmovd xmm7, eax                                      ; vectorize int32x8
    428  c4e34122fe01              vpinsrd xmm7, xmm7, esi, 1
    42e  c441796ec3                vmovd xmm8, r11d
    433  c4633922c301              vpinsrd xmm8, xmm8, ebx, 1
    439  c5d114ee                  vunpcklpd xmm5, xmm5, xmm6
    43d  c4c14114f0                vunpcklpd xmm6, xmm7, xmm8
    442  c4e35518ee01              vinsertf128 ymm5, ymm5, xmm6, 1
    448  c4e25540f4                vpmulld ymm6, ymm5, ymm4                             ; mul int32x8
    44d  c5e5faf6                  vpsubd ymm6, ymm3, ymm6                              ; sub int32x8
    451  c5cd76f8                  vpcmpeqd ymm7, ymm6, ymm0                            ; cmpne boolx8
    455  c5c5eff9                  vpxor ymm7, ymm7, ymm1
    459  c5cdeff4                  vpxor ymm6, ymm6, ymm4                               ; xor int32x8
    45d  c5fd66f6                  vpcmpgtd ymm6, ymm0, ymm6                            ; cmplt boolx8
    461  c5c5dbf6                  vpand ymm6, ymm7, ymm6                               ; and boolx8
    465  c5dd76f8                  vpcmpeqd ymm7, ymm4, ymm0                            ; cmpne boolx8
    469  c5c5eff9                  vpxor ymm7, ymm7, ymm1
    46d  c5cddbf7                  vpand ymm6, ymm6, ymm7                               ; and boolx8
    471  c5d5fef9                  vpaddd ymm7, ymm5, ymm1                              ; add int32x8
    475  c4e3554aef60              vblendvps ymm5, ymm5, ymm7, ymm6                     ; where int32x8
    47b  85ed                      test ebp, ebp                                        ; mod int32
    47d  488bf5                    mov rsi, rbp
    480  b801000000                mov eax, 1
    485  0f44f0                    cmove esi, eax                                       ; mod int32
    488  488b442438                mov rax, qword ptr [rsp + 56]
    48d  ba00000080                mov edx, 2147483648
    492  2bc2                      sub eax, edx                                         ; mod int32
    494  83c501                    add ebp, 1
    497  0bc5                      or eax, ebp
    499  85c0                      test eax, eax
    49b  b801000000                mov eax, 1
    4a0  0f44f0                    cmove esi, eax                                       ; mod int32
    4a3  4c8b542438                mov r10, qword ptr [rsp + 56]
    4a8  418bc29940f7fe408bfa      idiv r10d, esi ; edi = edx                           ; mod int32
    4b2  4585f6                    test r14d, r14d                                      ; mod int32
    4b5  498bf6                    mov rsi, r14
    4b8  b801000000                mov eax, 1
    4bd  0f44f0                    cmove esi, eax                                       ; mod int32
    4c0  488b442448                mov rax, qword ptr [rsp + 72]
    4c5  ba00000080                mov edx, 2147483648
    4ca  2bc2                      sub eax, edx                                         ; mod int32
    4cc  4183c601                  add r14d, 1
    4d0  410bc6                    or eax, r14d
    4d3  85c0                      test eax, eax
    4d5  b801000000                mov eax, 1
    4da  0f44f0                    cmove esi, eax                                       ; mod int32
    4dd  4c8b5c2448                mov r11, qword ptr [rsp + 72]
    4e2  418bc39940f7fe448bd2      idiv r11d, esi ; r10d = edx                          ; mod int32
    4ec  4585c9                    test r9d, r9d                                        ; mod int32
    4ef  498bf1                    mov rsi, r9
    4f2  b801000000                mov eax, 1
    4f7  0f44f0                    cmove esi, eax                                       ; mod int32
    4fa  488b442458                mov rax, qword ptr [rsp + 88]
    4ff  ba00000080                mov edx, 2147483648
    504  2bc2                      sub eax, edx                                         ; mod int32
    506  4183c101                  add r9d, 1
    50a  410bc1                    or eax, r9d
    50d  85c0                      test eax, eax
    50f  b801000000                mov eax, 1
    514  0f44f0                    cmove esi, eax                                       ; mod int32
    517  4c8b5c2458                mov r11, qword ptr [rsp + 88]
    51c  418bc39940f7fe448bca      idiv r11d, esi ; r9d = edx                           ; mod int32
    526  85c9                      test ecx, ecx                                        ; mod int32
    528  488bf1                    mov rsi, rcx
    52b  b801000000                mov eax, 1
    530  0f44f0                    cmove esi, eax                                       ; mod int32
    533  488b442468                mov rax, qword ptr [rsp + 104]
    538  ba00000080                mov edx, 2147483648
    53d  2bc2                      sub eax, edx                                         ; mod int32
    53f  83c101                    add ecx, 1
    542  0bc1                      or eax, ecx
    544  85c0                      test eax, eax
    546  b801000000                mov eax, 1
    54b  0f44f0                    cmove esi, eax                                       ; mod int32
    54e  4c8b5c2468                mov r11, qword ptr [rsp + 104]
    553  418bc39940f7fe408bca      idiv r11d, esi ; ecx = edx                           ; mod int32
    55d  4585e4                    test r12d, r12d                                      ; mod int32
    560  498bf4                    mov rsi, r12
    563  b801000000                mov eax, 1
    568  0f44f0                    cmove esi, eax                                       ; mod int32
    56b  488b442478                mov rax, qword ptr [rsp + 120]
    570  ba00000080                mov edx, 2147483648
    575  2bc2                      sub eax, edx                                         ; mod int32
    577  4183c401                  add r12d, 1
    57b  410bc4                    or eax, r12d
    57e  85c0                      test eax, eax
    580  b801000000                mov eax, 1
    585  0f44f0                    cmove esi, eax                                       ; mod int32
    588  488b5c2478                mov rbx, qword ptr [rsp + 120]
    58d  408bc39940f7fe448bda      idiv ebx, esi ; r11d = edx                           ; mod int32
    597  4585c0                    test r8d, r8d                                        ; mod int32
    59a  498bf0                    mov rsi, r8
    59d  b801000000                mov eax, 1
    5a2  0f44f0                    cmove esi, eax                                       ; mod int32
    5a5  488b842488000000          mov rax, qword ptr [rsp + 136]
    5ad  ba00000080                mov edx, 2147483648
    5b2  2bc2                      sub eax, edx                                         ; mod int32
    5b4  4183c001                  add r8d, 1
    5b8  410bc0                    or eax, r8d
    5bb  85c0                      test eax, eax
    5bd  b801000000                mov eax, 1
    5c2  0f44f0                    cmove esi, eax                                       ; mod int32
    5c5  488b9c2488000000          mov rbx, qword ptr [rsp + 136]
    5cd  408bc39940f7fe448bc2      idiv ebx, esi ; r8d = edx                            ; mod int32
    5d7  4585ff                    test r15d, r15d                                      ; mod int32
    5da  498bf7                    mov rsi, r15
    5dd  b801000000                mov eax, 1
    5e2  0f44f0                    cmove esi, eax                                       ; mod int32
    5e5  488b842490000000          mov rax, qword ptr [rsp + 144]
    5ed  ba00000080                mov edx, 2147483648
    5f2  2bc2                      sub eax, edx                                         ; mod int32
    5f4  4183c701                  add r15d, 1
    5f8  410bc7                    or eax, r15d
    5fb  85c0                      test eax, eax
    5fd  b801000000                mov eax, 1
    602  0f44f0                    cmove esi, eax                                       ; mod int32
    605  488bac2490000000          mov rbp, qword ptr [rsp + 144]
    60d  408bc59940f7fe408bda      idiv ebp, esi ; ebx = edx                            ; mod int32
    617  4585ed                    test r13d, r13d                                      ; mod int32
    61a  498bf5                    mov rsi, r13
    61d  b801000000                mov eax, 1
    622  0f44f0                    cmove esi, eax                                       ; mod int32
    625  488b842498000000          mov rax, qword ptr [rsp + 152]
    62d  ba00000080                mov edx, 2147483648
    632  2bc2                      sub eax, edx                                         ; mod int32
    634  4183c501                  add r13d, 1
    638  410bc5                    or eax, r13d
    63b  85c0                      test eax, eax
    63d  b801000000                mov eax, 1
    642  0f44f0                    cmove esi, eax                                       ; mod int32
    645  4c8ba42498000000          mov r12, qword ptr [rsp + 152]
    64d  418bc49940f7fe408bea      idiv r12d, esi ; ebp = edx                           ; mod int32
    657  c5f96ef7                  vmovd xmm6, edi                                      ; vectorize int32x8
    65b  c4c34922f201              vpinsrd xmm6, xmm6, r10d, 1
    661  c4c1796ef9                vmovd xmm7, r9d
    666  c4e34122f901              vpinsrd xmm7, xmm7, ecx, 1
    66c  c441796ec3                vmovd xmm8, r11d
    671  c4433922c001              vpinsrd xmm8, xmm8, r8d, 1
    677  c5796ecb                  vmovd xmm9, ebx
    67b  c4633122cd01              vpinsrd xmm9, xmm9, ebp, 1
    681  c5c914f7                  vunpcklpd xmm6, xmm6, xmm7
    685  c4c13914f9                vunpcklpd xmm7, xmm8, xmm9
    68a  c4e34d18f701              vinsertf128 ymm6, ymm6, xmm7, 1
    690  c5dddbe2                  vpand ymm4, ymm4, ymm2                               ; and int32x8
    694  c4e26546dc                vpsravd ymm3, ymm3, ymm4                             ; shr int32x8
    699  c4e24d40db                vpmulld ymm3, ymm6, ymm3                             ; mul int32x8
    69e  c5d5fedb                  vpaddd ymm3, ymm5, ymm3                              ; add int32x8
    6a2  488b442430                mov rax, qword ptr [rsp + 48]
    6a7  c5fc1118                  vmovups ymmword ptr [rax], ymm3                      ; store void
    6ab  488b442420                mov rax, qword ptr [rsp + 32]
    6b0  c5fc105820                vmovups ymm3, ymmword ptr [rax + 32]                 ; load int32x8
    6b5  c4e37916d800              vpextrd eax, xmm3, 0                                 ; gep int32
    6bb  4889442440                mov qword ptr [rsp + 64], rax
    6c0  488b442428                mov rax, qword ptr [rsp + 40]
    6c5  c5fc106020                vmovups ymm4, ymmword ptr [rax + 32]                 ; load int32x8
    6ca  c4e37916e600              vpextrd esi, xmm4, 0                                 ; gep int32
    6d0  85f6                      test esi, esi                                        ; idiv int32
    6d2  488bfe                    mov rdi, rsi
    6d5  b801000000                mov eax, 1
    6da  0f44f8                    cmove edi, eax                                       ; idiv int32
    6dd  488b442440                mov rax, qword ptr [rsp + 64]
    6e2  ba00000080                mov edx, 2147483648
    6e7  2bc2                      sub eax, edx                                         ; idiv int32
    6e9  488bd6                    mov rdx, rsi
    6ec  83c201                    add edx, 1
    6ef  0bc2                      or eax, edx
    6f1  85c0                      test eax, eax
    6f3  b801000000                mov eax, 1
    6f8  0f44f8                    cmove edi, eax                                       ; idiv int32
    6fb  488b4c2440                mov rcx, qword ptr [rsp + 64]
    700  408bc19940f7ff448bc0      idiv ecx, edi ; r8d = eax                            ; idiv int32
    70a  4c89442450                mov qword ptr [rsp + 80], r8
    70f  85f6                      test esi, esi                                        ; idiv int32
    711  488b442450                mov rax, qword ptr [rsp + 80]
    716  ba00000000                mov edx, 0
    71b  0f44c2                    cmove eax, edx                                       ; idiv int32
    71e  4889442450                mov qword ptr [rsp + 80], rax
    723  c4e37916d801              vpextrd eax, xmm3, 1                                 ; gep int32
    729  4889442460                mov qword ptr [rsp + 96], rax
    72e  c4c37916e101              vpextrd r9d, xmm4, 1                                 ; gep int32
    734  4585c9                    test r9d, r9d                                        ; idiv int32
    737  4d8bd1                    mov r10, r9
    73a  b801000000                mov eax, 1
    73f  440f44d0                  cmove r10d, eax                                      ; idiv int32
    743  488b442460                mov rax, qword ptr [rsp + 96]
    748  ba00000080                mov edx, 2147483648
    74d  2bc2                      sub eax, edx                                         ; idiv int32
    74f  498bd1                    mov rdx, r9
    752  83c201                    add edx, 1
    755  0bc2                      or eax, edx
    757  85c0                      test eax, eax
    759  b801000000                mov eax, 1
    75e  440f44d0                  cmove r10d, eax                                      ; idiv int32
    762  488b4c2460                mov rcx, qword ptr [rsp + 96]
    767  408bc19941f7fa408bf8      idiv ecx, r10d ; edi = eax                           ; idiv int32
    771  48897c2470                mov qword ptr [rsp + 112], rdi
    776  4585c9                    test r9d, r9d                                        ; idiv int32
    779  488b442470                mov rax, qword ptr [rsp + 112]
    77e  ba00000000                mov edx, 0
    783  0f44c2                    cmove eax, edx                                       ; idiv int32
    786  4889442470                mov qword ptr [rsp + 112], rax
    78b  c4e37916d802              vpextrd eax, xmm3, 2                                 ; gep int32
    791  4889842480000000          mov qword ptr [rsp + 128], rax
    799  c4e37916e302              vpextrd ebx, xmm4, 2                                 ; gep int32
    79f  85db                      test ebx, ebx                                        ; idiv int32
    7a1  488beb                    mov rbp, rbx
    7a4  b801000000                mov eax, 1
    7a9  0f44e8                    cmove ebp, eax                                       ; idiv int32
    7ac  488b842480000000          mov rax, qword ptr [rsp + 128]
    7b4  ba00000080                mov edx, 2147483648
    7b9  2bc2                      sub eax, edx                                         ; idiv int32
    7bb  488bd3                    mov rdx, rbx
    7be  83c201                    add edx, 1
    7c1  0bc2                      or eax, edx
    7c3  85c0                      test eax, eax
    7c5  b801000000                mov eax, 1
    7ca  0f44e8                    cmove ebp, eax                                       ; idiv int32
    7cd  488b8c2480000000          mov rcx, qword ptr [rsp + 128]
    7d5  408bc19940f7fd408bf8      idiv ecx, ebp ; edi = eax                            ; idiv int32
    7df  48897c2438                mov qword ptr [rsp + 56], rdi
    7e4  85db                      test ebx, ebx                                        ; idiv int32
    7e6  488b442438                mov rax, qword ptr [rsp + 56]
    7eb  ba00000000                mov edx, 0
    7f0  0f44c2                    cmove eax, edx                                       ; idiv int32
    7f3  4889442438                mov qword ptr [rsp + 56], rax
    7f8  c4e37916d803              vpextrd eax, xmm3, 3                                 ; gep int32
    7fe  4889442448                mov qword ptr [rsp + 72], rax
    803  c4c37916e503              vpextrd r13d, xmm4, 3                                ; gep int32
    809  4585ed                    test r13d, r13d                                      ; idiv int32
    80c  4d8bf5                    mov r14, r13
    80f  b801000000                mov eax, 1
    814  440f44f0                  cmove r14d, eax                                      ; idiv int32
    818  488b442448                mov rax, qword ptr [rsp + 72]
    81d  ba00000080                mov edx, 2147483648
    822  2bc2                      sub eax, edx                                         ; idiv int32
    824  498bd5                    mov rdx, r13
    827  83c201                    add edx, 1
    82a  0bc2                      or eax, edx
    82c  85c0                      test eax, eax
    82e  b801000000                mov eax, 1
    833  440f44f0                  cmove r14d, eax                                      ; idiv int32
    837  488b4c2448                mov rcx, qword ptr [rsp + 72]
    83c  408bc19941f7fe408bf8      idiv ecx, r14d ; edi = eax                           ; idiv int32
    846  48897c2458                mov qword ptr [rsp + 88], rdi
    84b  4585ed                    test r13d, r13d                                      ; idiv int32
    84e  488b442458                mov rax, qword ptr [rsp + 88]
    853  ba00000000                mov edx, 0
    858  0f44c2                    cmove eax, edx                                       ; idiv int32
    85b  4889442458                mov qword ptr [rsp + 88], rax
    860  c4e37d19dd01              vextractf128 xmm5, ymm3, 1                           ; gep int32
    866  c4e37916e800              vpextrd eax, xmm5, 0
    86c  4889442468                mov qword ptr [rsp + 104], rax
    871  c4e37d19e501              vextractf128 xmm5, ymm4, 1                           ; gep int32
    877  c4e37916e900              vpextrd ecx, xmm5, 0
    87d  85c9                      test ecx, ecx                                        ; idiv int32
    87f  488bf9                    mov rdi, rcx
    882  b801000000                mov eax, 1
    887  0f44f8                    cmove edi, eax                                       ; idiv int32
    88a  488b442468                mov rax, qword ptr [rsp + 104]
    88f  ba00000080                mov edx, 2147483648
    894  2bc2                      sub eax, edx                                         ; idiv int32
    896  488bd1                    mov rdx, rcx
    899  83c201                    add edx, 1
    89c  0bc2                      or eax, edx
    89e  85c0                      test eax, eax
    8a0  b801000000                mov eax, 1
    8a5  0f44f8                    cmove edi, eax                                       ; idiv int32
    8a8  4c8b442468                mov r8, qword ptr [rsp + 104]
    8ad  418bc09940f7ff448bd0      idiv r8d, edi ; r10d = eax                           ; idiv int32
    8b7  4c89542478                mov qword ptr [rsp + 120], r10
    8bc  85c9                      test ecx, ecx                                        ; idiv int32
    8be  b800000000                mov eax, 0
    8c3  488b542478                mov rdx, qword ptr [rsp + 120]
    8c8  0f44d0                    cmove edx, eax                                       ; idiv int32
    8cb  4889542478                mov qword ptr [rsp + 120], rdx
    8d0  c4e37d19dd01              vextractf128 xmm5, ymm3, 1                           ; gep int32
    8d6  c4e37916e801              vpextrd eax, xmm5, 1
    8dc  4889842488000000          mov qword ptr [rsp + 136], rax
    8e4  c4e37d19e501              vextractf128 xmm5, ymm4, 1                           ; gep int32
    8ea  c4e37916ed01              vpextrd ebp, xmm5, 1
    8f0  85ed                      test ebp, ebp                                        ; idiv int32
    8f2  4c8bf5                    mov r14, rbp
    8f5  b801000000                mov eax, 1
    8fa  440f44f0                  cmove r14d, eax                                      ; idiv int32
    8fe  488b842488000000          mov rax, qword ptr [rsp + 136]
    906  ba00000080                mov edx, 2147483648
    90b  2bc2                      sub eax, edx                                         ; idiv int32
    90d  488bd5                    mov rdx, rbp
    910  83c201                    add edx, 1
    913  0bc2                      or eax, edx
    915  85c0                      test eax, eax
    917  b801000000                mov eax, 1
    91c  440f44f0                  cmove r14d, eax                                      ; idiv int32
    920  4c8b842488000000          mov r8, qword ptr [rsp + 136]
    928  418bc09941f7fe408bf8      idiv r8d, r14d ; edi = eax                           ; idiv int32
    932  85ed                      test ebp, ebp
    934  b800000000                mov eax, 0
    939  0f44f8                    cmove edi, eax                                       ; idiv int32
    93c  c4e37d19dd01              vextractf128 xmm5, ymm3, 1                           ; gep int32
    942  c4e37916e802              vpextrd eax, xmm5, 2
    948  4889842490000000          mov qword ptr [rsp + 144], rax
    950  c4e37d19e501              vextractf128 xmm5, ymm4, 1                           ; gep int32
    956  c4c37916ee02              vpextrd r14d, xmm5, 2
    95c  4585f6                    test r14d, r14d                                      ; idiv int32
    95f  4d8bc6                    mov r8, r14
    962  b801000000                mov eax, 1
    967  440f44c0                  cmove r8d, eax                                       ; idiv int32
    96b  488b842490000000          mov rax, qword ptr [rsp + 144]
    973  ba00000080                mov edx, 2147483648
    978  2bc2                      sub eax, edx                                         ; idiv int32
    97a  498bd6                    mov rdx, r14
    97d  83c201                    add edx, 1
    980  0bc2                      or eax, edx
    982  85c0                      test eax, eax
    984  b801000000                mov eax, 1
    989  440f44c0                  cmove r8d, eax                                       ; idiv int32
    98d  4c8ba42490000000          mov r12, qword ptr [rsp + 144]
    995  418bc49941f7f8448bd8      idiv r12d, r8d ; r11d = eax                          ; idiv int32
    99f  4585f6                    test r14d, r14d
    9a2  b800000000                mov eax, 0
    9a7  440f44d8                  cmove r11d, eax                                      ; idiv int32
    9ab  c4e37d19dd01              vextractf128 xmm5, ymm3, 1                           ; gep int32
    9b1  c4e37916e803              vpextrd eax, xmm5, 3
    9b7  4889842498000000          mov qword ptr [rsp + 152], rax
    9bf  c4e37d19e501              vextractf128 xmm5, ymm4, 1                           ; gep int32
    9c5  c4c37916e803              vpextrd r8d, xmm5, 3
    9cb  4585c0                    test r8d, r8d                                        ; idiv int32
    9ce  4d8be0                    mov r12, r8
    9d1  b801000000                mov eax, 1
    9d6  440f44e0                  cmove r12d, eax                                      ; idiv int32
    9da  488b842498000000          mov rax, qword ptr [rsp + 152]
    9e2  ba00000080                mov edx, 2147483648
    9e7  2bc2                      sub eax, edx                                         ; idiv int32
    9e9  498bd0                    mov rdx, r8
    9ec  83c201                    add edx, 1
    9ef  0bc2                      or eax, edx
    9f1  85c0                      test eax, eax
    9f3  b801000000                mov eax, 1
    9f8  440f44e0                  cmove r12d, eax                                      ; idiv int32
    9fc  4c8b942498000000          mov r10, qword ptr [rsp + 152]
    a04  418bc29941f7fc448bf8      idiv r10d, r12d ; r15d = eax                         ; idiv int32
    a0e  4585c0                    test r8d, r8d
    a11  b800000000                mov eax, 0
    a16  440f44f8                  cmove r15d, eax                                      ; idiv int32
    a1a  488b442450                mov rax, qword ptr [rsp + 80]
    a1f  c5f96ee8                  vmovd xmm5, eax                                      ; vectorize int32x8
    a23  488b442470                mov rax, qword ptr [rsp + 112]
    a28  c4e35122e801              vpinsrd xmm5, xmm5, eax, 1                           ; vectorize int32x8
    a2e  488b442438                mov rax, qword ptr [rsp + 56]
    a33  c5f96ef0                  vmovd xmm6, eax                                      ; vectorize int32x8
    a37  488b442458                mov rax, qword ptr [rsp + 88]
    a3c  c4e34922f001              vpinsrd xmm6, xmm6, eax, 1                           ; vectorize int32x8
    a42  488b442478                mov rax, qword ptr [rsp + 120]
    a47  c5f96ef8                  vmovd xmm7, eax                                      ; vectorize int32x8
    a4b  c4e34122ff01              vpinsrd xmm7, xmm7, edi, 1
    a51  c441796ec3                vmovd xmm8, r11d
    a56  c4433922c701              vpinsrd xmm8, xmm8, r15d, 1
    a5c  c5d114ee                  vunpcklpd xmm5, xmm5, xmm6
    a60  c4c14114f0                vunpcklpd xmm6, xmm7, xmm8
    a65  c4e35518ee01              vinsertf128 ymm5, ymm5, xmm6, 1
    a6b  c4e25540f4                vpmulld ymm6, ymm5, ymm4                             ; mul int32x8
    a70  c5e5faf6                  vpsubd ymm6, ymm3, ymm6                              ; sub int32x8
    a74  c5cd76f8                  vpcmpeqd ymm7, ymm6, ymm0                            ; cmpne boolx8
    a78  c5c5eff9                  vpxor ymm7, ymm7, ymm1
    a7c  c5cdeff4                  vpxor ymm6, ymm6, ymm4                               ; xor int32x8
    a80  c5fd66f6                  vpcmpgtd ymm6, ymm0, ymm6                            ; cmplt boolx8
    a84  c5c5dbf6                  vpand ymm6, ymm7, ymm6                               ; and boolx8
    a88  c5dd76f8                  vpcmpeqd ymm7, ymm4, ymm0                            ; cmpne boolx8
    a8c  c5c5eff9                  vpxor ymm7, ymm7, ymm1
    a90  c5cddbf7                  vpand ymm6, ymm6, ymm7                               ; and boolx8
    a94  c5d5fef9                  vpaddd ymm7, ymm5, ymm1                              ; add int32x8
    a98  c4e3554aef60              vblendvps ymm5, ymm5, ymm7, ymm6                     ; where int32x8
    a9e  85f6                      test esi, esi                                        ; mod int32
    aa0  488bfe                    mov rdi, rsi
    aa3  b801000000                mov eax, 1
    aa8  0f44f8                    cmove edi, eax                                       ; mod int32
    aab  488b442440                mov rax, qword ptr [rsp + 64]
    ab0  ba00000080                mov edx, 2147483648
    ab5  2bc2                      sub eax, edx                                         ; mod int32
    ab7  83c601                    add esi, 1
    aba  0bc6                      or eax, esi
    abc  85c0                      test eax, eax
    abe  b801000000                mov eax, 1
    ac3  0f44f8                    cmove edi, eax                                       ; mod int32
    ac6  4c8b542440                mov r10, qword ptr [rsp + 64]
    acb  418bc29940f7ff408bf2      idiv r10d, edi ; esi = edx                           ; mod int32
    ad5  4585c9                    test r9d, r9d                                        ; mod int32
    ad8  498bf9                    mov rdi, r9
    adb  b801000000                mov eax, 1
    ae0  0f44f8                    cmove edi, eax                                       ; mod int32
    ae3  488b442460                mov rax, qword ptr [rsp + 96]
    ae8  ba00000080                mov edx, 2147483648
    aed  2bc2                      sub eax, edx                                         ; mod int32
    aef  4183c101                  add r9d, 1
    af3  410bc1                    or eax, r9d
    af6  85c0                      test eax, eax
    af8  b801000000                mov eax, 1
    afd  0f44f8                    cmove edi, eax                                       ; mod int32
    b00  4c8b542460                mov r10, qword ptr [rsp + 96]
    b05  418bc29940f7ff448bca      idiv r10d, edi ; r9d = edx                           ; mod int32
    b0f  85db                      test ebx, ebx                                        ; mod int32
    b11  488bfb                    mov rdi, rbx
    b14  b801000000                mov eax, 1
    b19  0f44f8                    cmove edi, eax                                       ; mod int32
    b1c  488b842480000000          mov rax, qword ptr [rsp + 128]
    b24  ba00000080                mov edx, 2147483648
    b29  2bc2                      sub eax, edx                                         ; mod int32
    b2b  83c301                    add ebx, 1
    b2e  0bc3                      or eax, ebx
    b30  85c0                      test eax, eax
    b32  b801000000                mov eax, 1
    b37  0f44f8                    cmove edi, eax                                       ; mod int32
    b3a  4c8b9c2480000000          mov r11, qword ptr [rsp + 128]
    b42  418bc39940f7ff448bd2      idiv r11d, edi ; r10d = edx                          ; mod int32
    b4c  4585ed                    test r13d, r13d                                      ; mod int32
    b4f  498bfd                    mov rdi, r13
    b52  b801000000                mov eax, 1
    b57  0f44f8                    cmove edi, eax                                       ; mod int32
    b5a  488b442448                mov rax, qword ptr [rsp + 72]
    b5f  ba00000080                mov edx, 2147483648
    b64  2bc2                      sub eax, edx                                         ; mod int32
    b66  4183c501                  add r13d, 1
    b6a  410bc5                    or eax, r13d
    b6d  85c0                      test eax, eax
    b6f  b801000000                mov eax, 1
    b74  0f44f8                    cmove edi, eax                                       ; mod int32
    b77  488b5c2448                mov rbx, qword ptr [rsp + 72]
    b7c  408bc39940f7ff448bda      idiv ebx, edi ; r11d = edx                           ; mod int32
    b86  85c9                      test ecx, ecx                                        ; mod int32
    b88  488bf9                    mov rdi, rcx
    b8b  b801000000                mov eax, 1
    b90  0f44f8                    cmove edi, eax                                       ; mod int32
    b93  488b442468                mov rax, qword ptr [rsp + 104]
    b98  ba00000080                mov edx, 2147483648
    b9d  2bc2                      sub eax, edx                                         ; mod int32
    b9f  83c101                    add ecx, 1
    ba2  0bc1                      or eax, ecx
    ba4  85c0                      test eax, eax
    ba6  b801000000                mov eax, 1
    bab  0f44f8                    cmove edi, eax                                       ; mod int32
    bae  488b5c2468                mov rbx, qword ptr [rsp + 104]
    bb3  408bc39940f7ff408bca      idiv ebx, edi ; ecx = edx                            ; mod int32
    bbd  85ed                      test ebp, ebp                                        ; mod int32
    bbf  488bfd                    mov rdi, rbp
    bc2  b801000000                mov eax, 1
    bc7  0f44f8                    cmove edi, eax                                       ; mod int32
    bca  488b842488000000          mov rax, qword ptr [rsp + 136]
    bd2  ba00000080                mov edx, 2147483648
    bd7  2bc2                      sub eax, edx                                         ; mod int32
    bd9  83c501                    add ebp, 1
    bdc  0bc5                      or eax, ebp
    bde  85c0                      test eax, eax
    be0  b801000000                mov eax, 1
    be5  0f44f8                    cmove edi, eax                                       ; mod int32
    be8  488bac2488000000          mov rbp, qword ptr [rsp + 136]
    bf0  408bc59940f7ff408bda      idiv ebp, edi ; ebx = edx                            ; mod int32
    bfa  4585f6                    test r14d, r14d                                      ; mod int32
    bfd  498bfe                    mov rdi, r14
    c00  b801000000                mov eax, 1
    c05  0f44f8                    cmove edi, eax                                       ; mod int32
    c08  488b842490000000          mov rax, qword ptr [rsp + 144]
    c10  ba00000080                mov edx, 2147483648
    c15  2bc2                      sub eax, edx                                         ; mod int32
    c17  4183c601                  add r14d, 1
    c1b  410bc6                    or eax, r14d
    c1e  85c0                      test eax, eax
    c20  b801000000                mov eax, 1
    c25  0f44f8                    cmove edi, eax                                       ; mod int32
    c28  4c8ba42490000000          mov r12, qword ptr [rsp + 144]
    c30  418bc49940f7ff408bea      idiv r12d, edi ; ebp = edx                           ; mod int32
    c3a  4585c0                    test r8d, r8d                                        ; mod int32
    c3d  498bf8                    mov rdi, r8
    c40  b801000000                mov eax, 1
    c45  0f44f8                    cmove edi, eax                                       ; mod int32
    c48  488b842498000000          mov rax, qword ptr [rsp + 152]
    c50  ba00000080                mov edx, 2147483648
    c55  2bc2                      sub eax, edx                                         ; mod int32
    c57  4183c001                  add r8d, 1
    c5b  410bc0                    or eax, r8d
    c5e  85c0                      test eax, eax
    c60  b801000000                mov eax, 1
    c65  0f44f8                    cmove edi, eax                                       ; mod int32
    c68  4c8ba42498000000          mov r12, qword ptr [rsp + 152]
    c70  418bc49940f7ff448bc2      idiv r12d, edi ; r8d = edx                           ; mod int32
    c7a  c5f96ef6                  vmovd xmm6, esi                                      ; vectorize int32x8
    c7e  c4c34922f101              vpinsrd xmm6, xmm6, r9d, 1
    c84  c4c1796efa                vmovd xmm7, r10d
    c89  c4c34122fb01              vpinsrd xmm7, xmm7, r11d, 1
    c8f  c5796ec1                  vmovd xmm8, ecx
    c93  c4633922c301              vpinsrd xmm8, xmm8, ebx, 1
    c99  c5796ecd                  vmovd xmm9, ebp
    c9d  c4433122c801              vpinsrd xmm9, xmm9, r8d, 1
    ca3  c5c914f7                  vunpcklpd xmm6, xmm6, xmm7
    ca7  c4c13914f9                vunpcklpd xmm7, xmm8, xmm9
    cac  c4e34d18f701              vinsertf128 ymm6, ymm6, xmm7, 1
    cb2  c5dddbe2                  vpand ymm4, ymm4, ymm2                               ; and int32x8
    cb6  c4e26546dc                vpsravd ymm3, ymm3, ymm4                             ; shr int32x8
    cbb  c4e24d40db                vpmulld ymm3, ymm6, ymm3                             ; mul int32x8
    cc0  c5d5fedb                  vpaddd ymm3, ymm5, ymm3                              ; add int32x8
    cc4  488b442430                mov rax, qword ptr [rsp + 48]
    cc9  c5fc115820                vmovups ymmword ptr [rax + 32], ymm3                 ; store void
    cce  488b442420                mov rax, qword ptr [rsp + 32]
    cd3  4883c040                  add rax, 64                                          ; end void
    cd7  4889442420                mov qword ptr [rsp + 32], rax
    cdc  488b442428                mov rax, qword ptr [rsp + 40]
    ce1  4883c040                  add rax, 64                                          ; end void
    ce5  4889442428                mov qword ptr [rsp + 40], rax
    cea  488b442430                mov rax, qword ptr [rsp + 48]
    cef  4883c040                  add rax, 64                                          ; end void
    cf3  4889442430                mov qword ptr [rsp + 48], rax
    cf8  488b442418                mov rax, qword ptr [rsp + 24]
    cfd  488b542420                mov rdx, qword ptr [rsp + 32]
    d02  483bd0                    cmp rdx, rax                                         ; end void
    d05  0f8575f3ffff              jne loop_80
    d0b  488b442420                mov rax, qword ptr [rsp + 32]
    d10  4889442408                mov qword ptr [rsp + 8], rax
    d15  488b442428                mov rax, qword ptr [rsp + 40]
    d1a  4889442410                mov qword ptr [rsp + 16], rax
    d1f  488b442430                mov rax, qword ptr [rsp + 48]
    d24  48890424                  mov qword ptr [rsp], rax
done_d28:
    d28  c5f877                    vzeroupper                                           ; sink void
    d2b  4881c4a0000000            add rsp, 160
    d32  418fc7                    pop r15
    d35  418fc6                    pop r14
    d38  418fc5                    pop r13
    d3b  418fc4                    pop r12
    d3e  8fc5                      pop rbp
    d40  8fc3                      pop rbx
    d42  c3                        ret                                                  ; sink void
