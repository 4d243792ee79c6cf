integer_division:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  41fff7                    push r15
     10  4881ec90000000            sub rsp, 144
     17  c4e27d580598060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
     20  c4e27d580d93060000        vpbroadcastd ymm1, dword ptr [rip + ffffffff]
     29  c4e27d58158e060000        vpbroadcastd ymm2, dword ptr [rip + 07000000]
     32  488b07                    mov rax, qword ptr [rdi]
     35  4889442418                mov qword ptr [rsp + 24], rax
     3a  488b4708                  mov rax, qword ptr [rdi + 8]                         ; define_global ptr<int32, global, 64>
     3e  4889442408                mov qword ptr [rsp + 8], rax
     43  488b4710                  mov rax, qword ptr [rdi + 16]                        ; define_global ptr<int32, global, 64>
     47  4889442410                mov qword ptr [rsp + 16], rax
     4c  b800000000                mov eax, 0                                           ; range int32
     51  48890424                  mov qword ptr [rsp], rax
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
    266  4c89842480000000          mov qword ptr [rsp + 128], r8
    26e  4585e4                    test r12d, r12d                                      ; idiv int32
    271  b800000000                mov eax, 0
    276  488b942480000000          mov rdx, qword ptr [rsp + 128]
    27e  0f44d0                    cmove edx, eax                                       ; idiv int32
    281  4889942480000000          mov qword ptr [rsp + 128], rdx
    289  c4e37d19dd01              vextractf128 xmm5, ymm3, 1                           ; gep int32
    28f  c4e37916e801              vpextrd eax, xmm5, 1
    295  4889442468                mov qword ptr [rsp + 104], rax
    29a  c4e37d19e501              vextractf128 xmm5, ymm4, 1                           ; gep int32
    2a0  c4c37916e801              vpextrd r8d, xmm5, 1
    2a6  4585c0                    test r8d, r8d                                        ; idiv int32
    2a9  4d8bf8                    mov r15, r8
    2ac  b801000000                mov eax, 1
    2b1  440f44f8                  cmove r15d, eax                                      ; idiv int32
    2b5  488b442468                mov rax, qword ptr [rsp + 104]
    2ba  ba00000080                mov edx, 2147483648
    2bf  2bc2                      sub eax, edx                                         ; idiv int32
    2c1  498bd0                    mov rdx, r8
    2c4  83c201                    add edx, 1
    2c7  0bc2                      or eax, edx
    2c9  85c0                      test eax, eax
    2cb  b801000000                mov eax, 1
    2d0  440f44f8                  cmove r15d, eax                                      ; idiv int32
    2d4  4c8b542468                mov r10, qword ptr [rsp + 104]
    2d9  418bc29941f7ff408bf0      idiv r10d, r15d ; esi = eax                          ; idiv int32
    2e3  4585c0                    test r8d, r8d
    2e6  b800000000                mov eax, 0
    2eb  0f44f0                    cmove esi, eax                                       ; idiv int32
    2ee  c4e37d19dd01              vextractf128 xmm5, ymm3, 1                           ; gep int32
    2f4  c4e37916e802              vpextrd eax, xmm5, 2
    2fa  4889442470                mov qword ptr [rsp + 112], rax
    2ff  c4e37d19e501              vextractf128 xmm5, ymm4, 1                           ; gep int32
    305  c4c37916ef02              vpextrd r15d, xmm5, 2
    30b  4585ff                    test r15d, r15d                                      ; idiv int32
    30e  4d8bef                    mov r13, r15
    311  b801000000                mov eax, 1
    316  440f44e8                  cmove r13d, eax                                      ; idiv int32
    31a  488b442470                mov rax, qword ptr [rsp + 112]
    31f  ba00000080                mov edx, 2147483648
    324  2bc2                      sub eax, edx                                         ; idiv int32
    326  498bd7                    mov rdx, r15
    329  83c201                    add edx, 1
    32c  0bc2                      or eax, edx
    32e  85c0                      test eax, eax
    330  b801000000                mov eax, 1
    335  440f44e8                  cmove r13d, eax                                      ; idiv int32
    339  4c8b542470                mov r10, qword ptr [rsp + 112]
    33e  418bc29941f7fd448bd8      idiv r10d, r13d ; r11d = eax                         ; idiv int32
    348  4585ff                    test r15d, r15d
    34b  b800000000                mov eax, 0
    350  440f44d8                  cmove r11d, eax                                      ; idiv int32
    354  c4e37d19dd01              vextractf128 xmm5, ymm3, 1                           ; gep int32
    35a  c4e37916e803              vpextrd eax, xmm5, 3
    360  4889442478                mov qword ptr [rsp + 120], rax
    365  c4e37d19e501              vextractf128 xmm5, ymm4, 1                           ; gep int32
    36b  c4c37916ed03              vpextrd r13d, xmm5, 3
    371  4585ed                    test r13d, r13d                                      ; idiv int32
    374  4d8bd5                    mov r10, r13
    377  b801000000                mov eax, 1
    37c  440f44d0                  cmove r10d, eax                                      ; idiv int32
    380  488b442478                mov rax, qword ptr [rsp + 120]
    385  ba00000080                mov edx, 2147483648
    38a  2bc2                      sub eax, edx                                         ; idiv int32
    38c  498bd5                    mov rdx, r13
    38f  83c201                    add edx, 1
    392  0bc2                      or eax, edx
    394  85c0                      test eax, eax
    396  b801000000                mov eax, 1
    39b  440f44d0                  cmove r10d, eax                                      ; idiv int32
    39f  4c8b4c2478                mov r9, qword ptr [rsp + 120]
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
    3e1  488b842480000000          mov rax, qword ptr [rsp + 128]
    3e9  c5f96ef8                  vmovd xmm7, eax                                      ; vectorize int32x8
    3ed  c4e34122fe01              vpinsrd xmm7, xmm7, esi, 1
    3f3  c441796ec3                vmovd xmm8, r11d
    3f8  c4633922c301              vpinsrd xmm8, xmm8, ebx, 1
    3fe  c5d114ee                  vunpcklpd xmm5, xmm5, xmm6
    402  c4c14114f0                vunpcklpd xmm6, xmm7, xmm8
    407  c4e35518ee01              vinsertf128 ymm5, ymm5, xmm6, 1
    40d  c4e25540f4                vpmulld ymm6, ymm5, ymm4                             ; mul int32x8
    412  c5e5faf6                  vpsubd ymm6, ymm3, ymm6                              ; sub int32x8
    416  c5cd76f8                  vpcmpeqd ymm7, ymm6, ymm0                            ; cmpne boolx8
    41a  c5c5eff9                  vpxor ymm7, ymm7, ymm1
    41e  c5cdeff4                  vpxor ymm6, ymm6, ymm4                               ; xor int32x8
    422  c5fd66f6                  vpcmpgtd ymm6, ymm0, ymm6                            ; cmplt boolx8
    426  c5c5dbf6                  vpand ymm6, ymm7, ymm6                               ; and boolx8
    42a  c5dd76f8                  vpcmpeqd ymm7, ymm4, ymm0                            ; cmpne boolx8
    42e  c5c5eff9                  vpxor ymm7, ymm7, ymm1
    432  c5cddbf7                  vpand ymm6, ymm6, ymm7                               ; and boolx8
    436  c5d5fef9                  vpaddd ymm7, ymm5, ymm1                              ; add int32x8
    43a  c4e3554aef60              vblendvps ymm5, ymm5, ymm7, ymm6                     ; where int32x8
    440  85ed                      test ebp, ebp                                        ; mod int32
    442  488bf5                    mov rsi, rbp
    445  b801000000                mov eax, 1
    44a  0f44f0                    cmove esi, eax                                       ; mod int32
    44d  488b442420                mov rax, qword ptr [rsp + 32]
    452  ba00000080                mov edx, 2147483648
    457  2bc2                      sub eax, edx                                         ; mod int32
    459  83c501                    add ebp, 1
    45c  0bc5                      or eax, ebp
    45e  85c0                      test eax, eax
    460  b801000000                mov eax, 1
    465  0f44f0                    cmove esi, eax                                       ; mod int32
    468  4c8b542420                mov r10, qword ptr [rsp + 32]
    46d  418bc29940f7fe448bca      idiv r10d, esi ; r9d = edx                           ; mod int32
    477  4585f6                    test r14d, r14d                                      ; mod int32
    47a  498bf6                    mov rsi, r14
    47d  b801000000                mov eax, 1
    482  0f44f0                    cmove esi, eax                                       ; mod int32
    485  488b442430                mov rax, qword ptr [rsp + 48]
    48a  ba00000080                mov edx, 2147483648
    48f  2bc2                      sub eax, edx                                         ; mod int32
    491  4183c601                  add r14d, 1
    495  410bc6                    or eax, r14d
    498  85c0                      test eax, eax
    49a  b801000000                mov eax, 1
    49f  0f44f0                    cmove esi, eax                                       ; mod int32
    4a2  4c8b5c2430                mov r11, qword ptr [rsp + 48]
    4a7  418bc39940f7fe448bd2      idiv r11d, esi ; r10d = edx                          ; mod int32
    4b1  85c9                      test ecx, ecx                                        ; mod int32
    4b3  488bf1                    mov rsi, rcx
    4b6  b801000000                mov eax, 1
    4bb  0f44f0                    cmove esi, eax                                       ; mod int32
    4be  488b442440                mov rax, qword ptr [rsp + 64]
    4c3  ba00000080                mov edx, 2147483648
    4c8  2bc2                      sub eax, edx                                         ; mod int32
    4ca  83c101                    add ecx, 1
    4cd  0bc1                      or eax, ecx
    4cf  85c0                      test eax, eax
    4d1  b801000000                mov eax, 1
    4d6  0f44f0                    cmove esi, eax                                       ; mod int32
    4d9  4c8b5c2440                mov r11, qword ptr [rsp + 64]
    4de  418bc39940f7fe408bca      idiv r11d, esi ; ecx = edx                           ; mod int32
    4e8  85ff                      test edi, edi                                        ; mod int32
    4ea  488bf7                    mov rsi, rdi
    4ed  b801000000                mov eax, 1
    4f2  0f44f0                    cmove esi, eax                                       ; mod int32
    4f5  488b442450                mov rax, qword ptr [rsp + 80]
    4fa  ba00000080                mov edx, 2147483648
    4ff  2bc2                      sub eax, edx                                         ; mod int32
    501  83c701                    add edi, 1
    504  0bc7                      or eax, edi
    506  85c0                      test eax, eax
    508  b801000000                mov eax, 1
    50d  0f44f0                    cmove esi, eax                                       ; mod int32
    510  4c8b5c2450                mov r11, qword ptr [rsp + 80]
    515  418bc39940f7fe408bfa      idiv r11d, esi ; edi = edx                           ; mod int32
    51f  4585e4                    test r12d, r12d                                      ; mod int32
    522  498bf4                    mov rsi, r12
    525  b801000000                mov eax, 1
    52a  0f44f0                    cmove esi, eax                                       ; mod int32
    52d  488b442460                mov rax, qword ptr [rsp + 96]
    532  ba00000080                mov edx, 2147483648
    537  2bc2                      sub eax, edx                                         ; mod int32
    539  4183c401                  add r12d, 1
    53d  410bc4                    or eax, r12d
    540  85c0                      test eax, eax
    542  b801000000                mov eax, 1
    547  0f44f0                    cmove esi, eax                                       ; mod int32
    54a  488b5c2460                mov rbx, qword ptr [rsp + 96]
    54f  408bc39940f7fe448bda      idiv ebx, esi ; r11d = edx                           ; mod int32
    559  4585c0                    test r8d, r8d                                        ; mod int32
    55c  498bf0                    mov rsi, r8
    55f  b801000000                mov eax, 1
    564  0f44f0                    cmove esi, eax                                       ; mod int32
    567  488b442468                mov rax, qword ptr [rsp + 104]
    56c  ba00000080                mov edx, 2147483648
    571  2bc2                      sub eax, edx                                         ; mod int32
    573  4183c001                  add r8d, 1
    577  410bc0                    or eax, r8d
    57a  85c0                      test eax, eax
    57c  b801000000                mov eax, 1
    581  0f44f0                    cmove esi, eax                                       ; mod int32
    584  488b5c2468                mov rbx, qword ptr [rsp + 104]
    589  408bc39940f7fe448bc2      idiv ebx, esi ; r8d = edx                            ; mod int32
    593  4585ff                    test r15d, r15d                                      ; mod int32
    596  498bf7                    mov rsi, r15
    599  b801000000                mov eax, 1
    59e  0f44f0                    cmove esi, eax                                       ; mod int32
    5a1  488b442470                mov rax, qword ptr [rsp + 112]
    5a6  ba00000080                mov edx, 2147483648
    5ab  2bc2                      sub eax, edx                                         ; mod int32
    5ad  4183c701                  add r15d, 1
    5b1  410bc7                    or eax, r15d
    5b4  85c0                      test eax, eax
    5b6  b801000000                mov eax, 1
    5bb  0f44f0                    cmove esi, eax                                       ; mod int32
    5be  488b6c2470                mov rbp, qword ptr [rsp + 112]
    5c3  408bc59940f7fe408bda      idiv ebp, esi ; ebx = edx                            ; mod int32
    5cd  4585ed                    test r13d, r13d                                      ; mod int32
    5d0  498bf5                    mov rsi, r13
    5d3  b801000000                mov eax, 1
    5d8  0f44f0                    cmove esi, eax                                       ; mod int32
    5db  488b442478                mov rax, qword ptr [rsp + 120]
    5e0  ba00000080                mov edx, 2147483648
    5e5  2bc2                      sub eax, edx                                         ; mod int32
    5e7  4183c501                  add r13d, 1
    5eb  410bc5                    or eax, r13d
    5ee  85c0                      test eax, eax
    5f0  b801000000                mov eax, 1
    5f5  0f44f0                    cmove esi, eax                                       ; mod int32
    5f8  4c8b642478                mov r12, qword ptr [rsp + 120]
    5fd  418bc49940f7fe408bea      idiv r12d, esi ; ebp = edx                           ; mod int32
    607  c4c1796ef1                vmovd xmm6, r9d                                      ; vectorize int32x8
    60c  c4c34922f201              vpinsrd xmm6, xmm6, r10d, 1
    612  c5f96ef9                  vmovd xmm7, ecx
    616  c4e34122ff01              vpinsrd xmm7, xmm7, edi, 1
    61c  c441796ec3                vmovd xmm8, r11d
    621  c4433922c001              vpinsrd xmm8, xmm8, r8d, 1
    627  c5796ecb                  vmovd xmm9, ebx
    62b  c4633122cd01              vpinsrd xmm9, xmm9, ebp, 1
    631  c5c914f7                  vunpcklpd xmm6, xmm6, xmm7
    635  c4c13914f9                vunpcklpd xmm7, xmm8, xmm9
    63a  c4e34d18f701              vinsertf128 ymm6, ymm6, xmm7, 1
    640  c5dddbe2                  vpand ymm4, ymm4, ymm2                               ; and int32x8
    644  c4e26546dc                vpsravd ymm3, ymm3, ymm4                             ; shr int32x8
    649  c4e24d40db                vpmulld ymm3, ymm6, ymm3                             ; mul int32x8
    64e  c5d5fedb                  vpaddd ymm3, ymm5, ymm3                              ; add int32x8
    652  488b442418                mov rax, qword ptr [rsp + 24]
    657  c5fc1118                  vmovups ymmword ptr [rax], ymm3                      ; store void
    65b  488b442408                mov rax, qword ptr [rsp + 8]
    660  4883c020                  add rax, 32                                          ; end void
    664  4889442408                mov qword ptr [rsp + 8], rax
    669  488b442410                mov rax, qword ptr [rsp + 16]
    66e  4883c020                  add rax, 32                                          ; end void
    672  4889442410                mov qword ptr [rsp + 16], rax
    677  488b442418                mov rax, qword ptr [rsp + 24]
    67c  4883c020                  add rax, 32                                          ; end void
    680  4889442418                mov qword ptr [rsp + 24], rax
    685  488b0424                  mov rax, qword ptr [rsp]
    689  83c001                    add eax, 1                                           ; end void
    68c  48890424                  mov qword ptr [rsp], rax
    690  488b0424                  mov rax, qword ptr [rsp]
    694  83f808                    cmp eax, 8                                           ; end void
    697  0f8cc3f9ffff              jl loop_60
done_69d:
    69d  c5f877                    vzeroupper                                           ; sink void
    6a0  4881c490000000            add rsp, 144
    6a7  418fc7                    pop r15
    6aa  418fc6                    pop r14
    6ad  418fc5                    pop r13
    6b0  418fc4                    pop r12
    6b3  8fc5                      pop rbp
    6b5  8fc3                      pop rbx
    6b7  c3                        ret                                                  ; sink void
