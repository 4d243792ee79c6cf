gemm:
      0  488bc4                    mov rax, rsp
      3  4881ec20020000            sub rsp, 544
      a  4883e4c0                  and rsp, -64
      e  48898424e0010000          mov qword ptr [rsp + 480], rax
     16  b800000000                mov eax, 0
     1b  488b0f                    mov rcx, qword ptr [rdi]
     1e  4c8b4708                  mov r8, qword ptr [rdi + 8]                          ; define_global ptr<float16, global, 1024>
     22  488b7f10                  mov rdi, qword ptr [rdi + 16]                        ; define_global ptr<float16, global, 1024>
     26  4c8bce                    mov r9, rsi                                          ; range int32
     29  3bf2                      cmp esi, edx
     2b  0f8de0050000              jge done_611
     31  48c1e607                  shl rsi, 7
     35  488d0c31                  lea rcx, [rcx + rsi*1]
     39  498d3430                  lea rsi, [r8 + rsi*1]
loop_40:
     40  c4e27d5805d7050000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     49  c5fc110424                vmovups ymmword ptr [rsp], ymm0
     4e  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
     54  c5fc11442440              vmovups ymmword ptr [rsp + 64], ymm0
     5a  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
     60  c5fc11842480000000        vmovups ymmword ptr [rsp + 128], ymm0
     69  c5fc118424a0000000        vmovups ymmword ptr [rsp + 160], ymm0
     72  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
     7b  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
     84  41b800000000              mov r8d, 0                                           ; range int32
     8a  4c8bd7                    mov r10, rdi
