integer_division:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  41fff7                    push r15
     10  4881ecb0000000            sub rsp, 176
     17  c4e27d58052c070000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
     20  c4e27d580d27070000        vpbroadcastd ymm1, dword ptr [rip + ffffffff]
     29  c4e27d581522070000        vpbroadcastd ymm2, dword ptr [rip + 07000000]
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
     a8  c5fc1018                  vmovups ymm3, ymmword ptr [rax]                      ; load int32x8
     ac  c4e37916d800              vpextrd eax, xmm3, 0                                 ; gep int32
     b2  4889442420                mov qword ptr [rsp + 32], rax
     b7  488b842490000000          mov rax, qword ptr [rsp + 144]
     bf  c5fc1020                  vmovups ymm4, ymmword ptr [rax]                      ; load int32x8
     c3  c4e37916e100              vpextrd ecx, xmm4, 0                                 ; gep int32
     c9  85c9                      test ecx, ecx                                        ; idiv int32
     cb  488bf1                    mov rsi, rcx
     ce  b801000000                mov eax, 1
     d3  0f44f0                    cmove esi, eax                                       ; idiv int32
     d6  488b442420                mov rax, qword ptr [rsp + 32]
     db  ba00000080                mov edx, 2147483648
     e0  2bc2                      sub eax, edx                                         ; idiv int32
     e2  488bd1                    mov rdx, rcx
     e5  83c201                    add edx, 1
     e8  0bc2                      or eax, edx
     ea  85c0                      test eax, eax
     ec  b801000000                mov eax, 1
     f1  0f44f0                    cmove esi, eax                                       ; idiv int32
     f4  488b7c2420                mov rdi, qword ptr [rsp + 32]
     f9  408bc79940f7fe448bc0      idiv edi, esi ; r8d = eax                            ; idiv int32
    103  4c89442428                mov qword ptr [rsp + 40], r8
    108  85c9                      test ecx, ecx                                        ; idiv int32
    10a  488b442428                mov rax, qword ptr [rsp + 40]
    10f  ba00000000                mov edx, 0
    114  0f44c2                    cmove eax, edx                                       ; idiv int32
    117  4889442428                mov qword ptr [rsp + 40], rax
    11c  c4e37916d801              vpextrd eax, xmm3, 1                                 ; gep int32
    122  4889442430                mov qword ptr [rsp + 48], rax
    127  c4e37916e601              vpextrd esi, xmm4, 1                                 ; gep int32
    12d  85f6                      test esi, esi                                        ; idiv int32
    12f  488bfe                    mov rdi, rsi
    132  b801000000                mov eax, 1
    137  0f44f8                    cmove edi, eax                                       ; idiv int32
    13a  488b442430                mov rax, qword ptr [rsp + 48]
    13f  ba00000080                mov edx, 2147483648
    144  2bc2                      sub eax, edx                                         ; idiv int32
    146  488bd6                    mov rdx, rsi
    149  83c201                    add edx, 1
    14c  0bc2                      or eax, edx
    14e  85c0                      test eax, eax
    150  b801000000                mov eax, 1
    155  0f44f8                    cmove edi, eax                                       ; idiv int32
    158  4c8b442430                mov r8, qword ptr [rsp + 48]
    15d  418bc09940f7ff448bc8      idiv r8d, edi ; r9d = eax                            ; idiv int32
    167  4c894c2438                mov qword ptr [rsp + 56], r9
    16c  85f6                      test esi, esi                                        ; idiv int32
    16e  488b442438                mov rax, qword ptr [rsp + 56]
    173  ba00000000                mov edx, 0
    178  0f44c2                    cmove eax, edx                                       ; idiv int32
    17b  4889442438                mov qword ptr [rsp + 56], rax
    180  c4e37916d802              vpextrd eax, xmm3, 2                                 ; gep int32
    186  4889442440                mov qword ptr [rsp + 64], rax
    18b  c4e37916e702              vpextrd edi, xmm4, 2                                 ; gep int32
    191  85ff                      test edi, edi                                        ; idiv int32
    193  4c8bc7                    mov r8, rdi
    196  b801000000                mov eax, 1
    19b  440f44c0                  cmove r8d, eax                                       ; idiv int32
    19f  488b442440                mov rax, qword ptr [rsp + 64]
    1a4  ba00000080                mov edx, 2147483648
    1a9  2bc2                      sub eax, edx                                         ; idiv int32
    1ab  488bd7                    mov rdx, rdi
    1ae  83c201                    add edx, 1
    1b1  0bc2                      or eax, edx
    1b3  85c0                      test eax, eax
    1b5  b801000000                mov eax, 1
    1ba  440f44c0                  cmove r8d, eax                                       ; idiv int32
    1be  4c8b4c2440                mov r9, qword ptr [rsp + 64]
    1c3  418bc19941f7f8448bd0      idiv r9d, r8d ; r10d = eax                           ; idiv int32
    1cd  4c89542448                mov qword ptr [rsp + 72], r10
    1d2  85ff                      test edi, edi                                        ; idiv int32
    1d4  488b442448                mov rax, qword ptr [rsp + 72]
    1d9  ba00000000                mov edx, 0
    1de  0f44c2                    cmove eax, edx                                       ; idiv int32
    1e1  4889442448                mov qword ptr [rsp + 72], rax
    1e6  c4e37916d803              vpextrd eax, xmm3, 3                                 ; gep int32
    1ec  4889442450                mov qword ptr [rsp + 80], rax
    1f1  c4c37916e003              vpextrd r8d, xmm4, 3                                 ; gep int32
    1f7  4585c0                    test r8d, r8d                                        ; idiv int32
    1fa  4d8bc8                    mov r9, r8
    1fd  b801000000                mov eax, 1
    202  440f44c8                  cmove r9d, eax                                       ; idiv int32
    206  488b442450                mov rax, qword ptr [rsp + 80]
    20b  ba00000080                mov edx, 2147483648
    210  2bc2                      sub eax, edx                                         ; idiv int32
    212  498bd0                    mov rdx, r8
    215  83c201                    add edx, 1
    218  0bc2                      or eax, edx
    21a  85c0                      test eax, eax
    21c  b801000000                mov eax, 1
    221  440f44c8                  cmove r9d, eax                                       ; idiv int32
    225  4c8b542450                mov r10, qword ptr [rsp + 80]
    22a  418bc29941f7f9448bd8      idiv r10d, r9d ; r11d = eax                          ; idiv int32
    234  4c895c2458                mov qword ptr [rsp + 88], r11
    239  4585c0                    test r8d, r8d                                        ; idiv int32
    23c  488b442458                mov rax, qword ptr [rsp + 88]
    241  ba00000000                mov edx, 0
    246  0f44c2                    cmove eax, edx                                       ; idiv int32
    249  4889442458                mov qword ptr [rsp + 88], rax
    24e  c4e37d19dd01              vextractf128 xmm5, ymm3, 1                           ; gep int32
    254  c4e37916e800              vpextrd eax, xmm5, 0
    25a  4889442460                mov qword ptr [rsp + 96], rax
    25f  c4e37d19e501              vextractf128 xmm5, ymm4, 1                           ; gep int32
    265  c4c37916e900              vpextrd r9d, xmm5, 0
    26b  4585c9                    test r9d, r9d                                        ; idiv int32
    26e  4d8bd1                    mov r10, r9
    271  b801000000                mov eax, 1
    276  440f44d0                  cmove r10d, eax                                      ; idiv int32
    27a  488b442460                mov rax, qword ptr [rsp + 96]
    27f  ba00000080                mov edx, 2147483648
    284  2bc2                      sub eax, edx                                         ; idiv int32
    286  498bd1                    mov rdx, r9
    289  83c201                    add edx, 1
    28c  0bc2                      or eax, edx
    28e  85c0                      test eax, eax
    290  b801000000                mov eax, 1
    295  440f44d0                  cmove r10d, eax                                      ; idiv int32
    299  4c8b5c2460                mov r11, qword ptr [rsp + 96]
    29e  418bc39941f7fa408bd8      idiv r11d, r10d ; ebx = eax                          ; idiv int32
    2a8  48899c2480000000          mov qword ptr [rsp + 128], rbx
    2b0  4585c9                    test r9d, r9d                                        ; idiv int32
    2b3  b800000000                mov eax, 0
    2b8  488b942480000000          mov rdx, qword ptr [rsp + 128]
    2c0  0f44d0                    cmove edx, eax                                       ; idiv int32
    2c3  4889942480000000          mov qword ptr [rsp + 128], rdx
    2cb  c4e37d19dd01              vextractf128 xmm5, ymm3, 1                           ; gep int32
    2d1  c4e37916e801              vpextrd eax, xmm5, 1
    2d7  4889442468                mov qword ptr [rsp + 104], rax
    2dc  c4e37d19e501              vextractf128 xmm5, ymm4, 1                           ; gep int32
    2e2  c4c37916ea01              vpextrd r10d, xmm5, 1
    2e8  4585d2                    test r10d, r10d                                      ; idiv int32
    2eb  4d8bda                    mov r11, r10
    2ee  b801000000                mov eax, 1
    2f3  440f44d8                  cmove r11d, eax                                      ; idiv int32
    2f7  488b442468                mov rax, qword ptr [rsp + 104]
    2fc  ba00000080                mov edx, 2147483648
    301  2bc2                      sub eax, edx                                         ; idiv int32
    303  498bd2                    mov rdx, r10
    306  83c201                    add edx, 1
    309  0bc2                      or eax, edx
    30b  85c0                      test eax, eax
    30d  b801000000                mov eax, 1
    312  440f44d8                  cmove r11d, eax                                      ; idiv int32
    316  488b5c2468                mov rbx, qword ptr [rsp + 104]
    31b  408bc39941f7fb408be8      idiv ebx, r11d ; ebp = eax                           ; idiv int32
    325  4585d2                    test r10d, r10d
    328  b800000000                mov eax, 0
    32d  0f44e8                    cmove ebp, eax                                       ; idiv int32
    330  c4e37d19dd01              vextractf128 xmm5, ymm3, 1                           ; gep int32
    336  c4e37916e802              vpextrd eax, xmm5, 2
    33c  4889442470                mov qword ptr [rsp + 112], rax
    341  c4e37d19e501              vextractf128 xmm5, ymm4, 1                           ; gep int32
    347  c4c37916eb02              vpextrd r11d, xmm5, 2
    34d  4585db                    test r11d, r11d                                      ; idiv int32
    350  498bdb                    mov rbx, r11
    353  b801000000                mov eax, 1
    358  0f44d8                    cmove ebx, eax                                       ; idiv int32
    35b  488b442470                mov rax, qword ptr [rsp + 112]
    360  ba00000080                mov edx, 2147483648
    365  2bc2                      sub eax, edx                                         ; idiv int32
    367  498bd3                    mov rdx, r11
    36a  83c201                    add edx, 1
    36d  0bc2                      or eax, edx
    36f  85c0                      test eax, eax
    371  b801000000                mov eax, 1
    376  0f44d8                    cmove ebx, eax                                       ; idiv int32
    379  4c8b642470                mov r12, qword ptr [rsp + 112]
    37e  418bc49940f7fb448be8      idiv r12d, ebx ; r13d = eax                          ; idiv int32
    388  4585db                    test r11d, r11d
    38b  b800000000                mov eax, 0
    390  440f44e8                  cmove r13d, eax                                      ; idiv int32
    394  c4e37d19dd01              vextractf128 xmm5, ymm3, 1                           ; gep int32
    39a  c4e37916e803              vpextrd eax, xmm5, 3
    3a0  4889442478                mov qword ptr [rsp + 120], rax
    3a5  c4e37d19e501              vextractf128 xmm5, ymm4, 1                           ; gep int32
    3ab  c4e37916eb03              vpextrd ebx, xmm5, 3
    3b1  85db                      test ebx, ebx                                        ; idiv int32
    3b3  4c8be3                    mov r12, rbx
    3b6  b801000000                mov eax, 1
    3bb  440f44e0                  cmove r12d, eax                                      ; idiv int32
    3bf  488b442478                mov rax, qword ptr [rsp + 120]
    3c4  ba00000080                mov edx, 2147483648
    3c9  2bc2                      sub eax, edx                                         ; idiv int32
    3cb  488bd3                    mov rdx, rbx
    3ce  83c201                    add edx, 1
    3d1  0bc2                      or eax, edx
    3d3  85c0                      test eax, eax
    3d5  b801000000                mov eax, 1
    3da  440f44e0                  cmove r12d, eax                                      ; idiv int32
    3de  4c8b742478                mov r14, qword ptr [rsp + 120]
    3e3  418bc69941f7fc448bf8      idiv r14d, r12d ; r15d = eax                         ; idiv int32
    3ed  85db                      test ebx, ebx
    3ef  b800000000                mov eax, 0
    3f4  440f44f8                  cmove r15d, eax                                      ; idiv int32
    3f8  488b442428                mov rax, qword ptr [rsp + 40]
    3fd  c5f96ee8                  vmovd xmm5, eax                                      ; vectorize int32x8
    401  488b442438                mov rax, qword ptr [rsp + 56]
    406  c4e35122e801              vpinsrd xmm5, xmm5, eax, 1                           ; vectorize int32x8
    40c  488b442448                mov rax, qword ptr [rsp + 72]
    411  c5f96ef0                  vmovd xmm6, eax                                      ; vectorize int32x8
    415  488b442458                mov rax, qword ptr [rsp + 88]
    41a  c4e34922f001              vpinsrd xmm6, xmm6, eax, 1                           ; vectorize int32x8
    420  488b842480000000          mov rax, qword ptr [rsp + 128]
    428  c5f96ef8                  vmovd xmm7, eax                                      ; vectorize int32x8
    42c  c4e34122fd01              vpinsrd xmm7, xmm7, ebp, 1
    432  c441796ec5                vmovd xmm8, r13d
    437  c4433922c701              vpinsrd xmm8, xmm8, r15d, 1
    43d  c5d114ee                  vunpcklpd xmm5, xmm5, xmm6
    441  c4c14114f0                vunpcklpd xmm6, xmm7, xmm8
    446  c4e35518ee01              vinsertf128 ymm5, ymm5, xmm6, 1
    44c  c4e25540f4                vpmulld ymm6, ymm5, ymm4                             ; mul int32x8
    451  c5e5faf6                  vpsubd ymm6, ymm3, ymm6                              ; sub int32x8
    455  c5cd76f8                  vpcmpeqd ymm7, ymm6, ymm0                            ; cmpne boolx8
    459  c5c5eff9                  vpxor ymm7, ymm7, ymm1
    45d  c5cdeff4                  vpxor ymm6, ymm6, ymm4                               ; xor int32x8
    461  c5fd66f6                  vpcmpgtd ymm6, ymm0, ymm6                            ; cmplt boolx8
    465  c5c5dbf6                  vpand ymm6, ymm7, ymm6                               ; and boolx8
    469  c5dd76f8                  vpcmpeqd ymm7, ymm4, ymm0                            ; cmpne boolx8
    46d  c5c5eff9                  vpxor ymm7, ymm7, ymm1
    471  c5cddbf7                  vpand ymm6, ymm6, ymm7                               ; and boolx8
    475  c5d5fef9                  vpaddd ymm7, ymm5, ymm1                              ; add int32x8
    479  c4e3554aef60              vblendvps ymm5, ymm5, ymm7, ymm6                     ; where int32x8
    47f  85c9                      test ecx, ecx                                        ; mod int32
    481  488be9                    mov rbp, rcx
    484  b801000000                mov eax, 1
    489  0f44e8                    cmove ebp, eax                                       ; mod int32
    48c  488b442420                mov rax, qword ptr [rsp + 32]
    491  ba00000080                mov edx, 2147483648
    496  2bc2                      sub eax, edx                                         ; mod int32
    498  83c101                    add ecx, 1
    49b  0bc1                      or eax, ecx
    49d  85c0                      test eax, eax
    49f  b801000000                mov eax, 1
    4a4  0f44e8                    cmove ebp, eax                                       ; mod int32
    4a7  488b4c2420                mov rcx, qword ptr [rsp + 32]
    4ac  408bc19940f7fd448be2      idiv ecx, ebp ; r12d = edx                           ; mod int32
    4b6  85f6                      test esi, esi                                        ; mod int32
    4b8  488bce                    mov rcx, rsi
    4bb  b801000000                mov eax, 1
    4c0  0f44c8                    cmove ecx, eax                                       ; mod int32
    4c3  488b442430                mov rax, qword ptr [rsp + 48]
    4c8  ba00000080                mov edx, 2147483648
    4cd  2bc2                      sub eax, edx                                         ; mod int32
    4cf  83c601                    add esi, 1
    4d2  0bc6                      or eax, esi
    4d4  85c0                      test eax, eax
    4d6  b801000000                mov eax, 1
    4db  0f44c8                    cmove ecx, eax                                       ; mod int32
    4de  488b742430                mov rsi, qword ptr [rsp + 48]
    4e3  408bc69940f7f9408bea      idiv esi, ecx ; ebp = edx                            ; mod int32
    4ed  85ff                      test edi, edi                                        ; mod int32
    4ef  488bcf                    mov rcx, rdi
    4f2  b801000000                mov eax, 1
    4f7  0f44c8                    cmove ecx, eax                                       ; mod int32
    4fa  488b442440                mov rax, qword ptr [rsp + 64]
    4ff  ba00000080                mov edx, 2147483648
    504  2bc2                      sub eax, edx                                         ; mod int32
    506  83c701                    add edi, 1
    509  0bc7                      or eax, edi
    50b  85c0                      test eax, eax
    50d  b801000000                mov eax, 1
    512  0f44c8                    cmove ecx, eax                                       ; mod int32
    515  488b742440                mov rsi, qword ptr [rsp + 64]
    51a  408bc69940f7f9408bfa      idiv esi, ecx ; edi = edx                            ; mod int32
    524  4585c0                    test r8d, r8d                                        ; mod int32
    527  498bc8                    mov rcx, r8
    52a  b801000000                mov eax, 1
    52f  0f44c8                    cmove ecx, eax                                       ; mod int32
    532  488b442450                mov rax, qword ptr [rsp + 80]
    537  ba00000080                mov edx, 2147483648
    53c  2bc2                      sub eax, edx                                         ; mod int32
    53e  4183c001                  add r8d, 1
    542  410bc0                    or eax, r8d
    545  85c0                      test eax, eax
    547  b801000000                mov eax, 1
    54c  0f44c8                    cmove ecx, eax                                       ; mod int32
    54f  488b742450                mov rsi, qword ptr [rsp + 80]
    554  408bc69940f7f9448bc2      idiv esi, ecx ; r8d = edx                            ; mod int32
    55e  4585c9                    test r9d, r9d                                        ; mod int32
    561  498bc9                    mov rcx, r9
    564  b801000000                mov eax, 1
    569  0f44c8                    cmove ecx, eax                                       ; mod int32
    56c  488b442460                mov rax, qword ptr [rsp + 96]
    571  ba00000080                mov edx, 2147483648
    576  2bc2                      sub eax, edx                                         ; mod int32
    578  4183c101                  add r9d, 1
    57c  410bc1                    or eax, r9d
    57f  85c0                      test eax, eax
    581  b801000000                mov eax, 1
    586  0f44c8                    cmove ecx, eax                                       ; mod int32
    589  488b742460                mov rsi, qword ptr [rsp + 96]
    58e  408bc69940f7f9448bca      idiv esi, ecx ; r9d = edx                            ; mod int32
    598  4585d2                    test r10d, r10d                                      ; mod int32
    59b  498bca                    mov rcx, r10
    59e  b801000000                mov eax, 1
    5a3  0f44c8                    cmove ecx, eax                                       ; mod int32
    5a6  488b442468                mov rax, qword ptr [rsp + 104]
    5ab  ba00000080                mov edx, 2147483648
    5b0  2bc2                      sub eax, edx                                         ; mod int32
    5b2  4183c201                  add r10d, 1
    5b6  410bc2                    or eax, r10d
    5b9  85c0                      test eax, eax
    5bb  b801000000                mov eax, 1
    5c0  0f44c8                    cmove ecx, eax                                       ; mod int32
    5c3  488b742468                mov rsi, qword ptr [rsp + 104]
    5c8  408bc69940f7f9448bd2      idiv esi, ecx ; r10d = edx                           ; mod int32
    5d2  4585db                    test r11d, r11d                                      ; mod int32
    5d5  498bcb                    mov rcx, r11
    5d8  b801000000                mov eax, 1
    5dd  0f44c8                    cmove ecx, eax                                       ; mod int32
    5e0  488b442470                mov rax, qword ptr [rsp + 112]
    5e5  ba00000080                mov edx, 2147483648
    5ea  2bc2                      sub eax, edx                                         ; mod int32
    5ec  4183c301                  add r11d, 1
    5f0  410bc3                    or eax, r11d
    5f3  85c0                      test eax, eax
    5f5  b801000000                mov eax, 1
    5fa  0f44c8                    cmove ecx, eax                                       ; mod int32
    5fd  488b742470                mov rsi, qword ptr [rsp + 112]
    602  408bc69940f7f9448bda      idiv esi, ecx ; r11d = edx                           ; mod int32
    60c  85db                      test ebx, ebx                                        ; mod int32
    60e  488bcb                    mov rcx, rbx
    611  b801000000                mov eax, 1
    616  0f44c8                    cmove ecx, eax                                       ; mod int32
    619  488b442478                mov rax, qword ptr [rsp + 120]
    61e  ba00000080                mov edx, 2147483648
    623  2bc2                      sub eax, edx                                         ; mod int32
    625  83c301                    add ebx, 1
    628  0bc3                      or eax, ebx
    62a  85c0                      test eax, eax
    62c  b801000000                mov eax, 1
    631  0f44c8                    cmove ecx, eax                                       ; mod int32
    634  488b742478                mov rsi, qword ptr [rsp + 120]
    639  408bc69940f7f9408bda      idiv esi, ecx ; ebx = edx                            ; mod int32
    643  c4c1796ef4                vmovd xmm6, r12d                                     ; vectorize int32x8
    648  c4e34922f501              vpinsrd xmm6, xmm6, ebp, 1
    64e  c5f96eff                  vmovd xmm7, edi
    652  c4c34122f801              vpinsrd xmm7, xmm7, r8d, 1
    658  c441796ec1                vmovd xmm8, r9d
    65d  c4433922c201              vpinsrd xmm8, xmm8, r10d, 1
    663  c441796ecb                vmovd xmm9, r11d
    668  c4633122cb01              vpinsrd xmm9, xmm9, ebx, 1
    66e  c5c914f7                  vunpcklpd xmm6, xmm6, xmm7
    672  c4c13914f9                vunpcklpd xmm7, xmm8, xmm9
    677  c4e34d18f701              vinsertf128 ymm6, ymm6, xmm7, 1
    67d  c5dddbe2                  vpand ymm4, ymm4, ymm2                               ; and int32x8
    681  c4e26546dc                vpsravd ymm3, ymm3, ymm4                             ; shr int32x8
    686  c4e24d40db                vpmulld ymm3, ymm6, ymm3                             ; mul int32x8
    68b  c5d5fedb                  vpaddd ymm3, ymm5, ymm3                              ; add int32x8
    68f  488b842498000000          mov rax, qword ptr [rsp + 152]
    697  c5fc1118                  vmovups ymmword ptr [rax], ymm3                      ; store void
    69b  488b842488000000          mov rax, qword ptr [rsp + 136]
    6a3  4883c020                  add rax, 32                                          ; end void
    6a7  4889842488000000          mov qword ptr [rsp + 136], rax
    6af  488b842490000000          mov rax, qword ptr [rsp + 144]
    6b7  4883c020                  add rax, 32                                          ; end void
    6bb  4889842490000000          mov qword ptr [rsp + 144], rax
    6c3  488b842498000000          mov rax, qword ptr [rsp + 152]
    6cb  4883c020                  add rax, 32                                          ; end void
    6cf  4889842498000000          mov qword ptr [rsp + 152], rax
    6d7  488b8424a0000000          mov rax, qword ptr [rsp + 160]
    6df  83c001                    add eax, 1                                           ; end void
    6e2  48898424a0000000          mov qword ptr [rsp + 160], rax
    6ea  488b8424a0000000          mov rax, qword ptr [rsp + 160]
    6f2  83f808                    cmp eax, 8                                           ; end void
    6f5  0f8ca5f9ffff              jl loop_a0
    6fb  488b842488000000          mov rax, qword ptr [rsp + 136]
    703  4889442408                mov qword ptr [rsp + 8], rax
    708  488b842490000000          mov rax, qword ptr [rsp + 144]
    710  4889442410                mov qword ptr [rsp + 16], rax
    715  488b842498000000          mov rax, qword ptr [rsp + 152]
    71d  4889442418                mov qword ptr [rsp + 24], rax
    722  488b8424a0000000          mov rax, qword ptr [rsp + 160]
    72a  48890424                  mov qword ptr [rsp], rax
done_72e:
    72e  c5f877                    vzeroupper                                           ; sink void
    731  4881c4b0000000            add rsp, 176
    738  418fc7                    pop r15
    73b  418fc6                    pop r14
    73e  418fc5                    pop r13
    741  418fc4                    pop r12
    744  8fc5                      pop rbp
    746  8fc3                      pop rbx
    748  c3                        ret                                                  ; sink void
