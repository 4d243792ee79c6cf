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
     2b  0f8d40060000              jge done_671
     31  48c1e607                  shl rsi, 7
     35  488d0c31                  lea rcx, [rcx + rsi*1]
     39  498d3430                  lea rsi, [r8 + rsi*1]
loop_40:
     40  c4e27d580537060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     49  c5fc110424                vmovups ymmword ptr [rsp], ymm0
     4e  c4e27d580529060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     57  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
     5d  c4e27d58051a060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     66  c5fc11442440              vmovups ymmword ptr [rsp + 64], ymm0
     6c  c4e27d58050b060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     75  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
     7b  c4e27d5805fc050000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     84  c5fc11842480000000        vmovups ymmword ptr [rsp + 128], ymm0
     8d  c4e27d5805ea050000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     96  c5fc118424a0000000        vmovups ymmword ptr [rsp + 160], ymm0
     9f  c4e27d5805d8050000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     a8  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
     b1  c4e27d5805c6050000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     ba  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
     c3  41b800000000              mov r8d, 0                                           ; range int32
     c9  4c8bd7                    mov r10, rdi
loop_e0:
     e0  460fb71cc6                movzx r11d, word ptr [rsi + r8*8]                    ; load float16
     e5  c441796ecb                vmovd xmm9, r11d
     ea  c4427913c9                vcvtph2ps xmm9, xmm9                                 ; cast float32
     ef  c4427d58c9                vpbroadcastd ymm9, xmm9                              ; vectorize float32x8
     f4  c4417c1012                vmovups ymm10, ymmword ptr [r10]                     ; load float16x16
     f9  c4c27d13c2                vcvtph2ps ymm0, xmm10                                ; cast float32x8
     fe  c5fc11842400010000        vmovups ymmword ptr [rsp + 256], ymm0
    107  c53459a42400010000        vmulps ymm12, ymm9, ymmword ptr [rsp + 256]          ; mul float32x8
    110  c4437d1de400              vcvtps2ph xmm12, ymm12, 0                            ; cast float16x8
    116  c4427d13e4                vcvtph2ps ymm12, xmm12                               ; cast float32x8
    11b  460fb75cc602              movzx r11d, word ptr [rsi + r8*8 + 2]                ; load float16
    121  c441796eeb                vmovd xmm13, r11d
    126  c4427913ed                vcvtph2ps xmm13, xmm13                               ; cast float32
    12b  c4427d58ed                vpbroadcastd ymm13, xmm13                            ; vectorize float32x8
    130  c4417c107240              vmovups ymm14, ymmword ptr [r10 + 64]                ; load float16x16
    136  c4c27d13c6                vcvtph2ps ymm0, xmm14                                ; cast float32x8
    13b  c5fc11842420010000        vmovups ymmword ptr [rsp + 288], ymm0
    144  c59459842420010000        vmulps ymm0, ymm13, ymmword ptr [rsp + 288]          ; mul float32x8
    14d  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    153  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    158  c59c58c0                  vaddps ymm0, ymm12, ymm0                             ; add float32x8
    15c  460fb75cc604              movzx r11d, word ptr [rsi + r8*8 + 4]                ; load float16
    162  c441796ee3                vmovd xmm12, r11d
    167  c4427913e4                vcvtph2ps xmm12, xmm12                               ; cast float32
    16c  c4427d58e4                vpbroadcastd ymm12, xmm12                            ; vectorize float32x8
    171  c4c17c10ba80000000        vmovups ymm7, ymmword ptr [r10 + 128]                ; load float16x16
    17a  c4e27d13cf                vcvtph2ps ymm1, xmm7                                 ; cast float32x8
    17f  c5fc118c2440010000        vmovups ymmword ptr [rsp + 320], ymm1
    188  c59c59ac2440010000        vmulps ymm5, ymm12, ymmword ptr [rsp + 320]          ; mul float32x8
    191  c4e37d1ded00              vcvtps2ph xmm5, ymm5, 0                              ; cast float16x8
    197  c4e27d13ed                vcvtph2ps ymm5, xmm5                                 ; cast float32x8
    19c  460fb75cc606              movzx r11d, word ptr [rsi + r8*8 + 6]                ; load float16
    1a2  c4c1796ef3                vmovd xmm6, r11d
    1a7  c4e27913f6                vcvtph2ps xmm6, xmm6                                 ; cast float32
    1ac  c4e27d58f6                vpbroadcastd ymm6, xmm6                              ; vectorize float32x8
    1b1  c4c17c109ac0000000        vmovups ymm3, ymmword ptr [r10 + 192]                ; load float16x16
    1ba  c4e27d13cb                vcvtph2ps ymm1, xmm3                                 ; cast float32x8
    1bf  c5fc118c2460010000        vmovups ymmword ptr [rsp + 352], ymm1
    1c8  c5cc598c2460010000        vmulps ymm1, ymm6, ymmword ptr [rsp + 352]           ; mul float32x8
    1d1  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    1d7  c4e27d13c9                vcvtph2ps ymm1, xmm1                                 ; cast float32x8
    1dc  c5d458c9                  vaddps ymm1, ymm5, ymm1                              ; add float32x8
    1e0  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    1e4  c5fc100c24                vmovups ymm1, ymmword ptr [rsp]
    1e9  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    1ed  c5fc110c24                vmovups ymmword ptr [rsp], ymm1
    1f2  c4637d19d001              vextractf128 xmm0, ymm10, 1                          ; gep float16x8
    1f8  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    1fd  c5fc11842480010000        vmovups ymmword ptr [rsp + 384], ymm0
    206  c5b4598c2480010000        vmulps ymm1, ymm9, ymmword ptr [rsp + 384]           ; mul float32x8
    20f  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    215  c4e27d13c9                vcvtph2ps ymm1, xmm1                                 ; cast float32x8
    21a  c4637d19f501              vextractf128 xmm5, ymm14, 1                          ; gep float16x8
    220  c4e27d13c5                vcvtph2ps ymm0, xmm5                                 ; cast float32x8
    225  c5fc118424a0010000        vmovups ymmword ptr [rsp + 416], ymm0
    22e  c514599424a0010000        vmulps ymm10, ymm13, ymmword ptr [rsp + 416]         ; mul float32x8
    237  c4437d1dd200              vcvtps2ph xmm10, ymm10, 0                            ; cast float16x8
    23d  c4427d13d2                vcvtph2ps ymm10, xmm10                               ; cast float32x8
    242  c4c17458ca                vaddps ymm1, ymm1, ymm10                             ; add float32x8
    247  c4e37d19ff01              vextractf128 xmm7, ymm7, 1                           ; gep float16x8
    24d  c4e27d13c7                vcvtph2ps ymm0, xmm7                                 ; cast float32x8
    252  c5fc118424c0010000        vmovups ymmword ptr [rsp + 448], ymm0
    25b  c51c599424c0010000        vmulps ymm10, ymm12, ymmword ptr [rsp + 448]         ; mul float32x8
    264  c4437d1dd200              vcvtps2ph xmm10, ymm10, 0                            ; cast float16x8
    26a  c4427d13d2                vcvtph2ps ymm10, xmm10                               ; cast float32x8
    26f  c4e37d19db01              vextractf128 xmm3, ymm3, 1                           ; gep float16x8
    275  c4e27d13db                vcvtph2ps ymm3, xmm3                                 ; cast float32x8
    27a  c54c59f3                  vmulps ymm14, ymm6, ymm3                             ; mul float32x8
    27e  c4437d1df600              vcvtps2ph xmm14, ymm14, 0                            ; cast float16x8
    284  c4427d13f6                vcvtph2ps ymm14, xmm14                               ; cast float32x8
    289  c4412c58d6                vaddps ymm10, ymm10, ymm14                           ; add float32x8
    28e  c4c17458ca                vaddps ymm1, ymm1, ymm10                             ; add float32x8
    293  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
    299  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    29d  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
    2a3  c4c17c104a20              vmovups ymm1, ymmword ptr [r10 + 32]                 ; load float16x16
    2a9  c4627d13d1                vcvtph2ps ymm10, xmm1                                ; cast float32x8
    2ae  c4413459f2                vmulps ymm14, ymm9, ymm10                            ; mul float32x8
    2b3  c4437d1df600              vcvtps2ph xmm14, ymm14, 0                            ; cast float16x8
    2b9  c4427d13f6                vcvtph2ps ymm14, xmm14                               ; cast float32x8
    2be  c4c17c105260              vmovups ymm2, ymmword ptr [r10 + 96]                 ; load float16x16
    2c4  c4627d13da                vcvtph2ps ymm11, xmm2                                ; cast float32x8
    2c9  c4411459fb                vmulps ymm15, ymm13, ymm11                           ; mul float32x8
    2ce  c4437d1dff00              vcvtps2ph xmm15, ymm15, 0                            ; cast float16x8
    2d4  c4427d13ff                vcvtph2ps ymm15, xmm15                               ; cast float32x8
    2d9  c4410c58f7                vaddps ymm14, ymm14, ymm15                           ; add float32x8
    2de  c4417c10baa0000000        vmovups ymm15, ymmword ptr [r10 + 160]               ; load float16x16
    2e7  c4427d13c7                vcvtph2ps ymm8, xmm15                                ; cast float32x8
    2ec  c4c11c59e0                vmulps ymm4, ymm12, ymm8                             ; mul float32x8
    2f1  c4e37d1de400              vcvtps2ph xmm4, ymm4, 0                              ; cast float16x8
    2f7  c4e27d13e4                vcvtph2ps ymm4, xmm4                                 ; cast float32x8
    2fc  c4c17c1082e0000000        vmovups ymm0, ymmword ptr [r10 + 224]                ; load float16x16
    305  c4e27d13e8                vcvtph2ps ymm5, xmm0                                 ; cast float32x8
    30a  c5cc59fd                  vmulps ymm7, ymm6, ymm5                              ; mul float32x8
    30e  c4e37d1dff00              vcvtps2ph xmm7, ymm7, 0                              ; cast float16x8
    314  c4e27d13ff                vcvtph2ps ymm7, xmm7                                 ; cast float32x8
    319  c5dc58e7                  vaddps ymm4, ymm4, ymm7                              ; add float32x8
    31d  c58c58e4                  vaddps ymm4, ymm14, ymm4                             ; add float32x8
    321  c5fc107c2440              vmovups ymm7, ymmword ptr [rsp + 64]
    327  c5c458fc                  vaddps ymm7, ymm7, ymm4                              ; add float32x8
    32b  c5fc117c2440              vmovups ymmword ptr [rsp + 64], ymm7
    331  c4e37d19c901              vextractf128 xmm1, ymm1, 1                           ; gep float16x8
    337  c4e27d13c9                vcvtph2ps ymm1, xmm1                                 ; cast float32x8
    33c  c5b459e1                  vmulps ymm4, ymm9, ymm1                              ; mul float32x8
    340  c4e37d1de400              vcvtps2ph xmm4, ymm4, 0                              ; cast float16x8
    346  c4e27d13e4                vcvtph2ps ymm4, xmm4                                 ; cast float32x8
    34b  c4e37d19d201              vextractf128 xmm2, ymm2, 1                           ; gep float16x8
    351  c4e27d13d2                vcvtph2ps ymm2, xmm2                                 ; cast float32x8
    356  c59459fa                  vmulps ymm7, ymm13, ymm2                             ; mul float32x8
    35a  c4e37d1dff00              vcvtps2ph xmm7, ymm7, 0                              ; cast float16x8
    360  c4e27d13ff                vcvtph2ps ymm7, xmm7                                 ; cast float32x8
    365  c5dc58e7                  vaddps ymm4, ymm4, ymm7                              ; add float32x8
    369  c4637d19ff01              vextractf128 xmm7, ymm15, 1                          ; gep float16x8
    36f  c4e27d13ff                vcvtph2ps ymm7, xmm7                                 ; cast float32x8
    374  c51c59cf                  vmulps ymm9, ymm12, ymm7                             ; mul float32x8
    378  c4437d1dc900              vcvtps2ph xmm9, ymm9, 0                              ; cast float16x8
    37e  c4427d13c9                vcvtph2ps ymm9, xmm9                                 ; cast float32x8
    383  c4e37d19c001              vextractf128 xmm0, ymm0, 1                           ; gep float16x8
    389  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    38e  c5cc59f0                  vmulps ymm6, ymm6, ymm0                              ; mul float32x8
    392  c4e37d1df600              vcvtps2ph xmm6, ymm6, 0                              ; cast float16x8
    398  c4e27d13f6                vcvtph2ps ymm6, xmm6                                 ; cast float32x8
    39d  c5b458f6                  vaddps ymm6, ymm9, ymm6                              ; add float32x8
    3a1  c5dc58e6                  vaddps ymm4, ymm4, ymm6                              ; add float32x8
    3a5  c5fc10742460              vmovups ymm6, ymmword ptr [rsp + 96]
    3ab  c5cc58f4                  vaddps ymm6, ymm6, ymm4                              ; add float32x8
    3af  c5fc11742460              vmovups ymmword ptr [rsp + 96], ymm6
    3b5  460fb75cc640              movzx r11d, word ptr [rsi + r8*8 + 64]               ; load float16
    3bb  c4c1796ee3                vmovd xmm4, r11d
    3c0  c4e27913e4                vcvtph2ps xmm4, xmm4                                 ; cast float32
    3c5  c4e27d58e4                vpbroadcastd ymm4, xmm4                              ; vectorize float32x8
    3ca  c5dc59b42400010000        vmulps ymm6, ymm4, ymmword ptr [rsp + 256]           ; mul float32x8
    3d3  c4e37d1df600              vcvtps2ph xmm6, ymm6, 0                              ; cast float16x8
    3d9  c4e27d13f6                vcvtph2ps ymm6, xmm6                                 ; cast float32x8
    3de  460fb75cc642              movzx r11d, word ptr [rsi + r8*8 + 66]               ; load float16
    3e4  c441796ecb                vmovd xmm9, r11d
    3e9  c4427913c9                vcvtph2ps xmm9, xmm9                                 ; cast float32
    3ee  c4427d58c9                vpbroadcastd ymm9, xmm9                              ; vectorize float32x8
    3f3  c53459a42420010000        vmulps ymm12, ymm9, ymmword ptr [rsp + 288]          ; mul float32x8
    3fc  c4437d1de400              vcvtps2ph xmm12, ymm12, 0                            ; cast float16x8
    402  c4427d13e4                vcvtph2ps ymm12, xmm12                               ; cast float32x8
    407  c4c14c58f4                vaddps ymm6, ymm6, ymm12                             ; add float32x8
    40c  460fb75cc644              movzx r11d, word ptr [rsi + r8*8 + 68]               ; load float16
    412  c441796ee3                vmovd xmm12, r11d
    417  c4427913e4                vcvtph2ps xmm12, xmm12                               ; cast float32
    41c  c4427d58e4                vpbroadcastd ymm12, xmm12                            ; vectorize float32x8
    421  c51c59ac2440010000        vmulps ymm13, ymm12, ymmword ptr [rsp + 320]         ; mul float32x8
    42a  c4437d1ded00              vcvtps2ph xmm13, ymm13, 0                            ; cast float16x8
    430  c4427d13ed                vcvtph2ps ymm13, xmm13                               ; cast float32x8
    435  460fb75cc646              movzx r11d, word ptr [rsi + r8*8 + 70]               ; load float16
    43b  c441796ef3                vmovd xmm14, r11d
    440  c4427913f6                vcvtph2ps xmm14, xmm14                               ; cast float32
    445  c4427d58f6                vpbroadcastd ymm14, xmm14                            ; vectorize float32x8
    44a  c50c59bc2460010000        vmulps ymm15, ymm14, ymmword ptr [rsp + 352]         ; mul float32x8
    453  c4437d1dff00              vcvtps2ph xmm15, ymm15, 0                            ; cast float16x8
    459  c4427d13ff                vcvtph2ps ymm15, xmm15                               ; cast float32x8
    45e  c4411458ef                vaddps ymm13, ymm13, ymm15                           ; add float32x8
    463  c4c14c58f5                vaddps ymm6, ymm6, ymm13                             ; add float32x8
    468  c57c10ac2480000000        vmovups ymm13, ymmword ptr [rsp + 128]
    471  c51458ee                  vaddps ymm13, ymm13, ymm6                            ; add float32x8
    475  c57c11ac2480000000        vmovups ymmword ptr [rsp + 128], ymm13
    47e  c5dc59b42480010000        vmulps ymm6, ymm4, ymmword ptr [rsp + 384]           ; mul float32x8
    487  c4e37d1df600              vcvtps2ph xmm6, ymm6, 0                              ; cast float16x8
    48d  c4e27d13f6                vcvtph2ps ymm6, xmm6                                 ; cast float32x8
    492  c53459ac24a0010000        vmulps ymm13, ymm9, ymmword ptr [rsp + 416]          ; mul float32x8
    49b  c4437d1ded00              vcvtps2ph xmm13, ymm13, 0                            ; cast float16x8
    4a1  c4427d13ed                vcvtph2ps ymm13, xmm13                               ; cast float32x8
    4a6  c4c14c58f5                vaddps ymm6, ymm6, ymm13                             ; add float32x8
    4ab  c51c59ac24c0010000        vmulps ymm13, ymm12, ymmword ptr [rsp + 448]         ; mul float32x8
    4b4  c4437d1ded00              vcvtps2ph xmm13, ymm13, 0                            ; cast float16x8
    4ba  c4427d13ed                vcvtph2ps ymm13, xmm13                               ; cast float32x8
    4bf  c58c59db                  vmulps ymm3, ymm14, ymm3                             ; mul float32x8
    4c3  c4e37d1ddb00              vcvtps2ph xmm3, ymm3, 0                              ; cast float16x8
    4c9  c4e27d13db                vcvtph2ps ymm3, xmm3                                 ; cast float32x8
    4ce  c59458db                  vaddps ymm3, ymm13, ymm3                             ; add float32x8
    4d2  c5cc58db                  vaddps ymm3, ymm6, ymm3                              ; add float32x8
    4d6  c5fc10b424a0000000        vmovups ymm6, ymmword ptr [rsp + 160]
    4df  c5cc58f3                  vaddps ymm6, ymm6, ymm3                              ; add float32x8
    4e3  c5fc11b424a0000000        vmovups ymmword ptr [rsp + 160], ymm6
    4ec  c4c15c59da                vmulps ymm3, ymm4, ymm10                             ; mul float32x8
    4f1  c4e37d1ddb00              vcvtps2ph xmm3, ymm3, 0                              ; cast float16x8
    4f7  c4e27d13db                vcvtph2ps ymm3, xmm3                                 ; cast float32x8
    4fc  c4c13459f3                vmulps ymm6, ymm9, ymm11                             ; mul float32x8
    501  c4e37d1df600              vcvtps2ph xmm6, ymm6, 0                              ; cast float16x8
    507  c4e27d13f6                vcvtph2ps ymm6, xmm6                                 ; cast float32x8
    50c  c5e458de                  vaddps ymm3, ymm3, ymm6                              ; add float32x8
    510  c4c11c59f0                vmulps ymm6, ymm12, ymm8                             ; mul float32x8
    515  c4e37d1df600              vcvtps2ph xmm6, ymm6, 0                              ; cast float16x8
    51b  c4e27d13f6                vcvtph2ps ymm6, xmm6                                 ; cast float32x8
    520  c58c59ed                  vmulps ymm5, ymm14, ymm5                             ; mul float32x8
    524  c4e37d1ded00              vcvtps2ph xmm5, ymm5, 0                              ; cast float16x8
    52a  c4e27d13ed                vcvtph2ps ymm5, xmm5                                 ; cast float32x8
    52f  c5cc58ed                  vaddps ymm5, ymm6, ymm5                              ; add float32x8
    533  c5e458dd                  vaddps ymm3, ymm3, ymm5                              ; add float32x8
    537  c5fc10ac24c0000000        vmovups ymm5, ymmword ptr [rsp + 192]
    540  c5d458eb                  vaddps ymm5, ymm5, ymm3                              ; add float32x8
    544  c5fc11ac24c0000000        vmovups ymmword ptr [rsp + 192], ymm5
    54d  c5dc59c9                  vmulps ymm1, ymm4, ymm1                              ; mul float32x8
    551  c5b459d2                  vmulps ymm2, ymm9, ymm2                              ; mul float32x8
    555  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    55b  c4e27d13c9                vcvtph2ps ymm1, xmm1                                 ; cast float32x8
    560  c4e37d1dd200              vcvtps2ph xmm2, ymm2, 0                              ; cast float16x8
    566  c4e27d13d2                vcvtph2ps ymm2, xmm2                                 ; cast float32x8
    56b  c5f458ca                  vaddps ymm1, ymm1, ymm2                              ; add float32x8
    56f  c59c59d7                  vmulps ymm2, ymm12, ymm7                             ; mul float32x8
    573  c58c59c0                  vmulps ymm0, ymm14, ymm0                             ; mul float32x8
    577  c4e37d1dd200              vcvtps2ph xmm2, ymm2, 0                              ; cast float16x8
    57d  c4e27d13d2                vcvtph2ps ymm2, xmm2                                 ; cast float32x8
    582  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    588  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    58d  c5ec58c0                  vaddps ymm0, ymm2, ymm0                              ; add float32x8
    591  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    595  c5fc108c24e0000000        vmovups ymm1, ymmword ptr [rsp + 224]
    59e  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    5a2  c5fc118c24e0000000        vmovups ymmword ptr [rsp + 224], ymm1
    5ab  4981c200010000            add r10, 256                                         ; end void
    5b2  4183c001                  add r8d, 1
    5b6  4183f808                  cmp r8d, 8
    5ba  0f8c20fbffff              jl loop_e0