loop_a0:
     a0  460fb71cc6                movzx r11d, word ptr [rsi + r8*8]                    ; load float16
     a5  c441796ecb                vmovd xmm9, r11d
     aa  c4427913c9                vcvtph2ps xmm9, xmm9                                 ; cast float32
     af  c4427d58c9                vpbroadcastd ymm9, xmm9                              ; vectorize float32x8
     b4  c4417c1012                vmovups ymm10, ymmword ptr [r10]                     ; load float16x16
     b9  c4c27d13c2                vcvtph2ps ymm0, xmm10                                ; cast float32x8
     be  c5fc11842400010000        vmovups ymmword ptr [rsp + 256], ymm0
     c7  c53459a42400010000        vmulps ymm12, ymm9, ymmword ptr [rsp + 256]          ; mul float32x8
     d0  c4437d1de400              vcvtps2ph xmm12, ymm12, 0                            ; cast float16x8
     d6  c4427d13e4                vcvtph2ps ymm12, xmm12                               ; cast float32x8
     db  460fb75cc602              movzx r11d, word ptr [rsi + r8*8 + 2]                ; load float16
     e1  c441796eeb                vmovd xmm13, r11d
     e6  c4427913ed                vcvtph2ps xmm13, xmm13                               ; cast float32
     eb  c4427d58ed                vpbroadcastd ymm13, xmm13                            ; vectorize float32x8
     f0  c4417c107240              vmovups ymm14, ymmword ptr [r10 + 64]                ; load float16x16
     f6  c4c27d13c6                vcvtph2ps ymm0, xmm14                                ; cast float32x8
     fb  c5fc11842420010000        vmovups ymmword ptr [rsp + 288], ymm0
    104  c59459842420010000        vmulps ymm0, ymm13, ymmword ptr [rsp + 288]          ; mul float32x8
    10d  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    113  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    118  c59c58c0                  vaddps ymm0, ymm12, ymm0                             ; add float32x8
    11c  460fb75cc604              movzx r11d, word ptr [rsi + r8*8 + 4]                ; load float16
    122  c441796ee3                vmovd xmm12, r11d
    127  c4427913e4                vcvtph2ps xmm12, xmm12                               ; cast float32
    12c  c4427d58e4                vpbroadcastd ymm12, xmm12                            ; vectorize float32x8
    131  c4c17c10ba80000000        vmovups ymm7, ymmword ptr [r10 + 128]                ; load float16x16
    13a  c4e27d13cf                vcvtph2ps ymm1, xmm7                                 ; cast float32x8
    13f  c5fc118c2440010000        vmovups ymmword ptr [rsp + 320], ymm1
    148  c59c59ac2440010000        vmulps ymm5, ymm12, ymmword ptr [rsp + 320]          ; mul float32x8
    151  c4e37d1ded00              vcvtps2ph xmm5, ymm5, 0                              ; cast float16x8
    157  c4e27d13ed                vcvtph2ps ymm5, xmm5                                 ; cast float32x8
    15c  460fb75cc606              movzx r11d, word ptr [rsi + r8*8 + 6]                ; load float16
    162  c4c1796ef3                vmovd xmm6, r11d
    167  c4e27913f6                vcvtph2ps xmm6, xmm6                                 ; cast float32
    16c  c4e27d58f6                vpbroadcastd ymm6, xmm6                              ; vectorize float32x8
    171  c4c17c109ac0000000        vmovups ymm3, ymmword ptr [r10 + 192]                ; load float16x16
    17a  c4e27d13cb                vcvtph2ps ymm1, xmm3                                 ; cast float32x8
    17f  c5fc118c2460010000        vmovups ymmword ptr [rsp + 352], ymm1
    188  c5cc598c2460010000        vmulps ymm1, ymm6, ymmword ptr [rsp + 352]           ; mul float32x8
    191  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    197  c4e27d13c9                vcvtph2ps ymm1, xmm1                                 ; cast float32x8
    19c  c5d458c9                  vaddps ymm1, ymm5, ymm1                              ; add float32x8
    1a0  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    1a4  c5fc580424                vaddps ymm0, ymm0, ymmword ptr [rsp]                 ; add float32x8
    1a9  c5fc110424                vmovups ymmword ptr [rsp], ymm0
    1ae  c4637d19d001              vextractf128 xmm0, ymm10, 1                          ; gep float16x8
    1b4  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    1b9  c5fc11842480010000        vmovups ymmword ptr [rsp + 384], ymm0
    1c2  c5b4598c2480010000        vmulps ymm1, ymm9, ymmword ptr [rsp + 384]           ; mul float32x8
    1cb  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    1d1  c4e27d13c9                vcvtph2ps ymm1, xmm1                                 ; cast float32x8
    1d6  c4637d19f501              vextractf128 xmm5, ymm14, 1                          ; gep float16x8
    1dc  c4e27d13c5                vcvtph2ps ymm0, xmm5                                 ; cast float32x8
    1e1  c5fc118424a0010000        vmovups ymmword ptr [rsp + 416], ymm0
    1ea  c514599424a0010000        vmulps ymm10, ymm13, ymmword ptr [rsp + 416]         ; mul float32x8
    1f3  c4437d1dd200              vcvtps2ph xmm10, ymm10, 0                            ; cast float16x8
    1f9  c4427d13d2                vcvtph2ps ymm10, xmm10                               ; cast float32x8
    1fe  c4c17458ca                vaddps ymm1, ymm1, ymm10                             ; add float32x8
    203  c4e37d19ff01              vextractf128 xmm7, ymm7, 1                           ; gep float16x8
    209  c4e27d13c7                vcvtph2ps ymm0, xmm7                                 ; cast float32x8
    20e  c5fc118424c0010000        vmovups ymmword ptr [rsp + 448], ymm0
    217  c51c599424c0010000        vmulps ymm10, ymm12, ymmword ptr [rsp + 448]         ; mul float32x8
    220  c4437d1dd200              vcvtps2ph xmm10, ymm10, 0                            ; cast float16x8
    226  c4427d13d2                vcvtph2ps ymm10, xmm10                               ; cast float32x8
    22b  c4e37d19db01              vextractf128 xmm3, ymm3, 1                           ; gep float16x8
    231  c4e27d13db                vcvtph2ps ymm3, xmm3                                 ; cast float32x8
    236  c54c59f3                  vmulps ymm14, ymm6, ymm3                             ; mul float32x8
    23a  c4437d1df600              vcvtps2ph xmm14, ymm14, 0                            ; cast float16x8
    240  c4427d13f6                vcvtph2ps ymm14, xmm14                               ; cast float32x8
    245  c4412c58d6                vaddps ymm10, ymm10, ymm14                           ; add float32x8
    24a  c4c17458ca                vaddps ymm1, ymm1, ymm10                             ; add float32x8
    24f  c5f458442420              vaddps ymm0, ymm1, ymmword ptr [rsp + 32]            ; add float32x8
    255  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
    25b  c4c17c104a20              vmovups ymm1, ymmword ptr [r10 + 32]                 ; load float16x16
    261  c4627d13d1                vcvtph2ps ymm10, xmm1                                ; cast float32x8
    266  c4413459f2                vmulps ymm14, ymm9, ymm10                            ; mul float32x8
    26b  c4437d1df600              vcvtps2ph xmm14, ymm14, 0                            ; cast float16x8
    271  c4427d13f6                vcvtph2ps ymm14, xmm14                               ; cast float32x8
    276  c4c17c105260              vmovups ymm2, ymmword ptr [r10 + 96]                 ; load float16x16
    27c  c4627d13da                vcvtph2ps ymm11, xmm2                                ; cast float32x8
    281  c4411459fb                vmulps ymm15, ymm13, ymm11                           ; mul float32x8
    286  c4437d1dff00              vcvtps2ph xmm15, ymm15, 0                            ; cast float16x8
    28c  c4427d13ff                vcvtph2ps ymm15, xmm15                               ; cast float32x8
    291  c4410c58f7                vaddps ymm14, ymm14, ymm15                           ; add float32x8
    296  c4417c10baa0000000        vmovups ymm15, ymmword ptr [r10 + 160]               ; load float16x16
    29f  c4427d13c7                vcvtph2ps ymm8, xmm15                                ; cast float32x8
    2a4  c4c11c59e0                vmulps ymm4, ymm12, ymm8                             ; mul float32x8
    2a9  c4e37d1de400              vcvtps2ph xmm4, ymm4, 0                              ; cast float16x8
    2af  c4e27d13e4                vcvtph2ps ymm4, xmm4                                 ; cast float32x8
    2b4  c4c17c1082e0000000        vmovups ymm0, ymmword ptr [r10 + 224]                ; load float16x16
    2bd  c4e27d13e8                vcvtph2ps ymm5, xmm0                                 ; cast float32x8
    2c2  c5cc59fd                  vmulps ymm7, ymm6, ymm5                              ; mul float32x8
    2c6  c4e37d1dff00              vcvtps2ph xmm7, ymm7, 0                              ; cast float16x8
    2cc  c4e27d13ff                vcvtph2ps ymm7, xmm7                                 ; cast float32x8
    2d1  c5dc58e7                  vaddps ymm4, ymm4, ymm7                              ; add float32x8
    2d5  c58c58e4                  vaddps ymm4, ymm14, ymm4                             ; add float32x8
    2d9  c5dc58642440              vaddps ymm4, ymm4, ymmword ptr [rsp + 64]            ; add float32x8
    2df  c5fc11642440              vmovups ymmword ptr [rsp + 64], ymm4
    2e5  c4e37d19c901              vextractf128 xmm1, ymm1, 1                           ; gep float16x8
    2eb  c4e27d13c9                vcvtph2ps ymm1, xmm1                                 ; cast float32x8
    2f0  c5b459e1                  vmulps ymm4, ymm9, ymm1                              ; mul float32x8
    2f4  c4e37d1de400              vcvtps2ph xmm4, ymm4, 0                              ; cast float16x8
    2fa  c4e27d13e4                vcvtph2ps ymm4, xmm4                                 ; cast float32x8
    2ff  c4e37d19d201              vextractf128 xmm2, ymm2, 1                           ; gep float16x8
    305  c4e27d13d2                vcvtph2ps ymm2, xmm2                                 ; cast float32x8
    30a  c59459fa                  vmulps ymm7, ymm13, ymm2                             ; mul float32x8
    30e  c4e37d1dff00              vcvtps2ph xmm7, ymm7, 0                              ; cast float16x8
    314  c4e27d13ff                vcvtph2ps ymm7, xmm7                                 ; cast float32x8
    319  c5dc58e7                  vaddps ymm4, ymm4, ymm7                              ; add float32x8
    31d  c4637d19ff01              vextractf128 xmm7, ymm15, 1                          ; gep float16x8
    323  c4e27d13ff                vcvtph2ps ymm7, xmm7                                 ; cast float32x8
    328  c51c59cf                  vmulps ymm9, ymm12, ymm7                             ; mul float32x8
    32c  c4437d1dc900              vcvtps2ph xmm9, ymm9, 0                              ; cast float16x8
    332  c4427d13c9                vcvtph2ps ymm9, xmm9                                 ; cast float32x8
    337  c4e37d19c001              vextractf128 xmm0, ymm0, 1                           ; gep float16x8
    33d  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    342  c5cc59f0                  vmulps ymm6, ymm6, ymm0                              ; mul float32x8
    346  c4e37d1df600              vcvtps2ph xmm6, ymm6, 0                              ; cast float16x8
    34c  c4e27d13f6                vcvtph2ps ymm6, xmm6                                 ; cast float32x8
    351  c5b458f6                  vaddps ymm6, ymm9, ymm6                              ; add float32x8
    355  c5dc58e6                  vaddps ymm4, ymm4, ymm6                              ; add float32x8
    359  c5dc58642460              vaddps ymm4, ymm4, ymmword ptr [rsp + 96]            ; add float32x8
    35f  c5fc11642460              vmovups ymmword ptr [rsp + 96], ymm4
    365  460fb75cc640              movzx r11d, word ptr [rsi + r8*8 + 64]               ; load float16
    36b  c4c1796ee3                vmovd xmm4, r11d
    370  c4e27913e4                vcvtph2ps xmm4, xmm4                                 ; cast float32
    375  c4e27d58e4                vpbroadcastd ymm4, xmm4                              ; vectorize float32x8
    37a  c5dc59b42400010000        vmulps ymm6, ymm4, ymmword ptr [rsp + 256]           ; mul float32x8
    383  c4e37d1df600              vcvtps2ph xmm6, ymm6, 0                              ; cast float16x8
    389  c4e27d13f6                vcvtph2ps ymm6, xmm6                                 ; cast float32x8
    38e  460fb75cc642              movzx r11d, word ptr [rsi + r8*8 + 66]               ; load float16
    394  c441796ecb                vmovd xmm9, r11d
    399  c4427913c9                vcvtph2ps xmm9, xmm9                                 ; cast float32
    39e  c4427d58c9                vpbroadcastd ymm9, xmm9                              ; vectorize float32x8
    3a3  c53459a42420010000        vmulps ymm12, ymm9, ymmword ptr [rsp + 288]          ; mul float32x8
    3ac  c4437d1de400              vcvtps2ph xmm12, ymm12, 0                            ; cast float16x8
    3b2  c4427d13e4                vcvtph2ps ymm12, xmm12                               ; cast float32x8
    3b7  c4c14c58f4                vaddps ymm6, ymm6, ymm12                             ; add float32x8
    3bc  460fb75cc644              movzx r11d, word ptr [rsi + r8*8 + 68]               ; load float16
    3c2  c441796ee3                vmovd xmm12, r11d
    3c7  c4427913e4                vcvtph2ps xmm12, xmm12                               ; cast float32
    3cc  c4427d58e4                vpbroadcastd ymm12, xmm12                            ; vectorize float32x8
    3d1  c51c59ac2440010000        vmulps ymm13, ymm12, ymmword ptr [rsp + 320]         ; mul float32x8
    3da  c4437d1ded00              vcvtps2ph xmm13, ymm13, 0                            ; cast float16x8
    3e0  c4427d13ed                vcvtph2ps ymm13, xmm13                               ; cast float32x8
    3e5  460fb75cc646              movzx r11d, word ptr [rsi + r8*8 + 70]               ; load float16
    3eb  c441796ef3                vmovd xmm14, r11d
    3f0  c4427913f6                vcvtph2ps xmm14, xmm14                               ; cast float32
    3f5  c4427d58f6                vpbroadcastd ymm14, xmm14                            ; vectorize float32x8
    3fa  c50c59bc2460010000        vmulps ymm15, ymm14, ymmword ptr [rsp + 352]         ; mul float32x8
    403  c4437d1dff00              vcvtps2ph xmm15, ymm15, 0                            ; cast float16x8
    409  c4427d13ff                vcvtph2ps ymm15, xmm15                               ; cast float32x8
    40e  c4411458ef                vaddps ymm13, ymm13, ymm15                           ; add float32x8
    413  c4c14c58f5                vaddps ymm6, ymm6, ymm13                             ; add float32x8
    418  c5cc58b42480000000        vaddps ymm6, ymm6, ymmword ptr [rsp + 128]           ; add float32x8
    421  c5fc11b42480000000        vmovups ymmword ptr [rsp + 128], ymm6
    42a  c5dc59b42480010000        vmulps ymm6, ymm4, ymmword ptr [rsp + 384]           ; mul float32x8
    433  c4e37d1df600              vcvtps2ph xmm6, ymm6, 0                              ; cast float16x8
    439  c4e27d13f6                vcvtph2ps ymm6, xmm6                                 ; cast float32x8
    43e  c53459ac24a0010000        vmulps ymm13, ymm9, ymmword ptr [rsp + 416]          ; mul float32x8
    447  c4437d1ded00              vcvtps2ph xmm13, ymm13, 0                            ; cast float16x8
    44d  c4427d13ed                vcvtph2ps ymm13, xmm13                               ; cast float32x8
    452  c4c14c58f5                vaddps ymm6, ymm6, ymm13                             ; add float32x8
    457  c51c59ac24c0010000        vmulps ymm13, ymm12, ymmword ptr [rsp + 448]         ; mul float32x8
    460  c4437d1ded00              vcvtps2ph xmm13, ymm13, 0                            ; cast float16x8
    466  c4427d13ed                vcvtph2ps ymm13, xmm13                               ; cast float32x8
    46b  c58c59db                  vmulps ymm3, ymm14, ymm3                             ; mul float32x8
    46f  c4e37d1ddb00              vcvtps2ph xmm3, ymm3, 0                              ; cast float16x8
    475  c4e27d13db                vcvtph2ps ymm3, xmm3                                 ; cast float32x8
    47a  c59458db                  vaddps ymm3, ymm13, ymm3                             ; add float32x8
    47e  c5cc58db                  vaddps ymm3, ymm6, ymm3                              ; add float32x8
    482  c5e4589c24a0000000        vaddps ymm3, ymm3, ymmword ptr [rsp + 160]           ; add float32x8
    48b  c5fc119c24a0000000        vmovups ymmword ptr [rsp + 160], ymm3
    494  c4c15c59da                vmulps ymm3, ymm4, ymm10                             ; mul float32x8
    499  c4e37d1ddb00              vcvtps2ph xmm3, ymm3, 0                              ; cast float16x8
    49f  c4e27d13db                vcvtph2ps ymm3, xmm3                                 ; cast float32x8
    4a4  c4c13459f3                vmulps ymm6, ymm9, ymm11                             ; mul float32x8
    4a9  c4e37d1df600              vcvtps2ph xmm6, ymm6, 0                              ; cast float16x8
    4af  c4e27d13f6                vcvtph2ps ymm6, xmm6                                 ; cast float32x8
    4b4  c5e458de                  vaddps ymm3, ymm3, ymm6                              ; add float32x8
    4b8  c4c11c59f0                vmulps ymm6, ymm12, ymm8                             ; mul float32x8
    4bd  c4e37d1df600              vcvtps2ph xmm6, ymm6, 0                              ; cast float16x8
    4c3  c4e27d13f6                vcvtph2ps ymm6, xmm6                                 ; cast float32x8
    4c8  c58c59ed                  vmulps ymm5, ymm14, ymm5                             ; mul float32x8
    4cc  c4e37d1ded00              vcvtps2ph xmm5, ymm5, 0                              ; cast float16x8
    4d2  c4e27d13ed                vcvtph2ps ymm5, xmm5                                 ; cast float32x8
    4d7  c5cc58ed                  vaddps ymm5, ymm6, ymm5                              ; add float32x8
    4db  c5e458dd                  vaddps ymm3, ymm3, ymm5                              ; add float32x8
    4df  c5e4589c24c0000000        vaddps ymm3, ymm3, ymmword ptr [rsp + 192]           ; add float32x8
    4e8  c5fc119c24c0000000        vmovups ymmword ptr [rsp + 192], ymm3
    4f1  c5dc59c9                  vmulps ymm1, ymm4, ymm1                              ; mul float32x8
    4f5  c5b459d2                  vmulps ymm2, ymm9, ymm2                              ; mul float32x8
    4f9  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    4ff  c4e27d13c9                vcvtph2ps ymm1, xmm1                                 ; cast float32x8
    504  c4e37d1dd200              vcvtps2ph xmm2, ymm2, 0                              ; cast float16x8
    50a  c4e27d13d2                vcvtph2ps ymm2, xmm2                                 ; cast float32x8
    50f  c5f458ca                  vaddps ymm1, ymm1, ymm2                              ; add float32x8
    513  c59c59d7                  vmulps ymm2, ymm12, ymm7                             ; mul float32x8
    517  c58c59c0                  vmulps ymm0, ymm14, ymm0                             ; mul float32x8
    51b  c4e37d1dd200              vcvtps2ph xmm2, ymm2, 0                              ; cast float16x8
    521  c4e27d13d2                vcvtph2ps ymm2, xmm2                                 ; cast float32x8
    526  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    52c  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    531  c5ec58c0                  vaddps ymm0, ymm2, ymm0                              ; add float32x8
    535  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    539  c5fc588424e0000000        vaddps ymm0, ymm0, ymmword ptr [rsp + 224]           ; add float32x8
    542  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
    54b  4981c200010000            add r10, 256                                         ; end void
    552  4183c001                  add r8d, 1
    556  4183f808                  cmp r8d, 8
    55a  0f8c40fbffff              jl loop_a0
