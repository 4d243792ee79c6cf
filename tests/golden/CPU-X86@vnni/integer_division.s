integer_division:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  41fff7                    push r15
     10  4881ec90010000            sub rsp, 400
     17  62f27d48580537110000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
     21  62f27d48580d31110000      vpbroadcastd zmm1, dword ptr [rip + ffffffff]
     2b  62f27d4858152b110000      vpbroadcastd zmm2, dword ptr [rip + 07000000]
     35  488b07                    mov rax, qword ptr [rdi]
     38  4889442418                mov qword ptr [rsp + 24], rax
     3d  488b4708                  mov rax, qword ptr [rdi + 8]                         ; define_global ptr<int32, global, 64>
     41  4889442408                mov qword ptr [rsp + 8], rax
     46  488b4710                  mov rax, qword ptr [rdi + 16]                        ; define_global ptr<int32, global, 64>
     4a  4889442410                mov qword ptr [rsp + 16], rax
     4f  b800000000                mov eax, 0                                           ; range int32
     54  48890424                  mov qword ptr [rsp], rax
     58  488b442408                mov rax, qword ptr [rsp + 8]
     5d  4889842470010000          mov qword ptr [rsp + 368], rax
     65  488b442410                mov rax, qword ptr [rsp + 16]
     6a  4889842478010000          mov qword ptr [rsp + 376], rax
     72  488b442418                mov rax, qword ptr [rsp + 24]
     77  4889842480010000          mov qword ptr [rsp + 384], rax
     7f  488b0424                  mov rax, qword ptr [rsp]
     83  4889842488010000          mov qword ptr [rsp + 392], rax
