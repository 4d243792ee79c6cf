gemm:
      0  488bc4                    mov rax, rsp
      3  4881ec20030000            sub rsp, 800
      a  4883e4c0                  and rsp, -64
      e  48898424e0020000          mov qword ptr [rsp + 736], rax
     16  b800000000                mov eax, 0
     1b  488b0f                    mov rcx, qword ptr [rdi]
     1e  4c8b4708                  mov r8, qword ptr [rdi + 8]                          ; define_global ptr<float16, global, 1024>
     22  488b7f10                  mov rdi, qword ptr [rdi + 16]                        ; define_global ptr<float16, global, 1024>
     26  4c8bce                    mov r9, rsi                                          ; range int32
     29  3bf2                      cmp esi, edx
     2b  0f8d5e070000              jge done_78f
     31  48c1e607                  shl rsi, 7
     35  488d0c31                  lea rcx, [rcx + rsi*1]
     39  498d3430                  lea rsi, [r8 + rsi*1]
loop_40:
     40  c4e27d580553070000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     49  c5fc110424                vmovups ymmword ptr [rsp], ymm0
     4e  c4e27d580545070000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     57  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
     5d  c4e27d580536070000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     66  c5fc11442440              vmovups ymmword ptr [rsp + 64], ymm0
     6c  c4e27d580527070000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     75  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
     7b  c4e27d580518070000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     84  c5fc11842480000000        vmovups ymmword ptr [rsp + 128], ymm0
     8d  c4e27d580506070000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     96  c5fc118424a0000000        vmovups ymmword ptr [rsp + 160], ymm0
     9f  c4e27d5805f4060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     a8  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
     b1  c4e27d5805e2060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     ba  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
     c3  41b800000000              mov r8d, 0                                           ; range int32
     c9  4c8bd7                    mov r10, rdi
     cc  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
     d1  c5fc118424e0010000        vmovups ymmword ptr [rsp + 480], ymm0
     da  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
     e0  c5fc11842400020000        vmovups ymmword ptr [rsp + 512], ymm0
     e9  c5fc10442440              vmovups ymm0, ymmword ptr [rsp + 64]
     ef  c5fc11842420020000        vmovups ymmword ptr [rsp + 544], ymm0
     f8  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
     fe  c5fc11842440020000        vmovups ymmword ptr [rsp + 576], ymm0
    107  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    110  c5fc11842460020000        vmovups ymmword ptr [rsp + 608], ymm0
    119  c5fc108424a0000000        vmovups ymm0, ymmword ptr [rsp + 160]
    122  c5fc11842480020000        vmovups ymmword ptr [rsp + 640], ymm0
    12b  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    134  c5fc118424a0020000        vmovups ymmword ptr [rsp + 672], ymm0
    13d  c5fc108424e0000000        vmovups ymm0, ymmword ptr [rsp + 224]
    146  c5fc118424c0020000        vmovups ymmword ptr [rsp + 704], ymm0
