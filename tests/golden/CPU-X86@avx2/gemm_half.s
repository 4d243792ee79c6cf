gemm:
      0  488bc4                    mov rax, rsp
      3  4881ec00030000            sub rsp, 768
      a  4883e4c0                  and rsp, -64
      e  48898424c0020000          mov qword ptr [rsp + 704], rax
     16  b800000000                mov eax, 0
     1b  488b07                    mov rax, qword ptr [rdi]
     1e  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float16, global, 1024>
     22  488b7f10                  mov rdi, qword ptr [rdi + 16]                        ; define_global ptr<float16, global, 1024>
     26  4c8bc6                    mov r8, rsi                                          ; range int32
     29  3bf2                      cmp esi, edx
     2b  0f8d4b070000              jge done_77c
     31  48c1e607                  shl rsi, 7
     35  488d0430                  lea rax, [rax + rsi*1]
     39  488d0c31                  lea rcx, [rcx + rsi*1]
loop_40:
     40  c4e27d58053f070000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     49  c5fc110424                vmovups ymmword ptr [rsp], ymm0
     4e  c4e27d580531070000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     57  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
     5d  c4e27d580522070000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     66  c5fc11442440              vmovups ymmword ptr [rsp + 64], ymm0
     6c  c4e27d580513070000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     75  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
     7b  c4e27d580504070000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     84  c5fc11842480000000        vmovups ymmword ptr [rsp + 128], ymm0
     8d  c4e27d5805f2060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     96  c5fc118424a0000000        vmovups ymmword ptr [rsp + 160], ymm0
     9f  c4e27d5805e0060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     a8  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
     b1  c4e27d5805ce060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     ba  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
     c3  be00000000                mov esi, 0                                           ; range int32
     c8  4c8bcf                    mov r9, rdi
     cb  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
     d0  c5fc118424c0010000        vmovups ymmword ptr [rsp + 448], ymm0
     d9  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
     df  c5fc118424e0010000        vmovups ymmword ptr [rsp + 480], ymm0
     e8  c5fc10442440              vmovups ymm0, ymmword ptr [rsp + 64]
     ee  c5fc11842400020000        vmovups ymmword ptr [rsp + 512], ymm0
     f7  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
     fd  c5fc11842420020000        vmovups ymmword ptr [rsp + 544], ymm0
    106  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    10f  c5fc11842440020000        vmovups ymmword ptr [rsp + 576], ymm0
    118  c5fc108424a0000000        vmovups ymm0, ymmword ptr [rsp + 160]
    121  c5fc11842460020000        vmovups ymmword ptr [rsp + 608], ymm0
    12a  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    133  c5fc11842480020000        vmovups ymmword ptr [rsp + 640], ymm0
    13c  c5fc108424e0000000        vmovups ymm0, ymmword ptr [rsp + 224]
    145  c5fc118424a0020000        vmovups ymmword ptr [rsp + 672], ymm0