loop_a0:
     a0  488b842470010000          mov rax, qword ptr [rsp + 368]
     a8  62f17c481018              vmovups zmm3, zmmword ptr [rax]                      ; load int32x16
     ae  c4e37916d800              vpextrd eax, xmm3, 0                                 ; gep int32
     b4  4889442420                mov qword ptr [rsp + 32], rax
     b9  488b842478010000          mov rax, qword ptr [rsp + 376]
     c1  62f17c481020              vmovups zmm4, zmmword ptr [rax]                      ; load int32x16
     c7  c4e37916e000              vpextrd eax, xmm4, 0                                 ; gep int32
     cd  48898424f0000000          mov qword ptr [rsp + 240], rax
     d5  488b8424f0000000          mov rax, qword ptr [rsp + 240]
     dd  85c0                      test eax, eax                                        ; idiv int32
     df  488b8424f0000000          mov rax, qword ptr [rsp + 240]
     e7  488bc8                    mov rcx, rax                                         ; idiv int32
     ea  b801000000                mov eax, 1
     ef  0f44c8                    cmove ecx, eax                                       ; idiv int32
     f2  488b442420                mov rax, qword ptr [rsp + 32]
     f7  ba00000080                mov edx, 2147483648
     fc  2bc2                      sub eax, edx                                         ; idiv int32
     fe  488b9424f0000000          mov rdx, qword ptr [rsp + 240]
    106  83c201                    add edx, 1                                           ; idiv int32
    109  0bc2                      or eax, edx
    10b  85c0                      test eax, eax
    10d  b801000000                mov eax, 1
    112  0f44c8                    cmove ecx, eax                                       ; idiv int32
    115  488b742420                mov rsi, qword ptr [rsp + 32]
    11a  408bc69940f7f9408bf8      idiv esi, ecx ; edi = eax                            ; idiv int32
    124  48897c2428                mov qword ptr [rsp + 40], rdi
    129  488b8424f0000000          mov rax, qword ptr [rsp + 240]
    131  85c0                      test eax, eax                                        ; idiv int32
    133  488b442428                mov rax, qword ptr [rsp + 40]
    138  ba00000000                mov edx, 0
    13d  0f44c2                    cmove eax, edx                                       ; idiv int32
    140  4889442428                mov qword ptr [rsp + 40], rax
    145  c4e37916d801              vpextrd eax, xmm3, 1                                 ; gep int32
    14b  4889442430                mov qword ptr [rsp + 48], rax
    150  c4e37916e001              vpextrd eax, xmm4, 1                                 ; gep int32
    156  4889842400010000          mov qword ptr [rsp + 256], rax
    15e  488b842400010000          mov rax, qword ptr [rsp + 256]
    166  85c0                      test eax, eax                                        ; idiv int32
    168  488b842400010000          mov rax, qword ptr [rsp + 256]
    170  488bc8                    mov rcx, rax                                         ; idiv int32
    173  b801000000                mov eax, 1
    178  0f44c8                    cmove ecx, eax                                       ; idiv int32
    17b  488b442430                mov rax, qword ptr [rsp + 48]
    180  ba00000080                mov edx, 2147483648
    185  2bc2                      sub eax, edx                                         ; idiv int32
    187  488b942400010000          mov rdx, qword ptr [rsp + 256]
    18f  83c201                    add edx, 1                                           ; idiv int32
    192  0bc2                      or eax, edx
    194  85c0                      test eax, eax
    196  b801000000                mov eax, 1
    19b  0f44c8                    cmove ecx, eax                                       ; idiv int32
    19e  488b742430                mov rsi, qword ptr [rsp + 48]
    1a3  408bc69940f7f9408bf8      idiv esi, ecx ; edi = eax                            ; idiv int32
    1ad  48897c2438                mov qword ptr [rsp + 56], rdi
    1b2  488b842400010000          mov rax, qword ptr [rsp + 256]
    1ba  85c0                      test eax, eax                                        ; idiv int32
    1bc  488b442438                mov rax, qword ptr [rsp + 56]
    1c1  ba00000000                mov edx, 0
    1c6  0f44c2                    cmove eax, edx                                       ; idiv int32
    1c9  4889442438                mov qword ptr [rsp + 56], rax
    1ce  c4e37916d802              vpextrd eax, xmm3, 2                                 ; gep int32
    1d4  4889442440                mov qword ptr [rsp + 64], rax
    1d9  c4e37916e002              vpextrd eax, xmm4, 2                                 ; gep int32
    1df  4889842410010000          mov qword ptr [rsp + 272], rax
    1e7  488b842410010000          mov rax, qword ptr [rsp + 272]
    1ef  85c0                      test eax, eax                                        ; idiv int32
    1f1  488b842410010000          mov rax, qword ptr [rsp + 272]
    1f9  488bc8                    mov rcx, rax                                         ; idiv int32
    1fc  b801000000                mov eax, 1
    201  0f44c8                    cmove ecx, eax                                       ; idiv int32
    204  488b442440                mov rax, qword ptr [rsp + 64]
    209  ba00000080                mov edx, 2147483648
    20e  2bc2                      sub eax, edx                                         ; idiv int32
    210  488b942410010000          mov rdx, qword ptr [rsp + 272]
    218  83c201                    add edx, 1                                           ; idiv int32
    21b  0bc2                      or eax, edx
    21d  85c0                      test eax, eax
    21f  b801000000                mov eax, 1
    224  0f44c8                    cmove ecx, eax                                       ; idiv int32
    227  488b742440                mov rsi, qword ptr [rsp + 64]
    22c  408bc69940f7f9408bf8      idiv esi, ecx ; edi = eax                            ; idiv int32
    236  48897c2448                mov qword ptr [rsp + 72], rdi
    23b  488b842410010000          mov rax, qword ptr [rsp + 272]
    243  85c0                      test eax, eax                                        ; idiv int32
    245  488b442448                mov rax, qword ptr [rsp + 72]
    24a  ba00000000                mov edx, 0
    24f  0f44c2                    cmove eax, edx                                       ; idiv int32
    252  4889442448                mov qword ptr [rsp + 72], rax
    257  c4e37916d803              vpextrd eax, xmm3, 3                                 ; gep int32
    25d  4889442450                mov qword ptr [rsp + 80], rax
    262  c4e37916e003              vpextrd eax, xmm4, 3                                 ; gep int32
    268  4889842420010000          mov qword ptr [rsp + 288], rax
    270  488b842420010000          mov rax, qword ptr [rsp + 288]
    278  85c0                      test eax, eax                                        ; idiv int32
    27a  488b842420010000          mov rax, qword ptr [rsp + 288]
    282  488bc8                    mov rcx, rax                                         ; idiv int32
    285  b801000000                mov eax, 1
    28a  0f44c8                    cmove ecx, eax                                       ; idiv int32
    28d  488b442450                mov rax, qword ptr [rsp + 80]
    292  ba00000080                mov edx, 2147483648
    297  2bc2                      sub eax, edx                                         ; idiv int32
    299  488b942420010000          mov rdx, qword ptr [rsp + 288]
    2a1  83c201                    add edx, 1                                           ; idiv int32
    2a4  0bc2                      or eax, edx
    2a6  85c0                      test eax, eax
    2a8  b801000000                mov eax, 1
    2ad  0f44c8                    cmove ecx, eax                                       ; idiv int32
    2b0  488b742450                mov rsi, qword ptr [rsp + 80]
    2b5  408bc69940f7f9408bf8      idiv esi, ecx ; edi = eax                            ; idiv int32
    2bf  48897c2458                mov qword ptr [rsp + 88], rdi
    2c4  488b842420010000          mov rax, qword ptr [rsp + 288]
    2cc  85c0                      test eax, eax                                        ; idiv int32
    2ce  488b442458                mov rax, qword ptr [rsp + 88]
    2d3  ba00000000                mov edx, 0
    2d8  0f44c2                    cmove eax, edx                                       ; idiv int32
    2db  4889442458                mov qword ptr [rsp + 88], rax
    2e0  62f37d4819dd01            vextractf32x4 xmm5, zmm3, 1                          ; gep int32
    2e7  c4e37916e800              vpextrd eax, xmm5, 0
    2ed  4889442460                mov qword ptr [rsp + 96], rax
    2f2  62f37d4819e501            vextractf32x4 xmm5, zmm4, 1                          ; gep int32
    2f9  c4e37916e800              vpextrd eax, xmm5, 0
    2ff  4889842430010000          mov qword ptr [rsp + 304], rax
    307  488b842430010000          mov rax, qword ptr [rsp + 304]
    30f  85c0                      test eax, eax                                        ; idiv int32
    311  488b842430010000          mov rax, qword ptr [rsp + 304]
    319  488bc8                    mov rcx, rax                                         ; idiv int32
    31c  b801000000                mov eax, 1
    321  0f44c8                    cmove ecx, eax                                       ; idiv int32
    324  488b442460                mov rax, qword ptr [rsp + 96]
    329  ba00000080                mov edx, 2147483648
    32e  2bc2                      sub eax, edx                                         ; idiv int32
    330  488b942430010000          mov rdx, qword ptr [rsp + 304]
    338  83c201                    add edx, 1                                           ; idiv int32
    33b  0bc2                      or eax, edx
    33d  85c0                      test eax, eax
    33f  b801000000                mov eax, 1
    344  0f44c8                    cmove ecx, eax                                       ; idiv int32
    347  488b742460                mov rsi, qword ptr [rsp + 96]
    34c  408bc69940f7f9408bf8      idiv esi, ecx ; edi = eax                            ; idiv int32
    356  48897c2468                mov qword ptr [rsp + 104], rdi
    35b  488b842430010000          mov rax, qword ptr [rsp + 304]
    363  85c0                      test eax, eax                                        ; idiv int32
    365  488b442468                mov rax, qword ptr [rsp + 104]
    36a  ba00000000                mov edx, 0
    36f  0f44c2                    cmove eax, edx                                       ; idiv int32
    372  4889442468                mov qword ptr [rsp + 104], rax
    377  62f37d4819dd01            vextractf32x4 xmm5, zmm3, 1                          ; gep int32
    37e  c4e37916e801              vpextrd eax, xmm5, 1
    384  4889442470                mov qword ptr [rsp + 112], rax
    389  62f37d4819e501            vextractf32x4 xmm5, zmm4, 1                          ; gep int32
    390  c4e37916e801              vpextrd eax, xmm5, 1
    396  4889842438010000          mov qword ptr [rsp + 312], rax
    39e  488b842438010000          mov rax, qword ptr [rsp + 312]
    3a6  85c0                      test eax, eax                                        ; idiv int32
    3a8  488b842438010000          mov rax, qword ptr [rsp + 312]
    3b0  488bc8                    mov rcx, rax                                         ; idiv int32
    3b3  b801000000                mov eax, 1
    3b8  0f44c8                    cmove ecx, eax                                       ; idiv int32
    3bb  488b442470                mov rax, qword ptr [rsp + 112]
    3c0  ba00000080                mov edx, 2147483648
    3c5  2bc2                      sub eax, edx                                         ; idiv int32
    3c7  488b942438010000          mov rdx, qword ptr [rsp + 312]
    3cf  83c201                    add edx, 1                                           ; idiv int32
    3d2  0bc2                      or eax, edx
    3d4  85c0                      test eax, eax
    3d6  b801000000                mov eax, 1
    3db  0f44c8                    cmove ecx, eax                                       ; idiv int32
    3de  488b742470                mov rsi, qword ptr [rsp + 112]
    3e3  408bc69940f7f9408bf8      idiv esi, ecx ; edi = eax                            ; idiv int32
    3ed  48897c2478                mov qword ptr [rsp + 120], rdi
    3f2  488b842438010000          mov rax, qword ptr [rsp + 312]
    3fa  85c0                      test eax, eax                                        ; idiv int32
    3fc  488b442478                mov rax, qword ptr [rsp + 120]
    401  ba00000000                mov edx, 0
    406  0f44c2                    cmove eax, edx                                       ; idiv int32
    409  4889442478                mov qword ptr [rsp + 120], rax
    40e  62f37d4819dd01            vextractf32x4 xmm5, zmm3, 1                          ; gep int32
    415  c4e37916e802              vpextrd eax, xmm5, 2
    41b  4889842480000000          mov qword ptr [rsp + 128], rax
    423  62f37d4819e501            vextractf32x4 xmm5, zmm4, 1                          ; gep int32
    42a  c4e37916e802              vpextrd eax, xmm5, 2
    430  4889842440010000          mov qword ptr [rsp + 320], rax
    438  488b842440010000          mov rax, qword ptr [rsp + 320]
    440  85c0                      test eax, eax                                        ; idiv int32
    442  488b842440010000          mov rax, qword ptr [rsp + 320]
    44a  488bc8                    mov rcx, rax                                         ; idiv int32
    44d  b801000000                mov eax, 1
    452  0f44c8                    cmove ecx, eax                                       ; idiv int32
    455  488b842480000000          mov rax, qword ptr [rsp + 128]
    45d  ba00000080                mov edx, 2147483648
    462  2bc2                      sub eax, edx                                         ; idiv int32
    464  488b942440010000          mov rdx, qword ptr [rsp + 320]
    46c  83c201                    add edx, 1                                           ; idiv int32
    46f  0bc2                      or eax, edx
    471  85c0                      test eax, eax
    473  b801000000                mov eax, 1
    478  0f44c8                    cmove ecx, eax                                       ; idiv int32
    47b  488bb42480000000          mov rsi, qword ptr [rsp + 128]
    483  408bc69940f7f9408bf8      idiv esi, ecx ; edi = eax                            ; idiv int32
    48d  4889bc2488000000          mov qword ptr [rsp + 136], rdi
    495  488b842440010000          mov rax, qword ptr [rsp + 320]
    49d  85c0                      test eax, eax                                        ; idiv int32
    49f  488b842488000000          mov rax, qword ptr [rsp + 136]
    4a7  ba00000000                mov edx, 0
    4ac  0f44c2                    cmove eax, edx                                       ; idiv int32
    4af  4889842488000000          mov qword ptr [rsp + 136], rax
    4b7  62f37d4819dd01            vextractf32x4 xmm5, zmm3, 1                          ; gep int32
    4be  c4e37916e803              vpextrd eax, xmm5, 3
    4c4  4889842490000000          mov qword ptr [rsp + 144], rax
    4cc  62f37d4819e501            vextractf32x4 xmm5, zmm4, 1                          ; gep int32
    4d3  c4e37916e803              vpextrd eax, xmm5, 3
    4d9  4889842448010000          mov qword ptr [rsp + 328], rax
    4e1  488b842448010000          mov rax, qword ptr [rsp + 328]
    4e9  85c0                      test eax, eax                                        ; idiv int32
    4eb  488b842448010000          mov rax, qword ptr [rsp + 328]
    4f3  488bc8                    mov rcx, rax                                         ; idiv int32
    4f6  b801000000                mov eax, 1
    4fb  0f44c8                    cmove ecx, eax                                       ; idiv int32
    4fe  488b842490000000          mov rax, qword ptr [rsp + 144]
    506  ba00000080                mov edx, 2147483648
    50b  2bc2                      sub eax, edx                                         ; idiv int32
    50d  488b942448010000          mov rdx, qword ptr [rsp + 328]
    515  83c201                    add edx, 1                                           ; idiv int32
    518  0bc2                      or eax, edx
    51a  85c0                      test eax, eax
    51c  b801000000                mov eax, 1
    521  0f44c8                    cmove ecx, eax                                       ; idiv int32
    524  488bb42490000000          mov rsi, qword ptr [rsp + 144]
    52c  408bc69940f7f9408bf8      idiv esi, ecx ; edi = eax                            ; idiv int32
    536  4889bc2498000000          mov qword ptr [rsp + 152], rdi
    53e  488b842448010000          mov rax, qword ptr [rsp + 328]
    546  85c0                      test eax, eax                                        ; idiv int32
    548  488b842498000000          mov rax, qword ptr [rsp + 152]
    550  ba00000000                mov edx, 0
    555  0f44c2                    cmove eax, edx                                       ; idiv int32
    558  4889842498000000          mov qword ptr [rsp + 152], rax
    560  62f37d4819dd02            vextractf32x4 xmm5, zmm3, 2                          ; gep int32
    567  c4e37916e800              vpextrd eax, xmm5, 0
    56d  48898424a0000000          mov qword ptr [rsp + 160], rax
    575  62f37d4819e502            vextractf32x4 xmm5, zmm4, 2                          ; gep int32
    57c  c4e37916e800              vpextrd eax, xmm5, 0
    582  4889842450010000          mov qword ptr [rsp + 336], rax
    58a  488b842450010000          mov rax, qword ptr [rsp + 336]
    592  85c0                      test eax, eax                                        ; idiv int32
    594  488b842450010000          mov rax, qword ptr [rsp + 336]
    59c  488bc8                    mov rcx, rax                                         ; idiv int32
    59f  b801000000                mov eax, 1
    5a4  0f44c8                    cmove ecx, eax                                       ; idiv int32
    5a7  488b8424a0000000          mov rax, qword ptr [rsp + 160]
    5af  ba00000080                mov edx, 2147483648
    5b4  2bc2                      sub eax, edx                                         ; idiv int32
    5b6  488b942450010000          mov rdx, qword ptr [rsp + 336]
    5be  83c201                    add edx, 1                                           ; idiv int32
    5c1  0bc2                      or eax, edx
    5c3  85c0                      test eax, eax
    5c5  b801000000                mov eax, 1
    5ca  0f44c8                    cmove ecx, eax                                       ; idiv int32
    5cd  488bb424a0000000          mov rsi, qword ptr [rsp + 160]
    5d5  408bc69940f7f9408bf8      idiv esi, ecx ; edi = eax                            ; idiv int32
    5df  4889bc24a8000000          mov qword ptr [rsp + 168], rdi
    5e7  488b842450010000          mov rax, qword ptr [rsp + 336]
    5ef  85c0                      test eax, eax                                        ; idiv int32
    5f1  488b8424a8000000          mov rax, qword ptr [rsp + 168]
    5f9  ba00000000                mov edx, 0
    5fe  0f44c2                    cmove eax, edx                                       ; idiv int32
    601  48898424a8000000          mov qword ptr [rsp + 168], rax
    609  62f37d4819dd02            vextractf32x4 xmm5, zmm3, 2                          ; gep int32
    610  c4e37916e801              vpextrd eax, xmm5, 1
    616  48898424b0000000          mov qword ptr [rsp + 176], rax
    61e  62f37d4819e502            vextractf32x4 xmm5, zmm4, 2                          ; gep int32
    625  c4e37916e801              vpextrd eax, xmm5, 1
    62b  4889842458010000          mov qword ptr [rsp + 344], rax
    633  488b842458010000          mov rax, qword ptr [rsp + 344]
    63b  85c0                      test eax, eax                                        ; idiv int32
    63d  488b842458010000          mov rax, qword ptr [rsp + 344]
    645  488bc8                    mov rcx, rax                                         ; idiv int32
    648  b801000000                mov eax, 1
    64d  0f44c8                    cmove ecx, eax                                       ; idiv int32
    650  488b8424b0000000          mov rax, qword ptr [rsp + 176]
    658  ba00000080                mov edx, 2147483648
    65d  2bc2                      sub eax, edx                                         ; idiv int32
    65f  488b942458010000          mov rdx, qword ptr [rsp + 344]
    667  83c201                    add edx, 1                                           ; idiv int32
    66a  0bc2                      or eax, edx
    66c  85c0                      test eax, eax
    66e  b801000000                mov eax, 1
    673  0f44c8                    cmove ecx, eax                                       ; idiv int32
    676  488bb424b0000000          mov rsi, qword ptr [rsp + 176]
    67e  408bc69940f7f9408bf8      idiv esi, ecx ; edi = eax                            ; idiv int32
    688  4889bc24b8000000          mov qword ptr [rsp + 184], rdi
    690  488b842458010000          mov rax, qword ptr [rsp + 344]
    698  85c0                      test eax, eax                                        ; idiv int32
    69a  488b8424b8000000          mov rax, qword ptr [rsp + 184]
    6a2  ba00000000                mov edx, 0
    6a7  0f44c2                    cmove eax, edx                                       ; idiv int32
    6aa  48898424b8000000          mov qword ptr [rsp + 184], rax
    6b2  62f37d4819dd02            vextractf32x4 xmm5, zmm3, 2                          ; gep int32
    6b9  c4e37916e802              vpextrd eax, xmm5, 2
    6bf  48898424c0000000          mov qword ptr [rsp + 192], rax
    6c7  62f37d4819e502            vextractf32x4 xmm5, zmm4, 2                          ; gep int32
    6ce  c4e37916e902              vpextrd ecx, xmm5, 2
    6d4  85c9                      test ecx, ecx                                        ; idiv int32
    6d6  488bf1                    mov rsi, rcx
    6d9  b801000000                mov eax, 1
    6de  0f44f0                    cmove esi, eax                                       ; idiv int32
    6e1  488b8424c0000000          mov rax, qword ptr [rsp + 192]
    6e9  ba00000080                mov edx, 2147483648
    6ee  2bc2                      sub eax, edx                                         ; idiv int32
    6f0  488bd1                    mov rdx, rcx
    6f3  83c201                    add edx, 1
    6f6  0bc2                      or eax, edx
    6f8  85c0                      test eax, eax
    6fa  b801000000                mov eax, 1
    6ff  0f44f0                    cmove esi, eax                                       ; idiv int32
    702  488bbc24c0000000          mov rdi, qword ptr [rsp + 192]
    70a  408bc79940f7fe448bc0      idiv edi, esi ; r8d = eax                            ; idiv int32
    714  4c89842460010000          mov qword ptr [rsp + 352], r8
    71c  85c9                      test ecx, ecx                                        ; idiv int32
    71e  b800000000                mov eax, 0
    723  488b942460010000          mov rdx, qword ptr [rsp + 352]
    72b  0f44d0                    cmove edx, eax                                       ; idiv int32
    72e  4889942460010000          mov qword ptr [rsp + 352], rdx
    736  62f37d4819dd02            vextractf32x4 xmm5, zmm3, 2                          ; gep int32
    73d  c4e37916e803              vpextrd eax, xmm5, 3
    743  48898424c8000000          mov qword ptr [rsp + 200], rax
    74b  62f37d4819e502            vextractf32x4 xmm5, zmm4, 2                          ; gep int32
    752  c4e37916ee03              vpextrd esi, xmm5, 3
    758  85f6                      test esi, esi                                        ; idiv int32
    75a  488bfe                    mov rdi, rsi
    75d  b801000000                mov eax, 1
    762  0f44f8                    cmove edi, eax                                       ; idiv int32
    765  488b8424c8000000          mov rax, qword ptr [rsp + 200]
    76d  ba00000080                mov edx, 2147483648
    772  2bc2                      sub eax, edx                                         ; idiv int32
    774  488bd6                    mov rdx, rsi
    777  83c201                    add edx, 1
    77a  0bc2                      or eax, edx
    77c  85c0                      test eax, eax
    77e  b801000000                mov eax, 1
    783  0f44f8                    cmove edi, eax                                       ; idiv int32
    786  4c8b8424c8000000          mov r8, qword ptr [rsp + 200]
    78e  418bc09940f7ff448bc8      idiv r8d, edi ; r9d = eax                            ; idiv int32
    798  85f6                      test esi, esi
    79a  b800000000                mov eax, 0
    79f  440f44c8                  cmove r9d, eax                                       ; idiv int32
    7a3  62f37d4819dd03            vextractf32x4 xmm5, zmm3, 3                          ; gep int32
    7aa  c4e37916e800              vpextrd eax, xmm5, 0
    7b0  48898424d0000000          mov qword ptr [rsp + 208], rax
    7b8  62f37d4819e503            vextractf32x4 xmm5, zmm4, 3                          ; gep int32
    7bf  c4e37916ef00              vpextrd edi, xmm5, 0
    7c5  85ff                      test edi, edi                                        ; idiv int32
    7c7  4c8bc7                    mov r8, rdi
    7ca  b801000000                mov eax, 1
    7cf  440f44c0                  cmove r8d, eax                                       ; idiv int32
    7d3  488b8424d0000000          mov rax, qword ptr [rsp + 208]
    7db  ba00000080                mov edx, 2147483648
    7e0  2bc2                      sub eax, edx                                         ; idiv int32
    7e2  488bd7                    mov rdx, rdi
    7e5  83c201                    add edx, 1
    7e8  0bc2                      or eax, edx
    7ea  85c0                      test eax, eax
    7ec  b801000000                mov eax, 1
    7f1  440f44c0                  cmove r8d, eax                                       ; idiv int32
    7f5  4c8b9424d0000000          mov r10, qword ptr [rsp + 208]
    7fd  418bc29941f7f8448bd8      idiv r10d, r8d ; r11d = eax                          ; idiv int32
    807  85ff                      test edi, edi
    809  b800000000                mov eax, 0
    80e  440f44d8                  cmove r11d, eax                                      ; idiv int32
    812  62f37d4819dd03            vextractf32x4 xmm5, zmm3, 3                          ; gep int32
    819  c4e37916e801              vpextrd eax, xmm5, 1
    81f  48898424d8000000          mov qword ptr [rsp + 216], rax
    827  62f37d4819e503            vextractf32x4 xmm5, zmm4, 3                          ; gep int32
    82e  c4c37916e801              vpextrd r8d, xmm5, 1
    834  4585c0                    test r8d, r8d                                        ; idiv int32
    837  4d8bd0                    mov r10, r8
    83a  b801000000                mov eax, 1
    83f  440f44d0                  cmove r10d, eax                                      ; idiv int32
    843  488b8424d8000000          mov rax, qword ptr [rsp + 216]
    84b  ba00000080                mov edx, 2147483648
    850  2bc2                      sub eax, edx                                         ; idiv int32
    852  498bd0                    mov rdx, r8
    855  83c201                    add edx, 1
    858  0bc2                      or eax, edx
    85a  85c0                      test eax, eax
    85c  b801000000                mov eax, 1
    861  440f44d0                  cmove r10d, eax                                      ; idiv int32
    865  488b9c24d8000000          mov rbx, qword ptr [rsp + 216]
    86d  408bc39941f7fa408be8      idiv ebx, r10d ; ebp = eax                           ; idiv int32
    877  4585c0                    test r8d, r8d
    87a  b800000000                mov eax, 0
    87f  0f44e8                    cmove ebp, eax                                       ; idiv int32
    882  62f37d4819dd03            vextractf32x4 xmm5, zmm3, 3                          ; gep int32
    889  c4e37916e802              vpextrd eax, xmm5, 2
    88f  48898424e0000000          mov qword ptr [rsp + 224], rax
    897  62f37d4819e503            vextractf32x4 xmm5, zmm4, 3                          ; gep int32
    89e  c4c37916ea02              vpextrd r10d, xmm5, 2
    8a4  4585d2                    test r10d, r10d                                      ; idiv int32
    8a7  498bda                    mov rbx, r10
    8aa  b801000000                mov eax, 1
    8af  0f44d8                    cmove ebx, eax                                       ; idiv int32
    8b2  488b8424e0000000          mov rax, qword ptr [rsp + 224]
    8ba  ba00000080                mov edx, 2147483648
    8bf  2bc2                      sub eax, edx                                         ; idiv int32
    8c1  498bd2                    mov rdx, r10
    8c4  83c201                    add edx, 1
    8c7  0bc2                      or eax, edx
    8c9  85c0                      test eax, eax
    8cb  b801000000                mov eax, 1
    8d0  0f44d8                    cmove ebx, eax                                       ; idiv int32
    8d3  4c8ba424e0000000          mov r12, qword ptr [rsp + 224]
    8db  418bc49940f7fb448be8      idiv r12d, ebx ; r13d = eax                          ; idiv int32
    8e5  4585d2                    test r10d, r10d
    8e8  b800000000                mov eax, 0
    8ed  440f44e8                  cmove r13d, eax                                      ; idiv int32
    8f1  62f37d4819dd03            vextractf32x4 xmm5, zmm3, 3                          ; gep int32
    8f8  c4e37916e803              vpextrd eax, xmm5, 3
    8fe  48898424e8000000          mov qword ptr [rsp + 232], rax
    906  62f37d4819e503            vextractf32x4 xmm5, zmm4, 3                          ; gep int32
    90d  c4e37916eb03              vpextrd ebx, xmm5, 3
    913  85db                      test ebx, ebx                                        ; idiv int32
    915  4c8be3                    mov r12, rbx
    918  b801000000                mov eax, 1
    91d  440f44e0                  cmove r12d, eax                                      ; idiv int32
    921  488b8424e8000000          mov rax, qword ptr [rsp + 232]
    929  ba00000080                mov edx, 2147483648
    92e  2bc2                      sub eax, edx                                         ; idiv int32
    930  488bd3                    mov rdx, rbx
    933  83c201                    add edx, 1
    936  0bc2                      or eax, edx
    938  85c0                      test eax, eax
    93a  b801000000                mov eax, 1
    93f  440f44e0                  cmove r12d, eax                                      ; idiv int32
    943  4c8bb424e8000000          mov r14, qword ptr [rsp + 232]
    94b  418bc69941f7fc448bf8      idiv r14d, r12d ; r15d = eax                         ; idiv int32
    955  85db                      test ebx, ebx
    957  b800000000                mov eax, 0
    95c  440f44f8                  cmove r15d, eax                                      ; idiv int32
    960  488b442428                mov rax, qword ptr [rsp + 40]
    965  c5f96ee8                  vmovd xmm5, eax                                      ; vectorize int32x16
    969  488b442438                mov rax, qword ptr [rsp + 56]
    96e  c4e35122e801              vpinsrd xmm5, xmm5, eax, 1                           ; vectorize int32x16
    974  488b442448                mov rax, qword ptr [rsp + 72]
    979  c5f96ef0                  vmovd xmm6, eax                                      ; vectorize int32x16
    97d  488b442458                mov rax, qword ptr [rsp + 88]
    982  c4e34922f001              vpinsrd xmm6, xmm6, eax, 1                           ; vectorize int32x16
    988  488b442468                mov rax, qword ptr [rsp + 104]
    98d  c5f96ef8                  vmovd xmm7, eax                                      ; vectorize int32x16
    991  488b442478                mov rax, qword ptr [rsp + 120]
    996  c4e34122f801              vpinsrd xmm7, xmm7, eax, 1                           ; vectorize int32x16
    99c  488b842488000000          mov rax, qword ptr [rsp + 136]
    9a4  c5796ec0                  vmovd xmm8, eax                                      ; vectorize int32x16
    9a8  488b842498000000          mov rax, qword ptr [rsp + 152]
    9b0  c4633922c001              vpinsrd xmm8, xmm8, eax, 1                           ; vectorize int32x16
    9b6  488b8424a8000000          mov rax, qword ptr [rsp + 168]
    9be  c5796ec8                  vmovd xmm9, eax                                      ; vectorize int32x16
    9c2  488b8424b8000000          mov rax, qword ptr [rsp + 184]
    9ca  c4633122c801              vpinsrd xmm9, xmm9, eax, 1                           ; vectorize int32x16
    9d0  488b842460010000          mov rax, qword ptr [rsp + 352]
    9d8  c5796ed0                  vmovd xmm10, eax                                     ; vectorize int32x16
    9dc  c4432922d101              vpinsrd xmm10, xmm10, r9d, 1
    9e2  c441796edb                vmovd xmm11, r11d
    9e7  c4632122dd01              vpinsrd xmm11, xmm11, ebp, 1
    9ed  c441796ee5                vmovd xmm12, r13d
    9f2  c4431922e701              vpinsrd xmm12, xmm12, r15d, 1
    9f8  c5d114ee                  vunpcklpd xmm5, xmm5, xmm6
    9fc  c4c14114f0                vunpcklpd xmm6, xmm7, xmm8
    a01  c4c13114fa                vunpcklpd xmm7, xmm9, xmm10
    a06  c4412114c4                vunpcklpd xmm8, xmm11, xmm12
    a0b  62f3552818ee01            vinsertf32x4 ymm5, ymm5, xmm6, 1
    a12  62d3452818f001            vinsertf32x4 ymm6, ymm7, xmm8, 1
    a19  62f3d5481aee01            vinsertf64x4 zmm5, zmm5, ymm6, 1
    a20  62f2554840f4              vpmulld zmm6, zmm5, zmm4                             ; mul int32x16
    a26  62f16548faf6              vpsubd zmm6, zmm3, zmm6                              ; sub int32x16
    a2c  62f34d481fc804            vpcmpd k1, zmm6, zmm0, 4                             ; cmpne boolx16
    a33  62f14d48eff4              vpxord zmm6, zmm6, zmm4                              ; xor int32x16
    a39  62f34d481fd001            vpcmpd k2, zmm6, zmm0, 1                             ; cmplt boolx16
    a40  c4e1f441ca                kandq k1, k1, k2                                     ; and boolx16
    a45  62f35d481fd004            vpcmpd k2, zmm4, zmm0, 4                             ; cmpne boolx16
    a4c  c4e1f441ca                kandq k1, k1, k2                                     ; and boolx16
    a51  62f15548fef1              vpaddd zmm6, zmm5, zmm1                              ; add int32x16
    a57  62f2554964ee              vpblendmd zmm5{k1}, zmm5, zmm6                       ; where int32x16
    a5d  488b8424f0000000          mov rax, qword ptr [rsp + 240]
    a65  85c0                      test eax, eax                                        ; mod int32
    a67  488b8424f0000000          mov rax, qword ptr [rsp + 240]
    a6f  4c8bc8                    mov r9, rax                                          ; mod int32
    a72  b801000000                mov eax, 1
    a77  440f44c8                  cmove r9d, eax                                       ; mod int32
    a7b  488b442420                mov rax, qword ptr [rsp + 32]
    a80  ba00000080                mov edx, 2147483648
    a85  2bc2                      sub eax, edx                                         ; mod int32
    a87  488b9424f0000000          mov rdx, qword ptr [rsp + 240]
    a8f  83c201                    add edx, 1                                           ; mod int32
    a92  48899424f0000000          mov qword ptr [rsp + 240], rdx
    a9a  488b9424f0000000          mov rdx, qword ptr [rsp + 240]
    aa2  0bc2                      or eax, edx                                          ; mod int32
    aa4  85c0                      test eax, eax
    aa6  b801000000                mov eax, 1
    aab  440f44c8                  cmove r9d, eax                                       ; mod int32
    aaf  4c8b5c2420                mov r11, qword ptr [rsp + 32]
    ab4  418bc39941f7f9408bea      idiv r11d, r9d ; ebp = edx                           ; mod int32
    abe  4889ac24f8000000          mov qword ptr [rsp + 248], rbp
    ac6  488b842400010000          mov rax, qword ptr [rsp + 256]
    ace  85c0                      test eax, eax                                        ; mod int32
    ad0  488b842400010000          mov rax, qword ptr [rsp + 256]
    ad8  4c8bc8                    mov r9, rax                                          ; mod int32
    adb  b801000000                mov eax, 1
    ae0  440f44c8                  cmove r9d, eax                                       ; mod int32
    ae4  488b442430                mov rax, qword ptr [rsp + 48]
    ae9  ba00000080                mov edx, 2147483648
    aee  2bc2                      sub eax, edx                                         ; mod int32
    af0  488b942400010000          mov rdx, qword ptr [rsp + 256]
    af8  83c201                    add edx, 1                                           ; mod int32
    afb  4889942400010000          mov qword ptr [rsp + 256], rdx
    b03  488b942400010000          mov rdx, qword ptr [rsp + 256]
    b0b  0bc2                      or eax, edx                                          ; mod int32
    b0d  85c0                      test eax, eax
    b0f  b801000000                mov eax, 1
    b14  440f44c8                  cmove r9d, eax                                       ; mod int32
    b18  4c8b5c2430                mov r11, qword ptr [rsp + 48]
    b1d  418bc39941f7f9408bea      idiv r11d, r9d ; ebp = edx                           ; mod int32
    b27  4889ac2408010000          mov qword ptr [rsp + 264], rbp
    b2f  488b842410010000          mov rax, qword ptr [rsp + 272]
    b37  85c0                      test eax, eax                                        ; mod int32
    b39  488b842410010000          mov rax, qword ptr [rsp + 272]
    b41  4c8bc8                    mov r9, rax                                          ; mod int32
    b44  b801000000                mov eax, 1
    b49  440f44c8                  cmove r9d, eax                                       ; mod int32
    b4d  488b442440                mov rax, qword ptr [rsp + 64]
    b52  ba00000080                mov edx, 2147483648
    b57  2bc2                      sub eax, edx                                         ; mod int32
    b59  488b942410010000          mov rdx, qword ptr [rsp + 272]
    b61  83c201                    add edx, 1                                           ; mod int32
    b64  4889942410010000          mov qword ptr [rsp + 272], rdx
    b6c  488b942410010000          mov rdx, qword ptr [rsp + 272]
    b74  0bc2                      or eax, edx                                          ; mod int32
    b76  85c0                      test eax, eax
    b78  b801000000                mov eax, 1
    b7d  440f44c8                  cmove r9d, eax                                       ; mod int32
    b81  4c8b5c2440                mov r11, qword ptr [rsp + 64]
    b86  418bc39941f7f9408bea      idiv r11d, r9d ; ebp = edx                           ; mod int32
    b90  4889ac2418010000          mov qword ptr [rsp + 280], rbp
    b98  488b842420010000          mov rax, qword ptr [rsp + 288]
    ba0  85c0                      test eax, eax                                        ; mod int32
    ba2  488b842420010000          mov rax, qword ptr [rsp + 288]
    baa  4c8bc8                    mov r9, rax                                          ; mod int32
    bad  b801000000                mov eax, 1
    bb2  440f44c8                  cmove r9d, eax                                       ; mod int32
    bb6  488b442450                mov rax, qword ptr [rsp + 80]
    bbb  ba00000080                mov edx, 2147483648
    bc0  2bc2                      sub eax, edx                                         ; mod int32
    bc2  488b942420010000          mov rdx, qword ptr [rsp + 288]
    bca  83c201                    add edx, 1                                           ; mod int32
    bcd  4889942420010000          mov qword ptr [rsp + 288], rdx
    bd5  488b942420010000          mov rdx, qword ptr [rsp + 288]
    bdd  0bc2                      or eax, edx                                          ; mod int32
    bdf  85c0                      test eax, eax
    be1  b801000000                mov eax, 1
    be6  440f44c8                  cmove r9d, eax                                       ; mod int32
    bea  4c8b5c2450                mov r11, qword ptr [rsp + 80]
    bef  418bc39941f7f9408bea      idiv r11d, r9d ; ebp = edx                           ; mod int32
    bf9  4889ac2428010000          mov qword ptr [rsp + 296], rbp
    c01  488b842430010000          mov rax, qword ptr [rsp + 304]
    c09  85c0                      test eax, eax                                        ; mod int32
    c0b  488b842430010000          mov rax, qword ptr [rsp + 304]
    c13  4c8bc8                    mov r9, rax                                          ; mod int32
    c16  b801000000                mov eax, 1
    c1b  440f44c8                  cmove r9d, eax                                       ; mod int32
    c1f  488b442460                mov rax, qword ptr [rsp + 96]
    c24  ba00000080                mov edx, 2147483648
    c29  2bc2                      sub eax, edx                                         ; mod int32
    c2b  488b942430010000          mov rdx, qword ptr [rsp + 304]
    c33  83c201                    add edx, 1                                           ; mod int32
    c36  4889942430010000          mov qword ptr [rsp + 304], rdx
    c3e  488b942430010000          mov rdx, qword ptr [rsp + 304]
    c46  0bc2                      or eax, edx                                          ; mod int32
    c48  85c0                      test eax, eax
    c4a  b801000000                mov eax, 1
    c4f  440f44c8                  cmove r9d, eax                                       ; mod int32
    c53  4c8b5c2460                mov r11, qword ptr [rsp + 96]
    c58  418bc39941f7f9408bea      idiv r11d, r9d ; ebp = edx                           ; mod int32
    c62  4889ac2468010000          mov qword ptr [rsp + 360], rbp
    c6a  488b842438010000          mov rax, qword ptr [rsp + 312]
    c72  85c0                      test eax, eax                                        ; mod int32
    c74  488b842438010000          mov rax, qword ptr [rsp + 312]
    c7c  4c8bc8                    mov r9, rax                                          ; mod int32
    c7f  b801000000                mov eax, 1
    c84  440f44c8                  cmove r9d, eax                                       ; mod int32
    c88  488b442470                mov rax, qword ptr [rsp + 112]
    c8d  ba00000080                mov edx, 2147483648
    c92  2bc2                      sub eax, edx                                         ; mod int32
    c94  488b942438010000          mov rdx, qword ptr [rsp + 312]
    c9c  83c201                    add edx, 1                                           ; mod int32
    c9f  4889942438010000          mov qword ptr [rsp + 312], rdx
    ca7  488b942438010000          mov rdx, qword ptr [rsp + 312]
    caf  0bc2                      or eax, edx                                          ; mod int32
    cb1  85c0                      test eax, eax
    cb3  b801000000                mov eax, 1
    cb8  440f44c8                  cmove r9d, eax                                       ; mod int32
    cbc  4c8b5c2470                mov r11, qword ptr [rsp + 112]
    cc1  418bc39941f7f9408bea      idiv r11d, r9d ; ebp = edx                           ; mod int32
    ccb  488b842440010000          mov rax, qword ptr [rsp + 320]
    cd3  85c0                      test eax, eax                                        ; mod int32
    cd5  488b842440010000          mov rax, qword ptr [rsp + 320]
    cdd  4c8bc8                    mov r9, rax                                          ; mod int32
    ce0  b801000000                mov eax, 1
    ce5  440f44c8                  cmove r9d, eax                                       ; mod int32
    ce9  488b842480000000          mov rax, qword ptr [rsp + 128]
    cf1  ba00000080                mov edx, 2147483648
    cf6  2bc2                      sub eax, edx                                         ; mod int32
    cf8  488b942440010000          mov rdx, qword ptr [rsp + 320]
    d00  83c201                    add edx, 1                                           ; mod int32
    d03  4889942440010000          mov qword ptr [rsp + 320], rdx
    d0b  488b942440010000          mov rdx, qword ptr [rsp + 320]
    d13  0bc2                      or eax, edx                                          ; mod int32
    d15  85c0                      test eax, eax
    d17  b801000000                mov eax, 1
    d1c  440f44c8                  cmove r9d, eax                                       ; mod int32
    d20  4c8b9c2480000000          mov r11, qword ptr [rsp + 128]
    d28  418bc39941f7f9448be2      idiv r11d, r9d ; r12d = edx                          ; mod int32
    d32  488b842448010000          mov rax, qword ptr [rsp + 328]
    d3a  85c0                      test eax, eax                                        ; mod int32
    d3c  488b842448010000          mov rax, qword ptr [rsp + 328]
    d44  4c8bc8                    mov r9, rax                                          ; mod int32
    d47  b801000000                mov eax, 1
    d4c  440f44c8                  cmove r9d, eax                                       ; mod int32
    d50  488b842490000000          mov rax, qword ptr [rsp + 144]
    d58  ba00000080                mov edx, 2147483648
    d5d  2bc2                      sub eax, edx                                         ; mod int32
    d5f  488b942448010000          mov rdx, qword ptr [rsp + 328]
    d67  83c201                    add edx, 1                                           ; mod int32
    d6a  4889942448010000          mov qword ptr [rsp + 328], rdx
    d72  488b942448010000          mov rdx, qword ptr [rsp + 328]
    d7a  0bc2                      or eax, edx                                          ; mod int32
    d7c  85c0                      test eax, eax
    d7e  b801000000                mov eax, 1
    d83  440f44c8                  cmove r9d, eax                                       ; mod int32
    d87  4c8b9c2490000000          mov r11, qword ptr [rsp + 144]
    d8f  418bc39941f7f9448bea      idiv r11d, r9d ; r13d = edx                          ; mod int32
    d99  488b842450010000          mov rax, qword ptr [rsp + 336]
    da1  85c0                      test eax, eax                                        ; mod int32
    da3  488b842450010000          mov rax, qword ptr [rsp + 336]
    dab  4c8bc8                    mov r9, rax                                          ; mod int32
    dae  b801000000                mov eax, 1
    db3  440f44c8                  cmove r9d, eax                                       ; mod int32
    db7  488b8424a0000000          mov rax, qword ptr [rsp + 160]
    dbf  ba00000080                mov edx, 2147483648
    dc4  2bc2                      sub eax, edx                                         ; mod int32
    dc6  488b942450010000          mov rdx, qword ptr [rsp + 336]
    dce  83c201                    add edx, 1                                           ; mod int32
    dd1  4889942450010000          mov qword ptr [rsp + 336], rdx
    dd9  488b942450010000          mov rdx, qword ptr [rsp + 336]
    de1  0bc2                      or eax, edx                                          ; mod int32
    de3  85c0                      test eax, eax
    de5  b801000000                mov eax, 1
    dea  440f44c8                  cmove r9d, eax                                       ; mod int32
    dee  4c8b9c24a0000000          mov r11, qword ptr [rsp + 160]
    df6  418bc39941f7f9448bf2      idiv r11d, r9d ; r14d = edx                          ; mod int32
    e00  488b842458010000          mov rax, qword ptr [rsp + 344]
    e08  85c0                      test eax, eax                                        ; mod int32
    e0a  488b842458010000          mov rax, qword ptr [rsp + 344]
    e12  4c8bc8                    mov r9, rax                                          ; mod int32
    e15  b801000000                mov eax, 1
    e1a  440f44c8                  cmove r9d, eax                                       ; mod int32
    e1e  488b8424b0000000          mov rax, qword ptr [rsp + 176]
    e26  ba00000080                mov edx, 2147483648
    e2b  2bc2                      sub eax, edx                                         ; mod int32
    e2d  488b942458010000          mov rdx, qword ptr [rsp + 344]
    e35  83c201                    add edx, 1                                           ; mod int32
    e38  4889942458010000          mov qword ptr [rsp + 344], rdx
    e40  488b942458010000          mov rdx, qword ptr [rsp + 344]
    e48  0bc2                      or eax, edx                                          ; mod int32
    e4a  85c0                      test eax, eax
    e4c  b801000000                mov eax, 1
    e51  440f44c8                  cmove r9d, eax                                       ; mod int32
    e55  4c8b9c24b0000000          mov r11, qword ptr [rsp + 176]
    e5d  418bc39941f7f9448bfa      idiv r11d, r9d ; r15d = edx                          ; mod int32
    e67  85c9                      test ecx, ecx                                        ; mod int32
    e69  4c8bc9                    mov r9, rcx
    e6c  b801000000                mov eax, 1
    e71  440f44c8                  cmove r9d, eax                                       ; mod int32
    e75  488b8424c0000000          mov rax, qword ptr [rsp + 192]
    e7d  ba00000080                mov edx, 2147483648
    e82  2bc2                      sub eax, edx                                         ; mod int32
    e84  83c101                    add ecx, 1
    e87  0bc1                      or eax, ecx
    e89  85c0                      test eax, eax
    e8b  b801000000                mov eax, 1
    e90  440f44c8                  cmove r9d, eax                                       ; mod int32
    e94  488b8c24c0000000          mov rcx, qword ptr [rsp + 192]
    e9c  408bc19941f7f9448bda      idiv ecx, r9d ; r11d = edx                           ; mod int32
    ea6  85f6                      test esi, esi                                        ; mod int32
    ea8  488bce                    mov rcx, rsi
    eab  b801000000                mov eax, 1
    eb0  0f44c8                    cmove ecx, eax                                       ; mod int32
    eb3  488b8424c8000000          mov rax, qword ptr [rsp + 200]
    ebb  ba00000080                mov edx, 2147483648
    ec0  2bc2                      sub eax, edx                                         ; mod int32
    ec2  83c601                    add esi, 1
    ec5  0bc6                      or eax, esi
    ec7  85c0                      test eax, eax
    ec9  b801000000                mov eax, 1
    ece  0f44c8                    cmove ecx, eax                                       ; mod int32
    ed1  488bb424c8000000          mov rsi, qword ptr [rsp + 200]
    ed9  408bc69940f7f9448bca      idiv esi, ecx ; r9d = edx                            ; mod int32
    ee3  85ff                      test edi, edi                                        ; mod int32
    ee5  488bcf                    mov rcx, rdi
    ee8  b801000000                mov eax, 1
    eed  0f44c8                    cmove ecx, eax                                       ; mod int32
    ef0  488b8424d0000000          mov rax, qword ptr [rsp + 208]
    ef8  ba00000080                mov edx, 2147483648
    efd  2bc2                      sub eax, edx                                         ; mod int32
    eff  83c701                    add edi, 1
    f02  0bc7                      or eax, edi
    f04  85c0                      test eax, eax
    f06  b801000000                mov eax, 1
    f0b  0f44c8                    cmove ecx, eax                                       ; mod int32
    f0e  488bb424d0000000          mov rsi, qword ptr [rsp + 208]
    f16  408bc69940f7f9408bfa      idiv esi, ecx ; edi = edx                            ; mod int32
    f20  4585c0                    test r8d, r8d                                        ; mod int32
    f23  498bc8                    mov rcx, r8
    f26  b801000000                mov eax, 1
    f2b  0f44c8                    cmove ecx, eax                                       ; mod int32
    f2e  488b8424d8000000          mov rax, qword ptr [rsp + 216]
    f36  ba00000080                mov edx, 2147483648
    f3b  2bc2                      sub eax, edx                                         ; mod int32
    f3d  4183c001                  add r8d, 1
    f41  410bc0                    or eax, r8d
    f44  85c0                      test eax, eax
    f46  b801000000                mov eax, 1
    f4b  0f44c8                    cmove ecx, eax                                       ; mod int32
    f4e  488bb424d8000000          mov rsi, qword ptr [rsp + 216]
    f56  408bc69940f7f9448bc2      idiv esi, ecx ; r8d = edx                            ; mod int32
    f60  4585d2                    test r10d, r10d                                      ; mod int32
    f63  498bca                    mov rcx, r10
    f66  b801000000                mov eax, 1
    f6b  0f44c8                    cmove ecx, eax                                       ; mod int32
    f6e  488b8424e0000000          mov rax, qword ptr [rsp + 224]
    f76  ba00000080                mov edx, 2147483648
    f7b  2bc2                      sub eax, edx                                         ; mod int32
    f7d  4183c201                  add r10d, 1
    f81  410bc2                    or eax, r10d
    f84  85c0                      test eax, eax
    f86  b801000000                mov eax, 1
    f8b  0f44c8                    cmove ecx, eax                                       ; mod int32
    f8e  488bb424e0000000          mov rsi, qword ptr [rsp + 224]
    f96  408bc69940f7f9448bd2      idiv esi, ecx ; r10d = edx                           ; mod int32
    fa0  85db                      test ebx, ebx                                        ; mod int32
    fa2  488bcb                    mov rcx, rbx
    fa5  b801000000                mov eax, 1
    faa  0f44c8                    cmove ecx, eax                                       ; mod int32
    fad  488b8424e8000000          mov rax, qword ptr [rsp + 232]
    fb5  ba00000080                mov edx, 2147483648
    fba  2bc2                      sub eax, edx                                         ; mod int32
    fbc  83c301                    add ebx, 1
    fbf  0bc3                      or eax, ebx
    fc1  85c0                      test eax, eax
    fc3  b801000000                mov eax, 1
    fc8  0f44c8                    cmove ecx, eax                                       ; mod int32
    fcb  488bb424e8000000          mov rsi, qword ptr [rsp + 232]
    fd3  408bc69940f7f9408bda      idiv esi, ecx ; ebx = edx                            ; mod int32
    fdd  488b8424f8000000          mov rax, qword ptr [rsp + 248]
    fe5  c5f96ef0                  vmovd xmm6, eax                                      ; vectorize int32x16
    fe9  488b842408010000          mov rax, qword ptr [rsp + 264]
    ff1  c4e34922f001              vpinsrd xmm6, xmm6, eax, 1                           ; vectorize int32x16
    ff7  488b842418010000          mov rax, qword ptr [rsp + 280]
    fff  c5f96ef8                  vmovd xmm7, eax                                      ; vectorize int32x16
   1003  488b842428010000          mov rax, qword ptr [rsp + 296]
   100b  c4e34122f801              vpinsrd xmm7, xmm7, eax, 1                           ; vectorize int32x16
   1011  488b842468010000          mov rax, qword ptr [rsp + 360]
   1019  c5796ec0                  vmovd xmm8, eax                                      ; vectorize int32x16
   101d  c4633922c501              vpinsrd xmm8, xmm8, ebp, 1
   1023  c441796ecc                vmovd xmm9, r12d
   1028  c4433122cd01              vpinsrd xmm9, xmm9, r13d, 1
   102e  c441796ed6                vmovd xmm10, r14d
   1033  c4432922d701              vpinsrd xmm10, xmm10, r15d, 1
   1039  c441796edb                vmovd xmm11, r11d
   103e  c4432122d901              vpinsrd xmm11, xmm11, r9d, 1
   1044  c5796ee7                  vmovd xmm12, edi
   1048  c4431922e001              vpinsrd xmm12, xmm12, r8d, 1
   104e  c441796eea                vmovd xmm13, r10d
   1053  c4631122eb01              vpinsrd xmm13, xmm13, ebx, 1
   1059  c5c914f7                  vunpcklpd xmm6, xmm6, xmm7
   105d  c4c13914f9                vunpcklpd xmm7, xmm8, xmm9
   1062  c4412914c3                vunpcklpd xmm8, xmm10, xmm11
   1067  c4411914cd                vunpcklpd xmm9, xmm12, xmm13
   106c  62f34d2818f701            vinsertf32x4 ymm6, ymm6, xmm7, 1
   1073  62d33d2818f901            vinsertf32x4 ymm7, ymm8, xmm9, 1
   107a  62f3cd481af701            vinsertf64x4 zmm6, zmm6, ymm7, 1
   1081  62f15d48dbe2              vpandd zmm4, zmm4, zmm2                              ; and int32x16
   1087  62f2654846dc              vpsravd zmm3, zmm3, zmm4                             ; shr int32x16
   108d  62f24d4840db              vpmulld zmm3, zmm6, zmm3                             ; mul int32x16
   1093  62f15548fedb              vpaddd zmm3, zmm5, zmm3                              ; add int32x16
   1099  488b842480010000          mov rax, qword ptr [rsp + 384]
   10a1  62f17c481118              vmovups zmmword ptr [rax], zmm3                      ; store void
   10a7  488b842470010000          mov rax, qword ptr [rsp + 368]
   10af  4883c040                  add rax, 64                                          ; end void
   10b3  4889842470010000          mov qword ptr [rsp + 368], rax
   10bb  488b842478010000          mov rax, qword ptr [rsp + 376]
   10c3  4883c040                  add rax, 64                                          ; end void
   10c7  4889842478010000          mov qword ptr [rsp + 376], rax
   10cf  488b842480010000          mov rax, qword ptr [rsp + 384]
   10d7  4883c040                  add rax, 64                                          ; end void
   10db  4889842480010000          mov qword ptr [rsp + 384], rax
   10e3  488b842488010000          mov rax, qword ptr [rsp + 392]
   10eb  83c001                    add eax, 1                                           ; end void
   10ee  4889842488010000          mov qword ptr [rsp + 392], rax
   10f6  488b842488010000          mov rax, qword ptr [rsp + 392]
   10fe  83f804                    cmp eax, 4                                           ; end void
   1101  0f8c99efffff              jl loop_a0
   1107  488b842470010000          mov rax, qword ptr [rsp + 368]
   110f  4889442408                mov qword ptr [rsp + 8], rax
   1114  488b842478010000          mov rax, qword ptr [rsp + 376]
   111c  4889442410                mov qword ptr [rsp + 16], rax
   1121  488b842480010000          mov rax, qword ptr [rsp + 384]
   1129  4889442418                mov qword ptr [rsp + 24], rax
   112e  488b842488010000          mov rax, qword ptr [rsp + 392]
   1136  48890424                  mov qword ptr [rsp], rax
done_113a:
   113a  c5f877                    vzeroupper                                           ; sink void
   113d  4881c490010000            add rsp, 400
   1144  418fc7                    pop r15
   1147  418fc6                    pop r14
   114a  418fc5                    pop r13
   114d  418fc4                    pop r12
   1150  8fc5                      pop rbp
   1152  8fc3                      pop rbx
   1154  c3                        ret                                                  ; sink void
