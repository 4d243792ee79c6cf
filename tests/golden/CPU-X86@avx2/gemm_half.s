gemm:
      0  488bc4                    mov rax, rsp
      3  4881ec40030000            sub rsp, 832
      a  4883e4c0                  and rsp, -64
      e  4889842400030000          mov qword ptr [rsp + 768], rax
     16  b800000000                mov eax, 0
     1b  488b07                    mov rax, qword ptr [rdi]
     1e  4c8b5f08                  mov r11, qword ptr [rdi + 8]                         ; define_global ptr<float16, global, 1024>
     22  4c8b5710                  mov r10, qword ptr [rdi + 16]                        ; define_global ptr<float16, global, 1024>
     26  4c8bca                    mov r9, rdx                                          ; special int32
     29  4c8bc6                    mov r8, rsi                                          ; range int32
     2c  413bf1                    cmp esi, r9d
     2f  0f8d4d070000              jge done_782
     35  48c1e607                  shl rsi, 7
     39  488d3c30                  lea rdi, [rax + rsi*1]
loop_40:
     40  498bc0                    mov rax, r8                                          ; mul int32
     43  c1e006                    shl eax, 6
     46  c4e27d580541070000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     4f  c5fc110424                vmovups ymmword ptr [rsp], ymm0
     54  c4e27d580533070000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     5d  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
     63  c4e27d580524070000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     6c  c5fc11442440              vmovups ymmword ptr [rsp + 64], ymm0
     72  c4e27d580515070000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     7b  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
     81  c4e27d580506070000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     8a  c5fc11842480000000        vmovups ymmword ptr [rsp + 128], ymm0
     93  c4e27d5805f4060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     9c  c5fc118424a0000000        vmovups ymmword ptr [rsp + 160], ymm0
     a5  c4e27d5805e2060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     ae  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
     b7  c4e27d5805d0060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     c0  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
     c9  ba00000000                mov edx, 0                                           ; range int32
     ce  498d3443                  lea rsi, [r11 + rax*2]
     d2  498bca                    mov rcx, r10
     d5  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
     da  c5fc11842400020000        vmovups ymmword ptr [rsp + 512], ymm0
     e3  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
     e9  c5fc11842420020000        vmovups ymmword ptr [rsp + 544], ymm0
     f2  c5fc10442440              vmovups ymm0, ymmword ptr [rsp + 64]
     f8  c5fc11842440020000        vmovups ymmword ptr [rsp + 576], ymm0
    101  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
    107  c5fc11842460020000        vmovups ymmword ptr [rsp + 608], ymm0
    110  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    119  c5fc11842480020000        vmovups ymmword ptr [rsp + 640], ymm0
    122  c5fc108424a0000000        vmovups ymm0, ymmword ptr [rsp + 160]
    12b  c5fc118424a0020000        vmovups ymmword ptr [rsp + 672], ymm0
    134  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    13d  c5fc118424c0020000        vmovups ymmword ptr [rsp + 704], ymm0
    146  c5fc108424e0000000        vmovups ymm0, ymmword ptr [rsp + 224]
    14f  c5fc118424e0020000        vmovups ymmword ptr [rsp + 736], ymm0
