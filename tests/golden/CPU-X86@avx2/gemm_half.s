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
     2b  0f8d95050000              jge done_5c6
     31  48c1e607                  shl rsi, 7
     35  488d0c31                  lea rcx, [rcx + rsi*1]
     39  498d3430                  lea rsi, [r8 + rsi*1]
loop_40:
     40  c4e27d58058b050000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
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
     b4  c4427d1312                vcvtph2ps ymm10, xmmword ptr [r10]                   ; cast float32x8
     b9  c4c27d134210              vcvtph2ps ymm0, xmmword ptr [r10 + 16]               ; cast float32x8
     bf  c5fc11842400010000        vmovups ymmword ptr [rsp + 256], ymm0
     c8  c4413459e2                vmulps ymm12, ymm9, ymm10                            ; mul float32x8
     cd  c4437d1de400              vcvtps2ph xmm12, ymm12, 0                            ; cast float16x8
     d3  c4427d13e4                vcvtph2ps ymm12, xmm12                               ; cast float32x8
     d8  460fb75cc602              movzx r11d, word ptr [rsi + r8*8 + 2]                ; load float16
     de  c441796eeb                vmovd xmm13, r11d
     e3  c4427913ed                vcvtph2ps xmm13, xmm13                               ; cast float32
     e8  c4427d58ed                vpbroadcastd ymm13, xmm13                            ; vectorize float32x8
     ed  c4427d137240              vcvtph2ps ymm14, xmmword ptr [r10 + 64]              ; cast float32x8
     f3  c4c27d134250              vcvtph2ps ymm0, xmmword ptr [r10 + 80]               ; cast float32x8
     f9  c5fc11842420010000        vmovups ymmword ptr [rsp + 288], ymm0
    102  c4c11459c6                vmulps ymm0, ymm13, ymm14                            ; mul float32x8
    107  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    10d  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    112  c59c58c0                  vaddps ymm0, ymm12, ymm0                             ; add float32x8
    116  460fb75cc604              movzx r11d, word ptr [rsi + r8*8 + 4]                ; load float16
    11c  c441796ee3                vmovd xmm12, r11d
    121  c4427913e4                vcvtph2ps xmm12, xmm12                               ; cast float32
    126  c4427d58e4                vpbroadcastd ymm12, xmm12                            ; vectorize float32x8
    12b  c4c27d13ba80000000        vcvtph2ps ymm7, xmmword ptr [r10 + 128]              ; cast float32x8
    134  c4c27d138a90000000        vcvtph2ps ymm1, xmmword ptr [r10 + 144]              ; cast float32x8
    13d  c5fc118c2440010000        vmovups ymmword ptr [rsp + 320], ymm1
    146  c59c59ef                  vmulps ymm5, ymm12, ymm7                             ; mul float32x8
    14a  c4e37d1ded00              vcvtps2ph xmm5, ymm5, 0                              ; cast float16x8
    150  c4e27d13ed                vcvtph2ps ymm5, xmm5                                 ; cast float32x8
    155  460fb75cc606              movzx r11d, word ptr [rsi + r8*8 + 6]                ; load float16
    15b  c4c1796ef3                vmovd xmm6, r11d
    160  c4e27913f6                vcvtph2ps xmm6, xmm6                                 ; cast float32
    165  c4e27d58f6                vpbroadcastd ymm6, xmm6                              ; vectorize float32x8
    16a  c4c27d139ac0000000        vcvtph2ps ymm3, xmmword ptr [r10 + 192]              ; cast float32x8
    173  c4c27d138ad0000000        vcvtph2ps ymm1, xmmword ptr [r10 + 208]              ; cast float32x8
    17c  c5fc118c2460010000        vmovups ymmword ptr [rsp + 352], ymm1
    185  c5cc59cb                  vmulps ymm1, ymm6, ymm3                              ; mul float32x8
    189  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    18f  c4e27d13c9                vcvtph2ps ymm1, xmm1                                 ; cast float32x8
    194  c5d458c9                  vaddps ymm1, ymm5, ymm1                              ; add float32x8
    198  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    19c  c5fc580424                vaddps ymm0, ymm0, ymmword ptr [rsp]                 ; add float32x8
    1a1  c5fc110424                vmovups ymmword ptr [rsp], ymm0
    1a6  c5b459842400010000        vmulps ymm0, ymm9, ymmword ptr [rsp + 256]           ; mul float32x8
    1af  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    1b5  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    1ba  c594598c2420010000        vmulps ymm1, ymm13, ymmword ptr [rsp + 288]          ; mul float32x8
    1c3  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    1c9  c4e27d13c9                vcvtph2ps ymm1, xmm1                                 ; cast float32x8
    1ce  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    1d2  c59c598c2440010000        vmulps ymm1, ymm12, ymmword ptr [rsp + 320]          ; mul float32x8
    1db  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    1e1  c4e27d13c9                vcvtph2ps ymm1, xmm1                                 ; cast float32x8
    1e6  c5cc59ac2460010000        vmulps ymm5, ymm6, ymmword ptr [rsp + 352]           ; mul float32x8
    1ef  c4e37d1ded00              vcvtps2ph xmm5, ymm5, 0                              ; cast float16x8
    1f5  c4e27d13ed                vcvtph2ps ymm5, xmm5                                 ; cast float32x8
    1fa  c5f458cd                  vaddps ymm1, ymm1, ymm5                              ; add float32x8
    1fe  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    202  c5fc58442420              vaddps ymm0, ymm0, ymmword ptr [rsp + 32]            ; add float32x8
    208  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
    20e  c4c27d134220              vcvtph2ps ymm0, xmmword ptr [r10 + 32]               ; cast float32x8
    214  c4c27d134a30              vcvtph2ps ymm1, xmmword ptr [r10 + 48]               ; cast float32x8
    21a  c5fc118c2480010000        vmovups ymmword ptr [rsp + 384], ymm1
    223  c5b459e8                  vmulps ymm5, ymm9, ymm0                              ; mul float32x8
    227  c4e37d1ded00              vcvtps2ph xmm5, ymm5, 0                              ; cast float16x8
    22d  c4e27d13ed                vcvtph2ps ymm5, xmm5                                 ; cast float32x8
    232  c4c27d135260              vcvtph2ps ymm2, xmmword ptr [r10 + 96]               ; cast float32x8
    238  c4c27d134a70              vcvtph2ps ymm1, xmmword ptr [r10 + 112]              ; cast float32x8
    23e  c5fc118c24a0010000        vmovups ymmword ptr [rsp + 416], ymm1
    247  c51459fa                  vmulps ymm15, ymm13, ymm2                            ; mul float32x8
    24b  c4437d1dff00              vcvtps2ph xmm15, ymm15, 0                            ; cast float16x8
    251  c4427d13ff                vcvtph2ps ymm15, xmm15                               ; cast float32x8
    256  c4c15458ef                vaddps ymm5, ymm5, ymm15                             ; add float32x8
    25b  c4427d13baa0000000        vcvtph2ps ymm15, xmmword ptr [r10 + 160]             ; cast float32x8
    264  c4c27d138ab0000000        vcvtph2ps ymm1, xmmword ptr [r10 + 176]              ; cast float32x8
    26d  c5fc118c24c0010000        vmovups ymmword ptr [rsp + 448], ymm1
    276  c4c11c59e7                vmulps ymm4, ymm12, ymm15                            ; mul float32x8
    27b  c4e37d1de400              vcvtps2ph xmm4, ymm4, 0                              ; cast float16x8
    281  c4e27d13e4                vcvtph2ps ymm4, xmm4                                 ; cast float32x8
    286  c4c27d138ae0000000        vcvtph2ps ymm1, xmmword ptr [r10 + 224]              ; cast float32x8
    28f  c4427d1382f0000000        vcvtph2ps ymm8, xmmword ptr [r10 + 240]              ; cast float32x8
    298  c54c59d9                  vmulps ymm11, ymm6, ymm1                             ; mul float32x8
    29c  c4437d1ddb00              vcvtps2ph xmm11, ymm11, 0                            ; cast float16x8
    2a2  c4427d13db                vcvtph2ps ymm11, xmm11                               ; cast float32x8
    2a7  c4c15c58e3                vaddps ymm4, ymm4, ymm11                             ; add float32x8
    2ac  c5d458e4                  vaddps ymm4, ymm5, ymm4                              ; add float32x8
    2b0  c5dc58642440              vaddps ymm4, ymm4, ymmword ptr [rsp + 64]            ; add float32x8
    2b6  c5fc11642440              vmovups ymmword ptr [rsp + 64], ymm4
    2bc  c5b459a42480010000        vmulps ymm4, ymm9, ymmword ptr [rsp + 384]           ; mul float32x8
    2c5  c4e37d1de400              vcvtps2ph xmm4, ymm4, 0                              ; cast float16x8
    2cb  c4e27d13e4                vcvtph2ps ymm4, xmm4                                 ; cast float32x8
    2d0  c59459ac24a0010000        vmulps ymm5, ymm13, ymmword ptr [rsp + 416]          ; mul float32x8
    2d9  c4e37d1ded00              vcvtps2ph xmm5, ymm5, 0                              ; cast float16x8
    2df  c4e27d13ed                vcvtph2ps ymm5, xmm5                                 ; cast float32x8
    2e4  c5dc58e5                  vaddps ymm4, ymm4, ymm5                              ; add float32x8
    2e8  c59c59ac24c0010000        vmulps ymm5, ymm12, ymmword ptr [rsp + 448]          ; mul float32x8
    2f1  c4e37d1ded00              vcvtps2ph xmm5, ymm5, 0                              ; cast float16x8
    2f7  c4e27d13ed                vcvtph2ps ymm5, xmm5                                 ; cast float32x8
    2fc  c4c14c59f0                vmulps ymm6, ymm6, ymm8                              ; mul float32x8
    301  c4e37d1df600              vcvtps2ph xmm6, ymm6, 0                              ; cast float16x8
    307  c4e27d13f6                vcvtph2ps ymm6, xmm6                                 ; cast float32x8
    30c  c5d458ee                  vaddps ymm5, ymm5, ymm6                              ; add float32x8
    310  c5dc58e5                  vaddps ymm4, ymm4, ymm5                              ; add float32x8
    314  c5dc58642460              vaddps ymm4, ymm4, ymmword ptr [rsp + 96]            ; add float32x8
    31a  c5fc11642460              vmovups ymmword ptr [rsp + 96], ymm4
    320  460fb75cc640              movzx r11d, word ptr [rsi + r8*8 + 64]               ; load float16
    326  c4c1796ee3                vmovd xmm4, r11d
    32b  c4e27913e4                vcvtph2ps xmm4, xmm4                                 ; cast float32
    330  c4e27d58e4                vpbroadcastd ymm4, xmm4                              ; vectorize float32x8
    335  c4c15c59ea                vmulps ymm5, ymm4, ymm10                             ; mul float32x8
    33a  c4e37d1ded00              vcvtps2ph xmm5, ymm5, 0                              ; cast float16x8
    340  c4e27d13ed                vcvtph2ps ymm5, xmm5                                 ; cast float32x8
    345  460fb75cc642              movzx r11d, word ptr [rsi + r8*8 + 66]               ; load float16
    34b  c4c1796ef3                vmovd xmm6, r11d
    350  c4e27913f6                vcvtph2ps xmm6, xmm6                                 ; cast float32
    355  c4e27d58f6                vpbroadcastd ymm6, xmm6                              ; vectorize float32x8
    35a  c4414c59ce                vmulps ymm9, ymm6, ymm14                             ; mul float32x8
    35f  c4437d1dc900              vcvtps2ph xmm9, ymm9, 0                              ; cast float16x8
    365  c4427d13c9                vcvtph2ps ymm9, xmm9                                 ; cast float32x8
    36a  c4c15458e9                vaddps ymm5, ymm5, ymm9                              ; add float32x8
    36f  460fb75cc644              movzx r11d, word ptr [rsi + r8*8 + 68]               ; load float16
    375  c441796ecb                vmovd xmm9, r11d
    37a  c4427913c9                vcvtph2ps xmm9, xmm9                                 ; cast float32
    37f  c4427d58c9                vpbroadcastd ymm9, xmm9                              ; vectorize float32x8
    384  c5b459ff                  vmulps ymm7, ymm9, ymm7                              ; mul float32x8
    388  c4e37d1dff00              vcvtps2ph xmm7, ymm7, 0                              ; cast float16x8
    38e  c4e27d13ff                vcvtph2ps ymm7, xmm7                                 ; cast float32x8
    393  460fb75cc646              movzx r11d, word ptr [rsi + r8*8 + 70]               ; load float16
    399  c441796ed3                vmovd xmm10, r11d
    39e  c4427913d2                vcvtph2ps xmm10, xmm10                               ; cast float32
    3a3  c4427d58d2                vpbroadcastd ymm10, xmm10                            ; vectorize float32x8
    3a8  c5ac59db                  vmulps ymm3, ymm10, ymm3                             ; mul float32x8
    3ac  c4e37d1ddb00              vcvtps2ph xmm3, ymm3, 0                              ; cast float16x8
    3b2  c4e27d13db                vcvtph2ps ymm3, xmm3                                 ; cast float32x8
    3b7  c5c458db                  vaddps ymm3, ymm7, ymm3                              ; add float32x8
    3bb  c5d458db                  vaddps ymm3, ymm5, ymm3                              ; add float32x8
    3bf  c5e4589c2480000000        vaddps ymm3, ymm3, ymmword ptr [rsp + 128]           ; add float32x8
    3c8  c5fc119c2480000000        vmovups ymmword ptr [rsp + 128], ymm3
    3d1  c5dc599c2400010000        vmulps ymm3, ymm4, ymmword ptr [rsp + 256]           ; mul float32x8
    3da  c4e37d1ddb00              vcvtps2ph xmm3, ymm3, 0                              ; cast float16x8
    3e0  c4e27d13db                vcvtph2ps ymm3, xmm3                                 ; cast float32x8
    3e5  c5cc59ac2420010000        vmulps ymm5, ymm6, ymmword ptr [rsp + 288]           ; mul float32x8
    3ee  c4e37d1ded00              vcvtps2ph xmm5, ymm5, 0                              ; cast float16x8
    3f4  c4e27d13ed                vcvtph2ps ymm5, xmm5                                 ; cast float32x8
    3f9  c5e458dd                  vaddps ymm3, ymm3, ymm5                              ; add float32x8
    3fd  c5b459ac2440010000        vmulps ymm5, ymm9, ymmword ptr [rsp + 320]           ; mul float32x8
    406  c4e37d1ded00              vcvtps2ph xmm5, ymm5, 0                              ; cast float16x8
    40c  c4e27d13ed                vcvtph2ps ymm5, xmm5                                 ; cast float32x8
    411  c5ac59bc2460010000        vmulps ymm7, ymm10, ymmword ptr [rsp + 352]          ; mul float32x8
    41a  c4e37d1dff00              vcvtps2ph xmm7, ymm7, 0                              ; cast float16x8
    420  c4e27d13ff                vcvtph2ps ymm7, xmm7                                 ; cast float32x8
    425  c5d458ef                  vaddps ymm5, ymm5, ymm7                              ; add float32x8
    429  c5e458dd                  vaddps ymm3, ymm3, ymm5                              ; add float32x8
    42d  c5e4589c24a0000000        vaddps ymm3, ymm3, ymmword ptr [rsp + 160]           ; add float32x8
    436  c5fc119c24a0000000        vmovups ymmword ptr [rsp + 160], ymm3
    43f  c5dc59c0                  vmulps ymm0, ymm4, ymm0                              ; mul float32x8
    443  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    449  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    44e  c5cc59d2                  vmulps ymm2, ymm6, ymm2                              ; mul float32x8
    452  c4e37d1dd200              vcvtps2ph xmm2, ymm2, 0                              ; cast float16x8
    458  c4e27d13d2                vcvtph2ps ymm2, xmm2                                 ; cast float32x8
    45d  c5fc58c2                  vaddps ymm0, ymm0, ymm2                              ; add float32x8
    461  c4c13459d7                vmulps ymm2, ymm9, ymm15                             ; mul float32x8
    466  c4e37d1dd200              vcvtps2ph xmm2, ymm2, 0                              ; cast float16x8
    46c  c4e27d13d2                vcvtph2ps ymm2, xmm2                                 ; cast float32x8
    471  c5ac59c9                  vmulps ymm1, ymm10, ymm1                             ; mul float32x8
    475  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    47b  c4e27d13c9                vcvtph2ps ymm1, xmm1                                 ; cast float32x8
    480  c5ec58c9                  vaddps ymm1, ymm2, ymm1                              ; add float32x8
    484  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    488  c5fc588424c0000000        vaddps ymm0, ymm0, ymmword ptr [rsp + 192]           ; add float32x8
    491  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
    49a  c5dc59842480010000        vmulps ymm0, ymm4, ymmword ptr [rsp + 384]           ; mul float32x8
    4a3  c5cc598c24a0010000        vmulps ymm1, ymm6, ymmword ptr [rsp + 416]           ; mul float32x8
    4ac  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    4b2  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    4b7  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    4bd  c4e27d13c9                vcvtph2ps ymm1, xmm1                                 ; cast float32x8
    4c2  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    4c6  c5b4598c24c0010000        vmulps ymm1, ymm9, ymmword ptr [rsp + 448]           ; mul float32x8
    4cf  c4c12c59d0                vmulps ymm2, ymm10, ymm8                             ; mul float32x8
    4d4  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    4da  c4e27d13c9                vcvtph2ps ymm1, xmm1                                 ; cast float32x8
    4df  c4e37d1dd200              vcvtps2ph xmm2, ymm2, 0                              ; cast float16x8
    4e5  c4e27d13d2                vcvtph2ps ymm2, xmm2                                 ; cast float32x8
    4ea  c5f458ca                  vaddps ymm1, ymm1, ymm2                              ; add float32x8
    4ee  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    4f2  c5fc588424e0000000        vaddps ymm0, ymm0, ymmword ptr [rsp + 224]           ; add float32x8
    4fb  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
    504  4981c200010000            add r10, 256                                         ; end void
    50b  4183c001                  add r8d, 1
    50f  4183f808                  cmp r8d, 8
    513  0f8c87fbffff              jl loop_a0