loop_160:
    160  460fb71cc6                movzx r11d, word ptr [rsi + r8*8]                    ; load float16
    165  c4c1796ec3                vmovd xmm0, r11d
    16a  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    16f  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    174  c4c17c100a                vmovups ymm1, ymmword ptr [r10]                      ; load float16x16
    179  c4e27d13d1                vcvtph2ps ymm2, xmm1                                 ; cast float32x8
    17e  c5fc11942400010000        vmovups ymmword ptr [rsp + 256], ymm2
    187  c5fc59942400010000        vmulps ymm2, ymm0, ymmword ptr [rsp + 256]           ; mul float32x8
    190  c4e37d1dd200              vcvtps2ph xmm2, ymm2, 0                              ; cast float16x8
    196  c4e27d13d2                vcvtph2ps ymm2, xmm2                                 ; cast float32x8
    19b  460fb75cc602              movzx r11d, word ptr [rsi + r8*8 + 2]                ; load float16
    1a1  c4c1796edb                vmovd xmm3, r11d
    1a6  c4e27913db                vcvtph2ps xmm3, xmm3                                 ; cast float32
    1ab  c4e27d58db                vpbroadcastd ymm3, xmm3                              ; vectorize float32x8
    1b0  c4c17c106240              vmovups ymm4, ymmword ptr [r10 + 64]                 ; load float16x16
    1b6  c4e27d13ec                vcvtph2ps ymm5, xmm4                                 ; cast float32x8
    1bb  c5fc11ac2420010000        vmovups ymmword ptr [rsp + 288], ymm5
    1c4  c5e459ac2420010000        vmulps ymm5, ymm3, ymmword ptr [rsp + 288]           ; mul float32x8
    1cd  c4e37d1ded00              vcvtps2ph xmm5, ymm5, 0                              ; cast float16x8
    1d3  c4e27d13ed                vcvtph2ps ymm5, xmm5                                 ; cast float32x8
    1d8  c5ec58d5                  vaddps ymm2, ymm2, ymm5                              ; add float32x8
    1dc  460fb75cc604              movzx r11d, word ptr [rsi + r8*8 + 4]                ; load float16
    1e2  c4c1796eeb                vmovd xmm5, r11d
    1e7  c4e27913ed                vcvtph2ps xmm5, xmm5                                 ; cast float32
    1ec  c4e27d58ed                vpbroadcastd ymm5, xmm5                              ; vectorize float32x8
    1f1  c4c17c10b280000000        vmovups ymm6, ymmword ptr [r10 + 128]                ; load float16x16
    1fa  c4e27d13fe                vcvtph2ps ymm7, xmm6                                 ; cast float32x8
    1ff  c5fc11bc2440010000        vmovups ymmword ptr [rsp + 320], ymm7
    208  c5d459bc2440010000        vmulps ymm7, ymm5, ymmword ptr [rsp + 320]           ; mul float32x8
    211  c4e37d1dff00              vcvtps2ph xmm7, ymm7, 0                              ; cast float16x8
    217  c4e27d13ff                vcvtph2ps ymm7, xmm7                                 ; cast float32x8
    21c  460fb75cc606              movzx r11d, word ptr [rsi + r8*8 + 6]                ; load float16
    222  c441796ec3                vmovd xmm8, r11d
    227  c4427913c0                vcvtph2ps xmm8, xmm8                                 ; cast float32
    22c  c4427d58c0                vpbroadcastd ymm8, xmm8                              ; vectorize float32x8
    231  c4417c108ac0000000        vmovups ymm9, ymmword ptr [r10 + 192]                ; load float16x16
    23a  c4427d13d1                vcvtph2ps ymm10, xmm9                                ; cast float32x8
    23f  c57c11942460010000        vmovups ymmword ptr [rsp + 352], ymm10
    248  c53c59942460010000        vmulps ymm10, ymm8, ymmword ptr [rsp + 352]          ; mul float32x8
    251  c4437d1dd200              vcvtps2ph xmm10, ymm10, 0                            ; cast float16x8
    257  c4427d13d2                vcvtph2ps ymm10, xmm10                               ; cast float32x8
    25c  c4c14458fa                vaddps ymm7, ymm7, ymm10                             ; add float32x8
    261  c5ec58d7                  vaddps ymm2, ymm2, ymm7                              ; add float32x8
    265  c5fc10bc24e0010000        vmovups ymm7, ymmword ptr [rsp + 480]
    26e  c5c458fa                  vaddps ymm7, ymm7, ymm2                              ; add float32x8
    272  c5fc11bc24e0010000        vmovups ymmword ptr [rsp + 480], ymm7
    27b  c4e37d19c901              vextractf128 xmm1, ymm1, 1                           ; gep float16x8
    281  c4e27d13c9                vcvtph2ps ymm1, xmm1                                 ; cast float32x8
    286  c5fc118c2480010000        vmovups ymmword ptr [rsp + 384], ymm1
    28f  c5fc598c2480010000        vmulps ymm1, ymm0, ymmword ptr [rsp + 384]           ; mul float32x8
    298  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    29e  c4e27d13c9                vcvtph2ps ymm1, xmm1                                 ; cast float32x8
    2a3  c4e37d19e201              vextractf128 xmm2, ymm4, 1                           ; gep float16x8
    2a9  c4e27d13d2                vcvtph2ps ymm2, xmm2                                 ; cast float32x8
    2ae  c5fc119424a0010000        vmovups ymmword ptr [rsp + 416], ymm2
    2b7  c5e4599424a0010000        vmulps ymm2, ymm3, ymmword ptr [rsp + 416]           ; mul float32x8
    2c0  c4e37d1dd200              vcvtps2ph xmm2, ymm2, 0                              ; cast float16x8
    2c6  c4e27d13d2                vcvtph2ps ymm2, xmm2                                 ; cast float32x8
    2cb  c5f458ca                  vaddps ymm1, ymm1, ymm2                              ; add float32x8
    2cf  c4e37d19f201              vextractf128 xmm2, ymm6, 1                           ; gep float16x8
    2d5  c4e27d13d2                vcvtph2ps ymm2, xmm2                                 ; cast float32x8
    2da  c5fc119424c0010000        vmovups ymmword ptr [rsp + 448], ymm2
    2e3  c5d4599424c0010000        vmulps ymm2, ymm5, ymmword ptr [rsp + 448]           ; mul float32x8
    2ec  c4e37d1dd200              vcvtps2ph xmm2, ymm2, 0                              ; cast float16x8
    2f2  c4e27d13d2                vcvtph2ps ymm2, xmm2                                 ; cast float32x8
    2f7  c4637d19cc01              vextractf128 xmm4, ymm9, 1                           ; gep float16x8
    2fd  c4e27d13e4                vcvtph2ps ymm4, xmm4                                 ; cast float32x8
    302  c5bc59f4                  vmulps ymm6, ymm8, ymm4                              ; mul float32x8
    306  c4e37d1df600              vcvtps2ph xmm6, ymm6, 0                              ; cast float16x8
    30c  c4e27d13f6                vcvtph2ps ymm6, xmm6                                 ; cast float32x8
    311  c5ec58d6                  vaddps ymm2, ymm2, ymm6                              ; add float32x8
    315  c5f458ca                  vaddps ymm1, ymm1, ymm2                              ; add float32x8
    319  c5fc10942400020000        vmovups ymm2, ymmword ptr [rsp + 512]
    322  c5ec58d1                  vaddps ymm2, ymm2, ymm1                              ; add float32x8
    326  c5fc11942400020000        vmovups ymmword ptr [rsp + 512], ymm2
    32f  c4c17c104a20              vmovups ymm1, ymmword ptr [r10 + 32]                 ; load float16x16
    335  c4e27d13d1                vcvtph2ps ymm2, xmm1                                 ; cast float32x8
    33a  c5fc59f2                  vmulps ymm6, ymm0, ymm2                              ; mul float32x8
    33e  c4e37d1df600              vcvtps2ph xmm6, ymm6, 0                              ; cast float16x8
    344  c4e27d13f6                vcvtph2ps ymm6, xmm6                                 ; cast float32x8
    349  c4c17c107a60              vmovups ymm7, ymmword ptr [r10 + 96]                 ; load float16x16
    34f  c4627d13cf                vcvtph2ps ymm9, xmm7                                 ; cast float32x8
    354  c4416459d1                vmulps ymm10, ymm3, ymm9                             ; mul float32x8
    359  c4437d1dd200              vcvtps2ph xmm10, ymm10, 0                            ; cast float16x8
    35f  c4427d13d2                vcvtph2ps ymm10, xmm10                               ; cast float32x8
    364  c4c14c58f2                vaddps ymm6, ymm6, ymm10                             ; add float32x8
    369  c4417c1092a0000000        vmovups ymm10, ymmword ptr [r10 + 160]               ; load float16x16
    372  c4427d13da                vcvtph2ps ymm11, xmm10                               ; cast float32x8
    377  c4415459e3                vmulps ymm12, ymm5, ymm11                            ; mul float32x8
    37c  c4437d1de400              vcvtps2ph xmm12, ymm12, 0                            ; cast float16x8
    382  c4427d13e4                vcvtph2ps ymm12, xmm12                               ; cast float32x8
    387  c4417c10aae0000000        vmovups ymm13, ymmword ptr [r10 + 224]               ; load float16x16
    390  c4427d13f5                vcvtph2ps ymm14, xmm13                               ; cast float32x8
    395  c4413c59fe                vmulps ymm15, ymm8, ymm14                            ; mul float32x8
    39a  c4437d1dff00              vcvtps2ph xmm15, ymm15, 0                            ; cast float16x8
    3a0  c4427d13ff                vcvtph2ps ymm15, xmm15                               ; cast float32x8
    3a5  c4411c58e7                vaddps ymm12, ymm12, ymm15                           ; add float32x8
    3aa  c4c14c58f4                vaddps ymm6, ymm6, ymm12                             ; add float32x8
    3af  c57c10a42420020000        vmovups ymm12, ymmword ptr [rsp + 544]
    3b8  c51c58e6                  vaddps ymm12, ymm12, ymm6                            ; add float32x8
    3bc  c57c11a42420020000        vmovups ymmword ptr [rsp + 544], ymm12
    3c5  c4e37d19c901              vextractf128 xmm1, ymm1, 1                           ; gep float16x8
    3cb  c4e27d13c9                vcvtph2ps ymm1, xmm1                                 ; cast float32x8
    3d0  c5fc59c1                  vmulps ymm0, ymm0, ymm1                              ; mul float32x8
    3d4  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    3da  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    3df  c4e37d19fe01              vextractf128 xmm6, ymm7, 1                           ; gep float16x8
    3e5  c4e27d13f6                vcvtph2ps ymm6, xmm6                                 ; cast float32x8
    3ea  c5e459de                  vmulps ymm3, ymm3, ymm6                              ; mul float32x8
    3ee  c4e37d1ddb00              vcvtps2ph xmm3, ymm3, 0                              ; cast float16x8
    3f4  c4e27d13db                vcvtph2ps ymm3, xmm3                                 ; cast float32x8
    3f9  c5fc58c3                  vaddps ymm0, ymm0, ymm3                              ; add float32x8
    3fd  c4637d19d301              vextractf128 xmm3, ymm10, 1                          ; gep float16x8
    403  c4e27d13db                vcvtph2ps ymm3, xmm3                                 ; cast float32x8
    408  c5d459eb                  vmulps ymm5, ymm5, ymm3                              ; mul float32x8
    40c  c4e37d1ded00              vcvtps2ph xmm5, ymm5, 0                              ; cast float16x8
    412  c4e27d13ed                vcvtph2ps ymm5, xmm5                                 ; cast float32x8
    417  c4637d19ef01              vextractf128 xmm7, ymm13, 1                          ; gep float16x8
    41d  c4e27d13ff                vcvtph2ps ymm7, xmm7                                 ; cast float32x8
    422  c53c59c7                  vmulps ymm8, ymm8, ymm7                              ; mul float32x8
    426  c4437d1dc000              vcvtps2ph xmm8, ymm8, 0                              ; cast float16x8
    42c  c4427d13c0                vcvtph2ps ymm8, xmm8                                 ; cast float32x8
    431  c4c15458e8                vaddps ymm5, ymm5, ymm8                              ; add float32x8
    436  c5fc58c5                  vaddps ymm0, ymm0, ymm5                              ; add float32x8
    43a  c5fc10ac2440020000        vmovups ymm5, ymmword ptr [rsp + 576]
    443  c5d458e8                  vaddps ymm5, ymm5, ymm0                              ; add float32x8
    447  c5fc11ac2440020000        vmovups ymmword ptr [rsp + 576], ymm5
    450  460fb75cc640              movzx r11d, word ptr [rsi + r8*8 + 64]               ; load float16
    456  c4c1796ec3                vmovd xmm0, r11d
    45b  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    460  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    465  c5fc59ac2400010000        vmulps ymm5, ymm0, ymmword ptr [rsp + 256]           ; mul float32x8
    46e  c4e37d1ded00              vcvtps2ph xmm5, ymm5, 0                              ; cast float16x8
    474  c4e27d13ed                vcvtph2ps ymm5, xmm5                                 ; cast float32x8
    479  460fb75cc642              movzx r11d, word ptr [rsi + r8*8 + 66]               ; load float16
    47f  c441796ec3                vmovd xmm8, r11d
    484  c4427913c0                vcvtph2ps xmm8, xmm8                                 ; cast float32
    489  c4427d58c0                vpbroadcastd ymm8, xmm8                              ; vectorize float32x8
    48e  c53c59942420010000        vmulps ymm10, ymm8, ymmword ptr [rsp + 288]          ; mul float32x8
    497  c4437d1dd200              vcvtps2ph xmm10, ymm10, 0                            ; cast float16x8
    49d  c4427d13d2                vcvtph2ps ymm10, xmm10                               ; cast float32x8
    4a2  c4c15458ea                vaddps ymm5, ymm5, ymm10                             ; add float32x8
    4a7  460fb75cc644              movzx r11d, word ptr [rsi + r8*8 + 68]               ; load float16
    4ad  c441796ed3                vmovd xmm10, r11d
    4b2  c4427913d2                vcvtph2ps xmm10, xmm10                               ; cast float32
    4b7  c4427d58d2                vpbroadcastd ymm10, xmm10                            ; vectorize float32x8
    4bc  c52c59a42440010000        vmulps ymm12, ymm10, ymmword ptr [rsp + 320]         ; mul float32x8
    4c5  c4437d1de400              vcvtps2ph xmm12, ymm12, 0                            ; cast float16x8
    4cb  c4427d13e4                vcvtph2ps ymm12, xmm12                               ; cast float32x8
    4d0  460fb75cc646              movzx r11d, word ptr [rsi + r8*8 + 70]               ; load float16
    4d6  c441796eeb                vmovd xmm13, r11d
    4db  c4427913ed                vcvtph2ps xmm13, xmm13                               ; cast float32
    4e0  c4427d58ed                vpbroadcastd ymm13, xmm13                            ; vectorize float32x8
    4e5  c51459bc2460010000        vmulps ymm15, ymm13, ymmword ptr [rsp + 352]         ; mul float32x8
    4ee  c4437d1dff00              vcvtps2ph xmm15, ymm15, 0                            ; cast float16x8
    4f4  c4427d13ff                vcvtph2ps ymm15, xmm15                               ; cast float32x8
    4f9  c4411c58e7                vaddps ymm12, ymm12, ymm15                           ; add float32x8
    4fe  c4c15458ec                vaddps ymm5, ymm5, ymm12                             ; add float32x8
    503  c57c10a42460020000        vmovups ymm12, ymmword ptr [rsp + 608]
    50c  c51c58e5                  vaddps ymm12, ymm12, ymm5                            ; add float32x8
    510  c57c11a42460020000        vmovups ymmword ptr [rsp + 608], ymm12
    519  c5fc59ac2480010000        vmulps ymm5, ymm0, ymmword ptr [rsp + 384]           ; mul float32x8
    522  c4e37d1ded00              vcvtps2ph xmm5, ymm5, 0                              ; cast float16x8
    528  c4e27d13ed                vcvtph2ps ymm5, xmm5                                 ; cast float32x8
    52d  c53c59a424a0010000        vmulps ymm12, ymm8, ymmword ptr [rsp + 416]          ; mul float32x8
    536  c4437d1de400              vcvtps2ph xmm12, ymm12, 0                            ; cast float16x8
    53c  c4427d13e4                vcvtph2ps ymm12, xmm12                               ; cast float32x8
    541  c4c15458ec                vaddps ymm5, ymm5, ymm12                             ; add float32x8
    546  c52c59a424c0010000        vmulps ymm12, ymm10, ymmword ptr [rsp + 448]         ; mul float32x8
    54f  c4437d1de400              vcvtps2ph xmm12, ymm12, 0                            ; cast float16x8
    555  c4427d13e4                vcvtph2ps ymm12, xmm12                               ; cast float32x8
    55a  c59459e4                  vmulps ymm4, ymm13, ymm4                             ; mul float32x8
    55e  c4e37d1de400              vcvtps2ph xmm4, ymm4, 0                              ; cast float16x8
    564  c4e27d13e4                vcvtph2ps ymm4, xmm4                                 ; cast float32x8
    569  c59c58e4                  vaddps ymm4, ymm12, ymm4                             ; add float32x8
    56d  c5d458e4                  vaddps ymm4, ymm5, ymm4                              ; add float32x8
    571  c5fc10ac2480020000        vmovups ymm5, ymmword ptr [rsp + 640]
    57a  c5d458ec                  vaddps ymm5, ymm5, ymm4                              ; add float32x8
    57e  c5fc11ac2480020000        vmovups ymmword ptr [rsp + 640], ymm5
    587  c5fc59d2                  vmulps ymm2, ymm0, ymm2                              ; mul float32x8
    58b  c4e37d1dd200              vcvtps2ph xmm2, ymm2, 0                              ; cast float16x8
    591  c4e27d13d2                vcvtph2ps ymm2, xmm2                                 ; cast float32x8
    596  c4c13c59e1                vmulps ymm4, ymm8, ymm9                              ; mul float32x8
    59b  c4e37d1de400              vcvtps2ph xmm4, ymm4, 0                              ; cast float16x8
    5a1  c4e27d13e4                vcvtph2ps ymm4, xmm4                                 ; cast float32x8
    5a6  c5ec58d4                  vaddps ymm2, ymm2, ymm4                              ; add float32x8
    5aa  c4c12c59e3                vmulps ymm4, ymm10, ymm11                            ; mul float32x8
    5af  c4e37d1de400              vcvtps2ph xmm4, ymm4, 0                              ; cast float16x8
    5b5  c4e27d13e4                vcvtph2ps ymm4, xmm4                                 ; cast float32x8
    5ba  c4c11459ee                vmulps ymm5, ymm13, ymm14                            ; mul float32x8
    5bf  c4e37d1ded00              vcvtps2ph xmm5, ymm5, 0                              ; cast float16x8
    5c5  c4e27d13ed                vcvtph2ps ymm5, xmm5                                 ; cast float32x8
    5ca  c5dc58e5                  vaddps ymm4, ymm4, ymm5                              ; add float32x8
    5ce  c5ec58d4                  vaddps ymm2, ymm2, ymm4                              ; add float32x8
    5d2  c5fc10a424a0020000        vmovups ymm4, ymmword ptr [rsp + 672]
    5db  c5dc58e2                  vaddps ymm4, ymm4, ymm2                              ; add float32x8
    5df  c5fc11a424a0020000        vmovups ymmword ptr [rsp + 672], ymm4
    5e8  c5fc59c1                  vmulps ymm0, ymm0, ymm1                              ; mul float32x8
    5ec  c5bc59ce                  vmulps ymm1, ymm8, ymm6                              ; mul float32x8
    5f0  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    5f6  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    5fb  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    601  c4e27d13c9                vcvtph2ps ymm1, xmm1                                 ; cast float32x8
    606  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    60a  c5ac59cb                  vmulps ymm1, ymm10, ymm3                             ; mul float32x8
    60e  c59459d7                  vmulps ymm2, ymm13, ymm7                             ; mul float32x8
    612  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    618  c4e27d13c9                vcvtph2ps ymm1, xmm1                                 ; cast float32x8
    61d  c4e37d1dd200              vcvtps2ph xmm2, ymm2, 0                              ; cast float16x8
    623  c4e27d13d2                vcvtph2ps ymm2, xmm2                                 ; cast float32x8
    628  c5f458ca                  vaddps ymm1, ymm1, ymm2                              ; add float32x8
    62c  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    630  c5fc108c24c0020000        vmovups ymm1, ymmword ptr [rsp + 704]
    639  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    63d  c5fc118c24c0020000        vmovups ymmword ptr [rsp + 704], ymm1
    646  4981c200010000            add r10, 256                                         ; end void
    64d  4183c001                  add r8d, 1
    651  4183f808                  cmp r8d, 8
    655  0f8c05fbffff              jl loop_160
    65b  c5fc108424e0010000        vmovups ymm0, ymmword ptr [rsp + 480]
    664  c5fc110424                vmovups ymmword ptr [rsp], ymm0
    669  c5fc10842400020000        vmovups ymm0, ymmword ptr [rsp + 512]
    672  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
    678  c5fc10842420020000        vmovups ymm0, ymmword ptr [rsp + 544]
    681  c5fc11442440              vmovups ymmword ptr [rsp + 64], ymm0
    687  c5fc10842440020000        vmovups ymm0, ymmword ptr [rsp + 576]
    690  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
    696  c5fc10842460020000        vmovups ymm0, ymmword ptr [rsp + 608]
    69f  c5fc11842480000000        vmovups ymmword ptr [rsp + 128], ymm0
    6a8  c5fc10842480020000        vmovups ymm0, ymmword ptr [rsp + 640]
    6b1  c5fc118424a0000000        vmovups ymmword ptr [rsp + 160], ymm0
    6ba  c5fc108424a0020000        vmovups ymm0, ymmword ptr [rsp + 672]
    6c3  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
    6cc  c5fc108424c0020000        vmovups ymm0, ymmword ptr [rsp + 704]
    6d5  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