loop_160:
    160  440fb714f1                movzx r10d, word ptr [rcx + rsi*8]                   ; load float16
    165  c4c1796ec2                vmovd xmm0, r10d
    16a  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    16f  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    174  c4c17c1009                vmovups ymm1, ymmword ptr [r9]                       ; load float16x16
    179  c4e27d13d1                vcvtph2ps ymm2, xmm1                                 ; cast float32x8
    17e  c5fc11942400010000        vmovups ymmword ptr [rsp + 256], ymm2
    187  c5fc59942400010000        vmulps ymm2, ymm0, ymmword ptr [rsp + 256]           ; mul float32x8
    190  c4e37d1dd200              vcvtps2ph xmm2, ymm2, 0                              ; cast float16x8
    196  c4e27d13d2                vcvtph2ps ymm2, xmm2                                 ; cast float32x8
    19b  c5fc109c24c0010000        vmovups ymm3, ymmword ptr [rsp + 448]
    1a4  c5e458d2                  vaddps ymm2, ymm3, ymm2                              ; add float32x8
    1a8  440fb754f102              movzx r10d, word ptr [rcx + rsi*8 + 2]               ; load float16
    1ae  c4c1796eda                vmovd xmm3, r10d
    1b3  c4e27913db                vcvtph2ps xmm3, xmm3                                 ; cast float32
    1b8  c4e27d58db                vpbroadcastd ymm3, xmm3                              ; vectorize float32x8
    1bd  c4c17c106140              vmovups ymm4, ymmword ptr [r9 + 64]                  ; load float16x16
    1c3  c4e27d13ec                vcvtph2ps ymm5, xmm4                                 ; cast float32x8
    1c8  c5fc11ac2420010000        vmovups ymmword ptr [rsp + 288], ymm5
    1d1  c5e459ac2420010000        vmulps ymm5, ymm3, ymmword ptr [rsp + 288]           ; mul float32x8
    1da  c4e37d1ded00              vcvtps2ph xmm5, ymm5, 0                              ; cast float16x8
    1e0  c4e27d13ed                vcvtph2ps ymm5, xmm5                                 ; cast float32x8
    1e5  c5ec58d5                  vaddps ymm2, ymm2, ymm5                              ; add float32x8
    1e9  440fb754f104              movzx r10d, word ptr [rcx + rsi*8 + 4]               ; load float16
    1ef  c4c1796eea                vmovd xmm5, r10d
    1f4  c4e27913ed                vcvtph2ps xmm5, xmm5                                 ; cast float32
    1f9  c4e27d58ed                vpbroadcastd ymm5, xmm5                              ; vectorize float32x8
    1fe  c4c17c10b180000000        vmovups ymm6, ymmword ptr [r9 + 128]                 ; load float16x16
    207  c4e27d13fe                vcvtph2ps ymm7, xmm6                                 ; cast float32x8
    20c  c5fc11bc2440010000        vmovups ymmword ptr [rsp + 320], ymm7
    215  c5d459bc2440010000        vmulps ymm7, ymm5, ymmword ptr [rsp + 320]           ; mul float32x8
    21e  c4e37d1dff00              vcvtps2ph xmm7, ymm7, 0                              ; cast float16x8
    224  c4e27d13ff                vcvtph2ps ymm7, xmm7                                 ; cast float32x8
    229  c5ec58d7                  vaddps ymm2, ymm2, ymm7                              ; add float32x8
    22d  440fb754f106              movzx r10d, word ptr [rcx + rsi*8 + 6]               ; load float16
    233  c4c1796efa                vmovd xmm7, r10d
    238  c4e27913ff                vcvtph2ps xmm7, xmm7                                 ; cast float32
    23d  c4e27d58ff                vpbroadcastd ymm7, xmm7                              ; vectorize float32x8
    242  c4417c1081c0000000        vmovups ymm8, ymmword ptr [r9 + 192]                 ; load float16x16
    24b  c4427d13c8                vcvtph2ps ymm9, xmm8                                 ; cast float32x8
    250  c57c118c2460010000        vmovups ymmword ptr [rsp + 352], ymm9
    259  c544598c2460010000        vmulps ymm9, ymm7, ymmword ptr [rsp + 352]           ; mul float32x8
    262  c4437d1dc900              vcvtps2ph xmm9, ymm9, 0                              ; cast float16x8
    268  c4427d13c9                vcvtph2ps ymm9, xmm9                                 ; cast float32x8
    26d  c4c16c58d1                vaddps ymm2, ymm2, ymm9                              ; add float32x8
    272  c5fc119424c0010000        vmovups ymmword ptr [rsp + 448], ymm2
    27b  c4e37d19c901              vextractf128 xmm1, ymm1, 1                           ; gep float16x8
    281  c4e27d13c9                vcvtph2ps ymm1, xmm1                                 ; cast float32x8
    286  c5fc118c2480010000        vmovups ymmword ptr [rsp + 384], ymm1
    28f  c5fc598c2480010000        vmulps ymm1, ymm0, ymmword ptr [rsp + 384]           ; mul float32x8
    298  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    29e  c4e27d13c9                vcvtph2ps ymm1, xmm1                                 ; cast float32x8
    2a3  c5fc109424e0010000        vmovups ymm2, ymmword ptr [rsp + 480]
    2ac  c5ec58c9                  vaddps ymm1, ymm2, ymm1                              ; add float32x8
    2b0  c4e37d19e201              vextractf128 xmm2, ymm4, 1                           ; gep float16x8
    2b6  c4e27d13d2                vcvtph2ps ymm2, xmm2                                 ; cast float32x8
    2bb  c5fc119424a0010000        vmovups ymmword ptr [rsp + 416], ymm2
    2c4  c5e4599424a0010000        vmulps ymm2, ymm3, ymmword ptr [rsp + 416]           ; mul float32x8
    2cd  c4e37d1dd200              vcvtps2ph xmm2, ymm2, 0                              ; cast float16x8
    2d3  c4e27d13d2                vcvtph2ps ymm2, xmm2                                 ; cast float32x8
    2d8  c5f458ca                  vaddps ymm1, ymm1, ymm2                              ; add float32x8
    2dc  c4e37d19f201              vextractf128 xmm2, ymm6, 1                           ; gep float16x8
    2e2  c4e27d13d2                vcvtph2ps ymm2, xmm2                                 ; cast float32x8
    2e7  c5d459e2                  vmulps ymm4, ymm5, ymm2                              ; mul float32x8
    2eb  c4e37d1de400              vcvtps2ph xmm4, ymm4, 0                              ; cast float16x8
    2f1  c4e27d13e4                vcvtph2ps ymm4, xmm4                                 ; cast float32x8
    2f6  c5f458cc                  vaddps ymm1, ymm1, ymm4                              ; add float32x8
    2fa  c4637d19c401              vextractf128 xmm4, ymm8, 1                           ; gep float16x8
    300  c4e27d13e4                vcvtph2ps ymm4, xmm4                                 ; cast float32x8
    305  c5c459f4                  vmulps ymm6, ymm7, ymm4                              ; mul float32x8
    309  c4e37d1df600              vcvtps2ph xmm6, ymm6, 0                              ; cast float16x8
    30f  c4e27d13f6                vcvtph2ps ymm6, xmm6                                 ; cast float32x8
    314  c5f458ce                  vaddps ymm1, ymm1, ymm6                              ; add float32x8
    318  c5fc118c24e0010000        vmovups ymmword ptr [rsp + 480], ymm1
    321  c4c17c104920              vmovups ymm1, ymmword ptr [r9 + 32]                  ; load float16x16
    327  c4e27d13f1                vcvtph2ps ymm6, xmm1                                 ; cast float32x8
    32c  c57c59c6                  vmulps ymm8, ymm0, ymm6                              ; mul float32x8
    330  c4437d1dc000              vcvtps2ph xmm8, ymm8, 0                              ; cast float16x8
    336  c4427d13c0                vcvtph2ps ymm8, xmm8                                 ; cast float32x8
    33b  c57c108c2400020000        vmovups ymm9, ymmword ptr [rsp + 512]
    344  c4413458c0                vaddps ymm8, ymm9, ymm8                              ; add float32x8
    349  c4417c104960              vmovups ymm9, ymmword ptr [r9 + 96]                  ; load float16x16
    34f  c4427d13d1                vcvtph2ps ymm10, xmm9                                ; cast float32x8
    354  c4416459da                vmulps ymm11, ymm3, ymm10                            ; mul float32x8
    359  c4437d1ddb00              vcvtps2ph xmm11, ymm11, 0                            ; cast float16x8
    35f  c4427d13db                vcvtph2ps ymm11, xmm11                               ; cast float32x8
    364  c4413c58c3                vaddps ymm8, ymm8, ymm11                             ; add float32x8
    369  c4417c1099a0000000        vmovups ymm11, ymmword ptr [r9 + 160]                ; load float16x16
    372  c4427d13e3                vcvtph2ps ymm12, xmm11                               ; cast float32x8
    377  c4415459ec                vmulps ymm13, ymm5, ymm12                            ; mul float32x8
    37c  c4437d1ded00              vcvtps2ph xmm13, ymm13, 0                            ; cast float16x8
    382  c4427d13ed                vcvtph2ps ymm13, xmm13                               ; cast float32x8
    387  c4413c58c5                vaddps ymm8, ymm8, ymm13                             ; add float32x8
    38c  c4417c10a9e0000000        vmovups ymm13, ymmword ptr [r9 + 224]                ; load float16x16
    395  c4427d13f5                vcvtph2ps ymm14, xmm13                               ; cast float32x8
    39a  c4414459fe                vmulps ymm15, ymm7, ymm14                            ; mul float32x8
    39f  c4437d1dff00              vcvtps2ph xmm15, ymm15, 0                            ; cast float16x8
    3a5  c4427d13ff                vcvtph2ps ymm15, xmm15                               ; cast float32x8
    3aa  c4413c58c7                vaddps ymm8, ymm8, ymm15                             ; add float32x8
    3af  c57c11842400020000        vmovups ymmword ptr [rsp + 512], ymm8
    3b8  c4e37d19c901              vextractf128 xmm1, ymm1, 1                           ; gep float16x8
    3be  c4e27d13c9                vcvtph2ps ymm1, xmm1                                 ; cast float32x8
    3c3  c5fc59c1                  vmulps ymm0, ymm0, ymm1                              ; mul float32x8
    3c7  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    3cd  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    3d2  c57c10842420020000        vmovups ymm8, ymmword ptr [rsp + 544]
    3db  c5bc58c0                  vaddps ymm0, ymm8, ymm0                              ; add float32x8
    3df  c4437d19c801              vextractf128 xmm8, ymm9, 1                           ; gep float16x8
    3e5  c4427d13c0                vcvtph2ps ymm8, xmm8                                 ; cast float32x8
    3ea  c4c16459d8                vmulps ymm3, ymm3, ymm8                              ; mul float32x8
    3ef  c4e37d1ddb00              vcvtps2ph xmm3, ymm3, 0                              ; cast float16x8
    3f5  c4e27d13db                vcvtph2ps ymm3, xmm3                                 ; cast float32x8
    3fa  c5fc58c3                  vaddps ymm0, ymm0, ymm3                              ; add float32x8
    3fe  c4637d19db01              vextractf128 xmm3, ymm11, 1                          ; gep float16x8
    404  c4e27d13db                vcvtph2ps ymm3, xmm3                                 ; cast float32x8
    409  c5d459eb                  vmulps ymm5, ymm5, ymm3                              ; mul float32x8
    40d  c4e37d1ded00              vcvtps2ph xmm5, ymm5, 0                              ; cast float16x8
    413  c4e27d13ed                vcvtph2ps ymm5, xmm5                                 ; cast float32x8
    418  c5fc58c5                  vaddps ymm0, ymm0, ymm5                              ; add float32x8
    41c  c4637d19ed01              vextractf128 xmm5, ymm13, 1                          ; gep float16x8
    422  c4e27d13ed                vcvtph2ps ymm5, xmm5                                 ; cast float32x8
    427  c5c459fd                  vmulps ymm7, ymm7, ymm5                              ; mul float32x8
    42b  c4e37d1dff00              vcvtps2ph xmm7, ymm7, 0                              ; cast float16x8
    431  c4e27d13ff                vcvtph2ps ymm7, xmm7                                 ; cast float32x8
    436  c5fc58c7                  vaddps ymm0, ymm0, ymm7                              ; add float32x8
    43a  c5fc11842420020000        vmovups ymmword ptr [rsp + 544], ymm0
    443  440fb754f140              movzx r10d, word ptr [rcx + rsi*8 + 64]              ; load float16
    449  c4c1796ec2                vmovd xmm0, r10d
    44e  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    453  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    458  c5fc59bc2400010000        vmulps ymm7, ymm0, ymmword ptr [rsp + 256]           ; mul float32x8
    461  c4e37d1dff00              vcvtps2ph xmm7, ymm7, 0                              ; cast float16x8
    467  c4e27d13ff                vcvtph2ps ymm7, xmm7                                 ; cast float32x8
    46c  c57c108c2440020000        vmovups ymm9, ymmword ptr [rsp + 576]
    475  c5b458ff                  vaddps ymm7, ymm9, ymm7                              ; add float32x8
    479  440fb754f142              movzx r10d, word ptr [rcx + rsi*8 + 66]              ; load float16
    47f  c441796eca                vmovd xmm9, r10d
    484  c4427913c9                vcvtph2ps xmm9, xmm9                                 ; cast float32
    489  c4427d58c9                vpbroadcastd ymm9, xmm9                              ; vectorize float32x8
    48e  c534599c2420010000        vmulps ymm11, ymm9, ymmword ptr [rsp + 288]          ; mul float32x8
    497  c4437d1ddb00              vcvtps2ph xmm11, ymm11, 0                            ; cast float16x8
    49d  c4427d13db                vcvtph2ps ymm11, xmm11                               ; cast float32x8
    4a2  c4c14458fb                vaddps ymm7, ymm7, ymm11                             ; add float32x8
    4a7  440fb754f144              movzx r10d, word ptr [rcx + rsi*8 + 68]              ; load float16
    4ad  c441796eda                vmovd xmm11, r10d
    4b2  c4427913db                vcvtph2ps xmm11, xmm11                               ; cast float32
    4b7  c4427d58db                vpbroadcastd ymm11, xmm11                            ; vectorize float32x8
    4bc  c52459ac2440010000        vmulps ymm13, ymm11, ymmword ptr [rsp + 320]         ; mul float32x8
    4c5  c4437d1ded00              vcvtps2ph xmm13, ymm13, 0                            ; cast float16x8
    4cb  c4427d13ed                vcvtph2ps ymm13, xmm13                               ; cast float32x8
    4d0  c4c14458fd                vaddps ymm7, ymm7, ymm13                             ; add float32x8
    4d5  440fb754f146              movzx r10d, word ptr [rcx + rsi*8 + 70]              ; load float16
    4db  c441796eea                vmovd xmm13, r10d
    4e0  c4427913ed                vcvtph2ps xmm13, xmm13                               ; cast float32
    4e5  c4427d58ed                vpbroadcastd ymm13, xmm13                            ; vectorize float32x8
    4ea  c51459bc2460010000        vmulps ymm15, ymm13, ymmword ptr [rsp + 352]         ; mul float32x8
    4f3  c4437d1dff00              vcvtps2ph xmm15, ymm15, 0                            ; cast float16x8
    4f9  c4427d13ff                vcvtph2ps ymm15, xmm15                               ; cast float32x8
    4fe  c4c14458ff                vaddps ymm7, ymm7, ymm15                             ; add float32x8
    503  c5fc11bc2440020000        vmovups ymmword ptr [rsp + 576], ymm7
    50c  c5fc59bc2480010000        vmulps ymm7, ymm0, ymmword ptr [rsp + 384]           ; mul float32x8
    515  c4e37d1dff00              vcvtps2ph xmm7, ymm7, 0                              ; cast float16x8
    51b  c4e27d13ff                vcvtph2ps ymm7, xmm7                                 ; cast float32x8
    520  c57c10bc2460020000        vmovups ymm15, ymmword ptr [rsp + 608]
    529  c58458ff                  vaddps ymm7, ymm15, ymm7                             ; add float32x8
    52d  c53459bc24a0010000        vmulps ymm15, ymm9, ymmword ptr [rsp + 416]          ; mul float32x8
    536  c4437d1dff00              vcvtps2ph xmm15, ymm15, 0                            ; cast float16x8
    53c  c4427d13ff                vcvtph2ps ymm15, xmm15                               ; cast float32x8
    541  c4c14458ff                vaddps ymm7, ymm7, ymm15                             ; add float32x8
    546  c5a459d2                  vmulps ymm2, ymm11, ymm2                             ; mul float32x8
    54a  c4e37d1dd200              vcvtps2ph xmm2, ymm2, 0                              ; cast float16x8
    550  c4e27d13d2                vcvtph2ps ymm2, xmm2                                 ; cast float32x8
    555  c5c458d2                  vaddps ymm2, ymm7, ymm2                              ; add float32x8
    559  c59459e4                  vmulps ymm4, ymm13, ymm4                             ; mul float32x8
    55d  c4e37d1de400              vcvtps2ph xmm4, ymm4, 0                              ; cast float16x8
    563  c4e27d13e4                vcvtph2ps ymm4, xmm4                                 ; cast float32x8
    568  c5ec58d4                  vaddps ymm2, ymm2, ymm4                              ; add float32x8
    56c  c5fc11942460020000        vmovups ymmword ptr [rsp + 608], ymm2
    575  c5fc59d6                  vmulps ymm2, ymm0, ymm6                              ; mul float32x8
    579  c4e37d1dd200              vcvtps2ph xmm2, ymm2, 0                              ; cast float16x8
    57f  c4e27d13d2                vcvtph2ps ymm2, xmm2                                 ; cast float32x8
    584  c5fc10a42480020000        vmovups ymm4, ymmword ptr [rsp + 640]
    58d  c5dc58d2                  vaddps ymm2, ymm4, ymm2                              ; add float32x8
    591  c4c13459e2                vmulps ymm4, ymm9, ymm10                             ; mul float32x8
    596  c4e37d1de400              vcvtps2ph xmm4, ymm4, 0                              ; cast float16x8
    59c  c4e27d13e4                vcvtph2ps ymm4, xmm4                                 ; cast float32x8
    5a1  c5ec58d4                  vaddps ymm2, ymm2, ymm4                              ; add float32x8
    5a5  c4c12459e4                vmulps ymm4, ymm11, ymm12                            ; mul float32x8
    5aa  c4e37d1de400              vcvtps2ph xmm4, ymm4, 0                              ; cast float16x8
    5b0  c4e27d13e4                vcvtph2ps ymm4, xmm4                                 ; cast float32x8
    5b5  c5ec58d4                  vaddps ymm2, ymm2, ymm4                              ; add float32x8
    5b9  c4c11459e6                vmulps ymm4, ymm13, ymm14                            ; mul float32x8
    5be  c4e37d1de400              vcvtps2ph xmm4, ymm4, 0                              ; cast float16x8
    5c4  c4e27d13e4                vcvtph2ps ymm4, xmm4                                 ; cast float32x8
    5c9  c5ec58d4                  vaddps ymm2, ymm2, ymm4                              ; add float32x8
    5cd  c5fc11942480020000        vmovups ymmword ptr [rsp + 640], ymm2
    5d6  c5fc59c1                  vmulps ymm0, ymm0, ymm1                              ; mul float32x8
    5da  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    5e0  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    5e5  c5fc108c24a0020000        vmovups ymm1, ymmword ptr [rsp + 672]
    5ee  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    5f2  c4c13459c8                vmulps ymm1, ymm9, ymm8                              ; mul float32x8
    5f7  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    5fd  c4e27d13c9                vcvtph2ps ymm1, xmm1                                 ; cast float32x8
    602  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    606  c5a459cb                  vmulps ymm1, ymm11, ymm3                             ; mul float32x8
    60a  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    610  c4e27d13c9                vcvtph2ps ymm1, xmm1                                 ; cast float32x8
    615  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    619  c59459cd                  vmulps ymm1, ymm13, ymm5                             ; mul float32x8
    61d  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    623  c4e27d13c9                vcvtph2ps ymm1, xmm1                                 ; cast float32x8
    628  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    62c  c5fc118424a0020000        vmovups ymmword ptr [rsp + 672], ymm0
    635  4981c100010000            add r9, 256                                          ; end void
    63c  83c601                    add esi, 1
    63f  83fe08                    cmp esi, 8
    642  0f8c18fbffff              jl loop_160
    648  c5fc108424c0010000        vmovups ymm0, ymmword ptr [rsp + 448]
    651  c5fc110424                vmovups ymmword ptr [rsp], ymm0
    656  c5fc108424e0010000        vmovups ymm0, ymmword ptr [rsp + 480]
    65f  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
    665  c5fc10842400020000        vmovups ymm0, ymmword ptr [rsp + 512]
    66e  c5fc11442440              vmovups ymmword ptr [rsp + 64], ymm0
    674  c5fc10842420020000        vmovups ymm0, ymmword ptr [rsp + 544]
    67d  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
    683  c5fc10842440020000        vmovups ymm0, ymmword ptr [rsp + 576]
    68c  c5fc11842480000000        vmovups ymmword ptr [rsp + 128], ymm0
    695  c5fc10842460020000        vmovups ymm0, ymmword ptr [rsp + 608]
    69e  c5fc118424a0000000        vmovups ymmword ptr [rsp + 160], ymm0
    6a7  c5fc10842480020000        vmovups ymm0, ymmword ptr [rsp + 640]
    6b0  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
    6b9  c5fc108424a0020000        vmovups ymm0, ymmword ptr [rsp + 672]
    6c2  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