loop_160:
    160  0fb704d6                  movzx eax, word ptr [rsi + rdx*8]                    ; load float16
    164  c5f96ec0                  vmovd xmm0, eax
    168  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    16d  c4627d58d0                vpbroadcastd ymm10, xmm0                             ; vectorize float32x8
    172  c5fc1031                  vmovups ymm6, ymmword ptr [rcx]                      ; load float16x16
    176  c4e27d13c6                vcvtph2ps ymm0, xmm6                                 ; cast float32x8
    17b  c5fc11842400010000        vmovups ymmword ptr [rsp + 256], ymm0
    184  c5ac59842400010000        vmulps ymm0, ymm10, ymmword ptr [rsp + 256]          ; mul float32x8
    18d  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    193  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    198  0fb744d602                movzx eax, word ptr [rsi + rdx*8 + 2]                ; load float16
    19d  c5f96ec0                  vmovd xmm0, eax
    1a1  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    1a6  c4627d58c8                vpbroadcastd ymm9, xmm0                              ; vectorize float32x8
    1ab  c5fc106940                vmovups ymm5, ymmword ptr [rcx + 64]                 ; load float16x16
    1b0  c4e27d13c5                vcvtph2ps ymm0, xmm5                                 ; cast float32x8
    1b5  c5fc11842420010000        vmovups ymmword ptr [rsp + 288], ymm0
    1be  c5b459842420010000        vmulps ymm0, ymm9, ymmword ptr [rsp + 288]           ; mul float32x8
    1c7  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    1cd  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    1d2  c5f458d0                  vaddps ymm2, ymm1, ymm0                              ; add float32x8
    1d6  0fb744d604                movzx eax, word ptr [rsi + rdx*8 + 4]                ; load float16
    1db  c5f96ec0                  vmovd xmm0, eax
    1df  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    1e4  c4627d58c0                vpbroadcastd ymm8, xmm0                              ; vectorize float32x8
    1e9  c5fc10a180000000          vmovups ymm4, ymmword ptr [rcx + 128]                ; load float16x16
    1f1  c4e27d13c4                vcvtph2ps ymm0, xmm4                                 ; cast float32x8
    1f6  c5fc11842440010000        vmovups ymmword ptr [rsp + 320], ymm0
    1ff  c5bc59842440010000        vmulps ymm0, ymm8, ymmword ptr [rsp + 320]           ; mul float32x8
    208  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    20e  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    213  0fb744d606                movzx eax, word ptr [rsi + rdx*8 + 6]                ; load float16
    218  c5f96ec0                  vmovd xmm0, eax
    21c  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    221  c4e27d58f8                vpbroadcastd ymm7, xmm0                              ; vectorize float32x8
    226  c5fc1099c0000000          vmovups ymm3, ymmword ptr [rcx + 192]                ; load float16x16
    22e  c4e27d13c3                vcvtph2ps ymm0, xmm3                                 ; cast float32x8
    233  c5fc11842460010000        vmovups ymmword ptr [rsp + 352], ymm0
    23c  c5c459842460010000        vmulps ymm0, ymm7, ymmword ptr [rsp + 352]           ; mul float32x8
    245  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    24b  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    250  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    254  c5ec58c8                  vaddps ymm1, ymm2, ymm0                              ; add float32x8
    258  c5fc10842400020000        vmovups ymm0, ymmword ptr [rsp + 512]
    261  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    265  c5fc11842400020000        vmovups ymmword ptr [rsp + 512], ymm0
    26e  c4e37d19f001              vextractf128 xmm0, ymm6, 1                           ; gep float16x8
    274  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    279  c5fc11842480010000        vmovups ymmword ptr [rsp + 384], ymm0
    282  c5ac59842480010000        vmulps ymm0, ymm10, ymmword ptr [rsp + 384]          ; mul float32x8
    28b  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    291  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    296  c4e37d19e801              vextractf128 xmm0, ymm5, 1                           ; gep float16x8
    29c  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    2a1  c5fc118424a0010000        vmovups ymmword ptr [rsp + 416], ymm0
    2aa  c5b4598424a0010000        vmulps ymm0, ymm9, ymmword ptr [rsp + 416]           ; mul float32x8
    2b3  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    2b9  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    2be  c5f458d0                  vaddps ymm2, ymm1, ymm0                              ; add float32x8
    2c2  c4e37d19e001              vextractf128 xmm0, ymm4, 1                           ; gep float16x8
    2c8  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    2cd  c5fc118424c0010000        vmovups ymmword ptr [rsp + 448], ymm0
    2d6  c5bc598424c0010000        vmulps ymm0, ymm8, ymmword ptr [rsp + 448]           ; mul float32x8
    2df  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    2e5  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    2ea  c4e37d19d801              vextractf128 xmm0, ymm3, 1                           ; gep float16x8
    2f0  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    2f5  c5fc118424e0010000        vmovups ymmword ptr [rsp + 480], ymm0
    2fe  c5c4598424e0010000        vmulps ymm0, ymm7, ymmword ptr [rsp + 480]           ; mul float32x8
    307  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    30d  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    312  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    316  c5ec58c8                  vaddps ymm1, ymm2, ymm0                              ; add float32x8
    31a  c5fc10842420020000        vmovups ymm0, ymmword ptr [rsp + 544]
    323  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    327  c5fc11842420020000        vmovups ymmword ptr [rsp + 544], ymm0
    330  c5fc105920                vmovups ymm3, ymmword ptr [rcx + 32]                 ; load float16x16
    335  c4627d13fb                vcvtph2ps ymm15, xmm3                                ; cast float32x8
    33a  c4c12c59c7                vmulps ymm0, ymm10, ymm15                            ; mul float32x8
    33f  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    345  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    34a  c5fc106160                vmovups ymm4, ymmword ptr [rcx + 96]                 ; load float16x16
    34f  c4627d13f4                vcvtph2ps ymm14, xmm4                                ; cast float32x8
    354  c4c13459c6                vmulps ymm0, ymm9, ymm14                             ; mul float32x8
    359  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    35f  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    364  c5f458d0                  vaddps ymm2, ymm1, ymm0                              ; add float32x8
    368  c5fc10a9a0000000          vmovups ymm5, ymmword ptr [rcx + 160]                ; load float16x16
    370  c4627d13ed                vcvtph2ps ymm13, xmm5                                ; cast float32x8
    375  c4c13c59c5                vmulps ymm0, ymm8, ymm13                             ; mul float32x8
    37a  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    380  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    385  c5fc10b1e0000000          vmovups ymm6, ymmword ptr [rcx + 224]                ; load float16x16
    38d  c4627d13e6                vcvtph2ps ymm12, xmm6                                ; cast float32x8
    392  c4c14459c4                vmulps ymm0, ymm7, ymm12                             ; mul float32x8
    397  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    39d  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    3a2  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    3a6  c5ec58c8                  vaddps ymm1, ymm2, ymm0                              ; add float32x8
    3aa  c5fc10842440020000        vmovups ymm0, ymmword ptr [rsp + 576]
    3b3  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    3b7  c5fc11842440020000        vmovups ymmword ptr [rsp + 576], ymm0
    3c0  c4e37d19d801              vextractf128 xmm0, ymm3, 1                           ; gep float16x8
    3c6  c4627d13d8                vcvtph2ps ymm11, xmm0                                ; cast float32x8
    3cb  c4c12c59c3                vmulps ymm0, ymm10, ymm11                            ; mul float32x8
    3d0  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    3d6  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    3db  c4e37d19e001              vextractf128 xmm0, ymm4, 1                           ; gep float16x8
    3e1  c4627d13d0                vcvtph2ps ymm10, xmm0                                ; cast float32x8
    3e6  c4c13459c2                vmulps ymm0, ymm9, ymm10                             ; mul float32x8
    3eb  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    3f1  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    3f6  c5f458d0                  vaddps ymm2, ymm1, ymm0                              ; add float32x8
    3fa  c4e37d19e801              vextractf128 xmm0, ymm5, 1                           ; gep float16x8
    400  c4627d13c8                vcvtph2ps ymm9, xmm0                                 ; cast float32x8
    405  c4c13c59c1                vmulps ymm0, ymm8, ymm9                              ; mul float32x8
    40a  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    410  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    415  c4e37d19f001              vextractf128 xmm0, ymm6, 1                           ; gep float16x8
    41b  c4627d13c0                vcvtph2ps ymm8, xmm0                                 ; cast float32x8
    420  c4c14459c0                vmulps ymm0, ymm7, ymm8                              ; mul float32x8
    425  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    42b  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    430  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    434  c5ec58c8                  vaddps ymm1, ymm2, ymm0                              ; add float32x8
    438  c5fc10842460020000        vmovups ymm0, ymmword ptr [rsp + 608]
    441  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    445  c5fc11842460020000        vmovups ymmword ptr [rsp + 608], ymm0
    44e  0fb744d640                movzx eax, word ptr [rsi + rdx*8 + 64]               ; load float16
    453  c5f96ec0                  vmovd xmm0, eax
    457  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    45c  c4e27d58f0                vpbroadcastd ymm6, xmm0                              ; vectorize float32x8
    461  c5cc59842400010000        vmulps ymm0, ymm6, ymmword ptr [rsp + 256]           ; mul float32x8
    46a  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    470  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    475  0fb744d642                movzx eax, word ptr [rsi + rdx*8 + 66]               ; load float16
    47a  c5f96ec0                  vmovd xmm0, eax
    47e  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    483  c4e27d58d8                vpbroadcastd ymm3, xmm0                              ; vectorize float32x8
    488  c5e459842420010000        vmulps ymm0, ymm3, ymmword ptr [rsp + 288]           ; mul float32x8
    491  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    497  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    49c  c5f458d0                  vaddps ymm2, ymm1, ymm0                              ; add float32x8
    4a0  0fb744d644                movzx eax, word ptr [rsi + rdx*8 + 68]               ; load float16
    4a5  c5f96ec0                  vmovd xmm0, eax
    4a9  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    4ae  c4e27d58e8                vpbroadcastd ymm5, xmm0                              ; vectorize float32x8
    4b3  c5d459842440010000        vmulps ymm0, ymm5, ymmword ptr [rsp + 320]           ; mul float32x8
    4bc  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    4c2  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    4c7  0fb744d646                movzx eax, word ptr [rsi + rdx*8 + 70]               ; load float16
    4cc  c5f96ec0                  vmovd xmm0, eax
    4d0  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    4d5  c4e27d58e0                vpbroadcastd ymm4, xmm0                              ; vectorize float32x8
    4da  c5dc59842460010000        vmulps ymm0, ymm4, ymmword ptr [rsp + 352]           ; mul float32x8
    4e3  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    4e9  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    4ee  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    4f2  c5ec58c8                  vaddps ymm1, ymm2, ymm0                              ; add float32x8
    4f6  c5fc10842480020000        vmovups ymm0, ymmword ptr [rsp + 640]
    4ff  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    503  c5fc11842480020000        vmovups ymmword ptr [rsp + 640], ymm0
    50c  c5cc59842480010000        vmulps ymm0, ymm6, ymmword ptr [rsp + 384]           ; mul float32x8
    515  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    51b  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    520  c5e4598424a0010000        vmulps ymm0, ymm3, ymmword ptr [rsp + 416]           ; mul float32x8
    529  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    52f  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    534  c5f458d0                  vaddps ymm2, ymm1, ymm0                              ; add float32x8
    538  c5d4598424c0010000        vmulps ymm0, ymm5, ymmword ptr [rsp + 448]           ; mul float32x8
    541  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    547  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    54c  c5dc598424e0010000        vmulps ymm0, ymm4, ymmword ptr [rsp + 480]           ; mul float32x8
    555  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    55b  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    560  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    564  c5ec58c8                  vaddps ymm1, ymm2, ymm0                              ; add float32x8
    568  c5fc108424a0020000        vmovups ymm0, ymmword ptr [rsp + 672]
    571  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    575  c5fc118424a0020000        vmovups ymmword ptr [rsp + 672], ymm0
    57e  c4c14c59c7                vmulps ymm0, ymm6, ymm15                             ; mul float32x8
    583  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    589  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    58e  c4c16459c6                vmulps ymm0, ymm3, ymm14                             ; mul float32x8
    593  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    599  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    59e  c5f458d0                  vaddps ymm2, ymm1, ymm0                              ; add float32x8
    5a2  c4c15459c5                vmulps ymm0, ymm5, ymm13                             ; mul float32x8
    5a7  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    5ad  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    5b2  c4c15c59c4                vmulps ymm0, ymm4, ymm12                             ; mul float32x8
    5b7  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    5bd  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    5c2  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    5c6  c5ec58c8                  vaddps ymm1, ymm2, ymm0                              ; add float32x8
    5ca  c5fc108424c0020000        vmovups ymm0, ymmword ptr [rsp + 704]
    5d3  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    5d7  c5fc118424c0020000        vmovups ymmword ptr [rsp + 704], ymm0
    5e0  c4c14c59c3                vmulps ymm0, ymm6, ymm11                             ; mul float32x8
    5e5  c4c16459ca                vmulps ymm1, ymm3, ymm10                             ; mul float32x8
    5ea  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    5f0  c4e27d13d0                vcvtph2ps ymm2, xmm0                                 ; cast float32x8
    5f5  c4e37d1dc800              vcvtps2ph xmm0, ymm1, 0                              ; cast float16x8
    5fb  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    600  c5ec58d8                  vaddps ymm3, ymm2, ymm0                              ; add float32x8
    604  c4c15459c1                vmulps ymm0, ymm5, ymm9                              ; mul float32x8
    609  c4c15c59c8                vmulps ymm1, ymm4, ymm8                              ; mul float32x8
    60e  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    614  c4e27d13d0                vcvtph2ps ymm2, xmm0                                 ; cast float32x8
    619  c4e37d1dc800              vcvtps2ph xmm0, ymm1, 0                              ; cast float16x8
    61f  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    624  c5ec58c0                  vaddps ymm0, ymm2, ymm0                              ; add float32x8
    628  c5e458c8                  vaddps ymm1, ymm3, ymm0                              ; add float32x8
    62c  c5fc108424e0020000        vmovups ymm0, ymmword ptr [rsp + 736]
    635  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    639  c5fc118424e0020000        vmovups ymmword ptr [rsp + 736], ymm0
    642  4881c100010000            add rcx, 256                                         ; end void
    649  83c201                    add edx, 1
    64c  83fa08                    cmp edx, 8
    64f  0f8c0bfbffff              jl loop_160
    655  c5fc10842400020000        vmovups ymm0, ymmword ptr [rsp + 512]
    65e  c5fc110424                vmovups ymmword ptr [rsp], ymm0
    663  c5fc10842420020000        vmovups ymm0, ymmword ptr [rsp + 544]
    66c  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
    672  c5fc10842440020000        vmovups ymm0, ymmword ptr [rsp + 576]
    67b  c5fc11442440              vmovups ymmword ptr [rsp + 64], ymm0
    681  c5fc10842460020000        vmovups ymm0, ymmword ptr [rsp + 608]
    68a  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
    690  c5fc10842480020000        vmovups ymm0, ymmword ptr [rsp + 640]
    699  c5fc11842480000000        vmovups ymmword ptr [rsp + 128], ymm0
    6a2  c5fc108424a0020000        vmovups ymm0, ymmword ptr [rsp + 672]
    6ab  c5fc118424a0000000        vmovups ymmword ptr [rsp + 160], ymm0
    6b4  c5fc108424c0020000        vmovups ymm0, ymmword ptr [rsp + 704]
    6bd  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
    6c6  c5fc108424e0020000        vmovups ymm0, ymmword ptr [rsp + 736]
    6cf  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