done_5c0:
    5c0  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    5c5  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    5cb  c5fc104c2420              vmovups ymm1, ymmword ptr [rsp + 32]
    5d1  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    5d7  c4e37d18c101              vinsertf128 ymm0, ymm0, xmm1, 1                      ; vectorize float16x16
    5dd  c5fc1101                  vmovups ymmword ptr [rcx], ymm0                      ; store void
    5e1  c5fc10442440              vmovups ymm0, ymmword ptr [rsp + 64]
    5e7  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    5ed  c5fc104c2460              vmovups ymm1, ymmword ptr [rsp + 96]
    5f3  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    5f9  c4e37d18c101              vinsertf128 ymm0, ymm0, xmm1, 1                      ; vectorize float16x16
    5ff  c5fc114120                vmovups ymmword ptr [rcx + 32], ymm0                 ; store void
    604  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    60d  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    613  c5fc108c24a0000000        vmovups ymm1, ymmword ptr [rsp + 160]
    61c  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    622  c4e37d18c101              vinsertf128 ymm0, ymm0, xmm1, 1                      ; vectorize float16x16
    628  c5fc114140                vmovups ymmword ptr [rcx + 64], ymm0                 ; store void
    62d  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    636  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    63c  c5fc108c24e0000000        vmovups ymm1, ymmword ptr [rsp + 224]
    645  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    64b  c4e37d18c101              vinsertf128 ymm0, ymm0, xmm1, 1                      ; vectorize float16x16
    651  c5fc114160                vmovups ymmword ptr [rcx + 96], ymm0                 ; store void
    656  4881c180000000            add rcx, 128                                         ; end void
    65d  4881c680000000            add rsi, 128
    664  4183c101                  add r9d, 1
    668  443bca                    cmp r9d, edx
    66b  0f8ccff9ffff              jl loop_40
done_671:
    671  c5f877                    vzeroupper                                           ; sink void
    674  488ba424e0010000          mov rsp, qword ptr [rsp + 480]
    67c  c3                        ret                                                  ; sink void