done_6cb:
    6cb  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    6d0  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    6d6  c5fc104c2420              vmovups ymm1, ymmword ptr [rsp + 32]
    6dc  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    6e2  c4e37d18c101              vinsertf128 ymm0, ymm0, xmm1, 1                      ; vectorize float16x16
    6e8  c5fc1100                  vmovups ymmword ptr [rax], ymm0                      ; store void
    6ec  c5fc10442440              vmovups ymm0, ymmword ptr [rsp + 64]
    6f2  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    6f8  c5fc104c2460              vmovups ymm1, ymmword ptr [rsp + 96]
    6fe  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    704  c4e37d18c101              vinsertf128 ymm0, ymm0, xmm1, 1                      ; vectorize float16x16
    70a  c5fc114020                vmovups ymmword ptr [rax + 32], ymm0                 ; store void
    70f  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    718  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    71e  c5fc108c24a0000000        vmovups ymm1, ymmword ptr [rsp + 160]
    727  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    72d  c4e37d18c101              vinsertf128 ymm0, ymm0, xmm1, 1                      ; vectorize float16x16
    733  c5fc114040                vmovups ymmword ptr [rax + 64], ymm0                 ; store void
    738  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    741  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    747  c5fc108c24e0000000        vmovups ymm1, ymmword ptr [rsp + 224]
    750  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    756  c4e37d18c101              vinsertf128 ymm0, ymm0, xmm1, 1                      ; vectorize float16x16
    75c  c5fc114060                vmovups ymmword ptr [rax + 96], ymm0                 ; store void
    761  4881c080000000            add rax, 128                                         ; end void
    768  4881c180000000            add rcx, 128
    76f  4183c001                  add r8d, 1
    773  443bc2                    cmp r8d, edx
    776  0f8cc4f8ffff              jl loop_40
done_77c:
    77c  c5f877                    vzeroupper                                           ; sink void
    77f  488ba424c0020000          mov rsp, qword ptr [rsp + 704]
    787  c3                        ret                                                  ; sink void