done_560:
    560  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    565  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    56b  c5fc104c2420              vmovups ymm1, ymmword ptr [rsp + 32]
    571  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    577  c4e37d18c101              vinsertf128 ymm0, ymm0, xmm1, 1                      ; vectorize float16x16
    57d  c5fc1101                  vmovups ymmword ptr [rcx], ymm0                      ; store void
    581  c5fc10442440              vmovups ymm0, ymmword ptr [rsp + 64]
    587  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    58d  c5fc104c2460              vmovups ymm1, ymmword ptr [rsp + 96]
    593  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    599  c4e37d18c101              vinsertf128 ymm0, ymm0, xmm1, 1                      ; vectorize float16x16
    59f  c5fc114120                vmovups ymmword ptr [rcx + 32], ymm0                 ; store void
    5a4  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    5ad  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    5b3  c5fc108c24a0000000        vmovups ymm1, ymmword ptr [rsp + 160]
    5bc  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    5c2  c4e37d18c101              vinsertf128 ymm0, ymm0, xmm1, 1                      ; vectorize float16x16
    5c8  c5fc114140                vmovups ymmword ptr [rcx + 64], ymm0                 ; store void
    5cd  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    5d6  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    5dc  c5fc108c24e0000000        vmovups ymm1, ymmword ptr [rsp + 224]
    5e5  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    5eb  c4e37d18c101              vinsertf128 ymm0, ymm0, xmm1, 1                      ; vectorize float16x16
    5f1  c5fc114160                vmovups ymmword ptr [rcx + 96], ymm0                 ; store void
    5f6  4881c180000000            add rcx, 128                                         ; end void
    5fd  4881c680000000            add rsi, 128
    604  4183c101                  add r9d, 1
    608  443bca                    cmp r9d, edx
    60b  0f8c2ffaffff              jl loop_40
done_611:
    611  c5f877                    vzeroupper                                           ; sink void
    614  488ba424e0010000          mov rsp, qword ptr [rsp + 480]
    61c  c3                        ret                                                  ; sink void
