integer_division:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  41fff7                    push r15
     10  4881ec90000000            sub rsp, 144
     17  c4e27d58059c060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
     20  c4e27d580d97060000        vpbroadcastd ymm1, dword ptr [rip + ffffffff]
     29  c4e27d581592060000        vpbroadcastd ymm2, dword ptr [rip + 07000000]
     32  488b07                    mov rax, qword ptr [rdi]
     35  48890424                  mov qword ptr [rsp], rax
     39  488b4708                  mov rax, qword ptr [rdi + 8]                         ; define_global ptr<int32, global, 64>
     3d  4889442408                mov qword ptr [rsp + 8], rax
     42  488b4710                  mov rax, qword ptr [rdi + 16]                        ; define_global ptr<int32, global, 64>
     46  4889442410                mov qword ptr [rsp + 16], rax
     4b  b800000000                mov eax, 0                                           ; range int32
     50  4889442418                mov qword ptr [rsp + 24], rax
loop_60:
     60  488b442408                mov rax, qword ptr [rsp + 8]
     65  c5fc1018                  vmovups ymm3, ymmword ptr [rax]                      ; load int32x8
     69  c4e37916d800              vpextrd eax, xmm3, 0                                 ; gep int32
     6f  4889442420                mov qword ptr [rsp + 32], rax
     74  488b442410                mov rax, qword ptr [rsp + 16]
     79  c5fc1020                  vmovups ymm4, ymmword ptr [rax]                      ; load int32x8
     7d  c4e37916e500              vpextrd ebp, xmm4, 0                                 ; gep int32
     83  85ed                      test ebp, ebp                                        ; idiv int32
     85  4c8be5                    mov r12, rbp
     88  b801000000                mov eax, 1
     8d  440f44e0                  cmove r12d, eax                                      ; idiv int32
     91  488b442420                mov rax, qword ptr [rsp + 32]
     96  ba00000080                mov edx, 2147483648
     9b  2bc2                      sub eax, edx                                         ; idiv int32
     9d  488bd5                    mov rdx, rbp
     a0  83c201                    add edx, 1
     a3  0bc2                      or eax, edx
     a5  85c0                      test eax, eax
     a7  b801000000                mov eax, 1
     ac  440f44e0                  cmove r12d, eax                                      ; idiv int32
     b0  488b4c2420                mov rcx, qword ptr [rsp + 32]
     b5  408bc19941f7fc408bf0      idiv ecx, r12d ; esi = eax                           ; idiv int32
     bf  4889742428                mov qword ptr [rsp + 40], rsi
     c4  85ed                      test ebp, ebp                                        ; idiv int32
     c6  488b442428                mov rax, qword ptr [rsp + 40]
     cb  ba00000000                mov edx, 0
     d0  0f44c2                    cmove eax, edx                                       ; idiv int32
     d3  4889442428                mov qword ptr [rsp + 40], rax
     d8  c4e37916d801              vpextrd eax, xmm3, 1                                 ; gep int32
     de  4889442430                mov qword ptr [rsp + 48], rax
     e3  c4c37916e601              vpextrd r14d, xmm4, 1                                ; gep int32
     e9  4585f6                    test r14d, r14d                                      ; idiv int32
     ec  4d8bfe                    mov r15, r14
     ef  b801000000                mov eax, 1
     f4  440f44f8                  cmove r15d, eax                                      ; idiv int32
     f8  488b442430                mov rax, qword ptr [rsp + 48]
     fd  ba00000080                mov edx, 2147483648
    102  2bc2                      sub eax, edx                                         ; idiv int32
    104  498bd6                    mov rdx, r14
    107  83c201                    add edx, 1
    10a  0bc2                      or eax, edx
    10c  85c0                      test eax, eax
    10e  b801000000                mov eax, 1
    113  440f44f8                  cmove r15d, eax                                      ; idiv int32
    117  488b4c2430                mov rcx, qword ptr [rsp + 48]
    11c  408bc19941f7ff408bf0      idiv ecx, r15d ; esi = eax                           ; idiv int32
    126  4889742438                mov qword ptr [rsp + 56], rsi
    12b  4585f6                    test r14d, r14d                                      ; idiv int32
    12e  488b442438                mov rax, qword ptr [rsp + 56]
    133  ba00000000                mov edx, 0
    138  0f44c2                    cmove eax, edx                                       ; idiv int32
    13b  4889442438                mov qword ptr [rsp + 56], rax
    140  c4e37916d802              vpextrd eax, xmm3, 2                                 ; gep int32
    146  4889442440                mov qword ptr [rsp + 64], rax
    14b  c4e37916e102              vpextrd ecx, xmm4, 2                                 ; gep int32
    151  85c9                      test ecx, ecx                                        ; idiv int32
    153  4c8bc9                    mov r9, rcx
    156  b801000000                mov eax, 1
    15b  440f44c8                  cmove r9d, eax                                       ; idiv int32
    15f  488b442440                mov rax, qword ptr [rsp + 64]
    164  ba00000080                mov edx, 2147483648
    169  2bc2                      sub eax, edx                                         ; idiv int32
    16b  488bd1                    mov rdx, rcx
    16e  83c201                    add edx, 1
    171  0bc2                      or eax, edx
    173  85c0                      test eax, eax
    175  b801000000                mov eax, 1
    17a  440f44c8                  cmove r9d, eax                                       ; idiv int32
    17e  488b742440                mov rsi, qword ptr [rsp + 64]
    183  408bc69941f7f9408bf8      idiv esi, r9d ; edi = eax                            ; idiv int32
    18d  48897c2448                mov qword ptr [rsp + 72], rdi
    192  85c9                      test ecx, ecx                                        ; idiv int32
    194  488b442448                mov rax, qword ptr [rsp + 72]
    199  ba00000000                mov edx, 0
    19e  0f44c2                    cmove eax, edx                                       ; idiv int32
    1a1  4889442448                mov qword ptr [rsp + 72], rax
    1a6  c4e37916d803              vpextrd eax, xmm3, 3                                 ; gep int32
    1ac  4889442450                mov qword ptr [rsp + 80], rax
    1b1  c4e37916e703              vpextrd edi, xmm4, 3                                 ; gep int32
    1b7  85ff                      test edi, edi                                        ; idiv int32
    1b9  4c8bc7                    mov r8, rdi
    1bc  b801000000                mov eax, 1
    1c1  440f44c0                  cmove r8d, eax                                       ; idiv int32
    1c5  488b442450                mov rax, qword ptr [rsp + 80]
    1ca  ba00000080                mov edx, 2147483648
    1cf  2bc2                      sub eax, edx                                         ; idiv int32
    1d1  488bd7                    mov rdx, rdi
    1d4  83c201                    add edx, 1
    1d7  0bc2                      or eax, edx
    1d9  85c0                      test eax, eax
    1db  b801000000                mov eax, 1
    1e0  440f44c0                  cmove r8d, eax                                       ; idiv int32
    1e4  488b742450                mov rsi, qword ptr [rsp + 80]
    1e9  408bc69941f7f8448bc8      idiv esi, r8d ; r9d = eax                            ; idiv int32
    1f3  4c894c2458                mov qword ptr [rsp + 88], r9
    1f8  85ff                      test edi, edi                                        ; idiv int32
    1fa  488b442458                mov rax, qword ptr [rsp + 88]
    1ff  ba00000000                mov edx, 0
    204  0f44c2                    cmove eax, edx                                       ; idiv int32
    207  4889442458                mov qword ptr [rsp + 88], rax
    20c  c4e37d19dd01              vextractf128 xmm5, ymm3, 1                           ; gep int32
    212  c4e37916e800              vpextrd eax, xmm5, 0
    218  4889442460                mov qword ptr [rsp + 96], rax
    21d  c4e37d19e501              vextractf128 xmm5, ymm4, 1                           ; gep int32
    223  c4c37916ec00              vpextrd r12d, xmm5, 0
    229  4585e4                    test r12d, r12d                                      ; idiv int32
    22c  4d8bfc                    mov r15, r12
    22f  b801000000                mov eax, 1
    234  440f44f8                  cmove r15d, eax                                      ; idiv int32
    238  488b442460                mov rax, qword ptr [rsp + 96]
    23d  ba00000080                mov edx, 2147483648
    242  2bc2                      sub eax, edx                                         ; idiv int32
    244  498bd4                    mov rdx, r12
    247  83c201                    add edx, 1
    24a  0bc2                      or eax, edx
    24c  85c0                      test eax, eax
    24e  b801000000                mov eax, 1
    253  440f44f8                  cmove r15d, eax                                      ; idiv int32
    257  488b742460                mov rsi, qword ptr [rsp + 96]
    25c  408bc69941f7ff448bc0      idiv esi, r15d ; r8d = eax                           ; idiv int32
    266  4c89442468                mov qword ptr [rsp + 104], r8
    26b  4585e4                    test r12d, r12d                                      ; idiv int32
    26e  b800000000                mov eax, 0
    273  488b542468                mov rdx, qword ptr [rsp + 104]
    278  0f44d0                    cmove edx, eax                                       ; idiv int32
    27b  4889542468                mov qword ptr [rsp + 104], rdx
    280  c4e37d19dd01              vextractf128 xmm5, ymm3, 1                           ; gep int32
    286  c4e37916e801              vpextrd eax, xmm5, 1
    28c  4889442470                mov qword ptr [rsp + 112], rax
    291  c4e37d19e501              vextractf128 xmm5, ymm4, 1                           ; gep int32
    297  c4c37916e801              vpextrd r8d, xmm5, 1
    29d  4585c0                    test r8d, r8d                                        ; idiv int32
    2a0  4d8bf8                    mov r15, r8
    2a3  b801000000                mov eax, 1
    2a8  440f44f8                  cmove r15d, eax                                      ; idiv int32
    2ac  488b442470                mov rax, qword ptr [rsp + 112]
    2b1  ba00000080                mov edx, 2147483648
    2b6  2bc2                      sub eax, edx                                         ; idiv int32
    2b8  498bd0                    mov rdx, r8
    2bb  83c201                    add edx, 1
    2be  0bc2                      or eax, edx
    2c0  85c0                      test eax, eax
    2c2  b801000000                mov eax, 1
    2c7  440f44f8                  cmove r15d, eax                                      ; idiv int32
    2cb  4c8b542470                mov r10, qword ptr [rsp + 112]
    2d0  418bc29941f7ff408bf0      idiv r10d, r15d ; esi = eax                          ; idiv int32
    2da  4585c0                    test r8d, r8d
    2dd  b800000000                mov eax, 0
    2e2  0f44f0                    cmove esi, eax                                       ; idiv int32
    2e5  c4e37d19dd01              vextractf128 xmm5, ymm3, 1                           ; gep int32
    2eb  c4e37916e802              vpextrd eax, xmm5, 2
    2f1  4889442478                mov qword ptr [rsp + 120], rax
    2f6  c4e37d19e501              vextractf128 xmm5, ymm4, 1                           ; gep int32
    2fc  c4c37916ef02              vpextrd r15d, xmm5, 2
    302  4585ff                    test r15d, r15d                                      ; idiv int32
    305  4d8bef                    mov r13, r15
    308  b801000000                mov eax, 1
    30d  440f44e8                  cmove r13d, eax                                      ; idiv int32
    311  488b442478                mov rax, qword ptr [rsp + 120]
    316  ba00000080                mov edx, 2147483648
    31b  2bc2                      sub eax, edx                                         ; idiv int32
    31d  498bd7                    mov rdx, r15
    320  83c201                    add edx, 1
    323  0bc2                      or eax, edx
    325  85c0                      test eax, eax
    327  b801000000                mov eax, 1
    32c  440f44e8                  cmove r13d, eax                                      ; idiv int32
    330  4c8b542478                mov r10, qword ptr [rsp + 120]
    335  418bc29941f7fd448bd8      idiv r10d, r13d ; r11d = eax                         ; idiv int32
    33f  4585ff                    test r15d, r15d
    342  b800000000                mov eax, 0
    347  440f44d8                  cmove r11d, eax                                      ; idiv int32
    34b  c4e37d19dd01              vextractf128 xmm5, ymm3, 1                           ; gep int32
    351  c4e37916e803              vpextrd eax, xmm5, 3
    357  4889842480000000          mov qword ptr [rsp + 128], rax
    35f  c4e37d19e501              vextractf128 xmm5, ymm4, 1                           ; gep int32
    365  c4c37916ed03              vpextrd r13d, xmm5, 3
    36b  4585ed                    test r13d, r13d                                      ; idiv int32
    36e  4d8bd5                    mov r10, r13
    371  b801000000                mov eax, 1
    376  440f44d0                  cmove r10d, eax                                      ; idiv int32
    37a  488b842480000000          mov rax, qword ptr [rsp + 128]
    382  ba00000080                mov edx, 2147483648
    387  2bc2                      sub eax, edx                                         ; idiv int32
    389  498bd5                    mov rdx, r13
    38c  83c201                    add edx, 1
    38f  0bc2                      or eax, edx
    391  85c0                      test eax, eax
    393  b801000000                mov eax, 1
    398  440f44d0                  cmove r10d, eax                                      ; idiv int32
    39c  4c8b8c2480000000          mov r9, qword ptr [rsp + 128]
    3a4  418bc19941f7fa408bd8      idiv r9d, r10d ; ebx = eax                           ; idiv int32
    3ae  4585ed                    test r13d, r13d
    3b1  b800000000                mov eax, 0
    3b6  0f44d8                    cmove ebx, eax                                       ; idiv int32
    3b9  488b442428                mov rax, qword ptr [rsp + 40]
    3be  c5f96ee8                  vmovd xmm5, eax                                      ; vectorize int32x8
    3c2  488b442438                mov rax, qword ptr [rsp + 56]
    3c7  c4e35122e801              vpinsrd xmm5, xmm5, eax, 1                           ; vectorize int32x8
    3cd  488b442448                mov rax, qword ptr [rsp + 72]
    3d2  c5f96ef0                  vmovd xmm6, eax                                      ; vectorize int32x8
    3d6  488b442458                mov rax, qword ptr [rsp + 88]
    3db  c4e34922f001              vpinsrd xmm6, xmm6, eax, 1                           ; vectorize int32x8
    3e1  488b442468                mov rax, qword ptr [rsp + 104]
    3e6  c5f96ef8                  vmovd xmm7, eax                                      ; vectorize int32x8
    3ea  c4e34122fe01              vpinsrd xmm7, xmm7, esi, 1
    3f0  c441796ec3                vmovd xmm8, r11d
    3f5  c4633922c301              vpinsrd xmm8, xmm8, ebx, 1
    3fb  c5d114ee                  vunpcklpd xmm5, xmm5, xmm6
    3ff  c4c14114f0                vunpcklpd xmm6, xmm7, xmm8
    404  c4e35518ee01              vinsertf128 ymm5, ymm5, xmm6, 1
    40a  c4e25540f4                vpmulld ymm6, ymm5, ymm4                             ; mul int32x8
    40f  c5e5faf6                  vpsubd ymm6, ymm3, ymm6                              ; sub int32x8
    413  c5cd76f8                  vpcmpeqd ymm7, ymm6, ymm0                            ; cmpne boolx8
    417  c5c5eff9                  vpxor ymm7, ymm7, ymm1
    41b  c5cdeff4                  vpxor ymm6, ymm6, ymm4                               ; xor int32x8
    41f  c5fd66f6                  vpcmpgtd ymm6, ymm0, ymm6                            ; cmplt boolx8
    423  c5c5dbf6                  vpand ymm6, ymm7, ymm6                               ; and boolx8
    427  c5dd76f8                  vpcmpeqd ymm7, ymm4, ymm0                            ; cmpne boolx8
    42b  c5c5eff9                  vpxor ymm7, ymm7, ymm1
    42f  c5cddbf7                  vpand ymm6, ymm6, ymm7                               ; and boolx8
    433  c5d5fef9                  vpaddd ymm7, ymm5, ymm1                              ; add int32x8
    437  c4e3554aef60              vblendvps ymm5, ymm5, ymm7, ymm6                     ; where int32x8
    43d  85ed                      test ebp, ebp                                        ; mod int32
    43f  488bf5                    mov rsi, rbp
    442  b801000000                mov eax, 1
    447  0f44f0                    cmove esi, eax                                       ; mod int32
    44a  488b442420                mov rax, qword ptr [rsp + 32]
    44f  ba00000080                mov edx, 2147483648
    454  2bc2                      sub eax, edx                                         ; mod int32
    456  83c501                    add ebp, 1
    459  0bc5                      or eax, ebp
    45b  85c0                      test eax, eax
    45d  b801000000                mov eax, 1
    462  0f44f0                    cmove esi, eax                                       ; mod int32
    465  4c8b542420                mov r10, qword ptr [rsp + 32]
    46a  418bc29940f7fe448bca      idiv r10d, esi ; r9d = edx                           ; mod int32
    474  4585f6                    test r14d, r14d                                      ; mod int32
    477  498bf6                    mov rsi, r14
    47a  b801000000                mov eax, 1
    47f  0f44f0                    cmove esi, eax                                       ; mod int32
    482  488b442430                mov rax, qword ptr [rsp + 48]
    487  ba00000080                mov edx, 2147483648
    48c  2bc2                      sub eax, edx                                         ; mod int32
    48e  4183c601                  add r14d, 1
    492  410bc6                    or eax, r14d
    495  85c0                      test eax, eax
    497  b801000000                mov eax, 1
    49c  0f44f0                    cmove esi, eax                                       ; mod int32
    49f  4c8b5c2430                mov r11, qword ptr [rsp + 48]
    4a4  418bc39940f7fe448bd2      idiv r11d, esi ; r10d = edx                          ; mod int32
    4ae  85c9                      test ecx, ecx                                        ; mod int32
    4b0  488bf1                    mov rsi, rcx
    4b3  b801000000                mov eax, 1
    4b8  0f44f0                    cmove esi, eax                                       ; mod int32
    4bb  488b442440                mov rax, qword ptr [rsp + 64]
    4c0  ba00000080                mov edx, 2147483648
    4c5  2bc2                      sub eax, edx                                         ; mod int32
    4c7  83c101                    add ecx, 1
    4ca  0bc1                      or eax, ecx
    4cc  85c0                      test eax, eax
    4ce  b801000000                mov eax, 1
    4d3  0f44f0                    cmove esi, eax                                       ; mod int32
    4d6  4c8b5c2440                mov r11, qword ptr [rsp + 64]
    4db  418bc39940f7fe408bca      idiv r11d, esi ; ecx = edx                           ; mod int32
    4e5  85ff                      test edi, edi                                        ; mod int32
    4e7  488bf7                    mov rsi, rdi
    4ea  b801000000                mov eax, 1
    4ef  0f44f0                    cmove esi, eax                                       ; mod int32
    4f2  488b442450                mov rax, qword ptr [rsp + 80]
    4f7  ba00000080                mov edx, 2147483648
    4fc  2bc2                      sub eax, edx                                         ; mod int32
    4fe  83c701                    add edi, 1
    501  0bc7                      or eax, edi
    503  85c0                      test eax, eax
    505  b801000000                mov eax, 1
    50a  0f44f0                    cmove esi, eax                                       ; mod int32
    50d  4c8b5c2450                mov r11, qword ptr [rsp + 80]
    512  418bc39940f7fe408bfa      idiv r11d, esi ; edi = edx                           ; mod int32
    51c  4585e4                    test r12d, r12d                                      ; mod int32
    51f  498bf4                    mov rsi, r12
    522  b801000000                mov eax, 1
    527  0f44f0                    cmove esi, eax                                       ; mod int32
    52a  488b442460                mov rax, qword ptr [rsp + 96]
    52f  ba00000080                mov edx, 2147483648
    534  2bc2                      sub eax, edx                                         ; mod int32
    536  4183c401                  add r12d, 1
    53a  410bc4                    or eax, r12d
    53d  85c0                      test eax, eax
    53f  b801000000                mov eax, 1
    544  0f44f0                    cmove esi, eax                                       ; mod int32
    547  488b5c2460                mov rbx, qword ptr [rsp + 96]
    54c  408bc39940f7fe448bda      idiv ebx, esi ; r11d = edx                           ; mod int32
    556  4585c0                    test r8d, r8d                                        ; mod int32
    559  498bf0                    mov rsi, r8
    55c  b801000000                mov eax, 1
    561  0f44f0                    cmove esi, eax                                       ; mod int32
    564  488b442470                mov rax, qword ptr [rsp + 112]
    569  ba00000080                mov edx, 2147483648
    56e  2bc2                      sub eax, edx                                         ; mod int32
    570  4183c001                  add r8d, 1
    574  410bc0                    or eax, r8d
    577  85c0                      test eax, eax
    579  b801000000                mov eax, 1
    57e  0f44f0                    cmove esi, eax                                       ; mod int32
    581  488b5c2470                mov rbx, qword ptr [rsp + 112]
    586  408bc39940f7fe448bc2      idiv ebx, esi ; r8d = edx                            ; mod int32
    590  4585ff                    test r15d, r15d                                      ; mod int32
    593  498bf7                    mov rsi, r15
    596  b801000000                mov eax, 1
    59b  0f44f0                    cmove esi, eax                                       ; mod int32
    59e  488b442478                mov rax, qword ptr [rsp + 120]
    5a3  ba00000080                mov edx, 2147483648
    5a8  2bc2                      sub eax, edx                                         ; mod int32
    5aa  4183c701                  add r15d, 1
    5ae  410bc7                    or eax, r15d
    5b1  85c0                      test eax, eax
    5b3  b801000000                mov eax, 1
    5b8  0f44f0                    cmove esi, eax                                       ; mod int32
    5bb  488b6c2478                mov rbp, qword ptr [rsp + 120]
    5c0  408bc59940f7fe408bda      idiv ebp, esi ; ebx = edx                            ; mod int32
    5ca  4585ed                    test r13d, r13d                                      ; mod int32
    5cd  498bf5                    mov rsi, r13
    5d0  b801000000                mov eax, 1
    5d5  0f44f0                    cmove esi, eax                                       ; mod int32
    5d8  488b842480000000          mov rax, qword ptr [rsp + 128]
    5e0  ba00000080                mov edx, 2147483648
    5e5  2bc2                      sub eax, edx                                         ; mod int32
    5e7  4183c501                  add r13d, 1
    5eb  410bc5                    or eax, r13d
    5ee  85c0                      test eax, eax
    5f0  b801000000                mov eax, 1
    5f5  0f44f0                    cmove esi, eax                                       ; mod int32
    5f8  4c8ba42480000000          mov r12, qword ptr [rsp + 128]
    600  418bc49940f7fe408bea      idiv r12d, esi ; ebp = edx                           ; mod int32
    60a  c4c1796ef1                vmovd xmm6, r9d                                      ; vectorize int32x8
    60f  c4c34922f201              vpinsrd xmm6, xmm6, r10d, 1
    615  c5f96ef9                  vmovd xmm7, ecx
    619  c4e34122ff01              vpinsrd xmm7, xmm7, edi, 1
    61f  c441796ec3                vmovd xmm8, r11d
    624  c4433922c001              vpinsrd xmm8, xmm8, r8d, 1
    62a  c5796ecb                  vmovd xmm9, ebx
    62e  c4633122cd01              vpinsrd xmm9, xmm9, ebp, 1
    634  c5c914f7                  vunpcklpd xmm6, xmm6, xmm7
    638  c4c13914f9                vunpcklpd xmm7, xmm8, xmm9
    63d  c4e34d18f701              vinsertf128 ymm6, ymm6, xmm7, 1
    643  c5dddbe2                  vpand ymm4, ymm4, ymm2                               ; and int32x8
    647  c4e26546dc                vpsravd ymm3, ymm3, ymm4                             ; shr int32x8
    64c  c4e24d40db                vpmulld ymm3, ymm6, ymm3                             ; mul int32x8
    651  c5d5fedb                  vpaddd ymm3, ymm5, ymm3                              ; add int32x8
    655  488b0424                  mov rax, qword ptr [rsp]
    659  c5fc1118                  vmovups ymmword ptr [rax], ymm3                      ; store void
    65d  488b442408                mov rax, qword ptr [rsp + 8]
    662  4883c020                  add rax, 32                                          ; end void
    666  4889442408                mov qword ptr [rsp + 8], rax
    66b  488b442410                mov rax, qword ptr [rsp + 16]
    670  4883c020                  add rax, 32                                          ; end void
    674  4889442410                mov qword ptr [rsp + 16], rax
    679  488b0424                  mov rax, qword ptr [rsp]
    67d  4883c020                  add rax, 32                                          ; end void
    681  48890424                  mov qword ptr [rsp], rax
    685  488b442418                mov rax, qword ptr [rsp + 24]
    68a  83c001                    add eax, 1                                           ; end void
    68d  4889442418                mov qword ptr [rsp + 24], rax
    692  488b442418                mov rax, qword ptr [rsp + 24]
    697  83f808                    cmp eax, 8                                           ; end void
    69a  0f8cc0f9ffff              jl loop_60
done_6a0:
    6a0  c5f877                    vzeroupper                                           ; sink void
    6a3  4881c490000000            add rsp, 144
    6aa  418fc7                    pop r15
    6ad  418fc6                    pop r14
    6b0  418fc5                    pop r13
    6b3  418fc4                    pop r12
    6b6  8fc5                      pop rbp
    6b8  8fc3                      pop rbx
    6ba  c3                        ret                                                  ; sink void