done_519:
    519  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    51e  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    524  c5fc104c2420              vmovups ymm1, ymmword ptr [rsp + 32]
    52a  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    530  c5f81101                  vmovups xmmword ptr [rcx], xmm0                      ; store void
    534  c5f8114910                vmovups xmmword ptr [rcx + 16], xmm1
    539  c5fc10442440              vmovups ymm0, ymmword ptr [rsp + 64]
    53f  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    545  c5fc104c2460              vmovups ymm1, ymmword ptr [rsp + 96]
    54b  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    551  c5f8114120                vmovups xmmword ptr [rcx + 32], xmm0                 ; store void
    556  c5f8114930                vmovups xmmword ptr [rcx + 48], xmm1
    55b  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    564  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    56a  c5fc108c24a0000000        vmovups ymm1, ymmword ptr [rsp + 160]
    573  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    579  c5f8114140                vmovups xmmword ptr [rcx + 64], xmm0                 ; store void
    57e  c5f8114950                vmovups xmmword ptr [rcx + 80], xmm1
    583  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    58c  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    592  c5fc108c24e0000000        vmovups ymm1, ymmword ptr [rsp + 224]
    59b  c4e37d1dc900              vcvtps2ph xmm1, ymm1, 0                              ; cast float16x8
    5a1  c5f8114160                vmovups xmmword ptr [rcx + 96], xmm0                 ; store void
    5a6  c5f8114970                vmovups xmmword ptr [rcx + 112], xmm1
    5ab  4881c180000000            add rcx, 128                                         ; end void
    5b2  4881c680000000            add rsi, 128
    5b9  4183c101                  add r9d, 1
    5bd  443bca                    cmp r9d, edx
    5c0  0f8c7afaffff              jl loop_40
done_5c6:
    5c6  c5f877                    vzeroupper                                           ; sink void
    5c9  488ba424e0010000          mov rsp, qword ptr [rsp + 480]
    5d1  c3                        ret                                                  ; sink void