done_6de:
    6de  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    6e3  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    6e9  c5fc104c2420              vmovups ymm1, ymmword ptr [rsp + 32]
    6ef  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    6f5  c4e37d18c101              vinsertf128 ymm0, ymm0, xmm1, 1                      ; vectorize float16x16
    6fb  c5fc1101                  vmovups ymmword ptr [rcx], ymm0                      ; store void
    6ff  c5fc10442440              vmovups ymm0, ymmword ptr [rsp + 64]
    705  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    70b  c5fc104c2460              vmovups ymm1, ymmword ptr [rsp + 96]
    711  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    717  c4e37d18c101              vinsertf128 ymm0, ymm0, xmm1, 1                      ; vectorize float16x16
    71d  c5fc114120                vmovups ymmword ptr [rcx + 32], ymm0                 ; store void
    722  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    72b  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    731  c5fc108c24a0000000        vmovups ymm1, ymmword ptr [rsp + 160]
    73a  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    740  c4e37d18c101              vinsertf128 ymm0, ymm0, xmm1, 1                      ; vectorize float16x16
    746  c5fc114140                vmovups ymmword ptr [rcx + 64], ymm0                 ; store void
    74b  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    754  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    75a  c5fc108c24e0000000        vmovups ymm1, ymmword ptr [rsp + 224]
    763  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    769  c4e37d18c101              vinsertf128 ymm0, ymm0, xmm1, 1                      ; vectorize float16x16
    76f  c5fc114160                vmovups ymmword ptr [rcx + 96], ymm0                 ; store void
    774  4881c180000000            add rcx, 128                                         ; end void
    77b  4881c680000000            add rsi, 128
    782  4183c101                  add r9d, 1
    786  443bca                    cmp r9d, edx
    789  0f8cb1f8ffff              jl loop_40
done_78f:
    78f  c5f877                    vzeroupper                                           ; sink void
    792  488ba424e0020000          mov rsp, qword ptr [rsp + 736]
    79a  c3                        ret                                                  ; sink void
