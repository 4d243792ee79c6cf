integer_division:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  41fff7                    push r15
     10  4881ec90000000            sub rsp, 144
     17  c4e27d5805d0060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
     20  c4e27d580dcb060000        vpbroadcastd ymm1, dword ptr [rip + ffffffff]
     29  c4e27d5815c6060000        vpbroadcastd ymm2, dword ptr [rip + 07000000]
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
loop_80:
     80  488b442420                mov rax, qword ptr [rsp + 32]
     85  c5fc1018                  vmovups ymm3, ymmword ptr [rax]                      ; load int32x8
     89  c4e37916d800              vpextrd eax, xmm3, 0                                 ; gep int32
     8f  4889442428                mov qword ptr [rsp + 40], rax
     94  488b442410                mov rax, qword ptr [rsp + 16]
     99  c5fc1020                  vmovups ymm4, ymmword ptr [rax]                      ; load int32x8
     9d  c4e37916e500              vpextrd ebp, xmm4, 0                                 ; gep int32
     a3  85ed                      test ebp, ebp                                        ; idiv int32
     a5  4c8be5                    mov r12, rbp
     a8  b801000000                mov eax, 1
     ad  440f44e0                  cmove r12d, eax                                      ; idiv int32
     b1  488b442428                mov rax, qword ptr [rsp + 40]
     b6  ba00000080                mov edx, 2147483648
     bb  2bc2                      sub eax, edx                                         ; idiv int32
     bd  488bd5                    mov rdx, rbp
     c0  83c201                    add edx, 1
     c3  0bc2                      or eax, edx
     c5  85c0                      test eax, eax
     c7  b801000000                mov eax, 1
     cc  440f44e0                  cmove r12d, eax                                      ; idiv int32
     d0  488b4c2428                mov rcx, qword ptr [rsp + 40]
     d5  408bc19941f7fc408bf0      idiv ecx, r12d ; esi = eax                           ; idiv int32
     df  4889742430                mov qword ptr [rsp + 48], rsi
     e4  85ed                      test ebp, ebp                                        ; idiv int32
     e6  488b442430                mov rax, qword ptr [rsp + 48]
     eb  ba00000000                mov edx, 0
     f0  0f44c2                    cmove eax, edx                                       ; idiv int32
     f3  4889442430                mov qword ptr [rsp + 48], rax
     f8  c4e37916d801              vpextrd eax, xmm3, 1                                 ; gep int32
     fe  4889442438                mov qword ptr [rsp + 56], rax
    103  c4c37916e601              vpextrd r14d, xmm4, 1                                ; gep int32
    109  4585f6                    test r14d, r14d                                      ; idiv int32
    10c  4d8bfe                    mov r15, r14
    10f  b801000000                mov eax, 1
    114  440f44f8                  cmove r15d, eax                                      ; idiv int32
    118  488b442438                mov rax, qword ptr [rsp + 56]
    11d  ba00000080                mov edx, 2147483648
    122  2bc2                      sub eax, edx                                         ; idiv int32
    124  498bd6                    mov rdx, r14
    127  83c201                    add edx, 1
    12a  0bc2                      or eax, edx
    12c  85c0                      test eax, eax
    12e  b801000000                mov eax, 1
    133  440f44f8                  cmove r15d, eax                                      ; idiv int32
    137  488b4c2438                mov rcx, qword ptr [rsp + 56]
    13c  408bc19941f7ff408bf0      idiv ecx, r15d ; esi = eax                           ; idiv int32
    146  4889742440                mov qword ptr [rsp + 64], rsi
    14b  4585f6                    test r14d, r14d                                      ; idiv int32
    14e  488b442440                mov rax, qword ptr [rsp + 64]
    153  ba00000000                mov edx, 0
    158  0f44c2                    cmove eax, edx                                       ; idiv int32
    15b  4889442440                mov qword ptr [rsp + 64], rax
    160  c4e37916d802              vpextrd eax, xmm3, 2                                 ; gep int32
    166  4889442448                mov qword ptr [rsp + 72], rax
    16b  c4e37916e102              vpextrd ecx, xmm4, 2                                 ; gep int32
    171  85c9                      test ecx, ecx                                        ; idiv int32
    173  4c8bc9                    mov r9, rcx
    176  b801000000                mov eax, 1
    17b  440f44c8                  cmove r9d, eax                                       ; idiv int32
    17f  488b442448                mov rax, qword ptr [rsp + 72]
    184  ba00000080                mov edx, 2147483648
    189  2bc2                      sub eax, edx                                         ; idiv int32
    18b  488bd1                    mov rdx, rcx
    18e  83c201                    add edx, 1
    191  0bc2                      or eax, edx
    193  85c0                      test eax, eax
    195  b801000000                mov eax, 1
    19a  440f44c8                  cmove r9d, eax                                       ; idiv int32
    19e  488b742448                mov rsi, qword ptr [rsp + 72]
    1a3  408bc69941f7f9408bf8      idiv esi, r9d ; edi = eax                            ; idiv int32
    1ad  48897c2450                mov qword ptr [rsp + 80], rdi
    1b2  85c9                      test ecx, ecx                                        ; idiv int32
    1b4  488b442450                mov rax, qword ptr [rsp + 80]
    1b9  ba00000000                mov edx, 0
    1be  0f44c2                    cmove eax, edx                                       ; idiv int32
    1c1  4889442450                mov qword ptr [rsp + 80], rax
    1c6  c4e37916d803              vpextrd eax, xmm3, 3                                 ; gep int32
    1cc  4889442458                mov qword ptr [rsp + 88], rax
    1d1  c4c37916e203              vpextrd r10d, xmm4, 3                                ; gep int32
    1d7  4585d2                    test r10d, r10d                                      ; idiv int32
    1da  4d8bc2                    mov r8, r10
    1dd  b801000000                mov eax, 1
    1e2  440f44c0                  cmove r8d, eax                                       ; idiv int32
    1e6  488b442458                mov rax, qword ptr [rsp + 88]
    1eb  ba00000080                mov edx, 2147483648
    1f0  2bc2                      sub eax, edx                                         ; idiv int32
    1f2  498bd2                    mov rdx, r10
    1f5  83c201                    add edx, 1
    1f8  0bc2                      or eax, edx
    1fa  85c0                      test eax, eax
    1fc  b801000000                mov eax, 1
    201  440f44c0                  cmove r8d, eax                                       ; idiv int32
    205  488b742458                mov rsi, qword ptr [rsp + 88]
    20a  408bc69941f7f8408bf8      idiv esi, r8d ; edi = eax                            ; idiv int32
    214  48897c2460                mov qword ptr [rsp + 96], rdi
    219  4585d2                    test r10d, r10d                                      ; idiv int32
    21c  488b442460                mov rax, qword ptr [rsp + 96]
    221  ba00000000                mov edx, 0
    226  0f44c2                    cmove eax, edx                                       ; idiv int32
    229  4889442460                mov qword ptr [rsp + 96], rax
    22e  c4e37d19dd01              vextractf128 xmm5, ymm3, 1                           ; gep int32
    234  c4e37916e800              vpextrd eax, xmm5, 0
    23a  4889442468                mov qword ptr [rsp + 104], rax
    23f  c4e37d19e501              vextractf128 xmm5, ymm4, 1                           ; gep int32
    245  c4c37916ec00              vpextrd r12d, xmm5, 0
    24b  4585e4                    test r12d, r12d                                      ; idiv int32
    24e  4d8bfc                    mov r15, r12
    251  b801000000                mov eax, 1
    256  440f44f8                  cmove r15d, eax                                      ; idiv int32
    25a  488b442468                mov rax, qword ptr [rsp + 104]
    25f  ba00000080                mov edx, 2147483648
    264  2bc2                      sub eax, edx                                         ; idiv int32
    266  498bd4                    mov rdx, r12
    269  83c201                    add edx, 1
    26c  0bc2                      or eax, edx
    26e  85c0                      test eax, eax
    270  b801000000                mov eax, 1
    275  440f44f8                  cmove r15d, eax                                      ; idiv int32
    279  488b742468                mov rsi, qword ptr [rsp + 104]
    27e  408bc69941f7ff408bf8      idiv esi, r15d ; edi = eax                           ; idiv int32
    288  48897c2470                mov qword ptr [rsp + 112], rdi
    28d  4585e4                    test r12d, r12d                                      ; idiv int32
    290  b800000000                mov eax, 0
    295  488b542470                mov rdx, qword ptr [rsp + 112]
    29a  0f44d0                    cmove edx, eax                                       ; idiv int32
    29d  4889542470                mov qword ptr [rsp + 112], rdx
    2a2  c4e37d19dd01              vextractf128 xmm5, ymm3, 1                           ; gep int32
    2a8  c4e37916e801              vpextrd eax, xmm5, 1
    2ae  4889442478                mov qword ptr [rsp + 120], rax
    2b3  c4e37d19e501              vextractf128 xmm5, ymm4, 1                           ; gep int32
    2b9  c4c37916e801              vpextrd r8d, xmm5, 1
    2bf  4585c0                    test r8d, r8d                                        ; idiv int32
    2c2  4d8bf8                    mov r15, r8
    2c5  b801000000                mov eax, 1
    2ca  440f44f8                  cmove r15d, eax                                      ; idiv int32
    2ce  488b442478                mov rax, qword ptr [rsp + 120]
    2d3  ba00000080                mov edx, 2147483648
    2d8  2bc2                      sub eax, edx                                         ; idiv int32
    2da  498bd0                    mov rdx, r8
    2dd  83c201                    add edx, 1
    2e0  0bc2                      or eax, edx
    2e2  85c0                      test eax, eax
    2e4  b801000000                mov eax, 1
    2e9  440f44f8                  cmove r15d, eax                                      ; idiv int32
    2ed  488b7c2478                mov rdi, qword ptr [rsp + 120]
    2f2  408bc79941f7ff408bf0      idiv edi, r15d ; esi = eax                           ; idiv int32
    2fc  4585c0                    test r8d, r8d
    2ff  b800000000                mov eax, 0
    304  0f44f0                    cmove esi, eax                                       ; idiv int32
    307  c4e37d19dd01              vextractf128 xmm5, ymm3, 1                           ; gep int32
    30d  c4e37916e802              vpextrd eax, xmm5, 2
    313  4889842480000000          mov qword ptr [rsp + 128], rax
    31b  c4e37d19e501              vextractf128 xmm5, ymm4, 1                           ; gep int32
    321  c4c37916ef02              vpextrd r15d, xmm5, 2
    327  4585ff                    test r15d, r15d                                      ; idiv int32
    32a  4d8bef                    mov r13, r15
    32d  b801000000                mov eax, 1
    332  440f44e8                  cmove r13d, eax                                      ; idiv int32
    336  488b842480000000          mov rax, qword ptr [rsp + 128]
    33e  ba00000080                mov edx, 2147483648
    343  2bc2                      sub eax, edx                                         ; idiv int32
    345  498bd7                    mov rdx, r15
    348  83c201                    add edx, 1
    34b  0bc2                      or eax, edx
    34d  85c0                      test eax, eax
    34f  b801000000                mov eax, 1
    354  440f44e8                  cmove r13d, eax                                      ; idiv int32
    358  488bbc2480000000          mov rdi, qword ptr [rsp + 128]
    360  408bc79941f7fd448bd8      idiv edi, r13d ; r11d = eax                          ; idiv int32
    36a  4585ff                    test r15d, r15d
    36d  b800000000                mov eax, 0
    372  440f44d8                  cmove r11d, eax                                      ; idiv int32
    376  c4e37d19dd01              vextractf128 xmm5, ymm3, 1                           ; gep int32
    37c  c4e37916e803              vpextrd eax, xmm5, 3
    382  4889842488000000          mov qword ptr [rsp + 136], rax
    38a  c4e37d19e501              vextractf128 xmm5, ymm4, 1                           ; gep int32
    390  c4c37916ed03              vpextrd r13d, xmm5, 3
    396  4585ed                    test r13d, r13d                                      ; idiv int32
    399  498bfd                    mov rdi, r13
    39c  b801000000                mov eax, 1
    3a1  0f44f8                    cmove edi, eax                                       ; idiv int32
    3a4  488b842488000000          mov rax, qword ptr [rsp + 136]
    3ac  ba00000080                mov edx, 2147483648
    3b1  2bc2                      sub eax, edx                                         ; idiv int32
    3b3  498bd5                    mov rdx, r13
    3b6  83c201                    add edx, 1
    3b9  0bc2                      or eax, edx
    3bb  85c0                      test eax, eax
    3bd  b801000000                mov eax, 1
    3c2  0f44f8                    cmove edi, eax                                       ; idiv int32
    3c5  4c8b8c2488000000          mov r9, qword ptr [rsp + 136]
    3cd  418bc19940f7ff408bd8      idiv r9d, edi ; ebx = eax                            ; idiv int32
    3d7  4585ed                    test r13d, r13d
    3da  b800000000                mov eax, 0
    3df  0f44d8                    cmove ebx, eax                                       ; idiv int32
    3e2  488b442430                mov rax, qword ptr [rsp + 48]
    3e7  c5f96ee8                  vmovd xmm5, eax                                      ; vectorize int32x8
    3eb  488b442440                mov rax, qword ptr [rsp + 64]
    3f0  c4e35122e801              vpinsrd xmm5, xmm5, eax, 1                           ; vectorize int32x8
    3f6  488b442450                mov rax, qword ptr [rsp + 80]
    3fb  c5f96ef0                  vmovd xmm6, eax                                      ; vectorize int32x8
    3ff  488b442460                mov rax, qword ptr [rsp + 96]
    404  c4e34922f001              vpinsrd xmm6, xmm6, eax, 1                           ; vectorize int32x8
    40a  488b442470                mov rax, qword ptr [rsp + 112]
    40f  c5f96ef8                  vmovd xmm7, eax                                      ; vectorize int32x8
    413  c4e34122fe01              vpinsrd xmm7, xmm7, esi, 1
    419  c441796ec3                vmovd xmm8, r11d
    41e  c4633922c301              vpinsrd xmm8, xmm8, ebx, 1
    424  c5d114ee                  vunpcklpd xmm5, xmm5, xmm6
    428  c4c14114f0                vunpcklpd xmm6, xmm7, xmm8
    42d  c4e35518ee01              vinsertf128 ymm5, ymm5, xmm6, 1
    433  c4e25540f4                vpmulld ymm6, ymm5, ymm4                             ; mul int32x8
    438  c5e5faf6                  vpsubd ymm6, ymm3, ymm6                              ; sub int32x8
    43c  c5cd76f8                  vpcmpeqd ymm7, ymm6, ymm0                            ; cmpne boolx8
    440  c5c5eff9                  vpxor ymm7, ymm7, ymm1
    444  c5cdeff4                  vpxor ymm6, ymm6, ymm4                               ; xor int32x8
    448  c5fd66f6                  vpcmpgtd ymm6, ymm0, ymm6                            ; cmplt boolx8
    44c  c5c5dbf6                  vpand ymm6, ymm7, ymm6                               ; and boolx8
    450  c5dd76f8                  vpcmpeqd ymm7, ymm4, ymm0                            ; cmpne boolx8
    454  c5c5eff9                  vpxor ymm7, ymm7, ymm1
    458  c5cddbf7                  vpand ymm6, ymm6, ymm7                               ; and boolx8
    45c  c5d5fef9                  vpaddd ymm7, ymm5, ymm1                              ; add int32x8
    460  c4e3554aef60              vblendvps ymm5, ymm5, ymm7, ymm6                     ; where int32x8
    466  85ed                      test ebp, ebp                                        ; mod int32
    468  488bf5                    mov rsi, rbp
    46b  b801000000                mov eax, 1
    470  0f44f0                    cmove esi, eax                                       ; mod int32
    473  488b442428                mov rax, qword ptr [rsp + 40]
    478  ba00000080                mov edx, 2147483648
    47d  2bc2                      sub eax, edx                                         ; mod int32
    47f  83c501                    add ebp, 1
    482  0bc5                      or eax, ebp
    484  85c0                      test eax, eax
    486  b801000000                mov eax, 1
    48b  0f44f0                    cmove esi, eax                                       ; mod int32
    48e  4c8b4c2428                mov r9, qword ptr [rsp + 40]
    493  418bc19940f7fe408bfa      idiv r9d, esi ; edi = edx                            ; mod int32
    49d  4585f6                    test r14d, r14d                                      ; mod int32
    4a0  498bf6                    mov rsi, r14
    4a3  b801000000                mov eax, 1
    4a8  0f44f0                    cmove esi, eax                                       ; mod int32
    4ab  488b442438                mov rax, qword ptr [rsp + 56]
    4b0  ba00000080                mov edx, 2147483648
    4b5  2bc2                      sub eax, edx                                         ; mod int32
    4b7  4183c601                  add r14d, 1
    4bb  410bc6                    or eax, r14d
    4be  85c0                      test eax, eax
    4c0  b801000000                mov eax, 1
    4c5  0f44f0                    cmove esi, eax                                       ; mod int32
    4c8  4c8b5c2438                mov r11, qword ptr [rsp + 56]
    4cd  418bc39940f7fe448bca      idiv r11d, esi ; r9d = edx                           ; mod int32
    4d7  85c9                      test ecx, ecx                                        ; mod int32
    4d9  488bf1                    mov rsi, rcx
    4dc  b801000000                mov eax, 1
    4e1  0f44f0                    cmove esi, eax                                       ; mod int32
    4e4  488b442448                mov rax, qword ptr [rsp + 72]
    4e9  ba00000080                mov edx, 2147483648
    4ee  2bc2                      sub eax, edx                                         ; mod int32
    4f0  83c101                    add ecx, 1
    4f3  0bc1                      or eax, ecx
    4f5  85c0                      test eax, eax
    4f7  b801000000                mov eax, 1
    4fc  0f44f0                    cmove esi, eax                                       ; mod int32
    4ff  4c8b5c2448                mov r11, qword ptr [rsp + 72]
    504  418bc39940f7fe408bca      idiv r11d, esi ; ecx = edx                           ; mod int32
    50e  4585d2                    test r10d, r10d                                      ; mod int32
    511  498bf2                    mov rsi, r10
    514  b801000000                mov eax, 1
    519  0f44f0                    cmove esi, eax                                       ; mod int32
    51c  488b442458                mov rax, qword ptr [rsp + 88]
    521  ba00000080                mov edx, 2147483648
    526  2bc2                      sub eax, edx                                         ; mod int32
    528  4183c201                  add r10d, 1
    52c  410bc2                    or eax, r10d
    52f  85c0                      test eax, eax
    531  b801000000                mov eax, 1
    536  0f44f0                    cmove esi, eax                                       ; mod int32
    539  4c8b5c2458                mov r11, qword ptr [rsp + 88]
    53e  418bc39940f7fe448bd2      idiv r11d, esi ; r10d = edx                          ; mod int32
    548  4585e4                    test r12d, r12d                                      ; mod int32
    54b  498bf4                    mov rsi, r12
    54e  b801000000                mov eax, 1
    553  0f44f0                    cmove esi, eax                                       ; mod int32
    556  488b442468                mov rax, qword ptr [rsp + 104]
    55b  ba00000080                mov edx, 2147483648
    560  2bc2                      sub eax, edx                                         ; mod int32
    562  4183c401                  add r12d, 1
    566  410bc4                    or eax, r12d
    569  85c0                      test eax, eax
    56b  b801000000                mov eax, 1
    570  0f44f0                    cmove esi, eax                                       ; mod int32
    573  488b5c2468                mov rbx, qword ptr [rsp + 104]
    578  408bc39940f7fe448bda      idiv ebx, esi ; r11d = edx                           ; mod int32
    582  4585c0                    test r8d, r8d                                        ; mod int32
    585  498bf0                    mov rsi, r8
    588  b801000000                mov eax, 1
    58d  0f44f0                    cmove esi, eax                                       ; mod int32
    590  488b442478                mov rax, qword ptr [rsp + 120]
    595  ba00000080                mov edx, 2147483648
    59a  2bc2                      sub eax, edx                                         ; mod int32
    59c  4183c001                  add r8d, 1
    5a0  410bc0                    or eax, r8d
    5a3  85c0                      test eax, eax
    5a5  b801000000                mov eax, 1
    5aa  0f44f0                    cmove esi, eax                                       ; mod int32
    5ad  488b5c2478                mov rbx, qword ptr [rsp + 120]
    5b2  408bc39940f7fe448bc2      idiv ebx, esi ; r8d = edx                            ; mod int32
    5bc  4585ff                    test r15d, r15d                                      ; mod int32
    5bf  498bf7                    mov rsi, r15
    5c2  b801000000                mov eax, 1
    5c7  0f44f0                    cmove esi, eax                                       ; mod int32
    5ca  488b842480000000          mov rax, qword ptr [rsp + 128]
    5d2  ba00000080                mov edx, 2147483648
    5d7  2bc2                      sub eax, edx                                         ; mod int32
    5d9  4183c701                  add r15d, 1
    5dd  410bc7                    or eax, r15d
    5e0  85c0                      test eax, eax
    5e2  b801000000                mov eax, 1
    5e7  0f44f0                    cmove esi, eax                                       ; mod int32
    5ea  488bac2480000000          mov rbp, qword ptr [rsp + 128]
    5f2  408bc59940f7fe408bda      idiv ebp, esi ; ebx = edx                            ; mod int32
    5fc  4585ed                    test r13d, r13d                                      ; mod int32
    5ff  498bf5                    mov rsi, r13
    602  b801000000                mov eax, 1
    607  0f44f0                    cmove esi, eax                                       ; mod int32
    60a  488b842488000000          mov rax, qword ptr [rsp + 136]
    612  ba00000080                mov edx, 2147483648
    617  2bc2                      sub eax, edx                                         ; mod int32
    619  4183c501                  add r13d, 1
    61d  410bc5                    or eax, r13d
    620  85c0                      test eax, eax
    622  b801000000                mov eax, 1
    627  0f44f0                    cmove esi, eax                                       ; mod int32
    62a  4c8ba42488000000          mov r12, qword ptr [rsp + 136]
    632  418bc49940f7fe408bea      idiv r12d, esi ; ebp = edx                           ; mod int32
    63c  c5f96ef7                  vmovd xmm6, edi                                      ; vectorize int32x8
    640  c4c34922f101              vpinsrd xmm6, xmm6, r9d, 1
    646  c5f96ef9                  vmovd xmm7, ecx
    64a  c4c34122fa01              vpinsrd xmm7, xmm7, r10d, 1
    650  c441796ec3                vmovd xmm8, r11d
    655  c4433922c001              vpinsrd xmm8, xmm8, r8d, 1
    65b  c5796ecb                  vmovd xmm9, ebx
    65f  c4633122cd01              vpinsrd xmm9, xmm9, ebp, 1
    665  c5c914f7                  vunpcklpd xmm6, xmm6, xmm7
    669  c4c13914f9                vunpcklpd xmm7, xmm8, xmm9
    66e  c4e34d18f701              vinsertf128 ymm6, ymm6, xmm7, 1
    674  c5dddbe2                  vpand ymm4, ymm4, ymm2                               ; and int32x8
    678  c4e26546dc                vpsravd ymm3, ymm3, ymm4                             ; shr int32x8
    67d  c4e24d40db                vpmulld ymm3, ymm6, ymm3                             ; mul int32x8
    682  c5d5fedb                  vpaddd ymm3, ymm5, ymm3                              ; add int32x8
    686  488b0424                  mov rax, qword ptr [rsp]
    68a  c5fc1118                  vmovups ymmword ptr [rax], ymm3                      ; store void
    68e  488b442420                mov rax, qword ptr [rsp + 32]
    693  4883c020                  add rax, 32                                          ; end void
    697  4889442420                mov qword ptr [rsp + 32], rax
    69c  488b442410                mov rax, qword ptr [rsp + 16]
    6a1  4883c020                  add rax, 32                                          ; end void
    6a5  4889442410                mov qword ptr [rsp + 16], rax
    6aa  488b0424                  mov rax, qword ptr [rsp]
    6ae  4883c020                  add rax, 32                                          ; end void
    6b2  48890424                  mov qword ptr [rsp], rax
    6b6  488b442418                mov rax, qword ptr [rsp + 24]
    6bb  488b542420                mov rdx, qword ptr [rsp + 32]
    6c0  483bd0                    cmp rdx, rax                                         ; end void
    6c3  0f85b7f9ffff              jne loop_80
    6c9  488b442420                mov rax, qword ptr [rsp + 32]
    6ce  4889442408                mov qword ptr [rsp + 8], rax
done_6d3:
    6d3  c5f877                    vzeroupper                                           ; sink void
    6d6  4881c490000000            add rsp, 144
    6dd  418fc7                    pop r15
    6e0  418fc6                    pop r14
    6e3  418fc5                    pop r13
    6e6  418fc4                    pop r12
    6e9  8fc5                      pop rbp
    6eb  8fc3                      pop rbx
    6ed  c3                        ret                                                  ; sink void