done_6d8:
    6d8  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    6dd  c4e37d1dc100              vcvtps2ph xmm1, ymm0, 0                              ; cast float16x8
    6e3  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
    6e9  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    6ef  c4e37518c001              vinsertf128 ymm0, ymm1, xmm0, 1                      ; vectorize float16x16
    6f5  c5fc1107                  vmovups ymmword ptr [rdi], ymm0                      ; store void
    6f9  c5fc10442440              vmovups ymm0, ymmword ptr [rsp + 64]
    6ff  c4e37d1dc100              vcvtps2ph xmm1, ymm0, 0                              ; cast float16x8
    705  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
    70b  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    711  c4e37518c001              vinsertf128 ymm0, ymm1, xmm0, 1                      ; vectorize float16x16
    717  c5fc114720                vmovups ymmword ptr [rdi + 32], ymm0                 ; store void
    71c  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    725  c4e37d1dc100              vcvtps2ph xmm1, ymm0, 0                              ; cast float16x8
    72b  c5fc108424a0000000        vmovups ymm0, ymmword ptr [rsp + 160]
    734  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    73a  c4e37518c001              vinsertf128 ymm0, ymm1, xmm0, 1                      ; vectorize float16x16
    740  c5fc114740                vmovups ymmword ptr [rdi + 64], ymm0                 ; store void
    745  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    74e  c4e37d1dc100              vcvtps2ph xmm1, ymm0, 0                              ; cast float16x8
    754  c5fc108424e0000000        vmovups ymm0, ymmword ptr [rsp + 224]
    75d  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    763  c4e37518c001              vinsertf128 ymm0, ymm1, xmm0, 1                      ; vectorize float16x16
    769  c5fc114760                vmovups ymmword ptr [rdi + 96], ymm0                 ; store void
    76e  4881c780000000            add rdi, 128                                         ; end void
    775  4183c001                  add r8d, 1
    779  453bc1                    cmp r8d, r9d
    77c  0f8cbef8ffff              jl loop_40
done_782:
    782  c5f877                    vzeroupper                                           ; sink void
    785  488ba42400030000          mov rsp, qword ptr [rsp + 768]
    78d  c3                        ret                                                  ; sink void
